"""Catanatron's Settlers of Catan, with its own random players."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

VERSION = version("catanatron")
STARTS = {
    "first_game_ms": "from catanatron import Color, Game, RandomPlayer; Game([RandomPlayer(c) for c in Color], seed=1)"
}


def play(seed: int, most: int | None = None) -> tuple[Any, int, int]:
    """A game with every choice at random: the game, how many choices there were, how many decisions had none.

    This is `Game.play` without the two copies it makes for its observers.
    """
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    state = game.state
    choices = forced = 0
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT and choices != most:
        if len(state.playable_actions) > 1:
            choices += 1
        else:
            forced += 1
        game.play_tick()
    return game, choices, forced


def middle(seed: int) -> Any:
    """A game halfway through, at a decision with a choice."""
    _, choices, _ = play(seed)
    game, _, _ = play(seed, choices // 2)
    while len(game.state.playable_actions) == 1:
        game.play_tick()
    return game


def copier(game: Any) -> Callable[[], Any]:
    copy: Callable[[], Any] = game.copy
    return copy


def legal(game: Any) -> list[Any]:
    return list(game.state.playable_actions)


def step_each(pairs: list[tuple[Any, Any]]) -> None:
    """In each game: list the playable actions, then make this one happen (which computes the next list)."""
    for game, action in pairs:
        game.state.playable_actions[:]
        game.execute(action)
