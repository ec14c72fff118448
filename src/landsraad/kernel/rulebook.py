"""Numbered rules: reading them from a game's rulebook, and finding out which tests and scenarios cite them.

A rule stands in the rulebook as a list item that begins with its number in bold (`- **IMP-4.8** …`), or as a row of a
table of rulings (`| U1 | …` in chapter IMP-U is IMP-U1). A chapter is a heading that begins with a number.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

from .declared import Declared

# Compiled when a rulebook is first read: every game declares one, few programs read it.
HEADING = r"^##\s+([A-Z]{3}-\w+)\s*(.*)$"
ITEM = r"^- \*\*([A-Z]{3}-[A-Z]*\d+(?:\.\d+)?)\b\s*(.*)$"
ROW = r"^\|\s*([A-Z]+\d+)\s*\|(.*)\|\s*$"
# IMP-8.4, INT-A3, and ranges: IMP-8.4–8.6, IMP-8.4-IMP-8.6, "IMP-2.1 to IMP-2.6", INT-A1–A5
CITED = (
    r"\b([A-Z]{3})-([A-Z]*)(\d+)(?:\.(\d+))?"
    r"(?:\s*(?:–|-|\bto\b)\s*(?:\1-)?\2(\d+)(?:\.(\d+))?(?![\w.]*\d))?"
)


class Rule(Declared):
    id: str
    chapter: str
    text: str
    line: int


class Chapter(Declared):
    id: str
    title: str


class Rulebook:
    """A rulebook file, the chapters of it that the game implements, rules in them that come later, German headings."""

    def __init__(
        self,
        path: Path,
        chapters: tuple[str, ...],
        later: tuple[str, ...] = (),
        german: Mapping[str, str] | None = None,
    ) -> None:
        self.path = path
        self.chapters = chapters
        self.later = later
        self.german = german or {}

    @cached_property
    def contents(self) -> tuple[dict[str, Chapter], dict[str, Rule]]:
        return read_rules(self.path.read_text(encoding="utf-8"))

    @property
    def all_chapters(self) -> dict[str, Chapter]:
        return self.contents[0]

    @property
    def rules(self) -> dict[str, Rule]:
        return self.contents[1]

    def title(self, chapter: str, lang: str) -> str:
        """The heading of a chapter; the rules themselves are written in English."""
        return self.german.get(chapter, "") if lang == "de" else self.all_chapters[chapter].title

    def terms(self) -> list[tuple[str, str]]:
        """English and German, from the chapter of terms: entries like `Agent turn / Agentenzug` or `hit – Treffer`."""
        text = self.path.read_text(encoding="utf-8")
        found = re.search(r"^## .*\b(?:[Tt]erms|Glossary) .*German.*\n([\s\S]*?)(?=^## |\Z)", text, re.M)
        entries = re.split(r" · |; ", " ".join(re.sub(r"`[^`]*`", "", found[1]).split())) if found else []
        pairs = (re.split(r" / | – ", entry.strip(" .·;"), maxsplit=1) for entry in entries)
        return [(pair[0], pair[1]) for pair in pairs if len(pair) == 2]

    def search(self, text: str) -> list[Rule]:
        """The rule of that number, or all rules that speak of every word of the text. German terms are understood."""
        if (id := text.strip().upper()) in self.rules:
            return [self.rules[id]]
        if id in self.all_chapters:
            return [rule for rule in self.rules.values() if rule.chapter == id]
        wanted = []
        for word in text.lower().split():
            english = {english.lower() for english, german in self.terms() if word in german.lower()}
            wanted.append({word, *english})
        if not wanted:
            return []
        return [rule for rule in self.rules.values() if all(any(w in rule.text.lower() for w in ws) for ws in wanted)]

    def implemented(self) -> list[Rule]:
        """The rules that a test or scenario should cite."""
        return [r for r in self.rules.values() if r.chapter in self.chapters and r.id not in self.later]


def read_rules(text: str) -> tuple[dict[str, Chapter], dict[str, Rule]]:
    """Chapters and rules in the order they stand; the text of a rule is in Markdown, on one line for each paragraph."""
    chapters: dict[str, Chapter] = {}
    rules: dict[str, Rule] = {}
    chapter = ""
    current = ""
    lines: list[str] = []
    start = 0

    def close() -> None:
        if current:
            rules[current] = Rule(current, chapter, _join(lines), start)

    for number, line in enumerate(text.splitlines(), 1):
        heading, item, row = re.match(HEADING, line), re.match(ITEM, line), re.match(ROW, line)
        if line.startswith("#") or line.strip() == "---":
            close()
            current = ""
            if heading:
                chapter = heading[1]
                chapters[chapter] = Chapter(chapter, heading[2])
        elif item:
            close()
            current, lines, start = item[1], [_rest(item[2])], number
        elif row and chapter.endswith("-" + row[1].rstrip("0123456789")):
            close()
            cells = [cell.strip() for cell in row[2].split("|")]
            rules[f"{chapter[:3]}-{row[1]}"] = Rule(f"{chapter[:3]}-{row[1]}", chapter, _sentences(cells), number)
            current = ""
        elif current:
            lines.append(line)
    close()
    return chapters, rules


def _rest(text: str) -> str:
    """What follows the number: a bold title (`Paul Atreides** …`) keeps its bold."""
    text = text.removeprefix("** ").strip()
    return f"**{text}" if text.count("**") % 2 else text


def _sentences(cells: list[str]) -> str:
    """The cells of a row as one text: a cell that is no sentence is the title of the next one."""
    text = ""
    for cell in filter(None, cells):
        text += ("" if not text else " " if text.endswith((".", "?", "!", ".)", ".**")) else ": ") + cell
    return text


def _join(lines: list[str]) -> str:
    """Lines of a paragraph joined; rows of a table and items of a list stay lines of their own."""
    parts: list[str] = []
    for line in lines:
        piece = line.strip()
        if not piece:
            continue
        if parts and not piece.startswith(("|", "- ")) and not parts[-1].startswith("|"):
            parts[-1] += " " + piece
        else:
            parts.append(piece)
    return "\n".join(parts)


def cited_in(text: str) -> set[str]:
    """The rules a text cites; a range within a chapter stands for all its numbers."""
    found: set[str] = set()
    for family, letters, major, minor, to_major, to_minor in re.findall(CITED, text):
        prefix = f"{family}-{letters}"
        first = f"{prefix}{major}.{minor}" if minor else f"{prefix}{major}"
        found.add(first)
        if minor and to_minor and to_major == major and int(minor) < int(to_minor):
            found |= {f"{prefix}{major}.{n}" for n in range(int(minor), int(to_minor) + 1)}
        elif to_major:
            found.add(f"{prefix}{to_major}.{to_minor}" if to_minor else f"{prefix}{to_major}")
            if not minor and not to_minor and int(major) < int(to_major):
                found |= {f"{prefix}{n}" for n in range(int(major), int(to_major) + 1)}
    return found


def checkout(start: Path) -> Path | None:
    """The project's folder with its tests and scenarios, looking upwards from `start`."""
    for folder in (start, *start.parents):
        if (folder / "scenarios").is_dir() and (folder / "tests").is_dir():
            return folder
    return None


class Citation(Declared):
    rule: str
    file: Path
    line: int
    what: str  # the title of a scenario, or the line of a test


def cited_by_tests(root: Path) -> list[Citation]:
    """Every line under tests/ that names a rule."""
    return [
        Citation(rule, file, number, line.strip(" \t#-"))
        for file in sorted((root / "tests").rglob("*.py"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        for rule in sorted(cited_in(line))
    ]
