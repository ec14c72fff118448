"""Plays anything that is legal, each action as likely as the next: the measure of how much a better bot knows."""

from __future__ import annotations

import random

from ..kernel.contract import Data, Game


class Random:
    name = "random"
    blind = True

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(seed)

    def choose(self, game: Game, view: Data, legal: list[int]) -> int:
        return self._dice.choice(legal)
