"""A bot asked at a table of one's own."""

from __future__ import annotations

from typing import Any

from landsraad.bots import Bot
from landsraad.kernel.seat import Seat


def answer(bot: Bot, game: Any, state: Any) -> int:
    """What the bot would do if it sat where the decision is."""
    return bot.choose(Seat(game, state, state.player))
