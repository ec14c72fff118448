"""What a view tells of a battle: the dice to roll and why, the last roll, losses, and what to expect (ARR-15)."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.arrakis.rules.position import Position
from landsraad.kernel.contract import ONLOOKER

from .helpers import act, asked, fix, hand, legion, sietch, table, turn, units

NO_CARDS = {"harkonnen": 0, "atreides": 0}


def battle(s: Position, seat: int = ONLOOKER) -> dict[str, Any]:
    shown: dict[str, Any] = s.view(seat)["battle"]
    return shown


def open_field(harkonnen: dict[str, Any], atreides: dict[str, Any], die: str = "strategy") -> Position:
    """The Harkonnen of s1_4 have attacked s1_5; the Atreides may discard Crysknife."""
    s = table()
    hand(s, "crysknife")
    legion(s, "harkonnen", "s1_4", **harkonnen)
    legion(s, "atreides", "s1_5", **atreides)
    turn(s, "harkonnen", die)
    act(s, "attack", "area s1_4", "?area s1_5", "?all")
    assert asked(s) == (1, "b_discard")
    return s


def test_dice_are_told_with_their_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.8: units, the rank of the sietch, cards; never more than six."""
    s = table()
    hand(s, "crysknife", "thumpers", "sandmasters")
    sietch(s, "sihaya_ridge", 3)
    legion(s, "harkonnen", "s1_2", regular=2, elite=1)
    legion(s, "atreides", "sihaya_ridge", regular=2)
    assert battle(s) is None
    fix(monkeypatch, "SSD*", "DDDDDD")
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area s1_2", "?area sihaya_ridge", "all")
    act(s, "card sandmasters")
    assert asked(s) == (1, "b_discard")
    assert battle(s)["dice"] == {
        "harkonnen": {"n": 4, "units": 3, "rank": 0, "cards": 1, "bonus": 0, "most": 6},
        "atreides": {"n": 5, "units": 2, "rank": 3, "cards": 0, "bonus": 0, "most": 6},
    }
    assert battle(s)["rolled"] is None
    act(s, "card thumpers")
    assert asked(s) == (0, "b_cease")
    assert battle(s)["rolled"] == {
        "harkonnen": {"swords": 2, "shields": 1, "specials": 1},
        "atreides": {"swords": 0, "shields": 6, "specials": 0},
    }
    assert battle(s)["dice"]["harkonnen"] == {"n": 3, "units": 3, "rank": 0, "cards": 0, "bonus": 0, "most": 6}
    assert battle(s)["dice"]["atreides"]["n"] == 5  # for the next round no card has been discarded


def test_the_last_roll_is_told_without_what_leaders_made_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.9, ARR-15.11: one special more by surprise, one turned into a hit by the Bashar."""
    fix(monkeypatch, "S*", "DD")
    s = open_field({"regular": 2, "generic": 1}, {"regular": 2}, die="leadership")
    assert battle(s)["with"] == ["surprise"]
    act(s, "skip")
    assert asked(s) == (0, "b_special")
    assert battle(s)["specials"]["harkonnen"] == 2
    act(s, "generic")
    shown = battle(s)
    assert shown["rolled"]["harkonnen"] == {"swords": 1, "shields": 0, "specials": 1}
    assert (shown["hits"]["harkonnen"], shown["specials"]["harkonnen"]) == (2, 1)
    assert shown["generics_used"] == {"harkonnen": 1, "atreides": 0}


def test_hits_to_take_are_told_with_the_shields_special_elites_cancel(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.12: the Sardaukar cancels one of two shields; the Naib's special and the choice of who falls count."""
    fix(monkeypatch, "SSD", "SDD*")
    s = open_field({"special": 1, "regular": 2}, {"regular": 3, "generic": 1})
    act(s, "card crysknife")
    assert asked(s) == (1, "b_special")
    assert battle(s)["to_take"] == {"harkonnen": 0, "atreides": 1}
    act(s, "generic")
    assert asked(s) == (0, "b_hit")
    assert battle(s)["to_take"] == {"harkonnen": 1, "atreides": 1}
    act(s, "regular")
    assert asked(s) == (1, "b_hit")
    assert battle(s)["to_take"] == {"harkonnen": 0, "atreides": 1}
    act(s, "regular")
    assert battle(s)["to_take"] == {"harkonnen": 0, "atreides": 0}


def test_losses_add_up_over_the_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.13, ARR-15.15: an Elite comes down to a Regular, then it falls, and the Naib with the last unit."""
    fix(monkeypatch, "SDD", "D", "SDD", "D")
    s = open_field({"special": 1, "regular": 2}, {"elite": 1, "generic": 1})
    act(s, "skip", "?elite")
    assert asked(s) == (0, "b_cease")
    none = {"units": units()}
    assert battle(s)["lost"] == {"harkonnen": none, "atreides": {"units": units(elite=1)}}
    act(s, "continue", "?stay", "skip", "regular")
    assert battle(s)["lost"]["atreides"] == {"units": units(1, 1), "generic": 1}
    assert battle(s)["dice"] is None
    assert battle(s)["forecast"] is None


@pytest.mark.parametrize(
    ("harkonnen", "atreides", "die", "expected"),
    [
        # A sword (1/2) and no shield (2/3).
        ({"regular": 1}, {"regular": 1}, "strategy", {"harkonnen": 0.33, "atreides": 0.33}),
        # A sword or a special (2/3) against no shield; the enemy as before.
        ({"regular": 1, "generic": 1}, {"regular": 1}, "strategy", {"harkonnen": 0.33, "atreides": 0.44}),
        # The Sardaukar cancels the shield: a sword is a hit.
        ({"special": 1}, {"regular": 1}, "strategy", {"harkonnen": 0.33, "atreides": 0.5}),
        # By surprise the Bashar always strikes: 1 - 1/2 × 1/3; one Regular takes no more than one hit.
        ({"regular": 1, "generic": 1}, {"regular": 1}, "leadership", {"harkonnen": 0.33, "atreides": 0.83}),
    ],
)
def test_the_forecast_is_the_mean_of_the_next_roll(
    harkonnen: dict[str, Any], atreides: dict[str, Any], die: str, expected: dict[str, float]
) -> None:
    s = open_field(harkonnen, atreides, die)
    assert battle(s)["forecast"] == expected


def test_before_everything_is_revealed_nothing_is_told_of_dice() -> None:
    """ARR-15.4, ARR-35.2: the rank of a facedown sietch is the Atreides' secret while the attack is declared."""
    s = table()
    sietch(s, "sihaya_ridge", 3, up=False)
    legion(s, "harkonnen", "s1_2", regular=3)
    legion(s, "atreides", "sihaya_ridge", regular=1)
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area s1_2", "?area sihaya_ridge")
    assert asked(s) == (0, "who_goes")
    for seat in (ONLOOKER, 0, 1):
        assert battle(s, seat)["dice"] is None
        assert battle(s, seat)["forecast"] is None
