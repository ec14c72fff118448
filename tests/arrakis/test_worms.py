"""Wormsigns and Sandworms: Desert Hazards and tokens entered in a turn (ARR-20.1 to ARR-20.33)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules.forces import with_at
from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.tables import ADJACENT, AREA_ID, AREAS

from .helpers import (
    act,
    asked,
    at,
    carryall,
    end_hazards,
    fix,
    harvester,
    harvesters,
    hazards,
    legal,
    legion,
    paused,
    pool,
    starting,
    supply,
    table,
    turn,
    worm,
    worms,
    wormsign,
    wormsigns,
    zones,
)
from .smuggling import neutral


def march(s: Position, start: str, end: str) -> None:
    """A Harkonnen legion moves there as the whole action."""
    turn(s, "harkonnen", "strategy")
    act(s, "move", f"area {start}", f"area {end}", "?all")
    if asked(s)[1] == "move_from":
        act(s, "skip")


# ---------------------------------------------------------------- old ones out, new ones in (ARR-20.2, ARR-20.3)


def test_ex_55_discard_and_place() -> None:
    s = table()
    legion(s, "atreides", "s1_5", regular=1)
    legion(s, "harkonnen", "s1_6", regular=1)
    pool(s, *["sand"] * 10)
    s.sign = with_at(s.sign, AREA_ID["s1_5"], 1)
    hazards(s)
    assert paused(s)
    # One returned, one drawn, and that one, sand, is back when the phase is over (ARR-20.11).
    assert len(s.pool) == 11
    assert wormsigns(s) == set()
    assert worms(s) == set()


def surround(s: Position, area: str) -> None:
    """Atreides on every side: no way out."""
    for near in ADJACENT[AREA_ID[area]]:
        legion(s, "atreides", AREAS[near].id, regular=1)


def order(s: Position) -> set[str]:
    """Areas whose wormsigns are still to be resolved."""
    return starting(s, "area") if asked(s)[1] == "sign_order" else set()


def test_ex_56_not_doubled() -> None:
    s = table()
    pool(s, *["sand"] * 14)
    legion(s, "harkonnen", "s1_5", regular=1)
    s.sign = with_at(s.sign, AREA_ID["s1_5"], 1)
    harvester(s, "s1_6")
    legion(s, "atreides", "s1_7", regular=1)
    hazards(s)
    assert order(s) == {"s1_5", "s1_6"}
    assert s.view(0)["wormsign_pool"] + len(wormsigns(s)) == 15


def test_only_desert_areas_get_one_and_none_with_a_worm() -> None:
    """ARR-20.3, ARR-20.22"""
    s = table()
    for area in ("carthag", "broken_land", "s5_7", "s5_9", "s1_5", "s1_10"):
        legion(s, "harkonnen", area, regular=1)
    harvester(s, "s1_8", "s1_2")
    worm(s, "s1_2")  # a Harvester a Carryall saved
    hazards(s)
    assert order(s) == {"s1_5", "s1_10", "s1_8"}


def test_a_harvester_beside_an_atreides_legion_gets_none() -> None:
    """ARR-20.28"""
    s = table()
    harvester(s, "s1_8", "s1_5", "s1_6")
    legion(s, "atreides", "s1_8", regular=1)
    hazards(s)
    assert order(s) == {"s1_5", "s1_6"}


def test_a_sign_under_a_worm_is_returned() -> None:
    s = table()
    wormsign(s, "s1_5", "sandworm")
    worm(s, "s1_5")
    hazards(s)
    assert wormsigns(s) == set()
    assert len(s.pool) == 16


def test_if_the_pool_is_short_the_atreides_choose() -> None:
    s = table()
    pool(s, "sand", "sand")
    harvester(s, "s1_5", "s1_6", "s1_8")
    hazards(s)
    assert asked(s)[0] == 1
    assert starting(s, "area") == {"s1_5", "s1_6", "s1_8"}
    act(s, "area s1_8", "area s1_5")
    assert order(s) == {"s1_5", "s1_8"}


def test_an_empty_pool_asks_nobody() -> None:
    s = table()
    pool(s)
    harvester(s, "s1_5", "s1_6")
    s.sign = with_at(s.sign, AREA_ID["s2_1"], 1)
    hazards(s)
    assert paused(s)
    assert harvesters(s) == {"s1_5", "s1_6"}


def test_facedown_signs_stay_hidden_while_the_short_pool_is_shared_out() -> None:
    """ARR-20.4: they are flipped only when all lie on the board."""
    s = table()
    pool(s, "sand", "sand")
    s.sign = with_at(s.sign, AREA_ID["s2_1"], 2)
    harvester(s, "s1_5", "s1_6", "s1_8")
    hazards(s)
    assert s.view(1)["areas"]["s2_1"]["wormsign"] is True
    act(s, "area s1_5", "area s1_6")
    assert asked(s) == (1, "sign_order")
    assert s.view(0)["areas"]["s2_1"]["wormsign"] is not True


def test_the_board_holds_none_at_the_end_of_the_phase() -> None:
    s = table()
    pool(s, *["sand"] * 4)
    harvester(s, "s1_5", "s1_6", "s1_8")
    s.sign = with_at(s.sign, AREA_ID["s2_1"], 1)
    hazards(s)
    while not paused(s):
        s.apply(s.legal()[0])
    end_hazards(s)
    assert wormsigns(s) == set()
    assert len(s.pool) == 5


# ---------------------------------------------------------------- flipping (ARR-20.4, ARR-20.5)


def test_all_are_flipped_before_the_order_is_chosen() -> None:
    """ARR-20.4: everybody sees what they are, then the Atreides choose."""
    s = table()
    wormsign(s, "s1_5", "sandworm")
    wormsign(s, "s1_6", "sand")
    hazards(s)
    assert asked(s) == (1, "sign_order")
    for seat in (-1, 0, 1):
        areas = s.view(seat)["areas"]
        assert areas["s1_5"]["wormsign"] != areas["s1_6"]["wormsign"]
    assert {GAME.describe(s, action, "en").text for action in s.legal()} == {
        "Resolve the wormsign in Sector 1, area 5 next (Sandworm)",
        "Resolve the wormsign in Sector 1, area 6 next (only sand)",
    }


@pytest.mark.parametrize(
    ("kind", "area", "appears"),
    [
        ("sand", "s1_10", False),
        ("sandworm", "s1_6", True),
        ("sandworm", "s1_10", True),
        ("burrowing", "s1_6", False),  # EX-59
        ("burrowing", "s1_10", True),
    ],
)
def test_what_a_wormsign_brings(kind: str, area: str, appears: bool) -> None:
    s = table()
    wormsign(s, area, kind)
    hazards(s)
    assert paused(s)
    assert worms(s) == ({area} if appears else set())
    assert s.worms_left == (3 if appears else 4)
    end_hazards(s)
    assert len(s.pool) == 16


# ---------------------------------------------------------------- a worm appears (ARR-20.6 to ARR-20.10)


def test_a_lone_harvester_is_eaten() -> None:
    s = table()
    harvester(s, "s1_5")
    wormsign(s, "s1_5", "sandworm")
    hazards(s)
    assert harvesters(s) == set()
    assert worms(s) == {"s1_5"}
    assert s.vehicles[0] == 8


@pytest.mark.parametrize("saved", [True, False])
def test_a_carryall_may_save_it(saved: bool) -> None:
    s = table()
    harvester(s, "s1_5")
    wormsign(s, "s1_5", "sandworm")
    carryall(s, "az1", "az3")  # az3 is not connected to s1
    hazards(s)
    assert asked(s) == (0, "carryall")
    assert legal(s) == {"zone az1", "skip"}
    act(s, "zone az1" if saved else "skip")
    assert harvesters(s) == ({"s1_5"} if saved else set())
    assert zones(s) == ({"az3": "carryall"} if saved else {"az1": "carryall", "az3": "carryall"})
    assert worms(s) == {"s1_5"}
    assert s.vehicles == [7 if saved else 8, 6, 2 if saved else 1]


@pytest.mark.parametrize(("area", "hits"), [("s1_10", 5), ("s1_5", 3)])
def test_ex_61_a_worm_attacks_a_legion(monkeypatch: pytest.MonkeyPatch, area: str, hits: int) -> None:
    """1 sword, 2 specials, 1 shield: 5 hits in Deep Desert, 3 in Desert, on a legion without a way out (ARR-20.10).
    Survivors stay, and the worm is not placed."""
    s = table()
    legion(s, "harkonnen", area, regular=6)
    surround(s, area)
    wormsign(s, area, "sandworm")
    fix(monkeypatch, "S**D")
    hazards(s)
    assert paused(s)
    assert at(s, area) == {"harkonnen": (6 - hits, 0, 0)}
    assert worms(s) == set()
    assert s.worms_left == 4


@pytest.mark.parametrize("area", ["s1_10", "s1_5"])
def test_a_legion_with_a_way_out_is_not_attacked(monkeypatch: pytest.MonkeyPatch, area: str) -> None:
    """ARR-20.9: the whole legion retreats first, leaders and all; no die is rolled; then the worm is placed."""
    s = table()
    legion(s, "harkonnen", area, regular=3, elite=1, generic=1, leaders=["beast_rabban"])
    wormsign(s, area, "sandworm")
    fix(monkeypatch)  # no roll
    hazards(s)
    assert asked(s) == (1, "worm_retreat")
    ways = {"s1_10": {"s1_13", "s1_9"}, "s1_5": {"s1_2", "s1_4", "s1_6", "s1_7", "s1_8"}}[area]
    assert starting(s, "area") == ways
    end = sorted(ways)[0]
    act(s, f"area {end}")
    assert at(s, end) == {"harkonnen": (3, 1, 0), "generic": 1, "leaders": ["beast_rabban"]}
    assert worms(s) == {area}


def test_a_destroyed_legion_leaves_its_harvester_to_the_worm(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-20.10"""
    s = table()
    legion(s, "harkonnen", "s1_5", regular=2, generic=1)
    surround(s, "s1_5")
    harvester(s, "s1_5")
    wormsign(s, "s1_5", "sandworm")
    carryall(s, "az1")
    fix(monkeypatch, "SSDD")
    hazards(s)
    act(s, "?regular", "?regular")
    assert at(s, "s1_5") == {}
    assert asked(s) == (0, "carryall")
    act(s, "skip")
    assert harvesters(s) == set()
    assert worms(s) == {"s1_5"}


def test_a_harvester_of_survivors_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-20.10"""
    s = table()
    legion(s, "harkonnen", "s1_5", regular=2)
    surround(s, "s1_5")
    harvester(s, "s1_5")
    wormsign(s, "s1_5", "sandworm")
    carryall(s, "az1")
    fix(monkeypatch, "SDDD")
    hazards(s)
    assert paused(s)
    assert harvesters(s) == {"s1_5"}
    assert zones(s) == {"az1": "carryall"}
    assert at(s, "s1_5") == {"harkonnen": (1, 0, 0)}
    assert worms(s) == set()


@pytest.mark.parametrize("saved", [True, False])
def test_a_harvester_left_by_a_retreat_may_be_saved(saved: bool) -> None:
    """ARR-20.9, ARR-20.31: the Harkonnen decide after the retreat; the worm is placed in both cases."""
    s = table()
    legion(s, "harkonnen", "s1_5", regular=2)
    harvester(s, "s1_5")
    wormsign(s, "s1_5", "sandworm")
    carryall(s, "az1")
    hazards(s)
    act(s, "area s1_4")
    assert asked(s) == (0, "carryall")
    act(s, "zone az1" if saved else "skip")
    assert harvesters(s) == ({"s1_5"} if saved else set())
    assert worms(s) == {"s1_5"}
    assert at(s, "s1_4") == {"harkonnen": (2, 0, 0)}


def test_a_legion_that_falls_without_a_way_out_makes_room_for_the_worm(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-20.10; its leader goes with it (ARR-15.15)."""
    s = table()
    legion(s, "harkonnen", "s1_10", regular=3, leaders=["beast_rabban"])
    surround(s, "s1_10")
    wormsign(s, "s1_10", "sandworm")
    fix(monkeypatch, "S*DD")  # Deep Desert: 1 + 2 hits
    hazards(s)
    act(s, "regular", "regular", "regular")
    assert paused(s)
    assert at(s, "s1_10") == {}
    assert worms(s) == {"s1_10"}
    assert supply(s, "harkonnen") == (24, 12, 8, 6)
    assert s.view(0)["leaders"]["beast_rabban"]["place"] == "tank"


def test_the_retreat_obeys_walls_and_stacking(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-20.29: the limit is checked in the new area."""
    s = table()
    legion(s, "harkonnen", "s1_3", regular=2)
    legion(s, "harkonnen", "s4_11", elite=5)
    wormsign(s, "s1_3", "sandworm")
    pool(s, *["sand"] * 15)
    fix(monkeypatch, "DDDD")
    hazards(s)
    act(s, "?area s1_3")
    assert starting(s, "area") == {"s1_1", "s1_4", "s4_11", "s4_3"}  # not broken_land
    act(s, "area s4_11")
    assert asked(s) == (0, "excess")
    act(s, "elite")
    assert at(s, "s4_11") == {"harkonnen": (2, 4, 0)}


def test_a_legion_driven_onto_an_unresolved_sign_meets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-20.29, phase 3: s1_5 first, the legion is driven to s1_6, whose token is resolved in its turn."""
    s = table()
    legion(s, "harkonnen", "s1_5", regular=4)
    wormsign(s, "s1_5", "sandworm")
    wormsign(s, "s1_6", "sandworm")
    fix(monkeypatch)
    hazards(s)
    act(s, "area s1_5", "area s1_6")
    assert asked(s) == (1, "worm_retreat")
    assert at(s, "s1_6") == {"harkonnen": (4, 0, 0)}
    assert "s1_5" not in starting(s, "area")  # a worm stands there
    assert worms(s) == {"s1_5"}


# ---------------------------------------------------------------- limits (ARR-20.13, ARR-20.32)


def test_with_four_worms_on_the_board_one_is_taken() -> None:
    s = table()
    for area in ("s2_1", "s2_2", "s2_3", "s2_4"):
        worm(s, area)
    wormsign(s, "s1_5", "sandworm")
    hazards(s)
    assert asked(s) == (1, "worm_at")
    assert starting(s, "area") == {"s2_1", "s2_2", "s2_3", "s2_4"}
    act(s, "area s2_3")
    assert worms(s) == {"s1_5", "s2_1", "s2_2", "s2_4"}
    assert s.worms_left == 0


def test_one_that_appeared_in_this_phase_is_not_taken_while_there_is_another() -> None:
    s = table()
    for area in ("s2_1", "s2_2", "s2_3"):
        worm(s, area)
    wormsign(s, "s1_5", "sandworm")
    wormsign(s, "s1_9", "sandworm")
    hazards(s)
    act(s, "area s1_5")
    assert starting(s, "area") == {"s2_1", "s2_2", "s2_3"}


def test_the_wild_maker_may_appear_instead() -> None:
    """ARR-20.13, ARR-28.20"""
    s = table()
    s.wild_maker = 1
    wormsign(s, "s1_5", "sandworm")
    hazards(s)
    assert asked(s) == (1, "worm_at")
    assert len(legal(s)) == 2
    t = s.clone()
    act(s, "wild maker")
    assert s.view(0)["areas"]["s1_5"]["worm"] == "wild_maker"
    assert s.worms_left == 4
    act(t, next(iter(legal(t) - {"wild maker"})))
    assert t.view(0)["areas"]["s1_5"]["worm"] == "sandworm"
    assert t.worms_left == 3


def test_a_fifth_worm_with_the_wild_maker() -> None:
    s = table()
    s.wild_maker = 1
    for area in ("s2_1", "s2_2", "s2_3", "s2_4"):
        worm(s, area)
    wormsign(s, "s1_5", "sandworm")
    hazards(s)
    assert asked(s) == (1, "worm_at")
    act(s, "wild maker")
    assert s.view(0)["areas"]["s1_5"]["worm"] == "wild_maker"
    assert len(worms(s)) == 5


def test_the_wild_maker_is_never_forced() -> None:
    """ARR-20.13: with four Sandworms on the board it or one of the four may be used."""
    s = table()
    s.wild_maker = 1
    for area in ("s2_1", "s2_2", "s2_3", "s2_4"):
        worm(s, area)
    wormsign(s, "s1_5", "sandworm")
    hazards(s)
    assert legal(s) == {"wild maker", "area s2_1", "area s2_2", "area s2_3", "area s2_4"}
    act(s, "area s2_3")
    assert worms(s) == {"s1_5", "s2_1", "s2_2", "s2_4"}
    assert s.view(0)["areas"]["s1_5"]["worm"] == "sandworm"


# ---------------------------------------------------------------- entering a wormsign in a turn (ARR-20.17)


def test_harkonnen_who_enter_reveal_it(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "harkonnen", "s1_3", regular=3)
    wormsign(s, "s1_1", "burrowing")
    fix(monkeypatch)
    march(s, "s1_3", "s1_1")
    assert asked(s) == (1, "worm_retreat")
    act(s, "area s1_3")  # where they came from
    assert paused(s)
    assert at(s, "s1_1") == {}
    assert worms(s) == {"s1_1"}
    assert len(s.pool) == 16


def test_sand_goes_back_to_the_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "harkonnen", "s1_3", regular=3)
    wormsign(s, "s1_1", "sand")
    march(s, "s1_3", "s1_1")
    assert paused(s)
    assert at(s, "s1_1") == {"harkonnen": (3, 0, 0)}
    assert wormsigns(s) == set()
    assert len(s.pool) == 16


def test_ex_62_two_legions_that_merge_are_one(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "harkonnen", "s1_3", regular=2)
    legion(s, "harkonnen", "s1_4", regular=2)
    wormsign(s, "s1_1", "sandworm")
    fix(monkeypatch)
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s1_3", "area s1_1", "all", "area s1_4", "area s1_1", "all")
    assert at(s, "s1_1") == {"harkonnen": (4, 0, 0)}
    assert asked(s) == (1, "worm_retreat")


def test_wormsigns_come_before_stacking(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-8.13: eight units meet the worm, nobody has to be removed first; the limit is checked where they go."""
    s = table()
    legion(s, "harkonnen", "s1_3", regular=4)
    legion(s, "harkonnen", "s1_4", regular=4)
    wormsign(s, "s1_1", "sandworm")
    fix(monkeypatch)
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s1_3", "area s1_1", "all", "area s1_4", "area s1_1", "all")
    assert at(s, "s1_1") == {"harkonnen": (8, 0, 0)}
    assert asked(s) == (1, "worm_retreat")
    act(s, "area s1_4")
    assert at(s, "s1_4") == {"harkonnen": (6, 0, 0)}


def test_a_chain_of_wormsigns(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-20.29, phase 2: the second token is flipped next; the first worm stands by then."""
    s = table()
    legion(s, "harkonnen", "s1_3", regular=4)
    wormsign(s, "s1_1", "sandworm")
    wormsign(s, "s1_2", "sandworm")
    fix(monkeypatch)
    march(s, "s1_3", "s1_1")
    assert asked(s) == (1, "worm_retreat")
    act(s, "area s1_2")
    assert asked(s) == (1, "worm_retreat")
    assert at(s, "s1_2") == {"harkonnen": (4, 0, 0)}
    assert worms(s) == {"s1_1"}
    assert starting(s, "area") == {"s1_4", "s1_5", "s1_6"}


def test_the_sign_of_a_chain_comes_before_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-20.29: driven onto s1_2, whose token is flipped next although s2_2's waits."""
    s = table()
    legion(s, "harkonnen", "s1_3", regular=1)
    legion(s, "harkonnen", "s2_1", regular=1)
    for area, kind in (("s1_1", "sandworm"), ("s1_2", "sand"), ("s2_2", "sand")):
        wormsign(s, area, kind)
    fix(monkeypatch)
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s1_3", "area s1_1", "?all", "area s2_1", "area s2_2", "?all")
    act(s, "area s1_1", "area s1_2")
    assert wormsigns(s) == set()
    assert at(s, "s1_2") == {"harkonnen": (1, 0, 0)}


def test_several_signs_in_the_order_the_atreides_choose() -> None:
    s = table()
    legion(s, "harkonnen", "s1_3", regular=1)
    legion(s, "harkonnen", "s1_5", regular=1)
    wormsign(s, "s1_1", "sand")
    wormsign(s, "s1_2", "sand")
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s1_3", "area s1_1", "?all", "area s1_5", "area s1_2", "?all")
    assert asked(s) == (1, "sign_order")
    assert starting(s, "area") == {"s1_1", "s1_2"}
    # They are not flipped together here: what they are nobody knows yet (ARR-20.17).
    act(s, "area s1_2")
    assert paused(s)


def test_a_sign_laid_under_a_legion_waits_for_the_hazards() -> None:
    """ARR-10.6"""
    s = table()
    legion(s, "harkonnen", "s1_3", regular=1)
    wormsign(s, "s1_3", "sandworm")
    legion(s, "harkonnen", "carthag", regular=1)
    march(s, "carthag", "broken_land")
    assert paused(s)
    assert wormsigns(s) == {"s1_3"}


def test_worms_never_harm_the_atreides(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-20.16: a worm appears only where they are not; theirs stay where they are."""
    s = table()
    legion(s, "atreides", "s1_5", regular=1)
    worm(s, "s1_6")
    fix(monkeypatch)
    hazards(s)
    assert paused(s)
    assert at(s, "s1_5") == {"atreides": (1, 0, 0)}
    assert worms(s) == {"s1_6"}


# ---------------------------------------------------------------- teams (ARR-29.11)


def test_the_fremen_player_decides_in_phase_3_and_house_harkonnen_on_carryalls(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(4)  # seats: House Harkonnen 0, Corrino 1, House Atreides 2, Fremen 3
    legion(s, "harkonnen", "s1_5", regular=2, elite=1)
    harvester(s, "s1_6")
    carryall(s, "az1")
    wormsign(s, "s1_5", "sandworm")
    wormsign(s, "s1_6", "sandworm")
    fix(monkeypatch)
    hazards(s)
    assert asked(s) == (3, "sign_order")
    act(s, "area s1_6")
    assert asked(s) == (0, "carryall")
    act(s, "zone az1")
    assert asked(s) == (3, "worm_retreat")


# ---------------------------------------------------------------- with the expansions


def test_a_wormsign_under_a_sandworm_goes_back() -> None:
    """ARR-20.2: it is not flipped, so no second Sandworm comes; also in a game with an expansion."""
    s = neutral()
    wormsign(s, "s4_6", "sandworm")
    worm(s, "s4_6")
    before = s.worms_left
    s.log = []
    hazards(s)
    assert paused(s)
    assert wormsigns(s) == set()
    assert s.worms_left == before
    assert s.log == []
