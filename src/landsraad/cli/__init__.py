"""The `landsraad` command: play, replay, simulate, check, rules, content."""

from __future__ import annotations

import argparse
import importlib
import os
import sys

from .. import __version__
from ..kernel.errors import LandsraadError
from .errors import HUNG_UP, INTERRUPTED, WRONG, complain, one_line
from .screen import prepare_streams
from .words import usual_lang

CONTENT_FILE = "LANDSRAAD_ARRAKIS_CONTENT"  # where the game looks for the name of a content file
COMMANDS = ("play", "replay", "simulate", "check", "rules", "content")

EXAMPLES = """\
examples:
  landsraad play                          a game in the terminal: new, or the one you left
  landsraad play arrakis --with smugglers,guild
                                          War for Arrakis with both of its expansions
  landsraad simulate imperium --games 100 --bots house,random,random,random
  landsraad replay game.json --verify     check that a record replays to the bit
  landsraad check                         run the scenarios of the rulebook
  landsraad content arrakis --reconstructed
                                          which components are partly our reconstruction
  landsraad rules --coverage              which rules are shown by scenarios and tests

`landsraad <command> --help` tells more. An unofficial fan project: no publisher art or text."""


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="landsraad",
        description="Play Dune: Imperium and War for Arrakis in the terminal, let bots play, and look into the rules.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"landsraad {__version__}")
    parser.add_argument(
        "--content", metavar="FILE", help="corrections of reconstructed components (see docs/content-files.md)"
    )
    subparsers = parser.add_subparsers(title="commands", metavar="<command>", required=True)
    for name in COMMANDS:
        command = importlib.import_module(f"{__name__}.{name}")
        command.add_parser(subparsers)
        subparsers.choices[name].set_defaults(run=command.run)
    return parser


def main(argv: list[str] | None = None) -> int:
    """Run a command. Whatever the user can put right ends in one line on stderr and an exit code, never a traceback."""
    prepare_streams()
    lang = usual_lang()
    try:
        name_content(sys.argv[1:] if argv is None else argv)
        args = make_parser().parse_args(argv)
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
        complain("Interrupted.")
        return INTERRUPTED
    return code


def name_content(argv: list[str]) -> None:
    """A content file has to be named before the games are loaded, and the commands load them."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    early.add_argument("--content")
    file = early.parse_known_args(argv)[0].content
    if file:
        os.environ[CONTENT_FILE] = file


def _drop_output() -> None:
    """Whoever read our output has left; the interpreter should not complain about it when it closes its streams."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(nowhere, stream.fileno())
