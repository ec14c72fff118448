"""What a player should have seen before the next question: the fight, the end of a round, what matters of the rest.

A board says which kinds of events begin or end something (`FIGHT`, `ROUND`) and how much each kind matters; the lines
themselves are the story of the game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from rich.text import Text

from ..kernel.contract import Line
from ..kernel.news import behind, parts_of
from .glyphs import ACT, MUTED, styled
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


def only(lines: Iterable[Line], wanted: Collection[str]) -> list[Line]:
    """The lines with those kinds of events, and nothing else in them."""
    return [part for line in lines if (part := parts_of(line, wanted.__contains__)) is not None]


def section(title: str, lines: Iterable[Line], outcome: Iterable[str] = ()) -> list[Text]:
    """What was decided; the lines with the outcome stand out."""
    told = [styled("  ", ACT if has(line, outcome) else "").append_text(line_of(line)) for line in lines]
    return [styled(title.upper(), f"bold {MUTED}"), *told, Text("")]


def after(lines: Sequence[Line], told: Collection[str]) -> list[Line]:
    """What happened after the last event of the kinds that have been told already."""
    last = max((n for n, line in enumerate(lines) if has(line, told)), default=-1)
    rest = behind(lines[last], told.__contains__) if last >= 0 else None
    return [*([rest] if rest is not None else []), *lines[last + 1 :]]


def matters(line: Line, weights: Weights) -> bool:
    return any(weights.get(shown["kind"], USUAL) for shown in line.shown)


def weighty(line: Line, weights: Weights, least: int) -> Line:
    """The line without what matters less, unless that is all there is in it."""
    return parts_of(line, lambda kind: weights.get(kind, USUAL) >= least) or line


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
