"""Files from anywhere, read without trust: nothing but ordinary files, never more than a limit, nothing nested deeply.

A pipe would block, a device would never end, a file with holes can be of any size, and a parser runs out of stack long
before a text runs out of brackets. All of that is found out before a parser sees the first character.
"""

from __future__ import annotations

import contextlib
import os
import re
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from .errors import LandsraadError, system_reason
from .texts import KERNEL, Message

NO_WAITING = getattr(os, "O_NONBLOCK", 0)  # opening a pipe nobody writes to would wait for ever
MARKS = re.compile(r'"(?:[^"\\]|\\.)*"?|[\[{\]}]', re.DOTALL)  # texts of JSON, and brackets outside of them


class Unreadable(LandsraadError):
    """The file cannot be read. The sentence does not name the file: whoever asked for it does."""


@contextlib.contextmanager
def open_ordinary(path: Path, largest: int) -> Iterator[BinaryIO]:
    """An ordinary file of at most so many bytes, opened for reading."""
    try:
        handle = os.open(path, os.O_RDONLY | NO_WAITING | getattr(os, "O_BINARY", 0))
        with os.fdopen(handle, "rb") as file:
            about = os.fstat(handle)
            if stat.S_ISDIR(about.st_mode):
                raise Unreadable(_cannot(KERNEL.message("system-is-a-folder")))
            if not stat.S_ISREG(about.st_mode):
                raise Unreadable(_cannot(KERNEL.message("file-not-ordinary")))
            if about.st_size > largest:
                raise Unreadable(KERNEL.message("file-too-large", limit=_bytes(largest)))
            yield file
    except OSError as error:
        raise Unreadable(_cannot(system_reason(error))) from error
    except ValueError as error:  # a name with a zero byte in it
        raise Unreadable(_cannot(KERNEL.message("system-not-there"))) from error


def read_text(path: Path, largest: int) -> str:
    """The whole text of a file."""
    with open_ordinary(path, largest) as file:
        return _decoded(file.read(largest + 1)[:largest])


def read_lines(path: Path, largest: int, longest: int) -> Iterator[tuple[int, str]]:
    """The lines of a file with their numbers, one at a time; `longest` bytes is what a line may have."""
    with open_ordinary(path, largest) as file:
        number = 0
        while line := file.readline(longest + 1):
            number += 1
            if len(line) > longest:
                raise Unreadable(KERNEL.message("line-too-long", line=str(number), limit=_bytes(longest)))
            yield number, _decoded(line)


def nested_deeper(text: str, deepest: int) -> bool:
    """Whether JSON text has more brackets inside each other than that. Looks at every character once."""
    depth = 0
    for mark in MARKS.finditer(text):
        character = mark[0][0]
        if character in "[{":
            depth += 1
            if depth > deepest:
                return True
        elif character in "]}":
            depth -= 1
    return False


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unreadable(KERNEL.message("file-not-text")) from error


def _cannot(reason: str | Message) -> Message:
    return KERNEL.message("file-cannot-be-read", reason=reason)


def _bytes(count: int) -> str:
    return f"{count // 1024 // 1024} MB" if count >= 1024 * 1024 else f"{count // 1024} kB"


# ---------------------------------------------------------------- writing


def write_whole(path: Path, text: str) -> None:
    """Write a file in one step: to a neighbour first, then rename. The folder is written out too, so that the new
    file is there after a loss of power."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=PART)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    _write_out(path.parent)


PART = ".part"  # the end of the name of a file that is being written


def _write_out(folder: Path) -> None:
    if not hasattr(os, "O_DIRECTORY"):  # a system where folders cannot be opened
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
