"""`landsraad backup`: a copy of the tables of `landsraad serve`, also while it runs."""

from __future__ import annotations

import argparse
import sqlite3
from contextlib import closing
from pathlib import Path

from ..kernel.errors import LandsraadError
from .errors import DONE
from .parsing import Options
from .serve import add_database, usual_database
from .words import Words, usual_lang


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = Options(
        parser,
        "Copy the file with all tables of the browser, whole and consistent, also while people play.",
        "Die Datei mit allen Tischen des Browsers sichern, vollständig und stimmig, auch während gespielt wird.",
    )
    en, de = "the file to write; it must not be there yet", "die neue Datei; es darf sie noch nicht geben"
    add("to", en, de, type=Path, metavar=add.tell("file", "Datei"))
    add_database(add)
    add.lang()


def run(args: argparse.Namespace) -> int:
    words = Words(args.lang or usual_lang())
    database: Path = args.database or usual_database()
    if not database.is_file():
        raise LandsraadError(words("backup-nothing", file=str(database)))
    if args.to.exists():
        raise LandsraadError(words("backup-there", file=str(args.to)))
    try:
        place = f"{database.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(place, uri=True)) as source, closing(sqlite3.connect(args.to)) as target:
            source.backup(target)
    except sqlite3.Error as error:
        args.to.unlink(missing_ok=True)
        raise LandsraadError(words("backup-failed", error=str(error))) from error
    print(words("backup-done", file=str(args.to)))
    return DONE
