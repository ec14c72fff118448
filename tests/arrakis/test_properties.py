"""What holds in every position, whatever happened: chance plays for two, three and four seats (ARR-35)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.notation import notation
from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.actions import CATALOGUE_SIZE, END, SKIP, TOKEN
from landsraad.arrakis.rules.position import Position, options_now
from landsraad.arrakis.tables import AREAS, CARD_DECK, CARDS, LEADER_SIDE, LEADERS, OBJECTIVES, PRESCIENCE_ID, TOKENS
from landsraad.kernel.contract import Setup
from landsraad.kernel.errors import IllegalAction, UndoRefused
from landsraad.kernel.record import Record, verify
from landsraad.kernel.table import Table

UNITS = ((24, 12, 8), (16, 8, 6))  # ARR-1.1
GENERICS = (6, 12)
WORMSIGNS = {0: 6, 1: 6, 2: 4}  # sand, Sandworm, burrowing
TABLES = [(2, {}), (3, {"team": "harkonnen"}), (3, {"team": "atreides"}), (4, {})]
# Decisions at which nothing is half done: what the rules say about the board holds (ARR-35.6).
QUIET = (k.TURN, k.WHO_ACTS, k.PLACE_HARVESTER, k.SPLIT_DIE, k.SLOT_TOKEN, k.SPICE, k.RECALL_LEADER)
DESERT = [a.terrain in ("desert", "deep_desert") for a in AREAS]


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


def walk(players: int, seed: int, options: dict[str, Any], most: int = 2500) -> Iterator[Position]:
    """The positions of one game: the same object, one action on each time."""
    s = new_game(players, seed, options)
    rng = Random(seed)
    yield s
    while not s.over and most:
        s.apply(pick(s, rng))
        most -= 1
        yield s


def sample(players: int, seed: int, options: dict[str, Any], every: int, most: int = 2500) -> Iterator[Position]:
    rng = Random(f"sample {seed}")
    for s in walk(players, seed, options, most):
        if rng.randrange(every) == 0:
            yield s.clone()


def text(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


# ---------------------------------------------------------------- invariants (ARR-35.6)


def check(s: Position) -> None:
    check_figures(s)
    check_tokens_and_cards(s)
    check_tracks(s)
    if s.over or s.stack[-1][0] in QUIET:
        check_board(s)


def check_figures(s: Position) -> None:
    """Every figure is in the supply, on the board or just being moved."""
    board = [[0, 0, 0, 0], [0, 0, 0, 0]]
    for area, owner in enumerate(s.owner):
        figures = [*s.units[area * 3 : area * 3 + 3], s.generic[area]]
        assert min(figures) >= 0
        if owner < 0:
            assert not any(figures), AREAS[area].id
            assert not s.named[area]
            assert not s.tokens[area]
        else:
            assert sum(figures[:3]) + len(s.tokens[area]) > 0 or s.groups, AREAS[area].id
            board[owner] = [x + y for x, y in zip(board[owner], figures, strict=True)]
    for _, _, group in s.groups:
        board[s.side] = [x + y for x, y in zip(board[s.side], group[:4], strict=True)]
    fled = 2 if PRESCIENCE_ID["families_flee"] in s.prescience_out else 0
    for side in (0, 1):
        for tier in range(3):
            total = board[side][tier] + s.supply[side * 3 + tier]
            assert s.supply[side * 3 + tier] >= 0
            if (side, tier) == (1, 0):  # Families Flee takes two Regulars out of the game, or a token
                assert total in (16, 16 - fled)
            else:
                assert total == UNITS[side][tier]
        assert s.generic_left[side] >= 0
        assert board[side][3] + s.generic_left[side] == GENERICS[side]
    check_leaders(s)
    assert s.vehicles[0] + sum(s.harvester) == 8
    assert s.vehicles[1] + s.zone.count(1) == 6
    assert s.vehicles[2] + s.zone.count(2) == 3
    assert min(s.vehicles) >= 0
    assert s.worms_left + s.worm.count(1) == 4
    assert s.worm.count(2) <= s.wild_maker <= 1


def check_leaders(s: Position) -> None:
    moving = 0
    for _, _, group in s.groups:
        moving |= group[4]
    for leader in range(len(LEADERS)):
        areas = [a for a in range(len(AREAS)) if s.named[a] >> leader & 1]
        if moving >> leader & 1:
            assert areas == []
        elif s.where[leader] >= 0:
            assert areas == [s.where[leader]]
            assert s.owner[areas[0]] == LEADER_SIDE[leader]
        else:
            assert areas == []
        assert 0 <= s.tank[leader] <= 5


def check_tokens_and_cards(s: Position) -> None:
    """Nothing is there twice, nothing is lost."""
    facedown = [t for there in s.tokens for t in there] + [t for g in s.groups for t in g[2][5]] + s.standard
    facedown += [f[2] for f in s.stack if f[0] == k.TOKEN_AT and f[2] >= 0]
    assert len(facedown) == len(set(facedown))
    assert {TOKENS[t].set for t in facedown} <= {"garrison", "standard"}
    signs = Counter(s.pool) + Counter(kind - 1 for kind in s.sign if kind)
    assert signs == WORMSIGNS
    for deck in range(4):
        cards = Counter(s.decks[deck]) + Counter(s.hands[deck]) + Counter(s.discards[deck])
        cards += Counter({s.card: 0})
        assert cards == Counter({c: CARDS[c].copies for c in range(len(CARDS)) if CARD_DECK[c] == deck})
    assert sorted([*s.prescience_deck, *s.prescience, *s.prescience_out]) == list(range(16))
    assert sorted([*s.objectives, *s.objectives_aside]) == list(range(len(OBJECTIVES)))
    assert sorted(s.sietch_rank) == [1, 1, 2, 2, 2, 2, 3, 3]
    assert sorted(s.stations) == [0, 0, 1, 1, 2, 2]
    held = sum(s.bene_gesserit) + s.bene_gesserit_left + sum(x >= 0 for x in s.slotted)
    assert min(s.bene_gesserit) >= 0
    assert held <= 5


def check_tracks(s: Position) -> None:
    assert 0 <= s.supremacy <= 10
    assert all(m >= 0 for m in s.marker)
    assert all(1 <= m <= 5 for m in s.imperium)
    assert min(s.dice) >= 0
    assert s.claims <= 2
    assert s.spice >= 0
    assert s.reserve_spice in (0, 1)
    if s.supremacy == 10:
        assert s.over
        assert s.winner == 0


def check_board(s: Position) -> None:
    """At most six units (five), nobody beside a worm, worms and signs and Harvesters on sand, no enemy in a home."""
    for area, owner in enumerate(s.owner):
        units = sum(s.units[area * 3 : area * 3 + 3]) + len(s.tokens[area])
        assert units <= (5 if owner == 0 and s.bans & 1 else 6), AREAS[area].id
        if owner >= 0:
            assert units > 0
            assert not s.worm[area], AREAS[area].id
        if s.worm[area] or s.sign[area] or s.harvester[area]:
            assert DESERT[area], AREAS[area].id
        if area in s.sietch_at:
            assert owner != 0
    for number, area in enumerate(a for a, x in enumerate(AREAS) if x.settlement):
        if s.settlements >> number & 1:
            assert s.owner[area] != 1
    assert s.groups == []


def check_choice(s: Position) -> None:
    """Something to choose, nothing twice, all of the catalogue, no two with the same notation."""
    legal = s.legal()
    if s.over:
        assert legal == []
        return
    assert 2 <= len(legal) <= 150
    assert len(set(legal)) == len(legal)
    assert all(0 <= a < CATALOGUE_SIZE for a in legal)
    assert len({notation(a) for a in legal}) == len(legal)
    assert legal == options_now(s)
    assert 0 <= s.player < s.players_count


# ---------------------------------------------------------------- every position


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("seed", range(3))
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


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_no_other_action_can(players: int, options: dict[str, Any]) -> None:
    rng = Random(1)
    for s in sample(players, 210 + players, options, every=60, most=1200):
        before = text(s.dump())
        legal = set(s.legal())
        for action in (-1, CATALOGUE_SIZE, *rng.sample(range(CATALOGUE_SIZE), 25)):
            if action not in legal:
                with pytest.raises(IllegalAction):
                    s.apply(action)
        assert text(s.dump()) == before
        assert set(s.legal()) == legal


# ---------------------------------------------------------------- copies


def play_on(s: Position, seed: int, most: int = 40) -> str:
    rng = Random(seed)
    for _ in range(most):
        if s.over:
            break
        s.apply(pick(s, rng))
    return s.hash()


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_clones_and_saved_states_go_on_as_the_real_one(players: int, options: dict[str, Any]) -> None:
    for s in sample(players, 220 + players, options, every=60, most=1500):
        before = text(s.dump())
        copy = s.clone()
        loaded = GAME.load(json.loads(before))
        assert text(copy.dump()) == text(loaded.dump()) == before
        assert copy.legal() == loaded.legal() == s.legal()
        for seat in range(-1, players):
            assert text(loaded.view(seat)) == text(copy.view(seat)) == text(s.view(seat))
        ending = play_on(copy, 1)
        assert text(s.dump()) == before
        assert play_on(loaded, 1) == ending
        assert play_on(s, 1) == ending


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_record_is_replayed_to_the_same_hash(players: int, options: dict[str, Any]) -> None:
    table = Table(GAME, Setup(players, 230, **options))
    rng = Random(230)
    while not table.state.over:
        assert isinstance(table.state, Position)
        table.apply(pick(table.state, rng))
    record = Record.load(json.loads(table.finish().line()))
    assert verify(GAME, record).hash() == table.state.hash()


# ---------------------------------------------------------------- what a seat may know (ARR-35.1 to ARR-35.3)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_guess_cannot_be_told_from_the_truth(players: int, options: dict[str, Any]) -> None:
    for s in sample(players, 240, options, every=30, most=2000):
        for seat in range(-1, players):
            guess = s.guess(seat, Random(seat))
            check(guess)
            assert text(guess.view(seat)) == text(s.view(seat))
            assert text(guess.view(-1)) == text(s.view(-1))
            assert guess.key(seat) == s.key(seat)
            if seat == s.player:
                assert guess.legal() == s.legal()


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_guess_knows_nothing_but_the_view(players: int, options: dict[str, Any]) -> None:
    """Two truths a seat cannot tell apart lead it to the same guess, by the same dice."""
    for s in sample(players, 250, options, every=50, most=2000):
        for seat in range(-1, players):
            other = s.guess(seat, Random("another truth"))
            assert text(other.guess(seat, Random(1)).dump()) == text(s.guess(seat, Random(1)).dump())


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
            cards = t.hands[deck] + t.decks[deck]
            rng.shuffle(cards)
            n = len(t.hands[deck])
            t.hands[deck], t.decks[deck] = cards[:n], cards[n:]
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
            t.sign[a] = signs.pop() + 1
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
                if TOKENS[token].set == "standard" and t.standard and not t.groups and not t.pick_tokens:
                    new = t.standard.pop(0)
                    t.standard.append(token)
                    t.tokens[there] = (*t.tokens[there][:place], new, *t.tokens[there][place + 1 :])
    return t


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_view_does_not_change_with_hidden_things(players: int, options: dict[str, Any]) -> None:
    changed = 0
    for s in sample(players, 270, options, every=25, most=2000):
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


# ---------------------------------------------------------------- undo


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_undo_brings_back_the_very_state(players: int, options: dict[str, Any]) -> None:
    table = Table(GAME, Setup(players, 290, **options))
    rng = Random(290)
    undone = 0
    for _ in range(900):
        before = table.state
        assert isinstance(before, Position)
        if before.over:
            break
        dump, seat, reveals, length = text(before.dump()), before.player, before.reveals, len(table.record.actions)
        table.apply(pick(before, rng))
        after = table.state
        assert isinstance(after, Position)
        for other in range(players):
            assert other == seat or not table.can_undo(other)
        if after.reveals != reveals or after.over:
            assert not table.can_undo(seat)
        if not table.can_undo(seat):
            with pytest.raises(UndoRefused):
                table.undo(seat)
        elif rng.random() < 0.3:
            table.undo(seat)
            undone += 1
            assert text(table.state.dump()) == dump
            assert len(table.record.actions) == length
    assert undone > 50


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_an_action_that_can_be_taken_back_has_shown_nothing(players: int, options: dict[str, Any]) -> None:
    """Had the hidden things been others, the one who acted would see the same now: nothing to learn by undoing."""
    table = Table(GAME, Setup(players, 295, **options))
    rng = Random(295)
    quiet = 0
    for _ in range(700):
        assert isinstance(table.state, Position)
        if table.state.over:
            break
        before = table.state.clone()
        seat = before.player
        action = pick(before, rng)
        table.apply(action)
        if table.can_undo(seat):
            quiet += 1
            guess = before.guess(seat, Random(quiet))
            guess.apply(action)
            assert text(guess.view(seat)) == text(table.state.view(seat))
    assert quiet > 100


# ---------------------------------------------------------------- the told log


def same_for_all(s: Position, events: list[tuple[int, ...]], reader: int | None) -> None:
    """Whichever of these happened, that reader is told the same."""
    for lang in ("en", "de"):
        told = {GAME.tell(s, event, reader, lang) for event in events}
        assert len(told) == 1, told


def test_the_log_tells_nobody_what_lies_facedown() -> None:
    """Choices among facedown tokens, tokens drawn and cards drawn are told the same whichever they were."""
    drawn = cards = 0
    table = Table(GAME, Setup(2, 300))
    rng = Random(300)
    for _ in range(3000):
        assert isinstance(table.state, Position)
        if table.state.over:
            break
        table.apply(pick(table.state, rng))
    s = table.state
    assert isinstance(s, Position)
    for event in table.log:
        if event[0] == k.E_DID and event[3] == k.TOKEN_AT:
            for reader in (0, None):
                same_for_all(s, [(*event[:4], t, *event[5:]) for t in range(8, 16)], reader)
            drawn += 1
        elif event[0] == k.E_DREW:
            for reader in (1 - event[1], None):
                same_for_all(s, [(*event[:-1], c) for c in range(0, len(CARDS), 7)], reader)
            cards += 1
    assert drawn > 3
    assert cards > 20
    for frame in (k.MOVE_WHO, 4, 0), (k.MOVE_WHO, 4, 1), (k.EXCESS, 1, 0):
        for reader in (0, None):
            same_for_all(s, [(k.E_DID, 1, TOKEN + t, *frame) for t in range(8, 16)], reader)
