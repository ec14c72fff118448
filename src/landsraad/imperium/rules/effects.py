"""What every effect does. `execute` carries out one item; where a choice is needed it leaves a frame on the stack."""

from __future__ import annotations

from ...kernel.position import Frame, with_at
from ..tables import (
    AT_ONCE,
    CARD_ACQUIRE,
    CARD_COST,
    CARD_DOUBLE_HARVEST,
    CARD_FACTIONS,
    CARD_OF,
    CARD_PERSUASION,
    CARD_REVEAL,
    CARD_SWORDS,
    CARD_TRASHED,
    CARD_TWO_INFLUENCE,
    CARD_UNLOAD,
    COUNTS_AS_SWORD,
    HARVEST_LESS,
    KIDS,
    MASTERSTROKE,
    MASTERSTROKE_INFLUENCE,
    MUST,
    ON_COUNCIL,
    ON_HARVEST,
    OP,
    RESERVE_INDEX,
    SPACE_FACTION,
    SPACEPORT,
    SPICE_MUST_FLOW,
    A,
    B,
    C,
)
from . import codes as k
from .cards import (
    draw_intrigue,
    draw_to_hand,
    forget_shown,
    next_card,
    put_away,
    refill_row,
    shuffle_cards,
    steal_intrigue,
    take_foldspace,
)
from .decisions import DECISIONS
from .influence import add_vp, gain_influence
from .possible import behind, conspiracy, factions_with_agents, holds, possible
from .resources import gain, pay
from .state import State
from .troops import commission, dreads_retreat, enter_conflict, recruit

# ---------------------------------------------------------------- doing it


def run_items(s: State, seat: int, items: tuple[int, ...]) -> None:
    """Carry out items one after the other, each with everything it triggers (IMP-11.8)."""
    if len(items) == 1:
        execute(s, seat, items[0])
        return
    for i in reversed(items):
        s.stack.append((k.RUN, seat, i, 0))


def execute(s: State, seat: int, item: int) -> None:
    op = OP[item]
    a = A[item]
    p = s.players[seat]
    if op == k.GAIN:
        gain(s, seat, a, B[item], C[item])
    elif op == k.RECRUIT:
        recruit(s, seat, a)
    elif op == k.INFLUENCE:
        _influence(s, seat, item)
    elif op == k.DRAW:
        draw(s, seat, a)
    elif op == k.INTRIGUE:
        draw_intrigue(s, seat, a)
    elif op == k.PERSUASION:
        add_persuasion(s, seat, a)
    elif op == k.SWORDS:
        p.swords += a
        if COUNTS_AS_SWORD[item]:
            s.sword_cards += 1
        if s.revealing < 0 and s.log is not None:
            s.log.append((k.E_SWORDS, seat, a))
    elif op == k.HARVEST:
        _harvest(s, seat, a, B[item])
    elif op == k.WHEN:
        run_items(s, seat, KIDS[item][0] if holds(s, seat, item) else KIDS[item][1])
    elif op == k.ARROW:
        if MUST[item]:
            arrow(s, seat, item)
        elif possible(s, seat, item):
            s.stack.append((k.MAYBE, seat, item, 0))
    elif op == k.PAY:
        pay(s, seat, a, B[item], C[item])
    elif op == k.CHOOSE:
        s.stack.append((k.PICK, seat, item, 0))
    elif op == k.TRASH:
        s.stack.append((k.TRASH_CARD, seat, 1, 0))
    elif op == k.TRASH_SELF:
        _trash_self(s, seat, CARD_OF[item])
    elif op == k.VICTORY_POINTS:
        add_vp(s, seat, a)
    elif op == k.RETREAT:
        s.stack.append((k.RETREAT_HOW_MANY, seat, 0, min(a, p.conflict)))
    elif op == k.DEPLOY:
        s.stack.append((k.DEPLOY_HOW_MANY, seat, 0, min(a, p.garrison)))
    elif op == k.FOLDSPACE:
        take_foldspace(s, seat)
    else:
        _execute_rare(s, seat, item)


def add_persuasion(s: State, seat: int, n: int) -> None:
    s.players[seat].persuasion += n
    s.persuaded += n


def _execute_rare(s: State, seat: int, item: int) -> None:
    op = OP[item]
    a = A[item]
    p = s.players[seat]
    if op == k.STEAL_INTRIGUE:
        steal_intrigue(s, seat, a)
    elif op == k.TAKE_COUNCIL_SEAT:
        p.council = 1
        if s.log is not None:
            s.log.append((k.E_COUNCIL, seat))
        s.agenda.extend(ON_COUNCIL[p.leader])
    elif op in (k.TAKE_MENTAT, k.HIRE_MENTAT):
        # Only from its own space (IMP-4.13, IMP-12.20); otherwise nothing happens.
        if s.mentat == -1:
            s.mentat = seat
            p.agents += 1
            if s.log is not None:
                s.log.append((k.E_MENTAT, seat))
    elif op == k.THIRD_AGENT:
        p.swordmaster = 1
        p.agents += 1
        if s.log is not None:
            s.log.append((k.E_SWORDMASTER, seat))
    elif op == k.MENTAT_NEXT_ROUND:
        s.mentat = 4 + seat
        if s.log is not None:
            s.log.append((k.E_MENTAT_RESERVED, seat))
    elif op == k.SPICE_MUST_FLOW_DISCOUNT:
        p.discount += a
    elif op == k.OPPONENTS_LOSE_GARRISON_TROOP:
        _opponents_lose_garrison_troops(s, seat, a)
    elif op == k.PERSUASION_PER_CARD:
        bit = 1 << B[item]
        add_persuasion(s, seat, a * sum(1 for c in p.play if CARD_FACTIONS[c] & bit))
        p.per_fremen += a
    elif op == k.TAKE_FROM_DISCARD:
        s.stack.append((k.TAKE, seat, B[item], 0))
    elif op == k.OPPONENTS_DISCARD:
        for victim in _opponents_last_first(s, seat):
            if s.players[victim].hand:
                s.stack.append((k.DISCARD_CARD, victim, a, -1))
    elif op == k.OPPONENTS_DISCARD_OR_LOSE_TROOP:
        for victim in _opponents_last_first(s, seat):
            if s.players[victim].hand or s.players[victim].conflict:
                s.stack.append((k.DISCARD_OR_LOSE, victim, 0, 0))
    elif op == k.VOICE:
        s.stack.append((k.NAME_SPACE, seat, 0, 0))
    elif op == k.MAY_PASS:
        s.stack.append((k.PASS_TURN, seat, 0, 0))
    elif op == k.ACQUIRE_FREE:
        s.stack.append((k.BUY_FREE, seat, a, B[item]))
    elif op == k.PERSUASION_WHEN_REVEALING:
        if s.revealing == seat:
            add_persuasion(s, seat, a)
    elif op == k.EXTRA_FACTION_ICONS:
        s.envoy = 1
    elif op == k.DOUBLE_CROSS:
        s.stack.append((k.RIVAL_TROOP, seat, 0, 0))
    elif op == k.INFILTRATE:
        s.infiltrate = 1
    elif op == k.LOOK_DRAW_OR_TRASH:
        s.reveals += 1
        if s.log is not None:
            s.log.append((k.E_LOOKED, seat, p.deck[-1]))
        s.stack.append((k.LOOK, seat, 0, 0))
    elif op == k.ACQUIRED_TO_DECK_TOP:
        p.to_top = 1
    elif op == k.SHUFFLE_DISCARD_INTO_DECK:
        p.deck.extend(p.discard)
        p.discard = []
        p.top_known = 0
        shuffle_cards(s, p.deck)
        if s.log is not None:
            s.log.append((k.E_SHUFFLED, seat))
    elif op == k.RECALL_AGENT:
        s.stack.append((k.RECALL, seat, 0, 0))
    elif op == k.INFLUENCE_WHERE_BEHIND:
        s.stack.append((k.FACTION_UP, seat, behind(s, seat), B[item]))
    elif op == k.SET_ASIDE_ROW_CARD:
        s.stack.append((k.SET_ASIDE, seat, 0, 0))
    elif op == k.CONTROL:
        s.control = with_at(s.control, a, seat)
        if s.log is not None:
            s.log.append((k.E_CONTROL, seat, a))
    elif op == k.LOSE_INFLUENCE:
        s.stack.append((k.FACTION_DOWN, seat, A[item], B[item]))
    elif op == k.LOSE_TROOPS:
        if B[item]:
            s.stack.append((k.LOSE_TROOP_WHERE, seat, 0, 0))
        else:
            p.conflict -= a
            p.supply += a
            if s.log is not None:
                s.log.append((k.E_LOST_TROOP, seat, a, 1))
    elif op == k.DEPLOY_RECRUITED:
        if s.recruited_now and (a == 0 or s.revealing == seat):
            s.stack.append((k.DEPLOY_HOW_MANY, seat, 0, s.recruited_now))
    else:
        _execute_ix(s, seat, item)


def _execute_ix(s: State, seat: int, item: int) -> None:
    """The effects of Rise of Ix."""
    op = OP[item]
    a = A[item]
    p = s.players[seat]
    if op == k.FREIGHTER:
        s.stack.append((k.FREIGHT, seat, a, 0))
    elif op == k.DREADNOUGHT:
        commission(s, seat, a)
    elif op == k.ACQUIRE_TECH:
        if possible(s, seat, item):
            s.stack.append((k.TECH_OR_SOLARI if B[item] else k.TECH, seat, a, 0))
    elif op == k.NEGOTIATE:
        if p.supply:
            s.stack.append((k.NEGOTIATORS, seat, min(a, p.supply), 0))
    elif op == k.MUSTER:
        _muster(s, seat, a)
    elif op == k.DISCARD:
        s.stack.append((k.DISCARD_CARD, seat, a, -1))
    elif op == k.BOTTOM_INTRIGUE:
        s.stack.append((k.BOTTOM, seat, a, 0))
    elif op == k.TRASH_IN_PLAY:
        s.stack.append((k.IN_PLAY_TRASH, seat, 1, 0))
    elif op == k.RETREAT_UNITS:
        s.stack.append((k.WITHDRAW, seat, a, 0))
    elif op == k.DEPLOY_UNITS:
        s.stack.append((k.SEND_UNITS, seat, a, 0))
    elif op == k.AMBUSH:
        s.ambush = 1
    elif op == k.SWORDS_PER_DREADNOUGHT:
        s.assault += a
    elif op == k.SWORD_PER_OTHER_SWORD_CARD:
        s.bashar += a
    elif op == k.ANOTHER_TURN:
        s.again = 1
    elif op == k.OPPONENTS_RETREAT_DREADNOUGHT:
        for victim, q in enumerate(s.players):
            if victim != seat:
                dreads_retreat(s, victim, min(a, q.dread_conflict))
    elif op == k.GRAND_CONSPIRACY:
        add_vp(s, seat, conspiracy(s, seat) - 2)  # three conditions give 1, all four give 2
    elif op == k.INFLUENCE_WHERE_AGENTS:
        s.stack.append((k.EACH_FACTION, seat, factions_with_agents(p), 0))
    elif op == k.INFLUENCE_EACH:
        s.stack.append((k.EACH_FACTION, seat, a, 0))
    elif op == k.SOLARI_IF_YOU_WIN:
        p.push += a
    elif op == k.INFLUENCE_WHERE_SENT:
        gain_influence(s, seat, SPACE_FACTION[s.sent], a)
    elif op == k.MAY_ACQUIRE_FREE:
        s.stack.append((k.MAY_BUY_FREE, seat, a, 0))
    elif op == k.INFLUENCE_WHERE_SNOOPER:
        s.stack.append((k.FACTION_UP, seat, p.snoopers, B[item]))
    elif op == k.SWAP_INTRIGUE:
        s.stack.append((k.SWAP, seat, 0, 0))
    elif op == k.VP_PER_LOW_TRACK:
        low = sum(1 for level in p.influence if level <= 1)
        if low:
            add_vp(s, seat, a * low)
    else:
        raise AssertionError(f"no rule for effect {op}")


def _muster(s: State, seat: int, n: int) -> None:
    """Troops recruited directly into the Conflict; outside Phase 2 they go to the garrison (IMP-X5.6)."""
    before = s.recruited
    recruit(s, seat, n)
    if s.phase == k.PLAYER_TURNS:
        s.recruited = before  # recruited and deployed at once: not counted for the limit (IMP-4.10)
        deploy_troops(s, seat, s.recruited_now)


def arrow(s: State, seat: int, item: int) -> None:
    """The whole cost first, then the whole effect (IMP-11.2)."""
    cost, effect = KIDS[item]
    for i in reversed(effect):
        s.stack.append((k.RUN, seat, i, 0))
    for i in reversed(cost):
        if OP[i] == k.TRASH:  # as a cost it cannot be declined
            s.stack.append((k.TRASH_CARD, seat, 0, 0))
        elif OP[i] == k.PAY:
            pay(s, seat, A[i], B[i], C[i])
        else:
            s.stack.append((k.RUN, seat, i, 0))


def _influence(s: State, seat: int, item: int) -> None:
    mask = A[item]
    steps = B[item]
    if C[item] and CARD_TWO_INFLUENCE[s.card]:  # Power Play: the Influence of the space counts twice
        steps = 2
    if mask & (mask - 1):
        s.stack.append((k.FACTION_UP, seat, mask, steps))
    else:
        gain_influence(s, seat, mask.bit_length() - 1, steps)


def _harvest(s: State, seat: int, base: int, maker: int) -> None:
    """Base spice and all bonus spice, as one gain (IMP-4.12); Ariana takes 1 less and draws (IMP-12.10)."""
    p = s.players[seat]
    amount = base + s.bonus[maker]
    if CARD_DOUBLE_HARVEST[s.card]:  # Carryall: the base, not the bonus
        amount += base
    s.bonus = with_at(s.bonus, maker, 0)
    amount -= HARVEST_LESS[p.leader]
    s.agenda.extend(ON_HARVEST[p.leader])
    p.spice += amount
    if s.log is not None:
        s.log.append((k.E_HARVESTED, seat, amount))


def _opponents_last_first(s: State, seat: int) -> list[int]:
    """Opponents counter-clockwise, so that frames put on the stack in this order run clockwise (IMP-11.6)."""
    count = len(s.players)
    return [(seat + step) % count for step in range(count - 1, 0, -1)]


def _opponents_lose_garrison_troops(s: State, seat: int, n: int) -> None:
    for victim, q in enumerate(s.players):
        if victim != seat:
            lost = min(n, q.garrison)
            q.garrison -= lost
            q.supply += lost
            if lost and s.log is not None:
                s.log.append((k.E_LOST_TROOP, victim, lost, 0))


# ---------------------------------------------------------------- cards with what they trigger


def draw(s: State, seat: int, n: int) -> None:
    """Draw to the hand; in the own Reveal turn each card is revealed and used at once (IMP-5.5)."""
    if s.revealing != seat:
        draw_to_hand(s, seat, n)
        return
    p = s.players[seat]
    for _ in range(n):
        card = next_card(s, seat)
        if card < 0:
            return
        if p.top_known > 0:
            p.top_known -= 1
        p.play.append(card)
        if s.log is not None:
            s.log.append((k.E_REVEALED, seat, card))
        if CARD_FACTIONS[card] & (1 << k.FREMEN):
            add_persuasion(s, seat, p.per_fremen)  # Liet Kynes, revealed earlier in this turn
        reveal_box(s, seat, card)


def reveal_box(s: State, seat: int, card: int) -> None:
    """Take the Reveal box of a card that lies in play now; what has to wait goes on the agenda."""
    s.players[seat].persuasion += CARD_PERSUASION[card]
    s.persuaded += CARD_PERSUASION[card]
    if CARD_SWORDS[card]:
        s.players[seat].swords += CARD_SWORDS[card]
        s.sword_cards += 1
    take_or_open(s, seat, CARD_REVEAL[card])


def take_or_open(s: State, seat: int, items: tuple[int, ...]) -> None:
    """What need not wait is carried out; the rest is open for the turn."""
    for i in items:
        if AT_ONCE[i]:
            execute(s, seat, i)
        else:
            s.agenda.append(i)


def trash(s: State, seat: int, card: int) -> None:
    """The card has left its zone: put it away and resolve what trashing it gives."""
    put_away(s, card)
    if s.log is not None:
        s.log.append((k.E_TRASHED, seat, card))
    if CARD_TRASHED[card]:
        run_items(s, seat, CARD_TRASHED[card])
    if CARD_UNLOAD[card]:
        s.stack.append((k.UNLOAD, seat, card, 0))


def settle_unload(s: State, frame: Frame) -> bool:
    """The Reveal box of an Unload card, gained by its owner when it is discarded or trashed (IMP-X5)."""
    _, seat, card, _ = frame
    s.stack.pop()
    if s.log is not None:
        s.log.append((k.E_UNLOAD, seat, card))
    for i in reversed(CARD_REVEAL[card]):
        s.stack.append((k.RUN, seat, i, 0))
    return True


DECISIONS.add(k.UNLOAD, settle=settle_unload)


def trash_from_play(s: State, seat: int, card: int) -> None:
    """Of equal cards in play the one just played counts as trashed first: its owner would say so."""
    s.players[seat].play.remove(card)
    if card == s.card and seat == s.active:
        s.card_gone = 1
    trash(s, seat, card)


def _trash_self(s: State, seat: int, card: int) -> None:
    """A tile (card -1) has been put away when it was used."""
    if card >= 0 and not (s.card_gone and card == s.card):
        trash_from_play(s, seat, card)


def trash_from_hand(s: State, seat: int, card: int) -> None:
    p = s.players[seat]
    p.hand.remove(card)
    forget_shown(p, card)
    trash(s, seat, card)


def discard_from_hand(s: State, seat: int, card: int) -> None:
    p = s.players[seat]
    p.hand.remove(card)
    forget_shown(p, card)
    p.discard.append(card)
    if seat != s.active:  # the player who made them discard has seen the card
        s.reveals += 1
    if s.log is not None:
        s.log.append((k.E_DISCARDED, seat, card))
    if CARD_UNLOAD[card]:
        s.stack.append((k.UNLOAD, seat, card, 0))


def price(s: State, seat: int, card: int) -> int:
    """What the card costs this player now in Persuasion (IMP-5.20)."""
    if card == SPICE_MUST_FLOW:
        return max(0, CARD_COST[card] - s.players[seat].discount)
    return CARD_COST[card]


def acquire(s: State, seat: int, card: int, paid: int, on_top: bool) -> None:
    """Take a card from the row or the Reserve. The row is refilled at once, the Acquire box is resolved at once."""
    p = s.players[seat]
    stack = RESERVE_INDEX[card]
    p.discard.append(card)
    if s.log is not None:
        s.log.append((k.E_ACQUIRED, seat, card, paid, int(on_top)))
    if stack >= 0:
        s.reserve = with_at(s.reserve, stack, s.reserve[stack] - 1)
    else:
        refill_row(s, s.row.index(card))
    acquired(s, seat, card, on_top)


def acquired(s: State, seat: int, card: int, on_top: bool) -> None:
    """The card lies on the discard pile; it may go on top of the deck, and its Acquire box is resolved (IMP-5.8)."""
    p = s.players[seat]
    if CARD_ACQUIRE[card]:
        for i in reversed(CARD_ACQUIRE[card]):
            s.stack.append((k.RUN, seat, i, 0))
    if on_top:
        put_on_top(s, seat, card)
    elif (p.to_top and s.revealing == seat) or SPACEPORT in p.tech:
        s.stack.append((k.PLACE, seat, card, 0))


def put_on_top(s: State, seat: int, card: int) -> None:
    """From the discard pile to the top of the own deck, known to everybody."""
    p = s.players[seat]
    p.discard.remove(card)
    p.deck.append(card)
    p.top_known += 1
    if s.log is not None:
        s.log.append((k.E_ON_TOP, seat, card))


# ---------------------------------------------------------------- Masterstroke


def masterstroke(s: State) -> None:
    """The first time four or more own troops entered the Conflict in one own turn (Baron, U16).

    The moment within the turn is the player's, so the two gains are open effects of the turn like any other.
    """
    seat = s.active
    p = s.players[seat]
    if s.entered >= 4 and not p.tokens_used and MASTERSTROKE[p.leader]:
        p.tokens_used = 1
        s.reveals += 1  # until now only the Baron knew them
        if s.log is not None:
            s.log.append((k.E_MASTERSTROKE, seat, p.tokens))
        s.deploy_open = k.DEPLOY_ALL
        for f in range(4):
            if p.tokens >> f & 1:
                s.agenda.append(MASTERSTROKE_INFLUENCE[f])


def deploy_troops(s: State, seat: int, n: int) -> None:
    enter_conflict(s, seat, n)
    if seat == s.active:
        masterstroke(s)
