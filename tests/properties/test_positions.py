"""Whole games by chance: what must be true in every position, and what every action may do."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from landsraad.imperium.game import GAME
from landsraad.imperium.rules import codes as k
from landsraad.imperium.rules.decisions import DECISIONS
from landsraad.imperium.rules.position import Position
from landsraad.kernel.errors import IllegalAction

from .invariants import check
from .play import GAMES, new_game, pick, sample, text, walk

pytestmark = pytest.mark.slow


def asked_alone(s: Position) -> bool:
    """One option is asked about only to hide that there is no other."""
    alone = DECISIONS.of(s.stack[-1][0]).alone
    return alone is not None and alone(s, s.stack[-1])


@pytest.mark.parametrize(("players", "mode"), GAMES)
@pytest.mark.parametrize("seed", range(15))
def test_nothing_is_lost_and_nothing_appears(players: int, mode: str, seed: int) -> None:
    points = [1 if players == 4 else 0] * max(players, 3)  # with one or two House Hagal makes three
    told = 0
    for s in walk(players, seed, log=True, mode=mode):
        check(s)
        assert s.log is not None
        for event in s.log[told:]:
            if event[0] == k.E_VP:
                points[event[1]] += event[2]
        told = len(s.log)
        assert [p.vp for p in s.players] == points  # every point is told


@given(game=st.sampled_from(GAMES), seed=st.integers(0, 2**32), moves=st.binary(max_size=250))
@settings(max_examples=120)
def test_nothing_is_lost_whatever_is_played(game: tuple[int, str], seed: int, moves: bytes) -> None:
    players, mode = game
    s = new_game(players, seed, mode=mode)
    for move in moves:
        if s.over:
            break
        legal = s.legal()
        s.apply(legal[move % len(legal)])
        check(s)


@pytest.mark.parametrize(("players", "mode"), GAMES)
@pytest.mark.parametrize("seed", range(100, 115))
def test_a_game_ends_within_ten_rounds(players: int, mode: str, seed: int) -> None:
    """IMP-10.7. Before the end there is always a real choice; rounds and reveals only go up."""
    last_round = last_reveals = 0
    for s in walk(players, seed, mode=mode):
        if not s.over:
            legal = s.legal()
            assert len(legal) > 1 or asked_alone(s)
            assert len(legal) == len(set(legal))
            assert all(0 <= a < GAME.catalogue_size for a in legal)
            assert 0 <= s.player < players
        assert last_round <= s.round <= 10
        assert s.reveals >= last_reveals
        last_round, last_reveals = s.round, s.reveals
    assert s.legal() == []
    ranked = 3 if players == 1 else players  # solo the Rivals are ranked too (IMP-S1)
    assert sorted(seat for place in s.ranking for seat in place) == list(range(ranked))
    best = max(p.vp for p in s.players)
    assert all(s.players[seat].vp == best for seat in s.ranking[0])
    assert s.round == 10 or any(p.vp >= (12 if mode == "epic" else 10) for p in s.players)


@pytest.mark.parametrize(("players", "mode"), GAMES)
def test_every_legal_action_can_be_taken(players: int, mode: str) -> None:
    for seed in range(4):
        for s in sample(players, 200 + seed, every=8, mode=mode):
            for action in s.legal():
                after = s.clone()
                after.apply(action)
                check(after)
                assert after.over or len(after.legal()) > 1 or asked_alone(after)


def refused(s: Position, action: int) -> bool:
    try:
        s.apply(action)
    except IllegalAction:
        return True
    return False


@pytest.mark.parametrize(("players", "mode"), GAMES)
def test_every_other_number_is_refused_and_changes_nothing(players: int, mode: str) -> None:
    for seed in range(3):
        for s in sample(players, 300 + seed, every=40, mode=mode):
            before = text(s.dump())
            legal = set(s.legal())
            for action in (*range(GAME.catalogue_size), -1, GAME.catalogue_size, 10**30):
                assert action in legal or refused(s, action)
            assert text(s.dump()) == before
            assert set(s.legal()) == legal


@pytest.mark.parametrize(("players", "mode"), GAMES)
def test_the_log_changes_nothing_in_the_game(players: int, mode: str) -> None:
    told = walk(players, 7, log=True, mode=mode)
    for quiet, logged in zip(walk(players, 7, mode=mode), told, strict=True):
        assert quiet.hash() == logged.hash()


@pytest.mark.parametrize("mode", ["base", "ix", "epic"])
def test_the_same_seed_is_the_same_game_and_another_is_not(mode: str) -> None:
    first, again, other = (new_game(4, seed, mode=mode) for seed in (5, 5, 6))
    assert first.hash() == again.hash()
    assert first.hash() != other.hash()
    rng = Random(1)
    for _ in range(50):
        action = pick(first, rng)
        first.apply(action)
        again.apply(action)
    assert first.hash() == again.hash()


@pytest.mark.parametrize("mode", ["base", "ix", "epic"])
def test_the_hash_tells_positions_apart(mode: str) -> None:
    hashes = [s.hash() for s in walk(3, 11, mode=mode)]
    assert len(hashes) == len(set(hashes))
