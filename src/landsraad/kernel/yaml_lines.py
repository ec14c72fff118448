"""YAML that remembers its lines, so that an error can say where it is.

Only what a person writes by hand is understood: mappings, lists, texts, whole and decimal numbers, true, false, null.
References, tags and numbers in other notations are refused: they are how a small file becomes a large one, and nobody
means them (`1:30` would be the number 90). The file is read event by event, and nothing is built beyond the limits.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml
from yaml.resolver import Resolver

from .errors import LandsraadError
from .files import Unreadable, read_text
from .texts import KERNEL, Message, short

LARGEST = 512 * 1024  # bytes; the largest of our own has 40 kB
DEEPEST = 20
MOST = 40_000  # values and names in one file; the largest of our own has 6,000
LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the fast one where it is installed

WHOLE = re.compile(r"[-+]?(?:0|[1-9][0-9]{0,17})")
DECIMAL = re.compile(r"[-+]?[0-9]{1,15}\.[0-9]{1,15}")
LONGEST_NUMBER = 40  # characters; what is longer and looks like one was not typed by a person
LIKE_A_NUMBER = re.compile(r"[-+.]?[0-9][0-9A-Fa-fXx_.:+-]*")
NUMBER_TAGS = ("tag:yaml.org,2002:int", "tag:yaml.org,2002:float")
BOOL_TAG, NULL_TAG = "tag:yaml.org,2002:bool", "tag:yaml.org,2002:null"
TRUE = ("true", "yes", "on")

Key = str | int


class InFile(LandsraadError):
    """Something is wrong at a place in a file. The sentence begins with the file and the line."""

    def __init__(self, file: Path, line: int, cause: str | Message) -> None:
        if line:
            super().__init__(KERNEL.message("in-file-line", file=str(file), line=str(line), cause=cause))
        else:
            super().__init__(KERNEL.message("in-file", file=str(file), cause=cause))
        self.file = file
        self.line = line
        self.cause = cause


class BadFile(InFile):
    """The file cannot be understood."""


@dataclass(slots=True)
class Node:
    """A value with the line it stands on: a scalar, a list of nodes, or a mapping from keys to nodes."""

    value: Any
    line: int

    @property
    def plain(self) -> Any:
        """The value without lines."""
        if isinstance(self.value, list):
            return [item.plain for item in self.value]
        if isinstance(self.value, dict):
            return {key: item.plain for key, item in self.value.items()}
        return self.value

    def line_at(self, path: tuple[Key, ...]) -> int:
        """The line of the thing at that path, or of the nearest thing around it."""
        node = self
        for key in path:
            if isinstance(node.value, list) and isinstance(key, int):
                inside = key < len(node.value)
            else:
                inside = isinstance(node.value, dict) and key in node.value
            if not inside:
                break
            node = node.value[key]
        return node.line


def read_yaml(file: Path) -> list[Node]:
    """The documents of a file."""
    try:
        text = read_text(file, LARGEST)
    except Unreadable as error:
        raise BadFile(file, 0, error.said) from error
    return parse_yaml(text, file)


def parse_yaml(text: str, file: Path) -> list[Node]:
    try:
        return _Reader(text, file).documents()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        cause = KERNEL.message("yaml-broken", problem=short(error.problem or error.context))
        raise BadFile(file, mark.line + 1 if mark else 0, cause) from error
    except (yaml.YAMLError, UnicodeEncodeError) as error:
        raise BadFile(file, 0, KERNEL.message("yaml-strange-characters")) from error


class _Reader:
    """Builds nodes from the events of the parser, no deeper and no more than the limits allow."""

    def __init__(self, text: str, file: Path) -> None:
        self.file = file
        self.events: Iterator[Any] = iter(yaml.parse(text, Loader=LOADER))
        self.left = MOST
        self.resolver: Any = Resolver()

    def documents(self) -> list[Node]:
        found: list[Node] = []
        for event in self.events:
            if isinstance(event, yaml.DocumentStartEvent):
                found.append(self.node(next(self.events), 0))
        return found

    def bad(self, event: Any, cause: Message) -> BadFile:
        return BadFile(self.file, event.start_mark.line + 1, cause)

    def node(self, event: Any, depth: int) -> Node:
        self.left -= 1
        if self.left < 0:
            raise self.bad(event, KERNEL.message("yaml-too-much"))
        if isinstance(event, yaml.AliasEvent):
            raise self.bad(event, KERNEL.message("yaml-reference"))
        if event.tag is not None:
            raise self.bad(event, KERNEL.message("yaml-tag", tag=short(event.tag)))
        if depth > DEEPEST:
            raise self.bad(event, KERNEL.message("nested-too-deeply"))
        line = event.start_mark.line + 1
        if isinstance(event, yaml.SequenceStartEvent):
            items: list[Node] = []
            while not isinstance(inner := next(self.events), yaml.SequenceEndEvent):
                items.append(self.node(inner, depth + 1))
            return Node(items, line)
        if isinstance(event, yaml.MappingStartEvent):
            return Node(self.mapping(depth), line)
        return Node(self.scalar(event), line)

    def mapping(self, depth: int) -> dict[Key, Node]:
        mapping: dict[Key, Node] = {}
        while not isinstance(event := next(self.events), yaml.MappingEndEvent):
            if isinstance(event, (yaml.SequenceStartEvent, yaml.MappingStartEvent)):
                raise self.bad(event, KERNEL.message("yaml-list-as-name"))
            key_node = self.node(event, depth + 1)
            key = key_node.value
            if not isinstance(key, (str, int)) or isinstance(key, bool):
                raise self.bad(event, KERNEL.message("yaml-strange-name", name=short(event.value)))
            if key in mapping:
                raise self.bad(event, KERNEL.message("stands-twice", name=short(key)))
            value = self.node(next(self.events), depth + 1)
            value.line = key_node.line  # the line of `key: value` is where a reader looks
            mapping[key] = value
        return mapping

    def scalar(self, event: Any) -> str | int | float | bool | None:
        """What a text without quotes means; dates and the like are just text here."""
        text: str = event.value
        if not event.implicit[0]:  # in quotes
            return text
        if WHOLE.fullmatch(text):
            return int(text)
        if DECIMAL.fullmatch(text):
            return float(text)
        if len(text) > LONGEST_NUMBER:
            if LIKE_A_NUMBER.fullmatch(text):
                raise self.bad(event, KERNEL.message("yaml-strange-number", number=short(text)))
            return text
        tag = self.resolver.resolve(yaml.ScalarNode, text, (True, False))
        if tag in NUMBER_TAGS:
            raise self.bad(event, KERNEL.message("yaml-strange-number", number=text))
        if tag == BOOL_TAG:
            return text.lower() in TRUE
        return None if tag == NULL_TAG else text
