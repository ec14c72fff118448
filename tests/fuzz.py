"""Files nobody should feed to a program: made by chance from real ones, and the known ways to hurt a parser.

The tests take a few of each (tests/kernel/test_input.py); `make soak` takes as many as one has time for.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import yaml

from landsraad.arrakis.content import owner
from landsraad.imperium.content import owner as imperium_owner
from landsraad.imperium.tables import CARDS, LEADERS
from landsraad.kernel.contract import Setup
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.record import Record, verify
from landsraad.kernel.scenario import read_scenarios, run_scenario
from landsraad.kernel.table import Table
from landsraad.kernel.yaml_lines import InFile
from landsraad.registry import find_game, games

NAMED: dict[str, Any] = {"cards": CARDS, "leaders": LEADERS}
ROOT = Path(__file__).parent.parent


# ---------------------------------------------------------------- readers: each is given a file and may only complain


def read_scenario(file: Path) -> None:
    for scenario in read_scenarios(file, "imperium"):
        try:
            run_scenario(find_game(scenario.game), scenario)
        except InFile:
            continue


def read_content(file: Path) -> None:
    owner.read(file)


def read_names(file: Path) -> None:
    said = imperium_owner._read.__wrapped__(str(file))
    for kind, declared in NAMED.items():
        imperium_owner.rename(kind, declared, said)


def read_record(file: Path) -> None:
    for record in Record.read_each(file):
        try:
            verify(find_game(record.game), record)
        except LandsraadError:
            Table.resume(find_game(record.game), record)


READERS: dict[str, Callable[[Path], None]] = {
    "scenario": read_scenario,
    "content": read_content,
    "names": read_names,
    "record": read_record,
}


def complaint(reader: str, file: Path) -> str:
    """What the reader says about the file, or nothing. Anything but a sentence of ours is an error."""
    try:
        READERS[reader](file)
    except LandsraadError as error:
        for lang in ("en", "de"):
            said = error.say(lang)
            assert said.strip()
            assert "\n" not in said
            assert len(said) < 6000, said[:200]
        return str(error)
    return ""


# ---------------------------------------------------------------- the known ways

BOMBS: dict[str, bytes] = {
    "aliases": b"a: &a [x, x, x, x, x, x, x, x, x]\n"
    + b"".join(b"%c: &%c [%s]\n" % (c, c, b", ".join([b"*%c" % (c - 1)] * 9)) for c in b"bcdefghi"),
    "brackets": b"[" * 100_000,
    "closed brackets": b"[" * 50_000 + b"]" * 50_000,
    "braces": b"{a: " * 30_000,
    "dashes": b"- " * 50_000 + b"x",
    "questions": b"? " * 50_000,
    "indents": b"".join(b" " * n + b"a:\n" for n in range(500)),
    "empty lists": b"[" + b"[]," * 150_000 + b"]",
    "sexagesimal": b"wormsigns: 1" + b":59" * 50_000,
    "short sexagesimal": b"setup: {seed: 1:30}",
    "many digits": b"wormsigns: " + b"9" * 5000,
    "hexadecimal": b"setup: {seed: 0x" + b"F" * 5000 + b"}",
    "octal": b"setup: {seed: 0o777}",
    "underscores": b"setup: {seed: 1_000}",
    "infinite": b"setup: {seed: .inf}",
    "timestamp": b"title: !!timestamp q",
    "bool": b"title: !!bool z",
    "python": b"title: !!python/object/apply:os.system [ls]",
    "binary": b"title: !!binary x",
    "set": b"!!set {a, b}",
    "no date": b"title: 2026-13-45\nover: false",
    "merge": b"title: x\n<<: {over: false}",
    "no end": b'title: "' + b"x" * 300_000,
    "long name": b"x" * 200_000 + b": 1",
    "zeros": bytes(200_000),
    "surrogates": b'{"landsraad": 1, "title": "\\ud800"}',
    "byte order": b"\xff\xfet\x00",
    "null": b"null",
    "only comments": b"# x\n" * 1000,
    "documents": b"---\n" * 60_000,
    "tabs": b"\t" * 1000,
    "json brackets": b'{"landsraad":' + b"[" * 100_000,
    "json digits": b'{"landsraad": 1, "actions": [' + b"9" * 5000 + b"]}",
    "json lists": b'{"landsraad": 1, "note": [' + b"[]," * 340_000 + b"[]]}",
    "json names": b'{"landsraad": 1, ' + b",".join(b'"%d":1' % n for n in range(90_000)) + b"}",
    "empty lines": b"\n" * 3_000_000,
}


def special_files(folder: Path) -> Iterator[tuple[str, Path]]:
    """What is no file at all, or of no reasonable size."""
    os.mkfifo(folder / "pipe")
    with (folder / "sparse").open("wb") as sparse:
        sparse.truncate(1 << 42)
    with (folder / "half sparse").open("wb") as sparse:
        sparse.truncate((1 << 30) - 1)
    (folder / "nowhere").symlink_to(folder / "gone")
    (folder / "circle").symlink_to(folder / "circle")
    for name in ("pipe", "sparse", "half sparse", "nowhere", "circle"):
        yield name, folder / name
    yield "folder", folder
    yield "missing", folder / "missing"
    yield "null byte", folder / "a\0b"
    yield "long name", folder / ("x" * 5000)
    for device in ("/dev/zero", "/dev/full", "/dev/null", "/dev/tty"):
        if Path(device).exists():
            yield device, Path(device)


# ---------------------------------------------------------------- by chance

WORDS = (
    "[", "]", "{", "}", ":", "null", "-1", "9", "true", "x.y", "1.5", "-", "", "*a", "&a", "!!int", "!x", "'", '"', "|",
    ">", "%", "@", "`", "1:30", "0x1F", "1e9", ".nan", "~", "?", "#", "\t", "…", "\\ud800", "9" * 30, "\u202e", "<<",
)  # fmt: skip


def mangled(text: str, dice: Random) -> str:
    """A few words, lines or characters of a text exchanged, doubled, left out."""
    for _ in range(dice.randint(1, 4)):
        lines = text.split("\n")
        at = dice.randrange(len(lines))
        words = lines[at].split(" ")
        word = dice.randrange(len(words))
        match dice.randrange(6):
            case 0:
                words[word] = dice.choice(WORDS)
            case 1:
                words.insert(word, dice.choice(WORDS))
            case 2:
                del words[word]
            case 3:
                words *= 2
            case 4:
                words = ["  " * dice.randint(0, 3), *words]
            case _:
                cut = dice.randrange(len(lines[at]) + 1)
                words = [lines[at][:cut] + dice.choice(WORDS) + lines[at][cut + dice.randint(0, 3) :]]
        lines[at] = " ".join(words)
        text = "\n".join(lines)
    return text


VALUES: tuple[object, ...] = (
    None, True, -1, 0, 1, 3, 2.5, 10**30, "", "x", "draft", "\ud800", [], [[]], [1], {}, {"a": {}}, "9" * 400,
    [None] * 5,
)  # fmt: skip


def mangled_data(data: object, dice: Random) -> object:
    """JSON data with one value somewhere replaced, left out or moved."""
    if isinstance(data, dict) and data and dice.random() < 0.85:
        key = dice.choice(list(data))
        if dice.random() < 0.1:
            return {k: v for k, v in data.items() if k != key}
        return {**data, key: mangled_data(data[key], dice)}
    if isinstance(data, list) and data and dice.random() < 0.7:
        at = dice.randrange(len(data))
        return [*data[:at], mangled_data(data[at], dice), *data[at + 1 :]]
    return dice.choice(VALUES)


CONTENT = """\
leaders: {stilgar: {box: house, special: [{part: Draw, n: 2}, {part: Move, which: any, n: 1}]}}
cards: {war_plan: {parts: [{part: MoveOrAttack, move: {part: Move, which: any, n: 1}, attack: {part: Attack}}]}}
tokens: {ag1: {regular: 2}}
objectives: {so1: {targets: [9, 9, 9]}}
atomics: {rimwall: {opens: [[arrakeen, carthag]]}}
wormsigns: [5, 7, 4]
atreides_die: [leadership, strategy, deployment, deployment, mentat, house]
"""


NAMES = """\
imperium:
  cards: {dagger: {de: Dolch}, chani: {de: Chani}}
  leaders: {paul_atreides: {de: Paul, signet_de: Siegel}}
"""


def random_file(reader: str, dice: Random) -> bytes:
    """A file like a real one, but wrong somewhere: in its text, or in what it says."""
    if reader == "record":
        return json.dumps(_wrong_somewhere(_record(dice), dice)).encode()
    text = NAMES if reader == "names" else CONTENT
    if reader == "scenario":
        files = sorted((ROOT / "scenarios").rglob("*.yaml"))
        text = dice.choice(files).read_text(encoding="utf-8")
    if dice.random() < 0.3:
        lines = text.split("\n")
        return mangled("\n".join(lines[: dice.randint(5, 60)]), dice).encode("utf-8", "replace")
    data = yaml.load(text, yaml.CSafeLoader)
    if isinstance(data, dict) and "scenarios" in data:
        data = {**data, "scenarios": dice.sample(data["scenarios"], 1)}
    return json.dumps(_wrong_somewhere(data, dice)).encode()  # which is YAML too


def _record(dice: Random) -> object:
    game = games[dice.choice(sorted(games))]
    table = Table(game, Setup(3, dice.random().hex()))
    for _ in range(dice.randrange(30)):
        table.apply(dice.choice(table.state.legal()))
    record = table.finish()
    if dice.random() < 0.3:
        record.content = "older"  # so that it has to be carried over
    data: object = json.loads(record.line())
    return data


def _wrong_somewhere(data: object, dice: Random) -> object:
    for _ in range(dice.randint(1, 3)):
        data = mangled_data(data, dice)
    return data
