"""Who knows what (IMP-13): looks, stolen cards, cards everybody saw go to a hand or a deck."""

from __future__ import annotations

import pytest

from landsraad.imperium.rules.position import Position
from landsraad.imperium.tables import INTRIGUE_ID

from .helpers import (
    act,
    deck,
    discard,
    give,
    hand,
    intrigue,
    intrigue_deck,
    names,
    numbers,
    row,
    secret,
    step,
    table,
    turn_of,
)

DEAR_ROW = ("stilgar", "stilgar", "stilgar", "stilgar", "stilgar")
EVERYBODY = (-1, 0, 1, 2)  # -1 looks on
OTHERS = (-1, 1, 2)


def same_for(seats: tuple[int, ...], first: Position, second: Position) -> bool:
    """Nobody of these can tell the two tables apart."""
    return all(first.key(seat) == second.key(seat) for seat in seats)


# ---------------------------------------------------------------- hands and decks (IMP-13.2, IMP-13.3)


def test_a_hand_is_seen_by_its_owner_only() -> None:
    first, second = table(), table()
    hand(first, 1, "dagger", "diplomacy")
    deck(first, 1, "chani", "stilgar")
    hand(second, 1, "chani", "diplomacy")
    deck(second, 1, "dagger", "stilgar")
    assert same_for((-1, 0, 2), first, second)
    assert not same_for((1,), first, second)
    assert first.view(1)["players"][1]["hand"] == ["dagger", "diplomacy"]
    assert first.view(0)["players"][1]["hand_size"] == 2


def test_intrigue_cards_are_seen_by_their_owner_only() -> None:
    first, second = table(), table()
    intrigue(first, 1, "ambush", "windfall")
    intrigue(second, 1, "bribery", "charisma")
    assert same_for((-1, 0, 2), first, second)
    assert first.view(1)["players"][1]["intrigue"] == ["ambush", "windfall"]
    assert first.view(0)["players"][1]["intrigue_size"] == 2


@pytest.mark.parametrize("pile", ["imperium_deck", "intrigue_deck", "conflict_deck"])
def test_nobody_knows_the_order_of_a_deck(pile: str) -> None:
    first, second = table(), table()
    getattr(second, pile).reverse()
    assert getattr(first, pile) != getattr(second, pile)
    assert same_for(EVERYBODY, first, second)


def test_not_even_the_owner_knows_the_order_of_the_own_deck() -> None:
    first, second = table(), table()
    deck(first, 0, "chani", "stilgar")
    deck(second, 0, "stilgar", "chani")
    assert same_for(EVERYBODY, first, second)


def test_discard_piles_and_cards_in_play_are_open() -> None:
    s = table()
    discard(s, 1, "chani")
    give(s, 2, play=numbers(["stilgar"]))
    for seat in EVERYBODY:
        assert s.view(seat)["players"][1]["discard"] == ["chani"]
        assert s.view(seat)["players"][2]["in_play"] == ["stilgar"]


# ---------------------------------------------------------------- Poison Snooper


def snooping(*top: str) -> Position:
    s = table()
    intrigue(s, 0, "poison_snooper")
    hand(s, 0, "dagger")
    deck(s, 0, *top)
    act(s, "plot poison_snooper")
    return s


def test_only_the_snooper_sees_the_card() -> None:
    first, second = snooping("chani", "stilgar"), snooping("stilgar", "chani")
    assert first.view(0)["asks"]["about"] == ["card:chani"]
    for seat in OTHERS:
        assert first.view(seat)["asks"]["about"] == []
    assert same_for(OTHERS, first, second)


def test_the_drawn_card_stays_secret() -> None:
    first, second = snooping("chani", "stilgar"), snooping("stilgar", "chani")
    for s in (first, second):
        act(s, "draw it")
    assert same_for(OTHERS, first, second)


def test_the_trashed_card_is_shown() -> None:
    s = snooping("chani", "stilgar")
    act(s, "trash it")
    for seat in EVERYBODY:
        assert s.view(seat)["trashed"] == ["chani"]


# ---------------------------------------------------------------- stolen Intrigue cards (IMP-9.11)


def steal(s: Position, thief: int, drawn: str = "refocus") -> None:
    """The thief visits Secrets."""
    turn_of(s, thief)
    hand(s, thief, "diplomacy", "dagger")
    intrigue_deck(s, drawn, "infiltrate", "infiltrate")
    s.occupied = 0
    step(s)
    act(s, "send diplomacy secrets")


def with_four(*cards: str, seed: int = 1) -> Position:
    s = table(seed=seed)
    intrigue(s, 1, *cards)
    return s


def test_thief_and_victim_know_the_stolen_card() -> None:
    s = with_four(*["ambush"] * 4)
    steal(s, 0)
    assert secret(s.players[0]).count("ambush") == 1
    assert s.view(1)["known_intrigue"] == [{"card": "ambush", "holder": 0, "place": None}]
    assert s.view(0)["known_intrigue"] == []
    assert s.view(2)["known_intrigue"] == []
    assert "known_intrigue" not in s.view(-1)


def test_third_parties_do_not_see_which_card_was_stolen() -> None:
    first, second = with_four(*["ambush"] * 4), with_four(*["windfall"] * 4)
    for s in (first, second):
        steal(s, 0)
    assert same_for((-1, 2), first, second)


def test_the_victim_sees_the_stolen_card_go_when_it_is_played() -> None:
    s = with_four(*["windfall"] * 4)
    steal(s, 0)
    act(s, "plot windfall")
    assert s.view(1)["known_intrigue"] == []


def test_a_card_stolen_again_is_known_to_the_new_pair_only() -> None:
    s = with_four(*["ambush"] * 4)
    steal(s, 0)
    intrigue(s, 0, *["ambush"] * 4)
    steal(s, 2)
    assert s.view(0)["known_intrigue"] == [{"card": "ambush", "holder": 2, "place": None}]
    assert s.view(1)["known_intrigue"] == []


def test_the_first_victim_does_not_learn_what_was_stolen_from_the_thief() -> None:
    """Seat 0 stole the Ambush of seat 1. Seat 2 steals one of the four cards of seat 0: seat 1 cannot tell which."""
    seen = set()
    stolen = set()
    for seed in range(24):
        s = with_four(*["ambush"] * 4, seed=seed)
        steal(s, 0)
        intrigue(s, 0, "ambush", "windfall", "bribery", "charisma")
        intrigue(s, 1)
        before = secret(s.players[0])
        steal(s, 2)
        stolen |= {c for c in before if c not in secret(s.players[0])}
        seen.add(str(s.view(1)["known_intrigue"]))
    assert stolen == {"ambush", "windfall", "bribery", "charisma"}
    assert len(seen) == 1


# ---------------------------------------------------------------- cards everybody knows


def bought_to_top() -> Position:
    """Seat 0 acquires Stilgar to the top of the deck by Bypass Protocol."""
    s = table()
    intrigue(s, 0, "bypass_protocol")
    give(s, 0, spice=2)
    hand(s, 0, "dagger", "diplomacy", "reconnaissance")
    deck(s, 0, "chani")
    discard(s, 0)
    row(s, *DEAR_ROW)
    act(s, "plot bypass_protocol", "pick bypass_protocol.2", "acquire stilgar")
    return s


def test_a_card_acquired_to_the_deck_top_is_known_to_all() -> None:
    s = bought_to_top()
    for seat in EVERYBODY:
        assert s.view(seat)["players"][0]["deck_top_known"] == ["stilgar"]
        assert s.view(seat)["players"][0]["hand_known"] == []


def test_it_is_known_in_the_hand_once_drawn() -> None:
    s = bought_to_top()
    act(s, "send reconnaissance arrakeen")  # draws a card
    assert "stilgar" in names(s.players[0].hand)
    for seat in EVERYBODY:
        assert s.view(seat)["players"][0]["hand_known"] == ["stilgar"]
        assert s.view(seat)["players"][0]["deck_top_known"] == []


def test_it_is_unknown_after_a_shuffle() -> None:
    s = bought_to_top()
    intrigue(s, 0, "refocus")
    discard(s, 0, "dagger", "dagger")
    act(s, "plot refocus")
    for seat in EVERYBODY:
        assert s.view(seat)["players"][0]["deck_top_known"] == []
        assert s.view(seat)["players"][0]["hand_known"] == []


def test_it_is_no_longer_in_the_hand_once_played() -> None:
    s = bought_to_top()
    act(s, "send reconnaissance arrakeen")
    turn_of(s, 0)
    act(s, "send stilgar carthag")
    assert s.view(1)["players"][0]["hand_known"] == []
    assert "stilgar" in s.view(1)["players"][0]["in_play"]


def test_a_card_taken_from_the_discard_pile_is_known_in_the_hand() -> None:
    """Other Memory takes a Bene Gesserit card from the discard pile, which is open (pick 2)."""
    s = table()
    hand(s, 0, "other_memory", "dagger")
    discard(s, 0, "bene_gesserit_sister", "dagger")
    act(s, "send other_memory secure_contract", "pick other_memory.2")
    assert "bene_gesserit_sister" in names(s.players[0].hand)
    for seat in EVERYBODY:
        assert s.view(seat)["players"][0]["hand_known"] == ["bene_gesserit_sister"]


def test_an_opponents_forced_discard_cannot_be_seen_and_taken_back() -> None:
    """Mohiam makes an opponent with two equal cards discard them without a choice: they came to light."""
    s = table()
    hand(s, 0, "reverend_mother_mohiam", "dagger")
    give(s, 0, play=numbers(["bene_gesserit_sister"]))
    for seat in (1, 2):
        hand(s, seat, "chani", "chani")
    before = s.reveals
    act(s, "send reverend_mother_mohiam wealth")
    assert names(s.players[1].discard)[-2:] == ["chani", "chani"]
    assert s.reveals > before


def test_waiting_plot_cards_lie_open() -> None:
    s = table()
    intrigue(s, 0, "charisma")
    act(s, "plot charisma")
    for seat in EVERYBODY:
        assert s.view(seat)["players"][0]["waiting"] == ["charisma"]
    assert s.players[0].waiting == (INTRIGUE_ID["charisma"],)
