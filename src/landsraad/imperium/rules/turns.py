"""How every turn begins and ends (IMP-3.6, IMP-3.7)."""

from __future__ import annotations

from . import codes as k
from .state import State


def begin_turn(s: State, seat: int) -> None:
    """The turn of a human: what comes first, and what may be chosen (IMP-3.4)."""
    open_turn(s, seat)
    p = s.players[seat]
    p.voice = -1  # The Voice ends at its owner's next turn (IMP-12.2)
    p.voice_on = 0
    s.stack.append((k.TURN, seat, 0, 0))
    p.turns += 1
    if p.ahead >= 0 and p.turns == 2:  # Ilesa's card is shown and comes back (IMP-12.15)
        s.ahead_now = p.ahead
        card_ahead_back(s, seat)


def open_turn(s: State, seat: int) -> None:
    """Nothing has happened yet in this turn."""
    s.active = seat
    s.card = -1
    s.card_gone = 0
    s.sent = -1
    s.recruited = 0
    s.commissioned = 0
    s.deployed = 0
    s.deployed_dreads = 0
    s.entered = 0
    s.entered_dreads = 0
    s.beside_enemy = 0
    s.ambush = 0
    s.ambushed = 0
    s.again = 0
    s.ahead_now = -1
    s.deploy_open = 0
    s.fresh = 1
    s.envoy = 0
    s.infiltrate = 0
    s.passing = 0
    if s.log is not None:
        s.log.append((k.E_TURN, seat))


def card_ahead_back(s: State, seat: int) -> None:
    p = s.players[seat]
    p.hand.append(p.ahead)
    p.shown = (*p.shown, p.ahead)
    if s.log is not None:
        s.log.append((k.E_AHEAD_BACK, seat, p.ahead))
    p.ahead = -1
    s.reveals += 1


def end_turn(s: State) -> None:
    s.agenda.clear()
    if s.hagal is not None and s.active == s.first and s.sent >= 0:  # an Agent turn of the First Player (IMP-T4)
        s.hagal.owed += 1
    if s.again:  # Weirding Way (IMP-12.18)
        s.stack.append((k.EXTRA_TURN, s.active, 0, 0))
    s.again = 0
    s.active = -1
