"""Dreadnoughts: commissioning, deploying, strength, stations (IMP-X3), and base cards that never touch them."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.imperium.rules import codes as k
from landsraad.imperium.rules.position import Position, run_on
from landsraad.imperium.rules.troops import strength
from landsraad.imperium.tables import CONFLICT_ID

from .helpers import (
    act,
    asked,
    control,
    deck,
    discard,
    give,
    hand,
    intrigue,
    legal,
    purse,
    stand,
    starting,
    troops,
)
from .helpers_ix import begin_fight, fleet, ix_table, own, ships, station, stationed, tiles, with_leader


def turn(*cards: str, **fields: Any) -> Position:
    s = ix_table()
    hand(s, 0, *cards)
    deck(s, 0, "dagger", "dagger", "dagger")
    discard(s, 0)
    intrigue(s, 0, "windfall")
    tiles(s, "flagship", "spaceport", "holtzman_engine")
    give(s, 0, **{"solari": 0, "spice": 0, "water": 0, **fields})
    return s


def no_cards(s: Position) -> None:
    for seat in range(len(s.players)):
        intrigue(s, seat)


# ---------------------------------------------------------------- commissioning and deploying (IMP-X3.2, IMP-4.10)


def test_at_most_two_are_commissioned() -> None:
    s = turn("dagger", "diplomacy", solari=3)
    fleet(s, 0, garrison=2)
    act(s, "send dagger dreadnought")
    assert ships(s.players[0]) == (0, 2, 0)


def test_the_dreadnought_space_is_no_combat_space() -> None:
    s = turn("dagger", "diplomacy", solari=3)
    act(s, "send dagger dreadnought")
    assert ships(s.players[0]) == (1, 1, 0)
    assert not starting(s, "dreadnoughts")
    assert not starting(s, "deploy")


def test_two_units_of_the_garrison_troops_and_dreadnoughts_together() -> None:
    s = turn("dune_the_desert_planet")
    fleet(s, 0, garrison=2)
    act(s, "send dune_the_desert_planet imperial_basin")
    assert starting(s, "deploy") == {"1", "2"}
    assert starting(s, "dreadnoughts") == {"1", "2"}
    both = s.clone()
    act(s, "deploy 1")
    assert starting(s, "dreadnoughts") == {"1"}
    act(s, "dreadnoughts 1")
    assert not starting(s, "deploy")
    assert (troops(s.players[0])[2], ships(s.players[0])) == (1, (0, 1, 1))
    act(both, "dreadnoughts 2")
    assert not starting(both, "deploy")
    assert ships(both.players[0]) == (0, 0, 2)


def test_a_commission_of_this_turn_and_recruits_come_on_top() -> None:
    """r = 1 (Arrakeen), c = 1 (Advanced Weaponry): t ≤ r, d ≤ c and two units more."""
    s = turn("reconnaissance", "dagger", solari=3)
    fleet(s, 0, garrison=1)
    intrigue(s, 0, "windfall", "advanced_weaponry")
    act(s, "plot advanced_weaponry", "send reconnaissance arrakeen")
    assert ships(s.players[0]) == (0, 2, 0)
    assert starting(s, "deploy") == {"1", "2", "3"}
    assert starting(s, "dreadnoughts") == {"1", "2"}
    act(s, "dreadnoughts 2")  # one of them from the garrison
    assert starting(s, "deploy") == {"1", "2"}
    act(s, "deploy 2")
    assert (troops(s.players[0]), ships(s.players[0])) == ((8, 2, 2), (0, 0, 2))


def test_a_fresh_dreadnought_does_not_make_room_for_troops() -> None:
    """max(0, t − r) + max(0, d − c) ≤ 2: with r = 0 three troops are too many, whatever was commissioned."""
    s = turn("dune_the_desert_planet", "dagger", solari=3)
    intrigue(s, 0, "windfall", "advanced_weaponry")
    act(s, "plot advanced_weaponry", "send dune_the_desert_planet imperial_basin")
    assert starting(s, "deploy") == {"1", "2"}
    act(s, "deploy 2")
    assert starting(s, "dreadnoughts") == {"1"}


def test_recruits_make_no_room_for_dreadnoughts() -> None:
    s = turn("diplomacy", "dagger", water=1)
    fleet(s, 0, garrison=2)
    act(s, "send diplomacy hardy_warriors", "deploy 4")  # two recruits and two of the garrison
    assert not starting(s, "dreadnoughts")


# ---------------------------------------------------------------- strength (IMP-X3.4)


def test_strength_3_each_also_without_troops() -> None:
    s = ix_table()
    fleet(s, 0, conflict=2)
    give(s, 0, swords=4)
    assert strength(s.players[0]) == 10
    fleet(s, 0, conflict=1)
    give(s, 0, conflict=2)
    assert strength(s.players[0]) == 3 + 4 + 4
    fleet(s, 0)
    give(s, 0, conflict=0)
    assert strength(s.players[0]) == 0


def test_rhombur_4_each() -> None:
    s = with_leader("prince_rhombur_vernius")
    fleet(s, 0, conflict=2)
    fleet(s, 1, conflict=2)
    give(s, 0, swords=1, conflict=1)
    assert strength(s.players[0]) == 8 + 2 + 1
    assert strength(s.players[1]) == 6


def test_a_dreadnought_alone_lets_its_owner_play_combat_cards() -> None:
    s = ix_table()
    no_cards(s)
    intrigue(s, 0, "ambush")
    begin_fight(s, troops=(0, 1), dreadnoughts=(1,))
    assert asked(s) == (0, "combat")
    act(s, "combat ambush")
    assert s.winner == 0


# ---------------------------------------------------------------- after the fight (IMP-X3.6 to X3.15)


def test_the_winner_must_station_one_the_second_goes_home() -> None:
    s = ix_table()
    no_cards(s)
    begin_fight(s, "desert_power", troops=(2, 1), dreadnoughts=(2, 1))
    while asked(s)[1] != "station":
        s.apply(s.legal()[0])
    assert legal(s) == {"space arrakeen", "space carthag", "space imperial_basin"}
    act(s, "space carthag")
    assert stationed(s) == {"arrakeen": None, "carthag": 0, "imperial_basin": None}
    assert ships(s.players[0]) == (0, 1, 0)
    assert ships(s.players[1]) == (1, 1, 0)
    assert [p.conflict for p in s.players] == [0, 0, 0]


def test_nobody_stations_after_a_tie() -> None:
    s = ix_table()
    no_cards(s)
    begin_fight(s, "guild_bank_raid", troops=(), dreadnoughts=(1, 1))
    while s.phase != k.PLAYER_TURNS:
        s.apply(s.legal()[0])
    assert set(stationed(s).values()) == {None}
    assert [ships(p) for p in s.players] == [(1, 1, 0), (1, 1, 0), (2, 0, 0)]


def test_without_a_dreadnought_in_the_conflict_nothing_is_stationed() -> None:
    """IMP-X3.15: one that retreated counts no more."""
    s = ix_table()
    no_cards(s)
    begin_fight(s, "cloak_and_dagger", troops=(1,))
    fleet(s, 0, garrison=1)
    while s.phase != k.PLAYER_TURNS:
        assert asked(s)[1] != "station"
        s.apply(s.legal()[0])
    assert set(stationed(s).values()) == {None}


def old_and_new(**kwargs: Any) -> Position:
    """Seat 1 lies on Arrakeen from the round before; seat 0 wins with a dreadnought."""
    s = ix_table()
    no_cards(s)
    station(s, 1, "arrakeen")
    begin_fight(s, "cloak_and_dagger", dreadnoughts=(1,), troops=(0,), **kwargs)
    while asked(s)[1] != "station":
        s.apply(s.legal()[0])
    return s


def test_an_older_dreadnought_bars_its_location_then_goes_home() -> None:
    s = old_and_new()
    assert legal(s) == {"space carthag", "space imperial_basin"}
    act(s, "space carthag")
    assert stationed(s) == {"arrakeen": None, "carthag": 0, "imperial_basin": None}
    assert ships(s.players[1]) == (1, 1, 0)


def test_it_stays_until_the_end_of_the_next_combat_phase_even_without_a_fight() -> None:
    s = old_and_new()
    act(s, "space carthag")
    next_fight(s)
    assert set(stationed(s).values()) == {None}
    assert ships(s.players[0]) == (1, 1, 0)


def next_fight(s: Position) -> None:
    """Play the round to its end; nobody sends an Agent."""
    number = s.round
    seen = set()
    while s.round == number and not s.over:
        if s.phase == k.PLAYER_TURNS:
            seen.add(stationed(s)["carthag"])
        s.apply(0 if 0 in s.legal() else 1 if 1 in s.legal() else s.legal()[-1])
    assert seen == {0}


def test_detonation_devices_leave_no_dreadnought_and_old_ones_go_home() -> None:
    s = ix_table()
    no_cards(s)
    own(s, 0, "detonation_devices")
    station(s, 1, "arrakeen")
    begin_fight(s, "cloak_and_dagger", dreadnoughts=(1,), troops=(0,))
    while asked(s)[1] != "station":
        s.apply(s.legal()[0])
    points = s.players[0].vp
    act(s, "detonate")
    assert s.players[0].vp == points + 1
    assert set(stationed(s).values()) == {None}
    assert ships(s.players[0]) == (2, 0, 0)
    assert ships(s.players[1]) == (1, 1, 0)


def test_a_stationed_dreadnought_takes_the_control_bonus_instead_of_the_marker() -> None:
    s = turn("reconnaissance", "dune_the_desert_planet")
    control(s, 1, "arrakeen")
    control(s, 2, "imperial_basin")
    station(s, 0, "imperial_basin")
    station(s, 2, "arrakeen")
    before = [purse(p) for p in s.players]
    act(s, "send reconnaissance arrakeen")
    assert s.players[2].solari == before[2][0] + 1
    assert s.players[1].solari == before[1][0]
    act(s, "do arrakeen.draw", "end")
    hand(s, 1, "dune_the_desert_planet", "dagger")
    act(s, "send dune_the_desert_planet imperial_basin")
    assert s.players[0].spice == before[0][1] + 1
    assert s.players[2].spice == before[2][1]


def test_the_uncovered_marker_is_active_again() -> None:
    s = ix_table()
    no_cards(s)
    control(s, 2, "arrakeen")
    station(s, 1, "arrakeen")
    begin_fight(s, "cloak_and_dagger", troops=(1,))
    while s.phase != k.PLAYER_TURNS:
        s.apply(s.legal()[0])
    assert set(stationed(s).values()) == {None}
    seat = s.player
    hand(s, seat, "reconnaissance", "dagger")
    solari = s.players[2].solari
    act(s, "send reconnaissance arrakeen")
    assert s.players[2].solari == solari + 1


@pytest.mark.parametrize(("covered", "defender"), [(False, 2), (True, 1)])
def test_the_defensive_bonus_is_the_dreadnoughts(covered: bool, defender: int) -> None:
    s = ix_table()
    no_cards(s)
    control(s, 2, "carthag")
    if covered:
        station(s, 1, "carthag")
    s.conflict_deck = [CONFLICT_ID["grand_vision"], CONFLICT_ID["battle_for_carthag"]]
    s.stack = []
    s.phase = k.ROUND_START
    run_on(s)
    assert asked(s) == (defender, "defend")
    act(s, "defend")
    assert [p.conflict for p in s.players] == [int(i == defender) for i in range(3)]


def test_a_control_reward_puts_the_marker_under_the_dreadnought() -> None:
    """IMP-X3.13: the bonus stays with the dreadnought that lies there."""
    s = ix_table()
    no_cards(s)
    station(s, 1, "carthag")
    begin_fight(s, "siege_of_carthag", troops=(3,), next_card="grand_vision")
    while s.phase != k.PLAYER_TURNS:
        s.apply(s.legal()[0])
    assert s.view(0)["control"]["carthag"] == 0


def test_the_winner_may_lie_where_the_control_marker_has_just_been_put() -> None:
    s = ix_table()
    no_cards(s)
    begin_fight(s, "siege_of_carthag", dreadnoughts=(1,), troops=(0,))
    while asked(s)[1] != "station":
        s.apply(s.legal()[0])
    assert s.view(0)["control"]["carthag"] == 0
    act(s, "space carthag")
    assert stationed(s)["carthag"] == 0


def test_a_stationed_dreadnought_cannot_be_deployed_and_has_no_strength() -> None:
    s = turn("dune_the_desert_planet")
    station(s, 0, "carthag")
    act(s, "send dune_the_desert_planet imperial_basin")
    assert not starting(s, "dreadnoughts")
    assert strength(s.players[0]) == 0


# ---------------------------------------------------------------- "troops" are no dreadnoughts (IMP-X3.1)


def test_rapid_mobilization_moves_troops_only() -> None:
    s = turn("dagger", garrison=2, supply=10)
    fleet(s, 0, garrison=2)
    intrigue(s, 0, "rapid_mobilization")
    act(s, "plot rapid_mobilization")
    assert starting(s, "deploy") == {"0", "1", "2"}


def test_double_cross_needs_a_troop() -> None:
    s = turn("dagger", solari=1)
    fleet(s, 1, conflict=2)
    intrigue(s, 0, "double_cross")
    assert "plot double_cross" not in legal(s)


def test_gun_thopter_spares_dreadnoughts() -> None:
    s = turn("gun_thopter", "dagger")
    give(s, 1, garrison=0, supply=12)
    fleet(s, 1, garrison=2)
    act(s, "send gun_thopter smuggling")
    assert ships(s.players[1]) == (0, 2, 0)


def test_test_of_humanity_cannot_take_a_dreadnought() -> None:
    s = turn("test_of_humanity", "dagger")
    fleet(s, 1, conflict=2)
    hand(s, 1, "dagger", "diplomacy")
    hand(s, 2)
    act(s, "send test_of_humanity secrets", "do test_of_humanity.opponents_discard_or_lose_troop")
    assert legal(s) == {"discard dagger", "discard diplomacy"}


def test_masterstroke_counts_troops_only() -> None:
    s = with_leader("baron_vladimir_harkonnen")
    hand(s, 0, "dune_the_desert_planet", "dagger")
    intrigue(s, 0, "rapid_mobilization")
    give(s, 0, garrison=2, supply=10)
    fleet(s, 0, garrison=2)
    act(s, "send dune_the_desert_planet imperial_basin", "dreadnoughts 2", "plot rapid_mobilization", "deploy 2")
    assert s.players[0].tokens_used == 0


def test_garrison_as_tie_break_counts_troops_only() -> None:
    """IMP-10.10."""
    s = ix_table()
    for seat in range(3):
        give(s, seat, vp=5, spice=0, solari=0, water=0, garrison=3 - seat)
    fleet(s, 1, garrison=2)
    assert s.ranking[0] == [0]


def test_leto_and_ilban_at_the_dreadnought_space() -> None:
    """IMP-4.5, IMP-12.9."""
    s = with_leader("duke_leto_atreides")
    hand(s, 0, "dagger", "diplomacy")
    give(s, 0, solari=2)
    act(s, "send dagger dreadnought")
    assert s.players[0].solari == 0
    s = with_leader("count_ilban_richese")
    hand(s, 0, "dagger")
    deck(s, 0, "diplomacy", "diplomacy")
    give(s, 0, solari=3)
    act(s, "send dagger dreadnought")
    assert len(s.players[0].hand) == 1


def test_helena_passes_enemies_at_the_new_landsraad_spaces() -> None:
    s = with_leader("helena_richese")
    hand(s, 0, "dagger", "dune_the_desert_planet")
    give(s, 0, solari=3)
    stand(s, 1, "tech_negotiation", "dreadnought")
    stand(s, 2, "smuggling")
    assert {"send dagger tech_negotiation", "send dagger dreadnought"} <= legal(s)
    assert "send dune_the_desert_planet smuggling" not in legal(s)


def test_reveal_turns_leave_dreadnoughts_in_the_conflict() -> None:
    s = turn("dagger")
    intrigue(s, 0)
    fleet(s, 0, conflict=1)
    act(s, "reveal")
    assert strength(s.players[0]) == 3 + 1
    assert ships(s.players[0]) == (1, 0, 1)
