"""A turn of the automaton: one die, a leader's special action if there is one, else what the result says (ARR-30)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...tables import ARAMSHAM, BARON, FEYD, HARKONNEN_SIDE, HAWAT, LEADER_BOX, MOHIAM, RABBAN, SHADDAM
from .. import codes as k
from ..arriving import after_arrival
from ..chance import roll_actions
from ..forces import own_settlements
from ..state import State
from .cards import start_cards
from .legions import (
    SURPRISE,
    Fits,
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
from .muster import count_replaceable, deploy, replace, substitute
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
        SPECIALS[leader][1](s)
    else:
        ORDINARY[result](s)


def roll_one(s: State) -> int:
    while True:
        result = roll_actions(s, HARKONNEN_SIDE, 1).index(1)
        if s.spent_results[result] < SAME:
            return result


# ---------------------------------------------------------------- the ordinary action of each result


def leadership(s: State) -> None:
    """As Strategy, but with legions that have a leader, and by surprise (ARR-30.13)."""
    attack_or_move(s, with_leader, SURPRISE)


def strategy(s: State) -> None:
    attack_or_move(s, any_legion, 0)


def attack_or_move(s: State, fits: Fits, flags: int) -> None:
    """First choice a sietch, second an adjacent legion, third two moves (ARR-30.13, ARR-30.14, ARR-30.15)."""
    chosen = best_attack(s, fits)
    if chosen is not None:
        attack(s, chosen, flags)
    else:
        move_legions(s, 2, fits)


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


# ---------------------------------------------------------------- special actions (ARR-30.11, ARR-30.49)


def special_leader(s: State, result: int) -> int:
    """The leader on that box whose special action has any effect, or -1."""
    for leader in SPECIALS:
        if LEADER_BOX[leader] != result or s.spent >> leader & 1:
            continue
        if s.where[leader] not in (k.NOT_YET, k.IN_TANK, k.GONE) and SPECIALS[leader][0](s):
            return leader
    return -1


def baron_can(s: State) -> bool:
    """A Regular on the board and an Elite in the supply."""
    return count_replaceable(s, k.ELITE) > 0


def baron(s: State) -> None:
    """Three Regulars become Elite, no vehicles (ARR-30.25)."""
    replace(s, k.ELITE, 3)


def shaddam_can(s: State) -> bool:
    """An Elite on the board and a Sardaukar in the supply."""
    return count_replaceable(s, k.SPECIAL) > 0


def shaddam(s: State) -> None:
    """Three Elite become Sardaukar, legions as always (ARR-30.26)."""
    replace(s, k.SPECIAL, 3)


def always(s: State) -> bool:
    return True


def hawat(s: State) -> None:
    """Three House Harkonnen cards, drawn and played (ARR-30.33)."""
    play_three(s, 0)


def mohiam(s: State) -> None:
    """Three Corrino cards (ARR-30.33)."""
    play_three(s, 1)


def play_three(s: State, deck: int) -> None:
    for _ in range(3):
        s.stack.append((k.MAHDI_PLAY, s.house[HARKONNEN_SIDE], deck, 0))


def aramsham_can(s: State) -> bool:
    """A settlement and a unit."""
    return bool(own_settlements(s)) and substitute(s, k.REGULAR) >= 0


def aramsham(s: State) -> None:
    """Two Regulars, a Sardaukar and a leader, as in a deployment (ARR-30.21)."""
    deploy(s, (k.REGULAR, k.REGULAR, k.SPECIAL))


def rabban_can(s: State) -> bool:
    """He is on the board and his legion can move."""
    here = s.where[RABBAN]
    return here >= 0 and acts(s, here) and best_move(trial(s), only(here)) is not None


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


def feyd_can(s: State) -> bool:
    """He is on the board and his legion can attack or move."""
    here = s.where[FEYD]
    if here < 0 or not acts(s, here):
        return False
    look = trial(s)  # what is done explains itself when it is done
    return best_attack(look, only(here)) is not None or best_move(look, only(here)) is not None


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


# Whether it has any effect, and what it does.
SPECIALS: Final[dict[int, tuple[Callable[[State], bool], Callable[[State], None]]]] = {
    BARON: (baron_can, baron),
    RABBAN: (rabban_can, rabban),
    FEYD: (feyd_can, feyd),
    HAWAT: (always, hawat),
    MOHIAM: (always, mohiam),
    ARAMSHAM: (aramsham_can, aramsham),
    SHADDAM: (shaddam_can, shaddam),
}
