"""Tech tiles: acquiring them (IMP-X1, EX-IX-1) and what each of the eighteen does."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.imperium.rules import codes as k
from landsraad.imperium.rules.position import Position
from landsraad.imperium.rules.troops import strength
from landsraad.imperium.tables import TECH, TECH_ID

from .helpers import (
    act,
    asked,
    deck,
    discard,
    give,
    hand,
    in_play,
    influence,
    intrigue,
    intrigue_deck,
    legal,
    names,
    purse,
    row,
    secret,
    stand,
    starting,
    troops,
    zones,
)
from .helpers_ix import begin_fight, flipped, ix_table, own, owned, tiles, with_leader
from .phases import begin_endgame, reveal_all


def turn(*cards: str, leader: str = "earl_memnon_thorvald", **fields: Any) -> Position:
    """Seat 0 to move with these cards; its deck is daggers, a Plot card keeps its turn open."""
    s = with_leader(leader)
    hand(s, 0, *cards)
    deck(s, 0, "dagger", "dagger", "dagger", "dagger")
    discard(s, 0)
    intrigue(s, 0, "windfall")
    intrigue_deck(s, "bribery", "ambush", "charisma", "tiebreaker")
    tiles(s, "disposal_facility", "windtraps", "flagship")
    give(s, 0, **{"solari": 0, "spice": 0, "water": 0, **fields})
    return s


def buying(tile: str, **fields: Any) -> Position:
    """Seat 0 has just bought the tile with an Ixian Engineer and 20 spice."""
    s = turn("ixian_engineer", "dagger", **{"spice": 20, **fields})
    tiles(s, tile, "holoprojectors" if tile != "holoprojectors" else "windtraps")
    act(s, "send ixian_engineer smuggling", "do ixian_engineer.acquiretech", f"buy {tile}")
    return s


# ---------------------------------------------------------------- acquiring (IMP-X1.1 to X1.7, X1.13, X1.14)


def test_tech_negotiation_example() -> None:
    """EX-IX-1: Disposal Facility for 3 − 1 spice; then a card may be trashed, then the next tile is turned up."""
    s = turn("dagger", "diplomacy", spice=2)
    below = s.stacks[0][-2]
    act(s, "send dagger tech_negotiation", "pick tech_negotiation.1", "buy disposal_facility")
    p = s.players[0]
    assert p.spice == 0
    assert owned(p) == {"disposal_facility"}
    assert asked(s) == (0, "trash")  # the Acquire effect …
    assert s.view(0)["tech"][0] == {"tile": None, "left": 5}  # … before the next tile is turned up
    act(s, "trash diplomacy hand")
    assert s.view(0)["tech"][0] == {"tile": TECH[below].id, "left": 5}


def test_tech_negotiation_with_negotiators_returned() -> None:
    """Any number from 0 on that makes the price payable, also more than it needs; the rest is lost (IMP-X1.14)."""
    s = turn("dagger", "diplomacy", spice=1, negotiators=4, supply=5)
    act(s, "send dagger tech_negotiation", "pick tech_negotiation.1", "buy disposal_facility")
    assert starting(s, "return") == {"1", "2", "3", "4"}
    for returned, spice in ((1, 0), (2, 1), (4, 1)):
        t = s.clone()
        act(t, f"return {returned}")
        assert (t.players[0].negotiators, t.players[0].supply, t.players[0].spice) == (
            4 - returned,
            5 + returned,
            spice,
        )


def test_tech_negotiation_sends_one_negotiator_instead() -> None:
    s = turn("dagger", "diplomacy", spice=9)
    act(s, "send dagger tech_negotiation", "pick tech_negotiation.2")
    assert (s.players[0].negotiators, troops(s.players[0])) == (1, (8, 3, 0))
    assert not starting(s, "pick")
    assert owned(s.players[0]) == set()


def test_tech_negotiation_may_be_left_alone() -> None:
    s = turn("dagger", spice=9)
    act(s, "send dagger tech_negotiation")
    assert "end" in legal(s)


def test_no_negotiator_without_supply() -> None:
    s = turn("dagger", supply=0, garrison=12, spice=9)
    act(s, "send dagger tech_negotiation")
    assert starting(s, "pick") == {"tech_negotiation.1"}


def test_agent_on_tech_negotiation_is_1_persuasion() -> None:
    s = turn()
    stand(s, 0, "tech_negotiation")
    act(s, "reveal")
    assert s.players[0].persuasion == 1
    s = turn()
    stand(s, 1, "tech_negotiation")
    act(s, "reveal")
    assert s.players[0].persuasion == 0


def test_only_what_can_be_paid_is_offered() -> None:
    s = turn("ixian_engineer", "dagger", spice=2)
    act(s, "send ixian_engineer smuggling", "do ixian_engineer.acquiretech")
    assert owned(s.players[0]) == {"windtraps"}  # the only one of 3, 2 and 8 was bought
    s = turn("ixian_engineer", "dagger", spice=1)
    act(s, "send ixian_engineer smuggling")
    assert "do ixian_engineer.acquiretech" not in legal(s)


def test_one_tile_for_each_icon() -> None:
    s = turn("ixian_engineer", "dagger", spice=20)
    act(s, "send ixian_engineer smuggling", "do ixian_engineer.acquiretech", "buy windtraps")
    assert "do ixian_engineer.acquiretech" not in legal(s)
    assert not starting(s, "buy")


def test_discounts_of_two_icons_are_not_added() -> None:
    """IMP-X1.5: at the Dreadnought space with Rhombur's ring there are two icons, each for one tile at full price."""
    s = turn("signet_ring", "dagger", leader="prince_rhombur_vernius", solari=3, spice=5)
    act(s, "send signet_ring dreadnought", "do dreadnought.acquiretech", "buy disposal_facility", "skip")
    assert s.players[0].spice == 2
    act(s, "pick prince_rhombur_vernius.1")  # Windtraps, the only tile for 2
    assert s.players[0].spice == 0
    assert owned(s.players[0]) == {"disposal_facility", "windtraps"}


def test_a_price_never_falls_below_0() -> None:
    """IMP-X1.4: Artillery costs 1, the discount of the third shipping space is 2."""
    s = turn("landing_rights", "dagger", freighter=3, spice=1)
    tiles(s, "artillery")
    act(s, "send landing_rights arrakeen", "do landing_rights.freighter", "tech")
    assert s.players[0].spice == 1
    assert owned(s.players[0]) == {"artillery"}


def test_an_emptied_stack_stays_empty() -> None:
    s = turn("ixian_engineer", "dagger", spice=20)
    tiles(s, "windtraps", "artillery")
    s.stacks = ((TECH_ID["windtraps"],), s.stacks[1], ())
    act(s, "send ixian_engineer smuggling", "do ixian_engineer.acquiretech", "buy windtraps")
    assert s.view(0)["tech"][0] == {"tile": None, "left": 0}
    assert s.view(0)["tech"][2] == {"tile": None, "left": 0}


def test_no_tile_at_all() -> None:
    s = turn("ixian_engineer", "dagger", spice=20)
    tiles(s)
    act(s, "send ixian_engineer smuggling")
    assert "do ixian_engineer.acquiretech" not in legal(s)


def test_the_dreadnought_space_is_a_dreadnought_and_a_tile() -> None:
    s = turn("dagger", "diplomacy", solari=3, spice=2)
    act(s, "send dagger dreadnought")
    p = s.players[0]
    assert (p.solari, p.dread_supply, p.dread_garrison) == (0, 1, 1)
    assert "end" in legal(s)
    act(s, "do dreadnought.acquiretech")
    assert owned(p) == {"windtraps"}
    assert "send dagger dreadnought" not in legal(turn("dagger", solari=2))


def test_flipped_tiles_count_as_owned() -> None:
    """IMP-X1.14, with Ixian Engineer."""
    s = turn("ixian_engineer")
    own(s, 0, "training_drones", "artillery", "windtraps")
    act(s, "tile training_drones", "reveal")
    assert flipped(s.players[0]) == {"training_drones"}
    assert "do ixian_engineer.when" in legal(s)


# ---------------------------------------------------------------- the tiles


@pytest.mark.parametrize(
    ("cards", "swords"),
    [(("dagger", "jamis"), 1 + 2 + 2), (("diplomacy",), 0), (("imperial_bashar", "dagger"), 2 + 1 + 1 + 2)],
)
def test_artillery_adds_a_sword_for_each_sword_card(cards: tuple[str, ...], swords: int) -> None:
    s = turn(*cards)
    own(s, 0, "artillery")
    act(s, "reveal", "end")
    assert s.players[0].swords == swords


def test_artillery_counts_what_really_gives_swords() -> None:
    for choice, swords in ((1, 0), (2, 2 + 1)):
        s = turn("bene_gesserit_sister")
        own(s, 0, "artillery")
        act(s, "reveal", f"pick bene_gesserit_sister.{choice}", "end")
        assert s.players[0].swords == swords


def test_artillery_does_not_count_cards_of_agent_turns() -> None:
    s = turn()
    in_play(s, 0, "dagger")
    own(s, 0, "artillery")
    act(s, "reveal", "end")
    assert s.players[0].swords == 0


def test_chaumurky_draws_two_intrigue_cards() -> None:
    assert secret(buying("chaumurky").players[0]) == ["windfall", "bribery", "ambush"]


def test_chaumurky_wins_the_tie_against_every_other_tie_break() -> None:
    s = ix_table()
    for seat in range(3):
        give(s, seat, vp=7, spice=5 - seat, solari=9, intrigue=[])
    give(s, 1, vp=8)
    own(s, 2, "chaumurky")
    begin_endgame(s)
    assert s.over
    assert s.ranking == [[1], [2], [0]]


def test_detonation_devices_a_dreadnought_of_the_conflict_for_a_point() -> None:
    s = turn()
    own(s, 0, "detonation_devices")
    begin_fight(s, troops=(0, 1), dreadnoughts=(2,))
    while asked(s)[1] != "station":
        act(s, "pass" if "pass" in legal(s) else sorted(legal(s))[0])
    points = s.players[0].vp
    assert legal(s) == {"space arrakeen", "space carthag", "space imperial_basin", "detonate"}
    act(s, "detonate")
    p = s.players[0]
    assert (p.vp, p.dread_supply, p.dread_garrison, p.dread_conflict) == (points + 1, 1, 1, 0)
    assert set(s.dreads) == {-1}


def test_disposal_facility_trashes_in_play_with_6_persuasion() -> None:
    s = turn("convincing_argument", "convincing_argument", "diplomacy")
    own(s, 0, "disposal_facility")
    in_play(s, 0, "dagger")
    discard(s, 0, "seek_allies")
    act(s, "reveal")
    assert not starting(s, "do disposal_facility")  # 5
    s = turn("convincing_argument", "convincing_argument", "convincing_argument")
    own(s, 0, "disposal_facility")
    in_play(s, 0, "dagger")
    discard(s, 0, "seek_allies")
    act(s, "reveal", "do disposal_facility.when")
    assert legal(s) == {"trash convincing_argument play", "trash dagger play"}
    act(s, "trash dagger play")
    assert names(s.trashed) == ["dagger"]
    assert not starting(s, "do disposal_facility")


def test_disposal_facility_counts_persuasion_already_spent() -> None:
    s = turn("convincing_argument", "convincing_argument", "convincing_argument")
    own(s, 0, "disposal_facility")
    row(s, "landing_rights")
    act(s, "reveal", "acquire landing_rights")
    assert s.players[0].persuasion == 2
    assert "do disposal_facility.when" in legal(s)


def test_flagship_is_a_point_and_3_troops_for_4_solari() -> None:
    s = buying("flagship", solari=8)  # and 1 of Smuggling
    assert (s.players[0].vp, s.players[0].spice) == (1, 12)
    act(s, "tile flagship")
    assert troops(s.players[0]) == (6, 6, 0)
    assert s.players[0].solari == 5
    assert flipped(s.players[0]) == {"flagship"}
    assert "tile flagship" not in legal(s)
    s = turn("dagger", solari=3)
    own(s, 0, "flagship")
    assert "tile flagship" not in legal(s)


def test_recruits_of_a_flip_tile_may_be_deployed_without_limit() -> None:
    s = turn("dune_the_desert_planet", "dagger", solari=4)
    own(s, 0, "flagship")
    act(s, "tile flagship", "send dune_the_desert_planet imperial_basin")
    assert starting(s, "deploy") == {"1", "2", "3", "4", "5"}


def test_holoprojectors_discard_to_draw_once_a_round() -> None:
    s = turn("diplomacy", "signet_ring")
    own(s, 0, "holoprojectors")
    act(s, "tile holoprojectors", "discard diplomacy")
    assert names(s.players[0].hand) == ["signet_ring", "dagger"]
    assert "tile holoprojectors" not in legal(s)
    s = turn()
    own(s, 0, "holoprojectors")
    assert "tile holoprojectors" not in legal(s)


def next_round(s: Position) -> None:
    """Everybody has revealed and nobody fights; run on into the next round."""
    reveal_all(s)
    while s.phase != k.PLAYER_TURNS:
        s.apply(s.legal()[0])


def test_flipped_tiles_come_back_at_the_next_round_start() -> None:
    s = turn("dagger")
    own(s, 0, "training_drones")
    act(s, "tile training_drones")
    assert troops(s.players[0]) == (8, 4, 0)
    intrigue(s, 0)
    next_round(s)
    assert flipped(s.players[0]) == set()


def test_flip_tiles_work_in_the_reveal_turn() -> None:
    """IMP-X1.9, U5."""
    s = turn("diplomacy")
    own(s, 0, "training_drones")
    act(s, "reveal", "tile training_drones")
    assert troops(s.players[0]) == (8, 4, 0)


def test_flip_tiles_do_not_work_on_others_turns() -> None:
    s = turn()
    own(s, 1, "training_drones")
    assert "tile training_drones" not in legal(s)


def test_holtzman_engine_draws_a_sixth_card() -> None:
    s = turn()
    own(s, 0, "holtzman_engine")
    intrigue(s, 0)
    deck(s, 0, *["dagger"] * 8)
    deck(s, 1, *["dagger"] * 8)
    hand(s, 1)
    next_round(s)
    assert len(s.players[0].hand) == 6
    assert len(s.players[1].hand) == 5


@pytest.mark.parametrize(("copies", "points"), [(1, 0), (2, 1), (3, 1)])
def test_holtzman_engine_is_a_point_with_two_the_spice_must_flow(copies: int, points: int) -> None:
    s = ix_table()
    own(s, 0, "holtzman_engine")
    deck(s, 0, *["the_spice_must_flow"] * (copies - 1))
    hand(s, 0, "the_spice_must_flow")
    discard(s, 0)
    begin_endgame(s)
    assert s.players[0].vp == points


def test_invasion_ships_recruit_4() -> None:
    assert troops(buying("invasion_ships").players[0]) == (5, 7, 0)


def test_invasion_ships_pass_enemy_agents_of_this_turn() -> None:
    s = turn("reconnaissance", "diplomacy", "dagger")
    own(s, 0, "invasion_ships")
    stand(s, 1, "arrakeen")
    stand(s, 0, "carthag")
    assert "send reconnaissance arrakeen" not in legal(s)
    act(s, "tile invasion_ships", "discard diplomacy")
    assert "send reconnaissance arrakeen" in legal(s)
    assert "send reconnaissance carthag" not in legal(s)  # the own Agent still blocks
    act(s, "send reconnaissance arrakeen")
    assert "tile invasion_ships" not in legal(s)


def test_invasion_ships_are_for_the_agent_not_yet_sent() -> None:
    s = turn("reconnaissance", "diplomacy")
    own(s, 0, "invasion_ships")
    act(s, "send reconnaissance arrakeen")
    assert "tile invasion_ships" not in legal(s)
    s = turn("reconnaissance", "diplomacy")
    own(s, 0, "invasion_ships")
    act(s, "reveal")
    assert "tile invasion_ships" not in legal(s)


def test_memocorders_give_influence_of_choice() -> None:
    s = buying("memocorders")
    act(s, "influence bene_gesserit")
    assert influence(s.players[0])["bene_gesserit"] == 1


@pytest.mark.parametrize(("fremen", "points"), [(3, 1), (2, 0)])
def test_memocorders_are_a_point_with_3_on_every_track(fremen: int, points: int) -> None:
    s = ix_table()
    own(s, 0, "memocorders")
    give(s, 0, influence={"emperor": 3, "spacing_guild": 3, "bene_gesserit": 3, "fremen": fremen})
    begin_endgame(s)
    assert s.players[0].vp == points


def test_minimic_film_is_1_persuasion() -> None:
    s = turn()
    own(s, 0, "minimic_film")
    act(s, "reveal")
    assert s.players[0].persuasion == 1


@pytest.mark.parametrize(("seat", "swords"), [(0, 0), (1, 4)])
def test_restricted_ordnance_is_4_swords_with_a_council_seat(seat: int, swords: int) -> None:
    s = turn(council=seat)
    own(s, 0, "restricted_ordnance")
    act(s, "reveal")
    assert s.players[0].swords == swords


@pytest.mark.parametrize(
    ("tile", "gained"),
    [("minimic_film", (1, 1)), ("restricted_ordnance", (0, 5))],
)
def test_a_tile_bought_in_the_reveal_turn_works_at_once(tile: str, gained: tuple[int, int]) -> None:
    """IMP-X1.13. The Dagger gives one sword."""
    s = turn("dagger", spice=4, council=1)
    intrigue(s, 0, "windfall", "machine_culture")
    tiles(s, tile, "flagship")
    act(s, "reveal")
    before = s.players[0].persuasion  # 2 of the seat
    act(s, "plot machine_culture", f"buy {tile}")
    assert (s.players[0].persuasion - before, s.players[0].swords) == gained


def test_shuttle_fleet_influence_with_two_different_factions() -> None:
    s = buying("shuttle_fleet")
    act(s, "pick shuttle_fleet.1")
    assert starting(s, "pick") == {"shuttle_fleet.2", "shuttle_fleet.3", "shuttle_fleet.4"}
    act(s, "pick shuttle_fleet.4")
    assert influence(s.players[0]) == {"emperor": 1, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 1}


def test_shuttle_fleet_brings_2_solari_at_round_start() -> None:
    s = turn()
    own(s, 0, "shuttle_fleet")
    intrigue(s, 0)
    next_round(s)
    assert purse(s.players[0])[0] == 2
    assert purse(s.players[1])[0] == 0


def test_sonic_snoopers_draw_one_and_later_swap_any_number() -> None:
    s = buying("sonic_snoopers")
    assert secret(s.players[0]) == ["windfall", "bribery"]
    act(s, "tile sonic_snoopers", "under windfall", "under bribery")  # then none is left
    assert secret(s.players[0]) == ["ambush", "charisma"]
    assert owned(s.players[0]) == set()
    assert "tile sonic_snoopers" not in legal(s)
    assert TECH_ID["sonic_snoopers"] not in [t for stack in s.stacks for t in stack]


def test_sonic_snoopers_may_swap_nothing() -> None:
    s = turn("dagger")
    own(s, 0, "sonic_snoopers")
    act(s, "tile sonic_snoopers", "pass")
    assert secret(s.players[0]) == ["windfall"]
    assert owned(s.players[0]) == set()


def test_spaceport_draws_two() -> None:
    assert names(buying("spaceport").players[0].hand) == ["dagger", "dagger", "dagger"]


@pytest.mark.parametrize(("where", "zone"), [("top", "deck"), ("pile", "discard")])
def test_spaceport_cards_may_go_on_top_of_the_deck(where: str, zone: str) -> None:
    s = turn("convincing_argument")
    own(s, 0, "spaceport")
    row(s, "jamis", "treachery")
    act(s, "reveal", "acquire jamis", where)
    assert "jamis" in zones(s.players[0])[zone]


def test_spaceport_last_card_is_on_top_and_foldspace_counts() -> None:
    s = turn("diplomacy", "dagger")
    own(s, 0, "spaceport")
    act(s, "send diplomacy foldspace", "do foldspace.foldspace", "top")
    assert names(s.players[0].deck)[-1] == "foldspace"
    s = turn("convincing_argument", "convincing_argument")
    own(s, 0, "spaceport")
    row(s, "jamis", "freighter_fleet")
    act(s, "reveal", "acquire jamis", "top", "acquire freighter_fleet", "top")
    assert names(s.players[0].deck)[-2:] == ["jamis", "freighter_fleet"]


def test_spy_satellites_3_spice_and_the_tile_for_a_point() -> None:
    s = turn("dagger", spice=3)
    own(s, 0, "spy_satellites")
    act(s, "tile spy_satellites")
    assert (s.players[0].vp, s.players[0].spice, owned(s.players[0])) == (1, 0, set())
    s = turn("dagger", spice=2)
    own(s, 0, "spy_satellites")
    assert "tile spy_satellites" not in legal(s)


@pytest.mark.parametrize(("levels", "points"), [((0, 1, 2, 6), 2), ((0, 0, 1, 1), 4), ((2, 2, 2, 2), 0)])
def test_spy_satellites_kept_are_a_point_for_each_low_track(levels: tuple[int, ...], points: int) -> None:
    s = ix_table()
    own(s, 0, "spy_satellites")
    s.players[0].influence = levels
    begin_endgame(s)
    assert s.players[0].vp == points


def test_a_tile_that_scores_in_the_endgame_is_named_before_its_points() -> None:
    s = ix_table()
    own(s, 0, "spy_satellites", "training_drones")
    s.players[0].influence = (0, 1, 2, 6)
    s.log = []
    begin_endgame(s)
    tile = TECH_ID["spy_satellites"]
    assert s.log[-3:] == [(k.E_TECH_USED, 0, tile), (k.E_VP, 0, 2), (k.E_OVER, -1)]


def test_troop_transports_three_troops_straight_into_the_conflict() -> None:
    s = turn("dune_the_desert_planet", "dagger", freighter=2)
    own(s, 0, "troop_transports")
    act(s, "send dune_the_desert_planet smuggling", "do smuggling.freighter", "recall", "troops")
    assert starting(s, "deploy") == {"0", "1", "2", "3"}
    act(s, "deploy 2")
    assert troops(s.players[0]) == (6, 4, 2)


def test_troop_transports_recruits_kept_back_may_follow_at_a_combat_space() -> None:
    """IMP-4.10: recruited this turn and not deployed at once; one of Arrakeen and two of the garrison besides."""
    s = turn("landing_rights", "dagger", freighter=2)
    own(s, 0, "troop_transports")
    act(s, "send landing_rights arrakeen", "do landing_rights.freighter", "recall", "troops", "deploy 1")
    act(s, "spice", "influence fremen")
    assert troops(s.players[0]) == (5, 6, 1)
    assert starting(s, "deploy") == {"1", "2", "3", "4", "5"}


def test_troop_transports_with_two_troops_in_supply() -> None:
    s = turn("dune_the_desert_planet", "dagger", freighter=2, supply=2, garrison=10)
    own(s, 0, "troop_transports")
    act(s, "send dune_the_desert_planet smuggling", "do smuggling.freighter", "recall", "troops")
    assert starting(s, "deploy") == {"0", "1", "2"}


def test_troop_transports_in_rewards_only_garrison() -> None:
    s = turn(freighter=2)
    own(s, 0, "troop_transports")
    intrigue(s, 0)
    begin_fight(s, "skirmish_e", troops=(1,))
    garrison = s.players[0].garrison
    act(s, "recall", "troops")
    assert asked(s)[1] != "deploy"
    assert s.players[0].garrison == garrison + 3
    assert s.players[0].conflict == 1


def test_windtraps_water_when_bought_and_when_a_conflict_is_won() -> None:
    assert purse(buying("windtraps").players[0])[2] == 1
    s = turn()
    own(s, 0, "windtraps")
    intrigue(s, 0)
    begin_fight(s, "skirmish_f", troops=(1,))
    act(s, "skip")
    assert s.players[0].water == 1


def test_windtraps_nothing_in_a_tie() -> None:
    s = turn()
    own(s, 0, "windtraps")
    intrigue(s, 0)
    begin_fight(s, "skirmish_f", troops=(1, 1))
    assert s.players[0].water == 0


def test_a_tile_bought_is_usable_in_the_same_turn() -> None:
    s = buying("training_drones")
    act(s, "tile training_drones")
    assert troops(s.players[0]) == (8, 4, 0)


def test_no_tile_works_in_the_combat_window() -> None:
    s = turn(spice=9, solari=9)
    own(s, 0, "spy_satellites", "training_drones", "sonic_snoopers", "flagship")
    intrigue(s, 0, "ambush")
    begin_fight(s, troops=(1,))
    assert legal(s) == {"combat ambush", "pass"}
    assert strength(s.players[0]) == 2
