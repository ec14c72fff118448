"""One seat of a game as a Gymnasium environment; bots play the others.

from landsraad.frameworks.gym import OneSeat

seat = OneSeat("arrakis", seat=1, opponents=["house"])
seen, told = seat.reset(seed=7)
seen, reward, ended, cut_off, told = seat.step(seat.action_space.sample(told["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy
from gymnasium import spaces

from .. import bots
from ..kernel.encode import SIZE
from ..kernel.seat import Seat
from . import results, start

ILLEGAL = -1.0


class OneSeat(gymnasium.Env[Any, Any]):
    """The others are bots by name, in the order they sit. The reward comes at the end, from -1 to 1; an action that is
    not legal (`told["action_mask"]`) ends the game with -1."""

    metadata = {"render_modes": []}  # noqa: RUF012 (declared so by Gymnasium)

    def __init__(
        self, game: str = "imperium", seat: int = 0, opponents: Sequence[str] = ("house",) * 3, **options: Any
    ) -> None:
        self._what = (game, len(opponents) + 1, options)
        self._seat, self._names = seat, [*opponents[:seat], "", *opponents[seat:]]
        found, _ = start(*self._what[:2], 0, options)
        self._size = found.catalogue_size
        self.action_space = spaces.Discrete(self._size)
        self.observation_space = spaces.Box(-numpy.inf, numpy.inf, (SIZE,), numpy.float32)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(1 << 62))
        game, players, setup = self._what
        found, self._state = start(game, players, chosen, setup)
        self._seats = [Seat(found, self._state, n) for n in range(players)]
        self._bots = [bots.make(name, chosen + n) if name else None for n, name in enumerate(self._names)]
        self._play_on()
        return self._row(), {"action_mask": self._mask()}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if int(action) not in self._seats[self._seat].legal():
            return self._row(), ILLEGAL, True, False, {"action_mask": self._mask(), "illegal": True}
        self._state.apply(int(action))
        self._play_on()
        ended = self._state.over
        reward = results(self._state)[self._seat] if ended else 0.0
        return self._row(), reward, ended, False, {"action_mask": self._mask()}

    def _play_on(self) -> None:
        while not self._state.over and (bot := self._bots[self._state.player]) is not None:
            self._state.apply(bot.choose(self._seats[self._state.player]))

    def _row(self) -> Any:
        row = numpy.zeros(SIZE, numpy.float32)
        self._seats[self._seat].encode(row)
        return row

    def _mask(self) -> Any:
        mask = numpy.zeros(self._size, numpy.int8)
        mask[self._seats[self._seat].legal()] = 1
        return mask
