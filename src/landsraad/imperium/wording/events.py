"""What happened, one line for each event worth one, as the reader's seat may know it (IMP-13).

A line is made of what `show` tells that seat: the message `tell-…` of the event's kind, with its owner, its number and
the names of its things. What needs more has words of its own.
"""

from __future__ import annotations

from ...kernel.contract import Event
from ...kernel.position import DID
from ...kernel.texts import Argument
from ..content.rivals import PURCHASES
from ..rules import codes as k
from ..rules.state import State
from ..tables import CARDS, CONFLICTS, HAGAL, INTRIGUES, LEADERS, TECH
from ..vocabulary import FACTIONS
from .catalogue import listed, resources, say
from .components import LEVELS, name_of
from .names import called, seat_name
from .rivals import skip_reason
from .shown import KINDS, is_secret_for, show

# Events that say no more than the lines behind them.
SILENT = (DID, k.E_TURN)
# Told as another kind is.
AS = {k.E_KNOWN_DRAW: "drew", **dict.fromkeys((k.E_PLOT, k.E_COMBAT_CARD, k.E_ENDGAME_CARD), "played")}
# Not worth a line if the number is 0.
COUNTS = (
    *(k.E_RECRUITED, k.E_DEPLOYED, k.E_RETREATED, k.E_SWORDS, k.E_STRENGTH),
    *(k.E_DREADNOUGHT, k.E_DREADNOUGHTS_IN, k.E_DREADNOUGHTS_BACK),
)
ARGUMENTS = {"tech": "tile", "hagal": "card", "intrigue": "card", "seat": "victim"}  # by kind of thing


def tell(s: State, event: Event, reader: int, lang: str) -> str:
    """The line for that reader. Empty: not worth a line."""
    kind, seat = event[0], event[1] if len(event) > 1 else -1
    if kind in SILENT or (kind in COUNTS and not event[2]):
        return ""
    if kind not in KINDS:
        raise ValueError(f"no words for event {event}")
    name = seat_name(s, seat, lang) if seat >= 0 else ""
    secret = is_secret_for(event, reader)
    text = None if secret else _own_words(s, event, name, lang)
    if text is not None:
        return text
    shown = show(event, reader)
    assert shown is not None
    told: dict[str, Argument] = {"name": name}
    for thing in shown["things"]:
        what, _, id = thing.partition(":")
        told[ARGUMENTS.get(what, what)] = _named(s, what, id, lang)
    if "n" in shown:
        told["n"] = shown["n"]
    word = AS.get(kind) or KINDS[kind].replace("_", "-")
    return say(lang, f"tell-{word}{'-hidden' if secret else ''}", **told)


def _named(s: State, kind: str, id: str, lang: str) -> str:
    if kind == "seat":
        return seat_name(s, int(id), lang)
    return say(lang, f"of-{id}") if kind == "faction" else name_of(f"{kind}:{id}", lang)


def _own_words(s: State, event: Event, name: str, lang: str) -> str | None:
    """Where it matters how much it is, or a message needs more than the things of the event."""
    match event:
        case (k.E_ROUND, _, number, conflict):
            card = CONFLICTS[conflict]
            return say(lang, "tell-round", round=number, conflict=called(card, lang), level=LEVELS[card.level - 1])
        case (k.E_ROUND_END, _, *points):
            scores = [say(lang, "tell-score", name=seat_name(s, i, lang), n=n) for i, n in enumerate(points)]
            return say(lang, "tell-round-end", scores=", ".join(scores))
        case (k.E_LEADER, seat, leader):
            return say(lang, "tell-leader", name=say(lang, "seat", n=seat + 1), leader=called(LEADERS[leader], lang))
        case (k.E_PAID | k.E_GAINED, _, *amounts):
            paid = resources(lang, *amounts)
            message = "tell-paid" if event[0] == k.E_PAID else "tell-gained"
            return say(lang, message, name=name, resources=paid) if paid else ""
        case (k.E_HARVESTED, _, spice):
            return say(lang, "tell-harvested", name=name, resources=say(lang, "spice", n=spice))
        case (k.E_LOST_TROOP, _, n, in_conflict):
            return say(lang, "tell-lost-conflict" if in_conflict else "tell-lost-garrison", name=name, n=n)
        case (k.E_INFLUENCE, _, faction, change, level):
            words = "tell-influence-up" if change > 0 else "tell-influence-down"
            return say(lang, words, name=name, n=level, where=say(lang, f"with-{FACTIONS[faction]}"))
        case (k.E_ALLIANCE, _, faction, former) if former >= 0:
            token = say(lang, f"of-{FACTIONS[faction]}")
            return say(lang, "tell-alliance-from", name=name, faction=token, other=seat_name(s, former, lang))
        case (k.E_VP, _, change):
            return say(lang, "tell-vp-up" if change > 0 else "tell-vp-down", name=name, n=abs(change))
        case (k.E_REVEALED, _):
            return say(lang, "tell-revealed-nothing", name=name)
        case (k.E_REVEALED, _, *cards):
            return say(lang, "tell-revealed", name=name, cards=_cards(cards, lang))
        case (k.E_ACQUIRED, _, card, price, _) if price < 0:
            return say(lang, "tell-acquired-free", name=name, card=called(CARDS[card], lang))
        case (k.E_PLACE, _, place, strength):
            return say(lang, "tell-place", name=name, place=place, strength=strength)
        case (k.E_BARON, _, mask):
            return say(lang, "tell-baron", name=name, factions=_factions(mask, lang))
        case (k.E_MASTERSTROKE, _, mask):
            return say(lang, "tell-masterstroke", name=name, factions=_factions(mask, lang))
        case (k.E_KEPT, _, card, other):
            back = called(INTRIGUES[other], lang)
            return say(lang, "tell-kept", name=name, card=called(INTRIGUES[card], lang), other=back)
        case (k.E_FREIGHTER, _, 0):
            return say(lang, "tell-freighter-home", name=name)
        case (k.E_TECH, _, tile, price, in_solari):
            tech = called(TECH[tile], lang)
            if not price:
                return say(lang, "tell-tech-free", name=name, tile=tech)
            paid = say(lang, "solari" if in_solari else "spice", n=price)
            return say(lang, "tell-tech", name=name, tile=tech, resources=paid)
        case (k.E_NEGOTIATORS, _, change):
            return say(lang, "tell-negotiators" if change > 0 else "tell-negotiators-back", name=name, n=abs(change))
        case (k.E_RIVAL_SKIPPED, _, card, reason):
            passed = called(HAGAL[card], lang)
            return say(lang, "tell-rival-skipped", name=name, card=passed, why=skip_reason(card, reason, lang))
        case (k.E_RIVAL_BOUGHT, _, what):
            bought = PURCHASES[what]
            paid = say(lang, "effect-intrigue" if bought.what == "intrigue" else bought.what, n=bought.n)
            return say(lang, "tell-rival-bought", name=name, price=paid)
        case (k.E_STORM, _, first, second):
            return say(lang, "tell-storm", first=first, second=second)
    return None


def _factions(mask: int, lang: str) -> str:
    return listed(lang, [say(lang, f"faction-{f}") for i, f in enumerate(FACTIONS) if mask >> i & 1])


def _cards(cards: list[int], lang: str) -> str:
    """Equal cards together. Not with commas, which some names have."""
    names = [called(CARDS[c], lang) for c in cards]
    return " · ".join(x if names.count(x) == 1 else f"{names.count(x)} × {x}" for x in dict.fromkeys(names))
