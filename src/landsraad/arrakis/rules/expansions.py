"""Which expansions a game is played with, and what they bring to its setup."""

from __future__ import annotations

from ..vocabulary import GUILD, SMUGGLERS
from . import codes as k
from .guild import set_up_guild
from .smugglers import set_up_smugglers
from .state import State


def set_up_expansions(s: State, expansions: frozenset[str]) -> None:
    if SMUGGLERS in expansions:
        set_up_smugglers(s)
    if GUILD in expansions:
        set_up_guild(s)


def plays(s: State, expansion: str) -> bool:
    """Whether what belongs to it is in this game; the base game always is."""
    return {"": True, SMUGGLERS: s.smugglers != k.NO_SMUGGLERS, GUILD: s.guild}[expansion]
