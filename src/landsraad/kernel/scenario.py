"""Scenarios: small positions with moves and what must come of them. Together they are the executable rulebook.

A scenario is YAML for people; docs/scenarios.md describes it. Every error names the file, the line and the cause.
"""

from __future__ import annotations

import contextlib
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .contract import Game, Setup, State
from .errors import BadPosition, BadSetup, IllegalAction, LandsraadError
from .notation import plain
from .rulebook import cited_in
from .spelling import nearest, unknown
from .texts import KERNEL, Message, short
from .yaml_lines import BadFile, InFile, Key, Node, read_yaml

CHECKS = ("expect", "legal", "illegal", "choices", "asks", "over", "ranking")
FILE_KEYS = ("game", "setup", "note", "scenarios")
SCENARIO_KEYS = ("title", "rules", "note", "game", "setup", "position", "moves", "branches", *CHECKS)
BRANCH_KEYS = ("title", "note", "moves", "branches", *CHECKS)
STEP_KEYS = ("move", "note", *CHECKS)
ILLEGAL_KEYS = ("move", "because")
OPERATORS = ("in order", "starts", "has", "lacks", "size", "at least", "at most", "one of")
ABSENT = "absent"  # expected of something that must not be there at all
TIMES = re.compile(r"^(\S+) x(\d{1,2})$")  # worker x2


class Failed(InFile):
    """The scenario is sound, but the game does something else than it says."""


@dataclass(frozen=True)
class Scenario:
    """One scenario as it stands in its file."""

    file: Path
    line: int
    title: str
    rules: frozenset[str]
    game: str
    setup: dict[str, Any]
    names: dict[str, int]  # seats by name, counted from 1
    node: Node


# ---------------------------------------------------------------- reading


def read_scenarios(file: Path, default_game: str = "") -> list[Scenario]:
    """All scenarios of a file: one, a list, or a list under `scenarios` with the setup they share."""
    found: list[Scenario] = []
    for document in read_yaml(file):
        game, setup, nodes = default_game, Node({}, document.line), [document]
        if isinstance(document.value, list):
            nodes = document.value
        elif isinstance(document.value, dict) and "scenarios" in document.value:
            shared = _mapping(file, document, FILE_KEYS)
            game = _text(file, shared["game"]) if "game" in shared else game
            setup = shared.get("setup", setup)
            if not isinstance(shared["scenarios"].value, list):
                raise BadFile(file, shared["scenarios"].line, KERNEL.message("scenario-not-a-list", name="scenarios"))
            nodes = shared["scenarios"].value
        found += [_scenario(file, node, game, setup) for node in nodes]
    if not found:
        raise BadFile(file, 0, KERNEL.message("scenario-none"))
    return found


def _scenario(file: Path, node: Node, game: str, shared: Node) -> Scenario:
    parts = _mapping(file, node, SCENARIO_KEYS)
    if "title" not in parts:
        raise BadFile(file, node.line, KERNEL.message("scenario-needs-a-title"))
    setup = {**_mapping(file, shared), **_mapping(file, parts.get("setup", Node({}, node.line)))}
    names = setup.pop("names", Node([], node.line))
    if not isinstance(names.value, list):
        raise BadFile(file, names.line, KERNEL.message("scenario-not-a-list", name="names"))
    rules = parts.get("rules", Node([], node.line))
    if not isinstance(rules.value, list):
        raise BadFile(file, rules.line, KERNEL.message("scenario-not-a-list", name="rules"))
    if not _checks_something(node):
        raise BadFile(file, node.line, KERNEL.message("scenario-checks-nothing", checks=", ".join(CHECKS)))
    if "game" in parts:
        game = _text(file, parts["game"])
    if not game:
        raise BadFile(file, node.line, KERNEL.message("scenario-which-game"))
    return Scenario(
        file=file,
        line=node.line,
        title=_text(file, parts["title"]),
        rules=frozenset(rule for item in rules.value for rule in cited_in(str(item.value))),
        game=game,
        setup={str(key): value.plain for key, value in setup.items()},
        names={str(name.value): seat for seat, name in enumerate(names.value, 1)},
        node=node,
    )


def _checks_something(node: Node) -> bool:
    if isinstance(node.value, list):
        return any(_checks_something(item) for item in node.value)
    if not isinstance(node.value, dict):
        return False
    inner = [child for key, child in node.value.items() if key in ("moves", "branches")]
    return any(key in node.value for key in CHECKS) or any(_checks_something(child) for child in inner)


def _mapping(file: Path, node: Node, known: tuple[str, ...] = ()) -> dict[Key, Node]:
    if not isinstance(node.value, dict):
        raise BadFile(file, node.line, KERNEL.message("scenario-wants-mapping", found=short(node.plain)))
    for key, child in node.value.items():
        if known and key not in known:
            raise BadFile(file, child.line, unknown(KERNEL.message("what-key"), key, known))
    return node.value


def _items(file: Path, node: Node) -> list[Node]:
    if not isinstance(node.value, list):
        raise BadFile(file, node.line, KERNEL.message("scenario-wants-list", found=short(node.plain)))
    return node.value


def _text(file: Path, node: Node) -> str:
    if not isinstance(node.value, str) or not node.value.strip():
        raise BadFile(file, node.line, KERNEL.message("scenario-wants-text", found=short(node.plain)))
    return node.value


# ---------------------------------------------------------------- names, dots and repetitions


def spread(file: Path, node: Node, names: Mapping[str, int], top: bool = True) -> Node:
    """`1.coins: 2` becomes players: {1: {coins: 2}}; names become seats; `worker x2` becomes two of them."""
    if isinstance(node.value, list):
        return Node([item for child in node.value for item in _repeat(spread(file, child, names, False))], node.line)
    if isinstance(node.value, dict):
        result: dict[Key, Node] = {}
        for key, child in node.value.items():
            path = [_seat_or_name(part, names) for part in (key.split(".") if isinstance(key, str) else [key])]
            if top and isinstance(path[0], int):
                path.insert(0, "players")
            _insert(file, result, path, spread(file, child, names, False))
        return Node(result, node.line)
    if isinstance(node.value, str) and node.value in names:
        return Node(names[node.value], node.line)
    return node


def _seat_or_name(part: Key, names: Mapping[str, int]) -> Key:
    if isinstance(part, str):
        return names.get(part, int(part) if part.isdecimal() else part)
    return part


def _insert(file: Path, into: dict[Key, Node], path: list[Key], node: Node) -> None:
    key, rest = path[0], path[1:]
    if rest:
        inner = into.setdefault(key, Node({}, node.line))
        if isinstance(inner.value, dict):
            _insert(file, inner.value, rest, node)
            return
    elif key not in into:
        into[key] = node
        return
    elif isinstance(into[key].value, dict) and isinstance(node.value, dict):
        for name, child in node.value.items():
            _insert(file, into[key].value, [name], child)
        return
    raise BadFile(file, node.line, KERNEL.message("stands-twice", name=short(key)))


def _repeat(node: Node) -> list[Node]:
    found = TIMES.match(node.value) if isinstance(node.value, str) else None
    return [Node(found[1], node.line)] * int(found[2]) if found else [node]


# ---------------------------------------------------------------- running


def run_scenario(game: Game, scenario: Scenario) -> None:
    """Play the scenario. Failed if the game does something else, BadFile if the scenario cannot be understood."""
    _Run(game, scenario).run()


_WORDS: dict[tuple[str, str], tuple[frozenset[str], frozenset[str]]] = {}  # by game and content: made once


def _vocabulary(game: Game) -> tuple[frozenset[str], frozenset[str]]:
    """Every move the game knows, in notation, and every word in them."""
    key = (game.name, game.content_hash)
    if key not in _WORDS:
        moves = [game.words(action) for action in range(game.catalogue_size)]
        _WORDS[key] = (frozenset(" ".join(m) for m in moves), frozenset(word for m in moves for word in m))
    return _WORDS[key]


class _Run:
    def __init__(self, game: Game, scenario: Scenario) -> None:
        self.game = game
        self.scenario = scenario
        self.file = scenario.file

    def run(self) -> None:
        for rule in sorted(self.scenario.rules):
            if rule not in self.game.rulebook.rules:
                raise self.bad(
                    self.scenario.node.value["rules"],
                    unknown(KERNEL.message("what-rule"), rule, self.game.rulebook.rules),
                )
        state = self.start()
        self.go_on(state, self.scenario.node)

    def bad(self, node: Node, cause: str | Message) -> BadFile:
        return BadFile(self.file, node.line, cause)

    def failed(self, node: Node, cause: str | Message) -> Failed:
        return Failed(self.file, node.line, KERNEL.message("failed", title=self.scenario.title, cause=cause))

    def start(self) -> State:
        parts = self.scenario.node.value
        setup = dict(self.scenario.setup)
        setup_node = parts.get("setup", self.scenario.node)
        try:
            state = self.game.new(Setup(**{"seed": 1, **setup}))
        except BadSetup as error:
            raise self.bad(setup_node, error.said) from error
        except TypeError as error:  # a name that Setup uses itself
            raise self.bad(setup_node, KERNEL.message("scenario-setup-name")) from error
        if "position" not in parts:
            return state
        edits = spread(self.file, parts["position"], self.scenario.names)
        _mapping(self.file, edits)
        try:
            return self.game.edit(state, edits.plain)
        except BadPosition as error:
            raise BadFile(self.file, edits.line_at(error.path), error.said) from error

    def go_on(self, state: State, node: Node) -> None:
        """The moves, then the checks, then each branch from here."""
        parts = node.value
        for step in _items(self.file, parts["moves"]) if "moves" in parts else []:
            self.step(state, step)
        self.check(state, parts)
        for branch in _items(self.file, parts["branches"]) if "branches" in parts else []:
            _mapping(self.file, branch, BRANCH_KEYS)
            self.go_on(state.clone(), branch)

    def step(self, state: State, step: Node) -> None:
        """`move`, `1: move` (seat 1 makes it), or a mapping with `move` and checks."""
        if not isinstance(step.value, dict):
            self.move(state, step, None)
            return
        for key, child in step.value.items():
            seat = _seat_or_name(key, self.scenario.names)
            if isinstance(seat, int):
                self.move(state, child, seat)
            elif key == "move":
                self.move(state, child, None)
            elif key not in STEP_KEYS:
                raise self.bad(child, unknown(KERNEL.message("what-key"), key, STEP_KEYS))
        self.check(state, step.value)

    def move(self, state: State, node: Node, seat: int | None) -> None:
        text = _text(self.file, node)
        if state.over:
            raise self.failed(node, KERNEL.message("failed-game-over", move=short(text)))
        if seat is not None and state.player != seat - 1:
            wrong = KERNEL.message("failed-other-seat", move=short(text), seat=str(seat), decides=str(state.player + 1))
            raise self.failed(node, wrong)
        try:
            action = self.game.parse(state, text)
        except IllegalAction as error:
            could = KERNEL.message("two-sentences", first=error.said, second=self.could(state, text))
            raise self.failed(node, could) from error
        try:
            state.apply(action)
        except BadPosition as error:  # what the position has fixed for later does not fit
            raise self.failed(node, error.said) from error

    def could(self, state: State, text: str) -> Message:
        """What could be played instead."""
        legal = [self.game.describe(state, a).notation for a in state.legal()]
        if plain(text) not in _vocabulary(self.game)[0] and (near := nearest(text, legal)):
            return KERNEL.message("did-you-mean", near=near)
        shown = ", ".join(legal[:8]) + (" …" if len(legal) > 8 else "")
        return KERNEL.message("failed-could", seat=str(state.player + 1), moves=shown)

    # ------------------------------------------------------------ checks

    def check(self, state: State, parts: Mapping[Key, Node]) -> None:
        for node in _items(self.file, parts["legal"]) if "legal" in parts else []:
            self.check_legal(state, node)
        for node in _items(self.file, parts["illegal"]) if "illegal" in parts else []:
            self.check_illegal(state, node)
        if "choices" in parts:
            self.check_choices(state, parts["choices"])
        wanted = [key for key in ("expect", "asks", "over", "ranking") if key in parts]
        if not wanted:
            return
        data = self.game.position(state)
        data["over"] = state.over
        data["ranking"] = [[seat + 1 for seat in place] for place in state.ranking]
        if "expect" in parts:
            self.compare(data, data, spread(self.file, parts["expect"], self.scenario.names), ())
        if "over" in parts:
            self.compare(data, data["over"], parts["over"], ("over",))
        if "asks" in parts:
            self.check_asks(data, spread(self.file, parts["asks"], self.scenario.names, False))
        if "ranking" in parts:
            self.check_ranking(state, data, spread(self.file, parts["ranking"], self.scenario.names, False))

    def known_move(self, node: Node) -> str:
        """A text that names a move in notation, whether it is legal now or not; a slip of the pen is found here."""
        text = plain(_text(self.file, node))
        moves = _vocabulary(self.game)[0]
        if text not in moves and " ".join(["number", *text.split()[1:]]) not in moves:
            raise self.bad(node, unknown(KERNEL.message("what-move"), text, moves))
        return text

    def check_legal(self, state: State, node: Node) -> None:
        text = self.known_move(node)
        if text not in self.notations(state):
            cause = KERNEL.message("failed-not-legal", move=text)
            raise self.failed(node, KERNEL.message("two-sentences", first=cause, second=self.could(state, text)))

    def check_illegal(self, state: State, node: Node) -> None:
        because = ""
        if isinstance(node.value, dict):
            parts = _mapping(self.file, node, ILLEGAL_KEYS)
            if "move" not in parts:
                raise self.bad(node, KERNEL.message("scenario-which-move"))
            because = _text(self.file, parts["because"]) if "because" in parts else ""
            node = parts["move"]
        text = self.known_move(node)
        if text in self.notations(state):
            raise self.failed(node, KERNEL.message("failed-legal", move=text))
        if because:
            reasons = self.reasons(state, text)
            if not any(plain(because) in plain(reason) for reason in reasons):
                told = " ".join(reasons)
                raise self.failed(
                    node, KERNEL.message("failed-because", move=text, because=short(because), reasons=told)
                )

    def check_choices(self, state: State, node: Node) -> None:
        wanted = sorted(self.known_move(item) for item in _items(self.file, node))
        there = sorted(self.notations(state))
        if wanted != there:
            choices = KERNEL.message("failed-choices", wanted=", ".join(wanted), there=", ".join(there))
            raise self.failed(node, choices)

    def notations(self, state: State) -> list[str]:
        return [plain(self.game.describe(state, action).notation) for action in state.legal()]

    def reasons(self, state: State, text: str) -> list[str]:
        """Why a move is refused: what the game explains about the things it names, and the refusal itself."""
        reasons: list[str] = []
        for word in text.split():
            for kind, ids in self.game.facts("").items():
                if word in ids:
                    with contextlib.suppress(LandsraadError):  # not every kind of thing can be explained
                        reasons += map(str, self.game.explain(state, state.player, f"{kind}:{word}"))
        try:
            self.game.parse(state, text)
        except IllegalAction as error:
            reasons.append(str(error))
        return reasons

    def check_asks(self, data: Mapping[str, Any], node: Node) -> None:
        """The decision at hand: `asks: 2` (seat), `asks: defend` (kind), or both in a mapping."""
        if isinstance(node.value, dict) or node.value in (None, "none"):
            self.compare(data, data["asks"], node, ("asks",))
        else:
            key = "seat" if isinstance(node.value, int) else "kind"
            self.compare(data, data["asks"], Node({key: node}, node.line), ("asks",))

    def check_ranking(self, state: State, data: Mapping[str, Any], node: Node) -> None:
        if not state.over:
            raise self.failed(node, KERNEL.message("failed-no-ranking"))
        wanted = [item if isinstance(item, list) else [item] for item in Node(_items(self.file, node), 0).plain]
        if [sorted(place) for place in wanted] != [sorted(place) for place in data["ranking"]]:
            raise self.failed(node, _should(KERNEL.message("what-ranking"), str(wanted), str(data["ranking"])))

    def compare(self, data: Mapping[str, Any], actual: Any, node: Node, path: tuple[Key, ...]) -> None:
        wanted = node.value
        if isinstance(wanted, dict) and wanted and all(key in OPERATORS for key in wanted):
            for key, child in wanted.items():
                self.compare_by(str(key), actual, child, path)
        elif isinstance(wanted, dict):
            for key, child in wanted.items():
                self.compare_part(data, actual, key, child, (*path, key))
        elif isinstance(wanted, list):
            if not isinstance(actual, list):
                raise self.bad(node, KERNEL.message("compare-no-list", part=_dotted(path), found=_shown(actual)))
            self.must(_bag(actual) == _bag(node.plain), node, path, _shown(node.plain), actual)
        else:
            value = None if wanted == "none" else wanted
            self.must(value == actual and type(value) is type(actual), node, path, _shown(value), actual)

    def compare_part(self, data: Mapping[str, Any], actual: Any, key: Key, node: Node, path: tuple[Key, ...]) -> None:
        if isinstance(actual, dict) and key in actual:
            if node.value == ABSENT:
                raise self.failed(node, _should(_dotted(path), ABSENT, _shown(actual[key])))
            self.compare(data, actual[key], node, path)
            return
        known = set(actual) if isinstance(actual, dict) else set()
        if node.value == ABSENT and (str(key) in _vocabulary(self.game)[1] or key in set(_keys(data))):
            return
        if actual is None:
            there = KERNEL.message(
                "failed-nothing-there", part=_dotted(path), wanted=_shown(node.plain), missing=str(path[-2])
            )
            raise self.failed(node, there)
        inside = _dotted(path[:-1])
        what = KERNEL.message("what-part-of", whole=inside) if inside else KERNEL.message("what-part")
        raise self.bad(node, unknown(what, key, known))

    def compare_by(self, operator: str, actual: Any, node: Node, path: tuple[Key, ...]) -> None:
        wanted = node.plain
        if operator in ("at least", "at most"):
            if type(actual) is not int or type(wanted) is not int:
                raise self.bad(
                    node,
                    KERNEL.message(
                        "compare-wants-numbers", operator=operator, part=_dotted(path), found=_shown(actual)
                    ),
                )
            good = actual >= wanted if operator == "at least" else actual <= wanted
        elif operator == "one of":
            if not isinstance(wanted, list):
                raise self.bad(node, KERNEL.message("compare-needs-list", operator=operator))
            good = actual in wanted
        elif not isinstance(actual, (list, dict)):
            raise self.bad(
                node, KERNEL.message("compare-wants-lists", operator=operator, part=_dotted(path), found=_shown(actual))
            )
        elif operator == "size":
            good = len(actual) == wanted
        elif not isinstance(wanted, list):
            raise self.bad(node, KERNEL.message("compare-needs-list", operator=operator))
        elif operator == "in order":
            good = actual == wanted
        elif operator == "starts":
            good = actual == wanted or (isinstance(actual, list) and actual[: len(wanted)] == wanted)
        elif operator == "has":
            good = not _bag(wanted) - _bag(list(actual))
        else:
            good = not any(item in actual for item in wanted)
        self.must(good, node, path, f"{operator} {_shown(wanted)}", actual)

    def must(self, good: bool, node: Node, path: tuple[Key, ...], wanted: str, actual: Any) -> None:
        if not good:
            raise self.failed(node, _should(_dotted(path), wanted, _shown(actual)))


def _should(part: str | Message, wanted: str, actual: str) -> Message:
    return KERNEL.message("failed-should", part=part, wanted=wanted, actual=actual)


def _bag(items: list[Any]) -> Counter[str]:
    """A list without its order."""
    return Counter(repr(item) for item in items)


def _dotted(path: tuple[Key, ...]) -> str:
    """`1.coins`, as it is written in a scenario."""
    if len(path) > 1 and path[0] == "players":
        path = path[1:]
    return ".".join(str(key) for key in path)


def _shown(value: Any) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        text = ", ".join(_shown(item) for item in value[:12])
        return f"[{text}{', …' if len(value) > 12 else ''}]"
    return short(value, 400)


def _keys(data: Any) -> Iterator[Key]:
    if isinstance(data, dict):
        yield from data
        for value in data.values():
            yield from _keys(value)
