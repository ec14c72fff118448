"""What a seat may know (IMP-13), as plain data. Hidden things are absent, not masked."""

from __future__ import annotations

from typing import Any

from .rules import codes as k
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
)
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
    """The table as that seat sees it; -1 is an onlooker, who sees what everybody sees."""
    top = s.stack[-1] if s.stack else None
    data: dict[str, Any] = {
        "seat": seat,
        "round": s.round,
        "phase": PHASES[s.phase],
        "over": s.over,
        "player": s.player,
        "active": s.active,
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
        "players": [_player(s, i, p, i == seat) for i, p in enumerate(s.players)],
        "asks": _asks(s, top, seat),
        "resolving": intrigues([f[2] for f in s.stack if f[0] == k.FINISH]),
    }
    if seat >= 0:
        data["stolen_from_me"] = known_stolen(s, seat)
    if top and top[0] == k.LOOK and top[1] == seat:
        data["looking_at"] = CARDS[s.players[seat].deck[-1]].id
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
        "extra_icons": bool(s.envoy),
        "infiltrate": bool(s.infiltrate),
    }


# What kind of decision is at hand, in words a client can look up.
ASKS = {
    k.TURN: "turn",
    k.AGENT: "agent",
    k.REVEAL: "reveal",
    k.SELL: "sell",
    k.WHICH_AGENT: "which_agent",
    k.FACTION_UP: "faction_up",
    k.FACTION_DOWN: "faction_down",
    k.ALLIANCE_TO: "alliance_to",
    k.PICK: "pick",
    k.TRASH_CARD: "trash",
    k.DISCARD: "discard",
    k.DISCARD_OR_LOSE: "discard_or_lose",
    k.RETREAT_HOW_MANY: "retreat",
    k.DEPLOY_HOW_MANY: "deploy",
    k.NAME_SPACE: "name_space",
    k.RECALL: "recall",
    k.BUY_FREE: "acquire_free",
    k.PLACE: "place",
    k.LOOK: "look",
    k.RIVAL_TROOP: "rival_troop",
    k.SET_ASIDE: "set_aside",
    k.TAKE: "take",
    k.PASS_TURN: "pass_turn",
    k.COMBAT: "combat",
    k.AFTER_WIN: "after_win",
    k.ENDGAME: "endgame",
    k.DEFEND: "defend",
    k.DRAFT: "draft",
    k.BARON: "baron",
}


def _asks(s: State, top: tuple[int, int, int, int] | None, seat: int) -> dict[str, Any] | None:
    if s.over or top is None:
        return None
    kind, player, a, b = top
    asks: dict[str, Any] = {"seat": player, "kind": ASKS[kind]}
    if kind in (k.FACTION_UP, k.FACTION_DOWN):
        asks["steps"] = b
    elif kind == k.PLACE:
        asks["card"] = CARDS[a].id
    elif kind in (k.SELL, k.WHICH_AGENT):
        asks["space"] = SPACES[a].id
    elif kind == k.ALLIANCE_TO:
        asks["faction"] = FACTIONS[a]
    elif kind == k.DISCARD:
        asks["cards"] = a
    elif kind == k.PICK:
        asks["source"] = ITEM_SOURCE[a]
    elif kind == k.BUY_FREE:
        asks["most"] = a
    return asks


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
        "deck_and_hand": sorted(cards(p.deck + p.hand)),  # everybody saw what came and went
    }
    if own:
        data["hand"] = cards(p.hand)
        data["intrigue"] = intrigues(p.intrigue)
        if p.tokens:
            data["tokens"] = [f for i, f in enumerate(FACTIONS) if p.tokens >> i & 1]
        if p.leader == PRESCIENCE:  # he saw the top card before others were put above it
            data["top_cards"] = cards(p.deck[::-1][: p.top_known + 1])
    elif p.tokens_used:
        data["tokens"] = [f for i, f in enumerate(FACTIONS) if p.tokens >> i & 1]
    return data


def known_stolen(s: State, seat: int) -> list[list[int | str]]:
    """Intrigue cards this seat lost to others and so knows to be in their hands: (thief, card)."""
    return [
        [thief, INTRIGUES[mark // 4].id] for thief, p in enumerate(s.players) for mark in p.stolen if mark % 4 == seat
    ]
