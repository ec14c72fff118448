"""A position: the state as the kernel knows one, and the machine that runs it from decision to decision."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from ...kernel.position import Machine
from ..guess import hide
from ..known import information
from ..view import view_of
from . import choices, combat, reveal_turn, rival_combat, rival_effects, rival_turn, rounds, shipping
from .decisions import DECISIONS
from .state import State, dump_state, fill_state, start_state

# Each of these modules declares the decisions it knows.
_DECLARED: Final = (choices, combat, reveal_turn, rival_combat, rival_effects, rival_turn, rounds, shipping)
MACHINE: Final = DECISIONS.machine(rounds.next_step)
run_on: Final = MACHINE.run_on
options_now: Final = MACHINE.options_now


class Position(State):
    """A game of Dune: Imperium in progress."""

    __slots__ = ()

    @property
    def players_count(self) -> int:
        return self.humans

    @property
    def ranking(self) -> list[list[int]]:
        return rounds.final_ranking(self)

    def information(self, seat: int) -> int:
        return information(self, seat)

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
        copy = super().guess(seat, rng)
        assert isinstance(copy, Position)
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
