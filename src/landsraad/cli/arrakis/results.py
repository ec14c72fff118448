"""The result screen of War for Arrakis: a battle from attack to outcome, then what the end of a round brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ...kernel.contract import Data, Line
from ...kernel.news import parts_from
from ..results import has, kinds, last_with, only, section
from ..words import Words

BATTLE: Final = ("battle", "combat", "lost", "won", "destroyed", "token", "sietch", "leader_out", "supremacy", "marker")
ROUND: Final = ("harvest", "bans", "claimed", "leader_in", "leader_out", "storm", "harvester")
OUTCOME: Final = ("won", "destroyed", "claimed")
TOLD: Final = (*BATTLE, *ROUND, "round")  # what need not be read in the log again
WEIGHTS: Final = {
    **dict.fromkeys(("won", "over", "destroyed"), 6),
    **dict.fromkeys(("battle", "supremacy", "claimed", "leader_out", "alliance", "eliminated"), 5),
    **dict.fromkeys(("combat", "marker", "harvester", "captured", "sietch", "bombarded"), 4),
    **dict.fromkeys(("lost", "worm", "storm", "leader_in", "landed"), 3),
    **dict.fromkeys(("mahdi_card", "mahdi_special"), 4),
    **dict.fromkeys(("mahdi_die", "mahdi_moved", "mahdi_target"), 3),
    **dict.fromkeys(("sign", "drew", "turn", "dice", "mahdi_why", "mahdi_placed"), 0),
}


def results(lines: Sequence[Line], fresh: int, view: Data, words: Words) -> list[Text]:
    """Battles that have ended and rounds that have begun among the lines from `fresh` on."""
    new = kinds(lines[fresh:])
    screen: list[Text] = []
    if not view["battle"] and new & {"combat", "won"}:
        start = next((n for n in range(fresh, len(lines)) if has(lines[n], ("battle",))), -1)
        if start < 0 or (new & {"combat", "won"} and not has(lines[fresh], ("battle",))):
            before = last_with(lines[:fresh], "battle")
            start = before if before >= 0 else start
        won = last_with(lines, "won")  # whoever ceases wins nothing, and an earlier battle is not this one
        fought = lines[max(0, start) : won + 1 if won >= max(start, fresh) else len(lines)]
        screen += section(words("result-battle"), _from_attack(fought), OUTCOME)
    if "round" in new and view["round"] > 1:  # none has ended before the first
        end = last_with(lines, "round")
        begun = last_with(lines[:end], "round")
        screen += section(words("result-round"), only(lines[begun + 1 : end + 1], ROUND), OUTCOME)
    return screen


def _from_attack(lines: Sequence[Line]) -> list[Line]:
    """A battle without what the turn began with: the die, a flight, the move."""
    return [parts_from(line, "battle") for line in lines if has(line, (*BATTLE, "did"))]
