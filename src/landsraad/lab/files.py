"""A match on disk: one record a line, and one line of a table for every game and seat."""

from __future__ import annotations

import csv
from pathlib import Path

from ..kernel.errors import LandsraadError
from ..kernel.texts import KERNEL
from .match import Played

RECORDS = "records.jsonl"
RESULTS = "results.csv"
COLUMNS = ("game", "seed", "seat", "bot", "leader", "place", "shared", "win", "score", "rounds", "decisions", "hash")


class Files:
    """Written as the games come, so that a match cut short keeps what was played."""

    def __init__(self, folder: Path) -> None:
        for name in (RECORDS, RESULTS):
            if (folder / name).exists():
                raise LandsraadError(KERNEL.message("results-there", name=name, folder=str(folder)))
        folder.mkdir(parents=True, exist_ok=True)
        self._records = (folder / RECORDS).open("x", encoding="utf-8")
        try:
            self._results = (folder / RESULTS).open("x", encoding="utf-8", newline="")
            self._table = csv.writer(self._results, lineterminator="\n")
            self._table.writerow(COLUMNS)
        except BaseException:
            self._records.close()
            raise

    def __enter__(self) -> Files:
        return self

    def __exit__(self, *raised: object) -> None:
        self._records.close()
        self._results.close()

    def add(self, played: Played) -> None:
        self._records.write(played.record + "\n")
        game = (played.rounds, played.decisions, played.hash)
        for number, seat in enumerate(played.seats, 1):
            how = (seat.bot, seat.leader or seat.side, seat.place, seat.shared, f"{seat.win:.4g}", seat.score)
            self._table.writerow((played.number, played.seed, number, *how, *game))
        self._records.flush()
        self._results.flush()
