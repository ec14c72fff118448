"""Riding over wormsigns and worms (ARR-14.10), the march on the settlements, and what Desert Power does for both."""

from __future__ import annotations

from math import exp, log
from typing import Final

from ...arrakis.rules import actions as do
from ...arrakis.rules import codes as k
from ...arrakis.rules.state import State
from ...arrakis.tables import (
    ADJACENT,
    AREA_COUNT,
    ARRAKEEN,
    ATREIDES_SIDE,
    DEEP,
    DESERT_AREAS,
    DISTANCE,
    HARKONNEN_SIDE,
    IS_DESERT,
    PLATEAU,
    TERRAIN,
)
from .atreides import HARVESTER, HARVESTER_PULL, SECOND_HARVESTER
from .common import NO, NOT_KNOWN, ONE_REGULAR, Side
from .fight import NOBODY, Force, forecast
from .habits import Habits
from .printed import FEW, LEADER_HITS, SPICE_THIEVES, WORM_HITS
from .wary import NEXT_TO, Wary

FARTHEST: Final = 20  # areas lie no farther from each other


class Roads:
    """The signs that are missing for a ride from one of some legions to every area of the desert."""

    __slots__ = ("before", "need", "starts")

    starts: list[bool]
    need: list[int]  # signs; as many as nobody has: too far
    before: list[int]  # where the road comes from

    def __init__(self, s: State, starts: list[int]) -> None:
        need = [99] * AREA_COUNT
        before = [-1] * AREA_COUNT
        first = [False] * AREA_COUNT
        queue: list[int] = []
        for area in starts:
            need[area] = 0
            first[area] = True
            queue.append(area)
        for cost in range(4):
            for here in queue:
                if need[here] != cost:
                    continue
                for there in ADJACENT[here]:
                    if not IS_DESERT[there] or s.owner[there] >= 0 or s.sietch[there]:
                        continue
                    price = cost if s.sign[there] or s.worm[there] else cost + 1
                    if price < need[there]:
                        need[there] = price
                        before[there] = here
                        queue.append(there)
        self.need = need
        self.before = before
        self.starts = first


class Riders(Wary):
    nearer: list[float]  # what a settlement is worth, by the moves to it
    roads: list[int]  # where signs open the best ride
    road: float  # and what it is worth; not surveyed yet: less than nothing
    armies: dict[int, int]  # by area: what has been reckoned of the legions there

    def __init__(self, habits: Habits) -> None:
        self.nearer = [habits.nearer**n for n in range(FARTHEST)]
        Wary.__init__(self, habits)

    def renew(self) -> None:
        self.road = -1.0
        self.roads = []
        self.armies = {}
        Wary.renew(self)

    def errand(self, area: int) -> float:
        worth = self.step * self.habits.station if self.station(area) else 0.0
        if self.s.harvester[area]:
            worth += self.habits.harvester * HARVESTER[TERRAIN[area]]
            if SPICE_THIEVES in self.s.prescience and self.s.harvesters_lost < 2:
                worth += SECOND_HARVESTER
        return worth

    def all_errands(self) -> list[tuple[int, float]]:
        found = [(area, self.habits.station_pull) for area in self.t.stations]
        for area in DESERT_AREAS:
            if self.s.harvester[area]:
                found.append((area, self.habits.harvester * HARVESTER_PULL))
        return found

    def draw_worth(self, n: int) -> float:
        return self.habits.draw * Wary.draw_worth(self, n)

    # ------------------------------------------------------------ the march on the settlements

    def war(self, area: int, force: Force) -> float:
        """A settlement destroyed is its rank in steps of every marker (ARR-16.3): three to nine at once."""
        if force.units < 2.0:
            return 0.0
        best = self.wars.find(force, area)
        if best < 0.0:
            best = 0.0
            habits = self.habits
            away = DISTANCE[area]
            for settlement in self.t.settlements:
                rank = self.t.ranks[settlement]
                steps = float(self.all_steps(int(rank)))
                if settlement == ARRAKEEN and max(self.deficits) <= rank:
                    steps += habits.at_once
                worth = habits.war * self.step * steps * self.nearer[max(0, away[settlement] - 1)]
                if worth > best:
                    win = forecast(force, self.t.force(settlement), rank).win
                    best = max(best, worth * exp(habits.certainty * log(win)))
            if self.s.sietch[area]:
                best = max(0.0, best - habits.left_alone * self.t.rank(area))
            self.wars.keep(force, area, best)
        return best

    def army(self, area: int) -> bool:
        found = self.armies.get(area, -1)
        if found < 0:
            found = 1 if self.war(area, self.t.force(area)) >= self.habits.army else 0
            self.armies[area] = found
        return found == 1

    def garrison(self, start: int, goal: int) -> int:
        """An army marches as a whole."""
        return 0 if self.army(start) else Wary.garrison(self, start, goal)

    def move_worth(self, start: int, goal: int) -> float:
        """As for two; what is the same for all moves of a legion is reckoned once."""
        if self.room(goal) <= 0:
            return NO
        leaves = self.garrison(start, goal) == 0
        after = self.merged(goal, self.t.force(start) if leaves else ONE_REGULAR)
        there = self.standing(goal)
        gain = self.errand(goal) + there.way + self.mood(goal, after) - (there.war - there.held)
        entered = goal if self.s.owner[goal] != ATREIDES_SIDE else -1
        gain += self.cards_worth(start if leaves else -1, entered, self.s.named[start] if leaves else 0, goal)
        return gain - self.promised + self.parting(start, leaves)

    def mood(self, area: int, force: Force) -> float:
        """What a legion would be worth there: the war it could wage, less what is feared."""
        return self.war(area, force) - self.held(area, force)

    def parting(self, area: int, leaves: bool) -> float:
        """What changes there when the whole legion goes, or a part of it."""
        here = self.standing(area)
        found = here.left if leaves else here.stayed
        if found == NOT_KNOWN:
            force = self.t.force(area)
            found = self.mood(area, NOBODY if leaves else force.limited(max(1.0, force.units - 1)))
            found = found - (here.war - here.held) - here.way
            if leaves:
                here.left = found
            else:
                here.stayed = found
        return found

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
        worth = self.step * self.habits.station * self.habits.road
        roads = Roads(s, t.own)
        for station in t.stations:
            if s.owner[station] != HARKONNEN_SIDE:
                self.lay_out(roads, [station], worth)
        for area in t.own:
            worth = self.war(area, t.force(area))
            if worth >= self.habits.army:
                ends: list[int] = []
                for settlement in t.settlements:
                    for near in ADJACENT[settlement]:
                        if s.owner[near] != HARKONNEN_SIDE and not t.settled(near):
                            ends.append(near)
                self.lay_out(Roads(s, [area]), ends, self.habits.war_road * worth)

    def lay_out(self, roads: Roads, ends: list[int], worth: float) -> None:
        """The road of fewest signs to one of the ends, if it is better than what is known."""
        s = self.s
        if worth <= self.road:
            return
        need, before = roads.need, roads.before
        for end in ends:
            for near in ADJACENT[end]:
                if roads.starts[near]:
                    return  # it is one step away
        best, last = 99, -1
        for end in ends:
            for near in ADJACENT[end]:
                if before[near] >= 0 and need[near] < best:
                    best, last = need[near], near
        if not 1 <= best <= 3:
            return
        if best == 3:
            worth *= self.habits.third_sign
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
            worth = min(WORM_HITS[terrain], self.t.force(area).body) * self.habits.worm_hit
            for host in self.hosts:
                if host.area == area:
                    worth += self.relief(host)
            return worth
        if self.s.harvester[area]:
            worth = self.habits.harvester * HARVESTER[terrain]
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
            return self.habits.worm_later * gain
        if a == do.SIGNS:
            if not self.s.pool:
                return 0.0
            self.survey()
            return self.habits.signs + self.road
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
            if NEXT_TO[sietch][area]:
                force = self.t.force(sietch)
                for host in self.hosts:
                    if host.power > force.units + force.leaders and 2 <= DISTANCE[sietch][host.area] <= 4:
                        goal = 2.0 if sietch == self.s.target else 1.0
                        closer = DISTANCE[area][host.area] < DISTANCE[sietch][host.area]
                        away = max(1, DISTANCE[area][host.area])  # they may stand on it and come through the air
                        worth = max(worth, self.t.rank(sietch) * goal * (1.0 if closer else 0.3) / away)
        return worth
