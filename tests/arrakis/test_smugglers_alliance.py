"""The alliance: when it comes, what it does, and that it stays (SMG-4, SMG-7, INT-A19 to INT-A22)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.forces import place_sietch
from landsraad.arrakis.rules.position import Position, run_on
from landsraad.arrakis.rules.tracks import advance, advance_all
from landsraad.arrakis.tables import AREA_ID

from .helpers import (
    act,
    asked,
    fix,
    hand,
    harvester,
    hazards,
    legal,
    legion,
    markers,
    next_round,
    paused,
    prescience,
    raze,
    refresh,
    round_end,
    sietch,
    starting,
    station,
    turn,
    unused_dice,
    where,
    worm,
    wormsign,
)
from .playing import play
from .smuggling import (
    base,
    board,
    here,
    kinds,
    neutral,
    sky,
    smuggler_carryall,
    status,
    thopters,
)
from .smuggling import smuggler_harvester as smuggled

# SMG-7.3: the 23 candidates on an otherwise clear board.
CANDIDATES = {
    *(f"s2_{n}" for n in (1, 2, 3, 4, 6, 7, 8)),
    *(f"s3_{n}" for n in (1, 2, 3, 4, 5, 6, 7, 9)),
    *(f"s6_{n}" for n in (1, 4, 5)),
    *(f"s7_{n}" for n in (1, 3, 4, 5, 6)),
}


def meet(s: Position) -> None:
    """The first marker reaches Staban, at a moment when nothing else is pending."""
    advance(s, 0, s.staban_step - s.marker[0])
    run_on(s)


# ---------------------------------------------------------------- the trigger (SMG-4)


@pytest.mark.parametrize("marker", [0, 1, 2])
@pytest.mark.parametrize(("step", "steps", "meets"), [(5, 4, False), (5, 5, True), (5, 6, True)])
def test_smg_4_2_any_marker_on_or_beyond(marker: int, step: int, steps: int, meets: bool) -> None:
    """SMG-4.2, SMG-4.3"""
    s = neutral(staban=step)
    advance(s, marker, steps)
    run_on(s)
    assert status(s) == ("allied" if meets else "neutral")


def test_ex_13_the_marker_jumps_past() -> None:
    """EX-13: St=5, P=(3,3,3), a rank-3 settlement: P=(6,6,6), one alliance after all markers moved."""
    s = neutral(staban=5)
    markers(s, 3, 3, 3)
    s.log = []
    advance_all(s, 3, check=False)
    run_on(s)
    assert s.marker == [6, 6, 6]
    kinds_of_events = [event[0] for event in s.log]
    assert kinds_of_events.count(k.E_ALLIANCE) == 1
    last_marker = max(i for i, kind in enumerate(kinds_of_events) if kind == k.E_MARKER)
    assert kinds_of_events.index(k.E_ALLIANCE) > last_marker
    assert asked(s) == (1, "base_at")
    act(s, "area s2_6")
    assert paused(s)


def test_ex_14_staban_meets_the_marker() -> None:
    """EX-14, SMG-4.3: St=6, P=(5,0,0), a capture: St=5 and the alliance at once."""
    s = neutral(staban=6)
    markers(s, 5, 0, 0)
    smuggled(s, "s1_5")
    legion(s, "atreides", "s1_6", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s1_6", "area s1_5")
    assert s.staban_step == 5
    assert asked(s) == (1, "base_at")
    assert status(s) == "allied"
    assert here(s, "s1_5") == {"atreides": (1, 0, 0)}  # the move is finished (SMG-4.4)


def test_smg_4_4_mandatory() -> None:
    """SMG-4.4: the Base's area is the only choice, and it cannot be declined."""
    s = neutral(staban=3)
    meet(s)
    assert starting(s, "area") == CANDIDATES
    assert legal(s) == {f"area {a}" for a in CANDIDATES}


def test_a_station_brings_the_alliance() -> None:
    """SMG-4.2: any change of a marker; the station's marker meets him."""
    s = neutral(staban=4)
    markers(s, 0, 0, 3)
    station(s, "s8_4", "jihad")
    legion(s, "atreides", "s8_3", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s8_3", "area s8_4")
    assert s.marker == [0, 0, 4]
    assert asked(s) == (1, "base_at")


def test_station_first_then_the_harvester_of_the_same_area() -> None:
    """SMG-4.4, SMG-6.24, SMG-7.2, SMG-7.8: the Harvester not yet captured leaves by the alliance and does not count."""
    s = neutral(staban=4)
    markers(s, 0, 0, 3)
    station(s, "s8_4", "jihad")
    smuggled(s, "s8_4")
    legion(s, "atreides", "s8_3", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s8_3", "area s8_4")
    assert asked(s) == (1, "base_at")
    assert s.staban_step == 4
    assert s.harvesters_lost == 0
    assert kinds(s) == {}


def test_station_and_harvester_without_the_alliance() -> None:
    """ARR-8.13: both are taken."""
    s = neutral()
    station(s, "s8_4", "jihad")
    smuggled(s, "s8_4")
    legion(s, "atreides", "s8_3", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s8_3", "area s8_4")
    assert paused(s)
    assert s.marker == [0, 0, 1]
    assert s.staban_step == 6
    assert kinds(s) == {}


def test_a_claimed_card_brings_the_alliance_at_once() -> None:
    """INT-A21: an end-of-round card; the rest of the round end follows."""
    s = neutral(staban=2)
    prescience(s, "makers_at_the_gathering")
    for area in ("s1_5", "s1_6", "s1_7"):
        worm(s, area)
    round_end(s)
    act(s, "claim makers_at_the_gathering")
    assert asked(s) == (1, "base_at")
    act(s, "area s2_6")
    assert s.smuggler_die == -1
    assert status(s) == "allied"


def test_int_a21_thopters_unlocked_before_are_placed_in_the_coming_round() -> None:
    """INT-A21, SMG-13.2, SMG-7.7"""
    s = neutral(staban=2)
    thopters(s, ready=1)
    meet(s)
    act(s, "area s2_6")
    next_round(s)
    assert asked(s) == (1, "place_smuggler_ornithopter")


def test_a_free_claim_in_the_turn() -> None:
    """SMG-4.4: in the middle of a turn, and the turn goes on."""
    s = neutral(staban=2)
    prescience(s, "ya_hya_chouhada")
    legion(s, "atreides", "s1_5", regular=1)
    turn(s, "atreides", "strategy", "mentat")
    s.won_battle = 1
    refresh(s)
    act(s, "claim ya_hya_chouhada")
    assert asked(s) == (1, "base_at")
    act(s, "area s2_6")
    assert asked(s) == (1, "turn")


def test_fear_is_the_mind_killer_comes_after_the_alliance_of_the_card() -> None:
    """SMG-4.4: the card's own steps first."""
    s = neutral(staban=2)
    prescience(s, "makers_at_the_gathering")
    for area in ("s1_5", "s1_6", "s1_7"):
        worm(s, area)
    s.fear = s.prescience[0]
    round_end(s)
    act(s, "claim makers_at_the_gathering", "area s2_6")
    assert asked(s)[1] == "fear_steps"
    act(s, "marker kwisatz_haderach")
    assert s.marker == [2, 2, 0]


def test_shifting_markers_may_meet_him() -> None:
    """SMG-4.2: Alam al-Mithal moves one down and another up."""
    s = neutral(staban=5)
    markers(s, 2, 4, 0)
    play(s, "alam_al_mithal", "marker kwisatz_haderach", "number 1", "marker sand_dwellers")
    assert s.marker == [1, 5, 0]
    assert asked(s) == (1, "base_at")


def test_ex_19_permanent() -> None:
    """EX-19, SMG-4.5, INT-A36: markers that drop change nothing."""
    s = neutral(staban=4)
    meet(s)
    act(s, "area s2_6")
    markers(s, 2, 2, 2)
    play(s, "alam_al_mithal", "marker kwisatz_haderach", "number 1", "marker sand_dwellers", "?end")
    assert status(s) == "allied"
    assert base(s) == "s2_6"


def test_the_alliance_comes_only_once() -> None:
    """SMG-4.5"""
    s = neutral(staban=4)
    meet(s)
    act(s, "area s2_6")
    advance(s, 1, 9)
    run_on(s)
    assert paused(s)


def test_smg_4_8_step_effects_before_the_alliance() -> None:
    """SMG-4.8: the track's own effects first: Muad'Dib at 3 and Alia at 6 are in play when the Base is placed."""
    s = neutral(staban=6)
    meet(s)
    assert asked(s)[1] == "base_at"
    assert where(s, "alia") == "available"
    assert where(s, "paul_muad_dib") == "available"
    assert where(s, "paul_atreides") == "gone"


def test_int_a22_the_objective_check_follows() -> None:
    """INT-A22, SMG-4.8: at a round end the alliance is resolved, then the Atreides win."""
    s = neutral()
    s.objectives = (0,)  # 9 / 7 / 5
    s.staban_step = 10  # cannot happen: to show the order
    prescience(s, "makers_at_the_gathering")
    for area in ("s1_5", "s1_6", "s1_7"):
        worm(s, area)
    markers(s, 9, 8, 5)
    round_end(s)
    act(s, "claim makers_at_the_gathering")
    assert asked(s)[1] == "base_at"
    act(s, "area s2_6", "?skip")
    assert s.over
    assert s.winner == 1


def test_int_a22_arrakeen() -> None:
    """INT-A22: the order has no effect on the result."""
    s = neutral()
    s.objectives = (0,)  # 9 / 7 / 5
    markers(s, 6, 4, 2)
    advance_all(s, 3, check=True)
    run_on(s)
    assert s.over
    assert s.winner == 1


def test_int_a20_a_destroyed_settlement(monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-A20: after the advance and the marker moves."""
    s = neutral(staban=2)
    markers(s, 0, 1, 1)
    legion(s, "atreides", "s5_1", elite=2)
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s5_1", "area carthag", "all", "number 2")
    assert asked(s) == (1, "base_at")
    assert s.marker == [2, 3, 3]
    assert here(s, "carthag") == {"atreides": (0, 2, 0)}
    act(s, "area s2_6")
    assert paused(s)


def test_an_advance_onto_a_harvester_brings_the_alliance(monkeypatch: pytest.MonkeyPatch) -> None:
    """SMG-4.4, SMG-6.15: the advance is finished, then the Base is placed, not in the area just taken."""
    s = neutral(staban=4)
    markers(s, 3, 0, 0)
    smuggled(s, "s2_3")
    legion(s, "harkonnen", "s2_3", regular=1)
    legion(s, "atreides", "s2_4", elite=2)
    fix(monkeypatch, "SS", "D")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s2_4", "all", "number 2")
    assert here(s, "s2_3") == {"atreides": (0, 2, 0)}
    assert starting(s, "area") == CANDIDATES - {"s2_3"}
    act(s, "area s2_4")  # where the attackers came from
    assert base(s) == "s2_4"
    assert paused(s)


def test_captures_of_one_action_then_the_base_then_stacking() -> None:
    """ARR-8.13, SMG-4.4: Harvesters and the alliance come before the stacking limit of the same step."""
    s = neutral(staban=4)
    markers(s, 3, 0, 0)
    smuggled(s, "s1_5")
    legion(s, "atreides", "s1_6", regular=4)
    legion(s, "atreides", "s1_8", regular=4)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s1_6", "area s1_5", "all", "area s1_8", "area s1_5", "all")
    assert asked(s) == (1, "base_at")
    act(s, "area s2_6")
    assert here(s, "s1_5") == {"atreides": (6, 0, 0)}


def test_int_a19_a_later_part_may_use_the_new_legion() -> None:
    """INT-A19: Drone Ornithopters brings the alliance; the extra card may move the smugglers at once."""
    s = neutral(staban=3)
    markers(s, 2, 0, 0)
    hand(s, "drone_ornithopters", "drone_ornithopters")
    play(s, "drone_ornithopters", "yes")
    assert asked(s) == (1, "base_at")
    act(s, "area s2_6")
    assert asked(s)[1] == "pick_card"
    act(s, "card drone_ornithopters")
    act(s, "area s2_6", "area s2_7", "all")
    assert here(s, "s2_7") == {"atreides": (0, 0, 0), "leaders": ["gurney_halleck", "staban_tuek"], "smugglers": 2}
    assert board(s)["ornithopters_ready"] == 2


# ---------------------------------------------------------------- what it does (SMG-7)


def test_ex_16_resolution_order() -> None:
    """EX-16, SMG-7.2 to SMG-7.6"""
    s = neutral(staban=3)
    s.smugglers_waiting, s.smugglers_left = 4, 2
    smuggled(s, "s1_5", "s3_3")
    smuggler_carryall(s, "az4")
    turn(s, "atreides", "strategy", "strategy", "strategy", other=["strategy"] * 4)
    meet(s)
    assert asked(s) == (1, "base_at")
    assert kinds(s) == {}  # before the Base is placed: s3_3 is open again
    assert "area s3_3" in legal(s)
    assert sky(s) == {}
    assert (board(s)["harvesters"], board(s)["carryall"]) == (0, False)
    act(s, "area s7_5")
    assert base(s) == "s7_5"
    assert here(s, "s7_5") == {"atreides": (0, 0, 0), "leaders": ["gurney_halleck", "staban_tuek"], "smugglers": 4}
    assert (board(s)["waiting"], board(s)["supply"]) == (0, 2)
    assert not s.view(1)["leaders"]["staban_tuek"]["spent"]
    assert board(s)["die"] is None
    assert unused_dice(s, "atreides") == 3  # the die does not exist yet (SMG-7.6)
    assert "desert" in legal(s)  # 3 < 4


def test_smg_7_2_available_ones_leave_too() -> None:
    """SMG-7.2: on the board or available, for good."""
    s = neutral(staban=3)
    smuggled(s, "s1_5")
    meet(s)
    act(s, "area s2_6")
    assert (s.smuggler_harvesters, s.smuggler_carryall, kinds(s)) == (0, 0, {})
    next_round(s)
    assert asked(s)[1] == "place_harvester"


@pytest.mark.parametrize("counts", [False, True])
def test_smg_7_8_not_captured(counts: bool) -> None:
    """SMG-7.8, INT-A14 and the switch alliance_removal_counts_for_jihad (INT-R1), both ways."""
    s = neutral(staban=3, alliance_removal_counts_for_jihad=counts)
    smuggled(s, "s1_5", "s1_6")
    meet(s)
    assert s.staban_step == 3
    assert s.harvesters_lost == (2 if counts else 0)


def test_harkonnen_harvesters_stay() -> None:
    s = neutral(staban=3)
    smuggled(s, "s1_5")
    harvester(s, "s1_6")
    meet(s)
    assert kinds(s) == {"s1_6": "harkonnen"}


def test_ex_17_base_location() -> None:
    """EX-17, SMG-7.3: empty Desert of s2, s3, s6, s7."""
    s = neutral(staban=3)
    legion(s, "atreides", "s2_1", regular=1)
    legion(s, "harkonnen", "s2_2", regular=1)
    harvester(s, "s2_3")
    wormsign(s, "s2_4")
    worm(s, "s2_6")
    raze(s, "windgap")
    meet(s)
    assert starting(s, "area") == (CANDIDATES | {"windgap"}) - {"s2_1", "s2_2", "s2_3", "s2_4", "s2_6"}
    for area in ("s2_7", "s3_3", "s6_1", "s7_5"):
        assert f"area {area}" in legal(s)


def test_a_moved_sietch_counts_where_it_is() -> None:
    """SMG-7.3, ARR-2.10"""
    s = neutral(staban=3)
    place_sietch(s, s.sietch_at.index(AREA_ID["windgap"]), AREA_ID["s7_5"])
    meet(s)
    assert starting(s, "area") == (CANDIDATES | {"windgap"}) - {"s7_5"}


def test_base_requires_empty_switch() -> None:
    """SMG-7.3, SMG-7.9: without the demand: no enemy legion, no settlement, no Sandworm."""
    s = neutral(staban=3, base_requires_empty=False)
    legion(s, "atreides", "s2_1", regular=1)
    legion(s, "harkonnen", "s2_2", regular=1)
    harvester(s, "s2_3")
    wormsign(s, "s2_4")
    worm(s, "s2_6")
    meet(s)
    assert starting(s, "area") == CANDIDATES - {"s2_2", "s2_6"}
    act(s, "area s2_1")
    assert here(s, "s2_1")["atreides"] == (1, 0, 0)
    assert here(s, "s2_1")["smugglers"] == 2


def test_smg_7_9_no_empty_area() -> None:
    """SMG-7.9: the demand drops to: no enemy legion, no settlement, no Sandworm."""
    s = neutral(staban=3)
    for area in CANDIDATES - {"s2_1", "s2_2"}:
        s.owner[AREA_ID[area]] = 0
        s.force[AREA_ID[area] * k.FIGURES] = 1
    wormsign(s, "s2_1")
    legion(s, "atreides", "s2_2", regular=5)
    meet(s)
    assert starting(s, "area") == {"s2_1", "s2_2"}
    act(s, "area s2_2")  # 5 + 2 units: one too many (ARR-2.17)
    assert asked(s) == (1, "excess")
    assert legal(s) == {"regular", "smuggler"}
    act(s, "smuggler")
    assert here(s, "s2_2")["smugglers"] == 1
    assert board(s)["supply"] == 5


def test_smg_7_9_no_area_at_all() -> None:
    """SMG-7.9: no Base; the figures go to any Atreides legion; the die is rolled all the same."""
    s = neutral(staban=3)
    for area in CANDIDATES:
        s.owner[AREA_ID[area]] = 0
        s.force[AREA_ID[area] * k.FIGURES] = 1
    legion(s, "atreides", "s1_5", regular=1)
    legion(s, "atreides", "gara_kulon", regular=1)
    meet(s)
    assert asked(s) == (1, "smugglers_join")
    assert starting(s, "area") == {"s1_5", "gara_kulon"}
    act(s, "area s1_5")
    assert here(s, "s1_5") == {"atreides": (1, 0, 0), "leaders": ["gurney_halleck", "staban_tuek"], "smugglers": 2}
    assert base(s) is None
    assert status(s) == "allied"


def test_smg_7_9_neither_area_nor_legion() -> None:
    """SMG-7.9: nobody to join: units in the supply, the leaders are available."""
    s = neutral(staban=3)
    for area in CANDIDATES:
        s.owner[AREA_ID[area]] = 0
        s.force[AREA_ID[area] * k.FIGURES] = 1
    meet(s)
    assert paused(s)
    assert board(s)["supply"] == 6
    assert where(s, "gurney_halleck") == "available"


def test_smg_7_6_first_rolled_in_the_next_action_resolution() -> None:
    """SMG-5.3, SMG-7.6, SMG-5.9: allied in phase 2, no die this round, one in the next."""
    s = neutral(staban=3)
    turn(s, "atreides", "strategy", "strategy")
    meet(s)
    act(s, "area s2_6")
    assert "smugglers die" not in legal(s)
    s.stack = []
    s.phase = k.VEHICLES
    s.loaded = (
        (3,) * 8,
        (
            3,
            4,
            5,
            6,
        ),
        (5,),
    )
    run_on(s)
    assert board(s)["die"] == "deployment"


def test_smg_5_9_the_rest_of_the_round_is_allied() -> None:
    """SMG-5.9: hazards of the same round find no Smuggler Harvester and leave the units alone."""
    s = neutral(staban=3)
    smuggled(s, "s1_5")
    meet(s)
    act(s, "area s2_6")
    before = len(s.pool)
    hazards(s)
    assert paused(s)
    assert len(s.pool) == before


def test_six_units_wait_at_most() -> None:
    """SMG-7.4: six fit into one area."""
    s = neutral(staban=3)
    s.smugglers_waiting, s.smugglers_left = 6, 0
    meet(s)
    act(s, "area s2_6")
    assert paused(s)
    assert here(s, "s2_6")["smugglers"] == 6


def test_retreat_captures_and_the_alliance(monkeypatch: pytest.MonkeyPatch) -> None:
    """SMG-4.4 with retreat_captures: the battle with its advance is finished first, then the Base is placed."""
    s = neutral(staban=4, retreat_captures=True)
    markers(s, 3, 0, 0)
    smuggled(s, "s2_4")
    for area in ("s2_1", "s2_2"):
        worm(s, area)
    sietch(s, "tasmin_sink", 2)
    raze(s, "tasmin_sink")
    legion(s, "harkonnen", "tasmin_sink", elite=3)
    legion(s, "harkonnen", "s2_7", regular=1)
    legion(s, "atreides", "s2_3", elite=2)
    fix(monkeypatch, "SDD", "DS")
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area tasmin_sink", "all", "continue", "retreat")
    assert here(s, "s2_4")["atreides"] == (0, 2, 0)
    assert asked(s) == (0, "b_advance")
    act(s, "number 3")
    assert asked(s) == (1, "base_at")
    assert "area s2_3" not in legal(s)


# ---------------------------------------------------------------- with the expansions


# SMG-7.3: where the Base may stand on an otherwise clear board.
BASE_AREAS = {
    *(f"s2_{n}" for n in (1, 2, 3, 4, 6, 7, 8)),
    *(f"s3_{n}" for n in (1, 2, 3, 4, 5, 6, 7, 9)),
    *(f"s6_{n}" for n in (1, 4, 5)),
    *(f"s7_{n}" for n in (1, 3, 4, 5, 6)),
}


def test_with_neither_area_nor_legion_nobody_waits_any_more() -> None:
    """SMG-7.9, SMG-16.1: all six units are in the supply, none waits; Staban is available as well as Gurney."""
    s = neutral(staban=3)
    for area in BASE_AREAS:
        s.owner[AREA_ID[area]] = 0
        s.force[AREA_ID[area] * k.FIGURES] = 1
    advance(s, 0, 3)
    run_on(s)
    assert paused(s)
    assert (board(s)["supply"], board(s)["waiting"]) == (6, 0)
    assert where(s, "staban_tuek") == "available"
    assert where(s, "gurney_halleck") == "available"
