"""Landsraad: an open engine for Dune: Imperium and Dune: War for Arrakis.

import landsraad

game = landsraad.games["imperium"]
state = game.new(landsraad.Setup(players=4, seed=7, leaders="random"))
while not state.over:
    state.apply(state.legal()[0])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .kernel.contract import Description, Game, Setup, State
from .kernel.errors import BadRecord, BadSetup, IllegalAction, LandsraadError, UndoRefused
from .kernel.record import Record
from .kernel.table import Table

if TYPE_CHECKING:
    from .registry import games

__version__ = "0.1.0"

__all__ = [
    "BadRecord",
    "BadSetup",
    "Description",
    "Game",
    "IllegalAction",
    "LandsraadError",
    "Record",
    "Setup",
    "State",
    "Table",
    "UndoRefused",
    "games",
]


def __getattr__(name: str) -> Any:
    """Games are loaded when first asked for, so that `import landsraad` stays light."""
    if name == "games":
        from .registry import games

        return games
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
