"""Events as data for clients: what kind, whose, about which things, how much; as one seat may know them (IMP-13)."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.contract import Event, Shown
from ...kernel.news import N, kind_names, tell_numbers
from ...kernel.position import DID
from ..content.rivals import PURCHASES
from ..rules import codes as k
from ..tables import LOCATIONS, MAKERS
from ..things import CARD, CONFLICT, FACTION, HAGAL_CARD, INTRIGUE, LEADER, SEATS, SPACE, TILE
from ..view_rivals import REASONS

Thing = Callable[[int], str]


def _location(number: int) -> str:
    return SPACE.thing(LOCATIONS[number])


def _maker(number: int) -> str:
    return SPACE.thing(MAKERS[number])


def _reason(number: int) -> str:
    """Why a House Hagal card was passed over, as `hagal.revealed` of a view says it."""
    return f"reason:{REASONS[number]}"


def _price(number: int) -> str:
    return f"resource:{PURCHASES[number].what}:{PURCHASES[number].n}"


def _strength(number: int) -> str:
    return f"strength:{number}"


def _die(number: int) -> str:
    return f"die:{number}"


# What the numbers behind the seat are; those without a meaning for clients are left out at the end.
MEANING: dict[int, tuple[Thing | str | None, ...]] = {
    k.E_ROUND: (N, CONFLICT.thing),
    k.E_LEADER: (LEADER.thing,),
    k.E_SENT: (CARD.thing, SPACE.thing),
    k.E_INFLUENCE: (FACTION.thing, N),
    k.E_ALLIANCE: (FACTION.thing,),
    k.E_ALLIANCE_BACK: (FACTION.thing,),
    k.E_ACQUIRED: (CARD.thing, N),
    k.E_PLACE: (N, _strength),
    k.E_CONTROL: (_location,),
    k.E_STATIONED: (_location,),
    k.E_STATION_LEFT: (_location,),
    k.E_MAKER: (_maker, N),
    k.E_TECH: (TILE.thing, N),
    k.E_TECH_UP: (TILE.thing,),
    k.E_TECH_USED: (TILE.thing,),
    k.E_TECH_TRASHED: (TILE.thing,),
    k.E_SNOOPER: (FACTION.thing, N),
    k.E_VOICE: (SPACE.thing,),
    k.E_RECALLED: (SPACE.thing,),
    k.E_STOLE: (SEATS.thing, INTRIGUE.thing),
    k.E_KEPT: (INTRIGUE.thing,),
    **dict.fromkeys(
        (k.E_DREW, k.E_KNOWN_DRAW, k.E_TRASHED, k.E_DISCARDED, k.E_ROW, k.E_SET_ASIDE, k.E_ASIDE_LOST, k.E_TOOK),
        (CARD.thing,),
    ),
    **dict.fromkeys((k.E_LOOKED, k.E_ON_TOP, k.E_UNLOAD, k.E_AHEAD, k.E_AHEAD_BACK), (CARD.thing,)),
    **dict.fromkeys((k.E_INTRIGUE, k.E_PLOT, k.E_COMBAT_CARD, k.E_ENDGAME_CARD, k.E_BOTTOM), (INTRIGUE.thing,)),
    **dict.fromkeys((k.E_RECRUITED, k.E_DEPLOYED, k.E_RETREATED, k.E_VP, k.E_LOST_TROOP, k.E_STRENGTH), (N,)),
    **dict.fromkeys((k.E_SWORDS, k.E_HARVESTED, k.E_FREIGHTER, k.E_NEGOTIATORS, k.E_DREADNOUGHT), (N,)),
    **dict.fromkeys((k.E_DREADNOUGHTS_IN, k.E_DREADNOUGHTS_BACK), (N,)),
    # House Hagal
    k.E_RIVAL_SENT: (HAGAL_CARD.thing, SPACE.thing),
    k.E_RIVAL_SKIPPED: (HAGAL_CARD.thing, _reason),
    k.E_RIVAL_BOUGHT: (_price,),
    k.E_RIVAL_SWORDS: (HAGAL_CARD.thing, N),
    k.E_RIVAL_HELD_BACK: (N,),
    k.E_TILE_REMOVED: (TILE.thing,),
    k.E_MARKER_REMOVED: (_location,),
    k.E_SPICE_REMOVED: (_maker, N),
    k.E_STORM: (_die, _die),
    k.E_ROW_TRASHED: (CARD.thing,),
    k.E_REWARD_LOST: (N,),
}
RESOURCES = ("resource:solari", "resource:spice", "resource:water")
# Known to the owner only, from this number behind the seat on; a stolen card also to its victim (IMP-13.2, IMP-9.11).
SECRET = {
    k.E_DREW: 0,
    k.E_INTRIGUE: 0,
    k.E_LOOKED: 0,
    k.E_STOLE: 1,
    k.E_BARON: 0,
    k.E_BOTTOM: 0,
    k.E_AHEAD: 0,
    k.E_KEPT: 0,
}


KINDS = kind_names(vars(k))


def is_secret_for(event: Event, seat: int) -> bool:
    """Whether that seat, which is not the owner's, knows of the event but not all of it."""
    return event[0] in SECRET and event[1] != seat and not (event[0] == k.E_STOLE and event[2] == seat)


def show(event: Event, seat: int) -> Shown | None:
    kind, owner = event[0], event[1] if len(event) > 1 else -1
    if kind == DID:  # what was done is told by the events behind it; that somebody answered at all may be a secret
        return None
    shown: Shown = {"kind": KINDS[kind], "seat": owner if owner >= 0 else None, "things": []}
    numbers = event[2:]
    if is_secret_for(event, seat):
        numbers = numbers[: SECRET[kind]]
    if kind in (k.E_PAID, k.E_GAINED):
        shown["things"] = [f"{thing}:{n}" for thing, n in zip(RESOURCES, numbers, strict=True) if n]
    elif kind == k.E_REVEALED:
        shown["things"] = [CARD.thing(card) for card in numbers]
    elif kind in (k.E_BARON, k.E_MASTERSTROKE):
        shown["things"] = FACTION.things(numbers[0]) if numbers else []
    return tell_numbers(shown, MEANING.get(kind, ()), numbers)
