"""The table of Dune: Imperium as lines of text, drawn from a view: seats, Conflict, board, Tech, row, hand.

Made to fit 100 columns and, with log and choices, 30 lines. Nothing here knows a rule. What Rise of Ix adds is there
when the view has it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from enum import Enum
from functools import cache
from itertools import product
from typing import ClassVar

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from ...kernel.contract import Choice, Data, Game, Line, State
from ...kernel.record import Record
from ..boards import Board
from ..glyphs import ACT, MUTED, SEAT_COLOURS, SPICE, joined, seat_mark, styled
from ..layout import LABEL, SHORTEST, counts, cut_at_word, fit, flow, in_one_line, last_words, wrapped
from ..variant import Variant
from ..words import Words
from .finish import end_lines
from .glyphs import CATALOGUE, FACTIONS, PERSUASION, SHIP, SOLARI, UNIT, Glyphs
from .results import TOLD, WEIGHTS, results
from .rivals import everybody, gauge, hagal_lines

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
# First words of what answers the question which card, space or leader: there the name is enough.
WHICH_ONE = ("trash", "discard", "take", "aside", "ahead", "under", "keep", "space", "leader")
UNITS = ("garrison", "conflict", "supply")  # columns that count dreadnoughts beside troops
TALL = 30  # lines for the table from which on the row always shows the text of its cards
LEADER_LINES = (8, 4, 3, 2, 1)  # for the text of a leader, as the window allows
NOTE = "italic"
GAP = "  "  # between the columns of the board
GROUPED = "card:"
PRICE = re.compile(r"\((\d+) (?:Persuasion|Überzeugung)\)$")  # as everywhere on the table: 5◊
ICON_COLUMNS = (FACTIONS, ("landsraad", "spice_trade"), ("city",))


class Detail(Enum):
    """What is shown with its text and not by name only, if there is room."""

    ROW = "row"
    HAND = "hand"
    TECH = "tech"
    RESERVE = "reserve"  # by name; with its text only in a large window, as it never changes


class ImperiumBoard(Board):
    why_kinds: ClassVar[tuple[str, ...]] = ("space", "card")
    text_kinds: ClassVar[tuple[str, ...]] = (
        "card", "intrigue", "space", "leader", "conflict", "tech", "hagal", "difficulty",
    )  # fmt: skip
    last: ClassVar[tuple[str, ...]] = ("reveal",)
    idle: ClassVar[tuple[str, ...]] = ("pass",)

    def __init__(self, game: Game, words: Words, names: Sequence[str], seed: int | str | None) -> None:
        super().__init__(game, Words(words.lang, CATALOGUE), names, seed)
        self.common = words
        self.glyphs = Glyphs(game, words)

    def lines(
        self, view: Data, width: int, marked: frozenset[str] = frozenset(), height: int = 0, log: int = 0
    ) -> list[Text]:
        """Everything above the log. In less `height` than that takes, cards are shown by name only.

        `log` is how many of these lines the log would fill: it gives way only to what the question is about.
        """
        self.meet(view)
        if view["leaders_left"]:
            return self.draft(view, width, marked, height)
        lines = [
            self.title(view, width),
            *self.players(view, width),
            *hagal_lines(self.game, view, width, self.words),
            *self.conflict(view, width),
            *self.spaces(view, width, marked),
        ]
        urgent = self._urgent(view, marked, height)
        tech = cache(lambda details: self.tech(view, width, marked, details))
        row = cache(lambda details: self.row(view, width, marked, details, not 0 < height < TALL))
        hand = cache(lambda details: self.hand(view, width, marked, Detail.HAND in details))
        below: list[Text] = []
        for details in _shapes(urgent):
            below = [
                *tech(details & {Detail.TECH, Detail.HAND}),
                *row(details & {Detail.ROW, Detail.RESERVE}),
                *hand(details & {Detail.HAND}),
            ]
            free = height - len(lines) - len(below)
            if not height or free >= (0 if details <= set(urgent) else log):
                break
        return lines + below

    def _urgent(self, view: Data, marked: frozenset[str], height: int) -> list[Detail]:
        """What should be shown in full rather than a long log; what the question is about comes first."""
        urgent = []
        if any(f"tech:{stack['tile']}" in marked for stack in view.get("tech", ())):
            urgent.append(Detail.TECH)
        if self._can_take(view, marked):
            urgent.append(Detail.ROW)
        urgent.append(Detail.HAND)
        return [*urgent, Detail.ROW] if height >= TALL and Detail.ROW not in urgent else urgent

    def name(self, thing: str) -> str:
        return self.glyphs.name(thing)

    def news_lines(self, marked: frozenset[str]) -> int:
        """Who buys wants to read the cards rather than the log."""
        return 1 if any(thing.startswith(("row:", "reserve:", "tech:")) for thing in marked) else 2

    def only_this_page(self, view: Data) -> bool:
        """While leaders are chosen: only those that can be read and chosen on this page."""
        return bool(view["leaders_left"])

    # ------------------------------------------------------------ choices

    def group(self, said: Choice) -> str:
        """Card first, then the space."""
        return said.path[0] if len(said.path) > 1 and said.path[0].startswith(GROUPED) else ""

    def answers(self, said: Choice) -> bool:
        is_thing = len(said.path) == 1 and bool(self.game.thing(said.path[0]))
        return is_thing and said.notation.partition(" ")[0] in WHICH_ONE

    def label(self, said: Choice, inside: bool) -> Text:
        """Where the question asks which one, its name says it; of a card to trash also where it lies."""
        if inside and self.answers(said):
            where = said.path[0].partition(":")[0]
            label = Text(self.name(self.game.thing(said.path[0])))
            return (
                label.append(f"  {self.words('lies-' + where)}", MUTED) if said.notation.startswith("trash ") else label
            )
        if not self.group(said):
            return Text(PRICE.sub(r"\1◊", said.text))
        card, space = said.path
        label = Text(self.name(space))
        if inside:
            return label.append("  ").append_text(self.glyphs.space(space.removeprefix("space:")))
        return Text(self.name(card)).append(" → ", MUTED).append_text(label)

    # ------------------------------------------------------------ seats

    def title(self, view: Data, width: int) -> Text:
        chosen = [("epic", True)] if view.get("epic") else []
        chosen += [("difficulty", view["hagal"]["difficulty"])] if "difficulty" in view.get("hagal", {}) else []
        variant = Variant(("ix",) if "tech" in view else (), tuple(chosen))
        text = styled(f" {variant.title(self.game, self.common).upper()}  ", "bold")
        parts = [Text(self.words(f"phase-{view['phase'].replace('_', '-')}"))]
        if view["round"]:
            parts.insert(0, Text(self.words("round", number=view["round"])))
            first = Text(self.words("first-player") + " ").append_text(self.seat(view["first"]))
            parts.append(first)
        while len(parts) > 1 and text.cell_len + joined(parts, " · ").cell_len > width:
            parts.pop(1 if len(parts) > 2 else -1)  # what the rest of the screen tells as well
        return self.in_band(text.append_text(joined(parts, " · ")), width)

    def welcome(self) -> list[Text]:
        return [Text(self.words("new-here"))]

    def meet(self, view: Data) -> None:
        """The Rivals of House Hagal sit behind the players."""
        humans = len(view["players"])
        if len(self.names) == humans:
            rivals = view.get("rivals", ())
            self.names += [
                self.words("rival", number=n) if rival["leader"] else self.words("house-hagal")
                for n, rival in enumerate(rivals, 1)
            ]

    def players(self, view: Data, width: int) -> list[Text]:
        columns = self._columns(view)
        used = 3 + 1 + sum(w for _, w, _ in columns) + 4 + AGENTS + 2 + 3 * len(FACTIONS) + 5
        name_width = max(cell_len(n) for n in self.names)
        leader_width = min(25, max(8, width - used - name_width))
        heading = styled(" " * (3 + name_width + 1 + leader_width), MUTED)
        heading.append(f"{self.words('col-vp'):>4}")
        for key, w, _ in columns:
            heading.append(f"{self.words(key):>{w}}")
        heading.append(f"  {self.words('col-agents'):<{AGENTS}}")
        for faction in FACTIONS:
            heading.append_text(Text(" ").append_text(self.glyphs.icon(faction)).append(" "))
        seats = range(len(everybody(view)))
        return [heading, *(self._player(view, seat, name_width, leader_width) for seat in seats)]

    @staticmethod
    def _columns(view: Data) -> tuple[tuple[str, int, str], ...]:
        """Wider where what a Rival saves up for stands beside its price."""
        more = 1 if "prices" in view.get("hagal", {}) else 0
        return tuple((key, w + more if w == 3 else w, what) for key, w, what in PLAYER_COLUMNS)

    def _player(self, view: Data, seat: int, name_width: int, leader_width: int) -> Text:
        player = everybody(view)[seat]
        line = styled("▶" if view["player"] == seat and not view["over"] else " ", ACT)
        line.append_text(seat_mark(seat)).append(" ")
        line.append(set_cell_size(self.names[seat], name_width), f"bold {SEAT_COLOURS[seat]}")
        leader = self.glyphs.name(f"leader:{player['leader']}") if player["leader"] else "–"
        line.append(" ").append(fit(last_words(leader, leader_width), leader_width), MUTED)
        line.append(f"{gauge(view, seat, 'vp'):>4}", "bold")
        for _, w, what in self._columns(view):
            value = gauge(view, seat, what)
            if what in UNITS and (ships := player.get("dreadnoughts", {}).get(what)):
                value += f"+{ships}"
            line.append(f"{value:>{w}}", MUTED if value == "0" else "")
        ready = "▮" * player["agents"] + "▯" * len(player["agents_on"])
        line.append(f"  {ready:<{AGENTS}}")
        for faction in FACTIONS:
            holds = view["alliances"][faction] == seat
            level = player["influence"][faction]
            mark = "★" if holds else "°" if faction in player.get("snoopers", ()) else " "
            line.append(f" {level}{mark}", "bold" if holds else "" if level else MUTED)
        return line.append(f" {self._marks(view, seat)}", MUTED)

    def _marks(self, view: Data, seat: int) -> str:
        """A letter for what a seat has or has done, as the council and the Swordmaster."""
        player = everybody(view)[seat]
        marks = [self.words(f"mark-{what}") for what in ("council", "swordmaster", "revealed") if player[what]]
        if player.get("set_ahead"):
            marks.append(self.words("mark-ahead"))
        if view["mentat"] == seat:
            marks.append(self.words("mark-mentat"))
        return "".join(marks)

    # ------------------------------------------------------------ Conflict and board

    def conflict(self, view: Data, width: int) -> list[Text]:
        if not view["conflict"]:
            return []
        thing = f"conflict:{view['conflict']}"
        facts = self.game.facts(thing)
        line = styled(f"{self.words('conflict').upper()} {'I' * facts['level']} ", "bold")
        line.append(self.glyphs.name(thing), "bold").append("  ")
        for place, reward in enumerate(("first", "second", "third"), 1):
            line.append(f" {place}. ", MUTED).append_text(self.glyphs.effect(facts[reward])).append(" ")
        players = everybody(view)
        fighting = [s for s, p in enumerate(players) if p["conflict"] or p.get("dreadnoughts", {}).get("conflict")]
        if fighting:
            fighting.sort(key=lambda s: -players[s]["strength"])
            strengths = [self._strength(view, seat) for seat in fighting]
            line.rstrip()
            told = styled(f"{self.words('strength')} ", MUTED).append_text(joined(strengths, "  "))
            return flow(Text(""), [line, told], width, "   ")
        return wrapped(line, width, LABEL)

    def _strength(self, view: Data, seat: int) -> Text:
        """With what Strategic Push promises the winner."""
        player = everybody(view)[seat]
        text = seat_mark(seat).append(f" {player['strength']}")
        return text.append(f"(+{player['push']}$)", SOLARI) if player.get("push") else text

    def on_board(self, view: Data) -> list[str]:
        """The spaces of this game: Rise of Ix covers some of the base game."""
        absent = "no_ix" if "tech" in view else "ix"
        return [s for s in self.game.facts("")["space"] if self.game.facts(f"space:{s}")["set"] != absent]

    def spaces(self, view: Data, width: int, marked: frozenset[str]) -> list[Text]:
        """Three columns: Factions · Landsraad and spice trade · Arrakis (cities and desert)."""
        columns: list[list[str]] = [[], [], []]
        for space in self.on_board(view):
            facts = self.game.facts(f"space:{space}")
            column = 2 if facts["maker"] else next(i for i, icons in enumerate(ICON_COLUMNS) if facts["icon"] in icons)
            columns[column].append(space)
        columns[1].sort(key=lambda space: ICON_COLUMNS[1].index(self.game.facts(f"space:{space}")["icon"]))
        names = [max(len(self.glyphs.name(f"space:{s}")) for s in column) for column in columns]
        rest = [max(self._beside_name(view, s).cell_len for s in column) for column in columns]
        free = width - sum(names) - sum(rest) - 3 * 4 - 2 * len(GAP)
        while free < 0:  # too narrow for every name in full: cut the longest
            names[names.index(max(names))] -= 1
            free += 1
        widths = [4 + n + r + free // 3 for n, r in zip(names, rest, strict=True)]
        drawn = [
            [
                styled(self.words(f"area-{i}").upper(), f"bold {MUTED}"),
                *(self._space(view, space, n, w, marked) for space in column),
            ]
            for i, (column, n, w) in enumerate(zip(columns, names, widths, strict=True))
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
        if "tech" in view:  # in the corner that the longer first column leaves free
            track = self.shipping(view)
            left = widths[0] + len(GAP)
            lines[-1].pad_right(left - lines[-1].cell_len)
            track.truncate(width - left, overflow="ellipsis")
            lines[-1].append_text(track)
        return lines

    def shipping(self, view: Data) -> Text:
        """The Shipping track: what each space pays, and whose Freighter is there."""
        parts = []
        for space in range(4):
            freighters = joined(seat_mark(s) for s, p in enumerate(everybody(view)) if p["freighter"] == space)
            reward = styled(f"{space} ", MUTED).append(self.words(f"shipping-{space}")) if space else styled("0", MUTED)
            parts.append(joined([reward, freighters]))
        return styled(f"⇑ {self.words('shipping').upper()}  ", f"bold {SHIP}").append_text(joined(parts, "  "))

    def _beside_name(self, view: Data, space: str) -> Text:
        return self.glyphs.space(space).append_text(self._standing(view, space))

    def _standing(self, view: Data, space: str) -> Text:
        """Who stands there, who controls it, what lies there."""
        text = Text("")
        if bonus := view["bonus_spice"].get(space):
            text.append(f" +{bonus}s", SPICE)
        if space == "mentat" and (price := view.get("hagal", {}).get("mentat_price")) != self._usual_price(space):
            text.append(f" ({price}$)" if price else "", SOLARI)  # the token on it (IMP-S2.6)
        owner = view["control"].get(space)
        if owner is not None:
            text.append(" ⚑").append_text(seat_mark(owner))
        captain = view.get("dreadnoughts_on", {}).get(space)
        if captain is not None:
            text.append(" ✦", UNIT).append_text(seat_mark(captain))
        for seat in view["agents"].get(space, ()):
            text.append(" ").append_text(seat_mark(seat))
        return text

    def _usual_price(self, space: str) -> int:
        return int(self.game.facts(f"space:{space}")["cost"].get("solari", 0))

    def _space(self, view: Data, space: str, name_width: int, width: int, marked: frozenset[str]) -> Text:
        facts = self.game.facts(f"space:{space}")
        is_open = f"space:{space}" in marked
        taken = bool(view["agents"].get(space))
        line = styled("▸" if is_open else " ", ACT).append_text(self.glyphs.icon(facts["icon"]))
        line.append("†" if facts["combat"] else " ", MUTED)
        beside = self._beside_name(view, space)
        name = self.glyphs.name(f"space:{space}")
        # A long name may stand in the place of what is beside it, as far as that leaves it free.
        name = fit(name, max(name_width, min(len(name), width - 4 - beside.cell_len)))
        line.append(name, ACT if is_open else MUTED if taken else "")
        return line.append(" ").append_text(beside)

    # ------------------------------------------------------------ Tech

    def tech(self, view: Data, width: int, marked: frozenset[str], details: Set[Detail]) -> list[Text]:
        """The three stacks, then the Tech tiles and Negotiators of every seat; in one line as far as they fit."""
        if "tech" not in view:
            return []
        stacks = [self._stack(stack, marked, Detail.TECH in details) for stack in view["tech"]]
        owned = self._owned(view, marked, Detail.HAND in details)
        if not owned:
            return self._flow("tech", stacks, width)
        if Detail.TECH in details:
            return self._flow("tech", stacks, width) + self._flow("tiles", owned, width)
        owned[0] = styled(f"{self.words('label-tiles').upper()} ", f"bold {MUTED}").append_text(owned[0])
        return self._flow("tech", [*stacks, *owned], width)

    def _stack(self, stack: Data, marked: frozenset[str], in_full: bool) -> Text:
        """What is on top, its price in spice, how many tiles are left."""
        tile = stack["tile"]
        if not tile:
            return styled(self.words("tech-hidden" if stack["left"] else "tech-empty"), MUTED)
        is_open = f"tech:{tile}" in marked
        text = styled("▸" if is_open else "", ACT).append(f"{self.game.facts(f'tech:{tile}')['cost']}s ", SPICE)
        text.append(self.glyphs.name(f"tech:{tile}"), ACT if is_open else "bold").append(f"({stack['left']})", MUTED)
        return text.append(" ").append_text(self.glyphs.tech(tile)) if in_full else text

    def _owned(self, view: Data, marked: frozenset[str], in_full: bool) -> list[Text]:
        """What every seat that has something has; the own tiles with their text."""
        parts = []
        for seat, player in enumerate(everybody(view)):
            own = seat == view["seat"]
            owned = [
                self._tile(player, tile, own and f"tech:{tile}" in marked, own and in_full) for tile in player["tech"]
            ]
            if player["negotiators"]:
                owned.append(Text(self.words("negotiators", n=player["negotiators"])))
            if owned:
                parts.append(seat_mark(seat).append(" ").append_text(joined(owned, ", ")))
        return parts

    def _tile(self, player: Data, tile: str, is_open: bool, in_full: bool) -> Text:
        flipped = tile in player["flipped"]
        text = styled("▸" if is_open else "", ACT)
        text.append(self.glyphs.name(f"tech:{tile}"), ACT if is_open else MUTED if flipped else "")
        if flipped:
            return text.append(f" {self.words('tile-flipped')}", MUTED)
        return text.append(" ").append_text(self.glyphs.tech(tile)) if in_full else text

    # ------------------------------------------------------------ row, hand, leaders

    def _for_sale(self, view: Data) -> list[str]:
        return [*view["row"], *(c for c, left in view["reserve"].items() if left and self._price(c) >= 0)]

    def _can_take(self, view: Data, marked: frozenset[str]) -> set[str]:
        return {c for c in self._for_sale(view) if marked & {f"row:{c}", f"reserve:{c}"}}

    def row(
        self, view: Data, width: int, marked: frozenset[str], details: Set[Detail], reserve_text: bool
    ) -> list[Text]:
        """What can be bought, with its price."""
        to_take = self._can_take(view, marked)
        parts = []
        for card in self._for_sale(view):
            in_row = card in view["row"]
            if in_row or card in to_take or Detail.RESERVE in details:
                with_text = Detail.ROW in details and (in_row or reserve_text)
                parts.append(self._priced(card, card in to_take, with_text))
        return self._flow("row", parts, width)

    def _price(self, card: str) -> int:
        price: int = self.game.facts(f"card:{card}")["cost"]
        return price

    def _priced(self, card: str, is_open: bool, with_text: bool) -> Text:
        text = styled("▸" if is_open else "", ACT).append(f"{self._price(card)}◊ ", PERSUASION)
        text.append(self.glyphs.name(f"card:{card}"), ACT if is_open else "bold")
        return text.append(" ").append_text(self.glyphs.card(card)) if with_text else text

    def hand(self, view: Data, width: int, marked: frozenset[str], in_full: bool = True) -> list[Text]:
        """Only in the view of a seat: an onlooker has no hand."""
        if view["seat"] < 0:
            return []
        me = view["players"][view["seat"]]
        hand = [self._counted("card", c, n, marked, in_full) for c, n in counts(me["hand"])]
        lines = self._flow("hand", [*(hand or [styled("–", MUTED)]), *self._private(view, me)], width)
        held = [self._counted("intrigue", c, n, marked, in_full) for c, n in counts(me["intrigue"])]
        return lines + (self._flow("intrigue", held, width) if held else [])

    def _private(self, view: Data, me: Data) -> list[Text]:
        """What only this seat knows beside its hand, and what it holds for later."""
        parts = []
        asks = view["asks"] or {"kind": "", "about": []}
        if asks["kind"] == "look":
            parts += [styled(self.words("looking-at", card=self.glyphs.name(card)), NOTE) for card in asks["about"]]
        elif asks["kind"] == "keep_intrigue":
            for card in asks["about"]:
                seen = self.words("looking-at-intrigue", card=self.glyphs.name(card))
                known = self.glyphs.intrigue(card.partition(":")[2])
                parts.append(styled(f"{seen} ", NOTE).append_text(known))
        if top := me.get("top_cards"):
            names = ", ".join(self.glyphs.name(f"card:{card}") for card in top)
            parts.append(styled(self.words("deck-top", card=names), NOTE))
        if me.get("ahead"):
            parts.append(styled(self.words("set-ahead", card=self.glyphs.name(f"card:{me['ahead']}")), NOTE))
        if me["aside"]:
            parts.append(styled(self.words("set-aside", card=self.glyphs.name(f"card:{me['aside']}")), NOTE))
        if me.get("tokens") and not me["masterstroke_used"]:
            parts.append(Text(self.words("tokens") + " ").append_text(self.glyphs.icons(me["tokens"])))
        if me["persuasion"]:
            parts.append(styled(self.words("persuasion", n=me["persuasion"]), f"bold {PERSUASION}"))
        return parts

    def _counted(self, kind: str, card: str, count: int, marked: frozenset[str], in_full: bool) -> Text:
        is_open = bool(marked & {f"{kind}:{card}", f"hand:{card}"})
        text = styled("▸" if is_open else "", ACT).append(f"{count}× " if count > 1 else "")
        text.append(self.glyphs.name(f"{kind}:{card}"), ACT if is_open else "bold")
        if in_full:
            return text.append(" ").append_text(
                self.glyphs.card(card) if kind == "card" else self.glyphs.intrigue(card)
            )
        return joined([text, self.glyphs.card_icons(card) if kind == "card" else Text("")])

    def compact(self, view: Data, width: int, marked: frozenset[str], height: int) -> list[Text]:
        self.meet(view)
        if view["leaders_left"]:
            return self.draft(view, width, marked, height)
        spaces = [self._open_space(view, s) for s in self.on_board(view) if f"space:{s}" in marked]
        above = [self.title(view, width), *(self._seat_line(view, seat, width) for seat in range(len(self.names)))]
        above += self.conflict(view, width)
        can_go = self._flow("spaces", spaces, width) if spaces else []
        hand, names = (self.hand(view, width, marked, in_full) for in_full in (True, False))
        row, for_sale = (self.row(view, width, marked, details, False) for details in ({Detail.ROW}, set[Detail]()))
        tech, tiles = (self.tech(view, width, marked, details) for details in ({Detail.TECH}, set[Detail]()))
        track = [self.shipping(view)] if "tech" in view else []
        hagal = hagal_lines(self.game, view, width, self.words)
        if any(thing.startswith("tech:") for thing in marked):  # what the question is about comes first
            shapes = [[*tech, *hand, *row], [*tech, *hand, *for_sale], [*tech, *names], tech, tiles]
        elif self._can_take(view, marked):
            shapes = [[*hand, *row, *track, *tiles], [*hand, *row, *tiles], [*hand, *row], [*names, *row]]
            shapes += [[*names, *for_sale], for_sale]
        else:
            shapes = [[*hagal, *can_go, *hand, *row, *track, *tiles], [*can_go, *hand, *row, *track, *tiles]]
            shapes += [[*can_go, *hand, *row, *tiles], [*can_go, *hand, *row]]
            shapes += [[*can_go, *hand, *track, *for_sale], [*can_go, *hand, *for_sale]]
            shapes += [[*can_go, *hand], [*can_go, *names], names]  # the choices tell where one can go, too
        return [*above, *next((shape for shape in shapes if len(above) + len(shape) <= height), [])]

    def _open_space(self, view: Data, space: str) -> Text:
        """`▸F†Hardy Warriors 1w→2t +1F`, and what lies there."""
        facts = self.game.facts(f"space:{space}")
        text = styled("▸", ACT).append_text(self.glyphs.icon(facts["icon"]))
        text.append("†" if facts["combat"] else " ", MUTED).append(self.glyphs.name(f"space:{space}"), ACT)
        text.append(" ").append_text(self.glyphs.space(space))
        if facts["icon"] in FACTIONS:
            text.append(" +1").append_text(self.glyphs.icon(facts["icon"]))
        return text.append_text(self._standing(view, space))

    def _seat_line(self, view: Data, seat: int, width: int) -> Text:
        """One seat in 80 columns: points, resources, troops, cards, Agents, Influence."""
        player = everybody(view)[seat]

        def has(what: str, sign: str, width: int) -> str:  # a Rival has no water and no cards
            value = gauge(view, seat, what)
            return f"{value}{sign}".rjust(width) if value else " " * width

        wider = 1 if view.get("rivals") else 0  # they save up: 5/7
        rest = Text("").append(has("vp", "★", 4), "bold").append(has("spice", "s", 4 + wider), SPICE)
        rest.append(has("solari", "$", 4 + wider), SOLARI).append(has("water", "w", 3 + 2 * wider))
        rest.append(self._units(view, seat, "garrison") + "t")
        rest.append(f"{self._units(view, seat, 'conflict')}→{player['strength']:<2}†", UNIT)
        rest.append(has("hand_size", self.words("short-card"), 3) + has("intrigue_size", "i", 3 + wider) + " ", MUTED)
        rest.append(f"{'▮' * player['agents'] + '▯' * len(player['agents_on']):<4}")
        for faction in FACTIONS:
            mark = "★" if view["alliances"][faction] == seat else "°" if faction in player.get("snoopers", ()) else " "
            rest.append(" ").append_text(self.glyphs.icon(faction)).append(f"{player['influence'][faction]}{mark}")
        widest = max(len(self._marks(view, other)) for other in range(len(everybody(view))))
        rest.append(f" {self._marks(view, seat):<{widest}}" if widest else "", MUTED)
        line = styled("▶" if view["player"] == seat and not view["over"] else " ", ACT).append_text(seat_mark(seat))
        line.append(f" {self.names[seat]}", f"bold {SEAT_COLOURS[seat]}")
        room = width - line.cell_len - rest.cell_len - 1
        leader = last_words(self.glyphs.name(f"leader:{player['leader']}"), room) if player["leader"] else ""
        if room > SHORTEST or (room > 0 and not leader.endswith("…")):
            line.append(f" {leader}", MUTED)
        line.pad_right(width - line.cell_len - rest.cell_len)
        line.append_text(rest)
        line.truncate(width)
        return line

    def _units(self, view: Data, seat: int, where: str) -> str:
        """` 3+1`: troops and dreadnoughts, as wide as they are for anybody."""
        ships = [player.get("dreadnoughts", {}).get(where, 0) for player in everybody(view)]
        told = str(everybody(view)[seat][where]) + (f"+{ships[seat]}" if ships[seat] else "")
        return f" {told:>{4 if any(ships) else 2}}"

    def in_words(self, view: Data, width: int, marked: frozenset[str], room: int) -> list[Text]:
        """For a large window: the cards behind the choices in full words, as far as they fit."""
        if view["leaders_left"] or view["seat"] < 0:
            return []
        me = view["players"][view["seat"]]
        groups = [
            [f"tech:{stack['tile']}" for stack in view.get("tech", ()) if f"tech:{stack['tile']}" in marked],
            [f"card:{card}" for card in self._for_sale(view) if card in self._can_take(view, marked)],
            [f"card:{card}" for card, _ in counts(me["hand"])],
            [f"intrigue:{card}" for card, _ in counts(me["intrigue"])],
            [f"leader:{me['leader']}"] if me["leader"] else [],
        ]
        lines: list[Text] = []
        for things in groups:
            told = [Text("")] if things else []
            for thing in things:
                name, text = self.game.text(thing, self.words.lang)
                told += wrapped(styled(name, "bold").append(f"  {in_one_line(text)}", MUTED), width, LABEL)
            if len(lines) + len(told) > room:
                break
            lines += told
        return lines

    def _flow(self, label: str, parts: Iterable[Text], width: int) -> list[Text]:
        heading = fit(self.words(f"label-{label}").upper(), LABEL)
        return flow(styled(heading, f"bold {MUTED}"), list(parts), width)

    def taken(self, view: Data, width: int) -> list[Text]:
        """Who has which leader so far."""
        parts = []
        for seat, player in enumerate(everybody(view)):
            leader = self.glyphs.name(f"leader:{player['leader']}") if player["leader"] else "–"
            parts.append(self.seat(seat).append(f" {leader}", MUTED))
        return flow(Text(" "), parts, width)

    def draft(self, view: Data, width: int, marked: frozenset[str], height: int) -> list[Text]:
        """While leaders are chosen there is nothing else to look at: the marked ones, with as much text as fits."""
        above = [self.title(view, width), *self.taken(view, width), Text("")]
        lines: list[Text] = []
        left = [leader for leader in view["leaders_left"] if f"leader:{leader}" in marked] or view["leaders_left"]
        for most in LEADER_LINES:
            lines = [part for leader in left for part in self._leader(leader, width, marked, most)]
            if most < LEADER_LINES[0]:
                lines.append(styled(f"    {self.words('cut-leaders')}", MUTED))
            if not height or len(above) + len(lines) <= height:
                break
        return above + lines

    def _leader(self, leader: str, width: int, marked: frozenset[str], most: int) -> list[Text]:
        name, text = self.game.text(f"leader:{leader}", self.words.lang)
        is_open = f"leader:{leader}" in marked
        line = styled("▸ " if is_open else "  ", ACT).append(name, ACT if is_open else "bold")
        lines = wrapped(line.append(f"  {in_one_line(text)}", MUTED), width, 4)
        if len(lines) > most:
            *lines, last = lines[:most]
            lines.append(cut_at_word(last.append(" …", MUTED), width))
        return lines

    # ------------------------------------------------------------ in full words

    def in_full(self, view: Data) -> list[Text]:
        """Every space with its full text, Tech, and everybody's cards in the open."""
        tech = self._tech_in_full(view) if "tech" in view else []
        return [*self._spaces_in_full(view), *tech, Text(""), *self._open_cards(view)]

    def _spaces_in_full(self, view: Data) -> list[Text]:
        lines = []
        for space in self.on_board(view):
            name, text = self.game.text(f"space:{space}", self.words.lang)
            line = self.glyphs.icon(self.game.facts(f"space:{space}")["icon"])
            lines.append(line.append(f" {name}", "bold").append(f"  {in_one_line(text)}"))
        return lines

    def _tech_in_full(self, view: Data) -> list[Text]:
        """What the Shipping track pays, the tiles on the stacks, everybody's tiles."""
        lines = [Text(""), self.shipping(view), styled(f"  {self.words('shipping-rule')}", MUTED), Text("")]
        held = [(styled(self.words("label-tech"), MUTED), s["tile"]) for s in view["tech"] if s["tile"]]
        held += [(self.seat(seat), tile) for seat, p in enumerate(everybody(view)) for tile in p["tech"]]
        for where, tile in held:
            name, text = self.game.text(f"tech:{tile}", self.words.lang)
            lines.append(where.append(" ").append(name, "bold").append(f"  {in_one_line(text)}"))
        return lines

    def _open_cards(self, view: Data) -> list[Text]:
        lines = []
        for seat, player in enumerate(view["players"]):
            for zone in ("in_play", "discard"):
                names = ", ".join(self.name(f"card:{c}") for c in player[zone]) or "–"
                line = self.seat(seat).append(f" {self.words('zone-' + zone.replace('_', '-'))}: ", MUTED)
                lines.append(line.append(names))
        return lines

    def hand_in_full(self, view: Data) -> list[Text]:
        me = view["players"][view["seat"]]
        things = [f"card:{c}" for c in me["hand"]] + [f"intrigue:{c}" for c in me["intrigue"]]
        if me["leader"]:
            things.append(f"leader:{me['leader']}")
        return self.with_texts(things) or [Text(self.common("hand-empty"))]

    def warning(self, view: Data, said: Choice) -> str:
        """Whoever reveals sends no more Agents this round (IMP-5.1)."""
        agents = view["players"][view["seat"]]["agents"]
        return self.words("warn-agents", n=agents) if said.notation == "reveal" and agents else ""

    def short(self, view: Data, marked: frozenset[str]) -> list[Text]:
        """For plain lines: where one stands, the hand, the Tech tiles that can be had."""
        me = view["players"][view["seat"]]
        where = [styled(self.words("round", number=view["round"]), "bold")] if view["round"] else []
        where += [
            Text(self.words(f"end-{what}", n=me[what])) for what in ("vp", "spice", "solari", "water", "garrison")
        ]
        hand = self.hand(view, 10_000, marked) if not view["leaders_left"] else []
        tiles = self.with_texts(thing for thing in sorted(marked) if thing.startswith("tech:"))
        return [joined(where, " · "), *hand, *tiles]

    def help(self, view: Data) -> str:
        more = [self.words("help-ix")] if "tech" in view else []
        more += [self.words("help-rivals")] if "prices" in view.get("hagal", {}) else []
        return "\n".join([self.words("help-goal"), self.words("help"), *more])

    def at_table(self, view: Data, thing: str) -> bool:
        kind = thing.partition(":")[0]
        if kind in ("hagal", "difficulty"):
            return "hagal" in view
        of = self.game.facts(thing).get("set", "")
        return "tech" in view if of == "ix" or kind == "tech" else "tech" not in view if of == "no_ix" else True

    def end_lines(self, state: State, record: Record) -> list[Text]:
        self.meet(state.view(-1))
        return end_lines(self.game, state, record, self.names, self.words)

    # ------------------------------------------------------------ log

    weights: ClassVar[Mapping[str, int]] = WEIGHTS
    told: ClassVar[tuple[str, ...]] = TOLD

    def result(self, lines: Sequence[Line], fresh: int, view: Data) -> list[Text]:
        return results(lines, fresh, view, self.words)


def _shapes(urgent: list[Detail]) -> Iterator[frozenset[Detail]]:
    """What to show in full, from everything to nothing."""
    order = [*urgent, *(detail for detail in Detail if detail not in urgent)]
    for shown in product((True, False), repeat=len(order)):
        yield frozenset(detail for detail, is_shown in zip(order, shown, strict=True) if is_shown)


BOARD = ImperiumBoard
