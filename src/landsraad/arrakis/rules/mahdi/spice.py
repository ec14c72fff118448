"""What the automaton pays (ARR-30.32)."""

from __future__ import annotations

from ..state import State
from ..tracks import gain_supremacy

KEEP = 2
RAISE = 3
TOP = 5
ENOUGH = 7


def plan_spice(s: State) -> bool:
    """Keep markers from the lowest up, then raise them from the lowest up; a rest of one is kept. With all three on
    top and 7 or more the rest is a point of supremacy. True: one spice goes to the reserve."""
    total = s.spice + s.reserve_spice
    s.reserve_spice = 0
    s.spice = total
    on_top = all(step == TOP for step in s.imperium)
    order = sorted(range(3), key=lambda i: (s.imperium[i], i))
    left = total
    for i in order:
        if left >= KEEP:
            s.plan[i] = KEEP
            left -= KEEP
    for i in order:
        if left and s.plan[i] == KEEP and s.imperium[i] < TOP:
            s.plan[i] = RAISE
            left -= 1
    if on_top and total >= ENOUGH:
        gain_supremacy(s, 1)
        return False
    return left > 0
