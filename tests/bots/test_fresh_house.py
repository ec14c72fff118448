"""A hint asks a bot that has seen none of the decisions before: it must have an answer at every one."""

from __future__ import annotations

import random

import pytest

from landsraad import bots
from landsraad.arrakis.game import GAME
from landsraad.kernel.contract import Setup
from tests.amount import amount
from tests.bots.seating import answer as ask

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", ["house", "house-blind"])
@pytest.mark.parametrize("expansions", [(), ("smugglers",), ("guild",), ("smugglers", "guild")])
def test_a_fresh_bot_answers_everywhere(name: str, expansions: tuple[str, ...]) -> None:
    for seed in range(2):
        state = GAME.new(Setup(2 + seed, seed, expansions))
        player, chance = bots.make("house", seed), random.Random(seed)
        for step in range(amount(200, 1200)):
            if state.over:
                break
            legal = state.legal()
            assert ask(bots.make(name, step), GAME, state) in legal
            state.apply(ask(player, GAME, state) if step % 3 else chance.choice(legal))
