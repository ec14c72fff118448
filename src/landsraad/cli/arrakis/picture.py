"""The map as a picture: every area in its place, with its name and what stands there.

Terrain is a colour and a sparse pattern, an impassable border is thick, what can be chosen is lit and shows its key.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from rich.text import Text

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


class Picture:
    """Draws the board of one game in one language."""

    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self._charts: dict[tuple[str, int, int], Chart] = {}

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
        cells = [[self._ground(chart, row, column, lit, sector) for column in range(width)] for row in range(height)]
        taken: set[tuple[int, int]] = set()
        for zone in self.marks.game.facts("")["zone"]:
            if sector and sector not in self.marks.game.facts(f"zone:{zone}")["sectors"]:
                continue
            self._put_zone(chart, cells, taken, view, zone, f"zone:{zone}" in lit, keys.get(f"zone:{zone}", ""))
        room = chart.room(taken)
        tight = [area for area in self._areas if area not in room and (area in lit or not sector)]
        for area, runs in room.items():
            beside = bool(sector) and sector not in self._areas[area]["sectors"]
            key = self._key(view, area, keys)
            data = view["areas"].get(area, {})
            if not self._put_inside(cells, taken, area, runs, data, area in lit, key, beside):
                tight.append(area)
        for area in tight:
            key = self._key(view, area, keys)
            data = view["areas"].get(area, {})
            if not self._put_over_the_line(chart, cells, taken, area, data, area in lit, key):
                self._put_what_fits(chart, cells, area, room.get(area, []), data, area in lit, key)
        return [_line(row) for row in cells]

    def _lit(self, view: Data, marked: frozenset[str]) -> frozenset[str]:
        """Areas by their id, zones as `zone:az1`; a sietch lights its area."""
        areas = {t.removeprefix("area:") for t in marked if t.startswith("area:")}
        sietches = {a for a, data in view["areas"].items() if _sietch(data) in marked}
        return frozenset({*areas, *sietches, *(t for t in marked if t.startswith("zone:"))})

    def _key(self, view: Data, area: str, keys: Mapping[str, str]) -> str:
        return keys.get(f"area:{area}", "") or keys.get(_sietch(view["areas"].get(area, {})), "")

    # ------------------------------------------------------------ ground and borders

    def _ground(self, chart: Chart, row: int, column: int, lit: frozenset[str], sector: str) -> Cell:
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

    def _put_zone(
        self,
        chart: Chart,
        cells: list[list[Cell]],
        taken: set[tuple[int, int]],
        view: Data,
        zone: str,
        lit: bool,
        key: str,
    ) -> None:
        """On the border between its two sectors, in the middle of it."""
        one, other = (
            frozenset(area for area, data in self._areas.items() if data["sectors"] == [sector])
            for sector in self.marks.game.facts(f"zone:{zone}")["sectors"]
        )
        border = chart.border_between(one, other)
        if not border:
            return
        text = styled(key, f"reverse {ACT}").append_text(self.marks.zone(zone, view["zones"][zone], lit))
        row = sum(r for r, _ in border) / len(border)
        column = sum(c for _, c in border) / len(border)
        at = min(border, key=lambda cell: 4 * (cell[0] - row) ** 2 + (cell[1] - column) ** 2)
        start = max(1, min(chart.width - text.cell_len - 1, at[1] - text.cell_len // 2))
        self._write(cells, at[0], start, text)
        taken.update((at[0], c) for c in range(start - 1, start + text.cell_len + 1))

    def _label(self, area: str, data: Data, lit: bool, key: str, beside: bool) -> tuple[Text, str, list[Text]]:
        """The key of what is lit, the style of the name, and what stands there."""
        style = ACT if lit else MUTED if beside or area == self.marks.place(area) else BONE
        sign = styled(key, f"reverse {ACT}").append("▸", ACT) if lit else Text("")
        standing = [self.marks.things(data), *self.marks.legion_parts(data)]
        return sign, style, [part for part in standing if part.plain]

    def _put_inside(
        self,
        cells: list[list[Cell]],
        taken: set[tuple[int, int]],
        area: str,
        runs: list[Run],
        data: Data,
        lit: bool,
        key: str,
        beside: bool,
    ) -> bool:
        """Name and all that stands there, if its borders leave room for that. Beside a sector the name gives way."""
        sign, style, standing = self._label(area, data, lit, key, beside)
        widest = max(run.length for run in runs)
        written: list[tuple[Run, Text]] = []
        for name in _shorter_and_shorter(self.marks.place(area), self.marks.short(area), widest - sign.cell_len):
            words = [styled(word, style) for word in name]
            words[0] = Text("").append_text(sign).append_text(words[0])
            if written := _arranged([*words, *standing], runs):
                break
        if not written and beside:
            written = _arranged([sign, *standing], runs) or _as_much_as_fits([sign, *standing], runs)
        for run, text in written:
            start = run.start + (run.length - text.cell_len) // 2
            self._write(cells, run.row, start, text)
            taken.update((run.row, start + i) for i in range(text.cell_len))
        return bool(written) or beside

    def _put_over_the_line(
        self,
        chart: Chart,
        cells: list[list[Cell]],
        taken: set[tuple[int, int]],
        area: str,
        data: Data,
        lit: bool,
        key: str,
    ) -> bool:
        """What has no room inside its borders is written over them, never over what is written beside."""
        sign, style, standing = self._label(area, data, lit, key, False)
        own = chart.cells_of(area)
        for name in dict.fromkeys([self.marks.short(area), _cut(self.marks.short(area), 4)]):
            parts = [Text("").append_text(sign).append(name, style), *standing]
            if over := _over_the_line(chart, own, taken, parts):
                for row, start, text in over:
                    self._write(cells, row, start, text)
                    taken.update((row, start + i) for i in range(text.cell_len))
                return True
        return False

    def _put_what_fits(
        self, chart: Chart, cells: list[list[Cell]], area: str, runs: list[Run], data: Data, lit: bool, key: str
    ) -> None:
        """In the narrowest place: what stands there counts for more than a name, the key of what is lit for more."""
        sign, _, standing = self._label(area, data, lit, key, False)
        parts = [sign, *standing]
        if runs:
            for run, text in _arranged(parts, runs) or _as_much_as_fits(parts, runs):
                self._write(cells, run.row, run.start + (run.length - text.cell_len) // 2, text)
        elif lit and (rim := chart.cells_of(area)):  # of a sector that is drawn it may lie outside
            row, column = min(rim)
            self._write(cells, row, min(column, chart.width - sign.cell_len), sign)

    @staticmethod
    def _write(cells: list[list[Cell]], row: int, start: int, text: Text) -> None:
        """Over the ground, whose colour stays."""
        styles = [str(text.style)] * len(text.plain)
        for span in text.spans:
            for i in range(span.start, min(span.end, len(styles))):
                styles[i] = f"{styles[i]} {span.style}".strip()
        for i, character in enumerate(text.plain):
            ground = cells[row][start + i][1].rpartition(" on ")[2] if " on " in cells[row][start + i][1] else ""
            cells[row][start + i] = character, f"{styles[i]} on {ground}".strip() if ground else styles[i]


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
    middle = (runs[0].row + runs[-1].row) / 2
    for count in range(1, len(runs) + 1):
        windows = [runs[i : i + count] for i in range(len(runs) - count + 1)]
        windows.sort(key=lambda window: abs((window[0].row + window[-1].row) / 2 - middle))
        for window in windows:
            written = _flowed(parts, window)
            if sum(n for _, _, n in written) == len(parts):
                return [(run, text) for run, text, _ in written]
    return []


def _over_the_line(
    chart: Chart, own: set[tuple[int, int]], taken: set[tuple[int, int]], parts: Sequence[Text]
) -> list[tuple[int, int, Text]]:
    """Parts in one row or two where they cover least of what lies beside, each row on the area itself; or nothing."""
    found: list[tuple[int, int, list[tuple[int, int, Text]]]] = []
    for split in range(len(parts)):
        rows = [joined(part) for part in (parts[:split], parts[split:]) if part]
        for top in sorted({row for row, _ in own}):
            placed = [_covering_least(chart, own, taken, top + i, text) for i, text in enumerate(rows)]
            cost = sum(covered for covered, _ in placed)
            if cost < FAR:
                written = [(top + i, placed[i][1], text) for i, text in enumerate(rows)]
                found.append((cost, split, written))
    return min(found, key=lambda one: one[:2])[2] if found else []


def _covering_least(
    chart: Chart, own: set[tuple[int, int]], taken: set[tuple[int, int]], row: int, text: Text
) -> tuple[int, int]:
    """How many cells of others a text covers in that row, and where it starts."""
    columns = [column for r, column in own if r == row]
    if not columns or not 0 < row < chart.height - 1:
        return FAR, 0
    middle = (min(columns) + max(columns)) / 2
    length = text.cell_len
    best = length, 0  # on the area itself by at least a cell
    for start in sorted(range(1, chart.width - length), key=lambda start: abs(start + (length - 1) / 2 - middle)):
        if all((row, c) not in taken for c in range(start - 1, start + length + 1)):
            covered = sum((row, c) not in own for c in range(start, start + length))
            best = min(best, (covered, start), key=lambda one: one[0])
    return best if best[0] < length else (FAR, 0)


def _as_much_as_fits(parts: Sequence[Text], runs: Sequence[Run]) -> list[tuple[Run, Text]]:
    return [(run, text) for run, text, _ in _flowed(parts, runs)]


def _flowed(parts: Sequence[Text], window: Sequence[Run]) -> list[tuple[Run, Text, int]]:
    """Row by row, with the number of parts in each; a part stands in one row."""
    written: list[tuple[Run, Text, int]] = []
    rest = list(parts)
    for run in window:
        text, n = Text(""), 0
        while rest and text.cell_len + (1 if n else 0) + rest[0].cell_len <= run.length:
            text.append(" " if n else "").append_text(rest.pop(0))
            n += 1
        if n:
            written.append((run, text, n))
    return written


def _line(cells: Sequence[Cell]) -> Text:
    text = Text("", no_wrap=True)
    start = 0
    for i in range(1, len(cells) + 1):
        if i == len(cells) or cells[i][1] != cells[start][1]:
            text.append("".join(c for c, _ in cells[start:i]), cells[start][1])
            start = i
    return text
