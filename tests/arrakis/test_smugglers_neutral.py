"""Neutral smugglers: Harkonnen uses their vehicles, the Atreides capture their Harvesters (SMG-5, SMG-6, INT-A)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.tables import AREA_ID, AREAS
from landsraad.kernel.contract import Setup

from .guild_table import (
    guild_table,
)
from .helpers import (
    act,
    asked,
    carryall,
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
    pool,
    prescience,
    round_end,
    sietch,
    starting,
    station,
    storms,
    table,
    turn,
    vehicles_phase,
    worm,
    worms,
    wormsign,
    wormsigns,
)
from .playing import play
from .smuggling import (
    allied,
    board,
    crew,
    eliminated,
    here,
    kinds,
    neutral,
    sky,
    smuggler_carryall,
)
from .smuggling import smuggler_harvester as smuggled

DESERT = {a.id for a in AREAS if a.terrain in ("desert", "deep_desert")}
SIETCHES = {a.id for a in AREAS if a.sietch}


def strategy_move(s: Position, *choices: str) -> None:
    turn(s, "atreides", "strategy")
    act(s, "move", *choices)


# ---------------------------------------------------------------- placement (SMG-6.4, SMG-6.5)


def test_placing_is_compulsory() -> None:
    """SMG-5.2, SMG-6.4, INT-A9: Harvesters and Carryall, no skip; Harkonnen's own may be skipped (ARR-7.9)."""
    s = neutral()
    vehicles_phase(s)
    for area in ("s1_1", "s1_5", "s3_3"):
        assert asked(s) == (0, "place_smuggler_harvester")
        assert "skip" not in legal(s)
        act(s, f"area {area}")
    assert asked(s) == (0, "place_harvester")
    act(s, "skip")
    assert asked(s) == (0, "place_smuggler_carryall")
    assert legal(s) == {f"zone az{n}" for n in range(1, 9)}
    act(s, "zone az5")
    assert asked(s)[1] == "place_carryall"
    assert starting(s, "zone") == {"az1", "az2", "az3", "az4", "az6", "az7", "az8"}
    act(s, "skip", "skip")
    assert paused(s)
    assert kinds(s) == {"s1_1": "smugglers", "s1_5": "smugglers", "s3_3": "smugglers"}
    assert sky(s) == {"az5": "smuggler_carryall"}
    assert (board(s)["harvesters"], board(s)["carryall"]) == (0, False)
    assert s.vehicles == [8, 6, 3]  # SMG-6.10: not Harkonnen's vehicles


def test_where_smuggler_harvesters_go() -> None:
    """SMG-6.5, ARR-7.4, ARR-7.10: Desert free for Harkonnen; own legions, wormsigns and stations do not matter."""
    s = neutral()
    legion(s, "atreides", "s1_5", regular=1)
    legion(s, "harkonnen", "s1_6", regular=1)
    worm(s, "s1_7")
    wormsign(s, "s1_8")
    vehicles_phase(s)
    assert starting(s, "area") == DESERT - SIETCHES - {"s1_5", "s1_7"}
    assert {"s1_6", "s1_8", "s1_4", "s8_4"} <= starting(s, "area")  # s1_4 and s8_4 have stations


def test_two_harvesters_never_share_an_area() -> None:
    """SMG-6.5, SMG-16.6"""
    s = neutral()
    vehicles_phase(s)
    act(s, "area s1_5")
    assert "area s1_5" not in legal(s)
    act(s, "area s1_6", "area s1_7")
    assert asked(s)[1] == "place_harvester"
    assert {"s1_5", "s1_6", "s1_7"} & starting(s, "area") == set()


def test_no_legal_spot_leaves_them_available() -> None:
    """SMG-6.5: a single free Desert area, no free zone (Carryalls and Ornithopters of a card, say)."""
    s = neutral()
    for area in sorted(DESERT - SIETCHES - {"s1_5"}):
        s.owner[AREA_ID[area]] = 1
        s.force[AREA_ID[area] * k.FIGURES] = 1
    s.zone = [5] * 8
    vehicles_phase(s)
    assert kinds(s) == {"s1_5": "smugglers"}
    assert board(s)["harvesters"] == 2
    assert board(s)["carryall"]


def test_captured_ones_are_not_placed() -> None:
    """SMG-6.3, SMG-6.15: with one captured two are left."""
    s = neutral(staban=6)
    s.smuggler_harvesters = 2
    vehicles_phase(s)
    act(s, "area s1_5", "area s1_6")
    assert asked(s)[1] == "place_harvester"


def test_the_smuggler_carryall_keeps_its_zone() -> None:
    """SMG-6.5, ARR-7.6: only own Ornithopters are taken back to make room."""
    s = neutral()
    smuggler_carryall(s, "az1")
    for n in range(2, 9):
        s.zone[n - 1] = 5
    turn(s, "harkonnen", "house")
    act(s, "vehicles")
    assert legal(s) == {"harvester", "skip"}


def test_int_c22_a_zone_is_left_for_the_smuggler_carryall() -> None:
    """INT-C22, INT-A9: with one free zone it is the Carryall's, before Harkonnen's own vehicles; with none it waits."""
    for free, expected in (("az3", "smuggler_carryall"), (None, None)):
        s = neutral(guild=True)
        s.zone = [0 if f"az{n}" == free else 5 for n in range(1, 9)]
        vehicles_phase(s)
        act(s, "area s1_5", "area s1_6", "area s1_7", "skip")
        while not paused(s):
            assert starting(s, "zone") == set()
            act(s, "skip")
        assert sky(s).get("az3") == (expected or "harkonnen_frigate")
        assert board(s)["carryall"] is (free is None)


@pytest.mark.parametrize("make", [allied, eliminated])
def test_later_harkonnen_places_its_own_only(make: type) -> None:
    """SMG-5.2, SMG-5.8, SMG-7.2"""
    s = make()
    vehicles_phase(s)
    assert asked(s) == (0, "place_harvester")
    act(s, "skip")
    assert asked(s)[1] == "place_carryall"


def test_ex_11_no_back_door() -> None:
    """EX-11, SMG-6.10, INT-A10: a House result places Harkonnen vehicles only."""
    s = neutral()
    assert s.smuggler_harvesters == 3
    s.vehicles = [0, 0, 0]
    turn(s, "harkonnen", "house")
    act(s, "vehicles")
    assert paused(s)
    assert kinds(s) == {}
    s.vehicles = [8, 6, 3]
    turn(s, "harkonnen", "house")
    act(s, "vehicles", "harvester", "area s1_5", "?skip", "?skip", "?end")
    assert kinds(s) == {"s1_5": "harkonnen"}
    assert s.smuggler_harvesters == 3


@pytest.mark.parametrize("card", ["workhorse_of_arrakis", "sandmasters"])
def test_cards_place_harkonnen_harvesters_only(card: str) -> None:
    """INT-A10"""
    s = neutral()
    s.vehicles[0] = 1
    play(s, card)
    while asked(s)[1] == "place_harvester":
        act(s, min(legal(s) - {"skip"}) if legal(s) - {"skip"} else "skip")
    assert list(kinds(s).values()) == ["harkonnen"]
    assert s.smuggler_harvesters == 3


# ---------------------------------------------------------------- spice (SMG-5.5, SMG-6.2, SMG-6.9)


def test_ex_04_yield() -> None:
    """EX-04: 2 + 2 + 1 + 1 + 1 = 7."""
    s = neutral()
    harvester(s, "s1_1", "s1_2", "s1_5")
    smuggled(s, "s1_10", "s1_6")
    harvest(s)
    assert s.spice == 7
    assert kinds(s) == {}  # SMG-5.11
    assert board(s)["harvesters"] == 3
    assert s.vehicles[0] == 8


def test_int_a1_smuggler_spice_pays_the_imperium() -> None:
    """INT-A1, SMG-6.9: three of theirs are 3 spice, enough to raise a marker."""
    s = neutral()
    imperium(s, 3, 3, 3)
    smuggled(s, "s1_1", "s1_2", "s1_5")
    harvest(s)
    act(s, "raise")
    while not paused(s):
        act(s, "drop" if "drop" in legal(s) else "skip")
    assert s.imperium == [4, 2, 2]


# ---------------------------------------------------------------- Desert Hazards (SMG-5.4, SMG-6.7, SMG-6.8)


def test_wormsigns_under_smuggler_harvesters() -> None:
    """SMG-6.7: one for each area with a Smuggler Harvester, resolved with all the others."""
    s = neutral()
    smuggled(s, "s1_1", "s1_5")
    legion(s, "harkonnen", "s3_3", regular=1)
    pool(s, "sand", "sand", "sand")
    hazards(s)
    assert s.signs_now == () or wormsigns(s) <= {"s1_1", "s1_5", "s3_3"}
    while not paused(s):
        act(s, min(legal(s)))
    assert s.pool == [0, 0, 0]


def test_ex_10_shared_area_one_wormsign() -> None:
    """EX-10, SMG-6.8"""
    s = neutral()
    smuggled(s, "s1_5")
    legion(s, "harkonnen", "s1_5", regular=1)
    smuggled(s, "s1_6")
    pool(s, "sand", "sand", "sand", "sand")
    hazards(s)
    assert starting(s, "area") == {"s1_5", "s1_6"}
    assert len(s.pool) == 2


def test_a_short_pool_lets_the_atreides_choose() -> None:
    """SMG-6.8, ARR-20.3"""
    s = neutral()
    smuggled(s, "s1_5", "s1_6")
    pool(s, "sand")
    hazards(s)
    assert asked(s)[0] == 1
    assert starting(s, "area") == {"s1_5", "s1_6"}


def test_no_second_sign_and_none_beside_a_worm() -> None:
    """SMG-6.8: a token or a Sandworm is there already (a Harvester the Carryall saved)."""
    s = neutral()
    smuggled(s, "s1_5", "s1_6", "s1_1")
    wormsign(s, "s1_5")
    worm(s, "s1_6")
    before = len(s.pool)
    hazards(s)
    assert starting(s, "area") == {"s1_5", "s1_1"}
    assert len(s.pool) == before - 1


def test_ex_08_worm_eats_a_smuggler_harvester() -> None:
    """EX-08, SMG-6.11, SMG-6.12, SMG-6.21, INT-A6: a Harkonnen Carryall does not help; back later, Staban stays."""
    s = neutral()
    smuggled(s, "s1_5")
    carryall(s, "az1")
    smuggler_carryall(s, "az8")
    pool(s, "sandworm")
    hazards(s)
    assert paused(s)
    assert kinds(s) == {}
    assert worms(s) == {"s1_5"}
    assert board(s)["harvesters"] == 3
    assert s.staban_step == 7
    assert sky(s) == {"az1": "carryall", "az8": "smuggler_carryall"}


@pytest.mark.parametrize("rescue", [True, False])
def test_int_a6_the_smuggler_carryall_rescues(rescue: bool) -> None:
    """INT-A6, SMG-6.25: Harkonnen decides; the worm is placed either way; the Carryall is available again."""
    s = neutral()
    smuggled(s, "s1_5")
    smuggler_carryall(s, "az1")
    pool(s, "sandworm")
    hazards(s)
    assert asked(s) == (0, "carryall")
    assert legal(s) == {"zone az1", "skip"}
    act(s, "zone az1" if rescue else "skip")
    assert kinds(s) == ({"s1_5": "smugglers"} if rescue else {})
    assert worms(s) == {"s1_5"}
    assert sky(s) == ({} if rescue else {"az1": "smuggler_carryall"})
    assert board(s)["carryall"] is rescue
    if rescue:
        harvest(s)
        assert s.spice == 1


def test_int_a8_each_carryall_for_its_own_kind() -> None:
    """INT-A8, SMG-6.11, SMG-6.12"""
    s = neutral()
    smuggled(s, "s1_5")
    harvester(s, "s1_6")
    carryall(s, "az1")
    s.zone[3] = 0
    smuggler_carryall(s, "az4")  # az4 is not over s1
    pool(s, "sandworm", "sandworm")
    hazards(s)
    act(s, "area s1_5")  # nobody can save it
    assert kinds(s) == {"s1_6": "harkonnen"}
    assert legal(s) == {"zone az1", "skip"}
    act(s, "zone az1")
    assert kinds(s) == {"s1_6": "harkonnen"}


def test_the_smuggler_carryall_saves_no_harkonnen_harvester() -> None:
    """SMG-6.11"""
    s = neutral()
    harvester(s, "s1_5")
    smuggler_carryall(s, "az1")
    pool(s, "sandworm")
    hazards(s)
    assert paused(s)
    assert kinds(s) == {}
    assert s.vehicles[0] == 8


def test_int_a7_legion_and_smuggler_harvester(monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-A7: a destroyed legion takes the Harvester along, for this round; Staban stays. There is no way out."""
    s = neutral()
    smuggled(s, "s1_5")
    legion(s, "harkonnen", "s1_5", regular=2)
    for area in ("s1_2", "s1_4", "s1_6", "s1_7", "s1_8"):
        legion(s, "atreides", area, regular=1)
    pool(s, "sandworm")
    fix(monkeypatch, "SSDD")
    hazards(s)
    assert paused(s)
    assert here(s, "s1_5") == {}
    assert kinds(s) == {}
    assert (board(s)["harvesters"], s.staban_step) == (3, 7)


def test_int_a7_the_legion_leaves_and_the_harvester_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-A7, ARR-20.9: the legion retreats; a Harvester left behind follows ARR-20.8, here without a Carryall."""
    s = neutral()
    smuggled(s, "s1_5")
    legion(s, "harkonnen", "s1_5", regular=2)
    pool(s, "sandworm")
    fix(monkeypatch)
    hazards(s)
    assert asked(s) == (1, "worm_retreat")
    act(s, "area s1_6")
    assert here(s, "s1_6") == {"harkonnen": (2, 0, 0)}
    assert kinds(s) == {}


def test_int_a4_storms_leave_smuggler_vehicles(monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-A4"""
    s = neutral()
    smuggled(s, "s1_5")
    smuggler_carryall(s, "az1")
    fix(monkeypatch)
    storms(s)
    assert paused(s)
    assert kinds(s) == {"s1_5": "smugglers"}
    assert sky(s) == {"az1": "smuggler_carryall"}


def test_int_a39_harvester_beside_a_retreated_legion() -> None:
    """INT-A39, ARR-15.34: no wormsign, it yields its spice."""
    s = neutral()
    smuggled(s, "s1_5", "s1_6")
    legion(s, "atreides", "s1_5", regular=1)
    pool(s, "sand", "sand")
    hazards(s)
    assert paused(s)  # one sign, of sand, at s1_6
    assert s.pool == [0, 0]
    harvest(s)
    assert s.spice == 2


def test_a_worm_attack_on_a_smuggler_harvester() -> None:
    """SMG-6.21, ARR-20.14: temporary; only the Smuggler Carryall may save it."""
    s = neutral()
    smuggled(s, "s1_5")
    carryall(s, "az1")
    worm(s, "s1_6")
    turn(s, "atreides", other=["strategy"])  # no die: Desert Power is all there is
    act(s, "worm attack", "area s1_6", "area s1_5", "skip")
    assert kinds(s) == {}
    assert (board(s)["harvesters"], s.staban_step) == (3, 7)


# ---------------------------------------------------------------- not Harkonnen vehicles (SMG-6.13, SMG-6.14, SMG-6.21)


def test_ex_s5_fremen_rockets_leave_smuggler_vehicles(monkeypatch: pytest.MonkeyPatch) -> None:
    """EX-S5, SMG-6.13, INT-A12"""
    s = neutral()
    legion(s, "atreides", "gara_kulon", regular=1)
    smuggled(s, "s1_5")
    harvester(s, "s1_6")
    smuggler_carryall(s, "az1")
    fix(monkeypatch, "SSS")
    play(s, "fremen_rockets", "sector s1")
    assert legal(s) == {"area s1_6", "skip"}


def test_ex_s5_dust_chasms_remove_them_for_a_round() -> None:
    """EX-S5, SMG-6.21, INT-A11: Deep Desert only, available again, Staban stays; it counts as removed (INT-A15)."""
    s = neutral()
    smuggled(s, "s1_1", "s1_5")
    play(s, "dust_chasms")
    assert starting(s, "area") == {"s1_1"}
    act(s, "area s1_1")
    assert kinds(s) == {"s1_5": "smugglers"}
    assert (board(s)["harvesters"], s.staban_step) == (2, 7)
    assert s.harvesters_lost == 1


def test_int_a13_spotter_control_works_on_their_signs() -> None:
    """INT-A13: a Wormsign is a Wormsign."""
    s = neutral()
    smuggled(s, "s1_5")
    wormsign(s, "s1_5")
    play(s, "spotter_control")
    assert "area s1_5" in legal(s)


def test_smuggler_figures_do_not_guard_and_do_not_scout() -> None:
    """SMG-6.10: the Carryall is no Ornithopter; nothing of the smugglers scouts."""
    s = neutral()
    smuggler_carryall(s, "az1")
    sietch(s, "gara_kulon", 2, up=False)
    turn(s, "harkonnen", "strategy", "strategy")
    assert starting(s, "scout") == set()


# ---------------------------------------------------------------- capture (SMG-6.15 to SMG-6.24)


def test_ex_05_capture_by_move() -> None:
    """EX-05, SMG-6.6, SMG-6.15: out of the game, St=6, no alliance at P=(2,1,0)."""
    s = neutral()
    markers(s, 2, 1, 0)
    smuggled(s, "s1_5")
    legion(s, "atreides", "s1_6", regular=1)
    strategy_move(s, "area s1_6", "area s1_5")
    assert paused(s)
    assert kinds(s) == {}
    assert board(s)["harvesters"] == 2
    assert s.staban_step == 6
    assert board(s)["status"] == "neutral"
    next_round(s)
    assert s.smuggler_harvesters == 2  # for good


def test_capture_of_all_three() -> None:
    """SMG-6.23, SMG-4.7: once per Harvester; the smugglers stay neutral without any."""
    s = neutral(staban=4)  # three cards played
    s.thopters_locked, s.thopters_ready = 0, 3
    smuggled(s, "s1_5", "s1_8", "s1_12")
    for start, end in (("s1_6", "s1_5"), ("s1_9", "s1_8"), ("s1_13", "s1_12")):
        legion(s, "atreides", start, regular=1)
        strategy_move(s, f"area {start}", f"area {end}", "?skip")
    assert s.staban_step == 1
    assert kinds(s) == {}
    assert board(s)["status"] == "neutral"
    assert board(s)["harvesters"] == 0
    vehicles_phase(s)
    assert asked(s)[1] == "place_harvester"


def test_smg_6_16_the_area_is_free_for_both() -> None:
    """SMG-6.16, SMG-6.18, INT-A18: Harkonnen legions enter and stay, nothing happens to the Harvester."""
    s = neutral()
    smuggled(s, "s1_5")
    legion(s, "harkonnen", "s1_6", regular=1)
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s1_6", "area s1_5")
    assert paused(s)
    assert here(s, "s1_5") == {"harkonnen": (1, 0, 0)}
    assert kinds(s) == {"s1_5": "smugglers"}
    assert s.staban_step == 7


def test_a_lone_harvester_is_not_attacked() -> None:
    """SMG-6.17, ARR-15.25"""
    s = neutral()
    smuggled(s, "s1_5")
    legion(s, "atreides", "s1_6", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "attack")
    assert paused(s)  # nothing to attack


def test_riding_over_captures_nothing() -> None:
    """SMG-6.19, INT-A16: only where the legion ends."""
    s = neutral()
    smuggled(s, "s1_5", "s1_4")
    wormsign(s, "s1_5")
    legion(s, "atreides", "s1_6", regular=1)
    strategy_move(s, "area s1_6", "area s1_4")
    assert kinds(s) == {"s1_5": "smugglers"}
    assert s.staban_step == 6


def test_a_carryall_prevents_no_capture() -> None:
    """SMG-6.17"""
    s = neutral()
    smuggled(s, "s1_5")
    smuggler_carryall(s, "az1")
    legion(s, "atreides", "s1_6", regular=1)
    strategy_move(s, "area s1_6", "area s1_5")
    assert paused(s)
    assert kinds(s) == {}
    assert sky(s) == {"az1": "smuggler_carryall"}  # SMG-6.22: never captured


def test_facedown_tokens_capture_too() -> None:
    """SMG-6.15, ARR-2.11: a token is a legion."""
    s = neutral()
    smuggled(s, "s1_5")
    legion(s, "atreides", "s1_6", tokens=["as1"])
    strategy_move(s, "area s1_6", "area s1_5", "?end")
    assert s.staban_step == 6


def test_ex_07_capture_after_a_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    """EX-07, SMG-6.20"""
    for advance in (True, False):
        s = neutral()
        smuggled(s, "s1_5")
        legion(s, "harkonnen", "s1_5", regular=1)
        legion(s, "atreides", "s1_6", elite=2)
        fix(monkeypatch, "SS", "D")
        turn(s, "atreides", "strategy")
        act(s, "attack", "area s1_6", "all")
        assert asked(s) == (1, "b_advance")
        act(s, "number 2" if advance else "number 0")
        assert s.staban_step == (6 if advance else 7)
        assert kinds(s) == ({} if advance else {"s1_5": "smugglers"})


@pytest.mark.parametrize("captures", [False, True])
def test_int_a17_retreat_onto_a_smuggler_harvester(monkeypatch: pytest.MonkeyPatch, captures: bool) -> None:
    """INT-A17, SMG-6.19 and the switch retreat_captures, both ways."""
    s = neutral(retreat_captures=captures)
    smuggled(s, "s1_2")
    for area in ("s1_1", "s1_3"):
        worm(s, area)
    legion(s, "atreides", "s1_4", elite=2)
    legion(s, "harkonnen", "s1_5", elite=3)
    fix(monkeypatch, "SDD", "DS")
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area s1_5", "all")
    assert asked(s) == (0, "b_cease")
    act(s, "continue", "retreat", "number 0")  # s1_2 is the only way out
    assert here(s, "s1_2")["atreides"] == (0, 2, 0)
    assert kinds(s) == ({} if captures else {"s1_2": "smugglers"})
    assert s.staban_step == (6 if captures else 7)


def test_int_a17_captured_by_the_next_move_there() -> None:
    """INT-A17, ARR-15.34: when an Atreides legion next ends a move there."""
    s = neutral()
    smuggled(s, "s1_2")
    legion(s, "atreides", "s1_2", elite=1)
    legion(s, "atreides", "s1_1", regular=1)
    strategy_move(s, "area s1_1", "area s1_2", "?skip")
    assert kinds(s) == {}
    assert s.staban_step == 6


def test_retreat_captures_leaves_the_station(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.20, ARR-26.3: the switch is about Smuggler Harvesters; a retreat never takes a station."""
    s = neutral(retreat_captures=True)
    smuggled(s, "s8_4")
    for area in ("s8_3", "s3_3", "s3_5"):
        legion(s, "harkonnen", area, regular=1)
    legion(s, "harkonnen", "s7_2", elite=3)
    legion(s, "harkonnen", "false_wall_west", regular=1)
    legion(s, "atreides", "s7_1", elite=2)
    fix(monkeypatch, "SDD", "DS")
    before = (s.stations_left, list(s.marker))
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area s7_2", "area s7_1", "all", "continue", "retreat", "?area s8_4", "number 0")
    assert kinds(s) == {}
    assert s.staban_step == 6
    assert (s.stations_left, list(s.marker)) == before


def test_smg_6_24_captured_one_by_one() -> None:
    """SMG-6.24, INT-A19: both moves first, then in an order the Atreides choose, one step each."""
    s = neutral()
    smuggled(s, "s1_5", "s1_12")
    legion(s, "atreides", "s1_6", regular=1)
    legion(s, "atreides", "s1_13", regular=1)
    strategy_move(s, "area s1_6", "area s1_5", "area s1_13", "area s1_12")
    assert asked(s) == (1, "prizes")
    assert legal(s) == {"area s1_5", "area s1_12"}
    assert s.staban_step == 7
    act(s, "area s1_12")
    assert s.staban_step == 5
    assert kinds(s) == {}


def test_smg_6_24_the_alliance_in_between() -> None:
    """SMG-6.24, SMG-7.2, SMG-7.8: what is not yet captured leaves with the others, Staban does not move for it."""
    s = neutral(staban=4)
    markers(s, 3, 0, 0)
    smuggled(s, "s1_5", "s1_12")
    legion(s, "atreides", "s1_6", regular=1)
    legion(s, "atreides", "s1_13", regular=1)
    strategy_move(s, "area s1_6", "area s1_5", "area s1_13", "area s1_12", "area s1_12")
    assert asked(s) == (1, "base_at")
    assert s.staban_step == 3
    assert kinds(s) == {}
    assert s.harvesters_lost == 1


def test_capture_and_a_harkonnen_harvester() -> None:
    """SMG-6.15: a Harkonnen Harvester does not move Staban."""
    s = neutral()
    harvester(s, "s1_5")
    legion(s, "atreides", "s1_6", regular=1)
    strategy_move(s, "area s1_6", "area s1_5")
    assert s.staban_step == 7
    assert s.vehicles[0] == 8


def test_two_consecutive_moves_capture_where_they_end() -> None:
    """SMG-6.15, SMG-6.19, ARR-28.18: Paul's legion passes the first area and ends in the second."""
    s = neutral()
    smuggled(s, "s1_5", "s1_4")
    legion(s, "atreides", "s1_6", regular=1, leaders=["paul_atreides"])
    turn(s, "atreides", "leadership")
    act(s, "leader paul_atreides", "area s1_6", "area s1_5", "area s1_5", "area s1_4")
    assert kinds(s) == {"s1_5": "smugglers"}
    assert s.staban_step == 6


def test_int_a16_capture_by_transport() -> None:
    """INT-A16, SMG-6.19: a Frigate carries the legion over one Harvester to another."""
    s = neutral(guild=True)
    smuggled(s, "s1_5", "s1_4")
    legion(s, "atreides", "s1_9", regular=1)
    s.frigates_left[1] -= 1
    s.zone[0] = 6
    strategy_move(s, "area s1_9", "area s1_4")
    assert kinds(s) == {"s1_5": "smugglers"}
    assert s.staban_step == 6
    assert sky(s) == {}
    assert paused(s)  # no Imperium Action either (INT-C1)


def test_a_placement_captures_nothing() -> None:
    """SMG-6.15 names a move or an advance; ARR-26.3 says the same of stations. Scatter places in empty areas only."""
    s = neutral()
    smuggled(s, "s1_5")
    play(s, "hieregs")
    assert "area s1_5" not in legal(s)


# ---------------------------------------------------------------- Spice Thieves (INT-A14, INT-A15)


@pytest.mark.parametrize("counts", [True, False])
def test_int_a15_captured_harvesters_count_for_spice_thieves(counts: bool) -> None:
    """INT-A15 and the switch captured_harvesters_count_for_jihad (INT-R1)."""
    s = neutral(captured_harvesters_count_for_jihad=counts)
    prescience(s, "spice_thieves")
    smuggled(s, "s1_5", "s1_12")
    legion(s, "atreides", "s1_6", regular=1)
    legion(s, "atreides", "s1_13", regular=1)
    strategy_move(s, "area s1_6", "area s1_5", "area s1_13", "area s1_12", "area s1_12")
    assert s.harvesters_lost == (2 if counts else 0)
    round_end(s)
    assert ("claim spice_thieves" in legal(s)) is counts


def test_worms_and_cards_count_whatever_the_switch() -> None:
    """The switch is about captures; a worm's Harvester counts (pc_filler_10)."""
    s = neutral(captured_harvesters_count_for_jihad=False)
    smuggled(s, "s1_5")
    pool(s, "sandworm")
    hazards(s)
    assert s.harvesters_lost == 1


# ---------------------------------------------------------------- the end of the round (SMG-5.6, SMG-6.22)


def test_the_carryall_is_back_next_round() -> None:
    """SMG-5.6, SMG-6.22"""
    s = neutral()
    smuggler_carryall(s, "az1")
    ornithopter(s, "az2")
    round_end(s)
    act(s, "?skip", "?skip")
    assert sky(s) == {}
    assert board(s)["carryall"]


def test_int_a2_bans_do_not_bind_smugglers() -> None:
    """INT-A2: six Smuggler Units under the CHOAM ban."""
    s = allied()
    s.bans = 7
    crew(s, "s2_6", 6)
    harvest(s, 0)
    while not paused(s):
        act(s, "drop" if "drop" in legal(s) else "skip")
    assert s.bans == 7
    assert here(s, "s2_6") == {"atreides": (0, 0, 0), "smugglers": 6}


def test_table_without_smugglers_has_no_prizes_to_order() -> None:
    """Two Harvesters in the base game are removed without a question."""
    s = table()
    harvester(s, "s1_5", "s1_12")
    legion(s, "atreides", "s1_6", regular=1)
    legion(s, "atreides", "s1_13", regular=1)
    strategy_move(s, "area s1_6", "area s1_5", "area s1_13", "area s1_12")
    assert paused(s)


# ---------------------------------------------------------------- with the expansions


@pytest.mark.parametrize(
    ("players", "options", "asked_first"),
    [(4, {}, True), (3, {"team": "atreides"}, True), (3, {"team": "harkonnen"}, False), (2, {}, False)],
)
def test_the_unit_waits_after_the_draws(players: int, options: dict[str, str], asked_first: bool) -> None:
    """SMG-5.10, SMG-5.7: a team of the Atreides first says which cards it draws; then prescience, then the unit."""
    s = GAME.new(Setup(players, 1, expansions=("smugglers",), **options))
    assert (asked(s)[1] == "round_draw") == asked_first
    if asked_first:
        assert (s.smugglers_waiting, len(s.prescience)) == (1, 0)
        s.apply(s.legal()[0])
    assert (s.smugglers_waiting, len(s.prescience)) == (2, 3)


@pytest.mark.parametrize(
    ("area", "beside"),
    [
        ("s1_4", "s1_3"),
        ("s4_15", "s4_14"),
        ("s5_2", "s5_1"),
        ("s5_6", "s5_5"),
        ("false_wall_east", "s5_4"),
        ("s8_4", "s8_3"),
    ],
)
def test_every_station_is_taken_with_an_expansion(area: str, beside: str) -> None:
    """ARR-26.1, ARR-8.13: as in the base game."""
    s = neutral()
    station(s, area, "jihad")
    legion(s, "atreides", beside, regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", f"area {beside}", f"area {area}")
    assert paused(s)
    assert s.marker == [0, 0, 1]


@pytest.mark.parametrize("kind", ["smugglers", "guild"])
def test_a_harvester_under_a_legion_stays_when_another_moves(kind: str) -> None:
    """ARR-15.34, INT-A17: it goes when a legion next ends a move there, not when one moves elsewhere."""
    s = neutral() if kind == "smugglers" else guild_table()
    legion(s, "atreides", "s4_12", regular=1)
    legion(s, "atreides", "s1_9", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_6", "skip")
    assert paused(s)
    harvester(s, "s4_6")  # as after a retreat into its area
    turn(s, "atreides", "strategy")
    act(s, "move", "area s1_9", "area s1_6", "skip")
    assert paused(s)
    assert harvesters(s) == {"s4_6"}
