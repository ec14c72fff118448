"""Loose pieces of a box: figures, cubes, tokens, boards. They say of themselves how many there are and what they do."""

from __future__ import annotations

from .contract import Lang
from .declared import Declared


class Piece(Declared):
    """A piece by its name; `count` in the box, or `each` for every player."""

    id: str
    name: str
    de: str
    en_text: str
    de_text: str
    count: int = 0
    each: int = 0
    expansion: str = ""
    de_printed: bool = True

    def told(self, lang: Lang) -> tuple[str, str]:
        """Name and text."""
        if lang == "de":
            return self.de, f"{self._number('je Spieler')}: {self.de_text}"
        return self.name, f"{self._number('for each player')}: {self.en_text}"

    def _number(self, each: str) -> str:
        return f"{self.each} {each}" if self.each else str(self.count)
