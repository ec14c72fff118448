"""Rules of ARR-30 one by one that the other tests of the Mahdi only brush. Values worked out by hand on the map."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules import actions as a
from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.losses import strike
from landsraad.arrakis.rules.mahdi import battles, legions, reinforcements, sight, tactics, vehicles
from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.tables import AREA_ID, CARDS, LEADER_ID, SIETCH_AREAS, TACTICS, TOKENS
from landsraad.kernel.contract import Setup

from .helpers import (
    act,
    asked,
    at,
    fix,
    harvesters,
    leader,
    legal,
    legion,
    on_top,
    ornithopter,
    round_end,
    sietch,
    spent,
    turn,
    where,
    wormsign,
    zones,
)
from .playing import play
from .smuggling import kinds, sky
from .solo import chosen, lost, only, play_card, roll_result, run, solo, why


def cards_played(s: Position, result: str) -> list[tuple[str, int]]:
    """The planning cards of a turn with that die, and whether each was carried out."""
    s.log = []
    roll_result(s, result)
    return [(CARDS[event[2]].id, event[3]) for event in s.log if event[0] == k.E_MAHDI_CARD]


# ---------------------------------------------------------------- tactical cards, dice


def test_eight_tactical_cards_name_a_sietch_and_a_region_each() -> None:
    """ARR-30.4: the two central ones mean all four central sectors; ARR-30.39: all are shuffled together again."""
    assert sorted(card.sietch for card in TACTICS) == list(range(len(SIETCH_AREAS)))
    assert [card.id for card in TACTICS if len(card.sectors) == 4] == ["tc_windgap", "tc_hobars_gap"]
    s = solo()
    s.tactics, s.tactics_aside = [1], [2]
    tactics.shuffle_tactics(s)
    assert sorted(s.tactics) == list(range(8))
    assert s.tactics_aside == []


def test_the_target_goes_where_its_sietch_goes() -> None:
    """ARR-30.44: Kitab al-Ibar takes the target from Tasmin Sink to s2_6."""
    s = solo("tasmin_sink")
    play(s, "kitab_al_ibar", f"sietch {SIETCH_AREAS.index(AREA_ID['tasmin_sink'])}", "area s2_6")
    assert s.target == AREA_ID["s2_6"]
    assert s.view(0)["mahdi"]["target"] == "s2_6"


def test_ornithopters_block_guerrilla_training_and_never_scout() -> None:
    """ARR-30.9: az1 lies over s1, where Gara Kulon is; at the end of the round it leaves and nothing is revealed."""
    for guard in (False, True):
        s = solo("windgap")
        legion(s, "atreides", "gara_kulon", tokens=["ag1"])
        if guard:
            ornithopter(s, "az1")
        turn(s, "atreides", "strategy", "mentat")
        assert ("reveal gara_kulon" in legal(s)) is not guard
    round_end(s)
    while not s.over and s.stack[-1][0] in (k.END_CLAIM, k.RECALL_LEADER):
        act(s, "skip")
    assert s.tokens[AREA_ID["gara_kulon"]] != ()


def test_a_special_action_goes_before_the_ordinary_one() -> None:
    """ARR-30.11: a Bashar could take Windgap from s7_5; Rabban, far away, uses the die: two steps towards it.
    He stands in Carthag: broken_land, arrakeen … all lead away; the way is s5_1, s5_2, s5_3, s6_1, s7_5 to Windgap,
    or hagga_basin, splintered_rock, wind_pass, s7_3: five steps."""
    s = solo("windgap")
    legion(s, "harkonnen", "s7_5", regular=2, generic=1)
    legion(s, "harkonnen", "carthag", regular=1, leaders=["beast_rabban"])
    assert sight.distances(s, AREA_ID["windgap"])[AREA_ID["carthag"]] == 5
    roll_result(s, "leadership")
    assert at(s, "s7_5") == {"harkonnen": (2, 0, 0), "generic": 1}
    assert sight.distances(s, AREA_ID["windgap"])[AREA_ID[where(s, "beast_rabban")]] == 3
    roll_result(s, "leadership")  # his card is spent: the ordinary action
    assert at(s, "windgap") == {"harkonnen": (2, 0, 0), "generic": 1}


def test_leadership_moves_only_legions_with_a_leader() -> None:
    """ARR-30.15, ARR-30.16: s7_4 (2 steps) has none and stays; s6_1 (2 steps) and north_pole (3) have one each."""
    s = solo("windgap")
    only(s, "windgap")
    leader(s, "beast_rabban", "gone")
    legion(s, "harkonnen", "s7_4", regular=3)
    legion(s, "harkonnen", "s6_1", regular=1, generic=1)
    legion(s, "harkonnen", "north_pole", regular=1, generic=1)
    roll_result(s, "leadership")
    assert at(s, "s7_5") == {"harkonnen": (1, 0, 0), "generic": 1}
    # from the Pole s7_4 and s6_1 are both 2 from Windgap; in s7_4 stands a legion with room (ARR-30.17)
    assert at(s, "s7_4") == {"harkonnen": (4, 0, 0), "generic": 1}


# ---------------------------------------------------------------- attacks and moves


def test_equal_combat_power_is_decided_by_the_fine_one() -> None:
    """ARR-30.45, ARR-30.71: s1_13 and s1_8 have 2 each; two Elite (6) before two Regulars (4)."""
    s = solo("habbanya_ridge")
    only(s, "habbanya_ridge")
    legion(s, "harkonnen", "s1_12", regular=5)
    legion(s, "atreides", "s1_13", elite=2)
    legion(s, "atreides", "s1_8", regular=2)
    assert legions.legion_attack(s, legions.any_legion) is not None
    assert chosen(s, "attack_legion") == ["area:s1_12", "area:s1_13"]
    assert lost(s, "attack_legion") == {"area:s1_12 area:s1_8": "defender_fine"}


def test_a_weak_legion_beside_the_target_joins_a_stronger_one_though_another_out_powers_it() -> None:
    """ARR-30.51c, ARR-30.70: Windgap is held by 4. Six come from Harg Pass; s7_6 (2) joins s7_5 (3) first."""
    s = solo("windgap")
    only(s, "windgap")
    legion(s, "atreides", "windgap", regular=4)
    legion(s, "harkonnen", "s7_5", regular=3)
    legion(s, "harkonnen", "s7_6", regular=2)
    legion(s, "harkonnen", "harg_pass", regular=6)
    roll_result(s, "strategy")
    assert at(s, "s7_5") == {"harkonnen": (5, 0, 0)}
    assert at(s, "s7_6") == {}
    assert at(s, "s6_1") == {"harkonnen": (6, 0, 0)}  # s6_1 and s6_4 are equal: the order of the board


def test_without_a_target_each_legion_has_a_sietch_of_its_own() -> None:
    """ARR-30.46: s1_8 is 2 from Gara Kulon (rank 1) and 2 from Sihaya Ridge (3): the higher rank, by s1_6 (or s1_9).
    s7_4 is 2 from Windgap: s7_3 (or s7_5)."""
    s = solo("")
    only(s, "gara_kulon", "sihaya_ridge", "windgap")
    sietch(s, "gara_kulon", 1)
    sietch(s, "sihaya_ridge", 3)
    legion(s, "harkonnen", "s1_8", regular=1)
    legion(s, "harkonnen", "s7_4", regular=2)
    roll_result(s, "strategy")
    assert at(s, "s1_6") == {"harkonnen": (1, 0, 0)}
    assert at(s, "s7_3") == {"harkonnen": (2, 0, 0)}


def test_without_a_target_too_a_weaker_sietch_is_the_target_of_the_turn() -> None:
    """ARR-30.46, ARR-30.51a, ARR-30.72: nobody out-powers Windgap, the nearest. Hobars Gap and Habbanya Ridge are both
    3 from it: the higher rank. From s7_4 s6_1 and s7_5 are both 2 from Hobars Gap; s7_5 is closer to a sietch."""
    s = solo("")
    only(s, "windgap", "hobars_gap", "habbanya_ridge")
    sietch(s, "hobars_gap", 3)
    sietch(s, "habbanya_ridge", 1)
    legion(s, "atreides", "windgap", regular=3)
    legion(s, "harkonnen", "s7_4", regular=1)
    roll_result(s, "strategy")
    assert chosen(s, "temporary_target") == ["area:hobars_gap"]
    assert lost(s, "temporary_target") == {"area:habbanya_ridge": "rank"}
    assert at(s, "s7_5") == {"harkonnen": (1, 0, 0)}


def test_strengthened_is_who_is_closest_to_a_sietch_then_strongest_beside_it() -> None:
    """ARR-30.26: s7_4 and s6_1 are 2 from Windgap, held by 3; harg_pass is 3. s6_1 has 2, s7_4 has 1."""
    s = solo("windgap")
    only(s, "windgap")
    leader(s, "baron_harkonnen", "tank")
    legion(s, "atreides", "windgap", regular=3)
    legion(s, "harkonnen", "harg_pass", regular=6)
    legion(s, "harkonnen", "s7_4", regular=1)
    legion(s, "harkonnen", "s6_1", regular=2)
    roll_result(s, "house")
    assert at(s, "s6_1") == {"harkonnen": (0, 2, 0)}
    assert at(s, "s7_4") == {"harkonnen": (1, 0, 0)}
    first = next(x for x in s.view(0)["mahdi"]["why"] if x["choice"] == "replacement")
    assert [(x["things"][0], x["lost_by"]) for x in first["candidates"]] == [
        ("area:harg_pass", "near_sietch"),
        ("area:s6_1", None),
        ("area:s7_4", "relative_power"),
    ]


# ---------------------------------------------------------------- tokens


def test_a_token_recalled_from_the_board_keeps_the_limit() -> None:
    """ARR-30.19, ARR-30.73: five Regulars and hb6 (a Regular, an Elite) make seven: one Regular goes."""
    s = solo("windgap")
    token = next(t for t in s.black if TOKENS[t].id == "hb6")
    s.black = []
    legion(s, "harkonnen", "arsunt", regular=5)
    s.tokens[AREA_ID["arsunt"]] = (token,)
    legion(s, "harkonnen", "carthag", regular=1)
    legions.transfer(s, AREA_ID["carthag"], AREA_ID["s5_1"])
    run(s)
    assert at(s, "arsunt") == {"harkonnen": (5, 1, 0)}
    assert len(s.tokens[AREA_ID["carthag"]]) == 2


def test_a_special_attack_reveals_its_tokens_first() -> None:
    """ARR-20.33, ARR-30.73, ARR-30.29: again seven, so a Regular goes; then the hit makes the Elite a Regular."""
    s = solo("windgap")
    token = next(t for t in s.black if TOKENS[t].id == "hb6")
    s.black.remove(token)
    legion(s, "harkonnen", "s7_5", regular=5)
    s.tokens[AREA_ID["s7_5"]] = (token,)
    strike(s, AREA_ID["s7_5"], 1)
    run(s)
    assert at(s, "s7_5") == {"harkonnen": (6, 0, 0)}
    assert token in s.black


def test_losses_leave_no_tokens_behind() -> None:
    """ARR-30.19: only a move or an advance does."""
    s = solo("windgap")
    legion(s, "harkonnen", "carthag", regular=1)
    strike(s, AREA_ID["carthag"], 1)
    run(s)
    assert at(s, "carthag") == {}


# ---------------------------------------------------------------- cards


def test_two_cards_from_alternating_decks_the_first_opposite_to_the_pile() -> None:
    """ARR-30.23, ARR-30.24: a House card was discarded last: Corrino, then House. Neither can be carried out, so both
    join the Reinforcements."""
    s = solo("windgap")
    s.last_deck = 0
    on_top(s, "reports_of_traitors", "spotter_control")
    assert cards_played(s, "mentat") == [("reports_of_traitors", 0), ("spotter_control", 0)]
    assert [CARDS[c].id for c in s.reinforcements] == ["reports_of_traitors", "spotter_control"]


@pytest.mark.parametrize(("name", "deck"), [("thufir_hawat", 0), ("gaius_helen_mohiam", 1)])
def test_the_mentats_play_three_cards_of_their_deck(name: str, deck: int) -> None:
    """ARR-30.33"""
    s = solo("windgap")
    leader(s, name, "available")
    ids = ["spotter_control", "hunter_seeker", "forced_recruitment"]
    if deck:
        ids = ["reports_of_traitors", "killers_without_mercy", "hope_clouds_observation"]
    else:
        legion(s, "harkonnen", "arrakeen", regular=6)
    on_top(s, *ids)
    assert [card for card, done in cards_played(s, "mentat")] == ids
    assert s.spent >> LEADER_ID[name] & 1


def test_an_exhausted_deck_is_reshuffled_from_its_discards() -> None:
    """ARR-30.38; ARR-30.48: with no discards either the other deck gives the card."""
    s = solo("windgap")
    card = s.decks[0].pop()
    s.decks[0], s.discards[0] = [], [card]
    assert reinforcements.draw(s, 0) == card
    assert s.discards[0] == []
    assert reinforcements.draw(s, 0) in {i for i, c in enumerate(CARDS) if c.deck == "corrino_ally"}


def test_facedown_tokens_contain_nothing() -> None:
    """ARR-30.56: hb1 shows a Sardaukar when it is turned over; until then that is no legion with one."""
    s = solo("windgap")
    legion(s, "harkonnen", "s7_4", regular=1, tokens=["hb1"])
    assert not play_card(s, "sardaukar_pogrom")
    assert at(s, "s7_4")["harkonnen"] == (1, 0, 0)


def test_breeding_program_never_fails() -> None:
    """ARR-30.56, ARR-30.36: with no die set aside it is a point of supremacy; the next card is of the other deck."""
    s = solo("windgap")
    s.aside_dice = 0
    on_top(s, "spotter_control")
    before = s.supremacy
    assert play_card(s, "breeding_program")
    assert s.supremacy == before + 1
    assert [CARDS[c].id for c in s.reinforcements] == ["spotter_control"]


# ---------------------------------------------------------------- battles


def test_leaders_use_specials_for_most_hits_and_excess_goes_from_below() -> None:
    """ARR-30.52: Rabban 2/0 before Captain Aramsham 1/1, he before a Bashar (1/0), the Baron (0/2) last."""
    order = ["beast_rabban", "captain_aramsham", "baron_harkonnen"]
    able = [a.GENERIC, *[a.LEADER + LEADER_ID[x] for x in order], a.SKIP]
    used = []
    while able != [a.SKIP]:
        used.append(battles.use_special(able))
        able.remove(used[-1])
    assert used == [*[a.LEADER + LEADER_ID[x] for x in order[:2]], a.GENERIC, a.LEADER + LEADER_ID[order[2]]]
    token = a.TOKEN
    assert battles.remove_excess([a.SPECIAL, a.ELITE, a.REGULAR, token]) == a.REGULAR
    assert battles.remove_excess([a.SPECIAL, a.ELITE, token]) == token
    assert battles.remove_excess([a.SPECIAL, a.ELITE]) == a.ELITE


def test_it_always_fights_the_first_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-30.63: a Regular and four Bashars (5, fine 6) against three Fedaykin (3, fine 12): half, yet it attacks; one
    Regular and two Bashars (fine 4) later it ceases."""
    s = solo("windgap")
    only(s, "windgap")
    sietch(s, "windgap", 1)
    leader(s, "beast_rabban", "gone")
    legion(s, "atreides", "windgap", special=3)
    legion(s, "harkonnen", "s7_5", regular=1, generic=4)
    rolls = fix(monkeypatch, "D", "SSDD")  # three Fedaykin cancel the shield: two hits, two Bashars
    roll_result(s, "strategy")
    assert rolls.left == []
    assert at(s, "s7_5") == {"harkonnen": (1, 0, 0), "generic": 2}
    assert at(s, "windgap") == {"atreides": (0, 0, 3)}
    assert s.stack[-1][0] != k.B_STAY


def test_a_win_in_the_open_leads_on_only_towards_the_target(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-30.30: s7_5 is 1 from Windgap, s7_4 is 2: from s7_4 it advances into s7_5, from s7_5 not into s7_4."""
    for start, goal, goes in (("s7_4", "s7_5", True), ("s7_5", "s7_4", False)):
        s = solo("windgap")
        only(s, "windgap")
        legion(s, "atreides", "windgap", regular=6)
        legion(s, "atreides", goal, regular=1)
        legion(s, "harkonnen", start, regular=3)
        fix(monkeypatch, "SSS", "S")
        roll_result(s, "strategy")
        monkeypatch.undo()
        assert at(s, goal if goes else start) == {"harkonnen": (2, 0, 0)}


# ---------------------------------------------------------------- bans, the end of a round, handicaps


def test_under_the_choam_ban_five_fit() -> None:
    """ARR-30.40: of three Regulars none goes to Carthag, which has five; Arrakeen with two takes them."""
    s = solo("windgap")
    spent(s, "captain_aramsham")
    legion(s, "harkonnen", "carthag", regular=5)
    legion(s, "harkonnen", "arrakeen", regular=2)
    s.bans = 1
    roll_result(s, "deployment")
    assert at(s, "carthag")["harkonnen"] == (5, 0, 0)
    assert at(s, "arrakeen") == {"harkonnen": (5, 0, 0), "leaders": ["beast_rabban"]}


@pytest.mark.parametrize("reached", [True, False])
def test_the_objective_is_checked_before_the_supremacy_of_the_round(reached: bool) -> None:
    """ARR-30.41: at 9 points the end of the round brings the tenth, but the Atreides have won before it."""
    s = solo("windgap")
    s.marker = list(s.view(0)["targets"][0].values())
    if not reached:
        s.marker[0] -= 1
    s.supremacy = 9
    round_end(s)
    while not s.over:
        if s.stack[-1][0] == k.SPEND_RESERVE:  # everything is done that needs an answer
            s.stack.clear()
            run(s)
        else:
            act(s, "skip")
    assert s.winner == (1 if reached else 0)
    assert s.supremacy == (9 if reached else 10)


@pytest.mark.parametrize(("options", "supremacy", "cards"), [
    ({}, 1, 2), ({"mahdi_supremacy": 0}, 0, 2), ({"mahdi_supremacy": 3}, 3, 2), ({"mahdi_reinforcements": 12}, 1, 14),
])  # fmt: skip
def test_handicaps(options: dict[str, Any], supremacy: int, cards: int) -> None:
    """ARR-30.66: off unless they are asked for."""
    s = GAME.new(Setup(1, 1, **options))
    assert (s.supremacy_a_round, len(s.reinforcements)) == (supremacy, cards)


# ---------------------------------------------------------------- vehicles


def test_zones_around_the_target() -> None:
    """ARR-30.8, ARR-30.67: target in s1: its zone az1; then zones with one of s2, s4, s5, the central ones az2 and az4
    first, then az3 and az5; then any: az6, az7, az8."""
    s = solo("gara_kulon")
    s.vehicles[1] = 8
    placed = []
    for _ in range(8):
        vehicles.place_ornithopters(s, 1)
        placed.append(chosen(s, "ornithopter")[0])
    assert placed == [f"zone:az{i}" for i in (1, 2, 4, 3, 5, 6, 7, 8)]


def test_a_carryall_takes_a_free_zone_only() -> None:
    """ARR-30.68: az8 is the one zone over s3; an Ornithopter there is not taken back for it."""
    s = solo("gara_kulon")
    ornithopter(s, "az8")
    vehicles.place_harvesters(s, 1)
    assert harvesters(s) == {"s3_7"}
    assert vehicles.place_carryalls(s, 1) == 0
    assert zones(s) == {"az8": "ornithopter"}


def test_harvesters_in_order() -> None:
    """ARR-30.8: s3_7 alone is Deep Desert away from Habbanya Ridge and Windgap; then free Deep Desert, then Desert;
    ARR-30.61: then s4 with most free Deep Desert, its places away from the sietches first."""
    s = solo("gara_kulon")
    assert vehicles.place_harvesters(s, 8) == 8
    assert harvesters(s) == {"s3_7", "s3_1", "s3_4", "s3_6", "s3_9", "s3_2", "s3_3", "s3_5"}
    s.vehicles[0] = 2
    vehicles.place_harvesters(s, 2)
    # s4: empty Deep Desert away from both sietches: the_great_flat, s4_1, s4_5
    assert harvesters(s) - {x for x in harvesters(s) if x.startswith("s3")} == {"the_great_flat", "s4_1"}


# ---------------------------------------------------------------- Smugglers (ARR-30.60)


def test_the_mahdi_places_the_neutral_smugglers() -> None:
    """Own Harvesters s3_7, s3_1, s3_4; the smugglers' go on with s3_6 and s3_9; their Carryall protects both from az8,
    which leaves no zone over s3 for the Mahdi's."""
    s = solo("gara_kulon", expansions=("smugglers",))
    s.smuggler_harvesters, s.smuggler_carryall = 2, 1
    s.stack.append((k.MAHDI_VEHICLES, -1, 0, 0))
    run(s)
    own = {"s3_7": "harkonnen", "s3_1": "harkonnen", "s3_4": "harkonnen"}
    assert kinds(s) == {**own, "s3_6": "smugglers", "s3_9": "smugglers"}
    assert sky(s)["az8"] == "smuggler_carryall"
    assert "carryall" not in sky(s).values()


@pytest.mark.parametrize(("ready", "fights"), [(1, False), (2, True)])
def test_a_thopter_battle_only_for_a_flight_and_with_two(ready: int, fights: bool) -> None:
    """s6_4 is two areas from Windgap; all its zones az4, az5, az6 are held by the smugglers."""
    s = solo("gara_kulon", expansions=("smugglers",))
    only(s, "windgap", "gara_kulon")
    s.smugglers, s.smuggler_harvesters, s.smuggler_carryall = k.ALLIED, 0, 0
    legion(s, "harkonnen", "s6_4", regular=2)
    for zone in (3, 4, 5):
        s.zone[zone] = k.SMUGGLER_ORNITHOPTER
    s.vehicles[1] = ready
    left = vehicles.thopter_battle(s, ready)
    assert (left, s.given_up) == ((0, 1) if fights else (1, 0))
    assert sky(s)["az4"] == ("ornithopter" if fights else "smuggler_ornithopter")


def test_the_base_is_attacked_as_a_sietch_of_rank_three_after_real_ones() -> None:
    """The Base in s2_6, beside s2_5 as Tasmin Sink is."""
    for rank, first in ((3, "tasmin_sink"), (2, "s2_6")):
        s = solo("gara_kulon", expansions=("smugglers",))
        only(s, "tasmin_sink", "gara_kulon")
        s.smugglers, s.base_at = k.ALLIED, AREA_ID["s2_6"]
        sietch(s, "tasmin_sink", rank)
        legion(s, "harkonnen", "s2_5", regular=2)
        assert legions.sietch_attack(s, legions.any_legion) is not None
        assert chosen(s, "attack_sietch") == ["area:s2_5", f"area:{first}"]


def test_nobody_moves_for_the_base() -> None:
    """ARR-30.69: Gara Kulon is held by 6. The Base in s2_6 is no target of the turn: Tasmin Sink is."""
    s = solo("gara_kulon", expansions=("smugglers",))
    only(s, "tasmin_sink", "gara_kulon")
    s.smugglers, s.base_at = k.ALLIED, AREA_ID["s2_6"]
    legion(s, "atreides", "gara_kulon", regular=6)
    legion(s, "harkonnen", "s6_3", regular=1)
    roll_result(s, "strategy")
    assert chosen(s, "temporary_target") == ["area:tasmin_sink"]
    assert len(why(s, "temporary_target")["candidates"]) == 1


# ---------------------------------------------------------------- the engine's own rulings


def test_feyd_steps_to_where_he_can_attack_nearest_to_the_target() -> None:
    """ARR-30.64, ARR-30.49: from s7_4 he can attack Windgap after s7_3 or s7_5, both 1 from it: s7_3 comes first."""
    s = solo("windgap")
    only(s, "windgap")
    leader(s, "beast_rabban", "gone")
    legion(s, "harkonnen", "s7_4", regular=2, leaders=["feyd_rautha"])
    roll_result(s, "leadership")
    assert chosen(s, "step")[:2] == ["area:s7_4", "area:s7_3"]
    assert at(s, "windgap") == {"harkonnen": (2, 0, 0), "leaders": ["feyd_rautha"]}


def test_what_it_only_tries_asks_nobody() -> None:
    """ARR-30.65: Barons Guard has a tie (Carthag, Arrakeen); it is tried on a copy, then the player is asked once."""
    s = solo("windgap", mahdi_ties="player")
    only(s, "windgap")
    legion(s, "harkonnen", "s7_4", regular=1)
    s.decks[0].append(
        s.decks[0].pop(s.decks[0].index(next(i for i, c in enumerate(CARDS) if c.id == "barons_personal_guard")))
    )
    s.stack.append((k.MAHDI_PLAY, -1, 0, 0))
    run(s)
    assert asked(s) == (0, "mahdi_tie")
    assert at(s, "s7_4") == {"harkonnen": (1, 0, 0)}  # nothing has happened yet


def test_a_tie_is_asked_only_where_something_is_chosen() -> None:
    """ARR-30.2, ARR-30.25: both Elite go to s7_4, the legion closest to a sietch; that Carthag and Arrakeen are equal
    (4 from a sietch, as strong, 5 from Windgap) is nobody's business."""
    s = solo("windgap", mahdi_ties="player")
    leader(s, "baron_harkonnen", "tank")
    s.vehicles = [0, 0, 0]
    legion(s, "harkonnen", "s7_4", regular=2)
    for city in ("carthag", "arrakeen"):
        legion(s, "harkonnen", city, regular=1)
    roll_result(s, "house")
    assert at(s, "s7_4") == {"harkonnen": (0, 2, 0)}
    assert s.stack[-1][0] != k.MAHDI_TIE
    assert [note["choice"] for note in s.view(0)["mahdi"]["why"]] == ["replacement"]


@pytest.mark.parametrize(("lang", "question", "option"), [
    ("en", "Step of the legion, Harg Pass: what hurts you most?",
     "For the Harkonnen: Sector 6, area 4"),
    ("de", "Schritt der Legion, Harg-Pass: Was schadet dir am meisten?",
     "Für die Harkonnen: Sektor 6, Gebiet 4"),
])  # fmt: skip
def test_the_question_of_a_tie_tells_what_is_chosen(lang: str, question: str, option: str) -> None:
    """ARR-30.2: from Harg Pass to Windgap by s6_1 or s6_4: both 2 from it and from a sietch, both Desert."""
    s = solo("windgap", mahdi_ties="player")
    only(s, "windgap")
    legion(s, "harkonnen", "harg_pass", regular=1)
    roll_result(s, "strategy")
    assert asked(s) == (0, "mahdi_tie")
    assert legal(s) == {"area s6_1", "area s6_4"}
    assert GAME.question(s, 0, lang) == question
    assert GAME.describe(s, a.AREA + AREA_ID["s6_4"], lang).text == option
    asks = s.view(0)["asks"]
    assert (asks["about"], asks["details"]) == (["area:harg_pass"], {"choice": "step"})
    act(s, "area s6_4")
    assert at(s, "s6_4") == {"harkonnen": (1, 0, 0)}
    equal = {"en": "Equal, you chose otherwise: ", "de": "Gleichauf, du hast anders gewählt: "}[lang]
    assert any(reason.text.startswith(equal) for reason in GAME.explain(s, 0, "mahdi", lang))


@pytest.mark.parametrize(("room", "goes", "tokens"), [
    (1, (0, 0, 1), 0), (2, (0, 1, 1), 0), (3, (0, 1, 1), 1), (5, (1, 1, 1), 2),
])  # fmt: skip
def test_the_strongest_go_first_tokens_before_regulars(room: int, goes: tuple[int, int, int], tokens: int) -> None:
    """ARR-30.74, ARR-30.17: of 2/1/1, a Bashar and two tokens."""
    s = solo("windgap")
    legion(s, "harkonnen", "s7_4", regular=2, elite=1, special=1, generic=1, tokens=["hb1", "hs1"])
    group = legions.who_fits(s, AREA_ID["s7_4"], room)
    assert tuple(group[:3]) == goes
    assert (group[k.GENERIC], len(group[k.TOKENS :])) == (1, tokens)


def test_hidden_is_what_the_automaton_holds() -> None:
    """ARR-30.58: the Reinforcements are a number, a token on the board is its back; the steps have no seat."""
    s = solo("windgap")
    s.reinforcements = [s.decks[0].pop()]
    legion(s, "harkonnen", "arsunt", tokens=["hb1"])
    view = s.view(0)
    assert view["mahdi"]["reinforcements"] == 1
    assert view["areas"]["arsunt"]["tokens"] == ["black"]
    assert battles.answer(s, (k.B_STAY, -1, 0, 0), [a.STAY, a.RETREAT]) == a.STAY  # ARR-30.28


def test_wormsigns_do_not_make_a_path_longer_but_an_end_worse() -> None:
    """ARR-30.17: from s7_4 to Windgap by s7_3 or s7_5; a wormsign in s7_3, the first of the board: it takes s7_5."""
    s = solo("windgap")
    only(s, "windgap")
    legion(s, "atreides", "windgap", regular=1)
    legion(s, "harkonnen", "s7_4", regular=3)
    wormsign(s, "s7_3")
    roll_result(s, "strategy")
    assert at(s, "s7_5") == {"harkonnen": (3, 0, 0)}
    assert lost(s, "step")["area:s7_4 area:s7_3"] == "sand"
