"""Kinds of things: cards, spaces, areas, seats. A thing has a number inside the engine and an id outside of it.

`card:dagger` is a *thing*: the name of its kind and its id. Views, paths and questions speak of things, never of the
engine's numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


class Kind:
    """A kind of thing and the ids of all there are, in the order of their numbers."""

    def __init__(self, name: str, ids: Sequence[str]) -> None:
        self.name = name
        self.ids = tuple(ids)
        self.numbers = {id: number for number, id in enumerate(self.ids)}
        if len(self.numbers) < len(self.ids):
            raise ValueError(f"two things of the kind “{name}” have the same id")

    def __len__(self) -> int:
        return len(self.ids)

    def thing(self, number: int) -> str:
        return f"{self.name}:{self.ids[number]}"

    def ids_of(self, mask: int) -> list[str]:
        """Those whose bit is set."""
        return [id for n, id in enumerate(self.ids) if mask >> n & 1]

    def things(self, mask: int) -> list[str]:
        return [f"{self.name}:{id}" for id in self.ids_of(mask)]


def amounts(most: int, least: int = 0) -> Kind:
    """Whole numbers as a kind, for counts: `number:3`."""
    return Kind("number", [str(n) for n in range(least, most + 1)])


SEATS = Kind("seat", ["0", "1", "2", "3"])  # seats count from 0 everywhere; people are told names


def counted_names(constants: Mapping[str, Any], count: str) -> list[str]:
    """The constants of a game that count from 0 up to the one that says how many they are: `name_die` for NAME_DIE."""
    listed = list(constants)
    end = listed.index(count)
    counted = listed[end - constants[count] : end]
    if [constants[name] for name in counted] != list(range(constants[count])):
        raise ValueError(f"the constants before {count} do not count from 0")
    return [name.lower() for name in counted]
