"""The games there are. Everything outside a game's own folder finds it here.

A game is a folder beside this page with a `rulebook.md`; its page `game.py` declares the `GAME`, which has the name of
the folder. Nothing else lists it. A game in a package of its own names itself as an entry point:

    [project.entry-points."landsraad.games"]
    tarot = "my_package.game:GAME"

Names are known without loading anything. A game is loaded when it is first asked for, and only that one.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING

from .kernel.contract import Game
from .kernel.errors import LandsraadError
from .kernel.later import load
from .kernel.texts import KERNEL, short

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "landsraad.games"


class Games(Mapping[str, Game]):
    """All games by name, in the order of their names."""

    def __init__(self) -> None:
        self._loaded: dict[str, Game] = {}

    def __getitem__(self, name: str) -> Game:
        if name not in self._loaded:
            self._loaded[name] = self._load(name)
        return self._loaded[name]

    def __contains__(self, name: object) -> bool:  # the one of Mapping would load the game
        return name in _folders() or name in _entry_points()

    def __iter__(self) -> Iterator[str]:
        return iter(sorted({*_folders(), *_entry_points()}))

    def __len__(self) -> int:
        return len({*_folders(), *_entry_points()})

    @staticmethod
    def _load(name: str) -> Game:
        if name in _folders():
            game: Game = load(f"{__package__}.{name}.game:GAME")
        else:
            try:
                game = _entry_points()[name].load()
            except (ImportError, AttributeError) as error:
                raise LandsraadError(
                    KERNEL.message("game-not-loaded", game=short(name), reason=short(error, 400))
                ) from error
        if game.name != name:
            raise LandsraadError(KERNEL.message("game-other-name", game=short(name), name=short(game.name)))
        return game


@cache
def _folders() -> frozenset[str]:
    here = os.path.dirname(__file__)
    return frozenset(name for name in os.listdir(here) if os.path.isfile(os.path.join(here, name, "rulebook.md")))


@cache
def _entry_points() -> Mapping[str, EntryPoint]:
    from importlib.metadata import entry_points  # slow to load, and few games come from outside

    return {entry.name: entry for entry in entry_points(group=GROUP)}


games = Games()


def find_game(name: str) -> Game:
    """A game by its name, or by the place it is written at: `my_module:GAME`."""
    if ":" in name:
        return _at_place(name)
    if name not in games:
        raise LandsraadError(KERNEL.message("no-game", game=short(name), known=", ".join(games)))
    return games[name]


@cache
def _at_place(name: str) -> Game:
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # a game in the folder one works in
    try:
        game: Game = load(name)
    except (ImportError, AttributeError, TypeError, ValueError) as error:  # TypeError: a name that begins with a dot
        raise LandsraadError(KERNEL.message("game-not-loaded", game=short(name), reason=short(error, 400))) from error
    if not hasattr(game, "rulebook"):  # a bot from outside, say, is named in the same way
        raise LandsraadError(KERNEL.message("game-none", game=short(name)))
    return game
