"""Whole games under a fixed policy, counted: like perft in chess, a fingerprint of the rules as they are played.

The policy draws from the kernel's own generator, so the counts depend on the rules and on nothing else. Run as a
script it prints the walks of some seeds as JSON: test_compiled.py does that in another environment.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import TypedDict

from landsraad import Game, Setup, State, games
from landsraad.kernel.rng import below, seed_key

EVERY = 100  # decisions between two hashes


class Walk(TypedDict):
    players: int
    seed: int
    decisions: int  # with more than one option
    forced: int  # with a single option
    options: int  # sum of the lengths of all lists of legal actions
    hashes: list[str]  # of the state: at the start, after every 100 decisions, at the end


def walk(game: Game, players: int, seed: int) -> Walk:
    """One game from start to end."""
    policy = seed_key(f"golden {seed}")
    state = game.new(Setup(players=players, seed=seed))
    decisions = options = 0
    hashes = [state.hash()]
    while not state.over:
        legal = state.legal()
        options += len(legal)
        state.apply(legal[below(policy, decisions, len(legal))])
        decisions += 1
        if decisions % EVERY == 0:
            hashes.append(state.hash())
    hashes.append(state.hash())
    return {
        "players": players,
        "seed": seed,
        "decisions": decisions,
        "forced": state.forced,
        "options": options,
        "hashes": hashes,
    }


def look_around(game: Game, players: int, seed: int, decisions: int = 100) -> list[str]:
    """Fingerprints of what else a state can do, in the middle of a game: keys, guesses, a clone, a saved copy."""
    policy = seed_key(f"golden {seed}")
    state = game.new(Setup(players=players, seed=seed))
    for step in range(decisions):
        legal = state.legal()
        state.apply(legal[below(policy, step, len(legal))])
    return [
        *(state.key(seat) for seat in range(players)),
        *(state.guess(seat, Random(seed)).hash() for seat in range(players)),
        state.clone().hash(),
        _reloaded(game, state).hash(),
        str(state.ranking),
    ]


def _reloaded(game: Game, state: State) -> State:
    return game.load(json.loads(json.dumps(state.dump())))


def main() -> None:
    name, players, first, count = sys.argv[1], *map(int, sys.argv[2:])
    game = games[name]
    seeds = range(first, first + count)
    json.dump(
        {
            "walks": [walk(game, players, seed) for seed in seeds],
            "looks": [look_around(game, players, seed) for seed in seeds],
            "files": {
                module: sys.modules[module].__file__
                for module in sorted(sys.modules)
                if module.startswith("landsraad.")
            },
        },
        sys.stdout,
    )


if __name__ == "__main__":
    main()
