"""`landsraad serve`: tables in the browser, for yourself, for the people in your network, or behind a proxy."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..kernel.errors import LandsraadError
from .errors import DONE
from .parsing import Options
from .saves import data_folder
from .words import Words, usual_lang


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = Options(
        parser,
        "Start a server for tables in the browser and open it. Every decision is on the disk before it is shown. "
        "Without --share only this machine reaches it.",
        "Einen Server für Tische im Browser starten und öffnen. Jede Entscheidung ist gespeichert, bevor sie zu sehen "
        "ist. Ohne --share ist er nur von diesem Rechner aus erreichbar.",
    )
    en, de = "the port (default: any that is free)", "der Port (sonst ein freier)"
    add("--port", en, de, type=int, default=0, metavar="PORT")
    en = "let others in the local network in; prints a QR code"
    add.flag("--share", en, "andere im lokalen Netz einlassen; mit QR-Code")
    en, de = "the public address when a proxy stands in front", "die öffentliche Adresse hinter einem Proxy"
    add("--url", en, de, default="")
    add_database(add)
    en, de = "open the page in your browser", "die Seite im Browser öffnen"
    add("--open", en, de, action=argparse.BooleanOptionalAction, default=True)
    add.lang()


def add_database(add: Options) -> None:
    en = "the file the tables are kept in (default: in your data folder)"
    add("--database", en, "die Datei der Tische (sonst im Datenordner)", type=Path)


def usual_database() -> Path:
    return data_folder() / "tables.sqlite"


def run(args: argparse.Namespace) -> int:
    from ..server.run import has_display, serve

    words = Words(args.lang or usual_lang())
    database: Path = args.database or usual_database()
    database.parent.mkdir(parents=True, exist_ok=True)

    def ready(_: str) -> None:
        if args.open and not has_display():
            print(words("serve-no-display"), flush=True)
        print(words("serve-stop"), flush=True)

    try:
        serve(
            database,
            port=args.port,
            share=args.share,
            url=args.url,
            browser=args.open,
            say=lambda text: print(text, flush=True),
            ready=ready,
        )
    except OSError as error:
        raise LandsraadError(words("serve-port", port=str(args.port), error=str(error))) from error
    return DONE
