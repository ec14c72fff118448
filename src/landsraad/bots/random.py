"""Players of chance: the measure of how much a better bot knows."""

from __future__ import annotations

import random

from ..kernel.seat import Seat


class Random:
    """Anything that is legal, each action as likely as the next."""

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        return self._dice.choice(seat.legal())


# Decisions that ask what to throw away, and the answer that throws away nothing.
KEEPS = {"remove_prescience": ("skip",)}


class Keeper(Random):
    """Chance that keeps what may be kept.

    A player of pure chance removes three quarters of the prescience cards from the game (ARR-22.7) and can hardly win
    any more: no measure of a side's chances.
    """

    def choose(self, seat: Seat) -> int:
        kept = KEEPS.get(seat.kind)
        if kept is not None:
            for action in seat.legal():
                if seat.game.words(action) == kept:
                    return action
        return super().choose(seat)
