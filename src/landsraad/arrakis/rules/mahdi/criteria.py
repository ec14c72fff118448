"""How the automaton chooses: candidates, and criteria in the order of the rules. What loses, loses by the first
criterion in which another candidate is better; what is still equal at the end is a tie (ARR-30.2, ARR-30.43).

Every choice is kept as an explanation, plain numbers in one tuple: see `Explanation`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .. import codes as k
from ..actions import ACTIONS, AREA, LEADER, PRESCIENCE_CARD, ZONE
from ..state import State

# What is chosen, and by what, in the order of the rules.
ORDERS: Final[dict[str, tuple[str, ...]]] = {
    "harvester": ("class",),  # ARR-30.8
    "carryall": ("protects",),  # ARR-30.8
    "ornithopter": ("class", "place"),  # ARR-30.8
    # ARR-30.13; the Smugglers Base ARR-30.60, fine power ARR-30.71
    "attack_sietch": ("rank", "base", "difference", "flies", "is_target", "fine_power"),
    # ARR-30.14, ARR-30.71; the attacker ARR-30.50
    "attack_legion": ("power", "named_leader", "defender_fine", "attacker_power", "fine_power"),
    "mover": ("distance", "power", "fine_power"),  # ARR-30.16, ARR-30.71
    "step": ("distance", "joins", "near_sietch", "mountain", "plateau", "sand"),  # ARR-30.16, ARR-30.17
    "settlement": ("power", "fine_power", "target_distance"),  # ARR-30.21, ARR-30.71
    "legion": ("near_sietch", "relative_power", "target_distance"),  # ARR-30.26
    "replacement": ("near_sietch", "relative_power", "target_distance"),  # ARR-30.26
    "bombard": ("power", "fine_power"),  # ARR-30.59, ARR-30.71
    "tank": ("target_distance", "ability"),  # ARR-30.59
    "wormsign": ("target_distance",),  # ARR-30.59
    "patrol": ("terrain", "target_distance"),  # ARR-30.59, ARR-30.62
    "mountain": ("target_distance",),  # ARR-30.59
    "reveal": ("target_distance",),  # ARR-30.59
    "carriers_from": ("power", "fine_power"),  # ARR-30.59, ARR-30.71
    "shuffle_back": ("holds", "reward", "order"),  # ARR-30.59
    "token_back": ("target_distance",),  # ARR-30.19
    "temporary_target": ("distance", "rank"),  # ARR-30.16
    "smuggler_harvester": ("class",),  # ARR-30.60
    "smuggler_carryall": ("protects",),  # ARR-30.60
    "carriers_to": ("target_distance",),  # ARR-30.59
}
JOINING: Final = ("power", "fine_power")  # a step into a stronger neighbour (ARR-30.51c, ARR-30.70)
CHOICES: Final = tuple(ORDERS)  # their numbers in texts, views and saved games
# What candidates are compared by; "high" ones want the greatest number, the others the smallest.
CRITERIA: Final = (
    "rank", "difference", "power", "fine_power", "flies", "is_target", "named_leader", "distance", "place", "terrain",
    "protects", "joins", "near_sietch", "mountain", "plateau", "sand", "relative_power", "target_distance", "ability",
    "holds", "reward", "order", "base", "class", "attacker_power", "defender_fine",
)  # fmt: skip
HIGH: Final = frozenset(
    (
         "rank", "difference", "power", "fine_power", "is_target", "named_leader", "protects", "joins", "mountain",
             "plateau", "sand", "relative_power", "ability", "holds", "reward", "attacker_power",
             "defender_fine",
    )
)  # fmt: skip
NOTHING: Final = -1
CHOSEN: Final = -1


class Candidate:
    """What may be chosen: up to three things, first what acts, and its value by each criterion."""

    __slots__ = ("things", "values")

    def __init__(self, things: tuple[int, ...], values: tuple[int, ...]) -> None:
        self.things = things
        self.values = values


class AskThePlayer(Exception):
    """A tie that the player decides (mahdi_ties: player): what is chosen, the thing it belongs to (the legion whose
    step it is, or -1), and these actions."""

    def __init__(self, choice: int, about: int, options: list[int]) -> None:
        super().__init__(options)
        self.choice = choice
        self.about = about
        self.options = options


def area(number: int) -> int:
    return AREA + number


def zone(number: int) -> int:
    return ZONE + number


def leader(number: int) -> int:
    return LEADER + number


def prescience(number: int) -> int:
    return PRESCIENCE_CARD + number


def choose(s: State, what: str, candidates: list[Candidate], by: tuple[str, ...] = ()) -> Candidate | None:
    """The best candidate, or None if there is none."""
    criteria = by or ORDERS[what]
    if not candidates:
        return None
    lost = [CHOSEN] * len(candidates)
    left = list(range(len(candidates)))
    for i, name in enumerate(criteria):
        values = [candidates[c].values[i] for c in left]
        best = max(values) if name in HIGH else min(values)
        for c in left:
            if candidates[c].values[i] != best:
                lost[c] = i
        left = [c for c in left if lost[c] == CHOSEN]
        if len(left) == 1:
            break
    winner = _untie(s, what, candidates, left)
    for c in left:
        if c != winner:
            lost[c] = len(criteria)
    _note(s, what, criteria, candidates, lost)
    return candidates[winner]


def _untie(s: State, what: str, candidates: list[Candidate], left: list[int]) -> int:
    """Lowest area in the order of the board, then lowest air zone; or the player says which (ARR-30.2, ARR-30.43)."""
    if len(left) > 1 and s.step_running:
        place = 0
        while len(left) > 1 and place < len(candidates[left[0]].things):
            options = sorted({candidates[c].things[place] for c in left})
            if len(options) > 1 and NOTHING not in options:
                if not s.tie_answers:
                    about = candidates[left[0]].things[place - 1] if place else NOTHING
                    raise AskThePlayer(CHOICES.index(what), about, options)
                answer, s.tie_answers = s.tie_answers[0], s.tie_answers[1:]
                # In a guessed world, where chance falls otherwise, it may be an answer to another tie.
                left = [c for c in left if candidates[c].things[place] == answer] or left
            place += 1
    return min(left, key=lambda c: candidates[c].things)


# ---------------------------------------------------------------- explanations

# (what, number of criteria, criteria…, then for each candidate: three things or -1, where it lost, its values…)


def _note(s: State, what: str, criteria: Sequence[str], candidates: list[Candidate], lost: list[int]) -> None:
    note = [CHOICES.index(what), len(criteria), *[CRITERIA.index(name) for name in criteria]]
    for candidate, where in zip(candidates, lost, strict=True):
        things = (*candidate.things, NOTHING, NOTHING, NOTHING)[:3]
        note += [*things, where, *candidate.values]
    s.why = (*s.why, tuple(note))
    if s.log is not None:
        s.log.append((k.E_MAHDI_WHY, 0, *note))


class Explanation:
    """A note as people and programs read it."""

    def __init__(self, note: Sequence[int]) -> None:
        self.choice = CHOICES[note[0]]
        n = note[1]
        self.criteria = [CRITERIA[i] for i in note[2 : 2 + n]]
        self.rows: list[tuple[list[int], int, list[int]]] = []
        for at in range(2 + n, len(note), 4 + n):
            things = [x for x in note[at : at + 3] if x != NOTHING]
            self.rows.append((things, note[at + 3], list(note[at + 4 : at + 4 + n])))

    def as_data(self) -> dict[str, object]:
        """For a view: candidates, criteria in order, which lost by which (by tie: "tie")."""
        names = [*self.criteria, "tie"]
        return {
            "choice": self.choice,
            "criteria": self.criteria,
            "candidates": [
                {
                    "things": [thing_of(x) for x in things],
                    "values": dict(zip(self.criteria, values, strict=True)),
                    "lost_by": None if where == CHOSEN else names[where],
                }
                for things, where, values in self.rows
            ],
        }


def thing_of(action: int) -> str:
    """The thing an action is about, as paths name it: `area:arrakeen`."""
    return ACTIONS.path(action)[0]
