"""Write the state of a game from its declaration: every field is written once, in a file `state.fields`.

    # Player: One seat. Troops, Agents and cards are always in exactly one place.
    leader      int              -1              the leader, or none yet
    influence   list[int]        [0, 0, 0, 0]    by faction
    decks       list[list[int]]  []  4           four lists: copied one by one without a loop

Columns are apart by two or more spaces: name, type, value at the start, and what it is. A value of `given` is a
parameter of `new_…`. Behind the type may stand `shared`: it never changes in a game, clones hold the same object;
`while guild` (a field, or a comparison that begins with one): it changes only while that is true, and is shared else.
`Name | None` is a section that may be absent.
A section begins with `# Name: what it is`; `# Name(Base): …` inherits. `tests/test_generated.py` fails when
the written module is not what this tool would write.

    python tools/make_state.py                  writes every state of the project
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "landsraad"


@dataclass
class Field:
    name: str
    type: str
    start: str
    about: str
    shared: bool
    changes: str = ""  # when it can change at all


@dataclass
class Section:
    name: str
    base: str
    about: str
    fields: list[Field | str]  # a text is a heading inside the section

    @property
    def own(self) -> list[Field]:
        return [f for f in self.fields if isinstance(f, Field)]


def read(text: str) -> list[Section]:
    sections: list[Section] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        if begin := re.fullmatch(r"# (\w+)(?:\((\w+)\))?: (.+)", line):
            sections.append(Section(begin[1], begin[2] or "", begin[3], []))
        elif line.startswith("## "):
            sections[-1].fields.append(line[3:])
        else:
            parts = re.split(r" {2,}", line.strip(), maxsplit=3)
            if len(parts) < 3:
                raise SystemExit(f"line {number}: a field has a name, a type and a start: {line}")
            kind, _, changes = parts[1].partition(" while ")
            about = parts[3] if len(parts) > 3 else ""
            is_shared = kind.endswith(" shared")
            sections[-1].fields.append(
                Field(parts[0], kind.removesuffix(" shared"), parts[2], about, is_shared, changes)
            )
    return sections


# The kernel's own fields (kernel/position.py), written out: a call would cost more than the copies.
KERNEL_COPY = [
    *(f"        copy.{name} = self.{name}" for name in ("key_bytes", "counter", "player", "over")),
    "        copy.stack = self.stack.copy()",
    *(f"        copy.{name} = self.{name}" for name in ("due", "reveals", "forced", "legal_list")),
    "        copy.log = None",
]


def copied(field: Field, value: str, names: set[str]) -> str:
    """How a clone gets its own."""
    kind = field.type
    if kind.removesuffix(" | None") in names:  # a section of its own, perhaps absent
        return f"None if {value} is None else {value}.clone()"
    if field.shared or not kind.startswith(("list", "bytearray")):
        return value
    if kind.startswith("list[list["):
        return f"[x.copy() for x in {value}]"
    if kind.removeprefix("list[").removesuffix("]") in names:  # a section of its own
        return f"[x.clone() for x in {value}]"
    return f"{value}[:]" if kind == "bytearray" else f"{value}.copy()"  # compiled, copying a list is a direct call


def lists_written_out(field: Field) -> int:
    """`[[], [], [], []]`: always so many lists, which are copied without a loop; that is twice as quick."""
    if not field.type.startswith("list[list[") or field.shared or not re.fullmatch(r"\[(\[\](, )?)+\]", field.start):
        return 0
    return field.start.count("[]")


def copy_lines(field: Field, names: set[str]) -> list[str]:
    if count := lists_written_out(field):
        letters = "abcdefgh"[:count]
        own = ", ".join(f"{x}.copy()" for x in letters)
        return [f"        {', '.join(letters)} = self.{field.name}", f"        copy.{field.name} = [{own}]"]
    own = copied(field, f"self.{field.name}", names)
    if field.changes:
        own = f"{own} if self.{field.changes} else self.{field.name}"
    return [f"        copy.{field.name} = {own}"]


def filled(words: list[str], start: str, end: str, margin: str, last: str = "") -> list[str]:
    """Words in lines of at most 116 characters."""
    lines, line = [start], margin
    for word in words:
        if len(line) + len(word) > 116:
            lines.append(line.rstrip())
            line = margin
        line += word + " "
    return [*lines, line.rstrip(), end + last]


def section_lines(section: Section, names: set[str]) -> list[str]:
    own = section.own
    constant = re.sub(r"(?<!^)([A-Z])", r"_\1", section.name).upper()
    typed = [f'"{f.name}": "{f.type}",' for f in own]
    lines = filled(typed, f"{constant}_TYPES: Final[dict[str, str]] = {{", "}", "    ", "  # fmt: skip")
    lines += ["", "", f"class {section.name}{f'({section.base})' if section.base else ''}:"]
    lines += [f'    """{section.about}"""', ""]
    slots = [f'"{f.name}",' for f in own]
    lines += filled(slots, "    __slots__ = (  # noqa: RUF023", "    )", "        ", "  # fmt: skip")
    lines.append("")
    for f in section.fields:
        if isinstance(f, str):
            lines.append(f"    # {f}:")
        else:
            lines.append(f"    {f.name}: {f.type}" + (f"  # {f.about}" if f.about else ""))
    if section.base:
        lines += ["", f"    def copy_into(self, copy: {section.name}) -> None:", *KERNEL_COPY]
        lines += [line for f in own for line in copy_lines(f, names)]
    else:
        lines += ["", f"    def clone(self) -> {section.name}:", f"        copy = {section.name}()"]
        lines += [line for f in own for line in copy_lines(f, names)]
        lines.append("        return copy")
    given = [f for f in own if f.start == "given"]
    parameters = ", ".join(f"{f.name}: {f.type}" for f in given)
    low = constant.lower()
    if section.base:
        args = ", ".join(filter(None, [f"s: {section.name}", "key_bytes: bytes", parameters]))
        lines += ["", "", f"def start_{low}({args}) -> None:", "    new_fields(s, key_bytes)"]
        lines += [f"    s.{f.name} = {f.name if f.start == 'given' else f.start}" for f in own]
    else:
        lines += ["", "", f"def new_{low}({parameters}) -> {section.name}:", f"    s = {section.name}()"]
        lines += [f"    s.{f.name} = {f.name if f.start == 'given' else f.start}" for f in own]
        lines.append("    return s")
    lines += ["", "", f"def dump_{low}(s: {section.name}) -> dict[str, Any]:"]
    nested = [f for f in own if f.type.removeprefix("list[").removesuffix("]") in names]
    source = f"(*SAVED_FIELDS, *{constant}_TYPES)" if section.base else f"{constant}_TYPES"
    lines.append(f"    data = {{f: plain(getattr(s, f)) for f in {source}}}")
    for f in nested:
        inner = f.type.removeprefix("list[").removesuffix("]")
        lines.append(f'    data["{f.name}"] = [dump_{inner.lower()}(x) for x in s.{f.name}]')
    for f in own:
        if (inner := f.type.removesuffix(" | None")) in names and inner != f.type:
            lines.append(f'    data["{f.name}"] = None if s.{f.name} is None else dump_{inner.lower()}(s.{f.name})')
    lines.append("    return data")
    lines += ["", "", f"def fill_{low}(s: {section.name}, data: dict[str, Any]) -> None:"]
    lines.append('    """Set the fields named in data; a field that is missing keeps its value."""')
    lines.append(
        f"    types = {{**SAVED_TYPES, **{constant}_TYPES}}" if section.base else f"    types = {constant}_TYPES"
    )
    lines += ["    for name, value in data.items():", "        setattr(s, name, restored(types[name], value, MAKERS))"]
    if not section.base:
        lines += ["", "", f"def load_{low}(data: dict[str, Any]) -> {section.name}:"]
        lines += [f"    s = {section.name}()", f"    fill_{low}(s, data)", "    return s"]
    return lines


def module(text: str) -> str:
    """The module for the declarations in `text`. Lines before the first section go to its top as they are."""
    begin = re.search(r"^# \w+(\(\w+\))?: ", text, re.MULTILINE)
    assert begin is not None, "no section"
    top = text[: begin.start()]
    sections = read(text[begin.start() :])
    names = {section.name for section in sections}
    lines = [
        '"""A game in progress as plain data. Written by tools/make_state.py from state.fields: change that file."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Any, Final",
        "",
        "from ...kernel.position import SAVED_FIELDS, SAVED_TYPES, Position, new_fields",
        "from ...kernel.position import Frame as Frame",
        "from ...kernel.saved import Make, plain, restored",
        *top.strip().splitlines(),
        "",
        "MAKERS: Final[dict[str, Make]] = {}",
        "",
    ]
    for section in sections:
        lines += [*section_lines(section, names), "", ""]
    lines.append('MAKERS["Frame"] = tuple')
    lines += [f'MAKERS["{s.name}"] = load_{s.name.lower()}' for s in sections if not s.base]
    if "\nGroup = " in top or top.startswith("Group = "):
        kind = re.search(r"^Group = (.+)$", top, re.MULTILINE)
        assert kind is not None
        lines.append(f'MAKERS["Group"] = lambda value: restored("{kind[1]}", value, MAKERS)')
    return "\n".join(lines) + "\n"


def written() -> dict[Path, str]:
    """Every generated module and what it should hold."""
    return {
        path.with_suffix(".py"): module(path.read_text(encoding="utf-8"))
        for path in sorted(GAMES.glob("*/rules/state.fields"))
    }


def main() -> None:
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")
        print(f"written: {path.relative_to(ROOT)}", file=sys.stderr)


if __name__ == "__main__":
    main()
