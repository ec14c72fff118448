"""Bots: players made of code. A bot is given a seat and nothing else: what the seat may not know, a bot cannot know.

`make` seats one by name: one of ours, one that a package offers as an entry point of the group `landsraad.bots`, any
class by its place, `my_module:MyBot`, or another program, `run:perl my_bot.pl`. See docs/write-a-bot.md and
docs/protocol.md.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from ..kernel.errors import IllegalAction, LandsraadError
from ..kernel.later import load
from ..kernel.seat import Seat
from ..kernel.texts import KERNEL, short

__all__ = ["Bot", "make", "move", "names"]

GROUP = "landsraad.bots"
PROGRAM = "run:"


class Bot(Protocol):
    """Somebody who can choose. One object plays one seat of one game; it is made with a seed for its chance."""

    def choose(self, seat: Seat) -> int:
        """One of `seat.legal()`."""


# Where each is written: a bot is loaded when it first sits down.
BOTS = {
    "house": "by_game:House",  # judges every option by what it brings
    "house-base": "imperium:HouseBase",  # the same, but declines Freighters, Tech tiles and dreadnoughts
    "house-by-hand": "imperium:HouseByHand",  # the same with prices made by hand: the measure of those found on games
    "house-blind": "arrakis:HouseBlind",  # the same at War for Arrakis, but knows nothing of its expansions
    "keeper": "random:Keeper",  # any legal action, but it throws nothing away that it may keep
    "level-1": "random:Random",  # six levels for people: chance,
    "level-2": "levels:Distracted",  # the house with its mind elsewhere,
    "level-3": "by_game:House",  # the house,
    "level-4": "levels:Level4",  # and the search with more and more time
    "level-5": "levels:Level5",
    "level-6": "levels:Level6",
    "random": "random:Random",  # any legal action
    "search": "search:Search",  # plays options out to the end of the round
}


def names() -> list[str]:
    """Our own bots; those of other packages are known by name when they are asked for."""
    return sorted(BOTS)


def make(name: str, seed: int) -> Bot:
    """A new bot. Bots of the same name and seed answer alike."""
    if name.startswith(PROGRAM):
        from .program import Program

        return Program(name.removeprefix(PROGRAM), seed)
    place = f"{__name__}.{BOTS[name]}" if name in BOTS else name if ":" in name else _entry_point(name)
    if not place:
        raise LandsraadError(KERNEL.message("no-bot", bot=short(name), known=", ".join(names())))
    if ":" in name and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # a bot in the folder one works in
    try:
        kind = load(place)
    except (ImportError, AttributeError, ValueError) as error:
        raise LandsraadError(KERNEL.message("bot-not-loaded", bot=short(name), reason=short(error, 400))) from error
    if not callable(kind) or not callable(getattr(kind, "choose", None)):
        raise LandsraadError(KERNEL.message("bot-is-none", bot=short(name)))
    bot: Bot = kind(seed)
    return bot


def move(bot: Bot, name: str, seat: Seat, apply: Callable[[int], None]) -> int:
    """It chooses, and that is done. If it fails, or wants what it may not, a sentence says which bot, where and why."""
    try:
        action = bot.choose(seat)
    except LandsraadError:
        raise
    except Exception as error:
        from traceback import extract_tb  # few bots fail

        *_, last = extract_tb(error.__traceback__)
        place, reason = f"{Path(last.filename).name}, {last.lineno}", f"{type(error).__name__}: {error}"
        raise LandsraadError(
            KERNEL.message("bot-failed", bot=short(name), decision=seat.kind, reason=short(reason, 400), place=place)
        ) from error
    try:
        apply(action)
    except IllegalAction as error:
        answer = short(repr(action))
        raise LandsraadError(
            KERNEL.message("bot-cheats", bot=short(name), decision=seat.kind, answer=answer)
        ) from error
    return action


def _entry_point(name: str) -> str:
    from importlib.metadata import entry_points  # slow to load, and few bots come from outside

    return next((entry.value for entry in entry_points(group=GROUP) if entry.name == name), "")
