"""Rivals in Phase 1 and Phase 3: third Agents, the Combat bonus, rewards, dreadnoughts (IMP-R9, IMP-S4, IMP-T5)."""

from __future__ import annotations

from ...kernel.decision import number
from ...kernel.position import Frame, with_at
from ..tables import (
    CONFLICT_LEVEL,
    CONFLICT_LOCATION,
    CONFLICT_REWARDS,
    DETONATION_DEVICES,
    STATION_ORDER,
    TECH_ROUND_START,
    WINDTRAPS,
)
from . import codes as k
from .decisions import DECISIONS
from .dreadnoughts import detonate, station
from .hagal import reveal_swords, the_hagal
from .resources import gain
from .rival_effects import do_item, does
from .rival_purse import LAST_LEVEL, settle_purse
from .state import State
from .troops import strength, units_in_conflict

# ---------------------------------------------------------------- Phase 1


def rivals_from_first(s: State) -> list[int]:
    """The Rivals in turn order."""
    count = len(s.players)
    return [seat for step in range(count) if (seat := (s.first + step) % count) >= s.humans]


def conflict_revealed(s: State) -> None:
    """Third Agents if this card lay directly on them; spice that was held back for a Conflict III (IMP-3.5)."""
    h = the_hagal(s)
    h.fought = 0
    h.owed = 0
    h.failed = 0
    if s.humans == 2:
        return
    if h.above:
        h.above -= 1
        if h.above == 0:
            for rival in range(s.humans, len(s.players)):
                s.players[rival].swordmaster = 1
                s.players[rival].agents += 1
            if s.log is not None:
                s.log.append((k.E_RIVAL_AGENTS, -1))
    if CONFLICT_LEVEL[s.conflict] == LAST_LEVEL:
        for rival in rivals_from_first(s):
            settle_purse(s, rival)


def defend(s: State, rival: int) -> None:
    """A solo Rival always takes the defensive bonus; House Hagal as a third party never has it (IMP-S8.6, IMP-T10)."""
    p = s.players[rival]
    if s.humans == 1 and p.supply:
        p.supply -= 1
        p.conflict += 1
        if s.log is not None:
            s.log.append((k.E_DEFENDED, rival))


def start_round(s: State, rival: int) -> None:
    """Tiles turn face up; those of the round start work as far as they mean anything to a Rival (IMP-S8.8)."""
    p = s.players[rival]
    p.flipped = 0
    for tile in p.tech:
        for item in TECH_ROUND_START[tile]:
            do_item(s, rival, item)


# ---------------------------------------------------------------- Phase 3


def reveal_combat_bonus(s: State) -> None:
    """One card for each Rival with a unit in the Conflict; with Brutal Escalation two at a Conflict III (IMP-V2)."""
    h = the_hagal(s)
    h.fought = 1
    cards = 2 if h.brutal_escalation and CONFLICT_LEVEL[s.conflict] == LAST_LEVEL else 1
    for rival in rivals_from_first(s):
        if units_in_conflict(s.players[rival]):
            for _ in range(cards):
                reveal_swords(s, rival)


def reward_frame(s: State, rival: int, place: int) -> Frame | None:
    """Solo Rivals take rewards like players; the reward of House Hagal as a third party is lost (IMP-T5)."""
    if s.humans == 1:
        return k.RIVAL_REWARD, rival, place, 0
    if s.log is not None:
        s.log.append((k.E_PLACE, rival, place, strength(s.players[rival])))
        s.log.append((k.E_REWARD_LOST, rival, place))
    return None


def settle_reward(s: State, frame: Frame) -> bool:
    """Item by item, in the order of the card."""
    kind, rival, place, taken = frame
    items = CONFLICT_REWARDS[s.conflict][place - 1]
    if taken == 0 and s.log is not None:
        s.log.append((k.E_PLACE, rival, place, strength(s.players[rival])))
    if taken == len(items):
        s.stack.pop()
    else:
        s.stack[-1] = (kind, rival, place, taken + 1)
        does(s, rival, items[taken : taken + 1])
    return True


DECISIONS.add(k.RIVAL_REWARD, settle=settle_reward, a=number("place"))


def rival_celebrates(s: State) -> None:
    """The sole winner is a Rival: Windtraps, then the dreadnought (IMP-6.10, IMP-RX11)."""
    rival = s.winner
    p = s.players[rival]
    location = CONFLICT_LOCATION[s.conflict]
    if s.humans == 2 and location >= 0 and s.control[location] >= 0:
        if s.log is not None:
            s.log.append((k.E_MARKER_REMOVED, s.control[location], location))
        s.control = with_at(s.control, location, -1)
    if WINDTRAPS in p.tech:
        gain(s, rival, 0, 0, 1)
    if p.dread_conflict:
        if DETONATION_DEVICES in p.tech:  # it always takes the Victory Point
            detonate(s, rival)
        elif s.humans == 1 or the_hagal(s).places_dreadnought:
            station(s, rival, best_location(s, rival))


def best_location(s: State, rival: int) -> int:
    """Where an opponent's Control marker lies, then where none does, its own last (IMP-RX4, IMP-RX11)."""
    free = [location for location in STATION_ORDER if s.dreads[location] < 0]

    def rank(location: int) -> int:
        owner = s.control[location]
        return 0 if owner not in (-1, rival) else 1 if owner < 0 else 2

    return min(free, key=rank)
