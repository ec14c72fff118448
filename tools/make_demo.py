"""Draws docs/demo.svg: a piece of a game as a player sees it, by the code that draws the real table.

The seed decides everything, so the same rules and bots always give the same picture. `make demo` calls this.
"""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from landsraad import Setup, Table, bots
from landsraad.bots import advice
from landsraad.bots.search import Budget
from landsraad.cli.play import HUMAN, Sitting
from landsraad.cli.question import Question
from landsraad.cli.screen import BASE, PROMPT, Draw, Offered, filled, nothing
from landsraad.cli.words import Words
from landsraad.kernel.seat import Seat
from landsraad.registry import find_game

PICTURE = Path(__file__).parent.parent / "docs" / "demo.svg"
LEADERS = ["prince_rhombur_vernius", "paul_atreides", "ilesa_ecaz", "glossu_rabban"]
SETUP = Setup(4, 2022, ["ix"], leaders=LEADERS)
WIDTH, HEIGHT = 112, 36
NAMES = ["You", "Bot 2", "Bot 3", "Bot 4"]
ROUND = 6  # by then there is something to see
SHOWN = ("turn", "reveal")  # the first question of each kind that the person is asked in that round

INK, BONE = (18, 19, 28), (242, 234, 216)
THEME = TerminalTheme(INK, BONE, [INK] * 8)  # every other colour is named where it is used
# A picture in a README loads nothing from elsewhere: it has to do with the reader's fonts.
SVG = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace("Fira Code, ", "")


class Stage:
    """A screen that keeps what it shows; the person asks for a hint and takes it."""

    full = True
    size = (WIDTH, HEIGHT)

    def __init__(self, console: Console) -> None:
        self.console = console
        self.answers: list[str] = []

    def ask(self, draw: Draw = nothing, offered: Offered | None = None) -> str:
        answer = self.answers.pop(0)
        if not self.answers:  # the screen with the hint on it is the one to keep
            for row in filled(self.console, draw()):
                self.console.print(row)
            self.console.print(Text(PROMPT + answer, BASE).append(" " * (WIDTH - len(PROMPT + answer))))
        return answer

    def page(self, lines: Sequence[Text], from_end: bool = False, foot: str = "page-foot") -> None: ...

    def hide(self) -> None: ...


def draw() -> str:
    """The picture as SVG."""
    game = find_game("imperium")
    console = Console(
        record=True, file=io.StringIO(), width=WIDTH, height=HEIGHT, force_terminal=True, color_system="truecolor"
    )
    stage = Stage(console)
    advice.THOUGHT, advice.SECONDS = Budget(24, 600.0), 600.0  # so many playouts, however long they take
    sitting = Sitting(Table(game, SETUP, NAMES), [HUMAN] * len(NAMES), Words("en"))
    sitting.front = stage
    house = [bots.make("house", seat) for seat in range(len(NAMES))]
    to_show = list(SHOWN)
    while to_show:
        state = sitting.table.state
        seat = state.player
        view = state.view(seat)
        action = house[seat].choose(Seat.at(sitting.table, seat))
        if seat == 0 and view["round"] == ROUND and view["asks"]["kind"] == to_show[0]:
            del to_show[0]
            stage.answers = ["hint", ""]
            Question(sitting, seat).make()
            continue
        if seat == 0:
            sitting.seen[seat] = Seat.at(sitting.table, seat).news()[1]
        sitting.table.apply(action)
    svg = console.export_svg(title="landsraad play imperium --with ix", theme=THEME, code_format=SVG, unique_id="demo")
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
    print(f"demo: drawn into {PICTURE.parent.name}/{PICTURE.name}")
