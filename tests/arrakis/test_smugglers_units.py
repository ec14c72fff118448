"""Smuggler Units, Staban, Gurney and Drone Ornithopters (SMG-10 to SMG-12, SMG-13.1, cards.yaml)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.position import Position, run_on
from landsraad.arrakis.tables import AREA_ID, STABAN
from landsraad.arrakis.vocabulary import RESULTS

from .guild_table import (
    troops,
)
from .helpers import (
    PAUSE,
    act,
    asked,
    discarded,
    fix,
    hand,
    harvester,
    held,
    leader,
    legal,
    legion,
    markers,
    next_round,
    on_top,
    paused,
    prescience,
    raze,
    refresh,
    round_end,
    spent,
    starting,
    station,
    supply,
    turn,
    where,
    worm,
    wormsign,
)
from .playing import play
from .smuggling import (
    allied,
    board,
    crew,
    die_turn,
    eliminated,
    here,
    neutral,
    sky,
    status,
    thopters,
)
from .smuggling import smuggler_harvester as smuggled


def desert_power(s: Position) -> None:
    """A turn of the Atreides without a die: Desert Power is all there is."""
    turn(s, "atreides", other=["strategy"])


def end_turn_with_a_die(s: Position) -> None:
    """A turn of the Atreides in which a die is spent to no effect, to its end and one step further."""
    s.phase = k.ACTIONS
    s.stack = []
    s.side = 0
    s.dice = [0] * 20
    s.dice[10 + RESULTS.index("mentat")] = 1
    s.dice[RESULTS.index("mentat")] = 5
    s.decks[2] = s.decks[3] = []
    run_on(s)
    act(s, "?die mentat", "?normal", "?draw 0 2", "?end")


# ---------------------------------------------------------------- units in a legion (SMG-10.3, SMG-10.4)


def test_smg_10_4_mixed_legions_move_in_parts() -> None:
    s = allied()
    crew(s, "s1_5", 3)
    legion(s, "atreides", "s1_5", regular=1, elite=1, special=1)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s1_5", "area s1_4", "split", "number 0", "number 1", "number 0", "number 2", "?skip")
    assert here(s, "s1_4") == {"atreides": (0, 1, 0), "smugglers": 2}
    assert here(s, "s1_5") == {"atreides": (1, 0, 1), "smugglers": 1}


def test_smugglers_alone_are_a_legion() -> None:
    """SMG-10.6: they carry leaders, take stations, destroy Harvesters."""
    s = allied()
    station(s, "s8_4", "jihad")
    harvester(s, "s8_4")
    crew(s, "s8_3", 1, "gurney_halleck")
    turn(s, "atreides", "leadership")
    act(s, "move", "area s8_3", "area s8_4")
    assert s.marker == [0, 0, 1]
    assert s.vehicles[0] == 8
    assert here(s, "s8_4") == {"atreides": (0, 0, 0), "leaders": ["gurney_halleck"], "smugglers": 1}


def test_smg_10_6_sandriding() -> None:
    s = allied()
    wormsign(s, "s1_6")
    crew(s, "s1_5", 2)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s1_5")
    assert "area s1_9" in legal(s)
    act(s, "area s1_9", "all")
    assert here(s, "s1_9") == {"atreides": (0, 0, 0), "smugglers": 2}


def test_smg_10_6_prescience_conditions() -> None:
    """SMG-10.6: three Mountain areas held by smugglers are three areas with Atreides legions."""
    s = allied()
    prescience(s, "new_windtraps", "the_leaders_oath")
    for area in ("s5_1", "s5_4", "s4_13"):
        crew(s, area, 1)
    round_end(s)
    assert "claim new_windtraps" in legal(s)
    assert "claim the_leaders_oath" not in legal(s)


def test_the_leaders_oath_with_staban_and_smugglers() -> None:
    """SMG-11.2, SMG-10.3: five units and a named leader in the Desert."""
    s = allied()
    prescience(s, "the_leaders_oath")
    crew(s, "s2_6", 5, "staban_tuek")
    round_end(s)
    assert "claim the_leaders_oath" in legal(s)


def test_int_a23_one_stacking_limit() -> None:
    """INT-A23: six units in all; the owner removes the excess."""
    s = allied()
    crew(s, "s1_5", 4)
    legion(s, "atreides", "s1_6", regular=3)
    turn(s, "atreides", "strategy")
    act(s, "move", "area s1_6", "area s1_5", "all", "skip")
    assert asked(s) == (1, "excess")
    act(s, "smuggler")
    assert here(s, "s1_5") == {"atreides": (3, 0, 0), "smugglers": 3}
    assert board(s)["supply"] == 3


def test_smugglers_fight_as_regulars(monkeypatch: pytest.MonkeyPatch) -> None:
    """SMG-10.3: a die each, one hit each; losses return to the Smuggler supply (SMG-10.5)."""
    s = allied()
    crew(s, "s1_5", 2)
    legion(s, "atreides", "s1_5", regular=1)
    legion(s, "harkonnen", "s1_6", regular=3)
    regulars = supply(s, "atreides")[0]
    rolls = fix(monkeypatch, "*DD", "SSS")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s1_5", "all")
    assert rolls.left == []
    assert asked(s) == (1, "b_hit")  # three swords, two shields: one hit
    assert legal(s) == {"regular", "smuggler"}
    act(s, "smuggler")
    assert here(s, "s1_5") == {"atreides": (1, 0, 0), "smugglers": 1}
    assert board(s)["supply"] == 5
    assert supply(s, "atreides")[0] == regulars


def test_smg_10_5_an_elite_becomes_an_atreides_regular(monkeypatch: pytest.MonkeyPatch) -> None:
    """SMG-10.5: the swap uses the Atreides pool only; with none left the Elite is removed (ARR-15.13)."""
    for left, expected in ((1, (1, 0, 0)), (0, (0, 0, 0))):
        s = allied()
        crew(s, "s1_5", 1)
        legion(s, "atreides", "s1_5", elite=1)
        s.supply[3] = left
        legion(s, "harkonnen", "s1_6", regular=1)
        fix(monkeypatch, "**", "S")
        turn(s, "atreides", "strategy")
        act(s, "attack", "area s1_5", "all", "elite")
        assert here(s, "s1_5") == {"atreides": expected, "smugglers": 1}
        assert board(s)["supply"] == 5


def test_the_last_smuggler_falls_with_the_leaders(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.15, SMG-11.3"""
    s = allied()
    crew(s, "s1_5", 1, "staban_tuek", "gurney_halleck")
    legion(s, "harkonnen", "s1_6", regular=3)
    fix(monkeypatch, "SSS", "D")
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area s1_6", "area s1_5", "all", "smuggler", "?number 0")
    assert here(s, "s1_5") == {}
    assert where(s, "staban_tuek") == "tank"
    assert where(s, "gurney_halleck") == "tank"


def test_staban_and_gurney_in_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    """SMG-11.6: 1 hit and 1 shield; SMG-12.1: 2 hits and 1 shield."""
    s = allied()
    crew(s, "s1_5", 2, "staban_tuek", "gurney_halleck")
    legion(s, "harkonnen", "s1_6", elite=4)
    fix(monkeypatch, "**", "DDDD")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s1_5", "all")
    assert asked(s) == (1, "b_special")
    assert legal(s) == {"leader staban_tuek", "leader gurney_halleck", "skip"}
    act(s, "leader staban_tuek")
    assert (s.b_hits[1], s.b_shields[1]) == (1, 1)
    assert legal(s) == {"leader gurney_halleck", "skip"}
    act(s, "skip")
    s = allied()
    crew(s, "s1_5", 2, "staban_tuek", "gurney_halleck")
    legion(s, "harkonnen", "s1_6", elite=4)
    fix(monkeypatch, "**", "DDDD")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s1_5", "all", "leader gurney_halleck")
    assert (s.b_hits[1], s.b_shields[1]) == (2, 1)


def test_part_of_the_attackers_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-15.23: any number of the attacking figures, Smuggler Units among them, and Staban last of the leaders."""
    s = allied()
    crew(s, "s1_5", 2, "staban_tuek")
    legion(s, "atreides", "s1_5", regular=1)
    legion(s, "harkonnen", "s1_6", regular=1)
    fix(monkeypatch, "SSS", "D")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s1_5", "all", "number 2")
    assert asked(s)[1] == "how_many"
    act(s, "number 0", "goes staban_tuek")  # no Regular, so both smugglers; Staban along
    assert here(s, "s1_6") == {"atreides": (0, 0, 0), "leaders": ["staban_tuek"], "smugglers": 2}
    assert here(s, "s1_5") == {"atreides": (1, 0, 0)}


def test_smg_10_5_regulars_come_from_the_atreides_pool() -> None:
    """SMG-10.5: a card that places Regulars takes no Smuggler Units."""
    s = allied()
    legion(s, "atreides", "windgap", regular=1)
    before = s.smugglers_left
    play(s, "hieregs", "area s1_5", "area s1_6")
    assert here(s, "s1_5") == {"atreides": (1, 0, 0)}
    assert s.smugglers_left == before


def test_smg_10_5_a_regular_replaced_may_be_a_smuggler() -> None:
    """SMG-10.5: the Elite comes from the Atreides supply, the Smuggler Unit returns to its own."""
    s = allied()
    crew(s, "s1_5", 1)
    legion(s, "atreides", "s1_5", regular=1)
    crew(s, "s3_3", 1)
    s.side, s.phase = 1, k.ACTIONS
    s.stack = [*s.stack, (k.UPGRADE, 1, 2, 1)]  # no card of the Atreides does it today
    refresh(s)
    elites = supply(s, "atreides")[1]
    act(s, "area s1_5")
    assert asked(s)[1] == "upgrade_whom"
    assert legal(s) == {"regular", "smuggler"}
    act(s, "smuggler", "area s3_3")
    assert here(s, "s1_5") == {"atreides": (1, 1, 0)}
    assert here(s, "s3_3") == {"atreides": (0, 1, 0)}
    assert board(s)["supply"] == 6
    assert supply(s, "atreides")[1] == elites - 2


def test_families_flee_may_take_smugglers() -> None:
    """INT-R2: two Regulars of a sietch area, of either kind; they leave the game."""
    s = allied()
    prescience(s, "families_flee")
    crew(s, "windgap", 1)
    legion(s, "atreides", "windgap", regular=1)
    turn(s, "atreides", "strategy", "mentat")
    act(s, "claim families_flee")
    assert here(s, "windgap") == {}
    assert s.marker == [0, 2, 0]
    assert board(s)["supply"] == 5
    assert supply(s, "atreides")[0] == 15


def test_units_are_not_on_the_map_before_the_alliance() -> None:
    """SMG-10.1"""
    s = neutral()
    assert sum(s.force[k.SMUGGLER :: k.FIGURES]) == 0


# ---------------------------------------------------------------- Staban (SMG-11)


def test_staban_special_action() -> None:
    """cards.yaml: a unit from the supply joins him, then his legion may move with him; the card is spent."""
    s = allied()
    crew(s, "s1_5", 1, "staban_tuek")
    desert_power(s)
    act(s, "leader staban_tuek", "yes")
    assert here(s, "s1_5")["smugglers"] == 2
    assert board(s)["supply"] == 4
    assert s.view(0)["leaders"]["staban_tuek"]["spent"]
    assert asked(s)[1] == "move_from"
    assert legal(s) == {"area s1_5", "skip"}
    act(s, "area s1_5", "area s1_4", "split", "number 1")
    assert here(s, "s1_4") == {"atreides": (0, 0, 0), "leaders": ["staban_tuek"], "smugglers": 1}
    assert here(s, "s1_5") == {"atreides": (0, 0, 0), "smugglers": 1}
    desert_power(s)
    assert "leader staban_tuek" not in legal(s)


def test_staban_special_the_move_is_optional() -> None:
    s = allied()
    crew(s, "s1_5", 1, "staban_tuek")
    desert_power(s)
    act(s, "leader staban_tuek", "yes", "skip")
    assert here(s, "s1_5")["smugglers"] == 2
    assert paused(s)


def test_staban_special_only_his_legion_moves() -> None:
    s = allied()
    crew(s, "s1_5", 1, "staban_tuek")
    crew(s, "s3_3", 1)
    desert_power(s)
    act(s, "leader staban_tuek", "skip")  # the unit may be left too (ARR-8.16)
    assert here(s, "s1_5")["smugglers"] == 1
    assert starting(s, "area") == {"s1_5"}


def test_staban_special_full_legion() -> None:
    """cards.yaml: no room, no unit; the move is still there."""
    s = allied()
    crew(s, "s1_5", 2, "staban_tuek")
    legion(s, "atreides", "s1_5", regular=4)
    desert_power(s)
    act(s, "leader staban_tuek")
    assert asked(s)[1] == "move_from"
    assert here(s, "s1_5")["smugglers"] == 2
    assert board(s)["supply"] == 4


def test_staban_special_empty_supply() -> None:
    s = allied()
    crew(s, "s1_5", 1, "staban_tuek")
    crew(s, "s3_3", 5)
    desert_power(s)
    act(s, "leader staban_tuek")
    assert asked(s)[1] == "move_from"
    assert here(s, "s1_5")["smugglers"] == 1


def test_staban_special_rides_and_flies() -> None:
    """cards.yaml: Sandriding and transport allowed."""
    s = allied()
    crew(s, "s1_5", 1, "staban_tuek")
    wormsign(s, "s1_8")
    thopters(s, "az1")
    desert_power(s)
    act(s, "leader staban_tuek", "yes", "area s1_5")
    assert "area s1_12" in legal(s)  # over s1_8
    assert "area rimwall_west" in legal(s)  # over the wall
    act(s, "area rimwall_west", "all")
    assert sky(s) == {}


@pytest.mark.parametrize("place", ["available", "tank"])
def test_staban_must_be_on_the_board(place: str) -> None:
    s = allied()
    crew(s, "s1_5", 1)
    leader(s, "staban_tuek", place)
    desert_power(s)
    assert "leader staban_tuek" not in legal(s)


def test_ex_29_two_desert_power_leaders() -> None:
    """EX-29, SMG-11.5: only the chosen card is spent."""
    s = allied()
    crew(s, "s1_5", 1, "staban_tuek")
    worm(s, "s3_3", wild=True)
    desert_power(s)
    assert {"wild maker", "leader staban_tuek"} <= legal(s)
    act(s, "wild maker", "skip", "?skip")
    view = s.view(1)
    assert view["wild_maker_spent"]
    assert not view["leaders"]["staban_tuek"]["spent"]
    desert_power(s)
    assert "wild maker" not in legal(s)
    act(s, "leader staban_tuek", "skip")
    assert s.view(1)["leaders"]["staban_tuek"]["spent"]


def test_ex_29_the_other_way_round() -> None:
    s = allied()
    crew(s, "s1_5", 1, "staban_tuek")
    worm(s, "s3_3", wild=True)
    desert_power(s)
    act(s, "leader staban_tuek", "skip")
    assert not s.view(1)["wild_maker_spent"]
    desert_power(s)
    assert "wild maker" in legal(s)


def test_both_cards_come_back_at_the_round_end() -> None:
    """ARR-22.5: the masks of spent cards do not mix."""
    s = allied()
    spent(s, "staban_tuek")
    s.spent |= 1 << 31
    next_round(s)
    assert s.spent == 0


def test_desert_power_by_a_house_die_or_a_card() -> None:
    """ARR-10.4: every way to get the action."""
    s = allied()
    crew(s, "s1_5", 1, "staban_tuek")
    turn(s, "atreides", "house")
    act(s, "die desert_power")
    assert "leader staban_tuek" in legal(s)
    s = allied()
    crew(s, "s1_5", 1, "staban_tuek")
    play(s, "usul_the_base_of_the_pillar")
    assert "leader staban_tuek" in legal(s)


def test_smg_11_7_on_the_track_he_is_no_leader() -> None:
    """SMG-11.7, INT-A32: no target, no deployment, no special action."""
    s = neutral()
    legion(s, "atreides", "s2_6", regular=1, leaders=["stilgar"])
    legion(s, "harkonnen", "s2_7", regular=1)
    play(s, "hunter_seeker")
    assert starting(s, "leader") == {"stilgar"}
    s = neutral()
    desert_power(s)
    assert "leader staban_tuek" not in legal(s)
    s = neutral()
    legion(s, "atreides", "windgap", regular=1)
    turn(s, "atreides", "deployment")
    act(s, "?normal", "number 1", "area windgap")
    assert {"staban_tuek", "gurney_halleck"} & starting(s, "leader") == set()


# ---------------------------------------------------------------- tank and recall (SMG-11.3, SMG-11.4, INT-A33)


def test_smg_11_4_straight_into_any_legion() -> None:
    """SMG-11.4: the Atreides choose the legion in the tank step; the card is there again."""
    s = allied()
    crew(s, "s1_5", 1)
    legion(s, "atreides", "s3_3", regular=1)
    leader(s, "staban_tuek", "tank", 4)
    leader(s, "stilgar", "tank", 4)
    end_turn_with_a_die(s)
    assert asked(s) == (1, "staban_joins")
    assert legal(s) == {"area s1_5", "area s3_3"}
    act(s, "area s3_3")
    assert where(s, "staban_tuek") == "s3_3"
    assert where(s, "stilgar") == "available"
    assert asked(s)[0] == 0  # Harkonnen's turn


def test_smg_11_4_a_single_legion_needs_no_choice() -> None:
    s = allied()
    crew(s, "s1_5", 1)
    leader(s, "staban_tuek", "tank", 4)
    end_turn_with_a_die(s)
    assert where(s, "staban_tuek") == "s1_5"


def test_smg_11_4_not_before_the_last_space() -> None:
    s = allied()
    crew(s, "s1_5", 1)
    leader(s, "staban_tuek", "tank", 3)
    end_turn_with_a_die(s)
    assert where(s, "staban_tuek") == "tank"
    assert s.tank[STABAN] == 4


def test_smg_11_4_without_a_legion_he_waits() -> None:
    """SMG-11.4: he joins as soon as there is one, whatever brought it."""
    s = allied()
    leader(s, "staban_tuek", "tank", 4)
    end_turn_with_a_die(s)
    assert where(s, "staban_tuek") in ("tank", "available")
    assert s.tank[STABAN] == 5
    legion(s, "atreides", "s3_3", regular=1)
    s.stack = []
    run_on(s)
    assert where(s, "staban_tuek") == "s3_3"


def test_staban_returned_may_act_in_the_same_round() -> None:
    """ARR-13.10, ARR-17.4: unless his card was spent in this round."""
    for used in (False, True):
        s = allied()
        crew(s, "s1_5", 1)
        leader(s, "staban_tuek", "tank", 4)
        if used:
            spent(s, "staban_tuek")
        end_turn_with_a_die(s)
        desert_power(s)
        assert ("leader staban_tuek" in legal(s)) is not used


def test_int_a33_recall_at_the_round_end() -> None:
    """INT-A33, ARR-22.4: a Naib in his place, available, deployed normally later."""
    s = allied()
    crew(s, "s2_6", 1, "staban_tuek")
    round_end(s)
    assert asked(s) == (1, "recall_leader")
    act(s, "leader staban_tuek", "?skip")
    assert where(s, "staban_tuek") == "available"
    assert here(s, "s2_6") == {"atreides": (0, 0, 0), "generic": 1, "smugglers": 1}
    legion(s, "atreides", "windgap", regular=1)
    turn(s, "atreides", "deployment")
    act(s, "?normal", "number 1", "area windgap")
    assert "leader staban_tuek" in legal(s)


def test_smg_12_4_gurney_is_an_ordinary_leader() -> None:
    """SMG-12.4: the tank, then available, not straight into a legion."""
    s = allied()
    crew(s, "s1_5", 1)
    leader(s, "gurney_halleck", "tank", 4)
    end_turn_with_a_die(s)
    assert where(s, "gurney_halleck") == "available"


def test_smg_12_1_no_special_action() -> None:
    s = allied()
    crew(s, "s1_5", 1, "gurney_halleck")
    for result in RESULTS:
        turn(s, "atreides", result)
        assert "leader gurney_halleck" not in legal(s)


# ---------------------------------------------------------------- Drone Ornithopters (SMG-13.1, SMG-15.5, cards.yaml)


def test_drone_ornithopters_neutral() -> None:
    """Staban one step down, one Ornithopter unlocked, then one more card may be played."""
    s = neutral()
    hand(s, "drone_ornithopters", "war_plan")
    play(s, "drone_ornithopters", "yes")
    assert s.staban_step == 6
    assert (board(s)["ornithopters_locked"], board(s)["ornithopters_ready"]) == (2, 1)
    assert status(s) == "neutral"
    assert asked(s)[1] == "pick_card"
    assert legal(s) == {"card war_plan", "skip"}
    act(s, "skip")
    assert discarded(s, "house_atreides") == ["drone_ornithopters"]


def test_drone_ornithopters_without_a_step_of_staban() -> None:
    """ARR-8.16: the step may be left, the Ornithopter is unlocked all the same."""
    s = neutral()
    play(s, "drone_ornithopters", "skip")
    assert s.staban_step == 7
    assert (board(s)["ornithopters_locked"], board(s)["ornithopters_ready"]) == (2, 1)


def test_drone_ornithopters_three_in_a_chain() -> None:
    """SMG-13.1: at most three; SMG-7.1: a step each."""
    s = neutral()
    hand(s, "drone_ornithopters", "drone_ornithopters", "drone_ornithopters")
    play(s, "drone_ornithopters", "yes", "card drone_ornithopters", "yes", "card drone_ornithopters", "yes")
    assert s.staban_step == 4
    assert (board(s)["ornithopters_locked"], board(s)["ornithopters_ready"]) == (0, 3)


def test_drone_ornithopters_bring_the_alliance() -> None:
    """SMG-4.3: resolved before the further card."""
    s = neutral()
    markers(s, 0, 6, 0)
    hand(s, "war_plan")
    play(s, "drone_ornithopters", "yes")
    assert asked(s) == (1, "base_at")
    act(s, "area s2_6")
    assert asked(s)[1] == "pick_card"
    assert board(s)["ornithopters_ready"] == 1


def test_drone_ornithopters_allied() -> None:
    """Unlock one, then move one legion with a Smuggler Unit; nothing moves Staban, no further card."""
    s = allied()
    crew(s, "s1_5", 1)
    legion(s, "atreides", "s1_12", regular=1)
    hand(s, "war_plan")
    play(s, "drone_ornithopters")
    assert (board(s)["ornithopters_locked"], board(s)["ornithopters_ready"]) == (2, 1)
    assert asked(s)[1] == "move_from"
    assert legal(s) == {"area s1_5", "skip"}
    act(s, "area s1_5", "area s1_4")
    assert here(s, "s1_4")["smugglers"] == 1
    assert paused(s)


def test_drone_ornithopters_allied_a_smuggler_goes_along() -> None:
    s = allied()
    crew(s, "s1_5", 1)
    legion(s, "atreides", "s1_5", regular=2)
    play(s, "drone_ornithopters", "area s1_5", "area s1_4", "split", "number 1")
    assert here(s, "s1_4") == {"atreides": (1, 0, 0), "smugglers": 1}


def test_drone_ornithopters_allied_with_none_locked() -> None:
    s = allied()
    s.thopters_locked, s.thopters_ready = 0, 3
    crew(s, "s1_5", 1)
    play(s, "drone_ornithopters")
    assert board(s)["ornithopters_ready"] == 3
    assert asked(s)[1] == "move_from"


def test_drone_ornithopters_eliminated() -> None:
    """SMG-15.5: draw one planning card, from either deck; nothing is unlocked, nobody moves."""
    s = eliminated()
    on_top(s, "war_plan", "thumpers")
    s.staban_step = 5
    play(s, "drone_ornithopters")
    assert asked(s)[1] == "draw_from"
    assert legal(s) == {"draw 0 1", "draw 1 0", "skip"}
    act(s, "draw 1 0")
    assert held(s, "house_atreides") == ["war_plan"]
    assert held(s, "fremen_ally") == []
    assert (board(s)["ornithopters_locked"], board(s)["ornithopters_ready"]) == (0, 0)
    assert s.staban_step == 5
    assert paused(s)


def test_int_c27_discarded_for_a_combat_die(monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-C27, ARR-12.4: from the hand, without any of its effects."""
    s = neutral()
    legion(s, "atreides", "s1_5", regular=1)
    legion(s, "harkonnen", "s1_6", regular=1)
    hand(s, "drone_ornithopters")
    fix(monkeypatch, "DD", "D")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s1_5", "card drone_ornithopters")
    assert s.staban_step == 7
    assert board(s)["ornithopters_ready"] == 0


def test_smuggler_harvesters_do_not_bother_the_card() -> None:
    """SMG-7.1: a card and a capture, one step each."""
    s = neutral()
    smuggled(s, "s1_5")
    legion(s, "atreides", "s1_6", regular=1)
    play(s, "drone_ornithopters", "yes")
    assert s.staban_step == 6
    turn(s, "atreides", "strategy")
    act(s, "move", "area s1_6", "area s1_5")
    assert s.staban_step == 5


# ---------------------------------------------------------------- hits of special attacks


def test_bombs_on_a_mixed_legion(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-2.18: the owner chooses among Smuggler Units, others and leaders."""
    s = allied()
    crew(s, "s1_5", 1, "staban_tuek")
    legion(s, "atreides", "s1_5", elite=1)
    legion(s, "harkonnen", "s1_6", regular=1)
    fix(monkeypatch, "SDDD")
    play(s, "explosive_artillery", "skip", "area s1_5")
    assert asked(s) == (1, "hit")
    assert legal(s) == {"smuggler", "elite", "leader staban_tuek"}
    act(s, "smuggler")
    assert here(s, "s1_5") == {"atreides": (0, 1, 0), "leaders": ["staban_tuek"]}


def test_deployment_after_losses() -> None:
    """SMG-10.5: what returned to the supply is placed again."""
    s = allied()
    crew(s, "s3_3", 6)
    s.force[AREA_ID["s3_3"] * k.FIGURES + k.SMUGGLER] = 5
    s.smugglers_left = 1
    refresh(s)
    die_turn(s, "deployment")
    assert here(s, "s2_6")["smugglers"] == 1


# ---------------------------------------------------------------- with the expansions


def test_a_unit_joins_staban_at_the_north_pole() -> None:
    """SMG-11.6: wherever his legion is."""
    s = allied()
    raze(s, "north_pole")
    crew(s, "north_pole", 1, "staban_tuek")
    turn(s, "atreides", other=["strategy"])
    act(s, "leader staban_tuek", "yes")
    assert here(s, "north_pole") == {"atreides": (0, 0, 0), "leaders": ["staban_tuek"], "smugglers": 2}
    assert board(s)["supply"] == 4


def test_a_smuggler_unit_may_be_replaced_by_an_elite() -> None:
    """SMG-10.5, GLD-8.10: it is a Regular on the map; the figure goes back to the Smuggler supply."""
    s = allied(guild=True)
    crew(s, "s4_12", 2)
    troops(s, "atreides", "s4_12", 1)
    s.side = 1
    s.stack = [PAUSE, (k.UPGRADE, 1, 1, 1)]
    run_on(s)
    act(s, "area s4_12")
    assert legal(s) == {"smuggler", "troop"}
    act(s, "smuggler")
    assert paused(s)
    assert here(s, "s4_12") == {"atreides": (0, 1, 0), "smugglers": 1}
    assert board(s)["supply"] == 5
