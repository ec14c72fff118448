"""Whom the Mahdi will attack: combat power and reach (ARR-30.12 to ARR-30.14), and what that is to be feared."""

from __future__ import annotations

from typing import Final

from ...arrakis.rules import actions as do
from ...arrakis.rules import codes as k
from ...arrakis.tables import AREA_COUNT, DISTANCE, FLYING, TERRAIN, WITHIN_TWO
from .atreides import Atreides
from .common import NOT_KNOWN
from .fight import Force, Memory, forecast
from .habits import Habits
from .printed import EXPOSURE, WORM_HITS
from .table import bits

# How likely a legion that out-powers a sietch attacks it, by its distance: the target, another.
TO_TARGET: Final[list[float]] = [0.0, 0.0, 0.75, 0.5, 0.3]
TO_ANOTHER: Final[list[float]] = [0.0, 0.0, 0.35, 0.12, 0.04]
FAR: Final = 5  # areas; from there nobody comes in time
# The automaton knows no walls (ARR-30.18): by two areas, whether they are neighbours to it, and within two steps.
NEXT_TO: Final[list[list[bool]]] = [[b in FLYING[a] for b in range(AREA_COUNT)] for a in range(AREA_COUNT)]
IN_FLIGHT: Final[list[list[bool]]] = [[b in WITHIN_TWO[a] for b in range(AREA_COUNT)] for a in range(AREA_COUNT)]


class Host:
    """A Harkonnen legion that acts."""

    __slots__ = ("area", "force", "power", "relief", "thopter")

    area: int
    power: int
    force: Force
    thopter: bool
    relief: float

    def __init__(self, area: int, power: int, force: Force, thopter: bool) -> None:
        self.area = area
        self.power = power
        self.force = force
        self.thopter = thopter
        self.relief = NOT_KNOWN


class Wary(Atreides):
    habits: Habits
    hosts: list[Host]
    risks: Memory

    def __init__(self, habits: Habits) -> None:
        self.habits = habits
        self.risks = Memory()
        Atreides.__init__(self)

    def renew(self) -> None:
        t, s = self.t, self.s
        hosts: list[Host] = []
        reserves = Force(self.habits.reserves)
        for area in t.others:
            tokens = len(s.tokens[area])
            units = t.stack(area) - tokens
            if units:  # tokens alone stay where they are (ARR-30.20)
                power = units + 2 * tokens + t.units(area, k.GENERIC) + bits(s.named[area])
                force = t.force(area).plus(reserves)
                hosts.append(Host(area, power, force, t.zone_holds(area, k.ORNITHOPTER_UP)))
        self.hosts = hosts
        self.risks.forget()
        Atreides.renew(self)

    def reach(self, area: int, host: Host, goal: bool) -> float:
        """How likely that legion attacks the sietch there if it out-powers it."""
        if NEXT_TO[area][host.area] or (host.thopter and IN_FLIGHT[area][host.area]):
            return self.habits.beside
        away = DISTANCE[area][host.area]
        if away >= FAR:
            return 0.0
        if away < 2:
            away = 2
        habits = self.habits
        return habits.to_target * TO_TARGET[away] if goal else habits.to_another * TO_ANOTHER[away]

    def attacked(self, area: int, force: Force, host: Host, goal: bool, rank: float) -> float:
        if host.power <= force.units + force.leaders:
            return 0.0
        reach = self.reach(area, host, goal)
        return reach * forecast(host.force, force, rank).win if reach > 0.0 else 0.0

    def risk(self, area: int, force: Force) -> float:
        """How likely it is that a sietch falls."""
        found = self.risks.find(force, area)
        if found < 0.0:
            found = self.habits.empty
            if force.units > 0.0:
                found = self.habits.weak * max(0.0, 1.0 - (force.units + force.leaders) / self.habits.full)
            goal = area == self.s.target
            rank = self.t.rank(area)
            for host in self.hosts:
                found = max(found, self.attacked(area, force, host, goal, rank))
            self.risks.keep(force, area, found)
        return found

    def exposed(self, area: int, force: Force) -> float:
        """How likely a legion that stands outside is beaten."""
        found = self.risks.find(force, area)
        if found < 0.0:
            found = 0.0
            for host in self.hosts:
                if host.power > force.units + force.leaders:
                    if NEXT_TO[area][host.area]:
                        found = max(found, self.habits.caught_beside)
                    elif DISTANCE[area][host.area] == 2:
                        found = max(found, self.habits.caught_near)
            self.risks.keep(force, area, found)
        return found

    def held(self, area: int, force: Force) -> float:
        if self.s.sietch[area]:
            rank = self.t.rank(area)
            loss = self.habits.rank * rank * (self.habits.last_ranks if self.s.supremacy + rank >= 10 else 1.0)
            return self.risk(area, force) * (loss + self.habits.body * force.body + force.hits)
        if force.units <= 0.0:
            return 0.0
        return self.exposed(area, force) * (self.habits.scout_lost * force.body + force.hits - self.habits.decoy)

    def safety(self, area: int) -> float:
        return 1.0 - self.risk(area, self.t.force(area))

    def struck(self, host: Host, hits: float) -> Host:
        """After that many hits: all leaders but one go, then Elites become Regulars, then Regulars fall (ARR-30.29)."""
        t, s = self.t, self.s
        leaders = max(0, t.units(host.area, k.GENERIC) + bits(s.named[host.area]) - 1)
        elites = t.units(host.area, k.ELITE) + t.units(host.area, k.SPECIAL)
        gone = min(float(leaders), hits)
        fallen = max(0.0, hits - leaders - elites)
        return Host(host.area, host.power - int(gone + fallen + 0.5), host.force.after(hits - gone), host.thopter)

    def relief(self, host: Host) -> float:
        """What it is worth to the sietches that a worm strikes that legion."""
        if host.relief == NOT_KNOWN:
            host.relief = self.spared(host, self.struck(host, WORM_HITS[TERRAIN[host.area]]))
        return host.relief

    def spared(self, host: Host, weak: Host | None) -> float:
        """What the sietches no longer fear if that legion were weaker, or gone."""
        found = 0.0
        for area in self.t.sietches:
            if DISTANCE[area][host.area] < FAR:
                force = self.t.force(area)
                rank = self.t.rank(area)
                goal = area == self.s.target
                now = self.risk(area, force)
                if now > 0.0 and self.attacked(area, force, host, goal, rank) >= now:
                    then = 0.0
                    for other in self.hosts:
                        if other is not host:
                            then = max(then, self.attacked(area, force, other, goal, rank))
                        elif weak is not None:
                            then = max(then, self.attacked(area, force, weak, goal, rank))
                    found += (now - then) * self.habits.rank * rank
        return found

    def prize(self, area: int) -> float:
        worth = Atreides.prize(self, area)
        for host in self.hosts:
            if host.area == area:
                worth += self.habits.rid_of * self.spared(host, None)
        return worth

    def stakes(self) -> float:
        """What is fought for."""
        if self.s.sietch[self.s.b_to]:
            return 0.12 * self.habits.rank * self.t.rank(self.s.b_to) / 3.2
        return Atreides.stakes(self)

    def worm_retreat(self, a: int) -> float:
        """Away from the sietches, and where the weather is bad."""
        if not do.AREA <= a < do.ZONE:
            return 0.0
        area = a - do.AREA
        near = 0.0
        for sietch in self.t.sietches:
            away = 1 if NEXT_TO[sietch][area] else max(1, DISTANCE[sietch][area])  # in the sietch itself at worst
            weight = self.t.rank(sietch) * (1.5 if sietch == self.s.target else 1.0)
            near = max(near, weight / away)
        return 2.0 - 2.0 * near + 0.5 * EXPOSURE[TERRAIN[area]] + (1.0 if self.s.sign[area] else 0.0)
