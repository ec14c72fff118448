"""The result screen of War for Arrakis: a battle from attack to outcome, then what the end of a round brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ...kernel.contract import Data, Line
from ..results import has, kinds, last_with, section
from ..words import Words

BATTLE: Final = ("battle", "combat", "lost", "won", "destroyed", "token", "sietch", "leader_out", "did")
ROUND: Final = ("harvest", "bans", "supremacy", "marker", "claimed", "leader_in", "round", "storm", "harvester")
WEIGHTS: Final = {
    **dict.fromkeys(("won", "over", "destroyed"), 6),
    **dict.fromkeys(("battle", "supremacy", "claimed", "leader_out", "alliance", "eliminated"), 5),
    **dict.fromkeys(("combat", "marker", "harvester", "captured", "sietch", "bombarded"), 4),
    **dict.fromkeys(("lost", "worm", "storm", "leader_in", "landed"), 3),
    **dict.fromkeys(("sign", "drew", "turn", "dice"), 0),
}


def results(lines: Sequence[Line], fresh: int, view: Data, common: Words) -> list[Text]:
    """Battles that have ended and rounds that have begun among the lines from `fresh` on."""
    new = kinds(lines[fresh:])
    screen: list[Text] = []
    if not view["battle"] and new & {"battle", "combat", "won"}:
        start = next((n for n in range(fresh, len(lines)) if has(lines[n], ("battle",))), -1)
        if start < 0 or (new & {"combat", "won"} and not has(lines[fresh], ("battle",))):
            before = last_with(lines[:fresh], "battle")
            start = before if before >= 0 else start
        stop = last_with(lines, "won") + 1 or len(lines)
        fought = [line for line in lines[max(0, start) : max(stop, start + 1)] if has(line, BATTLE)]
        screen += section(common("result-battle"), fought)
    if "round" in new and view["round"] > 1:  # none has ended before the first
        screen += section(common("result-round"), [line for line in lines[fresh:] if has(line, ROUND)])
    return screen
