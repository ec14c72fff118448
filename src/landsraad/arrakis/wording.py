"""Words for people."""

from __future__ import annotations

from ..kernel.contract import Description, Event
from .notation import notation
from .rules.position import Position


def describe(state: Position, action: int, lang: str) -> Description:
    text = notation(action)
    return Description(text, text, (text,))


def tell(state: Position, event: Event, seat: int | None, lang: str) -> str:
    return ""


def explain(state: Position, seat: int, thing: str, lang: str) -> list[str]:
    return []


def name_and_text(thing: str, lang: str) -> tuple[str, str]:
    return thing, ""
