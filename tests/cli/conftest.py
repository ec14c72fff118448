"""A person at a terminal: a real pseudo-terminal with the `landsraad` command in it."""

from __future__ import annotations

import os
import random
import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pyte
import pytest

from landsraad.cli.saves import new_name, now
from landsraad.kernel.contract import Game, Setup
from landsraad.kernel.table import Table
from tests.cli.warm import Spawn

CLEAR = "\x1b[2J"
READY = "\x1b[?2004h"  # the input line is there; the table is drawn once before it
ALTERNATE, NORMAL = "\x1b[?1049h", "\x1b[?1049l"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")
PLAIN_ASKS = re.compile(r"> (?:\x1b\[[0-9;?]*[A-Za-z])*$")
FULL_ASKS = re.compile(r">[^\n]*\x1b\[\?25h$")  # the line for the answer, and the cursor is to be seen


class Person:
    """Types lines and sees the screen as it is when the program waits for an answer."""

    def __init__(self, arguments: list[str], env: dict[str, str], size: tuple[int, int]) -> None:
        self.child = Spawn(arguments, env, dimensions=(size[1], size[0]), encoding="utf-8", timeout=60)
        self.child.delaybeforesend = None
        self.skips_results = True  # the screens after a fight or a round
        self.full = False  # the program has the whole screen
        self.shown = ""  # everything since the last answer, as the terminal got it
        self.drawn = "", ""  # that, and the screen that comes of it
        self.size = size

    def wait(self) -> str:
        """The screen once the program asks."""
        self.shown = ""
        while True:
            in_full = self.child.expect([PLAIN_ASKS, FULL_ASKS]) == 1
            self.shown += str(self.child.before) + str(self.child.after)
            self.full = (self.full or ALTERNATE in self.shown) and NORMAL not in self.shown
            if self.full and not (CLEAR in self.shown and READY in self.shown and in_full):
                continue  # only what is typed was drawn
            if not self.full and not self.screen.strip():
                continue  # the prompt was drawn once more before the answer was read
            if self.skips_results and re.search(r"goes on to the table|führt zum Tisch", self.screen):
                self.child.sendline("")
                self.shown = ""
                continue
            return self.screen

    def resize(self, width: int, height: int) -> None:
        self.size = (width, height)
        self.child.setwinsize(height, width)

    def type(self, line: str) -> str:
        self.child.sendline(line)
        return self.wait()

    def end(self, line: str | None = None) -> tuple[int, str]:
        """The exit code and what stays on the terminal."""
        if line is not None:
            self.child.sendline(line)
        self.child.expect(pexpect.EOF)
        rest = str(self.child.before)
        self.child.close()
        code = self.child.exitstatus if self.child.exitstatus is not None else -(self.child.signalstatus or 0)
        return code, ESCAPES.sub("", rest).replace("\r", "")

    @property
    def screen(self) -> str:
        """Without the line for the answer."""
        if self.drawn[0] != self.shown:
            self.drawn = self.shown, self._draw()
        return self.drawn[1]

    def _draw(self) -> str:
        if not self.full:
            since = max(self.shown.rfind(NORMAL), 0)  # a page of the full screen is gone by then
            return ESCAPES.sub("", self.shown[since : self.shown.rindex("> ")]).replace("\r", "")
        seen = pyte.Screen(*self.size)
        pyte.Stream(seen).feed(self.shown[self.shown.rindex(CLEAR) :])
        return "\n".join(seen.display).rstrip().removesuffix(">")

    @property
    def choices(self) -> int:
        """How many numbered choices the screen offers."""
        question = re.split(r"\n[●◆▲■] [^\n]*: [^\n]*\n", self.screen)[-1]
        return max((int(n) for n in re.findall(r"(?:^| ) {0,2}(\d{1,2})\) \S", question, re.MULTILINE)), default=0)


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    settings = tmp_path / "data" / "landsraad" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text('{"confirm": "never"}')  # tests about being asked once more say so
    return {**kept, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data"), "LANG": "C.UTF-8", "TERM": "xterm"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A person at a pseudo-terminal is no unit test: `make quick` sees a handful of them, those marked `quick`."""
    for item in items:
        if "sit" in getattr(item, "fixturenames", ()) and item.get_closest_marker("quick") is None:
            item.add_marker(pytest.mark.slow)


def nearly_over(game: Game, setup: Setup, seats: list[str], folder: Path, left: int = 150) -> None:
    """A game of chance, saved so many decisions before its end: it can be taken up and played to the end screen."""
    table, rng = Table(game, setup), random.Random(f"{setup.seed}")
    while not table.state.over:
        table.apply(rng.choice(table.state.legal()))
    again = Table(game, setup)
    for action in table.record.actions[:-left]:
        again.apply(action)
    record = again.finish()
    record.note = {"seats": seats, "round": 1, "when": now()}
    record.save(folder / "data" / "landsraad" / "in-progress" / new_name(game.name))


Sit = Callable[..., Person]


@pytest.fixture
def sit(env: dict[str, str]) -> Iterator[Sit]:
    people: list[Person] = []

    def start(*arguments: str, size: tuple[int, int] = (100, 30), **more: str) -> Person:
        person = Person(list(arguments), {**env, **more}, size)
        people.append(person)
        return person

    yield start
    for person in people:
        if person.child.isalive():
            person.child.kill(signal.SIGKILL)
            person.child.wait()  # as long as it takes: `close` gives up after a tenth of a second
        person.child.close()
