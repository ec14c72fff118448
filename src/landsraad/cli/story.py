"""The log for people: what happened, one line for each stretch of one seat's doing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import cast

from rich.text import Text

from ..kernel.contract import ONLOOKER, Event, Game, Line, Shown, State, WholeGame
from ..kernel.news import lines_of
from ..kernel.record import Record, steps
from .boards import board_of
from .errors import printable
from .glyphs import seat_mark
from .words import Words


def story(game: Game, state: State, events: Sequence[Event], seat: int | None, words: Words) -> list[Text]:
    """Events as that seat may know them; `None` is an onlooker."""
    return [line_of(line) for line in lines(game, state, events, seat, words)]


def line_of(line: Line) -> Text:
    """With the mark of the seat whose doing it is."""
    return Text("  " if line.seat is None else "").append_text(
        Text(line.text) if line.seat is None else seat_mark(line.seat).append(f" {line.text}")
    )


def lines(game: Game, state: State, events: Sequence[Event], seat: int | None, words: Words) -> list[Line]:
    """One for each stretch of one seat's doing: "Paul Atreides pays 1 water · recruits 2 troops · draws a card ×2"."""
    if hasattr(game, "show"):
        whole = cast(WholeGame, game)
        return lines_of(whole, state, events, ONLOOKER if seat is None else seat, 0, words.lang)[0]
    board = board_of(game)
    names = board.speakers(game, state.view(ONLOOKER), words)
    told = [(board.actor(event, state), game.tell(state, event, seat, words.lang)) for event in events]
    kinds = [board.event_kind(event) for event in events]
    found: list[Line] = []
    worth = [(actor, text, kind) for (actor, text), kind in zip(told, kinds, strict=True) if text]
    for actor, stretch in groupby(worth, key=lambda one: one[0]):
        same_actor = list(stretch)
        sentences = [text for _, text, _ in same_actor]
        shown: list[Shown] = [{"kind": kind, "seat": max(actor, 0), "things": []} for _, _, kind in same_actor]
        if actor < 0:
            found += [Line(None, text, (one,)) for text, one in zip(sentences, shown, strict=True)]
            continue
        short = [text.removeprefix(names[actor]) for text in sentences]  # the name once is enough
        counted = [(text, len(list(same))) for text, same in groupby(short)]
        text = " · ".join(text + (f" ×{n}" if n > 1 else "") for text, n in counted)
        found.append(Line(actor, names[actor] + text if short[0] != sentences[0] else text, tuple(shown)))
    return found


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
