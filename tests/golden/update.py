"""Rewrite the golden counts: `make golden`.

Do this when the rules, the cards or the order of chance have been changed on purpose, and say so in the commit. A
difference nobody meant is a bug.
"""

from __future__ import annotations

import json
from pathlib import Path

from landsraad import games
from tests.golden.walk import VARIANTS, walk

FOLDER = Path(__file__).parent
SEEDS = {
    "imperium": {1: range(1, 7), 2: range(1, 7), 3: range(1, 13), 4: range(1, 13)},
    "imperium-ix": {1: range(1, 7), 2: range(1, 5), 3: range(1, 7), 4: range(1, 7)},
    "imperium-epic": {1: range(1, 4), 2: range(1, 3), 3: range(1, 4), 4: range(1, 4)},
    # With the expansions the state grew, and with it these hashes; the counts of the base game stayed what they were.
    "arrakis": {1: range(1, 7), 2: range(1, 7), 3: range(1, 4), 4: range(1, 4)},
    "arrakis-smugglers": {1: range(1, 4), 2: range(1, 4), 3: range(1, 3), 4: range(1, 3)},
    "arrakis-guild": {2: range(1, 4), 3: range(1, 3), 4: range(1, 3)},
    "arrakis-both": {2: range(1, 5), 3: range(1, 3), 4: range(1, 3)},
}


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.json"


def golden(variant: str) -> dict[str, object]:
    game = games[VARIANTS[variant][0]]
    return {
        "rules": game.rules_version,
        "content": game.content_hash,
        "walks": [walk(variant, players, seed) for players, seeds in SEEDS[variant].items() for seed in seeds],
    }


def main() -> None:
    for name in SEEDS:
        text = json.dumps(golden(name), indent=1) + "\n"
        path = file_of(name)
        changed = not path.exists() or path.read_text(encoding="utf-8") != text
        path.write_text(text, encoding="utf-8")
        print(f"tests/golden/{path.name}: {'rewritten' if changed else 'as it was'}")


if __name__ == "__main__":
    main()
