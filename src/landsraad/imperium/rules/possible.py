"""What can be done: conditions, costs that can be paid, effects that can be carried out now.

`payable` says whether a cost can be paid in full (IMP-11.3), `possible` whether an open effect can be carried out.
"""

from __future__ import annotations

from ..tables import (
    ALL_ICON_SPACES,
    CARD_COST,
    CARD_FACTIONS,
    CARD_OF,
    FACTION_MASKS,
    FOLDSPACE_CARD,
    KIDS,
    LIAISON,
    OP,
    RESERVE_INDEX,
    SPACE_FACTION,
    SPICE_MUST_FLOW,
    TECH_COST,
    A,
    B,
    C,
)
from . import codes as k
from .cards import copies_of_spice_must_flow
from .state import Player, State
from .troops import units_in_conflict

RIVAL_SPICE_MUST_FLOW = 2

# ---------------------------------------------------------------- conditions


def holds(s: State, seat: int, item: int) -> bool:
    """The condition of a When item, checked now (IMP-11.4)."""
    p = s.players[seat]
    condition = A[item]
    b = B[item]
    if condition == k.OTHER_IN_PLAY:
        return others_in_play(s, p, b, CARD_OF[item]) > 0
    if condition == k.INFLUENCE_AT_LEAST:
        return p.influence[b] >= C[item]
    if condition == k.HAS_ALLIANCE:
        return s.alliance[b] == seat if b < 4 else seat in s.alliance
    if condition == k.HAS_COUNCIL_SEAT:
        return p.council == 1
    if condition == k.TRACKS_AT_LEAST:
        return sum(1 for level in p.influence if level >= b) >= C[item]
    if condition == k.SPICE_MUST_FLOW_AT_LEAST:
        return spice_must_flow(s, seat) >= b
    if condition == k.TECH_AT_LEAST:
        return len(p.tech) >= b
    if condition == k.SOLARI_AT_LEAST:
        return p.solari >= b
    if condition == k.DREADNOUGHTS_AT_LEAST:
        return 2 - p.dread_supply >= b
    if condition == k.DREADNOUGHTS_AT_MOST:
        return 2 - p.dread_supply <= b
    if condition == k.UNITS_DEPLOYED_AT_LEAST:
        return s.entered + s.entered_dreads >= b
    if condition == k.AGENT_WITH:
        return any(FACTION_MASKS[b] >> space & 1 for space in p.placed)
    if condition == k.AGENTS_ON_ICONS:
        return sum(1 for space in p.placed if ALL_ICON_SPACES >> space & 1) >= b
    if condition == k.BESIDE_ENEMY:
        return s.beside_enemy == 1
    if condition == k.PERSUASION_AT_LEAST:
        return s.persuaded >= b
    own = spice_must_flow(s, seat)  # SPICE_MUST_FLOW_MOST
    return all(own > spice_must_flow(s, other) for other in range(len(s.players)) if other != seat)


def spice_must_flow(s: State, seat: int) -> int:
    """Copies of The Spice Must Flow; a Rival of a solo game counts as owning two (IMP-S6.3)."""
    if seat >= s.humans == 1:
        return RIVAL_SPICE_MUST_FLOW
    return copies_of_spice_must_flow(s.players[seat])


def others_in_play(s: State, p: Player, faction: int, card: int) -> int:
    """Cards of that Faction in play beside the card itself (IMP-5.14, IMP-5.15)."""
    bit = 1 << faction
    count = sum(1 for c in p.play if CARD_FACTIONS[c] & bit)
    itself = CARD_FACTIONS[card] & bit and card in p.play and not (s.card_gone and card == s.card)
    return count - 1 if itself else count


# ---------------------------------------------------------------- can it be done?


def payable(s: State, seat: int, cost: tuple[int, ...]) -> bool:
    p = s.players[seat]
    for i in cost:
        op = OP[i]
        if op == k.PAY:
            if p.solari < A[i] or p.spice < B[i] or p.water < C[i]:
                return False
        elif op == k.TRASH:
            if not (p.hand or p.discard or p.play):
                return False
        elif op == k.TRASH_SELF:
            card = CARD_OF[i]
            if card >= 0 and (card not in p.play or (s.card_gone and card == s.card)):
                return False
        elif op == k.LOSE_INFLUENCE:
            if max(p.influence) < B[i]:
                return False
        elif op == k.LOSE_TROOPS:
            if (p.conflict + p.garrison if B[i] else p.conflict) < A[i]:
                return False
        elif op == k.DISCARD:
            if len(p.hand) < A[i]:
                return False
        elif op == k.BOTTOM_INTRIGUE:
            if len(p.intrigue) < A[i]:
                return False
        elif op == k.RETREAT_UNITS and units_in_conflict(p) < A[i]:
            return False
    return True


def possible(s: State, seat: int, item: int) -> bool:
    """Whether an open item can be carried out now. Effects that would do nothing count as possible (IMP-9.8)."""
    op = OP[item]
    p = s.players[seat]
    if op == k.ARROW:
        # Trashing nothing counts as doing nothing, which is allowed (IMP-9.8).
        return payable(s, seat, KIDS[item][0]) and all(OP[i] == k.TRASH or possible(s, seat, i) for i in KIDS[item][1])
    if op == k.WHEN:
        inner = KIDS[item][0] if holds(s, seat, item) else KIDS[item][1]
        return any(possible(s, seat, i) for i in inner)
    if op == k.CHOOSE:
        return any(all(possible(s, seat, i) for i in option) for option in KIDS[item])
    if op == k.TRASH:
        return bool(p.hand or p.discard or p.play)
    if op == k.HIRE_MENTAT:
        return s.mentat == -1
    if op == k.DOUBLE_CROSS:
        return any(q.conflict for q in s.players if q is not p)
    if op == k.LOOK_DRAW_OR_TRASH:
        return bool(p.deck)
    if op == k.RECALL_AGENT:
        return bool(p.placed)
    if op == k.TAKE_FROM_DISCARD:
        bit = 1 << B[item]
        return any(CARD_FACTIONS[c] & bit for c in p.discard)
    if op == k.ACQUIRE_FREE:
        return bool(free_cards(s, seat, A[item])) or aside_within(p, A[item])
    if op == k.INFLUENCE_WHERE_BEHIND:
        return behind(s, seat) != 0
    if op == k.SET_ASIDE_ROW_CARD:
        return bool(s.row)
    if op == k.FOLDSPACE:
        return s.reserve[RESERVE_INDEX[FOLDSPACE_CARD]] > 0
    if op == k.ACQUIRE_TECH:
        if tiles_for_spice(s, seat, A[item]):
            return True
        return B[item] == 1 and bool(tiles_for_solari(s, seat, A[item]))
    if op == k.INFLUENCE_WHERE_AGENTS:
        return factions_with_agents(p) != 0
    if op == k.INFLUENCE_WHERE_SENT:
        return s.sent >= 0 and SPACE_FACTION[s.sent] >= 0
    if op == k.INFLUENCE_WHERE_SNOOPER:
        return p.snoopers != 0
    if op == k.MAY_ACQUIRE_FREE:
        return bool(free_cards(s, seat, A[item])) or aside_within(p, A[item])
    if op == k.TRASH_IN_PLAY:
        return bool(p.play)
    if op == k.GRAND_CONSPIRACY:
        return conspiracy(s, seat) >= 3
    return True


def worth_offering(s: State, seat: int, item: int) -> bool:
    """An optional item that would change nothing is not offered."""
    op = OP[item]
    if op == k.RETREAT:
        return s.players[seat].conflict > 0
    if op == k.DEPLOY:
        return s.players[seat].garrison > 0
    if op == k.NEGOTIATE:
        return s.players[seat].supply > 0
    return possible(s, seat, item)


def behind(s: State, seat: int) -> int:
    """Factions in which some opponent stands strictly higher (Duke Leto)."""
    own = s.players[seat].influence
    mask = 0
    for q in s.players:
        for f in range(4):
            if q.influence[f] > own[f]:
                mask |= 1 << f
    return mask


def free_cards(s: State, seat: int, most: int) -> list[int]:
    """Cards that "acquire a card that costs n or less" may take: row and priced Reserve (IMP-5.10)."""
    found: list[int] = []
    for card in s.row:
        if CARD_COST[card] <= most and card not in found:
            found.append(card)
    for card in (LIAISON, SPICE_MUST_FLOW):
        if CARD_COST[card] <= most and s.reserve[RESERVE_INDEX[card]] > 0:
            found.append(card)
    return found


def tile_price(tile: int, off: int) -> int:
    """Never below 0 (IMP-X1.4)."""
    return max(0, TECH_COST[tile] - off)


def tiles_for_spice(s: State, seat: int, discount: int) -> list[int]:
    """Face-up tiles this player can pay for in spice, with all Negotiators if need be."""
    p = s.players[seat]
    return _tiles_for(s, p.spice, discount + p.negotiators)


def tiles_for_solari(s: State, seat: int, discount: int) -> list[int]:
    p = s.players[seat]
    return _tiles_for(s, p.solari, discount + p.negotiators)


def _tiles_for(s: State, purse: int, off: int) -> list[int]:
    return [
        stack[-1]
        for number, stack in enumerate(s.stacks)
        if stack and s.face_up >> number & 1 and tile_price(stack[-1], off) <= purse
    ]


def factions_with_agents(p: Player) -> int:
    mask = 0
    for space in p.placed:
        if SPACE_FACTION[space] >= 0:
            mask |= 1 << SPACE_FACTION[space]
    return mask


def conspiracy(s: State, seat: int) -> int:
    """How many of Grand Conspiracy's four conditions hold."""
    p = s.players[seat]
    return (
        (p.dread_supply == 0)
        + (spice_must_flow(s, seat) >= 1)
        + (sum(1 for level in p.influence if level >= 4) >= 2)
        + (p.council == 1)
    )


def aside_within(p: Player, most: int) -> bool:
    """Helena may take her set-aside card by any acquire effect, at its printed price (IMP-12.11)."""
    return p.aside >= 0 and CARD_COST[p.aside] <= most
