"""Units of a Rival entering the Conflict (IMP-R6, IMP-R7, IMP-R18), and Expert Troop Deployment (IMP-S8.6)."""

from __future__ import annotations

from ..content.rivals import FROM_GARRISON, LEAD
from ..tables import CONFLICT_LEVEL, EXPERT
from . import codes as k
from .hagal import the_hagal
from .rival_purse import LAST_LEVEL
from .state import State
from .troops import dreads_enter, enter_conflict, strength

DEPLOYS, HOLDS_BACK = 1, 2


def holds_back(s: State, rival: int) -> bool:
    """Whether its troops stay at home in this turn; compared once, just before the first unit would enter."""
    h = the_hagal(s)
    if h.lead == 0:
        h.lead = DEPLOYS
        if s.humans == 1 and EXPERT[h.difficulty] and CONFLICT_LEVEL[s.conflict] < LAST_LEVEL:
            best = max(strength(q) for q in s.players if q is not s.players[rival])
            lead = strength(s.players[rival]) - best
            if lead >= LEAD:
                h.lead = HOLDS_BACK
                if s.log is not None and s.players[rival].garrison:
                    s.log.append((k.E_RIVAL_HELD_BACK, rival, lead))
    return h.lead == HOLDS_BACK


def deploy(s: State, rival: int) -> None:
    """On a Combat space: this turn's recruits and two more units of the garrison, dreadnoughts first (IMP-R18)."""
    p = s.players[rival]
    others = FROM_GARRISON
    hold = holds_back(s, rival)
    ships = min(p.dread_garrison, others + s.commissioned)
    if ships:
        others -= max(0, ships - s.commissioned)
        dreads_enter(s, rival, ships)
    if not hold:
        fresh = min(s.recruited, p.garrison)
        troops = fresh + min(others, p.garrison - fresh)
        if troops:
            enter_conflict(s, rival, troops)
