"""Troops and dreadnoughts between supply, garrison and Conflict (IMP-1.3, IMP-X3), and their strength (IMP-5.16)."""

from __future__ import annotations

from ..tables import DREADNOUGHT_STRENGTH
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
        s.deploy_open = k.DEPLOY_ALL
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


def commission(s: State, seat: int, n: int) -> None:
    """Dreadnoughts from the supply to the garrison, as many as there are (IMP-X3.2)."""
    p = s.players[seat]
    n = min(n, p.dread_supply)
    p.dread_supply -= n
    p.dread_garrison += n
    if seat == s.active:
        s.commissioned += n
        s.deploy_open = k.DEPLOY_ALL
    if n and s.log is not None:
        s.log.append((k.E_DREADNOUGHT, seat, n))


def dreads_enter(s: State, seat: int, n: int) -> None:
    p = s.players[seat]
    p.dread_garrison -= n
    p.dread_conflict += n
    if seat == s.active:
        s.entered_dreads += n
    if n and s.log is not None:
        s.log.append((k.E_DREADNOUGHTS_IN, seat, n))


def dreads_retreat(s: State, seat: int, n: int) -> None:
    p = s.players[seat]
    p.dread_conflict -= n
    p.dread_garrison += n
    if n and s.log is not None:
        s.log.append((k.E_DREADNOUGHTS_BACK, seat, n))


def units_in_conflict(p: Player) -> int:
    return p.conflict + p.dread_conflict


def strength(p: Player) -> int:
    """0 without a unit in the Conflict, else 2 for each troop, 3 for each dreadnought and 1 for each sword."""
    if p.dread_conflict:
        return 2 * p.conflict + DREADNOUGHT_STRENGTH[p.leader] * p.dread_conflict + p.swords
    return 2 * p.conflict + p.swords if p.conflict else 0
