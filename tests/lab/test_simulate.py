"""The command `landsraad simulate`: table, files, bad input, Ctrl-C."""

import argparse
import csv
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from landsraad.cli import make_parser, simulate
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.record import Record, verify
from landsraad.lab.files import COLUMNS
from landsraad.registry import find_game

# Whatever runs the tests, in the background for instance, may ignore Ctrl-C, and what it starts inherits that.
PROGRAM = """
import signal
import sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from landsraad.cli import make_parser
args = make_parser().parse_args()
sys.exit(args.run(args))
"""


def simulate_with(*words: str) -> int:
    return simulate.run(make_parser().parse_args(["simulate", "imperium", *words, "--lang", "en"]))


def without_times(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines() if "decisions/s" not in line and line.strip()]


@pytest.mark.slow
def test_table_is_the_same_for_any_number_of_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--games", "8", "--bots", "house,random,random,random", "--seed", "2", "--leaders", "random")
    assert simulate_with(*words) == 0
    alone = without_times(capsys.readouterr().out)
    assert simulate_with(*words, "--jobs", "2") == 0
    assert without_times(capsys.readouterr().out) == alone
    assert any("house" in line and " 8 " in line for line in alone)  # one house in each of 8 games
    assert any("random" in line and " 24 " in line for line in alone)
    assert any("Seat 4" in line for line in alone)


def test_table_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "imperium", "--games", "2", "--bots", "random", "--players", "3", "--lang", "de"]
    assert simulate.run(make_parser().parse_args(words)) == 0
    out = capsys.readouterr().out
    assert "Nach Anführer" in out
    assert "33,3" in out  # what each of three equals would win, with a decimal comma


def test_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "deep" / "out"
    assert simulate_with("--games", "4", "--bots", "house,random,random", "--out", str(folder)) == 0
    records = Record.read(folder / "records.jsonl")
    assert len(records) == 4
    for record in records:
        verify(find_game("imperium"), record)
    with (folder / "results.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert tuple(rows[0]) == COLUMNS
    assert [(r["game"], r["seat"]) for r in rows] == [(str(g), str(s)) for g in range(4) for s in (1, 2, 3)]
    for record, game in zip(records, range(4), strict=True):
        mine = [r for r in rows if r["game"] == str(game)]
        assert {r["hash"] for r in mine} == {record.hash}
        assert [r["bot"] for r in mine] == record.names
        assert {r["seed"] for r in mine} == {record.setup.seed}
        assert sum(float(r["win"]) for r in mine) == pytest.approx(1)
    with pytest.raises(LandsraadError, match=r"already a “records\.jsonl”"):
        simulate_with("--games", "1", "--out", str(folder))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "house,nobody,house"], "no bot “nobody”"),
        (["--bots", "house,house,house", "--players", "4"], "4 players need 4 bots, not 3"),
        (["--players", "7"], "1 to 4 players"),
        (["--games", "0"], "at least one game"),
        (["--jobs", "0"], "At least one process"),
        (["--leaders", "bilbo,x,y,z"], "no leader “bilbo”"),
    ],
)
def test_bad_input_is_one_sentence(words: list[str], sentence: str) -> None:
    with pytest.raises(LandsraadError, match=sentence) as caught:
        simulate_with(*words)
    assert "\n" not in str(caught.value)


def test_unknown_game() -> None:
    with pytest.raises(LandsraadError, match="no game “chess”"):
        simulate.run(argparse.Namespace(game="chess"))


# ---------------------------------------------------------------- stopping


@contextmanager
def started(folder: Path, jobs: int, match: str = "imperium") -> Iterator[subprocess.Popen[str]]:
    """A match much too long to finish, in its own process group, from the moment when the first games are written."""
    words = ["simulate", *match.split(), "--games", "100000", "--jobs", str(jobs), "--out", str(folder), "--lang", "en"]
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        wait_until(lambda: (folder / "results.csv").exists() and (folder / "results.csv").stat().st_size > 1000)
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)  # nothing plays on beside the other tests
            process.communicate(timeout=60)


def wait_until(happens: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.02)


def children(pid: int) -> list[int]:
    return [int(x) for x in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


needs_proc = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for child processes in /proc")


@pytest.mark.slow
@needs_proc
@pytest.mark.parametrize(
    ("match", "jobs"),
    [("imperium", 1), ("imperium", 2), ("arrakis --players 1 --bots house", 1)],  # the last: most of it compiled
)
def test_ctrl_c_shows_what_was_played(tmp_path: Path, match: str, jobs: int) -> None:
    with started(tmp_path, jobs, match) as process:
        workers = children(process.pid)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to everybody
        out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "")  # together: a traceback says what went wrong
    assert "By bot" in out
    wait_until(lambda: not any(alive(pid) for pid in workers))
    games = {row["game"] for row in csv.DictReader((tmp_path / "results.csv").open(encoding="utf-8"))}
    records = Record.read(tmp_path / "records.jsonl")
    assert len(records) == len(games) > 0
    assert f"Stopped: {len(records)} of 100\N{NARROW NO-BREAK SPACE}000 games" in out


@pytest.mark.parametrize("handler", [signal.default_int_handler, signal.SIG_IGN])  # the second: in the background
def test_a_ctrl_c_waits_until_a_game_is_counted_and_written(handler: Any) -> None:
    done: list[str] = []

    def disturbed() -> None:
        with simulate.undisturbed():
            signal.raise_signal(signal.SIGINT)
            done.append("counted and written")

    before = signal.signal(signal.SIGINT, handler)
    try:
        if handler == signal.SIG_IGN:
            disturbed()
        else:
            with pytest.raises(KeyboardInterrupt):
                disturbed()
        assert done
        assert signal.getsignal(signal.SIGINT) is handler
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.slow
@needs_proc
def test_workers_die_with_their_parent(tmp_path: Path) -> None:
    with started(tmp_path, 2) as process:
        workers = children(process.pid)
        assert len(workers) >= 2
        process.kill()
        process.communicate(timeout=60)
    wait_until(lambda: not any(alive(pid) for pid in workers))


@pytest.mark.slow
def test_the_module_is_the_command() -> None:
    """`python -m landsraad` does what `landsraad` does, also with several processes."""
    words = ["simulate", "imperium", "--with", "ix", "--games", "3", "--bots", "random,random,random", "--jobs", "2"]
    done = subprocess.run([sys.executable, "-m", "landsraad", *words, "--lang", "en"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "3 games of Dune: Imperium · Rise of Ix" in done.stdout
    wrong = subprocess.run([sys.executable, "-m", "landsraad", "nothing"], capture_output=True, text=True)
    assert wrong.returncode == 2
    assert wrong.stderr.startswith("usage: landsraad ")
