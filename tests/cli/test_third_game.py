"""A game that is only a folder somewhere is played in the terminal and simulated, without a line written for it."""

from __future__ import annotations

import subprocess

import pytest

from landsraad import Setup
from landsraad.cli.boards import Board, board_of
from landsraad.cli.content import components, reconstructed
from landsraad.cli.words import LANGS, Words
from tests.cli.warm import COMMAND
from tests.evening.thirty_one import GAME

pytestmark = [pytest.mark.slow, pytest.mark.sources]

PLACE = "tests.evening.thirty_one:GAME"


def played(*arguments: str, typed: str = "") -> str:
    done = subprocess.run([*COMMAND, *arguments], input=typed, capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(autouse=True)
def own_folder(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def test_it_is_played_to_the_end() -> None:
    typed = "text ace\nhint\nhand\nhelp\nwhy knock\n" + "knock\n1\n" * 3
    told = played("play", PLACE, "--seats", "human,random", "--seed", "7", "--lang", "en", typed=typed)
    assert "Swap, pass or knock?" in told
    assert "Hint: " in told
    assert "Thirty-one – the game is over" in told


def test_it_is_played_in_german() -> None:
    told = played("play", PLACE, "--seats", "human,random", "--seed", "7", "--lang", "de", typed="verlassen\n")
    assert "Tauschen, schieben oder klopfen?" in told


def test_nobody_need_be_named_to_play_against() -> None:
    told = played("play", PLACE, "--seed", "7", "--lang", "en", typed="pass\nlog\nquit\n")
    assert "Bot 4" in told
    assert "● Player 1: Pass" in told  # the log, with the name as it is written


def test_it_is_simulated() -> None:
    told = played("simulate", PLACE, "--games", "3", "--bots", "house,random", "--lang", "en")
    assert "Thirty-one" in told
    assert "rounds" not in told  # it has none


def test_a_bot_from_outside_is_not_taken_for_the_game() -> None:
    last = "tests.bots.test_registry:Last"
    told = played("simulate", "imperium", "--players", "1", "--games", "1", "--seed", "1", "--bots", last)
    assert last in told


def test_the_whole_board_tells_every_card_in_sight_once() -> None:
    state = GAME.new(Setup(2, 5))
    told = [line.plain for line in board_of(GAME)(GAME, Words("en"), ["Ann", "Bea"], None).in_full(state.view(0))]
    cards = [*state.view(0)["middle"], *state.view(0)["hand"]]
    assert told == [f"{GAME.called(f'card:{card}', 'en')}  {GAME.facts(f'card:{card}')['value']}" for card in cards]


@pytest.mark.parametrize("lang", LANGS)
def test_its_board_shows_the_hand_and_no_other(lang: str) -> None:
    board = board_of(GAME)(GAME, Words(lang), ["Ann", "Bea"], None)
    assert type(board) is Board
    state = GAME.new(Setup(2, 5))
    shown = "\n".join(line.plain for line in board.lines(state.view(0), 80))
    names = [GAME.called(f"card:{card}", lang) for card in state.view(0)["hand"]]
    assert all(name in shown for name in names)
    other = [GAME.called(f"card:{card}", lang) for card in state.view(1)["hand"]]
    assert not any(name in shown for name in other)


@pytest.mark.parametrize("lang", LANGS)
def test_its_components_are_listed_whatever_kinds_it_has(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    facts = {"": {"dragon": ["red"]}, "dragon:red": {"reconstructed": True}}
    monkeypatch.setattr(type(GAME), "facts", lambda game, thing: facts[thing])
    monkeypatch.setattr(type(GAME), "text", lambda game, thing, lang: ("Red dragon", "it burns"))
    for listed in (components, reconstructed):
        told = [line.plain for line in listed(GAME, Words(lang))]
        assert any(line.startswith("dragon") for line in told)
        assert "  Red dragon  it burns" in told
