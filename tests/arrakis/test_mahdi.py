"""The Mahdi: how it measures, chooses, moves, attacks, deploys, pays (ARR-30). Values worked out by hand on the map."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.forces import place_sietch
from landsraad.arrakis.rules.mahdi import battles, legions, muster, sight, tactics, vehicles
from landsraad.arrakis.rules.mahdi.spice import plan_spice
from landsraad.arrakis.rules.state import NOBODY
from landsraad.arrakis.tables import AREA_ID, AREAS, LEADER_ID, TACTICS, TOKENS, UNITS
from landsraad.kernel.contract import Setup
from landsraad.kernel.errors import BadSetup

from .helpers import (
    act,
    asked,
    at,
    carryall,
    fix,
    harvester,
    harvesters,
    leader,
    legal,
    legion,
    ornithopter,
    paused,
    raze,
    sietch,
    supply,
    where,
    worm,
    wormsign,
    zones,
)
from .invariants import check
from .solo import chosen, lost, roll_result, run, solo, why


def force(regular: int = 0, elite: int = 0, special: int = 0, generic: int = 0, *leaders: str) -> tuple[int, ...]:
    mask = sum(1 << LEADER_ID[x] for x in leaders)
    return (regular, elite, special, 0, 0, generic, mask)


# ---------------------------------------------------------------- setup (ARR-30.1 to 30.7, 30.42, 30.58)


def test_one_seat_the_atreides() -> None:
    """ARR-30.1, ARR-30.58"""
    s = GAME.new(Setup(1, 1))
    view = s.view(0)
    assert view["side"] == "atreides"
    assert view["seats"] == {"harkonnen": [], "atreides": [0, 0]}
    assert view["hand_sizes"]["house_harkonnen"] == view["hand_sizes"]["corrino_ally"] == 0
    assert sum(view["hand_sizes"].values()) == 2  # ARR-30.7: the player draws as usual
    assert len(view["prescience"]) == 2
    assert view["mahdi"]["reinforcements"] == 2


def test_figures_at_setup_and_all_twelve_tokens_in_their_pools() -> None:
    """ARR-30.3"""
    s = GAME.new(Setup(1, 1))
    assert sorted(TOKENS[t].id for t in s.black) == [f"hb{i}" for i in range(1, 7)]
    assert sorted(TOKENS[t].id for t in s.silver) == [f"hs{i}" for i in range(1, 7)]
    assert all(not s.tokens[AREA_ID[x]] for x in ("arrakeen", "carthag", "arsunt", "north_pole"))
    assert len(TACTICS) == 8


def test_with_the_guild_it_is_refused_with_smugglers_offered() -> None:
    """ARR-30.42"""
    with pytest.raises(BadSetup, match=r"ARR-30\.42"):
        GAME.new(Setup(1, 1, ("guild",)))
    assert GAME.new(Setup(1, 1, ("smugglers",))).view(0)["smugglers"]["status"] == "neutral"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"mahdi_ties": "coin"}, "engine or player"),
        ({"mahdi_supremacy": 9}, "from 0 to 3"),
        ({"mahdi_reinforcements": "many"}, "from 0 to 12"),
    ],
)
def test_bad_options_are_refused_in_a_sentence(options: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        GAME.new(Setup(1, 1, **options))
    with pytest.raises(BadSetup, match="solo"):
        GAME.new(Setup(2, 1, mahdi_ties="player"))


# ---------------------------------------------------------------- tactical cards (ARR-30.5, 30.6, 30.44, 30.47)


def cards(s: object, *names: str) -> None:
    """These tactical cards are drawn next, the first first."""
    ids = {card.id: i for i, card in enumerate(TACTICS)}
    s.tactics = [ids[f"tc_{name}"] for name in reversed(names)]  # type: ignore[attr-defined]
    s.tactics_aside = []  # type: ignore[attr-defined]


def test_the_target_lies_in_another_region() -> None:
    """North-west is harvested: the next card, also north-west, is put aside."""
    s = solo()
    cards(s, "rock_outcroppings", "bight_of_the_cliff", "tasmin_sink", "windgap")
    tactics.draw_tactics(s)
    assert tactics.harvesting_sectors(s) == (3,)
    assert s.target == AREA_ID["tasmin_sink"]
    assert len(s.tactics) == 1


def test_both_central_cards_are_one_region() -> None:
    s = solo()
    cards(s, "windgap", "hobars_gap", "gara_kulon")
    tactics.draw_tactics(s)
    assert s.target == AREA_ID["gara_kulon"]
    s.target = AREA_ID["windgap"]
    assert tactics.target_sectors(s) == (4, 5, 6, 7)  # a central target bars all four (ARR-30.47)


def test_a_destroyed_sietch_is_no_target_and_without_a_card_there_is_none() -> None:
    s = solo()
    raze(s, "tasmin_sink")
    cards(s, "windgap", "tasmin_sink", "hobars_gap")
    tactics.draw_tactics(s)
    assert s.target == -1


def test_a_new_target_at_once_and_put_aside_cards_come_back() -> None:
    """ARR-30.6"""
    s = solo()
    cards(s, "windgap", "tasmin_sink", "gara_kulon")
    tactics.draw_tactics(s)
    raze(s, "tasmin_sink")
    tactics.new_target(s)
    assert s.target == AREA_ID["gara_kulon"]
    raze(s, "gara_kulon")
    s.tactics_aside = [i for i, card in enumerate(TACTICS) if card.id == "tc_sihaya_ridge"]
    s.tactics = []
    tactics.new_target(s)
    assert s.target == AREA_ID["sihaya_ridge"]


def test_a_tactical_card_follows_its_token() -> None:
    """ARR-30.44: Kitab al-Ibar has moved Tasmin Sink's sietch to s2_6."""
    s = solo()
    place_sietch(s, s.sietch_at.index(AREA_ID["tasmin_sink"]), AREA_ID["s2_6"])
    cards(s, "windgap", "tasmin_sink")
    tactics.draw_tactics(s)
    assert s.target == AREA_ID["s2_6"]


# ---------------------------------------------------------------- power and paths (ARR-30.12, 30.18, 30.45)


def test_combat_power() -> None:
    """4 units, a token 2, a Bashar and Rabban 1 each: 8. Fine: 2·2 + 3 + 4 + 1 + 2 + 2 = 16."""
    s = solo("windgap")
    legion(s, "harkonnen", "s7_5", regular=2, elite=1, special=1, generic=1, leaders=["beast_rabban"], tokens=["hb1"])
    assert sight.power(s, AREA_ID["s7_5"]) == 8
    assert sight.fine_power(s, AREA_ID["s7_5"]) == 16


def test_walls_do_not_stop_it() -> None:
    """ARR-30.18: broken_land and s1_3 share an impassable border."""
    s = solo("windgap")
    assert AREA_ID["s1_3"] in sight.beside(s, AREA_ID["broken_land"])


def test_paths_lead_over_free_areas_the_goal_excepted() -> None:
    """s7_5 beside Windgap: 1 step; s6_4: 2 by s7_5 or s7_6; with Atreides in both, by s6_5 and s3_9: 3."""
    s = solo("windgap")
    steps = sight.distances(s, AREA_ID["windgap"])
    assert (steps[AREA_ID["s7_5"]], steps[AREA_ID["s6_4"]]) == (1, 2)
    legion(s, "atreides", "s7_5", regular=1)
    legion(s, "atreides", "s7_6", regular=1)
    steps = sight.distances(s, AREA_ID["windgap"])
    assert steps[AREA_ID["s6_4"]] == 3


# ---------------------------------------------------------------- attacks (ARR-30.13, 30.14, 30.50)


def test_the_sietch_of_the_highest_rank_first() -> None:
    """The target Windgap has rank 1, Hobars Gap 3, even facedown."""
    s = solo("windgap")
    sietch(s, "windgap", 1)
    sietch(s, "hobars_gap", 3, up=False)
    legion(s, "harkonnen", "s7_5", regular=3)
    legion(s, "harkonnen", "s6_4", regular=1)
    roll_result(s, "strategy")
    assert chosen(s, "attack_sietch") == ["area:s6_4", "area:hobars_gap"]
    assert lost(s, "attack_sietch") == {"area:s7_5 area:windgap": "rank"}


def test_then_the_greatest_difference_of_power_then_no_ornithopter_then_the_target() -> None:
    """Windgap with one defender and a Naib (2): from s7_5 with 4 it is 2, from s7_6 with 5 it is 3."""
    s = solo("windgap")
    for area in ("windgap", "hobars_gap"):
        sietch(s, area, 2)
    legion(s, "atreides", "windgap", regular=1, generic=1)
    legion(s, "harkonnen", "s7_5", regular=4)
    legion(s, "harkonnen", "s7_6", regular=5)
    legion(s, "atreides", "hobars_gap", regular=3)
    s.side = 0
    best = legions.sietch_attack(s, legions.any_legion)
    assert best is not None
    assert chosen(s, "attack_sietch") == ["area:s7_6", "area:windgap"]
    assert lost(s, "attack_sietch")["area:s7_5 area:windgap"] == "difference"


def test_an_attack_needs_more_power_than_the_defenders() -> None:
    """ARR-30.12: 3 against 3 is no attack; with no other sietch to go to the legion stays where it is (ARR-30.51)."""
    s = solo("windgap")
    raze(s, "hobars_gap", "tasmin_sink", "habbanya_ridge", "gara_kulon", "sihaya_ridge", "rock_outcroppings")
    raze(s, "bight_of_the_cliff")
    legion(s, "atreides", "windgap", regular=2, generic=1)
    legion(s, "harkonnen", "s7_5", regular=3)
    roll_result(s, "strategy")
    assert at(s, "s7_5") == {"harkonnen": (3, 0, 0)}
    assert paused(s)


def test_an_ornithopter_carries_the_attack_over_two_areas(monkeypatch: pytest.MonkeyPatch) -> None:
    """s6_4 is two areas from Windgap; az4 lies over s6. It is spent, and going on costs no hit (ARR-30.28)."""
    s = solo("windgap")
    raze(s, "hobars_gap")
    legion(s, "atreides", "windgap", regular=1)
    legion(s, "harkonnen", "s6_4", regular=4)
    ornithopter(s, "az4")
    fix(monkeypatch, "DDDD", "DDDDDD"[: 1 + s.sietch_rank[s.sietch_at.index(AREA_ID["windgap"])]], "SSSS", "DDDDDD")
    roll_result(s, "strategy")
    assert chosen(s, "attack_sietch") == ["area:s6_4", "area:windgap", "zone:az4"]
    assert zones(s) == {}
    assert asked(s)[1] == "b_stay"
    assert at(s, "s6_4") == {"harkonnen": (4, 0, 0)}


def test_no_ornithopter_against_a_legion_and_the_strongest_legion_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-30.14: of two adjacent legions the one of power 3, not that of 1; attacked by the strongest (ARR-30.50)."""
    s = solo("habbanya_ridge")
    legion(s, "harkonnen", "s1_12", regular=5)
    legion(s, "harkonnen", "s1_9", regular=4)
    legion(s, "atreides", "s1_13", regular=2, generic=1)
    legion(s, "atreides", "s1_8", regular=1)
    legion(s, "atreides", "gara_kulon", regular=6)
    legion(s, "atreides", "sihaya_ridge", regular=6)
    fix(monkeypatch, "DDDDD", "DD")
    roll_result(s, "strategy")
    assert chosen(s, "attack_legion") == ["area:s1_12", "area:s1_13"]
    assert lost(s, "attack_legion") == {
        "area:s1_12 area:s1_8": "power",
        "area:s1_9 area:s1_8": "power",
        "area:s1_9 area:s1_13": "attacker_power",
    }


def test_leadership_needs_a_leader_and_attacks_by_surprise(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-30.13: only s7_6 has a Bashar. Four shields, and one special on top: his hit."""
    s = solo("windgap")
    sietch(s, "windgap", 1)
    legion(s, "atreides", "windgap", regular=2)
    legion(s, "harkonnen", "s7_5", regular=6)
    legion(s, "harkonnen", "s7_6", regular=4, generic=1)
    leader(s, "beast_rabban", "gone")
    rolls = fix(monkeypatch, "DDDD", "SSS")
    roll_result(s, "leadership")
    assert chosen(s, "attack_sietch") == ["area:s7_6", "area:windgap"]
    assert rolls.left == []
    assert at(s, "windgap") == {"atreides": (1, 0, 0)}


def test_an_area_with_a_worm_is_never_attacked() -> None:
    s = solo("windgap")
    worm(s, "s7_6")
    legion(s, "harkonnen", "s7_5", regular=2)
    legion(s, "atreides", "s7_6", regular=1)
    raze(s, "windgap")
    assert legions.legion_attack(s, legions.any_legion) is None


# ---------------------------------------------------------------- moves (ARR-30.15 to 30.17, 30.51)


def test_the_two_nearest_legions_move_towards_the_target() -> None:
    """Distances to Windgap: s6_1 2 (by s7_5), harg_pass 3 or more; both out-power the empty sietch. After s6_1 has
    gone to s7_5 the other goes a step too: s6_1 and s6_4 are as near, s6_1 comes first on the board."""
    s = solo("windgap")
    raze(s, "hobars_gap", "tasmin_sink")
    legion(s, "harkonnen", "s6_1", regular=2)
    legion(s, "harkonnen", "harg_pass", regular=3)
    steps = sight.distances(s, AREA_ID["windgap"])
    assert steps[AREA_ID["s6_1"]] == 2
    roll_result(s, "strategy")
    assert at(s, "s7_5") == {"harkonnen": (2, 0, 0)}
    assert at(s, "harg_pass") == {}
    assert at(s, "s6_1") == {"harkonnen": (3, 0, 0)}


def test_a_mover_must_out_power_the_defenders_else_another_sietch_is_the_target_of_the_turn() -> None:
    """Windgap is held by 6: nobody out-powers it. Hobars Gap, empty, is the nearest to it that somebody does."""
    s = solo("windgap")
    raze(s, "tasmin_sink", "habbanya_ridge")
    legion(s, "atreides", "windgap", regular=6)
    legion(s, "harkonnen", "s6_1", regular=2)
    roll_result(s, "strategy")
    assert chosen(s, "temporary_target") == ["area:hobars_gap"]
    assert at(s, "s6_4") == {"harkonnen": (2, 0, 0)}


def test_equal_paths_end_with_a_legion_that_has_room() -> None:
    """ARR-30.17: from s6_4 to Windgap by s7_5 or s7_6; five units stand in s7_6: one more and the Bashar join."""
    s = solo("windgap")
    raze(s, "hobars_gap")
    legion(s, "atreides", "windgap", regular=5)
    legion(s, "harkonnen", "s7_6", regular=5)
    legion(s, "harkonnen", "s6_4", regular=5, elite=1, generic=1)
    s.side = 0
    assert legions.move_legions(s, 1, legions.only(AREA_ID["s6_4"])) == 1
    run(s)
    assert at(s, "s7_6") == {"harkonnen": (5, 1, 0), "generic": 1}  # the strongest that fit, and all leaders
    assert at(s, "s6_4") == {"harkonnen": (5, 0, 0)}


def test_an_ornithopter_only_if_it_shortens_the_path_more() -> None:
    """From harg_pass to Windgap 3 steps: on foot to s6_4 (2), flown to s7_5 (1): it flies, once a turn."""
    s = solo("windgap")
    raze(s, "hobars_gap", "tasmin_sink")
    legion(s, "harkonnen", "harg_pass", regular=2)
    ornithopter(s, "az4")
    roll_result(s, "strategy")
    assert at(s, "s7_5") == {"harkonnen": (2, 0, 0)} or at(s, "s7_6") == {"harkonnen": (2, 0, 0)}
    assert zones(s) == {}


def test_a_legion_beside_the_target_moves_only_into_a_stronger_neighbour_beside_it() -> None:
    """ARR-30.51c: s7_6 (2) joins s7_5 (3), both beside Windgap; together they still do not out-power its five."""
    s = solo("windgap")
    raze(s, "hobars_gap", "tasmin_sink", "habbanya_ridge", "gara_kulon", "sihaya_ridge", "rock_outcroppings")
    raze(s, "bight_of_the_cliff")
    legion(s, "atreides", "windgap", regular=5)
    legion(s, "harkonnen", "s7_5", regular=3)
    legion(s, "harkonnen", "s7_6", regular=2)
    roll_result(s, "strategy")
    assert at(s, "s7_5") == {"harkonnen": (5, 0, 0)}
    assert at(s, "s7_6") == {}


def test_a_settlement_left_empty_gets_a_black_and_a_silver_token() -> None:
    """ARR-30.19, ARR-30.20"""
    s = solo("gara_kulon")
    legion(s, "harkonnen", "imperial_basin", regular=2)
    roll_result(s, "strategy")
    held = [TOKENS[t].set for t in s.tokens[AREA_ID["imperial_basin"]]]
    assert sorted(held) == ["black", "silver"]
    assert (len(s.black), len(s.silver)) == (5, 5)
    assert sight.power(s, AREA_ID["imperial_basin"]) == 4
    assert not sight.acts(s, AREA_ID["imperial_basin"])  # tokens only: it neither moves nor attacks
    assert s.view(0)["areas"]["imperial_basin"]["tokens"] in (["black", "silver"], ["silver", "black"])


def test_a_colour_that_is_used_up_comes_from_the_board() -> None:
    """ARR-30.19: no black token left: the one closest to the target is revealed and shuffled back."""
    s = solo("windgap")
    black = [t for t in s.black if TOKENS[t].id == "hb6"]
    s.black = []
    s.tokens[AREA_ID["arsunt"]] = (black[0],)
    s.owner[AREA_ID["arsunt"]] = 0
    legion(s, "harkonnen", "carthag", regular=1)
    legions.transfer(s, AREA_ID["carthag"], AREA_ID["s5_1"])
    assert at(s, "arsunt") == {"harkonnen": (1, 1, 0)}  # hb6: a Regular and an Elite
    assert len(s.tokens[AREA_ID["carthag"]]) == 2


def test_without_a_target_each_legion_goes_to_its_nearest_sietch() -> None:
    """ARR-30.46"""
    s = solo("")
    legion(s, "harkonnen", "s6_1", regular=2)
    roll_result(s, "strategy")
    assert at(s, "s6_4") == {"harkonnen": (2, 0, 0)} or at(s, "s7_5") == {"harkonnen": (2, 0, 0)}


# ---------------------------------------------------------------- dice and special actions (ARR-30.10, 30.11, 30.49)


def test_a_result_shown_by_three_spent_dice_is_rolled_again() -> None:
    s = solo("windgap")
    s.spent_results = [0, 3, 0, 0, 0]
    s.loaded = ((3 + k.STRATEGY,), (3 + k.DEPLOYMENT,))
    s.stack.append((k.MAHDI_TURN, -1, 0, 0))
    run(s)
    assert s.spent_results == [0, 3, 1, 0, 0]
    assert s.unrolled == 7


def test_the_barons_special_action_replaces_three_and_places_nothing() -> None:
    """ARR-30.25"""
    s = solo("windgap")
    legion(s, "harkonnen", "carthag", regular=4)
    roll_result(s, "house")
    assert at(s, "carthag") == {"harkonnen": (1, 3, 0)}
    assert harvesters(s) == set()
    assert zones(s) == {}
    assert s.spent >> LEADER_ID["baron_harkonnen"] & 1


def test_house_replaces_two_then_places_a_harvester_and_an_ornithopter() -> None:
    """ARR-30.25; the harvesting sector is the south-west: its first empty Deep Desert away from the sietch there."""
    s = solo("windgap")
    leader(s, "baron_harkonnen", "tank")
    legion(s, "harkonnen", "carthag", regular=4)
    roll_result(s, "house")
    assert at(s, "carthag") == {"harkonnen": (2, 2, 0)}
    assert len(harvesters(s)) == 1
    assert len(zones(s)) == 1


def test_aramsham_deploys_a_sardaukar() -> None:
    """ARR-30.49: 2 Regular, 1 Sardaukar, 1 leader: Rabban first (ARR-30.53)."""
    s = solo("windgap")
    legion(s, "harkonnen", "carthag", regular=1)
    roll_result(s, "deployment")
    assert at(s, "carthag") == {"harkonnen": (3, 0, 1), "leaders": ["beast_rabban"]}


def test_deployment_goes_to_the_strongest_settlement_and_on_to_the_next() -> None:
    """ARR-30.21: Carthag has 5 of 6, so one Regular fits; Arrakeen with 2 comes next."""
    s = solo("windgap")
    leader(s, "captain_aramsham", "tank")
    leader(s, "beast_rabban", "tank")
    leader(s, "baron_harkonnen", "tank")
    legion(s, "harkonnen", "carthag", regular=5)
    legion(s, "harkonnen", "arrakeen", regular=2)
    roll_result(s, "deployment")
    assert at(s, "carthag") == {"harkonnen": (6, 0, 0), "generic": 1}
    assert at(s, "arrakeen") == {"harkonnen": (4, 0, 0)}


def test_a_kind_that_is_used_up_comes_as_the_next_higher_or_lower() -> None:
    """ARR-30.22"""
    s = solo("windgap")
    s.supply[0] = 0
    assert muster.substitute(s, k.REGULAR) == k.ELITE
    s.supply[2] = 0
    assert muster.substitute(s, k.SPECIAL) == k.ELITE
    s.supply[1] = 0
    assert muster.substitute(s, k.ELITE) == -1


def test_rabban_moves_twice_and_stops_beside_the_target() -> None:
    """ARR-30.49: from s6_1 (2 steps) one move to s7_5 is enough."""
    s = solo("windgap")
    raze(s, "hobars_gap")
    legion(s, "atreides", "windgap", regular=1)
    legion(s, "harkonnen", "s6_1", regular=1, leaders=["beast_rabban"])
    legion(s, "harkonnen", "s7_4", elite=1)
    s.side = 0
    roll_result(s, "leadership")
    assert where(s, "beast_rabban") != "tank"
    assert "beast_rabban" in at(s, "s7_5").get("leaders", [])


def test_truthtrance_names_the_next_result_of_the_mahdi() -> None:
    """ARR-30.35: not a result shown by 3 spent dice, 2 for Deployment and House."""
    from .helpers import turn
    from .playing import play

    s = solo("windgap")
    s.spent_results = [3, 1, 2, 0, 1]
    play(s, "truthtrance")
    assert {"die strategy", "die mentat", "die house"} <= legal(s)
    assert "die leadership" not in legal(s)
    assert "die deployment" not in legal(s)
    act(s, "die mentat")
    assert s.forced_die == k.MENTAT
    turn(s, "atreides", "mentat")


# ---------------------------------------------------------------- vehicles (ARR-30.8, 30.47)


def test_harvesters_by_class_then_order_of_the_board() -> None:
    """South-west, target Gara Kulon. Beside Habbanya Ridge lie s3_1 to s3_6; away from it Deep Desert first."""
    s = solo("gara_kulon")
    deep = [a for a in range(len(AREAS)) if vehicles.harvester_class(s, a) == 1 and AREAS[a].sectors == ("s3",)]
    vehicles.place_harvesters(s, 1)
    assert harvesters(s) == {AREAS[deep[0]].id} if deep else len(harvesters(s)) == 1
    assert all(AREAS[AREA_ID[a]].sectors == ("s3",) for a in harvesters(s))
    assert vehicles.harvester_class(s, AREA_ID["s3_1"]) in (3, 4)  # beside the sietch


def test_overflow_never_to_the_targets_sector() -> None:
    """ARR-30.47: beside s3 lie s4, s6, s7, s8; the target Windgap bars all central ones: s4 remains."""
    s = solo("windgap")
    assert vehicles.harvest_order(s) == [(2,), (3,)]
    s.target = AREA_ID["rock_outcroppings"]
    assert {x for (x,) in vehicles.harvest_order(s)[1:]} == {5, 6, 7}


def test_carryalls_where_they_protect_most_and_none_for_nothing() -> None:
    """az8 lies over s3 and s7, az5 over s2 and s6."""
    s = solo("gara_kulon")
    harvester(s, "s3_7", "s3_9", "s2_3")
    assert vehicles.place_carryalls(s, 2) == 2
    assert zones(s)["az8"] == "carryall"
    s = solo("gara_kulon")
    assert vehicles.place_carryalls(s, 1) == 0


def test_ornithopters_for_legions_two_areas_from_a_sietch_then_around_the_target() -> None:
    """s6_4 is exactly two areas from Windgap and out-powers it: its lowest free zone is az4. Then zones of the target's
    sector s1: az1."""
    s = solo("gara_kulon")
    raze(s, "hobars_gap")
    legion(s, "harkonnen", "s6_4", regular=2)
    assert vehicles.place_ornithopters(s, 2) == 2
    assert zones(s) == {"az4": "ornithopter", "az1": "ornithopter"}


# ---------------------------------------------------------------- battles (ARR-30.27 to 30.30, 30.52)


@pytest.mark.parametrize(
    ("units", "generic", "leaders", "taken"),
    [
        ((2, 1, 0), 2, ("beast_rabban",), "generic"),  # leaders down to one, Bashars first
        ((2, 1, 0), 0, ("beast_rabban", "captain_aramsham"), "beast_rabban"),  # equal sums: the first of the list
        ((2, 1, 1), 1, (), "elite"),
        ((2, 0, 1), 1, (), "special"),
        ((2, 0, 0), 1, (), "regular"),
        ((1, 0, 0), 1, (), "generic"),  # the last Regular only after the leader
        ((1, 0, 0), 0, (), "regular"),
    ],
)
def test_the_order_of_hits(units: tuple[int, int, int], generic: int, leaders: tuple[str, ...], taken: str) -> None:
    """ARR-30.29"""
    from landsraad.arrakis.rules import actions as a

    action = battles.take_hit(force(*units, generic, *leaders))
    names = {"generic": a.GENERIC, "elite": a.ELITE, "special": a.SPECIAL, "regular": a.REGULAR}
    assert action == names.get(taken, a.LEADER + LEADER_ID.get(taken, 0))


@pytest.mark.parametrize("ban", [0, 4])
def test_reinforcements_fill_up_to_six_dice_and_not_under_the_ban(monkeypatch: pytest.MonkeyPatch, ban: int) -> None:
    """ARR-30.27, ARR-30.40: two units, five Reinforcements: four are spent, one is left."""
    s = solo("windgap")
    sietch(s, "windgap", 1)
    legion(s, "atreides", "windgap", regular=1)
    legion(s, "harkonnen", "s7_5", regular=2)
    s.reinforcements = [s.decks[0].pop() for _ in range(5)]
    s.bans = ban
    rolls = fix(monkeypatch, "DD" if ban else "DDDDDD", "DD")
    roll_result(s, "strategy")
    assert asked(s)[1] == "b_stay"
    assert len(s.reinforcements) == (5 if ban else 1)
    assert rolls.left == []


def test_it_ceases_only_with_half_the_fine_power_or_less() -> None:
    """ARR-30.28: one Regular (2) against two Regulars (4): it ceases; an Elite (3) goes on."""
    from landsraad.arrakis.rules import actions as a

    s = solo("windgap")
    legion(s, "atreides", "windgap", regular=2)
    legion(s, "harkonnen", "s7_5", regular=1)
    s.b_from, s.b_to, s.b_side, s.b_group = AREA_ID["s7_5"], AREA_ID["windgap"], 0, force(1)
    assert battles.cease(s) == a.CEASE
    s.b_group = force(0, 1)
    assert battles.cease(s) == a.GO_ON


def test_a_destroyed_sietch_gives_its_rank_and_a_new_target(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-30.6, ARR-30.30: undefended, the whole legion advances."""
    s = solo("windgap")
    sietch(s, "windgap", 3)
    legion(s, "harkonnen", "s7_5", regular=2, generic=1)
    before = s.supremacy
    roll_result(s, "strategy")
    assert at(s, "windgap") == {"harkonnen": (2, 0, 0), "generic": 1}
    assert s.supremacy == before + 3
    assert s.target != AREA_ID["windgap"]


def test_the_player_chooses_a_retreat_empty_areas_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-30.30"""
    s = solo("habbanya_ridge")
    raze(s, "gara_kulon")
    legion(s, "harkonnen", "s1_12", regular=5)
    legion(s, "atreides", "s1_13", regular=3)
    legion(s, "atreides", "s1_14", regular=1)
    fix(monkeypatch, "DDDDD", "DDD")
    roll_result(s, "strategy")
    act(s, "retreat")
    assert asked(s) == (0, "b_retreat_to")
    assert "area s1_14" not in legal(s)
    assert "area s1_10" in legal(s)


def test_its_tokens_are_revealed_in_battle_and_go_back_to_their_pools(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-30.20: hb1 brings a Bashar, a Sardaukar and a Regular."""
    s = solo("windgap")
    token = next(t for t in s.black if TOKENS[t].id == "hb1")
    s.black.remove(token)
    s.tokens[AREA_ID["arsunt"]] = (token,)
    s.owner[AREA_ID["arsunt"]] = 0
    from landsraad.arrakis.rules.forces import reveal_token

    reveal_token(s, AREA_ID["arsunt"], token)
    assert at(s, "arsunt") == {"harkonnen": (1, 0, 1), "generic": 1}
    assert token in s.black
    assert supply(s, "harkonnen") == (23, 12, 7, 5)


def test_a_carryall_is_kept_for_deep_desert(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-30.31, ARR-30.54: s1_5 is Desert, s1_10 Deep Desert, both under az1."""
    from landsraad.arrakis.rules.desert import start_hazards

    s = solo("windgap")
    harvester(s, "s1_5", "s1_10")
    carryall(s, "az1")
    wormsign(s, "s1_5", "sandworm")
    wormsign(s, "s1_10", "sandworm")
    s.phase = k.HAZARDS
    start_hazards(s)
    run(s)
    act(s, "area s1_5")
    run(s)
    act(s, "?area s1_10")
    assert harvesters(s) == {"s1_10"}
    assert zones(s) == {}


# ---------------------------------------------------------------- spice (ARR-30.32)


@pytest.mark.parametrize(
    ("steps", "spice", "reserve", "plan", "gained", "kept"),
    [
        ((5, 5, 5), 6, 0, [2, 2, 2], 0, False),
        ((5, 5, 5), 7, 0, [2, 2, 2], 1, False),
        ((5, 5, 5), 6, 1, [2, 2, 2], 1, False),
        ((5, 4, 5), 7, 0, [2, 3, 2], 0, False),
        ((5, 4, 3), 9, 0, [2, 3, 3], 0, True),
        ((5, 4, 3), 3, 0, [0, 0, 3], 0, False),  # the lowest is kept, and raised with the rest
        ((3, 3, 3), 5, 0, [3, 2, 0], 0, False),
        ((5, 5, 5), 5, 0, [2, 2, 0], 0, True),
        ((5, 5, 5), 0, 1, [0, 0, 0], 0, True),
    ],
)
def test_spice(steps: tuple[int, int, int], spice: int, reserve: int, plan: list[int], gained: int, kept: bool) -> None:
    s = solo("windgap")
    s.imperium = list(steps)
    s.spice, s.reserve_spice, s.plan = spice, reserve, [0, 0, 0, 0]
    before = s.supremacy
    assert plan_spice(s) is kept
    assert s.plan[:3] == plan
    assert s.supremacy == before + gained


# ---------------------------------------------------------------- special cases (ARR-30.34, 30.36, 30.37, 30.55)


def test_a_voluntary_reveal_brings_a_reinforcement_but_not_under_the_guild_ban() -> None:
    """ARR-30.37"""
    from .helpers import turn

    for ban in (0, 2):
        s = solo("windgap")
        legion(s, "atreides", "gara_kulon", tokens=["ag1"])
        s.bans = ban
        turn(s, "atreides", "strategy", "mentat")
        act(s, "reveal gara_kulon")
        assert len(s.reinforcements) == (0 if ban else 1)


def test_the_voice_discards_a_random_reinforcement() -> None:
    """ARR-30.55"""
    from .playing import play

    s = solo("windgap")
    s.reinforcements = [s.decks[0].pop(), s.decks[1].pop()]
    play(s, "the_voice")
    assert len(s.reinforcements) == 1


@pytest.mark.parametrize("aside", [0, 2])
def test_the_second_copy_of_hawats_scheming(aside: int) -> None:
    """ARR-30.34, ARR-30.36: Mohiam for Hawat, and a die back or a point of supremacy."""
    from landsraad.arrakis.rules.mahdi.cards import scheme

    s = solo("windgap")
    leader(s, "thufir_hawat", "available")
    s.scheming, s.aside_dice, s.unrolled = 1, aside, 3
    before = s.supremacy
    scheme(s)
    assert where(s, "thufir_hawat") == "available"
    s.scheming = 2
    scheme(s)
    assert where(s, "thufir_hawat") == "gone"
    assert where(s, "gaius_helen_mohiam") == "available"
    assert (s.aside_dice, s.unrolled, s.supremacy - before) == ((1, 4, 0) if aside else (0, 3, 1))


def test_supremacy_grows_with_every_round_so_that_ten_are_the_most() -> None:
    """ARR-30.39, ARR-30.57: whatever is played."""
    for seed in range(4):
        s = GAME.new(Setup(1, seed))
        rng = Random(seed)
        while not s.over:
            assert s.supremacy >= s.round - 1
            s.apply(rng.choice(s.legal()))
        assert s.round <= 10


# ---------------------------------------------------------------- ties, explanations, properties


def test_a_tie_is_broken_by_the_order_of_the_board_or_by_the_player() -> None:
    """ARR-30.2, ARR-30.43: two equal legions, each one step from the target's neighbours."""
    for ties in ("engine", "player"):
        s = solo("windgap", mahdi_ties=ties)
        raze(s, "hobars_gap")
        legion(s, "harkonnen", "s7_5", regular=2)
        legion(s, "harkonnen", "s7_6", regular=2)
        roll_result(s, "strategy")
        if ties == "player":
            assert asked(s) == (0, "mahdi_tie")
            assert legal(s) == {"area s7_5", "area s7_6"}
            act(s, "area s7_6")
        assert at(s, "windgap") == {"harkonnen": (2, 0, 0)}
        assert at(s, "s7_6" if ties == "player" else "s7_5") == {}


def test_every_choice_explains_itself_in_both_languages() -> None:
    s = solo("windgap")
    sietch(s, "windgap", 1)
    sietch(s, "hobars_gap", 3)
    legion(s, "harkonnen", "s7_5", regular=3)
    legion(s, "harkonnen", "s6_4", regular=1)
    roll_result(s, "strategy")
    assert why(s, "attack_sietch")["criteria"][:2] == ["rank", "base"]
    for lang, word in (("en", "rank"), ("de", "Rang")):
        lines = [reason.text for reason in GAME.explain(s, 0, "mahdi", lang)]
        assert any(word in line and "1" in line and "3" in line for line in lines)


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"mahdi_ties": "player"}, {"expansions": ("smugglers",)}])
def test_what_holds_in_every_position_holds_alone(options: dict[str, Any]) -> None:
    """ARR-35.6, ARR-30.57, ARR-30.58: all components are there, limits kept, ten rounds at most, and it ends."""
    for seed in (20, 21):
        s = GAME.new(Setup(1, seed, **options))
        rng = Random(seed)
        check(s)
        for _ in range(1500):
            if s.over:
                break
            s.apply(rng.choice(s.legal()))
            check(s)
        assert s.over


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"mahdi_ties": "player"}, {"expansions": ("smugglers",)}])
def test_whole_games(options: dict[str, Any]) -> None:
    """Figures and tokens conserved, the seat always the player's, views and guesses equal, every event has words."""
    for seed in (3, 8):
        s = GAME.new(Setup(1, seed, **options))
        rng = Random(seed)
        s.log = []
        number = 0
        while not s.over:
            assert s.player == 0
            if number % 20 == 0:
                guess = s.guess(0, Random(number))
                assert guess.view(0) == s.view(0)
                assert guess.machine().options_now(guess) == guess.legal() == s.legal()
                assert GAME.load(s.dump()).hash() == s.hash()
                for tier in range(3):
                    on_board = sum(s.force[a * k.FIGURES + tier] for a in range(len(AREAS)) if s.owner[a] == 0)
                    assert s.supply[tier] + on_board == UNITS[0][tier]
                held = [t for area in s.tokens for t in area if TOKENS[t].set in ("black", "silver")]
                assert len(held) + len(s.black) + len(s.silver) + len(NOBODY[7:]) == 12
            s.apply(rng.choice(s.legal()))
            number += 1
        for event in s.log:
            for lang in ("en", "de"):
                GAME.tell(s, event, 0, lang)
        assert s.ranking in ([[0]], [[], [0]])


def test_the_same_state_gives_the_same_turn() -> None:
    one, other = (GAME.new(Setup(1, 12)) for _ in range(2))
    rng = Random(1)
    while not one.over:
        action = rng.choice(one.legal())
        one.apply(action)
        other.apply(action)
        assert one.legal() == other.legal()
    assert one.hash() == other.hash()
