"""The small integers the engine speaks: kinds of frames, phases, events."""

from __future__ import annotations

from typing import Final

# ---------------------------------------------------------------- action results and boxes
LEADERSHIP: Final = 0
STRATEGY: Final = 1
DEPLOYMENT: Final = 2
MENTAT: Final = 3
HOUSE: Final = 4
DESERT_POWER: Final = 5

# ---------------------------------------------------------------- where a named leader is
NOT_YET: Final = -1
AVAILABLE: Final = -2
IN_TANK: Final = -3
GONE: Final = -4  # 0 and more: the area

# ---------------------------------------------------------------- phases
VEHICLES: Final = 0
ROLLING: Final = 1
ACTIONS: Final = 2
HAZARDS: Final = 3
STORMS: Final = 4
HARVEST: Final = 5
ROUND_END: Final = 6
ROUND_START: Final = 7
FINISHED: Final = 8

# ---------------------------------------------------------------- which legions a move or attack may take
ANY_LEGION: Final = 0
WITH_SPECIAL: Final = 1
WITH_LEADER: Final = 2  # and a leader must go along
IN_DESERT: Final = 3
IN_DESERT_WITH_LEADER: Final = 4
THAT_LEGION: Final = 5
OF_LEADER: Final = 16  # + leader: the legion with that leader, who must go along
FROM_AREA: Final = 64  # + area
FROM_SETTLEMENT: Final = 6  # Troop Carriers
WITH_SIETCH: Final = 7  # Kitab al-Ibar: anybody in the area, or nobody

WITH_SMUGGLERS: Final = 8  # and a Smuggler Unit must go along (SMG-9.6)

# ---------------------------------------------------------------- the smugglers
NO_SMUGGLERS: Final = -1  # not in this game
NEUTRAL: Final = 0
ALLIED: Final = 1
ELIMINATED: Final = 2

# ---------------------------------------------------------------- figures in an air zone
ORNITHOPTER_UP: Final = 1
CARRYALL_UP: Final = 2
SMUGGLER_ORNITHOPTER: Final = 3
SMUGGLER_CARRYALL: Final = 4
FRIGATE_UP: Final = 5  # + side
NAVIGATOR_UP: Final = 7

# ---------------------------------------------------------------- harvesters in an area
HARKONNEN_HARVESTER: Final = 1
SMUGGLER_HARVESTER: Final = 2

# ---------------------------------------------------------------- switches: rulings that a setup may turn
BASE_MAY_SHARE: Final = 1  # base_requires_empty: false
DIE_USES_LEADERS: Final = 2  # smuggler_die_leader_specials: true
RETREAT_CAPTURES: Final = 4  # retreat_captures: true
CAPTURES_DO_NOT_COUNT: Final = 8  # captured_harvesters_count_for_jihad: false
ALLIANCE_COUNTS: Final = 16  # alliance_removal_counts_for_jihad: true
MANY_TRANSPORTS: Final = 32  # one_transport_per_legion_and_turn: false
NO_FIRST_UNIT: Final = 64  # round1_unit: false
EXACT_FRIGATES: Final = 128  # frigate_exact_distance: true
CARGO_RETURNS: Final = 256  # unplaceable_cargo: return_to_supply
NO_BOMBS_BETWEEN: Final = 512  # bombardment_timing: before_or_after
HEIGHLINERS_FIRST: Final = 1024  # heighliner_step_position: first
ANY_HARVESTER: Final = 2048  # atreides_trigger_requires_harkonnen_harvester: false

# ---------------------------------------------------------------- frames: (kind, seat, a, b)
PLACE_HARVESTER: Final = 0  # a still to place
PLACE_CARRYALL: Final = 1
PLACE_ORNITHOPTER: Final = 2
CHANGE_DIE: Final = 3  # a side, b result that is too many
SPLIT_DIE: Final = 4  # a side: a partner picks a die
SLOT_TOKEN: Final = 5  # a side
WHO_ACTS: Final = 6  # a side
TURN: Final = 7  # a side
USE_DIE: Final = 8  # a result, b 1 if a House die is used as it
PARTS: Final = 9  # a program, b next part
FREE: Final = 10  # a side: free actions between two parts
TURN_END: Final = 11  # a side
PICK_CARD: Final = 12  # a 1: an extra card, which may be declined
MOVE_FROM: Final = 13  # a moves left, b which legions
MOVE_TO: Final = 14  # a area, b which legions
MOVE_ZONE: Final = 15  # a area the legion comes from, b where it goes
MOVE_WHO: Final = 16  # a stage, b 1 in an attack
ARRIVE: Final = 17  # a 0 after moves, 1 between two moves named together (b which legions), 2 after placing
ATTACK_FROM: Final = 18  # a which legions, b flags
ATTACK_TO: Final = 19  # a area, b flags
ATTACK_ZONE: Final = 20  # a area, b flags
ADVANCE_WHO: Final = 21  # a stage
STATION: Final = 22
SIGN: Final = 23  # a area: a wormsign is resolved
SIGN_ORDER: Final = 24  # several wormsigns: which first; a 1 + area: that one comes next
EXCESS: Final = 25  # a area: too many units
HIT: Final = 26  # a area, b hits left: a special attack
WORM_FROM: Final = 27  # a area: which worm on the board is taken for one that appears
WORM_RETREAT: Final = 28  # a area: where the legion goes
CARRYALL: Final = 29  # a area
WORM_AT: Final = 30  # a area: the worm stands there
BATTLE: Final = 31
B_DISCARD: Final = 32  # a side
B_SPECIAL: Final = 33  # a side
B_HIT: Final = 34  # a side, b hits left
B_CEASE: Final = 35
B_STAY: Final = 36
B_RETREAT_TO: Final = 37
B_ADVANCE: Final = 38
B_AFTER: Final = 39
TOKEN_ORDER: Final = 40  # a area: which facedown token is revealed first
DEPLOY_AT: Final = 41  # a tier, b left
PUT_AT: Final = 42  # a number of the part
LEADER_FOR: Final = 43  # a area
DRAW_FROM: Final = 44  # a cards, b deck or -1: the own ones
UPGRADE: Final = 45  # a units left, b tier
DESERT_CHOICE: Final = 46
PLACE_SIGN: Final = 47  # a left
WORM_MOVE: Final = 48  # a left, b mask of worms moved
WORM_MOVE_TO: Final = 49  # a from, b moves left
WORM_ATTACK: Final = 50  # a dice, b -1 any worm or the area of the one
WORM_FOLLOW: Final = 51  # a from, b to: move into the emptied area?
STORM: Final = 52
SPICE: Final = 53  # a marker 0..2, 3 the stockpile, 4 the reserve
END_CLAIM: Final = 54
RECALL_LEADER: Final = 55  # a side
HAND_LIMIT: Final = 56  # a deck
REMOVE_PRESCIENCE: Final = 57
SCOUT: Final = 58  # a zone
TANK_WHOM: Final = 59  # a reach
BOMBARD: Final = 60  # a dice
OPPONENT_DISCARDS: Final = 61  # a left
SHORT_POOL: Final = 62  # which areas get a wormsign when the pool is short
DRAW_OR_EXTRA: Final = 63  # a cards
HOUSE_CHOICE: Final = 64
PLACE_VEHICLE: Final = 65  # a left
ATOMICS: Final = 66
TOKEN_AT: Final = 67  # a token drawn, b 1 if a leader follows
LEADER_AT: Final = 68
FAMILIES_FLEE: Final = 69  # a prescience card
# Smugglers
PLACE_SMUGGLER_ORNITHOPTER: Final = 70
THOPTER_BATTLE: Final = 71  # a Harkonnen Ornithopters this placement still has
PLACE_SMUGGLER_HARVESTER: Final = 72
PLACE_SMUGGLER_CARRYALL: Final = 73
BASE_AT: Final = 74
JOIN_LEGION: Final = 75  # a 0 Staban, back from the tank; 1 the smugglers, who found no room for a base
PRIZES: Final = 76  # which Harvester an Atreides legion has reached is taken first; a 1 after a retreat
USE_SMUGGLER_DIE: Final = 77  # a result, b 1 if House is used as it
KEEP_CARD: Final = 78  # one of the cards drawn
UPGRADE_WHOM: Final = 79  # a area, b tier
# The Spacing Guild
IMPERIUM_ACTION: Final = 80  # a side, b how many of each kind are left (see guild.py)
LAND_FRIGATE: Final = 81  # a side
LAND_TROOPS: Final = 82  # a side, b 0 or 1 + the area of the first half
LAND_HOW_MANY: Final = 83  # a side, b the area of the first half
BOMBARD_FROM: Final = 84  # a zone the frigate stood in
BOMBED: Final = 85  # a area: a Harvester that has lost its legion goes too
PLACE_NAVIGATOR: Final = 86
WHO_FLIES: Final = 87  # a zone: the Ornithopter there or the Navigator is spent
HEIGHLINER_STEP: Final = 88  # a side, b steps left
HOLD_HEIGHLINER: Final = 89  # a side whose Heighliner goes back, b most steps
DOWN_FRIGATE: Final = 90
LANDING: Final = 91  # a side
RECRUIT: Final = 92  # a side, b most
NEXT_ROUND: Final = 93
DO_PART: Final = 94  # a program, b part: one without a choice of its own is done or left (ARR-8.16)
DRAW_TOKENS: Final = 95  # a most deployment tokens to draw, b 1 if the leader goes where the token goes
# Single cards
SCHEME_COUNT: Final = 96  # how many copies of Hawat's Scheming
FEAR_STEPS: Final = 97  # a steps of any one marker
DISCARD_SIGN: Final = 98  # a left
SHUFFLE_BACK: Final = 99
EXCHANGE_PRESCIENCE: Final = 100
ATTACH_FEAR: Final = 101
ATTACH_EYES: Final = 102
REVEAL_HIDDEN: Final = 103
NEAR_GURNEY: Final = 104  # a left
NAME_DIE: Final = 105  # Truthtrance
NAME_WHOSE: Final = 106  # a result
LOSE_DIE: Final = 107  # a result
MARKER_DOWN: Final = 108  # Alam al-Mithal
STEPS_DOWN: Final = 109  # a marker
MARKER_UP: Final = 110  # a marker that goes down, b steps
LOWER_MARKER: Final = 111
WILD_MAKER_AT: Final = 112
WORM_BESIDE: Final = 113  # a left
WORMS_NEAR: Final = 114  # a left
DUST_CHASMS: Final = 115  # a left
ROCKETS_AT: Final = 116  # a dice
ROCKET_HITS: Final = 117  # a sector, b hits left
TOKEN_TO_SIETCH: Final = 118
SWAP_SIETCH: Final = 119
SWAP_WITH: Final = 120  # a sietch
MOVE_SIETCH: Final = 121
SIETCH_TO: Final = 122  # a sietch
SANDTIDES: Final = 123
SANDTIDES_TO: Final = 124  # a area
MOVE_OR_ATTACK: Final = 125  # a number of the part
ROUND_DRAW: Final = 126
BOMBARD_BY: Final = 127  # a dice
BOMBARD_UNDER: Final = 128  # a dice, b zone
SCATTER: Final = 129  # a left
PUT_SOME: Final = 130  # a number of the part: only some of its figures, where?
PUT_FIGURE: Final = 131  # a number of the part: which figure, in the area of `pick`
FRAME_KINDS: Final = 132

# ---------------------------------------------------------------- events: (kind, seat or side, ...)
E_DID: Final = 0  # seat, action, frame kind, a, b: a decision, told as it was described
E_ROUND: Final = 1  # round
E_DICE: Final = 2  # side, five counts
E_COMBAT: Final = 3  # side, swords, shields, specials
E_LOST: Final = 4  # side, area, what (0 Regular, 1 Elite, 2 special elite, 3 generic leader, 4 + leader, or below)
LOST_SMUGGLER: Final = 40
LOST_TROOP: Final = 41
E_SUPREMACY: Final = 5  # new value
E_MARKER: Final = 6  # marker, new value
E_SIETCH: Final = 7  # sietch, rank: revealed
E_TOKEN: Final = 8  # area, token: revealed
E_DESTROYED: Final = 9  # side that lost it, area
E_SIGN: Final = 10  # area, kind: flipped
E_WORM: Final = 11  # area
E_STATION: Final = 12  # area, marker
E_LEADER_IN: Final = 13  # leader
E_LEADER_OUT: Final = 14  # leader
E_CLAIMED: Final = 15  # card
E_REVEALED: Final = 16  # prescience card
E_BATTLE: Final = 17  # side, from, to
E_WON: Final = 18  # side
E_HARVEST: Final = 19  # spice
E_BANS: Final = 20  # mask
E_TURN: Final = 21  # side
E_OVER: Final = 22  # side
E_DREW: Final = 23  # deck, card: known to the owner only
E_STORM: Final = 24  # area, hits
E_SMUGGLER_DIE: Final = 25  # side, result
E_STABAN: Final = 26  # new step
E_CAPTURED: Final = 27  # area: a Smuggler Harvester
E_ALLIANCE: Final = 28
E_ELIMINATED: Final = 29
E_HEIGHLINER: Final = 30  # side, new step; 4 is Arrakis
E_LOADED: Final = 31  # side, kind of Imperium Action (0 a Frigate, 2 Troops), how many
E_LANDED: Final = 32  # side, area, troops
E_BOMBARDED: Final = 33  # side, area, hits; -1: only a Harvester was there
E_RECRUITED: Final = 34  # area, n: Smuggler Units placed
E_UNLOADED: Final = 35  # side, frigates, troops that stay on the Heighliner board for want of room
E_UNLOCKED: Final = 36  # Smuggler Ornithopters ready now
E_DISCARDED: Final = 37  # side, deck, card: shown to all
E_HARVESTER: Final = 38  # area, whose: lost to a legion, a worm, a card or a bombardment
E_KINDS: Final = 39
