"""Rules read from a rulebook, and citations found in texts."""

from pathlib import Path

import pytest

from landsraad.arrakis.chapters import RULEBOOK as ARRAKIS
from landsraad.imperium.chapters import RULEBOOK
from landsraad.kernel.rulebook import Rulebook, checkout, cited_by_tests, cited_in, read_rules

BOOK = """# A game

## XYZ-1 Moving

- **XYZ-1.1** Move one step
  or two (B 3).
- **XYZ-1.2** The table:

| steps | cost |
| --- | --- |
| 1 | 2 |

- **XYZ-1.3** [S] Two notes:
  - the first
    goes on;
  - the second.

### XYZ-1a Details
Not part of a rule.

## XYZ-R The automa

- **XYZ-R21 Deck** Shuffle it.

## XYZ-U Rulings

| id | question | chosen |
| --- | --- | --- |
| U1 | Ties | shared |

## XYZ-A Meetings

| id | question | ruling | basis |
| --- | --- | --- | --- |
| A1 | May he move? | **No.** | [S] XYZ-1.1. |
| A12 | Order of play | First the left (always.) | |
"""


def test_rules_and_chapters_of_a_small_book() -> None:
    chapters, rules = read_rules(BOOK)
    assert {c.id: c.title for c in chapters.values()} == {
        "XYZ-1": "Moving",
        "XYZ-R": "The automa",
        "XYZ-U": "Rulings",
        "XYZ-A": "Meetings",
    }
    assert {r.id: (r.chapter, r.text) for r in rules.values()} == {
        "XYZ-1.1": ("XYZ-1", "Move one step or two (B 3)."),
        "XYZ-1.2": ("XYZ-1", "The table:\n| steps | cost |\n| --- | --- |\n| 1 | 2 |"),
        "XYZ-1.3": ("XYZ-1", "[S] Two notes:\n- the first goes on;\n- the second."),
        "XYZ-R21": ("XYZ-R", "**Deck** Shuffle it."),
        "XYZ-U1": ("XYZ-U", "Ties: shared"),
        "XYZ-A1": ("XYZ-A", "May he move? **No.** [S] XYZ-1.1."),
        "XYZ-A12": ("XYZ-A", "Order of play: First the left (always.)"),
    }
    assert rules["XYZ-1.2"].line == 7


def test_implemented_rules_are_those_of_the_chapters_without_what_comes_later(tmp_path: Path) -> None:
    file = tmp_path / "book.md"
    file.write_text(BOOK, encoding="utf-8")
    book = Rulebook(file, chapters=("XYZ-1", "XYZ-U"), later=("XYZ-1.2",))
    assert [r.id for r in book.implemented()] == ["XYZ-1.1", "XYZ-1.3", "XYZ-U1"]


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("see XYZ-4.8.", {"XYZ-4.8"}),
        ("(XYZ-4.8, XYZ-5.3)", {"XYZ-4.8", "XYZ-5.3"}),
        ("XYZ-8.4–8.6", {"XYZ-8.4", "XYZ-8.5", "XYZ-8.6"}),
        ("XYZ-8.4-XYZ-8.6", {"XYZ-8.4", "XYZ-8.5", "XYZ-8.6"}),
        ("XYZ-2.1 to XYZ-2.3", {"XYZ-2.1", "XYZ-2.2", "XYZ-2.3"}),
        ("XYZ-4.8 to be sure", {"XYZ-4.8"}),
        ("XYZ-R21 and XYZ-U3", {"XYZ-R21", "XYZ-U3"}),
        ("XYZ-A1–A3", {"XYZ-A1", "XYZ-A2", "XYZ-A3"}),
        ("XYZ-A9 to XYZ-A11", {"XYZ-A9", "XYZ-A10", "XYZ-A11"}),
        ("XYZ-A1, XYZ-B2–B3", {"XYZ-A1", "XYZ-B2", "XYZ-B3"}),
        ("XYZ-12.16/12.19", {"XYZ-12.16"}),
        ("ARR-3.1", {"ARR-3.1"}),
        ("no rule 4.8 here", set()),
    ],
)
def test_citations_in_a_text(text: str, rules: set[str]) -> None:
    assert cited_in(text) == rules


def test_tests_of_a_checkout_are_looked_through(tmp_path: Path) -> None:
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "tests" / "deep").mkdir(parents=True)
    file = tmp_path / "tests" / "deep" / "test_it.py"
    file.write_text("def test_it() -> None:\n    # XYZ-1.2–1.3\n    assert True\n", encoding="utf-8")
    assert [(c.rule, c.file, c.line) for c in cited_by_tests(tmp_path)] == [
        ("XYZ-1.2", file, 2),
        ("XYZ-1.3", file, 2),
    ]
    assert checkout(file.parent) == tmp_path


def test_outside_a_checkout_there_is_none(tmp_path: Path) -> None:
    assert checkout(tmp_path) is None


def test_the_rulebook_of_imperium() -> None:
    """Counted by hand in the rulebook: the rules of the implemented chapters, and the last of each."""
    rules = RULEBOOK.rules
    last = {0: 5, 1: 13, 2: 9, 3: 8, 4: 22, 5: 21, 6: 16, 7: 7, 8: 12, 9: 11, 10: 11, 11: 11, 12: 22, 13: 5}
    for chapter, count in last.items():
        numbers = [r.id for r in rules.values() if r.chapter == f"IMP-{chapter}"]
        assert numbers == [f"IMP-{chapter}.{n}" for n in range(1, count + 1)]
    sections = {0: 2, 1: 15, 2: 6, 3: 15, 4: 1, 5: 6, 6: 5, 7: 4, 8: 4}
    numbers = [r.id for r in rules.values() if r.chapter == "IMP-X"]
    assert numbers == [f"IMP-X{section}.{n}" for section, count in sections.items() for n in range(1, count + 1)]
    assert [r.id for r in rules.values() if r.chapter == "IMP-E"] == [f"IMP-E{n}" for n in range(1, 7)]
    for letters, count in {"R": 21, "T": 13, "RX": 13, "V": 2}.items():
        numbers = [r.id for r in rules.values() if r.chapter == f"IMP-{letters}"]
        assert numbers == [f"IMP-{letters}{n}" for n in range(1, count + 1)]
    solo = ["S1", *(f"S2.{n}" for n in range(1, 9)), "S3", "S4", "S5", *(f"S6.{n}" for n in range(1, 7)), "S7"]
    solo += [f"S8.{n}" for n in range(1, 10)]
    assert [r.id for r in rules.values() if r.chapter == "IMP-S"] == [f"IMP-{x}" for x in solo]
    rivals = {f"IMP-{x}" for x in ("R", "T", "S", "RX", "V")}
    assert set(RULEBOOK.chapters) == {f"IMP-{n}" for n in last} | {"IMP-X", "IMP-E"} | rivals
    assert RULEBOOK.later == ()
    assert rules["IMP-U26"].text.startswith("Bonus order at one Influence step")
    assert rules["IMP-X1.1"].chapter == "IMP-X"


def test_the_rulebook_of_arrakis_holds_the_rules_of_its_expansions() -> None:
    """The last number of each chapter, counted by hand."""
    rules = ARRAKIS.rules
    last = {
        "SMG": (9, 3, 7, 8, 11, 25, 9, 6, 14, 7, 7, 4, 17, 1, 7, 6),
        "GLD": (11, 2, 4, 6, 19, 9, 14, 11, 9, 9, 10, 3, 0, 5),
    }
    for family, counts in last.items():
        for chapter, count in enumerate(counts, 1):
            numbers = [r.id for r in rules.values() if r.chapter == f"{family}-{chapter}"]
            assert numbers == [f"{family}-{chapter}.{n}" for n in range(1, count + 1)]
            assert f"{family}-{chapter}" in ARRAKIS.chapters
    for part, count in {"A": 40, "B": 36, "C": 30, "R": 8}.items():
        assert [r.id for r in rules.values() if r.chapter == f"INT-{part}"] == [
            f"INT-{part}{n}" for n in range(1, count + 1)
        ]
        assert f"INT-{part}" in ARRAKIS.chapters
    assert set(ARRAKIS.chapters) <= set(ARRAKIS.all_chapters)
    assert ARRAKIS.later == ("ARR-29.6",)


def test_rules_of_the_expansions_cite_only_rules_there_are() -> None:
    for rule in ARRAKIS.rules.values():
        if rule.id.startswith(("SMG", "GLD", "INT")):
            missing = cited_in(rule.text) - set(ARRAKIS.rules) - set(ARRAKIS.all_chapters)
            assert not missing, (rule.id, missing)
