"""One machine for every game: what a position always has, and the loop that runs from decision to decision.

A game's state inherits from `Position` and adds its fields; what is pending is a stack of frames in it. `Machine` looks
at the frame on top: it may do something by itself (*settle*), or it lists options; a single option is taken without
asking, several are a decision. This module compiles with mypyc.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from .errors import IllegalAction, UnknownSeat
from .fingerprint import fingerprint

Frame = tuple[int, int, int, int]  # kind, seat, a, b: one pending decision or step; see decision.py
DID: Final = 0  # the event all games share: (DID, seat, action, kind, a, b), of every answer, asked for or forced

SAVED_TYPES: Final[dict[str, str]] = {
    "key_bytes": "bytes",
    "counter": "int",
    "player": "int",
    "over": "bool",
    "stack": "list[Frame]",
    "due": "bool",
    "reveals": "int",
    "forced": "int",
}
SAVED_FIELDS: Final = tuple(SAVED_TYPES)


class Position:
    """A game in progress as far as the kernel knows it."""

    __slots__ = (*SAVED_FIELDS, "legal_list", "log")

    key_bytes: bytes  # the seed of all chance
    counter: int  # how often it was used
    player: int  # whose decision it is
    over: bool
    stack: list[Frame]
    due: bool  # something has to happen before the machine goes on: see Machine.interrupt
    reveals: int  # how often chance or hidden information came to light
    forced: int  # decisions with a single option, made without asking
    legal_list: list[int]  # replaced at each decision, never changed in place
    log: list[tuple[int, ...]] | None  # events since it was switched on; None is free

    # ------------------------------------------------------------ what a game adds

    @property
    def players_count(self) -> int:
        raise NotImplementedError

    @property
    def ranking(self) -> list[list[int]]:
        """Seats from first place down; seats that share a place stand together."""
        raise NotImplementedError

    def machine(self) -> Machine:
        raise NotImplementedError

    def clone(self) -> Position:
        raise NotImplementedError

    def view(self, seat: int) -> dict[str, Any]:
        raise NotImplementedError

    def hide(self, seat: int, rng: Random) -> None:
        """Deal anew what this seat cannot know."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        raise NotImplementedError

    def clock(self) -> int:
        """How many rounds have begun; a game without rounds is one long one."""
        return 0

    # ------------------------------------------------------------ the same for all

    def outcome(self) -> list[float]:
        """By seat: its share of the victory. Nobody has any while the game runs, or when an automaton has won."""
        shares = [0.0] * self.players_count
        if self.over:
            first = self.ranking[0]
            for seat in first:
                if seat < len(shares):
                    shares[seat] = 1.0 / len(first)
        return shares

    def information(self, seat: int) -> int:
        """A number that is equal for positions the seat cannot tell apart, and else differs nearly always. Quicker than
        `key` where a game has its own way; good within one run of the program."""
        return hash(self.key(seat))

    def kind(self) -> int:
        """The number of the decision at hand, without a view; -1 when nothing is asked any more."""
        return self.stack[-1][0] if self.stack and not self.over else -1

    def check_seat(self, seat: object) -> None:
        """An unknown seat is an error, never somebody's secrets; -1 is the onlooker."""
        if type(seat) is not int or not -1 <= seat < self.players_count:
            raise UnknownSeat(f"There is no seat {seat!r} at this table.")

    def legal(self) -> list[int]:
        return self.legal_list.copy()

    def apply(self, action: object) -> None:
        if type(action) is int:
            number: int = action
            for option in self.legal_list:  # compiled, numbers are compared here; `in` would compare objects
                if option == number:
                    self.machine().go_on(self, action)
                    return
        raise IllegalAction(f"Action {action!r} is not legal now.")

    def guess(self, seat: int, rng: Random) -> Position:
        self.check_seat(seat)
        copy = self.clone()
        copy.hide(seat, rng)
        if seat != copy.player:  # whoever decides knows the options; to others they hang on what was dealt anew
            copy.legal_list = copy.machine().options_now(copy)
        return copy

    def key(self, seat: int) -> str:
        return fingerprint(self.view(seat))

    def hash(self) -> str:
        return fingerprint(self.dump())


def new_fields(s: Position, key_bytes: bytes) -> None:
    """The kernel's own fields at the start of a game."""
    s.key_bytes = key_bytes
    s.counter = 0
    s.player = 0
    s.over = False
    s.stack = []
    s.due = False
    s.reveals = 0
    s.forced = 0
    s.legal_list = []
    s.log = None


def with_at(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """A row with another value in one place. Rows that change seldom are tuples, which all clones share."""
    return (*row[:at], value, *row[at + 1 :])


Settle = Callable[[Any, Any], bool]  # True: it did something, look again
Options = Callable[[Any, Any], list[int]]
Apply = Callable[[Any, Any, int], None]
Answer = Callable[[Any, Any, list[int]], int]
AskAnyway = Callable[[Any, Any], bool]  # True: ask although there is one option only


class Machine:
    """Runs positions of one game. By kind of frame: what it does by itself, what may be chosen, what follows."""

    __slots__ = ("alone", "answer", "apply", "hold", "interrupt", "next_step", "options", "settle")

    settle: list[Settle | None]
    options: list[Options | None]
    apply: list[Apply | None]
    hold: list[Apply | None]
    next_step: Callable[[Any], None]
    interrupt: Callable[[Any], None] | None
    alone: list[AskAnyway | None]
    answer: Answer | None

    def __init__(
        self,
        settle: list[Settle | None],
        options: list[Options | None],
        apply: list[Apply | None],
        hold: list[Apply | None],
        next_step: Callable[[Any], None],
        interrupt: Callable[[Any], None] | None = None,
        alone: list[AskAnyway | None] | None = None,
        answer: Answer | None = None,
    ) -> None:
        """`apply`: the frame is taken off before. `hold`: where it stays while the answer is carried out.
        `next_step`: nothing is pending, go on with the phase. `interrupt`: called as soon as `due` is set.
        `alone`: by kind, whether a single option is asked about; what is not asked tells that there was no choice.
        `answer`: what the game itself says where the seat is below 0, because nobody sits there."""
        self.settle = settle
        self.options = options
        self.apply = apply
        self.hold = hold
        self.next_step = next_step
        self.interrupt = interrupt
        self.alone = alone if alone is not None else [None] * len(settle)
        self.answer = answer

    def run_on(self, s: Position) -> None:
        """Run to the next decision: more than one option, or one that has to be asked about."""
        stack: list[Any] = s.stack  # frames are handed on as they are: a typed one would be taken apart and built again
        all_settle, all_options, all_apply = self.settle, self.options, self.apply
        while not s.over:
            if s.due:
                interrupt = self.interrupt
                assert interrupt is not None
                interrupt(s)
            if not stack:
                self.next_step(s)
                continue
            frame: tuple[int, ...] = stack[-1]
            kind = frame[0]
            settle = all_settle[kind]
            if settle is not None and settle(s, frame):
                continue
            options = all_options[kind]
            assert options is not None
            legal: list[Any] = options(s, frame)
            if len(legal) > 1:
                if frame[1] >= 0:
                    s.player = frame[1]
                    s.legal_list = legal
                    return
                answer = self.answer
                assert answer is not None
                legal = [answer(s, frame, legal)]
            if legal:
                alone = self.alone[kind]
                if alone is not None and frame[1] >= 0 and alone(s, frame):
                    s.player = frame[1]
                    s.legal_list = legal
                    return
                s.forced += 1
                action = legal[0]
                if s.log is not None:  # nobody was asked, but everybody may read what was done
                    s.log.append((DID, frame[1], action, kind, frame[2], frame[3]))
                apply = all_apply[kind]
                if apply is not None:
                    stack.pop()
                else:
                    apply = self.hold[kind]
                    assert apply is not None
                apply(s, frame, action)
            else:
                stack.pop()  # nothing can be chosen: the effect is lost
        s.legal_list = []

    def options_now(self, s: Position) -> list[int]:
        """The options of the decision at hand, computed again from the position."""
        if s.over:
            return []
        frame = s.stack[-1]
        options = self.options[frame[0]]
        assert options is not None
        return options(s, frame)

    def go_on(self, s: Position, action: Any) -> None:
        """Make a legal action happen and run on. Any: what is only handed on is not unpacked and packed again."""
        stack: list[Any] = s.stack
        frame: tuple[int, ...] = stack[-1]
        kind = frame[0]
        if s.log is not None:
            s.log.append((DID, frame[1], action, kind, frame[2], frame[3]))
        apply = self.apply[kind]
        if apply is not None:
            stack.pop()
        else:
            apply = self.hold[kind]
            assert apply is not None
        apply(s, frame, action)
        self.run_on(s)
