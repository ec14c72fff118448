"""Positions with House Hagal: the Rivals sit behind the humans and are edited like seats, as far as they own things."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..kernel.edit_values import Part
from .content.rivals import DIFFICULTIES, RIVAL_EPIC_GARRISON, RIVAL_LEADERS, RIVAL_WATER
from .rules.hagal import TROOPS, the_hagal
from .rules.rival_tech import keep_a_marked_tile
from .rules.rival_turn import begin_rival_turn
from .rules.state import State, new_player
from .tables import HAGAL, HAGAL_ID, LEADER_ID, LEADERS

TABLE_KEYS: Final = ("hagal_deck", "hagal_deck_top", "hagal_discard", "swordmasters_under")
SPOILER_KEYS: Final = ("swords", "influence", "agents", "agents_on", "supply", "garrison", "conflict")
RIVAL_KEYS: Final = (*SPOILER_KEYS, "leader", "vp", "solari", "spice", "water", "swordmaster", "intrigue")
IX_SPOILER_KEYS: Final = ("dreadnoughts", "freighter")
IX_RIVAL_KEYS: Final = (*IX_SPOILER_KEYS, "negotiators", "tech", "flipped")


def keys_of(s: State, seat: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What can be said of a Rival, and what needs Rise of Ix."""
    return (SPOILER_KEYS, IX_SPOILER_KEYS) if s.humans == 2 else (RIVAL_KEYS, IX_RIVAL_KEYS)


def rivals_as_set_up(s: State) -> None:
    """The Rivals may have acted before the human's first decision: they start again."""
    h = the_hagal(s)
    s.stack.clear()
    for seat in range(s.humans, len(s.players)):
        old = s.players[seat]
        kept = 0 if s.humans == 2 else DIFFICULTIES[h.difficulty].intrigue
        s.intrigue_deck[:0] = old.intrigue[kept:]
        if s.humans == 2:
            new = new_player(0, 0, TROOPS, 0, [])
            new.swordmaster = 1
        else:
            troops = DIFFICULTIES[h.difficulty].garrison + (RIVAL_EPIC_GARRISON if s.epic else 0)
            new = new_player(0, RIVAL_WATER, TROOPS - troops, troops, [])
        new.intrigue = old.intrigue[:kept]
        new.dread_supply = 2 if s.ix else 0
        s.players[seat] = new
    h.deck += reversed(h.discard)
    h.discard = []


def edit_rivals(s: State, table: Part, seats: Mapping[int, Part]) -> None:
    """Leaders of the Rivals, the deck, and whether the third Agents have come (IMP-S6.1)."""
    h = the_hagal(s)
    if s.humans == 1:
        _edit_leaders(s, table, seats)
        _edit_swordmasters(s, table, seats)
    elif "swordmasters_under" in table:
        raise table["swordmasters_under"].wrong("edit-hagal-agents")
    _edit_deck(s, table)
    h.shown = []
    h.acting = -1
    h.failed = h.owed = h.fought = h.lead = 0
    h.tiles_out = ()


def _edit_leaders(s: State, table: Part, seats: Mapping[int, Part]) -> None:
    h = the_hagal(s)
    leaders = list(h.leaders)
    for seat, edit in seats.items():
        if seat < s.humans or "leader" not in edit:
            continue
        leader = edit["leader"].one(LEADER_ID, "what-leader")
        if LEADERS[leader].id not in RIVAL_LEADERS or (LEADERS[leader].set == "ix" and not s.ix):
            raise edit["leader"].wrong("edit-no-rival", leader=LEADERS[leader].id)
        leaders[seat - s.humans] = leader
    if len({*leaders, s.players[0].leader}) <= len(leaders):
        raise table["players"].wrong("edit-same-leader")
    h.leaders = tuple(leaders)


def _edit_swordmasters(s: State, table: Part, seats: Mapping[int, Part]) -> None:
    h = the_hagal(s)
    revealed = table["round"].number(s.round, 1) - (table["phase"].value == "round_start")
    h.above = max(0, DIFFICULTIES[h.difficulty].conflicts_above_swordmasters - revealed)
    h.above = table["swordmasters_under"].number(h.above, 0, 10)
    for seat, edit in seats.items():
        if seat >= s.humans and "swordmaster" in edit:
            h.above = 0 if edit["swordmaster"].truth() else max(1, h.above)
    for p in s.players[s.humans :]:
        p.swordmaster = int(h.above == 0)


def _edit_deck(s: State, table: Part) -> None:
    """What is named is taken from the deck and the discard pile; the rest stays in the deck, or is discarded."""
    h = the_hagal(s)
    if "hagal_deck" in table and "hagal_deck_top" in table:
        raise table["hagal_deck_top"].wrong("edit-deck-or-top")
    loose = h.discard + h.deck
    named: dict[str, list[int]] = {}
    for key in ("hagal_deck", "hagal_deck_top", "hagal_discard"):
        named[key] = []
        for part in table[key].items():
            card = part.one(HAGAL_ID, "what-house-hagal-card")
            if card not in loose:
                raise part.wrong("edit-hagal-copies", card=HAGAL[card].id)
            loose.remove(card)
            named[key].append(card)
    if "hagal_deck" in table:
        if not named["hagal_deck"]:
            raise table["hagal_deck"].wrong("edit-hagal-empty")
        h.deck = named["hagal_deck"][::-1]
        h.discard = named["hagal_discard"] + loose
    else:
        h.deck = loose + named["hagal_deck_top"][::-1]
        h.discard = named["hagal_discard"]
        if not h.deck:
            raise table["hagal_discard"].wrong("edit-hagal-empty")


def marked_tile_first(s: State) -> None:
    """A position keeps to IMP-RX6 like a game."""
    if s.ix:
        keep_a_marked_tile(s)


def start_turn_of(s: State, seat: int, turn: Part) -> None:
    """The turn of a Rival begins."""
    if not s.players[seat].agents:
        raise turn.wrong("edit-no-agent-left", seat=seat + 1)
    s.turn = (s.first + 1) % 2 if s.humans == 2 else (seat + 1) % len(s.players)
    begin_rival_turn(s, seat)


def show_hagal(s: State, data: dict[str, Any]) -> None:
    """The Rivals among the seats, and both piles of House Hagal cards."""
    h = the_hagal(s)
    data["hagal_deck"] = [HAGAL[c].id for c in reversed(h.deck)]
    data["hagal_discard"] = [HAGAL[c].id for c in h.discard]
    data["swordmasters_under"] = h.above
