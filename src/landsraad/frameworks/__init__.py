"""Doors for programs that learn: every game as an environment of PettingZoo, Gymnasium and OpenSpiel.

Each door is a module of its own and needs the framework it opens to: `pip install landsraad[frameworks]`. See
docs/frameworks.md.
"""

from __future__ import annotations

from typing import Any

from ..kernel.contract import Game, Setup, State
from ..registry import find_game


def start(game: str, players: int, seed: int | str, options: dict[str, Any]) -> tuple[Game, State]:
    found = find_game(game)
    return found, found.new(Setup(players, seed, **options))


def results(state: State) -> list[float]:
    """By seat, of a finished game: 1 for the first place, -1 for the last, the places between in equal steps."""
    groups = state.ranking
    last = max(1, len(groups) - 1)
    return [
        next((1.0 - 2.0 * place / last for place, group in enumerate(groups) if seat in group), -1.0)
        for seat in range(state.players_count)
    ]
