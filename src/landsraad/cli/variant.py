"""Which expansions, modes and rulings a game is played with: as options of a command, in a setup, and as a title."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Any

from ..kernel.contract import Game, Setup
from ..kernel.errors import BadSetup
from .errors import printable
from .words import Words

EXPANSIONS = ("ix", "smugglers", "guild")  # those with a name in our words
TITLES = ("imperium", "arrakis")  # games with a name in our words
TEAMS = ("harkonnen", "atreides")
NOT_RULES = ("players", "seed", "expansions", "leaders", "epic", "team")  # what a setup holds beside rulings
TRUTH = {"true": True, "false": False}
Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Variant:
    expansions: tuple[str, ...] = ()
    epic: bool = False
    team: str = ""  # War for Arrakis with three: the side two people play
    rules: tuple[tuple[str, Value], ...] = ()  # rulings that are turned

    @staticmethod
    def asked_for(args: argparse.Namespace) -> Variant:
        """What the options of `add_options` say; the game itself knows whether there is such a thing."""
        given = args.expansions or ""
        return Variant(
            tuple(dict.fromkeys(name.strip() for name in given.split(",") if name.strip())),
            args.epic,
            args.team or "",
            tuple(dict(_rule(text) for text in args.rules or ()).items()),
        )

    @staticmethod
    def of(setup: Setup) -> Variant:
        team = setup.options.get("team")
        known = team if isinstance(team, str) and team in TEAMS else ""
        rules = {n: v for n, v in setup.options.items() if n not in NOT_RULES and isinstance(v, (bool, int, str))}
        return Variant(
            tuple(sorted(setup.expansions)), setup.options.get("epic") is True, known, tuple(sorted(rules.items()))
        )

    @property
    def options(self) -> dict[str, Any]:
        """For a Setup."""
        chosen = {**({"epic": True} if self.epic else {}), **({"team": self.team} if self.team else {})}
        return {"expansions": self.expansions, **chosen, **dict(self.rules)}

    def title(self, game: Game, words: Words) -> str:
        """`Dune: Imperium · Rise of Ix · Epic mode`. A record from elsewhere may name what nobody knows."""
        parts = [game_title(game, words), *(words(f"with-{name}") for name in EXPANSIONS if name in self.expansions)]
        parts += [words("epic")] if self.epic else []
        parts += [words(f"team-{self.team}")] if self.team in TEAMS else []
        return " · ".join([*parts, *(printable(f"{name}={shown(value)}") for name, value in self.rules)])


def game_title(game: Game, words: Words) -> str:
    """As the game is called in that language."""
    return words(f"title-{game.name}") if game.name in TITLES else game.title


def _rule(text: str) -> tuple[str, Value]:
    name, equals, value = (part.strip() for part in text.partition("="))
    if not (name and equals and value):
        raise BadSetup(f"A rule is turned with --rule NAME=VALUE, not “{text}”.")
    if name in NOT_RULES:
        raise BadSetup(f"“{name}” is no rule that could be turned.")
    if value.removeprefix("-").isdecimal() and len(value) < 10:
        return name, int(value)
    return name, TRUTH.get(value.casefold(), value)


def shown(value: Value) -> str:
    """As it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


# What is offered to somebody who only says "play".
OFFERED = {
    "imperium": (Variant(), Variant(("ix",)), Variant(("ix",), epic=True)),
    "arrakis": (Variant(), Variant(("smugglers",)), Variant(("guild",)), Variant(("smugglers", "guild"))),
}


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--with",
        dest="expansions",
        metavar="EXPANSION",
        help="play with an expansion: ix (Rise of Ix); in War for Arrakis smugglers (Smugglers) or "
        "guild (The Spacing Guild), or both: smugglers,guild",
    )
    parser.add_argument("--epic", action="store_true", help="the Epic mode of Rise of Ix; needs --with ix")
    parser.add_argument("--team", choices=TEAMS, help="War for Arrakis with three: the side that two people play")
    parser.add_argument(
        "--rule",
        dest="rules",
        action="append",
        metavar="NAME=VALUE",
        help="play a ruling on an expansion the other way, for example round1_unit=false; may be given several times; "
        "`landsraad content arrakis --rules` lists them",
    )
