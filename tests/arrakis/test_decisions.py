"""Decisions and specials are declared whole: functions, questions and words in both languages."""

from __future__ import annotations

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.decisions import DECISIONS
from landsraad.arrakis.rules.parts import CODES
from landsraad.arrakis.rules.specials import SPECIALS
from landsraad.arrakis.tables import SPECIAL_ID
from landsraad.arrakis.vocabulary import Part
from landsraad.arrakis.wording.catalogue import fill
from landsraad.arrakis.wording.parts import SAYS
from landsraad.kernel.decision import Decision

from .helpers import table

DECLARED = [decision for decision in DECISIONS.all if decision is not None]


def test_what_is_declared_is_whole() -> None:
    assert DECISIONS.gaps() == []


@pytest.mark.parametrize("decision", [d for d in DECLARED if d.ask], ids=lambda d: d.name)
def test_questions_can_be_asked_in_both_languages(decision: Decision) -> None:
    """With the things and numbers their frames hold, and nothing else."""
    s = table()
    s.pick_of = (1, 0, 0, 0, 0, 0, 0)  # figures placed one by one
    frame = (decision.kind, 1, 1, 1)
    questions = []
    for lang in ("en", "de"):
        assert decision.ask is not None
        arguments = GAME.question_arguments(s, decision, frame, 1, lang)
        questions.append(fill(lang, decision.ask, **arguments))
    assert all("?" in question for question in questions)
    assert questions[0] != questions[1]


def test_every_special_has_a_row_and_every_part_a_start_and_words() -> None:
    assert [row.name if row else None for row in SPECIALS] == list(SPECIAL_ID)
    assert set(CODES) == set(SAYS) == set(Part.__subclasses__())


def test_one_view_names_the_token_to_those_who_may_know_it() -> None:
    """ARR-35.2: the Atreides look at their tokens."""
    s = table(players=4)
    frame = (k.TOKEN_AT, s.house[1], 2, 1)
    told = [DECISIONS.of(k.TOKEN_AT).asks(s, frame, seat)["about"] for seat in range(-1, 4)]
    assert [bool(about) for about in told] == [False, *[seat in (s.house[1], s.ally[1]) for seat in range(4)]]
