"""Finds the prices a house plays by: `python -m landsraad.lab.tune imperium --kind table --seed 7 --out prices.json`.

An evolution strategy: each generation multiplies all prices by chance, a set and its mirror image together, plays games
with both of a pair (the same ones) and goes a stride along the mean of the directions, each weighted by how much better
its one side did. What comes of it is the mean of the last generations, since a single one is as much luck as skill.
It begins with the prices made by hand; at a table of several the others play by these, or, in a later stage, by those
of the stage before. Everything follows from the seed.

A game offers what is its own in `bots/<game>/tuning.py`.
"""

from __future__ import annotations

import argparse
import json
import random
from functools import partial
from importlib import import_module
from math import exp, sqrt
from pathlib import Path
from typing import Any

from .workers import Crew, crew

PAIRS = 40  # sets of prices in a generation, each with its mirror image
GAMES = 20  # of each
SPREAD = 0.12  # of the logarithms within a generation
STRIDE = 0.04
MOMENTUM = 0.9  # share of the direction that comes from the generations before
LAST = 0.25  # share of the generations whose mean is taken

Names = dict[str, float]
Unit = tuple[Names, Names, str, int]  # two sets, seed, number of the first game


def tuning(game: str) -> Any:
    return import_module(f"landsraad.bots.{game}.tuning")


def play_pair(game: str, kind: str, others: Names, unit: Unit) -> tuple[float, float, float]:
    """What both sets of a pair reached on the same games, and the victories of both together."""
    up, down, seed, first = unit
    play = tuning(game).play
    results = [[play(kind, one, others, seed, first + n) for n in range(GAMES)] for one in (up, down)]
    worth = [sum(found for _, found in result) / GAMES for result in results]
    return worth[0], worth[1], sum(share for result in results for share, _ in result) / (2 * GAMES)


def times(prices: Names, logarithms: list[float]) -> Names:
    return {name: price * exp(x) for (name, price), x in zip(prices.items(), logarithms, strict=True)}


def search(game: str, kind: str, others: Names, start: Names, generations: int, seed: str, workers: Crew) -> Names:
    rng = random.Random(seed)
    at = [0.0] * len(start)
    drift, size = [0.0] * len(start), 0.0  # the direction, and how large directions are (mean square)
    total, counted = [0.0] * len(start), 0
    for generation in range(1, generations + 1):
        ways = [[rng.gauss(0.0, 1.0) for _ in at] for _ in range(PAIRS)]
        units: list[Unit] = [
            (
                times(start, [a + SPREAD * x for a, x in zip(at, way, strict=True)]),
                times(start, [a - SPREAD * x for a, x in zip(at, way, strict=True)]),
                f"{seed}-{generation}",
                n * GAMES,
            )
            for n, way in enumerate(ways)
        ]
        results = list(workers.map(partial(play_pair, game, kind, others), units))
        gains = [up - down for up, down, _ in results]
        slope = [sum(gain * way[i] for gain, way in zip(gains, ways, strict=True)) / PAIRS for i in range(len(at))]
        drift = [MOMENTUM * d + (1 - MOMENTUM) * s for d, s in zip(drift, slope, strict=True)]
        square = sum(s * s for s in slope) / len(slope)
        size = square if generation == 1 else 0.98 * size + 0.02 * square
        grown = 1 - MOMENTUM**generation  # the first directions have nothing before them
        stride = STRIDE / grown / sqrt(max(size, 1e-12))
        at = [a + stride * d for a, d in zip(at, drift, strict=True)]
        if generation > (1 - LAST) * generations:
            total, counted = [t + a for t, a in zip(total, at, strict=True)], counted + 1
        won = sum(share for *_, share in results) / PAIRS
        print(f"{kind}, generation {generation}: won {won:.1%} of {2 * PAIRS * GAMES} games", flush=True)
    return {name: float(f"{price:.3g}") for name, price in times(start, [t / counted for t in total]).items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--kind", required=True, help="of games; the prices of others stay in the file")
    parser.add_argument("--generations", type=int, nargs="+", default=[120], help="stage by stage")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", default="")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    found = json.loads(args.out.read_text(encoding="utf-8")) if args.out.exists() else {}
    prices = others = tuning(args.game).by_hand()
    with crew(args.jobs, args.cluster) as workers:
        for stage, generations in enumerate(args.generations, 1):
            prices = search(args.game, args.kind, others, prices, generations, f"{args.seed}-{stage}", workers)
            others = prices
    found[args.kind] = prices
    args.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
