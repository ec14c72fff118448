"""Moving legions: where from, where to, who goes along (ARR-14)."""

from __future__ import annotations

from ...kernel.decision import one
from .. import things
from ..tables import (
    ATREIDES_SIDE,
    FLYING,
    HARKONNEN_SIDE,
    IS_DESERT,
    MUAD_DIB,
    PAUL,
    WITHIN_THREE,
    WITHIN_TWO,
    ZONES_OVER,
)
from . import codes as k
from .actions import AREA, SKIP, ZONE
from .air import REACH, spend_figure
from .arriving import after_arrival
from .decisions import DECISIONS, LEFT, WHICH
from .forces import has, has_leader, is_free, legions, neighbours, own_settlements, put, unit_count
from .picking import ANY_LEADER, MOVING, needs_leader, start_picking
from .seats import commander
from .state import NOBODY, Frame, State
from .which import area_of, leader_of

# ---------------------------------------------------------------- reach


def sandriding(s: State, area: int) -> list[int]:
    """Areas a legion can ride over: connected chains of wormsigns and worms without an enemy legion (ARR-14.10)."""
    chain: list[int] = []
    queue = [area]
    for here in queue:
        for there in neighbours(s, here):
            link = (s.sign[there] or s.worm[there]) and s.owner[there] != HARKONNEN_SIDE
            if link and there != area and there not in chain:
                chain.append(there)
                queue.append(there)
    return chain


def on_foot(s: State, area: int, side: int) -> list[int]:
    return [a for a in neighbours(s, area) if is_free(s, a, side)]


def reachable(s: State, area: int, side: int, which: int = k.ANY_LEGION) -> list[int]:
    """Where a legion can move without a transport."""
    found = on_foot(s, area, side)
    if side == ATREIDES_SIDE and can_ride(s, area, which):
        chain = sandriding(s, area)
        for link in chain:
            for end in (link, *neighbours(s, link)):
                if end != area and end not in found and is_free(s, end, side):
                    found.append(end)
    return found


def can_ride(s: State, area: int, which: int) -> bool:
    """Houses Major Troops cannot ride: somebody else must, with a leader if one has to go along (GLD-8.4)."""
    troops = has(s, area, k.TROOP)
    if not troops:
        return True
    if unit_count(s, area) == troops:
        return False
    return needs_leader(which) != ANY_LEADER or has(s, area, k.GENERIC) > 0 or s.named[area] != 0


def transports(s: State, area: int, side: int) -> list[int]:
    """Air zones with a figure of that side connected to the sector the legion starts in (ARR-14.12)."""
    if area in s.flown and not s.switches & k.MANY_TRANSPORTS:  # at most once per legion and turn (ARR-14.14)
        return []
    reach = REACH[side]
    return [z for z in ZONES_OVER[area] if reach[s.zone[z]]]


def flights(s: State, area: int, side: int, near: list[int]) -> list[int]:
    """Where a figure in the air can bring a legion, beyond its own reach (ARR-14.13, ARR-14.19)."""
    if not transports(s, area, side):
        return []
    known = frozenset(near)
    return [a for a in flown_over(s, area, side) if a not in known and is_free(s, a, side)]


def flown_over(s: State, area: int, side: int) -> tuple[int, ...]:
    """Areas some figure can carry the legion to."""
    if not s.guild:  # only Frigates go further than two
        return within_two(s, area)
    far = {REACH[side][s.zone[z]] for z in transports(s, area, side)}
    if 3 not in far:
        return within_two(s, area)
    if s.switches & k.EXACT_FRIGATES and 2 not in far:
        near = within_two(s, area)
        return tuple(a for a in within_three(s, area) if a not in near)
    return within_three(s, area)


def carriers_to(s: State, area: int, to: int, side: int) -> list[int]:
    """The zones whose figure can carry a legion from the one area to the other."""
    near = to in within_two(s, area)
    if not near and to not in within_three(s, area):
        return []
    exact = bool(s.switches & k.EXACT_FRIGATES)
    return [z for z in transports(s, area, side) if (not exact or not near if REACH[side][s.zone[z]] == 3 else near)]


def within_three(s: State, area: int) -> tuple[int, ...]:
    """As far as a Frigate goes (GLD-9.7)."""
    if not s.opened:
        return WITHIN_THREE[area]
    near = within_two(s, area)
    return tuple(sorted({b for a in near for b in (a, *FLYING[a], *neighbours(s, a))} - {area}))


def within_two(s: State, area: int) -> tuple[int, ...]:
    """Areas at most two steps away over borders of any kind, those the Atomics opened included (ARR-25.5)."""
    if not s.opened:
        return WITHIN_TWO[area]
    near = {*FLYING[area], *neighbours(s, area)}
    far = {b for a in near for b in (*FLYING[a], *neighbours(s, a))}
    return tuple(sorted((near | far) - {area}))


# ---------------------------------------------------------------- which legions


def may_act(s: State, area: int, side: int, which: int) -> bool:
    """Whether the legion there is one the action may take."""
    if side == ATREIDES_SIDE and s.hunted and s.named[area] & (1 << PAUL | 1 << MUAD_DIB):
        return False  # Seek Out the 'Mahdi'
    if which in (k.ANY_LEGION, k.WITH_SIETCH):
        return True
    if which == k.WITH_SPECIAL:
        return has(s, area, k.SPECIAL) > 0
    if which == k.WITH_LEADER:
        return has_leader(s, area)
    if which == k.IN_DESERT:
        return IS_DESERT[area]
    if which == k.IN_DESERT_WITH_LEADER:
        return IS_DESERT[area] and has_leader(s, area)
    if which == k.THAT_LEGION:
        return area == s.that
    if which == k.FROM_SETTLEMENT:
        return area in own_settlements(s)
    if which == k.WITH_SMUGGLERS:
        return has(s, area, k.SMUGGLER) > 0
    leader = leader_of(which)
    return s.named[area] >> leader & 1 == 1 if leader >= 0 else area == area_of(which)


def destinations(s: State, area: int, side: int, which: int) -> list[int]:
    if which == k.FROM_SETTLEMENT:  # Troop Carriers: any area with another own legion
        return [a for a in legions(s, side) if a != area]
    found = reachable(s, area, side, which)
    if side == HARKONNEN_SIDE or s.guild or s.smugglers == k.ALLIED:
        found = found + flights(s, area, side, found)
    return found


def can_move(s: State, area: int, side: int, which: int) -> bool:
    """Whether there is a destination. The next area on foot will do, and spares looking for all of them."""
    if which != k.FROM_SETTLEMENT:
        for a in neighbours(s, area):
            if is_free(s, a, side):
                return True
    return bool(destinations(s, area, side, which))


# ---------------------------------------------------------------- choosing a move


def options_move_from(s: State, frame: Frame) -> list[int]:
    """Legions that have not moved in this action; two moves start in two different areas (ARR-14.18)."""
    side = s.side
    which = frame[3]
    legal = [
        AREA + a
        for a in legions(s, side)
        if a not in s.moved_from and may_act(s, a, side, which) and can_move(s, a, side, which)
    ]
    legal.append(SKIP)
    return legal


def apply_move_from(s: State, frame: Frame, action: int) -> None:
    kind, seat, left, which = frame
    if action == SKIP:
        s.stack.append((k.ARRIVE, seat, k.ARRIVED, 0))
        return
    area = action - AREA
    s.moved_from = (*s.moved_from, area)
    if kind == k.MOVE_TWICE:
        s.stack.append((k.ARRIVE, seat, k.BETWEEN, which))
    elif left > 1:
        s.stack.append((kind, seat, left - 1, which))
    else:
        s.stack.append((k.ARRIVE, seat, k.ARRIVED, 0))
    s.stack.append((k.MOVE_TO, seat, area, which))


DECISIONS.add(
    k.MOVE_FROM,
    options_move_from,
    apply_move_from,
    a=LEFT,
    b=WHICH,
    told=False,
    ask=("Which legion moves?", "Welche Legion bewegt sich?"),
    words={
        AREA: ("Move the legion in { $area }", "Die Legion bewegen: { $area }"),
        SKIP: ("Move no more legions", "Keine Legion mehr bewegen"),
    },
)
DECISIONS.add(
    k.MOVE_TWICE,
    options_move_from,
    apply_move_from,
    b=WHICH,
    told=False,
    ask=("Which legion moves twice?", "Welche Legion bewegt sich zweimal?"),
    words={
        AREA: ("Move the legion in { $area }", "Die Legion bewegen: { $area }"),
        SKIP: ("Move no more legions", "Keine Legion mehr bewegen"),
    },
)


def options_move_to(s: State, frame: Frame) -> list[int]:
    return [AREA + a for a in destinations(s, frame[2], s.side, frame[3])]


def apply_move_to(s: State, frame: Frame, action: int) -> None:
    _, seat, area, which = frame
    to = action - AREA
    if area in s.flown:
        s.flying = (*s.flying, to)
    s.groups.append((area, to, NOBODY))
    walks = which == k.FROM_SETTLEMENT or to in on_foot(s, area, s.side)
    rides = not walks and s.side == ATREIDES_SIDE and to in reachable(s, area, s.side, which)
    start_picking(s, seat, area, which, MOVING, rides)
    if not walks and carriers_to(s, area, to, s.side):
        s.stack.append((k.MOVE_ZONE, seat, area, to))


DECISIONS.add(
    k.MOVE_TO,
    options_move_to,
    apply_move_to,
    a=one(things.AREA),
    b=WHICH,
    ask=("Where does the legion of { $area } move?", "{ $area }: Wohin zieht die Legion?"),
)


def options_move_zone(s: State, frame: Frame) -> list[int]:
    """Which figure carries the legion; one that can ride there may do that (SMG-13.12: never both)."""
    zones = [ZONE + z for z in carriers_to(s, frame[2], frame[3], s.side)]
    return [*zones, SKIP] if s.pick_rides else zones


def apply_move_zone(s: State, frame: Frame, action: int) -> None:
    """Each use returns the figure to its supply (ARR-19.2)."""
    if action == SKIP:
        return
    s.pick_rides = False
    s.flying = (*s.flying, frame[3])
    spend_figure(s, frame[1], action - ZONE)


DECISIONS.add(
    k.MOVE_ZONE,
    options_move_zone,
    apply_move_zone,
    a=one(things.AREA),
    b=one(things.AREA),
    ask=("What carries the legion of { $area }?", "{ $area }: Wer trägt die Legion?"),
    words={SKIP: ("Sandride instead", "Stattdessen sandreiten")},
)


# ---------------------------------------------------------------- arriving


def settle_arrive(s: State, frame: Frame) -> bool:
    """All moves of one action are simultaneous: now everybody arrives (ARR-14.9)."""
    _, seat, how, which = frame
    s.stack.pop()
    side = s.side
    for _, to, group in s.groups:
        put(s, to, group, side)
        s.arrived = (*s.arrived, to)
        s.that = to
    s.groups = []
    s.flown = (*s.flown, *s.flying)
    s.flying = ()
    if how != k.PLACED:  # a placement that goes on remembers where it has been
        s.moved_from = ()
    if how == k.BETWEEN:  # the second of two moves named together follows before anything else (ARR-8.18)
        s.stack.append((k.MOVE_FROM, seat, 1, which))
    else:
        after_arrival(s, moved=how == k.ARRIVED)
    return True


DECISIONS.add(k.ARRIVE, settle=settle_arrive)


def start_moves(s: State, n: int, which: int) -> None:
    _start(s, k.MOVE_FROM, n, which)


def start_move_twice(s: State, which: int) -> None:
    """The same legion two times in a row."""
    _start(s, k.MOVE_TWICE, 0, which)


def _start(s: State, kind: int, n: int, which: int) -> None:
    s.moved_from = ()
    s.groups = []
    s.stack.append((kind, commander(s, s.side), n, which))
