"""What holds in every position, whatever happened: chance plays for two, three and four seats (ARR-35).

With Smugglers, with The Spacing Guild and with both it is the same (SMG-16, GLD-14).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.actions import CARD, END, SKIP, TOKEN
from landsraad.arrakis.rules.forces import with_at
from landsraad.arrakis.rules.position import Position, options_now
from landsraad.arrakis.tables import AREAS, CARDS, TOKENS
from landsraad.kernel.contract import ONLOOKER, Setup
from tests.amount import amount

from .invariants import check, check_choice

pytestmark = pytest.mark.slow

BASE: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {"team": "harkonnen"}), (3, {"team": "atreides"}), (4, {})]
TEAM = {"smugglers": "atreides", "guild": "harkonnen", "smugglers guild": "atreides"}
HOUSE_ATREIDES = 2  # a deck
TABLES = BASE + [
    (players, {"expansions": tuple(names.split()), **({"team": team} if players == 3 else {})})
    for names, team in TEAM.items()
    for players in (2, 3, 4)
]


# ---------------------------------------------------------------- games by chance


def new_game(players: int, seed: int, options: dict[str, Any] | None = None) -> Position:
    return GAME.new(Setup(players, seed, **(options or {})))


def pick(s: Position, rng: Random) -> int:
    """A legal action. Declining and ending are taken less often, so that more of the game is seen."""
    legal = s.legal()
    action = rng.choice(legal)
    if action in (END, SKIP) and rng.random() < 0.6:
        action = rng.choice(legal)
    return action


def hurry(s: Position) -> None:
    """Three cards played, two Harvesters captured: Staban stands on step 2. By chance alone alliances are late."""
    played = [c for c in s.hands[HOUSE_ATREIDES] + s.decks[HOUSE_ATREIDES] if CARDS[c].id == "drone_ornithopters"]
    for zone in s.hands[HOUSE_ATREIDES], s.decks[HOUSE_ATREIDES]:
        zone[:] = [c for c in zone if c not in played]
    s.discards[HOUSE_ATREIDES] += played
    s.thopters_locked, s.thopters_ready = 0, 3
    s.smuggler_harvesters -= 2
    s.staban_step = 2


def walk(players: int, seed: int, options: dict[str, Any], most: int = 2500) -> Iterator[Position]:
    """The positions of one game: the same object, one action on each time."""
    s = new_game(players, seed, options)
    if seed and s.smugglers == k.NEUTRAL:
        hurry(s)
    rng = Random(seed)
    yield s
    while not s.over and most:
        s.apply(pick(s, rng))
        most -= 1
        yield s


def sample(players: int, seed: int, options: dict[str, Any], every: int, most: int = 2500) -> Iterator[Position]:
    """Some positions of a game, as copies: about one in `every`, and all those with cards just drawn to keep one."""
    rng = Random(f"sample {seed}")
    for s in walk(players, seed, options, most):
        if rng.randrange(every) == 0 or s.drawn:
            yield s.clone()


def text(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


# ---------------------------------------------------------------- every position


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("seed", range(amount(1, 5)))
def test_every_position_is_sound(players: int, options: dict[str, Any], seed: int) -> None:
    for s in walk(players, seed, options, 1000):
        check(s)
        check_choice(s)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_games_end(players: int, options: dict[str, Any]) -> None:
    for seed in (100, 101):
        s = new_game(players, seed, options)
        rng = Random(seed)
        for _ in range(60_000):
            if s.over:
                break
            s.apply(pick(s, rng))
        assert s.over
        check(s)
        assert s.winner in (0, 1)
        assert sorted(x for rank in s.ranking for x in rank) == list(range(players))


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_legal_action_can_be_made(players: int, options: dict[str, Any]) -> None:
    for s in sample(players, 200 + players, options, every=100):
        before = text(s.dump())
        for action in s.legal():
            t = s.clone()
            t.apply(action)
            check(t)
            check_choice(t)
        assert text(s.dump()) == before


# ---------------------------------------------------------------- what a seat may know (ARR-35.1 to ARR-35.3)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_guess_cannot_be_told_from_the_truth(players: int, options: dict[str, Any]) -> None:
    for s in sample(players, 240, options, every=50, most=2000):
        for seat in range(-1, players):
            guess = s.guess(seat, Random(seat))
            check(guess)
            assert text(guess.view(seat)) == text(s.view(seat))
            assert text(guess.view(-1)) == text(s.view(-1))
            assert guess.key(seat) == s.key(seat)
            if seat == s.player:
                assert guess.machine().options_now(guess) == guess.legal() == s.legal()


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_guesses_can_be_played_on(players: int, options: dict[str, Any]) -> None:
    for s in sample(players, 260, options, every=250, most=1200):
        if not s.over:
            guess = s.guess(s.player, Random(1))
            rng = Random(2)
            for _ in range(100):
                if guess.over:
                    break
                guess.apply(pick(guess, rng))
                check(guess)
                check_choice(guess)


def other_truth(s: Position, seat: int, rng: Random) -> Position:
    """The same table with other hidden things, made without the engine's own guessing."""
    t = s.clone()
    for deck in range(4):
        owner = (t.ally if deck % 2 else t.house)[deck // 2]
        t.decks[deck].reverse()
        if owner != seat:
            drawn = len(t.drawn) if deck == HOUSE_ATREIDES else 0  # with the smugglers' die (SMG-9.4)
            cards = t.hands[deck] + t.decks[deck] + list(t.drawn[:drawn])
            rng.shuffle(cards)
            n = len(t.hands[deck])
            t.hands[deck], t.decks[deck] = cards[:n], cards[n + drawn :]
            if drawn:
                t.drawn = tuple(cards[n : n + drawn])
    t.prescience_deck.reverse()
    t.objectives_aside.reverse()
    t.standard.reverse()
    t.key_bytes = bytes(32)
    t.counter = 0
    if t.phase != k.HAZARDS:  # there they lie face up (ARR-20.4)
        areas = [a for a, kind in enumerate(t.sign) if kind]
        signs = t.pool + [t.sign[a] - 1 for a in areas]
        rng.shuffle(signs)
        for a in areas:
            t.sign = with_at(t.sign, a, signs.pop() + 1)
        t.pool = signs
    stations = [i for i in range(6) if t.stations_left >> i & 1]
    faces = [t.stations[i] for i in stations]
    for i, face in zip(stations, faces[::-1], strict=True):
        t.stations[i] = face
    if seat not in (t.house[1], t.ally[1]):
        cards = [*t.objectives, *t.objectives_aside]
        rng.shuffle(cards)
        n = len(t.objectives)
        t.objectives, t.objectives_aside = tuple(cards[:n]), cards[n:]
        hidden = [i for i in range(8) if not t.sietch_up >> i & 1]
        ranks = [t.sietch_rank[i] for i in hidden]
        rng.shuffle(ranks)
        for i, rank in zip(hidden, ranks, strict=True):
            t.sietch_rank[i] = rank
        for there in range(len(AREAS)):  # a facedown token of the board for one of the draw supply
            for place, token in enumerate(t.tokens[there]):
                if TOKENS[token].set == "standard" and t.standard and not t.groups and not t.picked[k.TOKENS :]:
                    new = t.standard.pop(0)
                    t.standard.append(token)
                    t.tokens[there] = (*t.tokens[there][:place], new, *t.tokens[there][place + 1 :])
    return t


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_view_does_not_change_with_hidden_things(players: int, options: dict[str, Any]) -> None:
    changed = 0
    for s in sample(players, 270, options, every=40, most=2000):
        if s.over:
            continue
        for seat in range(-1, players):
            other = other_truth(s, seat, Random(seat))
            changed += text(other.dump()) != text(s.dump())
            if seat == s.player:
                assert options_now(other) == s.legal()
                other.legal_list = options_now(other)
            assert text(other.view(seat)) == text(s.view(seat))
    assert changed > 100


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_only_the_owner_is_shown_hands_and_the_legal_list(players: int, options: dict[str, Any]) -> None:
    for s in sample(players, 280, options, every=40):
        for seat in range(-1, players):
            view = s.view(seat)
            own = {name for d, name in enumerate(view["deck_sizes"]) if (s.ally if d % 2 else s.house)[d // 2] == seat}
            assert set(view["hands"]) == own
            assert ("legal" in view) == (seat == s.player and not s.over)
            assert ("targets" in view) == (seat in (s.house[1], s.ally[1]))
            assert ("smugglers" in view) == (s.smugglers != k.NO_SMUGGLERS)
            assert ("guild" in view) == s.guild
            if "smugglers" in view:  # who keeps one of two cards sees them, the others count them (SMG-9.13)
                drawn = [CARDS[c].id for c in s.drawn]
                assert view["smugglers"]["drawn"] == (drawn if seat == s.house[1] else len(drawn))


# ---------------------------------------------------------------- the told log


def same_for_all(s: Position, events: list[tuple[int, ...]], reader: int) -> None:
    """Whichever of these happened, that reader is told the same."""
    for lang in ("en", "de"):
        told = {GAME.tell(s, event, reader, lang) for event in events}
        assert len(told) == 1, told


def told_games() -> Iterator[Position]:
    """Games whose cards drawn with the smugglers' die are seen in the log."""
    for seed in (304, 306, 307):
        s = new_game(2, seed, {"expansions": ("smugglers", "guild")})
        hurry(s)
        s.log = []
        rng = Random(seed)
        for _ in range(3000):
            if not s.over:
                s.apply(pick(s, rng))
        yield s


def test_the_log_tells_nobody_what_lies_facedown() -> None:
    """Choices among facedown tokens, tokens drawn, cards drawn and kept are told the same whichever they were."""
    drawn = cards = kept = 0
    for s in told_games():
        for event in s.log or ():
            if event[0] == k.E_DID and event[3] == k.TOKEN_AT:
                for reader in (0, ONLOOKER):
                    same_for_all(s, [(*event[:4], t, *event[5:]) for t in range(8, 16)], reader)
                drawn += 1
            elif event[0] == k.E_DREW:
                for reader in (1 - event[1], ONLOOKER):
                    same_for_all(s, [(*event[:-1], c) for c in range(0, len(CARDS), 7)], reader)
                cards += 1
            elif event[0] == k.E_DID and event[3] == k.KEEP_CARD:  # SMG-9.13: the other one is seen on the discards
                for reader in (0, ONLOOKER):
                    same_for_all(s, [(*event[:2], CARD + c, *event[3:]) for c in range(0, len(CARDS), 7)], reader)
                kept += 1
    assert drawn > 3
    assert cards > 20
    assert kept > 0
    for frame in (k.WHICH_TOKENS, 0, 0), (k.WHICH_TOKENS, 0, 1), (k.EXCESS, 1, 0):
        for reader in (0, ONLOOKER):
            same_for_all(s, [(k.E_DID, 1, TOKEN + t, *frame) for t in range(8, 16)], reader)
