"""Landsraad's Dune: Imperium through its public interface. Compiled or not depends on the environment alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import landsraad
from landsraad import Setup, State

GAME = landsraad.games["imperium"]
PLAYERS = 4
VERSION = landsraad.__version__


def play(seed: int, most: int | None = None) -> tuple[State, int, int]:
    """A game with every choice at random: the state, how many choices there were, how many decisions had none."""
    randrange = Random(seed).randrange
    state = GAME.new(Setup(players=PLAYERS, seed=seed))
    choices = 0
    while not state.over and choices != most:
        legal = state.legal()
        state.apply(legal[randrange(0, len(legal))])
        choices += 1
    return state, choices, state.forced


def middle(seed: int) -> State:
    """A state halfway through a game."""
    _, choices, _ = play(seed)
    return play(seed, choices // 2)[0]


def copier(state: State) -> Callable[[], State]:
    return state.clone


def legal(state: State) -> list[int]:
    return state.legal()


def step_each(pairs: list[tuple[State, int]]) -> None:
    """In each state: list the legal actions, then make this one happen."""
    for state, action in pairs:
        state.legal()
        state.apply(action)
