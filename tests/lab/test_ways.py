"""Ways to play on alone: whoever gains with the others is kept, and those in use are whole sets of weights."""

from __future__ import annotations

from math import ceil
from typing import Any

import pytest

from landsraad.arrakis.rules import codes as k
from landsraad.bots.arrakis.habits import Habits
from landsraad.bots.arrakis.house import HousePolicy
from landsraad.bots.arrakis.thinking import Thinking, stored_ways
from landsraad.bots.search import EACH, WAYS, Budget, Search
from landsraad.kernel.contract import Setup
from landsraad.kernel.seat import Seat
from landsraad.lab.ways import MADE, gain, made, pick
from landsraad.registry import find_game

# By turn, by way (the house first), by half of the worlds.
FOUND = [
    [(0.5, 0.5), (0.7, 0.7), (0.7, 0.6), (0.9, 0.1)],
    [(0.5, 0.5), (0.3, 0.3), (0.8, 0.8), (0.4, 0.4)],
    [(0.5, 0.5), (0.3, 0.3), (0.2, 0.2), (0.6, 0.7)],
]


def test_one_half_chooses_and_the_other_judges() -> None:
    """The last way shines in one half of the first turn only: chosen there it costs 0.4, and by the other half the
    house is better."""
    assert gain([0], FOUND) == 0.0
    assert gain([0, 1], FOUND) == pytest.approx((0.2 + 0.2) / 6)
    assert gain([0, 2], FOUND) == pytest.approx((0.1 + 0.2 + 0.3 + 0.3) / 6)
    assert gain([0, 3], FOUND) == pytest.approx((-0.4 + 0.0 + 0.2 + 0.1) / 6)


def test_whoever_adds_most_to_those_before_is_next() -> None:
    """After the second way the first adds nothing, and the third would take away."""
    assert pick(FOUND, 2) == [2, 1]


def test_what_is_made_by_chance_is_every_weight() -> None:
    ways = made("seed")
    assert len(ways) == MADE
    assert ways == made("seed") != made("another")
    assert all(way.keys() == Habits().by_name().keys() for way in ways)


def test_those_in_use_are_whole() -> None:
    """A weight that comes anew is in none of them, and they have to be found again."""
    usual = Habits().by_name()
    assert usual["step"] == 9.7
    for weights in stored_ways():
        assert weights.keys() == usual.keys()
        assert weights != usual
        assert Habits.of(weights).by_name() == weights


def at_a_turn() -> tuple[Any, Seat]:
    game: Any = find_game("arrakis")
    state = game.new(Setup(1, "ways"))
    while state.kind() != k.TURN:
        state.apply(Thinking().policy.choose(state))
    return state, Seat(game, state, 0)


def test_they_are_tried_alone_at_turns_with_time_enough() -> None:
    state, seat = at_a_turn()
    thinking: Any = Thinking()
    number = len(stored_ways())
    assert len(thinking.ways(state)) == number
    for setup in (Setup(1, "ways"), Setup(2, "ways"), Setup(1, "ways", ("smugglers",))):
        assert not thinking.ways(seat.game.new(setup))  # no turn, or no automaton the plan is for
    tried: list[int] = []

    class Watched(Search):
        def _halve(self, seat, thinking, options, budget, begun):  # type: ignore[no-untyped-def]
            tried.append(len({id(option.policy) for option in options}))
            return options

    enough = ceil(EACH * number / WAYS)
    Watched(1, Budget(enough - 1, 1e9), thinking).consider(seat)
    assert tried == [1]
    Watched(1, Budget(enough, 1e9), thinking).consider(seat)
    assert tried == [1, 1 + number, 1]


def test_a_way_is_kept_until_the_round_ends() -> None:
    """Who does best plays on at the next decisions of the round, too; at another seat or in another round the house."""
    state, seat = at_a_turn()
    thinking: Any = Thinking(ways=[HousePolicy(), HousePolicy()])
    better = thinking.ways(state)[1]
    asked: list[int] = []

    class Certain(Search):
        def _halve(self, seat, thinking, options, budget, begun):  # type: ignore[no-untyped-def]
            asked.append(len({id(option.policy) for option in options}))
            return sorted(options, key=lambda option: option.policy is not better)

    bot = Certain(1, Budget(1000, 1e9), thinking)
    assert bot.consider(seat)[0].policy is better
    first = state.clock()
    while state.clock() == first:
        asked.clear()
        found = bot.consider(seat)[0]
        assert len(asked) < 2 or state.kind() == k.TURN  # elsewhere nobody else is thought of
        assert found.policy is (better if len(state.legal()) > 1 else thinking.policy)
        state.apply(found.action)
    while state.kind() == k.TURN or len(state.legal()) < 2:
        state.apply(thinking.policy.choose(state))
    assert bot.consider(seat)[0].policy is thinking.policy
    assert Certain(1, Budget(1, 1e9), thinking).consider(seat)[0].policy is thinking.policy
