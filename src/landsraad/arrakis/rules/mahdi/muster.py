"""Units and leaders of the automaton: deploying, placing, replacing (ARR-30.21, 30.22, 30.25, 30.26, 30.53)."""

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


def standing(s: State, a: int) -> tuple[int, ...]:
    """Who of the automaton stands there: its three kinds of units, Bashars, and its named leaders as a mask."""
    if s.owner[a] != HARKONNEN_SIDE:
        return (0, 0, 0, 0, 0)
    first = a * k.FIGURES
    return (*s.force[first : first + 3], s.force[first + k.GENERIC], s.named[a])


def tell_arrivals(s: State, where: int, before: tuple[int, ...]) -> None:
    """The log says what has come since `before`."""
    if s.log is not None:
        after = standing(s, where)
        came = [after[i] - before[i] for i in range(4)]
        s.log.append((k.E_MAHDI_PUT, HARKONNEN_SIDE, where, *came, after[4] & ~before[4]))


# ---------------------------------------------------------------- deployment (ARR-30.21)


def best_settlement(s: State, candidates: list[int]) -> int:
    """The settlement with the strongest legion, then the one closest to the target; -1: none."""
    steps = distances(s, target(s))
    found = [Candidate((area(a),), (power(s, a), fine_power(s, a), steps[a])) for a in candidates]
    best = choose(s, "settlement", found)
    return best.things[0] - area(0) if best is not None else -1


def deploy(s: State, tiers: tuple[int, ...]) -> None:
    """Units, the strongest first (ARR-30.74); what does not fit goes to the next settlement. The leader goes with the
    first of them, else to the first settlement that holds a unit (ARR-30.53)."""
    units = sorted(tiers, reverse=True)
    left = [a for a in own_settlements(s) if room(s, a) > 0]
    led = False
    while units and left and substitute(s, units[0]) >= 0:
        where = best_settlement(s, left)
        left.remove(where)
        before = standing(s, where)
        while units and room(s, where) > 0 and put_unit(s, where, units[0]):
            units.pop(0)
        if not led:
            put_leader(s, where, next_leader(s))
            led = True
        tell_arrivals(s, where, before)
    if not led:
        where = best_settlement(s, [a for a in own_settlements(s) if unit_count(s, a)])
        if where >= 0:
            before = standing(s, where)
            put_leader(s, where, next_leader(s))
            tell_arrivals(s, where, before)


# ---------------------------------------------------------------- which legion is strengthened (ARR-30.26)


def best_legion(s: State, candidates: list[int], what: str = "legion") -> int:
    """Closest to a sietch, then strongest beside its defenders, then closest to the target; -1: none."""
    goal = distances(s, target(s))
    paths = {a: distances(s, a) for a in prey(s)}
    found = []
    for a in candidates:
        sietch = nearest_sietch(s, a, paths)
        near = paths[sietch][a] if sietch >= 0 else FAR
        relative = power(s, a) - (defence(s, sietch) if sietch >= 0 else 0)
        found.append(Candidate((area(a),), (near, relative, goal[a])))
    best = choose(s, what, found)
    return best.things[0] - area(0) if best is not None else -1


def replace(s: State, tier: int, n: int) -> None:
    """So many units become the next kind, one legion filled before the next (ARR-30.53)."""
    n = min(n, count_replaceable(s, tier))
    while n:
        where = best_legion(s, [a for a in legions(s, HARKONNEN_SIDE) if has(s, a, tier - 1)], "replacement")
        here = min(n, has(s, where, tier - 1))
        for _ in range(here):
            remove(s, HARKONNEN_SIDE, where, tier - 1)
            add_units(s, HARKONNEN_SIDE, where, tier, 1)
        if s.log is not None:
            s.log.append((k.E_MAHDI_REPLACED, HARKONNEN_SIDE, where, tier, here))
        n -= here


def count_replaceable(s: State, tier: int) -> int:
    on_board = sum(has(s, a, tier - 1) for a in legions(s, HARKONNEN_SIDE))
    return min(on_board, s.supply[HARKONNEN_SIDE * 3 + tier])
