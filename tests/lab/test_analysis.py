"""A game looked at again: chances that add up, costs that are costs, and the same again for the same record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from landsraad.bots.search import thinking_of
from landsraad.cli import main
from landsraad.kernel.contract import Setup
from landsraad.kernel.record import Record, new_record
from landsraad.lab.analysis import MOST, analyse
from landsraad.lab.match import Match
from landsraad.registry import find_game


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
        for c in told:
            words = c.told["en"]
            assert words.line[0] != words.taken  # the better line begins with the better option
            assert words.line[0] in [text for text, _ in words.options]
            assert c.known["seat"] == seat  # what was known then is the view of the seat, of nobody else
            assert 0.0 < c.chance <= 1.0


VARIANTS: list[tuple[str, Setup]] = [
    ("imperium", Setup(4, "looked at", ("ix",), leaders="random")),
    ("imperium", Setup(3, "looked at", ("ix",), leaders="random", epic=True)),
    ("imperium", Setup(2, "looked at", leaders="random")),
    ("imperium", Setup(1, "looked at", ("ix",), leaders="random", rivals="random")),
    ("arrakis", Setup(2, "looked at")),
    ("arrakis", Setup(4, "looked at", ("smugglers", "guild"))),
    ("arrakis", Setup(3, "looked at", ("guild",))),
    ("arrakis", Setup(1, "looked at")),
    ("arrakis", Setup(1, "looked at", ("smugglers",))),
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "setup"), VARIANTS)
def test_every_variant_can_be_looked_at(name: str, setup: Setup) -> None:
    """Solo ones too. At the start nobody has won: chances are chances, whatever leaf the search itself prefers."""
    game: Any = find_game(name)
    state = game.new(setup)
    record = new_record(game, setup, ["house"] * state.players_count)
    for _ in range(12):
        record.actions.append(thinking_of(name).policy.choose(state))
        state.apply(record.actions[-1])
    found = analyse(record, playouts=1)
    assert len(found.lost) == len(found.luck) == state.players_count
    assert all(0.02 < share < 0.98 for share in found.chances[0][2])
    assert json.loads(json.dumps(found.data()))["game"] == name


def test_the_command(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    record.save(file)
    assert main(["analyse", str(file), "--playouts", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "imperium"
    assert main(["analyse", str(file), "--game", "2", "--lang", "de"]) != 0
    assert "keine Partie 2" in capsys.readouterr().err
