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

# ---------------------------------------------------------------- figures of a force, in this order everywhere
REGULAR: Final = 0
ELITE: Final = 1
SPECIAL: Final = 2  # Sardaukar or Fedaykin
SMUGGLER: Final = 3
TROOP: Final = 4
GENERIC: Final = 5  # Bashars or Naibs
NAMED: Final = 6  # in a force off the board: the mask of its named leaders; facedown tokens come behind
TOKENS: Final = 7
FIGURES: Final = 6

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
FROM_SETTLEMENT: Final = 6  # Troop Carriers
WITH_SIETCH: Final = 7  # Kitab al-Ibar: anybody in the area, or nobody

WITH_SMUGGLERS: Final = 8  # and a Smuggler Unit must go along (SMG-9.6)

# ---------------------------------------------------------------- how figures arrive
ARRIVED: Final = 0  # after moves
BETWEEN: Final = 1  # between two moves named together
PLACED: Final = 2  # after placing

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

# ---------------------------------------------------------------- bans, by Imperium marker (ARR-21)
CHOAM_BAN: Final = 1
GUILD_BAN: Final = 2
LANDSRAAD_BAN: Final = 4

# ---------------------------------------------------------------- frames, declared beside their functions
PLACE_HARVESTER: Final = 0
PLACE_CARRYALL: Final = 1
PLACE_ORNITHOPTER: Final = 2
PLACE_VEHICLE: Final = 3
SPEND_RESERVE: Final = 4
SPICE: Final = 5
STOCKPILE: Final = 6
KEEP_RESERVE: Final = 7
CHANGE_DIE: Final = 8
SPLIT_DIE: Final = 9
SLOT_TOKEN: Final = 10
WHO_ACTS: Final = 11
TURN: Final = 12
USE_DIE: Final = 13
TURN_END: Final = 14
FREE: Final = 15
PICK_CARD: Final = 16
TOKEN_ORDER: Final = 17
SCOUT: Final = 18
END_SCOUT: Final = 19
END_CLAIM: Final = 20
RECALL_LEADER: Final = 21
HAND_LIMIT: Final = 22
REMOVE_PRESCIENCE: Final = 23
NEXT_ROUND: Final = 24
MOVE_FROM: Final = 25
MOVE_TWICE: Final = 26
MOVE_TO: Final = 27
MOVE_ZONE: Final = 28
ARRIVE: Final = 29
WHO_GOES: Final = 30
HOW_MANY: Final = 31
WHICH_TOKENS: Final = 32
LEADER_GOES: Final = 33
ATTACK_FROM: Final = 34
ATTACK_TO: Final = 35
ATTACK_ZONE: Final = 36
BATTLE: Final = 37
B_DISCARD: Final = 38
B_AFTER: Final = 39
B_SPECIAL: Final = 40
B_HIT: Final = 41
B_CEASE: Final = 42
B_STAY: Final = 43
B_RETREAT_TO: Final = 44
B_ADVANCE: Final = 45
ADVANCE: Final = 46
EXCESS: Final = 47
HIT: Final = 48
SIGN_ORDER: Final = 49
CARRYALL: Final = 50
WORM_RETREAT: Final = 51
WORM_AT: Final = 52
PRIZES: Final = 53
DESERT_CHOICE: Final = 54
PLACE_SIGN: Final = 55
WORM_MOVE: Final = 56
WORM_MOVE_TO: Final = 57
WORM_ATTACK: Final = 58
WORM_PREY: Final = 59
WORM_FOLLOW: Final = 60
STORM: Final = 61
PARTS: Final = 62
PUT_AT: Final = 63
LEADER_FOR: Final = 64
DEPLOY_AT: Final = 65
LEADER_AT: Final = 66
TOKEN_AT: Final = 67
UPGRADE: Final = 68
UPGRADE_WHOM: Final = 69
DRAW_FROM: Final = 70
DRAW_OR_EXTRA: Final = 71
TANK_WHOM: Final = 72
BOMBARD: Final = 73
OPPONENT_DISCARDS: Final = 74
PLACE_SMUGGLER_ORNITHOPTER: Final = 75
THOPTER_BATTLE: Final = 76
PLACE_SMUGGLER_HARVESTER: Final = 77
PLACE_SMUGGLER_CARRYALL: Final = 78
BASE_AT: Final = 79
STABAN_JOINS: Final = 80
SMUGGLERS_JOIN: Final = 81
USE_SMUGGLER_DIE: Final = 82
KEEP_CARD: Final = 83
IMPERIUM_ACTION: Final = 84
LAND_FRIGATE: Final = 85
LAND_TROOPS: Final = 86
LAND_HOW_MANY: Final = 87
BOMBARD_FROM: Final = 88
BOMBED: Final = 89
PLACE_NAVIGATOR: Final = 90
WHO_FLIES: Final = 91
HEIGHLINER_STEP: Final = 92
HOLD_HEIGHLINER: Final = 93
DOWN_FRIGATE: Final = 94
LANDING: Final = 95
RECRUIT: Final = 96
DO_PART: Final = 97
DRAW_TOKENS: Final = 98
SCHEME_COUNT: Final = 99
FEAR_STEPS: Final = 100
DISCARD_SIGN: Final = 101
SHUFFLE_BACK: Final = 102
EXCHANGE_PRESCIENCE: Final = 103
REVEAL_HIDDEN: Final = 104
NEAR_GURNEY: Final = 105
NAME_DIE: Final = 106
NAME_WHOSE: Final = 107
LOSE_DIE: Final = 108
MARKER_DOWN: Final = 109
STEPS_DOWN: Final = 110
MARKER_UP: Final = 111
LOWER_MARKER: Final = 112
WILD_MAKER_AT: Final = 113
DUST_CHASMS: Final = 114
ROCKETS_AT: Final = 115
ROCKET_HITS: Final = 116
TOKEN_TO_SIETCH: Final = 117
SWAP_SIETCH: Final = 118
SWAP_WITH: Final = 119
MOVE_SIETCH: Final = 120
SIETCH_TO: Final = 121
SANDTIDES: Final = 122
SANDTIDES_TO: Final = 123
MOVE_OR_ATTACK: Final = 124
ROUND_DRAW: Final = 125
BOMBARD_BY: Final = 126
BOMBARD_UNDER: Final = 127
SCATTER: Final = 128
PUT_SOME: Final = 129
PUT_FIGURE: Final = 130
SHORT_POOL: Final = 131
FAMILIES_FLEE: Final = 132
ATOMICS: Final = 133
ATTACH_FEAR: Final = 134
ATTACH_EYES: Final = 135
WORM_BESIDE: Final = 136
WORMS_NEAR: Final = 137
# The Mahdi solo mode
MAHDI_VEHICLES: Final = 138
MAHDI_TURN: Final = 139
MAHDI_PLAY: Final = 140
MAHDI_ATTACK: Final = 141
MAHDI_BOMBARD: Final = 142
MAHDI_TANK: Final = 143
MAHDI_REVEAL: Final = 144
MAHDI_REINFORCE: Final = 145
MAHDI_DICE: Final = 146
MAHDI_TIE: Final = 147
FRAME_KINDS: Final = 148

# ---------------------------------------------------------------- events: (kind, seat or side, ...)
E_DID: Final = 0  # the kernel's DID: seat, action, kind of frame, a, b
E_ROUND: Final = 1  # round
E_DICE: Final = 2  # side, five counts
E_COMBAT: Final = 3  # side, swords, shields, specials
E_LOST: Final = 4  # side, area, kind of figure and BY_REGULAR (one came in its place) or -1; or -1 and the named leader
BY_REGULAR: Final = 0
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
E_MAHDI_DIE: Final = 39  # side, result
E_MAHDI_SPECIAL: Final = 40  # side, leader
E_MAHDI_CARD: Final = 41  # side, card, 1 if it was carried out
E_MAHDI_SECTOR: Final = 42  # side, tactical card
E_MAHDI_TARGET: Final = 43  # side, area or -1
E_MAHDI_MOVED: Final = 44  # side, from, to
E_MAHDI_PLACED: Final = 45  # kind of vehicle, action of the place
E_MAHDI_WHY: Final = 46  # side, an explanation: see mahdi/criteria.py
E_MAHDI_PUT: Final = 47  # side, area, Regulars, Elites, Sardaukar, Bashars, mask of named leaders: from the supply
E_MAHDI_REPLACED: Final = 48  # side, area, kind of unit they became, how many
E_KINDS: Final = 49
