"""YAML that remembers its lines, so that an error can say where it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from .errors import LandsraadError

LARGEST = 2 * 1024 * 1024  # bytes
DEEPEST = 20
LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the fast one where it is installed

Key = str | int


class InFile(LandsraadError):
    """Something is wrong at a place in a file. The sentence begins with the file and the line."""

    def __init__(self, file: Path, line: int, cause: str) -> None:
        super().__init__(f"{file}, line {line}: {cause}" if line else f"{file}: {cause}")
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
        if file.stat().st_size > LARGEST:
            raise BadFile(file, 0, "the file is too large.")
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile(file, 0, f"the file cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadFile(file, 0, "this is not a text file.") from error
    return parse_yaml(text, file)


def parse_yaml(text: str, file: Path) -> list[Node]:
    try:
        for event in yaml.parse(text, Loader=LOADER):
            if isinstance(event, yaml.AliasEvent):
                raise BadFile(
                    file,
                    event.start_mark.line + 1 if event.start_mark else 0,
                    "references (*name) cannot be used here.",
                )
        return list(_documents(text, file))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        cause = f"this is not valid YAML: {error.problem or error.context}."
        raise BadFile(file, mark.line + 1 if mark else 0, cause) from error
    except yaml.YAMLError as error:
        raise BadFile(file, 0, "this is not valid YAML: it holds characters that do not belong in a text.") from error
    except RecursionError as error:
        raise BadFile(file, 0, "this is nested too deeply.") from error


def _documents(text: str, file: Path) -> Iterator[Node]:
    loader = LOADER(text)
    try:
        while loader.check_node():
            yield _node(loader, loader.get_node(), file, 0)
    finally:
        loader.dispose()


def _node(loader: Any, node: yaml.Node, file: Path, depth: int) -> Node:
    line = node.start_mark.line + 1
    if depth > DEEPEST:
        raise BadFile(file, line, "this is nested too deeply.")
    if isinstance(node, yaml.SequenceNode):
        return Node([_node(loader, item, file, depth + 1) for item in node.value], line)
    if isinstance(node, yaml.MappingNode):
        mapping: dict[Key, Node] = {}
        for key_node, value_node in node.value:
            key = _scalar(loader, key_node, file)
            key_line = key_node.start_mark.line + 1
            if not isinstance(key, (str, int)) or isinstance(key, bool):
                raise BadFile(file, key_line, f"“{key_node.value}” cannot be a name here; put it in quotes.")
            if key in mapping:
                raise BadFile(file, key_line, f"“{key}” stands here twice.")
            value = _node(loader, value_node, file, depth + 1)
            value.line = key_line  # the line of `key: value` is where a reader looks
            mapping[key] = value
        return Node(mapping, line)
    return Node(_scalar(loader, node, file), line)


def _scalar(loader: Any, node: yaml.Node, file: Path) -> Any:
    line = node.start_mark.line + 1
    if not isinstance(node, yaml.ScalarNode):
        raise BadFile(file, line, "a list or a mapping cannot be a name.")
    try:
        value = loader.construct_object(node)
    except (yaml.YAMLError, ValueError) as error:
        raise BadFile(file, line, f"“{node.value}” cannot be read.") from error
    if value is not None and not isinstance(value, (str, int, float, bool)):
        return node.value  # dates and the like are just text here
    return value
