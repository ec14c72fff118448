"""Thirty-one (in German Schwimmen): three cards each, three in the middle, 32 cards, the best sum in one suit wins.

On a turn a player swaps one card or all three with the middle, passes, or knocks; after a knock everybody else has one
more turn. When all pass in a row, the middle is replaced. A deal is a game.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from landsraad.kernel.actions import Actions
from landsraad.kernel.contract import Data, Event, Lang, Option, Reason, Setup, Shown
from landsraad.kernel.decision import Decisions
from landsraad.kernel.errors import BadPosition, BadSetup
from landsraad.kernel.game import GameBase, Wording, content_hash
from landsraad.kernel.position import DID, SAVED_FIELDS, SAVED_TYPES, Frame, Machine, Position, new_fields
from landsraad.kernel.rng import seed_key, shuffle
from landsraad.kernel.rulebook import Rulebook
from landsraad.kernel.saved import plain, restored
from landsraad.kernel.texts import Catalogue
from landsraad.kernel.things import Kind

HERE = Path(__file__).parent
SUITS, RANKS = ("clubs", "spades", "hearts", "diamonds"), ("7", "8", "9", "10", "jack", "queen", "king", "ace")
CARD = Kind("card", [f"{suit}_{rank}" for suit in SUITS for rank in RANKS])
VALUE = (7, 8, 9, 10, 10, 10, 10, 11)

ACTIONS = Actions()
PASS = ACTIONS.add("pass")
KNOCK = ACTIONS.add("knock")
ALL = ACTIONS.add("all")
SWAP = ACTIONS.add("swap", CARD, CARD, path=("hand:{}", "middle:{}"))
TURN = 0  # the only kind of decision
REPLACED, OVER = 1, 2  # events beside DID

TYPES = {"hands": "list[list[int]]", "known": "list[list[int]]", "middle": "list[int]", "deck": "list[int]"}
TYPES |= {"passes": "int", "knocked": "int", "turn": "int"}


class State(Position):
    """`known`: hand cards that were taken from the middle, so that everybody knows them."""

    __slots__ = tuple(TYPES)

    hands: list[list[int]]
    known: list[list[int]]
    middle: list[int]
    deck: list[int]
    passes: int
    knocked: int  # the seat that knocked, or -1
    turn: int

    @property
    def players_count(self) -> int:
        return len(self.hands)

    @property
    def ranking(self) -> list[list[int]]:
        by_points: dict[int, list[int]] = {}
        for seat, hand in enumerate(self.hands):
            by_points.setdefault(points(hand), []).append(seat)
        return [by_points[n] for n in sorted(by_points, reverse=True)]

    def machine(self) -> Machine:
        return MACHINE

    def clone(self) -> State:
        return load(self.dump(), self.legal_list)

    def dump(self) -> dict[str, Any]:
        return {f: plain(getattr(self, f)) for f in (*SAVED_FIELDS, *TYPES)}

    def view(self, seat: int) -> dict[str, Any]:
        self.check_seat(seat)
        data: dict[str, Any] = {
            "seat": seat,
            "over": self.over,
            "player": self.player,
            "middle": [CARD.ids[c] for c in self.middle],
            "deck": len(self.deck),
            "knocked": self.knocked if self.knocked >= 0 else None,
            "passes": self.passes,
            "known": [[CARD.ids[c] for c in cards] for cards in self.known],
            "asks": None if self.over else DECISIONS.of(TURN).asks(self, self.stack[-1], seat),
        }
        if self.over:
            data["hands"] = [[CARD.ids[c] for c in hand] for hand in self.hands]
        elif seat >= 0:
            data["hand"] = [CARD.ids[c] for c in self.hands[seat]]
            if self.player == seat:
                data["legal"] = self.legal_list[:]
        return data

    def hide(self, seat: int, rng: Random) -> None:
        if self.over:
            return
        others = [i for i in range(len(self.hands)) if i != seat]
        pool = self.deck + [c for i in others for c in self.hands[i] if c not in self.known[i]]
        pool.sort()
        rng.shuffle(pool)
        for i in others:
            missing = 3 - len(self.known[i])
            self.hands[i] = self.known[i] + [pool.pop() for _ in range(missing)]
        self.deck = pool
        self.key_bytes, self.counter = rng.randbytes(32), 0


def points(hand: list[int]) -> int:
    """In half points: three of a kind are worth 30½."""
    if len({c % 8 for c in hand}) == 1:
        return 61
    return 2 * max(sum(VALUE[c % 8] for c in hand if c // 8 == suit) for suit in range(4))


def next_step(s: State) -> None:
    if s.turn == s.knocked or any(points(hand) == 62 for hand in s.hands):
        s.over = True
        if s.log is not None:
            s.log.append((OVER, -1))
        return
    s.stack.append((TURN, s.turn, 0, 0))
    s.turn = (s.turn + 1) % len(s.hands)


def options(s: State, frame: Frame) -> list[int]:
    swaps = [SWAP + own * len(CARD) + other for own in s.hands[frame[1]] for other in s.middle]
    return [*swaps, ALL, PASS, *([KNOCK] if s.knocked < 0 else [])]


def apply(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    if action == PASS:
        s.passes += 1
        if s.passes == len(s.hands) and len(s.deck) >= 3:
            s.middle = [s.deck.pop() for _ in range(3)]
            s.reveals += 1
            s.passes = 0
            if s.log is not None:
                s.log.append((REPLACED, -1, *s.middle))
        elif s.passes == len(s.hands):
            s.knocked = s.turn  # no cards are left: that was the last turn
        return
    s.passes = 0
    if action == KNOCK:
        s.knocked = seat
    elif action == ALL:
        s.hands[seat], s.middle = s.middle, s.hands[seat]
        s.known[seat] = s.hands[seat][:]
        s.reveals += 1
    else:
        own, other = ACTIONS.entry(action).numbers(action)
        s.hands[seat][s.hands[seat].index(own)] = other
        s.middle[s.middle.index(other)] = own
        s.known[seat] = [c for c in s.known[seat] if c != own] + [other]
        s.reveals += 1


DECISIONS = Decisions(["turn"])
DECISIONS.add(TURN, options, apply, ask=("Swap, pass or knock?", "Tauschen, schieben oder klopfen?"))
MACHINE = DECISIONS.machine(next_step)


def load(data: Data, legal: list[int] | None = None) -> State:
    s = State()
    for name, kind in {**SAVED_TYPES, **TYPES}.items():
        setattr(s, name, restored(kind, data[name], {"Frame": tuple}))
    s.log = None
    s.legal_list = legal if legal is not None else MACHINE.options_now(s)
    return s


class ThirtyOne(GameBase):
    name = "thirty_one"
    title = "Thirty-one"
    rules_version = "1"
    seats: tuple[int, ...] = (2, 3, 4)
    expansions: tuple[str, ...] = ()
    actions = ACTIONS
    decisions = DECISIONS
    texts = Catalogue("tests.evening")
    wording = Wording(ACTIONS)
    rulebook = Rulebook(HERE / "rulebook.md", ("THI-1",))

    @property
    def content_hash(self) -> str:
        return content_hash(self, "1")

    def check(self, setup: Setup) -> Setup:
        if setup.players not in self.seats or setup.expansions or setup.options:
            raise BadSetup("Thirty-one is for 2 to 4 players and has no options.")
        return setup

    def new(self, setup: Setup) -> State:
        self.check(setup)
        s = State()
        new_fields(s, seed_key(setup.seed))
        s.deck = list(range(len(CARD)))
        s.counter = shuffle(s.key_bytes, 0, s.deck)
        s.hands = [[s.deck.pop() for _ in range(3)] for _ in range(setup.players)]
        s.known = [[] for _ in s.hands]
        s.middle = [s.deck.pop() for _ in range(3)]
        s.passes, s.knocked, s.turn = 0, -1, 0
        MACHINE.run_on(s)
        return s

    def load(self, data: Data) -> State:
        return load(data)

    def edit(self, state: Any, edits: Any) -> Any:
        copy = state.clone()
        for name, value in edits.items():
            if name != "middle":
                raise BadPosition(f"“{name}” cannot be edited.", (name,))
            copy.middle = [CARD.numbers[card] for card in value]
        return load(copy.dump())

    def position(self, state: Any) -> Data:
        return {"middle": [CARD.ids[c] for c in state.middle], "over": state.over}

    def called(self, thing: str, lang: Lang) -> str:
        suit, rank = thing.partition(":")[2].split("_")
        return f"{self.texts.say(lang, suit)} {self.texts.say(lang, f'rank-{rank}')}"

    def thing(self, step: str) -> str:
        kind, _, id = step.partition(":")
        return f"card:{id}" if kind in ("hand", "middle", "card") else ""

    def facts(self, thing: str) -> Data:
        if not thing:
            return {"card": list(CARD.ids)}
        number = CARD.numbers[thing.partition(":")[2]]
        return {"suit": SUITS[number // 8], "value": VALUE[number % 8]}

    def text(self, thing: str, lang: Lang = "en") -> tuple[str, str]:
        return self.called(thing, lang), str(self.facts(thing)["value"])

    def show(self, state: Any, event: Event, seat: int) -> Shown | None:
        state.check_seat(seat)
        if event[0] == DID:
            things = [self.thing(step) for step in self.path(state, event[2])]
            return {"kind": self.actions.entry(event[2]).name, "seat": event[1], "things": [t for t in things if t]}
        if event[0] == REPLACED:
            return {"kind": "replaced", "seat": None, "things": [CARD.thing(c) for c in event[2:]]}
        return {"kind": "over", "seat": None, "things": []}

    def tell(self, state: Any, event: Event, seat: int, lang: Lang = "en") -> str:
        state.check_seat(seat)
        if event[0] == DID:
            said = self.say_action(state, (TURN, event[1], 0, 0), event[2], lang)
            return f"{self.speakers(state, lang)[event[1]]} {said}"
        return self.texts.say(lang, "replaced" if event[0] == REPLACED else "over")

    def speakers(self, state: Any, lang: Lang = "en") -> list[str]:
        return [self.texts.say(lang, "seat", n=seat + 1) for seat in range(state.players_count)]

    def explain(self, state: Any, seat: int, thing: str, lang: Lang = "en") -> list[Reason]:
        state.check_seat(seat)
        if thing == "button:knock" and state.knocked >= 0:
            return [Reason(self.texts.say(lang, "why-knocked"), "THI-1.5")]
        return []

    def book(self, setup: Setup, lang: Lang = "en") -> Data:
        things = [CARD.thing(c) for c in range(len(CARD))]
        return {t: {"name": self.text(t, lang)[0], "text": self.text(t, lang)[1], **self.facts(t)} for t in things}

    def options(self, lang: Lang = "en") -> list[Option]:
        return []

    def score(self, state: Any, seat: int) -> int:
        return points(state.hands[seat]) // 2 if state.over else 0

    def points(self, state: Any, seat: int, lang: Lang = "en") -> list[tuple[str, int]]:
        return [(self.texts.say(lang, "cards"), self.score(state, seat))]


GAME = ThirtyOne()
