"""Smugglers with three and four players: who decides (INT-A30).

Four: House Harkonnen 0, Corrino 1, House Atreides 2, Fremen 3.
"""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.position import Position, run_on
from landsraad.arrakis.rules.turn import begin_turn

from .helpers import (
    PAUSE,
    act,
    asked,
    dice,
    hand,
    hazards,
    leader,
    legal,
    legion,
    markers,
    on_top,
    paused,
    pool,
    round_end,
    unused_dice,
    vehicles_phase,
    where,
)
from .smuggling import allied, board, crew, die, here, neutral, sky, smuggler_carryall, thopters
from .smuggling import smuggler_harvester as smuggled


def team_turn(
    s: Position, side: str, house: tuple[str, ...] = (), partner: tuple[str, ...] = (), other: int = 0
) -> None:
    """A turn of that side with these dice of its two players; the other House player has `other` mentat dice."""
    x = ("harkonnen", "atreides").index(side)
    s.phase = k.ACTIONS
    s.dice = [0] * 20
    dice(s, side, *house)
    dice(s, side, *partner, partner=True)
    dice(s, ("atreides", "harkonnen")[x], *["mentat"] * other)
    s.stack = [PAUSE]
    begin_turn(s, x)
    run_on(s)


# ---------------------------------------------------------------- House Harkonnen


def test_house_harkonnen_places_smuggler_vehicles() -> None:
    s = neutral(4)
    vehicles_phase(s)
    assert asked(s) == (0, "place_smuggler_harvester")
    act(s, "area s1_5", "area s1_6", "area s1_7", "skip")
    assert asked(s) == (0, "place_smuggler_carryall")


def test_house_harkonnen_decides_on_the_carryall() -> None:
    s = neutral(4)
    smuggled(s, "s1_5")
    smuggler_carryall(s, "az1")
    pool(s, "sandworm")
    hazards(s)
    assert asked(s) == (0, "carryall")


def test_house_harkonnen_fights_for_zones_in_phase_1() -> None:
    s = allied(players=4)
    thopters(s, "az1")
    vehicles_phase(s)
    assert asked(s) == (0, "thopter_battle")


def test_house_harkonnen_fights_when_corrino_places() -> None:
    """INT-A30: the battle is House Harkonnen's, the placement goes on with Corrino, who spent the die."""
    s = allied(players=4)
    thopters(s, "az1", "az2")
    team_turn(s, "harkonnen", partner=("house",))
    act(s, "?seat 1", "?die house", "vehicles", "ornithopter")
    assert asked(s) == (0, "thopter_battle")
    act(s, "done")
    assert asked(s) == (1, "place_ornithopter")
    act(s, "zone az3")
    assert sky(s)["az3"] == "ornithopter"


# ---------------------------------------------------------------- House Atreides


def test_house_atreides_places_the_base() -> None:
    """INT-A30: also when the Fremen player's legion brings the alliance."""
    s = neutral(4, staban=4)
    markers(s, 3, 0, 0)
    smuggled(s, "s1_5")
    legion(s, "atreides", "s1_6", regular=1)
    team_turn(s, "atreides", partner=("strategy",))
    act(s, "?seat 3", "?die strategy", "move", "area s1_6", "area s1_5")
    assert asked(s) == (2, "base_at")


def test_house_atreides_places_ornithopters() -> None:
    s = allied(players=4)
    thopters(s, ready=1)
    vehicles_phase(s)
    assert asked(s) == (2, "place_smuggler_ornithopter")


def test_the_die_is_not_split() -> None:
    """SMG-9.1, ARR-29.3: partners split the four dice; the fifth is House Atreides' own."""
    s = allied(players=4)
    s.bene_gesserit = [0, 0]
    s.stack = []
    s.phase = k.VEHICLES
    s.loaded = (
        (
            3,
            3,
            3,
            4,
            4,
            4,
            6,
            6,
        ),
        (
            3,
            4,
            5,
            6,
        ),
        (7,),
    )
    run_on(s)
    while asked(s)[1] == "split_die":
        act(s, min(legal(s)))
    assert asked(s)[1] == "who_acts"
    assert sum(s.dice[10:15]) == sum(s.dice[15:20]) == 2
    assert board(s)["die"] == "house"
    assert unused_dice(s, "atreides") == 5


def test_only_house_atreides_spends_it() -> None:
    s = allied(players=4)
    die(s, "mentat")
    team_turn(s, "atreides", house=("strategy",), partner=("strategy", "mentat"))
    act(s, "seat 3")
    assert legal(s) == {"die strategy", "die mentat"}
    team_turn(s, "atreides", house=("strategy",), partner=("strategy", "mentat"))
    act(s, "seat 2")
    assert legal(s) == {"die strategy", "smugglers die"}


def test_with_nothing_but_the_die_house_atreides_may_act() -> None:
    """ARR-29.4: it is a die to act with."""
    s = allied(players=4)
    die(s, "mentat")
    team_turn(s, "atreides", partner=("strategy",))
    assert legal(s) == {"seat 2", "seat 3"}


def test_the_team_total_counts_for_desert_power() -> None:
    """SMG-9.5, ARR-29.11: 1 + the die against 2 is not fewer."""
    s = allied(players=4)
    die(s, "mentat")
    team_turn(s, "atreides", house=("strategy",), other=2)
    assert asked(s) == (2, "turn")
    assert legal(s) == {"die strategy", "smugglers die"}
    team_turn(s, "atreides", house=("strategy",), other=3)
    assert legal(s) == {"seat 2", "seat 3"}  # the Fremen player by Desert Power


def test_house_atreides_plays_from_its_own_hand() -> None:
    """ARR-29.10: Mentat (a)."""
    s = allied(players=4)
    hand(s, "war_plan", "thumpers")
    die(s, "mentat")
    team_turn(s, "atreides", house=("strategy",))
    act(s, "smugglers die", "play", "?card war_plan")
    assert s.hands[3] != []
    assert s.hands[2] == []


def test_house_atreides_keeps_the_card_unseen_by_the_partner() -> None:
    """ARR-29.12: partners do not see each other's cards."""
    s = allied(players=4)
    on_top(s, "war_plan", "drone_ornithopters")
    die(s, "mentat")
    team_turn(s, "atreides", house=("strategy",))
    act(s, "smugglers die")
    assert asked(s) == (2, "keep_card")
    assert s.view(2)["smugglers"]["drawn"] == ["war_plan", "drone_ornithopters"]
    for seat in (0, 1, 3, -1):
        assert s.view(seat)["smugglers"]["drawn"] == 2
        assert "legal" not in s.view(seat)


def test_house_atreides_names_stabans_legion() -> None:
    s = allied(players=4)
    crew(s, "s1_5", 1)
    legion(s, "atreides", "s3_3", regular=1)
    leader(s, "staban_tuek", "tank", 4)
    s.phase = k.ACTIONS
    s.side = 0
    s.stack = []
    s.dice = [0] * 20
    dice(s, "atreides", "deployment", partner=True)
    dice(s, "harkonnen", "mentat", "mentat", "mentat")
    s.standard = []
    run_on(s)
    act(s, "die deployment", "?normal", "?skip", "?end")
    assert asked(s) == (2, "staban_joins")


def test_house_atreides_removes_the_excess() -> None:
    s = allied(players=4)
    legion(s, "atreides", "s2_6", regular=5)
    die(s, "deployment")
    team_turn(s, "atreides", house=("strategy",))
    act(s, "smugglers die")
    assert asked(s) == (2, "excess")


def test_int_r3_stabans_action_with_desert_power() -> None:
    """INT-R3: Desert Power without a die is the Fremen player's, and with it Staban's special action."""
    s = allied(players=4)
    crew(s, "s1_5", 1, "staban_tuek")
    team_turn(s, "atreides", other=2)
    act(s, "?seat 3", "?desert")
    assert asked(s) == (3, "desert_choice")
    act(s, "leader staban_tuek", "yes")
    assert asked(s) == (3, "move_from")
    assert here(s, "s1_5")["smugglers"] == 2


# ---------------------------------------------------------------- three players


@pytest.mark.parametrize(("team", "harkonnen", "atreides"), [("harkonnen", 0, 2), ("atreides", 0, 1)])
def test_three_players(team: str, harkonnen: int, atreides: int) -> None:
    """INT-A30, ARR-29.9"""
    s = neutral(3, team=team)
    vehicles_phase(s)
    assert asked(s) == (harkonnen, "place_smuggler_harvester")
    s = allied(players=3, team=team)
    thopters(s, ready=1)
    vehicles_phase(s)
    assert asked(s) == (atreides, "place_smuggler_ornithopter")
    act(s, "zone az1")
    assert asked(s) == (harkonnen, "thopter_battle")


def test_staban_belongs_to_house_atreides() -> None:
    """INT-A30: with the switch off nothing else of him is asked; recalled at the round end by the House player."""
    s = allied(players=4)
    crew(s, "s2_6", 1, "staban_tuek")
    round_end(s)
    assert asked(s) == (2, "recall_leader")
    act(s, "leader staban_tuek")
    assert where(s, "staban_tuek") == "available"
    assert paused(s) or asked(s)[0] == 2
