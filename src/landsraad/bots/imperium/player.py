"""The house of Dune: Imperium at the table."""

from __future__ import annotations

from ..judging import Judge
from .house import HousePolicy
from .prices import ALONE, TABLE, Prices

BY_HAND = Prices({})


class House(Judge):
    ix = True  # uses what Rise of Ix brings
    table: Prices = TABLE
    alone: Prices = ALONE

    def __init__(self, seed: int) -> None:
        super().__init__("imperium", "Dune: Imperium", HousePolicy(self.ix, self.table, self.alone), seed)


class HouseByHand(House):
    """The house with the prices somebody made by hand: the measure of what those found on games bring."""

    name = "house-by-hand"
    table: Prices = BY_HAND
    alone: Prices = BY_HAND


class HouseBase(House):
    """The house that plays Rise of Ix as if it were the base game: the measure of what the new systems bring."""

    name = "house-base"
    ix = False
