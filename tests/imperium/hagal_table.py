"""Tables with House Hagal for tests: a position by the names of scenarios, and what became of it."""

from __future__ import annotations

from typing import Any

from landsraad.imperium.game import GAME
from landsraad.imperium.rules.position import Position
from landsraad.kernel.contract import Setup

HUMAN, FIRST_RIVAL, SECOND_RIVAL = 1, 2, 3  # seats as scenarios count them
HAGAL = 3  # in a game for two
AWAY = ["secrets", "foldspace"]  # where both Agents of a Rival stand that shall not act


def solo(expansions: tuple[str, ...] = (), seed: int = 1, **options: Any) -> Position:
    """Memnon (seat 2) and Rabban (seat 3) against Paul, unless the options say otherwise."""
    chosen = {"leaders": ["paul_atreides"], "difficulty": "mercenary", **options}
    return GAME.new(Setup(1, seed, expansions, **chosen))


def two(expansions: tuple[str, ...] = (), seed: int = 1, **options: Any) -> Position:
    chosen = {"leaders": ["paul_atreides", "earl_memnon_thorvald"], **options}
    return GAME.new(Setup(2, seed, expansions, **chosen))


def edited(s: Position, **edits: Any) -> Position:
    return GAME.edit(s, edits)


def rival_turn(s: Position, *cards: str, rival: dict[str, Any] | None = None, **edits: Any) -> Position:
    """The first Rival (or House Hagal) takes a turn with these cards on top; nobody else acts before a human."""
    seat = HAGAL if s.humans == 2 else FIRST_RIVAL
    seats: dict[int, Any] = {seat: rival or {}, **edits.pop("players", {})}
    if s.humans == 1:
        seats.setdefault(SECOND_RIVAL, {"agents_on": AWAY})
    return edited(s, turn=seat, hagal_deck_top=list(cards), players=seats, **edits)


def seat(s: Position, number: int) -> dict[str, Any]:
    """That seat as `position` tells it."""
    found: dict[str, Any] = GAME.position(s)["players"][number]
    return found


def act(s: Position, *moves: str) -> None:
    for move in moves:
        s.apply(GAME.parse(s, move))


def told(s: Position, lang: str = "en") -> list[str]:
    """The log as the human reads it."""
    assert s.log is not None
    return [line for event in s.log if (line := GAME.tell(s, event, 0, lang))]
