"""The eight leaders: the left ability and the signet ring of each (IMP-2.7, IMP-12)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from landsraad.imperium.game import GAME
from landsraad.imperium.rules.position import Position
from landsraad.imperium.tables import CARD_ID, LEADERS, SPACE_ID
from landsraad.kernel.contract import Setup

from .helpers import (
    act,
    ally,
    asked,
    bonus_spice,
    conflict,
    deck,
    discard,
    give,
    hand,
    imperium_deck,
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
    table,
    troops,
    turn_of,
    zones,
)
from .phases import begin_combat, reveal_all

HOUSES = {
    "paul_atreides": "Atreides",
    "duke_leto_atreides": "Atreides",
    "baron_vladimir_harkonnen": "Harkonnen",
    "glossu_rabban": "Harkonnen",
    "count_ilban_richese": "Richese",
    "helena_richese": "Richese",
    "countess_ariana_thorvald": "Thorvald",
    "earl_memnon_thorvald": "Thorvald",
}
DEAR_ROW = ("stilgar", "stilgar", "stilgar", "stilgar", "stilgar")


def led_by(leader: str, *others: str) -> Position:
    rest = [x for x in HOUSES if x != leader and x not in others and x != "baron_vladimir_harkonnen"]
    return table(leaders=[leader, *others, *rest])


def signet(leader: str, space: str = "secure_contract", also: Sequence[str] = ("dagger",)) -> Position:
    """The leader's signet ring is played; something of it may be open."""
    s = led_by(leader)
    give(s, 0, solari=0, spice=0, water=0)
    hand(s, 0, "signet_ring", *also)
    deck(s, 0, "chani", "stilgar", "gurney_halleck")
    act(s, f"send signet_ring {space}")
    return s


def test_there_are_eight_leaders_of_four_houses() -> None:
    assert {leader.id: leader.house for leader in LEADERS if leader.set == "base"} == HOUSES


@pytest.mark.parametrize("leader", [x for x in HOUSES if x != "baron_vladimir_harkonnen"])
def test_what_each_starts_with(leader: str) -> None:
    p = led_by(leader).players[0]
    assert purse(p) == ((1, 1, 1) if leader == "glossu_rabban" else (0, 0, 1))
    assert troops(p) == (9, 3, 0)


# ---------------------------------------------------------------- Paul Atreides


def test_paul_sees_the_top_card_of_his_deck_and_nobody_else_does() -> None:
    s = led_by("paul_atreides")
    deck(s, 0, "chani", "stilgar")
    assert s.view(0)["players"][0]["top_cards"] == ["chani"]
    for seat in (-1, 1, 2):
        assert "top_cards" not in s.view(seat)["players"][0]
    assert "top_cards" not in s.view(1)["players"][1]


def test_paul_sees_the_next_card_after_each_draw() -> None:
    s = signet("paul_atreides", also=("dagger", "dagger"))
    assert "chani" in names(s.players[0].hand)
    assert s.view(0)["players"][0]["top_cards"] == ["stilgar"]


def test_paul_remembers_the_card_below_one_put_on_top() -> None:
    s = led_by("paul_atreides")
    deck(s, 0, "chani", "dagger")
    discard(s, 0)
    row(s, *DEAR_ROW)
    give(s, 0, spice=2)
    intrigue(s, 0, "bypass_protocol")
    act(s, "plot bypass_protocol", "pick bypass_protocol.2", "acquire stilgar")
    assert s.view(0)["players"][0]["top_cards"] == ["stilgar", "chani"]
    assert s.view(1)["players"][0]["deck_top_known"] == ["stilgar"]


def test_paul_cannot_look_into_an_empty_deck() -> None:
    s = led_by("paul_atreides")
    deck(s, 0)
    discard(s, 0, "chani")
    assert not s.view(0)["players"][0].get("top_cards")
    assert names(s.players[0].discard) == ["chani"]


def test_pauls_signet_draws_a_card() -> None:
    s = signet("paul_atreides")
    assert zones(s.players[0])["hand"] == ["chani", "dagger"]


# ---------------------------------------------------------------- Duke Leto Atreides


@pytest.mark.parametrize(
    ("space", "price"), [("high_council", 4), ("mentat", 1), ("rally_troops", 3), ("swordmaster", 7)]
)
def test_leto_pays_1_solari_less_at_landsraad_spaces(space: str, price: int) -> None:
    s = led_by("duke_leto_atreides")
    hand(s, 0, "dagger", "dagger")
    give(s, 0, solari=price - 1)
    assert space not in starting(s, "send dagger")
    give(s, 0, solari=price)
    act(s, f"send dagger {space}")
    assert s.players[0].solari == 0


def test_leto_pays_nothing_for_a_free_space() -> None:
    s = led_by("duke_leto_atreides")
    hand(s, 0, "dagger", "dagger")
    give(s, 0, solari=0)
    act(s, "send dagger hall_of_oratory")
    assert s.players[0].solari == 0


def leto_with(*levels: tuple[int, int, int, int]) -> Position:
    s = led_by("duke_leto_atreides")
    hand(s, 0, "signet_ring", "dagger")
    give(s, 0, spice=1)
    intrigue(s, 0, "windfall")
    for seat, track in enumerate(levels):
        give(s, seat, influence=dict(zip(("emperor", "spacing_guild", "bene_gesserit", "fremen"), track, strict=True)))
    act(s, "send signet_ring secure_contract")
    return s


def test_letos_signet_pays_1_spice_for_influence_where_an_opponent_has_more() -> None:
    s = leto_with((1, 1, 1, 1), (2, 1, 0, 0), (0, 0, 0, 3))
    act(s, "do duke_leto_atreides.arrow")
    assert legal(s) == {"influence emperor", "influence fremen"}  # equal is not more
    act(s, "influence fremen")
    assert s.players[0].spice == 0
    assert influence(s.players[0])["fremen"] == 2


def test_letos_signet_is_optional() -> None:
    s = leto_with((0, 0, 0, 0), (1, 0, 0, 0))
    assert "end" in legal(s)


def test_letos_signet_needs_an_opponent_ahead() -> None:
    s = leto_with((1, 1, 1, 1), (1, 1, 1, 1), (1, 0, 0, 0))
    assert "do duke_leto_atreides.arrow" not in legal(s)


def test_letos_signet_needs_a_spice() -> None:
    s = led_by("duke_leto_atreides")
    hand(s, 0, "signet_ring", "dagger")
    give(s, 0, spice=0)
    give(s, 1, influence={"emperor": 3})
    intrigue(s, 0, "windfall")
    act(s, "send signet_ring secure_contract")
    assert "do duke_leto_atreides.arrow" not in legal(s)


# ---------------------------------------------------------------- Baron Vladimir Harkonnen


def baron(tokens: tuple[str, str] = ("emperor", "fremen")) -> Position:
    s = GAME.new(Setup(3, 1, leaders=["baron_vladimir_harkonnen", "glossu_rabban", "helena_richese"]))
    assert asked(s) == (0, "baron")
    act(s, "tokens " + " ".join(tokens))
    s.first = 0
    turn_of(s, 0)
    conflict(s, "skirmish_a")
    return s


def test_the_baron_chooses_two_of_four_factions_before_round_1() -> None:
    s = GAME.new(Setup(3, 1, leaders=["glossu_rabban", "baron_vladimir_harkonnen", "helena_richese"]))
    assert asked(s) == (1, "baron")
    assert s.round == 0
    assert legal(s) == {
        "tokens emperor spacing_guild",
        "tokens emperor bene_gesserit",
        "tokens emperor fremen",
        "tokens spacing_guild bene_gesserit",
        "tokens spacing_guild fremen",
        "tokens bene_gesserit fremen",
    }


def test_the_chosen_tokens_are_secret_until_used() -> None:
    s = baron()
    assert sorted(s.view(0)["players"][0]["tokens"]) == ["emperor", "fremen"]
    for seat in (-1, 1, 2):
        assert "tokens" not in s.view(seat)["players"][0]


def deploying(s: Position, troops_there: int, recruits: bool = True) -> None:
    """To Heighliner with five recruits."""
    give(s, 0, spice=6, garrison=3, supply=9, conflict=troops_there)
    hand(s, 0, "diplomacy", "dagger")
    act(s, "send diplomacy heighliner")


@pytest.mark.parametrize(("n", "used"), [(3, False), (4, True), (7, True)])
def test_masterstroke_when_four_troops_enter_in_one_turn(n: int, used: bool) -> None:
    s = baron()
    deploying(s, 2)
    act(s, f"deploy {n}")
    take_masterstroke(s)
    levels = influence(s.players[0])
    assert (levels["emperor"], levels["fremen"]) == ((1, 1) if used else (0, 0))
    assert (levels["spacing_guild"], levels["bene_gesserit"]) == (1, 0)  # Heighliner's own
    assert s.view(1)["players"][0]["masterstroke_used"] == used
    assert ("tokens" in s.view(1)["players"][0]) == used


def test_masterstroke_counts_all_ways_into_the_conflict_of_one_turn() -> None:
    s = baron()
    intrigue(s, 0, "rapid_mobilization", "double_cross")
    give(s, 1, conflict=1)
    give(s, 0, garrison=3, supply=9, solari=1)
    act(s, "plot double_cross", "plot rapid_mobilization", "deploy 2")
    assert not s.players[0].tokens_used
    hand(s, 0, "dune_the_desert_planet", "dagger")
    act(s, "send dune_the_desert_planet imperial_basin", "deploy 1")
    assert s.players[0].tokens_used


@pytest.mark.parametrize("then", ["send dune_the_desert_planet secure_contract", "reveal"])
def test_masterstroke_before_the_agent_is_sent_or_the_hand_revealed(then: str) -> None:
    """Rapid Mobilization as the first thing of the turn: the Influence comes in this turn, whatever follows."""
    s = baron()
    give(s, 0, garrison=4, supply=8)
    intrigue(s, 0, "rapid_mobilization", "windfall")
    hand(s, 0, "dune_the_desert_planet", "dagger")
    act(s, "plot rapid_mobilization", "deploy 4")
    take_masterstroke(s)
    act(s, then)
    take_masterstroke(s)
    assert (influence(s.players[0])["emperor"], influence(s.players[0])["fremen"]) == (1, 1)


def take_masterstroke(s: Position) -> None:
    """The moment is the player's: take at once what is open."""
    for step in sorted(legal(s)):
        if step.startswith("do baron_vladimir_harkonnen.influence"):
            act(s, step)


def test_masterstroke_does_not_add_up_turns() -> None:
    s = baron()
    give(s, 0, garrison=6, supply=6)
    intrigue(s, 0, "rapid_mobilization")
    hand(s, 0, "dune_the_desert_planet", "dune_the_desert_planet", "dagger")
    act(s, "send dune_the_desert_planet imperial_basin", "deploy 2")
    turn_of(s, 0)
    act(s, "plot rapid_mobilization", "deploy 2")
    assert not s.players[0].tokens_used


def test_masterstroke_in_the_reveal_turn() -> None:
    s = baron()
    give(s, 0, garrison=4, supply=8)
    intrigue(s, 0, "rapid_mobilization", "windfall")
    act(s, "reveal", "plot rapid_mobilization", "deploy 4")
    assert influence(s.players[0])["emperor"] == 1


def test_masterstroke_only_once_per_game() -> None:
    s = baron()
    deploying(s, 0)
    act(s, "deploy 4")
    before = influence(s.players[0])
    turn_of(s, 0)
    give(s, 0, garrison=5, supply=3, conflict=4)
    intrigue(s, 0, "rapid_mobilization")
    act(s, "plot rapid_mobilization", "deploy 5")
    assert influence(s.players[0]) == before


def test_masterstroke_takes_everything_of_the_tracks() -> None:
    s = baron()
    give(s, 0, influence={"emperor": 3, "fremen": 1}, vp=0)
    deploying(s, 0)
    act(s, "deploy 4")
    assert s.players[0].vp == 2  # Fremen at 2, Emperor Alliance
    assert s.view(0)["alliances"]["emperor"] == 0
    assert troops(s.players[0]) == (2, 6, 4)  # 9 - 5 - 2 in the supply


def test_other_leaders_have_no_masterstroke() -> None:
    s = led_by("glossu_rabban")
    deploying(s, 0)
    act(s, "deploy 4")
    assert influence(s.players[0])["emperor"] == 0


def test_the_barons_signet_buys_an_intrigue_card_for_1_solari() -> None:
    s = baron()
    hand(s, 0, "signet_ring", "dagger")
    intrigue_deck(s, "ambush", "windfall")
    give(s, 0, solari=0)
    act(s, "send signet_ring secure_contract")  # 3 Solari
    assert "end" in legal(s)  # optional
    act(s, "do baron_vladimir_harkonnen.arrow")
    assert secret(s.players[0]) == ["ambush"]
    assert s.players[0].solari == 2


def test_the_barons_signet_needs_the_solari() -> None:
    s = baron()
    hand(s, 0, "signet_ring", "dagger")
    intrigue(s, 0, "bribery")
    give(s, 0, solari=0, garrison=3)
    act(s, "send signet_ring arrakeen")
    assert "do baron_vladimir_harkonnen.arrow" not in legal(s)


# ---------------------------------------------------------------- Glossu "The Beast" Rabban


def test_rabbans_signet_recruits_one() -> None:
    s = signet("glossu_rabban")
    assert troops(s.players[0]) == (8, 4, 0)


def test_rabbans_signet_recruits_two_with_an_alliance() -> None:
    s = led_by("glossu_rabban")
    ally(s, 0, "fremen")
    hand(s, 0, "signet_ring", "dagger")
    act(s, "send signet_ring secure_contract")
    assert troops(s.players[0]) == (7, 5, 0)


def test_an_alliance_of_somebody_else_does_not_help_rabban() -> None:
    s = led_by("glossu_rabban")
    ally(s, 1, "fremen")
    hand(s, 0, "signet_ring", "dagger")
    act(s, "send signet_ring secure_contract")
    assert troops(s.players[0]) == (8, 4, 0)


def test_rabban_may_win_the_alliance_first() -> None:
    """Conditions are checked when the effect is resolved; the order is the player's (IMP-11.4)."""
    s = led_by("glossu_rabban")
    give(s, 0, influence={"fremen": 3})
    intrigue(s, 0, "know_their_ways")
    hand(s, 0, "signet_ring", "dagger")
    act(s, "send signet_ring secure_contract", "plot know_their_ways")
    if "do glossu_rabban.when" in legal(s):
        act(s, "do glossu_rabban.when")
    assert troops(s.players[0]) == (7, 5, 0)


# ---------------------------------------------------------------- Count Ilban Richese


@pytest.mark.parametrize(
    ("space", "drawn"),
    [("high_council", 1), ("mentat", 2), ("rally_troops", 1), ("swordmaster", 1), ("hall_of_oratory", 0)],
)
def test_ilban_draws_when_paying_solari_for_a_space(space: str, drawn: int) -> None:
    """The Mentat space draws a card of its own."""
    s = led_by("count_ilban_richese")
    hand(s, 0, "dagger", "dagger")
    deck(s, 0, "chani", "stilgar", "gurney_halleck")
    give(s, 0, solari=8)
    act(s, f"send dagger {space}")
    assert len(s.players[0].hand) == 1 + drawn


@pytest.mark.parametrize(
    ("card", "space"), [("diplomacy", "hardy_warriors"), ("dune_the_desert_planet", "hagga_basin")]
)
def test_ilban_draws_nothing_for_water_or_spice(card: str, space: str) -> None:
    s = led_by("count_ilban_richese")
    hand(s, 0, card, "dagger")
    give(s, 0, water=2, spice=9)
    act(s, f"send {card} {space}")
    assert names(s.players[0].hand) == ["dagger"]


def test_ilban_draws_nothing_for_solari_paid_to_cards() -> None:
    s = led_by("count_ilban_richese")
    hand(s, 0, "dagger")
    give(s, 0, solari=2)
    intrigue(s, 0, "bribery")
    act(s, "plot bribery", "influence emperor")
    assert names(s.players[0].hand) == ["dagger"]


def test_ilbans_signet_gains_1_solari() -> None:
    s = signet("count_ilban_richese", "arrakeen")
    assert s.players[0].solari == 1


# ---------------------------------------------------------------- Helena Richese


def test_helena_is_not_blocked_at_landsraad_and_city_spaces() -> None:
    s = led_by("helena_richese")
    hand(s, 0, "signet_ring", "seek_allies")
    give(s, 0, solari=9, water=2)
    give(s, 1, agents=8)
    everywhere = ("hall_of_oratory", "arrakeen", "secure_contract", "wealth")
    give(s, 1, placed=tuple(SPACE_ID[x] for x in everywhere))
    s.occupied = sum(1 << SPACE_ID[x] for x in everywhere)
    open_to_her = starting(s, "send signet_ring")
    assert {"hall_of_oratory", "arrakeen"} <= open_to_her
    assert "secure_contract" not in open_to_her
    assert "wealth" not in starting(s, "send seek_allies")


def test_helenas_own_agents_block_her() -> None:
    s = led_by("helena_richese")
    hand(s, 0, "reconnaissance", "dagger")
    stand(s, 0, "arrakeen")
    stand(s, 1, "arrakeen")
    assert "arrakeen" not in starting(s, "send reconnaissance")


def test_the_voice_stops_helena() -> None:
    s = led_by("helena_richese")
    hand(s, 0, "reconnaissance")
    give(s, 1, voice=SPACE_ID["arrakeen"], voice_on=0b101)
    assert "arrakeen" not in starting(s, "send reconnaissance")


def test_once_per_game_spaces_stay_so_for_helena() -> None:
    s = led_by("helena_richese")
    hand(s, 0, "dagger", "dagger")
    give(s, 0, solari=20, council=1, swordmaster=1)
    assert starting(s, "send dagger") & {"high_council", "swordmaster"} == set()


def helena_sets_aside(card: str) -> Position:
    s = led_by("helena_richese")
    row(s, card, *DEAR_ROW[:4])
    imperium_deck(s, "dr_yueh", "chani")
    hand(s, 0, "signet_ring", "convincing_argument", "dagger")
    act(s, "send signet_ring secure_contract")
    assert asked(s) == (0, "set_aside")
    assert legal(s) == {f"aside {card}", "aside stilgar"}
    act(s, f"aside {card}")
    return s


def test_helena_sets_a_row_card_aside_and_the_row_is_refilled() -> None:
    s = helena_sets_aside("space_travel")
    assert names(s.row) == ["dr_yueh", *DEAR_ROW[:4]]
    for seat in range(3):
        assert s.view(seat)["players"][0]["aside"] == "space_travel"


def test_helena_acquires_it_for_1_less_in_her_reveal_turn() -> None:
    s = helena_sets_aside("space_travel")  # 3
    turn_of(s, 0)
    act(s, "reveal")
    assert s.players[0].persuasion == 2
    act(s, "acquire space_travel aside")
    assert s.players[0].persuasion == 0
    assert "space_travel" in names(s.players[0].discard)
    assert s.players[0].aside == -1


def test_helena_cannot_afford_what_is_dearer() -> None:
    s = helena_sets_aside("duncan_idaho")  # 4
    turn_of(s, 0)
    act(s, "reveal")
    assert "acquire duncan_idaho aside" not in legal(s)


def test_a_card_not_acquired_in_the_reveal_turn_leaves_the_game() -> None:
    s = helena_sets_aside("space_travel")
    turn_of(s, 0)
    act(s, "reveal", "end")
    assert s.players[0].aside == -1
    assert names(s.trashed) == ["space_travel"]


def test_nobody_else_can_acquire_the_set_aside_card() -> None:
    s = helena_sets_aside("space_travel")
    turn_of(s, 1)
    hand(s, 1, *["convincing_argument"] * 5)
    act(s, "reveal")
    assert "acquire space_travel aside" not in legal(s)
    assert "acquire space_travel" not in legal(s)


# ---------------------------------------------------------------- Countess Ariana Thorvald


@pytest.mark.parametrize(
    ("space", "bonus", "gained"),
    [("imperial_basin", 0, 0), ("imperial_basin", 2, 2), ("hagga_basin", 1, 2), ("the_great_flat", 0, 2)],
)
def test_ariana_harvests_1_less_and_draws(space: str, bonus: int, gained: int) -> None:
    s = led_by("countess_ariana_thorvald")
    hand(s, 0, "dune_the_desert_planet", "dagger")
    deck(s, 0, "chani", "stilgar")
    give(s, 0, water=2, spice=0)
    bonus_spice(s, space, bonus)
    act(s, f"send dune_the_desert_planet {space}")
    assert s.players[0].spice == gained
    assert zones(s.players[0])["hand"] == ["chani", "dagger"]


def test_ariana_loses_nothing_of_other_spice() -> None:
    """Raid Stockpiles gives the winner 3 spice: that is no harvest."""
    s = led_by("countess_ariana_thorvald")
    begin_combat(s, "raid_stockpiles", troops=(1,))
    assert s.players[0].spice == 3


def test_arianas_signet_gains_1_water() -> None:
    s = signet("countess_ariana_thorvald")
    assert s.players[0].water == 1


# ---------------------------------------------------------------- Earl Memnon Thorvald


def test_memnon_gains_one_influence_with_his_council_seat() -> None:
    s = led_by("earl_memnon_thorvald")
    hand(s, 0, "dagger", "dagger")
    give(s, 0, solari=5)
    act(s, "send dagger high_council")
    assert legal(s) == {f"influence {f}" for f in ("emperor", "spacing_guild", "bene_gesserit", "fremen")}
    act(s, "influence bene_gesserit")
    assert influence(s.players[0])["bene_gesserit"] == 1
    assert s.players[0].council == 1


def test_other_leaders_gain_no_influence_with_their_seat() -> None:
    s = led_by("count_ilban_richese")
    hand(s, 0, "dagger", "dagger")
    give(s, 0, solari=5)
    act(s, "send dagger high_council")
    assert set(influence(s.players[0]).values()) == {0}
    assert s.players[0].council == 1


def test_memnons_signet_gains_1_spice() -> None:
    s = signet("earl_memnon_thorvald")
    assert s.players[0].spice == 1


# ---------------------------------------------------------------- whose ring


def test_the_signet_ring_speaks_for_the_leader_of_its_player() -> None:
    s = table(leaders=("countess_ariana_thorvald", "earl_memnon_thorvald", "count_ilban_richese"))
    for seat in range(3):
        turn_of(s, seat)
        give(s, seat, solari=0, spice=0, water=0)
        hand(s, seat, "signet_ring", "dagger")
        act(s, f"send signet_ring {('arrakeen', 'carthag', 'hall_of_oratory')[seat]}")
    assert [purse(p) for p in s.players] == [(0, 0, 1), (0, 1, 0), (1, 0, 0)]


def test_the_set_aside_card_cannot_outlive_the_round() -> None:
    s = helena_sets_aside("space_travel")
    turn_of(s, 0)
    reveal_all(s)
    assert s.players[0].aside == -1
    assert CARD_ID["space_travel"] in s.trashed
