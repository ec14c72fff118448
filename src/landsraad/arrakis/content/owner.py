"""Corrections by somebody who owns the game.

Some components are reconstructed (ARR-33). A content file replaces them without touching code: name it in the
environment variable LANDSRAAD_ARRAKIS_CONTENT before the game is loaded (`landsraad --content FILE` does that). What it
says is checked, and it is part of the content hash: a record made with other content is refused. Format:
docs/content-files.md.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ...kernel.declared import Declared, changed
from ...kernel.errors import BadContent
from ...kernel.texts import KERNEL, Message, short
from .. import vocabulary as words
from . import board as printed_board
from . import guild, smugglers
from . import leaders as printed_leaders
from . import planning as printed_cards
from . import tokens as printed

VARIABLE = "LANDSRAAD_ARRAKIS_CONTENT"
OTHER_GAME = "imperium"  # its names may stand in the same file


class BadPart(BadContent):
    """The same, without the name of the file."""


def _bad(where: str, cause: Message) -> BadPart:
    """`where` in the file: “leaders, stilgar, box”."""
    return BadPart(KERNEL.message("in-file", file=short(where), cause=cause))


class Content(Declared):
    """Everything a content file may correct."""

    leaders: tuple[words.Leader, ...] = (*printed_leaders.LEADERS, *smugglers.LEADERS)
    cards: tuple[words.PlanningCard, ...] = (
        *printed_cards.PLANNING_CARDS,
        *smugglers.PLANNING_CARDS,
        *guild.PLANNING_CARDS,
    )
    tokens: tuple[words.Token, ...] = printed.TOKENS
    prescience: tuple[words.PrescienceCard, ...] = printed.PRESCIENCE_CARDS
    objectives: tuple[words.Objective, ...] = printed.OBJECTIVES
    atomics: tuple[words.Atomics, ...] = printed.ATOMICS
    areas: tuple[words.Area, ...] = printed_board.AREAS
    markers: tuple[words.Named, ...] = printed.PRESCIENCE_MARKERS
    bans: tuple[words.Named, ...] = printed.BANS
    wormsigns: tuple[int, ...] = printed.WORMSIGNS
    stations: tuple[int, ...] = printed.STATIONS
    sietch_ranks: tuple[int, ...] = printed.SIETCH_RANKS
    atreides_die: tuple[int, ...] = printed.ACTION_DIE
    harkonnen_die: tuple[int, ...] = printed.ACTION_DIE
    smugglers_die: words.Die = smugglers.DIE


def load() -> Content:
    """The content as printed in this package, with the corrections of the file that was named."""
    path = os.environ.get(VARIABLE, "")
    return read(Path(path)) if path else Content()


def read(path: Path) -> Content:
    from ...kernel.yaml_lines import BadFile, read_yaml  # slow to load, and few have a content file

    try:
        documents = read_yaml(path)
        if len(documents) != 1 or not isinstance(documents[0].value, dict):
            raise BadPart(KERNEL.message("content-names-nothing"))
        return correct(Content(), documents[0].plain)
    except BadFile as error:
        raise BadContent(error.said) from error
    except BadPart as error:
        raise BadContent(KERNEL.message("in-file", file=str(path), cause=error.said)) from error


def correct(content: Content, data: dict[str, Any]) -> Content:
    changes: dict[str, Any] = {}
    for key, value in data.items():
        if key == OTHER_GAME:
            continue
        if key in ("leaders", "cards", "tokens", "prescience", "objectives", "atomics", "areas", "markers", "bans"):
            changes[key] = _components(key, getattr(content, key), value)
        elif key in TOTALS:
            changes[key] = _counts(key, value)
        elif key in ("atreides_die", "harkonnen_die"):
            changes[key] = _die(key, value)
        elif key == "smugglers_die":
            changes[key] = changed(content.smugglers_die, faces=_die(key, value), reconstructed=False)
        else:
            raise BadPart(KERNEL.message("content-unknown", name=short(key)))
    corrected = changed(content, **changes)
    _check_figures(corrected)
    return corrected


# ---------------------------------------------------------------- components


def _components(kind: str, known: tuple[Any, ...], value: object) -> tuple[Any, ...]:
    if not isinstance(value, dict):
        raise _bad(kind, KERNEL.message("content-by-id"))
    by_id = {x.id: x for x in known}
    for name, change in value.items():
        if name not in by_id:
            raise BadPart(KERNEL.message("content-no-such", name=short(name), kind=kind))
        if not isinstance(change, dict):
            raise _bad(f"{kind}, {name}", KERNEL.message("content-what-differs"))
        by_id[name] = _component(f"{kind}, {name}", by_id[name], change)
    return tuple(by_id.values())


def _component(where: str, thing: Any, change: dict[str, Any]) -> Any:
    allowed = _may_change(thing)
    new: dict[str, Any] = {}
    if not change.keys() <= set(NAMES):  # a German name says nothing about the rest
        new = {mark: False for mark in ("reconstructed", "working_title") if hasattr(thing, mark)}
    if "de" in change:
        new["de_printed"] = True
        if isinstance(thing, words.Area):  # the forms of our own name do not fit another one
            new["de_forms"] = ()
    for key, value in change.items():
        if key not in allowed:
            raise _bad(where, KERNEL.message("content-nothing-called", name=short(key)))
        new[key] = _value(f"{where}, {key}", getattr(thing, key), key, value)
    return changed(thing, **new)


# Names in German: which one, and for an area where, whither and whence.
NAMES = ("de", "de_forms")
MARKS = ("id", "de_printed", "reconstructed", "working_title", "expansion", "without")


def _may_change(thing: Any) -> set[str]:
    if isinstance(thing, words.Area):  # the board is known
        return set(NAMES)
    return set(type(thing).field_types) - set(MARKS)


def _value(where: str, old: Any, key: str, value: Any) -> Any:
    if key in ("special", "parts", "branch", "second") and isinstance(old, tuple):
        return tuple(_part(where, x) for x in _list(where, value))
    if key == "de_forms":
        forms = tuple(_list(where, value))
        if len(forms) != 3 or not all(isinstance(form, str) for form in forms):
            raise _bad(where, KERNEL.message("content-three-forms"))
        return forms
    if key == "opens":
        pairs = [_list(where, pair) for pair in _list(where, value)]
        if any(len(pair) != 2 for pair in pairs):
            raise _bad(where, KERNEL.message("content-pairs"))
        return tuple((_area(where, a), _area(where, b)) for a, b in pairs)
    if key == "exposes":
        return tuple(_area(where, a) for a in _list(where, value))
    if key in ("reward", "targets"):
        numbers = tuple(_list(where, value))
        if len(numbers) != 3 or not all(type(n) is int and 0 <= n <= 12 for n in numbers):
            raise _bad(where, KERNEL.message("content-three-numbers"))
        return numbers
    if key in ("branch_if", "second_if", "needs") and value:
        return _condition(where, value)
    check = WORDS.get(key)
    if check and value not in check:
        known = ", ".join(x or "–" for x in check)
        raise _bad(where, KERNEL.message("content-not-one-of", value=short(value), known=known))
    if type(value) is not type(old) or (isinstance(value, str) and not (value.isprintable() and len(value) <= 200)):
        raise _bad(where, KERNEL.message("content-wrong-kind", value=short(value)))
    if type(value) is int and not 0 <= value <= 12:
        raise _bad(where, KERNEL.message("content-out-of-range", value=short(value)))
    return value


WORDS: dict[str, tuple[str, ...]] = {
    "box": (*words.BOXES, ""),
    "lasting": (*words.LASTING, ""),
    "deck": words.DECKS,
    "timing": ("end_of_round", "free", "action", "instant"),
    "condition": tuple(c.condition for c in printed.PRESCIENCE_CARDS),
    "set": ("garrison", "standard", "black", "silver"),
}


def _list(where: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise _bad(where, KERNEL.message("content-list"))
    return value


def _area(where: str, name: Any) -> str:
    if not isinstance(name, str) or name not in AREA_NAMES:
        raise _bad(where, KERNEL.message("content-no-area", name=short(name)))
    return name


PARTS: dict[str, Callable[..., words.Part]] = {
    x.__name__: x
    for x in (
        words.Put, words.Scatter, words.Move, words.Attack, words.Draw, words.ExtraCard, words.DrawOrExtra,
        words.DesertPower, words.Replace, words.Vehicles, words.Bombard, words.ToTank, words.BringIn, words.Special,
        words.ImperiumAction, words.Recruit, words.AdvanceHeighliner, words.HoldHeighliner,
    )
}  # fmt: skip


def _part(where: str, value: Any) -> words.Part:
    """{part: Move, which: "with stilgar", n: 1}, as `facts` shows it; MoveOrAttack holds a move and an attack."""
    if not isinstance(value, dict) or "part" not in value:
        raise _bad(where, KERNEL.message("content-part-like", example="{part: Draw, n: 2}"))
    name = value["part"]
    arguments = {k: v for k, v in value.items() if k != "part"}
    try:
        if name == "MoveOrAttack":
            move, attack = _part(where, arguments["move"]), _part(where, arguments["attack"])
            if not isinstance(move, words.Move) or not isinstance(attack, words.Attack):
                raise TypeError("a move and an attack")
            return words.MoveOrAttack(move, attack)
        part = PARTS[name](**arguments)
    except (KeyError, TypeError) as error:
        raise _bad(where, KERNEL.message("content-no-part", value=short(value))) from error
    _check_part(where, part)
    return part


# The rules of single cards: every one of them belongs to a component as printed.
SPECIALS = tuple(
    dict.fromkeys(
        part.name
        for parts in (
            *[p for card in Content().cards for p in (card.parts, card.branch, card.second)],
            *[leader.special for leader in Content().leaders],
        )
        for part in parts
        if isinstance(part, words.Special)
    )
)
# What a part may say, by the name of its field. "with x" and "at x" name a leader or areas.
PART_WORDS: dict[tuple[str, str], tuple[str, ...]] = {
    ("Move", "which"): words.WHICH,
    ("Attack", "which"): words.WHICH,
    ("Put", "where"): words.WHERE,
    ("Put", "leader"): ("", "any", "generic", "paul"),
    ("Bombard", "reach"): ("adjacent", "ornithopter"),
    ("ToTank", "reach"): words.TANK_REACH,
    ("Draw", "deck"): ("", *words.DECKS),
    ("ImperiumAction", "kind"): (*words.IMPERIUM, "any"),
    ("Special", "name"): SPECIALS,
}


def _check_part(where: str, part: words.Part) -> None:
    """Every number is small and every word one the rules know."""
    kind = type(part).__name__
    for field, written in type(part).field_types.items():
        value = getattr(part, field)
        if written == "int" and (type(value) is not int or not 0 <= value <= 12):
            raise _bad(where, KERNEL.message("content-small-number", name=field, part=kind, value=short(value)))
        if written == "bool" and type(value) is not bool:
            raise _bad(where, KERNEL.message("content-truth", name=field, part=kind, value=short(value)))
        if written == "str" and not _known(kind, field, value):
            raise _bad(where, KERNEL.message("content-cannot-be", name=field, part=kind, value=short(value)))


def _known(kind: str, field: str, value: object) -> bool:
    if not isinstance(value, str):
        return False
    known = PART_WORDS.get((kind, field), ())
    if value in known:
        return True
    if (kind, field) in (("Put", "leader"), ("BringIn", "leader")):
        return value in LEADER_NAMES
    word, *names = value.split(" ")
    if word == "with" and word in WORDS_WITH_NAMES.get((kind, field), ()):
        return len(names) == 1 and names[0] in LEADER_NAMES
    return word in WORDS_WITH_NAMES.get((kind, field), ()) and bool(names) and all(x in AREA_NAMES for x in names)


WORDS_WITH_NAMES: dict[tuple[str, str], tuple[str, ...]] = {
    ("Move", "which"): ("with", "at"),
    ("Attack", "which"): ("with", "at"),
    ("Put", "where"): ("with", "at", "one_of"),
}
LEADER_NAMES = frozenset(x.id for x in (*printed_leaders.LEADERS, *smugglers.LEADERS))
AREA_NAMES = frozenset(a.id for a in printed_board.AREAS)


STEPS = tuple(str(n) for n in range(13))


def _condition(where: str, value: Any) -> str:
    """ "in_play x", "gone x", "detonated", "marker n", "allied" or "eliminated"."""
    word, _, what = str(value).partition(" ")
    if not what and word in ("detonated", "allied", "eliminated"):
        return word
    if word == "marker" and what in STEPS:
        return f"{word} {what}"
    if word in ("in_play", "gone") and (what in LEADER_NAMES or (what == "wild_maker" and word == "in_play")):
        return f"{word} {what}"
    raise _bad(where, KERNEL.message("content-no-condition", value=short(value)))


# ---------------------------------------------------------------- numbers

TOTALS = {"wormsigns": (3, 16), "stations": (3, 6), "sietch_ranks": (3, 8)}


def _counts(key: str, value: Any) -> tuple[int, ...]:
    n, total = TOTALS[key]
    if not isinstance(value, list) or len(value) != n or not all(type(x) is int and x >= 0 for x in value):
        raise _bad(key, KERNEL.message("content-numbers", n=n))
    if sum(value) != total:
        raise _bad(key, KERNEL.message("content-sum", sum=short(sum(value)), total=total))
    return tuple(value)


def _die(key: str, value: Any) -> tuple[int, ...]:
    if not isinstance(value, list) or len(value) != 6 or any(x not in words.RESULTS for x in value):
        raise _bad(key, KERNEL.message("content-faces", known=", ".join(words.RESULTS)))
    return tuple(words.RESULTS.index(x) for x in value)


def _check_figures(content: Content) -> None:
    """No set of tokens may stand for more figures than there are (ARR-1.1)."""
    limits = {"atreides": (16, 8, 6), "harkonnen": (24, 12, 8)}
    for side, sets in (("atreides", ("garrison", "standard")), ("harkonnen", ("black", "silver"))):
        mine = [t for t in content.tokens if t.set in sets]
        totals = tuple(sum(getattr(t, kind) for t in mine) for kind in ("regular", "elite", "special"))
        if any(n > most for n, most in zip(totals, limits[side], strict=True)):
            raise BadPart(KERNEL.message("content-units", side=side, units=short(totals), there=str(limits[side])))
    for name, count in (("garrison", 8), ("standard", 8), ("black", 6), ("silver", 6)):
        if sum(t.set == name for t in content.tokens) != count:
            raise BadPart(KERNEL.message("content-tokens", n=count, set=name))
    if sum(t.bashar for t in content.tokens) > 6:
        raise BadPart(KERNEL.message("content-bashars"))
    for deck in words.DECKS:
        for expansion, needed in (("", 18), (words.GUILD, 3)):
            n = sum(c.copies for c in content.cards if c.deck == deck and c.expansion == expansion)
            if n != needed:
                if not expansion:
                    raise BadPart(KERNEL.message("content-deck", deck=deck, n=short(n), needed=needed))
                raise BadPart(KERNEL.message("content-deck-of", deck=deck, n=short(n), of=expansion, needed=needed))
    drones = sum(c.copies for c in content.cards if c.expansion == words.SMUGGLERS and c.deck == words.HOUSE_ATREIDES)
    if drones != 3:
        raise BadPart(KERNEL.message("content-drones", n=short(drones), deck=words.HOUSE_ATREIDES))
