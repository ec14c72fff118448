"""What a player may ask at the table: a hint with its reasons, what the rules say, what the lesson says."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from .. import bots
from ..kernel.contract import Game
from ..kernel.errors import LandsraadError
from ..kernel.lesson import Guide, Lesson
from ..kernel.rulebook import Rulebook
from ..kernel.seat import Seat
from ..kernel.table import Table
from .glyphs import ACT, MUTED
from .layout import in_one_line
from .words import Words

MOST_RULES = 40
CLEARLY, HARDLY = 0.35, 0.08  # parts of its worth by which the best choice is ahead of the next one
OFF = ("off", "aus", "end", "ende")


def hint(table: Table, seat: int, words: Words) -> list[Text]:
    """What the house would do, what that brings, and by how much it prefers it to the next best."""
    game = table.game
    bot: Any = bots.make("house", len(table.record.actions))
    there = Seat.at(table, seat)
    action = bot.choose(there)
    said = game.describe(table.state, action, words.lang)
    lines = [Text(words("hint", bot="house", action=said.text))]
    brings = [text for thing in said.path if (text := _text(game, thing, words.lang))]
    if brings:
        lines.append(Text(words("hint-brings", things="; ".join(brings))))
    worth: dict[int, float] = bot.judge(there)
    others = sorted(((w, a) for a, w in worth.items() if a != action), reverse=True)
    if others:
        next_worth, next_best = others[0]
        ahead = (worth[action] - next_worth) / max(1.0, abs(worth[action]))
        how = "clearly" if ahead >= CLEARLY else "hardly" if ahead <= HARDLY else "somewhat"
        lines.append(Text(words(f"hint-{how}", other=_behind(table, next_best, worth[action] - next_worth, words))))
    if len(others) > 1:
        third_worth, third = others[1]
        lines.append(Text(words("hint-third", other=_behind(table, third, worth[action] - third_worth, words))))
    return lines


def _behind(table: Table, action: int, less: float, words: Words) -> str:
    """A choice, and by how much the house thinks less of it."""
    amount = f"{less:.1f}".replace(".", "," if words.lang == "de" else ".")
    return f"{table.game.describe(table.state, action, words.lang).text} (−{amount})"


def _text(game: Game, thing: str, lang: str) -> str:
    """A component in one line; nothing for a button, or for what has no text."""
    try:
        name, text = game.text(thing, lang)
    except LandsraadError:
        return ""
    told = in_one_line(text)
    return f"{name}: {told}" if told else ""


def rules(book: Rulebook, text: str, words: Words) -> list[Text]:
    """One rule by its number, or all that speak of something; without a text the chapters."""
    if not text:
        heads = [Text(f"{id}  ", ACT).append(book.title(id, words.lang)) for id in book.all_chapters]
        return [Text(words("rules-how"), MUTED), *heads]
    found = book.search(text)
    if not found:
        return []
    lines = [Text(words("rules-english"), MUTED)] if words.lang != "en" else []
    for rule in found[:MOST_RULES]:
        lines.append(Text(f"{rule.id}  ", ACT).append(" ".join(rule.text.replace("**", "").split())))
    if len(found) > MOST_RULES:
        lines.append(Text(words("rules-more", n=len(found) - MOST_RULES), MUTED))
    return lines


class Teaching:
    """A lesson at a table: what it says before each decision of the learner, also after some were taken back."""

    def __init__(self, table: Table, lesson: Lesson, words: Words) -> None:
        self.table = table
        self.words = words
        self.guide = Guide(lesson)
        self.on = True
        self._done: dict[int, int] = {}  # by number of actions: how many steps were done then
        self._ended = False

    def lines(self, seat: int) -> list[Text]:
        """For the decision at hand; nothing once the lesson is over."""
        at = len(self.table.record.actions)
        if not self.on or seat != self.guide.lesson.seat:
            return []
        if at in self._done:  # undone, or drawn once more
            self.guide.done = self._done[at]
        elif self._done:
            self.guide.go_on()
        self._done[at] = self.guide.done
        here = Seat.at(self.table, seat)
        if self.guide.over:
            told = [] if self._ended else [Text(self.guide.lesson.last(self.words.lang))]
            self._ended = True
            return told
        step = self.guide.step(here)
        if step is None:
            return []
        lines = []
        if step.en:
            number, of = self.guide.told
            lines.append(Text(f"{number}/{of}  ", ACT).append(step.say(self.words.lang)))
        action = self.guide.suggestion(here)
        if action is not None:
            said = self.table.game.describe(self.table.state, action, self.words.lang)
            lines.append(Text(self.words("lesson-suggests", action=said.text, notation=said.notation), ACT))
        return lines

    def command(self, text: str, seat: int) -> list[Text]:
        """`lesson` repeats what was said, `lesson off` ends it."""
        if text.casefold() in OFF:
            self.on = False
            return [Text(self.words("lesson-off"))]
        self.on = True
        return self.lines(seat) or [Text(self.words("lesson-silent"))]


class Classmate:
    """Another seat in a lesson: does what the lesson says as long as that is possible, then plays as the house."""

    def __init__(self, teaching: Teaching, seed: int) -> None:
        self._teaching = teaching
        self._house = bots.make("house", seed)

    def choose(self, seat: Seat) -> int:
        action = self._teaching.guide.reply(seat)
        return self._house.choose(seat) if action is None else action
