"""Many machines: the same work as in `workers`, on a cluster of Ray (`pip install landsraad[cluster]`).

    ray start --head                          on one machine, `ray start --address=…` on the others
    landsraad simulate imperium --games 100000 --cluster auto

`auto` is the cluster this machine belongs to, `local` one of this machine alone, anything else the address of a head.
Every machine needs the same version of Landsraad. A unit of work follows from its seeds: a machine that dies
costs nothing but the time its units take elsewhere.
"""

from __future__ import annotations

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from ..kernel.errors import LandsraadError
from ..kernel.texts import Catalogue, short
from .workers import AHEAD, Crew

In = TypeVar("In")
Out = TypeVar("Out")

WORDS = Catalogue("landsraad.lab")
LOCAL = "local"


def _knock(address: str) -> None:
    """Ray itself waits for minutes before it says that nobody is there."""
    host, colon, port = address.rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=5).close()


class Cluster(Crew):
    def __init__(self, address: str) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            import ray
        except ImportError as error:
            raise LandsraadError(WORDS.message("no-ray")) from error
        self._ray: Any = ray
        try:
            _knock(address)
            ray.init(
                address=address,
                include_dashboard=False if address == LOCAL else None,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        except (OSError, ValueError, RuntimeError) as error:
            reason = short(error, 300)
            raise LandsraadError(WORDS.message("no-cluster", address=short(address), reason=reason)) from error
        self.jobs = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def close(self) -> None:
        self._ray.shutdown()

    def map(self, function: Callable[[In], Out], inputs: Iterable[In]) -> Iterator[Out]:
        task = self._ray.remote(max_retries=-1)(function)  # played again wherever there is somebody left
        waiting: deque[Any] = deque()
        for item in inputs:
            waiting.append(task.remote(item))
            if len(waiting) > self.jobs * AHEAD:
                yield self._ray.get(waiting.popleft())
        while waiting:
            yield self._ray.get(waiting.popleft())
