"""A table: what can be taken back, what not, and that the record follows."""

from __future__ import annotations

from typing import Any, cast

import pytest

from landsraad.imperium.rules.position import Position
from landsraad.kernel.contract import Game, Setup
from landsraad.kernel.errors import BadRecord, IllegalAction, UndoRefused
from landsraad.kernel.fingerprint import fingerprint
from landsraad.kernel.record import Record, steps, verify
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


# ---------------------------------------------------------------- back and forth between commit points


def table_with_plots() -> tuple[Table, int, list[int]]:
    """Two quiet actions of the same seat, both made."""
    table = new_table()
    seat = table.state.player
    assert isinstance(table.state, Position)
    intrigue(table.state, seat, "windfall", "water_peddlers_union")
    actions = []
    for text in ("plot windfall", "plot water_peddlers_union"):
        actions.append(GAME.parse(table.state, text))
        table.apply(actions[-1])
    return table, seat, actions


def test_undo_steps_name_what_would_be_taken_back_the_last_first() -> None:
    table, seat, actions = table_with_plots()
    last, first = table.undo_steps(seat)
    assert [last.action, first.action] == actions[::-1]
    assert "Water Peddlers Union" in last.text(GAME)
    assert GAME.text("intrigue:windfall", "de")[0] in first.text(GAME, "de")
    assert table.undo_steps((seat + 1) % 3) == []


def test_undo_to_a_named_step_and_redo_all_of_it() -> None:
    table, seat, actions = table_with_plots()
    after, log = table.state.hash(), list(table.log)
    before = table.undo_steps(seat)[1].before.hash()
    table.undo(seat, 2)
    assert table.state.hash() == before
    assert table.record.actions == []
    assert table.redo_steps(seat) == actions
    table.redo(seat)
    assert table.record.actions == actions[:1]
    table.redo(seat)
    assert (table.state.hash(), table.log, table.record.actions) == (after, log, actions)
    with pytest.raises(UndoRefused, match="nothing"):
        table.redo(seat)


def test_more_steps_than_there_are_and_none_are_refused() -> None:
    table, seat, _ = table_with_plots()
    before = table.state.hash()
    for count in (3, 0, -1):
        with pytest.raises(UndoRefused):
            table.undo(seat, count)
    for count in (1, 0, -1):
        with pytest.raises(UndoRefused):
            table.redo(seat, count)
    assert table.state.hash() == before


def test_something_else_than_was_taken_back_ends_redo() -> None:
    table, seat, _ = table_with_plots()
    table.undo(seat, 2)
    table.apply(GAME.parse(table.state, "plot water_peddlers_union"))
    assert table.redo_steps(seat) == []


def test_only_the_seat_to_move_makes_again_what_it_took_back() -> None:
    table, seat, _ = table_with_plots()
    table.undo(seat)
    with pytest.raises(UndoRefused):
        table.redo((seat + 1) % 3)


def test_the_version_grows_with_every_change() -> None:
    table, seat, _ = table_with_plots()
    seen = [table.version]
    for change in (table.undo, table.undo, table.redo, table.redo, table.undo):
        change(seat)
        seen.append(table.version)
    assert seen == sorted(set(seen))
    version = table.version
    with pytest.raises(IllegalAction):
        table.apply(-1)
    assert table.version == version
    again = Table.resume(GAME, new_and_played().finish())
    assert again.version >= 40


def new_and_played() -> Table:
    table = new_table()
    play_first_options(table, 40)
    return table


def test_the_version_never_falls_when_a_game_is_taken_up_again() -> None:
    table = new_and_played()
    while not table.can_undo(table.state.player):
        table.apply(quiet_action(table))
    seat = table.state.player
    for _ in range(3):
        table.undo(seat)
        table.redo(seat)
    assert Table.resume(GAME, table.finish()).version == table.version


def test_states_before_a_commit_point_are_forgotten() -> None:
    """What was kept for ever once: 8 kB an action. Now only what can still be taken back."""
    table = new_table(seed=5)
    most = 0
    for step in range(300):
        if table.state.over:
            break
        seat, reveals = table.state.player, table.state.reveals
        legal = table.state.legal()
        table.apply(legal[step % len(legal)])
        kept = len(table._steps)
        most = max(most, kept)
        if table.state.player != seat or table.state.reveals != reveals or table.state.over:
            assert kept == 0
    assert 0 < most < 30
    assert len(table.log) > 100


def test_a_changed_action_is_refused_when_a_game_is_taken_up() -> None:
    """A legal one, so that only the position tells."""
    table = new_table()
    play_first_options(table, 20)
    record = table.finish()
    state = GAME.new(record.setup)
    for number, action in enumerate(record.actions):
        others = [a for a in state.legal() if a != action]
        trial = record.actions[:number] + others[:1]
        forged = Record.load({**record.dump(), "actions": trial})
        with pytest.raises(BadRecord, match="was changed"):
            Table.resume(GAME, forged)
        state.apply(action)


# ---------------------------------------------------------------- going on under corrected cards


class Corrected:
    """The game with other content, and with another shape where that is asked for."""

    def __init__(self, shape: str = "") -> None:
        self._shape = shape

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)

    @property
    def content_hash(self) -> str:
        return "corrected"

    def shape(self, state: Any) -> str:
        return self._shape or GAME.shape(state)


def corrected(shape: str = "") -> Game:
    return cast(Game, Corrected(shape))


def test_a_running_game_goes_on_under_corrected_cards_and_says_so() -> None:
    table, seat, actions = table_with_plots()
    # The Intrigue cards were put into the hand by the test, so the position is one no replay could reach.
    record = Record.load(table.finish().dump())
    again = Table.resume(corrected(), record)
    assert again.state.hash() == table.state.hash()
    assert again.record.actions == actions
    assert [step.action for step in again.undo_steps(seat)] == actions[::-1]
    assert again.record.content == "corrected"
    assert [(s["rules"], s["content"], s["actions"]) for s in again.record.spans] == [
        (GAME.rules_version, GAME.content_hash, 0)
    ]
    assert "other rules, cards or numbers" in again.told[0].say("en")
    assert "anderen Regeln, Karten oder Zahlen" in again.told[0].say("de")
    assert again.version > table.version


def test_a_carried_over_game_is_saved_taken_up_and_explained() -> None:
    table = new_and_played()
    again = Table.resume(corrected(), Record.load(table.finish().dump()))
    play_first_options(again, 15)
    record = Record.load(again.finish().dump())
    third = Table.resume(corrected(), record)
    assert third.state.hash() == again.state.hash()
    assert third.told == []
    at = record.spans[0]["actions"]
    assert len(list(steps(corrected(), record))) == len(record.actions) - at + 1
    with pytest.raises(BadRecord) as refused:
        verify(corrected(), record)
    assert f"the first {at} of {len(record.actions)} actions were made under rules" in str(refused.value)
    record.hash = "0" * 32
    with pytest.raises(BadRecord, match="ends in state"):
        verify(corrected(), record)


def test_a_choice_that_is_no_longer_there_must_be_made_anew() -> None:
    table, seat, actions = table_with_plots()
    record = Record.load(table.finish().dump())
    record.running["since"][1] = "plot a_card_that_was_renamed"
    again = Table.resume(corrected(), record)
    assert again.record.actions == actions[:1]
    assert "The last choice is no longer possible" in again.told[1].say("en")
    assert again.state.player == seat


def test_a_position_that_does_not_fit_is_refused() -> None:
    record = Record.load(new_and_played().finish().dump())
    with pytest.raises(BadRecord, match="does not fit"):
        Table.resume(corrected("other"), record)
    for state in ({}, {"players": 7}, {**record.running["state"], "sandworms": 3}):
        broken = Record.load({**record.dump(), "running": {**record.running, "state": state}})
        with pytest.raises(BadRecord, match="was changed"):
            Table.resume(corrected(), broken)
        broken.running["hash"] = fingerprint(state)
        with pytest.raises(BadRecord, match="does not fit"):
            Table.resume(corrected(), broken)


def test_a_game_of_other_rules_that_holds_no_position_is_refused() -> None:
    record = Record.load({**new_and_played().finish().dump(), "running": {}})
    with pytest.raises(BadRecord, match="other cards"):
        Table.resume(corrected(), record)
    record.rules = "0.1"
    with pytest.raises(BadRecord, match=r"rules 0\.1"):
        Table.resume(GAME, record)


def test_a_finished_record_holds_no_position() -> None:
    table = new_table(seed=5)
    while not table.state.over:
        table.apply(table.state.legal()[0])
    assert "running" not in table.finish().dump()


def test_every_event_knows_after_how_many_actions_it_had_happened() -> None:
    table = new_table()
    told = len(table.log)
    assert all(table.moment(event) == 0 for event in range(told))
    for number in range(1, 20):
        table.apply(table.state.legal()[0])
        assert all(table.moment(event) == number for event in range(told, len(table.log)))
        told = len(table.log)
    action = quiet_action(table)
    table.apply(action)
    table.undo(table.state.player)
    table.apply(action)
    assert all(table.moment(event) == 20 for event in range(told, len(table.log)))
