"""Games played out in a world of one's own: a policy chooses at every decision until a given time. Compiled.

A world comes from a seat (`Seat.guess`), so whoever plays it out holds nothing the seat may not know.
"""

from __future__ import annotations

from random import Random

from .dice import Dice
from .position import Position

FOREVER = 1 << 30  # as `until`: to the end of the game
PATIENCE = 20000  # decisions; no policy plays longer


class Policy:
    """A way to play: one of the legal actions of any world, for whoever is to decide in it."""

    __slots__ = ()

    def choose(self, world: Position) -> int:
        """What is worth most; of equals the first."""
        legal = world.legal_list
        if len(legal) == 1:
            return legal[0]
        worth = self.judge(world)
        best = 0
        for i in range(1, len(worth)):
            if worth[i] > worth[best]:
                best = i
        return legal[best]

    def judge(self, world: Position) -> list[float]:
        """What each legal action is worth to it, in the order of the list."""
        raise NotImplementedError


class Chance(Policy):
    """Any legal action, each as likely as the others: for studies of the rules, and to measure the engine."""

    __slots__ = ("dice",)

    def __init__(self, rng: Random) -> None:
        self.dice = Dice(rng)

    def choose(self, world: Position) -> int:
        legal = world.legal_list
        return legal[self.dice.below(len(legal))]


def rollout(world: Position, policy: Policy, until: int, patience: int = PATIENCE) -> int:
    """Play on until the clock of the world reaches `until`, the game ends or patience does; how many decisions."""
    machine = world.machine()
    n = 0
    while not world.over and n < patience and world.clock() < until:
        machine.go_on(world, policy.choose(world))
        n += 1
    return n
