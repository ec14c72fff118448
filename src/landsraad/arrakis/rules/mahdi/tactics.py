"""Tactical cards: the harvesting sector and the target (ARR-30.4 to ARR-30.6, ARR-30.44, ARR-30.47)."""

from __future__ import annotations

from ...tables import SECTORS, TACTICS
from .. import codes as k
from ..chance import shuffle_cards
from ..state import State


def shuffle_tactics(s: State) -> None:
    """All cards together again (ARR-30.39)."""
    s.tactics = list(range(len(TACTICS)))
    s.tactics_aside = []
    shuffle_cards(s, s.tactics)


def draw_tactics(s: State) -> None:
    """The harvesting sector, then the target (ARR-30.5)."""
    s.harvest_card = s.tactics.pop()
    if s.log is not None:
        s.log.append((k.E_MAHDI_SECTOR, 0, s.harvest_card))
    draw_target(s)


def draw_target(s: State) -> None:
    """A sietch in another region that still stands; cards that will not do are put aside (ARR-30.5)."""
    s.target = -1
    s.reveals += 1
    while s.tactics:
        card = s.tactics.pop()
        s.tactics_aside.append(card)
        area = sietch_of(s, card)
        if area >= 0 and not set(SECTORS[area]) & set(TACTICS[s.harvest_card].sectors):
            s.target = area
            break
    if s.log is not None:
        s.log.append((k.E_MAHDI_TARGET, 0, s.target))


def new_target(s: State) -> None:
    """The target was destroyed: a new one at once; if no card in the deck will do, those put aside come back first
    (ARR-30.6)."""
    draw_target(s)
    if s.target < 0 and s.tactics_aside:
        s.tactics, s.tactics_aside = s.tactics_aside, []
        shuffle_cards(s, s.tactics)
        draw_target(s)


def sietch_of(s: State, card: int) -> int:
    """Where the sietch of the card is now, or -1; the card follows a token that was moved (ARR-30.44)."""
    return s.sietch_at[TACTICS[card].sietch]


def harvesting_sectors(s: State) -> tuple[int, ...]:
    return TACTICS[s.harvest_card].sectors


def target_sectors(s: State) -> tuple[int, ...]:
    """A central target bars all four central sectors (ARR-30.47)."""
    if s.target < 0:
        return ()
    own = SECTORS[s.target]
    for card in TACTICS:
        if len(card.sectors) > 1 and set(own) & set(card.sectors):
            return card.sectors
    return own
