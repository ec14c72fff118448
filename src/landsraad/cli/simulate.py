"""`landsraad simulate`: many games between bots, a progress bar, a table, and files if wanted.

How strong the house is against three players who do anything legal:

    landsraad simulate imperium --games 400 --bots house,random,random,random --jobs 2 --seed 1
    landsraad simulate arrakis --games 200 --bots house,random --jobs 2 --seed 1
"""

from __future__ import annotations

import argparse
import signal
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from time import perf_counter
from types import FrameType

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..bots import names
from ..kernel.contract import Game
from ..kernel.errors import LandsraadError
from ..kernel.texts import Catalogue
from ..lab.files import RECORDS, RESULTS, Files
from ..lab.match import Match, Played
from ..lab.tally import Score, Tally
from ..registry import find_game, games
from .crew import add_crew, check_crew, progress
from .errors import DONE, INTERRUPTED
from .parsing import Options
from .variant import Variant, add_options, option, usual_players
from .words import CATALOGUE, Words, usual_lang

WORDS = Catalogue("landsraad.lab")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    en, de = "Many games between bots, and who wins how often.", "Viele Partien zwischen Bots, und wer wie oft gewinnt."
    add = Options(parser, en, de)
    known = ", ".join(sorted(games))
    add("game", known, known, metavar=add.tell("game", "Spiel"))
    add("--games", "how many games (100)", "wie viele Partien (100)", type=int, default=100)
    bots = ", ".join(names())
    add(
        "--bots",
        f"one bot for each seat, or one for all (house): {bots}",
        f"ein Bot für jeden Platz, oder einer für alle (house): {bots}",
        default="house",
        metavar="A,B,…",
    )
    en, de = "seats, if --bots names one bot for all", "Plätze, wenn --bots einen Bot für alle nennt"
    add("--players", en, de, type=int)
    add_options(add, getattr(parser, "given", ()))
    add_crew(add)
    en, de = f"write {RECORDS} and {RESULTS} into this folder", f"{RECORDS} und {RESULTS} in diesen Ordner schreiben"
    add("--out", en, de, type=Path, metavar=add.tell("FOLDER", "ORDNER"))
    add.lang(usual_lang())


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    match = the_match(args)
    match.check()
    console = Console()
    tally = Tally()
    started = perf_counter()
    interrupted = False
    with Files(args.out) if args.out else nullcontext() as files:
        try:
            # `closing`: when we stop early the workers end now, not when somebody collects the generator.
            with closing(with_progress(match, args.jobs, args.cluster, console, args.lang)) as games:
                for played in games:
                    with undisturbed():  # what is counted is also written
                        tally.add(played)
                        if files:
                            files.add(played)
        except KeyboardInterrupt:
            interrupted = True
    seconds = perf_counter() - started
    if tally.games:
        show(console, game, match, tally, seconds, args.lang)
    if args.out:
        written = WORDS.say(args.lang, "written", folder=str(args.out), records=RECORDS, results=RESULTS)
        console.print(escape(written), soft_wrap=True)
    if interrupted:
        so_far, wanted = decimal(tally.games, 0, args.lang), decimal(match.games, 0, args.lang)
        console.print(WORDS.say(args.lang, "stopped", played=so_far, games=wanted))
        return INTERRUPTED
    return DONE


def the_match(args: argparse.Namespace) -> Match:
    """What the arguments ask for, or one sentence that says what is wrong."""
    check_crew(args)
    bots = [name.strip() for name in args.bots.split(",")]
    if len(bots) == 1:
        bots *= max(1, args.players or usual_players(find_game(args.game)))
    elif args.players and len(bots) != args.players:
        raise LandsraadError(CATALOGUE.message("simulate-bots", players=str(args.players), bots=str(len(bots))))
    options = {**limits(args.game), **Variant.asked_for(args, find_game(args.game)).options}
    return Match(args.game, tuple(bots), args.games, args.seed, options, keep_records=bool(args.out))


ROUND_LIMIT = "round_limit"
USUAL_LIMIT = 30  # rounds: several times as long as a game of two who want to win


def limits(game: str) -> dict[str, int]:
    """Bots that do not try to win would play for ever in a game without an end of its own."""
    return {ROUND_LIMIT: USUAL_LIMIT} if option(find_game(game), ROUND_LIMIT) else {}


# ---------------------------------------------------------------- while it runs


@contextmanager
def undisturbed() -> Iterator[None]:
    """A Ctrl-C waits until what is in here is whole.

    By a handler and not by a mask: a mask is one thread's, and the signal goes to whichever thread takes it. Who was
    started to be deaf to it, as a shell starts what runs in the background, stays so.
    """
    came = False

    def later(number: int, frame: FrameType | None) -> None:
        nonlocal came
        came = True

    before = signal.signal(signal.SIGINT, later)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came and before != signal.SIG_IGN:
        raise KeyboardInterrupt


def with_progress(match: Match, jobs: int, cluster: str, console: Console, lang: str) -> Generator[Played, None, None]:
    """The games as they come, under a bar that goes away at the end."""
    started = perf_counter()
    with progress(console) as bar, closing(match.play(jobs, cluster)) as games:
        task = bar.add_task(WORDS.say(lang, "playing"), total=match.games, note="")
        for number, played in enumerate(games, 1):
            yield played
            rate = number / (perf_counter() - started)
            bar.update(task, completed=number, note=WORDS.say(lang, "rate", rate=decimal(rate, 1, lang)))


# ---------------------------------------------------------------- the table


def decimal(value: float, digits: int, lang: str) -> str:
    """1 234.5 in English, 1 234,5 in German, with thin spaces between thousands."""
    text = f"{value:,.{digits}f}".replace(",", "\N{NARROW NO-BREAK SPACE}")
    return text.replace(".", ",") if lang == "de" else text


def percent(value: float, lang: str) -> str:
    return decimal(100 * value, 1, lang) + "\N{NO-BREAK SPACE}%"


def show(console: Console, game: Game, match: Match, tally: Tally, seconds: float, lang: str) -> None:
    say = WORDS.say
    console.print(
        say(
            lang,
            "summary",
            games=tally.games,
            count=decimal(tally.games, 0, lang),
            title=Variant.of(match.setup(0)).title(game, Words(lang)),
            seed=str(match.seed),
        ),
        style="bold",
    )
    decisions = decimal(tally.decisions / tally.games, 1, lang)
    if tally.rounds:
        rounds = decimal(tally.rounds / tally.games, 2, lang)
        console.print(say(lang, "means", rounds=rounds, decisions=decisions))
    else:  # a game without rounds
        console.print(say(lang, "means-decisions", decisions=decisions))
    console.print(
        say(
            lang,
            "speed",
            seconds=decimal(seconds, 1, lang),
            games=decimal(tally.games / seconds, 1, lang),
            decisions=decimal(tally.decisions / seconds, 0, lang),
        )
    )
    console.print(results(game, tally, lang))
    console.print(say(lang, "note-par", par=percent(1 / (len(tally.sides) or tally.ranked), lang)), style="dim")
    limit = match.options.get(ROUND_LIMIT)
    if limit:
        console.print(say(lang, "note-limit", rounds=limit, undecided=tally.undecided), style="dim")


def results(game: Game, tally: Tally, lang: str) -> Table:
    """Bots, sides, seats and leaders, each with how often they won."""
    table = Table(show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))  # fits 80 columns
    scores = [*tally.bots.values(), *tally.sides.values(), *tally.seats.values(), *tally.leaders.values()]
    numbers = [_cells(score, lang) for score in scores]
    for number, heading in enumerate(("", "games", "wins", "share", "interval", "mean-score")):
        text = WORDS.say(lang, heading) if heading else ""
        least = max((len(row[number - 1]) for row in numbers), default=0) if number else None
        table.add_column(text, justify="right" if heading else "left", no_wrap=True, min_width=least)
    on_sides = sorted(tally.bots_on_sides.items())
    groups: list[tuple[str, list[tuple[str, Score]]]] = [
        ("by-bot", _best_first([(escape(name), score) for name, score in tally.bots.items()])),
        ("by-side", [(side.capitalize(), score) for side, score in sorted(tally.sides.items(), reverse=True)]),
        ("by-bot-and-side", [(f"{escape(bot)} · {side.capitalize()}", score) for (bot, side), score in on_sides]),
        ("by-seat", [(WORDS.say(lang, "seat", number=n + 1), score) for n, score in sorted(tally.seats.items())]),
        ("by-leader", _best_first([(game.text(f"leader:{x}", lang)[0], score) for x, score in tally.leaders.items()])),
    ]
    for heading, rows in groups:
        if rows:
            table.add_row(WORDS.say(lang, heading), style="bold")
            for name, score in rows:
                table.add_row(f"  {name}", *_cells(score, lang))
            table.add_section()
    return table


def _best_first(rows: list[tuple[str, Score]]) -> list[tuple[str, Score]]:
    return sorted(rows, key=lambda row: (-row[1].share, row[0]))


def _cells(score: Score, lang: str) -> list[str]:
    low, high = score.interval
    wins = decimal(score.wins, 0 if score.wins == int(score.wins) else 1, lang)
    interval = f"{decimal(100 * low, 1, lang)} – {percent(high, lang)}"
    return [decimal(score.games, 0, lang), wins, percent(score.share, lang), interval, decimal(score.mean, 2, lang)]
