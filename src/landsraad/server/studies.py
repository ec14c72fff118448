"""Finished games looked at again (lab/analysis.py), one after the other, each in a process of its own that gives way to
everything else. Whoever asked sees how far it has come, may stop it, and stops it by going away; what was found is kept
with the table."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Literal

from ..kernel.contract import Data
from ..kernel.record import Record
from . import wire
from .store import Store
from .thinkers import SPAWN, die_with_parent

log = logging.getLogger("landsraad.server")
LANGS = ("en", "de")
LOOK_UP = 2.0  # seconds between two looks whether anybody still waits for it
NOBODY_WAITS = 30.0
NEWS = 0.5  # seconds between two reports of the process
LONGEST_LINE = 20  # games that wait for their turn


class Study:
    """One game being looked at."""

    def __init__(self, table: str, record: Record, people: list[int]) -> None:
        self.table = table
        self.record = record
        self.people = people  # their decisions come first
        self.state: Literal["waiting", "running", "done", "failed"] = "waiting"
        self.found: Data | None = None  # as far as it has come
        self.stopped = False
        self.asked_at = time.monotonic()
        self._process: BaseProcess | None = None

    @property
    def wanted(self) -> bool:
        """Somebody who has gone away does not ask any more."""
        self.stopped = self.stopped or time.monotonic() - self.asked_at > NOBODY_WAITS
        return not self.stopped

    def stop(self) -> None:
        self.stopped = True
        if self._process is not None:
            self._process.kill()

    def run(self, playouts: int) -> None:
        """Until it is done, stopped, forgotten or broken. Blocks: called in a thread."""
        if not self.wanted:
            return
        self.state = "running"
        here, there = SPAWN.Pipe(duplex=False)
        self._process = SPAWN.Process(
            target=study, args=(there, self.record.line(), playouts, self.people), daemon=True
        )
        self._process.start()
        there.close()
        with contextlib.suppress(EOFError, OSError):  # it was stopped, or died
            while self.wanted:
                if here.poll(LOOK_UP):
                    self.found = here.recv()
        self._process.kill()
        self._process.join()
        here.close()
        finished = self.found is not None and self.found["done"] == self.found["of"]
        self.state = "done" if finished else "failed"


class Studies:
    def __init__(self, store: Store, playouts: int) -> None:
        self._store = store
        self._playouts = playouts
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="study")  # and so the others wait in line
        self._now: dict[str, Study] = {}

    def start(self, table: str, record: Record, people: list[int]) -> bool:
        """False: too many wait already."""
        if table in self._now:
            return True
        if len(self._now) >= LONGEST_LINE:
            return False
        self._now[table] = Study(table, record, people)
        self._thread.submit(self._run, self._now[table])
        return True

    def _run(self, study: Study) -> None:
        study.run(self._playouts)
        if study.state == "done":
            keep = "INSERT OR REPLACE INTO analyses (table_id, data) VALUES (?, ?)"
            self._store.put((keep, (study.table, json.dumps(study.found)))).result()
        elif not study.stopped:
            log.warning("table %s: the analysis came to no end", study.table)
        if study.state == "done" or study.stopped:
            self._now.pop(study.table, None)

    def stop(self, table: str) -> None:
        study = self._now.pop(table, None)
        if study is not None:
            study.stop()

    def of(self, table: str, first: int, lang: str) -> wire.Analysis:
        """How far it has come, in words of one language; positions are counted from `first` on."""
        study = self._now.get(table)
        if study is None:
            row = self._store.row("SELECT data FROM analyses WHERE table_id = ?", table)
            return told("done", json.loads(row[0]), first, lang) if row else wire.Analysis("none")
        study.asked_at = time.monotonic()
        if study.state == "failed":
            del self._now[table]
        return told(study.state, study.found, first, lang)

    def close(self) -> None:
        for table in list(self._now):
            self.stop(table)
        self._thread.shutdown(wait=True, cancel_futures=True)


def told(state: Any, found: Data | None, first: int, lang: str) -> wire.Analysis:
    if found is None:
        return wire.Analysis(state)
    chances = found["chances"]
    rounds = [(n, now[1]) for n, now in enumerate(chances) if not n or now[1] != chances[n - 1][1]]
    costly = [
        wire.Costly(c["number"] - first, c["seat"], c["round"], c["lost"], c["chance"], **c["told"][lang])
        for c in found["costly"]
    ]
    shares = [shares for _, _, shares in chances]
    return wire.Analysis(state, found["done"], found["of"], shares, rounds, costly, found["lost"], found["luck"])


def study(pipe: Connection, record: str, playouts: int, people: list[int]) -> None:
    """The whole life of the process that looks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    die_with_parent()
    if hasattr(os, "nice"):
        os.nice(10)  # tables that are being played come first
    from ..lab.analysis import Analysis, analyse

    last = 0.0

    def tell(found: Analysis) -> None:
        nonlocal last
        if found.done < found.of and time.monotonic() - last < NEWS:
            return
        last = time.monotonic()
        data = found.data()
        for costly in data["costly"]:
            del costly["known"]  # the look back shows it
        pipe.send(data)

    with contextlib.suppress(BrokenPipeError):
        analyse(Record.load(json.loads(record)), playouts, langs=LANGS, tell=tell, before=people)
