"""Tech tiles: acquiring them, Negotiators, and abilities used on an own turn (IMP-X1)."""

from __future__ import annotations

from ...kernel.decision import flag, number, one
from ...kernel.position import Frame
from ..tables import TECH_ABILITY, TECH_ACQUIRE, TECH_BEFORE_AGENT, TECH_FLIPS, TECH_REVEAL
from ..things import TILE
from . import codes as k
from .actions import BUY_TECH, BUY_TECH_SOLARI, RETURN_NEGOTIATORS, SKIP, USE_TECH
from .decisions import DECISIONS
from .effects import run_items
from .possible import possible, tile_price, tiles_for_solari, tiles_for_spice
from .resources import pay
from .rival_tech import keep_a_marked_tile
from .state import State


def options_tech(s: State, frame: Frame) -> list[int]:
    _, seat, discount, must = frame
    legal = [BUY_TECH + tile for tile in tiles_for_spice(s, seat, discount)]
    if frame[0] == k.TECH_OR_SOLARI:
        legal += [BUY_TECH_SOLARI + tile for tile in tiles_for_solari(s, seat, discount)]
    if not must:
        legal.append(SKIP)
    return legal


def apply_tech(s: State, frame: Frame, action: int) -> None:
    _, seat, discount, _ = frame
    if action == SKIP:
        return
    if action >= BUY_TECH_SOLARI:
        s.stack.append((k.TECH_PAY_SOLARI, seat, action - BUY_TECH_SOLARI, discount))
    else:
        s.stack.append((k.TECH_PAY, seat, action - BUY_TECH, discount))


for _kind in (k.TECH, k.TECH_OR_SOLARI):
    DECISIONS.add(
        _kind,
        options_tech,
        apply_tech,
        a=number("discount"),
        b=flag("must"),
        ask=("Which Tech tile do you acquire?", "Welches Tech-Plättchen erwirbst du?"),
        words={SKIP: ("Acquire no Tech tile", "Kein Tech-Plättchen erwerben")},
    )


def options_tech_pay(s: State, frame: Frame) -> list[int]:
    """How many Negotiators return, each for 1 off (IMP-X1.7); more than the price needs is allowed (IMP-X1.14)."""
    kind, seat, tile, discount = frame
    p = s.players[seat]
    purse = p.solari if kind == k.TECH_PAY_SOLARI else p.spice
    price = tile_price(tile, discount)
    return [RETURN_NEGOTIATORS + n for n in range(p.negotiators + 1) if price - n <= purse]


def apply_tech_pay(s: State, frame: Frame, action: int) -> None:
    """Pay, take the tile, its Acquire effect, then the next tile of the stack is turned up (IMP-X1.13)."""
    kind, seat, tile, discount = frame
    returned = action - RETURN_NEGOTIATORS
    in_solari = kind == k.TECH_PAY_SOLARI
    p = s.players[seat]
    p.negotiators -= returned
    p.supply += returned
    price = tile_price(tile, discount + returned)
    if returned and s.log is not None:
        s.log.append((k.E_NEGOTIATORS, seat, -returned))
    pay(s, seat, price if in_solari else 0, 0 if in_solari else price, 0)
    stack = next(i for i in range(3) if s.stacks[i] and s.stacks[i][-1] == tile)
    s.stacks = tuple(t[:-1] if i == stack else t for i, t in enumerate(s.stacks))
    s.face_up &= ~(1 << stack)
    p.tech = (*p.tech, tile)
    if s.revealing == seat:  # its Reveal ability works in this very turn
        s.agenda.extend(TECH_REVEAL[tile])
    if s.log is not None:
        s.log.append((k.E_TECH, seat, tile, price, int(in_solari)))
    s.stack.append((k.TURN_UP, seat, stack, 0))
    run_items(s, seat, TECH_ACQUIRE[tile])


_HOW_MANY_RETURN = (
    "{ $about }: how many Negotiators return to lower the price?",
    "„{ $about }“: Wie viele Verhandlungsführer kehren zurück und senken den Preis?",
)
DECISIONS.add(k.TECH_PAY, options_tech_pay, apply_tech_pay, a=one(TILE), b=number("discount"), ask=_HOW_MANY_RETURN)
DECISIONS.add(
    k.TECH_PAY_SOLARI,
    options_tech_pay,
    apply_tech_pay,
    a=one(TILE),
    b=number("discount"),
    ask=_HOW_MANY_RETURN,
)


def settle_turn_up(s: State, frame: Frame) -> bool:
    """An emptied stack stays empty (IMP-X1.3)."""
    s.stack.pop()
    stack = frame[2]
    if s.stacks[stack]:
        s.face_up |= 1 << stack
        s.reveals += 1
        if s.log is not None:
            s.log.append((k.E_TECH_UP, -1, s.stacks[stack][-1]))
    if s.hagal is not None:
        keep_a_marked_tile(s)
    return True


DECISIONS.add(k.TURN_UP, settle=settle_turn_up)


# ---------------------------------------------------------------- abilities


def add_abilities(s: State, seat: int, legal: list[int]) -> None:
    """Tiles with an ability for this moment of the own turn (IMP-X1.9, IMP-X1.15)."""
    p = s.players[seat]
    before_agent = s.stack[-1][0] == k.TURN
    for tile in p.tech:
        ability = TECH_ABILITY[tile]
        if not ability or p.flipped >> tile & 1 or (TECH_BEFORE_AGENT[tile] and not (before_agent and p.agents)):
            continue
        if all(possible(s, seat, i) for i in ability):
            legal.append(USE_TECH + tile)


def use_tile(s: State, seat: int, tile: int) -> None:
    """Flip tiles turn face down until the next round; the others are trashed by their own cost."""
    p = s.players[seat]
    s.fresh = 0
    s.deploy_open = k.DEPLOY_ALL
    if s.log is not None:
        s.log.append((k.E_TECH_USED, seat, tile))
    if TECH_FLIPS[tile]:
        p.flipped |= 1 << tile
    else:
        p.tech = tuple(t for t in p.tech if t != tile)
        if s.log is not None:
            s.log.append((k.E_TECH_TRASHED, seat, tile))
    run_items(s, seat, TECH_ABILITY[tile])
