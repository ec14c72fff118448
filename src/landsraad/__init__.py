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

if TYPE_CHECKING:
    from .kernel.record import Record
    from .kernel.table import Table
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


# Loaded when they are first asked for, so that `import landsraad` stays light.
_LATER = {"Record": "kernel.record", "Table": "kernel.table", "games": "registry"}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from .kernel.later import load

    globals()[name] = load(f"{__name__}.{_LATER[name]}:{name}")
    return globals()[name]
