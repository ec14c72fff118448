"""The rulebook of the game and how much of it is implemented: the one place that says so."""

from __future__ import annotations

from pathlib import Path

from ..kernel.rulebook import Rulebook

RULEBOOK = Rulebook(
    path=Path(__file__).with_name("rulebook.md"),
    # ARR-30 is the solo mode, ARR-31 hooks for expansions, ARR-32 to ARR-34 notes.
    chapters=(*(f"ARR-{n}" for n in range(1, 30)), "ARR-35"),
    # Steps of expansions at the end of the round, and talk at the table, which no program sees.
    later=("ARR-22.11", "ARR-29.6"),
)
