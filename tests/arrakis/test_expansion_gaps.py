"""Rules of the expansions that a wrong line could break unseen: rare cases, and rules that hold side by side."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.dice import unused
from landsraad.arrakis.rules.forces import add_generic, has
from landsraad.arrakis.rules.guild import both_advance
from landsraad.arrakis.rules.position import Position, run_on
from landsraad.arrakis.rules.tracks import advance
from landsraad.arrakis.rules.turn import begin_turn
from landsraad.arrakis.tables import AREA_ID, CARD_ID, LEADER_ID
from landsraad.arrakis.vocabulary import RESULTS
from landsraad.kernel.contract import Setup
from landsraad.kernel.errors import BadSetup

from .guild_table import (
    air,
    cargo,
    fill_sky,
    frigate,
    guild_table,
    heighliner,
    in_play,
    lasting,
    loaded,
    navigator,
    only_land,
    sums,
    troops,
    troops_at,
    troops_on_board,
)
from .helpers import (
    PAUSE,
    ZONE_ID,
    act,
    asked,
    at,
    ban,
    dice,
    fix,
    hand,
    harvest,
    harvester,
    harvesters,
    hazards,
    imperium,
    leader,
    legal,
    legion,
    lone,
    markers,
    next_round,
    notation,
    on_top,
    ornithopter,
    paused,
    prescience,
    raze,
    round_end,
    sietch,
    starting,
    station,
    supply,
    turn,
    where,
    worm,
    wormsign,
    wormsigns,
)
from .playing import play, special
from .smuggling import allied, board, crew, die_turn, here, neutral, sky, smuggler_harvester, thopters

# SMG-7.3: where the Base may stand on an otherwise clear board.
BASE_AREAS = {
    *(f"s2_{n}" for n in (1, 2, 3, 4, 6, 7, 8)),
    *(f"s3_{n}" for n in (1, 2, 3, 4, 5, 6, 7, 9)),
    *(f"s6_{n}" for n in (1, 4, 5)),
    *(f"s7_{n}" for n in (1, 3, 4, 5, 6)),
}


def ends(s: Position, side: str, area: str) -> set[str]:
    """Where the legion there may move with a Strategy die."""
    s = s.clone()
    turn(s, side, "strategy")
    act(s, "move", f"area {area}")
    return starting(s, "area")


# ---------------------------------------------------------------- the alliance and the smugglers' units


def test_with_neither_area_nor_legion_nobody_waits_any_more() -> None:
    """SMG-7.9, SMG-16.1: all six units are in the supply, none waits; Staban is available as well as Gurney."""
    s = neutral(staban=3)
    for area in BASE_AREAS:
        s.owner[AREA_ID[area]] = 0
        s.force[AREA_ID[area] * k.FIGURES] = 1
    advance(s, 0, 3)
    run_on(s)
    assert paused(s)
    assert (board(s)["supply"], board(s)["waiting"]) == (6, 0)
    assert where(s, "staban_tuek") == "available"
    assert where(s, "gurney_halleck") == "available"


def test_deployment_without_supply_leaves_the_base_undefended() -> None:
    """SMG-9.8: nothing is placed, so nobody stands there afterwards."""
    s = allied()
    crew(s, "s3_3", 6)
    die_turn(s, "deployment")
    assert paused(s)
    assert here(s, "s2_6") == {}


def test_a_unit_joins_staban_at_the_north_pole() -> None:
    """SMG-11.6: wherever his legion is."""
    s = allied()
    raze(s, "north_pole")
    crew(s, "north_pole", 1, "staban_tuek")
    turn(s, "atreides", other=["strategy"])
    act(s, "leader staban_tuek", "yes")
    assert here(s, "north_pole") == {"atreides": (0, 0, 0), "leaders": ["staban_tuek"], "smugglers": 2}
    assert board(s)["supply"] == 4


def test_a_smuggler_unit_may_be_replaced_by_an_elite() -> None:
    """SMG-10.5, GLD-8.10: it is a Regular on the map; the figure goes back to the Smuggler supply."""
    s = allied(guild=True)
    crew(s, "s4_12", 2)
    troops(s, "atreides", "s4_12", 1)
    s.side = 1
    s.stack = [PAUSE, (k.UPGRADE, 1, 1, 1)]
    run_on(s)
    act(s, "area s4_12")
    assert legal(s) == {"smuggler", "troop"}
    act(s, "smuggler")
    assert paused(s)
    assert here(s, "s4_12") == {"atreides": (0, 1, 0), "smugglers": 1}
    assert board(s)["supply"] == 5


@pytest.mark.parametrize(
    ("players", "options", "asked_first"),
    [(4, {}, True), (3, {"team": "atreides"}, True), (3, {"team": "harkonnen"}, False), (2, {}, False)],
)
def test_the_unit_waits_after_the_draws(players: int, options: dict[str, str], asked_first: bool) -> None:
    """SMG-5.10, SMG-5.7: a team of the Atreides first says which cards it draws; then prescience, then the unit."""
    s = GAME.new(Setup(players, 1, expansions=("smugglers",), **options))
    assert (asked(s)[1] == "round_draw") == asked_first
    if asked_first:
        assert (s.smugglers_waiting, len(s.prescience)) == (1, 0)
        s.apply(s.legal()[0])
    assert (s.smugglers_waiting, len(s.prescience)) == (2, 3)


def test_each_pair_of_regulars_may_flee() -> None:
    """INT-R2, GLD-8.7: of 2 Regulars, 2 Smuggler Units and 2 Troops any two; only Troops come back."""
    s = allied(guild=True)
    legion(s, "atreides", "windgap", regular=2)
    crew(s, "windgap", 2)
    troops(s, "atreides", "windgap", 2)
    prescience(s, "families_flee")
    turn(s, "atreides", "mentat", "deployment")
    act(s, "claim families_flee")
    supplies = (supply(s, "atreides")[0], s.smugglers_left)
    left = []
    for choice in starting(s, "flee"):
        then = s.clone()
        act(then, f"flee {choice}")
        area = AREA_ID["windgap"]
        left.append(tuple(has(then, area, figure) for figure in (k.REGULAR, k.SMUGGLER, k.TROOP)))
        assert then.troops_left == s.troops_left + 2 - has(then, area, k.TROOP)
        assert (supply(then, "atreides")[0], then.smugglers_left) == supplies
    assert sorted(left) == [(0, 2, 2), (1, 1, 2), (1, 2, 1), (2, 0, 2), (2, 1, 1), (2, 2, 0)]


# ---------------------------------------------------------------- stations and Harvesters


@pytest.mark.parametrize(
    ("area", "beside"),
    [
        ("s1_4", "s1_3"),
        ("s4_15", "s4_14"),
        ("s5_2", "s5_1"),
        ("s5_6", "s5_5"),
        ("false_wall_east", "s5_4"),
        ("s8_4", "s8_3"),
    ],
)
def test_every_station_is_taken_with_an_expansion(area: str, beside: str) -> None:
    """ARR-26.1, ARR-8.13: as in the base game."""
    s = neutral()
    station(s, area, "jihad")
    legion(s, "atreides", beside, regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", f"area {beside}", f"area {area}")
    assert paused(s)
    assert s.marker == [0, 0, 1]


def test_without_the_guild_a_destroyed_harvester_gives_no_imperium_action() -> None:
    """GLD-5.1: Imperium Actions come with The Spacing Guild."""
    s = neutral()
    harvester(s, "s4_6")
    legion(s, "atreides", "s4_12", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_6")
    assert paused(s)
    assert harvesters(s) == set()


@pytest.mark.parametrize("kind", ["smugglers", "guild"])
def test_a_harvester_under_a_legion_stays_when_another_moves(kind: str) -> None:
    """ARR-15.34, INT-A17: it goes when a legion next ends a move there, not when one moves elsewhere."""
    s = neutral() if kind == "smugglers" else guild_table()
    legion(s, "atreides", "s4_12", regular=1)
    legion(s, "atreides", "s1_9", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_6", "skip")
    assert paused(s)
    harvester(s, "s4_6")  # as after a retreat into its area
    turn(s, "atreides", "strategy")
    act(s, "move", "area s1_9", "area s1_6", "skip")
    assert paused(s)
    assert harvesters(s) == {"s4_6"}


# ---------------------------------------------------------------- Troops, Frigates, Heighliners


@pytest.mark.parametrize(("leaders", "rides"), [(["stilgar"], True), ([], False)])
def test_a_named_leader_leads_a_ride(leaders: list[str], rides: bool) -> None:
    """GLD-8.4, ARR-9.2: he rides with the Regular, the Troop stays behind."""
    s = guild_table()
    troops(s, "atreides", "s4_12", 1)
    legion(s, "atreides", "s4_12", regular=1, leaders=leaders)
    wormsign(s, "s4_6")
    turn(s, "atreides", "leadership")
    act(s, "move", "area s4_12")
    assert ("s4_5" in starting(s, "area")) == rides
    if rides:
        act(s, "area s4_5", "all")
        assert at(s, "s4_5") == {"atreides": (1, 0, 0), "leaders": leaders}
        assert troops_at(s, "s4_12") == 1


def test_a_ride_beyond_three_areas_asks_for_no_frigate() -> None:
    """GLD-9.7, SMG-13.12: s4_12 to s4_3 is more than three areas, whatever flies above."""
    s = guild_table()
    legion(s, "atreides", "s4_12", regular=1)
    for area in ("s4_6", "the_funeral_plain", "s4_2", "rock_outcroppings"):
        wormsign(s, area)
    frigate(s, "atreides", "az3")
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_3")
    assert paused(s)
    assert at(s, "s4_3") == {"atreides": (1, 0, 0)}
    assert air(s) == {"az3": "atreides_frigate"}


def test_the_third_area_of_a_flight_with_open_borders() -> None:
    """ARR-25.5, ARR-14.19: the last step may cross a wall that still stands, or the border the Atomics opened."""
    s = guild_table()
    s.atomics = 2
    s.opened = (AREA_ID["arrakeen"], AREA_ID["s1_4"], AREA_ID["imperial_basin"], AREA_ID["s1_5"])
    legion(s, "atreides", "s1_9", regular=1)
    legion(s, "atreides", "s5_2", regular=1)
    frigate(s, "atreides", "az1")
    assert "rimwall_west" in ends(s, "atreides", "s1_9")  # s1_6, s1_5, over the wall
    assert "s1_5" in ends(s, "atreides", "s5_2")  # Hole in the Rock, Imperial Basin, through Rimwall


def test_house_atreides_splits_six_troops() -> None:
    """GLD-7.6, INT-B30: the House player, whose seat is not the number of the side."""
    s = guild_table(4)
    heighliner(s, atreides=3)
    cargo(s, "atreides", 0, 6)
    next_round(s)
    act(s, "area s4_5")
    assert asked(s) == (2, "land_how_many")
    assert starting(s, "number") == {"1", "2", "3", "4", "5"}
    act(s, "number 2", "area the_great_flat")
    assert troops_on_board(s, "atreides") == {"s4_5": 2, "the_great_flat": 4}


def test_a_frigate_needs_no_base() -> None:
    """GLD-5.4, GLD-8.2: with all eight bases in use Atreides still builds Frigates; nobody can be recruited."""
    s = guild_table()
    troops(s, "atreides", "s2_3", 6)
    troops(s, "atreides", "s2_6", 2)
    harvester(s, "s4_6")
    legion(s, "atreides", "s4_12", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_6", "skip")
    assert starting(s, "imperium") == {"choam", "spacing_guild"}
    act(s, "imperium choam")
    assert loaded(s, "atreides") == (1, 0)
    sums(s)


def test_each_lasting_card_does_its_own_thing(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-12.2, cards.yaml: Spice Bribe adds no die, Pilots of Caladan close no Desert."""
    s = guild_table()
    lasting(s, "spice_bribe")
    frigate(s, "atreides", "az3")
    legion(s, "harkonnen", "s4_6", regular=1)
    rolls = fix(monkeypatch, "DDD")
    turn(s, "atreides", "mentat", "deployment")
    act(s, "bombard az3")
    assert rolls.left == []
    s = guild_table()
    lasting(s, "pilots_of_caladan")
    heighliner(s, harkonnen=3)
    cargo(s, "harkonnen", 0, 2)
    next_round(s)
    assert asked(s) == (0, "land_troops")
    assert "s4_5" in starting(s, "area")


def test_a_bombed_legion_without_a_harvester(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-10.4: there is none to destroy, and none comes to the supply."""
    s = guild_table()
    frigate(s, "atreides", "az3")
    legion(s, "harkonnen", "s4_6", regular=1)
    before = list(s.vehicles)
    fix(monkeypatch, "SSS")
    turn(s, "atreides", "mentat", "deployment")
    act(s, "bombard az3")
    assert at(s, "s4_6") == {}
    assert s.vehicles == before


# ---------------------------------------------------------------- one flight for a legion and turn (ARR-14.14)


def staban_flies(s: Position, *moves: str) -> None:
    """Jubba Cloaks carry Staban and a Smuggler Unit from s4_12 to Wind Pass; Raid on the Crawlers makes these moves;
    its Desert Power goes to Staban, who is to move again."""
    frigate(s, "atreides", "az3", "az7")
    crew(s, "s4_12", 1, "staban_tuek")
    hand(s, "raid_on_the_crawlers")
    play(
        s,
        "jubba_cloaks",
        "area s4_12",
        "area wind_pass",
        "card raid_on_the_crawlers",
        *moves,
        "leader staban_tuek",
        "yes",
    )


def test_a_legion_that_flew_and_walked_on_does_not_fly_again() -> None:
    """ARR-14.14, GLD-9.9: on foot from s8_2, though a Frigate is left above it."""
    s = allied(guild=True)
    staban_flies(s, "area wind_pass", "area s8_2")
    assert air(s) == {"az7": "atreides_frigate"}
    act(s, "area s8_2")
    assert starting(s, "area") == {"s8_4", "shield_wall_2", "splintered_rock", "wind_pass"}


def test_a_flight_is_remembered_while_others_move() -> None:
    """ARR-14.14, GLD-9.9: on foot from Wind Pass, though a Frigate is left above it."""
    s = allied(guild=True)
    legion(s, "atreides", "s1_9", regular=1)
    staban_flies(s, "area s1_9", "area s1_6")
    act(s, "area wind_pass")
    assert starting(s, "area") == {"s5_3", "s7_2", "s7_3", "s7_4", "s8_2", "s8_4", "splintered_rock"}


def test_a_flight_is_forgotten_in_the_next_turn() -> None:
    """ARR-14.14: once in a turn, also if others have moved before in the new one."""
    s = allied(guild=True)
    frigate(s, "atreides", "az3", "az7")
    crew(s, "s4_12", 1, "staban_tuek")
    legion(s, "atreides", "s1_9", regular=1, generic=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area wind_pass", "skip")
    assert paused(s)
    hand(s, "raid_on_the_crawlers")
    play(s, "jubba_cloaks", "area s1_9", "area s1_6", "card raid_on_the_crawlers", "area wind_pass")
    assert "s7_1" in starting(s, "area")  # two areas away


OWN = {
    "harkonnen": {k.ORNITHOPTER_UP, k.FRIGATE_UP, k.NAVIGATOR_UP},
    "atreides": {k.SMUGGLER_ORNITHOPTER, k.FRIGATE_UP + 1},
}


@pytest.mark.parametrize("side", ["harkonnen", "atreides"])
@pytest.mark.parametrize("figure", range(k.NAVIGATOR_UP + 1))
def test_who_carries_whom(side: str, figure: int) -> None:
    """ARR-14.12, SMG-13.10, GLD-9.7, GLD-11.4: Carryalls carry no legion, and nobody uses the figures of the other."""
    s = allied(guild=True)
    legion(s, side, "s4_12", regular=1)
    s.zone[ZONE_ID["az3"]] = figure
    assert ("s4_5" in ends(s, side, "s4_12")) == (figure in OWN[side])


def test_exact_frigates_leave_the_others_alone() -> None:
    """Switch frigate_exact_distance: the Navigator and Smuggler Ornithopters still carry one or two areas far."""
    s = guild_table(frigate_exact_distance=True)
    legion(s, "harkonnen", "hagga_basin", regular=1)
    frigate(s, "harkonnen", "az3")
    assert "broken_land" not in ends(s, "harkonnen", "hagga_basin")
    navigator(s, "az2")
    assert "broken_land" in ends(s, "harkonnen", "hagga_basin")
    s = allied(guild=True, frigate_exact_distance=True)
    legion(s, "atreides", "s8_3", regular=1)
    frigate(s, "atreides", "az3")
    assert "wind_pass" not in ends(s, "atreides", "s8_3")
    thopters(s, "az7")
    assert "wind_pass" in ends(s, "atreides", "s8_3")


# ---------------------------------------------------------------- who goes along


def test_troops_may_stay_when_a_named_leader_leads() -> None:
    """ARR-9.2, GLD-8.5: one leader has to go, no matter which."""
    s = guild_table()
    troops(s, "atreides", "s4_12", 1)
    legion(s, "atreides", "s4_12", regular=2, leaders=["stilgar"])
    turn(s, "atreides", "leadership")
    act(s, "move", "area s4_12", "area the_great_flat", "split", "number 1")
    assert starting(s, "number") == {"0", "1"}  # Troops
    act(s, "number 0", "?skip")
    assert at(s, "the_great_flat") == {"atreides": (1, 0, 0), "leaders": ["stilgar"]}
    assert troops_at(s, "s4_12") == 1


def test_a_troop_does_not_replace_a_leader_who_is_named() -> None:
    """ARR-13.6, GLD-8.9: Feyd's own move is made by him, whatever Troops go along."""
    s = guild_table()
    leader(s, "feyd_rautha", "available")
    troops(s, "harkonnen", "s4_1", 2)
    legion(s, "harkonnen", "s4_1", regular=1, leaders=["feyd_rautha"])
    special(s, "harkonnen", "leadership", "feyd_rautha", "?area s4_1", "area s4_2", "split", "number 0", "number 1")
    assert at(s, "s4_2") == {"harkonnen": (0, 0, 0), "leaders": ["feyd_rautha"]}
    assert troops_at(s, "s4_2") == 1


def test_a_token_goes_alone_with_an_expansion() -> None:
    """ARR-14.2, ARR-18: a part of a legion may be a Deployment token."""
    s = guild_table()
    legion(s, "atreides", "s4_12", regular=1, tokens=["as1"])
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area the_great_flat", "split", "number 0", "?skip")
    assert at(s, "the_great_flat") == {"atreides": (0, 0, 0), "tokens": ["as1"]}
    assert at(s, "s4_12") == {"atreides": (1, 0, 0)}


def test_a_single_unit_walks_or_rides_with_its_leaders() -> None:
    """ARR-13.3: a leader cannot stay alone, so there is nothing to choose."""
    s = guild_table()
    troops(s, "atreides", "s4_12", 1)
    add_generic(s, 1, AREA_ID["s4_12"])
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area the_great_flat")
    assert paused(s)
    assert at(s, "the_great_flat") == {"atreides": (0, 0, 0), "generic": 1}
    s = guild_table()
    legion(s, "atreides", "s4_12", regular=1, generic=1)
    wormsign(s, "s4_6")
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_5")
    assert paused(s)
    assert at(s, "s4_5") == {"atreides": (1, 0, 0), "generic": 1}


def test_a_named_leader_may_stay_with_a_troop_that_cannot_ride() -> None:
    """GLD-8.11: the Regular rides alone."""
    s = guild_table()
    troops(s, "atreides", "s4_12", 1)
    legion(s, "atreides", "s4_12", regular=1, leaders=["stilgar"])
    wormsign(s, "s4_6")
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_5", "split", "?number 1")
    assert legal(s) == {"stays stilgar", "goes stilgar"}
    act(s, "stays stilgar", "?skip")
    assert at(s, "s4_5") == {"atreides": (1, 0, 0)}
    assert at(s, "s4_12") == {"atreides": (0, 0, 0), "leaders": ["stilgar"]}
    assert troops_at(s, "s4_12") == 1


def test_the_last_leader_of_the_base_game_may_stay() -> None:
    """ARR-14.2: Paul Muad'Dib is asked about like everybody else, without the smugglers too."""
    s = guild_table()
    legion(s, "atreides", "s4_12", regular=2, leaders=["paul_muad_dib"])
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area the_great_flat", "split", "number 1")
    assert legal(s) == {"stays paul_muad_dib", "goes paul_muad_dib"}
    act(s, "goes paul_muad_dib", "?skip")
    assert at(s, "the_great_flat") == {"atreides": (1, 0, 0), "leaders": ["paul_muad_dib"]}


def test_troop_carriers_use_no_figure_nearby() -> None:
    """EX-40 of the base game: also where an Ornithopter could have flown."""
    s = guild_table()
    ornithopter(s, "az1")
    legion(s, "harkonnen", "carthag", regular=1)
    legion(s, "harkonnen", "rimwall_west", regular=1)  # two areas away
    play(s, "troop_carriers", "area carthag", "?area rimwall_west")
    assert at(s, "rimwall_west") == {"harkonnen": (2, 0, 0)}
    assert air(s) == {"az1": "ornithopter"}
    assert paused(s)


@pytest.mark.parametrize(
    ("generic", "leaders", "chosen", "last"),
    [
        (1, ["stilgar"], ("number 1",), {"stays stilgar", "goes stilgar"}),  # the Naib goes, so Stilgar may stay
        (1, ["stilgar"], ("number 0",), set()),  # he has to go
        (0, ["stilgar", "chani"], (), {"stays stilgar", "goes stilgar"}),  # Stilgar may stay while there is Chani
        (0, ["stilgar", "chani"], ("goes stilgar",), {"stays chani", "goes chani"}),  # he goes, so she may stay
        (0, ["stilgar", "chani"], ("stays stilgar",), set()),  # she has to go
    ],
)
def test_one_leader_of_several_has_to_go(
    generic: int, leaders: list[str], chosen: tuple[str, ...], last: set[str]
) -> None:
    """ARR-9.2: a Leadership move with one of two Regulars; at least one leader goes along, whoever it is."""
    s = guild_table()
    legion(s, "atreides", "s4_12", regular=2, generic=generic, leaders=leaders)
    turn(s, "atreides", "leadership")
    act(s, "move", "area s4_12", "area the_great_flat", "split", "number 1", *chosen)
    if last:
        assert legal(s) == last
    else:
        act(s, "?skip")
        assert at(s, "the_great_flat")["leaders"] == leaders[-1:]


def test_nobody_goes_along_with_a_sietch() -> None:
    """ARR-12.5, Kitab al-Ibar: any number of figures, also none of several."""
    s = guild_table()
    legion(s, "atreides", "sihaya_ridge", regular=2)
    play(s, "kitab_al_ibar", f"sietch {s.sietch_at.index(AREA_ID['sihaya_ridge'])}", "area s1_10")
    assert legal(s) == {"all", "split", "skip"}
    act(s, "skip")
    assert at(s, "sihaya_ridge") == {"atreides": (2, 0, 0)}


# ---------------------------------------------------------------- attacks


def test_troops_lead_no_ridden_attack() -> None:
    """GLD-8.4, ARR-15.2: with the Troop as the only leader a Leadership attack goes to the adjacent area alone."""
    s = guild_table()
    troops(s, "atreides", "s4_12", 1)
    legion(s, "atreides", "s4_12", regular=2)
    legion(s, "harkonnen", "the_great_flat", regular=1)
    legion(s, "harkonnen", "s4_5", regular=1)
    wormsign(s, "s4_6")
    turn(s, "atreides", "leadership")
    act(s, "attack", "area s4_12")
    assert asked(s) == (1, "who_goes")


def test_troops_attack_an_adjacent_area_others_could_ride_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-8.4, ARR-15.1: The Great Flat is adjacent, so nobody rides: two dice."""
    s = guild_table()
    troops(s, "atreides", "s4_12", 1)
    legion(s, "atreides", "s4_12", regular=1)
    legion(s, "harkonnen", "the_great_flat", regular=2)
    wormsign(s, "s4_6")
    rolls = fix(monkeypatch, "DD", "DD")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_12", "?area the_great_flat", "all")
    assert asked(s) == (1, "b_cease")
    assert rolls.left == []


def test_troops_alone_fly_where_others_could_ride(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-8.4, GLD-9.7, INT-B22: they have to take the Frigate."""
    s = guild_table()
    troops(s, "atreides", "s4_12", 2)
    legion(s, "harkonnen", "s4_5", regular=2)
    wormsign(s, "s4_6")
    frigate(s, "atreides", "az3")
    rolls = fix(monkeypatch, "DD", "DD")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_12", "?area s4_5", "?all")
    assert asked(s) == (1, "b_cease")
    assert rolls.left == []
    assert air(s) == {}


def test_the_attacker_chooses_who_flies_in_a_team() -> None:
    """INT-B30, GLD-11.4: Corrino acts, so Corrino says whether the Navigator goes."""
    s = guild_table(4)
    navigator(s, "az8")
    ornithopter(s, "az3")
    legion(s, "harkonnen", "s4_4", regular=1)
    legion(s, "atreides", "s4_14", regular=1)
    s.phase = k.ACTIONS
    dice(s, "harkonnen", "mentat")
    dice(s, "harkonnen", "strategy", "mentat", partner=True)
    s.stack = [PAUSE]
    begin_turn(s, 0)
    run_on(s)
    act(s, "seat 1", "die strategy", "attack", "area s4_4", "?area s4_14", "?all")
    assert asked(s) == (1, "who_flies")


def test_a_troop_taken_by_the_stacking_limit_does_not_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-2.17, ARR-15.26: the token brings two Regulars to five Troops; six remain."""
    s = guild_table()
    troops(s, "atreides", "s4_12", 5)
    legion(s, "atreides", "s4_12", tokens=["as1"])
    legion(s, "harkonnen", "the_great_flat", regular=1)
    fix(monkeypatch, "SSSSSS", "D")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_12", "?area the_great_flat", "all")
    assert asked(s) == (1, "excess")
    act(s, "troop")
    assert asked(s) == (1, "b_advance")
    assert starting(s, "number") == {"0", "1", "2", "3", "4", "5", "6"}
    act(s, "number 6")
    assert at(s, "the_great_flat") == {"atreides": (2, 0, 0)}
    assert troops_on_board(s, "atreides") == {"the_great_flat": 4}


@pytest.mark.parametrize("kind", ["troops", "smugglers"])
def test_an_attacker_who_fell_rolls_no_more(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """GLD-8.8, SMG-10.3, ARR-15.8: three attack, one falls, two roll in the second round."""
    s = allied(guild=True)
    if kind == "troops":
        troops(s, "atreides", "s4_12", 3)
    else:
        crew(s, "s4_12", 3)
    legion(s, "harkonnen", "the_great_flat", regular=3)
    rolls = fix(monkeypatch, "SSS", "SDD", "DD", "DD")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_12", "?area the_great_flat", "all", "continue", "stay")
    assert asked(s) == (1, "b_cease")
    assert rolls.left == []
    assert at(s, "the_great_flat") == {"harkonnen": (2, 0, 0)}


@pytest.mark.parametrize("how", ["fly", "ride"])
@pytest.mark.parametrize("sandworm", [False, True])
def test_nobody_attacks_an_area_with_a_sandworm(how: str, sandworm: bool) -> None:
    """ARR-14.6: neither through the air nor riding."""
    s = guild_table()
    legion(s, "atreides", "s4_12", regular=2)
    legion(s, "harkonnen", "s4_5", regular=1)
    if how == "fly":
        frigate(s, "atreides", "az3")
    else:
        wormsign(s, "s4_6")
    if sandworm:
        worm(s, "s4_5")
    turn(s, "atreides", "strategy")
    act(s, "attack")
    assert ("area s4_12" in legal(s)) != sandworm


def test_two_ways_to_ride_are_one_target() -> None:
    """ARR-14.10: s4_5 lies beside both wormsigns; there is no second target to choose."""
    s = guild_table()
    legion(s, "atreides", "s4_12", regular=2)
    legion(s, "harkonnen", "s4_5", regular=1)
    wormsign(s, "s4_6")
    wormsign(s, "the_great_flat")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_12")
    assert asked(s) == (1, "who_goes")


@pytest.mark.parametrize(
    ("cards", "choices"),
    [((), None), (("hawats_scheming",), {"skip"}), (("hawats_scheming", "sandmasters"), {"card sandmasters", "skip"})],
)
def test_that_nobody_is_asked_for_a_card_tells_nothing_of_the_hand(
    monkeypatch: pytest.MonkeyPatch, cards: tuple[str, ...], choices: set[str] | None
) -> None:
    """ARR-15.7, ARR-35.3: a hand of nothing but schemes is asked like any other, as long as there is one."""
    s = guild_table()
    hand(s, *cards)
    legion(s, "harkonnen", "s4_4", regular=1)
    legion(s, "atreides", "s4_7", regular=1)
    fix(monkeypatch, "D", "D")
    turn(s, "harkonnen", "strategy")
    before = s.reveals
    for move in ("attack", "area s4_4", "area s4_7"):
        s.apply(next(a for a in s.legal() if notation(a) == move))
    if choices is not None:
        assert asked(s) == (0, "b_discard")
        assert legal(s) == choices
        act(s, "?skip")
        lone(s)
    assert asked(s) == (0, "b_cease")
    assert s.reveals == before + 2  # two rolls


def test_the_first_token_takes_a_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-B20, ARR-16.4: it is revealed for the hit; one of its two Regulars falls."""
    s = guild_table()
    legion(s, "atreides", "s2_3", tokens=["ag1"])
    frigate(s, "harkonnen", "az5")
    fix(monkeypatch, "SDD")
    turn(s, "harkonnen", "mentat", "deployment")
    act(s, "bombard az5")
    assert at(s, "s2_3") == {"atreides": (1, 0, 0)}


def test_the_first_token_goes_as_excess() -> None:
    """ARR-2.17, GLD-8.3: the owner chooses among seven, the token among them."""
    s = guild_table()
    troops(s, "atreides", "s4_12", 5)
    legion(s, "atreides", "s4_12", tokens=["ag1"])
    legion(s, "atreides", "the_great_flat", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area the_great_flat", "all", "?skip")
    assert asked(s) == (1, "excess")
    act(s, "token ag1")
    assert paused(s)
    assert at(s, "the_great_flat") == {"atreides": (1, 0, 0)}
    assert troops_at(s, "the_great_flat") == 5


@pytest.mark.parametrize(
    ("choices", "units", "smugglers", "troop"),
    [(("number 1", "number 1", "number 1"), (1, 1, 1), 0, 0), (("number 0", "number 0"), (0, 0, 1), 1, 1)],
)
def test_three_of_five_kinds_advance(
    monkeypatch: pytest.MonkeyPatch, choices: tuple[str, ...], units: tuple[int, ...], smugglers: int, troop: int
) -> None:
    """ARR-15.23, SMG-10.4, INT-C26: one of each kind has won; three go, the Naib stays."""
    s = allied(guild=True)
    legion(s, "atreides", "s4_12", regular=1, elite=1, special=1, generic=1)
    crew(s, "s4_12", 1)
    troops(s, "atreides", "s4_12", 1)
    legion(s, "harkonnen", "the_great_flat", regular=1)
    fix(monkeypatch, "SSSSS", "D")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_12", "?area the_great_flat", "all", "number 3", *choices)
    assert starting(s, "number") == {"0", "1"}  # the Naib
    act(s, "number 0")
    there = here(s, "the_great_flat")
    assert (there["atreides"], there.get("smugglers", 0), troops_at(s, "the_great_flat")) == (units, smugglers, troop)
    assert "generic" not in there


def test_a_retreat_destroys_no_harkonnen_harvester_with_the_switch(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.20: retreat_captures is about the smugglers' Harvesters."""
    s = neutral(retreat_captures=True)
    harvester(s, "s1_2")
    for area in ("s1_1", "s1_3"):
        worm(s, area)
    legion(s, "atreides", "s1_4", elite=2)
    legion(s, "harkonnen", "s1_5", elite=3)
    fix(monkeypatch, "SDD", "DS")
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area s1_5", "all", "continue", "retreat", "number 0")  # s1_2 is the only way out
    assert at(s, "s1_2") == {"atreides": (0, 2, 0)}
    assert harvesters(s) == {"s1_2"}


# ---------------------------------------------------------------- vehicles, rounds, cards in play


def test_one_ornithopter_of_house_removes_one_of_the_smugglers() -> None:
    """SMG-13.7: the number this placement has, here one for each vehicle chosen."""
    s = allied()
    thopters(s, "az6", "az7")
    turn(s, "harkonnen", "house")
    act(s, "vehicles", "ornithopter")
    assert asked(s) == (0, "thopter_battle")
    act(s, "zone az7")
    assert asked(s) == (0, "place_vehicle")
    assert sky(s) == {"az6": "smuggler_ornithopter"}


def test_who_scouts_at_the_end_of_the_round() -> None:
    """INT-B24, INT-B30, GLD-11.4: House Harkonnen says which of the two is spent."""
    s = guild_table(4)
    sietch(s, "tasmin_sink", 2, up=False)
    navigator(s, "az8")
    ornithopter(s, "az5")
    round_end(s)
    assert asked(s) == (0, "end_scout")
    act(s, "scout az5")
    assert asked(s) == (0, "who_flies")


def test_no_heighliner_moves_without_the_guild() -> None:
    """GLD-6.3 belongs to The Spacing Guild."""
    s = neutral()
    s.log = []
    next_round(s)
    assert s.heighliner == [0, 0]
    assert k.E_HEIGHLINER not in [event[0] for event in s.log]


def test_a_second_lasting_card_joins_the_first() -> None:
    """GLD-12.2: both work for the rest of the game."""
    s = guild_table()
    play(s, "pilots_of_caladan", "done")
    play(s, "spice_bribe")
    assert in_play(s) == ["pilots_of_caladan", "spice_bribe"]


def test_the_directorship_and_a_raised_marker() -> None:
    """GLD-5.11, GLD-5.14, cards.yaml: two CHOAM Actions and one of any kind, in any order."""
    s = guild_table()
    lasting(s, "choam_directorship")
    imperium(s, 4, 4, 4)
    harvest(s, 3)
    act(s, "raise", "?drop", "?drop", "?skip", "?skip")
    assert starting(s, "imperium") == {"choam", "spacing_guild", "landsraad"}
    act(s, "imperium spacing_guild")
    assert s.heighliner == [1, 0]
    assert starting(s, "imperium") == {"choam"}
    act(s, "imperium choam", "imperium choam")
    assert loaded(s, "harkonnen") == (2, 0)
    assert paused(s)


# ---------------------------------------------------------------- what the log holds


def events(s: Position, *kinds: int) -> list[tuple[Any, ...]]:
    """The events of these kinds, in their order."""
    assert s.log is not None
    return [tuple(event) for event in s.log if event[0] in kinds]


def test_the_log_of_a_drone_card_and_the_alliance() -> None:
    """SMG-7.1, SMG-13.1, SMG-7.4"""
    s = neutral(staban=4)
    markers(s, 3)
    s.log = []
    play(s, "drone_ornithopters", "yes")
    act(s, "area s2_6")
    seen = events(s, k.E_STABAN, k.E_UNLOCKED, k.E_ALLIANCE, k.E_LEADER_IN)
    assert sorted(seen) == sorted(
        [
            (k.E_STABAN, -1, 3),
            (k.E_UNLOCKED, 1, 1),
            (k.E_ALLIANCE, 1),
            (k.E_LEADER_IN, -1, LEADER_ID["staban_tuek"]),
            (k.E_LEADER_IN, -1, LEADER_ID["gurney_halleck"]),
        ]
    )


def test_the_log_of_harvesters() -> None:
    """SMG-6.15, ARR-19.5"""
    s = neutral()
    smuggler_harvester(s, "s1_5")
    harvester(s, "s1_12")
    legion(s, "atreides", "s1_6", regular=1)
    legion(s, "atreides", "s1_13", regular=1)
    s.log = []
    turn(s, "atreides", "strategy")
    act(s, "move", "area s1_6", "area s1_5", "area s1_13", "area s1_12", "area s1_5")
    assert events(s, k.E_CAPTURED, k.E_STABAN, k.E_HARVESTER) == [
        (k.E_CAPTURED, 1, AREA_ID["s1_5"]),
        (k.E_STABAN, -1, 6),
        (k.E_HARVESTER, -1, AREA_ID["s1_12"], k.HARKONNEN_HARVESTER),
    ]


def test_the_log_of_the_smugglers_die() -> None:
    """SMG-9.4: two deployed; a card drawn and the other one, which is discarded."""
    s = allied()
    s.log = []
    die_turn(s, "deployment")
    assert events(s, k.E_RECRUITED) == [(k.E_RECRUITED, 1, AREA_ID["s2_6"], 2)]
    s = allied()
    on_top(s, "war_plan", "battle_language")
    s.log = []
    die_turn(s, "mentat")
    act(s, "?draw", "card war_plan")
    war_plan, battle_language = CARD_ID["war_plan"], CARD_ID["battle_language"]
    assert events(s, k.E_DREW, k.E_DISCARDED) == [
        (k.E_DREW, 1, 2, war_plan),
        (k.E_DREW, 1, 2, battle_language),
        (k.E_DISCARDED, 1, 2, battle_language),
    ]


def test_the_log_of_the_end_of_the_smugglers() -> None:
    """SMG-15"""
    s = allied()
    legion(s, "harkonnen", "s2_7", regular=1)
    s.log = []
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area s2_7", "?area s2_6", "?all", "number 1")
    assert events(s, k.E_ELIMINATED, k.E_LEADER_OUT) == [
        (k.E_ELIMINATED, 0),
        (k.E_LEADER_OUT, -1, LEADER_ID["staban_tuek"]),
    ]


def test_the_log_of_heighliners() -> None:
    """GLD-5.3 to GLD-5.5, GLD-6.5, GLD-7.10: a Frigate and two Troops loaded; what finds no room stays loaded."""
    s = guild_table()
    lasting(s, "choam_directorship")
    imperium(s, 4, 4, 4)
    heighliner(s, harkonnen=3)
    for zone in range(8):
        s.zone[zone] = k.CARRYALL_UP
    harvest(s, 6)
    s.log = []
    act(s, "keep", "keep", "keep", "?skip", "?skip")
    act(s, "imperium choam", "imperium landsraad", "imperium spacing_guild", "area s4_5")
    assert events(s, k.E_LOADED, k.E_HEIGHLINER, k.E_LANDED, k.E_UNLOADED) == [
        (k.E_LOADED, 0, 0, 1),
        (k.E_LOADED, 0, 2, 2),
        (k.E_HEIGHLINER, 0, 4),
        (k.E_LANDED, 0, AREA_ID["s4_5"], 2),
        (k.E_UNLOADED, 0, 1, 0),
    ]


@pytest.mark.parametrize("back", [0, 1])
def test_the_log_of_a_heighliner_held(back: int) -> None:
    """Threat to the Spice: told only if it moved."""
    s = guild_table()
    heighliner(s, harkonnen=2)
    s.log = []
    play(s, "threat_to_the_spice", f"number {back}")
    assert events(s, k.E_HEIGHLINER) == ([(k.E_HEIGHLINER, 0, 1)] if back else [])


def test_the_log_of_a_landing_of_everything() -> None:
    """GLD-7.3: nothing stays loaded, so nothing is said about it."""
    s = guild_table()
    heighliner(s, harkonnen=3)
    cargo(s, "harkonnen", 1, 2)
    s.log = []
    next_round(s)
    act(s, "zone az1", "area s4_5")
    assert events(s, k.E_UNLOADED) == []


def test_the_log_of_a_landing_that_finds_no_room() -> None:
    """GLD-7.10: a Frigate and a Troop stay loaded."""
    s = guild_table()
    heighliner(s, harkonnen=3)
    cargo(s, "harkonnen", 1, 1)
    fill_sky(s)
    only_land(s)
    s.log = []
    both_advance(s)
    run_on(s)
    assert events(s, k.E_UNLOADED) == [(k.E_UNLOADED, 0, 1, 1)]


def test_the_log_of_bombardments(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-10.2, GLD-10.3: no hits on a lone Harvester; a Sword and a special are two."""
    s = guild_table()
    frigate(s, "atreides", "az3", "az5")
    harvester(s, "s4_6")
    legion(s, "harkonnen", "s2_3", regular=3)
    fix(monkeypatch, "S*D")
    s.log = []
    turn(s, "atreides", "mentat", "deployment")
    act(s, "bombard az3", "bombard az5")
    assert events(s, k.E_BOMBARDED, k.E_HARVESTER, k.E_LOST) == [
        (k.E_BOMBARDED, 1, AREA_ID["s4_6"], -1),
        (k.E_HARVESTER, -1, AREA_ID["s4_6"], k.HARKONNEN_HARVESTER),
        (k.E_BOMBARDED, 1, AREA_ID["s2_3"], 2),
        (k.E_LOST, 0, AREA_ID["s2_3"], k.REGULAR, -1),
        (k.E_LOST, 0, AREA_ID["s2_3"], k.REGULAR, -1),
    ]


def test_the_log_of_losses(monkeypatch: pytest.MonkeyPatch) -> None:
    """SMG-10.5, GLD-8.7: by their own kinds."""
    s = allied(guild=True)
    crew(s, "s2_3", 1)
    troops(s, "atreides", "s2_3", 1)
    legion(s, "atreides", "s2_3", regular=1)
    frigate(s, "harkonnen", "az5")
    fix(monkeypatch, "SSS")
    s.log = []
    turn(s, "harkonnen", "mentat", "deployment")
    act(s, "bombard az5", "smuggler", "troop")
    area = AREA_ID["s2_3"]
    assert events(s, k.E_LOST) == [
        (k.E_LOST, 1, area, k.SMUGGLER, -1),
        (k.E_LOST, 1, area, k.TROOP, -1),
        (k.E_LOST, 1, area, k.REGULAR, -1),
    ]
    s = guild_table()
    legion(s, "atreides", "s2_3", elite=1, special=1, generic=1, leaders=["stilgar"])
    frigate(s, "harkonnen", "az5")
    fix(monkeypatch, "SSS")
    s.log = []
    turn(s, "harkonnen", "mentat", "deployment")
    act(s, "bombard az5", "elite", "special", "generic")
    assert events(s, k.E_LOST) == [(k.E_LOST, 1, area, figure, -1) for figure in (k.ELITE, k.SPECIAL, k.GENERIC)]


def test_the_choam_ban_forbids_no_scouting() -> None:
    """ARR-21.10, ARR-21.12: the ban of the Spacing Guild does."""
    s = guild_table()
    sietch(s, "rock_outcroppings", 3, up=False)
    navigator(s, "az3")
    ban(s, "choam")
    round_end(s)
    assert asked(s) == (0, "end_scout")


@pytest.mark.parametrize("number", range(20))
def test_every_die_is_counted_for_its_side(number: int) -> None:
    """ARR-8.9, SMG-9.5: five results of four subfactions, two of each side."""
    s = allied()
    s.dice = [0] * 20
    s.dice[number] = 1
    assert (unused(s, 0), unused(s, 1)) == ((1, 0) if number < 10 else (0, 1))


def test_the_log_tells_what_the_smugglers_rolled() -> None:
    """SMG-9.1: Deployment."""
    s = allied()
    s.stack = []
    s.phase = k.VEHICLES
    s.loaded = (
        (3,) * 8,
        (
            3,
            4,
            5,
            6,
        ),
        (5,),
    )
    s.log = []
    run_on(s)
    assert events(s, k.E_SMUGGLER_DIE) == [(k.E_SMUGGLER_DIE, 1, k.DEPLOYMENT)]


@pytest.mark.parametrize("result", ["leadership", "deployment"])
def test_truthtrance_in_a_team_discards_no_die(result: str) -> None:
    """ARR-29.13: the owner of the die named is bound to it, also with the first of the results."""
    s = guild_table(4)
    hand(s, "truthtrance")
    s.phase = k.ACTIONS
    dice(s, "harkonnen", result, "mentat")
    dice(s, "harkonnen", result, "mentat", partner=True)
    dice(s, "atreides", "mentat", "mentat")
    dice(s, "atreides", "mentat", partner=True)
    s.stack = [PAUSE]
    begin_turn(s, 1)
    run_on(s)
    act(s, "seat 2", "?die mentat", "play", f"die {result}", "deck corrino_ally")
    assert sum(s.dice[:10]) == 4
    assert s.forced_die == RESULTS.index(result)
    assert s.forced_owner == 1


def test_a_wormsign_under_a_sandworm_goes_back() -> None:
    """ARR-20.2: it is not flipped, so no second Sandworm comes; also in a game with an expansion."""
    s = neutral()
    wormsign(s, "s4_6", "sandworm")
    worm(s, "s4_6")
    before = s.worms_left
    s.log = []
    hazards(s)
    assert paused(s)
    assert wormsigns(s) == set()
    assert s.worms_left == before
    assert s.log == []


# ---------------------------------------------------------------- names (cards.yaml)


@pytest.mark.parametrize(
    ("card", "name", "german", "working_title"),
    [
        ("drone_ornithopters", "Drone Ornithopters", "Drohnen-Ornithopter", False),
        ("the_guild_navigator", "The Guild Navigator", "Der Gildennavigator", False),
        ("guild_passage", "Guild Passage", "Gildenpassage", True),
        ("bought_levies", "Bought Levies", "Gekaufte Aufgebote", True),
        ("choam_directorship", "CHOAM Directorship", "MAFEA-Direktorat", True),
        ("voices_in_the_landsraad", "Voices in the Landsraad", "Stimmen im Landsraad", True),
        ("pilots_of_caladan", "Pilots of Caladan", "Piloten von Caladan", True),
        ("threat_to_the_spice", "Threat to the Spice", "Drohung gegen das Spice", True),
        ("spice_bribe", "Spice Bribe", "Spice-Bestechung", True),
        ("raid_on_the_crawlers", "Raid on the Crawlers", "Überfall auf die Raupen", True),
        ("downed_frigate", "Downed Frigate", "Abgestürzte Fregatte", True),
    ],
)
def test_the_names_of_the_cards(card: str, name: str, german: str, working_title: bool) -> None:
    """GLD-12.1, SMG-1.3: two names are printed, the others are ours; the texts of all are reconstructed."""
    facts = GAME.facts(f"card:{card}")
    assert (facts["name"], facts["de"], facts["working_title"]) == (name, german, working_title)
    assert facts["reconstructed"]


def test_staban_and_the_die() -> None:
    """SMG-1.4, SMG-9.9: abilities and faces are reconstructed."""
    staban = GAME.facts("leader:staban_tuek")
    assert (staban["name"], staban["hits"], staban["shields"], staban["reconstructed"]) == ("Staban Tuek", 1, 1, True)
    assert GAME.facts("die:smugglers") == {
        "id": "smugglers",
        "name": "Smugglers Action die",
        "de": "Schmuggler-Aktionswürfel",
        "de_printed": True,
        "faces": [0, 1, 1, 2, 3, 4],
        "reconstructed": True,
        "expansion": "smugglers",
    }


# ---------------------------------------------------------------- options of a setup


def test_the_faces_of_the_die_need_the_smugglers() -> None:
    faces = "house,house,house,house,house,house"
    GAME.check(Setup(2, 1, expansions=("smugglers",), smuggler_die_faces=faces))
    with pytest.raises(BadSetup) as refused:
        GAME.check(Setup(2, 1, expansions=("guild",), smuggler_die_faces=faces))
    assert str(refused.value) == "The option “smuggler_die_faces” needs the expansion smugglers."


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            {"retreat_captures": "yes"},
            "The option “retreat_captures” is false or true, not “yes”.",
        ),
        (
            {"unplaceable_cargo": "lost"},
            "The option “unplaceable_cargo” is stay_loaded or return_to_supply, not “lost”.",
        ),
        ({"no_such_rule": True}, "There is no option “no_such_rule” for War for Arrakis."),
        (
            {"smuggler_die_faces": "house"},
            "“smuggler_die_faces” needs six results separated by commas, each one of"
            " leadership, strategy, deployment, mentat, house.",
        ),
    ],
)
def test_what_is_said_about_a_wrong_option(options: dict[str, str], message: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.check(Setup(2, 1, expansions=("smugglers", "guild"), **options))
    assert str(refused.value) == message


def test_an_option_of_both_expansions_needs_one_of_them() -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.check(Setup(2, 1, one_transport_per_legion_and_turn=False))
    assert str(refused.value) == "The option “one_transport_per_legion_and_turn” needs the expansion smugglers / guild."


def test_the_options_and_their_defaults() -> None:
    """SMG-16, GLD-14: the default comes first."""
    smugglers, guild = ["smugglers"], ["guild"]
    yes, no = [True, False], [False, True]
    assert GAME.facts("switches") == {
        "base_requires_empty": {"values": yes, "expansions": smugglers},
        "smuggler_die_leader_specials": {"values": no, "expansions": smugglers},
        "retreat_captures": {"values": no, "expansions": smugglers},
        "captured_harvesters_count_for_jihad": {"values": yes, "expansions": smugglers},
        "alliance_removal_counts_for_jihad": {"values": no, "expansions": smugglers},
        "one_transport_per_legion_and_turn": {"values": yes, "expansions": ["smugglers", "guild"]},
        "round1_unit": {"values": yes, "expansions": smugglers},
        "frigate_exact_distance": {"values": no, "expansions": guild},
        "unplaceable_cargo": {"values": ["stay_loaded", "return_to_supply"], "expansions": guild},
        "bombardment_timing": {"values": ["own_action_turn", "before_or_after"], "expansions": guild},
        "heighliner_step_position": {"values": ["last", "first"], "expansions": guild},
        "atreides_trigger_requires_harkonnen_harvester": {"values": yes, "expansions": guild},
        "smuggler_die_faces": {
            "values": ["leadership,strategy,strategy,deployment,mentat,house"],
            "expansions": smugglers,
        },
        "round_limit": {"values": [0, 999], "expansions": []},
        "target_offset": {"values": [0, -2, 1], "expansions": []},
    }
