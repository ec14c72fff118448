"""Turns of Rivals against a second reading of IMP-R and IMP-S, in positions of random games of the base game."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from landsraad.imperium import tables
from landsraad.imperium.game import GAME
from landsraad.imperium.rules import codes as k
from landsraad.imperium.rules.position import Position, run_on
from landsraad.imperium.rules.rival_turn import begin_rival_turn
from landsraad.imperium.tables import CONFLICT_LEVEL, HAGAL, LEADERS, SPACES
from landsraad.kernel.contract import Setup

# What a card does, read from the cards: space, Faction (0 Emperor, 1 Guild, 2 Bene Gesserit, 3 Fremen), troops.
CARDS = {
    "conspire": ("conspire", 0, 2), "wealth": ("wealth", 0, 0), "heighliner": ("heighliner", 1, 3),
    "foldspace": ("foldspace", 1, 0), "selective_breeding": ("selective_breeding", 2, 0), "secrets": ("secrets", 2, 0),
    "hardy_warriors": ("hardy_warriors", 3, 2), "stillsuits": ("stillsuits", 3, 0), "carthag": ("carthag", None, 1),
    "rally_troops": ("rally_troops", None, 4), "hall_of_oratory": ("hall_of_oratory", None, 1),
    "arrakeen_1p": ("arrakeen", None, 1), "arrakeen_2p": ("arrakeen", None, 1), "harvest_spice": ("", None, 0),
}  # fmt: skip
COMBAT = {"heighliner", "hardy_warriors", "stillsuits", "arrakeen", "carthag", "imperial_basin", "hagga_basin",
          "the_great_flat"}  # fmt: skip
MAKERS = {"imperial_basin": 1, "hagga_basin": 2, "the_great_flat": 3}
FLAGS = {"arrakeen": "solari", "carthag": "solari", "imperial_basin": "spice"}
PRICES = {"water": 3, "intrigue": 3, "solari": 7, "spice": 7}


def purse(s: Position, seat: int) -> dict[str, Any]:
    p = s.players[seat]
    data = {name: getattr(p, name) for name in ("vp", "solari", "spice", "water", "garrison", "conflict", "supply")}
    return {**data, "intrigue": len(p.intrigue), "influence": list(p.influence), "agents": p.agents}


def buy(p: dict[str, Any]) -> None:
    """IMP-S5, IMP-S8.2"""
    for name, price in PRICES.items():
        while p[name] >= price:
            p[name] -= price
            p["vp"] += 1


def expected(s: Position, rival: int) -> list[dict[str, Any]] | None:
    """Everybody at the table after a turn of that Rival; None if chance or a human has a say in it."""
    h = s.hagal
    assert h is not None
    all_of_them = [purse(s, seat) for seat in range(len(s.players))]
    me = all_of_them[rival]
    taken = {SPACES[i].id for q in s.players for i in q.placed}
    bonus = {SPACES[space].id: n for space, n in zip(tables.MAKERS, s.bonus, strict=True)}
    deck = [HAGAL[card].id.removeprefix("hagal_") for card in reversed(h.deck)]
    for card in deck[:-1]:  # the last one makes a new deck
        if card == "reshuffle":
            return None
        space, faction, troops = CARDS[card]
        if not space:
            rich = [m for m in MAKERS if bonus[m] and m not in taken]
            if not rich:
                continue
            space = max(rich, key=lambda m: (bonus[m], bonus[m] + MAKERS[m]))
        if space not in taken:
            break
    else:
        return None
    me["agents"] -= 1
    flags = [SPACES[x].id for x in tables.LOCATIONS]
    if space in FLAGS and (owner := s.control[flags.index(space)]) >= 0 and (s.humans == 1 or owner < 2):
        all_of_them[owner][FLAGS[space]] += 1
        if owner >= s.humans:
            buy(all_of_them[owner])
    fresh = 0
    if card == "harvest_spice" and s.humans == 1:
        me["spice"] += MAKERS[space] + bonus[space]
    if faction is not None:
        rise(s, all_of_them, rival, faction)
    if card == "arrakeen_1p":
        who = LEADERS[h.leaders[rival - 1]].id
        if who == "glossu_rabban":
            fresh += recruit(me, 2 if rival in s.alliance else 1)
        elif who == "baron_vladimir_harkonnen" and me["solari"]:
            me["solari"], me["intrigue"] = me["solari"] - 1, me["intrigue"] + 1
        elif who == "duke_leto_atreides":
            return None  # a human may have to choose
        else:
            got = {
                "count_ilban_richese": "solari",
                "countess_ariana_thorvald": "water",
                "earl_memnon_thorvald": "spice",
            }
            if who in got:
                me[got[who]] += 1
    fresh += recruit(me, troops)
    if space in COMBAT and not held_back(s, rival):
        going = min(me["garrison"], fresh + 2)
        me["garrison"] -= going
        me["conflict"] += going
    if s.humans == 1:
        buy(me)
    return all_of_them


def recruit(p: dict[str, Any], n: int) -> int:
    n = min(n, p["supply"])
    p["supply"] -= n
    p["garrison"] += n
    return n


def rise(s: Position, table: list[dict[str, Any]], rival: int, faction: int) -> None:
    """IMP-8.2, 8.4, 8.5, IMP-R5, IMP-T7"""
    level = table[rival]["influence"][faction]
    if level == 6:
        return
    level += 1
    table[rival]["influence"][faction] = level
    scores = s.humans == 1
    table[rival]["vp"] += scores and level == 2
    holder = s.alliance[faction]
    if level >= 4 and holder != rival and (holder < 0 or level > table[holder]["influence"][faction]):
        table[rival]["vp"] += scores
        if holder >= 0:
            table[holder]["vp"] -= holder < s.humans or scores


def held_back(s: Position, rival: int) -> bool:
    """IMP-S8.6: from the Mentat difficulty on, at a Conflict I or II, with a lead of 4 strength."""
    assert s.hagal is not None
    if s.humans == 2 or s.hagal.difficulty < 2 or CONFLICT_LEVEL[s.conflict] == 3:
        return False
    strong = [2 * q.conflict + q.swords if q.conflict else 0 for q in s.players]
    return strong[rival] - max(x for i, x in enumerate(strong) if i != rival) >= 4


def games() -> list[tuple[Setup, int]]:
    pairs = (["glossu_rabban", "earl_memnon_thorvald"], ["baron_vladimir_harkonnen", "countess_ariana_thorvald"])
    difficulties = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
    found = [
        (Setup(1, n, difficulty=level, rivals=pairs[n % 2], leaders=["paul_atreides"]), n)
        for n, level in enumerate(difficulties * 2)
    ]
    return [*found, *((Setup(2, n, leaders="random"), n) for n in range(4))]


@pytest.mark.parametrize("players", [1, 2])
def test_turns(players: int) -> None:
    """IMP-R2 to R8, R10, R13, R16 to R18, S3 to S6, S8.2, S8.6, T4 to T7"""
    seen: Counter[str] = Counter()
    for setup, seed in games():
        if setup.players != players:
            continue
        s = GAME.new(setup)
        rng = Random(seed)
        while not s.over:
            if s.stack and s.stack[-1][0] == k.TURN:
                for rival in range(s.humans, len(s.players)):
                    if not s.players[rival].agents or any(q.voice >= 0 for q in s.players):
                        continue
                    wanted = expected(s, rival)
                    if wanted is None:
                        seen["chance"] += 1
                        continue
                    after = s.clone()
                    begin_rival_turn(after, rival)
                    run_on(after)
                    assert [purse(after, seat) for seat in range(len(s.players))] == wanted
                    seen["agrees"] += 1
            s.apply(rng.choice(s.legal()))
    assert seen["agrees"] > 20, seen
