"""The rulebook of the game and how much of it is implemented: the one place that says so."""

from __future__ import annotations

from pathlib import Path

from ..kernel.rulebook import Rulebook

RULEBOOK = Rulebook(
    path=Path(__file__).with_name("rulebook.md"),
    chapters=(*(f"IMP-{n}" for n in range(14)), "IMP-X", "IMP-E"),
    # One and two players come later (IMP-R, IMP-T, IMP-S, IMP-RX, IMP-V).
    later=("IMP-2.9",),
)
