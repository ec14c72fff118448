"""The folder of games in progress: locks, links that lead nowhere, pipes, damage, and what crashes leave behind."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from landsraad import Setup, Table
from landsraad.cli import main, saves
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.files import write_whole
from landsraad.kernel.record import Record
from landsraad.kernel.seeds import commitment
from landsraad.registry import find_game
from tests.cli.warm import run

pytestmark = [pytest.mark.slow, pytest.mark.sources]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    saves.in_progress_folder().mkdir(parents=True)
    return saves.in_progress_folder()


def save(folder: Path, name: str = "mine.json", game: str = "imperium", moves: int = 25, **note: Any) -> Path:
    table = Table(find_game(game), Setup(3, "saved"), ["Ann", "Bo", "Cy"])
    dice = random.Random(1)
    for _ in range(moves):
        table.apply(dice.choice(table.state.legal()))
    record = table.finish()
    record.note = {"seats": ["human", "random", "random"], "round": 1, "when": "today", **note}
    record.save(folder / name)
    return folder / name


def script(text: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return run(*arguments, input=text)


# ---------------------------------------------------------------- locks


HOLD = """\
import sys
from pathlib import Path
from landsraad.cli.saves import Lock
lock = Lock(Path(sys.argv[1]))
print(flush=True)
input()
"""


def test_the_second_program_is_told_who_plays_the_game_and_changes_nothing(folder: Path) -> None:
    path = save(folder)
    before = path.read_bytes()
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as holder:
        assert holder.stdout
        holder.stdout.readline()
        ended = script("1\n", "play", "--resume")
        assert ended.returncode == 2
        assert f"is being played already, by process {holder.pid} on " in ended.stderr
        assert ended.stderr.count("\n") == 1
        german = script("1\n", "play", "--resume", str(path), "--lang", "de")
        assert f"wird schon gespielt, von Prozess {holder.pid}" in german.stderr
        holder.kill()
    assert path.read_bytes() == before
    again = script("quit\n", "play", "--resume")  # the one who was killed has let go
    assert again.returncode == 0, again.stderr
    assert list(saves.locks_folder().iterdir()) == []


def test_a_lock_somebody_left_behind_is_taken_over(folder: Path) -> None:
    path = save(folder)
    for left in ("", "{", "[]", '{"pid": 1, "host": "elsewhere"}', json.dumps({"pid": os.getpid(), "host": "x"})):
        saves.locks_folder().mkdir(exist_ok=True)
        (saves.locks_folder() / "mine.json.lock").write_text(left)
        saves.Lock(path).release()
    assert list(saves.locks_folder().iterdir()) == []


def test_without_locks_of_the_system_a_living_process_holds_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = save(folder)
    monkeypatch.setattr(saves, "fcntl", None)
    lock = saves.Lock(path)
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as other:
        mine = json.loads(lock.file.read_text())
        lock.file.write_text(json.dumps({**mine, "pid": other.pid}))
        with pytest.raises(LandsraadError, match=f"process {other.pid}"):
            saves.Lock(path)
        other.kill()
    saves.Lock(path).release()


def test_a_game_that_was_finished_meanwhile_is_not_begun_again(folder: Path) -> None:
    path = save(folder)
    ((saved,), _) = saves.in_progress()
    path.unlink()
    from landsraad.cli.play import Sitting
    from landsraad.cli.words import Words

    with pytest.raises(LandsraadError, match="No such file"):
        Sitting.taken_up(saved, Words("en"))
    assert list(saves.locks_folder().iterdir()) == []


# ---------------------------------------------------------------- whose game, changed or not


def test_a_save_of_the_other_game_is_named(folder: Path) -> None:
    path = save(folder, game="arrakis")
    ended = script("", "play", "imperium", "--resume", str(path))
    assert ended.returncode == 2
    assert "mine.json is a game of Dune: War for Arrakis, not of Dune: Imperium." in ended.stderr
    ended = script("", "play", "imperium", "--resume")
    assert "There is no game of Dune: Imperium in progress." in ended.stderr


def test_a_changed_action_is_refused_with_a_sentence(folder: Path) -> None:
    path = save(folder)
    data = json.loads(path.read_text())
    state = find_game("imperium").new(Record.load(data).setup)
    for action in data["actions"][:-1]:
        state.apply(action)
    other = next(a for a in state.legal() if a != data["actions"][-1])
    path.write_text(json.dumps({**data, "actions": [*data["actions"][:-1], other]}))
    ended = script("quit\n", "play", "--resume")
    assert ended.returncode == 2
    assert "mine.json: The saved game was changed or damaged" in ended.stderr
    assert ended.stderr.count("\n") == 1


def test_a_game_of_corrected_cards_goes_on_and_says_so(folder: Path) -> None:
    path = save(folder)
    data = json.loads(path.read_text())
    path.write_text(json.dumps({**data, "content": "before the correction"}))
    ended = script("quit\n", "play", "--resume", "--plain")
    assert ended.returncode == 0, ended.stderr
    assert "This game was begun with other rules, cards or numbers" in ended.stdout
    (record,) = Record.read(path)
    assert record.spans[0]["content"] == "before the correction"
    ended = script("", "replay", "--verify", str(path))
    assert ended.returncode == 1
    assert "carried over to other rules or cards" in ended.stderr


# ---------------------------------------------------------------- seeds


def test_the_seed_is_secret_until_the_end_and_its_hash_known_from_the_start(folder: Path) -> None:
    begun = script("quit\n", "play", "imperium", "--leaders", "random")
    ((saved,), _) = saves.in_progress()
    seed = saved.record.setup.seed
    assert isinstance(seed, str)
    assert len(bytes.fromhex(seed)) == 16
    assert seed not in begun.stdout
    assert commitment(seed) in begun.stdout
    looked = script("\n" * 3, "replay", str(saved.path))
    assert seed not in looked.stdout
    choices = "1\n" * 2000
    ended = script(choices, "play", "--resume")
    assert ended.returncode == 0, ended.stderr
    before, _, after = ended.stdout.partition("the game is over after")
    assert seed not in before
    assert f"The seed was {seed} (hash {commitment(seed)})." in after
    (kept,) = saves.finished_folder().glob("*.json")
    assert script("", "replay", "--verify", str(kept), "--commitment", commitment(seed)).returncode == 0
    wrong = script("", "replay", "--verify", str(kept), "--commitment", commitment("other"))
    assert wrong.returncode == 1
    assert "not the one that was promised" in wrong.stderr


def test_a_copy_of_a_running_game_says_that_it_holds_the_seed(folder: Path, tmp_path: Path) -> None:
    said = script(f"save {tmp_path}/copy.json\nquit\n", "play", "imperium", "--leaders", "random")
    assert re.search(r"Saved in \S+copy\.json\. The file holds the seed", said.stdout)


# ---------------------------------------------------------------- a folder in disorder


def test_nothing_in_the_folder_disturbs_the_games_beside_it(folder: Path) -> None:
    save(folder, "good.json")
    (folder / "nowhere.json").symlink_to(folder / "gone")
    (folder / "circle.json").symlink_to(folder / "circle.json")
    os.mkfifo(folder / "pipe.json")
    (folder / "device.json").symlink_to("/dev/zero")
    (folder / "folder.json").mkdir()
    (folder / "damaged.json").write_bytes(b"\xff\x00")
    (folder / "empty.json").touch()
    with (folder / "giant.json").open("wb") as giant:
        giant.truncate(1 << 40)
    start = time.monotonic()
    found, broken = saves.in_progress()
    assert time.monotonic() - start < 2
    assert [saved.path.name for saved in found] == ["good.json"]
    assert len(broken) == 8
    for complaint in broken:
        assert str(complaint).startswith(str(folder))
        assert str(complaint).endswith(".")
    ended = script("quit\n", "play", "--resume")
    assert ended.returncode == 0, ended.stderr


def test_what_a_crash_left_half_written_is_swept(folder: Path) -> None:
    old, new = folder / "a.jsonx1.part", folder / "b.jsonx2.part"
    for file in (old, new):
        file.write_text("half")
    os.utime(old, (1, 1))
    (folder / "c.part").mkdir()
    saves.in_progress()
    assert sorted(path.name for path in folder.iterdir()) == ["b.jsonx2.part", "c.part"]


def test_the_folder_is_written_out_after_a_save(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[bool] = []
    real = os.fsync

    def fsync(handle: int) -> None:
        synced.append(os.path.samestat(os.fstat(handle), os.stat(folder)))
        real(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    write_whole(folder / "x.json", "text")
    assert synced == [False, True]


def test_errors_follow_the_language(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(folder / "none.json"), "--lang", "de"]) == 2
    assert capsys.readouterr().err.endswith("Die Datei lässt sich nicht lesen: Datei oder Ordner nicht vorhanden.\n")


def test_a_content_file_may_come_and_go_while_a_game_runs(folder: Path, tmp_path: Path) -> None:
    """A real correction of a real card, in programs of their own."""
    path = save(folder, game="arrakis")
    mine = tmp_path / "mine.yaml"
    mine.write_text("leaders: {stilgar: {box: house, special: [{part: Draw, n: 2}]}}\n", encoding="utf-8")
    (begun,) = Record.read(path)
    for spans, arguments in ((1, ["--content", str(mine)]), (2, [])):
        ended = script("quit\n", *arguments, "play", "--resume", "--plain")
        assert ended.returncode == 0, ended.stderr
        assert "This game was begun with other rules, cards or numbers" in ended.stdout
        (record,) = Record.read(path)
        assert len(record.spans) == spans
        assert record.actions[: len(begun.actions)] == begun.actions
    assert record.content == begun.content
    again = script("quit\n", "play", "--resume", "--plain")
    assert again.returncode == 0, again.stderr
    assert "begun with other" not in again.stdout
