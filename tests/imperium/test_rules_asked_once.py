"""Prices, reach and refusals have one home: what is offered is what nothing refuses (IMP-4.1 to IMP-4.7)."""

from __future__ import annotations

from random import Random

import pytest

from landsraad.imperium.game import GAME
from landsraad.imperium.rules import codes as k
from landsraad.imperium.rules.actions import SEND, SPACE_COUNT
from landsraad.imperium.tables import BOARD, CARDS, SPACES
from landsraad.imperium.wording.why import send_reasons
from landsraad.kernel.contract import Setup

VARIANTS = [Setup(3, 31), Setup(4, 32, ("ix",), leaders="random"), Setup(4, 33, ("ix",), leaders="random", epic=True)]


@pytest.mark.parametrize("setup", VARIANTS, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_offered_means_that_nothing_refuses_it(setup: Setup, seed: int) -> None:
    """Every hand card on every space, at every turn of a random game, with the rule that refuses it."""
    s = GAME.new(setup)
    rng = Random(seed)
    numbers = GAME.rulebook.rules
    while not s.over:
        if s.stack[-1][0] == k.TURN:
            legal = set(s.legal())
            for card in set(s.players[s.player].hand):
                for space in range(len(SPACES)):
                    if BOARD[s.ix] >> space & 1:
                        refused = send_reasons(s, s.player, card, space, "en")
                        offered = SEND + card * SPACE_COUNT + space in legal
                        assert offered == (not refused), (CARDS[card].id, SPACES[space].id, refused)
                        assert all(reason.rule in numbers for reason in refused)
        s.apply(rng.choice(s.legal()))


@pytest.mark.slow
@pytest.mark.parametrize("setup", VARIANTS[:2], ids=str)
def test_everything_drawn_has_reasons_and_no_question_breaks(setup: Setup) -> None:
    s = GAME.new(setup)
    rng = Random(9)
    things = [*GAME.book(setup), "button:end", "nonsense", "card:no_such_card", "row:chani", "seat:1", ""]
    for step in range(200):
        if s.over:
            break
        if step % 20 == 0:
            for thing in things:
                for seat in range(s.players_count):
                    for reason in GAME.explain(s, seat, thing, "de"):
                        assert reason.text
                        assert not reason.rule or reason.rule in GAME.rulebook.rules
        s.apply(rng.choice(s.legal()))
