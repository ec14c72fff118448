"""The catalogue: every action of the game is one number, in ranges by the things it is about (kernel/actions.py)."""

from __future__ import annotations

from typing import Final

from ...kernel.actions import Actions
from .. import things

ACTIONS: Final[Actions] = Actions()

# ---------------------------------------------------------------- plain answers
END: Final[int] = ACTIONS.add("end")  # the turn
SKIP: Final[int] = ACTIONS.add("skip")  # decline, or no more
DONE: Final[int] = ACTIONS.add("done")  # enough
ALL: Final[int] = ACTIONS.add("all")  # the whole legion
SPLIT: Final[int] = ACTIONS.add("split")  # part of it
MOVE_THEM: Final[int] = ACTIONS.add("move")
ATTACK_IT: Final[int] = ACTIONS.add("attack")
DESERT: Final[int] = ACTIONS.add("desert", path=("die:desert_power",))  # Desert Power without a die
NORMAL: Final[int] = ACTIONS.add("normal")  # the ordinary action of a result
PLAY_A_CARD: Final[int] = ACTIONS.add("play")
REGULAR: Final[int] = ACTIONS.add("regular")  # a hit: remove a Regular
ELITE: Final[int] = ACTIONS.add("elite")  # a hit: replace an Elite
SPECIAL: Final[int] = ACTIONS.add("special")  # a hit: replace a special elite
SMUGGLER_UNIT: Final[int] = ACTIONS.add("smuggler")  # a hit: remove a Smuggler Unit
TROOP: Final[int] = ACTIONS.add("troop")  # a hit: remove a Houses Major Troop
GENERIC: Final[int] = ACTIONS.add("generic")  # a Bashar or Naib
CEASE: Final[int] = ACTIONS.add("cease")
GO_ON: Final[int] = ACTIONS.add("continue")
STAY: Final[int] = ACTIONS.add("stay")
RETREAT: Final[int] = ACTIONS.add("retreat")
SIGNS: Final[int] = ACTIONS.add("wormsigns")
WORMS: Final[int] = ACTIONS.add("worms")  # move worms
WORM_ATTACKS: Final[int] = ACTIONS.add("worm attack")
WILD_MAKER: Final[int] = ACTIONS.add("wild maker")
YES: Final[int] = ACTIONS.add("yes")
REPLACE_UNITS: Final[int] = ACTIONS.add("replace")
PLACE_VEHICLES: Final[int] = ACTIONS.add("vehicles")
HARVESTER: Final[int] = ACTIONS.add("harvester")
CARRYALL: Final[int] = ACTIONS.add("carryall")
ORNITHOPTER: Final[int] = ACTIONS.add("ornithopter")
NAVIGATOR: Final[int] = ACTIONS.add("navigator")  # he is spent, not the Ornithopter
KEEP: Final[int] = ACTIONS.add("keep")  # pay 2 for a marker
RAISE: Final[int] = ACTIONS.add("raise")  # pay 3
DROP: Final[int] = ACTIONS.add("drop")  # pay nothing
SCHEME: Final[int] = ACTIONS.add("scheme", path=("card:hawats_scheming",))
DRAW_CARDS: Final[int] = ACTIONS.add("draw")
SMUGGLER_DIE: Final[int] = ACTIONS.add("smugglers die", path=("die:smugglers",))
MOVE_SMUGGLERS: Final[int] = ACTIONS.add("move smugglers")  # two legions with Smuggler Units

# ---------------------------------------------------------------- a thing chosen
AREA: Final[int] = ACTIONS.add("area", things.AREA)
ZONE: Final[int] = ACTIONS.add("zone", things.ZONE)
SECTOR: Final[int] = ACTIONS.add("sector", things.SECTOR)
RESULT: Final[int] = ACTIONS.add("die", things.DIE)  # a result or box; 5 is Desert Power
NUMBER: Final[int] = ACTIONS.add("number", things.NUMBER)
CARD: Final[int] = ACTIONS.add("card", things.CARD)
LEADER: Final[int] = ACTIONS.add("leader", things.LEADER)
STAYS: Final[int] = ACTIONS.add("stays", things.LEADER, path=("leader:{}", "button:stays"))
GOES: Final[int] = ACTIONS.add("goes", things.LEADER, path=("leader:{}", "button:goes"))
PRESCIENCE_CARD: Final[int] = ACTIONS.add("prescience", things.PRESCIENCE_CARD)
TOKEN: Final[int] = ACTIONS.add("token", things.TOKEN)
SIETCH: Final[int] = ACTIONS.add("sietch", things.SIETCH)
MARKER: Final[int] = ACTIONS.add("marker", things.MARKER)
IMPERIUM_MARKER: Final[int] = MARKER + 3  # behind the three of the prescience track
DECK: Final[int] = ACTIONS.add("deck", things.DECK)
SEAT: Final[int] = ACTIONS.add("seat", things.SEAT)
IMPERIUM: Final[int] = ACTIONS.add("imperium", things.IMPERIUM_ACTION)
DRAW: Final[int] = ACTIONS.add("draw {} {}", things.HOUSE_CARDS, things.ALLY_CARDS, name="draw_from")
MOST_DRAWN: Final[int] = len(things.ALLY_CARDS)
FLEE: Final[int] = ACTIONS.add("flee", things.SIETCH, things.FAMILY)
FAMILIES: Final[int] = len(things.FAMILY)

# ---------------------------------------------------------------- free actions
SCOUT_FROM: Final[int] = ACTIONS.add("scout", things.ZONE)
REVEAL_AT: Final[int] = ACTIONS.add("reveal", things.AREA)  # deployment tokens
REVEAL_SIETCH: Final[int] = ACTIONS.add("reveal sietch", things.SIETCH)
CLAIM: Final[int] = ACTIONS.add("claim", things.PRESCIENCE_CARD)
ATOMIC: Final[int] = ACTIONS.add("atomics", things.ATOMIC)
BOMBARD_WITH: Final[int] = ACTIONS.add("bombard", things.ZONE)

CATALOGUE_SIZE: Final[int] = ACTIONS.size
