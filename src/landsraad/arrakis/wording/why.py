"""Why an area, card, die or leader cannot be used now: every reason, the most important first.

Only what the asking seat may know is used: its own hand, and what lies open on the table.
"""

from __future__ import annotations

from ...kernel.errors import LandsraadError
from ..rules import codes as k
from ..rules.battle import targets, worth_attacking
from ..rules.dice import can_spend
from ..rules.forces import enemy_settlement, is_free, neighbours
from ..rules.moving import destinations, may_act, transports, within_two
from ..rules.state import Frame, State
from ..rules.turn import desert_power_allowed, hand_of
from ..tables import (
    AREA_ID,
    CARD_ID,
    HARKONNEN_SIDE,
    IS_DESERT,
    LEADER_BOX,
    LEADER_ID,
    LEADER_SIDE,
    LEADERS,
    SCHEMING,
    WALLS,
)
from ..view import hands_of
from ..vocabulary import RESULTS
from . import names
from .actions import BOXES, path_of
from .catalogue import say

DIE_ID = {name: i for i, name in enumerate(BOXES)}
KNOWN = {"area": AREA_ID, "card": CARD_ID, "die": DIE_ID, "leader": LEADER_ID}


def explain(s: State, seat: int, thing: str, lang: str) -> list[str]:
    """For `area:<id>`, `card:<id>`, `die:<result>` and `leader:<id>`; empty if it can be chosen now."""
    kind, _, id = thing.partition(":")
    if id not in KNOWN.get(kind, {}):
        raise LandsraadError(f"There is no area, card, die or leader “{thing}” in this game.")
    if s.over:
        return [say(lang, "why-over")]
    if s.player == seat and any(thing in path_of(s, s.stack[-1], action) for action in s.legal_list):
        return []
    number = KNOWN[kind][id]
    if kind == "area":
        reasons = _area(s, seat, number, lang)
    elif kind == "card":
        reasons = _card(s, seat, number, lang)
    elif kind == "die":
        reasons = _die(s, seat, number, lang)
    else:
        reasons = _leader(s, seat, number, lang)
    if s.player != seat:
        reasons.append(say(lang, "why-not-you", name=names.seat_name(s, s.player, lang)))
    return reasons or [say(lang, "why-other-decision")]


# ---------------------------------------------------------------- areas


def _area(s: State, seat: int, area: int, lang: str) -> list[str]:
    if s.player != seat:
        return []
    frame = s.stack[-1]
    match frame[0]:
        case k.MOVE_FROM | k.ATTACK_FROM:
            return _start(s, frame, area, lang)
        case k.MOVE_TO:
            return _way(s, frame, area, lang)
        case k.ATTACK_TO:
            return _target(s, area, lang)
        case k.PLACE_HARVESTER:
            return _harvester(s, area, lang)
    return []


def _start(s: State, frame: Frame, area: int, lang: str) -> list[str]:
    """Where a move or an attack begins (ARR-14.18, ARR-15.1)."""
    moving = frame[0] == k.MOVE_FROM
    which = frame[3] if moving else frame[2]
    if s.owner[area] != s.side:
        return [say(lang, "why-no-legion")]
    if moving and area in s.moved_from:
        return [say(lang, "why-moved")]
    if not may_act(s, area, s.side, which):
        return [say(lang, "why-not-this-legion")]
    if moving and not destinations(s, area, s.side, which):
        return [say(lang, "why-no-way")]
    if not moving and not targets(s, area, s.side, which):
        return [say(lang, "why-no-target")]
    return []


def _way(s: State, frame: Frame, area: int, lang: str) -> list[str]:
    """Where a legion goes (ARR-14)."""
    _, _, start, which = frame
    if area == start:
        return [say(lang, "why-same-area")]
    if which == k.FROM_SETTLEMENT:
        return [say(lang, "why-no-own-legion-there")]
    reasons = _not_free(s, area, lang)
    return reasons + _not_near(s, start, area, lang)


def _not_free(s: State, area: int, lang: str) -> list[str]:
    """An enemy legion, an enemy settlement, a worm (ARR-2.9)."""
    if is_free(s, area, s.side):
        return []
    reasons = []
    if s.worm[area]:
        reasons.append(say(lang, "why-worm"))
    if s.owner[area] == 1 - s.side:
        reasons.append(say(lang, "why-enemy"))
    if enemy_settlement(s, area, s.side):
        reasons.append(say(lang, "why-enemy-sietch" if s.side == HARKONNEN_SIDE else "why-enemy-settlement"))
    return reasons


def _not_near(s: State, start: int, area: int, lang: str) -> list[str]:
    """Impassable borders, Ornithopters, sandriding (ARR-2.1, ARR-14.10, ARR-14.12)."""
    if area in neighbours(s, start):
        return []
    reasons = [say(lang, "why-wall" if area in WALLS[start] else "why-not-adjacent")]
    if s.side != HARKONNEN_SIDE:
        reasons.append(say(lang, "why-no-ride"))
    elif area not in within_two(s, start):
        reasons.append(say(lang, "why-too-far"))
    elif start in s.flown:
        reasons.append(say(lang, "why-flown"))
    elif not transports(s, start, s.side):
        reasons.append(say(lang, "why-no-ornithopter"))
    else:
        return []
    return reasons


def _target(s: State, area: int, lang: str) -> list[str]:
    if area == s.b_from:
        return [say(lang, "why-same-area")]
    reasons = []
    if not worth_attacking(s, area, s.side):
        reasons.append(say(lang, "why-nobody-there"))
    if s.worm[area]:
        reasons.append(say(lang, "why-worm"))
    return reasons + _not_near(s, s.b_from, area, lang)


def _harvester(s: State, area: int, lang: str) -> list[str]:
    """Free Desert areas without a Harvester (ARR-7.4)."""
    if s.vehicles[0] == 0:
        return [say(lang, "why-no-harvester-left")]
    if not IS_DESERT[area]:
        return [say(lang, "why-not-desert")]
    if s.harvester[area]:
        return [say(lang, "why-harvester")]
    return _not_free(s, area, lang)


# ---------------------------------------------------------------- cards, dice, leaders


def _card(s: State, seat: int, card: int, lang: str) -> list[str]:
    if not any(card in s.hands[d] for d in hands_of(s, seat)):
        return [say(lang, "why-not-in-hand", card=names.card(card, lang))]
    if card == SCHEMING:
        return [say(lang, "why-scheming")]
    if s.player != seat:
        return []
    frame = s.stack[-1]
    if frame[0] == k.TURN:
        return [say(lang, "why-card-needs-die")]
    if frame[0] == k.USE_DIE and card in hand_of(s, s.acting):
        return [say(lang, "why-house-as-other" if frame[3] else "why-choose-card-first")]
    return []


def _die(s: State, seat: int, result: int, lang: str) -> list[str]:
    """Dice lie open; those of the acting player count (ARR-8, ARR-29.3)."""
    side = names.side_of(s, seat)
    if result == k.DESERT_POWER:
        if side == HARKONNEN_SIDE:
            return [say(lang, "why-desert-atreides")]
        return [] if desert_power_allowed(s) else [say(lang, "why-desert-dice")]
    own = [s.acting] if s.player == seat and s.acting >= 0 and s.acting // 2 == side else hands_of(s, seat)
    if not any(can_spend(s, subfaction, result) for subfaction in own):
        return [say(lang, "why-no-die", result=names.result(RESULTS[result], lang))]
    if s.player == seat and side == HARKONNEN_SIDE and s.forced_die >= 0 and s.stack[-1][0] == k.TURN:
        return [say(lang, "why-truthtrance", result=names.result(RESULTS[s.forced_die], lang))]
    return []


def _leader(s: State, seat: int, leader: int, lang: str) -> list[str]:
    """The card must lie on its box, unspent; some figures must stand on the board (ARR-13.6, ARR-13.7)."""
    who = names.leader(leader, lang)
    if LEADER_SIDE[leader] != names.side_of(s, seat):
        return [say(lang, "why-leader-enemy", leader=who)]
    place = s.where[leader]
    away = {k.NOT_YET: "why-leader-not-yet", k.GONE: "why-leader-gone", k.IN_TANK: "why-leader-tank"}
    if place in away:
        return [say(lang, away[place], leader=who)]
    declared = LEADERS[leader]
    if not declared.special:
        return [say(lang, "why-leader-no-special", leader=who)]
    reasons = []
    if s.spent >> leader & 1:
        reasons.append(say(lang, "why-leader-spent", leader=who))
    if declared.needs_board and place < 0:
        reasons.append(say(lang, "why-leader-board", leader=who))
    frame = s.stack[-1]
    if s.player == seat and (frame[0] == k.TURN or (frame[0] == k.USE_DIE and frame[2] != LEADER_BOX[leader])):
        reasons.append(say(lang, "why-leader-die", leader=who, result=names.result(declared.box, lang)))
    return reasons
