"""The board and the components as numbers, worked out once at import."""

from __future__ import annotations

import hashlib
from typing import Final

from ..kernel.declared import Declared
from .content import board, owner, solo, tokens
from .vocabulary import BOXES, DECKS, HARKONNEN, AirZone, Area, Leader, PlanningCard, PrescienceCard, Token

CONTENT: Final = owner.load()


class TacticalTable(Declared):
    """A tactical card as numbers: which sietch token it follows, and its sectors."""

    id: str
    sietch: int
    sectors: tuple[int, ...]


# ---------------------------------------------------------------- areas

AREAS: Final[list[Area]] = list(CONTENT.areas)
AREA_ID: Final = {a.id: i for i, a in enumerate(AREAS)}
AREA_COUNT: Final = len(AREAS)
SECTOR_ID: Final = {s.id: i for i, s in enumerate(board.SECTORS)}
ZONES: Final[list[AirZone]] = list(board.AIR_ZONES)

MOUNTAIN: Final = 0
PLATEAU: Final = 1
ERG: Final = 2
DESERT: Final = 3
DEEP: Final = 4
_TERRAIN: Final = {"mountain": 0, "plateau": 1, "minor_erg": 2, "desert": 3, "deep_desert": 4}
TERRAIN: Final[list[int]] = [_TERRAIN[a.terrain] for a in AREAS]
IS_DESERT: Final[list[bool]] = [t >= DESERT for t in TERRAIN]  # Deep Desert is a kind of Desert (ARR-2.3)
DESERT_AREAS: Final[list[int]] = [i for i, desert in enumerate(IS_DESERT) if desert]
SECTORS: Final[list[tuple[int, ...]]] = [tuple(SECTOR_ID[s] for s in a.sectors) for a in AREAS]
ADJACENT: Final[list[tuple[int, ...]]] = [tuple(AREA_ID[x] for x in a.adjacent.split()) for a in AREAS]
WALLS: Final[list[tuple[int, ...]]] = [tuple(AREA_ID[x] for x in a.impassable.split()) for a in AREAS]
FLYING: Final[list[tuple[int, ...]]] = [a + w for a, w in zip(ADJACENT, WALLS, strict=True)]  # over walls too
WITHIN_TWO: Final[list[tuple[int, ...]]] = [
    tuple(sorted({b for x in FLYING[i] for b in (x, *FLYING[x])} - {i})) for i in range(AREA_COUNT)
]
WITHIN_THREE: Final[list[tuple[int, ...]]] = [
    tuple(sorted({b for x in WITHIN_TWO[i] for b in (x, *FLYING[x])} - {i})) for i in range(AREA_COUNT)
]
STORM_EXEMPT: Final[list[bool]] = [a.storm_exempt or a.terrain == "mountain" for a in AREAS]
AREAS_IN: Final[list[tuple[int, ...]]] = [
    tuple(i for i in range(AREA_COUNT) if sector in SECTORS[i]) for sector in range(len(board.SECTORS))
]
ZONE_SECTORS: Final[list[tuple[int, ...]]] = [tuple(SECTOR_ID[s] for s in z.sectors) for z in ZONES]
NORTH_POLE: Final = AREA_ID["north_pole"]
# Air zones connected to an area: those of its sector; the North Pole has the four central ones (ARR-2.6).
ZONES_OVER: Final[list[tuple[int, ...]]] = [
    tuple(
        z
        for z in range(len(ZONES))
        if (ZONES[z].polar if i == NORTH_POLE else bool(set(SECTORS[i]) & set(ZONE_SECTORS[z])))
    )
    for i in range(AREA_COUNT)
]
AREAS_UNDER: Final[list[tuple[int, ...]]] = [
    tuple(i for i in range(AREA_COUNT) if z in ZONES_OVER[i]) for z in range(len(ZONES))
]


def _distances() -> list[list[int]]:
    """Number of borders on a shortest path (ARR-2.16)."""
    table = []
    for start in range(AREA_COUNT):
        distance = [99] * AREA_COUNT
        distance[start] = 0
        queue = [start]
        for here in queue:
            for there in ADJACENT[here]:
                if distance[there] == 99:
                    distance[there] = distance[here] + 1
                    queue.append(there)
        table.append(distance)
    return table


DISTANCE: Final = _distances()

# ---------------------------------------------------------------- settlements, sietches, stations

SETTLEMENTS: Final[list[int]] = [i for i, a in enumerate(AREAS) if a.settlement]
SETTLEMENT_RANK: Final[list[int]] = [AREAS[i].settlement for i in SETTLEMENTS]
SETTLEMENT_AT: Final[list[int]] = [SETTLEMENTS.index(i) if i in SETTLEMENTS else -1 for i in range(AREA_COUNT)]
ARRAKEEN: Final = AREA_ID["arrakeen"]
SIETCH_AREAS: Final[list[int]] = [i for i, a in enumerate(AREAS) if a.sietch]
SIETCH_RANKS: Final[list[int]] = [rank + 1 for rank, n in enumerate(CONTENT.sietch_ranks) for _ in range(n)]
# The solo mode (ARR-30.4, ARR-30.47)
TACTICS: Final = [
    TacticalTable(c.id, SIETCH_AREAS.index(AREA_ID[c.sietch]), tuple(SECTOR_ID[x] for x in c.sectors))
    for c in solo.TACTICAL_CARDS
]
CENTRAL: Final = len(SECTOR_ID)  # the four central sectors as one region
SECTOR_NEIGHBOURS: Final[list[tuple[int, ...]]] = [
    tuple(SECTOR_ID[x] for x in solo.SECTOR_NEIGHBOURS[name]) for name in (*SECTOR_ID, "central")
]
STATION_AREAS: Final[list[int]] = [i for i, a in enumerate(AREAS) if a.station]
STATION_AT: Final[list[int]] = [STATION_AREAS.index(i) if i in STATION_AREAS else -1 for i in range(AREA_COUNT)]
STATION_TOKENS: Final[list[int]] = [marker for marker, n in enumerate(CONTENT.stations) for _ in range(n)]
WORMSIGNS: Final[list[int]] = [kind for kind, n in enumerate(CONTENT.wormsigns) for _ in range(n)]
SIGN_LIES: Final = bytes([0] + [1] * 255)  # for bytes.translate: a wormsign lies in an area, whichever it is

# ---------------------------------------------------------------- figures

HARKONNEN_SIDE: Final = 0
ATREIDES_SIDE: Final = 1
UNITS: Final[list[tuple[int, int, int]]] = [(24, 12, 8), (16, 8, 6)]  # Regular, Elite, special elite (ARR-1.1)
GENERICS: Final = (6, 12)  # Bashar, Naib
HARVESTERS: Final = 8
ORNITHOPTERS: Final = 6
CARRYALLS: Final = 3
SANDWORMS: Final = 4
# SMG-1
SMUGGLER_UNITS: Final = 6
SMUGGLER_HARVESTERS: Final = 3
SMUGGLER_ORNITHOPTERS: Final = 3
STABAN_START: Final = 7  # SMG-3.2
BASE_RANK: Final = 3  # SMG-8.1
LOWER_SECTORS: Final = frozenset(SECTOR_ID[x] for x in ("s2", "s3", "s6", "s7"))  # SMG-7.3
# Troops are shared; color bases and Frigates for each side (GLD-1)
TROOPS: Final = 12
BASES: Final = 8
FRIGATES: Final = 3
ARRAKIS_STEP: Final = 4  # steps of a Heighliner to Arrakis (GLD-6.2)
STACK: Final = 6
TANK: Final = 5
TRACK_END: Final = 12  # reconstructed

LEADERS: Final[list[Leader]] = list(CONTENT.leaders)
LEADER_ID: Final = {x.id: i for i, x in enumerate(LEADERS)}
LEADER_SIDE: Final[list[int]] = [0 if x.side == HARKONNEN else 1 for x in LEADERS]
LEADER_DECK: Final[list[int]] = [DECKS.index(x.deck) for x in LEADERS]
LEADER_BOX: Final[list[int]] = [BOXES.index(x.box) if x.box else -1 for x in LEADERS]
RABBAN: Final[int] = LEADER_ID["beast_rabban"]
FEYD: Final[int] = LEADER_ID["feyd_rautha"]
HAWAT: Final[int] = LEADER_ID["thufir_hawat"]
MOHIAM: Final[int] = LEADER_ID["gaius_helen_mohiam"]
BARON: Final[int] = LEADER_ID["baron_harkonnen"]
ARAMSHAM: Final[int] = LEADER_ID["captain_aramsham"]
SHADDAM: Final[int] = LEADER_ID["emperor_shaddam_iv"]
PAUL: Final[int] = LEADER_ID["paul_atreides"]
MUAD_DIB: Final[int] = LEADER_ID["paul_muad_dib"]
JESSICA: Final[int] = LEADER_ID["lady_jessica"]
REVEREND_MOTHER: Final[int] = LEADER_ID["reverend_mother_jessica"]
ALIA: Final[int] = LEADER_ID["alia"]
CHANI: Final[int] = LEADER_ID["chani"]
GURNEY: Final[int] = LEADER_ID["gurney_halleck"]
STILGAR: Final[int] = LEADER_ID["stilgar"]
STABAN: Final[int] = LEADER_ID["staban_tuek"]

# ---------------------------------------------------------------- cards and tokens

CARDS: Final[list[PlanningCard]] = list(CONTENT.cards)
CARD_ID: Final = {c.id: i for i, c in enumerate(CARDS)}
CARD_DECK: Final[list[int]] = [DECKS.index(c.deck) for c in CARDS]
SPECIAL_ID: Final = {name: i for i, name in enumerate(owner.SPECIALS)}
SCHEMING: Final = CARD_ID["hawats_scheming"]
SCHEMING_COPIES: Final[int] = CARDS[SCHEMING].copies
PRESCIENCE: Final[list[PrescienceCard]] = list(CONTENT.prescience)
PRESCIENCE_ID: Final = {c.id: i for i, c in enumerate(PRESCIENCE)}
OBJECTIVES: Final = list(CONTENT.objectives)
TOKENS: Final[list[Token]] = list(CONTENT.tokens)
STANDARD_TOKENS: Final[list[int]] = [i for i, t in enumerate(TOKENS) if t.set == "standard"]
# Two Regulars who flee together (ARR-23, INT-R2): of the Atreides, Smuggler Units and Troops, who are Regulars too.
PAIRS: Final = {
    "regulars": (2, 0, 0),
    "regular_smuggler": (1, 1, 0),
    "smugglers": (0, 2, 0),
    "regular_troop": (1, 0, 1),
    "smuggler_troop": (0, 1, 1),
    "troops": (0, 0, 2),
}
TOKEN_UNITS: Final[list[tuple[int, int, int]]] = [(t.regular, t.elite, t.special) for t in TOKENS]
ATOMICS: Final = list(CONTENT.atomics)
ROWS: Final = tokens.ROWS
SMUGGLERS_DIE: Final = CONTENT.smugglers_die.faces
ACTION_DICE: Final = (CONTENT.harkonnen_die, CONTENT.atreides_die)
COMBAT_DIE: Final = tokens.COMBAT_DIE
# By side: leadership, strategy, deployment, mentat, house. Compiled, tuples of known length would be packed each time.
SLOTS: Final[list[tuple[int, ...]]] = [(3, 3, 2, 3, 2), (2, 2, 2, 2, 2)]

CONTENT_HASH: Final = hashlib.blake2b(repr((ZONES, CONTENT, ROWS)).encode(), digest_size=8).hexdigest()
