"""The legal actions as a menu: numbered, grouped when there are many, found by number, notation or part of a text."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel.contract import Description, Game, State
from ..kernel.errors import IllegalAction
from ..kernel.notation import plain
from .words import LANGS

GROUP_FROM = 9  # with fewer choices a plain list is quicker
GROUPED = "card:"  # card first, then the space
SHORTEST_PART = 3  # letters of a text that are enough to mean a choice


@dataclass(frozen=True, slots=True)
class Choice:
    action: int
    said: Description


@dataclass(frozen=True, slots=True)
class Entry:
    """One numbered line: a single choice, or a group that opens into its choices."""

    thing: str  # "card:dagger" for a group, else empty
    choices: tuple[Choice, ...]

    @property
    def single(self) -> Choice | None:
        return self.choices[0] if len(self.choices) == 1 else None


class NotFound(Exception):
    """The text fits no choice (`fits` is empty) or several."""

    def __init__(self, fits: list[Choice]) -> None:
        self.fits = fits


class Choices:
    """All legal actions of one decision."""

    def __init__(self, game: Game, state: State, lang: str) -> None:
        self.game = game
        self.state = state
        self.all = [Choice(a, game.describe(state, a, lang)) for a in state.legal()]

    def marked(self, inside: str = "") -> frozenset[str]:
        """Every thing on the table that is part of a legal action, or of one in that group."""
        return frozenset(thing for c in self.all for thing in c.said.path if not inside or inside in c.said.path)

    def entries(self, inside: str = "") -> list[Entry]:
        """The menu, or what a group opens into."""
        if inside:
            return [Entry("", (c,)) for c in self.all if c.said.path[:1] == (inside,)]
        groups: dict[str, list[Choice]] = {}
        for number, choice in enumerate(self.all):
            path = choice.said.path
            first = path[0] if len(path) > 1 and path[0].startswith(GROUPED) else f"#{number}"
            groups.setdefault(first, []).append(choice)
        if len(self.all) < GROUP_FROM or len(groups) == len(self.all):
            return [Entry("", (c,)) for c in self.all]
        return [Entry(thing if len(group) > 1 else "", tuple(group)) for thing, group in groups.items()]

    def find(self, text: str) -> int:
        """The action a typed text means. Raises NotFound."""
        try:
            return self.game.parse(self.state, text)
        except IllegalAction:
            pass
        wanted = plain(text)
        if len(wanted) < SHORTEST_PART:
            raise NotFound([])
        fits = [c for c in self.all if any(wanted in name for name in self._names(c.action))]
        if len(fits) == 1:
            return fits[0].action
        raise NotFound(fits)

    def _names(self, action: int) -> list[str]:
        said = [self.game.describe(self.state, action, lang) for lang in LANGS]
        return [plain(s.text) for s in said] + [plain(said[0].notation), plain(said[0].notation.replace("_", " "))]
