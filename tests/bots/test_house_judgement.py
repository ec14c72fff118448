"""What a sensible player does, the house does with the prices found on games, too."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.bots import make
from landsraad.imperium.game import GAME
from landsraad.kernel.contract import Setup
from tests.bots import seating

LEADERS = ("paul_atreides", "glossu_rabban", "earl_memnon_thorvald", "helena_richese")


def answer(leaders: tuple[str, ...] = LEADERS, expansions: tuple[str, ...] = (), **edits: Any) -> str:
    """What it does in that position of a table of four."""
    state = GAME.edit(GAME.new(Setup(4, 1, expansions, leaders=list(leaders))), edits)
    return " ".join(GAME.words(seating.answer(make("house", 0), GAME, state)))


@pytest.mark.parametrize(
    ("mine", "theirs", "cards", "expected"),
    [
        (3, 4, ["ambush"], "combat ambush"),  # 6 + 4 beats 8 (IMP-6.4)
        (3, 6, ["ambush"], "pass"),  # 6 + 4 stays below 12
        (5, 4, ["ambush"], "pass"),  # first as it is
    ],
)
def test_combat_cards_are_for_conflicts_they_decide(mine: int, theirs: int, cards: list[str], expected: str) -> None:
    """The winner of the Battle for Arrakeen gets two points."""
    players = {1: {"conflict": mine, "intrigue": cards}, 2: {"conflict": theirs, "intrigue": []}}
    assert answer(phase="combat", conflict="battle_for_arrakeen", players=players) == expected


def test_in_the_last_round_persuasion_buys_the_victory_point() -> None:
    """Two Convincing Arguments, the Council, the Hall of Oratory and Charisma make nine (IMP-5.4), and no round follows
    in which a card would come to hand."""
    mine = {
        "hand": ["convincing_argument", "convincing_argument"],
        "council": True,
        "agents_on": ["hall_of_oratory", "wealth"],
        "waiting": ["charisma"],
    }
    row = ["lady_jessica", "chani", "stilgar", "gurney_halleck", "opulence"]
    assert answer(round=10, row=row, players={1: mine}) == "acquire the_spice_must_flow"


def test_influence_that_makes_a_point_comes_before_what_does_not() -> None:
    """Only the step to 2 makes a Victory Point (IMP-8.2): of four tracks the Agent goes to the one that stands at 1.
    Nothing can be paid for there."""
    influence = {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 1, "fremen": 0}
    mine = {"hand": ["diplomacy"], "influence": influence, "spice": 0, "water": 0, "solari": 0}
    assert answer(round=10, players={1: mine}) == "send diplomacy secrets"
