"""The result screen of War for Arrakis: a battle from attack to outcome, then what the end of a round brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ...kernel.contract import Data, Line
from ...kernel.news import parts_between, parts_of
from ..results import has, kinds, last_with, only, section
from ..words import Words

BATTLE: Final = ("battle", "combat", "lost", "won", "destroyed", "token", "sietch", "leader_out", "supremacy", "marker")
ROUND: Final = ("harvest", "bans", "supremacy", "claimed", "leader_in", "leader_out", "storm", "harvester")
NEXT: Final = ("turn", "sign", "worm", "storm", "harvest", "round")  # no battle goes on behind one of these
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
    if (not view["battle"] or view["over"]) and new & {"combat", "won"}:
        attacks = [n for n, line in enumerate(lines) if has(line, ("battle",))]
        shown = [n for n in attacks if n >= fresh or _goes_on(lines[n:fresh])]
        fought = [part for n in shown for part in _battle(lines[n:])]
        screen += section(words("result-battle"), fought, OUTCOME)
    if "round" in new and view["round"] > 1:  # none has ended before the first
        end = last_with(lines, "round")
        former = last_with(lines[:end], "round")
        screen += section(words("result-round"), only(lines[former + 1 : end + 1], ROUND), OUTCOME)
    return screen


def _goes_on(lines: Sequence[Line]) -> bool:
    """Whether the battle at the beginning has not ended among the lines."""
    happened = [shown["kind"] for line in lines for shown in line.shown]
    return not set(happened[happened.index("battle") + 1 :]) & {*NEXT, "battle", "won", "b_cease"}


def _battle(lines: Sequence[Line]) -> list[Line]:
    """From the attack to the end, which is the next turn or phase: who ceases wins nothing."""
    told: list[Line] = []
    for n, line in enumerate(lines):
        happened = [shown["kind"] for shown in line.shown]
        first = happened.index("battle") if n == 0 and "battle" in happened else 0
        stop = next((i for i in range(first, len(happened)) if happened[i] in NEXT), len(happened))
        if n and "battle" in happened[:stop]:  # another one
            break
        if (part := parts_between(line, first, stop)) and (part := parts_of(part, _of_a_battle)):
            told.append(part)
        if stop < len(happened):
            break
    return told


def _of_a_battle(kind: str) -> bool:
    return kind in BATTLE or kind.startswith("b_")
