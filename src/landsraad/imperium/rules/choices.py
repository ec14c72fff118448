"""The smaller decisions: which card, which faction, how many. One pair of functions for each kind of frame."""

from __future__ import annotations

from ..tables import CARD_FACTIONS, FIRST_OPTION, KIDS, SPACE_SALE, A
from . import codes as k
from .actions import (
    ACQUIRE,
    ACQUIRE_ASIDE,
    CHOOSE_FACTION,
    CHOOSE_SEAT,
    CHOOSE_SPACE,
    DISCARD_CARD,
    DRAW_IT,
    FROM_LEADER,
    LOSE_FACTION,
    LOSE_TROOP,
    NUMBER,
    OPTION,
    PASS,
    SET_ASIDE_CARD,
    SKIP,
    SPACE_COUNT,
    TAKE_CARD,
    TO_DECK_TOP,
    TO_DISCARD,
    TRASH_DISCARD,
    TRASH_HAND,
    TRASH_IT,
    TRASH_PLAY,
)
from .cards import refill_row
from .effects import (
    acquire,
    aside_within,
    deploy_troops,
    discard_from_hand,
    draw,
    execute,
    free_cards,
    gain,
    masterstroke,
    pay,
    possible,
    put_on_top,
    run_items,
    trash,
    trash_from_hand,
    trash_from_play,
)
from .influence import gain_influence, give_alliance, lose_influence
from .state import Frame, State
from .troops import enter_conflict_from_supply, retreat
from .turns import acquire_aside, place_agent


def distinct(first: int, cards: list[int]) -> list[int]:
    """One action for each different card."""
    return [first + c for c in dict.fromkeys(cards)]


def from_mask(first: int, mask: int, n: int) -> list[int]:
    return [first + i for i in range(n) if mask >> i & 1]


def settle_run(s: State, frame: Frame) -> bool:
    s.stack.pop()
    execute(s, frame[1], frame[2])
    return True


# ---------------------------------------------------------------- choosing among options


def options_pick(s: State, frame: Frame) -> list[int]:
    _, seat, item, taken = frame
    first = OPTION + FIRST_OPTION[item]
    return [
        first + index
        for index, option in enumerate(KIDS[item])
        if not taken >> index & 1 and all(possible(s, seat, i) for i in option)
    ]


def apply_pick(s: State, frame: Frame, action: int) -> None:
    _, seat, item, taken = frame
    index = action - OPTION - FIRST_OPTION[item]
    taken |= 1 << index
    s.stack.pop()
    if taken.bit_count() < A[item]:
        s.stack.append((k.PICK, seat, item, taken))
    run_items(s, seat, KIDS[item][index])


# ---------------------------------------------------------------- cards


def options_trash(s: State, frame: Frame) -> list[int]:
    p = s.players[frame[1]]
    legal = distinct(TRASH_HAND, p.hand) + distinct(TRASH_DISCARD, p.discard) + distinct(TRASH_PLAY, p.play)
    if frame[2]:
        legal.append(SKIP)
    return legal


def apply_trash(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    s.stack.pop()
    if action == SKIP:
        return
    if action < TRASH_DISCARD:
        trash_from_hand(s, seat, action - TRASH_HAND)
    elif action < TRASH_PLAY:
        card = action - TRASH_DISCARD
        s.players[seat].discard.remove(card)
        trash(s, seat, card)
    else:
        trash_from_play(s, seat, action - TRASH_PLAY)


def settle_discard(s: State, frame: Frame) -> bool:
    """Who must discard the whole hand is not asked in which order."""
    _, seat, count, _ = frame
    hand = s.players[seat].hand
    if count < len(hand):
        return False
    s.stack.pop()
    for card in hand[:]:
        discard_from_hand(s, seat, card)
    return True


def options_discard(s: State, frame: Frame) -> list[int]:
    return distinct(DISCARD_CARD, s.players[frame[1]].hand)


def apply_discard(s: State, frame: Frame, action: int) -> None:
    kind, seat, left, _ = frame
    s.stack.pop()
    if left > 1:
        s.stack.append((kind, seat, left - 1, 0))
    discard_from_hand(s, seat, action - DISCARD_CARD)


def options_discard_or_lose(s: State, frame: Frame) -> list[int]:
    p = s.players[frame[1]]
    legal = distinct(DISCARD_CARD, p.hand)
    if p.conflict:
        legal.append(LOSE_TROOP)
    return legal


def apply_discard_or_lose(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    s.stack.pop()
    if action == LOSE_TROOP:
        lose_conflict_troop(s, seat)
    else:
        discard_from_hand(s, seat, action - DISCARD_CARD)


def lose_conflict_troop(s: State, seat: int) -> None:
    p = s.players[seat]
    p.conflict -= 1
    p.supply += 1
    if s.log is not None:
        s.log.append((k.E_LOST_TROOP, seat, 1, 1))


def options_look(s: State, frame: Frame) -> list[int]:
    return [DRAW_IT, TRASH_IT]


def apply_look(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    s.stack.pop()
    if action == DRAW_IT:
        draw(s, seat, 1)
        return
    p = s.players[seat]
    card = p.deck.pop()
    if p.top_known > 0:
        p.top_known -= 1
    s.reveals += 1
    trash(s, seat, card)


def options_take(s: State, frame: Frame) -> list[int]:
    bit = 1 << frame[2]
    return distinct(TAKE_CARD, [c for c in s.players[frame[1]].discard if CARD_FACTIONS[c] & bit])


def apply_take(s: State, frame: Frame, action: int) -> None:
    p = s.players[frame[1]]
    card = action - TAKE_CARD
    s.stack.pop()
    p.discard.remove(card)
    p.hand.append(card)
    p.shown = (*p.shown, card)
    if s.log is not None:
        s.log.append((k.E_TOOK, frame[1], card))


# ---------------------------------------------------------------- acquiring


def options_buy_free(s: State, frame: Frame) -> list[int]:
    legal = distinct(ACQUIRE, free_cards(s, frame[1], frame[2]))
    if aside_within(s.players[frame[1]], frame[2]):
        legal.append(ACQUIRE_ASIDE)
    return legal


def apply_buy_free(s: State, frame: Frame, action: int) -> None:
    _, seat, _, on_top = frame
    s.stack.pop()
    if action == ACQUIRE_ASIDE:
        acquire_aside(s, seat, -1, on_top == 1)
    else:
        acquire(s, seat, action - ACQUIRE, -1, on_top == 1)


def options_place(s: State, frame: Frame) -> list[int]:
    return [TO_DISCARD, TO_DECK_TOP]


def apply_place(s: State, frame: Frame, action: int) -> None:
    s.stack.pop()
    if action == TO_DECK_TOP:
        put_on_top(s, frame[1], frame[2])


def options_set_aside(s: State, frame: Frame) -> list[int]:
    return distinct(SET_ASIDE_CARD, s.row)


def apply_set_aside(s: State, frame: Frame, action: int) -> None:
    card = action - SET_ASIDE_CARD
    s.stack.pop()
    s.players[frame[1]].aside = card
    if s.log is not None:
        s.log.append((k.E_SET_ASIDE, frame[1], card))
    refill_row(s, s.row.index(card))


# ---------------------------------------------------------------- Influence


def options_faction_up(s: State, frame: Frame) -> list[int]:
    return from_mask(CHOOSE_FACTION, frame[2], 4)


def apply_faction_up(s: State, frame: Frame, action: int) -> None:
    s.stack.pop()
    gain_influence(s, frame[1], action - CHOOSE_FACTION, frame[3])


def options_faction_down(s: State, frame: Frame) -> list[int]:
    own = s.players[frame[1]].influence
    return [LOSE_FACTION + f for f in range(4) if frame[2] >> f & 1 and own[f] >= frame[3]]


def apply_faction_down(s: State, frame: Frame, action: int) -> None:
    s.stack.pop()
    lose_influence(s, frame[1], action - LOSE_FACTION, frame[3])


def options_alliance_to(s: State, frame: Frame) -> list[int]:
    return from_mask(CHOOSE_SEAT, frame[3], len(s.players))


def apply_alliance_to(s: State, frame: Frame, action: int) -> None:
    s.stack.pop()
    give_alliance(s, frame[2], action - CHOOSE_SEAT)


# ---------------------------------------------------------------- troops


def options_how_many(s: State, frame: Frame) -> list[int]:
    return list(range(NUMBER + frame[2], NUMBER + frame[3] + 1))


def apply_retreat(s: State, frame: Frame, action: int) -> None:
    s.stack.pop()
    retreat(s, frame[1], action - NUMBER)


def apply_deploy(s: State, frame: Frame, action: int) -> None:
    s.stack.pop()
    deploy_troops(s, frame[1], action - NUMBER)


def options_rival_troop(s: State, frame: Frame) -> list[int]:
    return [CHOOSE_SEAT + i for i, q in enumerate(s.players) if i != frame[1] and q.conflict]


def apply_rival_troop(s: State, frame: Frame, action: int) -> None:
    """Double Cross: a rival's troop to its supply, one of yours from supply into the Conflict."""
    seat = frame[1]
    s.stack.pop()
    lose_conflict_troop(s, action - CHOOSE_SEAT)
    if s.players[seat].supply:
        enter_conflict_from_supply(s, seat)
        masterstroke(s)


# ---------------------------------------------------------------- Agents and spaces


def options_which_agent(s: State, frame: Frame) -> list[int]:
    p = s.players[frame[1]]
    legal = [FROM_LEADER] if p.agents else []
    return legal + [CHOOSE_SPACE + i for i in dict.fromkeys(p.placed)]


def apply_which_agent(s: State, frame: Frame, action: int) -> None:
    _, seat, space, _ = frame
    s.stack.pop()
    if action == FROM_LEADER:
        s.players[seat].agents -= 1
    else:
        lift_agent(s, seat, action - CHOOSE_SPACE)
    place_agent(s, seat, space)


def lift_agent(s: State, seat: int, space: int) -> None:
    """An own Agent leaves a space, which is empty at once if nobody else stands there (IMP-4.18)."""
    p = s.players[seat]
    rest = list(p.placed)
    rest.remove(space)
    p.placed = tuple(rest)
    if not any(space in q.placed for q in s.players):
        s.occupied &= ~(1 << space)


def options_recall(s: State, frame: Frame) -> list[int]:
    return [CHOOSE_SPACE + i for i in dict.fromkeys(s.players[frame[1]].placed)]


def apply_recall(s: State, frame: Frame, action: int) -> None:
    space = action - CHOOSE_SPACE
    s.stack.pop()
    lift_agent(s, frame[1], space)
    s.players[frame[1]].agents += 1
    if s.log is not None:
        s.log.append((k.E_RECALLED, frame[1], space))


def options_name_space(s: State, frame: Frame) -> list[int]:
    return list(range(CHOOSE_SPACE, CHOOSE_SPACE + SPACE_COUNT))


def apply_name_space(s: State, frame: Frame, action: int) -> None:
    """The Voice: the next Agent of every opponent cannot be sent there (IMP-12.2)."""
    seat = frame[1]
    s.stack.pop()
    p = s.players[seat]
    p.voice = action - CHOOSE_SPACE
    p.voice_on = ((1 << len(s.players)) - 1) & ~(1 << seat)
    if s.log is not None:
        s.log.append((k.E_VOICE, seat, p.voice))


def options_sell(s: State, frame: Frame) -> list[int]:
    spice = s.players[frame[1]].spice
    return [NUMBER + cost for cost, _ in SPACE_SALE[frame[2]] if cost <= spice]


def apply_sell(s: State, frame: Frame, action: int) -> None:
    _, seat, space, _ = frame
    s.stack.pop()
    spice = action - NUMBER
    pay(s, seat, 0, spice, 0)
    gain(s, seat, dict(SPACE_SALE[space])[spice], 0, 0)


def options_pass_turn(s: State, frame: Frame) -> list[int]:
    return [PASS, SKIP]


def apply_pass_turn(s: State, frame: Frame, action: int) -> None:
    s.stack.pop()
    if action == PASS:
        s.passing = 1
        if s.log is not None:
            s.log.append((k.E_TURN_PASSED, frame[1]))
