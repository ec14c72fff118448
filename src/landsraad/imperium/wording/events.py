"""What happened, one line for each event worth one, as the reader's seat may know it (IMP-13)."""

from __future__ import annotations

from ...kernel.contract import Event
from ...kernel.position import DID
from ..rules import codes as k
from ..rules.state import State
from ..tables import CARDS, CONFLICTS, INTRIGUES, LEADERS, LOCATIONS, MAKERS, SPACES, TECH
from ..vocabulary import FACTIONS
from .catalogue import listed, resources, say
from .components import LEVELS
from .names import called, seat_name
from .rivals import tell_rival

# Events that say no more than the lines behind them.
SILENT = (DID, k.E_TURN)
# Events with an owner and one public thing, by what the number behind the owner names.
CARD_LINES = {
    k.E_KNOWN_DRAW: "tell-drew",
    k.E_TRASHED: "tell-trashed",
    k.E_DISCARDED: "tell-discarded",
    k.E_TOOK: "tell-took",
    k.E_ON_TOP: "tell-on-top",
    k.E_SET_ASIDE: "tell-set-aside",
    k.E_ASIDE_LOST: "tell-aside-lost",
    k.E_UNLOAD: "tell-unload",
    k.E_AHEAD_BACK: "tell-ahead-back",
}
SPACE_LINES = {k.E_VOICE: "tell-voice", k.E_RECALLED: "tell-recalled"}
LOCATION_LINES = {
    k.E_CONTROL: "tell-control",
    k.E_STATIONED: "tell-stationed",
    k.E_STATION_LEFT: "tell-station-left",
}
TECH_LINES = {k.E_TECH_USED: "tell-tech-used", k.E_TECH_TRASHED: "tell-tech-trashed"}
NUMBER_LINES = {
    k.E_RECRUITED: "tell-recruited",
    k.E_DEPLOYED: "tell-deployed",
    k.E_RETREATED: "tell-retreated",
    k.E_SWORDS: "tell-swords",
    k.E_STRENGTH: "tell-strength",
    k.E_DREADNOUGHT: "tell-commissioned",
    k.E_DREADNOUGHTS_IN: "tell-dreadnoughts-in",
    k.E_DREADNOUGHTS_BACK: "tell-dreadnoughts-back",
}
RESOURCE_LINES = {k.E_PAID: "tell-paid", k.E_GAINED: "tell-gained"}
PLAIN_LINES = {
    k.E_FIRST: "tell-first",
    k.E_SHUFFLED: "tell-shuffled",
    k.E_PASSED: "tell-passed",
    k.E_DEFENDED: "tell-defended",
    k.E_COUNCIL: "tell-council",
    k.E_SWORDMASTER: "tell-swordmaster",
    k.E_MENTAT: "tell-mentat",
    k.E_MENTAT_RESERVED: "tell-mentat-reserved",
    k.E_TURN_PASSED: "tell-turn-passed",
    k.E_DIVIDENDS: "tell-dividends",
    k.E_DETONATED: "tell-detonated",
    k.E_EXTRA_TURN: "tell-extra-turn",
}
SECRETS = (k.E_DREW, k.E_INTRIGUE, k.E_LOOKED, k.E_STOLE, k.E_BARON, k.E_BOTTOM, k.E_AHEAD, k.E_KEPT)
TABLE_LINES = {k.E_NO_WINNER: "tell-no-winner", k.E_END: "tell-end", k.E_OVER: "tell-over"}


def tell(s: State, event: Event, reader: int | None, lang: str) -> str:
    """The line for that reader; None is an onlooker. Empty: not worth a line."""
    kind, seat = event[0], event[1] if len(event) > 1 else -1
    if kind in SILENT:
        return ""
    if k.E_RIVAL_SENT <= kind <= k.E_REWARD_LOST:
        return tell_rival(s, event, lang)
    if kind in TABLE_LINES:
        return say(lang, TABLE_LINES[kind])
    if seat < 0:
        return _of_the_table(s, event, lang)
    name = seat_name(s, seat, lang)
    if kind in PLAIN_LINES:
        return say(lang, PLAIN_LINES[kind], name=name)
    if kind in CARD_LINES:
        return say(lang, CARD_LINES[kind], name=name, card=called(CARDS[event[2]], lang))
    if kind in SPACE_LINES:
        return say(lang, SPACE_LINES[kind], name=name, space=called(SPACES[event[2]], lang))
    if kind in LOCATION_LINES:
        return say(lang, LOCATION_LINES[kind], name=name, space=called(SPACES[LOCATIONS[event[2]]], lang))
    if kind in TECH_LINES:
        return say(lang, TECH_LINES[kind], name=name, tile=called(TECH[event[2]], lang))
    if kind in NUMBER_LINES:
        return say(lang, NUMBER_LINES[kind], name=name, n=event[2]) if event[2] else ""
    if kind in RESOURCE_LINES:
        amount = resources(lang, event[2], event[3], event[4])
        return say(lang, RESOURCE_LINES[kind], name=name, resources=amount) if amount else ""
    if kind in SECRETS:
        return _secret(s, event, name, reader, lang)
    return _of_a_seat(s, event, name, lang)


def _secret(s: State, event: Event, name: str, reader: int | None, lang: str) -> str:
    """Known to the owner only, a stolen card also to its victim (IMP-13.2, IMP-9.11)."""
    own = event[1] == reader
    match event:
        case (k.E_DREW, _, card, *_):
            if not own:
                return say(lang, "tell-drew-hidden", name=name)
            return say(lang, "tell-drew", name=name, card=called(CARDS[card], lang))
        case (k.E_INTRIGUE, _, card):
            if not own:
                return say(lang, "tell-intrigue-hidden", name=name)
            return say(lang, "tell-intrigue", name=name, card=called(INTRIGUES[card], lang))
        case (k.E_LOOKED, _, card):
            if not own:
                return say(lang, "tell-looked-hidden", name=name)
            return say(lang, "tell-looked", name=name, card=called(CARDS[card], lang))
        case (k.E_STOLE, _, victim, card):
            whom = seat_name(s, victim, lang)
            if not own and victim != reader:
                return say(lang, "tell-stole-hidden", name=name, victim=whom)
            return say(lang, "tell-stole", name=name, victim=whom, card=called(INTRIGUES[card], lang))
        case (k.E_BARON, _, mask):
            if not own:
                return say(lang, "tell-baron-hidden", name=name)
            return say(lang, "tell-baron", name=name, factions=_factions(mask, lang))
        case (k.E_BOTTOM, _, card):
            if not own:
                return say(lang, "tell-bottom-hidden", name=name)
            return say(lang, "tell-bottom", name=name, card=called(INTRIGUES[card], lang))
        case (k.E_AHEAD, _, card):
            if not own:
                return say(lang, "tell-ahead-hidden", name=name)
            return say(lang, "tell-ahead", name=name, card=called(CARDS[card], lang))
        case (k.E_KEPT, _, card, other):
            if not own:
                return say(lang, "tell-kept-hidden", name=name)
            back = called(INTRIGUES[other], lang)
            return say(lang, "tell-kept", name=name, card=called(INTRIGUES[card], lang), other=back)
    raise ValueError(f"no words for event {event}")


def _of_the_table(s: State, event: Event, lang: str) -> str:
    match event:
        case (k.E_ROUND, _, number, conflict):
            card = CONFLICTS[conflict]
            level = LEVELS[card.level - 1]
            return say(lang, "tell-round", round=number, conflict=called(card, lang), level=level)
        case (k.E_ROW, _, card):
            return say(lang, "tell-row", card=called(CARDS[card], lang))
        case (k.E_MAKER, _, maker, n):
            return say(lang, "tell-maker", space=called(SPACES[MAKERS[maker]], lang), n=n)
        case (k.E_TECH_UP, _, tile):
            return say(lang, "tell-tech-up", tile=called(TECH[tile], lang))
        case (k.E_ROUND_END, _, *points):
            scores = [say(lang, "tell-score", name=seat_name(s, i, lang), n=n) for i, n in enumerate(points)]
            return say(lang, "tell-round-end", scores=", ".join(scores))
    raise ValueError(f"no words for event {event}")


def _of_a_seat(s: State, event: Event, name: str, lang: str) -> str:
    match event:
        case (k.E_LEADER, seat, leader):
            return say(lang, "tell-leader", name=say(lang, "seat", n=seat + 1), leader=called(LEADERS[leader], lang))
        case (k.E_SENT, _, card, space):
            return say(lang, "tell-sent", name=name, card=called(CARDS[card], lang), space=called(SPACES[space], lang))
        case (k.E_HARVESTED, _, spice):
            return say(lang, "tell-harvested", name=name, resources=say(lang, "spice", n=spice))
        case (k.E_LOST_TROOP, _, n, in_conflict):
            return say(lang, "tell-lost-conflict" if in_conflict else "tell-lost-garrison", name=name, n=n)
        case (k.E_INFLUENCE, _, faction, change, level):
            words = "tell-influence-up" if change > 0 else "tell-influence-down"
            return say(lang, words, name=name, n=level, where=say(lang, f"with-{FACTIONS[faction]}"))
        case (k.E_ALLIANCE, _, faction, former):
            token = say(lang, f"of-{FACTIONS[faction]}")
            if former < 0:
                return say(lang, "tell-alliance", name=name, faction=token)
            return say(lang, "tell-alliance-from", name=name, faction=token, other=seat_name(s, former, lang))
        case (k.E_ALLIANCE_BACK, _, faction):
            return say(lang, "tell-alliance-back", name=name, faction=say(lang, f"of-{FACTIONS[faction]}"))
        case (k.E_VP, _, change):
            return say(lang, "tell-vp-up" if change > 0 else "tell-vp-down", name=name, n=abs(change))
        case (k.E_REVEALED, _):
            return say(lang, "tell-revealed-nothing", name=name)
        case (k.E_REVEALED, _, *cards):
            return say(lang, "tell-revealed", name=name, cards=_cards(cards, lang))
        case (k.E_ACQUIRED, _, card, price, _):
            if price < 0:
                return say(lang, "tell-acquired-free", name=name, card=called(CARDS[card], lang))
            return say(lang, "tell-acquired", name=name, card=called(CARDS[card], lang), n=price)
        case (k.E_PLOT | k.E_COMBAT_CARD | k.E_ENDGAME_CARD, _, card):
            return say(lang, "tell-played", name=name, card=called(INTRIGUES[card], lang))
        case (k.E_PLACE, _, place, strength):
            return say(lang, "tell-place", name=name, place=place, strength=strength)
        case (k.E_MASTERSTROKE, _, mask):
            return say(lang, "tell-masterstroke", name=name, factions=_factions(mask, lang))
        case (k.E_FREIGHTER, _, space):
            return (
                say(lang, "tell-freighter", name=name, n=space)
                if space
                else say(lang, "tell-freighter-home", name=name)
            )
        case (k.E_TECH, _, tile, price, in_solari):
            tech = called(TECH[tile], lang)
            if not price:
                return say(lang, "tell-tech-free", name=name, tile=tech)
            paid = say(lang, "solari" if in_solari else "spice", n=price)
            return say(lang, "tell-tech", name=name, tile=tech, resources=paid)
        case (k.E_NEGOTIATORS, _, change):
            return say(lang, "tell-negotiators" if change > 0 else "tell-negotiators-back", name=name, n=abs(change))
        case (k.E_SNOOPER, _, faction, slot):
            return say(lang, "tell-snooper", name=name, faction=say(lang, f"of-{FACTIONS[faction]}"), slot=slot)
    raise ValueError(f"no words for event {event}")


def _factions(mask: int, lang: str) -> str:
    return listed(lang, [say(lang, f"faction-{f}") for i, f in enumerate(FACTIONS) if mask >> i & 1])


def _cards(cards: list[int], lang: str) -> str:
    """Equal cards together. Not with commas, which some names have."""
    names = [called(CARDS[c], lang) for c in cards]
    return " · ".join(x if names.count(x) == 1 else f"{names.count(x)} × {x}" for x in dict.fromkeys(names))
