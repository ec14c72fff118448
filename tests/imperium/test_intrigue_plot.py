"""Every Plot card: its price, its effect, when it cannot be played, and where it goes (IMP-9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from landsraad.imperium.rules.position import Position
from landsraad.imperium.tables import CARD_ID, SPACE_ID

from .helpers import (
    PLAIN_LEADERS,
    act,
    asked,
    deck,
    discard,
    give,
    hand,
    imperium_deck,
    influence,
    intrigue,
    legal,
    names,
    purse,
    reserve,
    row,
    secret,
    stand,
    starting,
    table,
    troops,
    turn_of,
    zones,
)
from .phases import intrigue_discards

DEAR_ROW = ("stilgar", "stilgar", "stilgar", "stilgar", "stilgar")  # 5 Persuasion each


def holding(*cards: str, players: int = 3, leaders: Sequence[str] = PLAIN_LEADERS, **fields: Any) -> Position:
    """Seat 0 to move with these Intrigue cards; `fields` are its own."""
    s = table(players, leaders)
    intrigue(s, 0, *cards)
    give(s, 0, **fields)
    return s


def playable(s: Position, card: str) -> bool:
    return card in starting(s, "plot ")


def assert_played(s: Position, card: str) -> None:
    assert secret(s.players[0]) == []
    assert intrigue_discards(s) == [card]


# ---------------------------------------------------------------- plain gains


@pytest.mark.parametrize(("card", "gained"), [("windfall", (2, 0, 0)), ("water_peddlers_union", (0, 0, 1))])
def test_gains(card: str, gained: tuple[int, int, int]) -> None:
    s = holding(card, solari=0, spice=0, water=0)
    act(s, f"plot {card}")
    assert purse(s.players[0]) == gained
    assert_played(s, card)


@pytest.mark.parametrize(
    ("card", "faction"),
    [
        ("favored_subject", "emperor"),
        ("guild_authorization", "spacing_guild"),
        ("secret_of_the_sisterhood", "bene_gesserit"),
        ("know_their_ways", "fremen"),
    ],
)
def test_one_influence_with_the_faction_of_the_card(card: str, faction: str) -> None:
    s = holding(card)
    act(s, f"plot {card}")
    assert influence(s.players[0]) == {
        f: int(f == faction) for f in ("emperor", "spacing_guild", "bene_gesserit", "fremen")
    }
    assert_played(s, card)


def test_influence_at_the_top_of_the_track_may_be_played_and_is_lost() -> None:
    s = holding("favored_subject", influence={"emperor": 6})
    act(s, "plot favored_subject")
    assert s.players[0].influence[0] == 6
    assert_played(s, "favored_subject")


def test_councilors_dispensation_gives_2_spice_to_a_councilor() -> None:
    s = holding("councilors_dispensation", council=1)
    act(s, "plot councilors_dispensation")
    assert s.players[0].spice == 2
    assert_played(s, "councilors_dispensation")


def test_councilors_dispensation_needs_the_seat() -> None:
    assert not playable(holding("councilors_dispensation", solari=9), "councilors_dispensation")


# ---------------------------------------------------------------- something for something (IMP-9.3)


def test_bribery_costs_2_solari_for_one_influence_of_choice() -> None:
    s = holding("bribery", solari=3)
    act(s, "plot bribery")
    assert s.players[0].solari == 1
    assert legal(s) == {f"influence {f}" for f in ("emperor", "spacing_guild", "bene_gesserit", "fremen")}
    assert intrigue_discards(s) == []  # not before it is resolved (IMP-9.10)
    act(s, "influence fremen")
    assert influence(s.players[0])["fremen"] == 1
    assert_played(s, "bribery")


def test_bribery_needs_2_solari() -> None:
    assert not playable(holding("bribery", solari=1), "bribery")


def test_choam_shares_costs_7_solari_for_a_point() -> None:
    s = holding("choam_shares", solari=7)
    act(s, "plot choam_shares")
    assert (s.players[0].solari, s.players[0].vp) == (0, 1)
    assert_played(s, "choam_shares")
    assert not playable(holding("choam_shares", solari=6), "choam_shares")


def test_the_sleeper_must_awaken_costs_4_spice_for_a_point() -> None:
    s = holding("the_sleeper_must_awaken", spice=5)
    act(s, "plot the_sleeper_must_awaken")
    assert (s.players[0].spice, s.players[0].vp) == (1, 1)
    assert_played(s, "the_sleeper_must_awaken")
    assert not playable(holding("the_sleeper_must_awaken", spice=3), "the_sleeper_must_awaken")


def test_water_of_life_costs_water_and_spice_for_three_cards() -> None:
    s = holding("water_of_life", water=1, spice=1)
    hand(s, 0, "dagger")
    deck(s, 0, "chani", "stilgar", "gurney_halleck", "duncan_idaho")
    act(s, "plot water_of_life")
    assert purse(s.players[0]) == (0, 0, 0)
    assert zones(s.players[0])["hand"] == ["chani", "dagger", "gurney_halleck", "stilgar"]
    assert_played(s, "water_of_life")


@pytest.mark.parametrize(("water", "spice"), [(0, 5), (5, 0)])
def test_water_of_life_needs_both(water: int, spice: int) -> None:
    assert not playable(holding("water_of_life", water=water, spice=spice), "water_of_life")


def test_water_of_life_reshuffles_only_when_the_deck_runs_out() -> None:
    s = holding("water_of_life", water=1, spice=1)
    hand(s, 0, "dagger")
    deck(s, 0, "chani")
    discard(s, 0, "stilgar")
    act(s, "plot water_of_life")
    assert zones(s.players[0])["hand"] == ["chani", "dagger", "stilgar"]


# ---------------------------------------------------------------- Bindu Suspension (IMP-12.3)


def bindu() -> Position:
    s = holding("bindu_suspension", "windfall")
    hand(s, 0, "dagger", "dune_the_desert_planet")
    deck(s, 0, "chani", "stilgar")
    return s


def test_bindu_suspension_draws_a_card_and_passes_the_turn() -> None:
    s = bindu()
    act(s, "plot bindu_suspension")
    assert zones(s.players[0])["hand"] == ["chani", "dagger", "dune_the_desert_planet"]
    assert asked(s) == (0, "pass_turn")
    act(s, "pass")
    assert asked(s) == (1, "turn")
    assert s.players[0].agents == 2
    assert len(s.players[0].hand) == 3
    assert intrigue_discards(s) == ["bindu_suspension"]


def test_bindu_suspension_need_not_pass() -> None:
    s = bindu()
    act(s, "plot bindu_suspension", "skip")
    assert asked(s) == (0, "turn")
    act(s, "send dagger hall_of_oratory")
    assert s.players[0].agents == 1


def test_after_a_passed_turn_comes_the_next_regular_one() -> None:
    s = bindu()
    act(s, "plot bindu_suspension", "pass")
    act(s, "reveal", "end", "reveal", "end")
    assert asked(s) == (0, "turn")
    assert "send dagger hall_of_oratory" in legal(s)


def test_bindu_suspension_only_before_anything_else() -> None:
    s = bindu()
    act(s, "plot windfall")
    assert not playable(s, "bindu_suspension")


# ---------------------------------------------------------------- Bypass Protocol (IMP-5.10, IMP-5.20)


def test_bypass_protocol_takes_a_card_of_3_or_less_to_the_discard_pile() -> None:
    s = holding("bypass_protocol", spice=0)
    discard(s, 0)
    row(s, "space_travel", "stilgar", "duncan_idaho", "dr_yueh", "carryall")  # 3, 5, 4, 1, 5
    imperium_deck(s, "chani")
    act(s, "plot bypass_protocol")
    # Without 2 spice there is no choice between the halves. Foldspace is never acquired like this (IMP-5.9).
    assert legal(s) == {"acquire space_travel", "acquire dr_yueh", "acquire arrakis_liaison"}
    act(s, "acquire space_travel")
    assert names(s.players[0].discard) == ["space_travel"]
    assert names(s.row) == ["chani", "stilgar", "duncan_idaho", "dr_yueh", "carryall"]
    assert_played(s, "bypass_protocol")


def test_bypass_protocol_for_2_spice_takes_a_card_of_5_or_less_to_the_deck_top() -> None:
    s = holding("bypass_protocol", spice=2)
    discard(s, 0)
    row(s, "space_travel", "stilgar", "duncan_idaho", "dr_yueh", "liet_kynes")  # 3, 5, 4, 1, 5
    act(s, "plot bypass_protocol")
    assert legal(s) == {"pick bypass_protocol.1", "pick bypass_protocol.2"}
    act(s, "pick bypass_protocol.2")
    assert s.players[0].spice == 0
    assert starting(s, "acquire ") == {
        "space_travel",
        "stilgar",
        "duncan_idaho",
        "dr_yueh",
        "liet_kynes",
        "arrakis_liaison",
    }
    act(s, "acquire stilgar")
    assert names(s.players[0].deck)[-1] == "stilgar"
    assert names(s.players[0].discard) == []
    assert s.view(1)["players"][0]["deck_top_known"] == ["stilgar"]
    assert_played(s, "bypass_protocol")


def test_bypass_protocol_takes_nothing_dearer_than_5() -> None:
    s = holding("bypass_protocol", spice=9)
    row(s, "reverend_mother_mohiam", "lady_jessica", "kwisatz_haderach", "firm_grip", "stilgar")  # 6, 7, 8, 4, 5
    act(s, "plot bypass_protocol", "pick bypass_protocol.2")
    assert starting(s, "acquire ") == {"firm_grip", "stilgar", "arrakis_liaison"}


def test_bypass_protocol_without_a_cheap_card_leaves_only_the_dear_half() -> None:
    s = holding("bypass_protocol", spice=2)
    row(s, *DEAR_ROW)
    reserve(s, "arrakis_liaison", 0)
    act(s, "plot bypass_protocol")
    # Only one card, only one half: both are taken without asking.
    assert names(s.players[0].deck)[-1] == "stilgar"
    assert s.players[0].spice == 0


def test_bypass_protocol_cannot_be_played_with_nothing_to_take() -> None:
    s = holding("bypass_protocol", spice=1)
    row(s, *DEAR_ROW)
    reserve(s, "arrakis_liaison", 0)
    assert not playable(s, "bypass_protocol")


def test_bypass_protocol_gives_the_acquire_box() -> None:
    s = holding("bypass_protocol", spice=2, water=0)
    row(s, "chani", *DEAR_ROW[:4])
    act(s, "plot bypass_protocol", "pick bypass_protocol.2", "acquire chani")
    assert s.players[0].water == 1


@pytest.mark.parametrize(("aside", "within_3"), [("space_travel", True), ("smugglers_thopter", False)])
def test_helena_may_take_her_set_aside_card_at_its_printed_price(aside: str, within_3: bool) -> None:
    """Her discount would bring Smuggler's Thopter (4) to 3; the printed price counts (IMP-5.20)."""
    s = holding("bypass_protocol", spice=2, leaders=("helena_richese", *PLAIN_LEADERS))
    discard(s, 0)
    row(s, "dr_yueh", *DEAR_ROW[:4])
    give(s, 0, aside=CARD_ID[aside])
    act(s, "plot bypass_protocol", "pick bypass_protocol.1")
    assert (f"acquire {aside} aside" in legal(s)) == within_3
    if within_3:
        act(s, f"acquire {aside} aside")
        assert names(s.players[0].discard) == [aside]
        assert s.players[0].aside == -1


# ---------------------------------------------------------------- Calculated Hire (IMP-12.4, IMP-12.20)


def test_calculated_hire_takes_the_mentat_for_1_spice() -> None:
    s = holding("calculated_hire", spice=1)
    act(s, "plot calculated_hire")
    assert (s.players[0].spice, s.players[0].agents, s.mentat) == (0, 3, 0)
    assert_played(s, "calculated_hire")


def test_calculated_hire_needs_spice() -> None:
    assert not playable(holding("calculated_hire", spice=0), "calculated_hire")


@pytest.mark.parametrize("mentat", [0, 1, 4, 5])
def test_calculated_hire_needs_the_mentat_on_its_space(mentat: int) -> None:
    """In use by anybody, or promised to anybody for the next round: not on its space."""
    s = holding("calculated_hire", spice=1)
    s.mentat = mentat
    assert not playable(s, "calculated_hire")


def test_the_hired_mentat_leaves_only_a_card_on_its_space() -> None:
    s = holding("calculated_hire", spice=1, solari=2)
    hand(s, 0, "dagger", "dagger")
    deck(s, 0, "chani")
    act(s, "plot calculated_hire", "send dagger mentat")
    assert "chani" in names(s.players[0].hand)
    assert s.players[0].agents == 2


# ---------------------------------------------------------------- Charisma, Recruitment Mission (IMP-9.4, IMP-9.10)


def test_charisma_waits_open_for_the_reveal_turn() -> None:
    s = holding("charisma")
    hand(s, 0, "dune_the_desert_planet", "convincing_argument")
    act(s, "plot charisma", "send dune_the_desert_planet secure_contract")
    assert secret(s.players[0]) == []
    assert intrigue_discards(s) == []
    assert s.view(2)["players"][0]["waiting"] == ["charisma"]
    turn_of(s, 0)
    act(s, "reveal")
    assert s.players[0].persuasion == 4  # Convincing Argument 2, Charisma 2
    assert intrigue_discards(s) == []
    act(s, "end")
    assert intrigue_discards(s) == ["charisma"]
    assert s.view(2)["players"][0]["waiting"] == []


def test_charisma_in_the_reveal_turn_counts_at_once() -> None:
    s = holding("charisma")
    hand(s, 0, "convincing_argument")
    act(s, "reveal", "plot charisma")
    assert s.players[0].persuasion == 4
    act(s, "end")
    assert intrigue_discards(s) == ["charisma"]


def test_charisma_counts_once() -> None:
    s = holding("charisma")
    act(s, "plot charisma")
    hand(s, 0)
    act(s, "reveal", "end")
    turn_of(s, 0)
    give(s, 0, revealed=0)
    act(s, "reveal")
    assert s.players[0].persuasion == 0


def test_recruitment_mission_gives_1_persuasion_and_cards_to_the_deck_top() -> None:
    s = holding("recruitment_mission")
    hand(s, 0, "convincing_argument", "convincing_argument", "dagger")
    discard(s, 0)
    row(s, "dr_yueh", "space_travel", *DEAR_ROW[:3])  # 1, 3
    imperium_deck(s, "chani", "chani")
    act(s, "plot recruitment_mission", "reveal")
    assert s.players[0].persuasion == 5
    act(s, "acquire dr_yueh")
    assert legal(s) == {"top", "pile"}
    act(s, "top", "acquire space_travel", "top")
    assert names(s.players[0].deck)[-2:] == ["dr_yueh", "space_travel"]  # the last acquired is on top
    assert s.view(1)["players"][0]["deck_top_known"] == ["dr_yueh", "space_travel"]


def test_recruitment_mission_is_decided_card_by_card() -> None:
    s = holding("recruitment_mission")
    hand(s, 0, "convincing_argument", "convincing_argument")
    discard(s, 0)
    row(s, "dr_yueh", "space_travel", *DEAR_ROW[:3])
    imperium_deck(s, "chani", "chani")
    act(s, "reveal", "plot recruitment_mission", "acquire dr_yueh", "pile", "acquire space_travel", "top")
    assert "dr_yueh" in names(s.players[0].discard)
    assert "space_travel" not in names(s.players[0].discard)
    assert names(s.players[0].deck)[-1] == "space_travel"


def test_recruitment_mission_does_not_help_before_it_is_played() -> None:
    s = holding("recruitment_mission")
    hand(s, 0, "convincing_argument")
    discard(s, 0)
    row(s, "dr_yueh", *DEAR_ROW[:4])
    imperium_deck(s, "chani")
    act(s, "reveal", "acquire dr_yueh")
    assert names(s.players[0].discard) == ["dr_yueh"]


def test_recruitment_mission_does_not_help_on_an_agent_turn() -> None:
    s = holding("recruitment_mission", "bypass_protocol", spice=0)
    discard(s, 0)
    row(s, "dr_yueh", *DEAR_ROW[:4])
    imperium_deck(s, "chani")
    act(s, "plot recruitment_mission", "plot bypass_protocol", "acquire dr_yueh")
    assert names(s.players[0].discard) == ["dr_yueh"]


def test_recruitment_mission_ends_with_the_reveal_turn() -> None:
    s = holding("recruitment_mission")
    hand(s, 0, "dagger")
    act(s, "plot recruitment_mission", "reveal", "end")
    assert s.players[0].to_top == 0
    assert intrigue_discards(s) == ["recruitment_mission"]


# ---------------------------------------------------------------- Dispatch an Envoy, Infiltrate


def test_dispatch_an_envoy_adds_the_four_faction_icons() -> None:
    s = holding("dispatch_an_envoy", spice=0, water=0, solari=0)
    hand(s, 0, "dagger", "convincing_argument")
    assert starting(s, "send ") == {"dagger hall_of_oratory"}
    act(s, "plot dispatch_an_envoy")
    free = {"wealth", "foldspace", "secrets", "stillsuits"}  # costs still have to be paid
    assert starting(s, "send dagger") == free | {"hall_of_oratory"}
    assert starting(s, "send convincing_argument") == free  # a card without icons has some now (U8)
    assert_played(s, "dispatch_an_envoy")


def test_dispatch_an_envoy_is_for_one_turn() -> None:
    s = holding("dispatch_an_envoy", spice=0, water=0, solari=0)
    hand(s, 0, "dagger", "dagger")
    act(s, "plot dispatch_an_envoy", "send dagger foldspace")
    turn_of(s, 0)
    assert starting(s, "send dagger") == {"hall_of_oratory"}


def test_an_envoy_gains_the_influence_of_the_space() -> None:
    s = holding("dispatch_an_envoy")
    hand(s, 0, "convincing_argument")
    act(s, "plot dispatch_an_envoy", "send convincing_argument wealth")
    assert influence(s.players[0])["emperor"] == 1
    assert s.players[0].solari == 2


def test_infiltrate_ignores_enemy_agents_but_not_own_ones() -> None:
    s = holding("infiltrate", solari=0, spice=0, water=0)
    hand(s, 0, "reconnaissance", "seek_allies")
    stand(s, 1, "arrakeen", "wealth")
    stand(s, 0, "carthag")
    assert starting(s, "send reconnaissance") == set()
    assert starting(s, "send seek_allies") == {"foldspace", "secrets", "stillsuits"}
    act(s, "plot infiltrate")
    assert starting(s, "send reconnaissance") == {"arrakeen"}
    assert starting(s, "send seek_allies") == {"wealth", "foldspace", "secrets", "stillsuits"}
    assert_played(s, "infiltrate")
    act(s, "send reconnaissance arrakeen")
    assert s.view(0)["agents"]["arrakeen"] == [0, 1]


def test_infiltrate_does_not_lift_the_voice_costs_or_requirements() -> None:
    s = holding("infiltrate", solari=0, spice=0, water=0)
    hand(s, 0, "reconnaissance")
    stand(s, 1, "arrakeen", "sietch_tabr")
    give(s, 2, voice=SPACE_ID["arrakeen"], voice_on=0b011)
    act(s, "plot infiltrate")
    assert starting(s, "send reconnaissance") == {"carthag"}


def test_infiltrate_is_for_one_turn() -> None:
    s = holding("infiltrate")
    hand(s, 0, "reconnaissance", "reconnaissance")
    stand(s, 1, "arrakeen", "carthag")
    act(s, "plot infiltrate", "send reconnaissance arrakeen")
    turn_of(s, 0)
    assert starting(s, "send reconnaissance") == set()


# ---------------------------------------------------------------- Double Cross


def test_double_cross_swaps_a_troop_in_the_conflict() -> None:
    s = holding("double_cross", players=4, solari=1, supply=9, garrison=3)
    give(s, 1, conflict=2, supply=7)
    give(s, 3, conflict=1, supply=8)
    act(s, "plot double_cross")
    assert legal(s) == {"seat 1", "seat 3"}
    act(s, "seat 1")
    assert s.players[0].solari == 0
    assert troops(s.players[1]) == (8, 3, 1)
    assert troops(s.players[0]) == (8, 3, 1)
    assert_played(s, "double_cross")


def test_double_cross_with_an_empty_supply_does_the_first_half() -> None:
    s = holding("double_cross", solari=1, supply=0, garrison=12)
    give(s, 1, conflict=1, supply=8)
    act(s, "plot double_cross")  # only one opponent can be named
    assert troops(s.players[1]) == (9, 3, 0)
    assert troops(s.players[0]) == (0, 12, 0)


@pytest.mark.parametrize(("solari", "enemy"), [(0, 1), (1, 0)])
def test_double_cross_needs_a_solari_and_an_enemy_troop(solari: int, enemy: int) -> None:
    s = holding("double_cross", solari=solari, conflict=3)
    give(s, 1, conflict=enemy)
    assert not playable(s, "double_cross")


# ---------------------------------------------------------------- Poison Snooper (IMP-12.7)


def snooping(*top: str) -> Position:
    s = holding("poison_snooper")
    hand(s, 0, "dagger")
    deck(s, 0, *top)
    discard(s, 0, "chani")
    return s


def test_poison_snooper_draws_the_top_card() -> None:
    s = snooping("stilgar", "diplomacy")
    act(s, "plot poison_snooper")
    assert legal(s) == {"draw it", "trash it"}
    act(s, "draw it")
    assert zones(s.players[0])["hand"] == ["dagger", "stilgar"]
    assert names(s.players[0].deck) == ["diplomacy"]
    assert_played(s, "poison_snooper")


def test_poison_snooper_trashes_the_top_card() -> None:
    s = snooping("stilgar", "diplomacy")
    act(s, "plot poison_snooper", "trash it")
    assert names(s.trashed) == ["stilgar"]
    assert zones(s.players[0])["hand"] == ["dagger"]
    assert names(s.players[0].deck) == ["diplomacy"]


def test_poison_snooper_returns_a_reserve_card_to_its_stack() -> None:
    s = snooping("arrakis_liaison")
    reserve(s, "arrakis_liaison", 7)
    act(s, "plot poison_snooper", "trash it")
    assert s.view(0)["reserve"]["arrakis_liaison"] == 8
    assert names(s.trashed) == []


def test_poison_snooper_cannot_be_played_with_an_empty_deck() -> None:
    """No reshuffle just to look."""
    assert not playable(snooping(), "poison_snooper")


def test_poison_snooper_in_the_reveal_turn_reveals_the_card() -> None:
    s = snooping("convincing_argument", "diplomacy")
    act(s, "reveal", "plot poison_snooper", "draw it")
    assert s.players[0].persuasion == 2
    assert "convincing_argument" in names(s.players[0].play)
    assert names(s.players[0].hand) == []


# ---------------------------------------------------------------- Rapid Mobilization, Reinforcements


def test_rapid_mobilization_deploys_any_number_from_the_garrison() -> None:
    s = holding("rapid_mobilization", garrison=5, supply=7)
    act(s, "plot rapid_mobilization")
    assert legal(s) == {f"deploy {n}" for n in range(6)}
    act(s, "deploy 4")
    assert troops(s.players[0]) == (7, 1, 4)
    assert_played(s, "rapid_mobilization")


def test_rapid_mobilization_is_outside_the_limit_of_combat_spaces() -> None:
    s = holding("rapid_mobilization", garrison=5, supply=7)
    hand(s, 0, "dune_the_desert_planet")
    act(s, "send dune_the_desert_planet imperial_basin", "deploy 2", "plot rapid_mobilization", "deploy 3")
    assert troops(s.players[0]) == (7, 0, 5)


def test_rapid_mobilization_does_not_use_up_the_two_of_a_combat_space() -> None:
    s = holding("rapid_mobilization", garrison=5, supply=7)
    hand(s, 0, "dune_the_desert_planet")
    act(s, "send dune_the_desert_planet imperial_basin", "plot rapid_mobilization", "deploy 3")
    assert starting(s, "deploy ") == {"1", "2"}


def test_rapid_mobilization_in_the_reveal_turn_makes_strength() -> None:
    s = holding("rapid_mobilization", garrison=2, supply=10)
    hand(s, 0, "dagger")
    act(s, "reveal", "plot rapid_mobilization", "deploy 2")
    assert s.view(0)["players"][0]["strength"] == 5  # two troops and the Dagger


def test_rapid_mobilization_may_be_played_for_nothing() -> None:
    s = holding("rapid_mobilization", garrison=0, supply=12)
    act(s, "plot rapid_mobilization")
    assert_played(s, "rapid_mobilization")
    assert troops(s.players[0]) == (12, 0, 0)


def test_reinforcements_recruits_3_for_3_solari() -> None:
    s = holding("reinforcements", solari=3)
    act(s, "plot reinforcements")
    assert s.players[0].solari == 0
    assert troops(s.players[0]) == (6, 6, 0)
    assert_played(s, "reinforcements")
    assert not playable(holding("reinforcements", solari=2), "reinforcements")


def test_reinforcements_before_a_combat_space_may_be_deployed_there() -> None:
    s = holding("reinforcements", solari=3)
    hand(s, 0, "dune_the_desert_planet")
    act(s, "plot reinforcements", "send dune_the_desert_planet imperial_basin")
    assert starting(s, "deploy ") == {"1", "2", "3", "4", "5"}  # the three recruits and two others


def test_reinforcements_on_another_space_stay_in_the_garrison() -> None:
    s = holding("reinforcements", "windfall", solari=3)
    hand(s, 0, "dune_the_desert_planet")
    act(s, "send dune_the_desert_planet secure_contract", "plot reinforcements")
    assert starting(s, "deploy ") == set()


def test_reinforcements_in_the_reveal_turn_may_go_to_the_conflict() -> None:
    s = holding("reinforcements", solari=3)
    act(s, "reveal", "plot reinforcements")
    assert legal(s) == {"deploy 0", "deploy 1", "deploy 2", "deploy 3"}
    act(s, "deploy 2")
    assert troops(s.players[0]) == (6, 4, 2)


def test_reinforcements_with_a_short_supply() -> None:
    s = holding("reinforcements", solari=3, supply=1, garrison=11)
    act(s, "reveal", "plot reinforcements")
    assert legal(s) == {"deploy 0", "deploy 1"}


def test_reinforcements_with_an_empty_supply_may_be_played() -> None:
    s = holding("reinforcements", solari=3, supply=0, garrison=12)
    act(s, "reveal", "plot reinforcements")
    assert troops(s.players[0]) == (0, 12, 0)
    assert_played(s, "reinforcements")


# ---------------------------------------------------------------- Refocus, Urgent Mission


def test_refocus_shuffles_the_discard_pile_into_the_deck_and_draws() -> None:
    s = holding("refocus")
    hand(s, 0, "dagger")
    deck(s, 0, "chani", "stilgar")
    discard(s, 0, "diplomacy", "gurney_halleck")
    act(s, "plot refocus")
    p = s.players[0]
    assert names(p.discard) == []
    assert len(p.deck) == 3
    assert sorted(names(p.deck + p.hand)) == ["chani", "dagger", "diplomacy", "gurney_halleck", "stilgar"]
    assert_played(s, "refocus")


def test_refocus_with_an_empty_discard_pile_reshuffles_the_deck() -> None:
    def drawn(seed: int) -> str:
        s = table(seed=seed)
        intrigue(s, 0, "refocus")
        hand(s, 0)
        discard(s, 0)
        deck(s, 0, "chani", "stilgar", "diplomacy")
        act(s, "plot refocus")
        return names(s.players[0].hand)[0]

    assert {drawn(seed) for seed in range(25)} == {"chani", "stilgar", "diplomacy"}


def test_refocus_may_be_played_without_any_card() -> None:
    s = holding("refocus")
    hand(s, 0)
    deck(s, 0)
    discard(s, 0)
    act(s, "plot refocus")
    assert_played(s, "refocus")


def test_urgent_mission_recalls_an_agent_who_may_go_again() -> None:
    s = holding("urgent_mission")
    hand(s, 0, "reconnaissance")
    stand(s, 0, "arrakeen", "carthag")
    assert starting(s, "send ") == set()
    act(s, "plot urgent_mission")
    assert legal(s) == {"space arrakeen", "space carthag"}
    act(s, "space arrakeen")
    assert s.players[0].agents == 1
    assert "arrakeen" not in s.view(0)["agents"]
    assert starting(s, "send reconnaissance") == {"arrakeen"}  # empty for everybody at once (IMP-4.18)
    assert_played(s, "urgent_mission")


def test_urgent_mission_needs_an_agent_on_the_board() -> None:
    assert not playable(holding("urgent_mission"), "urgent_mission")


def test_urgent_mission_leaves_other_agents_on_the_space() -> None:
    s = holding("urgent_mission")
    hand(s, 0, "reconnaissance")
    stand(s, 0, "arrakeen")
    stand(s, 1, "arrakeen")
    act(s, "plot urgent_mission")
    assert s.view(0)["agents"]["arrakeen"] == [1]
    assert "arrakeen" not in starting(s, "send reconnaissance")


def test_urgent_mission_in_the_middle_of_a_turn_keeps_what_is_open() -> None:
    """Deployment stays open because the Agent was sent (IMP-4.18)."""
    s = holding("urgent_mission")
    hand(s, 0, "dune_the_desert_planet")
    act(s, "send dune_the_desert_planet imperial_basin", "plot urgent_mission")
    assert s.players[0].agents == 2
    assert s.players[0].spice == 1
    assert starting(s, "deploy ") == {"1", "2"}


def test_urgent_mission_in_the_reveal_turn_is_no_second_agent_turn() -> None:
    s = holding("urgent_mission")
    stand(s, 0, "arrakeen")
    act(s, "reveal", "plot urgent_mission", "end")
    assert s.players[0].agents == 2
    assert asked(s)[0] == 1
