"""Bots: players made of code. A bot knows the rulebook, its own view of the table and the list of legal actions.

It never gets the state: what the view does not show, a bot cannot know. `make` seats one by name.
"""

from __future__ import annotations

from typing import Protocol

from ..kernel.contract import Data, Game
from ..kernel.errors import LandsraadError
from ..kernel.later import load

__all__ = ["Bot", "make", "names"]


class Bot(Protocol):
    """Somebody who can choose. One object plays one seat of one game."""

    name: str
    blind: bool  # chooses without looking: it may be given an empty view

    def choose(self, game: Game, view: Data, legal: list[int]) -> int:
        """One of `legal`, from what `view` (the view of the seat to move) shows."""


# Where each is written: a bot is loaded when it first sits down.
BOTS = {
    "house": "by_game:House",  # judges every option by what it brings
    "house-base": "house:HouseBase",  # the same, but declines Freighters, Tech tiles and dreadnoughts
    "house-blind": "house_arrakis:HouseBlind",  # the same at War for Arrakis, but knows nothing of its expansions
    "random": "random:Random",  # any legal action
}


def names() -> list[str]:
    return sorted(BOTS)


def make(name: str, seed: int) -> Bot:
    """A new bot. Bots of the same name and seed answer alike."""
    if name not in BOTS:
        raise LandsraadError(f"There is no bot “{name}”. Known: {', '.join(names())}.")
    bot: Bot = load(f"{__name__}.{BOTS[name]}")(seed)
    return bot
