"""`python -m landsraad.lab.learn imperium`: the value of a position, learned from games.

First the house plays with itself, and a network is fitted to tell from a position who won. Then the search plays with
itself, with that network as its leaf, and the network goes on learning from these games, which are fewer and better;
with the network that comes of it the search plays again, and so on.
Now and then something is done by chance, so that all kinds of positions come up; at the start of every round, and at
some moments within, the inputs of everybody who can win are noted, and the softmax of the network's numbers is to tell
who won. Every tenth game is held out, and the weights with the smallest loss there are kept. A game may have several
networks, each for a kind of games (`practice`). Everything follows from the seed. Needs numpy; playing with the weights
does not.
"""

from __future__ import annotations

import argparse
import json
import random
from array import array
from pathlib import Path
from typing import Any

from ..bots.search import Budget, Search, Thinking, thinking_of
from ..kernel.contract import Setup
from ..kernel.net import Net
from ..kernel.seat import Seat
from ..registry import find_game
from .workers import crew

UNIT = 50  # games handed to a worker at a time
BY_CHANCE = 0.05  # decisions of the house made by chance
SEARCH_BY_CHANCE = 0.02
WITHIN = 0.03  # decisions noted within a round
HELD_OUT = 10  # every so manieth game
SEARCH = Budget(12, 1e9, 6)  # two worlds for the six options the house likes best: quick, and far above the house

Position = tuple[list["array[float]"], list[float]]  # inputs of everybody, shares of the victory
Arrays = tuple[Any, Any, Any]  # inputs (position, seat, input), shares of the victory (position, seat), who sits there
Unit = tuple[str, str, str, int, int, dict[str, Any] | None]  # game, kind, seed, first and last number, the leaf


def play_unit(unit: Unit) -> list[list[Position]]:
    """The positions of some games, game by game. With a leaf the search plays, without one the house."""
    name, kind, seed, start, stop, leaf = unit
    thinking = thinking_of(name)
    if leaf is not None:
        thinking = thinking.taught(Net(leaf))
    return [_play(find_game(name), thinking, kind, seed, number, leaf is not None) for number in range(start, stop)]


def _play(game: Any, thinking: Thinking, kind: str, seed: str, number: int, searching: bool) -> list[Position]:
    rng = random.Random(f"{kind}-{seed}-{number}")
    look = random.Random(f"{kind}-{seed}-{number}-look")
    practice = thinking.practice[kind]
    options = dict(practice[number % len(practice)])
    state = game.new(Setup(options.pop("players"), f"{kind}-{seed}-{number}", **options))
    seats = [Seat(game, state, seat) for seat in range(state.players_count)]
    bots = [Search(rng.getrandbits(32), SEARCH, thinking) for _ in seats] if searching else []
    chance = SEARCH_BY_CHANCE if searching else BY_CHANCE
    noted: list[list[array[float]]] = []
    clock = state.clock()
    while not state.over:
        if state.clock() > clock or look.random() < WITHIN:
            noted.append([array("f", row) for row in thinking.inputs(state)])
            clock = state.clock()
        if rng.random() < chance:
            action = rng.choice(state.legal())
        elif searching:
            action = bots[state.player].choose(seats[state.player])
        else:
            action = thinking.policy.choose(state)
        state.apply(action)
    won = thinking.winners(state)
    return [(inputs, won[: len(inputs)]) for inputs in noted] if sum(won) else []


def gather(
    name: str, kind: str, games: int, seed: str, leaf: dict[str, Any] | None, jobs: int = 1, cluster: str = ""
) -> list[list[Position]]:
    units: list[Unit] = [(name, kind, seed, n, min(n + UNIT, games), leaf) for n in range(0, games, UNIT)]
    with crew(jobs, cluster) as workers:
        return [positions for found in workers.map(play_unit, units) for positions in found]


def halves(games: list[list[Position]]) -> tuple[Arrays, Arrays]:
    """To learn from, and held out."""
    learn = [game for n, game in enumerate(games) if n % HELD_OUT]
    return as_arrays(learn), as_arrays(games[::HELD_OUT])


def as_arrays(games: list[list[Position]]) -> Arrays:
    import numpy as np

    positions = [position for game in games for position in game]
    seats = max(len(inputs) for inputs, _ in positions)
    width = len(positions[0][0][0])
    x: Any = np.zeros((len(positions), seats, width), np.float32)
    y: Any = np.zeros((len(positions), seats), np.float32)
    there: Any = np.zeros((len(positions), seats), bool)
    for i, (inputs, won) in enumerate(positions):
        for seat, row in enumerate(inputs):
            x[i, seat] = row
        y[i, : len(won)] = won
        there[i, : len(inputs)] = True
    return x, y, there


# ---------------------------------------------------------------- fitting

Weights = dict[str, Any]


def fresh(width: int, hidden: int, seed: int) -> Weights:
    import numpy as np

    rng = np.random.default_rng(seed)
    return {
        "direct": np.zeros(width, np.float32),
        "hidden": (rng.standard_normal((width, hidden)) / np.sqrt(width)).astype(np.float32),
        "bias": np.zeros(hidden, np.float32),
        "output": (rng.standard_normal(hidden) * 0.1).astype(np.float32),
    }


def fit(
    weights: Weights, learn: Arrays, check: Arrays, epochs: int, seed: int, rate: float = 0.003, decay: float = 1e-5
) -> tuple[Weights, list[float]]:
    """Adam on the cross entropy, the rate falling to nought; the weights that did best on what was held out, and the
    losses there: before, and after each epoch."""
    import numpy as np

    rng = np.random.default_rng(seed)
    x, y, there = learn
    first = {name: np.zeros_like(w) for name, w in weights.items()}
    second = {name: np.zeros_like(w) for name, w in weights.items()}
    best, losses, step = weights, [loss(weights, *check)], 0
    batches = (len(x) + BATCH - 1) // BATCH
    for _ in range(epochs):
        order = rng.permutation(len(x))
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            slopes = _slopes(weights, x[batch], y[batch], there[batch])
            now = rate * 0.5 * (1 + np.cos(np.pi * step / (epochs * batches)))
            step += 1
            weights = dict(weights)
            for name, slope in slopes.items():
                slope = slope + decay * weights[name]
                first[name] = 0.9 * first[name] + 0.1 * slope
                second[name] = 0.999 * second[name] + 0.001 * slope**2
                size = np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8
                weights[name] = weights[name] - now * first[name] / (1 - 0.9**step) / size
        losses.append(loss(weights, *check))
        if losses[-1] == min(losses):
            best = weights
    return best, losses


BATCH = 512


def _forward(weights: Weights, x: Any, there: Any) -> tuple[Any, Any]:
    import numpy as np

    active = np.maximum(0.0, x @ weights["hidden"] + weights["bias"])
    scores = x @ weights["direct"] + active @ weights["output"]
    scores = np.where(there, scores, -1e9)
    scores = scores - scores.max(axis=1, keepdims=True)
    exp = np.exp(scores)
    return exp / exp.sum(axis=1, keepdims=True), active


def loss(weights: Weights, x: Any, y: Any, there: Any) -> float:
    """The cross entropy, in pieces that fit into memory."""
    import numpy as np

    total = 0.0
    for start in range(0, len(x), 4096):
        part = slice(start, start + 4096)
        p, _ = _forward(weights, x[part], there[part])
        total -= float((y[part] * np.log(np.maximum(p, 1e-9))).sum())
    return total / len(x)


def _slopes(weights: Weights, x: Any, y: Any, there: Any) -> Weights:
    p, active = _forward(weights, x, there)
    d = (p * y.sum(axis=1, keepdims=True) - y) / len(x)
    back = d[:, :, None] * weights["output"] * (active > 0)
    flat = x.reshape(-1, x.shape[2])
    return {
        "direct": d.reshape(-1) @ flat,
        "hidden": flat.T @ back.reshape(-1, back.shape[2]),
        "bias": back.sum(axis=(0, 1)),
        "output": d.reshape(-1) @ active.reshape(-1, active.shape[2]),
    }


def as_net(weights: Weights) -> dict[str, Any]:
    """What `kernel.net.Net` reads."""
    return {
        "direct": _rounded(weights["direct"]),
        "hidden": [_rounded(row) for row in weights["hidden"].T],
        "hidden_bias": _rounded(weights["bias"]),
        "output": _rounded(weights["output"]),
    }


def _rounded(values: Any) -> list[float]:
    return [round(float(v), 4) for v in values]


# ---------------------------------------------------------------- both stages


def learn_kind(args: argparse.Namespace, kind: str) -> dict[str, Any]:
    def told(who: str, learn: Arrays, check: Arrays, losses: list[float]) -> None:
        course = " ".join(f"{x:.4f}" for x in losses)
        print(f"{kind}, {who}: {len(learn[0])} positions; loss on {len(check[0])} others: {course}", flush=True)

    games = gather(args.game, kind, args.games, f"{args.seed}", None, args.jobs, args.cluster)
    learn, check = halves(games)
    weights = fresh(learn[0].shape[2], args.hidden, args.seed)
    weights, losses = fit(weights, learn, check, args.epochs, args.seed)
    told("the house", learn, check, losses)
    better: list[list[Position]] = []
    for stage, more in enumerate(args.then, 1):
        leaf = as_net(weights)
        better += gather(args.game, kind, more, f"{args.seed}-{stage}", leaf, args.jobs, args.cluster)
        learn, check = halves(better)
        weights, losses = fit(weights, learn, check, AGAIN, args.seed, GENTLY, FIRMLY)
        told("the search", learn, check, losses)
    about = {"games": args.games, "then": args.then, "seed": args.seed, "loss": round(min(losses), 4)}
    return {**about, **as_net(weights)}


# How weights that are good already go on learning from fewer games.
AGAIN = 4  # epochs
GENTLY = 0.0005  # rate
FIRMLY = 1e-4  # decay


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=30000, help="of the house, for each kind")
    parser.add_argument("--then", type=int, nargs="*", default=[], help="games of the search, stage by stage")
    parser.add_argument("--kind", help="only this kind of games; the weights of others stay in the file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=24, help="units of the hidden layer; 0 is a linear value")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", default="")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    about = {"game": args.game, "content": find_game(args.game).content_hash, "nets": {}}
    if args.kind and args.out.exists():
        about["nets"] = json.loads(args.out.read_text(encoding="utf-8"))["nets"]
    for kind in [args.kind] if args.kind else thinking_of(args.game).practice:
        about["nets"][kind] = learn_kind(args, kind)
    args.out.write_text(json.dumps(about) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
