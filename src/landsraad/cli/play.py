"""`landsraad play`: a table in the terminal for people and bots."""

from __future__ import annotations

import argparse
import secrets
import sys
import zlib
from pathlib import Path

from rich.text import Text

from .. import bots
from ..kernel.contract import Game, Setup
from ..kernel.errors import BadSetup, LandsraadError, UndoRefused
from ..kernel.notation import plain
from ..kernel.table import Table
from ..registry import find_game, games
from . import saves
from .board import LABEL, Board, flow, in_one_line, side_by_side, wrapped
from .choices import GROUPED, Choices, Entry, NotFound
from .errors import (
    DIFFERENT,
    DONE,
    HUNG_UP,
    INTERRUPTED,
    WRONG,
    HungUp,
    InputEnded,
    complain,
    one_line,
    printable,
)
from .finish import end_lines
from .glyphs import ACT, MUTED, joined, seat_mark
from .screen import Front, Lines, front, hang_up_ends, make_console
from .story import story
from .things import find_things
from .words import LANGS, Words, usual_lang

HUMAN = "human"
MENU_LINES = 4  # choices beyond that go to a second page
NAME_LENGTH = 13
WIDE, LOG_WIDTH = 150, 48  # from that width on the log has a column of its own
TALL = 36  # from that height on the row always shows the text of its cards

EXAMPLES = """\
examples:
  landsraad play                                       take up a game, or start one
  landsraad play imperium                              you against three bots
  landsraad play imperium --players 3 --seed 7 --leaders random
  landsraad play imperium --seats human,human,house,random --names Anna,Ben
  landsraad play imperium --leaders paul_atreides,glossu_rabban,helena_richese --players 3 --lang de
  landsraad play --resume                              go on with the latest game

While playing, type the number of a choice, its notation (`send dagger wealth`) or a part of its text, or a command:
undo, hint, why <space or card>, text <card>, log, board, hand, save [file], help, quit.
The game is saved after each of your decisions. Exit codes: 0 played or left with `quit`, 1 the input ended,
2 something was wrong, 130 Ctrl-C; in each case the game can be resumed."""

# Every command in both languages; both are always understood.
COMMANDS = {
    "undo": ("undo", "u", "rückgängig", "rueckgaengig", "zurücknehmen"),
    "hint": ("hint", "h", "tipp", "hinweis"),
    "why": ("why", "warum", "wieso"),
    "text": ("text", "card", "karte"),
    "log": ("log", "l", "protokoll", "verlauf"),
    "board": ("board", "brett", "spielplan", "plan"),
    "hand": ("hand", "cards", "karten"),
    "save": ("save", "speichern"),
    "help": ("help", "?", "hilfe"),
    "quit": ("quit", "q", "exit", "beenden", "ende", "schluss"),
    "back": ("back", "b", "0", "zurück", "zurueck", "z"),
    "more": ("more", "n", "+", "mehr", "weiter"),
}
WITH_ARGUMENT = ("why", "text", "save")


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser(
        "play",
        help="play a game in the terminal, against bots or together",
        description="Play a game in the terminal: alone against bots, or several people at one keyboard.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", nargs="?", help=f"which game: {', '.join(sorted(games))}; without it you are asked")
    parser.add_argument("--players", type=int, metavar="N", help="how many seats (default: 4, or as many as --seats)")
    parser.add_argument("--seed", help="number or word that decides every shuffle (default: random, and shown)")
    parser.add_argument("--leaders", metavar="HOW", help="draft (default), random, or one for each seat: a,b,c")
    parser.add_argument(
        "--seats", metavar="WHO", help=f"who sits where: {HUMAN} or a bot ({', '.join(bots.names())}), with commas"
    )
    parser.add_argument("--names", help="names for the seats, with commas")
    parser.add_argument("--lang", choices=LANGS, help="language (default: that of your system)")
    parser.add_argument("--plain", action="store_true", help="plain lines instead of a full screen; fits any window")
    parser.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with the latest game, or with the one in FILE"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = Words(args.lang or usual_lang())
    with hang_up_ends():
        try:
            with front(words, args.plain):
                pass  # a terminal that is too small is refused before anything is asked
            sitting = _sitting(args, words)
        except KeyboardInterrupt:
            complain(words("interrupted-early"))
            return INTERRUPTED
        except InputEnded:
            complain(words("input-ended-early"))
            return DIFFERENT
        except HungUp:
            return HUNG_UP
        return sitting.run(args.plain) if sitting else DONE


# ---------------------------------------------------------------- which game


def _sitting(args: argparse.Namespace, words: Words) -> Sitting | None:
    """The game asked for on the command line or in a short dialogue; None if the player wants none."""
    if args.resume is not None:
        return _resumed(args, words)
    asked_for = [args.players, args.seed, args.leaders, args.seats, args.names]
    can_ask = sys.stdin.isatty()
    if args.game and (any(option is not None for option in asked_for) or not can_ask):
        return _new(find_game(args.game), args, words)
    saved, broken = saves.in_progress()
    saved = [s for s in saved if args.game in (None, s.game.name)]
    if args.game and not saved:
        return _new(find_game(args.game), args, words)
    return _offer(args, words, saved, broken)


def _resumed(args: argparse.Namespace, words: Words) -> Sitting:
    if args.resume:
        return Sitting.taken_up(saves.load(Path(args.resume)), words)
    saved, broken = saves.in_progress()
    saved = [s for s in saved if args.game in (None, s.game.name)]
    if not saved:
        raise LandsraadError(" ".join([words("nothing-to-resume"), *broken]))
    return Sitting.taken_up(saved[0], words)


def _offer(args: argparse.Namespace, words: Words, saved: list[saves.Saved], broken: list[str]) -> Sitting | None:
    """A numbered list: games in progress, then new ones."""
    lines = Lines(make_console())
    offered = sorted(games) if args.game is None else [args.game]
    titles = [_saved_title(s, words) for s in saved] + [words("new-game", game=find_game(g).title) for g in offered]
    listed = [Text(f"  {number}  ", ACT).append(printable(title)) for number, title in enumerate(titles, 1)]
    lines.show([Text(words("offer"), "bold"), *listed, *(Text(f"     {printable(b)}", MUTED) for b in broken)])
    while True:
        answer = lines.ask().strip()
        if plain(answer) in COMMANDS["quit"]:
            return None
        number = 1 if not answer else int(answer) if answer.isascii() and answer.isdigit() else 0
        if 1 <= number <= len(saved):
            return Sitting.taken_up(saved[number - 1], words)
        if len(saved) < number <= len(titles):
            return _new(find_game(offered[number - len(saved) - 1]), args, words)
        lines.show([Text(words("offer-unknown", last=len(titles)))])


def _saved_title(saved: saves.Saved, words: Words) -> str:
    note = saved.record.note
    return words(
        "resume-game",
        game=saved.game.title,
        round=int(note.get("round", 0)),
        names=", ".join(saved.record.names),
        when=str(note.get("when", "?")),
    )


def _new(game: Game, args: argparse.Namespace, words: Words) -> Sitting:
    seats = _split(args.seats) or []
    players = args.players if args.players is not None else len(seats) or 4
    if not seats:
        bot = "house" if "house" in bots.names() else "random"
        seats = [HUMAN, *[bot] * (players - 1)]
    seed: int | str = secrets.randbelow(1_000_000) if args.seed is None else args.seed
    if isinstance(seed, str) and seed.isascii() and seed.isdigit():
        seed = int(seed)
    leaders: str | list[str] = args.leaders or "draft"
    if leaders not in ("draft", "random"):
        leaders = [_leader(game, name) for name in _split(args.leaders)]
    setup = game.check(Setup(players, seed, leaders=leaders))
    if len(seats) != setup.players:
        raise BadSetup(words("wrong-seats", players=setup.players, seats=len(seats)))
    return Sitting(Table(game, setup, _names(_split(args.names), seats, words)), seats, words)


def _split(text: str | None) -> list[str]:
    return [part.strip() for part in text.split(",")] if text else []


def _leader(game: Game, name: str) -> str:
    """A leader's id from any clear part of the name; an unclear one goes on to the game, which complains best."""
    found = find_things(game, name, ("leader",))
    return found[0].removeprefix("leader:") if len(found) == 1 else name


def _names(given: list[str], seats: list[str], words: Words) -> list[str]:
    if len(given) > len(seats):
        raise BadSetup(words("too-many-names", names=len(given), seats=len(seats)))
    names = []
    for seat, who in enumerate(seats):
        if seat < len(given) and given[seat]:
            name = printable(given[seat])[:NAME_LENGTH]
        elif who == HUMAN:
            name = words("you") if seats.count(HUMAN) == 1 else words("person", number=seat + 1)
        else:
            name = f"{who} {seat + 1}"
        names.append(name)
    return names


# ---------------------------------------------------------------- playing


class Quit(Exception):
    """The player leaves the table."""


class Sitting:
    """A table with people and bots around it, and the file it is saved in."""

    def __init__(self, table: Table, seats: list[str], words: Words, path: Path | None = None) -> None:
        self.table = table
        self.game = table.game
        self.seats = seats
        self.words = words
        self.names = [printable(n) for n in table.record.names]
        self.path = path or saves.in_progress_folder() / saves.new_name(self.game.name)
        self.board = Board(self.game, words, self.names, table.record.setup.seed)
        self.bots = {s: bots.make(who, self._bot_seed(s)) for s, who in enumerate(seats) if who != HUMAN}
        self.seen = [0] * len(seats)  # how much of the log each seat has been shown
        self.at_keyboard = -1
        self.saved_actions = -1
        self.not_saved = ""  # why the last save failed
        self.front: Front = Lines(make_console())

    @staticmethod
    def taken_up(saved: saves.Saved, words: Words) -> Sitting:
        table = Table.resume(saved.game, saved.record)
        sitting = Sitting(table, [str(s) for s in saved.record.note["seats"]], words, saved.path)
        sitting.saved_actions = len(table.record.actions)
        return sitting

    def _bot_seed(self, seat: int) -> int:
        return zlib.crc32(f"{self.table.record.setup.seed}/{seat}".encode())

    def run(self, plain_lines: bool) -> int:
        """Play to the end or until the player leaves; whatever happens, say in one sentence where the game is."""
        try:
            with front(self.words, plain_lines) as self.front:
                self._play()
            return self._finish()
        except Quit:
            return self._left("left", DONE)
        except KeyboardInterrupt:
            return self._left("interrupted", INTERRUPTED)
        except InputEnded:
            return self._left("input-ended", DIFFERENT)
        except HungUp:
            return HUNG_UP

    def _left(self, reason: str, code: int) -> int:
        if self.not_saved:
            complain(self.words("left-unsaved", reason=self.not_saved, moves=max(0, self.saved_actions)))
            return code or WRONG
        sentence = self.words(reason, file=str(self.path))
        if code == DONE:
            print(sentence)
        else:
            complain(sentence)
        return code

    def _play(self) -> None:
        while not self.table.state.over:
            state = self.table.state
            seat = state.player
            if seat in self.bots:
                self.table.apply(self.bots[seat].choose(self.game, state.view(seat), state.legal()))
                continue
            self._save()
            if seat != self.at_keyboard:
                self._hand_over(seat)
            Decision(self, seat).make()
            self._save()

    def _hand_over(self, seat: int) -> None:
        """A screen between two people, so that nobody sees the other's hand."""
        self.at_keyboard = seat
        if self.seats.count(HUMAN) == 1:
            return
        self.front.hide()
        _, height = self.front.size
        middle = [Text("")] * (height // 2 - 2) if self.front.full else []
        self.front.show([*middle, Text("   ").append(self.words("hand-over", name=self.names[seat]), "bold")])
        self.front.ask()
        self.front.hide()

    def _save(self) -> None:
        """After each decision. A full disk must not end the game: it goes on, and saving is tried again."""
        record = self.table.finish()
        if len(record.actions) == self.saved_actions and not self.not_saved:
            return
        record.note = {"seats": self.seats, "round": self.table.state.view(-1)["round"], "when": saves.now()}
        try:
            record.save(self.path)
        except OSError as error:
            self.not_saved = one_line(error)
            return
        self.not_saved = ""
        self.saved_actions = len(record.actions)

    def _finish(self) -> int:
        record = self.table.finish()
        record.note = {"seats": self.seats, "when": saves.now()}
        lines = Lines(make_console())
        lines.show(end_lines(self.game, self.table.state, record, self.names, self.words))
        try:
            kept = saves.keep_finished(record, self.path)
        except OSError as error:
            complain(self.words("not-kept", reason=one_line(error)))
            return WRONG
        lines.show([Text(""), Text(self.words("kept", file=str(kept)))])
        if sys.stdin.isatty() and self._wants_replay(lines):
            from .replay import step_through

            return step_through(self.game, record, None, self.words)
        return DONE

    def _wants_replay(self, lines: Lines) -> bool:
        lines.show([Text(self.words("offer-replay"), ACT)])
        try:
            return plain(lines.ask()) in ("r", "replay", "w", "wiederholung")
        except InputEnded:
            return False


class Decision:
    """One decision of a person: draws the table, understands what is typed, ends when an action is made or undone."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting = sitting
        self.seat = seat
        self.words = sitting.words
        self.game = sitting.game
        self.state = sitting.table.state
        self.front = sitting.front
        self.view = self.state.view(seat)
        self.choices = Choices(self.game, self.state, self.words.lang)
        self.inside = ""  # the group that is open
        self.page = 0
        self.pages = 1
        log = sitting.table.log
        start = min(sitting.seen[seat], len(log))
        self.news = story(self.game, self.state, log[start:], seat, self.words)
        self.notices: list[Text] = []
        self.done = False

    def make(self) -> None:
        if self.sitting.not_saved:
            self.notices = [Text(self.words("not-saved", reason=self.sitting.not_saved))]
        shown = False
        while not self.done:
            if self.front.full:
                self.front.show(self._picture())
            else:
                self.front.show([*([] if shown else self._short_picture()), *self.notices])
            shown = True
            self.notices = []
            self._understand(self.front.ask().strip())

    # ------------------------------------------------------------ drawing

    def _picture(self) -> list[Text]:
        """Table, log, notices, question and choices: exactly as many lines as the window has."""
        width, height = self.front.size
        below = [*self._notice_lines(width), self._question(), *self._menu(width)]
        room = height - 1 - len(below)
        beside = width >= WIDE
        table_width = width - LOG_WIDTH - 2 if beside else width
        marked = self.choices.marked(self.inside)
        above = self.sitting.board.lines(self.view, table_width, marked, roomy=height >= TALL)[:room]
        if beside:
            return [*side_by_side(above, self._news_lines(LOG_WIDTH, room, ""), table_width, room), *below]
        news = self._news_lines(width, room - len(above), f"{self.words('label-log').upper():<{LABEL}}")
        return [*above, *news, *[Text("")] * (room - len(above) - len(news)), *below]

    def _notice_lines(self, width: int) -> list[Text]:
        lines = [part for notice in self.notices for part in wrapped(Text("! ", ACT).append_text(notice), width, 2)]
        return lines[:6]

    def _question(self) -> Text:
        """One line in a colour of its own: who is asked what, and how to see more."""
        line = seat_mark(self.seat).append(f" {self.sitting.names[self.seat]}: ", "bold").append(self._asked(), ACT)
        if self.inside:
            line.append(f"  {self.sitting.board.glyphs.name(self.inside)} {self.words('group-back')}", MUTED)
        return line

    def _asked(self) -> str:
        asks = self.view["asks"] or {"kind": "turn"}
        glyphs = self.sitting.board.glyphs
        values: dict[str, str | int] = {k: v for k, v in asks.items() if isinstance(v, int)}
        for kind in ("card", "space"):
            if kind in asks:
                values[kind] = glyphs.name(f"{kind}:{asks[kind]}")
        if "source" in asks:
            values["source"] = glyphs.name(asks["source"])
        if "faction" in asks:
            values["faction"] = self.words(f"name-{asks['faction'].replace('_', '-')}")
        return self.words(f"ask-{asks['kind'].replace('_', '-')}", **values)

    def _menu(self, width: int) -> list[Text]:
        """Numbered entries in as many columns as their texts allow; more than fit go to further pages."""
        entries = self.choices.entries(self.inside)
        labels = [self._label(entry) for entry in entries]
        longest = max(label.cell_len for label in labels) + 5
        if len(labels) > MENU_LINES:
            longest = min(longest, width // 2)  # a text cut off is in full among the cards above
        columns = max(1, min(4, width // longest))
        lines_free = MENU_LINES + max(0, self.front.size[1] - 30) // 2
        per_page = columns * lines_free
        self.pages = -(-len(labels) // per_page)
        self.page = min(self.page, self.pages - 1)
        first = self.page * per_page
        part = labels[first : first + per_page]
        rows = -(-len(part) // columns)
        lines = [Text("") for _ in range(rows)]
        for i, label in enumerate(part):
            cell = Text(f"{first + i + 1:>3} ", ACT).append_text(label)
            cell.truncate(width // columns - 1, overflow="ellipsis", pad=True)
            lines[i % rows].append_text(cell).append(" ")
        if self.pages > 1:
            lines.append(Text(self.words("more", page=self.page + 1, pages=self.pages), MUTED))
        return lines

    def _label(self, entry: Entry) -> Text:
        glyphs = self.sitting.board.glyphs
        if (single := entry.single) is None:
            text = Text(glyphs.name(entry.thing)).append(f" … ({len(entry.choices)})", MUTED)
            return text
        if not single.said.path[0].startswith(GROUPED) or len(single.said.path) == 1:
            return Text(single.said.text)
        card, space = single.said.path
        label = Text(glyphs.name(space))
        if self.inside:
            return label.append("  ").append_text(glyphs.space(space.removeprefix("space:")))
        return Text(glyphs.name(card)).append(" → ", MUTED).append_text(label)

    def _news_lines(self, width: int, room: int, heading: str) -> list[Text]:
        """The newest part of what happened since this seat's last decision."""
        if not self.news or room <= 0:
            return []
        margin = " " * len(heading)
        lines = [part for line in self.news for part in flow(Text(margin), [line], width)]
        if len(lines) > room:
            hidden = len(lines) - room + 1
            lines = [Text(margin).append(self.words("news-more", n=hidden), MUTED), *lines[hidden:]]
        return [Text(heading, f"bold {MUTED}").append_text(lines[0][len(heading) :]), *lines[1:]]

    def _short_picture(self) -> list[Text]:
        """For plain lines: the news, where one stands, the question, every choice in a line."""
        me = self.view["players"][self.seat]
        where = [Text(self.words("round", number=self.view["round"]), "bold")] if self.view["round"] else []
        where += [
            Text(self.words(f"end-{what}", n=me[what])) for what in ("vp", "spice", "solari", "water", "garrison")
        ]
        hand = (
            self.sitting.board.hand(self.view, 10_000, self.choices.marked()) if not self.view["leaders_left"] else []
        )
        numbered = [Text(f"{n:>3} ", ACT).append(c.said.text) for n, c in enumerate(self.choices.all, 1)]
        return [*self.news, Text(""), joined(where, " · "), *hand, self._question(), *numbered]

    # ------------------------------------------------------------ understanding

    def _understand(self, line: str) -> None:
        if not line:
            self._more()
            return
        if line.isascii() and line.isdigit() and line != "0":
            self._number(int(line))
            return
        first, _, rest = line.partition(" ")
        command = next((name for name, said in COMMANDS.items() if first.casefold() in said), None)
        if command and (not rest or command in WITH_ARGUMENT):
            getattr(self, f"_{command}")(*([rest.strip()] if command in WITH_ARGUMENT else []))
            return
        try:
            self._apply(self.choices.find(line))
        except NotFound as unclear:
            if unclear.fits:
                some = "; ".join(c.said.text for c in unclear.fits[:5]) + (" …" if len(unclear.fits) > 5 else "")
                self._notice("several", text=printable(line), some=some)
            else:
                self._notice("unknown", text=printable(line))

    def _notice(self, message: str, **values: str | int) -> None:
        self.notices.append(Text(self.words(message, **values)))

    def _number(self, number: int) -> None:
        entries = self.choices.entries(self.inside) if self.front.full else [Entry("", (c,)) for c in self.choices.all]
        if number > len(entries):
            self._notice("no-number", number=number, last=len(entries))
            return
        entry = entries[number - 1]
        if entry.single:
            self._apply(entry.single.action)
        else:
            self.inside, self.page = entry.thing, 0

    def _apply(self, action: int) -> None:
        table = self.sitting.table
        before = len(table.log)
        table.apply(action)
        self.sitting.seen[self.seat] = before  # what came of it is told with the next question
        self.done = True

    def _more(self) -> None:
        if self.pages > 1:
            self.page = (self.page + 1) % self.pages
        else:
            self._notice("type-a-number")

    def _back(self) -> None:
        if self.inside:
            self.inside, self.page = "", 0
        elif self.page:
            self.page = 0
        else:
            self._notice("nothing-to-leave")

    def _undo(self) -> None:
        try:
            self.sitting.table.undo(self.seat)
        except UndoRefused as refused:
            self._notice(f"undo-{refused.cause.replace('_', '-')}")
            return
        self.done = True

    def _hint(self) -> None:
        name = "house" if "house" in bots.names() else "random"
        bot = bots.make(name, len(self.sitting.table.record.actions))
        action = bot.choose(self.game, self.view, self.state.legal())
        self._notice("hint", bot=name, action=self.game.describe(self.state, action, self.words.lang).text)

    def _why(self, text: str) -> None:
        things = find_things(self.game, text, ("space", "card", "intrigue")) if text else []
        if not self._clear(text, things, "why-what"):
            return
        for thing in things[:3]:
            name = self.game.text(thing, self.words.lang)[0]
            reasons = self.game.explain(self.state, self.seat, thing, self.words.lang)
            if reasons:
                self.notices.append(Text(f"{name}: ", "bold").append(" ".join(reasons)))
            else:
                self._notice("why-open", name=name)

    def _text(self, text: str) -> None:
        things = find_things(self.game, text, ("card", "intrigue", "space", "leader", "conflict")) if text else []
        if not self._clear(text, things, "text-what"):
            return
        for thing in things[:3]:
            name, told = self.game.text(thing, self.words.lang)
            self.notices.append(Text(f"{name}: ", "bold").append(in_one_line(told)))

    def _clear(self, text: str, things: list[str], empty: str) -> bool:
        if not text:
            self._notice(empty)
        elif not things:
            self._notice("no-such-thing", text=printable(text))
        elif len(things) > 3:
            names = ", ".join(dict.fromkeys(self.game.text(t, self.words.lang)[0] for t in things[:6]))
            self._notice("several", text=printable(text), some=f"{names} …")
        return bool(text) and 0 < len(things) <= 3

    def _log(self) -> None:
        lines = story(self.game, self.state, self.sitting.table.log, self.seat, self.words)
        self.front.page(lines or [Text(self.words("log-empty"))], from_end=True)

    def _board(self) -> None:
        """The table once more, then every space with its full text and everybody's cards in the open."""
        lines = (
            self.sitting.board.lines(self.view, self.front.size[0], self.choices.marked())
            if not self.front.full
            else []
        )
        self.front.page([*lines, *self._spaces_in_full(), Text(""), *self._open_cards()])

    def _spaces_in_full(self) -> list[Text]:
        lines = []
        for space in self.game.facts("")["space"]:
            name, text = self.game.text(f"space:{space}", self.words.lang)
            line = self.sitting.board.glyphs.icon(self.game.facts(f"space:{space}")["icon"])
            lines.append(line.append(f" {name}", "bold").append(f"  {in_one_line(text)}"))
        return lines

    def _open_cards(self) -> list[Text]:
        lines = []
        for seat, player in enumerate(self.view["players"]):
            for zone in ("in_play", "discard"):
                names = ", ".join(self.sitting.board.glyphs.name(f"card:{c}") for c in player[zone]) or "–"
                line = self.sitting.board.seat(seat).append(f" {self.words('zone-' + zone.replace('_', '-'))}: ", MUTED)
                lines.append(line.append(names))
        return lines

    def _hand(self) -> None:
        me = self.view["players"][self.seat]
        things = [f"card:{c}" for c in me["hand"]] + [f"intrigue:{c}" for c in me["intrigue"]]
        if me["leader"]:
            things.append(f"leader:{me['leader']}")
        lines = []
        for thing in things:
            name, text = self.game.text(thing, self.words.lang)
            lines.append(Text(name, "bold").append(f"  {in_one_line(text)}"))
        self.front.page(lines or [Text(self.words("hand-empty"))])

    def _save(self, file: str) -> None:
        if not file:
            self.sitting._save()
            failed = self.sitting.not_saved
            self._notice("not-saved", reason=failed) if failed else self._notice("saved", file=str(self.sitting.path))
            return
        path = Path(file).expanduser()
        if path.exists():
            self._notice("file-exists", file=printable(file))
            return
        try:
            self.sitting.table.finish().save(path)
        except OSError as error:
            self._notice("not-saved", reason=one_line(error))
        else:
            self._notice("saved", file=printable(str(path)))

    def _help(self) -> None:
        self.front.page([Text(line) for line in self.words("help").splitlines()])

    def _quit(self) -> None:
        raise Quit
