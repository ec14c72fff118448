"""States as JSON data and back, from the types their fields are declared with (see tools/make_state.py)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Make = Callable[[Any], Any]
OR_NONE = " | None"
ALREADY_PLAIN = frozenset((int, bool, str, type(None)))


def plain(value: Any) -> Any:
    """JSON data: bytes as hexadecimal text, everything ordered as a list."""
    if value.__class__ in ALREADY_PLAIN:
        return value
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, bytearray):
        return list(value)
    if isinstance(value, (list, tuple)):  # mostly of numbers, hundreds in a row: no call for each of them
        return [v if v.__class__ in ALREADY_PLAIN else plain(v) for v in value]
    return value


def restored(type: str, value: Any, makers: Mapping[str, Make]) -> Any:
    """The value of a field of that type. `makers` knows the names that are not Python's own: Frame, Player."""
    if type.endswith(OR_NONE):
        return None if value is None else restored(type.removesuffix(OR_NONE), value, makers)
    if type in makers:
        return makers[type](value)
    if type == "bytes":
        return bytes.fromhex(value)
    if type == "bytearray":
        return bytearray(value)
    outer, _, inner = type.removesuffix("]").partition("[")
    if outer == "list":
        return [restored(inner, v, makers) for v in value]
    if outer == "tuple":
        parts = _parts(inner)
        if parts[-1] == "...":
            return tuple(restored(parts[0], v, makers) for v in value)
        return tuple(restored(part, v, makers) for part, v in zip(parts, value, strict=True))
    if outer not in ("int", "bool", "str") or value.__class__.__name__ != outer:
        raise ValueError(f"{value!r} is no {type}")
    return value


def _parts(types: str) -> list[str]:
    """`int, tuple[int, ...]` at its commas, but not at those inside."""
    parts, depth, start = [], 0, 0
    for i, c in enumerate(types):
        depth += (c == "[") - (c == "]")
        if c == "," and depth == 0:
            parts.append(types[start:i].strip())
            start = i + 1
    return [*parts, types[start:].strip()]
