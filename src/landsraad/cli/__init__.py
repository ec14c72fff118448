"""The `landsraad` command: play, serve, backup, replay, simulate, ladder, analyse, check, rules, content."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from importlib import import_module
from typing import Any

from .. import __version__
from ..kernel.errors import LandsraadError
from .errors import DONE, HUNG_UP, INTERRUPTED, WRONG, complain, one_line
from .parsing import asked_lang, speak

# where the games look for the name of a content file
CONTENT_FILE = ("LANDSRAAD_ARRAKIS_CONTENT", "LANDSRAAD_IMPERIUM_CONTENT")
COMMANDS = {
    "play": ("play a game in the terminal, against bots or together", "im Terminal spielen, gegen Bots oder zusammen"),
    "learn": ("a first round of a game, decision by decision", "eine erste Runde, Entscheidung für Entscheidung"),
    "serve": (
        "tables in the browser, alone or with others by a link",
        "Tische im Browser, allein oder mit anderen über einen Link",
    ),
    "backup": ("copy the tables of the browser to a file", "die Tische des Browsers in eine Datei sichern"),
    "replay": (
        "step through a recorded game, or verify records",
        "eine aufgezeichnete Partie ansehen oder Aufzeichnungen prüfen",
    ),
    "simulate": (
        "many games between bots, and who wins how often",
        "viele Partien zwischen Bots, und wer wie oft gewinnt",
    ),
    "ladder": (
        "how strong bots are: every pair plays, with ratings",
        "wie stark Bots sind: alle Paare spielen, mit Wertungen",
    ),
    "analyse": (
        "a finished game looked at again: chances, costly decisions, luck",
        "eine Partie im Nachhinein: Chancen, teure Entscheidungen, Glück",
    ),
    "check": ("run scenarios", "Szenarien prüfen"),
    "rules": ("list the rules and what cites them", "die Regeln auflisten und was sie belegt"),
    "content": (
        "list the components of a game, or those that are reconstructed",
        "das Material eines Spiels auflisten, oder was davon rekonstruiert ist",
    ),
}

EXAMPLES = """\
examples:
  landsraad play                          a game in the terminal: new, or the one you left
  landsraad learn                         a first round, step by step
  landsraad play arrakis --with smugglers,guild
                                          War for Arrakis with both of its expansions
  landsraad serve --share                 tables in the browser for everybody in your network
  landsraad simulate imperium --games 100 --bots house,random,random,random
  landsraad replay game.json --verify     check that a record replays to the bit
  landsraad check                         run the scenarios of the rulebook
  landsraad content arrakis --reconstructed
                                          which components are partly our reconstruction
  landsraad rules --coverage              which rules are shown by scenarios and tests

`landsraad <command> --help` tells more. An unofficial fan project: no publisher art or text."""
EXAMPLES_DE = """\
Beispiele:
  landsraad play                          eine Partie im Terminal: neu, oder die angefangene
  landsraad learn                         eine erste Runde, Schritt für Schritt
  landsraad play arrakis --with smugglers,guild
                                          Krieg um Arrakis mit beiden Erweiterungen
  landsraad serve --share                 Tische im Browser für alle in deinem Netz
  landsraad simulate imperium --games 100 --bots house,random,random,random
  landsraad replay game.json --verify     prüfen, dass eine Aufzeichnung genau so abläuft
  landsraad check                         die Szenarien des Regelhefts prüfen
  landsraad content arrakis --reconstructed
                                          welches Material teilweise rekonstruiert ist
  landsraad rules --coverage              welche Regeln durch Szenarien und Tests gezeigt werden

`landsraad <Befehl> --help` sagt mehr. Ein Fanprojekt ohne Bilder und Texte der Verlage."""


class Command(argparse.ArgumentParser):
    """The parser of one command. The page that does the work is loaded when the command is given."""

    command = ""
    lang = ""  # of its help and its complaints
    given: Any = ()  # what stands behind it: a page may want to know which game is meant

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        page = import_module(f"{__name__}.{self.command}")
        self.given = [word for word in args or () if isinstance(word, str)]
        page.add_arguments(self)
        self.set_defaults(run=page.run)
        return super().parse_known_args(args, namespace)


class NameContent(argparse.Action):
    """A content file has to be named before the game is loaded, and a command may load it to list its options."""

    def __call__(self, parser: object, namespace: object, values: object, option: object = None) -> None:
        os.environ.update(dict.fromkeys(CONTENT_FILE, str(values)))


def make_parser(lang: str = "en") -> argparse.ArgumentParser:
    speak(lang)
    parser = argparse.ArgumentParser(prog="landsraad", formatter_class=argparse.RawDescriptionHelpFormatter)
    Command.lang = lang
    german = lang == "de"
    parser.description = (
        "Dune: Imperium und Krieg um Arrakis in Browser und Terminal, gegen Bots oder zusammen, und ihre Regeln."
        if german
        else "Dune: Imperium and War for Arrakis in browser and terminal, against bots or together, and their rules."
    )
    parser.epilog = EXAMPLES_DE if german else EXAMPLES
    shown = "die Version zeigen" if german else "show the version"
    parser.add_argument("--version", action="version", version=f"landsraad {__version__}", help=shown)
    parser.add_argument(
        "--content",
        metavar="DATEI" if german else "FILE",
        action=NameContent,
        help="Berichtigungen rekonstruierten Materials (siehe docs/content-files.md)"
        if german
        else "corrections of reconstructed components (see docs/content-files.md)",
    )
    subparsers = parser.add_subparsers(
        title="Befehle" if german else "commands",
        metavar="<Befehl>" if german else "<command>",
        parser_class=Command,
    )
    for name, told in COMMANDS.items():
        subparsers.add_parser(name, help=told[german]).command = name
    return parser


def main(argv: list[str] | None = None) -> int:
    """Run a command. Whatever the user can put right ends in one line on stderr and an exit code, never a traceback."""
    prepare_streams()
    lang = asked_lang(sys.argv[1:] if argv is None else argv)
    try:
        parser = make_parser(lang)
        args = parser.parse_args(argv)
        if not hasattr(args, "run"):  # no command: what there is
            parser.print_help()
            return DONE
        lang = getattr(args, "lang", None) or lang
        code: int = args.run(args)
        if code == HUNG_UP:
            _drop_output()
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        return WRONG
    except (LandsraadError, OSError) as error:
        complain(one_line(error, lang))
        return WRONG
    except KeyboardInterrupt:
        complain("Unterbrochen." if lang == "de" else "Interrupted.")
        return INTERRUPTED
    return code


def prepare_streams() -> None:
    """Characters the terminal lacks become `?`, and bytes that are no text do not end the game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # gives input() line editing


def _drop_output() -> None:
    """Whoever read our output has left; the interpreter should not complain about it when it closes its streams."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(nowhere, stream.fileno())
