"""`python -m landsraad.lab.learn imperium`: the value of a position, learned from games.

First the house plays with itself, and a network is fitted to tell from a position who won. Then the search plays with
itself, with that network as its leaf, and the network goes on learning from these games, which are fewer and better;
with the network that comes of it the search plays again, and so on.
Now and then something is done by chance, so that all kinds of positions come up; at the start of every round, and at
some moments within, the inputs of everybody who can win are noted, and the softmax of the network's numbers is to tell
who won. Every tenth game is held out; of the weights from games of the house those with the smallest loss there are
kept. Several networks may be fitted to the same games and their mean taken (`--mean-of`): a search goes where its leaf
errs upwards, and several seldom err alike. A game may have several networks, each for a kind of games
(`practice`). Everything follows from the seed. Needs numpy; playing with the weights does not.
"""

from __future__ import annotations

import argparse
import json
import os
import random
from array import array
from hashlib import blake2b
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
    if searching:
        practice = thinking.afterwards.get(kind, practice)
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
    name: str,
    kind: str,
    games: int,
    seed: str,
    leaf: dict[str, Any] | None,
    jobs: int = 1,
    cluster: str = "",
    keep: Path | None = None,
) -> tuple[Arrays, Arrays]:
    """Positions to learn from, and those of every tenth game, held out. What lies in `keep` is not played again."""
    import numpy as np

    file = keep / f"{name}-{kind}-{seed}-{games}-{_short(leaf)}.npz" if keep else None
    if file and file.exists():
        stored = np.load(file)
        return tuple(stored[f"arr_{i}"] for i in range(3)), tuple(stored[f"arr_{i}"] for i in range(3, 6))
    units: list[Unit] = [(name, kind, seed, n, min(n + UNIT, games), leaf) for n in range(0, games, UNIT)]
    parts: tuple[list[Arrays], list[Arrays]] = [], []  # unit by unit: lists of all numbers would fill the memory
    with crew(jobs, cluster) as workers:
        for found in workers.map(play_unit, units):
            for part, some in zip(parts, halves(found), strict=True):
                part.append(some)
    learn, check = together(parts[0]), together(parts[1])
    if file:
        file.parent.mkdir(parents=True, exist_ok=True)
        np.savez(file, *learn, *check)
    return learn, check


def _short(leaf: dict[str, Any] | None) -> str:
    return blake2b(json.dumps(leaf).encode(), digest_size=4).hexdigest() if leaf else "house"


def halves(games: list[list[Position]]) -> tuple[Arrays, Arrays]:
    """To learn from, and held out."""
    learn = [game for n, game in enumerate(games) if n % HELD_OUT]
    return as_arrays(learn), as_arrays(games[::HELD_OUT])


def as_arrays(games: list[list[Position]]) -> Arrays:
    import numpy as np

    positions = [position for game in games for position in game]
    seats = max((len(inputs) for inputs, _ in positions), default=0)
    width = len(positions[0][0][0]) if positions else 0
    x: Any = np.zeros((len(positions), seats, width), np.float32)
    y: Any = np.zeros((len(positions), seats), np.float32)
    there: Any = np.zeros((len(positions), seats), bool)
    for i, (inputs, won) in enumerate(positions):
        for seat, row in enumerate(inputs):
            x[i, seat] = row
        y[i, : len(won)] = won
        there[i, : len(inputs)] = True
    return x, y, there


def together(parts: list[Arrays]) -> Arrays:
    """One after the other; a place nobody sits at where there are fewer seats."""
    import numpy as np

    parts = [part for part in parts if len(part[0])]
    count, seats = sum(len(part[0]) for part in parts), max(part[0].shape[1] for part in parts)
    x: Any = np.zeros((count, seats, parts[0][0].shape[2]), np.float32)
    y: Any = np.zeros((count, seats), np.float32)
    there: Any = np.zeros((count, seats), bool)
    start = 0
    for part in parts:
        stop, here = start + len(part[0]), part[0].shape[1]
        for whole, piece in zip((x, y, there), part, strict=True):
            whole[start:stop, :here] = piece
        start = stop
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
    weights: Weights,
    learn: Arrays,
    check: Arrays,
    epochs: int,
    seed: int,
    rate: float = 0.003,
    decay: float = 1e-5,
    gate: bool = True,
) -> tuple[Weights, list[float]]:
    """Adam on the cross entropy, the rate falling to nought; the weights that did best on what was held out (without
    `gate` the last ones), and the losses there: before, and after each epoch."""
    import numpy as np

    rng = np.random.default_rng(seed)
    x, y, there = learn
    weights = _copy(weights)
    first = {name: np.zeros_like(w) for name, w in weights.items()}
    second = {name: np.zeros_like(w) for name, w in weights.items()}
    best, losses, step = _copy(weights), [loss(weights, *check)], 0
    batches = (len(x) + BATCH - 1) // BATCH
    for _ in range(epochs):
        order = rng.permutation(len(x))
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            slopes = _slopes(weights, x[batch], y[batch], there[batch])
            now = rate * 0.5 * (1 + np.cos(np.pi * step / (epochs * batches)))
            step += 1
            for name, slope in slopes.items():
                slope += decay * weights[name]
                first[name] += 0.1 * (slope - first[name])
                second[name] += 0.001 * (slope**2 - second[name])
                size = np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8
                weights[name] -= np.float32(now / (1 - 0.9**step)) * first[name] / size
        losses.append(loss(weights, *check))
        if not gate or losses[-1] == min(losses):
            best = _copy(weights)
    return best, losses


BATCH = 512


def _copy(weights: Weights) -> Weights:
    return {name: w.copy() for name, w in weights.items()}


def _forward(weights: Weights, x: Any, there: Any) -> tuple[Any, Any]:
    """The shares of everybody, and the activity of the hidden units, a row for each."""
    import numpy as np

    flat = x.reshape(-1, x.shape[2])  # one large product is far quicker than many small ones
    active = np.maximum(np.float32(0.0), flat @ weights["hidden"] + weights["bias"])
    scores = (flat @ weights["direct"] + active @ weights["output"]).reshape(there.shape)
    scores = np.where(there, scores, np.float32(-1e9))
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
    d = ((p * y.sum(axis=1, keepdims=True) - y) / len(x)).reshape(-1)
    back = d[:, None] * weights["output"] * (active > 0)
    flat = x.reshape(-1, x.shape[2])
    return {
        "direct": d @ flat,
        "hidden": flat.T @ back,
        "bias": back.sum(axis=0),
        "output": d @ active,
    }


def mean(several: list[Weights]) -> Weights:
    """One network that gives the mean of what these give: their hidden units side by side."""
    import numpy as np

    n = np.float32(len(several))
    return {
        "direct": sum(one["direct"] for one in several) / n,
        "hidden": np.concatenate([one["hidden"] for one in several], axis=1),
        "bias": np.concatenate([one["bias"] for one in several]),
        "output": np.concatenate([one["output"] for one in several]) / n,
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

    def played(games: int, seed: str, leaf: dict[str, Any] | None) -> tuple[Arrays, Arrays]:
        return gather(args.game, kind, games, seed, leaf, args.jobs, args.cluster, args.keep)

    learn, check = played(args.games, f"{args.seed}", None)
    several: list[Weights] = []
    for seed in range(args.seed, args.seed + args.mean_of):
        weights = fresh(learn[0].shape[2], args.hidden, seed)
        weights, losses = fit(weights, learn, check, args.epochs, seed, SLOWLY, FIRMLY)
        told("the house", learn, check, losses)
        several.append(weights)
    if len(several) > 1:
        weights = mean(several)
        losses = [loss(weights, *check)]
        told(f"the mean of {args.mean_of}", learn, check, losses)
    better: list[tuple[Arrays, Arrays]] = []
    for stage, more in enumerate(args.then, 1):
        better.append(played(more, f"{args.seed}-{stage}", as_net(weights)))
        learn, check = together([one for one, _ in better]), together([other for _, other in better])
        weights, losses = fit(weights, learn, check, AGAIN, args.seed, GENTLY, FIRMLY, gate=False)
        told("the search", learn, check, losses)
    kept = losses[-1] if args.then else min(losses)
    about = {"games": args.games, "mean_of": args.mean_of, "then": args.then, "seed": args.seed, "loss": round(kept, 4)}
    return {**about, **as_net(weights)}


# With a higher rate or less decay the loss on what was held out rises again after the first epoch.
SLOWLY = 0.001  # rate
FIRMLY = 1e-4  # decay
# How weights that are good already go on learning from fewer games. So few are held out of these that their loss is
# told, but chooses nothing.
AGAIN = 4  # epochs
GENTLY = 0.0005  # rate


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=30000, help="of the house, for each kind")
    parser.add_argument("--then", type=int, nargs="*", default=[], help="games of the search, stage by stage")
    parser.add_argument("--kind", help="only this kind of games; the weights of others stay in the file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=24, help="units of the hidden layer; 0 is a linear value")
    parser.add_argument("--mean-of", type=int, default=1, help="fit so many networks, from seeds in a row: their mean")
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--keep", type=Path, help="a folder for the games, to go on from if it is stopped")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", default="")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # before numpy is loaded: several threads round in another order
    about = {"game": args.game, "content": find_game(args.game).content_hash, "nets": {}}
    if args.kind and args.out.exists():
        about["nets"] = json.loads(args.out.read_text(encoding="utf-8"))["nets"]
    for kind in [args.kind] if args.kind else thinking_of(args.game).practice:
        about["nets"][kind] = learn_kind(args, kind)
    args.out.write_text(json.dumps(about) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
