"""Playing a planning card or a special action in a test."""

from __future__ import annotations

from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.tables import CARD_DECK, CARD_ID, CARDS

from .helpers import act, asked, hand, turn

SIDE_OF_DECK = ("harkonnen", "harkonnen", "atreides", "atreides")


def play(s: Position, card: str, *moves: str, die: str = "mentat", other: tuple[str, ...] = ()) -> None:
    """The owner's turn with one die: the card is played with it, then these choices. The card goes to the hand first.

    `other`: the dice of the other side. The other side never has more dice than the Atreides, so that nothing but the
    die can be chosen.
    """
    number = CARD_ID[card]
    if number not in s.hands[CARD_DECK[number]]:
        hand(s, card)
    turn(s, SIDE_OF_DECK[CARD_DECK[number]], die, other=other)
    act(s, "play")
    if asked(s)[1] == "pick_card" and s.card != number:
        act(s, f"card {card}")
    assert s.card == number, f"{CARDS[s.card].id} was played"
    act(s, *moves)


def special(s: Position, side: str, die: str, leader: str, *moves: str, other: tuple[str, ...] = ()) -> None:
    """A turn with one die of that result used for the special action of a leader."""
    turn(s, side, die, other=other)
    act(s, f"leader {leader}", *moves)
