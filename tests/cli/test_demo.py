"""The picture in the README is drawn by the real table."""

from __future__ import annotations

import html
import re
import runpy
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "make_demo.py"


@pytest.mark.slow
@pytest.mark.sources
def test_the_demo_shows_two_screens_and_loads_nothing() -> None:
    draw = runpy.run_path(str(TOOL))["draw"]
    svg = draw()
    assert svg == draw(), "the same seed draws the same picture"
    assert "url(http" not in svg
    assert "@font-face" not in svg
    told = html.unescape(re.sub(r"<[^>]+>", " ", svg)).replace("\xa0", " ")
    for seen in ("RISE OF IX", "SHIPPING", "Hint: ", "Your turn: send an Agent", "Your Reveal turn"):
        assert seen in told, seen
