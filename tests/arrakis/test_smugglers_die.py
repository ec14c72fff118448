"""The smugglers' action die: every result, what it counts for, what it is not (SMG-9, INT-A24 to INT-A26, INT-A38)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.dice import unused
from landsraad.arrakis.rules.position import Position, run_on

from .helpers import (
    act,
    asked,
    dice,
    discarded,
    fix,
    hand,
    held,
    leader,
    legal,
    legion,
    on_top,
    paused,
    prescience,
    starting,
    turn,
    unused_dice,
)
from .playing import play
from .smuggling import allied, board, crew, die, die_turn, eliminated, here, neutral

ROLLED = {"leadership": 3, "strategy": 4, "deployment": 5, "mentat": 6, "house": 7}  # as scenarios fix them


def action_resolution(s: Position, atreides: tuple[str, ...], smugglers: str | None) -> None:
    """Phase 2 begins: eight Leadership dice for Harkonnen (changed by them), these for the Atreides and the die."""
    s.stack = []
    s.phase = k.VEHICLES
    harkonnen = ["leadership"] * 3 + ["strategy"] * 3 + ["mentat"] * 2
    rolls = [[ROLLED[x] for x in harkonnen], [ROLLED[x] for x in atreides]]
    s.loaded = tuple(tuple(roll) for roll in ([*rolls, [ROLLED[smugglers]]] if smugglers else rolls))
    run_on(s)
    assert s.loaded == ()


# ---------------------------------------------------------------- rolling (SMG-9.1, SMG-9.10, SMG-9.11)


@pytest.mark.parametrize("result", ROLLED)
def test_smg_9_1_rolled_with_the_four(result: str) -> None:
    s = allied()
    s.bene_gesserit = [0, 0]
    action_resolution(s, ("leadership", "strategy", "deployment", "mentat"), result)
    assert board(s)["die"] == result
    assert sum(s.dice[10:20]) == 4
    assert unused_dice(s, "atreides") == 5
    assert asked(s) == (1, "turn")
    assert "smugglers die" in legal(s)


def test_int_a26_no_slot() -> None:
    """SMG-9.10, INT-A26, ARR-8.3: two Mentat slots are full, a third Mentat on the smugglers' die changes nothing."""
    s = allied()
    s.bene_gesserit = [0, 0]
    action_resolution(s, ("mentat", "mentat", "strategy", "strategy"), "mentat")
    assert asked(s) == (1, "turn")
    assert s.dice[10:15] == [0, 2, 0, 2, 0]
    assert board(s)["die"] == "mentat"


def test_smg_9_10_no_token_on_their_board() -> None:
    """ARR-27.6: the Bene Gesserit token goes on the dashboard's boxes, and the die fills none of them."""
    s = allied()
    action_resolution(s, ("leadership", "strategy", "deployment", "mentat"), "mentat")
    assert asked(s) == (1, "slot_token")
    assert legal(s) == {"skip", *(f"die {r}" for r in ROLLED)}


@pytest.mark.parametrize("make", [neutral, eliminated])
def test_smg_5_3_no_die_unless_allied(make: type) -> None:
    s = make()
    s.bene_gesserit = [0, 0]
    action_resolution(s, ("leadership", "strategy", "deployment", "mentat"), None)
    assert board(s)["die"] is None
    assert "smugglers die" not in legal(s)


def test_smg_9_11_lost_at_the_end_of_the_phase() -> None:
    """SMG-9.11, ARR-8.10"""
    s = allied()
    die(s, "mentat")
    turn(s, "harkonnen", "strategy")
    act(s, "move")
    s.stack = []
    run_on(s)
    assert s.phase != k.ACTIONS
    assert board(s)["die"] is None


# ---------------------------------------------------------------- counting (SMG-9.5, SMG-9.2)


def test_ex_20_desert_power_count() -> None:
    """EX-20, INT-A24: 3 + the die against 4: no; spent: 3 < 4, yes."""
    s = allied()
    die(s, "deployment")
    turn(s, "atreides", "mentat", "strategy", "strategy", other=["mentat"] * 2 + ["strategy"] * 2)
    assert unused_dice(s, "atreides") == 4
    assert legal(s) == {"die mentat", "die strategy", "smugglers die"}
    act(s, "smugglers die")
    assert unused_dice(s, "atreides") == 3
    assert paused(s)
    turn(s, "atreides", "mentat", "strategy", "strategy", other=["mentat"] * 2 + ["strategy"] * 2)
    assert "desert" in legal(s)


def test_smg_9_2_instead_of_an_atreides_die() -> None:
    s = allied()
    die(s, "deployment")
    turn(s, "atreides", "mentat", "strategy")
    act(s, "smugglers die")
    assert s.dice[10:15] == [0, 1, 0, 1, 0]
    assert board(s)["die"] is None


def test_int_a38_the_tank_moves_on() -> None:
    """INT-A38, SMG-9.12, ARR-17.3"""
    s = allied()
    leader(s, "stilgar", "tank", 1)
    die_turn(s, "deployment")
    assert paused(s)
    assert s.view(1)["leaders"]["stilgar"]["tank"] == 2


def test_desert_power_moves_no_tank() -> None:
    """ARR-10.5: for comparison."""
    s = allied()
    leader(s, "stilgar", "tank", 1)
    turn(s, "atreides", other=["strategy"])
    act(s, "skip")
    assert s.view(1)["leaders"]["stilgar"]["tank"] == 1


def test_smg_9_12_free_actions_before_and_after() -> None:
    """SMG-9.12, ARR-8.7"""
    s = allied()
    legion(s, "atreides", "s1_5", tokens=["as1"])
    die(s, "deployment")
    turn(s, "atreides")
    assert legal(s) == {"smugglers die", "reveal s1_5"}
    act(s, "smugglers die")
    assert legal(s) == {"end", "reveal s1_5"}


# ---------------------------------------------------------------- Leadership


def test_leadership_options() -> None:
    """SMG-9.4, SMG-9.3: no planning card, nothing else."""
    s = allied()
    hand(s, "war_plan")
    die_turn(s, "leadership")
    assert legal(s) == {"move", "attack"}


def test_leadership_moves_one_legion_with_its_leader() -> None:
    """SMG-9.4 (a), SMG-9.6: one legion, a leader goes along; any leader, any legion."""
    s = allied()
    legion(s, "atreides", "s1_5", regular=2, generic=1)
    legion(s, "atreides", "s1_12", regular=1, leaders=["stilgar"])
    crew(s, "s3_3", 2)
    die_turn(s, "leadership")
    act(s, "move")
    assert starting(s, "area") == {"s1_5", "s1_12"}
    act(s, "area s1_5", "area s1_4", "split", "number 1")
    # The Naib must go along: nothing else is asked.
    assert paused(s)
    assert here(s, "s1_4") == {"atreides": (1, 0, 0), "generic": 1}
    assert here(s, "s1_5") == {"atreides": (1, 0, 0)}


def test_ex_23_leadership_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    """EX-23, SMG-9.6: a legion with a Smuggler Unit, no leader needed, no surprise; a Smuggler Unit takes part."""
    s = allied()
    crew(s, "s1_5", 2)
    legion(s, "atreides", "s1_5", elite=1)
    legion(s, "atreides", "s1_2", elite=2, leaders=["stilgar"])
    legion(s, "harkonnen", "s1_6", regular=1)
    rolls = fix(monkeypatch, "DD", "D")
    die_turn(s, "leadership")
    act(s, "attack")
    assert starting(s, "area") == {"s1_5"}  # Stilgar's legion has no Smuggler Unit
    act(s, "area s1_5", "split", "number 1")
    assert legal(s) == {"number 1", "number 2"}  # not the Elite alone
    act(s, "number 1")
    assert rolls.left == []
    assert asked(s) == (1, "b_cease")
    assert s.b_specials == (0, 0)  # no special for a surprise


def test_leadership_attack_without_smugglers() -> None:
    """SMG-9.6: nobody may attack; the die is spent without effect (ARR-8.16)."""
    s = allied()
    legion(s, "atreides", "s1_2", elite=2, leaders=["stilgar"])
    legion(s, "harkonnen", "s1_6", regular=1)
    die_turn(s, "leadership")
    act(s, "attack")
    assert paused(s)
    assert board(s)["die"] is None


# ---------------------------------------------------------------- Strategy


def test_strategy_options() -> None:
    s = allied()
    hand(s, "war_plan")
    die_turn(s, "strategy")
    assert legal(s) == {"move", "move smugglers"}


def test_strategy_moves_one_legion() -> None:
    """SMG-9.4 (a): any one legion, one only."""
    s = allied()
    legion(s, "atreides", "s1_5", regular=1)
    legion(s, "atreides", "s1_12", regular=1)
    die_turn(s, "strategy")
    act(s, "move", "area s1_5", "area s1_4")
    assert paused(s)
    assert here(s, "s1_12") == {"atreides": (1, 0, 0)}


def test_strategy_moves_two_legions_with_smugglers() -> None:
    """SMG-9.4 (b), SMG-9.6: each moving group includes a Smuggler Unit; two different legions."""
    s = allied()
    crew(s, "s1_5", 1)
    legion(s, "atreides", "s1_5", regular=2)
    crew(s, "s1_12", 2)
    crew(s, "s3_3", 1)
    legion(s, "atreides", "s1_9", regular=1)
    die_turn(s, "strategy")
    act(s, "move smugglers")
    assert starting(s, "area") == {"s1_5", "s1_12", "s3_3"}
    act(s, "area s1_5", "area s1_4", "split", "number 1")  # a Regular; the Smuggler Unit must go
    assert starting(s, "area") == {"s1_12", "s3_3"}
    act(s, "area s1_12", "area s1_11", "all")
    assert paused(s)
    assert here(s, "s1_4") == {"atreides": (1, 0, 0), "smugglers": 1}
    assert here(s, "s1_5") == {"atreides": (1, 0, 0)}
    assert here(s, "s1_11") == {"atreides": (0, 0, 0), "smugglers": 2}


def test_strategy_does_not_attack() -> None:
    """SMG-9.4: weaker than an Atreides die."""
    s = allied()
    crew(s, "s1_5", 3)
    legion(s, "harkonnen", "s1_6", regular=1)
    die_turn(s, "strategy")
    assert "attack" not in legal(s)


# ---------------------------------------------------------------- Deployment


@pytest.mark.parametrize(("there", "placed"), [(0, 2), (4, 2), (5, 1), (6, 0)])
def test_ex_25_deployment(there: int, placed: int) -> None:
    """EX-25, SMG-9.8: two in the Base's area, limited by the supply."""
    s = allied()
    if there:
        crew(s, "s3_3", there)
    die_turn(s, "deployment")
    assert paused(s)
    assert here(s, "s2_6").get("smugglers", 0) == placed
    assert board(s)["supply"] == 6 - there - placed
    assert board(s)["die"] is None


def test_smg_9_8_the_stacking_limit() -> None:
    """SMG-9.8, INT-A23, ARR-2.17: seven units; the owner removes one, whichever."""
    s = allied()
    legion(s, "atreides", "s2_6", regular=2, elite=3)
    die_turn(s, "deployment")
    assert asked(s) == (1, "excess")
    assert legal(s) == {"regular", "elite", "smuggler"}
    act(s, "smuggler")
    assert here(s, "s2_6") == {"atreides": (2, 3, 0), "smugglers": 1}
    assert board(s)["supply"] == 5


def test_smg_9_8_without_a_base() -> None:
    """SMG-9.8, SMG-7.9: spent without effect."""
    s = allied(None)
    die_turn(s, "deployment")
    assert paused(s)
    assert board(s)["supply"] == 6
    assert board(s)["die"] is None


def test_deployment_brings_no_token_and_no_leader() -> None:
    """SMG-9.4: nothing of ARR-9.4."""
    s = allied()
    before = (len(s.standard), s.generic_left[1])
    die_turn(s, "deployment")
    assert (len(s.standard), s.generic_left[1]) == before


# ---------------------------------------------------------------- Mentat


def test_ex_22_mentat_draw() -> None:
    """EX-22, SMG-9.4, SMG-9.13: the top two of the House Atreides deck, one kept, one discarded face up."""
    s = allied()
    on_top(s, "war_plan", "drone_ornithopters")
    fremen = s.decks[3][:]
    die_turn(s, "mentat")  # an empty hand: drawing is all there is
    assert asked(s) == (1, "keep_card")
    assert legal(s) == {"card war_plan", "card drone_ornithopters"}
    act(s, "card drone_ornithopters")
    assert paused(s)
    assert held(s, "house_atreides") == ["drone_ornithopters"]
    assert discarded(s, "house_atreides") == ["war_plan"]
    assert s.decks[3] == fremen
    assert len(s.decks[2]) == 16
    assert s.drawn == ()


def test_smg_9_13_one_card_left_is_kept() -> None:
    s = allied()
    on_top(s, "war_plan")
    s.decks[2] = s.decks[2][-1:]
    die_turn(s, "mentat")
    assert paused(s)
    assert held(s, "house_atreides") == ["war_plan"]
    assert discarded(s, "house_atreides") == []


def test_smg_9_13_an_empty_deck() -> None:
    s = allied()
    s.decks[2] = []
    die_turn(s, "mentat")
    assert paused(s)
    assert held(s, "house_atreides") == []
    assert len(s.decks[3]) == 18


def test_two_equal_cards() -> None:
    """One is kept, the other discarded."""
    s = allied()
    on_top(s, "drone_ornithopters", "drone_ornithopters")
    die_turn(s, "mentat")
    assert paused(s)
    assert held(s, "house_atreides") == ["drone_ornithopters"]
    assert discarded(s, "house_atreides") == ["drone_ornithopters"]


def test_mentat_plays_a_card() -> None:
    """SMG-9.4 (a), SMG-9.3, ARR-12.3: from either hand."""
    s = allied()
    hand(s, "war_plan", "thumpers")
    die_turn(s, "mentat")
    assert legal(s) == {"draw", "play"}
    act(s, "play")
    assert legal(s) == {"card war_plan", "card thumpers"}
    act(s, "card thumpers")
    assert discarded(s, "fremen_ally") == ["thumpers"]


@pytest.mark.parametrize("result", ["leadership", "strategy", "deployment", "house"])
def test_smg_9_3_no_card_with_another_result(result: str) -> None:
    s = allied()
    hand(s, "war_plan")
    prescience(s, "the_water_of_life")  # keeps Deployment from being the only choice
    legion(s, "atreides", "s1_5", regular=1, leaders=["paul_atreides"])
    die_turn(s, result)
    assert "play" not in legal(s)


# ---------------------------------------------------------------- House


def test_smg_9_14_house_is_one_of_the_other_four() -> None:
    """SMG-9.4, SMG-9.14: never Desert Power."""
    s = allied()
    hand(s, "war_plan")
    die_turn(s, "house")
    assert legal(s) == {"die leadership", "die strategy", "die deployment", "die mentat"}


def test_house_as_deployment() -> None:
    s = allied()
    die_turn(s, "house")
    act(s, "die deployment")
    assert here(s, "s2_6")["smugglers"] == 2


def test_house_as_mentat_plays_a_card() -> None:
    """SMG-9.3: House used as Mentat."""
    s = allied()
    hand(s, "war_plan")
    die_turn(s, "house")
    act(s, "die mentat")
    assert legal(s) == {"draw", "play"}


@pytest.mark.parametrize(
    ("result", "expected"), [("leadership", {"move", "attack"}), ("strategy", {"move", "move smugglers"})]
)
def test_house_as_a_move(result: str, expected: set[str]) -> None:
    """The smugglers' own results, not those of the dashboard."""
    s = allied()
    die_turn(s, "house")
    act(s, f"die {result}")
    assert legal(s) == expected


# ---------------------------------------------------------------- prescience cards (SMG-9.12)


@pytest.mark.parametrize("result", ROLLED)
def test_smg_9_12_claims_a_card_that_costs_a_die(result: str) -> None:
    """SMG-9.12, ARR-23.8: whatever it shows."""
    s = allied()
    prescience(s, "the_water_of_life")
    legion(s, "atreides", "s1_5", regular=1, leaders=["paul_atreides"])
    die_turn(s, result)
    act(s, "claim the_water_of_life")
    assert s.marker == [2, 0, 0]
    assert board(s)["die"] is None


# ---------------------------------------------------------------- leaders' specials (SMG-9.7)

OF_BOX = {"leadership": "paul_atreides", "deployment": "stilgar", "mentat": "lady_jessica", "strategy": "chani"}


@pytest.mark.parametrize("switch", [False, True])
@pytest.mark.parametrize("result", OF_BOX)
def test_smg_9_7_leader_specials_switch(result: str, switch: bool) -> None:
    """SMG-9.7 and smuggler_die_leader_specials, both ways; as House too."""
    for house in (False, True):
        s = allied(smuggler_die_leader_specials=switch)
        leader(s, "chani", "available")
        legion(s, "atreides", "s1_5", regular=1, elite=1, leaders=["paul_atreides"])
        hand(s, "war_plan")
        s.smugglers_left = 0
        die(s, "house" if house else result)
        turn(s, "atreides")
        act(s, *([f"die {result}"] if house else []))
        if paused(s):
            assert not switch
            continue
        assert (f"leader {OF_BOX[result]}" in legal(s)) is switch


def test_a_special_with_the_die_spends_the_card() -> None:
    """ARR-13.6"""
    s = allied(smuggler_die_leader_specials=True)
    die_turn(s, "mentat")
    act(s, "leader lady_jessica", "draw 3 0")
    assert s.view(1)["leaders"]["lady_jessica"]["spent"]
    assert len(s.hands[2]) == 3


def test_alia_with_a_house_result() -> None:
    """ARR-28.19: House used as itself triggers Alia, with the switch only."""
    for switch in (False, True):
        s = allied(smuggler_die_leader_specials=switch)
        leader(s, "alia", "available")
        die_turn(s, "house")
        assert ("leader alia" in legal(s)) is switch


# ---------------------------------------------------------------- Reports of Traitors (INT-A25)


def test_int_a25_reports_of_traitors() -> None:
    """INT-A25, ARR-8.17: showing House it may be discarded."""
    s = allied()
    die(s, "house")
    dice(s, "atreides", "house", "mentat")
    play(s, "reports_of_traitors", die="strategy", other=("house", "mentat"))
    assert legal(s) == {"deck house_atreides", "smugglers die"}
    act(s, "smugglers die")
    assert board(s)["die"] is None
    assert s.dice[10:15] == [0, 0, 0, 1, 1]
    assert unused_dice(s, "atreides") == 2


def test_int_a25_the_other_house_die() -> None:
    s = allied()
    die(s, "house")
    play(s, "reports_of_traitors", "deck house_atreides", die="strategy", other=("house", "mentat"))
    assert board(s)["die"] == "house"
    assert s.dice[10:15] == [0, 0, 0, 1, 0]


@pytest.mark.parametrize("result", ["leadership", "strategy", "deployment", "mentat"])
def test_int_a25_only_a_house_result(result: str) -> None:
    s = allied()
    die(s, result)
    play(s, "reports_of_traitors", die="strategy", other=("mentat",))
    assert board(s)["die"] == result
    assert unused_dice(s, "atreides") == 2


def test_int_a25_alone_it_goes() -> None:
    s = allied()
    die(s, "house")
    play(s, "reports_of_traitors", die="strategy")
    assert board(s)["die"] is None


def test_int_a25_not_for_truthtrance() -> None:
    """INT-A25: an Atreides card, Harkonnen dice."""
    s = allied()
    die(s, "house")
    play(s, "truthtrance", "die house", other=("house", "house", "mentat"))
    assert asked(s)[1] != "name_whose"  # nothing to choose: it is one of Harkonnen's
    assert s.view(0)["forced_die"] == "house"
    assert board(s)["die"] == "house"


# ---------------------------------------------------------------- no pass (ARR-8.11)


def test_the_only_die_left_is_spent() -> None:
    """ARR-8.11: no free pass; with nothing else the die must go (its effect may be declined)."""
    s = allied()
    die(s, "strategy")
    turn(s, "atreides")
    assert asked(s) == (1, "use_smuggler_die")


# ---------------------------------------------------------------- with the expansions


def test_deployment_without_supply_leaves_the_base_undefended() -> None:
    """SMG-9.8: nothing is placed, so nobody stands there afterwards."""
    s = allied()
    crew(s, "s3_3", 6)
    die_turn(s, "deployment")
    assert paused(s)
    assert here(s, "s2_6") == {}


@pytest.mark.parametrize("number", range(20))
def test_every_die_is_counted_for_its_side(number: int) -> None:
    """ARR-8.9, SMG-9.5: five results of four subfactions, two of each side."""
    s = allied()
    s.dice = [0] * 20
    s.dice[number] = 1
    assert (unused(s, 0), unused(s, 1)) == ((1, 0) if number < 10 else (0, 1))
