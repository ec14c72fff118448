"""80×24 works by itself, and the picture follows the window."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from typing import Any

import pytest
from rich.text import Text

from landsraad.cli.question import Question
from landsraad.cli.words import LANGS
from tests.cli.conftest import ALTERNATE, NORMAL, Sit
from tests.cli.test_board import Window
from tests.cli.test_play import NEW
from tests.cli.test_results import decisions

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
    person.child.expect("or reveal")  # of what is asked: the menu may lie over the rest
    assert "! Hint: " in person.type("nt")


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


def small(name: str, lang: str, most: int, **options: Any) -> Iterator[Question]:
    """The decisions of the first seat at 80×24, as somebody makes them who can be asked."""
    for sitting, decision in decisions(name, lang, most, **options):
        sitting.front = decision.front = Window(80, 24)
        sitting.asks_again = True
        yield decision


def rows_of(decision: Question) -> list[str]:
    return [row.plain for row in decision._picture()]


@pytest.mark.parametrize("lang", LANGS)
def test_no_choice_of_a_turn_is_cut_in_a_small_window(lang: str) -> None:
    """Of a card and a space the space stays; no two choices look the same."""
    for decision in small("imperium", lang, 120, players=3, leaders="random"):
        rows = rows_of(decision)
        asked = max(n for n, row in enumerate(rows) if row.startswith("● Ann: "))
        shown = re.findall(r"\d+\) (.*?)(?=  +\d+\) |\s*$)", "\n".join(rows[asked:]), re.MULTILINE)
        labels = [label.strip() for label in shown]
        assert len(labels) == len(set(labels)), labels
        if decision.view["asks"]["kind"] == "turn":
            assert not [label for label in labels if label.rstrip(" !").endswith("…")], labels


@pytest.mark.parametrize("size", [(80, 24), (100, 30)])
def test_the_hand_is_there_as_a_whole_or_not_at_all(size: tuple[int, int]) -> None:
    """Also below a hint, which takes a third of the window."""
    for number, decision in enumerate(small("imperium", "en", 160, players=3, leaders="random")):
        if number % 4:
            continue
        decision.sitting.front = decision.front = Window(*size)
        decision.notices = [Text("a hint of many words " * 7) for _ in range(3)]
        rows = rows_of(decision)
        assert len(rows) == size[1] - 1
        hand = decision.view["players"][0]["hand"]
        named = [decision.sitting.board.name(f"card:{card}") in "\n".join(rows) for card in hand]
        if any(row.startswith("HAND") for row in rows):
            assert all(named)
            held = decision.view["players"][0]["intrigue"]
            assert any(row.startswith("INTRIGUE") for row in rows) == bool(held)


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 2, "expansions": ("smugglers", "guild")}])
def test_both_sides_of_a_battle_are_seen_in_a_small_window(options: dict[str, Any]) -> None:
    for decision in small("arrakis", "en", 400, **options):
        if decision.view["battle"]:
            rows = rows_of(decision)
            assert any(row.startswith("  attack ") for row in rows), rows
            assert any(row.startswith("  defend ") for row in rows), rows
            return
    raise AssertionError("no battle in 400 decisions")


def test_dice_are_seen_when_a_die_is_asked_for() -> None:
    """Also alone, where tokens may be revealed in one sector only; what may be revealed stands aside."""
    for decision in small("arrakis", "de", 60, players=1):
        if decision.view["asks"]["kind"] == "turn":
            rows = rows_of(decision)
            assert any("A Atreides" in row and "Hand" in row for row in rows), rows
            assert sum("aufdecken" in row.lower() for row in rows[14:]) <= 3, rows


def test_cards_to_choose_from_are_told_in_full() -> None:
    """In the list of choices there is no room for all of their text."""
    for decision in small("arrakis", "en", 600, bot="random", players=2):
        cards = [thing for thing in decision.choices.marked() if thing.startswith("card:")]
        if len(cards) > 1:
            rows = rows_of(decision)
            shown = " ".join(" ".join(rows).split())
            for card in cards:
                last = decision.game.text(card, "en")[1].splitlines()[-1]
                assert last in shown, rows
            return
    raise AssertionError("nobody had to choose a card")
