"""Tech tiles of solo Rivals (IMP-RX6, IMP-RX7, IMP-RX10, IMP-RX12). In a game for two House Hagal ignores them."""

from __future__ import annotations

from ..tables import FLAGSHIP, TECH_ACQUIRE, TECH_COST, TECH_RIVAL, TRAINING_DRONES
from . import codes as k
from .hagal import the_hagal
from .resources import pay
from .rival_purse import settle_purse
from .rival_units import holds_back
from .state import Player, State
from .troops import recruit

FLAGSHIP_PRICE = 4  # Solari
FLAGSHIP_TROOPS = 3


# ---------------------------------------------------------------- buying


def best_tile(s: State, rival: int, discount: int) -> int:
    """The stack with the dearest marked tile it can pay for, the topmost of equals; -1 if there is none."""
    p = s.players[rival]
    best = -1
    dearest = -1
    for number, stack in enumerate(s.stacks):
        if stack and s.face_up >> number & 1 and TECH_RIVAL[stack[-1]]:
            cost = TECH_COST[stack[-1]]
            if cost > dearest and cost - discount - p.negotiators <= p.spice:
                best, dearest = number, cost
    return best


def acquire_tech(s: State, rival: int, stack: int, discount: int) -> tuple[int, ...]:
    """Pay, with Negotiators before spice, and take the tile; returns what acquiring it gives (IMP-RX10)."""
    p = s.players[rival]
    tile = s.stacks[stack][-1]
    price = max(0, TECH_COST[tile] - discount)
    returned = min(p.negotiators, price)
    if returned:
        p.negotiators -= returned
        p.supply += returned
        if s.log is not None:
            s.log.append((k.E_NEGOTIATORS, rival, -returned))
    pay(s, rival, 0, price - returned, 0)
    s.stacks = tuple(t[:-1] if i == stack else t for i, t in enumerate(s.stacks))
    s.face_up &= ~(1 << stack)
    p.tech = (*p.tech, tile)
    if s.log is not None:
        s.log.append((k.E_TECH, rival, tile, price - returned, 0))
    s.stack.append((k.TURN_UP, rival, stack, 0))
    use_drones(s, rival)  # also right after buying them
    settle_purse(s, rival)  # Spy Satellites likewise
    return TECH_ACQUIRE[tile]


def negotiate(s: State, rival: int) -> None:
    """One Negotiator, if a troop is in the supply."""
    p = s.players[rival]
    if p.supply:
        p.supply -= 1
        p.negotiators += 1
        if s.log is not None:
            s.log.append((k.E_NEGOTIATORS, rival, 1))


def keep_a_marked_tile(s: State) -> None:
    """While no tile that lies open bears the mark, the top of the largest stack leaves the game (IMP-RX6, IMP-RX10)."""
    if s.humans != 1 or any(frame[0] == k.TURN_UP for frame in s.stack):
        return
    h = the_hagal(s)
    while any(s.stacks) and not any(TECH_RIVAL[stack[-1]] for stack in s.stacks if stack):
        sizes = [len(stack) for stack in s.stacks]
        largest = sizes.index(max(sizes))
        tile = s.stacks[largest][-1]
        h.tiles_out = (*h.tiles_out, tile)
        s.stacks = tuple(t[:-1] if i == largest else t for i, t in enumerate(s.stacks))
        s.reveals += 1
        if s.log is not None:
            s.log.append((k.E_TILE_REMOVED, -1, tile))
        if s.stacks[largest]:
            if s.log is not None:
                s.log.append((k.E_TECH_UP, -1, s.stacks[largest][-1]))
        else:
            s.face_up &= ~(1 << largest)


# ---------------------------------------------------------------- using


def ready(p: Player, tile: int) -> bool:
    return tile in p.tech and not p.flipped >> tile & 1


def flip(s: State, rival: int, tile: int) -> None:
    s.players[rival].flipped |= 1 << tile
    if s.log is not None:
        s.log.append((k.E_TECH_USED, rival, tile))


def use_drones(s: State, rival: int) -> None:
    """Training Drones at the first opportunity of its turn each round, if there is a troop to recruit (IMP-RX12)."""
    p = s.players[rival]
    if ready(p, TRAINING_DRONES) and p.supply and s.active == rival:
        flip(s, rival, TRAINING_DRONES)
        recruit(s, rival, 1)


def use_flagship(s: State, rival: int) -> None:
    """On a Combat space with 4 Solari and 3 troops in supply, unless its troops are held back (IMP-RX12, IMP-S8.6)."""
    p = s.players[rival]
    if ready(p, FLAGSHIP) and p.solari >= FLAGSHIP_PRICE and p.supply >= FLAGSHIP_TROOPS and not holds_back(s, rival):
        flip(s, rival, FLAGSHIP)
        pay(s, rival, FLAGSHIP_PRICE, 0, 0)
        recruit(s, rival, FLAGSHIP_TROOPS)
