"""Reading the values of an edited position: what is wrong is told in one sentence, with its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .errors import BadPosition
from .spelling import unknown

Where = tuple[str | int, ...]  # the path of a value in the edits


def read_mapping(value: Any, where: Where, known: Iterable[str], what: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadPosition(f"{_name(where)} is a list of names with values (name: value).", where)
    for key in value:
        if key not in known:
            raise BadPosition(unknown(what, key, known), (*where, key))
    return value


def _name(where: Where) -> str:
    return f"“{where[-1]}”" if where else "a position"


def read_number(value: Any, where: Where, least: int = 0, most: int = 99) -> int:
    if type(value) is not int:
        raise BadPosition(f"{_name(where)} must be a number, not “{value}”.", where)
    if not least <= value <= most:
        raise BadPosition(f"{_name(where)} must be from {least} to {most}, not {value}.", where)
    return value


def read_truth(value: Any, where: Where) -> int:
    if not isinstance(value, bool):
        raise BadPosition(f"{_name(where)} must be true or false, not “{value}”.", where)
    return int(value)


def read_one(value: Any, where: Where, known: Mapping[str, int], what: str) -> int:
    if not isinstance(value, str) or value not in known:
        raise BadPosition(unknown(what, value, known), where)
    return known[value]


def read_one_or_none(value: Any, where: Where, known: Mapping[str, int], what: str) -> int:
    return -1 if value in (None, "none") else read_one(value, where, known, what)


def read_list(value: Any, where: Where) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(f"{_name(where)} must be a list in [ ], not “{value}”.", where)
    return value


def read_several(value: Any, where: Where, known: Mapping[str, int], what: str) -> list[int]:
    return [read_one(name, (*where, i), known, what) for i, name in enumerate(read_list(value, where))]


def numbered(names: Iterable[str]) -> dict[str, int]:
    return {name: i for i, name in enumerate(names)}
