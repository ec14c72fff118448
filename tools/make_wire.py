"""Write the client's types from the server's messages: web/src/wire.ts from landsraad.server.wire.

    python tools/make_wire.py

`tests/test_generated.py` fails when the written file is not what this tool would write.
"""

from __future__ import annotations

import sys
import types
import typing
from pathlib import Path
from typing import Any

import msgspec

from landsraad.server import wire

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "web" / "src" / "wire.ts"
PLAIN: dict[Any, str] = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "any"}


def typed(kind: Any) -> str:
    """A Python type as TypeScript writes it."""
    if kind in PLAIN:
        return PLAIN[kind]
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Literal:
        return " | ".join(f'"{value}"' for value in inner)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(typed(part) for part in inner)
    if origin is dict:
        return f"Record<string, {typed(inner[1])}>"
    if origin is list or (origin is tuple and inner[-1] is Ellipsis):
        item = typed(inner[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is tuple:
        return "[" + ", ".join(typed(part) for part in inner) + "]"
    return str(kind.__name__)


def typed_dict(kind: Any) -> list[str]:
    """An object of the engine that goes to the browser as it is."""
    lines = [f"/** {kind.__doc__.strip().splitlines()[0]} */", f"export interface {kind.__name__} {{"]
    for name, hint in typing.get_type_hints(kind, include_extras=True).items():
        optional = typing.get_origin(hint) is typing.NotRequired
        lines.append(f"  {name}{'?' if optional else ''}: {typed(typing.get_args(hint)[0] if optional else hint)};")
    return [*lines, "}", ""]


def struct(kind: type[msgspec.Struct]) -> list[str]:
    hints = typing.get_type_hints(kind)
    about = (kind.__doc__ or "").strip().splitlines()
    lines = [f"/** {about[0]} */"] if about else []
    lines.append(f"export interface {kind.__name__} {{")
    config = kind.__struct_config__
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for field in msgspec.structs.fields(kind):
        optional = "?" if not field.required and kind.__name__ in FROM_BROWSER else ""
        lines.append(f"  {field.name}{optional}: {typed(hints[field.name])};")
    return [*lines, "}", ""]


FROM_BROWSER = {k.__name__ for k in typing.get_args(wire.Command)} | {"SeatWish", "NewTable", "Claim", "Recover"}


def module() -> str:
    lines = ["// Written by tools/make_wire.py from src/landsraad/server/wire.py: change that file.", ""]
    for kind in vars(wire).values():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct:
            lines += struct(kind)
        elif typing.is_typeddict(kind):
            lines += typed_dict(kind)
    lines.append("export type Command = " + " | ".join(k.__name__ for k in typing.get_args(wire.Command)) + ";")
    lines.append("export type Answer = " + " | ".join(k.__name__ for k in typing.get_args(wire.Answer)) + ";")
    return "\n".join(lines) + "\n"


def main() -> None:
    TARGET.write_text(module(), encoding="utf-8")
    print(f"written: {TARGET.relative_to(ROOT)}", file=sys.stderr)


if __name__ == "__main__":
    main()
