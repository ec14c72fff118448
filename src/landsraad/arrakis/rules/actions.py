"""The catalogue: every action of the game is one number. What a number means depends on the decision at hand."""

from __future__ import annotations

from typing import Final

from ..content.board import SECTORS
from ..tables import AREA_COUNT, CARDS, LEADERS, PAIRS, PRESCIENCE, SIETCH_AREAS, STANDARD_TOKENS, TOKENS, ZONES

# Single actions
END: Final = 0  # end the turn
SKIP: Final = 1  # decline, or no more
DONE: Final = 2  # enough
ALL: Final = 3  # the whole legion
SPLIT: Final = 4  # part of it
MOVE_THEM: Final = 5  # move legions
ATTACK_IT: Final = 6  # attack
DESERT: Final = 7  # Desert Power without a die
NORMAL: Final = 8  # the ordinary action of a result
PLAY_A_CARD: Final = 9
REGULAR: Final = 10  # a hit: remove a Regular
ELITE: Final = 11  # a hit: replace an Elite
SPECIAL: Final = 12  # a hit: replace a special elite
GENERIC: Final = 13  # a Bashar or Naib
CEASE: Final = 14
GO_ON: Final = 15
STAY: Final = 16
RETREAT: Final = 17
SIGNS: Final = 18  # place wormsigns
WORMS: Final = 19  # move worms
WORM_ATTACKS: Final = 20
WILD_MAKER: Final = 21
YES: Final = 22
REPLACE_UNITS: Final = 23
PLACE_VEHICLES: Final = 24
HARVESTER: Final = 25
CARRYALL: Final = 26
ORNITHOPTER: Final = 27
KEEP: Final = 28  # pay 2 for a marker
RAISE: Final = 29  # pay 3
DROP: Final = 30  # pay nothing
SCHEME: Final = 31  # Hawat's Scheming
DRAW_CARDS: Final = 32
USE_TOKEN: Final = 33  # spend the Bene Gesserit token
SINGLES: Final = 34

AREA: Final[int] = SINGLES
ZONE: Final[int] = AREA + AREA_COUNT
RESULT: Final[int] = ZONE + len(ZONES)  # a result or box; 5 is Desert Power
NUMBER: Final[int] = RESULT + 6
CARD: Final[int] = NUMBER + 40
LEADER: Final[int] = CARD + len(CARDS)
PRESCIENCE_CARD: Final[int] = LEADER + len(LEADERS)
TOKEN: Final[int] = PRESCIENCE_CARD + len(PRESCIENCE)
SIETCH: Final[int] = TOKEN + len(TOKENS)
MARKER: Final[int] = SIETCH + 8
DECK: Final[int] = MARKER + 6  # three of prescience, three of the Imperium
SEAT: Final[int] = DECK + 4
SCOUT_FROM: Final[int] = SEAT + 4  # + zone: a free action
REVEAL_AT: Final[int] = SCOUT_FROM + len(ZONES)  # + area: a free action, deployment tokens
REVEAL_SIETCH: Final[int] = REVEAL_AT + AREA_COUNT  # + sietch: a free action
CLAIM: Final[int] = REVEAL_SIETCH + 8  # + prescience card
ATOMIC: Final[int] = CLAIM + len(PRESCIENCE)  # + token
# Smugglers and The Spacing Guild
SMUGGLER_UNIT: Final[int] = ATOMIC + 3  # a hit: remove a Smuggler Unit
TROOP: Final[int] = ATOMIC + 4  # a hit: remove a Houses Major Troop
SMUGGLER_DIE: Final[int] = ATOMIC + 5  # spend the smugglers' die
MOVE_SMUGGLERS: Final[int] = ATOMIC + 6  # move two legions with Smuggler Units
NAVIGATOR: Final[int] = ATOMIC + 7  # the Navigator is spent, not the Ornithopter
IMPERIUM: Final[int] = ATOMIC + 8  # + 0 CHOAM, 1 Spacing Guild, 2 Landsraad
BOMBARD_WITH: Final[int] = IMPERIUM + 3  # + zone: a free action
SECTOR: Final[int] = BOMBARD_WITH + len(ZONES)
MOST_DRAWN: Final = 13  # a part names at most twelve cards
DRAW: Final[int] = SECTOR + len(SECTORS)  # + cards of the House deck * MOST_DRAWN + cards of the ally's
FLEE: Final[int] = DRAW + MOST_DRAWN * MOST_DRAWN  # + sietch * FAMILIES + what leaves
FAMILIES: Final[int] = len(PAIRS) + len(STANDARD_TOKENS)
CATALOGUE_SIZE: Final[int] = FLEE + len(SIETCH_AREAS) * FAMILIES
