"""The six leaders of Rise of Ix: what they always do, their signets, their setup (IMP-12.13 to 12.17, IMP-2.7)."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.imperium.game import GAME
from landsraad.imperium.rules import codes as k
from landsraad.imperium.rules.position import Position
from landsraad.imperium.tables import CARD_ID, INTRIGUES
from landsraad.kernel.contract import Setup

from .helpers import (
    act,
    ally,
    asked,
    control,
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
    reserve,
    row,
    secret,
    stand,
    starting,
    troops,
    zones,
)
from .helpers_ix import begin_fight, own, owned, tiles, with_leader

ARMAND = "archduke_armand_ecaz"
ILESA = "ilesa_ecaz"
RHOMBUR = "prince_rhombur_vernius"
TESSIA = "tessia_vernius"
HUNDRO = "viscount_hundro_moritani"
YUNA = "princess_yuna_moritani"
OTHERS = ["earl_memnon_thorvald", "glossu_rabban", "paul_atreides"]


def turn(leader: str, *cards: str, **fields: Any) -> Position:
    s = with_leader(leader)
    hand(s, 0, *cards)
    deck(s, 0, "dagger", "dagger", "dagger", "dagger")
    discard(s, 0)
    intrigue(s, 0, "windfall")
    intrigue_deck(s, "bribery", "ambush", "charisma")
    tiles(s, "windtraps", "flagship", "spaceport")
    give(s, 0, **{"solari": 0, "spice": 0, "water": 0, **fields})
    s.players[0].ahead = -1
    return s


# ---------------------------------------------------------------- Armand


@pytest.mark.parametrize(
    ("spaces", "allowed"),
    [
        (("arrakeen", "smuggling"), True),
        (("tech_negotiation", "dreadnought"), True),
        (("imperial_basin", "mentat"), True),
        (("arrakeen", "wealth"), False),
        (("arrakeen",), False),
        ((), False),
    ],
)
def test_armand_two_agents_in_any_mix_may_trash_a_card_in_play(spaces: tuple[str, ...], allowed: bool) -> None:
    s = turn(ARMAND, "diplomacy")
    in_play(s, 0, "dagger")
    discard(s, 0, "seek_allies")
    stand(s, 0, *spaces)
    act(s, "reveal")
    word = "do archduke_armand_ecaz.when"
    assert (word in legal(s)) == allowed
    assert "end" in legal(s)
    if allowed:
        act(s, word)
        assert legal(s) == {"trash diplomacy play", "trash dagger play"}
        act(s, "trash dagger play")
        assert word not in legal(s)  # once per Reveal turn


def test_armand_conscript_acquires_a_card_of_up_to_3() -> None:
    s = turn(ARMAND, "signet_ring", "dagger")
    row(s, "jamis", "landing_rights", "desert_ambush", "shai_hulud", "treachery")
    act(s, "send signet_ring smuggling", f"do {ARMAND}.may_acquire_free")
    assert starting(s, "acquire") == {"jamis", "desert_ambush", "arrakis_liaison"}
    act(s, "acquire desert_ambush")
    assert zones(s.players[0])["discard"] == ["desert_ambush"]
    assert len(s.row) == 5


def test_armand_conscript_may_be_left_and_gives_acquire_boxes() -> None:
    s = turn(ARMAND, "signet_ring", "dagger")
    row(s, "water_peddler", "shai_hulud")
    act(s, "send signet_ring smuggling")
    assert "end" in legal(s)
    act(s, f"do {ARMAND}.may_acquire_free", "acquire water_peddler")
    assert s.players[0].water == 1


# ---------------------------------------------------------------- Ilesa (IMP-12.15)


def ilesa(card: str, *rest: str, aside: str) -> Position:
    """First turn of the round with that card in hand and one set aside; the next turn of seat 0 is the second."""
    s = turn(ILESA, card, *rest)
    intrigue(s, 0)
    hand(s, 0, card, *rest)
    s.players[0].ahead = CARD_ID[aside]
    return s


def others_reveal(s: Position) -> None:
    while asked(s)[0] != 0:
        act(s, "reveal" if "reveal" in legal(s) else "end")


def test_ilesa_sets_a_card_aside_at_round_start_after_drawing() -> None:
    s = GAME.new(Setup(3, 4, ("ix",), leaders=[ILESA, *OTHERS[:2]]))
    assert asked(s) == (0, "set_ahead")
    p = s.players[0]
    assert len(p.hand) == 5
    options = starting(s, "ahead")
    assert options == set(names(p.hand))
    card = sorted(options)[0]
    act(s, f"ahead {card}")
    assert len(p.hand) == 4
    assert asked(s)[1] == "turn"


def test_ilesa_with_holtzman_engine_chooses_among_six() -> None:
    s = turn(ILESA, "dagger")
    own(s, 0, "holtzman_engine")
    six = ("dagger", "diplomacy", "signet_ring", "seek_allies", "reconnaissance", "convincing_argument")
    deck(s, 0, *six)
    intrigue(s, 0)
    while s.round == 1:
        s.apply(0 if 0 in s.legal() else 1 if 1 in s.legal() else s.legal()[-1])
    assert asked(s) == (0, "set_ahead")
    assert starting(s, "ahead") == set(six)


@pytest.mark.parametrize(
    ("card", "space", "gain"),
    [
        ("reconnaissance", "arrakeen", (0, 1, 0)),  # one icon
        ("diplomacy", "foldspace", (1, 0, 0)),  # four
        ("kwisatz_haderach", "stillsuits", (1, 0, 1)),  # none; Stillsuits give 1 water
    ],
)
def test_ilesa_second_turn_bonus(card: str, space: str, gain: tuple[int, int, int]) -> None:
    s = ilesa("dune_the_desert_planet", "dagger", aside=card)
    act(s, "send dune_the_desert_planet smuggling", "end")
    give(s, 0, solari=0)
    others_reveal(s)
    assert card in names(s.players[0].hand)
    assert s.view(1)["players"][0]["hand_known"] == [card]  # it was shown
    act(s, f"send {card} {space}")
    if asked(s)[1] == "which_agent":
        act(s, "from leader")
    assert purse(s.players[0]) == gain


def test_ilesa_no_bonus_for_another_card_or_a_later_turn() -> None:
    s = ilesa("dune_the_desert_planet", "dagger", "reconnaissance", aside="diplomacy")
    give(s, 0, swordmaster=1, agents=3)
    act(s, "send dune_the_desert_planet smuggling", "end")
    give(s, 0, solari=0)
    others_reveal(s)
    act(s, "send reconnaissance arrakeen", "end")
    assert purse(s.players[0]) == (0, 0, 0)
    others_reveal(s)
    act(s, "send diplomacy foldspace")
    assert purse(s.players[0]) == (0, 0, 0)


def test_ilesa_revealing_on_the_first_turn_adds_the_card_without_bonus() -> None:
    s = ilesa("dagger", aside="convincing_argument")
    intrigue(s, 0, "windfall")
    act(s, "reveal")
    assert sorted(names(s.players[0].play)) == ["convincing_argument", "dagger"]
    assert s.players[0].persuasion == 2
    assert purse(s.players[0]) == (0, 0, 0)


def test_ilesa_weirding_way_brings_the_card_early() -> None:
    s = ilesa("weirding_way", "dagger", aside="reconnaissance")
    act(s, "send weirding_way smuggling", "end", "again")
    assert "send reconnaissance arrakeen" in legal(s)
    give(s, 0, solari=0)
    act(s, "send reconnaissance arrakeen")
    assert purse(s.players[0]) == (0, 1, 0)


def test_ilesa_a_passed_turn_counts() -> None:
    s = ilesa("dagger", aside="reconnaissance")
    intrigue(s, 0, "bindu_suspension", "windfall")
    act(s, "plot bindu_suspension", "pass")
    others_reveal(s)
    assert "reconnaissance" in names(s.players[0].hand)


def test_ilesa_the_card_aside_cannot_be_discarded() -> None:
    """IMP-1.12."""
    s = ilesa("truthsayer", aside="reconnaissance")
    act(s, "send truthsayer tech_negotiation")
    assert "do truthsayer.arrow" not in legal(s)


def test_ilesa_guild_contacts() -> None:
    s = turn(ILESA, "signet_ring", "dagger")
    act(s, "send signet_ring smuggling", f"do {ILESA}.arrow")
    assert purse(s.players[0]) == (0, 0, 0)
    assert zones(s.players[0])["discard"] == ["foldspace"]
    s = turn(ILESA, "signet_ring", "dagger")
    reserve(s, "foldspace", 0)
    act(s, "send signet_ring smuggling")
    assert f"do {ILESA}.arrow" not in legal(s)


# ---------------------------------------------------------------- Rhombur


def test_rhombur_signet_is_a_tile_or_a_negotiator() -> None:
    s = turn(RHOMBUR, "signet_ring", "dagger", spice=8)
    act(s, "send signet_ring smuggling")
    other = s.clone()
    act(s, f"pick {RHOMBUR}.1", "buy flagship")
    assert (owned(s.players[0]), s.players[0].spice) == ({"flagship"}, 0)
    act(other, f"pick {RHOMBUR}.2")
    assert (other.players[0].negotiators, troops(other.players[0])) == (1, (8, 3, 0))


def test_rhombur_may_send_his_last_troop_of_the_supply_to_ix() -> None:
    """IMP-4.8: before the recruit of Arrakeen takes it."""
    s = turn(RHOMBUR, "signet_ring", "dagger", supply=1, garrison=11)
    act(s, "send signet_ring arrakeen", f"pick {RHOMBUR}.2")
    assert (s.players[0].negotiators, troops(s.players[0])) == (1, (0, 11, 0))


# ---------------------------------------------------------------- Tessia (IMP-12.17, U13)


def snoopers(s: Position) -> set[str]:
    return set(s.view(-1)["players"][0]["snoopers"])


def reached(count: int, *left: str, level: int = 1) -> Position:
    """Tessia at Wealth; that many tokens are on her board, `left` still lie on their tracks."""
    s = turn(TESSIA, "diplomacy", "dagger", "seek_allies")
    factions = ("emperor", "spacing_guild", "bene_gesserit", "fremen")
    assert len(left) == 4 - count
    s.players[0].snoopers = sum(1 << factions.index(f) for f in left)
    give(s, 0, influence={"emperor": level})
    return s


def test_tessia_starts_with_four_snoopers() -> None:
    assert snoopers(with_leader(TESSIA)) == {"emperor", "spacing_guild", "bene_gesserit", "fremen"}


def gain_emperor(s: Position) -> None:
    """Favored Subject: one Emperor Influence."""
    intrigue(s, 0, "favored_subject", "windfall")
    act(s, "plot favored_subject")


def test_tessia_first_slot_may_discard_for_spice() -> None:
    s = reached(0, "emperor", "spacing_guild", "bene_gesserit", "fremen")
    gain_emperor(s)
    assert (s.players[0].vp, asked(s)) == (1, (0, "maybe"))
    other = s.clone()
    act(s, "do tessia_vernius.arrow#2", "discard dagger")
    assert s.players[0].spice == 1
    assert names(s.players[0].discard) == ["dagger"]
    assert snoopers(s) == {"spacing_guild", "bene_gesserit", "fremen"}
    act(other, "skip")
    assert other.players[0].spice == 0


def test_tessia_first_slot_without_a_hand_card() -> None:
    s = reached(0, "emperor", "spacing_guild", "bene_gesserit", "fremen")
    hand(s, 0)
    gain_emperor(s)
    assert asked(s)[1] != "maybe"
    assert snoopers(s) == {"spacing_guild", "bene_gesserit", "fremen"}


@pytest.mark.parametrize(
    ("faction", "plot"),
    [
        ("emperor", "favored_subject"),
        ("spacing_guild", "guild_authorization"),
        ("bene_gesserit", "secret_of_the_sisterhood"),
        ("fremen", "know_their_ways"),
    ],
)
def test_tessia_second_slot_is_the_bonus_at_4_of_that_track(faction: str, plot: str) -> None:
    s = turn(TESSIA, "dagger", influence={faction: 1})
    s.players[0].snoopers = 15
    first = next(f for f in ("emperor", "fremen") if f != faction)
    s.players[0].snoopers &= ~(1 << ("emperor", "spacing_guild", "bene_gesserit", "fremen").index(first))
    intrigue(s, 0, plot, "windfall")
    act(s, f"plot {plot}")
    p = s.players[0]
    got = (troops(p)[1] - 3, p.solari, len(p.intrigue) - 1, p.water)
    expected = {"emperor": (2, 0, 0, 0), "spacing_guild": (0, 3, 0, 0), "bene_gesserit": (0, 0, 1, 0)}
    assert got == expected.get(faction, (0, 0, 0, 1))
    assert influence(p)[faction] == 2  # without moving


def test_tessia_third_slot_is_one_more_influence() -> None:
    s = reached(2, "emperor", "fremen")
    gain_emperor(s)
    p = s.players[0]
    assert influence(p)["emperor"] == 3
    assert (p.vp, troops(p)) == (1, (9, 3, 0))


def test_tessia_fourth_slot_is_bonus_and_influence() -> None:
    s = reached(3, "emperor")
    gain_emperor(s)
    p = s.players[0]
    assert influence(p)["emperor"] == 3
    assert (p.vp, troops(p)) == (1, (7, 5, 0))
    assert snoopers(s) == set()


def test_tessia_a_gain_of_two_is_interrupted_by_the_first_slot() -> None:
    """U13: Treachery at Wealth from 1: step to 2, VP, discard for spice, then the second step."""
    s = turn(TESSIA, "treachery", "dagger", "diplomacy", influence={"emperor": 1})
    act(s, "send treachery wealth", "do wealth.influence")
    assert asked(s) == (0, "maybe")
    assert (influence(s.players[0])["emperor"], s.players[0].vp) == (2, 1)
    act(s, "do tessia_vernius.arrow#2", "discard dagger")
    assert (influence(s.players[0])["emperor"], s.players[0].spice) == (3, 1)


def test_tessia_a_gain_of_two_through_the_third_slot_reaches_4() -> None:
    """From 1: to 2, slot 3 gives 3, the second step 4 with its bonus and the Alliance."""
    s = turn(TESSIA, "treachery", "dagger", influence={"emperor": 1})
    s.players[0].snoopers = 0b1001
    act(s, "send treachery wealth", "do wealth.influence")
    p = s.players[0]
    assert influence(p)["emperor"] == 4
    assert p.vp == 2
    assert troops(p) == (12 - 3 - 2 - 2, 5, 2)
    assert s.view(0)["alliances"]["emperor"] == 0


def test_tessia_falling_and_rising_again_meets_no_token() -> None:
    s = turn(TESSIA, "dagger", influence={"emperor": 2})
    s.players[0].snoopers = 0b1110
    intrigue(s, 0, "finesse", "windfall")
    act(s, "plot finesse", "influence emperor")
    assert influence(s.players[0])["emperor"] == 2
    assert asked(s)[1] == "turn"
    assert snoopers(s) == {"spacing_guild", "bene_gesserit", "fremen"}


def test_tessia_duplicity() -> None:
    s = turn(TESSIA, "signet_ring", "dagger", "diplomacy", influence={"emperor": 3})
    s.players[0].snoopers = 0b1010
    act(s, "send signet_ring smuggling", f"do {TESSIA}.arrow")
    assert influence(s.players[0])["emperor"] == 2
    assert starting(s, "influence") == {"spacing_guild", "fremen"}
    act(s, "influence fremen")
    assert influence(s.players[0])["fremen"] == 1


def test_tessia_duplicity_needs_a_token_and_an_influence() -> None:
    s = turn(TESSIA, "signet_ring", "dagger", influence={"emperor": 3})
    s.players[0].snoopers = 0
    act(s, "send signet_ring smuggling")
    assert f"do {TESSIA}.arrow" not in legal(s)
    s = turn(TESSIA, "signet_ring", "dagger")
    act(s, "send signet_ring smuggling")
    assert f"do {TESSIA}.arrow" not in legal(s)


def test_tessia_duplicity_hands_over_an_alliance_before_the_gain() -> None:
    """IMP-8.11."""
    s = turn(TESSIA, "signet_ring", "dagger")
    s.players[0].snoopers = 0b1000
    ally(s, 0, "emperor", 4)
    give(s, 0, vp=3)
    give(s, 1, influence={"emperor": 4}, vp=2)
    act(s, "send signet_ring smuggling", f"do {TESSIA}.arrow")
    assert s.view(0)["alliances"]["emperor"] == 1
    assert [s.players[i].vp for i in (0, 1)] == [2, 3]


def test_tessia_chooses_the_order_of_quid_pro_quo() -> None:
    """IMP-8.12: the order decides which token fills which slot."""
    s = turn(TESSIA, "dagger", "diplomacy", spice=2, influence={"emperor": 1, "fremen": 1})
    stand(s, 0, "wealth", "stillsuits")
    intrigue(s, 0, "quid_pro_quo", "windfall")
    act(s, "plot quid_pro_quo")
    assert legal(s) == {"influence emperor", "influence fremen"}
    act(s, "influence fremen", "skip")  # slot 1 for Fremen, then slot 2 pays the Emperor bonus
    assert troops(s.players[0]) == (7, 5, 0)
    assert s.players[0].vp == 2


def test_tessia_chooses_the_order_of_choam_directorship() -> None:
    s = turn(TESSIA, influence=dict.fromkeys(("emperor", "spacing_guild", "bene_gesserit", "fremen"), 1))
    row(s, "choam_directorship", "jamis")
    act(s, "reveal")
    give(s, 0, persuasion=8)
    act(s, "acquire choam_directorship", "influence fremen", "influence emperor", "influence spacing_guild")
    p = s.players[0]
    # Fremen slot 1 (no hand card), Emperor slot 2: two troops, Guild slot 3: one more, Bene Gesserit slot 4: both.
    assert influence(p) == {"emperor": 2, "spacing_guild": 3, "bene_gesserit": 3, "fremen": 2}
    assert troops(p) == (7, 5, 0)
    assert len(p.intrigue) == 2
    assert p.vp == 4


def test_tessia_may_draw_before_the_influence_of_the_space() -> None:
    s = turn(TESSIA, "lady_jessica", influence={"bene_gesserit": 1})
    act(s, "send lady_jessica secrets", "do lady_jessica.draw", "do secrets.influence")
    assert asked(s) == (0, "maybe")  # two cards have been drawn by now


def test_tessia_may_use_firm_grip_before_the_influence_of_the_space() -> None:
    s = turn(TESSIA, "firm_grip", "dagger", solari=2, influence={"emperor": 1, "fremen": 1})
    act(s, "send firm_grip wealth", "do firm_grip.arrow", "influence fremen", "skip", "do wealth.influence")
    assert troops(s.players[0]) == (7, 5, 0)  # slot 2 with the Emperor token


def test_tessia_reaches_a_token_in_combat_rewards() -> None:
    s = turn(TESSIA, influence={"fremen": 1})
    s.players[0].snoopers = 0b1100
    for seat in range(3):
        intrigue(s, seat)
    begin_fight(s, "skirmish_c", troops=(1,))
    act(s, "influence fremen")
    assert influence(s.players[0])["fremen"] == 3


# ---------------------------------------------------------------- Hundro


@pytest.mark.parametrize("epic", [False, True])
def test_hundro_keeps_one_of_two_and_puts_the_other_back_on_top(epic: bool) -> None:
    options = {"epic": True} if epic else {}
    s = GAME.new(Setup(3, 9, ("ix",), leaders=[*OTHERS[:2], HUNDRO], **options))
    assert asked(s) == (2, "keep_intrigue")
    each = 1 if epic else 0  # in Epic mode everybody has drawn before (IMP-E4)
    assert [len(p.intrigue) for p in s.players] == [each] * 3
    top = [INTRIGUES[c].id for c in s.intrigue_deck[-2:]]
    assert sorted(s.view(2)["asks"]["about"]) == sorted(f"intrigue:{card}" for card in top)
    assert starting(s, "keep") == set(top)
    size = len(s.intrigue_deck)
    act(s, f"keep {top[0]}")
    assert secret(s.players[2])[-1] == top[0]
    assert INTRIGUES[s.intrigue_deck[-1]].id == top[1]
    assert (len(s.intrigue_deck), len(s.players[2].intrigue)) == (size - 1, each + 1)


def test_hundro_looks_before_the_baron_chooses() -> None:
    """IMP-2.7."""
    s = GAME.new(Setup(3, 9, ("ix",), leaders=["baron_vladimir_harkonnen", OTHERS[0], HUNDRO]))
    assert asked(s) == (2, "keep_intrigue")
    s.apply(s.legal()[0])
    assert asked(s) == (0, "baron")


def test_hundro_couriers() -> None:
    s = turn(HUNDRO, "signet_ring", "dagger", spice=1)
    act(s, "send signet_ring smuggling", f"do {HUNDRO}.arrow")
    assert s.players[0].spice == 0
    act(s, "advance")
    assert (s.players[0].freighter, asked(s)) == (1, (0, "agent"))
    s = turn(HUNDRO, "signet_ring", "dagger")
    act(s, "send signet_ring smuggling")
    assert f"do {HUNDRO}.arrow" not in legal(s)


# ---------------------------------------------------------------- Yuna (IMP-12.13)


def test_yuna_starts_without_water() -> None:
    s = GAME.new(Setup(3, 1, ("ix",), leaders=[YUNA, *OTHERS[:2]]))
    assert [p.water for p in s.players] == [0, 1, 1]


def test_yuna_one_more_for_each_gain_on_her_turn() -> None:
    s = turn(YUNA, "crysknife", "dagger")
    control(s, 0, "imperial_basin")
    act(s, "send crysknife smuggling")
    assert s.players[0].solari == (1 + 1) + (1 + 1)
    act(s, "plot windfall")
    assert s.players[0].solari == 4 + 3


def test_yuna_a_gain_of_two_kinds_is_one_gain() -> None:
    s = turn(YUNA, "esmar_tuek")
    act(s, "reveal")
    assert purse(s.players[0]) == (3, 2, 0)


def test_yuna_control_bonus_only_on_her_own_turn() -> None:
    s = turn(YUNA, "reconnaissance", "dagger")
    control(s, 0, "arrakeen")
    act(s, "send reconnaissance arrakeen")
    assert s.players[0].solari == 2
    act(s, "do arrakeen.draw", "end")
    give(s, 0, solari=0)
    stand(s, 0, "secrets")
    hand(s, 1, "reconnaissance", "dagger")
    act(s, "send reconnaissance arrakeen")
    assert s.players[0].solari == 1


def test_yuna_dividends_of_others_on_their_turn() -> None:
    s = with_leader(YUNA, seat=1)
    hand(s, 0, "landing_rights", "dagger")
    give(s, 0, freighter=1)
    give(s, 1, solari=0)
    act(s, "send landing_rights arrakeen", "do landing_rights.freighter", "recall", "dividends")
    assert s.players[1].solari == 1


def test_yuna_not_at_round_start_nor_in_combat() -> None:
    s = turn(YUNA, "dagger")
    own(s, 0, "shuttle_fleet")
    intrigue(s, 0, "strategic_push")
    for seat in (1, 2):
        intrigue(s, seat)
    begin_fight(s, "guild_bank_raid", troops=(1,))
    act(s, "combat strategic_push")
    while s.phase != k.PLAYER_TURNS:
        s.apply(s.legal()[0])
    assert s.players[0].solari == 6 + 2 + 2  # reward, Strategic Push, Shuttle Fleet of the new round


def test_yuna_final_delivery() -> None:
    s = turn(YUNA, "signet_ring", "dagger", solari=5)
    act(s, "send signet_ring smuggling", f"do {YUNA}.arrow", "influence fremen")  # 5 + 2 of Smuggling
    p = s.players[0]
    assert purse(p) == (0, 1, 0)
    assert influence(p)["fremen"] == 1
    assert troops(p) == (8, 4, 0)
    s = turn(YUNA, "signet_ring", "dagger", solari=4)
    act(s, "send signet_ring smuggling")
    assert f"do {YUNA}.arrow" not in legal(s)
