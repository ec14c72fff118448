"""A Rival's Agent turn, and when it has one (IMP-R2, IMP-R13 to R18, IMP-T4, IMP-T9, IMP-S3, IMP-S8.1)."""

from __future__ import annotations

from ...kernel.decision import number
from ...kernel.position import Frame
from ..tables import (
    ANY_RIVAL_SPACES,
    HAGAL_HARVEST,
    HAGAL_INSTEAD,
    HAGAL_INSTEAD_SPACE,
    HAGAL_ITEMS,
    HAGAL_NEEDS,
    HAGAL_RESHUFFLE,
    HAGAL_SPACE,
    INVASION_SHIPS,
    MAKER_SPICE,
    MAKERS,
    NOWHERE,
    SPACE_COMBAT,
)
from . import codes as k
from .agent_turn import rivals_react
from .decisions import DECISIONS
from .dreadnoughts import control_bonus
from .hagal import reveal_card, the_hagal
from .possible import holds
from .rival_effects import does
from .rival_purse import settle_purse
from .rival_tech import flip, ready, use_drones, use_flagship
from .rival_units import deploy
from .state import State
from .turns import begin_turn, open_turn

# The steps of a turn (IMP-R13)
START, SEND, COMBAT, FINISH = 0, 1, 2, 3

# ---------------------------------------------------------------- whose turn it is


def next_turn(s: State) -> bool:
    """Begin the next turn of a human or a Rival; False when the phase is over."""
    return _next_of_two(s) if s.humans == 2 else _next_solo(s)


def _next_solo(s: State) -> bool:
    """In turn order; a Rival goes on while it has Agents, also after the human has revealed (IMP-S8.1)."""
    h = the_hagal(s)
    count = len(s.players)
    for step in range(count):
        seat = (s.turn + step) % count
        p = s.players[seat]
        if seat < s.humans:
            if p.revealed:
                continue
            h.failed = 0  # whatever the human does may open a space
            s.turn = (seat + 1) % count
            begin_turn(s, seat)
            return True
        # Nobody else is left to act: a Rival that found no card need not look again (IMP-R15).
        if p.agents and not (s.players[0].revealed and h.failed >> seat & 1):
            s.turn = (seat + 1) % count
            begin_rival_turn(s, seat)
            return True
    return False


def _next_of_two(s: State) -> bool:
    """House Hagal answers every Agent turn of the First Player; the humans take turns (IMP-T4, IMP-T9)."""
    h = the_hagal(s)
    rival = s.humans
    if h.owed and s.players[rival].agents:
        h.owed -= 1
        begin_rival_turn(s, rival)
        return True
    h.owed = 0
    for step in range(s.humans):
        seat = (s.turn + step) % s.humans
        if not s.players[seat].revealed:
            s.turn = (seat + 1) % s.humans
            begin_turn(s, seat)
            return True
    return False


def begin_rival_turn(s: State, rival: int) -> None:
    h = the_hagal(s)
    open_turn(s, rival)
    h.acting = rival
    h.shown = []
    h.lead = 0
    s.stack.append((k.RIVAL_TURN, rival, START, 0))


# ---------------------------------------------------------------- the turn


def settle_turn(s: State, frame: Frame) -> bool:
    """One step; what it leaves on the stack is resolved before the next."""
    _, rival, step, _ = frame
    s.stack[-1] = (k.RIVAL_TURN, rival, step + 1, 0)
    if step == START:
        if s.humans == 1:
            settle_purse(s, rival)
            use_drones(s, rival)
    elif step == SEND:
        if not _send(s, rival):
            the_hagal(s).failed |= 1 << rival
            if s.log is not None:
                s.log.append((k.E_RIVAL_NO_CARD, rival))
            _end(s)
    elif step == COMBAT:
        if SPACE_COMBAT[s.sent]:
            use_flagship(s, rival)
            deploy(s, rival)
    else:
        if s.humans == 1:
            settle_purse(s, rival)
        _end(s)
    return True


DECISIONS.add(k.RIVAL_TURN, settle=settle_turn, a=number("step"))


def _end(s: State) -> None:
    s.stack.pop()
    s.active = -1


def _send(s: State, rival: int) -> bool:
    """Reveal cards until one fits, place the Agent, pay the controller, resolve the card."""
    h = the_hagal(s)
    card = _find_card(s, rival)
    if card < 0:
        return False
    met = meets_needs(s, rival, card)
    space = target(s, rival, card)
    p = s.players[rival]
    p.agents -= 1
    p.placed = (*p.placed, space)
    s.occupied |= 1 << space
    s.sent = space
    h.failed = 0
    for q in s.players:  # an Agent sent elsewhere uses up a Voice (IMP-12.2)
        q.voice_on &= ~(1 << rival)
    if s.log is not None:
        s.log.append((k.E_RIVAL_SENT, rival, card, space))
    control_bonus(s, space)
    does(s, rival, HAGAL_ITEMS[card] if met else HAGAL_INSTEAD[card])
    if ANY_RIVAL_SPACES >> space & 1:
        rivals_react(s, rival, space)
    return True


def _find_card(s: State, rival: int) -> int:
    """The first card that fits; -1 when a complete deck was gone through in this turn without one (IMP-R15).

    A Reshuffle card may cut a deck short: then every other card must have been seen before the Rival gives up [R].
    """
    h = the_hagal(s)
    others = 0
    for card in h.deck + h.discard:
        if not HAGAL_RESHUFFLE[card]:
            others |= 1 << card
    complete = not h.discard
    tried = 0
    while True:
        size = len(h.deck)
        card = reveal_card(s)
        reason = k.RESHUFFLED if HAGAL_RESHUFFLE[card] else why_not(s, rival, card)
        if reason == k.OCCUPIED and _invade(s, rival, target(s, rival, card)):
            reason = k.USED
        h.shown.append(card * k.SKIP_REASONS + reason)
        if reason == k.USED:
            return card
        tried |= 1 << card
        if s.log is not None:
            s.log.append((k.E_RIVAL_SKIPPED, rival, card, reason))
        if size == 1 or HAGAL_RESHUFFLE[card]:  # the deck is a new one
            if complete and others & ~tried == 0:
                return -1
            complete = True


# ---------------------------------------------------------------- does a card fit?


def meets_needs(s: State, rival: int, card: int) -> bool:
    return HAGAL_NEEDS[card] < 0 or holds(s, rival, HAGAL_NEEDS[card])


def target(s: State, rival: int, card: int) -> int:
    """Where the card sends an Agent; of a card with two spaces only the half that matches counts (IMP-R11)."""
    if HAGAL_HARVEST[card]:
        return best_maker(s, rival)
    return HAGAL_SPACE[card] if meets_needs(s, rival, card) else HAGAL_INSTEAD_SPACE[card]


def why_not(s: State, rival: int, card: int) -> int:
    """Why a card is passed over, or USED: its condition first, then its space (IMP-R13)."""
    space = target(s, rival, card)
    if space == NOWHERE:
        return k.NO_BONUS_SPICE if HAGAL_HARVEST[card] else k.NEEDS_NOT_MET
    if s.occupied >> space & 1:
        return k.OCCUPIED
    return k.SILENCED if silenced(s, rival, space) else k.USED


def silenced(s: State, rival: int, space: int) -> bool:
    """Closed to this Rival by The Voice, which it takes for an occupied space (IMP-R16)."""
    return any(q.voice == space and q.voice_on >> rival & 1 for q in s.players)


def best_maker(s: State, rival: int) -> int:
    """The free Maker space with the most bonus spice, then with the most spice in all (IMP-R8, IMP-R17)."""
    best = NOWHERE
    most = (0, 0)
    for maker, space in enumerate(MAKERS):
        bonus = s.bonus[maker]
        if bonus and not s.occupied >> space & 1 and not silenced(s, rival, space):
            there = (bonus, bonus + MAKER_SPICE[maker])
            if there > most:
                best, most = space, there
    return best


def _invade(s: State, rival: int, space: int) -> bool:
    """Invasion Ships: enemy Agents do not block it once a round; its own and The Voice still do (IMP-RX12)."""
    p = s.players[rival]
    if not ready(p, INVASION_SHIPS) or space in p.placed or silenced(s, rival, space):
        return False
    flip(s, rival, INVASION_SHIPS)
    return True
