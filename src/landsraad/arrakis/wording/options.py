"""What a setup of War for Arrakis may say, for menus, forms and command lines."""

from __future__ import annotations

from ...kernel.contract import Lang, Option
from .. import switches
from ..solo import HANDICAPS, TIES
from ..vocabulary import EXPANSIONS
from . import names
from .catalogue import say


def _told(name: str, lang: Lang) -> tuple[str, str]:
    return say(lang, f"option-{name}"), say(lang, f"option-help-{name}")


def _choices(lang: Lang, *values: str) -> tuple[tuple[str, str], ...]:
    return tuple((value, say(lang, f"choice-{value}")) for value in values)


def options(lang: Lang) -> list[Option]:
    expansions = tuple((name, names.expansion(name, lang)) for name in EXPANSIONS)
    teams, ties = _choices(lang, "harkonnen", "atreides"), _choices(lang, "engine", "player")
    return [
        Option("players", "number", 2, *_told("players", lang), least=1, most=4),
        Option("expansions", "list", (), say(lang, "option-expansions"), choices=expansions),
        Option("team", "choice", "harkonnen", *_told("team", lang), choices=teams, needs="players=3"),
        Option(TIES, "choice", "engine", *_told(TIES, lang), choices=ties, needs="players=1"),
        *(
            Option(name, "number", default, *_told(name, lang), least=least, most=most, needs="players=1")
            for name, (default, least, most) in HANDICAPS.items()
        ),
        *(_ruling(name, switch["values"], switch["expansions"], lang) for name, switch in switches.listing().items()),
    ]


def _ruling(name: str, values: list[bool | str], needs: list[str], lang: Lang) -> Option:
    told = _told(name, lang)
    if name in switches.AMOUNTS:
        amount = switches.AMOUNTS[name]
        return Option(name, "number", amount.default, *told, least=amount.least, most=amount.most, ruling=True)
    needed = "|".join(needs)
    if isinstance(values[0], bool):
        return Option(name, "flag", values[0], *told, needs=needed, ruling=True)
    if name == switches.FACES:
        choices = tuple((str(value), str(value).replace("_", " ")) for value in values)
    else:
        choices = _choices(lang, *map(str, values))
    return Option(name, "choice", values[0], *told, choices=choices, needs=needed, ruling=True)
