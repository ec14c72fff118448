"""Units and leaders of the Mahdi: deploying, placing, replacing (ARR-30.21, 30.22, 30.25, 30.26, 30.53)."""

from __future__ import annotations

from ...tables import FEYD, HARKONNEN_SIDE, LEADER_SIDE, RABBAN
from .. import codes as k
from ..forces import add_generic, add_named, add_units, available, has, legions, own_settlements, remove, unit_count
from ..state import State
from .criteria import Candidate, area, choose
from .sight import FAR, defence, distances, fine_power, nearest_sietch, power, prey, room, target

# ---------------------------------------------------------------- figures


def substitute(s: State, tier: int) -> int:
    """A kind that is used up is replaced by the next higher, else the next lower (ARR-30.22); -1: no units left."""
    kinds: tuple[int, ...] = (*range(tier, 3), *range(tier - 1, -1, -1))
    for kind in kinds:
        if s.supply[HARKONNEN_SIDE * 3 + kind]:
            return kind
    return -1


def put_unit(s: State, where: int, tier: int) -> bool:
    kind = substitute(s, tier)
    return kind >= 0 and add_units(s, HARKONNEN_SIDE, where, kind, 1) == 1


def next_leader(s: State) -> int:
    """Rabban or Feyd-Rautha, then the others in their order; -1 a Bashar, -2 nobody (ARR-30.21, ARR-30.53)."""
    ready = [i for i in available(s, HARKONNEN_SIDE) if LEADER_SIDE[i] == HARKONNEN_SIDE]
    for first in (RABBAN, FEYD):
        if first in ready:
            return first
    if ready:
        return ready[0]
    return -1 if s.generic_left[HARKONNEN_SIDE] else -2


def put_leader(s: State, where: int, who: int) -> bool:
    if who >= 0:
        add_named(s, who, where)
        return True
    return who == -1 and add_generic(s, HARKONNEN_SIDE, where)


# ---------------------------------------------------------------- deployment (ARR-30.21)


def settlement_order(s: State) -> list[int]:
    """The settlement with the strongest legion, then the one closest to the target."""
    left = own_settlements(s)
    steps = distances(s, target(s))
    order: list[int] = []
    while left:
        best = choose(
            s,
            "settlement",
            ("power", "fine_power", "target_distance"),
            [Candidate((area(a),), (power(s, a), fine_power(s, a), steps[a])) for a in left],
        )
        assert best is not None
        order.append(best.things[0] - area(0))
        left.remove(order[-1])
    return order


def deploy(s: State, tiers: tuple[int, ...]) -> bool:
    """Units and one leader; what does not fit goes to the next settlement."""
    order = settlement_order(s)
    first = -1
    placed = 0
    for tier in tiers:
        for where in order:
            if room(s, where) > 0:
                if put_unit(s, where, tier):
                    placed += 1
                    first = where if first < 0 else first
                break
    if first < 0:
        first = next((a for a in order if unit_count(s, a)), -1)
    led = first >= 0 and put_leader(s, first, next_leader(s))
    return placed > 0 or led


# ---------------------------------------------------------------- which legion is strengthened (ARR-30.26)


def legion_order(s: State, candidates: list[int], what: str = "legion") -> list[int]:
    """Closest to a sietch, then strongest beside its defenders, then closest to the target."""
    goal = distances(s, target(s))
    left = list(candidates)
    order: list[int] = []
    found = {}
    paths = {a: distances(s, a) for a in prey(s)}
    for a in left:
        sietch = nearest_sietch(s, a, paths)
        near = paths[sietch][a] if sietch >= 0 else FAR
        relative = power(s, a) - (defence(s, sietch) if sietch >= 0 else 0)
        found[a] = Candidate((area(a),), (near, relative, goal[a]))
    while left:
        best = choose(s, what, ("near_sietch", "relative_power", "target_distance"), [found[a] for a in left])
        assert best is not None
        order.append(best.things[0] - area(0))
        left.remove(order[-1])
    return order


def replace(s: State, tier: int, n: int) -> int:
    """So many units become the next kind, one legion filled before the next (ARR-30.53). How many did."""
    done = 0
    for where in legion_order(s, [a for a in legions(s, HARKONNEN_SIDE) if has(s, a, tier - 1)], "replacement"):
        while done < n and has(s, where, tier - 1) and s.supply[HARKONNEN_SIDE * 3 + tier]:
            remove(s, HARKONNEN_SIDE, where, tier - 1)
            add_units(s, HARKONNEN_SIDE, where, tier, 1)
            done += 1
    return done


def can_replace(s: State, tier: int) -> bool:
    return bool(s.supply[HARKONNEN_SIDE * 3 + tier]) and any(has(s, a, tier - 1) for a in legions(s, HARKONNEN_SIDE))


def count_replaceable(s: State, tier: int) -> int:
    on_board = sum(has(s, a, tier - 1) for a in legions(s, HARKONNEN_SIDE))
    return min(on_board, s.supply[HARKONNEN_SIDE * 3 + tier])


__all__ = ["deploy", "k", "legion_order", "replace"]
