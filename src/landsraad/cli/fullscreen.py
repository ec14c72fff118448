"""The full table: a picture, and a line for the answer below it.

It lives on the terminal's alternate page: nobody's hand stays in the scrollback, and the shell looks as before when
the game is left. The picture is a function: it is drawn again by itself when the window gets another size or the
program comes back from Ctrl-Z, and what was typed stays. Only loaded when there is such a terminal.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from rich.console import Console
from rich.control import Control
from rich.text import Text

from .errors import printable
from .glyphs import MUTED, styled
from .layout import cut, folded
from .screen import PROMPT, Draw, Offered, Picture, nothing, wipe
from .words import Words

if TYPE_CHECKING:
    from .input_line import InputLine


class Screen:
    """The full table."""

    full = True

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words
        self.picture = Picture(console)
        self.line: InputLine | None = None

    def __enter__(self) -> Screen:
        self.console.set_alt_screen(True)
        return self

    def __exit__(self, *raised: object) -> None:
        with contextlib.suppress(OSError):  # after a hang-up there is nothing left to tidy
            self.console.set_alt_screen(False)

    @property
    def size(self) -> tuple[int, int]:
        return self.console.width, self.console.height

    def ask(self, draw: Draw = nothing, offered: Offered | None = None) -> str:
        self.picture.show(draw)
        if self.line is None:  # the table is to be seen while the line is loaded
            self._paint("")
            from .input_line import InputLine

            self.line = InputLine(self.console, self.picture)
        self.console.control(Control.home(), Control.clear())
        typed = self.line.read(offered)
        self._paint(typed)
        return typed

    def _paint(self, typed: str) -> None:
        """The table stays to be seen while bots think; what was typed stands below it."""
        self.console.control(Control.home())
        for row in self.picture.rows():
            self.console.print(row, soft_wrap=True)
        below = styled(cut(f"{PROMPT}{printable(typed)} …", self.size[0] - 1), MUTED)
        self.console.print(below, end="", soft_wrap=True)

    def page(self, lines: Sequence[Text], from_end: bool = False, foot: str = "page-foot") -> None:
        """As many screens as it takes: Enter goes on, b back, q leaves."""
        number = -1 if from_end else 0

        def pages() -> list[list[Text]]:
            width, height = self.size
            flat = [part for line in lines for part in folded(line, width - 2)]
            while flat and not flat[-1].plain:
                flat.pop()
            first = len(flat) % (height - 3) if from_end else 0  # who looks from the end sees a full page
            cuts = [*([0] if first else []), *range(first, len(flat), height - 3), len(flat)]
            return [flat[i:j] for i, j in pairwise(cuts)] or [[]]

        def draw() -> list[Text]:
            all = pages()
            at = len(all) - 1 if number < 0 else min(number, len(all) - 1)
            page = all[at]
            told = self.words(foot if len(all) > 1 else f"{foot}-only", page=at + 1, pages=len(all))
            return [*page, *[Text("")] * (self.size[1] - 2 - len(page)), styled(told, MUTED)]

        while number < len(pages()):
            answer = self.ask(draw).strip().casefold()
            if answer == "q":
                return
            number = len(pages()) - 1 if number < 0 else number
            number = max(0, number - 1) if answer in ("b", "z") else number + 1

    def hide(self) -> None:
        wipe(self.console)
        if self.line is not None:
            self.line.forget()
