"""What is true of every position of Dune: Imperium, whatever happened."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import chain

from landsraad.imperium.rules import codes as k
from landsraad.imperium.rules.position import Position
from landsraad.imperium.tables import (
    CARD_ID,
    CARDS,
    CONFLICTS,
    HAGAL,
    INTRIGUES,
    LEADER_ID,
    LEADERS,
    RESERVE,
    SPICE_MUST_FLOW,
    TECH,
    TECH_ID,
)

HELENA = LEADER_ID["helena_richese"]
ILESA = LEADER_ID["ilesa_ecaz"]
TESSIA = LEADER_ID["tessia_vernius"]
DUNE = CARD_ID["dune_the_desert_planet"]
NEVER_IN_THE_ROW = {number for number, card in enumerate(CARDS) if card.kind in ("reserve", "starter", "epic")}
TRASHED_BY_USE = {TECH_ID["sonic_snoopers"], TECH_ID["spy_satellites"]}


def check(s: Position) -> None:
    check_cards(s)
    check_intrigue(s)
    check_conflicts(s)
    check_pieces(s)
    check_tracks(s)
    check_known(s)
    check_ix(s)
    check_hagal(s)


def sets(s: Position) -> set[str]:
    return {"base", "ix"} if s.ix else {"base"}


@cache
def cards_of(ix: bool, epic: bool, humans: int) -> dict[int, int]:
    """How often each card is in the game, in whatever place."""
    copies = {}
    for number, card in enumerate(CARDS):
        if card.kind == "starter":  # In Epic mode Control the Spice replaces one of the two (IMP-E3).
            copies[number] = (card.copies - (epic and number == DUNE)) * humans
        elif card.kind == "epic":
            copies[number] = epic * humans
        elif card.kind == "reserve" or card.set == "base" or ix:
            copies[number] = card.copies
    return {number: n for number, n in copies.items() if n}


@cache
def intrigues_of(ix: bool) -> dict[int, int]:
    return {number: card.copies for number, card in enumerate(INTRIGUES) if card.set == "base" or ix}


def check_cards(s: Position) -> None:
    """Every copy of every card lies in exactly one place (IMP-1.2, IMP-1.7)."""
    held = [zone for p in s.players for zone in (p.deck, p.hand, p.discard, p.play)]
    places = Counter(chain(*held, s.imperium_deck, s.row, s.trashed))
    places.update(c for p in s.players for c in (p.aside, p.ahead) if c >= 0)
    places.update({number: left for number, left in zip(RESERVE, s.reserve, strict=True) if left})
    assert dict(places) == cards_of(s.ix, s.epic, s.humans)
    assert NEVER_IN_THE_ROW.isdisjoint(s.imperium_deck)
    assert NEVER_IN_THE_ROW.isdisjoint(s.row)
    assert not set(RESERVE) & set(s.trashed)
    assert len(s.row) == 5 or not s.imperium_deck


def check_intrigue(s: Position) -> None:
    """Intrigue cards: deck, discards, hands, waiting for a Reveal turn, or just being resolved."""
    hands = [cards for p in s.players for cards in (p.intrigue, p.waiting)]
    resolved = [frame[2] for frame in s.stack if frame[0] == k.FINISH]
    assert dict(Counter(chain(s.intrigue_deck, s.intrigue_discard, *hands, resolved))) == intrigues_of(s.ix)


def check_conflicts(s: Position) -> None:
    """Ten Conflict cards, each once (IMP-2.2)."""
    cards = [*s.conflict_deck, *s.conflicts_seen]
    assert len(cards) == len(set(cards)) == 10
    assert {CONFLICTS[c].set for c in cards} <= sets(s)
    assert len(s.conflicts_seen) == s.round
    assert s.round == 0 or s.conflict == s.conflicts_seen[-1]


def check_pieces(s: Position) -> None:
    for seat, p in enumerate(s.players):
        assert min(p.supply, p.garrison, p.conflict) >= 0
        assert p.supply + p.garrison + p.conflict + p.negotiators == 12
        assert min(p.solari, p.spice, p.water, p.swords, p.persuasion, p.agents) >= 0
        extra = p.agents + len(p.placed) - 2 - p.swordmaster  # the Mentat, while it works for somebody (IMP-4.13)
        # A Mentat won for the next round stays where it stands until Recall (IMP-10.4).
        assert extra == (s.mentat == seat) or (s.mentat >= 4 and extra in (0, 1))
        assert s.revealing == seat or p.persuasion == p.discount == 0  # Persuasion lives in the own Reveal turn only
        assert p.aside < 0 or p.leader == HELENA
        assert p.leader < 0 or LEADERS[p.leader].set in sets(s)
    assert s.occupied == sum(1 << x for x in {x for p in s.players for x in p.placed})
    assert all(-1 <= holder < len(s.players) for holder in s.control)
    assert min(s.bonus) >= 0
    assert -1 <= s.mentat < 4 + len(s.players)


def check_tracks(s: Position) -> None:
    """Influence from 0 to 6; every Alliance where it belongs (IMP-8); points nobody can have lost."""
    passing_on = any(frame[0] == k.ALLIANCE_TO for frame in s.stack)
    for faction, holder in enumerate(s.alliance):
        levels = [p.influence[faction] for p in s.players]
        assert all(0 <= level <= 6 for level in levels)
        if passing_on:
            continue
        if holder >= 0:
            assert levels[holder] >= 4
            assert levels[holder] == max(levels)
        else:
            assert max(levels) < 4
    start = 1 if len(s.players) == 4 else 0
    for seat, p in enumerate(s.players):
        held = sum(level >= 2 for level in p.influence) + s.alliance.count(seat)
        copies = sum(zone.count(SPICE_MUST_FLOW) for zone in (p.deck, p.hand, p.discard, p.play))
        # The other points come from cards bought, Conflicts and cards played, and are never lost. Every copy of
        # The Spice Must Flow was one of them.
        if seat < s.humans or s.humans == 1:
            assert p.vp - start - held >= copies - waiting_points(s, seat)


def waiting_points(s: Position, seat: int) -> int:
    """The Spice Must Flow just bought: its point is the next thing that happens."""
    return sum(1 for frame in s.stack if frame[0] == k.RUN and frame[1] == seat)


def check_known(s: Position) -> None:
    """What is said to be known of hands and decks is there."""
    for p in s.players:
        assert not Counter(p.shown) - Counter(p.hand)
        assert 0 <= p.top_known <= len(p.deck)
        assert not Counter(mark // 4 for mark in p.stolen) - Counter(p.intrigue)
    # Each place of the Intrigue deck that somebody knows is a place of the deck.
    assert all(0 <= mark // 4 < len(s.intrigue_deck) and mark % 4 < len(s.players) for mark in s.intrigue_marks)


def check_ix(s: Position) -> None:
    """Dreadnoughts, Negotiators, Freighters and tiles (IMP-1.1, IMP-X1 to X3); nothing of them in a base game."""
    for seat, p in enumerate(s.players):
        dreadnoughts = (p.dread_supply, p.dread_garrison, p.dread_conflict)
        if not s.ix:
            assert (*dreadnoughts, p.freighter, p.negotiators, p.tech) == (0, 0, 0, 0, 0, ())
            continue
        assert min(*dreadnoughts, p.negotiators) >= 0
        assert sum(dreadnoughts) + s.dreads.count(seat) == 2
        assert 0 <= p.freighter <= 3
        assert not p.flipped & ~sum(1 << t for t in p.tech)
        assert p.ahead < 0 or p.leader == ILESA
        assert p.snoopers == 0 or p.leader == TESSIA
        for faction, level in enumerate(p.influence):  # a token reached is gone for good (IMP-12.17)
            assert level < 2 or not p.snoopers >> faction & 1
    if not s.ix:
        assert (s.stacks, s.dreads) == ((), ())
        return
    tiles = [t for stack in s.stacks for t in stack] + [t for p in s.players for t in p.tech]
    assert len(tiles) == len(set(tiles))
    removed = set(s.hagal.tiles_out) if s.hagal is not None else set()
    assert not removed & set(tiles)
    assert set(range(len(TECH))) - set(tiles) - removed <= TRASHED_BY_USE
    assert max(len(stack) for stack in s.stacks) <= 6
    turning = {frame[2] for frame in s.stack if frame[0] == k.TURN_UP}
    assert all(s.face_up >> i & 1 == (bool(stack) and i not in turning) for i, stack in enumerate(s.stacks))
    # One dreadnought at most is older than this round's (IMP-X3.12).
    assert sum(owner >= 0 for owner in s.dreads) <= 2
    assert all(-1 <= owner < len(s.players) for owner in s.dreads)


HAGAL_SIZES = {(1, 0): 27, (2, 0): 28, (1, 1): 30, (2, 1): 29}


def check_hagal(s: Position) -> None:
    """The House Hagal deck is conserved, and a Rival owns nothing the rules do not give it (IMP-R1, IMP-T1, IMP-S7)."""
    assert (s.hagal is None) == (s.humans > 2) == (len(s.players) == s.humans)
    if s.hagal is None:
        return
    h = s.hagal
    cards = Counter(h.deck) + Counter(h.discard)
    mark = "1P" if s.humans == 1 else "2P"
    without = "no_ix" if s.ix else "ix"
    assert cards == {i: c.copies for i, c in enumerate(HAGAL) if c.only in ("", mark) and c.set != without}
    assert cards.total() == HAGAL_SIZES[s.humans, s.ix]
    assert h.deck  # an empty one is made anew at once (IMP-R14)
    assert len(s.players) == 3
    for seat in range(s.humans, len(s.players)):
        p = s.players[seat]
        assert p.leader == -1
        assert not [*p.deck, *p.hand, *p.discard, *p.play, *p.waiting, *p.shown]
        assert (p.aside, p.ahead, p.voice, p.tokens, p.snoopers, p.push) == (-1, -1, -1, 0, 0, 0)
        assert (p.council, p.persuasion, p.discount, p.revealed, p.turns) == (0, 0, 0, 0, 0)
        assert p.freighter <= 2  # the top space is never reached (IMP-RX9)
        assert all(TECH[t].rival for t in p.tech)
        if s.humans == 2:
            assert (p.vp, p.solari, p.spice, p.water, p.intrigue, p.tech, p.negotiators) == (0, 0, 0, 0, [], (), 0)
            assert seat not in s.control
            assert p.swordmaster == 1
        else:  # what could be bought has been bought (IMP-S8.2)
            assert p.water < 3
            assert p.solari < 7
            assert len(p.intrigue) < 3
            assert p.spice < 7 or (s.ix and s.conflict >= 0 and CONFLICTS[s.conflict].level < 3)
            assert p.swordmaster == (h.above == 0)
    if s.humans == 1 and s.ix and any(s.stacks) and not any(frame[0] == k.TURN_UP for frame in s.stack):
        assert any(TECH[stack[-1]].rival for stack in s.stacks if stack)
