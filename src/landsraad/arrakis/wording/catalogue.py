"""The catalogue of the game's messages, and the few ways to put phrases together."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel.texts import Catalogue

CATALOGUE = Catalogue("landsraad.arrakis")
LONGEST = 90  # characters of one line in a terminal's list of choices

say = CATALOGUE.say


def listed(lang: str, phrases: Iterable[str], last: str = "and") -> str:
    """One, two and three; `last` is "and" or "or"."""
    *first, end = phrases
    if not first:
        return end
    return say(lang, last, first=", ".join(first), last=end)


def remark(lang: str, text: str, note: str) -> str:
    return say(lang, "with-remark", text=text, remark=note) if note else text


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def cut(text: str) -> str:
    """Short enough for one line: whole words, then three dots."""
    if len(text) <= LONGEST:
        return text
    return text[: LONGEST - 1].rsplit(" ", 1)[0].rstrip(",;:(") + " …"
