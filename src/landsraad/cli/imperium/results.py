"""The result screen of Dune: Imperium: what the others did before the combat, strengths, Combat cards, rewards, then
what the end of a round brought."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ...kernel.contract import Data, Line
from ...kernel.news import together
from ..layout import UNBROKEN
from ..results import USUAL, has, kinds, last_with, only, section
from ..words import Words

FIGHT: Final = (
    "strength", "combat_card", "rival_swords", "reward_lost", "marker_removed", "place", "swords",
    "retreated", "dreadnoughts_back", "control", "stationed", "lost_troop", "no_winner", "station_left",
)  # fmt: skip
REWARD: Final = (
    "place", "gained", "vp", "influence", "recruited", "intrigue", "alliance", "alliance_back", "trashed", "control",
    "acquired", "mentat", "tech", "dreadnought", "negotiators", "freighter", "lost_troop", "stationed", "station_left",
    "no_winner", "combat_card", "plot", "paid", "stole", "detonated", "dividends",
)  # fmt: skip
ROUND: Final = ("round_end", "round", "first")
FINALE: Final = ("endgame_card", "vp", "gained", "paid", "influence", "alliance", "alliance_back", "tech", "tech_used")
LAST_MOVES: Final = ("sent", "revealed", "acquired", "strength", "rival_sent")  # what comes after them is the combat
TOLD: Final = (*FIGHT, *ROUND)  # what need not be read in the log again
WEIGHTS: Final = {
    **dict.fromkeys(("place", "stole", "endgame_card"), 6),
    **dict.fromkeys(("combat_card", "alliance", "alliance_back", "vp", "control", "lost_troop", "voice", "plot"), 5),
    **dict.fromkeys(("strength", "round", "round_end", "tech", "dreadnought"), 4),
    **dict.fromkeys(("rival_bought", "rival_agents", "marker_removed"), 5),
    **dict.fromkeys(("rival_skipped", "hagal_shuffled"), 0),
    **dict.fromkeys(("sent", "rival_sent", "revealed", "acquired", "deployed", "influence"), 3),
    **dict.fromkeys(("row", "drew", "known_draw", "shuffled", "passed", "maker", "first"), 0),
}


def results(lines: Sequence[Line], fresh: int, view: Data, words: Words) -> list[Text]:
    """Rewards that were taken and a round that ended among the lines from `fresh` on."""
    new = kinds(lines[fresh:])
    end = last_with(lines, "round_end") if "round_end" in new else len(lines)
    start = last_with(lines[:end], "round")  # nothing is told of the beginning of the first round
    screen: list[Text] = []
    if "place" in new:
        of_round = lines[start + 1 : end]
        rewards = next(n for n, line in enumerate(of_round) if has(line, ("place",)))
        combat = 1 + max((n for n, line in enumerate(of_round[:rewards]) if has(line, LAST_MOVES)), default=-1)
        screen += _before(lines[fresh : start + 1 + combat], view, words)
        fought = [*only(of_round[:combat], ("strength",)), *only(of_round[combat:rewards], (*FIGHT, "paid"))]
        fought += only(of_round[rewards:], (*REWARD, *FIGHT))  # a card may stand in one line with its player's reward
        screen += section(words("result-fight", number=view["round"] - ("round" in new)), fought, ("place",))
    elif "round_end" in new and "place" not in kinds(lines[start + 1 : end]):  # nobody fought
        screen += _before(lines[fresh:end], view, words)
    if "round_end" in new:
        screen += section(words("result-round"), map(_scores, only(lines[end:], ROUND)))
    if "end" in new and (last := only(lines[last_with(lines, "end") :], FINALE)):
        screen += section(words("result-end"), last, ("endgame_card",))
    return screen


def _scores(line: Line) -> Line:
    """A name and its score stay in one line."""
    if not has(line, ("round_end",)):
        return line
    return Line(line.seat, re.sub(r" (?=\d+(,|$))", UNBROKEN, line.text), line.shown, line.parts, line.speaker)


def _before(lines: Sequence[Line], view: Data, words: Words) -> list[Text]:
    """What others did after one's own last turn: the cards they revealed and acquired are gone from the log by now."""
    wanted = {kind for kind in kinds(lines) if WEIGHTS.get(kind, USUAL) and kind not in FIGHT}
    others = [line for line in lines if line.seat != view["seat"]]
    told = together(only(others, wanted))
    return section(words("result-before"), told) if told else []
