"""`landsraad analyse`: a finished game looked at again."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..kernel.errors import LandsraadError
from ..kernel.record import Record
from ..lab.analysis import Analysis, analyse
from ..registry import find_game
from .boards import board_of
from .errors import DONE
from .parsing import Options
from .simulate import WORDS, percent
from .story import seat_names
from .words import Words, usual_lang

BARS = "▁▂▃▄▅▆▇█"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = Options(
        parser,
        "Chances over time, the costliest decisions, and luck apart from play.",
        "Chancen im Verlauf, die teuersten Entscheidungen, und Glück getrennt vom Spiel.",
    )
    en, de = "the record of a game, or JSON Lines with many", "die Aufzeichnung einer Partie, oder JSON Lines"
    add("file", en, de, type=Path)
    en, de = "which game of the file (default: 1)", "welche Partie der Datei (sonst die erste)"
    add("--game", en, de, type=int, default=1)
    en, de = "playouts for each decision (60)", "Ausspiele für jede Entscheidung (60)"
    add("--playouts", en, de, type=int, default=60)
    add.flag("--json", "as data", "als Daten")
    add.lang(usual_lang())


def run(args: argparse.Namespace) -> int:
    records = (r for n, r in enumerate(Record.read_each(args.file), 1) if n == args.game)
    record = next(records, None)
    if record is None:
        raise LandsraadError(WORDS.message("analyse-no-game", number=str(args.game)))
    found = analyse(record, max(1, args.playouts), langs=(args.lang,))
    if args.json:
        print(json.dumps(found.data(), ensure_ascii=False))
    else:
        show(Console(), record, found, args.lang)
    return DONE


def show(console: Console, record: Record, found: Analysis, lang: str) -> None:
    game = find_game(record.game)
    words = Words(lang)
    board = board_of(game)(game, words, seat_names(record, words), None)
    table = Table(show_edge=False, pad_edge=False)
    for heading in ("analyse-seat", "analyse-chances", "analyse-lost", "analyse-luck"):
        table.add_column(WORDS.say(lang, heading), justify="right" if heading.endswith(("lost", "luck")) else "left")
    begun = [chance for n, chance in enumerate(found.chances) if not n or chance[1] != found.chances[n - 1][1]]
    rounds = [shares for _, _, shares in [*begun, found.chances[-1]]]
    for seat in range(len(found.lost)):
        name = found.names[seat] if seat < len(found.names) else WORDS.say(lang, "seat", number=seat + 1)
        course = "".join(BARS[min(7, int(8 * shares[seat]))] for shares in rounds)
        table.add_row(escape(name), course, percent(found.lost[seat], lang), percent(found.luck[seat], lang))
    console.print(table)
    for costly in found.costly:
        told = costly.told[lang]
        console.print()
        line = WORDS.say(
            lang,
            "analyse-costly",
            seat=str(costly.seat + 1),
            round=str(costly.round),
            number=str(costly.number + 1),
            lost=percent(costly.lost, lang),
            question=told.question,
            taken=told.taken.rstrip("."),
        )
        console.print(escape(line), soft_wrap=True)
        line = "; ".join(text.rstrip(".") for text in told.line)
        better = WORDS.say(lang, "analyse-better", chance=percent(costly.chance, lang), line=line)
        console.print(escape(better), soft_wrap=True)
        for known in board.short(costly.known, frozenset()):
            console.print(known, style="dim", soft_wrap=True)
    console.print()
    console.print(WORDS.say(lang, "analyse-note"), style="dim")
