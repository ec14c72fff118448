"""Criteria and conditions of ARR-30 that decide late: each is made to decide here. Values by hand on the map."""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.desert import start_hazards
from landsraad.arrakis.rules.mahdi import legions
from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.tables import LEADER_ID

from .helpers import (
    act,
    asked,
    at,
    fix,
    harvesters,
    leader,
    legal,
    legion,
    ornithopter,
    prescience,
    sietch,
    turn,
    where,
    wormsign,
    zones,
)
from .solo import chosen, lost, only, play_card, roll_result, run, solo


def two(s: Position, *kept: str) -> None:
    """Only these sietches stand, each of rank 2."""
    only(s, *kept)
    for name in kept:
        sietch(s, name, 2)


# ---------------------------------------------------------------- attacks


def test_no_ornithopter_needed_before_one_that_is() -> None:
    """ARR-30.13: two against nobody in both: s7_5 beside Windgap, harg_pass two areas from Hobars Gap."""
    s = solo("habbanya_ridge")
    two(s, "windgap", "hobars_gap")
    legion(s, "harkonnen", "s7_5", regular=2)
    legion(s, "harkonnen", "harg_pass", regular=2)
    ornithopter(s, "az4")
    assert legions.sietch_attack(s, legions.any_legion) is not None
    assert chosen(s, "attack_sietch") == ["area:s7_5", "area:windgap"]
    assert lost(s, "attack_sietch") == {"area:harg_pass area:hobars_gap zone:az4": "flies"}


def test_then_the_target() -> None:
    """ARR-30.13: s6_4 beside Hobars Gap and s7_5 beside Windgap are equal, and Hobars Gap comes first on the board."""
    s = solo("windgap")
    two(s, "windgap", "hobars_gap")
    legion(s, "harkonnen", "s7_5", regular=2)
    legion(s, "harkonnen", "s6_4", regular=2)
    assert legions.sietch_attack(s, legions.any_legion) is not None
    assert chosen(s, "attack_sietch") == ["area:s7_5", "area:windgap"]
    assert lost(s, "attack_sietch") == {"area:s6_4 area:hobars_gap": "is_target"}


def test_of_equal_legions_the_one_with_a_named_leader() -> None:
    """ARR-30.14: both have 2; s1_8, first on the board, has a Naib, s1_13 has Stilgar."""
    s = solo("habbanya_ridge")
    only(s, "habbanya_ridge")
    legion(s, "harkonnen", "s1_12", regular=5)
    legion(s, "atreides", "s1_8", regular=1, generic=1)
    legion(s, "atreides", "s1_13", regular=1, leaders=["stilgar"])
    assert legions.legion_attack(s, legions.any_legion) is not None
    assert chosen(s, "attack_legion") == ["area:s1_12", "area:s1_13"]
    assert lost(s, "attack_legion") == {"area:s1_12 area:s1_8": "named_leader"}


def test_a_defended_settlement_counts_its_rank_before_reinforcements(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-30.27: in Arrakeen one unit and rank 3 make four dice: two Reinforcements of five are spent."""
    s = solo("windgap")
    legion(s, "harkonnen", "arrakeen", regular=1)
    legion(s, "atreides", "broken_land", regular=3)
    s.reinforcements = [s.decks[0].pop() for _ in range(5)]
    rolls = fix(monkeypatch, "DDD", "DDDDDD")
    turn(s, "atreides", "strategy", "mentat")
    act(s, "die strategy", "attack", "?area broken_land", "?area arrakeen", "all")
    assert rolls.left == []
    assert len(s.reinforcements) == 3


def test_of_equal_attackers_the_finer() -> None:
    """ARR-30.71: two Elite (6) before two Regulars (4), on a sietch and on a legion; the others come first on the
    board."""
    s = solo("habbanya_ridge")
    two(s, "windgap")
    legion(s, "harkonnen", "s7_5", regular=2)
    legion(s, "harkonnen", "s7_6", elite=2)
    assert legions.sietch_attack(s, legions.any_legion) is not None
    assert lost(s, "attack_sietch") == {"area:s7_5 area:windgap": "fine_power"}
    s = solo("habbanya_ridge")
    only(s, "habbanya_ridge")
    legion(s, "harkonnen", "s1_9", regular=2)
    legion(s, "harkonnen", "s1_12", elite=2)
    legion(s, "atreides", "s1_13", regular=1)
    assert legions.legion_attack(s, legions.any_legion) is not None
    assert lost(s, "attack_legion") == {"area:s1_9 area:s1_13": "fine_power"}


# ---------------------------------------------------------------- moves and deployments


def test_of_equal_movers_the_finer() -> None:
    """ARR-30.16, ARR-30.71: s6_1 and s7_4 are 2 from Windgap and have 2 each; Elite before Regulars."""
    s = solo("windgap")
    two(s, "windgap")
    legion(s, "harkonnen", "s6_1", regular=2)
    legion(s, "harkonnen", "s7_4", elite=2)
    assert legions.best_move(s, legions.any_legion) is not None
    assert chosen(s, "mover")[0] == "area:s7_4"
    assert lost(s, "mover") == {"area:s6_1 area:windgap": "fine_power"}


@pytest.mark.parametrize(("start", "end", "other", "by"), [
    ("s1_7", "shield_wall_1", "s1_11", "mountain"),
    ("pasty_mesa", "s5_9", "s1_15", "plateau"),
])  # fmt: skip
def test_of_equal_paths_the_better_ground(start: str, end: str, other: str, by: str) -> None:
    """ARR-30.17: from both starts two areas lead to Gara Kulon, 2 away; the Desert comes first on the board."""
    s = solo("gara_kulon")
    two(s, "gara_kulon")
    legion(s, "harkonnen", start, regular=1)
    roll_result(s, "strategy")
    assert at(s, end) == {"harkonnen": (1, 0, 0)}
    assert lost(s, "step") == {f"area:{start} area:{other}": by}


def test_of_equal_settlements_the_one_closest_to_the_target() -> None:
    """ARR-30.21: to Gara Kulon it is 4 from Imperial Basin (s5_5, s1_7, s1_11), 5 from the Pole, first on the board
    (s6_1, false_wall_east, s6_2, s5_9)."""
    s = solo("gara_kulon")
    two(s, "gara_kulon")
    leader(s, "captain_aramsham", "tank")
    for settlement in ("north_pole", "imperial_basin"):
        legion(s, "harkonnen", settlement, regular=1)
    roll_result(s, "deployment")
    assert at(s, "imperial_basin") == {"harkonnen": (4, 0, 0), "leaders": ["beast_rabban"]}
    assert lost(s, "settlement")["area:north_pole"] == "target_distance"


def test_carriers_take_the_finer_of_equal_legions_and_a_seeker_the_abler_leader() -> None:
    """ARR-30.59, ARR-30.71: Carthag's Elite before Arrakeen's Regulars; Stilgar (2) before Lady Jessica (1)."""
    s = solo("windgap")
    legion(s, "harkonnen", "s7_4", regular=1)
    legion(s, "harkonnen", "arrakeen", regular=2)
    legion(s, "harkonnen", "carthag", elite=2)
    assert play_card(s, "troop_carriers")
    assert at(s, "s7_4") == {"harkonnen": (1, 2, 0)}
    s = solo("windgap")
    legion(s, "harkonnen", "s7_4", regular=1)
    legion(s, "atreides", "windgap", regular=1, leaders=["lady_jessica", "stilgar"])
    assert play_card(s, "hunter_seeker")
    assert (where(s, "stilgar"), where(s, "lady_jessica")) == ("tank", "windgap")


# ---------------------------------------------------------------- special actions


def test_the_baron_without_an_elite_in_the_supply_leaves_the_die_to_the_ordinary_action() -> None:
    """ARR-30.49, ARR-30.25: nothing can be replaced; a Harvester and an Ornithopter are placed, as far as possible."""
    s = solo("windgap")
    s.supply[k.ELITE] = 0
    legion(s, "harkonnen", "carthag", regular=2)
    roll_result(s, "house")
    assert at(s, "carthag") == {"harkonnen": (2, 0, 0)}
    assert (len(harvesters(s)), len(zones(s))) == (1, 1)
    assert not s.spent >> LEADER_ID["baron_harkonnen"] & 1


@pytest.mark.parametrize(("elite", "left"), [(4, (0, 1, 3)), (2, (0, 0, 2))])
def test_the_emperor_makes_three_sardaukar(elite: int, left: tuple[int, int, int]) -> None:
    """ARR-30.11, ARR-30.26, ARR-30.49"""
    s = solo("windgap")
    leader(s, "emperor_shaddam_iv", "available")
    legion(s, "harkonnen", "carthag", elite=elite)
    roll_result(s, "strategy")
    assert at(s, "carthag") == {"harkonnen": left}
    assert s.spent >> LEADER_ID["emperor_shaddam_iv"] & 1


def test_the_emperor_without_an_elite_leaves_the_die_to_the_ordinary_action() -> None:
    """ARR-30.49: so the legion goes a step towards Windgap, from s7_4 to s7_3."""
    s = solo("windgap")
    leader(s, "emperor_shaddam_iv", "available")
    legion(s, "harkonnen", "s7_4", regular=1)
    roll_result(s, "strategy")
    assert at(s, "s7_3") == {"harkonnen": (1, 0, 0)}
    assert not s.spent >> LEADER_ID["emperor_shaddam_iv"] & 1


def test_a_die_with_nothing_to_do_is_spent() -> None:
    """ARR-30.43: no legion on the board."""
    s = solo("windgap")
    roll_result(s, "strategy")
    assert (s.unrolled, s.spent_results) == (7, [0, 1, 0, 0, 0])
    assert max(s.owner) < 0


# ---------------------------------------------------------------- other phases and cases


def test_from_a_worm_its_legion_goes_where_the_player_says() -> None:
    """ARR-30.31, ARR-30.54: beside s1_10 lie s1_9, s1_13 and Sihaya Ridge, whose sietch is gone."""
    s = solo("windgap")
    only(s, "windgap")
    legion(s, "harkonnen", "s1_10", regular=2, generic=1)
    wormsign(s, "s1_10", "sandworm")
    s.phase = k.HAZARDS
    start_hazards(s)
    run(s)
    act(s, "?area s1_10")
    assert asked(s)[0] == 0
    assert legal(s) == {"area s1_9", "area s1_13", "area sihaya_ridge"}
    act(s, "area s1_13")
    assert at(s, "s1_13") == {"harkonnen": (2, 0, 0), "generic": 1}


@pytest.mark.parametrize(("winner", "ranking"), [(1, [[0]]), (0, [[], [0]]), (-1, [[], [0]])])
def test_only_who_has_won_alone_comes_first(winner: int, ranking: list[list[int]]) -> None:
    """ARR-30.41, ARR-30.58: neither a game that is lost nor one that a limit of rounds has ended is a victory."""
    s = solo("windgap")
    s.over, s.winner = True, winner
    assert s.ranking == ranking
    assert s.outcome() == [1.0 if winner == 1 else 0.0]


def test_a_token_of_the_bene_gesserit_never_comes_from_the_reserve() -> None:
    """ARR-30.55, ARR-30.36"""
    s = solo("windgap")
    s.aside_dice = 1
    before = s.bene_gesserit_left, list(s.bene_gesserit)
    assert play_card(s, "breeding_program")
    assert (s.bene_gesserit_left, s.bene_gesserit) == before


def test_a_reveal_for_a_claim_counts_as_voluntary() -> None:
    """ARR-30.55, ARR-30.37: Paul the 'Mahdi'! reveals the sietch he stands at."""
    s = solo("windgap")
    sietch(s, "gara_kulon", 2, up=False)
    legion(s, "atreides", "gara_kulon", regular=1, leaders=["paul_atreides"])
    prescience(s, "paul_the_mahdi")
    turn(s, "atreides", "strategy", "mentat")
    act(s, "claim paul_the_mahdi")
    assert len(s.reinforcements) == 1
    assert where(s, "paul_atreides") == "gara_kulon"
