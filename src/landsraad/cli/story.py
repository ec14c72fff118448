"""The log for people: what happened, one line for each stretch of one seat's doing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from ..kernel.contract import Event, Game, State
from ..kernel.record import Record, steps
from .boards import board_of
from .errors import printable
from .glyphs import joined, seat_mark
from .words import Words


def story(game: Game, state: State, events: Sequence[Event], seat: int | None, words: Words) -> list[Text]:
    """Events as that seat may know them; `None` is an onlooker."""
    board = board_of(game)
    names = board.speakers(game, state.view(-1), words)
    told = [(board.actor(event, state), game.tell(state, event, seat, words.lang)) for event in events]
    lines: list[Text] = []
    for actor, stretch in groupby(((a, t) for a, t in told if t), key=lambda one: one[0]):
        sentences = [text for _, text in stretch]
        if actor < 0:
            lines += [Text("  ").append(text) for text in sentences]
            continue
        # The name once is enough: "Paul Atreides pays 1 water · recruits 2 troops · draws a card ×2".
        short = [text.removeprefix(names[actor]) for text in sentences]
        counted = [(text, len(list(same))) for text, same in groupby(short)]
        line = seat_mark(actor).append(" ")
        if short[0] != sentences[0]:
            line.append(names[actor], "bold")
        lines.append(line.append_text(joined((Text(t + (f" ×{n}" if n > 1 else "")) for t, n in counted), " · ")))
    return lines


def seat_names(record: Record, words: Words) -> list[str]:
    """The names of all seats; a record from elsewhere may lack some, or hold what no terminal should get."""
    given = [printable(name) for name in record.names[: record.setup.players]]
    return given + [words("person", number=seat + 1) for seat in range(len(given), record.setup.players)]


def last_seen(game: Game, record: Record) -> list[int]:
    """How long the log was when each seat last decided."""
    log: list[Event] = []
    seen = [0] * record.setup.players
    player = length = 0
    for step, (_, state) in enumerate(steps(game, record)):
        if step:
            seen[player] = length
        else:
            state.log = log
        player, length = state.player, len(log)
    return seen
