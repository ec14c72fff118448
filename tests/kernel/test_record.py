"""Records: saved, read, replayed and verified; foreign, damaged and illegal ones refused with a clear sentence."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest

from landsraad.kernel.contract import Setup
from landsraad.kernel.errors import BadRecord, BadSetup
from landsraad.kernel.files import write_whole
from landsraad.kernel.record import LARGEST, LARGEST_FILE, Record, check_rules, new_record, replay, steps, verify
from landsraad.registry import games

GAME = games["imperium"]


def played(count: int = 30, seed: int | str = 3, **options: Any) -> Record:
    record = new_record(GAME, Setup(3, seed, **options), ["Anna", "Bodie", "Frida"])
    state = GAME.new(record.setup)
    for _ in range(count):
        legal = state.legal()
        action = legal[len(legal) // 2]
        state.apply(action)
        record.actions.append(action)
    record.hash = state.hash()
    return record


def changed(record: Record, **parts: Any) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(record.line())
    data.update(parts)
    return data


def write(path: Path, *data: Any) -> Path:
    path.write_text("".join(json.dumps(d) + "\n" for d in data), encoding="utf-8")
    return path


# ---------------------------------------------------------------- the good ones


def test_a_saved_record_reads_back_equal_and_verifies(tmp_path: Path) -> None:
    record = played()
    record.note = {"won": "Anna", "minutes": 52}
    record.save(tmp_path / "game.json")
    [again] = Record.read(tmp_path / "game.json")
    assert again == record
    assert verify(GAME, again).hash() == record.hash


def test_a_record_holds_rules_content_setup_and_hash(tmp_path: Path) -> None:
    record = played(seed="Arrakis", leaders="random")
    data = json.loads(record.line())
    assert data["landsraad"] == 1
    assert data["game"] == "imperium"
    assert data["rules"] == GAME.rules_version
    assert data["content"] == GAME.content_hash
    assert data["setup"] == {"players": 3, "seed": "Arrakis", "expansions": [], "options": {"leaders": "random"}}
    assert data["names"] == ["Anna", "Bodie", "Frida"]
    assert len(data["actions"]) == 30
    assert "\n" not in record.line()


def test_defaults_are_written_into_the_record() -> None:
    """So that a later change of a default cannot change an old game."""
    assert new_record(GAME, Setup(3, 1)).setup.options == {"leaders": "draft"}


def test_number_and_text_seeds_stay_what_they_are(tmp_path: Path) -> None:
    for seed in (7, "7", -3, "Ünï"):
        record = played(3, seed)
        record.save(tmp_path / "r")
        [again] = Record.read(tmp_path / "r")
        assert again.setup.seed == seed
        assert type(again.setup.seed) is type(seed)
        verify(GAME, again)


def test_many_records_in_one_file_with_empty_lines_between(tmp_path: Path) -> None:
    first, second = played(5, 1), played(6, 2)
    path = tmp_path / "games.jsonl"
    path.write_text(f"\n{first.line()}\n\n  \n{second.line()}", encoding="utf-8")
    assert Record.read(path) == [first, second]


def test_steps_are_the_states_one_by_one() -> None:
    record = played(4)
    hashes = [(number, state.hash()) for number, state in steps(GAME, record)]
    assert [number for number, _ in hashes] == [0, 1, 2, 3, 4]
    assert hashes[-1][1] == record.hash
    assert len({h for _, h in hashes}) == 5


def test_replaying_twice_gives_the_same_state() -> None:
    record = played(80)
    assert replay(GAME, record).dump() == replay(GAME, record).dump()


def test_an_empty_record_is_the_game_before_the_first_action() -> None:
    record = new_record(GAME, Setup(4, 9))
    assert replay(GAME, record).hash() == GAME.new(Setup(4, 9)).hash()


def test_names_in_every_script_survive(tmp_path: Path) -> None:
    record = played(2)
    record.names = ["Jürgen ß", "محمد", "a\tb\nc"]
    record.save(tmp_path / "r")
    assert Record.read(tmp_path / "r")[0].names == record.names


# ---------------------------------------------------------------- foreign and damaged


@pytest.mark.parametrize("data", [None, 3, "record", [], {}, {"game": "imperium"}, [{"landsraad": 1}]])
def test_foreign_json_is_not_a_record(tmp_path: Path, data: Any) -> None:
    with pytest.raises(BadRecord, match="not a Landsraad record"):
        Record.read(write(tmp_path / "x", data))


@pytest.mark.parametrize("version", [0, 2, "1", None, [1]])
def test_another_format_is_refused(tmp_path: Path, version: Any) -> None:
    with pytest.raises(BadRecord, match="format"):
        Record.read(write(tmp_path / "x", changed(played(1), landsraad=version)))


@pytest.mark.parametrize("missing", ["game", "rules", "content", "setup", "actions", "hash"])
def test_a_missing_part_is_named(tmp_path: Path, missing: str) -> None:
    data = changed(played(1))
    del data[missing]
    with pytest.raises(BadRecord, match=f"damaged.*{missing}"):
        Record.read(write(tmp_path / "x", data))


@pytest.mark.parametrize(
    "parts",
    [
        {"actions": 5},
        {"actions": None},
        {"actions": "12"},
        {"actions": [1, "2"]},
        {"actions": [1, 2.0]},
        {"actions": [True]},
        {"actions": [[1]]},
        {"setup": None},
        {"setup": []},
        {"setup": {}},
        {"setup": {"players": 3, "seed": 1, "expansions": 5, "options": {}}},
        {"setup": {"players": 3, "seed": 1, "expansions": [[]], "options": {}}},
        {"setup": {"players": 3, "seed": 1, "expansions": [], "options": {"players": 4}}},
        {"setup": {"players": 3, "seed": 1, "expansions": [], "options": 1}},
        {"names": 7},
        {"note": 7},
        {"note": [1]},
    ],
)
def test_a_part_of_the_wrong_kind_is_damage(tmp_path: Path, parts: dict[str, Any]) -> None:
    with pytest.raises(BadRecord, match="damaged"):
        Record.read(write(tmp_path / "x", changed(played(1), **parts)))


def test_a_truncated_file_is_refused_wherever_it_was_cut(tmp_path: Path) -> None:
    text = played(10).line()
    for cut in range(1, len(text) - 1, 7):
        (tmp_path / "x").write_text(text[:cut], encoding="utf-8")
        with pytest.raises(BadRecord, match="line 1"):
            Record.read(tmp_path / "x")


def test_the_line_of_the_damage_is_named(tmp_path: Path) -> None:
    good = played(2).line()
    (tmp_path / "x").write_text(f"{good}\n{good[:-4]}\n{good}\n", encoding="utf-8")
    with pytest.raises(BadRecord, match="line 2"):
        Record.read(tmp_path / "x")


@pytest.mark.parametrize("content", [b"", b"\n \n"])
def test_an_empty_file_holds_no_record(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x").write_bytes(content)
    with pytest.raises(BadRecord, match="no record"):
        Record.read(tmp_path / "x")


@pytest.mark.parametrize("content", [b"\xff\xfe\x00\x01", b"\x89PNG\r\n\x1a\n\x00", b'{"landsraad": "\xe4"}'])
def test_a_file_that_is_no_text_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x").write_bytes(content)
    with pytest.raises(BadRecord, match="not a text file"):
        Record.read(tmp_path / "x")


def test_text_that_is_no_json_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("The spice must flow.", encoding="utf-8")
    with pytest.raises(BadRecord, match="broken JSON"):
        Record.read(tmp_path / "x")


def test_json_nested_without_end_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("[" * 200_000, encoding="utf-8")
    with pytest.raises(BadRecord):
        Record.read(tmp_path / "x")


def test_a_file_that_is_not_there_or_is_a_directory(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        Record.read(tmp_path / "nothing")
    with pytest.raises(BadRecord, match="cannot be read"):
        Record.read(tmp_path)


def test_a_huge_line_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_text('{"landsraad": 1, "note": "' + "x" * LARGEST + '"}', encoding="utf-8")
    with pytest.raises(BadRecord, match="too long"):
        Record.read(tmp_path / "x")


def test_a_huge_file_is_refused_without_reading_it(tmp_path: Path) -> None:
    with (tmp_path / "x").open("wb") as file:
        file.truncate(LARGEST_FILE + 1)  # a hole: no disk is used
    with pytest.raises(BadRecord, match="too large"):
        Record.read(tmp_path / "x")


# ---------------------------------------------------------------- other rules, illegal actions


def test_a_record_of_another_game_is_refused() -> None:
    record = played(2)
    record.game = "arrakis"
    for use in (check_rules, replay, verify):
        with pytest.raises(BadRecord, match="arrakis"):
            use(GAME, record)


def test_a_record_of_other_rules_names_both_versions() -> None:
    record = played(2)
    record.rules = "0.9"
    with pytest.raises(BadRecord, match=rf"0\.9.*{GAME.rules_version}"):
        verify(GAME, record)


def test_a_record_of_other_content_is_refused() -> None:
    record = played(2)
    record.content = "0" * 16
    with pytest.raises(BadRecord, match="other cards"):
        verify(GAME, record)


@pytest.mark.parametrize("action", [-1, 10**9, 10**40])
def test_an_illegal_action_is_named_by_its_number(action: int) -> None:
    record = played(10)
    record.actions[6] = action
    with pytest.raises(BadRecord, match="Action 7 of 10"):
        replay(GAME, record)


def test_actions_after_the_end_are_illegal() -> None:
    record = new_record(GAME, Setup(3, 4, leaders="random"))
    state = GAME.new(record.setup)
    while not state.over:
        action = state.legal()[0]
        state.apply(action)
        record.actions.append(action)
    record.hash = state.hash()
    verify(GAME, record)
    record.actions.append(0)
    with pytest.raises(BadRecord, match="illegal"):
        replay(GAME, record)


def test_a_wrong_final_hash_is_found() -> None:
    record = played(10)
    record.hash = "0" * 32
    with pytest.raises(BadRecord, match="ends in state"):
        verify(GAME, record)


def test_a_missing_last_action_is_found() -> None:
    record = played(10)
    record.actions.pop()
    with pytest.raises(BadRecord, match="ends in state"):
        verify(GAME, record)


@pytest.mark.parametrize(
    "setup",
    [
        Setup(6, 1),
        Setup(5, 1),
        Setup(3, 1, ["ix2"]),
        Setup(3, 1, colour="red"),
        Setup(3, 1, leaders="best"),
        Setup(3, 1, leaders=["glossu_rabban"]),
        Setup(3, 1, leaders=["glossu_rabban"] * 3),
        Setup(3, 1, leaders=["glossu_rabban", "helena_richese", "muad_dib"]),
        Setup(3, 1, leaders=7),
    ],
)
def test_an_impossible_setup_is_refused_in_a_record_and_for_a_new_game(setup: Setup) -> None:
    record = played(2)
    record.setup = setup
    with pytest.raises(BadRecord, match="setup"):
        replay(GAME, record)
    with pytest.raises(BadSetup):
        GAME.new(setup)


# ---------------------------------------------------------------- writing whole or not at all


def test_saving_makes_missing_directories_and_leaves_nothing_beside_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "game.json"
    played(1).save(path)
    played(2).save(path)
    assert os.listdir(path.parent) == ["game.json"]
    assert len(Record.read(path)[0].actions) == 2


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_full_disk_leaves_the_earlier_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    path = tmp_path / "game.json"
    played(1).save(path)
    before = path.read_bytes()

    def no_space(*args: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, call, no_space)
    with pytest.raises(OSError, match="No space"):
        played(5).save(path)
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_text_that_cannot_be_encoded_leaves_the_earlier_file(tmp_path: Path) -> None:
    path = tmp_path / "x"
    write_whole(path, "earlier")
    with pytest.raises(UnicodeEncodeError):
        write_whole(path, "half a pair: \ud800")
    assert path.read_text(encoding="utf-8") == "earlier"
    assert os.listdir(tmp_path) == ["x"]


def test_an_interrupt_while_writing_leaves_the_earlier_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x"
    write_whole(path, "earlier")

    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_whole(path, "later")
    assert path.read_text(encoding="utf-8") == "earlier"
    assert os.listdir(tmp_path) == ["x"]


# ---------------------------------------------------------------- what a careless reader would let through


@pytest.mark.parametrize("mark", ["\u2028", "\u2029", "\u0085", "\x0b", "\x1c"])
def test_names_with_rare_line_marks_survive(tmp_path: Path, mark: str) -> None:
    record = played(1)
    record.names = [f"A{mark}B", "C", "D"]
    record.save(tmp_path / "r")
    assert Record.read(tmp_path / "r")[0].names == record.names


def test_a_number_of_thousands_of_digits_is_refused(tmp_path: Path) -> None:
    text = played(1).line().replace('"actions":[', '"actions":[' + "1" * 5000 + ",")
    (tmp_path / "x").write_text(text, encoding="utf-8")
    with pytest.raises(BadRecord):
        Record.read(tmp_path / "x")


@pytest.mark.parametrize(
    "setup",
    [
        {"players": 3.0, "seed": 1, "expansions": [], "options": {}},
        {"players": "3", "seed": 1, "expansions": [], "options": {}},
        {"players": None, "seed": 1, "expansions": [], "options": {}},
        {"players": 3, "seed": None, "expansions": [], "options": {}},
        {"players": 3, "seed": 1.5, "expansions": [], "options": {}},
        {"players": 3, "seed": [1], "expansions": [], "options": {}},
        {"players": 3, "seed": 1, "expansions": [1, "a"], "options": {}},
        {"players": 3, "seed": 1, "expansions": "", "options": {"leaders": None}},
        {"players": 3, "seed": 1, "expansions": [], "options": {"leaders": {"a": 1}}},
    ],
)
def test_a_setup_of_the_wrong_kind_is_refused(tmp_path: Path, setup: dict[str, Any]) -> None:
    path = write(tmp_path / "x", changed(played(0), setup=setup))
    with pytest.raises(BadRecord):
        replay(GAME, Record.read(path)[0])
