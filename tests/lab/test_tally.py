"""Shares, intervals and sums."""

import pytest

from landsraad.lab.match import Placing, Played
from landsraad.lab.tally import Tally, wilson

# z² = 3.8415 for 95 %


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 3.8415 / 13.8415),  # z² / (n + z²)
        (10, 10, 10 / 13.8415, 1.0),  # n / (n + z²)
        (5, 10, 0.2366, 0.7634),  # Brown, Cai, DasGupta 2001
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def seat(bot: str, place: int, shared: int, score: int, leader: str) -> Placing:
    return Placing(bot, place, shared, score, leader)


def test_tally_adds_games_bots_seats_and_leaders() -> None:
    tally = Tally()
    tally.add(
        Played(0, "0-0", (seat("a", 1, 1, 10, "x"), seat("b", 2, 1, 7, "y"), seat("b", 3, 1, 4, "z")), 8, 90, "h", "")
    )
    tally.add(
        Played(1, "0-1", (seat("b", 1, 2, 9, "x"), seat("b", 3, 1, 5, "y"), seat("a", 1, 2, 9, "z")), 6, 70, "h", "")
    )
    assert (tally.games, tally.rounds, tally.decisions) == (2, 14, 160)
    a, b = tally.bots["a"], tally.bots["b"]
    assert (a.games, a.wins, a.points, a.share, a.mean) == (2, 1.5, 19, 0.75, 9.5)
    assert (b.games, b.wins, b.points) == (4, 0.5, 25)
    assert [tally.seats[n].wins for n in range(3)] == [1.5, 0, 0.5]
    assert [tally.leaders[x].points for x in "xyz"] == [19, 12, 13]


def test_alone_a_game_is_won_or_lost_and_never_undecided() -> None:
    """Somebody who does not sit at the table wins or loses instead."""
    tally = Tally()
    tally.add(Played(0, "0-0", (seat("a", 1, 1, 10, "x"),), 8, 90, "h", ""))
    assert (tally.games, tally.undecided, tally.bots["a"].wins) == (1, 0, 1)
    tally.add(Played(1, "0-1", (seat("a", 1, 2, 9, "x"), seat("a", 1, 2, 9, "y")), 30, 90, "h", ""))
    assert tally.undecided == 1
