"""The line for the answer below the table, with prompt_toolkit: a menu of completions, a history, redrawing by itself.

It takes a fifth of a second to load, so the table is to be seen before it (fullscreen.py).
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable
from functools import cache

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
from rich.style import Style

from .errors import HungUp, InputEnded
from .screen import PROMPT, Offered, Picture

DEPTHS = {None: ColorDepth.MONOCHROME, "256": ColorDepth.DEPTH_8_BIT, "truecolor": ColorDepth.TRUE_COLOR}
MENU_LINES = 8


class Painted(UIControl):
    """The picture in the words of the other library."""

    def __init__(self, console: Console, picture: Picture) -> None:
        self.console = console
        self.picture = picture

    def create_content(self, width: int, height: int) -> UIContent:
        rows = self.picture.rows()
        lines = [
            [(_style(part.style), part.text) for part in self.console.render(row) if part.text != "\n"] for row in rows
        ]
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


class InputLine(Completer):
    """One line of input below a picture."""

    def __init__(self, console: Console, picture: Picture) -> None:
        self.console = console
        self.offered: Offered | None = None
        self.line = Buffer(completer=self, complete_while_typing=True, multiline=False, accept_handler=self._typed)
        above = Window(Painted(console, picture), height=lambda: console.height - 1)
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

    def _to_the_shell(self, event: KeyPressEvent) -> None:
        """Ctrl-Z: the shell gets its own page back until the player returns."""

        def stop() -> None:
            self.console.set_alt_screen(False)
            os.kill(0, signal.SIGTSTP)
            self.console.set_alt_screen(True)

        run_in_terminal(stop)

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        """A choice is a whole line, not a word."""
        typed = document.text
        if self.offered is not None and typed:
            for text in dict.fromkeys(self.offered(typed)):
                if text != typed:
                    yield Completion(text, -len(typed))

    def read(self, offered: Offered | None) -> str:
        self.offered = offered
        try:
            return self.app.run()
        except EOFError as gone:
            raise HungUp from gone

    def forget(self) -> None:
        """What was typed before is nobody else's business."""
        self.line.history = InMemoryHistory()
        self.line.reset()
