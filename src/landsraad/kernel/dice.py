"""Quick chance for guessed worlds: not part of any game, so it need not be proved, only fair and cheap.

Marsaglia's xorshift on 32 bits, of which the upper 21 are used. Compiled code holds its numbers in machine
words (`i64`); none grows beyond 45 bits, so that Python's own numbers give the same. A draw costs some nanoseconds
where `random.Random` costs hundreds. A generator of Python gives the start: equal generators deal equal worlds.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
LOW: Final = 11
BITS: Final = 21


class Dice:
    __slots__ = ("x",)

    x: int

    def __init__(self, rng: Random) -> None:
        self.x = 1 + rng.getrandbits(31)  # never nought, where it would stay

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        x: i64 = self.x
        x ^= (x << 13) & WORD
        x ^= x >> 17
        x ^= (x << 5) & WORD
        self.x = x
        return (x >> LOW) * n >> BITS

    def shuffle(self, cards: list[int]) -> None:
        deck: list[Any] = cards  # cards change places as they are: no number is looked at
        x: i64 = self.x
        i: i64 = len(deck) - 1
        while i > 0:
            x ^= (x << 13) & WORD
            x ^= x >> 17
            x ^= (x << 5) & WORD
            j: i64 = (x >> LOW) * (i + 1) >> BITS
            card = deck[i]
            deck[i] = deck[j]
            deck[j] = card
            i -= 1
        self.x = x

    def deal_anew(self, cards: list[int]) -> None:
        """Forget the true order first, so that the result depends on the generator alone; then shuffle."""
        cards.sort()
        self.shuffle(cards)
