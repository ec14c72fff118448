"""Help and complaints of the command line in the reader's language.

A page of a command says its options in both languages, side by side: `tell = in_language(parser)`, then
`help=tell("how many games", "wie viele Partien")`. argparse's own words are looked up here when it asks for them.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence

from .words import LANGS, usual_lang

LANG_HELP = ("language (default: that of your system)", "Sprache (sonst die deines Systems)")
PLAIN_HELP = (
    "plain lines instead of a full screen; fits any window",
    "einfache Zeilen statt eines vollen Bildschirms; passt in jedes Fenster",
)

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


def in_language(parser: argparse.ArgumentParser) -> Callable[[str, str], str]:
    """Chooses between English and German words as the parser is to speak."""
    german = (getattr(parser, "lang", "") or usual_lang()) == "de"
    return lambda en, de: de if german else en
