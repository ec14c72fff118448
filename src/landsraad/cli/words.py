"""The command's own words in English and German. What a game says about itself comes from the game."""

from __future__ import annotations

import locale
import os

from ..kernel.texts import Argument, Catalogue

LANGS = ("en", "de")
CATALOGUE = Catalogue("landsraad.cli")


class Words:
    """The texts of one language: words("round", number=3)."""

    def __init__(self, lang: str, catalogue: Catalogue = CATALOGUE) -> None:
        self.lang = lang
        self.catalogue = catalogue

    def __call__(self, message: str, **values: Argument) -> str:
        return self.catalogue.say(self.lang, message, **values)


def usual_lang() -> str:
    """The language of the user's environment, if it is one of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return "de" if value.lower().startswith("de") else "en"
    known = locale.getlocale()[0] or ""
    return "de" if known.lower().startswith(("de", "german")) else "en"
