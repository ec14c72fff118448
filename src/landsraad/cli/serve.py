"""`landsraad serve`: tables in the browser, for yourself, for the people in your network, or behind a proxy."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..kernel.errors import LandsraadError
from .errors import DONE
from .parsing import LANG_HELP, in_language
from .saves import data_folder
from .words import LANGS, Words, usual_lang


def add_arguments(parser: argparse.ArgumentParser) -> None:
    tell = in_language(parser)
    parser.description = tell(
        "Start a server for tables in the browser and open it. Every decision is on the disk before it is shown. "
        "Without --share only this machine reaches it.",
        "Einen Server für Tische im Browser starten und öffnen. Jede Entscheidung ist gespeichert, bevor sie zu sehen "
        "ist. Ohne --share ist er nur von diesem Rechner aus erreichbar.",
    )
    parser.add_argument(
        "--port", type=int, default=0, help=tell("the port (default: any that is free)", "der Port (sonst ein freier)")
    )
    share = tell(
        "let others in the local network in; prints a QR code", "andere im lokalen Netz einlassen; mit QR-Code"
    )
    parser.add_argument("--share", action="store_true", help=share)
    url = tell("the public address when a proxy stands in front", "die öffentliche Adresse hinter einem Proxy")
    parser.add_argument("--url", default="", help=url)
    add_database(parser)
    opened = tell("open the page in your browser", "die Seite im Browser öffnen")
    parser.add_argument("--open", action=argparse.BooleanOptionalAction, default=True, help=opened)
    parser.add_argument("--lang", choices=LANGS, help=tell(*LANG_HELP))


def add_database(parser: argparse.ArgumentParser) -> None:
    tell = in_language(parser)
    where = tell(
        "the file the tables are kept in (default: in your data folder)", "die Datei der Tische (sonst im Datenordner)"
    )
    parser.add_argument("--database", type=Path, metavar=tell("FILE", "DATEI"), help=where)


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
