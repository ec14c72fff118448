"""Which expansions, modes and rulings a game is played with: as options of a command, in a setup, and as a title.

What there is to choose, the game says itself (`Game.options`); no game is known here.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from ..kernel.contract import Game, Option, Setup
from ..kernel.errors import BadSetup, LandsraadError
from ..registry import find_game, games
from .errors import printable, quoted
from .parsing import Options
from .things import find_things
from .words import CATALOGUE, Words

PLAYERS, EXPANSIONS = "players", "expansions"  # options that every command has a place for
TRUTH = {"true": True, "false": False}
Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Variant:
    expansions: tuple[str, ...] = ()
    chosen: tuple[tuple[str, Any], ...] = ()  # options of the game, by name

    @staticmethod
    def asked_for(args: argparse.Namespace, game: Game | None = None) -> Variant:
        """What the options of `add_options` say; the game itself knows whether there is such a thing."""
        given = args.expansions or ""
        chosen = {name: value for name, value in args.chosen.items() if value is not None}
        chosen |= dict(_rule(text, game) for text in args.rules or ())
        if game:
            chosen = {name: _ids(game, name, value) for name, value in chosen.items()}
        return Variant(tuple(dict.fromkeys(name.strip() for name in given.split(",") if name.strip())), _sorted(chosen))

    @staticmethod
    def of(setup: Setup) -> Variant:
        return Variant(tuple(sorted(setup.expansions)), _sorted(setup.options))

    @property
    def options(self) -> dict[str, Any]:
        """For a Setup."""
        return {EXPANSIONS: self.expansions, **{n: list(v) if isinstance(v, tuple) else v for n, v in self.chosen}}

    def title(self, game: Game, words: Words) -> str:
        """`Dune: Imperium · Rise of Ix · Epic mode`. A record from elsewhere may name what nobody knows."""
        options = {option.name: option for option in game.options(words.lang)}
        parts = [game.title_in(words.lang)]
        if EXPANSIONS in options:
            parts += [title for name, title in options[EXPANSIONS].choices if name in self.expansions]
        rulings = []
        for name, value in self.chosen:
            option = options.get(name)
            if option is None or option.ruling:
                if isinstance(value, (bool, int, str)) and (option is None or value != option.default):
                    numbered = option if option and option.type == "number" else None
                    rulings.append(printable(f"{numbered.title}: {value}" if numbered else f"{name}={shown(value)}"))
            elif option.type == "choice":
                parts += [title for one, title in option.choices if one == value]
            elif value != option.default and isinstance(value, (bool, int)):
                parts.append(option.title if option.type == "flag" else f"{option.title}: {value}")
        return " · ".join([*parts, *rulings])


def _sorted(options: dict[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple(sorted((n, tuple(v) if isinstance(v, list) else v) for n, v in options.items()))


def option(game: Game, name: str, lang: str = "en") -> Option | None:
    return next((one for one in game.options(lang) if one.name == name), None)


def with_title(game: Game, expansion: str, words: Words) -> str:
    """The name of an expansion."""
    return dict(_choices(game, EXPANSIONS, words.lang)).get(expansion, expansion)


def usual_players(game: Game) -> int:
    told = option(game, PLAYERS)
    return int(told.default) if told else max(game.seats)


def offered(game: Game) -> list[Variant]:
    """For somebody who only says "play": the game with each choice of its expansions, and the modes they bring."""
    variants = []
    for count in range(len(game.expansions) + 1):
        for expansions in combinations(game.expansions, count):
            variants.append(Variant(expansions))
            modes = [o for o in game.options() if o.type == "flag" and not o.ruling and o.needs in expansions]
            variants += [Variant(expansions, ((mode.name, True),)) for mode in modes]
    return variants


def _rule(text: str, game: Game | None) -> tuple[str, Value]:
    name, equals, value = (part.strip() for part in text.partition("="))
    if not (name and equals and value):
        raise BadSetup(CATALOGUE.message("rule-how", text=quoted(text)))
    known = option(game, name) if game else None
    if name in (PLAYERS, "seed", EXPANSIONS) or (known and not known.ruling):
        raise BadSetup(CATALOGUE.message("rule-none", name=quoted(name)))
    if value.removeprefix("-").isdecimal() and len(value) < 10:
        return name, int(value)
    return name, TRUTH.get(value.casefold(), value)


def shown(value: Value) -> str:
    """As it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


# ---------------------------------------------------------------- options of a command


def add_options(add: Options, given: Sequence[str]) -> None:
    """`--with`, `--rule` and what the games named in the command line offer; all of them if none is named."""
    named = [word for word in given if word in games or ":" in word]
    asked = list(dict.fromkeys(_known(named or list(games))))
    add.parser.set_defaults(chosen={})
    lang = add.language
    known = ", ".join(f"{value} ({title})" for game in asked for value, title in _choices(game, EXPANSIONS, lang))
    add(
        "--with",
        "play with an expansion" + (f": {known}; with several: a,b" if known else ""),
        "mit einer Erweiterung spielen" + (f": {known}; mit mehreren: a,b" if known else ""),
        dest="expansions",
        metavar=add.tell("EXPANSION", "ERWEITERUNG"),
    )
    for name, told in _offered_by(asked, lang).items():
        _add(add.parser, name, told, lang, len(asked) > 1)
    add(
        "--rule",
        "play a ruling the other way; may be given several times; `landsraad content GAME --rules` lists them",
        "eine Auslegung umkehren; auch mehrmals; `landsraad content SPIEL --rules` listet sie auf",
        dest="rules",
        action="append",
        metavar=add.tell("NAME=VALUE", "NAME=WERT"),
    )


def _known(names: Sequence[str]) -> Iterator[Game]:
    for name in names:
        try:
            yield find_game(name)
        except LandsraadError:  # the command itself says so
            continue


def _offered_by(asked: Sequence[Game], lang: str) -> dict[str, list[tuple[Game, Option]]]:
    """Options by name, with the games that have them."""
    found: dict[str, list[tuple[Game, Option]]] = {}
    for game in asked:
        for told in game.options(lang):
            if told.name not in (PLAYERS, EXPANSIONS) and not told.ruling:
                found.setdefault(told.name, []).append((game, told))
    return found


def _choices(game: Game, name: str, lang: str = "en") -> Sequence[tuple[str, str]]:
    told = option(game, name, lang)
    return told.choices if told else ()


class _Choose(argparse.Action):
    """Keeps an option of a game in `chosen`."""

    def __call__(
        self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, values: Any, option: Any = None
    ) -> None:
        namespace.chosen = {**namespace.chosen, self.dest: True if self.nargs == 0 else values}


def _listed(text: str) -> list[str] | str:
    words = [part.strip() for part in text.split(",")]
    return words if len(words) > 1 else words[0]  # one word says how: random, draft


def _add(
    parser: argparse.ArgumentParser, name: str, told: list[tuple[Game, Option]], lang: str, of_several: bool
) -> None:
    """`of_several`: there are options of several games, so that each says whose it is."""
    flag = f"--{name.replace('_', '-')}"
    whose = [f"{game.title_in(lang)}: " if of_several else "" for game, _ in told]
    about = "; ".join(by + _about(game, option, lang) for by, (game, option) in zip(whose, told, strict=True))
    first = told[0][1]
    if first.type == "flag":
        parser.add_argument(flag, dest=name, action=_Choose, nargs=0, default=argparse.SUPPRESS, help=about)
        return
    values = [value for _, option in told for value, _ in option.choices] if first.type == "choice" else None
    parser.add_argument(
        flag,
        dest=name,
        action=_Choose,
        default=argparse.SUPPRESS,
        help=about.replace("%", "%%"),
        choices=values,
        type=int if first.type == "number" else _listed if first.type == "list" else str,
        metavar={"number": "N", "list": "LISTE" if lang == "de" else "LIST"}.get(first.type),
    )


def _about(game: Game, told: Option, lang: str) -> str:
    needs = [one for one in told.needs.split("|") if one in game.expansions]
    needed = "braucht --with " + " oder ".join(needs) if lang == "de" else "needs --with " + " or ".join(needs)
    about = f"{told.title}: {told.help}" if told.help else told.title
    return about.rstrip(".") + (f"; {needed}" if needs else "")


def _ids(game: Game, name: str, value: Any) -> Any:
    """A list of components by any clear part of their names; an unclear one goes on to the game, which complains."""
    told = option(game, name)
    if told is None or told.type != "list":
        return value
    known = {one for one, _ in told.choices}
    kinds = tuple(kind for kind, ids in game.facts("").items() if known & set(ids))
    components = {one for kind in kinds for one in game.facts("")[kind]}
    if isinstance(value, str) and _id(game, value, kinds) in known & components:  # a list of one, no word as `random`
        value = [value]
    if not isinstance(value, (list, tuple)):
        return value
    return [_id(game, str(word), kinds) for word in value]


def _id(game: Game, word: str, kinds: tuple[str, ...]) -> str:
    found = find_things(game, word, kinds)
    return found[0].partition(":")[2] if len(found) == 1 else word
