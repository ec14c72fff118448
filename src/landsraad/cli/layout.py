"""Laying out text in lines of a given width. Nothing here knows a game."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from .glyphs import MUTED

LABEL = 9  # width of the headings at the left: row, hand, log
ARROW = " → "
QUOTES = ('"', "“")
SHORTEST = 8  # columns in which something can still be told from others
UNBROKEN = "\u00a0"  # a space at which no line is broken
LONGEST_SIGN = 40  # columns of a sign and its meaning that are kept in one line
WIDEST_HEAD = 20  # columns of the words a line of help is about


def fit(text: str, width: int) -> str:
    return text[: width - 1] + "…" if len(text) > width else text.ljust(width)


def cut(text: str, width: int) -> str:
    return text if cell_len(text) <= width else set_cell_size(text, width - 1) + "…"


def first_words(text: str, width: int) -> str:
    """Short enough for one line: whole words, then three dots."""
    if len(text) <= width:
        return text
    return text[: width - 1].rsplit(" ", 1)[0].rstrip(",;:→ ") + " …"


def last_words(name: str, width: int) -> str:
    """Of a person's name as many of the last words as fit: titles and first names go first."""
    words = name.split()
    while len(words) > 1 and len(" ".join(words)) > width:
        words.pop(0)
    if len(words) < len(name.split()) and len(words) > 1 and words[0].endswith(QUOTES):
        words.pop(0)  # the end of what somebody is called by
    return cut(" ".join(words), width)


def cut_at_word(text: Text, width: int) -> Text:
    """Short enough for one line: whole words, then three dots. What stands behind the last one stays styled."""
    if text.cell_len <= width:
        return text
    space = text.plain.rfind(" ", 0, width - 1)
    head = text[: space if space > width // 2 else width - 2]
    return head.append(" …", MUTED)


def shortened(text: Text, width: int) -> Text:
    """`Dune, the … → Imperial Basin`: of a way from one thing to another the first gives way."""
    head, arrow, tail = text.plain.partition(ARROW)
    room = width - cell_len(arrow + tail)
    if text.cell_len <= width or not arrow or room < SHORTEST:
        return text
    return Text(first_words(head, room)).append_text(text[len(head) :])


def hanging(line: Text) -> int:
    """Where the rest of a broken line begins: below what stands behind its first words, or a little deeper than it."""
    match = re.match(r" *(\S+ )*\S+ {2,}(?=\S)", line.plain)
    if match and match.end() <= WIDEST_HEAD:
        return match.end()
    return len(line.plain) - len(line.plain.lstrip(" ")) + 2


def in_one_line(text: str) -> str:
    return " · ".join(text.splitlines())


def counts(cards: Sequence[str]) -> list[tuple[str, int]]:
    return [(c, cards.count(c)) for c in dict.fromkeys(cards)]


def _letters(text: str, width: int) -> int:
    """How many letters fit: some take two columns."""
    head = text[: max(1, width)]
    if cell_len(head) == len(head):
        return len(head)
    used = 0
    for number, letter in enumerate(text):
        used += cell_len(letter)
        if used > width:
            return max(1, number)
    return len(text)


def wrapped(text: Text, width: int, indent: int) -> list[Text]:
    """Break at spaces; later lines are set in."""
    lines: list[Text] = []
    rest = text
    while rest.cell_len > width - (indent if lines else 0):
        room = width - (indent if lines else 0)
        most = _letters(rest.plain, room)
        cut = rest.plain.rfind(" ", 0, most + 1)
        cut = most if cut <= 0 else cut
        head, tail = rest.divide([cut])
        lines.append(Text(" " * (indent if lines else 0)).append_text(head))
        rest = tail
        while rest.plain.startswith(" "):
            rest = rest[1:]
    if rest.plain.strip() or not lines:
        lines.append(Text(" " * (indent if lines else 0)).append_text(rest))
    return lines


def folded(line: Text, width: int) -> list[Text]:
    """A line of a page: of `s spice · $ Solari` a sign and what it means stay together, what follows is set in."""
    head = re.match(r" *((\S+ )*\S+ {2,}(?=\S))?", line.plain)
    start = head.end() if head else 0
    parts = line.plain[start:].split(" · ")
    kept = line.copy()
    if len(parts) > 2:
        whole = (part if len(part) > LONGEST_SIGN else part.replace(" ", UNBROKEN) for part in parts)
        kept.plain = line.plain[:start] + " · ".join(whole)
    rows = wrapped(kept, width, hanging(line))
    for row in rows:
        row.plain = row.plain.replace(UNBROKEN, " ")
    return rows


def flow(heading: Text, parts: list[Text], width: int, between: str = "  ·  ") -> list[Text]:
    """Parts one after the other behind a heading, never broken inside unless one is wider than the line."""
    margin = heading.cell_len
    lines: list[Text] = []
    line = heading.copy()
    for part in parts:
        started = line.cell_len > margin
        if started and line.cell_len + len(between) + part.cell_len > width:
            lines.append(line)
            line, started = Text(" " * margin), False
        line = line.append(between, MUTED).append_text(part) if started else line.append_text(part)
        if line.cell_len > width:
            *full, line = wrapped(line, width, margin)
            lines += full
    return [*lines, line]


def side_by_side(left: list[Text], right: list[Text], width: int, height: int) -> list[Text]:
    lines = []
    for number in range(height):
        line = left[number].copy() if number < len(left) else Text("")
        line.truncate(width, overflow="ellipsis", pad=True)
        lines.append(line.append("│ ", MUTED).append_text(right[number] if number < len(right) else Text("")))
    return lines
