"""Why an area or an air zone cannot be chosen now. Everything used lies open on the table.

Reach, room and targets are asked of the functions that make the list of legal actions; a test under random play sees
to it that an area or zone is offered exactly when nothing here refuses it.
"""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.contract import Reason
from ..rules import codes as k
from ..rules.air import REACH, free_zones, scouts
from ..rules.arriving import prize_areas
from ..rules.battle import targets, worth_attacking
from ..rules.forces import enemy_settlement, has, is_empty, is_free, neighbours
from ..rules.frigates import bomb_targets, in_range_of_fremen
from ..rules.guild import lasts
from ..rules.moving import (
    can_ride,
    carriers_to,
    destinations,
    flown_over,
    may_act,
    sandriding,
    transports,
    within_three,
    within_two,
)
from ..rules.smugglers import base_areas
from ..rules.spice import AIR_VEHICLE, vehicle_zones
from ..rules.state import Frame, State
from ..rules.turn import may_scout, scouted
from ..tables import AREAS_UNDER, ATREIDES_SIDE, HARKONNEN_SIDE, IS_DESERT, LOWER_SECTORS, SECTORS, WALLS, ZONES_OVER
from . import names
from .reasons import because

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
        return [because(lang, "no-own-legion-there")] if s.owner[area] != s.side else []
    return _not_free(s, area, s.side, lang) + _not_near(s, start, area, which, lang)


def _target(s: State, frame: Frame, area: int, lang: str) -> list[Reason]:
    if area == s.b_from:
        return [because(lang, "same-area")]
    reasons = []
    if not worth_attacking(s, area, s.side):
        reasons.append(because(lang, "nobody-there"))
    if s.worm[area]:
        reasons.append(because(lang, "worm"))
    return reasons + _not_near(s, s.b_from, area, frame[2], lang)


def _not_free(s: State, area: int, side: int, lang: str) -> list[Reason]:
    """An enemy legion, an enemy settlement, a worm (ARR-2.9)."""
    if is_free(s, area, side):
        return []
    reasons = []
    if s.worm[area]:
        reasons.append(because(lang, "worm"))
    if s.owner[area] == 1 - side:
        reasons.append(because(lang, "enemy"))
    if area == s.base_at:
        reasons.append(because(lang, "enemy-base"))
    elif enemy_settlement(s, area, side):
        reasons.append(because(lang, "enemy-sietch" if side == HARKONNEN_SIDE else "enemy-settlement"))
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


def _harvester(s: State, frame: Frame, area: int, lang: str) -> list[Reason]:
    """Free Desert areas without a Harvester (ARR-7.4, SMG-6.5)."""
    if frame[0] == k.PLACE_HARVESTER and s.vehicles[0] == 0:
        return [because(lang, "no-harvester-left")]
    if not IS_DESERT[area]:
        return [because(lang, "not-desert")]
    if s.harvester[area]:
        return [because(lang, "harvester")]
    return _not_free(s, area, HARKONNEN_SIDE, lang)


def _base(s: State, frame: Frame, area: int, lang: str) -> list[Reason]:
    """An empty Desert area of the four lowest sectors (SMG-7.3); sometimes it may be shared (SMG-7.9)."""
    reasons = []
    if not IS_DESERT[area]:
        reasons.append(because(lang, "base-desert"))
    if SECTORS[area][0] not in LOWER_SECTORS:
        reasons.append(because(lang, "base-sectors"))
    return reasons or ([] if area in base_areas(s) else [because(lang, "base-empty")])


def _joined(s: State, frame: Frame, area: int, lang: str) -> list[Reason]:
    return [because(lang, "no-legion")] if s.owner[area] != ATREIDES_SIDE else []


def _prize(s: State, frame: Frame, area: int, lang: str) -> list[Reason]:
    return [] if area in prize_areas(s, frame[2]) else [because(lang, "no-prize")]


def _bombed(s: State, frame: Frame, area: int, lang: str) -> list[Reason]:
    if area in bomb_targets(s, frame[2], s.side):
        return []
    return [because(lang, "nothing-to-bombard" if area in AREAS_UNDER[frame[2]] else "area-not-connected")]


def _landing(s: State, frame: Frame, area: int, lang: str) -> list[Reason]:
    """Empty, not beside an enemy legion or settlement (GLD-7.5); Spice Bribe keeps the Harkonnen out of the Desert."""
    side = frame[2]
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


def _in_an_empty_zone(s: State, frame: Frame, zone: int, lang: str) -> list[Reason]:
    if frame[0] == k.PLACE_SMUGGLER_ORNITHOPTER and not s.thopters_ready:
        return [because(lang, "no-vehicle-left")]
    return [] if zone in free_zones(s) else [_occupied(s, zone, lang)]


def _vehicle(s: State, frame: Frame, zone: int, lang: str) -> list[Reason]:
    which = AIR_VEHICLE[frame[0]]
    if not s.vehicles[which]:
        return [because(lang, "no-vehicle-left")]
    return [] if zone in vehicle_zones(s, which) else [_occupied(s, zone, lang)]


def _occupied(s: State, zone: int, lang: str) -> Reason:
    return because(lang, "zone-occupied", figure=names.in_the_air(s.zone[zone], lang))


def _thopter_battle(s: State, frame: Frame, zone: int, lang: str) -> list[Reason]:
    return [because(lang, "no-smuggler-ornithopter")] if s.zone[zone] != k.SMUGGLER_ORNITHOPTER else []


def _carrier(s: State, frame: Frame, zone: int, lang: str) -> list[Reason]:
    start, to = (frame[2], frame[3]) if frame[0] == k.MOVE_ZONE else (s.b_from, s.b_to)
    if zone in carriers_to(s, start, to, s.side):
        return []
    if not REACH[s.side][s.zone[zone]]:
        return [because(lang, "nothing-flies")]
    if zone not in ZONES_OVER[start]:
        return [because(lang, "zone-not-connected")]
    return [_wrong_distance(s, start, to, lang)]


def _frigate_down(s: State, frame: Frame, zone: int, lang: str) -> list[Reason]:
    if zone in in_range_of_fremen(s):
        return []
    return [because(lang, "frigate-out-of-range" if s.zone[zone] == k.FRIGATE_UP else "no-enemy-frigate")]


def _free_action(s: State, frame: Frame, zone: int, lang: str) -> list[Reason]:
    """Scouting and Aerial Bombardment (ARR-11.3, GLD-10.1)."""
    side, held = frame[2], s.zone[zone]
    if held == k.FRIGATE_UP + side:
        if frame[0] == k.FREE and s.switches & k.NO_BOMBS_BETWEEN:
            return [because(lang, "bombard-later")]
        return [] if bomb_targets(s, zone, side) else [because(lang, "no-bombardment")]
    if side == HARKONNEN_SIDE and zone in scouts(s):
        if may_scout(s):
            return [] if scouted(s, zone) else [because(lang, "nothing-to-scout")]
        return [because(lang, "scout-ban")]
    return [because(lang, "nothing-flies")]


# ---------------------------------------------------------------- by decision

Why = Callable[[State, Frame, int, str], list[Reason]]
AREAS: dict[int, Why] = {
    **dict.fromkeys((k.MOVE_FROM, k.MOVE_TWICE, k.ATTACK_FROM), _start),
    k.MOVE_TO: _way,
    k.ATTACK_TO: _target,
    **dict.fromkeys((k.PLACE_HARVESTER, k.PLACE_SMUGGLER_HARVESTER), _harvester),
    k.BASE_AT: _base,
    **dict.fromkeys((k.STABAN_JOINS, k.SMUGGLERS_JOIN), _joined),
    k.PRIZES: _prize,
    k.LAND_TROOPS: _landing,
    k.BOMBARD_FROM: _bombed,
}
ZONES: dict[int, Why] = {
    **dict.fromkeys((k.PLACE_ORNITHOPTER, k.PLACE_CARRYALL), _vehicle),
    **dict.fromkeys(
        (k.PLACE_SMUGGLER_ORNITHOPTER, k.PLACE_SMUGGLER_CARRYALL, k.LAND_FRIGATE, k.PLACE_NAVIGATOR), _in_an_empty_zone
    ),
    k.THOPTER_BATTLE: _thopter_battle,
    **dict.fromkeys((k.MOVE_ZONE, k.ATTACK_ZONE), _carrier),
    k.DOWN_FRIGATE: _frigate_down,
    **dict.fromkeys((k.TURN, k.FREE, k.TURN_END), _free_action),
}


def why_not(by_decision: dict[int, Why], s: State, place: int, lang: str) -> list[Reason]:
    """Reasons for the player who decides now; empty if nothing refuses it, or the decision is about something else."""
    frame = s.stack[-1]
    why = by_decision.get(frame[0])
    return why(s, frame, place, lang) if why is not None else []
