"""The house: a heuristic player of Dune: Imperium. No search; it judges every option by what it brings.

`prices` says what things are worth and `printed` what components say, worked out once from their declarations; `moment`
reads the table, `worth` judges effects and cards, `battle` the Conflict of the round, `ix` what Rise of Ix adds, and
`house` makes the decisions. All of it compiles: the house is also what a search plays its games out with. `value` looks
at a position from afar, and `player` sits at the table.
"""

from .player import House, HouseBase, HouseByHand

__all__ = ["House", "HouseBase", "HouseByHand"]
