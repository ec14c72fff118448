"""A turn is yours until you end it: being asked once more, what cannot be taken back, going back and forth."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Person, Sit
from tests.cli.test_play import NEW


def started(sit: Sit, *more: str, confirm: str = "final") -> Person:
    person = sit(*NEW, "--confirm", confirm, *more)
    person.wait()
    return person


def test_reveal_stands_last_and_is_asked_again_while_agents_remain(sit: Sit) -> None:
    person = started(sit)
    last = [line for line in person.screen.splitlines() if ") " in line][-1]
    assert "Reveal" in last
    asked = person.type("reveal")
    assert "You still have 2 Agents to send." in asked
    assert "Enter does it" in asked
    assert "2 Agents" not in person.type("text dagger"), "anything else keeps the turn"
    person.type("reveal")
    assert "player turns" in person.type("")


@pytest.mark.quick
def test_the_end_of_a_turn_is_asked_about(sit: Sit) -> None:
    person = started(sit)
    person.type("send dune_the_desert_planet hagga_basin")
    asked = person.type("deploy 2")
    assert "ends your turn and cannot be taken back" in asked
    other = person.type("deploy 1")
    assert "ends your turn" in other, "another choice is asked about anew"
    assert "Reveal" in person.type("undo"), "the whole turn is still mine"


def test_who_says_that_the_turn_ends_is_not_asked_again(sit: Sit) -> None:
    person = started(sit)
    person.type("send dune_the_desert_planet hagga_basin")
    assert "ends your turn" not in person.type("end")


def test_alone_the_end_of_a_turn_is_asked_about_too(sit: Sit) -> None:
    """Rivals answer within the same action, and a card comes to light with it."""
    person = sit(
        "play", "imperium", "--players", "1", "--seed", "36", "--leaders", "paul_atreides", "--confirm", "final"
    )
    person.wait()
    assert "Dagger → Hall of Oratory !" in person.screen
    asked = person.type("send dagger hall_of_oratory")
    assert "ends your turn and cannot be taken back" in asked
    assert "player turns" in person.type("")


def test_never_asks_nobody_and_marks_what_is_final(sit: Sit) -> None:
    person = started(sit, confirm="never")
    person.type("send dune_the_desert_planet hagga_basin")
    assert "(! cannot be taken back)" in person.screen
    assert "ends your turn" not in person.type("deploy 2")


def test_back_and_forth(sit: Sit) -> None:
    person = started(sit, confirm="never")
    person.type("send dune_the_desert_planet hagga_basin")
    assert "1: " in person.type("undo to")
    assert "Reveal" in person.type("undo to hagga")
    assert "Reveal" not in person.type("redo")
    assert "nothing to do again" in person.type("redo")
    assert "is none of the" in person.type("undo to atlantis")


def test_the_setting_is_kept(sit: Sit, tmp_path: Path) -> None:
    person = started(sit)
    assert "everything that cannot be taken back" in person.type("confirm always")
    kept = json.loads((tmp_path / "data" / "landsraad" / "settings.json").read_text())
    assert kept["confirm"] == "always"
    assert "not asked" in person.type("bestätigen nie")
