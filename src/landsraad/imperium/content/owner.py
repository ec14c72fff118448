"""German names by somebody who owns the game.

Most German names are our translation. A content file puts the printed ones in their place: name it in the environment
variable LANDSRAAD_IMPERIUM_CONTENT before the game is loaded (`landsraad --content FILE` does that). Only its part
`imperium` is read here, and only names are corrected; everything else about the components is known. Format:
docs/content-files.md.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from ...kernel.declared import changed
from ...kernel.errors import LandsraadError
from ..vocabulary import Card, Conflict, IntrigueCard, Leader, Space, TechTile

VARIABLE = "LANDSRAAD_IMPERIUM_CONTENT"
PART = "imperium"  # of a content file
KINDS = ("cards", "intrigues", "conflicts", "leaders", "spaces", "tech")
# What may be said of a component, and the field that then no longer holds our translation.
GERMAN = {"de": "de_printed", "passive_de": "passive_de_printed", "signet_de": "signet_de_printed"}

Component = TypeVar("Component", Card, IntrigueCard, Conflict, Leader, Space, TechTile)


class BadContent(LandsraadError):
    """A content file that cannot be used; the sentence says where and why."""


def corrected(kind: str, declared: list[Component]) -> list[Component]:
    """The components with the names of the content file that was named, if there is one."""
    path = os.environ.get(VARIABLE, "")
    return rename(kind, declared, _read(path)) if path else declared


@cache
def _read(path: str) -> dict[str, Any]:
    """What the file says of this game."""
    import yaml

    try:
        data = yaml.safe_load(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadContent(f"{path} cannot be read: {error.strerror}.") from error
    except (UnicodeDecodeError, yaml.YAMLError) as error:
        raise BadContent(f"{path} is not a content file: broken YAML.") from error
    if not isinstance(data, dict):
        raise BadContent(f"{path} is not a content file: it should name what it corrects.")
    part = data.get(PART, {})
    if not isinstance(part, dict):
        raise BadContent(f"{path}: “{PART}” should list components by their kind.")
    for kind in part:
        if kind not in KINDS:
            raise BadContent(f"{path}: there is nothing called “{kind}” in {PART}; known are {', '.join(KINDS)}.")
    return part


def rename(kind: str, declared: list[Component], said: dict[str, Any]) -> list[Component]:
    names = said.get(kind, {})
    if not isinstance(names, dict):
        raise BadContent(f"“{kind}” should list components by their id.")
    by_id = {x.id: x for x in declared}
    for id, change in names.items():
        if id not in by_id:
            raise BadContent(f"there is no “{id}” among the {kind}.")
        by_id[id] = _renamed(f"{kind}, {id}", by_id[id], change)
    return list(by_id.values())


def _renamed(where: str, thing: Component, change: object) -> Component:
    if not isinstance(change, dict):
        raise BadContent(f"{where}: it should say its German name, like {{de: Dolch}}.")
    new: dict[str, Any] = {}
    for key, name in change.items():
        if key not in GERMAN or not hasattr(thing, key):
            raise BadContent(f"{where}: there is nothing called “{key}”; only German names are corrected.")
        if not isinstance(name, str) or not name.strip():
            raise BadContent(f"{where}, {key}: “{name}” is no name.")
        new |= {key: name, GERMAN[key]: True}
    return changed(thing, **new)
