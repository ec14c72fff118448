"""The table of Dune: Imperium as lines of text, drawn from a view: seats, Conflict, board, row, hand.

Made to fit 100 columns and, with log and choices, 30 lines. Nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from ..kernel.contract import Data, Game
from .errors import printable
from .glyphs import ACT, BAND, FACTIONS, MUTED, PERSUASION, SEAT_COLOURS, SPICE, Glyphs, joined, seat_mark
from .words import Words

LABEL = 9  # width of the headings at the left of row, hand and log
PLAYER_COLUMNS = (  # heading, width, what the view calls it
    ("col-spice", 3, "spice"),
    ("col-solari", 3, "solari"),
    ("col-water", 3, "water"),
    ("col-garrison", 5, "garrison"),
    ("col-conflict", 5, "conflict"),
    ("col-supply", 5, "supply"),
    ("col-strength", 5, "strength"),
    ("col-hand", 5, "hand_size"),
    ("col-intrigue", 5, "intrigue_size"),
    ("col-deck", 5, "deck_size"),
)
AGENTS = 7
NAME_WIDTH = 13  # a longer name of a player is cut
TALL = 30  # lines for the table from which on the row always shows the text of its cards
GAP = "  "  # between the columns of the board
ICON_COLUMNS = (FACTIONS, ("landsraad", "spice_trade"), ("city",))


class Detail(Enum):
    """What is shown with its text and not by name only, if there is room."""

    ROW = "row"
    HAND = "hand"


class Board:
    """Draws views of one game in one language. `marked` are the things that lead to a legal action."""

    def __init__(self, game: Game, words: Words, names: Sequence[str], seed: int | str) -> None:
        self.seed = printable(str(seed))
        self.game = game
        self.words = words
        self.names = [_cut(name, NAME_WIDTH) for name in names]
        self.glyphs = Glyphs(game, words)

    def lines(self, view: Data, width: int, marked: frozenset[str] = frozenset(), height: int = 0) -> list[Text]:
        """Everything above the log. In less `height` than that takes, cards are shown by name only."""
        if view["leaders_left"]:
            return [self.title(view, width), *self.taken(view, width), *self.leaders(view, width, marked)]
        lines = [
            self.title(view, width),
            *self.players(view, width),
            *self.conflict(view, width),
            *self.spaces(view, width, marked),
        ]
        shapes = [(Detail.ROW, Detail.HAND), (Detail.HAND,), (Detail.ROW,), ()]
        if not self._can_take(view, marked) and height < TALL:
            shapes = shapes[1:]  # as long as nothing can be bought the log has more to say than the row
        for details in shapes:
            row = self.row(view, width, marked, Detail.ROW in details)
            below = row + self.hand(view, width, marked, Detail.HAND in details)
            if not height or len(lines) + len(below) <= height:
                break
        return lines + below

    # ------------------------------------------------------------ seats

    def title(self, view: Data, width: int) -> Text:
        text = Text(f" {self.game.title.upper()}  ", "bold")
        parts = [Text(self.words(f"phase-{view['phase'].replace('_', '-')}"))]
        if view["round"]:
            parts.insert(0, Text(self.words("round", number=view["round"])))
            first = Text(self.words("first-player") + " ").append_text(self.seat(view["first"]))
            parts.append(first)
        text.append_text(joined(parts, " · "))
        corner = f"{self.words('seed', seed=self.seed)} "
        text.pad_right(max(1, width - text.cell_len - len(corner)))
        text.append(corner, MUTED)
        text.truncate(width)
        text.stylize(f"on {BAND}")
        return text

    def seat(self, seat: int) -> Text:
        return seat_mark(seat).append(f" {self.names[seat]}")

    def players(self, view: Data, width: int) -> list[Text]:
        used = 3 + 1 + sum(w for _, w, _ in PLAYER_COLUMNS) + 4 + AGENTS + 2 + 3 * len(FACTIONS) + 5
        name_width = max(cell_len(n) for n in self.names)
        leader_width = min(25, max(8, width - used - name_width))
        heading = Text(" " * (3 + name_width + 1 + leader_width), MUTED)
        heading.append(f"{self.words('col-vp'):>4}")
        for key, w, _ in PLAYER_COLUMNS:
            heading.append(f"{self.words(key):>{w}}")
        heading.append(f"  {self.words('col-agents'):<{AGENTS}}")
        for faction in FACTIONS:
            heading.append_text(Text("  ").append_text(self.glyphs.icon(faction)))
        seats = range(len(view["players"]))
        return [heading, *(self._player(view, seat, name_width, leader_width) for seat in seats)]

    def _player(self, view: Data, seat: int, name_width: int, leader_width: int) -> Text:
        player = view["players"][seat]
        line = Text("▶" if view["player"] == seat and not view["over"] else " ", ACT)
        line.append_text(seat_mark(seat)).append(" ")
        line.append(set_cell_size(self.names[seat], name_width), f"bold {SEAT_COLOURS[seat]}")
        leader = self.glyphs.name(f"leader:{player['leader']}") if player["leader"] else "–"
        line.append(" ").append(_fit(leader, leader_width), MUTED)
        line.append(f"{player['vp']:>4}", "bold")
        for _, w, what in PLAYER_COLUMNS:
            value = player[what]
            line.append(f"{value:>{w}}", MUTED if value == 0 else "")
        ready = "▮" * player["agents"] + "▯" * len(player["agents_on"])
        line.append(f"  {ready:<{AGENTS}}")
        for faction in FACTIONS:
            holds = view["alliances"][faction] == seat
            level = player["influence"][faction]
            line.append(
                f"{level:>3}" if not holds else f"{level:>2}★", "bold" if holds else MUTED if level == 0 else ""
            )
        marks = [self.words(f"mark-{what}") for what in ("council", "swordmaster", "revealed") if player[what]]
        if view["mentat"] == seat:
            marks.append(self.words("mark-mentat"))
        return line.append(" " + "".join(marks), MUTED)

    # ------------------------------------------------------------ Conflict and board

    def conflict(self, view: Data, width: int) -> list[Text]:
        if not view["conflict"]:
            return []
        thing = f"conflict:{view['conflict']}"
        facts = self.game.facts(thing)
        line = Text(f"{self.words('conflict').upper()} {'I' * facts['level']} ", "bold")
        line.append(self.glyphs.name(thing), "bold").append("  ")
        for place, reward in enumerate(("first", "second", "third"), 1):
            line.append(f" {place}. ", MUTED).append_text(self.glyphs.effect(facts[reward])).append(" ")
        fighting = [s for s, p in enumerate(view["players"]) if p["conflict"]]
        if fighting:
            fighting.sort(key=lambda s: -view["players"][s]["strength"])
            strengths = [seat_mark(s).append(f" {view['players'][s]['strength']}") for s in fighting]
            line.append("  " + self.words("strength") + " ", MUTED).append_text(joined(strengths, "  "))
        return wrapped(line, width, 0)

    def spaces(self, view: Data, width: int, marked: frozenset[str]) -> list[Text]:
        """Three columns: Factions · Landsraad and spice trade · Arrakis (cities and desert)."""
        columns: list[list[str]] = [[], [], []]
        for space in self.game.facts("")["space"]:
            facts = self.game.facts(f"space:{space}")
            column = 2 if facts["maker"] else next(i for i, icons in enumerate(ICON_COLUMNS) if facts["icon"] in icons)
            columns[column].append(space)
        names = [max(len(self.glyphs.name(f"space:{s}")) for s in column) for column in columns]
        rest = [max(self._beside_name(view, s).cell_len for s in column) for column in columns]
        free = width - sum(names) - sum(rest) - 3 * 4 - 2 * len(GAP)
        while free < 0:  # too narrow for every name in full: cut the longest
            names[names.index(max(names))] -= 1
            free += 1
        widths = [4 + n + r + free // 3 for n, r in zip(names, rest, strict=True)]
        drawn = [
            [Text(self.words(f"area-{i}").upper(), f"bold {MUTED}"), *(self._space(view, s, n, marked) for s in column)]
            for i, (column, n) in enumerate(zip(columns, names, strict=True))
        ]
        lines = []
        for number in range(max(len(d) for d in drawn)):
            line = Text("")
            for d, w in zip(drawn, widths, strict=True):
                part = d[number] if number < len(d) else Text("")
                part.truncate(w, overflow="ellipsis")
                part.pad_right(w - part.cell_len)
                line.append_text(part).append(GAP)
            line.rstrip()
            lines.append(line)
        return lines

    def _beside_name(self, view: Data, space: str) -> Text:
        return self.glyphs.space(space).append_text(self._standing(view, space))

    def _standing(self, view: Data, space: str) -> Text:
        """Who stands there, who controls it, what lies there."""
        text = Text("")
        if bonus := view["bonus_spice"].get(space):
            text.append(f" +{bonus}s", SPICE)
        owner = view["control"].get(space)
        if owner is not None:
            text.append(" ⚑").append_text(seat_mark(owner))
        for seat in view["agents"].get(space, ()):
            text.append(" ").append_text(seat_mark(seat))
        return text

    def _space(self, view: Data, space: str, name_width: int, marked: frozenset[str]) -> Text:
        facts = self.game.facts(f"space:{space}")
        is_open = f"space:{space}" in marked
        taken = bool(view["agents"].get(space))
        line = Text("▸" if is_open else " ", ACT).append_text(self.glyphs.icon(facts["icon"]))
        line.append("†" if facts["combat"] else " ", MUTED)
        name = _fit(self.glyphs.name(f"space:{space}"), name_width)
        line.append(name, ACT if is_open else MUTED if taken else "")
        return line.append(" ").append_text(self._beside_name(view, space))

    # ------------------------------------------------------------ row, hand, leaders

    def _for_sale(self, view: Data) -> list[str]:
        return [*view["row"], *(c for c, left in view["reserve"].items() if left and self._price(c) >= 0)]

    def _can_take(self, view: Data, marked: frozenset[str]) -> set[str]:
        return {c for c in self._for_sale(view) if marked & {f"row:{c}", f"reserve:{c}"}}

    def row(self, view: Data, width: int, marked: frozenset[str], in_full: bool) -> list[Text]:
        """What can be bought, with its price."""
        to_take = self._can_take(view, marked)
        return self._flow("row", [self._priced(c, c in to_take, in_full) for c in self._for_sale(view)], width)

    def _price(self, card: str) -> int:
        price: int = self.game.facts(f"card:{card}")["cost"]
        return price

    def _priced(self, card: str, is_open: bool, with_text: bool) -> Text:
        text = Text("▸" if is_open else "", ACT).append(f"{self._price(card)}◊ ", PERSUASION)
        text.append(self.glyphs.name(f"card:{card}"), ACT if is_open else "bold")
        return text.append(" ").append_text(self.glyphs.card(card)) if with_text else text

    def hand(self, view: Data, width: int, marked: frozenset[str], in_full: bool = True) -> list[Text]:
        """Only in the view of a seat: an onlooker has no hand."""
        if view["seat"] < 0:
            return []
        me = view["players"][view["seat"]]
        hand = [self._counted("card", c, n, marked, in_full) for c, n in _counts(me["hand"])]
        lines = self._flow("hand", hand or [Text("–", MUTED)], width)
        held = [self._counted("intrigue", c, n, marked, in_full) for c, n in _counts(me["intrigue"])]
        if held:
            lines += self._flow("intrigue", held, width)
        known = self._private(view, me)
        return lines + (self._flow("also", known, width) if known else [])

    def _private(self, view: Data, me: Data) -> list[Text]:
        """What only this seat knows beside its hand, and what it holds for later."""
        parts = []
        if view.get("looking_at"):
            parts.append(Text(self.words("looking-at", card=self.glyphs.name(f"card:{view['looking_at']}"))))
        if me.get("top_card"):
            parts.append(Text(self.words("deck-top", card=self.glyphs.name(f"card:{me['top_card']}"))))
        if me["aside"]:
            parts.append(Text(self.words("set-aside", card=self.glyphs.name(f"card:{me['aside']}"))))
        if me.get("tokens") and not me["masterstroke_used"]:
            parts.append(Text(self.words("tokens") + " ").append_text(self.glyphs.icons(me["tokens"])))
        if me["persuasion"]:
            parts.append(Text(self.words("persuasion", n=me["persuasion"]), f"bold {PERSUASION}"))
        return parts

    def _counted(self, kind: str, card: str, count: int, marked: frozenset[str], in_full: bool) -> Text:
        is_open = bool(marked & {f"{kind}:{card}", f"hand:{card}"})
        text = Text("▸" if is_open else "", ACT).append(f"{count}× " if count > 1 else "")
        text.append(self.glyphs.name(f"{kind}:{card}"), ACT if is_open else "bold")
        if in_full:
            return text.append(" ").append_text(
                self.glyphs.card(card) if kind == "card" else self.glyphs.intrigue(card)
            )
        icons = self.glyphs.icons(self.game.facts(f"card:{card}")["icons"]) if kind == "card" else Text("")
        return joined([text, icons])

    def _flow(self, label: str, parts: Iterable[Text], width: int) -> list[Text]:
        heading = _fit(self.words(f"label-{label}").upper(), LABEL)
        return flow(Text(heading, f"bold {MUTED}"), list(parts), width)

    def taken(self, view: Data, width: int) -> list[Text]:
        """Who has which leader so far."""
        parts = []
        for seat, player in enumerate(view["players"]):
            leader = self.glyphs.name(f"leader:{player['leader']}") if player["leader"] else "–"
            parts.append(self.seat(seat).append(f" {leader}", MUTED))
        return flow(Text(" "), parts, width)

    def leaders(self, view: Data, width: int, marked: frozenset[str]) -> list[Text]:
        """While leaders are chosen there is nothing else to look at: all of them with their text."""
        lines = [Text("")]
        for leader in view["leaders_left"]:
            name, text = self.game.text(f"leader:{leader}", self.words.lang)
            is_open = f"leader:{leader}" in marked
            line = Text("▸ " if is_open else "  ", ACT).append(name, ACT if is_open else "bold")
            line.append(f"  {in_one_line(text)}", MUTED)
            lines += wrapped(line, width, 4)
        return lines


# ---------------------------------------------------------------- laying out text


def _fit(text: str, width: int) -> str:
    return text[: width - 1] + "…" if len(text) > width else text.ljust(width)


def _cut(text: str, width: int) -> str:
    return text if cell_len(text) <= width else set_cell_size(text, width - 1) + "…"


def in_one_line(text: str) -> str:
    return " · ".join(text.splitlines())


def _counts(cards: Sequence[str]) -> list[tuple[str, int]]:
    return [(c, cards.count(c)) for c in dict.fromkeys(cards)]


def wrapped(text: Text, width: int, indent: int) -> list[Text]:
    """Break at spaces; later lines are set in."""
    lines: list[Text] = []
    rest = text
    while rest.cell_len > width - (indent if lines else 0):
        room = width - (indent if lines else 0)
        cut = rest.plain.rfind(" ", 0, room + 1)
        cut = room if cut <= 0 else cut
        head, tail = rest.divide([cut])
        lines.append(Text(" " * (indent if lines else 0)).append_text(head))
        rest = tail
        while rest.plain.startswith(" "):
            rest = rest[1:]
    if rest.plain.strip() or not lines:
        lines.append(Text(" " * (indent if lines else 0)).append_text(rest))
    return lines


def flow(heading: Text, parts: list[Text], width: int, between: str = "  ·  ") -> list[Text]:
    """Parts one after the other behind a heading, never broken inside unless one is wider than the line."""
    margin = heading.cell_len
    lines: list[Text] = []
    line = heading.copy()
    for part in parts:
        started = line.cell_len > margin
        if started and line.cell_len + len(between) + part.cell_len > width:
            lines.append(line)
            line, started = Text(" " * margin), False
        line = line.append(between, MUTED).append_text(part) if started else line.append_text(part)
        if line.cell_len > width:
            *full, line = wrapped(line, width, margin)
            lines += full
    return [*lines, line]


def side_by_side(left: list[Text], right: list[Text], width: int, height: int) -> list[Text]:
    lines = []
    for number in range(height):
        line = left[number].copy() if number < len(left) else Text("")
        line.truncate(width, overflow="ellipsis", pad=True)
        lines.append(line.append("│ ", MUTED).append_text(right[number] if number < len(right) else Text("")))
    return lines
