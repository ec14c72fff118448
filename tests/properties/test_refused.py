"""What is no action is refused and changes nothing, and no view holds what chance comes from."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from landsraad.kernel.contract import Setup
from landsraad.kernel.errors import BadSetup, IllegalAction
from landsraad.kernel.rng import seed_key
from landsraad.kernel.seeds import commitment, new_seed
from landsraad.registry import games


@pytest.mark.parametrize("name", sorted(games))
def test_only_whole_numbers_are_actions(name: str) -> None:
    """3609.0 and True equal legal actions, but are none."""
    state: Any = games[name].new(Setup(3, 5))
    before, legal = state.dump(), state.legal()

    class Number(int):
        pass

    for action in (float(legal[0]), complex(legal[0]), Number(legal[0]), str(legal[0]), None, [legal[0]], legal):
        with pytest.raises(IllegalAction):
            state.apply(action)
    assert (state.dump(), state.legal()) == (before, legal)


@pytest.mark.parametrize("name", sorted(games))
def test_a_truth_is_no_action(name: str) -> None:
    """Wherever 0 or 1 is legal."""
    state: Any = games[name].new(Setup(3, 5))
    dice = Random(1)
    met = 0
    for _ in range(300):
        legal = state.legal()
        if state.over:
            break
        for truth in (False, True):
            if truth in legal:
                met += 1
                with pytest.raises(IllegalAction):
                    state.apply(truth)
        state.apply(dice.choice(legal))
    assert met


@pytest.mark.parametrize("name", sorted(games))
def test_no_view_holds_the_seed_its_key_or_its_hash(name: str) -> None:
    seed = new_seed()
    state = games[name].new(Setup(3, seed))
    secrets = (seed, seed_key(seed).hex(), commitment(seed), "key_bytes")
    dice = Random(2)
    for _ in range(60):
        for seat in (-1, 0, 1, 2):
            text = json.dumps(state.view(seat))
            assert not [secret for secret in secrets if secret in text]
        state.apply(dice.choice(state.legal()))


@pytest.mark.parametrize("team", [[], {}, 3, None, True, ["harkonnen"], "", "x" * 1000])
def test_a_team_that_is_none(team: Any) -> None:
    with pytest.raises(BadSetup):
        games["arrakis"].new(Setup(3, 1, team=team))


@pytest.mark.parametrize("name", sorted(games))
@pytest.mark.parametrize("players", [[], None, "3", 3.0, True, {}, 10**30])
def test_a_number_of_players_that_is_none(name: str, players: Any) -> None:
    with pytest.raises(BadSetup):
        games[name].new(Setup(players, 1))


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(games))
def test_a_dump_loads_in_the_shape_it_was_written_in(name: str) -> None:
    """Which is what going on under corrected cards rests on."""
    game = games[name]
    state = game.new(Setup(3, 9))
    dice = Random(3)
    shapes = set()
    for _ in range(200):
        if state.over:
            break
        again = game.load(json.loads(json.dumps(state.dump())))
        assert (again.hash(), again.legal(), game.shape(again)) == (state.hash(), state.legal(), game.shape(state))
        shapes.add(game.shape(state))
        state.apply(dice.choice(state.legal()))
    assert len(shapes) > 3
