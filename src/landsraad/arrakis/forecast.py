"""What the next round of a battle will probably bring, exactly, from the dice that will be rolled (ARR-15.6 to 15.13).

Nothing is assumed about cards still in hand; leaders turn specials into most hits first.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import comb

from .rules import codes as k
from .rules.forces import units
from .rules.state import Group
from .tables import LEADERS

SWORD, SHIELD, SPECIAL = 3, 2, 1  # of the six faces of a combat die
Chances = tuple[tuple[int, float], ...]  # how many, how probable


def leaders_of(force: Group) -> tuple[tuple[int, int], ...]:
    """Hits and shields a special gives with each leader, the best first; a Troop is a generic leader too (GLD-8.5)."""
    named = [(x.hits, x.shields) for i, x in enumerate(LEADERS) if force[k.NAMED] >> i & 1]
    return tuple(sorted([*named, *[(1, 0)] * (force[k.GENERIC] + force[k.TROOP])], reverse=True))


@lru_cache(maxsize=4096)
def chances(dice: int, leaders: tuple[tuple[int, int], ...], surprise: bool) -> tuple[Chances, Chances]:
    """Of hits and of shields, with what leaders make of specials."""
    hits: Counter[int] = Counter()
    shields: Counter[int] = Counter()
    for swords in range(dice + 1):
        for shield in range(dice - swords + 1):
            special = dice - swords - shield
            ways = comb(dice, swords) * comb(dice - swords, shield) * SWORD**swords * SHIELD**shield * SPECIAL**special
            used = leaders[: special + surprise]
            hits[swords + sum(x for x, _ in used)] += ways
            shields[shield + sum(y for _, y in used)] += ways
    both = [tuple(sorted((n, ways / 6**dice) for n, ways in found.items())) for found in (hits, shields)]
    return both[0], both[1]


def body(force: Group) -> int:
    """Hits it takes until nobody is left: elites two, everybody else one (ARR-15.13)."""
    leaders = force[k.GENERIC] + force[k.NAMED].bit_count()
    return units(force) + force[k.ELITE] + force[k.SPECIAL] + leaders


def mean_hits(hits: Chances, shields: Chances, cancelled: int, most: int) -> float:
    """Hits that come through: special elites of the one who strikes cancel shields (ARR-15.12)."""
    mean = sum(p * q * min(most, max(0, n - max(0, m - cancelled))) for n, p in hits for m, q in shields)
    return round(mean, 2)


def next_round(forces: tuple[Group, Group], dice: tuple[int, int], surprising: int) -> tuple[float, float]:
    """By side: the mean of the hits it takes. `surprising`: the side with one more special, or -1."""
    rolls = [chances(dice[side], leaders_of(forces[side]), side == surprising) for side in (0, 1)]
    taken = [mean_hits(rolls[1 - x][0], rolls[x][1], forces[1 - x][k.SPECIAL], body(forces[x])) for x in (0, 1)]
    return taken[0], taken[1]
