"""`landsraad replay`: look at a recorded game step by step, or check that it replays to the bit."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.text import Text

from ..kernel.contract import Event, Game, State
from ..kernel.errors import BadRecord, LandsraadError
from ..kernel.notation import plain
from ..kernel.record import Record, steps, verify
from ..kernel.texts import KERNEL
from ..registry import find_game
from .boards import board_of
from .choices import Lit
from .errors import DIFFERENT, DONE, HUNG_UP, INTERRUPTED, HungUp, InputEnded, complain, typed_number
from .glyphs import ACT, MUTED, styled
from .layout import flow
from .parsing import Options
from .screen import HEIGHT, WIDTH, Front, front, hang_up_ends
from .story import seat_names, story
from .words import Words, usual_lang

EXAMPLES = """\
examples:
  landsraad replay game.json                 step through: Enter next, b back, j 120 jump, q quit
  landsraad replay games.jsonl --game 3      the third game of a file that holds many
  landsraad replay game.json --seat 1        with the hand of the first seat
  landsraad replay games.jsonl --verify      replay all and compare the final states

Exit codes: 0 fine, 1 a record does not verify, 2 the file cannot be read or is of other rules."""
EXAMPLES_DE = """\
Beispiele:
  landsraad replay game.json                 Schritt für Schritt: Enter weiter, z zurück, j 120 springen, q Ende
  landsraad replay games.jsonl --game 3      die dritte Partie einer Datei mit vielen
  landsraad replay game.json --seat 1        mit der Hand des ersten Platzes
  landsraad replay games.jsonl --verify      alle wiederholen und die Endstände vergleichen

Rückgabewerte: 0 alles gut, 1 eine Aufzeichnung stimmt nicht, 2 nicht lesbar oder von anderen Regeln."""

NEWS_LINES = 4  # kept for what the step did
BACK = ("b", "back", "z", "zurück")
QUIT = ("q", "quit", "ende", "beenden")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = Options(
        parser,
        "Step through the record of a game, or verify that records replay to the bit.",
        "Die Aufzeichnung einer Partie ansehen, oder prüfen, dass Aufzeichnungen genau so ablaufen.",
    )
    add.examples(EXAMPLES, EXAMPLES_DE)
    en = "a record, or JSON Lines with one record in each line"
    add("file", en, "eine Aufzeichnung, oder JSON Lines mit vielen", type=Path)
    en, de = "replay every record and compare the final state", "jede wiederholen und den Endstand vergleichen"
    add.flag("--verify", en, de)
    en, de = "with --verify: the hash the seed had at the start", "mit --verify: der Hash des Seeds vom Anfang"
    add("--commitment", en, de, metavar="HASH")
    en, de = "which game of the file (default: 1)", "welche Partie der Datei (sonst die erste)"
    add("--game", en, de, type=int, default=1)
    en = "show what seat S (1, 2, …) saw; default: what all saw"
    add("--seat", en, "zeigen, was Platz S (1, 2, …) sah; sonst, was alle sahen", type=int, metavar="S")
    add.lang()
    add.plain()


def run(args: argparse.Namespace) -> int:
    words = Words(args.lang or usual_lang())
    if args.verify:
        return verify_all(Record.read_each(args.file), words, args.commitment)
    number = 0
    for number, record in enumerate(Record.read_each(args.file), 1):  # noqa: B007 – the count is used below
        if number == args.game:
            break
    if number != args.game:
        raise LandsraadError(words("no-such-game", number=args.game, games=number))
    if args.seat is not None and not 1 <= args.seat <= record.setup.players:
        raise LandsraadError(words("no-such-seat", number=args.seat, seats=record.setup.players))
    seat = None if args.seat is None else args.seat - 1
    try:
        return step_through(find_game(record.game), record, seat, words, args.plain)
    except BadRecord as error:
        raise BadRecord(KERNEL.message("in-file", file=str(args.file), cause=error.said)) from error


def verify_all(records: Iterable[Record], words: Words, promised: str | None = None) -> int:
    """`promised`: the commitment somebody was shown at the start; the seed must have it."""
    console = Console(stderr=True)
    number = wrong = 0
    shown = track(records, words("verifying"), console=console, disable=not console.is_terminal, transient=True)
    for number, record in enumerate(shown, 1):
        try:
            verify(find_game(record.game), record, promised)
        except BadRecord as error:
            wrong += 1
            complain(words("not-verified", number=number, reason=error.say(words.lang)))
    print(words("verified", n=number - wrong))
    return DIFFERENT if wrong else DONE


def step_through(game: Game, record: Record, seat: int | None, words: Words, plain_lines: bool = False) -> int:
    # Everything is played once before anything is shown: a broken record is refused, not met half-way.
    states: list[State] = []
    told: list[int] = []  # how long the log was at each step
    log: list[Event] = []
    for _, state in steps(game, record, log):
        states.append(state.clone())
        told.append(len(log))
    with hang_up_ends():
        try:
            with front(words, plain_lines) as screen:
                Replay(game, record, seat, words, states, [log[:length] for length in told], screen).look()
        except (InputEnded, HungUp) as end:
            return DONE if isinstance(end, InputEnded) else HUNG_UP
        except KeyboardInterrupt:
            return INTERRUPTED
    return DONE


class Replay:
    """All states of a game, and where the reader stands."""

    def __init__(
        self,
        game: Game,
        record: Record,
        seat: int | None,
        words: Words,
        states: list[State],
        logs: list[list[Event]],
        screen: Front,
    ) -> None:
        self.game = game
        self.record = record
        self.seat = seat
        self.words = words
        self.states = states
        self.logs = logs
        self.screen = screen
        self.first = len(record.actions) + 1 - len(states)  # actions before the first state, of a game carried over
        seed = record.setup.seed if states[-1].over else None  # secret while the game runs
        self.board = board_of(game)(game, words, seat_names(record, words), seed)

    def look(self) -> None:
        at = 0
        while True:
            answer = plain(self.screen.ask(partial(self._picture, at)))
            command, _, rest = answer.partition(" ")
            if command in QUIT:
                return
            if command in BACK:
                at = max(0, at - 1)
            elif command in ("j", "jump", "s", "sprung") and (to := typed_number(rest)) is not None:
                at = min(to, len(self.states) - 1)
            elif at + 1 < len(self.states):
                at += 1
            elif not self.screen.full:
                return

    def _picture(self, at: int) -> list[Text]:
        width, height = self.screen.size
        state = self.states[at]
        view = state.view(-1 if self.seat is None else self.seat)
        foot = styled(self.words("replay-foot", at=at, last=len(self.states) - 1), ACT)
        before = self.logs[at - 1] if at else []
        news = story(self.game, state, self.logs[at][len(before) :], self.seat, self.words)
        if at and self.states[at - 1].player == self.seat:  # of others' actions one sees what the log tells
            action = self.record.actions[self.first + at - 1]
            done = self.game.describe(self.states[at - 1], action, self.words.lang).text
            news = [self.board.seat(self.seat).append(": ").append(done), *news]
        lines = [part for line in news for part in flow(Text("  "), [line], width)]
        if not self.screen.full:
            return [*self.board.lines(view, width), *lines, foot]
        if width < WIDTH or height < HEIGHT:  # as while the game was played
            told = min(len(lines), (height - 2) // 2)
            above = self.board.compact(view, width, Lit.of((), {}), height - 2 - told)[: height - 2 - told]
        else:
            above = self.board.lines(view, width, height=height - 2 - NEWS_LINES)
        room = max(0, height - 2 - len(above))
        lines = lines[:room] if len(lines) <= room else [*lines[: room - 1], styled("  …", MUTED)]
        return [*above[: height - 2], *lines, *[Text("")] * (room - len(lines)), foot]
