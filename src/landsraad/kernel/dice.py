"""Quick chance for guessed worlds: not part of any game, so it need not be proved, only fair and cheap.

Marsaglia's xorshift on 32 bits, of which the upper 21 are used. Compiled code holds its numbers in a machine word and
multiplies small ones only, so that a draw costs some nanoseconds where `random.Random` costs hundreds. A generator
of Python gives the start: equal generators deal equal worlds.
"""

from __future__ import annotations

from random import Random
from typing import Final

WORD: Final = 0xFFFFFFFF
LOW: Final = 11
BITS: Final = 21
FEW: Final = 16  # cards that are sorted quicker by comparing


class Dice:
    __slots__ = ("x",)

    x: int

    def __init__(self, rng: Random) -> None:
        self.x = 1 + rng.getrandbits(31)  # never nought, where it would stay

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        x = self.x
        x ^= (x << 13) & WORD
        x ^= x >> 17
        x ^= (x << 5) & WORD
        self.x = x
        return (x >> LOW) * n >> BITS

    def shuffle(self, cards: list[int]) -> None:
        x = self.x
        for i in range(len(cards) - 1, 0, -1):
            x ^= (x << 13) & WORD
            x ^= x >> 17
            x ^= (x << 5) & WORD
            j = (x >> LOW) * (i + 1) >> BITS
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
        self.x = x

    def deal_anew(self, cards: list[int]) -> None:
        """Forget the true order first, so that the result depends on the generator alone; then shuffle."""
        if len(cards) < FEW:
            cards.sort()
        else:
            _sort(cards)
        self.shuffle(cards)


def _sort(cards: list[int]) -> None:
    """By counting: cards are small numbers, and a deck has many."""
    counts = [0] * (max(cards) + 1)
    for card in cards:
        counts[card] += 1
    place = 0
    for card in range(len(counts)):
        n = counts[card]
        while n > 0:
            cards[place] = card
            place += 1
            n -= 1
