"""Dice and shuffles."""

from __future__ import annotations

from ...kernel.errors import BadPosition
from ...kernel.rng import block, shuffle
from ..tables import ACTION_DICE, COMBAT_DIE
from .state import State


def shuffle_cards(s: State, cards: list[int]) -> None:
    s.counter = shuffle(s.key_bytes, s.counter, cards)
    s.reveals += 1


def roll(s: State, n: int) -> tuple[int, ...]:
    """Up to sixteen six-sided dice, each 0 to 5."""
    s.reveals += 1
    if s.loaded:
        faces = s.loaded.pop(0)
        if len(faces) != n:
            raise BadPosition(f"{n} dice are rolled here, but the scenario fixes {len(faces)}.", ("rolls",))
        return tuple(faces)
    words = block(s.key_bytes, s.counter)
    s.counter += 1
    return tuple(words[i] % 6 for i in range(n))


def roll_combat(s: State, n: int) -> tuple[int, int, int]:
    """Swords, shields, specials."""
    faces = [COMBAT_DIE[d] for d in roll(s, n)]
    return faces.count(0), faces.count(1), faces.count(2)


def roll_actions(s: State, side: int, n: int) -> list[int]:
    """How many dice show each of the five results."""
    results = [0, 0, 0, 0, 0]
    for d in roll(s, n):
        results[ACTION_DICE[side][d]] += 1
    return results
