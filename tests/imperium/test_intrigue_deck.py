"""The Intrigue deck as a whole: what is in it, when each card is offered, how cards are drawn and stolen."""

from __future__ import annotations

from collections import Counter

import pytest

from landsraad.imperium.game import GAME
from landsraad.imperium.rules.position import Position
from landsraad.imperium.tables import INTRIGUES
from landsraad.kernel.contract import Setup

from .helpers import act, ally, discard, give, hand, intrigue, intrigue_deck, secret, stand, starting, table
from .phases import begin_combat, begin_endgame, intrigue_discards

# id: copies and type; p Plot, c Combat, w Combat after winning, e Endgame, s Plot at the start of the turn,
# b Plot before the Agent is sent
DECK = {
    "allied_armada": (1, "c"),
    "ambush": (2, "c"),
    "bindu_suspension": (1, "s"),
    "bribery": (1, "p"),
    "bypass_protocol": (1, "p"),
    "calculated_hire": (1, "p"),
    "charisma": (1, "p"),
    "choam_shares": (1, "p"),
    "corner_the_market": (1, "e"),
    "councilors_dispensation": (1, "p"),
    "demand_respect": (1, "w"),
    "dispatch_an_envoy": (2, "b"),
    "double_cross": (1, "p"),
    "favored_subject": (1, "p"),
    "guild_authorization": (1, "p"),
    "infiltrate": (1, "b"),
    "know_their_ways": (1, "p"),
    "master_tactician": (3, "c"),
    "plans_within_plans": (1, "e"),
    "poison_snooper": (2, "p"),
    "private_army": (2, "c"),
    "rapid_mobilization": (1, "p"),
    "recruitment_mission": (1, "p"),
    "refocus": (1, "p"),
    "reinforcements": (1, "p"),
    "secret_of_the_sisterhood": (1, "p"),
    "staged_incident": (1, "c"),
    "the_sleeper_must_awaken": (1, "p"),
    "tiebreaker": (1, "ce"),
    "to_the_victor": (1, "w"),
    "urgent_mission": (1, "p"),
    "water_of_life": (1, "p"),
    "water_peddlers_union": (1, "p"),
    "windfall": (1, "p"),
}


def of_type(letters: str) -> set[str]:
    return {card for card, (_, kinds) in DECK.items() if set(kinds) & set(letters)}


def rich_table() -> Position:
    """Seat 0 holds every Intrigue card and can pay for and use all of them."""
    s = table(players=4)
    intrigue(s, 0, *DECK)
    give(s, 0, solari=20, spice=20, water=5, council=1)
    give(s, 0, influence={"emperor": 3, "bene_gesserit": 3, "fremen": 3})
    ally(s, 0, "spacing_guild")
    discard(s, 0, "the_spice_must_flow", "the_spice_must_flow")
    give(s, 1, conflict=1)
    stand(s, 0, "wealth")
    hand(s, 0, "dagger", "dune_the_desert_planet")
    return s


def test_the_deck_has_34_names_and_40_cards() -> None:
    s = GAME.new(Setup(3, 1))
    assert len(s.intrigue_deck) == 40
    assert Counter(INTRIGUES[c].id for c in s.intrigue_deck) == {card: n for card, (n, _) in DECK.items()}
    assert len(DECK) == 34


def test_the_deck_holds_26_plot_11_combat_2_endgame_cards_and_1_of_two_types() -> None:
    count = Counter[str]()
    for copies, kinds in DECK.values():
        count["ce" if kinds == "ce" else {"s": "p", "b": "p", "w": "c"}.get(kinds, kinds)] += copies
    assert count == {"p": 26, "c": 11, "e": 2, "ce": 1}


def test_the_deck_is_shuffled_differently_for_each_seed() -> None:
    assert GAME.new(Setup(3, 1)).intrigue_deck != GAME.new(Setup(3, 2)).intrigue_deck


# ---------------------------------------------------------------- windows


def test_at_the_start_of_the_turn_every_plot_card_may_be_played() -> None:
    s = rich_table()
    assert starting(s, "plot ") == of_type("psb")
    assert not starting(s, "combat ")
    assert not starting(s, "endgame ")


def test_after_the_first_action_cards_for_the_start_of_the_turn_are_too_late() -> None:
    s = rich_table()
    act(s, "plot windfall")
    assert starting(s, "plot ") == of_type("pb") - {"windfall"}


def test_after_the_agent_was_sent_cards_for_before_it_are_too_late() -> None:
    s = rich_table()
    act(s, "send dune_the_desert_planet secure_contract")
    assert starting(s, "plot ") == of_type("p")


def test_in_the_reveal_turn_all_other_plot_cards_may_be_played() -> None:
    s = rich_table()
    act(s, "reveal")
    assert starting(s, "plot ") == of_type("p")
    assert not starting(s, "combat ")


def test_no_plot_card_on_another_players_turn() -> None:
    s = rich_table()
    intrigue(s, 1)
    act(s, "send dune_the_desert_planet secure_contract", "end")
    assert s.player == 1
    assert not starting(s, "plot ")


def test_in_combat_only_combat_cards_and_none_for_the_winner() -> None:
    s = rich_table()
    begin_combat(s, troops=(4, 1))
    assert s.player == 0
    assert starting(s, "combat ") == of_type("c")
    assert not starting(s, "plot ")
    assert not starting(s, "endgame ")


def test_after_winning_only_cards_for_the_winner() -> None:
    s = rich_table()
    begin_combat(s, troops=(4, 1))
    act(s, "pass")
    assert starting(s, "combat ") == of_type("w")
    assert not starting(s, "plot ")


def test_at_the_end_only_endgame_cards() -> None:
    s = rich_table()
    begin_endgame(s)
    assert starting(s, "endgame ") == of_type("e")
    assert not starting(s, "plot ")
    assert not starting(s, "combat ")


def test_two_copies_are_one_choice_and_are_played_one_by_one() -> None:
    s = table()
    intrigue(s, 0, "poison_snooper", "poison_snooper")
    assert starting(s, "plot ") == {"poison_snooper"}
    act(s, "plot poison_snooper", "draw it")
    assert secret(s.players[0]) == ["poison_snooper"]
    act(s, "plot poison_snooper", "trash it")
    assert intrigue_discards(s) == ["poison_snooper", "poison_snooper"]


# ---------------------------------------------------------------- drawing (IMP-9.5, IMP-1.11)


def visit_carthag(s: Position) -> None:
    hand(s, 0, "reconnaissance")
    act(s, "send reconnaissance carthag")


def test_a_drawn_card_comes_from_the_top() -> None:
    s = table()
    intrigue_deck(s, "windfall", "ambush")
    visit_carthag(s)
    assert secret(s.players[0]) == ["windfall"]


def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    s = table()
    intrigue_deck(s)
    s.intrigue_discard = [i for i, c in enumerate(INTRIGUES) if c.id in ("windfall", "ambush", "bribery")]
    visit_carthag(s)
    assert s.intrigue_discard == []
    assert len(s.intrigue_deck) == 2
    held = [*secret(s.players[0]), *(INTRIGUES[c].id for c in s.intrigue_deck)]
    assert sorted(held) == ["ambush", "bribery", "windfall"]


def test_deck_and_discards_empty_no_card() -> None:
    s = table()
    intrigue_deck(s)
    s.intrigue_discard = []
    visit_carthag(s)
    assert secret(s.players[0]) == []


def test_a_draw_of_two_may_reshuffle_in_the_middle() -> None:
    """Cloak and Dagger gives the winner two cards; one is left in the deck, one lies on the discards."""
    s = table()
    intrigue_deck(s, "windfall")
    s.intrigue_discard = [i for i, c in enumerate(INTRIGUES) if c.id == "bribery"]
    begin_combat(s, "cloak_and_dagger", troops=(1,))
    assert secret(s.players[0]) == ["windfall", "bribery"]
    assert s.intrigue_deck == []


# ---------------------------------------------------------------- stealing (IMP-9.7, IMP-9.11)

FIVE = ("ambush", "bribery", "charisma", "windfall", "refocus")


def visit_secrets(s: Position, drawn: str = "tiebreaker") -> None:
    hand(s, 0, "diplomacy")
    intrigue_deck(s, drawn, "infiltrate")
    act(s, "send diplomacy secrets")


def test_secrets_takes_one_card_from_everybody_with_four_or_more() -> None:
    s = table(players=4)
    intrigue(s, 1, *FIVE[:4])
    intrigue(s, 2, *FIVE[:3])
    intrigue(s, 3, *FIVE)
    visit_secrets(s)
    assert [len(p.intrigue) for p in s.players] == [3, 3, 3, 4]
    assert "tiebreaker" in secret(s.players[0])


def test_three_cards_are_safe() -> None:
    s = table()
    intrigue(s, 1, *FIVE[:3])
    visit_secrets(s)
    assert [len(p.intrigue) for p in s.players] == [1, 3, 0]


def test_cards_waiting_for_the_reveal_turn_do_not_count() -> None:
    s = table()
    intrigue(s, 1, *FIVE[:3])
    give(s, 1, waiting=(next(i for i, c in enumerate(INTRIGUES) if c.id == "recruitment_mission"),))
    visit_secrets(s)
    assert len(s.players[1].intrigue) == 3


@pytest.mark.parametrize("card", FIVE[:4])
def test_the_stolen_card_is_random(card: str) -> None:
    def stolen(seed: int) -> str:
        s = table(seed=seed)
        intrigue(s, 1, *FIVE[:4])
        visit_secrets(s)
        return next(c for c in secret(s.players[0]) if c != "tiebreaker")

    assert card in {stolen(seed) for seed in range(30)}


def test_a_stolen_card_can_be_played_at_once() -> None:
    s = table()
    intrigue(s, 1, *["windfall"] * 4)
    visit_secrets(s)
    act(s, "plot windfall")
    assert s.players[0].solari == 2
