"""Riding over wormsigns and worms (ARR-14.10), the march on the settlements, and what Desert Power does for both."""

from __future__ import annotations

from math import exp, log
from typing import Final

from ...arrakis.rules import actions as do
from ...arrakis.rules import codes as k
from ...arrakis.tables import (
    ADJACENT,
    AREA_COUNT,
    ATREIDES_SIDE,
    DEEP,
    DISTANCE,
    FLYING,
    HARKONNEN_SIDE,
    IS_DESERT,
    PLATEAU,
    TERRAIN,
)
from .atreides import HARVESTER, SECOND_HARVESTER, STATION
from .common import Side
from .fight import Force, forecast
from .printed import FEW, LEADER_HITS, SPICE_THIEVES, WORM_HITS
from .wary import Wary

WAR: Final = 2.0  # times the steps of a settlement
CERTAINTY: Final = 2.0  # how much a likely victory counts more than a bold one
ARMY: Final = 14.0  # worth of a war from which a legion marches as a whole
LEFT_ALONE: Final = 2.0  # each rank of the sietch it would leave
WAR_ROAD: Final = 0.5  # of it: signs that open the ride there
ROAD: Final = 0.5  # of a step: signs that open the ride to its station
SIGNS: Final = 1.2  # signs for their own sake: worms at the end of the round
WORM_HIT: Final = 1.2  # a hit of a worm, beside the sietches it saves
WORM_LATER: Final = 0.6  # of the attack a worm is moved for: it comes a turn later
NEARER: Final[list[float]] = [0.8**n for n in range(20)]  # a settlement, by the moves to it


class Riders(Wary):
    roads: list[int]  # where signs open the best ride
    road: float  # and what it is worth; not surveyed yet: less than nothing

    def renew(self) -> None:
        self.road = -1.0
        self.roads = []
        Wary.renew(self)

    def errand(self, area: int) -> float:
        worth = self.step * STATION if area in self.t.stations else 0.0
        if self.s.harvester[area]:
            worth += HARVESTER[TERRAIN[area]]
            if SPICE_THIEVES in self.s.prescience and self.s.harvesters_lost < 2:
                worth += SECOND_HARVESTER
        return worth

    # ------------------------------------------------------------ the march on the settlements

    def war(self, area: int, force: Force) -> float:
        """A settlement destroyed is its rank in steps of every marker (ARR-16.3): three to nine at once."""
        if force.units < 2.0:
            return 0.0
        key = (area, force.key)
        best = self.wars.get(key, -1.0)
        if best < 0.0:
            best = 0.0
            away = DISTANCE[area]
            for settlement in self.t.settlements:
                rank = self.t.ranks[settlement]
                worth = WAR * self.step * self.all_steps(int(rank)) * NEARER[max(0, away[settlement] - 1)]
                if worth > best:
                    win = forecast(force, self.t.force(settlement), rank).win
                    best = max(best, worth * exp(CERTAINTY * log(win)))
            if area in self.t.sietches:
                best = max(0.0, best - LEFT_ALONE * self.t.rank(area))
            self.wars[key] = best
        return best

    def army(self, area: int) -> bool:
        return self.war(area, self.t.force(area)) >= ARMY

    def garrison(self, start: int, goal: int) -> int:
        """An army marches as a whole."""
        return 0 if self.army(start) else Wary.garrison(self, start, goal)

    def reinforce(self, area: int, more: Force) -> float:
        force = self.t.force(area)
        return Wary.reinforce(self, area, more) + self.war(area, self.merged(area, more)) - self.war(area, force)

    def leader_for(self, a: int) -> float:
        worth = Wary.leader_for(self, a)
        if do.LEADER <= a < do.STAYS and self.a >= 0:
            force = self.t.force(self.a)
            hits = LEADER_HITS[a - do.LEADER]
            worth += self.war(self.a, force.plus(Force(0.0, 0.0, 0.0, 1.0, hits))) - self.war(self.a, force)
        return worth

    # ------------------------------------------------------------ riding

    def chain(self, area: int) -> list[int]:
        """Signs and worms a legion there can ride over (ARR-14.10)."""
        s = self.s
        found: list[int] = []
        queue = [area]
        for here in queue:
            for there in ADJACENT[here]:
                link = (s.sign[there] or s.worm[there]) and s.owner[there] != HARKONNEN_SIDE
                if link and there != area and there not in found:
                    found.append(there)
                    queue.append(there)
        return found

    def ways(self, area: int) -> list[int]:
        found = Side.ways(self, area)
        for link in self.chain(area):
            if link not in found and self.t.free(link):
                found.append(link)
            for end in ADJACENT[link]:
                if end != area and end not in found and self.t.free(end):
                    found.append(end)
        return found

    def targets(self, area: int) -> list[int]:
        found = Side.targets(self, area)
        for link in self.chain(area):
            for end in ADJACENT[link]:
                if end not in found and self.hostile(end):
                    found.append(end)
        return found

    def survey(self) -> None:
        """Which signs open the best ride: to a station, or for an army to a settlement."""
        if self.road >= 0.0:
            return
        s, t = self.s, self.t
        self.road = 0.0
        if len(s.pool) < 2:
            return
        for station in t.stations:
            if s.owner[station] != HARKONNEN_SIDE:
                self.lay_out(t.own, [station], self.step * STATION * ROAD)
        for area in t.own:
            worth = self.war(area, t.force(area))
            if worth >= ARMY:
                ends: list[int] = []
                for settlement in t.settlements:
                    for near in ADJACENT[settlement]:
                        if s.owner[near] != HARKONNEN_SIDE and not t.settled(near):
                            ends.append(near)
                self.lay_out([area], ends, WAR_ROAD * worth)

    def lay_out(self, starts: list[int], ends: list[int], worth: float) -> None:
        """The road of fewest signs from one of the legions to one of the ends, if it is better than what is known."""
        s, t = self.s, self.t
        if worth <= self.road:
            return
        need = [99] * AREA_COUNT
        before = [-1] * AREA_COUNT
        queue: list[int] = []
        for area in starts:
            need[area] = 0
            queue.append(area)
        for end in ends:
            for near in ADJACENT[end]:
                if need[near] == 0:
                    return  # it is one step away
        for cost in range(4):
            for here in queue:
                if need[here] != cost:
                    continue
                for there in ADJACENT[here]:
                    if not IS_DESERT[there] or s.owner[there] >= 0 or there in t.sietches:
                        continue
                    price = cost if s.sign[there] or s.worm[there] else cost + 1
                    if price < need[there]:
                        need[there] = price
                        before[there] = here
                        queue.append(there)
        best, last = 99, -1
        for end in ends:
            for near in ADJACENT[end]:
                if before[near] >= 0 and need[near] < best:
                    best, last = need[near], near
        if not 1 <= best <= 3:
            return
        if best == 3:
            worth *= 0.4
        if worth > self.road:
            self.road = worth
            self.roads = []
            while last >= 0 and before[last] >= 0:
                if not s.sign[last] and not s.worm[last]:
                    self.roads.append(last)
                last = before[last]

    # ------------------------------------------------------------ Desert Power

    def prey_worth(self, area: int) -> float:
        terrain = TERRAIN[area]
        if terrain <= PLATEAU:
            return 0.0
        if self.s.owner[area] == HARKONNEN_SIDE:
            worth = min(WORM_HITS[terrain], self.t.force(area).body) * WORM_HIT
            for host in self.hosts:
                if host.area == area:
                    worth += self.relief(host)
            return worth
        if self.s.harvester[area]:
            worth = HARVESTER[terrain]
            if SPICE_THIEVES in self.s.prescience and self.s.harvesters_lost < 2:
                worth += SECOND_HARVESTER
            return worth * (0.5 if self.t.zone_holds(area, k.CARRYALL_UP) else 1.0)
        return 0.0

    def worm_ends(self, area: int) -> list[int]:
        """Where a worm can go (ARR-20.12)."""
        found: list[int] = []
        for near in ADJACENT[area]:
            if IS_DESERT[near]:
                if near not in found and self.clear(near):
                    found.append(near)
                for far in ADJACENT[near]:
                    if IS_DESERT[far] and far != area and far not in found and self.clear(far):
                        found.append(far)
        return found

    def clear(self, area: int) -> bool:
        s = self.s
        return s.owner[area] < 0 and not s.worm[area] and not s.harvester[area] and not s.sietch[area]

    def best_end(self, area: int) -> float:
        best = 0.0
        for end in self.worm_ends(area):
            best = max(best, self.worm_spot(end))
        return best

    def worm_spot(self, area: int) -> float:
        best = 0.0
        for near in ADJACENT[area]:
            best = max(best, self.prey_worth(near))
        return best

    def desert_choice(self, a: int) -> float:
        if a == do.WORMS:
            now = self.best_worm()
            gain = 0.0
            for area in self.worms():
                gain = max(gain, self.best_end(area) - max(now, self.worm_spot(area)))
            return WORM_LATER * gain
        if a == do.SIGNS:
            if not self.s.pool:
                return 0.0
            self.survey()
            return SIGNS + self.road
        return Wary.desert_choice(self, a)

    def place_sign(self, a: int) -> float:
        area = a - do.AREA
        self.survey()
        if area in self.roads:
            return 20.0
        if self.s.owner[area] == ATREIDES_SIDE:
            return 0.0
        return FEW + self.guards(area) + (0.4 if TERRAIN[area] == DEEP else 0.0)

    def worm_move(self, a: int) -> float:
        area = a - do.AREA
        return self.best_end(area) - self.worm_spot(area) - FEW

    def guards(self, area: int) -> float:
        """A wormsign there stops some of those who come (ARR-20.17)."""
        worth = 0.0
        for sietch in self.t.sietches:
            if area in FLYING[sietch]:
                force = self.t.force(sietch)
                for host in self.hosts:
                    if host.power > force.units + force.leaders and 2 <= DISTANCE[sietch][host.area] <= 4:
                        goal = 2.0 if sietch == self.s.target else 1.0
                        closer = DISTANCE[area][host.area] < DISTANCE[sietch][host.area]
                        away = max(1, DISTANCE[area][host.area])  # they may stand on it and come through the air
                        worth = max(worth, self.t.rank(sietch) * goal * (1.0 if closer else 0.3) / away)
        return worth
