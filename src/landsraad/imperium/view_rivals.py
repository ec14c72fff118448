"""House Hagal as everybody sees it: Rivals and their pieces, the deck's size, cards revealed, why some were skipped.

The order of the deck and the Rivals' Intrigue cards are absent (IMP-13.3).
"""

from __future__ import annotations

from typing import Any

from .content.rivals import DIFFICULTIES, PURCHASES
from .rules import codes as k
from .rules.hagal import the_hagal
from .rules.rival_purse import spends_spice
from .rules.state import State
from .rules.troops import strength
from .tables import HAGAL, LEADERS, SPACES, TECH
from .vocabulary import FACTIONS

REASONS = ("used", "occupied", "voice", "no_bonus_spice", "needs", "reshuffle")  # by k.USED …


def rival_views(s: State) -> list[dict[str, Any]]:
    return [_rival(s, seat) for seat in range(s.humans, len(s.players))]


def _rival(s: State, seat: int) -> dict[str, Any]:
    p = s.players[seat]
    leader = the_hagal(s).leaders[seat - s.humans]
    data: dict[str, Any] = {
        "seat": seat,
        "leader": LEADERS[leader].id if leader >= 0 else None,
        "influence": dict(zip(FACTIONS, p.influence, strict=True)),
        "agents": p.agents,
        "agents_on": [SPACES[x].id for x in p.placed],
        "swordmaster": bool(p.swordmaster),
        "supply": p.supply,
        "garrison": p.garrison,
        "conflict": p.conflict,
        "swords": p.swords,
        "strength": strength(p),
    }
    if s.humans == 1:
        data |= {
            "vp": p.vp,
            "solari": p.solari,
            "spice": p.spice,
            "water": p.water,
            "intrigue_size": len(p.intrigue),
        }
    if s.ix:
        data["dreadnoughts"] = {"supply": p.dread_supply, "garrison": p.dread_garrison, "conflict": p.dread_conflict}
        data["freighter"] = p.freighter
        if s.humans == 1:
            data["negotiators"] = p.negotiators
            data["tech"] = [TECH[t].id for t in p.tech]
            data["flipped"] = [TECH[t].id for t in p.tech if p.flipped >> t & 1]
    return data


def hagal_view(s: State) -> dict[str, Any]:
    h = the_hagal(s)
    data: dict[str, Any] = {
        "deck": len(h.deck),
        "cards": len(h.deck) + len(h.discard),
        "discard": [HAGAL[c].id for c in h.discard],
        "acting": h.acting if h.acting >= 0 else None,  # the Rival whose turn it is, or that had the latest
        "revealed": [
            {"card": HAGAL[x // k.SKIP_REASONS].id, "why": REASONS[x % k.SKIP_REASONS]} for x in h.shown
        ],  # in that turn
    }
    if s.humans == 2:
        data["owed"] = h.owed
        return data
    difficulty = DIFFICULTIES[h.difficulty]
    data |= {
        "difficulty": difficulty.id,
        "mentat_price": difficulty.mentat_price,
        "conflicts_above_swordmasters": h.above,
        "prices": {x.what: x.n for x in PURCHASES},
        "spice_held_back": not spends_spice(s),
        "held_back": h.lead == 2,  # Expert Troop Deployment in that turn
        "row_storm": bool(h.row_storm),
        "brutal_escalation": bool(h.brutal_escalation),
    }
    if s.ix:
        data["tiles_removed"] = [TECH[t].id for t in h.tiles_out]
    return data
