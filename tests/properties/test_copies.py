"""Clones, saved states and records: the same game again, to the bit."""

from __future__ import annotations

import json
from random import Random

import pytest

from landsraad.imperium.game import GAME
from landsraad.imperium.rules.position import Position
from landsraad.kernel.record import Record, verify
from landsraad.kernel.table import Table

from .play import GAMES, pick, sample, setup, text, walk

pytestmark = pytest.mark.slow


def play_on(s: Position, seed: int, most: int = 60) -> str:
    rng = Random(seed)
    for _ in range(most):
        if s.over:
            break
        s.apply(pick(s, rng))
    return s.hash()


@pytest.mark.parametrize(("players", "mode"), GAMES)
def test_a_clone_is_equal_and_goes_its_own_way(players: int, mode: str) -> None:
    for seed in range(3):
        for s in sample(players, 400 + seed, every=15, mode=mode):
            before = text(s.dump())
            copy = s.clone()
            assert text(copy.dump()) == before
            assert copy.hash() == s.hash()
            assert copy.legal() == s.legal()
            ending = play_on(copy, seed)
            assert text(s.dump()) == before
            assert play_on(s, seed) == ending


@pytest.mark.parametrize(("players", "mode"), GAMES)
def test_a_saved_state_goes_on_as_the_real_one(players: int, mode: str) -> None:
    for seed in range(3):
        for s in sample(players, 500 + seed, every=15, mode=mode):
            loaded = GAME.load(json.loads(json.dumps(s.dump())))
            assert loaded.hash() == s.hash()
            assert loaded.legal() == s.legal()
            assert [text(loaded.view(seat)) for seat in range(-1, players)] == [
                text(s.view(seat)) for seat in range(-1, players)
            ]
            assert play_on(loaded, seed) == play_on(s, seed)


@pytest.mark.parametrize(("players", "mode"), GAMES)
@pytest.mark.parametrize("seed", [601, 602])
def test_a_record_is_replayed_to_the_same_hash(players: int, mode: str, seed: int) -> None:
    table = Table(GAME, setup(players, seed, mode))
    rng = Random(seed)
    while not table.state.over:
        assert isinstance(table.state, Position)
        table.apply(pick(table.state, rng))
    record = Record.load(json.loads(table.finish().line()))
    assert verify(GAME, record).hash() == table.state.hash()


@pytest.mark.parametrize("mode", ["base", "ix", "epic"])
def test_the_hash_tells_positions_apart(mode: str) -> None:
    hashes = [s.hash() for s in walk(3, 11, mode=mode)]
    assert len(hashes) == len(set(hashes))
