"""The criteria of every choice of the Mahdi and their order (ARR-30). First the table of the rules; then positions in
which the better by one criterion is the worse by the next, so that only this order gives the answer. Distances and
powers by hand on the map; who loses comes first on the board wherever that could decide."""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.forces import with_at
from landsraad.arrakis.rules.mahdi import cards, legions, muster, vehicles
from landsraad.arrakis.rules.mahdi.criteria import CHOICES, CRITERIA, HIGH, JOINING, ORDERS
from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.tables import AREA_ID, CARDS, PRESCIENCE

from .helpers import (
    at,
    harvester,
    leader,
    legion,
    ornithopter,
    prescience,
    revealed,
    sietch,
    where,
    wormsign,
    wormsigns,
    zones,
)
from .solo import chosen, lost, only, play_card, roll_result, run, solo

# ---------------------------------------------------------------- what the rules say

# + the greatest number, - the smallest; "class" and "place" are the numbers in brackets of ARR-30.8.
RULES = {
    "harvester": "-class",  # ARR-30.8: (1) to (4)
    "carryall": "+protects",  # ARR-30.8: most Harvesters
    "ornithopter": "-class -place",  # ARR-30.8: (1) to (4), in (3) central zones first
    # ARR-30.13: highest rank, greatest difference, no Ornithopter, the target. ARR-30.60: of equal rank the Base last.
    # ARR-30.71: then the attacker's fine power.
    "attack_sietch": "+rank -base +difference -flies +is_target +fine_power",
    # ARR-30.14: highest power, a named leader; ARR-30.71: the defender's fine power. ARR-30.50: the strongest attacker,
    # then his fine power.
    "attack_legion": "+power +named_leader +defender_fine +attacker_power +fine_power",
    "mover": "-distance +power +fine_power",  # ARR-30.16, ARR-30.51d, ARR-30.71
    # ARR-30.16: shortest path. ARR-30.17: an own legion with room, closest to a sietch, Mountain, Plateau or Minor Erg,
    # Desert without wormsign.
    "step": "-distance +joins -near_sietch +mountain +plateau +sand",
    "settlement": "+power +fine_power -target_distance",  # ARR-30.21, ARR-30.71
    "legion": "-near_sietch +relative_power -target_distance",  # ARR-30.26
    "replacement": "-near_sietch +relative_power -target_distance",  # ARR-30.26
    "bombard": "+power +fine_power",  # ARR-30.59 (Explosive Artillery), ARR-30.71
    "tank": "-target_distance +ability",  # ARR-30.59 (Hunter-Seeker)
    "wormsign": "-target_distance",  # ARR-30.59 (Spotter Control)
    "patrol": "-terrain -target_distance",  # ARR-30.59 (Harkonnen Patrols), ARR-30.62: Deep Desert last
    "mountain": "-target_distance",  # ARR-30.59 (Moving the Battle Group)
    "reveal": "-target_distance",  # ARR-30.59 (Spies All over Arrakis)
    "carriers_from": "+power +fine_power",  # ARR-30.59 (Troop Carriers), ARR-30.71
    "carriers_to": "-target_distance",  # ARR-30.59 (Troop Carriers)
    "shuffle_back": "+holds +reward -order",  # ARR-30.59 (Hope Clouds Observation)
    "token_back": "-target_distance",  # ARR-30.19
    "temporary_target": "-distance +rank",  # ARR-30.16
    "smuggler_harvester": "-class",  # ARR-30.60
    "smuggler_carryall": "+protects",  # ARR-30.60
}


def declared(criteria: tuple[str, ...]) -> str:
    return " ".join(("+" if name in HIGH else "-") + name for name in criteria)


def test_the_declared_orders_are_those_of_the_rules() -> None:
    assert {choice: declared(criteria) for choice, criteria in ORDERS.items()} == RULES
    assert declared(JOINING) == "+power +fine_power"  # ARR-30.51c, ARR-30.70
    assert set(CHOICES) == set(RULES)
    assert {name for criteria in ORDERS.values() for name in criteria} == set(CRITERIA)


# ---------------------------------------------------------------- positions

Units = tuple[int, int, int]  # Regulars, Elite, Sardaukar or Fedaykin


def standing(s: Position, **ranks: int) -> None:
    """Only these sietches stand, with these ranks; those that are gone get the other tokens."""
    only(s, *ranks)
    places = [s.sietch_at.index(AREA_ID[name]) for name in ranks]
    tokens = list(s.sietch_rank)
    for rank in ranks.values():
        tokens.remove(rank)
    for place in range(len(s.sietch_rank)):
        s.sietch_rank[place] = list(ranks.values())[places.index(place)] if place in places else tokens.pop()


def area(*names: str) -> list[str]:
    return [f"area:{name}" for name in names]


# ---------------------------------------------------------------- attacks on a sietch (ARR-30.13, 30.60)


def test_a_real_sietch_before_the_base_even_if_that_is_easier() -> None:
    """ARR-30.60: from s2_5 with 3: Tasmin Sink, rank 3, has one defender (difference 2), the Base in s2_6 none (3)."""
    s = solo("gara_kulon", expansions=("smugglers",))
    standing(s, tasmin_sink=3, gara_kulon=1)
    s.smugglers, s.base_at = k.ALLIED, AREA_ID["s2_6"]
    legion(s, "atreides", "tasmin_sink", regular=1)
    legion(s, "harkonnen", "s2_5", regular=3)
    legions.sietch_attack(s, legions.any_legion)
    assert chosen(s, "attack_sietch") == area("s2_5", "tasmin_sink")
    assert lost(s, "attack_sietch") == {"area:s2_5 area:s2_6": "base"}


def test_the_greater_difference_before_no_ornithopter() -> None:
    """ARR-30.13: Harg Pass with 3 flies over False Wall South to Hobars Gap (3 more than nobody); s7_5 with 2 stands
    beside Windgap (2 more), which is the target besides."""
    s = solo("windgap")
    standing(s, windgap=2, hobars_gap=2)
    legion(s, "harkonnen", "harg_pass", regular=3)
    legion(s, "harkonnen", "s7_5", regular=2)
    ornithopter(s, "az4")
    legions.sietch_attack(s, legions.any_legion)
    assert chosen(s, "attack_sietch") == [*area("harg_pass", "hobars_gap"), "zone:az4"]
    assert lost(s, "attack_sietch") == {"area:s7_5 area:windgap": "difference"}


def test_no_ornithopter_before_the_target() -> None:
    """ARR-30.13: the same with 2 each, and the target is Hobars Gap, which needs the flight."""
    s = solo("hobars_gap")
    standing(s, windgap=2, hobars_gap=2)
    legion(s, "harkonnen", "harg_pass", regular=2)
    legion(s, "harkonnen", "s7_5", regular=2)
    ornithopter(s, "az4")
    legions.sietch_attack(s, legions.any_legion)
    assert chosen(s, "attack_sietch") == area("s7_5", "windgap")
    assert lost(s, "attack_sietch") == {"area:harg_pass area:hobars_gap zone:az4": "flies"}


def test_the_target_before_the_finer_attacker() -> None:
    """ARR-30.13, ARR-30.71: two Regulars (fine 4) beside Windgap, the target; two Elite (6) beside Hobars Gap."""
    s = solo("windgap")
    standing(s, windgap=2, hobars_gap=2)
    legion(s, "harkonnen", "s6_4", elite=2)
    legion(s, "harkonnen", "s7_5", regular=2)
    legions.sietch_attack(s, legions.any_legion)
    assert chosen(s, "attack_sietch") == area("s7_5", "windgap")
    assert lost(s, "attack_sietch") == {"area:s6_4 area:hobars_gap": "is_target"}


def test_without_a_target_the_finer_attacker_is_next() -> None:
    """ARR-30.76: the same without a target, Elite and Regulars exchanged: Hobars Gap is the first sietch of the board
    next to a legion, but only the fine power counts."""
    s = solo("")
    standing(s, windgap=2, hobars_gap=2)
    legion(s, "harkonnen", "s6_4", regular=2)
    legion(s, "harkonnen", "s7_5", elite=2)
    legions.sietch_attack(s, legions.any_legion)
    assert chosen(s, "attack_sietch") == area("s7_5", "windgap")
    assert lost(s, "attack_sietch") == {"area:s6_4 area:hobars_gap": "fine_power"}


# ---------------------------------------------------------------- attacks on a legion (ARR-30.14, 30.50, 30.71)


def test_the_stronger_legion_before_a_named_leader() -> None:
    """ARR-30.14: three Regulars (3) in s1_13; a Regular and Stilgar (2) in s1_8. Both lie beside s1_12."""
    s = solo("habbanya_ridge")
    only(s, "habbanya_ridge")
    legion(s, "harkonnen", "s1_12", regular=5)
    legion(s, "atreides", "s1_8", regular=1, leaders=["stilgar"])
    legion(s, "atreides", "s1_13", regular=3)
    legions.legion_attack(s, legions.any_legion)
    assert chosen(s, "attack_legion") == area("s1_12", "s1_13")
    assert lost(s, "attack_legion") == {"area:s1_12 area:s1_8": "power"}


def test_a_named_leader_before_the_finer_defender() -> None:
    """ARR-30.14, ARR-30.71: a Regular and Stilgar (2, fine 4) in s1_13; two Elite (2, fine 6) in s1_8."""
    s = solo("habbanya_ridge")
    only(s, "habbanya_ridge")
    legion(s, "harkonnen", "s1_12", regular=5)
    legion(s, "atreides", "s1_8", elite=2)
    legion(s, "atreides", "s1_13", regular=1, leaders=["stilgar"])
    legions.legion_attack(s, legions.any_legion)
    assert chosen(s, "attack_legion") == area("s1_12", "s1_13")
    assert lost(s, "attack_legion") == {"area:s1_12 area:s1_8": "named_leader"}


def test_the_finer_defender_before_the_stronger_attacker() -> None:
    """ARR-30.71: two Elite (2, fine 6) in s1_14, beside s1_16 with 3; two Regulars (2, fine 4) in s1_8, beside s1_5
    with 5. No other border joins them."""
    s = solo("habbanya_ridge")
    only(s, "habbanya_ridge")
    legion(s, "harkonnen", "s1_5", regular=5)
    legion(s, "atreides", "s1_8", regular=2)
    legion(s, "harkonnen", "s1_16", regular=3)
    legion(s, "atreides", "s1_14", elite=2)
    legions.legion_attack(s, legions.any_legion)
    assert chosen(s, "attack_legion") == area("s1_16", "s1_14")
    assert lost(s, "attack_legion") == {"area:s1_5 area:s1_8": "defender_fine"}


def test_the_stronger_attacker_before_the_finer() -> None:
    """ARR-30.50, ARR-30.71: beside s1_13 stand three Regulars in s1_12 (3, fine 6) and two Sardaukar in s1_9 (2, fine
    8)."""
    s = solo("habbanya_ridge")
    only(s, "habbanya_ridge")
    legion(s, "harkonnen", "s1_9", special=2)
    legion(s, "harkonnen", "s1_12", regular=3)
    legion(s, "atreides", "s1_13", regular=1)
    legions.legion_attack(s, legions.any_legion)
    assert chosen(s, "attack_legion") == area("s1_12", "s1_13")
    assert lost(s, "attack_legion") == {"area:s1_9 area:s1_13": "attacker_power"}


# ---------------------------------------------------------------- moves (ARR-30.16, 30.17, 30.51)


def test_the_nearer_legion_moves_before_the_stronger() -> None:
    """ARR-30.16: to Windgap 2 from s6_1 (by s7_5), with 1; 3 from Harg Pass (by s6_1 or s6_4), with 3."""
    s = solo("windgap")
    standing(s, windgap=2)
    legion(s, "harkonnen", "harg_pass", regular=3)
    legion(s, "harkonnen", "s6_1", regular=1)
    legions.best_move(s, legions.any_legion)
    assert chosen(s, "mover") == area("s6_1", "windgap")
    assert lost(s, "mover") == {"area:harg_pass area:windgap": "distance"}


def test_the_stronger_legion_moves_before_the_finer() -> None:
    """ARR-30.16, ARR-30.71: both 2 from Windgap: s7_4 (by s7_3) with three Regulars (3, fine 6), s6_1 with two
    Sardaukar (2, fine 8)."""
    s = solo("windgap")
    standing(s, windgap=2)
    legion(s, "harkonnen", "s6_1", special=2)
    legion(s, "harkonnen", "s7_4", regular=3)
    legions.best_move(s, legions.any_legion)
    assert chosen(s, "mover") == area("s7_4", "windgap")
    assert lost(s, "mover") == {"area:s6_1 area:windgap": "power"}


def test_the_shorter_path_before_an_own_legion() -> None:
    """ARR-30.16, ARR-30.17: s6_1 and s6_4 are held, so on foot it is 5 from Harg Pass to Windgap: False Wall South,
    Hobars Gap (its sietch is gone), s6_5, s7_6. Flown over those who hold s6_4 it is 1 from s7_5 and s7_6, 2 from s6_5,
    where an own legion has room."""
    s = solo("windgap")
    standing(s, windgap=2)
    for held in ("s6_1", "s6_4"):
        legion(s, "atreides", held, regular=1)
    legion(s, "harkonnen", "harg_pass", regular=2)
    legion(s, "harkonnen", "s6_5", regular=1)
    ornithopter(s, "az4")
    legions.best_end(s, AREA_ID["harg_pass"], AREA_ID["windgap"])
    assert chosen(s, "step") == [*area("harg_pass", "s7_5"), "zone:az4"]
    assert lost(s, "step")["area:harg_pass area:s6_5 zone:az4"] == "distance"


def test_an_own_legion_before_the_nearness_of_a_sietch() -> None:
    """ARR-30.17: from Harg Pass to Windgap by s6_1, where an own legion stands, 2 from any sietch, or by s6_4, beside
    Hobars Gap; Windgap is 2 from both."""
    s = solo("windgap")
    standing(s, windgap=2, hobars_gap=2)
    legion(s, "harkonnen", "harg_pass", regular=2)
    legion(s, "harkonnen", "s6_1", regular=1)
    legions.best_end(s, AREA_ID["harg_pass"], AREA_ID["windgap"])
    assert chosen(s, "step") == area("harg_pass", "s6_1")
    assert lost(s, "step") == {"area:harg_pass area:s6_4": "joins"}


def test_the_nearness_of_a_sietch_before_a_mountain() -> None:
    """ARR-30.17: from Harg Pass to Gara Kulon it is 4: by s6_3, a Minor Erg, or False Wall East, a Mountain, both with
    s6_2 and s5_9. Tasmin Sink is 2 from s6_3 (by s2_5), no sietch is nearer than 3 to False Wall East."""
    s = solo("gara_kulon")
    standing(s, gara_kulon=2, tasmin_sink=2)
    legion(s, "harkonnen", "harg_pass", regular=2)
    legions.best_end(s, AREA_ID["harg_pass"], AREA_ID["gara_kulon"])
    assert chosen(s, "step") == area("harg_pass", "s6_3")
    assert lost(s, "step") == {"area:harg_pass area:false_wall_east": "near_sietch"}


def test_a_mountain_before_a_plateau() -> None:
    """ARR-30.17: from Arrakeen to Gara Kulon it is 5: by Rimwall West, a Mountain, or Imperial Basin, a Plateau, both
    with s5_5, s5_8 and s5_9."""
    s = solo("gara_kulon")
    standing(s, gara_kulon=2)
    legion(s, "harkonnen", "arrakeen", regular=2)
    legions.best_end(s, AREA_ID["arrakeen"], AREA_ID["gara_kulon"])
    assert chosen(s, "step") == area("arrakeen", "rimwall_west")
    assert lost(s, "step") == {"area:arrakeen area:imperial_basin": "mountain"}


@pytest.mark.parametrize(("start", "end", "other", "by"), [
    ("s1_7", "shield_wall_1", "s1_11", "mountain"),
    ("pasty_mesa", "s5_9", "s1_15", "plateau"),
    ("s1_8", "s1_12", "s1_11", "sand"),
])  # fmt: skip
def test_feyd_steps_to_the_better_ground(start: str, end: str, other: str, by: str) -> None:
    """ARR-30.64, ARR-30.17: from each start two areas lie beside Gara Kulon, where he can attack it. In s1_11 there is
    a wormsign."""
    s = solo("gara_kulon")
    standing(s, gara_kulon=2)
    leader(s, "beast_rabban", "gone")
    legion(s, "harkonnen", start, regular=2, leaders=["feyd_rautha"])
    wormsign(s, "s1_11")
    roll_result(s, "leadership")
    assert chosen(s, "step") == area(start, end)
    assert lost(s, "step") == {f"area:{start} area:{other}": by}


@pytest.mark.parametrize(("weaker", "stronger", "by"), [
    ((0, 0, 2), (3, 0, 0), "power"),  # 2, fine 8; 3, fine 6
    ((2, 0, 0), (0, 2, 0), "fine_power"),  # 2, fine 4; 2, fine 6
])  # fmt: skip
def test_into_the_stronger_of_two_neighbours(weaker: Units, stronger: Units, by: str) -> None:
    """ARR-30.51c, ARR-30.70: s7_5 lies beside s7_3 and s7_6, all three beside Windgap."""
    s = solo("windgap")
    standing(s, windgap=2)
    legion(s, "harkonnen", "s7_5", regular=1)
    legion(s, "harkonnen", "s7_3", *weaker)
    legion(s, "harkonnen", "s7_6", *stronger)
    legions.best_move(s, legions.any_legion)
    assert chosen(s, "step") == area("s7_5", "s7_6")
    assert lost(s, "step") == {"area:s7_5 area:s7_3": by}


@pytest.mark.parametrize(("ranks", "end", "other", "by"), [
    ({"hobars_gap": 1, "tasmin_sink": 3}, "hobars_gap", "tasmin_sink", "distance"),
    ({"hobars_gap": 3, "habbanya_ridge": 1}, "hobars_gap", "habbanya_ridge", "rank"),
])  # fmt: skip
def test_the_target_of_a_turn(ranks: dict[str, int], end: str, other: str, by: str) -> None:
    """ARR-30.16: Windgap is held by 6. From it 3 to Hobars Gap (s7_6, s6_5), 5 to Tasmin Sink (s7_6, s6_5, s2_8, s2_6),
    3 to Habbanya Ridge (s3_8, s3_5)."""
    s = solo("windgap")
    standing(s, windgap=2, **ranks)
    legion(s, "atreides", "windgap", regular=6)
    legion(s, "harkonnen", "harg_pass", regular=2)
    assert legions.move_goal(s, [AREA_ID["harg_pass"]]) == (AREA_ID[end], True)
    assert lost(s, "temporary_target") == {f"area:{other}": by}


# ---------------------------------------------------------------- placing (ARR-30.21, 30.26)


@pytest.mark.parametrize(("first", "best", "loser", "winner", "by"), [
    ("arrakeen", "carthag", (0, 0, 2), (3, 0, 0), "power"),  # 2, fine 8; 3, fine 6
    ("imperial_basin", "north_pole", (1, 0, 0), (0, 1, 0), "fine_power"),  # fine 2; 3, but farther away
])  # fmt: skip
def test_settlements(first: str, best: str, loser: Units, winner: Units, by: str) -> None:
    """ARR-30.21, ARR-30.71: to Gara Kulon it is 4 from Imperial Basin (s5_5, s5_8, s5_9), 5 from the Pole (s6_1, false
    wall east, s6_2, s5_9)."""
    s = solo("gara_kulon")
    standing(s, gara_kulon=2)
    legion(s, "harkonnen", first, *loser)
    legion(s, "harkonnen", best, *winner)
    assert muster.best_settlement(s, [AREA_ID[first], AREA_ID[best]]) == AREA_ID[best]
    assert lost(s, "settlement") == {f"area:{first}": by}


@pytest.mark.parametrize("choice", ["legion", "replacement"])
@pytest.mark.parametrize(("first", "best", "few", "many", "by"), [
    ("s6_1", "s7_5", 4, 1, "near_sietch"),  # 2 and 1 from a sietch
    ("s7_5", "s6_4", 1, 3, "relative_power"),  # both 1; the weaker is nearer to the target
    ("s6_4", "s7_5", 2, 2, "target_distance"),  # both 1; Windgap is 2 from s6_4
])  # fmt: skip
def test_legions(choice: str, first: str, best: str, few: int, many: int, by: str) -> None:
    """ARR-30.26: s7_5 lies beside Windgap, the target, s6_4 beside Hobars Gap and 2 from Windgap; s6_1 is 2 from both.
    Nobody defends them."""
    s = solo("windgap")
    standing(s, windgap=2, hobars_gap=2)
    legion(s, "harkonnen", first, regular=few)
    legion(s, "harkonnen", best, regular=many)
    assert muster.best_legion(s, [AREA_ID[first], AREA_ID[best]], choice) == AREA_ID[best]
    assert lost(s, choice) == {f"area:{first}": by}


@pytest.mark.parametrize(("rank", "best"), [(1, "s2_5"), (3, "s7_5")])
def test_of_equal_distance_the_base_counts_by_its_rank(rank: int, best: str) -> None:
    """ARR-30.26, ARR-30.46, ARR-30.60: s2_5 with 4 lies beside Tasmin Sink, held by 3, and the Base in s2_6, held by
    nobody. Beside a sietch of rank 1 the Base with its 3 counts: 4 more; after one of rank 3 it does not: 1 more. s7_5
    has 2 more than nobody in Windgap."""
    s = solo("windgap", expansions=("smugglers",))
    standing(s, windgap=2, tasmin_sink=rank)
    s.smugglers, s.base_at = k.ALLIED, AREA_ID["s2_6"]
    legion(s, "atreides", "tasmin_sink", regular=3)
    legion(s, "harkonnen", "s2_5", regular=4)
    legion(s, "harkonnen", "s7_5", regular=2)
    assert muster.best_legion(s, [AREA_ID["s2_5"], AREA_ID["s7_5"]]) == AREA_ID[best]
    assert list(lost(s, "legion").values()) == ["relative_power"]


# ---------------------------------------------------------------- cards (ARR-30.59)


@pytest.mark.parametrize(("first", "best", "by"), [
    ((0, 0, 2), (3, 0, 0), "power"),  # 2, fine 8; 3, fine 6
    ((2, 0, 0), (0, 2, 0), "fine_power"),  # 2, fine 4; 2, fine 6
])  # fmt: skip
def test_artillery(first: Units, best: Units, by: str) -> None:
    """ARR-30.59, ARR-30.71: s1_8 and s1_13 lie beside s1_12."""
    s = solo("habbanya_ridge")
    legion(s, "harkonnen", "s1_12", regular=1)
    legion(s, "atreides", "s1_8", *first)
    legion(s, "atreides", "s1_13", *best)
    cards.bombard(s, 4)
    assert chosen(s, "bombard") == area("s1_13")
    assert lost(s, "bombard") == {"area:s1_8": by}


def test_carriers_take_the_stronger_before_the_finer_and_fly_to_the_nearest() -> None:
    """ARR-30.59, ARR-30.71: Carthag has three Regulars (3, fine 6), Arrakeen two Sardaukar (2, fine 8). s7_5 lies
    beside Windgap, s6_1 is 2 from it, both cities 5."""
    s = solo("windgap")
    legion(s, "harkonnen", "s6_1", regular=1)
    legion(s, "harkonnen", "arrakeen", special=2)
    legion(s, "harkonnen", "carthag", regular=3)
    legion(s, "harkonnen", "s7_5", regular=1)
    assert play_card(s, "troop_carriers")
    assert at(s, "s7_5") == {"harkonnen": (4, 0, 0)}
    assert at(s, "s6_1") == {"harkonnen": (1, 0, 0)}
    assert at(s, "arrakeen") == {"harkonnen": (0, 0, 2)}
    assert lost(s, "carriers_from") == {"area:arrakeen": "power"}
    assert lost(s, "carriers_to")["area:s6_1"] == "target_distance"


def test_a_seeker_finds_the_nearest_before_the_abler_leader() -> None:
    """ARR-30.59: Lady Jessica (1) at Windgap, the target; Stilgar (2) beside it in s7_6."""
    s = solo("windgap")
    legion(s, "harkonnen", "s7_4", regular=1)
    legion(s, "atreides", "windgap", regular=1, leaders=["lady_jessica"])
    legion(s, "atreides", "s7_6", regular=1, leaders=["stilgar"])
    assert play_card(s, "hunter_seeker")
    assert (where(s, "lady_jessica"), where(s, "stilgar")) == ("tank", "s7_6")


def test_spotters_take_the_wormsigns_closest_to_the_target() -> None:
    """ARR-30.59: s7_3, s7_5 and s7_6 lie beside Windgap, s6_1 is 2 from it."""
    s = solo("windgap")
    for name in ("s6_1", "s7_3", "s7_5", "s7_6"):
        wormsign(s, name)
    assert play_card(s, "spotter_control")
    assert wormsigns(s) == {"s6_1"}


def test_spies_find_the_facedown_area_closest_to_the_target() -> None:
    """ARR-30.59: Windgap is known. From it 3 to Hobars Gap, 5 to Tasmin Sink."""
    s = solo("windgap")
    standing(s, windgap=2, tasmin_sink=2, hobars_gap=1)
    sietch(s, "windgap", 2, up=True)
    for name, rank in (("tasmin_sink", 2), ("hobars_gap", 1)):
        sietch(s, name, rank, up=False)
    assert play_card(s, "spies_all_over_arrakis")
    run(s)
    up = {name for name in ("tasmin_sink", "hobars_gap") if s.sietch_up >> s.sietch_at.index(AREA_ID[name]) & 1}
    assert up == {"hobars_gap"}
    assert lost(s, "reveal") == {"area:tasmin_sink": "target_distance"}


def test_of_equal_prescience_cards_the_lowest_number_and_nobody_is_asked() -> None:
    """ARR-30.59: neither condition holds, both give two steps, as every card does: the number decides, so that there is
    no tie for the player (ARR-30.2)."""
    assert {sum(card.reward) for card in PRESCIENCE} == {2}
    s = solo("windgap", mahdi_ties="player")
    prescience(s, "new_windtraps", "dew_collectors")
    number = next(i for i, card in enumerate(CARDS) if card.id == "hope_clouds_observation")
    s.decks[1].remove(number)
    s.decks[1].append(number)
    s.stack.append((k.MAHDI_PLAY, -1, 1, 0))
    run(s)
    assert s.stack[-1][0] != k.MAHDI_TIE
    assert revealed(s) == ["new_windtraps"]


# ---------------------------------------------------------------- tokens and vehicles


def test_the_token_closest_to_the_target_goes_back() -> None:
    """ARR-30.19: to Windgap it is 5 from Arrakeen (Imperial Basin, s5_4, s6_1, s7_5), 4 from Hagga Basin (s8_2, wind
    pass, s7_3)."""
    s = solo("windgap")
    s.black = []
    legion(s, "harkonnen", "arrakeen", regular=1, tokens=["hb1"])
    legion(s, "harkonnen", "hagga_basin", regular=1, tokens=["hb2"])
    legions.recall_token(s, "black")
    assert chosen(s, "token_back") == area("hagga_basin")
    assert lost(s, "token_back") == {"area:arrakeen": "target_distance"}


def test_a_carryall_protects_most() -> None:
    """ARR-30.8: az5 lies over s2_3, az8 over s3_7 and s3_9."""
    s = solo("gara_kulon")
    harvester(s, "s2_3", "s3_7", "s3_9")
    assert vehicles.place_carryalls(s, 1) == 1
    assert zones(s) == {"az8": "carryall"}
    assert lost(s, "carryall") == {"zone:az5": "protects"}


def test_the_smugglers_carryall_protects_most() -> None:
    """ARR-30.60: over s6_1 lie az4, az5 and az6, over s7_3 az6, az7 and az8: az6 protects both."""
    s = solo("gara_kulon", expansions=("smugglers",))
    s.smuggler_harvesters, s.smuggler_carryall = 0, 1
    for name in ("s6_1", "s7_3"):
        s.harvester = with_at(s.harvester, AREA_ID[name], k.SMUGGLER_HARVESTER)
    vehicles.place_smuggler_vehicles(s)
    assert chosen(s, "smuggler_carryall") == ["zone:az6"]
    assert set(lost(s, "smuggler_carryall").values()) == {"protects"}
