"""What a seat knows as a row of numbers, for programs that learn.

    row = numpy.zeros(SIZE, "float32")
    Seat(game, state, 0).encode(row)

It is made from the seat's view and from nothing else, so it can tell no more than the view does, and it needs no line
of code in a game: everything in a view has a name (`players.0.influence.fremen`, `row=chani`), and every name has its
place in the row by its checksum ("the hashing trick": Weinberger and others, 2009). A number is entered by its
logarithm, a name by how often it stands there. Two names may share a place; the sign, also of the checksum, makes them
cancel out on average. The players stand in order of seats beginning with the one who looks.
"""

from __future__ import annotations

from math import copysign, log1p
from typing import Any
from zlib import crc32

from .contract import Data

SIZE = 8192
LEFT_OUT = frozenset({"legal"})  # the actions are told by their numbers

_places: dict[str, tuple[int, float]] = {}


def sparse(view: Data) -> dict[int, float]:
    """The entries of a view that are not nought."""
    row: dict[int, float] = {}
    seat = view["seat"]
    for name, value in view.items():
        if name == "players" and seat >= 0:
            _enter(row, name, value[seat:] + value[:seat])
        elif name not in LEFT_OUT:
            _enter(row, name, value)
    return row


def _enter(row: dict[int, float], name: str, value: Any) -> None:
    if isinstance(value, dict):
        for key, part in value.items():
            _enter(row, f"{name}.{key}", part)
    elif isinstance(value, (list, tuple)):
        for number, part in enumerate(value):
            _enter(row, name if isinstance(part, str) else f"{name}.{number}", part)
    elif isinstance(value, str):
        _add(row, f"{name}={value}", 1.0)
    elif value:  # neither None nor False nor nought
        _add(row, name, copysign(log1p(abs(value)), value))


def _add(row: dict[int, float], name: str, value: float) -> None:
    place = _places.get(name)
    if place is None:
        sum_ = crc32(name.encode())
        place = _places[name] = (sum_ % SIZE, 1.0 if sum_ < 1 << 31 else -1.0)
    row[place[0]] = row.get(place[0], 0.0) + place[1] * value


def encode(view: Data, out: Any) -> None:
    """Write a view into a row of SIZE numbers: a numpy array, an array.array or a list."""
    if hasattr(out, "fill"):
        out.fill(0.0)
    else:
        for place in range(SIZE):
            out[place] = 0.0
    for place, value in sparse(view).items():
        out[place] = value
