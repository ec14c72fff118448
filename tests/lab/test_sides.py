"""Games of two sides: a team wins together, and sides are counted."""

from __future__ import annotations

import pytest

from landsraad.cli import main
from landsraad.lab.match import Match, Placing, Played
from landsraad.lab.tally import Tally


@pytest.mark.slow
def test_partners_win_together() -> None:
    for played in Match("arrakis", ("house", "house", "house", "house"), 2, 5).play():
        assert [seat.side for seat in played.seats] == ["harkonnen", "harkonnen", "atreides", "atreides"]
        wins = [seat.win for seat in played.seats]
        assert wins in ([1, 1, 0, 0], [0, 0, 1, 1])


def test_a_side_counts_once_and_a_bot_on_each_side() -> None:
    tally = Tally()
    won = [Placing("house", 1, 1, 10, "", "harkonnen"), Placing("random", 1, 1, 10, "", "harkonnen")]
    lost = [Placing("house", 3, 1, 4, "", "atreides")]
    tally.add(Played(0, "s", (*won, *lost), 5, 100, "", ""))
    assert (tally.sides["harkonnen"].games, tally.sides["harkonnen"].wins) == (1, 1)
    assert (tally.sides["atreides"].games, tally.sides["atreides"].wins) == (1, 0)
    assert tally.bots_on_sides["house", "harkonnen"].wins == 1
    assert tally.bots_on_sides["house", "atreides"].wins == 0


@pytest.mark.slow
def test_the_table_names_sides(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "arrakis", "--games", "2", "--bots", "house", "--lang", "en"]) == 0
    text = capsys.readouterr().out
    for word in ("By side", "Harkonnen", "Atreides", "house · Atreides", "Seat 2"):
        assert word in text
    assert "Seat 3" not in text
