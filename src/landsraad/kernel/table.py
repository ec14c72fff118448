"""A table: one game in progress with its record, its log and a way back.

Undo has three nevers: never past chance or hidden information that came to light, never past another seat's decision,
never so that a different seat is to move. A point that cannot be gone back behind is a *commit point*; the states
before it are forgotten. Between commit points one seat goes back and forth as it likes.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, replace

from .contract import Data, Event, Game, Setup, State
from .errors import BadRecord, UndoRefused
from .news import noticed
from .record import Record, apply_recorded, beginning, carry_over, check_rules, new_record, same_rules, snapshot
from .seeds import commitment
from .texts import KERNEL, Message

NOTHING, OTHER_SEAT, REVEALED = "nothing", "other_seat", "revealed"  # why there is no way back


@dataclass(frozen=True, slots=True)
class Undoable:
    """An action that can still be taken back."""

    action: int
    seat: int
    before: State  # never handed to players: it holds everything that is hidden
    log_length: int

    def text(self, game: Game, lang: str = "en") -> str:
        """What it was, for “undo to: before …”. It is the seat's own action, so nothing in it is news to that seat."""
        return game.describe(self.before, self.action, lang).text


class Table:
    """A game being played by people, bots or both.

    `version` grows with every change, also when something is taken back: two equal versions are the same position.
    """

    def __init__(self, game: Game, setup: Setup, names: list[str] | None = None) -> None:
        self._begin(game, new_record(game, setup, names))

    def _begin(self, game: Game, record: Record) -> None:
        """At the beginning of a record that holds no action that could be made."""
        self.game = game
        self.record = record
        first, state = beginning(game, record, [])
        self.state: State = state
        self.version = first
        self.told: list[Message] = []  # what the players should know about how the game was taken up
        self._steps: list[Undoable] = []  # since the last commit point
        self._undone: list[int] = []  # actions taken back; the last is the next to be made again
        self._barrier = NOTHING  # why there is no way back behind the first step
        self._noticed: dict[int, tuple[list[Event], int]] = {}  # by seat, and up to which event
        self._ends = [len(self.log)]  # how long the log was at the beginning, and after each action since

    @staticmethod
    def resume(game: Game, record: Record) -> Table:
        """Take up a saved game where it stands. The log is told again from the start.

        The position must be the one the game was left in: a record somebody has changed is refused. A game of other
        rules or cards goes on from its last commit point if that is possible, and the table says so in `told`.
        """
        table = Table.__new__(Table)
        if record.game == game.name and not same_rules(game, record):
            table._carry_over(game, record)
            return table
        check_rules(game, record)
        first = record.spans[-1]["actions"] if record.spans else 0
        own = replace(
            record,
            actions=record.actions[:first],
            names=list(record.names),
            note=dict(record.note),
            commitment=record.commitment or commitment(record.setup.seed),
            running={},
            spans=list(record.spans),
        )
        table._begin(game, own)
        for number in range(first + 1, len(record.actions) + 1):
            apply_recorded(game, record, number, table.apply)
        if table.state.hash() != record.hash:
            raise BadRecord(KERNEL.message("record-changed"))
        table.version = max(table.version, record.running.get("version", 0))
        return table

    def _carry_over(self, game: Game, record: Record) -> None:
        carried, since = carry_over(game, record)
        self._begin(game, carried)
        self.version = max(self.version, record.running["version"]) + 1
        told = KERNEL.message("carried-over")
        for made, words in enumerate(since):
            action = next((a for a in self.state.legal() if " ".join(game.words(a)) == words), None)
            if action is None:
                self.told = [told, KERNEL.message("carried-over-lost", n=len(since) - made)]
                return
            self.apply(action)
        self.told = [told]

    @property
    def log(self) -> list[Event]:
        """Everything that happened since the start, or since the game was carried over."""
        return self.state.log if self.state.log is not None else []

    def noticed(self, seat: int) -> list[Event]:
        """What this seat may know of the log, worked out once for each event."""
        known, at = self._noticed.get(seat, ([], 0))
        known += noticed(self.game, self.state, self.log[at:], seat)
        self._noticed[seat] = known, len(self.log)
        return known

    def moment(self, event: int) -> int:
        """After how many actions of this log the event with that number had happened; 0 is the beginning."""
        return bisect_right(self._ends, event)

    def apply(self, action: int) -> None:
        """Make an action of the seat that is to move. IllegalAction, and nothing changes, if it is not legal."""
        self._make(action)
        self._undone.clear()

    def _make(self, action: int) -> None:
        before = self.state.clone()
        length = len(self.log)
        self.state.apply(action)
        self.record.actions.append(action)
        self._ends.append(len(self.log))
        self.version += 1
        if self.state.player != before.player:
            self._commit(OTHER_SEAT)
        elif self.state.over or self.state.reveals != before.reveals:
            self._commit(REVEALED)
        else:
            self._steps.append(Undoable(action, before.player, before, length))

    def _commit(self, barrier: str) -> None:
        self._steps.clear()
        self._barrier = barrier

    # ------------------------------------------------------------ the way back

    def undo_steps(self, seat: int) -> list[Undoable]:
        """What this seat can take back, the last action first; `undo(seat, n)` takes back the first n of them."""
        return self._steps[::-1] if seat == self.state.player else []

    def can_undo(self, seat: int) -> bool:
        """Whether that seat can take its last action back."""
        return bool(self.undo_steps(seat))

    def undo(self, seat: int, steps: int = 1) -> None:
        """Take back this seat's last actions."""
        can = self.undo_steps(seat)
        if steps > len(can) or steps < 1:
            cause = self._barrier if seat == self.state.player else OTHER_SEAT
            raise UndoRefused(_REFUSED[cause], cause)
        last = can[steps - 1]
        log = self.log
        del log[last.log_length :]
        self._noticed.clear()
        self._undone += [step.action for step in can[:steps]]
        del self._steps[-steps:], self.record.actions[-steps:], self._ends[-steps:]
        self.state = last.before
        self.state.log = log
        self.version += 1

    def redo_steps(self, seat: int) -> list[int]:
        """Actions this seat has taken back and can make again, the next one first."""
        return self._undone[::-1] if seat == self.state.player else []

    def redo(self, seat: int, steps: int = 1) -> None:
        """Make again what was taken back."""
        if steps > len(self.redo_steps(seat)) or steps < 1:
            raise UndoRefused(KERNEL.message("redo-nothing"), NOTHING)
        for _ in range(steps):
            self._make(self._undone.pop())

    # ------------------------------------------------------------ the record

    def finish(self) -> Record:
        """The record with the fingerprint of the present state; of a running game, with what it needs to go on."""
        self.record.hash = self.state.hash()
        self.record.running = {} if self.state.over else self._snapshot()
        return self.record

    def _snapshot(self) -> Data:
        committed = self._steps[0].before if self._steps else self.state
        at = len(self.record.actions) - len(self._steps)
        return snapshot(self.game, self.record, committed, at, self.version)


_REFUSED = {
    NOTHING: KERNEL.message("undo-nothing"),
    OTHER_SEAT: KERNEL.message("undo-other-seat"),
    REVEALED: KERNEL.message("undo-revealed"),
}
