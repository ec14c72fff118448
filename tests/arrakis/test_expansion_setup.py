"""Setting up games with the expansions: what is refused and why, and the course of the first rounds."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.position import Position
from landsraad.kernel.contract import Setup
from landsraad.kernel.errors import BadSetup

from .helpers import (
    notation,
)

SMUGGLERS, GUILD, BOTH = ("smugglers",), ("guild",), ("smugglers", "guild")


@pytest.mark.parametrize(
    ("expansions", "rule"),
    [(GUILD, "GLD-2.2"), (BOTH, "GLD-2.2")],
)
def test_no_solo_game_with_the_guild(expansions: tuple[str, ...], rule: str) -> None:
    """GLD-2.2, INT-B31, INT-C29: refused in a sentence that names the rule."""
    with pytest.raises(BadSetup, match=rule):
        GAME.check(Setup(1, 1, expansions=expansions))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("expansions", [SMUGGLERS, GUILD, BOTH])
def test_every_other_number_of_players(players: int, expansions: tuple[str, ...]) -> None:
    """INT-C30: alone and together, for two to four."""
    s = GAME.new(Setup(players, 1, expansions=expansions))
    assert ("smugglers" in s.view(0)) == ("smugglers" in expansions)
    assert ("guild" in s.view(0)) == ("guild" in expansions)


def test_an_unknown_expansion_is_named() -> None:
    with pytest.raises(BadSetup, match="choam"):
        GAME.check(Setup(2, 1, expansions=("choam",)))


@pytest.mark.parametrize("option", ["base_requires_empty", "retreat_captures", "round1_unit"])
def test_options_of_the_smugglers_need_them(option: str) -> None:
    with pytest.raises(BadSetup, match=option):
        GAME.check(Setup(2, 1, expansions=GUILD, **{option: True}))
    GAME.check(Setup(2, 1, expansions=BOTH, **{option: True}))


@pytest.mark.parametrize("option", ["frigate_exact_distance", "atreides_trigger_requires_harkonnen_harvester"])
def test_options_of_the_guild_need_it(option: str) -> None:
    with pytest.raises(BadSetup, match=option):
        GAME.check(Setup(2, 1, expansions=SMUGGLERS, **{option: True}))
    GAME.check(Setup(2, 1, expansions=BOTH, **{option: True}))


@pytest.mark.parametrize("expansions", [SMUGGLERS, GUILD, BOTH])
def test_the_option_that_belongs_to_both(expansions: tuple[str, ...]) -> None:
    """GLD-9.9, SMG-13.13: one transport for a legion is a rule of either expansion."""
    turned = GAME.new(Setup(2, 1, expansions=expansions, one_transport_per_legion_and_turn=False))
    assert turned.switches != GAME.new(Setup(2, 1, expansions=expansions)).switches


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("unplaceable_cargo", "lost"),
        ("heighliner_step_position", True),
        ("bombardment_timing", "always"),
        ("frigate_exact_distance", "true"),
        ("frigate_exact_distance", 1),
        ("fly_to_the_moon", True),
    ],
)
def test_a_wrong_option_is_refused_by_name(option: str, value: Any) -> None:
    with pytest.raises(BadSetup, match=option):
        GAME.check(Setup(2, 1, expansions=BOTH, **{option: value}))


def _lazily(s: Position) -> int:
    """Do as little as possible: nothing is paid, no Imperium Action taken, no card played."""
    legal = s.legal()
    words = {notation(action): action for action in legal}
    for word in ("drop", "done", "skip", "end", "normal", "move"):
        if word in words:
            return words[word]
    return legal[0]


@pytest.mark.parametrize("expansions", [GUILD, BOTH])
def test_the_first_arrival_is_at_the_end_of_round_four(expansions: tuple[str, ...]) -> None:
    """GLD-6.2, GLD-6.3, GLD-6.6: a step at the end of each round, and nothing else moves a Heighliner here."""
    s = GAME.new(Setup(2, 3, expansions=expansions))
    at_start: dict[int, list[int]] = {}
    while s.round < 5 and not s.over:
        at_start.setdefault(s.round, list(s.heighliner))
        s.apply(_lazily(s))
    assert at_start == {1: [0, 0], 2: [1, 1], 3: [2, 2], 4: [3, 3]}
    assert s.heighliner == [0, 0]
    assert s.cargo_troops == [0, 0]
    assert sum(s.force[k.TROOP :: k.FIGURES]) == 4


# ---------------------------------------------------------------- with the expansions


def test_the_faces_of_the_die_need_the_smugglers() -> None:
    faces = "house,house,house,house,house,house"
    GAME.check(Setup(2, 1, expansions=("smugglers",), smuggler_die_faces=faces))
    with pytest.raises(BadSetup) as refused:
        GAME.check(Setup(2, 1, expansions=("guild",), smuggler_die_faces=faces))
    assert str(refused.value) == "The option “smuggler_die_faces” needs the expansion smugglers."


@pytest.mark.parametrize(("name", "value", "most"), [("round_limit", -1, 999), ("target_offset", "2", 1)])
def test_a_wrong_amount_is_complained_of_in_the_readers_language(name: str, value: Any, most: int) -> None:
    """It had been said in English only."""
    with pytest.raises(BadSetup) as refused:
        GAME.check(Setup(2, 1, (), **{name: value}))
    assert str(refused.value).startswith(f"The option “{name}” is a whole number from ")
    assert refused.value.say("de").startswith(f"Die Option „{name}“ ist eine ganze Zahl von ")
    assert refused.value.say("de").endswith(f" bis {most}, nicht „{value}“.")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            {"retreat_captures": "yes"},
            "The option “retreat_captures” is false or true, not “yes”.",
        ),
        (
            {"unplaceable_cargo": "lost"},
            "The option “unplaceable_cargo” is stay_loaded or return_to_supply, not “lost”.",
        ),
        ({"no_such_rule": True}, "There is no option “no_such_rule” for War for Arrakis."),
        (
            {"smuggler_die_faces": "house"},
            "“smuggler_die_faces” needs six results separated by commas, each one of"
            " leadership, strategy, deployment, mentat, house.",
        ),
    ],
)
def test_what_is_said_about_a_wrong_option(options: dict[str, str], message: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.check(Setup(2, 1, expansions=("smugglers", "guild"), **options))
    assert str(refused.value) == message


def test_an_option_of_both_expansions_needs_one_of_them() -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.check(Setup(2, 1, one_transport_per_legion_and_turn=False))
    assert str(refused.value) == "The option “one_transport_per_legion_and_turn” needs the expansion smugglers / guild."


def test_the_options_and_their_defaults() -> None:
    """SMG-16, GLD-14: the default comes first."""
    smugglers, guild = ["smugglers"], ["guild"]
    yes, no = [True, False], [False, True]
    assert GAME.facts("switches") == {
        "base_requires_empty": {"values": yes, "expansions": smugglers},
        "smuggler_die_leader_specials": {"values": no, "expansions": smugglers},
        "retreat_captures": {"values": no, "expansions": smugglers},
        "captured_harvesters_count_for_jihad": {"values": yes, "expansions": smugglers},
        "alliance_removal_counts_for_jihad": {"values": no, "expansions": smugglers},
        "one_transport_per_legion_and_turn": {"values": yes, "expansions": ["smugglers", "guild"]},
        "round1_unit": {"values": yes, "expansions": smugglers},
        "frigate_exact_distance": {"values": no, "expansions": guild},
        "unplaceable_cargo": {"values": ["stay_loaded", "return_to_supply"], "expansions": guild},
        "bombardment_timing": {"values": ["own_action_turn", "before_or_after"], "expansions": guild},
        "heighliner_step_position": {"values": ["last", "first"], "expansions": guild},
        "atreides_trigger_requires_harkonnen_harvester": {"values": yes, "expansions": guild},
        "smuggler_die_faces": {
            "values": ["leadership,strategy,strategy,deployment,mentat,house"],
            "expansions": smugglers,
        },
        "round_limit": {"values": [0, 999], "expansions": []},
        "target_offset": {"values": [0, -2, 1], "expansions": []},
    }
