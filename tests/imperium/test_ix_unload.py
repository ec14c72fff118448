"""Discarding, Unload and infiltration (IMP-X4, IMP-X5, IMP-X6, EX-IX-4, EX-IX-5)."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.imperium.rules.position import Position
from landsraad.imperium.rules.troops import strength
from landsraad.imperium.tables import CARD_ID, SPACE_ID

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
    legal,
    names,
    purse,
    stand,
    starting,
    troops,
    turn_of,
    zones,
)
from .helpers_ix import begin_fight, ix_table, own, tiles, with_leader


def turn(*cards: str, leader: str = "earl_memnon_thorvald", **fields: Any) -> Position:
    s = with_leader(leader)
    hand(s, 0, *cards)
    deck(s, 0, "dagger", "dagger", "dagger", "dagger")
    discard(s, 0)
    intrigue(s, 0, "windfall")
    tiles(s, "flagship", "spaceport", "holtzman_engine")
    give(s, 0, **{"solari": 0, "spice": 0, "water": 0, **fields})
    return s


# ---------------------------------------------------------------- Unload, card by card

# card: Solari, spice, water, troops in the Conflict, Bene Gesserit Influence
UNLOADS = {
    "choam_delegate": (3, 0, 0, 0, 0),
    "esmar_tuek": (2, 2, 0, 0, 0),
    "guild_accord": (0, 0, 1, 0, 0),
    "in_the_shadows": (0, 0, 0, 0, 1),
    "treachery": (0, 0, 0, 2, 0),
    "water_peddler": (0, 0, 1, 0, 0),
}


def got(s: Position) -> tuple[int, int, int, int, int]:
    p = s.players[0]
    return (*purse(p), p.conflict, influence(p)["bene_gesserit"])


@pytest.mark.parametrize("card", UNLOADS)
def test_discarded_from_the_hand(card: str) -> None:
    s = turn(card, "diplomacy")
    own(s, 0, "holoprojectors")
    act(s, "tile holoprojectors", f"discard {card}")
    assert got(s) == UNLOADS[card]
    assert names(s.players[0].discard) == [card]


@pytest.mark.parametrize("card", UNLOADS)
@pytest.mark.parametrize("zone", ["hand", "discard", "play"])
def test_trashed_from_any_zone(card: str, zone: str) -> None:
    s = turn("dagger", *([card] if zone == "hand" else []), solari=1)
    if zone == "discard":
        discard(s, 0, card)
    if zone == "play":
        in_play(s, 0, card)
    intrigue(s, 0, "cull", "windfall")
    act(s, "plot cull", f"trash {card} {zone}")
    assert got(s) == UNLOADS[card]
    assert names(s.trashed) == [card]


@pytest.mark.parametrize("how", ["discard", "trash"])
def test_freighter_fleet_and_ix_guild_compact_ask(how: str) -> None:
    for card, kind in (("freighter_fleet", "freighter"), ("ix_guild_compact", "negotiators")):
        s = turn(card, "dagger", solari=1)
        own(s, 0, "holoprojectors")
        intrigue(s, 0, "cull", "windfall")
        if how == "discard":
            act(s, "tile holoprojectors", f"discard {card}")
        else:
            act(s, "plot cull", f"trash {card} hand")
        assert asked(s) == (0, kind)


def test_guild_accord_unloads_3_spice_with_the_alliance() -> None:
    s = turn("guild_accord", "dagger")
    ally(s, 0, "spacing_guild")
    own(s, 0, "holoprojectors")
    act(s, "tile holoprojectors", "discard guild_accord")
    assert purse(s.players[0]) == (0, 3, 1)


# ---------------------------------------------------------------- Unload in general


def test_the_same_card_twice_in_a_turn() -> None:
    """EX-IX-5."""
    s = turn("guild_chief_administrator", "esmar_tuek", "dagger")
    act(s, "send guild_chief_administrator foldspace", "do guild_chief_administrator.arrow", "discard esmar_tuek")
    assert purse(s.players[0]) == (2, 2, 0)
    other = s.clone()
    act(s, "trash esmar_tuek discard")
    assert purse(s.players[0]) == (4, 4, 0)
    assert names(s.trashed) == ["esmar_tuek"]
    act(other, "trash dagger hand")
    assert purse(other.players[0]) == (2, 2, 0)


def test_revealed_and_then_trashed_gives_its_box_twice() -> None:
    s = turn("esmar_tuek", "dagger", solari=1)
    intrigue(s, 0, "cull", "windfall")
    act(s, "reveal")
    assert purse(s.players[0]) == (3, 2, 0)
    act(s, "plot cull", "trash esmar_tuek play")
    assert purse(s.players[0]) == (4, 4, 0)


def test_clean_up_is_no_discarding() -> None:
    s = turn("esmar_tuek")
    in_play(s, 0, "choam_delegate")
    act(s, "reveal", "end")
    assert purse(s.players[0]) == (2, 2, 0)
    assert zones(s.players[0])["discard"] == ["choam_delegate", "esmar_tuek"]


def test_the_mark_is_no_leave_to_discard() -> None:
    s = turn("esmar_tuek", "dagger")
    assert not {x for x in legal(s) if x.startswith(("discard", "trash"))}


def mohiam(*cards: str) -> Position:
    """Seat 0 makes seat 1, with these cards, discard two."""
    s = turn("reverend_mother_mohiam", "dagger")
    in_play(s, 0, "web_of_power")
    hand(s, 1, *cards)
    hand(s, 2)
    give(s, 1, solari=0, spice=0, water=0)
    act(s, "send reverend_mother_mohiam wealth")
    return s


def test_on_an_opponents_turn_the_owner_gets_it() -> None:
    s = mohiam("esmar_tuek", "dagger", "diplomacy")
    assert asked(s) == (1, "discard")
    act(s, "discard esmar_tuek", "discard dagger")
    assert purse(s.players[1]) == (2, 2, 0)
    assert purse(s.players[0]) == (2, 0, 0)  # of Wealth


def test_an_opponents_freighter_moves_on_the_turn_of_another() -> None:
    s = mohiam("freighter_fleet", "dagger", "diplomacy")
    act(s, "discard freighter_fleet", "discard dagger")
    assert asked(s) == (1, "freighter")
    act(s, "advance")
    assert s.players[1].freighter == 1
    assert asked(s)[0] == 0


def test_treachery_discarded_on_an_opponents_turn_enters_the_conflict() -> None:
    s = mohiam("treachery", "dagger", "diplomacy")
    act(s, "discard treachery", "discard dagger")
    assert troops(s.players[1]) == (7, 3, 2)
    assert strength(s.players[1]) == 4


def test_treachery_after_the_own_reveal_turn() -> None:
    """IMP-X5.6: strength is worked out again, swords of the Reveal turn included."""
    s = turn("reverend_mother_mohiam", "dagger")
    in_play(s, 0, "web_of_power")
    give(s, 1, swords=3, revealed=1)
    hand(s, 1, "treachery")
    hand(s, 2)
    assert strength(s.players[1]) == 0
    act(s, "send reverend_mother_mohiam wealth")
    assert strength(s.players[1]) == 4 + 3


def test_treachery_outside_phase_2_reinforces_the_garrison() -> None:
    """U23, with the trash icon of a Conflict reward."""
    s = ix_table()
    for seat in range(3):
        intrigue(s, seat)
    hand(s, 0)
    discard(s, 0, "treachery")
    begin_fight(s, "terrible_purpose", troops=(1,))
    assert legal(s) == {"trash treachery discard", "skip"}
    supply, garrison, _ = troops(s.players[0])
    act(s, "trash treachery discard")
    assert troops(s.players[0]) == (supply - 2 + 1, garrison + 2, 0)  # the troop of the Conflict has gone to supply


def test_trashed_from_the_top_of_the_deck_by_poison_snooper() -> None:
    s = turn("dagger", "diplomacy")
    deck(s, 0, "esmar_tuek", "dagger")
    intrigue(s, 0, "poison_snooper", "windfall")
    act(s, "plot poison_snooper", "trash it")
    assert purse(s.players[0]) == (2, 2, 0)


def test_removed_from_the_game_unacquired_is_not_trashed() -> None:
    """Helena's set-aside card is lost at the end of her Reveal turn (IMP-12.11) and was never hers."""
    s = turn("dagger", leader="helena_richese")
    s.players[0].aside = CARD_ID["esmar_tuek"]
    act(s, "reveal", "end")
    assert purse(s.players[0]) == (0, 0, 0)
    assert names(s.trashed) == ["esmar_tuek"]


def test_two_unload_cards_as_one_cost_in_the_order_discarded() -> None:
    """IMP-11.8: both are discarded first, then the boxes first in, first out."""
    for first, second, kinds in (
        ("freighter_fleet", "ix_guild_compact", ("freighter", "negotiators")),
        ("ix_guild_compact", "freighter_fleet", ("negotiators", "freighter")),
    ):
        s = turn("freighter_fleet", "ix_guild_compact")
        intrigue(s, 0, "ixian_probe", "windfall")
        act(s, "plot ixian_probe", f"discard {first}")
        assert names(s.players[0].discard) == [first, second]
        assert asked(s) == (0, kinds[0])
        act(s, {"freighter": "advance", "negotiators": "negotiators 1"}[kinds[0]])
        assert asked(s) == (0, kinds[1])


def test_the_cost_is_complete_before_unload_draws_cards() -> None:
    s = turn("freighter_fleet", "diplomacy", "signet_ring", freighter=3, spice=5)
    tiles(s, "spaceport")
    intrigue(s, 0, "ixian_probe", "windfall")
    act(s, "plot ixian_probe", "discard freighter_fleet")
    assert starting(s, "discard") == {"diplomacy", "signet_ring"}
    act(s, "discard diplomacy")
    assert asked(s) == (0, "freighter")


# ---------------------------------------------------------------- discard as a cost (IMP-X4)


def test_no_intrigue_card_can_be_discarded() -> None:
    s = turn("truthsayer")
    intrigue(s, 0, "windfall", "ambush")
    act(s, "send truthsayer wealth")
    assert "do truthsayer.arrow" not in legal(s)


# ---------------------------------------------------------------- infiltration (IMP-X6)


def test_several_enemies_do_not_block() -> None:
    s = turn("bounty_hunter", "dagger")
    stand(s, 1, "arrakeen")
    s.players[2].placed = (SPACE_ID["arrakeen"],)
    s.players[2].agents = 1
    act(s, "send bounty_hunter arrakeen")
    assert s.view(0)["agents"]["arrakeen"] == [0, 1, 2]


def test_the_own_agent_blocks_also_beside_an_enemy() -> None:
    s = turn("bounty_hunter", "dagger")
    stand(s, 1, "arrakeen")
    stand(s, 0, "arrakeen")
    assert "send bounty_hunter arrakeen" not in legal(s)


def test_infiltration_does_not_overcome_the_voice() -> None:
    s = turn("bounty_hunter", "dagger")
    give(s, 1, voice=SPACE_ID["arrakeen"], voice_on=0b101)
    stand(s, 2, "arrakeen")
    assert "send bounty_hunter arrakeen" not in legal(s)
    assert "send bounty_hunter carthag" in legal(s)


def test_icons_of_dispatch_an_envoy_do_not_infiltrate() -> None:
    s = turn("court_intrigue", "dagger")
    intrigue(s, 0, "dispatch_an_envoy", "windfall")
    stand(s, 1, "wealth", "stillsuits")
    act(s, "plot dispatch_an_envoy")
    assert {"send court_intrigue wealth", "send court_intrigue foldspace"} <= legal(s)
    assert "send court_intrigue stillsuits" not in legal(s)


def test_requirements_and_costs_still_count() -> None:
    s = turn("choam_delegate", "dagger", influence={"spacing_guild": 1})
    stand(s, 1, "interstellar_shipping", "hagga_basin")
    assert "send choam_delegate interstellar_shipping" not in legal(s)
    assert "send choam_delegate hagga_basin" not in legal(s)
    give(s, 0, influence={"spacing_guild": 2}, water=1)
    assert {"send choam_delegate interstellar_shipping", "send choam_delegate hagga_basin"} <= legal(s)


def test_the_control_bonus_is_paid_for_each_agent_sent() -> None:
    """IMP-4.22."""
    s = turn("bounty_hunter", "dagger")
    stand(s, 1, "arrakeen")
    s.control = (2, 2, 2)
    before = s.players[2].solari
    act(s, "send bounty_hunter arrakeen")
    assert s.players[2].solari == before + 1


def test_leaving_does_not_free_a_space_another_stands_on() -> None:
    s = turn("bounty_hunter", "reconnaissance")
    stand(s, 1, "arrakeen")
    intrigue(s, 0, "urgent_mission", "windfall")
    act(s, "send bounty_hunter arrakeen", "plot urgent_mission", "do arrakeen.draw", "end")
    assert s.view(0)["agents"] == {"arrakeen": [1]}
    turn_of(s, 2)
    hand(s, 2, "reconnaissance")
    assert "send reconnaissance arrakeen" not in legal(s)
