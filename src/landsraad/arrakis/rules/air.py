"""Figures in the air zones: how far each carries a legion, and where it goes when used (ARR-19, SMG-13, GLD-9)."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import one
from .. import things
from . import codes as k
from .actions import NAVIGATOR, ORNITHOPTER, SKIP, ZONE
from .decisions import DECISIONS
from .state import Frame, State

# Areas a figure carries a legion of a side: by side, by what is in the zone. The Navigator flies like an Ornithopter.
REACH: Final[list[list[int]]] = [[0, 2, 0, 0, 0, 3, 0, 2], [0, 0, 0, 2, 0, 0, 3, 0]]


def send_back(s: State, zone: int) -> None:
    """The figure leaves its zone for where it came from (ARR-19.2, SMG-13.3, GLD-9.4)."""
    held = s.zone[zone]
    s.zone[zone] = 0
    if held in (k.ORNITHOPTER_UP, k.CARRYALL_UP):
        s.vehicles[held] += 1
    elif held == k.SMUGGLER_ORNITHOPTER:
        s.thopters_ready += 1
    elif held == k.SMUGGLER_CARRYALL:
        s.smuggler_carryall = 1
    elif held in (k.FRIGATE_UP, k.FRIGATE_UP + 1):
        s.frigates_left[held - k.FRIGATE_UP] += 1


def spend_figure(s: State, seat: int, zone: int) -> None:
    """Use the figure in the zone; the Navigator may go in place of any Ornithopter (GLD-11.4)."""
    if s.guild and s.zone[zone] == k.ORNITHOPTER_UP and k.NAVIGATOR_UP in s.zone:
        s.stack.append((k.WHO_FLIES, seat, zone, 0))
    else:
        send_back(s, zone)


def options_who_flies(s: State, frame: Frame) -> list[int]:
    return [ORNITHOPTER, NAVIGATOR]


def apply_who_flies(s: State, frame: Frame, action: int) -> None:
    send_back(s, s.zone.index(k.NAVIGATOR_UP) if action == NAVIGATOR else frame[2])


DECISIONS.add(
    k.WHO_FLIES,
    options_who_flies,
    apply_who_flies,
    a=one(things.ZONE),
    ask=(
        "Who is spent: the Ornithopter or the Navigator?",
        "Wer wird entfernt: der Ornithopter oder der Gildennavigator?",
    ),
    words={
        ORNITHOPTER: ("The Ornithopter of { $zone } is used up", "Der Ornithopter wird entfernt: { $zone }"),
        NAVIGATOR: (
            "The Guild Navigator goes in place of the Ornithopter of { $zone }",
            "Der Gildennavigator wird anstelle des Ornithopters entfernt: { $zone }",
        ),
    },
)


def free_zones(s: State) -> list[int]:
    return [z for z, held in enumerate(s.zone) if held == 0]


def scouts(s: State) -> list[int]:
    """Zones with a figure Harkonnen can scout with: Ornithopters, and the Navigator as if he were one."""
    return [z for z, held in enumerate(s.zone) if held in (k.ORNITHOPTER_UP, k.NAVIGATOR_UP)]


def clear_sky(s: State) -> None:
    """At the end of the round vehicles and the Navigator leave; Frigates stay (ARR-22.3, GLD-9.6, GLD-11.3)."""
    for zone in range(len(s.zone)):
        if s.zone[zone] not in (k.FRIGATE_UP, k.FRIGATE_UP + 1):
            send_back(s, zone)
    s.vehicles[1] += s.given_up  # those of the thopter battles are back too (SMG-13.9)
    s.given_up = 0


def remove_frigates(s: State) -> None:
    """Those still on the board leave before Desert Hazards (GLD-9.3)."""
    for zone in range(len(s.zone)):
        if s.zone[zone] in (k.FRIGATE_UP, k.FRIGATE_UP + 1):
            send_back(s, zone)


# ---------------------------------------------------------------- the Navigator's card


def options_place_navigator(s: State, frame: Frame) -> list[int]:
    """An unoccupied zone; he may also stay where he is, or out (GLD-11.1, GLD-11.9, GLD-11.10)."""
    return [*[ZONE + z for z in free_zones(s)], SKIP]


def apply_place_navigator(s: State, frame: Frame, action: int) -> None:
    if action == SKIP:
        return
    if k.NAVIGATOR_UP in s.zone:
        s.zone[s.zone.index(k.NAVIGATOR_UP)] = 0
    s.zone[action - ZONE] = k.NAVIGATOR_UP


DECISIONS.add(
    k.PLACE_NAVIGATOR,
    options_place_navigator,
    apply_place_navigator,
    ask=("Which air zone gets the Guild Navigator?", "In welche Flugzone kommt der Gildennavigator?"),
    words={
        ZONE: ("Place the Guild Navigator in { $zone }", "Den Gildennavigator platzieren: { $zone }"),
        SKIP: ("Do not place the Guild Navigator", "Den Gildennavigator nicht platzieren"),
    },
)
