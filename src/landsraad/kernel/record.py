"""A game is its setup and its actions. A record is that, with the rules it was played under and the final hash."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from .contract import Data, Game, Setup, State
from .errors import BadRecord, IllegalAction, LandsraadError
from .files import write_whole

FORMAT = 1
LARGEST = 8 * 1024 * 1024  # bytes; a whole game is some 20 kB


@dataclass(slots=True)
class Record:
    """Everything needed to play a game again, to the bit."""

    game: str
    rules: str
    content: str
    setup: Setup
    actions: list[int] = field(default_factory=list)
    hash: str = ""
    names: list[str] = field(default_factory=list)
    note: Data = field(default_factory=dict)

    def dump(self) -> Data:
        return {
            "landsraad": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "content": self.content,
            "setup": self.setup.dump(),
            "names": self.names,
            "note": self.note,
            "actions": self.actions,
            "hash": self.hash,
        }

    def line(self) -> str:
        """The record as one line of JSON, for files that hold many."""
        return json.dumps(self.dump(), ensure_ascii=False, separators=(",", ":"))

    def save(self, path: Path) -> None:
        """Write whole or not at all: a full disk or a crash leaves the earlier file as it was."""
        write_whole(path, self.line() + "\n")

    @staticmethod
    def load(data: object) -> Record:
        if not isinstance(data, dict) or "landsraad" not in data:
            raise BadRecord("This is not a Landsraad record.")
        if data["landsraad"] != FORMAT:
            raise BadRecord(f"The record has format {data['landsraad']}; this program reads format {FORMAT}.")
        try:
            record = Record(
                game=str(data["game"]),
                rules=str(data["rules"]),
                content=str(data["content"]),
                setup=Setup.load(data["setup"]),
                actions=list(data["actions"]),
                hash=str(data["hash"]),
                names=[str(n) for n in data.get("names", [])],
                note=dict(data.get("note", {})),
            )
        except (KeyError, TypeError, ValueError) as error:
            raise BadRecord(f"The record is damaged: {type(error).__name__} at {error}.") from error
        if any(type(a) is not int for a in record.actions):
            raise BadRecord("The record is damaged: an action is not a number.")
        return record

    @staticmethod
    def read(path: Path) -> list[Record]:
        """All records of a file: one JSON object, or one in each line."""
        try:
            if path.stat().st_size > LARGEST * 256:
                raise BadRecord(f"{path} is too large to be records of games.")
            text = path.read_text(encoding="utf-8")
        except OSError as error:
            raise BadRecord(f"{path} cannot be read: {error.strerror}.") from error
        except UnicodeDecodeError as error:
            raise BadRecord(f"{path} is not a text file.") from error
        records = []
        for number, line in enumerate(text.split("\n"), 1):
            if not line.strip():
                continue
            if len(line) > LARGEST:
                raise BadRecord(f"{path}, line {number}: too long to be the record of a game.")
            try:
                records.append(Record.load(json.loads(line)))
            except BadRecord as error:
                raise BadRecord(f"{path}, line {number}: {error}") from error
            except (ValueError, RecursionError) as error:  # broken JSON, or a number of absurd length
                raise BadRecord(f"{path}, line {number}: not a record (broken JSON).") from error
        if not records:
            raise BadRecord(f"{path} holds no record.")
        return records


def new_record(game: Game, setup: Setup, names: list[str] | None = None) -> Record:
    return Record(game.name, game.rules_version, game.content_hash, game.check(setup), names=names or [])


def check_rules(game: Game, record: Record) -> None:
    """Refuse a record that these rules would play differently."""
    if record.game != game.name:
        raise BadRecord(f"The record is of “{record.game}”, not of “{game.name}”.")
    if record.rules != game.rules_version:
        raise BadRecord(
            f"The record was made under rules {record.rules}; this program plays rules {game.rules_version}."
        )
    if record.content != game.content_hash:
        raise BadRecord("The record was made with other cards or numbers than this program has.")


def steps(game: Game, record: Record) -> Iterator[tuple[int, State]]:
    """The states of a game: (0, start), (1, after the first action), … The state is the same object all along."""
    check_rules(game, record)
    try:
        state = game.new(record.setup)
    except LandsraadError as error:
        raise BadRecord(f"The record's setup is not possible: {error}") from error
    yield 0, state
    for number, action in enumerate(record.actions, 1):
        try:
            state.apply(action)
        except IllegalAction as error:
            raise BadRecord(f"Action {number} of {len(record.actions)} is illegal: {error}") from error
        yield number, state


def replay(game: Game, record: Record) -> State:
    """The state at the end of the record."""
    return list(steps(game, record))[-1][1]


def verify(game: Game, record: Record) -> State:
    """Replay and compare the fingerprint of the final state."""
    state = replay(game, record)
    if state.hash() != record.hash:
        raise BadRecord(f"The replay ends in state {state.hash()}, the record says {record.hash}.")
    return state
