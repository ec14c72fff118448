"""Many random games with House Hagal, each checked as it goes and replayed to the same hash.

python -m tests.soak_hagal 500 [PART OF PARTS]
"""

from __future__ import annotations

import sys
from itertools import product
from random import Random
from typing import Any

from landsraad.imperium.game import GAME
from landsraad.kernel.contract import Setup
from tests.properties.invariants import check

MODES: dict[str, dict[str, Any]] = {
    "base": {},
    "ix": {"expansions": ("ix",)},
    "epic": {"expansions": ("ix",), "epic": True},
}
DIFFICULTIES = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
VARIANTS: tuple[dict[str, Any], ...] = ({}, {"row_storm": True, "brutal_escalation": True})


def combinations() -> list[tuple[int, dict[str, Any]]]:
    solo = [
        (1, {**mode, **variant, "difficulty": difficulty, "rivals": "random"})
        for mode, difficulty, variant in product(MODES.values(), DIFFICULTIES, VARIANTS)
    ]
    two = [(2, {**mode}) for mode in MODES.values()]
    return [*solo, *two, (2, {**MODES["ix"], "hagal_places_dreadnought": False})]


def game(players: int, seed: int, options: dict[str, Any], every: int) -> tuple[list[int], str]:
    """One random game: its actions and the hash of its end."""
    s = GAME.new(Setup(players, seed, leaders="random", **options))
    rng = Random(seed)
    actions: list[int] = []
    while not s.over:
        if len(actions) % every == 0:
            check(s)
        actions.append(rng.choice(s.legal()))
        s.apply(actions[-1])
    check(s)
    return actions, s.hash()


def replayed(players: int, seed: int, options: dict[str, Any], actions: list[int]) -> str:
    s = GAME.new(Setup(players, seed, leaders="random", **options))
    for action in actions:
        s.apply(action)
    return s.hash()


def main(count: int, part: int = 0, parts: int = 1) -> None:
    for number, (players, options) in enumerate(combinations()):
        if number % parts != part:
            continue
        for seed in range(count):
            actions, hash = game(players, seed, options, every=7)
            assert replayed(players, seed, options, actions) == hash, (players, options, seed)
        print(f"{count} games of {players} with {options}: every one replayed to its hash", flush=True)


if __name__ == "__main__":
    main(*(int(x) for x in sys.argv[1:]))
