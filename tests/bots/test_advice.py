"""What a hint is made of, in the terminal and in the browser."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from landsraad import Setup
from landsraad.bots.advice import Advice, advise, in_words
from landsraad.bots.search import thinking_of
from landsraad.kernel.seat import Seat
from landsraad.registry import games

SETUPS = {"imperium": Setup(4, 3, leaders="random"), "arrakis": Setup(2, 3)}


def at_a_turn(name: str) -> Seat:
    """The first decision a thought is worth."""
    game: Any = games[name]
    state = game.new(SETUPS[name])
    while len(state.legal()) < 3 or not thinking_of(name).weight(state):
        state.apply(state.legal()[0])
    return Seat(game, state, state.player)


@pytest.mark.parametrize("name", SETUPS)
def test_three_choices_with_their_reasons_and_nothing_happens_at_the_table(name: str) -> None:
    seat = at_a_turn(name)
    before = seat.view()
    advice = advise(seat, 1)
    assert seat.view() == before
    assert len(advice.best) == len(set(advice.best)) == 3
    assert set(advice.best) <= set(seat.legal())
    assert set(advice.ends) == set(advice.best)
    assert pickle.loads(pickle.dumps(advice)) == advice  # the server's thinkers send it


def test_how_far_the_others_are_behind() -> None:
    advice = Advice(
        (7, 8, 9), {7: 0.514, 8: 0.481, 9: 0.52}, {}, {7: {"vp": 1.0, "water": 0.0}, 8: {"vp": 0.5, "water": 2.0}}
    )
    assert advice.chance() == 51
    assert [advice.behind(action) for action in (8, 9, 10)] == [3, 0, None]
    assert advice.apart(8) == {"vp": -0.5, "water": 2.0}
    assert advice.apart(9) == {}
    assert Advice((7,)).chance() is None


def test_gains_in_words_the_largest_first_and_nothing_small() -> None:
    gains = {"vp": 1.0, "water": -2.5, "spice": 0.2, "troops": 0.0}
    assert in_words(games["imperium"], gains, "en") == "water −2.5, Victory Points +1"
    assert in_words(games["imperium"], gains, "de") == "Wasser −2,5, Siegpunkte +1"


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_gauge_has_a_name(name: str, lang: str) -> None:
    view = at_a_turn(name).view()
    for lasting in (False, True):
        gauges = thinking_of(name).gauges(view, lasting)
        assert all(in_words(games[name], {what: 1.0}, lang).endswith(" +1") for what in gauges)


def test_harvesters_count_within_a_turn_only() -> None:
    """By the end of a round all have left the board (ARR-21.1); those of the Smugglers are not ours."""
    view = at_a_turn("arrakis").view()
    gauges = thinking_of("arrakis").gauges
    view["areas"] = {"s1_1": {"harvester": True}, "s1_2": {"harvester": "smugglers"}}
    assert gauges(view, False)["harvesters"] == 1
    assert "harvesters" not in gauges(view, True)
