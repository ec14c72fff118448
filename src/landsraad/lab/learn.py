"""`python -m landsraad.lab.learn imperium`: the value of a position, learned from games the house plays with itself.

Games are played by the house, which now and then does something by chance so that all kinds of positions come up; at
the start of every round, and at some moments within, the inputs of everybody who can win are noted. Afterwards the
network is fitted so that the softmax of its numbers tells who won. A tenth of the games is held out, and the weights
with the smallest loss there are kept. Everything follows from the seed. Needs numpy; playing with the weights does not.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Any

from ..bots.search import Thinking, thinking_of
from ..kernel.contract import Setup
from ..registry import find_game
from .workers import crew

UNIT = 100  # games handed to a worker at a time
BY_CHANCE = 0.05  # decisions made by chance
WITHIN = 0.03  # decisions noted within a round

Position = tuple[list[list[float]], list[float]]  # inputs of everybody, shares of the victory
Unit = tuple[str, int, int, int]  # game, seed, first and last number


def play_unit(unit: Unit) -> list[list[Position]]:
    """The positions of some games, game by game."""
    name, seed, start, stop = unit
    game, thinking = find_game(name), thinking_of(name)
    return [_play(game, thinking, seed, number) for number in range(start, stop)]


def _play(game: Any, thinking: Thinking, seed: int, number: int) -> list[Position]:
    rng = random.Random(f"{seed}-{number}")
    options = dict(thinking.practice[number % len(thinking.practice)])
    state = game.new(Setup(options.pop("players"), f"learn-{seed}-{number}", **options))
    noted: list[list[list[float]]] = []
    clock = state.clock()
    while not state.over:
        if state.clock() > clock or rng.random() < WITHIN:
            noted.append(thinking.inputs(state))
            clock = state.clock()
        by_chance = rng.random() < BY_CHANCE
        state.apply(rng.choice(state.legal()) if by_chance else thinking.policy.choose(state))
    won = thinking.winners(state)
    return [(inputs, won[: len(inputs)]) for inputs in noted] if sum(won) else []


def gather(name: str, games: int, seed: int, jobs: int, cluster: str = "") -> list[list[Position]]:
    units: list[Unit] = [(name, seed, start, min(start + UNIT, games)) for start in range(0, games, UNIT)]
    with crew(jobs, cluster) as workers:
        return [positions for found in workers.map(play_unit, units) for positions in found]


def as_arrays(games: list[list[Position]]) -> tuple[Any, Any, Any]:
    """Inputs (position, seat, input), shares of the victory (position, seat), and who sits there."""
    import numpy as np

    positions = [position for game in games for position in game]
    seats = max(len(inputs) for inputs, _ in positions)
    width = len(positions[0][0][0])
    x: Any = np.zeros((len(positions), seats, width), np.float32)
    y: Any = np.zeros((len(positions), seats), np.float32)
    there: Any = np.zeros((len(positions), seats), bool)
    for i, (inputs, won) in enumerate(positions):
        x[i, : len(inputs)] = inputs
        y[i, : len(won)] = won
        there[i, : len(inputs)] = True
    return x, y, there


def train(
    learn: tuple[Any, Any, Any], check: tuple[Any, Any, Any], hidden: int, epochs: int, seed: int
) -> tuple[dict[str, Any], list[float]]:
    """Adam on the cross entropy; the weights that did best on what was held out, and the losses there."""
    import numpy as np

    rng = np.random.default_rng(seed)
    x, y, there = learn
    width = x.shape[2]
    weights = {
        "direct": np.zeros(width, np.float32),
        "hidden": (rng.standard_normal((width, hidden)) / np.sqrt(width)).astype(np.float32),
        "bias": np.zeros(hidden, np.float32),
        "output": (rng.standard_normal(hidden) * 0.1).astype(np.float32),
    }
    first = {name: np.zeros_like(w) for name, w in weights.items()}
    second = {name: np.zeros_like(w) for name, w in weights.items()}
    best, losses, step = weights, [], 0
    for epoch in range(epochs):
        rate = 0.003 * 0.5 * (1 + np.cos(np.pi * epoch / epochs))
        order = rng.permutation(len(x))
        for start in range(0, len(order), 512):
            batch = order[start : start + 512]
            slopes = _slopes(weights, x[batch], y[batch], there[batch])
            step += 1
            for name, slope in slopes.items():
                slope = slope + 1e-5 * weights[name]
                first[name] = 0.9 * first[name] + 0.1 * slope
                second[name] = 0.999 * second[name] + 0.001 * slope**2
                size = np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8
                weights[name] = weights[name] - rate * first[name] / (1 - 0.9**step) / size
        losses.append(_loss(weights, *check))
        if losses[-1] == min(losses):
            best = {name: w.copy() for name, w in weights.items()}
    return {
        "direct": _rounded(best["direct"]),
        "hidden": [_rounded(row) for row in best["hidden"].T],
        "hidden_bias": _rounded(best["bias"]),
        "output": _rounded(best["output"]),
    }, losses


def _rounded(values: Any) -> list[float]:
    return [round(float(v), 4) for v in values]


def _forward(weights: dict[str, Any], x: Any, there: Any) -> tuple[Any, Any]:
    import numpy as np

    active = np.maximum(0.0, x @ weights["hidden"] + weights["bias"])
    scores = x @ weights["direct"] + active @ weights["output"]
    scores = np.where(there, scores, -1e9)
    scores = scores - scores.max(axis=1, keepdims=True)
    exp = np.exp(scores)
    return exp / exp.sum(axis=1, keepdims=True), active


def _loss(weights: dict[str, Any], x: Any, y: Any, there: Any) -> float:
    import numpy as np

    p, _ = _forward(weights, x, there)
    return float(-(y * np.log(np.maximum(p, 1e-9))).sum(axis=1).mean())


def _slopes(weights: dict[str, Any], x: Any, y: Any, there: Any) -> dict[str, Any]:
    p, active = _forward(weights, x, there)
    d = (p * y.sum(axis=1, keepdims=True) - y) / len(x)
    back = d[:, :, None] * weights["output"] * (active > 0)
    return {
        "direct": (d[:, :, None] * x).sum(axis=(0, 1)),
        "hidden": x.reshape(-1, x.shape[2]).T @ back.reshape(-1, back.shape[2]),
        "bias": back.sum(axis=(0, 1)),
        "output": (d[:, :, None] * active).sum(axis=(0, 1)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=30000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=24, help="units of the hidden layer; 0 is a linear value")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", default="")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--keep", type=Path, help="keep the positions here, or take them from here if it is there")
    args = parser.parse_args()
    import numpy as np

    if args.keep and args.keep.exists():
        stored = np.load(args.keep)
        learn, check = (tuple(stored[f"{part}{i}"] for i in range(3)) for part in ("learn", "check"))
    else:
        games = gather(args.game, args.games, args.seed, args.jobs, args.cluster)
        held_out = max(1, len(games) // 10)
        learn, check = as_arrays(games[held_out:]), as_arrays(games[:held_out])
        if args.keep:
            parts = {
                f"{part}{i}": a for part, arrays in (("learn", learn), ("check", check)) for i, a in enumerate(arrays)
            }
            np.savez_compressed(args.keep, **parts)
    weights, losses = train(learn, check, args.hidden, args.epochs, args.seed)
    print(f"{len(learn[0])} positions; loss on {len(check[0])} others: " + " ".join(f"{x:.4f}" for x in losses))
    about = {
        "game": args.game,
        "content": find_game(args.game).content_hash,
        "games": args.games,
        "seed": args.seed,
        "loss": round(min(losses), 4),
    }
    args.out.write_text(json.dumps({**about, **weights}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
