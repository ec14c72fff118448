"""Action dice: rolling, changing what does not fit, splitting them in a team, Bene Gesserit tokens (ARR-8, ARR-27)."""

from __future__ import annotations

from typing import Final

from .. import things
from ..tables import ATREIDES_SIDE, HARKONNEN_SIDE, SLOTS
from . import codes as k
from .actions import RESULT, SKIP
from .chance import roll_actions, roll_smuggler_die
from .decisions import DECISIONS
from .seats import team
from .state import Frame, State

ATREIDES_DICE: Final = 4
HARKONNEN_DICE: Final = 8


def roll_dice(s: State) -> None:
    """Both sides roll; then changes, the split, tokens (ARR-8.1 to ARR-8.4). Pushed last comes first."""
    for side, n in ((HARKONNEN_SIDE, HARKONNEN_DICE - s.aside_dice), (ATREIDES_SIDE, ATREIDES_DICE)):
        if s.solo and side == HARKONNEN_SIDE:
            s.unrolled = n
            s.spent_results = [0, 0, 0, 0, 0]
            continue
        s.dice[side * 10 : side * 10 + 5] = roll_actions(s, side, n)
        s.dice[side * 10 + 5 : side * 10 + 10] = [0, 0, 0, 0, 0]
        if s.log is not None:
            s.log.append((k.E_DICE, side, *s.dice[side * 10 : side * 10 + 5]))
    if s.smugglers == k.ALLIED:  # takes no slot (SMG-9.1, SMG-9.10)
        s.smuggler_die = roll_smuggler_die(s)
        if s.log is not None:
            s.log.append((k.E_SMUGGLER_DIE, ATREIDES_SIDE, s.smuggler_die))
    for side in (ATREIDES_SIDE, HARKONNEN_SIDE):
        s.stack.append((k.SLOT_TOKEN, s.house[side], side, 0))
    for side in (ATREIDES_SIDE, HARKONNEN_SIDE):
        if team(s, side):
            s.stack.append((k.SPLIT_DIE, s.house[side], side, 1))
    s.stack.append((k.CHANGE_DIE, s.house[HARKONNEN_SIDE], HARKONNEN_SIDE, 0))


def excess(s: State, side: int) -> int:
    """A result with more dice than slots, or -1."""
    for result in range(5):
        if s.dice[side * 10 + result] > SLOTS[side][result]:
            return result
    return -1


def _tell_excess(s: State, frame: Frame, seat: int) -> dict[str, list[str]]:
    return {"about": [things.DIE.thing(excess(s, frame[2]))]}


def settle_change_die(s: State, frame: Frame) -> bool:
    """One die at a time alternately, Harkonnen first (ARR-8.3)."""
    side = frame[2]
    if excess(s, side) >= 0:
        return False
    s.stack.pop()
    if excess(s, 1 - side) >= 0:
        s.stack.append((k.CHANGE_DIE, s.house[1 - side], 1 - side, 0))
    return True


def options_change_die(s: State, frame: Frame) -> list[int]:
    side = frame[2]
    return [RESULT + r for r in range(5) if s.dice[side * 10 + r] < SLOTS[side][r]]


def apply_change_die(s: State, frame: Frame, action: int) -> None:
    side = frame[2]
    s.dice[side * 10 + excess(s, side)] -= 1
    s.dice[side * 10 + action - RESULT] += 1
    other = 1 - side if excess(s, 1 - side) >= 0 else side
    s.stack.append((k.CHANGE_DIE, s.house[other], other, 0))


DECISIONS.add(
    k.CHANGE_DIE,
    options_change_die,
    apply_change_die,
    settle_change_die,
    tell=_tell_excess,
    ask=(
        "Too many dice on a box: which result instead?",
        "Zu viele Würfel in einem Bereich: Welches Ergebnis stattdessen?",
    ),
    words={
        RESULT: (
            "Change a surplus { $about } die to { $die }",
            "Einen überzähligen Würfel von { $about } auf { $die } drehen",
        ),
    },
)


def settle_split_die(s: State, frame: Frame) -> bool:
    """Partners pick dice alternately from the roll, House player first (ARR-29.3). b = 1: lay out what was rolled."""
    _, seat, side, first = frame
    if first:
        s.dice_pool[side * 5 : side * 5 + 5] = s.dice[side * 10 : side * 10 + 5]
        s.dice[side * 10 : side * 10 + 5] = [0, 0, 0, 0, 0]
        s.stack[-1] = (k.SPLIT_DIE, seat, side, 0)
        return True
    if any(s.dice_pool[side * 5 : side * 5 + 5]):
        return False
    s.stack.pop()
    return True


def options_split_die(s: State, frame: Frame) -> list[int]:
    side = frame[2]
    return [RESULT + r for r in range(5) if s.dice_pool[side * 5 + r]]


def apply_split_die(s: State, frame: Frame, action: int) -> None:
    kind, seat, side, _ = frame
    result = action - RESULT
    house = seat == s.house[side]
    s.dice_pool[side * 5 + result] -= 1
    s.dice[side * 10 + (0 if house else 5) + result] += 1
    s.stack.append((kind, s.ally[side] if house else s.house[side], side, 0))


DECISIONS.add(
    k.SPLIT_DIE,
    options_split_die,
    apply_split_die,
    settle_split_die,
    ask=("Which die do you take?", "Welchen Würfel nimmst du?"),
    words={RESULT: ("Take a { $die } die", "Einen Würfel mit { $die } nehmen")},
)


def boxed(s: State, side: int, result: int) -> int:
    """Dice of the side on that box."""
    return s.dice[side * 10 + result] + s.dice[side * 10 + 5 + result]


def options_slot_token(s: State, frame: Frame) -> list[int]:
    """An own token on an empty slot of any box (ARR-8.4, ARR-27.2)."""
    side = frame[2]
    if s.bene_gesserit[side] == 0:
        return [SKIP]
    return [*[RESULT + r for r in range(5) if boxed(s, side, r) < SLOTS[side][r]], SKIP]


def apply_slot_token(s: State, frame: Frame, action: int) -> None:
    side = frame[2]
    if action != SKIP:
        s.bene_gesserit[side] -= 1
        s.slotted[side] = action - RESULT


DECISIONS.add(
    k.SLOT_TOKEN,
    options_slot_token,
    apply_slot_token,
    ask=("Put the Bene Gesserit token on a box?", "Den Bene-Gesserit-Marker auf einen Bereich legen?"),
    words={
        RESULT: ("Put the Bene Gesserit token on { $die }", "Den Bene-Gesserit-Marker auf { $die } legen"),
        SKIP: ("Keep the Bene Gesserit token", "Den Bene-Gesserit-Marker behalten"),
    },
)


def unused(s: State, side: int) -> int:
    """Dice on boxes, a slotted token (ARR-8.9), and the smugglers' die (SMG-9.5)."""
    n = int(s.slotted[side] >= 0)
    for box in range(side * 10, side * 10 + 10):
        n += s.dice[box]
    if s.solo and side == HARKONNEN_SIDE:  # rolled one at a time (ARR-30.10)
        return n + s.unrolled
    return n + (side == ATREIDES_SIDE and s.smuggler_die >= 0)


def can_spend(s: State, subfaction: int, result: int) -> bool:
    """A die of this player, or the slotted token of the side, which the House player holds."""
    side = subfaction // 2
    if s.dice[subfaction * 5 + result]:
        return True
    return s.slotted[side] == result and subfaction % 2 == 0


def spend(s: State, subfaction: int, result: int) -> None:
    """A die first; a token once used leaves the game (ARR-27.3)."""
    if s.dice[subfaction * 5 + result]:
        s.dice[subfaction * 5 + result] -= 1
    else:
        s.slotted[subfaction // 2] = -1
    s.used_token = 1


def end_of_phase(s: State) -> None:
    """Unused dice are lost, an unused token returns to its owner (ARR-27.4)."""
    s.dice = [0] * 20
    s.smuggler_die = -1
    for side in (0, 1):
        if s.slotted[side] >= 0:
            s.slotted[side] = -1
            s.bene_gesserit[side] += 1
