"""Vehicle placement and spice harvesting (ARR-7, ARR-21)."""

from __future__ import annotations

from typing import Final

from ..tables import DEEP, HARKONNEN_SIDE, IS_DESERT, ROWS, TERRAIN
from . import codes as k
from .actions import AREA, CARRYALL, DROP, HARVESTER, KEEP, ORNITHOPTER, RAISE, SKIP, YES, ZONE
from .arriving import take_off_harvester
from .forces import is_free, legions
from .guild import earned, start_imperium_actions
from .smuggler_vehicles import (
    start_smuggler_carryall,
    start_smuggler_harvesters,
    start_smuggler_ornithopters,
    start_thopter_battle,
)
from .state import Frame, State
from .tracks import gain_supremacy

BOTTOM: Final = 1
TOP: Final = 5


def active_row(s: State) -> tuple[int, int, int, int]:
    """Dice set aside, Harvesters, Ornithopters, Carryalls of the lowest marker's row (ARR-7.1 to ARR-7.3)."""
    return ROWS[min(s.imperium) - 1]


def start_vehicles(s: State) -> None:
    aside, harvesters, ornithopters, carryalls = active_row(s)
    s.aside_dice = aside
    seat = s.house[HARKONNEN_SIDE]
    s.stack.append((k.PLACE_ORNITHOPTER, seat, ornithopters, 0))
    s.stack.append((k.PLACE_CARRYALL, seat, carryalls, 0))
    start_smuggler_carryall(s)
    s.stack.append((k.PLACE_HARVESTER, seat, harvesters, 0))
    start_smuggler_harvesters(s)
    start_thopter_battle(s, ornithopters)
    start_smuggler_ornithopters(s)


def harvester_areas(s: State) -> list[int]:
    """Free Desert areas without a Harvester (ARR-7.4)."""
    if s.vehicles[0] == 0:
        return []
    return [a for a in range(len(s.harvester)) if IS_DESERT[a] and not s.harvester[a] and is_free(s, a, HARKONNEN_SIDE)]


def settle_place(s: State, frame: Frame) -> bool:
    if frame[2] <= 0:
        s.stack.pop()
        return True
    return False


def options_place_harvester(s: State, frame: Frame) -> list[int]:
    return [*[AREA + a for a in harvester_areas(s)], SKIP]


def apply_place_harvester(s: State, frame: Frame, action: int) -> None:
    kind, seat, left, _ = frame
    s.stack.pop()
    if action == SKIP:
        return
    s.harvester[action - AREA] = 1
    s.vehicles[0] -= 1
    if left > 1:
        s.stack.append((kind, seat, left - 1, 0))
        _free_between(s, seat)


def options_place_air(s: State, frame: Frame) -> list[int]:
    """One air vehicle a zone. Later in the round an own Ornithopter may be taken back first (ARR-7.5, ARR-7.6)."""
    which = 1 if frame[0] == k.PLACE_ORNITHOPTER else 2
    if s.vehicles[which] == 0 and not (which == 1 and 1 in s.zone):
        return [SKIP]
    later = s.phase != k.VEHICLES
    free = [z for z, held in enumerate(s.zone) if held == 0 or (later and held == 1 and which == 2)]
    if s.vehicles[which] == 0:
        free = []
    return [*[ZONE + z for z in free], SKIP]


def apply_place_air(s: State, frame: Frame, action: int) -> None:
    kind, seat, left, _ = frame
    s.stack.pop()
    if action == SKIP:
        return
    which = 1 if kind == k.PLACE_ORNITHOPTER else 2
    zone = action - ZONE
    if s.zone[zone] == 1:
        s.vehicles[1] += 1
    s.zone[zone] = which
    s.vehicles[which] -= 1
    if left > 1:
        s.stack.append((kind, seat, left - 1, 0))
        _free_between(s, seat)


def _free_between(s: State, seat: int) -> None:
    """In an action turn free actions may come between two vehicles (ARR-9.13)."""
    if s.phase == k.ACTIONS:
        s.stack.append((k.FREE, seat, HARKONNEN_SIDE, 0))


def options_place_vehicle(s: State, frame: Frame) -> list[int]:
    """House action: two vehicles of any kinds (ARR-9.8)."""
    legal = []
    if harvester_areas(s):
        legal.append(HARVESTER)
    if s.vehicles[1] and (0 in s.zone or k.SMUGGLER_ORNITHOPTER in s.zone):
        legal.append(ORNITHOPTER)
    if s.vehicles[2] and (0 in s.zone or 1 in s.zone):
        legal.append(CARRYALL)
    return [*legal, SKIP]


def apply_place_vehicle(s: State, frame: Frame, action: int) -> None:
    kind, seat, left, _ = frame
    s.stack.pop()
    if action == SKIP:
        return
    if left > 1:
        s.stack.append((kind, seat, left - 1, 0))
        _free_between(s, seat)
    what = {HARVESTER: k.PLACE_HARVESTER, ORNITHOPTER: k.PLACE_ORNITHOPTER, CARRYALL: k.PLACE_CARRYALL}[action]
    s.stack.append((what, seat, 1, 0))
    if action == ORNITHOPTER:
        start_thopter_battle(s, 1)


# ---------------------------------------------------------------- harvesting (phase 4)


def start_harvest(s: State) -> None:
    """Bans end, Harvesters are counted and taken off (ARR-21.1); then one open plan (ARR-21.15)."""
    s.bans = 0
    s.spice = 0
    for area in range(len(s.harvester)):
        if s.harvester[area]:
            rich = (
                TERRAIN[area] == DEEP and s.harvester[area] == k.HARKONNEN_HARVESTER
            )  # the smugglers' always 1 (SMG-6.2)
            s.spice += 2 if rich else 1
            take_off_harvester(s, area)
    s.plan = [0, 0, 0, 0]
    seat = s.house[HARKONNEN_SIDE]
    if s.log is not None:
        s.log.append((k.E_HARVEST, HARKONNEN_SIDE, s.spice))
    s.stack.append((k.SPICE, seat, -1 if s.reserve_spice else 0, 0))  # a reserve token is decided on first


def options_spice(s: State, frame: Frame) -> list[int]:
    """-1 the reserve token, 0 to 2 the markers, 3 the stockpile, 4 the new reserve."""
    step = frame[2]
    if step == -1:
        return [YES, SKIP]
    left = s.spice - sum(s.plan)
    if step < 3:
        legal = [DROP]
        if left >= 2:
            legal.append(KEEP)
        if left >= 3 and s.imperium[step] < TOP:
            legal.append(RAISE)
        return legal
    if step == 3:
        return [YES, SKIP] if left >= 3 and s.supremacy <= 5 else [SKIP]
    return [YES, SKIP] if left >= 1 and not s.reserve_spice else [SKIP]


def apply_spice(s: State, frame: Frame, action: int) -> None:
    kind, seat, step, _ = frame
    s.stack.pop()
    if step == -1:
        if action == YES:
            s.spice += 1
            s.reserve_spice = 0
    elif step < 3:
        s.plan[step] = {DROP: 0, KEEP: 2, RAISE: 3}[action]
    elif step == 3:
        s.plan[3] = 3 if action == YES else 0
    else:
        _carry_out(s, action == YES)
        return
    s.stack.append((kind, seat, step + 1, 0))


def _carry_out(s: State, reserve: bool) -> None:
    """Markers move together, stockpile, reserve, then new bans (ARR-21.14, ARR-21.15)."""
    bans = 0
    for i in range(3):
        before = s.imperium[i]
        if s.plan[i] == 3:
            s.imperium[i] = min(TOP, before + 1)
        elif s.plan[i] == 0:
            s.imperium[i] = max(BOTTOM, before - 1)
            if before > BOTTOM:
                bans |= 1 << i
        if s.imperium[i] == BOTTOM:
            bans |= 1 << i
    stockpiled = s.plan[3] == 3
    if s.guild:
        start_imperium_actions(s, s.house[HARKONNEN_SIDE], HARKONNEN_SIDE, earned(s))
    s.plan = [0, 0, 0, 0]
    s.spice = 0
    if reserve:
        s.reserve_spice = 1
    s.bans = bans
    if s.log is not None:
        s.log.append((k.E_BANS, HARKONNEN_SIDE, bans))
    if bans & 1:
        for area in legions(s, HARKONNEN_SIDE):
            s.stack.append((k.EXCESS, s.house[HARKONNEN_SIDE], area, 0))
    if stockpiled:
        gain_supremacy(s, 1)
