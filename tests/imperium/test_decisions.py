"""One decision, one declaration: nothing about a decision is missing, and everything it says is a thing by its id."""

from __future__ import annotations

from random import Random

import pytest

from landsraad.imperium.game import GAME
from landsraad.imperium.rules.actions import ACTIONS
from landsraad.imperium.rules.decisions import DECISIONS
from landsraad.kernel.contract import ONLOOKER, Setup
from landsraad.kernel.errors import UnknownSeat

VARIANTS = [Setup(3, 5), Setup(4, 6, ("ix",), leaders="random"), Setup(3, 7, ("ix",), leaders="random", epic=True)]
LANGS = ("en", "de")


def test_every_decision_is_whole() -> None:
    assert DECISIONS.gaps() == []


def test_every_action_is_one_number_and_one_notation() -> None:
    assert [ACTIONS.by_notation[text] for text in ACTIONS.notations] == list(range(ACTIONS.size))


@pytest.mark.slow
@pytest.mark.parametrize("setup", VARIANTS, ids=str)
def test_questions_speak_of_things_and_steps_have_labels(setup: Setup) -> None:
    s = GAME.new(setup)
    rng = Random(3)
    while not s.over:
        asks = s.view(s.player)["asks"]
        assert set(asks) == {"seat", "kind", "about", "details"}
        assert (asks["seat"], asks["kind"]) == (s.player, GAME.kind(s))
        for thing in asks["about"]:
            assert all(GAME.called(thing, lang) for lang in LANGS)
        for lang in LANGS:
            assert "{" not in GAME.question(s, s.player, lang)
            for action in s.legal():
                said = GAME.describe(s, action, lang)
                assert len(said.labels) == len(said.path)
                assert all(said.labels)
                for step in said.path:
                    thing = GAME.thing(step)
                    assert not thing or thing.startswith("seat:") or GAME.called(thing, lang)
        s.apply(rng.choice(s.legal()))


def test_a_card_in_a_certain_place_is_that_card() -> None:
    assert GAME.thing("row:chani") == "card:chani"
    assert GAME.thing("space:arrakeen") == "space:arrakeen"
    assert GAME.thing("button:end") == GAME.thing("number:3") == ""


def test_there_is_no_seat_beyond_the_table() -> None:
    s = GAME.new(Setup(3, 1))
    assert "hand" not in s.view(ONLOOKER)["players"][0]
    for seat in (-2, 3, 99):
        with pytest.raises(UnknownSeat):
            s.view(seat)
