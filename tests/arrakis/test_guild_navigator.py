"""The Guild Navigator (GLD-11)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.position import run_on
from landsraad.arrakis.rules.turn import begin_turn

from .guild_table import (
    air,
    fill_sky,
    frigate,
    guild_table,
    navigator,
    troops,
    troops_on_board,
)
from .helpers import (
    PAUSE,
    act,
    asked,
    at,
    ban,
    carryall,
    dice,
    fix,
    legal,
    legion,
    ornithopter,
    paused,
    raze,
    round_end,
    sietch,
    starting,
    turn,
    vehicles_phase,
)
from .playing import play

# ---------------------------------------------------------------- his card (cards.yaml the_guild_navigator)


def test_placed_in_an_unoccupied_zone_then_a_legion_moves() -> None:
    """GLD-11.1, GLD-11.2"""
    s = guild_table()
    ornithopter(s, "az1")
    carryall(s, "az2")
    frigate(s, "harkonnen", "az3")
    frigate(s, "atreides", "az4")
    legion(s, "harkonnen", "s4_4", regular=1)
    play(s, "the_guild_navigator")
    assert asked(s) == (0, "place_navigator")
    assert starting(s, "zone") == {"az5", "az6", "az7", "az8"}
    act(s, "zone az7")
    assert air(s)["az7"] == "navigator"
    assert asked(s)[1] == "move_from"
    act(s, "area s4_4", "area s4_7", "?all")
    assert at(s, "s4_7") == {"harkonnen": (1, 0, 0)}
    assert paused(s)


def test_another_copy_moves_him() -> None:
    """GLD-11.9: to another unoccupied zone, or he stays."""
    s = guild_table()
    navigator(s, "az1")
    play(s, "the_guild_navigator")
    assert starting(s, "zone") == {f"az{i}" for i in range(2, 9)}
    act(s, "zone az5", "?skip")
    assert air(s) == {"az5": "navigator"}
    play(s, "the_guild_navigator", "skip", "?skip")
    assert air(s) == {"az5": "navigator"}


def test_without_a_free_zone_the_rest_follows() -> None:
    """GLD-11.10"""
    s = guild_table()
    fill_sky(s)
    legion(s, "harkonnen", "s4_4", regular=1)
    play(s, "the_guild_navigator")
    assert asked(s)[1] == "move_from"
    act(s, "area s4_4", "area s4_7", "?all")
    assert "navigator" not in air(s).values()


def test_the_move_of_the_card_may_use_him() -> None:
    """GLD-11.4 (a): as if he were an Ornithopter, from his own zone, in the later part of the same card."""
    s = guild_table()
    legion(s, "harkonnen", "s4_4", regular=1)
    play(s, "the_guild_navigator", "zone az3", "area s4_4", "area s4_13", "?all")
    assert at(s, "s4_13") == {"harkonnen": (1, 0, 0)}
    assert air(s) == {}


# ---------------------------------------------------------------- (a) as an Ornithopter


def test_he_carries_a_legion_two_areas() -> None:
    """GLD-11.4, GLD-11.7: only from his own zone; never three areas."""
    s = guild_table()
    legion(s, "harkonnen", "s4_4", regular=1)
    navigator(s, "az3")
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s4_4")
    assert {"s4_13", "s4_14", "s4_6"} <= starting(s, "area")
    assert "s8_1" not in starting(s, "area")  # three away
    act(s, "area s4_14", "?all", "?skip")
    assert air(s) == {}

    s = guild_table()
    legion(s, "harkonnen", "s4_4", regular=1)
    navigator(s, "az8")
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s4_4")
    assert "s4_14" not in starting(s, "area")


def test_he_scouts() -> None:
    """GLD-11.4, GLD-11.5: he is removed; the sietch and the tokens of the area are shown."""
    s = guild_table()
    sietch(s, "tasmin_sink", 2, up=False)
    legion(s, "atreides", "tasmin_sink", tokens=["as1"])
    navigator(s, "az5")
    turn(s, "harkonnen", "mentat", "deployment")
    assert "scout az5" in legal(s)
    act(s, "scout az5")
    assert air(s) == {}
    assert at(s, "tasmin_sink") == {"atreides": (2, 0, 0)}
    assert s.vehicles[1] == 6  # he is no Ornithopter


def test_he_does_not_serve_the_atreides() -> None:
    s = guild_table()
    legion(s, "atreides", "s4_4", regular=1)
    navigator(s, "az3")
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_4")
    assert "s4_14" not in starting(s, "area")


# ---------------------------------------------------------------- (b) instead of an Ornithopter


@pytest.mark.parametrize("who", ["navigator", "ornithopter"])
def test_int_b25_instead_of_the_ornithopter(who: str) -> None:
    """INT-B25, GLD-11.4 (b), GLD-11.7: the Ornithopter's zone decides, wherever he stands."""
    s = guild_table()
    legion(s, "harkonnen", "s4_4", regular=1)
    ornithopter(s, "az3")
    navigator(s, "az5")
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s4_4", "area s4_14")
    assert asked(s) == (0, "who_flies")
    assert legal(s) == {"navigator", "ornithopter"}
    act(s, who, "?all", "?skip")
    assert at(s, "s4_14") == {"harkonnen": (1, 0, 0)}
    assert air(s) == ({"az3": "ornithopter"} if who == "navigator" else {"az5": "navigator"})


def test_ex_s3_scouting_on_the_far_side() -> None:
    """EX-S3, GLD-11.5: he is spent, the Ornithopter stays and scouts again."""
    s = guild_table()
    sietch(s, "tasmin_sink", 2, up=False)
    sietch(s, "hobars_gap", 1, up=False)
    ornithopter(s, "az5")
    navigator(s, "az3")
    turn(s, "harkonnen", "mentat", "deployment")
    assert {w for w in legal(s) if w.startswith("scout")} == {"scout az5"}
    act(s, "scout az5", "navigator", "area tasmin_sink")
    assert air(s) == {"az5": "ornithopter"}
    act(s, "scout az5", "?area hobars_gap")
    assert air(s) == {}
    assert s.sietch_up == 255


@pytest.mark.parametrize("who", ["navigator", "ornithopter"])
def test_in_an_attack(who: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-11.4 (b), INT-B36: spent although the battle is lost."""
    s = guild_table()
    legion(s, "harkonnen", "s4_4", regular=1)
    legion(s, "atreides", "s4_13", regular=2)
    raze(s, "rock_outcroppings", "bight_of_the_cliff")
    ornithopter(s, "az3")
    navigator(s, "az5")
    fix(monkeypatch, "D", "SS")
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area s4_4", "?area s4_13", "?all")
    assert asked(s) == (0, "who_flies")
    act(s, who)
    assert air(s) == ({"az3": "ornithopter"} if who == "navigator" else {"az5": "navigator"})
    assert at(s, "s4_4") == {}


def test_he_replaces_no_frigate() -> None:
    """GLD-11.4: only an Ornithopter."""
    s = guild_table()
    legion(s, "harkonnen", "s4_4", regular=1)
    frigate(s, "harkonnen", "az3")
    navigator(s, "az5")
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s4_4", "area s8_1", "?all", "?skip")
    assert air(s) == {"az5": "navigator"}


# ---------------------------------------------------------------- limits


def test_int_b3_the_scouting_ban() -> None:
    """INT-B3, GLD-11.8, ARR-21.10: no scouting in either mode; transport is fine."""
    s = guild_table()
    sietch(s, "tasmin_sink", 2, up=False)
    ornithopter(s, "az5")
    navigator(s, "az3")
    sietch(s, "rock_outcroppings", 3, up=False)
    legion(s, "harkonnen", "s4_4", regular=1)
    ban(s, "spacing_guild")
    turn(s, "harkonnen", "strategy", "mentat")
    assert not any(w.startswith("scout") for w in legal(s))
    act(s, "die strategy", "move", "area s4_4", "area s4_14", "?all", "?skip")
    assert air(s) == {"az5": "ornithopter"}


def test_one_transport_per_legion_and_turn() -> None:
    """GLD-11.8, ARR-14.14: flown by him, not flown again by an Ornithopter."""
    s = guild_table()
    legion(s, "harkonnen", "s4_4", regular=1, leaders=["beast_rabban"])
    navigator(s, "az3")
    ornithopter(s, "az2")
    turn(s, "harkonnen", "leadership")
    act(s, "leader beast_rabban", "area s4_4", "area s4_13", "?all", "area s4_13")
    assert starting(s, "area") == {"s4_7", "s4_8", "s4_14", "s8_1", "s8_3"}  # on foot; the Sietch is closed


def test_he_leaves_with_the_vehicles() -> None:
    """GLD-11.3, ARR-22.3"""
    s = guild_table()
    navigator(s, "az3")
    carryall(s, "az1")
    round_end(s)
    act(s, "?skip")
    assert air(s) == {}
    assert s.vehicles == [8, 6, 3]


@pytest.mark.parametrize("who", ["navigator", "ornithopter"])
def test_int_b24_scouting_at_the_end_of_the_round(who: str) -> None:
    """INT-B24, ARR-11.4"""
    s = guild_table()
    sietch(s, "tasmin_sink", 2, up=False)
    sietch(s, "rock_outcroppings", 3, up=False)
    navigator(s, "az3")
    ornithopter(s, "az5")
    round_end(s)
    assert asked(s) == (0, "end_scout")
    assert legal(s) == {"scout az3", "scout az5", "skip"}
    if who == "navigator":
        act(s, "scout az3")
        assert legal(s) == {"scout az5", "skip"}
    else:
        act(s, "scout az5", "ornithopter")
        assert legal(s) == {"scout az3", "skip"}
    act(s, "skip")
    assert air(s) == {}
    assert s.sietch_up.bit_count() == 7


def test_no_scouting_at_the_end_of_the_round_under_the_ban() -> None:
    """INT-B3"""
    s = guild_table()
    sietch(s, "rock_outcroppings", 3, up=False)
    navigator(s, "az3")
    ban(s, "spacing_guild")
    round_end(s)
    assert air(s) == {}
    assert s.sietch_up.bit_count() == 7


def test_he_fills_his_zone() -> None:
    """GLD-11.9: for vehicles placed in the round and for Frigates."""
    s = guild_table()
    navigator(s, "az3")
    play(s, "full_control_of_the_air")
    assert asked(s)[1] == "place_ornithopter"
    assert "az3" not in starting(s, "zone")


def test_he_is_no_target_for_effects_on_leaders() -> None:
    """INT-B26, GLD-11.6, GLD-11.8: Alia finds nobody."""
    s = guild_table()
    navigator(s, "az3")
    legion(s, "atreides", "s4_4", special=1)
    play(s, "crysknife", "skip")
    assert paused(s)
    assert air(s) == {"az3": "navigator"}
    assert "navigator" not in str(s.view(0)["leaders"])


def test_vehicle_placement_does_not_take_him_back() -> None:
    """GLD-11.8: he is no vehicle (by hand: he is never on the board in that phase)."""
    s = guild_table()
    navigator(s, "az3")
    vehicles_phase(s)
    act(s, "skip")
    assert "az3" not in starting(s, "zone")


def test_he_flies_troops() -> None:
    """GLD-8.3"""
    s = guild_table()
    troops(s, "harkonnen", "s4_4", 2)
    navigator(s, "az3")
    turn(s, "harkonnen", "leadership")
    act(s, "move", "area s4_4", "area s4_14", "all", "?skip")
    assert troops_on_board(s, "harkonnen") == {"s4_14": 2}


# ---------------------------------------------------------------- with the expansions


def test_the_attacker_chooses_who_flies_in_a_team() -> None:
    """INT-B30, GLD-11.4: Corrino acts, so Corrino says whether the Navigator goes."""
    s = guild_table(4)
    navigator(s, "az8")
    ornithopter(s, "az3")
    legion(s, "harkonnen", "s4_4", regular=1)
    legion(s, "atreides", "s4_14", regular=1)
    s.phase = k.ACTIONS
    dice(s, "harkonnen", "mentat")
    dice(s, "harkonnen", "strategy", "mentat", partner=True)
    s.stack = [PAUSE]
    begin_turn(s, 0)
    run_on(s)
    act(s, "seat 1", "die strategy", "attack", "area s4_4", "?area s4_14", "?all")
    assert asked(s) == (1, "who_flies")
