"""Action turns: whose turn it is, the payment, free actions, Desert Power, the end of the phase (ARR-8 to ARR-11)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.position import Position, run_on
from landsraad.arrakis.rules.turn import begin_turn
from landsraad.arrakis.tables import TOKENS

from .guild_table import (
    guild_table,
    navigator,
)
from .helpers import (
    act,
    asked,
    at,
    ban,
    dice,
    fix,
    hand,
    held,
    legal,
    legion,
    markers,
    ornithopter,
    paused,
    pool,
    raze,
    round_end,
    sietch,
    starting,
    supply,
    table,
    turn,
    unused_dice,
    worm,
    wormsign,
    wormsigns,
    zones,
)


def phase(s: Position, harkonnen: list[str], atreides: list[str]) -> None:
    """Phase 2 from its first turn, running on by itself."""
    s.phase = k.ACTIONS
    dice(s, "harkonnen", *harkonnen)
    dice(s, "atreides", *atreides)
    s.stack = []
    begin_turn(s, 1)
    run_on(s)


def spend(s: Position) -> None:
    """Spend a deployment die and do nothing with it."""
    act(s, "?die deployment")
    while asked(s)[1] in ("use_die", "deploy_at", "leader_at", "draw_tokens", "token_at", "leader_for"):
        act(s, "normal" if "normal" in legal(s) else "skip")


# ---------------------------------------------------------------- whose turn


def test_turns_alternate_and_the_phase_ends_with_the_last_harkonnen_die() -> None:
    """EX-76: 4 dice against 4 dice and a token: A H A H A H A H, the token's action is not taken."""
    s = table()
    s.slotted[1] = 3
    s.bene_gesserit[1] = 0
    phase(s, ["deployment"] * 4, ["deployment"] * 4)
    turns: list[str] = []
    while s.phase == k.ACTIONS:
        who = s.view(0)["turn"]
        if not turns or turns[-1] != who:
            turns.append(who)
        if asked(s)[1] == "turn":
            act(s, "die deployment")
        elif "normal" in legal(s):
            act(s, "normal")
        else:
            act(s, "skip" if "skip" in legal(s) else "end")
    assert turns == ["atreides", "harkonnen"] * 4
    assert s.slotted[1] == -1
    assert s.bene_gesserit[1] == 1  # it comes back (ARR-27.4)
    assert s.dice == [0] * 20


def test_the_atreides_wait_for_the_harkonnen() -> None:
    """ARR-8.12: without dice their turns are Desert Power actions until the phase ends."""
    s = table()
    phase(s, ["deployment", "deployment"], [])
    act(s, "?desert", "skip")
    assert s.side == 0
    spend(s)
    assert s.side == 1
    act(s, "?desert", "wormsigns", "area s1_5", "skip")
    assert wormsigns(s) == {"s1_5"}
    assert s.side == 0


def test_remaining_atreides_dice_are_lost() -> None:
    """ARR-8.10."""
    s = table()
    phase(s, ["deployment"], ["deployment", "deployment", "deployment"])
    spend(s)
    assert s.side == 0
    spend(s)
    assert s.phase != k.ACTIONS
    assert unused_dice(s, "atreides") == 0


# ---------------------------------------------------------------- Desert Power


@pytest.mark.parametrize(
    ("mine", "theirs", "token", "allowed"),
    [(2, 3, False, True), (2, 2, False, False), (3, 2, False, False), (2, 3, True, False), (2, 4, True, True)],
)
def test_desert_power_needs_strictly_fewer_dice(mine: int, theirs: int, token: bool, allowed: bool) -> None:
    """ARR-10.2, ARR-8.9: slotted tokens count."""
    s = table()
    s.slotted[1] = 0 if token else -1
    turn(s, "atreides", *["mentat", "strategy", "house"][:mine], other=["mentat"] * theirs)
    assert ("desert" in legal(s)) == allowed


def test_a_harkonnen_token_counts_too() -> None:
    s = table()
    s.slotted[0] = 0
    turn(s, "atreides", "mentat", "strategy", other=["mentat", "mentat"])
    assert "desert" in legal(s)


def test_the_harkonnen_have_no_desert_power_and_no_pass() -> None:
    """ARR-8.11."""
    s = table()
    turn(s, "harkonnen", "mentat", "strategy", other=["mentat"] * 4)
    assert legal(s) == {"die mentat", "die strategy"}


def test_desert_power_places_two_wormsigns_in_different_areas() -> None:
    """EX-58, ARR-10.3."""
    s = table()
    wormsign(s, "s1_6")
    worm(s, "s1_8")
    turn(s, "atreides", other=["mentat"])
    act(s, "?desert", "wormsigns")
    areas = starting(s, "area")
    assert "s1_5" in areas
    assert {"broken_land", "harg_pass", "gara_kulon", "s1_6", "s1_8"}.isdisjoint(areas)
    act(s, "area s1_5")
    assert "s1_5" not in starting(s, "area")
    assert wormsigns(s) == {"s1_6"}  # both are named before any is drawn (ARR-10.7)
    act(s, "area s1_1")
    assert wormsigns(s) == {"s1_1", "s1_5", "s1_6"}
    assert paused(s)


def test_desert_power_with_one_wormsign_left() -> None:
    s = table()
    pool(s, "sand")
    turn(s, "atreides", other=["mentat"])
    act(s, "?desert", "wormsigns", "area s1_5")
    assert wormsigns(s) == {"s1_5"}
    assert paused(s)


def test_desert_power_without_pool_and_worms() -> None:
    s = table()
    pool(s)
    turn(s, "atreides", other=["mentat"])
    act(s, "?desert", "?skip")
    assert paused(s)


def test_a_house_die_is_desert_power_whatever_the_dice() -> None:
    """ARR-9.7, ARR-10.2."""
    s = table()
    turn(s, "atreides", "house")
    assert starting(s, "die") == {"leadership", "strategy", "deployment", "mentat", "desert_power"}
    act(s, "die desert_power", "wormsigns", "area s1_5", "skip")
    assert wormsigns(s) == {"s1_5"}


# ---------------------------------------------------------------- the results


def test_atreides_deployment() -> None:
    """ARR-9.4, ARR-9.11: a token, looked at first, and a leader into a sietch area."""
    s = table()
    raze(s, "windgap")
    token = s.standard[-1]
    turn(s, "atreides", "deployment")
    act(s, "?normal", "number 1")
    assert TOKENS[token].id in str(s.view(1)["asks"])
    assert TOKENS[token].id not in str(s.view(0))
    areas = starting(s, "area")
    assert "windgap" not in areas
    assert len(areas) == 7
    act(s, "area gara_kulon")
    assert legal(s) == {"leader paul_atreides", "leader lady_jessica", "leader stilgar", "generic", "skip"}
    act(s, "generic", "end")
    assert at(s, "gara_kulon") == {"atreides": (0, 0, 0), "generic": 1, "tokens": [TOKENS[token].id]}
    assert paused(s)


def test_atreides_deployment_without_tokens() -> None:
    """ARR-9.10: only the leader, where a unit stands."""
    s = table()
    s.standard = []
    legion(s, "atreides", "gara_kulon", regular=1)
    turn(s, "atreides", "deployment")
    act(s, "?normal")
    assert starting(s, "area") == {"gara_kulon"}
    act(s, "area gara_kulon", "leader stilgar")
    assert at(s, "gara_kulon") == {"atreides": (1, 0, 0), "leaders": ["stilgar"]}


def test_atreides_deployment_of_the_leader_alone() -> None:
    """ARR-8.16, ARR-9.11: no token need be drawn; one that was drawn may be declined but cannot be put back."""
    for drawn in (0, 1):
        s = table()
        legion(s, "atreides", "gara_kulon", regular=1)
        turn(s, "atreides", "deployment")
        act(s, "?normal", *["number 1"] * drawn, "skip", "area gara_kulon", "generic")
        assert at(s, "gara_kulon") == {"atreides": (1, 0, 0), "generic": 1}
        assert len(s.standard) == 8 - drawn


def test_atreides_deployment_into_a_full_area() -> None:
    """Seven units: one goes (ARR-2.17)."""
    s = table()
    legion(s, "atreides", "gara_kulon", regular=6)
    turn(s, "atreides", "deployment")
    act(s, "?normal", "number 1", "area gara_kulon", "skip", "regular", "end")
    assert at(s, "gara_kulon")["atreides"] == (5, 0, 0)
    assert len(at(s, "gara_kulon")["tokens"]) == 1


def test_harkonnen_deployment() -> None:
    """ARR-9.5, ARR-9.12: three Regular and a leader, split as they like."""
    s = table()
    raze(s, "north_pole")
    turn(s, "harkonnen", "deployment")
    act(s, "?normal")
    assert starting(s, "area") == {"arrakeen", "carthag", "arsunt", "hagga_basin", "imperial_basin"}
    act(s, "area arrakeen", "area carthag", "area carthag")
    assert starting(s, "area") == {"arrakeen", "carthag"}  # the leader needs a unit
    act(s, "area carthag")
    assert legal(s) == {"leader baron_harkonnen", "leader beast_rabban", "leader captain_aramsham", "generic", "skip"}
    act(s, "leader beast_rabban")
    assert at(s, "carthag") == {"harkonnen": (2, 0, 0), "leaders": ["beast_rabban"]}
    assert at(s, "arrakeen") == {"harkonnen": (1, 0, 0)}
    assert supply(s, "harkonnen")[0] == 21
    assert paused(s)


def test_harkonnen_deployment_with_one_regular_left() -> None:
    """ARR-1.6: what the supply has, and a leader where a unit stands."""
    s = table()
    s.supply[0] = 1
    turn(s, "harkonnen", "deployment")
    act(s, "?normal", "area arsunt")
    assert asked(s)[1] == "leader_at"
    assert starting(s, "area") == {"arsunt"}
    act(s, "area arsunt", "generic")
    assert at(s, "arsunt") == {"harkonnen": (1, 0, 0), "generic": 1}
    assert supply(s, "harkonnen") == (0, 12, 8, 5)


def test_harkonnen_without_settlements_cannot_deploy() -> None:
    """ARR-16.5."""
    s = table()
    raze(s, "arrakeen", "carthag", "arsunt", "hagga_basin", "imperial_basin", "north_pole")
    turn(s, "harkonnen", "deployment")
    act(s, "?normal")
    assert supply(s, "harkonnen") == (24, 12, 8, 6)
    assert paused(s)


def test_mentat() -> None:
    """ARR-9.6: both from one deck or one from each; decided before drawing."""
    for house in range(3):
        s = table()
        turn(s, "harkonnen", "mentat")
        act(s, "?normal", f"draw {house} {2 - house}")
        assert (len(s.hands[0]), len(s.hands[1])) == (house, 2 - house)


def test_mentat_with_an_exhausted_deck() -> None:
    """ARR-6.2: it is not reshuffled."""
    s = table()
    s.discards[2] = s.decks[2]
    s.decks[2] = []
    turn(s, "atreides", "mentat")
    act(s, "?normal", "?draw 0 2")
    assert (len(s.hands[2]), len(s.hands[3])) == (0, 2)
    s.decks[3] = s.decks[3][:1]
    turn(s, "atreides", "mentat")
    act(s, "?normal")
    assert legal(s) == {"draw 0 1", "skip"}  # what can be had: one card
    act(s, "draw 0 1")
    assert (len(s.hands[2]), len(s.hands[3])) == (0, 3)
    turn(s, "atreides", "mentat")
    act(s, "?normal")
    assert paused(s)
    assert len(s.hands[3]) == 3


def test_harkonnen_house_places_two_vehicles_with_free_actions_between() -> None:
    """ARR-9.8, ARR-9.13."""
    s = table()
    sietch(s, "gara_kulon", 2, up=False)
    turn(s, "harkonnen", "house")
    act(s, "vehicles")
    assert {"harvester", "ornithopter", "carryall"} <= legal(s)
    act(s, "ornithopter", "zone az1")
    assert "scout az1" in legal(s)
    act(s, "scout az1", "?area gara_kulon")
    assert s.sietch_up == 255
    act(s, "ornithopter", "zone az1")
    assert zones(s) == {"az1": "ornithopter"}


def test_house_may_be_declined() -> None:
    """ARR-8.16: effects are never compulsory; the die is spent all the same."""
    s = table()
    legion(s, "harkonnen", "carthag", regular=2)
    turn(s, "harkonnen", "house")
    act(s, "replace", "skip")
    assert at(s, "carthag") == {"harkonnen": (2, 0, 0)}
    assert unused_dice(s, "harkonnen") == 0
    assert paused(s)


def test_strategy_moves_two_legions_or_attacks() -> None:
    s = table()
    legion(s, "harkonnen", "carthag", regular=1)
    legion(s, "harkonnen", "s1_5", regular=1)
    legion(s, "harkonnen", "s3_1", regular=1)
    turn(s, "harkonnen", "strategy")
    assert {"move", "attack"} <= legal(s)
    act(s, "move", "area carthag", "area arsunt", "area s1_5", "area s1_6")
    assert at(s, "arsunt") == at(s, "s1_6") == {"harkonnen": (1, 0, 0)}
    assert paused(s)  # not a third one


# ---------------------------------------------------------------- free actions


def test_guerrilla_training() -> None:
    """ARR-11.2: token by token; not under an Ornithopter (windgap: az6, az7, az8)."""
    s = table()
    legion(s, "atreides", "gara_kulon", tokens=["ag1", "ag4"])
    legion(s, "atreides", "windgap", tokens=["ag2"])
    ornithopter(s, "az7")
    turn(s, "atreides", "mentat", "strategy")
    assert starting(s, "reveal") == {"gara_kulon"}
    act(s, "reveal gara_kulon", "token ag4")
    assert at(s, "gara_kulon") == {"atreides": (1, 1, 0), "tokens": ["ag1"]}
    assert "reveal gara_kulon" in legal(s)
    act(s, "reveal gara_kulon")
    assert at(s, "gara_kulon") == {"atreides": (3, 1, 0)}


# Regular, Elite, Fedaykin
TOKEN_UNITS = {
    "ag1": (2, 0, 0), "ag2": (2, 0, 0), "ag3": (2, 0, 0), "ag4": (1, 1, 0),
    "ag5": (1, 1, 0), "ag6": (1, 1, 0), "ag7": (1, 0, 1), "ag8": (1, 0, 1),
    "as1": (2, 0, 0), "as2": (1, 1, 0), "as3": (1, 1, 0), "as4": (1, 1, 0),
    "as5": (0, 1, 1), "as6": (0, 1, 1), "as7": (0, 0, 1), "as8": (0, 0, 1),
}  # fmt: skip


@pytest.mark.parametrize("token", TOKEN_UNITS)
def test_each_token_brings_its_units(token: str) -> None:
    """ARR-18.5, ARR-18.6: from the supply; the token leaves the game."""
    s = table()
    legion(s, "atreides", "gara_kulon", generic=1, tokens=[token])
    turn(s, "atreides", "mentat", "strategy")
    act(s, "reveal gara_kulon")
    units = TOKEN_UNITS[token]
    assert at(s, "gara_kulon") == {"atreides": units, "generic": 1}
    assert supply(s, "atreides") == (16 - units[0], 8 - units[1], 6 - units[2], 11)


def test_units_missing_in_the_supply_are_lost() -> None:
    """A leader left with nobody goes (ARR-13.3)."""
    s = table()
    s.supply[5] = 0
    legion(s, "atreides", "gara_kulon", generic=1, tokens=["as7"])
    turn(s, "atreides", "mentat", "strategy")
    act(s, "reveal gara_kulon")
    assert at(s, "gara_kulon") == {}
    assert supply(s, "atreides")[3] == 12


def test_a_revealed_token_may_be_too_many_units() -> None:
    s = table()
    legion(s, "atreides", "gara_kulon", regular=5, tokens=["ag4"])
    turn(s, "atreides", "mentat", "strategy")
    act(s, "reveal gara_kulon", "elite")
    assert at(s, "gara_kulon") == {"atreides": (6, 0, 0)}


def test_a_sietch_may_be_revealed_freely() -> None:
    """ARR-11.7, ARR-11.10."""
    s = table()
    sietch(s, "gara_kulon", 2, up=False)
    turn(s, "atreides", "mentat", "strategy")
    shown = [x for x in legal(s) if x.startswith("reveal sietch")]
    assert len(shown) == 1
    ornithopter(s, "az1")
    turn(s, "atreides", "mentat", "strategy")
    assert not [x for x in legal(s) if x.startswith("reveal")]


def test_scouting() -> None:
    """EX-79: az3 reaches s4 and s8, not Gara Kulon in s1; not under the Spacing Guild ban."""
    s = table()
    s.sietch_up = 0
    legion(s, "atreides", "rock_outcroppings", tokens=["ag1"])
    ornithopter(s, "az3")
    turn(s, "harkonnen", "mentat", "strategy")
    act(s, "scout az3")
    assert starting(s, "area") == {"rock_outcroppings", "bight_of_the_cliff"}
    act(s, "area rock_outcroppings")
    assert at(s, "rock_outcroppings") == {"atreides": (2, 0, 0)}
    assert zones(s) == {}
    assert bin(s.sietch_up).count("1") == 1
    ornithopter(s, "az3")
    ban(s, "spacing_guild")
    turn(s, "harkonnen", "mentat", "strategy")
    assert starting(s, "scout") == set()


def test_nothing_facedown_nothing_to_scout() -> None:
    """ARR-11.9."""
    s = table()
    ornithopter(s, "az3")
    turn(s, "harkonnen", "mentat", "strategy")
    assert starting(s, "scout") == set()


def test_free_actions_after_the_action() -> None:
    """ARR-8.19: the turn ends when the player says so."""
    s = table()
    legion(s, "atreides", "gara_kulon", tokens=["ag1"])
    turn(s, "atreides", "mentat")
    act(s, "normal", "draw 1 1")
    assert legal(s) == {"reveal gara_kulon", "end"}
    act(s, "reveal gara_kulon")
    assert paused(s)


def test_no_free_action_in_a_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-11.8."""
    s = table()
    markers(s, 9, 0, 0)
    legion(s, "atreides", "s1_5", regular=2)
    legion(s, "atreides", "gara_kulon", tokens=["ag1"])
    legion(s, "harkonnen", "s1_6", regular=2)
    fix(monkeypatch, "DD", "DD")
    turn(s, "atreides", "strategy")
    act(s, "attack")
    act(s, "area s1_5", "?area s1_6", "all")
    assert legal(s) == {"cease", "continue"}
    act(s, "cease")
    assert "atomics rimwall" in legal(s)


def test_no_free_actions_in_the_other_sides_turn() -> None:
    s = table()
    legion(s, "atreides", "gara_kulon", tokens=["ag1"])
    ornithopter(s, "az8")
    turn(s, "harkonnen", "mentat", "strategy")
    assert starting(s, "reveal") == set()
    turn(s, "atreides", "mentat", "strategy")
    assert starting(s, "scout") == set()


# ---------------------------------------------------------------- playing cards


def test_any_die_plays_a_card() -> None:
    """ARR-12.3: from either own deck; the card lies face up on the discard pile of its deck."""
    for die in ("leadership", "strategy", "deployment", "mentat", "house"):
        s = table()
        hand(s, "hunter_seeker", "troop_carriers", "war_plan")
        turn(s, "harkonnen", die)
        act(s, "play")
        assert legal(s) == {"card hunter_seeker", "card troop_carriers"}
        act(s, "card troop_carriers")
        assert s.view(1)["discards"]["corrino_ally"] == ["troop_carriers"]
        assert held(s, "house_harkonnen") == ["hunter_seeker"]
        assert unused_dice(s, "harkonnen") == 0


def test_a_card_without_effect_may_be_played() -> None:
    """ARR-12.7."""
    s = table()
    hand(s, "captured_ornithopter")
    turn(s, "atreides", "strategy")
    act(s, "play")
    assert paused(s)
    assert s.view(0)["discards"]["fremen_ally"] == ["captured_ornithopter"]


def test_without_a_card_nothing_is_played() -> None:
    s = table()
    turn(s, "atreides", "strategy")
    assert "play" not in legal(s)


# ---------------------------------------------------------------- with the expansions


def test_the_choam_ban_forbids_no_scouting() -> None:
    """ARR-21.10, ARR-21.12: the ban of the Spacing Guild does."""
    s = guild_table()
    sietch(s, "rock_outcroppings", 3, up=False)
    navigator(s, "az3")
    ban(s, "choam")
    round_end(s)
    assert asked(s) == (0, "end_scout")
