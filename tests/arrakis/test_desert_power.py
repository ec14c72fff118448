"""Desert Power: wormsigns, moving worms, attacking with them, the Wild Maker (ARR-10, ARR-20.12 to ARR-20.15)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules.position import Position

from .helpers import (
    act,
    asked,
    at,
    carryall,
    fix,
    harvester,
    harvesters,
    leader,
    legal,
    legion,
    markers,
    paused,
    pool,
    starting,
    table,
    turn,
    worm,
    worms,
    wormsign,
    wormsigns,
    zones,
)


def desert(s: Position) -> None:
    """Desert Power without a die: the Harkonnen have one more."""
    turn(s, "atreides", other=["strategy"])
    act(s, "?desert")
    assert asked(s)[1] == "desert_choice"


# ---------------------------------------------------------------- when (ARR-10.2)


@pytest.mark.parametrize(("own", "theirs", "allowed"), [(2, 3, True), (3, 3, False), (3, 2, False), (0, 1, True)])
def test_only_with_strictly_fewer_unused_dice(own: int, theirs: int, allowed: bool) -> None:
    s = table()
    s.sietch_up = 0  # something to reveal, so that the turn is asked for even with a single option
    turn(s, "atreides", *["strategy"] * (own + (own == 1)), other=["mentat"] * theirs)
    assert ("desert" in legal(s)) == allowed


def test_a_slotted_token_counts_as_a_die() -> None:
    """ARR-8.9"""
    s = table()
    s.sietch_up = 0
    s.slotted = [-1, 0]
    turn(s, "atreides", "strategy", "mentat", other=["mentat"] * 3)
    assert "desert" not in legal(s)
    s.slotted = [4, 0]
    turn(s, "atreides", "strategy", "mentat", other=["mentat"] * 3)
    assert "desert" in legal(s)


def test_dice_set_aside_do_not_count() -> None:
    s = table()
    s.sietch_up = 0
    s.aside_dice = 4
    turn(s, "atreides", "strategy", "mentat", other=["mentat"] * 2)
    assert "desert" not in legal(s)


def test_a_house_die_does_it_too() -> None:
    """ARR-9.7"""
    s = table()
    turn(s, "atreides", "house")
    act(s, "die desert_power")
    assert asked(s) == (1, "desert_choice")


def test_the_tank_moves_only_if_a_die_was_spent() -> None:
    """ARR-10.5, ARR-17.3"""
    s = table()
    leader(s, "stilgar", "tank", tank=1)
    desert(s)
    act(s, "skip")
    assert s.view(1)["leaders"]["stilgar"]["tank"] == 1
    turn(s, "atreides", "house")
    act(s, "die desert_power", "skip")
    assert s.view(1)["leaders"]["stilgar"]["tank"] == 2


def test_it_may_be_declined() -> None:
    s = table()
    desert(s)
    act(s, "skip")
    assert paused(s)


# ---------------------------------------------------------------- wormsigns (ARR-10.3)


def test_ex_58_legal_areas() -> None:
    s = table()
    worm(s, "s1_6")
    wormsign(s, "s1_7")
    legion(s, "harkonnen", "s1_8", regular=1)
    desert(s)
    act(s, "wormsigns")
    areas = starting(s, "area")
    assert {"s1_5", "s1_8", "s1_10"} <= areas
    assert not {"broken_land", "harg_pass", "gara_kulon", "s1_6", "s1_7", "s5_9", "arrakeen"} & areas
    # 65 Desert areas, 8 of them with a sietch, one with a worm, one with a wormsign.
    assert len(areas) == 65 - 8 - 2


def test_up_to_two_in_different_areas_unseen() -> None:
    s = table()
    desert(s)
    act(s, "wormsigns", "area s1_5")
    assert "s1_5" not in starting(s, "area")
    assert wormsigns(s) == set()  # both are named before any is drawn (ARR-10.7)
    act(s, "area s1_6")
    assert paused(s)
    assert wormsigns(s) == {"s1_5", "s1_6"}
    assert len(s.pool) == 14
    for seat in (-1, 0, 1):
        assert s.view(seat)["areas"]["s1_5"]["wormsign"] is True


def test_one_is_enough() -> None:
    s = table()
    desert(s)
    act(s, "wormsigns", "area s1_5", "skip")
    assert paused(s)
    assert wormsigns(s) == {"s1_5"}


def test_the_last_token_of_the_pool() -> None:
    s = table()
    pool(s, "sand")
    desert(s)
    act(s, "wormsigns", "area s1_5")
    assert paused(s)
    assert wormsigns(s) == {"s1_5"}
    s.pool = []
    desert_options = table()
    desert_options.pool = []
    turn(desert_options, "atreides", other=["strategy"])
    assert "wormsigns" not in legal(desert_options)


# ---------------------------------------------------------------- moving worms (ARR-20.12)


def test_a_worm_moves_up_to_two_desert_areas() -> None:
    s = table()
    worm(s, "s1_10")
    desert(s)
    act(s, "worms", "area s1_10")
    # One: s1_13, s1_9 (sihaya_ridge holds a sietch). Two: over them s1_12, s1_14, s1_6, s1_8; over sihaya_ridge s1_2.
    assert starting(s, "area") == {"s1_13", "s1_9", "s1_12", "s1_14", "s1_6", "s1_8", "s1_2"}
    act(s, "area s1_2")
    assert paused(s)
    assert worms(s) == {"s1_2"}


def test_it_ends_in_an_empty_area_but_tolerates_a_station() -> None:
    s = table()
    worm(s, "s1_1")
    harvester(s, "s1_2")
    wormsign(s, "s1_3")
    legion(s, "harkonnen", "s4_3", regular=1)
    legion(s, "atreides", "s4_11", regular=1)
    desert(s)
    act(s, "worms", "?area s1_1")
    # s1_4 holds a station; over the occupied ones s1_5, s1_6 and s4_10; two more hold a sietch.
    assert starting(s, "area") == {"s1_4", "s1_5", "s1_6", "s4_10"}


def test_two_different_worms() -> None:
    s = table()
    worm(s, "s1_10")
    worm(s, "s4_1")
    desert(s)
    act(s, "worms", "area s1_10", "area s1_13")
    assert starting(s, "area") == {"s4_1"}
    act(s, "area s4_1", "area s4_2")
    assert paused(s)
    assert worms(s) == {"s1_13", "s4_2"}


def test_walls_and_other_terrain_stop_a_worm() -> None:
    s = table()
    worm(s, "s1_5")
    desert(s)
    act(s, "worms", "?area s1_5")
    areas = starting(s, "area")
    assert not {"s5_5", "rimwall_west", "s5_6", "shield_wall_1", "broken_land"} & areas
    assert areas == {"s1_2", "s1_4", "s1_6", "s1_7", "s1_8", "s1_1", "s1_3", "s1_9", "s1_11", "s1_12"}


# ---------------------------------------------------------------- attacking with a worm (ARR-20.14)


def prey(s: Position) -> set[str]:
    t = s.clone()
    desert(t)
    if "worm attack" not in legal(t):
        return set()
    act(t, "worm attack")
    worm_area = next(iter(worms(t)))
    act(t, f"?area {worm_area}")
    return starting(t, "area")


def test_what_a_worm_can_attack() -> None:
    """Desert, Deep Desert and Minor Erg; no Plateau, no Mountain; not over a wall."""
    s = table()
    worm(s, "s6_1")
    legion(s, "harkonnen", "false_wall_east", regular=1)  # Mountain
    legion(s, "harkonnen", "harg_pass", regular=1)  # Minor Erg
    legion(s, "harkonnen", "s6_4", regular=1)  # Desert
    legion(s, "harkonnen", "north_pole", regular=1)  # Mountain
    legion(s, "atreides", "s5_3", regular=1)
    harvester(s, "s7_5")
    assert prey(s) == {"harg_pass", "s6_4", "s7_5"}


def test_no_plateau_unless_the_atomics_expose_it() -> None:
    """ARR-25.4"""
    s = table()
    worm(s, "s5_3")
    legion(s, "harkonnen", "imperial_basin", regular=1)
    legion(s, "harkonnen", "wind_pass", regular=1)
    assert prey(s) == {"wind_pass"}
    markers(s, 8)
    turn(s, "atreides", "strategy", "mentat")
    act(s, "atomics hole_in_the_rock")
    assert prey(s) == {"wind_pass", "imperial_basin"}


@pytest.mark.parametrize(("area", "hits"), [("harg_pass", 1), ("s6_4", 3)])
def test_four_dice_by_terrain(monkeypatch: pytest.MonkeyPatch, area: str, hits: int) -> None:
    """Minor Erg: specials count nothing. Survivors do not retreat."""
    s = table()
    worm(s, "s6_1")
    legion(s, "harkonnen", area, regular=5)
    fix(monkeypatch, "S**D")
    desert(s)
    act(s, "worm attack", "?area s6_1", f"?area {area}")
    assert at(s, area) == {"harkonnen": (5 - hits, 0, 0)}
    act(s, "?skip")
    assert paused(s)
    assert worms(s) == {"s6_1"}


@pytest.mark.parametrize("follow", ["yes", "skip"])
def test_it_may_move_into_the_emptied_desert(monkeypatch: pytest.MonkeyPatch, follow: str) -> None:
    s = table()
    worm(s, "s6_1")
    legion(s, "harkonnen", "s6_4", regular=2)
    fix(monkeypatch, "SSDD")
    desert(s)
    act(s, "worm attack", "?area s6_1", "?area s6_4")
    assert asked(s) == (1, "worm_follow")
    act(s, follow)
    assert worms(s) == ({"s6_4"} if follow == "yes" else {"s6_1"})


def test_not_into_a_minor_erg(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    worm(s, "s6_1")
    legion(s, "harkonnen", "harg_pass", regular=2)
    fix(monkeypatch, "SSDD")
    desert(s)
    act(s, "worm attack", "?area s6_1", "?area harg_pass")
    assert paused(s)
    assert at(s, "harg_pass") == {}
    assert worms(s) == {"s6_1"}


def test_a_lone_harvester_and_a_carryall(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    worm(s, "s6_1")
    harvester(s, "s6_4")
    carryall(s, "az6")
    fix(monkeypatch)
    desert(s)
    act(s, "worm attack", "?area s6_1", "?area s6_4")
    assert asked(s) == (0, "carryall")
    t = s.clone()
    act(t, "zone az6")
    assert paused(t)  # the Harvester is still there: the area is not empty
    assert harvesters(t) == {"s6_4"}
    assert zones(t) == {}
    act(s, "skip", "yes")
    assert harvesters(s) == set()
    assert worms(s) == {"s6_4"}


@pytest.mark.parametrize(("roll", "left"), [("SDDD", True), ("SSDD", False)])
def test_a_harvester_falls_only_with_the_whole_legion(monkeypatch: pytest.MonkeyPatch, roll: str, left: bool) -> None:
    """ARR-20.14, ARR-20.9"""
    s = table()
    worm(s, "s6_1")
    legion(s, "harkonnen", "s6_4", regular=2)
    harvester(s, "s6_4")
    fix(monkeypatch, roll)
    desert(s)
    act(s, "worm attack", "?area s6_1", "?area s6_4", "?skip")
    assert harvesters(s) == ({"s6_4"} if left else set())


# ---------------------------------------------------------------- the Wild Maker (ARR-28.16, ARR-28.20)


def test_the_wild_maker_attacks_with_six_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    worm(s, "s6_1", wild=True)
    legion(s, "harkonnen", "s6_4", regular=6)
    fix(monkeypatch, "SSSDDD")
    desert(s)
    act(s, "worm attack", "?area s6_1", "?area s6_4")
    assert at(s, "s6_4") == {"harkonnen": (3, 0, 0)}


def test_its_special_is_a_move_and_an_attack_once_per_round(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    worm(s, "s7_4", wild=True)
    legion(s, "harkonnen", "s6_4", regular=6)
    fix(monkeypatch, "SSSDDD")
    desert(s)
    act(s, "wild maker", "area s6_1", "?area s6_1", "?area s6_4")
    assert worms(s) == {"s6_1"}
    assert at(s, "s6_4") == {"harkonnen": (3, 0, 0)}
    assert paused(s)
    desert(s)
    assert "wild maker" not in legal(s)
    assert "worms" in legal(s)


def test_each_half_may_be_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    worm(s, "s6_1", wild=True)
    legion(s, "harkonnen", "s6_4", regular=6)
    fix(monkeypatch)
    desert(s)
    act(s, "wild maker", "skip", "skip")
    assert paused(s)
    assert worms(s) == {"s6_1"}
