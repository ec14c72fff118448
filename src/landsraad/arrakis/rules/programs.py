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
BRANCH: Final[int] = len(CARDS)
SPECIAL_ACTION: Final[int] = BRANCH + len(CARDS)
SECOND: Final[int] = SPECIAL_ACTION + len(LEADERS)


def leader_program(leader: int) -> int:
    return SPECIAL_ACTION + leader


def card_program(s: State, card: int) -> int:
    if holds(s, BRANCH_IF[card]):
        return BRANCH + card
    return SECOND + card if holds(s, SECOND_IF[card]) else card


def first_part_skipped(s: State, program: int) -> bool:
    return program < BRANCH and not holds(s, NEEDS[program])


# ---------------------------------------------------------------- conditions

Condition = tuple[int, int]  # what must be so, and of whom or how much
NEVER: Final = 0
ALWAYS: Final = 1
IN_PLAY: Final = 2  # that leader
GONE: Final = 3  # that leader
MARKER_AT: Final = 4  # any prescience marker on that step
DETONATED: Final = 5
ALLIED: Final = 6
ELIMINATED: Final = 7
WILD_MAKER_IN_PLAY: Final = 8
WITHOUT_NAMES: Final = {
    "detonated": DETONATED,
    "allied": ALLIED,
    "eliminated": ELIMINATED,
    "in_play wild_maker": WILD_MAKER_IN_PLAY,
}


def condition(words: str, without: int) -> Condition:
    """ "in_play x", "gone x", "marker n" and the words above as numbers; `without` words it is that."""
    if not words:
        return without, 0
    if words in WITHOUT_NAMES:
        return WITHOUT_NAMES[words], 0
    word, _, what = words.partition(" ")
    if word == "marker":
        return MARKER_AT, int(what)
    return IN_PLAY if word == "in_play" else GONE, LEADER_ID[what]


BRANCH_IF: Final[list[Condition]] = [condition(c.branch_if, NEVER) for c in CARDS]
SECOND_IF: Final[list[Condition]] = [condition(c.second_if, NEVER) for c in CARDS]
NEEDS: Final[list[Condition]] = [condition(c.needs, ALWAYS) for c in CARDS]


def holds(s: State, asked: Condition) -> bool:
    what, of = asked
    if what <= ALWAYS:
        return what == ALWAYS
    if what == IN_PLAY:
        return s.where[of] != k.NOT_YET and s.where[of] != k.GONE
    if what == GONE:
        return s.where[of] == k.GONE
    if what == MARKER_AT:
        return max(s.marker) >= of
    if what == WILD_MAKER_IN_PLAY:
        return s.wild_maker == 1
    if what == DETONATED:
        return s.atomics >= 0
    return s.smugglers == (k.ALLIED if what == ALLIED else k.ELIMINATED)
