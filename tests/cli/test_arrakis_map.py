"""The map of War for Arrakis as a picture: every area in its place, borders as in the rules, lit targets with keys."""

from __future__ import annotations

import re

import pytest

from landsraad.arrakis.game import GAME
from landsraad.cli.arrakis.board import ArrakisBoard
from landsraad.cli.arrakis.chart import THICK_SIGNS, Box, Chart, line_sign
from landsraad.cli.arrakis.map import Map
from landsraad.cli.arrakis.marks import Marks
from landsraad.cli.arrakis.picture import TERRAIN
from landsraad.cli.choices import Lit
from landsraad.cli.words import LANGS, Words
from landsraad.kernel.contract import Choice, Data, Setup

WHOLE = (138, 42)  # a page of a window of 140 × 45
SMALL = (78, 21)  # a page of a window of 80 × 24
SECTORS = [f"s{n}" for n in range(1, 9)]
AREAS = GAME.facts("")["area"]


def the_map(lang: str = "en") -> Map:
    return Map(Marks(GAME, Words(lang)))


def start() -> Data:
    return GAME.new(Setup(2, 1)).view(0)


def drawn(board: Map, size: tuple[int, int], sector: str = "", lit: Lit | None = None) -> list[str]:
    lit = lit or Lit.of((), {})
    return [line.plain for line in board.picture.lines(start(), *size, lit, lit.keys, sector)]


def shows(text: str, board: Map, area: str) -> bool:
    """An id in full, the first letters of a word of the name, or the short name."""
    if not GAME.facts(f"area:{area}")["name"]:
        return re.search(rf"(?<![a-z0-9]){area}(?![0-9])", text) is not None
    return any(word[:3] in text for word in [*board.marks.place(area).split(), board.marks.short(area)])


@pytest.mark.parametrize("lang", LANGS)
def test_the_whole_board_has_all_101_areas(lang: str) -> None:
    board = the_map(lang)
    lines = drawn(board, WHOLE)
    assert len(lines) == WHOLE[1]
    assert {len(line) for line in lines} == {WHOLE[0]}
    missing = [area for area in AREAS if not shows("\n".join(lines), board, area)]
    assert missing == []
    for name in ("Arrakeen", "Carthag", "Arsunt", "Gara Kulon"):
        assert name in "\n".join(lines)


@pytest.mark.parametrize("height", [24, 25, 26, 28])
@pytest.mark.parametrize("lang", LANGS)
def test_the_smallest_whole_board_leaves_nothing_out(lang: str, height: int) -> None:
    """What has no room inside its borders is written over them."""
    board = the_map(lang)
    view = start()
    view["areas"].setdefault("s1_1", {}).update(harvester=True, wormsign=True)
    lit = [f"area:{area}" for area in AREAS]
    plain = "\n".join(line.plain for line in board.picture.lines(view, 118, height))
    keyed = "\n".join(line.plain for line in board.picture.lines(view, 118, height, lit, dict.fromkeys(lit, "7")))
    for text in (plain, keyed):
        assert [area for area in AREAS if not shows(text, board, area)] == []
        assert [text.count(sign) for sign in ("⌂", "∩?", "A+1?1", "◎", "s1_1 ▲≈")] == [6, 8, 8, 6, 1]
        legions = [data for data in view["areas"].values() if data.get("owner") == "harkonnen"]
        assert len(re.findall(r"H\d/\d/\d", text)) == len(legions) == 6
        assert text.count("+1") - 8 == sum(data.get("generic", 0) for data in legions)
    assert keyed.count("7▸") == 101


@pytest.mark.parametrize("sector", SECTORS)
@pytest.mark.parametrize("lang", LANGS)
def test_a_sector_fits_a_small_window(lang: str, sector: str) -> None:
    board = the_map(lang)
    lines = drawn(board, SMALL, sector)
    assert [len(line) for line in lines] == [SMALL[0]] * SMALL[1]
    inside = [area for area in AREAS if GAME.facts(f"area:{area}")["sectors"] == [sector]]
    assert inside
    assert [area for area in inside if not shows("\n".join(lines), board, area)] == []


def test_every_border_is_drawn_and_walls_are_thick() -> None:
    """ARR-2: 265 borders and 11 impassable ones."""
    sheet = GAME.facts("map")
    walls = {frozenset((a, b)) for a in AREAS for b in GAME.facts(f"area:{a}")["impassable"].split()}
    chart = Chart(sheet["outlines"], frozenset(walls), Box(0, 0, sheet["width"], sheet["height"]), *WHOLE)
    borders = {frozenset((a, b)) for a in AREAS for b in GAME.facts(f"area:{a}")["adjacent"].split()} | walls
    assert len(borders) == 265 + 11
    for border in borders:
        one, other = sorted(border)
        cells = chart.border_between(frozenset({one}), frozenset({other}))
        assert cells, border
        thick = [cell for cell in cells if chart.signs[cell[0]][cell[1]] in THICK_SIGNS]
        if border in walls:
            assert thick, border


@pytest.mark.parametrize("lang", LANGS)
def test_help_explains_every_ground(lang: str) -> None:
    board = ArrakisBoard(GAME, Words(lang), ["a", "b"], 1)
    told = board.help(start())
    for terrain, (_, sign) in TERRAIN.items():
        assert f"{sign or ':'} {board.name(f'terrain:{terrain}')}" in told


def test_lines_meet() -> None:
    assert line_sign((1, 0, 1, 0)) == "│"
    assert line_sign((0, 1, 1, 0)) == "┌"
    assert line_sign((0, 2, 2, 0)) == "┏"
    assert line_sign((0, 2, 1, 0)) == "┍"
    assert line_sign((1, 1, 1, 0)) == "├"
    assert line_sign((2, 1, 2, 0)) == "┣"


def test_lit_areas_and_zones_show_what_to_type() -> None:
    lit = Lit.of(["area:arrakeen", "area:s1_10", "zone:az3"], {"area:arrakeen": "7", "zone:az3": "2"})
    text = "\n".join(drawn(the_map(), WHOLE, lit=lit))
    assert "7▸Arrakeen" in text
    assert "▸s1_10" in text
    assert "2▸az3:" in text
    assert text.count("▸") == 3


def test_what_stands_there_is_on_the_map() -> None:
    """Settlements with their ranks and legions, sietches with a Naib and a token, six stations."""
    text = "\n".join(drawn(the_map(), WHOLE))
    for rank, n in ((3, 1), (2, 1), (1, 4)):
        assert text.count(f"⌂{rank}") == n
    assert text.count("∩?") == 8
    assert text.count("A+1?1") == 8
    assert text.count("◎") == 6
    assert len(re.findall(r"az[1-8]:–", text)) == 8


def test_the_map_takes_the_room_there_is() -> None:
    board = the_map()
    lit = Lit.of(["area:s5_1", "area:arrakeen"], {})
    assert len(board.lines(start(), 139, lit, 30)) == 30
    in_one_sector = [line.plain for line in board.lines(start(), 80, lit, 12)]
    assert in_one_sector[0].startswith("┌")
    assert any("▸Arr" in line for line in in_one_sector)
    by_sector = "\n".join(line.plain for line in board.lines(start(), 100, Lit.of((), {}), 12))
    assert all(f"S{n} " in by_sector for n in range(1, 9))


def test_zoom_without_a_name_shows_the_whole_board_or_sector_after_sector() -> None:
    board = the_map()
    whole = board.zoom(start(), "", frozenset(), *WHOLE)
    assert whole is not None
    assert len(whole) == WHOLE[1]
    pages = board.zoom(start(), "", frozenset(), *SMALL)
    assert pages is not None
    assert len(pages) == 8 * SMALL[1]
    assert [pages[i * SMALL[1]].plain[:8] for i in range(8)] == [f"Sector {n}" for n in (4, 8, 5, 1, 3, 7, 6, 2)]


def test_a_sietch_lights_its_area() -> None:
    """Sietches count from 0, as in the view and in paths."""
    text = "\n".join(drawn(the_map(), WHOLE, lit=Lit.of(["sietch:0"], {"sietch:0": "5"})))
    assert text.count("▸") == 1
    assert re.search(r"5▸Gara", text)


def test_a_question_about_one_sector_draws_it_in_a_small_window() -> None:
    board = ArrakisBoard(GAME, Words("en"), ["a", "b"], 1)
    areas = [f"area:s1_{n}" for n in range(1, 17)]
    lit = Lit.of(areas, {area: str(n) for n, area in enumerate(areas, 1)})
    lines = [line.plain for line in board.compact(start(), 80, lit, 15)]
    assert len(lines) == 15
    assert lines[1].startswith("┌")
    shown = "\n".join(lines)
    assert sorted(int(n) for n in re.findall(r"(\d+)▸", shown)) == [*range(1, 17)]


def test_a_wormsign_that_is_turned_over_shows_its_face() -> None:
    """ARR-20.4: all are flipped, then the order is chosen by what they are."""
    board = the_map()
    for face, sign, word in (
        ("sand", "≈–", "only sand"),
        ("sandworm", "≈§", "Sandworm"),
        ("burrowing", "≈↓", "burrow"),
    ):
        area = {"wormsign": face}
        assert board.marks.things(area).plain == sign
        assert word in board.standing(area)[0].plain
    assert board.marks.things({"wormsign": True}).plain == "≈"


def test_the_family_atomics_that_were_used_stand_with_the_tracks() -> None:
    """ARR-25: what they open stays open."""
    view = start()
    board = ArrakisBoard(GAME, Words("en"), ["a", "b"], 1)
    assert not any("Atomics" in line.plain for line in board.tracks(view, 120, frozenset()))
    view["atomics"] = "splintered_rock"
    assert any("Atomics: Splintered Rock" in line.plain for line in board.tracks(view, 120, frozenset()))


@pytest.mark.parametrize("lang", LANGS)
def test_log_and_questions_use_the_names_on_the_map(lang: str) -> None:
    board = ArrakisBoard(GAME, Words(lang), ["a", "b"], 1)
    for area in AREAS:
        name = GAME.text(f"area:{area}", lang)[0]
        assert board.brief(name) == (name if GAME.facts(f"area:{area}")["name"] else area)
    for zone in GAME.facts("")["zone"]:
        assert board.brief(f"x {GAME.text(f'zone:{zone}', lang)[0]} y") == f"x {zone} y"


def test_a_narrow_column_cuts_the_name_and_not_the_legion() -> None:
    """A block of a window of 80 columns has 19: what stands there is worth more than the name."""
    marks = the_map("de").marks
    view = start()
    full = next(data for data in view["areas"].values() if data.get("owner") == "atreides" and "sietch" in data)
    data = {**full, "sietch": {**full["sietch"], "rank": 2}, "units": {"regular": 1, "elite": 1, "fedaykin": 0}}
    data |= {"generic": 1, "leaders": ["paul_atreides"], "tokens": ["?"]}
    line = marks.area("windgap", data, False, 19).plain
    assert len(line) <= 19
    assert line.endswith("∩2?A1/1/0+1★1?1")


def test_a_choice_of_a_zone_ends_with_a_whole_phrase() -> None:
    board = ArrakisBoard(GAME, Words("en"), ["a", "b"], 1)
    text = "Scout with the Ornithopter of air zone 4 (sectors 5 and 6)"
    said = Choice(0, text, "scout az4", ("zone:az4",), ())
    assert board.label(said, False).plain == "az4 (S5 S6): Scout with the Ornithopter"
