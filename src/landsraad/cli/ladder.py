"""`landsraad ladder`: who is how strong, with ratings and intervals, resumable.

landsraad ladder imperium --with ix --games 400 --jobs 2 --out ladder.jsonl
"""

from __future__ import annotations

import argparse
import shlex
import sys
from contextlib import closing
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..kernel.errors import LandsraadError
from ..lab.ladder import Ladder, Scorebook, climb, page, ratings, svg
from ..registry import find_game, games
from .crew import add_crew, check_crew, progress
from .errors import DONE, INTERRUPTED
from .parsing import Options
from .simulate import WORDS, decimal, limits, percent
from .variant import Variant, add_options, usual_players
from .words import usual_lang

LEVELS = ",".join(f"level-{n}" for n in range(1, 7))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = Options(
        parser,
        "Every pair of bots plays; ratings with intervals. Started again with the same file it goes on.",
        "Alle Paare von Bots spielen; Wertungen mit Intervallen. Mit derselben Datei geht es weiter.",
    )
    known = ", ".join(sorted(games))
    add("game", known, known, metavar=add.tell("game", "Spiel"))
    en, de = f"from the weakest to the strongest ({LEVELS})", f"vom schwächsten zum stärksten ({LEVELS})"
    add("--bots", en, de, default=LEVELS, metavar="A,B,…")
    add("--games", "of each pair, at most (100)", "jedes Paares, höchstens (100)", type=int, default=100)
    add("--players", "seats", "Plätze", type=int)
    add_options(add, getattr(parser, "given", ()))
    add_crew(add)
    en, de = "where results are kept (ladder.jsonl)", "wo die Ergebnisse stehen (ladder.jsonl)"
    add("--out", en, de, type=Path, default=Path("ladder.jsonl"))
    en, de = "write the tables and a plot, as Markdown and SVG", "Tabellen und Bild schreiben, Markdown und SVG"
    add("--page", en, de, type=Path)
    add.lang(usual_lang())


def run(args: argparse.Namespace) -> int:
    ladder = the_ladder(args)
    console = Console()
    played: Scorebook | None = None
    interrupted = False
    try:
        with progress(console) as bar, closing(climb(ladder, args.out, args.jobs, args.cluster)) as steps:
            task = bar.add_task(WORDS.say(args.lang, "playing"), total=None, note="")
            for now in steps:
                played = now
                decided, pairs = len(now.decided), len(ladder.pairings())
                note = WORDS.say(args.lang, "ladder-decided", decided=str(decided), pairs=str(pairs))
                bar.update(task, completed=sum(row.games for row in now.rows), total=now.most, note=note)
    except KeyboardInterrupt:
        interrupted = True
    if played is not None:
        show(console, played, args.lang)
        if args.page:
            write_page(played, args.page)
    return INTERRUPTED if interrupted else DONE


def the_ladder(args: argparse.Namespace) -> Ladder:
    check_crew(args)
    bots = tuple(dict.fromkeys(name.strip() for name in args.bots.split(",")))
    if len(bots) < 2:
        raise LandsraadError(WORDS.message("ladder-bots"))
    players = args.players or usual_players(find_game(args.game))
    options = {**limits(args.game), **Variant.asked_for(args, find_game(args.game)).options}
    return Ladder(args.game, bots, players, args.games, args.seed, options)


def show(console: Console, played: Scorebook, lang: str) -> None:
    ladder = played.ladder
    results = played.rows
    table = Table(show_edge=False, pad_edge=False)
    for heading in ("by-bot", "rating", "interval"):
        table.add_column(WORDS.say(lang, heading), justify="left" if heading == "by-bot" else "right")
    for r in sorted(ratings(ladder.bots, results, ladder.players), key=lambda r: -r.elo):
        low, high = decimal(r.elo - r.error, 0, lang), decimal(r.elo + r.error, 0, lang)
        table.add_row(escape(r.bot), decimal(r.elo, 0, lang), f"{low} … {high}")
    console.print(table)
    pairs = Table(show_edge=False, pad_edge=False)
    for heading in ("ladder-one", "ladder-others", "games", "share", "interval"):
        pairs.add_column(WORDS.say(lang, heading), justify="left" if heading.startswith("ladder") else "right")
    for result in results:
        low, high = (percent(x, lang) for x in result.interval)
        share = percent(result.wins / result.games, lang)
        pairs.add_row(escape(result.one), escape(result.others), str(result.games), share, f"{low} – {high}")
    console.print(pairs)
    console.print(WORDS.say(lang, "note-par", par=percent(ladder.par, lang)), style="dim")


def write_page(played: Scorebook, file: Path) -> None:
    """The page and, beside it, the plot."""
    ladder = played.ladder
    plot = file.with_suffix(".svg")
    plot.write_text(svg(ratings(ladder.bots, played.rows, ladder.players)), encoding="utf-8")
    command = "landsraad " + shlex.join(sys.argv[1:])
    file.write_text(page(played, command, plot.name), encoding="utf-8")
