"""A second reading of ARR-30: what the Mahdi must do with a die, worked out from the view alone, without its code.

It knows the map (`content/board.py`), the rules, and nothing of `rules/mahdi`: two readings that agree in many
positions are worth more than one.
"""

from __future__ import annotations

from typing import Any

from landsraad.arrakis.content.board import AIR_ZONES, AREAS

ORDER = [a.id for a in AREAS]
AREA = {a.id: a for a in AREAS}
BESIDE: dict[str, set[str]] = {a.id: set(a.adjacent.split()) | set(a.impassable.split()) for a in AREAS}
ZONES = {z.id: z for z in AIR_ZONES}
FAR = 99
NEIGHBOURS = {
    "s1": "s2 s4 s5", "s2": "s1 s5 s6", "s3": "s4 s6 s7 s8", "s4": "s1 s3 s5 s8", "central": "s1 s2 s3 s4",
}  # fmt: skip
REGIONS = {"rock_outcroppings": "s4", "bight_of_the_cliff": "s4", "sihaya_ridge": "s1", "gara_kulon": "s1",
           "tasmin_sink": "s2", "habbanya_ridge": "s3", "windgap": "central", "hobars_gap": "central"}  # fmt: skip
Way = tuple[str, str, str | None]  # from where, to where, with which Ornithopter
CENTRAL = ("s5", "s6", "s7", "s8")


class Table:
    """What lies on the board, as the automaton sees it."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.areas = view["areas"]
        self.target = view["mahdi"]["target"]
        self.limit = 5 if "choam" in view["bans"] else 6
        self.flights = True
        self.paths: dict[str | None, dict[str, int]] = {}

    def at(self, a: str) -> dict[str, Any]:
        found: dict[str, Any] = self.areas.get(a, {})
        return found

    def owner(self, a: str) -> str:
        return str(self.at(a).get("owner"))

    def units(self, a: str) -> int:
        x = self.at(a)
        return sum(x["units"].values()) + len(x.get("tokens", ())) if "owner" in x else 0

    def leaders(self, a: str) -> int:
        x = self.at(a)
        return int(x.get("generic", 0)) + len(x.get("leaders", ()))

    def power(self, a: str) -> int:
        """ARR-30.12: 1 a unit, 2 a token, 1 a leader."""
        x = self.at(a)
        return sum(x["units"].values()) + 2 * len(x.get("tokens", ())) + self.leaders(a) if "owner" in x else 0

    def fine(self, a: str) -> int:
        x = self.at(a)
        if "owner" not in x:
            return 0
        units = 2 * x["units"]["regular"] + 3 * x["units"]["elite"] + 4 * x["units"]["special"]
        return int(units + 2 * len(x.get("tokens", ())) + x.get("generic", 0) + 2 * len(x.get("leaders", ())))

    def own(self) -> list[str]:
        return [a for a in ORDER if self.owner(a) == "harkonnen"]

    def able(self) -> list[str]:
        """ARR-30.20: tokens alone neither move nor attack."""
        return [a for a in self.own() if any(self.at(a)["units"].values())]

    def sietches(self) -> list[str]:
        return [a for a in ORDER if "sietch" in self.at(a)]

    def rank(self, a: str) -> int:
        return int(self.at(a)["sietch"]["rank"])

    def defence(self, a: str) -> int:
        return self.power(a) if self.owner(a) == "atreides" else 0

    def free(self, a: str) -> bool:
        """ARR-2.9, for the Harkonnen."""
        x = self.at(a)
        return self.owner(a) != "atreides" and "sietch" not in x and "worm" not in x

    def steps(self, goal: str | None) -> dict[str, int]:
        """ARR-30.45: a path leads over free areas; the goal need not be one, nor where it starts."""
        if goal in self.paths:
            return self.paths[goal]
        found = self.paths[goal] = dict.fromkeys(ORDER, FAR)
        if goal is None:
            return found
        found[goal] = 0
        edge = [goal]
        while edge:
            here = edge.pop(0)
            if here != goal and not self.free(here):
                continue
            for there in BESIDE[here]:
                if found[there] == FAR:
                    found[there] = found[here] + 1
                    edge.append(there)
        return found

    def over(self, a: str) -> list[str]:
        """Air zones connected to an area (ARR-2.6)."""
        if a == "north_pole":
            return [z for z in ZONES if ZONES[z].polar]
        return [z for z in ZONES if set(ZONES[z].sectors) & set(AREA[a].sectors)]

    def thopters(self, a: str) -> list[str]:
        return [z for z in self.over(a) if self.view["zones"][z] == "ornithopter"] if self.flights else []

    def two_away(self, a: str) -> set[str]:
        return {c for b in BESIDE[a] for c in BESIDE[b]} - BESIDE[a] - {a}

    def goal(self) -> str | None:
        """The target; with none the sietch nearest to any Harkonnen legion (ARR-30.46)."""
        if self.target or not self.sietches():
            return self.target  # type: ignore[no-any-return]
        near = {a: min((self.steps(a)[x] for x in self.own()), default=FAR) for a in self.sietches()}
        return min(self.sietches(), key=lambda a: (near[a], -self.rank(a), ORDER.index(a)))

    def nearest(self, a: str) -> str:
        return min(self.sietches(), key=lambda x: (self.steps(x)[a], -self.rank(x), ORDER.index(x)))


def attack(t: Table, led: bool) -> Way | None:
    """ARR-30.13, ARR-30.14, ARR-30.50: from where, on what, with which Ornithopter."""
    force = [a for a in t.able() if t.leaders(a) or not led]
    options: list[tuple[tuple[int, ...], Way]] = []
    for a in force:
        for b in t.sietches():
            more = t.power(a) - t.defence(b)
            fly = t.thopters(a)[0] if b not in BESIDE[a] and b in t.two_away(a) and t.thopters(a) else None
            if more > 0 and "worm" not in t.at(b) and (b in BESIDE[a] or fly):
                key = (-t.rank(b), -more, fly is not None, b != t.target, -t.fine(a), ORDER.index(a), ORDER.index(b))
                options.append((key, (a, b, fly)))
    if options:
        return min(options)[1]
    for a in force:
        for b in BESIDE[a]:
            open_ground = "worm" not in t.at(b) and "sietch" not in t.at(b)
            if t.owner(b) == "atreides" and open_ground and t.power(a) > t.power(b):
                named = "leaders" in t.at(b)
                order = (ORDER.index(a), ORDER.index(b))
                options.append(((-t.power(b), not named, -t.fine(b), -t.power(a), -t.fine(a), *order), (a, b, None)))
    return min(options)[1] if options else None


def move(t: Table, led: bool, moved: list[str]) -> Way | None:
    """ARR-30.15 to 30.17, ARR-30.51: who goes where, with which Ornithopter."""
    force = [a for a in t.able() if (t.leaders(a) or not led) and a not in moved]
    goals = {a: t.target or t.nearest(a) for a in force}
    if not any(t.power(a) > t.defence(goals[a]) for a in force):
        away = t.steps(t.goal())
        weaker = [b for b in t.sietches() if b != t.target and any(t.power(a) > t.defence(b) for a in force)]
        if weaker:
            for_now = min(weaker, key=lambda b: (away[b], -t.rank(b), ORDER.index(b)))
            goals = dict.fromkeys(force, for_now)
            must = True
        else:
            must = False
    else:
        must = True
    options: list[tuple[tuple[int, ...], Way]] = []
    for a in force:
        goal = goals[a]
        steps = t.steps(goal)
        room = [b for b in ORDER if t.free(b) and t.units(b) < t.limit]
        if goal in BESIDE[a]:
            mine = (t.power(a), t.fine(a))
            stronger = [
                b for b in BESIDE[a] & BESIDE[goal]
                if b in room and t.owner(b) == "harkonnen" and (t.power(b), t.fine(b)) > mine
            ]  # fmt: skip
            if stronger:
                end = max(stronger, key=lambda b: (t.power(b), t.fine(b), -ORDER.index(b)))
                options.append(((1, -t.power(a), -t.fine(a), ORDER.index(a)), (a, end, None)))
            continue
        if must and t.power(a) <= t.defence(goal):
            continue
        walks = [b for b in BESIDE[a] if b in room and steps[b] < steps[a]]
        best = min([steps[b] for b in walks], default=steps[a])
        flights = [b for b in BESIDE[a] | t.two_away(a) if t.thopters(a) and b in room and steps[b] < best]
        fly = t.thopters(a)[0] if flights else None
        if not walks and not flights:
            continue

        def ends(b: str, steps: dict[str, int] = steps) -> tuple[int, ...]:
            terrain = AREA[b].terrain
            near = min(t.steps(x)[b] for x in t.sietches())
            sand = terrain in ("desert", "deep_desert") and "wormsign" not in t.at(b)
            stony = terrain in ("plateau", "minor_erg")
            joins = t.owner(b) == "harkonnen"
            return (steps[b], not joins, near, terrain != "mountain", not stony, not sand, ORDER.index(b))

        end = min(flights or walks, key=ends)
        options.append(((steps[a], -t.power(a), -t.fine(a), ORDER.index(a)), (a, end, fly)))
    return min(options)[1] if options else None


def deployment(t: Table) -> list[str]:
    """ARR-30.21: the settlements three units go to, one after the other."""
    steps = t.steps(t.goal())
    order = [a for a in ORDER if "settlement" in t.at(a) and t.owner(a) != "atreides"]
    order.sort(key=lambda a: (-t.power(a), -t.fine(a), steps[a], ORDER.index(a)))
    places: list[str] = []
    for _ in range(3):
        places += [a for a in order if t.units(a) + places.count(a) < t.limit][:1]
    return places


def strengthened(t: Table) -> list[str]:
    """ARR-30.26: legions in the order in which they are strengthened."""
    goal = t.steps(t.goal())

    def key(a: str) -> tuple[int, ...]:
        near = t.nearest(a)
        return (t.steps(near)[a], t.defence(near) - t.power(a), goal[a], ORDER.index(a))

    return sorted(t.own(), key=key)


def harvesters(t: Table, n: int) -> list[str]:
    """ARR-30.8, ARR-30.47: where so many Harvesters go."""
    region = REGIONS[t.view["mahdi"]["harvesting"].removeprefix("tc_")]
    bar = set()
    if t.target:
        bar = set(AREA[t.target].sectors)
        if bar & set(CENTRAL):
            bar = set(CENTRAL)
    taken = {a for a in ORDER if "harvester" in t.at(a)}

    def kind(a: str) -> int:
        x = t.at(a)
        desert, deep = AREA[a].terrain in ("desert", "deep_desert"), AREA[a].terrain == "deep_desert"
        if not desert or not t.free(a) or a in taken:
            return 0
        shy = any(t.owner(b) == "atreides" or "sietch" in t.at(b) for b in BESIDE[a])
        if not x and not shy:
            return 1 if deep else 2
        return 3 if deep else 4

    def inside(sectors: tuple[str, ...]) -> list[str]:
        return [a for a in ORDER if set(AREA[a].sectors) & set(sectors)]

    beyond = [x for x in NEIGHBOURS[region].split() if x not in bar]
    deep = {x: sum(AREA[a].terrain == "deep_desert" and kind(a) > 0 for a in inside((x,))) for x in beyond}
    own = CENTRAL if region == "central" else (region,)
    order = [own, *[(x,) for x in sorted(beyond, key=lambda x: (-deep[x], x))]]
    places: list[str] = []
    for _ in range(n):
        for sectors in order:
            spots = [a for a in inside(sectors) if kind(a)]
            if spots:
                best = min(spots, key=lambda a: (kind(a), ORDER.index(a)))
                places.append(best)
                taken.add(best)
                break
    return places
