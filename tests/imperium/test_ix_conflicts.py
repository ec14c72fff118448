"""The four Conflict cards of Rise of Ix: every reward (IMP-6), and the end of an Epic game (IMP-E1)."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.imperium.rules import codes as k
from landsraad.imperium.rules.position import Position, run_on

from .helpers import act, asked, give, influence, intrigue, intrigue_deck, legal, purse, secret, starting, troops
from .helpers_ix import begin_fight, ix_table, owned, tiles
from .phases import all_revealed


def rewards(card: str, players: int = 4, **fields: Any) -> Position:
    """Seats 0 to 2 are first, second and third; nobody has a card or anything in the purse but `fields` of seat 0."""
    s = ix_table(players)
    for seat in range(players):
        intrigue(s, seat)
        give(s, seat, solari=0, spice=0, water=0)
    intrigue_deck(s, "bribery", "ambush", "charisma", "windfall")
    tiles(s, "minimic_film", "flagship", "spaceport")
    give(s, 0, **fields)
    begin_fight(s, card, troops=(4, 3, 2, 1)[:players])
    return s


def test_skirmish_e() -> None:
    s = rewards("skirmish_e", freighter=1)
    assert purse(s.players[0]) == (0, 1, 0)
    assert legal(s) == {"advance", "recall", "skip"}
    act(s, "advance")
    assert s.players[0].freighter == 2
    assert asked(s)[1] != "freighter"
    assert [purse(p) for p in s.players[1:]] == [(3, 0, 0), (2, 0, 0), (0, 0, 0)]


def test_skirmish_f() -> None:
    s = rewards("skirmish_f", freighter=1)
    assert asked(s) == (0, "freighter")
    assert troops(s.players[0])[1] == 4
    act(s, "recall", "spice")
    assert asked(s)[1] != "freighter"
    assert [purse(p) for p in s.players] == [(0, 2, 0), (0, 2, 0), (0, 1, 0), (0, 0, 0)]


def test_trade_monopoly() -> None:
    s = rewards("trade_monopoly", freighter=2)
    assert troops(s.players[0])[1] == 4
    act(s, "advance", "recall", "spice", "tech", "influence fremen")
    p = s.players[0]
    assert (p.freighter, p.spice, owned(p)) == (0, 2, {"minimic_film"})  # for 2 − 2 spice
    assert influence(p)["fremen"] == 1
    assert troops(p)[1] == 6
    assert (secret(s.players[1]), purse(s.players[1])) == (["bribery"], (0, 0, 1))
    assert asked(s) == (2, "pick")
    other = s.clone()
    act(s, "pick trade_monopoly.1")
    assert (secret(s.players[2]), s.players[2].water) == (["ambush"], 0)
    act(other, "pick trade_monopoly.2")
    assert (secret(other.players[2]), other.players[2].water) == ([], 1)


@pytest.mark.parametrize(
    ("solari", "spice", "points"),
    [(0, 0, 1), (5, 3, 1), (6, 0, 2), (0, 4, 2), (6, 4, 3), (12, 8, 3)],
)
def test_economic_supremacy_points_for_6_solari_and_for_4_spice(solari: int, spice: int, points: int) -> None:
    s = rewards("economic_supremacy", solari=solari, spice=spice)
    start = 1  # with four players
    while asked(s)[0] == 0 and asked(s)[1] in ("maybe", "reward"):
        act(s, sorted(legal(s))[0])
    assert s.players[0].vp - start == points
    assert purse(s.players[0])[:2] == (solari - 6 * (solari >= 6), spice - 4 * (spice >= 4))
    assert s.players[1].vp - start == 1
    assert purse(s.players[2]) == (2, 2, 0)


def test_economic_supremacy_each_payment_may_be_declined() -> None:
    s = rewards("economic_supremacy", solari=6, spice=4)
    while asked(s)[0] == 0 and asked(s)[1] in ("maybe", "reward"):
        act(s, "skip" if "skip" in legal(s) else sorted(legal(s))[0])
    assert s.players[0].vp == 2
    assert purse(s.players[0]) == (6, 4, 0)


def test_economic_supremacy_with_three_players_the_third_gets_nothing() -> None:
    s = rewards("economic_supremacy", players=3)
    while asked(s)[1] == "reward":
        act(s, sorted(legal(s))[0])
    assert [p.vp for p in s.players] == [1, 1, 0]
    assert purse(s.players[2])[:2] == (0, 0)


def test_rewards_recruit_after_a_tile_returned_negotiators() -> None:
    """IMP-6.15: items in any order. Supply 0: the recruit waits until the purchase has brought troops back."""
    s = ix_table()
    for seat in range(3):
        intrigue(s, seat)
    tiles(s, "minimic_film", "flagship", "spaceport")
    give(s, 0, freighter=3, negotiators=8, spice=9)
    begin_fight(s, "skirmish_f", troops=(1,))
    p = s.players[0]
    p.garrison += p.supply
    p.supply = 0
    garrison = p.garrison
    act(s, "do skirmish_f.freighter", "recall", "tech", "buy flagship", "return 3")
    act(s, "dividends", "influence fremen")
    assert p.garrison == garrison + 2 + 1


# ---------------------------------------------------------------- Epic mode


@pytest.mark.parametrize(("epic", "points", "over"), [(True, 11, False), (True, 12, True), (False, 10, True)])
def test_an_epic_game_ends_at_12(epic: bool, points: int, over: bool) -> None:
    s = ix_table(epic=epic)
    for seat in range(3):
        intrigue(s, seat)
    give(s, 1, vp=points)
    all_revealed(s)
    s.phase = k.RECALLING
    run_on(s)
    assert s.over == over
    assert not starting(s, "endgame") if not s.over else s.legal() == []
