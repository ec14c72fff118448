"""Forces are told apart by one number, and forecasts are remembered by it."""

from __future__ import annotations

from landsraad.arrakis.tables import AREA_COUNT
from landsraad.bots.arrakis import fight
from landsraad.bots.arrakis.fight import Force, Memory, forecast

# Whole figures, and the means of facedown tokens.
FORCES = [
    Force(regular, elite, special, leaders, 2.0 * leaders)
    for regular in (0.0, 1.0, 1.33, 6.0)
    for elite in (0.0, 0.5, 6.0)
    for special in (0.0, 0.17, 6.0)
    for leaders in (0.0, 2.0)
]


def test_no_two_forces_have_the_same_number() -> None:
    assert len({force.key for force in FORCES}) == len(FORCES)


def test_the_most_that_can_stand_somewhere_has_room_in_it() -> None:
    """All generic leaders of a side and all its named ones beside a full legion: no number runs over into the next."""
    crowd = Force(12.0, 8.0, 8.0, 20.0, 40.0)
    assert crowd.key == ((((1200 << 11 | 800) << 10 | 800) << 11 | 2000) << 12) | 4000
    assert crowd.key < 1 << 56
    assert AREA_COUNT <= 1 << 7


def test_a_forecast_does_not_depend_on_what_was_asked_before() -> None:
    """Thousands of questions, forwards and backwards: what lies in the place of another is not taken for it."""
    questions = [(a, b, rank) for a in FORCES for b in FORCES if b.units for rank in (0.0, 1.0, 2.5, 3.0)]
    assert len(questions) > 10_000
    fresh = [fight._forecast(a, b, rank, surprise=False).win for a, b, rank in questions]
    assert [forecast(a, b, rank).win for a, b, rank in questions] == fresh
    assert [forecast(a, b, rank).win for a, b, rank in reversed(questions)] == fresh[::-1]


def test_what_is_remembered_is_of_that_force_in_that_area() -> None:
    """More than there is room for: what lay in a place before is not taken for it, nor what held on another board."""
    memory = Memory()
    for n in range(2):
        memory.forget()
        for force in FORCES:
            for area in range(AREA_COUNT):
                assert memory.find(force, area) < 0.0
                memory.keep(force, area, 1000.0 * n + area + force.units)
                assert memory.find(force, area) == 1000.0 * n + area + force.units


def test_a_surprise_is_another_question() -> None:
    led, alone = Force(4.0, leaders=2.0, hits=2.0), Force(6.0)
    plain = forecast(led, alone, 0.0).win
    assert forecast(led, alone, 0.0, surprise=True).win > plain
    assert forecast(led, alone, 0.0).win == plain
