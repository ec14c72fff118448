"""Vehicle placement with the smugglers: theirs, and the battles for air zones (SMG-6.4, SMG-13.4 to SMG-13.9)."""

from __future__ import annotations

from ..tables import ATREIDES_SIDE, HARKONNEN_SIDE
from . import codes as k
from .actions import AREA, DONE, SKIP, ZONE
from .air import free_zones, send_back
from .decisions import DECISIONS, LEFT
from .forces import harvester_spots, with_at
from .state import Frame, State


def start_smuggler_ornithopters(s: State) -> None:
    """Before the Harkonnen place any vehicle (SMG-13.4)."""
    if s.smugglers == k.ALLIED and s.thopters_ready:
        s.stack.append((k.PLACE_SMUGGLER_ORNITHOPTER, s.house[ATREIDES_SIDE], 0, 0))


def options_smuggler_ornithopter(s: State, frame: Frame) -> list[int]:
    """Optional, in unoccupied zones (SMG-13.6)."""
    return [*[ZONE + z for z in free_zones(s)], SKIP] if s.thopters_ready else [SKIP]


def apply_smuggler_ornithopter(s: State, frame: Frame, action: int) -> None:
    if action == SKIP:
        s.stack.pop()
        return
    s.zone[action - ZONE] = k.SMUGGLER_ORNITHOPTER
    s.thopters_ready -= 1


DECISIONS.add(
    k.PLACE_SMUGGLER_ORNITHOPTER,
    options_smuggler_ornithopter,
    apply_smuggler_ornithopter,
    holds=True,
    ask=("Which air zone gets a Smuggler Ornithopter?", "In welche Flugzone kommt ein Schmuggler-Ornithopter?"),
    words={
        ZONE: ("Place a Smuggler Ornithopter in { $zone }", "Einen Schmuggler-Ornithopter platzieren: { $zone }"),
        SKIP: ("Place no more Smuggler Ornithopters", "Keinen Schmuggler-Ornithopter mehr platzieren"),
    },
)


# ---------------------------------------------------------------- the thopter battle


def start_thopter_battle(s: State, n: int) -> None:
    """Every time the Harkonnen place Ornithopters, here n, before they place anything (SMG-13.8, SMG-13.17)."""
    if s.smugglers == k.ALLIED:
        s.stack.append((k.THOPTER_BATTLE, s.house[HARKONNEN_SIDE], n, 0))


def settle_thopter_battle(s: State, frame: Frame) -> bool:
    if k.SMUGGLER_ORNITHOPTER in s.zone and frame[2] and s.vehicles[1]:
        return False
    s.stack.pop()
    return True


def options_thopter_battle(s: State, frame: Frame) -> list[int]:
    """Each Ornithopter given up, of those this placement has, removes one of the smugglers' (SMG-13.7)."""
    return [*[ZONE + z for z, held in enumerate(s.zone) if held == k.SMUGGLER_ORNITHOPTER], DONE]


def apply_thopter_battle(s: State, frame: Frame, action: int) -> None:
    kind, seat, left, _ = frame
    if action == DONE:
        return
    send_back(s, action - ZONE)
    s.vehicles[1] -= 1
    s.given_up += 1
    _one_less(s)
    s.stack.append((kind, seat, left - 1, 0))


DECISIONS.add(
    k.THOPTER_BATTLE,
    options_thopter_battle,
    apply_thopter_battle,
    settle_thopter_battle,
    a=LEFT,
    ask=(
        "Thopter Battle: give up an Ornithopter to remove one of theirs? { $left } left",
        "Auf 1 Ornithopter verzichten, um 1 Schmuggler-Ornithopter zu entfernen? Noch { $left }",
    ),
    words={
        ZONE: (
            "Thopter Battle: 1 Ornithopter for the smugglers' one in { $zone }",
            "Thopter-Gefecht in { $zone }: auf 1 Ornithopter verzichten, um 1 Schmuggler-Ornithopter zu entfernen",
        ),
        DONE: ("No Thopter Battle any more", "Kein weiteres Thopter-Gefecht"),
    },
)


def _one_less(s: State) -> None:
    """The placement this battle belongs to has one Ornithopter less."""
    i = len(s.stack) - 1
    while s.stack[i][0] != k.PLACE_ORNITHOPTER:
        i -= 1
    kind, seat, left, _ = s.stack[i]
    s.stack[i] = (kind, seat, left - 1, 0)


# ---------------------------------------------------------------- Harvesters and the Carryall, while neutral


def start_smuggler_harvesters(s: State) -> None:
    """Compulsory, so they come before Harkonnen's own, which are not (SMG-6.4, SMG-6.5)."""
    if s.smugglers == k.NEUTRAL:
        s.stack.append((k.PLACE_SMUGGLER_HARVESTER, s.house[HARKONNEN_SIDE], 0, 0))


def start_smuggler_carryall(s: State) -> None:
    if s.smugglers == k.NEUTRAL:
        s.stack.append((k.PLACE_SMUGGLER_CARRYALL, s.house[HARKONNEN_SIDE], 0, 0))


def smuggler_harvester_areas(s: State) -> list[int]:
    """Where one may stand that is available."""
    return harvester_spots(s) if s.smuggler_harvesters else []


def settle_smuggler_harvester(s: State, frame: Frame) -> bool:
    """None available or no legal spot: it stays unplaced."""
    return not smuggler_harvester_areas(s) and bool(s.stack.pop())


def options_smuggler_harvester(s: State, frame: Frame) -> list[int]:
    return [AREA + a for a in smuggler_harvester_areas(s)]


def apply_smuggler_harvester(s: State, frame: Frame, action: int) -> None:
    s.harvester = with_at(s.harvester, action - AREA, k.SMUGGLER_HARVESTER)
    s.smuggler_harvesters -= 1


DECISIONS.add(
    k.PLACE_SMUGGLER_HARVESTER,
    options_smuggler_harvester,
    apply_smuggler_harvester,
    settle_smuggler_harvester,
    holds=True,
    ask=("Where does a Smuggler Harvester go?", "Wohin kommt eine Schmuggler-Erntemaschine?"),
    words={AREA: ("Place a Smuggler Harvester in { $area }", "Eine Schmuggler-Erntemaschine platzieren: { $area }")},
)


def settle_smuggler_carryall(s: State, frame: Frame) -> bool:
    return not (s.smuggler_carryall and 0 in s.zone) and bool(s.stack.pop())


def options_smuggler_carryall(s: State, frame: Frame) -> list[int]:
    return [ZONE + z for z in free_zones(s)]


def apply_smuggler_carryall(s: State, frame: Frame, action: int) -> None:
    s.zone[action - ZONE] = k.SMUGGLER_CARRYALL
    s.smuggler_carryall = 0


DECISIONS.add(
    k.PLACE_SMUGGLER_CARRYALL,
    options_smuggler_carryall,
    apply_smuggler_carryall,
    settle_smuggler_carryall,
    holds=True,
    ask=("Which air zone gets the Smuggler Carryall?", "In welche Flugzone kommt der Schmuggler-Carryall?"),
    words={ZONE: ("Place the Smuggler Carryall in { $zone }", "Den Schmuggler-Carryall platzieren: { $zone }")},
)
