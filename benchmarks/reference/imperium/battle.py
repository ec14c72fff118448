"""What strength is worth in the Conflict of this round: chances of each place times its reward (IMP-6)."""

from __future__ import annotations

from math import exp

from landsraad.kernel.contract import Data

from .prices import (
    RIVAL_CARD_SWORDS,
    RIVAL_JOINS,
    RIVAL_SWORDS_PER_INTRIGUE,
    RIVAL_TROOPS_PER_AGENT,
    SPREAD,
    SPREAD_PER_AGENT,
    SPREAD_PER_INTRIGUE,
    SWORDS_KEPT_FOR_REVEAL,
)
from .table import Table

TROOP_STRENGTH = 2


class Rival:
    """A rival's likely strength when the Conflict is decided."""

    def __init__(self, table: Table, p: Data) -> None:
        agents = 0 if p["revealed"] else p["agents"]
        fresh = min(p["garrison"] + agents, RIVAL_TROOPS_PER_AGENT * agents)
        swords = p["swords"] + RIVAL_SWORDS_PER_INTRIGUE * p["intrigue_size"]
        if not p["revealed"] and p["deck_and_hand"]:
            printed = sum(table.printed(c, "swords") for c in p["deck_and_hand"])
            swords += SWORDS_KEPT_FOR_REVEAL * p["hand_size"] * printed / len(p["deck_and_hand"])
        if "automaton" in p and table.view["phase"] == "turns":
            swords += RIVAL_CARD_SWORDS  # the card it will reveal
        there = TROOP_STRENGTH * p["conflict"]
        to_come = TROOP_STRENGTH * fresh
        if ships := p.get("dreadnoughts"):
            there += table.ship_strength(p) * ships["conflict"]
            to_come += table.ship_strength(p) * min(ships["garrison"], agents)
        if there:
            self.joins = 1.0
            self.strength = there + RIVAL_JOINS * to_come + swords
        else:
            self.joins = RIVAL_JOINS if to_come else 0.0
            self.strength = to_come + swords
        self.spread = SPREAD + SPREAD_PER_AGENT * agents + SPREAD_PER_INTRIGUE * p["intrigue_size"]

    def beaten_by(self, strength: float) -> float:
        """The chance that this strength is above the rival's."""
        above = 1.0 / (1.0 + exp(-(strength - self.strength) / self.spread))
        return 1.0 - self.joins * (1.0 - above)


class Battle:
    """My units are troops, which are spent, and dreadnoughts (`ships`), which come home."""

    def __init__(self, table: Table, rewards: tuple[float, float, float], troop: float, trophy: float = 0.0) -> None:
        self.rewards = rewards
        self.troop = troop  # what a troop in the garrison is worth: the price of sending it
        self.trophy = trophy  # what the winner's dreadnought brings beside the reward
        me = table.me
        self.troops: int = me["conflict"]
        self.ships = table.ships("conflict")
        self.ship_strength = table.ship_strength(me)
        self.swords: float = me["swords"] + table.swords_to_come
        self.rivals = [Rival(table, p) for p in table.rivals]
        self._known: dict[tuple[int, float, int], float] = {}

    def expected(self, troops: int, swords: float, ships: int) -> float:
        """The reward to expect with so many troops, swords and dreadnoughts."""
        if not troops and not ships:
            return 0.0
        units = (troops, swords, ships)
        if units not in self._known:
            self._known[units] = self._expected(*units)
        return self._known[units]

    def _expected(self, troops: int, swords: float, ships: int) -> float:
        strength = TROOP_STRENGTH * troops + self.ship_strength * ships + swords
        above = [1.0, 0.0, 0.0, 0.0]  # chance that so many rivals stand above me
        for rival in self.rivals:
            win = rival.beaten_by(strength)
            above = [above[n] * win + (above[n - 1] * (1.0 - win) if n else 0.0) for n in range(4)]
        first, second, third = self.rewards
        if ships:
            first += self.trophy
        if len(self.rivals) < 3:  # the last of three takes nothing
            third = 0.0
        return above[0] * first + above[1] * second + above[2] * third

    def gain(self, troops: int, swords: float = 0.0, ships: int = 0) -> float:
        """What so many more units and swords would add, the troops' own worth paid."""
        after = self.expected(self.troops + troops, self.swords + swords, self.ships + ships)
        return after - self.expected(self.troops, self.swords, self.ships) - self.troop * troops

    def best(self, troops: int, ships: int = 0, units: int | None = None) -> tuple[float, int, int]:
        """What the best choice among so many troops and dreadnoughts brings: (gain, dreadnoughts, troops)."""
        most = troops + ships if units is None else units
        return max(
            (self.gain(n, ships=s), s, n) for s in range(min(ships, most) + 1) for n in range(min(troops, most - s) + 1)
        )

    def retreat(self, troops: int, ships: int = 0) -> float:
        """What taking so many units home brings."""
        after = self.expected(self.troops - troops, self.swords, self.ships - ships)
        return after - self.expected(self.troops, self.swords, self.ships) + self.troop * troops


def place(strength: int, others: list[int]) -> int:
    """My place when everything is decided; ties are shared downwards (IMP-6.8). 0: no reward."""
    if strength <= 0:
        return 0
    above = sum(1 for x in others if x > strength)
    level = sum(1 for x in others if x == strength)
    if above == 0:
        return 1 if level == 0 else 2
    if above == 1:
        return 2 if level == 0 else 3
    return 3 if above == 2 and level == 0 and len(others) == 3 else 0
