"""Where an Agent may be sent (IMP-4.3 to IMP-4.7)."""

from __future__ import annotations

from ..tables import (
    BOARD,
    CARD_HEIGHLINER,
    CARD_INFILTRATES,
    CARD_SENDS_ANY,
    CARD_SPACES,
    COUNCIL,
    EYES_EVERYWHERE,
    EYES_EVERYWHERE_SPACES,
    FACTION_SPACES,
    HEIGHLINER,
    LANDSRAAD_POPULARITY,
    LANDSRAAD_SPACES,
    NEEDS,
    SOLARI_REACH,
    SPACE_SOLARI,
    SPACE_SPICE,
    SPICE_REACH,
    SWORDMASTER,
    WATER_REACH,
)
from .state import Player, State


def open_spaces(s: State, seat: int) -> int:
    """Mask of the spaces this player's Agent may be sent to, whatever the card (IMP-4.3 to IMP-4.7)."""
    p = s.players[seat]
    mask = payable_spaces(s, seat, 0)
    if s.infiltrate:
        return mask & ~own_spaces(p)
    if p.leader == EYES_EVERYWHERE:
        return mask & ~(s.occupied & ~EYES_EVERYWHERE_SPACES) & ~own_spaces(p)
    return mask & ~s.occupied


def own_spaces(p: Player) -> int:
    mask = 0
    for space in p.placed:
        mask |= 1 << space
    return mask


def payable_spaces(s: State, seat: int, heighliner_discount: int) -> int:
    """Spaces whose cost, requirement and limits this player meets, occupied or not."""
    p = s.players[seat]
    solari = p.solari
    if p.leader == LANDSRAAD_POPULARITY:  # every space that costs Solari is a Landsraad space
        solari += 1
    mask = SOLARI_REACH[-1 if solari >= len(SOLARI_REACH) else solari]
    mask &= SPICE_REACH[-1 if p.spice >= len(SPICE_REACH) else p.spice]
    if heighliner_discount and p.spice + heighliner_discount >= SPACE_SPICE[HEIGHLINER]:
        mask |= 1 << HEIGHLINER
    mask &= BOARD[s.ix]
    mask &= WATER_REACH[-1 if p.water >= len(WATER_REACH) else p.water]
    for bit, faction, amount in NEEDS:
        if p.influence[faction] < amount:
            mask &= ~bit
    if p.council:
        mask &= ~(1 << COUNCIL)
    if p.swordmaster:
        mask &= ~(1 << SWORDMASTER)
    bit = 1 << seat
    for q in s.players:
        if q.voice_on & bit:
            mask &= ~(1 << q.voice)
    return mask


def card_spaces(s: State, seat: int, card: int, mask: int) -> int:
    """Where this card can send an Agent, given the spaces open to any card."""
    reach = (CARD_SPACES[card] | (FACTION_SPACES if s.envoy else 0)) & mask
    if CARD_SENDS_ANY[card]:
        return payable_spaces(s, seat, 0)
    if CARD_INFILTRATES[card]:  # enemy Agents do not block the marked icons (IMP-X6)
        off = CARD_HEIGHLINER[card]
        reach |= CARD_INFILTRATES[card] & payable_spaces(s, seat, off) & ~own_spaces(s.players[seat])
    return reach


def cost_solari(p: Player, space: int) -> int:
    cost = SPACE_SOLARI[space]
    if cost and p.leader == LANDSRAAD_POPULARITY and LANDSRAAD_SPACES >> space & 1:
        cost -= 1
    return cost
