"""Moving legions: where from, where to, who goes along (ARR-14)."""

from __future__ import annotations

from typing import Final

from ..tables import (
    ATREIDES_SIDE,
    FLYING,
    HARKONNEN_SIDE,
    IS_DESERT,
    MUAD_DIB,
    PAUL,
    STABAN,
    TOKENS,
    WITHIN_THREE,
    WITHIN_TWO,
    ZONES_OVER,
)
from . import codes as k
from .actions import ALL, AREA, DONE, NUMBER, SKIP, SPLIT, TOKEN, ZONE
from .air import REACH, spend_figure
from .arriving import after_arrival
from .forces import (
    has_leader,
    is_free,
    legions,
    neighbours,
    own_settlements,
    put_group,
    take_group,
    unit_count,
    whole_group,
)
from .seats import commander
from .state import NOBODY, Frame, Group, State

TWICE: Final = 12  # number of moves that means: the same legion, two times in a row

# ---------------------------------------------------------------- reach


def sandriding(s: State, area: int) -> list[int]:
    """Areas a legion can ride over: connected chains of wormsigns and worms without an enemy legion (ARR-14.10)."""
    chain: list[int] = []
    queue = [area]
    for here in queue:
        for there in neighbours(s, here):
            link = (s.sign[there] or s.worm[there]) and s.owner[there] != HARKONNEN_SIDE
            if link and there != area and there not in chain:
                chain.append(there)
                queue.append(there)
    return chain


def on_foot(s: State, area: int, side: int) -> list[int]:
    return [a for a in neighbours(s, area) if is_free(s, a, side)]


def reachable(s: State, area: int, side: int, which: int = k.ANY_LEGION) -> list[int]:
    """Where a legion can move without a transport."""
    found = on_foot(s, area, side)
    if side == ATREIDES_SIDE and can_ride(s, area, which):
        chain = sandriding(s, area)
        for link in chain:
            for end in (link, *neighbours(s, link)):
                if end != area and end not in found and is_free(s, end, side):
                    found.append(end)
    return found


def can_ride(s: State, area: int, which: int) -> bool:
    """Houses Major Troops cannot ride: somebody else must, with a leader if one has to go along (GLD-8.4)."""
    if not s.guild or not s.troops[area]:
        return True
    if unit_count(s, area) == s.troops[area]:
        return False
    return needs_leader(which) != ANY_LEADER or s.generic[area] > 0 or s.named[area] != 0


def transports(s: State, area: int, side: int) -> list[int]:
    """Air zones with a figure of that side connected to the sector the legion starts in (ARR-14.12)."""
    if area in s.flown and not s.switches & k.MANY_TRANSPORTS:  # at most once per legion and turn (ARR-14.14)
        return []
    reach = REACH[side]
    return [z for z in ZONES_OVER[area] if reach[s.zone[z]]]


def flights(s: State, area: int, side: int, near: list[int]) -> list[int]:
    """Where a figure in the air can bring a legion, beyond its own reach (ARR-14.13, ARR-14.19)."""
    if not transports(s, area, side):
        return []
    over = flown_over(s, area, side) if s.guild else within_two(s, area)
    return [a for a in over if a not in near and is_free(s, a, side)]


def flown_over(s: State, area: int, side: int) -> tuple[int, ...]:
    """Areas some figure can carry the legion to."""
    far = {REACH[side][s.zone[z]] for z in transports(s, area, side)}
    if 3 not in far:
        return within_two(s, area)
    if s.switches & k.EXACT_FRIGATES and 2 not in far:
        near = within_two(s, area)
        return tuple(a for a in within_three(s, area) if a not in near)
    return within_three(s, area)


def carriers_to(s: State, area: int, to: int, side: int) -> list[int]:
    """The zones whose figure can carry a legion from the one area to the other."""
    near = to in within_two(s, area)
    if not near and to not in within_three(s, area):
        return []
    exact = bool(s.switches & k.EXACT_FRIGATES)
    return [z for z in transports(s, area, side) if (not exact or not near if REACH[side][s.zone[z]] == 3 else near)]


def within_three(s: State, area: int) -> tuple[int, ...]:
    """As far as a Frigate goes (GLD-9.7)."""
    if not s.opened:
        return WITHIN_THREE[area]
    near = within_two(s, area)
    return tuple(sorted({b for a in near for b in (a, *FLYING[a], *neighbours(s, a))} - {area}))


def within_two(s: State, area: int) -> tuple[int, ...]:
    """Areas at most two steps away over borders of any kind, those the Atomics opened included (ARR-25.5)."""
    if not s.opened:
        return WITHIN_TWO[area]
    near = {*FLYING[area], *neighbours(s, area)}
    far = {b for a in near for b in (*FLYING[a], *neighbours(s, a))}
    return tuple(sorted((near | far) - {area}))


# ---------------------------------------------------------------- which legions


def may_act(s: State, area: int, side: int, which: int) -> bool:
    """Whether the legion there is one the action may take."""
    if side == ATREIDES_SIDE and s.hunted and s.named[area] & (1 << PAUL | 1 << MUAD_DIB):
        return False  # Seek Out the 'Mahdi'
    if which in (k.ANY_LEGION, k.WITH_SIETCH):
        return True
    if which == k.WITH_SPECIAL:
        return s.units[area * 3 + 2] > 0
    if which == k.WITH_LEADER:
        return has_leader(s, area)
    if which == k.IN_DESERT:
        return IS_DESERT[area]
    if which == k.IN_DESERT_WITH_LEADER:
        return IS_DESERT[area] and has_leader(s, area)
    if which == k.THAT_LEGION:
        return area == s.that
    if which == k.FROM_SETTLEMENT:
        return area in own_settlements(s)
    if which == k.WITH_SMUGGLERS:
        return s.smuggler_units[area] > 0
    if which >= k.FROM_AREA:
        return area == which - k.FROM_AREA
    return s.named[area] >> (which - k.OF_LEADER) & 1 == 1


NO_LEADER: Final = -1
ANY_LEADER: Final = -2


def needs_leader(which: int) -> int:
    """Whether no leader has to go along, any one has to, or that leader."""
    if which in (k.WITH_LEADER, k.IN_DESERT_WITH_LEADER):
        return ANY_LEADER
    if k.OF_LEADER <= which < k.FROM_AREA:
        return which - k.OF_LEADER
    return NO_LEADER


def destinations(s: State, area: int, side: int, which: int) -> list[int]:
    if which == k.FROM_SETTLEMENT:  # Troop Carriers: any area with another own legion
        return [a for a in legions(s, side) if a != area]
    found = reachable(s, area, side, which)
    if side == HARKONNEN_SIDE or s.guild or s.smugglers == k.ALLIED:
        found = found + flights(s, area, side, found)
    return found


# ---------------------------------------------------------------- choosing a move


def options_move_from(s: State, frame: Frame) -> list[int]:
    """Legions that have not moved in this action; two moves start in two different areas (ARR-14.18)."""
    side = s.side
    which = frame[3]
    legal = [
        AREA + a
        for a in legions(s, side)
        if a not in s.moved_from and may_act(s, a, side, which) and destinations(s, a, side, which)
    ]
    legal.append(SKIP)
    return legal


def apply_move_from(s: State, frame: Frame, action: int) -> None:
    _, seat, left, which = frame
    s.stack.pop()
    if action == SKIP:
        s.stack.append((k.ARRIVE, seat, 0, 0))
        return
    area = action - AREA
    s.moved_from = (*s.moved_from, area)
    if left == TWICE:
        s.stack.append((k.ARRIVE, seat, 1, which))
    elif left > 1:
        s.stack.append((k.MOVE_FROM, seat, left - 1, which))
    else:
        s.stack.append((k.ARRIVE, seat, 0, 0))
    s.stack.append((k.MOVE_TO, seat, area, which))


def options_move_to(s: State, frame: Frame) -> list[int]:
    return [AREA + a for a in destinations(s, frame[2], s.side, frame[3])]


def apply_move_to(s: State, frame: Frame, action: int) -> None:
    _, seat, area, which = frame
    s.stack.pop()
    to = action - AREA
    if area in s.flown:
        s.flying = (*s.flying, to)
    s.groups.append((area, to, NOBODY))
    walks = which == k.FROM_SETTLEMENT or to in on_foot(s, area, s.side)
    rides = not walks and s.side == ATREIDES_SIDE and to in reachable(s, area, s.side, which)
    start_picking(s, seat, area, which, 0, rides)
    if not walks and carriers_to(s, area, to, s.side):
        s.stack.append((k.MOVE_ZONE, seat, area, to))


def options_move_zone(s: State, frame: Frame) -> list[int]:
    """Which figure carries the legion; one that can ride there may do that (SMG-13.12: never both)."""
    zones = [ZONE + z for z in carriers_to(s, frame[2], frame[3], s.side)]
    return [*zones, SKIP] if s.pick[RIDING] else zones


def apply_move_zone(s: State, frame: Frame, action: int) -> None:
    """Each use returns the figure to its supply (ARR-19.2)."""
    s.stack.pop()
    if action == SKIP:
        return
    s.pick[RIDING] = 0
    s.flying = (*s.flying, frame[3])
    spend_figure(s, frame[1], action - ZONE)


# ---------------------------------------------------------------- who goes along

# Stages: 0 all or a part, 1 to 3 units by tier, 4 tokens, 5 generic leaders, 6 and more named leaders.
# With an expansion Smuggler Units and Troops come between 3 and 4.
PICK_SMUGGLERS: Final = 30
PICK_TROOPS: Final = 31
# s.pick: area, which legions, three tiers, generic, named mask, Smuggler Units, Troops, whether they sandride.
SMUGGLERS_PICKED: Final = 7
TROOPS_PICKED: Final = 8
RIDING: Final = 9


def start_picking(s: State, seat: int, area: int, which: int, attack: int, ride: bool = False) -> None:
    s.pick = [area, which, 0, 0, 0, 0, 0, 0, 0, int(ride)]
    s.pick_tokens = ()
    s.stack.append((k.MOVE_WHO, seat, 0, attack))


def last_leader(s: State) -> int:
    """Staban comes last, and only with the smugglers."""
    return STABAN if s.smugglers != k.NO_SMUGGLERS else STABAN - 1


def movers(s: State) -> Group:
    """Everybody who can go: Troops do not ride (GLD-8.4)."""
    group = whole_group(s, s.pick[0])
    return (*group[:7], 0) if s.pick[RIDING] else group


def units_picked(s: State) -> int:
    p = s.pick
    return p[2] + p[3] + p[4] + p[SMUGGLERS_PICKED] + p[TROOPS_PICKED] + len(s.pick_tokens)


def options_move_who(s: State, frame: Frame) -> list[int]:
    _, _, stage, _ = frame
    area = s.pick[0]
    if stage == 0:
        nobody = [SKIP] if s.pick[1] == k.WITH_SIETCH else []
        return [ALL, SPLIT, *nobody] if _can_split(s, area) else [ALL, *nobody]
    if stage == PICK_SMUGGLERS:
        least = 1 if s.pick[1] == k.WITH_SMUGGLERS else 0
        return list(range(NUMBER + least, NUMBER + s.smuggler_units[area] + 1))
    if stage == PICK_TROOPS:
        if s.pick[RIDING]:
            return [NUMBER]
        only_leaders = needs_leader(s.pick[1]) == ANY_LEADER and s.generic[area] == 0 and s.named[area] == 0
        return list(range(NUMBER + only_leaders, NUMBER + s.troops[area] + 1))
    if stage <= 3:
        have = s.units[area * 3 + stage - 1]
        return list(range(NUMBER, NUMBER + have + 1))
    if stage == 4:  # tokens one by one: their owner knows them apart
        left = list(s.tokens[area])
        for token in s.pick_tokens:
            left.remove(token)
        if units_picked(s) == 0:
            return [TOKEN + t for t in dict.fromkeys(left)] or [ALL]  # nobody was named: then everybody goes
        return [*[TOKEN + t for t in dict.fromkeys(left)], DONE]
    units_left = unit_count(s, area) - units_picked(s)
    need = needs_leader(s.pick[1])
    if need == ANY_LEADER and s.pick[TROOPS_PICKED]:
        need = NO_LEADER
    if stage == 5:
        have = s.generic[area]
        least = have if units_left == 0 else 0
        if need == ANY_LEADER and s.named[area] == 0:
            least = max(least, 1)
        return list(range(NUMBER + least, NUMBER + have + 1))
    leader = stage - 6
    if not s.named[area] >> leader & 1:
        return [NUMBER]
    if units_left == 0 or need == leader:
        return [NUMBER + 1]
    later = s.named[area] >> (leader + 1)
    if need == ANY_LEADER and s.pick[5] == 0 and s.pick[6] == 0 and later == 0:
        return [NUMBER + 1]
    return [NUMBER, NUMBER + 1]


def apply_move_who(s: State, frame: Frame, action: int) -> None:
    kind, seat, stage, attack = frame
    s.stack.pop()
    if action == ALL:
        finish_picking(s, seat, movers(s), attack)
        return
    if action == SKIP:
        s.groups.pop()
        return
    if TOKEN <= action < TOKEN + len(TOKENS):
        s.pick_tokens = (*s.pick_tokens, action - TOKEN)
        s.stack.append(frame)
        return
    if action not in (SPLIT, DONE):
        n = action - NUMBER
        if stage <= 3:
            s.pick[1 + stage] = n
        elif stage == PICK_SMUGGLERS:
            s.pick[SMUGGLERS_PICKED] = n
        elif stage == PICK_TROOPS:
            s.pick[TROOPS_PICKED] = n
        elif stage == 5:
            s.pick[5] = n
        elif n:
            s.pick[6] |= 1 << (stage - 6)
    if stage == 6 + last_leader(s):
        p = s.pick
        finish_picking(s, seat, (p[2], p[3], p[4], p[5], p[6], s.pick_tokens, p[7], p[8]), attack)
    else:
        s.stack.append((kind, seat, _next_stage(s, stage), attack))


def _next_stage(s: State, stage: int) -> int:
    if stage == 3 and (s.guild or s.smugglers == k.ALLIED):
        return PICK_SMUGGLERS
    return 4 if stage == PICK_TROOPS else stage + 1


def _can_split(s: State, area: int) -> bool:
    """A part of the legion can go: some units, or only the leaders, as Troops that cannot ride keep others company."""
    units = unit_count(s, area) - (s.troops[area] if s.pick[RIDING] else 0)
    if units > 1:
        return True
    company = s.pick[RIDING] and s.troops[area] > 0
    return bool(company and (s.generic[area] or s.named[area]))


def finish_picking(s: State, seat: int, group: Group, attack: int) -> None:
    if attack:
        s.b_group = [group[0], group[1], group[2], group[3], group[4], group[6], group[7]]
        s.pick_tokens = group[5]
        return
    area, to, _ = s.groups[-1]
    s.groups[-1] = (area, to, group)
    take_group(s, area, group, s.side)


# ---------------------------------------------------------------- arriving


def settle_arrive(s: State, frame: Frame) -> bool:
    """All moves of one action are simultaneous: now everybody arrives (ARR-14.9)."""
    _, seat, how, which = frame
    s.stack.pop()
    side = s.side
    for _, to, group in s.groups:
        put_group(s, to, group, side)
        s.arrived = (*s.arrived, to)
        s.that = to
    s.groups = []
    s.flown = (*s.flown, *s.flying)
    s.flying = ()
    if how != 2:  # a placement that goes on remembers where it has been
        s.moved_from = ()
    if how == 1:  # the second of two moves named together follows before anything else (ARR-8.18)
        s.stack.append((k.MOVE_FROM, seat, 1, which))
    else:
        after_arrival(s, moved=how == 0)
    return True


def start_moves(s: State, n: int, which: int) -> None:
    s.moved_from = ()
    s.groups = []
    s.stack.append((k.MOVE_FROM, commander(s, s.side), n, which))
