"""A hint asks a bot that has seen none of the decisions before: it must have an answer at every one."""

from __future__ import annotations

import random

import pytest

from landsraad import bots
from landsraad.arrakis.game import GAME
from landsraad.kernel.contract import Setup


@pytest.mark.parametrize("name", ["house", "house-blind"])
@pytest.mark.parametrize("expansions", [(), ("smugglers",), ("guild",), ("smugglers", "guild")])
def test_a_fresh_bot_answers_everywhere(name: str, expansions: tuple[str, ...]) -> None:
    for seed in range(2):
        state = GAME.new(Setup(2 + seed, seed, expansions))
        player, chance = bots.make("house", seed), random.Random(seed)
        for step in range(1200):
            if state.over:
                break
            legal = state.legal()
            view = state.view(state.player)
            assert bots.make(name, step).choose(GAME, view, legal) in legal
            state.apply(player.choose(GAME, view, legal) if step % 3 else chance.choice(legal))
