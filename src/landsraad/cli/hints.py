"""A hint: the best choices with the chance to win, and why – what each brings at once and by the end of the round.

Everything is worked out in worlds guessed from the own seat, so that a hint tells no more than its player may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from time import perf_counter
from typing import Any

from rich.text import Text

from .. import bots
from ..bots.search import Budget, Search, Thinking, can_think, thinking_of
from ..kernel.contract import Game, State
from ..kernel.errors import LandsraadError
from ..kernel.playout import rollout
from ..kernel.seat import Seat, turn_over
from .boards import Board
from .glyphs import ACT, MUTED, styled
from .layout import in_one_line
from .words import Words

THOUGHT = Budget(240, 0.7)  # what a hint may think about a great decision
BEST = 3  # choices it names
WORLDS, SECONDS = 8, 0.5  # in which the end of the round is looked at, and how long at most
SURE = 0.02, 0.98
LONGEST_TURN = 40  # decisions
MOST = 4  # things a choice brings that are named
LEAST = 0.25  # what changes less on average is not worth a word

Gains = Mapping[str, float]


class Hint:
    """What a player might do, the best first, and why. `number` is that of the decision: the same hint comes again."""

    def __init__(self, seat: Seat, number: int, words: Words, board: Board) -> None:
        self.seat = seat
        self.number = number
        self.game: Game = seat.game
        self.words = words
        self.board = board
        self.choices = {choice.action: choice for choice in seat.choices(words.lang)}
        self.chances: dict[int, float] = {}
        self.best: list[int] = self._best()

    @property
    def action(self) -> int:
        return self.best[0]

    def _best(self) -> list[int]:
        if can_think(self.game.name):
            options = Search(self.number, THOUGHT).consider(self.seat)
            if options and SURE[0] <= options[0].mean <= SURE[1]:  # beyond that the figures say nothing
                self.chances = {option.action: option.mean for option in options if option.worlds}
            return [option.action for option in options[:BEST]]
        house: Any = bots.make("house", self.number)
        worth: dict[int, float] = house.judge(self.seat) if hasattr(house, "judge") else {}
        first = house.choose(self.seat)
        return [first, *sorted((a for a in worth if a != first), key=lambda a: -worth[a])[: BEST - 1]]

    # ------------------------------------------------------------ in words

    def lines(self, compared: bool = True) -> list[Text]:
        """`compared`: with what the other choices bring more or less, for which a small window has no room."""
        lines = [styled(self.words("hint", action=self._called(self.action)), ACT)]
        if self.action in self.chances:
            lines[0].append(f" – {self.words('hint-chance', n=round(100 * self.chances[self.action]))}", MUTED)
        if can_think(self.game.name):
            thinking = thinking_of(self.game.name)
            if at_once := self._told(self._this_turn(thinking)):
                lines.append(Text(self.words("hint-now", gains=at_once)))
            ends = self._by_the_end(thinking) if len(self.best) > 1 else {}
        else:
            ends = {}
        if later := self._told(ends.get(self.action, {})):
            lines.append(Text(self.words("hint-later", gains=later)))
        if len(lines) == 1 and (about := self._about()):
            lines.append(Text(self.words("hint-brings", things=about)))
        lines += [self._other(action, ends if compared else {}) for action in self.best[1:]]
        return lines

    def _other(self, action: int, ends: Mapping[int, Gains]) -> Text:
        """A choice that comes behind: by how much, and what it brings more or less than the first."""
        line = Text(self.words("hint-else", action=self._called(action)))
        told = []
        if action in self.chances:
            behind = round(100 * (self.chances[self.action] - self.chances[action]))
            told.append(self.words("hint-behind", n=behind) if behind > 0 else self.words("hint-equal"))
        first, own = ends.get(self.action, {}), ends.get(action, {})
        if apart := self._told({what: own[what] - first[what] for what in own}):
            told.append(self.words("hint-apart", gains=apart))
        return line.append(f" ({'; '.join(told)})", MUTED) if told else line

    def _called(self, action: int) -> str:
        return self.board.brief(self.choices[action].text.rstrip("."))

    def _told(self, gains: Gains) -> str:
        """`Victory Points +1, water −1`: the largest first."""
        counted = sorted(((what, n) for what, n in gains.items() if abs(n) >= LEAST), key=lambda one: -abs(one[1]))
        return ", ".join(f"{what} {self._number(n)}" for what, n in counted[:MOST])

    def _number(self, n: float) -> str:
        size = f"{abs(n):.1f}".removesuffix(".0")
        return ("+" if n > 0 else "−") + size.replace(".", "," if self.words.lang == "de" else ".")

    def _about(self) -> str:
        """The components of the choice, where nothing can be counted."""
        path = self.choices[self.action].path
        return "; ".join(text for step in path if (text := _text(self.game, self.game.thing(step), self.words.lang)))

    # ------------------------------------------------------------ looking ahead

    def _has(self, world: State, lasting: bool) -> dict[str, float]:
        return self.board.gauges(world.view(self.seat.number), lasting)

    def _this_turn(self, thinking: Thinking) -> Gains:
        """What the choice brings until the turn ends, if the house goes on."""
        world: Any = self.seat.guess(Random(0))
        before = self._has(world, False)
        action = self.action
        for _ in range(LONGEST_TURN):
            world.log = []
            world.apply(action)
            if turn_over(self.game, world, self.seat.number):
                break
            action = thinking.policy.choose(world)
        ends_round = world.view(-1).get("round") != self.seat.view().get("round")
        return {} if ends_round else _difference(before, self._has(world, False))  # the fight is over, not lost

    def _by_the_end(self, thinking: Thinking) -> dict[int, Gains]:
        """By choice: what it brings by the end of the round, in the same worlds for each, if the house plays on."""
        begun = perf_counter()
        rng = Random(self.number)
        found: dict[int, list[Gains]] = {action: [] for action in self.best}
        for _ in range(WORLDS):
            world: Any = self.seat.guess(rng)
            before = self._has(world, True)
            for action in self.best:
                ahead = world.clone()
                until = thinking.until(ahead)
                ahead.apply(action)
                rollout(ahead, thinking.policy, until)
                found[action].append(_difference(before, self._has(ahead, True)))
            if perf_counter() - begun > SECONDS:
                break
        return {action: _mean(gains) for action, gains in found.items()}


def _difference(before: Gains, after: Gains) -> Gains:
    return {what: after[what] - before[what] for what in before if what in after}


def _mean(gains: Sequence[Gains]) -> Gains:
    return {what: sum(one.get(what, 0.0) for one in gains) / len(gains) for what in gains[0]}


def _text(game: Game, thing: str, lang: str) -> str:
    """A component in one line; nothing for a button, or for what has no text."""
    if not thing:
        return ""
    try:
        name, text = game.text(thing, lang)
    except LandsraadError:
        return ""
    told = in_one_line(text)
    return f"{name}: {told}" if told else ""
