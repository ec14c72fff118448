"""The house against House Hagal: it plays such games to the end, and chooses for a Rival what serves it least."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.bots import make
from landsraad.imperium.game import GAME
from landsraad.imperium.rules.position import Position
from landsraad.kernel.contract import Setup
from tests.bots import seating
from tests.imperium.hagal_table import edited, rival_turn, solo


def play(players: int, seed: int, bot: str = "house", **options: Any) -> Position:
    s = GAME.new(Setup(players, seed, leaders="random", **options))
    bots = [make(bot, seat) for seat in range(players)]
    while not s.over:
        s.apply(seating.answer(bots[s.player], GAME, s))
    return s


def answer(s: Position) -> str:
    return " ".join(GAME.words(seating.answer(make("house", 0), GAME, s)))


@pytest.mark.slow
@pytest.mark.parametrize("expansions", [(), ("ix",)])
@pytest.mark.parametrize("players", [1, 2])
def test_it_plays_to_the_end(players: int, expansions: tuple[str, ...]) -> None:
    for seed in range(2):
        s = play(players, seed, expansions=expansions, **({"rivals": "random"} if players == 1 else {}))
        assert s.over
        assert max(p.vp for p in s.players[:players]) >= 4


@pytest.mark.slow
def test_it_wins_more_often_than_chance_at_the_lowest_difficulty() -> None:
    """The house won 8 of the first 12 games at Mercenary when this was written, chance none."""
    house = sum(play(1, seed).ranking[0] == [0] for seed in range(10))
    chance = sum(play(1, seed, "random").ranking[0] == [0] for seed in range(10))
    assert house >= 3
    assert chance <= 1


def test_a_tied_rival_is_sent_where_it_makes_no_point() -> None:
    s = rival_turn(
        solo(rivals=["duke_leto_atreides", "glossu_rabban"]),
        "hagal_arrakeen_1p",
        rival={"spice": 1, "influence": {"emperor": 1, "fremen": 3, "spacing_guild": 1, "bene_gesserit": 1}},
        players={1: {"influence": {"emperor": 2, "spacing_guild": 2}}},
    )
    assert answer(s) in ("influence emperor", "influence spacing_guild")
    s = edited(
        solo(),
        phase="combat",
        round=10,
        conflict="machinations",
        hagal_deck_top=["hagal_carthag"],
        players={
            2: {"conflict": 2, "influence": {"emperor": 0, "spacing_guild": 3, "bene_gesserit": 3, "fremen": 3}},
            3: {"influence": {"spacing_guild": 5}},
        },
        alliances={"spacing_guild": 3},
    )
    assert answer(s) == "influence spacing_guild"  # with the two others a fourth step brings the Alliance


def test_a_rival_does_not_pay_for_points_and_takes_what_buys_least() -> None:
    s = edited(
        solo(("ix",)),
        phase="combat",
        round=10,
        conflict="economic_supremacy",
        hagal_deck_top=["hagal_carthag"],
        players={2: {"conflict": 1, "solari": 6}},
    )
    assert answer(s) == "skip"
    s = edited(
        solo(),
        phase="combat",
        round=10,
        conflict="battle_for_arrakeen",
        hagal_deck_top=["hagal_carthag"],
        players={1: {"conflict": 3}, 2: {"conflict": 2}},
    )
    assert answer(s) == "pick battle_for_arrakeen.2"  # 2 spice are 2/7 of a point, a card 1/3, 3 Solari 3/7
