"""Finds ways to play on alone against the Mahdi: `python -m landsraad.lab.ways --seed 7 --out ways.json`.

A search asks of an option what comes of it if one plays on as the house does. The house has one plan; somebody else
would hold more sietches, or go to war sooner. So other weights of its plan are made by chance, and at turns of games
of the search everybody plays the round to its end in the same worlds. Those are kept that together gain most where
one half of the worlds says who goes on and the other half what came of it, so that chance promises nothing.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from math import exp
from pathlib import Path
from typing import Any

from ..bots.arrakis.habits import Habits
from ..bots.arrakis.house import HousePolicy
from ..bots.arrakis.thinking import Thinking
from ..bots.search import Budget, Search
from ..kernel.contract import Setup
from ..kernel.playout import rollout
from ..kernel.seat import Seat
from ..registry import find_game
from .workers import crew

MADE = 64  # by chance, half of them bolder
SPREADS = 0.3, 0.5  # of the logarithms of the weights
SEARCH = Budget(24, 1e9)  # who plays the games
TRIED = 0.15  # of the turns
WORLDS = 40

Weights = dict[str, float]
Found = list[tuple[float, float]]  # by way, the house first: what each half of the worlds came to
Unit = tuple[list[Weights], str, int]  # the ways, seed, number of the game


def made(seed: str) -> list[Weights]:
    rng = random.Random(seed)
    usual = Habits().by_name()
    return [
        {name: float(f"{weight * exp(rng.gauss(0.0, SPREADS[n % 2])):.3g}") for name, weight in usual.items()}
        for n in range(MADE)
    ]


def try_out(unit: Unit) -> list[Found]:
    """Turn by turn of one game."""
    ways, seed, number = unit
    thinking: Any = Thinking(ways=())
    others: Any = Thinking(ways=[HousePolicy(habits=Habits.of(weights)) for weights in ways])
    state: Any = find_game("arrakis").new(Setup(1, f"ways-{seed}-{number}"))
    seat = Seat(find_game("arrakis"), state, 0)
    look = random.Random(f"{seed}-{number}")
    bot = Search(look.getrandbits(32), SEARCH, thinking)
    found: list[Found] = []
    while not state.over:
        tried = others.ways(state)  # none but at turns
        if tried and len(state.legal()) > 1 and look.random() < TRIED:
            worlds: list[Any] = [seat.guess(look) for _ in range(WORLDS)]
            halves: Found = []
            for policy in (thinking.policy, *tried):
                shares = []
                for world in worlds:
                    copy = world.clone()
                    rollout(copy, policy, thinking.until(copy))
                    shares.append(thinking.shares(copy)[0])
                halves.append((sum(shares[::2]) / len(shares[::2]), sum(shares[1::2]) / len(shares[1::2])))
            found.append(halves)
        state.apply(bot.choose(seat))
    return found


def gain(ways: list[int], found: list[Found]) -> float:
    """What the best of these brings above the house, on average: chosen by one half, judged by the other."""
    total = 0.0
    for turn in found:
        for choice in range(2):
            best = max(ways, key=lambda way: turn[way][choice])
            total += turn[best][1 - choice] - turn[0][1 - choice]
    return total / (2 * max(1, len(found)))


def pick(found: list[Found], number: int) -> list[int]:
    """One after the other whoever adds most to those before."""
    ways = [0]
    while len(ways) <= number:
        ways.append(
            max((way for way in range(len(found[0])) if way not in ways), key=lambda way: gain([*ways, way], found))
        )
    return ways[1:]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--ways", type=int, default=10, help="how many are kept")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", default="")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    ways = made(f"{args.seed}")
    found: list[Found] = []
    with crew(args.jobs, args.cluster) as workers:
        units: list[Unit] = [(ways, f"{args.seed}", number) for number in range(args.games)]
        for number, turns in enumerate(workers.map(try_out, units), 1):
            found += turns
            print(f"{number} of {args.games} games, {len(found)} turns", file=sys.stderr, flush=True)
    best = pick(found, args.ways)
    half = len(found) // 2
    held_out = gain([0, *pick(found[:half], args.ways)], found[half:])
    print(
        f"{len(found)} turns: all ways {gain(list(range(len(ways) + 1)), found):.4f} above the house, "
        f"those kept {gain([0, *best], found):.4f}, chosen on one half of the turns {held_out:.4f} on the other"
    )
    args.out.write_text(json.dumps([ways[way - 1] for way in best], indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
