"""What every game is, seen from outside. Bots, tables, servers and tools know games only through this page.

One decision at a time: while a state is not over, exactly one player chooses one of `legal()`. An action is a small
integer from a catalogue that the game builds once; `describe` turns it into words and into the path of things to click.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NotRequired, Protocol, TypedDict, runtime_checkable

from .declared import Declared

if TYPE_CHECKING:
    from .rulebook import Rulebook

Lang = str  # "en" or "de"
Data = dict[str, Any]  # plain JSON data
Event = tuple[int, ...]  # (kind, seat, ...) as the game defines it; see Game.tell
Final = Literal["", "turn", "reveal"]  # an action that can be taken back, that ends the turn, that shows something
ONLOOKER = -1  # the seat of somebody who watches: sees what everybody sees, decides nothing


class Asks(TypedDict):
    """The decision at hand, as a view tells it."""

    seat: int  # who decides
    kind: str  # the name of the decision: `faction_down`
    about: list[str]  # things it is about: `space:arrakeen`
    details: Data  # what else is known of it, by name: {"steps": 2}


class Shown(TypedDict):
    """An event as data, as one seat may know it."""

    kind: str  # `recruited`
    seat: int | None  # whose doing it is
    things: list[str]  # what it is about: `card:dagger`, `area:arsunt`
    n: NotRequired[int]  # how much or how many


class Setup:
    """What is decided before the first card is dealt. `options` are the game's own (leaders=..., epic=...)."""

    def __init__(
        self,
        players: int = 4,
        seed: int | str = 0,
        expansions: Sequence[str] | frozenset[str] = (),
        **options: Any,
    ) -> None:
        self.players = players
        self.seed = seed
        self.expansions = frozenset(expansions)
        self.options: dict[str, Any] = options

    def dump(self) -> Data:
        """As JSON data, which `load` reads."""
        return {
            "players": self.players,
            "seed": self.seed,
            "expansions": sorted(self.expansions),
            "options": dict(sorted(self.options.items())),
        }

    @staticmethod
    def load(data: Mapping[str, Any]) -> Setup:
        """From JSON data; ValueError if it is not what `dump` writes."""
        names = data["expansions"]
        if type(data["players"]) is not int or type(data["seed"]) not in (int, str):
            raise ValueError("players or seed")
        if not isinstance(names, list) or not all(isinstance(x, str) for x in names):
            raise ValueError("expansions")
        if not isinstance(data["options"], dict):
            raise ValueError("options")
        return Setup(data["players"], data["seed"], data["expansions"], **data["options"])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.dump() == other.dump()

    def __repr__(self) -> str:
        return f"Setup({self.dump()})"


class Description(Declared):
    """One action in words, in notation, and as the path of things on screen that leads to it."""

    text: str
    notation: str
    path: tuple[str, ...]
    labels: tuple[str, ...] = ()  # the steps of the path in words, for those that are not drawn on a screen


class Choice(Declared):
    """A legal action as a seat is offered it."""

    action: int
    text: str
    notation: str
    path: tuple[str, ...]
    labels: tuple[str, ...]


class Reason(Declared):
    """Why something is not possible now."""

    text: str
    rule: str = ""  # the number of the rule: IMP-4.3

    def __str__(self) -> str:
        return self.text


class Line(Declared):
    """A line of the log as one seat may read it."""

    seat: int | None  # whose doing it is
    text: str
    shown: tuple[Shown, ...] = ()
    parts: tuple[str, ...] = ()  # what the text is made of, one for each of `shown`
    speaker: str = ""  # whose name stands in the text only once


class Option(Declared):
    """One thing a setup may say; menus, forms and command lines are made from these."""

    name: str
    type: Literal["flag", "choice", "number", "list"]
    default: Any
    title: str
    help: str = ""
    choices: tuple[tuple[str, str], ...] = ()  # value and title
    least: int = 0
    most: int = 0
    needs: str = ""  # an expansion (one of several: `a|b`), or `players=1`, without which it is not offered
    ruling: bool = False  # a reading of the rules that may be turned


@runtime_checkable
class State(Protocol):
    """A game in progress: plain data, nothing else."""

    @property
    def player(self) -> int:
        """Whose decision it is."""

    @property
    def over(self) -> bool:
        """Whether the game has ended: nobody decides any more."""

    @property
    def players_count(self) -> int:
        """How many seats there are."""

    @property
    def reveals(self) -> int:
        """How often chance or hidden information has come to light so far; undo never goes back behind a change."""

    @property
    def forced(self) -> int:
        """How many decisions had a single option and were made without asking."""

    @property
    def log(self) -> list[Event] | None:
        """Events since the log was switched on, or None (the default, and free)."""

    @log.setter
    def log(self, value: list[Event] | None) -> None: ...

    @property
    def ranking(self) -> list[list[int]]:
        """Seats from first place down; seats that share a place stand together."""

    def legal(self) -> list[int]:
        """The actions the player may choose from; never empty while the game runs."""

    def apply(self, action: int) -> None:
        """Make the action happen and run on to the next decision. Illegal: raises IllegalAction, nothing changes."""

    def clone(self) -> State:
        """A copy that can be played on without changing this one."""

    def check_seat(self, seat: object) -> None:
        """UnknownSeat if there is no such seat: an error, never somebody's secrets. The onlooker's is one."""

    def view(self, seat: int) -> Data:
        """Everything that seat may know, and nothing else."""

    def guess(self, seat: int, rng: random.Random) -> State:
        """A full state that this seat cannot tell from the real one. Never uses the truth it hides."""

    def key(self, seat: int) -> str:
        """Equal for states the seat cannot tell apart."""

    def dump(self) -> Data:
        """The whole state, hidden parts included, as JSON data."""

    def hash(self) -> str:
        """A short fingerprint of the whole state."""


class Game(Protocol):
    """A rulebook: makes states, names actions, tells what happened."""

    name: str
    title: str
    rules_version: str
    rulebook: Rulebook
    expansions: tuple[str, ...]
    seats: tuple[int, ...]  # how many may play

    @property
    def content_hash(self) -> str:
        """Fingerprint of every card and number in play; a record made under another one is refused."""

    @property
    def catalogue_size(self) -> int:
        """How many actions there are in all: every action is a number below that."""

    def check(self, setup: Setup) -> Setup:
        """The setup with every default filled in, or BadSetup."""

    def new(self, setup: Setup) -> State:
        """A game at its first decision. BadSetup if there is no such game."""

    def start(self, setup: Setup, log: list[Event]) -> State:
        """`new`, with what happened before the first decision in the log, which the state keeps."""

    def load(self, data: Data) -> State:
        """The state of which `data` is the `dump()`. BadPosition if it is none."""

    def shape(self, state: State) -> str:
        """Fingerprint of what the numbers in this state's dump mean: equal under other rules or cards, they mean the
        same there, and a running game can be carried over."""

    def edit(self, state: State, edits: Mapping[str, Any]) -> State:
        """A position for a scenario: the state with parts replaced. BadPosition if that cannot be."""

    def position(self, state: State) -> Data:
        """The position as scenarios write and expect it: the names of `edit`, seats from 1, hidden zones included.

        For tests and scenarios, never for players.
        """

    def describe(self, state: State, action: int, lang: Lang = "en") -> Description:
        """A legal action in words, in notation, and as a path of things."""

    def parse(self, state: State, text: str) -> int:
        """The legal action meant by a text: a notation or a description in any language. IllegalAction if none is."""

    def tell(self, state: State, event: Event, seat: int, lang: Lang = "en") -> str:
        """An event as that seat may know it. An empty text: not worth a line."""

    def explain(self, state: State, seat: int, thing: str, lang: Lang = "en") -> list[Any]:
        """Why this thing (`space:arrakeen`, `card:dagger`) cannot be used now; empty if it can. Never an exception."""

    def words(self, action: int) -> tuple[str, ...]:
        """What an action means, whatever the state: ("send", "dagger", "high_council"). For bots and tools."""

    def facts(self, thing: str) -> Data:
        """A component as plain data: `card:dagger`, `space:arrakeen`, `conflict:skirmish_a`, … For bots and tools."""

    def text(self, thing: str, lang: Lang = "en") -> tuple[str, str]:
        """Name and text of a component for people, made from its declaration."""

    def title_in(self, lang: Lang) -> str:
        """As the game is called in that language."""

    def options(self, lang: Lang = "en") -> list[Option]:
        """What a setup may say, with types, defaults and help."""

    def score(self, state: State, seat: int) -> int:
        """The public score, for tables and plots."""

    def kind(self, state: State) -> str:
        """The name of the decision at hand; empty when the game is over."""

    def question(self, state: State, seat: int, lang: Lang = "en") -> str:
        """What is asked, as that seat may read it."""

    def show(self, state: State, event: Event, seat: int) -> Shown | None:
        """An event as data, as that seat may know it; None if it may not even know that it happened."""

    def speakers(self, state: State, lang: Lang = "en") -> list[str]:
        """By seat: the words with which the log begins a sentence about it."""

    def thing(self, step: str) -> str:
        """The component a step of a path shows: `row:chani` is `card:chani`; empty for a button or a number."""

    def book(self, setup: Setup, lang: Lang = "en") -> Data:
        """Every component in play, by thing: its name, text and facts. The same for everybody."""

    def points(self, state: State, seat: int, lang: Lang = "en") -> list[tuple[str, int]]:
        """Where a seat's score comes from, line by line."""
