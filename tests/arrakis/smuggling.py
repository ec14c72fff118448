"""Positions with the Smugglers: neutral with figures where they are wanted, or allied with a Base (SMG-16)."""

from __future__ import annotations

from typing import Any

from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.forces import with_at
from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.tables import AREA_ID, AREAS, GURNEY, STABAN
from landsraad.arrakis.vocabulary import RESULTS
from landsraad.kernel.contract import Setup

from .helpers import ZONE_ID, act, asked, at, table, turn

SMUGGLERS = ("smugglers",)
BOTH = ("smugglers", "guild")


def neutral(players: int = 2, staban: int = 7, guild: bool = False, **options: Any) -> Position:
    """An empty board in round 1: two units wait, four are in the supply (SMG-5.7); Staban on that step."""
    s = table(players, expansions=BOTH if guild else SMUGGLERS, **options)
    s.staban_step = staban
    return s


def allied(base: str | None = "s2_6", players: int = 2, guild: bool = False, **options: Any) -> Position:
    """Allied in an earlier round: Base placed, no figure of the smugglers on the board, all six units in the supply.

    Staban and Gurney are available, all Ornithopters locked, no die to spend.
    """
    s = table(players, expansions=BOTH if guild else SMUGGLERS, **options)
    s.smugglers = k.ALLIED
    s.smuggler_harvesters = s.smuggler_carryall = 0
    s.smugglers_left, s.smugglers_waiting = 6, 0
    s.base_at = AREA_ID[base] if base else -1
    s.where[STABAN] = s.where[GURNEY] = k.AVAILABLE
    return s


def eliminated(**options: Any) -> Position:
    s = allied(None, **options)
    s.smugglers = k.ELIMINATED
    s.smugglers_left = s.thopters_locked = 0
    s.where[STABAN] = k.GONE
    return s


# ---------------------------------------------------------------- figures


def crew(s: Position, area: str, n: int, *leaders: str) -> None:
    """Smuggler Units from their supply, with these leaders."""
    a = AREA_ID[area]
    assert s.owner[a] in (-1, 1)
    assert s.smugglers_left >= n
    s.smugglers_left -= n
    s.force[a * k.FIGURES + k.SMUGGLER] += n
    s.owner[a] = 1
    for leader in (STABAN if name == "staban_tuek" else GURNEY for name in leaders):
        assert s.where[leader] < 0
        s.where[leader] = a
        s.named[a] |= 1 << leader


def smuggler_harvester(s: Position, *areas: str) -> None:
    for area in areas:
        assert s.smuggler_harvesters
        s.smuggler_harvesters -= 1
        s.harvester = with_at(s.harvester, AREA_ID[area], k.SMUGGLER_HARVESTER)


def smuggler_carryall(s: Position, zone: str) -> None:
    assert s.smuggler_carryall
    s.smuggler_carryall = 0
    s.zone[ZONE_ID[zone]] = k.SMUGGLER_CARRYALL


def thopters(s: Position, *zones: str, ready: int = 0) -> None:
    """Smuggler Ornithopters unlocked: in these zones, and that many on the Smugglers board."""
    assert s.thopters_locked >= len(zones) + ready
    s.thopters_locked -= len(zones) + ready
    s.thopters_ready += ready
    for zone in zones:
        s.zone[ZONE_ID[zone]] = k.SMUGGLER_ORNITHOPTER


def die(s: Position, result: str) -> None:
    s.smuggler_die = RESULTS.index(result)


def die_turn(s: Position, result: str, other: tuple[str, ...] = ()) -> None:
    """A turn of the Atreides, who have nothing but the smugglers' die and have just chosen to spend it."""
    die(s, result)
    turn(s, "atreides", other=other)
    if asked(s)[1] == "turn":
        act(s, "smugglers die")


# ---------------------------------------------------------------- looking


def here(s: Position, area: str) -> dict[str, Any]:
    """Like `at`, with the number of Smuggler Units."""
    data = at(s, area)
    n = s.force[AREA_ID[area] * k.FIGURES + k.SMUGGLER]
    if data and n:
        data["smugglers"] = n
    assert data or not n
    return data


def kinds(s: Position) -> dict[str, str]:
    """Where Harvesters stand, and whose they are."""
    names = ("", "harkonnen", "smugglers")
    return {AREAS[a].id: names[h] for a, h in enumerate(s.harvester) if h}


def sky(s: Position) -> dict[str, str]:
    """The occupied air zones."""
    return {zone: what for zone, what in s.view(-1)["zones"].items() if what}


def status(s: Position) -> str:
    return str(s.view(-1)["smugglers"]["status"])


def board(s: Position) -> dict[str, Any]:
    """The Smugglers board as everybody sees it."""
    data = s.view(-1)["smugglers"]
    assert isinstance(data, dict)
    return data


def base(s: Position) -> str | None:
    return AREAS[s.base_at].id if s.base_at >= 0 else None


def setup(**options: Any) -> Setup:
    return Setup(2, 1, SMUGGLERS, **options)
