"""What a seat may know (IMP-13), as plain data: `seen.py` has its types. Hidden things are absent, not masked."""

from __future__ import annotations

from typing import Any

from .rules import codes as k
from .rules.decisions import DECISIONS
from .rules.state import Player, State
from .rules.troops import strength
from .tables import (
    CARDS,
    CONFLICTS,
    INTRIGUES,
    ITEM_SOURCE,
    LEADERS,
    LOCATIONS,
    MAKERS,
    PRESCIENCE,
    RESERVE,
    SPACES,
    TECH,
)
from .view_rivals import hagal_view, rival_views
from .vocabulary import FACTIONS

PHASES = (
    "leaders",
    "setup",
    "round_start",
    "round_start",
    "turns",
    "combat",
    "combat",
    "combat",
    "combat",  # decisions of the winner, before the Makers phase runs
    "recall",
    "endgame",
    "over",
)


def cards(numbers: list[int] | tuple[int, ...]) -> list[str]:
    return [CARDS[c].id for c in numbers]


def intrigues(numbers: list[int] | tuple[int, ...]) -> list[str]:
    return [INTRIGUES[c].id for c in numbers]


def view_of(s: State, seat: int) -> dict[str, Any]:
    """The table as that seat sees it; an onlooker sees what everybody sees."""
    s.check_seat(seat)
    top = s.stack[-1] if s.stack else None
    data: dict[str, Any] = {
        "seat": seat,
        "round": s.round,
        "phase": PHASES[s.phase],
        "over": s.over,
        "player": s.player,
        "active": s.active if s.active >= 0 else None,
        "first": s.first,
        "conflict": CONFLICTS[s.conflict].id if s.conflict >= 0 else None,
        "conflicts_seen": [CONFLICTS[c].id for c in s.conflicts_seen],
        "conflicts_left": len(s.conflict_deck),
        "row": cards(s.row),
        "imperium_deck": len(s.imperium_deck),
        "reserve": {CARDS[c].id: s.reserve[i] for i, c in enumerate(RESERVE)},
        "intrigue_deck": len(s.intrigue_deck),
        "intrigue_discard": intrigues(s.intrigue_discard),
        "trashed": cards(s.trashed),
        "alliances": {f: s.alliance[i] if s.alliance[i] >= 0 else None for i, f in enumerate(FACTIONS)},
        "control": {SPACES[x].id: s.control[i] if s.control[i] >= 0 else None for i, x in enumerate(LOCATIONS)},
        "bonus_spice": {SPACES[x].id: s.bonus[i] for i, x in enumerate(MAKERS)},
        "agents": {SPACES[x].id: who for x in range(len(SPACES)) if (who := _agents_on(s, x))},
        "mentat": None if s.mentat < 0 else s.mentat % 4,
        "mentat_reserved": s.mentat >= 4,
        "leaders_left": [LEADERS[i].id for i in s.drafted],
        "turn": _turn(s),
        "players": [_player(s, i, s.players[i], i == seat) for i in range(s.humans)],
        "asks": None if s.over or top is None else DECISIONS.of(top[0]).asks(s, top, seat),
        "resolving": intrigues([f[2] for f in s.stack if f[0] == k.FINISH]),
    }
    if s.ix:
        data["tech"] = [
            {"tile": TECH[stack[-1]].id if stack and s.face_up >> i & 1 else None, "left": len(stack)}
            for i, stack in enumerate(s.stacks)
        ]
        data["dreadnoughts_on"] = {
            SPACES[x].id: s.dreads[i] if s.dreads[i] >= 0 else None for i, x in enumerate(LOCATIONS)
        }
        data["epic"] = bool(s.epic)
    if s.hagal is not None:
        data["rivals"] = rival_views(s)
        data["hagal"] = hagal_view(s)
    if seat >= 0:
        data["known_intrigue"] = known_intrigue(s, seat)
    if s.player == seat and not s.over:
        data["legal"] = s.legal_list[:]
    return data


def _agents_on(s: State, space: int) -> list[int]:
    return [i for i, p in enumerate(s.players) for x in p.placed if x == space]


def _turn(s: State) -> dict[str, Any] | None:
    """The running turn: public, as everything in it happens on the table."""
    if s.active < 0:
        return None
    return {
        "seat": s.active,
        "reveal": s.revealing >= 0,
        "card": CARDS[s.card].id if s.card >= 0 else None,
        "space": SPACES[s.sent].id if s.sent >= 0 else None,
        "open": [ITEM_SOURCE[i] for i in s.agenda],
        "recruited": s.recruited,
        "deployed": s.deployed,
        "entered": s.entered,
        "dreadnoughts_entered": s.entered_dreads,
        "extra_icons": bool(s.envoy),
        "dreadnoughts_deployed": s.deployed_dreads,
        "commissioned": s.commissioned,
        "ambush": s.entered - s.ambushed if s.ambush else 0,
        "infiltrate": bool(s.infiltrate),
    }


def _player(s: State, seat: int, p: Player, own: bool) -> dict[str, Any]:
    data: dict[str, Any] = {
        "leader": LEADERS[p.leader].id if p.leader >= 0 else None,
        "vp": p.vp,
        "solari": p.solari,
        "spice": p.spice,
        "water": p.water,
        "influence": dict(zip(FACTIONS, p.influence, strict=True)),
        "agents": p.agents,
        "agents_on": [SPACES[x].id for x in p.placed],
        "swordmaster": bool(p.swordmaster),
        "council": bool(p.council),
        "supply": p.supply,
        "garrison": p.garrison,
        "conflict": p.conflict,
        "swords": p.swords,
        "strength": strength(p),
        "persuasion": p.persuasion,
        "spice_must_flow_discount": p.discount,
        "revealed": bool(p.revealed),
        "in_play": cards(p.play),
        "discard": cards(p.discard),
        "deck_size": len(p.deck),
        "hand_size": len(p.hand),
        "intrigue_size": len(p.intrigue),
        "waiting": intrigues(p.waiting),
        "aside": CARDS[p.aside].id if p.aside >= 0 else None,
        "to_deck_top": bool(p.to_top),
        "voice": SPACES[p.voice].id if p.voice >= 0 else None,
        "voice_on": [i for i in range(len(s.players)) if p.voice_on >> i & 1],
        "masterstroke_used": bool(p.tokens_used),
        "hand_known": sorted(cards(p.shown)),
        "deck_top_known": cards(p.deck[len(p.deck) - p.top_known :]) if p.top_known else [],
        # Everybody saw what came and went.
        "deck_and_hand": sorted(cards(p.deck + p.hand + ([p.ahead] if p.ahead >= 0 else []))),
    }
    if s.ix:
        data["dreadnoughts"] = {"supply": p.dread_supply, "garrison": p.dread_garrison, "conflict": p.dread_conflict}
        data["freighter"] = p.freighter
        data["negotiators"] = p.negotiators
        data["tech"] = [TECH[t].id for t in p.tech]
        data["flipped"] = [TECH[t].id for t in p.tech if p.flipped >> t & 1]
        data["snoopers"] = [f for i, f in enumerate(FACTIONS) if p.snoopers >> i & 1]
        data["set_ahead"] = p.ahead >= 0
        data["push"] = p.push
        if own and p.ahead >= 0:
            data["ahead"] = CARDS[p.ahead].id
    if own:
        data["hand"] = cards(p.hand)
        data["intrigue"] = intrigues(p.intrigue)
        if p.tokens:
            data["tokens"] = [f for i, f in enumerate(FACTIONS) if p.tokens >> i & 1]
        if PRESCIENCE[p.leader]:  # he saw the top card before others were put above it
            data["top_cards"] = cards(p.deck[::-1][: p.top_known + 1])
    elif p.tokens_used:
        data["tokens"] = [f for i, f in enumerate(FACTIONS) if p.tokens >> i & 1]
    return data


def known_intrigue(s: State, seat: int) -> list[dict[str, Any]]:
    """Intrigue cards this seat knows to be elsewhere: with another player, or at a place in the deck, 1 is the top."""
    known: list[dict[str, Any]] = [
        {"card": INTRIGUES[mark // 4].id, "holder": holder, "place": None}
        for holder, p in enumerate(s.players)
        for mark in p.stolen
        if mark % 4 == seat
    ]
    size = len(s.intrigue_deck)
    for mark in s.intrigue_marks:
        if mark % 4 == seat:
            card = s.intrigue_deck[mark // 4]
            known.append({"card": INTRIGUES[card].id, "holder": None, "place": size - mark // 4})
    return sorted(known, key=str)
