"""The sixteen prescience cards, their moments and conditions; objectives and the Atomics (ARR-4, ARR-23, ARR-25)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.rules.prescience import fulfilled
from landsraad.arrakis.tables import AREA_ID, PRESCIENCE, PRESCIENCE_ID, TOKENS

from .helpers import (
    act,
    asked,
    at,
    fix,
    hand,
    harvest,
    harvester,
    hazards,
    leader,
    legal,
    legion,
    markers,
    next_round,
    ornithopter,
    paused,
    prescience,
    raze,
    revealed,
    round_end,
    sietch,
    starting,
    station,
    storms,
    supply,
    table,
    turn,
    where,
    worm,
    wormsign,
)
from .playing import play

PLATEAUS = ("pasty_mesa", "s2_5", "s3_8")
MOUNTAINS = ("s4_13", "s4_14", "s5_1")
ERGS = ("harg_pass", "s5_7")
DESERTS = ("s1_5", "s1_6", "s1_1", "s3_9")  # the last two Deep Desert


def offered(s: Position, card: str) -> bool:
    """Whether an end-of-round card may be claimed now."""
    assert PRESCIENCE[PRESCIENCE_ID[card]].timing == "end_of_round"
    prescience(s, card)
    round_end(s)
    return f"claim {card}" in legal(s)


# ---------------------------------------------------------------- end of round: where legions stand


@pytest.mark.parametrize(
    ("card", "areas", "reward"),
    [
        ("dew_collectors", PLATEAUS, [0, 2, 0]),
        ("new_windtraps", MOUNTAINS, [0, 2, 0]),
        ("stunted_worms", ERGS, [0, 1, 1]),
        ("desert_war", DESERTS, [0, 0, 2]),
    ],
)
def test_legions_in_areas(card: str, areas: tuple[str, ...], reward: list[int]) -> None:
    """Areas are counted; a facedown token is a legion too (ARR-23.15); one area too few is not enough."""
    s = table()
    for area in areas[1:]:
        legion(s, "atreides", area, regular=1)
    assert not offered(s, card)
    s = table()
    for area in areas[1:]:
        legion(s, "atreides", area, regular=1)
    legion(s, "atreides", areas[0], tokens=["as1"])
    assert offered(s, card)
    act(s, f"claim {card}")
    assert s.marker == reward
    assert revealed(s) == []
    assert s.prescience_out == [PRESCIENCE_ID[card]]


def test_desert_war_counts_no_sietch() -> None:
    s = table()
    for area in (*DESERTS[:3], "gara_kulon"):
        legion(s, "atreides", area, regular=1)
    assert not offered(s, "desert_war")
    s = table()
    raze(s, "gara_kulon")
    for area in (*DESERTS[:3], "gara_kulon"):
        legion(s, "atreides", area, regular=1)
    assert offered(s, "desert_war")


def test_harkonnen_legions_do_not_count() -> None:
    s = table()
    for area in PLATEAUS:
        legion(s, "harkonnen", area, regular=1)
    assert not offered(s, "dew_collectors")


# ---------------------------------------------------------------- end of round: Paul and Jessica


@pytest.mark.parametrize("paul", ["paul_atreides", "paul_muad_dib"])
@pytest.mark.parametrize("jessica", ["lady_jessica", "reverend_mother_jessica"])
def test_water_discipline(paul: str, jessica: str) -> None:
    """Both in a Desert area without a sietch, the same or different ones; either version (ARR-28.12)."""
    s = table()
    if paul == "paul_muad_dib":
        leader(s, "paul_atreides", "gone")
    if jessica == "reverend_mother_jessica":
        leader(s, "lady_jessica", "gone")
    legion(s, "atreides", "s1_5", regular=1, leaders=[paul])
    legion(s, "atreides", "s3_9", regular=1, leaders=[jessica])
    assert offered(s, "water_discipline")
    act(s, "claim water_discipline")
    assert s.marker == [1, 1, 0]


@pytest.mark.parametrize("area", ["gara_kulon", "pasty_mesa", "harg_pass"])
def test_water_discipline_not_in_a_sietch_or_elsewhere(area: str) -> None:
    s = table()
    legion(s, "atreides", "s1_5", regular=1, leaders=["paul_atreides"])
    legion(s, "atreides", area, regular=1, leaders=["lady_jessica"])
    assert not offered(s, "water_discipline")


def test_water_discipline_needs_both() -> None:
    s = table()
    legion(s, "atreides", "s1_5", regular=1, leaders=["paul_atreides"])
    assert not offered(s, "water_discipline")


@pytest.mark.parametrize("area", ["windgap", "gara_kulon"])
def test_bene_gesserit_training(area: str) -> None:
    s = table()
    legion(s, "atreides", area, regular=1, leaders=["paul_atreides", "lady_jessica"])
    assert offered(s, "bene_gesserit_training")
    act(s, "claim bene_gesserit_training")
    assert s.marker == [2, 0, 0]


def test_bene_gesserit_training_same_sietch_only() -> None:
    s = table()
    legion(s, "atreides", "windgap", regular=1, leaders=["paul_atreides"])
    legion(s, "atreides", "gara_kulon", regular=1, leaders=["lady_jessica"])
    assert not offered(s, "bene_gesserit_training")
    s = table()
    legion(s, "atreides", "s1_5", regular=1, leaders=["paul_atreides", "lady_jessica"])
    assert not offered(s, "bene_gesserit_training")


# ---------------------------------------------------------------- end of round: our own cards


def test_spice_thieves() -> None:
    """Two Harvesters removed in this round by legions, worms or cards; of any reason, not by the harvest."""
    s = table()
    harvester(s, "s1_5", "s1_1", "s1_10")
    legion(s, "atreides", "s1_6", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s1_6", "area s1_5", "?skip")
    assert s.harvesters_lost == 1
    assert not fulfilled(s, PRESCIENCE_ID["spice_thieves"])
    play(s, "dust_chasms", "area s1_1", "skip", "skip")
    assert offered(s, "spice_thieves")
    act(s, "claim spice_thieves")
    assert s.marker == [0, 0, 2]


def test_spice_thieves_worm_in_the_desert_counts_and_the_harvest_does_not() -> None:
    s = table()
    harvester(s, "s1_5", "s1_1", "s1_10")
    wormsign(s, "s1_5", "sandworm")
    s.pool = [0] * len(s.pool)
    hazards(s)
    while asked(s)[1] == "sign_order":
        act(s, sorted(legal(s))[0])
    assert s.harvesters_lost == 1
    harvest(s)
    assert s.harvesters_lost == 1


def test_makers_at_the_gathering() -> None:
    """Three worms, the Wild Maker included."""
    s = table()
    worm(s, "s1_5")
    worm(s, "s1_1")
    assert not offered(s, "makers_at_the_gathering")
    s = table()
    worm(s, "s1_5")
    worm(s, "s1_1")
    worm(s, "s3_9", wild=True)
    assert offered(s, "makers_at_the_gathering")
    act(s, "claim makers_at_the_gathering")
    assert s.marker == [0, 2, 0]


@pytest.mark.parametrize(
    ("area", "regular", "tokens", "leaders", "fit"),
    [
        ("s1_5", 5, [], ["stilgar"], True),
        ("gara_kulon", 3, ["as1", "as2"], ["stilgar"], True),  # a sietch is allowed, tokens count one each
        ("s1_5", 4, [], ["stilgar"], False),
        ("s1_5", 5, [], [], False),
        ("pasty_mesa", 5, [], ["stilgar"], False),
    ],
)
def test_the_leaders_oath(area: str, regular: int, tokens: list[str], leaders: list[str], fit: bool) -> None:
    s = table()
    legion(s, "atreides", area, regular=regular, generic=1, leaders=leaders, tokens=tokens)
    assert offered(s, "the_leaders_oath") == fit
    if fit:
        act(s, "claim the_leaders_oath")
        assert s.marker == [2, 0, 0]


def test_drums_before_the_wall() -> None:
    """Beside an undestroyed settlement: s5_1 is beside Arrakeen, Carthag, Hagga Basin and Imperial Basin."""
    s = table()
    legion(s, "atreides", "s5_1", regular=1)
    assert offered(s, "drums_before_the_wall")
    act(s, "claim drums_before_the_wall")
    assert s.marker == [0, 1, 1]
    s = table()
    raze(s, "arrakeen", "carthag", "hagga_basin", "imperial_basin")
    legion(s, "atreides", "s5_1", regular=1)
    assert not offered(s, "drums_before_the_wall")


@pytest.mark.parametrize("area", ["s6_1", "s4_16", "s8_2", "hole_in_the_rock", "broken_land"])
def test_drums_before_each_settlement(area: str) -> None:
    """The North Pole, Arsunt, Hagga Basin, Imperial Basin, Arrakeen and Carthag."""
    s = table()
    legion(s, "atreides", area, regular=1)
    assert offered(s, "drums_before_the_wall")


def test_drums_from_afar() -> None:
    s = table()
    legion(s, "atreides", "s4_15", regular=1)  # an impassable border to s4_16, two steps from Arsunt
    assert not offered(s, "drums_before_the_wall")


def test_drums_before_the_wall_over_a_border_opened_by_the_atomics() -> None:
    """ARR-2.21: before the detonation Arrakeen and s1_4 are not adjacent."""
    s = table()
    legion(s, "atreides", "s1_4", regular=1)
    assert not fulfilled(s, PRESCIENCE_ID["drums_before_the_wall"])
    markers(s, 8)
    turn(s, "atreides", "mentat", "strategy")
    act(s, "atomics rimwall")
    assert fulfilled(s, PRESCIENCE_ID["drums_before_the_wall"])


# ---------------------------------------------------------------- free


def test_paul_the_mahdi() -> None:
    """Reveal the facedown sietch where Paul stands; a free action: the turn goes on."""
    s = table()
    prescience(s, "paul_the_mahdi")
    sietch(s, "windgap", 2, up=False)
    legion(s, "atreides", "windgap", regular=1, leaders=["paul_atreides"])
    turn(s, "atreides", "mentat", "strategy")
    act(s, "claim paul_the_mahdi")
    assert s.sietch_up == 255
    assert s.marker == [1, 0, 1]
    assert {"die mentat", "die strategy"} <= legal(s)


def test_paul_the_mahdi_not_if_face_up_or_under_an_ornithopter() -> None:
    """ARR-23.15, ARR-11.10: Windgap is in s7, connected to az6, az7, az8."""
    s = table()
    prescience(s, "paul_the_mahdi")
    legion(s, "atreides", "windgap", regular=1, leaders=["paul_atreides"])
    turn(s, "atreides", "mentat", "strategy")
    assert "claim paul_the_mahdi" not in legal(s)
    sietch(s, "windgap", 2, up=False)
    ornithopter(s, "az6")
    turn(s, "atreides", "mentat", "strategy")
    assert "claim paul_the_mahdi" not in legal(s)


def test_lisan_al_gaib() -> None:
    """Reveal two deployment tokens where Paul stands."""
    s = table()
    prescience(s, "lisan_al_gaib")
    legion(s, "atreides", "windgap", leaders=["paul_atreides"], tokens=["ag1", "as7"])
    turn(s, "atreides", "mentat", "strategy")
    act(s, "claim lisan_al_gaib", "?token ag1", "?token as7")
    assert at(s, "windgap") == {"atreides": (2, 0, 1), "leaders": ["paul_atreides"]}
    assert s.marker == [2, 0, 0]
    assert {"die mentat", "die strategy"} <= legal(s)


def test_lisan_al_gaib_of_three_tokens_two_are_chosen() -> None:
    s = table()
    prescience(s, "lisan_al_gaib")
    legion(s, "atreides", "windgap", leaders=["paul_atreides"], tokens=["ag1", "as7", "ag4"])
    turn(s, "atreides", "mentat", "strategy")
    act(s, "claim lisan_al_gaib", "token as7", "token ag4")
    assert at(s, "windgap") == {"atreides": (1, 1, 1), "leaders": ["paul_atreides"], "tokens": ["ag1"]}


def test_lisan_al_gaib_needs_two_tokens_and_no_ornithopter() -> None:
    s = table()
    prescience(s, "lisan_al_gaib")
    legion(s, "atreides", "windgap", regular=3, leaders=["paul_atreides"], tokens=["ag1"])
    turn(s, "atreides", "mentat", "strategy")
    assert "claim lisan_al_gaib" not in legal(s)
    legion(s, "atreides", "windgap", tokens=["as7"])
    ornithopter(s, "az8")
    turn(s, "atreides", "mentat", "strategy")
    assert "claim lisan_al_gaib" not in legal(s)


def test_families_flee_with_two_regulars() -> None:
    """Out of the game, not to the supply; a leader left alone is eliminated."""
    s = table()
    prescience(s, "families_flee")
    legion(s, "atreides", "windgap", regular=2, generic=1)
    before = supply(s, "atreides")
    turn(s, "atreides", "mentat", "strategy")
    act(s, "claim families_flee")
    assert s.marker == [0, 2, 0]
    assert at(s, "windgap") == {}
    assert supply(s, "atreides") == (before[0], before[1], before[2], before[3] + 1)


def test_families_flee_with_a_token() -> None:
    """A facedown standard token in a sietch area; garrison tokens do not count. An Ornithopter does not matter."""
    s = table()
    prescience(s, "families_flee")
    ornithopter(s, "az6")
    legion(s, "atreides", "windgap", generic=1, tokens=["ag1", "as5"])
    before = supply(s, "atreides")
    turn(s, "atreides", "mentat", "strategy")
    act(s, "claim families_flee")
    assert at(s, "windgap") == {"atreides": (0, 0, 0), "generic": 1, "tokens": ["ag1"]}
    assert supply(s, "atreides") == before
    assert TOKENS[0].set == "garrison"


@pytest.mark.parametrize(
    ("area", "regular", "elite", "tokens"),
    [("windgap", 1, 3, []), ("windgap", 0, 0, ["ag1"]), ("s1_5", 4, 0, []), ("s1_5", 0, 0, ["as5"])],
)
def test_families_flee_from_a_sietch_only(area: str, regular: int, elite: int, tokens: list[str]) -> None:
    s = table()
    prescience(s, "families_flee")
    legion(s, "atreides", area, regular=regular, elite=elite, tokens=tokens)
    turn(s, "atreides", "mentat", "strategy")
    assert "claim families_flee" not in legal(s)


# ---------------------------------------------------------------- action and instant


def test_the_water_of_life() -> None:
    """One die of any result is the whole action; Paul must be on the board."""
    s = table()
    prescience(s, "the_water_of_life")
    turn(s, "atreides", "deployment")
    assert "claim the_water_of_life" not in legal(s)
    legion(s, "atreides", "s1_5", regular=1, leaders=["paul_atreides"])
    turn(s, "atreides", "deployment", "mentat")
    assert "claim the_water_of_life" not in legal(s)  # no free action
    act(s, "die deployment", "claim the_water_of_life")
    assert s.marker == [2, 0, 0]
    assert paused(s)
    assert s.dice[12] == 0


@pytest.mark.parametrize("name", ["stilgar", "chani"])
def test_riders_of_the_desert(name: str) -> None:
    s = table()
    prescience(s, "riders_of_the_desert")
    legion(s, "atreides", "s1_5", regular=1, leaders=["paul_atreides"])
    turn(s, "atreides", "mentat")
    assert "claim riders_of_the_desert" not in legal(s)
    legion(s, "atreides", "s1_5", leaders=[name])
    turn(s, "atreides", "mentat")
    act(s, "claim riders_of_the_desert")
    assert s.marker == [1, 0, 1]


def test_an_action_card_with_a_slotted_token() -> None:
    """ARR-27.6."""
    s = table()
    prescience(s, "the_water_of_life")
    legion(s, "atreides", "s1_5", regular=1, leaders=["paul_atreides"])
    s.slotted[1] = 3
    turn(s, "atreides")
    act(s, "?die mentat", "claim the_water_of_life")
    assert s.marker == [2, 0, 0]


def test_ya_hya_chouhada(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a battle won as attacker in which dice were rolled, in the same turn."""
    s = table()
    prescience(s, "ya_hya_chouhada")
    legion(s, "atreides", "s1_5", regular=2)
    legion(s, "harkonnen", "s1_6", regular=1)
    fix(monkeypatch, "SS", "D")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s1_5", "?area s1_6", "all", "number 0")
    assert legal(s) == {"claim ya_hya_chouhada", "end"}
    act(s, "claim ya_hya_chouhada")
    assert s.marker == [0, 0, 2]
    assert paused(s)


def test_ya_hya_chouhada_is_lost_with_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    prescience(s, "ya_hya_chouhada")
    legion(s, "atreides", "s1_5", regular=2)
    legion(s, "harkonnen", "s1_6", regular=1)
    fix(monkeypatch, "SS", "D")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s1_5", "?area s1_6", "all", "number 0", "end")
    turn(s, "atreides", "strategy", "mentat")
    assert "claim ya_hya_chouhada" not in legal(s)


def test_ya_hya_chouhada_not_against_an_undefended_settlement() -> None:
    s = table()
    prescience(s, "ya_hya_chouhada")
    legion(s, "atreides", "s5_1", regular=2)
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s5_1", "area imperial_basin", "all", "number 2")
    assert s.marker == [1, 1, 1]
    assert paused(s)


def test_ya_hya_chouhada_not_as_defender(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    prescience(s, "ya_hya_chouhada")
    legion(s, "harkonnen", "s1_5", regular=1)
    legion(s, "atreides", "s1_6", regular=2)
    fix(monkeypatch, "D", "SS")
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area s1_5", "?area s1_6")
    assert s.won_battle == 0


# ---------------------------------------------------------------- claims in general


def test_two_claims_in_a_round() -> None:
    """ARR-23.3: no matter when."""
    s = table()
    for area in (*PLATEAUS, *MOUNTAINS, *ERGS):
        legion(s, "atreides", area, regular=1)
    prescience(s, "dew_collectors", "new_windtraps", "stunted_worms")
    round_end(s)
    assert starting(s, "claim") == {"dew_collectors", "new_windtraps", "stunted_worms"}
    act(s, "claim dew_collectors")
    assert where(s, "reverend_mother_jessica") == "not_yet"
    act(s, "claim new_windtraps")
    assert s.marker == [0, 4, 0]
    assert where(s, "reverend_mother_jessica") == "available"
    assert asked(s)[1] != "end_claim"
    assert s.claims == 2


def test_no_end_of_round_card_in_an_action_turn_and_no_free_one_at_the_end() -> None:
    s = table()
    for area in PLATEAUS:
        legion(s, "atreides", area, regular=1)
    legion(s, "atreides", "windgap", regular=2)
    prescience(s, "dew_collectors", "families_flee")
    turn(s, "atreides", "mentat", "strategy")
    assert starting(s, "claim") == {"families_flee"}
    act(s, "claim families_flee")
    s.stack = s.stack[:1]
    round_end(s)
    assert starting(s, "claim") == {"dew_collectors"}


def test_no_claim_in_a_harkonnen_turn() -> None:
    s = table()
    legion(s, "atreides", "windgap", regular=2)
    prescience(s, "families_flee")
    turn(s, "harkonnen", "mentat", "strategy")
    assert starting(s, "claim") == set()


# ---------------------------------------------------------------- objectives


@pytest.mark.parametrize(
    ("objective", "marks", "won"),
    [
        (0, (9, 7, 5), True),
        (0, (9, 7, 4), False),
        (0, (12, 12, 12), True),
        (1, (9, 7, 5), False),
        (1, (9, 5, 7), True),
        (2, (7, 9, 5), True),
        (3, (5, 9, 7), True),
        (4, (7, 5, 9), True),
        (5, (5, 7, 9), True),
        (5, (9, 7, 5), False),
    ],
)
def test_the_check_at_the_end_of_the_round(objective: int, marks: tuple[int, int, int], won: bool) -> None:
    """ARR-4.2, EX-70."""
    s = table()
    s.objectives = (objective,)
    markers(s, *marks)
    round_end(s)
    assert s.over == won
    if won:
        assert s.ranking == [[1], [0]]


@pytest.mark.parametrize(
    ("offset", "marks", "won"),
    [(-2, (7, 5, 3), True), (-2, (7, 5, 2), False), (1, (9, 7, 5), False), (1, (10, 8, 6), True)],
)
def test_the_targets_may_be_moved(offset: int, marks: tuple[int, int, int], won: bool) -> None:
    """The option `target_offset`: added to each of the three (9, 7, 5 of this objective)."""
    s = table()
    s.objectives, s.target_offset = (0,), offset
    markers(s, *marks)
    round_end(s)
    assert s.over == won


@pytest.mark.parametrize(("limit", "over"), [(0, False), (1, True), (2, False)])
def test_a_limit_of_rounds_ends_the_game_without_a_winner(limit: int, over: bool) -> None:
    """The option `round_limit`; 0 is none."""
    s = table()
    s.round, s.round_limit = 1, limit
    next_round(s)
    assert s.over == over
    if over:
        assert s.ranking == [[0, 1]]


def test_either_of_two_objectives_will_do() -> None:
    """ARR-4.4."""
    s = table()
    s.objectives = (0, 5)
    markers(s, 5, 7, 9)
    round_end(s)
    assert s.over


def test_a_claim_at_the_end_of_the_round_comes_before_the_check() -> None:
    """ARR-22.1, ARR-22.2."""
    s = table()
    s.objectives = (0,)
    markers(s, 9, 5, 5)
    for area in PLATEAUS:
        legion(s, "atreides", area, regular=1)
    prescience(s, "dew_collectors")
    round_end(s)
    assert not s.over
    act(s, "claim dew_collectors", "?skip")
    assert s.over
    assert s.winner == 1


def test_no_check_in_the_middle_of_the_round() -> None:
    s = table()
    s.objectives = (0,)
    markers(s, 9, 7, 4)
    prescience(s, "riders_of_the_desert")
    legion(s, "atreides", "s1_5", regular=1, leaders=["stilgar"])
    turn(s, "atreides", "mentat")
    act(s, "claim riders_of_the_desert")
    assert s.marker == [10, 7, 5]
    assert not s.over


@pytest.mark.parametrize(("objective", "won"), [(0, True), (1, False)])
def test_arrakeen_destroyed_is_checked_at_once(objective: int, won: bool) -> None:
    """ARR-4.3, ARR-16.3: all three markers advance by three first."""
    s = table()
    s.objectives = (objective,)
    markers(s, 6, 4, 2)
    legion(s, "atreides", "s5_1", regular=2)
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s5_1", "area arrakeen", "all", "number 1", "?number 1")
    assert s.marker == [9, 7, 5]
    assert where(s, "alia") == "available"
    assert s.over == won


def test_carthag_destroyed_is_not_checked_at_once() -> None:
    s = table()
    s.objectives = (0,)
    markers(s, 7, 5, 3)
    legion(s, "atreides", "s5_1", regular=2)
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s5_1", "area carthag", "all", "number 2")
    assert s.marker == [9, 7, 5]
    assert not s.over


# ---------------------------------------------------------------- testing stations

BESIDE_STATION = {
    "s5_2": "s5_1",
    "s5_6": "s5_5",
    "s8_4": "s8_3",
    "s1_4": "s1_1",
    "s4_15": "s4_14",
    "false_wall_east": "s5_4",
}


@pytest.mark.parametrize("marker", range(3))
@pytest.mark.parametrize("area", BESIDE_STATION)
def test_stations(area: str, marker: int) -> None:
    """EX-71, ARR-26.1: the marker shown advances one step, the token is gone; Harkonnen legions do nothing."""
    name = ("kwisatz_haderach", "sand_dwellers", "jihad")[marker]
    s = table()
    station(s, area, name)
    legion(s, "harkonnen", BESIDE_STATION[area], regular=1)
    turn(s, "harkonnen", "strategy")
    act(s, "move", f"area {BESIDE_STATION[area]}", f"area {area}", "?skip")
    assert s.stations_left == 63
    assert s.marker == [0, 0, 0]
    s = table()
    station(s, area, name)
    legion(s, "atreides", BESIDE_STATION[area], regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", f"area {BESIDE_STATION[area]}", f"area {area}", "?skip")
    assert [i for i, n in enumerate(s.marker) if n] == [marker]
    assert s.marker[marker] == 1
    assert "station" not in s.view(0)["areas"][area]
    assert bin(s.stations_left).count("1") == 5


def test_riding_past_a_station_takes_nothing() -> None:
    s = table()
    wormsign(s, "s1_4")
    legion(s, "atreides", "s1_1", regular=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s1_1", "area s1_5", "?skip")
    assert s.stations_left == 63
    assert at(s, "s1_5") == {"atreides": (1, 0, 0)}


# ---------------------------------------------------------------- the Family Atomics


@pytest.mark.parametrize("marks", [(8, 0, 0), (0, 9, 0), (0, 0, 12)])
def test_the_atomics_are_a_free_action_from_step_eight(marks: tuple[int, int, int]) -> None:
    """ARR-25.1, ARR-25.2."""
    s = table()
    markers(s, *marks)
    turn(s, "atreides", "mentat", "strategy")
    assert starting(s, "atomics") == {"splintered_rock", "hole_in_the_rock", "rimwall"}
    act(s, "atomics hole_in_the_rock")
    assert starting(s, "atomics") == set()  # once in a game
    assert {"die mentat", "die strategy"} <= legal(s)


def test_no_atomics_on_step_seven_or_in_a_harkonnen_turn() -> None:
    s = table()
    markers(s, 7, 7, 7)
    turn(s, "atreides", "mentat", "strategy")
    assert starting(s, "atomics") == set()
    markers(s, 9, 9, 9)
    turn(s, "harkonnen", "mentat", "strategy")
    assert starting(s, "atomics") == set()


@pytest.mark.parametrize(
    ("token", "exposed", "ways"),
    [
        ("splintered_rock", ["hagga_basin"], [("hagga_basin", "wind_pass")]),
        ("hole_in_the_rock", ["imperial_basin"], [("imperial_basin", "s5_3")]),
        ("rimwall", ["imperial_basin", "arrakeen"], [("arrakeen", "s1_4"), ("imperial_basin", "s1_5")]),
    ],
)
def test_what_the_atomics_do(
    token: str, exposed: list[str], ways: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """ARR-25.3 to ARR-25.5: no shelter from storms, worms may attack, borders are open for both sides."""
    s = table()
    markers(s, 8)
    for area in ("hagga_basin", "imperial_basin", "arrakeen"):
        legion(s, "harkonnen", area, regular=3)
    turn(s, "atreides", "mentat", "strategy")
    act(s, f"atomics {token}")
    for inside, outside in ways:
        turn(s, "harkonnen", "strategy")
        act(s, "move", f"area {inside}")
        assert outside in starting(s, "area")
    fix(monkeypatch, *["S*" for _ in exposed])
    storms(s)
    while not paused(s):
        act(s, sorted(legal(s))[0])
    for area in ("hagga_basin", "imperial_basin", "arrakeen"):
        # one sword; the special counts nothing on a plateau
        assert at(s, area) == {"harkonnen": (2 if area in exposed else 3, 0, 0)}
    inside, outside = ways[0]
    worm(s, outside)
    turn(s, "atreides", other=("mentat",))
    act(s, "?desert", "worm attack", f"area {outside}")
    assert inside in starting(s, "area") or asked(s)[1] != "worm_attack"


def test_without_atomics_the_plateaus_are_safe_from_worms() -> None:
    s = table()
    legion(s, "harkonnen", "pasty_mesa", regular=3)
    worm(s, "s2_1")
    turn(s, "atreides", other=("mentat",))
    act(s, "?desert")
    assert "worm attack" not in legal(s)


def test_everything_is_explained_by_the_view() -> None:
    """What was claimed and removed is open (ARR-35.1)."""
    s = table()
    prescience(s, "families_flee")
    hand(s, "war_plan")
    legion(s, "atreides", "windgap", regular=2)
    turn(s, "atreides", "mentat", "strategy")
    act(s, "claim families_flee")
    for seat in (0, 1):
        assert s.view(seat)["prescience_out"] == ["families_flee"]
        assert s.view(seat)["claims"] == 1
    assert s.owner[AREA_ID["windgap"]] == -1
