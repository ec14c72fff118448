"""Alone against the Mahdi: positions in which the plan for the mode decides (ARR-30)."""

from __future__ import annotations

from math import isfinite
from typing import Any

from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.actions import AREA
from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.tables import AREA_COUNT, AREA_ID
from landsraad.bots.arrakis.alone import Alone
from landsraad.bots.arrakis.habits import Habits
from landsraad.bots.arrakis.house import HousePolicy
from landsraad.bots.arrakis.thinking import THINKING
from tests.arrakis.helpers import act, legion, notation, prescience, sietch, station, turn, worm, wormsign
from tests.arrakis.solo import only, solo


def choice(s: Position) -> str:
    return notation(HousePolicy().choose(s))


def looking(s: Position) -> Alone:
    judge = Alone(Habits())
    judge.look(s, 0)
    return judge


def garrisons(s: Position) -> None:
    """Somebody is at home in every settlement."""
    for settlement in ("arsunt", "hagga_basin", "imperial_basin", "north_pole"):
        legion(s, "harkonnen", settlement, regular=3)
    for settlement in ("arrakeen", "carthag"):
        legion(s, "harkonnen", settlement, regular=1, elite=3)


def march(s: Position, *answers: str) -> Any:
    """The player's turn with a Strategy die, brought to a question."""
    turn(s, "atreides", "strategy", other=("strategy",))
    act(s, *answers)
    return s


def test_a_sietch_is_safe_from_those_it_is_not_weaker_than() -> None:
    """The automaton attacks only with more combat power (ARR-30.12, ARR-30.13): 4 against 4 it stays away."""
    s = solo("windgap")
    only(s, "windgap")
    legion(s, "harkonnen", "s7_3", regular=3, generic=1)
    legion(s, "atreides", "windgap", regular=3, generic=1)
    judge = looking(s)
    windgap = AREA_ID["windgap"]
    safe = judge.risk(windgap, judge.t.force(windgap))
    legion(s, "harkonnen", "s7_3", regular=5, generic=1)
    judge = looking(s)
    assert judge.risk(windgap, judge.t.force(windgap)) > 2 * safe


def test_every_area_of_the_board_can_be_judged() -> None:
    """Those a worm drives away may flee into a sietch, and a wormsign may go where they stand: no distance is taken as
    if there were always one."""
    s = solo("windgap")
    for place in ("s7_3", "s7_5", "false_wall_west"):
        legion(s, "harkonnen", place, regular=5, generic=1)
    judge = looking(s)
    assert judge.hosts
    for area in range(AREA_COUNT):
        assert isfinite(judge.worm_retreat(AREA + area))
        assert isfinite(judge.guards(area))


def test_a_legion_rides_to_a_station() -> None:
    """Over a wormsign two areas are one move (ARR-14.10), and a station is a step (ARR-26.1)."""
    s = solo("windgap")
    legion(s, "atreides", "sihaya_ridge", regular=2, generic=1)
    station(s, "s1_4", "jihad")
    wormsign(s, "s1_2")
    march(s, "move", "area sihaya_ridge")
    assert choice(s) == "area s1_4"


def test_an_army_attacks_arrakeen() -> None:
    """Three steps of every marker at once (ARR-16.3) are worth more than a station next door."""
    s = solo("windgap")
    legion(s, "atreides", "s5_1", regular=2, elite=2, special=2, generic=2)
    legion(s, "harkonnen", "arrakeen", regular=2, elite=1)
    station(s, "s5_2", "jihad")
    march(s)
    assert choice(s) == "attack"
    act(s, "attack", "area s5_1")
    assert choice(s) == "area arrakeen"


def test_an_army_marches_as_a_whole() -> None:
    """Out of a sietch one unit goes as a scout; those who can take a city go together."""
    s = solo("gara_kulon")
    garrisons(s)
    legion(s, "atreides", "windgap", regular=2, elite=2, special=2, generic=2)
    legion(s, "atreides", "hobars_gap", regular=2, generic=1)
    judge = looking(s)
    windgap, hobars_gap = AREA_ID["windgap"], AREA_ID["hobars_gap"]
    assert judge.army(windgap)
    assert judge.garrison(windgap, AREA_ID["s7_3"]) == 0
    assert not judge.army(hobars_gap)
    assert judge.garrison(hobars_gap, AREA_ID["s6_4"]) == 1


def test_a_worm_strikes_who_threatens_a_sietch() -> None:
    """Desert Power costs no die (ARR-10.2, ARR-20.14): of two legions the one that out-powers the sietch."""
    s = solo("windgap")
    only(s, "windgap")
    garrisons(s)
    legion(s, "atreides", "windgap", regular=2, generic=1)
    legion(s, "harkonnen", "s7_3", regular=4)
    legion(s, "harkonnen", "s6_5", regular=4)
    worm(s, "s7_4")
    worm(s, "s3_9")
    turn(s, "atreides", "mentat", "mentat", other=("strategy", "strategy", "strategy"))
    s.unrolled = 8
    s.stations_left = 0  # signs would be a road to one
    act(s, "desert")
    assert choice(s) == "worm attack"
    act(s, "worm attack")
    assert choice(s) == "area s7_4"


def test_whoever_flees_from_a_worm_is_driven_away_from_the_sietches() -> None:
    """The Atreides choose where it retreats (ARR-20.10)."""
    s = solo("bight_of_the_cliff")
    only(s, "bight_of_the_cliff")
    judge = looking(s)
    near, far = AREA_ID["s4_13"], AREA_ID["s8_1"]
    assert judge.worm_retreat(AREA + far) > judge.worm_retreat(AREA + near)


def test_the_outlook_follows_both_tracks() -> None:
    """Better with steps, worse with supremacy; what is over is certain, also as a chance (ARR-4)."""
    s = solo("windgap")
    garrisons(s)
    judge = Alone(Habits())
    start = judge.outlook(s), judge.chance(s)
    s.marker = [3, 3, 3]
    ahead = judge.outlook(s), judge.chance(s)
    s.supremacy = 6
    late = judge.outlook(s), judge.chance(s)
    assert start < ahead > late
    assert ahead[1] < ahead[0]  # the house wins less often than the outlook sounds
    s.over, s.winner = True, 1
    assert judge.outlook(s) == judge.chance(s) == 1.0
    s.winner = 0
    assert judge.outlook(s) == judge.chance(s) == 0.0


def test_the_outlook_knows_what_is_near_and_what_is_in_danger() -> None:
    """Better with an army before a settlement (ARR-16.3), worse with a sietch that is out-powered (ARR-30.13)."""
    s = solo("windgap")
    garrisons(s)
    legion(s, "atreides", "s8_1", regular=2, elite=2, special=2, generic=2)
    judge = Alone(Habits())
    far = judge.outlook(s)
    s = solo("windgap")
    garrisons(s)
    legion(s, "atreides", "s5_1", regular=2, elite=2, special=2, generic=2)
    assert judge.outlook(s) > far
    s = solo("windgap")
    garrisons(s)
    legion(s, "atreides", "windgap", regular=2, generic=1)
    quiet = judge.outlook(s)
    legion(s, "harkonnen", "s7_3", regular=5, generic=1)
    assert judge.outlook(s) < quiet


def test_families_flee_from_where_they_are_missed_least() -> None:
    """Two Regulars leave the game (ARR-23.7): not the last two of a sietch of rank 3 if others can spare them."""
    s = solo("windgap")
    only(s, "windgap", "gara_kulon")
    garrisons(s)
    sietch(s, "gara_kulon", 3)
    sietch(s, "windgap", 1)
    legion(s, "atreides", "gara_kulon", regular=2, generic=1)
    legion(s, "atreides", "windgap", regular=4, generic=1)
    prescience(s, "families_flee")
    turn(s, "atreides", "mentat", "mentat", other=("strategy",))
    act(s, "claim families_flee")
    assert choice(s) == "flee 7 regulars"  # of Windgap


def test_arrakeen_draws_an_army_when_it_decides_the_game() -> None:
    """The objective is checked at once where Arrakeen falls (ARR-4.3), also if no step is missing any more: whoever
    waits for the end of the round may lose before it."""
    s = solo("gara_kulon")
    legion(s, "atreides", "s5_1", regular=2, elite=2, special=2, generic=2)
    legion(s, "harkonnen", "arrakeen", regular=2, elite=1)
    s.marker = [9, 9, 9]
    judge = looking(s)
    assert judge.deficits == [0, 0, 0]
    assert judge.army(AREA_ID["s5_1"])


def test_a_search_gives_hits_a_thought_alone() -> None:
    """Who falls in a battle decides whether the army can take the next settlement."""
    s = solo("windgap")
    s.stack.append((k.B_HIT, 0, 0, 0))
    assert THINKING.weight(s) > 0
    s.solo = False
    assert THINKING.weight(s) == 0
