"""The house at the table: it looks at a world its seat cannot tell from the real one, and judges every option there."""

from __future__ import annotations

import random

from ...kernel.errors import LandsraadError
from ...kernel.position import Position
from ...kernel.seat import Seat
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


class House:
    name = "house"
    expansions = True

    def __init__(self, seed: int) -> None:
        """The house plays without chance; every seed gives the same player."""
        self._policy = HousePolicy(self.expansions)
        self._rng = random.Random(seed)  # of the worlds it looks at; what is dealt anew in them it never reads

    def choose(self, seat: Seat) -> int:
        return self._policy.choose(self._world(seat))

    def judge(self, seat: Seat) -> dict[int, float]:
        """What every legal action is worth to it."""
        legal = seat.legal()
        if len(legal) == 1:
            return {legal[0]: 0.0}
        world = self._world(seat)
        return dict(zip(world.legal_list, self._policy.judge(world), strict=True))

    def _world(self, seat: Seat) -> Position:
        if seat.game.name != "arrakis":
            raise LandsraadError(f"The bot “{self.name}” plays War for Arrakis only, not {seat.game.title}.")
        world = seat.guess(self._rng)
        assert isinstance(world, Position)
        return world


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
