"""What both sides meet with Smugglers or The Spacing Guild: transports, Imperium Actions, landings, bombs.

Functions of a side that both sides share; `expanded_harkonnen` and `expanded_atreides` put them in their places.
"""

from __future__ import annotations

from typing import Final

from ...arrakis.rules import actions as do
from ...arrakis.rules import codes as k
from ...arrakis.tables import ADJACENT, AREAS_UNDER, ATREIDES_SIDE, WITHIN_THREE, WITHIN_TWO, ZONES_OVER
from . import prices
from .common import LOSS, Side
from .fight import Force, forecast
from .printed import (
    ALLIED,
    CARD_BRANCH,
    CARD_BRANCH_IF,
    CARD_LASTING,
    CARD_PARTS,
    CARD_SECOND,
    CARD_SECOND_IF,
    ELIMINATED,
    FEW,
    HEIGHLINER,
    IMPERIUM,
    PILOTS_OF_CALADAN,
    RECRUIT,
    Piece,
)

FLIGHT: Final = 0.5  # what a figure in the air is worth if it does not carry anybody now
FRIGATE_FLIGHT: Final = 1.5  # it could drop bombs instead
ARRAKIS: Final = 4  # steps of a Heighliner
SPLIT_FROM: Final = 6  # Troops that must land in two areas (GLD-7.6)
MOST_LANDED: Final = 6
CHOAM: Final = 0
GUILD: Final = 1
LANDSRAAD: Final = 2
# How far the figures in the air carry a legion, by side and figure.
CARRIES: Final[list[list[int]]] = [[0, 2, 0, 0, 0, 3, 0, 2], [0, 0, 0, 2, 0, 0, 3, 0]]

# ---------------------------------------------------------------- through the air


def flights(side: Side, area: int) -> tuple[int, ...]:
    carries = CARRIES[side.t.side]
    far = 0
    for zone in ZONES_OVER[area]:
        far = max(far, carries[side.s.zone[zone]])
    return () if far == 0 else WITHIN_TWO[area] if far == 2 else WITHIN_THREE[area]


def is_frigate(figure: int) -> bool:
    return figure == k.FRIGATE_UP or figure == k.FRIGATE_UP + 1


def move_zone(side: Side, a: int) -> float:
    """To ride instead is declining; Troops cannot (GLD-8.4)."""
    cost = FRIGATE_FLIGHT if is_frigate(side.s.zone[a - do.ZONE]) else FLIGHT
    return float(side.t.units(side.start, k.TROOP)) - cost


# ---------------------------------------------------------------- Imperium Actions and Heighliners


def action_worth(side: Side, kind: int) -> float:
    """Cargo is loaded before the Heighliner goes on."""
    if kind == LANDSRAAD:
        return prices.TROOP * recruits(side, 2)
    if kind == CHOAM:
        return prices.FRIGATE if side.s.frigates_left[side.t.side] else 0.0
    if kind == GUILD:
        return step_worth(side, 1)
    return max(action_worth(side, LANDSRAAD), action_worth(side, CHOAM), action_worth(side, GUILD))


def recruits(side: Side, n: int) -> int:
    return min(n, side.s.troops_left, side.s.bases_left[side.t.side])


def freight(side: Side, whose: int) -> float:
    return prices.FREIGHT * (side.s.cargo_troops[whose] + side.s.cargo_frigates[whose])


def step_worth(side: Side, n: int) -> float:
    """Steps of the own Heighliner."""
    arrives = side.s.heighliner[side.t.side] + n >= ARRAKIS
    return FEW + n * freight(side, side.t.side) * (prices.ARRIVES if arrives else 1.0)


def imperium_action(side: Side, a: int) -> float:
    return 0.0 if a == do.DONE else action_worth(side, a - do.IMPERIUM)


# ---------------------------------------------------------------- landing and bombs


def landing(side: Side) -> Force:
    troops = side.s.cargo_troops[side.t.side]
    n = float(min(troops, MOST_LANDED - 1 if troops == SPLIT_FROM else MOST_LANDED))
    return Force(n, 0.0, 0.0, n, n)


def bombs(side: Side) -> float:
    pilots = side.t.side == ATREIDES_SIDE and PILOTS_OF_CALADAN in side.s.in_play
    return prices.BOMBS_OF_PILOTS if pilots else prices.BOMBS


def bomb_worth(side: Side, area: int) -> float:
    """The dead, and a legion that can attack those who are left."""
    t = side.t
    if side.s.owner[area] != t.enemy:
        return 0.0
    force, rank = t.force(area), t.rank(area)
    weak = force.after(bombs(side))
    best = 0.0
    for own in t.own:
        if area in ADJACENT[own] or area in flights(side, own):
            more = forecast(t.force(own), weak, rank).win - forecast(t.force(own), force, rank).win
            best = max(best, more * side.prize(area))
    return prices.HIT * min(bombs(side), force.body) + best


def land_frigate(side: Side, zone: int, best_bomb: float) -> float:
    """Over what it can bomb and over whom it can carry."""
    carried = 0.0
    for area in AREAS_UNDER[zone]:
        if area in side.t.own:
            carried += side.t.force(area).units
    return best_bomb + 0.1 * carried


# ---------------------------------------------------------------- cards


def branches(side: Side, condition: int) -> bool:
    if condition == ALLIED:
        return side.s.smugglers == k.ALLIED
    if condition == ELIMINATED:
        return side.s.smugglers == k.ELIMINATED
    return side.branches(condition)


def play_worth(side: Side, card: int) -> float:
    """A card of an expansion."""
    pieces = CARD_PARTS[card]
    if CARD_BRANCH_IF[card] and branches(side, CARD_BRANCH_IF[card]):
        pieces = CARD_BRANCH[card]
    elif CARD_SECOND_IF[card] and branches(side, CARD_SECOND_IF[card]):
        pieces = CARD_SECOND[card]
    return CARD_LASTING[card] + side.pieces_worth(pieces)


def is_new(piece: Piece) -> bool:
    return piece.kind >= IMPERIUM


def piece_worth(side: Side, piece: Piece) -> float:
    if piece.kind == IMPERIUM:
        return action_worth(side, piece.which)
    if piece.kind == RECRUIT:
        return prices.TROOP * recruits(side, piece.n)
    if piece.kind == HEIGHLINER:
        return step_worth(side, piece.n)
    return min(piece.n, side.s.heighliner[side.t.enemy]) * freight(side, side.t.enemy)


def upgrade_whom(a: int) -> float:
    """Rather a Regular or Smuggler Unit than a Troop, who is a leader too."""
    return -LOSS.get(a, 0.0)
