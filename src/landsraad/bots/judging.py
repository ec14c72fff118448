"""What the houses of all games have in common, at the table and in a search. Compiled."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar

from ..kernel.errors import LandsraadError
from ..kernel.net import Net
from ..kernel.playout import Policy
from ..kernel.position import Position
from ..kernel.seat import Seat


class Judge:
    """Looks at a world its seat cannot tell from the real one, and judges every option there.

    It plays without chance: every seed gives the same player."""

    name = "house"

    def __init__(self, game: str, title: str, policy: Policy, seed: int) -> None:
        self._game = game
        self._title = title
        self._policy = policy
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
        if seat.game.name != self._game:
            raise LandsraadError(f"The bot “{self.name}” plays {self._title} only, not {seat.game.title}.")
        world = seat.guess(self._rng)
        assert isinstance(world, Position)
        return world


class Learned:
    """What a search knows of a game: who plays on, what a position is worth, which decisions deserve a thought."""

    afterwards: ClassVar[dict[str, tuple[dict[str, Any], ...]]] = {}

    def __init__(self, policy: Policy, value: Any, weights: dict[int, float]) -> None:
        self.policy = policy
        self._value = value
        self._weights = weights

    def shares(self, world: Any) -> list[float]:
        return self._value.shares(world)  # type: ignore[no-any-return]

    def weight(self, world: Any) -> float:
        return self._weights.get(world.kind(), 0.0)

    def ways(self, world: Any) -> Sequence[Policy]:
        return ()

    def until(self, world: Any) -> int:
        """To the start of the next round."""
        clock: int = world.clock()
        return clock + 1


def stored_net(package: str, inputs: int, kind: str = "table") -> Net | None:
    """The trained weights in the folder of a game for that kind of games, if there are any for so many inputs."""
    import json  # the house plays without a net
    from importlib.resources import files

    file = files(package).joinpath("weights.json")
    if file.is_file():
        nets = json.loads(file.read_text(encoding="utf-8"))["nets"]
        if kind in nets and len(nets[kind]["direct"]) == inputs:
            return Net(nets[kind])
    return None
