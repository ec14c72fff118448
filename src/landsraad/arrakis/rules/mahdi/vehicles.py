"""Where the automaton puts its vehicles (ARR-30.8, ARR-30.47)."""

from __future__ import annotations

from ...tables import (
    ATREIDES_SIDE,
    CENTRAL,
    DEEP,
    HARKONNEN_SIDE,
    IS_DESERT,
    SECTOR_NEIGHBOURS,
    SECTORS,
    TERRAIN,
    ZONE_SECTORS,
    ZONES,
    ZONES_OVER,
)
from .. import codes as k
from ..air import send_back
from ..forces import is_empty, is_free, legions, with_at
from ..state import State
from .criteria import Candidate, area, choose, zone
from .sight import acts, beside, defence, in_sector, power, sietches, target, within_two
from .tactics import harvesting_sectors, target_sectors

CENTRAL_SECTORS = (4, 5, 6, 7)

# ---------------------------------------------------------------- Harvesters


def harvester_class(s: State, a: int) -> int:
    """1 empty Deep Desert away from the Atreides, 2 empty Desert likewise, 3 free Deep Desert, 4 free Desert; or 0."""
    if not IS_DESERT[a] or s.harvester[a] or not is_free(s, a, HARKONNEN_SIDE):
        return 0
    deep = TERRAIN[a] == DEEP
    near = any(s.owner[b] == ATREIDES_SIDE or s.sietch[b] for b in beside(s, a))
    if is_empty(s, a) and not near:
        return 1 if deep else 2
    return 3 if deep else 4


def harvest_order(s: State) -> list[tuple[int, ...]]:
    """The harvesting sector, then sectors beside it but the target's, most free Deep Desert first (ARR-30.47)."""
    own = harvesting_sectors(s)
    barred = target_sectors(s)
    beyond = [x for x in SECTOR_NEIGHBOURS[CENTRAL if len(own) > 1 else own[0]] if x not in barred]
    deep = {x: sum(TERRAIN[a] == DEEP and harvester_class(s, a) > 0 for a in _areas((x,))) for x in beyond}
    return [own, *[(x,) for x in sorted(beyond, key=lambda x: (-deep[x], x))]]


def _areas(sectors: tuple[int, ...]) -> list[int]:
    return [a for a in range(len(SECTORS)) if in_sector(a, sectors)]


def place_harvesters(s: State, n: int) -> int:
    """How many found room."""
    order = harvest_order(s)
    for placed in range(n):
        spot = harvester_spot(s, order) if s.vehicles[0] else -1
        if spot < 0:
            return placed
        s.vehicles[0] -= 1
        s.harvester = with_at(s.harvester, spot, k.HARKONNEN_HARVESTER)
        if s.log is not None:
            s.log.append((k.E_MAHDI_PLACED, 0, area(spot)))
    return n


def harvester_spot(s: State, order: list[tuple[int, ...]], what: str = "harvester") -> int:
    """Sector by sector; in a sector by class, then the order of the board."""
    for sectors in order:
        classes = [(a, harvester_class(s, a)) for a in _areas(sectors)]
        best = choose(s, what, [Candidate((area(a),), (c,)) for a, c in classes if c])
        if best is not None:
            return best.things[0] - area(0)
    return -1


# ---------------------------------------------------------------- Carryalls


def place_carryalls(s: State, n: int) -> int:
    """Where they protect most Harvesters; not where they would protect none (ARR-30.47)."""
    for placed in range(n):
        found = [(z, protected(s, z, k.HARKONNEN_HARVESTER)) for z in free_zones(s)]
        best = choose(s, "carryall", [Candidate((zone(z),), (count,)) for z, count in found if count])
        if best is None or not s.vehicles[2]:
            return placed
        s.vehicles[2] -= 1
        s.zone[best.things[0] - zone(0)] = k.CARRYALL_UP
        if s.log is not None:
            s.log.append((k.E_MAHDI_PLACED, 2, best.things[0]))
    return n


def protected(s: State, z: int, kind: int) -> int:
    return sum(s.harvester[a] == kind and z in ZONES_OVER[a] for a in range(len(SECTORS)))


def free_zones(s: State) -> list[int]:
    return [z for z in range(len(ZONES)) if s.zone[z] == 0]


# ---------------------------------------------------------------- Ornithopters


def place_ornithopters(s: State, n: int) -> int:
    """One for each legion exactly two areas from a sietch it out-powers, then around the target (ARR-30.8)."""
    served: list[int] = []
    for placed in range(n):
        if not s.vehicles[1]:
            return placed
        best = choose(s, "ornithopter", _ornithopter_spots(s, served))
        if best is None:
            return placed
        z = best.things[0] - zone(0)
        if best.values[0] == 1:
            served.append(_waiting(s, served)[0])
        s.vehicles[1] -= 1
        s.zone[z] = k.ORNITHOPTER_UP
        if s.log is not None:
            s.log.append((k.E_MAHDI_PLACED, 1, best.things[0]))
    return n


def _waiting(s: State, served: list[int]) -> list[int]:
    """Legions that need a flight to attack a sietch, and have a free zone above them."""
    free = free_zones(s)
    return [a for a in legions(s, HARKONNEN_SIDE) if a not in served and set(ZONES_OVER[a]) & set(free) and _far(s, a)]


def _far(s: State, a: int) -> bool:
    """Whether that legion is exactly two areas from a sietch it out-powers."""
    if not acts(s, a):
        return False
    near = beside(s, a)
    far = [b for b in within_two(s, a) if b not in near]
    return any(b in far and power(s, a) > defence(s, b) for b in sietches(s))


def _ornithopter_spots(s: State, served: list[int]) -> list[Candidate]:
    free = free_zones(s)
    waiting = _waiting(s, served)
    wanted = min(z for z in ZONES_OVER[waiting[0]] if z in free) if waiting else -1
    goal = target(s)
    at = SECTORS[goal] if goal >= 0 else ()
    beyond = {x for sector in at for x in SECTOR_NEIGHBOURS[sector]}
    spots = []
    for z in free:
        central = all(x in CENTRAL_SECTORS for x in ZONE_SECTORS[z])
        if z == wanted:
            spots.append(Candidate((zone(z),), (1, 0)))
        elif any(x in at for x in ZONE_SECTORS[z]):
            spots.append(Candidate((zone(z),), (2, 0)))
        elif any(x in beyond for x in ZONE_SECTORS[z]):
            spots.append(Candidate((zone(z),), (3, 0 if central else 1)))
        else:
            spots.append(Candidate((zone(z),), (4, 0)))
    return spots


# ---------------------------------------------------------------- Smugglers (ARR-30.60)


def place_smuggler_vehicles(s: State) -> None:
    """After the automaton's own: their Harvesters go on with the order, their Carryall protects most of them."""
    order = harvest_order(s)
    while s.smuggler_harvesters:
        spot = harvester_spot(s, order, "smuggler_harvester")
        if spot < 0:
            break
        s.smuggler_harvesters -= 1
        s.harvester = with_at(s.harvester, spot, k.SMUGGLER_HARVESTER)
    found = [(z, protected(s, z, k.SMUGGLER_HARVESTER)) for z in free_zones(s)]
    best = choose(s, "smuggler_carryall", [Candidate((zone(z),), (count,)) for z, count in found if count])
    if best is not None and s.smuggler_carryall:
        s.smuggler_carryall = 0
        s.zone[best.things[0] - zone(0)] = k.SMUGGLER_CARRYALL


def thopter_battle(s: State, n: int) -> int:
    """Only for a legion that wants a flight and has no zone but what the smugglers hold, and with at least two to
    place: one is given up, the next stands there. How many are left to place (ARR-30.60)."""
    for a in legions(s, HARKONNEN_SIDE):
        if n < 2 or s.vehicles[1] < 2:
            return n
        if not _far(s, a) or any(s.zone[z] in (0, k.ORNITHOPTER_UP) for z in ZONES_OVER[a]):
            continue
        taken = [z for z in ZONES_OVER[a] if s.zone[z] == k.SMUGGLER_ORNITHOPTER]
        if taken:
            send_back(s, taken[0])
            s.zone[taken[0]] = k.ORNITHOPTER_UP
            s.vehicles[1] -= 2
            s.given_up += 1
            n -= 2
            if s.log is not None:
                s.log.append((k.E_MAHDI_PLACED, 1, zone(taken[0])))
    return n
