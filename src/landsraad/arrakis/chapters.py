"""The rulebook of the game and how much of it is implemented: the one place that says so."""

from __future__ import annotations

from pathlib import Path

from ..kernel.rulebook import Rulebook

RULEBOOK = Rulebook(
    path=Path(__file__).with_name("rulebook.md"),
    # ARR-30 is the solo mode, ARR-31 what the expansions build on, ARR-32 to ARR-34 notes.
    chapters=(
        *(f"ARR-{n}" for n in range(1, 30)),
        "ARR-35",
        *(f"SMG-{n}" for n in range(1, 17)),
        *(f"GLD-{n}" for n in range(1, 15)),
        *(f"INT-{part}" for part in "ABCR"),
    ),
    # Talk at the table, which no program sees.
    later=("ARR-29.6",),
)
