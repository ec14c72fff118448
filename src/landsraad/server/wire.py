"""What browser and server say to each other, one JSON object a frame. The types of the client are made from this page.

A browser says `hello`, gets `state` after every change, and answers decisions with `do`. Every command has an id of its
own and the version it was thought for: sent twice it counts once, sent too late it is refused with the present state.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from ..kernel.contract import Shown

LONGEST_TEXT = 500  # characters of a line of chat
LONGEST_NAME = 24

# ---------------------------------------------------------------- from the browser


class Hello(Struct, tag="hello", tag_field="t"):
    lang: Literal["en", "de"] = "en"
    news: int = 0  # how many events of the log the browser has


class Sit(Struct, tag="sit", tag_field="t"):
    """On a device several people share: this seat's person is looking at it now."""

    seat: int


class Do(Struct, tag="do", tag_field="t"):
    """Answer the decision at hand, by the path of things clicked; further paths answer the decisions after it."""

    id: str
    v: int
    paths: list[list[str]]


class Undo(Struct, tag="undo", tag_field="t"):
    id: str
    v: int
    steps: int = 1


class Redo(Struct, tag="redo", tag_field="t"):
    id: str
    v: int


class AskPreview(Struct, tag="preview", tag_field="t"):
    path: list[str]


class AskWhy(Struct, tag="why", tag_field="t"):
    thing: str


class AskHint(Struct, tag="hint", tag_field="t"):
    pass


class Say(Struct, tag="chat", tag_field="t"):
    text: str


class StandIn(Struct, tag="stand_in", tag_field="t"):
    """A bot plays for a seat whose person is away, or no longer."""

    seat: int
    bot: str  # its name; empty: whoever sits there plays again


class Ping(Struct, tag="ping", tag_field="t"):
    pass


Command = Hello | Sit | Do | Undo | Redo | AskPreview | AskWhy | AskHint | Say | StandIn | Ping

# ---------------------------------------------------------------- to the browser


class Offer(Struct):
    a: int
    text: str
    path: tuple[str, ...]
    labels: tuple[str, ...]


class NewsLine(Struct):
    seat: int | None
    text: str
    events: tuple[Shown, ...]  # the same as data
    at: int  # the number of the position a look back shows it in


class Person(Struct):
    """Who sits at a seat."""

    seat: int
    name: str
    kind: Literal["you", "person", "bot", "open", "rival"]  # rival: the game itself plays it
    here: bool  # a browser of theirs is connected
    bot: str = ""  # the bot that plays, for good or as a stand-in


class Clock(Struct):
    """Seconds a seat has for the whole game, and for each of its decisions more."""

    bank: float
    each: float


class Lesson(Struct):
    """What the lesson says to the decision at hand."""

    title: str
    n: int
    of: int
    text: str
    path: list[str]  # what it suggests
    last: bool  # the lesson is over, the game goes on


class State(Struct, tag="state", tag_field="t"):
    game: str
    v: int
    seat: int  # whose eyes; -1 is an onlooker
    view: dict[str, Any]
    question: str
    offers: list[Offer]
    undo: list[str]  # what can be taken back, the latest first
    redo: bool
    news_from: int  # the number of the first event in `news`: what the browser has from there on is replaced
    news: list[NewsLine]
    news_count: int
    people: list[Person]
    yours: list[int]  # the seats of this browser
    curtain: int | None = None  # hand the device to this seat; the view is an onlooker's until then
    since: float = 0.0  # seconds the present decision has been waiting
    over: bool = False
    ranking: list[list[int]] = []  # after the end: seats from first place down
    points: list[list[tuple[str, int]]] = []  # after the end, by seat: where its score came from
    scores: list[int] = []  # after the end, by seat
    roles: list[str] = []  # after the end, by seat: the leader or side it played
    seed: str | None = None  # after the end
    commitment: str = ""
    clock: Clock | None = None
    left: list[float | None] = []  # with a clock: seconds each seat has left; that of the seat to move runs
    lesson: Lesson | None = None
    told: list[str] = []  # what to know about how the game was taken up


class Ack(Struct, tag="ack", tag_field="t"):
    id: str
    v: int


class Refused(Struct, tag="refused", tag_field="t"):
    id: str
    v: int
    why: str  # a sentence


class PreviewOf(Struct, tag="preview", tag_field="t"):
    path: list[str]
    final: str
    changes: list[tuple[str, Any, Any]]


class ReasonText(Struct):
    text: str
    rule: str


class WhyNot(Struct, tag="why", tag_field="t"):
    thing: str
    reasons: list[ReasonText]


class OtherChoice(Struct):
    """The next best."""

    text: str
    behind: int | None  # percent of the chance to win
    apart: str  # what it brings more or less than the first: "spice +1, water −2"


class HintOf(Struct, tag="hint", tag_field="t"):
    path: tuple[str, ...]
    text: str
    chance: int | None  # to win, in percent, where it can be told
    now: str  # what it brings in this turn
    later: str  # by the end of the round, on average
    brings: list[str]  # the things of the path in words
    others: list[OtherChoice]


class Said(Struct, tag="chat", tag_field="t"):
    seat: int
    name: str
    text: str
    at: float


class Pong(Struct, tag="pong", tag_field="t"):
    pass


class Notice(Struct, tag="notice", tag_field="t"):
    """Something to know: `restarting`, `slow_down`, `seat_lost`, `not_understood`."""

    kind: str
    text: str = ""


Answer = State | Ack | Refused | PreviewOf | WhyNot | HintOf | Said | Pong | Notice


def plain(value: Any) -> Any:
    """A game may have kinds of text of its own; on the wire they are text."""
    if isinstance(value, str):
        return str(value)
    raise NotImplementedError(f"{type(value).__name__} cannot be sent")


read_command = msgspec.json.Decoder(Command).decode
write = msgspec.json.Encoder(enc_hook=plain).encode
BadFrame = msgspec.MsgspecError  # a broken frame is a DecodeError, one of a wrong form a ValidationError

# ---------------------------------------------------------------- over HTTP


class SeatWish(Struct):
    """How a seat of a new table is filled."""

    kind: Literal["you", "bot", "open"]
    name: str = ""
    bot: str = "house"


class NewTable(Struct):
    game: str
    seats: list[SeatWish]
    expansions: list[str] = []
    options: dict[str, Any] = {}
    clock: Clock | None = None


class NewLesson(Struct):
    game: str
    lesson: str
    name: str = ""


class LessonBrief(Struct):
    game: str
    name: str
    title: str
    steps: int


class RuleFound(Struct):
    id: str
    chapter: str
    text: str


class ThingFound(Struct):
    thing: str
    name: str
    text: str


class Found(Struct):
    """What a search found."""

    game: str
    rules: list[RuleFound]
    rules_count: int
    things: list[ThingFound]
    things_count: int


class Frame(Struct):
    """One position of a game looked back at, with what led to it."""

    n: int
    view: dict[str, Any]
    news: list[NewsLine]


class Scores(Struct):
    """What everybody had at the end of a round."""

    round: int
    n: int  # the decision it ended with
    of: list[int]  # by seat


class Past(Struct):
    """A game looked back at: what the slider needs before its first position."""

    game: str
    count: int
    over: bool
    people: list[Person]
    yours: list[int]
    scores: list[Scores]


class Costly(Struct):
    """A decision that gave chances away, by what was known then."""

    n: int  # the position it was made in
    seat: int
    round: int
    lost: float
    chance: float  # to win, with the better choice
    question: str
    taken: str
    line: list[str]  # the better choice, and how the turn would have gone on
    options: list[tuple[str, float]]  # the best choices, with the chance to win


class Analysis(Struct):
    """A game that is over, looked at again, as far as that has come."""

    state: Literal["none", "impossible", "waiting", "running", "done", "failed"]
    done: int = 0  # decisions looked at
    of: int = 0
    chances: list[list[float]] = []  # by position and seat
    rounds: list[tuple[int, int]] = []  # the positions rounds begin with, and their numbers
    costly: list[Costly] = []  # by seat, the costliest first
    lost: list[float] = []  # by seat: all that was given away
    luck: list[float] = []  # by seat: what dice and cards changed


class Branch(Struct):
    """Play on from a position of a game that is over."""

    n: int  # how many actions of it are kept
    seat: int  # whose place one takes; bots take the others
    name: str = ""


class Claim(Struct):
    seat: int
    name: str = ""


class Recover(Struct):
    code: str


class TableBrief(Struct):
    """A line of a list of tables."""

    id: str
    game: str
    title: str
    people: list[Person]
    v: int
    started: bool
    over: bool
    your_turn: bool
    at: float  # when it changed last
    round: int = 0
    invite: str = ""  # the code of the link, for those who sit there
    old: bool = False  # saved under rules its position cannot be carried over from
