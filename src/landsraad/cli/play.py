"""`landsraad play`: a table in the terminal for people and bots."""

from __future__ import annotations

import argparse
import sys
import zlib
from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from .. import bots
from ..kernel.contract import ONLOOKER, Game, Setup
from ..kernel.errors import BadRecord, BadSetup, LandsraadError
from ..kernel.notation import plain
from ..kernel.seat import Seat
from ..kernel.seeds import new_seed
from ..kernel.table import Table
from ..kernel.texts import KERNEL
from ..registry import find_game, games
from . import menu, saves, settings
from .asking import Teaching
from .boards import board_of
from .errors import (
    DIFFERENT,
    DONE,
    HUNG_UP,
    INTERRUPTED,
    WRONG,
    HungUp,
    InputEnded,
    complain,
    from_home,
    one_line,
    printable,
    typed_number,
)
from .glyphs import ACT, MUTED, styled
from .layout import hanging, wrapped
from .parsing import Options
from .question import COMMANDS, Question, Quit
from .screen import Front, Lines, check_size, front, hang_up_ends, make_console
from .story import briefly, last_seen, line_of, seat_names
from .variant import Variant, add_options, offered, usual_players
from .words import Words, usual_lang

HUMAN = "human"

EXAMPLES = """\
examples:
  landsraad play                                       take up a game, or start one
  landsraad play imperium                              you against three bots
  landsraad play imperium --players 3 --seed 7 --leaders random
  landsraad play imperium --seats human,human,house,random --names Anna,Ben
  landsraad play imperium --players 1                  alone against two Rivals of House Hagal
  landsraad play imperium --players 1 --difficulty sardaukar --rivals random
  landsraad play imperium --seats human,human          two people, and House Hagal between them
  landsraad play imperium --with ix                    with the expansion Rise of Ix
  landsraad play imperium --with ix --epic             its Epic mode: longer, to 12 Victory Points
  landsraad play imperium --leaders paul_atreides,glossu_rabban,helena_richese --players 3 --lang de
  landsraad play arrakis --seats human,house           War for Arrakis: you are the Harkonnen
  landsraad play arrakis --players 3 --team atreides   three people, two of them Atreides
  landsraad play arrakis --with smugglers              with the expansion Smugglers
  landsraad play arrakis --with smugglers,guild        with Smugglers and The Spacing Guild
  landsraad play arrakis --with guild --rule heighliner_step_position=first
  landsraad play --resume                              go on with the latest game

While playing, type the number of a choice, its notation (`send dagger wealth`) or a part of its text, or a command:
undo, undo to, redo, hint, why <space or card>, text <card>, zoom <sector>, rules <word>, log, board, hand,
save [file], help, quit.
The game is saved after each of your decisions. Exit codes: 0 played or left with `quit`, 1 the input ended,
2 something was wrong, 130 Ctrl-C; in each case the game can be resumed."""
EXAMPLES_DE = """\
Beispiele:
  landsraad play                                       eine Partie fortsetzen oder beginnen
  landsraad play imperium                              du gegen drei Bots
  landsraad play imperium --players 3 --seed 7 --leaders random
  landsraad play imperium --seats human,human,house,random --names Anna,Ben
  landsraad play imperium --players 1                  allein gegen zwei Rivalen von Haus Hagal
  landsraad play imperium --players 1 --difficulty sardaukar --rivals random
  landsraad play imperium --seats human,human          zu zweit, und Haus Hagal dazwischen
  landsraad play imperium --with ix                    mit der Erweiterung Rise of Ix
  landsraad play imperium --with ix --epic             ihr epischer Modus: länger, bis 12 Siegpunkte
  landsraad play imperium --leaders paul_atreides,glossu_rabban,helena_richese --players 3
  landsraad play arrakis --seats human,house           Krieg um Arrakis: Du bist die Harkonnen
  landsraad play arrakis --players 3 --team atreides   zu dritt, zwei davon Atreides
  landsraad play arrakis --with smugglers              mit der Erweiterung Smugglers
  landsraad play arrakis --with smugglers,guild        mit Smugglers und The Spacing Guild
  landsraad play arrakis --with guild --rule heighliner_step_position=first
  landsraad play --resume                              mit der letzten Partie weitermachen

Beim Spielen gibst du die Nummer einer Möglichkeit ein, ihre Notation (`send dagger wealth`), einen Teil ihres Textes
oder einen Befehl: rückgängig, rückgängig bis, wiederholen, tipp, warum <Feld oder Karte>, text <Karte>,
zoom <Sektor>, regeln <Wort>, protokoll, brett, hand, speichern [Datei], hilfe, verlassen.
Nach jeder deiner Entscheidungen wird gespeichert. Rückgabewerte: 0 gespielt oder verlassen, 1 die Eingabe war zu Ende,
2 etwas stimmte nicht, 130 Strg-C; fortsetzen kannst du immer."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = Options(
        parser,
        "Play a game in the terminal: alone against bots, or several people at one keyboard.",
        "Eine Partie im Terminal spielen: allein gegen Bots oder zu mehreren an einer Tastatur.",
    )
    add.examples(EXAMPLES, EXAMPLES_DE)
    known = ", ".join(sorted(games))
    add.game(f"which game: {known}; without it you are asked", f"welches Spiel: {known}; sonst wirst du gefragt")
    en, de = "how many seats (default: as --seats, or the usual)", "wie viele Plätze (sonst wie --seats oder üblich)"
    add("--players", en, de, type=int)
    add_options(add, getattr(parser, "given", ()))
    add(
        "--seed",
        "number or word that decides every shuffle (default: one nobody can guess, secret until the end)",
        "Zahl oder Wort, nach dem gemischt wird (sonst einer, den niemand errät, bis zum Ende geheim)",
    )
    who = f"{HUMAN} / {', '.join(bots.names())}"
    en, de = f"who sits where: {who}, with commas", f"wer wo sitzt: {who}; mit Kommas"
    add("--seats", en, de, metavar=add.tell("WHO", "WER"))
    add("--names", "names for the seats, with commas", "Namen der Plätze, mit Kommas")
    add.lang()
    add(
        "--confirm",
        "ask once more: always before what cannot be taken back, final: before your turn ends (default), or never",
        "nachfragen: always vor allem Endgültigen, final am Ende deines Zuges (sonst), oder never, nie",
        choices=settings.CONFIRM,
    )
    add.plain()
    en, de = (
        "go on with the latest game, or with the one in FILE",
        "mit der letzten Partie weitermachen, oder mit der in DATEI",
    )
    add("--resume", en, de, nargs="?", const="", metavar=add.tell("FILE", "DATEI"))


def run(args: argparse.Namespace) -> int:
    words = Words(args.lang or settings.lang() or usual_lang())

    def begin() -> Sitting | None:
        sitting = _sitting(args, words)
        if sitting is not None and (sys.stdin.isatty() or args.confirm):  # a script of choices is not asked
            sitting.asks_again, sitting.confirm = True, args.confirm or settings.confirm()
        return sitting

    return run_sitting(begin, words, args.plain)


def run_sitting(begin: Callable[[], Sitting | None], words: Words, plain_lines: bool) -> int:
    """Ask what is to be played and play it; None: the player wants nothing."""
    with hang_up_ends():
        try:
            check_size(words, plain_lines)  # before anything is asked
            sitting = begin()
        except KeyboardInterrupt:
            complain(words("interrupted-early"))
            return INTERRUPTED
        except InputEnded:
            complain(words("input-ended-early"))
            return DIFFERENT
        except HungUp:
            return HUNG_UP
        return sitting.run(plain_lines) if sitting else DONE


# ---------------------------------------------------------------- which game


def _sitting(args: argparse.Namespace, words: Words) -> Sitting | None:
    """The game asked for on the command line or in a short dialogue; None if the player wants none."""
    if args.resume is not None:
        return _resumed(args, words)
    asked_for = [args.players, args.seed, args.seats, args.names, args.expansions, args.rules, args.chosen or None]
    can_ask = sys.stdin.isatty()
    if args.game and (any(option is not None for option in asked_for) or not can_ask):
        return _asked_for(args, words)
    saved, broken = saves.in_progress()
    saved = [s for s in saved if args.game in (None, s.game.name)]
    if args.game and not saved:
        return _asked_for(args, words)
    return _offer(args, words, saved, broken)


def _resumed(args: argparse.Namespace, words: Words) -> Sitting:
    wanted = find_game(args.game) if args.game else None
    if args.resume:
        named = saves.load(Path(args.resume))
        if wanted not in (None, named.game):
            told, asked = (game.title_in(words.lang) for game in (named.game, find_game(args.game)))
            raise LandsraadError(words("resume-other-game", file=args.resume, game=told, wanted=asked))
        return Sitting.taken_up(named, words)
    saved, broken = saves.in_progress()
    fitting = [s for s in saved if wanted in (None, s.game)]
    if not fitting:
        nothing = words("nothing-to-resume")
        if wanted and saved:
            nothing = words("nothing-to-resume-of", game=wanted.title_in(words.lang))
        raise LandsraadError(" ".join([nothing, *(b.say(words.lang) for b in broken)]))
    return Sitting.taken_up(fitting[0], words)


def _offer(
    args: argparse.Namespace, words: Words, saved: list[saves.Saved], broken: list[LandsraadError]
) -> Sitting | None:
    """A numbered list: games in progress, then new ones."""
    lines = Lines(make_console())
    names = sorted(games, key=lambda name: games[name].title) if args.game is None else [args.game]
    asked_for = args.expansions or args.rules or args.chosen
    new: list[tuple[Game, Variant]] = []
    for game in map(find_game, names):
        new += [(game, v) for v in ([Variant.asked_for(args, game)] if asked_for else offered(game))]
    fitting = [(game, v) for game, v in new if set(v.expansions) <= set(game.expansions)]
    new = fitting or new  # with a wrong name the game itself says what is wrong
    last = settings.read().get("last")
    new.sort(key=lambda one: menu.last_key(*one) != last)  # what was played last comes first
    named = [_saved_title(s, words) for s in saved]
    titles = [words("resume-game", saved=name) for name in named]
    titles += [words("new-game", game=variant.title(game, words)) for game, variant in new]
    room = len(str(len(titles)))
    listed = [styled(f"  {number:>{room}}) ", ACT).append(printable(title)) for number, title in enumerate(titles, 1)]
    complaints = [styled(f"     {printable(b.say(words.lang))}", MUTED) for b in broken]
    shown = [styled(words("offer-saved" if saved else "offer"), "bold"), *listed, *complaints]
    if lines.console.is_terminal:  # which would break a word
        shown = [part for line in shown for part in wrapped(line, lines.console.width, room + 4)]
    lines.show(shown)
    while True:
        answer = lines.ask().strip()
        if plain(answer) in COMMANDS["quit"]:
            return None
        first, _, rest = answer.partition(" ")
        if first.casefold() in menu.DELETE:
            number = typed_number(rest.strip()) or 0
            if not 1 <= number <= len(saved):
                lines.show([Text(words("delete-which", n=len(saved)))])
                continue
            lines.show([styled(words("delete-sure", game=named[number - 1]), "bold")])
            if plain(lines.ask()) in ("y", "yes", "j", "ja"):
                menu.delete(saved.pop(number - 1))
                return _offer(args, words, saved, broken)
            lines.show([Text(words("delete-not"))])
            continue
        number = typed_number(answer or "1") or 0
        if 1 <= number <= len(saved):
            return Sitting.taken_up(saved[number - 1], words)
        if len(saved) < number <= len(titles):
            return _seated(lines, *new[number - len(saved) - 1], args, words)
        lines.show([Text(words("offer-unknown", last=len(titles)))])


def _seated(lines: Lines, game: Game, variant: Variant, args: argparse.Namespace, words: Words) -> Sitting | None:
    """A new game chosen from the menu: who sits where is asked unless the command line says it."""
    if args.seats or args.players is not None or not sys.stdin.isatty():
        return _new(game, variant, args, words)
    game.check(Setup(usual_players(game), 0, **variant.options))
    seating = menu.ask_seating(lines, game, variant, words)
    if seating is None:
        return None
    args.seats, args.players = ",".join(seating.seats), seating.players
    return _new(game, seating.variant(variant), args, Words(args.lang or seating.lang))


def _saved_title(saved: saves.Saved, words: Words) -> str:
    note = saved.record.note
    return words(
        "saved-game",
        game=Variant.of(saved.record.setup).title(saved.game, words),
        round=typed_number(str(note.get("round"))) or 0,
        names=", ".join(seat_names(saved.record, words)),
        when=printable(str(note.get("when", "?"))),
    )


def _asked_for(args: argparse.Namespace, words: Words) -> Sitting:
    game = find_game(args.game)
    return _new(game, Variant.asked_for(args, game), args, words)


def _new(game: Game, variant: Variant, args: argparse.Namespace, words: Words) -> Sitting:
    seats = _split(args.seats) or []
    players = args.players if args.players is not None else len(seats) or usual_players(game)
    seed: int | str = new_seed()
    if args.seed is not None:
        number = typed_number(args.seed)
        seed = printable(args.seed) if number is None else number
    setup = game.check(Setup(players, seed, **variant.options))
    if not seats:
        seats = [HUMAN, *["house"] * (setup.players - 1)]
    if len(seats) != setup.players:
        raise BadSetup(words("wrong-seats", players=setup.players, seats=len(seats)))
    return Sitting(Table(game, setup, names_of(_split(args.names), seats, words)), seats, words)


def _split(text: str | None) -> list[str]:
    return [part.strip() for part in text.split(",")] if text else []


def names_of(given: list[str], seats: list[str], words: Words) -> list[str]:
    """What the seats are called: as asked for, else `You` and the bots by their place."""
    if len(given) > len(seats):
        raise BadSetup(words("too-many-names", names=len(given), seats=len(seats)))
    names = []
    for seat, who in enumerate(seats):
        if seat < len(given) and given[seat]:
            name = printable(given[seat])
        elif who == HUMAN:
            name = words("you") if seats.count(HUMAN) == 1 else words("person", number=seat + 1)
        else:
            name = words("bot", number=seat + 1)
        names.append(name)
    return names


# ---------------------------------------------------------------- playing


class Sitting:
    """A table with people and bots around it, and the file it is saved in."""

    def __init__(
        self, table: Table, seats: list[str], words: Words, path: Path | None = None, lock: saves.Lock | None = None
    ) -> None:
        self.table = table
        self.game = table.game
        self.seats = seats
        self.words = words
        self.path = path or saves.in_progress_folder() / saves.new_name(self.game.name)
        self.lock = lock  # of a new game: from the first time it is saved
        self.board = board_of(self.game)(self.game, words, seat_names(table.record, words), None)
        self.names = self.board.names
        self.bots: dict[int, bots.Bot] = {
            s: bots.make(who, self._bot_seed(s)) for s, who in enumerate(seats) if who != HUMAN
        }
        self.lesson: Teaching | None = None
        self.seen = [0] * len(seats)  # how much of its news each seat has been shown
        self.confirm = settings.NEVER  # before which actions a person is asked once more
        self.asks_again = False  # somebody is there who can be asked, or told before what cannot be taken back
        self.resulted = [0] * len(seats)  # how much of its news each seat has seen the results of
        self.at_keyboard = -1
        self.saved_version = -1
        self.saved_actions = 0
        self.not_saved = ""  # why the last save failed
        # To be shown with the first decision. The seed itself is shown at the end.
        self.introduction = self.board.introduction(table.record.setup)
        if not table.record.actions:
            self.introduction += self.board.welcome()
            self.introduction.append(Text(words("commitment", hash=table.record.commitment)))
        self.introduction += [Text(told.say(words.lang)) for told in table.told]
        self.front: Front = Lines(make_console())

    @staticmethod
    def taken_up(saved: saves.Saved, words: Words) -> Sitting:
        """Go on with a saved game. A file of the player's own stays as it is: the game goes on in a new one."""
        if saved.path.parent != saves.in_progress_folder():
            return Sitting._go_on(saved, words, None)
        lock = saves.Lock(saved.path)
        try:
            return Sitting._go_on(saves.load(saved.path), words, lock)  # as it is now that nobody else can change it
        except BaseException:
            lock.release()
            raise

    @staticmethod
    def _go_on(saved: saves.Saved, words: Words, lock: saves.Lock | None) -> Sitting:
        try:
            table = Table.resume(saved.game, saved.record)
        except BadRecord as error:
            raise BadRecord(KERNEL.message("in-file", file=str(saved.path), cause=error.said)) from error
        if table.state.over:
            raise LandsraadError(words("resume-over", file=str(saved.path)))
        seats = [str(s) for s in saved.record.note["seats"]]
        sitting = Sitting(table, seats, words, saved.path if lock else None, lock)
        if lock and not table.told:
            sitting.saved_version, sitting.saved_actions = table.version, len(table.record.actions)
        sitting.seen = last_seen(saved.game, table.finish())
        return sitting

    def _bot_seed(self, seat: int) -> int:
        return zlib.crc32(f"{self.table.record.setup.seed}/{seat}".encode())

    def run(self, plain_lines: bool) -> int:
        """Play to the end or until the player leaves; whatever happens, say in one sentence where the game is."""
        try:
            with front(self.words, plain_lines) as self.front:
                self._play()
            return self._finish(plain_lines)
        except Quit:
            return self._left("left", DONE)
        except KeyboardInterrupt:
            return self._left("interrupted", INTERRUPTED)
        except InputEnded:
            return self._left("input-ended", DIFFERENT)
        except HungUp:
            return HUNG_UP
        finally:
            if self.lock:
                self.lock.release()

    def _left(self, reason: str, code: int) -> int:
        if self.not_saved:
            complain(self.words("left-unsaved", reason=self.not_saved, moves=self.saved_actions))
            return code or WRONG
        sentence = self.words(reason, file=from_home(self.path))
        if code == DONE:
            print(sentence.replace(" (", "\n  ").removesuffix(")"))  # a path in a line of its own is never broken
        else:
            complain(sentence)
        return code

    def _play(self) -> None:
        while not self.table.state.over:
            state = self.table.state
            seat = state.player
            if seat in self.bots:
                bots.move(self.bots[seat], self.seats[seat], Seat.at(self.table, seat), self.table.apply)
                continue
            if (forced := self._nothing_to_choose(seat)) is not None:
                self.table.apply(forced)
                continue
            self.save()
            if seat != self.at_keyboard:
                self._hand_over(seat)
            Question(self, seat).make()
            self.save()
        self._last_news()

    def _last_news(self) -> None:
        """The last fight and whatever came after it: there is no question any more with which it could be told."""
        people = [seat for seat, who in enumerate(self.seats) if who == HUMAN]
        if not people:
            return
        here = Seat.at(self.table, people[0] if len(people) == 1 else ONLOOKER)
        start = min(self.seen[seat] for seat in people)
        before, news = (
            briefly(here.news(since, self.words.lang, until)[0], self.board.brief)
            for since, until in ((0, start), (start, None))
        )
        if not self.front.full:
            self.front.page([line_of(line) for line in news])
        elif screen := self.board.result([*before, *news], len(before), here.view()):
            self.front.page(screen, foot="result-foot")

    def _nothing_to_choose(self, seat: int) -> int | None:
        """To play no card where none can be played. The game asks, as nobody may learn who holds none; alone against
        bots there is nobody to learn it."""
        here = Seat.at(self.table, seat)
        if len(here.legal()) > 1 or self.seats.count(HUMAN) > 1 or self.lesson:
            return None
        (only,) = here.choices()
        return only.action if only.notation in self.board.idle else None

    def _hand_over(self, seat: int) -> None:
        """A screen between two people, so that nobody sees the other's hand."""
        self.at_keyboard = seat
        if self.seats.count(HUMAN) == 1:
            return
        self.front.hide()
        told = Text("   ").append(self.words("hand-over", name=self.names[seat]), "bold")
        self.front.ask(lambda: [*[Text("")] * (self.front.size[1] // 2 - 2 if self.front.full else 0), told])
        self.front.hide()

    def save(self) -> None:
        """After each decision. A full disk must not end the game: it goes on, and saving is tried again."""
        if self.table.version == self.saved_version and not self.not_saved:
            return
        record = self.table.finish()
        record.note = {"seats": self.seats, "round": self.table.state.view(-1).get("round", 0), "when": saves.now()}
        try:
            self.lock = self.lock or saves.Lock(self.path)
            record.save(self.path)
        except OSError as error:
            self.not_saved = one_line(error, self.words.lang)
            return
        self.not_saved = ""
        self.saved_version = self.table.version
        self.saved_actions = len(record.actions)

    def _finish(self, plain_lines: bool) -> int:
        record = self.table.finish()
        record.note = {"seats": self.seats, "when": saves.now()}
        lines = Lines(make_console())
        width = lines.console.width if lines.console.is_terminal else 0
        told = self.board.end_lines(self.table.state, record)
        lines.show([part for line in told for part in (wrapped(line, width, hanging(line)) if width else [line])])
        try:
            kept = saves.keep_finished(record, self.path)
        except OSError as error:
            complain(self.words("not-kept", reason=one_line(error, self.words.lang)))
            return WRONG
        seed = self.words("seed-was", seed=printable(str(record.setup.seed)), hash=record.commitment)
        said = wrapped(Text(seed), lines.console.width, 2) if lines.console.is_terminal else [Text(seed)]
        lines.show([Text(""), *said, Text(self.words("kept")), Text(f"  {from_home(kept)}")])
        if sys.stdin.isatty() and self._wants_replay(lines):
            from .replay import step_through

            alone = self.seats.index(HUMAN) if self.seats.count(HUMAN) == 1 else None
            return step_through(self.game, record, alone, self.words, plain_lines)
        return DONE

    def _wants_replay(self, lines: Lines) -> bool:
        lines.show([styled(self.words("offer-replay"), ACT)])
        try:
            return plain(lines.ask()) in ("r", "replay", "w", "wiederholung")
        except (InputEnded, KeyboardInterrupt):
            return False
