"""The board drawn with box characters from the outlines of its areas: which cell belongs to whom, and where is room.

Every cell of the drawing has four corners, and every corner lies in one area. Where two of them differ, a line goes
through the cell: thin between two areas, thick where nobody can pass. Nothing here knows what stands in an area.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

OUTSIDE = ""
THIN, THICK = 1, 2
# up, right, down, left: none, thin or thick (the block Box Drawing of Unicode has every mixture)
_UP, _RIGHT, _DOWN, _LEFT = range(4)
_LINES = {
    (0, 0, 0, 0): " ",
    (1, 0, 1, 0): "│",
    (0, 1, 0, 1): "─",
    (2, 0, 2, 0): "┃",
    (0, 2, 0, 2): "━",
}
_CORNERS = {  # both arms thin, one thick, the other thick, both thick
    (_DOWN, _RIGHT): "┌┍┎┏",
    (_DOWN, _LEFT): "┐┑┒┓",
    (_UP, _RIGHT): "└┕┖┗",
    (_UP, _LEFT): "┘┙┚┛",
}
_TEES = {(1, 1, 1, 0): "├┣", (1, 0, 1, 1): "┤┫", (0, 1, 1, 1): "┬┳", (1, 1, 0, 1): "┴┻", (1, 1, 1, 1): "┼╋"}
THICK_SIGNS = frozenset("━┃┏┓┗┛┣┫┳┻╋┍┎┑┒┕┖┙┚")


def line_sign(arms: tuple[int, int, int, int]) -> str:
    """The character with these arms. A meeting of three or four is thick if most of it is."""
    if arms in _LINES:
        return _LINES[arms]
    there = [i for i in range(4) if arms[i]]
    if len(there) == 2:
        vertical, across = (there[0], there[1]) if there[0] in (_UP, _DOWN) else (there[1], there[0])
        if across in (_RIGHT, _LEFT) and vertical in (_UP, _DOWN):
            return _CORNERS[vertical, across][(arms[across] == THICK) + 2 * (arms[vertical] == THICK)]
        return "│" if vertical in (_UP, _DOWN) else "─"
    shape = (min(arms[0], 1), min(arms[1], 1), min(arms[2], 1), min(arms[3], 1))
    return _TEES[shape][sum(arm == THICK for arm in arms) > 1]


class Box(NamedTuple):
    """A part of the sheet, in its own units."""

    left: float
    top: float
    right: float
    bottom: float


class Run(NamedTuple):
    """Free cells of one area beside each other."""

    row: int
    start: int
    length: int


class Chart:
    """A part of the board in `width` × `height` cells."""

    def __init__(
        self,
        outlines: Mapping[str, Sequence[Sequence[int]]],
        walls: frozenset[frozenset[str]],
        box: Box,
        width: int,
        height: int,
    ) -> None:
        self.width = width
        self.height = height
        self.walls = walls
        corners = _corners(outlines, box, width, height)
        self.signs: list[list[str]] = []
        # The area of a cell; a cell with a line belongs to what lies to its north-west.
        self.owners: list[list[str]] = []
        self.between: dict[tuple[int, int], frozenset[str]] = {}  # cells with a line: the areas that meet there
        for row in range(height):
            signs, owners = [], []
            for column in range(width):
                nw, ne = corners[row][column], corners[row][column + 1]
                sw, se = corners[row + 1][column], corners[row + 1][column + 1]
                arms = (self._line(nw, ne), self._line(ne, se), self._line(sw, se), self._line(nw, sw))
                signs.append(line_sign(arms))
                owners.append(nw or ne or sw or se)
                if any(arms):
                    self.between[row, column] = frozenset((nw, ne, sw, se))
            self.signs.append(signs)
            self.owners.append(owners)
        self._rows: dict[str, dict[int, frozenset[int]]] = {}
        self._borders: dict[tuple[frozenset[str], frozenset[str]], list[tuple[int, int]]] = {}

    def _line(self, one: str, other: str) -> int:
        if one == other:
            return 0
        return THICK if frozenset((one, other)) in self.walls else THIN

    def is_line(self, row: int, column: int) -> bool:
        return (row, column) in self.between

    def room(self, taken: set[tuple[int, int]]) -> dict[str, list[Run]]:
        """By area: the longest free stretch of every row, from north to south."""
        rows = [list(owners) for owners in self.owners]
        for row, column in (*self.between, *taken):
            rows[row][column] = OUTSIDE
        found: dict[str, list[Run]] = {}
        for row, owners in enumerate(rows):
            best: dict[str, Run] = {}
            start = 0
            for area, cells in groupby(owners):
                length = len(list(cells))
                if area and (area not in best or best[area].length < length):
                    best[area] = Run(row, start, length)
                start += length
            for area, run in best.items():
                found.setdefault(area, []).append(run)
        return found

    def rows_of(self, area: str) -> dict[int, frozenset[int]]:
        """Its ground and its borders: the columns by row, from north to south."""
        if area not in self._rows:
            ground = {(r, c) for r, row in enumerate(self.owners) for c, owner in enumerate(row) if owner == area}
            cells = sorted(ground | {cell for cell, meeting in self.between.items() if area in meeting})
            self._rows[area] = {r: frozenset(c for _, c in row) for r, row in groupby(cells, key=itemgetter(0))}
        return self._rows[area]

    def border_between(self, one: frozenset[str], other: frozenset[str]) -> list[tuple[int, int]]:
        """The cells of the line between two groups of areas, from north to south."""
        if (one, other) not in self._borders:
            cells = [cell for cell, areas in sorted(self.between.items()) if areas & one and areas & other]
            self._borders[one, other] = cells
        return self._borders[one, other]


def _corners(outlines: Mapping[str, Sequence[Sequence[int]]], box: Box, width: int, height: int) -> list[list[str]]:
    """By row and column: the area each corner of the cells lies in. The outermost lie outside, which draws a frame."""
    wide = (box.right - box.left) / width
    high = (box.bottom - box.top) / height
    xs = [box.left + column * wide for column in range(width + 1)]
    grid = [[OUTSIDE] * (width + 1) for _ in range(height + 1)]
    for row in range(1, height):
        y = box.top + row * high
        for area, outline in outlines.items():
            crossings = _crossings(outline, y)
            for start, end in zip(crossings[::2], crossings[1::2], strict=True):
                first = max(1, bisect_right(xs, start))
                last = min(width, bisect_right(xs, end))
                for column in range(first, last):
                    grid[row][column] = area
    return grid


def _crossings(outline: Sequence[Sequence[int]], y: float) -> list[float]:
    """Where a horizontal line crosses an outline, from west to east."""
    found = []
    before = outline[-1]
    for here in outline:
        if (before[1] <= y) != (here[1] <= y):
            share = (y - before[1]) / (here[1] - before[1])
            found.append(before[0] + share * (here[0] - before[0]))
        before = here
    return sorted(found)


def box_of(outlines: Mapping[str, Sequence[Sequence[int]]], areas: Sequence[str], margin: float, sheet: Any) -> Box:
    """The part of the sheet these areas fill, with a margin."""
    points = [point for area in areas for point in outlines[area]]
    return Box(
        max(0, min(x for x, _ in points) - margin),
        max(0, min(y for _, y in points) - margin),
        min(sheet["width"], max(x for x, _ in points) + margin),
        min(sheet["height"], max(y for _, y in points) + margin),
    )
