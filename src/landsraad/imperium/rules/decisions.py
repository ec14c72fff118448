"""Every decision of the game; each is declared beside its functions (kernel/decision.py)."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import Decisions, frame_names
from . import codes as k

DECISIONS: Final = Decisions(frame_names(vars(k)))
