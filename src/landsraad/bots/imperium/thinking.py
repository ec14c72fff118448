"""What a search has to know of Dune: Imperium."""

from __future__ import annotations

from typing import Any, ClassVar

from ...imperium.rules import codes as k
from ...kernel.contract import Data
from ...kernel.net import Net
from ..judging import Learned, stored_net
from ..search import Budget
from . import prices
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

# For a human alone also where ships and Freighters go, which tile and which card it is, and what is chosen for a Rival:
# some eleven decisions a game. At tables of several these are the house's, as they were when the ladder was measured.
WEIGHTS_ALONE = {
    **WEIGHTS,
    k.TECH: 0.3,
    **dict.fromkeys(
        (
            k.FREIGHT,
            k.SHIPPING,
            k.STATION,
            k.TECH_PAY,
            k.TECH_OR_SOLARI,
            k.NEGOTIATORS,
            k.DEPLOY_HOW_MANY,
            k.DEFEND,
            k.REWARD,
            k.MAYBE,
            k.LOOK,
            k.BUY_FREE,
            k.DISCARD_CARD,
            k.IN_PLAY_TRASH,
            k.SET_AHEAD,
            k.BARON,
            k.RIVAL_FACTION,
            k.RIVAL_PICK,
        ),
        0.2,
    ),
}


# Setups to learn from: the variants people play, those that are played most more often.
ANY_LEADERS = {"leaders": "random"}
WITH_IX = {**ANY_LEADERS, "expansions": ("ix",)}
TABLE: tuple[dict[str, Any], ...] = (
    {"players": 4, **WITH_IX},
    {"players": 4, **ANY_LEADERS},
    {"players": 4, **WITH_IX},
    {"players": 3, **WITH_IX},
    {"players": 4, **WITH_IX},
    {"players": 4, "epic": True, **WITH_IX},
    {"players": 4, **WITH_IX},
    {"players": 2, **WITH_IX},
)
HAGAL = {"players": 1, "rivals": "random", **WITH_IX}
HARDEST = {**HAGAL, "difficulty": "kwisatz_haderach"}
# Two thirds of them games of equals: a network from solo games only, most of which the house loses, had a smaller loss
# and won fewer games (docs/learning.md).
ALONE: tuple[dict[str, Any], ...] = (
    *TABLE[:4],
    HARDEST,
    {**HAGAL, "difficulty": "mentat"},
    *TABLE[4:],
    HARDEST,
    {**HAGAL, "difficulty": "sardaukar"},
)
# What the house wins alone it wins by haste and luck; what is worth much to somebody who wins a third of these games is
# learned from the search.
ALONE_AFTERWARDS = (HARDEST, HARDEST, HARDEST, {**HAGAL, "difficulty": "mentat"})


class Thinking(Learned):
    levels: ClassVar = {4: Budget(16, 0.1), 5: Budget(40, 0.3), 6: Budget(1600, 1.0)}
    options = 16
    doubt = 0.0
    practice: ClassVar = {"table": TABLE, "alone": ALONE}
    afterwards: ClassVar = {"alone": ALONE_AFTERWARDS}

    def __init__(self, net: Net | None = None, weights: dict[int, float] | None = None) -> None:
        """That network for all games, or those that are stored."""
        nets = [net or stored_net(__package__, COUNT, kind) or by_points() for kind in ("table", "alone")]
        super().__init__(HousePolicy(True), Value(nets[0], nets[1]), WEIGHTS if weights is None else weights)
        self._weights_alone = WEIGHTS_ALONE if weights is None else weights

    def weight(self, world: Any) -> float:
        return self._weights_alone.get(world.kind(), 0.0) if world.humans == 1 else super().weight(world)

    def gauges(self, view: Data, lasting: bool) -> dict[str, float]:
        me = view["players"][view["seat"]]
        ships = me.get("dreadnoughts", {})
        return {
            "vp": me["vp"],
            "influence": sum(me["influence"].values()),
            "troops": me["garrison"] + me["conflict"],
            "dreadnoughts": ships.get("garrison", 0) + ships.get("conflict", 0),
            **({} if lasting else {"strength": me["strength"]}),
            **{what: me[what] for what in ("spice", "solari", "water")},
            "intrigue": me["intrigue_size"],
            "tech": len(me.get("tech", ())),
        }

    def calibrated(self) -> Thinking:
        return self

    def taught(self, net: Net) -> Thinking:
        return Thinking(net, {k.TURN: 1.0})

    def inputs(self, world: Any) -> list[list[float]]:
        rounds_left = Moment(world, 0, True, prices.TABLE).rounds_left
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
