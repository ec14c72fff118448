"""Every decision of the game, each declared beside the functions that list and carry out its answers."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import Arg, Decisions, frame_names, number
from . import codes as k
from .which import told

DECISIONS: Final[Decisions] = Decisions(frame_names(vars(k)))

LEFT: Final[Arg] = number("left")  # how many are still to choose

WHICH: Final[Arg] = Arg("legions", told)  # which legions a move or attack may take
