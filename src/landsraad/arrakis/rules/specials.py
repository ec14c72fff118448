"""Rules of single cards and leaders. A special is one row: its name, what it starts, its words.

The rows stand beside their functions and the decisions they ask for: `harkonnen_cards.py`, `atreides_cards.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel.decision import Text
from ..tables import SPECIAL_ID
from .state import State

Start = Callable[[State, int, int], None]  # the seat that acts, and the number beside the name
Matters = Callable[[State], bool]


class Special:
    def __init__(self, name: str, start: Start, words: Text, matters: Matters | None) -> None:
        self.name = name
        self.start = start
        self.words = words
        self.matters = matters


SPECIALS: Final[list[Special | None]] = [None] * len(SPECIAL_ID)


def special(name: str, start: Start, words: Text, matters: Matters | None = None) -> None:
    """`matters`: the special has no choice of its own and may be unwelcome, so it is asked for if it changes something
    (ARR-8.16)."""
    if SPECIALS[SPECIAL_ID[name]] is not None:
        raise ValueError(f"two specials are called “{name}”")
    SPECIALS[SPECIAL_ID[name]] = Special(name, start, words, matters)


def asking(kind: int) -> Start:
    """A special that is one decision: a frame of that kind with the number beside the name."""

    def start(s: State, seat: int, n: int) -> None:
        s.moved_from = ()
        s.stack.append((kind, seat, n, 0))

    return start


def row(number: int) -> Special:
    found = SPECIALS[number]
    assert found is not None
    return found
