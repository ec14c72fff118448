"""The Harkonnen: harvest, stockpile, gather legions where they are sheltered, and break one sietch after the other."""

from __future__ import annotations

from typing import Final

from ...arrakis.rules import actions as do
from ...arrakis.rules import codes as k
from ...arrakis.tables import (
    ADJACENT,
    AREA_COUNT,
    AREAS_UNDER,
    DEEP,
    DESERT_AREAS,
    DISTANCE,
    HARKONNEN_SIDE,
    STORM_EXEMPT,
    TERRAIN,
    WITHIN_TWO,
    ZONES_OVER,
)
from . import prices
from .common import NO, NOT_KNOWN, ONE_REGULAR, Side
from .fight import NOBODY, Force, Memory, forecast
from .printed import EXPOSURE, FEW, KEEP, WORM_CHANCE, WORM_HITS
from .seen import LAST_DICE

# How much of a sietch's worth pulls a legion at that distance; two areas are within reach of an Ornithopter.
NEARNESS: Final[list[float]] = [1.0, 1.0, 0.74, 0.56, 0.43, 0.34, 0.27, 0.22, *[0.15] * AREA_COUNT]
LAST_STEPS: Final = 200.0  # winning the game
FLIGHT: Final = 0.7  # what using an Ornithopter costs
NOWHERE: Final = AREA_COUNT  # farther than any area from any other
WATCHED: Final = 3  # an Atreides legion that near: somebody stays in the settlement
ATREIDES_NEAR: Final[list[float]] = [0.0, 0.35, 0.75, 0.95]  # the part of Harvesters that stays alive
BESIDE_WORM: Final = 0.6
SHARED: Final[list[list[bool]]] = [  # by two areas, whether one air zone lies over both
    [any(zone in ZONES_OVER[b] for zone in ZONES_OVER[a]) for b in range(AREA_COUNT)] for a in range(AREA_COUNT)
]
BAN_ORDER: Final[list[int]] = [0, 2, 1]  # CHOAM, Landsraad, Guild: whose ban hurts most
STOCKPILE_UNTIL: Final = 5  # supremacy (ARR-21.7)
PRICE_OF_POINT: Final = 3
PRICE_TO_KEEP: Final = 2
PRICE_TO_RAISE: Final = 3
LOW_ROW: Final = 2  # below this step dice are worth more than supremacy


class Harkonnen(Side):
    pulls: Memory
    lures: list[float]  # of the sietches on the board: what it would bring to break one
    weather: float  # how near the weather of the round's end is
    harvested: list[int] | None  # where Harvesters stand, once somebody has asked

    def __init__(self) -> None:
        self.pulls = Memory()
        Side.__init__(self)

    def renew(self) -> None:
        self.pulls.forget()
        self.lures = [self.t.ranks[area] * prices.SUPREMACY for area in self.t.sietches]
        self.weather = 1.0 if self.t.dice(HARKONNEN_SIDE) <= LAST_DICE else 0.5
        self.harvested = None

    # ------------------------------------------------------------ where legions want to be

    def pull(self, area: int, force: Force, without: int = -1) -> float:
        """The best sietch for that legion: its rank, the chance to break it, how near it is."""
        if without >= 0:
            return self.find_pull(area, force, without)
        found = self.pulls.find(force, area)
        if found < 0.0:
            found = self.find_pull(area, force, without)
            self.pulls.keep(force, area, found)
        return found

    def find_pull(self, area: int, force: Force, without: int) -> float:
        best = 0.0
        away = DISTANCE[area]
        for n, sietch in enumerate(self.t.sietches):
            worth = self.lures[n] * NEARNESS[away[sietch]]
            if worth > best and sietch != without:  # else even a sure victory would not do
                best = max(best, worth * forecast(force, self.t.force(sietch), self.t.ranks[sietch]).win)
        return best

    def exposure(self, area: int) -> float:
        """Storms and worms at the end of the round; far away while many dice are left."""
        if STORM_EXEMPT[area]:
            return 0.0
        return EXPOSURE[TERRAIN[area]] * self.weather

    def place_worth(self, area: int, force: Force, without: int = -1) -> float:
        return self.pull(area, force, without) - self.exposure(area) if force.units else 0.0

    def stands(self, area: int) -> float:
        """What the place is worth to those who stand there."""
        spot = self.spot(area)
        if spot.pull == NOT_KNOWN:
            spot.pull = self.place_worth(area, self.t.force(area))
        return spot.pull

    def ways(self, area: int) -> list[int]:
        near = super().ways(area)
        if self.flying(area):
            near.extend([a for a in WITHIN_TWO[area] if DISTANCE[area][a] > 1 and self.t.free(a)])
        return near

    def targets(self, area: int) -> list[int]:
        near = super().targets(area)
        if self.flying(area):
            near.extend([a for a in WITHIN_TWO[area] if DISTANCE[area][a] > 1 and self.hostile(a)])
        return near

    def flying(self, area: int) -> bool:
        return self.t.zone_holds(area, k.ORNITHOPTER_UP)

    def move_worth(self, start: int, goal: int) -> float:
        room = self.room(goal)
        if room <= 0:
            return NO
        force = self.t.force(start)
        going = force.limited(room)
        stay = max(float(self.garrison(start, goal)), force.units - room)
        left = Force(stay) if stay > 0 else NOBODY
        if stay > 0:
            going = force.limited(max(1.0, force.units - stay))
        gain = self.place_worth(goal, self.merged(goal, going)) + self.place_worth(start, left)
        gain -= self.stands(start) + self.stands(goal)
        if self.s.sign[goal]:
            gain -= WORM_CHANCE[TERRAIN[goal]] * WORM_HITS[TERRAIN[goal]]
        return gain if DISTANCE[start][goal] == 1 else gain - FLIGHT

    def garrison(self, start: int, goal: int) -> int:
        spot = self.spot(start)
        if spot.guards < 0:
            spot.guards = 1 if self.t.settled(start) and self.nearest(start) <= WATCHED else 0
        return spot.guards

    def nearest(self, area: int) -> int:
        """How far the nearest Atreides legion is."""
        away = DISTANCE[area]
        near = NOWHERE
        for other in self.t.others:
            near = min(near, away[other])
        return near

    def prize(self, area: int) -> float:
        if not self.s.sietch[area]:
            return 1.0
        rank = self.t.rank(area)
        return LAST_STEPS if self.s.supremacy + rank >= 10 else rank * prices.SUPREMACY

    def reinforce(self, area: int, more: Force) -> float:
        if more.units and self.t.stack(area) + more.units > self.t.limit:
            return NO
        force = self.t.force(area)
        return FEW + self.place_worth(area, self.merged(area, more)) - self.place_worth(area, force)

    def deploy_at(self, a: int) -> float:
        return self.reinforce(a - do.AREA, ONE_REGULAR)

    # ------------------------------------------------------------ vehicles

    def shared_zone(self, area: int) -> bool:
        """Another Harvester stands under the same air zone."""
        shared = SHARED[area]
        return any(shared[other] for other in self.with_harvester())

    def with_harvester(self) -> list[int]:
        if self.harvested is None:
            self.harvested = [area for area in DESERT_AREAS if self.s.harvester[area]]
        return self.harvested

    def beside_worm(self, area: int) -> bool:
        return any(self.s.worm[other] for other in ADJACENT[area])

    def place_harvester(self, a: int) -> float:
        area = a - do.AREA
        deep = TERRAIN[area] == DEEP
        alive = 0.65 if deep else 0.7  # with a Carryall for one of them
        near = self.nearest(area)
        if near < len(ATREIDES_NEAR):
            alive = min(alive, ATREIDES_NEAR[near])
        if self.beside_worm(area):
            alive *= BESIDE_WORM
        return (2 if deep else 1) * alive + (0.15 if self.shared_zone(area) else 0.0)

    def place_carryall(self, a: int) -> float:
        worth = FEW
        for area in AREAS_UNDER[a - do.ZONE]:
            if self.s.harvester[area]:
                worth += self.spice_at(area)
        return worth

    def spice_at(self, area: int) -> float:
        return (2 if TERRAIN[area] == DEEP else 1) * WORM_CHANCE[TERRAIN[area]]

    def place_ornithopter(self, a: int) -> float:
        return self.over_legions(a - do.ZONE)

    def over_legions(self, zone: int) -> float:
        """Over legions that are on their way to a sietch."""
        worth = FEW
        for area in self.t.own:
            if area in AREAS_UNDER[zone]:
                worth += self.pull(area, self.t.force(area))
        return worth

    def place_vehicle(self, a: int) -> float:
        if a == do.HARVESTER:
            return prices.HARVESTER
        if a == do.ORNITHOPTER:
            return prices.ORNITHOPTER
        return 0.5 if a == do.CARRYALL else 0.0

    def carryall(self, a: int) -> float:
        """Deep Desert first: a Carryall waits for it."""
        if TERRAIN[self.a] == DEEP:
            return FEW
        for area in range(AREA_COUNT):
            if self.s.harvester[area] and TERRAIN[area] == DEEP and self.s.sign[area]:
                return -FEW
        return FEW

    # ------------------------------------------------------------ a turn

    def turn(self, a: int) -> float:
        if do.RESULT <= a < do.NUMBER:
            return self.best_use(a - do.RESULT) - KEEP[HARKONNEN_SIDE][a - do.RESULT]
        worth = self.free_worth(a)
        return worth if worth > 0 else NO

    def free_worth(self, a: int) -> float:
        """Hawat's Scheming always; Ornithopters carry troops rather than scouts."""
        return 100.0 if a == do.SCHEME else -1.0

    def use(self, a: int, result: int) -> float:
        if a == do.PLAY_A_CARD:
            return self.best_card()
        if a == do.MOVE_THEM:
            return self.moves_worth(2, k.WITH_LEADER if result == k.LEADERSHIP else k.ANY_LEGION)
        if a == do.ATTACK_IT:
            led = result == k.LEADERSHIP
            return self.attacks_worth(k.WITH_LEADER if led else k.ANY_LEGION, led)
        if a == do.NORMAL:
            return self.deployment_worth() if result == k.DEPLOYMENT else self.draw_worth(2)
        if a == do.REPLACE_UNITS:
            regulars = 0
            for area in self.t.own:
                regulars += self.t.units(area, k.REGULAR)
            return prices.UPGRADE * min(2, regulars, self.s.supply[1])
        if a == do.PLACE_VEHICLES:
            return 2 * prices.HARVESTER
        if do.LEADER <= a < do.STAYS:
            return self.leader_worth(a - do.LEADER)
        return FEW

    def best_use(self, result: int) -> float:
        best = max(self.best_card(), self.best_special(result))
        if result == k.LEADERSHIP or result == k.STRATEGY:
            return max(best, self.use(do.MOVE_THEM, result), self.use(do.ATTACK_IT, result))
        if result == k.HOUSE:
            return max(best, self.use(do.REPLACE_UNITS, result), self.use(do.PLACE_VEHICLES, result))
        return max(best, self.use(do.NORMAL, result))

    def deployment_worth(self) -> float:
        room = 0
        best = NO
        for area in self.t.settlements:
            room += max(0, self.t.limit - self.t.stack(area))
            best = max(best, self.reinforce(area, ONE_REGULAR))
        regulars = min(3, room, self.s.supply[0])
        return regulars * (prices.UNITS[0] + max(0.0, best) / 3) + prices.GENERIC_LEADER

    # ------------------------------------------------------------ after a battle

    def b_advance(self, a: int) -> float:
        """One unit destroys the sietch; the others go where they are better off."""
        n = a - do.NUMBER
        start, goal = self.s.b_from, self.s.b_to
        if not self.s.sietch[goal]:
            return -float(n)
        if n == 0:
            return NO
        rest = self.attackers()
        better = self.place_worth(goal, rest, goal) > self.place_worth(start, rest, goal)
        return float(n) if better else -float(n)

    def advances(self, figure: int, n: int) -> float:
        """Units first, leaders stay."""
        return float(n) if figure <= k.SPECIAL else -float(n)

    # ------------------------------------------------------------ spice

    def spice(self, a: int) -> float:
        """First a point of supremacy, then the markers, lowest first: it decides how many dice there are."""
        return 1.0 if a == self.spice_plan()[self.a] else 0.0

    def spend_reserve(self, a: int) -> float:
        return 1.0

    def spice_plan(self) -> list[int]:
        """What happens to CHOAM, Guild and Landsraad."""
        s = self.s
        left = s.spice
        steps = s.imperium
        if s.supremacy <= STOCKPILE_UNTIL and left >= PRICE_OF_POINT and min(steps) >= LOW_ROW:
            left -= PRICE_OF_POINT
        first = self.marker_order()
        order = sorted([0, 1, 2], key=lambda marker: steps[marker] * 10 + first.index(marker))
        plan = [do.DROP, do.DROP, do.DROP]
        for marker in order:
            if left >= PRICE_TO_KEEP:
                plan[marker] = do.KEEP
                left -= PRICE_TO_KEEP
        for marker in self.raise_order(order):
            if left >= 1 and plan[marker] == do.KEEP and steps[marker] < 5:
                plan[marker] = do.RAISE
                left -= PRICE_TO_RAISE - PRICE_TO_KEEP
        return plan

    def marker_order(self) -> list[int]:
        """Of markers on the same step."""
        return BAN_ORDER

    def raise_order(self, order: list[int]) -> list[int]:
        return order
