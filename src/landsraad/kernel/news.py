"""What happened, for people: one line for each stretch of one seat's doing.

Events are numbered by what a seat may know of them: an event it cannot see has no number, so that nobody learns from a
gap that something happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from .contract import Event, Lang, Line, Shown, State, WholeGame


def lines_of(
    game: WholeGame, state: State, events: Sequence[Event], seat: int, since: int, lang: Lang
) -> tuple[list[Line], int]:
    """The lines after the first `since` events this seat may know of, and how many it knows of by now."""
    known: list[tuple[Shown, str]] = []
    for event in events:
        shown = game.show(state, event, seat)
        if shown is not None:
            known.append((shown, game.tell(state, event, seat, lang)))
    names = game.speakers(state, lang)
    lines: list[Line] = []
    for actor, stretch in groupby(known[since:], key=lambda one: one[0]["seat"]):
        told = [(shown, text) for shown, text in stretch if text]
        if not told:
            continue
        if actor is None:
            lines += [Line(None, text, (shown,)) for shown, text in told]
            continue
        # The name once is enough: "Paul Atreides pays 1 water · recruits 2 troops · draws a card ×2".
        short = [text.removeprefix(names[actor]).strip() for _, text in told]
        counted = [(text, len(list(same))) for text, same in groupby(short)]
        text = " · ".join(text + (f" ×{n}" if n > 1 else "") for text, n in counted)
        named = told[0][1].startswith(names[actor])
        lines.append(Line(actor, f"{names[actor]} {text}" if named else text, tuple(shown for shown, _ in told)))
    return lines, len(known)
