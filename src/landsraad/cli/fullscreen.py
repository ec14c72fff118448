"""The full table, with prompt_toolkit below it: an input line with a menu of completions and a history.

It lives on the terminal's alternate page: nobody's hand stays in the scrollback, and the shell looks as before when
the game is left. The picture is a function: it is drawn again by itself when the window gets another size or the
program comes back from Ctrl-Z, and what was typed stays. Only loaded when there is such a terminal.
"""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Iterable, Sequence
from functools import cache
from types import TracebackType

from prompt_toolkit.application import Application, run_in_terminal
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import (
    BufferControl,
    CompletionsMenu,
    Float,
    FloatContainer,
    HSplit,
    Layout,
    UIContent,
    UIControl,
    Window,
)
from prompt_toolkit.layout.processors import BeforeInput
from prompt_toolkit.output import ColorDepth, create_output
from prompt_toolkit.output.vt100 import Vt100_Output
from rich.console import Console
from rich.control import Control
from rich.style import Style
from rich.text import Text

from .errors import HungUp, InputEnded
from .glyphs import MUTED
from .layout import wrapped
from .screen import PROMPT, Draw, Offered, filled, nothing, wipe
from .words import Words

DEPTHS = {None: ColorDepth.MONOCHROME, "256": ColorDepth.DEPTH_8_BIT, "truecolor": ColorDepth.TRUE_COLOR}
MENU_LINES = 8


class Picture(UIControl):
    """A picture that is made once for each size of the window."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.draw: Draw = nothing
        self.drawn: tuple[tuple[int, int], list[list[tuple[str, str]]]] | None = None

    def show(self, draw: Draw) -> None:
        self.draw, self.drawn = draw, None

    def create_content(self, width: int, height: int) -> UIContent:
        size = self.console.size
        if self.drawn is None or self.drawn[0] != size:
            rows = [list(self.console.render(row)) for row in filled(self.console, self.draw())]
            self.drawn = size, [[(_style(part.style), part.text) for part in row if part.text != "\n"] for row in rows]
        lines = self.drawn[1]
        return UIContent(lambda number: [*lines[number]], len(lines), show_cursor=False)


@cache
def _style(style: Style | None) -> str:
    """A style of one library in the words of the other."""
    if style is None:
        return ""
    parts = ["bold"] if style.bold else []
    if style.color is not None:
        parts.append(style.color.get_truecolor().hex)
    if style.bgcolor is not None:
        parts.append(f"bg:{style.bgcolor.get_truecolor().hex}")
    return " ".join(parts)


class Screen(Completer):
    """The full table."""

    full = True

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words
        self.picture = Picture(console)
        self.offered: Offered | None = None
        self.line = Buffer(completer=self, complete_while_typing=True, multiline=False, accept_handler=self._typed)
        above = Window(self.picture, height=lambda: self.size[1] - 1)
        below = Window(BufferControl(self.line, [BeforeInput(PROMPT)]), height=1)
        menu = Float(CompletionsMenu(MENU_LINES, scroll_offset=1), xcursor=True, ycursor=True)
        output = create_output()
        if isinstance(output, Vt100_Output):
            output.enable_cpr = False  # the picture begins in the first line: no need to ask the terminal where it is
        self.app: Application[str] = Application(
            Layout(FloatContainer(HSplit([above, below]), [menu]), below),
            key_bindings=self._keys(),
            erase_when_done=True,
            output=output,
            color_depth=DEPTHS.get(console.color_system, ColorDepth.DEPTH_4_BIT),
        )

    def _keys(self) -> KeyBindings:
        keys = KeyBindings()

        @keys.add("c-c")
        @keys.add("<sigint>")
        def interrupt(event: KeyPressEvent) -> None:
            event.app.exit(exception=KeyboardInterrupt)

        @keys.add("c-d")
        def end(event: KeyPressEvent) -> None:
            if not self.line.text:
                event.app.exit(exception=InputEnded)

        if hasattr(signal, "SIGTSTP"):
            keys.add("c-z")(self._to_the_shell)
        return keys

    def _typed(self, line: Buffer) -> bool:
        self.app.exit(result=line.text)
        return False  # the next question begins with an empty line

    def __enter__(self) -> Screen:
        self.console.set_alt_screen(True)
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        with contextlib.suppress(OSError):  # after a hang-up there is nothing left to tidy
            self.console.set_alt_screen(False)

    def _to_the_shell(self, event: KeyPressEvent) -> None:
        """Ctrl-Z: the shell gets its own page back until the player returns."""

        def stop() -> None:
            self.console.set_alt_screen(False)
            os.kill(0, signal.SIGTSTP)
            self.console.set_alt_screen(True)

        run_in_terminal(stop)

    @property
    def size(self) -> tuple[int, int]:
        return self.console.width, self.console.height

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        """A choice is a whole line, not a word."""
        typed = document.text
        if self.offered is not None and typed:
            for text in dict.fromkeys(self.offered(typed)):
                if text != typed:
                    yield Completion(text, -len(typed))

    def ask(self, draw: Draw = nothing, offered: Offered | None = None) -> str:
        self.picture.show(draw)
        self.offered = offered
        self.console.control(Control.home(), Control.clear())
        try:
            return self.app.run()
        except EOFError as gone:
            raise HungUp from gone

    def page(self, lines: Sequence[Text], from_end: bool = False, foot: str = "page-foot") -> None:
        """As many screens as it takes: Enter goes on, b back, q leaves."""
        number = -1 if from_end else 0

        def pages() -> list[list[Text]]:
            width, height = self.size
            flat = [part for line in lines for part in wrapped(line, width - 2, 2)]
            return [flat[i : i + height - 3] for i in range(0, len(flat), height - 3)] or [[]]

        def draw() -> list[Text]:
            all = pages()
            at = len(all) - 1 if number < 0 else min(number, len(all) - 1)
            page = all[at]
            told = self.words(foot, page=at + 1, pages=len(all))
            return [*page, *[Text("")] * (self.size[1] - 2 - len(page)), Text(told, MUTED)]

        while number < len(pages()):
            answer = self.ask(draw).strip().casefold()
            if answer == "q":
                return
            number = len(pages()) - 1 if number < 0 else number
            number = max(0, number - 1) if answer in ("b", "z") else number + 1

    def hide(self) -> None:
        wipe(self.console)
        self.line.history = InMemoryHistory()
        self.line.reset()
