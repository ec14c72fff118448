"""The house of War for Arrakis at the table."""

from __future__ import annotations

import random

from ...kernel.seat import Seat
from ..judging import Judge
from .house import HousePolicy

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


class House(Judge):
    expansions = True

    def __init__(self, seed: int) -> None:
        super().__init__("arrakis", "War for Arrakis", HousePolicy(self.expansions), seed)


class HouseBlind(House):
    """The house that knows the base game only: the measure of what the expansions bring.

    It declines what they offer; where it must choose, chance does."""

    name = "house-blind"
    expansions = False

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._random = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        if seat.game.name == "arrakis" and seat.kind in NEW:
            legal = seat.legal()
            declining = [action for action in legal if seat.game.words(action) in DECLINES]
            return self._random.choice(declining or legal)
        return super().choose(seat)
