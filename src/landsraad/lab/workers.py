"""Whoever plays many games: this process, several side by side, or a cluster (cluster.py).

Processes are started afresh (spawn), so they share nothing with the parent but the messages. Each holds the reading end
of a pipe whose writing end only the parent has: when the parent closes it, or dies in whatever way, they end at once.
"""

from __future__ import annotations

import os
import signal
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Self, TypeVar

from ..kernel.errors import LandsraadError
from ..kernel.texts import KERNEL

In = TypeVar("In")
Out = TypeVar("Out")

AHEAD = 2  # units waiting for each worker: enough to keep it busy, few enough to stop soon


class Crew(ABC):
    """Whoever plays games side by side: `with crew(4) as workers: for result in workers.map(function, inputs)`."""

    jobs: int

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()

    @abstractmethod
    def close(self) -> None:
        """Whatever is still being played is given up."""

    @abstractmethod
    def map(self, function: Callable[[In], Out], inputs: Iterable[In]) -> Iterator[Out]:
        """Results in the order of the inputs."""


def crew(jobs: int, cluster: str = "") -> Crew:
    """A cluster, processes of this machine, or for one job this process itself."""
    if cluster:
        from .cluster import Cluster

        return Cluster(cluster)
    return Workers(jobs) if jobs > 1 else SingleHanded()


class SingleHanded(Crew):
    jobs = 1

    def close(self) -> None:
        """Nobody has to be let go."""

    def map(self, function: Callable[[In], Out], inputs: Iterable[In]) -> Iterator[Out]:
        return map(function, inputs)


class Workers(Crew):
    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        context = get_context("spawn")
        self._leash_end, self._leash = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(jobs, context, _start, (self._leash_end,))

    def close(self) -> None:
        """Nobody is waited for: whoever still plays is let go with the leash."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._leash.close()
        self._leash_end.close()

    def map(self, function: Callable[[In], Out], inputs: Iterable[In]) -> Iterator[Out]:
        waiting: deque[Future[Out]] = deque()
        try:
            for item in inputs:
                with _interrupts_held():
                    waiting.append(self._pool.submit(function, item))
                if len(waiting) > self.jobs * AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool as error:
            raise LandsraadError(KERNEL.message("worker-ended")) from error


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl-C reaches the whole process group; workers started in here leave it to the parent, even while they start."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    try:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _start(leash_end: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, args=(leash_end,), daemon=True).start()


def _end_with_parent(leash_end: Connection) -> None:
    leash_end.poll(None)  # nothing is ever sent: it becomes readable when the other end is closed
    os._exit(1)
