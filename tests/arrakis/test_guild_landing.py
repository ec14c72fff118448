"""Heighliners and the Landing phase (GLD-6, GLD-7)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules import rounds
from landsraad.arrakis.rules.position import Position, run_on
from landsraad.arrakis.tables import AREA_ID, OBJECTIVES

from .guild_table import (
    air,
    cargo,
    end_turn,
    fill_sky,
    frigate,
    guild_table,
    heighliner,
    lasting,
    loaded,
    navigator,
    only_land,
    sums,
    troops,
    troops_at,
    troops_on_board,
)
from .helpers import (
    act,
    asked,
    at,
    ban,
    carryall,
    fix,
    hand,
    harvester,
    harvesters,
    imperium,
    legal,
    legion,
    next_round,
    ornithopter,
    raze,
    round_end,
    starting,
    storms,
    turn,
    vehicles_phase,
    worm,
    wormsign,
)
from .playing import play


def land(s: Position, side: str) -> None:
    """The automatic step brings that side's Heighliner to Arrakis."""
    s.heighliner = [3, 0] if side == "harkonnen" else [0, 3]
    next_round(s)


# ---------------------------------------------------------------- the way to Arrakis


def test_each_round_both_heighliners_move_a_step() -> None:
    """GLD-6.2, GLD-6.3, GLD-6.6: without any Spacing Guild Action the first arrival is at the end of round 4."""
    s = guild_table()
    cargo(s, "harkonnen", 0, 2)
    cargo(s, "atreides", 0, 2)
    for steps in (1, 2, 3):
        next_round(s)
        assert s.heighliner == [steps, steps]
        assert asked(s)[1] == "place_harvester"
    next_round(s)
    assert s.heighliner == [4, 4]
    assert asked(s) == (0, "land_troops")
    assert s.round == 4  # the landing is still part of round 4: three more have begun since the first


def test_an_empty_heighliner_turns_round() -> None:
    """GLD-6.6"""
    s = guild_table()
    heighliner(s, 3, 2)
    next_round(s)
    assert s.heighliner == [0, 3]
    assert asked(s)[1] == "place_harvester"


def test_the_step_is_the_last_thing_of_the_round() -> None:
    """GLD-6.7, INT-B35: vehicles and the Navigator have left, so their zones are free for Frigates."""
    s = guild_table()
    heighliner(s, 3, 0)
    cargo(s, "harkonnen", 1, 0)
    ornithopter(s, "az1")
    carryall(s, "az2")
    navigator(s, "az3")
    frigate(s, "atreides", "az4")
    s.bans = 2
    round_end(s)
    act(s, "?skip", "?skip", "?skip", "?skip", "?skip")
    assert s.heighliner == [3, 0]
    next_round(s)
    assert asked(s) == (0, "land_frigate")
    assert starting(s, "zone") == {"az1", "az2", "az3", "az5", "az6", "az7", "az8"}


def test_heighliner_step_position_first() -> None:
    """Switch heighliner_step_position: before everything else at the end of the round, the zones are still full."""
    s = guild_table(heighliner_step_position="first")
    heighliner(s, 3, 1)
    cargo(s, "harkonnen", 1, 0)
    ornithopter(s, "az1")
    s.phase = k.HARVEST
    s.stack = []
    run_on(s)
    assert asked(s) == (0, "land_frigate")
    assert "az1" not in starting(s, "zone")
    act(s, "zone az2")
    assert s.heighliner == [0, 2]
    next_round(s)
    assert s.heighliner == [0, 2]  # only one step a round


def test_int_b27_no_step_after_the_end() -> None:
    """INT-B27: the Atreides have won at the end of the round."""
    s = guild_table()
    heighliner(s, 3, 3)
    cargo(s, "harkonnen", 0, 2)
    s.marker = [max(o.targets[i] for o in OBJECTIVES) for i in range(3)]
    round_end(s)
    act(s, "?skip")
    assert s.over
    assert s.winner == 1
    assert s.heighliner == [3, 3]
    assert loaded(s, "harkonnen") == (0, 2)


# ---------------------------------------------------------------- both arrive


def test_ex_37_both_arrive() -> None:
    """EX-37, GLD-7.2, GLD-7.13: Harkonnen completely first; its Legion and Frigates bind the Atreides."""
    s = guild_table()
    heighliner(s, 3, 3)
    cargo(s, "harkonnen", 1, 2)
    cargo(s, "atreides", 1, 2)
    next_round(s)
    assert asked(s) == (0, "land_frigate")
    assert s.view(1)["phase"] == "round_end"  # GLD-13: the last step of the old round
    act(s, "zone az4")
    assert asked(s) == (0, "land_troops")
    act(s, "area s4_5")
    assert asked(s) == (1, "land_frigate")
    assert starting(s, "zone") == {"az1", "az2", "az3", "az5", "az6", "az7", "az8"}
    act(s, "zone az5")
    assert asked(s) == (1, "land_troops")
    # s4_5 is taken, and these lie beside it (GLD-7.5).
    assert not {"s4_5", "s4_1", "s4_6", "the_funeral_plain", "the_great_flat"} & starting(s, "area")
    assert "s4_2" in starting(s, "area")
    act(s, "area s4_2")
    assert s.heighliner == [0, 0]
    assert loaded(s, "harkonnen") == loaded(s, "atreides") == (0, 0)
    assert troops_on_board(s, "harkonnen") == {"s4_5": 2}
    assert troops_on_board(s, "atreides") == {"s4_2": 2}
    assert air(s) == {"az4": "harkonnen_frigate", "az5": "atreides_frigate"}
    assert asked(s)[1] == "place_harvester"
    sums(s)


# ---------------------------------------------------------------- Frigates


def test_frigates_land_in_different_unoccupied_zones() -> None:
    """GLD-7.4: all of them, the owner chooses; the Navigator and vehicles fill their zones."""
    s = guild_table()
    heighliner(s, harkonnen=3)
    cargo(s, "harkonnen", 3, 0)
    ornithopter(s, "az1")
    carryall(s, "az2")
    navigator(s, "az3")
    play(s, "guild_passage", "yes")
    for zone in ("az4", "az5", "az6"):
        assert asked(s) == (0, "land_frigate")
        assert not {"az1", "az2", "az3"} & starting(s, "zone")
        assert "skip" not in legal(s)
        act(s, f"zone {zone}")
        if asked(s)[1] == "land_frigate":
            assert zone not in starting(s, "zone")
    assert air(s)["az6"] == "harkonnen_frigate"
    assert loaded(s, "harkonnen") == (0, 0)
    assert air(s)["az1"] == "ornithopter"  # no vehicle is taken back to make room (GLD-7.13, INT-B12)
    sums(s)


def test_surplus_frigates_stay_loaded() -> None:
    """GLD-7.10: the zones run out."""
    s = guild_table()
    cargo(s, "atreides", 3, 0)
    fill_sky(s, "az2")
    heighliner(s, atreides=3)
    harvester(s, "s4_6")
    legion(s, "atreides", "s4_12", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_6", "?all", "?skip", "imperium spacing_guild", "?zone az2")
    assert air(s)["az2"] == "atreides_frigate"
    assert loaded(s, "atreides") == (2, 0)
    assert s.heighliner == [0, 0]
    assert s.frigates_left[1] == 0


def test_surplus_frigates_return_with_the_switch() -> None:
    """Switch unplaceable_cargo: return_to_supply"""
    s = guild_table(unplaceable_cargo="return_to_supply")
    cargo(s, "atreides", 3, 4)
    fill_sky(s, "az2")
    only_land(s)
    heighliner(s, atreides=3)
    legion(s, "atreides", "tasmin_sink", regular=1)
    play(s, "voices_in_the_landsraad", "done", "imperium spacing_guild", "?zone az2")
    assert loaded(s, "atreides") == (0, 0)
    assert s.frigates_left == [3, 2]
    assert s.bases_left == [8, 8]
    assert s.troops_left == 12
    sums(s)


# ---------------------------------------------------------------- Troops: where


def landing_areas(s: Position, side: str, n: int = 4) -> set[str]:
    s = s.clone()
    cargo(s, side, 0, n)
    land(s, side)
    assert asked(s)[1] == "land_troops"
    return starting(s, "area")


def test_an_empty_area_away_from_the_enemy() -> None:
    """GLD-7.5, GLD-7.9: any terrain; nothing at all in the area; no intact enemy settlement beside it."""
    s = guild_table()
    harkonnen, atreides = landing_areas(s, "harkonnen"), landing_areas(s, "atreides")
    assert {"s4_5", "s2_2", "s5_4", "s5_7"} <= harkonnen  # Deep Desert, Mountain, Minor Erg
    assert "s3_8" not in harkonnen  # beside Windgap
    assert "s3_8" in atreides  # a Plateau
    assert "s4_6" not in harkonnen  # beside Bight of the Cliff
    assert "s4_6" in atreides
    assert "s5_1" in harkonnen
    assert "s5_1" not in atreides  # beside Arrakeen and others
    for area in ("arrakeen", "carthag", "north_pole"):  # own Settlements hold a token
        assert area not in harkonnen | atreides
    for area in ("tasmin_sink", "windgap"):
        assert area not in harkonnen | atreides
    for area in ("s1_4", "s8_4", "s5_2", "s4_15", "false_wall_east", "s5_6"):  # Testing Stations (GLD-7.12)
        assert area not in harkonnen | atreides


def test_what_makes_an_area_not_empty() -> None:
    """GLD-7.9, INT-B14: a Harvester, a wormsign, a worm, an own legion. Beside a worm is fine."""
    s = guild_table()
    assert {"s4_5", "s4_1", "s2_2", "s2_4"} <= landing_areas(s, "harkonnen") & landing_areas(s, "atreides")
    harvester(s, "s4_5")
    wormsign(s, "s4_1")
    worm(s, "s2_2")
    legion(s, "harkonnen", "s1_13", regular=1)
    found = landing_areas(s, "harkonnen")
    assert not {"s4_5", "s4_1", "s2_2", "s1_13"} & found
    assert "s2_4" in found  # beside the worm, and beside the own legion
    assert "s4_5" not in landing_areas(s, "atreides")


def test_ex_41_adjacency() -> None:
    """EX-41, GLD-7.9: across an impassable border nobody is adjacent; tokens make a Legion; Troops too."""
    s = guild_table()
    legion(s, "harkonnen", "broken_land", regular=1)
    assert "s1_3" in landing_areas(s, "atreides")  # impassable border
    assert "s1_3" in landing_areas(s, "harkonnen")
    legion(s, "harkonnen", "s1_1", regular=1)
    assert "s1_3" not in landing_areas(s, "atreides")
    assert "s1_3" in landing_areas(s, "harkonnen")

    s = guild_table()
    assert "s2_2" in landing_areas(s, "harkonnen")
    legion(s, "atreides", "s2_4", tokens=["as1"])
    assert "s2_2" not in landing_areas(s, "harkonnen")
    assert "s2_2" in landing_areas(s, "atreides")

    s = guild_table()
    troops(s, "atreides", "s2_4", 1)
    assert "s2_2" not in landing_areas(s, "harkonnen")


def test_borders_opened_by_the_atomics_count() -> None:
    """GLD-7.9, ARR-25.5: Rimwall opens Imperial Basin - s1_5."""
    s = guild_table()
    assert "s1_5" in landing_areas(s, "atreides")
    s.atomics = 2
    s.opened = (AREA_ID["arrakeen"], AREA_ID["s1_4"], AREA_ID["imperial_basin"], AREA_ID["s1_5"])
    assert "s1_5" not in landing_areas(s, "atreides")
    raze(s, "imperial_basin")
    assert "s1_5" in landing_areas(s, "atreides")


def test_a_destroyed_settlement_is_an_ordinary_area() -> None:
    """GLD-7.9: it neither blocks nor is taken."""
    s = guild_table()
    raze(s, "north_pole")
    assert "north_pole" in landing_areas(s, "harkonnen")
    assert {"north_pole", "s7_4"} <= landing_areas(s, "atreides")
    raze(s, "tasmin_sink")
    assert "tasmin_sink" in landing_areas(s, "harkonnen")
    assert "s2_3" in landing_areas(s, "harkonnen")


def test_troops_without_a_legal_area_stay_loaded() -> None:
    """GLD-7.10"""
    s = guild_table()
    cargo(s, "harkonnen", 0, 4)
    only_land(s, "s4_6")  # beside a Sietch
    land(s, "harkonnen")
    assert loaded(s, "harkonnen") == (0, 4)
    assert s.heighliner == [0, 1]
    assert troops_on_board(s, "harkonnen") == {}
    assert asked(s)[1] == "place_harvester"


def test_troops_without_a_legal_area_return_with_the_switch() -> None:
    """Switch unplaceable_cargo: return_to_supply"""
    s = guild_table(unplaceable_cargo="return_to_supply")
    cargo(s, "harkonnen", 0, 4)
    only_land(s, "s4_6")
    land(s, "harkonnen")
    assert loaded(s, "harkonnen") == (0, 0)
    assert s.troops_left == 12
    assert s.bases_left == [8, 8]


# ---------------------------------------------------------------- Troops: how many


@pytest.mark.parametrize("n", [1, 2, 5])
def test_up_to_five_land_together(n: int) -> None:
    """GLD-7.5, GLD-7.8: no split."""
    s = guild_table()
    cargo(s, "harkonnen", 0, n)
    land(s, "harkonnen")
    act(s, "area s4_5")
    assert troops_on_board(s, "harkonnen") == {"s4_5": n}
    assert asked(s)[1] == "place_harvester"
    assert s.owner[AREA_ID["s4_5"]] == 0
    sums(s)


@pytest.mark.parametrize(
    ("n", "side", "banned", "numbers"),
    [
        (6, "harkonnen", False, range(1, 6)),
        (7, "atreides", False, range(1, 7)),
        (8, "atreides", False, range(2, 7)),
        (8, "harkonnen", True, range(3, 6)),  # EX-43
        (6, "harkonnen", True, range(1, 6)),
        (8, "atreides", True, range(2, 7)),  # the ban binds Harkonnen alone
    ],
)
def test_six_or_more_must_split(n: int, side: str, banned: bool, numbers: range) -> None:
    """GLD-7.6, GLD-7.8, EX-43, INT-B2: at least one in each area, the stacking limit in both."""
    s = guild_table()
    cargo(s, side, 0, n)
    if banned:
        ban(s, "choam")
    land(s, side)
    act(s, "area s4_5")
    assert asked(s)[1] == "land_how_many"
    assert starting(s, "number") == {str(i) for i in numbers}
    first = numbers[0]
    act(s, f"number {first}")
    assert asked(s)[1] == "land_troops"
    assert "s4_5" not in starting(s, "area")
    assert "the_great_flat" in starting(s, "area")  # the two areas may be adjacent (GLD-7.9)
    act(s, "area the_great_flat")
    assert troops_on_board(s, side) == {"s4_5": first, "the_great_flat": n - first}
    assert loaded(s, side) == (0, 0)
    sums(s)


@pytest.mark.parametrize("n", [6, 8])
def test_with_one_legal_area_five_land(n: int) -> None:
    """GLD-7.10"""
    s = guild_table()
    cargo(s, "atreides", 0, n)
    only_land(s, "s4_5")
    land(s, "atreides")
    act(s, "?area s4_5")
    assert troops_on_board(s, "atreides") == {"s4_5": 5}
    assert loaded(s, "atreides") == (0, n - 5)
    sums(s)


def test_with_one_legal_area_the_rest_returns_with_the_switch() -> None:
    """Switch unplaceable_cargo: return_to_supply"""
    s = guild_table(unplaceable_cargo="return_to_supply")
    cargo(s, "atreides", 0, 8)
    only_land(s, "s4_5")
    land(s, "atreides")
    act(s, "?area s4_5")
    assert loaded(s, "atreides") == (0, 0)
    assert s.troops_left == 7
    assert s.bases_left == [8, 3]


# ---------------------------------------------------------------- in the middle of something


def test_landed_troops_act_in_a_later_part() -> None:
    """GLD-7.1, GLD-7.7, GLD-7.11: Jubba Cloaks destroys a Harvester; the Troops land, then move with the extra card."""
    s = guild_table()
    heighliner(s, atreides=3)
    cargo(s, "atreides", 1, 2)
    harvester(s, "s4_6")
    legion(s, "atreides", "s4_12", regular=1, generic=1)
    hand(s, "war_plan")
    play(s, "jubba_cloaks", "area s4_12", "area s4_6", "?all", "imperium spacing_guild", "zone az8", "area s3_6")
    assert s.heighliner == [0, 0]
    act(s, "card war_plan", "move")
    assert "s3_6" in starting(s, "area")
    act(s, "area s3_6", "area s3_7", "all")
    assert troops_at(s, "s3_7") == 2


def test_troops_landed_by_the_first_harvester_do_not_move_in_the_same_part() -> None:
    """GLD-7.11, ARR-14.9: all moves are over when Harvesters are taken."""
    s = guild_table()
    heighliner(s, atreides=3)
    cargo(s, "atreides", 0, 2)
    harvester(s, "s4_6")
    legion(s, "atreides", "s4_12", regular=1)
    legion(s, "atreides", "s2_3", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_6", "?all")
    assert harvesters(s) == {"s4_6"}
    assert asked(s)[1] == "move_from"
    act(s, "skip", "imperium spacing_guild", "area s3_6")
    assert asked(s)[1] in ("turn_end", "nothing")


def test_landing_takes_and_triggers_nothing() -> None:
    """GLD-7.12, GLD-7.14, INT-B15: no wormsign, no hazard before the next round's Desert Hazards."""
    s = guild_table()
    cargo(s, "harkonnen", 0, 5)
    land(s, "harkonnen")
    act(s, "area s4_5")
    assert s.sign[AREA_ID["s4_5"]] == 0
    assert at(s, "s4_5") == {"harkonnen": (0, 0, 0)}
    assert troops_at(s, "s4_5") == 5
    assert s.phase == k.VEHICLES


def test_landed_harkonnen_troops_face_the_storm_next_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-B15, GLD-8.11"""
    s = guild_table()
    cargo(s, "harkonnen", 0, 2)
    land(s, "harkonnen")
    act(s, "area s4_5")
    fix(monkeypatch, "S*")  # Deep Desert: sword 1, special 2
    storms(s)
    act(s, "?troop", "?troop", "?troop")
    assert troops_on_board(s, "harkonnen") == {}
    assert s.troops_left == 12
    assert s.bases_left == [8, 8]


# ---------------------------------------------------------------- the life of a Frigate (GLD-9.3 to GLD-9.6)


def test_ex_47_life_cycle() -> None:
    """EX-47, GLD-9.6, INT-B12, INT-B13: it closes its zone in Vehicle Placement and leaves before Desert Hazards."""
    s = guild_table()
    heighliner(s, 3, 0)
    cargo(s, "harkonnen", 1, 0)
    next_round(s)
    act(s, "zone az6")
    assert asked(s)[1] == "place_harvester"
    act(s, "skip")
    for kind in ("place_carryall", "place_ornithopter"):
        assert asked(s)[1] == kind
        assert "az6" not in starting(s, "zone")
        act(s, "skip")
    assert air(s) == {"az6": "harkonnen_frigate"}
    assert s.frigates_left == [2, 3]
    # The last Harkonnen die of the round:
    s.stack = []
    s.side = 0
    s.acting = -1
    s.dice = [0] * 20
    s.phase = k.ACTIONS
    run_on(s)
    assert air(s) == {}
    assert s.frigates_left == [3, 3]


def test_frigates_of_both_sides_leave_before_desert_hazards() -> None:
    """GLD-9.3, GLD-9.4; Ornithopters, Carryalls and the Navigator stay until the end of the round."""
    s = guild_table()
    frigate(s, "harkonnen", "az1", "az2")
    frigate(s, "atreides", "az3")
    ornithopter(s, "az4")
    carryall(s, "az5")
    navigator(s, "az6")
    s.stack = []
    s.side = 0
    s.phase = k.ACTIONS
    rounds.next_step(s)
    assert air(s) == {"az4": "ornithopter", "az5": "carryall", "az6": "navigator"}
    assert s.frigates_left == [3, 3]


def test_frigates_that_land_in_phase_4_stay() -> None:
    """GLD-9.6: the removal of vehicles at the end of the round does not touch them."""
    s = guild_table()
    frigate(s, "harkonnen", "az1")
    frigate(s, "atreides", "az3")
    ornithopter(s, "az4")
    round_end(s)
    act(s, "?skip", "?skip", "?skip", "?skip")
    assert air(s) == {"az1": "harkonnen_frigate", "az3": "atreides_frigate"}
    assert s.vehicles[1] == 6
    imperium(s, 1, 5, 5)
    vehicles_phase(s)
    act(s, "skip")
    assert starting(s, "zone") == {"az2", "az4", "az5", "az6", "az7", "az8"}


def test_int_b13_six_frigates_leave_two_zones() -> None:
    """INT-B13"""
    s = guild_table()
    frigate(s, "harkonnen", "az1", "az2", "az3")
    frigate(s, "atreides", "az4", "az5", "az6")
    imperium(s, 1, 1, 1)
    vehicles_phase(s)
    act(s, "skip")
    assert asked(s)[1] == "place_carryall"
    assert starting(s, "zone") == {"az7", "az8"}
    act(s, "zone az7", "skip")
    assert asked(s)[1] == "place_ornithopter"
    assert starting(s, "zone") == {"az8"}
    act(s, "zone az8")
    act(s, "?skip")
    assert (air(s)["az7"], air(s)["az8"]) == ("carryall", "ornithopter")


# ---------------------------------------------------------------- cards on Heighliners


def test_spice_bribe_keeps_harkonnen_troops_out_of_the_desert() -> None:
    """cards.yaml fr_spice_bribe: Desert and Deep Desert are closed, for Harkonnen alone."""
    s = guild_table()
    before = landing_areas(s, "harkonnen")
    assert {"s4_5", "s4_1", "s5_3"} <= before
    lasting(s, "spice_bribe")
    after = landing_areas(s, "harkonnen")
    assert not {"s4_5", "s4_1", "s5_3", "s2_2", "s7_4"} & after
    assert {"s5_4", "s5_7"} <= after  # Mountain, Minor Erg
    assert {"s4_5", "s4_1"} <= landing_areas(s, "atreides")


def test_spice_bribe_without_another_area_the_troops_stay_loaded() -> None:
    """cards.yaml fr_spice_bribe, GLD-7.10"""
    s = guild_table()
    lasting(s, "spice_bribe")
    cargo(s, "harkonnen", 0, 3)
    only_land(s, "s4_5", "s4_1")
    land(s, "harkonnen")
    assert loaded(s, "harkonnen") == (0, 3)
    assert troops_on_board(s, "harkonnen") == {}


def test_spice_bribe_does_not_stop_frigates_or_moves() -> None:
    s = guild_table()
    lasting(s, "spice_bribe")
    cargo(s, "harkonnen", 1, 0)
    land(s, "harkonnen")
    assert starting(s, "zone") == {f"az{i}" for i in range(1, 9)}
    s = guild_table()
    lasting(s, "spice_bribe")
    troops(s, "harkonnen", "s5_4", 1)
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s5_4", "area s5_3", "?all", "?skip")
    assert troops_at(s, "s5_3") == 1
    end_turn(s)


# ---------------------------------------------------------------- with the expansions


def test_house_atreides_splits_six_troops() -> None:
    """GLD-7.6, INT-B30: the House player, whose seat is not the number of the side."""
    s = guild_table(4)
    heighliner(s, atreides=3)
    cargo(s, "atreides", 0, 6)
    next_round(s)
    act(s, "area s4_5")
    assert asked(s) == (2, "land_how_many")
    assert starting(s, "number") == {"1", "2", "3", "4", "5"}
    act(s, "number 2", "area the_great_flat")
    assert troops_on_board(s, "atreides") == {"s4_5": 2, "the_great_flat": 4}
