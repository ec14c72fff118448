"""Battles from the declaration to the advance (ARR-15), with dice that fall as told."""

from __future__ import annotations

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.tables import AREA_ID, AREAS

from .helpers import (
    act,
    asked,
    at,
    ban,
    dice,
    discarded,
    fix,
    hand,
    harvester,
    harvesters,
    legal,
    legion,
    ornithopter,
    paused,
    raze,
    sietch,
    standing,
    starting,
    station,
    supply,
    table,
    turn,
    where,
    worm,
    wormsign,
    zones,
)
from .smuggling import neutral


def attack(s: Position, side: str, start: str, target: str, die: str = "strategy", *who: str) -> None:
    """Declare an attack with the whole legion, or with the part the further choices name."""
    turn(s, side, die)
    act(s, "attack", f"area {start}", f"?area {target}")
    assert s.b_to == AREA_ID[target]
    act(s, *(who or ("?all",)))


def targets(s: Position, side: str, start: str, die: str = "strategy") -> set[str]:
    t = s.clone()
    turn(t, side, die)
    act(t, "attack")
    if f"area {start}" not in legal(t):
        return set()
    act(t, f"area {start}")
    if asked(t)[1] != "attack_to":  # a single target is not asked for
        return {AREAS[t.b_to].id}
    return starting(t, "area")


# ---------------------------------------------------------------- declaration (ARR-15.1 to ARR-15.5)


def test_what_may_be_attacked() -> None:
    s = table()
    legion(s, "harkonnen", "s8_4", regular=2)
    legion(s, "atreides", "s8_3", regular=1)
    legion(s, "atreides", "s7_1", regular=1)
    legion(s, "atreides", "wind_pass", regular=1)
    worm(s, "wind_pass")  # by hand: an area with a worm is never attacked (ARR-14.6)
    harvester(s, "s8_2")
    assert targets(s, "harkonnen", "s8_4") == {"s8_3", "s7_1"}


def test_a_lone_harvester_cannot_be_attacked() -> None:
    """ARR-15.25"""
    s = table()
    legion(s, "atreides", "s1_1", regular=2)
    harvester(s, "s1_3")
    turn(s, "atreides", "strategy")
    act(s, "attack")
    assert paused(s)  # nothing to attack, so the choice to skip was no choice


def test_no_attack_over_a_wall() -> None:
    s = table()
    legion(s, "harkonnen", "s8_1", regular=2)
    legion(s, "atreides", "s8_2", regular=1)
    legion(s, "atreides", "s8_3", regular=1)
    legion(s, "atreides", "s8_4", regular=1)
    assert targets(s, "harkonnen", "s8_1") == {"s8_3", "s8_4"}


def test_attacks_by_sandriding_and_by_ornithopter() -> None:
    s = table()
    legion(s, "atreides", "s1_1", regular=2)
    legion(s, "harkonnen", "s4_11", regular=1)
    legion(s, "harkonnen", "s1_2", regular=1)
    legion(s, "harkonnen", "s4_3", regular=1)
    assert targets(s, "atreides", "s1_1") == {"s1_2", "s4_3"}
    wormsign(s, "s1_3")
    assert targets(s, "atreides", "s1_1") == {"s1_2", "s4_3", "s4_11"}
    legion(s, "atreides", "s4_10", regular=1)
    # From s4_11 the legion beside it, and by air that in s1_1 (over s1_3) and the sietch of rock_outcroppings.
    assert targets(s, "harkonnen", "s4_11") == {"s4_10"}
    ornithopter(s, "az3")
    assert targets(s, "harkonnen", "s4_11") == {"s4_10", "s1_1", "rock_outcroppings"}


def test_leadership_needs_a_leader_in_the_attack() -> None:
    """ARR-15.2"""
    s = table()
    legion(s, "harkonnen", "s8_4", regular=3, generic=1)
    legion(s, "harkonnen", "s7_1", regular=3)
    legion(s, "atreides", "s8_3", regular=1)
    turn(s, "harkonnen", "leadership")
    act(s, "attack")
    assert starting(s, "area") == {"s8_4"}


def test_leadership_takes_the_leader_along(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "harkonnen", "s8_4", regular=3, generic=1)
    legion(s, "atreides", "s8_3", regular=1)
    fix(monkeypatch, "S*", "D")
    turn(s, "harkonnen", "leadership")
    act(s, "attack", "area s8_4", "?area s8_3", "split", "number 2")
    # Two dice show one special, the surprise adds one (ARR-15.9); the Bashar, who had to come, may use one of them.
    assert asked(s) == (0, "b_special")
    assert legal(s) == {"generic", "skip"}
    act(s, "generic", "?skip")
    # 2 hits against 1 shield: the Atreides lose their unit.
    assert at(s, "s8_3") == {}


def test_those_left_out_take_no_hits(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.3"""
    s = table()
    legion(s, "harkonnen", "s8_4", regular=1, elite=1, generic=1)
    legion(s, "atreides", "s8_3", regular=3)
    fix(monkeypatch, "D", "SSS")
    attack(s, "harkonnen", "s8_4", "s8_3", "strategy", "split", "number 0", "number 1", "number 0")
    # 3 hits against 1 shield on a single Elite: it becomes a Regular, then that is removed (ARR-15.13).
    act(s, "?elite", "?regular")
    assert paused(s)
    assert at(s, "s8_4") == {"harkonnen": (1, 0, 0), "generic": 1}


def test_all_facedown_tokens_of_the_battle_are_revealed(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.4: as1 is 2 Regulars, as7 a Fedaykin."""
    s = table()
    sietch(s, "windgap", 2, up=False)
    legion(s, "atreides", "windgap", generic=1, tokens=["as1", "as7"])
    legion(s, "harkonnen", "s7_2", regular=2)
    rolls = fix(monkeypatch, "DD", "DDDDD")  # 2 attackers; 3 units and rank 2
    attack(s, "harkonnen", "s7_2", "windgap")
    assert rolls.left == []
    assert at(s, "windgap") == {"atreides": (2, 0, 1), "generic": 1}
    assert s.view(0)["areas"]["windgap"]["sietch"]["rank"] == 2
    assert supply(s, "atreides") == (14, 8, 5, 11)


def test_attacking_tokens_are_revealed_and_others_stay_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "atreides", "s8_3", tokens=["as1", "as7"])
    legion(s, "harkonnen", "s8_4", regular=1)
    rolls = fix(monkeypatch, "DD", "D")
    attack(s, "atreides", "s8_3", "s8_4", "strategy", "split", "token as1", "done")
    assert rolls.left == []
    assert at(s, "s8_3") == {"atreides": (2, 0, 0), "tokens": ["as7"]}


def test_excess_over_the_limit_does_not_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.4, ARR-15.26: 5 Regulars and a token of 2 are 7; one leaves, six attack."""
    s = table()
    legion(s, "atreides", "s8_3", regular=5, tokens=["as1"])
    legion(s, "harkonnen", "s8_4", regular=6)
    fix(monkeypatch, "SSSSSS", "SSSSSS")
    attack(s, "atreides", "s8_3", "s8_4")
    act(s, "?regular")
    for _ in range(12):
        act(s, "?regular")
    assert paused(s)
    assert at(s, "s8_3") == at(s, "s8_4") == {}
    assert supply(s, "atreides") == (16, 8, 6, 12)
    assert supply(s, "harkonnen") == (24, 12, 8, 6)


def test_excess_may_be_a_unit_that_does_not_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.26: the limit is applied to the whole area, the owner chooses."""
    s = table()
    legion(s, "atreides", "s8_3", regular=2, elite=3, tokens=["as7"])
    legion(s, "harkonnen", "s8_4", regular=1)
    rolls = fix(monkeypatch, "DDDD", "D")
    attack(s, "atreides", "s8_3", "s8_4", "strategy", "split", "number 0", "number 3", "token as7", "?done")
    act(s, "?regular")
    assert rolls.left == []
    assert sum(at(s, "s8_3")["atreides"]) <= 6
    act(s, "cease")
    assert s.owner[0] in (-1, 0, 1)


# ---------------------------------------------------------------- dice (ARR-15.7 to ARR-15.9)


def ex_1() -> Position:
    s = table()
    sietch(s, "windgap", 2)
    legion(s, "harkonnen", "s7_2", regular=2, elite=2, special=1, generic=1, leaders=["baron_harkonnen"])
    legion(s, "atreides", "windgap", regular=2, special=1, leaders=["paul_atreides"])
    hand(s, "full_control_of_the_air", "troop_carriers")
    return s


def test_ex_1_and_2(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six dice against five; 3 hits each."""
    s = ex_1()
    rolls = fix(monkeypatch, "***SSD", "SSSSS")
    attack(s, "harkonnen", "s7_2", "windgap")
    assert asked(s) == (0, "b_discard")
    assert legal(s) == {"card full_control_of_the_air", "card troop_carriers", "skip"}
    act(s, "card full_control_of_the_air")
    assert rolls.left == []  # a second card would add nothing: it is not even offered
    assert discarded(s, "house_harkonnen") + discarded(s, "corrino_ally") == ["full_control_of_the_air"]
    assert asked(s) == (0, "b_special")
    assert legal(s) == {"generic", "leader baron_harkonnen", "skip"}
    act(s, "generic", "leader baron_harkonnen", "?skip")
    assert asked(s) == (0, "b_hit")
    act(s, "regular", "regular", "generic")
    assert asked(s) == (1, "b_hit")
    act(s, "regular", "regular", "special")
    assert at(s, "s7_2") == {"harkonnen": (0, 2, 1), "leaders": ["baron_harkonnen"]}
    assert at(s, "windgap") == {"atreides": (1, 0, 0), "leaders": ["paul_atreides"]}
    assert asked(s) == (0, "b_cease")


def test_ex_1_without_cards_five_against_five(monkeypatch: pytest.MonkeyPatch) -> None:
    s = ex_1()
    rolls = fix(monkeypatch, "DDDDD", "DDDDD")
    attack(s, "harkonnen", "s7_2", "windgap")
    act(s, "skip", "?skip")
    assert rolls.left == []
    assert asked(s) == (0, "b_cease")


def test_both_may_discard_the_attacker_first(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "atreides", "s8_3", regular=2)
    legion(s, "harkonnen", "s8_4", regular=1)
    hand(s, "full_control_of_the_air", "war_plan")
    rolls = fix(monkeypatch, "DDD", "DD")
    attack(s, "atreides", "s8_3", "s8_4")
    assert asked(s) == (1, "b_discard")
    assert legal(s) == {"card war_plan", "skip"}
    act(s, "card war_plan")
    assert asked(s) == (0, "b_discard")
    act(s, "card full_control_of_the_air")
    assert rolls.left == []


def test_discarding_is_possible_in_every_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.28; a card counts for one round only."""
    s = table()
    legion(s, "atreides", "s8_3", regular=2)
    legion(s, "harkonnen", "s8_4", regular=2)
    hand(s, "war_plan")
    rolls = fix(monkeypatch, "DD", "DD", "DDD", "DD", "DD", "DD")
    attack(s, "atreides", "s8_3", "s8_4")
    act(s, "skip", "continue", "stay", "card war_plan", "continue", "stay")
    assert rolls.left == []


def test_the_landsraad_ban_forbids_the_harkonnen_to_discard(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-21.11"""
    s = table()
    ban(s, "landsraad")
    legion(s, "atreides", "s8_3", regular=2)
    legion(s, "harkonnen", "s8_4", regular=1)
    hand(s, "full_control_of_the_air", "war_plan")
    rolls = fix(monkeypatch, "DDD", "D")
    attack(s, "atreides", "s8_3", "s8_4")
    act(s, "card war_plan", "?skip")
    assert rolls.left == []


def test_hawats_scheming_is_never_discarded(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-12.4"""
    s = table()
    legion(s, "atreides", "s8_3", regular=2)
    legion(s, "harkonnen", "s8_4", regular=1)
    hand(s, "hawats_scheming")
    rolls = fix(monkeypatch, "DD", "D")
    attack(s, "atreides", "s8_3", "s8_4")
    assert rolls.left == []


@pytest.mark.parametrize(("area", "start", "rank"), [("arrakeen", "rimwall_west", 3), ("arsunt", "s4_16", 1)])
def test_a_harkonnen_settlement_adds_its_rank(
    monkeypatch: pytest.MonkeyPatch, area: str, start: str, rank: int
) -> None:
    """ARR-15.8: in every round."""
    s = table()
    legion(s, "harkonnen", area, regular=2)
    legion(s, "atreides", start, regular=3)
    rolls = fix(monkeypatch, "DDD", "D" * (2 + rank), "DD", "D" * (2 + rank))
    attack(s, "atreides", start, area)
    act(s, "continue", "?regular", "?stay")
    assert rolls.left == []


def test_never_more_than_six_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "harkonnen", "arrakeen", regular=5)
    legion(s, "atreides", "rimwall_west", regular=6)
    hand(s, "war_plan", "full_control_of_the_air")
    rolls = fix(monkeypatch, "DDDDDD", "DDDDDD")
    attack(s, "atreides", "rimwall_west", "arrakeen")
    assert rolls.left == []  # nobody was asked for cards


def test_a_destroyed_settlement_adds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    raze(s, "arrakeen")
    legion(s, "harkonnen", "arrakeen", regular=2)
    legion(s, "atreides", "rimwall_west", regular=1)
    rolls = fix(monkeypatch, "D", "DD")
    attack(s, "atreides", "rimwall_west", "arrakeen")
    assert rolls.left == []


def test_ex_4_a_surprise_attack_has_one_more_special_in_the_first_round(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "harkonnen", "s8_4", regular=3, generic=3)
    legion(s, "atreides", "s8_3", regular=6)
    fix(monkeypatch, "**S", "DDDDDD", "**S", "DD")
    attack(s, "harkonnen", "s8_4", "s8_3", "leadership")
    act(s, "generic", "generic", "generic", "?skip")
    assert s.b_hits[0] == 4
    assert asked(s) == (0, "b_cease")  # six shields stopped them
    legion_left = at(s, "s8_3")
    assert legion_left == {"atreides": (6, 0, 0)}


def test_no_surprise_in_the_second_round(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "harkonnen", "s8_4", regular=3, generic=3)
    legion(s, "atreides", "s8_3", regular=2)
    fix(monkeypatch, "DDD", "DD", "DDD", "DD")
    attack(s, "harkonnen", "s8_4", "s8_3", "leadership")
    act(s, "generic", "?skip")  # the special of the surprise alone: 1 hit against 2 shields
    act(s, "continue", "stay")
    assert asked(s) == (0, "b_cease")


def test_a_strategy_attack_is_no_surprise(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "harkonnen", "s8_4", regular=3, generic=3)
    legion(s, "atreides", "s8_3", regular=2)
    fix(monkeypatch, "DDD", "DD")
    attack(s, "harkonnen", "s8_4", "s8_3")
    assert asked(s) == (0, "b_cease")


# ---------------------------------------------------------------- leaders and special elites (ARR-15.11, ARR-15.12)


@pytest.mark.parametrize(("special", "regular", "left"), [(1, 1, 1), (0, 2, 2)])
def test_ex_5_a_special_elite_cancels_a_shield(
    monkeypatch: pytest.MonkeyPatch, special: int, regular: int, left: int
) -> None:
    s = table()
    legion(s, "harkonnen", "s8_4", regular=regular, special=special)
    legion(s, "atreides", "s8_3", regular=2)
    fix(monkeypatch, "SS", "DD")
    attack(s, "harkonnen", "s8_4", "s8_3")
    act(s, "?regular")
    assert at(s, "s8_3") == {"atreides": (left, 0, 0)}


def test_special_elites_cancel_shields_made_by_leaders(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "harkonnen", "s8_4", regular=1, leaders=["baron_harkonnen"])
    legion(s, "atreides", "s8_3", special=2)
    fix(monkeypatch, "*", "SS")
    attack(s, "harkonnen", "s8_4", "s8_3")
    act(s, "leader baron_harkonnen", "?skip", "?regular")
    # 2 shields of the Baron, both cancelled by two Fedaykin: 2 hits on a Regular and the Baron.
    assert at(s, "s8_4") == {}
    assert where(s, "baron_harkonnen") == "tank"


def test_more_special_elites_than_shields_do_not_harm_more(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "harkonnen", "s8_4", special=4)
    legion(s, "atreides", "s8_3", regular=3)
    fix(monkeypatch, "SDDD", "DDD")
    attack(s, "harkonnen", "s8_4", "s8_3")
    act(s, "?regular")
    assert at(s, "s8_3") == {"atreides": (2, 0, 0)}


def test_ex_7_more_leaders_than_specials(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "harkonnen", "s8_4", regular=1, generic=2, leaders=["feyd_rautha"])
    legion(s, "atreides", "s8_3", regular=3)
    fix(monkeypatch, "*", "SDD")
    attack(s, "harkonnen", "s8_4", "s8_3")
    assert legal(s) == {"leader feyd_rautha", "generic", "skip"}
    act(s, "leader feyd_rautha")
    assert (s.b_hits[0], s.b_shields[0]) == (2, 1)
    assert asked(s) == (0, "b_cease")  # 2 hits against 2 shields, 1 hit against 1 shield


@pytest.mark.parametrize(("roll", "hits"), [("S*", 3), ("**", 2)])
def test_ex_8_more_specials_than_leaders(monkeypatch: pytest.MonkeyPatch, roll: str, hits: int) -> None:
    s = table()
    legion(s, "atreides", "s8_3", regular=2, leaders=["stilgar"])
    legion(s, "harkonnen", "s8_4", regular=6)
    fix(monkeypatch, roll, "DDDDDD")
    attack(s, "atreides", "s8_3", "s8_4")
    act(s, "leader stilgar", "?skip")
    assert s.b_hits[1] == hits
    assert asked(s) == (1, "b_cease")


def test_a_special_may_be_left_unused(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.30"""
    s = table()
    legion(s, "atreides", "s8_3", regular=1, leaders=["stilgar"])
    legion(s, "harkonnen", "s8_4", regular=1)
    fix(monkeypatch, "*", "D")
    attack(s, "atreides", "s8_3", "s8_4")
    act(s, "skip")
    assert s.b_hits[1] == 0
    assert asked(s) == (1, "b_cease")


def test_ex_10_surplus_shields_are_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also against the hit for going on (ARR-15.17)."""
    s = table()
    sietch(s, "windgap", 1)
    legion(s, "harkonnen", "s7_2", regular=3)
    legion(s, "atreides", "windgap", regular=2)
    fix(monkeypatch, "DDD", "SDD", "DD", "DDD")
    attack(s, "harkonnen", "s7_2", "windgap")
    assert at(s, "s7_2") == {"harkonnen": (3, 0, 0)}
    act(s, "continue", "?regular")
    assert at(s, "s7_2") == {"harkonnen": (2, 0, 0)}


def battle_language(s: Position) -> None:
    """The card: a surprise attack of a legion with a leader."""
    turn(s, "atreides", "strategy")
    act(s, "play", "?card battle_language", "attack", "area s8_3", "?area s8_4", "?all")


def test_ex_11_battle_language_limits_the_first_round_to_four(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    hand(s, "battle_language")
    legion(s, "atreides", "s8_3", regular=3, generic=1)
    legion(s, "harkonnen", "s8_4", regular=6)
    rolls = fix(monkeypatch, "DDD", "DDDD", "DDD", "DDDDDD")
    battle_language(s)
    act(s, "skip", "continue", "stay")
    assert rolls.left == []


def test_nobody_discards_for_nothing_under_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.28, ARR-15.29: with four dice of at most four a card adds none."""
    s = table()
    hand(s, "battle_language", "full_control_of_the_air")
    legion(s, "atreides", "s8_3", regular=3, generic=1)
    legion(s, "harkonnen", "s8_4", regular=4)
    fix(monkeypatch, "DDD", "DDDD")
    battle_language(s)
    assert asked(s) == (1, "b_special")


# ---------------------------------------------------------------- after a round (ARR-15.16 to ARR-15.21)


def siege(monkeypatch: pytest.MonkeyPatch, attackers: int = 4, *rolls: str) -> Position:
    """EX-20: Regulars against two in a rank-2 sietch; nobody was hit in the first round."""
    s = table()
    sietch(s, "windgap", 2)
    legion(s, "harkonnen", "s7_2", regular=attackers)
    legion(s, "atreides", "windgap", regular=2)
    fix(monkeypatch, "D" * attackers, "DDDD", *rolls)
    attack(s, "harkonnen", "s7_2", "windgap")
    assert asked(s) == (0, "b_cease")
    assert legal(s) == {"cease", "continue"}
    return s


def test_ceasing_leaves_everybody_where_he_is(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege(monkeypatch)
    act(s, "cease")
    assert paused(s)
    assert at(s, "s7_2") == {"harkonnen": (4, 0, 0)}
    assert at(s, "windgap") == {"atreides": (2, 0, 0)}
    assert s.supremacy == 0


def test_ex_20_going_on_against_a_settlement_costs_a_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege(monkeypatch, 4, "DDD", "DDDD")
    act(s, "continue", "?regular")
    assert at(s, "s7_2") == {"harkonnen": (3, 0, 0)}
    assert asked(s) == (1, "b_stay")
    act(s, "stay")
    assert asked(s) == (0, "b_cease")


def test_ex_20_in_the_open_it_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "harkonnen", "s7_2", regular=4)
    legion(s, "atreides", "s7_3", regular=2)
    fix(monkeypatch, "DDDD", "DD", "DDDD", "DD")
    attack(s, "harkonnen", "s7_2", "s7_3")
    act(s, "continue", "stay")
    assert at(s, "s7_2") == {"harkonnen": (4, 0, 0)}


def test_the_hit_for_going_on_may_take_the_last_attacker(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.18"""
    s = siege(monkeypatch, 1)
    act(s, "continue", "?regular")
    assert paused(s)
    assert at(s, "s7_2") == {}
    assert at(s, "windgap") == {"atreides": (2, 0, 0)}
    assert "windgap" in standing(s)


def test_ex_22_killers_without_mercy_pay_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    sietch(s, "windgap", 2)
    hand(s, "killers_without_mercy")
    legion(s, "harkonnen", "s7_2", regular=3, special=1)
    legion(s, "atreides", "windgap", regular=2)
    fix(monkeypatch, *["D" * n for n in (4, 4, 4, 4, 4, 4)])
    turn(s, "harkonnen", "strategy")
    act(s, "play", "?card killers_without_mercy")
    for _ in range(6):
        if asked(s)[1] == "b_cease":
            break
        act(s, "?area s7_2", "?area windgap", "?all", "?attack")
        if asked(s)[1] in ("free", "put_at", "move_from"):
            act(s, "?skip")
    act(s, "continue")
    assert asked(s) == (1, "b_stay")
    assert at(s, "s7_2") == {"harkonnen": (3, 0, 1)}


# ---------------------------------------------------------------- retreat (ARR-15.19, ARR-15.20)


def at_arsunt(monkeypatch: pytest.MonkeyPatch, *free: str) -> Position:
    """EX-23: Atreides in arsunt, which is destroyed; attacked from carthag."""
    s = table()
    raze(s, "arsunt")
    legion(s, "harkonnen", "carthag", regular=3)
    legion(s, "atreides", "arsunt", regular=2, elite=1, generic=1)
    for area in ("broken_land", "hagga_basin", "s4_16", "shield_wall_2"):
        if area not in free:
            legion(s, "harkonnen", area, regular=1)
    fix(monkeypatch, "DDD", "DDD", "DDD", "DDD")
    attack(s, "harkonnen", "carthag", "arsunt")
    act(s, "continue")
    return s


def test_ex_23_surrounded_there_is_no_retreat(monkeypatch: pytest.MonkeyPatch) -> None:
    s = at_arsunt(monkeypatch)
    assert asked(s) == (0, "b_cease")  # the second round has been fought


def test_ex_23_the_only_free_area(monkeypatch: pytest.MonkeyPatch) -> None:
    s = at_arsunt(monkeypatch, "s4_16")
    assert asked(s) == (1, "b_stay")
    act(s, "retreat")
    assert at(s, "s4_16") == {"atreides": (2, 1, 0), "generic": 1}
    assert at(s, "arsunt") == {}
    assert asked(s) == (0, "b_advance")


def test_the_attacker_picks_the_area(monkeypatch: pytest.MonkeyPatch) -> None:
    s = at_arsunt(monkeypatch, "s4_16", "shield_wall_2", "hagga_basin")
    act(s, "retreat")
    assert asked(s) == (0, "b_retreat_to")
    assert starting(s, "area") == {"s4_16", "shield_wall_2"}  # hagga_basin is an enemy settlement
    act(s, "area shield_wall_2")
    assert at(s, "shield_wall_2") == {"atreides": (2, 1, 0), "generic": 1}


def test_a_retreat_takes_no_station_and_removes_no_harvester(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.20"""
    s = table()
    station(s, "s8_4", "jihad")
    harvester(s, "s8_4")
    legion(s, "harkonnen", "s8_3", regular=3)
    legion(s, "atreides", "s8_1", regular=1)
    fix(monkeypatch, "DDD", "D")
    attack(s, "harkonnen", "s8_3", "s8_1")
    act(s, "continue", "retreat", "area s8_4", "number 0")
    assert paused(s)
    assert at(s, "s8_4") == {"atreides": (1, 0, 0)}
    assert harvesters(s) == {"s8_4"}
    assert s.marker == [0, 0, 0]


def test_a_retreat_onto_own_troops_obeys_stacking(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.33"""
    s = table()
    legion(s, "harkonnen", "s8_3", regular=3)
    legion(s, "atreides", "s8_1", regular=2)
    legion(s, "atreides", "s8_4", elite=5)
    fix(monkeypatch, "DDD", "DD")
    attack(s, "harkonnen", "s8_3", "s8_1")
    act(s, "continue", "retreat", "area s8_4")
    assert asked(s) == (1, "excess")
    assert GAME.question(s, 1, "en") == "Too many units in Sector 8, area 4, at most 6: what leaves?"
    act(s, "regular")
    assert at(s, "s8_4") == {"atreides": (1, 5, 0)}


@pytest.mark.parametrize("advance", ["number 0", "number 3"])
def test_harkonnen_who_retreat_onto_a_wormsign_reveal_it(monkeypatch: pytest.MonkeyPatch, advance: str) -> None:
    """ARR-15.20, whether or not the Atreides advance; from the worm they retreat again (ARR-20.9)."""
    s = table()
    legion(s, "atreides", "s1_1", regular=3)
    legion(s, "harkonnen", "s1_3", regular=3)
    for area in ("s1_4", "s4_3"):
        legion(s, "atreides", area, regular=1)
    wormsign(s, "s4_11", "sandworm")
    fix(monkeypatch, "DDD", "DDD")
    attack(s, "atreides", "s1_1", "s1_3")
    act(s, "continue", "retreat", advance)
    assert asked(s)[1] == "worm_retreat"
    assert at(s, "s4_11") == {"harkonnen": (3, 0, 0)}


# ---------------------------------------------------------------- the end (ARR-15.22 to ARR-15.24)


def won(monkeypatch: pytest.MonkeyPatch) -> Position:
    """EX-25: the Harkonnen have destroyed the legion at windgap, rank 2."""
    s = table()
    sietch(s, "windgap", 2)
    legion(s, "harkonnen", "s7_2", regular=2, elite=1, generic=1, leaders=["beast_rabban"])
    legion(s, "atreides", "windgap", regular=1)
    fix(monkeypatch, "SSS", "DDS")
    attack(s, "harkonnen", "s7_2", "windgap")
    act(s, "regular")  # one hit
    return s


def test_ex_25_advancing_is_optional(monkeypatch: pytest.MonkeyPatch) -> None:
    s = won(monkeypatch)
    assert asked(s) == (0, "b_advance")
    assert legal(s) == {"number 0", "number 1", "number 2"}
    act(s, "number 0")
    assert paused(s)
    assert s.supremacy == 0
    assert "windgap" in standing(s)
    assert at(s, "s7_2") == {"harkonnen": (1, 1, 0), "generic": 1, "leaders": ["beast_rabban"]}


def test_ex_25_one_unit_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    s = won(monkeypatch)
    act(s, "number 1", "number 0", "number 0", "goes beast_rabban")
    assert paused(s)
    assert at(s, "windgap") == {"harkonnen": (0, 1, 0), "leaders": ["beast_rabban"]}
    assert at(s, "s7_2") == {"harkonnen": (1, 0, 0), "generic": 1}
    assert s.supremacy == 2
    assert "windgap" not in standing(s)


def test_the_last_units_take_all_leaders_along(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.24, ARR-13.3"""
    s = won(monkeypatch)
    act(s, "number 2")
    assert at(s, "windgap") == {"harkonnen": (1, 1, 0), "generic": 1, "leaders": ["beast_rabban"]}
    assert at(s, "s7_2") == {}


def test_leaders_may_stay_with_those_who_did_not_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.23: any number of the attacking figures."""
    s = table()
    legion(s, "harkonnen", "s8_4", regular=2, generic=1)
    legion(s, "atreides", "s8_3", regular=1)
    fix(monkeypatch, "S", "*")
    attack(s, "harkonnen", "s8_4", "s8_3", "strategy", "split", "number 1", "number 1")
    act(s, "number 1", "?number 0")
    assert at(s, "s8_3")["harkonnen"] == (1, 0, 0)
    assert at(s, "s8_4") == {"harkonnen": (1, 0, 0), "generic": 1}


@pytest.mark.parametrize("go", [True, False])
def test_ex_26_after_a_flight_all_or_nobody(monkeypatch: pytest.MonkeyPatch, go: bool) -> None:
    s = table()
    legion(s, "harkonnen", "s5_1", regular=4, generic=1)
    legion(s, "atreides", "s8_2", regular=1)
    ornithopter(s, "az2")
    fix(monkeypatch, "SSSS", "S")
    attack(s, "harkonnen", "s5_1", "s8_2")
    assert zones(s) == {}  # spent when the attack is declared (ARR-15.27)
    act(s, "regular")
    assert asked(s) == (0, "b_advance")
    assert legal(s) == {"number 0", "number 3"}
    act(s, "number 3" if go else "number 0")
    assert at(s, "s8_2" if go else "s5_1") == {"harkonnen": (3, 0, 0), "generic": 1}
    assert at(s, "s5_1" if go else "s8_2") == {}


def test_after_sandriding_all_or_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "atreides", "s1_1", regular=3)
    legion(s, "harkonnen", "s4_11", regular=1)
    wormsign(s, "s1_3")
    fix(monkeypatch, "SSS", "D")
    attack(s, "atreides", "s1_1", "s4_11")
    act(s, "?regular")
    assert legal(s) == {"number 0", "number 3"}
    act(s, "number 3")
    assert at(s, "s4_11") == {"atreides": (3, 0, 0)}


def test_ex_28_both_destroyed(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    sietch(s, "windgap", 1)
    legion(s, "harkonnen", "s7_2", regular=2)
    legion(s, "atreides", "windgap", regular=2, generic=1)
    fix(monkeypatch, "SS", "SSS")
    attack(s, "harkonnen", "s7_2", "windgap")
    act(s, "?regular", "?regular", "?regular", "?regular")
    assert paused(s)
    assert at(s, "s7_2") == at(s, "windgap") == {}
    assert "windgap" in standing(s)
    assert s.supremacy == 0
    assert supply(s, "atreides") == (16, 8, 6, 12)


def test_an_advance_takes_a_station_and_removes_a_harvester(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.24"""
    s = table()
    station(s, "s8_4", "jihad")
    harvester(s, "s8_4")
    legion(s, "atreides", "s8_3", regular=2)
    legion(s, "harkonnen", "s8_4", regular=1)
    fix(monkeypatch, "SS", "D")
    attack(s, "atreides", "s8_3", "s8_4")
    act(s, "?regular", "number 2")
    assert s.marker == [0, 0, 1]
    assert harvesters(s) == set()


def test_an_advance_of_the_harkonnen_reveals_a_wormsign(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    wormsign(s, "s8_4", "sandworm")
    legion(s, "harkonnen", "s8_3", regular=2)
    legion(s, "atreides", "s8_4", regular=1)
    fix(monkeypatch, "SS", "D")
    attack(s, "harkonnen", "s8_3", "s8_4")
    act(s, "?regular", "number 2")
    assert asked(s)[1] == "worm_retreat"
    assert at(s, "s8_4") == {"harkonnen": (2, 0, 0)}


def test_a_captain_without_troops_wins_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """EX-16 in a battle: with the last unit the leader goes to the tank; the second hit is lost (ARR-15.15)."""
    s = table()
    legion(s, "harkonnen", "s8_4", regular=1, leaders=["feyd_rautha"])
    legion(s, "atreides", "s8_3", regular=2)
    fix(monkeypatch, "D", "SS")
    attack(s, "harkonnen", "s8_4", "s8_3")
    # one of two hits is stopped; the owner may lose the Regular or Feyd
    assert legal(s) == {"regular", "leader feyd_rautha"}
    act(s, "regular")
    assert paused(s)
    assert at(s, "s8_4") == {}
    assert where(s, "feyd_rautha") == "tank"


# ---------------------------------------------------------------- tokens that bring nothing (ARR-15.26)


def test_a_defender_whose_tokens_bring_nothing_is_beaten_without_a_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    """All six Fedaykin are on the board, so as7 brings none and the Naib is alone."""
    s = table()
    legion(s, "atreides", "s1_1", special=6)
    legion(s, "atreides", "s8_3", generic=1, leaders=["stilgar"], tokens=["as7"])
    legion(s, "harkonnen", "s8_4", regular=2)
    fix(monkeypatch)
    attack(s, "harkonnen", "s8_4", "s8_3")
    assert asked(s) == (0, "b_advance")
    assert at(s, "s8_3") == {}
    assert where(s, "stilgar") == "tank"


def test_an_attacker_whose_tokens_bring_nothing_has_no_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "atreides", "s1_1", special=6)
    legion(s, "atreides", "s8_3", generic=1, tokens=["as7"])
    legion(s, "harkonnen", "s8_4", regular=2)
    fix(monkeypatch)
    attack(s, "atreides", "s8_3", "s8_4")
    assert paused(s)
    assert at(s, "s8_3") == {}
    assert at(s, "s8_4") == {"harkonnen": (2, 0, 0)}
    assert supply(s, "atreides") == (16, 8, 0, 12)


def test_the_defender_with_more_leaders_than_specials_chooses_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.11: the attacker first."""
    s = table()
    legion(s, "atreides", "s8_3", regular=1, generic=1, leaders=["stilgar"])
    legion(s, "harkonnen", "s8_4", regular=1, generic=1, leaders=["baron_harkonnen"])
    fix(monkeypatch, "*", "*")
    attack(s, "atreides", "s8_3", "s8_4")
    assert asked(s) == (1, "b_special")
    act(s, "leader stilgar")
    assert asked(s) == (0, "b_special")
    act(s, "leader baron_harkonnen")
    # 2 hits against 2 shields.
    assert asked(s) == (1, "b_cease")


def test_units_are_counted_anew_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.29"""
    s = table()
    legion(s, "harkonnen", "s8_4", regular=4)
    legion(s, "atreides", "s8_3", regular=4)
    rolls = fix(monkeypatch, "SSDD", "SDDD", "DDDD", "DDDD")
    attack(s, "harkonnen", "s8_4", "s8_3")
    assert asked(s) == (0, "b_cease")
    rolls.left = ["DDDD", "DDDD"]
    act(s, "continue", "stay")
    assert rolls.left == []


def test_an_attack_over_a_border_the_atomics_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-25.5: adjacent for attacks too, so any number may advance; by air two steps away."""
    s = table()
    s.marker = [8, 0, 0]
    legion(s, "harkonnen", "hagga_basin", regular=3)
    legion(s, "atreides", "wind_pass", regular=1)
    assert targets(s, "harkonnen", "hagga_basin") == set()
    turn(s, "atreides", "strategy", "mentat")
    act(s, "atomics splintered_rock")
    legion(s, "atreides", "s7_3", regular=1)
    assert targets(s, "harkonnen", "hagga_basin") == {"wind_pass"}
    ornithopter(s, "az2")
    assert targets(s, "harkonnen", "hagga_basin") == {"wind_pass", "s7_3"}
    fix(monkeypatch, "SSS", "D")
    attack(s, "harkonnen", "hagga_basin", "wind_pass")
    act(s, "?regular")
    assert legal(s) == {"number 0", "number 1", "number 2", "number 3"}


# ---------------------------------------------------------------- teams (ARR-29.10, ARR-29.11)


def corrino_attacks(monkeypatch: pytest.MonkeyPatch, *rolls: str) -> Position:
    """Four players: the Corrino player (seat 1) commands, House Atreides (seat 2) defends."""
    s = table(4)
    legion(s, "harkonnen", "s8_4", regular=2, elite=1, generic=1)
    legion(s, "atreides", "s8_3", regular=2, elite=1, generic=1)
    fix(monkeypatch, *rolls)
    dice(s, "harkonnen", "strategy", partner=True)
    turn(s, "harkonnen")
    act(s, "?seat 1", "?die strategy", "attack", "area s8_4", "?area s8_3", "all")
    return s


def test_who_decides_in_a_battle_of_teams(monkeypatch: pytest.MonkeyPatch) -> None:
    s = corrino_attacks(monkeypatch, "SS*", "SS*")
    assert asked(s) == (1, "b_special")
    act(s, "skip")
    assert asked(s) == (2, "b_special")
    act(s, "skip")
    assert asked(s) == (1, "b_hit")
    act(s, "regular", "generic")
    assert asked(s) == (2, "b_hit")
    act(s, "regular", "generic")
    assert asked(s) == (1, "b_cease")
    act(s, "continue")
    assert asked(s) == (2, "b_stay")
    act(s, "retreat")
    assert asked(s) == (1, "b_retreat_to")
    act(s, "area s7_1")
    assert asked(s) == (1, "b_advance")


def test_both_partners_may_discard_the_house_player_first(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(4)
    legion(s, "harkonnen", "s8_4", regular=1)
    legion(s, "atreides", "s8_3", regular=1)
    hand(s, "forced_recruitment", "killers_without_mercy", "war_plan", "crysknife")
    rolls = fix(monkeypatch, "DDD", "DDD")
    dice(s, "harkonnen", "strategy", partner=True)
    turn(s, "harkonnen")
    act(s, "?seat 1", "?die strategy", "attack", "area s8_4", "?area s8_3", "?all")
    order = []
    while asked(s)[1] == "b_discard":
        seat = asked(s)[0]
        cards = starting(s, "card")
        assert len(cards) == 1  # each sees only the own hand
        order.append((seat, *cards))
        act(s, f"card {cards.pop()}")
    assert order == [
        (0, "forced_recruitment"),
        (1, "killers_without_mercy"),
        (2, "war_plan"),
        (3, "crysknife"),
    ]
    assert rolls.left == []


def test_with_too_few_figures_the_owner_says_which_token_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-18.5: one Regular is left; as1 is 2 Regulars, as2 a Regular and an Elite."""
    s = table()
    for area in ("s1_1", "s1_2", "s1_3"):
        legion(s, "atreides", area, regular=5)
    legion(s, "atreides", "s8_3", tokens=["as1", "as2"])
    legion(s, "harkonnen", "s8_4", regular=2)
    fix(monkeypatch, "DD", "DD")
    attack(s, "harkonnen", "s8_4", "s8_3")
    assert asked(s) == (1, "token_order")
    assert legal(s) == {"token as1", "token as2"}
    act(s, "token as2")
    assert at(s, "s8_3") == {"atreides": (1, 1, 0)}


# ---------------------------------------------------------------- with the expansions


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
