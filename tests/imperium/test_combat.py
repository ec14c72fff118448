"""Phase 3: the window for Combat cards, strength, ties, the order of rewards, control and defence (IMP-6, IMP-7)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from landsraad.imperium.rules import codes as k
from landsraad.imperium.rules.combat import places
from landsraad.imperium.rules.position import Position, run_on
from landsraad.imperium.tables import CONFLICT_ID

from .helpers import (
    act,
    asked,
    control,
    give,
    hand,
    influence,
    intrigue,
    intrigue_deck,
    legal,
    secret,
    starting,
    table,
    troops,
)
from .phases import all_revealed, begin_combat, intrigue_discards


def strengths(s: Position) -> list[int]:
    return [p["strength"] for p in s.view(0)["players"]]


def armed(players: int, held: Sequence[Sequence[str]]) -> Position:
    s = table(players)
    for seat, cards in enumerate(held):
        intrigue(s, seat, *cards)
    return s


# ---------------------------------------------------------------- strength (IMP-5.11, IMP-5.16)


def test_strength_is_two_for_each_troop_and_one_for_each_sword() -> None:
    s = armed(3, [["ambush"]])
    begin_combat(s, troops=(3, 1, 0), swords=(4, 0, 7))
    assert strengths(s) == [10, 2, 0]  # swords without a troop are nothing


# ---------------------------------------------------------------- the window (IMP-6.1, IMP-6.13)


def test_goes_start_with_the_first_player_and_run_clockwise() -> None:
    s = armed(4, [["ambush", "ambush"]] * 4)
    begin_combat(s, troops=(1, 1, 1, 1), first=2)
    order = []
    for _ in range(4):
        order.append(s.player)
        act(s, "pass")
    assert order == [2, 3, 0, 1]
    assert s.round == 2  # four passes in succession close the window


def test_who_has_no_unit_has_no_go() -> None:
    s = armed(4, [["ambush"]] * 4)
    begin_combat(s, troops=(1, 0, 1, 0))
    assert s.player == 0
    act(s, "pass")
    assert s.player == 2
    act(s, "pass")
    assert s.round == 2
    assert [len(p.intrigue) for p in s.players] == [1, 1, 1, 1]


def test_nobody_in_the_conflict() -> None:
    s = armed(3, [["ambush"]] * 3)
    begin_combat(s, troops=(0, 0, 0))
    assert s.round == 2
    assert [p.solari for p in s.players] == [0, 0, 0]


def test_passing_does_not_bar_later_plays() -> None:
    s = armed(3, [["ambush"], ["ambush"]])
    begin_combat(s, troops=(1, 1))
    act(s, "pass")
    assert s.player == 1
    act(s, "combat ambush")  # seat 1 has no other card: its go ends
    assert asked(s) == (0, "combat")
    act(s, "combat ambush")
    assert s.round == 2
    assert [p.solari for p in s.players] == [4, 4, 0]  # 6 : 6, Guild Bank Raid pays the second reward to both


def test_two_copies_are_one_choice() -> None:
    s = armed(3, [["ambush", "ambush"], ["ambush"]])
    begin_combat(s, troops=(1, 1))
    assert legal(s) == {"combat ambush", "pass"}


def test_several_cards_in_one_go() -> None:
    s = armed(3, [["ambush", "ambush", "tiebreaker"], ["ambush"]])
    begin_combat(s, troops=(1, 1))
    act(s, "combat ambush", "combat ambush")
    assert s.player == 0
    assert strengths(s)[0] == 10
    act(s, "pass")
    assert s.player == 1


def test_all_must_pass_in_succession() -> None:
    """0 passes, 1 passes, 2 plays: 0 and 1 get another go, and 2 too."""
    s = armed(3, [["ambush"], ["ambush"], ["ambush", "ambush"]])
    begin_combat(s, troops=(1, 1, 1))
    act(s, "pass", "pass", "combat ambush", "pass")
    assert asked(s) == (0, "combat")
    act(s, "pass")
    assert asked(s) == (1, "combat")
    act(s, "pass")
    assert asked(s) == (2, "combat")
    act(s, "pass")
    assert s.round == 2


def test_one_alone_plays_until_passing_once() -> None:
    s = armed(3, [["ambush", "tiebreaker"]])
    begin_combat(s, troops=(1,))
    act(s, "combat ambush")
    assert asked(s) == (0, "combat")
    act(s, "pass")
    assert s.round == 2
    assert secret(s.players[0]) == ["tiebreaker"]


def test_one_alone_may_pass_at_once() -> None:
    s = armed(3, [["ambush"]])
    begin_combat(s, troops=(1,))
    act(s, "pass")
    assert s.round == 2


def test_who_loses_the_last_unit_drops_out_and_the_others_go_on() -> None:
    s = armed(3, [["ambush"], ["staged_incident", "ambush"], ["ambush"]])
    begin_combat(s, troops=(1, 3, 1))
    act(s, "pass", "combat staged_incident")
    assert asked(s) == (2, "combat")
    act(s, "pass")
    assert asked(s) == (0, "combat")
    act(s, "pass")
    assert s.round == 2
    assert [p.solari for p in s.players] == [4, 0, 4]


def test_the_last_participant_dropping_out_closes_the_window() -> None:
    s = armed(3, [["staged_incident", "ambush"]])
    begin_combat(s, troops=(3,))
    act(s, "combat staged_incident")
    assert s.round == 2
    assert s.players[0].solari == 0
    assert s.players[0].vp == 1


def test_a_card_is_resolved_completely_before_the_next() -> None:
    s = armed(3, [["master_tactician", "ambush"]])
    begin_combat(s, troops=(3, 1))
    act(s, "combat master_tactician")
    assert starting(s, "combat ") == set()
    assert "pass" not in legal(s)


def test_retreated_troops_are_safe_in_the_garrison_after_the_fight() -> None:
    s = armed(3, [["master_tactician"]])
    begin_combat(s, troops=(3, 1))
    act(s, "combat master_tactician", "pick master_tactician.2", "retreat 2")
    assert troops(s.players[0]) == (7, 5, 0)  # 3 + 2 in the garrison, the third came back to the supply


# ---------------------------------------------------------------- the table of IMP-6.8

PAYOUT = [
    # three players
    ((9, 7, 5), (1, 2, 0)),
    ((5, 9, 7), (0, 1, 2)),
    ((9, 9, 5), (2, 2, 0)),
    ((9, 5, 5), (1, 3, 3)),
    ((5, 9, 5), (3, 1, 3)),
    ((7, 7, 7), (2, 2, 2)),
    # three players, not all of them fighting: strength 0 never takes anything
    ((9, 7, 0), (1, 2, 0)),
    ((9, 0, 0), (1, 0, 0)),
    ((9, 9, 0), (2, 2, 0)),
    ((0, 0, 0), (0, 0, 0)),
    # four players
    ((9, 7, 5, 3), (1, 2, 3, 0)),
    ((3, 5, 7, 9), (0, 3, 2, 1)),
    ((9, 9, 7, 5), (2, 2, 3, 0)),
    ((5, 9, 7, 9), (0, 2, 3, 2)),
    ((9, 9, 7, 7), (2, 2, 0, 0)),
    ((9, 9, 9, 5), (2, 2, 2, 0)),
    ((7, 7, 7, 7), (2, 2, 2, 2)),
    ((9, 7, 7, 5), (1, 3, 3, 0)),
    ((9, 7, 7, 7), (1, 3, 3, 3)),
    ((9, 7, 5, 5), (1, 2, 0, 0)),
    # four players, not all of them fighting
    ((9, 7, 5, 0), (1, 2, 3, 0)),
    ((9, 7, 0, 0), (1, 2, 0, 0)),
    ((9, 9, 7, 0), (2, 2, 3, 0)),
    ((9, 9, 0, 0), (2, 2, 0, 0)),
    ((9, 9, 9, 0), (2, 2, 2, 0)),
    ((9, 7, 7, 0), (1, 3, 3, 0)),
    ((0, 0, 9, 0), (0, 0, 1, 0)),
    ((0, 0, 0, 0), (0, 0, 0, 0)),
]


@pytest.mark.parametrize(("strength", "rewards"), PAYOUT)
def test_who_takes_which_reward(strength: tuple[int, ...], rewards: tuple[int, ...]) -> None:
    assert places(list(strength)) == list(rewards)


@pytest.mark.parametrize(("strength", "rewards"), PAYOUT)
def test_the_same_in_play(strength: tuple[int, ...], rewards: tuple[int, ...]) -> None:
    """Guild Bank Raid pays 6, 4 and 2 Solari. One troop and swords make every odd strength."""
    s = table(len(strength))
    begin_combat(s, troops=[int(x > 0) for x in strength], swords=[x - 2 if x else 0 for x in strength])
    pays = {0: 0, 1: 6, 2: 4, 3: 2}
    assert [p.solari for p in s.players] == [pays[r] for r in rewards]


def test_swords_without_a_troop_win_nothing() -> None:
    s = table()
    begin_combat(s, troops=(1, 0, 0), swords=(0, 15, 0))
    assert [p.solari for p in s.players] == [6, 0, 0]


# ---------------------------------------------------------------- order of rewards (IMP-6.10, IMP-6.14)


def test_rewards_are_taken_first_second_third() -> None:
    """Three Intrigue cards in the deck: Cloak and Dagger gives two to the winner, one to the second."""
    s = table(4)
    intrigue_deck(s, "windfall", "bribery", "refocus")
    begin_combat(s, "cloak_and_dagger", troops=(1, 3, 2, 0))
    assert asked(s) == (1, "faction_up")
    assert secret(s.players[2]) == []
    act(s, "influence fremen")
    assert secret(s.players[1]) == ["windfall", "bribery"]
    assert secret(s.players[2]) == ["refocus"]
    assert asked(s) == (0, "pick")


def test_equal_ranks_take_their_reward_clockwise_from_the_first_player() -> None:
    s = table(4)
    intrigue_deck(s, "windfall", "bribery", "refocus", "charisma")
    begin_combat(s, "skirmish_a", troops=(1, 0, 1, 1), first=2)
    assert [secret(s.players[seat]) for seat in (2, 3, 0)] == [["windfall"], ["bribery"], ["refocus"]]


def test_cards_for_the_winner_come_after_all_rewards() -> None:
    s = armed(4, [["to_the_victor"]])
    begin_combat(s, troops=(3, 2, 1))
    assert asked(s) == (0, "after_win")
    assert [p.solari for p in s.players] == [6, 4, 2, 0]


def test_rewarded_influence_takes_everything_of_the_track() -> None:
    """Grand Vision with 3 Emperor Influence: two steps, the bonus of 4 into the garrison, the Alliance."""
    s = table(4)
    give(s, 0, influence={"emperor": 3}, vp=0)
    begin_combat(s, "grand_vision", troops=(3, 2, 1))
    before = s.players[0].garrison
    act(s, "influence emperor")
    assert influence(s.players[0])["emperor"] == 5
    assert s.players[0].vp == 1
    assert s.players[0].garrison == before + 2


# ---------------------------------------------------------------- afterwards (IMP-6.12)


def test_all_troops_of_the_conflict_return_to_the_supply() -> None:
    s = table(4)
    begin_combat(s, troops=(3, 2, 1, 4), swords=(5, 0, 0, 0))
    assert [troops(p) for p in s.players] == [(9, 3, 0)] * 4
    assert [p.swords for p in s.players] == [0, 0, 0, 0]


def test_played_combat_cards_lie_on_the_discards() -> None:
    s = armed(3, [["ambush"], ["private_army"]])
    give(s, 1, spice=2)
    begin_combat(s, troops=(1, 1))
    act(s, "combat ambush", "combat private_army")
    assert intrigue_discards(s) == ["ambush", "private_army"]


# ---------------------------------------------------------------- control (IMP-7)


def test_the_controller_is_paid_whoever_comes() -> None:
    for space, paid in (("arrakeen", (1, 0)), ("carthag", (1, 0)), ("imperial_basin", (0, 1))):
        s = table()
        control(s, 2, space)
        give(s, 2, solari=0, spice=0)
        hand(s, 0, "signet_ring")
        act(s, f"send signet_ring {space}")
        assert (s.players[2].solari, s.players[2].spice) == paid


def test_the_controller_is_paid_for_own_agents_too() -> None:
    s = table()
    control(s, 0, "arrakeen")
    hand(s, 0, "reconnaissance")
    act(s, "send reconnaissance arrakeen")
    assert s.players[0].solari == 1


def test_no_controller_no_payment() -> None:
    s = table()
    hand(s, 0, "reconnaissance")
    act(s, "send reconnaissance arrakeen")
    assert [p.solari for p in s.players] == [0, 0, 0]


# ---------------------------------------------------------------- the defensive bonus (IMP-7.4, IMP-7.7)


def next_round(s: Position, card: str) -> None:
    """Recall, then the next round reveals that Conflict card."""
    all_revealed(s)
    s.conflict_deck = [CONFLICT_ID["grand_vision"], CONFLICT_ID[card]]
    s.phase = k.RECALLING
    run_on(s)


@pytest.mark.parametrize(
    ("card", "space"),
    [
        ("siege_of_arrakeen", "arrakeen"),
        ("battle_for_arrakeen", "arrakeen"),
        ("siege_of_carthag", "carthag"),
        ("battle_for_carthag", "carthag"),
        ("secure_imperial_basin", "imperial_basin"),
        ("battle_for_imperial_basin", "imperial_basin"),
    ],
)
def test_the_controller_may_defend_with_a_troop_from_the_supply(card: str, space: str) -> None:
    s = table()
    control(s, 2, space)
    hand(s, 2)
    next_round(s, card)
    assert asked(s) == (2, "defend")
    assert legal(s) == {"defend", "skip"}
    assert s.players[2].hand == []  # before the hands are drawn (IMP-3.5)
    other = s.clone()
    act(s, "defend")
    assert troops(s.players[2]) == (8, 3, 1)
    act(other, "skip")
    assert troops(other.players[2]) == (9, 3, 0)


def test_no_defence_with_an_empty_supply() -> None:
    s = table()
    control(s, 2, "arrakeen")
    give(s, 2, supply=0, garrison=12)
    next_round(s, "siege_of_arrakeen")
    assert asked(s)[1] == "turn"


def test_no_defence_of_another_place_or_without_control() -> None:
    s = table()
    control(s, 2, "carthag")
    next_round(s, "siege_of_arrakeen")
    assert asked(s)[1] == "turn"


def test_a_defender_is_a_unit_like_any_other() -> None:
    s = table()
    control(s, 2, "arrakeen")
    next_round(s, "siege_of_arrakeen")
    act(s, "defend")
    intrigue(s, 2, "ambush")
    begin = [p.conflict for p in s.players]
    assert begin == [0, 0, 1]
    all_revealed(s)
    s.phase = k.FIGHTING
    s.turn = s.first
    s.passes = 0
    run_on(s)
    assert asked(s) == (2, "combat")


def test_the_defender_does_not_count_as_entered_this_turn() -> None:
    """Baron Harkonnen defends with one and deploys three: no Masterstroke (IMP-4.19)."""
    s = table(leaders=("baron_vladimir_harkonnen", "glossu_rabban", "paul_atreides"))
    control(s, 0, "arrakeen")
    next_round(s, "siege_of_arrakeen")
    act(s, "defend")
    assert s.players[0].conflict == 1
    assert s.entered == 0
