"""Where games lie: one file for each game in progress, one for each finished game, all in the format of records."""

from __future__ import annotations

import os
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from platformdirs import user_data_dir

from ..kernel.contract import Game
from ..kernel.errors import BadRecord, LandsraadError
from ..kernel.record import Record, check_rules
from ..registry import find_game


def data_folder() -> Path:
    return Path(user_data_dir("landsraad", appauthor=False))


def in_progress_folder() -> Path:
    return data_folder() / "in-progress"


def finished_folder() -> Path:
    return data_folder() / "finished"


def now() -> str:
    return f"{datetime.now(UTC).astimezone():%Y-%m-%d %H:%M}"


def new_name(game: str) -> str:
    """A file name that no other game of this user has."""
    at = datetime.now(UTC).astimezone()
    return f"{game}-{at:%Y-%m-%d-%H%M%S}-{os.getpid()}.json"


@dataclass(frozen=True, slots=True)
class Saved:
    """A game that can be taken up again."""

    path: Path
    game: Game
    record: Record


def load(path: Path) -> Saved:
    """One game in progress. BadRecord if it cannot be taken up."""
    records = Record.read(path)
    if len(records) > 1:
        raise BadRecord(f"{path} holds {len(records)} games; only a file of one game can be resumed.")
    (record,) = records
    game = find_game(record.game)
    check_rules(game, record)
    seats = record.note.get("seats")
    if not isinstance(seats, list) or len(seats) != record.setup.players:
        raise BadRecord(f"{path} does not say who sits where; it can be replayed, but not resumed.")
    return Saved(path, game, record)


def in_progress() -> tuple[list[Saved], list[str]]:
    """All games that can be resumed, the latest first, and a sentence about each file that cannot be read."""
    folder = in_progress_folder()
    saved, broken = [], []
    files = sorted(folder.glob("*.json"), key=lambda p: p.stat().st_mtime, reverse=True) if folder.is_dir() else []
    for path in files:
        try:
            saved.append(load(path))
        except LandsraadError as error:
            broken.append(str(error))
    return saved, broken


def keep_finished(record: Record, path: Path) -> Path:
    """Write the record of a finished game and drop the one in progress."""
    kept = finished_folder() / path.name
    record.save(kept)
    path.unlink(missing_ok=True)  # always a file of ours: Sitting.taken_up never goes on in another
    return kept
