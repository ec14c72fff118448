"""Measures Landsraad, Landsraad compiled and Catanatron in turn, on one core, slice by slice.

A slice is short and the contestants take turns, so whatever else the machine does hits all of them alike. Figures are
medians over the slices. Ratios are taken between slices of the same round, and their median is what counts.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.report import table, tables, verdicts, write_readme, write_results

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / ".venv-compiled" / "bin" / "python"
PEER = "catanatron"


class Contestant:
    """A worker process, and everything it has measured so far."""

    def __init__(self, python: str, engine: str) -> None:
        self.command = [python, "-m", "benchmarks.worker", engine]
        self.slices: list[dict[str, float]] = []
        self.starts: list[dict[str, float]] = []
        # The order of Python's sets of texts changes Catanatron's games: fixed, so that every run plays the same ones.
        self.environment = {**os.environ, "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(
            self.command, cwd=ROOT, env=self.environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.about = self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"benchmarks: {' '.join(self.command[1:])} ended without an answer")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def measure(self, seconds: float, seed: int) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"seconds": seconds, "seed": seed}) + "\n")
        self.process.stdin.flush()
        self.slices.append(self._answer())

    def start_fresh(self) -> None:
        done = subprocess.run(
            [*self.command, "fresh"], cwd=ROOT, env=self.environment, text=True, stdout=subprocess.PIPE, check=True
        )
        self.starts.append(json.loads(done.stdout))

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def medians(rows: list[dict[str, float]]) -> dict[str, float]:
    return {name: median(row[name] for row in rows) for name in rows[0]}


def ratios(ours: list[dict[str, float]], theirs: list[dict[str, float]]) -> dict[str, float]:
    """How many times better ours is: for rates ours / theirs, for times and sizes theirs / ours."""
    found = {}
    for name in ours[0]:
        # Our second game is held against the same peer, and our own loop against its own, which is all it has.
        peer = name.split("/")[-1].removeprefix("arrakis_").removeprefix("playout_")
        if peer in theirs[0] and not name.endswith("_per_game"):
            found[name] = median(times_better(name, a[name], b[peer]) for a, b in zip(ours, theirs, strict=True))
    return found


def times_better(name: str, one: float, other: float) -> float:
    return one / other if name.endswith("_per_s") else other / one


def beside_base(slices: list[dict[str, float]]) -> dict[str, float]:
    """How the speed with an expansion compares with the base game's: 1 is as fast, less is slower."""
    return {
        name: median(times_better(name, row[name], row[base_of(name)]) for row in slices)
        for name in slices[0]
        if base_of(name) != name and not name.endswith("_per_game")
    }


def base_of(name: str) -> str:
    """The same figure of the base game: of Dune: Imperium, or of War for Arrakis with as many players."""
    if "/" in name:
        game, _, players, figure = name.split("/")
        return f"{game}/base/{players}/{figure}"
    return name.removeprefix("ix_")


def use_one_core() -> None:
    """This process and its children, where the system lets us say so. They take turns anyway."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Speed beside a peer, in one run.")
    parser.add_argument("--rounds", type=int, default=11, help="slices for each contestant (11)")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a slice (1.0)")
    parser.add_argument("--dry", action="store_true", help="print only: leave results.json and README.md alone")
    options = parser.parse_args()

    use_one_core()
    contestants = {
        PEER: Contestant(sys.executable, "catanatron_engine"),
        "landsraad": Contestant(sys.executable, "landsraad_engine"),
    }
    if COMPILED.exists():
        contestants["landsraad_compiled"] = Contestant(str(COMPILED), "landsraad_engine")
    else:
        print("benchmarks: no compiled build (`make compiled`): measuring the source only")

    everybody = list(contestants.values())
    for round in range(options.rounds + 1):
        for contestant in everybody:
            contestant.measure(options.seconds, seed=1 + round * 10_000)
            contestant.start_fresh()
        everybody.append(everybody.pop(0))  # somebody else begins the next round
        print(f"\rround {round} of {options.rounds}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for contestant in everybody:
        contestant.close()
        del contestant.slices[0], contestant.starts[0]  # the first round warms up files, caches and the interpreter

    peer = contestants[PEER]
    results = {
        "rounds": options.rounds,
        "seconds": options.seconds,
        "python": peer.about["python"],
        "versions": {name: c.about["version"] for name, c in contestants.items()},
        "figures": {name: {**medians(c.slices), **medians(c.starts)} for name, c in contestants.items()},
        "ratios": {
            name: {**ratios(c.slices, peer.slices), **ratios(c.starts, peer.starts)}
            for name, c in contestants.items()
            if c is not peer
        },
        "beside_base": {name: beside_base(c.slices) for name, c in contestants.items() if c is not peer},
    }
    print("\n".join([table(results), "", tables(results), "", *verdicts(results)]))
    if not options.dry:
        write_results(results)
        write_readme(results)


if __name__ == "__main__":
    main()
