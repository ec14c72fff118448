"""What a search has to know of War for Arrakis."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, ClassVar

from ...arrakis.rules import codes as k
from ...arrakis.vocabulary import DECKS, SIDES
from ...kernel.contract import Data
from ...kernel.net import Net
from ...kernel.playout import Policy
from ..judging import Learned, stored_net
from ..search import Budget
from .alone import Alone
from .habits import Habits
from .house import HousePolicy
from .value import COUNT, NOTHING, Value, by_points, chances_by_points

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

# Alone against the Mahdi, by what a thought of many playouts brought in games of the house (docs/mahdi.md): most
# where a die is chosen and who marches, much where hits are taken; nobody waits for anybody there. Where it brought
# nothing the house decides alone.
ALONE = {
    **WEIGHTS,
    k.USE_DIE: 1.0,
    k.MOVE_FROM: 1.0,
    k.MOVE_TO: 0.3,
    k.MOVE_OR_ATTACK: 0.6,
    k.PICK_CARD: 0.7,
    k.B_HIT: 0.8,
    k.B_CEASE: 1.0,
    k.B_ADVANCE: 0.5,
    k.B_RETREAT_TO: 0.5,
    k.WORM_RETREAT: 0.4,
    k.LEADER_FOR: 0.5,
    k.PLACE_SIGN: 0.2,
    k.SLOT_TOKEN: 0.2,
}


# Setups to learn from.
TABLE: tuple[dict[str, Any], ...] = (
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


def _figures(areas: list[Data], side: str) -> int:
    """A facedown token is about two of them."""
    there = [area for area in areas if area.get("owner") == side]
    units: int = sum(sum(a["units"].values()) + a.get("generic", 0) for a in there)
    return units + sum(len(a.get("leaders", ())) + 2 * len(a.get("tokens", ())) for a in there)


def plays_alone(world: Any) -> bool:
    """Against the Mahdi without Smugglers: the game the plan is for."""
    return world.solo and world.smugglers == k.NO_SMUGGLERS  # type: ignore[no-any-return]


def stored_ways() -> list[dict[str, float]]:
    """Other weights of the plan, found by `landsraad.lab.ways`."""
    text = files(__package__).joinpath("ways.json").read_text(encoding="utf-8")
    found: list[dict[str, float]] = json.loads(text)
    return found


class Thinking(Learned):
    levels: ClassVar = {4: Budget(8, 0.1), 5: Budget(32, 0.3), 6: Budget(320, 1.0)}
    options = 6
    doubt = 1.0  # the dice decide much: the house is right unless it is surely wrong
    practice: ClassVar = {"table": TABLE}

    def __init__(
        self,
        net: Net | None = None,
        weights: dict[int, float] | None = None,
        ways: Sequence[Policy] | None = None,  # alone; none: those that are stored
    ) -> None:
        value = Value(net or stored_net(__package__, COUNT) or by_points())
        self._alone = Alone(Habits())
        self._tracks = Value(by_points())
        self._chances = False
        self._ways = ways
        super().__init__(HousePolicy(True), value, WEIGHTS if weights is None else weights)

    def gauges(self, view: Data, lasting: bool) -> dict[str, float]:
        own = next(n for n, side in enumerate(SIDES) if view["seat"] in view["seats"][side])
        areas = list(view["areas"].values())
        has = {
            "supremacy": view["supremacy"],
            "cards": sum(view["hand_sizes"][deck] for deck in DECKS[2 * own : 2 * own + 2]),
            "sietches": sum("sietch" in area for area in areas),
            "settlements": sum("settlement" in area for area in areas),
            **{f"marker:{marker}": n for marker, n in view["markers"].items()},
        }
        if lasting:  # within a turn some figures are on their way
            has["figures"] = _figures(areas, SIDES[own])
            has["enemies"] = _figures(areas, SIDES[1 - own])
        else:  # by the end of a round all have left the board (ARR-21.1)
            has["harvesters"] = sum(area.get("harvester") is True for area in areas)
        return has

    def calibrated(self) -> Thinking:
        thinking = Thinking(stored_net(__package__, COUNT) or chances_by_points())
        thinking._tracks = Value(chances_by_points())
        thinking._chances = True
        return thinking

    def taught(self, net: Net) -> Thinking:
        return Thinking(net)

    def weight(self, world: Any) -> float:
        return ALONE.get(world.kind(), 0.0) if plays_alone(world) else super().weight(world)

    def ways(self, world: Any) -> Sequence[Policy]:
        if world.kind() != k.TURN or not plays_alone(world):
            return ()
        if self._ways is None:
            self._ways = [HousePolicy(habits=Habits.of(weights)) for weights in stored_ways()]
        return self._ways

    def shares(self, world: Any) -> list[float]:
        if plays_alone(world):
            return [self._alone.chance(world) if self._chances else self._alone.outlook(world)]
        if world.solo:  # with Smugglers: no network has learned from such games
            return self._tracks.shares(world)
        return super().shares(world)

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
