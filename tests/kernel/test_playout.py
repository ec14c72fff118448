"""Games played out by chance alone, as studies and benchmarks do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import landsraad
from landsraad import Setup
from landsraad.kernel.playout import FOREVER, Chance, rollout

TABLES = {"imperium": Setup(4, 3), "arrakis": Setup(2, 3, round_limit=2)}


def new(name: str) -> Any:
    return landsraad.games[name].new(TABLES[name])


@pytest.mark.parametrize("name", TABLES)
def test_chance_plays_to_the_end_and_as_often_as_it_says(name: str) -> None:
    state = new(name)
    state.log = []
    decided = rollout(state, Chance(Random(5)), FOREVER)
    assert state.over
    assert decided == sum(1 for event in state.log if event[0] == 0) - state.forced  # DID: asked for, or forced


@pytest.mark.parametrize("name", TABLES)
def test_equal_generators_play_equal_games(name: str) -> None:
    one, same, other = new(name), new(name), new(name)
    for state, seed in ((one, 5), (same, 5), (other, 6)):
        rollout(state, Chance(Random(seed)), FOREVER)
    assert one.hash() == same.hash() != other.hash()


def test_it_stops_when_the_time_has_come() -> None:
    state = new("imperium")
    rollout(state, Chance(Random(5)), 2)
    assert not state.over
    assert state.clock() == 2


def test_every_option_has_the_same_chance() -> None:
    """5,000 draws among n options: four standard deviations either way."""
    state = new("imperium")
    chance = Chance(Random(5))
    n = len(state.legal())
    times = dict.fromkeys(state.legal(), 0)
    for _ in range(5000):
        times[chance.choose(state)] += 1
    expected = 5000 / n
    assert all(abs(count - expected) < 4 * (expected * (1 - 1 / n)) ** 0.5 for count in times.values())
