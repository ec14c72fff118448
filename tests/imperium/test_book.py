"""The book of a table, its events as data, and where points come from: what a client draws from."""

from __future__ import annotations

import json
from random import Random

import pytest

from landsraad import Setup
from landsraad.imperium.game import GAME
from landsraad.imperium.rules import codes as k
from landsraad.imperium.wording.shown import KINDS, SECRET


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_book_holds_what_lies_on_this_table(lang: str) -> None:
    base, ix = GAME.book(Setup(3), lang), GAME.book(Setup(3, expansions=["ix"]), lang)
    json.dumps(ix)
    assert all(entry["name"] for entry in ix.values())
    assert "space:rally_troops" in base
    assert "space:rally_troops" not in ix  # covered by the board of Ix (IMP-2.8)
    assert "space:dreadnought" in ix
    assert "space:dreadnought" not in base
    assert sum(thing.startswith("leader:") for thing in base) == 8
    assert sum(thing.startswith("leader:") for thing in ix) == 14
    assert ix["card:dagger"]["facts"]["icons"] == ["landsraad"]


def test_secrets_are_shown_to_their_owner_alone() -> None:
    """IMP-13.2; a stolen Intrigue card is known to thief and victim (IMP-9.11)."""
    state = GAME.new(Setup(3, 1))
    for kind in SECRET:
        event = (kind, 0, 1, 2)
        others = GAME.show(state, event, 2), GAME.show(state, event, -1)
        assert others[0] == others[1]
        assert others[0] is not None
        assert others[0]["things"] == (["seat:1"] if kind == k.E_STOLE else [])
        own = GAME.show(state, event, 0)
        assert own is not None
        assert own["things"] != others[0]["things"]
    thief, victim = (GAME.show(state, (k.E_STOLE, 0, 1, 2), seat) for seat in (0, 1))
    assert thief == victim


def test_every_kind_of_event_has_a_name() -> None:
    names = [KINDS[kind] for kind in range(1, k.E_KINDS)]
    assert len(set(names)) == k.E_KINDS - 1
    assert "sent" in names


def test_points_add_up() -> None:
    """IMP-2.5: one point at the start with four; a friendship and an Alliance are one each (IMP-8.2, IMP-8.4)."""
    state = GAME.new(Setup(4, 3, leaders="random"))
    rng = Random(3)
    while not state.over:
        state.apply(rng.choice(state.legal()))
    for seat in range(4):
        lines = GAME.points(state, seat)
        assert sum(n for _, n in lines) == GAME.score(state, seat)
        assert ("At the start", 1) in lines


def test_options_say_what_a_setup_may_say() -> None:
    options = {option.name: option for option in GAME.options("de")}
    assert set(options) == {
        *("players", "expansions", "leaders", "epic"),
        *("difficulty", "rivals", "row_storm", "brutal_escalation", "hagal_places_dreadnought", "fixed_ties"),
    }
    assert options["difficulty"].choices[0] == ("mercenary", "Söldner")
    assert len(options["rivals"].choices) == 2 + 8
    assert options["epic"].needs == "ix"
    assert options["leaders"].default == "draft"


def test_a_card_that_cannot_be_bought_has_no_price() -> None:
    book = GAME.book(Setup(3, 1))
    assert book["card:dagger"]["facts"]["cost"] is None
    assert book["card:chani"]["facts"]["cost"] == 5


def test_the_facts_of_a_leader_say_at_which_moment_each_ability_works() -> None:
    (ability,) = GAME.facts("leader:countess_ariana_thorvald")["abilities"]
    assert ability == {"ability": "WhenHarvesting", "less": 1, "effect": {"op": "draw", "n": 1}}
