"""The house with Smugglers and The Spacing Guild: legal, blind to what is hidden, and it knows what things are for."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from benchmarks.reference.arrakis.board import board_of
from benchmarks.reference.arrakis.expanded_atreides import ExpandedAtreides
from benchmarks.reference.arrakis.expanded_harkonnen import ExpandedHarkonnen
from benchmarks.reference.arrakis.table import Table
from landsraad.bots import make
from landsraad.kernel.contract import Setup
from landsraad.kernel.errors import LandsraadError
from landsraad.registry import find_game
from tests.arrakis.helpers import units
from tests.bots.seating import answer as ask

GAME = find_game("arrakis")
BOARD = board_of(GAME)
COMBINATIONS = [("smugglers",), ("guild",), ("smugglers", "guild")]
SEATS: list[tuple[int, dict[str, str]]] = [(2, {}), (3, {"team": "harkonnen"}), (3, {"team": "atreides"}), (4, {})]


def play(names: list[str], seed: int, **options: Any) -> tuple[list[int], str]:
    """Actions and winner; every answer is checked against the legal list."""
    state = GAME.new(Setup(len(names), seed, **options))
    bots = [make(name, seat) for seat, name in enumerate(names)]
    actions: list[int] = []
    while not state.over:
        seat, legal = state.player, state.legal()
        action = ask(bots[seat], GAME, state)
        assert action in legal
        state.apply(action)
        actions.append(action)
    return actions, str(state.view(0)["winner"])


@pytest.mark.slow
@pytest.mark.parametrize("expansions", COMBINATIONS)
@pytest.mark.parametrize(("players", "options"), SEATS)
def test_whole_games_with_legal_answers(expansions: tuple[str, ...], players: int, options: dict[str, str]) -> None:
    for name in ("house", "house-blind") if len(expansions) == 2 else ("house",):
        assert play([name] * players, 3, expansions=expansions, **options)[1] in ("harkonnen", "atreides")


@pytest.mark.slow
@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_what_is_hidden_does_not_matter(expansions: tuple[str, ...]) -> None:
    rng = random.Random(5)
    state = GAME.new(Setup(4, "hidden", expansions=expansions))
    bots = [make("house", seat) for seat in range(4)]
    twins = [make("house", seat) for seat in range(4)]
    for _ in range(500):
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
    winners = [play(names, seed, expansions=("smugglers", "guild"))[1] for seed in range(4)]
    assert winners.count(side) >= 3


@pytest.mark.slow
def test_blind_is_the_house_in_the_base_game() -> None:
    assert play(["house-blind"] * 2, 11) == play(["house"] * 2, 11)


def test_blind_plays_arrakis_only() -> None:
    game = find_game("imperium")
    state = game.new(Setup(4, 1))
    with pytest.raises(LandsraadError, match="War for Arrakis only"):
        ask(make("house-blind", 1), game, state)


# ---------------------------------------------------------------- single judgements


def view(side: str, asks: dict[str, Any] | None = None, **changes: Any) -> dict[str, Any]:
    """A new game as that side sees it, with changes."""
    data: dict[str, Any] = GAME.new(Setup(2, 1, expansions=("smugglers", "guild"))).view(int(side == "atreides"))
    data["asks"] = {"kind": "turn", "a": 0, "b": 0, **(asks or {})}
    data.update(changes)
    return data


def harkonnen(**kw: Any) -> ExpandedHarkonnen:
    house = ExpandedHarkonnen(BOARD)
    house.t = Table(BOARD, view("harkonnen", **kw))
    house.note("turn")
    return house


def atreides(**kw: Any) -> ExpandedAtreides:
    house = ExpandedAtreides(BOARD)
    house.t = Table(BOARD, view("atreides", **kw))
    house.note("turn")
    return house


def best(house: Any, kind: str, words: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    return max(words, key=getattr(house, kind))


def test_smuggler_harvesters_stand_in_the_desert_far_from_the_atreides() -> None:
    """Each yields one spice, in Deep Desert too (SMG-6.2), and worms come there more often (ARR-20.5)."""
    house = harkonnen()
    spots = [("area", a) for a in ("s5_3", "s1_1", "s1_15")]  # Desert; Deep Desert; beside the sietch Gara Kulon
    assert best(house, "place_smuggler_harvester", spots) == ("area", "s5_3")


def test_their_carryall_flies_over_their_harvesters() -> None:
    """It rescues no others (SMG-6.11)."""
    house = harkonnen()
    house.t.areas["s5_3"] = {"harvester": "smugglers"}
    house.t.areas["s3_1"] = {"harvester": True}
    zones = [("zone", z) for z in BOARD.zones]
    assert best(house, "place_smuggler_carryall", zones)[1] in BOARD.zones_over["s5_3"]
    assert best(house, "place_carryall", zones)[1] in BOARD.zones_over["s3_1"]


def test_cargo_is_loaded_before_the_heighliner_goes_on() -> None:
    """The Harkonnen take the actions they have earned in any order (GLD-5.14)."""
    house = harkonnen()
    kinds = [("imperium", x) for x in ("choam", "spacing_guild", "landsraad")]
    assert best(house, "imperium_action", kinds) != ("imperium", "spacing_guild")
    assert best(house, "imperium_action", [kinds[1], ("done",)]) == kinds[1]


def test_nobody_recruits_from_an_empty_supply() -> None:
    """GLD-8.2."""
    house = atreides()
    house.t.view["guild"]["troops"] = 0
    assert house.action_worth("landsraad") == 0


def test_harkonnen_troops_land_where_they_reach_a_sietch() -> None:
    """Two areas from a sietch is as near as can be (GLD-7.5)."""
    house = harkonnen()
    house.t.view["guild"]["harkonnen"]["cargo"]["troops"] = 5
    near, far = ("area", "s2_8"), ("area", "s4_16")  # s2_8 lies two areas from Tasmin Sink
    assert BOARD.distance["tasmin_sink"]["s2_8"] == 2
    assert best(house, "land_troops", [far, near]) == near


def test_the_base_is_worth_an_attack() -> None:
    """Destroying it gives no supremacy, but the smugglers leave the game (SMG-8.2)."""
    legion = {"owner": "atreides", "units": units(), "smugglers": 1}
    house = harkonnen()
    house.t = Table(BOARD, view("harkonnen", areas={**house.t.areas, "s6_1": {**legion, "base": 3}}))
    assert house.hostile("s6_1")
    assert not house.t.free("s6_1")
    assert house.t.rank("s6_1") == 3
    assert house.prize("s6_1") > house.prize("s5_4")


def test_capturing_a_smuggler_harvester_is_worth_more_than_a_harvester() -> None:
    house = atreides()
    house.t.areas["s3_2"] = {"harvester": "smugglers"}
    plain = GAME.new(Setup(2, 1, expansions=("smugglers",))).view(1)
    plain["areas"]["s3_2"] = {"harvester": True}
    other = ExpandedAtreides(BOARD)
    plain["asks"] = {"kind": "turn", "a": 0, "b": 0}
    other.t = Table(BOARD, plain)
    other.note("turn")
    assert house.errand("s3_2") > other.errand("s3_2") > 0


def test_the_step_that_brings_the_alliance_is_worth_most() -> None:
    far, near = atreides(), atreides()
    near.t.view["markers"]["jihad"] = 6  # Staban stands on 7 (SMG-3.2)
    assert near.staban_worth > far.staban_worth > 0


def test_each_result_of_the_smugglers_die_has_its_uses() -> None:
    """SMG-9.4, SMG-9.14."""
    house = atreides()
    assert set(house.plain_smuggler_uses("leadership")) == {("move",), ("attack",)}
    assert set(house.plain_smuggler_uses("strategy")) == {("move",), ("move", "smugglers")}
    assert set(house.plain_smuggler_uses("deployment")) == {("normal",)}
    assert set(house.plain_smuggler_uses("mentat")) == {("draw",), ("play",)}
    assert {w[1] for w in house.plain_smuggler_uses("house")} == {"leadership", "strategy", "deployment", "mentat"}


def test_frigates_carry_three_areas_and_ornithopters_two() -> None:
    """GLD-9.7, SMG-13.10: of the own side only."""
    house = atreides()
    start = "s6_4"
    assert not house.flights(start)
    house.t.view["zones"]["az6"] = "smuggler_ornithopter"
    assert house.flights(start) == BOARD.flight[start]
    house.t.view["zones"]["az4"] = "atreides_frigate"
    assert house.flights(start) == BOARD.far_flight[start]
    enemy = harkonnen()
    enemy.t.view["zones"]["az6"] = "smuggler_ornithopter"
    assert not enemy.flights(start)
    enemy.t.view["zones"]["az6"] = "navigator"
    assert enemy.flights(start) == BOARD.flight[start]


def test_bombs_fall_on_legions_and_harvesters() -> None:
    """GLD-10.2, GLD-10.3."""
    house = atreides()
    house.t.areas["s6_1"] = {"harvester": True}
    assert house.bomb_worth("north_pole") > 0
    assert house.bomb_worth("s6_1") > 0
    assert house.bomb_worth("s7_1") == 0


def test_riding_is_free_but_troops_cannot_ride() -> None:
    """GLD-8.4: declining the flight means riding, which is worth nothing here."""
    house = atreides()
    house.t.view["zones"]["az6"] = "smuggler_ornithopter"
    house.start = "s6_4"
    legion = {"owner": "atreides", "units": units(2)}
    house.t.areas["s6_4"] = legion
    assert house.move_zone(("zone", "az6")) < 0
    house.t.areas["s6_4"] = {**legion, "troops": 2}
    assert house.move_zone(("zone", "az6")) > 0


def test_one_unit_leaves_the_base_to_destroy_a_settlement() -> None:
    """One is enough (ARR-16.1), and an empty Base would fall without a battle (SMG-8.1)."""
    legion = {"owner": "atreides", "units": units(), "leaders": ["staban_tuek"]}
    house = atreides()
    areas = {**house.t.areas, "s6_1": {**legion, "smugglers": 5, "base": 3}}
    house.t = Table(BOARD, view("atreides", areas=areas, battle={"from": "s6_1", "to": "north_pole"}))
    assert best(house, "b_advance", [("number", str(n)) for n in range(6)]) == ("number", "1")
    house.remember("b_advance", ("number", "1"))
    details = {"figure": "generic", "purpose": "advance", "from": "area:s6_1"}
    house.t.view["asks"] = {"kind": "how_many", "about": [], "details": details}
    assert best(house, "how_many", [("number", "0"), ("number", "1")]) == ("number", "0")
