"""Vehicle placement and spice harvesting (ARR-7, ARR-21)."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.decision import Arg
from .. import things
from ..tables import DEEP, HARKONNEN_SIDE, ROWS, TERRAIN
from . import codes as k
from .actions import AREA, CARRYALL, DROP, HARVESTER, KEEP, ORNITHOPTER, RAISE, SKIP, YES, ZONE
from .arriving import take_off_harvester
from .decisions import DECISIONS, LEFT
from .forces import harvester_spots, legions, with_at
from .guild import earned, start_imperium_actions
from .mahdi.spice import plan_spice
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
STOCKPILE_UNTIL: Final = 5  # supremacy (ARR-21.7)
IMPERIUM_MARKER: Final = Arg("about", lambda n: [things.MARKER.thing(3 + n)])


def active_row(s: State) -> tuple[int, int, int, int]:
    """Dice set aside, Harvesters, Ornithopters, Carryalls of the lowest marker's row (ARR-7.1 to ARR-7.3)."""
    return ROWS[min(s.imperium) - 1]


def start_vehicles(s: State) -> None:
    aside, harvesters, ornithopters, carryalls = active_row(s)
    s.aside_dice = aside
    if s.solo:
        s.stack.append((k.MAHDI_VEHICLES, s.house[HARKONNEN_SIDE], 0, 0))
        start_smuggler_ornithopters(s)
        return
    seat = s.house[HARKONNEN_SIDE]
    s.stack.append((k.PLACE_ORNITHOPTER, seat, ornithopters, 0))
    s.stack.append((k.PLACE_CARRYALL, seat, carryalls, 0))
    start_smuggler_carryall(s)
    s.stack.append((k.PLACE_HARVESTER, seat, harvesters, 0))
    start_smuggler_harvesters(s)
    start_thopter_battle(s, ornithopters)
    start_smuggler_ornithopters(s)


def harvester_areas(s: State) -> list[int]:
    return harvester_spots(s) if s.vehicles[0] else []


def settle_place(s: State, frame: Frame) -> bool:
    if frame[2] <= 0:
        s.stack.pop()
        return True
    return False


def options_place_harvester(s: State, frame: Frame) -> list[int]:
    legal = [AREA + a for a in harvester_areas(s)]
    legal.append(SKIP)
    return legal


def apply_place_harvester(s: State, frame: Frame, action: int) -> None:
    kind, seat, left, _ = frame
    if action == SKIP:
        return
    s.harvester = with_at(s.harvester, action - AREA, 1)
    s.vehicles[0] -= 1
    if left > 1:
        s.stack.append((kind, seat, left - 1, 0))
        _free_between(s, seat)


DECISIONS.add(
    k.PLACE_HARVESTER,
    options_place_harvester,
    apply_place_harvester,
    settle_place,
    a=LEFT,
    ask=("Where does a Harvester go? { $left } left", "Wohin kommt eine Erntemaschine? Noch { $left }"),
    words={
        AREA: ("Place a Harvester in { $area }", "Eine Erntemaschine platzieren: { $area }"),
        SKIP: ("Place no more Harvesters", "Keine Erntemaschine mehr platzieren"),
    },
)


AIR_VEHICLE: Final = {k.PLACE_ORNITHOPTER: k.ORNITHOPTER_UP, k.PLACE_CARRYALL: k.CARRYALL_UP}


def options_place_air(s: State, frame: Frame) -> list[int]:
    which = AIR_VEHICLE[frame[0]]
    legal = [ZONE + z for z in vehicle_zones(s, which)] if s.vehicles[which] else []
    legal.append(SKIP)
    return legal


def vehicle_zones(s: State, which: int) -> list[int]:
    """One air vehicle a zone. Later in the round a Carryall may send an own Ornithopter back (ARR-7.5, ARR-7.6)."""
    instead = which == k.CARRYALL_UP and s.phase != k.VEHICLES
    return [z for z, held in enumerate(s.zone) if held == 0 or (instead and held == k.ORNITHOPTER_UP)]


def apply_place_air(s: State, frame: Frame, action: int) -> None:
    kind, seat, left, _ = frame
    if action == SKIP:
        return
    which = AIR_VEHICLE[kind]
    zone = action - ZONE
    if s.zone[zone] == k.ORNITHOPTER_UP:
        s.vehicles[k.ORNITHOPTER_UP] += 1
    s.zone[zone] = which
    s.vehicles[which] -= 1
    if left > 1:
        s.stack.append((kind, seat, left - 1, 0))
        _free_between(s, seat)


DECISIONS.add(
    k.PLACE_CARRYALL,
    options_place_air,
    apply_place_air,
    settle_place,
    a=LEFT,
    ask=("Which air zone gets a Carryall? { $left } left", "In welche Flugzone kommt ein Carryall? Noch { $left }"),
    words={
        ZONE: ("Place a Carryall in { $zone }", "Einen Carryall platzieren: { $zone }"),
        SKIP: ("Place no more Carryalls", "Keinen Carryall mehr platzieren"),
    },
)
DECISIONS.add(
    k.PLACE_ORNITHOPTER,
    options_place_air,
    apply_place_air,
    settle_place,
    a=LEFT,
    ask=(
        "Which air zone gets an Ornithopter? { $left } left",
        "In welche Flugzone kommt ein Ornithopter? Noch { $left }",
    ),
    words={
        ZONE: ("Place an Ornithopter in { $zone }", "Einen Ornithopter platzieren: { $zone }"),
        SKIP: ("Place no more Ornithopters", "Keinen Ornithopter mehr platzieren"),
    },
)


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
    if action == SKIP:
        return
    if left > 1:
        s.stack.append((kind, seat, left - 1, 0))
        _free_between(s, seat)
    what = {HARVESTER: k.PLACE_HARVESTER, ORNITHOPTER: k.PLACE_ORNITHOPTER, CARRYALL: k.PLACE_CARRYALL}[action]
    s.stack.append((what, seat, 1, 0))
    if action == ORNITHOPTER:
        start_thopter_battle(s, 1)


DECISIONS.add(
    k.PLACE_VEHICLE,
    options_place_vehicle,
    apply_place_vehicle,
    a=LEFT,
    told=False,
    ask=("Which vehicle do you place? { $left } left", "Welches Fahrzeug platzierst du? Noch { $left }"),
    words={
        HARVESTER: ("Place a Harvester", "Eine Erntemaschine platzieren"),
        CARRYALL: ("Place a Carryall", "Einen Carryall platzieren"),
        ORNITHOPTER: ("Place an Ornithopter", "Einen Ornithopter platzieren"),
        SKIP: ("Place no more vehicles", "Kein Fahrzeug mehr platzieren"),
    },
)


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
    if s.solo:
        reserve = plan_spice(s)
        if not s.over:
            _carry_out(s, reserve)
        return
    # Pushed in reverse: a reserve token is decided on first.
    s.stack.append((k.KEEP_RESERVE, seat, 0, 0))
    s.stack.append((k.STOCKPILE, seat, 0, 0))
    for marker in (2, 1, 0):
        s.stack.append((k.SPICE, seat, marker, 0))
    if s.reserve_spice:
        s.stack.append((k.SPEND_RESERVE, seat, 0, 0))


def options_spend_reserve(s: State, frame: Frame) -> list[int]:
    return [YES, SKIP]


def apply_spend_reserve(s: State, frame: Frame, action: int) -> None:
    if action == YES:
        s.spice += 1
        s.reserve_spice = 0


DECISIONS.add(
    k.SPEND_RESERVE,
    options_spend_reserve,
    apply_spend_reserve,
    ask=("Do you use the spice of the reserve?", "Setzt du das Spice der Reserve ein?"),
    words={
        YES: ("Use the reserve: 1 more spice", "Die Reserve nutzen: 1 Spice-Punkt mehr"),
        SKIP: ("Keep the reserve", "Die Reserve behalten"),
    },
)


def unplanned(s: State) -> int:
    return s.spice - sum(s.plan)


PRICE: Final = {DROP: 0, KEEP: 2, RAISE: 3}  # of a marker's step (ARR-21.3)
STOCK: Final = 3  # of a point of supremacy


def options_spice(s: State, frame: Frame) -> list[int]:
    left = unplanned(s)
    legal = [DROP]
    if left >= PRICE[KEEP]:
        legal.append(KEEP)
    if left >= PRICE[RAISE] and s.imperium[frame[2]] < TOP:
        legal.append(RAISE)
    return legal


def apply_spice(s: State, frame: Frame, action: int) -> None:
    s.plan[frame[2]] = PRICE[action]


def _tell_spice(s: State, frame: Frame, seat: int) -> dict[str, Any]:
    """The plan is open (ARR-21.15)."""
    return {"left": unplanned(s)}


DECISIONS.add(
    k.SPICE,
    options_spice,
    apply_spice,
    a=IMPERIUM_MARKER,
    tell=_tell_spice,
    ask=("{ $marker }: how much spice? { $left } left", "{ $marker }: Wie viele Spice-Punkte? Noch { $left }"),
)


def options_stockpile(s: State, frame: Frame) -> list[int]:
    return [YES, SKIP] if unplanned(s) >= STOCK and s.supremacy <= STOCKPILE_UNTIL else [SKIP]


def apply_stockpile(s: State, frame: Frame, action: int) -> None:
    s.plan[3] = STOCK if action == YES else 0


DECISIONS.add(
    k.STOCKPILE,
    options_stockpile,
    apply_stockpile,
    ask=("The stockpile: 3 spice for a point of supremacy?", "Einlagern: 3 Spice für einen Herrschaftspunkt?"),
    words={
        YES: ("Stockpile 3 spice for 1 Supremacy point", "3 Spice-Punkte einlagern: 1 Herrschaftspunkt"),
        SKIP: ("No stockpile", "Nichts einlagern"),
    },
)


def options_keep_reserve(s: State, frame: Frame) -> list[int]:
    return [YES, SKIP] if unplanned(s) >= 1 and not s.reserve_spice else [SKIP]


def apply_keep_reserve(s: State, frame: Frame, action: int) -> None:
    _carry_out(s, action == YES)


DECISIONS.add(
    k.KEEP_RESERVE,
    options_keep_reserve,
    apply_keep_reserve,
    ask=("The reserve: keep 1 spice for a later round?", "Die Reserve: 1 Spice für eine spätere Runde behalten?"),
    words={
        YES: ("Put 1 spice into the reserve", "1 Spice-Punkt in die Reserve legen"),
        SKIP: ("Put nothing into the reserve", "Nichts in die Reserve legen"),
    },
)


def _carry_out(s: State, reserve: bool) -> None:
    """Markers move together, stockpile, reserve, then new bans (ARR-21.14, ARR-21.15)."""
    bans = 0
    for i in range(3):
        before = s.imperium[i]
        if s.plan[i] == PRICE[RAISE]:
            s.imperium[i] = min(TOP, before + 1)
        elif s.plan[i] == 0:
            s.imperium[i] = max(BOTTOM, before - 1)
            if before > BOTTOM:
                bans |= 1 << i
        if s.imperium[i] == BOTTOM:
            bans |= 1 << i
    stockpiled = s.plan[3] > 0
    if s.guild:
        start_imperium_actions(s, s.house[HARKONNEN_SIDE], HARKONNEN_SIDE, earned(s))
    s.plan = [0, 0, 0, 0]
    s.spice = 0
    if reserve:
        s.reserve_spice = 1
    s.bans = bans
    if s.log is not None:
        s.log.append((k.E_BANS, HARKONNEN_SIDE, bans))
    if bans & k.CHOAM_BAN:
        for area in legions(s, HARKONNEN_SIDE):
            s.stack.append((k.EXCESS, s.house[HARKONNEN_SIDE], area, 0))
    if stockpiled:
        gain_supremacy(s, 1)
