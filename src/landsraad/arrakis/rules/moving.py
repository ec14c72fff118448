"""Moving legions: where from, where to, who goes along (ARR-14)."""

from __future__ import annotations

from ..tables import ATREIDES_SIDE, FLYING, HARKONNEN_SIDE, IS_DESERT, MUAD_DIB, PAUL, TOKENS, WITHIN_TWO, ZONES_OVER
from . import codes as k
from .actions import ALL, AREA, DONE, NUMBER, SKIP, SPLIT, TOKEN, ZONE
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
from .state import Frame, Group, State

TWICE = 12  # number of moves that means: the same legion, two times in a row

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


def reachable(s: State, area: int, side: int) -> list[int]:
    """Where a legion can move without an Ornithopter."""
    found = [a for a in neighbours(s, area) if is_free(s, a, side)]
    if side == ATREIDES_SIDE:
        chain = sandriding(s, area)
        for link in chain:
            for end in (link, *neighbours(s, link)):
                if end != area and end not in found and is_free(s, end, side):
                    found.append(end)
    return found


def transports(s: State, area: int) -> list[int]:
    """Air zones with an Ornithopter connected to the sector the legion starts in (ARR-14.12)."""
    landing = any(to == area for _, to, _ in s.groups)  # still under way: another legion stands there (ARR-14.16)
    if area in s.flown and not landing:  # at most once per legion and turn (ARR-14.14)
        return []
    return [z for z in ZONES_OVER[area] if s.zone[z] == 1]


def flights(s: State, area: int) -> list[int]:
    """Where an Ornithopter can bring a legion, beyond its own reach (ARR-14.13, ARR-14.19)."""
    if not transports(s, area):
        return []
    near = reachable(s, area, HARKONNEN_SIDE)
    return [a for a in within_two(s, area) if a not in near and is_free(s, a, HARKONNEN_SIDE)]


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
    if which >= k.FROM_AREA:
        return area == which - k.FROM_AREA
    return s.named[area] >> (which - k.OF_LEADER) & 1 == 1


def needs_leader(which: int) -> int:
    """-1 no leader has to go along, -2 any one has to, else that leader."""
    if which in (k.WITH_LEADER, k.IN_DESERT_WITH_LEADER):
        return -2
    if k.OF_LEADER <= which < k.FROM_AREA:
        return which - k.OF_LEADER
    return -1


def destinations(s: State, area: int, side: int, which: int) -> list[int]:
    if which == k.FROM_SETTLEMENT:  # Troop Carriers: any area with another own legion
        return [a for a in legions(s, side) if a != area]
    found = reachable(s, area, side)
    if side == HARKONNEN_SIDE:
        found = found + flights(s, area)
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
        s.flown = (*s.flown, to)
    s.groups.append((area, to, (0, 0, 0, 0, 0, ())))
    start_picking(s, seat, area, which, 0)
    if which != k.FROM_SETTLEMENT and s.side == HARKONNEN_SIDE and to not in reachable(s, area, s.side):
        s.stack.append((k.MOVE_ZONE, seat, area, to))


def options_move_zone(s: State, frame: Frame) -> list[int]:
    return [ZONE + z for z in transports(s, frame[2])]


def apply_move_zone(s: State, frame: Frame, action: int) -> None:
    """Each use returns the Ornithopter to the supply (ARR-19.2)."""
    s.stack.pop()
    s.zone[action - ZONE] = 0
    s.vehicles[1] += 1
    s.flown = (*s.flown, frame[3])


# ---------------------------------------------------------------- who goes along

# Stages: 0 all or a part, 1 to 3 units by tier, 4 tokens, 5 generic leaders, 6 and more named leaders.
UNITS_DONE = 5


def start_picking(s: State, seat: int, area: int, which: int, attack: int) -> None:
    s.pick = [area, which, 0, 0, 0, 0, 0]  # area, which legions, three tiers, generic, named mask
    s.pick_tokens = ()
    s.stack.append((k.MOVE_WHO, seat, 0, attack))


def options_move_who(s: State, frame: Frame) -> list[int]:
    _, _, stage, _ = frame
    area = s.pick[0]
    if stage == 0:
        nobody = [SKIP] if s.pick[1] == k.WITH_SIETCH else []
        alone = unit_count(s, area) == 1
        return [ALL, *nobody] if alone else [ALL, SPLIT, *nobody]
    if stage <= 3:
        have = s.units[area * 3 + stage - 1]
        return list(range(NUMBER, NUMBER + have + 1))
    if stage == 4:  # tokens one by one: their owner knows them apart
        left = list(s.tokens[area])
        for token in s.pick_tokens:
            left.remove(token)
        if s.pick[2] + s.pick[3] + s.pick[4] + len(s.pick_tokens) == 0:
            return [TOKEN + t for t in dict.fromkeys(left)] or [ALL]  # nobody was named: then everybody goes
        return [*[TOKEN + t for t in dict.fromkeys(left)], DONE]
    units_left = unit_count(s, area) - s.pick[2] - s.pick[3] - s.pick[4] - len(s.pick_tokens)
    need = needs_leader(s.pick[1])
    if stage == 5:
        have = s.generic[area]
        least = have if units_left == 0 else 0
        if need == -2 and s.named[area] == 0:
            least = max(least, 1)
        return list(range(NUMBER + least, NUMBER + have + 1))
    leader = stage - 6
    if not s.named[area] >> leader & 1:
        return [NUMBER]
    if units_left == 0 or need == leader:
        return [NUMBER + 1]
    later = s.named[area] >> (leader + 1)
    if need == -2 and s.pick[5] == 0 and s.pick[6] == 0 and later == 0:
        return [NUMBER + 1]
    return [NUMBER, NUMBER + 1]


def apply_move_who(s: State, frame: Frame, action: int) -> None:
    kind, seat, stage, attack = frame
    s.stack.pop()
    area = s.pick[0]
    if action == ALL:
        finish_picking(s, seat, whole_group(s, area), attack)
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
        elif stage == 5:
            s.pick[5] = n
        elif n:
            s.pick[6] |= 1 << (stage - 6)
    if stage - 6 >= 14:
        p = s.pick
        finish_picking(s, seat, (p[2], p[3], p[4], p[5], p[6], s.pick_tokens), attack)
    else:
        s.stack.append((kind, seat, stage + 1, attack))


def finish_picking(s: State, seat: int, group: Group, attack: int) -> None:
    if attack:
        s.b_group = [group[0], group[1], group[2], group[3], group[4]]
        s.pick_tokens = group[5]
        return
    area, to, _ = s.groups[-1]
    s.groups[-1] = (area, to, group)
    take_group(s, area, group, s.side)


# ---------------------------------------------------------------- arriving


def settle_arrive(s: State, frame: Frame) -> bool:
    """All moves of one action are simultaneous: now everybody arrives (ARR-14.9)."""
    from .arriving import after_arrival

    _, seat, how, which = frame
    s.stack.pop()
    side = s.side
    for _, to, group in s.groups:
        put_group(s, to, group, side)
        s.arrived = (*s.arrived, to)
        s.that = to
    s.groups = []
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
