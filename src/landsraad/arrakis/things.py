"""The kinds of things of War for Arrakis: what views, paths and questions name, with the engine's number for each.

area:arrakeen        an area of the board              zone:az3            an air zone
sector:s5            a sector                          die:strategy        a result of the dice, or its box
card:sandmasters     a planning card                   deck:fremen_ally    a deck, and whoever plays it
leader:stilgar       a named leader                    side:atreides       a side
prescience:desert_war   a prescience card              seat:1              a player, from 0 as everywhere
token:as3            a facedown deployment token       sietch:4            a sietch, from 0 as in views
marker:jihad         a prescience or Imperium marker   imperium:choam      an Imperium Action
atomics:rimwall      a token of the Family Atomics     family:regulars     two units, or a token, that flee
number:2             an amount, and nothing else       house_cards:1, ally_cards:1   so many drawn from each deck
"""

from __future__ import annotations

from typing import Final

from ..kernel.things import SEATS, Kind, amounts
from .content.board import SECTORS
from .tables import (
    AREAS,
    ATOMICS,
    CARDS,
    LEADERS,
    PAIRS,
    PRESCIENCE,
    SIETCH_AREAS,
    STANDARD_TOKENS,
    TOKENS,
    TRACK_END,
    ZONES,
)
from .vocabulary import BOXES, DECKS, IMPERIUM, MARKERS, SIDES

AREA: Final[Kind] = Kind("area", [x.id for x in AREAS])
ZONE: Final[Kind] = Kind("zone", [x.id for x in ZONES])
SECTOR: Final[Kind] = Kind("sector", [x.id for x in SECTORS])
DIE: Final[Kind] = Kind("die", BOXES)
CARD: Final[Kind] = Kind("card", [x.id for x in CARDS])
DECK: Final[Kind] = Kind("deck", DECKS)
LEADER: Final[Kind] = Kind("leader", [x.id for x in LEADERS])
SIDE: Final[Kind] = Kind("side", SIDES)
PRESCIENCE_CARD: Final[Kind] = Kind("prescience", [x.id for x in PRESCIENCE])
SEAT: Final[Kind] = SEATS
TOKEN: Final[Kind] = Kind("token", [x.id for x in TOKENS])
SIETCH: Final[Kind] = Kind("sietch", [str(n) for n in range(len(SIETCH_AREAS))])
MARKER: Final[Kind] = Kind("marker", [*MARKERS, *IMPERIUM])
IMPERIUM_ACTION: Final[Kind] = Kind("imperium", IMPERIUM)
ATOMIC: Final[Kind] = Kind("atomics", [x.id for x in ATOMICS])
NUMBER: Final[Kind] = amounts(TRACK_END)  # steps of a marker; units and Troops are fewer
HOUSE_CARDS: Final[Kind] = Kind("house_cards", [str(n) for n in range(13)])  # a part names at most twelve
ALLY_CARDS: Final[Kind] = Kind("ally_cards", [str(n) for n in range(13)])
FAMILY: Final[Kind] = Kind("family", [*PAIRS, *[TOKENS[t].id for t in STANDARD_TOKENS]])  # who flees from a sietch
