"""The Harkonnen with Smugglers or The Spacing Guild: the smugglers' spice, their Base, Troops beside sietches."""

from __future__ import annotations

from typing import ClassVar

from . import prices
from .common import FEW, NO, Words
from .expanded import Expanded
from .fight import Force, forecast
from .harkonnen import BESIDE_WORM, FAR, NEARNESS, Harkonnen

CAPTURED = {0: 0.0, 1: 0.1, 2: 0.5, 3: 0.8, 4: 0.95}  # the part of Smuggler Harvesters that is not captured
HELD_BY_LEGION = 0.95
TOGETHER = 0.1  # under one Carryall
LATE = 2  # so few dice left: bombs that have not fallen are lost
WAITS_FOR = 1.2  # what bombs must bring before
LANDED = 0.5  # the desert does not reach Troops before they have acted
ACTION_ORDER = ("choam", "landsraad", "spacing_guild")
DOGFIGHT = 0.3  # a Smuggler Ornithopter less, over an Atreides legion


class ExpandedHarkonnen(Expanded, Harkonnen):
    CARRIES: ClassVar[dict[str, int]] = {"ornithopter": 2, "navigator": 2, "harkonnen_frigate": 3}

    # ------------------------------------------------------------ the smugglers' vehicles

    def place_smuggler_harvester(self, w: Words) -> float:
        """It yields one spice everywhere (SMG-6.2): in the Desert, far from the Atreides, or where a legion stands."""
        area = w[1]
        alive = 1 - prices.WORM_CHANCE[self.board.terrain[area]]
        if any("worm" in self.t.at(a) for a in self.board.near[area]):
            alive *= BESIDE_WORM
        kept = min((CAPTURED.get(self.board.distance[other][area], 1.0) for other in self.t.others), default=1.0)
        if area in self.t.own:
            kept = max(kept, HELD_BY_LEGION)
        shared = {z for a, x in self.t.areas.items() if "harvester" in x for z in self.board.zones_over[a]}
        together = TOGETHER if shared & set(self.board.zones_over[area]) else 0.0
        return alive * kept + 2 * kept + together

    def harvesters(self, zone: str, kind: object) -> list[str]:
        return [a for a in self.board.under[zone] if self.t.at(a).get("harvester") == kind]

    def place_smuggler_carryall(self, w: Words) -> float:
        return FEW + sum(self.spice_at(a) for a in self.harvesters(w[1], "smugglers"))

    def place_carryall(self, w: Words) -> float:
        return FEW + sum(self.spice_at(a) for a in self.harvesters(w[1], True))

    def spice_at(self, area: str) -> float:
        if self.t.at(area).get("harvester") == "smugglers":
            return prices.WORM_CHANCE[self.board.terrain[area]]
        return super().spice_at(area)

    def carryall(self, w: Words) -> float:
        return FEW if self.t.at(self.t.about("area")).get("harvester") == "smugglers" else super().carryall(w)

    def thopter_battle(self, w: Words) -> float:
        """One Ornithopter less, but where it is needed, and one less of theirs."""
        if w[0] != "zone":
            return 0.0
        left = self.t.detail("left")
        free = sorted((self.place_ornithopter(("zone", z)) for z, x in self.t.view["zones"].items() if not x))[::-1]
        now = sum(free[:left])
        then = sum(sorted([*free, self.place_ornithopter(w)])[::-1][: left - 1])
        others = [a for a in self.t.others if a in self.board.under[w[1]]]
        denied = DOGFIGHT * max((self.t.force(a).units for a in others), default=0.0)
        return then - now + denied

    # ------------------------------------------------------------ the Base

    def _pull(self, area: str, force: Force, without: str) -> float:
        best = super()._pull(area, force, without)
        base = self.t.base
        if base and base != without:
            worth = prices.ELIMINATION * NEARNESS.get(self.board.distance[area][base], FAR)
            if worth > best:
                best = max(best, worth * forecast(force, self.t.force(base), self.t.rank(base)).win)
        return best

    def prize(self, area: str) -> float:
        return prices.ELIMINATION if area == self.t.base else super().prize(area)

    def b_advance(self, w: Words) -> float:
        if self.t.view["battle"]["to"] != self.t.base:
            return super().b_advance(w)
        return NO if w[1] == "0" else -float(w[1])

    # ------------------------------------------------------------ spice

    def marker_order(self) -> tuple[str, ...]:
        """A marker that is paid for gives its action (GLD-5.10), a raised one two of them."""
        return ACTION_ORDER if "guild" in self.t.view and self.recruits(2) else super().marker_order()

    def raise_order(self, order: list[str]) -> list[str]:
        return list(self.marker_order()) if "guild" in self.t.view and self.recruits(4) > 2 else order

    # ------------------------------------------------------------ Troops, bombs, the Navigator

    def area_worth(self, area: str, force: Force) -> float:
        return self.pull(area, force) - LANDED * self.exposure(area) - self.t.threat(area, force) * force.body

    def free_worth(self, w: Words) -> float:
        """Bombs before an attack; otherwise they wait until dice run out."""
        if w[0] != "bombard":
            return super().free_worth(w)
        worth = self.best_bomb(w[1])[0]
        spare = worth - prices.HIT * self.bombs
        return worth if spare > WAITS_FOR or self.t.dice("harkonnen") <= LATE else -1.0

    def place_navigator(self, w: Words) -> float:
        return self.place_ornithopter(w)

    def who_flies(self, w: Words) -> float:
        """Whoever stands in the better place stays."""
        zones = self.t.view["zones"]
        navigator = next(z for z in zones if zones[z] == "navigator")
        ornithopter = self.t.about("zone")
        return -self.place_ornithopter(("zone", navigator if w[0] == "navigator" else ornithopter))

    def special_worth(self, name: str) -> float:
        if name == "place_navigator":
            return prices.NAVIGATOR if None in self.t.view["zones"].values() else 0.0
        return super().special_worth(name)
