"""Search: what would come of each option if everybody went on as the house does?

At a decision it guesses worlds that fit what its seat knows, tries every option worth a thought in the *same* worlds,
lets the house play on for all seats to the end of the round, and asks how likely each seat is to win from there (the
learned `value`). Half of the options are dropped after each stage, so that most of the time goes to the best ones
(sequential halving). Where a game knows other ways to play on than the house's, it first finds out in the same manner
which of them does best, and keeps to it until the round ends or another is better: a plan of several turns shows its
worth only to somebody who goes through with it. Every seat plays for itself, in Dune: Imperium as in War for Arrakis:
an option is worth the own share of the victory. It may be stopped at any time and answers with what it knows by then.

A game offers what is its own in `bots/<game>/thinking.py`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from math import sqrt
from time import perf_counter
from typing import Any, Protocol

from ..kernel.contract import Data
from ..kernel.errors import LandsraadError
from ..kernel.later import load
from ..kernel.net import Net
from ..kernel.playout import Policy, rollout
from ..kernel.position import Position
from ..kernel.seat import Seat
from .by_game import House

WAYS = 0.6  # of the time of a decision: which way to play on is best, where there are several
EACH = 5  # playouts for each way at least: with fewer none is tried


class Thinking(Protocol):
    """What a game knows about searching in it."""

    policy: Policy

    def ways(self, world: Any) -> Sequence[Policy]:
        """Others who might play on from this decision instead, where that is worth a thought."""

    def shares(self, world: Any) -> list[float]:
        """By seat: how likely it is to win from there."""

    def weight(self, world: Any) -> float:
        """How much of the time of a great decision this one deserves; 0: the house decides alone."""

    def until(self, world: Any) -> int:
        """The time up to which the house plays on."""

    def gauges(self, view: Data, lasting: bool) -> dict[str, float]:
        """What a seat has that counts, by thing or by a word of the game's messages `gauge-…`. Advice tells what a
        choice brings by these. `lasting`: what can be compared at the end of a round, else within a turn."""

    def calibrated(self) -> Thinking:
        """The same with shares that are meant as chances, for people to read."""

    levels: dict[int, Budget]  # how long the bots of these levels think
    options: int  # how many are worth a thought at most: the best of them in the eyes of the house
    doubt: float  # by how many standard errors another option must beat the one the house would take; 0: by anything

    # What learning needs.

    practice: dict[str, tuple[dict[str, Any], ...]]  # by kind of games, each with a network of its own: setups
    afterwards: dict[str, tuple[dict[str, Any], ...]]  # … of the games the search plays then, where they are others

    def taught(self, net: Net) -> Thinking:
        """The same with that network, quick enough to play thousands of games to learn from."""

    def inputs(self, world: Any) -> list[list[float]]:
        """By everybody who can win: the inputs of the network."""

    def winners(self, world: Any) -> list[float]:
        """Of a finished game, by the same: their shares of the victory."""

    def row(self, world: Any, seat: int) -> int:
        """Which of them a seat is."""


def can_think(game: str) -> bool:
    return find_spec(f"{__package__}.{game}") is not None and find_spec(f"{__package__}.{game}.thinking") is not None


def thinking_of(game: str) -> Thinking:
    if not can_think(game):
        raise LandsraadError(f"Nobody here knows how to think about the game “{game}”.")
    thinking: Thinking = load(f"{__package__}.{game}.thinking:THINKING")
    return thinking


@dataclass(frozen=True)
class Budget:
    """How long to think about a great decision: so many playouts, but no longer than so many seconds.

    On a machine that is quick enough only the playouts count, and games can be repeated.
    """

    playouts: int
    seconds: float
    options: int = 16  # worth a thought: the best of them in the eyes of the house

    def share(self, weight: float) -> Budget:
        return Budget(max(1, round(self.playouts * weight)), self.seconds * weight, self.options)


class Option:
    """One action under consideration, and who plays on from there: what came of it, world by world."""

    __slots__ = ("action", "policy", "shares", "total")

    def __init__(self, action: int, policy: Policy) -> None:
        self.action = action
        self.policy = policy
        self.total = 0.0
        self.shares: list[float] = []

    @property
    def worlds(self) -> int:
        return len(self.shares)

    @property
    def mean(self) -> float:
        return self.total / self.worlds if self.worlds else 0.0

    def surely_beats(self, other: Option, doubt: float) -> bool:
        """In the worlds both were tried in, by more than chance would explain."""
        gains = [a - b for a, b in zip(self.shares, other.shares, strict=False)]
        if len(gains) < 2:
            return False
        mean = sum(gains) / len(gains)
        variance = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
        return mean > doubt * sqrt(variance / len(gains))


class Search:
    """One seat of one game. Bots of the same seed and number of playouts answer alike."""

    budget: Budget | None = Budget(250, 0.3)
    level = 0  # which budget of the game it is, if it has none of its own

    def __init__(self, seed: int, budget: Budget | None = None, thinking: Thinking | None = None) -> None:
        self._rng = random.Random(seed)
        self.budget = budget or self.budget
        self._thinking = thinking
        self._kept: tuple[Seat, int, Policy] | None = None  # whose, until when, and who plays on in its playouts

    def choose(self, seat: Seat) -> int:
        if self._thinking is None and not can_think(seat.game.name):
            return House(0).choose(seat)  # a game it has not been taught
        return self.consider(seat)[0].action

    def judge(self, seat: Seat, also: int = -1) -> dict[int, float]:
        """The own share of the victory for every legal action it gave a thought; the others come behind the worst.
        `also`: an action to give a thought in any case."""
        found = {option.action: option.mean for option in self.consider(seat, also)}
        lowest = min(found.values())
        return {action: found.get(action, lowest - 1.0) for action in seat.legal()}

    def consider(self, seat: Seat, also: int = -1) -> list[Option]:
        """The options from the best to the first that was dropped."""
        thinking = self._thinking
        if thinking is None:
            thinking = self._thinking = thinking_of(seat.game.name)
        begun = perf_counter()
        world = seat.guess(self._rng)
        assert isinstance(world, Position)
        legal = world.legal_list
        if len(legal) == 1:
            return [Option(legal[0], thinking.policy)]
        weight = thinking.weight(world)
        budget = self.budget or thinking.levels[self.level]
        most = min(budget.options, thinking.options)
        budget = budget.share(weight)
        way = self._way(seat, thinking, world)
        ways = thinking.ways(world)
        if ways and WAYS * budget.playouts >= EACH * len(ways):
            others = [one for one in (thinking.policy, *ways) if one is not way]
            played = [Option(one.choose(world), one) for one in (way, *others)]
            way = self._halve(seat, thinking, played, budget.share(WAYS), begun)[0].policy
            self._kept = (seat, world.clock(), way)
            begun, gone = perf_counter(), perf_counter() - begun
            budget = Budget(round((1 - WAYS) * budget.playouts), max(0.0, budget.seconds - gone))
        liked = way.judge(world)
        order = sorted(range(len(legal)), key=lambda i: -liked[i])
        options = [Option(legal[i], way) for i in order[:most]]
        options += [Option(legal[i], way) for i in order[most:] if legal[i] == also]
        if weight <= 0.0:
            return options
        return self._halve(seat, thinking, options, budget, begun)

    def _way(self, seat: Seat, thinking: Thinking, world: Position) -> Policy:
        """Who plays on: the house, or until the round ends whoever was better at a decision before."""
        if self._kept is not None and self._kept[0] is seat and self._kept[1] == world.clock():
            return self._kept[2]
        return thinking.policy

    def _halve(
        self, seat: Seat, thinking: Thinking, options: list[Option], budget: Budget, begun: float
    ) -> list[Option]:
        """Drop the worse half after each stage; every stage has the same share of the time. Where the leaf is doubted,
        the option of the house stays to the end, and another is taken only if it surely beats it."""
        favourite, doubt = options[0], thinking.doubt
        stages = max(1, (len(options) - 1).bit_length())
        left = list(options)
        dropped: list[Option] = []
        played = 0
        used = 0.0
        for stage in range(stages):
            while used < (stage + 1) / stages:
                world = seat.guess(self._rng)
                for option in left:
                    self._play(world.clone(), option, seat.number, thinking)
                    played += 1
                    used = (perf_counter() - begun) / budget.seconds
                    if used >= 1.0:
                        break
                used = max(used, played / budget.playouts)
            left.sort(key=lambda option: -option.mean)  # stable: of equals the one the house likes better
            if used >= 1.0:
                break
            keep = (len(left) + 1) // 2
            dropped = left[keep:] + dropped
            left = left[:keep]
            if doubt and favourite in dropped:
                dropped.remove(favourite)
                left.append(favourite)
        if doubt and left[0] is not favourite and not left[0].surely_beats(favourite, doubt):
            left.remove(favourite)
            left.insert(0, favourite)
        return left + dropped

    def _play(self, world: Any, option: Option, seat: int, thinking: Thinking) -> None:
        until = thinking.until(world)
        world.apply(option.action)
        rollout(world, option.policy, until)
        share = thinking.shares(world)[seat]
        option.total += share
        option.shares.append(share)
