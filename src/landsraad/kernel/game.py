"""What every game does alike: words for its actions and questions, text back to an action, events as data.

A game inherits from `GameBase`, names its actions and decisions and adds what is its own. The words of an answer are
found in this order: a function of the game for this decision or this kind of action; the words its decision declares;
the message `do-<entry>` of the catalogue, with the names of the things it is about.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from .actions import Actions, Entry
from .contract import Data, Description, Event, Lang, Setup
from .decision import Decision, Decisions
from .fingerprint import content_fingerprint, shape_fingerprint
from .notation import find
from .position import Frame
from .texts import Argument, Catalogue

Say = Callable[[Any, Frame, int, Lang], str]  # state, frame, action: its text
ENGLISH = "en"


class Wording:
    """What words an answer where its own message is not enough: by action, or by decision and action."""

    def __init__(self, actions: Actions) -> None:
        self._actions = actions
        self._by_entry: dict[tuple[str, str], Say | str] = {}

    def says(self, *actions: int, decision: str = "") -> Callable[[Say], Say]:
        """@WORDS.says(SEND) or @WORDS.says(SKIP, decision="defend")"""

        def register(function: Say) -> Say:
            self._register(function, actions, decision)
            return function

        return register

    def message(self, message: str, *actions: int, decision: str) -> None:
        """Another message, with the names of the same things."""
        self._register(message, actions, decision)

    def _register(self, words: Say | str, actions: Sequence[int], decision: str) -> None:
        for action in actions:
            key = decision, self._actions.entry(action).name
            if key in self._by_entry:
                raise ValueError(f"{key} is worded twice")
            self._by_entry[key] = words

    def find(self, decision: str, entry: str) -> Say | str | None:
        return self._by_entry.get((decision, entry)) or self._by_entry.get(("", entry))


class GameBase:
    """The part of a game that is the same for all."""

    name: str
    title: str
    actions: Actions
    decisions: Decisions
    texts: Catalogue
    wording: Wording

    def title_in(self, lang: Lang) -> str:
        """As the game is called in that language: its `title`, unless it says otherwise."""
        return self.title

    def new(self, setup: Setup) -> Any:
        raise NotImplementedError

    def start(self, setup: Setup, log: list[Event]) -> Any:
        """A game in which something happens before the first decision has a `start` of its own."""
        state = self.new(setup)
        state.log = log
        return state

    # ------------------------------------------------------------ actions

    @property
    def catalogue_size(self) -> int:
        return self.actions.size

    def words(self, action: int) -> tuple[str, ...]:
        return self.actions.words(action)

    def label(self, state: Any, step: str, lang: Lang) -> str:
        """One step of a path in words. A game names its things; buttons are messages `button-…`."""
        kind, _, id = step.partition(":")
        if kind == "number":
            return id
        if kind == "button":
            return self.texts.say(lang, f"button-{id.replace('_', '-')}")
        return self.named(state, step, lang)

    def thing(self, step: str) -> str:
        """The component a step of a path shows: the step itself, unless the game draws it in places of its own
        (`hand:chani`). Empty for a button or a number."""
        kind, _, id = step.partition(":")
        return step if id in self.facts("").get(kind, ()) else ""

    def called(self, thing: str, lang: Lang) -> str:
        """The name of a thing."""
        raise NotImplementedError

    def speakers(self, state: Any, lang: Lang = ENGLISH) -> list[str]:
        """By seat: what its player is called."""
        raise NotImplementedError

    def named(self, state: Any, thing: str, lang: Lang) -> str:
        """The name of a thing or of a player at this table."""
        kind, _, id = thing.partition(":")
        return self.speakers(state, lang)[int(id)] if kind == "seat" else self.called(thing, lang)

    def describe(self, state: Any, action: int, lang: Lang = ENGLISH) -> Description:
        path = self.path(state, action)
        labels = tuple(self.label(state, step, lang) for step in path)
        return Description(self.said(state, action, lang), self.notation(action), path, labels)

    def notation(self, action: int) -> str:
        return self.actions.notations[action]

    def said(self, state: Any, action: int, lang: Lang) -> str:
        """The text of an answer to the decision at hand."""
        return self.say_action(state, state.stack[-1], action, lang)

    def path(self, state: Any, action: int) -> tuple[str, ...]:
        return self.actions.path(action)

    def say_action(self, state: Any, frame: Frame, action: int, lang: Lang) -> str:
        decision = self.decisions.of(frame[0])
        entry = self.actions.entry(action)
        words = self.wording.find(decision.name, entry.name)
        if callable(words):
            return words(state, frame, action, lang)
        arguments = {
            **self.question_arguments(state, decision, frame, frame[1], lang),
            **self._arguments(state, entry, action, lang),
        }
        return self.worded(words, decision, entry, arguments, lang)

    def worded(
        self, message: str | None, decision: Decision, entry: Entry, arguments: Mapping[str, Argument], lang: Lang
    ) -> str:
        """By that message; without one as the decision declares it, or by the message of the entry."""
        text = None if message else decision.words.get(entry.first)
        if text is not None:
            return self.texts.fill(lang, text[lang != ENGLISH], **arguments)
        return self.texts.say(lang, message or f"do-{entry.name.replace('_', '-')}", **arguments)

    def _arguments(self, state: Any, entry: Entry, action: int, lang: Lang) -> dict[str, Argument]:
        """`card` and `space` by name, a second card as `card2`; `n` for a number. Words of a decision may also
        speak of what its question speaks of."""
        found: dict[str, Argument] = {}
        for kind, id in zip(entry.kinds, entry.ids(action), strict=True):
            if kind.name == "number":
                found["n"] = int(id)
            else:
                name = f"{kind.name}2" if kind.name in found else kind.name
                found[name] = self.named(state, f"{kind.name}:{id}", lang)
        return found

    def parse(self, state: Any, text: str) -> int:
        """The legal action meant by a text; a whole notation is found at once."""
        action = self.actions.by_notation.get(" ".join(text.casefold().split()))
        if action is not None and action in state.legal():
            return action
        return find(self, state, text)

    def facts(self, thing: str) -> Data:
        """A component as plain data; an empty text lists all ids by kind."""
        raise NotImplementedError

    def shape(self, state: Any) -> str:
        pending = [self.decisions.of(frame[0]).name for frame in state.stack]
        return shape_fingerprint(self.facts(""), pending)

    # ------------------------------------------------------------ questions

    def kind(self, state: Any) -> str:
        """The name of the decision at hand."""
        return "" if state.over else self.decisions.of(state.stack[-1][0]).name

    def question(self, state: Any, seat: int, lang: Lang = ENGLISH) -> str:
        """What is asked, as that seat may read it: the same for everybody unless the game says otherwise."""
        state.check_seat(seat)
        if state.over:
            return ""
        frame = state.stack[-1]
        decision = self.decisions.of(frame[0])
        assert decision.ask is not None
        return self.texts.fill(
            lang, decision.ask[lang != ENGLISH], **self.question_arguments(state, decision, frame, seat, lang)
        )

    def question_arguments(
        self, state: Any, decision: Decision, frame: Frame, seat: int, lang: Lang
    ) -> Mapping[str, Argument]:
        """What a question may speak of: its details, and the names of the things it is about: the first one as
        `about`, each by its kind, a second area as `area2`."""
        asks = decision.asks(state, frame, seat)
        return self.spoken_of(state, asks["details"], asks["about"], lang)

    def spoken_of(
        self, state: Any, details: Mapping[str, Any], about: Sequence[str], lang: Lang
    ) -> dict[str, Argument]:
        found: dict[str, Argument] = {k: v for k, v in details.items() if isinstance(v, (int, str))}
        for thing in about:
            name = self.named(state, thing, lang)
            found.setdefault("about", name)
            kind = thing.partition(":")[0]
            found[f"{kind}2" if kind in found else kind] = name
        return found


@cache
def content_hash(game: GameBase, content: str) -> str:
    return content_fingerprint(content, game.words, game.catalogue_size)
