"""What Rise of Ix hides: face-down tiles, Ilesa's card, Hundro's look, cards under the Intrigue deck (IMP-13)."""

from __future__ import annotations

import json
from random import Random

import pytest

from landsraad.imperium.game import GAME
from landsraad.imperium.rules.position import Position
from landsraad.imperium.tables import CARD_ID, INTRIGUE_ID, INTRIGUES
from landsraad.kernel.contract import ONLOOKER, Setup

from .helpers import (
    act,
    asked,
    deck,
    discard,
    give,
    hand,
    intrigue,
    intrigue_deck,
    names,
    secret,
    stand,
    turn_of,
)
from .helpers_ix import ix_table, own, tiles, with_leader

HUNDRO = "viscount_hundro_moritani"
ILESA = "ilesa_ecaz"


def view(s: Position, seat: int) -> str:
    """Byte for byte what a seat is given."""
    return json.dumps(s.view(seat), sort_keys=True)


def same_for(s: Position, t: Position, *seats: int) -> None:
    """These seats cannot tell the two tables apart, and guess alike by the same dice."""
    for seat in seats:
        assert view(s, seat) == view(t, seat)
        assert s.guess(seat, Random(5)).dump() == t.guess(seat, Random(5)).dump()


def guesses_fit(s: Position) -> None:
    for seat in range(-1, len(s.players)):
        for number in range(6):
            guess = s.guess(seat, Random(number))
            assert view(guess, seat) == view(s, seat)
            assert view(guess, -1) == view(s, -1)


# ---------------------------------------------------------------- Tech tiles


def test_face_down_tiles_are_known_to_nobody() -> None:
    s = ix_table()
    t = s.clone()
    t.stacks = tuple((*reversed(stack[:-1]), stack[-1]) for stack in s.stacks)
    first, second, third = t.stacks
    t.stacks = ((third[0], *first[1:]), second, (first[0], *third[1:]))  # also from stack to stack
    same_for(s, t, -1, 0, 1, 2)
    guesses_fit(s)
    orders = {s.guess(0, Random(number)).stacks for number in range(8)}
    assert len(orders) == 8
    assert {tuple(stack[-1] for stack in stacks) for stacks in orders} == {tuple(stack[-1] for stack in s.stacks)}


def test_the_tile_below_is_hidden_while_the_acquire_effect_is_open() -> None:
    s = ix_table()
    tiles(s, "disposal_facility", "flagship", "spaceport")
    hand(s, 0, "dagger", "diplomacy")
    give(s, 0, spice=9)
    act(s, "send dagger tech_negotiation", "pick tech_negotiation.1", "buy disposal_facility")
    assert asked(s) == (0, "trash")
    t = s.clone()
    t.stacks = ((*s.stacks[0][:-2], s.stacks[0][-1], s.stacks[0][-2]), *s.stacks[1:])
    same_for(s, t, -1, 0, 1, 2)
    guesses_fit(s)


# ---------------------------------------------------------------- Ilesa


def set_ahead() -> Position:
    """Ilesa in seat 0 has set a Dagger aside; her hand and deck are the other nine starting cards."""
    s = with_leader(ILESA)
    hand(s, 0, "diplomacy", "reconnaissance", "signet_ring", "convincing_argument")
    deck(s, 0, "dagger", "dune_the_desert_planet", "seek_allies", "convincing_argument", "dune_the_desert_planet")
    s.players[0].ahead = CARD_ID["dagger"]
    return s


def test_ilesas_card_is_known_to_her_alone() -> None:
    s = set_ahead()
    assert s.view(0)["players"][0]["ahead"] == "dagger"
    for seat in (-1, 1, 2):
        assert "ahead" not in s.view(seat)["players"][0]
        assert s.view(seat)["players"][0]["set_ahead"] is True
    t = s.clone()
    p = t.players[0]
    p.ahead, p.hand[0] = p.hand[0], p.ahead  # another hand card
    same_for(s, t, -1, 1, 2)
    assert view(s, 0) != view(t, 0)
    t = s.clone()
    p = t.players[0]
    p.ahead, p.deck[0] = p.deck[0], p.ahead  # a card of the deck
    same_for(s, t, -1, 1, 2)
    guesses_fit(s)


def test_guesses_about_ilesas_card_vary_and_hers_do_not() -> None:
    s = set_ahead()
    assert {s.guess(0, Random(n)).players[0].ahead for n in range(20)} == {CARD_ID["dagger"]}
    assert len({s.guess(1, Random(n)).players[0].ahead for n in range(40)}) > 4


def test_setting_aside_does_not_tell_which_of_the_known_cards_stayed() -> None:
    """A hand card everybody knew of may be the one set aside."""
    s = GAME.new(Setup(3, 4, ("ix",), leaders=[ILESA, "earl_memnon_thorvald", "glossu_rabban"]))
    assert asked(s) == (0, "set_ahead")
    hand(s, 0, "dagger", "diplomacy", "signet_ring")
    s.players[0].shown = (CARD_ID["dagger"],)
    t = s.clone()
    act(s, "ahead dagger")
    act(t, "ahead diplomacy")
    same_for(s, t, -1, 1, 2)


def test_ilesas_card_is_shown_when_it_comes_back() -> None:
    s = set_ahead()
    intrigue(s, 0)
    act(s, "send diplomacy wealth")
    turn_of(s, 0)
    assert s.players[0].ahead == -1
    for seat in (-1, 1, 2):
        assert s.view(seat)["players"][0]["hand_known"] == ["dagger"]
    guesses_fit(s)


# ---------------------------------------------------------------- Hundro


def hundro(epic: bool = False) -> Position:
    options = {"epic": True} if epic else {}
    leaders = [HUNDRO, "earl_memnon_thorvald", "glossu_rabban"]
    return GAME.new(Setup(3, 21, ("ix",), leaders=leaders, **options))


@pytest.mark.parametrize("epic", [False, True])
def test_hundros_look_is_his_alone(epic: bool) -> None:
    s = hundro(epic)
    assert asked(s) == (0, "keep_intrigue")
    for seat in (-1, 1, 2):
        assert s.view(seat)["asks"]["about"] == []
        assert "legal" not in s.view(seat)
    t = s.clone()
    t.intrigue_deck[-1], t.intrigue_deck[0] = t.intrigue_deck[0], t.intrigue_deck[-1]
    same_for(s, t, -1, 1, 2)
    assert view(s, 0) != view(t, 0)
    guesses_fit(s)


def test_hundro_knows_the_card_he_put_back_until_it_is_drawn() -> None:
    s = hundro()
    back = INTRIGUES[s.intrigue_deck[-2]].id
    act(s, f"keep {INTRIGUES[s.intrigue_deck[-1]].id}")
    assert s.view(0)["known_intrigue"] == [{"card": back, "holder": None, "place": 1}]
    assert s.view(1)["known_intrigue"] == []
    for number in range(8):
        assert INTRIGUES[s.guess(0, Random(number)).intrigue_deck[-1]].id == back
    assert len({s.guess(1, Random(number)).intrigue_deck[-1] for number in range(20)}) > 5
    guesses_fit(s)
    # The others cannot tell which of the two he kept.
    t = s.clone()
    t.intrigue_deck[-1], t.players[0].intrigue[0] = t.players[0].intrigue[0], t.intrigue_deck[-1]
    same_for(s, t, -1, 1, 2)
    # When an opponent draws it he knows what the opponent holds; nobody else does.
    turn_of(s, 1)
    hand(s, 1, "diplomacy", "dagger")
    act(s, "send diplomacy secrets")
    assert secret(s.players[1]) == [back]
    assert s.view(0)["known_intrigue"] == [{"card": back, "holder": 1, "place": None}]
    assert s.view(2)["known_intrigue"] == []
    guesses_fit(s)


# ---------------------------------------------------------------- under the Intrigue deck


def put_under() -> Position:
    """Seat 0 has put Ambush under a deck of three by Court Intrigue."""
    s = ix_table()
    hand(s, 0, "court_intrigue", "dagger")
    intrigue(s, 0, "windfall", "ambush")
    intrigue(s, 1, "charisma")
    intrigue_deck(s, "bribery", "tiebreaker", "refocus")
    act(s, "send court_intrigue wealth", "do court_intrigue.arrow", "under ambush")
    return s


def test_who_put_a_card_under_knows_where_it_is_and_nobody_else_what() -> None:
    s = put_under()
    assert s.view(0)["known_intrigue"] == [{"card": "ambush", "holder": None, "place": 3}]
    assert [s.view(seat)["known_intrigue"] for seat in (1, 2)] == [[], []]
    t = s.clone()
    bottom = t.intrigue_deck[0]
    held = t.players[0].intrigue.index(INTRIGUE_ID["windfall"])
    t.intrigue_deck[0], t.players[0].intrigue[held] = t.players[0].intrigue[held], bottom
    same_for(s, t, -1, 1, 2)
    guesses_fit(s)
    for number in range(8):
        assert s.guess(0, Random(number)).intrigue_deck[0] == INTRIGUE_ID["ambush"]
    assert len({s.guess(1, Random(number)).intrigue_deck[0] for number in range(30)}) > 2


def test_the_next_card_put_under_lies_below_it() -> None:
    s = put_under()
    act(s, "end")
    own(s, 1, "sonic_snoopers")
    hand(s, 1, "dagger", "diplomacy")
    act(s, "tile sonic_snoopers", "under charisma")
    assert [INTRIGUES[c].id for c in s.intrigue_deck] == ["charisma", "ambush", "refocus"]
    assert secret(s.players[1]) == ["tiebreaker"]
    assert s.view(0)["known_intrigue"] == [{"card": "ambush", "holder": None, "place": 2}]
    assert s.view(1)["known_intrigue"] == [{"card": "charisma", "holder": None, "place": 3}]
    guesses_fit(s)


def test_a_known_card_drawn_by_another_is_known_to_the_one_who_put_it_there() -> None:
    s = put_under()
    intrigue_deck(s, "ambush")
    s.intrigue_marks = (0 * 4 + 0,)
    act(s, "end")
    hand(s, 1, "diplomacy", "dagger")
    stand(s, 0, "wealth")
    act(s, "send diplomacy secrets")
    assert "ambush" in secret(s.players[1])
    assert s.view(0)["known_intrigue"] == [{"card": "ambush", "holder": 1, "place": None}]
    assert s.view(2)["known_intrigue"] == []
    guesses_fit(s)


def test_after_an_exchange_nobody_knows_what_a_robbed_player_kept() -> None:
    """A card stolen from seat 0 may be the one seat 1 has put away since."""
    s = ix_table()
    hand(s, 1, "court_intrigue", "dagger")
    intrigue(s, 1, "ambush", "charisma")
    s.players[1].stolen = (INTRIGUE_ID["ambush"] * 4 + 0,)
    intrigue_deck(s, "bribery", "tiebreaker")
    turn_of(s, 1)
    t = s.clone()
    for game, card in ((s, "ambush"), (t, "charisma")):
        act(game, "send court_intrigue wealth", "do court_intrigue.arrow", f"under {card}")
    same_for(s, t, -1, 0, 2)
    guesses_fit(s)


def test_the_log_does_not_tell_hidden_cards() -> None:
    s = ix_table()
    s.log = []
    hand(s, 0, "court_intrigue", "dagger")
    intrigue(s, 0, "windfall", "ambush")
    intrigue_deck(s, "bribery", "tiebreaker", "refocus")
    act(s, "send court_intrigue wealth", "do court_intrigue.arrow", "under ambush")
    for lang in ("en", "de"):
        for seat in (ONLOOKER, 1, 2):
            told = " ".join(GAME.tell(s, event, seat, lang) for event in s.log)
            assert not {x for x in ("Ambush", "Bribery") if x in told}
        own_words = " ".join(GAME.tell(s, event, 0, "en") for event in s.log)
        assert "Ambush" in own_words
        assert "Bribery" in own_words


# ---------------------------------------------------------------- playing on


def test_a_card_someone_knows_played_or_kept_leaves_third_parties_in_the_dark() -> None:
    """Seat 1 drew the card Hundro put back and holds another; seat 2 learns only what is played."""
    s = hundro()
    act(s, f"keep {INTRIGUES[s.intrigue_deck[-1]].id}")
    intrigue(s, 0)
    intrigue(s, 1, "windfall", "water_peddlers_union")
    hand(s, 1, "dagger", "diplomacy")
    s.players[1].stolen = (INTRIGUE_ID["windfall"] * 4 + 0,)
    s.intrigue_marks = ()
    turn_of(s, 1)
    t = s.clone()
    t.players[1].stolen = (INTRIGUE_ID["water_peddlers_union"] * 4 + 0,)
    same_for(s, t, -1, 2)
    for game in (s, t):
        act(game, "plot windfall")
    same_for(s, t, -1, 2)
    # Hundro knows: in one game his card has been played, in the other it is still there.
    assert s.view(0)["known_intrigue"] == []
    assert t.view(0)["known_intrigue"] == [{"card": "water_peddlers_union", "holder": 1, "place": None}]


def test_cards_discarded_stay_open() -> None:
    s = ix_table()
    hand(s, 0, "truthsayer", "dagger", "diplomacy")
    deck(s, 0, "seek_allies")
    discard(s, 0)
    intrigue(s, 0)
    act(s, "send truthsayer wealth", "do truthsayer.arrow", "discard dagger")
    assert s.view(2)["players"][0]["discard"] == ["dagger"]
    assert "seek_allies" not in json.dumps(s.view(2)["players"][0]["hand_known"])
    assert names(s.players[0].hand) == ["diplomacy", "seek_allies"]
