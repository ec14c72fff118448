"""A bot of one name that is another player in every game: which one, the game at the first choice decides."""

from __future__ import annotations

from ..kernel.contract import Data, Game
from ..kernel.errors import LandsraadError
from .house import House as ImperiumHouse
from .house_arrakis import House as ArrakisHouse

HOUSES: dict[str, type[ImperiumHouse] | type[ArrakisHouse]] = {"imperium": ImperiumHouse, "arrakis": ArrakisHouse}


class House:
    name = "house"
    blind = False

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._player: ImperiumHouse | ArrakisHouse | None = None

    def choose(self, game: Game, view: Data, legal: list[int]) -> int:
        if self._player is None:
            if game.name not in HOUSES:
                raise LandsraadError(f"The house does not play {game.title}.")
            self._player = HOUSES[game.name](self._seed)
        return self._player.choose(game, view, legal)
