"""The eighteen cards of House Harkonnen, one by one (planning cards: ARR-12)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules.forces import place_sietch
from landsraad.arrakis.tables import AREA_ID, SCHEMING

from .helpers import (
    act,
    asked,
    at,
    discarded,
    fix,
    hand,
    harvester,
    harvesters,
    held,
    leader,
    legal,
    legion,
    on_top,
    ornithopter,
    paused,
    raze,
    spent,
    starting,
    supply,
    table,
    turn,
    where,
    worm,
    wormsign,
    wormsigns,
    zones,
)
from .playing import play

VILLAGES = ("arsunt", "hagga_basin", "imperial_basin", "north_pole")


# ---------------------------------------------------------------- Hard Times and Oppression


def test_hard_times_and_oppression() -> None:
    """A Regular for each Pyon village, an Elite for Carthag and Arrakeen."""
    s = table()
    play(s, "hard_times_and_oppression", "all", "all")
    for area in VILLAGES:
        assert at(s, area) == {"harkonnen": (1, 0, 0)}
    for area in ("carthag", "arrakeen"):
        assert at(s, area) == {"harkonnen": (0, 1, 0)}
    assert supply(s, "harkonnen") == (20, 10, 8, 6)
    assert paused(s)
    assert discarded(s, "house_harkonnen") == ["hard_times_and_oppression"]


def test_hard_times_skips_destroyed_settlements_and_respects_stacking() -> None:
    s = table()
    raze(s, "north_pole", "carthag")
    legion(s, "harkonnen", "arsunt", elite=6)
    play(s, "hard_times_and_oppression", "all", "elite", "area arrakeen")  # seven units in Arsunt: one goes
    assert at(s, "north_pole") == {}
    assert at(s, "carthag") == {}
    assert at(s, "arsunt") == {"harkonnen": (1, 5, 0)}
    assert at(s, "arrakeen") == {"harkonnen": (0, 1, 0)}


# ---------------------------------------------------------------- Forced Recruitment


def test_forced_recruitment_with_a_bashar() -> None:
    s = table()
    play(s, "forced_recruitment", "area arrakeen")
    assert starting(s, "leader") == {"baron_harkonnen", "beast_rabban", "captain_aramsham"}
    act(s, "generic")
    assert at(s, "arrakeen") == {"harkonnen": (0, 3, 0), "generic": 1}
    assert supply(s, "harkonnen") == (24, 9, 8, 5)
    assert paused(s)


def test_forced_recruitment_with_a_named_leader() -> None:
    """Only one in play and off the board."""
    s = table()
    leader(s, "beast_rabban", "tank")
    legion(s, "harkonnen", "carthag", regular=1, leaders=["captain_aramsham"])
    play(s, "forced_recruitment", "area arrakeen")
    assert starting(s, "leader") == {"baron_harkonnen"}
    act(s, "leader baron_harkonnen")
    assert at(s, "arrakeen") == {"harkonnen": (0, 3, 0), "leaders": ["baron_harkonnen"]}


def test_forced_recruitment_after_the_fall_of_arrakeen() -> None:
    """ARR-12.12."""
    s = table()
    raze(s, "arrakeen")
    play(s, "forced_recruitment")
    assert at(s, "arrakeen") == {}
    assert paused(s)


def test_forced_recruitment_with_an_empty_supply() -> None:
    """Two Elite are left: two come (ARR-1.6). The leader may be declined (ARR-8.16)."""
    s = table()
    legion(s, "harkonnen", "carthag", elite=6)
    legion(s, "harkonnen", "arsunt", elite=4)
    play(s, "forced_recruitment", "area arrakeen", "skip")
    assert at(s, "arrakeen") == {"harkonnen": (0, 2, 0)}


# ---------------------------------------------------------------- Beloved Feyd-Rautha


def test_beloved_feyd_rautha() -> None:
    """Feyd comes into play, Rabban leaves the game; then an extra card."""
    s = table()
    legion(s, "harkonnen", "carthag", regular=1, leaders=["beast_rabban"])
    hand(s, "hunter_seeker", "sandmasters")
    play(s, "beloved_feyd_rautha", "yes")
    assert where(s, "feyd_rautha") == "available"
    assert where(s, "beast_rabban") == "gone"
    assert at(s, "carthag") == {"harkonnen": (1, 0, 0)}
    assert legal(s) == {"card hunter_seeker", "card sandmasters", "skip"}
    act(s, "card sandmasters")
    assert discarded(s, "house_harkonnen") == ["beloved_feyd_rautha", "sandmasters"]


def test_beloved_feyd_rautha_already_in_play() -> None:
    """Instead two Elite for the legion he is with; no extra card."""
    s = table()
    leader(s, "beast_rabban", "gone")
    legion(s, "harkonnen", "s4_3", regular=1, leaders=["feyd_rautha"])
    legion(s, "harkonnen", "s1_5", regular=1)
    hand(s, "hunter_seeker")
    play(s, "beloved_feyd_rautha")
    assert starting(s, "area") == {"s4_3"}
    act(s, "area s4_3")
    assert at(s, "s4_3") == {"harkonnen": (1, 2, 0), "leaders": ["feyd_rautha"]}
    assert paused(s)


def test_beloved_feyd_rautha_in_the_tank_gets_nobody() -> None:
    """In the tank he is in play (ARR-2.15) but with no legion."""
    s = table()
    leader(s, "feyd_rautha", "tank")
    leader(s, "beast_rabban", "gone")
    play(s, "beloved_feyd_rautha")
    assert supply(s, "harkonnen") == (24, 12, 8, 6)
    assert paused(s)


# ---------------------------------------------------------------- Harkonnen Patrols


def test_harkonnen_patrols() -> None:
    """A Regular each for up to three different empty Desert areas; empty means nothing at all (ARR-2.10)."""
    s = table()
    legion(s, "harkonnen", "s1_5", regular=1)
    harvester(s, "s1_6")
    wormsign(s, "s1_8")
    worm(s, "s1_9")
    play(s, "harkonnen_patrols")
    areas = starting(s, "area")
    assert {"s1_5", "s1_6", "s1_8", "s1_9"}.isdisjoint(areas)
    assert "s1_4" not in areas  # a testing station
    assert "gara_kulon" not in areas  # a sietch
    assert "pasty_mesa" not in areas  # a plateau
    assert "harg_pass" not in areas  # a minor erg
    assert {"s1_1", "s1_7", "s3_9"} <= areas  # Deep Desert is Desert
    act(s, "area s1_1")
    assert "s1_1" not in starting(s, "area")
    act(s, "area s1_7", "area s3_9")
    for area in ("s1_1", "s1_7", "s3_9"):
        assert at(s, area) == {"harkonnen": (1, 0, 0)}
    assert paused(s)


def test_harkonnen_patrols_may_be_fewer() -> None:
    s = table()
    play(s, "harkonnen_patrols", "area s1_1", "skip")
    assert supply(s, "harkonnen")[0] == 23
    assert paused(s)


# ---------------------------------------------------------------- Arsunt Legion


def test_arsunt_legion_moves() -> None:
    s = table()
    legion(s, "harkonnen", "carthag", regular=1)
    play(s, "arsunt_legion", "area arsunt", "generic")
    assert at(s, "arsunt") == {"harkonnen": (1, 1, 0), "generic": 1}
    assert legal(s) == {"move", "attack", "skip"}
    act(s, "move")
    assert starting(s, "area") == {"arsunt"}
    act(s, "area arsunt", "area s4_16", "?all")
    assert at(s, "s4_16") == {"harkonnen": (1, 1, 0), "generic": 1}
    assert paused(s)


def test_arsunt_legion_attacks_without_surprise(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "atreides", "s4_16", regular=1)
    rolls = fix(monkeypatch, "SD", "D")
    play(s, "arsunt_legion", "area arsunt", "leader captain_aramsham", "attack", "area arsunt", "?area s4_16", "?all")
    assert rolls.left == []
    assert asked(s)[1] == "b_cease"  # one sword against one shield: no special came on top for Aramsham
    act(s, "cease")
    assert at(s, "arsunt")["harkonnen"] == (1, 1, 0)


def test_arsunt_legion_attacks_from_arsunt_by_the_usual_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the legion there; six dice against it; going on against a sietch costs a hit (ARR-15.17)."""
    s = table()
    legion(s, "harkonnen", "s1_5", regular=1, generic=1)
    legion(s, "atreides", "s1_6", regular=1)
    legion(s, "atreides", "s4_16", regular=6)
    place_sietch(s, 0, AREA_ID["s4_16"])  # as Kitab al-Ibar might have it
    rolls = fix(monkeypatch, "DD", "DDDDDD", "D", "DDDDDD")
    play(s, "arsunt_legion", "area arsunt", "generic", "attack")
    assert starting(s, "area") == {"arsunt"}
    act(s, "area arsunt", "?area s4_16", "?all", "continue", "regular", "stay", "cease")
    assert rolls.left == []
    assert at(s, "arsunt") == {"harkonnen": (0, 1, 0), "generic": 1}


def test_arsunt_legion_without_arsunt() -> None:
    """No figures are placed, but a legion standing there may still move (ARR-12.9, ARR-12.12)."""
    s = table()
    raze(s, "arsunt")
    legion(s, "harkonnen", "arsunt", regular=2)
    play(s, "arsunt_legion", "move", "area arsunt", "area s4_16", "?all")
    assert at(s, "s4_16") == {"harkonnen": (2, 0, 0)}


# ---------------------------------------------------------------- Baron's Personal Guard


@pytest.mark.parametrize("city", ["carthag", "arrakeen"])
def test_barons_personal_guard(city: str) -> None:
    """The Baron and two Elite into one of the two cities; then any one legion moves."""
    s = table()
    legion(s, "harkonnen", "arsunt", regular=2)
    play(s, "barons_personal_guard")
    assert legal(s) == {"area carthag", "area arrakeen", "split", "skip"}
    act(s, f"area {city}")
    assert at(s, city) == {"harkonnen": (0, 2, 0), "leaders": ["baron_harkonnen"]}
    assert starting(s, "area") == {city, "arsunt"}
    act(s, "area arsunt", "area s4_16", "?all")
    assert at(s, "s4_16") == {"harkonnen": (2, 0, 0)}
    assert paused(s)


def test_barons_personal_guard_without_the_baron() -> None:
    """In the tank: only the units are placed (ARR-12.11)."""
    s = table()
    leader(s, "baron_harkonnen", "tank")
    raze(s, "carthag")
    play(s, "barons_personal_guard")
    assert legal(s) == {"area arrakeen", "split", "skip"}
    act(s, "area arrakeen", "skip")
    assert at(s, "arrakeen") == {"harkonnen": (0, 2, 0)}
    assert where(s, "baron_harkonnen") == "tank"


# ---------------------------------------------------------------- Hawat's Scheming


def scheming_hand(copies: int) -> list[str]:
    return ["hawats_scheming"] * copies


def test_hawats_scheming_with_two_copies() -> None:
    """EX-73: Hawat out, Mohiam in, one Bene Gesserit token for the Harkonnen."""
    s = table()
    leader(s, "thufir_hawat", "available")
    hand(s, *scheming_hand(2))
    turn(s, "harkonnen", "mentat", "strategy")
    act(s, "scheme")
    assert where(s, "thufir_hawat") == "gone"
    assert where(s, "gaius_helen_mohiam") == "available"
    assert s.bene_gesserit == [1, 1]
    assert s.bene_gesserit_left == 3
    assert discarded(s, "house_harkonnen") == ["hawats_scheming", "hawats_scheming"]
    assert held(s, "house_harkonnen") == []
    assert "die mentat" in legal(s)  # a free action: the turn goes on


@pytest.mark.parametrize("place", ["available", "tank", "board"])
def test_hawat_leaves_from_wherever_he_is(place: str) -> None:
    """ARR-28.17: his legion stays; Mohiam's card is unspent even if his was."""
    s = table()
    if place == "board":
        legion(s, "harkonnen", "carthag", regular=1, leaders=["thufir_hawat"])
    else:
        leader(s, "thufir_hawat", place)
    spent(s, "thufir_hawat")
    hand(s, *scheming_hand(2))
    turn(s, "harkonnen", "mentat", "strategy")
    act(s, "scheme", "die mentat")
    assert where(s, "thufir_hawat") == "gone"
    assert "leader gaius_helen_mohiam" in legal(s)
    assert "leader thufir_hawat" not in legal(s)
    if place == "board":
        assert at(s, "carthag") == {"harkonnen": (1, 0, 0)}


def test_hawats_scheming_needs_two_copies_and_hawat() -> None:
    s = table()
    leader(s, "thufir_hawat", "available")
    hand(s, *scheming_hand(1))
    turn(s, "harkonnen", "mentat", "strategy")
    assert "scheme" not in legal(s)
    s = table()
    hand(s, *scheming_hand(3))
    turn(s, "harkonnen", "mentat", "strategy")
    assert "scheme" not in legal(s)  # Hawat is not in play yet
    leader(s, "thufir_hawat", "gone")
    turn(s, "harkonnen", "mentat", "strategy")
    assert "scheme" not in legal(s)  # nor after he left the game (ARR-28.6)


def test_hawats_scheming_two_of_three_copies() -> None:
    s = table()
    leader(s, "thufir_hawat", "available")
    hand(s, *scheming_hand(3))
    turn(s, "harkonnen", "mentat", "strategy")
    act(s, "scheme", "number 2")
    assert held(s, "house_harkonnen") == ["hawats_scheming"]


def test_hawats_scheming_with_three_copies() -> None:
    s = table()
    leader(s, "thufir_hawat", "available")
    hand(s, *scheming_hand(3))
    turn(s, "harkonnen", "mentat", "strategy")
    act(s, "scheme", "?number 3")
    assert held(s, "house_harkonnen") == []
    assert s.bene_gesserit[0] == 1


def test_hawats_scheming_cannot_be_played_with_a_die() -> None:
    """Nor is it an extra card (ARR-12.14)."""
    s = table()
    hand(s, *scheming_hand(2))
    turn(s, "harkonnen", "strategy")
    assert "play" not in legal(s)
    s = table()
    hand(s, *scheming_hand(1), "breeding_program")
    turn(s, "harkonnen", "strategy")
    act(s, "play")
    assert discarded(s, "corrino_ally") == ["breeding_program"]
    assert held(s, "house_harkonnen") == ["hawats_scheming"]
    assert paused(s)


def test_hawats_scheming_cannot_be_discarded_in_a_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-12.4."""
    s = table()
    legion(s, "harkonnen", "s1_5", regular=2)
    legion(s, "atreides", "s1_6", regular=2)
    hand(s, *scheming_hand(2), "sandmasters")
    fix(monkeypatch, "DDD", "DD")
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area s1_5", "?area s1_6", "?all")
    assert legal(s) == {"card sandmasters", "skip"}
    act(s, "card sandmasters", "?skip", "cease")
    assert s.hands[0] == [SCHEMING, SCHEMING]


# ---------------------------------------------------------------- Evidence of Rebellion


def test_evidence_of_rebellion() -> None:
    s = table()
    raze(s, "arsunt")
    play(s, "evidence_of_rebellion")
    assert starting(s, "area") == {"arrakeen", "carthag", "hagga_basin", "imperial_basin", "north_pole"}
    on_top(s, "sandmasters", "hunter_seeker")
    act(s, "area north_pole")
    assert at(s, "north_pole") == {"harkonnen": (0, 2, 0)}
    assert legal(s) == {"draw 0 2", "draw 1 1", "draw 2 0", "draw 0 1", "draw 1 0", "skip"}
    act(s, "draw 2 0")
    assert held(s, "house_harkonnen") == ["hunter_seeker", "sandmasters"]
    assert paused(s)


# ---------------------------------------------------------------- Polar-Cap Factories


def test_polar_cap_factories() -> None:
    """Two Regular, an Elite, a Bashar; wormsigns beside the Pole (s5_3, s6_1, s7_4, wind_pass) go to the pool."""
    s = table()
    for area in ("s5_3", "wind_pass", "s7_3"):
        wormsign(s, area)
    play(s, "polar_cap_factories", "area north_pole", "yes")
    assert at(s, "north_pole") == {"harkonnen": (2, 1, 0), "generic": 1}
    assert wormsigns(s) == {"s7_3"}
    assert len(s.pool) == 15
    assert paused(s)


def test_polar_cap_factories_without_the_pole() -> None:
    s = table()
    raze(s, "north_pole")
    wormsign(s, "s6_1")
    wormsign(s, "s7_4")
    play(s, "polar_cap_factories", "yes")
    assert at(s, "north_pole") == {}
    assert wormsigns(s) == set()


# ---------------------------------------------------------------- Carthag, the Former Capital


def test_carthag_the_former_capital() -> None:
    s = table()
    play(s, "carthag_the_former_capital", "area carthag", "leader beast_rabban")
    assert at(s, "carthag") == {"harkonnen": (3, 1, 0), "leaders": ["beast_rabban"]}
    assert paused(s)


def test_carthag_the_former_capital_over_the_limit() -> None:
    s = table()
    legion(s, "harkonnen", "carthag", regular=3)
    play(s, "carthag_the_former_capital", "area carthag", "generic", "regular")
    assert at(s, "carthag") == {"harkonnen": (5, 1, 0), "generic": 1}


# ---------------------------------------------------------------- Workhorse of Arrakis


def test_workhorse_of_arrakis() -> None:
    """A Harvester and a Carryall by the normal rules, then two cards."""
    s = table()
    harvester(s, "s1_5")
    worm(s, "s1_6")
    legion(s, "atreides", "s1_8", regular=1)
    play(s, "workhorse_of_arrakis")
    areas = starting(s, "area")
    assert {"s1_5", "s1_6", "s1_8", "gara_kulon", "harg_pass"}.isdisjoint(areas)
    assert "s1_4" in areas  # a station leaves an area free
    act(s, "area s1_4", "zone az3", "draw 1 1")
    assert harvesters(s) == {"s1_4", "s1_5"}
    assert zones(s) == {"az3": "carryall"}
    assert (len(s.hands[0]), len(s.hands[1])) == (1, 1)
    assert paused(s)


def test_workhorse_of_arrakis_takes_an_ornithopter_back() -> None:
    """ARR-7.6: a Carryall may be put where an own Ornithopter was, never where a Carryall is."""
    s = table()
    ornithopter(s, "az3")
    s.zone[3] = 2
    s.vehicles[2] -= 1
    play(s, "workhorse_of_arrakis", "skip")
    assert starting(s, "zone") == {"az1", "az2", "az3", "az5", "az6", "az7", "az8"}
    act(s, "zone az3", "draw 0 2")
    assert zones(s) == {"az3": "carryall", "az4": "carryall"}
    assert s.vehicles[1] == 6


# ---------------------------------------------------------------- Spotter Control


def test_spotter_control() -> None:
    s = table()
    for area in ("s1_5", "s2_7", "s3_9", "s7_3"):
        wormsign(s, area)
    play(s, "spotter_control")
    assert starting(s, "area") == {"s1_5", "s2_7", "s3_9", "s7_3"}
    act(s, "area s1_5", "area s3_9", "area s7_3", "draw 2 0")
    assert wormsigns(s) == {"s2_7"}
    assert len(s.pool) == 15
    assert len(s.hands[0]) == 2
    assert paused(s)


def test_spotter_control_up_to_three() -> None:
    s = table()
    wormsign(s, "s1_5")
    wormsign(s, "s2_7")
    play(s, "spotter_control", "area s1_5", "skip", "draw 0 2")
    assert wormsigns(s) == {"s2_7"}
    assert len(s.hands[1]) == 2


# ---------------------------------------------------------------- Explosive Artillery


def test_explosive_artillery(monkeypatch: pytest.MonkeyPatch) -> None:
    """Move a legion, then four dice on a legion beside any own one: every sword and special is a hit."""
    s = table()
    legion(s, "harkonnen", "s1_7", regular=1)
    legion(s, "harkonnen", "arrakeen", regular=1)
    legion(s, "atreides", "s1_5", regular=4)
    legion(s, "atreides", "s3_9", regular=1)
    fix(monkeypatch, "S*DS")
    play(s, "explosive_artillery")
    assert starting(s, "area") == {"s1_7", "arrakeen"}  # any one legion
    act(s, "area s1_7", "area s1_8")
    assert asked(s)[1] == "bombard"
    assert starting(s, "area") == {"s1_5"}
    act(s, "area s1_5", "?regular", "?regular", "?regular")
    assert at(s, "s1_5") == {"atreides": (1, 0, 0)}
    assert at(s, "s1_8") == {"harkonnen": (1, 0, 0)}
    assert paused(s)


def test_explosive_artillery_without_the_move_and_without_effect_on_a_sietch(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-16.4: a special attack reveals no sietch and destroys no settlement, shields and rank do not help."""
    s = table()
    s.sietch_up = 0
    legion(s, "harkonnen", "s1_9", regular=1)
    legion(s, "atreides", "sihaya_ridge", regular=2)
    fix(monkeypatch, "SS*D")
    play(s, "explosive_artillery", "skip", "area sihaya_ridge", "?regular", "?regular")
    assert at(s, "sihaya_ridge") == {}
    assert s.sietch_up == 0
    assert s.supremacy == 0
    assert -1 not in s.sietch_at


# ---------------------------------------------------------------- Sandmasters


def test_sandmasters() -> None:
    s = table()
    on_top(s, "troop_carriers")
    play(s, "sandmasters", "area s1_5", "area s1_6", "area s1_1", "draw 0 1")
    assert harvesters(s) == {"s1_1", "s1_5", "s1_6"}
    assert held(s, "corrino_ally") == ["troop_carriers"]
    assert paused(s)


def test_sandmasters_with_one_harvester_left() -> None:
    s = table()
    s.vehicles[0] = 1
    play(s, "sandmasters", "area s1_5", "draw 1 0")
    assert harvesters(s) == {"s1_5"}
    assert len(s.hands[0]) == 1


# ---------------------------------------------------------------- Mudir-Nahya


def test_mudir_nahya(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rabban and an Elite into any legion, then a surprise attack with it: a special on top of the dice."""
    s = table()
    legion(s, "harkonnen", "s1_5", regular=1)
    legion(s, "harkonnen", "s1_9", regular=1)
    legion(s, "atreides", "s1_6", regular=2)
    fix(monkeypatch, "DD", "DD")
    play(s, "mudir_nahya_the_demon_ruler")
    assert starting(s, "area") == {"s1_5", "s1_9"}
    act(s, "area s1_5")
    assert at(s, "s1_5") == {"harkonnen": (1, 1, 0), "leaders": ["beast_rabban"]}
    assert starting(s, "area") == {"s1_5"}
    act(s, "area s1_5", "?area s1_6", "?all", "leader beast_rabban")
    # 2 hits of Rabban against 2 shields: nothing happens; without the surprise there is no special to use.
    assert asked(s)[1] == "b_cease"
    act(s, "cease")
    assert paused(s)


def test_mudir_nahya_when_rabban_is_gone() -> None:
    """Instead a leader and two Elite, no attack."""
    s = table()
    leader(s, "beast_rabban", "gone")
    legion(s, "harkonnen", "s1_5", regular=1)
    legion(s, "atreides", "s1_6", regular=2)
    play(s, "mudir_nahya_the_demon_ruler", "area s1_5", "generic")
    assert at(s, "s1_5") == {"harkonnen": (1, 2, 0), "generic": 1}
    assert paused(s)


def test_mudir_nahya_with_rabban_in_the_tank() -> None:
    """Not gone: the Elite comes and the legion attacks; he does not (ARR-12.11)."""
    s = table()
    leader(s, "beast_rabban", "tank")
    legion(s, "harkonnen", "s1_5", regular=1)
    legion(s, "atreides", "s1_6", regular=2)
    play(s, "mudir_nahya_the_demon_ruler", "area s1_5")
    assert at(s, "s1_5") == {"harkonnen": (1, 1, 0)}
    assert asked(s)[1] == "attack_from"
    act(s, "skip")
    assert paused(s)


# ---------------------------------------------------------------- Hunter-Seeker


def test_hunter_seeker() -> None:
    """A named leader in a sector with a Harkonnen legion."""
    s = table()
    legion(s, "harkonnen", "s1_5", regular=1)
    legion(s, "atreides", "gara_kulon", regular=1, generic=1, leaders=["paul_atreides", "stilgar"])  # s1
    legion(s, "atreides", "windgap", regular=1, leaders=["lady_jessica"])  # s7
    play(s, "hunter_seeker")
    assert starting(s, "leader") == {"paul_atreides", "stilgar"}
    act(s, "leader stilgar")
    assert where(s, "stilgar") == "tank"
    assert s.tank[[*range(15)][12]] == 0
    assert at(s, "gara_kulon") == {"atreides": (1, 0, 0), "generic": 1, "leaders": ["paul_atreides"]}
    assert paused(s)


def test_hunter_seeker_from_the_north_pole_reaches_all_central_sectors() -> None:
    """ARR-2.5."""
    s = table()
    legion(s, "harkonnen", "north_pole", regular=1)
    legion(s, "atreides", "windgap", regular=1, leaders=["lady_jessica"])  # s7
    legion(s, "atreides", "hobars_gap", regular=1, leaders=["stilgar"])  # s6
    legion(s, "atreides", "gara_kulon", regular=1, leaders=["paul_atreides"])  # s1
    play(s, "hunter_seeker")
    assert starting(s, "leader") == {"lady_jessica", "stilgar"}
