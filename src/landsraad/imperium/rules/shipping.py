"""Freighters and the Shipping track (IMP-X2)."""

from __future__ import annotations

from ...kernel.decision import flag, number, some
from ...kernel.position import Frame
from ..tables import (
    DIVIDENDS,
    SHIPPING_INFLUENCE,
    SHIPPING_SPICE,
    SHIPPING_TECH_DISCOUNT,
    SHIPPING_TROOPS,
    TROOP_TRANSPORTS,
)
from ..things import REWARD
from . import codes as k
from .actions import ADVANCE, RECALL_FREIGHTER, SKIP, TAKE_DIVIDENDS, TAKE_INFLUENCE, TAKE_SPICE, TAKE_TECH, TAKE_TROOPS
from .decisions import DECISIONS
from .effects import execute
from .possible import tiles_for_spice
from .resources import gain
from .state import State
from .troops import recruit

TOP_SPACE = 3
# Rewards of a recall from each space, as bits: 1 Dividends or spice, 2 troops, 4 Influence, 8 a Tech tile.
REWARDS = (0, 1, 7, 15)
TAKES = {TAKE_DIVIDENDS: 1, TAKE_SPICE: 1, TAKE_TROOPS: 2, TAKE_INFLUENCE: 4, TAKE_TECH: 8}


def options_freight(s: State, frame: Frame) -> list[int]:
    """Each icon: advance, recall, or leave it (IMP-X2.2). A recall from the start would yield nothing."""
    _, seat, _, must = frame
    space = s.players[seat].freighter
    legal = []
    if space < TOP_SPACE:
        legal.append(ADVANCE)
    if space > 0:
        legal.append(RECALL_FREIGHTER)
    if not must:
        legal.append(SKIP)
    return legal


def apply_freight(s: State, frame: Frame, action: int) -> None:
    _, seat, icons, _ = frame
    if action == SKIP:
        return
    if icons > 1:  # used one after the other (IMP-X2.5)
        s.stack.append((k.FREIGHT, seat, icons - 1, 0))
    p = s.players[seat]
    if action == ADVANCE:
        p.freighter += 1
    else:
        # The rewards of the space left and of every space below, in any order (IMP-X2.3).
        s.stack.append((k.SHIPPING, seat, REWARDS[p.freighter], 0))
        p.freighter = 0
    if s.log is not None:
        s.log.append((k.E_FREIGHTER, seat, p.freighter))


DECISIONS.add(
    k.FREIGHT,
    options_freight,
    apply_freight,
    name="freighter",
    a=number("icons"),
    b=flag("must"),
    ask=("Your Freighter: advance, recall, or leave it?", "Dein Frachter: vorrücken, zurückrufen oder stehen lassen?"),
    words={SKIP: ("Leave your Freighter where it is", "Frachter stehen lassen")},
)


def settle_shipping(s: State, frame: Frame) -> bool:
    """Troops are taken at once while the supply is ample and nothing has to be decided about them."""
    _, seat, rewards, _ = frame
    p = s.players[seat]
    if not rewards & 2 or rewards == 2 or p.supply <= SHIPPING_TROOPS or TROOP_TRANSPORTS in p.tech:
        return False
    s.stack[-1] = (k.SHIPPING, seat, rewards & ~2, 0)
    _shipping_troops(s, seat)
    return True


def options_shipping(s: State, frame: Frame) -> list[int]:
    _, seat, rewards, _ = frame
    legal = []
    if rewards & 1:
        legal += [TAKE_DIVIDENDS, TAKE_SPICE]
    if rewards & 2:
        legal.append(TAKE_TROOPS)
    if rewards & 4:
        legal.append(TAKE_INFLUENCE)
    if rewards & 8:
        if tiles_for_spice(s, seat, SHIPPING_TECH_DISCOUNT):
            legal.append(TAKE_TECH)
        if rewards == 8:  # nothing else is left that could pay for a tile
            legal.append(SKIP)
    return legal


def apply_shipping(s: State, frame: Frame, action: int) -> None:
    kind, seat, rewards, _ = frame
    if action == SKIP:
        return
    left = rewards & ~TAKES[action]
    if left:
        s.stack.append((kind, seat, left, 0))
    if action == TAKE_DIVIDENDS:
        if s.log is not None:
            s.log.append((k.E_DIVIDENDS, seat))
        gain(s, seat, DIVIDENDS, 0, 0)
        for other in range(len(s.players)):
            if other != seat:
                gain(s, other, 1, 0, 0)
    elif action == TAKE_SPICE:
        gain(s, seat, 0, SHIPPING_SPICE, 0)
    elif action == TAKE_TROOPS:
        _shipping_troops(s, seat)
    elif action == TAKE_INFLUENCE:
        execute(s, seat, SHIPPING_INFLUENCE)
    else:
        s.stack.append((k.TECH, seat, SHIPPING_TECH_DISCOUNT, 1))


DECISIONS.add(
    k.SHIPPING,
    options_shipping,
    apply_shipping,
    settle_shipping,
    a=some(REWARD),
    ask=("Shipping rewards: which one first?", "Frachter-Belohnungen: Welche zuerst?"),
    words={SKIP: ("Acquire no Tech tile", "Kein Tech-Plättchen erwerben")},
)


def _shipping_troops(s: State, seat: int) -> None:
    """Two troops; with Troop Transports three, which may go straight to the Conflict while it is open."""
    if TROOP_TRANSPORTS not in s.players[seat].tech:
        recruit(s, seat, SHIPPING_TROOPS)
        return
    recruit(s, seat, SHIPPING_TROOPS + 1)
    if s.phase == k.PLAYER_TURNS and s.recruited_now:
        s.stack.append((k.DEPLOY_SHIPPED, seat, 0, s.recruited_now))
