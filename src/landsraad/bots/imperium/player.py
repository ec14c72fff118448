"""The house at the table: it looks at a world its seat cannot tell from the real one, and judges every option there."""

from __future__ import annotations

import random

from ...kernel.errors import LandsraadError
from ...kernel.position import Position
from ...kernel.seat import Seat
from .house import HousePolicy


class House:
    name = "house"
    ix = True  # uses what Rise of Ix brings

    def __init__(self, seed: int) -> None:
        """The house plays without chance; every seed gives the same player."""
        self._policy = HousePolicy(self.ix)
        self._rng = random.Random(seed)  # of the worlds it looks at; what is dealt anew in them it never reads

    def choose(self, seat: Seat) -> int:
        return self._policy.choose(self._world(seat))

    def judge(self, seat: Seat) -> dict[int, float]:
        """What every legal action is worth to it."""
        world = self._world(seat)
        return dict(zip(world.legal_list, self._policy.judge(world), strict=True))

    def _world(self, seat: Seat) -> Position:
        if seat.game.name != "imperium":
            raise LandsraadError(f"The bot “{self.name}” plays Dune: Imperium only, not {seat.game.title}.")
        world = seat.guess(self._rng)
        assert isinstance(world, Position)
        return world


class HouseBase(House):
    """The house that plays Rise of Ix as if it were the base game: the measure of what the new systems bring."""

    name = "house-base"
    ix = False
