"""How much the tests that play by chance play: in `make test` enough to meet what goes wrong often, in `make soak`
(THOROUGH=1) ten times as long and more."""

from __future__ import annotations

import os

THOROUGH = bool(os.environ.get("THOROUGH"))


def amount(quick: int, thorough: int) -> int:
    return thorough if THOROUGH else quick
