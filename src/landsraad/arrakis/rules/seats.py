"""Who decides. A side is played by one person or by a House player and a partner (ARR-29)."""

from __future__ import annotations

from ..tables import ATREIDES_SIDE
from .state import State


def commander(s: State, side: int) -> int:
    """The player who commands in the running action turn of that side; otherwise its House player."""
    if s.side == side and s.acting >= 0:
        return seat_of(s, s.acting)
    return s.house[side]


def seat_of(s: State, subfaction: int) -> int:
    side = subfaction // 2
    return s.ally[side] if subfaction % 2 else s.house[side]


def desert_seat(s: State) -> int:
    """Phase 3, Desert Power and worms are the Fremen player's (ARR-29.11)."""
    return s.ally[ATREIDES_SIDE]


def team(s: State, side: int) -> bool:
    return s.house[side] != s.ally[side]


def hand_of(s: State, subfaction: int) -> list[int]:
    """The cards of the player of that deck: both hands for one who plays the side alone."""
    side = subfaction // 2
    return s.hands[subfaction] if team(s, side) else s.hands[side * 2] + s.hands[side * 2 + 1]
