"""The smugglers: Staban on his way down, the alliance, the Base, and their end (SMG-4, SMG-7, SMG-15)."""

from __future__ import annotations

from ..tables import (
    AREA_COUNT,
    ATREIDES_SIDE,
    GURNEY,
    IS_DESERT,
    LOWER_SECTORS,
    SECTORS,
    SMUGGLER_HARVESTERS,
    SMUGGLER_ORNITHOPTERS,
    SMUGGLER_UNITS,
    STABAN,
    STABAN_START,
    TANK,
)
from . import codes as k
from .actions import AREA
from .decisions import DECISIONS
from .forces import (
    add_named,
    has,
    is_empty,
    legions,
    limit,
    out_of_game,
    refresh_owner,
    settlement_in,
    unit_count,
    with_at,
)
from .state import Frame, State


def set_up_smugglers(s: State) -> None:
    """One unit and Gurney wait on the Smugglers board, Staban stands on the prescience track (SMG-3)."""
    s.smugglers = k.NEUTRAL
    s.staban_step = STABAN_START
    s.smugglers_waiting = 1
    s.smugglers_left = SMUGGLER_UNITS - 1
    s.smuggler_harvesters = SMUGGLER_HARVESTERS
    s.smuggler_carryall = 1
    s.thopters_locked = SMUGGLER_ORNITHOPTERS


def one_more_waits(s: State) -> None:
    """At the start of a round, while neutral (SMG-5.1, SMG-5.7)."""
    if s.smugglers == k.NEUTRAL and s.smugglers_left and not (s.round == 1 and s.switches & k.NO_FIRST_UNIT):
        s.smugglers_left -= 1
        s.smugglers_waiting += 1


# ---------------------------------------------------------------- Staban comes down


def staban_down(s: State) -> None:
    """One step; the alliance follows as soon as he meets a marker (SMG-4.3, SMG-7.1)."""
    if s.smugglers != k.NEUTRAL:
        return
    s.staban_step -= 1
    if s.log is not None:
        s.log.append((k.E_STABAN, -1, s.staban_step))
    if max(s.marker) >= s.staban_step:
        s.due = True


def capture(s: State, area: int) -> None:
    """A Smuggler Harvester an Atreides legion has reached leaves the game (SMG-6.15)."""
    s.harvester = with_at(s.harvester, area, 0)
    if not s.switches & k.CAPTURES_DO_NOT_COUNT:
        s.harvesters_lost += 1
    if s.log is not None:
        s.log.append((k.E_CAPTURED, ATREIDES_SIDE, area))
    staban_down(s)


def unlock_ornithopter(s: State) -> None:
    """Each Drone Ornithopters card unlocks one (SMG-13.1)."""
    if s.thopters_locked:
        s.thopters_locked -= 1
        s.thopters_ready += 1
        if s.log is not None:
            s.log.append((k.E_UNLOCKED, ATREIDES_SIDE, s.thopters_ready))


# ---------------------------------------------------------------- the alliance (SMG-7)


def start_alliance(s: State) -> None:
    """Step 1: the vehicles leave the game; then the Atreides choose where the Base stands."""
    s.due = False
    s.smugglers = k.ALLIED
    for area in range(AREA_COUNT):
        if s.harvester[area] == k.SMUGGLER_HARVESTER:
            s.harvester = with_at(s.harvester, area, 0)
            if s.switches & k.ALLIANCE_COUNTS:
                s.harvesters_lost += 1
    for zone, held in enumerate(s.zone):
        if held == k.SMUGGLER_CARRYALL:
            s.zone[zone] = 0
    s.smuggler_harvesters = 0
    s.smuggler_carryall = 0
    if s.log is not None:
        s.log.append((k.E_ALLIANCE, ATREIDES_SIDE))
    s.stack.append((k.BASE_AT, s.house[ATREIDES_SIDE], 0, 0))


def base_areas(s: State) -> list[int]:
    """Empty Desert areas of the four lower sectors; if there is none, ones without enemies and worms (SMG-7.9)."""
    lower = [a for a in range(AREA_COUNT) if IS_DESERT[a] and SECTORS[a][0] in LOWER_SECTORS]
    empty = [a for a in lower if is_empty(s, a)]
    if empty and not s.switches & k.BASE_MAY_SHARE:
        return empty
    return [a for a in lower if _no_obstacle(s, a)]


def _no_obstacle(s: State, area: int) -> bool:
    if s.owner[area] not in (-1, ATREIDES_SIDE) or s.worm[area]:
        return False
    return not s.sietch[area] and settlement_in(s, area) < 0


def settle_base_at(s: State, frame: Frame) -> bool:
    if base_areas(s):
        return False
    s.stack.pop()  # no Base: the smugglers join a legion
    s.stack.append((k.SMUGGLERS_JOIN, frame[1], 0, 0))
    return True


def options_base_at(s: State, frame: Frame) -> list[int]:
    return [AREA + a for a in base_areas(s)]


def apply_base_at(s: State, frame: Frame, action: int) -> None:
    s.base_at = action - AREA
    _smugglers_arrive(s, s.base_at)


DECISIONS.add(
    k.BASE_AT,
    options_base_at,
    apply_base_at,
    settle_base_at,
    ask=(
        "The smugglers are your allies: where is their Base?",
        "Die Schmuggler sind verbündet: Wohin kommt ihre Basis?",
    ),
    words={AREA: ("Place the Smugglers Base in { $area }", "Die Schmuggler-Basis platzieren: { $area }")},
)


def _smugglers_arrive(s: State, area: int) -> None:
    """Step 3: Staban, Gurney and all who waited (SMG-7.4). Gurney's card is laid out, Staban's is ready (SMG-7.5)."""
    s.force[area * k.FIGURES + k.SMUGGLER] += s.smugglers_waiting
    s.smugglers_waiting = 0
    for leader in (STABAN, GURNEY):
        if s.where[leader] in (k.NOT_YET, k.AVAILABLE):
            add_named(s, leader, area)
            if s.log is not None:
                s.log.append((k.E_LEADER_IN, -1, leader))
    refresh_owner(s, area, ATREIDES_SIDE)
    s.stack.append((k.EXCESS, s.house[ATREIDES_SIDE], area, 0))


# ---------------------------------------------------------------- joining a legion


def staban_returns(s: State) -> bool:
    """Out of the tank straight into a legion, as soon as there is one (SMG-11.4)."""
    if s.where[STABAN] != k.IN_TANK or s.tank[STABAN] < TANK or not legions(s, ATREIDES_SIDE):
        return False
    s.stack.append((k.STABAN_JOINS, s.house[ATREIDES_SIDE], 0, 0))
    return True


def options_join_legion(s: State, frame: Frame) -> list[int]:
    return [AREA + a for a in legions(s, ATREIDES_SIDE)]


def apply_staban_joins(s: State, frame: Frame, action: int) -> None:
    add_named(s, STABAN, action - AREA)


DECISIONS.add(
    k.STABAN_JOINS,
    options_join_legion,
    apply_staban_joins,
    ask=(
        "Staban Tuek is back: which legion does he join?",
        "Staban Tuek ist zurück: Welcher Legion schließt er sich an?",
    ),
    words={AREA: ("Staban Tuek joins the legion in { $area }", "Staban Tuek schließt sich der Legion an: { $area }")},
)


def settle_smugglers_join(s: State, frame: Frame) -> bool:
    """Smugglers who find neither room for a Base nor a legion go to their supply."""
    if legions(s, ATREIDES_SIDE):
        return False
    s.stack.pop()
    s.smugglers_left += s.smugglers_waiting
    s.smugglers_waiting = 0
    for leader in (STABAN, GURNEY):
        if s.where[leader] == k.NOT_YET:
            s.where[leader] = k.AVAILABLE
    return True


def apply_smugglers_join(s: State, frame: Frame, action: int) -> None:
    _smugglers_arrive(s, action - AREA)


DECISIONS.add(
    k.SMUGGLERS_JOIN,
    options_join_legion,
    apply_smugglers_join,
    settle_smugglers_join,
    ask=(
        "The smugglers have no Base: which legion do they join?",
        "Die Schmuggler haben keine Basis: Welcher Legion schließen sie sich an?",
    ),
    words={
        AREA: ("The smugglers join the legion in { $area }", "Die Schmuggler schließen sich der Legion an: { $area }"),
    },
)


# ---------------------------------------------------------------- units and the end


def place_smugglers(s: State, area: int, n: int) -> None:
    """From the Smuggler supply, as many as there are (SMG-9.8)."""
    n = min(n, s.smugglers_left)
    if n and area >= 0:
        s.smugglers_left -= n
        s.force[area * k.FIGURES + k.SMUGGLER] += n
        s.owner[area] = ATREIDES_SIDE
        if s.log is not None:
            s.log.append((k.E_RECRUITED, ATREIDES_SIDE, area, n))
        s.stack.append((k.EXCESS, s.house[ATREIDES_SIDE], area, 0))


def joins_staban(s: State) -> None:
    """His special action: one unit into his legion, if there is room (SMG-11.6, reconstructed)."""
    if room_with_staban(s):
        place_smugglers(s, s.where[STABAN], 1)


def room_with_staban(s: State) -> bool:
    area = s.where[STABAN]
    return area >= 0 and s.smugglers_left > 0 and unit_count(s, area) < limit(s, ATREIDES_SIDE)


def eliminate_smugglers(s: State) -> None:
    """The Base is destroyed: every Smuggler figure leaves the game, wherever it is (SMG-15)."""
    s.smugglers = k.ELIMINATED
    s.base_at = -1
    s.smuggler_die = -1
    if s.log is not None:
        s.log.append((k.E_ELIMINATED, 0))
    out_of_game(s, STABAN)
    for area in range(AREA_COUNT):
        if has(s, area, k.SMUGGLER):
            s.force[area * k.FIGURES + k.SMUGGLER] = 0
            refresh_owner(s, area, ATREIDES_SIDE)
    for zone, held in enumerate(s.zone):
        if held == k.SMUGGLER_ORNITHOPTER:
            s.zone[zone] = 0
    s.smugglers_left = s.smugglers_waiting = 0
    s.thopters_locked = s.thopters_ready = 0
