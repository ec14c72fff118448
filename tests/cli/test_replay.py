"""Records: step through them, verify them, refuse what is broken or of other rules."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from landsraad import Setup, Table
from landsraad.cli import main
from landsraad.kernel.record import Record
from landsraad.registry import find_game
from tests.cli.conftest import Sit

LEADERS = ["paul_atreides", "glossu_rabban", "helena_richese"]


def played(seed: int = 3) -> Record:
    table = Table(find_game("imperium"), Setup(3, seed, leaders=LEADERS), ["Ann", "Bea", "Cy"])
    dice = random.Random(seed)
    while not table.state.over:
        table.apply(dice.choice(table.state.legal()))
    return table.finish()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    played().save(path)
    return path


def change(path: Path, **fields: Any) -> None:
    path.write_text(json.dumps({**json.loads(path.read_text()), **fields}))


def test_verify_counts_what_replays(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--verify", "--lang", "en"]) == 0
    assert capsys.readouterr().out == "1 verified\n"


def test_verify_takes_files_of_many_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    good, bad = played(1), played(2)
    bad.hash = "0" * len(bad.hash)
    path.write_text(good.line() + "\n" + bad.line() + "\n")
    assert main(["replay", str(path), "--verify", "--lang", "en"]) == 1
    told = capsys.readouterr()
    assert told.out == "1 verified\n"
    assert told.err.startswith("landsraad: Record 2 does not verify: ")
    assert told.err.count("\n") == 1


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"landsraad": 99}, "format 99"),
        ({"rules": "0.1-older"}, "rules 0.1-older"),
        ({"content": "other"}, "other cards or numbers"),
        ({"game": "chess"}, "There is no game “chess”"),
        ({"actions": ["one"]}, "damaged"),
        ({"actions": [999_999]}, "Action 1 of 1 is illegal"),
        ({"setup": {}}, "damaged"),
    ],
)
def test_a_record_that_cannot_be_replayed_is_refused_in_one_line(
    record: Path, fields: dict[str, Any], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    change(record, **fields)
    assert main(["replay", str(record), "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert complaint in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe\x00", b"[1, 2]", b'{"a": 1}', b"[" * 100_000])
def test_files_that_are_no_records(tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(content)
    for arguments in (["replay", str(path)], ["replay", str(path), "--verify"], ["play", "--resume", str(path)]):
        assert main([*arguments, "--lang", "en"]) == 2
        told = capsys.readouterr().err
        assert told.startswith(f"landsraad: {path}")
        assert told.count("\n") == 1


def test_a_missing_file_a_missing_game_a_missing_seat(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record.parent / "none.json")]) == 2
    assert "none.json: the file cannot be read" in capsys.readouterr().err
    assert main(["replay", str(record), "--game", "2", "--lang", "en"]) == 2
    assert "no game 2" in capsys.readouterr().err
    assert main(["replay", str(record), "--seat", "4", "--lang", "en"]) == 2
    assert "no seat 4" in capsys.readouterr().err


def test_stepping_forth_back_and_far(record: Path, sit: Sit) -> None:
    last = len(json.loads(record.read_text())["actions"])
    person = sit("replay", str(record))
    start = person.wait()
    assert f"Step 0 of {last}" in start
    assert f"Step 1 of {last}" in person.type("")
    assert f"Step 2 of {last}" in person.type("")
    assert person.screen.count("\n") <= 30
    person.type("b")
    assert person.type("b") == start
    assert "game over" in person.type("j 99999")
    assert f"Step {last} of {last}" in person.type("")
    code, _ = person.end("q")
    assert code == 0


@pytest.mark.slow
@pytest.mark.quick
def test_an_onlooker_sees_no_hand_and_a_seat_sees_its_own(record: Path, sit: Sit) -> None:
    assert "HAND" not in sit("replay", str(record)).wait()
    seen = sit("replay", str(record), "--seat", "1").wait()
    hand = find_game("imperium").new(Setup(3, 3, leaders=LEADERS)).view(0)["players"][0]["hand"]
    below = seen.split("HAND")[1]
    for card in hand:
        assert find_game("imperium").text(f"card:{card}", "en")[0] in below


def test_names_in_a_record_cannot_steer_the_terminal(record: Path, sit: Sit) -> None:
    change(record, names=["\x1b[2J\x1b]0;oh\x07Ann", "B\nea", "Cy"])
    person = sit("replay", str(record))
    person.wait()
    assert "\x1b]0;" not in person.shown
    assert re.search(r"● +\[2J \]0;oh A", person.screen)
