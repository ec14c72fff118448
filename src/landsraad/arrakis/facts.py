"""Components as plain data, for bots and tools that know the game only through the kernel's contract."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..kernel.declared import as_data
from ..kernel.errors import LandsraadError
from . import switches
from . import tables as t
from .content import geometry
from .content.pieces import PIECES
from .vocabulary import ATREIDES, GUILD, HARKONNEN, IMPERIUM, MARKERS, SMUGGLERS, Part

# Pieces that are no component of a deck: how many of them each side has, and the expansion they belong to (ARR-1.1,
# SMG-1, GLD-1). `among`: the kind they are listed with.
_PIECES: dict[str, dict[str, Any]] = {
    "unit:regular": {"name": "Regular", "counts": {HARKONNEN: 24, ATREIDES: 16}},
    "unit:elite": {"name": "Elite", "counts": {HARKONNEN: 12, ATREIDES: 8}},
    "unit:sardaukar": {"name": "Sardaukar", "counts": {HARKONNEN: 8}},
    "unit:fedaykin": {"name": "Fedaykin", "counts": {ATREIDES: 6}},
    "unit:bashar": {"name": "Bashar", "counts": {HARKONNEN: 6}},
    "unit:naib": {"name": "Naib", "counts": {ATREIDES: 12}},
    "unit:smuggler": {"name": "Smuggler Unit", "counts": {ATREIDES: 6}, "expansion": SMUGGLERS},
    "unit:troop": {"name": "Houses Major Troop", "count": 12, "expansion": GUILD},
    "vehicle:harvester": {"name": "Harvester", "counts": {HARKONNEN: 8}},
    "vehicle:ornithopter": {"name": "Ornithopter", "counts": {HARKONNEN: 6}},
    "vehicle:carryall": {"name": "Carryall", "counts": {HARKONNEN: 3}},
    "vehicle:smuggler_harvester": {"name": "Smuggler Harvester", "count": 3, "expansion": SMUGGLERS},
    "vehicle:smuggler_ornithopter": {"name": "Smuggler Ornithopter", "count": 3, "expansion": SMUGGLERS},
    "vehicle:smuggler_carryall": {"name": "Smuggler Carryall", "count": 1, "expansion": SMUGGLERS},
    "worm:sandworm": {"name": "Sandworm", "counts": {ATREIDES: 4}},
    "worm:wild_maker": {"name": "Wild Maker", "counts": {ATREIDES: 1}},
    "figure:guild_navigator": {
        "name": "Guild Navigator",
        "counts": {HARKONNEN: 1},
        "expansion": GUILD,
        "among": "leader",
    },
    "figure:frigate": {"name": "Space Frigate", "counts": {HARKONNEN: 3, ATREIDES: 3}, "expansion": GUILD},
    "figure:heighliner": {"name": "Heighliner", "counts": {HARKONNEN: 1, ATREIDES: 1}, "expansion": GUILD},
    "figure:smugglers_base": {"name": "Smugglers Base", "counts": {ATREIDES: 1}, "expansion": SMUGGLERS},
}
_IMPERIUM_ACTIONS = {
    "choam": {"frigates": 1, "troops": 0, "steps": 0},
    "spacing_guild": {"frigates": 0, "troops": 0, "steps": 1},
    "landsraad": {"frigates": 0, "troops": 2, "steps": 0},
}
# The tracks as they are printed (ARR-4, ARR-7, ARR-23, ARR-24, GLD-4): where they end and what their steps bring;
# `spice_rows`, the lowest step first: dice set aside, Harvesters, Ornithopters, Carryalls.
_TRACKS: dict[str, Any] = {
    "supremacy": {
        "end": 10,
        "brings": {"1": "leader:thufir_hawat", "4": "bene_gesserit", "6": "leader:feyd_rautha", "7": "bene_gesserit"},
    },
    "prescience": {"end": t.TRACK_END, "steps": {marker: [3, 6, 8] for marker in MARKERS}},
    "heighliner": {"end": 4},
    "spice_rows": [list(row) for row in t.ROWS],
}
_COMPONENTS: dict[str, Any] = {
    **{f"area:{x.id}": x for x in t.AREAS},
    **{f"zone:{x.id}": x for x in t.ZONES},
    **{f"card:{x.id}": x for x in t.CARDS},
    **{f"leader:{x.id}": x for x in t.LEADERS},
    **{f"prescience:{x.id}": x for x in t.PRESCIENCE},
    **{f"token:{x.id}": x for x in t.TOKENS},
    **{f"atomics:{x.id}": x for x in t.ATOMICS},
    **{f"objective:{x.id}": x for x in t.OBJECTIVES},
    f"die:{t.CONTENT.smugglers_die.id}": t.CONTENT.smugglers_die,
    **{
        thing: {"id": thing.partition(":")[2], "sides": [*data.get("counts", {})], **data}
        for thing, data in _PIECES.items()
    },
    **{f"marker:{x.id}": x for x in t.CONTENT.markers},
    **{f"marker:{id}": {"id": id} for id in IMPERIUM},
    **{f"ban:{x.id}": x for x in t.CONTENT.bans},
    **{f"imperium:{id}": {"id": id, **_IMPERIUM_ACTIONS[id], "expansion": GUILD} for id in IMPERIUM},
    **{f"piece:{x.id}": x for x in PIECES},
}


@cache
def facts(thing: str) -> dict[str, Any]:
    """Read-only data of a component; an empty text lists all ids by kind; `distances`, `switches`, `map`, `tracks`."""
    if not thing:
        names = [name.split(":", 1) for name in _COMPONENTS]
        return {kind: [n for k, n in names if k == kind] for kind in dict.fromkeys(k for k, _ in names)}
    if thing == "distances":
        return {t.AREAS[i].id: {t.AREAS[j].id: d for j, d in enumerate(row)} for i, row in enumerate(t.DISTANCE)}
    if thing == "switches":
        return switches.listing()
    if thing == "tracks":
        return _TRACKS
    if thing == "map":
        return geometry.as_data()
    if thing not in _COMPONENTS:
        raise LandsraadError(f"There is no “{thing}” in this game.")
    data: dict[str, Any] = as_data(
        _COMPONENTS[thing], lambda x: {"part": type(x).__name__} if isinstance(x, Part) else {}
    )
    return data
