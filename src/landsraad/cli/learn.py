"""`landsraad learn`: a first round of a game, decision by decision, with a few sentences before each."""

from __future__ import annotations

import argparse

from rich.text import Text

from ..kernel.contract import Game
from ..kernel.errors import LandsraadError
from ..kernel.lesson import Lesson, lessons_of
from ..kernel.notation import plain
from ..kernel.table import Table
from ..registry import find_game, games
from .asking import Classmate, Teaching
from .errors import typed_number
from .glyphs import ACT, styled
from .parsing import Options
from .play import HUMAN, Sitting, names_of, run_sitting
from .question import COMMANDS
from .screen import Lines, make_console
from .words import Words, usual_lang


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = Options(
        parser,
        "A first round of a game, decision by decision, with a few sentences before each. "
        "You may leave the path at any time.",
        "Eine erste Runde eines Spiels, Entscheidung für Entscheidung, mit ein paar Sätzen vor jeder. "
        "Du darfst jederzeit vom Weg abweichen.",
    )
    known = ", ".join(sorted(games))
    add.game(f"which game: {known}; without it you are asked", f"welches Spiel: {known}; sonst wirst du gefragt")
    add.lang()
    add.plain()


def run(args: argparse.Namespace) -> int:
    words = Words(args.lang or usual_lang())

    def begin() -> Sitting | None:
        chosen = _lesson(args.game, words)
        return sit_down(*chosen, words) if chosen else None

    return run_sitting(begin, words, args.plain)


def sit_down(game: Game, lesson: Lesson, words: Words) -> Sitting:
    """A table at which the lesson is given. It is an ordinary game: it is saved and can be played on to its end."""
    seats = [HUMAN if seat == lesson.seat else "house" for seat in range(lesson.players)]
    table = Table(game, lesson.setup(game), names_of([], seats, words))
    sitting = Sitting(table, seats, words)
    sitting.lesson = Teaching(table, lesson, words, sitting.board.brief)
    sitting.bots = {seat: Classmate(sitting.lesson, seat) for seat in sitting.bots}
    sitting.introduction = [styled(lesson.title(words.lang), "bold"), Text(words("lesson-how"))]
    return sitting


def _lesson(name: str | None, words: Words) -> tuple[Game, Lesson] | None:
    """The lesson asked for, or chosen from a list; None if the player wants none."""
    found = [(game, lesson) for game in ([find_game(name)] if name else games.values()) for lesson in lessons_of(game)]
    if not found:
        raise LandsraadError(words("no-lesson", game=str(name)))
    if len(found) == 1:
        return found[0]
    lines = Lines(make_console())
    titles = [lesson.title(words.lang) for _, lesson in found]
    lines.show([styled(f"  {number}) ", ACT).append(title) for number, title in enumerate(titles, 1)])
    while True:
        answer = lines.ask().strip()
        if plain(answer) in COMMANDS["quit"]:
            return None
        number = typed_number(answer or "1") or 0
        if 1 <= number <= len(found):
            return found[number - 1]
        lines.show([Text(words("offer-unknown", last=len(found)))])
