"""Taking hits: each hit removes a Regular, turns an elite into a Regular, or removes a leader (ARR-15.13)."""

from __future__ import annotations

from typing import Any

from ...kernel.decision import number, one
from .. import things
from ..tables import ATREIDES_SIDE, HARKONNEN_SIDE, LEADER_SIDE
from . import codes as k
from .actions import GENERIC, LEADER, REGULAR, SIETCH, TOKEN
from .decisions import DECISIONS
from .forces import add_units, drop_tokens, limit, refresh_owner, remove, reveal_token, to_tank, unit_count, whole
from .state import Frame, Group, State


def figure_of(action: int) -> int:
    """The kind of figure a hit is taken by, or -1: the actions stand in the order of the figures."""
    return action - REGULAR if REGULAR <= action <= GENERIC else -1


def hit_options(force: Group) -> list[int]:
    """Anybody of those may take a hit."""
    legal = [REGULAR + figure for figure in range(k.FIGURES) if force[figure]]
    named = force[k.NAMED]
    return legal + [LEADER + i for i in range(len(LEADER_SIDE)) if named >> i & 1] if named else legal


def take_hit(s: State, area: int, side: int, action: int) -> bool:
    """Carry out one hit. True: a Regular came in place of an elite."""
    figure = figure_of(action)
    if figure < 0:
        if s.log is not None:
            s.log.append((k.E_LOST, side, area, figure, action - LEADER))
        to_tank(s, action - LEADER)
        return False
    remove(s, side, area, figure)
    # With no Regular in the supply the elite is just removed.
    replaced = figure in (k.ELITE, k.SPECIAL) and add_units(s, side, area, k.REGULAR, 1) > 0
    if s.log is not None:
        s.log.append((k.E_LOST, side, area, figure, k.BY_REGULAR if replaced else -1))
    return replaced


# ---------------------------------------------------------------- hits of a special attack on a whole legion


def strike(s: State, area: int, hits: int) -> None:
    """A special attack: the owner takes the hits on the legion there (ARR-2.18)."""
    side = s.owner[area]
    if side >= 0 and hits > 0:
        s.stack.append((k.HIT, s.house[side], area, hits))
    if s.solo and side == HARKONNEN_SIDE and hits > 0:  # the automaton's tokens are revealed first (ARR-20.33)
        for token in s.tokens[area]:
            reveal_token(s, area, token)
        s.stack.append((k.EXCESS, s.house[side], area, 0))  # ARR-18.5


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
    legal = hit_options(whole(s, area))
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


DECISIONS.add(
    k.HIT,
    options_hit,
    apply_hit,
    settle_hit,
    holds=True,
    a=one(things.AREA),
    b=number("hits"),
    told=False,
    ask=("Hits in { $area }: who takes one? { $hits } left", "{ $area }: Wen trifft ein Treffer? Noch { $hits }"),
)


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
    units = whole(s, area)[: k.GENERIC]
    legal = [REGULAR + figure for figure in range(k.GENERIC) if units[figure]]
    return legal + [TOKEN + t for t in dict.fromkeys(s.tokens[area])]


def apply_excess(s: State, frame: Frame, action: int) -> None:
    area = frame[2]
    side = s.owner[area]
    if TOKEN <= action < SIETCH:  # leaves the game unseen (ARR-2.19)
        drop_tokens(s, area, (action - TOKEN,))
        s.lost_tokens = (*s.lost_tokens, action - TOKEN)
    else:
        remove(s, side, area, figure_of(action))
    refresh_owner(s, area, side)


def _tell_excess(s: State, frame: Frame, seat: int) -> dict[str, Any]:
    return {"most": limit(s, s.owner[frame[2]])}


DECISIONS.add(
    k.EXCESS,
    options_excess,
    apply_excess,
    settle_excess,
    holds=True,
    a=one(things.AREA),
    tell=_tell_excess,
    ask=(
        "Too many units in { $area }, at most { $most }: what leaves?",
        "{ $area }: Über dem Einheiten-Limit von { $most }. Was wird entfernt?",
    ),
)
