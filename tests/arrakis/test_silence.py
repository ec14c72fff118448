"""Who is asked, and how often, tells nothing of hidden cards (ARR-35.3): one option is asked about where another hand
of the same size would have a choice. tests/contract plays pairs of worlds that a seat cannot tell apart."""

from __future__ import annotations

from random import Random

import pytest

from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.position import Position, run_on
from landsraad.arrakis.rules.turn import begin_turn
from landsraad.arrakis.tables import AREA_ID, TOKENS
from landsraad.kernel.contract import ONLOOKER

from .guild_table import (
    guild_table,
)
from .helpers import (
    PAUSE,
    TOKEN_ID,
    act,
    asked,
    dice,
    discarded,
    fix,
    hand,
    held,
    leader,
    legal,
    legion,
    lone,
    notation,
    on_top,
    paused,
    round_end,
    table,
    turn,
)
from .playing import play
from .smuggling import allied, die
from .solo import solo

SCHEME = "hawats_scheming"


def choose(s: Position, *moves: str) -> None:
    """Exactly these, with nothing answered in between."""
    for move in moves:
        assert move in legal(s), (move, legal(s))
        s.apply(next(a for a in s.legal() if notation(a) == move))


def harkonnen_turn(s: Position, *results: str, acting: int = 0, hawat: str = "available") -> None:
    """With nothing answered."""
    leader(s, "thufir_hawat", hawat)
    dice(s, "harkonnen", *results, partner=bool(acting))
    s.stack = [PAUSE]
    begin_turn(s, 0)
    run_on(s)


# ---------------------------------------------------------------- Hawat's Scheming (ARR-28.5)


@pytest.mark.parametrize(
    ("cards", "first", "last"),
    [
        ((SCHEME, SCHEME), {"die mentat", "scheme"}, {"end", "scheme"}),
        ((SCHEME, "sandmasters"), {"die mentat"}, {"end"}),
        (("hunter_seeker", "sandmasters"), {"die mentat"}, {"end"}),
    ],
)
def test_any_two_cards_may_be_schemes(cards: tuple[str, ...], first: set[str], last: set[str]) -> None:
    """Before the die and at the end of the turn, whether they are or not."""
    s = table()
    hand(s, *cards)
    harkonnen_turn(s, "mentat")
    assert (asked(s), legal(s)) == ((0, "turn"), first)
    choose(s, "die mentat", "normal", "skip")
    assert (asked(s), legal(s)) == ((0, "turn_end"), last)
    choose(s, "end")
    assert paused(s)


def test_between_the_parts_of_a_card_they_may_be_schemes_too() -> None:
    """ARR-8.19."""
    s = table()
    hand(s, "hunter_seeker", "sandmasters", "evidence_of_rebellion")
    harkonnen_turn(s, "mentat")
    choose(s, "die mentat", "play", "card sandmasters", "skip")
    assert (asked(s), legal(s)) == ((0, "free"), {"skip"})


@pytest.mark.parametrize("why", ["one card", "no Hawat", "schemes are gone", "the partner acts"])
def test_what_everybody_knows_is_not_asked(why: str) -> None:
    """Then there is one option for all to see: the die is spent, and the turn ends, without a question."""
    s = table(players=4)
    if why == "schemes are gone":
        hand(s, SCHEME, SCHEME)
        s.discards[0], s.hands[0] = s.hands[0], []
    hand(s, "sandmasters")
    if why != "one card":
        hand(s, "hunter_seeker")
    partner = why == "the partner acts"
    if partner:
        hand(s, "shigawire")
    harkonnen_turn(s, "mentat", acting=int(partner), hawat="gone" if why == "no Hawat" else "available")
    assert asked(s) == (1 if partner else 0, "use_die")
    choose(s, "normal", "skip")
    assert paused(s)


# ---------------------------------------------------------------- cards in hand


def test_a_die_is_asked_about_while_there_are_cards() -> None:
    """ARR-12.4: a hand of one scheme cannot be played, but nobody knows that."""
    s = table()
    hand(s, SCHEME)
    harkonnen_turn(s, "mentat", hawat="not_yet")
    assert (asked(s), legal(s)) == ((0, "use_die"), {"normal"})
    empty = table()
    harkonnen_turn(empty, "mentat", hawat="not_yet")
    assert asked(empty) == (0, "draw_from")


def test_which_card_is_played_is_asked_also_if_one_alone_can_be() -> None:
    s = table()
    hand(s, SCHEME, "sandmasters")
    harkonnen_turn(s, "mentat")
    choose(s, "die mentat", "play")
    assert (asked(s), legal(s)) == ((0, "pick_card"), {"card sandmasters"})


@pytest.mark.parametrize(
    ("cards", "choices"),
    [
        ((SCHEME, "sandmasters"), {"card sandmasters"}),
        ((SCHEME, SCHEME), {"done"}),
        (("hunter_seeker", "sandmasters"), {"card hunter_seeker", "card sandmasters"}),
    ],
)
def test_the_opponent_is_asked_for_a_card(cards: tuple[str, ...], choices: set[str]) -> None:
    """ARR-12.13: The Voice; schemes are never discarded."""
    s = table()
    hand(s, *cards)
    hand(s, "the_voice")
    dice(s, "atreides", "mentat")
    s.stack = [PAUSE]
    begin_turn(s, 1)
    run_on(s)
    choose(s, "play", "card the_voice")
    assert (asked(s), legal(s)) == ((0, "opponent_discards"), choices)
    choose(s, sorted(choices)[0])
    assert asked(s)[1] != "opponent_discards"
    assert len(s.hands[0]) == (2 if choices == {"done"} else 1)


def test_an_empty_hand_is_not_asked_for_a_card() -> None:
    s = table()
    play(s, "the_voice")
    assert asked(s)[1] != "opponent_discards"


def test_the_hand_limit_is_asked_about_also_if_one_kind_of_card_is_left() -> None:
    """ARR-29.7, ARR-22.9: four cards of the House player stay, schemes among them."""
    s = table(players=4)
    hand(s, SCHEME, SCHEME, SCHEME, "sandmasters")
    s.hands[0].append(s.hands[0][-1])  # a copy that is not in the box
    round_end(s)
    act(s, "?skip", "?skip", "?skip")
    assert (asked(s), legal(s)) == ((0, "hand_limit"), {"card sandmasters"})


def test_a_card_is_kept_by_choice_also_of_two_equal_ones() -> None:
    """SMG-9.13."""
    s = allied()
    on_top(s, "drone_ornithopters", "drone_ornithopters")
    die(s, "mentat")
    s.stack = [PAUSE]
    begin_turn(s, 1)
    run_on(s)
    choose(s, *(x for x in ("smugglers die", "draw") if x in legal(s)))
    assert (asked(s), legal(s)) == ((1, "keep_card"), {"card drone_ornithopters"})
    choose(s, "card drone_ornithopters")
    assert held(s, "house_atreides") == discarded(s, "house_atreides") == ["drone_ornithopters"]


# ---------------------------------------------------------------- guesses


def test_a_guess_puts_the_figures_of_a_card_where_they_are_put() -> None:
    """While figures are placed one by one."""
    s = table()
    legion(s, "harkonnen", "carthag", regular=1)
    play(s, "forced_recruitment", "split")
    area = next(x.removeprefix("area ") for x in legal(s) if x.startswith("area "))
    choose(s, f"area {area}")
    assert s.view(ONLOOKER)["asks"]["about"] == [f"area:{area}"]
    for seat in (ONLOOKER, 0, 1):
        guess = s.guess(seat, Random(1))
        assert guess.view(seat) == s.view(seat)
        figure = next(a for a in guess.legal() if notation(a) != "done")
        there = guess.force[AREA_ID[area] * k.FIGURES : (AREA_ID[area] + 1) * k.FIGURES]
        guess.apply(figure)
        assert sum(guess.force[AREA_ID[area] * k.FIGURES : (AREA_ID[area] + 1) * k.FIGURES]) == sum(there) + 1


def test_a_token_of_the_mahdi_that_left_unseen_stays_unseen() -> None:
    """ARR-2.19, ARR-30.58: it may be any of its colour."""
    s = solo()
    black = [t for t in s.black if TOKENS[t].set == "black"]
    s.black.remove(black[0])
    s.lost_tokens = (black[0], TOKEN_ID["as1"])
    s.standard.remove(TOKEN_ID["as1"])
    lost = {s.guess(0, Random(seed)).lost_tokens[0] for seed in range(40)}
    assert lost == set(black)


# ---------------------------------------------------------------- with the expansions


@pytest.mark.parametrize(
    ("cards", "choices"),
    [((), None), (("hawats_scheming",), {"skip"}), (("hawats_scheming", "sandmasters"), {"card sandmasters", "skip"})],
)
def test_that_nobody_is_asked_for_a_card_tells_nothing_of_the_hand(
    monkeypatch: pytest.MonkeyPatch, cards: tuple[str, ...], choices: set[str] | None
) -> None:
    """ARR-15.7, ARR-35.3: a hand of nothing but schemes is asked like any other, as long as there is one."""
    s = guild_table()
    hand(s, *cards)
    legion(s, "harkonnen", "s4_4", regular=1)
    legion(s, "atreides", "s4_7", regular=1)
    fix(monkeypatch, "D", "D")
    turn(s, "harkonnen", "strategy")
    before = s.reveals
    for move in ("attack", "area s4_4", "area s4_7"):
        s.apply(next(a for a in s.legal() if notation(a) == move))
    if choices is not None:
        assert asked(s) == (0, "b_discard")
        assert legal(s) == choices
        act(s, "?skip")
        lone(s)
    assert asked(s) == (0, "b_cease")
    assert s.reveals == before + 2  # two rolls
