"""Moving cards between zones, and the chance that goes with it. No effect is resolved here."""

from __future__ import annotations

from ...kernel.position import with_at
from ...kernel.rng import below, shuffle
from ..tables import FOLDSPACE_CARD, RESERVE_INDEX, SPACEPORT, SPICE_MUST_FLOW
from . import codes as k
from .rival_purse import settle_purse
from .state import Player, State


def shuffle_cards(s: State, cards: list[int]) -> None:
    s.counter = shuffle(s.key_bytes, s.counter, cards)
    s.reveals += 1


def pick_random(s: State, n: int) -> int:
    number = below(s.key_bytes, s.counter, n)
    s.counter += 1
    s.reveals += 1
    return number


def forget_shown(p: Player, card: int) -> None:
    """A hand card everybody knew of has left the hand."""
    if card in p.shown:
        rest = list(p.shown)
        rest.remove(card)
        p.shown = tuple(rest)


def unseen(p: Player) -> list[int]:
    """Deck, hand and Ilesa's card together: which cards these are is known to everybody, but not where each is."""
    return p.deck + p.hand + ([p.ahead] if p.ahead >= 0 else [])


def next_card(s: State, seat: int) -> int:
    """The top card of the own deck, reshuffling only now if need be; -1 if there is none (IMP-1.6)."""
    p = s.players[seat]
    if not p.deck:
        if not p.discard:
            return -1
        p.deck = p.discard
        p.discard = []
        p.top_known = 0
        shuffle_cards(s, p.deck)
        if s.log is not None:
            s.log.append((k.E_SHUFFLED, seat))
    s.reveals += 1
    return p.deck.pop()


def draw_to_hand(s: State, seat: int, n: int) -> None:
    p = s.players[seat]
    for _ in range(n):
        card = next_card(s, seat)
        if card < 0:
            return
        p.hand.append(card)
        if p.top_known > 0:
            p.top_known -= 1
            p.shown = (*p.shown, card)
            if s.log is not None:
                s.log.append((k.E_KNOWN_DRAW, seat, card))
        elif s.log is not None:
            s.log.append((k.E_DREW, seat, card))


def draw_intrigue(s: State, seat: int, n: int) -> None:
    """Cards of the Intrigue deck; the discards become a new deck when it is empty (IMP-9.5, IMP-1.11)."""
    for _ in range(n):
        if not s.intrigue_deck:
            if not s.intrigue_discard:
                return
            s.intrigue_deck = s.intrigue_discard
            s.intrigue_discard = []
            shuffle_cards(s, s.intrigue_deck)
        card = s.intrigue_deck.pop()
        s.reveals += 1
        p = s.players[seat]
        p.intrigue.append(card)
        if s.intrigue_marks:
            place = len(s.intrigue_deck)
            for mark in s.intrigue_marks:
                if mark // 4 == place and mark % 4 != seat:  # somebody else knows what was drawn
                    p.stolen = (*p.stolen, card * 4 + mark % 4)
            s.intrigue_marks = tuple(mark for mark in s.intrigue_marks if mark // 4 != place)
        if s.log is not None:
            s.log.append((k.E_INTRIGUE, seat, card))
        if seat >= s.humans:
            settle_purse(s, seat)


def put_under(s: State, seat: int, card: int) -> None:
    """An own Intrigue card, unseen, under the Intrigue deck (IMP-X8.1)."""
    p = s.players[seat]
    p.intrigue.remove(card)
    p.stolen = ()  # nobody else can tell which card it was
    s.intrigue_deck.insert(0, card)
    s.intrigue_marks = (*(mark + 4 for mark in s.intrigue_marks), seat)
    if s.log is not None:
        s.log.append((k.E_BOTTOM, seat, card))


def steal_intrigue(s: State, seat: int, threshold: int) -> None:
    """Every opponent holding that many gives one at random, clockwise from the left (IMP-9.7)."""
    count = len(s.players)
    for step in range(1, count):
        victim = (seat + step) % count
        q = s.players[victim]
        if len(q.intrigue) >= threshold:
            card = q.intrigue.pop(pick_random(s, len(q.intrigue)))
            # Who knew of a card there cannot tell whether this was it; only the thief still can (IMP-9.11).
            q.stolen = tuple(mark for mark in q.stolen if mark % 4 == seat)
            forget_stolen(q, card)
            p = s.players[seat]
            p.intrigue.append(card)
            p.stolen = (*p.stolen, card * 4 + victim)
            if s.log is not None:
                s.log.append((k.E_STOLE, seat, victim, card))


def forget_stolen(p: Player, card: int) -> None:
    """An Intrigue card has left the hand: whoever knew of it there knows no more."""
    for mark in p.stolen:
        if mark // 4 == card:
            rest = list(p.stolen)
            rest.remove(mark)
            p.stolen = tuple(rest)
            return


def refill_row(s: State, slot: int) -> None:
    """The row is refilled at once; with an empty deck it stays shorter (IMP-1.9)."""
    if s.imperium_deck:
        card = s.imperium_deck.pop()
        s.row[slot] = card
        s.reveals += 1
        if s.log is not None:
            s.log.append((k.E_ROW, -1, card))
    else:
        del s.row[slot]


def put_away(s: State, card: int) -> None:
    """Where a trashed card goes: Reserve cards to their stack, all others out of the game (IMP-1.7)."""
    stack = RESERVE_INDEX[card]
    if stack >= 0:
        s.reserve = with_at(s.reserve, stack, s.reserve[stack] + 1)
    else:
        s.trashed.append(card)


def copies_of_spice_must_flow(p: Player) -> int:
    """In all own zones, set aside included (IMP-12.8, IMP-1.12)."""
    c = SPICE_MUST_FLOW
    own = p.deck.count(c) + p.hand.count(c) + p.discard.count(c) + p.play.count(c)
    return own + (p.aside == c) + (p.ahead == c)


def take_foldspace(s: State, seat: int) -> None:
    stack = RESERVE_INDEX[FOLDSPACE_CARD]
    if s.reserve[stack] > 0:
        s.reserve = with_at(s.reserve, stack, s.reserve[stack] - 1)
        p = s.players[seat]
        p.discard.append(FOLDSPACE_CARD)
        if s.log is not None:
            s.log.append((k.E_ACQUIRED, seat, FOLDSPACE_CARD, -1, 0))
        if SPACEPORT in p.tech:
            s.stack.append((k.PLACE, seat, FOLDSPACE_CARD, 0))
