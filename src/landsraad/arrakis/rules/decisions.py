"""Every decision of the game, each declared beside the functions that list and carry out its answers."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import Arg, Decisions, number
from ...kernel.things import counted_names
from . import codes as k
from .which import told

DECISIONS: Final[Decisions] = Decisions(counted_names(vars(k), "FRAME_KINDS"))

LEFT: Final[Arg] = number("left")  # how many are still to choose

WHICH: Final[Arg] = Arg("legions", told)  # which legions a move or attack may take
