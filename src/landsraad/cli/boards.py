"""How a game looks on a terminal: its board is `BOARD` of the page `board.py` in the folder of its name beside this
page. A game without one is drawn by `PlainBoard`, which knows nothing but the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import ClassVar, Protocol

from rich.text import Text

from ..kernel.contract import Choice, Data, Game, Line, Setup, State
from ..kernel.later import load
from ..kernel.record import Record
from .words import Words


class Board(Protocol):
    """Draws views of one game in one language. `marked` are the things that lead to a legal action."""

    why_kinds: ClassVar[tuple[str, ...]]  # what `why` finds by name
    text_kinds: ClassVar[tuple[str, ...]]  # what `text` finds by name
    unlisted: ClassVar[dict[str, tuple[str, ...]]]  # ids of kinds that the game's facts do not list
    group_from: ClassVar[int]  # with fewer choices a plain list is quicker
    aside: ClassVar[tuple[str, ...]]  # beginnings of groups that are closed also in a short list
    last: ClassVar[tuple[str, ...]]  # notations of choices that stand at the end of every list
    hands_over: ClassVar[str]  # the message about a choice after which others come next
    idle: ClassVar[tuple[str, ...]]  # notations of what is done without asking if nothing else can be done
    automaton: ClassVar[str]  # what `why` calls a player that is none, which tells how it has chosen
    needs_target: ClassVar[tuple[str, ...]]  # first words of notations that are nothing without something to aim at
    names: list[str]

    def __init__(self, game: Game, words: Words, names: Sequence[str], seed: int | str | None) -> None: ...

    def name(self, thing: str) -> str: ...

    def seat(self, seat: int) -> Text:
        """The mark and the name of a seat."""

    def introduction(self, setup: Setup) -> list[Text]:
        """What to know before the first decision of a game."""

    def welcome(self) -> list[Text]:
        """For somebody who has never sat here: the commands that help."""

    def lines(
        self, view: Data, width: int, marked: frozenset[str] = frozenset(), height: int = 0, log: int = 0
    ) -> list[Text]:
        """Everything above the log, in `height` lines if there is one; the log would fill `log` of them."""

    def compact(self, view: Data, width: int, marked: frozenset[str], height: int) -> list[Text]:
        """For a small window: what matters of the table in that many lines; `board` shows the rest."""

    def in_words(self, view: Data, width: int, marked: frozenset[str], room: int) -> list[Text]:
        """For a large window: what the choices are about in full words, as far as it fits."""

    def news_lines(self, marked: frozenset[str]) -> int:
        """How much of the log is always there."""

    def only_this_page(self, view: Data) -> bool:
        """Whether only the things on the open page of the menu are to be marked."""

    def group(self, said: Choice) -> str:
        """The thing whose choices are listed together, or an empty text."""

    def answers(self, said: Choice) -> bool:
        """Whether the choice is one thing on the table, as where a question asks which one."""

    def label(self, said: Choice, inside: bool) -> Text:
        """A choice in the menu, `inside`: in the open group, or in a list of equals, where its thing says enough."""

    def brief(self, text: str) -> str:
        """A sentence of the game with the names that stand on this board."""

    def warning(self, view: Data, said: Choice) -> str:
        """A sentence about a choice that is seldom meant; with it the player is asked once more."""

    def short(self, view: Data, marked: frozenset[str]) -> list[Text]:
        """For plain lines: where one stands, and the hand."""

    def in_full(self, view: Data) -> list[Text]:
        """Everything that lies on the table, with its text."""

    def hand_in_full(self, view: Data) -> list[Text]: ...

    def help(self, view: Data) -> str: ...

    def at_table(self, view: Data, thing: str) -> bool:
        """Whether a component belongs to this game: with its expansions, with or without House Hagal."""

    def zoom(self, view: Data, text: str, marked: frozenset[str], width: int, height: int) -> list[Text] | None:
        """A part of the board from near, in pages of that size; None if there is none of that name."""

    def end_lines(self, state: State, record: Record) -> list[Text]:
        """The screen after the game."""

    weights: ClassVar[Mapping[str, int]]  # how much a kind of event matters among the news
    told: ClassVar[tuple[str, ...]]  # kinds of events that `result` tells: after it the news go on behind them

    def result(self, lines: Sequence[Line], fresh: int, view: Data) -> list[Text]:
        """What was decided among the lines from `fresh` on, to be seen before the next question; or nothing."""


def board_of(game: Game) -> type[Board]:
    if game.name.isidentifier() and find_spec(f"{__package__}.{game.name}"):
        board: type[Board] = load(f"{__package__}.{game.name}.board:BOARD")
        return board
    from .plain import PlainBoard

    return PlainBoard
