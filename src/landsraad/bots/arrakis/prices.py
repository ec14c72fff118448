"""What things are worth, in points of which one lost Regular is about one."""

from __future__ import annotations

from typing import Final

# ---------------------------------------------------------------- tracks
SUPREMACY: Final = 10.0  # one point of supremacy
STEP: Final = 6.0  # one step of a prescience marker that is still needed
SPARE_STEP: Final = 0.3  # one that is not
SPICE: Final = 1.6

# ---------------------------------------------------------------- figures
HIT: Final = 1.0  # one hit, dealt or taken
LOSSES: Final = {
    "regular": 1.0,
    "elite": 0.6,
    "special": 0.85,
    "generic": 0.9,
    "named": 2.5,
    "smuggler": 0.95,
    "troop": 1.3,
}
SPARE_LEADER: Final = 0.5  # a generic leader beside another one
NAMED_LEADERS: Final = {  # to have on the board; everybody else 1.0
    "paul_atreides": 4.0,
    "paul_muad_dib": 4.5,
    "lady_jessica": 3.0,
    "reverend_mother_jessica": 3.2,
    "stilgar": 2.5,
    "chani": 2.0,
    "alia": 1.5,
    "gurney_halleck": 2.2,
    "staban_tuek": 1.8,
    "beast_rabban": 2.2,
    "feyd_rautha": 2.6,
    "emperor_shaddam_iv": 2.0,
    "captain_aramsham": 1.7,
    "thufir_hawat": 1.6,
    "baron_harkonnen": 1.2,
    "gaius_helen_mohiam": 1.1,
}
GENERIC_LEADER: Final = 1.0

# ---------------------------------------------------------------- the desert at the end of the round
# Hits a Harkonnen legion there may expect of storms and worms.
EXPOSURE: Final = {"mountain": 0.0, "plateau": 0.9, "minor_erg": 1.0, "desert": 2.2, "deep_desert": 3.2}
WORM_CHANCE: Final = {"desert": 6 / 16, "deep_desert": 10 / 16}  # that a wormsign becomes a worm
WORM_HITS: Final = {"minor_erg": 2.0, "plateau": 2.0, "desert": 2.7, "deep_desert": 3.3}  # of one attack

# ---------------------------------------------------------------- dice: what one of that result is worth for later
KEEP: Final = {
    "harkonnen": {"leadership": 3.0, "strategy": 3.5, "deployment": 3.0, "mentat": 1.6, "house": 2.0},
    "atreides": {"leadership": 3.0, "strategy": 3.0, "deployment": 2.5, "mentat": 1.6, "house": 3.2},
}
DRAW: Final = 1.1  # a planning card drawn while the hand is small

# ---------------------------------------------------------------- parts of planning cards that are not reckoned
EXTRA_CARD: Final = 2.0
DESERT_POWER: Final = 2.2
ORNITHOPTER: Final = 1.0
HARVESTER: Final = 1.1
VEHICLES: Final = {"harvesters": HARVESTER, "ornithopters": ORNITHOPTER, "carryalls": 1.3}
UPGRADE: Final = 0.75  # Regular to Elite, Elite to special elite
UNITS: Final[list[float]] = [1.0, 1.7, 2.2]  # placed on the board: Regular, Elite, special elite
TO_TANK: Final = 3.0  # an enemy leader
NEW_LEADER: Final = 2.5
BOMBARD: Final = 0.6  # per die
SPECIALS: Final = {
    "discard_signs_at_pole": 0.2,
    "discard_signs": 0.8,
    "opponent_discards": 1.5,
    "take_bene_gesserit_token": 2.5,
    "troop_carriers": 3.0,
    "shuffle_prescience_back": 4.0,
    "discard_house_die": 2.0,
    "reveal_area": 0.5,
    "seek_the_mahdi": 0.8,
    "place_wormsigns": 1.5,
    "remove_vehicles_near_gurney": 2.0,
    "second_objective": 5.0,
    "truthtrance": 1.0,
    "exchange_prescience": 2.0,
    "shift_markers": 0.5,
    "detonate": 0.5,
    "lower_imperium_marker": 3.5,
    "attach_fear": 2.5,
    "wild_maker": 2.5,
    "wild_maker_moves_and_attacks": 3.0,
    "worm_beside_worm": 1.5,
    "dust_chasms": 2.0,
    "fremen_rockets": 2.0,
    "attach_eyes": 1.5,
    "token_to_threatened_sietch": 3.5,
    "storms": 3.0,
    "swap_sietch_tokens": 0.2,
    "worms_near_legions": 3.0,
    "move_sietch": 0.5,
    "sandtides": 1.0,
    "deploy_with_aramsham": 5.0,
    "deploy_two_tokens": 5.0,
}

# ---------------------------------------------------------------- Smugglers
STABAN: Final = 4.0  # one step of Staban towards the alliance
ALLIANCE: Final = 2.0  # more, if the step brings it
CAPTURE: Final = 2.5  # a Smuggler Harvester that yields nothing any more
BASE: Final = 14.0  # to keep the smugglers as allies
ELIMINATION: Final = 7.0  # to be rid of them: no point of supremacy
SMUGGLER_DIE: Final = 0.7  # of what an own die is kept for
UNLOCKED: Final = 1.2  # a Smuggler Ornithopter
KEPT_CARD: Final = 1.3  # the better one of two, in cards

# ---------------------------------------------------------------- The Spacing Guild
TROOP: Final = 1.5  # on the Heighliner board
FRIGATE: Final = 3.2
FREIGHT: Final = 0.3  # a step of the Heighliner, for each Troop or Frigate on it
ARRIVES: Final = 1.5  # times that, if it lands at once
NAVIGATOR: Final = 1.3
BOMBS: Final = 2.0  # mean hits of three dice; Pilots of Caladan roll four
BOMBS_OF_PILOTS: Final = 2.7
LASTING: Final = {"action_for_choam": 3.0, "four_bombardment_dice": 0.6, "no_desert_landing": 1.0}
