"""One contestant in a process of its own. It does what it is told on standard input, one JSON object in each line.

`python -m benchmarks.worker landsraad_engine` measures slice by slice; `… landsraad_engine fresh` measures import and
memory once and ends. Nothing but what these need is imported before the engine, so that its cost is seen whole.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from time import process_time
from types import ModuleType
from typing import Any

MIDDLES = 24  # states halfway through games, the same for every slice
FEW_MIDDLES = 8  # for each of many tables
TABLE_FIGURES = ("games_per_s", "choices_per_s", "copy_us")
STATES = 1000  # held at once for the measure of memory


def resident() -> float:
    """MB this process holds now; where the system does not say, the most it has held."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    except FileNotFoundError:
        unit = 1 if sys.platform == "darwin" else 1024
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6


def fresh(name: str) -> dict[str, float]:
    """Import and memory, in a process that has done nothing else."""
    start = process_time()
    engine = importlib.import_module(f"benchmarks.{name}")
    seconds = process_time() - start
    imported = resident()
    copiers = [engine.copier(engine.middle(seed)) for seed in range(1, MIDDLES + 1)]
    gc.collect()
    before = resident()
    states = [copiers[i % MIDDLES]() for i in range(STATES)]
    held = resident()
    assert len(states) == STATES
    figures = {"import_ms": seconds * 1e3, "memory_mb": imported, "states_mb": held - before}
    return figures | {name: whole_run(program) for name, program in engine.STARTS.items()}


def whole_run(program: str) -> float:
    """Milliseconds of processor time that a new interpreter takes for a program, its own start included."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", program], stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1e3 * (after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)


def play(play: Callable[[int], tuple[Any, int, int]], seconds: float, seed: int) -> dict[str, float]:
    """Whole games until the time is up."""
    games = choices = forced = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        _, more_choices, more_forced = play(seed + games)
        games += 1
        choices += more_choices
        forced += more_forced
    return {
        "games_per_s": games / spent,
        "decisions_per_s": (choices + forced) / spent,
        "choices_per_s": choices / spent,
        "decisions_per_game": (choices + forced) / games,
        "choices_per_game": choices / games,
    }


def play_out(engine: Any, seconds: float, seed: int) -> dict[str, float]:
    """Games by the engine's own loop, if it has one beside that of its users."""
    if not hasattr(engine, "play_out"):
        return {}
    return {"playout_choices_per_s": play(engine.play_out, seconds, seed)["choices_per_s"]}


def copy(engine: Any, states: list[Any], seconds: float) -> dict[str, float]:
    """The median over the states of the time one copy takes."""
    per_state = seconds / len(states)
    times = []
    for state in states:
        copier = engine.copier(state)
        done = 0
        start = process_time()
        while (spent := process_time() - start) < per_state:
            for _ in range(50):
                copier()
            done += 50
        times.append(spent / done * 1e6)
    return {"copy_us": sorted(times)[len(times) // 2]}


def step(engine: ModuleType, states: list[Any], seconds: float) -> dict[str, float]:
    """Every legal action of every state, each in a copy made beforehand."""
    spent = 0.0
    done = 0
    while spent < seconds:
        for state in states:
            copier = engine.copier(state)
            pairs = [(copier(), action) for action in engine.legal(state)]
            start = process_time()
            engine.step_each(pairs)
            spent += process_time() - start
            done += len(pairs)
    return {"step_us": spent / done * 1e6}


def serve(engine: ModuleType) -> None:
    states = [engine.middle(seed) for seed in range(1, MIDDLES + 1)]
    more = getattr(engine, "MORE", {})  # ours plays other games too
    more_states = {prefix: [v.middle(seed) for seed in range(1, MIDDLES + 1)] for prefix, v in more.items()}
    tables = getattr(engine, "TABLES", {})
    table_states = {prefix: [v.middle(seed) for seed in range(1, FEW_MIDDLES + 1)] for prefix, v in tables.items()}
    say({"version": engine.VERSION, "python": ".".join(map(str, sys.version_info[:3]))})
    for line in sys.stdin:
        order = json.loads(line)
        seconds, seed = order["seconds"], order["seed"]
        found = {
            **play(engine.play, seconds, seed),
            **play_out(engine, seconds, seed),
            **copy(engine, states, seconds / 4),
            **step(engine, states, seconds / 4),
        }
        for prefix, variant in more.items():
            other = {
                **play(variant.play, seconds, seed),
                **play_out(variant, seconds, seed),
                **copy(variant, more_states[prefix], seconds / 4),
            }
            found |= {f"{prefix}{name}": value for name, value in other.items()}
        for prefix, variant in tables.items():
            other = {**play(variant.play, seconds / 2, seed), **copy(variant, table_states[prefix], seconds / 10)}
            found |= {f"{prefix}{name}": other[name] for name in TABLE_FIGURES}
        say(found)


def say(answer: dict[str, Any]) -> None:
    print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    if sys.argv[2:] == ["fresh"]:
        say(fresh(sys.argv[1]))
    else:
        serve(importlib.import_module(f"benchmarks.{sys.argv[1]}"))
