"""Destroying settlements and sietches (ARR-15.5, ARR-16) and what the tracks make of it (ARR-4, ARR-23, ARR-24)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.tables import AREA_ID

from .helpers import (
    act,
    asked,
    at,
    fix,
    leader,
    legal,
    legion,
    markers,
    paused,
    raze,
    sietch,
    standing,
    starting,
    supply,
    table,
    turn,
    where,
    wormsign,
)


def take(s: Position, side: str, start: str, target: str, advance: str) -> None:
    """Attack an undefended settlement and advance."""
    turn(s, side, "strategy")
    act(s, "attack", f"?area {start}", f"?area {target}", "?all")
    assert s.b_to == AREA_ID[target]
    act(s, advance)


# ---------------------------------------------------------------- undefended (ARR-15.5, ARR-15.35)


@pytest.mark.parametrize("rank", [1, 2, 3])
def test_an_undefended_sietch_falls_without_a_roll(monkeypatch: pytest.MonkeyPatch, rank: int) -> None:
    s = table()
    fix(monkeypatch)
    sietch(s, "windgap", rank, up=False)
    legion(s, "harkonnen", "s7_2", regular=2)
    take(s, "harkonnen", "s7_2", "windgap", "number 1")
    assert at(s, "windgap") == {"harkonnen": (1, 0, 0)}
    assert s.supremacy == rank
    assert "windgap" not in standing(s)


def test_nobody_advances_and_it_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    fix(monkeypatch)
    sietch(s, "windgap", 2, up=False)
    legion(s, "harkonnen", "s7_2", regular=2)
    take(s, "harkonnen", "s7_2", "windgap", "number 0")
    assert paused(s)
    assert s.supremacy == 0
    assert "windgap" in standing(s)
    # It has been attacked, so it was turned up (ARR-15.4).
    assert s.view(0)["areas"]["windgap"]["sietch"]["rank"] == 2


@pytest.mark.parametrize(
    ("area", "start", "rank"),
    [("arsunt", "s4_16", 1), ("carthag", "broken_land", 2), ("arrakeen", "rimwall_west", 3), ("north_pole", "s5_3", 1)],
)
def test_a_harkonnen_settlement_moves_all_three_markers(
    monkeypatch: pytest.MonkeyPatch, area: str, start: str, rank: int
) -> None:
    """ARR-16.3"""
    s = table()
    fix(monkeypatch)
    legion(s, "atreides", start, regular=2)
    take(s, "atreides", start, area, "number 2")
    assert s.marker == [rank] * 3
    assert s.supremacy == 0
    assert area not in standing(s)
    assert at(s, area) == {"atreides": (2, 0, 0)}


def test_the_area_is_then_an_ordinary_one(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    fix(monkeypatch)
    legion(s, "atreides", "s4_16", regular=2)
    take(s, "atreides", "s4_16", "arsunt", "number 2")
    legion(s, "harkonnen", "shield_wall_2", regular=1)
    turn(s, "harkonnen", "deployment")
    act(s, "?normal")
    assert starting(s, "area") == {"arrakeen", "carthag", "hagga_basin", "imperial_basin", "north_pole"}


# ---------------------------------------------------------------- special attacks and moves never destroy (ARR-16.4)


def test_killing_the_garrison_by_a_storm_destroys_nothing() -> None:
    from .helpers import hazards

    s = table()
    legion(s, "harkonnen", "s5_9", regular=1)
    hazards(s)
    assert len(standing(s)) == 14


def test_without_settlements_nobody_is_deployed() -> None:
    """ARR-16.5"""
    s = table()
    raze(s, "arrakeen", "carthag", "arsunt", "hagga_basin", "imperial_basin", "north_pole")
    legion(s, "harkonnen", "arrakeen", regular=1)
    turn(s, "harkonnen", "deployment")
    act(s, "?normal")
    assert paused(s)
    assert supply(s, "harkonnen") == (23, 12, 8, 6)


def test_without_sietches_no_token_is_placed() -> None:
    s = table()
    raze(
        s,
        "bight_of_the_cliff",
        "gara_kulon",
        "habbanya_ridge",
        "hobars_gap",
        "rock_outcroppings",
        "sihaya_ridge",
        "tasmin_sink",
        "windgap",
    )
    legion(s, "atreides", "s1_1", regular=1)
    turn(s, "atreides", "deployment")
    act(s, "?normal")
    act(s, "?skip", "?skip")
    assert paused(s)
    assert at(s, "s1_1") == {"atreides": (1, 0, 0)}


# ---------------------------------------------------------------- the tracks


def test_ex_67_supremacy_jumps(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    fix(monkeypatch)
    legion(s, "harkonnen", "s7_2", regular=2)
    legion(s, "harkonnen", "s5_9", regular=2)
    sietch(s, "windgap", 3)
    take(s, "harkonnen", "s7_2", "windgap", "number 2")
    assert s.supremacy == 3
    assert where(s, "thufir_hawat") == "available"
    assert where(s, "feyd_rautha") == "not_yet"
    assert s.bene_gesserit == [0, 1]
    here = s.sietch_at.index(AREA_ID["gara_kulon"])
    s.sietch_rank[here] = 3
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area s5_9", "?area gara_kulon", "all", "number 2")
    assert s.supremacy == 6
    assert s.bene_gesserit == [0, 2]
    assert where(s, "feyd_rautha") == "available"
    assert where(s, "beast_rabban") == "gone"


def test_ex_68_three_to_four(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    fix(monkeypatch)
    s.supremacy = 3
    sietch(s, "windgap", 1)
    legion(s, "harkonnen", "s7_2", regular=2)
    take(s, "harkonnen", "s7_2", "windgap", "number 2")
    assert s.supremacy == 4
    assert s.bene_gesserit == [0, 2]


@pytest.mark.parametrize("before", [7, 8, 9])
def test_ten_supremacy_win_at_once(monkeypatch: pytest.MonkeyPatch, before: int) -> None:
    """ARR-4.1, ARR-4.6: the rest of the action is not carried out."""
    s = table()
    fix(monkeypatch)
    s.supremacy = before
    sietch(s, "windgap", 3)
    legion(s, "harkonnen", "s7_2", regular=2)
    wormsign(s, "windgap", "sandworm")
    take(s, "harkonnen", "s7_2", "windgap", "number 2")
    assert s.over
    assert s.winner == 0
    assert s.ranking == [[0], [1]]
    assert s.legal() == []


def objective(s: Position, targets: tuple[int, int, int]) -> None:
    from landsraad.arrakis.tables import OBJECTIVES

    number = next(i for i, o in enumerate(OBJECTIVES) if o.targets == targets)
    s.objectives_aside = [i for i in range(len(OBJECTIVES)) if i != number]
    s.objectives = (number,)


def test_arrakeen_is_checked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-4.3: the markers advance by 3 first."""
    s = table()
    fix(monkeypatch)
    objective(s, (9, 7, 5))
    markers(s, 6, 4, 2)
    legion(s, "atreides", "rimwall_west", regular=2)
    take(s, "atreides", "rimwall_west", "arrakeen", "number 2")
    assert s.over
    assert s.winner == 1
    assert s.marker == [9, 7, 5]


def test_one_step_short_wins_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    fix(monkeypatch)
    objective(s, (9, 7, 5))
    markers(s, 6, 4, 1)
    legion(s, "atreides", "rimwall_west", regular=2)
    take(s, "atreides", "rimwall_west", "arrakeen", "number 2")
    assert not s.over


def test_no_other_settlement_is_checked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    fix(monkeypatch)
    objective(s, (9, 7, 5))
    markers(s, 8, 8, 8)
    legion(s, "atreides", "s4_16", regular=2)
    take(s, "atreides", "s4_16", "arsunt", "number 2")
    assert s.marker == [9, 9, 9]
    assert not s.over


def test_steps_three_and_six_bring_leaders(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-23.9, ARR-23.10, with Paul on the board and Jessica in the tank (ARR-28.12)."""
    s = table()
    fix(monkeypatch)
    legion(s, "atreides", "rimwall_west", regular=2, leaders=["paul_atreides"])
    leader(s, "lady_jessica", "tank", tank=2)
    take(s, "atreides", "rimwall_west", "arrakeen", "number 2")
    assert s.marker == [3, 3, 3]
    assert where(s, "paul_muad_dib") == "arrakeen"
    assert at(s, "arrakeen") == {"atreides": (2, 0, 0), "leaders": ["paul_muad_dib"]}
    assert where(s, "paul_atreides") == "gone"
    assert where(s, "lady_jessica") == "gone"
    assert where(s, "reverend_mother_jessica") == "tank"
    assert where(s, "chani") == "available"
    assert where(s, "alia") == "not_yet"


def test_the_harkonnen_score_defended_sietches_too(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    sietch(s, "windgap", 2)
    legion(s, "harkonnen", "s7_2", regular=3)
    legion(s, "atreides", "windgap", regular=1, leaders=["stilgar"])
    fix(monkeypatch, "SSS", "DD*")
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area s7_2", "?area windgap", "all")
    assert asked(s) == (1, "b_special")
    act(s, "skip", "regular")
    assert where(s, "stilgar") == "tank"
    assert legal(s) == {"number 0", "number 1", "number 2", "number 3"}
    act(s, "number 3")
    assert s.supremacy == 2
