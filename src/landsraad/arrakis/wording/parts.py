"""The parts of planning cards and special actions in words: one message for each kind of part and each special."""

from __future__ import annotations

from ..rules.codes import GENERIC
from ..rules.specials import row
from ..tables import AREA_ID, LEADER_ID, SPECIAL_ID
from ..vocabulary import (
    DECKS,
    AdvanceHeighliner,
    Attack,
    Bombard,
    BringIn,
    DesertPower,
    Draw,
    DrawOrExtra,
    ExtraCard,
    HoldHeighliner,
    ImperiumAction,
    Move,
    MoveOrAttack,
    Part,
    Put,
    Recruit,
    Replace,
    Scatter,
    Special,
    ToTank,
    Vehicles,
)
from . import names
from .catalogue import fill, listed, remark, say


def clauses(parts: tuple[Part, ...], side: int, lang: str) -> str:
    return "; ".join(clause(part, side, lang) for part in parts)


def clause(part: Part, side: int, lang: str) -> str:
    match part:
        case Put():
            text = say(lang, "part-put", figures=put_figures(part, side, lang), where=_where(part.where, side, lang))
            if part.leader != "gurney_halleck":  # the only one a card brings into play by placing him (ARR-28.13)
                return text
            return f"{say(lang, 'part-bring-in', leader=names.leader(LEADER_ID[part.leader], lang))}; {text}"
        case Scatter(n):
            return say(lang, "part-scatter", n=n)
        case Move(which, n, twice):
            return say(lang, "part-twice" if twice else "part-move", legions=_legions("legion", which, n, side, lang))
        case Attack():
            return _attack(part, side, lang)
        case MoveOrAttack(move, attack):
            return listed(lang, [clause(move, side, lang), clause(attack, side, lang)], "or")
        case Draw(n, deck):
            if deck:
                return say(lang, "part-draw-deck", n=n, deck=names.the_deck(DECKS.index(deck), lang))
            return say(lang, "part-draw", n=n)
        case ExtraCard():
            return say(lang, "part-extra")
        case DrawOrExtra(n):
            return listed(lang, [say(lang, "part-draw", n=n), say(lang, "part-extra")], "or")
        case DesertPower(n):
            return say(lang, "part-desert", n=n)
        case Replace(n, 1):
            return say(lang, "part-replace-elite", n=n)
        case Replace(n, _):
            return say(lang, "part-replace-special", n=n, special=names.special_unit(side))
        case Vehicles(harvesters, ornithopters, carryalls):
            amounts = (("harvester", harvesters), ("ornithopter", ornithopters), ("carryall", carryalls))
            what = listed(lang, [say(lang, f"n-{kind}", n=n) for kind, n in amounts if n])
            return say(lang, "part-vehicles", vehicles=what)
        case Bombard(dice, reach):
            return say(lang, f"part-bombard-{reach}", n=dice)
        case ToTank(reach):
            return say(lang, f"part-tank-{reach}")
        case BringIn("feyd_rautha"):
            return say(lang, "part-feyd")
        case BringIn(who):
            return say(lang, "part-bring-in", leader=names.leader(LEADER_ID[who], lang))
        case ImperiumAction(kind):
            return say(lang, f"part-imperium-{kind}")
        case Recruit(n):
            return say(lang, "part-recruit", n=n)
        case AdvanceHeighliner(n):
            return say(lang, "part-heighliner", n=n)
        case HoldHeighliner(n):
            return say(lang, "part-hold", n=n)
        case Special(name, n):
            return fill(lang, row(SPECIAL_ID[name]).words, n=n)
    raise ValueError(f"no words for {part}")


def put_figures(part: Put, side: int, lang: str) -> str:
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


def _attack(part: Attack, side: int, lang: str) -> str:
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


def condition(words: str, lang: str) -> str:
    """ "in_play x", "gone x", "detonated", "allied", "eliminated", "marker 4": if …"""
    word, _, what = words.partition(" ")
    if word in ("detonated", "allied", "eliminated"):
        return say(lang, f"if-{word}")
    if word == "marker":
        return say(lang, "if-marker", n=int(what))
    who = say(lang, "wild-maker") if what == "wild_maker" else names.leader(LEADER_ID[what], lang)
    return say(lang, "if-gone" if word == "gone" else "if-in_play", leader=who)
