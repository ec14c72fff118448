"""The way back at a table: exact, and never past what came to light or past another seat (kernel.table)."""

from __future__ import annotations

from random import Random

import pytest

from landsraad.imperium.game import GAME
from landsraad.imperium.rules.position import Position
from landsraad.kernel.errors import UndoRefused
from landsraad.kernel.table import Table

from .play import GAMES, pick, setup, text

pytestmark = pytest.mark.slow


def position(table: Table) -> Position:
    assert isinstance(table.state, Position)
    return table.state


@pytest.mark.parametrize(("players", "mode"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_undo_brings_back_the_very_state(players: int, mode: str, seed: int) -> None:
    table = Table(GAME, setup(players, seed, mode))
    rng = Random(seed)
    dumps: list[tuple[str, int, int, list[tuple[int, ...]]]] = []  # before each action: state, seat, reveals, log
    undone = 0
    while not table.state.over:
        before = position(table)
        dumps.append((text(before.dump()), before.player, before.reveals, list(table.log)))
        table.apply(pick(before, rng))
        assert len(table.record.actions) == len(dumps)
        dump, seat, reveals, log = dumps[-1]
        for other in range(players):
            if other != seat:
                assert not table.can_undo(other)
        if position(table).reveals != reveals:
            assert not table.can_undo(seat)
        if not table.can_undo(seat):
            now = text(table.state.dump())
            with pytest.raises(UndoRefused):
                table.undo(seat)
            assert text(table.state.dump()) == now
            assert len(table.record.actions) == len(dumps)
            continue
        if rng.random() < 0.3:
            table.undo(seat)
            dumps.pop()
            undone += 1
            assert text(table.state.dump()) == dump
            assert table.state.player == seat
            assert table.log == log
            assert len(table.record.actions) == len(dumps)
            assert table.state.legal() == GAME.load(table.state.dump()).legal()
    assert undone > (10 if players > 2 else 0)  # a solo game has few decisions, and Rivals answer most of them


@pytest.mark.parametrize(("players", "mode"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_an_action_that_can_be_taken_back_has_shown_nothing(players: int, mode: str, seed: int) -> None:
    """Had the hidden cards been others, the one who acted would see the same now: nothing to learn by undoing."""
    table = Table(GAME, setup(players, 50 + seed, mode))
    rng = Random(seed)
    quiet = 0
    while not table.state.over:
        before = position(table).clone()
        seat = before.player
        action = pick(before, rng)
        table.apply(action)
        if table.can_undo(seat):
            quiet += 1
            for number in range(2):
                guess = before.guess(seat, Random(f"{seed} {number}"))
                guess.apply(action)
                assert text(guess.view(seat)) == text(table.state.view(seat))
    assert quiet > (10 if players > 2 else 4)
