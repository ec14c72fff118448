"""Anything typed at any table, in windows of any size: `python -m tests.soak_typing 60` goes on for a minute.

Whatever is typed is a choice, a command or one sentence; whatever the window, the question is to be seen and no line is
longer than it. Ends with exit code 1 and what was typed if something else comes of it.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from landsraad import Setup, Table, bots
from landsraad.cli import settings
from landsraad.cli.play import Sitting
from landsraad.cli.question import COMMANDS, Question, Quit
from landsraad.cli.words import LANGS, Words
from landsraad.kernel.seat import Seat
from landsraad.registry import find_game
from tests.cli.test_board import Window

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("imperium", {"players": 1}),
    ("imperium", {"players": 3, "leaders": "random"}),
    ("imperium", {"players": 4, "expansions": ("ix",)}),
    ("arrakis", {"players": 1}),
    ("arrakis", {"players": 2}),
    ("arrakis", {"players": 3, "expansions": ("smugglers", "guild")}),
]
WORDS = [word for said in COMMANDS.values() for word in said if word not in COMMANDS["save"] + COMMANDS["hint"]]
ODD = [
    "",
    " ",
    "\x00",
    "\x1b[2J",
    "\ud800",
    "9" * 500,
    "-1",
    "1.5",
    "²",
    "٣",
    "🐛" * 40,
    "a" * 5000,
    "zoom " + "s" * 900,
]


def typed(rng: random.Random, decision: Question) -> str:
    """A choice, a command or something near one."""
    said = rng.choice(decision.choices.all)
    text = rng.choice([said.text, said.notation, str(rng.randrange(120)), rng.choice(WORDS), rng.choice(ODD)])
    if rng.random() < 0.4:
        text = f"{rng.choice(WORDS)} {text}"
    letters = list(text)
    for _ in range(rng.choice([0, 0, 0, 1, 3])):
        if letters:
            letters[rng.randrange(len(letters))] = rng.choice("abzß \t|!?%{}'\"\\0")
    return "".join(letters)[: rng.choice([4, 12, 10_000])]


def play(rng: random.Random, until: float) -> int:
    name, options = rng.choice(TABLES)
    game = find_game(name)
    table = Table(game, game.check(Setup(seed=rng.randrange(10**6), **options)), ["Ann", "Bea", "Cy", "Dan"])
    sitting = Sitting(
        table, ["human"] * options["players"], Words(rng.choice(LANGS)), path=Path(tempfile.mkdtemp()) / "x"
    )
    sitting.asks_again, sitting.confirm = True, rng.choice(settings.CONFIRM)
    house = [bots.make("house", seat) for seat in range(options["players"])]
    tried = 0
    while not table.state.over and time.monotonic() < until:
        seat = table.state.player
        decision = Question(sitting, seat)
        for _ in range(6):
            window = Window(rng.randrange(80, 220), rng.randrange(24, 70))
            sitting.front = decision.front = window
            text = typed(rng, decision)
            try:
                decision._understand(text.strip())
                rows = [] if decision.done else decision._picture()
            except Quit:
                rows = []
            except Exception:
                print(f"{name} {options} {window.size}: {text!r}", file=sys.stderr)
                raise
            wide = [row.plain for row in rows if row.cell_len > window.size[0]]
            if wide or len(rows) > window.size[1] - 1:
                raise SystemExit(f"{name} {options} {window.size}: {len(rows)} lines, {wide}")
            tried += 1
            if decision.done:
                break
        if not decision.done:
            table.apply(house[seat].choose(Seat.at(table, seat)))
    return tried


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    until = time.monotonic() + seconds
    rng = random.Random(time.time_ns() if len(sys.argv) < 3 else int(sys.argv[2]))
    tried = 0
    while time.monotonic() < until:
        tried += play(rng, until)
    print(f"typed {tried} times in {seconds:.0f} s, each a choice, a command or a sentence")


if __name__ == "__main__":
    main()
