"""Supremacy, prescience, and the leaders they bring into play (ARR-4, ARR-23, ARR-24)."""

from __future__ import annotations

from typing import Final

from ..tables import (
    ALIA,
    ATREIDES_SIDE,
    CHANI,
    FEYD,
    HARKONNEN_SIDE,
    HAWAT,
    JESSICA,
    MUAD_DIB,
    OBJECTIVES,
    PAUL,
    RABBAN,
    REVEREND_MOTHER,
    TRACK_END,
)
from . import codes as k
from .forces import out_of_game
from .state import State

WIN_AT: Final = 10


def win(s: State, side: int) -> None:
    """The game ends at that very moment (ARR-4.6)."""
    s.over = True
    s.winner = side
    s.phase = k.FINISHED
    if s.log is not None:
        s.log.append((k.E_OVER, side))
    s.stack.clear()


def nobody_wins(s: State) -> None:
    """The last round of a game with a limit is over."""
    win(s, -1)


def bring_in(s: State, leader: int) -> None:
    """The card goes to its box, the figure is available (ARR-13.2)."""
    if s.where[leader] == k.NOT_YET:
        s.where[leader] = k.AVAILABLE
        if s.log is not None:
            s.log.append((k.E_LEADER_IN, -1, leader))


def gain_supremacy(s: State, n: int) -> None:
    """Steps passed by a jump all take effect, in order (ARR-24)."""
    for _ in range(n):
        s.supremacy += 1
        if s.log is not None:
            s.log.append((k.E_SUPREMACY, -1, s.supremacy))
        if s.supremacy == 1:
            bring_in(s, HAWAT)
        elif s.supremacy in (4, 7):
            take_token(s, ATREIDES_SIDE)
        elif s.supremacy == 6:
            feyd_enters(s)
        elif s.supremacy >= WIN_AT:
            win(s, HARKONNEN_SIDE)
            return


def feyd_enters(s: State) -> None:
    """Feyd-Rautha comes into play and Rabban leaves the game (ARR-24.3, ARR-28.3)."""
    bring_in(s, FEYD)
    if s.where[RABBAN] != k.GONE:
        out_of_game(s, RABBAN)


def take_token(s: State, side: int) -> None:
    if s.bene_gesserit_left:
        s.bene_gesserit_left -= 1
        s.bene_gesserit[side] += 1


def advance(s: State, marker: int, n: int) -> None:
    """Steps reached or passed have their effect, each once (ARR-23.9 to ARR-23.12)."""
    before = s.marker[marker]
    s.marker[marker] = min(TRACK_END, before + n)
    if s.log is not None:
        s.log.append((k.E_MARKER, -1, marker, s.marker[marker]))
    if s.marker[marker] >= 3:
        if marker == 0:
            replace_leader(s, PAUL, MUAD_DIB)
        elif marker == 1:
            replace_leader(s, JESSICA, REVEREND_MOTHER)
        else:
            bring_in(s, CHANI)
    if s.marker[marker] >= 6:
        bring_in(s, ALIA)
    if (
        s.smugglers == k.NEUTRAL and s.marker[marker] >= s.staban_step
    ):  # resolved once the running step is over (SMG-4.4)
        s.due = True


def replace_leader(s: State, old: int, new: int) -> None:
    """The new one takes figure and card position of the old one, who leaves the game (ARR-28.12)."""
    if s.where[new] != k.NOT_YET:
        return
    place = s.where[old]
    s.where[new] = place
    s.tank[new] = s.tank[old]
    if place >= 0:
        s.named[place] = s.named[place] & ~(1 << old) | 1 << new
    if s.spent >> old & 1:
        s.spent |= 1 << new
    s.where[old] = k.GONE
    if s.log is not None:
        s.log.append((k.E_LEADER_OUT, -1, old))
        s.log.append((k.E_LEADER_IN, -1, new))


def reward(s: State, steps: tuple[int, int, int]) -> None:
    for marker in range(3):
        if steps[marker]:
            advance(s, marker, steps[marker])


def advance_all(s: State, n: int, check: bool) -> None:
    """A destroyed Harkonnen settlement (ARR-16.3); for Arrakeen the objective is checked at once (ARR-4.3)."""
    for marker in range(3):
        advance(s, marker, n)
    if check:
        check_objective(s)


def targets(s: State, objective: int) -> tuple[int, int, int]:
    """The steps a secret objective asks for, with the offset of the setup, which never leaves the track."""
    a, b, c = OBJECTIVES[objective].targets
    n = s.target_offset
    return min(TRACK_END, a + n), min(TRACK_END, b + n), min(TRACK_END, c + n)


def check_objective(s: State) -> None:
    """Each marker on or beyond the number of the objective; either of two will do (ARR-4.2, ARR-4.4)."""
    for number in s.objectives:
        kwisatz_haderach, sand_dwellers, jihad = targets(s, number)
        if s.marker[0] >= kwisatz_haderach and s.marker[1] >= sand_dwellers and s.marker[2] >= jihad:
            win(s, ATREIDES_SIDE)
            return
