"""Attacks and moves of the automaton, in the order it tries them (ARR-30.13 to ARR-30.20, ARR-30.50, ARR-30.51)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...tables import ATREIDES_SIDE, ERG, HARKONNEN_SIDE, IS_DESERT, MOUNTAIN, PLATEAU, SETTLEMENT_AT, TERRAIN, TOKENS
from .. import codes as k
from ..air import send_back
from ..arriving import after_arrival
from ..forces import (
    forget_battle,
    has,
    has_leader,
    is_free,
    legions,
    put,
    reveal_token,
    settlement_in,
    take,
    unit_count,
    whole,
)
from ..state import Group, State
from .criteria import JOINING, Candidate, area, choose, zone
from .sight import (
    FAR,
    acts,
    beside,
    defence,
    distances,
    fine_power,
    named_here,
    nearest_sietch,
    power,
    prey,
    rank,
    room,
    sietches,
    target,
    thopters,
    trial,
    within_two,
)

Fits = Callable[[State, int], bool]
NO_TOLL: Final = 4  # as battle.py has it: going on against a sietch costs the automaton no hit (ARR-30.28)
SURPRISE: Final = 1
NOT_FLOWN: Final = -1


def any_legion(s: State, a: int) -> bool:
    return True


def with_leader(s: State, a: int) -> bool:
    return has_leader(s, a)


def with_sardaukar(s: State, a: int) -> bool:
    return has(s, a, k.SPECIAL) > 0


def only(wanted: int) -> Fits:
    return lambda s, a: a == wanted


def eligible(s: State, fits: Fits) -> list[int]:
    return [a for a in legions(s, HARKONNEN_SIDE) if acts(s, a) and fits(s, a)]


# ---------------------------------------------------------------- first and second choice: attack


def best_attack(s: State, fits: Fits) -> Candidate | None:
    """A sietch within reach, else an adjacent legion."""
    return sietch_attack(s, fits) or legion_attack(s, fits)


def sietch_attack(s: State, fits: Fits) -> Candidate | None:
    """ARR-30.13: highest rank, greatest difference of power, no Ornithopter needed, the target."""
    return choose(s, "attack_sietch", sietch_attacks(s, fits))


def sietch_attacks(s: State, fits: Fits) -> list[Candidate]:
    """Every sietch within reach of a legion that out-powers its defenders."""
    found = []
    for start in eligible(s, fits):
        near, flights = beside(s, start), thopters(s, start) if may_fly(s) else []
        far = within_two(s, start) if flights else []
        for to in prey(s):
            difference = power(s, start) - defence(s, to)
            if difference <= 0 or s.worm[to] or (to not in near and to not in far):
                continue
            flies = to not in near
            things = (area(start), area(to), zone(flights[0]) if flies else NOT_FLOWN)
            values = (
                rank(s, to),
                int(to == s.base_at),
                difference,
                int(flies),
                int(to == s.target),
                fine_power(s, start),
            )
            found.append(Candidate(things, values))
    return found


def legion_attack(s: State, fits: Fits) -> Candidate | None:
    """ARR-30.14, ARR-30.50: the strongest Atreides legion, one with a named leader; the strongest attacker."""
    return choose(s, "attack_legion", legion_attacks(s, fits))


def legion_attacks(s: State, fits: Fits) -> list[Candidate]:
    """Every Atreides legion beside one that out-powers it."""
    found = []
    for start in eligible(s, fits):
        for to in beside(s, start):
            if s.owner[to] != ATREIDES_SIDE or s.worm[to] or s.sietch[to] or to == s.base_at:
                continue
            if power(s, start) > power(s, to):
                named = int(bool(named_here(s, to, ATREIDES_SIDE)))
                values = (power(s, to), named, fine_power(s, to), power(s, start), fine_power(s, start))
                found.append(Candidate((area(start), area(to), NOT_FLOWN), values))
    return found


def attack(s: State, chosen: Candidate, flags: int) -> None:
    """The whole legion attacks (ARR-30.50)."""
    start, to, flight = chosen.things
    s.b_from, s.b_to = start - area(0), to - area(0)
    s.b_side = HARKONNEN_SIDE
    s.b_flags = flags | NO_TOLL
    s.b_far = int(flight != NOT_FLOWN)
    s.b_round = 0
    forget_battle(s)
    s.b_group = whole(s, s.b_from)
    if s.log is not None:
        s.log.append((k.E_BATTLE, HARKONNEN_SIDE, s.b_from, s.b_to))
    if flight != NOT_FLOWN:
        fly(s, flight - zone(0), s.b_from)
    s.stack.append((k.BATTLE, s.house[HARKONNEN_SIDE], 0, 0))


def may_fly(s: State) -> bool:
    """At most one Ornithopter a turn (ARR-30.16)."""
    return not s.flown


def fly(s: State, z: int, start: int) -> None:
    send_back(s, z)
    s.flown = (*s.flown, start)


# ---------------------------------------------------------------- third choice: move


def move_goal(s: State, movers: list[int]) -> tuple[int, bool]:
    """The target, or for this turn the sietch closest to it that some legion out-powers (ARR-30.16, ARR-30.51a).
    -1: without a target each legion has its nearest sietch (ARR-30.46). False: nobody out-powers anything, so all
    may move."""
    goal = s.target
    if any((own := own_goal(s, goal, a)) >= 0 and power(s, a) > defence(s, own) for a in movers):
        return goal, True
    steps = distances(s, target(s))
    found = [a for a in sorted(sietches(s)) if a != goal and any(power(s, x) > defence(s, a) for x in movers)]
    best = choose(s, "temporary_target", [Candidate((area(a),), (steps[a], rank(s, a))) for a in found])
    return (best.things[0] - area(0), True) if best is not None else (goal, False)


def own_goal(s: State, goal: int, a: int) -> int:
    """The sietch the legion there goes for."""
    return goal if goal >= 0 else nearest_sietch(s, a, {x: distances(s, x) for x in sietches(s)})


def best_end(s: State, start: int, goal: int) -> Candidate | None:
    """One step that shortens the path, an Ornithopter only if it shortens it more (ARR-30.17, ARR-30.51e)."""
    steps = distances(s, goal)
    here = steps[start]
    walks = [b for b in beside(s, start) if _open_end(s, b) and steps[b] < here]
    nearest = min((steps[b] for b in walks), default=here)
    flights = thopters(s, start) if may_fly(s) else []
    flown = [b for b in within_two(s, start) if flights and _open_end(s, b) and steps[b] < nearest]
    ends = [(b, flights[0]) for b in flown] if flown else [(b, NOT_FLOWN) for b in walks]
    near_sietch = distances(s, *sietches(s))
    return choose(s, "step", [_end(s, start, b, flight, steps, near_sietch) for b, flight in ends])


def _end(s: State, start: int, b: int, flight: int, steps: list[int], near_sietch: list[int]) -> Candidate:
    """A step to that area, on foot or in that air zone, as ARR-30.17 looks at it."""
    values = (
        steps[b],
        int(s.owner[b] == HARKONNEN_SIDE),
        near_sietch[b],
        int(TERRAIN[b] == MOUNTAIN),
        int(TERRAIN[b] in (PLATEAU, ERG)),
        int(IS_DESERT[b] and not s.sign[b]),
    )
    return Candidate((area(start), area(b), zone(flight) if flight != NOT_FLOWN else NOT_FLOWN), values)


def _open_end(s: State, b: int) -> bool:
    """A full area is no end (ARR-30.51e)."""
    return is_free(s, b, HARKONNEN_SIDE) and room(s, b) > 0


def move_to_attack(s: State, start: int) -> Candidate | None:
    """A step to where the legion can attack (Feyd-Rautha, ARR-30.49), chosen like any other (ARR-30.64)."""
    steps, near_sietch = distances(s, target(s)), distances(s, *sietches(s))
    found = []
    for b in beside(s, start):
        if not _open_end(s, b):
            continue
        look = trial(s)
        transfer(look, start, b)
        if best_attack(look, only(b)) is not None:
            found.append(_end(s, start, b, NOT_FLOWN, steps, near_sietch))
    return choose(s, "step", found)


def joins(s: State, start: int, goal: int) -> list[Candidate]:
    """Where a legion beside the goal may go: into a stronger neighbour that is beside it too (ARR-30.51c)."""
    mine = (power(s, start), fine_power(s, start))
    near = beside(s, goal)
    found = []
    for b in beside(s, start):
        if b in near and s.owner[b] == HARKONNEN_SIDE and room(s, b) > 0:
            theirs = (power(s, b), fine_power(s, b))
            if theirs > mine:
                found.append(Candidate((area(start), area(b), NOT_FLOWN), theirs))
    return found


def best_move(s: State, fits: Fits, moved: tuple[int, ...] = ()) -> Candidate | None:
    """Who moves: nearest first, then the strongest; and where to (ARR-30.16, ARR-30.51)."""
    movers = [a for a in eligible(s, fits) if a not in moved]
    goal, must_win = move_goal(s, movers)
    paths: dict[int, list[int]] = {}
    found = []
    for a in movers:
        own = own_goal(s, goal, a)
        if own < 0:
            continue
        if own not in paths:
            paths[own] = distances(s, own)
        steps = paths[own][a]
        if a in beside(s, own):  # it stays, or makes a stronger one still stronger
            if not joins(s, a, own):
                continue
        elif (must_win and power(s, a) <= defence(s, own)) or steps == FAR or not _has_end(s, a, paths[own]):
            continue
        found.append(Candidate((area(a), area(own)), (steps, power(s, a), fine_power(s, a))))
    mover = choose(s, "mover", found)
    if mover is None:
        return None
    start, own = mover.things[0] - area(0), mover.things[1] - area(0)
    if start in beside(s, own):
        return choose(s, "step", joins(s, start, own), JOINING)
    return best_end(s, start, own)


def _has_end(s: State, start: int, steps: list[int]) -> bool:
    ends = within_two(s, start) if may_fly(s) and thopters(s, start) else beside(s, start)
    return any(_open_end(s, b) and steps[b] < steps[start] for b in ends)


def carry_out(s: State, chosen: Candidate) -> int:
    """The legion, or the strongest of it that fit, goes; where it has arrived."""
    start, to, flight = chosen.things
    here, there = start - area(0), to - area(0)
    if flight != NOT_FLOWN:
        fly(s, flight - zone(0), here)
    transfer(s, here, there)
    return there


def transfer(s: State, here: int, there: int) -> None:
    group = who_fits(s, here, room(s, there))
    take(s, here, group, HARKONNEN_SIDE)
    put(s, there, group, HARKONNEN_SIDE)
    s.arrived = (*s.arrived, there)
    s.that = there
    if s.log is not None:
        s.log.append((k.E_MAHDI_MOVED, HARKONNEN_SIDE, here, there))
    left_behind(s, here)


def who_fits(s: State, here: int, most: int) -> Group:
    """All leaders and the strongest units that fit: Sardaukar, Elite, tokens, Regulars (ARR-30.17, ARR-30.74)."""
    group = whole(s, here)
    if unit_count(s, here) <= most:
        return group
    taken = [0] * k.FIGURES
    for kind in (k.SPECIAL, k.ELITE):
        taken[kind] = min(group[kind], most)
        most -= taken[kind]
    tokens = group[k.TOKENS : k.TOKENS + most]
    taken[k.REGULAR] = min(group[k.REGULAR], most - len(tokens))
    taken[k.GENERIC] = group[k.GENERIC]
    return (*taken, group[k.NAMED], *tokens)


def move_legions(s: State, n: int, fits: Fits) -> int:
    """Up to n different legions, the next chosen after the one before has moved; then everything that follows from
    arriving, once (ARR-30.15, ARR-30.51d, f). How many moved."""
    moved: tuple[int, ...] = ()
    count = 0
    for _ in range(n):
        chosen = best_move(s, fits, moved)
        if chosen is None:
            break
        moved = (*moved, carry_out(s, chosen))
        count += 1
    if count:
        after_arrival(s, moved=True)
    return count


# ---------------------------------------------------------------- settlements left empty (ARR-30.19)


def left_behind(s: State, here: int) -> None:
    """The last unit has left an undestroyed settlement: a black and a silver token guard it, facedown."""
    if not s.solo or s.owner[here] >= 0 or SETTLEMENT_AT[here] < 0 or settlement_in(s, here) < 0:
        return
    for colour, pool in enumerate((s.black, s.silver)):
        if not pool:
            recall_token(s, "black" if colour == 0 else "silver")
        if pool:
            s.tokens[here] = (*s.tokens[here], pool.pop())
            s.owner[here] = HARKONNEN_SIDE


def recall_token(s: State, colour: str) -> None:
    """None of the colour is left: the one on the board closest to the target is revealed and goes to its pool."""
    steps = distances(s, target(s))
    held = [a for a in legions(s, HARKONNEN_SIDE) if any(TOKENS[t].set == colour for t in s.tokens[a])]
    best = choose(s, "token_back", [Candidate((area(a),), (steps[a],)) for a in held])
    if best is not None:
        a = best.things[0] - area(0)
        reveal_token(s, a, next(t for t in s.tokens[a] if TOKENS[t].set == colour))
        s.stack.append((k.EXCESS, s.house[HARKONNEN_SIDE], a, 0))  # ARR-18.5
