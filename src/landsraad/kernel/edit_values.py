"""Reading the values of an edited position: what is wrong is told in one sentence, with its place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from .errors import BadPosition
from .spelling import unknown
from .texts import KERNEL, Catalogue, Message

Where = tuple[str | int, ...]  # the path of a value in the edits


def complaints(words: Catalogue) -> Callable[..., BadPosition]:
    """`wrong("edit-dice", ("dice",), n=8)`: what is wrong with a position, in the words of a game, and where."""

    def wrong(message: str, where: Where = (), **values: Any) -> BadPosition:
        return BadPosition(words.message(message, **values), where)

    return wrong


def read_mapping(value: Any, where: Where, known: Iterable[str], what: str | Message) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadPosition(KERNEL.message("edit-mapping", what=_name(where)), where)
    for key in value:
        if key not in known:
            raise BadPosition(unknown(what, key, known), (*where, key))
    return value


def _name(where: Where) -> Message:
    return KERNEL.message("edit-quoted", name=str(where[-1])) if where else KERNEL.message("edit-a-position")


def read_number(value: Any, where: Where, least: int = 0, most: int = 99) -> int:
    if type(value) is not int:
        raise BadPosition(KERNEL.message("edit-number", what=_name(where), value=str(value)), where)
    if not least <= value <= most:
        raise BadPosition(
            KERNEL.message("edit-range", what=_name(where), least=least, most=most, value=str(value)), where
        )
    return value


def read_truth(value: Any, where: Where) -> int:
    if not isinstance(value, bool):
        raise BadPosition(KERNEL.message("edit-truth", what=_name(where), value=str(value)), where)
    return int(value)


def read_one(value: Any, where: Where, known: Mapping[str, int], what: str | Message) -> int:
    if not isinstance(value, str) or value not in known:
        raise BadPosition(unknown(what, value, known), where)
    return known[value]


def read_one_or_none(value: Any, where: Where, known: Mapping[str, int], what: str | Message) -> int:
    return -1 if value in (None, "none") else read_one(value, where, known, what)


def read_list(value: Any, where: Where) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(KERNEL.message("edit-list", what=_name(where), value=str(value)), where)
    return value


def read_several(value: Any, where: Where, known: Mapping[str, int], what: str | Message) -> list[int]:
    return [read_one(name, (*where, i), known, what) for i, name in enumerate(read_list(value, where))]


def numbered(names: Iterable[str]) -> dict[str, int]:
    return {name: i for i, name in enumerate(names)}
