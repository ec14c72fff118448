"""Sits at the table: finds the side it plays, lets it judge every option, takes the best."""

from __future__ import annotations

from ...kernel.contract import Data, Game
from .atreides import Atreides
from .board import board_of
from .common import Side
from .harkonnen import Harkonnen
from .table import Table

SIDES: dict[str, type[Side]] = {"harkonnen": Harkonnen, "atreides": Atreides}


class House:
    name = "house"
    blind = False

    def __init__(self, seed: int) -> None:
        self._side: Side | None = None

    def choose(self, game: Game, view: Data, legal: list[int]) -> int:
        if self._side is None:
            self._side = SIDES[view["side"]](board_of(game))
        return self._side.choose(game, Table(self._side.board, view), legal)
