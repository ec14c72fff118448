"""The catalogue of the game's messages, and the few ways to put phrases together."""

from __future__ import annotations

from ...kernel.decision import Text
from ...kernel.texts import Argument, Catalogue


class AreaName(str):
    """The name of an area, which also knows how a sentence says where, whither and whence: am, zum, vom Nordpol.

    A message that is given an AreaName as `area` may use `area_at`, `area_into` and `area_out` as well.
    """

    __slots__ = ("at", "into", "out")
    at: str
    into: str
    out: str

    def __new__(cls, name: str, at: str, into: str, out: str) -> AreaName:
        place = super().__new__(cls, name)
        place.at, place.into, place.out = at, into, out
        return place


class Texts(Catalogue):
    def say(self, lang: str, message_id: str, **arguments: Argument) -> str:
        return super().say(lang, message_id, **_with_forms(arguments))

    def fill(self, lang: str, pattern: str, **arguments: Argument) -> str:
        return super().fill(lang, pattern, **_with_forms(arguments))


def _with_forms(arguments: dict[str, Argument]) -> dict[str, Argument]:
    for key, value in [*arguments.items()]:
        if isinstance(value, AreaName):
            arguments |= {f"{key}_at": value.at, f"{key}_into": value.into, f"{key}_out": value.out}
    return arguments


CATALOGUE = Texts("landsraad.arrakis")
say, listed, remark = CATALOGUE.say, CATALOGUE.listed, CATALOGUE.remark


def fill(lang: str, pattern: Text, **arguments: Argument) -> str:
    """Words that stand in a declaration."""
    return CATALOGUE.fill(lang, pattern[lang != "en"], **arguments)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
