"""`landsraad content`: the components of a game, what of them is reconstructed, which German names are ours."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from rich.text import Text

from ..kernel.contract import Data, Game, Setup
from ..registry import find_game, games
from .errors import DONE
from .glyphs import styled
from .layout import in_one_line, wrapped
from .parsing import Options
from .screen import make_console
from .variant import shown, with_title
from .words import Words, usual_lang

INDENT = 4
OURS = "*"  # behind a German name that is our translation
ABILITIES = ("passive_", "signet_")
NOT_LISTED = ("item", "hagal", "difficulty")  # effects of cards, and House Hagal, which has pages of its own


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = Options(
        parser,
        "List the components of a game with their texts. --reconstructed lists only those for which no "
        "public source gives every detail, so that a part of them is our ruling. --rules lists the rulings on "
        "expansions that `--rule NAME=VALUE` of `landsraad play` and `landsraad simulate` turns.",
        "Das Material eines Spiels mit seinen Texten auflisten. --reconstructed zeigt nur, wofür keine öffentliche "
        "Quelle alles sagt, sodass ein Teil unsere Auslegung ist. --rules zeigt die Auslegungen zu Erweiterungen, die "
        "`--rule NAME=WERT` von `landsraad play` und `landsraad simulate` umkehrt.",
    )
    known = ", ".join(sorted(games))
    add.game(f"which game: {known} (default: all)", f"welches Spiel: {known} (sonst alle)")
    en, de = "only what is reconstructed, and what is guessed", "nur Rekonstruiertes, und was daran geraten ist"
    add.flag("--reconstructed", en, de)
    en, de = "only the German names that are our own translation", "nur deutsche Namen, die wir übersetzt haben"
    add.flag("--translated", en, de)
    add.flag("--rules", "only the rulings that can be turned with --rule", "nur Auslegungen, die --rule umkehrt")
    add.lang()


def run(args: argparse.Namespace) -> int:
    words = Words(args.lang or usual_lang())
    console = make_console()
    for name in [args.game] if args.game else sorted(games):
        game = find_game(name)
        listed = _listing(args)
        for line in listed(game, words):
            for part in wrapped(line, max(40, console.width), INDENT):
                console.print(part, soft_wrap=True)
    return DONE


def _listing(args: argparse.Namespace) -> Callable[[Game, Words], list[Text]]:
    if args.rules:
        return rulings
    if args.translated:
        return translated
    return reconstructed if args.reconstructed else components


def components(game: Game, words: Words) -> list[Text]:
    lines = [styled(game.title_in(words.lang), "bold")]
    if words.lang == "de":
        lines.append(styled(words("our-names", sign=OURS), "italic"))
    for kind, things in kinds(game).items():
        lines.append(styled(words("content-kind", kind=_title(kind, words), n=len(things)), "bold"))
        lines += [_component(game, thing, words) for thing in things]
    return lines


def kinds(game: Game) -> dict[str, list[str]]:
    """The components by kind; some stand among those of another kind, as the Guild Navigator among the leaders."""
    listed: dict[str, list[str]] = {}
    for kind, ids in game.facts("").items():
        if kind not in NOT_LISTED:
            for thing in (f"{kind}:{one}" for one in ids):
                listed.setdefault(str(game.facts(thing).get("among", kind)), []).append(thing)
    return listed


def _title(kind: str, words: Words) -> str:
    """A kind nobody here has words for, of a game from elsewhere, is called as the game calls it."""
    return words(f"kind-{kind}") if words.catalogue.has(words.lang, f"kind-{kind}") else kind


def _component(game: Game, thing: str, words: Words) -> Text:
    name, text = game.text(thing, words.lang)
    facts = game.facts(thing)
    line = Text("  ").append(name, "bold")
    if words.lang == "de" and german_is_ours(facts):
        line.append(OURS)
    line.append(f"  {in_one_line(text)}" if text else "")
    for key, message in (("expansion", "only-with"), ("without", "not-with")):
        if facts.get(key):
            line.append(f"  ({words(message, expansion=with_title(game, facts[key], words))})")
    return line


def reconstructed(game: Game, words: Words) -> list[Text]:
    """Everything marked so in its declaration, by kind, with what about it is a guess."""
    lines = []
    for kind, things in kinds(game).items():
        guessed = [(thing, facts) for thing in things if is_guessed(facts := game.facts(thing))]
        if not guessed:
            continue
        title = words("content-some", kind=_title(kind, words), n=len(guessed), all=len(things))
        lines.append(styled(title, "bold"))
        if words.catalogue.has(words.lang, f"guess-{kind}"):
            lines.append(styled(f"  {words(f'guess-{kind}')}", "italic"))
        for thing, facts in guessed:
            line = _component(game, thing, words)
            lines.append(line.append(f"  ({words('working-title')})") if facts.get("working_title") else line)
    if not lines:
        return [Text(words("nothing-reconstructed", game=game.title_in(words.lang)))]
    return [styled(words("some-reconstructed", game=game.title_in(words.lang)), "bold"), *lines]


def is_guessed(facts: Data) -> bool:
    return bool(facts.get("reconstructed") or facts.get("working_title"))


def guessed_in(game: Game, setup: Setup) -> int:
    """How many components of a game with this setup are partly reconstructed."""
    listed = (game.facts(thing) for things in kinds(game).values() for thing in things)
    return sum(is_guessed(facts) and _is_in(facts, setup) for facts in listed)


def _is_in(facts: Data, setup: Setup) -> bool:
    needs, without = facts.get("expansion"), facts.get("without")
    return (not needs or needs in setup.expansions) and without not in setup.expansions


# ---------------------------------------------------------------- German names


def german_is_ours(facts: Data, of: str = "") -> bool:
    """A German name that is our translation: nobody gave the printed one, and it is not simply the English name.

    `of`: "passive_" or "signet_" for the names of a leader's abilities.
    """
    german = facts.get(f"{of}de")
    return bool(german) and not facts.get(f"{of}de_printed") and german != facts.get(f"{of}name")


def translated(game: Game, words: Words) -> list[Text]:
    """Every name that a content file may still put right: kind, id, the English name and ours."""
    lines = [styled(words("some-translated", game=game.title_in(words.lang)), "bold")]
    for kind, things in kinds(game).items():
        facts = {thing.partition(":")[2]: game.facts(thing) for thing in things}
        ours = [(one, of) for one in facts for of in ("", *ABILITIES) if german_is_ours(facts[one], of)]
        if not ours:
            continue
        lines.append(styled(words("content-kind", kind=_title(kind, words), n=len(ours)), "bold"))
        for one, of in ours:
            field = f"  ({of}de)" if of else ""
            pair = f"  {facts[one][f'{of}name']} – {facts[one][f'{of}de']}"
            lines.append(Text("  ").append(one, "bold").append(f"{field}{pair}"))
    return lines


# ---------------------------------------------------------------- rulings


def rulings(game: Game, words: Words) -> list[Text]:
    """What `--rule` can turn: the name, what it says, its values with the default first."""
    turned = [option for option in game.options(words.lang) if option.ruling]
    if not turned:
        return [Text(words("no-rules", game=game.title_in(words.lang)))]
    lines = [styled(words("some-rules", game=game.title_in(words.lang)), "bold")]
    for option in turned:
        values: list[bool | int | str] = [value for value, _ in option.choices] or [option.default]
        if option.type == "flag":
            values.append(not option.default)
        elif option.type == "number":
            values += [n for n in (option.least, option.most) if n != option.default]
        line = Text("  ").append(option.name, "bold").append(f"={' | '.join(shown(value) for value in values)}")
        needs = " / ".join(with_title(game, expansion, words) for expansion in option.needs.split("|") if expansion)
        only = f" ({words('only-with', expansion=needs)})" if needs else ""
        lines.append(line.append(f"  {option.help}{only}"))
    return lines
