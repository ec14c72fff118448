"""Freighters, the Shipping track and the two Spice Trade spaces of Rise of Ix (IMP-X2, IMP-X7, EX-IX-2)."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.imperium.rules.position import Position

from .helpers import (
    act,
    asked,
    deck,
    discard,
    give,
    hand,
    influence,
    intrigue,
    intrigue_deck,
    legal,
    purse,
    starting,
    take_draws,
    troops,
)
from .helpers_ix import ix_table, owned, tiles, with_leader


def turn(*cards: str, leader: str = "earl_memnon_thorvald", players: int = 3, **fields: Any) -> Position:
    s = with_leader(leader, players=players)
    hand(s, 0, *cards)
    deck(s, 0, "dagger", "dagger")
    discard(s, 0)
    intrigue(s, 0, "windfall")
    intrigue_deck(s, "bribery", "ambush")
    tiles(s, "restricted_ordnance", "flagship", "spaceport")
    give(s, 0, **{"solari": 0, "spice": 0, "water": 0, **fields})
    return s


def one_icon(space: int, **fields: Any) -> Position:
    """The Freighter stands there; one icon of Landing Rights may be used."""
    s = turn("landing_rights", "dagger", freighter=space, **fields)
    act(s, "send landing_rights arrakeen")
    take_draws(s)
    return s


# ---------------------------------------------------------------- spaces


def test_interstellar_shipping_needs_2_guild_influence() -> None:
    assert "send dune_the_desert_planet interstellar_shipping" not in legal(
        turn("dune_the_desert_planet", influence={"spacing_guild": 1})
    )
    assert "send dune_the_desert_planet interstellar_shipping" in legal(
        turn("dune_the_desert_planet", influence={"spacing_guild": 2})
    )


def test_smuggling_is_1_solari_and_an_icon() -> None:
    s = turn("dune_the_desert_planet", "dagger")
    act(s, "send dune_the_desert_planet smuggling")
    assert purse(s.players[0]) == (1, 0, 0)
    assert "end" in legal(s)  # the icon may be left
    act(s, "do smuggling.freighter")
    assert s.players[0].freighter == 1
    assert not starting(s, "do")


def test_neither_is_a_combat_space() -> None:
    for space in ("interstellar_shipping", "smuggling"):
        s = turn("dune_the_desert_planet", influence={"spacing_guild": 2})
        act(s, f"send dune_the_desert_planet {space}")
        assert not starting(s, "deploy")


def test_the_example_of_interstellar_shipping() -> None:
    """EX-IX-2: advance to 3, recall, 2 spice, Restricted Ordnance for 4 − 2, Influence and two troops."""
    s = turn("dune_the_desert_planet", "dagger", freighter=2, influence={"spacing_guild": 2})
    act(s, "send dune_the_desert_planet interstellar_shipping", "do interstellar_shipping.freighter", "advance")
    assert s.players[0].freighter == 3
    act(s, "recall")
    assert "tech" not in legal(s)  # not payable before the spice is there
    act(s, "spice", "tech", "influence bene_gesserit")
    p = s.players[0]
    assert (p.freighter, p.spice, owned(p)) == (0, 0, {"restricted_ordnance"})
    assert influence(p)["bene_gesserit"] == 1
    assert troops(p) == (7, 5, 0)
    assert not starting(s, "deploy")  # no Combat space (IMP-X2.6)


def test_two_icons_may_recall_and_advance_again() -> None:
    s = turn("dune_the_desert_planet", "dagger", freighter=1, influence={"spacing_guild": 2})
    act(s, "send dune_the_desert_planet interstellar_shipping", "do interstellar_shipping.freighter", "recall")
    act(s, "spice")
    assert asked(s) == (0, "freighter")
    act(s, "advance")
    assert (s.players[0].freighter, s.players[0].spice) == (1, 2)


def test_the_second_icon_may_be_declined() -> None:
    s = turn("dune_the_desert_planet", "dagger", freighter=1, influence={"spacing_guild": 2})
    act(s, "send dune_the_desert_planet interstellar_shipping", "do interstellar_shipping.freighter", "advance", "skip")
    assert s.players[0].freighter == 2


# ---------------------------------------------------------------- icons


@pytest.mark.parametrize(("space", "moves"), [(1, {"advance", "recall"}), (2, {"advance", "recall"})])
def test_an_icon_advances_or_recalls(space: int, moves: set[str]) -> None:
    s = one_icon(space)
    act(s, "do landing_rights.freighter")
    assert legal(s) == moves


def test_from_the_start_only_advance_from_the_top_only_recall() -> None:
    s = one_icon(0)
    act(s, "do landing_rights.freighter")
    assert s.players[0].freighter == 1  # a recall from the start would yield nothing (IMP-X2.5)
    s = one_icon(3)
    act(s, "do landing_rights.freighter")
    assert (s.players[0].freighter, asked(s)) == (0, (0, "shipping"))


# ---------------------------------------------------------------- rewards (IMP-X2.3, X2.4)


@pytest.mark.parametrize("players", [3, 4])
def test_dividends_5_solari_and_1_for_every_opponent(players: int) -> None:
    s = turn("landing_rights", "dagger", freighter=1, players=players)
    before = [p.solari for p in s.players]
    act(s, "send landing_rights arrakeen", "do landing_rights.freighter", "recall", "dividends")
    assert [p.solari - b for p, b in zip(s.players, before, strict=True)] == [5] + [1] * (players - 1)
    assert s.players[0].spice == 0


def test_or_2_spice_and_nothing_of_higher_spaces() -> None:
    s = one_icon(1)
    act(s, "do landing_rights.freighter", "recall")
    assert legal(s) == {"dividends", "spice"}
    act(s, "spice")
    p = s.players[0]
    assert (purse(p), set(influence(p).values()), troops(p)) == ((0, 2, 0), {0}, (8, 4, 0))  # one of Arrakeen
    assert not starting(s, "do")


def test_second_space_two_troops_and_an_influence_of_choice() -> None:
    s = one_icon(2)
    act(s, "do landing_rights.freighter", "recall", "spice")
    assert starting(s, "influence") == {"emperor", "spacing_guild", "bene_gesserit", "fremen"}
    act(s, "influence emperor")
    assert troops(s.players[0]) == (6, 6, 0)
    assert influence(s.players[0])["emperor"] == 1


def test_troops_of_the_track_may_be_deployed_at_a_combat_space() -> None:
    """IMP-4.10: one of Arrakeen, two of the track, two of the garrison."""
    s = one_icon(2)
    act(s, "do landing_rights.freighter", "recall", "spice", "influence fremen")
    assert starting(s, "deploy") == {"1", "2", "3", "4", "5"}


def test_third_space_a_tile_2_cheaper_and_it_may_be_declined() -> None:
    s = one_icon(3, spice=6)
    act(s, "do landing_rights.freighter", "tech")
    assert starting(s, "buy") == {"restricted_ordnance", "flagship", "spaceport"}
    act(s, "buy flagship")
    assert s.players[0].spice == 0
    s = one_icon(3, spice=6)
    act(s, "do landing_rights.freighter", "spice", "influence", "influence fremen", "skip")
    assert owned(s.players[0]) == set()
    assert s.players[0].spice == 8


def test_rewards_in_any_order() -> None:
    s = one_icon(3, spice=6)
    act(s, "do landing_rights.freighter")
    assert legal(s) == {"dividends", "spice", "influence", "tech"}  # troops come at once with an ample supply
    act(s, "influence", "influence spacing_guild")
    assert legal(s) == {"dividends", "spice", "tech"}


def test_with_a_short_supply_the_troops_wait_for_returned_negotiators() -> None:
    s = one_icon(3, supply=1, garrison=6, negotiators=5, spice=0)
    act(s, "do landing_rights.freighter", "tech", "buy restricted_ordnance", "return 2")
    p = s.players[0]
    assert (p.negotiators, troops(p)) == (3, (1, 8, 0))  # two came back and two went to the garrison
    act(s, "spice", "influence fremen", "do arrakeen.recruit")
    assert troops(p) == (0, 9, 0)


def test_yuna_gains_one_more_for_each_gain() -> None:
    """EX-B-14: Dividends 6 and Windfall 3."""
    s = turn("landing_rights", "dagger", leader="princess_yuna_moritani", freighter=1)
    act(s, "send landing_rights arrakeen", "do landing_rights.freighter", "recall", "dividends", "plot windfall")
    assert s.players[0].solari == 9


def test_shipping_goes_on_from_turn_to_turn() -> None:
    s = ix_table()
    assert [p.freighter for p in s.players] == [0, 0, 0]
    hand(s, 0, "dune_the_desert_planet")
    act(s, "send dune_the_desert_planet smuggling", "do smuggling.freighter")
    assert [p.freighter for p in s.players] == [1, 0, 0]
