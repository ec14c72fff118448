"""Spice harvesting, the Imperium markers, stockpile, reserve and bans (ARR-21)."""

from __future__ import annotations

import pytest

from .helpers import (
    act,
    asked,
    at,
    ban,
    bans,
    hand,
    harvest,
    harvester,
    harvesters,
    imperium,
    legal,
    legion,
    paused,
    table,
    turn,
    where,
)

# ---------------------------------------------------------------- harvesting (ARR-21.1)


def test_one_for_desert_two_for_deep_desert() -> None:
    s = table()
    harvester(s, "s1_5", "s1_6", "s1_10", "s2_2")
    harvest(s)
    assert s.spice == 6
    assert harvesters(s) == set()
    assert s.vehicles[0] == 8


# ---------------------------------------------------------------- the markers (ARR-21.4 to ARR-21.6)


def test_ex_43_raise_keep_drop() -> None:
    """5 spice: the Guild is raised, CHOAM kept, the Landsraad drops and its ban is active."""
    s = table()
    imperium(s, 4, 3, 4)
    harvest(s, 5)
    assert legal(s) == {"drop", "keep", "raise"}
    act(s, "keep", "raise")
    assert paused(s)
    assert s.imperium == [4, 4, 3]
    assert bans(s) == ["landsraad"]


def test_ex_44_nothing_paid() -> None:
    s = table()
    harvest(s, 0)
    assert paused(s)
    assert s.imperium == [4, 4, 4]
    assert bans(s) == ["choam", "spacing_guild", "landsraad"]


def test_the_top_step_cannot_be_raised() -> None:
    s = table()
    harvest(s, 9)
    assert legal(s) == {"drop", "keep"}
    act(s, "keep", "keep", "keep")
    assert asked(s)[1] == "stockpile"
    assert s.imperium == [5, 5, 5]


def test_an_unpaid_marker_on_the_bottom_stays() -> None:
    s = table()
    imperium(s, 1, 2, 5)
    harvest(s, 0)
    assert s.imperium == [1, 1, 4]
    assert bans(s) == ["choam", "spacing_guild", "landsraad"]


def test_nobody_pays_more_than_there_is() -> None:
    s = table()
    imperium(s, 3, 3, 3)
    harvest(s, 4)
    act(s, "raise")  # 1 left: nothing more can be paid
    act(s, "?skip")
    assert paused(s)
    assert s.imperium == [4, 2, 2]
    assert bans(s) == ["spacing_guild", "landsraad"]


@pytest.mark.parametrize(("choice", "step", "banned"), [("keep", 1, True), ("raise", 2, False), ("drop", 1, True)])
def test_ex_46_the_bottom_step_bans_even_if_paid(choice: str, step: int, banned: bool) -> None:
    s = table()
    imperium(s, 1, 5, 5)
    harvest(s, 7)
    act(s, choice, "keep", "keep", "?skip", "?skip")
    assert paused(s)
    assert s.imperium == [step, 5, 5]
    assert bans(s) == (["choam"] if banned else [])


def test_ex_47_bans_end_with_the_next_harvest() -> None:
    s = table()
    ban(s, "choam", "spacing_guild", "landsraad")
    harvest(s, 6)
    assert bans(s) == []
    act(s, "keep", "keep", "keep")
    assert paused(s)
    assert bans(s) == []


# ---------------------------------------------------------------- stockpile (ARR-21.7)


@pytest.mark.parametrize(("supremacy", "allowed"), [(0, True), (5, True), (6, False), (9, False)])
def test_three_spice_for_supremacy(supremacy: int, allowed: bool) -> None:
    s = table()
    s.supremacy = supremacy
    harvest(s, 3)
    act(s, "drop", "?drop", "?drop")
    if allowed:
        assert legal(s) == {"yes", "skip"}
        act(s, "yes")
        assert s.supremacy == supremacy + 1
    else:
        act(s, "?skip")
        assert s.supremacy == supremacy
    assert s.imperium == [4, 4, 4]


def test_only_once_a_phase() -> None:
    s = table()
    imperium(s, 5, 5, 5)
    harvest(s, 9)
    act(s, "drop", "drop", "drop", "yes")
    act(s, "?yes")
    assert paused(s)
    assert s.supremacy == 1
    assert where(s, "thufir_hawat") == "available"


def test_the_stockpile_brings_feyd() -> None:
    s = table()
    s.supremacy = 5
    harvest(s, 3)
    act(s, "drop", "?drop", "?drop", "yes")
    assert s.supremacy == 6
    assert where(s, "feyd_rautha") == "available"
    assert where(s, "beast_rabban") == "gone"


def test_two_spice_are_not_enough() -> None:
    s = table()
    harvest(s, 2)
    act(s, "drop", "drop", "drop", "?skip")
    assert s.supremacy == 0


# ---------------------------------------------------------------- reserve (ARR-21.2, ARR-21.8, ARR-21.16)


def test_ex_49_one_spice_is_kept() -> None:
    s = table()
    harvest(s, 7)
    act(s, "keep", "keep", "keep", "yes")
    assert paused(s)
    assert s.reserve_spice == 1
    harvester(s, "s1_5", "s1_6", "s1_10", "s1_7")  # 5 spice
    harvest(s)
    assert asked(s) == (0, "spend_reserve")
    assert legal(s) == {"yes", "skip"}
    act(s, "yes")
    assert s.spice == 6
    assert s.reserve_spice == 0
    act(s, "keep", "keep", "keep")
    assert paused(s)
    assert s.imperium == [5, 5, 5]
    assert bans(s) == []


def test_ex_49_never_more_than_one() -> None:
    """9 spice, 6 used, no stockpile: 1 reserved, 2 lost."""
    s = table()
    harvest(s, 9)
    act(s, "keep", "keep", "keep", "skip", "yes")
    assert paused(s)
    assert s.reserve_spice == 1
    assert s.spice == 0


def test_a_kept_token_stores_no_other() -> None:
    s = table()
    s.reserve_spice = 1
    harvest(s, 7)
    act(s, "skip", "keep", "keep", "keep")
    assert paused(s)
    assert s.reserve_spice == 1


def test_it_may_be_declined() -> None:
    s = table()
    harvest(s, 7)
    act(s, "keep", "keep", "keep", "skip")
    assert paused(s)
    assert s.reserve_spice == 0


# ---------------------------------------------------------------- the CHOAM ban (ARR-21.12)


def test_excess_is_removed_at_once() -> None:
    s = table()
    legion(s, "harkonnen", "carthag", regular=5, elite=1)
    legion(s, "harkonnen", "arrakeen", regular=5)
    legion(s, "atreides", "s1_5", regular=6)
    harvest(s, 4)
    act(s, "drop", "keep", "keep", "?skip")
    assert bans(s) == ["choam"]
    assert asked(s) == (0, "excess")
    assert legal(s) == {"regular", "elite"}
    act(s, "elite")
    assert paused(s)
    assert at(s, "carthag") == {"harkonnen": (5, 0, 0)}
    assert at(s, "s1_5") == {"atreides": (6, 0, 0)}


def test_a_marker_lowered_by_a_card_bans_nothing() -> None:
    """ARR-21.13: Bill of Particulars."""
    s = table()
    hand(s, "bill_of_particulars")
    turn(s, "atreides", "mentat")
    act(s, "play", "?card bill_of_particulars")
    while not paused(s):
        s.apply(s.legal()[0])
    assert sorted(s.imperium) == [4, 5, 5]
    assert bans(s) == []
