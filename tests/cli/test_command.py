"""The command line: help, wrong arguments, scripts, and everything that ends in one line."""

from __future__ import annotations

import errno
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from landsraad.cli import COMMANDS, main
from landsraad.kernel.record import Record, verify
from landsraad.registry import find_game
from tests.cli.warm import COMMAND, run

pytestmark = [pytest.mark.slow, pytest.mark.sources]


def script(env: dict[str, str], text: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return run(*arguments, input=text, env=env)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_tells_what_it_does_with_an_example(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*([command] if command else []), "--help"])
    assert ended.value.code == 0
    assert f"landsraad {command}".strip() in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--leaders", "shaddam,a,b,c"], "There is no leader “shaddam”"),
        (["--leaders", "paul_atreides,helena_richese"], "4 players need 4 leaders, not 2"),
        (["--players", "5"], "1 to 4 players"),
        (["--players", "0"], "1 to 4 players"),
        (["--players", "-3"], "1 to 4 players"),
        (["--seats", "human,hal9000,random"], "There is no bot “hal9000”"),
        (["--seats", "human,random", "--players", "4"], "4 players need 4 seats, not 2"),
        (["--names", "a,b,c,d,e"], "5 names for 4 seats"),
    ],
)
def test_a_table_that_cannot_be_set_up(env: dict[str, str], arguments: list[str], complaint: str) -> None:
    ended = script(env, "", "play", "imperium", *arguments)
    assert ended.returncode == 2
    assert complaint in ended.stderr
    assert ended.stderr.count("\n") == 1


def test_unknown_games_and_nothing_to_resume(env: dict[str, str]) -> None:
    ended = script(env, "", "play", "chess")
    assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)
    assert "There is no game “chess”" in ended.stderr
    ended = script(env, "", "play", "--resume")
    assert (ended.returncode, ended.stderr) == (2, "landsraad: There is no game in progress.\n")


def test_leaders_by_a_clear_part_of_their_name(env: dict[str, str]) -> None:
    ended = script(env, "quit\n", "play", "imperium", "--leaders", "paul,beast,helena", "--players", "3")
    assert ended.returncode == 0, ended.stderr


def test_a_game_can_be_scripted_through_plain_lines(env: dict[str, str], tmp_path: Path) -> None:
    dice = random.Random(4)
    choices = "".join(f"{dice.randint(1, 2)}\n" for _ in range(2000))
    played = script(env, choices, "play", "imperium", "--seed", "9", "--seats", "human,random,random")
    assert played.returncode == 0, played.stderr
    assert "\x1b" not in played.stdout
    assert "the game is over after" in played.stdout
    (kept,) = (tmp_path / "data" / "landsraad" / "finished").glob("*.json")
    assert str(kept) in played.stdout
    (record,) = Record.read(kept)
    assert verify(find_game("imperium"), record).over


def test_a_script_that_ends_early_leaves_the_game_resumable(env: dict[str, str]) -> None:
    ended = script(env, "reveal\n", "play", "imperium", "--leaders", "random")
    assert ended.returncode == 1
    assert ended.stderr.startswith("landsraad: The input ended. The game is saved")
    assert ended.stderr.count("\n") == 1
    resumed = script(env, "quit\n", "play", "--resume")
    assert resumed.returncode == 0


def test_bytes_that_are_no_text_are_just_unknown_input(env: dict[str, str]) -> None:
    ended = subprocess.run(
        [*COMMAND, "play", "imperium", "--leaders", "random"],
        input=b"\xff\xfe\nquit\n",
        env=env,
        capture_output=True,
        timeout=60,
    )
    assert ended.returncode == 0, ended.stderr
    assert b"is neither a choice nor a command" in ended.stdout


def test_a_disk_that_fills_up(
    env: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Saving fails from the start: the player is told, plays on, and the exit code says it."""

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    for name, value in env.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(os, "fsync", full)
    lines = iter(["reveal", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    assert main(["play", "imperium", "--leaders", "random", "--plain", "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert "could not be saved (No space left on device.)" in told.out
    assert told.err.startswith("landsraad: The game could not be saved (No space left on device.)")
    assert told.err.count("\n") == 1
    assert not list((tmp_path / "data").rglob("*.part"))


def test_output_to_a_full_device_ends_in_one_line(env: dict[str, str]) -> None:
    with open("/dev/full", "w") as full:
        ended = subprocess.run(
            [*COMMAND, "play", "imperium", "--leaders", "random"],
            input="reveal\n",
            env=env,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
        )
    assert ended.returncode != 0
    assert "Traceback" not in ended.stderr
    assert "No space left on device" in ended.stderr


def test_a_broken_saved_game_does_not_hide_the_others(env: dict[str, str], tmp_path: Path) -> None:
    script(env, "quit\n", "play", "imperium", "--leaders", "random")
    (tmp_path / "data" / "landsraad" / "in-progress" / "broken.json").write_text("{")
    resumed = script(env, "quit\n", "play", "--resume")
    assert resumed.returncode == 0, resumed.stderr
    offered = script(env, "quit\n", "play")
    assert "broken.json, line 1: not a record" in offered.stdout
    assert "Go on: Dune: Imperium" in offered.stdout


def test_a_finished_game_cannot_be_resumed_and_is_kept(env: dict[str, str], tmp_path: Path) -> None:
    script(env, "", "play", "imperium", "--seats", "random,random,random", "--seed", "1")
    (kept,) = (tmp_path / "data" / "landsraad" / "finished").glob("*.json")
    ended = script(env, "", "play", "--resume", str(kept))
    assert ended.returncode == 2
    assert "is over; landsraad replay shows it" in ended.stderr
    assert kept.exists()


def test_a_saved_game_with_a_strange_note(env: dict[str, str], tmp_path: Path) -> None:
    script(env, "quit\n", "play", "imperium", "--leaders", "random")
    (path,) = (tmp_path / "data" / "landsraad" / "in-progress").glob("*.json")
    data = json.loads(path.read_text())
    path.write_text(
        json.dumps({**data, "names": ["\x1b[2J"], "note": {**data["note"], "round": "x", "when": ["\x07"]}})
    )
    offered = script(env, "1\nquit\n", "play")
    assert offered.returncode == 0, offered.stderr
    assert "\x1b" not in offered.stdout
    assert "\x07" not in offered.stdout
    path.write_text(json.dumps({**data, "note": {}}))
    refused = script(env, "", "play", "--resume", str(path))
    assert refused.returncode == 2
    assert "does not say who sits where" in refused.stderr


@pytest.mark.parametrize("seed", ["9" * 5000, "spice", "", "-4", "\udcff"])
def test_any_word_is_a_seed(env: dict[str, str], seed: str) -> None:
    ended = script(env, "quit\n", "play", "imperium", "--leaders", "random", "--seed", seed)
    assert ended.returncode == 0, ended.stderr


def test_a_content_file_is_used_or_refused_in_one_sentence(tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text("leaders: {stilgar: {box: house}}\n", encoding="utf-8")
    listed = [sys.executable, "-m", "landsraad", "--content", str(mine), "content", "arrakis", "--reconstructed"]
    done = subprocess.run(listed, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "Chani" in done.stdout
    assert "Stilgar  " not in done.stdout
    mine.write_text("wormsigns: [1, 2, 3]\n", encoding="utf-8")
    done = subprocess.run(listed, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "adds up to 6; there are 16 tokens" in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["--content"],
        ["--content", "", "rules"],
        ["--content", "/dev/zero", "content", "arrakis"],
        ["play", "imperium", "--seed"],
        ["replay", "/dev/zero"],
        ["replay", "\udcff"],
        ["check", "/dev/zero", "/proc/self/mem", "\udcff"],
    ],
)
def test_arguments_that_lead_nowhere_end_without_a_traceback(env: dict[str, str], arguments: list[str]) -> None:
    ended = script(env, "", *arguments)
    assert ended.returncode in (0, 2), ended.stderr
    assert "Traceback" not in ended.stderr
    assert len(ended.stderr) < 3000


@pytest.mark.parametrize(
    "text",
    [
        "title: !!timestamp q",
        "title: !!bool z",
        "setup: {seed: 0x" + "F" * 5000 + "}",
        "title: x\nsetup: {seed: 2026-13-45}\nover: false",
        "title: x\nsetup: {seed: " + "9" * 4000 + "}\nover: false",
        "[" * 100_000,
    ],
)
def test_scenarios_that_once_ended_in_a_traceback(env: dict[str, str], tmp_path: Path, text: str) -> None:
    file = tmp_path / "it.yaml"
    file.write_text(f"game: imperium\n{text}" if text[0] != "[" else text, encoding="utf-8")
    ended = script(env, "", "check", str(file))
    assert ended.returncode in (0, 2), ended.stdout
    assert "Traceback" not in ended.stderr
    assert all(len(line) < 400 for line in ended.stdout.splitlines())


def test_one_leader_is_a_list_of_one(env: dict[str, str]) -> None:
    for name in ("paul_atreides", "Paul Atreides", "helena"):
        arguments = ["play", "imperium", "--players", "1", "--leaders", name, "--plain"]
        told = run(*arguments, env=env)
        assert "Your turn" in told.stdout, told.stderr
