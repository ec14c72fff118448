"""A turn of the Mahdi: one die, a leader's special action if there is one, else what the result says (ARR-30.10 ff)."""

from __future__ import annotations

from typing import Final

from ...tables import (
    BARON,
    FEYD,
    HARKONNEN_SIDE,
    HAWAT,
    LEADER_BOX,
    LEADER_SIDE,
    LEADERS,
    MOHIAM,
    RABBAN,
    SHADDAM,
)
from .. import codes as k
from ..arriving import after_arrival
from ..chance import roll_actions
from ..forces import legions, own_settlements
from ..state import State
from .cards import play, start_cards
from .criteria import Candidate
from .legions import (
    SURPRISE,
    any_legion,
    attack,
    best_attack,
    best_move,
    carry_out,
    move_legions,
    move_to_attack,
    only,
    with_leader,
)
from .muster import can_replace, deploy, replace, substitute
from .sight import acts, beside, target, trial
from .vehicles import place_harvesters, place_ornithopters

SAME: Final = 3  # so many spent dice of a result: roll again (ARR-30.10)


def take_turn(s: State) -> None:
    """Roll one unused die, or take the result Truthtrance has named (ARR-30.10, ARR-30.35)."""
    result = s.forced_die if s.forced_die >= 0 else roll_one(s)
    s.forced_die = -1
    s.unrolled -= 1
    s.spent_results[result] += 1
    s.used_token = 1
    if s.log is not None:
        s.log.append((k.E_MAHDI_DIE, HARKONNEN_SIDE, result))
    leader = special_leader(s, result)
    if leader >= 0:
        s.spent |= 1 << leader
        if s.log is not None:
            s.log.append((k.E_MAHDI_SPECIAL, HARKONNEN_SIDE, leader))
        use_special(s, leader)
    else:
        ORDINARY[result](s)


def roll_one(s: State) -> int:
    while True:
        result = roll_actions(s, HARKONNEN_SIDE, 1).index(1)
        if s.spent_results[result] < SAME:
            return result


# ---------------------------------------------------------------- the ordinary action of each result


def leadership(s: State) -> None:
    """A surprise attack with a leader, else two moves with one each (ARR-30.13 to ARR-30.15)."""
    chosen = best_attack(s, with_leader)
    if chosen is not None:
        attack(s, chosen, SURPRISE)
    else:
        move_legions(s, 2, with_leader)


def strategy(s: State) -> None:
    chosen = best_attack(s, any_legion)
    if chosen is not None:
        attack(s, chosen, 0)
    else:
        move_legions(s, 2, any_legion)


def deployment(s: State) -> None:
    """Three Regulars and a leader (ARR-30.21)."""
    deploy(s, (k.REGULAR, k.REGULAR, k.REGULAR))


def mentat(s: State) -> None:
    """Two cards, drawn and played, one of each deck (ARR-30.23)."""
    start_cards(s, 2)


def house(s: State) -> None:
    """Two Regulars become Elite, then a Harvester and an Ornithopter, each as far as possible (ARR-30.25)."""
    replace(s, k.ELITE, 2)
    place_harvesters(s, 1)
    place_ornithopters(s, 1)


ORDINARY: Final = (leadership, strategy, deployment, mentat, house)


# ---------------------------------------------------------------- special actions (ARR-30.11, ARR-30.33, ARR-30.49)


def special_leader(s: State, result: int) -> int:
    """The leader on that box whose special action has any effect, or -1."""
    for leader in range(len(LEADERS)):
        if LEADER_SIDE[leader] != HARKONNEN_SIDE or LEADER_BOX[leader] != result or s.spent >> leader & 1:
            continue
        if s.where[leader] not in (k.NOT_YET, k.IN_TANK, k.GONE) and special_possible(s, leader):
            return leader
    return -1


def special_possible(s: State, leader: int) -> bool:
    if leader == BARON:
        return can_replace(s, k.ELITE)
    if leader == SHADDAM:
        return can_replace(s, k.SPECIAL)
    if leader in (HAWAT, MOHIAM):
        return True
    if leader in (RABBAN, FEYD):
        where = s.where[leader]
        if where < 0 or not acts(s, where):
            return False
        look = trial(s)  # what is done explains itself when it is done
        return (leader == FEYD and best_attack(look, only(where)) is not None) or best_move(
            look, only(where)
        ) is not None
    return bool(own_settlements(s)) and substitute(s, k.REGULAR) >= 0  # Captain Aramsham


def use_special(s: State, leader: int) -> None:
    if leader == BARON:
        replace(s, k.ELITE, 3)
    elif leader == SHADDAM:
        replace(s, k.SPECIAL, 3)
    elif leader in (HAWAT, MOHIAM):
        deck = 0 if leader == HAWAT else 1
        for _ in range(3):
            s.stack.append((k.MAHDI_PLAY, s.house[HARKONNEN_SIDE], deck, 0))
    elif leader == RABBAN:
        rabban(s)
    elif leader == FEYD:
        feyd(s)
    else:
        deploy(s, (k.REGULAR, k.REGULAR, k.SPECIAL))


def rabban(s: State) -> None:
    """His legion moves twice; he stops beside the target (ARR-30.49)."""
    for _ in range(2):
        here = s.where[RABBAN]
        if here < 0 or here in beside(s, target(s)):
            break
        chosen = best_move(s, only(here))
        if chosen is None:
            break
        carry_out(s, chosen)
    after_arrival(s, moved=True)


def feyd(s: State) -> None:
    """An attack from where he stands; else a move to where he can attack, and the attack; else a move."""
    chosen = best_attack(s, only(s.where[FEYD]))
    if chosen is not None:
        attack(s, chosen, 0)
        return
    step = move_to_attack(s, s.where[FEYD]) or best_move(s, only(s.where[FEYD]))
    assert step is not None
    s.stack.append((k.MAHDI_ATTACK, s.house[HARKONNEN_SIDE], 0, 1 + FEYD))
    carry_out(s, step)
    after_arrival(s, moved=True)


__all__ = ["Candidate", "legions", "play", "take_turn"]
