"""Tables at the start of a later phase: everybody has revealed, the fight or the end is next."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from landsraad.imperium.rules import codes as k
from landsraad.imperium.rules.actions import END, REVEAL_HAND
from landsraad.imperium.rules.position import Position, run_on
from landsraad.imperium.tables import CONFLICT_ID, INTRIGUES

from .helpers import refresh, take_lone_options

TROOPS = 12  # of every player (IMP-1.1)


def all_revealed(s: Position, keep: Collection[int] = ()) -> None:
    """The Reveal turns are over, in order of the seats; the hands lie on the discard piles, apart from seats named."""
    for seat, p in enumerate(s.players):
        if seat not in keep:
            p.discard += p.hand
            p.hand = []
        p.revealed = s.reveal_count = seat + 1
    s.stack = []
    s.agenda = []
    s.active = -1
    s.revealing = -1


def begin_combat(
    s: Position,
    card: str = "guild_bank_raid",
    troops: Sequence[int] = (1,),
    swords: Sequence[int] = (),
    first: int = 0,
    last: bool = False,
) -> None:
    """Phase 3 with that many troops and swords of each seat, of the last round or not.

    Who has no card to play is not asked.
    """
    all_revealed(s)
    for seat, p in enumerate(s.players):
        p.conflict = troops[seat] if seat < len(troops) else 0
        p.swords = swords[seat] if seat < len(swords) else 0
        p.garrison = min(3, TROOPS - p.conflict)
        p.supply = TROOPS - p.garrison - p.conflict
    s.conflict = CONFLICT_ID[card]
    # Two more rounds, with cards nobody can defend in.
    s.conflict_deck = [] if last else [CONFLICT_ID["grand_vision"], CONFLICT_ID["terrible_purpose"]]
    s.first = s.turn = first
    s.passes = 0
    s.winner = -1
    s.phase = k.FIGHTING
    run_on(s)
    take_lone_options(s)


def begin_endgame(s: Position, first: int = 0) -> None:
    """Phase 5 with an empty Conflict deck. Who has no card to play is not asked."""
    all_revealed(s)
    s.conflict_deck = []
    s.first = first
    s.phase = k.RECALLING
    run_on(s)
    take_lone_options(s)


def begin_recall(s: Position, first: int = 0, keep: Collection[int] = ()) -> None:
    """Phase 5; what follows depends on scores and Conflict deck."""
    all_revealed(s, keep)
    s.first = first
    s.phase = k.RECALLING
    run_on(s)
    take_lone_options(s)


def reveal_all(s: Position) -> None:
    """Everybody who has not yet revealed does so and buys nothing; whatever follows without a choice happens too."""
    round_number = s.round
    while s.phase == k.PLAYER_TURNS and s.round == round_number:
        refresh(s)
        s.apply(REVEAL_HAND if REVEAL_HAND in s.legal() else END)


def intrigue_discards(s: Position) -> list[str]:
    return [INTRIGUES[c].id for c in s.intrigue_discard]
