"""The automaton of the Mahdi solo mode in words: what it did, and why it chose as it did (ARR-30)."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules import actions as a
from ..rules import codes as k
from ..rules.mahdi.criteria import CHOSEN, Explanation
from ..rules.state import State
from ..tables import LEADERS, TACTICS
from ..vocabulary import RESULTS
from . import names
from .catalogue import listed, say

VEHICLES = ("harvester", "ornithopter", "carryall")


def told(s: State, event: tuple[int, ...], lang: str) -> str:
    """The line of an event of the automaton; an empty text is no line."""
    match event:
        case (k.E_MAHDI_DIE, _, result):
            return say(lang, "mahdi-die", result=names.result(RESULTS[result], lang))
        case (k.E_MAHDI_SPECIAL, _, leader):
            return say(lang, "mahdi-special", leader=names.leader(leader, lang))
        case (k.E_MAHDI_CARD, _, card, done):
            return say(lang, "mahdi-card" if done else "mahdi-card-fails", card=names.card(card, lang))
        case (k.E_MAHDI_SECTOR, _, card):
            sectors = listed(lang, [str(sector + 1) for sector in TACTICS[card].sectors])
            return say(lang, "mahdi-sector", sectors=sectors)
        case (k.E_MAHDI_TARGET, _, area):
            return say(lang, "mahdi-target", area=names.area(area, lang)) if area >= 0 else say(lang, "mahdi-no-target")
        case (k.E_MAHDI_MOVED, _, start, to):
            return say(lang, "mahdi-moved", start=names.area(start, lang), area=names.area(to, lang))
        case (k.E_MAHDI_PLACED, vehicle, action):
            return say(lang, f"mahdi-placed-{VEHICLES[vehicle]}", place=thing(action, lang))
        case (k.E_MAHDI_WHY, _, *note):
            return summary(note, lang)
        case (k.E_MAHDI_PUT, side, area, regulars, elites, specials, bashars, leaders):
            came = ((k.REGULAR, regulars), (k.ELITE, elites), (k.SPECIAL, specials), (k.GENERIC, bashars))
            figures = [names.count(side, kind, n, lang) for kind, n in came if n]
            figures += [names.leader(i, lang) for i in range(len(LEADERS)) if leaders >> i & 1]
            return say(lang, "mahdi-put", figures=listed(lang, figures), area=names.area(area, lang)) if figures else ""
        case (k.E_MAHDI_REPLACED, side, area, tier, n):
            old, new = names.count(side, tier - 1, n, lang), names.count(side, tier, n, lang)
            return say(lang, "mahdi-replaced", old=old, new=new, area=names.area(area, lang))
    raise ValueError(f"no words for event {event}")


def thing(action: int, lang: str) -> str:
    if action >= a.PRESCIENCE_CARD:
        return names.prescience(action - a.PRESCIENCE_CARD, lang)
    if action >= a.LEADER:
        return names.leader(action - a.LEADER, lang)
    if action >= a.ZONE:
        return names.zone(action - a.ZONE, lang)
    return str(names.area(action - a.AREA, lang))


def things(row: Sequence[int], lang: str) -> str:
    """The way from area to area; behind it the zone whose Ornithopter flies."""
    way = [x for x in row if not a.ZONE <= x < a.LEADER] if len(row) > 1 else row
    return ", ".join([" → ".join(thing(x, lang) for x in way), *[thing(x, lang) for x in row if x not in way]])


def choice_of(choice: str, about: str, lang: str) -> str:
    """What is chosen, and of whom."""
    what = say(lang, f"mahdi-choice-{choice}")
    return f"{what}, {about}" if about else what


def summary(note: Sequence[int], lang: str) -> str:
    """One line: what was chosen, out of how many."""
    found = Explanation(note)
    chosen = next(row for row in found.rows if row[1] == CHOSEN)
    what = choice_of(found.choice, "", lang)
    return say(lang, "mahdi-chose", what=what, chosen=things(chosen[0], lang), n=len(found.rows))


def why(note: Sequence[int], lang: str, asked: bool = False) -> list[str]:
    """Criteria in order, then the candidates that lost, together those by the same; `asked`: ties are the player's."""
    found = Explanation(note)
    chosen = next(row for row in found.rows if row[1] == CHOSEN)
    order = [say(lang, f"mahdi-by-{name}") for name in found.criteria]
    lines = [summary(note, lang), say(lang, "mahdi-criteria", criteria=", ".join(order))]
    if "class" in found.criteria:
        lines.append(say(lang, f"mahdi-class-{'ornithopter' if found.choice == 'ornithopter' else 'harvester'}"))
    together: dict[tuple[int, int], list[str]] = {}
    for row, lost, values in found.rows:
        if lost != CHOSEN:
            value = values[lost] if lost < len(found.criteria) else 0
            together.setdefault((lost, value), []).append(things(row, lang))
    for (lost, value), losers in together.items():
        who = "; ".join(losers)
        if lost == len(found.criteria):
            lines.append(say(lang, "mahdi-lost-asked" if asked else "mahdi-lost-tie", who=who))
        else:
            lines.append(say(lang, "mahdi-lost", who=who, by=order[lost], value=value, best=chosen[2][lost]))
    return lines


def explain_mahdi(s: State, lang: str) -> list[str]:
    """How the automaton has chosen in its last turn; for the command `why mahdi`."""
    if not s.solo:
        return [say(lang, "mahdi-not-here")]
    return [line for note in s.why for line in why(note, lang, s.player_breaks_ties)] or [say(lang, "mahdi-no-choice")]
