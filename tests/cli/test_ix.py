"""Rise of Ix at the terminal table: what is shown, what is asked, how it is chosen."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from landsraad import Setup
from landsraad.cli import main
from landsraad.cli.imperium.board import ImperiumBoard
from landsraad.cli.imperium.finish import ranking_lines
from landsraad.cli.imperium.glyphs import CATALOGUE, Glyphs
from landsraad.cli.play import Sitting
from landsraad.cli.question import Question
from landsraad.cli.words import Words
from landsraad.kernel.record import Record, verify
from landsraad.registry import find_game
from tests.cli.conftest import Sit, nearly_over
from tests.cli.test_board import IX, Window, sitting

GAME = find_game("imperium")
LEADERS = ["tessia_vernius", "ilesa_ecaz", "prince_rhombur_vernius"]


def shown(edits: dict[str, Any], seat: int = 0, lang: str = "en", width: int = 100) -> str:
    state = GAME.new(Setup(3, 1, ["ix"], leaders=LEADERS))
    state = GAME.edit(state, {"turn": seat + 1, **edits})
    board = ImperiumBoard(GAME, Words(lang), ["Ann", "Bea", "Cy"], 1)
    return "\n".join(line.plain.rstrip() for line in board.lines(state.view(seat), width))


# ---------------------------------------------------------------- the table


def test_new_spaces_stand_in_place_of_the_covered_ones() -> None:
    """As in board.yaml: four spaces are covered, four appear (IMP-X0.1)."""
    table = shown({})
    for line in (
        r"L Tech Negotiation +Tech−1/1n 1◊",
        r"L Dreadnought +3\$→1✦ Tech",
        r"S Interstellar Shipping \[G≥2\]2⇑",
        r"S Smuggling +1\$ 1⇑",
    ):
        assert re.search(line, table), line
    for covered in ("Hall of Oratory", "Rally Troops", "Sell Melange", "Secure Contract"):
        assert covered not in table
    assert "DUNE: IMPERIUM · RISE OF IX" in table


def test_the_base_game_shows_nothing_of_ix() -> None:
    view = GAME.new(Setup(3, 1, leaders="random")).view(0)
    table = "\n".join(line.plain for line in ImperiumBoard(GAME, Words("en"), ["A", "B", "C"], 1).lines(view, 100))
    assert "Hall of Oratory" in table
    for absent in ("IX", "TECH", "SHIPPING", "Smuggling", "✦", "⇑"):
        assert absent not in table


def test_freighters_stand_on_the_track_with_its_rewards() -> None:
    """The rewards as in IMP-X2.4."""
    table = shown({"players": {1: {"freighter": 2}, 3: {"freighter": 3}}})
    assert "⇑ SHIPPING  0 ◆  1 5$ or 2s  2 2t +1any ●  3 Tech−2 ▲" in table


def test_stacks_show_price_name_tiles_left_and_what_the_tile_does() -> None:
    table = shown({"tech": ["flagship", "windtraps", "spy_satellites"]})
    assert "8s Flagship(6) +1★ ↻4$→3t" in table
    assert "2s Windtraps(6) +1w Conflict won 1w" in table
    assert "4s Spy Satellites(6) 3s ✗this→1★ End 1★ per track≤1" in table


def test_everybodys_tiles_are_shown_and_ones_own_with_their_text() -> None:
    table = shown({"players": {1: {"tech": ["minimic_film"], "negotiators": 2}, 2: {"tech": ["artillery"]}}})
    assert "● Minimic Film │1◊, 2 Negotiators" in table
    assert re.search(r"◆ Artillery$", table, re.MULTILINE)


def test_a_flipped_tile_is_marked() -> None:
    state = GAME.new(Setup(3, 1, ["ix"], leaders=LEADERS))
    state = GAME.edit(state, {"turn": 1, "players": {1: {"tech": ["training_drones"]}}})
    board = ImperiumBoard(GAME, Words("en"), ["Ann", "Bea", "Cy"], 1)
    ready = "\n".join(line.plain for line in board.lines(state.view(0), 100))
    assert "Training Drones ↻1t" in ready
    state.apply(GAME.parse(state, "tile training_drones"))
    used = "\n".join(line.plain for line in board.lines(state.view(0), 100))
    assert "Training Drones (used)" in used
    assert "↻1t" not in used.split("TILES")[1]


def test_dreadnoughts_in_garrison_conflict_supply_and_on_a_location() -> None:
    table = shown(
        {
            "dreadnoughts_on": {"carthag": 3},
            "control": {"carthag": 2},
            "players": {1: {"garrison": 4, "dreadnoughts": {"garrison": 1, "conflict": 1}}},
        }
    )
    ann = next(line for line in table.split("\n") if "Ann" in line and "Tessia" in line)
    assert re.search(r" 4\+1 +0\+1 +8 +3 ", ann), "8 troops in the supply; one dreadnought has strength 3"
    assert re.search(r"C†Carthag +1t 1i ⚑◆ ✦▲", table)
    assert re.search(r"strength ● 3$", table, re.MULTILINE), "a dreadnought fights without troops (IMP-X3.4)"


def test_snoopers_lie_ahead_on_the_tracks() -> None:
    table = shown({"players": {1: {"influence": {"emperor": 1, "fremen": 2}}}})
    ann = next(line for line in table.split("\n") if "Ann" in line and "Tessia" in line)
    assert re.search(r" 1° 0° 0° 2$", ann)


def test_only_the_owner_sees_the_card_set_ahead() -> None:
    state = GAME.new(Setup(3, 1, ["ix"], leaders=LEADERS))
    while state.view(-1)["asks"]["kind"] != "set_ahead":
        state.apply(state.legal()[0])
    choice = state.legal()[0]
    card = GAME.text(f"card:{GAME.words(choice)[-1]}", "en")[0]
    state.apply(choice)
    assert state.view(1)["players"][1]["set_ahead"]
    board = ImperiumBoard(GAME, Words("en"), ["Ann", "Bea", "Cy"], 1)
    own, other = (
        "\n".join(line.plain for line in board.lines({**state.view(seat), "legal": []}, 100)) for seat in (1, 0)
    )
    assert f"for your second turn: {card}" in own
    assert "for your second turn" not in other
    assert re.search(r"Bea .*\+\s*$", other, re.MULTILINE), "that there is a card everybody sees"


def test_german_table() -> None:
    table = shown(
        {"players": {2: {"negotiators": 1}}, "tech": ["holtzman_engine", "windtraps", "artillery"]}, lang="de"
    )
    assert "⇑ FRACHT  0 ● ◆ ▲  1 5$ oder 2s  2 2t +1bel.  3 Tech−2" in table
    assert "6s Holtzmann-Generator(6) jede Runde 1k Finale [Fließen≥2]1★" in table
    assert "◆ 1 Verhandlungsführer" in table
    assert re.search(r"L Schlachtschiff +3\$→1✦ Tech", table)


@pytest.mark.parametrize(
    ("card", "short"),
    [
        ("choam_delegate", "S*│▽3$"),
        ("embedded_agent", "B:L* [other B]2⇑│1◊ 1i"),
        ("ix_guild_compact", "G:G discard 2→1✦│▽2n"),
        ("control_the_spice", "S 1s→✗ 1t│1◊ 1s"),
        ("appropriate", "E:LS [E≥2]Tech($)│2◊ buy:1⇑"),
    ],
)
def test_infiltration_and_unload_are_marked_on_cards(card: str, short: str) -> None:
    """From imperium_cards.yaml and starters_and_reserve.yaml."""
    assert Glyphs(GAME, Words("en")).card(card).plain == short


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_tile_has_a_short_form(lang: str) -> None:
    for tile in GAME.facts("")["tech"]:
        assert Glyphs(GAME, Words(lang)).tech(tile).plain


def test_chaumurky_is_named_when_it_decides() -> None:
    class Finished:
        ranking = ([1], [0])

    equal = {"vp": 10, "spice": 5, "solari": 2, "water": 2, "garrison": 2, "leader": None}
    players = [equal, {**equal, "spice": 0, "tech": ["chaumurky"]}]
    lines = ranking_lines(GAME, Finished(), {"players": players}, ["A", "B"], Words("en", CATALOGUE))  # type: ignore[arg-type]
    assert lines[-1].plain.strip() == "B before A: Chaumurky wins ties."


# ---------------------------------------------------------------- deciding


def decision(edits: dict[str, Any], *moves: str, lang: str = "en") -> Question:
    table: Sitting = sitting(3, 1, lang, Window(100, 30), IX, leaders=LEADERS)
    table.table.state = GAME.edit(table.table.state, {"turn": 1, **edits})
    table.table.state.log = []
    for move in moves:
        table.table.apply(GAME.parse(table.table.state, move))
    return Question(table, 0)


RICH = {"spice": 9, "solari": 9, "hand": ["dagger"], "freighter": 3, "influence": {"spacing_guild": 2}}


@pytest.mark.parametrize(
    ("moves", "question"),
    [
        (("send dagger dreadnought", "do dreadnought.acquiretech"), "Which Tech tile do you acquire?"),
        (
            ("send dagger dreadnought", "do dreadnought.acquiretech", "buy windtraps"),
            "Windtraps: how many Negotiators return to lower the price?",
        ),
    ],
)
def test_questions_about_tech(moves: tuple[str, ...], question: str) -> None:
    asked = decision(
        {"tech": ["windtraps", "flagship", "artillery"], "players": {1: {**RICH, "negotiators": 2}}}, *moves
    )
    assert asked._asked() == question


def test_tiles_that_can_be_bought_are_marked_with_their_text() -> None:
    asked = decision(
        {"tech": ["windtraps", "flagship", "artillery"], "players": {1: {**RICH, "spice": 4}}},
        "send dagger dreadnought",
        "do dreadnought.acquiretech",
    )
    picture = "\n".join(line.plain for line in asked._picture())
    assert "▸2s Windtraps(6) +1w" in picture
    assert "  8s Flagship(6)" in picture
    assert "▸8s Flagship" not in picture, "4 spice do not buy it"


def test_the_board_page_tells_tiles_and_track_in_full_words() -> None:
    asked = decision({"tech": ["windtraps", "flagship", "artillery"], "players": {2: {"tech": ["minimic_film"]}}})
    told = "\n".join(line.plain for line in asked.sitting.board.in_full(asked.view))
    assert "each opponent gains 1 Solari" in told
    assert re.search(r"Tech Windtraps  Price: 2 spice · When acquired: 1 water", told)
    assert re.search(r"◆ .* Minimic Film  Price: 2 spice · Reveal: 1 Persuasion", told)


# ---------------------------------------------------------------- the command


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--epic"], "Epic mode needs Rise of Ix"),
        (["--with", "immortality"], "There is no expansion “immortality”"),
        (["--with", "ix,immortality"], "There is no expansion “immortality”"),
        (["--leaders", "tessia_vernius,paul_atreides,helena_richese,ilesa_ecaz"], "needs Rise of Ix"),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_what_cannot_be_is_refused_in_one_sentence(
    command: str, arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "imperium", *arguments]) == 2
    told = capsys.readouterr().err
    assert complaint in told
    assert told.count("\n") == 1


def test_simulate_with_ix(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    arguments = ["--with", "ix", "--epic", "--games", "2", "--bots", "random", "--players", "3", "--out", str(out)]
    assert main(["simulate", "imperium", *arguments, "--lang", "en"]) == 0
    assert "2 games of Dune: Imperium · Rise of Ix · Epic mode" in capsys.readouterr().out
    (lines,) = out.glob("*.jsonl")
    for record in Record.read(lines):
        assert record.setup.expansions == {"ix"}
        assert record.setup.options["epic"] is True
        assert verify(GAME, record).over
    assert main(["replay", str(lines), "--verify", "--lang", "en"]) == 0


@pytest.mark.slow
def test_a_game_with_ix_reaches_the_end_screen(sit: Sit, tmp_path: Path) -> None:
    nearly_over(GAME, Setup(3, 3, ["ix"]), ["human", "random", "random"], tmp_path)
    person = sit("play", "--resume")
    dice = random.Random(3)
    assert "RISE OF IX" in person.wait()
    while "r and Enter replays" not in person.screen:
        rows = person.screen.split("\n")
        assert len(rows) <= 30
        assert max(len(row) for row in rows) <= 100
        assert person.choices, person.screen
        person.type(str(dice.randint(1, person.choices)))
    assert "Dune: Imperium · Rise of Ix – the game is over after" in person.screen
    assert "Victory Points at the end of each round" in person.screen
    replayed = person.type("r")
    assert "SHIPPING" in replayed or "choosing leaders" in replayed
    code, _ = person.end("q")
    assert code == 0
    (kept,) = (tmp_path / "data" / "landsraad" / "finished").glob("*.json")
    (record,) = Record.read(kept)
    assert record.setup.expansions == {"ix"}
    assert verify(GAME, record).over


@pytest.mark.slow
def test_epic_in_german_is_resumed_where_it_was_left(sit: Sit, tmp_path: Path) -> None:
    leaders = "tessia_vernius,ilesa_ecaz,prince_rhombur_vernius"
    person = sit(
        "play", "imperium", "--with", "ix", "--epic", "--players", "3", "--leaders", leaders, LANG="de_DE.UTF-8"
    )
    screen = person.wait()
    assert "RISE OF IX · EPISCH" in screen
    assert "⇑ FRACHT" in screen
    assert "Kampfstärke" not in screen
    assert "Schlachtschiff · 1⇑ Frachtersymbol" in person.type("hilfe") + person.type("")
    while "Dein Zug" not in person.screen:
        person.type("1")
    assert re.search(r"! Flaggschiff: Preis: 8 Spice", person.type("text flaggschiff"))
    person.type("hand aufdecken")
    left = person.screen
    code, _ = person.end("verlassen")
    assert code == 0
    (saved,) = (tmp_path / "data" / "landsraad" / "in-progress").glob("*.json")
    assert json.loads(saved.read_text())["setup"]["options"]["epic"] is True
    offered = sit("play", LANG="de_DE.UTF-8")
    assert "Weiter: Dune: Imperium · Rise of Ix · Epischer Modus, Runde 1" in offered.wait()
    assert offered.type("1").split("VERLAUF")[0] == left.split("VERLAUF")[0]


def test_help_tells_about_expansions(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("play", "simulate"):
        with pytest.raises(SystemExit):
            main([command, "--help"])
        told = " ".join(capsys.readouterr().out.split())
        assert "--with EXPANSION play with an expansion: " in told
        assert "ix (Rise of Ix)" in told
        epic = "Epic mode: A longer game to 12 Victory Points with stronger starting cards; needs --with ix"
        assert f"--epic Dune: Imperium: {epic}" in told
