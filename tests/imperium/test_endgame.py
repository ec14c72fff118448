"""The window for Endgame cards, the tie-breaks one by one, the ranking (IMP-10.5, IMP-10.6)."""

from __future__ import annotations

import pytest

from .helpers import act, asked, give, intrigue, legal, secret, table
from .phases import begin_endgame, intrigue_discards

# In the order in which they decide; p.revealed counts the Reveal turns of the game.
TIE_BREAKS = ["vp", "spice", "solari", "water", "garrison", "revealed"]


def ranked(*players: dict[str, int]) -> list[list[int]]:
    """The final ranking of players with these values, everything else equal."""
    s = table(len(players))
    begin_endgame(s)
    for seat, fields in enumerate(players):
        values = {"vp": 8, "spice": 3, "solari": 3, "water": 3, "garrison": 3, "revealed": 1} | fields
        for name, value in values.items():
            setattr(s.players[seat], name, value)
    return s.ranking


# ---------------------------------------------------------------- ranking


@pytest.mark.parametrize("value", TIE_BREAKS)
def test_each_tie_break_decides_among_equals(value: str) -> None:
    assert ranked({value: 1}, {value: 9}, {value: 5}) == [[1], [2], [0]]


@pytest.mark.parametrize("index", range(len(TIE_BREAKS) - 1))
def test_an_earlier_tie_break_beats_all_later_ones(index: int) -> None:
    better = {TIE_BREAKS[index]: 9} | dict.fromkeys(TIE_BREAKS[index + 1 :], 0)
    worse = {TIE_BREAKS[index]: 8} | dict.fromkeys(TIE_BREAKS[index + 1 :], 20)
    assert ranked(worse, better, worse | {"vp": 0}) == [[1], [0], [2]]


def test_troops_in_supply_and_conflict_do_not_count() -> None:
    assert ranked({"garrison": 2, "supply": 10}, {"garrison": 3, "supply": 0}, {"vp": 0}) == [[1], [0], [2]]


def test_a_full_tie_is_shared() -> None:
    assert ranked({}, {}, {"vp": 3}) == [[0, 1], [2]]
    assert ranked({"vp": 9}, {}, {}, {}) == [[0], [1, 2, 3]]


def test_the_later_reveal_turn_of_the_last_round_wins_a_tie() -> None:
    """In `all_revealed` the seats reveal in order, so the last seat is the most recent."""
    s = table(4)
    for seat in range(4):
        give(s, seat, vp=7, spice=0, solari=0, water=0, garrison=3)
    begin_endgame(s)
    assert s.over
    assert s.ranking == [[3], [2], [1], [0]]


def test_most_points_win_though_another_reached_ten_first() -> None:
    s = table()
    for seat, points in enumerate((10, 12, 11)):
        give(s, seat, vp=points)
    begin_endgame(s)
    assert s.ranking == [[1], [2], [0]]


# ---------------------------------------------------------------- the window


def test_it_starts_with_the_first_player_and_runs_clockwise_until_all_pass_in_succession() -> None:
    s = table(4)
    for seat in range(4):
        intrigue(s, seat, "tiebreaker")
    begin_endgame(s, first=2)
    order = []
    for _ in range(4):
        order.append(asked(s))
        act(s, "pass")
    assert order == [(2, "endgame"), (3, "endgame"), (0, "endgame"), (1, "endgame")]
    assert s.over


def test_who_passed_may_still_answer_a_card_played_later() -> None:
    s = table()
    intrigue(s, 0, "tiebreaker")
    intrigue(s, 1, "tiebreaker")
    begin_endgame(s)
    act(s, "pass", "endgame tiebreaker")
    assert asked(s) == (0, "endgame")
    act(s, "endgame tiebreaker")
    assert s.over
    assert [p.spice for p in s.players] == [10, 10, 0]
    assert intrigue_discards(s) == ["tiebreaker", "tiebreaker"]


def test_several_cards_in_one_go() -> None:
    s = table()
    intrigue(s, 0, "tiebreaker", "plans_within_plans")
    give(s, 0, influence={"emperor": 3, "fremen": 3, "spacing_guild": 3}, vp=0)
    begin_endgame(s)
    act(s, "endgame plans_within_plans")
    assert legal(s) == {"endgame tiebreaker", "pass"}
    act(s, "endgame tiebreaker")
    assert s.over
    assert (s.players[0].vp, s.players[0].spice) == (1, 10)


def test_no_other_cards_and_no_purchases() -> None:
    s = table()
    intrigue(s, 0, "tiebreaker", "choam_shares", "ambush", "to_the_victor")
    give(s, 0, solari=9, spice=9)
    begin_endgame(s)
    assert legal(s) == {"endgame tiebreaker", "pass"}


def test_without_cards_the_game_is_over_at_once() -> None:
    s = table()
    begin_endgame(s)
    assert s.over
    assert s.legal() == []
    assert s.view(0)["phase"] == "over"


def test_a_card_kept_is_worth_nothing() -> None:
    s = table()
    intrigue(s, 0, "tiebreaker")
    begin_endgame(s)
    act(s, "pass")
    assert s.over
    assert secret(s.players[0]) == ["tiebreaker"]
    assert s.players[0].spice == 0
