"""Bots are found by name, and every bot keeps the contract."""

from importlib import metadata
from typing import Any

import pytest

from landsraad.bots import make, move, names
from landsraad.kernel.contract import Setup
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.seat import Seat
from landsraad.registry import find_game
from tests.amount import amount
from tests.bots.seating import answer as ask

GAME = find_game("imperium")


def test_known_names() -> None:
    assert names() == [
        "house",
        "house-base",
        "house-blind",
        "house-by-hand",
        "keeper",
        *(f"level-{n}" for n in range(1, 7)),
        "random",
        "search",
    ]


def test_unknown_name_tells_the_known_ones() -> None:
    with pytest.raises(
        LandsraadError,
        match=r"“nobody”.*house, house-base, house-blind, house-by-hand, keeper, level-1,.* level-6, random, search",
    ):
        make("nobody", 1)


class Last:
    """A bot from outside: always the last choice."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seat: Seat) -> int:
        return seat.legal()[-1]


def test_a_bot_from_outside_sits_down_by_the_place_it_is_written_at() -> None:
    state = GAME.new(Setup(3, 1))
    assert ask(make("tests.bots.test_registry:Last", 7), GAME, state) == state.legal()[-1]


class Broken(Last):
    """Fails at its first decision."""

    def choose(self, seat: Seat) -> int:
        return [][seat.number]


class Cheat(Last):
    """Wants what is not offered."""

    def choose(self, seat: Seat) -> int:
        return -1


@pytest.mark.parametrize(
    ("bot", "en", "de"),
    [
        (
            Broken,
            "failed at “draft”: IndexError: list index out of range (test_registry.py, ",
            "ist bei „draft“ gescheitert",
        ),
        (Cheat, "answered -1 at “draft”, which is none of its choices", "steht nicht zur Wahl"),
    ],
)
def test_a_bot_that_fails_or_cheats_is_named_and_nothing_is_done(bot: type[Last], en: str, de: str) -> None:
    state = GAME.new(Setup(3, 1))
    before = state.hash()
    with pytest.raises(LandsraadError) as said:
        move(bot(7), "mine:Bot", Seat(GAME, state, state.player), state.apply)
    assert en in str(said.value)
    assert "“mine:Bot”" in str(said.value)
    assert de in said.value.say("de")
    assert state.hash() == before


def test_a_bot_of_another_package_sits_down_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = metadata.EntryPoint("last", "tests.bots.test_registry:Last", "landsraad.bots")
    monkeypatch.setattr(metadata, "entry_points", lambda group: [entry] if group == "landsraad.bots" else [])
    state = GAME.new(Setup(3, 1))
    assert ask(make("last", 7), GAME, state) == state.legal()[-1]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("no_such_module:Bot", "cannot be loaded: No module named"),
        ("tests.bots.test_registry:Nobody", "cannot be loaded: module"),
        ("tests.bots.test_registry:VARIANTS", "is no bot"),
        ("random:", "cannot be loaded"),
    ],
)
def test_what_is_no_bot_is_refused_with_a_sentence(name: str, said: str) -> None:
    with pytest.raises(LandsraadError, match=said):
        make(name, 1)


VARIANTS: dict[str, dict[str, Any]] = {
    "base": {},
    "ix": {"expansions": ("ix",)},
    "ix random leaders": {"expansions": ("ix",), "leaders": "random"},
    "epic": {"expansions": ("ix",), "epic": True, "leaders": "random"},
}


def actions_of_a_game(bot: str, players: int, seed: int, variant: str) -> list[int]:
    """A whole game among bots of one kind; every answer is checked against the legal list."""
    state = GAME.new(Setup(players, seed, **VARIANTS[variant]))
    bots = [make(bot, 100 * seed + seat) for seat in range(players)]
    actions = []
    while not state.over:
        legal = state.legal()
        action = ask(bots[state.player], GAME, state)
        assert action in legal
        state.apply(action)
        actions.append(action)
    return actions


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("bot", ["house", "house-base", "random"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_whole_games_are_legal_and_reproducible(bot: str, players: int, variant: str) -> None:
    for seed in range(1, amount(2, 4)):
        assert actions_of_a_game(bot, players, seed, variant) == actions_of_a_game(bot, players, seed, variant)
