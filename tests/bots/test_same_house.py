"""The house on integers plays as the one that reads views did: the same choice at every decision of whole games.

In Dune: Imperium it does so with the prices that one had, made by hand; those in use were found on games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from benchmarks.reference import arrakis as arrakis_by_view
from benchmarks.reference import imperium as by_view
from landsraad.bots import make
from landsraad.bots.imperium.house import HousePolicy
from landsraad.bots.imperium.prices import Prices
from landsraad.bots.judging import Judge
from landsraad.kernel.contract import Setup
from landsraad.registry import find_game
from tests.bots.seating import answer

IMPERIUM = find_game("imperium")
ARRAKIS = find_game("arrakis")
# Improved on purpose: who is under way stands in the position now, where the other remembered whom it had sent, and
# went on reckoning with them when they had arrived.
# Alone against the Mahdi the house has a plan of its own (bots/arrakis/alone.py), which the other knows nothing of.
UNDER_WAY = ("move_from", "move_to", "who_goes", "how_many", "which_tokens", "leader_goes")


def base_by_hand() -> Judge:
    by_hand = Prices({})
    return Judge("imperium", "Dune: Imperium", HousePolicy(False, by_hand, by_hand), 0)


def differences(game: Any, setup: Setup, pairs: list[tuple[Any, Any]], chance: float = 0.25) -> list[str]:
    """Where the two of a pair choose differently. Some moves are made by chance, so that odd positions come up."""
    state = game.new(setup)
    dice = Random(str(setup.seed))
    found = []
    while not state.over:
        old, new = pairs[state.player % len(pairs)]
        was, now = answer(old, game, state), answer(new, game, state)
        if was != now:
            found.append(f"{game.kind(state)}: {' '.join(game.words(was))} / {' '.join(game.words(now))}")
        state.apply(dice.choice(state.legal()) if dice.random() < chance else was)
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {}),
        (3, {"expansions": ("ix",)}),
        (4, {"expansions": ("ix",)}),
        (4, {"expansions": ("ix",), "epic": True}),
        (1, {"expansions": ("ix",), "rivals": "random"}),
        (2, {}),
    ],
)
def test_imperium(players: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        setup = Setup(players, f"same-{seed}", leaders="random", **options)
        assert differences(IMPERIUM, setup, [(by_view.House(0), make("house-by-hand", 0))]) == []


@pytest.mark.slow
def test_imperium_without_the_new_systems() -> None:
    setup = Setup(4, "same", ("ix",), leaders="random")
    assert differences(IMPERIUM, setup, [(by_view.HouseBase(0), base_by_hand())]) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "expansions"),
    [(2, ()), (2, ("smugglers",)), (2, ("guild",)), (4, ("smugglers", "guild")), (1, ("smugglers",))],
)
def test_arrakis(players: int, expansions: tuple[str, ...]) -> None:
    setup = Setup(players, "same", expansions, round_limit=8)
    pairs = [(arrakis_by_view.House(0), make("house", 0)) for _ in range(players)]
    found = differences(ARRAKIS, setup, pairs, chance=0.0)
    assert [text for text in found if not text.startswith(UNDER_WAY)] == []
    assert len(found) < 20


@pytest.mark.slow
def test_arrakis_without_the_expansions() -> None:
    setup = Setup(2, "same", ("smugglers",), round_limit=3)
    pairs = [(arrakis_by_view.HouseBlind(seat), make("house-blind", seat)) for seat in range(2)]
    found = differences(ARRAKIS, setup, pairs, chance=0.0)
    assert [text for text in found if not text.startswith(UNDER_WAY)] == []
