"""A bot of one name that is another player in every game: which one, the game at the first choice decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel.contract import Data, Game
from ..kernel.errors import LandsraadError
from ..kernel.later import load

if TYPE_CHECKING:
    from . import Bot

HOUSES = {"imperium": "house:House", "arrakis": "house_arrakis:House"}


class House:
    name = "house"
    blind = False

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._player: Bot | None = None

    def choose(self, game: Game, view: Data, legal: list[int]) -> int:
        if self._player is None:
            if game.name not in HOUSES:
                raise LandsraadError(f"The house does not play {game.title}.")
            self._player = load(f"{__package__}.{HOUSES[game.name]}")(self._seed)
        return self._player.choose(game, view, legal)
