"""A full state a seat cannot tell from the real one: everything hidden from it is dealt again (IMP-13).

Only counts and publicly known cards are used; the truth about hidden cards never flows into the guess except through
what the seat knows itself.
"""

from __future__ import annotations

from random import Random

from .rules import codes as k
from .rules.state import Player, State
from .tables import CONFLICT_LEVEL, CONFLICTS, MASTERSTROKE, PRESCIENCE

PAIRS = (3, 5, 9, 6, 10, 12)


def hide(s: State, seat: int, rng: Random) -> None:
    """Deal anew what this seat does not know. Changes the state."""
    for i in range(s.humans):
        p = s.players[i]
        if i == seat:
            _reorder_own_deck(s, p, seat, rng)
        else:
            _deal_hand(p, rng)
            if MASTERSTROKE[p.leader] and p.tokens and not p.tokens_used:
                p.tokens = rng.choice(PAIRS)
    _deal_intrigue(s, seat, rng)
    _shuffle(s.imperium_deck, rng)
    if s.hagal is not None:
        _shuffle(s.hagal.deck, rng)
    _deal_conflicts(s, rng)
    if s.ix:
        _deal_tech(s, rng)
    s.key_bytes = rng.randbytes(32)
    s.counter = 0
    s.forced = 0
    s.reveals = 0


def _shuffle(cards: list[int], rng: Random) -> None:
    cards.sort()  # forget the true order first, so that the result depends on the generator alone
    rng.shuffle(cards)


def _reorder_own_deck(s: State, p: Player, seat: int, rng: Random) -> None:
    known = p.top_known
    looking = bool(s.stack) and s.stack[-1][0] == k.LOOK and s.stack[-1][1] == seat
    if PRESCIENCE[p.leader]:
        known += 1
    elif looking and known == 0:
        known = 1
    cut = max(0, len(p.deck) - known)
    rest = p.deck[:cut]
    _shuffle(rest, rng)
    p.deck[:cut] = rest


def _deal_hand(p: Player, rng: Random) -> None:
    """An opponent's hand and deck: the cards are known, which is where is not, apart from those everybody saw."""
    cut = len(p.deck) - p.top_known
    top = p.deck[cut:]
    unknown = list(p.hand)
    for card in p.shown:
        unknown.remove(card)
    pool = unknown + p.deck[:cut]
    if p.ahead >= 0:  # Ilesa's card lies face down
        pool.append(p.ahead)
    _shuffle(pool, rng)
    if p.ahead >= 0:
        p.ahead = pool.pop()
    size = len(unknown)
    p.hand = sorted(p.shown) + pool[:size]
    p.deck = pool[size:] + top


def _deal_intrigue(s: State, seat: int, rng: Random) -> None:
    places = _known_places(s, seat)
    pool = [card for place, card in enumerate(s.intrigue_deck) if place not in places]
    fixed: list[list[int]] = []
    for i, p in enumerate(s.players):
        if i == seat:
            fixed.append(p.intrigue)
            continue
        kept = [mark // 4 for mark in p.stolen if mark % 4 == seat]  # the seat lost these and knows them
        unknown = list(p.intrigue)
        for card in kept:
            unknown.remove(card)
        pool += unknown
        fixed.append(kept)
    _shuffle(pool, rng)
    for i, p in enumerate(s.players):
        if i != seat:
            missing = len(p.intrigue) - len(fixed[i])
            drawn = [pool.pop() for _ in range(missing)]
            p.intrigue = fixed[i] + drawn
        # Only what this seat itself knows of others' cards is kept: what others know is hidden from it.
        p.stolen = tuple(mark for mark in p.stolen if mark % 4 == seat)
    s.intrigue_marks = tuple(mark for mark in s.intrigue_marks if mark % 4 == seat)
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


def _deal_tech(s: State, rng: Random) -> None:
    """Face-down tiles are known to nobody."""
    hidden: list[int] = []
    for i, stack in enumerate(s.stacks):
        hidden += stack[:-1] if s.face_up >> i & 1 else stack
    _shuffle(hidden, rng)
    stacks = []
    for i, stack in enumerate(s.stacks):
        top = stack[-1:] if s.face_up >> i & 1 else ()
        size = len(stack) - len(top)
        stacks.append((*hidden[:size], *top))
        hidden = hidden[size:]
    s.stacks = tuple(stacks)


def _deal_conflicts(s: State, rng: Random) -> None:
    """The cards still to come are of known levels; which of each level is not known."""
    for level in (1, 2, 3):
        places = [i for i, c in enumerate(s.conflict_deck) if CONFLICT_LEVEL[c] == level]
        unseen = [
            c
            for c, x in enumerate(CONFLICT_LEVEL)
            if x == level and c not in s.conflicts_seen and (s.ix or CONFLICTS[c].set == "base")
        ]
        _shuffle(unseen, rng)
        for place, card in zip(places, unseen, strict=False):
            s.conflict_deck[place] = card
