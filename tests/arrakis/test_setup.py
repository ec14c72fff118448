"""The setup of a game (ARR-3) and its first decisions."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.tables import AREA_ID, AREAS, SETTLEMENTS, TOKENS
from landsraad.kernel.contract import Setup
from landsraad.kernel.errors import BadSetup

from .helpers import act, asked, at, held, supply, where

SIETCHES = (
    "bight_of_the_cliff",
    "gara_kulon",
    "habbanya_ridge",
    "hobars_gap",
    "rock_outcroppings",
    "sihaya_ridge",
    "tasmin_sink",
    "windgap",
)
SETTLED = ("arrakeen", "carthag", "arsunt", "hagga_basin", "imperial_basin", "north_pole")


def new(seed: int = 1, players: int = 2, **options: Any) -> Position:
    return GAME.new(Setup(players, seed, **options))


@pytest.mark.parametrize("seed", range(8))
def test_sietch_areas(seed: int) -> None:
    """ARR-3.2, ARR-3.3: a facedown sietch, a facedown garrison token and a Naib in each."""
    s = new(seed)
    assert {AREAS[a].id for a in s.sietch_at} == set(SIETCHES)
    assert sorted(s.sietch_rank) == [1, 1, 2, 2, 2, 2, 3, 3]
    assert s.sietch_up == 0
    tokens = []
    for area in SIETCHES:
        here = at(s, area)
        assert here["atreides"] == (0, 0, 0)
        assert here["generic"] == 1
        assert len(here["tokens"]) == 1
        tokens += here["tokens"]
    assert sorted(tokens) == ["ag1", "ag2", "ag3", "ag4", "ag5", "ag6", "ag7", "ag8"]
    assert supply(s, "atreides") == (16, 8, 6, 4)


@pytest.mark.parametrize("seed", range(8))
def test_settlements(seed: int) -> None:
    """ARR-3.5, ARR-3.6: a black and a silver token in each, replaced by figures at once.

    Black: 7 Regular, 3 Elite, 2 Sardaukar, 4 Bashars. Silver: 8 Regular, 3 Elite, 1 Sardaukar.
    """
    s = new(seed)
    assert s.settlements == 63
    assert {AREAS[a].id for a in SETTLEMENTS} == set(SETTLED)
    total = [0, 0, 0, 0]
    for area in SETTLED:
        here = at(s, area)
        assert sum(here["harkonnen"]) == 4
        assert "tokens" not in here
        for i, n in enumerate((*here["harkonnen"], here.get("generic", 0))):
            total[i] += n
    assert total == [15, 6, 3, 4]
    assert supply(s, "harkonnen") == (9, 6, 5, 2)


def test_nobody_else_on_the_board() -> None:
    s = new()
    assert {AREAS[a].id for a, owner in enumerate(s.owner) if owner >= 0} == {*SIETCHES, *SETTLED}
    assert not any(s.harvester)
    assert not any(s.worm)
    assert not any(s.sign)
    assert not any(s.zone)
    assert s.vehicles == [8, 6, 3]
    assert s.worms_left == 4
    assert s.wild_maker == 0


def test_tracks_and_tokens() -> None:
    """ARR-3.8, ARR-3.9, ARR-3.11, ARR-3.14."""
    s = new()
    assert s.supremacy == 0
    assert s.marker == [0, 0, 0]
    assert s.imperium == [5, 5, 5]
    assert s.bans == 0
    assert s.reserve_spice == 0
    assert s.bene_gesserit == [0, 1]
    assert s.bene_gesserit_left == 4
    assert Counter(s.pool) == {0: 6, 1: 6, 2: 4}
    assert sorted(TOKENS[t].id for t in s.standard) == ["as1", "as2", "as3", "as4", "as5", "as6", "as7", "as8"]
    assert sorted(s.stations) == [0, 0, 1, 1, 2, 2]
    assert s.stations_left == 63
    assert s.atomics == -1


def test_leaders_in_play() -> None:
    """ARR-3.10: three of each side, their figures off the board."""
    s = new()
    start = {"baron_harkonnen", "beast_rabban", "captain_aramsham", "paul_atreides", "lady_jessica", "stilgar"}
    for name in start:
        assert where(s, name) == "available"
    others = {
        "feyd_rautha",
        "thufir_hawat",
        "gaius_helen_mohiam",
        "emperor_shaddam_iv",
        "gurney_halleck",
        "reverend_mother_jessica",
        "alia",
        "chani",
        "paul_muad_dib",
    }
    for name in others:
        assert where(s, name) == "not_yet"
    assert s.spent == 0


def test_cards() -> None:
    """ARR-3.12, ARR-3.13, ARR-6.1, ARR-6.3: four decks of 18, one card of each drawn; three prescience cards."""
    s = new()
    assert [len(d) for d in s.decks] == [17, 17, 17, 17]
    assert [len(h) for h in s.hands] == [1, 1, 1, 1]
    assert len(s.prescience) == 3
    assert len(s.prescience_deck) == 13
    assert len(s.objectives) == 1
    assert len(s.objectives_aside) == 5
    assert sorted([*s.objectives, *s.objectives_aside]) == list(range(6))


def test_first_decision_is_a_harvester() -> None:
    s = new()
    assert asked(s) == (0, "place_harvester")
    assert s.round == 1


def test_same_seed_same_game_other_seed_another() -> None:
    assert new(5).hash() == new(5).hash()
    different = {tuple(new(seed).sietch_rank) for seed in range(12)}
    assert len(different) > 3
    assert len({new(seed).objectives for seed in range(30)}) == 6


def test_every_seat_number_of_the_teams() -> None:
    """ARR-29.1: Harkonnen and Corrino against Atreides and Fremen; with three one side is one person's."""
    assert (new().house, new().ally) == ([0, 1], [0, 1])
    four = new(players=4)
    assert len({*four.house, *four.ally}) == 4
    three = new(players=3)
    assert three.house[0] != three.ally[0]
    assert three.house[1] == three.ally[1]
    other = new(players=3, team="atreides")
    assert other.house[0] == other.ally[0]
    assert other.house[1] != other.ally[1]
    for s in (four, three, other):
        assert {*s.house, *s.ally} == set(range(s.seats))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_teams_start_as_two_do(players: int) -> None:
    """All rules of the game of two stay (ARR-29.1): one card of each deck, three prescience cards."""
    s = new(players=players)
    act(s, "?draw 1 0")  # a House Atreides player with a partner is asked which deck to draw from (ARR-29.5)
    assert [len(h) for h in s.hands] == [1, 1, 1, 1]
    assert len(s.prescience) == 3
    for deck in ("house_harkonnen", "corrino_ally", "house_atreides", "fremen_ally"):
        assert len(held(s, deck)) == 1
    assert s.owner[AREA_ID["arrakeen"]] == 0


def test_bad_setups() -> None:
    for players in (0, 5):
        with pytest.raises(BadSetup):
            new(players=players)
    with pytest.raises(BadSetup):
        new(players=3, team="fremen")
    with pytest.raises(BadSetup):
        new(players=4, team="atreides")
    with pytest.raises(BadSetup):
        new(colour="red")
