"""Who is asked, what is done without asking and what the log says tell nothing of hidden cards (IMP-13.2)."""

from __future__ import annotations

from random import Random

import pytest

from landsraad.imperium.game import GAME
from landsraad.imperium.rules.position import Position
from landsraad.kernel.contract import ONLOOKER, Setup

from .helpers import act, asked, deck, hand, intrigue, legal, table

VARIANTS = [
    Setup(3, 21),
    Setup(4, 22, leaders="random"),
    Setup(3, 23, ("ix",), leaders="random"),
    Setup(4, 24, ("ix",), leaders="random", epic=True),
]
STEPS = 15


def public(s: Position) -> tuple[int, str, str]:
    return s.player, GAME.kind(s), str(s.view(ONLOOKER))


@pytest.mark.slow
@pytest.mark.parametrize("setup", VARIANTS, ids=str)
def test_worlds_that_look_the_same_ask_the_same(setup: Setup) -> None:
    """Every few decisions: the truth and what each seat might think of it go on alike, as long as the same is done."""
    s = GAME.new(setup)
    rng = Random(5)
    decisions = 0
    while not s.over:
        decisions += 1
        if decisions % 4 == 0:
            for seat in (ONLOOKER, *range(s.players_count)):
                together(s.clone(), s.guess(seat, rng), seat, rng)
        s.apply(rng.choice(s.legal()))


def together(truth: Position, other: Position, seat: int, rng: Random) -> None:
    for _ in range(STEPS):
        assert public(truth) == public(other)
        shared = [a for a in truth.legal() if a in other.legal()]
        if not shared:
            return
        truth.log, other.log = [], []
        before = truth.reveals, other.reveals
        action = rng.choice(shared)
        truth.apply(action)
        other.apply(action)
        if (truth.reveals, other.reveals) != before or truth.over:  # chance or cards came to light: the worlds part
            return
        told = [[GAME.tell(w, e, seat) for e in w.log or []] for w in (truth, other)]
        assert told[0] == told[1]


def fight(*intrigue: list[str]) -> Position:
    """Phase 3 with a troop of the first two seats; the Intrigue cards of all seats."""
    s = GAME.new(Setup(3, 1, leaders=["earl_memnon_thorvald", "paul_atreides", "glossu_rabban"]))
    held = {seat + 1: {"intrigue": cards, "conflict": int(seat < 2)} for seat, cards in enumerate(intrigue)}
    return GAME.edit(s, {"phase": "combat", "conflict": "guild_bank_raid", "players": held})


def test_a_fighter_with_any_intrigue_card_is_asked() -> None:
    for card in ("windfall", "ambush"):  # a Plot card that cannot be played here, and a Combat card
        s = fight([], [card], ["ambush"])
        assert asked(s) == (1, "combat")
        assert "pass" in legal(s)
    assert fight([], [], ["ambush"]).round == 2  # no fighter holds a card: nobody is asked


def test_an_open_draw_waits_for_whoever_holds_any_intrigue_card() -> None:
    """A Plot card that works on the deck would rather be played first; which card it is shows in nothing."""
    for card in ("windfall", "poison_snooper"):
        s = table()
        hand(s, 0, "reconnaissance", "dagger")
        deck(s, 0, "scout", "chani")
        intrigue(s, 0, card)
        act(s, "send reconnaissance arrakeen")
        assert s.view(1)["turn"]["open"] == ["space:arrakeen"]
        assert asked(s) == (0, "agent")
    s = table()
    hand(s, 0, "reconnaissance", "dagger")
    deck(s, 0, "scout", "chani")
    intrigue(s, 0)
    act(s, "send reconnaissance arrakeen")
    assert s.view(1)["turn"]["open"] == []


@pytest.mark.parametrize("cards", [("dagger", "dagger"), ("dagger", "scout")])
def test_who_discards_from_equal_cards_is_asked_like_everybody(cards: tuple[str, ...]) -> None:
    s = table()
    hand(s, 0, "test_of_humanity", "dagger")
    for seat in range(3):
        intrigue(s, seat)
    hand(s, 1, *cards)
    hand(s, 2, "dagger")
    s.apply(GAME.parse(s, "send test_of_humanity secrets"))
    s.apply(GAME.parse(s, "do test_of_humanity.opponents_discard_or_lose_troop"))
    assert asked(s) == (1, "discard_or_lose")
    s.apply(GAME.parse(s, "discard dagger"))
    assert asked(s)[0] == 0  # a single card is public knowledge, and goes without asking
    assert s.players[2].hand == []


def test_the_turn_of_a_hand_that_leads_nowhere_is_asked_about() -> None:
    """That no card in hand has an icon, nobody else can know."""
    s = table()
    intrigue(s, 1)
    hand(s, 1, "convincing_argument", "convincing_argument")
    hand(s, 0)
    s.apply(GAME.parse(s, "reveal"))
    while asked(s)[0] == 0:
        s.apply(GAME.parse(s, "end"))
    assert asked(s) == (1, "turn")
    assert legal(s) == {"reveal"}


def test_at_the_end_of_the_game_only_holders_are_asked() -> None:
    s = GAME.new(Setup(3, 1, leaders=["earl_memnon_thorvald", "paul_atreides", "glossu_rabban"]))
    assert GAME.edit(s, {"phase": "endgame"}).over
    s = GAME.edit(s, {"phase": "endgame", "players": {3: {"intrigue": ["windfall"]}}})
    assert asked(s) == (2, "endgame")
    assert legal(s) == {"pass"}
    s.apply(GAME.parse(s, "pass"))
    assert s.over
