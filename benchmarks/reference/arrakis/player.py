"""Sits at the table: finds the side it plays, lets it judge every option, takes the best."""

from __future__ import annotations

import random

from landsraad.kernel.contract import Data
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.seat import Seat

from .atreides import Atreides
from .board import board_of
from .common import Side
from .expanded_atreides import ExpandedAtreides
from .expanded_harkonnen import ExpandedHarkonnen
from .harkonnen import Harkonnen
from .table import Table

SIDES: dict[str, type[Side]] = {"harkonnen": Harkonnen, "atreides": Atreides}
EXPANDED: dict[str, type[Side]] = {"harkonnen": ExpandedHarkonnen, "atreides": ExpandedAtreides}
# Decisions that only Smugglers and The Spacing Guild bring.
NEW = frozenset(
    (
        "place_smuggler_ornithopter",
        "thopter_battle",
        "place_smuggler_harvester",
        "place_smuggler_carryall",
        "base_at",
        "staban_joins",
        "smugglers_join",
        "prizes",
        "use_smuggler_die",
        "keep_card",
        "upgrade_whom",
        "imperium_action",
        "land_frigate",
        "land_troops",
        "land_how_many",
        "bombard_from",
        "place_navigator",
        "who_flies",
        "heighliner_step",
        "hold_heighliner",
        "down_frigate",
    )
)
DECLINES = (("skip",), ("done",))


class House:
    name = "house"

    def __init__(self, seed: int) -> None:
        self._side: Side | None = None

    def sides(self, view: Data) -> dict[str, type[Side]]:
        return EXPANDED if "smugglers" in view or "guild" in view else SIDES

    def choose(self, seat: Seat) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        view = seat.view()
        side = self._playing(seat, view)
        return side.choose(seat.game, Table(side.board, view), legal)

    def judge(self, seat: Seat) -> dict[int, float]:
        """What every legal action is worth to it."""
        view = seat.view()
        side = self._playing(seat, view)
        return side.judged(seat.game, Table(side.board, view), seat.legal())

    def _playing(self, seat: Seat, view: Data) -> Side:
        if self._side is None:
            self._side = self.sides(view)[view["side"]](board_of(seat.game))
        return self._side


class HouseBlind(House):
    """The house that knows the base game only: the measure of what the expansions bring.

    It declines what they offer; where it must choose, chance does."""

    name = "house-blind"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._random = random.Random(seed)

    def sides(self, view: Data) -> dict[str, type[Side]]:
        return SIDES

    def choose(self, seat: Seat) -> int:
        game, legal = seat.game, seat.legal()
        if game.name != "arrakis":
            raise LandsraadError(f"The bot “{self.name}” plays War for Arrakis only, not {game.title}.")
        if seat.view()["asks"]["kind"] not in NEW:
            return super().choose(seat)
        declining = [action for action in legal if game.words(action) in DECLINES]
        return self._random.choice(declining or legal)
