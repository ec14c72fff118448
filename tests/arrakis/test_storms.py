"""Coriolis storms (ARR-20.23 to ARR-20.27)."""

from __future__ import annotations

import pytest

from .helpers import (
    act,
    asked,
    at,
    fix,
    harvester,
    harvesters,
    legion,
    markers,
    paused,
    starting,
    storms,
    table,
    turn,
    where,
)


@pytest.mark.parametrize(
    ("area", "roll", "hits"),
    [
        ("s1_10", "S*", 3),  # Deep Desert
        ("s1_10", "**", 4),
        ("s1_5", "**", 2),  # Desert
        ("s1_5", "SS", 2),
        ("s5_7", "S*", 1),  # Minor Erg
        ("s5_9", "**", 0),  # a plateau that is not exempt
        ("s5_9", "SS", 2),
        ("s1_5", "DD", 0),
    ],
)
def test_ex_64_storm_values(monkeypatch: pytest.MonkeyPatch, area: str, roll: str, hits: int) -> None:
    s = table()
    legion(s, "harkonnen", area, regular=6)
    rolls = fix(monkeypatch, roll)
    storms(s)
    assert rolls.left == []
    assert paused(s)
    assert at(s, area) == {"harkonnen": (6 - hits, 0, 0)}


def test_ex_65_who_is_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    for area in ("arrakeen", "carthag", "imperial_basin", "hagga_basin", "arsunt", "broken_land", "north_pole"):
        legion(s, "harkonnen", area, regular=1)
    legion(s, "atreides", "s1_5", regular=1)
    legion(s, "atreides", "s5_9", regular=1)
    legion(s, "harkonnen", "pasty_mesa", regular=1)
    harvester(s, "s1_6")
    rolls = fix(monkeypatch, "SS")
    storms(s)
    assert rolls.left == []
    assert at(s, "pasty_mesa") == {}
    assert at(s, "arrakeen") == {"harkonnen": (1, 0, 0)}
    assert at(s, "s1_5") == {"atreides": (1, 0, 0)}
    assert harvesters(s) == {"s1_6"}


def test_the_atreides_choose_the_order_and_each_legion_is_hit_once(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    for area in ("s1_5", "s5_7", "s5_9"):
        legion(s, "harkonnen", area, regular=3)
    rolls = fix(monkeypatch, "SS", "SD", "DD")
    storms(s)
    assert asked(s) == (1, "storm")
    assert starting(s, "area") == {"s1_5", "s5_7", "s5_9"}
    act(s, "area s5_9")
    assert starting(s, "area") == {"s1_5", "s5_7"}
    act(s, "area s1_5")
    assert rolls.left == []
    assert [at(s, x)["harkonnen"][0] for x in ("s5_9", "s1_5", "s5_7")] == [1, 2, 3]


def test_the_harkonnen_choose_what_they_lose(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-20.26"""
    s = table()
    legion(s, "harkonnen", "s1_5", elite=1, generic=1, leaders=["beast_rabban"])
    fix(monkeypatch, "S*")
    storms(s)
    assert asked(s) == (0, "hit")
    act(s, "leader beast_rabban", "elite")
    assert where(s, "beast_rabban") == "tank"
    assert at(s, "s1_5") == {"harkonnen": (1, 0, 0), "generic": 1}


@pytest.mark.parametrize(
    ("token", "exposed"),
    [
        ("splintered_rock", {"hagga_basin"}),
        ("hole_in_the_rock", {"imperial_basin"}),
        ("rimwall", {"imperial_basin", "arrakeen"}),
    ],
)
def test_the_atomics_take_the_shelter_away(monkeypatch: pytest.MonkeyPatch, token: str, exposed: set[str]) -> None:
    """ARR-25.4: in the row of the Plateau, so specials count nothing."""
    s = table()
    markers(s, 8)
    cities = ("arrakeen", "carthag", "imperial_basin", "hagga_basin", "arsunt")
    for area in cities:
        legion(s, "harkonnen", area, regular=2)
    turn(s, "atreides", "strategy", "mentat")
    act(s, f"atomics {token}")
    rolls = fix(monkeypatch, *["S*"] * len(exposed))
    storms(s)
    for area in sorted(exposed):
        act(s, f"?area {area}")
    assert paused(s)
    assert rolls.left == []
    assert {x for x in cities if at(s, x) == {"harkonnen": (1, 0, 0)}} == exposed
