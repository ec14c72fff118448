"""Taking hits: each hit removes a Regular, turns an elite into a Regular, or removes a leader (ARR-15.13)."""

from __future__ import annotations

from typing import Final

from ..tables import ATREIDES_SIDE, LEADER_SIDE
from . import codes as k
from .actions import ELITE, GENERIC, LEADER, REGULAR, SIETCH, SMUGGLER_UNIT, SPECIAL, TOKEN, TROOP
from .forces import limit, refresh_owner, remove_smuggler, remove_troop, remove_unit, reveal_token, to_tank, unit_count
from .state import Frame, State

LOST: Final = {REGULAR: 0, ELITE: 1, SPECIAL: 2, GENERIC: 3, SMUGGLER_UNIT: k.LOST_SMUGGLER, TROOP: k.LOST_TROOP}


def units_in(s: State, area: int) -> list[int]:
    """Regular, Elite, special elite, Smuggler Units, Houses Major Troops."""
    return [*s.units[area * 3 : area * 3 + 3], s.smuggler_units[area], s.troops[area]]


def hit_options(units: list[int], generic: int, named: int) -> list[int]:
    legal = []
    if units[0]:
        legal.append(REGULAR)
    if units[1]:
        legal.append(ELITE)
    if units[2]:
        legal.append(SPECIAL)
    if units[3]:
        legal.append(SMUGGLER_UNIT)
    if units[4]:
        legal.append(TROOP)
    if generic:
        legal.append(GENERIC)
    legal += [LEADER + i for i in range(len(LEADER_SIDE)) if named >> i & 1]
    return legal


def take_hit(s: State, area: int, side: int, action: int) -> int:
    """Carry out one hit; returns the tier that came instead of an elite (0), or -1."""
    if s.log is not None:
        s.log.append((k.E_LOST, side, area, LOST[action] if action in LOST else 4 + action - LEADER))
    if action == REGULAR:
        remove_unit(s, side, area, 0)
    elif action in (ELITE, SPECIAL):
        tier = 1 if action == ELITE else 2
        remove_unit(s, side, area, tier)
        if s.supply[side * 3]:  # no Regular in the supply: the elite is just removed
            s.supply[side * 3] -= 1
            s.units[area * 3] += 1
            return 0
    elif action == SMUGGLER_UNIT:
        remove_smuggler(s, area)
    elif action == TROOP:
        remove_troop(s, side, area)
    elif action == GENERIC:
        s.generic[area] -= 1
        s.generic_left[side] += 1
    else:
        to_tank(s, action - LEADER)
    return -1


# ---------------------------------------------------------------- hits of a special attack on a whole legion


def strike(s: State, area: int, hits: int) -> None:
    """A special attack: the owner takes the hits on the legion there (ARR-2.18)."""
    side = s.owner[area]
    if side >= 0 and hits > 0:
        s.stack.append((k.HIT, s.house[side], area, hits))


def settle_hit(s: State, frame: Frame) -> bool:
    _, _, area, hits = frame
    if hits == 0 or s.owner[area] < 0:
        s.stack.pop()
        return True
    return False


def options_hit(s: State, frame: Frame) -> list[int]:
    """Revealed figures take hits; tokens may be revealed by choice and must be when nobody else is left (ARR-16.4)."""
    _, _, area, _ = frame
    side = s.owner[area]
    legal = hit_options(units_in(s, area), s.generic[area], s.named[area])
    if side == ATREIDES_SIDE:
        legal += [TOKEN + t for t in dict.fromkeys(s.tokens[area])]
    return legal


def apply_hit(s: State, frame: Frame, action: int) -> None:
    kind, seat, area, hits = frame
    side = s.owner[area]
    if TOKEN <= action < SIETCH:
        reveal_token(s, area, action - TOKEN)
        s.stack.append((k.EXCESS, seat, area, 0))
        return
    s.stack.pop()
    take_hit(s, area, side, action)
    refresh_owner(s, area, side)
    if hits > 1 and unit_count(s, area):
        s.stack.append((kind, seat, area, hits - 1))


def settle_excess(s: State, frame: Frame) -> bool:
    """More units than the limit: the owner removes the excess at once (ARR-2.17)."""
    area = frame[2]
    side = s.owner[area]
    if side < 0 or unit_count(s, area) <= limit(s, side):
        s.stack.pop()
        return True
    return False


def options_excess(s: State, frame: Frame) -> list[int]:
    area = frame[2]
    legal = hit_options(units_in(s, area), 0, 0)
    return legal + [TOKEN + t for t in dict.fromkeys(s.tokens[area])]


def apply_excess(s: State, frame: Frame, action: int) -> None:
    area = frame[2]
    side = s.owner[area]
    if TOKEN <= action < SIETCH:  # leaves the game unseen (ARR-2.19)
        left = list(s.tokens[area])
        left.remove(action - TOKEN)
        s.tokens[area] = tuple(left)
        s.lost_tokens = (*s.lost_tokens, action - TOKEN)
    elif action == SMUGGLER_UNIT:
        remove_smuggler(s, area)
    elif action == TROOP:
        remove_troop(s, side, area)
    else:
        remove_unit(s, side, area, (REGULAR, ELITE, SPECIAL).index(action))
    refresh_owner(s, area, side)
