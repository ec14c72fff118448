"""The course of a round: its start, its end, hands, leaders home, prescience cards (ARR-5, ARR-6, ARR-22)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.rules.tracks import gain_supremacy
from landsraad.arrakis.tables import PRESCIENCE_ID
from landsraad.kernel.contract import Setup

from .helpers import (
    act,
    asked,
    at,
    ban,
    carryall,
    discarded,
    hand,
    held,
    leader,
    legal,
    legion,
    markers,
    next_round,
    ornithopter,
    paused,
    prescience,
    revealed,
    round_end,
    sietch,
    spent,
    starting,
    supply,
    table,
    turn,
    where,
    zones,
)

HARKONNEN_CARDS = (
    "sandmasters",
    "hunter_seeker",
    "spotter_control",
    "troop_carriers",
    "shigawire",
    "breeding_program",
    "sardaukar_pogrom",
)


# ---------------------------------------------------------------- the start of the round


def test_each_side_draws_from_both_decks_and_three_prescience_cards_are_revealed() -> None:
    """ARR-6.1, ARR-6.3."""
    s = table()
    next_round(s)
    assert [len(h) for h in s.hands] == [1, 1, 1, 1]
    assert [len(d) for d in s.decks] == [17, 17, 17, 17]
    assert len(s.prescience) == 3
    assert s.round == 2
    assert asked(s) == (0, "place_harvester")


def test_no_hand_limit_at_the_start() -> None:
    s = table()
    hand(s, *HARKONNEN_CARDS)
    next_round(s)
    assert len(s.hands[0]) + len(s.hands[1]) == 9


def test_exhausted_decks() -> None:
    """ARR-6.2, ARR-23.17: a draw is lost, fewer prescience cards are revealed; nothing is reshuffled."""
    s = table()
    s.discards[0] = s.decks[0]
    s.decks[0] = []
    s.prescience_deck = s.prescience_deck[:2]
    next_round(s)
    assert [len(h) for h in s.hands] == [0, 1, 1, 1]
    assert len(s.discards[0]) == 18
    assert len(s.prescience) == 2
    assert s.prescience_deck == []


def test_counters_of_the_round_start_anew() -> None:
    s = table()
    s.claims = 2
    s.harvesters_lost = 3
    next_round(s)
    assert s.claims == 0
    assert s.harvesters_lost == 0


# ---------------------------------------------------------------- the end of the round, in its order


def test_order_of_the_end_of_the_round() -> None:
    """ARR-22: claims, Scouting as the Ornithopters leave, Harkonnen leaders, Atreides leaders, hands, prescience."""
    s = table()
    s.objectives = (0,)
    for area in ("pasty_mesa", "s2_5", "s3_8"):
        legion(s, "atreides", area, regular=1)
    legion(s, "atreides", "s1_5", regular=1, leaders=["stilgar"])
    legion(s, "harkonnen", "carthag", regular=1, leaders=["beast_rabban"])
    sietch(s, "gara_kulon", 1, up=False)
    ornithopter(s, "az1")
    prescience(s, "dew_collectors", "desert_war")
    hand(s, *HARKONNEN_CARDS)
    asks = []
    round_end(s)
    while not paused(s):
        asks.append(asked(s))
        act(s, "skip" if "skip" in legal(s) else sorted(legal(s))[0])
    assert asks == [
        (1, "end_claim"),
        (0, "end_scout"),
        (0, "recall_leader"),
        (1, "recall_leader"),
        (0, "hand_limit"),
        (1, "remove_prescience"),
    ]


def test_ornithopters_and_carryalls_leave() -> None:
    """ARR-22.3."""
    s = table()
    ornithopter(s, "az1", "az4")
    carryall(s, "az2")
    round_end(s)
    assert zones(s) == {}
    assert s.vehicles == [8, 6, 3]


def test_scouting_as_they_leave() -> None:
    s = table()
    sietch(s, "gara_kulon", 3, up=False)
    ornithopter(s, "az1", "az4")
    round_end(s)
    assert starting(s, "scout") == {"az1"}  # nothing facedown under az4
    act(s, "scout az1")
    assert s.sietch_up == 255
    assert zones(s) == {}
    assert s.vehicles[1] == 6


def test_no_scouting_under_the_ban() -> None:
    s = table()
    sietch(s, "gara_kulon", 3, up=False)
    ornithopter(s, "az1")
    ban(s, "spacing_guild")
    round_end(s)
    assert asked(s)[1] != "scout"
    assert zones(s) == {}
    assert s.sietch_up != 255


def test_leaders_come_home() -> None:
    """ARR-22.4: a generic leader takes the place; the named one is available."""
    s = table()
    legion(s, "harkonnen", "carthag", regular=1, leaders=["beast_rabban", "baron_harkonnen"])
    legion(s, "atreides", "s1_5", regular=1, leaders=["stilgar"])
    leader(s, "captain_aramsham", "tank")
    round_end(s)
    assert legal(s) == {"leader beast_rabban", "leader baron_harkonnen", "skip"}
    act(s, "leader beast_rabban", "skip")
    assert at(s, "carthag") == {"harkonnen": (1, 0, 0), "generic": 1, "leaders": ["baron_harkonnen"]}
    assert where(s, "beast_rabban") == "available"
    act(s, "leader stilgar")
    assert at(s, "s1_5") == {"atreides": (1, 0, 0), "generic": 1}


def test_leaders_come_home_without_a_generic_one_left() -> None:
    s = table()
    legion(s, "harkonnen", "carthag", regular=1, leaders=["beast_rabban"])
    legion(s, "harkonnen", "arsunt", regular=1, generic=6)
    round_end(s)
    act(s, "leader beast_rabban")
    assert at(s, "carthag") == {"harkonnen": (1, 0, 0)}
    assert supply(s, "harkonnen")[3] == 0


def test_spent_cards_come_back() -> None:
    """ARR-22.5."""
    s = table()
    spent(s, "baron_harkonnen", "stilgar")
    s.spent |= 1 << 15
    round_end(s)
    next_round(s)
    assert s.spent == 0


# ---------------------------------------------------------------- hands


def test_hands_are_reduced_to_six() -> None:
    """ARR-22.6: own choice, from both decks."""
    s = table()
    hand(s, *HARKONNEN_CARDS)
    hand(s, "war_plan", "thumpers")
    round_end(s)
    assert asked(s) == (0, "hand_limit")
    assert starting(s, "card") == set(HARKONNEN_CARDS)
    act(s, "card troop_carriers")
    assert len(s.hands[0]) + len(s.hands[1]) == 6
    assert discarded(s, "corrino_ally") == ["troop_carriers"]
    assert held(s, "house_atreides") == ["war_plan"]


def test_six_cards_stay() -> None:
    s = table()
    hand(s, *HARKONNEN_CARDS[:6])
    round_end(s)
    assert asked(s)[1] != "hand_limit"


def test_hawats_scheming_counts_but_cannot_be_discarded() -> None:
    """EX-82: 8 cards with three copies: two of the other five go."""
    s = table()
    hand(s, "hawats_scheming", "hawats_scheming", "hawats_scheming", *HARKONNEN_CARDS[:5])
    round_end(s)
    assert starting(s, "card") == set(HARKONNEN_CARDS[:5])
    act(s, "card sandmasters", "card shigawire")
    assert paused(s)
    assert s.hands[0].count(s.hands[0][0]) == 3
    assert len(s.hands[0]) + len(s.hands[1]) == 6


def test_a_hand_too_large_because_of_hawats_scheming_stays() -> None:
    """ARR-22.10."""
    s = table()
    hand(s, "hawats_scheming", "hawats_scheming", "hawats_scheming")
    s.hands[0] = s.hands[0] * 3  # nine copies would be needed to see it
    round_end(s)
    assert len(s.hands[0]) == 9


# ---------------------------------------------------------------- prescience cards


def test_unclaimed_prescience_cards() -> None:
    """ARR-22.7: removed openly or shuffled back, as the Atreides like."""
    s = table()
    prescience(s, "desert_war", "new_windtraps", "stunted_worms")
    round_end(s)
    assert asked(s) == (1, "remove_prescience")
    assert starting(s, "prescience") == {"desert_war", "new_windtraps", "stunted_worms"}
    act(s, "prescience new_windtraps", "skip")
    assert revealed(s) == []
    assert s.view(0)["prescience_out"] == ["new_windtraps"]
    assert len(s.prescience_deck) == 15
    assert PRESCIENCE_ID["new_windtraps"] not in s.prescience_deck


# ---------------------------------------------------------------- victory


def test_supremacy_ten_ends_the_game_at_that_moment() -> None:
    """ARR-4.1, ARR-4.6: in the middle of an action turn."""
    s = table()
    s.supremacy = 8
    sietch(s, "gara_kulon", 3)
    legion(s, "harkonnen", "s1_11", regular=1)
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area s1_11", "?area gara_kulon", "?all", "number 1")
    assert s.over
    assert s.winner == 0
    assert s.supremacy == 10
    assert s.legal() == []
    assert GAME.score(s, 0) == 10


def test_the_stockpile_may_not_win() -> None:
    """ARR-21.7 holds only up to five: the last points come from sietches."""
    s = table()
    gain_supremacy(s, 9)
    assert not s.over


def test_harkonnen_first() -> None:
    """ARR-4.5: at ten the game is over before a check at the end of the round."""
    s = table()
    s.objectives = (0,)
    markers(s, 9, 7, 5)
    gain_supremacy(s, 10)
    assert s.winner == 0


# ---------------------------------------------------------------- whole rounds


def play_on(s: Position, rounds: int) -> list[tuple[int, str]]:
    """First option of everything; the phases as they come."""
    seen: list[tuple[int, str]] = []
    while not s.over and s.round <= rounds:
        phase = s.view(0)["phase"]
        if not seen or seen[-1] != (s.round, phase):
            seen.append((s.round, phase))
        s.apply(s.legal()[-1])
    return seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_phases_come_in_order(players: int) -> None:
    """ARR-5.1. Phases without a decision are not seen."""
    s = GAME.new(Setup(players, 7))
    seen = play_on(s, 3)
    order = ["vehicles", "dice", "actions", "hazards", "storms", "harvest", "round_end"]
    for number in (1, 2, 3):
        phases = [name for n, name in seen if n == number]
        assert phases == sorted(phases, key=order.index)
        assert {"vehicles", "actions"} <= set(phases)


def test_hands_are_reduced_in_secret_and_shown_together() -> None:
    """ARR-22.10: what the Harkonnen put away is unseen until the Atreides have chosen too."""
    s = table()
    for deck in range(4):
        s.hands[deck] = []
    hand(s, "sandmasters", "spotter_control", "hunter_seeker", "arsunt_legion", "forced_recruitment")
    hand(s, "harkonnen_patrols", "explosive_artillery")
    hand(s, "war_plan", "the_voice", "truthtrance", "usul_the_base_of_the_pillar", "battle_language")
    hand(s, "bill_of_particulars", "chatt_the_leaper")
    round_end(s)
    while asked(s)[1] != "hand_limit":
        act(s, "skip")
    assert asked(s) == (0, "hand_limit")
    act(s, "card sandmasters")
    assert asked(s) == (1, "hand_limit")
    assert discarded(s, "house_harkonnen") == []
    assert s.view(1)["hand_sizes"]["house_harkonnen"] == 7
    act(s, "card war_plan")
    assert discarded(s, "house_harkonnen") == ["sandmasters"]
    assert discarded(s, "house_atreides") == ["war_plan"]
