"""Edited positions with the expansions: the Smugglers board and the Heighliner boards.

Supplies are never named: they are what is not waiting, loaded or on the board (SMG-16.1, GLD-14.1 to GLD-14.3).
"""

from __future__ import annotations

from typing import Final

from ..kernel.edit_values import Part, quoted
from ..kernel.texts import Message
from . import tables as t
from .rules import codes as k
from .rules.expansions import plays
from .rules.forces import has, settlement_in
from .rules.position import Position
from .switches import WORDS
from .view import SIDES, STATUS
from .vocabulary import GUILD, RESULTS, SMUGGLERS

SMUGGLER_KEYS: Final = (
    *("status", "staban_step", "waiting", "harvesters", "ornithopters_ready", "given_up", "base", "die"),
)
GUILD_KEYS: Final = (*SIDES, "in_play")
SMUGGLER: Final = "smuggler"  # figures in a legion
TROOP: Final = "troop"


def need(s: Position, expansion: str, what: str | Message, part: Part) -> None:
    """What belongs to an expansion can be named only with it."""
    if not plays(s, expansion):
        said = WORDS.message(what) if isinstance(what, str) else what
        raise part.wrong("edit-needs-expansion", what=said, expansion=expansion)


# ---------------------------------------------------------------- the smugglers


def smuggler_vehicles(s: Position) -> tuple[int, int]:
    """Harvesters nobody has captured, and Ornithopters unlocked."""
    harvesters = s.smuggler_harvesters + s.harvester.count(k.SMUGGLER_HARVESTER)
    return harvesters, s.thopters_ready + s.zone.count(k.SMUGGLER_ORNITHOPTER)


def edit_smugglers(s: Position, table: Part, before: tuple[int, int]) -> None:
    """Once the board stands. `before`: the vehicles in the game as they were."""
    named = table["smugglers"]
    if named.named:
        need(s, SMUGGLERS, quoted("smugglers"), named)
    if s.smugglers == k.NO_SMUGGLERS:
        return
    named.of(SMUGGLER_KEYS, "what-part-of-the-smugglers")
    s.smugglers = named["status"].one(STATUS, "what-status-of-the-smugglers", s.smugglers)
    s.given_up = named["given_up"].number(s.given_up, 0, t.ORNITHOPTERS)
    s.vehicles[1] -= s.given_up
    if s.vehicles[1] < 0:
        raise named["given_up"].wrong("edit-not-so-many", what=WORDS.message("what-ornithopters"))
    if s.smugglers == k.NEUTRAL:
        _neutral(s, table, before[0])
    else:
        _no_longer_neutral(s, table)
    waiting, on_board = s.smugglers_waiting, on_the_board(s, k.SMUGGLER)
    ready, flying = before[1] - s.zone.count(k.SMUGGLER_ORNITHOPTER), s.zone.count(k.SMUGGLER_ORNITHOPTER)
    if s.smugglers == k.ELIMINATED:
        s.smugglers_left = s.thopters_ready = s.thopters_locked = 0
        return
    if waiting + on_board > t.SMUGGLER_UNITS:
        raise table["areas"].wrong("edit-smuggler-units", n=t.SMUGGLER_UNITS)
    s.smugglers_left = t.SMUGGLER_UNITS - waiting - on_board
    if flying > t.SMUGGLER_ORNITHOPTERS:
        raise table["air"].wrong("edit-smuggler-ornithopters", n=t.SMUGGLER_ORNITHOPTERS)
    s.thopters_ready = named["ornithopters_ready"].number(max(0, ready), 0, t.SMUGGLER_ORNITHOPTERS - flying)
    s.thopters_locked = t.SMUGGLER_ORNITHOPTERS - flying - s.thopters_ready


def _neutral(s: Position, table: Part, harvesters: int) -> None:
    named = table["smugglers"]
    for key in ("base", "die"):
        if key in named and not named[key].is_none:
            raise named[key].wrong("edit-neutral-have-no", key=key)
    if on_the_board(s, k.SMUGGLER):
        raise table["areas"].wrong("edit-neutral-units")
    if k.SMUGGLER_ORNITHOPTER in s.zone:
        raise table["air"].wrong("edit-neutral-air")
    for leader in (t.STABAN, t.GURNEY):
        if s.where[leader] != k.NOT_YET:
            raise table["leaders"].wrong("edit-alliance-leader", leader=t.LEADERS[leader].id)
    s.staban_step = named["staban_step"].number(s.staban_step, 1, t.STABAN_START)
    if max(s.marker) >= s.staban_step:
        raise named.wrong("edit-staban")
    s.smugglers_waiting = named["waiting"].number(s.smugglers_waiting, 0, t.SMUGGLER_UNITS)
    on_board = s.harvester.count(k.SMUGGLER_HARVESTER)
    if on_board > t.SMUGGLER_HARVESTERS:
        raise table["areas"].wrong("edit-smuggler-harvesters", n=t.SMUGGLER_HARVESTERS)
    left = max(0, harvesters - on_board)
    s.smuggler_harvesters = named["harvesters"].number(left, 0, t.SMUGGLER_HARVESTERS - on_board)
    if s.zone.count(k.SMUGGLER_CARRYALL) > 1:
        raise table["air"].wrong("edit-one-carryall")
    s.smuggler_carryall = int(k.SMUGGLER_CARRYALL not in s.zone)
    s.base_at = -1


def _no_longer_neutral(s: Position, table: Part) -> None:
    """Allied or eliminated: their Harvesters and the Carryall have left the game, nobody waits any more."""
    named = table["smugglers"]
    for key in ("staban_step", "waiting", "harvesters"):
        if key in named and named[key].value:
            raise named[key].wrong("edit-for-neutral", key=key)
    if k.SMUGGLER_HARVESTER in s.harvester:
        raise table["areas"].wrong("edit-harvesters-neutral")
    if k.SMUGGLER_CARRYALL in s.zone:
        raise table["air"].wrong("edit-carryall-neutral")
    s.smugglers_waiting = s.smuggler_harvesters = s.smuggler_carryall = 0
    for leader in (t.STABAN, t.GURNEY):
        if s.where[leader] == k.NOT_YET:
            s.where[leader] = k.AVAILABLE
    if s.smugglers == k.ALLIED:
        _edit_base(s, named)
        return
    if on_the_board(s, k.SMUGGLER) or s.where[t.STABAN] >= 0 or k.SMUGGLER_ORNITHOPTER in s.zone:
        raise named.wrong("edit-eliminated")
    for key in ("base", "die", "ornithopters_ready"):
        if key in named and named[key].value not in (None, "none", 0):
            raise named[key].wrong("edit-eliminated-have-no", key=key)
    s.where[t.STABAN] = k.GONE
    s.base_at = -1


def _edit_base(s: Position, named: Part) -> None:
    """`none` is the rare case that no area was left for it (SMG-7.9)."""
    part = named["base"]
    if not part.named and s.base_at < 0:
        raise named.wrong("edit-name-base")
    base = s.base_at = part.one_or_none(t.AREA_ID, "what-area", s.base_at)
    if base < 0:
        return
    if not t.IS_DESERT[base] or t.SECTORS[base][0] not in t.LOWER_SECTORS:
        raise part.wrong("edit-base-desert")
    if s.worm[base] or s.owner[base] not in (-1, t.ATREIDES_SIDE) or base in s.sietch_at or settlement_in(s, base) >= 0:
        raise part.wrong("edit-base-alone", area=t.AREAS[base].id)


def edit_smuggler_die(s: Position, table: Part) -> None:
    """Only what is named is there to spend, as with the other dice."""
    die = table["smugglers"]["die"]
    s.smuggler_die = die.one_or_none(RESULTS, "what-result-of-an-action-die") if s.smugglers == k.ALLIED else -1


# ---------------------------------------------------------------- The Spacing Guild


def edit_guild(s: Position, table: Part) -> None:
    named = table["guild"]
    if named.named:
        need(s, GUILD, quoted("guild"), named)
    if not s.guild:
        return
    named.of(GUILD_KEYS, "what-part-of-the-guild")
    for side, name in enumerate(SIDES):
        board = named[name].of(("heighliner", "cargo"), "what-part-of-a-heighliner-board")
        s.heighliner[side] = board["heighliner"].number(s.heighliner[side], 0, t.ARRAKIS_STEP - 1)
        cargo = board["cargo"].of(("frigates", "troops"), "what-cargo")
        s.cargo_frigates[side] = cargo["frigates"].number(s.cargo_frigates[side], 0, t.FRIGATES)
        s.cargo_troops[side] = cargo["troops"].number(s.cargo_troops[side], 0, t.BASES)
        on_board = sum(has(s, a, k.TROOP) for a, owner in enumerate(s.owner) if owner == side)
        s.bases_left[side] = t.BASES - s.cargo_troops[side] - on_board
        if s.bases_left[side] < 0:
            raise board.wrong("edit-bases", side=name, n=t.BASES)
        s.frigates_left[side] = t.FRIGATES - s.cargo_frigates[side] - s.zone.count(k.FRIGATE_UP + side)
        if s.frigates_left[side] < 0:
            raise board.wrong("edit-frigates", side=name, n=t.FRIGATES)
    s.troops_left = t.TROOPS - sum(s.cargo_troops) - on_the_board(s, k.TROOP)
    if s.troops_left < 0:
        raise named.wrong("edit-troops", n=t.TROOPS)
    if s.zone.count(k.NAVIGATOR_UP) > 1:
        raise table["air"].wrong("edit-navigator")


def on_the_board(s: Position, figure: int) -> int:
    return sum(s.force[figure :: k.FIGURES])
