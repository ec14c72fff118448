"""Reading the values of an edited position: what is wrong is told in one sentence, with its place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from .errors import BadPosition
from .spelling import unknown
from .texts import KERNEL, Catalogue, Message

Where = tuple[str | int, ...]  # the path of a value in the edits
Known = Mapping[str, int] | tuple[str, ...]  # names and their numbers; alone they count from 0
UNNAMED: Final = object()  # the value of a part that the edit says nothing of


class Part:
    """One value of an edit, which knows its place; `words` are the game's own.

    p.vp = edit["vp"].number(p.vp)      stays as it is if the edit does not name it
    raise edit["hand"].wrong("edit-cards", n=5)

    What a name should have been the name of is the id of a message, `what-leader`, or a message itself.
    """

    def __init__(self, value: Any, words: Catalogue, where: Where = ()) -> None:
        self.value = value
        self.words = words
        self.where = where

    @property
    def named(self) -> bool:
        return self.value is not UNNAMED

    def __contains__(self, key: str | int) -> bool:
        return isinstance(self.value, Mapping) and key in self.value

    def __getitem__(self, key: str | int) -> Part:
        return Part(self.value[key] if key in self else UNNAMED, self.words, (*self.where, key))

    def wrong(self, message: str, **values: Any) -> BadPosition:
        """`edit["dice"].wrong("edit-dice", n=8)`: in the words of the game, and where."""
        return BadPosition(self.words.message(message, **values), self.where)

    # ------------------------------------------------------------ several values

    def of(self, known: Iterable[str], what: str | Message) -> Part:
        """This part, if it is a mapping of such names."""
        if self.named:
            if not isinstance(self.value, Mapping):
                raise BadPosition(KERNEL.message("edit-mapping", what=self._name()), self.where)
            for key in self.value:
                if key not in known:
                    raise BadPosition(unknown(self._what(what), key, known), (*self.where, key))
        return self

    def parts(self, known: Iterable[str], what: str | Message) -> Iterator[tuple[str, Part]]:
        """The parts of a mapping by name."""
        if self.of(known, what).named:
            for key in self.value:
                yield key, self[key]

    def items(self) -> list[Part]:
        """The values of a list."""
        if not self.named:
            return []
        if not isinstance(self.value, list):
            raise BadPosition(KERNEL.message("edit-list", what=self._name(), value=str(self.value)), self.where)
        return [Part(value, self.words, (*self.where, i)) for i, value in enumerate(self.value)]

    # ------------------------------------------------------------ one value

    def number(self, now: int = 0, least: int = 0, most: int = 99) -> int:
        if not self.named:
            return now
        if type(self.value) is not int:
            raise BadPosition(KERNEL.message("edit-number", what=self._name(), value=str(self.value)), self.where)
        if not least <= self.value <= most:
            sentence = KERNEL.message("edit-range", what=self._name(), least=least, most=most, value=str(self.value))
            raise BadPosition(sentence, self.where)
        return self.value

    def truth(self, now: int = 0) -> int:
        if not self.named:
            return now
        if not isinstance(self.value, bool):
            raise BadPosition(KERNEL.message("edit-truth", what=self._name(), value=str(self.value)), self.where)
        return int(self.value)

    def one(self, known: Known, what: str | Message, now: int = -1) -> int:
        if not self.named:
            return now
        if not isinstance(self.value, str) or self.value not in known:
            raise BadPosition(unknown(self._what(what), self.value, known), self.where)
        return known[self.value] if isinstance(known, Mapping) else known.index(self.value)

    def one_or_none(self, known: Known, what: str | Message, now: int = -1) -> int:
        return -1 if self.is_none else self.one(known, what, now)

    def several(self, known: Known, what: str | Message) -> list[int]:
        return [item.one(known, what) for item in self.items()]

    @property
    def is_none(self) -> bool:
        return self.value in (None, "none")

    def _what(self, what: str | Message) -> Message:
        return self.words.message(what) if isinstance(what, str) else what

    def _name(self) -> Message:
        return quoted(str(self.where[-1])) if self.where else KERNEL.message("edit-a-position")


def quoted(name: str) -> Message:
    return KERNEL.message("edit-quoted", name=name)
