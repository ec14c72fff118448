"""Equal views, equal guesses: of worlds a seat cannot tell apart `guess` with one generator makes the same state.

Pairs of such worlds are found in two ways while chance plays: another seat makes two different choices that this seat
cannot see, and a guessed world plays on beside the true one as long as the seat sees no difference.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from landsraad.kernel.contract import Game, Setup, State
from landsraad.registry import find_game
from tests.amount import amount

pytestmark = pytest.mark.slow

VARIANTS = [
    ("imperium", 4, ()),
    ("imperium", 3, ("ix",)),
    ("arrakis", 2, ()),
    ("arrakis", 4, ()),
    ("arrakis", 3, ("smugglers",)),
    ("arrakis", 2, ("smugglers", "guild")),
]
CHOICES = amount(2, 4)  # of another seat, tried against each other
STEPS = amount(150, 600)


def differences(one: State, other: State, seat: int) -> list[str]:
    """Fields in which the guesses of the two worlds differ."""
    first, second = (world.guess(seat, Random(5)).dump() for world in (one, other))
    return [name for name in first if first[name] != second[name]]


def unseen_choices(state: State, seat: int, rng: Random) -> list[tuple[State, State]]:
    """Worlds after choices of another seat that this seat cannot tell apart."""
    legal = state.legal()
    worlds = []
    for action in rng.sample(legal, min(CHOICES, len(legal))):
        world = state.clone()
        world.apply(action)
        worlds.append(world)
    return [(a, b) for a, b in combinations(worlds, 2) if a.key(seat) == b.key(seat)]


@pytest.mark.parametrize(("name", "players", "expansions"), VARIANTS)
def test_worlds_a_seat_cannot_tell_apart_give_equal_guesses(
    name: str, players: int, expansions: tuple[str, ...]
) -> None:
    game: Game = find_game(name)
    rng = Random(players)
    pairs = 0
    for number in range(2):
        state = game.new(Setup(players, number, expansions))
        beside: dict[int, State] = {}
        for _ in range(STEPS):
            if state.over:
                break
            for seat in range(players):
                if seat != state.player:
                    for one, other in unseen_choices(state, seat, rng):
                        assert differences(one, other, seat) == []
                        pairs += 1
            action = rng.choice(state.legal())
            for seat, world in list(beside.items()):
                if world.player == state.player and action in world.legal():
                    world.apply(action)
                else:
                    del beside[seat]
            state.apply(action)
            for seat in range(players):
                if seat in beside and beside[seat].key(seat) == state.key(seat):
                    assert differences(beside[seat], state, seat) == []
                    pairs += 1
                else:
                    beside[seat] = state.guess(seat, rng)
    assert pairs > 100
