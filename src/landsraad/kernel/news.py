"""What happened, for people: one line for each stretch of one seat's doing.

Events are numbered by what a seat may know of them: an event it cannot see has no number, so that nobody learns from a
gap that something happened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any

from .contract import Event, Game, Lang, Line, Shown, State

Known = tuple[Shown, str]  # an event as one seat may know it: as data and in words
Meaning = Callable[[int], str] | str | None  # of a number of an event: a thing, N, or nothing to show
N = "n"  # a number a client may show


def kind_names(codes: Mapping[str, Any]) -> dict[int, str]:
    """By the constants of a game: `sent` for E_SENT."""
    return {n: name[2:].lower() for name, n in codes.items() if name.startswith("E_") and name != "E_KINDS"}


def tell_numbers(shown: Shown, meanings: Sequence[Meaning], numbers: Sequence[int]) -> Shown:
    for meaning, number in zip(meanings, numbers, strict=False):
        if meaning == N:
            shown["n"] = number
        elif callable(meaning):
            shown["things"].append(meaning(number))
    return shown


def known(game: Game, state: State, events: Sequence[Event], seat: int, lang: Lang) -> list[Known]:
    """Those events the seat may know of."""
    found: list[Known] = []
    for event in events:
        shown = game.show(state, event, seat)
        if shown is not None:
            found.append((shown, game.tell(state, event, seat, lang)))
    return found


def lines(game: Game, state: State, told: Sequence[Known], lang: Lang) -> list[Line]:
    """One line for each stretch of one seat's doing: "Paul Atreides pays 1 water · recruits 2 troops"."""
    names = game.speakers(state, lang)
    found: list[Line] = []
    for actor, stretch in groupby(told, key=lambda one: one[0]["seat"]):
        worth = [(shown, text) for shown, text in stretch if text]
        if not worth:
            continue
        if actor is None:
            found += [Line(None, text, (shown,), (text,)) for shown, text in worth]
            continue
        parts = tuple(text for _, text in worth)
        text = _in_one(names[actor], parts)
        found.append(Line(actor, text, tuple(shown for shown, _ in worth), parts, names[actor]))
    return found


def _in_one(speaker: str, parts: Sequence[str]) -> str:
    """Parts in one line: the name of the speaker once is enough, what happens several times is counted."""
    short = [text.removeprefix(speaker).strip() for text in parts]
    counted = [(text, len(list(same))) for text, same in groupby(short)]
    text = " · ".join(text + (f" ×{n}" if n > 1 else "") for text, n in counted)
    return f"{speaker} {text}" if speaker and parts[0].startswith(speaker) else text


def parts_of(line: Line, wanted: Callable[[str], bool]) -> Line | None:
    """The line with those kinds of events alone; None if there is none of them in it."""
    kept = [n for n, shown in enumerate(line.shown) if wanted(shown["kind"])]
    if not kept:
        return None
    return _with(line, kept)


def behind(line: Line, wanted: Callable[[str], bool]) -> Line | None:
    """What the line tells after the last event of those kinds."""
    last = max((n for n, shown in enumerate(line.shown) if wanted(shown["kind"])), default=-1)
    kept = list(range(last + 1, len(line.shown)))
    return _with(line, kept) if kept else None


def parts_between(line: Line, first: int, stop: int) -> Line | None:
    """The line from one of its events up to another."""
    return _with(line, range(first, stop)) if first < stop else None


def _with(line: Line, kept: Sequence[int]) -> Line:
    if len(kept) == len(line.shown):
        return line
    parts = tuple(line.parts[n] for n in kept)
    return Line(line.seat, _in_one(line.speaker, parts), tuple(line.shown[n] for n in kept), parts, line.speaker)


def together(lines: Sequence[Line]) -> list[Line]:
    """Neighbouring lines of one seat in one line, as after something between them was left out."""
    found: list[Line] = []
    for line in lines:
        last = found[-1] if found else None
        if last is None or line.seat is None or last.seat != line.seat:
            found.append(line)
            continue
        parts = (*last.parts, *line.parts)
        found[-1] = Line(line.seat, _in_one(line.speaker, parts), (*last.shown, *line.shown), parts, line.speaker)
    return found


def lines_of(game: Game, state: State, events: Sequence[Event], seat: int, lang: Lang) -> list[Line]:
    """Events in lines, as far as this seat may know of them."""
    return lines(game, state, known(game, state, events, seat, lang), lang)


def noticed(game: Game, state: State, events: Sequence[Event], seat: int) -> list[Event]:
    """Those this seat may know of: whether it may never changes."""
    return [event for event in events if game.show(state, event, seat) is not None]
