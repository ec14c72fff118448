"""Where the words of answers are kept; wording/actions.py fills it when the first text is asked for."""

from __future__ import annotations

from ..kernel.game import Words
from .rules.actions import ACTIONS

WORDS = Words(ACTIONS)  # of a decision that is open
TOLD = Words(ACTIONS)  # of one that was made: only its frame and the action are certain
