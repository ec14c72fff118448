"""Houses Major Troops: Regular Units and Generic Leaders at once (GLD-8)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules.forces import add_generic, add_named
from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.tables import AREA_ID, LEADER_ID

from .guild_table import (
    air,
    cargo,
    frigate,
    guild_table,
    sums,
    troops,
    troops_at,
    troops_on_board,
)
from .helpers import (
    act,
    asked,
    at,
    ban,
    fix,
    harvest,
    hazards,
    imperium,
    leader,
    legal,
    legion,
    ornithopter,
    paused,
    prescience,
    round_end,
    sietch,
    standing,
    starting,
    storms,
    turn,
    where,
    wormsign,
)
from .playing import play, special

# ---------------------------------------------------------------- battle


@pytest.mark.parametrize("side", ["harkonnen", "atreides"])
def test_ex_s2_three_troops_strike_by_surprise(side: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """EX-S2, GLD-8.5, GLD-8.6, INT-B16: 2 Specials, 1 Sword and the Special of the surprise are 4 Hits."""
    enemy = "atreides" if side == "harkonnen" else "harkonnen"
    s = guild_table()
    troops(s, side, "s4_4", 3)
    legion(s, enemy, "s4_7", regular=6)
    fix(monkeypatch, "**S", "DDDDDD")
    turn(s, side, "leadership")
    act(s, "attack", "area s4_4", "?area s4_7", "all")
    assert asked(s)[1] == "b_special"
    act(s, "generic", "generic", "generic")
    assert s.b_hits[0 if side == "harkonnen" else 1] == 4
    act(s, "?cease")
    assert at(s, "s4_7") == {enemy: (6, 0, 0)}  # six shields stop four hits


def test_four_hits_without_shields(monkeypatch: pytest.MonkeyPatch) -> None:
    """EX-S2"""
    s = guild_table()
    troops(s, "atreides", "s4_4", 3)
    legion(s, "harkonnen", "s4_7", regular=5)
    fix(monkeypatch, "**S", "*****")
    turn(s, "atreides", "leadership")
    act(s, "attack", "area s4_4", "?area s4_7", "all", "generic", "generic", "generic", "?skip", "cease")
    assert at(s, "s4_7") == {"harkonnen": (1, 0, 0)}


def test_one_special_per_troop(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-8.8, ARR-15.11: two Troops and a Naib turn three of four Specials."""
    s = guild_table()
    troops(s, "atreides", "s4_4", 2)
    legion(s, "atreides", "s4_4", regular=2, generic=1)
    legion(s, "harkonnen", "s4_7", regular=6)
    fix(monkeypatch, "****", "******")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_4", "?area s4_7", "all", "generic", "generic", "generic")
    assert s.b_hits == (0, 3)
    assert asked(s)[1] != "b_special" or "generic" not in legal(s)
    act(s, "?skip")
    assert at(s, "s4_7") == {"harkonnen": (3, 0, 0)}


def test_defending_troops_use_specials_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-8.8"""
    s = guild_table()
    troops(s, "harkonnen", "s4_7", 2)
    legion(s, "atreides", "s4_4", regular=3)
    fix(monkeypatch, "***", "**")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_4", "?area s4_7", "all")
    assert asked(s) == (0, "b_special")
    act(s, "generic", "generic")
    assert s.b_hits == (2, 0)
    act(s, "?skip", "cease")
    assert at(s, "s4_4") == {"atreides": (1, 0, 0)}
    assert troops_at(s, "s4_7") == 2


def test_only_troops_in_the_attack_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.3, GLD-8.8: a Troop left out gives neither a die nor a leader."""
    s = guild_table()
    troops(s, "harkonnen", "s4_4", 2)
    legion(s, "harkonnen", "s4_4", regular=1)
    legion(s, "atreides", "s4_7", regular=3)
    fix(monkeypatch, "**", "***")
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area s4_4", "?area s4_7", "split", "number 1")
    act(s, "number 1")  # one of the two Troops
    assert asked(s)[1] == "b_special"
    act(s, "generic")
    assert s.b_hits == (1, 0)
    assert asked(s)[1] != "b_special" or "generic" not in legal(s)


def test_a_troop_is_one_figure_and_one_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-8.7, GLD-8.8: removed once; the base goes to its owner, the figure to the shared supply."""
    s = guild_table()
    troops(s, "harkonnen", "s4_7", 2)
    legion(s, "atreides", "s4_4", regular=3)
    assert (s.troops_left, s.bases_left) == (10, [6, 8])
    fix(monkeypatch, "SDD", "**")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_4", "?area s4_7", "all", "?skip")
    act(s, "?troop", "?cease")
    assert troops_at(s, "s4_7") == 1
    assert (s.troops_left, s.bases_left) == (11, [7, 8])
    sums(s)


def test_a_named_leader_with_troops_is_not_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-8.9, ARR-13.3; with the last Troop he falls (ARR-15.15)."""
    s = guild_table()
    troops(s, "harkonnen", "s4_7", 1)
    legion(s, "harkonnen", "s4_7", regular=1, leaders=["beast_rabban"])
    legion(s, "atreides", "s4_4", regular=2)
    fix(monkeypatch, "SD", "DD")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_4", "?area s4_7", "all")
    assert asked(s)[1] == "b_cease"  # one sword, two shields: nothing happens
    act(s, "cease")
    fix(monkeypatch, "SS", "**")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_4", "?area s4_7", "all", "leader beast_rabban", "skip")
    assert asked(s) == (0, "b_hit")
    assert legal(s) == {"regular", "troop", "leader beast_rabban"}
    act(s, "regular")
    assert where(s, "beast_rabban") == "s4_7"
    act(s, "troop")
    assert where(s, "beast_rabban") == "tank"
    assert s.owner[AREA_ID["s4_7"]] == -1


def test_an_elite_is_replaced_by_a_regular_never_by_a_troop(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-8.10, ARR-15.13: without a Regular in the supply the Elite is removed."""
    s = guild_table()
    legion(s, "harkonnen", "s4_7", elite=2)
    legion(s, "atreides", "s4_4", regular=2)
    s.supply[0] = 0
    assert s.troops_left == 12
    fix(monkeypatch, "SD", "**")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_4", "?area s4_7", "all", "?elite", "cease")
    assert at(s, "s4_7") == {"harkonnen": (0, 1, 0)}
    assert s.troops_left == 12


def test_int_b17_special_elites_cancel_shields_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-B17, ARR-15.12: the Sardaukar cancels one of the two shields, never the Hit a Troop makes of a Special."""
    s = guild_table()
    troops(s, "atreides", "s4_7", 3)
    legion(s, "harkonnen", "s4_4", special=1, regular=2)
    fix(monkeypatch, "SSS", "DD*")
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area s4_4", "?area s4_7", "all", "generic")
    # Harkonnen: 3 swords against 2 - 1 shields: 2 hits. Atreides: 1 hit.
    act(s, "?regular")
    assert troops_at(s, "s4_7") == 1
    assert at(s, "s4_4") == {"harkonnen": (1, 0, 1)}


def test_int_b29_troops_destroy_a_settlement(monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-B29, ARR-16.1"""
    s = guild_table()
    troops(s, "harkonnen", "s4_6", 1)
    sietch(s, "bight_of_the_cliff", 2)
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area s4_6", "?area bight_of_the_cliff", "?all", "number 1")
    assert "bight_of_the_cliff" not in standing(s)
    assert s.supremacy == 2
    assert troops_on_board(s, "harkonnen") == {"bight_of_the_cliff": 1}

    s = guild_table()
    troops(s, "atreides", "s4_16", 2)
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_16", "?area arsunt", "?all", "number 2")
    assert "arsunt" not in standing(s)
    assert s.marker == [1, 1, 1]


def test_advancing_with_a_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.23: any number of the attacking figures, Troops chosen like others."""
    s = guild_table()
    troops(s, "harkonnen", "s4_4", 2)
    legion(s, "harkonnen", "s4_4", regular=1)
    legion(s, "atreides", "s4_7", regular=1)
    fix(monkeypatch, "SSS", "D")
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area s4_4", "?area s4_7", "all", "number 1", "number 0", "?number 1")
    assert troops_at(s, "s4_7") == 1
    assert troops_at(s, "s4_4") == 1
    assert at(s, "s4_4") == {"harkonnen": (1, 0, 0)}
    sums(s)


def test_a_legion_with_troops_retreats_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.19: Troops and all; no Frigate and no worm helps (GLD-9.8)."""
    s = guild_table()
    frigate(s, "harkonnen", "az3")
    ornithopter(s, "az8")
    troops(s, "harkonnen", "s4_4", 2)
    legion(s, "harkonnen", "s4_4", regular=1, generic=1)
    legion(s, "atreides", "s4_7", regular=3)
    fix(monkeypatch, "DDD", "DDD")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_7", "?area s4_4", "all", "continue", "retreat")
    assert starting(s, "area") == {"s4_2", "s4_8", "the_funeral_plain"}  # adjacent; Rock Outcroppings is a Sietch
    act(s, "area s4_2", "number 0")
    assert troops_at(s, "s4_2") == 2
    assert at(s, "s4_2") == {"harkonnen": (1, 0, 0), "generic": 1}
    sums(s)


# ---------------------------------------------------------------- movement


def test_a_troop_is_the_leader_of_a_leadership_move() -> None:
    """GLD-8.5, GLD-8.8, INT-B23: it must take part if nobody else can."""
    s = guild_table()
    troops(s, "harkonnen", "s4_4", 2)
    legion(s, "harkonnen", "s4_4", regular=2)
    legion(s, "harkonnen", "s2_3", regular=2)  # without a leader
    turn(s, "harkonnen", "leadership")
    act(s, "move")
    assert starting(s, "area") == {"s4_4"}
    act(s, "area s4_4", "area s4_7", "split", "number 2")
    assert starting(s, "number") == {"1", "2"}  # at least one Troop goes along
    act(s, "number 1", "?skip")
    assert troops_at(s, "s4_7") == 1
    assert at(s, "s4_7") == {"harkonnen": (2, 0, 0)}


def test_with_another_leader_the_troops_may_stay() -> None:
    """INT-B23: then the Bashar has to go."""
    s = guild_table()
    troops(s, "harkonnen", "s4_4", 2)
    legion(s, "harkonnen", "s4_4", regular=2, generic=1)
    turn(s, "harkonnen", "leadership")
    act(s, "move", "area s4_4", "area s4_7", "split", "number 1")
    assert starting(s, "number") == {"0", "1", "2"}
    s2 = s.clone()
    act(s, "number 0", "?number 1", "?skip")
    assert at(s, "s4_7") == {"harkonnen": (1, 0, 0), "generic": 1}
    assert troops_at(s, "s4_4") == 2
    act(s2, "number 1", "number 0", "?skip")  # a Troop leads: the Bashar may stay
    assert at(s2, "s4_7") == {"harkonnen": (1, 0, 0)}
    assert at(s2, "s4_4") == {"harkonnen": (1, 0, 0), "generic": 1}
    sums(s2)


def test_a_leadership_attack_needs_a_troop_in_it() -> None:
    """GLD-8.8, ARR-15.2"""
    s = guild_table()
    troops(s, "harkonnen", "s4_4", 1)
    legion(s, "harkonnen", "s4_4", regular=2)
    legion(s, "harkonnen", "s4_6", regular=2)
    legion(s, "atreides", "s4_7", regular=1)
    turn(s, "harkonnen", "leadership")
    act(s, "attack")
    assert starting(s, "area") <= {"s4_4"}
    act(s, "?area s4_4", "?area s4_7", "split", "number 1")
    assert asked(s)[1] != "move_who"  # the Troop goes without a question


def test_cards_that_want_a_leader_accept_a_troop() -> None:
    """GLD-8.9: Battle Language and Jubba Cloaks."""
    s = guild_table()
    troops(s, "atreides", "s4_4", 2)
    legion(s, "atreides", "s4_7", regular=2)
    play(s, "battle_language", "move")
    assert starting(s, "area") == {"s4_4"}
    s = guild_table()
    troops(s, "atreides", "s4_4", 2)
    legion(s, "atreides", "s4_7", regular=2)
    play(s, "jubba_cloaks")
    assert starting(s, "area") == {"s4_4"}


def test_a_troop_alone_is_a_legion() -> None:
    """GLD-8.9"""
    s = guild_table()
    troops(s, "atreides", "s4_4", 1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_4", "area s4_2", "?all", "?skip")
    assert troops_on_board(s, "atreides") == {"s4_2": 1}
    assert s.owner[AREA_ID["s4_4"]] == -1


def test_leaders_stay_with_troops_or_go_with_them() -> None:
    """GLD-8.11, ARR-13.3: a Troop is company enough on both ends."""
    s = guild_table()
    troops(s, "atreides", "s4_4", 2)
    legion(s, "atreides", "s4_4", regular=1, generic=1, leaders=["stilgar"])
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_4", "area s4_2", "split", "number 0", "number 1", "number 1", "stays stilgar", "?skip")
    assert troops_on_board(s, "atreides") == {"s4_2": 1, "s4_4": 1}
    assert at(s, "s4_2") == {"atreides": (0, 0, 0), "generic": 1}
    assert at(s, "s4_4") == {"atreides": (1, 0, 0), "leaders": ["stilgar"]}


def test_ex_46_riders_leave_troops_behind() -> None:
    """EX-46, GLD-8.4, INT-B22: 2 Fedaykin ride, 2 Troops stay as their own Legion."""
    s = guild_table()
    troops(s, "atreides", "s4_12", 2)
    legion(s, "atreides", "s4_12", special=2)
    wormsign(s, "s4_6")
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_5", "all", "?skip")
    assert at(s, "s4_5") == {"atreides": (0, 0, 2)}
    assert troops_at(s, "s4_5") == 0
    assert troops_on_board(s, "atreides") == {"s4_12": 2}
    assert s.owner[AREA_ID["s4_12"]] == 1
    sums(s)


def test_on_foot_they_all_go() -> None:
    """GLD-8.4: only Sandriding is barred; the area with the wormsign itself is adjacent."""
    s = guild_table()
    troops(s, "atreides", "s4_12", 2)
    legion(s, "atreides", "s4_12", special=2)
    wormsign(s, "s4_6")
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_6", "all", "?skip")
    assert troops_at(s, "s4_6") == 2


def test_int_b22_troops_alone_cannot_ride() -> None:
    """INT-B22: also with leaders, who need a Unit that rides (GLD-8.11)."""
    s = guild_table()
    troops(s, "atreides", "s4_12", 2)
    legion_leaders(s, "s4_12")
    wormsign(s, "s4_6")
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12")
    assert starting(s, "area") == {"bight_of_the_cliff", "s3_2", "s3_3", "s4_6", "s8_3", "the_great_flat"}


def legion_leaders(s: Position, area: str) -> None:
    """A Naib and Stilgar join the Troops there."""
    add_generic(s, 1, AREA_ID[area])
    add_named(s, LEADER_ID["stilgar"], AREA_ID[area])


def test_leaders_may_ride_or_stay_with_the_troops() -> None:
    """GLD-8.11: one Regular rides; Stilgar rides, the Naib stays."""
    s = guild_table()
    troops(s, "atreides", "s4_12", 2)
    legion(s, "atreides", "s4_12", regular=1, generic=1, leaders=["stilgar"])
    wormsign(s, "s4_6")
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_5", "split", "number 1", "number 0", "goes stilgar", "?skip")
    assert at(s, "s4_5") == {"atreides": (1, 0, 0), "leaders": ["stilgar"]}
    assert at(s, "s4_12") == {"atreides": (0, 0, 0), "generic": 1}
    assert troops_at(s, "s4_12") == 2


def test_deployment_tokens_ride_and_troops_stay() -> None:
    """GLD-8.4, ARR-14.20"""
    s = guild_table()
    troops(s, "atreides", "s4_12", 1)
    legion(s, "atreides", "s4_12", tokens=["as1"])
    wormsign(s, "s4_6")
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_12", "area s4_5", "?all", "?skip")
    assert at(s, "s4_5") == {"atreides": (0, 0, 0), "tokens": ["as1"]}
    assert troops_at(s, "s4_12") == 1


def test_a_leadership_ride_needs_a_leader_who_rides() -> None:
    """GLD-8.4, ARR-9.2: the Troop is the only leader and cannot ride."""
    s = guild_table()
    troops(s, "atreides", "s4_12", 1)
    legion(s, "atreides", "s4_12", regular=2)
    wormsign(s, "s4_6")
    turn(s, "atreides", "leadership")
    act(s, "move", "area s4_12")
    assert "s4_5" not in starting(s, "area")
    assert "s4_6" in starting(s, "area")
    legion(s, "atreides", "s4_12", generic=1, regular=0)
    turn(s, "atreides", "leadership")
    act(s, "move", "area s4_12")
    assert "s4_5" in starting(s, "area")
    act(s, "area s4_5", "split", "number 1", "?skip")
    assert at(s, "s4_5") == {"atreides": (1, 0, 0), "generic": 1}  # the Naib has to ride


def test_a_ridden_attack_is_made_without_the_troops(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-8.4, ARR-15.23: riders all advance or nobody; the Troops stay."""
    s = guild_table()
    troops(s, "atreides", "s4_12", 3)
    legion(s, "atreides", "s4_12", regular=2, generic=1)
    legion(s, "harkonnen", "s4_5", regular=1)
    wormsign(s, "s4_6")
    fix(monkeypatch, "SS", "*")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_12", "?area s4_5", "all")
    assert asked(s)[1] == "b_advance"
    assert legal(s) == {"number 0", "number 2"}
    act(s, "number 2", "?skip")
    assert at(s, "s4_5") == {"atreides": (2, 0, 0), "generic": 1}
    assert troops_on_board(s, "atreides") == {"s4_12": 3}


def test_troops_alone_attack_nobody_by_riding() -> None:
    s = guild_table()
    troops(s, "atreides", "s4_12", 3)
    legion(s, "harkonnen", "s4_5", regular=1)
    wormsign(s, "s4_6")
    turn(s, "atreides", "strategy")
    act(s, "attack")
    assert paused(s) or asked(s)[1] == "turn_end"


# ---------------------------------------------------------------- units in other rules


def test_the_stacking_limit_counts_troops() -> None:
    """GLD-8.3, INT-C26, ARR-2.17"""
    s = guild_table()
    troops(s, "harkonnen", "s4_4", 4)
    legion(s, "harkonnen", "s4_7", regular=4)
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s4_4", "area s4_7", "all", "?skip")
    assert asked(s) == (0, "excess")
    assert legal(s) == {"regular", "troop"}
    act(s, "troop", "regular")
    assert troops_at(s, "s4_7") == 3
    assert at(s, "s4_7") == {"harkonnen": (3, 0, 0)}
    assert paused(s)
    sums(s)


def test_the_choam_ban_counts_troops() -> None:
    """ARR-21.12: five Units, Troops among them."""
    s = guild_table()
    troops(s, "harkonnen", "s4_4", 6)
    imperium(s, 2, 5, 5)
    harvest(s, 4)
    act(s, "drop", "keep", "keep", "?skip", "?skip", "?troop")
    assert troops_at(s, "s4_4") == 5
    assert s.bases_left[0] == 3


def test_the_atreides_keep_six_under_the_ban() -> None:
    s = guild_table()
    troops(s, "atreides", "s4_4", 6)
    ban(s, "choam")
    legion(s, "atreides", "s4_7", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_4", "area s4_2", "all", "?skip")
    assert troops_at(s, "s4_2") == 6


def test_house_may_make_a_troop_an_elite() -> None:
    """GLD-8.10, GLD-8.7, ARR-9.8"""
    s = guild_table()
    troops(s, "harkonnen", "s4_4", 1)
    legion(s, "harkonnen", "s4_4", regular=1)
    turn(s, "harkonnen", "house")
    act(s, "replace", "area s4_4")
    assert asked(s)[1] == "upgrade_whom"
    assert legal(s) == {"regular", "troop"}
    act(s, "troop", "?area s4_4")
    act(s, "?skip")
    assert troops_at(s, "s4_4") == 0
    assert at(s, "s4_4") == {"harkonnen": (0, 2, 0)}
    assert (s.troops_left, s.bases_left) == (12, [8, 8])


def test_a_lone_troop_made_an_elite_stays_a_legion() -> None:
    s = guild_table()
    troops(s, "harkonnen", "s4_4", 1)
    turn(s, "harkonnen", "house")
    act(s, "replace", "area s4_4", "?skip")
    assert at(s, "s4_4") == {"harkonnen": (0, 1, 0)}
    sums(s)


def test_storms_hit_harkonnen_troops_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-8.11, ARR-20.23, ARR-20.26"""
    s = guild_table()
    troops(s, "harkonnen", "s4_4", 2)  # Desert: a special is one hit
    troops(s, "atreides", "s2_3", 2)
    fix(monkeypatch, "*D")
    storms(s)
    act(s, "?troop")
    assert troops_on_board(s, "harkonnen") == {"s4_4": 1}
    assert troops_on_board(s, "atreides") == {"s2_3": 2}
    assert s.bases_left == [7, 6]
    assert paused(s)


def test_a_worm_under_harkonnen_troops(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-8.11, ARR-20.9, ARR-20.10: they retreat; without a way out they are attacked, and survivors stay."""
    s = guild_table()
    troops(s, "harkonnen", "s4_4", 3)
    wormsign(s, "s4_4", "sandworm")
    fix(monkeypatch)
    hazards(s)
    act(s, "area s4_2")
    assert troops_on_board(s, "harkonnen") == {"s4_2": 3}
    sums(s)

    s = guild_table()
    troops(s, "harkonnen", "s4_4", 3)
    for area in ("s4_2", "s4_7", "s4_8", "the_funeral_plain"):
        legion(s, "atreides", area, regular=1)
    wormsign(s, "s4_4", "sandworm")
    fix(monkeypatch, "SDDD")
    hazards(s)
    act(s, "?troop")
    assert troops_on_board(s, "harkonnen") == {"s4_4": 2}
    assert (s.troops_left, s.bases_left) == (10, [6, 8])
    assert s.worm[AREA_ID["s4_4"]] == 0


def test_wormsigns_come_to_harkonnen_troops_and_leave_the_atreides_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-8.11, ARR-20.2, ARR-20.3, ARR-20.28"""
    s = guild_table()
    troops(s, "harkonnen", "s4_4", 1)
    troops(s, "atreides", "s2_3", 1)
    wormsign(s, "s2_3", "sandworm")
    s.pool = [0]  # the pool: Sand; the Sandworm under the Atreides goes back into it
    fix(monkeypatch, "DDDD")
    hazards(s)
    act(s, "?area s4_2")  # whichever of the two came
    assert troops_on_board(s, "atreides") == {"s2_3": 1}
    assert s.sign[AREA_ID["s2_3"]] == 0
    assert s.worm[AREA_ID["s2_3"]] == 0
    assert len(s.pool) == 2  # one was laid under the Harkonnen Troop and flipped


def test_harkonnen_troops_moving_onto_a_wormsign(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-20.17"""
    s = guild_table()
    troops(s, "harkonnen", "s4_4", 1)
    wormsign(s, "s4_7", "sandworm")
    fix(monkeypatch)
    turn(s, "harkonnen", "strategy")
    act(s, "move", "area s4_4", "area s4_7", "?all", "?skip", "area s4_4")
    assert troops_on_board(s, "harkonnen") == {"s4_4": 1}
    assert s.worm[AREA_ID["s4_7"]] == 1
    sums(s)


def test_a_troop_is_no_leader_at_the_end_of_the_round() -> None:
    """GLD-8.9: nobody to swap."""
    s = guild_table()
    troops(s, "harkonnen", "s4_4", 2)
    troops(s, "atreides", "s2_3", 2)
    round_end(s)
    assert asked(s)[1] not in ("recall_leader",)


def test_a_leader_is_deployed_to_troops() -> None:
    """GLD-8.9, ARR-9.12: a Troop is a Unit; it is not a leader that could be deployed."""
    s = guild_table()
    troops(s, "harkonnen", "arrakeen", 1)
    turn(s, "harkonnen", "deployment")
    act(s, "?normal", "skip")
    assert starting(s, "area") == {"arrakeen"}
    act(s, "area arrakeen")
    assert "troop" not in legal(s)
    act(s, "generic")
    assert at(s, "arrakeen") == {"harkonnen": (0, 0, 0), "generic": 1}


def test_explosive_artillery_hits_troops(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-2.18: special attacks take Troops like Regulars."""
    s = guild_table()
    troops(s, "atreides", "s4_4", 2)
    legion(s, "harkonnen", "s4_7", regular=1)
    fix(monkeypatch, "SDDD")
    play(s, "explosive_artillery", "skip", "area s4_4", "?troop")
    assert troops_at(s, "s4_4") == 1
    assert s.bases_left == [8, 7]


def test_kitab_al_ibar_takes_troops_along() -> None:
    """ARR-12.5: any number of figures; not a ride."""
    s = guild_table()
    troops(s, "atreides", "tasmin_sink", 2)
    legion(s, "atreides", "tasmin_sink", regular=1, generic=1)
    number = s.sietch_at.index(AREA_ID["tasmin_sink"])
    play(s, "kitab_al_ibar", f"sietch {number}", "area s2_3", "split", "number 0", "number 1")
    act(s, "?number 1")
    assert troops_on_board(s, "atreides") == {"s2_3": 1, "tasmin_sink": 1}
    assert "s2_3" in standing(s)
    sums(s)


def test_families_flee_may_take_troops() -> None:
    """INT-R2: two Regular Units of a Sietch area; Troops go back to the shared supply (GLD-8.7)."""
    s = guild_table()
    troops(s, "atreides", "tasmin_sink", 2)
    prescience(s, "families_flee")
    turn(s, "atreides", "mentat", "mentat")
    act(s, "claim families_flee")
    act(s, "?number 0")
    assert troops_on_board(s, "atreides") == {}
    assert (s.troops_left, s.bases_left) == (12, [8, 8])
    assert s.marker == [0, 2, 0]


def test_troops_of_one_side_only_in_a_legion_of_that_side() -> None:
    """GLD-8.3, GLD-8.4: a Harkonnen Troop is an enemy for the Atreides; the area is not free."""
    s = guild_table()
    troops(s, "harkonnen", "s4_7", 1)
    legion(s, "atreides", "s4_4", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s4_4")
    assert "s4_7" not in starting(s, "area")


def test_sandtides_moves_troops() -> None:
    """A whole Harkonnen Legion of Troops."""
    s = guild_table()
    troops(s, "harkonnen", "s4_4", 2)
    play(s, "sandtides", "area s4_4", "area s4_2")
    assert troops_on_board(s, "harkonnen") == {"s4_2": 2}
    sums(s)


def test_troop_carriers_bring_troops() -> None:
    s = guild_table()
    troops(s, "harkonnen", "arrakeen", 2)
    legion(s, "harkonnen", "s2_3", regular=1)
    play(s, "troop_carriers", "area arrakeen", "?area s2_3", "all")
    assert troops_on_board(s, "harkonnen") == {"s2_3": 2}


def test_rabban_and_troops_move_twice() -> None:
    """GLD-8.3: Rabban's special action with a Legion of Troops."""
    s = guild_table()
    troops(s, "harkonnen", "s4_4", 2)
    legion(s, "harkonnen", "s4_4", regular=1, leaders=["beast_rabban"])
    special(
        s, "harkonnen", "leadership", "beast_rabban", "?area s4_4", "area s4_7", "all", "?area s4_7", "area s4_6", "all"
    )
    assert troops_on_board(s, "harkonnen") == {"s4_6": 2}
    assert where(s, "beast_rabban") == "s4_6"


def test_a_troop_discarded_by_losses_can_be_recruited_by_the_other_side(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-8.7: the shared supply."""
    s = guild_table()
    cargo(s, "harkonnen", 0, 4)
    cargo(s, "atreides", 0, 7)
    troops(s, "harkonnen", "s4_4", 1)
    assert s.troops_left == 0
    fix(monkeypatch, "SD")
    storms(s)
    act(s, "?troop")
    assert s.troops_left == 1
    assert s.bases_left == [4, 1]
    play(s, "voices_in_the_landsraad", "imperium landsraad", "done")
    assert s.cargo_troops == [4, 8]
    assert s.troops_left == 0
    sums(s)


def test_troops_give_dice_up_to_six(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-8.8, ARR-15.8: one die each; rank of the Settlement on top."""
    s = guild_table()
    troops(s, "harkonnen", "arsunt", 2)
    troops(s, "atreides", "s4_16", 3)
    rolls = fix(monkeypatch, "DDD", "DDD")  # three Troops; two Troops and rank 1
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_16", "?area arsunt", "all", "cease")
    assert rolls.left == []


def test_the_toll_may_be_paid_with_a_troop(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.17"""
    s = guild_table()
    troops(s, "harkonnen", "arsunt", 2)
    troops(s, "atreides", "s4_16", 3)
    fix(monkeypatch, "DDD", "DDD")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_16", "?area arsunt", "all", "continue", "?troop")
    assert troops_at(s, "s4_16") == 2
    assert asked(s) == (0, "b_stay")


# ---------------------------------------------------------------- with the expansions


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
