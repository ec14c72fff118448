"""A card that puts figures into several places while the supply is short (ARR-1.6)."""

from __future__ import annotations

from .helpers import act, at, legal, legion, paused, supply, table
from .playing import play


def test_each_village_is_named_once_when_regulars_are_short() -> None:
    """22 of the 24 Regulars stand on the board: two villages get one, no village twice."""
    s = table()
    for area in ("s8_1", "s8_2", "s4_13"):
        legion(s, "harkonnen", area, 6)
    legion(s, "harkonnen", "s4_14", 4)
    assert supply(s, "harkonnen")[0] == 2
    play(s, "hard_times_and_oppression", "area north_pole")
    assert "area north_pole" not in legal(s)
    act(s, "area arsunt")
    assert not {"area north_pole", "area arsunt"} & legal(s)
    act(s, "skip", "all")
    assert at(s, "north_pole") == {"harkonnen": (1, 0, 0)}
    assert at(s, "arsunt") == {"harkonnen": (1, 0, 0)}
    assert at(s, "carthag") == {"harkonnen": (0, 1, 0)}
    assert supply(s, "harkonnen")[0] == 0
    assert paused(s)
