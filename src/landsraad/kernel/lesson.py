"""A lesson: the beginning of a game on a fixed seed, with a few sentences before decisions and a suggestion for each.

It is played on the real engine. Any legal choice may be made; as long as the suggestions are followed, the others
answer as the lesson says, so that the words fit what happens. A game's lessons are declared in `lessons.py` beside its
`game.py`, and whoever shows the game, a terminal or a page, walks through them with a `Guide`.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from .contract import Game, Lang, Setup
from .declared import Declared
from .errors import IllegalAction
from .later import load
from .seat import Seat

AHEAD = 4  # so many answers of the others may be left out when a game goes another way


class Step(Declared):
    """One decision of the learner. Without words it is only suggested what to do."""

    kind: str  # the decision it is about, as `asks` of a view names it
    play: str  # the suggestion in notation
    en: str = ""
    de: str = ""

    def say(self, lang: Lang) -> str:
        """The sentences, in one paragraph."""
        return self.de if lang == "de" else self.en


class Lesson(Declared):
    """What is set up, who learns, what is said, and what the others do."""

    name: str
    en: str  # title
    de: str
    players: int
    seed: str
    seat: int
    steps: tuple[Step, ...]
    replies: tuple[str, ...]  # of all other seats, in their order
    last_en: str  # when the last step is done
    last_de: str
    options: tuple[tuple[str, Any], ...] = ()

    def title(self, lang: Lang) -> str:
        return self.de if lang == "de" else self.en

    def last(self, lang: Lang) -> str:
        """What to know at the end."""
        return self.last_de if lang == "de" else self.last_en

    def setup(self, game: Game) -> Setup:
        """The table it is played at."""
        return game.check(Setup(self.players, self.seed, **dict(self.options)))


class Guide:
    """Walks through one lesson beside a running game."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.done = 0  # steps that are behind us
        self._now = -1
        self._replied = 0
        self._met: dict[int, int] = {}  # by number of actions: how many steps were done then

    @property
    def over(self) -> bool:
        """Whether every step is done."""
        return self.done >= len(self.lesson.steps)

    @property
    def told(self) -> tuple[int, int]:
        """The number of the present step among those with words, and how many these are."""
        spoken = [number for number, step in enumerate(self.lesson.steps) if step.en]
        return sum(number <= self.done for number in spoken), len(spoken)

    def step(self, seat: Seat) -> Step | None:
        """What belongs to the decision at hand: the next step of its kind; None if the lesson has nothing to say."""
        kind = _kind(seat)
        for number in range(self.done, len(self.lesson.steps)):
            if self.lesson.steps[number].kind == kind:
                self.done = self._now = number
                return self.lesson.steps[number]
        return None

    def suggestion(self, seat: Seat) -> int | None:
        """The action the present step suggests, if it is legal."""
        return _legal(seat, self.lesson.steps[self._now].play) if self._now == self.done else None

    def go_on(self) -> None:
        """The decision was made."""
        if self._now == self.done:
            self.done += 1

    def come_to(self, actions: int) -> None:
        """The learner decides after so many actions: for the first time, or again after an undo or a second look."""
        if actions in self._met:
            self.done = self._met[actions]
        elif self._met:
            self.go_on()
        self._met[actions] = self.done

    def reply(self, seat: Seat) -> int | None:
        """What another seat does; None if the lesson does not know, since the game has taken another way."""
        for number in range(self._replied, min(self._replied + AHEAD, len(self.lesson.replies))):
            action = _legal(seat, self.lesson.replies[number])
            if action is not None:
                self._replied = number + 1
                return action
        return None


def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game; none if it has no page of them."""
    place = type(game).__module__.rpartition(".")[0] + ".lessons"
    if find_spec(place) is None:
        return ()
    lessons: tuple[Lesson, ...] = load(f"{place}:LESSONS")
    return lessons


def _kind(seat: Seat) -> str:
    asks = seat.view()["asks"]
    return str(asks["kind"]) if asks else ""


def _legal(seat: Seat, notation: str) -> int | None:
    try:
        return seat.find(notation)
    except IllegalAction:
        return None
