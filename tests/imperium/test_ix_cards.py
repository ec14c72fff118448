"""Every Imperium card of Rise of Ix: Agent box, Acquire box, Reveal box. Plain numbers stand in test_ix_content."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.imperium.rules.position import Position
from landsraad.imperium.rules.troops import strength
from landsraad.imperium.tables import INTRIGUES, SPACE_ID

from .helpers import (
    act,
    ally,
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
    take_draws,
    troops,
    zones,
)
from .helpers_ix import fleet, ix_table, own, owned, ships, tiles


def turn(*cards: str, **fields: Any) -> Position:
    """Seat 0 to move with these cards and nothing in the purse; the deck is daggers, the Plot keeps the turn open."""
    s = ix_table()
    hand(s, 0, *cards)
    deck(s, 0, "dagger", "dagger", "dagger", "dagger")
    discard(s, 0)
    intrigue(s, 0, "windfall")
    intrigue_deck(s, "bribery", "ambush", "charisma")
    tiles(s, "windtraps", "artillery", "flagship")
    give(s, 0, **{"solari": 0, "spice": 0, "water": 0, **fields})
    return s


def reveal(*cards: str, **fields: Any) -> Position:
    s = turn(*cards, **fields)
    act(s, "reveal")
    return s


def buy(card: str, **fields: Any) -> Position:
    """Seat 0 has revealed nothing and acquires the card."""
    s = turn(**fields)
    row(s, card, "jamis")
    act(s, "reveal")
    give(s, 0, persuasion=9)
    act(s, f"acquire {card}")
    return s


# ---------------------------------------------------------------- Appropriate


def test_appropriate_pays_a_tile_in_solari_or_in_spice() -> None:
    """IMP-X1.12: the whole price in one of them."""
    s = turn("appropriate", solari=3, spice=2, influence={"emperor": 2})
    act(s, "send appropriate smuggling", "do appropriate.when")  # Smuggling: 4 Solari now
    assert starting(s, "buy") == {"windtraps", "solari windtraps", "artillery", "solari artillery"}
    paid = s.clone()
    act(paid, "buy solari windtraps")
    assert purse(paid.players[0]) == (2, 2, 1)  # Windtraps brings 1 water
    act(s, "buy windtraps")
    assert purse(s.players[0]) == (4, 0, 1)


def test_appropriate_does_not_mix_solari_and_spice() -> None:
    s = turn("appropriate", solari=6, spice=7, influence={"emperor": 2})
    act(s, "send appropriate smuggling", "do appropriate.when")
    assert not {x for x in legal(s) if "flagship" in x}  # 8: neither 7 Solari nor 7 spice suffice


def test_appropriate_negotiators_lower_the_solari_price() -> None:
    s = turn("appropriate", solari=7, influence={"emperor": 2}, negotiators=2, supply=7)
    act(s, "send appropriate smuggling", "do appropriate.when", "buy solari flagship", "return 2")
    assert purse(s.players[0]) == (8 - 6, 0, 0)
    assert (s.players[0].negotiators, s.players[0].supply, s.players[0].vp) == (0, 9, 1)


def test_appropriate_needs_2_emperor_influence() -> None:
    s = turn("appropriate", solari=9, spice=9, influence={"emperor": 1})
    act(s, "send appropriate smuggling")
    assert "do appropriate.when" not in legal(s)


def test_appropriate_acquired_gives_a_freighter_icon() -> None:
    s = buy("appropriate")
    assert asked(s) == (0, "freighter")
    act(s, "advance")
    assert (s.players[0].freighter, asked(s)) == (1, (0, "reveal"))


# ---------------------------------------------------------------- infiltration cards with effects


def test_bounty_hunter_beside_an_enemy() -> None:
    s = turn("bounty_hunter", "dagger")
    stand(s, 1, "arrakeen")
    alone = s.clone()
    act(s, "send bounty_hunter arrakeen")
    assert purse(s.players[0]) == (2, 0, 0)
    act(alone, "send bounty_hunter carthag")
    assert purse(alone.players[0]) == (0, 0, 0)


def test_choam_delegate_gives_3_solari_when_revealed() -> None:
    assert purse(reveal("choam_delegate").players[0]) == (3, 0, 0)


def test_court_intrigue_swaps_an_intrigue_card_from_under_the_deck() -> None:
    s = turn("court_intrigue", "dagger")
    intrigue(s, 0, "windfall", "ambush")
    intrigue_deck(s, "bribery", "charisma")
    act(s, "send court_intrigue wealth", "do court_intrigue.arrow", "under ambush")
    assert sorted(secret(s.players[0])) == ["bribery", "windfall"]
    assert [INTRIGUES[c].id for c in s.intrigue_deck] == ["ambush", "charisma"]  # the last is on top


def test_court_intrigue_may_be_declined_and_needs_a_card() -> None:
    s = turn("court_intrigue", "dagger")
    act(s, "send court_intrigue wealth")
    assert "end" in legal(s)
    s = turn("court_intrigue", "dagger")
    intrigue(s, 0)
    intrigue_deck(s, "bribery")
    act(s, "send court_intrigue wealth")
    assert s.players[0].intrigue == []
    assert s.active != 0  # nothing was left to do


def test_embedded_agent_with_another_bene_gesserit_card() -> None:
    s = turn("embedded_agent", "dagger")
    in_play(s, 0, "web_of_power")
    act(s, "send embedded_agent tech_negotiation", "do embedded_agent.when")
    act(s, "advance")  # the second icon of the two
    assert (s.players[0].freighter, asked(s)) == (2, (0, "agent"))


def test_embedded_agent_alone_has_no_freighter() -> None:
    s = turn("embedded_agent", "dagger")
    in_play(s, 0, "dagger")
    act(s, "send embedded_agent tech_negotiation")
    assert "do embedded_agent.when" not in legal(s)


def test_embedded_agent_reveals_an_intrigue_card() -> None:
    s = reveal("embedded_agent")
    assert sorted(secret(s.players[0])) == ["bribery", "windfall"]


def test_jamis_may_trash() -> None:
    s = turn("jamis", "dagger")
    act(s, "send jamis stillsuits", "do jamis.trash", "trash dagger hand")
    assert zones(s.players[0])["hand"] == []
    assert names(s.trashed) == ["dagger"]


@pytest.mark.parametrize(
    ("track", "got"),
    [("emperor", ((2, 0, 0), 0)), ("spacing_guild", ((0, 0, 0), 1)), ("fremen", ((0, 0, 1), 0)), ("", ((0, 0, 0), 0))],
)
def test_web_of_power_checks_three_tracks_apart(track: str, got: tuple[tuple[int, int, int], int]) -> None:
    s = turn("web_of_power")
    give(s, 0, influence={track: 2} if track else {})
    act(s, "send web_of_power secrets")
    while draws := starting(s, "do web_of_power.when"):
        act(s, "do web_of_power.when" + min(draws))
    p = s.players[0]
    assert (purse(p), len(p.hand)) == got


def test_web_of_power_all_three() -> None:
    s = turn("web_of_power", influence={"emperor": 2, "spacing_guild": 3, "fremen": 2})
    act(s, "send web_of_power secrets")
    while draws := starting(s, "do web_of_power.when"):
        act(s, "do web_of_power.when" + min(draws))
    assert purse(s.players[0]) == (2, 0, 1)
    assert len(s.players[0].hand) == 1


def test_web_of_power_reveals_one_influence_of_choice() -> None:
    s = reveal("web_of_power")
    act(s, "do web_of_power.influence", "influence fremen")
    assert influence(s.players[0]) == {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 1}


# ---------------------------------------------------------------- Desert Ambush


def test_desert_ambush_one_enemy_unit_for_each_troop_deployed() -> None:
    s = turn("desert_ambush", "dagger", garrison=3, supply=9)
    give(s, 1, conflict=2, supply=7)
    fleet(s, 2, conflict=1)
    act(s, "send desert_ambush imperial_basin")
    assert not starting(s, "ambush")
    act(s, "deploy 2")
    assert starting(s, "ambush") == {"troop 1", "dreadnought 2"}
    act(s, "ambush dreadnought 2", "ambush troop 1")
    assert not starting(s, "ambush")  # two troops, two units
    assert ships(s.players[2]) == (1, 1, 0)
    assert troops(s.players[1]) == (7, 4, 1)


def test_desert_ambush_counts_no_dreadnoughts_of_its_owner() -> None:
    s = turn("desert_ambush", "dagger")
    fleet(s, 0, garrison=1)
    give(s, 1, conflict=2, supply=7)
    act(s, "send desert_ambush imperial_basin", "dreadnoughts 1")
    assert not starting(s, "ambush")


def test_desert_ambush_may_be_left() -> None:
    s = turn("desert_ambush", "dagger")
    give(s, 1, conflict=2, supply=7)
    act(s, "send desert_ambush imperial_basin", "deploy 1", "end")
    assert s.players[1].conflict == 2


# ---------------------------------------------------------------- Esmar Tuek, Freighter Fleet, Full-Scale Assault


def test_esmar_tuek_pays_1_spice_for_guild_influence_and_a_card() -> None:
    s = turn("esmar_tuek", spice=1)
    act(s, "send esmar_tuek smuggling", "do esmar_tuek.arrow")
    p = s.players[0]
    assert p.spice == 0
    assert influence(p)["spacing_guild"] == 1
    assert names(p.hand) == ["dagger"]
    s = turn("esmar_tuek")
    act(s, "send esmar_tuek smuggling")
    assert "do esmar_tuek.arrow" not in legal(s)


def test_esmar_tuek_reveals_2_spice_and_2_solari() -> None:
    assert purse(reveal("esmar_tuek").players[0]) == (2, 2, 0)


def test_freighter_fleet_reveals_one_freighter_icon() -> None:
    s = reveal("freighter_fleet")
    act(s, "do freighter_fleet.freighter")
    assert (s.players[0].freighter, asked(s)) == (1, (0, "reveal"))
    assert "do freighter_fleet.freighter" not in legal(s)


def test_freighter_fleet_twice_is_two_icons() -> None:
    s = reveal("freighter_fleet", "freighter_fleet")
    act(s, "do freighter_fleet.freighter", "do freighter_fleet.freighter", "advance")
    assert s.players[0].freighter == 2


def test_full_scale_assault_recruits_2_on_an_agent_turn() -> None:
    s = turn("full_scale_assault", "dagger")
    act(s, "send full_scale_assault wealth")
    assert troops(s.players[0]) == (7, 5, 0)


def test_full_scale_assault_acquired_commissions_a_dreadnought() -> None:
    assert ships(buy("full_scale_assault").players[0]) == (1, 1, 0)


@pytest.mark.parametrize(("dreadnoughts", "total"), [(0, 0), (1, 3 + 3), (2, 6 + 6)])
def test_full_scale_assault_3_swords_for_each_dreadnought(dreadnoughts: int, total: int) -> None:
    s = turn("full_scale_assault")
    fleet(s, 0, conflict=dreadnoughts)
    act(s, "reveal", "end")
    assert strength(s.players[0]) == total


# ---------------------------------------------------------------- Guild Accord, Guild Chief Administrator


def test_guild_accord_makes_the_heighliner_2_cheaper() -> None:
    s = turn("guild_accord", "foldspace", spice=4)
    assert "send guild_accord heighliner" in legal(s)
    assert "send foldspace heighliner" not in legal(s)
    act(s, "send guild_accord heighliner")
    assert purse(s.players[0]) == (0, 0, 2)
    assert troops(s.players[0]) == (4, 8, 0)
    assert "send guild_accord heighliner" not in legal(turn("guild_accord", spice=3))


def test_guild_accord_infiltrates_the_heighliner_at_the_lower_price() -> None:
    s = turn("guild_accord", "dagger", spice=4)
    stand(s, 1, "heighliner")
    act(s, "send guild_accord heighliner")
    assert s.players[0].spice == 0


def test_guild_accord_reveals_water_and_with_the_alliance_spice() -> None:
    assert purse(reveal("guild_accord").players[0]) == (0, 0, 1)
    s = turn("guild_accord")
    ally(s, 0, "spacing_guild")
    act(s, "reveal")
    assert purse(s.players[0]) == (0, 3, 1)


def test_guild_chief_administrator_discards_to_trash() -> None:
    """EX-IX-4."""
    s = turn("guild_chief_administrator", "dagger")
    act(s, "send guild_chief_administrator smuggling", "do guild_chief_administrator.arrow")
    assert legal(s) == {"trash dagger discard", "trash guild_chief_administrator play", "skip"}
    act(s, "trash guild_chief_administrator play")
    assert zones(s.players[0])["discard"] == ["dagger"]
    assert names(s.trashed) == ["guild_chief_administrator"]


def test_guild_chief_administrator_without_another_card() -> None:
    s = turn("guild_chief_administrator")
    act(s, "send guild_chief_administrator smuggling")
    assert "do guild_chief_administrator.arrow" not in legal(s)


def test_guild_chief_administrator_reveals_a_freighter_icon() -> None:
    s = reveal("guild_chief_administrator")
    act(s, "do guild_chief_administrator.freighter")
    assert (s.players[0].freighter, asked(s)) == (1, (0, "reveal"))


# ---------------------------------------------------------------- Imperial Bashar, Imperial Shock Trooper


def test_imperial_bashar_recruits_or_trashes() -> None:
    s = turn("imperial_bashar", "dagger")
    act(s, "send imperial_bashar carthag")
    other = s.clone()
    act(s, "pick imperial_bashar.1")
    assert troops(s.players[0]) == (7, 5, 0)  # one of Carthag
    act(other, "pick imperial_bashar.2", "trash dagger hand")
    assert troops(other.players[0]) == (8, 4, 0)
    assert names(other.trashed) == ["dagger"]


@pytest.mark.parametrize(("choice", "swords"), [(1, 2 + 1 + 1), (2, 2 + 2 + 1 + 2)])
def test_imperial_bashar_with_the_sister(choice: int, swords: int) -> None:
    """EX-IX-10: for Persuasion 4 swords, for swords 7."""
    s = turn("imperial_bashar", "dagger", "bene_gesserit_sister")
    give(s, 0, conflict=1, supply=8)
    act(s, "reveal", f"pick bene_gesserit_sister.{choice}", "end")
    assert s.players[0].swords == swords


def test_imperial_bashar_does_not_count_cards_of_agent_turns() -> None:
    s = turn("imperial_bashar")
    in_play(s, 0, "dagger", "jamis")
    act(s, "reveal", "end")
    assert s.players[0].swords == 2


def test_imperial_bashar_counts_full_scale_assault_only_with_a_dreadnought() -> None:
    for dreadnoughts, swords in ((0, 2), (1, 2 + 3 + 1)):
        s = turn("imperial_bashar", "full_scale_assault")
        fleet(s, 0, conflict=dreadnoughts)
        act(s, "reveal", "end")
        assert s.players[0].swords == swords


def test_imperial_bashar_counts_a_fulfilled_condition_once() -> None:
    """Shai-Hulud gives 5 swords only with a Bond; Worm Riders with both conditions are one card."""
    s = turn("imperial_bashar", "shai_hulud")
    act(s, "reveal", "end")
    assert s.players[0].swords == 2
    s = turn("imperial_bashar", "shai_hulud", "worm_riders")
    ally(s, 0, "fremen")
    act(s, "reveal", "end")
    assert s.players[0].swords == 2 + 5 + (4 + 2) + 2


def test_imperial_bashar_does_not_count_tiles() -> None:
    s = turn("imperial_bashar", council=1)
    own(s, 0, "restricted_ordnance")
    act(s, "reveal", "end")
    assert s.players[0].swords == 2 + 4


@pytest.mark.parametrize(("space", "swords"), [("wealth", 5), ("conspire", 5), ("secrets", 2)])
def test_imperial_shock_trooper_with_an_agent_at_the_emperor(space: str, swords: int) -> None:
    s = turn("imperial_shock_trooper")
    stand(s, 0, space)
    act(s, "reveal")
    assert s.players[0].swords == swords


# ---------------------------------------------------------------- In the Shadows, Ix-Guild Compact, Ixian Engineer


def test_in_the_shadows_discards_for_influence() -> None:
    s = turn("in_the_shadows", "dagger", "diplomacy", influence={"bene_gesserit": 2})
    act(s, "send in_the_shadows arrakeen", "do in_the_shadows.when", "discard dagger")
    assert starting(s, "influence") == {"emperor", "spacing_guild", "fremen"}
    act(s, "influence fremen")
    assert influence(s.players[0])["fremen"] == 1


def test_in_the_shadows_needs_2_bene_gesserit_influence() -> None:
    s = turn("in_the_shadows", "dagger", "diplomacy", influence={"bene_gesserit": 1})
    act(s, "send in_the_shadows arrakeen")
    assert "do in_the_shadows.when" not in legal(s)


def test_in_the_shadows_reveals_bene_gesserit_influence() -> None:
    assert influence(reveal("in_the_shadows").players[0])["bene_gesserit"] == 1


def test_ix_guild_compact_discards_two_for_a_dreadnought() -> None:
    s = turn("ix_guild_compact", "dagger", "diplomacy", "signet_ring")
    act(s, "send ix_guild_compact foldspace", "do ix_guild_compact.arrow", "discard dagger", "discard diplomacy")
    take_draws(s)
    assert ships(s.players[0]) == (1, 1, 0)
    assert zones(s.players[0])["discard"] == ["dagger", "diplomacy", "foldspace"]
    s = turn("ix_guild_compact", "dagger")
    act(s, "send ix_guild_compact foldspace")
    assert "do ix_guild_compact.arrow" not in legal(s)


@pytest.mark.parametrize("sent", [1, 2])
def test_ix_guild_compact_reveals_up_to_two_negotiators(sent: int) -> None:
    s = reveal("ix_guild_compact")
    act(s, "do ix_guild_compact.negotiate")
    assert starting(s, "negotiators") == {"1", "2"}
    act(s, f"negotiators {sent}")
    assert (s.players[0].negotiators, troops(s.players[0])) == (sent, (9 - sent, 3, 0))


def test_ixian_engineer_acquires_tech_without_discount() -> None:
    s = turn("ixian_engineer", spice=2)
    act(s, "send ixian_engineer smuggling", "do ixian_engineer.acquiretech", "buy windtraps")
    assert purse(s.players[0]) == (1, 0, 1)
    assert owned(s.players[0]) == {"windtraps"}


def test_ixian_engineer_revealed_with_three_tiles_is_worth_a_point() -> None:
    s = turn("ixian_engineer")
    own(s, 0, "artillery", "windtraps")
    act(s, "reveal")
    assert "do ixian_engineer.when" not in legal(s)
    s = turn("ixian_engineer")
    own(s, 0, "artillery", "windtraps", "chaumurky")
    act(s, "reveal", "do ixian_engineer.when")
    assert s.players[0].vp == 1
    assert names(s.trashed) == ["ixian_engineer"]
    assert s.players[0].play == []


# ---------------------------------------------------------------- Landing Rights, Local Fence, Negotiated Withdrawal


def test_landing_rights_is_a_freighter_icon() -> None:
    s = turn("landing_rights", "dagger")
    act(s, "send landing_rights arrakeen", "do landing_rights.freighter")
    assert (s.players[0].freighter, asked(s)) == (1, (0, "agent"))


def test_local_fence_one_trade() -> None:
    s = turn("local_fence", spice=2, solari=5)
    act(s, "send local_fence arrakeen")
    other = s.clone()
    act(s, "pick local_fence.1")
    assert purse(s.players[0]) == (10, 0, 0)
    assert not starting(s, "pick")
    act(other, "pick local_fence.2")
    assert purse(other.players[0]) == (0, 6, 0)


def test_local_fence_offers_what_can_be_paid_and_may_be_declined() -> None:
    s = turn("local_fence", spice=1, solari=5)
    act(s, "send local_fence arrakeen")
    take_draws(s)
    assert starting(s, "pick") == {"local_fence.2"}
    assert "end" in legal(s)


def test_negotiated_withdrawal_retreats_three_units_for_influence() -> None:
    s = turn("negotiated_withdrawal", garrison=0, conflict=2, supply=10)
    fleet(s, 0, conflict=1)
    act(s, "reveal", "do negotiated_withdrawal.arrow", "troop", "dreadnought")
    act(s, "influence emperor")  # the third unit was the only one left
    assert troops(s.players[0]) == (10, 2, 0)
    assert ships(s.players[0]) == (1, 1, 0)
    assert influence(s.players[0])["emperor"] == 1


def test_negotiated_withdrawal_needs_three_units() -> None:
    s = reveal("negotiated_withdrawal", garrison=0, conflict=2, supply=10)
    assert "do negotiated_withdrawal.arrow" not in legal(s)


def test_negotiated_withdrawal_acquired_recruits_one() -> None:
    assert troops(buy("negotiated_withdrawal").players[0]) == (8, 4, 0)


# ---------------------------------------------------------------- Satellite Ban, Sayyadina, Shai-Hulud, Spice Trader


def test_satellite_ban_discards_for_spice_and_water() -> None:
    s = turn("satellite_ban", "dagger", "diplomacy")
    act(s, "send satellite_ban foldspace", "do satellite_ban.arrow", "discard dagger")
    assert purse(s.players[0]) == (0, 1, 1)


def test_satellite_ban_retreats_up_to_two_troops_never_dreadnoughts() -> None:
    s = turn("satellite_ban", garrison=0, conflict=3, supply=9)
    fleet(s, 0, conflict=1)
    act(s, "reveal", "do satellite_ban.retreat")
    assert legal(s) == {"retreat 1", "retreat 2"}
    act(s, "retreat 2")
    assert troops(s.players[0]) == (9, 2, 1)
    assert ships(s.players[0]) == (1, 0, 1)


def test_sayyadina_pays_3_water_for_a_point() -> None:
    s = turn("sayyadina", water=3)
    act(s, "send sayyadina secrets", "do sayyadina.arrow")
    assert (s.players[0].vp, s.players[0].water) == (1, 0)
    s = turn("sayyadina", water=2)
    act(s, "send sayyadina secrets")
    assert "do sayyadina.arrow" not in legal(s)


def test_sayyadina_needs_a_bond_for_3_persuasion() -> None:
    assert reveal("sayyadina").players[0].persuasion == 0
    assert reveal("sayyadina", "jamis").players[0].persuasion == 3 + 1


def test_shai_hulud_trashes_to_recruit_2() -> None:
    s = turn("shai_hulud", "dagger")
    act(s, "send shai_hulud smuggling", "do shai_hulud.arrow")
    assert legal(s) == {"trash dagger hand", "trash shai_hulud play"}  # U14, and no declining of a cost
    act(s, "trash shai_hulud play")
    assert troops(s.players[0]) == (7, 5, 0)


def test_shai_hulud_reveals_5_swords_with_a_bond() -> None:
    assert reveal("shai_hulud").players[0].swords == 0
    assert reveal("shai_hulud", "sayyadina").players[0].swords == 5


def test_shai_hulud_acquired_may_trash() -> None:
    s = buy("shai_hulud")
    assert legal(s) == {"trash shai_hulud discard", "skip"}


def test_spice_trader_discards_for_2_spice() -> None:
    s = turn("spice_trader", "dagger", "diplomacy", influence={"fremen": 2})
    act(s, "send spice_trader arrakeen", "do spice_trader.when", "discard dagger")
    assert purse(s.players[0]) == (0, 2, 0)
    s = turn("spice_trader", "dagger", influence={"fremen": 1})
    act(s, "send spice_trader arrakeen")
    assert "do spice_trader.when" not in legal(s)


# ---------------------------------------------------------------- Treachery, Truthsayer, Water Peddler


def test_treachery_at_wealth() -> None:
    """EX-IX-11: 2 Emperor Influence, 2 Solari, the card trashed, two troops straight into the Conflict."""
    s = turn("treachery", "dagger")
    act(s, "send treachery wealth")
    p = s.players[0]
    assert influence(p)["emperor"] == 2
    assert (p.vp, p.solari) == (1, 2)
    assert names(s.trashed) == ["treachery"]
    assert troops(p) == (7, 3, 2)


def test_treachery_troops_are_not_counted_for_the_limit_of_a_combat_space() -> None:
    """IMP-4.10: on Stillsuits two units of the garrison may follow, no more."""
    s = turn("treachery", "dagger")
    act(s, "send treachery stillsuits")
    assert starting(s, "deploy") == {"1", "2"}
    act(s, "deploy 2")
    assert troops(s.players[0]) == (7, 1, 4)


def test_treachery_revealed_puts_two_troops_into_the_conflict() -> None:
    s = reveal("treachery")
    assert troops(s.players[0]) == (7, 3, 2)


def test_truthsayer_discards_to_draw() -> None:
    s = turn("truthsayer", "diplomacy", "signet_ring")
    act(s, "send truthsayer wealth", "do truthsayer.arrow", "discard diplomacy")
    assert names(s.players[0].hand) == ["signet_ring", "dagger"]


def test_water_peddler_gives_water_when_revealed_and_when_acquired() -> None:
    assert purse(reveal("water_peddler").players[0]) == (0, 0, 1)
    assert purse(buy("water_peddler").players[0]) == (0, 0, 1)


# ---------------------------------------------------------------- Weirding Way (IMP-12.18)


def test_weirding_way_another_turn_at_once() -> None:
    s = turn("weirding_way", "reconnaissance")
    act(s, "send weirding_way smuggling", "end")
    assert asked(s) == (0, "extra_turn")
    act(s, "again")
    assert asked(s) == (0, "turn")
    act(s, "send reconnaissance arrakeen", "do arrakeen.draw", "end")
    assert asked(s)[0] == 1


def test_weirding_way_may_be_declined() -> None:
    s = turn("weirding_way", "reconnaissance")
    act(s, "send weirding_way smuggling", "end", "skip")
    assert asked(s) == (1, "turn")
    assert s.players[0].revealed == 0


def test_weirding_way_the_second_turn_may_be_the_reveal_turn() -> None:
    s = turn("weirding_way", "dagger")
    act(s, "send weirding_way smuggling", "end", "again", "reveal", "end")
    assert s.players[0].revealed == 1
    assert asked(s)[0] == 1


def test_weirding_way_revealed_gives_no_turn() -> None:
    s = reveal("weirding_way")
    act(s, "end")
    assert asked(s)[0] == 1


def test_weirding_way_the_owner_is_past_the_voice_of_an_opponent() -> None:
    """IMP-12.2: sending one Agent elsewhere uses the block up, so the second turn may go there."""
    s = turn("weirding_way", "reconnaissance")
    give(s, 1, voice=SPACE_ID["arrakeen"], voice_on=0b101)
    assert "send reconnaissance arrakeen" not in legal(s)
    act(s, "send weirding_way smuggling", "end", "again")
    assert "send reconnaissance arrakeen" in legal(s)


# ---------------------------------------------------------------- Control the Spice


def test_control_the_spice_pays_1_spice_for_a_troop_and_a_trash() -> None:
    s = turn("control_the_spice", "dagger", spice=1)
    act(s, "send control_the_spice smuggling", "do control_the_spice.arrow", "trash dagger hand")
    assert troops(s.players[0]) == (8, 4, 0)
    assert s.players[0].spice == 0
    s = turn("control_the_spice", "dagger", spice=1)
    act(s, "send control_the_spice smuggling", "do control_the_spice.arrow", "skip")
    assert troops(s.players[0]) == (8, 4, 0)
    s = turn("control_the_spice", "dagger")
    act(s, "send control_the_spice smuggling")
    assert "do control_the_spice.arrow" not in legal(s)
