"""How the automaton fights, and its answers to what a Harkonnen player would be asked (ARR-30.27 ff., 30.52, 30.54)."""

from __future__ import annotations

from ...tables import DEEP, HARKONNEN_SIDE, LEADER_SIDE, LEADERS, TERRAIN, ZONES_OVER
from .. import codes as k
from ..actions import CEASE, DONE, ELITE, END, GENERIC, GO_ON, LEADER, NUMBER, REGULAR, SKIP, SPECIAL, STAY, TOKEN, ZONE
from ..forces import whole
from ..state import Frame, Group, State
from .sight import FINE, FINE_NAMED, bits, distances, fine_power, target


def answer(s: State, frame: Frame, legal: list[int]) -> int:
    """The automaton's answer to a question that would be the Harkonnen player's."""
    kind = frame[0]
    if kind == k.B_SPECIAL:
        return use_special(legal)
    if kind == k.B_HIT:
        return take_hit(s.b_group if s.b_side == HARKONNEN_SIDE else whole(s, s.b_to))
    if kind == k.HIT:
        return take_hit(whole(s, frame[2]))
    if kind == k.EXCESS:
        return remove_excess(legal)
    if kind == k.B_CEASE:
        return cease(s)
    if kind == k.B_STAY:
        return STAY  # it never retreats in battle (ARR-30.28)
    if kind == k.B_ADVANCE:
        return advance(s, legal)
    if kind == k.CARRYALL:
        return save_harvester(s, frame[2], legal)
    for declined in (SKIP, END, DONE):  # nothing else is done of free will: no Scouting, no recall (ARR-30.9, 30.39)
        if declined in legal:
            return declined
    return legal[0]


def use_special(legal: list[int]) -> int:
    """Most hits, then most shields (ARR-30.52)."""
    able = [(LEADERS[x - LEADER].hits, LEADERS[x - LEADER].shields, -x) for x in legal if x >= LEADER]
    if GENERIC in legal:
        able.append((1, 0, -GENERIC))
    return -max(able)[2] if able else SKIP


def take_hit(force: Group) -> int:
    """Leaders down to one, Bashars first; Elite, then Sardaukar come down to Regulars; Regulars, the last of them only
    after the leader (ARR-30.29)."""
    named = [i for i in range(len(LEADER_SIDE)) if force[k.NAMED] >> i & 1]
    leaders = force[k.GENERIC] + len(named)
    weakest = min(named, key=lambda i: (LEADERS[i].hits + LEADERS[i].shields, i)) if named else -1
    last = GENERIC if force[k.GENERIC] else LEADER + weakest
    if leaders > 1:
        return last
    if force[k.ELITE]:
        return ELITE
    if force[k.SPECIAL]:
        return SPECIAL
    return last if leaders and force[k.REGULAR] == 1 else REGULAR


def remove_excess(legal: list[int]) -> int:
    """Regular, token, Elite, Sardaukar (ARR-30.52)."""
    tokens = [x for x in legal if x >= TOKEN]
    for first in (REGULAR, *tokens, ELITE, SPECIAL):
        if first in legal:
            return first
    return legal[0]


def cease(s: State) -> int:
    """Only with half the enemy's fine power or less (ARR-30.28)."""
    g = s.b_group
    mine = sum(g[i] * FINE[i] for i in range(k.FIGURES)) + FINE_NAMED * bits(g[k.NAMED])
    return CEASE if 2 * mine <= fine_power(s, s.b_to) else GO_ON


def advance(s: State, legal: list[int]) -> int:
    """The whole legion if that destroys a sietch; otherwise only towards the target (ARR-30.30)."""
    if s.sietch[s.b_to] or s.b_to == s.base_at:
        return max(legal)
    steps = distances(s, target(s))
    return max(legal) if steps[s.b_to] < steps[s.b_from] else NUMBER


def save_harvester(s: State, area: int, legal: list[int]) -> int:
    """Deep Desert first: a Carryall is kept while a face-up token threatens one there (ARR-30.31, ARR-30.54)."""
    able = [x for x in legal if x >= ZONE]
    if TERRAIN[area] != DEEP:
        able = [x for x in able if not _wanted(s, x - ZONE, s.harvester[area])]
    return able[0] if able else SKIP


def _wanted(s: State, zone: int, kind: int) -> bool:
    if s.phase != k.HAZARDS:
        return False
    return any(
        TERRAIN[a] == DEEP and s.harvester[a] == kind and s.sign[a] > 1 and zone in ZONES_OVER[a] for a in s.signs_now
    )
