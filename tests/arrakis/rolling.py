"""Action dice that fall as told: the start of phase 2 with a chosen roll."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.arrakis.rules import chance
from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.position import Position, run_on

FACES = {"L": 0, "S": 1, "D": 3, "M": 4, "H": 5}  # leadership, strategy, deployment, mentat, house


def roll(s: Position, monkeypatch: pytest.MonkeyPatch, harkonnen: str, atreides: str, aside: int = 0) -> None:
    """The vehicles are placed, the dice are rolled: "LLSD" is two leadership, a strategy and a deployment."""
    told = [harkonnen, atreides]

    def fall(state: Any, n: int) -> tuple[int, ...]:
        faces = told.pop(0)
        assert len(faces) == n, f"{n} dice are rolled, not {len(faces)}"
        return tuple(FACES[f] for f in faces)

    with monkeypatch.context() as patch:
        patch.setattr(chance, "roll", fall)
        s.phase = k.VEHICLES
        s.aside_dice = aside
        s.stack = []
        run_on(s)
    assert told == []
