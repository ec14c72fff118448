"""Many games between the same bots, all reproducible from one number.

Game `n` of a match has the seed "<match seed>-<n>" and seats bot `(seat + n) % players` on each seat, so that over a
match every bot sits everywhere equally often. Nothing else enters: who plays a game, and when, cannot change it.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from ..bots import make, move
from ..kernel.contract import Data, Setup
from ..kernel.errors import LandsraadError
from ..kernel.record import new_record
from ..kernel.seat import Seat
from ..kernel.texts import KERNEL
from ..registry import find_game
from .workers import crew


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays what, how often."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    keep_records: bool = False

    def check(self) -> None:
        """Everything that can be wrong is found before the first game."""
        if self.games < 1:
            raise LandsraadError(KERNEL.message("match-games", n=str(self.games)))
        for name in self.bots:
            make(name, 0)
        find_game(self.game).check(self.setup(0))

    def setup(self, number: int) -> Setup:
        return Setup(len(self.bots), f"{self.seed}-{number}", **self.options)

    def seating(self, number: int) -> list[str]:
        """The bots of that game, by seat."""
        count = len(self.bots)
        return [self.bots[(seat + number) % count] for seat in range(count)]

    def bot_seed(self, number: int, seat: int) -> int:
        return int.from_bytes(blake2b(f"{self.seed}-{number}-{seat}".encode(), digest_size=8).digest())

    def play(self, jobs: int = 1, cluster: str = "") -> Generator[Played, None, None]:
        """All games in order. With several jobs, or on a cluster, they are played side by side; the results are the
        same."""
        self.check()
        with crew(jobs, cluster) as workers:
            unit = max(1, min(LARGEST_UNIT, self.games // (workers.jobs * UNITS_PER_JOB))) if workers.jobs > 1 else 1
            ranges = ((self, start, min(start + unit, self.games)) for start in range(0, self.games, unit))
            for games in workers.map(play_range, ranges):
                yield from games


LARGEST_UNIT = 25  # games handed to a worker at a time
UNITS_PER_JOB = 8


@dataclass(frozen=True, slots=True)
class Placing:
    """How one seat did in one game."""

    bot: str
    place: int
    shared: int  # how many players share the place; a team is one
    score: int
    leader: str  # or whatever the game's players are told apart by; may be empty
    side: str = ""  # in a game of two sides

    @property
    def win(self) -> float:
        """1 for the winner and for everybody in a winning team; a shared first place is shared."""
        return 1 / self.shared if self.place == 1 else 0.0


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game."""

    number: int
    seed: str
    seats: tuple[Placing, ...]
    rounds: int
    decisions: int
    hash: str
    record: str  # one line, or empty if records are not kept
    ranked: int = 0  # who could win: the seats, and automatons with a score


def play_range(unit: tuple[Match, int, int]) -> list[Played]:
    match, start, stop = unit
    return [play_game(match, number) for number in range(start, stop)]


def play_game(match: Match, number: int) -> Played:
    game = find_game(match.game)
    names = match.seating(number)
    bots = [make(name, match.bot_seed(number, seat)) for seat, name in enumerate(names)]
    setup = match.setup(number)
    state = game.new(setup)
    seats = [Seat(game, state, number) for number in range(state.players_count)]
    actions: list[int] = []
    while not state.over:
        seat = state.player
        actions.append(move(bots[seat], names[seat], seats[seat], state.apply))

    line = ""
    if match.keep_records:
        record = new_record(game, setup, names)
        record.actions = actions
        record.hash = state.hash()
        record.note = {"match": match.seed, "game": number}
        line = record.line()
    table = state.view(0)
    sides = _sides(table)
    places: dict[int, tuple[int, int]] = {}
    rank = 1
    for group in state.ranking:
        players = {sides.get(seat, str(seat)) for seat in group}  # partners win together
        for seat in group:
            places[seat] = (rank, len(players))
        rank += max(1, len(group))  # an automaton has no seat, but whoever loses to it is not first
    return Played(
        number,
        str(setup.seed),
        tuple(
            Placing(name, *places[seat], game.score(state, seat), _leader(table, seat), sides.get(seat, ""))
            for seat, name in enumerate(names)
        ),
        int(table.get("round", 0)),
        len(actions),
        state.hash(),
        line,
        sum(len(group) for group in state.ranking),
    )


def _leader(view: Data, seat: int) -> str:
    players = view.get("players", [])
    return str(players[seat].get("leader") or "") if seat < len(players) else ""


def _sides(view: Data) -> dict[int, str]:
    """The side of each seat, in a game that has sides."""
    return {seat: side for side, seats in view.get("seats", {}).items() for seat in seats}
