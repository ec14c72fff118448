"""Solari, spice and water from and to the bank (IMP-0.4)."""

from __future__ import annotations

from ..tables import MORE_SOLARI
from . import codes as k
from .rival_purse import settle_purse
from .state import State


def gain(s: State, seat: int, solari: int, spice: int, water: int) -> None:
    if seat >= s.humans:
        _rival_gains(s, seat, solari, spice, water)
        return
    p = s.players[seat]
    if solari and s.active == seat:
        solari += MORE_SOLARI[p.leader]  # Yuna: every separate gain on her own turn (IMP-12.13)
    p.solari += solari
    p.spice += spice
    p.water += water
    if s.log is not None:
        s.log.append((k.E_GAINED, seat, solari, spice, water))


def _rival_gains(s: State, rival: int, solari: int, spice: int, water: int) -> None:
    """House Hagal as a third party owns nothing (IMP-T1); a solo Rival buys what it can at once (IMP-S8.2)."""
    if s.humans == 2:
        return
    p = s.players[rival]
    p.solari += solari
    p.spice += spice
    p.water += water
    if s.log is not None:
        s.log.append((k.E_GAINED, rival, solari, spice, water))
    settle_purse(s, rival)


def pay(s: State, seat: int, solari: int, spice: int, water: int) -> None:
    p = s.players[seat]
    p.solari -= solari
    p.spice -= spice
    p.water -= water
    if s.log is not None:
        s.log.append((k.E_PAID, seat, solari, spice, water))
