"""The Harkonnen with Smugglers or The Spacing Guild: the smugglers' spice, their Base, Troops beside sietches."""

from __future__ import annotations

from typing import Final

from ...arrakis.rules import actions as do
from ...arrakis.rules import codes as k
from ...arrakis.tables import AREAS_UNDER, DISTANCE, HARKONNEN_SIDE, TERRAIN
from . import expanded as ex
from . import prices
from .common import NO, Side
from .fight import Force, forecast
from .harkonnen import BESIDE_WORM, NEARNESS, Harkonnen
from .printed import CARD_EXPANDED, FEW, WORM_CHANCE, Piece

CAPTURED: Final[list[float]] = [0.0, 0.1, 0.5, 0.8, 0.95]  # the part of Smuggler Harvesters that is not captured
HELD_BY_LEGION: Final = 0.95
TOGETHER: Final = 0.1  # under one Carryall
LATE: Final = 2  # so few dice left: bombs that have not fallen are lost
WAITS_FOR: Final = 1.2  # what bombs must bring before
LANDED: Final = 0.5  # the desert does not reach Troops before they have acted
ACTION_ORDER: Final[list[int]] = [0, 2, 1]  # CHOAM, Landsraad, Guild
DOGFIGHT: Final = 0.3  # a Smuggler Ornithopter less, over an Atreides legion


class ExpandedHarkonnen(Harkonnen):
    # ------------------------------------------------------------ through the air

    def ways(self, area: int) -> list[int]:
        near = Side.ways(self, area)
        near.extend([a for a in ex.flights(self, area) if a not in near and self.t.free(a)])
        return near

    def targets(self, area: int) -> list[int]:
        near = Side.targets(self, area)
        near.extend([a for a in ex.flights(self, area) if a not in near and self.hostile(a)])
        return near

    def hostile(self, area: int) -> bool:
        return super().hostile(area) or area == self.t.base

    def move_zone(self, a: int) -> float:
        return ex.move_zone(self, a)

    # ------------------------------------------------------------ the smugglers' vehicles

    def place_smuggler_harvester(self, a: int) -> float:
        """It yields one spice everywhere (SMG-6.2): in the Desert, far from the Atreides, or where a legion stands."""
        area = a - do.AREA
        alive = 1 - WORM_CHANCE[TERRAIN[area]]
        if self.beside_worm(area):
            alive *= BESIDE_WORM
        kept = 1.0
        near = self.nearest(area)
        if near < len(CAPTURED):
            kept = CAPTURED[near]
        if area in self.t.own:
            kept = max(kept, HELD_BY_LEGION)
        return alive * kept + 2 * kept + (TOGETHER if self.shared_zone(area) else 0.0)

    def harvesters(self, zone: int, kind: int) -> float:
        worth = FEW
        for area in AREAS_UNDER[zone]:
            if self.s.harvester[area] == kind:
                worth += self.spice_at(area)
        return worth

    def place_smuggler_carryall(self, a: int) -> float:
        return self.harvesters(a - do.ZONE, k.SMUGGLER_HARVESTER)

    def place_carryall(self, a: int) -> float:
        return self.harvesters(a - do.ZONE, k.HARKONNEN_HARVESTER)

    def spice_at(self, area: int) -> float:
        if self.s.harvester[area] == k.SMUGGLER_HARVESTER:
            return WORM_CHANCE[TERRAIN[area]]
        return super().spice_at(area)

    def carryall(self, a: int) -> float:
        return FEW if self.s.harvester[self.a] == k.SMUGGLER_HARVESTER else super().carryall(a)

    def thopter_battle(self, a: int) -> float:
        """One Ornithopter less, but where it is needed, and one less of theirs."""
        if not do.ZONE <= a < do.SECTOR:
            return 0.0
        left = self.a
        free = [self.over_legions(zone) for zone in range(len(self.s.zone)) if not self.s.zone[zone]]
        free.sort(reverse=True)
        now = sum(free[:left])
        free.append(self.over_legions(a - do.ZONE))
        free.sort(reverse=True)
        then = sum(free[: left - 1])
        denied = 0.0
        for area in self.t.others:
            if area in AREAS_UNDER[a - do.ZONE]:
                denied = max(denied, self.t.force(area).units)
        return then - now + DOGFIGHT * denied

    # ------------------------------------------------------------ the Base

    def find_pull(self, area: int, force: Force, without: int) -> float:
        best = super().find_pull(area, force, without)
        base = self.t.base
        if base >= 0 and base != without:
            worth = prices.ELIMINATION * NEARNESS[DISTANCE[area][base]]
            if worth > best:
                best = max(best, worth * forecast(force, self.t.force(base), self.t.rank(base)).win)
        return best

    def prize(self, area: int) -> float:
        return prices.ELIMINATION if area == self.t.base else super().prize(area)

    def b_advance(self, a: int) -> float:
        if self.s.b_to != self.t.base:
            return super().b_advance(a)
        return NO if a == do.NUMBER else -float(a - do.NUMBER)

    # ------------------------------------------------------------ spice

    def marker_order(self) -> list[int]:
        """A marker that is paid for gives its action (GLD-5.10), a raised one two of them."""
        return ACTION_ORDER if self.s.guild and ex.recruits(self, 2) else super().marker_order()

    def raise_order(self, order: list[int]) -> list[int]:
        return self.marker_order() if self.s.guild and ex.recruits(self, 4) > 2 else order

    # ------------------------------------------------------------ Troops, bombs, the Navigator

    def area_worth(self, area: int, force: Force) -> float:
        """What it is worth to land that force there."""
        return self.pull(area, force) - LANDED * self.exposure(area) - self.t.threat(area, force) * force.body

    def best_bomb(self, zone: int) -> float:
        best = 0.0
        for i, area in enumerate(AREAS_UNDER[zone]):
            worth = ex.bomb_worth(self, area)
            best = worth if i == 0 else max(best, worth)
        return best

    def turn(self, a: int) -> float:
        """Bombs fall before an attack."""
        if a >= do.BOMBARD_WITH:
            worth = self.free_worth(a)
            return worth + 100.0 if worth > 0 else NO
        return super().turn(a)

    def free_worth(self, a: int) -> float:
        """Bombs before an attack; otherwise they wait until dice run out."""
        if a < do.BOMBARD_WITH:
            return super().free_worth(a)
        worth = self.best_bomb(a - do.BOMBARD_WITH)
        spare = worth - prices.HIT * ex.bombs(self)
        return worth if spare > WAITS_FOR or self.t.dice(HARKONNEN_SIDE) <= LATE else -1.0

    def bombard_from(self, a: int) -> float:
        return ex.bomb_worth(self, a - do.AREA)

    def land_frigate(self, a: int) -> float:
        return ex.land_frigate(self, a - do.ZONE, self.best_bomb(a - do.ZONE))

    def land_troops(self, a: int) -> float:
        return self.area_worth(a - do.AREA, ex.landing(self))

    def land_how_many(self, a: int) -> float:
        """As many as can be in the better area."""
        return float(a - do.NUMBER)

    def place_navigator(self, a: int) -> float:
        return self.over_legions(a - do.ZONE)

    def who_flies(self, a: int) -> float:
        """Whoever stands in the better place stays."""
        zone = self.s.zone.index(k.NAVIGATOR_UP) if a == do.NAVIGATOR else self.a
        return -self.over_legions(zone)

    # ------------------------------------------------------------ the Guild

    def imperium_action(self, a: int) -> float:
        return ex.imperium_action(self, a)

    def heighliner_step(self, a: int) -> float:
        return FEW

    def hold_heighliner(self, a: int) -> float:
        return float(a - do.NUMBER)

    def upgrade_whom(self, a: int) -> float:
        return ex.upgrade_whom(a)

    def play_worth(self, card: int) -> float:
        return ex.play_worth(self, card) if CARD_EXPANDED[card] else super().play_worth(card)

    def piece_worth(self, piece: Piece) -> float:
        return ex.piece_worth(self, piece) if ex.is_new(piece) else super().piece_worth(piece)

    def special_worth(self, piece: Piece) -> float:
        if piece.name == "place_navigator":
            return prices.NAVIGATOR if 0 in self.s.zone else 0.0
        return super().special_worth(piece)
