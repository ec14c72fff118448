"""Learning the value of positions: games give positions whose shares add up, training makes the loss smaller, weights
are what a network reads."""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Any

import pytest

from landsraad.bots.search import thinking_of
from landsraad.kernel.net import Net, shares
from landsraad.lab import learn
from landsraad.lab.learn import as_arrays, as_net, fit, fresh, gather, play_unit, together

np: Any = pytest.importorskip("numpy")


@pytest.mark.slow
def test_positions_of_a_game() -> None:
    (game,) = play_unit(("imperium", "table", "1", 2, 3, None))
    assert game == play_unit(("imperium", "table", "1", 2, 3, None))[0]
    assert len(game) >= 7  # rounds, and some moments within
    width = len(thinking_of("imperium").inputs(_start())[0])
    for inputs, won in game:
        assert len(inputs) == len(won) == 4
        assert sum(won) == pytest.approx(1.0)
        assert {len(row) for row in inputs} == {width}


def _start() -> Any:
    from landsraad.kernel.contract import Setup
    from landsraad.registry import find_game

    return find_game("imperium").new(Setup(4, 1, leaders="random"))


@pytest.mark.slow
def test_the_search_plays_with_the_weights_it_is_given() -> None:
    """Alone, where it is quick (the fifth setup): the same leaf gives the same game, another leaf another one."""
    width = len(thinking_of("imperium").inputs(_start())[0])
    greedy = {"direct": [5.0] + [0.0] * (width - 1)}
    (game,) = play_unit(("imperium", "alone", "1", 4, 5, greedy))
    assert game == play_unit(("imperium", "alone", "1", 4, 5, greedy))[0]
    assert game != play_unit(("imperium", "alone", "1", 4, 5, {"direct": [-5.0] + [0.0] * (width - 1)}))[0]
    for inputs, won in game:
        assert len(inputs) == len(won) == 3  # two Rivals can win too
        assert sum(won) == pytest.approx(1.0)


@pytest.mark.slow
def test_training_finds_what_decides() -> None:
    """Of three inputs the first decides: the seat where it is highest wins."""
    rng = np.random.default_rng(1)
    games = []
    for _ in range(3000):
        rows = rng.standard_normal((3, 3))
        games.append([(rows.tolist(), [float(i == rows[:, 0].argmax()) for i in range(3)])])
    fitted, losses = fit(fresh(3, 4, seed=1), as_arrays(games[300:]), as_arrays(games[:300]), epochs=100, seed=1)
    assert losses[-1] < 0.6 * 1.0986  # of guessing
    weights = as_net(fitted)
    net = Net(weights)
    assert net.score([2.0, 0.0, 0.0]) > net.score([0.0, 2.0, 0.0]) + 1.0
    assert len(weights["hidden"]) == 4


def _rows(*rows: list[float]) -> list[array[float]]:
    return [array("f", row) for row in rows]


def test_tables_of_different_sizes_stand_in_one_array() -> None:
    """A seat nobody sits at gets no share, and what is there stays as it was."""
    two = as_arrays([[(_rows([1.0, 2.0], [3.0, 4.0]), [0.0, 1.0])]])
    three = as_arrays([[(_rows([5.0, 6.0], [7.0, 8.0], [9.0, 1.0]), [1.0, 0.0, 0.0])]])
    x, y, there = together([two, as_arrays([]), three])
    assert x.tolist() == [[[1, 2], [3, 4], [0, 0]], [[5, 6], [7, 8], [9, 1]]]
    assert y.tolist() == [[0, 1, 0], [1, 0, 0]]
    assert there.tolist() == [[True, True, False], [True, True, True]]


def test_games_that_were_kept_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[learn.Unit] = []

    def play(unit: learn.Unit) -> list[list[learn.Position]]:
        played.append(unit)
        return [[(_rows([0.5, 0.25], [float(n), 0.0]), [1.0, 0.0])] for n in range(unit[3], unit[4])]

    monkeypatch.setattr(learn, "play_unit", play)
    found = gather("imperium", "table", 70, "1", None, keep=tmp_path)
    assert [unit[3:5] for unit in played] == [(0, 50), (50, 70)]
    assert found[0][0].shape == (63, 2, 2)
    assert found[1][0][:, 1, 0].tolist() == [0, 10, 20, 30, 40, 50, 60]  # every tenth game is held out
    again = gather("imperium", "table", 70, "1", None, keep=tmp_path)
    assert len(played) == 2
    assert all((a == b).all() for one, other in zip(found, again, strict=True) for a, b in zip(one, other, strict=True))
    gather("imperium", "table", 70, "1", {"direct": [1.0]}, keep=tmp_path)  # of another leaf
    assert len(played) == 4


def test_the_mean_of_several_networks_is_one_network() -> None:
    several = [fresh(3, 2, seed) for seed in (1, 2)]
    for one in several:
        one["direct"] += 0.5 * one["hidden"][:, 0]
    row = [1.0, -2.0, 0.5]
    each = [Net(as_net(one)).score(row) for one in several]
    assert Net(as_net(learn.mean(several))).score(row) == pytest.approx(sum(each) / 2, abs=1e-3)


def test_shares_add_up() -> None:
    assert sum(shares([1.0, 2.0, -50.0])) == pytest.approx(1.0)
    assert shares([3.0, 3.0]) == [0.5, 0.5]
    net = Net({"direct": [1.0, -1.0], "hidden": [[2.0, 0.0]], "hidden_bias": [-1.0], "output": [0.5]})
    assert net.score([1.0, 3.0]) == pytest.approx(1.0 - 3.0 + 0.5 * (2.0 - 1.0))
    assert net.score([0.0, 3.0]) == pytest.approx(-3.0)  # the hidden unit is silent
