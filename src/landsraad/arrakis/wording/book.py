"""The book of a table: every component in play with its facts and words; and how far each side has come."""

from __future__ import annotations

from typing import Any

from ...kernel.contract import Setup
from ..facts import facts
from ..rules.state import State
from ..solo import ours
from ..things import DECK, DIE, SECTOR
from ..vocabulary import IMPERIUM, MARKERS
from . import names
from .catalogue import say
from .components import name_and_text

OURS = {"ARR-30.60": "ours-smugglers", "ARR-30.66": "ours-handicaps"}


def book(setup: Setup, lang: str) -> dict[str, Any]:
    """By thing: `name`, `text` and `facts`; `map` is the drawing of the board. The same for every seat."""
    found: dict[str, Any] = {}
    for kind, ids in facts("").items():
        for id in ids:
            told = facts(f"{kind}:{id}")
            if not told.get("expansion") or told["expansion"] in setup.expansions:
                name, text = name_and_text(f"{kind}:{id}", lang)
                found[f"{kind}:{id}"] = {"name": name, "text": text, "facts": told}
    for more in (DIE, SECTOR, DECK):
        for number in range(len(more)):
            thing = more.thing(number)
            if thing not in found:
                found[thing] = {"name": name_and_text(thing, lang)[0], "text": "", "facts": {}}
    found["map"] = {"name": "", "text": "", "facts": facts("map")}
    for rule in ours(setup):  # to be shown at the start and at the end: the print does not know it
        found[f"ours:{rule}"] = {"name": say(lang, "ours"), "text": say(lang, OURS[rule]), "facts": {"rule": rule}}
    return found


def points(s: State, seat: int, lang: str) -> list[tuple[str, int]]:
    """Supremacy and the spice markers for the Harkonnen, the three prescience markers for the Atreides."""
    if seat in (s.house[0], s.ally[0]):
        rows = [(names.imperium(marker, lang), s.imperium[i]) for i, marker in enumerate(IMPERIUM)]
        return [(say(lang, "points-supremacy"), s.supremacy), *rows]
    return [(names.marker(marker, lang), s.marker[i]) for i, marker in enumerate(MARKERS)]
