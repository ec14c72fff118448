"""What goes wrong outside the rules, and the exit codes that tell a script about it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ..kernel.errors import LandsraadError, system_reason
from ..kernel.texts import said_in

DONE = 0
DIFFERENT = 1  # a check did not hold: a record does not replay, a scenario fails; also: the input ended early
WRONG = 2  # a bad argument, a file that cannot be read or written, a terminal that is too small
HUNG_UP = 129  # the terminal went away
INTERRUPTED = 130  # Ctrl-C

LONGEST_QUOTE = 120  # letters of what was typed


class TerminalTooSmall(LandsraadError):
    """The full table does not fit."""


class HungUp(BaseException):
    """The terminal is gone or the system asks us to end. Nobody is left to read a sentence."""


class InputEnded(Exception):
    """Ctrl-D, or the end of a script of choices."""


def one_line(error: Exception, lang: str = "en") -> str:
    """The error as one sentence: the system's own errors say which file, ours are sentences already."""
    if isinstance(error, OSError) and error.strerror:
        where = f"{error.filename}: " if error.filename else ""
        return f"{where}{said_in(lang, system_reason(error))}."
    return " ".join((error.say(lang) if isinstance(error, LandsraadError) else str(error)).split())


def complain(sentence: str) -> None:
    """One line on stderr."""
    print(f"landsraad: {printable(sentence)}", file=sys.stderr)


def printable(text: str) -> str:
    """Names in records come from anywhere: nothing in them may steer the terminal."""
    return "".join(c if c.isprintable() else " " for c in text)


def quoted(text: str) -> str:
    """What somebody typed, to be said back: a line of it is enough."""
    return printable(text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…")


def from_home(path: Path) -> str:
    """A path as people write it, `~/…`; a script gets all of it."""
    text = str(path)
    home = str(Path.home())
    short = sys.stdout.isatty() and text.startswith(home + os.sep)
    return printable(f"~{text.removeprefix(home)}" if short else text)


def typed_number(text: str) -> int | None:
    """A number as people type it, or None. Python refuses to read very long ones, so they count as no number."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 6 else None
