"""The games of the house. Everything outside a game's own folder finds it here."""

from __future__ import annotations

from .arrakis.game import GAME as ARRAKIS
from .imperium.game import GAME as IMPERIUM
from .kernel.contract import Game
from .kernel.errors import LandsraadError

games: dict[str, Game] = {IMPERIUM.name: IMPERIUM, ARRAKIS.name: ARRAKIS}


def find_game(name: str) -> Game:
    if name not in games:
        raise LandsraadError(f"There is no game “{name}”. Known: {', '.join(sorted(games))}.")
    return games[name]
