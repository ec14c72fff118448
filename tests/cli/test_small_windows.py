"""80×24 works by itself, and the picture follows the window."""

from __future__ import annotations

import signal

import pytest

from tests.cli.conftest import ALTERNATE, NORMAL, Sit
from tests.cli.test_play import NEW

SMALL = (80, 24)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["imperium", "arrakis"])
def test_a_small_terminal_gets_a_compact_table(sit: Sit, game: str, lang: str) -> None:
    person = sit("play", game, "--seed", "1", "--lang", lang, size=SMALL)
    person.wait()
    for _ in range(6):
        rows = person.screen.rstrip("\n").split("\n")
        assert len(rows) <= 24
        assert max(len(row.rstrip()) for row in rows) <= 80
        assert any(row.startswith("● ") and ": " in row for row in rows), "the question is there"
        assert person.choices
        person.type("1")


def test_everybody_is_seen_in_a_small_window(sit: Sit) -> None:
    person = sit(*NEW, size=SMALL)
    screen = person.wait()
    for mark in "●◆▲■":
        assert sum(row[1:2] == mark for row in screen.splitlines()) == 1
    assert "OPEN     ▸" in screen
    assert "CONFLICT I " in screen


def test_a_changed_window_is_drawn_at_once_and_what_was_typed_stays(sit: Sit) -> None:
    person = sit(*NEW)
    person.wait()
    person.child.send("text dag")
    person.child.expect("text dag")
    person.resize(*SMALL)
    person.child.expect("OPEN     ")
    person.child.expect("text dag")
    assert "! Dagger: " in person.type("ger")


def test_ctrl_z_gives_the_shell_its_page_and_coming_back_draws_the_table_again(sit: Sit) -> None:
    person = sit(*NEW)
    person.wait()
    person.child.send("hi\x1a")
    person.child.expect_exact(NORMAL)
    person.child.kill(signal.SIGCONT)
    person.child.expect_exact(ALTERNATE)
    person.child.expect("Your turn")
    assert "Hint of the house bot" in person.type("nt")


def test_while_typing_a_menu_shows_what_it_may_become(sit: Sit) -> None:
    person = sit(*NEW)
    person.wait()
    person.child.send("reve")
    person.child.expect("Reveal your hand")


def test_hands_of_others_are_not_in_the_history(sit: Sit) -> None:
    person = sit("play", "imperium", "--players", "3", "--seats", "human,human,human", "--seed", "7")
    person.wait()
    person.type("")
    person.type("text of my own")
    person.type("reveal")
    for _ in range(30):
        if "Pass the keyboard" in person.screen:
            break
        person.type("end" if "End" in person.screen else "1")
    assert "Pass the keyboard" in person.screen
    person.type("")
    person.child.send("\x1b[A")  # the arrow up
    person.child.sendline("")
    assert "my own" not in person.wait()


def test_a_tiny_terminal_is_told_what_is_needed(sit: Sit) -> None:
    code, told = sit(*NEW, size=(60, 20)).end()
    assert code == 2
    assert "80×24" in told
