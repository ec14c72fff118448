"""Bots think in processes of their own, with a time limit: the server never waits for one, and none can bring it down.

A thinker is sent a *guessed* world of the seat it plays for (Seat.guess): it holds everything the seat knows and
nothing of what it does not know, so that even a bot that cheats learns nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import multiprocessing
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock
from typing import Any

from ..bots.advice import Advice, advise
from ..kernel.contract import Data

SPAWN = multiprocessing.get_context("spawn")
GRACE = 1.0  # seconds on top of a bot's own time before it is given up
STARTING = 20.0  # a process that has just been started loads the game first


@dataclass(frozen=True, slots=True)
class Job:
    game: str
    world: Data  # a guessed position, dumped
    seat: int
    bot: str
    seed: int
    advice: bool = False  # the answer is an Advice, whatever bot is named


class Thinker:
    """One process. It is killed when it takes too long, and another takes its place.

    A thread asks while the server may be closing it: whoever stops it takes process and pipe out of its hands first."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._fresh = True
        self._closed = False
        self._hands = Lock()  # on the fields above

    def ask(self, job: Job, limit: float) -> Any:
        """Its answer, or None if it crashed or hung. Blocks: called in a thread."""
        try:
            pipe = self._started()
            pipe.send(job)
            if pipe.poll(limit + (STARTING if self._fresh else 0.0)):
                answer = pipe.recv()
                self._fresh = False
                return answer if type(answer) is (Advice if job.advice else int) else None
        except (EOFError, OSError):
            pass  # it died: the same as no answer
        self.stop()
        return None

    def _started(self) -> Connection:
        if self._process is None or not self._process.is_alive():
            self.stop()
        with self._hands:
            if self._closed:
                raise EOFError
            if self._pipe is None:
                self._pipe, there = SPAWN.Pipe()
                self._process = SPAWN.Process(target=think, args=(there,), daemon=True)
                self._process.start()
                there.close()
                self._fresh = True
            return self._pipe

    def stop(self) -> None:
        with self._hands:
            process, pipe = self._process, self._pipe
            self._process = self._pipe = None
        if process is not None:
            process.kill()  # before its pipe is closed: a thread that waits at it hears of the end
            process.join()
        if pipe is not None:
            pipe.close()

    def close(self) -> None:
        """It stops and never starts again, whatever a thread that is still asking does."""
        with self._hands:
            self._closed = True
        self.stop()


class Thinkers:
    """A few processes that take turns."""

    def __init__(self, count: int) -> None:
        self._all = [Thinker() for _ in range(count)]
        self._idle: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self._all:
            self._idle.put_nowait(thinker)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="thinker")

    async def choose(self, job: Job, limit: float) -> Any:
        """The action, or the advice that was asked for; None if there is none in time."""
        thinker = await self._idle.get()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, thinker.ask, job, limit + GRACE)
        finally:
            self._idle.put_nowait(thinker)

    def close(self) -> None:
        for thinker in self._all:
            thinker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


def think(pipe: Connection) -> None:
    """The whole life of a thinker: it ends with the server, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    die_with_parent()
    from .. import bots
    from ..kernel.seat import Seat
    from ..registry import find_game

    with contextlib.suppress(EOFError, OSError):
        while True:
            job: Job = pipe.recv()
            game: Any = find_game(job.game)
            seat = Seat(game, game.load(job.world), job.seat)
            pipe.send(advise(seat, job.seed) if job.advice else bots.make(job.bot, job.seed).choose(seat))


def die_with_parent() -> None:
    if sys.platform == "linux":
        pr_set_pdeathsig = 1
        ctypes.CDLL(None).prctl(pr_set_pdeathsig, signal.SIGKILL)
