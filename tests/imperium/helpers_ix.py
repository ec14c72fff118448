"""Positions with Rise of Ix for tests: Tech tiles, freighters, dreadnoughts; the rest stands in `helpers`."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.imperium.game import GAME
from landsraad.imperium.rules import codes as k
from landsraad.imperium.rules.position import Position, run_on
from landsraad.imperium.rules.state import Player
from landsraad.imperium.tables import CONFLICT_ID, LOCATIONS, SPACE_ID, TECH, TECH_ID
from landsraad.kernel.contract import Setup

from .helpers import PLAIN_LEADERS, refresh, take_lone_options, turn_of
from .phases import all_revealed


def ix_table(
    players: int = 3, leaders: Sequence[str] = PLAIN_LEADERS, seed: int | str = 1, epic: bool = False
) -> Position:
    """A game with Rise of Ix at the first turn of round 1; seat 0 is First Player and to move."""
    s = GAME.new(Setup(players, seed, ("ix",), leaders=list(leaders[:players]), **({"epic": True} if epic else {})))
    while s.phase < k.PLAYER_TURNS or s.stack[-1][0] != k.TURN:  # decisions of the leaders' setup
        s.apply(s.legal()[0])
    s.first = 0
    for p in s.players:
        p.turns = 0
    turn_of(s, 0)
    return s


def with_leader(leader: str, seat: int = 0, players: int = 3) -> Position:
    """That leader in that seat, plain ones in the others."""
    others = [x for x in PLAIN_LEADERS if x != leader]
    return ix_table(players, [*others[:seat], leader, *others[seat:]])


def tiles(s: Position, *tops: str) -> None:
    """The face-up tiles of the stacks; below them the other tiles nobody owns, five to a stack."""
    owned = {t for p in s.players for t in p.tech}
    up = [TECH_ID[t] for t in tops]
    rest = [t for t in range(len(TECH)) if t not in up and t not in owned]
    s.stacks = tuple((*rest[i::3], up[i]) if i < len(up) else () for i in range(3))
    s.face_up = sum(1 << i for i in range(len(up)))
    refresh(s)


def own(s: Position, seat: int, *names: str) -> None:
    """These tiles belong to the player; they are taken out of the stacks."""
    numbers = tuple(TECH_ID[t] for t in names)
    s.players[seat].tech = numbers
    s.stacks = tuple(tuple(t for t in stack if t not in numbers) for stack in s.stacks)
    refresh(s)


def owned(p: Player) -> set[str]:
    return {TECH[t].id for t in p.tech}


def flipped(p: Player) -> set[str]:
    return {TECH[t].id for t in p.tech if p.flipped >> t & 1}


def fleet(s: Position, seat: int, garrison: int = 0, conflict: int = 0) -> None:
    """The player's two dreadnoughts: in the garrison, in the Conflict, the rest in supply."""
    p = s.players[seat]
    p.dread_garrison, p.dread_conflict = garrison, conflict
    p.dread_supply = 2 - garrison - conflict - s.dreads.count(seat)
    assert p.dread_supply >= 0
    refresh(s)


def ships(p: Player) -> tuple[int, int, int]:
    """Dreadnoughts in supply, garrison, Conflict."""
    return p.dread_supply, p.dread_garrison, p.dread_conflict


def station(s: Position, seat: int, space: str) -> None:
    """A dreadnought of the player, out of the supply, lies on that location."""
    place = LOCATIONS.index(SPACE_ID[space])
    s.dreads = tuple(seat if i == place else x for i, x in enumerate(s.dreads))
    s.players[seat].dread_supply -= 1
    assert s.players[seat].dread_supply >= 0


def stationed(s: Position) -> dict[str, int | None]:
    found: dict[str, int | None] = s.view(-1)["dreadnoughts_on"]
    return found


def begin_fight(
    s: Position,
    card: str = "guild_bank_raid",
    troops: Sequence[int] = (1,),
    dreadnoughts: Sequence[int] = (),
    swords: Sequence[int] = (),
    next_card: str = "grand_vision",
) -> None:
    """Phase 3 with those units and swords of each seat. Who has no card to play is not asked."""
    all_revealed(s)
    for seat, p in enumerate(s.players):
        p.conflict = troops[seat] if seat < len(troops) else 0
        p.swords = swords[seat] if seat < len(swords) else 0
        p.garrison = min(3, 12 - p.conflict)
        p.supply = 12 - p.garrison - p.conflict - p.negotiators
        p.dread_conflict = dreadnoughts[seat] if seat < len(dreadnoughts) else 0
        p.dread_garrison = 0
        p.dread_supply = 2 - p.dread_conflict - s.dreads.count(seat)
    s.conflict = CONFLICT_ID[card]
    s.conflict_deck = [CONFLICT_ID["terrible_purpose"], CONFLICT_ID[next_card]]
    s.first = s.turn = 0
    s.passes = 0
    s.winner = -1
    s.phase = k.FIGHTING
    run_on(s)
    take_lone_options(s)
