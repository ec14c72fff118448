"""Which legions a card or special action may move or attack with, and by which rules its battles are fought."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from landsraad.arrakis.rules.position import Position

from .helpers import act, asked, at, fix, leader, legal, legion, paused, sietch, starting, table, turn
from .playing import play, special

# ---------------------------------------------------------------- which legions

# Everybody can move, and everybody has an enemy beside him. By sides: units, leaders, terrain.
#   s1_6        special elite                     Desert
#   s3_2        generic leader                    Desert
#   s4_7        special elite and named leader    Desert
#   pasty_mesa  generic leader                    Plateau
#   s2_5        special elite                     Plateau
#   s3_8        neither                           Plateau
EVERYBODY = {"s1_6", "s3_2", "s4_7", "pasty_mesa", "s2_5", "s3_8"}
SPECIAL = {"s1_6", "s4_7", "s2_5"}
LED = {"s3_2", "s4_7", "pasty_mesa"}
DESERT = {"s1_6", "s3_2", "s4_7"}
ENEMIES = ("s1_5", "s3_3", "s4_8", "s2_1", "false_wall_south", "s3_9")


def crowd(side: str, named: str) -> Position:
    s = table()
    other = "atreides" if side == "harkonnen" else "harkonnen"
    legion(s, side, "s1_6", regular=1, special=1)
    legion(s, side, "s3_2", regular=1, generic=1)
    legion(s, side, "s4_7", regular=1, special=1, leaders=[named])
    legion(s, side, "pasty_mesa", regular=1, generic=1)
    legion(s, side, "s2_5", special=1)
    legion(s, side, "s3_8", regular=1)
    for area in ENEMIES:
        legion(s, other, area, regular=1)
    return s


@pytest.mark.parametrize(
    ("card", "before", "areas", "moves"),
    [
        ("explosive_artillery", (), EVERYBODY, 1),
        ("full_control_of_the_air", ("zone az1", "zone az2"), EVERYBODY, 1),
        ("seek_out_the_mahdi", (), EVERYBODY, 1),
        ("shigawire", (), SPECIAL, 1),
        ("sardaukar_pogrom", (), SPECIAL, 3),
        ("sardaukars_manner", ("move",), SPECIAL, 1),
        ("sardaukar_disguised", (), SPECIAL, 2),
        ("i_decide_what_best_serves_his_majesty", ("area s1_6", "move"), {"s1_6"}, 1),
        ("i_decide_what_best_serves_his_majesty", ("area s2_5", "move"), {"s2_5"}, 1),
        ("barons_personal_guard", ("skip",), EVERYBODY, 1),
    ],
)
def test_harkonnen_moves(card: str, before: tuple[str, ...], areas: set[str], moves: int) -> None:
    s = crowd("harkonnen", "beast_rabban")
    play(s, card, *before)
    assert starting(s, "area") == areas
    check_number_of_moves(s, moves)


@pytest.mark.parametrize(
    ("card", "before", "areas", "moves"),
    [
        ("war_plan", ("move",), EVERYBODY, 1),
        ("death_commandos", (), SPECIAL, 2),
        ("voice_from_the_outer_world", ("area s3_8", "move"), {"s3_8"}, 1),
        ("voice_from_the_outer_world", ("area s3_2", "move"), {"s3_2"}, 1),
        ("battle_language", ("move",), LED, 1),
        ("crysknife", (), SPECIAL, 1),
        ("jubba_cloaks", (), DESERT & LED, 1),
        ("stillsuits", (), DESERT, 1),
    ],
)
def test_atreides_moves(card: str, before: tuple[str, ...], areas: set[str], moves: int) -> None:
    s = crowd("atreides", "stilgar")
    play(s, card, *before)
    assert starting(s, "area") == areas
    check_number_of_moves(s, moves)


@pytest.mark.parametrize("side", ["harkonnen", "atreides"])
@pytest.mark.parametrize(("die", "areas"), [("strategy", EVERYBODY), ("leadership", LED)])
def test_moves_and_attacks_of_dice(side: str, die: str, areas: set[str]) -> None:
    s = crowd(side, "beast_rabban" if side == "harkonnen" else "stilgar")
    turn(s, side, die)
    act(s, "attack")
    assert starting(s, "area") == areas
    s = crowd(side, "beast_rabban" if side == "harkonnen" else "stilgar")
    turn(s, side, die)
    act(s, "move")
    assert starting(s, "area") == areas
    check_number_of_moves(s, 2)


def check_number_of_moves(s: Position, moves: int) -> None:
    """So many legions may move, not one more; each into an empty area of its own."""
    made = 0
    free = {"s1_6": "s1_8", "s3_2": "s3_1", "s4_7": "s4_4", "pasty_mesa": "s6_2", "s2_5": "s2_6", "s3_8": "s3_7"}
    while asked(s)[1] == "move_from":
        start = sorted(starting(s, "area"))[0]
        act(s, f"area {start}", f"area {free[start]}", "?all")
        made += 1
    assert made == moves


@pytest.mark.parametrize(
    ("card", "before", "areas"),
    [
        ("sardaukars_manner", ("attack",), SPECIAL),
        ("killers_without_mercy", (), SPECIAL),
        ("mudir_nahya_the_demon_ruler", ("area s3_8",), {"s3_8"}),
        ("i_decide_what_best_serves_his_majesty", ("area s2_5", "attack"), {"s2_5"}),
    ],
)
def test_harkonnen_attacks(card: str, before: tuple[str, ...], areas: set[str]) -> None:
    s = crowd("harkonnen", "baron_harkonnen")
    play(s, card, *before)
    assert starting(s, "area") == areas


@pytest.mark.parametrize(
    ("card", "before", "areas"),
    [
        ("war_plan", ("attack",), EVERYBODY),
        ("battle_language", ("attack",), LED),
        ("voice_from_the_outer_world", ("area s3_8", "attack"), {"s3_8"}),
    ],
)
def test_atreides_attacks(card: str, before: tuple[str, ...], areas: set[str]) -> None:
    s = crowd("atreides", "stilgar")
    play(s, card, *before)
    assert starting(s, "area") == areas


def test_shaddam_c_that_legion_only() -> None:
    s = crowd("harkonnen", "baron_harkonnen")
    leader(s, "emperor_shaddam_iv", "available")
    play(s, "rage_overcame_shaddam_iv_c")
    assert starting(s, "area") == SPECIAL
    act(s, "area s2_5")
    assert starting(s, "area") == {"s2_5"}
    act(s, "skip")
    assert asked(s)[1] == "attack_from"
    assert starting(s, "area") == {"s2_5"}
    act(s, "skip")
    assert paused(s)


@pytest.mark.parametrize(
    ("side", "name"),
    [
        ("harkonnen", "beast_rabban"),
        ("harkonnen", "feyd_rautha"),
        ("atreides", "paul_atreides"),
        ("atreides", "paul_muad_dib"),
    ],
)
def test_the_legion_the_leader_is_with(side: str, name: str) -> None:
    s = crowd(side, name)
    special(s, side, "leadership", name)
    assert starting(s, "area") == {"s4_7"}
    act(s, "skip")
    if name in ("feyd_rautha", "paul_muad_dib"):  # then he attacks, from where he stands
        assert asked(s)[1] == "attack_from"
        assert starting(s, "area") == {"s4_7"}
        act(s, "skip")
    assert paused(s)


def test_smugglers_a_moves_gurneys_legion_with_him() -> None:
    s = crowd("atreides", "gurney_halleck")
    play(s, "smugglers_a", "skip")
    assert starting(s, "area") == {"s4_7"}
    act(s, "area s4_7", "area s4_4", "split", "number 1", "number 0")
    assert at(s, "s4_4")["leaders"] == ["gurney_halleck"]
    assert paused(s)


@pytest.mark.parametrize("card", ["shigawire", "crysknife"])
def test_only_leaders_beside_that_legion(card: str) -> None:
    """Not those elsewhere in the sector, nor beside other legions."""
    side, enemies = (
        ("harkonnen", ["paul_atreides", "stilgar", "lady_jessica"])
        if card == "shigawire"
        else ("atreides", ["beast_rabban", "baron_harkonnen", "captain_aramsham"])
    )
    other = "atreides" if side == "harkonnen" else "harkonnen"
    s = table()
    legion(s, side, "s1_7", special=1)
    legion(s, side, "s1_2", regular=1)
    legion(s, other, "s1_5", regular=1, leaders=enemies[:1])  # beside both
    legion(s, other, "s1_1", regular=1, leaders=enemies[1:2])  # beside s1_2 only
    legion(s, other, "s1_13", regular=1, leaders=enemies[2:])  # beside nobody
    play(s, card, "area s1_7", "area s1_8")
    assert starting(s, "leader") == {enemies[0]}


def test_sardaukar_disguised_and_death_commandos_swap_two() -> None:
    """Of four Elite two are exchanged."""
    for side, card in (("harkonnen", "sardaukar_disguised"), ("atreides", "death_commandos")):
        s = table()
        legion(s, side, "s1_5", elite=4)
        play(s, card, "area s1_5", "area s1_5")
        assert at(s, "s1_5") == {side: (0, 2, 2)}
        assert asked(s)[1] == "move_from"


# ---------------------------------------------------------------- by which rules


@dataclass(frozen=True)
class Case:
    """An attack on a legion of five in a settlement of rank 1: six dice, four with Battle Language in round 1."""

    name: str
    side: str
    before: tuple[str, ...]  # choices after the card up to and with "area <from>" of the attack
    dice: int  # of the attackers: three units and what the card brings
    surprise: bool = False
    toll: bool = True
    defence: int = 6
    die: str = ""  # a special action of a leader instead of a card


FROM = {"harkonnen": "s1_9", "atreides": "s5_1"}
TO = {"harkonnen": "sihaya_ridge", "atreides": "imperial_basin"}
CASES = [
    Case("mudir_nahya_the_demon_ruler", "harkonnen", ("area s1_9", "area s1_9"), 4, surprise=True),
    Case("sardaukars_manner", "harkonnen", ("attack", "area s1_9"), 3, surprise=True),
    Case("killers_without_mercy", "harkonnen", ("area s1_9",), 3, toll=False),
    Case("i_decide_what_best_serves_his_majesty", "harkonnen", ("area s1_9", "attack", "area s1_9"), 3, surprise=True),
    Case("rage_overcame_shaddam_iv_c", "harkonnen", ("area s1_9", "skip", "area s1_9"), 3, surprise=True),
    Case("feyd_rautha", "harkonnen", ("skip", "area s1_9"), 3, die="leadership"),
    Case("strategy", "harkonnen", ("attack", "area s1_9"), 3, die="strategy"),
    Case("leadership", "harkonnen", ("attack", "area s1_9"), 3, surprise=True, die="leadership"),
    Case("war_plan", "atreides", ("attack", "area s5_1"), 4),
    Case("battle_language", "atreides", ("attack", "area s5_1"), 3, surprise=True, defence=4),
    Case("voice_from_the_outer_world", "atreides", ("area s5_1", "attack", "area s5_1"), 4, surprise=True),
    Case("paul_muad_dib", "atreides", ("skip", "area s5_1"), 3, die="leadership"),
    Case("strategy", "atreides", ("attack", "area s5_1"), 3, die="strategy"),
    Case("leadership", "atreides", ("attack", "area s5_1"), 3, surprise=True, die="leadership"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda c: f"{c.side}-{c.name}")
def test_rules_of_an_attack(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice of both sides in two rounds, the special of a surprise, the hit for going on (ARR-15.8, 15.9, 15.17)."""
    s = table()
    sietch(s, "sihaya_ridge", 1)
    other = "atreides" if case.side == "harkonnen" else "harkonnen"
    named = [case.name] if case.name in ("feyd_rautha", "paul_muad_dib") else []
    if case.name == "paul_muad_dib":
        leader(s, "paul_atreides", "gone")
    leader(s, "emperor_shaddam_iv", "available")
    legion(s, case.side, FROM[case.side], regular=2, special=1, generic=1, leaders=named)
    legion(s, other, TO[case.side], regular=5)
    second = case.dice - case.toll
    rolls = fix(monkeypatch, "D" * case.dice, "D" * case.defence, "D" * second, "DDDDDD")
    if named:
        special(s, case.side, case.die, case.name, *case.before)
    elif case.die:
        turn(s, case.side, case.die)
        act(s, *case.before)
    else:
        play(s, case.name, *case.before)
    act(s, f"?area {TO[case.side]}", "all")
    assert (asked(s)[1] == "b_special") == case.surprise
    if case.surprise:
        assert "generic" in legal(s)
        act(s, "skip")
    act(s, "continue")
    assert (asked(s)[1] == "b_hit") == case.toll
    if case.toll:
        act(s, "regular")
    act(s, "?stay")
    assert asked(s)[1] == "b_cease"  # no special in the second round
    assert rolls.left == []
    act(s, "cease")
