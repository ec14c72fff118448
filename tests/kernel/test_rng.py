"""Randomness: the same for everybody who has the seed, even over all outcomes, and free to clone."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from landsraad.kernel.rng import below, block, seed_key, shuffle

KEY = seed_key("uniformity")


def chi_square(counts: Counter[object], outcomes: int, total: int) -> float:
    expected = total / outcomes
    seen = sum((n - expected) ** 2 / expected for n in counts.values())
    return seen + (outcomes - len(counts)) * expected


def test_the_first_values_of_a_seed_never_change() -> None:
    # Golden values: every saved game depends on them. A change here needs a new rules version.
    assert seed_key(7).hex() == "c0a2181efa7e9c46cd0b5f2a753d6e7837ffab9df8e2db9635a32b7be79d53aa"
    assert block(seed_key(7), 0)[:4] == (1127628538, 1870038332, 3157393419, 863531541)
    assert [below(seed_key(7), c, 6) for c in range(10)] == [4, 3, 5, 5, 4, 3, 2, 3, 5, 2]
    cards = list(range(10))
    assert shuffle(seed_key(7), 0, cards) == 1
    assert cards == [7, 2, 1, 0, 6, 4, 5, 3, 9, 8]


def test_numbers_and_texts_are_different_seeds() -> None:
    assert seed_key(7) != seed_key("7")
    assert seed_key("7") == seed_key("7")


def test_seeds_are_keys_of_32_bytes_whatever_they_look_like() -> None:
    for seed in (0, -1, 2**200, "", "Ä" * 1000):
        assert len(seed_key(seed)) == 32
    assert len({seed_key(s) for s in (0, 1, -1, "", "0", "1")}) == 6


def test_a_draw_depends_on_key_and_counter_alone() -> None:
    assert block(KEY, 5) == block(KEY, 5)
    assert block(KEY, 5) != block(KEY, 6)
    assert block(KEY, 5) != block(seed_key("another"), 5)
    assert len(block(KEY, 5)) == 16
    assert all(0 <= word < 2**32 for word in block(KEY, 5))


@pytest.mark.parametrize("n", [1, 2, 3, 4, 7, 40])
def test_below_stays_in_range_and_reaches_every_number(n: int) -> None:
    assert {below(KEY, c, n) for c in range(60 * n)} == set(range(n))


def test_below_is_uniform() -> None:
    counts = Counter[object](below(KEY, c, 6) for c in range(6000))
    assert chi_square(counts, 6, 6000) < 20.5  # 5 degrees of freedom: 0.1 %


def test_shuffle_is_uniform_over_all_orders() -> None:
    counts: Counter[object] = Counter()
    counter = 0
    for _ in range(12000):
        cards = [0, 1, 2, 3]
        counter = shuffle(KEY, counter, cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24, 12000) < 49.7  # 23 degrees of freedom: 0.1 %


def test_every_card_of_a_long_deck_comes_to_every_place() -> None:
    """40 cards need three hashes: the seams between them must not show."""
    counter = 0
    place_of: list[Counter[object]] = [Counter() for _ in range(40)]
    for _ in range(4000):
        cards = list(range(40))
        counter = shuffle(KEY, counter, cards)
        for place, card in enumerate(cards):
            place_of[card][place] += 1
    for card in range(40):
        assert chi_square(place_of[card], 40, 4000) < 85  # 39 degrees of freedom: 0.1 % is 72.1, and 40 tests are made


@pytest.mark.parametrize(("cards", "draws"), [(0, 1), (1, 1), (2, 1), (17, 1), (18, 2), (33, 2), (34, 3), (67, 5)])
def test_a_shuffle_uses_one_draw_for_each_sixteen_swaps(cards: int, draws: int) -> None:
    """n cards are n - 1 swaps; the counter moves on, so the next shuffle starts fresh."""
    deck = list(range(cards))
    assert shuffle(KEY, 100, deck) == 100 + draws
    assert sorted(deck) == list(range(cards))


def test_two_shuffles_in_a_row_differ() -> None:
    first, second = list(range(30)), list(range(30))
    counter = shuffle(KEY, 0, first)
    shuffle(KEY, counter, second)
    assert first != second


def test_equal_cards_are_kept_in_number() -> None:
    deck = [1] * 5 + [2] * 7
    shuffle(KEY, 0, deck)
    assert Counter(deck) == {1: 5, 2: 7}
