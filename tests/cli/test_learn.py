"""`landsraad learn`: each lesson at a table, to its end, in both languages; and what can be asked there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.text import Text

from landsraad.cli.asking import rules
from landsraad.cli.hints import Hint
from landsraad.cli.learn import sit_down
from landsraad.cli.play import Sitting
from landsraad.cli.question import Question
from landsraad.cli.screen import Draw, Offered, nothing
from landsraad.cli.words import LANGS, Words
from landsraad.kernel.lesson import lessons_of
from landsraad.kernel.seat import Seat
from landsraad.registry import games
from tests.cli.conftest import Sit

GAMES = ("arrakis", "imperium")


class Pupil:
    """A terminal that does what the lesson suggests."""

    full = False

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.size = (100, 30)
        self.shown: list[str] = []

    def show(self, lines: Sequence[Text]) -> None:
        self.shown += [line.plain for line in lines]

    def page(self, lines: Sequence[Text], from_end: bool = False, foot: str = "page-foot") -> None:
        self.show(lines)

    def ask(self, draw: Draw = nothing, offered: Offered | None = None) -> str:
        self.show(draw())
        assert self.sitting.lesson is not None
        guide = self.sitting.lesson.guide
        action = guide.suggestion(Seat.at(self.sitting.table, guide.lesson.seat))
        assert action is not None, guide.lesson.steps[guide.done]
        return self.sitting.game.describe(self.sitting.table.state, action, self.sitting.words.lang).notation

    def hide(self) -> None: ...


def begin(name: str, lang: str) -> tuple[Sitting, Pupil]:
    game = games[name]
    sitting = sit_down(game, lessons_of(game)[0], Words(lang))
    pupil = Pupil(sitting)
    sitting.front = pupil
    return sitting, pupil


def play_on(sitting: Sitting, steps: int) -> None:
    """Until that many steps are done; the others do what the lesson says."""
    assert sitting.lesson is not None
    while sitting.lesson.guide.done < steps:
        table = sitting.table
        seat = table.state.player
        if seat in sitting.bots:
            table.apply(sitting.bots[seat].choose(Seat.at(table, seat)))
        else:
            Question(sitting, seat).make()
            if sitting.lesson.guide.done == steps - 1:
                sitting.lesson.guide.go_on()


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_given_to_its_end(name: str, lang: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    sitting, pupil = begin(name, lang)
    lesson = lessons_of(games[name])[0]
    play_on(sitting, len(lesson.steps))
    shown = "\n".join(pupil.shown)
    spoken = [step for step in lesson.steps if step.en]
    for number, step in enumerate(spoken, 1):
        assert f"{number}/{len(spoken)}  {step.say(lang)}" in shown
    assert shown.count(Words(lang)("lesson-suggests", action="#", notation="#").split("#")[0]) == len(lesson.steps)


def test_the_lesson_of_the_harkonnen_tells_what_their_house_die_does() -> None:
    """ARR-9.8: Elites or vehicles; any result is for the Atreides alone (ARR-9.7)."""
    steps = lessons_of(games["arrakis"])[0].steps
    said = [step.say("en") for step in steps if "House" in step.say("en")]
    assert said
    assert all("Elites or places vehicles" in text for text in said)


def test_undo_goes_back_in_the_lesson_too() -> None:
    sitting, _ = begin("imperium", "en")
    play_on(sitting, 1)
    assert sitting.lesson is not None
    first = sitting.lesson.lines(0)
    assert first[0].plain.startswith("2/10")
    sitting.table.undo(0)
    assert sitting.lesson.lines(0)[0].plain.startswith("1/10")


def test_a_lesson_can_be_switched_off_and_on() -> None:
    sitting, _ = begin("imperium", "en")
    decision = Question(sitting, 0)
    decision._understand("lesson off")
    assert "The lesson is over" in decision.notices[-1].plain
    assert sitting.lesson is not None
    assert sitting.lesson.lines(0) == []
    decision._understand("lesson")
    assert "Suggested" in decision.notices[-1].plain


def test_a_lesson_at_a_terminal(sit: Sit) -> None:
    person = sit("learn", "imperium", "--lang", "de")
    screen = person.wait()
    assert "1/10" in screen
    assert "Vorschlag, Enter führt ihn aus: " in screen
    assert "2/10" in person.type("")
    code, _ = person.end("quit")
    assert code == 0


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", GAMES)
def test_a_hint_says_why(name: str, lang: str) -> None:
    """The three best choices, what the first brings at once and by the end of the round, and what the others would."""
    sitting, _ = begin(name, lang)
    before = sitting.table.state.key(0)
    found = Hint(Seat.at(sitting.table, 0), 0, Words(lang), sitting.board)
    told = [line.plain for line in found.lines()]
    words = Words(lang)

    def starts(message: str, **values: str) -> str:
        return words(message, **values).split("#")[0]

    assert sitting.table.state.key(0) == before, "nothing has happened at the table"
    assert len(found.advice.best) == 3
    assert told[0].startswith(starts("hint", action="#"))
    assert any(line.startswith(starts("hint-later", gains="#")) for line in told)
    others = [line for line in told if line.startswith(starts("hint-else", action="#"))]
    assert len(others) == 2
    if name == "imperium":
        assert re.search(r"[0-9]+ %", told[0]), "a great decision: the chance to win"
        assert told[1].startswith(starts("hint-now", gains="#"))
        counted = "spice|Solari|water|Influence|troops|Spice|Wasser|Einfluss|Truppen"
        assert re.search(rf"({counted}) [+−][0-9]", told[1])


@pytest.mark.parametrize("lang", LANGS)
def test_enter_takes_the_hint(lang: str) -> None:
    sitting, _ = begin("imperium", lang)
    decision = Question(sitting, 0)
    decision._understand("hint")
    assert decision.notices[-1].plain == Words(lang)("hint-enter")
    wanted = decision.waiting
    assert wanted is not None
    decision._understand("")
    assert decision.done
    assert sitting.table.record.actions[-1] == wanted


@pytest.mark.parametrize("again", ["hint", "help", "text dagger"])
def test_a_hint_asked_for_twice_is_not_taken(again: str) -> None:
    sitting, _ = begin("imperium", "en")
    decision = Question(sitting, 0)
    decision._understand("hint")
    before = len(sitting.table.record.actions)
    decision._understand(again)
    assert not decision.done
    assert len(sitting.table.record.actions) == before
    assert (decision.waiting is not None) == (again == "hint")


def test_rules_are_found_by_number_chapter_and_word() -> None:
    book = games["arrakis"].rulebook
    words = Words("en")
    one = rules(book, "arr-15.8", words)
    assert len(one) == 1
    assert one[0].plain.startswith("ARR-15.8  ")
    assert all(line.plain.startswith("ARR-15.") for line in rules(book, "ARR-15", words)[:20])
    worms = [line.plain for line in rules(book, "worm", words)]
    assert len(worms) > 5
    assert all("worm" in line.lower() for line in worms[:-1])
    assert rules(book, "atlantis", words) == []
    assert [line.plain for line in rules(book, "", words)][1].startswith("ARR-")


def test_german_words_find_rules_in_english() -> None:
    told = [line.plain for line in rules(games["arrakis"].rulebook, "Sandwurm", Words("de"))]
    assert any("Sandworm" in line for line in told)


def test_rules_at_the_table_name_no_sources() -> None:
    """Where a rule is from is for those who write rules; `landsraad rules` shows it."""
    told = [line.plain for line in rules(games["arrakis"].rulebook, "sandworm", Words("en"))]
    assert told
    assert not any("[S-" in line or "`" in line for line in told)


def test_rules_at_the_table() -> None:
    sitting, pupil = begin("imperium", "en")
    decision = Question(sitting, 0)
    decision._understand("rules persuasion")
    assert any(line.startswith("IMP-5.6 ") for line in pupil.shown)
    decision._understand("rules atlantis")
    assert "No rule" in decision.notices[-1].plain
