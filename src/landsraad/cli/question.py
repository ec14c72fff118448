"""One decision of a person: the table is drawn, and what is typed is understood."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher, get_close_matches
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from rich.text import Text

from ..kernel.contract import Choice, Line
from ..kernel.errors import UndoRefused
from ..kernel.notation import plain
from ..kernel.seat import Preview, Seat, changes
from ..kernel.spelling import nearest
from . import asking
from .choices import Choices, Lit, MenuLine, NotFound
from .errors import one_line, printable, quoted, typed_number
from .glyphs import ACT, MUTED, seat_mark, styled
from .layout import LABEL, cut_at_word, flow, in_one_line, shortened, side_by_side, wrapped
from .results import after, kinds, matters, most_important, weight, weighty
from .screen import HEIGHT, WIDTH
from .settings import ALWAYS, CONFIRM, NEVER, keep
from .story import briefly, line_of
from .things import find_things

if TYPE_CHECKING:
    from .play import Sitting

MENU_LINES = 4  # choices beyond that go to a second page
BESIDE_READING = 12  # lines of a small window that are not for what is to be read in full above the menu
SPARE, SPARE_ALONE = 1, 3  # lines that a list may have rather than a second page; in one column it may have more
MOST_COLUMNS = 4
NUMBER = 5  # columns of the number before a choice
AT_ONCE = 4  # so many things of one name are explained together; there are four Skirmish cards
WIDE, LOG_WIDTH = 150, 48  # from that width on the log has a column of its own

# Every command in both languages; both are always understood. “end” and “beenden” are no commands: they end a turn.
COMMANDS = {
    "undo": ("undo", "u", "rückgängig", "rueckgaengig", "zurücknehmen"),
    "redo": ("redo", "wiederherstellen", "wiederholen"),
    "confirm": ("confirm", "bestätigen", "bestaetigen"),
    "hint": ("hint", "h", "tipp", "hinweis"),
    "why": ("why", "warum", "wieso"),
    "text": ("text", "card", "karte"),
    "zoom": ("zoom", "sector", "sektor", "map", "landkarte"),
    "log": ("log", "l", "protokoll", "verlauf"),
    "board": ("board", "brett", "spielplan", "plan"),
    "hand": ("hand", "cards", "karten"),
    "rules": ("rules", "rule", "regeln", "regel"),
    "lesson": ("lesson", "lektion"),
    "save": ("save", "speichern"),
    "help": ("help", "?", "hilfe"),
    "q": ("q",),  # closes pages; who typed it at the table seldom wants to leave it
    "quit": ("quit", "exit", "verlassen", "aufhören", "schluss"),
    "back": ("back", "b", "0", "zurück", "zurueck", "z"),
    "more": ("more", "n", "+", "mehr"),
}
OFFERED = {  # by Tab: each command once, in the language that is spoken
    "en": [*(command for command in COMMANDS if len(command) > 1), "map"],
    "de": [
        *("rückgängig", "wiederholen", "bestätigen", "tipp", "warum", "text", "zoom", "landkarte", "verlauf", "brett"),
        *("hand", "regeln", "lektion", "speichern", "hilfe", "verlassen", "zurück", "mehr"),
    ],
}
LONGEST_NAME = 60  # letters of a line that can be a misspelt command
NEAR = 0.65  # how like a command its misspelling is
PLACE = ("area", "gebiet")  # a place that cannot be chosen now is looked at
WITH_ARGUMENT = ("why", "text", "zoom", "rules", "lesson", "save", "undo", "redo", "confirm")
YES = ("", "y", "yes", "j", "ja")
UP_TO = ("to", "bis")
CONFIRM_WORDS = {"immer": "always", "endgültig": "final", "endgueltig": "final", "zugende": "final", "nie": "never"}
LAID_OUT = {"leader", "gained", "round", "first", "drew", "revealed"}  # at the start: one sees it on the table
WORTH_A_LINE = 3  # what matters less is left out of the news when they are too long
ENDS = "end"  # who chooses that has said that the turn is over
MOST_MARKED = 60  # in longer lists what cannot be taken back is told when it is chosen


def widths(labels: list[Text], columns: int) -> list[int]:
    """What each of so many columns takes, with a gap behind it."""
    rows = -(-len(labels) // columns)
    return [max(label.cell_len for label in labels[i : i + rows]) + 1 for i in range(0, len(labels), rows)]


def in_pages(heights: list[int], columns: int, room: int, spare: int) -> list[range]:
    """Which choices stand on which page, by the lines each takes; in columns each takes one.

    A list that is a little longer, by `spare` lines, may have those of the table: what can be read at once is chosen
    more easily. What is too long for that goes to further pages and is never cut.
    """
    count = len(heights)
    if columns > 1:
        per_page = columns * (room + spare if count <= columns * (room + spare) else room)
        return [range(i, min(i + per_page, count)) for i in range(0, count, per_page)]
    if sum(heights) <= room + spare:
        return [range(count)]
    pages: list[range] = []
    first = used = 0
    for number, height in enumerate(heights):
        if number > first and used + height > room:
            pages.append(range(first, number))
            first, used = number, 0
        used += height
    return [*pages, range(first, count)]


def in_pairs(cells: list[Text], half: int) -> list[list[Text]]:
    """In rows: of neighbours that are short enough two stand beside each other."""
    rows: list[list[Text]] = []
    for cell in cells:
        if rows and len(rows[-1]) == 1 and max(cell.cell_len, rows[-1][0].cell_len) <= half:
            rows[-1].append(cell)
        else:
            rows.append([cell])
    return rows


class Quit(Exception):
    """The player leaves the table."""


class Question:
    """One decision of a person: draws the table, understands what is typed, ends when an action is made or undone."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting = sitting
        self.seat = Seat.at(sitting.table, seat)
        self.words = sitting.words
        self.game = sitting.game
        self.front = sitting.front
        self.view = self.seat.view()
        self.choices = Choices(self.seat, self.words.lang, sitting.board)
        self.inside = ""  # the group that is open
        self.page = 0
        self.pages = 1
        self.on_page: list[MenuLine] = []
        self.news_told, self.known = self._news(sitting.seen[seat])
        if not min(sitting.seen[seat], self.known):  # the first decision of a seat
            self.news_told = [line for line in self.news_told if not kinds([line]) <= LAID_OUT]
        self.notices: list[Text] = []
        self.waiting: int | None = None  # an action to be made if the player says so once more
        self.waited: int | None = None  # what that was until this line was typed
        self.previews: dict[int, Preview] = {}
        self.idle: dict[int, bool] = {}
        self.looked = False  # at a page, which changes nothing
        self.done = False

    def _news(self, since: int, until: int | None = None) -> tuple[list[Line], int]:
        """As the board says it, and how much this seat knows of by now."""
        told, known = self.seat.news(since, self.words.lang, until)
        return briefly(told, self.sitting.board.brief), known

    def make(self) -> None:
        self.notices, self.sitting.introduction = self.sitting.introduction, []
        if self.sitting.lesson:
            self.notices += self.sitting.lesson.lines(self.seat.number)
            self.waiting = self.sitting.lesson.suggested
        if self.sitting.not_saved:
            self.notices.append(Text(self.words("not-saved", reason=self.sitting.not_saved)))
        if self.front.full and (screen := self._result()):
            self.front.page(screen, foot="result-foot")
            self.news_told = after(self.news_told, self.sitting.board.told)
        shown = False
        while not self.done:
            self.looked = False
            picture = self._picture if self.front.full else self._again if shown else self._short_picture
            line = self.front.ask(picture, self._completions)
            shown = True
            said, self.notices = (self.notices, self.waiting), []
            self._understand(line.strip())
            if self.looked and self.front.full and not self.notices and said[1] is not None:
                self.notices, self.waiting = said  # a hint or a lesson is there when one comes back

    def _result(self) -> list[Text]:
        """The fight and the end of a round, before anything else is asked."""
        board, sitting, number = self.sitting.board, self.sitting, self.seat.number
        if sitting.resulted[number] >= self.known or not board.result(self.news_told, 0, self.view):
            return []
        sitting.resulted[number] = self.known
        before, _ = self._news(0, sitting.seen[number])
        return board.result([*before, *self.news_told], len(before), self.view)

    # ------------------------------------------------------------ drawing

    def _picture(self) -> list[Text]:
        """Table, log, notices, question and choices: exactly as many lines as the window has."""
        width, height = self.front.size
        below = [*self._notice_lines(width), *wrapped(self._question(), width, 2), *self._menu(width)]
        room = height - 1 - len(below)
        if width < WIDTH or height < HEIGHT:
            return [*self._compact(width, room), *below][-(height - 1) :]  # whatever happens, the question stays
        beside = width >= WIDE
        table_width = width - LOG_WIDTH - 2 if beside else width
        marked = self._marked()
        news = 0 if beside else sum(map(len, self._told(width, LABEL, 0)))
        board = self.sitting.board
        kept_for_news = min(board.news_lines(marked), news)
        above = board.lines(self.view, table_width, marked, room - kept_for_news, news - kept_for_news)
        if len(above) > room:  # a long hint: rather less than a part of something
            return [*self._compact(width, room), *below][-(height - 1) :]
        if beside:
            above += board.in_words(self.view, table_width - 1, marked, room - len(above))
            return [*side_by_side(above, self._news_lines(LOG_WIDTH, room, ""), table_width, room), *below]
        told = self._news_lines(width, room - len(above), f"{self.words('label-log').upper():<{LABEL}}")
        told += board.in_words(self.view, width, marked, room - len(above) - len(told))
        return [*above, *told, *[Text("")] * (room - len(above) - len(told)), *below]

    def _compact(self, width: int, room: int) -> list[Text]:
        """For a small window: where everybody stands, what can be chosen, the news; the rest is on pages."""
        marked = self._marked()
        buys = self.sitting.board.news_lines(marked) < 2  # whoever buys wants to read the cards rather than the log
        kept_for_news = min(sum(map(len, self._told(width, LABEL, WORTH_A_LINE))), 2 if buys else max(2, room // 3))
        free = max(0, room - kept_for_news)
        above = self.sitting.board.compact(self.view, width, marked, free)[:free]
        told = self._news_lines(width, room - len(above), f"{self.words('label-log').upper():<{LABEL}}")
        return [*above, *told, *[Text("")] * (room - len(above) - len(told))]

    def _marked(self) -> Lit:
        """What leads to a choice, in the open group or on the open page."""
        marked = self.choices.marked(self.inside)
        if self.sitting.board.only_this_page(self.view):
            marked = frozenset(thing for entry in self.on_page for choice in entry.choices for thing in choice.path)
        return Lit.of(marked, self._keys())

    def _keys(self) -> dict[str, str]:
        """By thing: the number that chooses it, if that is all there is to choose."""
        entries = self.choices.entries(self.inside)
        singles = [(number, entry.single) for number, entry in enumerate(entries, 1) if entry.single]
        paths = [choice.path for _, choice in singles]
        return {
            choice.path[0]: str(number)
            for number, choice in singles
            if len(choice.path) == 1 and paths.count(choice.path) == 1
        }

    def _notice_lines(self, width: int) -> list[Text]:
        lines = [part for notice in self.notices for part in wrapped(styled("! ", ACT).append_text(notice), width, 2)]
        height = self.front.size[1]
        most = max(6, height // 2 if self.sitting.lesson else height // 2 - 1)
        if len(lines) > most:
            lines = [*lines[: most - 1], cut_at_word(lines[most - 1].append(" …", MUTED), width)]
        return lines

    def _question(self) -> Text:
        """One line in a colour of its own: who is asked what, and how to see more."""
        number = self.seat.number
        line = seat_mark(number).append(f" {self.sitting.names[number]}: ", "bold").append(self._asked(), ACT)
        if self.inside:
            line.append(f"  {self.sitting.board.name(self.inside)} {self.words('group-back')}", MUTED)
        shown = {entry.single.action for entry in self.choices.entries(self.inside) if entry.single}
        if any(choice.action in shown and self._is_marked(choice) for choice in self._few()):
            ways = [f"  {self.words(message)}" for message in ("marked-final", "marked-final-short")]
            line.append(next((told for told in ways if line.cell_len + len(told) <= self.front.size[0]), ""), MUTED)
        return line

    def _asked(self) -> str:
        return self.sitting.board.brief(self.seat.question(self.words.lang))

    def _menu(self, width: int) -> list[Text]:
        """Numbered entries in as many columns as their texts allow; more than fit go to further pages."""
        entries = self.choices.entries(self.inside)
        labels = [self._label(entry) for entry in entries]
        lines_free = MENU_LINES + max(0, self.front.size[1] - 30) // 2 + 3 * (width < WIDTH)
        columns = next((n for n in range(MOST_COLUMNS, 1, -1) if sum(widths(labels, n)) + n * NUMBER <= width), 1)
        if columns == 1 and len(labels) > lines_free + 1:  # two columns of shorter texts are better than two pages
            half = width // 2 - NUMBER - 1
            short = [shortened(label, half) for label in labels]
            if max(label.cell_len for label in short) <= half and len({s.plain for s in short}) == len(labels):
                columns, labels = 2, short
        numbered = [styled(f"{n:>3}) ", ACT).append_text(label) for n, label in enumerate(labels, 1)]
        small = width < WIDTH or self.front.size[1] < HEIGHT  # the full table can spare only one line
        spare = SPARE_ALONE if columns == 1 and small else SPARE
        rows = [[cell] for cell in numbered]
        if columns == 1 and sum(len(wrapped(cell, width - 1, NUMBER)) for cell in numbered) > lines_free + spare:
            rows = in_pairs(numbered, width // 2 - 1)
        if self.sitting.board.only_this_page(self.view) and self.front.size[1] < HEIGHT:
            rows = [[cell] for cell in numbered]
            heights = [len(self._in_full(entry, width)) for entry in entries]  # what is on the page is read above it
            pages = in_pages(heights, 1, self.front.size[1] - BESIDE_READING, 0)
        else:
            pages = in_pages([len(self._row(row, width)) for row in rows], columns, lines_free, spare)
        self.pages = len(pages)
        self.page = min(self.page, self.pages - 1)
        before, here = (rows[: pages[self.page].start], rows[pages[self.page].start : pages[self.page].stop])
        first, cells = sum(map(len, before)), [cell for row in here for cell in row]
        self.on_page = entries[first : first + len(cells)]
        if columns == 1:
            lines = [line for row in here for line in self._row(row, width)]
        else:
            lines = self._in_columns(cells, columns, width)
        if self.pages > 1:
            lines.append(styled(self.words("more", page=self.page + 1, pages=self.pages), MUTED))
        return lines

    def _in_full(self, entry: MenuLine, width: int) -> list[Text]:
        """The thing a choice is about with its text, as a board shows it above the menu."""
        if not entry.single or not entry.single.path:
            return []
        name, text = self.game.text(self.game.thing(entry.single.path[0]), self.words.lang)
        return wrapped(Text(f"▸ {name}  {in_one_line(text)}"), width, 4)

    @staticmethod
    def _row(cells: list[Text], width: int) -> list[Text]:
        """One choice, in as many lines as it takes, or two beside each other."""
        if len(cells) == 1:
            return wrapped(cells[0], width - 1, NUMBER)
        line = cells[0].copy()
        line.pad_right(width // 2 - line.cell_len)
        return [line.append_text(cells[1])]

    @staticmethod
    def _in_columns(cells: list[Text], columns: int, width: int) -> list[Text]:
        """One below the other, then beside."""
        rows = -(-len(cells) // columns)
        rooms = [width // columns] * columns
        natural = widths(cells, columns)
        if max(natural) > rooms[0] and sum(natural) <= width:  # one column is wide, the others leave it their room
            rooms = natural
        lines = [Text("") for _ in range(rows)]
        for i, cell in enumerate(cells):
            room = rooms[i // rows]
            cell = cut_at_word(cell, room - 1)
            cell.pad_right(room - cell.cell_len)
            lines[i % rows].append_text(cell)
        return lines

    def _label(self, entry: MenuLine) -> Text:
        board = self.sitting.board
        if (single := entry.single) is None:
            return Text(board.name(entry.thing)).append(f" … ({len(entry.choices)})", MUTED)
        label = board.label(single, bool(self.inside) or self.choices.alike)
        if self._has_no_target(single):
            label.append(f" {self.words('no-target')}", MUTED)
        return label.append(" !", ACT) if single in self._few() and self._is_marked(single) else label

    # ------------------------------------------------------------ what cannot be taken back

    def _few(self) -> list[Choice]:
        """The choices, if they are few enough to look ahead from each."""
        if not self.sitting.asks_again or len(self.choices.all) > MOST_MARKED:
            return []
        return self.choices.all

    def _is_marked(self, choice: Choice) -> bool:
        """What comes to light cannot be hidden again; that a turn ends is asked about, if the player likes."""
        ahead = self._ahead(choice.action)
        return ahead.final == "reveal" or (ahead.ends_turn and self.sitting.confirm == NEVER)

    def _ahead(self, action: int) -> Preview:
        if action not in self.previews:
            self.previews[action] = self.seat.preview(action)
        return self.previews[action]

    def _asked_again(self, action: int) -> str:
        """What there is to think about before this action; empty if it is simply made."""
        if not self.sitting.asks_again or self.sitting.confirm == NEVER:
            return ""
        said = next(choice for choice in self.choices.all if choice.action == action)
        ahead = self._ahead(action)
        reasons = [self.sitting.board.warning(self.view, said)]
        if ahead.ends_turn and (said.notation != ENDS or self.sitting.confirm == ALWAYS):
            reasons.append(self.words(self.sitting.board.hands_over))
        elif ahead.final and self.sitting.confirm == ALWAYS:
            reasons.append(self.words("final-reveal"))
        if not any(reasons):
            return ""
        text = self.sitting.board.brief(said.text).rstrip(".")
        return " ".join([f"{text}:", *filter(None, reasons), self.words("once-more")])

    def _news_lines(self, width: int, room: int, heading: str) -> list[Text]:
        """What matters most of what happened since this seat's last decision."""
        if not self.news_told or room <= 0:
            return []
        margin = " " * len(heading)
        for least in (0, 1, WORTH_A_LINE):  # what matters little goes before a whole line does
            told = self._told(width, len(margin), least)
            if sum(map(len, told)) <= room:
                break
        weights = self.sitting.board.weights
        left = self.news_told if least == 0 else [line for line in self.news_told if matters(line, weights)]
        own = self.seat.number
        told, hidden = most_important(told, [weight(line, weights, own) for line in left or self.news_told], room)
        rows = [line for part in told for line in part]
        if hidden and room > 1:
            rows.insert(0, Text(margin).append(self.words("news-more", n=hidden), MUTED))
        if len(rows) > room:
            rows = [*rows[: room - 1], cut_at_word(rows[room - 1].append(" …", MUTED), width)]
        return [styled(heading, f"bold {MUTED}").append_text(rows[0][len(heading) :]), *rows[1:]]

    def _told(self, width: int, margin: int, least: int) -> list[list[Text]]:
        """The news in lines, without what is worth less than that."""
        weights = self.sitting.board.weights
        reduced = [weighty(line, weights, least) for line in self.news_told if least == 0 or matters(line, weights)]
        return [flow(Text(" " * margin), [line_of(line)], width) for line in reduced or self.news_told]

    def _short_picture(self) -> list[Text]:
        """For plain lines: the news, where one stands, the question, every choice in a line."""
        short = self.sitting.board.short(self.view, self.choices.marked())
        few = self._few()
        numbered = [
            styled(f"{n:>3}) ", ACT)
            .append(c.text)
            .append(f" {self.words('no-target')}" if self._has_no_target(c) else "", MUTED)
            .append(" !" if c in few and self._is_marked(c) else "", ACT)
            for n, c in enumerate(self.choices.all, 1)
        ]
        return [*map(line_of, self.news_told), Text(""), *short, self._question(), *numbered, *self.notices]

    def _again(self) -> list[Text]:
        """For plain lines: the choices stand above already."""
        return self.notices

    # ------------------------------------------------------------ understanding

    def _understand(self, line: str) -> None:
        self.waited, self.waiting = self.waiting, None
        if self.waited is not None and line.casefold() in YES:
            self._make(self.waited)
            return
        if not line:
            self._more()
            return
        if number := typed_number(line):
            self._number(number)
            return
        first, _, rest = line.partition(" ")
        # “Sector 1, area 1” is a name, not the command “sector”; “Save the Harvester” saves no game
        if fits := self.choices.begun(line) if rest else self.choices.exactly(line):
            self._one_of(line, fits)
            return
        command = next((name for name, said in COMMANDS.items() if first.casefold() in said), None)
        if command and (not rest or command in WITH_ARGUMENT):
            getattr(self, f"_{command}")(*([rest.strip()] if command in WITH_ARGUMENT else []))
            return
        try:
            self._apply(self.choices.find(line))
        except NotFound as unclear:
            if unclear.fits:
                self._one_of(line, unclear.fits)
            elif first.casefold() in PLACE and (near := self._near(rest)) is not None:
                self._page(near)
            elif near_by := self._meant(line):
                self._notice("unknown-near", text=quoted(line), near=near_by)
            else:
                self._notice("unknown", text=quoted(line))

    def _one_of(self, line: str, fits: list[Choice]) -> None:
        if len(fits) == 1:
            self._apply(fits[0].action)
            return
        some = "; ".join(self.sitting.board.brief(c.text) for c in fits[:5]) + (" …" if len(fits) > 5 else "")
        self._notice("several", text=quoted(line), some=some)

    def _meant(self, line: str) -> str:
        """What a misspelt line may have been: a choice, a command, or a command with something behind it."""
        text = line.casefold()
        near = nearest(text, [*self.choices.texts(), *self._commands()])
        first, space, rest = text.partition(" ")
        takes_more = [word for name in WITH_ARGUMENT for word in COMMANDS[name] if len(word) > 2]
        short = space and len(text) <= LONGEST_NAME
        command = next(iter(get_close_matches(first, takes_more, 1, NEAR)), "") if short else ""
        if not command or any(choice.notation.startswith(f"{first} ") for choice in self.choices.all):
            return near
        meant = f"{command} {rest}"
        return max((near, meant), key=lambda known: SequenceMatcher(None, text, known).ratio()) if near else meant

    def _commands(self) -> list[str]:
        return [word for said in COMMANDS.values() for word in said if len(word) > 1]

    def _completions(self, typed: str) -> list[str]:
        """What Tab offers: choices by notation and text, commands, and names behind `text` and `why`."""
        first, space, rest = typed.partition(" ")
        command = next((name for name, said in COMMANDS.items() if first.casefold() in said), None)
        if space and command in ("text", "why"):
            board = self.sitting.board
            kinds = (board.text_kinds if command == "text" else board.why_kinds) or tuple(self.game.facts(""))
            ids = [(kind, one) for kind in kinds for one in board.unlisted.get(kind) or self.game.facts("")[kind]]
            named = dict.fromkeys(self.game.text(f"{kind}:{one}", self.words.lang)[0] for kind, one in ids)
            return [f"{first} {name}" for name in named if plain(name).startswith(plain(rest))]
        known = [*(c.notation for c in self.choices.all), *(c.text for c in self.choices.all)]
        return [text for text in [*known, *OFFERED[self.words.lang]] if plain(text).startswith(plain(typed))]

    def _page(self, lines: Sequence[Text], from_end: bool = False) -> None:
        self.looked = True
        self.front.page(lines, from_end)

    def _notice(self, message: str, **values: str | int) -> None:
        self.notices.append(Text(self.words(message, **values)))

    def _number(self, number: int) -> None:
        in_lines = [MenuLine("", (c,)) for c in self.choices.all]
        entries = self.choices.entries(self.inside) if self.front.full else in_lines
        if number > len(entries):
            self._notice("no-number", number=number, last=len(entries))
            return
        entry = entries[number - 1]
        if entry.single:
            self._apply(entry.single.action)
        else:
            self.inside, self.page = entry.thing, 0

    def _apply(self, action: int) -> None:
        if action != self.waited and (asked := self._asked_again(action)):  # chosen again it is meant
            self.waiting = action
            self.notices.append(Text(asked))
        else:
            self._make(action)

    def _make(self, action: int) -> None:
        self.sitting.table.apply(action)
        self.sitting.seen[self.seat.number] = self.known  # what came of it is told with the next question
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

    def _undo(self, text: str) -> None:
        """`undo`, `undo 2`, `undo to` with a list, `undo to 2` and `undo to dagger`."""
        first, _, rest = text.partition(" ")
        upto = first.casefold() in UP_TO
        steps = [step.text(self.game, self.words.lang) for step in self.sitting.table.undo_steps(self.seat.number)]
        wanted = rest.strip() if upto else text
        if upto and not wanted and steps:
            self.notices += [Text(self.words("undo-list"))] + [
                Text(f"{n}: {self.sitting.board.brief(one)}") for n, one in enumerate(steps, 1)
            ]
            return
        count = typed_number(wanted) if wanted else 1
        if count is None:
            fits = [n for n, one in enumerate(steps, 1) if plain(wanted) in plain(one)]
            count = fits[-1] if fits else None
        if count is None or (steps and not 1 <= count <= len(steps)):
            self._notice("undo-which", text=quoted(wanted), n=len(steps))
            return
        try:
            self.sitting.table.undo(self.seat.number, count)
        except UndoRefused as refused:
            self._notice(f"undo-{refused.cause.replace('_', '-')}")
            return
        self.done = True

    def _redo(self, text: str) -> None:
        count = typed_number(text) if text else 1
        try:
            self.sitting.table.redo(self.seat.number, count or 0)
        except UndoRefused:
            self._notice("redo-nothing")
            return
        self.done = True

    def _confirm(self, text: str) -> None:
        wanted = CONFIRM_WORDS.get(text.casefold(), text.casefold())
        if wanted in CONFIRM:
            self.sitting.confirm = wanted
            keep(confirm=wanted)
        self._notice(f"confirm-{self.sitting.confirm}")

    def _hint(self) -> None:
        from .hints import Hint  # loads the search, which few need

        found = Hint(self.seat, len(self.sitting.table.record.actions), self.words, self.sitting.board)
        compared = not self.front.full or self.front.size[1] >= HEIGHT
        told = found.lines(compared)
        if any(choice.action == found.action and self._has_no_target(choice) for choice in self.choices.all):
            told[0].append(f" {self.words('no-target')}", MUTED)  # to let a die go may be the best there is
        self.notices += [*told, styled(self.words("hint-enter"), MUTED)]
        self.waiting = found.action

    def _rules(self, text: str) -> None:
        lines = asking.rules(self.game.rulebook, text, self.words)
        if lines:
            self._page(lines)
        else:
            self._notice("no-rule-of", text=quoted(text))

    def _lesson(self, text: str) -> None:
        if self.sitting.lesson:
            self.notices += self.sitting.lesson.command(text, self.seat.number)
            self.waiting = self.sitting.lesson.suggested if self.sitting.lesson.on else None
        else:
            self._notice("lesson-none")

    def _why(self, text: str) -> None:
        automaton = self.sitting.board.automaton
        if automaton and text.casefold() == automaton and automaton in self.view:
            reasons = self.seat.why(automaton, self.words.lang)
            self._page([Text(self.sitting.board.brief(str(reason))) for reason in reasons])
            return
        things = self._find(text, self.sitting.board.why_kinds)
        if text and not things and self._why_not_do(text):
            return
        if not self._clear(text, things, "why-what"):
            return
        for thing in things:
            name = self.game.text(thing, self.words.lang)[0]
            reasons = self.seat.why(thing, self.words.lang)
            if reasons:
                self.notices.append(styled(f"{name}: ", "bold").append(" ".join(str(reason) for reason in reasons)))
            else:
                self._notice("why-open", name=name)

    def _why_not_do(self, text: str) -> bool:
        """`why attack`: of something one does instead of a thing."""
        wanted = plain(text)
        fits = [c for c in self.choices.all if any(wanted in name for name in self.choices.names(c.action))]
        if fits:
            told = [c.text for c in fits[:AT_ONCE]]
            idle = [self._has_no_target(c) for c in fits]
            self._notice("why-no-target" if all(idle) else "why-open", name="; ".join(told))
            return True
        verbs = {self.game.words(action)[0] for action in range(self.game.catalogue_size)}
        if wanted.replace(" ", "_") not in verbs:
            return False
        self._notice("why-not-now", text=quoted(text), question=self._asked())
        return True

    def _has_no_target(self, choice: Choice) -> bool:
        """Whether it would only hand over the turn: looked up in a guessed world, as every preview is."""
        if choice.notation.split(" ")[0] not in self.sitting.board.needs_target:
            return False
        if choice.action not in self.idle:
            world, number = self.seat.guess(Random(0)), self.seat.number
            before = world.view(number)
            world.apply(choice.action)
            moved = {where for where, _, _ in changes(before, world.view(number))}
            self.idle[choice.action] = not world.over and world.player != number and moved <= {"turn"}
        return self.idle[choice.action]

    def _text(self, text: str) -> None:
        things = self._find(text, self.sitting.board.text_kinds)
        things = [thing for thing in things if self.sitting.board.at_table(self.view, thing)] or things
        if not self._clear(text, things, "text-what"):
            return
        for thing in things:
            name, told = self.game.text(thing, self.words.lang)
            self.notices.append(styled(f"{name}: ", "bold").append(in_one_line(told)))

    def _find(self, text: str, kinds: tuple[str, ...]) -> list[str]:
        kinds = kinds or tuple(self.game.facts(""))
        return find_things(self.game, text, kinds, self.sitting.board.unlisted) if text else []

    def _near(self, text: str) -> list[Text] | None:
        width, height = self.front.size
        marked = Lit.of(self.choices.marked(), self._keys() if self.front.full else {})
        return self.sitting.board.zoom(self.view, text.strip(), marked, width - 2, height - 3)

    def _zoom(self, text: str) -> None:
        lines = self._near(text)
        if lines is None:
            self._notice("zoom-what")
        else:
            self._page(lines)

    def _clear(self, text: str, things: list[str], empty: str) -> bool:
        if not text:
            self._notice(empty)
        elif not things:
            self._notice("no-such-thing", text=quoted(text))
        elif len(things) > AT_ONCE:
            names = ", ".join(dict.fromkeys(self.game.text(t, self.words.lang)[0] for t in things[:6]))
            self._notice("several", text=quoted(text), some=f"{names} …")
        return bool(text) and 0 < len(things) <= AT_ONCE

    def _log(self) -> None:
        lines = [line_of(line) for line in self._news(0)[0]]
        self._page(lines or [Text(self.words("log-empty"))], from_end=True)

    def _board(self) -> None:
        """The table once more where it is not on the screen, then everything that lies on it with its text."""
        board = self.sitting.board
        lines = [] if self.front.full else board.lines(self.view, self.front.size[0], self.choices.marked())
        self._page([*lines, *board.in_full(self.view)])

    def _hand(self) -> None:
        self._page(self.sitting.board.hand_in_full(self.view))

    def _save(self, file: str) -> None:
        if not file:
            self.sitting.save()
            failed = self.sitting.not_saved
            self._notice("not-saved", reason=failed) if failed else self._notice("saved", file=str(self.sitting.path))
            return
        try:
            path = Path(printable(file)).expanduser()
            if path.exists():
                self._notice("file-exists", file=str(path))
                return
            self.sitting.table.finish().save(path)
        except (OSError, RuntimeError) as error:  # RuntimeError: the home of somebody who does not exist
            self._notice("file-not-saved", reason=one_line(error, self.words.lang))
        else:
            self._notice("saved-copy", file=str(path))

    def _help(self) -> None:
        self._page([Text(line) for line in self.sitting.board.help(self.view).splitlines()])

    def _q(self) -> None:
        self._notice("no-page")

    def _quit(self) -> None:
        raise Quit
