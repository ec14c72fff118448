"""The board as printed: areas, borders, terrain, sectors, air zones (ARR-2), and the terms free, empty and legion."""

from __future__ import annotations

from collections import Counter

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules.forces import is_empty, is_free, limit, neighbours, unit_count
from landsraad.arrakis.tables import (
    ADJACENT,
    AREA_ID,
    AREAS,
    AREAS_IN,
    AREAS_UNDER,
    DISTANCE,
    SECTOR_ID,
    SETTLEMENT_RANK,
    SETTLEMENTS,
    SIETCH_AREAS,
    SIETCH_RANKS,
    STATION_AREAS,
    STORM_EXEMPT,
    WALLS,
    ZONES,
    ZONES_OVER,
)

from .helpers import act, ban, harvester, legion, markers, raze, table, turn, worm, wormsign

HARKONNEN, ATREIDES = 0, 1


def ids(areas: object) -> set[str]:
    assert isinstance(areas, (list, tuple, set))
    return {AREAS[a].id for a in areas}


def area(name: str) -> int:
    return AREA_ID[name]


# ---------------------------------------------------------------- counts (board.yaml: meta)


def test_the_board_has_101_areas_and_265_borders_and_11_walls() -> None:
    assert len(AREAS) == 101
    assert sum(len(x) for x in ADJACENT) == 2 * 265
    assert sum(len(x) for x in WALLS) == 2 * 11


def test_borders_and_walls_are_the_same_from_both_sides() -> None:
    for borders in (ADJACENT, WALLS):
        for here, others in enumerate(borders):
            assert len(set(others)) == len(others)
            assert here not in others
            for there in others:
                assert here in borders[there], (AREAS[here].id, AREAS[there].id)
    for here in range(len(AREAS)):
        assert not set(ADJACENT[here]) & set(WALLS[here])


def test_terrain() -> None:
    assert Counter(a.terrain for a in AREAS) == {
        "mountain": 19,
        "plateau": 12,
        "minor_erg": 5,
        "desert": 42,
        "deep_desert": 23,
    }


def test_the_eleven_impassable_borders() -> None:
    pairs = {frozenset((AREAS[a].id, AREAS[b].id)) for a, others in enumerate(WALLS) for b in others}
    assert pairs == {
        frozenset(pair)
        for pair in (
            ("broken_land", "s1_3"),
            ("broken_land", "s1_4"),
            ("broken_land", "s4_11"),
            ("rimwall_west", "s1_4"),
            ("rimwall_west", "s1_5"),
            ("s1_5", "s5_5"),
            ("s1_7", "s5_5"),
            ("s4_15", "s4_16"),
            ("s5_6", "shield_wall_1"),
            ("s8_1", "s8_2"),
            ("s8_1", "shield_wall_2"),
        )
    }


def test_sectors_with_the_north_pole_in_all_four_central_ones() -> None:
    sizes = {sector: len(areas) for sector, areas in zip(SECTOR_ID, AREAS_IN, strict=True)}
    assert sizes == {"s1": 18, "s2": 10, "s3": 10, "s4": 20, "s5": 17, "s6": 10, "s7": 9, "s8": 10}
    assert AREAS[area("north_pole")].sectors == ("s5", "s6", "s7", "s8")
    assert all(len(a.sectors) == 1 for a in AREAS if a.id != "north_pole")


def test_air_zones_lie_between_two_sectors() -> None:
    assert {z.id: set(z.sectors) for z in ZONES} == {
        "az1": {"s1", "s5"},
        "az2": {"s5", "s8"},
        "az3": {"s4", "s8"},
        "az4": {"s5", "s6"},
        "az5": {"s2", "s6"},
        "az6": {"s6", "s7"},
        "az7": {"s7", "s8"},
        "az8": {"s3", "s7"},
    }


def test_the_north_pole_is_connected_to_the_four_central_zones_only() -> None:
    """ARR-2.6"""
    assert {ZONES[z].id for z in ZONES_OVER[area("north_pole")]} == {"az2", "az4", "az6", "az7"}
    for number, zone in enumerate(ZONES):
        under = {a for a in range(len(AREAS)) if set(AREAS[a].sectors) & set(zone.sectors)}
        if zone.id in ("az1", "az3", "az5", "az8"):
            under.discard(area("north_pole"))
        assert set(AREAS_UNDER[number]) == under


def test_settlements_sietches_and_stations() -> None:
    ranks = {AREAS[a].id: rank for a, rank in zip(SETTLEMENTS, SETTLEMENT_RANK, strict=True)}
    assert ranks == {
        "arrakeen": 3,
        "carthag": 2,
        "arsunt": 1,
        "hagga_basin": 1,
        "imperial_basin": 1,
        "north_pole": 1,
    }
    assert ids(SIETCH_AREAS) == {
        "bight_of_the_cliff",
        "gara_kulon",
        "habbanya_ridge",
        "hobars_gap",
        "rock_outcroppings",
        "sihaya_ridge",
        "tasmin_sink",
        "windgap",
    }
    assert sorted(SIETCH_RANKS) == [1, 1, 2, 2, 2, 2, 3, 3]
    assert len(STATION_AREAS) == 6
    assert area("s8_4") in STATION_AREAS  # EX-71


def test_storms_spare_mountains_and_five_plateaus() -> None:
    """ARR-20.24"""
    plateaus = {a.id for i, a in enumerate(AREAS) if STORM_EXEMPT[i] and a.terrain != "mountain"}
    assert plateaus == {"arrakeen", "carthag", "imperial_basin", "hagga_basin", "arsunt"}
    assert all(STORM_EXEMPT[i] for i, a in enumerate(AREAS) if a.terrain == "mountain")


def test_those_five_are_the_plateaus_without_sand_beside_them() -> None:
    """board.yaml: cross_checks"""
    dry = {
        AREAS[i].id
        for i in range(len(AREAS))
        if AREAS[i].terrain == "plateau" and not any(AREAS[n].terrain.endswith("desert") for n in ADJACENT[i])
    }
    assert dry == {"arrakeen", "carthag", "imperial_basin", "hagga_basin", "arsunt"}


# ---------------------------------------------------------------- distances


def test_distance_counts_borders_on_a_shortest_path() -> None:
    """ARR-2.16; Imperial Basin to the North Pole is a move of three (board.yaml: cross_checks)."""
    assert DISTANCE[area("imperial_basin")][area("north_pole")] == 3
    assert DISTANCE[area("carthag")][area("arsunt")] == 1
    assert DISTANCE[area("s5_1")][area("s8_2")] == 2  # over hagga_basin (EX-31)
    assert DISTANCE[area("s8_1")][area("s8_2")] > 1  # a wall is no border
    for a in range(len(AREAS)):
        assert DISTANCE[a][a] == 0
        for b in range(len(AREAS)):
            assert DISTANCE[a][b] == DISTANCE[b][a] < 99
            assert (DISTANCE[a][b] == 1) == (b in ADJACENT[a])
            assert a == b or DISTANCE[a][b] == 1 + min(DISTANCE[n][b] for n in ADJACENT[a])
    assert GAME.facts("distances")["imperial_basin"]["north_pole"] == 3


@pytest.mark.parametrize(("one", "other"), [("s5_3", "s7_4"), ("s5_3", "splintered_rock"), ("s1_1", "sihaya_ridge")])
def test_three_pairs_that_touch_are_not_adjacent(one: str, other: str) -> None:
    """board.yaml: cross_checks"""
    assert area(other) not in ADJACENT[area(one)]
    assert area(other) not in WALLS[area(one)]


def test_neighbours_named_in_the_examples() -> None:
    """EX-23, EX-34, EX-35"""
    assert ids(ADJACENT[area("arsunt")]) == {"broken_land", "hagga_basin", "s4_16", "shield_wall_2", "carthag"}
    assert area("s4_11") in ADJACENT[area("s1_3")]
    assert area("s4_11") not in ADJACENT[area("s1_1")]
    assert area("s1_9") in ADJACENT[area("sihaya_ridge")]


# ---------------------------------------------------------------- free and empty (ARR-2.9, ARR-2.10)


def test_an_area_is_free_without_enemies_and_worms() -> None:
    s = table()
    legion(s, "atreides", "s1_6", regular=1)
    legion(s, "atreides", "s1_7", tokens=["as1"])
    worm(s, "s1_5")
    for name in ("s1_6", "s1_7"):
        assert not is_free(s, area(name), HARKONNEN)
        assert is_free(s, area(name), ATREIDES)
    for side in (HARKONNEN, ATREIDES):
        assert not is_free(s, area("s1_5"), side)
        assert is_free(s, area("s1_8"), side)


def test_an_enemy_settlement_is_never_free_until_it_is_destroyed() -> None:
    s = table()
    assert not is_free(s, area("gara_kulon"), HARKONNEN)
    assert is_free(s, area("gara_kulon"), ATREIDES)
    assert not is_free(s, area("arsunt"), ATREIDES)
    assert is_free(s, area("arsunt"), HARKONNEN)
    raze(s, "gara_kulon", "arsunt")
    assert is_free(s, area("gara_kulon"), HARKONNEN)
    assert is_free(s, area("arsunt"), ATREIDES)


def test_harvesters_wormsigns_and_stations_leave_an_area_free_but_not_empty() -> None:
    s = table()
    harvester(s, "s1_5")
    wormsign(s, "s1_6")
    for name in ("s1_5", "s1_6", "s8_4"):
        assert is_free(s, area(name), HARKONNEN)
        assert is_free(s, area(name), ATREIDES)
        assert not is_empty(s, area(name))
    assert is_empty(s, area("s8_4"), for_worm=True)
    assert not is_empty(s, area("s1_5"), for_worm=True)
    assert not is_empty(s, area("s1_6"), for_worm=True)
    assert is_empty(s, area("s1_8"))
    assert not is_empty(s, area("arsunt"))
    assert not is_empty(s, area("windgap"))


# ---------------------------------------------------------------- stacking (ARR-2.12, ARR-2.17, ARR-21.12)


def test_tokens_count_as_one_unit_and_leaders_as_none() -> None:
    s = table()
    legion(s, "atreides", "s1_6", regular=1, elite=1, special=1, generic=4, leaders=["stilgar"], tokens=["as1", "as2"])
    assert unit_count(s, area("s1_6")) == 5


def test_six_units_five_for_the_harkonnen_under_the_choam_ban() -> None:
    s = table()
    assert limit(s, HARKONNEN) == limit(s, ATREIDES) == 6
    ban(s, "choam")
    assert limit(s, HARKONNEN) == 5
    assert limit(s, ATREIDES) == 6
    ban(s, "spacing_guild", "landsraad")
    assert limit(s, HARKONNEN) == 6


# ---------------------------------------------------------------- borders opened by the Atomics (ARR-25.5)


@pytest.mark.parametrize(
    ("token", "pairs"),
    [
        ("splintered_rock", [("hagga_basin", "wind_pass")]),
        ("hole_in_the_rock", [("imperial_basin", "s5_3")]),
        ("rimwall", [("arrakeen", "s1_4"), ("imperial_basin", "s1_5")]),
    ],
)
def test_the_atomics_open_a_way(token: str, pairs: list[tuple[str, str]]) -> None:
    s = table()
    markers(s, jihad=8)
    for one, other in pairs:
        assert area(other) not in neighbours(s, area(one))
    turn(s, "atreides", "strategy", "mentat")
    act(s, f"atomics {token}")
    for one, other in pairs:
        assert area(other) in neighbours(s, area(one))
        assert area(one) in neighbours(s, area(other))
    assert sum(len(neighbours(s, a)) for a in range(len(AREAS))) == 2 * (265 + len(pairs))
