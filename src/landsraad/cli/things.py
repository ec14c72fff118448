"""Find a card, space or leader by what a player calls it, in any language."""

from __future__ import annotations

from collections.abc import Mapping

from ..kernel.contract import Game
from ..kernel.notation import plain
from .words import LANGS

NOTHING: Mapping[str, tuple[str, ...]] = {}


def find_things(
    game: Game, text: str, kinds: tuple[str, ...], unlisted: Mapping[str, tuple[str, ...]] = NOTHING
) -> list[str]:
    """Exact names first; if there is none, names that begin so; then names that hold the text anywhere.

    `unlisted` has the ids of kinds that the game's facts do not list.
    """
    wanted = plain(text.replace("_", " "))
    names = {
        f"{kind}:{one}": {plain(one.replace("_", " ")), *(plain(game.text(f"{kind}:{one}", lang)[0]) for lang in LANGS)}
        for kind in kinds
        for one in unlisted.get(kind) or game.facts("")[kind]
    }
    for fits in (str.__eq__, str.startswith, str.__contains__):
        if found := [thing for thing, called in names.items() if any(fits(name, wanted) for name in called)]:
            return found
    return []
