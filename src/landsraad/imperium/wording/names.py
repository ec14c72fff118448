"""What things are called. The German names stand in the declarations beside the English ones."""

from __future__ import annotations

from functools import cache

from ...kernel.errors import LandsraadError
from ..content.rivals import DIFFICULTIES
from ..rules.state import State
from ..tables import CARDS, CONFLICTS, HAGAL, INTRIGUES, LEADERS, SPACE_ID, SPACES, TECH
from ..vocabulary import FACTIONS, ICONS, Card, Conflict, Difficulty, HagalCard, IntrigueCard, Leader, Space, TechTile
from .catalogue import say

Named = Card | IntrigueCard | Conflict | Leader | Space | TechTile | HagalCard | Difficulty

DECLARED: dict[str, dict[str, Named]] = {
    "card": {x.id: x for x in CARDS},
    "intrigue": {x.id: x for x in INTRIGUES},
    "conflict": {x.id: x for x in CONFLICTS},
    "leader": {x.id: x for x in LEADERS},
    "space": {x.id: x for x in SPACES},
    "tech": {x.id: x for x in TECH},
    "hagal": {x.id: x for x in HAGAL},
    "difficulty": {x.id: x for x in DIFFICULTIES},
}
SHIPPING = ("track", "shipping")
# Steps of a path that show a card in a certain place
CARD_PLACES = ("hand", "discard", "play", "row", "reserve", "aside")


@cache
def name(kind: str, id: str, lang: str) -> str:
    """The name of a card, intrigue, conflict, leader, space, tech, faction, icon or of the Shipping track."""
    if (kind == "faction" or kind == "icon") and id in FACTIONS:
        return say(lang, f"faction-{id}")
    if kind == "icon" and id in ICONS:
        return say(lang, f"icon-{id}")
    if (kind, id) == SHIPPING:
        return say(lang, "shipping-track")
    if kind == "reward":
        return say(lang, f"reward-{id}")
    return called(declaration(kind, id), lang)


def called(thing: Named, lang: str) -> str:
    if isinstance(thing, HagalCard) and not thing.name:  # called like its spaces
        visits = ([thing.instead] if thing.instead else []) + [thing.visit]
        return " / ".join(called(SPACES[SPACE_ID[visit.space]], lang) for visit in visits)
    return thing.de or thing.name if lang == "de" else thing.name


def passive_name(leader: Leader, lang: str) -> str:
    return leader.passive_de if lang == "de" else leader.passive_name


def signet_name(leader: Leader, lang: str) -> str:
    return leader.signet_de if lang == "de" else leader.signet_name


def declaration(kind: str, id: str) -> Named:
    if id not in DECLARED.get(kind, {}):
        raise LandsraadError(f"There is no “{kind}:{id}” in this game.")
    return DECLARED[kind][id]


def seat_name(state: State, seat: int, lang: str) -> str:
    """A seat is called by its leader, before it has one by its number."""
    leader = state.players[seat].leader
    if state.hagal is not None and seat >= state.humans:
        leader = state.hagal.leaders[seat - state.humans]
        if leader < 0:
            return say(lang, "house-hagal")
    return called(LEADERS[leader], lang) if leader >= 0 else say(lang, "seat", n=seat + 1)
