"""A lesson at a table in the browser: the page shows what the kernel's guide says before each decision of the learner.

The guide is led through the game again whenever it is asked: what it says depends on the actions alone, so it survives
undo, a restart of the server and a second browser.
"""

from __future__ import annotations

from typing import Any

from ..kernel.lesson import Guide, Lesson, lessons_of
from ..kernel.seat import Seat
from ..kernel.table import Table
from . import wire


def lesson_of(game: Any, name: str) -> Lesson | None:
    return next((lesson for lesson in lessons_of(game) if lesson.name == name), None)


class Teacher:
    """Knows how far the learner has come after each number of actions."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._guide = Guide(lesson)

    def says(self, table: Table, lang: str) -> wire.Lesson | None:
        """For the learner's decision at hand; nothing where the lesson has nothing to say."""
        seat, guide = Seat.at(table, self.lesson.seat), self._guide
        title = self.lesson.title(lang)
        if table.state.over or not seat.to_move:
            return None
        guide.come_to(len(table.record.actions))
        if guide.over:
            count = guide.told[1]
            return wire.Lesson(title, count, count, self.lesson.last(lang), [], True)
        step = guide.step(seat)
        if step is None:
            return None
        action = guide.suggestion(seat)
        path = table.game.describe(table.state, action, lang).path if action is not None else ()
        number, count = guide.told
        return wire.Lesson(title, number, count, step.say(lang), list(path), False)

    def reply(self, table: Table, seat: int) -> int | None:
        """What another seat does, as long as the game follows the lesson."""
        return self._guide.reply(Seat.at(table, seat))

    def catch_up(self, table: Table) -> None:
        """Go through a game that was taken up again from the store."""
        game, record = table.game, table.record
        again = Table(game, record.setup, list(record.names))
        for action in record.actions:
            if again.state.player == self.lesson.seat:
                self.says(again, "en")
            else:
                self.reply(again, again.state.player)
            again.apply(action)
