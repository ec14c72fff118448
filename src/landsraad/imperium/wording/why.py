"""Why something cannot be used now: every reason, the most important first, with the rule that says so.

Only what the asking seat may know is used: its own hand, and what lies open on the table. Prices, reach and Agents in
the way are asked of `rules/spaces.py`, which also makes the list of legal actions.
"""

from __future__ import annotations

from ...kernel.contract import ONLOOKER, Reason
from .. import tables as t
from ..rules import codes as k
from ..rules.actions import ACTIONS
from ..rules.effects import price
from ..rules.possible import tile_price
from ..rules.spaces import NO_CARD, blocked_spaces, price_of, reach_of
from ..rules.state import State
from ..vocabulary import FACTIONS
from .catalogue import listed, say
from .names import CARD_PLACES, called, name, seat_name


def explain(s: State, seat: int, thing: str, lang: str) -> list[Reason]:
    """For any thing; empty if it can be used now."""
    kind, _, id = thing.partition(":")
    if s.over:
        return [Reason(say(lang, "why-over"), "IMP-10.5")]
    if seat == ONLOOKER or not 0 <= seat < len(s.players):
        return [Reason(say(lang, "why-not-your-turn"))]
    if s.player == seat and is_offered(s, kind, id):
        return []
    reasons: list[Reason] = []
    if kind == "space" and id in t.SPACE_ID:
        reasons = _space_reasons(s, seat, t.SPACE_ID[id], lang)
    elif (kind == "card" or kind in CARD_PLACES) and id in t.CARD_ID:
        reasons = _card_reasons(s, seat, kind, t.CARD_ID[id], lang)
    elif kind == "intrigue" and id in t.INTRIGUE_ID:
        if t.INTRIGUE_ID[id] not in s.players[seat].intrigue:
            reasons = [Reason(say(lang, "why-not-held", card=name("intrigue", id, lang)), "IMP-9.1")]
        else:
            reasons = [Reason(say(lang, "why-intrigue"), "IMP-9.2")]
    elif kind == "tech" and id in t.TECH_ID:
        reasons = _tile_reasons(s, seat, t.TECH_ID[id], lang)
    return reasons or [Reason(say(lang, "why-not-your-turn" if s.player != seat else "why-other-decision"))]


def is_offered(s: State, kind: str, id: str) -> bool:
    """Whether a legal action of the seat to move leads over it."""
    steps = {f"{kind}:{id}"} if kind != "card" else {f"card:{id}", *(f"{place}:{id}" for place in CARD_PLACES)}
    if kind == "reserve":
        steps = {f"row:{id}"}  # as the catalogue has it; the game tells the two apart
    return any(steps.intersection(ACTIONS.path(action)) for action in s.legal_list)


# ---------------------------------------------------------------- sending an Agent


def send_reasons(s: State, seat: int, card: int, space: int, lang: str) -> list[Reason]:
    """Why this hand card cannot send an Agent there, in a turn of this seat that is still open; empty if it can."""
    reasons = _no_agent(s, seat, card, lang)
    if not reach_of(s, seat, card) >> space & 1:
        reasons.append(_no_icon(space, lang))
    return reasons + _closed(s, seat, card, space, lang)


def _no_icon(space: int, lang: str) -> Reason:
    return Reason(say(lang, "why-no-card", icon=name("icon", t.SPACES[space].icon, lang)), "IMP-4.2")


def _no_agent(s: State, seat: int, card: int, lang: str) -> list[Reason]:
    if s.players[seat].agents or (card != NO_CARD and t.CARD_SENDS_ANY[card]):
        return []
    return [Reason(say(lang, "why-no-agent"), "IMP-4.1")]


def _closed(s: State, seat: int, card: int, space: int, lang: str) -> list[Reason]:
    """Agents in the way, cost, Influence, once per game, The Voice."""
    p = s.players[seat]
    reasons = []
    if blocked_spaces(s, seat, card) >> space & 1:
        if space in p.placed:
            reasons.append(Reason(say(lang, "why-own-agent"), "IMP-4.3"))
        else:
            others = [seat_name(s, i, lang) for i, q in enumerate(s.players) if space in q.placed]
            reasons.append(Reason(say(lang, "why-occupied", names=listed(lang, others)), "IMP-4.3"))
    words = "why-cost-least" if t.SPACE_SALE[space] else "why-cost"
    purse = (p.solari, p.spice, p.water)
    for what, cost, have in zip(("solari", "spice", "water"), price_of(s, p, card, space), purse, strict=True):
        if cost > have:
            reasons.append(Reason(say(lang, words, cost=say(lang, what, n=cost), have=have), "IMP-4.5"))
    needs = t.SPACES[space].needs
    if needs is not None and (have := p.influence[FACTIONS.index(needs.faction)]) < needs.amount:
        where = say(lang, f"with-{needs.faction}")
        reasons.append(Reason(say(lang, "why-influence", n=needs.amount, where=where, have=have), "IMP-4.4"))
    if (space == t.COUNCIL and p.council) or (space == t.SWORDMASTER and p.swordmaster):
        reasons.append(Reason(say(lang, "why-once"), "IMP-4.7"))
    if space == t.SWORDMASTER and s.hagal is not None and s.humans == 1 and t.NO_SWORDMASTER[s.hagal.difficulty]:
        reasons.append(Reason(say(lang, "why-no-swordmaster"), "IMP-S8.9"))
    for owner, q in enumerate(s.players):
        if q.voice == space and q.voice_on >> seat & 1:
            reasons.append(Reason(say(lang, "why-voice", name=seat_name(s, owner, lang)), "IMP-12.2"))
    return reasons


def _space_reasons(s: State, seat: int, space: int, lang: str) -> list[Reason]:
    """Of the cards that lead there the one with the fewest obstacles counts."""
    if not t.BOARD[s.ix] >> space & 1:
        return [Reason(say(lang, "why-covered" if s.ix else "why-needs-ix"), "IMP-X0.1")]
    ways = [
        send_reasons(s, seat, card, space, lang)
        for card in s.players[seat].hand
        if reach_of(s, seat, card) >> space & 1
    ]
    if ways:
        reasons = min(ways, key=len)
    else:
        reasons = [
            *_no_agent(s, seat, NO_CARD, lang),
            *_closed(s, seat, NO_CARD, space, lang),
            _no_icon(space, lang),
        ]
    return reasons + _turn_reasons(s, seat, lang)


# ---------------------------------------------------------------- cards and tiles


def _card_reasons(s: State, seat: int, kind: str, card: int, lang: str) -> list[Reason]:
    p = s.players[seat]
    if kind in ("row", "reserve") or (kind == "card" and card not in p.hand and _for_sale(s, card)):
        return _sale_reasons(s, seat, card, lang)
    if card not in p.hand:
        return [Reason(say(lang, "why-not-in-hand", card=called(t.CARDS[card], lang)), "IMP-4.2")]
    reach = reach_of(s, seat, card)
    if not reach:
        reasons = [Reason(say(lang, "why-no-icons", card=called(t.CARDS[card], lang)), "IMP-4.2")]
    else:
        reasons = _no_agent(s, seat, card, lang)
        if all(_closed(s, seat, card, space, lang) for space in range(len(t.SPACES)) if reach >> space & 1):
            reasons.append(Reason(say(lang, "why-no-space", card=called(t.CARDS[card], lang)), "IMP-4.2"))
    return reasons + _turn_reasons(s, seat, lang)


def _for_sale(s: State, card: int) -> bool:
    stack = t.RESERVE_INDEX[card]
    return card in s.row or (stack >= 0 and s.reserve[stack] > 0)


def _sale_reasons(s: State, seat: int, card: int, lang: str) -> list[Reason]:
    p = s.players[seat]
    if t.CARD_COST[card] < 0:
        return [Reason(say(lang, "card-not-for-sale"), "IMP-5.10")]
    if s.revealing != seat:
        return [Reason(say(lang, "why-not-revealing"), "IMP-5.6")]
    cost = price(s, seat, card)
    if p.persuasion < cost:
        return [
            Reason(say(lang, "why-cost", cost=say(lang, "effect-persuasion", n=cost), have=p.persuasion), "IMP-5.6")
        ]
    return []


def _tile_reasons(s: State, seat: int, tile: int, lang: str) -> list[Reason]:
    p = s.players[seat]
    if tile in p.tech:
        return [Reason(say(lang, "why-tile-used"), "IMP-X1.9")] if p.flipped >> tile & 1 else []
    cost = tile_price(tile, p.negotiators)
    if p.spice < cost:
        return [Reason(say(lang, "why-cost", cost=say(lang, "spice", n=cost), have=p.spice), "IMP-X1.4")]
    return []


# ---------------------------------------------------------------- the moment


def _turn_reasons(s: State, seat: int, lang: str) -> list[Reason]:
    p = s.players[seat]
    if p.revealed or s.revealing == seat:
        return [Reason(say(lang, "why-revealed"), "IMP-3.6")]
    if s.active != seat:
        return [Reason(say(lang, "why-not-your-turn"), "IMP-3.6")]
    if s.sent >= 0:
        return [Reason(say(lang, "why-agent-sent"), "IMP-4.1")]
    if s.stack[-1][0] != k.TURN:
        return [Reason(say(lang, "why-other-decision"))]
    return []
