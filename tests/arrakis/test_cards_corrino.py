"""The eighteen cards of the Corrino Ally, one by one (planning cards: ARR-12)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.tables import HAWAT

from .helpers import (
    act,
    asked,
    at,
    discarded,
    fix,
    hand,
    held,
    leader,
    legal,
    legion,
    next_round,
    ornithopter,
    paused,
    prescience,
    raze,
    revealed,
    sietch,
    starting,
    supply,
    table,
    turn,
    where,
    worm,
    worms,
    wormsign,
    wormsigns,
    zones,
)
from .playing import play

RAGE = ("rage_overcame_shaddam_iv_a", "rage_overcame_shaddam_iv_b", "rage_overcame_shaddam_iv_c")


# ---------------------------------------------------------------- Rage Overcame Shaddam IV


@pytest.mark.parametrize("card", RAGE)
def test_rage_brings_the_emperor_and_an_extra_card(card: str) -> None:
    s = table()
    legion(s, "harkonnen", "carthag", special=1)
    hand(s, "sandmasters")
    play(s, card, "yes")
    assert where(s, "emperor_shaddam_iv") == "available"
    assert legal(s) == {"card sandmasters", "skip"}
    act(s, "skip")
    assert held(s, "house_harkonnen") == ["sandmasters"]
    assert paused(s)


def test_rage_a_again() -> None:
    """Him and four Regular into one settlement."""
    s = table()
    leader(s, "emperor_shaddam_iv", "available")
    hand(s, "sandmasters")
    play(s, RAGE[0])
    assert starting(s, "area") == {"arrakeen", "carthag", "arsunt", "hagga_basin", "imperial_basin", "north_pole"}
    act(s, "area hagga_basin")
    assert at(s, "hagga_basin") == {"harkonnen": (4, 0, 0), "leaders": ["emperor_shaddam_iv"]}
    assert paused(s)  # no extra card


def test_rage_b_again() -> None:
    """Him and two Sardaukar into any own legion."""
    s = table()
    leader(s, "emperor_shaddam_iv", "available")
    legion(s, "harkonnen", "s1_5", regular=1)
    legion(s, "harkonnen", "carthag", regular=1)
    play(s, RAGE[1])
    assert starting(s, "area") == {"s1_5", "carthag"}
    act(s, "area s1_5")
    assert at(s, "s1_5") == {"harkonnen": (1, 0, 2), "leaders": ["emperor_shaddam_iv"]}
    assert paused(s)


def test_rage_c_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Him into a legion with a Sardaukar, which moves and then makes a surprise attack."""
    s = table()
    leader(s, "emperor_shaddam_iv", "available")
    legion(s, "harkonnen", "s1_5", special=1)
    legion(s, "harkonnen", "carthag", regular=1)
    legion(s, "atreides", "s1_9", regular=1)
    fix(monkeypatch, "D", "D")
    play(s, RAGE[2])
    assert starting(s, "area") == {"s1_5"}
    act(s, "area s1_5")
    assert at(s, "s1_5") == {"harkonnen": (0, 0, 1), "leaders": ["emperor_shaddam_iv"]}
    assert starting(s, "area") == {"s1_5"}
    act(s, "area s1_5", "area s1_6", "?all")
    assert starting(s, "area") == {"s1_6"}
    act(s, "area s1_6", "?area s1_9", "?all", "leader emperor_shaddam_iv", "?regular")
    # The special of the surprise makes two hits; the Sardaukar cancels the shield.
    assert at(s, "s1_9") == {}
    act(s, "number 0")
    assert paused(s)


def test_rage_c_without_a_free_emperor_still_moves_that_legion() -> None:
    """ARR-12.10, ARR-12.11: the legion is named although the Emperor stays in the tank."""
    s = table()
    leader(s, "emperor_shaddam_iv", "tank")
    legion(s, "harkonnen", "s1_5", special=1)
    play(s, RAGE[2], "area s1_5", "area s1_5", "area s1_6")
    assert at(s, "s1_6") == {"harkonnen": (0, 0, 1)}
    assert where(s, "emperor_shaddam_iv") == "tank"


def test_rage_c_legion_driven_off_by_a_worm_attacks_from_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    leader(s, "emperor_shaddam_iv", "available")
    legion(s, "harkonnen", "s1_5", special=2)
    legion(s, "atreides", "s1_12", regular=1)
    wormsign(s, "s1_6", "sandworm")
    fix(monkeypatch, "DDDD")
    play(s, RAGE[2], "area s1_5", "area s1_5", "area s1_6", "?all", "?area s1_6", "area s1_9")
    assert worms(s) == {"s1_6"}
    assert starting(s, "area") == {"s1_9"}  # beside s1_12


# ---------------------------------------------------------------- Manipulation of Others


def test_manipulation_of_others() -> None:
    """The opponent chooses two cards to discard; then two cards are drawn."""
    s = table()
    hand(s, "war_plan", "the_voice", "thumpers")
    play(s, "manipulation_of_others")
    assert asked(s) == (1, "opponent_discards")
    assert legal(s) == {"card war_plan", "card the_voice", "card thumpers"}
    act(s, "card the_voice", "card thumpers")
    assert held(s, "house_atreides") == ["war_plan"]
    assert held(s, "fremen_ally") == []
    assert discarded(s, "house_atreides") == ["the_voice"]
    assert discarded(s, "fremen_ally") == ["thumpers"]
    assert asked(s) == (0, "draw_from")
    act(s, "draw 1 1")
    assert (len(s.hands[0]), len(s.hands[1])) == (1, 1)
    assert paused(s)


def test_manipulation_of_a_small_hand() -> None:
    """What there is (ARR-12.13)."""
    s = table()
    hand(s, "thumpers")
    play(s, "manipulation_of_others")
    assert held(s, "fremen_ally") == []
    assert asked(s) == (0, "draw_from")


# ---------------------------------------------------------------- Breeding Program


def test_breeding_program() -> None:
    s = table()
    hand(s, "sandmasters")
    play(s, "breeding_program")
    assert s.bene_gesserit == [1, 1]
    assert s.bene_gesserit_left == 3
    assert legal(s) == {"card sandmasters", "skip"}


def test_breeding_program_with_an_empty_reserve() -> None:
    """ARR-27.6."""
    s = table()
    s.bene_gesserit_left = 0
    play(s, "breeding_program")
    assert s.bene_gesserit == [0, 1]
    assert paused(s)


# ---------------------------------------------------------------- Troop Carriers


def test_troop_carriers() -> None:
    """EX-40: from an own settlement to any own legion, whatever the distance; no Ornithopter is used."""
    s = table()
    ornithopter(s, "az1")
    legion(s, "harkonnen", "arrakeen", regular=3, generic=1)
    legion(s, "harkonnen", "s3_7", regular=4)
    legion(s, "harkonnen", "s1_5", regular=1)
    play(s, "troop_carriers")
    assert starting(s, "area") == {"arrakeen"}
    act(s, "area arrakeen")
    assert starting(s, "area") == {"s3_7", "s1_5"}
    act(s, "area s3_7", "all")  # seven units: one too many, a Regular goes
    assert at(s, "s3_7") == {"harkonnen": (6, 0, 0), "generic": 1}
    assert at(s, "arrakeen") == {}
    assert zones(s) == {"az1": "ornithopter"}
    assert paused(s)


def test_troop_carriers_part_of_a_legion_onto_a_wormsign() -> None:
    """ARR-20.17: the sign is flipped."""
    s = table()
    legion(s, "harkonnen", "arrakeen", regular=3, generic=1)
    legion(s, "harkonnen", "s3_7", regular=1)
    wormsign(s, "s3_7", "sand")
    play(s, "troop_carriers", "area arrakeen", "?area s3_7", "split", "number 2", "number 0")
    assert at(s, "s3_7") == {"harkonnen": (3, 0, 0)}
    assert at(s, "arrakeen") == {"harkonnen": (1, 0, 0), "generic": 1}
    assert wormsigns(s) == set()
    assert paused(s)


def test_troop_carriers_need_a_settlement_and_another_legion() -> None:
    s = table()
    legion(s, "harkonnen", "s3_7", regular=1)
    legion(s, "harkonnen", "carthag", regular=1)
    raze(s, "carthag")
    play(s, "troop_carriers")
    assert paused(s)


# ---------------------------------------------------------------- Shigawire


def test_shigawire() -> None:
    s = table()
    legion(s, "harkonnen", "s1_5", special=1, regular=1)
    legion(s, "harkonnen", "s2_3", regular=1)
    legion(s, "atreides", "s1_9", regular=1, leaders=["stilgar"])
    legion(s, "atreides", "tasmin_sink", regular=1, leaders=["paul_atreides"])
    play(s, "shigawire")
    assert starting(s, "area") == {"s1_5"}  # s2_3 has no Sardaukar
    act(s, "area s1_5", "area s1_6", "all")
    assert legal(s) == {"leader stilgar", "skip"}
    act(s, "leader stilgar")
    assert where(s, "stilgar") == "tank"
    assert paused(s)


def test_shigawire_without_the_move() -> None:
    """ARR-12.10: the legion is named even if the move is skipped."""
    s = table()
    legion(s, "harkonnen", "s1_6", special=1, regular=1)
    legion(s, "atreides", "s1_9", regular=1, leaders=["stilgar"])
    play(s, "shigawire", "skip", "?area s1_6")
    assert legal(s) == {"leader stilgar", "skip"}
    act(s, "leader stilgar")
    assert where(s, "stilgar") == "tank"


def test_shigawire_does_not_reach_over_an_impassable_border() -> None:
    """ARR-2.21: s1_5 and s5_5 are not adjacent."""
    s = table()
    legion(s, "harkonnen", "s5_4", special=1)
    legion(s, "atreides", "s1_5", regular=1, leaders=["stilgar"])
    play(s, "shigawire", "area s5_4", "area s5_5")
    assert where(s, "stilgar") == "s1_5"
    assert paused(s)


# ---------------------------------------------------------------- Hope Clouds Observation


def test_hope_clouds_observation() -> None:
    """A revealed card goes back into the deck; no new one is revealed; not one protected by Eyes of Ibad."""
    s = table()
    prescience(s, "desert_war", "families_flee", "new_windtraps")
    s.eyes = s.prescience[1]
    play(s, "hope_clouds_observation")
    assert starting(s, "prescience") == {"desert_war", "new_windtraps"}
    act(s, "prescience desert_war")
    assert revealed(s) == ["families_flee", "new_windtraps"]
    assert len(s.prescience_deck) == 14
    assert s.prescience_out == []
    assert paused(s)


# ---------------------------------------------------------------- Reports of Traitors


def test_reports_of_traitors() -> None:
    s = table()
    play(s, "reports_of_traitors", other=("house", "house", "mentat"))
    assert s.dice[10:15] == [0, 0, 0, 1, 1]
    assert paused(s)


def test_reports_of_traitors_takes_no_token_and_no_other_die() -> None:
    """ARR-8.21."""
    s = table()
    s.slotted[1] = 4
    play(s, "reports_of_traitors", other=("strategy", "mentat"))
    assert s.dice[10:15] == [0, 1, 0, 1, 0]
    assert s.slotted[1] == 4


# ---------------------------------------------------------------- Sardaukar Pogrom


def test_sardaukar_pogrom() -> None:
    """Up to three legions with a Sardaukar move; simultaneously (ARR-14.9)."""
    s = table()
    legion(s, "harkonnen", "s1_5", special=2)
    legion(s, "harkonnen", "s1_9", special=2)
    legion(s, "harkonnen", "s1_12", special=3)
    legion(s, "harkonnen", "s1_16", special=1)
    legion(s, "harkonnen", "s1_3", regular=1)
    play(s, "sardaukar_pogrom")
    assert starting(s, "area") == {"s1_5", "s1_9", "s1_12", "s1_16"}
    act(s, "area s1_5", "area s1_8", "all", "area s1_9", "area s1_8", "all", "area s1_12", "area s1_8", "all")
    # seven units in s1_8: only now one has to go
    assert at(s, "s1_8") == {"harkonnen": (0, 0, 6)}
    assert at(s, "s1_16") == {"harkonnen": (0, 0, 1)}
    assert paused(s)


# ---------------------------------------------------------------- Sardaukar's Manner


def test_sardaukars_manner_moves_or_attacks(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "harkonnen", "s1_5", special=1, generic=1)
    legion(s, "harkonnen", "s1_9", regular=3)
    legion(s, "atreides", "s1_6", regular=2)
    play(s, "sardaukars_manner")
    assert legal(s) == {"move", "attack", "skip"}
    act(s, "attack")
    assert starting(s, "area") == {"s1_5"}
    fix(monkeypatch, "D", "DD")
    act(s, "area s1_5", "?area s1_6", "?all", "generic", "?skip")
    # one special of the surprise, one hit; two shields less one cancelled: nothing gets through
    assert at(s, "s1_6") == {"atreides": (2, 0, 0)}
    act(s, "cease")
    assert paused(s)


def test_sardaukars_manner_moves() -> None:
    s = table()
    legion(s, "harkonnen", "s1_5", special=1)
    legion(s, "harkonnen", "s1_12", special=1)
    play(s, "sardaukars_manner", "move", "area s1_5", "area s1_8", "?all")
    assert at(s, "s1_8") == {"harkonnen": (0, 0, 1)}
    assert paused(s)  # one legion only


# ---------------------------------------------------------------- Spies All Over Arrakis


def test_spies_all_over_arrakis() -> None:
    """Any one area: its sietch and all tokens; not Scouting, so the Guild ban does not matter. Then two cards."""
    s = table()
    sietch(s, "gara_kulon", 3, up=False)
    legion(s, "atreides", "gara_kulon", generic=1, tokens=["ag4", "as7"])
    legion(s, "atreides", "s3_1", tokens=["as1"])
    s.bans = 2
    play(s, "spies_all_over_arrakis")
    assert {"gara_kulon", "s3_1"} <= starting(s, "area")
    act(s, "area gara_kulon")
    assert at(s, "gara_kulon") == {"atreides": (1, 1, 1), "generic": 1}
    assert s.sietch_up == 255
    assert at(s, "s3_1")["tokens"] == ["as1"]
    assert asked(s) == (0, "draw_from")
    act(s, "draw 0 2")
    assert len(s.hands[1]) == 2


# ---------------------------------------------------------------- Full Control of the Air


def test_full_control_of_the_air() -> None:
    s = table()
    legion(s, "harkonnen", "carthag", regular=1)
    legion(s, "harkonnen", "s3_1", regular=1)
    play(s, "full_control_of_the_air", "zone az1", "zone az8")
    assert zones(s) == {"az1": "ornithopter", "az8": "ornithopter"}
    assert starting(s, "area") == {"carthag", "s3_1"}
    act(s, "area carthag", "area arsunt")
    assert at(s, "arsunt") == {"harkonnen": (1, 0, 0)}
    assert paused(s)


def test_full_control_of_the_air_with_scouting_between() -> None:
    """FAQ: place the first, spend it for Scouting, place the second in the same zone (ARR-8.7)."""
    s = table()
    sietch(s, "gara_kulon", 3, up=False)
    legion(s, "atreides", "gara_kulon", generic=1, tokens=["ag4"])
    legion(s, "harkonnen", "carthag", regular=1)
    play(s, "full_control_of_the_air", "zone az1")
    assert "scout az1" in legal(s)
    act(s, "scout az1", "?area gara_kulon")
    assert at(s, "gara_kulon") == {"atreides": (1, 1, 0), "generic": 1}
    act(s, "zone az1")
    assert zones(s) == {"az1": "ornithopter"}


# ---------------------------------------------------------------- Moving the Battle Group


def test_moving_the_battle_group() -> None:
    """A Bashar and two Elite into one free Mountain area."""
    s = table()
    legion(s, "atreides", "s5_2", regular=1)
    legion(s, "harkonnen", "broken_land", regular=1)
    play(s, "moving_the_battle_group")
    areas = starting(s, "area")
    assert "s5_2" not in areas
    assert "carthag" not in areas  # a plateau
    assert {"broken_land", "s4_13", "false_wall_east", "north_pole"} <= areas
    act(s, "area false_wall_east")
    assert at(s, "false_wall_east") == {"harkonnen": (0, 2, 0), "generic": 1}
    assert s.stations_left == 63  # no station is taken by Harkonnen
    assert paused(s)


# ---------------------------------------------------------------- Killers Without Mercy


def test_killers_without_mercy(monkeypatch: pytest.MonkeyPatch) -> None:
    """EX-22: going on against a sietch costs no hit."""
    s = table()
    sietch(s, "sihaya_ridge", 2)
    legion(s, "harkonnen", "s1_6", regular=3, special=1)
    legion(s, "harkonnen", "s1_2", regular=3)
    legion(s, "atreides", "sihaya_ridge", regular=2)
    fix(monkeypatch, "DDDD", "DDDD", "DDDD", "DDDD")
    play(s, "killers_without_mercy")
    assert starting(s, "area") == {"s1_6"}
    act(s, "area s1_6", "?area sihaya_ridge", "all", "continue", "?stay")
    assert at(s, "s1_6") == {"harkonnen": (3, 0, 1)}
    assert asked(s)[1] == "b_cease"
    act(s, "cease")


# ---------------------------------------------------------------- Sardaukar Disguised


def test_sardaukar_disguised() -> None:
    """Two Elite become Sardaukar, then up to two legions with a Sardaukar move."""
    s = table()
    legion(s, "harkonnen", "s1_5", elite=1, regular=1)
    legion(s, "harkonnen", "s1_9", elite=1)
    legion(s, "harkonnen", "carthag", regular=2)
    play(s, "sardaukar_disguised")
    assert starting(s, "area") == {"s1_5", "s1_9"}
    act(s, "area s1_5", "area s1_9")
    assert at(s, "s1_5") == {"harkonnen": (1, 0, 1)}
    assert at(s, "s1_9") == {"harkonnen": (0, 0, 1)}
    assert supply(s, "harkonnen") == (21, 12, 6, 6)
    assert starting(s, "area") == {"s1_5", "s1_9"}
    act(s, "area s1_5", "area s1_8", "all", "area s1_9", "area s1_12", "?all")
    assert at(s, "s1_8") == {"harkonnen": (1, 0, 1)}
    assert at(s, "s1_12") == {"harkonnen": (0, 0, 1)}
    assert paused(s)


# ---------------------------------------------------------------- "I Decide What Best Serves His Majesty"


def test_i_decide_what_best_serves_his_majesty() -> None:
    s = table()
    legion(s, "harkonnen", "s1_5", special=1)
    legion(s, "harkonnen", "carthag", regular=2)
    play(s, "i_decide_what_best_serves_his_majesty")
    assert starting(s, "area") == {"s1_5"}
    act(s, "area s1_5")
    assert at(s, "s1_5") == {"harkonnen": (0, 0, 1), "leaders": ["captain_aramsham"]}
    assert legal(s) == {"move", "attack", "skip"}
    act(s, "move")
    assert starting(s, "area") == {"s1_5"}
    act(s, "area s1_5", "area s1_8")
    assert at(s, "s1_8") == {"harkonnen": (0, 0, 1), "leaders": ["captain_aramsham"]}
    assert paused(s)


def test_i_decide_attacks_by_surprise(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "harkonnen", "s1_5", special=1)
    legion(s, "atreides", "s1_6", regular=1)
    fix(monkeypatch, "D", "D")
    play(s, "i_decide_what_best_serves_his_majesty", "area s1_5", "attack", "area s1_5", "?area s1_6")
    act(s, "leader captain_aramsham")  # the special of the surprise: 1 hit and 1 shield
    assert at(s, "s1_6") == {}


# ---------------------------------------------------------------- Seek Out the 'Mahdi'


@pytest.mark.parametrize("name", ["paul_atreides", "paul_muad_dib"])
def test_seek_out_the_mahdi(name: str) -> None:
    """A legion moves. In the next Atreides turn no legion with Paul moves or attacks, not even a part of it."""
    s = table()
    if name == "paul_muad_dib":
        leader(s, "paul_atreides", "gone")
    legion(s, "harkonnen", "carthag", regular=1)
    legion(s, "atreides", "s1_5", regular=2, generic=1, leaders=[name])
    legion(s, "atreides", "s3_1", regular=2, generic=1)
    play(s, "seek_out_the_mahdi", "area carthag", "area arsunt")
    assert at(s, "arsunt") == {"harkonnen": (1, 0, 0)}
    turn(s, "atreides", "strategy")
    act(s, "move")
    assert starting(s, "area") == {"s3_1"}
    act(s, "skip")
    turn(s, "atreides", "leadership")
    act(s, "move")
    assert starting(s, "area") == {"s1_5", "s3_1"}  # only that one turn


def test_seek_out_the_mahdi_keeps_paul_from_being_placed() -> None:
    s = table()
    legion(s, "atreides", "gara_kulon", regular=2)
    play(s, "seek_out_the_mahdi")
    turn(s, "atreides", "deployment")
    act(s, "normal", "number 1", "area gara_kulon")
    assert starting(s, "leader") == {"lady_jessica", "stilgar"}


def test_seek_out_the_mahdi_in_the_last_turn_of_a_round() -> None:
    """It binds the next Atreides action turn, which is the first of the next round."""
    s = table()
    legion(s, "atreides", "s3_1", regular=1)
    legion(s, "atreides", "s1_5", regular=2, leaders=["paul_atreides"])
    play(s, "seek_out_the_mahdi")
    next_round(s)
    turn(s, "atreides", "strategy")
    act(s, "move")
    assert legal(s) == {"area s3_1", "skip"}


def test_hawat_is_not_brought_by_corrino_cards() -> None:
    s = table()
    play(s, "rage_overcame_shaddam_iv_a")
    assert s.where[HAWAT] == -1


def test_worms_block_the_battle_group() -> None:
    """No Mountain ever holds a worm; a free one may hold an own legion (ARR-2.9)."""
    s = table()
    worm(s, "s1_5")
    play(s, "moving_the_battle_group")
    assert "s1_5" not in starting(s, "area")
