"""The command in a process of its own that need not load anything: a copy of this one, which has loaded it already.

Two thirds of what a short test in a terminal took was the start of the interpreter and of the libraries. How a fresh
process starts is shown by the tests that run one (`COMMAND`) and by tests/test_start.py.
"""

from __future__ import annotations

import io
import os
import pty
import signal
import subprocess
import sys
import tempfile
import termios
import time
import traceback
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NoReturn

import pexpect
from ptyprocess import PtyProcess  # type: ignore[import-untyped]

import landsraad.cli.fullscreen
import landsraad.cli.hints
import landsraad.cli.input_line
import landsraad.cli.play
import landsraad.cli.replay  # noqa: F401
from landsraad import bots
from landsraad.cli import main
from landsraad.cli.boards import board_of
from landsraad.cli.words import LANGS
from landsraad.kernel.texts import Catalogue
from landsraad.registry import games

if TYPE_CHECKING:
    Terminal = pexpect.spawn[str]
else:
    Terminal = pexpect.spawn

COMMAND = [sys.executable, "-c", "import sys; from landsraad.cli import main; sys.exit(main())"]

SPEAKING = ("kernel", "imperium", "arrakis", "cli", "cli.imperium", "cli.arrakis")


@cache
def warm_up() -> None:
    """Before the first copy: games, tables, the house, all words of both languages."""
    for game in games.values():
        board_of(game)
    bots.make("house", 0)
    for package in SPEAKING:
        for lang in LANGS:
            Catalogue(f"landsraad.{package}").ids(lang)


def run(
    *arguments: str, input: str = "", env: dict[str, str] | None = None, timeout: float = 120
) -> subprocess.CompletedProcess[str]:
    """`landsraad` with these arguments and this text to read, as `subprocess.run` with pipes would have it."""
    if "--content" in arguments:  # a content file is read when the games are loaded, and here they are
        return subprocess.run(
            [*COMMAND, *arguments], input=input, env=env, capture_output=True, text=True, timeout=timeout
        )
    warm_up()
    with tempfile.TemporaryFile() as typed, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        typed.write(input.encode("utf-8", "surrogateescape"))
        typed.seek(0)
        if (pid := os.fork()) == 0:
            for number, file in enumerate((typed, out, err)):
                os.dup2(file.fileno(), number)
            _run(arguments, dict(os.environ) if env is None else env)
        code = _ended(pid, timeout)
        told = []
        for file in (out, err):
            file.seek(0)
            told.append(file.read().decode("utf-8", "surrogateescape"))
    return subprocess.CompletedProcess(["landsraad", *arguments], code, *told)


def _ended(pid: int, timeout: float) -> int:
    """The exit code, as soon as there is one."""
    until = time.monotonic() + timeout
    while True:
        done, status = os.waitpid(pid, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        if time.monotonic() > until:
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
            raise subprocess.TimeoutExpired("landsraad", timeout)
        time.sleep(0.005)


class Spawn(Terminal):
    """`pexpect.spawn` whose child is a copy of this process in a terminal, running `landsraad` with these arguments."""

    def __init__(self, arguments: Sequence[str], env: dict[str, str], **options: Any) -> None:
        warm_up()
        self._arguments = list(arguments)
        super().__init__(sys.executable, [], env=env, **options)

    def _spawnpty(self, args: Sequence[str], **options: Any) -> PtyProcess:
        pid, terminal = pty.fork()
        if pid == 0:
            termios.tcsetwinsize(0, options["dimensions"])
            _run(self._arguments, options["env"])
        return PtyProcess(pid, terminal)


def _run(arguments: Sequence[str], env: dict[str, str]) -> NoReturn:
    """What a fresh interpreter would do; nothing of the test goes on in this process."""
    code = 1
    try:
        for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM, signal.SIGWINCH, signal.SIGTSTP, signal.SIGPIPE):
            signal.signal(number, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.closerange(3, 256)
        os.environ.clear()
        os.environ.update(env)
        sys.stdin, sys.stdout, sys.stderr = (
            io.TextIOWrapper(open(number, mode), encoding="utf-8", errors=errors, line_buffering=number > 0)  # noqa: SIM115
            for number, mode, errors in (
                (0, "rb", "surrogateescape"),
                (1, "wb", "surrogateescape"),
                (2, "wb", "backslashreplace"),
            )
        )
        sys.__stdin__, sys.__stdout__, sys.__stderr__ = sys.stdin, sys.stdout, sys.stderr  # type: ignore[misc]
        sys.argv = ["landsraad", *arguments]
        try:
            code = main(list(arguments))
        finally:
            sys.stdout.flush()
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)
