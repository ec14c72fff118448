"""What a seat may not know never reaches it: views, guesses, keys, legal actions and the told log (IMP-13)."""

from __future__ import annotations

from random import Random

import pytest

from landsraad.imperium.game import GAME
from landsraad.imperium.rules import codes as k
from landsraad.imperium.rules.position import Position
from landsraad.imperium.tables import CARDS, CONFLICT_LEVEL, INTRIGUES, LEADER_ID

from .invariants import check
from .play import pick, sample, text, walk

PAUL = LEADER_ID["paul_atreides"]
BARON = LEADER_ID["baron_vladimir_harkonnen"]


@pytest.mark.parametrize("players", [3, 4])
def test_a_guess_cannot_be_told_from_the_truth(players: int) -> None:
    for seed in range(5):
        for s in sample(players, 700 + seed, every=12):
            for seat in range(-1, players):
                guess = s.guess(seat, Random(f"{seed} {seat}"))
                check(guess)
                assert text(guess.view(seat)) == text(s.view(seat))
                assert text(guess.view(-1)) == text(s.view(-1))
                assert guess.key(seat) == s.key(seat)
                if seat == s.player:
                    assert guess.legal() == s.legal()
                assert s.over or guess.legal()


@pytest.mark.parametrize("players", [3, 4])
def test_a_guess_knows_nothing_but_the_view(players: int) -> None:
    """Two truths a seat cannot tell apart lead it to the same guess, by the same dice."""
    for seed in range(5):
        for s in sample(players, 750 + seed, every=20):
            for seat in range(-1, players):
                other = s.guess(seat, Random("another truth"))
                assert text(other.guess(seat, Random(1)).dump()) == text(s.guess(seat, Random(1)).dump())


@pytest.mark.parametrize("players", [3, 4])
def test_guesses_differ_and_can_be_played_to_the_end(players: int) -> None:
    s = next(iter(sample(players, 800, every=60)))
    hashes = set()
    for number in range(6):
        guess = s.guess(s.player, Random(number))
        hashes.add(guess.hash())
        rng = Random(number)
        while not guess.over:
            guess.apply(pick(guess, rng))
        check(guess)
    assert len(hashes) == 6


# ---------------------------------------------------------------- hidden cards changed by hand


def poison(s: Position, seat: int, rng: Random) -> Position:
    """The same table with other hidden cards, made without the engine's own guessing."""
    t = s.clone()
    for i, p in enumerate(t.players):
        if i != seat:
            _swap_hand_and_deck(p.hand, list(p.shown), p.deck, p.top_known, rng)
            if p.leader == BARON and p.tokens and not p.tokens_used:
                p.tokens = 15 - p.tokens
            _swap_intrigue(t, i, seat, rng)
        elif not (t.stack and t.stack[-1][0] == k.LOOK and t.stack[-1][1] == seat):
            cut = len(p.deck) - max(p.top_known, int(p.leader == PAUL))
            p.deck[: max(cut, 0)] = p.deck[: max(cut, 0)][::-1]
    t.imperium_deck.reverse()
    t.intrigue_deck.reverse()
    unused = [c for c in range(len(CONFLICT_LEVEL)) if c not in t.conflict_deck and c not in t.conflicts_seen]
    for place, card in enumerate(t.conflict_deck):
        for other in unused:
            if CONFLICT_LEVEL[other] == CONFLICT_LEVEL[card]:
                t.conflict_deck[place] = other
                unused.remove(other)
                break
    t.key_bytes = bytes(32)
    t.counter = 0
    return t


def _swap_hand_and_deck(hand: list[int], shown: list[int], deck: list[int], known: int, rng: Random) -> None:
    hidden = list(hand)
    for card in shown:
        hidden.remove(card)
    low = deck[: len(deck) - known]
    pool = hidden + low
    rng.shuffle(pool)
    hand[:] = shown + pool[: len(hidden)]
    deck[: len(low)] = pool[len(hidden) :]


def _swap_intrigue(t: Position, thief: int, seat: int, rng: Random) -> None:
    """Cards stolen from the seat are known to it; all others may be anything of the deck."""
    p = t.players[thief]
    known = [mark // 4 for mark in p.stolen if mark % 4 == seat]
    if len(known) < len(p.stolen):
        return  # third parties know some of the cards: leave this hand as it is
    hidden = list(p.intrigue)
    for card in known:
        hidden.remove(card)
    pool = hidden + t.intrigue_deck
    rng.shuffle(pool)
    p.intrigue[:] = known + pool[: len(hidden)]
    t.intrigue_deck[:] = pool[len(hidden) :]


@pytest.mark.parametrize("players", [3, 4])
def test_other_hidden_cards_give_the_same_view(players: int) -> None:
    changed = 0
    for seed in range(5):
        for s in sample(players, 850 + seed, every=12):
            for seat in range(-1, players):
                other = poison(s, seat, Random(seed))
                changed += text(other.dump()) != text(s.dump())
                assert text(other.view(seat)) == text(s.view(seat))
                assert other.key(seat) == s.key(seat)
    assert changed > 100


@pytest.mark.parametrize("players", [3, 4])
def test_only_the_owner_is_shown_a_hand(players: int) -> None:
    for s in sample(players, 900, every=10):
        for seat in range(-1, players):
            view = s.view(seat)
            for i, p in enumerate(view["players"]):
                assert ("hand" in p) == ("intrigue" in p) == (i == seat)
                assert len(s.players[i].hand) == p["hand_size"]
                assert len(s.players[i].intrigue) == p["intrigue_size"]
                assert i == seat or "top_card" not in p
                assert i == seat or "tokens" not in p or p["masterstroke_used"]
            assert ("legal" in view) == (seat == s.player and not s.over)
            assert ("looking_at" in view) <= (seat == s.player)


# ---------------------------------------------------------------- the log


def secret_part(event: tuple[int, ...]) -> tuple[set[int], list[int]] | None:
    """Who may know the last number of an event, and what else it could have been; None: everybody may know."""
    kind, seat, *rest = event
    if kind in (k.E_DREW, k.E_LOOKED):
        return {seat}, [c for c in range(len(CARDS)) if c != event[-1]]
    if kind == k.E_INTRIGUE:
        return {seat}, [c for c in range(len(INTRIGUES)) if c != event[-1]]
    if kind == k.E_STOLE:
        return {seat, rest[0]}, [c for c in range(len(INTRIGUES)) if c != event[-1]]
    if kind == k.E_BARON:
        return {seat}, [mask for mask in (3, 5, 9, 6, 10, 12) if mask != event[-1]]
    return None


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_log_is_told_to_each_seat_as_it_may_know_it(lang: str) -> None:
    """Who may not know a card is told the same whichever it was; who may is told which."""
    kinds = set()
    for seed in range(12):
        *_, s = walk(4, 950 + seed, log=True)
        assert s.log is not None
        for event in s.log:
            part = secret_part(event)
            if part is None:
                continue
            kinds.add(event[0])
            knows, others = part
            for seat in (None, *range(4)):
                told = {GAME.tell(s, (*event[:-1], x), seat, lang) for x in (event[-1], others[0], others[-1])}
                assert len(told) == (3 if seat in knows else 1), event
    assert {k.E_DREW, k.E_INTRIGUE, k.E_BARON} <= kinds
