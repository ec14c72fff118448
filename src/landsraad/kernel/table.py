"""A table: one game in progress with its record, its log and a way back.

Undo has three nevers: never past chance or hidden information that came to light, never past another seat's decision,
never so that a different seat is to move. Within them it is free.
"""

from __future__ import annotations

from .contract import Event, Game, Setup, State
from .errors import UndoRefused
from .record import Record, new_record, replay


class Table:
    """A game being played by people, bots or both."""

    def __init__(self, game: Game, setup: Setup, names: list[str] | None = None) -> None:
        self.game = game
        self.record: Record = new_record(game, setup, names)
        self.state: State = game.new(self.record.setup)
        self.state.log = []
        # One entry for each action: the state before it and how long the log was.
        self._before: list[tuple[State, int]] = []

    @staticmethod
    def resume(game: Game, record: Record) -> Table:
        """Take up a recorded game where it stands. The log is told again from the start."""
        replay(game, record)  # refuse a broken record before anything is built on it
        table = Table(game, record.setup, record.names)
        table.record.note = dict(record.note)
        for action in record.actions:
            table.apply(action)
        return table

    @property
    def log(self) -> list[Event]:
        return self.state.log if self.state.log is not None else []

    def apply(self, action: int) -> None:
        before = self.state.clone()
        length = len(self.log)
        self.state.apply(action)
        self._before.append((before, length))
        self.record.actions.append(action)

    def can_undo(self, seat: int) -> bool:
        if not self._before:
            return False
        before, _ = self._before[-1]
        return before.player == seat == self.state.player and not self._shown_since(before)

    def _shown_since(self, before: State) -> bool:
        """Something hidden came to light, or the game is over and everything is known."""
        return self.state.over or before.reveals != self.state.reveals

    def undo(self, seat: int) -> None:
        """Take back this seat's last action."""
        if not self._before:
            raise UndoRefused("There is nothing to take back.", "nothing")
        before, length = self._before[-1]
        if before.player != seat or self.state.player != seat:
            raise UndoRefused("Another seat has decided or is to decide; that cannot be taken back.", "other_seat")
        if self._shown_since(before):
            raise UndoRefused("Something hidden came to light with that action; it cannot be taken back.", "revealed")
        log = self.log[:length]
        self._before.pop()
        self.record.actions.pop()
        self.state = before
        self.state.log = log

    def finish(self) -> Record:
        """The record with the fingerprint of the present state."""
        self.record.hash = self.state.hash()
        return self.record
