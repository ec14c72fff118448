"""What a search has to know of War for Arrakis."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from ...arrakis.rules import codes as k
from ...kernel.net import Net
from .house import HousePolicy
from .value import COUNT, NOTHING, Value, by_points

# How much of the time of a turn other decisions deserve. What is not named here the house decides alone.
WEIGHTS = {
    k.TURN: 1.0,
    k.USE_DIE: 0.7,
    k.USE_SMUGGLER_DIE: 0.5,
    k.PICK_CARD: 0.5,
    k.MOVE_FROM: 0.4,
    k.MOVE_TO: 0.4,
    k.ATTACK_FROM: 0.4,
    k.ATTACK_TO: 0.3,
    k.DESERT_CHOICE: 0.3,
    k.END_CLAIM: 0.5,
    k.REMOVE_PRESCIENCE: 0.4,
    k.SPICE: 0.3,
    k.B_CEASE: 0.3,
    k.B_STAY: 0.3,
    k.B_ADVANCE: 0.2,
    k.IMPERIUM_ACTION: 0.3,
    k.LAND_TROOPS: 0.2,
    k.TOKEN_AT: 0.2,
    k.DEPLOY_AT: 0.15,
    k.WORM_PREY: 0.2,
    k.BASE_AT: 0.5,
}


def stored_net() -> Net:
    """The trained weights, or the tracks alone if there are none for these inputs."""
    file = files(__package__).joinpath("weights.json")
    if file.is_file():
        data = json.loads(file.read_text(encoding="utf-8"))
        if len(data["direct"]) == COUNT:
            return Net(data)
    return by_points()


class Thinking:
    options = 6
    doubt = 1.0  # the dice decide much: the house is right unless it is surely wrong
    practice: tuple[dict[str, Any], ...] = (
        {"players": 2, "round_limit": 30},
        {"players": 2, "round_limit": 30},
        {"players": 2, "round_limit": 30},
        {"players": 2, "expansions": ("smugglers", "guild"), "round_limit": 30},
        {"players": 2, "expansions": ("smugglers", "guild"), "round_limit": 30},
        {"players": 2, "expansions": ("smugglers",), "round_limit": 30},
        {"players": 2, "expansions": ("guild",), "round_limit": 30},
        {"players": 3, "round_limit": 30},
        {"players": 4, "expansions": ("smugglers", "guild"), "round_limit": 30},
    )

    def __init__(self, net: Net | None = None, weights: dict[int, float] | None = None) -> None:
        self.policy = HousePolicy(True)
        self._value = Value(net or stored_net())
        self._weights = WEIGHTS if weights is None else weights

    def shares(self, world: Any) -> list[float]:
        return self._value.shares(world)

    def weight(self, kind: int) -> float:
        return self._weights.get(kind, 0.0)

    def until(self, world: Any) -> int:
        """To the start of the next round."""
        clock: int = world.clock()
        return clock + 1

    def inputs(self, world: Any) -> list[list[float]]:
        """The Harkonnen have all inputs: one network looks at both sides at once."""
        out = [0.0] * COUNT
        self._value.read(world, out)
        return [out, NOTHING]

    def row(self, world: Any, seat: int) -> int:
        """Its side; alone one plays the Atreides (ARR-30)."""
        return int(world.solo or seat not in (world.house[0], world.ally[0]))

    def winners(self, world: Any) -> list[float]:
        """Nobody, if the limit of rounds was reached."""
        return [float(world.winner == side) for side in range(2)]


THINKING = Thinking()
