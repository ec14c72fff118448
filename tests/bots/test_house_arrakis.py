"""The house at War for Arrakis: it keeps the rules, looks at nothing hidden, and knows what it wants."""

from __future__ import annotations

import random
from typing import Any

import pytest

from benchmarks.reference.arrakis.board import board_of
from benchmarks.reference.arrakis.fight import Force, forecast
from benchmarks.reference.arrakis.harkonnen import Harkonnen
from benchmarks.reference.arrakis.table import Table
from landsraad.bots import make
from landsraad.bots.arrakis.house import HousePolicy
from landsraad.kernel.contract import Setup
from landsraad.registry import find_game
from tests.bots.seating import answer as ask

GAME = find_game("arrakis")
SANE = 150  # rounds


def play(names: list[str], seed: int, **options: Any) -> tuple[list[int], str, int]:
    """Actions, winner and rounds of a whole game; every answer is checked against the legal list."""
    state = GAME.new(Setup(len(names), seed, **options))
    bots = [make(name, 100 * seed + seat) for seat, name in enumerate(names)]
    actions: list[int] = []
    while not state.over:
        seat, legal = state.player, state.legal()
        action = ask(bots[seat], GAME, state)
        assert action in legal
        state.apply(action)
        actions.append(action)
    view = state.view(0)
    return actions, view["winner"], view["round"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {"team": "harkonnen"}), (3, {"team": "atreides"}), (4, {})]
)
def test_whole_games_with_legal_answers(players: int, options: dict[str, str]) -> None:
    for seed in range(2):
        _, winner, rounds = play(["house"] * players, seed, **options)
        assert winner in ("harkonnen", "atreides")
        assert rounds <= SANE


@pytest.mark.slow
def test_the_same_game_twice() -> None:
    assert play(["house", "house"], 7) == play(["house", "house"], 7)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_hidden_does_not_matter(players: int) -> None:
    """Asked with the view of a state that hides other things, the house answers the same."""
    rng = random.Random(5)
    state = GAME.new(Setup(players, "hidden"))
    bots = [make("house", seat) for seat in range(players)]
    twins = [make("house", seat) for seat in range(players)]
    for _ in range(400):
        if state.over:
            break
        seat = state.player
        guess = state.guess(seat, rng)
        answer = ask(bots[seat], GAME, state)
        assert ask(twins[seat], GAME, guess) == answer
        state.apply(answer)


@pytest.mark.slow
@pytest.mark.parametrize(("names", "side"), [(["house", "random"], "harkonnen"), (["random", "house"], "atreides")])
def test_beats_random_from_either_side(names: list[str], side: str) -> None:
    winners = [play(names, seed)[1] for seed in range(6)]
    assert winners.count(side) >= 5


@pytest.mark.parametrize(("players", "expansions"), [(1, ()), (2, ("smugglers", "guild"))])
def test_what_is_remembered_is_what_would_be_worked_out_anew(players: int, expansions: tuple[str, ...]) -> None:
    """A house that has seen the decisions before judges like one that has not, in any order of worlds."""
    dice, old = random.Random(4), HousePolicy()
    state: Any = GAME.new(Setup(players, "again", expansions))
    for _ in range(60):
        world = state.guess(state.player, dice)
        assert old.judge(world) == HousePolicy().judge(world)
        old.judge(state.guess(state.player, dice))  # something else in between
        state.apply(dice.choice(state.legal()) if dice.random() < 0.1 else old.choose(state))


def test_one_name_for_both_games() -> None:
    """Which house plays, the game decides."""
    for name, players in (("imperium", 4), ("arrakis", 2)):
        game = find_game(name)
        state = game.new(Setup(players, 3))
        legal = state.legal()
        assert ask(make("house", 1), game, state) in legal


# ---------------------------------------------------------------- forecasts


def test_more_units_win_more() -> None:
    garrison = Force(regular=2, leaders=1, hits=1)
    chances = [forecast(Force(regular=n), garrison, 2).win for n in (1, 2, 4, 6)]
    assert chances == sorted(chances)
    assert chances[0] < 0.2 < 0.5 < chances[-1]


def test_a_sietch_helps_its_defenders() -> None:
    six, three = Force(regular=6), Force(regular=3)
    assert forecast(six, three, 3).win < forecast(six, three, 1).win < forecast(six, three).win


def test_an_undefended_settlement_falls() -> None:
    """ARR-15.5."""
    assert forecast(Force(regular=1), Force(), 3) == (1.0, 0.0, 0.0)


# ---------------------------------------------------------------- spice


def plan(spice: int, supremacy: int, steps: tuple[int, int, int]) -> list[str]:
    view = GAME.new(Setup(2, 1)).view(0)
    view["spice"], view["supremacy"] = spice, supremacy
    view["imperium"] = dict(zip(("choam", "spacing_guild", "landsraad"), steps, strict=True))
    house = Harkonnen(board_of(GAME))
    house.t = Table(house.board, view)
    return list(house.spice_plan().values())


def test_spice_for_the_markers() -> None:
    """Above supremacy 5 nothing is stockpiled (ARR-21.7): 2 keep a marker, 3 raise it (ARR-21.4)."""
    assert plan(6, 6, (5, 5, 5)) == ["keep", "keep", "keep"]
    assert plan(7, 6, (5, 4, 5)) == ["keep", "raise", "keep"]
    assert plan(2, 6, (5, 4, 5)) == ["drop", "keep", "drop"]  # the lowest decides about the dice


def test_spice_for_supremacy_comes_first() -> None:
    """Three of five spice are laid aside for the point; two keep CHOAM, whose ban hurts most."""
    assert plan(5, 5, (5, 5, 5)) == ["keep", "drop", "drop"]
