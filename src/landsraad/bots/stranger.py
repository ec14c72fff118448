"""The house in a game that nobody has taught it: all it knows is the contract.

Every option is tried in the same few worlds that could be the real one, and all seats play on by chance. A game that is
only a folder has opponents and hints by this; `bots/<game>` takes its place.
"""

from __future__ import annotations

import random

from ..kernel.contract import State
from ..kernel.seat import Seat

PLAYOUTS = 60  # for a decision, shared by its options
FARTHEST = 150  # decisions: longer games are judged where they stand then


class House:
    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, seat: Seat) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        worth = self.judge(seat)
        return max(legal, key=worth.__getitem__)

    def judge(self, seat: Seat) -> dict[int, float]:
        """The own share of the victory in hundredths, and a hundredth for each point ahead of the best rival."""
        dice = random.Random(f"{self._seed} {seat.key()}")  # asked again, it says the same
        worth = dict.fromkeys(seat.legal(), 0.0)
        worlds = max(1, PLAYOUTS // len(worth))
        for _ in range(worlds):
            world = seat.guess(dice)
            for action in worth:
                worth[action] += _played_out(world.clone(), action, seat, dice) / worlds
        return worth


def _played_out(world: State, action: int, seat: Seat, dice: random.Random) -> float:
    world.apply(action)
    for _ in range(FARTHEST):
        if world.over:
            break
        world.apply(dice.choice(world.legal()))
    scores = [seat.game.score(world, number) for number in range(world.players_count)]
    own = scores.pop(seat.number)
    first = world.ranking[0] if world.over else []
    share = 100.0 / len(first) if seat.number in first else 0.0
    return share + own - max(scores, default=0)
