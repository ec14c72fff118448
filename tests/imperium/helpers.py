"""Positions for tests, built by setting fields: who holds what, who stands where. Then actions by their notation.

    s = table(leaders=["earl_memnon_thorvald", "glossu_rabban", "paul_atreides"])
    hand(s, 0, "dagger", "stilgar")
    give(s, 0, solari=5)
    act(s, "send dagger high_council", "end")

Nothing here checks that a position could come about in a real game: a test may give a player a card twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landsraad.imperium.game import GAME
from landsraad.imperium.rules import codes as k
from landsraad.imperium.rules import rounds
from landsraad.imperium.rules.position import Position, options_now
from landsraad.imperium.rules.state import Player
from landsraad.imperium.tables import (
    CARD_ID,
    CARDS,
    CONFLICT_ID,
    FACTION_ID,
    INTRIGUE_ID,
    INTRIGUES,
    LOCATIONS,
    MAKERS,
    RESERVE_INDEX,
    SPACE_ID,
)
from landsraad.imperium.vocabulary import FACTIONS
from landsraad.kernel.contract import Setup
from landsraad.kernel.position import with_at

# Leaders that add nothing to most turns; the Earl's own rule speaks only at the High Council.
PLAIN_LEADERS = ("earl_memnon_thorvald", "paul_atreides", "countess_ariana_thorvald", "count_ilban_richese")


# ---------------------------------------------------------------- the table


def table(players: int = 3, leaders: Sequence[str] = PLAIN_LEADERS, seed: int | str = 1) -> Position:
    """A game at the first turn of round 1; seat 0 is First Player and to move."""
    s = GAME.new(Setup(players, seed, leaders=list(leaders[:players])))
    if s.stack[-1][0] == k.BARON:
        s.apply(s.legal()[0])
    s.first = 0
    turn_of(s, 0)
    return s


def turn_of(s: Position, seat: int) -> None:
    """Nothing is pending; that seat starts its turn, and those after it follow clockwise."""
    s.phase = k.PLAYER_TURNS
    s.stack = []
    s.agenda = []
    s.active = -1
    s.revealing = -1
    s.turn = seat
    step(s)


def step(s: Position) -> None:
    """Run on to the next decision, asking even if there is only one option."""
    while not s.stack:
        rounds.next_step(s)
    s.player = s.stack[-1][1]
    refresh(s)


def refresh(s: Position) -> None:
    """After fields were set by hand: work out again what may be chosen."""
    s.legal_list = options_now(s)


# ---------------------------------------------------------------- setting fields


def give(s: Position, seat: int, **fields: Any) -> None:
    """Set fields of a player: solari=3, garrison=2 …; influence={"fremen": 2} sets only the tracks named."""
    p = s.players[seat]
    for name, value in fields.items():
        if name == "influence":
            for faction, level in value.items():
                p.influence = with_at(p.influence, FACTION_ID[faction], level)
        else:
            assert hasattr(p, name), name
            setattr(p, name, value)
    refresh(s)


def numbers(ids: Sequence[str]) -> list[int]:
    return [CARD_ID[i] for i in ids]


def names(cards: Sequence[int]) -> list[str]:
    return [CARDS[c].id for c in cards]


def hand(s: Position, seat: int, *ids: str) -> None:
    s.players[seat].hand = numbers(ids)
    refresh(s)


def deck(s: Position, seat: int, *ids: str) -> None:
    """The first one named is on top."""
    s.players[seat].deck = numbers(ids)[::-1]
    refresh(s)


def discard(s: Position, seat: int, *ids: str) -> None:
    s.players[seat].discard = numbers(ids)
    refresh(s)


def in_play(s: Position, seat: int, *ids: str) -> None:
    s.players[seat].play = numbers(ids)
    refresh(s)


def intrigue(s: Position, seat: int, *ids: str) -> None:
    s.players[seat].intrigue = [INTRIGUE_ID[i] for i in ids]
    refresh(s)


def intrigue_deck(s: Position, *ids: str) -> None:
    """The first one named is on top."""
    s.intrigue_deck = [INTRIGUE_ID[i] for i in ids][::-1]
    refresh(s)


def row(s: Position, *ids: str) -> None:
    s.row = numbers(ids)
    refresh(s)


def imperium_deck(s: Position, *ids: str) -> None:
    """The first one named is on top."""
    s.imperium_deck = numbers(ids)[::-1]
    refresh(s)


def reserve(s: Position, card: str, n: int) -> None:
    s.reserve = with_at(s.reserve, RESERVE_INDEX[CARD_ID[card]], n)
    refresh(s)


def in_reserve(s: Position, card: str) -> int:
    return s.reserve[RESERVE_INDEX[CARD_ID[card]]]


def stand(s: Position, seat: int, *spaces: str) -> None:
    """That player's Agents on the board; the others of the two (three with the Swordmaster) wait on the leader."""
    p = s.players[seat]
    p.placed = tuple(SPACE_ID[x] for x in spaces)
    p.agents = 2 + p.swordmaster + (s.mentat == seat) - len(spaces)
    assert p.agents >= 0
    s.occupied = 0
    for q in s.players:
        for x in q.placed:
            s.occupied |= 1 << x
    refresh(s)


def ally(s: Position, seat: int, faction: str, level: int = 4) -> None:
    """That player holds the Alliance token, with that much Influence."""
    s.alliance = with_at(s.alliance, FACTION_ID[faction], seat)
    give(s, seat, influence={faction: level})


def control(s: Position, seat: int, space: str) -> None:
    s.control = with_at(s.control, LOCATIONS.index(SPACE_ID[space]), seat)


def bonus_spice(s: Position, space: str, n: int) -> None:
    s.bonus = with_at(s.bonus, MAKERS.index(SPACE_ID[space]), n)


def conflict(s: Position, card: str) -> None:
    s.conflict = CONFLICT_ID[card]


# ---------------------------------------------------------------- playing and looking


def legal(s: Position) -> set[str]:
    """The notations of everything that may be chosen now."""
    if not s.over:
        refresh(s)
    words = [GAME.actions.notations[a] for a in s.legal()]
    assert len(words) == len(set(words)), f"two actions with the same notation: {words}"
    return set(words)


def act(s: Position, *moves: str) -> None:
    """Make these choices one after the other. An illegal one fails the test."""
    for move in moves:
        refresh(s)
        by_name = {GAME.actions.notations[a]: a for a in s.legal()}
        assert move in by_name, f"“{move}” is not legal; legal: {sorted(by_name)}"
        s.apply(by_name[move])
        take_lone_options(s)


def take_lone_options(s: Position) -> None:
    """Who holds Intrigue cards is asked also where nothing can be chosen (test_silence.py): not worth a word here."""
    while not s.over and len(s.legal()) == 1:
        s.apply(s.legal()[0])


def take_draws(s: Position) -> None:
    """Who holds Intrigue cards says when open draws are made: at once."""
    while draws := sorted(x for x in legal(s) if x.startswith("do ") and x.endswith((".draw", ".foldspace"))):
        act(s, draws[0])


def starting(s: Position, word: str) -> set[str]:
    """The legal notations that start with a word, without it: starting(s, "send dagger") -> {"high_council", …}."""
    return {x.removeprefix(word).strip() for x in legal(s) if x.startswith(word)}


def asked(s: Position) -> tuple[int, str]:
    """Whose decision it is and of what kind, as the view says it."""
    asks = s.view(-1)["asks"]
    return asks["seat"], asks["kind"]


def zones(p: Player) -> dict[str, list[str]]:
    """A player's cards by zone, sorted within each."""
    return {z: sorted(names(getattr(p, z))) for z in ("hand", "deck", "discard", "play")}


def secret(p: Player) -> list[str]:
    """The Intrigue cards a player holds."""
    return [INTRIGUES[c].id for c in p.intrigue]


def influence(p: Player) -> dict[str, int]:
    return dict(zip(FACTIONS, p.influence, strict=True))


def purse(p: Player) -> tuple[int, int, int]:
    """Solari, spice, water."""
    return p.solari, p.spice, p.water


def troops(p: Player) -> tuple[int, int, int]:
    """Supply, garrison, Conflict."""
    return p.supply, p.garrison, p.conflict
