"""Matches: the same number gives the same games, however many processes play them."""

from dataclasses import replace

import pytest

from landsraad.kernel.errors import LandsraadError
from landsraad.lab.match import Match
from landsraad.lab.workers import Workers

MIXED = Match("imperium", ("house", "random", "random"), 6, seed=3, keep_records=True)


def test_seats_rotate() -> None:
    match = Match("imperium", ("a", "b", "c"), 3)
    assert [match.seating(n) for n in range(3)] == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"]]


def test_a_game_does_not_depend_on_the_others() -> None:
    whole = list(MIXED.play())
    assert [p.number for p in whole] == list(range(6))
    assert list(replace(MIXED, games=3).play()) == whole[:3]


@pytest.mark.slow
def test_processes_do_not_change_the_results() -> None:
    assert list(MIXED.play(jobs=2)) == list(MIXED.play(jobs=1))


def test_another_seed_gives_other_games() -> None:
    one = next(MIXED.play())
    other = next(replace(MIXED, seed=4).play())
    assert one.hash != other.hash


def test_places_and_wins_of_every_game() -> None:
    for played in MIXED.play():
        assert sum(seat.win for seat in played.seats) == pytest.approx(1)
        assert sorted(seat.bot for seat in played.seats) == ["house", "random", "random"]
        best = max(seat.score for seat in played.seats)
        assert all(seat.score == best for seat in played.seats if seat.place == 1)
        assert 1 <= played.rounds <= 10
        assert len({seat.leader for seat in played.seats}) == 3


@pytest.mark.parametrize(
    ("match", "sentence"),
    [
        (Match("chess", ("random",) * 4, 1), "no game “chess”"),
        (Match("imperium", ("random", "nobody", "random"), 1), "no bot “nobody”"),
        (Match("imperium", ("random",) * 5, 1), "1 to 4 players"),
        (Match("imperium", ("random",) * 4, 0), "at least one game"),
        (Match("imperium", ("random",) * 4, 1, 0, {"leaders": ["bilbo"] * 4}), "no leader “bilbo”"),
    ],
)
def test_mistakes_are_told_before_the_first_game(match: Match, sentence: str) -> None:
    with pytest.raises(LandsraadError, match=sentence):
        next(match.play())


def broken(number: int) -> int:
    raise LandsraadError(f"no {number}")


@pytest.mark.slow
def test_an_error_in_a_worker_reaches_the_parent() -> None:
    with Workers(2) as workers, pytest.raises(LandsraadError, match="no 1"):
        list(workers.map(broken, [1, 2, 3]))
