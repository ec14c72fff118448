"""A game looked back at: the position before each decision, as one seat saw it, and the scores from round to round."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..kernel.contract import ONLOOKER
from ..kernel.news import Known, known, lines
from ..kernel.seat import Seat
from ..kernel.table import Table
from . import wire

ALL = -2  # every hand at once, once the game is over


def again(table: Table) -> Table:
    """The same game at its beginning, or where it was carried over to newer rules."""
    record = table.record
    if not record.spans:
        return Table(table.game, record.setup, list(record.names))
    fresh = Table.__new__(Table)
    first = record.spans[-1]["actions"]
    fresh._begin(table.game, replace(record, actions=record.actions[:first]))
    return fresh


def first(table: Table) -> int:
    """How many actions lie before the first position that can be looked back at."""
    spans = table.record.spans
    return int(spans[-1]["actions"]) if spans else 0


def count(table: Table) -> int:
    """How many positions can be looked back at."""
    return len(table.record.actions) - first(table) + 1


def news(table: Table, since: int, seat: int, lang: str) -> tuple[list[wire.NewsLine], int]:
    """What a seat may know of the log from event number `since` on, line by line, and how many events that are."""
    game: Any = table.game
    told: list[Known] = []
    moments: list[int] = []  # of the events that have words: those the lines show, in the same order
    for number in range(since, len(table.log)):
        for shown, text in known(game, table.state, table.log[number : number + 1], seat, lang):
            told.append((shown, text))
            if text:
                moments.append(table.moment(number))
    found = []
    for line in lines(game, table.state, told, lang):
        last = moments[len(line.shown) - 1]
        del moments[: len(line.shown)]
        found.append(wire.NewsLine(line.seat, line.text, line.shown, last))
    return found, len(told)


def upto(table: Table, n: int) -> Table:
    """The same game after its first `n` actions."""
    now = again(table)
    start = len(now.record.actions)
    for action in table.record.actions[start : start + n]:
        now.apply(action)
    return now


def frames(table: Table, seat: int, lang: str, first: int, count: int) -> list[wire.Frame]:
    """`count` positions from number `first` on; number 0 is the beginning."""
    now = again(table)
    game: Any = table.game
    start = len(now.record.actions)
    actions = table.record.actions[start:]
    found: list[wire.Frame] = []
    told = 0
    for number in range(len(actions) + 1):
        if first <= number < first + count:
            state = now.state
            events = known(game, state, now.log[told:], max(seat, ONLOOKER), lang)
            news = [wire.NewsLine(x.seat, x.text, x.shown, number) for x in lines(game, state, events, lang)]
            found.append(wire.Frame(number, _view(now, seat), news))
        told = len(now.log)
        if number == len(actions) or number + 1 >= first + count:
            break
        now.apply(actions[number])
    return found


def _view(table: Table, seat: int) -> dict[str, Any]:
    if seat != ALL:
        view: dict[str, Any] = Seat.at(table, seat).view()
        view.pop("legal", None)
        return view
    view = Seat.at(table, ONLOOKER).view()
    if isinstance(view.get("players"), list):  # every seat as it sees itself
        view["players"] = [Seat.at(table, n).view()["players"][n] for n in range(len(view["players"]))]
    return view


def scores(table: Table) -> list[wire.Scores]:
    """At the beginning and after each round: its number, the decision it ended with, and what every seat had then."""
    now = again(table)
    game: Any = table.game
    seats = range(1 + max(seat for group in table.state.ranking for seat in group))
    found = [wire.Scores(0, 0, [game.score(now.state, seat) for seat in seats])]
    last = round_of(now)
    actions = table.record.actions[len(now.record.actions) :]
    for number, action in enumerate(actions):
        now.apply(action)
        over = number + 1 == len(actions)
        if last == 0 and round_of(now) and not over:  # not yet begun
            last = round_of(now)
        elif round_of(now) != last or over:
            found.append(wire.Scores(last, number + 1, [game.score(now.state, seat) for seat in seats]))
            last = round_of(now)
    return found


def round_of(table: Table) -> int:
    """The number of the round, for a game that has rounds."""
    return int(table.state.view(ONLOOKER).get("round", 0))
