"""The eighteen cards of House Atreides, one by one (planning cards: ARR-12)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.tables import OBJECTIVES, PRESCIENCE_ID

from .helpers import (
    act,
    asked,
    at,
    ban,
    bans,
    carryall,
    discarded,
    fix,
    hand,
    harvester,
    harvesters,
    held,
    imperium,
    leader,
    legal,
    legion,
    markers,
    on_top,
    ornithopter,
    paused,
    prescience,
    raze,
    revealed,
    round_end,
    sietch,
    starting,
    supply,
    table,
    turn,
    unused_dice,
    where,
    worm,
    worms,
    wormsign,
    wormsigns,
    zones,
)
from .playing import play

SMUGGLERS = ("smugglers_a", "smugglers_b", "smugglers_c")


# ---------------------------------------------------------------- War Plan


def test_war_plan_moves() -> None:
    s = table()
    legion(s, "atreides", "s1_5", regular=2)
    legion(s, "atreides", "s3_1", regular=2)
    play(s, "war_plan")
    assert legal(s) == {"move", "attack", "skip"}
    act(s, "move", "area s1_5", "area s1_8", "all")
    assert at(s, "s1_8") == {"atreides": (2, 0, 0)}
    assert paused(s)


def test_war_plan_one_die_more_in_every_round(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "atreides", "s1_5", regular=2)
    legion(s, "harkonnen", "s1_6", regular=2)
    rolls = fix(monkeypatch, "DDD", "DD", "DDD", "DD")
    play(s, "war_plan", "attack", "area s1_5", "?area s1_6", "all", "continue", "stay", "cease")
    assert rolls.left == []
    assert paused(s)


def test_war_plan_never_more_than_six_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "atreides", "s1_5", regular=6)
    legion(s, "harkonnen", "s1_6", regular=2)
    rolls = fix(monkeypatch, "DDDDDD", "DD")
    play(s, "war_plan", "attack", "area s1_5", "?area s1_6", "all", "cease")
    assert rolls.left == []


# ---------------------------------------------------------------- Alia, the Abomination


@pytest.mark.parametrize("place", ["available", "tank"])
def test_alia_the_abomination(place: str) -> None:
    """With Reverend Mother Jessica in play Alia comes; then an extra card."""
    s = table()
    leader(s, "lady_jessica", "gone")
    leader(s, "reverend_mother_jessica", place)
    hand(s, "war_plan")
    play(s, "alia_the_abomination", "yes")
    assert where(s, "alia") == "available"
    assert legal(s) == {"card war_plan", "skip"}


def test_alia_without_the_reverend_mother() -> None:
    """The first part is skipped, the extra card follows (ARR-12.9)."""
    s = table()
    hand(s, "war_plan")
    play(s, "alia_the_abomination")
    assert where(s, "alia") == "not_yet"
    assert legal(s) == {"card war_plan", "skip"}


def test_alia_again() -> None:
    """Any one enemy named leader in play goes to the tank, on the board or available; then two cards, no extra card."""
    s = table()
    leader(s, "alia", "tank")
    legion(s, "harkonnen", "arrakeen", regular=1, leaders=["baron_harkonnen"])
    legion(s, "harkonnen", "s3_1", regular=1, leaders=["beast_rabban"])
    leader(s, "thufir_hawat", "tank")  # already there; the others are not in play
    hand(s, "war_plan")
    play(s, "alia_the_abomination")
    assert legal(s) == {"leader baron_harkonnen", "leader beast_rabban", "leader captain_aramsham", "skip"}
    act(s, "leader baron_harkonnen")
    assert where(s, "baron_harkonnen") == "tank"
    assert asked(s)[1] == "draw_from"
    act(s, "draw 1 1")
    assert len(s.hands[2]) == 2
    assert len(s.hands[3]) == 1
    assert paused(s)


# ---------------------------------------------------------------- Smugglers


@pytest.mark.parametrize("card", SMUGGLERS)
def test_smugglers_bring_gurney(card: str) -> None:
    """Straight onto the board with two Elite, in any empty Desert area."""
    s = table()
    harvester(s, "s1_5")
    legion(s, "atreides", "s1_6", regular=1)
    play(s, card)
    areas = starting(s, "area")
    assert {"s1_5", "s1_6", "s1_4", "gara_kulon", "pasty_mesa"}.isdisjoint(areas)
    act(s, "area s3_7")
    assert at(s, "s3_7") == {"atreides": (0, 2, 0), "leaders": ["gurney_halleck"]}
    assert paused(s)


def test_smugglers_a_again() -> None:
    """Two wormsigns as with Desert Power, then Gurney's legion moves."""
    s = table()
    legion(s, "atreides", "s1_5", elite=2, leaders=["gurney_halleck"])
    legion(s, "atreides", "s3_1", elite=2, leaders=["stilgar"])
    legion(s, "harkonnen", "s1_6", regular=1)
    wormsign(s, "s1_8")
    worm(s, "s1_9")
    play(s, "smugglers_a")
    areas = starting(s, "area")
    assert {"s1_8", "s1_9", "gara_kulon", "broken_land", "harg_pass"}.isdisjoint(areas)
    assert "s1_6" in areas  # under a Harkonnen legion (ARR-10.6)
    act(s, "area s1_6", "area s1_1")
    assert wormsigns(s) == {"s1_1", "s1_6", "s1_8"}
    assert len(s.pool) == 13
    assert starting(s, "area") == {"s1_5"}
    act(s, "area s1_5", "area s1_7", "all")
    assert at(s, "s1_7") == {"atreides": (0, 2, 0), "leaders": ["gurney_halleck"]}
    assert paused(s)


def test_smugglers_b_again() -> None:
    s = table()
    legion(s, "atreides", "s1_5", elite=2, leaders=["gurney_halleck"])
    legion(s, "atreides", "s1_6", elite=2)
    play(s, "smugglers_b")
    assert starting(s, "area") == {"s1_5"}
    act(s, "area s1_5")
    assert at(s, "s1_5") == {"atreides": (0, 4, 0), "leaders": ["gurney_halleck"]}


def test_smugglers_b_with_gurney_in_the_tank() -> None:
    s = table()
    leader(s, "gurney_halleck", "tank")
    play(s, "smugglers_b")
    assert supply(s, "atreides") == (16, 8, 6, 12)
    assert paused(s)


def test_smugglers_c_again() -> None:
    """Two vehicles from Gurney's sector: Harvesters in it and air vehicles connected to it (s1: az1)."""
    s = table()
    legion(s, "atreides", "s1_5", elite=2, leaders=["gurney_halleck"])
    harvester(s, "s1_6", "s1_16", "s2_1", "s5_3")
    ornithopter(s, "az1", "az2")
    carryall(s, "az5")
    play(s, "smugglers_c")
    assert legal(s) == {"area s1_6", "area s1_16", "zone az1", "skip"}
    act(s, "zone az1", "area s1_16")
    assert harvesters(s) == {"s1_6", "s2_1", "s5_3"}
    assert zones(s) == {"az2": "ornithopter", "az5": "carryall"}
    assert s.vehicles == [5, 5, 2]
    assert s.harvesters_lost == 1
    assert paused(s)


# ---------------------------------------------------------------- The Voice


def test_the_voice() -> None:
    """The opponent discards one card of his choice; then an extra card."""
    s = table()
    hand(s, "sandmasters", "troop_carriers", "shigawire", "war_plan")
    play(s, "the_voice")
    assert asked(s) == (0, "opponent_discards")
    assert legal(s) == {"card sandmasters", "card troop_carriers", "card shigawire"}
    act(s, "card sandmasters")
    assert held(s, "corrino_ally") == ["shigawire", "troop_carriers"]
    assert discarded(s, "house_harkonnen") == ["sandmasters"]
    assert asked(s)[0] == 1
    assert legal(s) == {"card war_plan", "skip"}


def test_the_voice_cannot_take_hawats_scheming() -> None:
    """ARR-12.13."""
    s = table()
    hand(s, "hawats_scheming", "hawats_scheming", "war_plan")
    play(s, "the_voice")
    assert held(s, "house_harkonnen") == ["hawats_scheming", "hawats_scheming"]
    assert legal(s) == {"card war_plan", "skip"}


# ---------------------------------------------------------------- Death Commandos


def test_death_commandos() -> None:
    s = table()
    legion(s, "atreides", "s1_5", elite=1, regular=1)
    legion(s, "atreides", "s1_9", elite=2)
    legion(s, "atreides", "s3_1", regular=2)
    play(s, "death_commandos", "area s1_5", "area s1_9")
    assert at(s, "s1_5") == {"atreides": (1, 0, 1)}
    assert at(s, "s1_9") == {"atreides": (0, 1, 1)}
    assert starting(s, "area") == {"s1_5", "s1_9"}
    act(s, "area s1_9", "area s1_12", "all", "area s1_5", "area s1_8", "all")
    assert at(s, "s1_12") == {"atreides": (0, 1, 1)}
    assert at(s, "s1_8") == {"atreides": (1, 0, 1)}
    assert paused(s)


# ---------------------------------------------------------------- Tested with the Gom Jabbar


def test_tested_with_the_gom_jabbar() -> None:
    s = table()
    first = s.objectives
    play(s, "tested_with_the_gom_jabbar")
    assert len(s.objectives) == 2
    assert s.objectives[0] == first[0]
    assert len(s.objectives_aside) == 4
    assert sorted([*s.objectives, *s.objectives_aside]) == list(range(6))
    assert asked(s)[1] == "draw_from"
    act(s, "draw 2 0")
    assert len(s.hands[2]) == 2
    assert len(OBJECTIVES) == 6


# ---------------------------------------------------------------- Chatt the Leaper


def test_chatt_the_leaper() -> None:
    s = table()
    raze(s, "windgap")
    play(s, "chatt_the_leaper")
    assert starting(s, "area") == {
        "bight_of_the_cliff",
        "gara_kulon",
        "habbanya_ridge",
        "hobars_gap",
        "rock_outcroppings",
        "sihaya_ridge",
        "tasmin_sink",
    }
    act(s, "area hobars_gap")
    assert at(s, "hobars_gap") == {"atreides": (0, 0, 2), "generic": 1}
    assert paused(s)


# ---------------------------------------------------------------- Truthtrance


def test_truthtrance() -> None:
    """A Harkonnen die must be spent in the next Harkonnen turn; then two cards or an extra card."""
    s = table()
    hand(s, "war_plan")
    play(s, "truthtrance", die="strategy", other=("mentat",))
    assert starting(s, "die") == {"mentat"}
    act(s, "skip")
    s = table()
    hand(s, "war_plan")
    turn(s, "atreides", "strategy", "strategy", "mentat", other=("mentat", "house", "strategy"))
    hand(s, "truthtrance")
    act(s, "die mentat", "play", "card truthtrance")
    assert starting(s, "die") == {"mentat", "house", "strategy"}
    act(s, "die house")
    assert legal(s) == {"draw", "play", "skip"}
    act(s, "draw", "draw 2 0")
    assert len(s.hands[2]) == 3
    s.stack = s.stack[:1]
    turn(s, "harkonnen", "mentat", "house", "strategy")
    assert s.dice[4] == 0  # the only way to act: House is spent
    assert asked(s)[1] == "use_die"
    assert {"replace", "vehicles"} <= legal(s)


def test_truthtrance_binds_only_the_next_turn() -> None:
    s = table()
    play(s, "truthtrance", "die house", "skip", other=("house",), die="strategy")
    turn(s, "harkonnen", "mentat", "house", "strategy")
    act(s, "replace", "?skip")
    turn(s, "harkonnen", "mentat", "house")
    assert starting(s, "die") == {"mentat", "house"}


def test_truthtrance_cannot_choose_a_token() -> None:
    """ARR-8.21."""
    s = table()
    s.slotted[0] = 0  # leadership
    play(s, "truthtrance", other=("house",))
    assert starting(s, "die") == {"house"}


def test_truthtrance_with_an_extra_card() -> None:
    s = table()
    hand(s, "war_plan", "thumpers")
    play(s, "truthtrance", "skip", "play", other=("house",))
    assert legal(s) == {"card war_plan", "card thumpers", "skip"}


# ---------------------------------------------------------------- Adab, the Demanding Memory


def test_adab() -> None:
    """Any number of revealed cards leave the game, as many new ones are revealed; then an extra card."""
    s = table()
    prescience(s, "desert_war", "families_flee", "new_windtraps")
    hand(s, "war_plan")
    play(s, "adab_the_demanding_memory")
    assert starting(s, "prescience") == {"desert_war", "families_flee", "new_windtraps"}
    act(s, "prescience desert_war", "prescience new_windtraps", "skip")
    assert len(s.prescience) == 3
    assert "families_flee" in revealed(s)
    assert sorted(s.prescience_out) == sorted([PRESCIENCE_ID["desert_war"], PRESCIENCE_ID["new_windtraps"]])
    assert len(s.prescience_deck) == 11
    assert legal(s) == {"card war_plan", "skip"}


def test_adab_spares_the_card_with_eyes_of_ibad_and_reveals_what_is_left() -> None:
    s = table()
    prescience(s, "desert_war", "families_flee", "new_windtraps")
    s.eyes = PRESCIENCE_ID["families_flee"]
    s.prescience_deck = s.prescience_deck[:1]
    play(s, "adab_the_demanding_memory")
    assert starting(s, "prescience") == {"desert_war", "new_windtraps"}
    act(s, "prescience desert_war", "prescience new_windtraps", "?skip")
    assert len(s.prescience) == 2
    assert s.prescience_deck == []


# ---------------------------------------------------------------- Alam al-Mithal


def test_alam_al_mithal() -> None:
    """One marker down, another one up by as many steps; then two cards."""
    s = table()
    markers(s, kwisatz_haderach=2, sand_dwellers=5, jihad=0)
    play(s, "alam_al_mithal")
    assert legal(s) == {"marker kwisatz_haderach", "marker sand_dwellers", "skip"}
    act(s, "marker sand_dwellers", "number 4", "marker jihad")
    assert s.marker == [2, 1, 4]
    assert where(s, "chani") == "available"  # step 3 of Jihad was passed
    assert asked(s)[1] == "draw_from"


def test_alam_al_mithal_undoes_nothing_and_stays_on_the_track() -> None:
    """ARR-23.12; the steps are limited by 0 and by 12."""
    s = table()
    leader(s, "paul_atreides", "gone")
    leader(s, "paul_muad_dib", "available")
    markers(s, kwisatz_haderach=4, sand_dwellers=11, jihad=10)
    play(s, "alam_al_mithal", "marker kwisatz_haderach")
    assert starting(s, "number") == {"1", "2"}
    act(s, "number 2")
    act(s, "?marker jihad")
    assert s.marker == [2, 11, 12]
    assert where(s, "paul_muad_dib") == "available"
    assert where(s, "paul_atreides") == "gone"


# ---------------------------------------------------------------- Usul, the Base of the Pillar


def test_usul() -> None:
    """A Desert Power action whatever the dice; then an extra card."""
    s = table()
    hand(s, "war_plan")
    play(s, "usul_the_base_of_the_pillar")
    assert unused_dice(s, "harkonnen") == unused_dice(s, "atreides") == 0
    assert "wormsigns" in legal(s)
    act(s, "wormsigns", "area s1_5", "area s1_6")
    assert wormsigns(s) == {"s1_5", "s1_6"}
    assert legal(s) == {"card war_plan", "skip"}


# ---------------------------------------------------------------- Voice from the Outer World


@pytest.mark.parametrize("name", ["paul_atreides", "paul_muad_dib"])
def test_voice_from_the_outer_world(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Paul, whichever version, and a Fedaykin into any own legion, which moves or attacks by surprise."""
    s = table()
    if name == "paul_muad_dib":
        leader(s, "paul_atreides", "gone")
        leader(s, "paul_muad_dib", "available")
    legion(s, "atreides", "s1_5", regular=1)
    legion(s, "atreides", "s3_1", regular=1)
    legion(s, "harkonnen", "s1_6", regular=1)
    fix(monkeypatch, "DD", "D")
    play(s, "voice_from_the_outer_world")
    assert starting(s, "area") == {"s1_5", "s3_1"}
    act(s, "area s1_5")
    assert at(s, "s1_5") == {"atreides": (1, 0, 1), "leaders": [name]}
    assert legal(s) == {"move", "attack", "skip"}
    act(s, "attack", "area s1_5", "?area s1_6", "all", f"leader {name}")
    assert at(s, "s1_6") == {}  # the shield is cancelled by the Fedaykin


def test_voice_from_the_outer_world_with_paul_elsewhere() -> None:
    """He is on the board already: only the Fedaykin comes (ARR-12.11)."""
    s = table()
    legion(s, "atreides", "s1_5", regular=1)
    legion(s, "atreides", "s3_1", regular=1, leaders=["paul_atreides"])
    play(s, "voice_from_the_outer_world", "area s1_5", "move", "area s1_5", "area s1_8", "all")
    assert at(s, "s1_8") == {"atreides": (1, 0, 1)}
    assert where(s, "paul_atreides") == "s3_1"


# ---------------------------------------------------------------- Our Family Atomics


@pytest.mark.parametrize("reached", [(4, 0, 0), (0, 4, 0), (0, 0, 7)])
def test_our_family_atomics(reached: tuple[int, int, int]) -> None:
    s = table()
    markers(s, *reached)
    hand(s, "war_plan")
    play(s, "our_family_atomics")
    assert starting(s, "atomics") == {"splintered_rock", "hole_in_the_rock", "rimwall"}
    act(s, "atomics rimwall")
    assert s.view(0)["atomics"] == "rimwall"
    assert legal(s) == {"card war_plan", "skip"}


def test_our_family_atomics_below_step_four() -> None:
    """No detonation; the extra card follows (ARR-12.9)."""
    s = table()
    markers(s, 3, 3, 3)
    hand(s, "war_plan")
    play(s, "our_family_atomics")
    assert s.atomics == -1
    assert legal(s) == {"card war_plan", "skip"}


def test_our_family_atomics_after_the_detonation() -> None:
    """Two Desert Power actions in a row; no extra card."""
    s = table()
    s.atomics = 0
    hand(s, "war_plan")
    play(s, "our_family_atomics", "wormsigns", "area s1_5", "area s1_6", "wormsigns", "area s1_8", "area s1_9")
    assert wormsigns(s) == {"s1_5", "s1_6", "s1_8", "s1_9"}
    assert paused(s)


# ---------------------------------------------------------------- Battle Language


def test_battle_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """EX-11: the defender with six dice rolls four in the first round, six in the second. A surprise attack."""
    s = table()
    legion(s, "atreides", "s1_5", regular=2, generic=1)
    legion(s, "atreides", "s1_9", regular=2)
    legion(s, "harkonnen", "s1_6", regular=6)
    rolls = fix(monkeypatch, "DD", "DDDD", "DD", "DDDDDD")
    play(s, "battle_language", "attack")
    assert starting(s, "area") == {"s1_5"}  # a legion with a leader
    act(s, "area s1_5", "?area s1_6", "all", "generic", "?skip", "continue", "stay", "cease")
    assert rolls.left == []
    assert paused(s)


def test_battle_language_moves_a_legion_with_a_leader() -> None:
    s = table()
    legion(s, "atreides", "s1_5", regular=2, generic=1)
    legion(s, "atreides", "s1_9", regular=2)
    play(s, "battle_language", "move")
    assert starting(s, "area") == {"s1_5"}


# ---------------------------------------------------------------- Bill of Particulars


def test_bill_of_particulars() -> None:
    """A marker goes one step down without its ban; one on the bottom cannot (ARR-21.13). Then an extra card."""
    s = table()
    imperium(s, 5, 1, 2)
    ban(s, "spacing_guild")
    hand(s, "war_plan")
    play(s, "bill_of_particulars")
    assert legal(s) == {"marker choam", "marker landsraad", "skip"}
    act(s, "marker landsraad")
    assert s.imperium == [5, 1, 1]
    assert bans(s) == ["spacing_guild"]
    assert legal(s) == {"card war_plan", "skip"}


# ---------------------------------------------------------------- Fear Is the Mind-Killer


def test_fear_is_the_mind_killer() -> None:
    """Two more steps of any one marker if the card it is attached to is claimed."""
    s = table()
    prescience(s, "the_water_of_life", "desert_war")
    legion(s, "atreides", "s1_5", regular=1, leaders=["paul_atreides"])
    play(s, "fear_is_the_mind_killer")
    assert starting(s, "prescience") == {"the_water_of_life", "desert_war"}
    act(s, "prescience the_water_of_life")
    assert s.marker == [0, 0, 0]
    turn(s, "atreides", "mentat")
    act(s, "claim the_water_of_life")
    assert s.marker == [2, 0, 0]
    assert legal(s) == {"marker kwisatz_haderach", "marker sand_dwellers", "marker jihad"}
    act(s, "marker jihad")
    assert s.marker == [2, 0, 2]
    assert paused(s)


def test_fear_is_gone_at_the_end_of_the_round() -> None:
    s = table()
    prescience(s, "the_water_of_life", "desert_war")
    play(s, "fear_is_the_mind_killer", "prescience the_water_of_life")
    assert s.view(0)["fear"] == "the_water_of_life"
    round_end(s)
    act(s, "skip")
    assert s.view(0)["fear"] is None
    assert "fear_is_the_mind_killer" in discarded(s, "house_atreides")


def test_fear_attached_to_another_card_gives_nothing() -> None:
    s = table()
    prescience(s, "the_water_of_life", "desert_war")
    legion(s, "atreides", "s1_5", regular=1, leaders=["paul_atreides"])
    play(s, "fear_is_the_mind_killer", "prescience desert_war")
    turn(s, "atreides", "mentat")
    act(s, "claim the_water_of_life")
    assert s.marker == [2, 0, 0]
    assert paused(s)


def test_smugglers_a_needs_no_worm() -> None:
    s = table()
    sietch(s, "gara_kulon", 1)
    leader(s, "gurney_halleck", "tank")
    on_top(s, "war_plan")
    play(s, "smugglers_a", "area s1_5", "skip")
    assert wormsigns(s) == {"s1_5"}
    assert worms(s) == set()
    assert paused(s)
