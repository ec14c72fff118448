"""Landsraad's games through their public interface. Compiled or not depends on the environment alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from random import Random

import landsraad
from landsraad import Game, Setup, State
from landsraad.kernel.playout import FOREVER, Chance, rollout
from landsraad.kernel.position import Position

VERSION = landsraad.__version__


class Variant:
    """A game, with an expansion or without."""

    def __init__(self, game: str, players: int, *expansions: str) -> None:
        self.name = game
        self.players = players
        self.expansions = expansions

    @cached_property
    def game(self) -> Game:
        return landsraad.games[self.name]

    def play(self, seed: int, most: int | None = None) -> tuple[State, int, int]:
        """A game with every choice at random: the state, how many choices there were, how many decisions had none."""
        randrange = Random(seed).randrange
        state = self.game.new(Setup(players=self.players, seed=seed, expansions=self.expansions))
        choices = 0
        while not state.over and choices != most:
            legal = state.legal()
            state.apply(legal[randrange(0, len(legal))])
            choices += 1
        return state, choices, state.forced

    def play_out(self, seed: int) -> tuple[State, int, int]:
        """The same by the engine's own loop and its own chance, as a search plays games out."""
        state = self.game.new(Setup(players=self.players, seed=seed, expansions=self.expansions))
        assert isinstance(state, Position)
        choices = rollout(state, Chance(Random(seed)), FOREVER)
        return state, choices, state.forced

    def middle(self, seed: int) -> State:
        """A state halfway through a game."""
        _, choices, _ = self.play(seed)
        return self.play(seed, choices // 2)[0]

    def copier(self, state: State) -> Callable[[], State]:
        return state.clone


BASE = Variant("imperium", 4)
MORE = {"ix_": Variant("imperium", 4, "ix"), "arrakis_": Variant("arrakis", 2)}
# War for Arrakis at every table: with these expansions, for so many players.
EXPANSIONS = {"base": (), "smugglers": ("smugglers",), "guild": ("guild",), "both": ("smugglers", "guild")}
TABLES = {
    f"arrakis/{name}/{players}/": Variant("arrakis", players, *expansions)
    for name, expansions in EXPANSIONS.items()
    for players in (2, 3, 4)
}
# Programs whose whole run in a new interpreter is measured.
STARTS = {
    "first_game_ms": "import landsraad as l; l.games['imperium'].new(l.Setup(players=4, seed=1, leaders='random'))",
    "arrakis_first_game_ms": "import landsraad as l; l.games['arrakis'].new(l.Setup(players=2, seed=1))",
    "version_ms": "from landsraad.cli import main; main(['--version'])",
}
GAME = BASE.game  # loaded with this page, as the peer's game is with its own
play, play_out, middle, copier = BASE.play, BASE.play_out, BASE.middle, BASE.copier


def legal(state: State) -> list[int]:
    return state.legal()


def step_each(pairs: list[tuple[State, int]]) -> None:
    """In each state: list the legal actions, then make this one happen."""
    for state, action in pairs:
        state.legal()
        state.apply(action)
