"""The doors to other frameworks, by the frameworks' own tests."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import pytest

from landsraad.frameworks import results
from landsraad.kernel.encode import SIZE, encode, sparse
from landsraad.kernel.seat import Seat
from tests.contract.variants import VARIANTS, Variant

numpy = pytest.importorskip("numpy")


# ---------------------------------------------------------------- what a seat knows, as numbers


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_numbers_tell_no_more_than_the_view(variant: Variant) -> None:
    """A guess of the same seat gives the same row; and the row changes as the game goes on."""
    rows = []
    for state in variant.sample(5, 4):
        for seat in range(variant.players):
            row = numpy.zeros(SIZE, "float32")
            Seat(variant.rules, state, seat).encode(row)
            twin = numpy.ones(SIZE, "float32")
            encode(state.guess(seat, Random(seat)).view(seat), twin)
            assert (row == twin).all()
            rows.append(row.tobytes())
    assert len(set(rows)) == len(rows)


def test_numbers_by_hand() -> None:
    """Logarithms of numbers, counts of names; nothing for what is not there; the own player first."""
    own, other = {"seat": 0, "players": [{"vp": 3}, {"vp": 0}]}, {"seat": 1, "players": [{"vp": 0}, {"vp": 3}]}
    assert [abs(v) for v in sparse(own).values()] == [pytest.approx(1.386294, abs=1e-6)]  # ln(1 + 3)
    assert sparse(own).items() <= sparse(other).items(), "the same but for the number of the seat"
    twice = sparse({"seat": 0, "row": ["chani", "chani", "dagger"], "aside": None, "over": False})
    assert sorted(abs(v) for v in twice.values()) == [1.0, 2.0]
    out = [9.0] * SIZE
    encode({"seat": 0, "a": 1}, out)
    assert sum(x != 0.0 for x in out) == 1


@pytest.mark.parametrize(("ranking", "worth"), [([[2], [0], [1]], [0, -1, 1]), ([[0, 1], [2, 3]], [1, 1, -1, -1])])
def test_places_as_rewards(ranking: list[list[int]], worth: list[float]) -> None:
    class Over:
        players_count = len(worth)

    state: Any = Over()
    state.ranking = ranking
    assert results(state) == worth


# ---------------------------------------------------------------- the frameworks' own tests

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("imperium", 3, {"expansions": ["ix"]}),
    ("imperium", 1, {}),
    ("arrakis", 2, {"round_limit": 3}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_pettingzoo(game: str, players: int, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    from landsraad.frameworks.aec import env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that a row of numbers has no bounds, and no picture
        api_test(env(game, players, **options), num_cycles=300)
        seed_test(lambda: env(game, players, **options), num_cycles=50)
    assert "Passed API test" in capsys.readouterr().out


def test_pettingzoo_an_illegal_action_ends_the_game() -> None:
    pytest.importorskip("pettingzoo")
    from landsraad.frameworks.aec import env

    table = env("imperium", 3)
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(int(numpy.argmin(table.observe(agent)["action_mask"])))
    assert table.terminations == {"seat_0": True, "seat_1": True, "seat_2": True}
    assert table.rewards[agent] == -1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seat", "opponents", "options"),
    [("imperium", 1, ["random", "house"], {}), ("imperium", 0, [], {}), ("arrakis", 1, ["random"], {"round_limit": 3})],
)
def test_gymnasium(game: str, seat: int, opponents: list[str], options: dict[str, Any]) -> None:
    pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    from landsraad.frameworks.gym import OneSeat

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(OneSeat(game, seat, opponents, **options), skip_render_check=True)
    table = OneSeat(game, seat, opponents, **options)
    _, told = table.reset(seed=3)
    rng, ended, reward = Random(3), False, 0.0
    while not ended:
        assert reward == 0
        _, reward, ended, _, told = table.step(rng.choice(numpy.flatnonzero(told["action_mask"])))
    assert -1 <= reward <= 1
    assert "illegal" not in told


@pytest.mark.slow
@pytest.mark.parametrize("what", ["game=imperium,players=3", "game=arrakis,players=2,round_limit=1"])
def test_open_spiel(what: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import landsraad.frameworks.spiel

    assert landsraad.frameworks.spiel.TYPE.short_name == "landsraad"
    game = pyspiel.load_game(f"landsraad({what})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    state = game.new_initial_state()
    state.apply_action(7)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state), "a copy goes its own way"


# ---------------------------------------------------------------- many games at once


def test_a_batch_plays_as_single_games_do() -> None:
    """Each game of it is the game of its seed, action for action; one that ends gives its rewards and begins anew."""
    from landsraad.frameworks import start
    from landsraad.frameworks.batch import Batch

    batch = Batch("tests.evening.thirty_one:GAME", 3, players=2, seed=5)
    alone = [start("tests.evening.thirty_one:GAME", 2, f"5-{n}", {})[1] for n in range(3)]
    begun, ended = 3, 0
    chance = Random(1)
    row = numpy.zeros(SIZE, "float32")
    while ended < 4:
        for number, state in enumerate(alone):
            seat = Seat(batch.game, state, state.player)
            assert batch.player[number] == state.player
            assert numpy.flatnonzero(batch.mask[number]).tolist() == sorted(state.legal())
            seat.encode(row)
            assert (batch.seen[number] == row).all()
        chosen = [chance.choice(state.legal()) for state in alone]
        batch.step(numpy.array(chosen))
        for number, (state, action) in enumerate(zip(alone, chosen, strict=True)):
            state.apply(action)
            assert batch.ended[number] == state.over
            assert batch.rewards[number].tolist() == (results(state) if state.over else [0.0, 0.0])
            if state.over:
                ended += 1
                alone[number] = start("tests.evening.thirty_one:GAME", 2, f"5-{begun}", {})[1]
                begun += 1
    assert batch.finished == ended


def test_a_batch_makes_all_of_a_step_or_nothing() -> None:
    from landsraad.frameworks.batch import Batch
    from landsraad.kernel.errors import IllegalAction

    batch = Batch("imperium", 2, players=3, leaders="random")
    before = batch.mask.copy()
    legal = int(numpy.flatnonzero(batch.mask[0])[0])
    illegal = int(numpy.flatnonzero(~batch.mask[1])[0])
    for bad in (illegal, -1, batch.game.catalogue_size):
        with pytest.raises(IllegalAction, match="not legal in game 1"):
            batch.step([legal, bad])
    with pytest.raises(ValueError, match="2 games need 2 actions, not 1"):
        batch.step([legal])
    assert (batch.mask == before).all()
