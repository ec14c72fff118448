"""One decision of a person: the table is drawn, and what is typed is understood."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from .. import bots
from ..kernel.errors import UndoRefused
from .board import LABEL
from .choices import GROUPED, Choices, Entry, NotFound
from .errors import one_line, printable, typed_number
from .glyphs import ACT, MUTED, joined, seat_mark
from .layout import flow, in_one_line, side_by_side, wrapped
from .screen import HEIGHT, WIDTH
from .story import story
from .things import find_things

if TYPE_CHECKING:
    from .play import Sitting

MENU_LINES = 4  # choices beyond that go to a second page
AT_ONCE = 4  # so many things of one name are explained together; there are four Skirmish cards
NEWS_LINES = 2  # so much of the log is always there
WIDE, LOG_WIDTH = 150, 48  # from that width on the log has a column of its own

# Every command in both languages; both are always understood. “end” and “beenden” are no commands: they end a turn.
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
    "quit": ("quit", "q", "exit", "verlassen", "aufhören", "schluss"),
    "back": ("back", "b", "0", "zurück", "zurueck", "z"),
    "more": ("more", "n", "+", "mehr"),
}
WHY_KINDS = ("space", "card")  # what a game explains
WITH_ARGUMENT = ("why", "text", "save")


class Quit(Exception):
    """The player leaves the table."""


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
        self.on_page: list[Entry] = []
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
        if width < WIDTH or height < HEIGHT:  # the window was made smaller during the game
            self.notices.append(Text(self.words("shrunk", needs=f"{WIDTH}×{HEIGHT}")))
            return [*self._notice_lines(width), self._question(), *self._menu(width)]
        below = [*self._notice_lines(width), self._question(), *self._menu(width)]
        room = height - 1 - len(below)
        beside = width >= WIDE
        table_width = width - LOG_WIDTH - 2 if beside else width
        marked = self.choices.marked(self.inside)
        if self.view["leaders_left"]:  # only those that can be read and chosen on this page
            marked = frozenset(
                thing for entry in self.on_page for choice in entry.choices for thing in choice.said.path
            )
        news = 0 if beside else sum(len(flow(Text(" " * LABEL), [line], width)) for line in self.news)
        buying = any(thing.startswith(("row:", "reserve:", "tech:")) for thing in marked)
        kept_for_news = min(1 if buying else NEWS_LINES, news)
        board = self.sitting.board
        above = board.lines(self.view, table_width, marked, room - kept_for_news, news - kept_for_news)[:room]
        if beside:
            above += board.in_words(self.view, table_width - 1, marked, room - len(above))
            return [*side_by_side(above, self._news_lines(LOG_WIDTH, room, ""), table_width, room), *below]
        told = self._news_lines(width, room - len(above), f"{self.words('label-log').upper():<{LABEL}}")
        told += board.in_words(self.view, width, marked, room - len(above) - len(told))
        return [*above, *told, *[Text("")] * (room - len(above) - len(told)), *below]

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
        values: dict[str, str | int] = {k: v for k, v in asks.items() if type(v) is int}
        for kind in ("card", "space"):
            if kind in asks:
                values[kind] = glyphs.name(f"{kind}:{asks[kind]}")
        if "tile" in asks:
            values["tile"] = glyphs.name(f"tech:{asks['tile']}")
        if "source" in asks:
            values["source"] = glyphs.name(asks["source"])
        if "faction" in asks:
            values["faction"] = self.words(f"name-{asks['faction'].replace('_', '-')}")
        return self.words(f"ask-{asks['kind'].replace('_', '-')}", **values)

    def _menu(self, width: int) -> list[Text]:
        """Numbered entries in as many columns as their texts allow; more than fit go to further pages."""
        entries = self.choices.entries(self.inside)
        labels = [self._label(entry) for entry in entries]
        longest = max(label.cell_len for label in labels) + 6
        lines_free = MENU_LINES + max(0, self.front.size[1] - 30) // 2
        if len(labels) > lines_free + 1:
            longest = min(longest, width // 2)  # a text cut off is in full among the cards above
        columns = max(1, min(4, width // longest))
        per_page = columns * lines_free
        if len(labels) <= per_page + columns:  # where there are no pages, their line is free
            per_page += columns
        self.pages = -(-len(labels) // per_page)
        self.page = min(self.page, self.pages - 1)
        first = self.page * per_page
        part = labels[first : first + per_page]
        self.on_page = entries[first : first + per_page]
        rows = -(-len(part) // columns)
        lines = [Text("") for _ in range(rows)]
        for i, label in enumerate(part):
            cell = Text(f"{first + i + 1:>3}) ", ACT).append_text(label)
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
        told = [flow(Text(margin), [line], width) for line in self.news]
        hidden = 0
        while sum(map(len, told)) + (hidden > 0) > room and len(told) > 1:
            hidden += len(told.pop(0))
        lines = [line for part in told for line in part]
        if hidden:
            lines.insert(0, Text(margin).append(self.words("news-more", n=hidden), MUTED))
        lines = lines[-room:]
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
        tiles = [thing for thing in sorted(self.choices.marked()) if thing.startswith("tech:")]
        told = [self.game.text(tile, self.words.lang) for tile in tiles]
        hand += [Text(name, "bold").append(f"  {in_one_line(text)}") for name, text in told]
        numbered = [Text(f"{n:>3}) ", ACT).append(c.said.text) for n, c in enumerate(self.choices.all, 1)]
        return [*self.news, Text(""), joined(where, " · "), *hand, self._question(), *numbered]

    # ------------------------------------------------------------ understanding

    def _understand(self, line: str) -> None:
        if not line:
            self._more()
            return
        if number := typed_number(line):
            self._number(number)
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
        things = find_things(self.game, text, WHY_KINDS) if text else []
        if not self._clear(text, things, "why-what"):
            return
        for thing in things:
            name = self.game.text(thing, self.words.lang)[0]
            reasons = self.game.explain(self.state, self.seat, thing, self.words.lang)
            if reasons:
                self.notices.append(Text(f"{name}: ", "bold").append(" ".join(reasons)))
            else:
                self._notice("why-open", name=name)

    def _text(self, text: str) -> None:
        things = (
            find_things(self.game, text, ("card", "intrigue", "space", "leader", "conflict", "tech")) if text else []
        )
        if not self._clear(text, things, "text-what"):
            return
        for thing in things:
            name, told = self.game.text(thing, self.words.lang)
            self.notices.append(Text(f"{name}: ", "bold").append(in_one_line(told)))

    def _clear(self, text: str, things: list[str], empty: str) -> bool:
        if not text:
            self._notice(empty)
        elif not things:
            self._notice("no-such-thing", text=printable(text))
        elif len(things) > AT_ONCE:
            names = ", ".join(dict.fromkeys(self.game.text(t, self.words.lang)[0] for t in things[:6]))
            self._notice("several", text=printable(text), some=f"{names} …")
        return bool(text) and 0 < len(things) <= AT_ONCE

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
        tech = self._tech_in_full() if "tech" in self.view else []
        self.front.page([*lines, *self._spaces_in_full(), *tech, Text(""), *self._open_cards()])

    def _spaces_in_full(self) -> list[Text]:
        lines = []
        for space in self.sitting.board.on_board(self.view):
            name, text = self.game.text(f"space:{space}", self.words.lang)
            line = self.sitting.board.glyphs.icon(self.game.facts(f"space:{space}")["icon"])
            lines.append(line.append(f" {name}", "bold").append(f"  {in_one_line(text)}"))
        return lines

    def _tech_in_full(self) -> list[Text]:
        """What the Shipping track pays, the tiles on the stacks, everybody's tiles."""
        board = self.sitting.board
        lines = [Text(""), board.shipping(self.view), Text(f"  {self.words('shipping-rule')}", MUTED), Text("")]
        held = [(Text(self.words("label-tech"), MUTED), s["tile"]) for s in self.view["tech"] if s["tile"]]
        held += [(board.seat(seat), tile) for seat, p in enumerate(self.view["players"]) for tile in p["tech"]]
        for where, tile in held:
            name, text = self.game.text(f"tech:{tile}", self.words.lang)
            lines.append(where.append(" ").append(name, "bold").append(f"  {in_one_line(text)}"))
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
            self._notice("file-not-saved", reason=one_line(error))
        else:
            self._notice("saved", file=str(path))

    def _help(self) -> None:
        told = self.words("help") + ("\n" + self.words("help-ix") if "tech" in self.view else "")
        self.front.page([Text(line) for line in told.splitlines()])

    def _quit(self) -> None:
        raise Quit
