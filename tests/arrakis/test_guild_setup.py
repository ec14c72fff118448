"""The Spacing Guild: components, setup, switches, what everybody sees (GLD-1 to GLD-4, GLD-14)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.forces import limit, unit_count
from landsraad.arrakis.tables import AREA_ID, CARDS
from landsraad.kernel.contract import Setup
from landsraad.kernel.errors import BadSetup

from .guild_table import BOTH, guild_table, loaded, sums, troops
from .helpers import legion

GUILD_CARDS = (
    {"guild_passage": 1, "bought_levies": 1, "choam_directorship": 1},
    {"the_guild_navigator": 3},
    {"voices_in_the_landsraad": 1, "pilots_of_caladan": 1, "threat_to_the_spice": 1},
    {"spice_bribe": 1, "raid_on_the_crawlers": 1, "downed_frigate": 1},
)


def test_ex_35_setup() -> None:
    """EX-35, GLD-4.2 to GLD-4.6: Heighliners at the start, two Troops each, no Navigator."""
    s = GAME.new(Setup(2, 1, expansions=("guild",)))
    assert s.heighliner == [0, 0]
    assert loaded(s, "harkonnen") == loaded(s, "atreides") == (0, 2)
    assert s.troops_left == 8
    assert s.bases_left == [6, 6]
    assert s.frigates_left == [3, 3]
    assert s.zone == [0] * 8
    assert s.in_play == ()
    assert sum(s.force[k.TROOP :: k.FIGURES]) == 0
    sums(s)


@pytest.mark.parametrize(("expansions", "atreides"), [(("guild",), 21), (BOTH, 21)])
def test_each_deck_has_21_cards(expansions: tuple[str, ...], atreides: int) -> None:
    """GLD-4.5, GLD-12.1, cards.yaml: three more in each deck; the Smugglers exchange cards one for one."""
    s = GAME.new(Setup(2, 1, expansions=expansions))
    for deck in range(4):
        cards = s.decks[deck] + s.hands[deck] + s.discards[deck]
        assert len(cards) == 21
        mine = Counter(CARDS[c].id for c in cards if CARDS[c].expansion == "guild")
        assert mine == GUILD_CARDS[deck]
    assert atreides == 21


def test_without_the_guild_nothing_of_it_is_there() -> None:
    for expansions in ((), ("smugglers",)):
        s = GAME.new(Setup(2, 1, expansions=expansions))
        assert not s.guild
        assert all(len(s.decks[d]) + len(s.hands[d]) == 18 for d in range(4))
        assert not any(CARDS[c].expansion == "guild" for deck in s.decks for c in deck)
        assert "guild" not in s.view(0)


def test_not_with_the_mahdi() -> None:
    """GLD-2.2, INT-B31, INT-C29"""
    for expansions in (("guild",), BOTH):
        with pytest.raises(BadSetup):
            GAME.new(Setup(1, 1, expansions=expansions))


def test_both_expansions_together() -> None:
    """INT-C30"""
    s = GAME.new(Setup(2, 1, expansions=BOTH))
    assert s.guild
    assert s.smugglers == k.NEUTRAL


@pytest.mark.parametrize(
    ("name", "default", "other"),
    [
        ("frigate_exact_distance", False, True),
        ("unplaceable_cargo", "stay_loaded", "return_to_supply"),
        ("bombardment_timing", "own_action_turn", "before_or_after"),
        ("heighliner_step_position", "last", "first"),
        ("atreides_trigger_requires_harkonnen_harvester", True, False),
        ("one_transport_per_legion_and_turn", True, False),
    ],
)
def test_switches_and_their_defaults(name: str, default: Any, other: Any) -> None:
    """GLD-14: the default is the one the facts name."""
    plain = GAME.new(Setup(2, 1, expansions=("guild",)))
    same = GAME.new(Setup(2, 1, expansions=("guild",), **{name: default}))
    turned = GAME.new(Setup(2, 1, expansions=("guild",), **{name: other}))
    assert plain.switches == same.switches
    assert turned.switches != plain.switches
    with pytest.raises(BadSetup):
        GAME.new(Setup(2, 1, expansions=("guild",), **{name: "perhaps"}))
    with pytest.raises(BadSetup):
        GAME.new(Setup(2, 1, **{name: default}))


def test_cargo_and_supplies_are_open() -> None:
    """GLD-4.6: everybody sees the same of the Heighliner boards."""
    s = GAME.new(Setup(2, 1, expansions=("guild",)))
    s.cargo_frigates = [1, 0]
    s.frigates_left = [2, 3]
    seen = [s.view(seat)["guild"] for seat in (0, 1, -1)]
    assert seen[0] == seen[1] == seen[2]
    assert seen[0]["troops"] == 8
    assert seen[0]["harkonnen"]["cargo"] == {"frigates": 1, "troops": 2}
    assert seen[0]["harkonnen"]["frigates"] == 2
    assert seen[0]["atreides"] == {"heighliner": 0, "cargo": {"frigates": 0, "troops": 2}, "frigates": 3, "bases": 6}


def test_troops_are_seen_on_the_board() -> None:
    s = guild_table()
    troops(s, "harkonnen", "s4_5", 3)
    assert all(s.view(seat)["areas"]["s4_5"]["troops"] == 3 for seat in (0, 1, -1))
    assert s.view(1)["areas"]["s4_5"]["owner"] == "harkonnen"


def test_a_copy_is_independent() -> None:
    s = guild_table()
    troops(s, "atreides", "s4_5", 2)
    legion(s, "harkonnen", "arrakeen", regular=1)
    copy = s.clone()
    copy.force[AREA_ID["s4_5"] * k.FIGURES + k.TROOP] = 1
    copy.heighliner[0] = 2
    copy.cargo_troops[1] = 4
    copy.bases_left[0] = 1
    copy.frigates_left[1] = 0
    copy.cargo_frigates[0] = 1
    copy.troops_left = 0
    assert s.force[AREA_ID["s4_5"] * k.FIGURES + k.TROOP] == 2
    assert (s.heighliner, s.cargo_troops, s.bases_left, s.frigates_left) == ([0, 0], [0, 0], [8, 6], [3, 3])
    assert s.cargo_frigates == [0, 0]
    sums(s)
    again = GAME.load(s.dump())
    assert again.hash() == s.hash()


@pytest.mark.parametrize("expansions", [("guild",), BOTH])
@pytest.mark.parametrize("seed", range(6))
def test_the_sums_stay_true_in_every_game(expansions: tuple[str, ...], seed: int) -> None:
    """GLD-14.1 to GLD-14.5, ARR-35.6: random games of two, three and four players."""
    rng = Random(seed)
    s = GAME.new(Setup(2 + seed % 3, seed, expansions=expansions))
    for _ in range(600):
        if s.over:
            break
        s.apply(rng.choice(s.legal()))
        sums(s)
        if s.stack and s.stack[-1][0] in (k.TURN, k.PLACE_HARVESTER):
            assert all(step < 4 for step in s.heighliner)
            for a, owner in enumerate(s.owner):
                assert owner < 0 or unit_count(s, a) <= limit(s, owner)
                assert owner >= 0 or unit_count(s, a) == 0
