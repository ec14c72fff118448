"""Our map of the board shows the borders of the rules, and no others (ARR-2)."""

from __future__ import annotations

from itertools import pairwise

from landsraad.arrakis.content.board import AREAS
from landsraad.arrakis.content.geometry import CORNERS, HEIGHT, OUTLINES, WIDTH
from landsraad.arrakis.game import GAME


def edges(area: str) -> set[frozenset[int]]:
    corners = OUTLINES[area]
    return {frozenset(pair) for pair in pairwise((*corners, corners[0]))}


def test_every_area_has_an_outline_on_the_sheet() -> None:
    assert set(OUTLINES) == {area.id for area in AREAS}
    assert len(OUTLINES) == 101
    assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for x, y in CORNERS)


def test_drawn_borders_are_those_of_the_rules() -> None:
    drawn = {frozenset((a, b)) for a in OUTLINES for b in OUTLINES if a < b and edges(a) & edges(b)}
    ruled = {frozenset((area.id, b)) for area in AREAS for b in (*area.adjacent.split(), *area.impassable.split())}
    assert drawn == ruled
    assert len(drawn) == 265 + 11


def test_areas_fill_the_sheet_and_do_not_overlap() -> None:
    def size(area: str) -> float:
        points = [CORNERS[c] for c in OUTLINES[area]]
        return abs(sum(x * v - u * y for (x, y), (u, v) in pairwise([*points, points[0]]))) / 2

    assert sum(map(size, OUTLINES)) == WIDTH * HEIGHT


def test_the_map_is_data_for_everybody() -> None:
    shown = GAME.facts("map")
    assert (shown["width"], shown["height"]) == (WIDTH, HEIGHT)
    assert shown["outlines"]["north_pole"] == [list(CORNERS[c]) for c in OUTLINES["north_pole"]]
