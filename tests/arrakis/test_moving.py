"""Moves of legions: who goes, where to, what follows from arriving (ARR-8, ARR-14)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules.forces import add_generic
from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.tables import AREA_ID

from .guild_table import (
    air,
    frigate,
    guild_table,
    troops,
)
from .helpers import (
    act,
    asked,
    at,
    ban,
    carryall,
    harvester,
    harvesters,
    leader,
    legal,
    legion,
    markers,
    ornithopter,
    paused,
    raze,
    starting,
    station,
    supply,
    table,
    turn,
    worm,
    wormsign,
    wormsigns,
    zones,
)
from .playing import play


def ends(s: Position, side: str, area: str, die: str = "strategy") -> set[str]:
    """Where the legion there may move with that die."""
    s = s.clone()
    turn(s, side, die)
    act(s, "move")
    if f"area {area}" not in legal(s):
        return set()
    act(s, f"area {area}")
    return starting(s, "area")


# ---------------------------------------------------------------- one move


def test_a_legion_moves_to_an_adjacent_free_area() -> None:
    s = table()
    legion(s, "harkonnen", "s4_9", regular=2)
    legion(s, "harkonnen", "s4_8", regular=1)
    legion(s, "atreides", "s4_10", regular=1)
    worm(s, "s4_14")  # by hand: worms keep to the Desert, but whatever the terrain it bars the way
    # rock_outcroppings holds a sietch, s4_10 an enemy, s4_14 a worm: only these are free (ARR-14.1, ARR-2.9).
    assert ends(s, "harkonnen", "s4_9") == {"s4_8", "s4_15"}


def test_terrain_forbids_nothing_and_settlements_of_the_enemy_do() -> None:
    """ARR-14.4"""
    s = table()
    legion(s, "atreides", "s4_16", regular=1)
    assert ends(s, "atreides", "s4_16") == {"broken_land", "s4_11", "shield_wall_2"}  # not arsunt
    raze(s, "arsunt")
    assert ends(s, "atreides", "s4_16") == {"broken_land", "s4_11", "shield_wall_2", "arsunt"}


def test_no_move_crosses_an_impassable_border() -> None:
    """ARR-14.5"""
    s = table()
    legion(s, "harkonnen", "s8_1", regular=1)
    assert ends(s, "harkonnen", "s8_1") == {"s4_13", "s4_14", "s8_3", "s8_4"}


def test_a_legion_with_nowhere_to_go_is_not_offered() -> None:
    s = table()
    legion(s, "harkonnen", "s1_10", regular=1)
    for area in ("s1_13", "s1_9"):
        legion(s, "atreides", area, regular=1)
    legion(s, "harkonnen", "carthag", regular=1)
    turn(s, "harkonnen", "strategy")
    act(s, "move")
    assert starting(s, "area") == {"carthag"}


def test_the_whole_legion_goes_with_leaders_and_tokens() -> None:
    s = table()
    legion(s, "atreides", "s4_10", regular=1, elite=1, generic=2, leaders=["stilgar", "paul_atreides"], tokens=["as1"])
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_10", "area s4_11", "all", "?skip", "end")
    assert paused(s)
    assert at(s, "s4_10") == {}
    assert at(s, "s4_11") == {
        "atreides": (1, 1, 0),
        "generic": 2,
        "leaders": ["paul_atreides", "stilgar"],
        "tokens": ["as1"],
    }
    assert supply(s, "atreides") == (15, 7, 6, 10)


def test_a_move_may_be_declined() -> None:
    """ARR-8.16"""
    s = table()
    legion(s, "harkonnen", "carthag", regular=1)
    turn(s, "harkonnen", "strategy")
    act(s, "move", "skip")
    assert paused(s)
    assert at(s, "carthag") == {"harkonnen": (1, 0, 0)}


# ---------------------------------------------------------------- splitting (ARR-14.2, ARR-13.3)


def test_a_legion_may_be_split() -> None:
    s = table()
    legion(s, "harkonnen", "carthag", regular=3, elite=1, special=1, generic=1, leaders=["beast_rabban"])
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area carthag", "area arsunt", "split", "number 1", "number 0", "number 1")
    act(s, "number 1")  # the Bashar
    act(s, "stays beast_rabban")  # Rabban stays
    act(s, "?skip")
    assert paused(s)
    assert at(s, "carthag") == {"harkonnen": (2, 1, 0), "leaders": ["beast_rabban"]}
    assert at(s, "arsunt") == {"harkonnen": (1, 0, 1), "generic": 1}


def test_no_leader_is_left_alone() -> None:
    s = table()
    legion(s, "harkonnen", "carthag", regular=2, generic=2, leaders=["beast_rabban"])
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area carthag", "area arsunt", "split", "number 2", "?skip")
    assert at(s, "carthag") == {}
    assert at(s, "arsunt") == {"harkonnen": (2, 0, 0), "generic": 2, "leaders": ["beast_rabban"]}


def test_leaders_never_go_alone() -> None:
    s = table()
    legion(s, "harkonnen", "carthag", regular=2, generic=1)
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area carthag", "area arsunt")
    assert legal(s) == {"all", "split"}
    act(s, "split", "number 0")  # nobody named: then everybody goes
    act(s, "?skip")
    assert paused(s)
    for area in ("carthag", "arsunt"):
        left = at(s, area)
        assert left == {} or any(left["harkonnen"])


def test_a_single_unit_cannot_be_split() -> None:
    s = table()
    legion(s, "harkonnen", "carthag", special=1, generic=1)
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area carthag", "area arsunt", "?all", "?skip")
    assert at(s, "arsunt") == {"harkonnen": (0, 0, 1), "generic": 1}


def test_tokens_move_like_units() -> None:
    """ARR-14.8"""
    s = table()
    legion(s, "atreides", "s4_10", regular=1, tokens=["as1", "as7"])
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_10", "area s4_11", "split", "number 1", "token as7", "done", "?skip", "end")
    assert paused(s)
    assert at(s, "s4_10") == {"atreides": (0, 0, 0), "tokens": ["as1"]}
    assert at(s, "s4_11") == {"atreides": (1, 0, 0), "tokens": ["as7"]}


def test_which_token_goes_is_the_owners_choice() -> None:
    """ARR-14.2: any units or tokens may stay."""
    s = table()
    legion(s, "atreides", "s4_10", tokens=["as1", "as7"])
    outcomes = set()
    for choice in ("as1", "as7"):
        t = s.clone()
        turn(t, "atreides", "strategy")
        act(t, "move", "area s4_10", "area s4_11", "split")
        act(t, f"token {choice}", "done", "?skip")
        outcomes.add(tuple(at(t, "s4_11")["tokens"]))
    assert outcomes == {("as1",), ("as7",)}


# ---------------------------------------------------------------- Leadership (ARR-9.2, EX-38)


def leadership_split() -> Position:
    s = table()
    legion(s, "atreides", "s4_10", regular=3, generic=1)
    turn(s, "atreides", "leadership")
    act(s, "move", "area s4_10", "area s4_11", "split")
    return s


def test_ex_38_the_naib_must_go_along() -> None:
    s = leadership_split()
    act(s, "number 2", "?skip")
    assert paused(s)  # with one Naib there was no choice
    assert at(s, "s4_11") == {"atreides": (2, 0, 0), "generic": 1}
    assert at(s, "s4_10") == {"atreides": (1, 0, 0)}


def test_ex_38_the_naib_never_goes_alone() -> None:
    s = leadership_split()
    act(s, "number 0", "?skip")
    assert at(s, "s4_11") == {} or any(at(s, "s4_11")["atreides"])


def test_leadership_needs_a_leader_in_each_move() -> None:
    s = table()
    legion(s, "harkonnen", "carthag", regular=2)
    legion(s, "harkonnen", "arrakeen", regular=2, leaders=["beast_rabban", "captain_aramsham"])
    turn(s, "harkonnen", "leadership")
    act(s, "move")
    assert starting(s, "area") == {"arrakeen"}
    act(s, "area arrakeen", "area rimwall_west", "split", "number 1")
    # One of the two has to go: if the first stays the second is not asked.
    act(s, "stays beast_rabban", "?skip")
    assert len(at(s, "rimwall_west")["leaders"]) == 1


# ---------------------------------------------------------------- two legions (ARR-14.3, ARR-14.18)


def test_two_different_legions_move_and_merge() -> None:
    s = table()
    legion(s, "harkonnen", "carthag", regular=2)
    legion(s, "harkonnen", "arrakeen", regular=1)
    legion(s, "harkonnen", "broken_land", elite=1)
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area carthag", "area broken_land", "all", "area arrakeen", "area broken_land", "?all")
    assert paused(s)
    assert at(s, "broken_land") == {"harkonnen": (3, 1, 0)}


def test_one_legion_cannot_be_split_over_two_destinations() -> None:
    s = table()
    legion(s, "harkonnen", "carthag", regular=4)
    legion(s, "harkonnen", "north_pole", regular=1)
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area carthag", "area arsunt", "split", "number 2")
    assert starting(s, "area") == {"north_pole"}


def test_a_moved_legion_does_not_move_again_from_where_it_arrives() -> None:
    """ARR-8.14: one figure moves once."""
    s = table()
    legion(s, "harkonnen", "carthag", regular=2)
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area carthag", "area broken_land", "all", "?skip")
    assert paused(s)
    assert at(s, "broken_land") == {"harkonnen": (2, 0, 0)}


def test_two_legions_may_exchange_their_areas() -> None:
    s = table()
    legion(s, "harkonnen", "carthag", regular=2)
    legion(s, "harkonnen", "arrakeen", elite=3)
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area carthag", "area arrakeen", "all", "area arrakeen", "area carthag", "all")
    assert paused(s)
    assert at(s, "carthag") == {"harkonnen": (0, 3, 0)}
    assert at(s, "arrakeen") == {"harkonnen": (2, 0, 0)}


# ---------------------------------------------------------------- stacking after all moves (ARR-14.9, EX-37)


@pytest.mark.parametrize(("banned", "removed"), [(False, 2), (True, 3)])
def test_ex_37_stacking_is_checked_after_all_moves(banned: bool, removed: int) -> None:
    s = table()
    legion(s, "harkonnen", "carthag", regular=4)
    legion(s, "harkonnen", "arrakeen", regular=3, elite=1)
    if banned:
        ban(s, "choam")
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area carthag", "area broken_land", "all", "area arrakeen", "area broken_land", "all")
    assert asked(s) == (0, "excess")
    assert legal(s) == {"regular", "elite"}
    act(s, "elite")
    for _ in range(removed - 1):
        act(s, "?regular")
    assert paused(s)
    assert at(s, "broken_land") == {"harkonnen": (8 - removed, 0, 0)}
    assert supply(s, "harkonnen") == (24 - (8 - removed), 12, 8, 6)


def test_a_seventh_unit_leaves_again() -> None:
    s = table()
    legion(s, "atreides", "s4_10", regular=6)
    legion(s, "atreides", "s4_11", tokens=["as1"])
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_11", "area s4_10", "?all", "?skip")
    assert asked(s) == (1, "excess")
    assert legal(s) == {"regular", "token as1"}
    act(s, "token as1")  # leaves the game unseen (ARR-2.19)
    assert paused(s)
    assert at(s, "s4_10") == {"atreides": (6, 0, 0)}
    assert supply(s, "atreides")[0] == 10


# ---------------------------------------------------------------- sandriding (ARR-14.10, ARR-14.11, ARR-14.20)


def test_ex_34_sandriding() -> None:
    s = table()
    legion(s, "atreides", "s1_1", regular=2)
    plain = ends(s, "atreides", "s1_1")
    assert plain == {"s1_2", "s1_3", "s1_4", "s4_3"}
    wormsign(s, "s1_3")
    assert ends(s, "atreides", "s1_1") == plain | {"s4_11"}


RIDE = {"gara_kulon", "s1_11", "s1_13", "s1_14", "s1_8", "s1_6", "s1_10", "s1_9", "s1_12", "s1_2"}


def test_ex_35_a_chain() -> None:
    """All areas of the example, and s1_2, which is adjacent to the start anyway."""
    s = table()
    legion(s, "atreides", "sihaya_ridge", regular=2)
    wormsign(s, "s1_9")
    wormsign(s, "s1_12")
    assert ends(s, "atreides", "sihaya_ridge") == RIDE


def test_ex_35_an_enemy_legion_closes_the_chain() -> None:
    s = table()
    legion(s, "atreides", "sihaya_ridge", regular=2)
    wormsign(s, "s1_9")
    wormsign(s, "s1_12")
    legion(s, "harkonnen", "s1_9", regular=1)
    assert ends(s, "atreides", "sihaya_ridge") == {"s1_2", "s1_6", "s1_10"}


def test_ex_35_a_worm_is_a_link_but_no_end() -> None:
    s = table()
    legion(s, "atreides", "sihaya_ridge", regular=2)
    wormsign(s, "s1_9")
    worm(s, "s1_12")
    assert ends(s, "atreides", "sihaya_ridge") == RIDE - {"s1_12"}


def test_walls_interrupt_a_chain() -> None:
    s = table()
    legion(s, "atreides", "s1_2", regular=2)
    wormsign(s, "s1_5")
    assert "s5_5" not in ends(s, "atreides", "s1_2")
    assert "rimwall_west" not in ends(s, "atreides", "s1_2")


def test_the_sign_in_the_own_area_is_no_link() -> None:
    s = table()
    legion(s, "atreides", "s1_1", regular=2)
    wormsign(s, "s1_1")
    assert ends(s, "atreides", "s1_1") == {"s1_2", "s1_3", "s1_4", "s4_3"}


def test_riding_past_takes_and_removes_nothing() -> None:
    """ARR-14.11, ARR-26.1"""
    s = table()
    legion(s, "atreides", "s1_2", regular=2, leaders=["stilgar"], tokens=["as1"])
    wormsign(s, "s1_4")
    harvester(s, "s1_4")
    station(s, "s1_4", "jihad")
    turn(s, "atreides", "strategy")
    act(s, "move", "area s1_2", "area s1_3", "all", "?skip", "end")
    assert paused(s)
    assert at(s, "s1_3") == {"atreides": (2, 0, 0), "leaders": ["stilgar"], "tokens": ["as1"]}
    assert harvesters(s) == {"s1_4"}
    assert wormsigns(s) == {"s1_4"}
    assert s.marker == [0, 0, 0]


def test_the_harkonnen_do_not_ride() -> None:
    s = table()
    legion(s, "harkonnen", "s1_1", regular=2)
    wormsign(s, "s1_3")
    assert ends(s, "harkonnen", "s1_1") == {"s1_2", "s1_3", "s1_4", "s4_3"}


def test_nobody_rides_over_an_own_worm_into_an_enemy() -> None:
    s = table()
    legion(s, "atreides", "s1_1", regular=2)
    legion(s, "harkonnen", "s4_11", regular=1)
    worm(s, "s1_3")
    assert ends(s, "atreides", "s1_1") == {"s1_2", "s1_4", "s4_3"}


# ---------------------------------------------------------------- troop-transport (ARR-14.12 to ARR-14.16)


def test_ex_31_an_ornithopter_carries_a_legion_two_areas() -> None:
    s = table()
    legion(s, "harkonnen", "s5_1", regular=2, generic=1)
    assert "s8_2" not in ends(s, "harkonnen", "s5_1")
    ornithopter(s, "az2")
    assert s.vehicles[1] == 5
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s5_1", "area s8_2", "?zone az2", "all", "?skip")
    assert paused(s)
    assert at(s, "s8_2") == {"harkonnen": (2, 0, 0), "generic": 1}
    assert zones(s) == {}
    assert s.vehicles[1] == 6


def test_ex_32_the_ornithopter_must_be_connected_to_the_start() -> None:
    s = table()
    legion(s, "harkonnen", "s5_1", regular=2)
    ornithopter(s, "az5")
    assert "s8_2" not in ends(s, "harkonnen", "s5_1")


def test_a_carryall_carries_no_legion() -> None:
    s = table()
    legion(s, "harkonnen", "s5_1", regular=2)
    carryall(s, "az2")
    assert "s8_2" not in ends(s, "harkonnen", "s5_1")


def test_a_transport_crosses_enemies_worms_and_walls() -> None:
    """ARR-14.13"""
    s = table()
    legion(s, "harkonnen", "s8_1", regular=2)
    legion(s, "atreides", "s8_4", regular=1)
    worm(s, "s8_3")
    plain = {"s4_13", "s4_14"}
    assert ends(s, "harkonnen", "s8_1") == plain
    ornithopter(s, "az3")
    reached = ends(s, "harkonnen", "s8_1")
    # Over the walls s8_2 and shield_wall_2 themselves and what lies behind; over the enemy wind_pass, s7_1 and s7_2;
    # over the worm s3_3 and s4_12; never bight_of_the_cliff with its sietch, the worm or the enemy.
    assert reached == plain | {
        "s8_2",
        "shield_wall_2",
        "arsunt",
        "hagga_basin",
        "s4_15",
        "s4_16",
        "splintered_rock",
        "wind_pass",
        "s7_1",
        "s7_2",
        "s3_3",
        "s4_12",
        "s4_7",
        "s4_8",
        "s4_9",
    }


def test_crossing_one_wall_costs_an_ornithopter_too() -> None:
    s = table()
    legion(s, "harkonnen", "s8_1", regular=2)
    ornithopter(s, "az3", "az7")
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s8_1", "area s8_2")
    assert starting(s, "zone") == {"az3", "az7"}
    act(s, "zone az7", "all", "?skip")
    assert zones(s) == {"az3": "ornithopter"}
    assert at(s, "s8_2") == {"harkonnen": (2, 0, 0)}


def test_a_wormsign_flown_over_stays_hidden() -> None:
    """ARR-14.15"""
    s = table()
    legion(s, "harkonnen", "s8_1", regular=2)
    wormsign(s, "s8_4", "sandworm")
    ornithopter(s, "az3")
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s8_1", "area wind_pass", "?zone az3", "all", "?skip")
    assert at(s, "wind_pass") == {"harkonnen": (2, 0, 0)}
    assert wormsigns(s) == {"s8_4"}


def test_each_of_two_legions_may_use_an_ornithopter() -> None:
    """ARR-14.16"""
    s = table()
    legion(s, "harkonnen", "s5_1", regular=1)
    legion(s, "harkonnen", "s8_1", regular=1)
    ornithopter(s, "az2", "az3")
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s5_1", "area s8_2", "?zone az2", "?all", "area s8_1", "area s8_2", "?zone az3", "?all")
    assert paused(s)
    assert at(s, "s8_2") == {"harkonnen": (2, 0, 0)}
    assert zones(s) == {}


def test_a_legion_is_carried_once_in_a_turn() -> None:
    """ARR-14.14: Rabban's second move goes on foot."""
    s = table()
    legion(s, "harkonnen", "s5_1", regular=2, leaders=["beast_rabban"])
    ornithopter(s, "az2", "az3", "az7")
    turn(s, "harkonnen", "leadership")
    act(s, "leader beast_rabban", "area s5_1", "area s8_2", "?zone az2", "all", "area s8_2")
    assert starting(s, "area") == {"hagga_basin", "s8_4", "shield_wall_2", "splintered_rock", "wind_pass"}


def test_borders_opened_by_the_atomics_count_for_transports() -> None:
    """ARR-25.5, ARR-14.19: Hagga Basin and Wind Pass become neighbours, so s7_2 is two steps away."""
    s = table()
    markers(s, jihad=8)
    legion(s, "harkonnen", "hagga_basin", regular=2)
    ornithopter(s, "az2")
    assert not {"s7_2", "s7_3"} & ends(s, "harkonnen", "hagga_basin")
    turn(s, "atreides", "strategy", "mentat")
    act(s, "atomics splintered_rock")
    assert {"wind_pass", "s7_2", "s7_3"} <= ends(s, "harkonnen", "hagga_basin")


# ---------------------------------------------------------------- arriving (ARR-14.17)


def test_ex_71_a_station_is_taken_at_the_end_of_a_move() -> None:
    s = table()
    station(s, "s8_4", "sand_dwellers")
    legion(s, "atreides", "s8_3", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s8_3", "area s8_4", "?all", "?skip")
    assert s.marker == [0, 1, 0]
    assert s.view(0)["areas"]["s8_4"].get("station") is None
    s.marker = [0, 0, 0]
    turn(s, "atreides", "strategy")
    act(s, "move", "area s8_4", "area s8_3", "?all", "?skip")
    turn(s, "atreides", "strategy")
    act(s, "move", "area s8_3", "area s8_4", "?all", "?skip")
    assert s.marker == [0, 0, 0]


def test_the_harkonnen_leave_stations_alone() -> None:
    """ARR-26.2"""
    s = table()
    legion(s, "harkonnen", "s8_3", regular=1)
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s8_3", "area s8_4", "?all", "?skip")
    assert s.marker == [0, 0, 0]
    assert s.view(0)["areas"]["s8_4"]["station"] is True


def test_an_atreides_legion_removes_a_harvester_whatever_carryalls_there_are() -> None:
    """ARR-19.5"""
    s = table()
    harvester(s, "s1_3", "s1_5")
    carryall(s, "az1")
    legion(s, "atreides", "s1_1", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s1_1", "area s1_3", "?all", "?skip")
    assert paused(s)
    assert harvesters(s) == {"s1_5"}
    assert s.vehicles[0] == 7
    assert zones(s) == {"az1": "carryall"}


def test_an_atreides_legion_on_a_wormsign_changes_nothing() -> None:
    """ARR-20.19"""
    s = table()
    wormsign(s, "s1_3", "sandworm")
    legion(s, "atreides", "s1_1", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s1_1", "area s1_3", "?all", "?skip")
    assert paused(s)
    assert wormsigns(s) == {"s1_3"}


# ---------------------------------------------------------------- hunted Paul (Seek Out the 'Mahdi')


def test_two_moves_named_together_arrive_once() -> None:
    """ARR-8.18, ARR-20.30: Rabban leaves the wormsign he came to with his second move, so it is not flipped."""
    s = table()
    legion(s, "harkonnen", "s1_1", regular=2, leaders=["beast_rabban"])
    wormsign(s, "s1_3", "sandworm")
    turn(s, "harkonnen", "leadership")
    act(s, "leader beast_rabban", "area s1_1", "area s1_3", "all", "area s1_3", "area s4_11", "all")
    assert paused(s)
    assert at(s, "s4_11") == {"harkonnen": (2, 0, 0), "leaders": ["beast_rabban"]}
    assert wormsigns(s) == {"s1_3"}


def test_the_beast_must_be_in_both_moves() -> None:
    """ARR-28.2"""
    s = table()
    legion(s, "harkonnen", "carthag", regular=4, generic=1, leaders=["beast_rabban"])
    turn(s, "harkonnen", "leadership")
    act(s, "leader beast_rabban", "area carthag", "area broken_land", "split", "number 2", "number 0")
    assert at(s, "broken_land") == {"harkonnen": (2, 0, 0), "leaders": ["beast_rabban"]}
    act(s, "area broken_land", "area s4_16", "split", "number 1")
    assert paused(s)
    assert at(s, "broken_land") == {"harkonnen": (1, 0, 0)}
    assert at(s, "s4_16") == {"harkonnen": (1, 0, 0), "leaders": ["beast_rabban"]}


@pytest.mark.parametrize("paul", ["paul_atreides", "paul_muad_dib"])
def test_no_legion_with_paul_moves_while_he_is_hunted(paul: str) -> None:
    s = table()
    legion(s, "atreides", "s1_1", regular=3, generic=1, leaders=[paul])
    legion(s, "atreides", "s4_10", regular=1)
    s.seek = 1
    turn(s, "atreides", "strategy")
    act(s, "move")
    assert starting(s, "area") == {"s4_10"}
    act(s, "skip")
    turn(s, "atreides", "strategy")  # only the next turn counts
    act(s, "move")
    assert starting(s, "area") == {"s1_1", "s4_10"}


def test_a_hunted_paul_is_neither_deployed_nor_attacks() -> None:
    s = table()
    legion(s, "atreides", "s8_3", regular=3, leaders=["stilgar"])
    s.seek = 1
    turn(s, "atreides", "deployment")
    act(s, "?normal", "number 1", "area windgap")
    assert "leader paul_atreides" not in legal(s)
    assert "leader lady_jessica" in legal(s)
    legion(s, "atreides", "s8_3", leaders=["paul_atreides"])
    legion(s, "harkonnen", "s8_4", regular=1)
    s.seek = 1
    turn(s, "atreides", "strategy")
    act(s, "attack")
    assert paused(s) or "area s8_3" not in legal(s)


# ---------------------------------------------------------------- one transport per legion and turn (ARR-14.14)


def test_a_legion_in_the_landing_area_may_still_fly() -> None:
    """ARR-14.16: it is another legion."""
    s = table()
    legion(s, "harkonnen", "s5_1", regular=1)
    legion(s, "harkonnen", "s8_2", elite=1)
    ornithopter(s, "az2", "az3")
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s5_1", "area s8_2", "?zone az2", "?all", "area s8_2")
    assert "s8_1" in starting(s, "area")  # only by air: there is a wall between
    act(s, "area s8_1", "?zone az3", "?all")
    assert paused(s)
    assert at(s, "s8_2") == {"harkonnen": (1, 0, 0)}
    assert at(s, "s8_1") == {"harkonnen": (0, 1, 0)}


def test_the_next_turn_it_may_fly_again() -> None:
    s = table()
    legion(s, "harkonnen", "s5_1", regular=1)
    ornithopter(s, "az2", "az3")
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s5_1", "area s8_2", "?zone az2", "?all", "?skip")
    assert "s8_1" in ends(s, "harkonnen", "s8_2")


def test_feyd_flies_once_in_move_and_attack() -> None:
    s = table()
    leader(s, "feyd_rautha", "available")
    legion(s, "harkonnen", "s5_1", regular=2, leaders=["feyd_rautha"])
    legion(s, "atreides", "s8_1", regular=1)
    legion(s, "atreides", "wind_pass", regular=1)
    ornithopter(s, "az2", "az3")
    turn(s, "harkonnen", "leadership")
    act(s, "leader feyd_rautha", "area s5_1", "area s8_2", "?zone az2", "all")
    if asked(s)[1] == "free":
        act(s, "skip")
    assert starting(s, "area") == {"s8_2"}
    act(s, "area s8_2")
    assert asked(s)[1] != "attack_to"  # wind_pass beside it is the only target; s8_1 lies behind a wall
    assert zones(s) == {"az3": "ornithopter"}


def test_no_figure_moves_twice_by_merging_on_the_way() -> None:
    """ARR-14.7, ARR-8.14: what arrives in an area does not leave it with the second move."""
    s = table()
    legion(s, "harkonnen", "carthag", regular=2)
    legion(s, "harkonnen", "broken_land", elite=1)
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area carthag", "area broken_land", "all", "area broken_land", "area s4_16", "?all")
    assert paused(s)
    assert at(s, "broken_land") == {"harkonnen": (2, 0, 0)}
    assert at(s, "s4_16") == {"harkonnen": (0, 1, 0)}


def test_what_is_left_behind_on_the_way_arrives_there() -> None:
    """ARR-8.18: the part of Rabban's legion that stays on the wormsign after his second move meets it."""
    s = table()
    legion(s, "harkonnen", "s1_1", regular=3, leaders=["beast_rabban"])
    wormsign(s, "s1_3", "sand")
    turn(s, "harkonnen", "leadership")
    act(s, "leader beast_rabban", "area s1_1", "area s1_3", "all", "area s1_3", "area s4_11", "split", "number 2")
    assert paused(s)
    assert at(s, "s1_3") == {"harkonnen": (1, 0, 0)}
    assert at(s, "s4_11") == {"harkonnen": (2, 0, 0), "leaders": ["beast_rabban"]}
    assert wormsigns(s) == set()


def test_the_second_move_may_be_skipped() -> None:
    s = table()
    legion(s, "harkonnen", "s1_1", regular=1, leaders=["beast_rabban"])
    wormsign(s, "s1_3", "sand")
    turn(s, "harkonnen", "leadership")
    act(s, "leader beast_rabban", "area s1_1", "area s1_3", "?all", "skip")
    assert paused(s)
    assert wormsigns(s) == set()


def test_a_harkonnen_turn_without_dice_passes() -> None:
    """Their last die was taken away in the turn before (ARR-8.17); free actions remain."""
    s = table()
    s.sietch_up = 0
    ornithopter(s, "az3")
    turn(s, "harkonnen")
    assert legal(s) == {"skip", "scout az3"}
    act(s, "skip", "?end")
    assert paused(s)


# ---------------------------------------------------------------- with the expansions


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
