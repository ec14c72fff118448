"""The book of a table: every component in play with its facts and words; and how far each side has come."""

from __future__ import annotations

from typing import Any

from ...kernel.contract import Setup
from ..facts import facts
from ..rules.mahdi.criteria import CHOICES, CRITERIA
from ..rules.state import State
from ..solo import ours
from ..tables import TACTICS
from ..things import DECK, DIE, SECTOR
from ..vocabulary import IMPERIUM, MARKERS
from . import names
from .catalogue import listed, say
from .components import name_and_text

OURS = {"ARR-30.60": "ours-smugglers", "ARR-30.66": "ours-handicaps"}


def book(setup: Setup, lang: str) -> dict[str, Any]:
    """By thing: `name`, `text` and `facts`; `map` is the drawing of the board, `tracks` its tracks; for all seats."""
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
    for rule in ours(setup):  # to be shown at the start and at the end: the print does not know it
        found[f"ours:{rule}"] = {"name": say(lang, "ours"), "text": say(lang, OURS[rule]), "facts": {"rule": rule}}
    if setup.players == 1:
        found |= _mahdi(lang)
    for table in ("map", "tracks"):
        found[table] = {"name": "", "text": "", "facts": facts(table)}
    return found


def _mahdi(lang: str) -> dict[str, Any]:
    """The words the automaton explains itself with, and the sectors of its tactical cards."""
    words = [(f"choice:{id}", f"mahdi-choice-{id}") for id in CHOICES]
    words += [(f"criterion:{id}", f"mahdi-by-{id}") for id in CRITERIA]
    found: dict[str, Any] = {thing: {"name": say(lang, text), "text": "", "facts": {}} for thing, text in words}
    for card in TACTICS:
        numbers = listed(lang, [str(sector + 1) for sector in card.sectors])
        told = {"sectors": [SECTOR.ids[sector] for sector in card.sectors]}
        found[f"tactic:{card.id}"] = {"name": say(lang, "mahdi-sector", sectors=numbers), "text": "", "facts": told}
    return found


def points(s: State, seat: int, lang: str) -> list[tuple[str, int]]:
    """Supremacy and the spice markers for the Harkonnen, the three prescience markers for the Atreides."""
    if seat in (s.house[0], s.ally[0]):
        rows = [(names.imperium(marker, lang), s.imperium[i]) for i, marker in enumerate(IMPERIUM)]
        return [(say(lang, "points-supremacy"), s.supremacy), *rows]
    return [(names.marker(marker, lang), s.marker[i]) for i, marker in enumerate(MARKERS)]
