"""The command in German: every component of a box, headings and terms of the rules, errors and help."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from landsraad import games
from landsraad.cli import COMMANDS, main
from landsraad.cli.boards import board_of
from landsraad.cli.content import components
from landsraad.cli.words import Words
from landsraad.kernel.contract import Setup

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        (
            "en",
            "Guild Navigator, Space Frigate, Houses Major Troop, Heighliner, Smugglers Base, Smuggler Unit,"
            "Staban Tuek, Smuggler Harvester, Smuggler Ornithopter, Smuggler Carryall, Wild Maker, Bashar,"
            "CHOAM Action, Jihad",
        ),
        (
            "de",
            "Gildennavigator, Raumfregatte, Truppe der Großen Häuser, Heighliner, Schmuggler-Basis, Schmuggler-Einheit,"
            "Staban Tuek, Schmuggler-Erntemaschine, Schmuggler-Ornithopter, Schmuggler-Carryall, Wilder Sandwurm,"
            "Bashar, MAFEA-Aktion, Djihad",
        ),
    ],
)
def test_every_piece_of_the_boxes_is_listed(lang: str, names: str) -> None:
    """ARR-1.1, SMG-1, GLD-1."""
    listed = [line.plain.strip() for line in components(games["arrakis"], Words(lang))]
    for name in names.split(","):
        assert any(line.startswith((f"{name.strip()}  ", f"{name.strip()}*")) for line in listed), name


def test_the_navigator_stands_among_the_leaders_with_his_ability() -> None:
    """GLD-1.8, GLD-11.4."""
    lines = [line.plain for line in components(games["arrakis"], Words("de"))]
    leaders = lines[lines.index("Anführer (17)") :]
    navigator = next(i for i, line in enumerate(leaders) if line.startswith("  Gildennavigator"))
    assert "Beobachter am Himmel" in leaders[navigator]
    assert not any(line and not line.startswith(" ") for line in leaders[1:navigator])
    english = [line.plain for line in components(games["arrakis"], Words("en"))]
    assert any("Watcher in the Sky" in line for line in english)


@pytest.mark.parametrize("name", ["imperium", "arrakis"])
def test_every_chapter_has_a_german_heading(name: str) -> None:
    book = games[name].rulebook
    assert [chapter for chapter in book.all_chapters if not book.title(chapter, "de")] == []
    assert set(book.german) <= set(book.all_chapters)


def test_rules_in_german_have_german_headings_and_terms(capsys: Capture) -> None:
    assert main(["rules", "--chapter", "IMP-4", "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert "IMP-4 Agentenzug\n" in told
    assert "  Reveal turn – Aufdeckzug\n" in told
    assert main(["rules", "ARR-16.1", "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert "(ARR-16 Siedlungen zerstören)" in told
    assert "settlement – Siedlung" in told
    assert main(["rules", "IMP-99.1", "--lang", "de"]) == 2
    assert "gibt es nicht" in capsys.readouterr().err
    assert main(["rules", "IMP-99.1", "--lang", "en"]) == 2
    assert "gibt es nicht" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "de"),
    [
        (["imperium", "--players", "7"], "ist für 1 bis 4 Spieler"),
        (["imperium", "--with", "sand"], "Eine Erweiterung „sand“ gibt es"),
        (["imperium", "--epic"], "Der epische Spielmodus braucht „Rise of Ix“"),
        (["imperium", "--leaders", "x1,x2,x3,x4"], "Einen Anführer „x1“ gibt es nicht"),
        (["arrakis", "--with", "sand"], "Eine Erweiterung „sand“ gibt es"),
        (["arrakis", "--rule", "sand=true"], "Eine Option „sand“ gibt es"),
        (["arrakis", "--rule", "round1_unit=false"], "braucht die Erweiterung smugglers"),
        (["arrakis", "--rule", "sand"], "Eine Regel stellst du mit --rule NAME=WERT um"),
        (["arrakis", "--rule", "players=3"], "„players“ ist keine Regel"),
    ],
)
def test_a_setup_that_cannot_be_is_refused_in_german(arguments: list[str], de: str, capsys: Capture) -> None:
    command = ["simulate", *arguments, "--games", "1", "--bots", "random"]
    assert main([*command, "--lang", "de"]) == 2
    assert de in capsys.readouterr().err
    assert main([*command, "--lang", "en"]) == 2
    assert de not in capsys.readouterr().err


@pytest.mark.parametrize("command", [*COMMANDS])
def test_help_is_in_german(command: str, capsys: Capture) -> None:
    """What we say of the options, and what the parser says by itself."""
    with pytest.raises(SystemExit) as left:
        main([command, "--lang", "de", "--help"])
    assert left.value.code == 0
    said = capsys.readouterr().out
    assert said.startswith("Aufruf: landsraad ")
    for name in ("--with ", "Rise of Ix", "The Spacing Guild"):
        said = said.replace(name, "")
    for english in ("usage", "options:", "arguments:", "show this", "default", "which ", " the ", " of ", "with "):
        assert english not in said, english
    with pytest.raises(SystemExit):
        main([command, "--lang", "en", "--help"])
    assert capsys.readouterr().out.startswith("usage: landsraad ")


def test_the_whole_command_helps_in_german(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    with pytest.raises(SystemExit):
        main(["--help"])
    said = capsys.readouterr().out
    assert "Beispiele:" in said
    assert "Szenarien prüfen" in said


@pytest.mark.parametrize(
    ("arguments", "de"),
    [
        (["play", "--palyers", "3"], "Das kennt dieser Befehl nicht: --palyers"),
        (["play", "--players", "drei"], "'drei' passt hier nicht"),
        (["play", "--players"], "--players: Hier fehlt ein Wert."),
        (["simulate"], "Es fehlt: Spiel"),
        (["play", "--team", "sand"], "'sand' gibt es hier nicht"),
    ],
)
def test_a_wrong_command_line_is_refused_in_german(arguments: list[str], de: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        main([*arguments, "--lang", "de"] if arguments[-1] != "--players" else ["play", "--lang", "de", "--players"])
    assert left.value.code == 2
    assert de in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "de"),
    [
        (["simulate", "atlantis"], "Ein Spiel „atlantis“ gibt es nicht"),
        (["simulate", "imperium", "--bots", "hal"], "Einen Bot „hal“ gibt es nicht"),
        (["simulate", "imperium", "--jobs", "0"], "Mindestens ein Prozess"),
        (["check", "{tmp}"], "sind keine Szenarien"),
        (["rules", "atlantis"], "Keine Regel spricht von „atlantis“"),
        (["learn", "my_module:GAME"], "kann nicht geladen werden"),
    ],
)
def test_what_is_not_there_is_refused_in_german(arguments: list[str], de: str, tmp_path: Path, capsys: Capture) -> None:
    given = [one.replace("{tmp}", str(tmp_path)) for one in arguments]
    assert main([*given, "--lang", "de"]) == 2
    assert de in capsys.readouterr().err
    assert main([*given, "--lang", "en"]) == 2
    assert de not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("game", "lang", "names"),
    [
        ("imperium", "en", "Agent, Troop (cube), Influence cube, Control marker, Alliance token, Dreadnought, Mentat"),
        ("imperium", "de", "Agent, Kontrollmarker, Allianzmarker, Schlachtschiff, Startspielermarker"),
        ("arrakis", "en", "Main board, Combat die, Wormsign token, Dashboard Giedi Prime, Supremacy marker"),
        ("arrakis", "de", "Spielplan, Kampfwürfel, Wurmzeichen-Marker, Herrschaftsmarker, Bene-Gesserit-Marker"),
    ],
)
def test_boards_dice_and_loose_pieces_are_listed(game: str, lang: str, names: str) -> None:
    """IMP-1.1, IMP-1.2, ARR-1.2, ARR-1.4, ARR-1.5."""
    listed = [line.plain for line in components(games[game], Words(lang))]
    for name in names.split(", "):
        assert any(line.startswith((f"  {name}  ", f"  {name}*  ")) for line in listed), name


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["imperium", "arrakis"])
def test_help_says_goal_points_and_phases(game: str, lang: str) -> None:
    board = board_of(games[game])(games[game], Words(lang), ["a", "b", "c"], 1)
    players = 3 if game == "imperium" else 2
    said = board.help(games[game].new(Setup(players, 1)).view(0))
    for label in ("Goal", "Points", "Round") if lang == "en" else ("Ziel", "Punkte", "Runde"):
        assert re.search(rf"^{label} ", said, re.MULTILINE)
