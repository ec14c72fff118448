"""What a player may ask at the table: what the rules say, what the lesson says."""

from __future__ import annotations

import re
from collections.abc import Callable

from rich.text import Text

from .. import bots
from ..kernel.lesson import Guide, Lesson
from ..kernel.rulebook import Rulebook
from ..kernel.seat import Seat
from ..kernel.table import Table
from .glyphs import ACT, MUTED, styled
from .words import Words

MOST_RULES = 40
SOURCES = re.compile(r"\s*`\[[^`]*\]`")  # where a rule is from, and how sure that is: for those who write rules
OFF = ("off", "aus", "end", "ende")


def rules(book: Rulebook, text: str, words: Words) -> list[Text]:
    """One rule by its number, or all that speak of something; without a text the chapters."""
    if not text:
        heads = [styled(f"{id}  ", ACT).append(book.title(id, words.lang)) for id in book.all_chapters]
        return [styled(words("rules-how"), MUTED), *heads]
    found = book.search(text)
    if not found:
        return []
    lines = [styled(words("rules-english"), MUTED)] if words.lang != "en" else []
    for rule in found[:MOST_RULES]:
        lines.append(styled(f"{rule.id}  ", ACT).append(" ".join(SOURCES.sub("", rule.text).replace("**", "").split())))
    if len(found) > MOST_RULES:
        lines.append(styled(words("rules-more", n=len(found) - MOST_RULES), MUTED))
    return lines


class Teaching:
    """A lesson at a table: what it says before each decision of the learner, also after some were taken back."""

    def __init__(self, table: Table, lesson: Lesson, words: Words, brief: Callable[[str], str] = str) -> None:
        self.table = table
        self.brief = brief  # how the board of the table says it
        self.words = words
        self.guide = Guide(lesson)
        self.on = True
        self._ended = False
        self.suggested: int | None = None  # what Enter does

    def lines(self, seat: int) -> list[Text]:
        """For the decision at hand; nothing once the lesson is over."""
        self.suggested = None
        if not self.on or seat != self.guide.lesson.seat:
            return []
        self.guide.come_to(len(self.table.record.actions))
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
            lines.append(styled(f"{number}/{of}  ", ACT).append(step.say(self.words.lang)))
        action = self.suggested = self.guide.suggestion(here)
        if action is not None:
            said = next(choice for choice in here.choices(self.words.lang) if choice.action == action)
            text = self.brief(said.text)
            lines.append(styled(self.words("lesson-suggests", action=text, notation=said.notation), ACT))
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
