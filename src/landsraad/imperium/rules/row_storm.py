"""The dice-based storm over the Imperium Row, a variant of the solo game (IMP-V1)."""

from __future__ import annotations

from . import codes as k
from .cards import pick_random, put_away, refill_row
from .state import State

DIE = 6


def storm_over_the_row(s: State) -> None:
    """Two dice; the card at each position from the left is trashed, 6 does nothing, a double takes one card."""
    dice = (pick_random(s, DIE), pick_random(s, DIE))
    if s.log is not None:
        s.log.append((k.E_STORM, -1, dice[0] + 1, dice[1] + 1))
    slots = sorted({slot for slot in dice if slot < len(s.row)})
    for slot in slots:
        put_away(s, s.row[slot])
        if s.log is not None:
            s.log.append((k.E_ROW_TRASHED, -1, s.row[slot]))
    left = len(s.imperium_deck)
    for slot in [*slots[:left], *reversed(slots[left:])]:  # what cannot be filled closes up from the right
        refill_row(s, slot)
