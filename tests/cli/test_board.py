"""The picture fits the smallest window at every decision of whole games."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from rich.console import Console
from rich.style import Style
from rich.text import Text

from landsraad import Setup, Table
from landsraad.cli.glyphs import ACT
from landsraad.cli.imperium.finish import plot_lines, ranking_lines
from landsraad.cli.imperium.glyphs import CATALOGUE
from landsraad.cli.layout import flow, wrapped
from landsraad.cli.play import Sitting
from landsraad.cli.question import Question
from landsraad.cli.screen import Draw, Offered, nothing
from landsraad.cli.story import story
from landsraad.cli.variant import Variant
from landsraad.cli.words import Words
from landsraad.imperium.rules import codes as k
from landsraad.registry import find_game
from tests.amount import amount

GAME = find_game("imperium")


class Window:
    """A terminal that shows nothing."""

    full = True

    def __init__(self, width: int, height: int) -> None:
        self.size = (width, height)

    def ask(self, draw: Draw = nothing, offered: Offered | None = None) -> str:
        return ""

    def page(self, lines: Sequence[Text], from_end: bool = False, foot: str = "page-foot") -> None: ...

    def hide(self) -> None: ...


BASE, IX, EPIC = Variant(), Variant(("ix",)), Variant(("ix",), (("epic", True),))


def sitting(players: int, seed: int, lang: str, window: Window, variant: Variant = BASE, **options: Any) -> Sitting:
    names = ["Maria-Dolores", "house 2", "house 3", "house 4"][:players]
    table = Table(GAME, Setup(players, seed, **variant.options, **options), names)
    made = Sitting(table, ["human"] * players, Words(lang))
    made.front = window
    return made


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "lang", "width", "height", "variant"),
    [
        (3, "en", 100, 30, BASE),
        (4, "de", 100, 30, BASE),
        (4, "en", 120, 40, BASE),
        (4, "de", 170, 45, BASE),
        (4, "en", 100, 30, IX),
        (4, "de", 100, 30, EPIC),
        (3, "en", 160, 45, EPIC),
        (3, "de", 120, 40, IX),
    ],
)
def test_question_and_choices_are_always_on_the_screen(
    players: int, lang: str, width: int, height: int, variant: Variant
) -> None:
    table = sitting(players, 5, lang, Window(width, height), variant)
    dice = random.Random(height)
    while not table.table.state.over:
        if dice.randrange(amount(4, 1)):
            table.table.apply(dice.choice(table.table.state.legal()))
            continue
        decision = Question(table, table.table.state.player)
        lines = decision._picture()
        assert len(lines) == height - 1, "the last line is for the answer"
        assert max(line.cell_len for line in lines) <= width
        shown = "\n".join(line.plain for line in lines)
        assert decision._asked() in shown
        assert "  1) " in shown
        if not decision.view["leaders_left"]:
            assert all(name in shown for name in table.names)
            tiles = [stack["tile"] for stack in decision.view.get("tech", ()) if stack["tile"]]
            assert all(GAME.text(f"tech:{tile}", lang)[0] in shown for tile in tiles)
            assert all(decision.view["players"][s]["vp"] >= 0 for s in range(players))
        table.seen[decision.seat.number] = decision.known
        table.table.apply(dice.choice(table.table.state.legal()))


@pytest.mark.slow
@pytest.mark.parametrize("variant", [BASE, IX])
def test_every_choice_can_be_reached_by_number(variant: Variant) -> None:
    """Menu, groups and pages together offer every legal action exactly once."""
    table = sitting(4, 8, "en", Window(100, 30), variant)
    dice = random.Random(2)
    while not table.table.state.over:
        decision = Question(table, table.table.state.player)
        choices = decision.choices
        reached: list[int] = []
        for entry in choices.entries():
            reached += [
                c.action for e in ([entry] if entry.single else choices.entries(entry.thing)) for c in e.choices
            ]
        assert sorted(reached) == sorted(table.table.state.legal())
        table.table.apply(dice.choice(table.table.state.legal()))
        table.seen[decision.seat.number] = decision.known  # otherwise the whole game is news each time


def test_the_log_names_a_seat_once_and_counts_what_repeats() -> None:
    table = Table(GAME, Setup(3, 4, leaders=["paul_atreides", "glossu_rabban", "helena_richese"]))
    (first, *_) = story(GAME, table.state, [(k.E_DREW, 1, 0), (k.E_DREW, 1, 1), (k.E_DREW, 1, 2)], 0, Words("en"))
    assert first.plain == '◆ Glossu "The Beast" Rabban draws a card ×3'


def test_flow_and_wrapping_lose_nothing() -> None:
    parts = [Text("alpha beta"), Text("gamma"), Text("delta epsilon zeta")]
    lines = flow(Text("HEAD "), parts, 20)
    assert [line.plain for line in lines] == ["HEAD alpha beta", "     gamma", "     delta epsilon", "     zeta"]
    assert [line.plain for line in wrapped(Text("one two three"), 8, 2)] == ["one two", "  three"]


def test_the_plot_shows_every_seat_at_every_round() -> None:
    lines = [line.plain for line in plot_lines([[1, 1], [1, 2], [3, 2]], Words("en", CATALOGUE))]
    assert lines[1:4] == [
        "    3 ┤             ●",
        "    2 ┤       ◆     ◆",
        "    1 ┤ ●◆    ●",
    ]
    assert lines[-1].split() == ["start", "1", "2"]
    longest = plot_lines([[n, 1, 1, 1] for n in range(11)], Words("de", CATALOGUE))
    assert max(line.cell_len for line in longest) <= 80, "ten rounds in a small window"


@pytest.mark.parametrize(
    ("decides", "sentence"),
    [
        ("spice", "B before A: more spice (3 to 2)."),
        ("solari", "B before A: more Solari (3 to 2)."),
        ("water", "B before A: more water (3 to 2)."),
        ("garrison", "B before A: more troops in garrison (3 to 2)."),
        ("", "B before A: the later Reveal turn."),
    ],
)
def test_the_tie_break_that_decided_is_told(decides: str, sentence: str) -> None:
    """Spice, Solari, water, garrison, then the latest Reveal turn (IMP-10.6)."""

    class Finished:
        ranking = ([1], [0], [2])

    equal = {"vp": 10, "spice": 2, "solari": 2, "water": 2, "garrison": 2, "leader": None}
    players = [dict(equal), {**equal, **({decides: 3} if decides else {})}, {**equal, "vp": 4}]
    lines = ranking_lines(GAME, Finished(), {"players": players}, ["A", "B", "C"], Words("en", CATALOGUE))  # type: ignore[arg-type]
    assert [line.plain.strip() for line in lines[3:]] == [sentence]
    assert lines[0].plain.startswith(" 1. ◆ B")


@pytest.mark.parametrize(("name", "players"), [("imperium", 4), ("imperium", 1), ("arrakis", 2), ("arrakis", 1)])
@pytest.mark.parametrize("width", [80, 120])
def test_only_where_one_may_act_has_that_colour(name: str, players: int, width: int) -> None:
    """A style that begins a line must not run into what is appended to it."""
    game = find_game(name)
    options = {"leaders": "random"} if name == "imperium" else {}
    table = Table(game, game.check(Setup(players, 3, **options)), ["Ann", "Bea", "Cy", "Dan"][:players])
    sitting = Sitting(table, ["human"] * players, Words("en"))
    view = table.state.view(table.state.player)
    board = sitting.board
    console = Console(width=200, color_system="truecolor", force_terminal=True)
    act = Style.parse(ACT).color
    for lines in (board.lines(view, width), board.compact(view, width, frozenset(), 23), board.in_full(view)):
        parts = [part for line in lines for part in console.render(line)]
        lit = [part.text.strip() for part in parts if part.style and part.style.color == act]
        assert set("".join(lit)) <= {"▶"}, lit
