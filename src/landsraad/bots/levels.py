"""Six levels to play against, each a name, a budget and a strength that was measured (docs/ladder.md).

1 any legal action, 2 the house with its mind elsewhere, 3 the house, 4 to 6 the search with more and more time, as the
game says (`bots/<game>/thinking.py`).
"""

from __future__ import annotations

import random

from ..kernel.seat import Seat
from .by_game import House
from .search import Search

DISTRACTED = 0.3  # how often


class Distracted(House):
    """Now and then it takes something else: any of the better half of what it looked at."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._dice = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        if self._dice.random() >= DISTRACTED or len(seat.legal()) == 1:
            return super().choose(seat)
        worth = self.judge(seat)
        order = sorted(worth, key=lambda action: -worth[action])
        return self._dice.choice(order[: (len(order) + 1) // 2])


class Level4(Search):
    budget, level = None, 4


class Level5(Search):
    budget, level = None, 5


class Level6(Search):
    budget, level = None, 6
