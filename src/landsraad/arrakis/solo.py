"""Options of the Mahdi solo mode: who breaks ties, and handicaps of our own, all off by default (ARR-30.1, 30.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..kernel.contract import Setup
from ..kernel.errors import BadSetup
from .rules.state import State
from .switches import WORDS
from .vocabulary import SMUGGLERS

TIES = "mahdi_ties"
# Handicaps, marked as ours: the print knows one level. (default, least, most)
HANDICAPS = {
    "mahdi_supremacy": (1, 0, 3),  # supremacy at the end of each round
    "mahdi_reinforcements": (0, 0, 12),  # Reinforcements at the start
}
MAHDI_OPTIONS = (TIES, *HANDICAPS)
OFFSET = "target_offset"  # alone it is a handicap too


def check_mahdi(setup: Setup) -> None:
    for name in MAHDI_OPTIONS:
        if name not in setup.options:
            continue
        value = setup.options[name]
        if setup.players != 1:
            raise BadSetup(WORDS.message("setup-mahdi-solo", name=name))
        if name == TIES:
            if value not in ("engine", "player"):
                message = WORDS.message(
                    "setup-option-value", name=name, first="engine", second="player", value=str(value)
                )
                raise BadSetup(message)
            continue
        _, least, most = HANDICAPS[name]
        if type(value) is not int or not least <= value <= most:
            limits = WORDS.message("setup-number", name=name, value=str(value), least=str(least), most=str(most))
            raise BadSetup(limits)


def ours(setup: Setup) -> list[str]:
    """Rulings of ours, not of the print, that a solo game is played by: the variant with Smugglers, handicaps."""
    if setup.players != 1:
        return []
    handicaps = any(setup.options.get(name, usual) != usual for name, (usual, _, _) in HANDICAPS.items())
    handicaps = handicaps or bool(setup.options.get(OFFSET, 0))
    return [*(["ARR-30.60"] if SMUGGLERS in setup.expansions else []), *(["ARR-30.66"] if handicaps else [])]


def handicap(s: State, options: Mapping[str, Any]) -> None:
    """Put the checked options into a new state."""
    s.player_breaks_ties = options.get(TIES) == "player"
    s.supremacy_a_round = options.get("mahdi_supremacy", 1)
