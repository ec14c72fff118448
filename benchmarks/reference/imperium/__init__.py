"""The house: a heuristic player of Dune: Imperium. No search; it judges every option by what it brings.

`prices` says what things are worth, `table` reads the view, `worth` judges effects and cards, `battle` the Conflict of
the round, `ix` what Rise of Ix adds, and `player` makes the decisions.
"""

from __future__ import annotations

from .player import House, HouseBase

__all__ = ["House", "HouseBase"]
