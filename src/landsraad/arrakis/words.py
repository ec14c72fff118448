"""Where the words of answers are kept; wording/actions.py fills it when the first text is asked for."""

from ..kernel.game import Wording
from .rules.actions import ACTIONS

WORDS = Wording(ACTIONS)  # of a decision that is open
TOLD = Wording(ACTIONS)  # of one that was made: only its frame and the action are certain
