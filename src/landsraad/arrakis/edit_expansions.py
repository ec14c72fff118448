"""Edited positions with the expansions: the Smugglers board and the Heighliner boards.

Supplies are never named: they are what is not waiting, loaded or on the board (SMG-16.1, GLD-14.1 to GLD-14.3).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..kernel.edit_values import Where, complaints, numbered, read_mapping, read_number, read_one, read_one_or_none
from ..kernel.texts import KERNEL, Message
from . import tables as t
from .rules import codes as k
from .rules.expansions import plays
from .rules.forces import has, settlement_in
from .rules.position import Position
from .switches import WORDS
from .view import SIDES, STATUS
from .vocabulary import GUILD, RESULTS, SMUGGLERS

say, wrong = WORDS.message, complaints(WORDS)

SMUGGLER_KEYS: Final = (
    "status",
    "staban_step",
    "waiting",
    "harvesters",
    "ornithopters_ready",
    "given_up",
    "base",
    "die",
)
GUILD_KEYS: Final = (*SIDES, "in_play")
SMUGGLER: Final = "smuggler"  # figures in a legion
TROOP: Final = "troop"


def quoted(name: str) -> Message:
    return KERNEL.message("edit-quoted", name=name)


def need(s: Position, expansion: str, what: str | Message, where: Where) -> None:
    """What belongs to an expansion can be named only with it."""
    if not plays(s, expansion):
        raise wrong("edit-needs-expansion", where, what=what, expansion=expansion)


# ---------------------------------------------------------------- the smugglers


def smuggler_vehicles(s: Position) -> tuple[int, int]:
    """Harvesters nobody has captured, and Ornithopters unlocked."""
    harvesters = s.smuggler_harvesters + s.harvester.count(k.SMUGGLER_HARVESTER)
    return harvesters, s.thopters_ready + s.zone.count(k.SMUGGLER_ORNITHOPTER)


def edit_smugglers(s: Position, table: Mapping[str, Any], before: tuple[int, int]) -> None:
    """Once the board stands. `before`: the vehicles in the game as they were."""
    here = ("smugglers",)
    if "smugglers" in table:
        need(s, SMUGGLERS, quoted("smugglers"), here)
    if s.smugglers == k.NO_SMUGGLERS:
        return
    named = read_mapping(table.get("smugglers", {}), here, SMUGGLER_KEYS, say("what-part-of-the-smugglers"))
    if "status" in named:
        s.smugglers = read_one(
            named["status"], (*here, "status"), numbered(STATUS), say("what-status-of-the-smugglers")
        )
    if "given_up" in named:
        s.given_up = read_number(named["given_up"], (*here, "given_up"), 0, t.ORNITHOPTERS)
    s.vehicles[1] -= s.given_up
    if s.vehicles[1] < 0:
        raise wrong("edit-not-so-many", (*here, "given_up"), what=say("what-ornithopters"))
    if s.smugglers == k.NEUTRAL:
        _neutral(s, named, before[0])
    else:
        _no_longer_neutral(s, named)
    waiting, on_board = s.smugglers_waiting, on_the_board(s, k.SMUGGLER)
    ready, flying = before[1] - s.zone.count(k.SMUGGLER_ORNITHOPTER), s.zone.count(k.SMUGGLER_ORNITHOPTER)
    if s.smugglers == k.ELIMINATED:
        s.smugglers_left = s.thopters_ready = s.thopters_locked = 0
        return
    if waiting + on_board > t.SMUGGLER_UNITS:
        raise wrong("edit-smuggler-units", ("areas",), n=t.SMUGGLER_UNITS)
    s.smugglers_left = t.SMUGGLER_UNITS - waiting - on_board
    if flying > t.SMUGGLER_ORNITHOPTERS:
        raise wrong("edit-smuggler-ornithopters", ("air",), n=t.SMUGGLER_ORNITHOPTERS)
    s.thopters_ready = max(0, ready)
    if "ornithopters_ready" in named:
        where = (*here, "ornithopters_ready")
        s.thopters_ready = read_number(named["ornithopters_ready"], where, 0, t.SMUGGLER_ORNITHOPTERS - flying)
    s.thopters_locked = t.SMUGGLER_ORNITHOPTERS - flying - s.thopters_ready


def _neutral(s: Position, named: Mapping[str, Any], harvesters: int) -> None:
    here = ("smugglers",)
    for key in ("base", "die"):
        if named.get(key) not in (None, "none"):
            raise wrong("edit-neutral-have-no", (*here, key), key=key)
    if on_the_board(s, k.SMUGGLER):
        raise wrong("edit-neutral-units", ("areas",))
    if k.SMUGGLER_ORNITHOPTER in s.zone:
        raise wrong("edit-neutral-air", ("air",))
    for leader in (t.STABAN, t.GURNEY):
        if s.where[leader] != k.NOT_YET:
            raise wrong("edit-alliance-leader", ("leaders",), leader=t.LEADERS[leader].id)
    if "staban_step" in named:
        s.staban_step = read_number(named["staban_step"], (*here, "staban_step"), 1, t.STABAN_START)
    if max(s.marker) >= s.staban_step:
        raise wrong("edit-staban", here)
    if "waiting" in named:
        s.smugglers_waiting = read_number(named["waiting"], (*here, "waiting"), 0, t.SMUGGLER_UNITS)
    on_board = s.harvester.count(k.SMUGGLER_HARVESTER)
    if on_board > t.SMUGGLER_HARVESTERS:
        raise wrong("edit-smuggler-harvesters", ("areas",), n=t.SMUGGLER_HARVESTERS)
    s.smuggler_harvesters = max(0, harvesters - on_board)
    if "harvesters" in named:
        most = t.SMUGGLER_HARVESTERS - on_board
        s.smuggler_harvesters = read_number(named["harvesters"], (*here, "harvesters"), 0, most)
    if s.zone.count(k.SMUGGLER_CARRYALL) > 1:
        raise wrong("edit-one-carryall", ("air",))
    s.smuggler_carryall = int(k.SMUGGLER_CARRYALL not in s.zone)
    s.base_at = -1


def _no_longer_neutral(s: Position, named: Mapping[str, Any]) -> None:
    """Allied or eliminated: their Harvesters and the Carryall have left the game, nobody waits any more."""
    here = ("smugglers",)
    for key in ("staban_step", "waiting", "harvesters"):
        if named.get(key):
            raise wrong("edit-for-neutral", (*here, key), key=key)
    if k.SMUGGLER_HARVESTER in s.harvester:
        raise wrong("edit-harvesters-neutral", ("areas",))
    if k.SMUGGLER_CARRYALL in s.zone:
        raise wrong("edit-carryall-neutral", ("air",))
    s.smugglers_waiting = s.smuggler_harvesters = s.smuggler_carryall = 0
    for leader in (t.STABAN, t.GURNEY):
        if s.where[leader] == k.NOT_YET:
            s.where[leader] = k.AVAILABLE
    if s.smugglers == k.ALLIED:
        _edit_base(s, named)
        return
    if on_the_board(s, k.SMUGGLER) or s.where[t.STABAN] >= 0 or k.SMUGGLER_ORNITHOPTER in s.zone:
        raise wrong("edit-eliminated", here)
    for key in ("base", "die", "ornithopters_ready"):
        if named.get(key) not in (None, "none", 0):
            raise wrong("edit-eliminated-have-no", (*here, key), key=key)
    s.where[t.STABAN] = k.GONE
    s.base_at = -1


def _edit_base(s: Position, named: Mapping[str, Any]) -> None:
    """`none` is the rare case that no area was left for it (SMG-7.9)."""
    here = ("smugglers", "base")
    if "base" in named:
        s.base_at = read_one_or_none(named["base"], here, t.AREA_ID, say("what-area"))
    elif s.base_at < 0:
        raise wrong("edit-name-base", ("smugglers",))
    base = s.base_at
    if base < 0:
        return
    if not t.IS_DESERT[base] or t.SECTORS[base][0] not in t.LOWER_SECTORS:
        raise wrong("edit-base-desert", here)
    if s.worm[base] or s.owner[base] not in (-1, t.ATREIDES_SIDE) or base in s.sietch_at or settlement_in(s, base) >= 0:
        raise wrong("edit-base-alone", here, area=t.AREAS[base].id)


def edit_smuggler_die(s: Position, table: Mapping[str, Any]) -> None:
    """Only what is named is there to spend, as with the other dice."""
    s.smuggler_die = -1
    die = table.get("smugglers", {}).get("die")
    if s.smugglers == k.ALLIED:
        s.smuggler_die = read_one_or_none(
            die, ("smugglers", "die"), numbered(RESULTS), say("what-result-of-an-action-die")
        )


# ---------------------------------------------------------------- The Spacing Guild


def edit_guild(s: Position, table: Mapping[str, Any]) -> None:
    if "guild" in table:
        need(s, GUILD, quoted("guild"), ("guild",))
    if not s.guild:
        return
    named = read_mapping(table.get("guild", {}), ("guild",), GUILD_KEYS, say("what-part-of-the-guild"))
    for side, name in enumerate(SIDES):
        here = ("guild", name)
        board = read_mapping(named.get(name, {}), here, ("heighliner", "cargo"), say("what-part-of-a-heighliner-board"))
        if "heighliner" in board:
            s.heighliner[side] = read_number(board["heighliner"], (*here, "heighliner"), 0, t.ARRAKIS_STEP - 1)
        cargo = read_mapping(board.get("cargo", {}), (*here, "cargo"), ("frigates", "troops"), say("what-cargo"))
        if "frigates" in cargo:
            s.cargo_frigates[side] = read_number(cargo["frigates"], (*here, "cargo", "frigates"), 0, t.FRIGATES)
        if "troops" in cargo:
            s.cargo_troops[side] = read_number(cargo["troops"], (*here, "cargo", "troops"), 0, t.BASES)
        on_board = sum(has(s, a, k.TROOP) for a, owner in enumerate(s.owner) if owner == side)
        s.bases_left[side] = t.BASES - s.cargo_troops[side] - on_board
        if s.bases_left[side] < 0:
            raise wrong("edit-bases", here, side=name, n=t.BASES)
        s.frigates_left[side] = t.FRIGATES - s.cargo_frigates[side] - s.zone.count(k.FRIGATE_UP + side)
        if s.frigates_left[side] < 0:
            raise wrong("edit-frigates", here, side=name, n=t.FRIGATES)
    s.troops_left = t.TROOPS - sum(s.cargo_troops) - on_the_board(s, k.TROOP)
    if s.troops_left < 0:
        raise wrong("edit-troops", ("guild",), n=t.TROOPS)
    if s.zone.count(k.NAVIGATOR_UP) > 1:
        raise wrong("edit-navigator", ("air",))


def on_the_board(s: Position, figure: int) -> int:
    return sum(s.force[figure :: k.FIGURES])
