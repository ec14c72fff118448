"""A game looked at again: chances that add up, costs that are costs, and the same again for the same record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from landsraad.cli import main
from landsraad.kernel.record import Record
from landsraad.lab.analysis import MOST, analyse
from landsraad.lab.match import Match


@pytest.fixture(scope="module")
def record() -> Record:
    """The beginning of a game."""
    match = Match("imperium", ("house", "random", "random"), 1, 4, {"leaders": "random"}, keep_records=True)
    (played,) = match.play()
    record = Record.load(json.loads(played.record))
    record.actions = record.actions[:20]
    return record


def test_a_game_looked_at_again(record: Record) -> None:
    found = analyse(record, playouts=2)
    assert found.chances[0][0] == 0
    assert found.chances[-1][0] == len(record.actions)
    for _, _, shares in found.chances:
        assert sum(shares) == pytest.approx(1.0, abs=1e-3)
    assert all(lost >= 0 for lost in found.lost)
    assert sum(found.luck) == pytest.approx(0.0, abs=1e-3)
    for seat in range(3):
        told = [c for c in found.costly if c.seat == seat]
        assert len(told) <= MOST
        assert [c.lost for c in told] == sorted((c.lost for c in told), reverse=True)
        assert all(c.taken != c.better for c in told)
        for c in told:
            assert c.line[0] == c.better  # the better line begins with the better option
            assert c.known["seat"] == seat  # what was known then is the view of the seat, of nobody else
            assert 0.0 < c.chance <= 1.0
            assert c.better in [text for text, _ in c.options]


def test_the_command(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    record.save(file)
    assert main(["analyse", str(file), "--playouts", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "imperium"
    assert main(["analyse", str(file), "--game", "2", "--lang", "de"]) != 0
    assert "keine Partie 2" in capsys.readouterr().err
