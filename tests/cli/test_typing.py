"""What is typed: a choice comes before a command, typos get a suggestion, Tab completes, `why attack` answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from landsraad import Setup
from landsraad.cli.play import Sitting
from landsraad.cli.question import COMMANDS, Question
from landsraad.cli.words import LANGS, Words
from landsraad.kernel.table import Table
from landsraad.registry import find_game
from tests.cli.conftest import Sit
from tests.cli.test_board import Window
from tests.cli.test_play import NEW

ARRAKIS = find_game("arrakis")


def decision_at(lang: str, wanted: str, seed: int = 0) -> Question:
    """The first decision of a random game at which that text is among the choices."""
    from random import Random

    table = Table(ARRAKIS, Setup(2, seed), ["Ann", "Bea"])
    dice = Random(seed)
    for _ in range(4000):
        state = table.state
        if any(wanted in ARRAKIS.describe(state, a, "en").text for a in state.legal()):
            sitting = Sitting(table, ["human", "human"], Words(lang))
            sitting.front = Window(100, 30)
            return Question(sitting, state.player)
        table.apply(dice.choice(state.legal()))
    raise AssertionError(wanted)


def test_a_choice_comes_before_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """“Save the Harvester …” once wrote a file of that name."""
    monkeypatch.chdir(tmp_path)
    decision = decision_at("en", "Save the Harvester")
    text = next(c.text for c in decision.choices.all if c.text.startswith("Save the Harvester"))
    decision._understand(text)
    assert decision.done
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lang", LANGS)
def test_an_attack_without_a_target_says_so(lang: str) -> None:
    words = Words(lang)
    for seed in range(6):
        decision = decision_at(lang, "attack with a legion", seed)
        marked = [line.plain for line in decision._menu(200) if words("no-target") in line.plain]
        if marked:
            decision._understand("why attack")
            assert words("why-no-target", name="").strip(": ") in decision.notices[-1].plain
            return
    raise AssertionError("every attack had a target")


def test_why_attack_answers_when_it_is_not_asked() -> None:
    decision = decision_at("en", "Save the Harvester")
    decision._understand("why attack")
    assert "is no part of this decision" in decision.notices[-1].plain


def test_typos_get_a_suggestion(sit: Sit) -> None:
    person = sit(*NEW)
    person.wait()
    assert "did you mean “undo”?" in person.type("undoo")
    assert "did you mean “reveal" in person.type("revael your hand")


def test_tab_completes_choices_commands_and_names(sit: Sit) -> None:
    person = sit(*NEW)
    person.wait()
    person.child.send("text dagg\t")
    assert "! Dagger: " in person.type("")


def test_every_command_is_offered() -> None:
    decision = decision_at("en", "Save the Harvester")
    assert "undo" in decision._completions("und")
    assert all(c.text in decision._completions(c.text[:4]) for c in decision.choices.all)
    assert all(decision._completions(said[0]) for said in COMMANDS.values() if len(said[0]) > 1)
