"""Where an Agent may be sent, and what that costs (IMP-4.3 to IMP-4.7). Nothing else knows a price or a reach."""

from __future__ import annotations

from typing import Final

from ..tables import (
    BOARD,
    CARD_CHEAPER,
    CARD_INFILTRATES,
    CARD_OWN_WAY,
    CARD_REACH,
    CARD_SENDS_ANY,
    CARD_SPICE_OFF,
    COUNCIL,
    FACTION_SPACES,
    MENTAT,
    MENTAT_TOKEN,
    NEEDS,
    NO_SWORDMASTER,
    NOT_BLOCKED,
    SOLARI_PRICE,
    SOLARI_REACH,
    SPACE_SPICE,
    SPACE_WATER,
    SPICE_REACH,
    SWORDMASTER,
    WATER_REACH,
)
from .state import Player, State

NO_CARD: Final = -1


def price_of(s: State, p: Player, card: int, space: int) -> tuple[int, int, int]:
    """Solari, spice and water this player pays for an Agent sent there with that card."""
    solari = SOLARI_PRICE[p.leader][space]
    if space == MENTAT and s.hagal is not None and s.humans == 1:
        solari += MENTAT_TOKEN[s.hagal.difficulty]
    spice = SPACE_SPICE[space]
    if card >= 0 and CARD_CHEAPER[card] >> space & 1:
        spice = max(0, spice - CARD_SPICE_OFF[card])
    return solari, spice, SPACE_WATER[space]


def reach_of(s: State, seat: int, card: int) -> int:
    """Mask of the spaces the card leads to, whatever stands in the way."""
    reach = CARD_REACH[s.ix][card]
    if s.envoy and s.active == seat:
        reach |= FACTION_SPACES & BOARD[s.ix]
    return reach


def own_spaces(p: Player) -> int:
    mask = 0
    for space in p.placed:
        mask |= 1 << space
    return mask


def blocked_spaces(s: State, seat: int, card: int) -> int:
    """Mask of the spaces an Agent there keeps this player from (IMP-4.3); of own Agents always."""
    if card >= 0 and CARD_SENDS_ANY[card]:  # Kwisatz Haderach needs no room (IMP-12.1)
        return 0
    p = s.players[seat]
    if s.infiltrate and s.active == seat:
        return own_spaces(p)
    blocked = s.occupied
    open_to = NOT_BLOCKED[p.leader]
    if card >= 0:
        open_to |= CARD_INFILTRATES[card]  # enemy Agents do not block the marked icons (IMP-X6)
    if blocked & open_to:
        blocked = (blocked & ~open_to) | own_spaces(p)
    return blocked


def payable_spaces(s: State, seat: int, card: int) -> int:
    """Mask of the spaces whose cost, requirement and limits this player meets with that card, occupied or not."""
    p = s.players[seat]
    solari = SOLARI_REACH[p.leader]
    mask = solari[-1 if p.solari >= len(solari) else p.solari]
    mask &= SPICE_REACH[-1 if p.spice >= len(SPICE_REACH) else p.spice]
    if card >= 0 and CARD_CHEAPER[card]:
        for space in range(CARD_CHEAPER[card].bit_length()):
            if CARD_CHEAPER[card] >> space & 1:
                price = price_of(s, p, card, space)
                if p.solari >= price[0] and p.spice >= price[1]:
                    mask |= 1 << space
    mask &= BOARD[s.ix]
    mask &= WATER_REACH[-1 if p.water >= len(WATER_REACH) else p.water]
    for bit, faction, amount in NEEDS:
        if p.influence[faction] < amount:
            mask &= ~bit
    if p.council:
        mask &= ~(1 << COUNCIL)
    if p.swordmaster:
        mask &= ~(1 << SWORDMASTER)
    if s.hagal is not None and s.humans == 1:  # the difficulty of a solo game (IMP-S2.1, IMP-S2.6, IMP-S8.9)
        if p.solari < price_of(s, p, card, MENTAT)[0]:
            mask &= ~(1 << MENTAT)
        if NO_SWORDMASTER[s.hagal.difficulty]:
            mask &= ~(1 << SWORDMASTER)
    bit = 1 << seat
    for q in s.players:
        if q.voice_on & bit:
            mask &= ~(1 << q.voice)
    return mask


def open_spaces(s: State, seat: int) -> int:
    """Mask of the spaces open to a card with no say of its own about prices or Agents in the way."""
    return payable_spaces(s, seat, NO_CARD) & ~blocked_spaces(s, seat, NO_CARD)


def card_spaces(s: State, seat: int, card: int, mask: int) -> int:
    """Where this card can send an Agent, given the spaces open to any card."""
    if CARD_OWN_WAY[card]:
        mask = payable_spaces(s, seat, card) & ~blocked_spaces(s, seat, card)
    return reach_of(s, seat, card) & mask
