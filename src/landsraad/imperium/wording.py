"""Words for people. Placeholder until the catalogues exist: English notation only."""

from __future__ import annotations

from ..kernel.contract import Description, Event
from .notation import notation
from .rules.position import Position


def describe(state: Position, action: int, lang: str) -> Description:
    text = notation(state, action)
    return Description(text, text, ())


def tell(state: Position, event: Event, seat: int | None, lang: str) -> str:
    return str(event)


def explain(state: Position, seat: int, thing: str, lang: str) -> list[str]:
    return []
