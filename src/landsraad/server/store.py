"""What must survive a crash: SQLite, one writer thread, many changes in one commit, an answer only after it.

`put` hands a change to the writer and returns a future that is done when it is on the disk (WAL, synchronous=FULL).
Reading is done by the caller, at once: it happens when a table is opened, not while it is played.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from importlib.resources import files
from pathlib import Path
from queue import SimpleQueue
from typing import Any

Statement = tuple[str, Sequence[Any]]
Change = tuple[list[Statement], Future[None]]  # all of them or none, and who waits for it
MOST_AT_ONCE = 500  # changes in one commit


class Store:
    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        if self.path != ":memory:":
            Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        self._reader = self._connect()
        migrate(self._reader)
        self._todo: SimpleQueue[Change | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=10, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        return connection

    # ------------------------------------------------------------ writing

    def put(self, *statements: Statement) -> Future[None]:
        """All of them or none. The future fails with sqlite3.Error if the disk is full or the database broken."""
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()  # whoever stops waiting for it does not stop the writing
        self._todo.put((list(statements), done))
        return done

    async def write(self, *statements: Statement) -> None:
        """The same for who waits until it is on the disk."""
        await asyncio.wrap_future(self.put(*statements))

    def _write_all(self) -> None:
        connection = self._connect()
        try:
            while (first := self._todo.get()) is not None:
                batch = [first]
                while len(batch) < MOST_AT_ONCE and not self._todo.empty():
                    more = self._todo.get()
                    if more is None:
                        self._todo.put(None)
                        break
                    batch.append(more)
                self._commit(connection, batch)
        finally:
            connection.close()

    @classmethod
    def _commit(cls, connection: sqlite3.Connection, batch: list[Change]) -> None:
        """One commit for all; a change that fails is taken out alone.

        Hardly one ever fails, so they are tried together first: every statement gives up the interpreter and has to
        wait for it again, and marking each change would be two statements more.
        """
        failed: dict[int, sqlite3.Error] = {}
        try:
            try:
                cls._try_all(connection, batch)
            except sqlite3.Error:
                failed = cls._try_each(connection, batch)
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            failed = dict.fromkeys(range(len(batch)), error)
        for number, (_, done) in enumerate(batch):
            if number in failed:
                done.set_exception(failed[number])
            else:
                done.set_result(None)

    @staticmethod
    def _try_all(connection: sqlite3.Connection, batch: list[Change]) -> None:
        connection.execute("BEGIN IMMEDIATE")
        for statements, _ in batch:
            for sql, values in statements:
                connection.execute(sql, values)

    @staticmethod
    def _try_each(connection: sqlite3.Connection, batch: list[Change]) -> dict[int, sqlite3.Error]:
        """Which of them fail; the others are written."""
        if connection.in_transaction:  # unless a full disk has ended it already
            connection.execute("ROLLBACK")
        failed: dict[int, sqlite3.Error] = {}
        connection.execute("BEGIN IMMEDIATE")
        for number, (statements, _) in enumerate(batch):
            connection.execute("SAVEPOINT one")
            try:
                for sql, values in statements:
                    connection.execute(sql, values)
            except sqlite3.Error as error:
                failed[number] = error
                connection.execute("ROLLBACK TO one")
            connection.execute("RELEASE one")
        return failed

    # ------------------------------------------------------------ reading

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return self._reader.execute(sql, values).fetchall()

    def row(self, sql: str, *values: Any) -> tuple[Any, ...] | None:
        found: tuple[Any, ...] | None = self._reader.execute(sql, values).fetchone()
        return found

    def backup(self, path: Path, progress: Callable[[int, int, int], object] | None = None) -> None:
        """A whole copy while games go on."""
        with sqlite3.connect(path) as target:
            self._reader.backup(target, pages=256, progress=progress)
        target.close()

    def close(self) -> None:
        """Everything that was handed over is written first."""
        self._todo.put(None)
        self._thread.join()
        self._reader.close()


def migrate(connection: sqlite3.Connection) -> None:
    """Run the numbered files this database has not seen, each whole or not at all."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    folder = files(__package__) / "migrations"
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        number = int(file.name.removesuffix(".sql")) if file.name.endswith(".sql") else 0
        if number > version:
            script = file.read_text(encoding="utf-8")
            connection.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")
