"""Smuggler Ornithopters: placing, the thopter battle, transport (SMG-13, SMG-14, INT-A34 to INT-A40)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.tables import AREAS

from .helpers import (
    act,
    asked,
    fix,
    imperium,
    leader,
    legal,
    legion,
    next_round,
    ornithopter,
    paused,
    round_end,
    sietch,
    starting,
    turn,
    vehicles_phase,
    worm,
    wormsign,
)
from .playing import play
from .smuggling import allied, board, crew, eliminated, here, neutral, sky, thopters

ALL = {f"az{n}" for n in range(1, 9)}


def move(s: Position, *choices: str) -> None:
    turn(s, "atreides", "strategy")
    act(s, "move", *choices)


# ---------------------------------------------------------------- placing (SMG-13.4 to SMG-13.6)


def test_smg_13_4_before_harkonnen() -> None:
    """SMG-5.2, SMG-13.4: the Atreides first, as many as are ready, one a zone; optional (SMG-13.6)."""
    s = allied()
    thopters(s, ready=2)
    vehicles_phase(s)
    assert asked(s) == (1, "place_smuggler_ornithopter")
    assert legal(s) == {"skip", *(f"zone {z}" for z in ALL)}
    act(s, "zone az2")
    assert starting(s, "zone") == ALL - {"az2"}
    act(s, "zone az7")
    assert sky(s) == {"az2": "smuggler_ornithopter", "az7": "smuggler_ornithopter"}
    assert board(s)["ornithopters_ready"] == 0
    assert asked(s) == (0, "thopter_battle")


def test_smg_13_6_optional() -> None:
    s = allied()
    thopters(s, ready=2)
    vehicles_phase(s)
    act(s, "zone az2", "skip")
    assert sky(s) == {"az2": "smuggler_ornithopter"}
    assert board(s)["ornithopters_ready"] == 1


@pytest.mark.parametrize("make", [neutral, eliminated])
def test_smg_13_2_only_when_allied(make: type) -> None:
    """SMG-13.2, SMG-5.8"""
    s = make()
    s.thopters_locked, s.thopters_ready = 0, 3
    vehicles_phase(s)
    assert asked(s)[0] == 0


def test_locked_ones_are_not_placed() -> None:
    """SMG-3.5, SMG-13.1"""
    s = allied()
    vehicles_phase(s)
    assert asked(s) == (0, "place_harvester")


def test_smg_13_5_it_fills_its_zone() -> None:
    """SMG-13.5, SMG-16.5: no other Ornithopter, no Carryall, in phase 1 and later."""
    s = allied()
    thopters(s, "az2", "az7")
    vehicles_phase(s)
    act(s, "done", "skip")
    assert asked(s)[1] == "place_carryall"
    assert starting(s, "zone") == ALL - {"az2", "az7"}
    act(s, "skip")
    assert starting(s, "zone") == ALL - {"az2", "az7"}
    s = allied()
    thopters(s, "az2", "az7")
    turn(s, "harkonnen", "house")
    act(s, "vehicles", "carryall")
    assert starting(s, "zone") == ALL - {"az2", "az7"}


# ---------------------------------------------------------------- the thopter battle (SMG-13.7 to SMG-13.9, SMG-13.17)


def test_ex_31_placing_and_fighting_for_zones() -> None:
    """EX-31: the row gives 3; one given up clears az2; two are left, az2 is legal, az7 is not."""
    s = allied()
    imperium(s, 3, 5, 5)  # 5 / 3 / 1
    thopters(s, ready=2)
    vehicles_phase(s)
    act(s, "zone az2", "zone az7")
    assert asked(s) == (0, "thopter_battle")
    assert legal(s) == {"zone az2", "zone az7", "done"}
    act(s, "zone az2", "done")
    assert board(s)["ornithopters_ready"] == 1  # back on the Smugglers board
    assert sky(s) == {"az7": "smuggler_ornithopter"}
    act(s, "skip", "skip")
    assert asked(s)[1] == "place_ornithopter"
    assert starting(s, "zone") == ALL - {"az7"}
    act(s, "zone az2", "zone az1")
    assert paused(s)  # two, no third
    assert sky(s) == {"az1": "ornithopter", "az2": "ornithopter", "az7": "smuggler_ornithopter"}
    assert s.vehicles[1] == 3  # six, two placed, one out for the round


def test_smg_13_17_a_carryall_may_use_the_freed_zone() -> None:
    """SMG-13.9, SMG-13.17, INT-C21: the battle comes before any Harkonnen placement."""
    s = allied()
    thopters(s, "az2")
    for zone in (1, 3, 4, 5, 6, 7, 8):
        s.zone[zone - 1] = 5
    vehicles_phase(s)
    assert asked(s) == (0, "thopter_battle")
    act(s, "zone az2", "skip")
    assert asked(s)[1] == "place_carryall"
    assert legal(s) == {"zone az2", "skip"}


def test_smg_13_7_limited_by_the_row_and_the_supply() -> None:
    """SMG-13.7: 2 Ornithopters in the top row against 3; then nothing is left to place."""
    s = allied()
    thopters(s, "az1", "az2", "az3")
    vehicles_phase(s)
    act(s, "zone az1", "zone az2")
    assert sky(s) == {"az3": "smuggler_ornithopter"}
    assert asked(s)[1] == "place_harvester"
    act(s, "skip", "skip")
    assert paused(s)
    assert s.vehicles[1] == 4
    s = allied()
    s.vehicles[1] = 1
    thopters(s, "az1", "az2", "az3")
    vehicles_phase(s)
    act(s, "zone az1")
    assert asked(s)[1] == "place_harvester"
    assert s.vehicles[1] == 0


def test_no_battle_without_an_enemy() -> None:
    """SMG-13.7: nothing in the sky, nothing to ask."""
    s = allied()
    thopters(s, ready=1)
    vehicles_phase(s)
    act(s, "skip")
    assert asked(s)[1] == "place_harvester"


def test_smg_13_9_given_up_for_the_round() -> None:
    """SMG-13.9: not placed by a later effect of the round; back at its end."""
    s = allied()
    s.vehicles[1] = 1
    thopters(s, "az1")
    s.given_up = 0
    vehicles_phase(s)
    act(s, "zone az1", "skip", "skip")
    assert s.vehicles[1] == 0
    turn(s, "harkonnen", "house")
    act(s, "vehicles")
    assert "ornithopter" not in legal(s)
    round_end(s)
    while not paused(s):
        act(s, "skip")
    assert s.vehicles[1] == 1
    assert s.given_up == 0


def test_ex_32_a_card_that_places_two() -> None:
    """EX-32, SMG-13.8: give up one of the two to clear az7, place the other there."""
    s = allied()
    thopters(s, "az7")
    play(s, "full_control_of_the_air")
    assert asked(s) == (0, "thopter_battle")
    act(s, "zone az7")
    assert asked(s)[1] == "place_ornithopter"
    act(s, "zone az7")
    assert sky(s) == {"az7": "ornithopter"}
    assert asked(s)[1] != "place_ornithopter"
    assert s.vehicles[1] == 4


def test_ex_32_both_given_up() -> None:
    s = allied()
    thopters(s, "az7", "az8")
    play(s, "full_control_of_the_air", "zone az7", "zone az8")
    assert sky(s) == {}
    assert s.vehicles[1] == 4
    assert board(s)["ornithopters_ready"] == 2


def test_smg_13_8_house_result() -> None:
    """SMG-13.8: one Ornithopter chosen, given up; the second vehicle may use the zone."""
    s = allied()
    thopters(s, "az7")
    turn(s, "harkonnen", "house")
    act(s, "vehicles", "ornithopter")
    assert asked(s) == (0, "thopter_battle")
    act(s, "zone az7", "ornithopter")
    assert asked(s)[1] == "place_ornithopter"
    assert starting(s, "zone") == ALL
    act(s, "zone az7")
    assert sky(s) == {"az7": "ornithopter"}
    assert paused(s)


def test_smg_13_8_a_full_sky() -> None:
    """SMG-13.8: with every zone taken an Ornithopter can still be chosen to be given up."""
    s = allied()
    thopters(s, "az7")
    for zone in range(6):
        s.zone[zone] = 5
    s.zone[7] = 5
    turn(s, "harkonnen", "house")
    act(s, "vehicles")
    assert "ornithopter" in legal(s)
    act(s, "ornithopter", "done")
    assert sky(s)["az7"] == "smuggler_ornithopter"


def test_harvester_and_carryall_start_no_battle() -> None:
    """SMG-13.8: every time Ornithopters are placed, not other vehicles."""
    s = allied()
    thopters(s, "az7")
    turn(s, "harkonnen", "house")
    act(s, "vehicles", "harvester")
    assert asked(s)[1] == "place_harvester"
    s = allied()
    thopters(s, "az7")
    play(s, "workhorse_of_arrakis")
    assert asked(s)[1] in ("place_harvester", "place_carryall")


def test_smg_13_8_the_only_means() -> None:
    """SMG-13.8, SMG-13.16, INT-A12: no card of the Atreides or of Harkonnen removes one."""
    s = allied()
    legion(s, "atreides", "s1_5", regular=1)
    legion(s, "harkonnen", "s1_8", regular=1)
    thopters(s, "az1")
    play(s, "captured_ornithopter")
    assert "zone az1" not in legal(s)


def test_fremen_rockets_spare_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-A12"""
    s = allied()
    legion(s, "atreides", "s1_5", regular=1)
    thopters(s, "az1")
    fix(monkeypatch, "SSS")
    play(s, "fremen_rockets", "sector s1")
    assert sky(s) == {"az1": "smuggler_ornithopter"}
    assert paused(s)


# ---------------------------------------------------------------- use (SMG-13.10 to SMG-13.13)


def test_smg_13_10_two_areas_far() -> None:
    """SMG-13.10, SMG-14.1: any Atreides legion, two areas; the Ornithopter returns to the Smugglers board."""
    s = allied()
    legion(s, "atreides", "s2_1", regular=2)
    thopters(s, "az5")
    turn(s, "atreides", "strategy")
    act(s, "move", "area s2_1")
    near = {"pasty_mesa", "s1_15", "s1_16", "s2_2", "s2_3", "tasmin_sink"}
    far = {"s2_5", "s5_9", "s6_2", "s6_3", "gara_kulon", "s1_14", "s2_4", "s2_7", "s2_6"}
    assert starting(s, "area") == near | far
    act(s, "area s2_7", "all")
    assert here(s, "s2_7") == {"atreides": (2, 0, 0)}
    assert sky(s) == {}
    assert board(s)["ornithopters_ready"] == 1


def test_on_foot_no_ornithopter_is_spent() -> None:
    s = allied()
    legion(s, "atreides", "s2_1", regular=1)
    thopters(s, "az5")
    move(s, "area s2_1", "area s2_3")
    assert sky(s) == {"az5": "smuggler_ornithopter"}


def test_smg_13_13_connected_to_the_start() -> None:
    """SMG-13.13, ARR-2.6: az5 borders s2 and s6; a legion in s1 cannot use it."""
    s = allied()
    legion(s, "atreides", "s1_16", regular=1)
    thopters(s, "az5")
    turn(s, "atreides", "strategy")
    act(s, "move", "area s1_16")
    assert starting(s, "area") == {"gara_kulon", "s1_14", "s1_15", "s2_1", "s2_2"}


@pytest.mark.parametrize(
    ("zone", "flies"), [("az2", True), ("az4", True), ("az6", True), ("az7", True), ("az1", False)]
)
def test_smg_13_13_the_north_pole(zone: str, flies: bool) -> None:
    """SMG-13.13: the four central zones."""
    s = allied()
    s.settlements = 0
    legion(s, "atreides", "north_pole", regular=1)
    thopters(s, zone)
    turn(s, "atreides", "strategy")
    act(s, "move", "area north_pole")
    assert ("area hole_in_the_rock" in legal(s)) is flies


def test_smg_13_11_walls_enemies_and_worms() -> None:
    """SMG-13.11, SMG-14.1: over impassable borders, over an enemy legion and a Sandworm."""
    s = allied()
    legion(s, "atreides", "s1_5", regular=1)
    thopters(s, "az1")
    worm(s, "s1_6")
    legion(s, "harkonnen", "s1_8", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s1_5")
    assert {"area s5_5", "area rimwall_west"} <= legal(s)  # one impassable border
    assert "area s1_9" in legal(s)  # over the worm or the enemy
    assert "area s1_12" in legal(s)
    assert "area s1_6" not in legal(s)  # ends with a worm
    assert "area s1_8" not in legal(s)  # not free


def test_smg_14_1_areas_flown_over_are_not_entered() -> None:
    """SMG-14.1, SMG-6.19: the station on the way stays."""
    s = allied()
    legion(s, "atreides", "s1_5", regular=1)
    thopters(s, "az1")
    before = s.stations_left
    move(s, "area s1_5", "area s1_3")
    assert here(s, "s1_3") == {"atreides": (1, 0, 0)}
    assert s.stations_left == before


def test_smg_13_12_ride_or_fly() -> None:
    """SMG-13.12: where both lead, the Atreides choose; flying never starts at the end of a ride."""
    s = allied()
    legion(s, "atreides", "s1_5", regular=2)
    thopters(s, "az1")
    wormsign(s, "s1_8")
    turn(s, "atreides", "strategy")
    act(s, "move", "area s1_5")
    assert "area s1_14" not in legal(s)  # s1_12 by riding, s1_14 would need both
    act(s, "area s1_12")
    assert asked(s) == (1, "move_zone")
    assert legal(s) == {"zone az1", "skip"}
    act(s, "skip", "all")
    assert sky(s) == {"az1": "smuggler_ornithopter"}
    assert here(s, "s1_12") == {"atreides": (2, 0, 0)}


def test_smg_13_12_fly_although_one_could_ride() -> None:
    s = allied()
    legion(s, "atreides", "s1_5", regular=2)
    thopters(s, "az1")
    wormsign(s, "s1_8")
    move(s, "area s1_5", "area s1_12", "zone az1", "all")
    assert sky(s) == {}
    assert here(s, "s1_12") == {"atreides": (2, 0, 0)}


def test_which_of_two_zones() -> None:
    """SMG-13.10: one of those connected, as the Atreides like."""
    s = allied()
    legion(s, "atreides", "s6_4", regular=1)
    thopters(s, "az4", "az6")
    turn(s, "atreides", "strategy")
    act(s, "move", "area s6_4", "area s2_8")
    assert legal(s) == {"zone az4", "zone az6"}
    act(s, "zone az6")
    assert sky(s) == {"az4": "smuggler_ornithopter"}


def test_harkonnen_figures_carry_no_atreides() -> None:
    s = allied()
    legion(s, "atreides", "s1_5", regular=1)
    ornithopter(s, "az1")
    turn(s, "atreides", "strategy")
    act(s, "move", "area s1_5")
    assert "area s5_5" not in legal(s)


def test_smuggler_ornithopters_carry_no_harkonnen() -> None:
    s = allied()
    legion(s, "harkonnen", "s1_5", regular=1)
    thopters(s, "az1")
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s1_5")
    assert "area s5_5" not in legal(s)


def test_smg_13_13_two_legions_one_each() -> None:
    """INT-A40, ARR-14.16: one Ornithopter for each legion of one action."""
    s = allied()
    legion(s, "atreides", "s1_5", regular=1)
    legion(s, "atreides", "s1_7", regular=1)
    thopters(s, "az1")
    move(s, "area s1_5", "area s5_5", "area s1_7")
    assert "area s5_5" not in legal(s)  # the only one is spent
    s = allied()
    legion(s, "atreides", "s5_4", regular=1)
    legion(s, "atreides", "s5_8", regular=1)
    thopters(s, "az1", "az4")
    move(s, "area s5_4", "area s5_6", "zone az1", "area s5_8", "area s5_4")
    assert sky(s) == {}
    assert here(s, "s5_6") == {"atreides": (1, 0, 0)}
    assert here(s, "s5_4") == {"atreides": (1, 0, 0)}


@pytest.mark.parametrize("once", [True, False])
def test_one_transport_per_legion_and_turn(once: bool) -> None:
    """SMG-13.13, ARR-14.14 and the switch one_transport_per_legion_and_turn: Paul's two moves in a row."""
    s = allied(one_transport_per_legion_and_turn=once)
    legion(s, "atreides", "s5_4", regular=1, leaders=["paul_atreides"])
    thopters(s, "az1", "az4")
    turn(s, "atreides", "leadership")
    act(s, "leader paul_atreides", "area s5_4", "area s5_6", "zone az1", "area s5_6")
    assert ("area shield_wall_1" in legal(s)) is not once


def test_a_legion_that_flew_may_still_attack_on_foot(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-14.14: one transport; the second part of Muad'Dib's action is an attack next door."""
    s = allied()
    leader(s, "paul_atreides", "gone")
    legion(s, "atreides", "s5_4", regular=1, leaders=["paul_muad_dib"])
    legion(s, "harkonnen", "s5_8", regular=1)
    legion(s, "harkonnen", "s5_9", regular=1)
    thopters(s, "az1", "az4")
    turn(s, "atreides", "leadership")
    act(s, "leader paul_muad_dib", "area s5_4", "area s5_6", "zone az1")
    assert asked(s)[1] == "attack_from"
    act(s, "area s5_6")
    assert s.b_to == [a.id for a in AREAS].index("s5_8")  # s5_9, two away, would need a second flight


# ---------------------------------------------------------------- attacks (INT-A34, INT-A35)


def test_int_a34_attack_two_areas_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """SMG-13.10, INT-A34, ARR-15.23: whole force or nobody."""
    s = allied()
    crew(s, "s1_5", 3)
    legion(s, "harkonnen", "s5_4", regular=1)  # over the wall to s5_5, then s5_4
    thopters(s, "az1")
    fix(monkeypatch, "SSS", "D")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s1_5", "area s5_4", "all")
    assert asked(s)[1] == "b_advance"
    assert legal(s) == {"number 0", "number 3"}
    assert sky(s) == {}
    act(s, "number 3")
    assert here(s, "s5_4") == {"atreides": (0, 0, 0), "smugglers": 3}


def test_int_a34_part_of_a_legion_flies(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.3: those left out stay; the force that attacked goes as a whole."""
    s = allied()
    crew(s, "s1_5", 3, "staban_tuek")
    legion(s, "harkonnen", "s5_4", regular=1)
    thopters(s, "az1")
    fix(monkeypatch, "SS", "D")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s1_5", "area s5_4", "split", "number 2", "goes staban_tuek", "number 2")
    assert here(s, "s5_4") == {"atreides": (0, 0, 0), "leaders": ["staban_tuek"], "smugglers": 2}
    assert here(s, "s1_5") == {"atreides": (0, 0, 0), "smugglers": 1}


def test_a_lost_attack_spends_it_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.27"""
    s = allied()
    crew(s, "s1_5", 1)
    legion(s, "harkonnen", "s5_4", regular=3)
    thopters(s, "az1")
    fix(monkeypatch, "D", "SSS")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s1_5", "area s5_4")
    assert here(s, "s1_5") == {}
    assert sky(s) == {}
    assert board(s)["ornithopters_ready"] == 1


def test_ride_or_fly_into_an_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    """SMG-13.12: the choice in an attack."""
    s = allied()
    legion(s, "atreides", "s1_5", regular=1)
    legion(s, "harkonnen", "s1_12", regular=1)
    wormsign(s, "s1_8")
    thopters(s, "az1")
    fix(monkeypatch, "D", "D")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s1_5", "area s1_12")
    assert asked(s) == (1, "attack_zone")
    assert legal(s) == {"zone az1", "skip"}
    act(s, "skip")
    assert sky(s) == {"az1": "smuggler_ornithopter"}


def test_an_adjacent_attack_needs_none(monkeypatch: pytest.MonkeyPatch) -> None:
    s = allied()
    legion(s, "atreides", "s1_5", regular=1)
    legion(s, "harkonnen", "s1_8", regular=1)
    thopters(s, "az1")
    fix(monkeypatch, "D", "D")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s1_5", "area s1_8")
    assert asked(s)[1] == "b_cease"
    assert sky(s) == {"az1": "smuggler_ornithopter"}


def test_int_a35_no_retreat_by_ornithopter(monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-A35, ARR-14.14: only adjacent areas."""
    s = allied()
    crew(s, "s1_10", 2)
    thopters(s, "az1")
    worm(s, "s1_13")
    legion(s, "harkonnen", "s1_9", elite=2)
    fix(monkeypatch, "DD", "DD")
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area s1_9", "area s1_10", "all", "continue", "retreat", "number 0")
    assert here(s, "sihaya_ridge") == {"atreides": (0, 0, 0), "smugglers": 2}


# ---------------------------------------------------------------- what they do not do (SMG-13.14, SMG-13.16)


def test_smg_13_14_no_scouting() -> None:
    s = allied()
    sietch(s, "gara_kulon", 2, up=False)
    thopters(s, "az1")
    for side in ("harkonnen", "atreides"):
        turn(s, side, "strategy", "mentat")
        assert starting(s, "scout") == set()


def test_int_a37_guerrilla_training() -> None:
    """INT-A37, SMG-13.16: only Harkonnen Ornithopters stop it."""
    s = allied()
    legion(s, "atreides", "s1_5", tokens=["as1"])
    thopters(s, "az1")
    turn(s, "atreides", "strategy", "mentat")
    assert "reveal s1_5" in legal(s)
    s.zone[0] = 1
    turn(s, "atreides", "strategy", "mentat")
    assert "reveal s1_5" not in legal(s)


# ---------------------------------------------------------------- the end of the round (SMG-13.15, SMG-13.3)


def test_smg_13_15_removed_and_placed_again() -> None:
    """SMG-5.6, SMG-13.15, SMG-13.3"""
    s = allied()
    thopters(s, "az1", "az2")
    round_end(s)
    while not paused(s):
        act(s, "skip")
    assert sky(s) == {}
    assert board(s)["ornithopters_ready"] == 2
    next_round(s)
    assert asked(s) == (1, "place_smuggler_ornithopter")


def test_smg_13_3_unlocked_in_the_round_placed_in_the_next() -> None:
    s = allied()
    crew(s, "s1_5", 1)
    play(s, "drone_ornithopters", "skip")
    assert board(s)["ornithopters_ready"] == 1
    turn(s, "atreides", "strategy")
    act(s, "move", "area s1_5")
    assert "area s5_5" not in legal(s)  # on the Smugglers board, not in a zone


# ---------------------------------------------------------------- with the expansions


def test_one_ornithopter_of_house_removes_one_of_the_smugglers() -> None:
    """SMG-13.7: the number this placement has, here one for each vehicle chosen."""
    s = allied()
    thopters(s, "az6", "az7")
    turn(s, "harkonnen", "house")
    act(s, "vehicles", "ornithopter")
    assert asked(s) == (0, "thopter_battle")
    act(s, "zone az7")
    assert asked(s) == (0, "place_vehicle")
    assert sky(s) == {"az6": "smuggler_ornithopter"}
