"""The House Hagal deck, and who is who in games for one and two (IMP-R1 to R4, IMP-R14, IMP-T, IMP-S2).

Everybody at the table is one of `s.players`: first the humans, then the Rivals. A solo game has two Rivals; in a game
for two House Hagal is a third party that spoils and owns nothing but its pieces (IMP-T1). A Rival's leader stands in
`s.hagal.leaders` and not in its `Player`, so that no left ability can ever work for it (IMP-S7).
"""

from __future__ import annotations

from ..content.rivals import DIFFICULTIES, RIVAL_EPIC_GARRISON, RIVAL_WATER
from ..tables import HAGAL, HAGAL_RESHUFFLE, HAGAL_SWORDS
from ..vocabulary import SOLO, TWO_PLAYERS
from . import codes as k
from .cards import draw_intrigue, shuffle_cards
from .resources import gain
from .state import Hagal, State, new_player

TROOPS = 12
SOLO_RIVALS = 2


def the_hagal(s: State) -> Hagal:
    assert s.hagal is not None  # only asked where House Hagal plays
    return s.hagal


def who_decides(s: State) -> int:
    """The human who chooses for a Rival: in a game for two the one with the First Player marker (IMP-S6.2, IMP-RX9)."""
    return 0 if s.humans == 1 else s.first


# ---------------------------------------------------------------- setup


def lay_out_hagal(s: State) -> None:
    """The Rivals' pieces and the shuffled House Hagal deck (IMP-S2.3 to S2.5, IMP-T2, IMP-RX1)."""
    h = the_hagal(s)
    mark = TWO_PLAYERS if s.humans == 2 else SOLO
    sets = ("base", "ix") if s.ix else ("base", "no_ix")
    h.deck = [
        number
        for number, card in enumerate(HAGAL)
        if card.set in sets and card.only in ("", mark)
        for _ in range(card.copies)
    ]
    shuffle_cards(s, h.deck)
    if s.humans == 2:
        spoiler = new_player(0, 0, TROOPS, 0, [])
        spoiler.swordmaster = 1  # three Agents from the start
        spoiler.agents = 3
        s.players.append(spoiler)
        return
    difficulty = DIFFICULTIES[h.difficulty]
    troops = difficulty.garrison + (RIVAL_EPIC_GARRISON if s.epic else 0)
    for _ in range(SOLO_RIVALS):
        s.players.append(new_player(0, RIVAL_WATER, TROOPS - troops, troops, []))
    h.above = difficulty.conflicts_above_swordmasters


def prepare_rivals(s: State) -> None:
    """What a difficulty gives at the start, once the leaders are known (IMP-S2.1, IMP-S2.7)."""
    difficulty = DIFFICULTIES[the_hagal(s).difficulty]
    start = difficulty.human
    if start.solari or start.spice:
        gain(s, 0, start.solari, start.spice, start.water)
    for rival in range(s.humans, len(s.players)):
        draw_intrigue(s, rival, difficulty.intrigue)


# ---------------------------------------------------------------- the deck


def shuffle_deck(s: State) -> None:
    """All House Hagal cards into a new deck (IMP-R3)."""
    h = the_hagal(s)
    h.deck += h.discard
    h.discard = []
    h.deck.sort()
    shuffle_cards(s, h.deck)
    if s.log is not None:
        s.log.append((k.E_HAGAL_SHUFFLED, -1))


def reveal_card(s: State) -> int:
    """The top card. The moment the deck is empty it is made anew, the card in use included (IMP-R14)."""
    h = the_hagal(s)
    card = h.deck.pop()
    h.discard.append(card)
    s.reveals += 1
    if not h.deck or HAGAL_RESHUFFLE[card]:
        shuffle_deck(s)
    return card


def reveal_swords(s: State, rival: int) -> None:
    """In combat only the swords of a card count; Reshuffle is followed by another card (IMP-R9)."""
    card = reveal_card(s)
    while HAGAL_RESHUFFLE[card]:
        card = reveal_card(s)
    s.players[rival].swords += HAGAL_SWORDS[card]
    if s.log is not None:
        s.log.append((k.E_RIVAL_SWORDS, rival, card, HAGAL_SWORDS[card]))
