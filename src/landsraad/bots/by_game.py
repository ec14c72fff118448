"""A bot of one name that is another player in every game: the folder beside this page that has the game's name, or the
stranger where there is none."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from ..kernel.later import load
from ..kernel.seat import Seat


class House:
    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._player: Any = None

    def choose(self, seat: Seat) -> int:
        action: int = self._playing(seat).choose(seat)
        return action

    def judge(self, seat: Seat) -> dict[int, float]:
        """What every legal action is worth to it: the reasons of its choice."""
        worth: dict[int, float] = self._playing(seat).judge(seat)
        return worth

    def _playing(self, seat: Seat) -> Any:
        if self._player is None:
            taught = find_spec(f"{__package__}.{seat.game.name}") is not None
            self._player = load(f"{__package__}.{seat.game.name if taught else 'stranger'}:House")(self._seed)
        return self._player
