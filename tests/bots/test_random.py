"""`random` gives every legal action the same chance, from its own generator."""

import random
from collections import Counter
from typing import Any

import pytest

from landsraad.bots import make
from landsraad.kernel.contract import Setup
from landsraad.kernel.seat import Seat
from landsraad.kernel.table import Table
from landsraad.registry import games


class Place:
    """A seat with nothing but choices."""

    def __init__(self, legal: list[int]) -> None:
        self.choices = legal

    def legal(self) -> list[int]:
        return self.choices[:]


def draws(seed: int, n: int, legal: list[int]) -> list[int]:
    bot, seat = make("random", seed), Place(legal)
    place: Any = seat
    return [bot.choose(place) for _ in range(n)]


def test_every_action_is_equally_likely() -> None:
    counts = Counter(draws(7, 6000, [3, 14, 15, 92, 65, 35]))
    assert sorted(counts) == [3, 14, 15, 35, 65, 92]
    # 1000 each; five standard deviations of a binomial (6000, 1/6) are 144
    assert all(abs(n - 1000) <= 144 for n in counts.values())


def test_same_seed_same_choices() -> None:
    legal = list(range(50))
    assert draws(1, 40, legal) == draws(1, 40, legal)
    assert draws(1, 40, legal) != draws(2, 40, legal)


def test_the_global_generator_is_left_alone() -> None:
    random.seed(5)
    expected = random.random()
    random.seed(5)
    draws(1, 10, [1, 2, 3])
    assert random.random() == expected


@pytest.mark.parametrize(("name", "kept"), [("keeper", True), ("random", False)])
def test_the_keeper_throws_no_prescience_cards_away(name: str, kept: bool) -> None:
    """ARR-22.7: the Atreides may remove cards they claim nothing for; pure chance removes most of them."""
    game = games["arrakis"]
    table = Table(game, Setup(2, "keeper", round_limit=2))
    players = [make(name, seat) for seat in range(2)]
    answers = []
    while not table.state.over:
        seat = Seat.at(table, table.state.player)
        action = players[seat.number].choose(seat)
        if seat.kind == "remove_prescience":
            answers.append(game.words(action))
        table.apply(action)
    assert answers
    assert all(answer == ("skip",) for answer in answers) == kept
