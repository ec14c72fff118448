"""Which legions a move or an attack may take: one number, in ranges as actions are. Nothing else knows the ranges."""

from __future__ import annotations

from typing import Final

from .. import things
from ..tables import AREA_ID, LEADER_ID
from . import codes as k

OF_LEADER: Final = 16  # + leader: the legion with that leader, who must go along
FROM_AREA: Final = 64  # + area
WORDS: Final[dict[str, int]] = {  # as cards say it
    "any": k.ANY_LEGION,
    "special": k.WITH_SPECIAL,
    "leader": k.WITH_LEADER,
    "desert": k.IN_DESERT,
    "desert_leader": k.IN_DESERT_WITH_LEADER,
    "that": k.THAT_LEGION,
    "settlement": k.FROM_SETTLEMENT,
    "sietch": k.WITH_SIETCH,
    "smuggler": k.WITH_SMUGGLERS,
}
NAMES: Final[dict[int, str]] = {number: word for word, number in WORDS.items()}


def which_legions(words: str) -> int:
    """`leader`, `with stilgar`, `at carthag`."""
    word, _, name = words.partition(" ")
    if not name:
        return WORDS[word]
    return OF_LEADER + LEADER_ID[name] if word == "with" else FROM_AREA + AREA_ID[name]


def leader_of(which: int) -> int:
    """The leader whose legion it has to be, or -1."""
    return which - OF_LEADER if OF_LEADER <= which < FROM_AREA else -1


def area_of(which: int) -> int:
    """The area it has to come from, or -1."""
    return which - FROM_AREA if which >= FROM_AREA else -1


def told(which: int) -> str:
    """For views: a word, or the leader or area as a thing."""
    if which in NAMES:
        return NAMES[which]
    return things.AREA.thing(area_of(which)) if area_of(which) >= 0 else things.LEADER.thing(leader_of(which))
