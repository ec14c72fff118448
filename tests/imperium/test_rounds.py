"""The five phases of a round: drawing, turns, Makers, Recall (IMP-3, IMP-10, EX-B-10)."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from landsraad.imperium.rules import codes as k
from landsraad.imperium.rules.position import Position, run_on
from landsraad.imperium.tables import CONFLICT_ID, SPACE_ID

from .helpers import (
    act,
    asked,
    bonus_spice,
    control,
    deck,
    discard,
    give,
    hand,
    intrigue,
    legal,
    names,
    stand,
    starting,
    table,
    take_draws,
    zones,
)
from .phases import all_revealed, begin_combat, begin_recall, reveal_all


def next_round(s: Position, first: int = 0, keep: Collection[int] = ()) -> None:
    s.conflict_deck = [CONFLICT_ID["grand_vision"], CONFLICT_ID["terrible_purpose"]]
    begin_recall(s, first, keep)


# ---------------------------------------------------------------- phase 1 (IMP-3.2, IMP-3.3)


def test_everybody_draws_five_cards() -> None:
    s = table(4)
    next_round(s)
    assert [len(p.hand) for p in s.players] == [5, 5, 5, 5]


def test_the_five_cards_come_on_top_of_those_kept() -> None:
    """Cards drawn after the own Reveal turn stay in hand."""
    s = table()
    hand(s, 1, "chani", "stilgar")
    deck(s, 1, *["dagger"] * 6)
    next_round(s, keep=[1])
    assert zones(s.players[1])["hand"] == ["chani", *["dagger"] * 5, "stilgar"]


def test_a_deck_of_fewer_than_five_is_used_up_before_the_discard_pile_is_shuffled() -> None:
    s = table()
    hand(s, 0)
    deck(s, 0, "chani", "stilgar")
    discard(s, 0, *["dagger"] * 7)
    next_round(s)
    assert zones(s.players[0])["hand"] == ["chani", "dagger", "dagger", "dagger", "stilgar"]
    assert names(s.players[0].deck) == ["dagger"] * 4
    assert s.players[0].discard == []


def test_with_too_few_cards_only_those_are_drawn() -> None:
    s = table()
    hand(s, 0)
    deck(s, 0, "chani")
    discard(s, 0, "stilgar")
    next_round(s)
    assert zones(s.players[0])["hand"] == ["chani", "stilgar"]


def test_the_next_conflict_card_is_turned_up_on_the_earlier_ones() -> None:
    s = table()
    seen = list(s.conflicts_seen)
    next_round(s)
    assert s.round == 2
    assert s.view(0)["conflict"] == "terrible_purpose"
    assert list(s.conflicts_seen) == [*seen, CONFLICT_ID["terrible_purpose"]]
    assert s.view(0)["conflicts_left"] == 1


def test_the_defence_is_decided_before_hands_are_drawn() -> None:
    s = table()
    control(s, 1, "arrakeen")
    all_revealed(s)
    s.conflict_deck = [CONFLICT_ID["grand_vision"], CONFLICT_ID["siege_of_arrakeen"]]
    s.phase = k.RECALLING
    run_on(s)
    assert asked(s) == (1, "defend")
    assert [p.hand for p in s.players] == [[], [], []]
    act(s, "skip")
    assert [len(p.hand) for p in s.players] == [5, 5, 5]


# ---------------------------------------------------------------- phase 2 (IMP-3.4, IMP-3.8)


def test_turns_go_clockwise_and_who_revealed_is_skipped() -> None:
    s = table()
    for seat in range(3):
        hand(s, seat, *["dune_the_desert_planet"] * 3, "dagger")
        give(s, seat, water=0, spice=0, solari=0, garrison=0, supply=12)
        intrigue(s, seat, "water_peddlers_union")  # so that every turn is asked about to its end
    order = []
    for move in (
        "send dune_the_desert_planet secure_contract",
        "reveal",
        "send dune_the_desert_planet imperial_basin",
        "send dagger hall_of_oratory",
        "reveal",
        "reveal",
    ):
        order.append(s.player)
        act(s, move)
        take_draws(s)
        act(s, "end")
    assert order == [0, 1, 2, 0, 2, 0]
    assert s.round == 2


def test_agent_turns_are_voluntary_and_unused_agents_are_lost_for_the_round() -> None:
    s = table()
    intrigue(s, 0, "windfall")
    act(s, "reveal")
    assert starting(s, "send ") == set()
    act(s, "end")
    reveal_all(s)
    assert s.round == 2
    assert s.players[0].agents == 2


def test_without_an_agent_only_the_reveal_turn_is_left() -> None:
    s = table()
    stand(s, 0, "arrakeen", "carthag")
    intrigue(s, 0, "windfall")
    assert legal(s) == {"reveal", "plot windfall"}


def test_without_a_card_with_icons_only_the_reveal_turn_is_left() -> None:
    s = table()
    hand(s, 0, "convincing_argument")
    assert legal(s) == {"reveal"}


def test_the_phase_ends_when_everybody_has_revealed() -> None:
    """Nobody fights, so the combat follows and ends by itself."""
    s = table()
    reveal_all(s)
    assert s.round == 2
    assert s.player == 1
    assert [p.revealed for p in s.players] == [0, 0, 0]


# ---------------------------------------------------------------- phase 4 (IMP-10.1)


@pytest.mark.parametrize("occupied", ["imperial_basin", "hagga_basin", "the_great_flat"])
def test_every_maker_space_without_an_agent_gets_a_bonus_spice(occupied: str) -> None:
    s = table()
    stand(s, 1, occupied)
    bonus_spice(s, "the_great_flat", 1)
    before = s.view(0)["bonus_spice"]
    begin_combat(s, troops=(1,))
    assert s.view(0)["bonus_spice"] == {space: n + (space != occupied) for space, n in before.items()}


def test_a_maker_space_an_agent_was_recalled_from_counts_as_empty() -> None:
    s = table()
    hand(s, 0, "dune_the_desert_planet", "dagger")
    intrigue(s, 0, "urgent_mission")
    act(s, "send dune_the_desert_planet imperial_basin", "plot urgent_mission")
    begin_combat(s, troops=(0,))
    assert s.view(0)["bonus_spice"]["imperial_basin"] == 1


def test_bonus_spice_is_harvested_once() -> None:
    s = table()
    bonus_spice(s, "hagga_basin", 3)
    hand(s, 0, "dune_the_desert_planet", "dagger")
    give(s, 0, water=1, spice=0)
    act(s, "send dune_the_desert_planet hagga_basin")
    assert s.players[0].spice == 5
    assert s.view(0)["bonus_spice"]["hagga_basin"] == 0


# ---------------------------------------------------------------- phase 5 (IMP-10.3)


def test_agents_return_and_the_marker_moves_one_seat_clockwise() -> None:
    s = table(4)
    give(s, 2, swordmaster=1)
    stand(s, 0, "arrakeen", "carthag")
    stand(s, 2, "wealth", "secrets", "mentat")
    next_round(s, first=3)
    assert [p.agents for p in s.players] == [2, 2, 3, 2]
    assert s.view(0)["agents"] == {}
    assert s.occupied == 0
    assert s.first == 0
    assert s.player == 0


def test_a_mentat_used_this_round_goes_home() -> None:
    s = table()
    s.mentat = 1
    stand(s, 1, "wealth", "secrets", "arrakeen")
    next_round(s)
    assert s.mentat == -1
    assert s.players[1].agents == 2


def test_what_lasts_stays() -> None:
    s = table()
    give(s, 0, council=1, swordmaster=1, solari=3, spice=2, water=4, influence={"fremen": 3})
    control(s, 2, "carthag")
    next_round(s)
    p = s.players[0]
    assert (p.council, p.swordmaster, p.solari, p.spice, p.water, p.influence[3]) == (1, 1, 3, 2, 4, 3)
    assert s.view(0)["control"]["carthag"] == 2


def test_the_voice_ends_with_the_round() -> None:
    s = table()
    give(s, 2, voice=SPACE_ID["arrakeen"], voice_on=0b011)
    next_round(s)
    hand(s, s.player, "reconnaissance")
    assert "arrakeen" in starting(s, "send reconnaissance")


def test_the_high_council_speaks_in_every_reveal_turn() -> None:
    s = table()
    give(s, 0, council=1)
    hand(s, 0, "dagger")
    act(s, "reveal")
    assert s.players[0].persuasion == 2


def test_persuasion_is_lost_at_the_end_of_the_turn() -> None:
    s = table()
    hand(s, 0, "convincing_argument", "dagger")
    act(s, "reveal", "end")
    assert s.players[0].persuasion == 0


# ---------------------------------------------------------------- the end is seen in phase 5 only (IMP-10.2, IMP-10.8)


@pytest.mark.parametrize(("points", "ends"), [(9, False), (10, True), (13, True)])
def test_ten_points_in_phase_5_end_the_game(points: int, ends: bool) -> None:
    s = table()
    give(s, 1, vp=points)
    next_round(s)
    assert s.over == ends
    assert s.round == (1 if ends else 2)


def test_ten_points_touched_earlier_are_not_enough() -> None:
    s = table()
    give(s, 0, vp=9, solari=7)
    intrigue(s, 0, "choam_shares")
    act(s, "plot choam_shares")
    assert s.players[0].vp == 10
    assert asked(s) == (0, "turn")  # the round goes on
    give(s, 0, vp=9)  # and the point is lost again before Phase 5
    next_round(s)
    assert not s.over


def test_an_empty_conflict_deck_ends_the_game() -> None:
    s = table()
    s.conflict_deck = []
    begin_recall(s)
    assert s.over


def test_the_last_round_is_played_to_its_end() -> None:
    """The tenth Conflict is fought although the deck is empty, and its rewards count."""
    s = table()
    give(s, 0, vp=0)
    begin_combat(s, "battle_for_carthag", troops=(1,), last=True)
    assert s.over
    assert s.players[0].vp == 2


def test_in_the_last_round_nothing_is_recalled() -> None:
    s = table()
    stand(s, 1, "arrakeen")
    s.conflict_deck = []
    begin_recall(s, first=2)
    assert s.first == 2
    assert s.view(0)["agents"] == {"arrakeen": [1]}


@pytest.mark.parametrize("seed", range(6))
def test_no_game_has_more_than_ten_rounds(seed: int) -> None:
    s = table(3 + seed % 2, seed=seed)
    while not s.over:
        options = s.legal()
        s.apply(options[seed % len(options)])
        assert s.round <= 10
