"""Advice: the best choices of a seat with the chance to win, and why: what each brings, now and by the round's end.

Everything is worked out in worlds guessed from the own seat, so that advice tells no more than its player may know.
Here it is data; the terminal and the browser word it each in their way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from ..kernel.errors import LandsraadError
from ..kernel.playout import rollout
from ..kernel.seat import Seat, turn_over
from . import make
from .search import Budget, Search, Thinking, can_think, thinking_of

THOUGHT = Budget(240, 0.7)  # what it may think about a great decision
BEST = 3  # choices it names
WORLDS, SECONDS = 8, 0.5  # in which the end of the round is looked at, and how long at most
SURE = 0.02, 0.98
LONGEST_TURN = 40  # decisions
MOST = 4  # things a choice brings that are named
LEAST = 0.25  # what changes less on average is not worth a word

Gains = Mapping[str, float]  # by gauge: see `Thinking.gauges`


@dataclass(frozen=True, slots=True)
class Advice:
    best: tuple[int, ...]  # actions, the best first
    chances: Mapping[int, float] = field(default_factory=dict)  # to win, where somebody could say
    now: Gains = field(default_factory=dict)  # what the first brings in this turn
    ends: Mapping[int, Gains] = field(default_factory=dict)  # what each brings by the end of the round, on average

    @property
    def later(self) -> Gains:
        return self.ends.get(self.best[0], {})

    def chance(self) -> int | None:
        """In percent."""
        share = self.chances.get(self.best[0])
        return None if share is None else round(100 * share)

    def behind(self, action: int) -> int | None:
        """By how many percent another choice is behind the first."""
        if action not in self.chances or self.best[0] not in self.chances:
            return None
        return max(0, round(100 * (self.chances[self.best[0]] - self.chances[action])))

    def apart(self, action: int) -> Gains:
        """What it brings more or less than the first."""
        own = self.ends.get(action, {})
        return {what: own[what] - self.later[what] for what in own}


def advise(seat: Seat, number: int) -> Advice:
    """`number` is that of the decision: the same advice comes again."""
    if not can_think(seat.game.name):
        house: Any = make("house", number)
        worth: dict[int, float] = house.judge(seat) if hasattr(house, "judge") else {}
        first = house.choose(seat)
        return Advice((first, *sorted((a for a in worth if a != first), key=lambda a: -worth[a])[: BEST - 1]))
    thinking = thinking_of(seat.game.name).calibrated()  # people read its shares as chances
    options = Search(number, THOUGHT, thinking).consider(seat)
    best = tuple(option.action for option in options[:BEST])
    chances = {}
    if SURE[0] <= options[0].mean <= SURE[1]:  # beyond that the figures say nothing
        chances = {option.action: option.mean for option in options[:BEST] if option.worlds}
    ends = _by_the_end(seat, thinking, best, number) if len(best) > 1 else {}
    return Advice(best, chances, _this_turn(seat, thinking, best[0]), ends)


def in_words(game: Any, gains: Gains, lang: str) -> str:
    """`Victory Points +1, water −1`: the largest first."""
    counted = sorted(((what, n) for what, n in gains.items() if abs(n) >= LEAST), key=lambda one: -abs(one[1]))
    return ", ".join(f"{_called(game, what, lang)} {_number(n, lang)}" for what, n in counted[:MOST])


def components(game: Any, path: Sequence[str], lang: str) -> list[str]:
    """The things of a choice, each in one line; nothing for a button, or for what has no text."""
    found = []
    for step in path:
        try:
            name, text = game.text(game.thing(step), lang)
        except LandsraadError:
            continue
        if text:
            found.append(f"{name}: {' · '.join(text.splitlines())}")
    return found


def _called(game: Any, what: str, lang: str) -> str:
    """A thing of the game, or a message of its own for what it only counts."""
    name: str = game.called(what, lang) if ":" in what else game.texts.say(lang, f"gauge-{what}")
    return name


def _number(n: float, lang: str) -> str:
    size = f"{abs(n):.1f}".removesuffix(".0")
    return ("+" if n > 0 else "−") + size.replace(".", "," if lang == "de" else ".")


# ---------------------------------------------------------------- looking ahead


def _this_turn(seat: Seat, thinking: Thinking, action: int) -> Gains:
    """What the choice brings until the turn ends, if the house goes on."""
    world: Any = seat.guess(Random(0))
    before = thinking.gauges(world.view(seat.number), False)
    for _ in range(LONGEST_TURN):
        world.log = []
        world.apply(action)
        if turn_over(seat.game, world, seat.number):
            break
        action = thinking.policy.choose(world)
    ends_round = world.view(-1).get("round") != seat.view().get("round")
    if ends_round:  # the fight is over, not lost
        return {}
    return _difference(before, thinking.gauges(world.view(seat.number), False))


def _by_the_end(seat: Seat, thinking: Thinking, best: Sequence[int], number: int) -> dict[int, Gains]:
    """By choice: what it brings by the end of the round, in the same worlds for each, if the house plays on."""
    begun = perf_counter()
    rng = Random(number)
    found: dict[int, list[Gains]] = {action: [] for action in best}
    for _ in range(WORLDS):
        world: Any = seat.guess(rng)
        before = thinking.gauges(world.view(seat.number), True)
        for action in best:
            ahead = world.clone()
            until = thinking.until(ahead)
            ahead.apply(action)
            rollout(ahead, thinking.policy, until)
            found[action].append(_difference(before, thinking.gauges(ahead.view(seat.number), True)))
        if perf_counter() - begun > SECONDS:
            break
    return {action: _mean(gains) for action, gains in found.items()}


def _difference(before: Gains, after: Gains) -> Gains:
    return {what: after[what] - before[what] for what in before if what in after}


def _mean(gains: Sequence[Gains]) -> Gains:
    return {what: sum(one.get(what, 0.0) for one in gains) / len(gains) for what in gains[0]}
