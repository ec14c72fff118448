"""Placing figures from the supply: by cards, by deployment, and better units instead of others (ARR-9, ARR-12.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...kernel.decision import flag, number, one
from .. import things
from ..tables import AREA_ID, ATREIDES_SIDE, GURNEY, HARKONNEN_SIDE, IS_DESERT, LEADER_ID, MOUNTAIN, PLATEAU, TERRAIN
from ..vocabulary import Put
from . import codes as k
from .actions import (
    ALL,
    AREA,
    DONE,
    ELITE,
    GENERIC,
    LEADER,
    NUMBER,
    REGULAR,
    SKIP,
    SMUGGLER_UNIT,
    SPECIAL,
    SPLIT,
    TROOP,
)
from .decisions import DECISIONS
from .forces import (
    add_generic,
    add_named,
    add_units,
    available,
    changed,
    has,
    is_empty,
    is_free,
    legions,
    own_settlements,
    paul,
    remove,
    settlement_in,
    unit_count,
)
from .losses import figure_of
from .state import NOBODY, Frame, State
from .tracks import bring_in

# ---------------------------------------------------------------- figures a card places

AT: Final = 0  # every surviving settlement of `areas`
ONE_OF: Final = 1  # one of them
WITH: Final = 2  # the legion of the leader `of`
ELSEWHERE: Final = 3  # where the function `places` says


def _own_legions(s: State) -> list[int]:
    return legions(s, s.side)


def _with_special(s: State) -> list[int]:
    return [a for a in legions(s, s.side) if has(s, a, k.SPECIAL)]


def _sietches(s: State) -> list[int]:
    return [a for a in s.sietch_at if a >= 0]


def _empty_desert(s: State) -> list[int]:
    return [a for a in range(len(s.owner)) if IS_DESERT[a] and is_empty(s, a)]


def _free_mountain(s: State) -> list[int]:
    return [a for a in range(len(s.owner)) if TERRAIN[a] == MOUNTAIN and is_free(s, a, s.side)]


def _free_plateau(s: State) -> list[int]:
    return [a for a in range(len(s.owner)) if TERRAIN[a] == PLATEAU and is_free(s, a, s.side)]


NAMED: Final = {"at": AT, "one_of": ONE_OF, "with": WITH}
PLACES: Final[dict[str, Callable[[State], list[int]]]] = {
    "settlement": own_settlements,
    "legion": _own_legions,
    "special_legion": _with_special,
    "sietch": _sietches,
    "empty_desert": _empty_desert,
    "free_mountain": _free_mountain,
    "free_plateau": _free_plateau,
}
# Which leader goes along, where no leader has a number below 0.
ANY_LEADER: Final = -1
A_GENERIC: Final = -2
PAUL_NOW: Final = -3  # Paul Atreides or Muad'Dib
NO_LEADER: Final = -4
WHOM: Final = {"": NO_LEADER, "any": ANY_LEADER, "generic": A_GENERIC, "paul": PAUL_NOW, **LEADER_ID}


class Putting:
    """A Put in numbers."""

    def __init__(self, put: Put) -> None:
        word, *names = put.where.split(" ")
        self.put = put
        self.where: int = NAMED.get(word, ELSEWHERE)
        self.areas: list[int] = [AREA_ID[x] for x in names] if self.where < WITH else []
        self.of: int = LEADER_ID[names[0]] if self.where == WITH else -1
        self.places: Callable[[State], list[int]] = PLACES.get(word, _own_legions)
        self.units: tuple[int, int, int] = (put.regular, put.elite, put.special)
        self.leader: int = WHOM[put.leader]
        # Several figures, of which some may be left; or a leader alone, whose legion is named all the same (ARR-12.10).
        self.divisible: bool = sum(self.units) > 1 or bool(put.leader)


PUTTINGS: Final[list[Putting]] = []


def start_put(s: State, seat: int, putting: int, _y: int, _z: int) -> None:
    s.moved_from = ()
    s.stack.append((k.PUT_AT, seat, putting, 0))


def _enough(s: State, part: Putting, areas: int) -> bool:
    """Figures for every area; otherwise the owner chooses where they go (ARR-1.6)."""
    return all(n * areas <= s.supply[s.side * 3 + tier] for tier, n in enumerate(part.units))


def put_areas(s: State, part: Putting) -> list[int]:
    """A destroyed settlement gets nothing (ARR-12.12)."""
    where = part.where
    if where == AT:
        return [a for a in part.areas if settlement_in(s, a) >= 0 and a not in s.moved_from]
    if where == ONE_OF:
        return [a for a in part.areas if settlement_in(s, a) >= 0]
    if where == WITH:
        return [s.where[part.of]] if s.where[part.of] >= 0 else []
    return part.places(s)


def options_put_at(s: State, frame: Frame) -> list[int]:
    """Where figures go; for several areas they come to all of them at once, or area by area."""
    part = PUTTINGS[frame[2]]
    areas = put_areas(s, part)
    everywhere = part.where == AT and len(areas) > 1 and _enough(s, part, len(areas))
    return [
        *([ALL] if everywhere else []),
        *[AREA + a for a in areas],
        *([SPLIT] if areas and part.divisible else []),
        SKIP,
    ]


def apply_put_at(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    part = PUTTINGS[frame[2]]
    if action == SKIP:
        return
    if action == SPLIT:
        s.stack.append((k.PUT_SOME, seat, frame[2], 0))
        return
    if action == ALL:
        for area in put_areas(s, part):
            put_here(s, seat, part, area)
        return
    if part.where == AT:
        s.moved_from = (*s.moved_from, action - AREA)
        if put_areas(s, part):
            s.stack.append(frame)
    put_here(s, seat, part, action - AREA)


def put_here(s: State, seat: int, part: Putting, area: int) -> None:
    """Supply and stacking are respected, leaders must end with a unit (ARR-12.6)."""
    if part.leader == GURNEY:  # in play even if he finds nobody to stand with
        bring_in(s, GURNEY)
    for tier, n in enumerate(part.units):
        add_units(s, s.side, area, tier, n)
    s.that = area
    s.arrived = (*s.arrived, area)
    s.stack.append((k.ARRIVE, seat, k.PLACED, 0))
    if part.leader != NO_LEADER and unit_count(s, area):
        if part.leader == ANY_LEADER:
            s.stack.append((k.LEADER_FOR, seat, area, 0))
        else:
            for leader in leaders_of(s, part.leader):
                _put_leader(s, leader, area)


def leaders_of(s: State, leader: int) -> list[int]:
    """The actions for the leaders a card may put."""
    side = s.side
    generic = [GENERIC] if s.generic_left[side] else []
    if leader == ANY_LEADER:
        return [*[LEADER + i for i in available(s, side)], *generic]
    if leader == A_GENERIC:
        return generic
    named = paul(s) if leader == PAUL_NOW else leader
    enters = named == GURNEY and s.where[GURNEY] == k.NOT_YET  # by being placed (ARR-28.13)
    return [LEADER + named] if enters or named in available(s, side) else []


def _put_leader(s: State, action: int, area: int) -> None:
    if action == GENERIC:
        add_generic(s, s.side, area)
    else:
        bring_in(s, action - LEADER)
        add_named(s, action - LEADER, area)


DECISIONS.add(
    k.PUT_AT,
    options_put_at,
    apply_put_at,
    ask=("Where do you place them?", "Wo platzierst du sie?"),
    words={
        SPLIT: ("Place only some of these figures", "Nur einen Teil dieser Figuren platzieren"),
        SKIP: ("Place nothing", "Nichts platzieren"),
    },
)


def options_leader_for(s: State, frame: Frame) -> list[int]:
    return [*leaders_of(s, ANY_LEADER), SKIP]


def apply_leader_for(s: State, frame: Frame, action: int) -> None:
    if action != SKIP:
        _put_leader(s, action, frame[2])


DECISIONS.add(
    k.LEADER_FOR,
    options_leader_for,
    apply_leader_for,
    a=one(things.AREA),
    ask=("Which leader comes to { $about }?", "Welcher Anführer kommt { $about_into }?"),
    words={SKIP: ("Place no leader", "Keinen Anführer platzieren")},
)

# ---------------------------------------------------------------- only some of the figures (ARR-8.16)


def options_put_some(s: State, frame: Frame) -> list[int]:
    return [*[AREA + a for a in put_areas(s, PUTTINGS[frame[2]])], SKIP]


def apply_put_some(s: State, frame: Frame, action: int) -> None:
    if action == SKIP:
        return
    part = PUTTINGS[frame[2]]
    s.that = action - AREA
    s.pick_of = (*part.units, 0, 0, int(part.leader != NO_LEADER), 0)  # what is still to place
    s.stack.append((k.PUT_FIGURE, frame[1], frame[2], s.that))


DECISIONS.add(
    k.PUT_SOME,
    options_put_some,
    apply_put_some,
    ask=("Where do you place some of the figures?", "Wo platzierst du einen Teil der Figuren?"),
    words={
        AREA: ("Place some of them: { $area }", "Einen Teil platzieren: { $area }"),
        SKIP: ("Place nothing", "Nichts platzieren"),
    },
)

TIERS: Final = (REGULAR, ELITE, SPECIAL)


def options_put_figure(s: State, frame: Frame) -> list[int]:
    """One figure at a time: what is left of the part and in the supply; a leader needs a unit there (ARR-12.6)."""
    left = s.pick_of
    legal = [TIERS[i] for i in range(3) if left[i] and s.supply[s.side * 3 + i]]
    if left[k.GENERIC] and unit_count(s, frame[3]):
        legal += leaders_of(s, PUTTINGS[frame[2]].leader)
    return [*legal, DONE]


def apply_put_figure(s: State, frame: Frame, action: int) -> None:
    area = frame[3]
    if action == DONE:
        s.stack.pop()
        s.pick_of = NOBODY
        s.arrived = (*s.arrived, area)
        s.stack.append((k.ARRIVE, frame[1], k.PLACED, 0))
    elif action in TIERS:
        tier = TIERS.index(action)
        s.pick_of = changed(s.pick_of, tier, -1)
        add_units(s, s.side, area, tier, 1)
    else:
        s.pick_of = changed(s.pick_of, k.GENERIC, -1)
        _put_leader(s, action, area)


def _tell_put_figure(s: State, frame: Frame, seat: int) -> dict[str, Any]:
    regular, elite, special, _, _, leader, _ = s.pick_of
    return {"to_place": {"regular": regular, "elite": elite, "special": special, "leader": leader}}


DECISIONS.add(
    k.PUT_FIGURE,
    options_put_figure,
    apply_put_figure,
    holds=True,
    b=one(things.AREA),
    ask=("Which figure do you place?", "Welche Figur platzierst du?"),
    words={DONE: ("Place no more figures", "Keine weiteren Figuren platzieren")},
    tell=_tell_put_figure,
)

# ---------------------------------------------------------------- deployment (ARR-9.4, ARR-9.5)


def options_deploy_at(s: State, frame: Frame) -> list[int]:
    """A unit of that tier in an own settlement, one at a time."""
    if s.supply[s.side * 3 + frame[2]] == 0:
        return [SKIP]
    return [*[AREA + a for a in own_settlements(s)], SKIP]


def apply_deploy_at(s: State, frame: Frame, action: int) -> None:
    kind, seat, tier, left = frame
    if action != SKIP:
        _deploy(s, action - AREA, tier)
        if left > 1:
            s.stack.append((kind, seat, tier, left - 1))
            return
    s.stack.append((k.ARRIVE, seat, k.PLACED, 0))


def _deploy(s: State, area: int, tier: int) -> None:
    add_units(s, s.side, area, tier, 1)
    s.arrived = (*s.arrived, area)
    s.moved_from = (*s.moved_from, area)


DECISIONS.add(
    k.DEPLOY_AT,
    options_deploy_at,
    apply_deploy_at,
    a=number("tier"),
    b=number("left"),
    ask=("Where do you deploy? { $left } left", "Wo stellst du auf? Noch { $left }"),
    words={SKIP: ("Deploy no more", "Nichts mehr aufstellen")},
)


def options_scatter(s: State, frame: Frame) -> list[int]:
    """A Regular each in different empty Desert areas."""
    if s.supply[s.side * 3] == 0:
        return [SKIP]
    return [*[AREA + a for a in _empty_desert(s) if a not in s.moved_from], SKIP]


def apply_scatter(s: State, frame: Frame, action: int) -> None:
    kind, seat, left, _ = frame
    if action != SKIP:
        _deploy(s, action - AREA, 0)
        if left > 1:
            s.stack.append((kind, seat, left - 1, 0))
            return
    s.stack.append((k.ARRIVE, seat, k.PLACED, 0))


DECISIONS.add(
    k.SCATTER,
    options_scatter,
    apply_scatter,
    a=number("left"),
    ask=(
        "Which empty Desert area gets a Regular? { $left } left",
        "Welches leere Wüsten-Gebiet bekommt eine Standard-Einheit? Noch { $left }",
    ),
    words={SKIP: ("Deploy no more", "Nichts mehr aufstellen")},
)


def options_leader_at(s: State, frame: Frame) -> list[int]:
    """A deployed leader needs a unit in an own settlement or sietch area (ARR-9.12)."""
    side = s.side
    if not available(s, side) and not s.generic_left[side]:
        return [SKIP]
    places = own_settlements(s) if side == HARKONNEN_SIDE else _sietches(s)
    return [*[AREA + a for a in places if s.owner[a] == side], SKIP]


def apply_leader_at(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    if action != SKIP:
        s.stack.append((k.LEADER_FOR, seat, action - AREA, 0))


DECISIONS.add(
    k.LEADER_AT,
    options_leader_at,
    apply_leader_at,
    ask=("Where does the leader go?", "Wohin kommt der Anführer?"),
    words={
        AREA: ("Place a leader in { $area }", "Einen Anführer platzieren: { $area }"),
        SKIP: ("Place no leader", "Keinen Anführer platzieren"),
    },
)


def options_draw_tokens(s: State, frame: Frame) -> list[int]:
    """Atreides deployment: a drawn token cannot be put back, so how many is asked before (ARR-8.16, ARR-9.11)."""
    return [*[NUMBER + n for n in range(min(frame[2], len(s.standard)), 0, -1)], SKIP]


def apply_draw_tokens(s: State, frame: Frame, action: int) -> None:
    """All are looked at before the first is placed."""
    _, seat, _, together = frame
    if action == SKIP or not together:
        s.stack.append((k.LEADER_AT, seat, 0, 0))
    for _ in range(action - NUMBER if action != SKIP else 0):
        s.reveals += 1
        s.stack.append((k.TOKEN_AT, seat, s.standard.pop(), together))


DECISIONS.add(
    k.DRAW_TOKENS,
    options_draw_tokens,
    apply_draw_tokens,
    a=number("most"),
    b=flag("with_leader"),
    ask=("How many deployment tokens do you draw?", "Wie viele Aufstellungsmarker ziehst du?"),
    words={
        NUMBER: (
            "{ $n ->\n[one] Draw { $n } deployment token\n*[other] Draw { $n } deployment tokens\n}",
            "{ $n } Aufstellungsmarker ziehen",
        ),
        SKIP: ("Draw no token", "Keinen Marker ziehen"),
    },
)


def options_token_at(s: State, frame: Frame) -> list[int]:
    return [*[AREA + a for a in _sietches(s)], SKIP]


def apply_token_at(s: State, frame: Frame, action: int) -> None:
    """A drawn token cannot be put back: declined it leaves the game."""
    _, seat, token, with_leader = frame
    if action == SKIP:
        s.lost_tokens = (*s.lost_tokens, token)
        if with_leader:
            s.stack.append((k.LEADER_AT, seat, 0, 0))
        return
    area = action - AREA
    s.tokens[area] = (*s.tokens[area], token)
    s.owner[area] = ATREIDES_SIDE
    s.stack.append((k.EXCESS, s.house[ATREIDES_SIDE], area, 0))
    if with_leader:
        s.stack.append((k.LEADER_FOR, seat, area, 0))


def _tell_token(s: State, frame: Frame, seat: int) -> dict[str, Any]:
    """The Atreides look at their tokens; nobody else does (ARR-35.2)."""
    known = seat in (s.house[ATREIDES_SIDE], s.ally[ATREIDES_SIDE])
    return {"about": [things.TOKEN.thing(frame[2])]} if known else {}


DECISIONS.add(
    k.TOKEN_AT,
    options_token_at,
    apply_token_at,
    b=flag("with_leader"),
    tell=_tell_token,
    ask=("Where does the deployment token{ $units } go?", "Aufstellungsmarker{ $units }: Wohin damit?"),
    words={SKIP: ("Give the token up", "Auf den Marker verzichten")},
)

# ---------------------------------------------------------------- replacing units


def options_upgrade(s: State, frame: Frame) -> list[int]:
    """Units of a tier become units of the next, area by area (ARR-9.8, ARR-9.12)."""
    tier = frame[3]
    side = s.side
    if s.supply[side * 3 + tier] == 0:
        return [SKIP]
    return [*[AREA + a for a in legions(s, side) if upgradable(s, a, tier)], SKIP]


def upgradable(s: State, area: int, tier: int) -> list[int]:
    """Units there that can become the tier: Smuggler Units and Troops are Regulars too (SMG-10.5, GLD-8.10)."""
    found = []
    if has(s, area, tier - 1):
        found.append(REGULAR if tier == 1 else ELITE)
    if tier == 1 and has(s, area, k.SMUGGLER):
        found.append(SMUGGLER_UNIT)
    if tier == 1 and has(s, area, k.TROOP):
        found.append(TROOP)
    return found


def apply_upgrade(s: State, frame: Frame, action: int) -> None:
    kind, seat, left, tier = frame
    if action == SKIP:
        return
    area = action - AREA
    if left > 1:
        s.stack.append((kind, seat, left - 1, tier))
    whom = upgradable(s, area, tier)
    if len(whom) > 1:
        s.stack.append((k.UPGRADE_WHOM, seat, area, tier))
    else:
        _upgrade(s, area, tier, whom[0])


DECISIONS.add(
    k.UPGRADE,
    options_upgrade,
    apply_upgrade,
    a=number("left"),
    b=number("tier"),
    ask=(
        "Where is a unit replaced by a better one? { $left } left",
        "Wo wird eine Einheit durch eine bessere ersetzt? Noch { $left }",
    ),
    words={SKIP: ("Replace no more units", "Keine Einheit mehr ersetzen")},
)


def options_upgrade_whom(s: State, frame: Frame) -> list[int]:
    return upgradable(s, frame[2], frame[3])


def apply_upgrade_whom(s: State, frame: Frame, action: int) -> None:
    _upgrade(s, frame[2], frame[3], action)


def _upgrade(s: State, area: int, tier: int, whom: int) -> None:
    side = s.side
    remove(s, side, area, figure_of(whom))
    add_units(s, side, area, tier, 1)


DECISIONS.add(
    k.UPGRADE_WHOM,
    options_upgrade_whom,
    apply_upgrade_whom,
    a=one(things.AREA),
    b=number("tier"),
    ask=(
        "Which unit in { $about } is replaced by a better one?",
        "Welche Einheit { $about_at } wird durch eine bessere ersetzt?",
    ),
)
