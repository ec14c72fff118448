"""The automaton's planning decks and its Reinforcements (ARR-30.7, 30.23, 30.27, 30.37, 30.38, 30.48)."""

from __future__ import annotations

from ...tables import CARD_DECK, HARKONNEN_SIDE
from .. import codes as k
from ..chance import pick_one, shuffle_cards
from ..state import State


def next_deck(s: State) -> int:
    """The deck other than that of the Harkonnen card discarded last; House Harkonnen if none was."""
    return 1 - s.last_deck if s.last_deck >= 0 else 0


def draw(s: State, deck: int) -> int:
    """A card, from a reshuffled deck if need be, from the other one if that is empty too; -1: none at all."""
    for wanted in (deck, 1 - deck):
        if not s.decks[wanted] and s.discards[wanted]:
            s.decks[wanted], s.discards[wanted] = s.discards[wanted], []
            shuffle_cards(s, s.decks[wanted])
        if s.decks[wanted]:
            s.reveals += 1
            return s.decks[wanted].pop()
    return -1


def reinforce(s: State, n: int, deck: int = -1) -> None:
    """So many cards go unseen to the Reinforcements, decks alternating."""
    if deck < 0:
        deck = next_deck(s)
    for _ in range(n):
        card = draw(s, deck)
        if card >= 0:
            s.reinforcements.append(card)
        deck = 1 - deck


def pile(s: State, card: int) -> None:
    """Played or spent: on the discard pile of its deck, which the next one does not come from."""
    deck = CARD_DECK[card]
    s.discards[deck].append(card)
    s.last_deck = deck
    if s.log is not None:
        s.log.append((k.E_DISCARDED, HARKONNEN_SIDE, deck, card))


def spend_one(s: State) -> None:
    """A random Reinforcement is discarded."""
    pile(s, s.reinforcements.pop(pick_one(s, len(s.reinforcements))))


def told_by_a_reveal(s: State) -> None:
    """Each sietch or token the player shows of free will brings a card, but under the Spacing Guild ban (ARR-30.37)."""
    if s.solo and not s.bans & k.GUILD_BAN:
        reinforce(s, 1)
