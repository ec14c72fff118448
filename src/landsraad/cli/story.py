"""The log for people: what happened, one line for each stretch of one seat's doing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from ..kernel.contract import ONLOOKER, Event, Game, Line, State
from ..kernel.news import lines_of, noticed
from ..kernel.record import Record, steps
from .errors import printable
from .glyphs import seat_mark
from .words import Words


def story(game: Game, state: State, events: Sequence[Event], seat: int | None, words: Words) -> list[Text]:
    """Events as that seat may know them, one line for each stretch of one seat's doing; `None` is an onlooker."""
    told = lines_of(game, state, events, ONLOOKER if seat is None else seat, words.lang)
    return [line_of(line) for line in told]


def line_of(line: Line) -> Text:
    """With the mark of the seat whose doing it is."""
    return Text("  " if line.seat is None else "").append_text(
        Text(line.text) if line.seat is None else seat_mark(line.seat).append(f" {line.text}")
    )


def briefly(told: Sequence[Line], brief: Callable[[str], str]) -> list[Line]:
    """As the board of a table says it."""
    return [Line(o.seat, brief(o.text), o.shown, tuple(brief(part) for part in o.parts), o.speaker) for o in told]


def seat_names(record: Record, words: Words) -> list[str]:
    """The names of all seats; a record from elsewhere may lack some, or hold what no terminal should get."""
    given = [printable(name) for name in record.names[: record.setup.players]]
    return given + [words("person", number=seat + 1) for seat in range(len(given), record.setup.players)]


def last_seen(game: Game, record: Record) -> list[int]:
    """How much each seat knew of the log when it last decided."""
    log: list[Event] = []
    seen = [0] * record.setup.players
    player = length = 0
    for step, (_, state) in enumerate(steps(game, record, log)):
        if step:
            seen[player] = length
        player, length = state.player, len(log)
    return [len(noticed(game, state, log[:length], seat)) for seat, length in enumerate(seen)]
