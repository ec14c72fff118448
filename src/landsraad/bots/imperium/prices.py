"""What things are worth to the house. One Victory Point is 10; everything else is measured against it.

Only prices stand here; how they are combined is told in `worth`, `battle` and `player`.
"""

from __future__ import annotations

from typing import Final

VICTORY_POINT: Final = 10.0
END_SCORE: Final = 10
EPIC_END_SCORE: Final = 12

# ---------------------------------------------------------------- how long the game will go on

PACE: Final = 1.4  # points the leading player makes in a round
SHORTEST_WAIT: Final = 0.35  # rounds still expected when somebody stands right before the end
FULL_VALUE_AT: Final = 2.0  # with that many rounds to come, goods are worth their full price

# ---------------------------------------------------------------- goods: (up to that many, worth each)

SOLARI: Final = ((8, 1.0), (99, 0.5))
SOLARI_SAVING: Final = ((8, 1.4), (99, 0.6))  # while the Swordmaster is still to be hired
SPICE: Final = ((6, 1.8), (99, 1.0))
SPICE_IX: Final = ((6, 1.5), (99, 1.0))  # with Rise of Ix nobody buys it
WATER: Final = ((2, 1.4), (4, 0.9), (99, 0.4))
NEEDED_NOW: Final = 0.15  # share of a price that goods keep in the last round while Agents may still spend them
LEFT_OVER: Final = 0.04  # and when nothing follows: they break ties

TROOP: Final = 1.3  # in the garrison
CARD: Final = 1.7  # drawn to the hand
INTRIGUE_CARD: Final = 2.3
AGENT: Final = 3.4  # one more Agent turn in this round or a later one
PERSUASION: Final = 1.1
PERSUASION_ENOUGH: Final = 12  # beyond this it buys little
SPICE_MUST_FLOW_COST: Final = 9
COUNCIL_PERSUASION: Final = 2
CONTROL: Final = 1.2  # for each round to come
OWN_BONUS: Final = 0.8  # visiting a space that I control, or a rival does
RIVAL_BONUS: Final = -0.4
SWORD_ON_A_CARD: Final = 1.0  # when judging a card to buy
FOLDSPACE: Final = 2.2
STOLEN_INTRIGUE: Final = 1.5  # times the price of one: the rival has one less
SPICE_MUST_FLOW_DISCOUNT: Final = 2.0
PER_FREMEN_CARD: Final = 2.0  # Fremen cards in play when Liet Kynes is revealed
THINNING: Final = 2.5  # trashing a card, when judging a card to buy

# ---------------------------------------------------------------- Influence: what the step to that height brings

STEP_TO: Final = {1: 4.0, 2: VICTORY_POINT, 3: 3.5, 4: 2.0, 5: 0.8, 6: 0.4}
TRACK_BONUS: Final = {"emperor": 2.4, "spacing_guild": 3.0, "bene_gesserit": 2.3, "fremen": 1.4}
ALLIANCE: Final = 10.0  # a Victory Point
ALLIANCE_TAKEN: Final = 14.0  # a rival loses what I gain
ALLIANCE_DEFENDED: Final = 2.0
ALLIANCE_AHEAD: Final = 2.0  # for the step to 3 while no rival stands at 4
UNRIPE: Final = 0.2  # share of its price that a step without a point keeps in the last round

# ---------------------------------------------------------------- cards

ICON: Final = {
    "emperor": 1.5,
    "spacing_guild": 1.5,
    "bene_gesserit": 1.6,
    "fremen": 1.8,
    "landsraad": 1.3,
    "city": 1.8,
    "spice_trade": 2.0,
}
MORE_ICONS: Final = 0.35  # what each icon after the best one adds, as a share of its price
OTHER_HALF: Final = 0.3  # a card is used for its better half; the other half counts for so much
UNSURE: Final = 0.5  # weight of what hangs on a condition or a price when judging a card to buy
CARDS_SEEN: Final = 6.0  # cards of the own deck seen in a round
FIRST_SEEN_AFTER: Final = 0.5  # rounds until a card bought now comes to hand

# Special effects on spaces and cards, where no other rule here says more.
SPECIAL: Final = {
    "opponents_lose_garrison_troop": 2.0,
    "opponents_discard": 3.0,
    "opponents_discard_or_lose_troop": 1.6,
    "take_from_discard": 1.8,
    "voice": 0.5,
    "set_aside_row_card": 1.0,
    "mentat_next_round": AGENT,
    "two_influence_here": 5.0,
    "send_any_agent": 5.0,
    "double_harvest": 3.0,
    "look_draw_or_trash": CARD,
    "shuffle_discard_into_deck": 0.0,
    "may_pass": 0.3,
    "acquired_to_deck_top": 0.8,
    "deploy_recruited": 1.0,
    "retreat": 0.2,
    "deploy": 1.0,
    "may_acquire_free": 2.5,
    "ambush": 1.0,
    "another_turn": 0.8,
    "heighliner_discount": 1.0,
    "swap_intrigue": 0.5,
    "opponents_retreat_dreadnought": 0.8,
    "grand_conspiracy": 2.0,
    "influence_where_agents": 8.0,
    "influence_where_sent": 4.0,
    "influence_where_snooper": 4.0,
}

# ---------------------------------------------------------------- Conflicts

SWORDS_KEPT_FOR_REVEAL: Final = 0.8  # share of the swords in hand that will not be spent on Agents
RIVAL_JOINS: Final = 0.5  # chance that a rival who could still send troops does
RIVAL_TROOPS_PER_AGENT: Final = 1.5
RIVAL_SWORDS_PER_INTRIGUE: Final = 0.7
SPREAD: Final = 1.0  # how far a rival's final strength may be from the estimate: at least, and per open Agent and card
SPREAD_PER_AGENT: Final = 0.8
SPREAD_PER_INTRIGUE: Final = 0.5

# ---------------------------------------------------------------- Rise of Ix

FREIGHT_TIME: Final = 2.0  # with that many rounds to come a Freighter on its way is worth its full share of the cargo
FREIGHT_SOON: Final = 0.3  # share of that in the last round while Agents may still be sent
FREIGHTER_ICON: Final = 3.0  # when judging a card to buy
RIVAL_DIVIDEND: Final = 0.3  # what a Solari in a rival's hand costs me

TECH_ICON: Final = 2.5  # when judging a card to buy
NEGOTIATOR: Final = 1.2  # a spice off a later tile
NEGOTIATORS_ENOUGH: Final = 4
TILE_PASSIVE: Final = {  # for each round to come
    "artillery": 0.5,
    "chaumurky": 0.1,
    "spaceport": 0.5,
    "troop_transports": 0.5,
    "windtraps": 0.4,
    "detonation_devices": 0.3,
}
DETONATION: Final = 5.0  # Detonation Devices, for a dreadnought I have
FLIP_USED: Final = 0.7  # share of the rounds in which a flip ability is of use
LOW_TRACK_STAYS: Final = 0.8  # Spy Satellites: chance for each round to come that a low track stays low
STEPS_TO_COME: Final = 1.2  # Influence I can hope for in a round, for tiles that count it in the end
LAST_HOPE: Final = 0.4  # chance of a condition of the endgame that is not met yet but within reach

DREADNOUGHT: Final = 2.5  # for each round to come: it fights in every Conflict and is never lost
DREADNOUGHT_ROUNDS: Final = 5.0  # more rounds than that do not make it worth more
DREADNOUGHT_STRENGTH: Final = 3
STATIONED: Final = 1.0  # the bonuses of a location for one round

DISCARDED: Final = 0.8  # a card of the hand, when judging a card to buy
MUSTERED: Final = 1.3  # a troop straight to the Conflict, when judging a card to buy
UNDER_THE_DECK: Final = 1.5  # an Intrigue card put under the deck
SNOOPER_DISCARD: Final = 0.4  # Tessia's first slot
AHEAD_ONE_ICON: Final = 1.8  # Ilesa's card: spice with one icon, else a Solari
AHEAD_OTHER: Final = 1.0

# ---------------------------------------------------------------- Intrigue cards

KEEP_INTRIGUE: Final = 1.2  # a card is played when that brings this much
KEEP_AT_LEAST: Final = 0.1  # share of that in the last round

# ---------------------------------------------------------------- before the first round

# Best first, by the games the house won with each against itself (leaders at random): 840 games, from 32 % to 17 %;
# with Rise of Ix 500 games, from 34 % to 10 %.
LEADERS: Final = (
    "count_ilban_richese",
    "glossu_rabban",
    "paul_atreides",
    "baron_vladimir_harkonnen",
    "earl_memnon_thorvald",
    "helena_richese",
    "duke_leto_atreides",
    "countess_ariana_thorvald",
)
LEADERS_IX: Final = (
    "baron_vladimir_harkonnen",
    "glossu_rabban",
    "princess_yuna_moritani",
    "count_ilban_richese",
    "earl_memnon_thorvald",
    "tessia_vernius",
    "duke_leto_atreides",
    "viscount_hundro_moritani",
    "paul_atreides",
    "ilesa_ecaz",
    "prince_rhombur_vernius",
    "archduke_armand_ecaz",
    "countess_ariana_thorvald",
    "helena_richese",
)
TOKENS: Final = (
    "spacing_guild",
    "emperor",
    "fremen",
    "bene_gesserit",
)  # the Baron's: tracks that are slow to climb otherwise

# ---------------------------------------------------------------- House Hagal

RIVAL_CARD_SWORDS: Final = 2.1  # what its card adds in combat, on average
RIVAL_POINT: Final = 1.0  # a Victory Point of a Rival, when I choose for it
RIVAL_GOODS: Final = {
    "water": 1 / 3,
    "intrigue": 1 / 3,
    "solari": 1 / 7,
    "spice": 1 / 7,
}  # in points: what they buy (IMP-S5)
