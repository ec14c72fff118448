"""The catalogue of the game's messages, and the few ways to put phrases together."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel.texts import Catalogue

CATALOGUE = Catalogue("landsraad.imperium")

say = CATALOGUE.say


def listed(lang: str, phrases: Iterable[str], last: str = "and") -> str:
    """One, two and three; `last` is "and", "or" or "either"."""
    *first, end = phrases
    if not first:
        return end
    return say(lang, last, first=", ".join(first), last=end)


def resources(lang: str, solari: int, spice: int, water: int) -> str:
    """2 Solari and 1 spice; empty if there is nothing."""
    amounts = (("solari", solari), ("spice", spice), ("water", water))
    parts = [say(lang, word, n=n) for word, n in amounts if n]
    return listed(lang, parts) if parts else ""


def remark(lang: str, text: str, note: str) -> str:
    return say(lang, "with-remark", text=text, remark=note) if note else text
