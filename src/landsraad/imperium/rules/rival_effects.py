"""What an effect does for a Rival: of House Hagal cards, Signet Rings, Conflict rewards and Tech tiles.

Rivals resolve effects in the order they are listed (IMP-R13). Influence goes where the Rival has least; what is tied,
and every choice that is not about Influence, is the human's (IMP-S6.2, IMP-S8.4). Cards to draw or to trash mean
nothing to a Rival.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.decision import number, one, some
from ...kernel.position import Frame, with_at
from ..content.rivals import FREIGHTER_GOAL
from ..tables import (
    DIVIDENDS,
    FIRST_OPTION,
    KIDS,
    LEADER_SIGNET,
    MAKER_SPICE,
    OP,
    SHIPPING_TROOPS,
    SPACE_MAKER,
    TROOP_TRANSPORTS,
    A,
    B,
    C,
)
from ..things import FACTION, ITEM
from . import codes as k
from .actions import CHOOSE_FACTION, OPTION, RESOLVE, SKIP
from .cards import draw_intrigue
from .decisions import DECISIONS
from .hagal import the_hagal, who_decides
from .influence import TOP, add_vp, gain_influence
from .possible import behind, holds, payable, possible
from .resources import gain, pay
from .rival_purse import settle_purse
from .rival_tech import acquire_tech, best_tile, negotiate
from .rival_units import holds_back
from .state import State
from .troops import commission, enter_conflict, recruit

ALL_FACTIONS = 15


def does(s: State, rival: int, items: tuple[int, ...]) -> None:
    """Items one after the other, each with everything it triggers."""
    for i in reversed(items):
        s.stack.append((k.RIVAL_DOES, rival, i, 0))


def settle_does(s: State, frame: Frame) -> bool:
    s.stack.pop()
    do_item(s, frame[1], frame[2])
    return True


DECISIONS.add(k.RIVAL_DOES, settle=settle_does, a=one(ITEM))


def for_rival(s: State, frame: Frame, seat: int) -> Mapping[str, Any]:
    """The Rival a human decides for."""
    return {"rival": the_hagal(s).acting}


def do_item(s: State, rival: int, item: int) -> None:
    op = OP[item]
    a = A[item]
    if op == k.INFLUENCE:
        rise(s, rival, a, 1, B[item])
    elif op == k.RECRUIT:
        recruit(s, rival, a)
    elif op == k.GAIN:
        gain(s, rival, a, B[item], C[item])
    elif op == k.FREIGHTER:
        s.stack.append((k.RIVAL_FREIGHT, rival, a, 0))
    elif op == k.RIVAL_HARVEST:
        _harvest(s, rival)
    elif op == k.RIVAL_SIGNET:
        does(s, rival, LEADER_SIGNET[the_hagal(s).leaders[rival - s.humans]])
    elif op == k.INTRIGUE:
        draw_intrigue(s, rival, a)
    elif op == k.VICTORY_POINTS:
        add_vp(s, rival, a)
    elif op == k.DREADNOUGHT:
        commission(s, rival, a)
    elif op == k.ACQUIRE_TECH:
        _acquire_tech(s, rival, a)
    elif op == k.NEGOTIATE:
        negotiate(s, rival)
    elif op == k.WHEN:
        does(s, rival, KIDS[item][0] if holds(s, rival, item) else KIDS[item][1])
    elif op == k.CHOOSE:
        _choose(s, rival, item)
    elif op == k.ARROW:
        _arrow(s, rival, item)
    elif op == k.INFLUENCE_WHERE_BEHIND:
        rise(s, rival, behind(s, rival), 1, B[item])
    elif op == k.CONTROL:
        s.control = with_at(s.control, a, rival)
        if s.log is not None:
            s.log.append((k.E_CONTROL, rival, a))
    elif op == k.MENTAT_NEXT_ROUND:
        s.mentat = 4 + rival
        if s.log is not None:
            s.log.append((k.E_MENTAT_RESERVED, rival))
    elif op not in (k.TRASH, k.DRAW):  # these two are ignored (IMP-S8.4)
        raise AssertionError(f"no rule for effect {op} of a Rival")


def _harvest(s: State, rival: int) -> None:
    """A solo Rival takes base and bonus spice; in a game for two the bonus spice goes to the bank (IMP-S3, IMP-T6)."""
    maker = SPACE_MAKER[s.sent]
    bonus = s.bonus[maker]
    s.bonus = with_at(s.bonus, maker, 0)
    if s.humans == 2:
        if s.log is not None:
            s.log.append((k.E_SPICE_REMOVED, rival, maker, bonus))
        return
    s.players[rival].spice += MAKER_SPICE[maker] + bonus
    if s.log is not None:
        s.log.append((k.E_HARVESTED, rival, MAKER_SPICE[maker] + bonus))
    settle_purse(s, rival)


# ---------------------------------------------------------------- Influence


def rise(s: State, rival: int, mask: int, count: int, steps: int) -> None:
    """Influence with the `count` Factions of the mask where the Rival has least (IMP-S6.2, IMP-S8.4)."""
    h = the_hagal(s)
    levels = s.players[rival].influence
    while count and mask:
        least = min(levels[f] for f in range(4) if mask >> f & 1)
        if least == TOP:  # gains beyond the top are lost (IMP-8.1): nobody need choose
            return
        tied = 0
        for f in range(4):
            if mask >> f & 1 and levels[f] == least:
                tied |= 1 << f
        if tied.bit_count() > count:
            if not h.fixed_ties:
                h.acting = rival
                h.steps = steps
                s.stack.append((k.RIVAL_FACTION, who_decides(s), tied, count))
                return
            tied &= -tied  # Emperor, Spacing Guild, Bene Gesserit, Fremen (IMP-R21)
        mask &= ~tied
        count -= tied.bit_count()
        for f in range(4):
            if tied >> f & 1:
                gain_influence(s, rival, f, steps)


def options_faction(s: State, frame: Frame) -> list[int]:
    return [CHOOSE_FACTION + f for f in range(4) if frame[2] >> f & 1]


def apply_faction(s: State, frame: Frame, action: int) -> None:
    kind, human, tied, count = frame
    h = the_hagal(s)
    faction = action - CHOOSE_FACTION
    if count > 1:
        s.stack.append((kind, human, tied & ~(1 << faction), count - 1))
    gain_influence(s, h.acting, faction, h.steps)


def tell_faction(s: State, frame: Frame, seat: int) -> Mapping[str, Any]:
    return {**for_rival(s, frame, seat), "steps": the_hagal(s).steps}


DECISIONS.add(
    k.RIVAL_FACTION,
    options_faction,
    apply_faction,
    a=some(FACTION),
    b=number("factions"),
    ask=("{ $rival } is tied: which Faction?", "Gleichstand bei { $rival }: Welche Fraktion?"),
    tell=tell_faction,
)


# ---------------------------------------------------------------- choices and costs


def _choose(s: State, rival: int, item: int) -> None:
    options = KIDS[item]
    first = options[0][0]
    if OP[first] == k.ACQUIRE_TECH:  # a tile if it can, otherwise the Negotiator (IMP-RX5, IMP-RX6)
        does(s, rival, options[0] if best_tile(s, rival, A[first]) >= 0 else options[1])
    elif OP[first] == k.INFLUENCE:  # different Factions, each one step
        mask = 0
        for option in options:
            mask |= A[option[0]]
        rise(s, rival, mask, A[item], 1)
    else:
        the_hagal(s).acting = rival
        s.stack.append((k.RIVAL_PICK, who_decides(s), item, 0))


def options_pick(s: State, frame: Frame) -> list[int]:
    first = OPTION + FIRST_OPTION[frame[2]]
    return [first + index for index in range(len(KIDS[frame[2]])) if not frame[3] >> index & 1]


def apply_pick(s: State, frame: Frame, action: int) -> None:
    kind, human, item, taken = frame
    index = action - OPTION - FIRST_OPTION[item]
    taken |= 1 << index
    if taken.bit_count() < A[item]:
        s.stack.append((kind, human, item, taken))
    does(s, the_hagal(s).acting, KIDS[item][index])


DECISIONS.add(
    k.RIVAL_PICK,
    options_pick,
    apply_pick,
    a=one(ITEM),
    ask=("What does { $rival } take?", "Was nimmt { $rival }?"),
    tell=for_rival,
)


def _arrow(s: State, rival: int, item: int) -> None:
    """Costs of a Signet Ring are paid whenever they can be (IMP-S6.4); of a reward the human decides (IMP-S8.4)."""
    if s.active == rival:
        if possible(s, rival, item):
            _pay_arrow(s, rival, item)
    elif payable(s, rival, KIDS[item][0]):
        the_hagal(s).acting = rival
        s.stack.append((k.RIVAL_MAYBE, who_decides(s), item, 0))


def _pay_arrow(s: State, rival: int, item: int) -> None:
    cost, effect = KIDS[item]
    for i in cost:
        pay(s, rival, A[i], B[i], C[i])
    does(s, rival, effect)


def options_maybe(s: State, frame: Frame) -> list[int]:
    return [RESOLVE + frame[2], SKIP]


def apply_maybe(s: State, frame: Frame, action: int) -> None:
    if action != SKIP:
        _pay_arrow(s, the_hagal(s).acting, frame[2])


DECISIONS.add(
    k.RIVAL_MAYBE,
    options_maybe,
    apply_maybe,
    a=one(ITEM),
    ask=("Does { $rival } pay?", "Bezahlt { $rival }?"),
    words={SKIP: ("{ $rival } does not pay", "{ $rival } bezahlt nicht")},
    tell=for_rival,
)


# ---------------------------------------------------------------- Freighter and Tech


def settle_freight(s: State, frame: Frame) -> bool:
    """One icon: on to the second space of the track, from there home again (IMP-RX3, IMP-RX9)."""
    _, rival, icons, _ = frame
    s.stack.pop()
    if icons > 1:
        s.stack.append((k.RIVAL_FREIGHT, rival, icons - 1, 0))
    p = s.players[rival]
    p.freighter = p.freighter + 1 if p.freighter < FREIGHTER_GOAL else 0
    if s.log is not None:
        s.log.append((k.E_FREIGHTER, rival, p.freighter))
    if p.freighter == 0:
        _take_dividends(s, rival)
        _ship_troops(s, rival)
        rise(s, rival, ALL_FACTIONS, 1, 1)
    return True


DECISIONS.add(k.RIVAL_FREIGHT, settle=settle_freight, a=number("icons"))


def _take_dividends(s: State, rival: int) -> None:
    if s.log is not None:
        s.log.append((k.E_DIVIDENDS, rival))
    gain(s, rival, DIVIDENDS, 0, 0)
    for other in range(len(s.players)):
        if other != rival:
            gain(s, other, 1, 0, 0)


def _ship_troops(s: State, rival: int) -> None:
    """To the garrison; with Troop Transports one more, all of them to the Conflict, but not as a reward (IMP-RX9)."""
    if TROOP_TRANSPORTS not in s.players[rival].tech:
        recruit(s, rival, SHIPPING_TROOPS)
        return
    recruit(s, rival, SHIPPING_TROOPS + 1)
    if s.active == rival and s.recruited_now and not holds_back(s, rival):
        s.recruited -= s.recruited_now
        enter_conflict(s, rival, s.recruited_now)


def _acquire_tech(s: State, rival: int, discount: int) -> None:
    stack = best_tile(s, rival, discount)
    if stack >= 0:
        does(s, rival, acquire_tech(s, rival, stack, discount))
