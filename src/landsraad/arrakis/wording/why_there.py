"""Why an area or an air zone cannot be chosen now. Everything used lies open on the table."""

from __future__ import annotations

from ...kernel.contract import Reason
from ..rules import codes as k
from ..rules.air import REACH
from ..rules.battle import targets, worth_attacking
from ..rules.forces import enemy_settlement, has, is_empty, is_free, neighbours
from ..rules.guild import lasts
from ..rules.moving import (
    can_ride,
    destinations,
    flown_over,
    may_act,
    sandriding,
    transports,
    within_three,
    within_two,
)
from ..rules.state import Frame, State
from ..tables import (
    AREAS_UNDER,
    ATREIDES_SIDE,
    HARKONNEN_SIDE,
    IS_DESERT,
    LOWER_SECTORS,
    SECTORS,
    WALLS,
    ZONES_OVER,
)
from . import names
from .reasons import because

FREE_ACTIONS = (k.TURN, k.FREE, k.TURN_END)
PLACED_IN_ZONES = (
    k.PLACE_ORNITHOPTER,
    k.PLACE_CARRYALL,
    k.PLACE_SMUGGLER_ORNITHOPTER,
    k.PLACE_SMUGGLER_CARRYALL,
    k.LAND_FRIGATE,
    k.PLACE_NAVIGATOR,
)


def why_not_area(s: State, area: int, lang: str) -> list[Reason]:
    """Reasons for the player who decides now."""
    frame = s.stack[-1]
    match frame[0]:
        case k.MOVE_FROM | k.MOVE_TWICE | k.ATTACK_FROM:
            return _start(s, frame, area, lang)
        case k.MOVE_TO:
            return _way(s, frame, area, lang)
        case k.ATTACK_TO:
            return _target(s, frame, area, lang)
        case k.PLACE_HARVESTER:
            return [because(lang, "no-harvester-left")] if s.vehicles[0] == 0 else _harvester(s, area, lang)
        case k.PLACE_SMUGGLER_HARVESTER:
            return _harvester(s, area, lang)
        case k.BASE_AT:
            return _base(s, area, lang)
        case k.STABAN_JOINS | k.SMUGGLERS_JOIN:
            return [because(lang, "no-legion")]
        case k.PRIZES:
            return [because(lang, "no-prize")]
        case k.LAND_TROOPS:
            return _landing(s, frame[2], area, lang)
        case k.BOMBARD_FROM:
            connected = area in AREAS_UNDER[frame[2]]
            return [because(lang, "nothing-to-bombard" if connected else "area-not-connected")]
    return []


# ---------------------------------------------------------------- moving and attacking


def _start(s: State, frame: Frame, area: int, lang: str) -> list[Reason]:
    """Where a move or an attack begins (ARR-14.18, ARR-15.1)."""
    moving = frame[0] != k.ATTACK_FROM
    which = frame[3] if moving else frame[2]
    if s.owner[area] != s.side:
        return [because(lang, "no-legion")]
    if moving and area in s.moved_from:
        return [because(lang, "moved")]
    if which == k.WITH_SMUGGLERS and not has(s, area, k.SMUGGLER):
        return [because(lang, "no-smugglers")]
    if not may_act(s, area, s.side, which):
        return [because(lang, "not-this-legion")]
    if moving and not destinations(s, area, s.side, which):
        return [because(lang, "no-way")]
    if not moving and not targets(s, area, s.side, which):
        return [because(lang, "no-target")]
    return []


def _way(s: State, frame: Frame, area: int, lang: str) -> list[Reason]:
    """Where a legion goes (ARR-14)."""
    _, _, start, which = frame
    if area == start:
        return [because(lang, "same-area")]
    if which == k.FROM_SETTLEMENT:
        return [because(lang, "no-own-legion-there")]
    return _not_free(s, area, lang) + _not_near(s, start, area, which, lang)


def _target(s: State, frame: Frame, area: int, lang: str) -> list[Reason]:
    if area == s.b_from:
        return [because(lang, "same-area")]
    reasons = []
    if not worth_attacking(s, area, s.side):
        reasons.append(because(lang, "nobody-there"))
    if s.worm[area]:
        reasons.append(because(lang, "worm"))
    return reasons + _not_near(s, s.b_from, area, frame[2], lang)


def _not_free(s: State, area: int, lang: str) -> list[Reason]:
    """An enemy legion, an enemy settlement, a worm (ARR-2.9)."""
    if is_free(s, area, s.side):
        return []
    reasons = []
    if s.worm[area]:
        reasons.append(because(lang, "worm"))
    if s.owner[area] == 1 - s.side:
        reasons.append(because(lang, "enemy"))
    if area == s.base_at:
        reasons.append(because(lang, "enemy-base"))
    elif enemy_settlement(s, area, s.side):
        reasons.append(because(lang, "enemy-sietch" if s.side == HARKONNEN_SIDE else "enemy-settlement"))
    return reasons


def _not_near(s: State, start: int, area: int, which: int, lang: str) -> list[Reason]:
    """Impassable borders, sandriding, figures in the air (ARR-2.1, ARR-14.10, ARR-14.12)."""
    if area in neighbours(s, start):
        return []
    chain = sandriding(s, start) if s.side == ATREIDES_SIDE else []
    linked = area in chain or any(area in neighbours(s, link) for link in chain)
    if linked and can_ride(s, start, which):
        return []
    if transports(s, start, s.side) and area in flown_over(s, start, s.side):
        return []
    reasons = [because(lang, "wall" if area in WALLS[start] else "not-adjacent")]
    if s.side == ATREIDES_SIDE:
        reasons.append(because(lang, "troops-cannot-ride" if linked else "no-ride"))
    return reasons + _not_flown(s, start, area, lang)


def _not_flown(s: State, start: int, area: int, lang: str) -> list[Reason]:
    """Ornithopters fly two areas, Frigates three (SMG-13.10, GLD-9.7)."""
    if s.side == ATREIDES_SIDE and not s.guild and s.smugglers != k.ALLIED:
        return []
    if area not in (within_three(s, start) if s.guild else within_two(s, start)):
        return [because(lang, "too-far-for-frigates" if s.guild else "too-far")]
    if not transports(s, start, s.side):
        if start in s.flown:
            return [because(lang, "flown")]
        only_one_kind = s.side == HARKONNEN_SIDE and not s.guild
        return [because(lang, "no-ornithopter" if only_one_kind else "no-transport")]
    return [_wrong_distance(s, start, area, lang)]


def _wrong_distance(s: State, start: int, area: int, lang: str) -> Reason:
    return because(lang, "frigate-exact" if area in within_two(s, start) else "only-frigate")


# ---------------------------------------------------------------- placing


def _harvester(s: State, area: int, lang: str) -> list[Reason]:
    """Free Desert areas without a Harvester (ARR-7.4, SMG-6.5)."""
    if not IS_DESERT[area]:
        return [because(lang, "not-desert")]
    if s.harvester[area]:
        return [because(lang, "harvester")]
    return _not_free(s, area, lang)


def _base(s: State, area: int, lang: str) -> list[Reason]:
    """An empty Desert area of the four lowest sectors (SMG-7.3); sometimes it may be shared (SMG-7.9)."""
    reasons = []
    if not IS_DESERT[area]:
        reasons.append(because(lang, "base-desert"))
    if SECTORS[area][0] not in LOWER_SECTORS:
        reasons.append(because(lang, "base-sectors"))
    return reasons or [because(lang, "base-empty")]


def _landing(s: State, side: int, area: int, lang: str) -> list[Reason]:
    """Empty, not beside an enemy legion or settlement (GLD-7.5); Spice Bribe keeps the Harkonnen out of the Desert."""
    reasons = []
    if not is_empty(s, area):
        reasons.append(because(lang, "landing-empty"))
    if side == HARKONNEN_SIDE and IS_DESERT[area] and lasts(s, ATREIDES_SIDE, "no_desert_landing"):
        reasons.append(because(lang, "spice-bribe"))
    near = neighbours(s, area)
    if any(s.owner[n] == 1 - side for n in near):
        reasons.append(because(lang, "landing-legion"))
    if any(enemy_settlement(s, n, side) for n in near):
        reasons.append(because(lang, "landing-settlement"))
    return reasons


# ---------------------------------------------------------------- air zones


def why_not_zone(s: State, zone: int, lang: str) -> list[Reason]:
    """Reasons for the player who decides now."""
    frame = s.stack[-1]
    held = s.zone[zone]
    if frame[0] in PLACED_IN_ZONES:
        return [because(lang, "zone-occupied", figure=names.in_the_air(held, lang))] if held else []
    match frame[0]:
        case k.THOPTER_BATTLE:
            return [because(lang, "no-smuggler-ornithopter")]
        case k.MOVE_ZONE:
            return _carrier(s, zone, frame[2], frame[3], lang)
        case k.ATTACK_ZONE:
            return _carrier(s, zone, s.b_from, s.b_to, lang)
        case k.DOWN_FRIGATE:
            return [because(lang, "frigate-out-of-range" if held == k.FRIGATE_UP else "no-enemy-frigate")]
        case k.TURN | k.FREE | k.TURN_END:
            return _free_action(s, frame, held, lang)
    return []


def _carrier(s: State, zone: int, start: int, to: int, lang: str) -> list[Reason]:
    if not REACH[s.side][s.zone[zone]]:
        return [because(lang, "nothing-flies")]
    if zone not in ZONES_OVER[start]:
        return [because(lang, "zone-not-connected")]
    return [_wrong_distance(s, start, to, lang)]


def _free_action(s: State, frame: Frame, held: int, lang: str) -> list[Reason]:
    """Scouting and Aerial Bombardment (ARR-11.3, GLD-10.1)."""
    if held == k.FRIGATE_UP + s.side:
        between = frame[0] == k.FREE and s.switches & k.NO_BOMBS_BETWEEN
        return [because(lang, "bombard-later" if between else "no-bombardment")]
    if s.side == HARKONNEN_SIDE and held in (k.ORNITHOPTER_UP, k.NAVIGATOR_UP):
        return [because(lang, "scout-ban" if s.bans & 2 else "nothing-to-scout")]
    return [because(lang, "nothing-flies")]
