"""Landsraad's Dune: Imperium through its public interface. Compiled or not depends on the environment alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import landsraad
from landsraad import Setup, State

GAME = landsraad.games["imperium"]
PLAYERS = 4
VERSION = landsraad.__version__


class Variant:
    """The base game, or the game with an expansion."""

    def __init__(self, *expansions: str) -> None:
        self.expansions = expansions

    def play(self, seed: int, most: int | None = None) -> tuple[State, int, int]:
        """A game with every choice at random: the state, how many choices there were, how many decisions had none."""
        randrange = Random(seed).randrange
        state = GAME.new(Setup(players=PLAYERS, seed=seed, expansions=self.expansions))
        choices = 0
        while not state.over and choices != most:
            legal = state.legal()
            state.apply(legal[randrange(0, len(legal))])
            choices += 1
        return state, choices, state.forced

    def middle(self, seed: int) -> State:
        """A state halfway through a game."""
        _, choices, _ = self.play(seed)
        return self.play(seed, choices // 2)[0]

    def copier(self, state: State) -> Callable[[], State]:
        return state.clone


BASE, IX = Variant(), Variant("ix")
play, middle, copier = BASE.play, BASE.middle, BASE.copier


def legal(state: State) -> list[int]:
    return state.legal()


def step_each(pairs: list[tuple[State, int]]) -> None:
    """In each state: list the legal actions, then make this one happen."""
    for state, action in pairs:
        state.legal()
        state.apply(action)
