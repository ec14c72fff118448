"""The house as something that can be played with: chooses for either side in any world it is given."""

from __future__ import annotations

from ...arrakis.rules import codes as k
from ...arrakis.rules.state import State
from ...kernel.playout import Policy
from ...kernel.position import Position
from .alone import Alone
from .atreides import Atreides
from .common import Side
from .expanded_atreides import ExpandedAtreides
from .expanded_harkonnen import ExpandedHarkonnen
from .habits import Habits
from .harkonnen import Harkonnen


class HousePolicy(Policy):
    __slots__ = ("alone", "expanded", "plain")

    plain: list[Side]  # by side, for the base game
    expanded: list[Side]
    alone: Side  # against the Mahdi

    def __init__(self, plays_expansions: bool = True, habits: Habits | None = None) -> None:
        self.plain = [Harkonnen(), Atreides()]
        self.alone = Alone(habits or Habits())
        self.expanded = [ExpandedHarkonnen(), ExpandedAtreides()] if plays_expansions else self.plain

    def judge(self, world: Position) -> list[float]:
        assert isinstance(world, State)
        seat = world.player
        if world.solo and world.smugglers == k.NO_SMUGGLERS:
            return self.alone.scores(world, seat, world.legal_list)
        number = 0 if seat == world.house[0] or seat == world.ally[0] else 1
        sides = self.expanded if world.guild or world.smugglers != k.NO_SMUGGLERS else self.plain
        return sides[number].scores(world, seat, world.legal_list)
