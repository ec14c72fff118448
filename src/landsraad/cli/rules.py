"""`landsraad rules`: the numbered rules of a game, what cites each, and which nothing cites."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.rulebook import Citation, Rulebook, checkout, cited_by_tests
from landsraad.kernel.spelling import unknown
from landsraad.registry import find_game, games

from .check import read_files, scenario_files
from .parsing import Options
from .words import Words, usual_lang

WIDTH = 100  # of a line in the list of rules


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = Options(parser, "The rules by number, and what cites them.", "Die Regeln nach Nummern, und was sie belegt.")
    en, de = (
        "one rule in full (IMP-4.8), or a word: rules that speak of it",
        "eine Regel (IMP-4.8), oder ein Wort darin",
    )
    add("id", en, de, nargs="?", metavar=add.tell("ID", "NUMMER"))
    add(
        "--game",
        "whose rulebook (default: the one with the ID asked for, else imperium)",
        "wessen Regelheft (sonst das mit dieser Nummer, oder imperium)",
        metavar=add.tell("GAME", "SPIEL"),
    )
    en, de = "list one chapter only (IMP-4)", "nur ein Kapitel auflisten (IMP-4)"
    add("--chapter", en, de, metavar=add.tell("ID", "NUMMER"))
    add.lang()
    en, de = "the implemented rules that no scenario and no test cites", "umgesetzte Regeln, die nichts belegt"
    add.flag("--coverage", en, de)


def run(args: argparse.Namespace) -> int:
    book = find_game(args.game).rulebook if args.game else _book_with(args.id or args.chapter or "")
    words = Words(args.lang or usual_lang())
    if args.chapter and args.chapter.upper() not in book.all_chapters:
        raise LandsraadError(_not_there("what-chapter", args.chapter, book.all_chapters, words))
    chapter = args.chapter.upper() if args.chapter else ""
    if args.coverage:
        _coverage(book, chapter, words)
    elif args.id and "-" not in args.id:
        _search(book, args.id, words)
    elif args.id:
        _show(book, args.id.upper(), words)
    else:
        _list(book, chapter, words)
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


def _list(book: Rulebook, chapter: str, words: Words) -> None:
    if words.lang != "en":
        print(words("rules-in-english"))
    for found in book.all_chapters.values():
        if chapter in ("", found.id):
            print(f"{found.id} {book.title(found.id, words.lang)}")
            for rule in book.rules.values():
                if rule.chapter == found.id:
                    print("  " + _short(f"{rule.id}  {rule.text}"))
    if words.lang != "en":
        print(words("rules-terms"))
        for english, german in book.terms():
            print(f"  {english} – {german}")


def _search(book: Rulebook, text: str, words: Words) -> None:
    found = book.search(text)
    if not found:
        raise LandsraadError(words("no-rule-of", text=text))
    for rule in found:
        print(_short(f"{rule.id}  {rule.text}"))


def _show(book: Rulebook, id: str, words: Words) -> None:
    if id not in book.rules:
        raise LandsraadError(_not_there("what-rule", id, book.rules, words))
    rule = book.rules[id]
    print(f"{rule.id} ({rule.chapter} {book.title(rule.chapter, words.lang)})\n\n{_plain(rule.text)}\n")
    if words.lang != "en":
        used = [f"{english} – {german}" for english, german in book.terms() if english.lower() in rule.text.lower()]
        if used:
            print(words("rules-terms-used", terms=" · ".join(used)) + "\n")
    root = checkout(Path.cwd())
    if root is None:
        print(words("no-checkout"))
        return
    cited = [c for c in all_citations(root) if c.rule == id]
    if not cited:
        print(words("nothing-cites"))
    for citation in cited:
        print(_short(f"{citation.file.relative_to(root)}:{citation.line}  {citation.what}"))


def _coverage(book: Rulebook, chapter: str, words: Words) -> None:
    root = checkout(Path.cwd())
    if root is None:
        raise LandsraadError(words("no-checkout"))
    cited = {c.rule for c in all_citations(root)}
    rules = [r for r in book.implemented() if chapter in ("", r.chapter)]
    missing = [r for r in rules if r.id not in cited]
    for rule in missing:
        print(_short(f"{rule.id}  {rule.text}"))
    later = [id for id in book.later if chapter in ("", book.rules[id].chapter)]
    if later:
        print(words("rules-later", rules=", ".join(later)))
    share = 100 * (len(rules) - len(missing)) / len(rules) if rules else 100.0
    covered = {"covered": str(len(rules) - len(missing)), "all": str(len(rules)), "share": f"{share:.1f}"}
    print(words("rules-coverage", **covered))


def _plain(text: str) -> str:
    """Without the marks of Markdown for bold."""
    return text.replace("**", "")


def _short(text: str) -> str:
    line = " ".join(_plain(text).split())
    return line if len(line) <= WIDTH else line[: WIDTH - 2].rsplit(" ", 1)[0] + " …"


def _not_there(what: str, name: str, known: Iterable[str], words: Words) -> str:
    text = unknown(words(what), name, known).say(words.lang)
    return text[0].upper() + text[1:]
