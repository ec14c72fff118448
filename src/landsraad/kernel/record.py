"""A game is its setup and its actions. A record is that, with the rules it was played under and the final hash.

The record of a game that still runs is its saved game. It also holds the position at the last point nobody can go back
behind, so that the game can go on when the program has learned better rules or cards in the meantime (`carry_over`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .contract import Data, Event, Game, Setup, State
from .errors import BadRecord, IllegalAction, LandsraadError
from .files import Unreadable, nested_deeper, read_lines, write_whole
from .fingerprint import fingerprint
from .seeds import check_seed, commitment
from .texts import KERNEL, Message, short

FORMAT = 1
LARGEST = 1024 * 1024  # bytes of one record; a whole game is some 20 kB, the longest ever seen 400
LARGEST_FILE = 1024 * 1024 * 1024  # bytes of a file of many records; they are read one by one
DEEPEST = 12  # brackets inside each other
MOST_EMPTY = 10_000  # lines


@dataclass(slots=True)
class Record:
    """Everything needed to play a game again, to the bit."""

    game: str
    rules: str
    content: str
    setup: Setup
    actions: list[int] = field(default_factory=list)
    hash: str = ""  # of the state after the last action
    names: list[str] = field(default_factory=list)
    note: Data = field(default_factory=dict)
    commitment: str = ""  # hash of the seed, known to everybody from the start
    # Only while the game runs, see `Table.finish`: the position at the last point nobody can go back behind (`state`),
    # how many actions lie before it (`at`), those after it in words, and what the numbers in it depend on (`shape`).
    running: Data = field(default_factory=dict)
    # Earlier stretches of a game that was carried over to other rules or cards: the rules and content of each, how many
    # actions lie before its end, and the position there. The record's own rules and content are those of the last.
    spans: list[Data] = field(default_factory=list)

    def dump(self) -> Data:
        """As JSON data, which `load` reads."""
        data = {
            "landsraad": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "content": self.content,
            "setup": self.setup.dump(),
            "commitment": self.commitment,
            "names": self.names,
            "note": self.note,
            "actions": self.actions,
            "hash": self.hash,
        }
        if self.running:
            data["running"] = self.running
        if self.spans:
            data["spans"] = self.spans
        return data

    def line(self) -> str:
        """The record as one line of JSON, for files that hold many."""
        return json.dumps(self.dump(), ensure_ascii=False, separators=(",", ":"))

    def save(self, path: Path) -> None:
        """Write whole or not at all: a full disk or a crash leaves the earlier file as it was."""
        write_whole(path, self.line() + "\n")

    @staticmethod
    def load(data: object) -> Record:
        """From JSON data of anybody's making. BadRecord says in words what is wrong with it."""
        if not isinstance(data, dict) or "landsraad" not in data:
            raise BadRecord(KERNEL.message("record-foreign"))
        if data["landsraad"] != FORMAT or type(data["landsraad"]) is not int:
            raise BadRecord(KERNEL.message("record-format", found=short(data["landsraad"]), known=str(FORMAT)))
        return Record(
            game=_part(data, "game", str),
            rules=_part(data, "rules", str),
            content=_part(data, "content", str),
            setup=_setup(_part(data, "setup", dict)),
            actions=_numbers(data, "actions"),
            hash=_part(data, "hash", str),
            names=[str(n) for n in _part(data, "names", list, [])],
            note=_part(data, "note", dict, {}),
            commitment=_part(data, "commitment", str, ""),
            running=_running(_part(data, "running", dict, {})),
            spans=[_span(span, number) for number, span in enumerate(_part(data, "spans", list, []), 1)],
        )

    @staticmethod
    def read(path: Path) -> list[Record]:
        """All records of a file: one JSON object, or one in each line."""
        return list(Record.read_each(path))

    @staticmethod
    def read_each(path: Path) -> Iterator[Record]:
        """The records of a file one by one: a file of many games need not fit into memory."""
        found = empty = 0
        try:
            for number, line in read_lines(path, LARGEST_FILE, LARGEST):
                if line.strip():
                    found += 1
                    yield _read_line(path, number, line)
                    continue
                empty += 1
                if empty > MOST_EMPTY:
                    break
        except Unreadable as error:
            raise BadRecord(KERNEL.message("in-file", file=str(path), cause=error.said)) from error
        if not found:
            raise BadRecord(KERNEL.message("in-file", file=str(path), cause=KERNEL.message("record-none")))


def _read_line(path: Path, number: int, line: str) -> Record:
    cause: str | Message
    try:
        if nested_deeper(line, DEEPEST):
            raise BadRecord(KERNEL.message("nested-too-deeply"))
        return Record.load(json.loads(line))
    except BadRecord as error:
        cause, why = error.said, error
    except (ValueError, RecursionError) as error:  # broken JSON, or a number of absurd length
        cause, why = KERNEL.message("record-broken-json"), BadRecord(str(error))
    raise BadRecord(KERNEL.message("in-file-line", file=str(path), line=str(number), cause=cause)) from why


# ---------------------------------------------------------------- parts of a record, checked

_WANTED = {
    str: KERNEL.message("kind-text"),
    int: KERNEL.message("kind-number"),
    list: KERNEL.message("kind-list"),
    dict: KERNEL.message("kind-mapping"),
}
_NEEDED = object()


def _damaged(cause: Message) -> BadRecord:
    return BadRecord(KERNEL.message("record-damaged", cause=cause))


def _wrong(part: str, wanted: Message) -> BadRecord:
    return _damaged(KERNEL.message("part-wrong", part=part, wanted=wanted))


def _part(data: Data, name: str, kind: type, default: object = _NEEDED, inside: str = "") -> Any:
    """A part of the right kind; a number is never a truth, as it is for Python."""
    if name not in data:
        if default is _NEEDED:
            raise _damaged(KERNEL.message("part-missing", part=inside + name))
        return default
    if type(data[name]) is not kind:
        raise _wrong(inside + name, _WANTED[kind])
    return data[name]


def _numbers(data: Data, name: str) -> list[int]:
    numbers: list[int] = _part(data, name, list)
    if any(type(n) is not int for n in numbers):
        raise _wrong(name, KERNEL.message("kind-numbers"))
    return numbers


def _setup(data: Data) -> Setup:
    players = _part(data, "players", int, inside="setup.")
    expansions = _part(data, "expansions", list, inside="setup.")
    if any(type(name) is not str for name in expansions):
        raise _wrong("setup.expansions", KERNEL.message("kind-texts"))
    options = _part(data, "options", dict, inside="setup.")
    if "seed" not in data:
        raise _damaged(KERNEL.message("part-missing", part="setup.seed"))
    try:
        check_seed(data["seed"])
        return Setup(players, data["seed"], expansions, **options)
    except LandsraadError as error:
        raise BadRecord(KERNEL.message("record-setup-impossible", reason=error.said)) from error
    except TypeError as error:  # an option with a name that the setup itself has
        raise _wrong("setup.options", KERNEL.message("kind-options")) from error


def _running(data: Data) -> Data:
    if data:
        for name, kind in _RUNNING:
            _part(data, name, kind, inside="running.")
    return data


_RUNNING = (("at", int), ("state", dict), ("hash", str), ("shape", str), ("since", list), ("version", int))


def _span(data: Any, number: int) -> Data:
    if type(data) is not dict:
        raise _wrong(f"spans {number}", _WANTED[dict])
    for name, kind in (("rules", str), ("content", str), ("actions", int), ("state", dict)):
        _part(data, name, kind, inside=f"spans {number}: ")
    return data


# ---------------------------------------------------------------- playing a record again


def new_record(game: Game, setup: Setup, names: list[str] | None = None) -> Record:
    setup = game.check(setup)
    sworn = commitment(setup.seed)
    return Record(game.name, game.rules_version, game.content_hash, setup, names=names or [], commitment=sworn)


def same_rules(game: Game, record: Record) -> bool:
    return (record.rules, record.content) == (game.rules_version, game.content_hash)


def check_rules(game: Game, record: Record) -> None:
    """Refuse a record that these rules would play differently."""
    if record.game != game.name:
        raise BadRecord(KERNEL.message("record-of-other-game", game=short(record.game), wanted=game.name))
    if record.rules != game.rules_version:
        rules = KERNEL.message("record-of-other-rules", rules=short(record.rules), ours=game.rules_version)
        raise BadRecord(rules)
    if record.content != game.content_hash:
        raise BadRecord(KERNEL.message("record-of-other-content"))


def beginning(game: Game, record: Record, log: list[Event] | None = None) -> tuple[int, State]:
    """How many actions cannot be played again, and the state after them: none and a new game, unless the game was
    carried over from other rules. With a log the state keeps it, and what happened before the first decision is in it.
    """
    if record.spans:
        last = record.spans[-1]
        state = _loaded(game, last["state"])
        state.log = log
        return int(last["actions"]), state
    try:
        return 0, game.new(record.setup) if log is None else game.start(record.setup, log)
    except LandsraadError as error:
        raise BadRecord(KERNEL.message("record-setup-impossible", reason=error.said)) from error


def apply_recorded(game: Game, record: Record, number: int, apply: Callable[[int], None]) -> None:
    """Make action `number` of the record, counted from 1."""
    action = record.actions[number - 1]
    try:
        if not 0 <= action < game.catalogue_size:
            raise IllegalAction(KERNEL.message("no-such-action"))
        apply(action)
    except IllegalAction as error:
        count = str(len(record.actions))
        cause = KERNEL.message("record-illegal", number=str(number), count=count, reason=error.said)
        raise BadRecord(cause) from error


def steps(game: Game, record: Record, log: list[Event] | None = None) -> Iterator[tuple[int, State]]:
    """The states of a game: (0, start), (1, after the first action), … The state is the same object all along.

    In a game that was carried over from other rules they begin where these rules begin.
    """
    check_rules(game, record)
    first, state = beginning(game, record, log)
    yield first, state
    for number in range(first + 1, len(record.actions) + 1):
        apply_recorded(game, record, number, state.apply)
        yield number, state


def replay(game: Game, record: Record) -> State:
    """The state at the end of the record."""
    for _, last in steps(game, record):
        state = last
    return state


def verify(game: Game, record: Record, promised: str | None = None) -> State:
    """Replay, compare the fingerprint of the final state, and the seed with its commitment: the record's own and the
    one somebody was `promised`.

    A record that spans several rules is never verified: what was played under the earlier ones cannot be repeated.
    """
    check_rules(game, record)
    for sworn in (record.commitment, promised):
        if sworn and sworn != commitment(record.setup.seed):
            raise BadRecord(KERNEL.message("record-other-seed", commitment=short(sworn)))
    state = replay(game, record)
    if state.hash() != record.hash:
        raise BadRecord(KERNEL.message("record-ends-elsewhere", there=state.hash(), here=short(record.hash)))
    if record.spans:
        spans = "; ".join(f"{short(span['rules'], 20)} ({short(span['content'], 20)})" for span in record.spans)
        before = str(record.spans[-1]["actions"])
        raise BadRecord(KERNEL.message("record-spans", before=before, count=str(len(record.actions)), earlier=spans))
    return state


# ---------------------------------------------------------------- going on under other rules


def snapshot(game: Game, record: Record, state: State, at: int, version: int) -> Data:
    """What a running game needs to go on, also under other rules: `state` is the position after `at` actions."""
    dump = state.dump()
    return {
        "at": at,
        "state": dump,
        "hash": fingerprint(dump),
        "shape": game.shape(state),
        "since": [" ".join(game.words(action)) for action in record.actions[at:]],
        "version": version,
    }


def carry_over(game: Game, record: Record) -> tuple[Record, list[str]]:
    """A saved game of other rules or cards, to be gone on with under ours: its record up to the last point nobody can
    go back behind, marked as spanning both, and the actions after that point in words.

    BadRecord if the position cannot be taken over: it holds something we do not have or number otherwise.
    """
    if record.game != game.name:
        check_rules(game, record)
    running = record.running
    if not running:
        check_rules(game, record)
    if fingerprint(running["state"]) != running["hash"] or not 0 <= running["at"] <= len(record.actions):
        raise BadRecord(KERNEL.message("record-changed"))
    state = _loaded(game, running["state"])
    if game.shape(state) != running["shape"]:
        raise BadRecord(KERNEL.message("carry-impossible"))
    before = {"rules": record.rules, "content": record.content, "actions": running["at"], "state": running["state"]}
    carried = Record(
        record.game,
        game.rules_version,
        game.content_hash,
        record.setup,
        record.actions[: running["at"]],
        state.hash(),
        record.names,
        record.note,
        record.commitment,
        spans=[*record.spans, before],
    )
    return carried, [str(words) for words in running["since"]]


def _loaded(game: Game, data: Data) -> State:
    """The position, or BadRecord: what another version has written need not be what this one understands."""
    try:
        return game.load(data)
    except (LandsraadError, LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
        raise BadRecord(KERNEL.message("carry-impossible")) from error
