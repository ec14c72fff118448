"""A seat is what a player holds: everything a client, a bot or a program at that seat may have, and nothing else.

    seat = Seat(game, state, 0)
    seat.view()                    what this seat may know, as plain data
    seat.encode(row)               the same as numbers, for programs that learn
    seat.legal()                   its choices as numbers; empty while somebody else decides
    seat.choices("de")             the same in words, with the path of things that leads to each
    seat.question("de")            what is asked
    seat.news(0, "en")             what happened, as this seat may read it
    seat.guess(random.Random(1))   a whole position this seat cannot tell from the real one: the ground of every search
    seat.preview(action)           what would change, as far as it can be known before
    seat.why("space:arrakeen")     why something cannot be used now

Whoever holds a seat never holds the truth. Everything that is worked out ahead (`preview`, `final`) is worked out in a
guessed world, so that it cannot tell more than the view does.
"""

from __future__ import annotations

from random import Random
from typing import Any

from .contract import ONLOOKER, Choice, Data, Event, Final, Game, Lang, Line, Reason, State
from .encode import encode
from .errors import IllegalAction
from .news import lines_of, noticed

Change = tuple[str, Any, Any]  # where in the view, before, after


class Preview:
    """What an action would do: whether it can be taken back, and what it changes in the own view.

    `ends_turn`: others come next, also if something comes to light on the way, or an automaton moves at once.
    """

    __slots__ = ("changes", "ends_turn", "final")

    def __init__(self, final: Final, changes: list[Change], ends_turn: bool = False) -> None:
        self.final = final
        self.changes = changes
        self.ends_turn = ends_turn


class Alone:
    """A state without a table: nothing can be undone, and the log is the state's own."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state

    @property
    def log(self) -> list[Event]:
        """What the state has noted since its log was switched on."""
        return self.state.log if self.state.log is not None else []

    def noticed(self, seat: int) -> list[Event]:
        """Those events of its log the seat may know of."""
        return noticed(self.game, self.state, self.log, seat)


class Seat:
    """One place at a table; `number` is ONLOOKER for somebody who watches."""

    __slots__ = ("__place", "game", "number")

    def __init__(self, game: Game, state: State, number: int) -> None:
        self._sit(Alone(game, state), number)

    @classmethod
    def at(cls, place: Any, number: int) -> Seat:
        """A seat at a table, which may go back and forth: anything with `game`, `state` and `noticed`."""
        seat = cls.__new__(cls)
        seat._sit(place, number)
        return seat

    def _sit(self, place: Any, number: int) -> None:
        place.state.check_seat(number)
        self.__place = place
        self.game: Game = place.game
        self.number = number

    # ------------------------------------------------------------ the decision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        over: bool = self.__place.state.over
        return over

    @property
    def to_move(self) -> bool:
        """Whether this seat is to decide."""
        state: State = self.__place.state
        return not state.over and state.player == self.number

    @property
    def kind(self) -> str:
        """The name of the decision at hand, whoever makes it; cheap, unlike a view."""
        return self.game.kind(self.__place.state)

    def view(self) -> Data:
        """Everything this seat may know, as plain data (docs/view.md)."""
        return self.__place.state.view(self.number)  # type: ignore[no-any-return]

    def encode(self, out: Any) -> None:
        """The view as a row of numbers, written into `out`: see kernel/encode.py."""
        encode(self.view(), out)

    def legal(self) -> list[int]:
        """Its choices as numbers; empty while somebody else decides."""
        return self.__place.state.legal() if self.to_move else []

    def choices(self, lang: Lang = "en") -> list[Choice]:
        """The same in words, with the path of things that leads to each."""
        found = []
        for action in self.legal():
            said = self.game.describe(self.__place.state, action, lang)
            found.append(Choice(action, said.text, said.notation, said.path, said.labels))
        return found

    def question(self, lang: Lang = "en") -> str:
        """What is asked; also of those who only wait for the answer."""
        return self.game.question(self.__place.state, self.number, lang)

    def find(self, text: str) -> int:
        """The legal action meant by a text: a notation or words in any language."""
        if not self.to_move:
            raise IllegalAction("It is not your turn.")
        return self.game.parse(self.__place.state, text)

    def why(self, thing: str, lang: Lang = "en") -> list[Reason]:
        """Why this thing cannot be used now; empty if it can."""
        return self.game.explain(self.__place.state, self.number, thing, lang)

    # ------------------------------------------------------------ what happened

    def news(self, since: int = 0, lang: Lang = "en", until: int | None = None) -> tuple[list[Line], int]:
        """What happened after `since`, up to `until` or to now, and the number to ask with next time.

        The number counts what this seat may know of: that something happened unseen is not told either.
        """
        events = self.__place.noticed(self.number)
        return lines_of(self.game, self.__place.state, events[since:until], self.number, lang), len(events)

    # ------------------------------------------------------------ looking ahead

    def guess(self, rng: Random) -> State:
        """A whole position that fits everything this seat knows; what it cannot know is dealt anew."""
        return self.__place.state.guess(self.number, rng)  # type: ignore[no-any-return]

    def key(self) -> str:
        """Equal for positions this seat cannot tell apart."""
        return self.__place.state.key(self.number)  # type: ignore[no-any-return]

    def preview(self, action: int) -> Preview:
        """What the action would change; only that it is final when others follow or something comes to light."""
        if action not in self.legal():
            raise IllegalAction(f"Action {action!r} is not legal now.")
        world = self.guess(Random(0))
        reveals = world.reveals
        before = world.view(self.number)
        world.log = []
        world.apply(action)
        ends_turn = turn_over(self.game, world, self.number)
        if world.reveals != reveals:
            return Preview("reveal", [], ends_turn)
        if ends_turn:
            return Preview("turn", [], True)
        return Preview("", changes(before, world.view(self.number)))

    # ------------------------------------------------------------ going back

    @property
    def can_undo(self) -> bool:
        """Whether this seat can take its last action back."""
        place = self.__place
        return not isinstance(place, Alone) and bool(place.can_undo(self.number))


def turn_over(game: Game, world: State, seat: int) -> bool:
    """Whether others come next, or somebody who is no player has just moved: Rivals answer within the same action.

    The log of the world holds what the last action brought.
    """
    if world.over or world.player != seat:
        return True
    told = [game.show(world, event, ONLOOKER) for event in world.log or ()]
    return any(x is not None and x["seat"] is not None and not 0 <= x["seat"] < world.players_count for x in told)


NOT_A_CHANGE = frozenset({"legal", "asks", "player"})  # the next decision itself


def changes(before: Any, after: Any, where: str = "") -> list[Change]:
    """Where two views differ: (`players.0.spice`, 2, 1)."""
    if isinstance(before, dict) and isinstance(after, dict):
        found = []
        for name in {**before, **after}:
            if where or name not in NOT_A_CHANGE:
                found += changes(before.get(name), after.get(name), f"{where}.{name}" if where else str(name))
        return found
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after) and _nested(before):
        return [c for i, (b, a) in enumerate(zip(before, after, strict=True)) for c in changes(b, a, f"{where}.{i}")]
    return [] if before == after else [(where, before, after)]


def _nested(values: list[Any]) -> bool:
    return any(isinstance(v, (dict, list)) for v in values)
