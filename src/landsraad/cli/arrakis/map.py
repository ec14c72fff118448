"""The map as large as there is room for: the whole board, one sector, or a list by sector; any part of it from near."""

from __future__ import annotations

from rich.text import Text

from ...kernel.contract import Data
from ...kernel.notation import plain
from ..choices import Lit
from ..glyphs import ACT, MUTED, joined, styled
from ..layout import flow
from .marks import POLE, Marks
from .picture import MapPicture

ROWS = (("s4", "s8", "s5", "s1"), ("s3", "s7", "s6", "s2"))  # west to east, north and south
CORNERS = {"s4": "nw", "s8": "nw", "s5": "ne", "s1": "ne", "s3": "sw", "s7": "sw", "s6": "se", "s2": "se"}
INNER = ("s5", "s6", "s7", "s8")
# Every air zone stands at the sector to its west or north, with an arrow to the other one.
ARROWS = {
    "s4": (("→", "az3"),),
    "s8": (("→", "az2"), ("↓", "az7")),
    "s5": (("→", "az1"), ("↓", "az4")),
    "s1": (),
    "s3": (("→", "az8"),),
    "s7": (("→", "az6"),),
    "s6": (("→", "az5"),),
    "s2": (),
}
GAP, NARROW_GAP = " │ ", "│"  # between sectors; the narrow one below WIDE columns
WIDE = 100
WHOLE = 118, 24  # from that size on the whole board can be read
LARGEST = 46  # lines beyond which it gets no clearer
SECTOR = 76, 9


class Map:
    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self.words = marks.words
        self.picture = MapPicture(marks)

    def lines(self, view: Data, width: int, marked: frozenset[str], height: int = 0) -> list[Text]:
        """As many lines as it needs, or `height` if that is less."""
        keys = marked.keys if isinstance(marked, Lit) else {}
        if width >= WHOLE[0] and (not height or height >= WHOLE[1]):
            return self.picture.lines(view, width, min(height or LARGEST, LARGEST), marked, keys)
        sector = self.asked_about(marked)
        if sector and width >= SECTOR[0] and height >= SECTOR[1]:
            return self.picture.lines(view, width, min(height, LARGEST // 2), marked, keys, sector)
        return self._blocks(view, width, marked, height)

    def needed(self, view: Data, width: int, marked: frozenset[str]) -> int:
        """Lines without which it leaves something out, or cannot be drawn whole where that is possible."""
        return WHOLE[1] if width >= WHOLE[0] else self.least(view, width, marked)

    def least(self, view: Data, width: int, marked: frozenset[str]) -> int:
        """Lines in which the list by sector leaves nothing out."""
        gap = GAP if width >= WIDE else NARROW_GAP
        block = (width - 3 * len(gap)) // 4
        needs = [max(len(self._block(view, sector, block, marked)) for sector in row) for row in ROWS]
        return sum(needs) + len(ROWS) + 1  # two rows of heads, and the North Pole

    def asked_about(self, marked: frozenset[str]) -> str:
        """The one sector in which everything lies that can be chosen, if there is one."""
        areas = [t.removeprefix("area:") for t in marked if t.startswith("area:")]
        sectors = {tuple(self.marks.game.facts(f"area:{area}")["sectors"]) for area in areas if area != POLE}
        return sectors.pop()[0] if len(sectors) == 1 else ""

    def _blocks(self, view: Data, width: int, marked: frozenset[str], height: int) -> list[Text]:
        """Eight lists as the sectors lie on the board; cut, they say how much they leave out."""
        gap = GAP if width >= WIDE else NARROW_GAP
        block = (width - 3 * len(gap)) // 4
        rows = [[self._block(view, sector, block, marked) for sector in row] for row in ROWS]
        needs = [max(len(cell) for cell in row) for row in rows]
        free = height - 3 if height else sum(needs)
        while sum(needs) > max(free, 4):
            needs[needs.index(max(needs))] -= 1
        lines: list[Text] = []
        for number, (row, need) in enumerate(zip(rows, needs, strict=True)):
            cells = [self._cut(cell, need, sector) for cell, sector in zip(row, ROWS[number], strict=True)]
            heads = [self._head(view, sector, block, marked) for sector in ROWS[number]]
            lines += _beside([[head, *cell] for head, cell in zip(heads, cells, strict=True)], block, need + 1, gap)
            if number == 0:
                lines.append(self._pole(view, width, marked))
        return lines

    def _pole(self, view: Data, width: int, marked: frozenset[str]) -> Text:
        text = self.marks.area(POLE, view["areas"].get(POLE, {}), f"area:{POLE}" in marked, width)
        left = max(2, (width - text.cell_len) // 2 - 1)
        line = styled("─" * left + " ", MUTED).append_text(text).append(" ")
        return line.append("─" * max(0, width - line.cell_len), MUTED)

    def _head(self, view: Data, sector: str, width: int, marked: frozenset[str]) -> Text:
        air = Text("")
        for arrow, zone in ARROWS[sector]:
            air.append(f" {arrow}", MUTED)
            air.append_text(self.marks.zone(zone, view["zones"][zone], f"zone:{zone}" in marked))
        name = sector.upper()
        corner = f" {self.words('short-' + CORNERS[sector])}"
        depth = f" {self.words('central' if sector in INNER else 'outer')}"
        for more in (corner, depth):  # where it lies shows it as well
            if len(name) + len(more) + air.cell_len <= width:
                name += more
        return styled(name, f"bold {MUTED}").append_text(air)

    def _block(self, view: Data, sector: str, width: int, marked: frozenset[str]) -> list[Text]:
        """First what fights or can be fought for, then the rest in a few characters each."""
        major, minor = [], []
        for area in self.marks.sectors[sector]:
            data = view["areas"].get(area, {})
            is_open = f"area:{area}" in marked or ("sietch" in data and f"sietch:{data['sietch']['number']}" in marked)
            if data.keys() & {"owner", "settlement", "sietch", "base", "worm"}:
                major.append((is_open, self.marks.area(area, data, is_open, width)))
            elif data or is_open:
                minor.append((bool(data), self.marks.minor(area, data, is_open, width)))
        major.sort(key=lambda one: not one[0])
        minor.sort(key=lambda one: not one[0])
        lines = [text for _, text in major]
        return lines + (flow(Text(" "), [text for _, text in minor], width, " ") if minor else [])

    def _cut(self, cell: list[Text], need: int, sector: str) -> list[Text]:
        if len(cell) <= need:
            return cell
        hidden = len(cell) - need + 1
        return [*cell[: need - 1], styled(f" … {self.words('hidden', n=hidden, sector=sector)}", MUTED)]

    # ------------------------------------------------------------ from near

    def zoom(self, view: Data, text: str, marked: frozenset[str], width: int, height: int) -> list[Text] | None:
        """The whole board, a sector (`s5`, `5`), an air zone (`az3`) or an area by id or name. Pages of `height`."""
        wanted = plain(text)
        if not wanted:
            return self._whole(view, marked, width, height)
        sector = f"s{wanted}" if wanted.isdigit() else wanted
        if sector in self.marks.sectors:
            areas = [*self.marks.sectors[sector], *([POLE] if sector in INNER else [])]
            return [*self._sector(view, sector, marked, width, height), *self._areas(view, areas, marked)]
        if wanted in view["zones"]:
            name, told = self.marks.game.text(f"zone:{wanted}", self.marks.lang)
            held = self._air(view, [wanted], marked)
            figure = view["zones"][wanted] or ""
            if figure not in ("", "ornithopter", "carryall"):
                held.append(f"  {self.words(f'air-{figure}'.replace('_', '-'))}")
            return [styled(name, "bold").append("  ").append_text(held), Text(f"  {told}")]
        if found := self._find(wanted):
            return self._areas(view, found, marked)
        return None

    def _whole(self, view: Data, marked: frozenset[str], width: int, height: int) -> list[Text]:
        """On one page if it can be read there, else sector by sector."""
        keys = marked.keys if isinstance(marked, Lit) else {}
        if width >= WHOLE[0] and height >= WHOLE[1]:
            return self.picture.lines(view, width, min(height, LARGEST), marked, keys)
        sectors = [sector for row in ROWS for sector in row]
        return [line for sector in sectors for line in self._sector(view, sector, marked, width, height)]

    def _sector(self, view: Data, sector: str, marked: frozenset[str], width: int, height: int) -> list[Text]:
        """One page: a sector with a rim of what lies beside it."""
        keys = marked.keys if isinstance(marked, Lit) else {}
        zones = [z for z in view["zones"] if sector in self.marks.game.facts(f"zone:{z}")["sectors"]]
        head = styled(self.marks.name(f"sector:{sector}"), "bold").append("  ")
        room = max(SECTOR[1], height - 1)
        drawn = self.picture.lines(view, width, min(room, LARGEST // 2), marked, keys, sector)
        return [head.append_text(self._air(view, zones, marked)), *drawn, *[Text("")] * (room - len(drawn))]

    def _find(self, wanted: str) -> list[str]:
        areas = self.marks.game.facts("")["area"]
        names = {area: {area, area.replace("_", " "), plain(self.marks.name(f"area:{area}"))} for area in areas}
        for fits in (str.__eq__, str.startswith, str.__contains__):
            if found := [a for a in areas if len(wanted) > 1 and any(fits(name, wanted) for name in names[a])]:
                return found
        return []

    def _air(self, view: Data, zones: list[str], marked: frozenset[str]) -> Text:
        return joined([self.marks.zone(z, view["zones"][z], f"zone:{z}" in marked) for z in zones], "  ")

    def _areas(self, view: Data, areas: list[str], marked: frozenset[str]) -> list[Text]:
        return [line for area in areas for line in self.in_full(view, area, marked)]

    def in_full(self, view: Data, area: str, marked: frozenset[str] = frozenset()) -> list[Text]:
        """Two lines: what stands there in words; terrain and neighbours."""
        facts = self.marks.game.facts(f"area:{area}")
        data = view["areas"].get(area, {})
        is_open = f"area:{area}" in marked
        head = styled("▸ " if is_open else "  ", ACT).append(self.marks.place(area), ACT if is_open else "bold")
        if facts["name"]:
            head.append(f" {area}", MUTED)
        head.append(f"  {self.marks.name('terrain:' + facts['terrain'])}", MUTED)
        standing = self.standing(data)
        if standing:
            head.append("  ").append_text(joined(standing, ", "))
        beside = ", ".join(self.marks.place(x) for x in facts["adjacent"].split())
        line = styled(f"      {self.words('terrain-beside', areas=beside)}", MUTED)
        if facts["impassable"]:
            walls = ", ".join(self.marks.place(x) for x in facts["impassable"].split())
            line.append(f"; {self.words('terrain-walls', areas=walls)}", MUTED)
        return [head, line]

    def standing(self, data: Data) -> list[Text]:
        parts = []
        if "settlement" in data:
            parts.append(Text(self.words("settlement", rank=data["settlement"])))
        if "sietch" in data:
            parts.append(Text(self.words("sietch", rank=data["sietch"].get("rank", "?"))))
        if "base" in data:
            parts.append(Text(self.words("smugglers-base-here", rank=data["base"])))
        if "owner" in data:
            parts += self.force(data)
        for what in ("harvester", "wormsign", "station"):
            if what in data:
                which = f"-{data[what]}" if isinstance(data[what], str) else ""
                parts.append(Text(self.words(f"{what}{which}")))
        if "worm" in data:
            parts.append(Text(self.words("wild-maker" if data["worm"] == "wild_maker" else "worm")))
        return parts

    def force(self, data: Data) -> list[Text]:
        """A legion in words; the faces of its tokens for those who know them."""
        side = data["owner"]
        figures = self.marks.figures(side, data["units"], data.get("generic", 0))
        for kind in ("smugglers", "troops"):
            if n := data.get(kind, 0):
                figures.append(Text(self.words(f"{kind}-in-legion", n=n)))
        leaders = [styled(self.marks.name(f"leader:{x}"), "bold") for x in data.get("leaders", ())]
        parts = [*figures, *leaders]
        tokens = self.marks.game.facts("")["token"]
        facedown = data.get("tokens", ())
        known = [t for t in facedown if t in tokens]
        parts += [self._token(side, t) for t in known]
        if hidden := len(facedown) - len(known):
            parts.append(Text(self.words("facedown", n=hidden)))
        if parts:
            parts[0] = self.marks.side(side).append(" ").append_text(parts[0])
        return parts

    def _token(self, side: str, token: str) -> Text:
        facts = self.marks.game.facts(f"token:{token}")
        return Text("?(").append_text(joined(self.marks.figures(side, facts, facts["bashar"]), ", ")).append(")")


def _beside(cells: list[list[Text]], width: int, height: int, gap: str) -> list[Text]:
    lines = []
    for number in range(height):
        line = Text("")
        for i, cell in enumerate(cells):
            part = cell[number].copy() if number < len(cell) else Text("")
            part.truncate(width, overflow="ellipsis", pad=True)
            line.append_text(part)
            if i < len(cells) - 1:
                line.append(gap, MUTED)
        line.rstrip()
        lines.append(line)
    return lines
