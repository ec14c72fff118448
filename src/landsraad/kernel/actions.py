"""The catalogue of actions: every action of a game is one number, and every number is an action about certain things.

    ACTIONS = Actions()
    END: Final = ACTIONS.add("end")
    SEND: Final = ACTIONS.add("send", CARD, SPACE)          # SEND + card * len(SPACE) + space
    TRASH_HAND: Final = ACTIONS.add("trash {} hand", CARD, path=("hand:{}",))

An entry is a range of numbers: one for each combination of its things. From it come the notation and back, the path of
things to click, and what bots read. What a number means never depends on the position.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cached_property

from .things import Kind


class Entry:
    """One range: `send` × card × space."""

    def __init__(self, first: int, form: str, kinds: tuple[Kind, ...], path: tuple[str, ...], name: str = "") -> None:
        self.first = first
        self.form = form
        self.kinds = kinds
        self.path = path
        self.size = 1
        for kind in kinds:
            self.size *= len(kind)
        self.name = name or "_".join(word for word in form.split() if word != "{}")  # `trash_hand`

    def numbers(self, action: int) -> tuple[int, ...]:
        """The numbers of the things an action of this range is about."""
        left = action - self.first
        found: list[int] = []
        for kind in reversed(self.kinds):
            left, number = divmod(left, len(kind))
            found.append(number)
        return tuple(reversed(found))

    def ids(self, action: int) -> list[str]:
        return [kind.ids[n] for kind, n in zip(self.kinds, self.numbers(action), strict=True)]


def _filled(form: str, ids: Sequence[str]) -> str:
    for id in ids:
        form = form.replace("{}", id, 1)
    return form


class Actions:
    """All entries, in order. `size` is the number of actions of the game."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.firsts: list[int] = []
        self.size = 0
        self._paths: dict[int, tuple[str, ...]] = {}  # those that were asked for

    def add(self, form: str, *kinds: Kind, path: tuple[str, ...] = (), name: str = "") -> int:
        """The first number of a new range.

        `form` is the notation; ids stand at each `{}`, or at its end. `path` has the same holes, filled in the same
        order over all its steps; without one the things themselves are the path, or a button of the entry's name.
        `name`: where the words of the form are those of another entry.
        """
        if "{}" not in form:
            form = " ".join([form, *("{}" for _ in kinds)])
        if form.count("{}") != len(kinds):
            raise ValueError(f"“{form}” does not fit {len(kinds)} things")
        first = self.size
        entry = Entry(first, form, kinds, path, name)
        entry.path = path or tuple(f"{kind.name}:{{}}" for kind in kinds) or (f"button:{entry.name}",)
        self.entries.append(entry)
        self.firsts.append(first)
        self.size += entry.size
        return first

    def entry(self, action: int) -> Entry:
        if not 0 <= action < self.size:
            raise ValueError(f"there is no action {action}")
        return self.entries[bisect_right(self.firsts, action) - 1]

    @cached_property
    def notations(self) -> list[str]:
        """By action."""
        return [_filled(e.form, e.ids(a)) for e in self.entries for a in range(e.first, e.first + e.size)]

    @cached_property
    def by_notation(self) -> dict[str, int]:
        found = {text: action for action, text in enumerate(self.notations)}
        if len(found) < self.size:
            twice = sorted({t for a, t in enumerate(self.notations) if found[t] != a})
            raise ValueError(f"the same notation stands for two actions: {twice[:3]}")
        return found

    def words(self, action: int) -> tuple[str, ...]:
        """("send", "dagger", "high_council"): what an action means, whatever the position."""
        return tuple(self.notations[action].split())

    def path(self, action: int) -> tuple[str, ...]:
        """The things to click, from first to last."""
        found = self._paths.get(action)
        if found is None:
            entry = self.entry(action)
            ids = iter(entry.ids(action))
            found = tuple(step.replace("{}", next(ids)) if "{}" in step else step for step in entry.path)
            self._paths[action] = found
        return found
