"""The ladder: goes on where it stopped, rates what it is told, and writes a page that can be repeated."""

from __future__ import annotations

from pathlib import Path

import pytest

from landsraad.cli import main
from landsraad.kernel.errors import LandsraadError
from landsraad.lab.ladder import UNIT, Ladder, Result, Scorebook, climb, page, ratings, svg

LADDER = Ladder("imperium", ("random", "keeper"), 3, UNIT, 5, {"leaders": "random"})


def test_ratings_of_known_shares() -> None:
    """Twice as strong as each of three others: 2 / 5 of the games; ten times as strong against one: 10 / 11."""
    table = ratings(("a", "b"), [Result("b", "a", 100_000, 40_000)], 4)
    assert table[0].elo == 0.0
    assert table[1].elo == pytest.approx(120.4, abs=1.0)  # 400 · log10(2)
    assert 0 < table[1].error < 5
    table = ratings(("a", "b", "c"), [Result("b", "a", 11_000, 10_000), Result("c", "b", 11_000, 10_000)], 2)
    assert table[2].elo == pytest.approx(800, abs=10)


def test_a_pairing_is_decided_when_it_is_sure() -> None:
    assert not Result("b", "a", 100, 30).decided(0.25)
    assert Result("b", "a", 100, 45).decided(0.25)
    assert Result("b", "a", 100, 5).decided(0.25)
    assert not Result("b", "a", 8, 8).decided(0.25)


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    (*_, whole) = climb(LADDER, file)
    result = whole.results["keeper", "random"]
    assert result.games == UNIT
    text = file.read_text(encoding="utf-8")
    (again,) = climb(LADDER, file)  # nothing is left to play
    assert again.results == whole.results
    file.write_text(text[:-5], encoding="utf-8")  # cut off while it was written
    assert Scorebook(LADDER, file).results == {}
    other = Ladder("imperium", LADDER.bots, 3, UNIT, 6, LADDER.options)
    with pytest.raises(LandsraadError, match="another ladder"):
        Scorebook(other, file)


def test_it_tells_how_far_it_is(tmp_path: Path) -> None:
    """Three pairs of at most 100 games: one decided after 16 saves 84, two have theirs before them."""
    ladder = Ladder("imperium", ("a", "b", "c"), 4, 100)
    played = Scorebook(ladder, tmp_path / "ladder.jsonl")
    assert (played.rows, played.most) == ([], 300)
    played.add({"one": "b", "others": "a", "start": 0, "games": 16, "wins": 16.0, "seconds": 1.0})
    played.add({"one": "c", "others": "b", "start": 0, "games": 16, "wins": 5.0, "seconds": 1.0})
    played.add({"one": "x", "others": "a", "start": 0, "games": 16, "wins": 16.0, "seconds": 1.0})  # of another ladder
    assert [row.one for row in played.decided] == ["b"]
    assert (sum(row.games for row in played.rows), played.most) == (32, 216)


def test_the_page(tmp_path: Path) -> None:
    played = Scorebook(LADDER, tmp_path / "ladder.jsonl")
    played.add({"one": "keeper", "others": "random", "start": 0, "games": 8, "wins": 6.0, "seconds": 1.0})
    text = page(played, "landsraad ladder imperium", "ladder.svg")
    assert "| keeper | random | 8 | 6 | 75.0 % |" in text
    assert "Seed 5" in text
    assert svg(ratings(LADDER.bots, list(played.results.values()), 3)).count("<circle") == 2


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, written = tmp_path / "l.jsonl", tmp_path / "l.md"
    command = ["ladder", "imperium", "--bots", "random,keeper", "--games", "2", "--players", "3"]
    assert main([*command, "--out", str(out), "--page", str(written)]) == 0
    assert "keeper" in capsys.readouterr().out
    assert written.with_suffix(".svg").exists()
    assert main(["ladder", "imperium", "--bots", "random", "--lang", "de"]) != 0
    assert "zwei Bots" in capsys.readouterr().err
