"""Colours and signs every table uses. Every colour has a letter or a shape beside it."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

INK, BONE, MUTED, BAND = "#12131c", "#f2ead8", "#a9a9b8", "#242737"
ACT = "bold #3fd0d4"  # you may act here: nothing else has this colour
SPICE = "#e0782f"

SEAT_SHAPES = "●◆▲■"
SEAT_COLOURS = ("#ff6685", "#6685ff", "#a0f224", "#ffeda6")


def styled(text: str, style: str) -> Text:
    """Words in a style of their own: what is appended later keeps its own, which it would not with Text(…, style)."""
    return Text("").append(text, style)


def seat_mark(seat: int) -> Text:
    return styled(SEAT_SHAPES[seat % len(SEAT_SHAPES)], SEAT_COLOURS[seat % len(SEAT_COLOURS)])


def joined(parts: Iterable[Text], between: str = " ") -> Text:
    return Text(between).join([p for p in parts if p.plain])
