"""Imperium Actions: who earns them, when, and what they do (GLD-5)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.tables import AREA_ID

from .guild_table import (
    air,
    cargo,
    end_turn,
    frigate,
    guild_table,
    heighliner,
    lasting,
    loaded,
    sums,
    troops,
    troops_at,
)
from .helpers import (
    act,
    asked,
    bans,
    fix,
    harvest,
    harvester,
    harvesters,
    hazards,
    imperium,
    legal,
    legion,
    markers,
    next_round,
    ornithopter,
    paused,
    raze,
    starting,
    station,
    table,
    turn,
    worm,
    wormsign,
)
from .playing import play
from .smuggling import neutral


def spend(s: Position, spice: int, *plan: str) -> None:
    """Phase 4 with that much spice: what is paid for CHOAM, the Spacing Guild and the Landsraad; nothing else."""
    harvest(s, spice)
    act(s, *["?" + word for word in plan])  # with too little spice for anything else nobody is asked
    act(s, "?skip", "?skip")


# ---------------------------------------------------------------- Harkonnen in phase 4


def test_ex_s1_paying_the_imperium() -> None:
    """EX-S1, GLD-5.9 to GLD-5.14: 3 for the Guild, 2 for CHOAM, nothing for the Landsraad."""
    s = guild_table()
    imperium(s, 4, 3, 4)
    spend(s, 5, "keep", "raise", "drop")
    assert s.imperium == [4, 4, 3]
    assert bans(s) == ["landsraad"]
    assert asked(s) == (0, "imperium_action")
    assert legal(s) == {"imperium choam", "imperium spacing_guild", "done"}
    act(s, "imperium spacing_guild")
    assert s.heighliner == [1, 0]
    act(s, "imperium choam")
    assert loaded(s, "harkonnen") == (1, 0)
    assert legal(s) == {"imperium spacing_guild", "done"}
    act(s, "imperium spacing_guild")
    assert s.heighliner == [2, 0]
    assert paused(s)
    assert s.frigates_left == [2, 3]
    sums(s)


@pytest.mark.parametrize(
    ("plan", "spice", "actions"),
    [
        (("keep", "drop", "drop"), 2, {"imperium choam"}),
        (("drop", "keep", "drop"), 2, {"imperium spacing_guild"}),
        (("drop", "drop", "keep"), 2, {"imperium landsraad"}),
        (("drop", "drop", "drop"), 2, set()),
    ],
)
def test_each_marker_gives_its_own_action(plan: tuple[str, ...], spice: int, actions: set[str]) -> None:
    """GLD-5.10, GLD-5.12, GLD-5.13"""
    s = guild_table()
    imperium(s, 4, 4, 4)
    spend(s, spice, *plan)
    if actions:
        assert legal(s) == actions | {"done"}
        act(s, *actions)
    assert paused(s)


def test_a_marker_raised_gives_two() -> None:
    """GLD-5.11, GLD-5.5: twice the Landsraad, four Troops."""
    s = guild_table()
    imperium(s, 4, 4, 4)
    spend(s, 3, "drop", "drop", "raise")
    act(s, "imperium landsraad", "imperium landsraad")
    assert paused(s)
    assert loaded(s, "harkonnen") == (0, 4)
    assert s.troops_left == 8
    assert s.bases_left == [4, 8]


def test_all_three_raised() -> None:
    """Two of each, in any order (GLD-5.14)."""
    s = guild_table()
    imperium(s, 3, 3, 3)
    spend(s, 9, "raise", "raise", "raise")
    for word in ("landsraad", "choam", "spacing_guild", "spacing_guild", "choam", "landsraad"):
        assert f"imperium {word}" in legal(s)
        act(s, f"imperium {word}")
    assert paused(s)
    assert loaded(s, "harkonnen") == (2, 4)
    assert s.heighliner == [2, 0]


def test_each_action_may_be_declined() -> None:
    """GLD-5.16, GLD-6.4, GLD-6.9"""
    s = guild_table()
    imperium(s, 3, 3, 3)
    spend(s, 9, "raise", "raise", "raise")
    act(s, "imperium choam", "done")
    assert paused(s)
    assert s.heighliner == [0, 0]
    assert loaded(s, "harkonnen") == (1, 0)


def test_on_the_top_step_at_most_one() -> None:
    """GLD-5.15, ARR-21.5"""
    s = guild_table()
    imperium(s, 5, 5, 5)
    harvest(s, 9)
    assert legal(s) == {"drop", "keep"}
    act(s, "keep", "keep", "keep", "skip", "skip")
    act(s, "imperium choam")
    assert legal(s) == {"imperium spacing_guild", "imperium landsraad", "done"}


def test_int_b1_a_ban_stops_no_action() -> None:
    """INT-B1, INT-B4: kept on its lowest step the marker gives its action, ban or not."""
    s = guild_table()
    imperium(s, 1, 1, 1)
    spend(s, 6, "keep", "keep", "keep")
    assert bans(s) == ["choam", "spacing_guild", "landsraad"]
    act(s, "imperium landsraad", "imperium choam", "imperium spacing_guild")
    assert loaded(s, "harkonnen") == (1, 2)
    assert s.heighliner[0] == 1


def test_int_b5_reserve_spice_pays_and_saving_earns_nothing() -> None:
    """INT-B5, GLD-5.15, ARR-21.2, ARR-21.7, ARR-21.8"""
    s = guild_table()
    imperium(s, 4, 4, 4)
    harvester(s, "s4_6")  # Desert: 1 spice
    s.reserve_spice = 1
    harvest(s)
    act(s, "yes", "drop", "drop", "keep")
    act(s, "?skip", "?skip")
    act(s, "imperium landsraad")
    assert loaded(s, "harkonnen") == (0, 2)
    assert paused(s)

    s = guild_table()
    imperium(s, 4, 4, 4)
    harvest(s, 4)
    act(s, "drop", "drop", "drop", "yes", "yes")  # 3 for the stockpile, 1 in reserve
    assert s.supremacy == 1
    assert s.reserve_spice == 1
    assert paused(s)  # no action


def test_what_cannot_be_done_is_lost() -> None:
    """GLD-5.16, GLD-9.1: no Frigate in the supply, no Troop left."""
    s = guild_table()
    cargo(s, "harkonnen", 2, 8)
    frigate(s, "harkonnen", "az1")
    imperium(s, 4, 4, 4)
    spend(s, 9, "raise", "raise", "raise")
    assert legal(s) == {"imperium spacing_guild", "done"}
    cargo(s, "harkonnen", 1, 0)
    s = guild_table()
    cargo(s, "harkonnen", 0, 4)
    cargo(s, "atreides", 0, 8)
    assert s.troops_left == 0
    imperium(s, 4, 4, 4)
    spend(s, 2, "drop", "drop", "keep")
    assert paused(s)  # nothing to choose: lost


@pytest.mark.parametrize(("bases", "supply"), [(1, 5), (3, 1)])
def test_ex_44_recruiting_limits(bases: int, supply: int) -> None:
    """EX-44, GLD-8.2, GLD-5.19"""
    s = guild_table()
    cargo(s, "harkonnen", 0, 8 - bases)
    cargo(s, "atreides", 0, 12 - supply - (8 - bases))
    assert (s.bases_left[0], s.troops_left) == (bases, supply)
    imperium(s, 4, 4, 4)
    spend(s, 3, "drop", "drop", "raise")
    act(s, "imperium landsraad")
    assert loaded(s, "harkonnen") == (0, 9 - bases)
    sums(s)


def test_int_b28_first_come_first_served() -> None:
    """INT-B28: the last two Troops go to whoever acts first."""
    s = guild_table()
    cargo(s, "harkonnen", 0, 5)
    cargo(s, "atreides", 0, 5)
    harvester(s, "s4_6")
    legion(s, "atreides", "s4_12", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_6", "?all", "?skip", "imperium landsraad")
    assert loaded(s, "atreides") == (0, 7)
    assert s.troops_left == 0
    end_turn(s)
    imperium(s, 4, 4, 4)
    spend(s, 2, "drop", "drop", "keep")
    assert loaded(s, "harkonnen") == (0, 5)


def test_ex_38_two_steps_with_a_stop_over() -> None:
    """EX-38, GLD-6.8, GLD-5.14: the Frigate is loaded before the last step, and lands; the second step starts anew."""
    s = guild_table()
    cargo(s, "harkonnen", 0, 2)
    heighliner(s, harkonnen=3)
    imperium(s, 4, 4, 4)
    spend(s, 5, "keep", "raise", "drop")
    act(s, "imperium choam", "imperium spacing_guild")
    assert asked(s) == (0, "land_frigate")
    act(s, "zone az3")
    assert asked(s) == (0, "land_troops")
    act(s, "area s4_5")
    assert air(s) == {"az3": "harkonnen_frigate"}
    assert troops_at(s, "s4_5") == 2
    assert s.heighliner == [0, 0]
    assert legal(s) == {"imperium spacing_guild", "done"}
    act(s, "imperium spacing_guild")
    assert s.heighliner == [1, 0]
    assert paused(s)
    sums(s)


def test_int_b2_a_ban_of_this_phase_binds_its_landing() -> None:
    """INT-B2, ARR-21.12, ARR-21.15: the excess goes before the first action, and at most five land in an area."""
    s = guild_table()
    legion(s, "harkonnen", "arrakeen", regular=6)
    cargo(s, "harkonnen", 0, 6)
    heighliner(s, harkonnen=3)
    imperium(s, 2, 4, 4)
    spend(s, 2, "drop", "keep", "drop")
    assert asked(s) == (0, "excess") or legal(s) == {"imperium spacing_guild", "done"}
    act(s, "?regular")
    assert bans(s) == ["choam", "landsraad"]
    assert s.force[AREA_ID["arrakeen"] * k.FIGURES] == 5
    act(s, "imperium spacing_guild", "area s4_5")
    assert legal(s) == {f"number {n}" for n in range(1, 6)}


def test_int_b6_a_card_that_moves_a_marker_gives_no_action() -> None:
    """INT-B6, ARR-21.13"""
    s = guild_table()
    play(s, "bill_of_particulars", "marker choam")
    assert s.imperium == [4, 5, 5]
    end_turn(s)
    assert s.heighliner == [0, 0]
    assert loaded(s, "harkonnen") == (0, 0)


def test_choam_directorship_any_action_more() -> None:
    """cards.yaml hk_choam_directorship: once for a paid CHOAM marker, kept or raised."""
    for paid, twice in (("keep", False), ("raise", True)):
        s = guild_table()
        lasting(s, "choam_directorship")
        imperium(s, 4, 4, 4)
        spend(s, 3, paid, "drop", "drop")
        assert legal(s) == {"imperium choam", "imperium spacing_guild", "imperium landsraad", "done"}
        act(s, "imperium landsraad")
        assert legal(s) == {"imperium choam", "done"}
        act(s, "imperium choam")
        if twice:
            act(s, "imperium choam")
        assert paused(s)
        assert loaded(s, "harkonnen") == (1 + twice, 2)


def test_choam_directorship_needs_a_paid_marker() -> None:
    s = guild_table()
    lasting(s, "choam_directorship")
    imperium(s, 4, 4, 4)
    spend(s, 3, "drop", "raise", "drop")
    assert legal(s) == {"imperium spacing_guild", "done"}


def test_choam_directorship_works_round_after_round() -> None:
    """GLD-12.2: for the rest of the game, and only with spice for CHOAM."""
    s = guild_table()
    lasting(s, "choam_directorship")
    for _ in range(2):
        imperium(s, 4, 4, 4)
        spend(s, 2, "keep", "drop", "drop")
        act(s, "imperium spacing_guild", "imperium choam")
        assert paused(s)
    assert s.heighliner[0] == 2
    assert loaded(s, "harkonnen") == (2, 0)


# ---------------------------------------------------------------- Atreides: a Harvester destroyed by a legion


def raid(die: str = "strategy") -> Position:
    """An Atreides legion beside a Harvester, with one die."""
    s = guild_table()
    harvester(s, "s4_6")
    legion(s, "atreides", "s4_12", regular=2, generic=1)
    turn(s, "atreides", die)
    return s


def test_a_legion_that_ends_its_move_on_a_harvester() -> None:
    """GLD-5.7, GLD-5.17, GLD-5.18: one action of any kind, after the Harvester is gone."""
    s = raid()
    act(s, "move", "area s4_12", "area s4_6", "all", "?skip")
    assert harvesters(s) == set()
    assert asked(s) == (1, "imperium_action")
    assert legal(s) == {"imperium choam", "imperium spacing_guild", "imperium landsraad", "done"}
    act(s, "imperium choam")
    assert loaded(s, "atreides") == (1, 0)
    assert paused(s)
    assert s.frigates_left == [3, 2]


def test_the_atreides_may_decline() -> None:
    """GLD-5.16"""
    s = raid()
    act(s, "move", "area s4_12", "area s4_6", "all", "?skip", "done")
    assert paused(s)
    assert loaded(s, "atreides") == (0, 0)
    assert s.heighliner == [0, 0]


def test_without_the_guild_no_action() -> None:
    s = table()
    harvester(s, "s4_6")
    legion(s, "atreides", "s4_12", regular=2)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_6", "all", "?skip")
    assert harvesters(s) == set()
    assert paused(s)


def test_int_b7_two_harvesters_two_actions() -> None:
    """INT-B7, GLD-5.18: after both moves, one after the other, in an order the Atreides choose."""
    s = guild_table()
    harvester(s, "s4_6", "s4_9")
    legion(s, "atreides", "s4_12", regular=1)
    legion(s, "atreides", "s4_8", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_6", "?all")
    assert harvesters(s) == {"s4_6", "s4_9"}
    act(s, "area s4_8", "area s4_9", "?all")
    assert asked(s) == (1, "prizes")
    assert legal(s) == {"area s4_6", "area s4_9"}
    act(s, "area s4_9")
    assert harvesters(s) == {"s4_6"}
    act(s, "imperium landsraad")
    assert harvesters(s) == set()
    act(s, "imperium spacing_guild")
    assert paused(s)
    assert loaded(s, "atreides") == (0, 2)
    assert s.heighliner == [0, 1]


def test_both_legions_into_one_harvester_area_one_action() -> None:
    """Once per Harvester (GLD-5.7)."""
    s = guild_table()
    harvester(s, "s4_6")
    legion(s, "atreides", "s4_12", regular=1)
    legion(s, "atreides", "s4_7", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_6", "?all", "area s4_7", "area s4_6", "?all", "imperium choam")
    assert paused(s)
    assert loaded(s, "atreides") == (1, 0)


@pytest.mark.parametrize("advance", [True, False])
def test_int_b8_advancing_after_a_battle(advance: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-B8, GLD-5.17, INT-B9: a Carryall saves nothing from a legion."""
    s = guild_table()
    harvester(s, "s4_6")
    s.zone[2] = 2  # a Carryall over s4
    s.vehicles[2] -= 1
    legion(s, "harkonnen", "s4_6", regular=1)
    legion(s, "atreides", "s4_12", regular=2)
    fix(monkeypatch, "SS", "D")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_12", "?area s4_6", "all", "number 2" if advance else "number 0")
    if advance:
        assert harvesters(s) == set()
        act(s, "imperium landsraad")
        assert loaded(s, "atreides") == (0, 2)
    else:
        assert harvesters(s) == {"s4_6"}
        assert loaded(s, "atreides") == (0, 0)
    assert paused(s)


def test_sandriding_to_a_harvester_counts() -> None:
    """GLD-5.17"""
    s = guild_table()
    harvester(s, "s4_5")
    wormsign(s, "s4_6")
    legion(s, "atreides", "s4_12", regular=2)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_5", "all", "?skip", "imperium spacing_guild")
    assert harvesters(s) == set()
    assert s.heighliner == [0, 1]


def test_riding_over_a_harvester_destroys_nothing() -> None:
    """GLD-5.17, ARR-14.11"""
    s = guild_table()
    harvester(s, "s4_6")
    wormsign(s, "s4_6")
    legion(s, "atreides", "s4_12", regular=2)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_5", "all", "?skip")
    assert harvesters(s) == {"s4_6"}
    assert paused(s)


def test_a_transported_move_counts() -> None:
    """GLD-5.17: carried by a Frigate; the areas flown over do not matter."""
    s = guild_table()
    frigate(s, "atreides", "az3")
    harvester(s, "s4_5", "s4_6")
    legion(s, "atreides", "s4_13", regular=2)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_13", "area s4_5", "all", "?skip", "imperium landsraad")
    assert harvesters(s) == {"s4_6"}
    assert loaded(s, "atreides") == (0, 2)


def test_a_retreat_destroys_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-5.17, ARR-15.20, ARR-15.34: it is taken when an Atreides legion next ends a move there."""
    s = guild_table()
    harvester(s, "s4_9")
    legion(s, "atreides", "s4_10", regular=2)
    legion(s, "harkonnen", "s4_11", regular=2)
    for area in ("s4_3", "s4_15"):
        legion(s, "harkonnen", area, regular=1)
    raze(s, "rock_outcroppings")
    legion(s, "harkonnen", "rock_outcroppings", regular=1)
    fix(monkeypatch, "DD", "DD")
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area s4_11", "?area s4_10", "all", "continue", "retreat", "?area s4_9", "number 0")
    assert harvesters(s) == {"s4_9"}
    assert s.owner[AREA_ID["s4_9"]] == 1
    assert paused(s)
    legion(s, "atreides", "s4_14", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_14", "area s4_9", "?all", "?skip", "imperium choam")
    assert harvesters(s) == set()


def test_ex_40_a_worm_gives_no_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """EX-40, GLD-5.8, INT-B10: in Desert Hazards and by Desert Power."""
    s = guild_table()
    harvester(s, "s4_6")
    wormsign(s, "s4_6", "sandworm")
    hazards(s)
    assert harvesters(s) == set()
    assert paused(s)

    s = guild_table()
    harvester(s, "s4_6")
    worm(s, "s4_7")
    turn(s, "atreides", "house")
    act(s, "die desert_power", "worm attack", "area s4_7", "area s4_6", "?skip")
    assert harvesters(s) == set()
    assert paused(s)


def test_a_card_gives_no_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-5.8: Dust Chasms and Fremen Rockets."""
    s = guild_table()
    harvester(s, "s4_5", "s4_1")
    play(s, "dust_chasms", "area s4_5", "area s4_1")
    assert harvesters(s) == set()
    end_turn(s)
    assert loaded(s, "atreides") == (0, 0)

    s = guild_table()
    harvester(s, "s4_5")
    legion(s, "atreides", "s4_8", regular=1)
    fix(monkeypatch, "SDD")
    play(s, "fremen_rockets")
    act(s, "?sector s4", "area s4_5")
    assert harvesters(s) == set()
    assert paused(s)


def test_the_harvest_gives_the_atreides_nothing() -> None:
    """GLD-5.8: Harvesters taken off in phase 4."""
    s = guild_table()
    harvester(s, "s4_6", "s4_9")
    spend(s, 0, "drop", "drop", "drop")
    assert harvesters(s) == set()
    assert paused(s)


def test_a_landing_inside_the_atreides_turn() -> None:
    """GLD-5.18, GLD-7.1: the Landing comes at once; then the turn goes on."""
    s = guild_table()
    heighliner(s, atreides=3)
    cargo(s, "atreides", 1, 3)
    harvester(s, "s4_6", "s4_9")
    legion(s, "atreides", "s4_12", regular=1)
    legion(s, "atreides", "s4_8", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_6", "?all", "area s4_8", "area s4_9", "?all", "area s4_6")
    act(s, "imperium spacing_guild", "zone az8", "area s3_6")
    assert troops_at(s, "s3_6") == 3
    assert s.heighliner == [0, 0]
    assert legal(s) == {
        "imperium choam",
        "imperium spacing_guild",
        "imperium landsraad",
        "done",
    }  # the second Harvester
    act(s, "imperium spacing_guild")
    assert s.heighliner == [0, 1]
    sums(s)


def test_a_station_and_a_harvester_in_one_area() -> None:
    """GLD-5.18: both are taken; one action."""
    s = guild_table()
    markers(s, 0, 0, 0)
    station(s, "s8_4", "jihad")
    harvester(s, "s8_4")
    legion(s, "atreides", "s8_1", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s8_1", "area s8_4", "?all", "?skip", "imperium choam")
    assert s.marker == [0, 0, 1]
    assert loaded(s, "atreides") == (1, 0)
    assert paused(s)


def test_troops_of_the_atreides_are_a_legion_too() -> None:
    """INT-C17: Troops alone destroy a Harvester."""
    s = guild_table()
    harvester(s, "s4_6")
    troops(s, "atreides", "s4_12", 1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_6", "?all", "?skip", "imperium choam")
    assert harvesters(s) == set()
    assert loaded(s, "atreides") == (1, 0)


def test_a_harkonnen_legion_on_its_harvester_gives_nothing() -> None:
    """Only the Atreides have the trigger (GLD-5.9)."""
    s = guild_table()
    harvester(s, "s4_6")
    legion(s, "harkonnen", "s4_12", regular=1)
    ornithopter(s, "az3")
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s4_12", "area s4_6", "?all", "?skip")
    assert harvesters(s) == {"s4_6"}
    assert paused(s)


# ---------------------------------------------------------------- with the expansions


def test_without_the_guild_a_destroyed_harvester_gives_no_imperium_action() -> None:
    """GLD-5.1: Imperium Actions come with The Spacing Guild."""
    s = neutral()
    harvester(s, "s4_6")
    legion(s, "atreides", "s4_12", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_6")
    assert paused(s)
    assert harvesters(s) == set()


def test_a_frigate_needs_no_base() -> None:
    """GLD-5.4, GLD-8.2: with all eight bases in use Atreides still builds Frigates; nobody can be recruited."""
    s = guild_table()
    troops(s, "atreides", "s2_3", 6)
    troops(s, "atreides", "s2_6", 2)
    harvester(s, "s4_6")
    legion(s, "atreides", "s4_12", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_6", "skip")
    assert starting(s, "imperium") == {"choam", "spacing_guild"}
    act(s, "imperium choam")
    assert loaded(s, "atreides") == (1, 0)
    sums(s)


def test_no_heighliner_moves_without_the_guild() -> None:
    """GLD-6.3 belongs to The Spacing Guild."""
    s = neutral()
    s.log = []
    next_round(s)
    assert s.heighliner == [0, 0]
    assert k.E_HEIGHLINER not in [event[0] for event in s.log]


def test_the_directorship_and_a_raised_marker() -> None:
    """GLD-5.11, GLD-5.14, cards.yaml: two CHOAM Actions and one of any kind, in any order."""
    s = guild_table()
    lasting(s, "choam_directorship")
    imperium(s, 4, 4, 4)
    harvest(s, 3)
    act(s, "raise", "?drop", "?drop", "?skip", "?skip")
    assert starting(s, "imperium") == {"choam", "spacing_guild", "landsraad"}
    act(s, "imperium spacing_guild")
    assert s.heighliner == [1, 0]
    assert starting(s, "imperium") == {"choam"}
    act(s, "imperium choam", "imperium choam")
    assert loaded(s, "harkonnen") == (2, 0)
    assert paused(s)
