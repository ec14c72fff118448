"""A finished game looked at again: chances over time, the costliest decisions of each seat, luck apart from play.

Every decision worth a thought is judged by a search from what its seat knew then: what it lost is the difference
between the best option and the one taken, in the own chance to win. Luck is what the chances changed by at the moments
when dice or hidden cards came to light.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from ..bots.search import Budget, Search, thinking_of
from ..kernel.contract import Data, Lang
from ..kernel.record import Record, apply_recorded, beginning, check_rules
from ..kernel.seat import Seat
from ..registry import find_game

MOST = 5  # decisions of each seat that are told
WORTH_TELLING = 0.01
NO_TIME_LIMIT = 1e9


@dataclass
class Costly:
    """A decision that gave chances away."""

    number: int  # of the action in the record
    seat: int
    round: int
    question: str
    taken: str
    better: str
    lost: float


@dataclass
class Analysis:
    game: str
    names: list[str]
    chances: list[tuple[int, int, list[float]]] = field(default_factory=list)  # action, round, by seat
    costly: list[Costly] = field(default_factory=list)
    lost: list[float] = field(default_factory=list)  # by seat: all that was given away
    luck: list[float] = field(default_factory=list)  # by seat: what dice and cards changed
    outcome: list[float] = field(default_factory=list)

    def data(self) -> Data:
        return asdict(self)


def analyse(record: Record, playouts: int = 60, seed: int = 0, lang: Lang = "en") -> Analysis:
    game: Any = find_game(record.game)
    check_rules(game, record)
    thinking = thinking_of(record.game)
    first, state = beginning(game, record)
    start: Any = state
    count = start.players_count
    found = Analysis(record.game, list(record.names), lost=[0.0] * count, luck=[0.0] * count)
    costly: list[list[Costly]] = [[] for _ in range(count)]
    before = thinking.shares(start)
    clock = -1
    for number in range(first, len(record.actions)):
        if start.clock() != clock:
            clock = start.clock()
            found.chances.append((number, clock, _rounded(before)))
        action = record.actions[number]
        seat = Seat(game, start, start.player)
        if len(start.legal()) > 1 and thinking.weight(start.kind()) > 0:
            judged = Search(seed + number, Budget(playouts, NO_TIME_LIMIT)).judge(seat, also=action)
            best = max(judged, key=lambda a: judged[a])
            loss = judged[best] - judged[action]
            found.lost[seat.number] += loss
            if best != action and loss >= WORTH_TELLING:
                taken, better = (game.describe(start, a, lang).text for a in (action, best))
                question = seat.question(lang)
                costly[seat.number].append(Costly(number, seat.number, clock, question, taken, better, round(loss, 4)))
        reveals = start.reveals
        apply_recorded(game, record, number + 1, start.apply)
        after = thinking.shares(start)
        if start.reveals != reveals:
            for i in range(count):
                found.luck[i] += after[i] - before[i]
        before = after
    found.chances.append((len(record.actions), start.clock(), _rounded(before)))
    for of_seat in costly:
        found.costly += sorted(of_seat, key=lambda c: -c.lost)[:MOST]
    found.lost, found.luck = _rounded(found.lost), _rounded(found.luck)
    found.outcome = start.outcome()
    return found


def _rounded(values: list[float]) -> list[float]:
    return [round(v, 4) for v in values]
