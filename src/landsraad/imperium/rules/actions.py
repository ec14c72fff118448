"""The catalogue: every action of the game is one number, and a range of numbers is one kind of action.

Where a range ends is written down only for those that the rules have to tell from others (`SEND_END`).
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.actions import Actions
from ...kernel.things import amounts
from ..things import CARD, FACTION, INTRIGUE, ITEM, LEADER, SEATS, SPACE, TILE, TROOPS
from ..things import OPTION as OPTIONS

ACTIONS: Final = Actions()
SPACE_COUNT: Final[int] = len(SPACE)

# Single actions
REVEAL_HAND: Final[int] = ACTIONS.add("reveal")
END: Final[int] = ACTIONS.add("end")
PASS: Final[int] = ACTIONS.add("pass")  # play no card; with Bindu Suspension: pass the turn
SKIP: Final[int] = ACTIONS.add("skip")  # decline
DEFEND_YES: Final[int] = ACTIONS.add("defend")
TO_DECK_TOP: Final[int] = ACTIONS.add("top")
TO_DISCARD: Final[int] = ACTIONS.add("pile")
DRAW_IT: Final[int] = ACTIONS.add("draw it")
TRASH_IT: Final[int] = ACTIONS.add("trash it")
LOSE_TROOP: Final[int] = ACTIONS.add("lose troop")  # Test of Humanity: give up a troop instead of a card
FROM_LEADER: Final[int] = ACTIONS.add("from leader")  # Kwisatz Haderach moves an Agent that waits on the leader
ADVANCE: Final[int] = ACTIONS.add("advance")  # the Freighter
RECALL_FREIGHTER: Final[int] = ACTIONS.add("recall")
TAKE_DIVIDENDS: Final[int] = ACTIONS.add("dividends")  # rewards of the Shipping track
TAKE_SPICE: Final[int] = ACTIONS.add("spice")
TAKE_TROOPS: Final[int] = ACTIONS.add("troops")
TAKE_TECH: Final[int] = ACTIONS.add("tech")
TAKE_INFLUENCE: Final[int] = ACTIONS.add("influence", path=("button:influence",), name="take_influence")
AGAIN: Final[int] = ACTIONS.add("again")  # Weirding Way: another turn
DETONATE: Final[int] = ACTIONS.add("detonate")
A_TROOP: Final[int] = ACTIONS.add("troop")  # one troop, where a unit may be either
A_DREADNOUGHT: Final[int] = ACTIONS.add("dreadnought")
FROM_GARRISON: Final[int] = ACTIONS.add("from garrison")
FROM_CONFLICT: Final[int] = ACTIONS.add("from conflict")

# Ranges
SEND: Final[int] = ACTIONS.add("send", CARD, SPACE)
SEND_END: Final[int] = ACTIONS.size
# By card and space: the number itself, which need not be made anew for every list of options (Any: nor unpacked)
SENDING: Final[list[list[Any]]] = [
    list(range(first, first + SPACE_COUNT)) for first in range(SEND, SEND_END, SPACE_COUNT)
]
PLAY_PLOT: Final[int] = ACTIONS.add("plot", INTRIGUE)
PLAY_PLOT_END: Final[int] = ACTIONS.size
USE_TECH: Final[int] = ACTIONS.add("tile", TILE)
USE_TECH_END: Final[int] = ACTIONS.size
RESOLVE: Final[int] = ACTIONS.add("do", ITEM)  # an open effect
RESOLVE_END: Final[int] = ACTIONS.size
OPTION: Final[int] = ACTIONS.add("pick", OPTIONS)
OPTION_END: Final[int] = ACTIONS.size
DEPLOY_N: Final[int] = ACTIONS.add("deploy", TROOPS, path=("button:deploy", "number:{}"))
DEPLOY_END: Final[int] = ACTIONS.size
DEPLOY_DREADNOUGHTS: Final[int] = ACTIONS.add(
    "dreadnoughts", amounts(2), path=("button:deploy_dreadnoughts", "number:{}")
)
DREADNOUGHTS_END: Final[int] = ACTIONS.size
AMBUSH_TROOP: Final[int] = ACTIONS.add("ambush troop", SEATS, path=("seat:{}", "button:troop"))
AMBUSH_DREADNOUGHT: Final[int] = ACTIONS.add("ambush dreadnought", SEATS, path=("seat:{}", "button:dreadnought"))
AMBUSH_END: Final[int] = ACTIONS.size
ACQUIRE: Final[int] = ACTIONS.add("acquire", CARD, path=("row:{}",))  # of the row or of the Reserve
ACQUIRE_END: Final[int] = ACTIONS.size
ACQUIRE_ASIDE: Final[int] = ACTIONS.add("acquire {} aside", CARD, path=("aside:{}",))  # the card Helena set aside
ACQUIRE_ASIDE_END: Final[int] = ACTIONS.size
PLAY_COMBAT: Final[int] = ACTIONS.add("combat", INTRIGUE)
PLAY_ENDGAME: Final[int] = ACTIONS.add("endgame", INTRIGUE)
TRASH_HAND: Final[int] = ACTIONS.add("trash {} hand", CARD, path=("hand:{}",))
TRASH_DISCARD: Final[int] = ACTIONS.add("trash {} discard", CARD, path=("discard:{}",))
TRASH_PLAY: Final[int] = ACTIONS.add("trash {} play", CARD, path=("play:{}",))
DISCARD_CARD: Final[int] = ACTIONS.add("discard", CARD, path=("hand:{}",))
TAKE_CARD: Final[int] = ACTIONS.add("take", CARD, path=("discard:{}",))
SET_ASIDE_CARD: Final[int] = ACTIONS.add("aside", CARD, path=("row:{}",))
SET_AHEAD_CARD: Final[int] = ACTIONS.add("ahead", CARD, path=("hand:{}",))
PUT_UNDER: Final[int] = ACTIONS.add("under", INTRIGUE)
KEEP: Final[int] = ACTIONS.add("keep", INTRIGUE)
CHOOSE_FACTION: Final[int] = ACTIONS.add("influence", FACTION)  # gain Influence
LOSE_FACTION: Final[int] = ACTIONS.add("lose", FACTION)  # lose Influence
TOKENS: Final[int] = ACTIONS.add("tokens", FACTION, FACTION)  # the Baron's; the first comes before the second
CHOOSE_SEAT: Final[int] = ACTIONS.add("seat", SEATS)
CHOOSE_SPACE: Final[int] = ACTIONS.add("space", SPACE)
CHOOSE_LEADER: Final[int] = ACTIONS.add("leader", LEADER)
BUY_TECH: Final[int] = ACTIONS.add("buy", TILE, path=("tech:{}", "button:spice"))
BUY_TECH_SOLARI: Final[int] = ACTIONS.add("buy solari", TILE, path=("tech:{}", "button:solari"))
SELL_SPICE: Final[int] = ACTIONS.add("sell", TROOPS)  # so much spice
RETREAT_N: Final[int] = ACTIONS.add("retreat", TROOPS)
SEND_NEGOTIATORS: Final[int] = ACTIONS.add("negotiators", TROOPS)  # to the Ix board
RETURN_NEGOTIATORS: Final[int] = ACTIONS.add("return", TROOPS)  # from it, for a lower price
