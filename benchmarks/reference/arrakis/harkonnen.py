"""The Harkonnen: harvest, stockpile, gather legions where they are sheltered, and break one sietch after the other."""

from __future__ import annotations

from . import prices
from .common import FEW, NO, Side, Words
from .fight import Force, forecast

# How much of a sietch's worth pulls a legion at that distance; two areas are within reach of an Ornithopter.
NEARNESS = {0: 1.0, 1: 1.0, 2: 0.74, 3: 0.56, 4: 0.43, 5: 0.34, 6: 0.27, 7: 0.22}
FAR = 0.15
LAST_STEPS = 200.0  # winning the game
FLIGHT = 0.7  # what using an Ornithopter costs
WATCHED = 3  # an Atreides legion that near: somebody stays in the settlement
ATREIDES_NEAR = {0: 0.0, 1: 0.35, 2: 0.75, 3: 0.95}  # the part of Harvesters that stays alive
BESIDE_WORM = 0.6
BAN_ORDER = ("choam", "landsraad", "spacing_guild")  # whose ban hurts most
STOCKPILE_UNTIL = 5  # supremacy (ARR-21.7)
PRICE_OF_POINT, PRICE_TO_KEEP, PRICE_TO_RAISE = 3, 2, 3
LOW_ROW = 2  # below this step dice are worth more than supremacy


class Harkonnen(Side):
    pulls: dict[tuple[str, Force, str], float]

    def note(self, kind: str) -> None:
        super().note(kind)
        self.pulls = {}

    # ------------------------------------------------------------ where legions want to be

    def pull(self, area: str, force: Force, without: str = "") -> float:
        """The best sietch for that legion: its rank, the chance to break it, how near it is."""
        key = (area, force, without)
        found = self.pulls.get(key)
        if found is None:
            found = self.pulls[key] = self._pull(area, force, without)
        return found

    def _pull(self, area: str, force: Force, without: str) -> float:
        best = 0.0
        away = self.board.distance[area]
        for sietch in self.t.sietches:
            if sietch != without:
                rank = self.t.rank(sietch)
                worth = rank * prices.SUPREMACY * NEARNESS.get(away[sietch], FAR)
                if worth > best:  # else even a sure victory would not do
                    best = max(best, worth * forecast(force, self.t.force(sietch), rank).win)
        return best

    def exposure(self, area: str) -> float:
        """Storms and worms at the end of the round; far away while many dice are left."""
        if area in self.board.sheltered:
            return 0.0
        soon = 1.0 if self.t.dice("harkonnen") <= 2 else 0.5
        return prices.EXPOSURE[self.board.terrain[area]] * soon

    def place_worth(self, area: str, force: Force, without: str = "") -> float:
        return self.pull(area, force, without) - self.exposure(area) if force.units else 0.0

    def ways(self, area: str) -> list[str]:
        near = super().ways(area)
        if not self.flying(area):
            return near
        return near + [a for a in self.board.flight[area] if a not in near and self.t.free(a)]

    def targets(self, area: str) -> list[str]:
        near = super().targets(area)
        if not self.flying(area):
            return near
        return near + [a for a in self.board.flight[area] if a not in near and self.hostile(a)]

    def flying(self, area: str) -> bool:
        return any(self.t.view["zones"][z] == "ornithopter" for z in self.board.zones_over[area])

    def move_worth(self, start: str, goal: str, force: Force) -> float:
        room = self.room(goal)
        if room <= 0:
            return NO
        going = force.limited(room)
        stay = max(self.garrison(start, goal), force.units - room)
        left = Force(regular=stay) if stay > 0 else Force()
        if stay > 0:
            going = force.limited(max(1.0, force.units - stay))
        there = self.t.force(goal)
        gain = self.place_worth(goal, self.merged(goal, going)) + self.place_worth(start, left)
        gain -= self.place_worth(start, force) + self.place_worth(goal, there)
        if "wormsign" in self.t.at(goal):
            gain -= prices.WORM_CHANCE[self.board.terrain[goal]] * prices.WORM_HITS[self.board.terrain[goal]]
        return gain if goal in self.board.near[start] else gain - FLIGHT

    def garrison(self, start: str, goal: str) -> int:
        if "settlement" not in self.t.at(start):
            return 0
        watched = any(self.board.distance[start][a] <= WATCHED for a in self.t.others)
        return 1 if watched else 0

    def prize(self, area: str) -> float:
        if "sietch" not in self.t.at(area):
            return 1.0
        rank = self.t.rank(area)
        return LAST_STEPS if self.t.view["supremacy"] + rank >= 10 else rank * prices.SUPREMACY

    def reinforce(self, area: str, more: Force) -> float:
        if more.units and self.t.stack(area) + more.units > self.t.limit:
            return NO
        force = self.t.force(area)
        return FEW + self.place_worth(area, self.merged(area, more)) - self.place_worth(area, force)

    def deploy_at(self, w: Words) -> float:
        return self.reinforce(w[1], Force(regular=1))

    scatter = deploy_at

    # ------------------------------------------------------------ vehicles

    def place_harvester(self, w: Words) -> float:
        area = w[1]
        deep = self.board.terrain[area] == "deep_desert"
        alive = 0.65 if deep else 0.7  # with a Carryall for one of them
        for other in self.t.others:
            alive = min(alive, ATREIDES_NEAR.get(self.board.distance[other][area], 1.0))
        if any("worm" in self.t.at(a) for a in self.board.near[area]):
            alive *= BESIDE_WORM
        shared = {z for a, x in self.t.areas.items() if "harvester" in x for z in self.board.zones_over[a]}
        together = 0.15 if shared & set(self.board.zones_over[area]) else 0.0
        return (2 if deep else 1) * alive + together

    def place_carryall(self, w: Words) -> float:
        return FEW + sum(self.spice_at(a) for a in self.board.under[w[1]] if "harvester" in self.t.at(a))

    def spice_at(self, area: str) -> float:
        terrain = self.board.terrain[area]
        return (2 if terrain == "deep_desert" else 1) * prices.WORM_CHANCE[terrain]

    def place_ornithopter(self, w: Words) -> float:
        """Over legions that are on their way to a sietch."""
        under = set(self.board.under[w[1]])
        return FEW + sum(self.pull(a, self.t.force(a)) for a in self.t.own if a in under)

    def place_vehicle(self, w: Words) -> float:
        return {"harvester": prices.HARVESTER, "ornithopter": prices.ORNITHOPTER, "carryall": 0.5}.get(w[0], 0.0)

    def carryall(self, w: Words) -> float:
        """Deep Desert first: a Carryall waits for it."""
        area = self.t.about("area")
        deep = [a for a in self.t.areas if "harvester" in self.t.at(a) and self.board.terrain[a] == "deep_desert"]
        waits = self.board.terrain[area] != "deep_desert" and any("wormsign" in self.t.at(a) for a in deep)
        return -FEW if waits else FEW

    # ------------------------------------------------------------ a turn

    def turn(self, w: Words) -> float:
        if w[0] == "die":
            return max(self.uses(w[1]).values()) - prices.KEEP["harkonnen"][w[1]]
        worth = self.free_worth(w)
        return worth if worth > 0 else NO

    def free_worth(self, w: Words) -> float:
        """Hawat's Scheming always; Ornithopters carry troops rather than scouts."""
        return 100.0 if w[0] == "scheme" else -1.0

    def uses(self, result: str) -> dict[Words, float]:
        found: dict[Words, float] = {("play",): self.best_card()}
        if result in ("leadership", "strategy"):
            led = "leader" if result == "leadership" else "any"
            found["move",] = self.moves_worth(2, led)
            found["attack",] = self.attacks_worth(led, result == "leadership")
        elif result == "deployment":
            found["normal",] = self.deployment_worth()
        elif result == "mentat":
            found["normal",] = self.draw_worth(2)
        else:
            regulars = sum(self.t.at(a)["units"]["regular"] for a in self.t.own)
            found["replace",] = prices.UPGRADE * min(2, regulars, self.t.view["supply"]["harkonnen"]["elite"])
            found["vehicles",] = 2 * prices.HARVESTER
        found.update(self.specials(result))
        return found

    def deployment_worth(self) -> float:
        room = sum(max(0, self.t.limit - self.t.stack(a)) for a in self.t.settlements)
        regulars: int = min(3, room, self.t.view["supply"]["harkonnen"]["regular"])
        best = max([self.reinforce(a, Force(regular=1)) for a in self.t.settlements], default=0.0)
        return regulars * (prices.UNITS[0] + max(0.0, best) / 3) + prices.GENERIC_LEADER

    # ------------------------------------------------------------ after a battle

    def b_advance(self, w: Words) -> float:
        """One unit destroys the sietch; the others go where they are better off."""
        n = int(w[1])
        battle = self.t.view["battle"]
        start, goal = battle["from"], battle["to"]
        if "sietch" not in self.t.at(goal):
            return -n
        if n == 0:
            return NO
        rest = self.fighters()[0]
        better = self.place_worth(goal, rest, goal) > self.place_worth(start, rest, goal)
        return n if better else -n

    def advances(self, figure: str, n: int) -> float:
        """Units first, leaders stay."""
        return float(n) if figure in ("regular", "elite", "special") else -float(n)

    # ------------------------------------------------------------ spice

    def spice(self, w: Words) -> float:
        """First a point of supremacy, then the markers, lowest first: it decides how many dice there are."""
        return 1.0 if w[0] == self.spice_plan()[self.t.about("marker")] else 0.0

    def spend_reserve(self, w: Words) -> float:
        return 1.0

    stockpile = keep_reserve = spend_reserve

    def spice_plan(self) -> dict[str, str]:
        """What happens to CHOAM, Guild and Landsraad."""
        view = self.t.view
        left = view["spice"]
        steps: dict[str, int] = view["imperium"]
        if view["supremacy"] <= STOCKPILE_UNTIL and left >= PRICE_OF_POINT and min(steps.values()) >= LOW_ROW:
            left -= PRICE_OF_POINT
        first = self.marker_order()
        order = sorted(steps, key=lambda name: (steps[name], first.index(name)))
        plan = dict.fromkeys(steps, "drop")
        for name in order:
            if left >= PRICE_TO_KEEP:
                plan[name] = "keep"
                left -= PRICE_TO_KEEP
        for name in self.raise_order(order):
            if left >= 1 and plan[name] == "keep" and steps[name] < 5:
                plan[name] = "raise"
                left -= PRICE_TO_RAISE - PRICE_TO_KEEP
        return plan

    def marker_order(self) -> tuple[str, ...]:
        """Of markers on the same step."""
        return BAN_ORDER

    def raise_order(self, order: list[str]) -> list[str]:
        return order
