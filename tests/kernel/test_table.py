"""A table: what can be taken back, what not, and that the record follows."""

from __future__ import annotations

import pytest

from landsraad.imperium.rules.position import Position
from landsraad.kernel.contract import Setup
from landsraad.kernel.errors import BadRecord, IllegalAction, UndoRefused
from landsraad.kernel.record import verify
from landsraad.kernel.table import Table
from landsraad.registry import games
from tests.imperium.helpers import intrigue

GAME = games["imperium"]
LEADERS = ["glossu_rabban", "helena_richese", "earl_memnon_thorvald", "count_ilban_richese"]


def new_table(seed: int = 1, players: int = 3, names: list[str] | None = None) -> Table:
    return Table(GAME, Setup(players, seed, leaders=LEADERS[:players]), names)


def play_first_options(table: Table, count: int) -> None:
    for _ in range(count):
        table.apply(table.state.legal()[0])


def quiet_action(table: Table) -> int:
    """An action that brings nothing new to light and leaves the next decision with the same player."""
    for action in table.state.legal():
        trial = table.state.clone()
        trial.apply(action)
        if trial.reveals == table.state.reveals and trial.player == table.state.player:
            return action
    raise AssertionError("no quiet action here")


def test_undo_brings_back_state_record_and_log() -> None:
    table = new_table()
    before, length = table.state.hash(), len(table.log)
    seat = table.state.player
    table.apply(quiet_action(table))
    assert table.state.hash() != before
    assert table.can_undo(seat)
    table.undo(seat)
    assert table.state.hash() == before
    assert table.record.actions == []
    assert len(table.log) == length


def test_after_undo_the_game_goes_on_with_its_log() -> None:
    table = new_table()
    seat = table.state.player
    action = quiet_action(table)
    table.apply(action)
    log = list(table.log)
    table.undo(seat)
    table.apply(action)
    assert table.log == log
    assert table.record.actions == [action]


def test_several_steps_can_be_taken_back_one_by_one() -> None:
    table = new_table()
    seat = table.state.player
    assert isinstance(table.state, Position)
    intrigue(table.state, seat, "windfall", "water_peddlers_union")
    hashes = [table.state.hash()]
    table.apply(GAME.parse(table.state, "plot windfall"))
    hashes.append(table.state.hash())
    table.apply(GAME.parse(table.state, "plot water_peddlers_union"))
    table.undo(seat)
    assert table.state.hash() == hashes[1]
    table.undo(seat)
    assert table.state.hash() == hashes[0]
    assert not table.can_undo(seat)


def test_never_once_another_seat_is_to_move() -> None:
    """Whether the others are asked at all depends on cards they hide."""
    table = new_table()
    seat = table.state.player
    table.apply(quiet_action(table))
    table.apply(GAME.parse(table.state, "end"))
    assert table.state.player != seat
    assert not table.can_undo(seat)
    with pytest.raises(UndoRefused):
        table.undo(seat)


def test_nothing_to_take_back_at_the_start() -> None:
    table = new_table()
    assert not table.can_undo(table.state.player)
    with pytest.raises(UndoRefused, match="nothing"):
        table.undo(table.state.player)


def test_never_past_another_seats_decision() -> None:
    table = new_table()
    seat = table.state.player
    table.apply(quiet_action(table))
    for other in range(3):
        if other != seat:
            assert not table.can_undo(other)
            with pytest.raises(UndoRefused, match="seat"):
                table.undo(other)


def test_never_past_something_that_came_to_light() -> None:
    """Revealing shows the hand."""
    table = new_table()
    seat = table.state.player
    table.apply(GAME.parse(table.state, "reveal"))
    assert not table.can_undo(seat)
    with pytest.raises(UndoRefused, match="hidden"):
        table.undo(seat)
    assert len(table.record.actions) == 1


def test_a_refused_undo_changes_nothing() -> None:
    table = new_table()
    table.apply(GAME.parse(table.state, "reveal"))
    before = table.state.hash()
    with pytest.raises(UndoRefused):
        table.undo(table.state.player)
    assert table.state.hash() == before


def test_an_illegal_action_changes_nothing() -> None:
    table = new_table()
    before, log = table.state.hash(), list(table.log)
    illegal = next(a for a in range(GAME.catalogue_size) if a not in table.state.legal())
    for action in (illegal, -1, GAME.catalogue_size, 10**30):
        with pytest.raises(IllegalAction):
            table.apply(action)
    assert table.state.hash() == before
    assert table.record.actions == []
    assert table.log == log
    assert not table.can_undo(table.state.player)


def test_the_finished_record_verifies() -> None:
    table = new_table(names=["Anna", "Bodie", "Frida"])
    play_first_options(table, 60)
    record = table.finish()
    assert record.names == ["Anna", "Bodie", "Frida"]
    assert len(record.actions) == 60
    assert verify(GAME, record).hash() == table.state.hash()


def test_a_table_resumes_where_the_record_ends() -> None:
    table = new_table(names=["Anna", "Bodie", "Frida"])
    table.record.note["speed"] = "slow"
    play_first_options(table, 40)
    again = Table.resume(GAME, table.finish())
    assert again.state.hash() == table.state.hash()
    assert again.log == table.log
    assert again.record.names == ["Anna", "Bodie", "Frida"]
    assert again.record.note == {"speed": "slow"}
    assert again.can_undo(again.state.player) == table.can_undo(table.state.player)


def test_a_resumed_table_does_not_share_its_record() -> None:
    table = new_table()
    play_first_options(table, 10)
    record = table.finish()
    again = Table.resume(GAME, record)
    play_first_options(again, 1)
    again.record.note["x"] = 1
    assert len(record.actions) == 10
    assert record.note == {}


def test_a_broken_record_is_refused_before_anything_is_built_on_it() -> None:
    table = new_table()
    play_first_options(table, 10)
    record = table.finish()
    record.actions[4] = -5
    with pytest.raises(BadRecord, match="Action 5 of 10"):
        Table.resume(GAME, record)


def test_undo_stays_possible_until_the_next_seat_decides_and_hides_nothing_more() -> None:
    """Every undo that is allowed, in a whole game: it returns to the state before and shows nothing."""
    table = new_table(seed=5)
    undone = 0
    for step in range(300):
        if table.state.over:
            break
        legal = table.state.legal()
        seat, before = table.state.player, table.state.hash()
        action = legal[step % len(legal)]
        table.apply(action)
        if table.can_undo(seat):
            table.undo(seat)
            assert table.state.hash() == before
            assert table.state.legal() == legal
            table.apply(action)
            undone += 1
    assert undone > 20
