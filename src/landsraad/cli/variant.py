"""Which expansions and modes a game is played with: as options of a command, in a setup, and as a title."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Any

from ..kernel.contract import Game, Setup
from .words import Words

EXPANSIONS = ("ix",)  # those with a name in our words
TEAMS = ("harkonnen", "atreides")


@dataclass(frozen=True, slots=True)
class Variant:
    expansions: tuple[str, ...] = ()
    epic: bool = False
    team: str = ""  # War for Arrakis with three: the side two people play

    @staticmethod
    def asked_for(args: argparse.Namespace) -> Variant:
        """What the options of `add_options` say; the game itself knows whether there is such a thing."""
        given = args.expansions or ""
        return Variant(
            tuple(dict.fromkeys(name.strip() for name in given.split(",") if name.strip())), args.epic, args.team or ""
        )

    @staticmethod
    def of(setup: Setup) -> Variant:
        team = setup.options.get("team")
        known = team if isinstance(team, str) and team in TEAMS else ""
        return Variant(tuple(sorted(setup.expansions)), setup.options.get("epic") is True, known)

    @property
    def options(self) -> dict[str, Any]:
        """For a Setup."""
        chosen = {**({"epic": True} if self.epic else {}), **({"team": self.team} if self.team else {})}
        return {"expansions": self.expansions, **chosen}

    def title(self, game: Game, words: Words) -> str:
        """`Dune: Imperium · Rise of Ix · Epic mode`. A record from elsewhere may name what nobody knows."""
        parts = [game.title, *(words(f"with-{name}") for name in self.expansions if name in EXPANSIONS)]
        parts += [words("epic")] if self.epic else []
        return " · ".join([*parts, words(f"team-{self.team}")] if self.team in TEAMS else parts)


# What is offered to somebody who only says "play".
OFFERED = {"imperium": (Variant(), Variant(("ix",)), Variant(("ix",), epic=True)), "arrakis": (Variant(),)}


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--with", dest="expansions", metavar="EXPANSION", help="play with an expansion: ix (Rise of Ix)"
    )
    parser.add_argument("--epic", action="store_true", help="the Epic mode of Rise of Ix; needs --with ix")
    parser.add_argument("--team", choices=TEAMS, help="War for Arrakis with three: the side that two people play")
