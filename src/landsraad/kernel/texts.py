"""Words for people, in Fluent catalogues: a folder `locale` with one `<lang>.ftl` beside the code of a package.

    catalogue = Catalogue("landsraad.imperium")
    catalogue.say("en", "recruit", n=2)

A message that does not exist or lacks an argument raises MissingText: a gap is found by a test, never by a reader.
Fluent itself is imported with the first text, so that programs that only play stay light.

Where it is not yet known in which language something will be said, `catalogue.message(…)` keeps the words for later:
errors carry such a Message.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from .declared import Declared

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Argument = str | int
LONG = 900  # characters


class MissingText(LookupError):
    """A catalogue, a message or an argument of it is missing."""


class Catalogue:
    """All messages of one package in every language it has."""

    def __init__(self, package: str) -> None:
        self.package = package

    def say(self, lang: str, message_id: str, **arguments: Argument) -> str:
        return _say(self.package, lang, message_id, tuple(arguments.items()))

    def fill(self, lang: str, pattern: str, **arguments: Argument) -> str:
        """A text that stands in a declaration instead of the catalogue."""
        return _fill(lang, pattern, tuple(arguments.items()))

    def listed(self, lang: str, phrases: Iterable[str], last: str = "and") -> str:
        """One, two and three; `last` is a message with `first` and `last`: "and", "or"."""
        *first, end = phrases
        return self.say(lang, last, first=", ".join(first), last=end) if first else end

    def remark(self, lang: str, text: str, note: str) -> str:
        return self.say(lang, "with-remark", text=text, remark=note) if note else text

    def has(self, lang: str, message_id: str) -> bool:
        return _load(self.package, lang)[0].has_message(message_id)

    def message(self, message_id: str, /, **arguments: Argument | Message) -> Message:
        """The same words, to be said later. An argument may be a message itself: it is said in the same language."""
        return Message(self.package, message_id, tuple(arguments.items()))

    def ids(self, lang: str) -> list[str]:
        """Every message id of a language, in the order of its file."""
        return _load(self.package, lang)[1]


class Message(Declared):
    """Words that wait for the language they will be said in."""

    package: str
    id: str
    arguments: tuple[tuple[str, Argument | Message], ...] = ()

    def say(self, lang: str) -> str:
        said: list[tuple[str, Argument]] = []
        long: dict[str, str] = {}  # Fluent takes no argument of more than 1,000 characters: these are put in afterwards
        for name, value in self.arguments:
            words = said_in(lang, value)
            if isinstance(words, str) and len(words) > LONG:
                long[f"\ue000{len(long)}\ue001"] = words
                words = f"\ue000{len(long) - 1}\ue001"
            said.append((name, words))
        text = _say(self.package, lang, self.id, tuple(said))
        for place, words in long.items():
            text = text.replace(place, words)
        return text


def said_in(lang: str, words: Argument | Message) -> Argument:
    """A message in that language; whatever is no message stays as it is."""
    return words.say(lang) if isinstance(words, Message) else words


def short(value: object, most: int = 80) -> str:
    """A value as it is quoted in a sentence."""
    text = str(value)
    return text if len(text) <= most else f"{text[: most - 1]}…"


KERNEL = Catalogue("landsraad.kernel")  # what the kernel itself says: errors of records, files, scenarios


@cache
def _load(package: str, lang: str) -> tuple[FluentBundle, list[str]]:
    from importlib.resources import files

    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk, Message

    path = files(package) / "locale" / f"{lang}.ftl"
    if not path.is_file():
        raise MissingText(f"{package} has no texts in “{lang}”.")
    resource = FluentResource(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise MissingText(f"{package}, {lang}: not a message: {entry.content}")
    ids = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    if len(set(ids)) < len(ids):
        raise MissingText(f"{package}, {lang}: {sorted(i for i in set(ids) if ids.count(i) > 1)} are there twice.")
    bundle = FluentBundle([lang], use_isolating=False)  # the marks would show in terminals and spoil comparisons
    bundle.add_resource(resource)
    return bundle, ids


@lru_cache(maxsize=20_000)
def _say(package: str, lang: str, message_id: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
    bundle, _ = _load(package, lang)
    if not bundle.has_message(message_id):
        raise MissingText(f"{package}, {lang}: there is no message “{message_id}”.")
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise MissingText(f"{package}, {lang}: “{message_id}” has no text of its own.")
    text, errors = bundle.format_pattern(pattern, dict(arguments))
    if errors:
        raise MissingText(f"{package}, {lang}: “{message_id}”: {'; '.join(str(e) for e in errors)}")
    return str(text)


@cache
def _compiled(lang: str, pattern: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource("text = " + pattern.replace("\n", "\n    ")))
    if not bundle.has_message("text"):
        raise MissingText(f"{lang}: not a text: {pattern}")
    return bundle


@lru_cache(maxsize=5_000)
def _fill(lang: str, pattern: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
    if "{" not in pattern:
        return pattern
    bundle = _compiled(lang, pattern)
    value = bundle.get_message("text").value
    assert value is not None
    text, errors = bundle.format_pattern(value, dict(arguments))
    if errors:
        raise MissingText(f"{lang}: “{pattern}”: {'; '.join(str(e) for e in errors)}")
    return str(text)
