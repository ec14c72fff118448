"""What every game promises, shown for every variant of every game (`kernel/contract.py`)."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from landsraad import IllegalAction, State
from landsraad.kernel.contract import ONLOOKER, Event, Option
from landsraad.kernel.errors import BadSetup, UndoRefused, UnknownSeat
from landsraad.kernel.game import GameBase
from landsraad.kernel.record import Record, new_record, verify
from landsraad.kernel.seat import Seat
from landsraad.kernel.table import Table
from tests.amount import amount

from .variants import VARIANTS, Variant

pytestmark = pytest.mark.slow

LANGS = ("en", "de")
# A game that is not compiled cannot inherit from a compiled kernel (docs/add-a-game.md).
every_variant = pytest.mark.parametrize(
    "variant", [pytest.param(v, marks=pytest.mark.sources) if v.game == "thirty_one" else v for v in VARIANTS], ids=str
)


def text(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


def seats(variant: Variant) -> range:
    return range(ONLOOKER, variant.players)


# ---------------------------------------------------------------- decisions


@every_variant
def test_there_is_always_a_choice_and_every_choice_can_be_made(variant: Variant) -> None:
    rng = Random(1)
    for state in variant.sample(1, 25):
        legal = state.legal()
        assert state.over == (not legal)
        assert len(legal) == len(set(legal))
        assert state.over or len(legal) > 1 or asked_alone(variant, state)
        assert all(type(a) is int and 0 <= a < variant.rules.catalogue_size for a in legal)
        for action in rng.sample(legal, min(4, len(legal))):
            state.clone().apply(action)


def asked_alone(variant: Variant, state: Any) -> bool:
    """A single option is asked about only where it must not be known that there is no other."""
    assert isinstance(variant.rules, GameBase)
    frame = state.stack[-1]
    alone = variant.rules.decisions.of(frame[0]).alone
    return alone is not None and alone(state, frame)


@every_variant
def test_what_is_not_legal_is_refused_and_changes_nothing(variant: Variant) -> None:
    rng = Random(2)
    for state in variant.sample(2, amount(20, 100)):
        before = state.hash()
        legal = state.legal()
        wrong: list[Any] = [rng.randrange(-5, variant.rules.catalogue_size + 5) for _ in range(20)]
        wrong += [True, None, "1", *(float(a) for a in legal[:2])]
        for action in wrong:
            if type(action) is int and action in legal:
                continue
            with pytest.raises(IllegalAction):
                state.apply(action)
        assert state.hash() == before
        assert state.legal() == legal


@every_variant
def test_copies_and_saves_are_the_same_game(variant: Variant) -> None:
    for state in variant.sample(3, amount(8, 60)):
        before = text(state.dump())
        copy, loaded = state.clone(), variant.rules.load(json.loads(before))
        assert text(copy.dump()) == text(loaded.dump()) == before
        assert copy.hash() == loaded.hash() == state.hash()
        assert copy.legal() == loaded.legal() == state.legal()
        for seat in seats(variant):
            assert text(copy.view(seat)) == text(loaded.view(seat)) == text(state.view(seat))
        ending = play_on(copy, 40)
        assert text(state.dump()) == before
        assert play_on(loaded, 40) == ending
        assert play_on(state, 40) == ending


def play_on(state: State, most: int) -> str:
    rng = Random(3)
    for _ in range(most):
        if state.over:
            break
        state.apply(rng.choice(state.legal()))
    return state.hash()


@every_variant
def test_a_record_is_replayed_to_the_same_hash(variant: Variant) -> None:
    record = new_record(variant.rules, variant.setup(3))
    state = variant.new(3)
    rng = Random(f"{variant} 3")
    for _ in range(variant.longest):
        if not state.over:
            record.actions.append(rng.choice(state.legal()))
            state.apply(record.actions[-1])
    record.hash = state.hash()
    assert verify(variant.rules, Record.load(json.loads(record.line()))).hash() == state.hash()


@every_variant
def test_the_seed_decides_everything(variant: Variant) -> None:
    assert variant.new(4).hash() == variant.new(4).hash() != variant.new(5).hash()


# ---------------------------------------------------------------- secrets


@every_variant
def test_a_guess_cannot_be_told_from_the_truth_and_knows_nothing_else(variant: Variant) -> None:
    for state in variant.sample(6, amount(20, 100)):
        for seat in seats(variant):
            guess = state.guess(seat, Random(6))
            assert text(guess.view(seat)) == text(state.view(seat))
            assert text(guess.view(ONLOOKER)) == text(state.view(ONLOOKER))
            assert guess.key(seat) == state.key(seat)
            other = state.guess(seat, Random("another truth"))
            assert text(other.guess(seat, Random(7)).dump()) == text(state.guess(seat, Random(7)).dump())


@every_variant
def test_who_is_asked_what_tells_nothing(variant: Variant) -> None:
    """Two worlds a seat cannot tell apart go on asking the same seats the same, until something comes to light."""
    rng = Random(8)
    game = variant.rules
    for state in variant.sample(8, 10):
        if state.over:
            continue
        for seat in seats(variant):
            truth, other = state.clone(), state.guess(seat, rng)
            truth.log, other.log = [], []
            for _ in range(12):
                assert (truth.player, game.kind(truth)) == (other.player, game.kind(other))
                shared = [a for a in truth.legal() if a in other.legal()]
                if truth.player == seat:
                    assert truth.legal() == other.legal()
                if not shared:
                    break
                action = rng.choice(shared)
                before = truth.reveals, other.reveals
                truth.apply(action)
                other.apply(action)
                shown = truth.reveals != before[0], other.reveals != before[1]
                if any(shown) or truth.over or other.over:
                    break
                assert told(variant, truth, seat) == told(variant, other, seat)
                assert text(truth.view(seat)) == text(other.view(seat))


def told(variant: Variant, state: State, seat: int) -> list[str]:
    lines, _ = Seat(variant.rules, state, seat).news()
    return [line.text for line in lines]


@every_variant
@pytest.mark.parametrize("seed", range(13, 13 + amount(1, 3)))
def test_undo_brings_back_the_very_state_and_shows_nothing(variant: Variant, seed: int) -> None:
    """Never past what came to light or past another seat; and had the hidden things been others, whoever acted would
    see the same now: nothing is to be learned by taking back."""
    table = Table(variant.rules, variant.setup(seed))
    rng = Random(f"{variant} {seed}")
    quiet = undone = 0
    for _ in range(amount(2, 10) * variant.longest):
        if table.state.over:
            break
        before, log, length = table.state.clone(), list(table.log), len(table.record.actions)
        seat, action = before.player, rng.choice(before.legal())
        table.apply(action)
        assert not any(table.can_undo(other) for other in range(variant.players) if other != seat)
        if table.state.reveals != before.reveals or table.state.over:
            assert not table.can_undo(seat)
        if not table.can_undo(seat):
            now = text(table.state.dump())
            with pytest.raises(UndoRefused):
                table.undo(seat)
            assert text(table.state.dump()) == now
            assert len(table.record.actions) == length + 1
            continue
        quiet += 1
        guess = before.guess(seat, rng)
        guess.apply(action)
        assert text(guess.view(seat)) == text(table.state.view(seat))
        if rng.random() < 0.3:
            table.undo(seat)
            undone += 1
            assert text(table.state.dump()) == text(before.dump())
            assert table.state.legal() == before.legal() == variant.rules.load(before.dump()).legal()
            assert table.log == log
            assert len(table.record.actions) == length
    assert quiet >= undone > 2 or variant.game == "thirty_one"  # there every decision draws a card or ends a turn


@every_variant
def test_an_unknown_seat_is_an_error(variant: Variant) -> None:
    """Whatever is asked for it: the log once told an unknown seat of War for Arrakis what lies facedown."""
    game = variant.rules
    log: list[Event] = []
    state = game.start(variant.setup(9), log)
    state.apply(state.legal()[0])
    assert log
    asked: list[Callable[[Any], Any]] = [
        lambda seat: Seat(game, state, seat),
        state.view,
        state.key,
        lambda seat: state.guess(seat, Random(1)),
        lambda seat: game.question(state, seat),
        lambda seat: game.explain(state, seat, "button:pass"),
        lambda seat: game.show(state, log[0], seat),
        lambda seat: game.tell(state, log[0], seat),
    ]
    for ask in asked:
        for number in (variant.players, 99, -2):
            with pytest.raises(UnknownSeat):
                ask(number)
        for thing in (0.0, "0", None):
            with pytest.raises((UnknownSeat, TypeError)):  # compiled, some take nothing but numbers
                ask(thing)
    with pytest.raises(UnknownSeat):
        Seat(game, state, True)


# ---------------------------------------------------------------- words


@every_variant
@pytest.mark.parametrize("lang", LANGS)
def test_every_choice_has_words_and_a_path_of_its_own(variant: Variant, lang: str) -> None:
    game = variant.rules
    book = game.book(variant.setup(10), lang)
    for state in variant.sample(10, 12):
        if state.over:
            continue
        seat = Seat(game, state, state.player)
        choices = seat.choices(lang)
        assert [c.action for c in choices] == state.legal()
        for values in ([c.text for c in choices], [c.path for c in choices], [c.notation for c in choices]):
            assert len(set(values)) == len(values), values
        assert len({frozenset(c.path) for c in choices}) == len(choices)
        for choice in choices:
            assert choice.text
            assert len(choice.labels) == len(choice.path) > 0
            assert all(choice.labels)
            assert game.parse(state, choice.notation) == choice.action
            assert seat.find(choice.text) == choice.action
            for step in choice.path:
                assert ":" in step
                thing = game.thing(step)
                assert not thing or thing in book, thing
        assert seat.question(lang)
        asks = seat.view()["asks"]
        assert set(asks) == {"seat", "kind", "about", "details"}
        assert (asks["seat"], asks["kind"]) == (state.player, seat.kind)
        assert all(":" in thing for thing in asks["about"])
        assert not ({"a", "b", "pick"} & set(asks["details"]))


@every_variant
def test_everything_can_be_asked_about(variant: Variant) -> None:
    game = variant.rules
    things = list(game.book(variant.setup(11)))
    rng = Random(11)
    for state in variant.sample(11, 4):
        for number in range(variant.players):
            seat = Seat(game, state, number)
            for thing in [*rng.sample(things, min(25, len(things))), "button:nothing", "nonsense", "card:no_such_card"]:
                for reason in seat.why(thing, "de"):
                    assert reason.text
        if not state.over:
            mine = Seat(game, state, state.player)
            for choice in mine.choices()[:6]:
                assert mine.preview(choice.action).final in ("", "turn", "reveal")
                assert not mine.why(game.thing(choice.path[0]) or choice.path[0]) or len(choice.path) > 1


@every_variant
def test_its_rules_are_numbered_and_can_be_read(variant: Variant) -> None:
    book = variant.rules.rulebook
    assert set(book.chapters) <= set(book.all_chapters)
    assert book.implemented()
    assert all(rule.text for rule in book.implemented())


@every_variant
def test_what_happens_is_told_as_data_and_in_words(variant: Variant) -> None:
    game = variant.rules
    state = variant.new(12)
    state.log = []
    rng = Random(12)
    for _ in range(60):
        if state.over:
            break
        state.apply(rng.choice(state.legal()))
    for number in seats(variant):
        seat = Seat(game, state, number)
        lines, count = seat.news(0, "de")
        assert lines
        assert all(line.text for line in lines)
        json.dumps([line.shown for line in lines])
        assert seat.news(count) == ([], count)


# ---------------------------------------------------------------- setups


@every_variant
@pytest.mark.parametrize("lang", LANGS)
def test_a_setup_is_described_by_its_options(variant: Variant, lang: str) -> None:
    game = variant.rules
    assert variant.players in game.seats
    names = set()
    for option in game.options(lang):
        assert isinstance(option, Option)
        assert option.title
        assert option.type != "choice" or any(value == option.default for value, _ in option.choices)
        names.add(option.name)
    known = set(game.check(variant.setup(0)).options)
    assert known <= names
    with pytest.raises(BadSetup):
        game.check(type(variant.setup(0))(players=variant.players, no_such_option=1))
