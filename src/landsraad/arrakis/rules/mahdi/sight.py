"""What the automaton measures: combat power, paths, sietches, the target (ARR-30.12, ARR-30.45, ARR-30.46)."""

from __future__ import annotations

from typing import Final

from ...tables import AREA_COUNT, ATREIDES_SIDE, BASE_RANK, FLYING, HARKONNEN_SIDE, LEADER_SIDE, SECTORS, ZONES_OVER
from .. import codes as k
from ..forces import legions, limit, neighbours, unit_count
from ..state import State

FAR: Final = 99
FINE: Final = (2, 3, 4, 2, 2, 1)  # Regular, Elite, special elite, Smuggler Unit, Troop, generic leader (ARR-30.12)
FINE_NAMED: Final = 2
FINE_TOKEN: Final = 2


def bits(mask: int) -> int:
    return mask.bit_count()


def power(s: State, area: int) -> int:
    """Combat power: 1 for each unit, 2 for each facedown token, 1 for each leader (ARR-30.12)."""
    tokens = len(s.tokens[area])
    return unit_count(s, area) + tokens + s.force[area * k.FIGURES + k.GENERIC] + bits(s.named[area])


def fine_power(s: State, area: int) -> int:
    first = area * k.FIGURES
    figures = sum(s.force[first + i] * FINE[i] for i in range(k.FIGURES))
    return figures + FINE_NAMED * bits(s.named[area]) + FINE_TOKEN * len(s.tokens[area])


def defence(s: State, area: int) -> int:
    """The power of who defends a sietch; nobody has none."""
    return power(s, area) if s.owner[area] == ATREIDES_SIDE else 0


def beside(s: State, area: int) -> tuple[int, ...]:
    """The automaton's neighbours: borders nobody else can pass do not stop it (ARR-30.18, ARR-30.45)."""
    if not s.opened:
        return FLYING[area]
    return tuple(dict.fromkeys((*FLYING[area], *neighbours(s, area))))


def within_two(s: State, area: int) -> list[int]:
    """Areas a transport reaches, whatever lies between (ARR-30.45)."""
    near = beside(s, area)
    return [a for a in dict.fromkeys((*near, *(b for a in near for b in beside(s, a)))) if a != area]


def distances(s: State, *goals: int) -> list[int]:
    """Steps from every area to the nearest of the goals over areas free for the Harkonnen, the goals excepted
    (ARR-30.45). Asked so often that what is free (ARR-2.9) is written out."""
    steps = [FAR] * AREA_COUNT
    queue = [goal for goal in goals if goal >= 0]
    for goal in queue:
        steps[goal] = 0
    near = [beside(s, a) for a in range(AREA_COUNT)] if s.opened else FLYING
    owner, worm, sietch, base_at = s.owner, s.worm, s.sietch, s.base_at
    for here in queue:
        further = steps[here] + 1
        for there in near[here]:
            if steps[there] == FAR:
                steps[there] = further
                if owner[there] != ATREIDES_SIDE and not worm[there] and not sietch[there] and there != base_at:
                    queue.append(there)
    return steps


# ---------------------------------------------------------------- sietches


def sietches(s: State) -> list[int]:
    return [a for a in s.sietch_at if a >= 0]


def rank(s: State, area: int) -> int:
    """The true rank, even facedown (ARR-30.13); the Smugglers Base counts 3 (ARR-30.60)."""
    if s.sietch[area]:
        return s.sietch_rank[s.sietch[area] - 1]
    return BASE_RANK


def prey(s: State) -> list[int]:
    """What is attacked as a sietch and draws reinforcements: beside sietches the Smugglers Base, as one of rank 3
    (ARR-30.60). Nobody moves or flies for its sake."""
    found = sorted(sietches(s))
    return [*found, s.base_at] if s.base_at >= 0 else found


def nearest_sietch(s: State, area: int, paths: dict[int, list[int]]) -> int:
    """By path, then the higher rank, of equal rank the Smugglers Base last, then the order of the board (ARR-30.46,
    ARR-30.60)."""
    return min(paths, key=lambda a: (paths[a][area], -rank(s, a), a == s.base_at, a), default=-1)


def target(s: State) -> int:
    """The target sietch; with none the sietch nearest to any Harkonnen legion (ARR-30.46)."""
    if s.target >= 0:
        return s.target
    own = legions(s, HARKONNEN_SIDE)
    found = sorted(sietches(s))
    if not found:
        return s.base_at
    if not own:
        return found[0]
    paths = {a: distances(s, a) for a in found}
    return min(found, key=lambda a: (min(paths[a][x] for x in own), -rank(s, a), a))


# ---------------------------------------------------------------- legions


def acts(s: State, area: int) -> bool:
    """A legion of facedown tokens only neither moves nor attacks (ARR-30.20)."""
    return unit_count(s, area) > len(s.tokens[area])


def room(s: State, area: int) -> int:
    return limit(s, HARKONNEN_SIDE) - unit_count(s, area)


def named_here(s: State, area: int, side: int) -> list[int]:
    return [i for i in range(len(LEADER_SIDE)) if LEADER_SIDE[i] == side and s.named[area] >> i & 1]


def thopters(s: State, area: int) -> list[int]:
    """Air zones whose Ornithopter can carry the legion that stands there."""
    return [z for z in ZONES_OVER[area] if s.zone[z] == k.ORNITHOPTER_UP]


def in_sector(area: int, sectors: tuple[int, ...]) -> bool:
    return any(x in sectors for x in SECTORS[area])


def trial(s: State) -> State:
    """A copy to try something on: nobody is asked or told."""
    copy = s.clone()
    assert isinstance(copy, State)
    copy.log = None
    copy.step_running = False
    return copy
