"""Cards, spaces and leaders together: orders, limits, and what is asked (IMP-4.8, IMP-4.10, IMP-11.8, IMP-12)."""

from __future__ import annotations

import pytest

from .helpers import (
    act,
    ally,
    asked,
    bonus_spice,
    control,
    deck,
    discard,
    give,
    hand,
    imperium_deck,
    in_play,
    in_reserve,
    influence,
    intrigue,
    intrigue_deck,
    legal,
    names,
    purse,
    reserve,
    row,
    secret,
    stand,
    starting,
    table,
    take_draws,
    troops,
    turn_of,
    zones,
)

ALL_SPACES = 22

# ---------------------------------------------------------------- draw, trash, reshuffle


def test_a_draw_that_needs_no_reshuffle_is_not_asked_about() -> None:
    s = table()
    hand(s, 0, "fedaykin_death_commando", "dagger")
    deck(s, 0, "scout")
    discard(s, 0, "chani")
    act(s, "send fedaykin_death_commando arrakeen")
    assert names(s.players[0].hand) == ["dagger", "scout"]


def test_before_a_reshuffle_the_player_decides_whether_to_trash_first() -> None:
    """IMP-1.6, IMP-4.8: trashing from the pile first changes what can be drawn."""
    s = table()
    hand(s, 0, "fedaykin_death_commando", "dagger")
    deck(s, 0)
    discard(s, 0, "chani", "seek_allies")
    act(s, "send fedaykin_death_commando arrakeen")
    assert {"do arrakeen.draw", "do fedaykin_death_commando.trash"} <= legal(s)
    assert "end" not in legal(s)  # the draw is mandatory
    trash_first = s.clone()
    act(trash_first, "do fedaykin_death_commando.trash", "trash seek_allies discard")
    assert names(trash_first.players[0].hand) == ["dagger", "chani"]
    act(s, "do arrakeen.draw", "do fedaykin_death_commando.trash")
    assert len(s.players[0].hand) == 2
    assert len(s.players[0].deck) == 1


def test_a_reshuffle_may_come_in_the_middle_of_a_draw() -> None:
    """IMP-1.6, IMP-1.11: one card at a time."""
    s = table()
    hand(s, 0, "reconnaissance", "dagger")
    deck(s, 0, "scout")
    discard(s, 0, "chani", "stilgar", "dr_yueh")
    give(s, 0, water=2)
    act(s, "send reconnaissance research_station")
    p = s.players[0]
    assert names(p.hand)[:2] == ["dagger", "scout"]
    assert (len(p.hand), len(p.deck), p.discard) == (4, 1, [])
    assert sorted(names(p.hand[2:] + p.deck)) == ["chani", "dr_yueh", "stilgar"]


def test_nothing_to_draw_from() -> None:
    """IMP-1.6: deck and discard pile empty, and the card in play is not part of either."""
    s = table()
    hand(s, 0, "reconnaissance", "dagger")
    deck(s, 0, "scout")
    discard(s, 0)
    give(s, 0, water=2)
    act(s, "send reconnaissance research_station")
    assert names(s.players[0].hand) == ["dagger", "scout"]


def test_selective_breeding_paid_with_the_card_just_played() -> None:
    """U14."""
    s = table()
    hand(s, 0, "diplomacy", "dagger")
    deck(s, 0, "scout", "chani", "stilgar")
    discard(s, 0)
    give(s, 0, spice=2)
    act(s, "send diplomacy selective_breeding", "do selective_breeding.arrow", "trash diplomacy play")
    assert names(s.trashed) == ["diplomacy"]
    assert s.players[0].play == []
    assert names(s.players[0].hand) == ["dagger", "scout", "chani"]


def test_selective_breeding_paid_with_seek_allies_itself() -> None:
    """The card goes away once: as the cost, or by its own box, in the order its owner likes."""
    s = table()
    hand(s, 0, "seek_allies", "dagger")
    deck(s, 0, "scout", "chani", "stilgar")
    discard(s, 0)
    give(s, 0, spice=2)
    act(s, "send seek_allies selective_breeding")
    assert {"do seek_allies.trash_this", "do selective_breeding.arrow"} <= legal(s)
    as_cost = s.clone()
    act(as_cost, "do selective_breeding.arrow", "trash seek_allies play")
    assert names(as_cost.trashed) == ["seek_allies"]
    assert names(as_cost.players[0].hand) == ["dagger", "scout", "chani"]
    act(s, "do seek_allies.trash_this", "do selective_breeding.arrow")
    assert names(s.trashed) == ["seek_allies", "dagger"]  # the only card left to pay with
    assert names(s.players[0].hand) == ["scout", "chani"]


def test_assassination_mission_as_the_cost_of_selective_breeding() -> None:
    s = table()
    hand(s, 0, "diplomacy", "assassination_mission", "dagger")
    deck(s, 0, "scout", "chani")
    give(s, 0, spice=2)
    act(s, "send diplomacy selective_breeding", "do selective_breeding.arrow", "trash assassination_mission hand")
    assert s.players[0].solari == 4
    assert names(s.players[0].hand) == ["dagger", "scout", "chani"]


def test_the_other_bene_gesserit_card_may_be_trashed_after_it_has_counted() -> None:
    s = table()
    in_play(s, 0, "the_voice")
    hand(s, 0, "gene_manipulation", "dagger")
    act(s, "send gene_manipulation hall_of_oratory", "do gene_manipulation.trash", "trash the_voice play")
    assert s.players[0].spice == 2
    assert names(s.trashed) == ["the_voice"]


def test_a_trashed_reserve_card_goes_back_to_its_stack() -> None:
    """IMP-1.7; the point of The Spice Must Flow stays."""
    s = table()
    hand(s, 0, "guild_administrator", "the_spice_must_flow", "arrakis_liaison")
    give(s, 0, vp=1)
    act(s, "send guild_administrator secure_contract", "do guild_administrator.trash", "trash the_spice_must_flow hand")
    assert in_reserve(s, "the_spice_must_flow") == 11
    assert s.trashed == []
    assert s.players[0].vp == 1


# ---------------------------------------------------------------- Foldspace


def test_foldspace_sent_to_the_foldspace_space() -> None:
    """The card goes back and another comes: one in the discard pile, the stack as before."""
    s = table()
    hand(s, 0, "foldspace", "dagger")
    deck(s, 0, "scout", "chani")
    discard(s, 0)
    reserve(s, "foldspace", 3)
    act(s, "send foldspace foldspace")
    assert names(s.players[0].hand) == ["dagger", "scout"]
    assert names(s.players[0].discard) == ["foldspace"]
    assert in_reserve(s, "foldspace") == 3


def test_whether_the_new_foldspace_is_part_of_the_reshuffle_is_the_players_choice() -> None:
    """IMP-4.8: with an empty deck, Space Travel may draw before or after the new card reaches the pile."""
    s = table()
    hand(s, 0, "space_travel", "dagger")
    deck(s, 0)
    discard(s, 0, "scout")
    act(s, "send space_travel foldspace")
    assert {"do foldspace.foldspace", "do space_travel.draw"} <= legal(s)
    act(s, "do space_travel.draw")
    assert names(s.players[0].hand) == ["dagger", "scout"]
    assert names(s.players[0].discard) == ["foldspace"]


def test_an_empty_foldspace_stack_waits_for_the_card_that_goes_back() -> None:
    """IMP-1.11, IMP-4.8: the card played returns first, and is acquired again."""
    s = table()
    hand(s, 0, "foldspace", "dagger")
    deck(s, 0, "scout", "chani")
    discard(s, 0)
    reserve(s, "foldspace", 0)
    act(s, "send foldspace foldspace")
    assert names(s.players[0].discard) == ["foldspace"]
    assert in_reserve(s, "foldspace") == 0
    assert names(s.players[0].hand) == ["dagger", "scout"]


def test_an_empty_foldspace_stack_may_be_filled_by_a_trash_icon() -> None:
    s = table()
    hand(s, 0, "guild_administrator", "foldspace", "dagger")
    discard(s, 0)
    reserve(s, "foldspace", 0)
    act(s, "send guild_administrator foldspace", "do guild_administrator.trash", "trash foldspace hand")
    assert names(s.players[0].discard) == ["foldspace"]
    assert in_reserve(s, "foldspace") == 0


# ---------------------------------------------------------------- Influence, first lost or first gained


def test_losing_influence_before_the_space_gives_some() -> None:
    """IMP-4.8, IMP-8.3: from 4 down to 3 and up again, with the bonus of the track a second time."""
    s = table()
    hand(s, 0, "shifting_allegiances", "dagger")
    intrigue(s, 0, "dispatch_an_envoy")
    give(s, 0, spice=2)
    ally(s, 0, "emperor", 4)
    act(s, "plot dispatch_an_envoy", "send shifting_allegiances wealth")
    assert {"do wealth.influence", "do shifting_allegiances.arrow"} <= legal(s)
    gain_first = s.clone()
    act(gain_first, "do wealth.influence", "do shifting_allegiances.arrow", "influence fremen")
    assert influence(gain_first.players[0])["emperor"] == 4
    assert gain_first.players[0].garrison == 3
    act(s, "do shifting_allegiances.arrow", "influence fremen")
    assert influence(s.players[0])["emperor"] == 4
    assert s.players[0].garrison == 5  # two troops for reaching 4 again
    assert influence(s.players[0])["fremen"] == 2


def test_at_the_top_of_the_track_the_space_gives_nothing_more() -> None:
    """IMP-8.1."""
    s = table()
    hand(s, 0, "diplomacy", "dagger")
    ally(s, 0, "emperor", 6)
    act(s, "send diplomacy wealth")
    assert influence(s.players[0])["emperor"] == 6
    assert s.players[0].solari == 2


# ---------------------------------------------------------------- what shows something comes first


def test_the_intrigue_card_is_seen_before_anything_it_could_change() -> None:
    """IMP-11.11: with one troop left in the supply, Double Cross and the recruit of Carthag both want it."""
    s = table()
    hand(s, 0, "reconnaissance", "scout")
    intrigue_deck(s, "double_cross", "windfall")
    give(s, 0, supply=1, garrison=11, solari=1)
    give(s, 1, conflict=1, supply=8)
    act(s, "send reconnaissance carthag")
    assert secret(s.players[0]) == ["double_cross"]
    assert {"plot double_cross", "do carthag.recruit"} <= legal(s)
    act(s, "plot double_cross")
    assert troops(s.players[0]) == (0, 11, 1)


def test_the_intrigue_card_is_seen_before_a_card_is_drawn() -> None:
    s = table()
    hand(s, 0, "piter_de_vries", "scout")
    deck(s, 0, "dagger", "chani")
    intrigue_deck(s, "poison_snooper", "windfall")
    act(s, "send piter_de_vries arrakeen")
    assert names(s.players[0].hand) == ["scout"]
    assert {"plot poison_snooper", "do arrakeen.draw"} <= legal(s)


def test_a_recruit_nobody_can_prevent_is_not_asked_about() -> None:
    s = table()
    hand(s, 0, "dagger", "scout")
    give(s, 0, supply=0, garrison=12)
    act(s, "send dagger hall_of_oratory")
    assert asked(s) == (1, "turn")


def test_memnon_draws_before_he_chooses_the_faction_of_his_seat() -> None:
    s = table()
    hand(s, 0, "bene_gesserit_initiate", "dagger")
    deck(s, 0, "scout", "chani")
    give(s, 0, solari=5)
    act(s, "send bene_gesserit_initiate high_council")
    assert names(s.players[0].hand) == ["dagger", "scout"]
    assert asked(s) == (0, "faction_up")


def test_test_of_humanity_may_wait_for_the_intrigue_card_of_secrets() -> None:
    s = table()
    hand(s, 0, "test_of_humanity", "dagger")
    intrigue_deck(s, "double_cross", "windfall")
    give(s, 0, solari=1)
    give(s, 1, conflict=1, supply=8)
    hand(s, 1, "chani", "dagger")
    act(s, "send test_of_humanity secrets")
    assert asked(s) == (0, "agent")
    assert "end" not in legal(s)
    act(s, "plot double_cross")  # the only rival troop in the Conflict
    assert asked(s) == (1, "discard_or_lose")
    assert legal(s) == {"discard chani", "discard dagger"}


def test_the_whole_hand_is_discarded_without_asking_in_which_order() -> None:
    s = table()
    in_play(s, 0, "the_voice")
    hand(s, 0, "reverend_mother_mohiam", "dagger")
    hand(s, 1, "chani", "scout")
    hand(s, 2, "stilgar", "scout", "dagger")
    act(s, "send reverend_mother_mohiam wealth")
    assert zones(s.players[1])["discard"] == ["chani", "scout"]
    assert asked(s) == (2, "discard")


# ---------------------------------------------------------------- Kwisatz Haderach (IMP-12.1)


def test_kwisatz_haderach_goes_anywhere_payable() -> None:
    s = table()
    hand(s, 0, "kwisatz_haderach", "dagger")
    give(s, 0, solari=0, spice=0, water=0)
    closed = {"conspire", "heighliner", "selective_breeding", "hardy_warriors", "high_council", "mentat"}
    closed |= {"rally_troops", "swordmaster", "sell_melange", "research_station", "sietch_tabr"}
    closed |= {"hagga_basin", "the_great_flat"}
    reached = starting(s, "send kwisatz_haderach ")
    assert len(reached) == ALL_SPACES - len(closed)
    assert not reached & closed  # cost and requirement still bind


def test_kwisatz_haderach_ignores_occupation_by_anybody() -> None:
    s = table()
    hand(s, 0, "kwisatz_haderach", "dagger")
    stand(s, 0, "arrakeen")
    stand(s, 1, "carthag", "wealth")
    assert {"arrakeen", "carthag", "wealth"} <= starting(s, "send kwisatz_haderach ")


def test_kwisatz_haderach_works_without_an_agent_on_the_leader() -> None:
    s = table()
    hand(s, 0, "kwisatz_haderach", "dagger")
    deck(s, 0, "scout", "chani")
    stand(s, 0, "arrakeen", "wealth")
    assert "send dagger hall_of_oratory" not in legal(s)
    act(s, "send kwisatz_haderach carthag")
    assert legal(s) == {"space arrakeen", "space wealth"}
    act(s, "space wealth")
    take_draws(s)
    p = s.players[0]
    assert p.agents == 0
    assert sorted(s.view(0)["players"][0]["agents_on"]) == ["arrakeen", "carthag"]
    assert names(p.hand) == ["dagger", "scout"]
    assert p.garrison == 4
    assert "wealth" not in s.view(0)["agents"]


def test_kwisatz_haderach_may_move_an_agent_although_one_waits() -> None:
    s = table()
    hand(s, 0, "kwisatz_haderach", "dagger")
    stand(s, 0, "arrakeen")
    act(s, "send kwisatz_haderach secure_contract")
    assert legal(s) == {"from leader", "space arrakeen"}
    from_leader = s.clone()
    act(from_leader, "from leader")
    assert from_leader.players[0].agents == 0
    assert from_leader.view(0)["players"][0]["agents_on"] == ["arrakeen", "secure_contract"]
    act(s, "space arrakeen")
    assert s.players[0].agents == 1
    assert s.view(0)["players"][0]["agents_on"] == ["secure_contract"]


def test_kwisatz_haderach_with_all_agents_at_home_is_not_asked_which() -> None:
    s = table()
    hand(s, 0, "kwisatz_haderach", "dagger")
    act(s, "send kwisatz_haderach wealth")
    assert s.players[0].agents == 1
    assert s.players[0].solari == 2


def test_kwisatz_haderach_back_to_the_same_space_repeats_everything() -> None:
    """IMP-4.22: cost, effects, Influence, control bonus, deployment again."""
    s = table()
    hand(s, 0, "kwisatz_haderach", "dagger")
    deck(s, 0, "scout", "chani", "stilgar")
    stand(s, 0, "arrakeen", "hardy_warriors")
    control(s, 1, "arrakeen")
    act(s, "send kwisatz_haderach arrakeen", "space arrakeen")
    assert s.players[1].solari == 1
    assert troops(s.players[0]) == (8, 4, 0)
    assert len(s.players[0].hand) == 3  # the card of Arrakeen and the card of Kwisatz Haderach
    assert starting(s, "deploy ") == {"1", "2", "3"}
    s = table()
    hand(s, 0, "kwisatz_haderach", "dagger")
    stand(s, 0, "arrakeen", "hardy_warriors")
    give(s, 0, water=1)
    act(s, "send kwisatz_haderach hardy_warriors", "space hardy_warriors")
    assert (s.players[0].water, s.players[0].influence[3], s.players[0].garrison) == (0, 1, 5)


def test_kwisatz_haderach_does_not_lift_the_limit_of_once_per_game() -> None:
    s = table()
    hand(s, 0, "kwisatz_haderach", "dagger")
    give(s, 0, solari=20, council=1, swordmaster=1)
    stand(s, 0, "high_council")
    assert not {"high_council", "swordmaster"} & starting(s, "send kwisatz_haderach ")


def test_kwisatz_haderach_moves_the_mentat_and_the_swordmaster_like_any_agent() -> None:
    s = table()
    s.mentat = 0
    give(s, 0, swordmaster=1)
    hand(s, 0, "kwisatz_haderach", "dagger")
    stand(s, 0, "arrakeen", "wealth", "secrets", "foldspace")
    act(s, "send kwisatz_haderach secure_contract")
    assert legal(s) == {"space arrakeen", "space wealth", "space secrets", "space foldspace"}


def test_a_maker_space_left_empty_gathers_spice() -> None:
    """IMP-10.1: the Agent was moved away before Phase 4."""
    s = table()
    hand(s, 0, "kwisatz_haderach", "dagger")
    stand(s, 0, "imperial_basin", "wealth")
    act(s, "send kwisatz_haderach secure_contract", "space imperial_basin")
    while s.round == 1:
        s.apply(s.legal()[0] if asked(s)[1] != "turn" else 0)  # everybody reveals and passes
    assert s.view(-1)["bonus_spice"]["imperial_basin"] == 1


def test_a_space_shared_with_a_rival_stays_occupied_when_one_leaves() -> None:
    s = table()
    hand(s, 0, "kwisatz_haderach", "dagger")
    stand(s, 0, "wealth", "secrets")
    stand(s, 1, "wealth")
    act(s, "send kwisatz_haderach secure_contract", "space wealth")
    hand(s, 1, "diplomacy", "dagger")
    turn_of(s, 1)
    assert "wealth" not in starting(s, "send diplomacy ")
    assert s.view(-1)["agents"]["wealth"] == [1]


# ---------------------------------------------------------------- The Voice (IMP-12.2)


def test_the_voice_closes_a_space_to_every_opponent() -> None:
    s = table()
    hand(s, 0, "the_voice", "reconnaissance", "dagger")
    for seat in (1, 2):
        hand(s, seat, "reconnaissance", "diplomacy", "kwisatz_haderach")
    act(s, "send the_voice secure_contract", "space arrakeen")
    assert asked(s) == (1, "turn")
    assert "send reconnaissance arrakeen" not in legal(s)
    assert "send kwisatz_haderach arrakeen" not in legal(s)  # it stops Kwisatz Haderach too
    act(s, "send diplomacy wealth")
    assert asked(s) == (2, "turn")
    assert "send reconnaissance arrakeen" not in legal(s)  # each opponent separately
    act(s, "send diplomacy stillsuits", "end")
    assert asked(s) == (0, "turn")
    assert "send reconnaissance arrakeen" in legal(s)  # the owner is never blocked, and it is over now
    act(s, "send reconnaissance carthag", "end")
    assert "send reconnaissance arrakeen" in legal(s)


def test_an_agent_sent_elsewhere_uses_the_block_up() -> None:
    s = table()
    hand(s, 0, "the_voice", "dagger")
    hand(s, 1, "reconnaissance", "diplomacy", "dagger")
    act(
        s,
        "send the_voice secure_contract",
        "space arrakeen",
    )
    act(s, "send diplomacy wealth")
    turn_of(s, 1)  # another turn before the owner's, as an extra turn would give
    assert "send reconnaissance arrakeen" in legal(s)


def test_passing_does_not_use_the_block_up() -> None:
    s = table()
    hand(s, 0, "the_voice", "dagger")
    hand(s, 1, "reconnaissance", "diplomacy", "dagger")
    intrigue(s, 1, "bindu_suspension")
    act(s, "send the_voice secure_contract", "space arrakeen")
    act(s, "plot bindu_suspension", "pass")
    assert asked(s)[0] == 2
    turn_of(s, 1)
    assert "send reconnaissance arrakeen" not in legal(s)


def test_the_voice_ends_when_its_owner_starts_the_next_turn() -> None:
    s = table()
    hand(s, 0, "the_voice", "dagger")
    hand(s, 1)  # reveals, which does not use it up
    hand(s, 2)
    act(s, "send the_voice secure_contract", "space arrakeen")
    turn_of(s, 0)
    assert s.view(-1)["players"][0]["voice"] is None
    assert s.view(-1)["players"][0]["voice_on"] == []


def test_two_voices_are_independent() -> None:
    s = table()
    hand(s, 0, "the_voice", "dagger")
    hand(s, 1, "the_voice", "dagger")
    hand(s, 2, "reconnaissance", "diplomacy", "dagger")
    act(s, "send the_voice secure_contract", "space arrakeen")
    act(s, "send the_voice imperial_basin", "do the_voice.voice", "space carthag", "end")
    assert asked(s) == (2, "turn")
    assert starting(s, "send reconnaissance ") == set()
    turn_of(s, 0)  # the first Voice ends here, the second does not
    turn_of(s, 2)
    assert starting(s, "send reconnaissance ") == {"arrakeen"}


def test_the_voice_stops_helena_and_infiltrate() -> None:
    s = table(leaders=["paul_atreides", "helena_richese", "glossu_rabban"])
    hand(s, 0, "the_voice", "dagger")
    hand(s, 1, "reconnaissance", "dagger")
    intrigue(s, 1, "infiltrate")
    stand(s, 2, "arrakeen", "carthag")
    act(s, "send the_voice secure_contract", "space arrakeen")
    assert starting(s, "send reconnaissance ") == {"carthag"}
    act(s, "plot infiltrate")
    assert starting(s, "send reconnaissance ") == {"carthag"}


def test_an_agent_already_there_stays() -> None:
    s = table()
    hand(s, 0, "the_voice", "dagger")
    stand(s, 1, "arrakeen")
    act(s, "send the_voice secure_contract", "space arrakeen")
    assert s.view(-1)["agents"]["arrakeen"] == [1]


# ---------------------------------------------------------------- deploying (IMP-4.10)


def test_recruits_and_two_more_may_be_deployed() -> None:
    """Heighliner: five recruits and two others, in one go or in several."""
    s = table()
    hand(s, 0, "diplomacy", "dagger")
    give(s, 0, spice=6)
    act(s, "send diplomacy heighliner")
    assert starting(s, "deploy ") == {str(n) for n in range(1, 8)}
    act(s, "deploy 7")
    assert troops(s.players[0]) == (4, 1, 7)


def test_the_limit_of_two_counts_over_the_whole_turn() -> None:
    s = table()
    hand(s, 0, "diplomacy", "dagger")
    intrigue(s, 0, "windfall", "reinforcements")
    give(s, 0, solari=3)
    act(s, "send diplomacy stillsuits", "deploy 2")
    assert starting(s, "deploy ") == set()
    act(s, "plot windfall")
    assert starting(s, "deploy ") == set()
    act(s, "plot reinforcements")  # three recruits, and one still in the garrison: three more may go
    assert starting(s, "deploy ") == {"1", "2", "3"}
    act(s, "deploy 3")
    assert troops(s.players[0]) == (6, 1, 5)


def test_deploying_one_leaves_one_for_later() -> None:
    s = table()
    hand(s, 0, "diplomacy", "dagger")
    intrigue(s, 0, "windfall", "bribery")
    act(s, "send diplomacy stillsuits", "deploy 1", "plot windfall")
    assert starting(s, "deploy ") == {"1"}


def test_recruits_of_the_influence_bonus_count() -> None:
    """IMP-8.9: Favored Subject played at a Combat space brings the fourth Emperor Influence."""
    s = table()
    hand(s, 0, "diplomacy", "dagger")
    intrigue(s, 0, "favored_subject")
    give(s, 0, influence={"emperor": 3})
    act(s, "send diplomacy stillsuits", "plot favored_subject")
    assert starting(s, "deploy ") == {"1", "2", "3", "4"}


def test_recruits_before_the_agent_is_sent_count_too() -> None:
    s = table()
    hand(s, 0, "diplomacy", "dagger")
    intrigue(s, 0, "reinforcements")
    give(s, 0, solari=3)
    act(s, "plot reinforcements", "send diplomacy stillsuits")
    assert starting(s, "deploy ") == {"1", "2", "3", "4", "5"}


def test_troops_recruited_elsewhere_stay_in_the_garrison() -> None:
    """Example EX-B-7."""
    s = table()
    hand(s, 0, "bene_gesserit_initiate", "dagger")
    deck(s, 0, "scout", "chani")
    intrigue(s, 0, "windfall")
    give(s, 0, solari=4)
    act(s, "send bene_gesserit_initiate rally_troops")
    take_draws(s)
    assert (s.players[0].solari, len(s.players[0].hand), troops(s.players[0])) == (0, 2, (5, 7, 0))
    assert starting(s, "deploy ") == set()


def test_two_of_three_at_imperial_basin() -> None:
    """Example EX-B-5."""
    s = table()
    hand(s, 0, "dune_the_desert_planet", "dagger")
    act(s, "send dune_the_desert_planet imperial_basin")
    assert legal(s) == {"deploy 1", "deploy 2", "end"}
    act(s, "deploy 2")
    assert troops(s.players[0]) == (9, 1, 2)
    assert s.players[0].spice == 1


def test_a_short_supply_recruits_what_is_there() -> None:
    """IMP-1.4."""
    s = table()
    hand(s, 0, "diplomacy", "dagger")
    give(s, 0, spice=6, supply=2, garrison=10)
    act(s, "send diplomacy heighliner")
    assert troops(s.players[0]) == (0, 12, 0)
    assert starting(s, "deploy ") == {"1", "2", "3", "4"}


# ---------------------------------------------------------------- leaders


def test_leto_pays_one_solari_less_at_landsraad_spaces() -> None:
    """IMP-4.5."""
    for solari, reached in [
        (0, {"hall_of_oratory"}),
        (1, {"hall_of_oratory", "mentat"}),
        (3, {"hall_of_oratory", "mentat", "rally_troops"}),
        (4, {"hall_of_oratory", "mentat", "rally_troops", "high_council"}),
        (7, {"hall_of_oratory", "mentat", "rally_troops", "high_council", "swordmaster"}),
    ]:
        s = table(leaders=["duke_leto_atreides", "paul_atreides", "glossu_rabban"])
        hand(s, 0, "dagger", "scout")
        give(s, 0, solari=solari)
        assert starting(s, "send dagger ") == reached
    act(s, "send dagger swordmaster")
    assert s.players[0].solari == 0
    assert s.players[0].agents == 2


def test_leto_buys_influence_where_somebody_is_ahead() -> None:
    s = table(leaders=["duke_leto_atreides", "paul_atreides", "glossu_rabban"])
    hand(s, 0, "signet_ring", "dagger")
    give(s, 0, spice=1, influence={"emperor": 2, "fremen": 1, "bene_gesserit": 1})
    give(s, 1, influence={"emperor": 2, "fremen": 2})
    give(s, 2, influence={"spacing_guild": 1})
    act(s, "send signet_ring secure_contract", "do duke_leto_atreides.arrow")
    assert legal(s) == {"influence spacing_guild", "influence fremen"}
    act(s, "influence fremen")
    assert s.players[0].spice == 0
    assert influence(s.players[0])["fremen"] == 2


def test_leto_ahead_everywhere_is_not_asked() -> None:
    s = table(leaders=["duke_leto_atreides", "paul_atreides", "glossu_rabban"])
    hand(s, 0, "signet_ring", "dagger")
    give(s, 0, spice=1)
    intrigue(s, 0, "windfall")
    act(s, "send signet_ring secure_contract")
    assert starting(s, "do ") == set()


def test_ilban_draws_when_he_pays_solari_for_a_space() -> None:
    """IMP-12.9: the cost of a board space, nothing else."""
    leaders = ["count_ilban_richese", "paul_atreides", "glossu_rabban"]
    s = table(leaders=leaders)
    hand(s, 0, "dagger", "dagger")
    deck(s, 0, "scout", "chani", "stilgar")
    give(s, 0, solari=2)
    act(s, "send dagger mentat")
    assert names(s.players[0].hand) == ["dagger", "scout", "chani"]  # one for the payment, one of the space
    s = table(leaders=leaders)
    hand(s, 0, "dagger", "dagger")
    deck(s, 0, "scout")
    act(s, "send dagger hall_of_oratory")  # costs nothing
    assert names(s.players[0].hand) == ["dagger"]
    s = table(leaders=leaders)
    hand(s, 0, "firm_grip", "dagger")
    deck(s, 0, "scout")
    give(s, 0, solari=2)
    act(s, "send firm_grip hall_of_oratory", "do firm_grip.arrow", "influence fremen")  # Solari paid to a card
    assert names(s.players[0].hand) == ["dagger"]


def test_helena_passes_enemy_agents_at_landsraad_and_city_spaces() -> None:
    leaders = ["helena_richese", "paul_atreides", "glossu_rabban"]
    s = table(leaders=leaders)
    hand(s, 0, "reconnaissance", "dagger", "diplomacy", "dune_the_desert_planet")
    stand(s, 1, "arrakeen", "hall_of_oratory")
    stand(s, 2, "wealth", "imperial_basin")
    assert "arrakeen" in starting(s, "send reconnaissance ")
    assert "hall_of_oratory" in starting(s, "send dagger ")
    assert "wealth" not in starting(s, "send diplomacy ")
    assert "imperial_basin" not in starting(s, "send dune_the_desert_planet ")
    stand(s, 0, "arrakeen")  # an own Agent blocks, alone or beside others
    assert "arrakeen" not in starting(s, "send reconnaissance ")
    stand(s, 0)
    act(s, "send reconnaissance arrakeen")
    assert s.view(-1)["agents"]["arrakeen"] == [0, 1]


def test_helena_sets_a_row_card_aside_and_buys_it_for_one_less() -> None:
    """IMP-12.11."""
    s = table(leaders=["helena_richese", "paul_atreides", "glossu_rabban"])
    hand(s, 0, "signet_ring", "convincing_argument", "convincing_argument")
    row(s, "stilgar", "scout", "chani")
    imperium_deck(s, "worm_riders", "dr_yueh")
    discard(s, 0)
    act(s, "send signet_ring secure_contract")
    assert legal(s) == {"aside stilgar", "aside scout", "aside chani"}
    act(s, "aside stilgar")
    assert names(s.row) == ["worm_riders", "scout", "chani"]
    assert s.view(1)["players"][0]["aside"] == "stilgar"
    turn_of(s, 0)
    intrigue(s, 0, "windfall")
    act(s, "reveal")
    assert s.players[0].persuasion == 4
    act(s, "acquire stilgar aside")
    assert s.players[0].persuasion == 0
    assert names(s.players[0].discard) == ["stilgar"]


def test_the_card_set_aside_is_lost_at_the_end_of_that_reveal_turn() -> None:
    s = table(leaders=["helena_richese", "paul_atreides", "glossu_rabban"])
    hand(s, 0, "signet_ring", "dagger")
    row(s, "stilgar", "scout")
    act(s, "send signet_ring secure_contract", "aside stilgar")
    turn_of(s, 0)
    act(s, "reveal")
    assert names(s.trashed) == ["stilgar"]
    assert s.players[0].aside == -1


@pytest.mark.parametrize(
    ("card", "space", "bonus", "spice"),
    [
        ("dune_the_desert_planet", "imperial_basin", 0, 0),
        ("dune_the_desert_planet", "imperial_basin", 2, 2),
        ("dune_the_desert_planet", "hagga_basin", 1, 2),
        ("carryall", "imperial_basin", 0, 1),  # the base is doubled first (IMP-12.10)
        ("carryall", "hagga_basin", 3, 6),
        ("carryall", "the_great_flat", 0, 5),
    ],
)
def test_ariana_takes_one_spice_less_and_draws(card: str, space: str, bonus: int, spice: int) -> None:
    s = table(leaders=["countess_ariana_thorvald", "paul_atreides", "glossu_rabban"])
    hand(s, 0, card, "dagger")
    deck(s, 0, "scout", "chani")
    give(s, 0, water=2)
    bonus_spice(s, space, bonus)
    act(s, f"send {card} {space}")
    assert s.players[0].spice == spice
    assert names(s.players[0].hand) == ["dagger", "scout"]


def test_ariana_only_loses_on_a_harvest() -> None:
    s = table(leaders=["countess_ariana_thorvald", "paul_atreides", "glossu_rabban"])
    hand(s, 0, "worm_riders", "dagger")
    deck(s, 0, "scout", "chani")
    act(s, "send worm_riders secure_contract")
    assert purse(s.players[0]) == (3, 2, 1)
    assert names(s.players[0].hand) == ["dagger"]


def test_memnon_takes_influence_with_his_seat() -> None:
    s = table()
    hand(s, 0, "dagger", "scout")
    give(s, 0, solari=5)
    act(s, "send dagger high_council")
    assert len(legal(s)) == 4
    act(s, "influence fremen")
    assert influence(s.players[0])["fremen"] == 1


@pytest.mark.parametrize(
    ("leader", "after", "recruits", "drawn"),
    [
        ("paul_atreides", (3, 0, 1), 0, 1),
        ("glossu_rabban", (3 + 1, 1, 1), 1, 0),  # he starts with 1 Solari and 1 spice
        ("count_ilban_richese", (4, 0, 1), 0, 0),
        ("countess_ariana_thorvald", (3, 0, 2), 0, 0),
        ("earl_memnon_thorvald", (3, 1, 1), 0, 0),
    ],
)
def test_signet_rings_that_ask_nothing(leader: str, after: tuple[int, int, int], recruits: int, drawn: int) -> None:
    s = table(leaders=[leader, "helena_richese", "duke_leto_atreides"])
    hand(s, 0, "signet_ring", "dagger")
    act(s, "send signet_ring secure_contract")
    p = s.players[0]
    assert purse(p) == after
    assert troops(p) == (9 - recruits, 3 + recruits, 0)
    assert len(p.hand) == 1 + drawn


def test_rabban_recruits_two_with_an_alliance() -> None:
    s = table(leaders=["glossu_rabban", "helena_richese", "duke_leto_atreides"])
    hand(s, 0, "signet_ring", "dagger")
    ally(s, 0, "fremen")
    act(s, "send signet_ring secure_contract")
    assert troops(s.players[0]) == (7, 5, 0)


def test_the_baron_buys_an_intrigue_card() -> None:
    s = table(leaders=["baron_vladimir_harkonnen", "helena_richese", "duke_leto_atreides"])
    hand(s, 0, "signet_ring", "dagger")
    intrigue_deck(s, "windfall", "ambush")
    act(s, "send signet_ring secure_contract")
    assert "end" in legal(s)
    act(s, "do baron_vladimir_harkonnen.arrow")
    assert s.players[0].solari == 2
    assert secret(s.players[0]) == ["windfall"]


# ---------------------------------------------------------------- the third Agent and the Mentat


def test_three_agents_and_the_mentat_make_four_turns() -> None:
    s = table()
    give(s, 0, solari=2, swordmaster=1, agents=3)
    hand(s, 0, "dagger", "diplomacy", "reconnaissance", "dune_the_desert_planet", "scout")
    for seat in (1, 2):
        give(s, seat, revealed=1)
    act(s, "send dagger mentat")
    act(s, "send diplomacy wealth")
    act(s, "send reconnaissance carthag", "end")
    act(s, "send dune_the_desert_planet secure_contract")
    assert s.players[0].agents == 0
    assert len(s.players[0].placed) == 4


# ---------------------------------------------------------------- what is asked, and what is not


def test_a_turn_with_nothing_left_to_decide_ends_by_itself() -> None:
    s = table()
    hand(s, 0, "diplomacy", "dagger")
    act(s, "send diplomacy wealth")
    assert asked(s) == (1, "turn")


def test_a_held_plot_card_keeps_the_turn_open() -> None:
    s = table()
    hand(s, 0, "diplomacy", "dagger")
    intrigue(s, 0, "windfall")
    act(s, "send diplomacy wealth")
    assert asked(s) == (0, "agent")
    assert legal(s) == {"plot windfall", "end"}


def test_equal_cards_are_one_choice() -> None:
    s = table()
    hand(s, 0, "guild_administrator", "dagger", "dagger")
    discard(s, 0, "scout", "scout")
    act(s, "send guild_administrator secure_contract", "do guild_administrator.trash")
    assert legal(s) == {"trash dagger hand", "trash scout discard", "trash guild_administrator play"}


def test_a_single_possible_discard_is_made_without_asking() -> None:
    s = table()
    in_play(s, 0, "the_voice")
    hand(s, 0, "reverend_mother_mohiam", "dagger")
    hand(s, 1, "scout", "scout", "scout")
    hand(s, 2, "chani")
    act(s, "send reverend_mother_mohiam wealth")
    assert zones(s.players[1])["discard"] == ["scout", "scout"]
    assert zones(s.players[2])["discard"] == ["chani"]
    assert asked(s) == (1, "turn")


def test_mandatory_effects_keep_the_turn_open_until_they_are_done() -> None:
    """IMP-3.7."""
    s = table()
    hand(s, 0, "guild_ambassador", "dagger")
    intrigue(s, 0, "windfall")
    act(s, "send guild_ambassador hall_of_oratory")
    assert "end" not in legal(s)
    act(s, "plot windfall")  # Plot cards may come between (IMP-9.9)
    assert "end" not in legal(s)
    act(s, "pick guild_ambassador.1")
    assert asked(s) == (1, "turn")
