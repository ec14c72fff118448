"""What a search has to know of Dune: Imperium."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from ...imperium.rules import codes as k
from ...kernel.net import Net
from .house import HousePolicy
from .moment import Moment
from .value import COUNT, Value, by_points, features

# How much of the time of a turn other decisions deserve. What is not named here the house decides alone.
WEIGHTS = {
    k.TURN: 1.0,
    k.AGENT: 0.3,
    k.REVEAL: 0.3,
    k.COMBAT: 0.3,
    k.FACTION_UP: 0.2,
    k.PICK: 0.2,
    k.TRASH_CARD: 0.2,
}


def stored_net() -> Net:
    """The trained weights, or points alone if there are none for these inputs."""
    file = files(__package__).joinpath("weights.json")
    if file.is_file():
        data = json.loads(file.read_text(encoding="utf-8"))
        if len(data["direct"]) == COUNT:
            return Net(data)
    return by_points()


class Thinking:
    options = 16
    doubt = 0.0

    def __init__(self, net: Net | None = None, weights: dict[int, float] | None = None) -> None:
        self.policy = HousePolicy(True)
        self._value = Value(net or stored_net())
        self._weights = WEIGHTS if weights is None else weights

    def shares(self, world: Any) -> list[float]:
        return self._value.shares(world)

    def weight(self, kind: int) -> float:
        return self._weights.get(kind, 0.0)

    practice: tuple[dict[str, Any], ...] = (
        {"players": 4, "expansions": ("ix",), "leaders": "random"},
        {"players": 4, "expansions": ("ix",), "leaders": "random"},
        {"players": 4, "leaders": "random"},
        {"players": 3, "expansions": ("ix",), "leaders": "random"},
        {"players": 4, "expansions": ("ix",), "epic": True, "leaders": "random"},
        {
            "players": 1,
            "expansions": ("ix",),
            "difficulty": "kwisatz_haderach",
            "rivals": "random",
            "leaders": "random",
        },
    )

    def inputs(self, world: Any) -> list[list[float]]:
        rounds_left = Moment(world, 0, True).rounds_left
        found = []
        for seat in range(2 if world.humans == 2 else len(world.players)):
            out = [0.0] * COUNT
            features(world, seat, rounds_left, out)
            found.append(out)
        return found

    def winners(self, world: Any) -> list[float]:
        """Rivals of House Hagal can win too."""
        first = world.ranking[0]
        return [float(seat in first) / len(first) for seat in range(len(world.players))]

    def row(self, world: Any, seat: int) -> int:
        return seat

    def until(self, world: Any) -> int:
        """To the start of the next round; what is left of it after the last turns is little."""
        clock: int = world.clock()
        return clock + 1


THINKING = Thinking()
