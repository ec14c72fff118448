"""Two ways to talk with a player: a full screen that is drawn anew for each decision, and plain lines.

The full screen has a module of its own (fullscreen.py). Plain lines serve pipes, scripts, screen readers and terminals
that cannot do more.
"""

from __future__ import annotations

import contextlib
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from types import FrameType
from typing import Protocol

from rich.console import Console
from rich.control import Control
from rich.text import Text

from .errors import HungUp, InputEnded, TerminalTooSmall
from .glyphs import BONE, INK
from .words import Words

WIDTH, HEIGHT = 100, 30  # what the full table needs
LEAST = 80, 24  # what the compact table needs
PROMPT = "> "
BASE = f"{BONE} on {INK}"


Draw = Callable[[], Sequence[Text]]  # the picture for the window as it is now
Offered = Callable[[str], list[str]]  # what a typed text may become


def nothing() -> Sequence[Text]:
    return []


class Front(Protocol):
    """What a game needs of a terminal."""

    full: bool

    @property
    def size(self) -> tuple[int, int]: ...

    def ask(self, draw: Draw = nothing, offered: Offered | None = None) -> str:
        """One line of input below a picture, which replaces the former where that is possible. InputEnded: no more."""

    def page(self, lines: Sequence[Text], from_end: bool = False, foot: str = "page-foot") -> None:
        """Something longer to read before the game goes on."""

    def hide(self) -> None:
        """Leave nothing of what was shown, also not in the scrollback or the input history."""


def read_line(prompt: str) -> str:
    try:
        return input(prompt)
    except EOFError as end:
        raise InputEnded from end
    except OSError as error:  # the terminal is gone: reading fails instead of ending
        raise HungUp from error


class Lines:
    """Plain lines, one after the other."""

    full = False

    def __init__(self, console: Console) -> None:
        self.console = console

    @property
    def size(self) -> tuple[int, int]:
        return WIDTH, HEIGHT

    def show(self, lines: Sequence[Text]) -> None:
        if lines:
            self.console.print(Text("\n").join(lines), soft_wrap=True)

    def ask(self, draw: Draw = nothing, offered: Offered | None = None) -> str:
        self.show(draw())
        line = read_line(PROMPT)
        if not sys.stdin.isatty():
            print(line)  # so that the transcript of a scripted game can be read
        return line

    def page(self, lines: Sequence[Text], from_end: bool = False, foot: str = "page-foot") -> None:
        self.show(lines)

    def hide(self) -> None:
        if self.console.is_terminal:
            wipe(self.console)


def filled(console: Console, lines: Sequence[Text]) -> list[Text]:
    """The window except its last line, which is for the answer."""
    width, height = console.size
    rows = []
    for row in [*lines[: height - 1], *[Text("")] * (height - 1 - len(lines))]:
        line = Text("", BASE, no_wrap=True, overflow="crop").append_text(row)
        line.truncate(width, overflow="ellipsis", pad=True)
        rows.append(line)
    return rows


class Picture:
    """A picture that is made once for each size of the window."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.draw: Draw = nothing
        self._drawn: tuple[tuple[int, int], list[Text]] | None = None

    def show(self, draw: Draw) -> None:
        self.draw, self._drawn = draw, None

    def rows(self) -> list[Text]:
        size = self.console.size
        if self._drawn is None or self._drawn[0] != size:
            self._drawn = size, filled(self.console, self.draw())
        return self._drawn[1]


def wipe(console: Console) -> None:
    """Also the scrollback and what was typed."""
    console.control(Control.home(), Control.clear())
    console.file.write("\x1b[3J")
    console.file.flush()
    with contextlib.suppress(ImportError):
        import readline

        readline.clear_history()


def make_console() -> Console:
    """Colour only where it can be seen and is wanted (NO_COLOR)."""
    return Console(highlight=False)


def check_size(words: Words, plain: bool) -> bool:
    """Whether the full table can be shown; TerminalTooSmall if it could, were the terminal larger."""
    console = make_console()
    if plain or not (sys.stdin.isatty() and console.is_terminal) or console.is_dumb_terminal:
        return False
    width, height = console.size
    if width < LEAST[0] or height < LEAST[1]:
        raise TerminalTooSmall(words("too-small", width=width, height=height, needs=f"{LEAST[0]}×{LEAST[1]}"))
    return True


@contextlib.contextmanager
def front(words: Words, plain: bool) -> Iterator[Front]:
    """The full table if the terminal is one, else plain lines. TerminalTooSmall says what to do about it."""
    console = make_console()
    if not check_size(words, plain):
        yield Lines(console)
        return
    from .fullscreen import Screen

    with Screen(console, words) as screen:
        yield screen


@contextlib.contextmanager
def hang_up_ends() -> Iterator[None]:
    """A closed terminal window or a polite kill ends the game through the same door as everything else."""

    def end(number: int, frame: FrameType | None) -> None:
        raise HungUp

    signals = [s for s in (getattr(signal, "SIGHUP", None), signal.SIGTERM) if s is not None]
    former = [(s, signal.signal(s, end)) for s in signals]
    try:
        yield
    finally:
        for s, handler in former:
            signal.signal(s, handler)
