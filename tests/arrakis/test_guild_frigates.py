"""Space Frigates: Superior Troop Transport and Aerial Bombardment (GLD-9, GLD-10)."""

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
    lasting,
    navigator,
    sums,
    troops,
    troops_at,
    troops_on_board,
)
from .helpers import (
    act,
    asked,
    at,
    carryall,
    fix,
    hand,
    harvester,
    harvesters,
    leader,
    legal,
    legion,
    ornithopter,
    paused,
    raze,
    sietch,
    standing,
    starting,
    supply,
    turn,
    where,
    worm,
    wormsign,
)
from .playing import play, special


def ends(s: Position, side: str, area: str) -> set[str]:
    """Where the legion there may move with a Strategy die."""
    s = s.clone()
    turn(s, side, "strategy")
    act(s, "move", f"area {area}")
    return starting(s, "area")


def attacked(s: Position, side: str, area: str) -> set[str]:
    """What the legion there may attack with a Strategy die (at least two targets)."""
    s = s.clone()
    turn(s, side, "strategy")
    act(s, "attack")
    if f"area {area}" not in legal(s):
        return set()
    act(s, f"area {area}")
    return starting(s, "area")


# ---------------------------------------------------------------- transport (GLD-9.7 to GLD-9.9)


def test_ex_s4_from_the_imperial_basin_to_the_north_pole() -> None:
    """EX-S4, GLD-9.7: three areas."""
    s = guild_table()
    legion(s, "harkonnen", "imperial_basin", regular=2)
    assert "north_pole" not in ends(s, "harkonnen", "imperial_basin")
    frigate(s, "harkonnen", "az1")
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area imperial_basin", "area north_pole", "all", "?skip")
    assert at(s, "north_pole") == {"harkonnen": (2, 0, 0)}
    assert air(s) == {}
    assert s.frigates_left == [3, 3]
    assert paused(s)


def test_up_to_three_areas() -> None:
    """GLD-9.9: 1, 2 or 3 areas. From s4_1: s4_6 is 2 away, s4_13 is 3 away, s8_1 is 4 away."""
    s = guild_table()
    legion(s, "atreides", "s4_1", regular=1)
    assert ends(s, "atreides", "s4_1") == {"s4_2", "s4_5", "the_funeral_plain"}
    frigate(s, "atreides", "az3")
    found = ends(s, "atreides", "s4_1")
    assert {"s4_2", "s4_6", "s4_7", "s4_13", "s3_1", "s4_9", "s4_12"} <= found
    assert not {"s8_1", "s3_4", "s4_15"} & found


def test_frigate_exact_distance() -> None:
    """Switch frigate_exact_distance: exactly three areas, on foot one."""
    s = guild_table(frigate_exact_distance=True)
    legion(s, "atreides", "s4_1", regular=1)
    frigate(s, "atreides", "az3")
    found = ends(s, "atreides", "s4_1")
    assert {"s4_2", "s4_5", "the_funeral_plain"} <= found  # on foot
    assert not {"s4_6", "s4_4", "s4_7", "the_great_flat"} & found  # two away
    assert {"s4_13", "s4_12", "s4_9"} <= found  # three away

    s = guild_table(frigate_exact_distance=True)
    legion(s, "harkonnen", "s4_1", regular=1)
    frigate(s, "harkonnen", "az3")
    legion(s, "atreides", "s4_6", regular=1)
    legion(s, "atreides", "s4_12", regular=1)
    assert "s4_12" in attacked(s, "harkonnen", "s4_1")
    assert "s4_6" not in attacked(s, "harkonnen", "s4_1")


def test_exact_frigates_leave_ornithopters_alone() -> None:
    """Switch frigate_exact_distance: two areas by Ornithopter, three by Frigate."""
    s = guild_table(frigate_exact_distance=True)
    legion(s, "harkonnen", "hagga_basin", regular=1)
    frigate(s, "harkonnen", "az3")
    ornithopter(s, "az2")
    s2 = s.clone()
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area hagga_basin", "area broken_land", "?all", "?skip")  # two away
    assert air(s) == {"az3": "harkonnen_frigate"}
    turn(s2, "harkonnen", "strategy")
    act(s2, "move", "area hagga_basin", "area rimwall_west", "?all", "?skip")  # three away
    assert air(s2) == {"az2": "ornithopter"}


def test_the_player_says_which_figure_flies() -> None:
    """GLD-9.9: two away, an Ornithopter or the Frigate."""
    s = guild_table()
    legion(s, "harkonnen", "hagga_basin", regular=1)
    frigate(s, "harkonnen", "az3")
    ornithopter(s, "az2")
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area hagga_basin", "area broken_land")
    assert asked(s) == (0, "move_zone")
    assert starting(s, "zone") == {"az2", "az3"}
    act(s, "zone az3", "?all", "?skip")
    assert air(s) == {"az2": "ornithopter"}


def test_only_from_a_connected_zone() -> None:
    """GLD-9.7, ARR-14.12: the sector the Legion starts in. The target need not be connected (ARR-14.13)."""
    s = guild_table()
    legion(s, "atreides", "s4_12", regular=1)  # s4: az3 alone
    frigate(s, "atreides", "az8")
    assert "s3_5" not in ends(s, "atreides", "s4_12")
    s = guild_table()
    legion(s, "atreides", "s4_12", regular=1)
    frigate(s, "atreides", "az3")
    assert {"s3_5", "s7_2"} <= ends(s, "atreides", "s4_12")


@pytest.mark.parametrize(("zone", "works"), [(f"az{i}", i in (2, 4, 6, 7)) for i in range(1, 9)])
def test_the_north_pole_has_the_four_central_zones(zone: str, works: bool) -> None:
    """ARR-2.6: for transport and for bombardment."""
    s = guild_table()
    legion(s, "harkonnen", "north_pole", regular=1)
    frigate(s, "harkonnen", zone)
    assert ("s5_1" in ends(s, "harkonnen", "north_pole")) == works

    s = guild_table()
    raze(s, "north_pole")
    legion(s, "atreides", "north_pole", regular=1)
    frigate(s, "harkonnen", zone)
    turn(s, "harkonnen", "strategy", "strategy")
    assert (f"bombard {zone}" in legal(s)) == works


def test_only_the_own_frigates() -> None:
    """GLD-9.2: removed by its owner."""
    s = guild_table()
    legion(s, "harkonnen", "imperial_basin", regular=1)
    legion(s, "atreides", "s4_12", regular=1)
    frigate(s, "atreides", "az1")
    frigate(s, "harkonnen", "az3")
    assert "north_pole" not in ends(s, "harkonnen", "imperial_basin")
    assert "s3_5" not in ends(s, "atreides", "s4_12")
    turn(s, "harkonnen", "strategy", "strategy")
    assert "bombard az1" not in legal(s)
    assert "bombard az3" in legal(s)


def test_over_walls_enemies_and_worms() -> None:
    """GLD-9.8, ARR-14.13, ARR-14.19: it ends in a free area."""
    s = guild_table()
    legion(s, "atreides", "s1_4", regular=1)
    frigate(s, "atreides", "az1")
    legion(s, "harkonnen", "rimwall_west", regular=1)
    worm(s, "s1_2")
    found = ends(s, "atreides", "s1_4")
    assert "broken_land" in found  # one step over an impassable border
    assert "s5_5" in found  # over Rimwall West or s1_5
    assert "s1_6" in found
    assert not {"rimwall_west", "s1_2"} & found
    assert "arrakeen" not in found  # an enemy Settlement is not free


def test_opened_borders_shorten_the_flight() -> None:
    """ARR-25.5: with Rimwall open, s1_5 - Imperial Basin - Hole in the Rock - s5_2."""
    s = guild_table()
    legion(s, "atreides", "s1_5", regular=1)
    frigate(s, "atreides", "az1")
    assert "s5_2" not in ends(s, "atreides", "s1_5")
    s.atomics = 2
    s.opened = (AREA_ID["arrakeen"], AREA_ID["s1_4"], AREA_ID["imperial_basin"], AREA_ID["s1_5"])
    assert "s5_2" in ends(s, "atreides", "s1_5")


def test_one_transport_per_legion_and_turn() -> None:
    """GLD-9.9, ARR-14.14, INT-C6: Feyd's move by Frigate; his attack from there by none."""
    for option in (True, False):
        s = guild_table(one_transport_per_legion_and_turn=option)
        raze(s, "habbanya_ridge")
        leader(s, "feyd_rautha", "available")
        legion(s, "harkonnen", "s4_1", regular=2, leaders=["feyd_rautha"])
        frigate(s, "harkonnen", "az3")
        ornithopter(s, "az8")
        legion(s, "atreides", "s3_6", regular=1)  # two away from s3_1
        special(s, "harkonnen", "leadership", "feyd_rautha", "?area s4_1", "area s3_1", "all")
        assert at(s, "s3_1")["harkonnen"] == (2, 0, 0)
        if option:  # nobody within reach
            assert paused(s)
            assert air(s) == {"az8": "ornithopter"}
        else:
            act(s, "area s3_1", "?area s3_6", "all")
            assert air(s) == {}


def test_int_b34_two_legions_one_each() -> None:
    """INT-B34, ARR-14.16, GLD-9.9: one by Frigate, one by Ornithopter."""
    s = guild_table()
    legion(s, "harkonnen", "imperial_basin", regular=1)
    legion(s, "harkonnen", "arsunt", regular=1)
    frigate(s, "harkonnen", "az1")
    ornithopter(s, "az3")
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area imperial_basin", "area north_pole", "?all", "area arsunt", "area s5_1", "?all")
    assert at(s, "north_pole") == {"harkonnen": (1, 0, 0)}
    assert at(s, "s5_1") == {"harkonnen": (1, 0, 0)}
    assert air(s) == {}


def test_two_frigates_for_two_legions() -> None:
    s = guild_table()
    legion(s, "atreides", "s4_1", regular=1)
    legion(s, "atreides", "s2_4", regular=1)
    frigate(s, "atreides", "az3", "az5")
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_1", "area s4_12", "?all", "area s2_4", "area pasty_mesa", "?all")
    assert air(s) == {}
    assert at(s, "pasty_mesa") == {"atreides": (1, 0, 0)}


def test_a_part_of_a_legion_is_transported() -> None:
    """ARR-14.2: the rest stays."""
    s = guild_table()
    legion(s, "harkonnen", "imperial_basin", regular=3)
    frigate(s, "harkonnen", "az1")
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area imperial_basin", "area north_pole", "split", "number 1", "?skip")
    assert at(s, "north_pole") == {"harkonnen": (1, 0, 0)}
    assert at(s, "imperial_basin") == {"harkonnen": (2, 0, 0)}


@pytest.mark.parametrize("go", [True, False])
def test_an_attack_three_areas_away(go: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-9.7, GLD-9.9, ARR-15.23, ARR-15.27: spent at once; the whole force advances or nobody."""
    s = guild_table()
    raze(s, "north_pole")
    legion(s, "harkonnen", "imperial_basin", regular=3, generic=1)
    legion(s, "atreides", "north_pole", regular=1)
    frigate(s, "harkonnen", "az4")
    fix(monkeypatch, "SS", "S")
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area imperial_basin", "?area north_pole", "split", "number 2", "number 1")
    assert air(s) == {}
    act(s, "?regular")
    assert asked(s)[1] == "b_advance"
    assert legal(s) == {"number 0", "number 1"}
    act(s, "number 1" if go else "number 0")
    if go:
        assert at(s, "north_pole") == {"harkonnen": (1, 0, 0), "generic": 1}
        assert at(s, "imperial_basin") == {"harkonnen": (1, 0, 0)}
    else:
        assert at(s, "north_pole") == {}
        assert at(s, "imperial_basin") == {"harkonnen": (2, 0, 0), "generic": 1}


def test_whole_force_or_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.23: three are left of three; one or two may not go."""
    s = guild_table()
    raze(s, "north_pole")
    legion(s, "harkonnen", "imperial_basin", regular=3)
    legion(s, "atreides", "north_pole", regular=1)
    frigate(s, "harkonnen", "az4")
    fix(monkeypatch, "SSS", "D")
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area imperial_basin", "?area north_pole", "all")
    assert legal(s) == {"number 0", "number 3"}


def test_int_b36_a_lost_attack_costs_the_frigate(monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-B36"""
    s = guild_table()
    raze(s, "north_pole")
    legion(s, "harkonnen", "imperial_basin", regular=1)
    legion(s, "atreides", "north_pole", regular=3)
    frigate(s, "harkonnen", "az4")
    fix(monkeypatch, "D", "SSS")
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area imperial_basin", "?area north_pole", "?all")
    assert air(s) == {}
    assert at(s, "imperial_basin") == {}
    assert s.frigates_left[0] == 3


def test_an_atreides_attack_by_frigate_takes_troops_along(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-9.7, GLD-8.4: Troops fly; they only do not ride."""
    s = guild_table()
    troops(s, "atreides", "s4_1", 2)
    legion(s, "atreides", "s4_1", regular=1)
    legion(s, "harkonnen", "s4_12", regular=1)
    frigate(s, "atreides", "az3")
    fix(monkeypatch, "SSS", "D")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_1", "?area s4_12", "all", "number 3")
    assert troops_on_board(s, "atreides") == {"s4_12": 2}
    assert at(s, "s4_12") == {"atreides": (1, 0, 0)}
    assert air(s) == {}


@pytest.mark.parametrize("fly", [True, False])
def test_riding_or_flying_to_the_same_area(fly: bool) -> None:
    """GLD-9.9: never both; the choice decides whether Troops go along."""
    s = guild_table()
    troops(s, "atreides", "s4_12", 2)
    legion(s, "atreides", "s4_12", regular=1)
    wormsign(s, "s4_6")
    frigate(s, "atreides", "az3")
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_5")
    assert asked(s) == (1, "move_zone")
    assert legal(s) == {"zone az3", "skip"}
    act(s, "zone az3" if fly else "skip", "?all", "?skip")
    assert troops_at(s, "s4_5") == (2 if fly else 0)
    assert troops_at(s, "s4_12") == (0 if fly else 2)
    assert bool(air(s)) == (not fly)
    assert at(s, "s4_5") == {"atreides": (1, 0, 0)}


@pytest.mark.parametrize("fly", [True, False])
def test_riding_or_flying_to_a_battle(fly: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    s = guild_table()
    troops(s, "atreides", "s4_12", 2)
    legion(s, "atreides", "s4_12", regular=1)
    legion(s, "harkonnen", "s4_5", regular=1)
    wormsign(s, "s4_6")
    frigate(s, "atreides", "az3")
    fix(monkeypatch, "SSS" if fly else "S", "D" if fly else "*")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_12", "?area s4_5")
    assert asked(s) == (1, "attack_zone")
    act(s, "zone az3" if fly else "skip", "?all")
    act(s, "number 3" if fly else "number 1")
    assert troops_at(s, "s4_5") == (2 if fly else 0)
    assert bool(air(s)) == (not fly)
    sums(s)


def test_leadership_with_a_frigate() -> None:
    """GLD-9.7: any move; Troops lead."""
    s = guild_table()
    troops(s, "atreides", "s4_1", 1)
    frigate(s, "atreides", "az3")
    turn(s, "atreides", "leadership")
    act(s, "move", "area s4_1", "area s4_12", "?all", "?skip")
    assert troops_on_board(s, "atreides") == {"s4_12": 1}


def test_a_flight_to_an_adjacent_area_costs_nothing() -> None:
    """Whoever can walk there keeps the Frigate."""
    s = guild_table()
    legion(s, "atreides", "s4_1", regular=1)
    frigate(s, "atreides", "az3")
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_1", "area s4_2", "?all", "?skip")
    assert air(s) == {"az3": "atreides_frigate"}


# ---------------------------------------------------------------- no vehicle (GLD-9.5)


def test_ex_52_fremen_rockets(monkeypatch: pytest.MonkeyPatch) -> None:
    """EX-52, INT-B11, GLD-9.5, GLD-11.8: only the Ornithopter is a target."""
    s = guild_table()
    legion(s, "atreides", "s4_8", regular=1)
    legion(s, "atreides", "s3_2", regular=1)
    frigate(s, "harkonnen", "az3")
    navigator(s, "az8")
    fix(monkeypatch, "SSD")
    play(s, "fremen_rockets", "sector s4")
    assert paused(s) or legal(s) == {"end"}
    assert air(s) == {"az3": "harkonnen_frigate", "az8": "navigator"}

    s = guild_table()
    raze(s, "hagga_basin")
    legion(s, "atreides", "hagga_basin", regular=1)  # s8: az2, az3, az7
    frigate(s, "harkonnen", "az3")
    ornithopter(s, "az2")
    navigator(s, "az7")
    fix(monkeypatch, "SSD")
    play(s, "fremen_rockets")
    act(s, "?sector s8")
    assert legal(s) == {"zone az2", "skip"}


def test_captured_ornithopter_takes_neither_frigate_nor_navigator() -> None:
    """INT-B11, INT-B26, GLD-11.8"""
    s = guild_table()
    legion(s, "harkonnen", "arsunt", regular=1)
    frigate(s, "harkonnen", "az3")
    navigator(s, "az2")
    play(s, "captured_ornithopter")
    assert paused(s)
    assert air(s) == {"az2": "navigator", "az3": "harkonnen_frigate"}


def test_the_house_result_places_no_frigate_and_takes_none_back() -> None:
    """GLD-9.5, INT-B11, INT-B12, ARR-7.6"""
    s = guild_table()
    frigate(s, "harkonnen", "az1")
    ornithopter(s, "az2")
    navigator(s, "az3")
    frigate(s, "atreides", "az4")
    turn(s, "harkonnen", "house")
    act(s, "vehicles")
    assert legal(s) - {f"bombard az{i}" for i in range(9)} == {"harvester", "ornithopter", "carryall", "skip"}
    act(s, "carryall")
    assert starting(s, "zone") == {"az2", "az5", "az6", "az7", "az8"}  # the own Ornithopter may be taken back


def test_guerrilla_training_beside_frigates_and_the_navigator() -> None:
    """INT-B32, GLD-11.8: only Ornithopters stop it."""
    s = guild_table()
    legion(s, "atreides", "s4_8", tokens=["as1"])
    frigate(s, "harkonnen", "az3")
    turn(s, "atreides", "strategy", "strategy")
    assert "reveal s4_8" in legal(s)
    s = guild_table()
    legion(s, "atreides", "s4_8", tokens=["as1"])
    navigator(s, "az3")
    turn(s, "atreides", "strategy", "strategy")
    assert "reveal s4_8" in legal(s)
    s = guild_table()
    legion(s, "atreides", "s4_8", tokens=["as1"])
    ornithopter(s, "az3")
    turn(s, "atreides", "strategy", "strategy")
    assert "reveal s4_8" not in legal(s)


# ---------------------------------------------------------------- bombardment: targets


def targets(s: Position, side: str, zone: str) -> set[str]:
    s = s.clone()
    turn(s, side, "mentat", "deployment")
    if f"bombard {zone}" not in legal(s):
        return set()
    act(s, f"bombard {zone}")
    assert asked(s)[1] == "bombard_from"
    return starting(s, "area")


def test_what_can_be_bombed() -> None:
    """GLD-10.1, GLD-10.9, INT-B18, INT-B19: enemy Legions and Harvesters in the two connected sectors."""
    s = guild_table()
    frigate(s, "atreides", "az3")  # s4 and s8
    assert targets(s, "atreides", "az3") == set()  # Settlements without a Legion are none
    legion(s, "harkonnen", "arsunt", regular=1)  # s8, with its Settlement
    harvester(s, "s4_6")
    legion(s, "atreides", "s4_8", regular=1)
    legion(s, "harkonnen", "carthag", regular=1)  # s5
    harvester(s, "s2_3")
    legion(s, "harkonnen", "north_pole", regular=1)  # not under az3
    assert targets(s, "atreides", "az3") == {"arsunt", "s4_6"}


def test_int_r5_a_harvester_beside_an_own_legion(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-10.1, GLD-10.9, INT-R5: the Harvester goes, the own Legion takes no hit and no dice are rolled."""
    s = guild_table()
    frigate(s, "atreides", "az3")
    harvester(s, "s4_6", "s4_9")
    legion(s, "atreides", "s4_6", regular=1)
    fix(monkeypatch)
    turn(s, "atreides", "mentat", "deployment")
    act(s, "bombard az3", "area s4_6")
    assert harvesters(s) == {"s4_9"}
    assert at(s, "s4_6") == {"atreides": (1, 0, 0)}
    assert asked(s)[1] == "turn"


def test_a_lone_harvester_is_destroyed_without_a_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-10.2, GLD-10.7, INT-B9: no dice, no Imperium Action, no Carryall; the Frigate returns (GLD-9.4)."""
    s = guild_table()
    frigate(s, "atreides", "az3")
    carryall(s, "az2")
    harvester(s, "s4_6", "s8_3")
    before = s.vehicles[0]
    fix(monkeypatch)
    turn(s, "atreides", "mentat", "deployment")
    act(s, "bombard az3", "area s8_3")
    assert harvesters(s) == {"s4_6"}
    assert s.vehicles[0] == before + 1
    assert asked(s) == (1, "turn")
    assert air(s) == {"az2": "carryall"}
    assert s.frigates_left == [3, 3]
    assert s.cargo_frigates == [0, 0]


def test_harkonnen_may_bomb_its_own_harvester(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-10.9: it gains nothing by it."""
    s = guild_table()
    frigate(s, "harkonnen", "az3")
    harvester(s, "s4_6")
    fix(monkeypatch)
    turn(s, "harkonnen", "mentat", "deployment")
    act(s, "bombard az3")
    assert harvesters(s) == set()
    assert air(s) == {}
    assert asked(s) == (0, "turn")


# ---------------------------------------------------------------- bombardment: hits


def bombed(monkeypatch: pytest.MonkeyPatch, roll: str) -> Position:
    """EX-49: 1 Regular, 1 Elite and a Harvester under an Atreides Frigate."""
    s = guild_table()
    frigate(s, "atreides", "az3")
    legion(s, "harkonnen", "s4_6", regular=1, elite=1)
    harvester(s, "s4_6")
    fix(monkeypatch, roll)
    turn(s, "atreides", "mentat", "deployment")
    act(s, "bombard az3")
    return s


def test_ex_49_two_hits(monkeypatch: pytest.MonkeyPatch) -> None:
    """EX-49, GLD-10.3, GLD-10.6, GLD-10.9: Sword and Special are hits, the Shield is nothing."""
    s = bombed(monkeypatch, "S*D")
    assert asked(s) == (0, "hit")
    assert legal(s) == {"regular", "elite"}
    act(s, "regular", "?elite")
    assert at(s, "s4_6") == {"harkonnen": (1, 0, 0)}
    assert harvesters(s) == {"s4_6"}
    assert asked(s) == (1, "turn")


def test_ex_49_three_hits(monkeypatch: pytest.MonkeyPatch) -> None:
    """EX-49, GLD-10.4, GLD-10.7: nobody is left, the Harvester goes too, without an Imperium Action."""
    s = bombed(monkeypatch, "SS*")
    act(s, "regular", "?elite", "?regular")
    assert at(s, "s4_6") == {}
    assert harvesters(s) == set()
    assert asked(s) == (1, "turn")
    assert s.cargo_frigates == [0, 0]
    assert supply(s, "harkonnen") == (24, 12, 8, 6)


def test_no_hit_no_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    s = bombed(monkeypatch, "DDD")
    assert at(s, "s4_6") == {"harkonnen": (1, 1, 0)}
    assert harvesters(s) == {"s4_6"}
    assert air(s) == {}


def test_leaders_left_alone_are_eliminated(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-10.9, ARR-13.3"""
    s = guild_table()
    frigate(s, "atreides", "az3")
    legion(s, "harkonnen", "s4_6", regular=1, generic=1, leaders=["beast_rabban"])
    fix(monkeypatch, "SDD")
    turn(s, "atreides", "mentat", "deployment")
    act(s, "bombard az3")
    assert legal(s) == {"regular", "generic", "leader beast_rabban"}
    act(s, "regular")
    assert where(s, "beast_rabban") == "tank"
    assert supply(s, "harkonnen") == (24, 12, 8, 6)


def test_the_tokens_of_a_settlement_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-B18, GLD-10.5: no rank dice, no prescience, no retreat (INT-B21)."""
    s = guild_table()
    frigate(s, "atreides", "az3")
    legion(s, "harkonnen", "arsunt", regular=2)
    fix(monkeypatch, "SSS")
    turn(s, "atreides", "mentat", "deployment")
    act(s, "bombard az3")
    act(s, "?regular", "?regular")
    assert at(s, "arsunt") == {}
    assert "arsunt" in standing(s)
    assert s.marker == [0, 0, 0]
    assert asked(s) == (1, "turn")


def test_ex_50_a_facedown_sietch(monkeypatch: pytest.MonkeyPatch) -> None:
    """EX-50, GLD-10.5, ARR-16.4: the Unit dies, the Sietch stays facedown and standing."""
    s = guild_table()
    frigate(s, "harkonnen", "az5")
    sietch(s, "tasmin_sink", 3, up=False)
    legion(s, "atreides", "tasmin_sink", regular=1)
    fix(monkeypatch, "SSS")
    turn(s, "harkonnen", "mentat", "deployment")
    act(s, "bombard az5")
    assert at(s, "tasmin_sink") == {}
    assert "tasmin_sink" in standing(s)
    number = s.sietch_at.index(AREA_ID["tasmin_sink"])
    assert not s.sietch_up >> number & 1
    assert s.supremacy == 0


def test_int_b20_tokens_are_revealed_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-B20, GLD-10.9, ARR-16.4: as1 and as2 hide two Units each; one hit reveals one token only."""
    for roll, revealed in (("DDD", 0), ("SDD", 1)):
        s = guild_table()
        frigate(s, "harkonnen", "az5")
        legion(s, "atreides", "s2_3", tokens=["as1", "as2"])
        fix(monkeypatch, roll)
        turn(s, "harkonnen", "mentat", "deployment")
        act(s, "bombard az5")
        if revealed:
            assert asked(s) == (1, "hit")
            assert legal(s) == {"token as1", "token as2"}
            act(s, "token as1")
            assert "token as2" in legal(s)  # by choice another one, or a Regular
            act(s, "regular")
        assert at(s, "s2_3").get("tokens") == (["as2"] if revealed else ["as1", "as2"])
        assert at(s, "s2_3")["atreides"] == ((1, 0, 0) if revealed else (0, 0, 0))
        assert asked(s) == (0, "turn")


def test_a_bombardment_hits_troops(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-10.3, GLD-8.7"""
    s = guild_table()
    frigate(s, "harkonnen", "az5")
    troops(s, "atreides", "s2_3", 2)
    fix(monkeypatch, "SSD")
    turn(s, "harkonnen", "mentat", "deployment")
    act(s, "bombard az5")
    act(s, "?troop", "?troop")
    assert troops_on_board(s, "atreides") == {}
    assert s.bases_left == [8, 8]
    sums(s)


def test_no_cards_in_a_bombardment(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-10.9, ARR-2.18: three dice, whoever holds cards; it is no battle won."""
    s = guild_table()
    hand(s, "war_plan", "sandmasters")
    frigate(s, "atreides", "az3")
    legion(s, "harkonnen", "s4_6", regular=1)
    rolls = fix(monkeypatch, "SSS")
    turn(s, "atreides", "mentat", "deployment")
    act(s, "bombard az3")
    assert rolls.left == []
    assert s.won_battle == 0
    assert at(s, "s4_6") == {}


@pytest.mark.parametrize(("side", "dice"), [("atreides", 4), ("harkonnen", 3)])
def test_pilots_of_caladan(side: str, dice: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """cards.yaml at_pilots_of_caladan: four dice for the Atreides, three for Harkonnen."""
    s = guild_table()
    lasting(s, "pilots_of_caladan")
    frigate(s, side, "az3")
    legion(s, "harkonnen" if side == "atreides" else "atreides", "s4_6", regular=6)
    rolls = fix(monkeypatch, "S" * dice)
    turn(s, side, "mentat", "deployment")
    act(s, "bombard az3", *["?regular"] * dice)
    assert rolls.left == []
    assert s.force[AREA_ID["s4_6"] * k.FIGURES] == 6 - dice


# ---------------------------------------------------------------- bombardment: when


def test_before_and_after_the_action_any_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-10.8"""
    s = guild_table()
    frigate(s, "atreides", "az3", "az5", "az8")
    harvester(s, "s4_6", "s2_3", "s3_5")
    fix(monkeypatch)
    turn(s, "atreides", "mentat", "deployment")
    act(s, "bombard az3", "bombard az5", "die mentat", "normal", "draw 1 1")
    assert asked(s) == (1, "turn_end")
    act(s, "bombard az8")
    assert harvesters(s) == set()
    assert air(s) == {}


def test_not_in_the_turn_of_the_other_side() -> None:
    """GLD-10.8: the owner's own Action turn."""
    s = guild_table()
    frigate(s, "atreides", "az3")
    harvester(s, "s4_6")
    turn(s, "harkonnen", "mentat", "deployment")
    assert not any(word.startswith("bombard") for word in legal(s))
    act(s, "die mentat", "?normal", "draw 1 1")
    end_turn(s)
    assert air(s) == {"az3": "atreides_frigate"}


def test_int_b33_between_move_and_attack() -> None:
    """INT-B33, GLD-10.8; switch bombardment_timing: before_or_after."""
    for timing in ("own_action_turn", "before_or_after"):
        s = guild_table(bombardment_timing=timing)
        leader(s, "feyd_rautha", "available")
        legion(s, "harkonnen", "s4_1", regular=2, leaders=["feyd_rautha"])
        frigate(s, "harkonnen", "az5")
        harvester(s, "s2_3")
        legion(s, "atreides", "s4_4", regular=1)
        turn(s, "harkonnen", "leadership", "mentat")
        assert "bombard az5" in legal(s)
        act(s, "die leadership", "leader feyd_rautha", "?area s4_1", "area s4_2", "all")
        if timing == "own_action_turn":
            assert asked(s) == (0, "free")
            act(s, "bombard az5")
            assert harvesters(s) == set()
        else:
            assert asked(s)[1] == "attack_from"
            act(s, "skip")
            assert asked(s) == (0, "turn_end")
            assert "bombard az5" in legal(s)


def test_not_inside_a_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-10.8, ARR-11.8"""
    s = guild_table()
    frigate(s, "harkonnen", "az3")
    legion(s, "harkonnen", "s4_1", regular=3)
    legion(s, "atreides", "s4_2", regular=3)
    harvester(s, "s4_6")
    fix(monkeypatch, "DDD", "DDD")
    turn(s, "harkonnen", "strategy", "mentat")
    act(s, "die strategy", "attack")
    while asked(s)[1] not in ("turn_end", "nothing"):
        assert not any(word.startswith("bombard") for word in legal(s))
        act(s, next(w for w in ("area s4_1", "area s4_2", "all", "cease") if w in legal(s)))
    assert "bombard az3" in legal(s)


def test_a_frigate_flies_or_bombs_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-9.2: one of the two."""
    s = guild_table()
    frigate(s, "atreides", "az3")
    legion(s, "atreides", "s4_1", regular=1)
    harvester(s, "s4_6")
    fix(monkeypatch)
    turn(s, "atreides", "strategy", "mentat")
    act(s, "bombard az3", "die strategy", "move", "area s4_1")
    assert "s4_12" not in starting(s, "area")


def test_a_frigate_landed_in_the_turn_bombs_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-7.7, GLD-10.8: play resumes, and with it the free actions."""
    s = guild_table()
    s.heighliner = [0, 3]
    cargo(s, "atreides", 1, 0)
    harvester(s, "s4_6", "s2_3")
    legion(s, "atreides", "s4_12", regular=1)
    fix(monkeypatch)
    turn(s, "atreides", "strategy", "mentat")
    act(s, "die strategy", "move", "area s4_12", "area s4_6", "?all", "?skip", "imperium spacing_guild", "zone az5")
    assert asked(s) == (1, "turn_end")
    act(s, "bombard az5")
    assert harvesters(s) == set()
    assert s.cargo_troops == [0, 0]


def test_a_bombed_harvester_does_not_count_for_spice_thieves(monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-R6"""
    s = guild_table()
    frigate(s, "atreides", "az3")
    harvester(s, "s4_6")
    fix(monkeypatch)
    turn(s, "atreides", "mentat", "deployment")
    act(s, "bombard az3")
    assert s.harvesters_lost == 0


def test_a_legion_that_has_flown_is_not_excused_by_one_that_walks_in() -> None:
    """GLD-9.9, ARR-14.14: flown with Jubba Cloaks; with the extra card another Legion walks into its area first."""
    s = guild_table()
    legion(s, "atreides", "s4_4", special=1, generic=1)
    legion(s, "atreides", "s8_3", special=1)
    frigate(s, "atreides", "az2", "az3")
    hand(s, "death_commandos")
    play(s, "jubba_cloaks", "area s4_4", "area s8_1", "?all", "card death_commandos", "area s8_3", "area s8_1", "?all")
    act(s, "area s8_1")
    assert starting(s, "area") == {"s4_13", "s4_14", "s8_3", "s8_4"}


def test_a_legion_may_fly_where_another_one_is_landing() -> None:
    """ARR-14.16: the one that stood there before has not flown."""
    s = guild_table()
    legion(s, "harkonnen", "imperial_basin", regular=1)
    legion(s, "harkonnen", "north_pole", regular=2)
    frigate(s, "harkonnen", "az1", "az7")
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area imperial_basin", "area north_pole", "?all", "area north_pole", "area s8_3", "all")
    assert at(s, "north_pole") == {"harkonnen": (1, 0, 0)}
    assert at(s, "s8_3") == {"harkonnen": (2, 0, 0)}
    assert air(s) == {}


def test_gurney_removes_no_frigate() -> None:
    """GLD-9.5: the third Smugglers card of the base game names Harkonnen vehicles."""
    s = guild_table()
    raze(s, "hagga_basin")
    legion(s, "atreides", "hagga_basin", regular=1, leaders=["gurney_halleck"])
    frigate(s, "harkonnen", "az3")
    navigator(s, "az7")
    ornithopter(s, "az2")
    harvester(s, "s8_3")
    play(s, "smugglers_c")
    assert legal(s) == {"zone az2", "area s8_3", "skip"}


def test_between_the_parts_of_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-10.8: after the Landsraad Action of Voices in the Landsraad, before its Spacing Guild Action."""
    s = guild_table()
    frigate(s, "atreides", "az3")
    harvester(s, "s4_6")
    fix(monkeypatch)
    play(s, "voices_in_the_landsraad", "imperium landsraad")
    assert asked(s) == (1, "free")
    act(s, "bombard az3")
    assert harvesters(s) == set()
    assert legal(s) == {"imperium spacing_guild", "done"}


def test_frigates_flown_away_can_be_built_again() -> None:
    """GLD-9.4"""
    s = guild_table()
    cargo(s, "atreides", 2, 0)
    frigate(s, "atreides", "az3")
    legion(s, "atreides", "s4_1", regular=1)
    harvester(s, "s4_12")
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_1", "area s4_12", "?all", "?skip", "imperium choam")
    assert s.cargo_frigates == [0, 3]
    assert s.frigates_left == [3, 0]


# ---------------------------------------------------------------- with the expansions


def test_a_ride_beyond_three_areas_asks_for_no_frigate() -> None:
    """GLD-9.7, SMG-13.12: s4_12 to s4_3 is more than three areas, whatever flies above."""
    s = guild_table()
    legion(s, "atreides", "s4_12", regular=1)
    for area in ("s4_6", "the_funeral_plain", "s4_2", "rock_outcroppings"):
        wormsign(s, area)
    frigate(s, "atreides", "az3")
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_3")
    assert paused(s)
    assert at(s, "s4_3") == {"atreides": (1, 0, 0)}
    assert air(s) == {"az3": "atreides_frigate"}


def test_the_third_area_of_a_flight_with_open_borders() -> None:
    """ARR-25.5, ARR-14.19: the last step may cross a wall that still stands, or the border the Atomics opened."""
    s = guild_table()
    s.atomics = 2
    s.opened = (AREA_ID["arrakeen"], AREA_ID["s1_4"], AREA_ID["imperial_basin"], AREA_ID["s1_5"])
    legion(s, "atreides", "s1_9", regular=1)
    legion(s, "atreides", "s5_2", regular=1)
    frigate(s, "atreides", "az1")
    assert "rimwall_west" in ends(s, "atreides", "s1_9")  # s1_6, s1_5, over the wall
    assert "s1_5" in ends(s, "atreides", "s5_2")  # Hole in the Rock, Imperial Basin, through Rimwall


def test_a_bombed_legion_without_a_harvester(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-10.4: there is none to destroy, and none comes to the supply."""
    s = guild_table()
    frigate(s, "atreides", "az3")
    legion(s, "harkonnen", "s4_6", regular=1)
    before = list(s.vehicles)
    fix(monkeypatch, "SSS")
    turn(s, "atreides", "mentat", "deployment")
    act(s, "bombard az3")
    assert at(s, "s4_6") == {}
    assert s.vehicles == before


def test_the_first_token_takes_a_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-B20, ARR-16.4: it is revealed for the hit; one of its two Regulars falls."""
    s = guild_table()
    legion(s, "atreides", "s2_3", tokens=["ag1"])
    frigate(s, "harkonnen", "az5")
    fix(monkeypatch, "SDD")
    turn(s, "harkonnen", "mentat", "deployment")
    act(s, "bombard az5")
    assert at(s, "s2_3") == {"atreides": (1, 0, 0)}
