"""Positions for scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .rules.position import Position


def edit_position(state: Position, edits: Mapping[str, Any]) -> Position:
    raise NotImplementedError
