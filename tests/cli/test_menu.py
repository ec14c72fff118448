"""The start menu: what it offers, remembers and deletes; help without a command; tables in 80 columns."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from landsraad.cli import main
from landsraad.cli.menu import Seating, changed_by, remember, remembered
from landsraad.cli.variant import Variant
from landsraad.cli.words import Words
from landsraad.registry import find_game
from tests.cli.conftest import Sit
from tests.cli.test_play import files
from tests.cli.warm import COMMAND


@pytest.mark.parametrize("lang", ["en", "de"])
def test_without_a_command_there_is_help(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}.UTF-8")
    assert main([]) == 0
    assert "landsraad simulate" in capsys.readouterr().out


def test_side_bot_and_language_are_chosen_and_remembered(sit: Sit, tmp_path: Path) -> None:
    person = sit("play")
    listed = person.wait()
    number = next(line.split(")")[0].strip() for line in listed.splitlines() if line.endswith("War for Arrakis"))
    assert re.search(r"Your seat +1 \(Harkonnen\)", person.type(number))
    assert re.search(r"Your seat +2 \(Atreides\)", person.type("2")), "the other one of two"
    assert "cannot be chosen" in person.type("seat 7")
    levels = person.type("3")
    assert "1) level 1: any move" in levels
    assert "6) level 6: the strongest, thinks for up to 1 s" in levels
    assert "house-blind" not in levels
    assert re.search(r"Against +level 6: the strongest", person.type("6"))
    assert re.search(r"Against +level 1", person.type("bot 1"))
    assert re.search(r"Against +random", person.type("bot random"))
    assert re.search(r"Dein Platz +2 \(Atreides\)", person.type("4"))
    person.type("")
    person.end("verlassen")
    (saved,) = files(tmp_path, "in-progress")
    assert json.loads(saved.read_text())["note"]["seats"] == ["random", "human"]
    again = sit("play")
    offered = again.wait().splitlines()
    assert "Weiter: Dune: Krieg um Arrakis" in offered[1], "in the language chosen last"
    assert offered[2].endswith("Dune: Krieg um Arrakis"), "what was played last comes first"
    assert re.search(r"Dein Platz +2 \(Atreides\)", again.type("2"))


def test_alone_the_menu_asks_for_the_difficulty(sit: Sit, tmp_path: Path) -> None:
    person = sit("play", "--lang", "de")
    person.wait()
    person.type("1")
    person.type("1")
    alone = person.type("1")
    assert re.search(r"Spieler +1, allein", alone)
    assert "Gegen" not in alone.split("allein")[-1], "no bots, no seat to choose"
    assert re.search(r"2\) Schwierigkeitsgrad +Söldner", alone)
    assert "3) Mentat" in person.type("2")
    assert re.search(r"Schwierigkeitsgrad +Mentat", person.type("3"))
    person.type("")
    person.end("verlassen")
    (saved,) = files(tmp_path, "in-progress")
    assert json.loads(saved.read_text())["setup"]["options"]["difficulty"] == "mentat"


def test_a_game_is_deleted_after_a_question(sit: Sit, tmp_path: Path) -> None:
    person = sit("play", "imperium", "--seed", "1")
    person.wait()
    person.end("quit")
    menu = sit("play")
    menu.wait()
    assert "Delete for good: Dune: Imperium, " in menu.type("delete 1")
    assert "Nothing is deleted" in menu.type("")
    assert len(files(tmp_path, "in-progress")) == 1
    menu.type("delete 1")
    assert "Go on" not in menu.type("y").split("Delete for good")[-1]
    assert files(tmp_path, "in-progress") == []
    assert "one of the 0 games" in menu.type("delete 1")


def test_no_word_of_the_menu_is_broken_in_80_columns(sit: Sit) -> None:
    person = sit("play", "imperium", "--with", "ix", "--epic", "--seed", "1", "--lang", "de", size=(80, 24))
    person.wait()
    person.end("verlassen")
    menu = sit("play", "--lang", "de", size=(80, 24))
    rows = menu.wait().splitlines()
    first = next(n for n, row in enumerate(rows) if "1) Weiter: " in row)
    assert all(len(row) <= 80 for row in rows)
    assert rows[first].rstrip().endswith("begonnen") or rows[first].rstrip().endswith("Runde 1")
    assert re.fullmatch(r" {5,6}\(Du, Bot 2, .*\d\d:\d\d\)", rows[first + 1].rstrip())


@pytest.mark.slow
def test_tables_of_simulate_fit_80_columns(env: dict[str, str]) -> None:
    arguments = ["simulate", "imperium", "--games", "2", "--bots", "random", "--lang", "de"]
    told = subprocess.run(
        [*COMMAND, *arguments], capture_output=True, text=True, timeout=100, env={**env, "COLUMNS": "80"}
    ).stdout
    rows = [line for line in told.splitlines() if " │ " in line or "│" in line]
    assert rows
    assert all(len(row) <= 80 for row in rows)
    assert not any("…" in row.split("│", 1)[1] for row in rows), "no number is cut"


def test_each_seat_may_have_a_bot_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    game, variant = find_game("imperium"), Variant()
    seating = changed_by("bot 3 random", Seating(4), game, variant)
    assert seating is not None
    assert seating.seats == ["human", "level-3", "random", "level-3"]
    assert seating.bots_in(Words("de")) == "Platz 2: Stufe 3, Platz 3: random, Platz 4: Stufe 3"
    remember(game, variant, seating)
    assert remembered(game, "en").seats == seating.seats
    everywhere = changed_by("bot random", seating, game, variant)
    assert everywhere is not None
    assert everywhere.seats == ["human", "random", "random", "random"]
    assert everywhere.bots_in(Words("en")) == "random"
    assert changed_by("bot 1 random", seating, game, variant) is None, "there you sit yourself"
    assert changed_by("bot 5 random", seating, game, variant) is None
