"""A bot that is another program: `run:perl my_bot.pl`. It reads lines of JSON and answers each question with one.

docs/protocol.md describes the lines. Whatever the program does, the game goes on: an answer that is not legal, that
comes too late or that is no answer forfeits that one move to `house`; if the program ends, `house` plays on for it.
"""

from __future__ import annotations

import contextlib
import json
import shlex
import subprocess
import sys
import weakref
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO, Any

from ..kernel.contract import Data
from ..kernel.errors import LandsraadError
from ..kernel.seat import Seat
from ..kernel.texts import KERNEL, short

PROTOCOL = 1
SECONDS = 5.0  # for one answer
LONGEST = 1 << 16  # characters of an answer


class Program:
    """One program for one seat of one game."""

    def __init__(self, command: str, seed: int, seconds: float = SECONDS) -> None:
        from . import make

        self._command = command
        self._seconds = seconds
        self._house = make("house", seed)
        self._asked = 0
        self._heard = 0  # news
        self._said: Queue[str | None] = Queue()  # None: it has ended
        self.forfeits: list[str] = []  # why, one for each move that house had to make
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                bufsize=1,
            )
        except (OSError, ValueError) as error:
            raise LandsraadError(
                KERNEL.message("bot-not-loaded", bot=short(f"run:{command}"), reason=short(error, 400))
            ) from error
        assert self._process.stdout is not None
        # Neither of them holds this object: once nobody plays with it the program ends.
        Thread(target=_listen, args=(self._process.stdout, self._said), daemon=True).start()
        weakref.finalize(self, _end, self._process)

    def choose(self, seat: Seat) -> int:
        """Its answer, or that of `house`."""
        legal = seat.legal()
        try:
            action = self._answer(seat)
            if type(action) is not int or action not in legal:
                raise Forfeit(f"{action!r} is not one of the choices")
        except Forfeit as why:
            if not self.forfeits:
                print(f"landsraad: {self._command}: {why}; house moves for it", file=sys.stderr)
            self.forfeits.append(str(why))
            return self._house.choose(seat)
        return action

    def _answer(self, seat: Seat) -> object:
        self._asked += 1
        if self._asked == 1:
            self._tell({"landsraad": PROTOCOL, "game": seat.game.name, "seat": seat.number})
        lines, self._heard = seat.news(self._heard)
        self._tell(
            {
                "ask": self._asked,
                "seconds": self._seconds,
                "question": seat.question(),
                "choices": [
                    {"action": c.action, "notation": c.notation, "text": c.text, "path": c.path} for c in seat.choices()
                ],
                "news": [line.text for line in lines],
                "view": seat.view(),
            }
        )
        until = monotonic() + self._seconds
        while True:
            answer = self._read(until)
            if answer.get("ask") == self._asked:
                return answer.get("action")  # answers to earlier questions come too late and are passed over

    def _tell(self, message: Data) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            raise Forfeit("the program has ended") from error

    def _read(self, until: float) -> dict[str, Any]:
        try:
            line = self._said.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise Forfeit(f"no answer within {self._seconds:g} s") from None
        if line is None:
            self._said.put(None)
            raise Forfeit("the program has ended")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise Forfeit("an answer that is no JSON") from error
        if not isinstance(answer, dict):
            raise Forfeit("an answer that is no object")
        return answer


def _listen(output: IO[str], said: Queue[str | None]) -> None:
    try:
        while line := output.readline(LONGEST):
            said.put(line)
    except (ValueError, OSError) as error:  # closed, or no text
        said.put(f"{error}\n")
    said.put(None)


def _end(process: subprocess.Popen[str]) -> None:
    """Its input ends, which tells it that the game is over; it has a moment to follow."""
    assert process.stdin is not None
    with contextlib.suppress(OSError):  # it has ended by itself
        process.stdin.close()
    try:
        process.wait(0.5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Forfeit(Exception):
    """Why the move is not the program's."""
