"""The house at War for Arrakis: a heuristic player for either side. No search; every option is judged.

`prices` says what things are worth, `board` knows the map, `table` reads the view, `fight` forecasts battles, `common`
makes the decisions both sides meet, `harkonnen` and `atreides` those of one side, `player` sits at the table. What
Smugglers and The Spacing Guild add is in `expanded`, `expanded_harkonnen` and `expanded_atreides`.
"""

from __future__ import annotations

from .player import House, HouseBlind

__all__ = ["House", "HouseBlind"]
