"""The house in a game it was never taught."""

from __future__ import annotations

from landsraad import Setup, bots
from landsraad.kernel.seat import Seat
from tests.evening.thirty_one import CARD, GAME, State


def table(hand: list[str], middle: list[str]) -> State:
    cards = [CARD.numbers[card] for card in (*hand, *middle)]
    rest = [card for card in range(len(CARD)) if card not in cards]
    data = {**GAME.new(Setup(2, 1)).dump(), "hands": [cards[:3], rest[:3]], "middle": cards[3:], "deck": rest[3:]}
    return GAME.load(data)


def test_it_takes_the_card_that_wins_at_once() -> None:
    s = table(["hearts_king", "hearts_queen", "clubs_7"], ["spades_8", "hearts_ace", "diamonds_9"])
    bot = bots.make("house", 1)
    assert GAME.words(bot.choose(Seat(GAME, s, 0))) == ("swap", "clubs_7", "hearts_ace")


def test_its_reasons_cover_every_option_and_a_sure_victory_is_worth_most() -> None:
    s = table(["hearts_king", "hearts_queen", "clubs_7"], ["spades_8", "hearts_ace", "diamonds_9"])
    worth = bots.make("house", 1).judge(Seat(GAME, s, 0))  # type: ignore[attr-defined]
    assert list(worth) == s.legal()
    assert worth == bots.make("house", 1).judge(Seat(GAME, s, 0))  # type: ignore[attr-defined]
    best = worth[GAME.parse(s, "swap clubs_7 hearts_ace")]
    assert best > 100  # the whole victory, and points ahead
    assert best == max(worth.values())


def test_every_level_plays_it() -> None:
    for level in range(1, 7):
        s = table(["hearts_king", "spades_queen", "clubs_7"], ["spades_8", "hearts_9", "diamonds_9"])
        assert bots.make(f"level-{level}", 1).choose(Seat(GAME, s, 0)) in s.legal()
