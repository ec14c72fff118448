"""What others may not know of the smugglers' die, and games played twice (ARR-35, SMG-9.13, undo, replay)."""

from __future__ import annotations

from random import Random

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.position import Position, load_position, run_on
from landsraad.arrakis.tables import CARD_ID
from landsraad.kernel.contract import ONLOOKER, Setup
from landsraad.kernel.errors import UndoRefused
from landsraad.kernel.record import replay
from landsraad.kernel.table import Table

from .helpers import act, asked, hand, legion, notation, on_top
from .smuggling import BOTH, SMUGGLERS, allied, die_turn, setup


def drawing() -> Position:
    """House Atreides has drawn war_plan and drone_ornithopters and must keep one; truthtrance is in its hand."""
    s = allied()
    on_top(s, "war_plan", "drone_ornithopters")
    hand(s, "truthtrance")
    legion(s, "atreides", "s1_5", tokens=["as1"])  # something to do after the die
    s.log = []
    die_turn(s, "mentat")
    act(s, "draw")
    return s


# ---------------------------------------------------------------- views


def test_drawn_cards_are_house_atreides_secret() -> None:
    s = drawing()
    assert asked(s) == (1, "keep_card")
    assert s.view(1)["smugglers"]["drawn"] == ["war_plan", "drone_ornithopters"]
    for seat in (0, -1):
        view = s.view(seat)
        assert view["smugglers"]["drawn"] == 2
        assert "war_plan" not in str(view)
        assert "drone_ornithopters" not in str(view)


def test_the_kept_card_stays_secret_the_other_is_shown() -> None:
    """SMG-9.13"""
    s = drawing()
    act(s, "card war_plan")
    for seat in (0, -1):
        view = s.view(seat)
        assert view["discards"]["house_atreides"] == ["drone_ornithopters"]
        assert "war_plan" not in str(view)
        assert view["hand_sizes"]["house_atreides"] == 2


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_log_does_not_tell(lang: str) -> None:
    """Neither the draw nor the choice names the kept card to others; the owner reads it."""
    s = drawing()
    act(s, "card war_plan")
    assert s.log
    name = GAME.text("card:war_plan", lang)[0]
    for reader in (0, ONLOOKER):
        told = [GAME.tell(s, event, reader, lang) for event in s.log]
        assert not any(name in line for line in told), told
    assert any(name in GAME.tell(s, event, 1, lang) for event in s.log)


def test_guesses_deal_the_drawn_cards_anew() -> None:
    """ARR-35: a guess of the other side has two cards of that deck there, not always the true ones."""
    s = drawing()
    seen = set()
    for seed in range(40):
        guess = s.guess(0, Random(seed))
        assert len(guess.drawn) == 2
        assert all(card in (*s.decks[2], *s.drawn, *s.hands[2]) for card in guess.drawn)
        everything = sorted([*guess.drawn, *guess.hands[2], *guess.decks[2]])
        assert everything == sorted([*s.drawn, *s.hands[2], *s.decks[2]])
        assert guess.view(0) == s.view(0)
        seen.add(guess.drawn)
    assert len(seen) > 5


def test_the_owner_guesses_its_own_cards_right() -> None:
    s = drawing()
    for seed in range(5):
        guess = s.guess(1, Random(seed))
        assert guess.drawn == s.drawn
        assert guess.view(1) == s.view(1)
        assert guess.machine().options_now(guess) == guess.legal() == s.legal()


def test_a_guess_can_be_played_on() -> None:
    s = drawing()
    guess = s.guess(0, Random(3))
    guess.apply(guess.legal()[0])
    assert guess.drawn == ()


# ---------------------------------------------------------------- saving, copying, undo, replay


def test_clone_and_load_in_the_middle_of_a_draw() -> None:
    s = drawing()
    copy = s.clone()
    again = load_position(s.dump())
    assert copy.hash() == again.hash() == s.hash()
    act(s, "card war_plan")
    assert copy.drawn == again.drawn == (CARD_ID["war_plan"], CARD_ID["drone_ornithopters"])
    assert again.legal() == copy.legal()


def test_clones_do_not_share_the_smugglers() -> None:
    s = allied()
    copy = s.clone()
    copy.force[3 * k.FIGURES + k.SMUGGLER] = 2
    copy.zone[1] = 3
    assert s.force[3 * k.FIGURES + k.SMUGGLER] == 0
    assert s.zone[1] == 0


def play_on(table: Table, rng: Random, most: int) -> None:
    for _ in range(most):
        if table.state.over:
            return
        table.apply(rng.choice(table.state.legal()))


@pytest.mark.parametrize("expansions", [SMUGGLERS, BOTH])
@pytest.mark.parametrize("seed", [1, 2])
def test_replay(expansions: tuple[str, ...], seed: int) -> None:
    """Same setup, same actions: same game."""
    table = Table(GAME, Setup(2, seed, expansions))
    play_on(table, Random(seed), 400)
    record = table.finish()
    assert replay(GAME, record).hash() == record.hash


def test_undo_of_a_base() -> None:
    """Placing the Base shows nothing: it may be taken back while the same seat decides."""
    table = Table(GAME, setup())
    s = table.state
    assert isinstance(s, Position)
    s.stack = [*s.stack, (k.TURN_END, 1, 1, 0)]
    legion_area = next(a for a, owner in enumerate(s.owner) if owner == 1)
    assert s.tokens[legion_area]  # free actions: the turn does not end by itself
    s.side, s.phase, s.acting = 1, k.ACTIONS, 2
    s.stack.append((k.BASE_AT, 1, 0, 0))
    s.smugglers = k.ALLIED
    s.smuggler_harvesters = s.smuggler_carryall = 0
    run_on(s)
    table.apply(table.state.legal()[0])
    assert table.state.player == 1
    table.undo(1)
    after = table.state
    assert isinstance(after, Position)
    assert after.base_at == -1
    assert sum(after.force[k.SMUGGLER :: k.FIGURES]) == 0


def test_no_undo_after_the_discard_was_shown() -> None:
    """The other card lies face up (SMG-9.13): the choice is final."""
    table = Table(GAME, setup())
    table.state = drawing()
    choice = next(a for a in table.state.legal() if notation(a) == "card war_plan")
    table.apply(choice)
    assert table.state.player == 1
    with pytest.raises(UndoRefused):
        table.undo(1)


def test_no_undo_of_the_draw() -> None:
    table = Table(GAME, setup())
    s = allied()
    hand(s, "truthtrance")
    s.log = []
    die_turn(s, "mentat")
    table.state = s
    table.apply(next(a for a in s.legal() if notation(a) == "draw"))
    assert table.state.player == 1
    with pytest.raises(UndoRefused):
        table.undo(1)
