"""Placing vehicles (ARR-7) and what they are for (ARR-9.8, ARR-11.3, ARR-19)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.tables import AREAS

from .helpers import (
    act,
    asked,
    ban,
    carryall,
    harvester,
    harvesters,
    imperium,
    legal,
    legion,
    ornithopter,
    paused,
    raze,
    sietch,
    starting,
    table,
    turn,
    units,
    vehicles_phase,
    worm,
    wormsign,
    wormsigns,
    zones,
)

# ---------------------------------------------------------------- the active row (ARR-7.1 to ARR-7.3)


@pytest.mark.parametrize(
    ("steps", "aside", "numbers"),
    [
        ((5, 3, 4), 2, (5, 3, 1)),  # EX-41
        ((5, 1, 4), 4, (6, 4, 2)),
        ((5, 5, 5), 0, (3, 2, 1)),
        ((4, 5, 5), 1, (4, 2, 1)),
        ((2, 2, 5), 3, (5, 4, 2)),
    ],
)
def test_ex_41_the_active_row(steps: tuple[int, int, int], aside: int, numbers: tuple[int, int, int]) -> None:
    s = table()
    imperium(s, *steps)
    vehicles_phase(s)
    assert s.aside_dice == aside
    placed = {"place_harvester": 0, "place_ornithopter": 0, "place_carryall": 0}
    while not paused(s):
        kind = asked(s)[1]
        act(s, min(legal(s) - {"skip"}))
        placed[kind] += 1
    assert tuple(placed.values()) == numbers
    assert len(harvesters(s)) == numbers[0]
    assert s.vehicles == [8 - numbers[0], 6 - numbers[1], 3 - numbers[2]]


def test_fewer_may_be_placed() -> None:
    """ARR-7.9"""
    s = table()
    vehicles_phase(s)
    while not paused(s):
        act(s, "skip")
    assert harvesters(s) == set()
    assert zones(s) == {}


def test_what_is_missing_in_the_supply_is_not_placed() -> None:
    s = table()
    imperium(s, 1, 5, 5)
    s.vehicles = [1, 0, 3]
    vehicles_phase(s)
    kinds = []
    while not paused(s):
        kinds.append(asked(s)[1])
        act(s, min(legal(s) - {"skip"}))
    assert kinds.count("place_harvester") == 1
    assert kinds.count("place_ornithopter") == 0
    assert kinds.count("place_carryall") == 2


# ---------------------------------------------------------------- where (ARR-7.4, ARR-7.5, ARR-7.10)


def test_harvesters_go_to_free_desert_one_each() -> None:
    s = table()
    legion(s, "harkonnen", "s1_5", regular=1)
    legion(s, "atreides", "s1_6", regular=1)
    wormsign(s, "s1_7", "sandworm")
    worm(s, "s1_8")
    raze(s, "gara_kulon")
    vehicles_phase(s)
    areas = starting(s, "area")
    assert all(next(a for a in AREAS if a.id == x).terrain.endswith("desert") for x in areas)
    assert {"s1_5", "s1_7", "s1_10", "gara_kulon", "s8_4"} <= areas
    assert not {"s1_6", "s1_8", "windgap"} & areas
    assert len(areas) == 65 - 7 - 2  # seven sietches, an enemy, a worm
    act(s, "area s1_7")
    assert "s1_7" not in starting(s, "area")
    assert wormsigns(s) == {"s1_7"}  # not revealed


def test_one_air_vehicle_a_zone() -> None:
    s = table()
    vehicles_phase(s)
    act(s, "skip")
    kinds = {}
    while not paused(s):
        kinds[asked(s)[1]] = starting(s, "zone")
        act(s, "zone az1" if "zone az1" in legal(s) else min(legal(s) - {"skip"}))
    sizes = sorted(len(x) for x in kinds.values())
    assert sizes == [6, 8]  # the last of three had six zones left
    assert len(zones(s)) == 3


# ---------------------------------------------------------------- later in the round (ARR-7.6, ARR-9.8, ARR-9.13)


def house(s: Position) -> None:
    turn(s, "harkonnen", "house")
    act(s, "vehicles")


def test_a_house_die_places_two_vehicles_of_any_kinds() -> None:
    s = table()
    house(s)
    assert legal(s) == {"harvester", "ornithopter", "carryall", "skip"}
    act(s, "harvester", "area s1_5", "carryall", "zone az1")
    assert paused(s)
    assert harvesters(s) == {"s1_5"}
    assert zones(s) == {"az1": "carryall"}


def test_one_vehicle_is_allowed_too() -> None:
    s = table()
    house(s)
    act(s, "ornithopter", "zone az4", "skip")
    assert paused(s)
    assert zones(s) == {"az4": "ornithopter"}


def test_a_carryall_may_take_the_place_of_an_ornithopter() -> None:
    s = table()
    ornithopter(s, "az1")
    carryall(s, "az2")
    house(s)
    act(s, "carryall")
    assert starting(s, "zone") == {"az1", "az3", "az4", "az5", "az6", "az7", "az8"}
    act(s, "zone az1", "skip")
    assert zones(s) == {"az1": "carryall", "az2": "carryall"}
    assert s.vehicles == [8, 6, 1]


def test_an_ornithopter_never_takes_the_place_of_a_carryall() -> None:
    s = table()
    carryall(s, "az2")
    house(s)
    act(s, "ornithopter")
    assert "az2" not in starting(s, "zone")


def test_scouting_may_come_between_the_two() -> None:
    """ARR-9.13: the Ornithopter just placed may scout before the second vehicle."""
    s = table()
    sietch(s, "gara_kulon", 2, up=False)
    turn(s, "harkonnen", "house")
    act(s, "vehicles", "ornithopter", "zone az1")
    assert "scout az1" in legal(s)
    act(s, "scout az1", "?area gara_kulon", "ornithopter", "zone az1")
    assert s.view(0)["areas"]["gara_kulon"]["sietch"]["face_up"]


# ---------------------------------------------------------------- scouting (ARR-11.3, EX-79)


def test_ex_79_scouting() -> None:
    """An Ornithopter in az3 (s4, s8) sees rock_outcroppings, not gara_kulon (s1)."""
    s = table()
    ornithopter(s, "az3")
    sietch(s, "gara_kulon", 1, up=False)
    sietch(s, "rock_outcroppings", 2, up=False)
    legion(s, "atreides", "rock_outcroppings", generic=1, tokens=["as1", "as7"])
    legion(s, "atreides", "s4_9", tokens=["as2"])
    turn(s, "harkonnen", "strategy", "mentat")
    act(s, "scout az3")
    assert starting(s, "area") == {"rock_outcroppings", "s4_9"}
    act(s, "area rock_outcroppings")
    assert zones(s) == {}
    assert s.vehicles[1] == 6
    areas = s.view(0)["areas"]
    assert areas["rock_outcroppings"]["sietch"] == {
        "number": areas["rock_outcroppings"]["sietch"]["number"],
        "face_up": True,
        "rank": 2,
    }
    assert areas["rock_outcroppings"]["units"] == units(2, special=1)
    assert areas["s4_9"]["tokens"] == ["standard"]


def test_ex_79_not_under_the_ban() -> None:
    s = table()
    ban(s, "spacing_guild")
    ornithopter(s, "az3")
    sietch(s, "rock_outcroppings", 2, up=False)
    turn(s, "harkonnen", "strategy", "mentat")
    assert "scout az3" not in legal(s)


def test_scouting_needs_something_facedown() -> None:
    """ARR-11.9"""
    s = table()
    ornithopter(s, "az3", "az1")
    sietch(s, "gara_kulon", 1, up=False)
    turn(s, "harkonnen", "strategy", "mentat")
    assert starting(s, "scout") == {"az1"}


def test_a_carryall_does_not_scout() -> None:
    s = table()
    carryall(s, "az1")
    sietch(s, "gara_kulon", 1, up=False)
    turn(s, "harkonnen", "strategy", "mentat")
    assert starting(s, "scout") == set()


def test_excess_of_scouted_tokens_is_removed() -> None:
    """ARR-18.5"""
    s = table()
    ornithopter(s, "az3")
    legion(s, "atreides", "s4_9", regular=5, tokens=["as1"])
    turn(s, "harkonnen", "strategy", "mentat")
    act(s, "scout az3", "?area s4_9")
    act(s, "?regular")
    assert s.view(0)["areas"]["s4_9"]["units"] == units(6)


# ---------------------------------------------------------------- Guerrilla Training (ARR-11.2)


def test_an_ornithopter_forbids_voluntary_reveals_in_its_two_sectors() -> None:
    s = table()
    ornithopter(s, "az3")
    legion(s, "atreides", "s4_9", tokens=["as1"])
    legion(s, "atreides", "s8_4", tokens=["as2"])
    legion(s, "atreides", "s1_5", tokens=["as3"])
    sietch(s, "rock_outcroppings", 2, up=False)
    sietch(s, "gara_kulon", 1, up=False)
    turn(s, "atreides", "strategy", "mentat")
    reveals = {x.removeprefix("reveal ") for x in legal(s) if x.startswith("reveal ")}
    gara_kulon = s.view(1)["areas"]["gara_kulon"]["sietch"]["number"]
    assert reveals == {"s1_5", f"sietch {gara_kulon}"}


def test_harvesters_count_for_one_per_area_only() -> None:
    s = table()
    harvester(s, "s1_5")
    house(s)
    act(s, "harvester")
    assert "s1_5" not in starting(s, "area")
