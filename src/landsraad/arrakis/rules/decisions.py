"""Every decision of the game, each declared beside the functions that list and carry out its answers."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import Arg, Decisions, number
from .. import things
from . import codes as k

DECISIONS: Final[Decisions] = Decisions(k.FRAME_KINDS)

LEFT: Final[Arg] = number("left")  # how many are still to choose

LEGIONS: Final = ("any", "special", "leader", "desert", "desert_leader", "that", "settlement", "sietch", "smuggler")


def _legions(which: int) -> str:
    if which >= k.FROM_AREA:
        return things.AREA.thing(which - k.FROM_AREA)
    return things.LEADER.thing(which - k.OF_LEADER) if which >= k.OF_LEADER else LEGIONS[which]


WHICH: Final[Arg] = Arg("legions", _legions)  # which legions a move or attack may take
