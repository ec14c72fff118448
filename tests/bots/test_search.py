"""The search: keeps to what its seat knows, answers alike when it is asked alike, and keeps to its time."""

from __future__ import annotations

from random import Random
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import pytest

from landsraad.bots import make
from landsraad.bots.imperium.thinking import Thinking
from landsraad.bots.imperium.value import by_points
from landsraad.bots.search import Budget, Option, Search, thinking_of
from landsraad.imperium.rules import codes as k
from landsraad.kernel.contract import Setup
from landsraad.kernel.dice import Dice
from landsraad.kernel.playout import FOREVER, rollout
from landsraad.kernel.seat import Seat
from landsraad.registry import find_game

GAMES: list[tuple[str, Setup]] = [
    ("imperium", Setup(4, "search", ("ix",), leaders="random")),
    ("imperium", Setup(1, "search", ("ix",), rivals="random", leaders="random")),
]


def in_the_middle(name: str, setup: Setup, steps: int = 60) -> Any:
    """A decision with several answers, some way into a game of the house."""
    game: Any = find_game(name)
    state = game.new(setup)
    house = make("house", 0)
    while steps > 0 or len(state.legal()) < 3:
        state.apply(house.choose(Seat(game, state, state.player)))
        steps -= 1
    return game, state


@pytest.mark.slow
@pytest.mark.parametrize(("name", "setup"), GAMES)
def test_what_is_hidden_never_changes_an_answer(name: str, setup: Setup) -> None:
    """All that the seat cannot see is dealt anew in the true state: the same seed gives the same values."""
    game, state = in_the_middle(name, setup)
    seat = state.player
    for poison in range(3):
        other = state.guess(seat, Random(poison))
        answers = [Search(7, Budget(40, 1e9)).judge(Seat(game, truth, seat)) for truth in (state, other)]
        assert answers[0] == answers[1]


def test_another_option_must_surely_beat_the_one_of_the_house() -> None:
    """By more than chance explains in the worlds both were tried in; with endless doubt the house decides alone."""
    house = thinking_of("imperium").policy
    liked, other = Option(1, house), Option(2, house)
    liked.shares, other.shares = [0.5, 0.2, 0.6, 0.3], [0.6, 0.3, 0.7, 0.4]
    assert other.surely_beats(liked, 2.0)
    other.shares = [0.9, 0.1, 0.5, 0.3]  # a little better on the whole, by one world of four
    assert not other.surely_beats(liked, 1.0)
    assert not other.surely_beats(Option(3, house), 1.0)  # never compared
    game, state = in_the_middle(*GAMES[0])
    thinking: Any = Thinking()
    thinking.doubt = 1e9
    seat = Seat(game, state, state.player)
    assert Search(1, Budget(40, 1e9), thinking).choose(seat) == make("house", 0).choose(seat)


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2])
def test_what_is_hidden_never_changes_an_answer_on_arrakis(players: int) -> None:
    game, state = in_the_middle("arrakis", Setup(players, "search", round_limit=2), steps=40)
    seat = state.player
    other = state.guess(seat, Random(1))
    answers = [Search(7, Budget(2, 1e9, 2)).judge(Seat(game, truth, seat)) for truth in (state, other)]
    assert answers[0] == answers[1]


@pytest.mark.parametrize(("name", "setup"), GAMES)
def test_it_leaves_the_table_as_it_was(name: str, setup: Setup) -> None:
    game, state = in_the_middle(name, setup)
    before = state.hash()
    assert make("level-4", 1).choose(Seat(game, state, state.player)) in state.legal()
    assert state.hash() == before


def test_alone_it_thinks_about_decisions_the_house_makes_at_a_table() -> None:
    """The ladder was measured with those of the table; a network that learns plays quickly, on turns only."""
    thinking = Thinking()

    def weight(thinking: Thinking, humans: int, kind: int) -> float:
        return thinking.weight(SimpleNamespace(humans=humans, kind=lambda: kind))

    for kind in (k.FREIGHT, k.TECH, k.RIVAL_FACTION):
        assert weight(thinking, 1, kind) > 0.0
        assert weight(thinking, 4, kind) == 0.0
    assert weight(thinking, 1, k.TURN) == weight(thinking, 4, k.TURN) == 1.0
    learning = thinking.taught(by_points())
    assert weight(learning, 1, k.TURN) == 1.0
    assert weight(learning, 1, k.AGENT) == 0.0


def test_it_keeps_to_its_time() -> None:
    """However many playouts it is allowed."""
    game, state = in_the_middle(*GAMES[0])
    begun = perf_counter()
    Search(1, Budget(10**9, 0.2)).choose(Seat(game, state, state.player))
    assert perf_counter() - begun < 0.2 + 0.3  # one playout of interpreted code on a busy machine


@pytest.mark.parametrize("level", range(1, 7))
def test_every_level_has_an_answer(level: int) -> None:
    game, state = in_the_middle(*GAMES[0], steps=10)
    bot = make(f"level-{level}", 3)
    if isinstance(bot, Search):
        bot.budget = Budget(6, 10.0)
    assert bot.choose(Seat(game, state, state.player)) in state.legal()


# ---------------------------------------------------------------- what it stands on


@pytest.mark.parametrize(("name", "setup"), GAMES)
def test_a_rollout_ends_with_the_round_or_the_game(name: str, setup: Setup) -> None:
    from landsraad.bots.search import thinking_of

    _, state = in_the_middle(name, setup)
    policy = thinking_of(name).policy
    world = state.guess(state.player, Random(1))
    clock = world.clock()
    assert rollout(world, policy, clock + 1) > 0
    assert world.over or world.clock() == clock + 1
    rollout(world, policy, FOREVER)
    assert world.over
    shares = world.outcome()
    assert len(shares) == world.players_count
    assert sum(shares) == pytest.approx(1.0 if world.ranking[0][0] < world.players_count else 0.0)


def test_dice_are_fair() -> None:
    """Each of eight cards comes to each place about as often: chi square above 26 is one in 1,800."""
    counts = [[0] * 8 for _ in range(8)]
    for seed in range(200):
        dice = Dice(Random(seed))
        for _ in range(20):
            cards = list(range(8))
            dice.shuffle(cards)
            for place, card in enumerate(cards):
                counts[place][card] += 1
    for row in counts:
        assert sum((n - 500) ** 2 / 500 for n in row) < 26
    for many in (5, 40):  # dealt anew from any order the result is the same
        cards = [(7 * n) % 9 for n in range(many)]
        other = sorted(cards, reverse=True)
        Dice(Random(4)).deal_anew(cards)
        Dice(Random(4)).deal_anew(other)
        assert cards == other
    dice = Dice(Random(1))
    assert {dice.below(3) for _ in range(100)} == {0, 1, 2}


@pytest.mark.slow
@pytest.mark.parametrize(("name", "setup"), [*GAMES, ("arrakis", Setup(2, "search", round_limit=1))])
def test_the_information_of_a_seat_is_what_its_view_tells(name: str, setup: Setup) -> None:
    """Equal where all it cannot see is dealt anew; different where its view is."""
    game: Any = find_game(name)
    state = game.new(setup)
    dice = Random(3)
    seen: dict[int, str] = {}
    for _ in range(80):
        if state.over:
            break
        for seat in range(state.players_count):
            number, key = state.information(seat), f"{seat} {state.key(seat)}"
            assert state.guess(seat, dice).information(seat) == number
            assert seen.setdefault(number, key) == key
        state.apply(dice.choice(state.legal()))


# ---------------------------------------------------------------- the learned value


def test_the_weights_are_there_and_know_what_winning_is() -> None:
    """Trained weights fit the inputs; whoever has more points has the better chance, all else equal."""
    game, state = in_the_middle(*GAMES[0])
    thinking = thinking_of("imperium")
    assert thinking.practice
    before = thinking.shares(state)
    assert sum(before) == pytest.approx(1.0)
    richer = game.edit(state, {"players": {1: {"vp": state.players[0].vp + 3}}})
    assert thinking.shares(richer)[0] > before[0] + 0.05
