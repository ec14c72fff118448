"""Whole games under a fixed policy, counted: like perft in chess, a fingerprint of the rules as they are played.

The policy draws from the kernel's own generator, so the counts depend on the rules and on nothing else. Run as a
script it prints the walks of some seeds as JSON: test_compiled.py does that in another environment.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any, TypedDict

from landsraad import Game, Setup, State, games
from landsraad.kernel.rng import below, seed_key

EVERY = 100  # decisions between two hashes
LONGEST = 2000  # decisions after which a walk stops: games of War for Arrakis by chance are long
LONGER = 5000  # with smugglers: chance is slow to make an alliance

# Every variant that is counted: the game and what its setup says beside players and seed.
VARIANTS: dict[str, tuple[str, dict[str, Any]]] = {
    "imperium": ("imperium", {}),
    "imperium-ix": ("imperium", {"expansions": ["ix"]}),
    "imperium-epic": ("imperium", {"expansions": ["ix"], "epic": True}),
    "arrakis": ("arrakis", {}),
    "arrakis-smugglers": ("arrakis", {"expansions": ["smugglers"]}),
    "arrakis-guild": ("arrakis", {"expansions": ["guild"]}),
    "arrakis-both": ("arrakis", {"expansions": ["smugglers", "guild"]}),
}


class Walk(TypedDict):
    players: int
    seed: int
    decisions: int  # with more than one option
    forced: int  # with a single option
    options: int  # sum of the lengths of all lists of legal actions
    hashes: list[str]  # of the state: at the start, after every 100 decisions, at the end


def start(variant: str, players: int, seed: int) -> tuple[Game, State]:
    name, options = VARIANTS[variant]
    return games[name], games[name].new(Setup(players=players, seed=seed, **options))


def walk(variant: str, players: int, seed: int) -> Walk:
    """One game from start to end."""
    policy = seed_key(f"golden {seed}")
    _, state = start(variant, players, seed)
    longest = LONGER if "smugglers" in VARIANTS[variant][1].get("expansions", ()) else LONGEST
    decisions = options = 0
    hashes = [state.hash()]
    while not state.over and decisions < longest:
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


def look_around(variant: str, players: int, seed: int, decisions: int = 100) -> list[str]:
    """Fingerprints of what else a state can do, in the middle of a game: keys, guesses, a clone, a saved copy."""
    policy = seed_key(f"golden {seed}")
    game, state = start(variant, players, seed)
    for step in range(decisions):
        if state.over:  # a short game with one player: what its end can do is looked at
            break
        legal = state.legal()
        state.apply(legal[below(policy, step, len(legal))])
    return [
        *(state.key(seat) for seat in range(players)),
        *(state.guess(seat, Random(seed)).hash() for seat in range(players)),
        state.clone().hash(),
        _reloaded(game, state).hash(),
    ]


def _reloaded(game: Game, state: State) -> State:
    return game.load(json.loads(json.dumps(state.dump())))


def main() -> None:
    variant, players, first, count = sys.argv[1], *map(int, sys.argv[2:])
    seeds = range(first, first + count)
    json.dump(
        {
            "walks": [walk(variant, players, seed) for seed in seeds],
            "looks": [look_around(variant, players, seed) for seed in seeds],
        },
        sys.stdout,
    )


if __name__ == "__main__":
    main()
