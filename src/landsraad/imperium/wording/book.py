"""The book of a table: every component in play with facts and words; what a setup may say; where points come from."""

from __future__ import annotations

from typing import Any

from ...kernel.contract import Option, Setup
from ..content.rivals import DIFFICULTIES, RIVAL_LEADERS
from ..facts import facts
from ..rules.state import State
from ..tables import LEADER_ID, LEADERS
from ..things import FACTION, ITEM
from ..vocabulary import FACTIONS
from .catalogue import say
from .components import name_and_text
from .names import called

SETS = {False: ("base", "no_ix"), True: ("base", "ix")}  # with Rise of Ix some spaces are covered by others

NOT_FOR_SALE = -1  # in the declaration of a card; a client is told that there is no price


def book(setup: Setup, lang: str) -> dict[str, Any]:
    """By thing: `name`, `text` and `facts`. The same for every seat, so a browser may keep it."""
    sets = SETS["ix" in setup.expansions]
    found: dict[str, Any] = {}
    for kind, ids in facts("").items():
        if kind == "item":
            continue
        for id in ids:
            told = facts(f"{kind}:{id}")
            if told.get("set", "base") in sets:
                found[f"{kind}:{id}"] = _entry(f"{kind}:{id}", lang, told)
    for number in range(len(FACTIONS)):
        found[FACTION.thing(number)] = _entry(FACTION.thing(number), lang, {})
    for item in ITEM.ids:
        found[f"item:{item}"] = _entry(f"item:{item}", lang, {})
    return found


def _entry(thing: str, lang: str, told: dict[str, Any]) -> dict[str, Any]:
    name, text = name_and_text(thing, lang)
    if told.get("cost") == NOT_FOR_SALE:
        told = {**told, "cost": None}
    return {"name": name, "text": text, "facts": told}


def options(lang: str) -> list[Option]:
    leaders = tuple((leader.id, called(leader, lang)) for leader in LEADERS)
    return [
        Option("players", "number", 4, say(lang, "option-players"), least=1, most=4),
        Option("expansions", "list", (), say(lang, "option-expansions"), choices=(("ix", "Rise of Ix"),)),
        Option(
            "leaders",
            "list",
            "draft",
            say(lang, "option-leaders"),
            say(lang, "option-leaders-help"),
            choices=(
                ("draft", say(lang, "option-leaders-draft")),
                ("random", say(lang, "option-leaders-random")),
                *leaders,
            ),
        ),
        Option("epic", "flag", False, say(lang, "option-epic"), say(lang, "option-epic-help"), needs="ix"),
        *hagal_options(lang),
    ]


def hagal_options(lang: str) -> list[Option]:
    """For one and two players."""
    rivals = tuple((name, called(LEADERS[LEADER_ID[name]], lang)) for name in RIVAL_LEADERS)
    usual = tuple((how, say(lang, f"option-rivals-{how}")) for how in ("recommended", "random"))

    def told(name: str) -> tuple[str, str]:
        return say(lang, f"option-{name}"), say(lang, f"option-{name}-help")

    return [
        Option(
            "difficulty",
            "choice",
            DIFFICULTIES[0].id,
            *told("difficulty"),
            choices=tuple((d.id, called(d, lang)) for d in DIFFICULTIES),
            needs="players=1",
        ),
        Option("rivals", "list", "recommended", *told("rivals"), choices=usual + rivals, needs="players=1"),
        Option("row_storm", "flag", False, *told("row-storm"), needs="players=1"),
        Option("brutal_escalation", "flag", False, *told("brutal-escalation"), needs="players=1"),
        Option(
            "hagal_places_dreadnought",
            "flag",
            True,
            *told("hagal-places-dreadnought"),
            needs="players=2",
            ruling=True,
        ),
        Option("fixed_ties", "flag", False, *told("fixed-ties"), needs="players=1|players=2", ruling=True),
    ]


FRIENDSHIP = 2  # Influence that is worth a point (IMP-8.2)


def points(s: State, seat: int, lang: str) -> list[tuple[str, int]]:
    """Friendships and Alliances are read off the board; the rest was won by Conflicts, cards and tiles."""
    p = s.players[seat]
    start = 1 if len(s.players) == 4 else 0  # IMP-2.5
    friends = sum(1 for level in p.influence if level >= FRIENDSHIP)
    alliances = sum(1 for holder in s.alliance if holder == seat)
    lines = [("points-start", start), ("points-friendship", friends), ("points-alliance", alliances)]
    lines.append(("points-other", p.vp - start - friends - alliances))
    return [(say(lang, message), n) for message, n in lines if n]
