"""The board as it was when it was last looked at: choosing a die, its use and who moves are three decisions about the
same board, and what a move is worth there need not be worked out three times.

At a table every decision is made in a world guessed anew, where other faces lie facedown. They change nothing the house
reads (`table.py`), so only what the own side may know is compared.
"""

from __future__ import annotations

from typing import Final

from ...arrakis.rules.state import Group, State
from ...arrakis.tables import ATREIDES_SIDE, HARKONNEN_SIDE, SIGN_LIES, TOKENS
from .printed import OPEN_TO_ATREIDES

LAST_DICE: Final = 2  # from then on the weather of the round's end is near
BACK: Final[list[int]] = [1000 + next(i for i, other in enumerate(TOKENS) if other.set == t.set) for t in TOKENS]
# By side and token: itself to those who may look at it, its back to others.
FACE: Final[list[list[int]]] = [
    BACK,
    [n if OPEN_TO_ATREIDES[n] else back for n, back in enumerate(BACK)],
]

Numbers = tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int]


class Seen:
    """Everything moves and attacks are judged by."""

    seat: int
    side: int
    force: bytearray
    owner: list[int]
    named: list[int]
    tokens: list[tuple[int, ...]]
    harvester: bytes
    sign: bytes
    worm: bytes
    zone: list[int]
    where: list[int]
    ranks: list[int]
    groups: list[tuple[int, int, Group]]
    numbers: Numbers
    opened: tuple[int, ...]
    objectives: tuple[int, ...]
    sietch_at: list[int]
    prescience: list[int]
    marker: list[int]
    cargo: list[int]

    def __init__(self, s: State, seat: int) -> None:
        self.seat = seat
        self.side = HARKONNEN_SIDE if seat == s.house[0] or seat == s.ally[0] else ATREIDES_SIDE
        self.force = s.force[:]
        self.owner = s.owner[:]
        self.named = s.named[:]
        self.tokens = s.tokens[:]
        self.harvester = s.harvester
        self.sign = s.sign.translate(SIGN_LIES)
        self.worm = s.worm
        self.zone = s.zone[:]
        self.where = s.where[:]
        self.ranks = ranks(s, self.side)
        self.groups = s.groups[:]
        self.numbers = numbers(s)
        self.opened = s.opened
        self.objectives = s.objectives if self.side == ATREIDES_SIDE else ()
        self.sietch_at = s.sietch_at[:]
        self.prescience = s.prescience[:]
        self.marker = s.marker[:]
        self.cargo = cargo(s)

    def same(self, s: State, seat: int) -> bool:
        return (
            self.seat == seat
            and self.force == s.force
            and self.owner == s.owner
            and self.named == s.named
            and (self.tokens == s.tokens or self.alike(s.tokens))
            and self.zone == s.zone
            and self.harvester == s.harvester
            and self.sign == s.sign.translate(SIGN_LIES)
            and self.worm == s.worm
            and self.where == s.where
            and self.same_ranks(s)
            and self.groups == s.groups
            and self.numbers == numbers(s)
            and self.opened == s.opened
            and (self.side != ATREIDES_SIDE or self.objectives == s.objectives)
            and self.sietch_at == s.sietch_at
            and self.prescience == s.prescience
            and self.marker == s.marker
            and self.cargo == cargo(s)
        )

    def same_ranks(self, s: State) -> bool:
        if self.side == ATREIDES_SIDE:
            return self.ranks == s.sietch_rank
        return self.ranks == ranks(s, self.side)

    def alike(self, tokens: list[tuple[int, ...]]) -> bool:
        """The same tokens everywhere, as far as this side sees them."""
        face = FACE[self.side]
        for area in range(len(tokens)):
            was, now = self.tokens[area], tokens[area]
            if was is now:  # as in most areas, where nothing lies
                continue
            if len(was) != len(now):
                return False
            for i in range(len(was)):
                if face[was[i]] != face[now[i]]:
                    return False
        return True


def ranks(s: State, side: int) -> list[int]:
    """Of sietches; 0 of those the Harkonnen have not seen."""
    if side == ATREIDES_SIDE:
        return s.sietch_rank[:]
    return [rank if s.sietch_up >> number & 1 else 0 for number, rank in enumerate(s.sietch_rank)]


def numbers(s: State) -> Numbers:
    dice = 1 if s.slotted[0] >= 0 else 0
    for i in range(10):
        dice += s.dice[i]
    return (
        1 if dice <= LAST_DICE else 0,
        s.sietch_up,
        s.settlements,
        s.stations_left,
        s.claims,
        s.fear,
        s.bans,
        s.smugglers,
        s.staban_step,
        s.base_at,
        s.target,
        s.supremacy,
        s.target_offset,
        s.atomics,
        s.harvesters_lost,
        alone(s),
        s.house[0],
        1 if s.guild else 0,
    )


def cargo(s: State) -> list[int]:
    """What an Imperium Action would bring (GLD-6)."""
    if not s.guild:
        return []
    return [s.troops_left, *s.bases_left, *s.frigates_left, *s.heighliner, *s.cargo_troops, *s.cargo_frigates]


def alone(s: State) -> int:
    """What else counts against the Mahdi: dice left, signs in the pool, the phase."""
    if not s.solo:
        return 0
    return sum(s.dice[10:]) * 64 + min(2, len(s.pool)) * 16 + s.phase
