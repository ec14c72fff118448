"""What a player should have seen before the next question: the fight, the end of a round, what matters of the rest.

A board says which kinds of events begin or end something (`FIGHT`, `ROUND`) and how much each kind matters; the lines
themselves are the story of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from ..kernel.contract import Line
from .glyphs import MUTED
from .story import line_of

Weights = Mapping[str, int]
USUAL = 2  # of an event no board says anything about


def kinds(lines: Iterable[Line]) -> set[str]:
    return {shown["kind"] for line in lines for shown in line.shown}


def has(line: Line, wanted: Iterable[str]) -> bool:
    return any(shown["kind"] in wanted for shown in line.shown)


def last_with(lines: Sequence[Line], kind: str) -> int:
    """Where the last such line stands, or -1."""
    return max((n for n, line in enumerate(lines) if has(line, (kind,))), default=-1)


def section(title: str, lines: Sequence[Line]) -> list[Text]:
    return [Text(title.upper(), f"bold {MUTED}"), *(Text("  ").append_text(line_of(line)) for line in lines), Text("")]


def weight(line: Line, weights: Weights, own: int) -> int:
    """How much a line matters to a seat: what others did more than what it did itself."""
    most = max((weights.get(shown["kind"], USUAL) for shown in line.shown), default=USUAL)
    return 2 * most - (line.seat == own)


def most_important(told: list[list[Text]], weights: Sequence[int], room: int) -> tuple[list[list[Text]], int]:
    """As many lines as fit, those that matter and of equal ones the latest, in their order; how many are left out."""
    kept: set[int] = set()
    free = room
    if sum(map(len, told)) > room:
        free -= 1  # for the sentence that there is more
    for number in sorted(range(len(told)), key=lambda n: (-weights[n], -n)):
        if len(told[number]) <= free or not kept:
            kept.add(number)
            free -= len(told[number])
    hidden = sum(len(part) for number, part in enumerate(told) if number not in kept)
    return [part for number, part in enumerate(told) if number in kept], hidden
