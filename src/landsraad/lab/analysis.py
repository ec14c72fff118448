"""A finished game looked at again: chances over time, the costliest decisions of each seat, luck apart from play.

Every decision worth a thought is judged by a search from what its seat knew then. Where it finds a better option, both
are played out in the same new worlds: what was given away is the difference in the own chance to win, and may turn out
to be nothing. Luck is what came to light against what was to be expected: the same action in worlds its seat could not
tell from the real one, played out to the end of the round, beside what really happened, played out as often. So luck is
nought on average, and no decision counts as luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from random import Random
from typing import Any

from ..bots.search import Budget, Search, Thinking, thinking_of
from ..kernel.contract import Data, Lang
from ..kernel.playout import rollout
from ..kernel.record import Record, apply_recorded, beginning, check_rules
from ..kernel.seat import Seat
from ..registry import find_game

MOST = 5  # decisions of each seat that are told
WORTH_TELLING = 0.01
NO_TIME_LIMIT = 1e9
LONGEST_LINE = 12  # actions
COMPARED = 3  # options whose chances are told
LUCK_WORLDS = 8  # in which a moment of chance is looked at


@dataclass
class Told:
    """A costly decision in one language."""

    question: str
    taken: str
    line: list[str]  # the better option and how the own turn goes on with it, as far as nothing comes to light
    options: list[tuple[str, float]]  # the best in the eyes of the search, with the own chance


@dataclass
class Costly:
    """A decision that gave chances away."""

    number: int  # of the action in the record
    seat: int
    round: int
    lost: float
    chance: float  # of the own victory, with the better option
    known: Data  # the view of the seat at that moment
    told: dict[Lang, Told]


@dataclass
class Analysis:
    game: str
    names: list[str]
    chances: list[tuple[int, int, list[float]]] = field(default_factory=list)  # before each action: round, by seat
    costly: list[Costly] = field(default_factory=list)  # by seat, the costliest first
    lost: list[float] = field(default_factory=list)  # by seat: all that was given away
    luck: list[float] = field(default_factory=list)  # by seat: what dice and cards changed
    outcome: list[float] = field(default_factory=list)
    done: int = 0  # moments looked at, of those worth it
    of: int = 0

    def data(self) -> Data:
        return asdict(self)


def analyse(
    record: Record,
    playouts: int = 60,
    seed: int = 0,
    langs: Sequence[Lang] = ("en",),
    tell: Callable[[Analysis], object] = lambda _: None,
    before: Sequence[int] = (),
) -> Analysis:
    """The chances are known at once; `tell` hears of them, and again after every moment that was looked at.
    `before`: seats whose moments come first."""
    game: Any = find_game(record.game)
    check_rules(game, record)
    thinking = thinking_of(record.game).calibrated()
    found, moments = _course(game, record, thinking)
    count = len(found.lost)
    lost, luck = [0.0] * count, [0.0] * count
    costly: list[list[Costly]] = [[] for _ in range(count)]
    tell(found)
    for number, state in sorted(moments.items(), key=lambda moment: moment[1].player not in before):
        action = record.actions[number]
        seat = Seat(game, state, state.player)
        rng = Random(f"{seed}-{number}")
        if _worth_a_thought(thinking, state):
            options = Search(seed + number, Budget(playouts, NO_TIME_LIMIT), thinking).consider(seat, also=action)
            best = options[0].action
            away, sure, chance = _given_away(thinking, seat, best, action, playouts, rng)
            lost[seat.number] += away
            if sure and away >= WORTH_TELLING:
                told = {
                    lang: Told(
                        seat.question(lang),
                        game.describe(state, action, lang).text,
                        _line(thinking, seat, best, Random(number), lang),
                        [(game.describe(state, o.action, lang).text, round(o.mean, 4)) for o in options[:COMPARED]],
                    )
                    for lang in langs
                }
                known = seat.view()
                mine = costly[seat.number]
                mine.append(Costly(number, seat.number, state.clock(), round(away, 4), round(chance, 4), known, told))
                mine.sort(key=lambda c: -c.lost)
                del mine[MOST:]
        worlds = [seat.guess(rng) for _ in range(min(LUCK_WORLDS, playouts))]
        reveals = state.reveals
        state.apply(action)
        if state.reveals != reveals:
            until = thinking.until(state)  # cards drawn and dice rolled for a new round show their worth in it
            for i, change in enumerate(_luck(thinking, seat, worlds, action, until, rng)):
                luck[i] += change
        found.done += 1
        found.lost, found.luck = _rounded(lost), _rounded(luck)
        found.costly = [one for of_seat in costly for one in of_seat]
        tell(found)
    return found


def _course(game: Any, record: Record, thinking: Thinking) -> tuple[Analysis, dict[int, Any]]:
    """The chances from beginning to end, and the positions worth a closer look: decisions and moments of chance."""
    first, state = beginning(game, record)
    start: Any = state
    count = start.players_count
    found = Analysis(record.game, list(record.names), lost=[0.0] * count, luck=[0.0] * count)
    moments: dict[int, Any] = {}
    for number in range(first, len(record.actions)):
        found.chances.append((number, start.clock(), _rounded(thinking.shares(start))))
        before = start.clone()
        apply_recorded(game, record, number + 1, start.apply)
        if _worth_a_thought(thinking, before) or start.reveals != before.reveals:
            moments[number] = before
    found.chances.append((len(record.actions), start.clock(), _rounded(thinking.shares(start))))
    found.outcome = start.outcome()
    found.of = len(moments)
    return found, moments


def _worth_a_thought(thinking: Thinking, state: Any) -> bool:
    return len(state.legal()) > 1 and thinking.weight(state) > 0


def _given_away(
    thinking: Thinking, seat: Seat, best: int, taken: int, playouts: int, rng: Random
) -> tuple[float, bool, float]:
    """How much better the best option is than the one taken, whether by more than chance explains, and the own chance
    with it: in worlds the search did not choose it by."""
    if best == taken:
        return 0.0, False, 0.0
    gains: list[float] = []
    chance = 0.0
    for _ in range(max(2, playouts // 2)):
        world: Any = seat.guess(rng)
        until = thinking.until(world)
        with_best = _after(thinking, world.clone(), best, until)[seat.number]
        gains.append(with_best - _after(thinking, world, taken, until)[seat.number])
        chance += with_best
    n = len(gains)
    mean = sum(gains) / n
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / (n - 1) / n)
    return max(0.0, mean), mean > error, chance / n


def _after(thinking: Thinking, world: Any, action: int, until: int) -> list[float]:
    world.apply(action)
    return _played_out(thinking, world, until)


def _played_out(thinking: Thinking, world: Any, until: int) -> list[float]:
    rollout(world, thinking.policy, until)
    return thinking.shares(world)


def _luck(thinking: Thinking, seat: Seat, worlds: list[Any], action: int, until: int, rng: Random) -> list[float]:
    """By seat: the chances after what came to light, less what the same action was to be expected to bring. `seat`
    stands where the game went on to, `worlds` where it was."""
    happened = [_played_out(thinking, seat.guess(rng), until) for _ in worlds]
    expected = [_after(thinking, world, action, until) for world in worlds]
    return [
        sum(a[i] - b[i] for a, b in zip(happened, expected, strict=True)) / len(worlds) for i in range(len(happened[0]))
    ]


def _line(thinking: Thinking, seat: Seat, action: int, rng: Random, lang: Lang) -> list[str]:
    """How the own turn goes on with that action in the eyes of the house, until something comes to light."""
    world: Any = seat.guess(rng)
    until, reveals = thinking.until(world), world.reveals
    told: list[str] = []
    while len(told) < LONGEST_LINE:
        told.append(seat.game.describe(world, action, lang).text)
        world.apply(action)
        if world.over or world.player != seat.number or world.reveals != reveals or world.clock() >= until:
            break
        action = thinking.policy.choose(world)
    return told


def _rounded(values: list[float]) -> list[float]:
    return [round(v, 4) for v in values]
