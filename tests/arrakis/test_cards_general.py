"""Rules of planning cards in general: parts, skipping, extra cards, draws, discards (ARR-12)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.tables import AREA_ID

from .helpers import (
    act,
    asked,
    at,
    discarded,
    fix,
    hand,
    harvesters,
    held,
    leader,
    legal,
    legion,
    on_top,
    ornithopter,
    paused,
    raze,
    sietch,
    starting,
    supply,
    table,
    turn,
    unused_dice,
    where,
    wormsign,
    wormsigns,
)
from .playing import play


def test_parts_in_their_order_each_may_be_declined() -> None:
    """ARR-12.9: without the Elite units the two cards are drawn all the same."""
    s = table()
    play(s, "evidence_of_rebellion", "skip")
    assert supply(s, "harkonnen") == (24, 12, 8, 6)
    assert asked(s)[1] == "draw_from"
    act(s, "draw 1 1")
    assert paused(s)


def test_an_impossible_part_is_skipped() -> None:
    s = table()
    s.vehicles = [0, 6, 0]
    play(s, "workhorse_of_arrakis")
    assert asked(s)[1] == "draw_from"


def test_free_actions_between_the_parts() -> None:
    """ARR-8.7, ARR-8.19."""
    s = table()
    sietch(s, "gara_kulon", 2, up=False)
    ornithopter(s, "az1")
    legion(s, "harkonnen", "carthag", regular=1)
    hand(s, "barons_personal_guard")
    turn(s, "harkonnen", "mentat")
    act(s, "play", "area arrakeen")
    assert legal(s) == {"scout az1", "skip"}
    act(s, "scout az1")
    assert s.sietch_up == 255
    assert asked(s)[1] == "move_from"


def test_extra_cards_make_chains() -> None:
    """ARR-12.3: one die, three cards."""
    s = table()
    hand(s, "breeding_program", "rage_overcame_shaddam_iv_a", "sandmasters")
    play(
        s,
        "breeding_program",
        "card rage_overcame_shaddam_iv_a",
        "yes",
        "card sandmasters",
        "area s1_5",
        "skip",
        "draw 0 1",
    )
    assert discarded(s, "corrino_ally") == ["breeding_program", "rage_overcame_shaddam_iv_a"]
    assert discarded(s, "house_harkonnen") == ["sandmasters"]
    assert harvesters(s) == {"s1_5"}
    assert unused_dice(s, "harkonnen") == 0
    assert paused(s)


def test_a_card_drawn_by_a_card_may_be_the_extra_one() -> None:
    s = table()
    leader(s, "gaius_helen_mohiam", "available")
    on_top(s, "breeding_program", "seek_out_the_mahdi")
    turn(s, "harkonnen", "mentat")
    act(s, "leader gaius_helen_mohiam", "draw 0 2", "card breeding_program")
    assert s.bene_gesserit[0] == 1
    act(s, "card seek_out_the_mahdi")
    assert s.seek == 1
    assert paused(s)


def test_an_extra_card_moves_figures_again() -> None:
    """ARR-12.14: one move of a figure by one action starts anew for it."""
    s = table()
    legion(s, "atreides", "s1_5", regular=1, generic=1)
    hand(s, "war_plan")
    play(s, "jubba_cloaks", "area s1_5", "area s1_6", "card war_plan", "move", "area s1_6", "area s1_9")
    assert at(s, "s1_9") == {"atreides": (1, 0, 0), "generic": 1}


def test_the_branch_replaces_the_whole_card() -> None:
    """ARR-12.9: the Emperor in play: no extra card, even if he is in the tank and cannot be placed."""
    s = table()
    leader(s, "emperor_shaddam_iv", "tank")
    hand(s, "sandmasters")
    play(s, "rage_overcame_shaddam_iv_a", "area carthag")
    assert at(s, "carthag") == {"harkonnen": (4, 0, 0)}
    assert paused(s)


def test_put_into_a_legion_needs_one() -> None:
    """ARR-12.12."""
    s = table()
    leader(s, "emperor_shaddam_iv", "available")
    play(s, "rage_overcame_shaddam_iv_b")
    assert paused(s)
    s = table()
    play(s, "voice_from_the_outer_world")
    act(s, "?skip")
    assert supply(s, "atreides") == (16, 8, 6, 12)


def test_units_placed_on_a_wormsign_meet_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-20.17: a legion on a facedown sign gets reinforcements."""
    s = table()
    leader(s, "emperor_shaddam_iv", "available")
    legion(s, "harkonnen", "s1_5", regular=1)
    wormsign(s, "s1_5", "sandworm")
    fix(monkeypatch, "DDDD")
    play(s, "rage_overcame_shaddam_iv_b", "area s1_5")
    assert wormsigns(s) == set()
    assert asked(s) == (1, "worm_retreat")


@pytest.mark.parametrize(
    ("card", "before", "n"),
    [
        ("evidence_of_rebellion", ("skip",), 2),
        ("workhorse_of_arrakis", ("skip", "skip"), 2),
        ("spotter_control", (), 2),
        ("sandmasters", ("skip",), 1),
        ("manipulation_of_others", (), 2),
        ("spies_all_over_arrakis", (), 2),
        ("tested_with_the_gom_jabbar", (), 2),
        ("truthtrance", ("draw",), 2),
        ("alam_al_mithal", (), 2),
        ("cielagos_piping_message", (), 1),
        ("i_am_stilgar_the_fremen", ("skip",), 1),
    ],
)
def test_how_many_cards_are_drawn(card: str, before: tuple[str, ...], n: int) -> None:
    """Any number of them from the House deck, the rest from the ally's (ARR-9.6)."""
    s = table()
    play(s, card, *before)
    fewer = {"draw 0 1", "draw 1 0"}  # one card only, of either deck (ARR-8.16)
    assert legal(s) == {f"draw {i} {n - i}" for i in range(n + 1)} | fewer | {"skip"}
    act(s, f"draw 0 {n}")
    drawn = [len(h) for h in s.hands]
    assert sorted(drawn) == [0, 0, 0, n]
    assert drawn[1] + drawn[3] == n
    assert paused(s)


def test_draws_from_an_empty_deck_are_lost() -> None:
    """ARR-12.15, ARR-6.2."""
    s = table()
    hand(s, "evidence_of_rebellion")
    s.decks[0] = []
    s.decks[1] = s.decks[1][:1]
    play(s, "evidence_of_rebellion", "skip")
    assert legal(s) == {"draw 0 1", "skip"}  # what can be had
    act(s, "draw 0 1")
    assert (len(s.hands[0]), len(s.hands[1])) == (0, 1)
    assert paused(s)


def test_a_leader_needs_a_unit_where_he_is_put() -> None:
    """ARR-12.6: no Elite in the supply and nobody in Arrakeen: no leader either."""
    s = table()
    legion(s, "harkonnen", "carthag", elite=6)
    legion(s, "harkonnen", "arsunt", elite=6)
    play(s, "forced_recruitment", "area arrakeen")
    assert at(s, "arrakeen") == {}
    assert paused(s)


def test_the_limit_of_five_under_the_choam_ban() -> None:
    """ARR-21.12."""
    s = table()
    s.bans = 1
    legion(s, "harkonnen", "arrakeen", regular=3)
    play(s, "forced_recruitment", "area arrakeen", "generic", "regular")
    assert at(s, "arrakeen") == {"harkonnen": (2, 3, 0), "generic": 1}
    assert paused(s)


def test_cards_go_to_the_pile_of_their_deck() -> None:
    s = table()
    raze(s, "arrakeen")
    for card, deck in (
        ("forced_recruitment", "house_harkonnen"),
        ("breeding_program", "corrino_ally"),
        ("tested_with_the_gom_jabbar", "house_atreides"),
        ("grandmother_of_a_storm", "fremen_ally"),
    ):
        play(s, card, "?draw 0 2")
        assert discarded(s, deck) == [card]
        assert card not in held(s, deck)
        assert card in s.view(0)["discards"][deck]


def test_an_unplayable_hand_offers_no_extra_card() -> None:
    s = table()
    hand(s, "hawats_scheming")
    play(s, "breeding_program")
    assert paused(s)
    assert starting(s, "card") == set()


def test_gurney_comes_into_play_even_without_an_elite() -> None:
    """He cannot be placed alone (ARR-12.6), but he is in play: the next Smugglers card is its other branch."""
    s = table()
    legion(s, "atreides", "s1_5", elite=6)
    legion(s, "atreides", "s1_6", elite=2)
    play(s, "smugglers_b", "?area s3_7", "?skip")
    assert where(s, "gurney_halleck") == "available"
    assert at(s, "s3_7") == {}


def test_placement_by_card_takes_no_station() -> None:
    """ARR-26.3: a legion stands beside a station, as after a retreat (ARR-15.34), and gets reinforcements."""
    s = table()
    legion(s, "atreides", "s1_4", regular=1)
    play(s, "voice_from_the_outer_world", "area s1_4", "skip")
    assert at(s, "s1_4") == {"atreides": (1, 0, 1), "leaders": ["paul_atreides"]}
    assert s.stations_left == 63
    assert s.marker == [0, 0, 0]


def test_a_naib_may_take_the_hit_before_a_token_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-16.4."""
    s = table()
    legion(s, "harkonnen", "s1_9", regular=1)
    legion(s, "atreides", "sihaya_ridge", generic=1, tokens=["ag1"])
    fix(monkeypatch, "SDDD")
    play(s, "explosive_artillery", "skip", "area sihaya_ridge")
    assert asked(s)[0] == 1
    assert legal(s) == {"generic", "token ag1"}
    act(s, "generic")
    assert at(s, "sihaya_ridge") == {"atreides": (0, 0, 0), "tokens": ["ag1"]}


def test_a_special_attack_on_tokens_without_hits_reveals_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "harkonnen", "s1_9", regular=1)
    legion(s, "atreides", "sihaya_ridge", tokens=["ag1"])
    fix(monkeypatch, "DDDD")
    play(s, "explosive_artillery", "skip", "area sihaya_ridge")
    assert at(s, "sihaya_ridge")["tokens"] == ["ag1"]


def test_kitab_takes_the_tokens_the_player_names() -> None:
    s = table()
    legion(s, "atreides", "sihaya_ridge", regular=1, tokens=["ag1", "ag7"])
    number = s.sietch_at.index(AREA_ID["sihaya_ridge"])
    play(s, "kitab_al_ibar", f"sietch {number}", "area s1_10", "split", "number 0", "token ag7", "done", "?end")
    assert at(s, "s1_10") == {"atreides": (0, 0, 0), "tokens": ["ag7"]}
    assert at(s, "sihaya_ridge") == {"atreides": (1, 0, 0), "tokens": ["ag1"]}
