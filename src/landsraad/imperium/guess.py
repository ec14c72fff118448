"""A full state a seat cannot tell from the real one: everything hidden from it is dealt again (IMP-13).

Only counts and publicly known cards are used; the truth about hidden cards never flows into the guess except through
what the seat knows itself.
"""

from __future__ import annotations

from random import Random
from typing import Final

from ..kernel.dice import Dice
from .rules import codes as k
from .rules.state import Player, State
from .tables import CONFLICT_LEVEL, CONFLICTS, MASTERSTROKE, PRESCIENCE

PAIRS: Final[list[int]] = [3, 5, 9, 6, 10, 12]  # the Baron's two tokens, as masks
# By Rise of Ix and level: the Conflict cards there are.
OF_LEVEL: Final[list[list[list[int]]]] = [
    [[c for c, x in enumerate(CONFLICTS) if x.level == level and (ix or x.set == "base")] for level in range(4)]
    for ix in (False, True)
]


def hide(s: State, seat: int, rng: Random) -> None:
    """Deal anew what this seat does not know. Changes the state."""
    dice = Dice(rng)
    for i in range(s.humans):
        p = s.players[i]
        if i == seat:
            _reorder_own_deck(s, p, seat, dice)
        else:
            _deal_hand(p, dice)
            if MASTERSTROKE[p.leader] and p.tokens and not p.tokens_used:
                p.tokens = PAIRS[dice.below(6)]
    _deal_intrigue(s, seat, dice)
    dice.deal_anew(s.imperium_deck)
    if s.hagal is not None:
        dice.deal_anew(s.hagal.deck)
    _deal_conflicts(s, dice)
    if s.ix:
        _deal_tech(s, dice)
    s.key_bytes = rng.randbytes(32)
    s.counter = 0
    s.forced = 0
    s.reveals = 0


def _reorder_own_deck(s: State, p: Player, seat: int, dice: Dice) -> None:
    known = p.top_known
    looking = bool(s.stack) and s.stack[-1][0] == k.LOOK and s.stack[-1][1] == seat
    if PRESCIENCE[p.leader]:
        known += 1
    elif looking and known == 0:
        known = 1
    cut = max(0, len(p.deck) - known)
    rest = p.deck[:cut]
    dice.deal_anew(rest)
    p.deck[:cut] = rest


def _deal_hand(p: Player, dice: Dice) -> None:
    """An opponent's hand and deck: the cards are known, which is where is not, apart from those everybody saw."""
    cut = len(p.deck) - p.top_known
    top = p.deck[cut:]
    unknown = list(p.hand)
    for card in p.shown:
        unknown.remove(card)
    pool = unknown + p.deck[:cut]
    if p.ahead >= 0:  # Ilesa's card lies face down
        pool.append(p.ahead)
    dice.deal_anew(pool)
    if p.ahead >= 0:
        p.ahead = pool.pop()
    size = len(unknown)
    p.hand = sorted(p.shown) + pool[:size]
    p.deck = pool[size:] + top


def _deal_intrigue(s: State, seat: int, dice: Dice) -> None:
    places = _known_places(s, seat)
    pool = [card for place, card in enumerate(s.intrigue_deck) if place not in places] if places else s.intrigue_deck[:]
    fixed: list[list[int]] = []
    for i, p in enumerate(s.players):
        if i == seat:
            fixed.append(p.intrigue)
            continue
        kept = [mark // 4 for mark in p.stolen if mark % 4 == seat]  # the seat lost these and knows them
        unknown = p.intrigue[:]
        for card in kept:
            unknown.remove(card)
        pool += unknown
        fixed.append(kept)
    dice.deal_anew(pool)
    for i, p in enumerate(s.players):
        if i != seat:
            hand = fixed[i]
            for _ in range(len(p.intrigue) - len(hand)):
                hand.append(pool.pop())
            p.intrigue = hand
        # Only what this seat itself knows of others' cards is kept: what others know is hidden from it.
        if p.stolen:
            p.stolen = tuple([mark for mark in p.stolen if mark % 4 == seat])
    if s.intrigue_marks:
        s.intrigue_marks = tuple([mark for mark in s.intrigue_marks if mark % 4 == seat])
    for place in sorted(places):
        pool.insert(place, places[place])
    s.intrigue_deck = pool


def _known_places(s: State, seat: int) -> dict[int, int]:
    """Cards of the Intrigue deck this seat knows: put under it, put back on top, or just being looked at."""
    known = {mark // 4: s.intrigue_deck[mark // 4] for mark in s.intrigue_marks if mark % 4 == seat}
    if s.stack and s.stack[-1][0] == k.KEEP_INTRIGUE and s.stack[-1][1] == seat:
        size = len(s.intrigue_deck)
        known |= {place: s.intrigue_deck[place] for place in (size - 2, size - 1)}
    return known


def _deal_tech(s: State, dice: Dice) -> None:
    """Face-down tiles are known to nobody."""
    hidden: list[int] = []
    for i, stack in enumerate(s.stacks):
        hidden.extend(stack)
        if stack and s.face_up >> i & 1:
            hidden.pop()
    dice.deal_anew(hidden)
    stacks: list[tuple[int, ...]] = []
    dealt = 0
    for i, stack in enumerate(s.stacks):
        size = len(stack)
        if size and s.face_up >> i & 1:
            stacks.append((*hidden[dealt : dealt + size - 1], stack[-1]))
            dealt += size - 1
        else:
            stacks.append(tuple(hidden[dealt : dealt + size]))
            dealt += size
    s.stacks = tuple(stacks)


def _deal_conflicts(s: State, dice: Dice) -> None:
    """The cards still to come are of known levels; which of each level is not known."""
    deck = s.conflict_deck
    seen = 0
    for c in s.conflicts_seen:
        seen |= 1 << c
    for level in (1, 2, 3):
        places = [i for i, c in enumerate(deck) if CONFLICT_LEVEL[c] == level]
        if places:
            unseen = [c for c in OF_LEVEL[s.ix][level] if not seen >> c & 1]
            dice.shuffle(unseen)
            for i, place in enumerate(places):
                if i < len(unseen):
                    deck[place] = unseen[i]
