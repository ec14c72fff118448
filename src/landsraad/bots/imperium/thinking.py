"""What a search has to know of Dune: Imperium."""

from __future__ import annotations

from typing import Any

from ...imperium.rules import codes as k
from ...kernel.net import Net
from ..judging import Learned, stored_net
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


class Thinking(Learned):
    options = 16
    doubt = 0.0

    def __init__(self, net: Net | None = None, weights: dict[int, float] | None = None) -> None:
        value = Value(net or stored_net(__package__, COUNT) or by_points())
        super().__init__(HousePolicy(True), value, WEIGHTS if weights is None else weights)

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


THINKING = Thinking()
