"""`landsraad content`: the components of a game, or those whose details are our reconstruction."""

from __future__ import annotations

import argparse

from rich.text import Text

from ..kernel.contract import Data, Game
from ..registry import find_game, games
from .errors import DONE
from .layout import in_one_line, wrapped
from .screen import make_console
from .words import LANGS, Words, usual_lang

INDENT = 4
KINDS = (  # effects of cards are listed as facts too, but are no components
    *("card", "intrigue", "conflict", "leader", "space", "tech"),
    *("area", "zone", "prescience", "token", "atomics", "objective"),
)


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser(
        "content",
        help="list the components of a game, or those that are reconstructed",
        description="List the components of a game with their texts. --reconstructed lists only those for which no "
        "public source gives every detail, so that a part of them is our ruling.",
    )
    parser.add_argument("game", nargs="?", help=f"which game: {', '.join(sorted(games))} (default: all)")
    parser.add_argument("--reconstructed", action="store_true", help="only what is reconstructed, and what is guessed")
    parser.add_argument("--lang", choices=LANGS, help="language (default: that of your system)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = Words(args.lang or usual_lang())
    console = make_console()
    for name in [args.game] if args.game else sorted(games):
        game = find_game(name)
        for line in reconstructed(game, words) if args.reconstructed else components(game, words):
            for part in wrapped(line, max(40, console.width), INDENT):
                console.print(part, soft_wrap=True)
    return DONE


def components(game: Game, words: Words) -> list[Text]:
    lines = [Text(game.title, "bold")]
    for kind, ids in kinds(game).items():
        lines.append(Text(words("content-kind", kind=words(f"kind-{kind}"), n=len(ids)), "bold"))
        lines += [_component(game, f"{kind}:{one}", words) for one in ids]
    return lines


def kinds(game: Game) -> dict[str, list[str]]:
    return {kind: ids for kind, ids in game.facts("").items() if kind in KINDS}


def _component(game: Game, thing: str, words: Words) -> Text:
    name, text = game.text(thing, words.lang)
    return Text("  ").append(name, "bold").append(f"  {in_one_line(text)}" if text else "")


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
        return [Text(words("nothing-reconstructed", game=game.title))]
    return [Text(words("some-reconstructed", game=game.title), "bold"), *lines]


def is_guessed(facts: Data) -> bool:
    return bool(facts.get("reconstructed") or facts.get("working_title"))
