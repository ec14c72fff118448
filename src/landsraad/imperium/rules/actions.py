"""The catalogue: every action of the game is one number. Ranges start at the constants below."""

from __future__ import annotations

from typing import Final

from ..tables import CARDS, INTRIGUES, LEADERS, OP, OPTION_ITEM, SPACES, TECH

CARD_COUNT: Final[int] = len(CARDS)
SPACE_COUNT: Final[int] = len(SPACES)
NUMBERS: Final = 17  # a count of troops: 0 to 16

# Single actions
REVEAL_HAND: Final = 0  # take the Reveal turn
END: Final = 1  # end the turn
PASS: Final = 2  # play no card; with Bindu Suspension: pass the turn
SKIP: Final = 3  # decline
DEFEND_YES: Final = 4  # take the defensive bonus
TO_DECK_TOP: Final = 5
TO_DISCARD: Final = 6
DRAW_IT: Final = 7
TRASH_IT: Final = 8
LOSE_TROOP: Final = 9  # Test of Humanity: give up a troop instead of a card
FROM_LEADER: Final = 10  # Kwisatz Haderach moves an Agent that waits on the leader
ACQUIRE_ASIDE: Final = 11  # the card Helena set aside
ADVANCE: Final = 12  # the Freighter
RECALL_FREIGHTER: Final = 13
TAKE_DIVIDENDS: Final = 14  # rewards of the Shipping track
TAKE_SPICE: Final = 15
TAKE_TROOPS: Final = 16
TAKE_TECH: Final = 17
DO_IT: Final = 18  # use an effect that may be declined
AGAIN: Final = 19  # Weirding Way: another turn
DETONATE: Final = 20
A_TROOP: Final = 21  # one troop, where a unit may be either
A_DREADNOUGHT: Final = 22
FROM_GARRISON: Final = 23
FROM_CONFLICT: Final = 24
TAKE_INFLUENCE: Final = 25
SINGLES: Final = 26

# Ranges
SEND: Final[int] = SINGLES  # + card * SPACE_COUNT + space
DEPLOY_N: Final[int] = SEND + CARD_COUNT * SPACE_COUNT  # + troops
NUMBER: Final[int] = DEPLOY_N + NUMBERS  # + number
ACQUIRE: Final[int] = NUMBER + NUMBERS  # + card
PLAY_PLOT: Final[int] = ACQUIRE + CARD_COUNT  # + Intrigue card
PLAY_COMBAT: Final[int] = PLAY_PLOT + len(INTRIGUES)
PLAY_ENDGAME: Final[int] = PLAY_COMBAT + len(INTRIGUES)
RESOLVE: Final[int] = PLAY_ENDGAME + len(INTRIGUES)  # + item
OPTION: Final[int] = RESOLVE + len(OP)  # + option
TRASH_HAND: Final[int] = OPTION + len(OPTION_ITEM)  # + card
TRASH_DISCARD: Final[int] = TRASH_HAND + CARD_COUNT
TRASH_PLAY: Final[int] = TRASH_DISCARD + CARD_COUNT
DISCARD_CARD: Final[int] = TRASH_PLAY + CARD_COUNT
TAKE_CARD: Final[int] = DISCARD_CARD + CARD_COUNT
SET_ASIDE_CARD: Final[int] = TAKE_CARD + CARD_COUNT
CHOOSE_FACTION: Final[int] = SET_ASIDE_CARD + CARD_COUNT  # + faction: gain Influence
LOSE_FACTION: Final[int] = CHOOSE_FACTION + 4  # + faction: lose Influence
CHOOSE_SEAT: Final[int] = LOSE_FACTION + 4  # + seat
CHOOSE_SPACE: Final[int] = CHOOSE_SEAT + 4  # + space
CHOOSE_LEADER: Final[int] = CHOOSE_SPACE + SPACE_COUNT  # + leader
CHOOSE_PAIR: Final[int] = CHOOSE_LEADER + len(LEADERS)  # + pair of Baron tokens
DEPLOY_DREADNOUGHTS: Final[int] = CHOOSE_PAIR + 6  # + dreadnoughts
BUY_TECH: Final[int] = DEPLOY_DREADNOUGHTS + 3  # + tile
BUY_TECH_SOLARI: Final[int] = BUY_TECH + len(TECH)  # + tile
USE_TECH: Final[int] = BUY_TECH_SOLARI + len(TECH)  # + tile
PUT_UNDER: Final[int] = USE_TECH + len(TECH)  # + Intrigue card
KEEP: Final[int] = PUT_UNDER + len(INTRIGUES)  # + Intrigue card
SET_AHEAD_CARD: Final[int] = KEEP + len(INTRIGUES)  # + card
AMBUSH_TROOP: Final[int] = SET_AHEAD_CARD + CARD_COUNT  # + seat
AMBUSH_DREADNOUGHT: Final[int] = AMBUSH_TROOP + 4  # + seat
CATALOGUE_SIZE: Final[int] = AMBUSH_DREADNOUGHT + 4

PAIRS: Final[list[int]] = [3, 5, 9, 6, 10, 12]  # the six pairs of factions, as masks
