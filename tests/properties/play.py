"""Games played by chance, for properties that must hold in every position."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from landsraad.imperium.game import GAME
from landsraad.imperium.rules.position import Position
from landsraad.kernel.contract import Setup

# Every game there is: seats (one and two with House Hagal), and base, with Rise of Ix, or with it in Epic mode.
GAMES = [(players, mode) for mode in ("base", "ix", "epic") for players in (1, 2, 3, 4)]


def setup(players: int, seed: int, mode: str = "base") -> Setup:
    if mode == "base":
        return Setup(players, seed)
    return Setup(players, seed, ("ix",), **({"epic": True} if mode == "epic" else {}))


def new_game(players: int, seed: int, log: bool = False, mode: str = "base") -> Position:
    s = GAME.new(setup(players, seed, mode))
    if log:
        s.log = []
    return s


def pick(s: Position, rng: Random) -> int:
    """A legal action. Ending and passing are taken less often, so that more of the game is seen."""
    legal = s.legal()
    action = rng.choice(legal)
    if action < 3 and rng.random() < 0.5:  # reveal, end, pass
        action = rng.choice(legal)
    return action


def walk(players: int, seed: int, log: bool = False, mode: str = "base") -> Iterator[Position]:
    """All positions of one game: the same object, one action on each time."""
    s = new_game(players, seed, log, mode)
    rng = Random(seed)
    yield s
    while not s.over:
        s.apply(pick(s, rng))
        yield s


def sample(players: int, seed: int, every: int, mode: str = "base") -> Iterator[Position]:
    """Some positions of a game, as copies: about one in `every`."""
    rng = Random(f"sample {seed}")
    for s in walk(players, seed, mode=mode):
        if rng.randrange(every) == 0:
            yield s.clone()


def text(data: Any) -> str:
    """Byte for byte what would leave the engine."""
    return json.dumps(data, sort_keys=True)
