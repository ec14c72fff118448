"""What things are called. The German names stand in the declarations beside the English ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

from ...kernel.things import Kind
from .. import things
from ..content.board import SECTORS
from ..rules.state import State
from ..tables import AREAS, ATOMICS, CARDS, CONTENT, LEADERS, PAIRS, PRESCIENCE, SECTOR_ID, SIETCH_AREAS, TOKENS, ZONES
from ..vocabulary import DECKS, Area, Atomics, Die, Leader, Named, PlanningCard, PrescienceCard, Sector
from .catalogue import AreaName, listed, remark, say

SIDES = ("harkonnen", "atreides")
# Kinds of figures by side, in the order of rules/codes.py.
FIGURES = (
    ("regular", "elite", "sardaukar", "smuggler", "troop", "bashar"),
    ("regular", "elite", "fedaykin", "smuggler", "troop", "naib"),
)
UP = (
    "",
    "vehicle-ornithopter",
    "vehicle-carryall",
    "vehicle-smuggler_ornithopter",
    "vehicle-smuggler_carryall",
    "figure-frigate",
    "figure-frigate",
    "figure-guild_navigator",
)  # by the figure in an air zone
PLACE_FORMS = ("place-at", "place-into", "place-out")
_NAMESAKES = Counter(x.name for x in AREAS if x.name)
_VERSIONS = Counter(x.name for x in CARDS)


MARKERS = {x.id: x for x in CONTENT.markers}
BANS = {x.id: x for x in CONTENT.bans}


def called(thing: Area | Sector | Leader | PlanningCard | PrescienceCard | Atomics | Die | Named, lang: str) -> str:
    return thing.de or thing.name if lang == "de" else thing.name


@cache
def area(number: int, lang: str) -> AreaName:
    """The printed name; areas without one by sector and number, namesakes with their sector."""
    place = AREAS[number]
    sector = SECTOR_ID[place.sectors[0]] + 1
    if not place.name:
        name = say(lang, "area-unnamed", sector=sector, n=int(place.id.split("_")[1]))
        return AreaName(name, *(say(lang, form, area=name) for form in PLACE_FORMS))
    name = called(place, lang)
    forms = [*place.de_forms] if lang == "de" else []
    forms = forms or [say(lang, form, area=name) for form in PLACE_FORMS]
    if _NAMESAKES[place.name] == 1:
        return AreaName(name, *forms)
    return AreaName(*(say(lang, "area-twin", name=form, sector=sector) for form in (name, *forms)))


@cache
def zone(number: int, lang: str) -> str:
    a, b = (SECTOR_ID[x] + 1 for x in ZONES[number].sectors)
    return say(lang, "zone", n=number + 1, a=a, b=b)


def sector(number: int, lang: str) -> str:
    return called(SECTORS[number], lang)


def leader(number: int, lang: str) -> str:
    return called(LEADERS[number], lang)


def printed(number: int, lang: str) -> str:
    """The name on a planning card."""
    return called(CARDS[number], lang)


@cache
def card(number: int, lang: str) -> str:
    """The name of a planning card; three different cards of one name are told apart by a letter."""
    name = printed(number, lang)
    return remark(lang, name, CARDS[number].id[-1].upper()) if _VERSIONS[CARDS[number].name] > 1 else name


def prescience(number: int, lang: str) -> str:
    return called(PRESCIENCE[number], lang)


def atomics(number: int, lang: str) -> str:
    return called(ATOMICS[number], lang)


@cache
def token(number: int, lang: str) -> str:
    """Garrison token 3: which one of its set."""
    kind = TOKENS[number].set
    return say(lang, f"token-{kind}", n=int(TOKENS[number].id[2:]))


@cache
def token_units(number: int, lang: str) -> str:
    t = TOKENS[number]
    side = 1 if t.set in ("garrison", "standard") else 0
    return figures(side, (t.regular, t.elite, t.special, 0, 0, t.bashar), lang)


def token_with_units(number: int, lang: str) -> str:
    return remark(lang, token(number, lang), token_units(number, lang))


def figures(side: int, counts: tuple[int, ...], lang: str) -> str:
    """2 Regulars, 1 Elite and 1 Bashar."""
    return listed(lang, [count(side, kind, n, lang) for kind, n in enumerate(counts) if n])


def count(side: int, kind: int, n: int, lang: str) -> str:
    """So many of a kind of figure: 2 Regulars, no Elites."""
    return say(lang, f"n-{FIGURES[side][kind]}", n=n)


def special_unit(side: int) -> str:
    return ("Sardaukar", "Fedaykin")[side]


def generic(side: int) -> str:
    return ("Bashar", "Naib")[side]


def result(name: str, lang: str) -> str:
    return say(lang, f"result-{name}")


def marker(name: str, lang: str) -> str:
    return called(MARKERS[name], lang)


def imperium(name: str, lang: str) -> str:
    return say(lang, f"imperium-{name}")


def in_the_air(held: int, lang: str) -> str:
    """The figure in an air zone."""
    return say(lang, UP[held])


def expansion(name: str, lang: str) -> str:
    return say(lang, f"expansion-{name}")


def deck(number: int, lang: str) -> str:
    return say(lang, f"deck-{DECKS[number]}")


def the_deck(number: int, lang: str) -> str:
    """As cards are drawn from it: the House Atreides deck."""
    return say(lang, f"the-deck-{DECKS[number]}")


def side_name(side: int, lang: str) -> str:
    return say(lang, f"side-{SIDES[side]}")


def named(kind: str, id: str, lang: str) -> str:
    """The name of a thing in the middle of a sentence."""
    if kind in BY_NUMBER:
        known, name = BY_NUMBER[kind]
        return name(known.numbers[id], lang)
    if kind == "die":
        return say(lang, "die-smugglers") if id == "smugglers" else result(id, lang)
    if kind == "marker":
        return marker(id, lang) if id in MARKERS else imperium(id, lang)
    if kind == "deck":
        return deck(DECKS.index(id), lang)
    if kind == "imperium":
        return say(lang, f"action-{id}")
    if kind == "family":
        return family(id, lang)
    if kind in ("house_cards", "ally_cards"):
        return say(lang, kind.replace("_", "-"), n=int(id))
    return say(lang, f"{kind}-{id}")


def family(id: str, lang: str) -> str:
    """Who flees from a sietch: two Regulars of the Atreides, Smuggler Units or Troops (INT-R2), or a token."""
    if id not in PAIRS:
        return token_with_units(things.TOKEN.numbers[id], lang)
    regular, smugglers, troops = PAIRS[id]
    return figures(1, (regular, 0, 0, smugglers, troops), lang)


def side_of(s: State, seat: int) -> int:
    return 0 if seat in (s.house[0], s.ally[0]) else 1


def seat_name(s: State, seat: int, lang: str) -> str:
    """A seat is called by what it plays: a whole side, or in a team the House or its ally."""
    side = side_of(s, seat)
    if s.house[side] == s.ally[side]:
        return side_name(side, lang)
    return deck(side * 2 + (seat == s.ally[side]), lang)


def sietch_area(s: State, sietch: int) -> int:
    """Where a sietch stands; one that is destroyed is remembered where it began."""
    return s.sietch_at[sietch] if s.sietch_at[sietch] >= 0 else SIETCH_AREAS[sietch]


BY_NUMBER: dict[str, tuple[Kind, Callable[[int, str], str]]] = {
    "area": (things.AREA, area),
    "zone": (things.ZONE, zone),
    "sector": (things.SECTOR, sector),
    "card": (things.CARD, card),
    "leader": (things.LEADER, leader),
    "prescience": (things.PRESCIENCE_CARD, prescience),
    "atomics": (things.ATOMIC, atomics),
}
