"""How a game looks on a terminal: its board is `BOARD` of the page `board.py` in the folder of its name beside this
page. A game without one has the table that all others begin with: drawn from the view, the question and the choices
alone, by somebody who knows nothing but the contract."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from importlib.util import find_spec
from typing import Any, ClassVar

from rich.text import Text

from ..kernel.contract import Choice, Data, Game, Line, Setup, State
from ..kernel.errors import LandsraadError
from ..kernel.later import load
from ..kernel.record import Record
from .errors import printable
from .glyphs import ACT, BAND, MUTED, joined, seat_mark, styled
from .layout import cut, first_words, flow, in_one_line
from .words import Words

NOT_DRAWN = frozenset({"seat", "over", "player", "asks", "legal"})  # shown by the question and the choices
NAME_WIDTH = 13  # a longer name of a player is cut
LONGEST = 90


def _words_in(value: Any) -> Iterator[str]:
    """Every word that stands somewhere in a part of a view."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (dict, list)):
        for one in [*value, *value.values()] if isinstance(value, dict) else value:
            yield from _words_in(one)


class Board:
    """Draws views of one game in one language. `marked` are the things that lead to a legal action."""

    why_kinds: ClassVar[tuple[str, ...]] = ()  # what `why` finds by name; without any: every kind there is
    text_kinds: ClassVar[tuple[str, ...]] = ()  # what `text` finds by name
    unlisted: ClassVar[dict[str, tuple[str, ...]]] = {}  # ids of kinds that the game's facts do not list
    group_from: ClassVar[int] = 9  # with fewer choices a plain list is quicker
    aside: ClassVar[tuple[str, ...]] = ()  # beginnings of groups that are closed also in a short list
    last: ClassVar[tuple[str, ...]] = ()  # notations of choices that stand at the end of every list
    hands_over: ClassVar[str] = "final-turn"  # the message about a choice after which others come next
    idle: ClassVar[tuple[str, ...]] = ()  # notations of what is done without asking if nothing else can be done
    automaton: ClassVar[str] = ""  # what `why` calls a player that is none, which tells how it has chosen
    needs_target: ClassVar[tuple[str, ...]] = ()  # first words of notations that need something to aim at

    def __init__(self, game: Game, words: Words, names: Sequence[str], seed: int | str | None) -> None:
        self.game = game
        self.words = words
        self.names = [cut(name, NAME_WIDTH) for name in names]
        self.seed = None if seed is None else printable(str(seed))  # None: secret

    @cached_property
    def things(self) -> dict[str, str]:
        """Every component by its id alone."""
        return {one: f"{kind}:{one}" for kind, ids in self.game.facts("").items() for one in ids}

    def name(self, thing: str) -> str:
        try:
            return self.game.text(thing, self.words.lang)[0]
        except (LandsraadError, LookupError, ValueError):  # a button or a number
            return thing.partition(":")[2].replace("_", " ")

    def seat(self, seat: int) -> Text:
        """The mark and the name of a seat."""
        return seat_mark(seat).append(f" {self.names[seat]}")

    def introduction(self, setup: Setup) -> list[Text]:
        """What to know before the first decision of a game."""
        return []

    def welcome(self) -> list[Text]:
        """For somebody who has never sat here: the commands that help."""
        return []

    # ------------------------------------------------------------ the picture

    def lines(
        self, view: Data, width: int, marked: frozenset[str] = frozenset(), height: int = 0, log: int = 0
    ) -> list[Text]:
        """Everything above the log, in `height` lines if there is one; the log would fill `log` of them."""
        open_now = {thing.partition(":")[2] for thing in marked}
        lines = [self._title(view, width)]
        for name, value in view.items():
            if name not in NOT_DRAWN and value not in (None, [], {}):
                lines += self._field(name.replace("_", " "), value, width, open_now)
        return lines[:height] if height else lines

    def _title(self, view: Data, width: int) -> Text:
        text = styled(f" {self.game.title_in(self.words.lang).upper()} ", "bold")
        parts = [self.seat(seat) for seat in range(len(self.names))]
        if not view["over"]:
            parts[view["player"]] = styled("▶", ACT).append_text(parts[view["player"]])
        text.append(" ").append_text(joined(parts, "  "))
        if self.seed is not None:
            text.append(f"  {self.words('seed', seed=self.seed)}", MUTED)
        text.truncate(width, pad=True)
        text.stylize(f"on {BAND}")
        return text

    def in_band(self, title: Text, width: int) -> Text:
        """A title over the whole width, with the seed in its corner."""
        corner = "" if self.seed is None else f"{self.words('seed', seed=self.seed)} "
        title.pad_right(max(1, width - title.cell_len - len(corner)))
        title.append(corner, MUTED)
        title.truncate(width)
        title.stylize(f"on {BAND}")
        return title

    def _field(self, label: str, value: Any, width: int, open_now: set[str]) -> list[Text]:
        """One entry of the view: a word, a list of things, or a list by seat."""
        heading = styled(f"{label.upper()}  ", f"bold {MUTED}")
        if isinstance(value, list) and len(value) == len(self.names) and isinstance(value[0], (list, dict)):
            lines = []
            for seat, own in enumerate(value):
                whose = heading.copy().append_text(self.seat(seat)).append("  ")
                lines += flow(whose, self._parts(own, open_now), width)
            return lines
        return flow(heading, self._parts(value, open_now), width)

    def _parts(self, value: Any, open_now: set[str]) -> list[Text]:
        if isinstance(value, dict):
            found = []
            for name, one in value.items():
                inner = joined(self._parts(one, open_now), ", ")
                found.append(styled(f"{self._called(str(name))} ", MUTED).append_text(inner))
            return found or [styled("–", MUTED)]
        if isinstance(value, list):
            return [joined(self._parts(one, open_now), ", ") for one in value] or [styled("–", MUTED)]
        text = self._called(str(value))
        return [styled("▸", ACT).append(text, ACT) if value in open_now else Text(text)]

    def _called(self, word: str) -> str:
        return self.name(self.things[word]) if word in self.things else printable(word.replace("_", " "))

    def compact(self, view: Data, width: int, marked: frozenset[str], height: int) -> list[Text]:
        """For a small window: what matters of the table in that many lines; `board` shows the rest."""
        return self.lines(view, width, marked, height)

    def in_words(self, view: Data, width: int, marked: frozenset[str], room: int) -> list[Text]:
        """For a large window: what the choices are about in full words, as far as it fits."""
        return []

    def news_lines(self, marked: frozenset[str]) -> int:
        """How much of the log is always there."""
        return 4

    def only_this_page(self, view: Data) -> bool:
        """Whether only the things on the open page of the menu are to be marked."""
        return False

    # ------------------------------------------------------------ question and choices

    def group(self, said: Choice) -> str:
        """The thing whose choices are listed together, or an empty text."""
        return said.path[0] if len(said.path) > 1 else ""

    def answers(self, said: Choice) -> bool:
        """Whether the choice is one thing on the table, as where a question asks which one."""
        return False

    def label(self, said: Choice, inside: bool) -> Text:
        """A choice in the menu, `inside`: in the open group, or in a list of equals, where its thing says enough."""
        return Text(first_words(said.text, LONGEST))

    def brief(self, text: str) -> str:
        """A sentence of the game with the names that stand on this board."""
        return text

    def warning(self, view: Data, said: Choice) -> str:
        """A sentence about a choice that is seldom meant; with it the player is asked once more."""
        return ""

    def short(self, view: Data, marked: frozenset[str]) -> list[Text]:
        """For plain lines: where one stands, and the hand."""
        return self.lines(view, 10_000, marked)[1:]

    # ------------------------------------------------------------ to read

    def in_full(self, view: Data) -> list[Text]:
        """Everything that lies on the table, with its text."""
        shown = {name: value for name, value in view.items() if name not in NOT_DRAWN}
        return self._told_of(dict.fromkeys(_words_in(shown)))

    def hand_in_full(self, view: Data) -> list[Text]:
        return self._told_of(view.get("hand", ())) or [Text(self.words("hand-empty"))]

    def _told_of(self, words: Iterable[str]) -> list[Text]:
        """The things among these words, each with its text."""
        return self.with_texts(self.things[one] for one in words if one in self.things)

    def with_texts(self, things: Iterable[str]) -> list[Text]:
        told = [self.game.text(thing, self.words.lang) for thing in things]
        return [styled(name, "bold").append(f"  {in_one_line(text)}") for name, text in told]

    def help(self, view: Data) -> str:
        return self.words("help-commands")

    def at_table(self, view: Data, thing: str) -> bool:
        """Whether a component belongs to this game: with its expansions, with or without House Hagal."""
        return True

    def zoom(self, view: Data, text: str, marked: frozenset[str], width: int, height: int) -> list[Text] | None:
        """A part of the board from near, in pages of that size; None if there is none of that name."""
        return None

    def end_lines(self, state: State, record: Record) -> list[Text]:
        """The screen after the game."""
        lines = [styled(self.words("end-plain", game=self.game.title_in(self.words.lang)), "bold"), Text("")]
        place = 1
        for shared in state.ranking:
            for seat in shared:
                line = styled(f" {place}. ", ACT if place == 1 else "bold").append_text(self.seat(seat))
                lines.append(line.append(f"  {self.game.score(state, seat)}", "bold"))
            place += len(shared)
        return lines

    # ------------------------------------------------------------ log

    weights: ClassVar[Mapping[str, int]] = {}  # how much a kind of event matters among the news
    told: ClassVar[tuple[str, ...]] = ()  # kinds of events that `result` tells: after it the news go on behind them

    def result(self, lines: Sequence[Line], fresh: int, view: Data) -> list[Text]:
        """What was decided among the lines from `fresh` on, to be seen before the next question; or nothing."""
        return []


def board_of(game: Game) -> type[Board]:
    if game.name.isidentifier() and find_spec(f"{__package__}.{game.name}"):
        board: type[Board] = load(f"{__package__}.{game.name}.board:BOARD")
        return board
    return Board
