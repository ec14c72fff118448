"""What the things of Rise of Ix are worth: Freighters, Tech tiles, Negotiators and dreadnoughts (IMP-X)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...imperium.rules import codes as k
from ...imperium.tables import (
    DETONATION_DEVICES,
    KIDS,
    MORE_SOLARI,
    OP,
    TECH,
    TECH_ABILITY,
    TECH_ACQUIRE,
    TECH_COST,
    TECH_ENDGAME,
    TECH_FLIPS,
    TECH_REVEAL,
    TECH_ROUND_START,
    TROOP_TRANSPORTS,
    A,
    B,
    C,
)
from .prices import NEGOTIATORS_ENOUGH, VICTORY_POINT
from .printed import CONTROL_BONUS

if TYPE_CHECKING:
    from .worth import Worth

TOP_SPACE: Final = 3
DIVIDENDS: Final = 5
SHIPPED_SPICE: Final = 2
SHIPPED_TROOPS: Final = 2
SHIPPED_DISCOUNT: Final = 2
CANNOT_BUY: Final = -1000.0
NOT_KNOWN: Final = -1.0e9
NO_CARD: Final = -1
ALL_FACTIONS: Final = 15
UNASKED: Final[list[float]] = [NOT_KNOWN] * len(TECH)


def of(w: Worth, item: int, sure: bool) -> float:
    """What a Freighter, tile, Negotiator or dreadnought icon is worth; nothing to a house that ignores them."""
    if not w.ix:
        return 0.0
    op, n = OP[item], A[item]
    if op == k.FREIGHTER:
        return icons(w, n) if sure else w.prices.freighter_icon * w.fade * n
    if op == k.ACQUIRE_TECH:
        return max(0.0, best_tile(w, n, B[item] == 1)) if sure else w.prices.tech_icon * w.fade
    if op == k.NEGOTIATE:
        return negotiators(w, min(n, w.me.supply))
    return dreadnought(w) if w.me.dread_supply else 0.0


# ---------------------------------------------------------------- the Freighter (IMP-X2)


def dividends(w: Worth) -> float:
    solari = DIVIDENDS + (MORE_SOLARI[w.me.leader] if w.my_turn else 0)
    return w.goods(solari, 0, 0) - w.prices.rival_dividend * len(w.rivals) * w.fade


def shipped_troops(w: Worth) -> float:
    troops = SHIPPED_TROOPS + (1 if TROOP_TRANSPORTS in w.me.tech else 0)
    return w.troop * min(troops, w.me.supply)


def cargo(w: Worth) -> list[float]:
    """What a recall from each space of the track pays."""
    if not w._cargo:
        low = max(dividends(w), w.goods(0, SHIPPED_SPICE, 0))
        middle = shipped_troops(w) + w.best_faction(ALL_FACTIONS, 1)
        top = max(0.0, best_tile(w, SHIPPED_DISCOUNT, False))
        w._cargo = [0.0, low, low + middle, low + middle + top]
    return w._cargo


def under_way(w: Worth) -> list[float]:
    """What a Freighter on each space is worth while it waits for the next icon."""
    if not w._under_way:
        pays = cargo(w)
        each = max(pays[1] / 2, pays[2] / 3, pays[3] / 4)
        soon = w.prices.freight_soon if w.me.agents and not w.me.revealed else 0.0
        share = max(min(1.0, w.rounds_left / w.prices.freight_time), soon)
        w._under_way = [share * each * space for space in range(TOP_SPACE + 1)]
    return w._under_way


def voyage(w: Worth, space: int, n: int) -> float:
    """The best that so many icons make of a Freighter on that space."""
    best = under_way(w)[space]
    if n:
        if space < TOP_SPACE:
            best = max(best, voyage(w, space + 1, n - 1))
        if space:
            best = max(best, cargo(w)[space] + voyage(w, 0, n - 1))
    return best


def icons(w: Worth, n: int) -> float:
    space = w.me.freighter
    return voyage(w, space, n) - under_way(w)[space]


def advance(w: Worth, n: int) -> float:
    space = w.me.freighter
    return voyage(w, space + 1, n - 1) - under_way(w)[space]


def recall(w: Worth, n: int) -> float:
    space = w.me.freighter
    return cargo(w)[space] + voyage(w, 0, n - 1) - under_way(w)[space]


# ---------------------------------------------------------------- Tech tiles (IMP-X1)


def negotiators(w: Worth, n: int) -> float:
    """What so many more on the Ix board are worth."""
    have = w.me.negotiators
    more = min(have + n, NEGOTIATORS_ENOUGH) - min(have, NEGOTIATORS_ENOUGH)
    return w.prices.negotiator * w.fade * more


def paying(w: Worth, cost: int, back: int, in_solari: bool) -> float:
    """What it costs me to pay that price with so many Negotiators."""
    rest = max(0, cost - back)
    money = w.goods(-rest, 0, 0) if in_solari else w.goods(0, -rest, 0)
    return money - w.prices.negotiator * w.fade * back


def buying(w: Worth, tile: int, discount: int, in_solari: bool) -> float:
    """A tile less its price, paid in the cheapest way."""
    cost = max(0, TECH_COST[tile] - discount)
    best = NOT_KNOWN
    for n in range(min(cost, w.me.negotiators) + 1):
        best = max(best, paying(w, cost, n, in_solari))
    return tile_worth(w, tile) + best


def best_tile(w: Worth, discount: int, or_solari: bool) -> float:
    """The best purchase among the face-up tiles."""
    key = discount * 2 + (1 if or_solari else 0)
    if key in w._best_tiles:
        return w._best_tiles[key]
    s = w.s
    best = NOT_KNOWN
    for i, stack in enumerate(s.stacks):
        if stack and s.face_up >> i & 1:
            best = max(best, buying(w, stack[-1], discount, False))
            if or_solari:
                best = max(best, buying(w, stack[-1], discount, True))
    found = best if best != NOT_KNOWN else CANNOT_BUY
    w._best_tiles[key] = found
    return found


def tile_worth(w: Worth, tile: int) -> float:
    """What a tile brings from now to the end of the game, read from its own text."""
    if not w._tiles:
        w._tiles = UNASKED[:]
    value = w._tiles[tile]
    if value == NOT_KNOWN:
        this_round = 0.0 if w.me.revealed else 1.0
        value = w.all_of(TECH_ACQUIRE[tile], NO_CARD, False)
        value += w.rounds_left * w.all_of(TECH_ROUND_START[tile], NO_CARD, False)
        value += (w.rounds_left + this_round) * _each_reveal(w, TECH_REVEAL[tile])
        if TECH_FLIPS[tile]:
            uses = w.prices.flip_used * (w.rounds_left + this_round)
            value += uses * w.all_of(TECH_ABILITY[tile], NO_CARD, False)
        value += max(in_the_end(w, TECH_ENDGAME[tile]), _once(w, tile))
        value += w.rounds_left * w.prices.tile_passive[tile]
        if tile == DETONATION_DEVICES:
            value += w.prices.detonation * (2 - w.me.dread_supply) * w.fade
        w._tiles[tile] = value
    return value


def _each_reveal(w: Worth, box: tuple[int, ...]) -> float:
    """A reveal ability hangs on something I have or may still get."""
    if len(box) == 1 and OP[box[0]] == k.WHEN and w.holds(box[0], NO_CARD):
        return w.all_of(KIDS[box[0]][0], NO_CARD, False)
    return w.all_of(box, NO_CARD, False)


def _once(w: Worth, tile: int) -> float:
    """An ability that trashes its tile."""
    return 0.0 if TECH_FLIPS[tile] else max(0.0, w.all_of(TECH_ABILITY[tile], NO_CARD, False))


def in_the_end(w: Worth, box: tuple[int, ...]) -> float:
    """What an Endgame ability promises."""
    if len(box) != 1:
        return 0.0
    item = box[0]
    if OP[item] == k.VP_PER_LOW_TRACK:
        low = 0
        for level in w.me.influence:
            if level <= 1:
                low += 1
        return VICTORY_POINT * A[item] * low * stays_low(w)
    if OP[item] != k.WHEN:
        return 0.0
    value = w.all_of(KIDS[item][0])
    return value if w.holds(item, NO_CARD) else value * _hope(w, item)


def stays_low(w: Worth) -> float:
    return float(w.prices.low_track_stays**w.rounds_left)


def _hope(w: Worth, item: int) -> float:
    """The chance that a condition not met now is met in the end."""
    if A[item] == k.TRACKS_AT_LEAST:
        tracks = sorted(w.me.influence, reverse=True)
        missing = 0
        for i in range(min(C[item], 4)):
            missing += max(0, B[item] - tracks[i])
        return w.prices.last_hope if missing <= w.prices.steps_to_come * w.rounds_left else 0.0
    if A[item] == k.SPICE_MUST_FLOW_AT_LEAST:
        return w.prices.last_hope * w.fade / 2
    return w.prices.last_hope * w.fade


def using(w: Worth, tile: int) -> float:
    """Using the ability of my tile now, less what the tile itself is worth if that trashes it."""
    value = w.all_of(TECH_ABILITY[tile])
    return value if TECH_FLIPS[tile] else value - in_the_end(w, TECH_ENDGAME[tile])


# ---------------------------------------------------------------- dreadnoughts (IMP-X3)


def dreadnought(w: Worth) -> float:
    """One more in the garrison."""
    return w.prices.dreadnought * min(w.prices.dreadnought_rounds, w.rounds_left)


def detonation(w: Worth) -> float:
    """A point for a dreadnought that goes back to the supply (IMP-X3.11)."""
    return VICTORY_POINT - dreadnought(w)


def trophy(w: Worth) -> float:
    """What a dreadnought brings its owner who wins the Conflict, beside the reward."""
    if not w.ix:
        return 0.0
    station = w.prices.stationed * min(1.0, w.rounds_left)
    return max(station, detonation(w)) if DETONATION_DEVICES in w.me.tech else station


def station_worth(w: Worth, location: int) -> float:
    """A dreadnought on a location: its bonus for a round, and what a rival loses by it."""
    solari, spice, water = CONTROL_BONUS[location]
    value = w.goods(solari, spice, water)
    holder = w.s.control[location]
    if holder == w.seat:
        return 0.0
    return value if holder < 0 else value - w.prices.rival_bonus


# ---------------------------------------------------------------- leaders


def snooper(w: Worth, faction: int) -> float:
    """What Tessia's token on that track brings when she reaches it: the topmost free slot (IMP-12.17)."""
    left = w.me.snoopers
    if not left >> faction & 1:
        return 0.0
    count = (left & 1) + (left >> 1 & 1) + (left >> 2 & 1) + (left >> 3 & 1)
    if count == 4:
        return w.prices.snooper_discard
    bonus = w.prices.track_bonus[faction]
    again = w.step(faction, 3)
    if count == 1:
        return bonus + again
    return again if count == 2 else bonus
