"""Dice and shuffles."""

from __future__ import annotations

from typing import Final

from ...kernel.errors import BadPosition
from ...kernel.rng import block, shuffle
from ..switches import WORDS
from ..tables import ACTION_DICE, COMBAT_DIE
from .state import State

# Results in the rolls a scenario has fixed: sword, shield, special; then the five of action dice.
COMBAT_RESULTS: Final = range(3)
ACTION_RESULTS: Final = range(3, 8)


def shuffle_cards(s: State, cards: list[int]) -> None:
    s.counter = shuffle(s.key_bytes, s.counter, cards)
    s.reveals += 1


def pick_one(s: State, n: int) -> int:
    """One of n at random, from 0."""
    word = block(s.key_bytes, s.counter)[0]
    s.counter += 1
    s.reveals += 1
    return word % n


def roll(s: State, n: int) -> tuple[int, ...]:
    """Up to sixteen six-sided dice, each 0 to 5."""
    words = block(s.key_bytes, s.counter)
    s.counter += 1
    s.reveals += 1
    return tuple(words[i] % 6 for i in range(n))


def _fixed(s: State, n: int, results: range) -> list[int]:
    """What a scenario has fixed for this roll."""
    s.reveals += 1
    fixed = s.loaded[0]
    s.loaded = s.loaded[1:]
    if len(fixed) != n:
        raise BadPosition(WORDS.message("edit-rolls", n=n, fixed=len(fixed)), ("rolls",))
    if any(x not in results for x in fixed):
        raise BadPosition(WORDS.message("edit-rolls-kind"), ("rolls",))
    return [x - results.start for x in fixed]


def roll_combat(s: State, n: int) -> tuple[int, int, int]:
    """Swords, shields, specials."""
    faces = _fixed(s, n, COMBAT_RESULTS) if s.loaded else [COMBAT_DIE[d] for d in roll(s, n)]
    return faces.count(0), faces.count(1), faces.count(2)


def roll_smuggler_die(s: State) -> int:
    """The result it shows."""
    return _fixed(s, 1, ACTION_RESULTS)[0] if s.loaded else s.smuggler_faces[roll(s, 1)[0]]


def roll_actions(s: State, side: int, n: int) -> list[int]:
    """How many dice show each of the five results."""
    faces = _fixed(s, n, ACTION_RESULTS) if s.loaded else [ACTION_DICE[side][d] for d in roll(s, n)]
    shown = [0, 0, 0, 0, 0]
    for face in faces:
        shown[face] += 1
    return shown
