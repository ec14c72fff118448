"""The result screen of Dune: Imperium: strengths, Combat cards, rewards, then what the end of a round brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ...kernel.contract import Data, Line
from ..results import has, kinds, last_with, only, section
from ..words import Words

FIGHT: Final = (
    "strength", "combat_card", "rival_swords", "reward_lost", "marker_removed", "place", "swords",
    "retreated", "control", "stationed", "lost_troop",
)  # fmt: skip
REWARD: Final = (
    "place", "gained", "vp", "influence", "recruited", "intrigue", "alliance", "alliance_back", "trashed", "control",
    "acquired", "mentat", "tech", "dreadnought", "negotiators", "freighter", "lost_troop", "stationed",
)  # fmt: skip
ROUND: Final = ("round_end", "round", "first")
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
        fought = [*only(of_round[:rewards], FIGHT), *only(of_round[rewards:], REWARD)]
        screen += section(words("result-fight", number=view["round"] - ("round" in new)), fought, ("place",))
    if "round_end" in new:
        screen += section(words("result-round"), only(lines[end:], ROUND))
    return screen
