"""Lessons are played to their end on the real engine, as they suggest, and every suggestion is legal.

A change of the rules may make one illegal: play the line with the house and put the step or the reply right.
"""

from __future__ import annotations

import pytest

from landsraad import bots
from landsraad.kernel.contract import Game
from landsraad.kernel.lesson import Guide, Lesson, lessons_of
from landsraad.kernel.seat import Seat
from landsraad.kernel.table import Table
from landsraad.registry import games

ALL = [(name, lesson) for name in games for lesson in lessons_of(games[name])]
LONGEST = 480  # letters: what fits beside a table


def walk(game: Game, lesson: Lesson, follow: bool) -> tuple[Guide, list[str], int]:
    """Play until every step is done: as suggested, or always the last choice instead."""
    table = Table(game, lesson.setup(game))
    guide = Guide(lesson)
    unknown = 0
    said = []
    for _ in range(400):
        if guide.over or table.state.over:
            break
        seat = Seat.at(table, table.state.player)
        if seat.number != lesson.seat:
            action = guide.reply(seat)
            unknown += action is None
            table.apply(bots.make("house", 1).choose(seat) if action is None else action)
            continue
        step = guide.step(seat)
        action = guide.suggestion(seat) if step else None
        if step and step.en:
            said.append(step.en)
        if follow:
            assert step, f"nothing to say to {seat.view()['asks']}"
            assert action is not None, f"{step.play} is not legal"
        table.apply(action if follow and action is not None else seat.legal()[-1])
        guide.go_on()
    return guide, said, unknown


def test_each_game_of_ours_has_a_lesson() -> None:
    assert {name for name, _ in ALL} >= {"imperium", "arrakis"}


@pytest.mark.parametrize(("name", "lesson"), ALL, ids=lambda x: x if isinstance(x, str) else x.name)
def test_a_lesson_is_played_to_its_end_as_it_suggests(name: str, lesson: Lesson) -> None:
    guide, said, unknown = walk(games[name], lesson, follow=True)
    assert guide.over
    assert 7 <= len(said) <= 24  # a round of War for Arrakis has eight dice, worms and a harvest
    assert said == [step.en for step in lesson.steps if step.en]
    assert unknown == 0, "what the others do is part of the lesson"


@pytest.mark.slow
@pytest.mark.parametrize(("name", "lesson"), ALL, ids=lambda x: x if isinstance(x, str) else x.name)
def test_a_lesson_bears_other_choices(name: str, lesson: Lesson) -> None:
    """Whoever does something else is never stuck, and hears of what comes in order."""
    guide, said, _ = walk(games[name], lesson, follow=False)
    assert said
    assert guide.done > 0


@pytest.mark.parametrize(("name", "lesson"), ALL, ids=lambda x: x if isinstance(x, str) else x.name)
def test_a_lesson_speaks_both_languages_in_a_few_sentences(name: str, lesson: Lesson) -> None:
    for step in lesson.steps:
        assert bool(step.en) == bool(step.de)
        assert len(step.en) <= LONGEST
        assert len(step.de) <= LONGEST
        assert not step.en or step.say("de") != step.say("en")
    assert lesson.title("en") != lesson.title("de")
    assert lesson.last("en") != lesson.last("de")
