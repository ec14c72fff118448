"""`landsraad rules`: the numbered rules of a game, what cites each, and which nothing cites."""

from __future__ import annotations

import argparse
from pathlib import Path

from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.rulebook import Citation, Rulebook, checkout, cited_by_tests
from landsraad.kernel.spelling import unknown
from landsraad.registry import find_game, games

from .check import read_files, scenario_files

WIDTH = 100  # of a line in the list of rules


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "The rules by number, and what cites them."
    parser.add_argument("id", nargs="?", metavar="ID", help="show one rule in full (IMP-4.8)")
    parser.add_argument("--game", help="whose rulebook (default: the one with the ID asked for, else imperium)")
    parser.add_argument("--chapter", metavar="ID", help="list one chapter only (IMP-4)")
    parser.add_argument(
        "--coverage", action="store_true", help="list the implemented rules that no scenario and no test cites"
    )


def run(args: argparse.Namespace) -> int:
    book = find_game(args.game).rulebook if args.game else _book_with(args.id or args.chapter or "")
    if args.chapter and args.chapter.upper() not in book.all_chapters:
        raise LandsraadError(_sentence(unknown("chapter", args.chapter, book.all_chapters).say("en")))
    chapter = args.chapter.upper() if args.chapter else ""
    if args.coverage:
        _coverage(book, chapter)
    elif args.id:
        _show(book, args.id.upper())
    else:
        _list(book, chapter)
    return 0


def _book_with(id: str) -> Rulebook:
    """The rulebook that numbers its rules or chapters as `id` does: SMG-7.3 belongs to War for Arrakis."""
    letters = id.upper().partition("-")[0] + "-"
    for game in games.values():
        if any(chapter.startswith(letters) for chapter in game.rulebook.all_chapters):
            return game.rulebook
    return find_game("imperium").rulebook


def all_citations(root: Path) -> list[Citation]:
    """What scenarios and tests of the checkout cite."""
    scenarios, unread = read_files(scenario_files([root / "scenarios"]))
    if unread:
        raise unread[0]
    by_scenarios = [Citation(rule, s.file, s.line, s.title) for s in scenarios for rule in sorted(s.rules)]
    return by_scenarios + cited_by_tests(root)


def _list(book: Rulebook, chapter: str) -> None:
    for found in book.all_chapters.values():
        if chapter in ("", found.id):
            print(f"{found.id} {found.title}")
            for rule in book.rules.values():
                if rule.chapter == found.id:
                    print("  " + _short(f"{rule.id}  {rule.text}"))


def _show(book: Rulebook, id: str) -> None:
    if id not in book.rules:
        raise LandsraadError(_sentence(unknown("rule", id, book.rules).say("en")))
    rule = book.rules[id]
    print(f"{rule.id} ({rule.chapter} {book.all_chapters[rule.chapter].title})\n\n{_plain(rule.text)}\n")
    root = checkout(Path.cwd())
    if root is None:
        print("This is no checkout of the project, so there are no scenarios and tests to look through.")
        return
    cited = [c for c in all_citations(root) if c.rule == id]
    if not cited:
        print("Nothing cites this rule.")
    for citation in cited:
        print(_short(f"{citation.file.relative_to(root)}:{citation.line}  {citation.what}"))


def _coverage(book: Rulebook, chapter: str) -> None:
    root = checkout(Path.cwd())
    if root is None:
        raise LandsraadError("This is no checkout of the project, so there are no scenarios and tests to look through.")
    cited = {c.rule for c in all_citations(root)}
    rules = [r for r in book.implemented() if chapter in ("", r.chapter)]
    missing = [r for r in rules if r.id not in cited]
    for rule in missing:
        print(_short(f"{rule.id}  {rule.text}"))
    later = [id for id in book.later if chapter in ("", book.rules[id].chapter)]
    if later:
        print(f"come later, not counted: {', '.join(later)}")
    share = 100 * (len(rules) - len(missing)) / len(rules) if rules else 100.0
    print(f"rule coverage: {len(rules) - len(missing)} of {len(rules)} ({share:.1f} %)")


def _plain(text: str) -> str:
    """Without the marks of Markdown for bold."""
    return text.replace("**", "")


def _short(text: str) -> str:
    line = " ".join(_plain(text).split())
    return line if len(line) <= WIDTH else line[: WIDTH - 2].rsplit(" ", 1)[0] + " …"


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:]
