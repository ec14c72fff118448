"""The legal actions as a menu: numbered, grouped when there are many, found by number, notation or part of a text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from ..kernel.contract import Choice
from ..kernel.errors import IllegalAction, LandsraadError
from ..kernel.notation import plain
from ..kernel.seat import Seat
from .boards import Board
from .words import LANGS

MOST_WAYS_OUT = 2  # nothing, and only a part of it
SHORTEST_PART = 3  # letters of a text that are enough to mean a choice


@dataclass(frozen=True, slots=True)
class MenuLine:
    """One numbered line: a single choice, or a group that opens into its choices."""

    thing: str  # "card:dagger" for a group, else empty
    choices: tuple[Choice, ...]

    @property
    def single(self) -> Choice | None:
        return self.choices[0] if len(self.choices) == 1 else None


class Lit(frozenset[str]):
    """Things on the table that lead to a legal action; `keys`: what to type for those that are a whole choice."""

    keys: dict[str, str]

    @staticmethod
    def of(things: Iterable[str], keys: dict[str, str]) -> Lit:
        lit = Lit(things)
        lit.keys = keys
        return lit


class NotFound(Exception):
    """The text fits no choice (`fits` is empty) or several."""

    def __init__(self, fits: list[Choice]) -> None:
        self.fits = fits


class Choices:
    """All choices of a seat that is to decide."""

    def __init__(self, seat: Seat, lang: str, board: Board) -> None:
        self.seat = seat
        self.lang = lang
        self.game = seat.game
        self.board = board

    @cached_property
    def all(self) -> list[Choice]:
        """Those every list has at its end stand last."""
        return sorted(self.seat.choices(self.lang), key=lambda choice: choice.notation in self.board.last)

    @property
    def alike(self) -> bool:
        """Whether the question alone says what is done with each thing: all but the way out are of one kind."""
        verbs = [c.notation.split(" ")[0] for c in self.all if self.board.answers(c)]
        return len(set(verbs)) == 1 and len(verbs) > 1 and len(self.all) - len(verbs) <= MOST_WAYS_OUT

    def marked(self, inside: str = "") -> frozenset[str]:
        """Every thing on the table that is part of a legal action, or of one in that group."""
        return frozenset(thing for c in self.all for thing in c.path if not inside or inside == self.board.group(c))

    def entries(self, inside: str = "") -> list[MenuLine]:
        """The menu, or what a group opens into."""
        if inside:
            return [MenuLine("", (c,)) for c in self.all if self.board.group(c) == inside]
        groups: dict[str, list[Choice]] = {}
        for number, choice in enumerate(self.all):
            groups.setdefault(self.board.group(choice) or f"#{number}", []).append(choice)
        many = len(self.all) >= self.board.group_from
        entries = []
        for thing, group in groups.items():
            if len(group) > 1 and (many or thing.startswith(self.board.aside)):
                entries.append(MenuLine(thing, tuple(group)))
            else:
                entries += [MenuLine("", (c,)) for c in group]
        return entries

    def find(self, text: str) -> int:
        """The action a typed text means. Raises NotFound."""
        try:
            return self.seat.find(text)
        except IllegalAction:
            pass
        if called := self.called(text):
            return called[0].action
        wanted = plain(text)
        if len(wanted) < SHORTEST_PART:
            raise NotFound([])
        fits = [c for c in self.all if any(wanted in name for name in self.names(c.action))]
        if len(fits) == 1:
            return fits[0].action
        raise NotFound(fits)

    def exactly(self, text: str) -> list[Choice]:
        """The choice of exactly that text or notation."""
        wanted = plain(text)
        return [c for c in self.all if wanted in self.names(c.action)]

    def begun(self, text: str) -> list[Choice]:
        """Those whose text or notation begins so; an exact one alone."""
        if fits := self.called(text) or self.exactly(text):
            return fits
        wanted = plain(text)
        return [c for c in self.all if any(name.startswith(wanted) for name in self.names(c.action))]

    def texts(self) -> list[str]:
        return [text.casefold() for c in self.all for text in (c.text, c.notation)]

    def called(self, text: str) -> list[Choice]:
        """The only choice of exactly this thing, by its id or its name: `s1_1` is not `s1_10`."""
        wanted = plain(text.replace("_", " "))
        things = {c.path[0]: c for c in self.all if len(c.path) == 1}
        fits = [c for thing, c in things.items() if wanted in self._names_of(thing)]
        return fits if len(fits) == 1 else []

    def _names_of(self, thing: str) -> set[str]:
        id = thing.partition(":")[2]
        names = {plain(id.replace("_", " "))}
        shown = self.game.thing(thing)
        if not shown:  # a button is no component
            return names
        try:
            return names | {plain(self.game.text(shown, lang)[0]) for lang in LANGS}
        except LandsraadError:  # a thing without a text
            return names

    def names(self, action: int) -> list[str]:
        """How an action may be called: its texts and its notation, in plain letters."""
        return self._names[action]

    @cached_property
    def _names(self) -> dict[int, list[str]]:
        names = {c.action: [plain(c.notation), plain(c.notation.replace("_", " "))] for c in self.all}
        for lang in LANGS:
            for choice in self.seat.choices(lang):
                names[choice.action].append(plain(choice.text))
        return names
