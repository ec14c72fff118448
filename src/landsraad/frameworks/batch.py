"""Many games side by side, for programs that learn from all of them at once.

from landsraad.frameworks.batch import Batch

games = Batch("imperium", 64, players=4, seed=7, expansions=["ix"])
while games.finished < 1000:
    chosen = my_network(games.seen, games.mask)  # one action a game, for the seat whose turn it is there
    games.step(chosen)
    # games.rewards, games.ended: of the step just made; a game that ended has begun anew

Every seat is played by the program. The arrays are made once and written over with every step: copy what is to be kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy

from ..kernel.encode import SIZE
from ..kernel.errors import IllegalAction
from ..kernel.seat import Seat
from . import results, start


class Batch:
    """`count` games of one kind. By game: `player`, whose turn it is; `seen`, what that seat knows (`Seat.encode`);
    `mask`, its legal actions; and of the last step `ended` and by seat `rewards`, from -1 to 1 at the end of a game and
    nought before."""

    def __init__(self, game: str, count: int, players: int, seed: int = 0, **options: Any) -> None:
        self._what = (game, players, options)
        self._seed = seed
        self._begun = 0
        self.finished = 0
        self._states = [self._new() for _ in range(count)]
        self.game = self._game
        self.seen = numpy.zeros((count, SIZE), numpy.float32)
        self.mask = numpy.zeros((count, self.game.catalogue_size), numpy.bool_)
        self.player = numpy.zeros(count, numpy.int64)
        self.rewards = numpy.zeros((count, players), numpy.float32)
        self.ended = numpy.zeros(count, numpy.bool_)
        for number in range(count):
            self._write(number)

    def __len__(self) -> int:
        return len(self._states)

    def _new(self) -> Any:
        """The next game: numbered, so that the same seed gives the same games whatever is played in them."""
        game, players, options = self._what
        self._game, state = start(game, players, f"{self._seed}-{self._begun}", options)
        self._begun += 1
        return state

    def _write(self, number: int) -> None:
        state = self._states[number]
        seat = Seat(self.game, state, state.player)
        seat.encode(self.seen[number])
        self.mask[number] = False
        self.mask[number, seat.legal()] = True
        self.player[number] = state.player

    def step(self, actions: Sequence[int] | Any) -> None:
        """One action in each game. None is made if one of them is not legal."""
        chosen = [int(action) for action in actions]
        if len(chosen) != len(self):
            raise ValueError(f"{len(self)} games need {len(self)} actions, not {len(chosen)}")
        for number, action in enumerate(chosen):
            if not (0 <= action < self.game.catalogue_size and self.mask[number, action]):
                raise IllegalAction(f"action {action} is not legal in game {number}")
        self.rewards.fill(0.0)
        self.ended.fill(False)
        for number, action in enumerate(chosen):
            state = self._states[number]
            state.apply(action)
            if state.over:
                self.rewards[number] = results(state)
                self.ended[number] = True
                self.finished += 1
                self._states[number] = self._new()
            self._write(number)
