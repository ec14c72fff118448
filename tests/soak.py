"""Whole games of War for Arrakis by chance, each replayed from its record to the same hash.

`python -m tests.soak` plays hundreds for every expansion and number of players, which takes a while and is no part of
`make test`; `python -m tests.soak 10` plays a tenth of them. The compiled build is faster:
`.venv-compiled/bin/python -m tests.soak`.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from random import Random
from time import process_time

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules.position import Position
from landsraad.kernel.contract import Setup
from landsraad.kernel.record import Record, new_record, verify
from tests.arrakis.invariants import check

EXPANSIONS = (("smugglers",), ("guild",), ("smugglers", "guild"))
GAMES = {2: 500, 3: 100, 4: 100}  # by players
EVERY = 500  # decisions between two checks
STATUS = {-1: "no smugglers", 0: "neutral", 1: "allied", 2: "eliminated"}


def soak(setup: Setup) -> Position:
    """One game from start to end, checked on the way; its record must bring back the same state."""
    record = new_record(GAME, setup)
    s = GAME.new(setup)
    choice = Random(f"soak {setup.seed}").choice
    while not s.over:
        action = choice(s.legal())
        s.apply(action)
        record.actions.append(action)
        if len(record.actions) % EVERY == 0:
            check(s)
    check(s)
    record.hash = s.hash()
    verify(GAME, Record.load(json.loads(record.line())))
    return s


def setups(players: int, expansions: tuple[str, ...], games: int) -> list[Setup]:
    """In games of three every other one has a team of Harkonnen."""
    return [
        Setup(players, seed, expansions, **({"team": ("harkonnen", "atreides")[seed % 2]} if players == 3 else {}))
        for seed in range(1, games + 1)
    ]


def main() -> None:
    part = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    for expansions in EXPANSIONS:
        for players, games in GAMES.items():
            start = process_time()
            seen: Counter[str] = Counter()
            for setup in setups(players, expansions, games // part):
                try:
                    s = soak(setup)
                except Exception:
                    print(f"soak: this game failed: {setup}", file=sys.stderr)
                    raise
                seen[("Harkonnen", "Atreides")[s.winner] + " won"] += 1
                seen[STATUS[s.smugglers]] += 1
            told = ", ".join(f"{name} {n}" for name, n in sorted(seen.items()))
            seconds = process_time() - start
            print(f"{' + '.join(expansions)}, {players} players: {told} ({seconds:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
