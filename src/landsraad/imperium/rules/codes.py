"""The small integers the engine speaks: effect codes, kinds of frames, kinds of events, phases."""

from __future__ import annotations

from typing import Final

# ---------------------------------------------------------------- factions (positions in a player's influence list)
EMPEROR: Final = 0
GUILD: Final = 1
BENE_GESSERIT: Final = 2
FREMEN: Final = 3

# ---------------------------------------------------------------- effects, one for each word of the vocabulary
GAIN: Final = 0  # a Solari, b spice, c water
PAY: Final = 1  # a Solari, b spice, c water
RECRUIT: Final = 2  # a troops
DRAW: Final = 3  # a cards
INTRIGUE: Final = 4  # a cards
INFLUENCE: Final = 5  # a mask of factions, b steps, c 1 if it is the Influence of a Faction space
LOSE_INFLUENCE: Final = 6  # a mask of factions, b steps
TRASH: Final = 7
TRASH_SELF: Final = 8
VICTORY_POINTS: Final = 9  # a points
PERSUASION: Final = 10  # a
SWORDS: Final = 11  # a
RETREAT: Final = 12  # a at most
DEPLOY: Final = 13  # a at most
DEPLOY_RECRUITED: Final = 14  # a 1 if only in the Reveal turn
LOSE_TROOPS: Final = 15  # a troops
CONTROL: Final = 16  # a location (position in the list of controllable spaces)
FOLDSPACE: Final = 17
ARROW: Final = 18  # kids: cost, effect
CHOOSE: Final = 19  # a how many; kids: the options
WHEN: Final = 20  # a condition, b and c its arguments; kids: effect, otherwise
# Specials: effects with a rule of their own
STEAL_INTRIGUE: Final = 30  # a from how many cards on
TAKE_COUNCIL_SEAT: Final = 31
TAKE_MENTAT: Final = 32
THIRD_AGENT: Final = 33
HARVEST: Final = 34  # a base spice, b maker number
MENTAT_NEXT_ROUND: Final = 35
SPICE_MUST_FLOW_DISCOUNT: Final = 36  # a
OPPONENTS_LOSE_GARRISON_TROOP: Final = 37  # a
PERSUASION_PER_CARD: Final = 38  # a each, b faction
TAKE_FROM_DISCARD: Final = 39  # b faction
OPPONENTS_DISCARD: Final = 40  # a
OPPONENTS_DISCARD_OR_LOSE_TROOP: Final = 41
VOICE: Final = 42
MAY_PASS: Final = 43
ACQUIRE_FREE: Final = 44  # a highest price, b 1 if to the top of the deck
HIRE_MENTAT: Final = 45
PERSUASION_WHEN_REVEALING: Final = 46  # a
EXTRA_FACTION_ICONS: Final = 47
DOUBLE_CROSS: Final = 48
INFILTRATE: Final = 49
LOOK_DRAW_OR_TRASH: Final = 50
ACQUIRED_TO_DECK_TOP: Final = 51
SHUFFLE_DISCARD_INTO_DECK: Final = 52
RECALL_AGENT: Final = 53
INFLUENCE_WHERE_BEHIND: Final = 54  # b steps
SET_ASIDE_ROW_CARD: Final = 55  # a discount
SIGNET: Final = 56  # replaced by the leader's own items when the card is played
SEND_ANY_AGENT: Final = 57  # how Kwisatz Haderach is sent; no item of its own
DOUBLE_HARVEST: Final = 58  # a mark on the card, read when harvesting
TWO_INFLUENCE_HERE: Final = 59  # a mark on the card, read at the Faction space

# ---------------------------------------------------------------- conditions
OTHER_IN_PLAY: Final = 0  # b faction
HAS_ALLIANCE: Final = 1  # b faction, or 4 for any
INFLUENCE_AT_LEAST: Final = 2  # b faction, c amount
TRACKS_AT_LEAST: Final = 3  # b influence, c tracks
HAS_COUNCIL_SEAT: Final = 4
SPICE_MUST_FLOW_AT_LEAST: Final = 5  # b
SPICE_MUST_FLOW_MOST: Final = 6

# ---------------------------------------------------------------- when a pending effect is done without asking
AT_ONCE: Final = 0  # waiting could never help
IF_SUPPLY: Final = 1  # troops: at once unless the supply runs short while Intrigue cards are held
IF_DECK: Final = 2  # cards of the own deck: at once unless a reshuffle makes the order matter
IF_INTRIGUE: Final = 3  # Intrigue cards: at once unless the deck runs out
IF_NO_TRASH: Final = 4  # "trash this card": at once unless another effect could trash it for more
IF_NO_LOSS: Final = 5  # Influence: at once unless losing some first could help
ASK: Final = 6  # the player says when

# ---------------------------------------------------------------- frames: (kind, seat, a, b) on the stack
RUN: Final = 0  # a item
TURN: Final = 1
AGENT: Final = 2
REVEAL: Final = 3
ARRIVE: Final = 4  # a space
SELL: Final = 5  # a space
WHICH_AGENT: Final = 6  # a space
FACTION_UP: Final = 7  # a mask, b steps
FACTION_DOWN: Final = 8  # a mask, b steps
ALLIANCE_TO: Final = 9  # a faction, b mask of seats
PICK: Final = 10  # a item, b mask of options already taken
TRASH_CARD: Final = 11  # a 1 if it may be declined
DISCARD: Final = 12  # a how many
DISCARD_OR_LOSE: Final = 13
RETREAT_HOW_MANY: Final = 14  # a least, b most
DEPLOY_HOW_MANY: Final = 15  # a least, b most
NAME_SPACE: Final = 16
RECALL: Final = 17
BUY_FREE: Final = 18  # a highest price, b 1 if to the top of the deck
PLACE: Final = 19  # a card just acquired: discard pile or top of the deck
LOOK: Final = 20
RIVAL_TROOP: Final = 21  # Double Cross: whose troop
SET_ASIDE: Final = 22
TAKE: Final = 23  # a faction
PASS_TURN: Final = 24
FINISH: Final = 25  # a Intrigue card that has been resolved
COMBAT: Final = 26  # a 1 if a card was played in this go
AFTER_WIN: Final = 27
ENDGAME: Final = 28  # a 1 if a card was played in this go
DEFEND: Final = 29
DRAFT: Final = 30
BARON: Final = 31
REWARD: Final = 32  # a place 1 to 3
FRAME_KINDS: Final = 33

# ---------------------------------------------------------------- phases
CHOOSING_LEADERS: Final = 0
SETTING_UP: Final = 1
ROUND_START: Final = 2
DRAWING: Final = 3
PLAYER_TURNS: Final = 4
FIGHTING: Final = 5
REWARDING: Final = 6
CELEBRATING: Final = 7
MAKERS: Final = 8
RECALLING: Final = 9
ENDING: Final = 10
FINISHED: Final = 11

# ---------------------------------------------------------------- events: (kind, seat, ...)
E_ROUND: Final = 0  # round, Conflict card
E_LEADER: Final = 1  # leader
E_FIRST: Final = 2
E_SENT: Final = 3  # card, space
E_PAID: Final = 4  # Solari, spice, water
E_GAINED: Final = 5  # Solari, spice, water
E_RECRUITED: Final = 6  # n
E_DEPLOYED: Final = 7  # n
E_RETREATED: Final = 8  # n
E_DREW: Final = 9  # card: known to the owner only
E_SHUFFLED: Final = 10
E_INTRIGUE: Final = 11  # card: known to the owner only
E_STOLE: Final = 12  # from whom, card: known to these two only
E_INFLUENCE: Final = 13  # faction, change, new level
E_ALLIANCE: Final = 14  # faction, former holder or -1
E_ALLIANCE_BACK: Final = 15  # faction: the token returns to the board
E_VP: Final = 16  # change
E_TRASHED: Final = 17  # card
E_DISCARDED: Final = 18  # card
E_REVEALED: Final = 19  # cards...
E_ACQUIRED: Final = 20  # card, price or -1 if free, 1 if on top of the deck
E_ROW: Final = 21  # card that fills the row
E_PLOT: Final = 22  # Intrigue card
E_COMBAT_CARD: Final = 23  # Intrigue card
E_ENDGAME_CARD: Final = 24  # Intrigue card
E_PASSED: Final = 25
E_PLACE: Final = 26  # place 1 to 3 in the Conflict, strength
E_NO_WINNER: Final = 27
E_CONTROL: Final = 28  # location
E_COUNCIL: Final = 29
E_SWORDMASTER: Final = 30
E_MENTAT: Final = 31
E_VOICE: Final = 32  # space
E_LOST_TROOP: Final = 33  # n, 0 garrison 1 Conflict
E_MAKER: Final = 34  # maker, bonus spice there
E_RECALLED: Final = 35  # space
E_SET_ASIDE: Final = 36  # card
E_MASTERSTROKE: Final = 37  # mask of factions
E_STRENGTH: Final = 38  # strength at the end of the Reveal turn
E_TURN: Final = 39
E_END: Final = 40
E_TOOK: Final = 41  # card taken from the own discard pile
E_LOOKED: Final = 42  # card: known to the owner only
E_ROUND_END: Final = 43  # VP of every seat
E_BARON: Final = 44  # mask of factions: known to the owner only
E_ASIDE_LOST: Final = 45  # card
E_TURN_PASSED: Final = 46
E_ON_TOP: Final = 47  # card put on top of the own deck
E_MENTAT_RESERVED: Final = 48
E_SWORDS: Final = 49  # n, in combat
E_RECRUITS_SHORT: Final = 50
E_OVER: Final = 51
E_HARVESTED: Final = 52  # spice
E_KNOWN_DRAW: Final = 53  # card that everybody knew to be on top
E_ICONS: Final = 54
E_PERSUASION: Final = 55  # n
E_DEFENDED: Final = 56
E_RECALL_ALL: Final = 57
E_SWAPPED: Final = 58
E_KINDS: Final = 59
