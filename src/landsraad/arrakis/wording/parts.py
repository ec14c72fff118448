"""The parts of planning cards and special actions in words: one message for each kind of part and each special."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .. import vocabulary as v
from ..rules.codes import GENERIC
from ..rules.specials import row
from ..tables import AREA_ID, LEADER_ID, SPECIAL_ID
from . import names
from .catalogue import fill, listed, remark, say


def clauses(parts: tuple[v.Part, ...], side: int, lang: str) -> str:
    return "; ".join(clause(part, side, lang) for part in parts)


def clause(part: v.Part, side: int, lang: str) -> str:
    return SAYS[type(part)](part, side, lang)


def put_figures(part: v.Put, side: int, lang: str) -> str:
    counts = (part.regular, part.elite, part.special)
    phrases = [names.count(side, kind, n, lang) for kind, n in enumerate(counts) if n]
    if part.leader == "any":
        phrases.append(say(lang, "a-leader"))
    elif part.leader == "generic":
        phrases.append(names.count(side, GENERIC, 1, lang))
    elif part.leader == "paul":
        phrases.append("Paul")
    elif part.leader:
        phrases.append(names.leader(LEADER_ID[part.leader], lang))
    return listed(lang, phrases)


def _where(where: str, side: int, lang: str) -> str:
    word, *rest = where.split(" ")
    if word == "with":
        return say(lang, "where-with", leader=names.leader(LEADER_ID[rest[0]], lang))
    if word == "at" or word == "one_of":
        places = [names.area(AREA_ID[x], lang) for x in rest]
        every = word == "at" and len(places) > 1
        last = "and" if every else "or"
        areas, at = listed(lang, places, last), listed(lang, [place.at for place in places], last)
        return say(lang, "where-each" if every else "where-at", area=areas, area_at=at)
    return say(lang, f"where-{word}", special=names.special_unit(side))


def _legions(form: str, which: str, n: int, side: int, lang: str) -> str:
    """The legions of a move ("legion") or an attack ("attacker"), which German puts into another case."""
    word, _, what = which.partition(" ")
    leader = names.leader(LEADER_ID[what], lang) if word == "with" else ""
    area = names.area(AREA_ID[what], lang) if word == "at" else ""
    special = names.special_unit(side)
    if form == "legion":
        return say(lang, f"legion-{word}", n=n, special=special, leader=leader, area=area)
    return say(lang, f"attacker-{word}", special=special, leader=leader, area=area)


def _attack(part: v.Attack, side: int, lang: str) -> str:
    legions = _legions("attacker", part.which, 1, side, lang)
    text = say(lang, "part-surprise" if part.surprise else "part-attack", legions=legions)
    notes = [
        say(lang, message)
        for message, there in (
            ("attack-extra_die", part.extra_die),
            ("attack-no_toll", part.no_toll),
            ("attack-enemy_four_dice", part.enemy_four_dice),
        )
        if there
    ]
    return remark(lang, text, ", ".join(notes))


def _put(part: v.Put, side: int, lang: str) -> str:
    text = say(lang, "part-put", figures=put_figures(part, side, lang), where=_where(part.where, side, lang))
    if part.leader != "gurney_halleck":  # the only one a card brings into play by placing him (ARR-28.13)
        return text
    return f"{_bring_in(v.BringIn(part.leader), side, lang)}; {text}"


def _move(part: v.Move, side: int, lang: str) -> str:
    legions = _legions("legion", part.which, part.n, side, lang)
    return say(lang, "part-twice" if part.twice else "part-move", legions=legions)


def _move_or_attack(part: v.MoveOrAttack, side: int, lang: str) -> str:
    return listed(lang, [_move(part.move, side, lang), _attack(part.attack, side, lang)], "or")


def _draw(part: v.Draw, side: int, lang: str) -> str:
    if not part.deck:
        return say(lang, "part-draw", n=part.n)
    return say(lang, "part-draw-deck", n=part.n, deck=names.the_deck(v.DECKS.index(part.deck), lang))


def _replace(part: v.Replace, side: int, lang: str) -> str:
    if part.tier == 1:
        return say(lang, "part-replace-elite", n=part.n)
    return say(lang, "part-replace-special", n=part.n, special=names.special_unit(side))


def _vehicles(part: v.Vehicles, side: int, lang: str) -> str:
    amounts = (("harvester", part.harvesters), ("ornithopter", part.ornithopters), ("carryall", part.carryalls))
    what = listed(lang, [say(lang, f"n-{kind}", n=n) for kind, n in amounts if n])
    return say(lang, "part-vehicles", vehicles=what)


def _bring_in(part: v.BringIn, side: int, lang: str) -> str:
    if part.leader == "feyd_rautha":
        return say(lang, "part-feyd")
    return say(lang, "part-bring-in", leader=names.leader(LEADER_ID[part.leader], lang))


def _counted(message: str) -> Callable[[Any, int, str], str]:
    """A message that says how many."""
    return lambda part, side, lang: say(lang, message, n=part.n)


SAYS: dict[type[v.Part], Callable[[Any, int, str], str]] = {
    v.Put: _put,
    v.Scatter: _counted("part-scatter"),
    v.Move: _move,
    v.Attack: _attack,
    v.MoveOrAttack: _move_or_attack,
    v.Draw: _draw,
    v.ExtraCard: lambda part, side, lang: say(lang, "part-extra"),
    v.DrawOrExtra: lambda part, side, lang: listed(
        lang, [say(lang, "part-draw", n=part.n), say(lang, "part-extra")], "or"
    ),
    v.DesertPower: _counted("part-desert"),
    v.Replace: _replace,
    v.Vehicles: _vehicles,
    v.Bombard: lambda part, side, lang: say(lang, f"part-bombard-{part.reach}", n=part.dice),
    v.ToTank: lambda part, side, lang: say(lang, f"part-tank-{part.reach}"),
    v.BringIn: _bring_in,
    v.ImperiumAction: lambda part, side, lang: say(lang, f"part-imperium-{part.kind}"),
    v.Recruit: _counted("part-recruit"),
    v.AdvanceHeighliner: _counted("part-heighliner"),
    v.HoldHeighliner: _counted("part-hold"),
    v.Special: lambda part, side, lang: fill(lang, row(SPECIAL_ID[part.name]).words, n=part.n),
}


def condition(words: str, lang: str) -> str:
    """ "in_play x", "gone x", "detonated", "allied", "eliminated", "marker 4": if …"""
    word, _, what = words.partition(" ")
    if word in ("detonated", "allied", "eliminated"):
        return say(lang, f"if-{word}")
    if word == "marker":
        return say(lang, "if-marker", n=int(what))
    who = say(lang, "wild-maker") if what == "wild_maker" else names.leader(LEADER_ID[what], lang)
    return say(lang, "if-gone" if word == "gone" else "if-in_play", leader=who)
