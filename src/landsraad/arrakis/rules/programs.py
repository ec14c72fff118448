"""Programs: the parts of a card or special action, by number, and which branch of a card counts (ARR-12.9)."""

from __future__ import annotations

from typing import Final

from ..tables import CARDS, LEADER_ID, LEADERS
from ..vocabulary import Part
from . import codes as k
from .state import State

PROGRAMS: Final[list[tuple[Part, ...]]] = [
    *[c.parts for c in CARDS],
    *[c.branch for c in CARDS],
    *[leader.special for leader in LEADERS],
    *[c.second for c in CARDS],
]


def leader_program(leader: int) -> int:
    return 2 * len(CARDS) + leader


def card_program(s: State, card: int) -> int:
    if CARDS[card].branch_if and holds(s, CARDS[card].branch_if):
        return len(CARDS) + card
    if CARDS[card].second_if and holds(s, CARDS[card].second_if):
        return 2 * len(CARDS) + len(LEADERS) + card
    return card


def holds(s: State, condition: str) -> bool:
    """ "in_play x", "gone x", "detonated", "marker n", "allied" or "eliminated"."""
    word, _, what = condition.partition(" ")
    if word == "detonated":
        return s.atomics >= 0
    if word == "allied":
        return s.smugglers == k.ALLIED
    if word == "eliminated":
        return s.smugglers == k.ELIMINATED
    if word == "marker":
        return max(s.marker) >= int(what)
    if what == "wild_maker":
        return s.wild_maker == 1
    where = s.where[LEADER_ID[what]]
    return where == k.GONE if word == "gone" else where not in (k.NOT_YET, k.GONE)


def first_part_skipped(s: State, program: int) -> bool:
    return program < len(CARDS) and bool(CARDS[program].needs) and not holds(s, CARDS[program].needs)
