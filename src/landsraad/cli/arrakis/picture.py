"""The map as a picture: every area in its place, with its name and what stands there.

Terrain is a colour and a sparse pattern, an impassable border is thick, what can be chosen is lit and shows its key.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from rich.text import Span, Text

from ...kernel.contract import Data
from ..glyphs import ACT, BONE, MUTED, joined, styled
from .chart import THICK_SIGNS, Box, Chart, Run, box_of
from .marks import Marks

TERRAIN = {  # background, and the sign of the pattern
    "mountain": ("#3a2f2b", "^"),
    "plateau": ("#33332c", "-"),
    "minor_erg": ("#3b331f", "~"),
    "desert": ("#2b2518", ""),
    "deep_desert": ("#211d16", "."),
}
LIT = "#0d4a4d"
PATTERN, BORDER, WALL = "#6d675b", "#77705f", "bold #d98a6a"
MARGIN = 26  # of a sector, in units of the sheet: what lies beside it is seen
FAR = 1000  # more than a row has cells
NO_KEYS: Mapping[str, str] = {}
Cell = tuple[str, str]  # character and style


@dataclass(slots=True)
class Drawing:
    """A picture while it is made: the ground, over which is written, and where that has been done."""

    chart: Chart
    cells: list[list[Cell]]
    taken: set[tuple[int, int]] = field(default_factory=set)

    def write(self, row: int, start: int, text: Text) -> None:
        """Over the ground, whose colour stays."""
        styles = [str(text.style)] * len(text.plain)
        for span in text.spans:
            for i in range(span.start, min(span.end, len(styles))):
                styles[i] = f"{styles[i]} {span.style}".strip()
        for column, (character, style) in enumerate(zip(text.plain, styles, strict=True), start):
            _, on, ground = self.cells[row][column][1].rpartition(" on ")
            self.cells[row][column] = character, f"{style}{on}{ground}".strip() if on else style

    def take(self, row: int, start: int, length: int) -> None:
        """Nothing else is written over these cells."""
        self.taken.update((row, column) for column in range(start, start + length))


class Label(NamedTuple):
    """What is to be written of an area."""

    sign: Text  # the key of what is lit
    style: str  # of the name
    standing: list[Text]
    beside: bool  # of the sector that is drawn


class MapPicture:
    """Draws the board of one game in one language."""

    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self._charts: dict[tuple[str, int, int], Chart] = {}
        self._grounds: dict[tuple[str, int, int], list[list[Cell]]] = {}

    @cached_property
    def _sheet(self) -> Data:
        return self.marks.game.facts("map")

    @cached_property
    def _areas(self) -> dict[str, Data]:
        return {area: self.marks.game.facts(f"area:{area}") for area in self._sheet["outlines"]}

    @cached_property
    def _walls(self) -> frozenset[frozenset[str]]:
        return frozenset(frozenset((a, b)) for a, data in self._areas.items() for b in data["impassable"].split())

    def _chart(self, sector: str, width: int, height: int) -> Chart:
        size = (sector, width, height)
        if size not in self._charts:
            outlines = self._sheet["outlines"]
            box = Box(0, 0, self._sheet["width"], self._sheet["height"])
            if sector:
                inside = [area for area, data in self._areas.items() if data["sectors"] == [sector]]
                box = box_of(outlines, inside, MARGIN, self._sheet)
            self._charts[size] = Chart(outlines, self._walls, box, width, height)
        return self._charts[size]

    def lines(
        self,
        view: Data,
        width: int,
        height: int,
        marked: Iterable[str] = (),
        keys: Mapping[str, str] = NO_KEYS,
        sector: str = "",
    ) -> list[Text]:
        """The whole board or one sector, in exactly that many cells. `keys`: what to type for a thing that is lit."""
        chart = self._chart(sector, width, height)
        lit = self._lit(view, frozenset(marked))
        drawing = Drawing(chart, self._ground(chart, lit, sector))
        for zone in self.marks.game.facts("")["zone"]:
            if sector and sector not in self.marks.game.facts(f"zone:{zone}")["sectors"]:
                continue
            self._put_zone(drawing, view, zone, f"zone:{zone}" in lit, keys.get(f"zone:{zone}", ""))
        room = chart.room(drawing.taken)
        tight = [area for area in self._areas if area not in room and (area in lit or not sector)]
        labels = {area: self._label(view, area, area in lit, keys, sector) for area in {*room, *tight}}
        tight += [area for area, runs in room.items() if not self._put_inside(drawing, area, runs, labels[area])]
        for area in tight:
            if not self._put_over_the_line(drawing, area, labels[area]):
                self._put_what_fits(drawing, area, room.get(area, []), labels[area])
        return [_line(row) for row in drawing.cells]

    def _lit(self, view: Data, marked: frozenset[str]) -> frozenset[str]:
        """Areas by their id, zones as `zone:az1`; a sietch lights its area."""
        areas = {t.removeprefix("area:") for t in marked if t.startswith("area:")}
        sietches = {a for a, data in view["areas"].items() if _sietch(data) in marked}
        return frozenset({*areas, *sietches, *(t for t in marked if t.startswith("zone:"))})

    # ------------------------------------------------------------ ground and borders

    def _ground(self, chart: Chart, lit: frozenset[str], sector: str) -> list[list[Cell]]:
        """Drawn once with nothing lit; after that only what is lit is drawn anew."""
        size = (sector, chart.width, chart.height)
        if size not in self._grounds:
            self._grounds[size] = [
                [self._cell(chart, row, column, frozenset(), sector) for column in range(chart.width)]
                for row in range(chart.height)
            ]
        cells = [list(row) for row in self._grounds[size]]
        for area in lit & self._areas.keys():
            for row, columns in chart.rows_of(area).items():
                for column in columns:
                    cells[row][column] = self._cell(chart, row, column, lit, sector)
        return cells

    def _cell(self, chart: Chart, row: int, column: int, lit: frozenset[str], sector: str) -> Cell:
        area = chart.owners[row][column]
        beside = bool(sector) and sector not in self._areas[area]["sectors"]
        back, sign = TERRAIN[self._areas[area]["terrain"]]
        ground = f" on {LIT}" if area in lit else "" if beside else f" on {back}"
        if chart.is_line(row, column):
            meeting = chart.between[row, column]
            drawn = chart.signs[row][column]
            if drawn in THICK_SIGNS:
                return drawn, WALL + ground
            return drawn, (BONE if self._crosses_sectors(meeting) else BORDER) + ground
        show = not beside and sign and (column + 3 * row) % 7 == 0
        return (sign if show else " "), PATTERN + ground

    def _crosses_sectors(self, meeting: frozenset[str]) -> bool:
        groups = [set(self._areas[area]["sectors"]) for area in meeting if area]
        return bool(groups) and not set.intersection(*groups)

    # ------------------------------------------------------------ what stands there

    def _put_zone(self, drawing: Drawing, view: Data, zone: str, lit: bool, key: str) -> None:
        """On the border between its two sectors, in the middle of it."""
        one, other = (
            frozenset(area for area, data in self._areas.items() if data["sectors"] == [sector])
            for sector in self.marks.game.facts(f"zone:{zone}")["sectors"]
        )
        border = drawing.chart.border_between(one, other)
        if not border:
            return
        text = styled(key, f"reverse {ACT}").append_text(self.marks.zone(zone, view["zones"][zone], lit))
        row = sum(r for r, _ in border) / len(border)
        column = sum(c for _, c in border) / len(border)
        at = min(border, key=lambda cell: 4 * (cell[0] - row) ** 2 + (cell[1] - column) ** 2)
        start = max(1, min(drawing.chart.width - text.cell_len - 1, at[1] - text.cell_len // 2))
        drawing.write(at[0], start, text)
        drawing.take(at[0], start - 1, text.cell_len + 2)

    def _label(self, view: Data, area: str, lit: bool, keys: Mapping[str, str], sector: str) -> Label:
        data = view["areas"].get(area, {})
        beside = bool(sector) and sector not in self._areas[area]["sectors"]
        style = ACT if lit else MUTED if beside or area == self.marks.place(area) else BONE
        key = keys.get(f"area:{area}", "") or keys.get(_sietch(data), "")
        sign = styled(key, f"reverse {ACT}").append("▸", ACT) if lit else Text("")
        standing = [self.marks.things(data), *self.marks.legion_parts(data)]
        return Label(sign, style, [part for part in standing if part.plain], beside)

    def _put_inside(self, drawing: Drawing, area: str, runs: list[Run], label: Label) -> bool:
        """Name and all that stands there, if its borders leave room for that. Beside a sector the name gives way."""
        sign, style, standing, beside = label
        widest = max(run.length for run in runs)
        written: list[tuple[Run, Text]] = []
        for name in _shorter_and_shorter(self.marks.place(area), self.marks.short(area), widest - sign.cell_len):
            words = [styled(word, style) for word in name]
            words[0] = Text("").append_text(sign).append_text(words[0])
            if written := _arranged([*words, *standing], runs):
                break
        if not written and beside:
            written = _arranged([sign, *standing], runs) or _flowed([sign, *standing], runs)
        for run, text in written:
            start = run.start + (run.length - text.cell_len) // 2
            drawing.write(run.row, start, text)
            drawing.take(run.row, start, text.cell_len)
        return bool(written) or beside

    def _put_over_the_line(self, drawing: Drawing, area: str, label: Label) -> bool:
        """What has no room inside its borders is written over them, never over what is written beside."""
        for name in dict.fromkeys([self.marks.short(area), _cut(self.marks.short(area), 4)]):
            parts = [Text("").append_text(label.sign).append(name, label.style), *label.standing]
            if over := _over_the_line(drawing.chart, drawing.chart.rows_of(area), drawing.taken, parts):
                for row, start, text in over:
                    drawing.write(row, start, text)
                    drawing.take(row, start, text.cell_len)
                return True
        return False

    @staticmethod
    def _put_what_fits(drawing: Drawing, area: str, runs: list[Run], label: Label) -> None:
        """In the narrowest place: what stands there counts for more than a name, the key of what is lit for more."""
        parts = [label.sign, *label.standing]
        if runs:
            for run, text in _arranged(parts, runs) or _flowed(parts, runs):
                drawing.write(run.row, run.start + (run.length - text.cell_len) // 2, text)
        elif label.sign.plain and (rim := drawing.chart.rows_of(area)):  # of a sector that is drawn it may lie outside
            row = min(rim)
            drawing.write(row, min(*rim[row], drawing.chart.width - label.sign.cell_len), label.sign)


def _sietch(data: Data) -> str:
    return f"sietch:{data['sietch']['number']}" if "sietch" in data else ""


def _shorter_and_shorter(name: str, short: str, width: int) -> list[list[str]]:
    """A name in one line, word by word, the short one, cut: whichever fits first. An id means nothing if it is cut."""
    if "_" in name:
        return [[name]] if len(name) <= width else []
    words = name.replace("-", "- ").split()
    telling = (words[-1] if len(words[0]) < 4 else words[0]).rstrip("-")  # not “The”
    tried = [[name], words, [short], [_cut(telling, width)], [_cut(telling, 4)]]
    return [one for one in tried if all(0 < len(word) <= width for word in one)]


def _cut(word: str, width: int) -> str:
    return word if len(word) <= width else f"{word[: max(1, width - 1)].rstrip('-')}."


def _arranged(parts: Sequence[Text], runs: Sequence[Run]) -> list[tuple[Run, Text]]:
    """Parts in as few rows as possible, near the middle of the area; empty if they do not fit."""
    lengths = [part.cell_len for part in parts]
    middle = (runs[0].row + runs[-1].row) / 2
    for count in range(1, len(runs) + 1):
        windows = [runs[i : i + count] for i in range(len(runs) - count + 1)]
        windows.sort(key=lambda window: abs((window[0].row + window[-1].row) / 2 - middle))
        for window in windows:
            if _fit(lengths, window):
                return _flowed(parts, window)
    return []


def _fit(lengths: Sequence[int], window: Sequence[Run]) -> bool:
    """Whether `_flowed` finds room for all."""
    n = 0
    for run in window:
        left = run.length
        while n < len(lengths) and lengths[n] <= left:
            left -= lengths[n] + 1
            n += 1
    return n == len(lengths)


def _over_the_line(
    chart: Chart, own: Mapping[int, frozenset[int]], taken: set[tuple[int, int]], parts: Sequence[Text]
) -> list[tuple[int, int, Text]]:
    """Parts in one row or two where they cover least of what lies beside, each row on the area itself; or nothing."""
    found: list[tuple[int, int, list[tuple[int, int, Text]]]] = []
    for split in range(len(parts)):
        rows = [joined(part) for part in (parts[:split], parts[split:]) if part]
        for top in own:
            placed = [_covering_least(chart, own, taken, top + i, text.cell_len) for i, text in enumerate(rows)]
            cost = sum(covered for covered, _ in placed)
            if cost < FAR:
                written = [(top + i, placed[i][1], text) for i, text in enumerate(rows)]
                found.append((cost, split, written))
    return min(found, key=lambda one: one[:2])[2] if found else []


def _covering_least(
    chart: Chart, own: Mapping[int, frozenset[int]], taken: set[tuple[int, int]], row: int, length: int
) -> tuple[int, int]:
    """How many cells of others a text of that length covers in that row, and where it starts."""
    columns = own.get(row)
    if not columns or not 0 < row < chart.height - 1:
        return FAR, 0
    first, last = min(columns), max(columns)
    middle = (first + last) / 2
    others = {c for c in range(first - length, last + length + 1) if (row, c) in taken}
    found = []
    for start in range(max(1, first - length + 1), min(last + 1, chart.width - length)):
        covered = length - len(columns.intersection(range(start, start + length)))
        # on the area itself by at least a cell
        if covered < length and others.isdisjoint(range(start - 1, start + length + 1)):
            found.append((covered, abs(start + (length - 1) / 2 - middle), start))
    if not found:
        return FAR, 0
    covered, _, start = min(found)
    return covered, start


def _flowed(parts: Sequence[Text], window: Sequence[Run]) -> list[tuple[Run, Text]]:
    """As many parts as find room, row by row; a part stands in one row."""
    written: list[tuple[Run, Text]] = []
    rest = list(parts)
    for run in window:
        text, n = Text(""), 0
        while rest and text.cell_len + (1 if n else 0) + rest[0].cell_len <= run.length:
            text.append(" " if n else "").append_text(rest.pop(0))
            n += 1
        if n:
            written.append((run, text))
    return written


def _line(cells: Sequence[Cell]) -> Text:
    spans, start = [], 0
    for style, same in groupby(cells, key=itemgetter(1)):
        end = start + len(list(same))
        if style:
            spans.append(Span(start, end, style))
        start = end
    return Text("".join(c for c, _ in cells), no_wrap=True, spans=spans)
