"""Areas, legions and vehicles in a few characters. Every colour has a letter or a shape beside it."""

from __future__ import annotations

from functools import cached_property

from rich.text import Text

from ...kernel.contract import Data, Game
from ...kernel.texts import Catalogue
from ..glyphs import ACT, MUTED, SPICE, joined, styled
from ..words import Words

CATALOGUE = Catalogue("landsraad.cli.arrakis")
SIDES = ("harkonnen", "atreides")
SIDE_COLOURS = {"harkonnen": "#ff8f8f", "atreides": "#7cc0f0"}
SIDE_LETTERS = {"harkonnen": "H", "atreides": "A"}
FIGURES = {
    "harkonnen": {"regular": "regular", "elite": "elite", "special": "sardaukar", "generic": "bashar"},
    "atreides": {"regular": "regular", "elite": "elite", "special": "fedaykin", "generic": "naib"},
}
IN_THE_AIR = {
    None: "–",
    "ornithopter": "O",
    "carryall": "C",
    "smuggler_ornithopter": "o",
    "smuggler_carryall": "c",
    "harkonnen_frigate": "H",
    "atreides_frigate": "A",
    "navigator": "N",
}
AIR_COLOURS = {"harkonnen_frigate": SIDE_COLOURS["harkonnen"], "atreides_frigate": SIDE_COLOURS["atreides"]}
SMUGGLER = "#f0a060"
WORM, SIGN, STATION = "#c79bf2", "#e3c567", "#9fd68a"
FACES = {"sand": "–", "sandworm": "§", "burrowing": "↓"}  # of a wormsign that is turned over
POLE = "north_pole"


class Marks:
    """The board of one game in one language."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.lang = words.lang
        self.words = Words(words.lang, CATALOGUE)

    def name(self, thing: str) -> str:
        return self.game.text(thing, self.lang)[0]

    def side(self, side: str) -> Text:
        return styled(SIDE_LETTERS[side], f"bold {SIDE_COLOURS[side]}")

    def place(self, area: str) -> str:
        """A printed name, else the id: it is short, and it is what one types."""
        return self.name(f"area:{area}") if self.game.facts(f"area:{area}")["name"] else area

    def short(self, area: str) -> str:
        """For where there is no room for the whole name."""
        message = f"short-{area.replace('_', '-')}"
        return self.words(message) if CATALOGUE.has(self.lang, message) else self.place(area)

    @cached_property
    def sectors(self) -> dict[str, list[str]]:
        """The areas of each sector; the North Pole lies in four and is drawn on its own."""
        areas: dict[str, list[str]] = {}
        for area in self.game.facts("")["area"]:
            for sector in self.game.facts(f"area:{area}")["sectors"] if area != POLE else ():
                areas.setdefault(sector, []).append(area)
        return areas

    def legion(self, area: Data) -> Text:
        return joined(self.legion_parts(area), "")

    def legion_parts(self, area: Data) -> list[Text]:
        """Side and units; what came with the expansions; leaders and facedown tokens."""
        if "owner" not in area:
            return []
        units, others, leaders = self.side(area["owner"]), Text(""), Text("")
        counts = area["units"].values()
        if any(counts):
            units.append("/".join(str(n) for n in counts), SIDE_COLOURS[area["owner"]])
        if "smugglers" in area:
            others.append(f"s{area['smugglers']}", SMUGGLER)
        if "troops" in area:
            others.append(f"t{area['troops']}")
        if "generic" in area:
            leaders.append(f"+{area['generic']}")
        if "leaders" in area:
            leaders.append(f"★{len(area['leaders'])}", "bold")
        if "tokens" in area:
            leaders.append(f"?{len(area['tokens'])}", MUTED)
        if not any(counts):
            return [units.append_text(others).append_text(leaders)]
        return [part for part in (units, others, leaders) if part.plain]

    def things(self, area: Data) -> Text:
        """Settlement, sietch, Smugglers Base, Harvester, wormsign, worm, station."""
        parts = []
        if "settlement" in area:
            parts.append(styled(f"⌂{area['settlement']}", SIDE_COLOURS["harkonnen"]))
        if "sietch" in area:
            rank = area["sietch"].get("rank", "?")
            shown = "" if area["sietch"]["face_up"] or rank == "?" else "?"
            parts.append(styled(f"∩{rank}{shown}", SIDE_COLOURS["atreides"]))
        if "base" in area:
            parts.append(styled(f"⊓{area['base']}", SMUGGLER))
        if "harvester" in area:
            parts.append(styled("△", SMUGGLER) if area["harvester"] == "smugglers" else styled("▲", SPICE))
        if "wormsign" in area:
            parts.append(styled(f"≈{FACES.get(area['wormsign'], '')}", SIGN))
        if "worm" in area:
            parts.append(styled("§§" if area["worm"] == "wild_maker" else "§", f"bold {WORM}"))
        if "station" in area:
            parts.append(styled("◎", STATION))
        return joined(parts, "")

    def area(self, area: str, data: Data, marked: bool, width: int) -> Text:
        """One line: what stands there; where its name is too long for the width, a short one."""
        standing = [self.things(data), self.legion(data)]
        beside = joined(standing)
        name = self.place(area)
        room = max(3, width - 1 - beside.cell_len - (1 if beside.plain else 0))
        name = name if len(name) <= room else self._abbreviated(area, room)
        line = styled("▸" if marked else " ", ACT).append(name, ACT if marked else "")
        if line.cell_len + 1 + beside.cell_len <= width:
            return joined([line, beside])
        tight = joined(standing, "")
        return joined([line, tight], " " if line.cell_len + 1 + tight.cell_len <= width else "")

    def _abbreviated(self, area: str, room: int) -> str:
        name = self.short(area)
        return name if len(name) <= room else f"{name[: room - 1].rstrip(' .')}."

    def minor(self, area: str, data: Data, marked: bool, width: int) -> Text:
        """A few characters for an area without a legion or a settlement; a name never goes over two lines."""
        name = self.place(area)
        name = name if len(name) + 4 <= width else self.short(area)
        text = styled("▸" if marked else "", ACT).append(name, ACT if marked else MUTED)
        return text.append_text(self.things(data))

    def zone(self, zone: str, held: str | None, marked: bool) -> Text:
        style = ACT if marked else f"bold {AIR_COLOURS.get(held or '', '')}" if held else MUTED
        return styled("▸" if marked else "", ACT).append(f"{zone}:{IN_THE_AIR[held]}", style)

    def figures(self, side: str, units: Data, generic: int) -> list[Text]:
        counts = {**units, "generic": generic}
        return [Text(self.words(name, n=counts[kind])) for kind, name in FIGURES[side].items() if counts[kind]]
