"""Every decision of the game; each is declared beside its functions (kernel/decision.py)."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import Decisions
from ...kernel.things import counted_names
from . import codes as k

DECISIONS: Final = Decisions(counted_names(vars(k), "FRAME_KINDS"))
