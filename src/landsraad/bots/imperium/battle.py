"""What strength is worth in the Conflict of this round: chances of each place times its reward (IMP-6)."""

from __future__ import annotations

from math import exp
from typing import Final

from ...imperium.rules import codes as k
from ...imperium.tables import CARD_SWORDS
from .moment import Moment

TROOP_STRENGTH: Final = 2
NOT_KNOWN: Final = -1.0e9
SHIPS: Final = 3  # none, one or two: columns of what is remembered


class Rival:
    """A rival's likely strength when the Conflict is decided."""

    __slots__ = ("joins", "spread", "strength")

    joins: float
    strength: float
    spread: float

    def __init__(self, moment: Moment, seat: int) -> None:
        s, prices = moment.s, moment.prices
        p = s.players[seat]
        human = seat < s.humans
        revealed = human and p.revealed > 0
        agents = 0 if revealed else p.agents
        cards = len(p.intrigue) if human else 0
        fresh = min(float(p.garrison + agents), prices.rival_troops_per_agent * agents)
        swords = p.swords + prices.rival_swords_per_intrigue * cards
        if not revealed and human:
            size = len(p.deck) + len(p.hand) + (1 if p.ahead >= 0 else 0)
            if size:
                printed = 0
                for card in p.deck:
                    printed += CARD_SWORDS[card]
                for card in p.hand:
                    printed += CARD_SWORDS[card]
                if p.ahead >= 0:
                    printed += CARD_SWORDS[p.ahead]
                swords += prices.swords_kept_for_reveal * len(p.hand) * printed / size
        if not human and s.phase == k.PLAYER_TURNS:
            swords += prices.rival_card_swords  # the card it will reveal
        there = TROOP_STRENGTH * p.conflict
        to_come = TROOP_STRENGTH * fresh
        if s.ix:
            ship = moment.ship_strength(seat)
            there += ship * p.dread_conflict
            to_come += ship * min(p.dread_garrison, agents)
        if there:
            self.joins = 1.0
            self.strength = there + prices.rival_joins * to_come + swords
        else:
            self.joins = prices.rival_joins if to_come else 0.0
            self.strength = to_come + swords
        self.spread = prices.spread + prices.spread_per_agent * agents + prices.spread_per_intrigue * cards

    def beaten_by(self, strength: float) -> float:
        """The chance that this strength is above the rival's."""
        above = 1.0 / (1.0 + exp(-(strength - self.strength) / self.spread))
        return 1.0 - self.joins * (1.0 - above)


class Battle:
    """My units are troops, which are spent, and dreadnoughts (`ships`), which come home."""

    first: float  # the rewards
    second: float
    third: float
    troop: float  # what a troop in the garrison is worth: the price of sending it
    trophy: float  # what the winner's dreadnought brings beside the reward
    troops: int
    ships: int
    ship_strength: int
    swords: float
    rivals: list[Rival]
    known: list[float]  # by troops and ships, with the swords I count on
    now: float

    def __init__(self, moment: Moment, rewards: tuple[float, float, float], troop: float, trophy: float) -> None:
        self.first, self.second, self.third = rewards
        self.troop = troop
        self.trophy = trophy
        me = moment.me
        self.troops = me.conflict
        self.ships = me.dread_conflict if moment.ix else 0
        self.ship_strength = moment.ship_strength(moment.seat)
        self.swords = me.swords + moment.swords_to_come()
        self.rivals = [Rival(moment, seat) for seat in moment.rivals]
        self.known = []
        self.now = NOT_KNOWN

    def expected(self, troops: int, swords: float, ships: int) -> float:
        """The reward to expect with so many troops, swords and dreadnoughts."""
        if not troops and not ships:
            return 0.0
        if swords != self.swords or troops < 0:
            return self._expected(troops, swords, ships)
        known = self.known
        place = troops * SHIPS + ships
        while len(known) <= place:
            known.append(NOT_KNOWN)
        if known[place] == NOT_KNOWN:
            known[place] = self._expected(troops, swords, ships)
        return known[place]

    def _expected(self, troops: int, swords: float, ships: int) -> float:
        strength = TROOP_STRENGTH * troops + self.ship_strength * ships + swords
        none, one, two = 1.0, 0.0, 0.0  # chance that so many rivals stand above me
        for rival in self.rivals:
            win = rival.beaten_by(strength)
            lose = 1.0 - win
            two = two * win + one * lose
            one = one * win + none * lose
            none = none * win
        first = self.first + self.trophy if ships else self.first
        third = 0.0 if len(self.rivals) < 3 else self.third  # the last of three takes nothing
        return none * first + one * self.second + two * third

    def before(self) -> float:
        """What I can expect as things stand."""
        if self.now == NOT_KNOWN:
            self.now = self.expected(self.troops, self.swords, self.ships)
        return self.now

    def gain(self, troops: int, swords: float = 0.0, ships: int = 0) -> float:
        """What so many more units and swords would add, the troops' own worth paid."""
        after = self.expected(self.troops + troops, self.swords + swords, self.ships + ships)
        return after - self.before() - self.troop * troops

    def best(self, troops: int, ships: int, units: int) -> float:
        """What the best choice among so many troops and dreadnoughts brings."""
        return self._best(troops, ships, units)[0]

    def best_ships(self, troops: int, ships: int, units: int) -> int:
        """How many dreadnoughts that choice takes."""
        return self._best(troops, ships, units)[1]

    def _best(self, troops: int, ships: int, units: int) -> tuple[float, int]:
        best, best_ships = NOT_KNOWN, 0
        for s in range(min(ships, units) + 1):
            for n in range(min(troops, units - s) + 1):
                gain = self.gain(n, 0.0, s)
                if gain >= best:
                    best, best_ships = gain, s
        return best, best_ships

    def retreat(self, troops: int, ships: int = 0) -> float:
        """What taking so many units home brings."""
        after = self.expected(self.troops - troops, self.swords, self.ships - ships)
        return after - self.before() + self.troop * troops


def place(strength: int, others: list[int]) -> int:
    """My place when everything is decided; ties are shared downwards (IMP-6.8). 0: no reward."""
    if strength <= 0:
        return 0
    above = level = 0
    for x in others:
        if x > strength:
            above += 1
        elif x == strength:
            level += 1
    if above == 0:
        return 1 if level == 0 else 2
    if above == 1:
        return 2 if level == 0 else 3
    return 3 if above == 2 and level == 0 and len(others) == 3 else 0
