"""Help and complaints of the command line in the reader's language.

A page of a command says its options in both languages, side by side: `add = Options(parser, …)`, then
`add("--games", "how many games", "wie viele Partien", type=int)`. argparse's own words are looked up here when it asks
for them.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from .words import LANGS, usual_lang

# What argparse says by itself, as it looks its words up.
GERMAN = {
    "usage: ": "Aufruf: ",
    "options": "Optionen",
    "positional arguments": "Angaben",
    "show this help message and exit": "diese Hilfe zeigen",
    "%(prog)s: error: %(message)s\n": "%(prog)s: %(message)s\n",
    "argument %(argument_name)s: %(message)s": "%(argument_name)s: %(message)s",
    "unrecognized arguments: %s": "Das kennt dieser Befehl nicht: %s",
    "the following arguments are required: %s": "Es fehlt: %s",
    "expected one argument": "Hier fehlt ein Wert.",
    "expected at most one argument": "Hier darf höchstens ein Wert stehen.",
    "expected at least one argument": "Hier fehlt mindestens ein Wert.",
    "expected %s argument": "Hier muss %s Wert stehen.",
    "expected %s arguments": "Hier müssen %s Werte stehen.",
    "invalid choice: %(value)r (choose from %(choices)s)": "%(value)r gibt es hier nicht; möglich sind %(choices)s",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "%(parser_name)r gibt es nicht; möglich: %(choices)s",
    "invalid %(type)s value: %(value)r": "%(value)r passt hier nicht; nötig: %(type)s",
    "not allowed with argument %s": "verträgt sich nicht mit %s",
    "ambiguous option: %(option)s could match %(matches)s": "%(option)s ist unklar; gemeint sein könnte %(matches)s",
    "one of the arguments %s is required": "Eines davon ist nötig: %s",
    "ignored explicit argument %r": "%r ist hier zu viel",
}


def asked_lang(arguments: Sequence[str]) -> str:
    """The language of help and errors: what `--lang` says, wherever it stands, else the system's."""
    for here, behind in zip(arguments, [*arguments[1:], ""], strict=False):
        said = behind if here == "--lang" else here.removeprefix("--lang=") if here.startswith("--lang=") else ""
        if said in LANGS:
            return said
    return usual_lang()


def speak(lang: str) -> None:
    """From now on argparse says its own words in that language."""
    translate: Callable[[str], str] = (lambda said: GERMAN.get(said, said)) if lang == "de" else (lambda said: said)
    vars(argparse)["_"] = translate
    vars(argparse)["ngettext"] = lambda one, many, n: translate(one if n == 1 else many)


class Options:
    """The options of a command in the language its parser is to speak, which may say first what the command does."""

    def __init__(self, parser: argparse.ArgumentParser, en: str = "", de: str = "") -> None:
        self.parser = parser
        self.language = getattr(parser, "lang", "") or usual_lang()
        if en:
            parser.description = self.tell(en, de)

    def tell(self, en: str, de: str) -> str:
        return de if self.language == "de" else en

    def __call__(self, name: str, en: str, de: str, **more: Any) -> None:
        """An option with its help; a number is called N and a file FILE, unless it says otherwise."""
        usual = {int: "N", Path: self.tell("FILE", "DATEI")}.get(more.get("type", str))
        if usual:
            more.setdefault("metavar", usual)
        self.parser.add_argument(name, help=self.tell(en, de), **more)

    def flag(self, name: str, en: str, de: str) -> None:
        self(name, en, de, action="store_true")

    def game(self, en: str, de: str) -> None:
        """Which game, if one is named."""
        self("game", en, de, nargs="?", metavar=self.tell("game", "Spiel"))

    def lang(self, default: str | None = None) -> None:
        en, de = "language (default: that of your system)", "Sprache (sonst die deines Systems)"
        self("--lang", en, de, choices=LANGS, default=default)

    def plain(self) -> None:
        en = "plain lines instead of a full screen; fits any window"
        self.flag("--plain", en, "einfache Zeilen statt eines vollen Bildschirms; passt in jedes Fenster")

    def examples(self, en: str, de: str) -> None:
        self.parser.epilog = self.tell(en, de)
        self.parser.formatter_class = argparse.RawDescriptionHelpFormatter
