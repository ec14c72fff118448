"""A position: the state with the contract of the kernel, run by the kernel's machine."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from ...kernel.position import Machine
from ..guess import hide
from ..tables import ATREIDES_SIDE
from ..view import view_of
from . import arriving, battle, frigates, parts, rounds, smuggler_die, smugglers, spice, turn  # noqa: F401
from .decisions import DECISIONS
from .mahdi import steps  # noqa: F401
from .mahdi.battles import answer
from .state import State, dump_state, fill_state, start_state

# Every module of the rules has declared its decisions by now. The alliance comes as soon as the step that brought it
# about is over (SMG-4.4): whatever sets `due` means it.
MACHINE: Final = DECISIONS.machine(rounds.next_step, smugglers.start_alliance, answer)
run_on: Final = MACHINE.run_on
options_now: Final = MACHINE.options_now


class Position(State):
    """A game of War for Arrakis in progress, as the kernel's contract wants it."""

    __slots__ = ()

    @property
    def players_count(self) -> int:
        return self.seats

    @property
    def ranking(self) -> list[list[int]]:
        """A team wins or loses together (ARR-29.8)."""
        if not self.over:
            return []
        if self.solo:  # the automaton has no seat: whoever loses to it comes second to nobody (ARR-30.58)
            return [[0]] if self.winner == ATREIDES_SIDE else [[], [0]]  # nor has won whom a limit of rounds stopped
        if self.winner < 0:  # the limit of rounds was reached: nobody has won
            return [list(range(self.seats))]
        winners = sorted({self.house[self.winner], self.ally[self.winner]})
        losers = sorted({self.house[1 - self.winner], self.ally[1 - self.winner]})
        return [winners, losers]

    def clock(self) -> int:
        return self.round

    def machine(self) -> Machine:
        return MACHINE

    def clone(self) -> Position:
        copy = Position()
        self.copy_into(copy)
        return copy

    def view(self, seat: int) -> dict[str, Any]:
        return view_of(self, seat)

    def hide(self, seat: int, rng: Random) -> None:
        hide(self, seat, rng)

    def guess(self, seat: int, rng: Random) -> Position:
        self.check_seat(seat)
        copy = self.clone()
        hide(copy, seat, rng)
        copy.legal_list = MACHINE.options_now(copy)
        return copy

    def dump(self) -> dict[str, Any]:
        return dump_state(self)


def new_position(key_bytes: bytes) -> Position:
    """An empty table."""
    s = Position()
    start_state(s, key_bytes)
    return s


def load_position(data: dict[str, Any]) -> Position:
    s = new_position(b"")
    fill_state(s, data)
    s.legal_list = MACHINE.options_now(s)
    return s
