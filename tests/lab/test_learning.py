"""Learning the value of positions: games give positions whose shares add up, training makes the loss smaller, weights
are what a network reads."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.bots.search import thinking_of
from landsraad.kernel.net import Net, shares
from landsraad.lab.learn import as_arrays, as_net, fit, fresh, play_unit

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
    """Alone, where it is quick: the same leaf gives the same game, another leaf another one."""
    width = len(thinking_of("imperium").inputs(_start())[0])
    greedy = {"direct": [5.0] + [0.0] * (width - 1)}
    (game,) = play_unit(("imperium", "alone", "1", 0, 1, greedy))
    assert game == play_unit(("imperium", "alone", "1", 0, 1, greedy))[0]
    assert game != play_unit(("imperium", "alone", "1", 0, 1, {"direct": [-5.0] + [0.0] * (width - 1)}))[0]
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


def test_shares_add_up() -> None:
    assert sum(shares([1.0, 2.0, -50.0])) == pytest.approx(1.0)
    assert shares([3.0, 3.0]) == [0.5, 0.5]
    net = Net({"direct": [1.0, -1.0], "hidden": [[2.0, 0.0]], "hidden_bias": [-1.0], "output": [0.5]})
    assert net.score([1.0, 3.0]) == pytest.approx(1.0 - 3.0 + 0.5 * (2.0 - 1.0))
    assert net.score([0.0, 3.0]) == pytest.approx(-3.0)  # the hidden unit is silent
