"""Where games lie: one file for each game in progress, one for each finished game, all in the format of records.

Whoever plays a game in progress holds its lock, so that two programs never write the same file.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import socket
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path

from platformdirs import user_data_dir

from ..kernel.contract import Game
from ..kernel.errors import BadRecord, LandsraadError
from ..kernel.files import PART
from ..kernel.record import Record, check_rules, same_rules
from ..registry import find_game
from .errors import printable
from .words import CATALOGUE

try:
    import fcntl
except ImportError:  # a system without such locks: what stands in the lock has to do
    fcntl = None  # type: ignore[assignment]

STRAY = 60  # seconds after which a file that is still being written was left behind by somebody


def data_folder() -> Path:
    return Path(user_data_dir("landsraad", appauthor=False))


def in_progress_folder() -> Path:
    return data_folder() / "in-progress"


def finished_folder() -> Path:
    return data_folder() / "finished"


def locks_folder() -> Path:
    return data_folder() / "locks"


def now() -> str:
    return f"{datetime.now(UTC).astimezone():%Y-%m-%d %H:%M}"


def new_name(game: str) -> str:
    """A file name that no other game of this user has."""
    at = datetime.now(UTC).astimezone()
    return f"{game}-{at:%Y-%m-%d-%H%M%S}-{secrets.token_hex(3)}.json"


@dataclass(frozen=True, slots=True)
class Saved:
    """A game that can be taken up again."""

    path: Path
    game: Game
    record: Record


def load(path: Path) -> Saved:
    """One game in progress. BadRecord if it cannot be taken up."""
    records = list(islice(Record.read_each(path), 2))
    if len(records) > 1:
        raise BadRecord(CATALOGUE.message("save-of-many", file=str(path)))
    (record,) = records
    game = find_game(record.game)
    if not same_rules(game, record) and not record.running:
        check_rules(game, record)
    seats = record.note.get("seats")
    if not isinstance(seats, list) or len(seats) != record.setup.players:
        raise BadRecord(CATALOGUE.message("save-without-seats", file=str(path)))
    return Saved(path, game, record)


def in_progress() -> tuple[list[Saved], list[LandsraadError]]:
    """All games that can be resumed, the latest first, and a complaint about each file that cannot be read."""
    saved: list[Saved] = []
    broken: list[LandsraadError] = []
    sweep()
    folder = in_progress_folder()
    for path in sorted(folder.glob("*.json"), key=_changed, reverse=True) if folder.is_dir() else []:
        try:
            saved.append(load(path))
        except LandsraadError as error:
            broken.append(error)
    return saved, broken


def _changed(path: Path) -> float:
    """When the file was last written; a link that leads nowhere was written never."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def sweep() -> None:
    """Remove what a crash left behind in the middle of writing."""
    for folder in (in_progress_folder(), finished_folder()):
        for path in folder.glob(f"*{PART}"):
            with contextlib.suppress(OSError):
                if path.is_file() and time.time() - path.lstat().st_mtime > STRAY:
                    path.unlink()


def keep_finished(record: Record, path: Path) -> Path:
    """Write the record of a finished game and drop the one in progress."""
    kept = finished_folder() / path.name
    record.save(kept)
    path.unlink(missing_ok=True)  # always a file of ours: Sitting.taken_up never goes on in another
    return kept


# ---------------------------------------------------------------- who plays it


class Lock:
    """Held while a game is played. The system lets go of it when the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        """The lock of a file in the folder of games in progress. LandsraadError if somebody else has it."""
        self.file = locks_folder() / f"{path.name}.lock"
        self.file.parent.mkdir(parents=True, exist_ok=True)
        while True:
            self._handle = os.open(self.file, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
            try:
                holder = self._read()
                if not self._take(holder):
                    raise LandsraadError(
                        CATALOGUE.message(
                            "save-busy",
                            file=str(path),
                            pid=printable(str(holder.get("pid", "?")))[:20],
                            host=printable(str(holder.get("host", "?")))[:60],
                            since=printable(str(holder.get("since", "?")))[:30],
                        )
                    )
                if self._still_there():
                    break
            except BaseException:
                os.close(self._handle)
                raise
            os.close(self._handle)  # its holder removed it while we waited: once more with a new one
        me = {"pid": os.getpid(), "host": socket.gethostname(), "since": now()}
        os.ftruncate(self._handle, 0)
        os.pwrite(self._handle, json.dumps(me).encode(), 0)

    def release(self) -> None:
        with contextlib.suppress(OSError):
            self.file.unlink()
        os.close(self._handle)

    def _read(self) -> dict[str, object]:
        """Who has it, as far as the file tells."""
        try:
            data = json.loads(os.pread(self._handle, 1000, 0))
        except ValueError:
            return {}
        return data if isinstance(data, dict) else {}

    def _take(self, holder: dict[str, object]) -> bool:
        if fcntl is not None:
            try:
                fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return False
            except OSError:  # a file system without locks
                return not _lives(holder)
            return True
        return not _lives(holder)

    def _still_there(self) -> bool:
        try:
            return os.path.samestat(os.fstat(self._handle), os.stat(self.file))
        except OSError:
            return False


def _lives(holder: dict[str, object]) -> bool:
    """Whether that process still runs, where the system does not say so itself."""
    pid = holder.get("pid")
    if type(pid) is not int or pid <= 0 or pid == os.getpid() or holder.get("host") != socket.gethostname():
        return False
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
