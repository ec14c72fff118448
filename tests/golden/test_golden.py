"""The games played today are those that were played when the golden counts were last rewritten on purpose.

If a test here fails after a change that was meant to leave the rules alone, the change is wrong. If the rules were
meant to change: `make golden`.
"""

from __future__ import annotations

import json

import pytest

from landsraad import games
from tests.golden.update import SEEDS, file_of
from tests.golden.walk import VARIANTS, walk

pytestmark = [pytest.mark.slow, pytest.mark.sources]

GOLDEN = {name: json.loads(file_of(name).read_text(encoding="utf-8")) for name in SEEDS}


@pytest.mark.parametrize("name", sorted(GOLDEN))
def test_counts_are_of_these_rules_and_cards(name: str) -> None:
    game = games[VARIANTS[name][0]]
    assert (GOLDEN[name]["rules"], GOLDEN[name]["content"]) == (game.rules_version, game.content_hash)


@pytest.mark.parametrize(
    ("name", "players", "seed"),
    [(name, players, seed) for name in SEEDS for players, seeds in SEEDS[name].items() for seed in seeds],
)
def test_game_is_played_as_before(name: str, players: int, seed: int) -> None:
    (expected,) = [w for w in GOLDEN[name]["walks"] if (w["players"], w["seed"]) == (players, seed)]
    assert walk(name, players, seed) == expected
