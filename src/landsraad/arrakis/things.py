"""The kinds of things of the game, which actions, questions and views speak of: ids outside, numbers inside."""

from __future__ import annotations

from typing import Final

from ..kernel.things import Kind, amounts
from .content.board import SECTORS
from .tables import AREAS, ATOMICS, CARDS, LEADERS, PRESCIENCE, SIETCH_AREAS, TOKENS, ZONES
from .vocabulary import BOXES, DECKS, IMPERIUM, MARKERS, SIDES

AREA: Final = Kind("area", [x.id for x in AREAS])
SECTOR: Final = Kind("sector", [x.id for x in SECTORS])
ZONE: Final = Kind("zone", [x.id for x in ZONES])
DIE: Final = Kind("die", BOXES)  # a result or the box for it; the last is Desert Power
CARD: Final = Kind("card", [x.id for x in CARDS])
LEADER: Final = Kind("leader", [x.id for x in LEADERS])
PRESCIENCE_CARD: Final = Kind("prescience", [x.id for x in PRESCIENCE])
TOKEN: Final = Kind("token", [x.id for x in TOKENS])
SIETCH: Final = Kind("sietch", [str(n + 1) for n in range(len(SIETCH_AREAS))])
MARKER: Final = Kind("marker", [*MARKERS, *IMPERIUM])  # the three of prescience, then the three of the Imperium
DECK: Final = Kind("deck", DECKS)
ATOMIC: Final = Kind("atomics", [x.id for x in ATOMICS])
IMPERIUM_ACTION: Final = Kind("imperium", IMPERIUM)
SIDE: Final = Kind("side", SIDES)
NUMBER: Final = amounts(39)
