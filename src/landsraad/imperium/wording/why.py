"""Why a board space or a hand card cannot be used now: every reason, the most important first.

Only what the asking seat may know is used: its own hand, and what lies open on the table.
"""

from __future__ import annotations

from ...kernel.errors import LandsraadError
from ..rules import codes as k
from ..rules.actions import ACTIONS
from ..rules.spaces import cost_solari
from ..rules.state import Player, State
from ..tables import (
    BOARD,
    CARD_HEIGHLINER,
    CARD_ID,
    CARD_INFILTRATES,
    CARD_SENDS_ANY,
    CARD_SPACES,
    CARDS,
    COUNCIL,
    EYES_EVERYWHERE,
    EYES_EVERYWHERE_SPACES,
    FACTION_SPACES,
    HEIGHLINER,
    SPACE_ID,
    SPACE_SALE,
    SPACE_SPICE,
    SPACE_WATER,
    SPACES,
    SWORDMASTER,
)
from ..vocabulary import FACTIONS
from .catalogue import listed, say
from .names import called, name, seat_name


def explain(s: State, seat: int, thing: str, lang: str) -> list[str]:
    """For `space:<id>` and `card:<id>`; empty if it can be used now."""
    kind, _, id = thing.partition(":")
    if kind not in ("space", "card") or id not in (SPACE_ID if kind == "space" else CARD_ID):
        raise LandsraadError(f"There is no space or card “{thing}” in this game.")
    if s.over:
        return [say(lang, "why-over")]
    if s.player == seat and _is_offered(s, kind, id, lang):
        return []
    if kind == "space" and not BOARD[s.ix] >> SPACE_ID[id] & 1:
        return [say(lang, "why-covered" if s.ix else "why-needs-ix")]
    if kind == "space":
        reasons = _space_reasons(s, seat, SPACE_ID[id], lang)
    elif CARD_ID[id] not in s.players[seat].hand:
        return [say(lang, "why-not-in-hand", card=name("card", id, lang))]
    else:
        reasons = _card_reasons(s, seat, CARD_ID[id], lang)
    return reasons + _turn_reasons(s, seat, lang)


def _is_offered(s: State, kind: str, id: str, lang: str) -> bool:
    steps = {f"space:{id}"} if kind == "space" else {f"card:{id}", f"hand:{id}"}
    return any(steps.intersection(ACTIONS.path(action)) for action in s.legal_list)


# ---------------------------------------------------------------- spaces

NO_CARD = -1


def _space_reasons(s: State, seat: int, space: int, lang: str) -> list[str]:
    """Of the cards that lead there the one with the fewest obstacles counts."""
    ways = [
        _no_agent(s, seat, card, lang) + _closed(s, seat, card, space, lang)
        for card in s.players[seat].hand
        if _reach(s, seat, card) >> space & 1
    ]
    if ways:
        return min(ways, key=len)
    return [
        *_no_agent(s, seat, NO_CARD, lang),
        *_closed(s, seat, NO_CARD, space, lang),
        say(lang, "why-no-card", icon=name("icon", SPACES[space].icon, lang)),
    ]


def _sends_any(card: int) -> bool:
    """Kwisatz Haderach needs neither Agent nor icon nor room (IMP-12.1)."""
    return card != NO_CARD and CARD_SENDS_ANY[card]


def _no_agent(s: State, seat: int, card: int, lang: str) -> list[str]:
    return [] if s.players[seat].agents or _sends_any(card) else [say(lang, "why-no-agent")]


def _closed(s: State, seat: int, card: int, space: int, lang: str) -> list[str]:
    """Why this card cannot send an Agent there."""
    return ([] if _sends_any(card) else _occupied(s, seat, card, space, lang)) + _barred(s, seat, card, space, lang)


def _occupied(s: State, seat: int, card: int, space: int, lang: str) -> list[str]:
    """By anybody (IMP-4.3); after Infiltrate, for Helena and with an infiltration icon (IMP-X6) by own Agents only."""
    p = s.players[seat]
    if space in p.placed:
        return [say(lang, "why-own-agent")]
    others = [seat_name(s, i, lang) for i, q in enumerate(s.players) if space in q.placed]
    slips_in = p.leader == EYES_EVERYWHERE and EYES_EVERYWHERE_SPACES >> space & 1
    infiltrates = card != NO_CARD and CARD_INFILTRATES[card] >> space & 1
    if not others or slips_in or infiltrates or (s.infiltrate and s.active == seat):
        return []
    return [say(lang, "why-occupied", names=listed(lang, others))]


def _too_dear(p: Player, card: int, space: int, lang: str) -> list[str]:
    words = "why-cost-least" if SPACE_SALE[space] else "why-cost"
    off = CARD_HEIGHLINER[card] if space == HEIGHLINER and card != NO_CARD else 0
    costs = (
        ("solari", cost_solari(p, space), p.solari),
        ("spice", SPACE_SPICE[space] - off, p.spice),
        ("water", SPACE_WATER[space], p.water),
    )
    return [say(lang, words, cost=say(lang, what, n=cost), have=have) for what, cost, have in costs if cost > have]


def _barred(s: State, seat: int, card: int, space: int, lang: str) -> list[str]:
    """Cost, Influence, once per game, The Voice (IMP-4.4 to IMP-4.7, IMP-12.2)."""
    p = s.players[seat]
    reasons = _too_dear(p, card, space, lang)
    needs = SPACES[space].needs
    if needs is not None:
        have = dict(zip(FACTIONS, p.influence, strict=True))[needs.faction]
        if have < needs.amount:
            where = say(lang, f"with-{needs.faction}")
            reasons.append(say(lang, "why-influence", n=needs.amount, where=where, have=have))
    if (space == COUNCIL and p.council) or (space == SWORDMASTER and p.swordmaster):
        reasons.append(say(lang, "why-once"))
    for owner, q in enumerate(s.players):
        if q.voice == space and q.voice_on >> seat & 1:
            reasons.append(say(lang, "why-voice", name=seat_name(s, owner, lang)))
    return reasons


def _reach(s: State, seat: int, card: int) -> int:
    """The spaces a card leads to, whatever stands in the way."""
    if CARD_SENDS_ANY[card]:
        return BOARD[s.ix]
    return (CARD_SPACES[card] | (FACTION_SPACES if s.envoy and s.active == seat else 0)) & BOARD[s.ix]


# ---------------------------------------------------------------- cards


def _card_reasons(s: State, seat: int, card: int, lang: str) -> list[str]:
    reach = _reach(s, seat, card)
    if not reach:
        return [say(lang, "why-no-icons", card=called(CARDS[card], lang))]
    reasons = _no_agent(s, seat, card, lang)
    if all(_closed(s, seat, card, space, lang) for space in range(len(SPACES)) if reach >> space & 1):
        reasons.append(say(lang, "why-no-space", card=called(CARDS[card], lang)))
    return reasons


# ---------------------------------------------------------------- the moment


def _turn_reasons(s: State, seat: int, lang: str) -> list[str]:
    p = s.players[seat]
    if p.revealed or s.revealing == seat:
        return [say(lang, "why-revealed")]
    if s.active != seat:
        return [say(lang, "why-not-your-turn")]
    if s.sent >= 0:
        return [say(lang, "why-agent-sent")]
    if s.stack[-1][0] != k.TURN:
        return [say(lang, "why-other-decision")]
    return []
