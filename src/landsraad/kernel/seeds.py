"""Seeds: where the chance of a game comes from, kept secret while it runs and proved afterwards.

Whoever knows the seed knows every card. So a new game gets one that cannot be guessed; at the start everybody is shown
its *commitment*, a hash, and at the end the seed itself: it must have that hash, so nobody dealt again in between.
"""

from __future__ import annotations

from hashlib import blake2b

from .errors import BadSetup
from .texts import KERNEL

LONGEST = 10_000  # characters of a text
LARGEST = 1 << 256  # of a number


def new_seed() -> str:
    """128 bits nobody can guess."""
    import secrets  # slow to load, and most games of programs have a seed

    return secrets.token_hex(16)


def check_seed(seed: object) -> None:
    """BadSetup if this cannot be a seed."""
    if type(seed) is int:
        if abs(seed) >= LARGEST:
            raise BadSetup(KERNEL.message("seed-too-large"))
    elif type(seed) is str:
        if len(seed) > LONGEST:
            raise BadSetup(KERNEL.message("seed-too-long"))
        if any("\ud800" <= character <= "\udfff" for character in seed):  # half a pair: no text at all
            raise BadSetup(KERNEL.message("seed-strange-characters"))
    else:
        raise BadSetup(KERNEL.message("seed-wrong-kind"))


def commitment(seed: int | str) -> str:
    """The hash that is shown while the seed is secret. It tells nothing about the chance the seed makes."""
    kind = "text" if isinstance(seed, str) else "number"
    return blake2b(f"{kind}:{seed}".encode(), digest_size=20, person=b"landsraad seed").hexdigest()
