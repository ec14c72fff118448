"""A world as the house reads it: who stands where, how strong, who threatens whom.

Of what lies facedown it reads only what the own side may know (ARR-35): the Atreides look at their tokens and sietches,
the Harkonnen reckon with means.
"""

from __future__ import annotations

from typing import Final

from ...arrakis.rules import codes as k
from ...arrakis.rules.forces import is_free, settlement_in
from ...arrakis.rules.state import Group, State
from ...arrakis.tables import (
    AREA_COUNT,
    ATREIDES_SIDE,
    BASE_RANK,
    DISTANCE,
    HARKONNEN_SIDE,
    LEADERS,
    SETTLEMENT_AT,
    SETTLEMENT_RANK,
    SETTLEMENTS,
    STATION_AREAS,
    ZONES_OVER,
)
from .fight import NOBODY, Force, Memory, forecast
from .printed import LEADER_HITS, OPEN_TO_ATREIDES, TOKEN_KNOWN, TOKEN_MEAN

HIDDEN_RANK: Final = 2.0  # the mean rank of a sietch nobody has seen
# The share of an enemy's strength that matters at a distance.
THREAT: Final[list[float]] = [1.0, 0.9, 0.5, 0.25, 0.1, *[0.0] * AREA_COUNT]
NO_RANKS: Final[list[float]] = [0.0] * AREA_COUNT
NO_FORCES: Final[list[Force | None]] = [None] * AREA_COUNT


def bits(mask: int) -> int:
    """How many leaders a mask names."""
    n = 0
    while mask:
        n += mask & 1
        mask >>= 1
    return n


class Table:
    s: State
    figures: bytes  # as `force` of the state: to look into bytes is compiled, into a bytearray is not
    seat: int
    side: int
    enemy: int
    own: list[int]
    others: list[int]
    sietches: list[int]
    settlements: list[int]
    stations: list[int]
    ranks: list[float]
    base: int  # of the smugglers, or -1
    limit: int
    _forces: list[Force | None]
    _threats: Memory

    def __init__(self, s: State, seat: int, threats: Memory) -> None:
        self.s = s
        self.figures = bytes(s.force)
        self.seat = seat
        self.side = HARKONNEN_SIDE if seat == s.house[0] or seat == s.ally[0] else ATREIDES_SIDE
        self.enemy = 1 - self.side
        own: list[int] = []
        others: list[int] = []
        side = self.side
        for area, owner in enumerate(s.owner):
            if owner == side:
                own.append(area)
            elif owner >= 0:
                others.append(area)
        self.own = own
        self.others = others
        ranks = NO_RANKS[:]
        self.settlements = []
        for number, area in enumerate(SETTLEMENTS):
            if s.settlements >> number & 1:
                self.settlements.append(area)
                ranks[area] = float(SETTLEMENT_RANK[number])
        sietches: list[int] = []
        for number, area in enumerate(s.sietch_at):
            if area >= 0:
                sietches.append(area)
                open_to_me = self.side == ATREIDES_SIDE or s.sietch_up >> number & 1
                ranks[area] = float(s.sietch_rank[number]) if open_to_me else HIDDEN_RANK
        sietches.sort()
        self.sietches = sietches
        self.base = s.base_at
        if s.base_at >= 0:
            ranks[s.base_at] = float(BASE_RANK)
        self.ranks = ranks
        self.stations = [area for number, area in enumerate(STATION_AREAS) if s.stations_left >> number & 1]
        self.limit = 5 if self.side == HARKONNEN_SIDE and s.bans & 1 else 6
        self._forces = NO_FORCES[:]
        threats.forget()
        self._threats = threats

    # ------------------------------------------------------------ what stands where

    def units(self, area: int, figure: int) -> int:
        return self.figures[area * k.FIGURES + figure]

    def settled(self, area: int) -> bool:
        """A Harkonnen settlement stands there."""
        return SETTLEMENT_AT[area] >= 0 and settlement_in(self.s, area) >= 0

    def force(self, area: int) -> Force:
        found = self._forces[area]
        if found is None:
            found = self._force(area)
            self._forces[area] = found
        return found

    def _force(self, area: int) -> Force:
        s = self.s
        if s.owner[area] < 0:
            return NOBODY
        f = self.figures
        i = area * k.FIGURES
        return self._count(f[i], f[i + 1], f[i + 2], f[i + 3], f[i + 4], f[i + 5], s.named[area], s.tokens[area])

    def those(self, group: Group) -> Force:
        """Figures of a battle or a move."""
        return self._count(
            group[0], group[1], group[2], group[3], group[4], group[5], group[k.NAMED], group[k.TOKENS :]
        )

    def _count(
        self,
        regular: int,
        elite: int,
        special: int,
        smugglers: int,
        troops: int,
        generic: int,
        named: int,
        tokens: tuple[int, ...],
    ) -> Force:
        """Units of the expansions are Regulars, and a Troop is a generic leader too (SMG-10.3, GLD-8.5)."""
        leaders = generic + troops
        hits = float(generic + troops)
        if named:
            for leader in range(len(LEADERS)):
                if named >> leader & 1:
                    leaders += 1
                    hits += LEADER_HITS[leader]
        force = Force(float(regular + smugglers + troops), float(elite), float(special), float(leaders), hits)
        for token in tokens:
            force = force.plus(self.token(token))
        return force

    def token(self, token: int) -> Force:
        known = self.side == ATREIDES_SIDE and OPEN_TO_ATREIDES[token]
        return TOKEN_KNOWN[token] if known else TOKEN_MEAN[token]

    def stack(self, area: int) -> int:
        """Units and facedown tokens, which count one each."""
        s = self.s
        if area < 0 or s.owner[area] < 0:
            return 0
        f = self.figures
        i = area * k.FIGURES
        return f[i] + f[i + 1] + f[i + 2] + f[i + 3] + f[i + 4] + len(s.tokens[area])

    def free(self, area: int) -> bool:
        """For the own side (ARR-2.9)."""
        return is_free(self.s, area, self.side)

    def rank(self, area: int) -> float:
        """Of the settlement or sietch there; nought without one."""
        return self.ranks[area]

    # ------------------------------------------------------------ danger

    def threat(self, area: int, force: Force) -> float:
        """How likely the enemy takes the area from that force, seen from where the enemy stands now."""
        found = self._threats.find(force, area)
        if found < 0.0:
            found = 0.0
            rank = self.ranks[area]
            near = DISTANCE[area]
            for other in self.others:
                reach = THREAT[near[other]]
                if reach > found:  # else even a sure victory would not do
                    found = max(found, reach * forecast(self.force(other), force, rank).win)
            self._threats.keep(force, area, found)
        return found

    def zone_holds(self, area: int, figure: int) -> bool:
        """A figure of that kind in an air zone over the area."""
        zones = self.s.zone
        return any(zones[zone] == figure for zone in ZONES_OVER[area])

    def dice(self, side: int) -> int:
        s = self.s
        n = 1 if s.slotted[side] >= 0 else 0
        for i in range(side * 10, side * 10 + 10):
            n += s.dice[i]
        return n

    def hands(self) -> list[list[int]]:
        """The hands this seat holds."""
        s = self.s
        return [s.hands[d] for d in range(4) if (s.ally if d % 2 else s.house)[d // 2] == self.seat]
