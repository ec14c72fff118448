"""Rules and components to be looked up: what the search of the page finds."""

from __future__ import annotations

from typing import Any

from ..kernel.contract import Setup
from ..kernel.notation import plain
from ..registry import games
from . import wire

MOST = 40  # of a kind


def everything(game: Any) -> Setup:
    """A setup with every expansion and the usual number of players, for its book."""
    count = next((o.default for o in game.options("en") if o.name == "players"), max(game.seats))
    return Setup(count, "library", list(game.expansions))


class Library:
    """The books of all games, opened once for each language."""

    def __init__(self) -> None:
        self._books: dict[tuple[str, str], dict[str, Any]] = {}

    def book(self, name: str, lang: str) -> dict[str, Any]:
        if (name, lang) not in self._books:
            game: Any = games[name]
            self._books[name, lang] = game.book(everything(game), lang)
        return self._books[name, lang]

    def search(self, name: str, text: str, lang: str) -> wire.Found:
        """Rules by number or word, components by name or word; the name counts more."""
        game: Any = games[name]
        rules = game.rulebook.search(text) if text.strip() else []
        found = [wire.RuleFound(rule.id, self._title(game, rule.chapter, lang), rule.text) for rule in rules[:MOST]]
        wanted = plain(text)
        named, told = [], []
        for thing, entry in self.book(name, lang).items():
            if not entry.get("text") or thing.startswith("item:"):
                continue
            if wanted in plain(entry["name"]):
                named.append(wire.ThingFound(thing, entry["name"], entry["text"]))
            elif len(wanted) > 2 and wanted in plain(entry["text"]):
                told.append(wire.ThingFound(thing, entry["name"], entry["text"]))
        return wire.Found(name, found, len(rules), (named + told)[:MOST], len(named) + len(told))

    def rule(self, id: str, lang: str) -> wire.RuleFound | None:
        for game in games.values():
            rule = game.rulebook.rules.get(id.upper())
            if rule is not None:
                return wire.RuleFound(rule.id, self._title(game, rule.chapter, lang), rule.text)
        return None

    def chapters(self, name: str, lang: str) -> list[tuple[str, str]]:
        book = games[name].rulebook
        return [(id, book.title(id, lang)) for id in book.all_chapters]

    @staticmethod
    def _title(game: Any, chapter: str, lang: str) -> str:
        title: str = game.rulebook.title(chapter, lang)
        return title
