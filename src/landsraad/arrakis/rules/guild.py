"""The Spacing Guild: Imperium Actions, Heighliners and what they land on Arrakis (GLD-4 to GLD-7)."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import INNER, flag, number, one
from .. import things
from ..tables import (
    AREA_COUNT,
    ARRAKIS_STEP,
    ATREIDES_SIDE,
    BASES,
    CARD_DECK,
    CARDS,
    FRIGATES,
    HARKONNEN_SIDE,
    IS_DESERT,
    TROOPS,
)
from . import codes as k
from .actions import AREA, DONE, IMPERIUM, NUMBER, SKIP, YES, ZONE
from .air import free_zones
from .decisions import DECISIONS
from .forces import enemy_settlement, is_empty, limit, neighbours
from .state import Frame, State

CHOAM: Final = 0  # in the order of the Imperium markers
SPACING_GUILD: Final = 1
LANDSRAAD: Final = 2
ANY: Final = 3  # whichever of them one likes
SPLIT_FROM: Final = 6  # this many Troops must land in two areas (GLD-7.6)


def set_up_guild(s: State) -> None:
    """Two Troops wait in each Landsraad area (GLD-4.3)."""
    s.guild = True
    s.heighliner = [0, 0]
    s.cargo_frigates = [0, 0]
    s.cargo_troops = [2, 2]
    s.frigates_left = [FRIGATES, FRIGATES]
    s.bases_left = [BASES - 2, BASES - 2]
    s.troops_left = TROOPS - 4


def lasts(s: State, side: int, effect: str) -> bool:
    """Whether a card of that side with that effect remains in play (GLD-12.2)."""
    return any(CARDS[card].lasting == effect and CARD_DECK[card] // 2 == side for card in s.in_play)


# ---------------------------------------------------------------- Imperium Actions (GLD-5)

Earned = tuple[int, int, int, int]  # so many CHOAM, Spacing Guild, Landsraad Actions, and of any kind
ONE: Final[tuple[Earned, ...]] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))


def start_imperium_actions(s: State, seat: int, side: int, earned: Earned) -> None:
    """`earned` lies beside the frame that offers it: one after the other they come to an end together."""
    if any(earned):
        s.earned = (*s.earned, earned)
        s.stack.append((k.IMPERIUM_ACTION, seat, side, 0))


def earned(s: State) -> Earned:
    """Harkonnen in phase 4: one action for a marker kept, two for one raised (GLD-5.10, GLD-5.11)."""
    choam, guild, landsraad = (max(0, paid - 1) for paid in s.plan[:3])  # 2 spice keep a marker, 3 raise it
    more = s.plan[CHOAM] > 0 and lasts(s, HARKONNEN_SIDE, "action_for_choam")
    return choam, guild, landsraad, int(more)


def _less(earned: Earned, kind: int) -> Earned:
    """Without one of that kind, or of any if there is none."""
    taken = ONE[kind if earned[kind] else ANY]
    return earned[0] - taken[0], earned[1] - taken[1], earned[2] - taken[2], earned[3] - taken[3]


def possible(s: State, side: int, kind: int) -> bool:
    if kind == CHOAM:
        return s.frigates_left[side] > 0
    return kind == SPACING_GUILD or (s.troops_left > 0 and s.bases_left[side] > 0)


def is_earned(s: State, kind: int) -> bool:
    """An action of that kind, or of any, is left of those that are being taken."""
    left = s.earned[-1]
    return left[kind] > 0 or left[ANY] > 0


def options_imperium_action(s: State, frame: Frame) -> list[int]:
    """In any order; each may be declined, and what cannot be done is lost (GLD-5.14, GLD-5.16)."""
    return [*[IMPERIUM + i for i in range(3) if is_earned(s, i) and possible(s, frame[2], i)], DONE]


def apply_imperium_action(s: State, frame: Frame, action: int) -> None:
    _, seat, side, _ = frame
    left = s.earned[-1]
    s.earned = s.earned[:-1]
    if action == DONE:
        return
    kind = action - IMPERIUM
    start_imperium_actions(s, seat, side, _less(left, kind))
    if kind == CHOAM:
        load_frigate(s, side)
    elif kind == LANDSRAAD:
        recruit(s, side, 2)
    else:
        advance_heighliner(s, side)


def _tell_earned(s: State, frame: Frame, seat: int) -> dict[str, int]:
    left = s.earned[-1] if s.earned else (0, 0, 0, 0)
    return dict(zip((*things.IMPERIUM_ACTION.ids, "any"), left, strict=True))


DECISIONS.add(
    k.IMPERIUM_ACTION,
    options_imperium_action,
    apply_imperium_action,
    a=INNER,
    tell=_tell_earned,
    told=False,
    ask=("Which Imperium Action do you take?", "Welche Imperium-Aktion führst du aus?"),
    words={DONE: ("No more Imperium Actions", "Keine weitere Imperium-Aktion")},
)


def load_frigate(s: State, side: int) -> None:
    """Into the CHOAM area of the own Heighliner board (GLD-5.4)."""
    if s.frigates_left[side]:
        s.frigates_left[side] -= 1
        s.cargo_frigates[side] += 1
        if s.log is not None:
            s.log.append((k.E_LOADED, side, CHOAM, 1))


def recruit(s: State, side: int, n: int) -> None:
    """From the shared supply, each with an own color base (GLD-5.5, GLD-8.2)."""
    n = min(n, s.troops_left, s.bases_left[side])
    if n:
        s.troops_left -= n
        s.bases_left[side] -= n
        s.cargo_troops[side] += n
        if s.log is not None:
            s.log.append((k.E_LOADED, side, LANDSRAAD, n))


def options_recruit(s: State, frame: Frame) -> list[int]:
    """A card's effect may be done in part (ARR-8.16)."""
    _, _, side, most = frame
    return [NUMBER + n for n in range(min(most, s.troops_left, s.bases_left[side]) + 1)]


def apply_recruit(s: State, frame: Frame, action: int) -> None:
    recruit(s, frame[2], action - NUMBER)


DECISIONS.add(
    k.RECRUIT,
    options_recruit,
    apply_recruit,
    a=INNER,
    b=number("most"),
    told=False,
    ask=("How many Houses Major Troops do you recruit?", "Wie viele Truppen der Großen Häuser rekrutierst du?"),
)


# ---------------------------------------------------------------- Heighliners (GLD-6)


def advance_heighliner(s: State, side: int) -> None:
    """One step; at Arrakis it unloads at once (GLD-6.5)."""
    s.heighliner[side] += 1
    if s.log is not None:
        s.log.append((k.E_HEIGHLINER, side, s.heighliner[side]))
    if s.heighliner[side] == ARRAKIS_STEP:
        s.stack.append((k.LANDING, s.house[side], side, 0))


def both_advance(s: State) -> None:
    """The automatic step of a round; if both arrive the Harkonnen land first (GLD-6.3, GLD-7.2)."""
    for side in (ATREIDES_SIDE, HARKONNEN_SIDE):  # what is pushed last comes first
        advance_heighliner(s, side)


def options_heighliner_step(s: State, frame: Frame) -> list[int]:
    return [YES, SKIP]


def apply_heighliner_step(s: State, frame: Frame, action: int) -> None:
    kind, seat, side, left = frame
    if action == SKIP:
        return
    if left > 1:
        s.stack.append((kind, seat, side, left - 1))
    advance_heighliner(s, side)


DECISIONS.add(
    k.HEIGHLINER_STEP,
    options_heighliner_step,
    apply_heighliner_step,
    b=number("left"),
    told=False,
    ask=("Move your Heighliner a step? { $left } left", "Den eigenen Heighliner 1 Schritt vorrücken? Noch { $left }"),
    words={SKIP: ("Do not advance the Heighliner", "Den Heighliner nicht vorrücken")},
)


def options_hold_heighliner(s: State, frame: Frame) -> list[int]:
    """Threat to the Spice: back up to that many steps, not beyond the start."""
    _, _, side, most = frame
    return [NUMBER + n for n in range(min(most, s.heighliner[side]) + 1)]


def apply_hold_heighliner(s: State, frame: Frame, action: int) -> None:
    side = frame[2]
    s.heighliner[side] -= action - NUMBER
    if action > NUMBER and s.log is not None:
        s.log.append((k.E_HEIGHLINER, side, s.heighliner[side]))


DECISIONS.add(
    k.HOLD_HEIGHLINER,
    options_hold_heighliner,
    apply_hold_heighliner,
    a=one(things.SIDE),
    b=number("most"),
    told=False,
    ask=(
        "How many steps does the enemy Heighliner go back?",
        "Wie viele Schritte geht der gegnerische Heighliner zurück?",
    ),
)


# ---------------------------------------------------------------- landing (GLD-7)


def settle_landing(s: State, frame: Frame) -> bool:
    """Frigates first, then Troops (GLD-7.13); then the Heighliner returns. What finds no room stays loaded (GLD-7.10).

    b: 0 Frigates, 1 Troops, 2 done."""
    kind, seat, side, stage = frame
    if stage == 0 and s.cargo_frigates[side] and 0 in s.zone:
        s.stack.append((k.LAND_FRIGATE, seat, side, 0))
        return True
    s.stack.pop()
    if stage == 0:
        s.stack.append((kind, seat, side, 1))
    elif stage == 1:
        s.stack.append((kind, seat, side, 2))
        if s.cargo_troops[side] and landing_areas(s, side):
            s.stack.append((k.LAND_TROOPS, seat, side, 0))
    else:
        s.heighliner[side] = 0
        _what_stays(s, side)
    return True


DECISIONS.add(k.LANDING, settle=settle_landing)


def _what_stays(s: State, side: int) -> None:
    frigates, troops = s.cargo_frigates[side], s.cargo_troops[side]
    if s.log is not None and frigates + troops:
        s.log.append((k.E_UNLOADED, side, frigates, troops))
    if s.switches & k.CARGO_RETURNS:
        s.frigates_left[side] += frigates
        s.troops_left += troops
        s.bases_left[side] += troops
        s.cargo_frigates[side] = s.cargo_troops[side] = 0


def options_land_frigate(s: State, frame: Frame) -> list[int]:
    """Each in a different, unoccupied air zone (GLD-7.4)."""
    return [ZONE + z for z in free_zones(s)]


def apply_land_frigate(s: State, frame: Frame, action: int) -> None:
    side = frame[2]
    s.cargo_frigates[side] -= 1
    s.zone[action - ZONE] = k.FRIGATE_UP + side


DECISIONS.add(
    k.LAND_FRIGATE,
    options_land_frigate,
    apply_land_frigate,
    ask=("Landing: which air zone gets a Frigate?", "Landephase: In welche Flugzone kommt eine Raumfregatte?"),
    words={ZONE: ("Land a Frigate in { $zone }", "Eine Raumfregatte landen: { $zone }")},
)


def landing_areas(s: State, side: int) -> list[int]:
    """Empty areas not adjacent to enemy legions or settlements (GLD-7.5, GLD-7.9)."""
    no_desert = side == HARKONNEN_SIDE and lasts(s, ATREIDES_SIDE, "no_desert_landing")
    return [
        a
        for a in range(AREA_COUNT)
        if is_empty(s, a)
        and not (no_desert and IS_DESERT[a])
        and not any(_hostile(s, n, side) for n in neighbours(s, a))
    ]


def _hostile(s: State, area: int, side: int) -> bool:
    return s.owner[area] == 1 - side or enemy_settlement(s, area, side)


def options_land_troops(s: State, frame: Frame) -> list[int]:
    return [AREA + a for a in landing_areas(s, frame[2])]


def apply_land_troops(s: State, frame: Frame, action: int) -> None:
    """All in one area; six or more over two, split as the owner likes (GLD-7.6)."""
    _, seat, side, first = frame
    area = action - AREA
    n = s.cargo_troops[side]
    if first or n < SPLIT_FROM:
        _land(s, side, area, min(n, limit(s, side)))
    elif len(landing_areas(s, side)) == 1:  # five land, the rest stays (GLD-7.10)
        _land(s, side, area, SPLIT_FROM - 1)
    else:
        s.stack.append((k.LAND_HOW_MANY, seat, side, area))


DECISIONS.add(
    k.LAND_TROOPS,
    options_land_troops,
    apply_land_troops,
    b=flag("second"),
    told=False,
    ask=("Landing: in which area do your Troops land?", "Landephase: In welchem Gebiet landen deine Truppen?"),
    words={AREA: ("Land the Troops in { $area }", "Die Truppen landen: { $area }")},
)


def options_land_how_many(s: State, frame: Frame) -> list[int]:
    """At least one in each area, and no more than may stand there (GLD-7.8)."""
    side = frame[2]
    n, most = s.cargo_troops[side], limit(s, side)
    return [NUMBER + i for i in range(max(1, n - most), min(most, n - 1) + 1)]


def apply_land_how_many(s: State, frame: Frame, action: int) -> None:
    _, seat, side, area = frame
    _land(s, side, area, action - NUMBER)
    s.stack.append((k.LAND_TROOPS, seat, side, 1))


DECISIONS.add(
    k.LAND_HOW_MANY,
    options_land_how_many,
    apply_land_how_many,
    b=one(things.AREA),
    told=False,
    ask=(
        "How many Troops land in { $area }? The others land elsewhere.",
        "{ $area }: Wie viele landen hier? Die anderen in einem zweiten Gebiet.",
    ),
)


def _land(s: State, side: int, area: int, n: int) -> None:
    s.cargo_troops[side] -= n
    s.force[area * k.FIGURES + k.TROOP] += n
    s.owner[area] = side
    if s.log is not None:
        s.log.append((k.E_LANDED, side, area, n))
