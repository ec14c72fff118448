"""Dreadnoughts after a Conflict, and decisions about units that may be troops or dreadnoughts (IMP-X3)."""

from __future__ import annotations

from ...kernel.decision import number
from ...kernel.position import Frame, with_at
from ..tables import CONTROL_SOLARI, CONTROL_SPICE, DETONATION_DEVICES, LOCATIONS, SPACE_LOCATION
from . import codes as k
from .actions import A_DREADNOUGHT, A_TROOP, CHOOSE_SPACE, DETONATE, FROM_CONFLICT, FROM_GARRISON, SKIP
from .decisions import DECISIONS
from .effects import deploy_troops
from .influence import add_vp
from .resources import gain
from .state import State
from .troops import dreads_enter, dreads_retreat, retreat


def controller(s: State, location: int) -> int:
    """Who has the bonuses of a location: a dreadnought there suspends the marker under it (IMP-X3.8)."""
    if s.ix and s.dreads[location] >= 0:
        return s.dreads[location]
    return s.control[location]


def control_bonus(s: State, space: int) -> None:
    """An Agent was sent there: the controller takes the bonus of the location (IMP-7.3)."""
    location = SPACE_LOCATION[space]
    if location >= 0:
        owner = controller(s, location)
        if owner >= 0:
            gain(s, owner, CONTROL_SOLARI[location], CONTROL_SPICE[location], 0)


# ---------------------------------------------------------------- after a won Conflict


def options_station(s: State, frame: Frame) -> list[int]:
    """A location without a dreadnought; or Detonation Devices instead (IMP-X3.7, IMP-X3.11)."""
    legal = [CHOOSE_SPACE + space for i, space in enumerate(LOCATIONS) if s.dreads[i] < 0]
    if DETONATION_DEVICES in s.players[frame[1]].tech:
        legal.append(DETONATE)
    return legal


def apply_station(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    if action == DETONATE:
        detonate(s, seat)
    else:
        station(s, seat, LOCATIONS.index(action - CHOOSE_SPACE))


def detonate(s: State, seat: int) -> None:
    """A dreadnought of the Conflict back to the supply for a Victory Point (IMP-X3.11)."""
    p = s.players[seat]
    p.dread_conflict -= 1
    p.dread_supply += 1
    if s.log is not None:
        s.log.append((k.E_DETONATED, seat))
    add_vp(s, seat, 1)


def station(s: State, seat: int, location: int) -> None:
    s.players[seat].dread_conflict -= 1
    s.stationed = location
    s.dreads = with_at(s.dreads, location, seat)
    if s.log is not None:
        s.log.append((k.E_STATIONED, seat, location))


DECISIONS.add(
    k.STATION,
    options_station,
    apply_station,
    ask=("You won: where does your dreadnought go?", "Du hast gewonnen: Wohin kommt dein Schlachtschiff?"),
    words={CHOOSE_SPACE: ("Place your dreadnought on { $space }", "Schlachtschiff aufstellen: { $space }")},
)


def dreads_home(s: State) -> None:
    """Those of the Conflict to their garrisons, then those placed one round earlier (IMP-X3.6, IMP-X3.9, IMP-X3.10)."""
    for p in s.players:
        p.dread_garrison += p.dread_conflict
        p.dread_conflict = 0
    left = list(s.dreads)
    for location, owner in enumerate(s.dreads):
        if owner >= 0 and location != s.stationed:
            s.players[owner].dread_garrison += 1
            left[location] = -1
            if s.log is not None:
                s.log.append((k.E_STATION_LEFT, owner, location))
    s.dreads = tuple(left)
    s.stationed = -1


# ---------------------------------------------------------------- troop or dreadnought?


def options_withdraw(s: State, frame: Frame) -> list[int]:
    p = s.players[frame[1]]
    return ([A_TROOP] if p.conflict else []) + ([A_DREADNOUGHT] if p.dread_conflict else [])


def apply_withdraw(s: State, frame: Frame, action: int) -> None:
    kind, seat, left, _ = frame
    if left > 1:
        s.stack.append((kind, seat, left - 1, 0))
    if action == A_TROOP:
        retreat(s, seat, 1)
    else:
        dreads_retreat(s, seat, 1)


DECISIONS.add(
    k.WITHDRAW,
    options_withdraw,
    apply_withdraw,
    a=number("units"),
    ask=("Which unit retreats?", "Welche Einheit zieht sich zurück?"),
    words={
        A_TROOP: ("Retreat 1 troop to your garrison", "1 Trupp in die Garnison zurückziehen"),
        A_DREADNOUGHT: ("Retreat 1 dreadnought to your garrison", "1 Schlachtschiff in die Garnison zurückziehen"),
    },
)


def options_send_units(s: State, frame: Frame) -> list[int]:
    p = s.players[frame[1]]
    return ([A_TROOP] if p.garrison else []) + ([A_DREADNOUGHT] if p.dread_garrison else []) + [SKIP]


def apply_send_units(s: State, frame: Frame, action: int) -> None:
    kind, seat, left, _ = frame
    if action == SKIP:
        return
    if left > 1:
        s.stack.append((kind, seat, left - 1, 0))
    if action == A_TROOP:
        deploy_troops(s, seat, 1)
    else:
        dreads_enter(s, seat, 1)


DECISIONS.add(
    k.SEND_UNITS,
    options_send_units,
    apply_send_units,
    a=number("units"),
    ask=("Which unit do you deploy?", "Welche Einheit setzt du ein?"),
    words={
        A_TROOP: ("Deploy 1 troop to the Conflict", "1 Trupp im Konflikt einsetzen"),
        A_DREADNOUGHT: ("Deploy 1 dreadnought to the Conflict", "1 Schlachtschiff im Konflikt einsetzen"),
        SKIP: ("Deploy no more units", "Keine weiteren Einheiten einsetzen"),
    },
)


def options_lose_troop_where(s: State, frame: Frame) -> list[int]:
    p = s.players[frame[1]]
    return ([FROM_GARRISON] if p.garrison else []) + ([FROM_CONFLICT] if p.conflict else [])


def apply_lose_troop_where(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    p = s.players[seat]
    if action == FROM_GARRISON:
        p.garrison -= 1
    else:
        p.conflict -= 1
    p.supply += 1
    if s.log is not None:
        s.log.append((k.E_LOST_TROOP, seat, 1, int(action == FROM_CONFLICT)))


DECISIONS.add(
    k.LOSE_TROOP_WHERE,
    options_lose_troop_where,
    apply_lose_troop_where,
    ask=("Which troop do you lose?", "Welchen Trupp verlierst du?"),
)
