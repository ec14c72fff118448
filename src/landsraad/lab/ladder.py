"""A ladder of bots: every pair plays, and from all games each bot gets a rating.

A pairing is one bot against the other on all seats that are left (1 against 3 at a table for four), the seats and sides
rotated as in every match, so that `simulate` repeats any row. A unit of work is (pairing, range of games) and returns
sums only; what is finished is written to a file, and a ladder that is started again goes on from there. A pairing
stops early when it is decided: when the share of the one is surely above or below what an equal would win.

The rating is the model of Plackett and Luce for first places (Bradley and Terry where two play): a bot of rating r is
first with a chance in proportion to exp(r). Intervals come from the curvature of the likelihood.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from math import exp, log, sqrt
from pathlib import Path
from time import process_time
from typing import Any

from ..kernel.errors import LandsraadError
from ..kernel.texts import KERNEL
from ..registry import find_game
from .match import Match, play_game
from .tally import Z_95, wilson
from .workers import crew

UNIT = 8  # games of a unit: a multiple of the seats, so that rotations are whole
SURE = 3.0  # standard errors: looked at again and again, 95 % needs more than 1.96
ELO = 400 / log(10)


@dataclass(frozen=True)
class Ladder:
    """What is played: the bots from the weakest to the strongest."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int  # of each pairing, at most
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)

    def pairings(self) -> list[tuple[str, str]]:
        """The stronger one alone against the weaker one; neighbours first, they tell most."""
        count = len(self.bots)
        return [(self.bots[i + gap], self.bots[i]) for gap in range(1, count) for i in range(count - gap)]

    @property
    def par(self) -> float:
        """What an equal would win."""
        return 1 / self.players

    def match(self, one: str, others: str, games: int) -> Match:
        return Match(self.game, (one, *[others] * (self.players - 1)), games, self.seed, self.options)

    def head(self) -> dict[str, Any]:
        """What results must have in common."""
        rules = find_game(self.game)
        return {
            "game": self.game,
            "players": self.players,
            "seed": self.seed,
            "options": json.loads(json.dumps(self.options)),
            "rules": rules.rules_version,
            "content": rules.content_hash,
        }


@dataclass
class Result:
    """How one did against the others."""

    one: str
    others: str
    games: int = 0
    wins: float = 0.0
    seconds: float = 0.0  # of CPU

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def decided(self, par: float) -> bool:
        """Surely better or worse than an equal."""
        if self.games < 2 * UNIT:
            return False
        share = self.wins / self.games
        error = sqrt(max(par * (1 - par), share * (1 - share)) / self.games)
        return abs(share - par) > SURE * error


def play_unit(unit: tuple[Ladder, str, str, int, int]) -> dict[str, Any]:
    """Some games of a pairing: sums only."""
    ladder, one, others, start, stop = unit
    match = ladder.match(one, others, stop)
    begun = process_time()
    wins = 0.0
    for number in range(start, stop):
        played = play_game(match, number)
        wins += sum(seat.win for seat in played.seats if seat.bot == one) if one != others else 0.0
    return {
        "one": one,
        "others": others,
        "start": start,
        "games": stop - start,
        "wins": wins,
        "seconds": round(process_time() - begun, 2),
    }


class Scorebook:
    """What has been played so far, in a file: a head, and a line for every unit."""

    def __init__(self, ladder: Ladder, file: Path) -> None:
        self.ladder = ladder
        self.file = file
        self.results: dict[tuple[str, str], Result] = {}
        self.done: set[tuple[str, str, int]] = set()
        if file.exists():
            self._read()
        else:
            file.write_text(json.dumps(ladder.head()) + "\n", encoding="utf-8")

    def _read(self) -> None:
        lines = self.file.read_text(encoding="utf-8").splitlines()
        if not lines or json.loads(lines[0]) != self.ladder.head():
            raise LandsraadError(KERNEL.message("other-ladder", file=str(self.file)))
        for line in lines[1:]:
            if line.endswith("}"):  # the last one may have been cut off
                self._count(json.loads(line))

    def add(self, unit: dict[str, Any]) -> None:
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(unit) + "\n")
        self._count(unit)

    def _count(self, unit: dict[str, Any]) -> None:
        pair = unit["one"], unit["others"]
        if (*pair, unit["start"]) in self.done:
            return
        self.done.add((*pair, unit["start"]))
        result = self.results.setdefault(pair, Result(*pair))
        result.games += unit["games"]
        result.wins += unit["wins"]
        result.seconds += unit["seconds"]

    @property
    def rows(self) -> list[Result]:
        """What is known of the pairings of this ladder, in their order; the file may hold others."""
        return [self.results[pair] for pair in self.ladder.pairings() if pair in self.results]

    @property
    def decided(self) -> list[Result]:
        return [row for row in self.rows if row.decided(self.ladder.par)]

    @property
    def most(self) -> int:
        """How many games it will have been if nothing more is decided early."""
        early = self.decided
        return (len(self.ladder.pairings()) - len(early)) * self.ladder.games + sum(row.games for row in early)

    def to_play(self) -> Iterator[tuple[Ladder, str, str, int, int]]:
        """Units in turn over all pairings that are not decided, until every one has its games."""
        ladder = self.ladder
        for start in range(0, ladder.games, UNIT):
            for one, others in ladder.pairings():
                result = self.results.get((one, others))
                if (one, others, start) not in self.done and not (result and result.decided(ladder.par)):
                    yield ladder, one, others, start, min(start + UNIT, ladder.games)


def climb(ladder: Ladder, file: Path, jobs: int = 1, cluster: str = "") -> Generator[Scorebook, None, None]:
    """Play on; after every unit all that is known."""
    for name in ladder.bots:
        ladder.match(name, name, 1).check()
    played = Scorebook(ladder, file)
    yield played
    with crew(jobs, cluster) as workers:
        for found in workers.map(play_unit, played.to_play()):
            played.add(found)
            yield played


# ---------------------------------------------------------------- ratings


@dataclass
class Rating:
    bot: str
    elo: float
    error: float  # half of the 95 % interval
    seconds: float = 0.0


def ratings(bots: Sequence[str], results: Sequence[Result], players: int) -> list[Rating]:
    """Newton's method on the likelihood of all first places; half a win and half a loss more keep it finite."""
    place = {bot: i for i, bot in enumerate(bots)}
    rows = [(place[r.one], place[r.others], r.wins + 0.5, r.games + 1.0) for r in results if r.games]
    rating = [0.0] * len(bots)
    curvature: list[list[float]] = []
    for _ in range(50):
        slope = [0.0] * len(bots)
        curvature = [[0.0] * len(bots) for _ in bots]
        for one, others, wins, games in rows:
            mine = exp(rating[one])
            chance = mine / (mine + (players - 1) * exp(rating[others]))
            off = wins - games * chance
            weight = games * chance * (1 - chance)
            slope[one] += off
            slope[others] -= off
            curvature[one][one] += weight
            curvature[others][others] += weight
            curvature[one][others] -= weight
            curvature[others][one] -= weight
        # The first bot is the zero of the scale.
        step = _solve([row[1:] for row in curvature[1:]], slope[1:])
        for i, change in enumerate(step, 1):
            rating[i] += max(-1.0, min(1.0, change))
        if max((abs(change) for change in step), default=0.0) < 1e-9:
            break
    inner = [row[1:] for row in curvature[1:]]
    errors = [0.0]
    for i in range(len(inner)):
        unit = [float(i == j) for j in range(len(inner))]
        errors.append(sqrt(max(0.0, _solve(inner, unit)[i])))
    return [Rating(bot, ELO * rating[i], Z_95 * ELO * errors[i]) for i, bot in enumerate(bots)]


def _solve(matrix: list[list[float]], wanted: list[float]) -> list[float]:
    """Gauss and Jordan; the matrix is small."""
    rows = [[*row, value] for row, value in zip(matrix, wanted, strict=True)]
    size = len(rows)
    for i in range(size):
        pivot = max(range(i, size), key=lambda j: abs(rows[j][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        if abs(rows[i][i]) < 1e-12:
            continue
        for j in range(size):
            if j != i:
                share = rows[j][i] / rows[i][i]
                rows[j] = [a - share * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[-1] / row[i] if abs(row[i]) > 1e-12 else 0.0 for i, row in enumerate(rows)]


# ---------------------------------------------------------------- the page


def page(played: Scorebook, command: str, plot: str) -> str:
    """A section of docs/ladder.md: ratings, every pairing, and how to repeat it."""
    ladder = played.ladder
    results = played.rows
    table = ratings(ladder.bots, results, ladder.players)
    against = f"1 against {ladder.players - 1}" if ladder.players > 2 else "1 against 1, sides in turn"
    options = " ".join(f"{name}={value}" for name, value in sorted(ladder.options.items()) if value) or "none"
    lines = [
        f"Seats: {ladder.players}. Options: {options}. Seed {ladder.seed}, rules {played.ladder.head()['rules']}, "
        f"content {played.ladder.head()['content']}.",
        "",
        f"![Ratings]({plot})",
        "",
        "| bot | rating | 95 % interval |",
        "| --- | ---: | --- |",
        *(
            f"| {r.bot} | {r.elo:+.0f} | {r.elo - r.error:+.0f} … {r.elo + r.error:+.0f} |"
            for r in sorted(table, key=lambda r: -r.elo)
        ),
        "",
        f"| {against} | of | games | first places | share | 95 % interval | |",
        "| --- | --- | ---: | ---: | ---: | --- | --- |",
    ]
    for r in results:
        low, high = r.interval
        lines.append(
            f"| {r.one} | {r.others} | {r.games} | {r.wins:g} | {100 * r.wins / r.games:.1f} % | "
            f"{100 * low:.1f} – {100 * high:.1f} % | {'decided' if r.decided(ladder.par) else ''} |"
        )
    lines += ["", f"An equal would win {100 * ladder.par:.0f} %. Made by `{command}`.", ""]
    return "\n".join(lines)


def svg(table: Sequence[Rating]) -> str:
    """The ratings with their intervals, as a picture."""
    width, row, left = 640, 28, 110
    low = min(r.elo - r.error for r in table) - 20
    high = max(r.elo + r.error for r in table) + 20

    def x(elo: float) -> float:
        return left + (width - left - 60) * (elo - low) / max(1.0, high - low)

    shapes = []
    for i, r in enumerate(sorted(table, key=lambda r: -r.elo)):
        y = 24 + row * i
        shapes.append(
            f'<text x="8" y="{y + 5}">{r.bot}</text>'
            f'<line x1="{x(r.elo - r.error):.0f}" x2="{x(r.elo + r.error):.0f}" y1="{y}" y2="{y}" '
            'stroke="#b5651d" stroke-width="3"/>'
            f'<circle cx="{x(r.elo):.0f}" cy="{y}" r="5" fill="#b5651d"/>'
            f'<text x="{x(r.elo + r.error) + 6:.0f}" y="{y + 5}">{r.elo:+.0f}</text>'
        )
    height = 24 + row * len(table)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" font-family="sans-serif" '
        f'font-size="14" fill="#777">{"".join(shapes)}</svg>\n'
    )
