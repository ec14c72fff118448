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
from ...kernel.errors import BadContent
from ...kernel.texts import KERNEL, Message, short
from ..vocabulary import Card, Conflict, IntrigueCard, Leader, Space, TechTile

VARIABLE = "LANDSRAAD_IMPERIUM_CONTENT"
PART = "imperium"  # of a content file
LONGEST = 200  # characters of a name
KINDS = ("cards", "intrigues", "conflicts", "leaders", "spaces", "tech")
# What may be said of a component, and the field that then no longer holds our translation.
GERMAN = {"de": "de_printed", "passive_de": "passive_de_printed", "signet_de": "signet_de_printed"}

Component = TypeVar("Component", Card, IntrigueCard, Conflict, Leader, Space, TechTile)


def _bad(where: str, cause: Message) -> BadContent:
    return BadContent(KERNEL.message("in-file", file=short(where, 400), cause=cause))


def corrected(kind: str, declared: list[Component]) -> list[Component]:
    """The components with the names of the content file that was named, if there is one."""
    path = os.environ.get(VARIABLE, "")
    return rename(kind, declared, _read(path)) if path else declared


@cache
def _read(path: str) -> dict[str, Any]:
    """What the file says of this game."""
    from ...kernel.yaml_lines import BadFile, read_yaml  # slow to load, and few have a content file

    try:
        documents = read_yaml(Path(path))
    except BadFile as error:
        raise BadContent(error.said) from error
    if len(documents) != 1 or not isinstance(documents[0].value, dict):
        raise _bad(path, KERNEL.message("content-names-nothing"))
    part: dict[str, Any] = documents[0].plain.get(PART, {})
    if not isinstance(part, dict):
        raise _bad(path, KERNEL.message("content-by-kind", part=PART))
    for kind in part:
        if kind not in KINDS:
            raise _bad(path, KERNEL.message("content-no-kind", name=short(kind), part=PART, known=", ".join(KINDS)))
    return part


def rename(kind: str, declared: list[Component], said: dict[str, Any]) -> list[Component]:
    names = said.get(kind, {})
    if not isinstance(names, dict):
        raise _bad(kind, KERNEL.message("content-by-id"))
    by_id = {x.id: x for x in declared}
    for id, change in names.items():
        if id not in by_id:
            raise _bad(PART, KERNEL.message("content-no-such", name=short(id), kind=kind))
        by_id[id] = _renamed(f"{kind}, {id}", by_id[id], change)
    return list(by_id.values())


def _renamed(where: str, thing: Component, change: object) -> Component:
    if not isinstance(change, dict):
        raise _bad(where, KERNEL.message("content-german-name", example="{de: Dolch}"))
    new: dict[str, Any] = {}
    for key, name in change.items():
        if key not in GERMAN or not hasattr(thing, key):
            raise _bad(where, KERNEL.message("content-only-names", name=short(key)))
        if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > LONGEST:
            raise _bad(f"{where}, {key}", KERNEL.message("content-no-name", value=short(name)))
        new |= {key: name, GERMAN[key]: True}
    return changed(thing, **new)
