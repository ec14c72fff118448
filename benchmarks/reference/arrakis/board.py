"""The map as the facts of the game tell it; it never changes."""

from __future__ import annotations

from typing import Any

from landsraad.kernel.contract import Game

DESERTS = ("desert", "deep_desert")


class Board:
    def __init__(self, game: Game) -> None:
        names = game.facts("")
        self.areas: list[str] = names["area"]
        self.zones: list[str] = names["zone"]
        self.leader_ids: list[str] = names["leader"]
        facts = {a: game.facts(f"area:{a}") for a in self.areas}
        self.terrain: dict[str, str] = {a: f["terrain"] for a, f in facts.items()}
        self.sectors: dict[str, list[str]] = {a: f["sectors"] for a, f in facts.items()}
        self.near: dict[str, list[str]] = {a: f["adjacent"].split() for a, f in facts.items()}
        self.sheltered = {a for a, f in facts.items() if f["storm_exempt"] or f["terrain"] == "mountain"}
        self.desert = {a for a in self.areas if self.terrain[a] in DESERTS}
        self.distance: dict[str, dict[str, int]] = game.facts("distances")
        beside = {a: self.near[a] + f["impassable"].split() for a, f in facts.items()}
        # Where an Ornithopter can carry a legion: two steps over any border (ARR-14.19).
        self.flight = {a: {c for b in beside[a] for c in (b, *beside[b])} - {a} for a in self.areas}
        # And a Frigate: three (GLD-9.7).
        self.far_flight = {a: {c for b in self.flight[a] for c in (b, *beside[b])} - {a} for a in self.areas}
        self.zones_over: dict[str, list[str]] = {a: [] for a in self.areas}
        self.under: dict[str, list[str]] = {}
        for zone in self.zones:
            about = game.facts(f"zone:{zone}")
            self.under[zone] = [
                a
                for a in self.areas
                if set(self.sectors[a]) & set(about["sectors"]) and (len(self.sectors[a]) == 1 or about["polar"])
            ]
            for area in self.under[zone]:
                self.zones_over[area].append(zone)
        self.leaders: dict[str, dict[str, Any]] = {x: game.facts(f"leader:{x}") for x in self.leader_ids}
        self.cards: dict[str, dict[str, Any]] = {x: game.facts(f"card:{x}") for x in names["card"]}
        self.prescience: dict[str, dict[str, Any]] = {x: game.facts(f"prescience:{x}") for x in names["prescience"]}
        self.tokens: dict[str, dict[str, Any]] = {x: game.facts(f"token:{x}") for x in names["token"]}


_BOARDS: dict[str, Board] = {}


def board_of(game: Game) -> Board:
    """One for each content: reading the facts takes a while."""
    if game.content_hash not in _BOARDS:
        _BOARDS[game.content_hash] = Board(game)
    return _BOARDS[game.content_hash]
