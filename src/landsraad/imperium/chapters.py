"""The rulebook of the game and how much of it is implemented: the one place that says so."""

from __future__ import annotations

from pathlib import Path

from ..kernel.rulebook import Rulebook

RULEBOOK = Rulebook(
    path=Path(__file__).with_name("rulebook.md"),
    chapters=tuple(f"IMP-{n}" for n in range(14)),
    # Rules of these chapters that only Rise of Ix, or one and two players, can show: they come later.
    later=(
        "IMP-2.8",
        "IMP-2.9",
        "IMP-4.17",
        "IMP-5.21",
        "IMP-12.13",
        "IMP-12.14",
        "IMP-12.15",
        "IMP-12.17",
        "IMP-12.18",
    ),
)
