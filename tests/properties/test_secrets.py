"""What a seat may not know never reaches it: views, guesses, keys, legal actions and the told log (IMP-13)."""

from __future__ import annotations

from random import Random

import pytest

from landsraad.imperium.game import GAME
from landsraad.imperium.rules import codes as k
from landsraad.imperium.rules.position import Position
from landsraad.imperium.rules.state import Player
from landsraad.imperium.tables import CARDS, CONFLICT_LEVEL, CONFLICTS, INTRIGUES, LEADER_ID
from landsraad.kernel.contract import ONLOOKER

from .invariants import check
from .play import GAMES, pick, sample, text, walk

pytestmark = pytest.mark.slow

PAUL = LEADER_ID["paul_atreides"]
BARON = LEADER_ID["baron_vladimir_harkonnen"]


@pytest.mark.parametrize(("players", "mode"), GAMES)
def test_a_guess_cannot_be_told_from_the_truth(players: int, mode: str) -> None:
    for seed in range(4):
        for s in sample(players, 700 + seed, every=12, mode=mode):
            for seat in range(-1, players):
                guess = s.guess(seat, Random(f"{seed} {seat}"))
                check(guess)
                assert text(guess.view(seat)) == text(s.view(seat))
                assert text(guess.view(-1)) == text(s.view(-1))
                assert guess.key(seat) == s.key(seat)
                if seat == s.player:
                    assert guess.machine().options_now(guess) == guess.legal() == s.legal()
                assert s.over or guess.legal()


@pytest.mark.parametrize(("players", "mode"), GAMES)
def test_guesses_differ_and_can_be_played_to_the_end(players: int, mode: str) -> None:
    s = next(iter(sample(players, 800, every=60, mode=mode)))
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
            _swap_hand_and_deck(p, rng)
            if p.leader == BARON and p.tokens and not p.tokens_used:
                p.tokens = 15 - p.tokens
        elif not (t.stack and t.stack[-1][0] == k.LOOK and t.stack[-1][1] == seat):
            cut = len(p.deck) - p.top_known - int(p.leader == PAUL)
            p.deck[: max(cut, 0)] = p.deck[: max(cut, 0)][::-1]
    t.imperium_deck.reverse()
    if t.hagal is not None:
        t.hagal.deck.reverse()
    _swap_intrigue(t, seat, rng)
    _swap_tiles(t)
    unused = [
        c
        for c in range(len(CONFLICT_LEVEL))
        if c not in t.conflict_deck and c not in t.conflicts_seen and (t.ix or CONFLICTS[c].set == "base")
    ]
    for place, card in enumerate(t.conflict_deck):
        for other in unused:
            if CONFLICT_LEVEL[other] == CONFLICT_LEVEL[card]:
                t.conflict_deck[place] = other
                unused.remove(other)
                break
    t.key_bytes = bytes(32)
    t.counter = 0
    return t


def _swap_hand_and_deck(p: Player, rng: Random) -> None:
    """Hand, deck and Ilesa's card may be any of these cards, apart from those shown to everybody."""
    hidden = list(p.hand)
    for card in p.shown:
        hidden.remove(card)
    low = p.deck[: len(p.deck) - p.top_known]
    pool = hidden + low + ([p.ahead] if p.ahead >= 0 else [])
    rng.shuffle(pool)
    if p.ahead >= 0:
        p.ahead = pool.pop()
    p.hand[:] = list(p.shown) + pool[: len(hidden)]
    p.deck[: len(low)] = pool[len(hidden) :]


def _swap_intrigue(t: Position, seat: int, rng: Random) -> None:
    """The seat knows its own cards, those it lost or saw others draw, and places of the deck it filled or looked at."""
    size = len(t.intrigue_deck)
    fixed = {mark // 4 for mark in t.intrigue_marks if mark % 4 == seat}
    if t.stack and t.stack[-1][0] == k.KEEP_INTRIGUE and t.stack[-1][1] == seat:
        fixed |= {size - 2, size - 1}
    slots: list[tuple[list[int], int]] = [(t.intrigue_deck, i) for i in range(size) if i not in fixed]
    for i, p in enumerate(t.players):
        if i == seat or any(mark % 4 != seat for mark in p.stolen):
            continue  # third parties know some of the cards: leave this hand as it is
        known = [mark // 4 for mark in p.stolen]
        for place, card in enumerate(p.intrigue):
            if card in known:
                known.remove(card)
            else:
                slots.append((p.intrigue, place))
    cards = [zone[place] for zone, place in slots]
    rng.shuffle(cards)
    for (zone, place), card in zip(slots, cards, strict=True):
        zone[place] = card


def _swap_tiles(t: Position) -> None:
    """Tiles that lie face down, of all stacks together, the other way round."""
    down = [(i, j) for i, stack in enumerate(t.stacks) for j in range(len(stack) - (t.face_up >> i & 1))]
    stacks = [list(stack) for stack in t.stacks]
    tiles = [stacks[i][j] for i, j in reversed(down)]
    for (i, j), tile in zip(down, tiles, strict=True):
        stacks[i][j] = tile
    t.stacks = tuple(tuple(stack) for stack in stacks)


@pytest.mark.parametrize(("players", "mode"), GAMES)
def test_other_hidden_cards_give_the_same_view(players: int, mode: str) -> None:
    changed = 0
    for seed in range(4):
        for s in sample(players, 850 + seed, every=12, mode=mode):
            for seat in range(-1, players):
                other = poison(s, seat, Random(seed))
                changed += text(other.dump()) != text(s.dump())
                assert text(other.view(seat)) == text(s.view(seat))
                assert other.key(seat) == s.key(seat)
    assert changed > (100 if players > 1 else 25)  # one seat and fewer decisions


@pytest.mark.parametrize(("players", "mode"), GAMES)
def test_only_the_owner_is_shown_a_hand(players: int, mode: str) -> None:
    for s in sample(players, 900, every=10, mode=mode):
        for seat in range(-1, players):
            view = s.view(seat)
            for i, p in enumerate(view["players"]):
                assert ("hand" in p) == ("intrigue" in p) == (i == seat)
                assert len(s.players[i].hand) == p["hand_size"]
                assert len(s.players[i].intrigue) == p["intrigue_size"]
                assert i == seat or "top_card" not in p
                assert i == seat or "tokens" not in p or p["masterstroke_used"]
                assert ("ahead" in p) == (i == seat and s.players[i].ahead >= 0)  # Ilesa's card
            assert ("legal" in view) == (seat == s.player and not s.over)
            if view["asks"] and view["asks"]["kind"] in ("look", "keep_intrigue"):
                assert bool(view["asks"]["about"]) == (seat == s.player)


# ---------------------------------------------------------------- the log


def secret_part(event: tuple[int, ...]) -> tuple[set[int], list[int]] | None:
    """Who may know the last number of an event, and what else it could have been; None: everybody may know."""
    kind, seat, *rest = event
    if kind in (k.E_DREW, k.E_LOOKED, k.E_AHEAD):
        return {seat}, [c for c in range(len(CARDS)) if c != event[-1]]
    if kind in (k.E_INTRIGUE, k.E_BOTTOM, k.E_KEPT):
        return {seat}, [c for c in range(len(INTRIGUES)) if c != event[-1]]
    if kind == k.E_STOLE:
        return {seat, rest[0]}, [c for c in range(len(INTRIGUES)) if c != event[-1]]
    if kind == k.E_BARON:
        return {seat}, [mask for mask in (3, 5, 9, 6, 10, 12) if mask != event[-1]]
    return None


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("mode", ["base", "ix", "epic"])
def test_the_log_is_told_to_each_seat_as_it_may_know_it(lang: str, mode: str) -> None:
    """Who may not know a card is told the same whichever it was; who may is told which."""
    kinds = set()
    for seed in range(12):
        *_, s = walk(4, 950 + seed, log=True, mode=mode)
        assert s.log is not None
        for event in s.log:
            part = secret_part(event)
            if part is None:
                continue
            kinds.add(event[0])
            knows, others = part
            for seat in (ONLOOKER, *range(4)):
                told = {GAME.tell(s, (*event[:-1], x), seat, lang) for x in (event[-1], others[0], others[-1])}
                assert len(told) == (3 if seat in knows else 1), event
    assert {k.E_DREW, k.E_INTRIGUE, k.E_BARON} <= kinds
    assert mode == "base" or {k.E_AHEAD, k.E_KEPT, k.E_BOTTOM} <= kinds
