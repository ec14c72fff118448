"""Randomness that lives inside a state as one key and one counter.

Draw number `c` of a game is the keyed hash of `c` under the game's seed. So a clone costs nothing, every draw can be
repeated, and nobody who sees the results can work out the next one without the seed. A draw below n takes a 32-bit
word modulo n: the bias is under n / 2**32 and never matters for decks of this size.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final

WORDS: Final = 16  # 32-bit words in one 64-byte hash


def seed_key(seed: int | str) -> bytes:
    """The 32-byte key of a seed. Numbers and texts are kept apart: 7 and "7" are different seeds."""
    kind = "text" if isinstance(seed, str) else "number"
    return blake2b(f"{kind}:{seed}".encode(), digest_size=32).digest()


def block(key: bytes, counter: int) -> tuple[int, ...]:
    """Sixteen random words: draw number `counter`."""
    words: tuple[int, ...] = unpack("<16I", blake2b(counter.to_bytes(8, "little"), key=key).digest())
    return words


def below(key: bytes, counter: int, n: int) -> int:
    """A number from 0 to n - 1. Uses one draw: the caller adds one to its counter."""
    return block(key, counter)[0] % n


def shuffle(key: bytes, counter: int, cards: list[int]) -> int:
    """Shuffle in place (Fisher-Yates); returns the counter to go on with."""
    words = block(key, counter)
    counter += 1
    used = 0
    for i in range(len(cards) - 1, 0, -1):
        if used == WORDS:
            words = block(key, counter)
            counter += 1
            used = 0
        j = words[used] % (i + 1)
        used += 1
        cards[i], cards[j] = cards[j], cards[i]
    return counter
