"""Two ways to talk with a player: a full screen that is drawn anew for each decision, and plain lines.

The full screen lives on the terminal's alternate page: nobody's hand stays in the scrollback, and the shell looks as
before when the game is left. Plain lines serve scripts, screen readers and small windows.
"""

from __future__ import annotations

import contextlib
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from types import FrameType, TracebackType
from typing import Any, Protocol

from rich.console import Console
from rich.control import Control
from rich.style import Style
from rich.text import Text

from .errors import HungUp, InputEnded, TerminalTooSmall
from .glyphs import BONE, INK, MUTED
from .layout import wrapped
from .words import Words

WIDTH, HEIGHT = 100, 30  # what the full table needs
LEAST = 80, 24  # what the compact table needs
PROMPT = "> "


class Redraw(Exception):
    """The window has another size, or the program came back to it: the picture has to be drawn again."""


class Front(Protocol):
    """What a game needs of a terminal."""

    full: bool

    @property
    def size(self) -> tuple[int, int]: ...

    def show(self, lines: Sequence[Text]) -> None:
        """A picture: replaces the former one where that is possible."""

    def ask(self) -> str:
        """One line of input. InputEnded when there is no more."""

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


@contextlib.contextmanager
def typed_before(text: str) -> Iterator[None]:
    """The line begins with that text, where there is a line editor."""
    try:
        import readline
    except ImportError:
        yield
        return
    readline.set_startup_hook((lambda: readline.insert_text(text)) if text else None)
    try:
        yield
    finally:
        readline.set_startup_hook(None)


def typed_so_far() -> str:
    try:
        import readline
    except ImportError:
        return ""
    return readline.get_line_buffer()


def complete_with(offered: Callable[[str], list[str]]) -> None:
    """What Tab completes a line to, where the terminal has a line editor. A choice is a whole line, not a word."""
    if not sys.stdin.isatty():
        return
    with contextlib.suppress(ImportError):
        import readline

        def complete(typed: str, number: int) -> str | None:
            found = list(dict.fromkeys(offered(typed)))
            return found[number] if number < len(found) else None

        readline.set_completer_delims("")
        readline.set_completer(complete)
        readline.parse_and_bind("tab: complete")
        readline.parse_and_bind("set completion-ignore-case on")


class Lines:
    """Plain lines, one after the other."""

    full = False

    def __init__(self, console: Console) -> None:
        self.console = console

    @property
    def size(self) -> tuple[int, int]:
        return WIDTH, HEIGHT

    def show(self, lines: Sequence[Text]) -> None:
        for line in lines:
            self.console.print(line, soft_wrap=True)

    def ask(self) -> str:
        line = read_line(PROMPT)
        if not sys.stdin.isatty():
            print(line)  # so that the transcript of a scripted game can be read
        return line

    def page(self, lines: Sequence[Text], from_end: bool = False, foot: str = "page-foot") -> None:
        self.show(lines)

    def hide(self) -> None:
        if self.console.is_terminal:
            _wipe(self.console)


class Screen:
    """The full table."""

    full = True

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words
        self.base = Style.parse(f"{BONE} on {INK}")
        self.asking = False
        self.typed = ""  # what stood in the line when the picture had to be drawn again
        self.former: list[tuple[int, Any]] = []

    def __enter__(self) -> Screen:
        self.console.set_alt_screen(True)
        for name in ("SIGWINCH", "SIGCONT"):
            if number := getattr(signal, name, None):
                self.former.append((number, signal.signal(number, self._changed)))
        return self

    def _changed(self, number: int, frame: FrameType | None) -> None:
        if number == getattr(signal, "SIGCONT", None):
            self.console.set_alt_screen(True)  # the shell had the screen
        if self.asking:
            raise Redraw

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        for number, handler in self.former:
            signal.signal(number, handler)
        with contextlib.suppress(OSError):  # after a hang-up there is nothing left to tidy
            self.console.set_alt_screen(False)

    @property
    def size(self) -> tuple[int, int]:
        return self.console.width, self.console.height

    def show(self, lines: Sequence[Text]) -> None:
        """Fills the window except its last line, which is for the answer."""
        width, height = self.size
        rows = [*lines[: height - 1], *[Text("")] * (height - 1 - len(lines))]
        self.console.control(Control.home(), Control.clear())
        for row in rows:
            line = Text("", self.base, no_wrap=True, overflow="crop").append_text(row)
            line.truncate(width, overflow="ellipsis", pad=True)
            self.console.print(line)

    def ask(self) -> str:
        """One line. Redraw if the picture above it is no longer right; what was typed stands there again."""
        self.asking = True
        try:
            with typed_before(self.typed):
                self.typed = ""
                return read_line(PROMPT)
        except Redraw:
            self.typed = typed_so_far()
            raise
        finally:
            self.asking = False

    def page(self, lines: Sequence[Text], from_end: bool = False, foot: str = "page-foot") -> None:
        """As many screens as it takes: Enter goes on, b back, q leaves."""
        number = -1 if from_end else 0
        while True:
            width, height = self.size
            room = height - 3
            flat = [part for line in lines for part in wrapped(line, width - 2, 2)]
            pages = [flat[i : i + room] for i in range(0, len(flat), room)] or [[]]
            number = len(pages) - 1 if number < 0 else number
            if number >= len(pages):
                return
            told = self.words(foot, page=number + 1, pages=len(pages))
            self.show([*pages[number], *[Text("")] * (room - len(pages[number]) + 1), Text(told, MUTED)])
            try:
                answer = self.ask().strip().casefold()
            except Redraw:
                continue
            if answer == "q":
                return
            number = max(0, number - 1) if answer in ("b", "z") else number + 1

    def hide(self) -> None:
        _wipe(self.console)


def _wipe(console: Console) -> None:
    console.control(Control.home(), Control.clear())
    console.file.write("\x1b[3J")  # the scrollback
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
