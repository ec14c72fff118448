"""Desert Power, worms, Desert Hazards and Coriolis storms (ARR-10, ARR-20)."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import flag, one
from .. import things
from ..tables import (
    AREA_COUNT,
    ATREIDES_SIDE,
    DESERT_AREAS,
    ERG,
    HARKONNEN_SIDE,
    IS_DESERT,
    MOUNTAIN,
    PLATEAU,
    STABAN,
    STORM_EXEMPT,
    TERRAIN,
)
from . import codes as k
from .actions import AREA, LEADER, SIGNS, SKIP, WILD_MAKER, WORM_ATTACKS, WORMS, YES
from .arriving import worm_attack
from .chance import roll_combat, shuffle_cards
from .decisions import DECISIONS, LEFT
from .forces import is_empty, legions, neighbours, sietch_in, with_at
from .losses import strike
from .programs import leader_program
from .seats import desert_seat
from .state import Frame, State

WILD_MAKER_CARD: Final = 31  # its bit in the mask of spent leader cards
WORM_DICE: Final = 4
WILD_DICE: Final = 6
STORM_DICE: Final = 2


# ---------------------------------------------------------------- the choice (ARR-10.3)


def options_desert_choice(s: State, frame: Frame) -> list[int]:
    legal = []
    if s.pool and sign_areas(s):
        legal.append(SIGNS)
    worm = s.worm
    worms = [a for a in range(AREA_COUNT) if worm[a]]
    if any(worm_ways(s, a) for a in worms):
        legal.append(WORMS)
    if any(prey(s, a) for a in worms):
        legal.append(WORM_ATTACKS)
    if 2 in s.worm and not s.spent >> WILD_MAKER_CARD & 1:
        legal.append(WILD_MAKER)
    if s.smugglers == k.ALLIED and s.where[STABAN] >= 0 and not s.spent >> STABAN & 1:
        legal.append(LEADER + STABAN)  # his card lies on the same box (SMG-11.5)
    return [*legal, SKIP]


def apply_desert_choice(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    if action == SIGNS:
        s.stack.append((k.PLACE_SIGN, seat, 2, 0))
        s.moved_from = ()
    elif action == WORMS:
        s.stack.append((k.WORM_MOVE, seat, 2, 0))
        s.moved_from = ()
    elif action == WORM_ATTACKS:
        s.stack.append((k.WORM_ATTACK, seat, 0, 0))
    elif action == WILD_MAKER:
        s.spent |= 1 << WILD_MAKER_CARD
        wild_maker_acts(s, seat)
    elif action == LEADER + STABAN:
        s.spent |= 1 << STABAN
        s.stack.append((k.PARTS, seat, leader_program(STABAN), 0))


DECISIONS.add(
    k.DESERT_CHOICE,
    options_desert_choice,
    apply_desert_choice,
    ask=(
        "Desert Power: wormsigns, moves or an attack?",
        "Wüstenmacht: Wurmzeichen-Marker, Bewegungen oder ein Angriff?",
    ),
    words={
        SIGNS: ("Place up to 2 wormsigns", "Bis zu 2 Wurmzeichen-Marker platzieren"),
        WORMS: ("Move up to 2 worms", "Bis zu 2 Würmer bewegen"),
        WORM_ATTACKS: ("Attack with a worm", "Mit einem Wurm angreifen"),
        WILD_MAKER: ("Wild Maker: move and attack", "Den Wilden Sandwurm bewegen und mit ihm angreifen"),
        SKIP: ("No Desert Power action", "Keine Wüstenmacht-Aktion"),
    },
)


def wild_maker_acts(s: State, seat: int) -> None:
    """Move, then attack with the Wild Maker; each half may be skipped (ARR-28.20)."""
    s.stack.append((k.WORM_ATTACK, seat, 1, 0))
    area = s.worm.index(2)
    if worm_ways(s, area):
        s.stack.append((k.WORM_MOVE_TO, seat, area, 1))


# ---------------------------------------------------------------- wormsigns


def sign_areas(s: State) -> list[int]:
    """Desert areas without wormsign, worm, sietch and Smugglers Base (ARR-10.3, SMG-8.6)."""
    return [
        a
        for a in DESERT_AREAS
        if not s.sign[a] and not s.worm[a] and sietch_in(s, a) < 0 and a != s.base_at and a not in s.moved_from
    ]


def options_place_sign(s: State, frame: Frame) -> list[int]:
    legal = [AREA + a for a in sign_areas(s)]
    legal.append(SKIP)
    return legal


def apply_place_sign(s: State, frame: Frame, action: int) -> None:
    """Both areas are named before any token is drawn (ARR-10.7)."""
    kind, seat, left, _ = frame
    if action != SKIP:
        s.moved_from = (*s.moved_from, action - AREA)
        if left > 1 and len(s.moved_from) < len(s.pool):
            s.stack.append((kind, seat, left - 1, 0))
            return
    for area in s.moved_from:
        lay_sign(s, area)
    s.moved_from = ()


DECISIONS.add(
    k.PLACE_SIGN,
    options_place_sign,
    apply_place_sign,
    a=LEFT,
    ask=("Where does a wormsign go? { $left } left", "Wohin kommt ein Wurmzeichen-Marker? Noch { $left }"),
    words={
        AREA: ("Place a wormsign in { $area }", "Einen Wurmzeichen-Marker platzieren: { $area }"),
        SKIP: ("Place no more wormsigns", "Keinen Wurmzeichen-Marker mehr platzieren"),
    },
)


def lay_sign(s: State, area: int) -> None:
    """Drawn unseen from the pool, which is shuffled."""
    if s.pool:
        s.sign = with_at(s.sign, area, s.pool.pop() + 1)


# ---------------------------------------------------------------- moving and attacking with worms


def worm_ways(s: State, area: int) -> list[int]:
    """Up to two areas through adjacent Desert, ending in an empty one (ARR-20.12)."""
    near = [a for a in neighbours(s, area) if IS_DESERT[a]]
    far = [b for a in near for b in neighbours(s, a) if IS_DESERT[b] and b != area]
    return [a for a in dict.fromkeys(near + far) if is_empty(s, a, for_worm=True)]


def options_worm_move(s: State, frame: Frame) -> list[int]:
    movers = [AREA + a for a in range(AREA_COUNT) if s.worm[a] and a not in s.moved_from and worm_ways(s, a)]
    return [*movers, SKIP]


def apply_worm_move(s: State, frame: Frame, action: int) -> None:
    kind, seat, left, _ = frame
    if action == SKIP:
        s.moved_from = ()
        return
    if left > 1:
        s.stack.append((kind, seat, left - 1, 0))
    s.stack.append((k.WORM_MOVE_TO, seat, action - AREA, 0))


DECISIONS.add(
    k.WORM_MOVE,
    options_worm_move,
    apply_worm_move,
    a=LEFT,
    told=False,
    ask=("Which Sandworm moves? { $left } left", "Welcher Sandwurm zieht? Noch { $left }"),
    words={
        AREA: ("Move the worm in { $area }", "Den Wurm bewegen: { $area }"),
        SKIP: ("Move no more worms", "Keinen Wurm mehr bewegen"),
    },
)


def options_worm_move_to(s: State, frame: Frame) -> list[int]:
    legal = [AREA + a for a in worm_ways(s, frame[2])]
    return [*legal, SKIP] if frame[3] else legal


def apply_worm_move_to(s: State, frame: Frame, action: int) -> None:
    if action == SKIP:
        return
    to = action - AREA
    s.worm = with_at(s.worm, to, s.worm[frame[2]])
    s.worm = with_at(s.worm, frame[2], 0)
    s.moved_from = (*s.moved_from, to)


DECISIONS.add(
    k.WORM_MOVE_TO,
    options_worm_move_to,
    apply_worm_move_to,
    a=one(things.AREA),
    b=flag("optional"),
    ask=("Where does the Sandworm of { $area } move?", "{ $area }: Wohin zieht der Sandwurm?"),
    words={
        AREA: ("The worm moves to { $area }", "Der Wurm zieht { $area_into }"),
        SKIP: ("The worm stays", "Der Wurm bleibt"),
    },
)


def prey(s: State, area: int) -> list[int]:
    """Adjacent areas a worm can attack: a legion or Harvester on sand, erg or an exposed plateau (ARR-20.14)."""
    return [
        a
        for a in neighbours(s, area)
        if (s.owner[a] == HARKONNEN_SIDE or s.harvester[a])
        and (TERRAIN[a] >= ERG or (TERRAIN[a] == PLATEAU and a in s.exposed))
    ]


def options_worm_attack(s: State, frame: Frame) -> list[int]:
    """Which worm; a = 1: only the Wild Maker."""
    kinds = (2,) if frame[2] else (1, 2)
    return [*[AREA + a for a in range(AREA_COUNT) if s.worm[a] in kinds and prey(s, a)], SKIP]


def apply_worm_attack(s: State, frame: Frame, action: int) -> None:
    if action != SKIP:
        s.stack.append((k.WORM_PREY, frame[1], action - AREA, 0))


DECISIONS.add(
    k.WORM_ATTACK,
    options_worm_attack,
    apply_worm_attack,
    a=flag("only_wild_maker"),
    told=False,
    ask=("Which Sandworm attacks?", "Welcher Sandwurm greift an?"),
    words={
        AREA: ("Attack with the worm in { $area }", "Mit dem Wurm angreifen: { $area }"),
        SKIP: ("No worm attack", "Kein Angriff eines Wurms"),
    },
)


def options_worm_prey(s: State, frame: Frame) -> list[int]:
    return [*[AREA + a for a in prey(s, frame[2])], SKIP]


def apply_worm_prey(s: State, frame: Frame, action: int) -> None:
    _, seat, worm, _ = frame
    if action == SKIP:
        return
    area = action - AREA
    s.stack.append((k.WORM_FOLLOW, seat, worm, area))
    if s.harvester[area]:
        s.stack.append((k.CARRYALL, s.house[HARKONNEN_SIDE], area, 1))
    if s.owner[area] == HARKONNEN_SIDE:
        worm_attack(s, area, WILD_DICE if s.worm[worm] == 2 else WORM_DICE)


DECISIONS.add(
    k.WORM_PREY,
    options_worm_prey,
    apply_worm_prey,
    a=one(things.AREA),
    ask=("What does the worm of { $about } attack?", "Was greift der Wurm in { $about } an?"),
    words={
        AREA: ("The worm attacks { $area }", "Der Wurm greift an: { $area }"),
        SKIP: ("No worm attack", "Kein Angriff eines Wurms"),
    },
)


def settle_worm_follow(s: State, frame: Frame) -> bool:
    _, _, worm, area = frame
    if not s.worm[worm] or not IS_DESERT[area] or not is_empty(s, area, for_worm=True):
        s.stack.pop()
        return True
    return False


def options_worm_follow(s: State, frame: Frame) -> list[int]:
    return [YES, SKIP]


def apply_worm_follow(s: State, frame: Frame, action: int) -> None:
    _, _, worm, area = frame
    if action == YES:
        s.worm = with_at(s.worm, area, s.worm[worm])
        s.worm = with_at(s.worm, worm, 0)


DECISIONS.add(
    k.WORM_FOLLOW,
    options_worm_follow,
    apply_worm_follow,
    settle_worm_follow,
    a=one(things.AREA),
    b=one(things.AREA),
    ask=("Does the Sandworm move into the emptied area?", "Zieht der Sandwurm in das geleerte Gebiet?"),
    words={
        YES: ("The worm moves to { $area2 }", "Der Wurm zieht { $area2_into }"),
        SKIP: ("The worm stays", "Der Wurm bleibt"),
    },
)


# ---------------------------------------------------------------- Desert Hazards (phase 3)


def start_hazards(s: State) -> None:
    """Old wormsigns out, new ones in, then all are flipped (ARR-20.2 to ARR-20.4)."""
    returned = False
    for area in range(len(s.sign)):
        if s.sign[area] and (s.owner[area] == ATREIDES_SIDE or s.worm[area] or area == s.base_at):
            s.pool.append(s.sign[area] - 1)
            s.sign = with_at(s.sign, area, 0)
            returned = True
    if returned:
        shuffle_cards(s, s.pool)
    wanted = endangered_areas(s)
    if not s.pool or len(wanted) <= len(s.pool):  # with an empty pool there is nothing to choose
        for area in wanted:
            lay_sign(s, area)
        flip_all(s)
    else:
        s.stack.append((k.SHORT_POOL, desert_seat(s), 0, 0))


def options_short_pool(s: State, frame: Frame) -> list[int]:
    return [AREA + a for a in endangered_areas(s)]


def apply_short_pool(s: State, frame: Frame, action: int) -> None:
    lay_sign(s, action - AREA)
    if s.pool and endangered_areas(s):
        s.stack.append(frame)
    else:
        flip_all(s)


DECISIONS.add(
    k.SHORT_POOL,
    options_short_pool,
    apply_short_pool,
    ask=(
        "The pool is short: which area gets a wormsign?",
        "Der Vorrat ist knapp: Welches Gebiet bekommt einen Wurmzeichen-Marker?",
    ),
    words={AREA: ("Place a wormsign in { $area }", "Einen Wurmzeichen-Marker platzieren: { $area }")},
)


def flip_all(s: State) -> None:
    """All wormsigns are flipped, open to everybody; then the Atreides choose the order (ARR-20.4)."""
    s.signs_now = tuple(a for a in range(len(s.sign)) if s.sign[a])
    s.reveals += 1
    s.moved_from = ()
    s.stack.append((k.SIGN_ORDER, desert_seat(s), 0, 0))


def endangered_areas(s: State) -> list[int]:
    """Desert areas with a Harkonnen legion or a Harvester that get a wormsign (ARR-20.3, ARR-20.28, SMG-8.6)."""
    return [
        a
        for a in DESERT_AREAS
        if (s.owner[a] == HARKONNEN_SIDE or (s.harvester[a] and s.owner[a] != ATREIDES_SIDE))
        and not s.sign[a]
        and not s.worm[a]
        and a != s.base_at
    ]


def end_hazards(s: State) -> None:
    """Every wormsign goes back to the pool (ARR-20.11)."""
    for area in range(len(s.sign)):
        if s.sign[area]:
            s.pool.append(s.sign[area] - 1)
            s.sign = with_at(s.sign, area, 0)
    shuffle_cards(s, s.pool)


# ---------------------------------------------------------------- storms


def storm_areas(s: State) -> list[int]:
    """Harkonnen legions outside mountains and sheltered plateaus (ARR-20.23, ARR-20.24, ARR-25.4)."""
    return [
        a
        for a in legions(s, HARKONNEN_SIDE)
        if TERRAIN[a] != MOUNTAIN and (not STORM_EXEMPT[a] or a in s.exposed) and a not in s.storm_done
    ]


def start_storms(s: State) -> None:
    s.storm_done = ()
    s.stack.append((k.STORM, desert_seat(s), 0, 0))


def settle_storm(s: State, frame: Frame) -> bool:
    if storm_areas(s):
        return False
    s.stack.pop()
    return True


def options_storm(s: State, frame: Frame) -> list[int]:
    return [AREA + a for a in storm_areas(s)]


def apply_storm(s: State, frame: Frame, action: int) -> None:
    area = action - AREA
    s.storm_done = (*s.storm_done, area)
    swords, _, specials = roll_combat(s, STORM_DICE)
    hits = swords + specials * max(0, TERRAIN[area] - 2)
    if s.log is not None:
        s.log.append((k.E_STORM, -1, area, hits))
    strike(s, area, hits)


DECISIONS.add(
    k.STORM,
    options_storm,
    apply_storm,
    settle_storm,
    holds=True,
    told=False,
    ask=("Where does the Coriolis storm strike next?", "Wo trifft der Coriolissturm als Nächstes?"),
    words={AREA: ("Storm over { $area } next", "Sturm als Nächstes { $area_at }")},
)
