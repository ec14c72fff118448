"""`random` gives every legal action the same chance, from its own generator."""

import random
from collections import Counter

from landsraad.bots import make
from landsraad.registry import find_game

GAME = find_game("imperium")


def draws(seed: int, n: int, legal: list[int]) -> list[int]:
    bot = make("random", seed)
    return [bot.choose(GAME, {}, legal) for _ in range(n)]


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
