"""Answers the house gives for a Rival of House Hagal."""

from __future__ import annotations

from landsraad.kernel.contract import Data

from . import prices as price
from .table import FACTIONS, Table


def answer_for_rival(table: Table, words: tuple[str, ...]) -> float:
    """What serves the Rival least. Paying for a point is never good for me."""
    rival = table.player(table.details["rival"])
    match words:
        case ("influence", faction):
            return -_influence(table, rival, faction)
        case ("pick", option):
            source, _, number = option.partition(".")
            effect = table.game.facts(f"item:{source}.choose")["options"][int(number) - 1]
            return -sum(price.RIVAL_GOODS[what] * n for what, n in _goods(effect))
        case ("skip",):
            return 0.0
        case _:
            return -1.0


def _influence(table: Table, rival: Data, faction: str) -> float:
    """A step there, for the Rival: a point at 2, an Alliance, and how far I am myself."""
    level = rival["influence"][faction] + 1
    holder = table.view["alliances"][faction]
    value = price.RIVAL_POINT if level == 2 else 0.0
    if level >= 4 and (holder is None or level > table.player(holder)["influence"][faction]):
        value += price.RIVAL_POINT * (2 if holder == table.seat else 1)
    return float(value + 0.1 * level + 0.01 * FACTIONS.index(faction))


def _goods(effect: Data) -> list[tuple[str, int]]:
    if effect["op"] == "intrigue":
        return [("intrigue", effect["n"])]
    return [(what, int(effect.get(what, 0))) for what in ("solari", "spice", "water")]
