"""How a battle will probably go, from mean results of the dice (ARR-15)."""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb, exp
from typing import NamedTuple

SWORD, SHIELD, SPECIAL = 1 / 2, 1 / 3, 1 / 6  # of a combat die
MOST_DICE = 6
ROUNDS = 6
STEEPNESS = 4.0  # how surely the side with more left after a mean battle wins a real one


class Force(NamedTuple):
    """Those who fight: units by kind, leaders and the hits they make of specials. Facedown tokens count by mean."""

    regular: float = 0
    elite: float = 0
    special: float = 0
    leaders: float = 0
    hits: float = 0

    @property
    def units(self) -> float:
        return self.regular + self.elite + self.special

    @property
    def body(self) -> float:
        """Hits it takes to destroy the units."""
        return self.regular + 2 * (self.elite + self.special)

    def plus(self, other: Force) -> Force:
        return Force(*(a + b for a, b in zip(self, other, strict=True)))

    def limited(self, most: float) -> Force:
        """At most that many units; Regulars are left out first."""
        over = max(0.0, self.units - most)
        regular = max(0.0, self.regular - over)
        over -= self.regular - regular
        elite = max(0.0, self.elite - over)
        return Force(regular, elite, self.special, self.leaders, self.hits)

    def after(self, hits: float) -> Force:
        """Having taken that many hits: elites come down to Regulars first."""
        elite = max(0.0, self.elite - hits)
        left = hits - (self.elite - elite)
        special = max(0.0, self.special - left)
        left -= self.special - special
        regular = self.regular + (self.elite - elite) + (self.special - special)
        return Force(max(0.0, regular - left), elite, special, self.leaders, self.hits)


class Forecast(NamedTuple):
    win: float  # chance that the attacker wins
    lost: float  # hits the attacker takes
    killed: float  # hits the defender takes


@lru_cache(maxsize=50_000)
def forecast(attack: Force, defence: Force, rank: float = 0, surprise: bool = False) -> Forecast:
    """Round by round with mean results. `rank`: of the settlement or sietch the defender stands in."""
    if defence.units <= 0:
        return Forecast(1.0, 0.0, 0.0)
    ours, theirs = attack.body, defence.body
    for number in range(ROUNDS):
        a_dice = min(MOST_DICE, attack.units, ours)
        d_dice = min(MOST_DICE, min(defence.units, theirs) + rank)
        a_bonus = _leaders(attack, a_dice * SPECIAL + (surprise and number == 0))
        d_bonus = _leaders(defence, d_dice * SPECIAL)
        theirs -= net_hits(round(a_dice), round(a_bonus, 1), round(d_dice), round(attack.special))
        ours -= net_hits(round(d_dice), round(d_bonus, 1), round(a_dice), round(defence.special))
        if theirs <= 0 or ours <= 0:
            break
        if rank:
            ours -= 1  # going on against a settlement (ARR-15.17)
            if ours <= 0:
                break
    ours, theirs = max(0.0, ours), max(0.0, theirs)
    margin = ours / max(1.0, attack.body) - theirs / defence.body
    return Forecast(1 / (1 + exp(-margin * STEEPNESS)), attack.body - ours, defence.body - theirs)


@cache
def net_hits(dice: int, bonus: float, shield_dice: int, cancelled: int) -> float:
    """Mean hits that come through the shields of that many dice."""
    return sum(
        p * q * max(0.0, swords + bonus - max(0, shields - cancelled))
        for swords, p in enumerate(_binomial(dice, SWORD))
        for shields, q in enumerate(_binomial(shield_dice, SHIELD))
    )


@cache
def _binomial(n: int, p: float) -> tuple[float, ...]:
    return tuple(comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1))


def _leaders(force: Force, specials: float) -> float:
    if force.leaders <= 0:
        return 0.0
    return min(force.leaders, specials) * force.hits / force.leaders
