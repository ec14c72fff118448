"""`python -m benchmarks.house`: decisions a second of the house beside the one that read views, in the same run.

Both are asked at the same decisions, a hundred at a time in turn, and by CPU time, so that a busy machine slows both
alike. Beside them what a search lives on: guesses, clones and rounds played out.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any

from benchmarks.reference import arrakis as arrakis_by_view
from benchmarks.reference import imperium as imperium_by_view
from landsraad.bots import make
from landsraad.bots.search import thinking_of
from landsraad.kernel.contract import Setup
from landsraad.kernel.playout import rollout
from landsraad.kernel.seat import Seat
from landsraad.registry import find_game

OLD: dict[str, Callable[[int], Any]] = {"imperium": imperium_by_view.House, "arrakis": arrakis_by_view.House}
SETUPS = {
    "imperium": Setup(4, "speed", ("ix",), leaders="random"),
    "arrakis": Setup(2, "speed", (), round_limit=30),
}


def positions(game: Any, setup: Setup, most: int) -> list[Any]:
    """Decisions of whole games of the house."""
    found: list[Any] = []
    number = 0
    while len(found) < most:
        state = game.new(Setup(setup.players, f"{setup.seed}-{number}", setup.expansions, **setup.options))
        number += 1
        bots = [make("house", seat) for seat in range(setup.players)]
        while not state.over and len(found) < most:
            found.append(state.clone())
            state.apply(bots[state.player].choose(Seat(game, state, state.player)))
    return found


def rate(times: int, what: Callable[[], object]) -> float:
    """How often a second of CPU time."""
    begun = process_time()
    for _ in range(times):
        what()
    return times / max(1e-9, process_time() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(SETUPS))
    parser.add_argument("--decisions", type=int, default=1500)
    args = parser.parse_args()
    for name in args.games:
        game: Any = find_game(name)
        states = positions(game, SETUPS[name], args.decisions)
        seats = [Seat(game, s, s.player) for s in states]
        new = make("house", 0)
        spent = {"new": 0.0, "old": 0.0}
        rounds: list[tuple[str, Any]] = [("new", new)]
        if name in OLD:
            rounds.append(("old", OLD[name](0)))
        for start in range(0, len(seats), 100):
            for label, bot in rounds:
                begun = process_time()
                for seat in seats[start : start + 100]:
                    bot.choose(seat)
                spent[label] += process_time() - begun
        print(f"{name}: {len(seats)} decisions")
        print(f"  house              {len(seats) / spent['new']:10,.0f} a second, guess included")
        if name in OLD:
            print(f"  house by view      {len(seats) / spent['old']:10,.0f} a second")
            print(f"  times as fast      {spent['old'] / spent['new']:10.1f}")
        rng = random.Random(1)
        middle = seats[len(seats) // 2]
        print(f"  guess              {1e6 / rate(2000, partial(middle.guess, rng)):10.1f} µs")
        world = middle.guess(rng)
        print(f"  clone              {1e6 / rate(5000, world.clone):10.1f} µs")
        policy = thinking_of(name).policy
        decided = 0
        begun = process_time()
        for state in states[:: max(1, len(states) // 60)]:
            copy = state.clone()
            decided += rollout(copy, policy, copy.clock() + 1)
        print(f"  in playouts        {decided / (process_time() - begun):10,.0f} decisions a second")


if __name__ == "__main__":
    main()
