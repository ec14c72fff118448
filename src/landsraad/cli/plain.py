"""A table for every game that has none of its own: drawn from the view, the question and the choices alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text

from ..kernel.contract import Choice, Data, Game, Line, Setup, State
from ..kernel.errors import LandsraadError
from ..kernel.record import Record
from .errors import printable
from .glyphs import ACT, BAND, MUTED, joined, seat_mark, styled
from .layout import cut, first_words, flow, in_one_line
from .words import Words

NOT_DRAWN = frozenset({"seat", "over", "player", "asks", "legal"})  # shown by the question and the choices
NAME_WIDTH = 13
LONGEST = 90


def _words_in(value: Any) -> Iterator[str]:
    """Every word that stands somewhere in a part of a view."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (dict, list)):
        for one in [*value, *value.values()] if isinstance(value, dict) else value:
            yield from _words_in(one)


class PlainBoard:
    why_kinds: ClassVar[tuple[str, ...]] = ()  # every kind there is
    text_kinds: ClassVar[tuple[str, ...]] = ()
    unlisted: ClassVar[dict[str, tuple[str, ...]]] = {}
    group_from: ClassVar[int] = 9
    aside: ClassVar[tuple[str, ...]] = ()
    last: ClassVar[tuple[str, ...]] = ()
    hands_over: ClassVar[str] = "final-turn"
    idle: ClassVar[tuple[str, ...]] = ()
    automaton: ClassVar[str] = ""
    needs_target: ClassVar[tuple[str, ...]] = ()

    def __init__(self, game: Game, words: Words, names: Sequence[str], seed: int | str | None) -> None:
        self.game = game
        self.words = words
        self.names = [cut(name, NAME_WIDTH) for name in names]
        self.seed = None if seed is None else printable(str(seed))
        self.things = {one: f"{kind}:{one}" for kind, ids in game.facts("").items() for one in ids}

    def name(self, thing: str) -> str:
        try:
            return self.game.text(thing, self.words.lang)[0]
        except (LandsraadError, LookupError, ValueError):  # a button or a number
            return thing.partition(":")[2].replace("_", " ")

    def seat(self, seat: int) -> Text:
        return seat_mark(seat).append(f" {self.names[seat]}")

    def introduction(self, setup: Setup) -> list[Text]:
        return []

    def welcome(self) -> list[Text]:
        return []

    # ------------------------------------------------------------ the picture

    def lines(
        self, view: Data, width: int, marked: frozenset[str] = frozenset(), height: int = 0, log: int = 0
    ) -> list[Text]:
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
        return self.lines(view, width, marked, height)

    def in_words(self, view: Data, width: int, marked: frozenset[str], room: int) -> list[Text]:
        return []

    def news_lines(self, marked: frozenset[str]) -> int:
        return 4

    def only_this_page(self, view: Data) -> bool:
        return False

    # ------------------------------------------------------------ question and choices

    def group(self, said: Choice) -> str:
        return said.path[0] if len(said.path) > 1 else ""

    def answers(self, said: Choice) -> bool:
        return False

    def label(self, said: Choice, inside: bool) -> Text:
        return Text(first_words(said.text, LONGEST))

    def brief(self, text: str) -> str:
        return text

    def warning(self, view: Data, said: Choice) -> str:
        return ""

    def short(self, view: Data, marked: frozenset[str]) -> list[Text]:
        return self.lines(view, 10_000, marked)[1:]

    # ------------------------------------------------------------ to read

    def in_full(self, view: Data) -> list[Text]:
        shown = {name: value for name, value in view.items() if name not in NOT_DRAWN}
        return self._told(dict.fromkeys(_words_in(shown)))

    def hand_in_full(self, view: Data) -> list[Text]:
        return self._told(view.get("hand", ())) or [Text(self.words("hand-empty"))]

    def _told(self, words: Iterable[str]) -> list[Text]:
        """The things among these words, each with its text."""
        told = [self.game.text(self.things[one], self.words.lang) for one in words if one in self.things]
        return [styled(name, "bold").append(f"  {in_one_line(text)}") for name, text in told]

    def help(self, view: Data) -> str:
        return self.words("help-commands")

    def at_table(self, view: Data, thing: str) -> bool:
        return True

    def zoom(self, view: Data, text: str, marked: frozenset[str], width: int, height: int) -> list[Text] | None:
        return None

    def end_lines(self, state: State, record: Record) -> list[Text]:
        lines = [styled(self.words("end-plain", game=self.game.title_in(self.words.lang)), "bold"), Text("")]
        place = 1
        for shared in state.ranking:
            for seat in shared:
                line = styled(f" {place}. ", ACT if place == 1 else "bold").append_text(self.seat(seat))
                lines.append(line.append(f"  {self.game.score(state, seat)}", "bold"))
            place += len(shared)
        return lines

    # ------------------------------------------------------------ log

    weights: ClassVar[Mapping[str, int]] = {}
    told: ClassVar[tuple[str, ...]] = ()

    def result(self, lines: Sequence[Line], fresh: int, view: Data) -> list[Text]:
        return []
