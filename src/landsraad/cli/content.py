"""`landsraad content`: the components of a game, or those whose details are our reconstruction."""

from __future__ import annotations

import argparse

from rich.text import Text

from ..kernel.contract import Data, Game, Setup
from ..kernel.errors import LandsraadError
from ..registry import find_game, games
from .errors import DONE
from .layout import in_one_line, wrapped
from .screen import make_console
from .variant import game_title, shown
from .words import LANGS, Words, usual_lang

INDENT = 4
KINDS = (  # effects of cards are listed as facts too, but are no components
    *("card", "intrigue", "conflict", "leader", "space", "tech"),
    *("area", "zone", "prescience", "token", "atomics", "objective", "die"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "List the components of a game with their texts. --reconstructed lists only those for which no "
        "public source gives every detail, so that a part of them is our ruling. --rules lists the rulings on "
        "expansions that `--rule NAME=VALUE` of `landsraad play` and `landsraad simulate` turns."
    )
    parser.add_argument("game", nargs="?", help=f"which game: {', '.join(sorted(games))} (default: all)")
    parser.add_argument("--reconstructed", action="store_true", help="only what is reconstructed, and what is guessed")
    parser.add_argument("--rules", action="store_true", help="only the rulings that can be turned with --rule")
    parser.add_argument("--lang", choices=LANGS, help="language (default: that of your system)")


def run(args: argparse.Namespace) -> int:
    words = Words(args.lang or usual_lang())
    console = make_console()
    for name in [args.game] if args.game else sorted(games):
        game = find_game(name)
        listed = rulings if args.rules else reconstructed if args.reconstructed else components
        for line in listed(game, words):
            for part in wrapped(line, max(40, console.width), INDENT):
                console.print(part, soft_wrap=True)
    return DONE


def components(game: Game, words: Words) -> list[Text]:
    lines = [Text(game_title(game, words), "bold")]
    for kind, ids in kinds(game).items():
        lines.append(Text(words("content-kind", kind=words(f"kind-{kind}"), n=len(ids)), "bold"))
        lines += [_component(game, f"{kind}:{one}", words) for one in ids]
    return lines


def kinds(game: Game) -> dict[str, list[str]]:
    return {kind: ids for kind, ids in game.facts("").items() if kind in KINDS}


def _component(game: Game, thing: str, words: Words) -> Text:
    name, text = game.text(thing, words.lang)
    facts = game.facts(thing)
    line = Text("  ").append(name, "bold").append(f"  {in_one_line(text)}" if text else "")
    for key, message in (("expansion", "only-with"), ("without", "not-with")):
        if facts.get(key):
            line.append(f"  ({words(message, expansion=words(f'with-{facts[key]}'))})")
    return line


def reconstructed(game: Game, words: Words) -> list[Text]:
    """Everything marked so in its declaration, by kind, with what about it is a guess."""
    lines = []
    for kind, ids in kinds(game).items():
        guessed = [(one, facts) for one in ids if is_guessed(facts := game.facts(f"{kind}:{one}"))]
        if not guessed:
            continue
        title = words("content-some", kind=words(f"kind-{kind}"), n=len(guessed), all=len(ids))
        lines += [Text(title, "bold"), Text(f"  {words(f'guess-{kind}')}", "italic")]
        for one, facts in guessed:
            line = _component(game, f"{kind}:{one}", words)
            lines.append(line.append(f"  ({words('working-title')})") if facts.get("working_title") else line)
    if not lines:
        return [Text(words("nothing-reconstructed", game=game_title(game, words)))]
    return [Text(words("some-reconstructed", game=game_title(game, words)), "bold"), *lines]


def is_guessed(facts: Data) -> bool:
    return bool(facts.get("reconstructed") or facts.get("working_title"))


def guessed_in(game: Game, setup: Setup) -> int:
    """How many components of a game with this setup are partly reconstructed."""
    listed = (game.facts(f"{kind}:{one}") for kind, ids in kinds(game).items() for one in ids)
    return sum(is_guessed(facts) and _is_in(facts, setup) for facts in listed)


def _is_in(facts: Data, setup: Setup) -> bool:
    needs, without = facts.get("expansion"), facts.get("without")
    return (not needs or needs in setup.expansions) and without not in setup.expansions


# ---------------------------------------------------------------- rulings


def rulings(game: Game, words: Words) -> list[Text]:
    """What `--rule` can turn: the name, what it says, its values with the default first."""
    try:
        switches = game.facts("switches")
    except LandsraadError:
        return [Text(words("no-rules", game=game_title(game, words)))]
    lines = [Text(words("some-rules", game=game_title(game, words)), "bold")]
    for name, switch in switches.items():
        values = " | ".join(shown(value) for value in switch["values"])
        needs = " / ".join(words(f"with-{expansion}") for expansion in switch["expansions"])
        line = Text("  ").append(name, "bold").append(f"={values}")
        lines.append(
            line.append(f"  {words(f'rule-{name}'.replace('_', '-'))} ({words('only-with', expansion=needs)})")
        )
    return lines
