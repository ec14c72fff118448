"""Hits: what the owner may give for each, what goes back to the supply, what a special attack does (ARR-15.13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from landsraad.arrakis.rules.losses import strike
from landsraad.arrakis.rules.position import Position, run_on
from landsraad.arrakis.tables import AREA_ID

from .helpers import PAUSE, act, asked, at, fix, leader, legal, legion, paused, supply, table, turn, where


def hit(s: Position, area: str, hits: int) -> None:
    """A special attack with that many hits."""
    s.stack = [PAUSE]
    strike(s, AREA_ID[area], hits)
    run_on(s)


def ways(s: Position) -> Iterator[Position]:
    """Every way to choose from here until nothing is pending."""
    if paused(s):
        yield s
        return
    for action in s.legal():
        t = s.clone()
        t.apply(action)
        yield from ways(t)


def outcomes(s: Position, area: str) -> list[dict[str, Any]]:
    """The different ends, each once."""
    found: list[dict[str, Any]] = []
    for end in ways(s):
        if at(end, area) not in found:
            found.append(at(end, area))
    return found


# ---------------------------------------------------------------- the choice


def test_ex_13_three_ways_to_take_two_hits() -> None:
    s = table()
    legion(s, "atreides", "s8_3", regular=1, elite=1, generic=1)
    hit(s, "s8_3", 2)
    assert asked(s) == (1, "hit")
    assert legal(s) == {"regular", "elite", "generic"}
    ends = outcomes(s, "s8_3")
    # The printed three; the way over E, R, R (Elite to Regular, then two Regulars) needs three hits.
    assert sorted(ends, key=str) == sorted(
        [
            {"atreides": (1, 0, 0), "generic": 1},
            {"atreides": (0, 1, 0)},
            {"atreides": (2, 0, 0)},
        ],
        key=str,
    )


def test_the_same_choice_in_a_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "harkonnen", "s8_4", regular=4)
    legion(s, "atreides", "s8_3", regular=1, elite=1, generic=1)
    fix(monkeypatch, "SSSS", "DD")
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area s8_4", "?area s8_3", "all")
    assert asked(s) == (1, "b_hit")
    ends = []
    for first in ("regular", "elite", "generic"):
        for second in ("regular", "elite", "generic"):
            t = s.clone()
            act(t, first)
            if second in legal(t):
                act(t, second)
                if at(t, "s8_3") not in ends:
                    ends.append(at(t, "s8_3"))
    assert len(ends) == 3


def test_every_named_leader_can_be_given() -> None:
    s = table()
    legion(s, "atreides", "s8_3", special=1, generic=2, leaders=["stilgar", "paul_atreides"])
    hit(s, "s8_3", 1)
    assert legal(s) == {"special", "generic", "leader stilgar", "leader paul_atreides"}
    act(s, "leader stilgar")
    assert where(s, "stilgar") == "tank"
    assert at(s, "s8_3") == {"atreides": (0, 0, 1), "generic": 2, "leaders": ["paul_atreides"]}


@pytest.mark.parametrize("kind", ["elite", "special"])
def test_an_elite_becomes_a_regular(kind: str) -> None:
    s = table()
    legion(s, "harkonnen", "s8_3", regular=1, elite=1, special=1)
    hit(s, "s8_3", 1)
    act(s, kind)
    assert at(s, "s8_3") == {"harkonnen": (2, 0, 1) if kind == "elite" else (2, 1, 0)}
    assert supply(s, "harkonnen") == ((22, 12, 7, 6) if kind == "elite" else (22, 11, 8, 6))


def all_regulars_on_the_board(s: Position, *more: int) -> None:
    for area, n in (("s1_1", 6), ("s1_2", 6), ("s1_3", 16 - 12 - sum(more))):
        if n:
            legion(s, "atreides", area, regular=n)


def test_ex_14_no_regular_in_the_supply() -> None:
    s = table()
    all_regulars_on_the_board(s)
    legion(s, "atreides", "s8_3", elite=2)
    assert supply(s, "atreides") == (0, 6, 6, 12)
    hit(s, "s8_3", 1)
    assert paused(s)  # nothing to choose
    assert at(s, "s8_3") == {"atreides": (0, 1, 0)}
    assert supply(s, "atreides") == (0, 7, 6, 12)


def test_a_regular_removed_before_may_replace_an_elite() -> None:
    """ARR-15.14: R then E leaves a Regular; E first finds none in the supply, so then both are gone."""
    s = table()
    all_regulars_on_the_board(s, 1)
    legion(s, "atreides", "s8_3", regular=1, elite=1)
    assert supply(s, "atreides")[0] == 0
    hit(s, "s8_3", 2)
    assert sorted(outcomes(s, "s8_3"), key=str) == sorted([{"atreides": (1, 0, 0)}, {}], key=str)


# ---------------------------------------------------------------- the end of a legion


def test_ex_16_leaders_die_with_the_legion() -> None:
    s = table()
    leader(s, "feyd_rautha", "available")
    legion(s, "harkonnen", "s8_3", regular=1, generic=2, leaders=["feyd_rautha"])
    hit(s, "s8_3", 2)
    act(s, "regular")
    assert paused(s)  # the second hit is lost
    assert at(s, "s8_3") == {}
    assert where(s, "feyd_rautha") == "tank"
    assert supply(s, "harkonnen") == (24, 12, 8, 6)


def test_surplus_hits_are_lost() -> None:
    s = table()
    legion(s, "harkonnen", "s8_3", regular=2)
    hit(s, "s8_3", 8)
    assert paused(s)
    assert at(s, "s8_3") == {}
    assert supply(s, "harkonnen") == (24, 12, 8, 6)


def test_no_hit_no_question() -> None:
    s = table()
    legion(s, "harkonnen", "s8_3", regular=2, elite=2)
    hit(s, "s8_3", 0)
    assert paused(s)
    assert at(s, "s8_3") == {"harkonnen": (2, 2, 0)}


# ---------------------------------------------------------------- tokens under a special attack (ARR-16.4)


def test_revealed_figures_take_hits_or_a_token_is_revealed_by_choice() -> None:
    s = table()
    legion(s, "atreides", "s8_3", regular=1, generic=1, tokens=["as1"])
    hit(s, "s8_3", 1)
    assert legal(s) == {"regular", "generic", "token as1"}
    t = s.clone()
    act(t, "regular")
    assert at(t, "s8_3") == {"atreides": (0, 0, 0), "generic": 1, "tokens": ["as1"]}
    act(s, "token as1", "generic")
    assert at(s, "s8_3") == {"atreides": (3, 0, 0)}


def test_a_leader_may_take_the_hit_for_facedown_tokens() -> None:
    s = table()
    legion(s, "atreides", "s8_3", generic=1, tokens=["as7"])
    hit(s, "s8_3", 1)
    assert legal(s) == {"generic", "token as7"}
    act(s, "generic")
    assert at(s, "s8_3") == {"atreides": (0, 0, 0), "tokens": ["as7"]}


def test_tokens_are_revealed_while_hits_remain() -> None:
    """as7 is one Fedaykin, as1 two Regulars: three hits on the two tokens."""
    s = table()
    legion(s, "atreides", "s8_3", tokens=["as1", "as7"])
    hit(s, "s8_3", 3)
    act(s, "token as7")
    act(s, "special", "regular")  # the Fedaykin becomes a Regular, which falls
    assert at(s, "s8_3") == {"atreides": (1, 0, 0)}  # as1 was revealed, one of its Regulars fell
    assert paused(s)


def test_without_hits_nothing_is_revealed() -> None:
    s = table()
    legion(s, "atreides", "s8_3", tokens=["as1"])
    hit(s, "s8_3", 0)
    assert at(s, "s8_3") == {"atreides": (0, 0, 0), "tokens": ["as1"]}


def test_the_limit_holds_after_a_reveal() -> None:
    """ARR-18.5: five Elites and a token of two are seven; after the hit on an Elite there are still too many."""
    s = table()
    legion(s, "atreides", "s8_3", elite=5, tokens=["as1"])
    hit(s, "s8_3", 1)
    for end in ways(s):
        units = at(end, "s8_3")
        assert sum(units["atreides"]) + len(units.get("tokens", ())) <= 6
