"""Influence tracks and Alliances (IMP-8). Every step is settled completely before the next (IMP-8.10)."""

from __future__ import annotations

from ...kernel.position import with_at
from ..tables import SNOOPER_TRADE
from . import codes as k
from .cards import draw_intrigue
from .resources import gain
from .state import State
from .troops import recruit

TOP = 6


def add_vp(s: State, seat: int, n: int) -> None:
    if seat >= s.humans == 2:  # House Hagal as a third party scores nothing (IMP-T7)
        return
    s.players[seat].vp += n
    if s.log is not None:
        s.log.append((k.E_VP, seat, n))


def gain_influence(s: State, seat: int, faction: int, steps: int) -> None:
    p = s.players[seat]
    for step in range(1, steps + 1):
        level = p.influence[faction]
        if level == TOP:  # further gains are lost (IMP-8.1)
            return
        level += 1
        p.influence = with_at(p.influence, faction, level)
        if s.log is not None:
            s.log.append((k.E_INFLUENCE, seat, faction, 1, level))
        if level == 2:
            add_vp(s, seat, 1)
            if p.snoopers >> faction & 1 and take_snooper(s, seat, faction, steps - step):
                return
        elif level >= 4:
            if level == 4 and seat < s.humans:  # Rivals take no bonus of a track (IMP-R5)
                track_bonus(s, seat, faction)
            holder = s.alliance[faction]
            if holder < 0 or (holder != seat and level > s.players[holder].influence[faction]):
                give_alliance(s, faction, seat)


def take_snooper(s: State, seat: int, faction: int, steps_left: int) -> bool:
    """Tessia reaches a token: the next slot of her board pays (IMP-12.17). True: the rest of the gain waits (U13)."""
    p = s.players[seat]
    p.snoopers &= ~(1 << faction)
    slot = 4 - p.snoopers.bit_count()
    if s.log is not None:
        s.log.append((k.E_SNOOPER, seat, faction, slot))
    if slot == 1:
        if steps_left:
            s.stack.append((k.FACTION_UP, seat, 1 << faction, steps_left))
        s.stack.append((k.RUN, seat, SNOOPER_TRADE, 0))
        return True
    if slot in (2, 4):
        track_bonus(s, seat, faction)
    if slot in (3, 4):
        gain_influence(s, seat, faction, 1)
    return False


def track_bonus(s: State, seat: int, faction: int) -> None:
    """The bonus printed at 4 (IMP-8.3)."""
    if faction == k.EMPEROR:
        recruit(s, seat, 2)
    elif faction == k.GUILD:
        gain(s, seat, 3, 0, 0)
    elif faction == k.BENE_GESSERIT:
        draw_intrigue(s, seat, 1)
    else:
        gain(s, seat, 0, 0, 1)


def give_alliance(s: State, faction: int, seat: int) -> None:
    """The token and its Victory Point go to that seat (IMP-8.4, IMP-8.5)."""
    holder = s.alliance[faction]
    s.alliance = with_at(s.alliance, faction, seat)
    if s.log is not None:
        s.log.append((k.E_ALLIANCE, seat, faction, holder))
    if holder >= 0:
        add_vp(s, holder, -1)
    add_vp(s, seat, 1)


def lose_influence(s: State, seat: int, faction: int, steps: int) -> None:
    """Steps down. A holder may have to give up the Alliance (IMP-8.6); a choice among several is asked."""
    p = s.players[seat]
    for _ in range(steps):
        before = p.influence[faction]
        if before == 0:
            return
        p.influence = with_at(p.influence, faction, before - 1)
        if s.log is not None:
            s.log.append((k.E_INFLUENCE, seat, faction, -1, before - 1))
        if before == 2:
            add_vp(s, seat, -1)
        if s.alliance[faction] == seat:
            _give_up_alliance(s, seat, faction, before)


def _give_up_alliance(s: State, seat: int, faction: int, before: int) -> None:
    heirs = [i for i, q in enumerate(s.players) if i != seat and q.influence[faction] == before]
    if not heirs and before <= 4:
        best = max(q.influence[faction] for i, q in enumerate(s.players) if i != seat)
        if best < 4:
            s.alliance = with_at(s.alliance, faction, -1)
            if s.log is not None:
                s.log.append((k.E_ALLIANCE_BACK, seat, faction))
            add_vp(s, seat, -1)
            return
        heirs = [i for i, q in enumerate(s.players) if i != seat and q.influence[faction] == best]
    if len(heirs) == 1:
        give_alliance(s, faction, heirs[0])
    elif heirs:
        mask = 0
        for i in heirs:
            mask |= 1 << i
        s.stack.append((k.ALLIANCE_TO, seat, faction, mask))
