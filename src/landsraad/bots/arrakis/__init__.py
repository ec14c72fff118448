"""The house at War for Arrakis: a heuristic player for either side. No search; every option is judged.

`prices` says what things are worth and `printed` what components say, worked out once from their declarations; `fight`
forecasts battles, `table` reads a world, `common` makes the decisions both sides meet, `harkonnen` and `atreides` those
of one side; `wary`, `riders` and `alone` are the Atreides against the Mahdi. What Smugglers and The Spacing Guild add
is in `expanded`, `expanded_harkonnen` and `expanded_atreides`. `house` is all of it as something to play with: it
compiles, and a search plays its games out with it. `player` sits at the table.
"""

from __future__ import annotations

from .player import House, HouseBlind

__all__ = ["House", "HouseBlind"]
