"""Bots are found by name, and every bot keeps the contract."""

from typing import Any

import pytest

from landsraad.bots import make, names
from landsraad.kernel.contract import Setup
from landsraad.kernel.errors import LandsraadError
from landsraad.registry import find_game

GAME = find_game("imperium")


def test_known_names() -> None:
    assert names() == ["house", "house-base", "house-blind", "random"]


@pytest.mark.parametrize("name", ["house", "house-base", "house-blind", "random"])
def test_a_bot_carries_its_name(name: str) -> None:
    assert make(name, 1).name == name


def test_unknown_name_tells_the_known_ones() -> None:
    with pytest.raises(LandsraadError, match=r"“nobody”.*house, house-base, house-blind, random"):
        make("nobody", 1)


VARIANTS: dict[str, dict[str, Any]] = {
    "base": {},
    "ix": {"expansions": ("ix",)},
    "ix random leaders": {"expansions": ("ix",), "leaders": "random"},
    "epic": {"expansions": ("ix",), "epic": True, "leaders": "random"},
}


def actions_of_a_game(bot: str, players: int, seed: int, variant: str) -> list[int]:
    """A whole game among bots of one kind; every answer is checked against the legal list."""
    state = GAME.new(Setup(players, seed, **VARIANTS[variant]))
    bots = [make(bot, 100 * seed + seat) for seat in range(players)]
    actions = []
    while not state.over:
        legal = state.legal()
        action = bots[state.player].choose(GAME, state.view(state.player), legal[:])
        assert action in legal
        state.apply(action)
        actions.append(action)
    return actions


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("bot", ["house", "house-base", "random"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_whole_games_are_legal_and_reproducible(bot: str, players: int, variant: str) -> None:
    for seed in (1, 2, 3):
        assert actions_of_a_game(bot, players, seed, variant) == actions_of_a_game(bot, players, seed, variant)
