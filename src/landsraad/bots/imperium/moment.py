"""One moment of the game as a seat sees it, with the few numbers every judgement needs.

It reads a world that fits what the seat knows, and of that only what the seat may see: its own hand, the deck it drew
from as a heap of known cards, and everything open. Hidden cards never change an answer (tests/bots/test_house.py).
"""

from __future__ import annotations

from typing import Final

from ...imperium.rules import codes as k
from ...imperium.rules.state import Player, State
from ...imperium.tables import (
    ALL_ICON_SPACES,
    ARTILLERY,
    CARD_FACTIONS,
    CARD_PERSUASION,
    CARD_SWORDS,
    DREADNOUGHT_STRENGTH,
    SPACE_FACTION,
    SPICE_MUST_FLOW,
    A,
    B,
    C,
)
from .prices import COUNCIL_PERSUASION, END_SCORE, EPIC_END_SCORE, Prices
from .printed import SPACE_PERSUASION, TILE_PERSUASION, TILE_SWORDS

UNKNOWN: Final = -1
RIVAL_SPICE_MUST_FLOW: Final = 2  # a solo Rival counts as owning two (IMP-S6.3)


class Moment:
    s: State
    seat: int
    me: Player
    rivals: list[int]  # the other seats, Rivals of House Hagal among them
    humans: int
    expanded: bool  # Rise of Ix is on the table
    ix: bool  # … and played
    kind: int  # of the decision
    my_turn: bool
    prices: Prices
    revealing: bool  # my Reveal turn is running
    rounds_left: float  # likely to follow this one
    _persuasion_to_come: int

    def __init__(self, s: State, seat: int, plays_ix: bool, prices: Prices) -> None:
        self.prices = prices
        self.s = s
        self.seat = seat
        self.me = s.players[seat]
        self.rivals = [i for i in range(len(s.players)) if i != seat]
        self.humans = s.humans
        self.expanded = s.ix == 1
        self.ix = plays_ix and s.ix == 1
        self.kind = s.stack[-1][0] if s.stack else -1
        self.my_turn = s.active == seat
        self.revealing = self.my_turn and s.revealing >= 0
        self.rounds_left = self._rounds_left()
        self._persuasion_to_come = UNKNOWN

    def _rounds_left(self) -> float:
        s = self.s
        best = 0
        for i in range(len(s.players) if s.humans == 1 else s.humans):  # a third party has no score (IMP-T1)
            best = max(best, s.players[i].vp)
        end = EPIC_END_SCORE if s.epic else END_SCORE
        to_come = len(s.conflict_deck)
        if best >= end or (to_come == 0 and s.round > 0):
            return 0.0
        return min(float(to_come), max(self.prices.shortest_wait, (end - best) / self.prices.pace))

    # ------------------------------------------------------------ cards

    def persuasion_to_come(self) -> int:
        """Persuasion I can count on in this round's Reveal turn."""
        if self._persuasion_to_come == UNKNOWN:
            self._persuasion_to_come = self._count_persuasion()
        return self._persuasion_to_come

    def _count_persuasion(self) -> int:
        me = self.me
        if me.revealed:
            return 0
        if self.revealing:
            return me.persuasion
        total = COUNCIL_PERSUASION if me.council else 0
        for card in me.hand:
            total += CARD_PERSUASION[card]
        for tile in me.tech:
            total += TILE_PERSUASION[tile]
        for space in me.placed:
            total += SPACE_PERSUASION[space]
        return total

    def swords_to_come(self) -> float:
        """Swords I can count on in this round's Reveal turn, beside those I have."""
        me = self.me
        if me.revealed or self.revealing:
            return 0.0
        printed = with_swords = 0
        for card in me.hand:
            n = CARD_SWORDS[card]
            if n:
                printed += n
                with_swords += 1
        swords = self.prices.swords_kept_for_reveal * printed
        if ARTILLERY in me.tech:
            swords += self.prices.swords_kept_for_reveal * with_swords
        for tile in me.tech:
            for item, n in TILE_SWORDS[tile]:
                if self.holds(item, -1):
                    swords += n
        return swords

    def copies(self, seat: int, card: int) -> int:
        """How many of that card somebody has, wherever they are."""
        s = self.s
        if seat >= s.humans:
            return RIVAL_SPICE_MUST_FLOW if card == SPICE_MUST_FLOW and s.humans == 1 else 0
        p = s.players[seat]
        n = p.deck.count(card) + p.hand.count(card) + p.discard.count(card) + p.play.count(card)
        return n + (1 if p.ahead == card else 0)

    # ------------------------------------------------------------ others

    def intrigue_size(self, seat: int) -> int:
        """Of a human; the Intrigue cards of a Rival are goods."""
        return len(self.s.players[seat].intrigue) if seat < self.humans else 0

    def ship_strength(self, seat: int) -> int:
        return DREADNOUGHT_STRENGTH[self.s.players[seat].leader if seat < self.humans else -1]

    # ------------------------------------------------------------ conditions on cards

    def holds(self, item: int, card: int) -> bool:
        """Whether the condition of that item is met; `card`: the one it stands on, or -1."""
        condition, b, c = A[item], B[item], C[item]
        me, s = self.me, self.s
        if condition == k.OTHER_IN_PLAY:
            skipped = False
            for other in me.play:
                if other == card and not skipped:
                    skipped = True
                elif CARD_FACTIONS[other] >> b & 1:
                    return True
            return False
        if condition == k.HAS_ALLIANCE:
            return self.seat in s.alliance if b == 4 else s.alliance[b] == self.seat
        if condition == k.INFLUENCE_AT_LEAST:
            return me.influence[b] >= c
        if condition == k.TRACKS_AT_LEAST:
            reached = 0
            for level in me.influence:
                if level >= b:
                    reached += 1
            return reached >= c
        if condition == k.HAS_COUNCIL_SEAT:
            return me.council == 1
        if condition == k.SPICE_MUST_FLOW_AT_LEAST:
            return self.copies(self.seat, SPICE_MUST_FLOW) >= b
        if condition == k.SPICE_MUST_FLOW_MOST:
            own = self.copies(self.seat, SPICE_MUST_FLOW)
            return all(self.copies(rival, SPICE_MUST_FLOW) < own for rival in self.rivals)
        return self._holds_ix(condition, b)

    def _holds_ix(self, condition: int, b: int) -> bool:
        """Conditions on components of Rise of Ix."""
        me, s = self.me, self.s
        if condition == k.SOLARI_AT_LEAST:
            return me.solari >= b
        if condition == k.TECH_AT_LEAST:
            return len(me.tech) >= b
        if condition == k.DREADNOUGHTS_AT_LEAST:
            return 2 - me.dread_supply >= b
        if condition == k.UNITS_DEPLOYED_AT_LEAST:
            return self.my_turn and s.entered + s.entered_dreads >= b
        if condition == k.PERSUASION_AT_LEAST:
            return self.persuasion_to_come() >= b
        if condition == k.AGENT_WITH:
            return any(SPACE_FACTION[space] == b for space in me.placed)
        if condition == k.AGENTS_ON_ICONS:
            n = 0
            for space in me.placed:
                n += ALL_ICON_SPACES >> space & 1
            return n >= b
        if condition == k.BESIDE_ENEMY:
            if self.my_turn and s.sent >= 0:
                for rival in self.rivals:
                    if s.sent in s.players[rival].placed:
                        return True
            return False
        return False
