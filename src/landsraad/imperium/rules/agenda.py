"""The open effects of a turn.

Effects may be taken in any order (IMP-4.8, IMP-5.3). Asking about every order would make a tedious table, so an open
effect is carried out without asking when waiting could never help its owner: `settle_agenda` does that, by the classes
of `codes.AT_ONCE` to `codes.ASK`. Everything else is offered. What is done without asking everybody sees, so it is
decided by what everybody knows: that a player holds Intrigue cards, never which (IMP-13.2).
"""

from __future__ import annotations

from ...kernel.position import Frame
from ..tables import (
    DRAWS,
    EAGER,
    FIRST_OPTION,
    FOLDSPACE_CARD,
    KIDS,
    LOSES,
    MUST,
    OP,
    RECRUITS,
    RESERVE_INDEX,
    TECH_TOUCHES_DECK,
    TECH_TOUCHES_SUPPLY,
    TOUCHES_DECK,
    TOUCHES_SUPPLY,
    TRASHES,
    UNLOADS_SUPPLY,
    A,
    B,
)
from . import codes as k
from .actions import OPTION, OPTION_END, RESOLVE
from .cards import unseen
from .effects import arrow, execute, run_items
from .influence import TOP
from .possible import holds, worth_offering
from .state import Player, State

# ---------------------------------------------------------------- what need not be asked


def settle_agenda(s: State, frame: Frame) -> bool:
    """Carry out one open effect that need not be asked about. True: something was done.

    Intrigue cards are drawn first: one of them may make the order of the rest matter.
    """
    seat = frame[1]
    ready = -1
    for item in s.agenda:
        eager = EAGER[item]
        if eager != k.ASK and (ready < 0 or eager == k.IF_INTRIGUE) and need_not_ask(s, seat, item):
            ready = item
            if eager == k.IF_INTRIGUE:
                break
    if ready < 0:
        return False
    s.agenda.remove(ready)
    execute(s, seat, ready)
    return True


def need_not_ask(s: State, seat: int, item: int) -> bool:
    p = s.players[seat]
    if OP[item] == k.WHEN and not holds(s, seat, item) and _may_become_true(s, p, item):
        return False
    eager = EAGER[item]
    if eager == k.IF_SUPPLY:
        return not _supply_is_contested(s, p, item)
    if eager == k.IF_NO_LOSS:
        return not _waiting_may_help(s, p, item)
    if eager == k.IF_DECK:
        return not _deck_order_matters(s, p, item)
    if eager == k.IF_INTRIGUE:
        # Plot cards played first would be part of a reshuffled Intrigue deck.
        return len(s.intrigue_deck) >= A[item] or not p.intrigue
    if eager == k.IF_NO_TRASH:
        if any(TRASHES[i] for i in s.agenda):
            return False
        return not (TOUCHES_SUPPLY[item] and _supply_is_contested(s, p, item))
    return True


def _may_become_true(s: State, p: Player, item: int) -> bool:
    """The condition does not hold yet. Its "otherwise" is taken at once only if nothing could change that."""
    return not KIDS[item][1] or bool(p.intrigue or p.tech) or any(EAGER[i] == k.ASK for i in s.agenda)


def _supply_is_contested(s: State, p: Player, item: int) -> bool:
    """Several effects take troops from a short supply, or one of them may return some: the order is the player's."""
    wanted = _troops_wanted(p, item)
    for i in s.agenda:
        if i != item:
            wanted += _troops_wanted(p, i)
    if p.supply > wanted + 2:
        return False
    plain = OP[item] == k.RECRUIT
    unloads = any(UNLOADS_SUPPLY[c] for zone in (unseen(p), p.discard, p.play) for c in zone)
    for i in s.agenda:
        if i == item:
            continue
        if TOUCHES_SUPPLY[i] or (unloads and TOUCHES_DECK[i]):
            return True
        if _troops_wanted(p, i) and not (plain and OP[i] == k.RECRUIT):
            return True
    if p.intrigue:
        return True
    ready = [t for t in p.tech if not p.flipped >> t & 1]
    return any((TECH_TOUCHES_SUPPLY[t] and not plain) or (unloads and TECH_TOUCHES_DECK[t]) for t in ready)


def _troops_wanted(p: Player, item: int) -> int:
    """What an open effect would take from the supply, the Emperor's bonus at 4 included."""
    if OP[item] == k.INFLUENCE and A[item] & 1 << k.EMPEROR:
        level = p.influence[k.EMPEROR]
        return 2 if level < 4 <= level + 2 else 0
    if OP[item] == k.TRASH_SELF:
        return 2 if TOUCHES_SUPPLY[item] else 0
    return RECRUITS[item]


def _waiting_may_help(s: State, p: Player, item: int) -> bool:
    """Falling and rising again earns a bonus twice, and a step beyond the top is lost (IMP-8.1, IMP-8.3)."""
    if any(LOSES[i] for i in s.agenda):
        return True
    if OP[item] != k.INFLUENCE:
        return False
    faction = A[item].bit_length() - 1
    if faction == k.EMPEROR and _troops_wanted(p, item) and _supply_is_contested(s, p, item):
        return True  # the track's bonus recruits two
    if p.snoopers >> faction & 1:  # Tessia: which token she reaches first decides what it pays (IMP-12.17)
        return True
    return bool(p.intrigue) and p.influence[faction] >= TOP


def _deck_order_matters(s: State, p: Player, item: int) -> bool:
    """Drawing first shows more; only a reshuffle, or a card that works on the deck, can make another order better."""
    if OP[item] == k.FOLDSPACE and not s.reserve[RESERVE_INDEX[FOLDSPACE_CARD]]:
        return True  # one may come back to the stack before the turn ends
    if p.intrigue:  # a Plot card might work on the deck
        return True
    wanted = 0
    other = False
    for i in s.agenda:
        wanted += DRAWS[i]
        if i != item and TOUCHES_DECK[i]:
            other = True
    if wanted <= len(p.deck):
        return False
    if other or OP[item] == k.FOLDSPACE:
        return True
    return any(TECH_TOUCHES_DECK[t] for t in p.tech if not p.flipped >> t & 1)


# ---------------------------------------------------------------- what is offered


def add_agenda(s: State, seat: int, legal: list[int]) -> bool:
    """Offer the open effects; True if one of them has to be done before the turn can end."""
    must = False
    agenda = s.agenda
    for item in agenda if len(agenda) == 1 else list(dict.fromkeys(agenda)):  # two equal cards offer the same thing
        if OP[item] == k.CHOOSE:
            first = OPTION + FIRST_OPTION[item]
            before = len(legal)
            for index, option in enumerate(KIDS[item]):
                if all(worth_offering(s, seat, i) for i in option):
                    legal.append(first + index)
            if len(legal) > before and MUST[item]:
                must = True
        elif worth_offering(s, seat, item):
            legal.append(RESOLVE + item)
            if MUST[item]:
                must = True
    return must


def resolve(s: State, seat: int, action: int) -> None:
    """An open effect the player has picked."""
    if OPTION <= action < OPTION_END:
        from_option(s, seat, action - OPTION)
        return
    item = action - RESOLVE
    s.agenda.remove(item)
    use_item(s, seat, item)


def use_item(s: State, seat: int, item: int) -> None:
    """The player has picked an optional effect: it is carried out without asking once more whether."""
    op = OP[item]
    p = s.players[seat]
    if op == k.WHEN:
        for i in reversed(KIDS[item][0] if holds(s, seat, item) else KIDS[item][1]):
            use_item(s, seat, i)
    elif op == k.ARROW:
        arrow(s, seat, item)
    elif op == k.TRASH:
        s.stack.append((k.TRASH_CARD, seat, 0, 0))
    elif op == k.TRASH_IN_PLAY:
        s.stack.append((k.IN_PLAY_TRASH, seat, 0, 0))
    elif op == k.RETREAT:
        s.stack.append((k.RETREAT_HOW_MANY, seat, 1, min(A[item], p.conflict)))
    elif op == k.DEPLOY:
        s.stack.append((k.DEPLOY_HOW_MANY, seat, 1, min(A[item], p.garrison)))
    elif op == k.FREIGHTER:
        s.stack.append((k.FREIGHT, seat, A[item], 1))
    elif op == k.ACQUIRE_TECH:
        s.stack.append((k.TECH_OR_SOLARI if B[item] else k.TECH, seat, A[item], 1))
    elif op == k.NEGOTIATE:
        s.stack.append((k.NEGOTIATORS, seat, min(A[item], p.supply), 1))
    elif op == k.MAY_ACQUIRE_FREE:
        s.stack.append((k.BUY_FREE, seat, A[item], 0))
    else:
        execute(s, seat, item)


def from_option(s: State, seat: int, option: int) -> None:
    for item in s.agenda:
        first = FIRST_OPTION[item]
        if first >= 0 and first <= option < first + len(KIDS[item]):
            s.agenda.remove(item)
            if MUST[item]:  # something optional may be picked here and declined
                run_items(s, seat, KIDS[item][option - first])
            else:
                for i in reversed(KIDS[item][option - first]):
                    use_item(s, seat, i)
            return
