"""Adding up a match: who won how often, from which seat, on which side, with which leader."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from math import sqrt
from typing import TypeVar

from .match import Played

Key = TypeVar("Key", bound=Hashable)
Z_95 = 1.959963984540054


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927): never leaves 0 … 1 and is honest near both ends."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    scale = 1 + Z_95**2 / games
    middle = (share + Z_95**2 / (2 * games)) / scale
    half = Z_95 * sqrt(share * (1 - share) / games + Z_95**2 / (4 * games**2)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(slots=True)
class Score:
    """How often something was at the table and how it did."""

    games: int = 0
    wins: float = 0.0
    points: int = 0

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def mean(self) -> float:
        return self.points / self.games


@dataclass(slots=True)
class Tally:
    games: int = 0
    rounds: int = 0
    decisions: int = 0
    undecided: int = 0  # everybody on the first place; alone somebody else has won or lost
    ranked: int = 0  # who could win in each of the games
    bots: dict[str, Score] = field(default_factory=dict)
    seats: dict[int, Score] = field(default_factory=dict)
    leaders: dict[str, Score] = field(default_factory=dict)
    sides: dict[str, Score] = field(default_factory=dict)  # a team counts once
    bots_on_sides: dict[tuple[str, str], Score] = field(default_factory=dict)

    def add(self, played: Played) -> None:
        self.games += 1
        self.rounds += played.rounds
        self.decisions += played.decisions
        self.undecided += len(played.seats) > 1 and all(seat.place == 1 for seat in played.seats)
        self.ranked = max(self.ranked, played.ranked)
        for number, seat in enumerate(played.seats):
            _add(self.bots, seat.bot, seat.win, seat.score)
            _add(self.seats, number, seat.win, seat.score)
            if seat.leader:
                _add(self.leaders, seat.leader, seat.win, seat.score)
        for side, seat in {seat.side: seat for seat in played.seats if seat.side}.items():
            _add(self.sides, side, seat.win, seat.score)
        for seat in played.seats:
            if seat.side:
                _add(self.bots_on_sides, (seat.bot, seat.side), seat.win, seat.score)


def _add(scores: dict[Key, Score], key: Key, win: float, points: int) -> None:
    score = scores.setdefault(key, Score())
    score.games += 1
    score.wins += win
    score.points += points
