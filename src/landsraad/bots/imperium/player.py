"""The house of Dune: Imperium at the table."""

from __future__ import annotations

from ..judging import Judge
from .house import HousePolicy


class House(Judge):
    ix = True  # uses what Rise of Ix brings

    def __init__(self, seed: int) -> None:
        super().__init__("imperium", "Dune: Imperium", HousePolicy(self.ix), seed)


class HouseBase(House):
    """The house that plays Rise of Ix as if it were the base game: the measure of what the new systems bring."""

    name = "house-base"
    ix = False
