"""Reveal boxes, Acquire boxes, and buying (IMP-5). Plain Persuasion and swords stand in test_content."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.imperium.rules.position import Position
from landsraad.imperium.rules.troops import strength

from .helpers import (
    act,
    ally,
    asked,
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
    troops,
    zones,
)

FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")


def reveal(*cards: str, played: tuple[str, ...] = (), alliance: str = "", **fields: Any) -> Position:
    """Seat 0 reveals these cards, with others played on Agent turns before; a Plot card keeps the turn open."""
    s = table()
    hand(s, 0, *cards)
    in_play(s, 0, *played)
    discard(s, 0)
    intrigue(s, 0, "windfall")
    intrigue_deck(s, "bribery", "ambush")
    give(s, 0, **{"solari": 0, "spice": 0, "water": 0, **fields})
    if alliance:
        ally(s, 0, alliance)
    act(s, "reveal")
    return s


# ---------------------------------------------------------------- what a card gives when revealed

# card: purse (Solari, spice, water), Intrigue cards
GAINS = {
    "the_spice_must_flow": ((0, 1, 0), 0),
    "assassination_mission": ((1, 0, 0), 0),
    "carryall": ((0, 1, 0), 0),
    "choam_directorship": ((3, 0, 0), 0),
    "duncan_idaho": ((0, 0, 1), 0),
    "reverend_mother_mohiam": ((0, 2, 0), 0),
    "smugglers_thopter": ((0, 1, 0), 0),
    "thufir_hawat": ((0, 0, 0), 1),
}
NOTHING_MORE = (
    "convincing_argument",
    "dagger",
    "diplomacy",
    "dune_the_desert_planet",
    "reconnaissance",
    "seek_allies",
    "signet_ring",
    "arrakis_liaison",
    "foldspace",
    "arrakis_recruiter",
    "bene_gesserit_initiate",
    "chani",
    "crysknife",
    "dr_yueh",
    "fedaykin_death_commando",
    "firm_grip",
    "fremen_camp",
    "gene_manipulation",
    "guild_administrator",
    "guild_ambassador",
    "guild_bankers",
    "gurney_halleck",
    "imperial_spy",
    "kwisatz_haderach",
    "lady_jessica",
    "liet_kynes",
    "missionaria_protectiva",
    "opulence",
    "other_memory",
    "piter_de_vries",
    "power_play",
    "sardaukar_infantry",
    "scout",
    "shifting_allegiances",
    "sietch_reverend_mother",
    "space_travel",
    "spice_hunter",
    "spice_smugglers",
    "stilgar",
    "test_of_humanity",
    "the_voice",
    "worm_riders",
)


@pytest.mark.parametrize("card", [*GAINS, *NOTHING_MORE])
def test_gains_of_a_card_revealed_alone(card: str) -> None:
    after, intrigues = GAINS.get(card, ((0, 0, 0), 0))
    s = reveal(card, garrison=0)
    p = s.players[0]
    assert purse(p) == after
    assert secret(p) == ["windfall", "bribery"][: 1 + intrigues]
    assert (p.vp, sum(p.influence), p.hand) == (0, 0, [])
    assert troops(p) == (9, 0, 0)
    assert {x for x in legal(s) if not x.startswith(("plot ", "acquire "))} == {"end"}


def test_the_sister_gives_persuasion_or_swords() -> None:
    for pick, persuasion, swords in [("pick bene_gesserit_sister.1", 2, 0), ("pick bene_gesserit_sister.2", 0, 2)]:
        s = reveal("bene_gesserit_sister")
        assert "end" not in legal(s)  # one of the two
        act(s, pick)
        assert (s.players[0].persuasion, s.players[0].swords) == (persuasion, swords)


def test_each_sister_is_chosen_for_herself() -> None:
    s = reveal("bene_gesserit_sister", "bene_gesserit_sister", "bene_gesserit_sister")
    act(s, "pick bene_gesserit_sister.1", "pick bene_gesserit_sister.2", "pick bene_gesserit_sister.1")
    assert (s.players[0].persuasion, s.players[0].swords) == (4, 2)
    assert starting(s, "pick ") == set()


def test_the_sister_may_wait_until_something_was_bought() -> None:
    """IMP-5.3: Persuasion may be spent before, between and after the effects."""
    s = reveal("bene_gesserit_sister", "convincing_argument")
    act(s, "acquire arrakis_liaison", "pick bene_gesserit_sister.1", "acquire arrakis_liaison")
    assert zones(s.players[0])["discard"] == ["arrakis_liaison", "arrakis_liaison"]


# ---------------------------------------------------------------- Fremen Bond


@pytest.mark.parametrize(
    ("card", "with_bond", "without"),
    [
        # Persuasion, swords, spice, Fremen Influence
        ("crysknife", (0, 1, 0, 1), (0, 1, 0, 0)),
        ("fedaykin_death_commando", (1, 3, 0, 0), (1, 0, 0, 0)),
        ("sietch_reverend_mother", (3, 0, 1, 0), (0, 0, 0, 0)),
        ("spice_hunter", (1, 1, 1, 0), (1, 1, 0, 0)),
    ],
)
def test_fremen_bond(card: str, with_bond: tuple[int, ...], without: tuple[int, ...]) -> None:
    """IMP-5.14: another Fremen card in play, also one of an Agent turn of this round."""

    def outcome(s: Position) -> tuple[int, ...]:
        p = s.players[0]
        return p.persuasion, p.swords, p.spice, p.influence[3]

    assert outcome(reveal(card)) == without
    assert outcome(reveal(card, played=("sardaukar_legion",))) == without
    assert outcome(reveal(card, played=("stilgar",))) == with_bond
    assert outcome(reveal(card, played=(card,))) == with_bond  # another copy


def test_two_bond_cards_activate_each_other() -> None:
    for order in [("crysknife", "fedaykin_death_commando"), ("fedaykin_death_commando", "crysknife")]:
        s = reveal(*order)
        p = s.players[0]
        assert (p.persuasion, p.swords, p.influence[3]) == (1, 4, 1)


def test_the_bond_waits_for_a_card_drawn_in_the_same_turn() -> None:
    """IMP-5.5, IMP-11.4: a Fremen card drawn later in the Reveal turn makes the Bond."""
    s = table()
    hand(s, 0, "fedaykin_death_commando")
    intrigue(s, 0, "water_of_life", "windfall")
    deck(s, 0, "dagger", "stilgar", "scout", "chani")
    give(s, 0, spice=1, water=1)
    act(s, "reveal")
    assert s.players[0].swords == 0
    act(s, "plot water_of_life")
    # Dagger 1, Stilgar 3, Scout 1 and the Bond's 3 swords; Persuasion 1, Stilgar 2, Scout 1.
    assert s.players[0].swords == 8
    assert s.players[0].persuasion == 4
    assert s.players[0].hand == []


# ---------------------------------------------------------------- Alliances and Influence


def test_firm_grip_with_the_emperor_alliance() -> None:
    assert reveal("firm_grip").players[0].persuasion == 0
    assert reveal("firm_grip", alliance="fremen").players[0].persuasion == 0
    assert reveal("firm_grip", alliance="emperor").players[0].persuasion == 4


def test_firm_grip_needs_the_token_not_the_influence() -> None:
    s = reveal("firm_grip", influence={"emperor": 5})
    assert s.players[0].persuasion == 0


@pytest.mark.parametrize(("level", "swords"), [(0, 0), (1, 0), (2, 4), (4, 4)])
def test_worm_riders_with_fremen_influence(level: int, swords: int) -> None:
    assert reveal("worm_riders", influence={"fremen": level}).players[0].swords == swords


def test_worm_riders_with_the_fremen_alliance() -> None:
    assert reveal("worm_riders", alliance="fremen").players[0].swords == 6
    assert reveal("worm_riders", "worm_riders", alliance="fremen").players[0].swords == 12


def test_guild_ambassador_sells_a_victory_point_for_the_guild_alliance() -> None:
    assert starting(reveal("guild_ambassador", spice=3), "do ") == set()
    assert starting(reveal("guild_ambassador", spice=2, alliance="spacing_guild"), "do ") == set()
    s = reveal("guild_ambassador", spice=4, alliance="spacing_guild")
    assert "end" in legal(s)  # an arrow is optional
    act(s, "do guild_ambassador.when")
    assert (s.players[0].vp, s.players[0].spice) == (1, 1)
    assert starting(s, "do ") == set()


def test_opulence_sells_a_victory_point_once() -> None:
    assert starting(reveal("opulence", solari=5), "do ") == set()
    s = reveal("opulence", solari=12)
    assert "end" in legal(s)
    act(s, "do opulence.arrow")
    assert (s.players[0].vp, s.players[0].solari) == (1, 6)
    assert starting(s, "do ") == set()


def test_solari_gained_later_in_the_turn_pay_for_opulence() -> None:
    s = reveal("opulence", solari=4)
    act(s, "plot windfall", "do opulence.arrow")
    assert (s.players[0].vp, s.players[0].solari) == (1, 0)


# ---------------------------------------------------------------- troops


def test_chani_retreats_any_number() -> None:
    s = reveal("chani", conflict=4, garrison=1, supply=7)
    assert "end" in legal(s)  # zero is allowed (IMP-11.7)
    act(s, "do chani.retreat")
    assert legal(s) == {"retreat 1", "retreat 2", "retreat 3", "retreat 4"}
    act(s, "retreat 3")
    assert troops(s.players[0]) == (7, 4, 1)


def test_scout_retreats_up_to_two() -> None:
    s = reveal("scout", conflict=4, garrison=1, supply=7)
    act(s, "do scout.retreat")
    assert legal(s) == {"retreat 1", "retreat 2"}
    act(s, "retreat 2")
    assert troops(s.players[0]) == (7, 3, 2)


def test_nobody_to_retreat_nothing_to_ask() -> None:
    assert starting(reveal("scout", "chani", conflict=0), "do ") == set()


def test_strength_is_nothing_without_a_troop() -> None:
    """IMP-5.11, IMP-5.12: the last troop leaves and the swords with it."""
    s = reveal("stilgar", "scout", conflict=1, garrison=2)
    assert strength(s.players[0]) == 2 + 3 + 1
    act(s, "do scout.retreat")
    assert strength(s.players[0]) == 0
    assert s.players[0].swords == 4


def test_gun_thopter_moves_one_troop_into_the_conflict() -> None:
    s = reveal("gun_thopter", garrison=2, conflict=0)
    assert "end" in legal(s)
    act(s, "do gun_thopter.deploy")
    assert troops(s.players[0])[1:] == (1, 1)
    assert strength(s.players[0]) == 5
    assert starting(s, "do ") == set()


def test_sardaukar_legion_moves_up_to_three() -> None:
    s = reveal("sardaukar_legion", garrison=5, conflict=0)
    act(s, "do sardaukar_legion.deploy")
    assert legal(s) == {"deploy 1", "deploy 2", "deploy 3"}
    act(s, "deploy 3")
    assert troops(s.players[0])[1:] == (2, 3)


def test_the_garrison_limits_the_legion() -> None:
    s = reveal("sardaukar_legion", garrison=2)
    act(s, "do sardaukar_legion.deploy")
    assert legal(s) == {"deploy 1", "deploy 2"}


def test_an_empty_garrison_is_not_asked_about() -> None:
    assert starting(reveal("sardaukar_legion", "gun_thopter", garrison=0), "do ") == set()


def test_gurney_recruits_two_who_may_join_the_conflict_at_once() -> None:
    for n in (0, 1, 2):
        s = reveal("gurney_halleck", solari=4, garrison=3, supply=9)
        assert "end" in legal(s)
        act(s, "do gurney_halleck.arrow")
        assert legal(s) == {"deploy 0", "deploy 1", "deploy 2"}
        act(s, f"deploy {n}")
        assert troops(s.players[0]) == (7, 5 - n, n)
        assert s.players[0].solari == 1


def test_gurney_finds_fewer_recruits_in_a_short_supply() -> None:
    """IMP-1.4."""
    s = reveal("gurney_halleck", solari=3, garrison=3, supply=1, conflict=8)
    act(s, "do gurney_halleck.arrow")
    assert legal(s) == {"deploy 0", "deploy 1"}


def test_gurney_needs_three_solari() -> None:
    assert starting(reveal("gurney_halleck", solari=2), "do ") == set()


# ---------------------------------------------------------------- Liet Kynes and Guild Bankers


def test_liet_kynes_counts_every_fremen_card_in_play() -> None:
    """Agent-turn cards and cards revealed now, himself included."""
    assert reveal("liet_kynes").players[0].persuasion == 2
    assert reveal("liet_kynes", played=("stilgar", "sardaukar_legion")).players[0].persuasion == 4
    # himself, Arrakis Liaison twice, Chani: 8; Liaison 2 + 2 and Chani 2 beside it
    s = reveal("arrakis_liaison", "liet_kynes", "arrakis_liaison", "chani")
    assert s.players[0].persuasion == 8 + 6


def test_liet_kynes_counts_cards_drawn_later_too() -> None:
    s = table()
    hand(s, 0, "liet_kynes")
    intrigue(s, 0, "water_of_life", "windfall")
    deck(s, 0, "arrakis_liaison", "dagger", "stilgar", "chani")
    give(s, 0, spice=1, water=1)
    act(s, "reveal")
    assert s.players[0].persuasion == 2
    act(s, "plot water_of_life")
    assert s.players[0].persuasion == 2 + (2 + 2) + 0 + (2 + 2)


def test_liet_kynes_drawn_last_counts_what_lies_there() -> None:
    s = table()
    hand(s, 0, "arrakis_liaison")
    intrigue(s, 0, "water_of_life", "windfall")
    deck(s, 0, "stilgar", "liet_kynes", "chani", "dagger")
    give(s, 0, spice=1, water=1)
    act(s, "reveal", "plot water_of_life")
    # Liaison 2, Stilgar 2, Chani 2; Liet counts Liaison, Stilgar, himself, then Chani comes: 8
    assert s.players[0].persuasion == 6 + 8


def test_guild_bankers_take_three_off_each_spice_must_flow() -> None:
    s = reveal("guild_bankers")
    give(s, 0, persuasion=5)
    assert "acquire the_spice_must_flow" not in legal(s)
    give(s, 0, persuasion=13)
    act(s, "acquire the_spice_must_flow", "acquire the_spice_must_flow")
    assert s.players[0].persuasion == 1
    assert s.players[0].vp == 2
    assert in_reserve(s, "the_spice_must_flow") == 8


def test_the_discount_ends_with_the_turn() -> None:
    s = reveal("guild_bankers")
    act(s, "end")
    assert s.players[0].discount == 0


def test_the_discount_is_for_its_owner_and_for_that_card_alone() -> None:
    s = reveal("guild_bankers")
    row(s, "choam_directorship")
    give(s, 0, persuasion=7)
    assert "acquire choam_directorship" not in legal(s)


# ---------------------------------------------------------------- buying


def test_a_bought_card_goes_to_the_discard_pile_and_the_row_is_refilled() -> None:
    """IMP-5.6, IMP-5.7: any number of cards, the new card may be bought too, the rest is lost."""
    s = reveal("convincing_argument", "convincing_argument")
    row(s, "scout", "dr_yueh", "chani", "stilgar", "opulence")
    imperium_deck(s, "missionaria_protectiva", "guild_administrator", "worm_riders")
    assert starting(s, "acquire ") == {"scout", "dr_yueh", "arrakis_liaison"}
    act(s, "acquire scout")
    assert names(s.row) == ["missionaria_protectiva", "dr_yueh", "chani", "stilgar", "opulence"]
    act(s, "acquire missionaria_protectiva")
    assert starting(s, "acquire ") == {"guild_administrator", "dr_yueh", "arrakis_liaison"}
    act(s, "acquire dr_yueh")
    assert s.players[0].persuasion == 1
    act(s, "end")
    assert s.players[0].persuasion == 0
    assert zones(s.players[0])["discard"] == sorted(
        ["scout", "missionaria_protectiva", "dr_yueh", "convincing_argument", "convincing_argument"]
    )


def test_the_row_stays_shorter_when_the_deck_is_empty() -> None:
    """IMP-1.9."""
    s = reveal("convincing_argument")
    row(s, "scout", "dr_yueh")
    imperium_deck(s)
    act(s, "acquire scout")
    assert names(s.row) == ["dr_yueh"]


def test_an_empty_reserve_stack_sells_nothing() -> None:
    """IMP-1.11."""
    s = reveal("convincing_argument")
    reserve(s, "arrakis_liaison", 0)
    reserve(s, "the_spice_must_flow", 0)
    give(s, 0, persuasion=20)
    assert not {"acquire arrakis_liaison", "acquire the_spice_must_flow"} & legal(s)


def test_two_equal_cards_in_the_row_are_one_choice() -> None:
    s = reveal("convincing_argument")
    row(s, "scout", "scout", "chani")
    imperium_deck(s, "worm_riders")
    act(s, "acquire scout")
    assert names(s.row) == ["worm_riders", "scout", "chani"]


def test_clean_up_and_the_persuasion_of_the_board() -> None:
    """IMP-5.4, IMP-5.13: 2 for the seat, 1 for the Agent in the Hall; cards in play go to the discard pile."""
    s = table()
    hand(s, 0, "dagger", "convincing_argument")
    in_play(s, 0, "stilgar")
    discard(s, 0, "scout")
    intrigue(s, 0, "windfall")
    give(s, 0, council=1, conflict=2, garrison=1)
    stand(s, 0, "hall_of_oratory")
    act(s, "reveal")
    assert s.players[0].persuasion == 2 + 2 + 1  # and not Stilgar's, which was played (IMP-5.2)
    assert strength(s.players[0]) == 4 + 1
    act(s, "end")
    p = s.players[0]
    assert zones(p)["discard"] == ["convincing_argument", "dagger", "scout", "stilgar"]
    assert (p.play, p.hand) == ([], [])
    assert strength(p) == 5


def test_a_reveal_turn_with_an_empty_hand() -> None:
    """IMP-5.18."""
    s = table()
    hand(s, 0)
    act(s, "reveal")
    assert s.players[0].revealed
    assert asked(s) == (1, "turn")


# ---------------------------------------------------------------- Acquire boxes


def buy(card: str, **fields: Any) -> Position:
    s = reveal("convincing_argument", **fields)
    if card not in ("the_spice_must_flow", "arrakis_liaison"):
        row(s, card, "worm_riders")
    give(s, 0, persuasion=12)
    act(s, f"acquire {card}")
    return s


def test_the_spice_must_flow_is_worth_a_victory_point() -> None:
    s = buy("the_spice_must_flow")
    assert s.players[0].vp == 1
    assert names(s.players[0].discard) == ["the_spice_must_flow"]
    assert in_reserve(s, "the_spice_must_flow") == 9


def test_chani_brings_water() -> None:
    assert purse(buy("chani").players[0]) == (0, 0, 1)


def test_choam_directorship_brings_influence_with_all_four() -> None:
    s = buy("choam_directorship", influence={"emperor": 1, "fremen": 3})
    assert influence(s.players[0]) == {"emperor": 2, "spacing_guild": 1, "bene_gesserit": 1, "fremen": 4}
    assert s.players[0].vp == 2  # the second with the Emperor, the Alliance with the Fremen
    assert s.players[0].water == 1


def test_liet_kynes_brings_emperor_influence() -> None:
    s = buy("liet_kynes")
    assert influence(s.players[0]) == {"emperor": 1, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 0}


def test_lady_jessica_brings_influence_of_choice_before_the_next_purchase() -> None:
    """IMP-5.19."""
    s = buy("lady_jessica")
    assert legal(s) == {f"influence {f}" for f in FACTIONS}
    act(s, "influence spacing_guild")
    assert influence(s.players[0])["spacing_guild"] == 1
    assert "acquire arrakis_liaison" in legal(s)


@pytest.mark.parametrize(
    "card",
    [
        "arrakis_liaison",
        "arrakis_recruiter",
        "assassination_mission",
        "bene_gesserit_initiate",
        "bene_gesserit_sister",
        "carryall",
        "crysknife",
        "dr_yueh",
        "duncan_idaho",
        "fedaykin_death_commando",
        "firm_grip",
        "fremen_camp",
        "gene_manipulation",
        "guild_administrator",
        "guild_ambassador",
        "guild_bankers",
        "gun_thopter",
        "gurney_halleck",
        "imperial_spy",
        "kwisatz_haderach",
        "missionaria_protectiva",
        "opulence",
        "other_memory",
        "piter_de_vries",
        "power_play",
        "reverend_mother_mohiam",
        "sardaukar_infantry",
        "sardaukar_legion",
        "scout",
        "shifting_allegiances",
        "sietch_reverend_mother",
        "smugglers_thopter",
        "space_travel",
        "spice_hunter",
        "spice_smugglers",
        "stilgar",
        "test_of_humanity",
        "the_voice",
        "thufir_hawat",
    ],
)
def test_cards_without_an_acquire_box(card: str) -> None:
    s = buy(card)
    p = s.players[0]
    assert (purse(p), p.vp, sum(p.influence), secret(p)) == ((0, 0, 0), 0, 0, ["windfall"])
    assert troops(p) == (9, 3, 0)
    assert asked(s) == (0, "reveal")
    assert names(p.discard) == [card]


def test_influence_from_a_bought_card_unlocks_a_revealed_one() -> None:
    """IMP-5.19: the second Fremen Influence comes with CHOAM Directorship; Worm Riders lie open."""
    s = reveal("worm_riders", influence={"fremen": 1})
    row(s, "choam_directorship")
    give(s, 0, persuasion=8)
    assert s.players[0].swords == 0
    act(s, "acquire choam_directorship")
    assert s.players[0].swords == 4
