"""Troops between supply, garrison and Conflict (IMP-1.3), and the strength they make (IMP-5.16)."""

from __future__ import annotations

from . import codes as k
from .state import Player, State


def recruit(s: State, seat: int, n: int) -> None:
    """As many as the supply holds (IMP-1.4)."""
    p = s.players[seat]
    if n > p.supply:
        n = p.supply
    p.supply -= n
    p.garrison += n
    s.recruited_now = n
    if seat == s.active:
        s.recruited += n
        s.deploy_open = 1
    if n and s.log is not None:
        s.log.append((k.E_RECRUITED, seat, n))


def enter_conflict(s: State, seat: int, n: int) -> None:
    """Troops from the garrison; counts for everything that asks how many entered this turn (IMP-4.19)."""
    p = s.players[seat]
    p.garrison -= n
    p.conflict += n
    _entered(s, seat, n)


def enter_conflict_from_supply(s: State, seat: int) -> None:
    p = s.players[seat]
    p.supply -= 1
    p.conflict += 1
    _entered(s, seat, 1)


def _entered(s: State, seat: int, n: int) -> None:
    if seat == s.active:
        s.entered += n
    if n and s.log is not None:
        s.log.append((k.E_DEPLOYED, seat, n))


def retreat(s: State, seat: int, n: int) -> None:
    p = s.players[seat]
    p.conflict -= n
    p.garrison += n
    if n and s.log is not None:
        s.log.append((k.E_RETREATED, seat, n))


def strength(p: Player) -> int:
    """0 without a unit in the Conflict, else 2 for each troop and 1 for each sword."""
    return 2 * p.conflict + p.swords if p.conflict else 0
