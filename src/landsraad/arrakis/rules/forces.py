"""Figures on the board: counting, adding and removing them, and what makes an area free or empty (ARR-2)."""

from __future__ import annotations

from typing import Final

from ...kernel.rng import shuffle
from ..tables import (
    ADJACENT,
    ATREIDES_SIDE,
    CARD_DECK,
    DESERT_AREAS,
    HARKONNEN_SIDE,
    LEADER_SIDE,
    MUAD_DIB,
    PAUL,
    SETTLEMENT_AT,
    SETTLEMENTS,
    STACK,
    STATION_AT,
    TOKEN_UNITS,
    TOKENS,
)
from . import codes as k
from .state import NOBODY, Group, State

ONE_BYTE: Final[list[bytes]] = [bytes((n,)) for n in range(256)]

# ---------------------------------------------------------------- looking


def unit_count(s: State, area: int) -> int:
    """Units and facedown tokens, which count one each (ARR-2.12)."""
    f = s.force
    i = area * k.FIGURES
    n = f[i] + f[i + 1] + f[i + 2] + len(s.tokens[area])
    return n + f[i + 3] + f[i + 4] if s.guild or s.smugglers == k.ALLIED else n


def units_in(s: State, area: int) -> bytearray:
    """Regular, Elite, special elite, Smuggler Units, Houses Major Troops."""
    return s.force[area * k.FIGURES : area * k.FIGURES + k.GENERIC]


def has(s: State, area: int, figure: int) -> int:
    return s.force[area * k.FIGURES + figure]


def limit(s: State, side: int) -> int:
    """Six units; five for the Harkonnen under the CHOAM ban (ARR-21.12)."""
    return STACK - 1 if side == HARKONNEN_SIDE and s.bans & k.CHOAM_BAN else STACK


def has_leader(s: State, area: int) -> bool:
    """A Houses Major Troop is a generic leader for movement and combat (GLD-8.5)."""
    i = area * k.FIGURES
    return s.named[area] != 0 or s.force[i + k.GENERIC] > 0 or s.force[i + k.TROOP] > 0


def sietch_in(s: State, area: int) -> int:
    """The sietch standing there, or -1."""
    return s.sietch[area] - 1


def settlement_in(s: State, area: int) -> int:
    """The Harkonnen settlement standing there, or -1."""
    number = SETTLEMENT_AT[area]
    return number if number >= 0 and s.settlements >> number & 1 else -1


def enemy_settlement(s: State, area: int, side: int) -> bool:
    """For the Harkonnen the Smugglers Base is one too (SMG-8.3)."""
    if side == HARKONNEN_SIDE:
        return s.sietch[area] > 0 or area == s.base_at
    return settlement_in(s, area) >= 0


def own_settlements(s: State) -> list[int]:
    return [area for i, area in enumerate(SETTLEMENTS) if s.settlements >> i & 1]


def is_free(s: State, area: int, side: int) -> bool:
    """No enemy settlement, no enemy unit or token, no Sandworm (ARR-2.9). Asked so often that it is written out."""
    owner = s.owner[area]
    if (owner >= 0 and owner != side) or s.worm[area]:
        return False
    if side == HARKONNEN_SIDE:
        return not s.sietch[area] and area != s.base_at
    number = SETTLEMENT_AT[area]
    return number < 0 or not s.settlements >> number & 1


def is_empty(s: State, area: int, for_worm: bool = False) -> bool:
    """No figure and no token of any kind; a worm tolerates a testing station (ARR-2.10)."""
    if s.owner[area] >= 0 or s.worm[area] or s.sign[area] or s.harvester[area]:
        return False
    if s.sietch[area] or area == s.base_at or settlement_in(s, area) >= 0:
        return False
    station = STATION_AT[area]
    return for_worm or station < 0 or not s.stations_left >> station & 1


def harvester_spots(s: State) -> list[int]:
    """Free Desert areas without a Harvester, for those of the Harkonnen and of the smugglers (ARR-7.4, SMG-6.5)."""
    harvester, worm, sietch, owner, base = s.harvester, s.worm, s.sietch, s.owner, s.base_at
    return [  # `is_free` written out: this goes over two thirds of the board
        a
        for a in DESERT_AREAS
        if not (harvester[a] or worm[a] or sietch[a]) and owner[a] != ATREIDES_SIDE and a != base
    ]


def neighbours(s: State, area: int) -> tuple[int, ...]:
    """Adjacent areas, with borders the Atomics opened (ARR-2.1, ARR-25.5)."""
    if not s.opened:
        return ADJACENT[area]
    more = [s.opened[i ^ 1] for i in range(len(s.opened)) if s.opened[i] == area]
    return ADJACENT[area] + tuple(more) if more else ADJACENT[area]


def legions(s: State, side: int) -> list[int]:
    return [area for area, owner in enumerate(s.owner) if owner == side]


def paul(s: State) -> int:
    """The version of Paul that counts now (ARR-28.12)."""
    return MUAD_DIB if s.where[MUAD_DIB] != k.NOT_YET else PAUL


# ---------------------------------------------------------------- placing and removing


def with_at(row: bytes, area: int, value: int) -> bytes:
    """A row by area with another value in one place. Rows that change seldom are shared by all clones."""
    return row[:area] + ONE_BYTE[value] + row[area + 1 :]


def refresh_owner(s: State, area: int, side: int) -> None:
    """After figures came or went: whose area it is. Leaders left alone are eliminated (ARR-13.3)."""
    if unit_count(s, area):
        s.owner[area] = side
        return
    i = area * k.FIGURES + k.GENERIC
    if s.force[i]:
        s.generic_left[side] += s.force[i]
        s.force[i] = 0
    mask = s.named[area]
    if mask:
        for leader in range(len(LEADER_SIDE)):
            if mask >> leader & 1:
                to_tank(s, leader)
    s.owner[area] = -1


def to_tank(s: State, leader: int) -> None:
    """An eliminated named leader goes to the first space of the tank with the card (ARR-17.1, ARR-13.8)."""
    area = s.where[leader]
    if area >= 0:
        s.named[area] &= ~(1 << leader)
    s.where[leader] = k.IN_TANK
    s.tank[leader] = 0


def out_of_game(s: State, leader: int) -> None:
    """The leader leaves the game from wherever the figure is; the legion stays (ARR-24.6)."""
    area = s.where[leader]
    if area >= 0:
        s.named[area] &= ~(1 << leader)
    s.where[leader] = k.GONE
    if s.log is not None:
        s.log.append((k.E_LEADER_OUT, -1, leader))


def place_sietch(s: State, sietch: int, area: int) -> None:
    """It stands there from now on; -1: nowhere any more."""
    before = s.sietch_at[sietch]
    if before >= 0:
        s.sietch = with_at(s.sietch, before, 0)
    if area >= 0:
        s.sietch = with_at(s.sietch, area, sietch + 1)
    s.sietch_at[sietch] = area


def add_units(s: State, side: int, area: int, tier: int, n: int) -> int:
    """From the supply, as many as there are; returns how many came."""
    n = min(n, s.supply[side * 3 + tier])
    if n > 0:
        s.supply[side * 3 + tier] -= n
        s.force[area * k.FIGURES + tier] += n
        s.owner[area] = side
    return n


def add_generic(s: State, side: int, area: int) -> bool:
    if s.generic_left[side] == 0:
        return False
    s.generic_left[side] -= 1
    s.force[area * k.FIGURES + k.GENERIC] += 1
    return True


def add_named(s: State, leader: int, area: int) -> None:
    s.where[leader] = area
    s.named[area] |= 1 << leader


def remove(s: State, side: int, area: int, figure: int) -> None:
    """One figure goes back to where such figures come from."""
    s.force[area * k.FIGURES + figure] -= 1
    if figure <= k.SPECIAL:
        s.supply[side * 3 + figure] += 1
    elif figure == k.SMUGGLER:  # to the Smuggler supply (SMG-10.5)
        s.smugglers_left += 1
    elif figure == k.TROOP:  # the figure to the shared supply, the base to its owner (GLD-8.7)
        s.troops_left += 1
        s.bases_left[side] += 1
    else:
        s.generic_left[side] += 1


def whole(s: State, area: int) -> Group:
    """The legion there as a force off the board."""
    i = area * k.FIGURES
    return tuple(s.force[i : i + k.FIGURES]) + (s.named[area],) + s.tokens[area]


def units(group: Group) -> int:
    """Units and facedown tokens of a force."""
    return group[0] + group[1] + group[2] + group[3] + group[4] + len(group) - k.TOKENS


def changed(group: Group, figure: int, n: int) -> Group:
    """With n more of a kind of figure; with another mask of named leaders."""
    return (*group[:figure], group[figure] + n, *group[figure + 1 :])


def take(s: State, area: int, group: Group, side: int) -> None:
    """Lift a force off its area; it stands nowhere until it is put down."""
    first = area * k.FIGURES
    for figure in range(k.FIGURES):
        if group[figure]:
            s.force[first + figure] -= group[figure]
    s.named[area] &= ~group[k.NAMED]
    if len(group) > k.TOKENS:
        drop_tokens(s, area, group[k.TOKENS :])
    refresh_owner(s, area, side)


def put(s: State, area: int, group: Group, side: int) -> None:
    first = area * k.FIGURES
    for figure in range(k.FIGURES):
        if group[figure]:
            s.force[first + figure] += group[figure]
    if group[k.NAMED]:
        s.named[area] |= group[k.NAMED]
        for leader in range(len(LEADER_SIDE)):
            if group[k.NAMED] >> leader & 1:
                s.where[leader] = area
    if len(group) > k.TOKENS:
        s.tokens[area] = (*s.tokens[area], *group[k.TOKENS :])
    s.owner[area] = side


def move_whole(s: State, start: int, to: int, side: int) -> None:
    """The legion goes from one area to the other, tokens and leaders too."""
    group = whole(s, start)
    take(s, start, group, side)
    put(s, to, group, side)


def drop_tokens(s: State, area: int, tokens: tuple[int, ...]) -> None:
    """These facedown tokens are not in the area any more."""
    left = list(s.tokens[area])
    for token in tokens:
        left.remove(token)
    s.tokens[area] = tuple(left)


def reveal_token(s: State, area: int, token: int) -> None:
    """Flip it; its units come from the supply, what is missing is lost; the token leaves the game (ARR-18.5)."""
    drop_tokens(s, area, (token,))
    s.reveals += 1
    if TOKENS[token].set in ("black", "silver"):
        _reveal_garrison(s, area, token)
        return
    if s.log is not None:
        s.log.append((k.E_TOKEN, -1, area, token))
    for tier in range(3):
        add_units(s, ATREIDES_SIDE, area, tier, TOKEN_UNITS[token][tier])
    refresh_owner(s, area, ATREIDES_SIDE)


def _reveal_garrison(s: State, area: int, token: int) -> None:
    """A token of the automaton: missing figures come as the next kind, a missing Bashar is lost, and the token goes
    back to its pool (ARR-30.20, ARR-30.22)."""
    if s.log is not None:
        s.log.append((k.E_TOKEN, -1, area, token))
    for tier in range(3):
        for _ in range(TOKEN_UNITS[token][tier]):
            left = [x for x in (*range(tier, 3), *range(tier - 1, -1, -1)) if s.supply[x]]
            if left:
                add_units(s, HARKONNEN_SIDE, area, left[0], 1)
    if TOKENS[token].bashar:
        add_generic(s, HARKONNEN_SIDE, area)
    pool = s.black if TOKENS[token].set == "black" else s.silver
    pool.append(token)
    s.counter = shuffle(s.key_bytes, s.counter, pool)
    refresh_owner(s, area, HARKONNEN_SIDE)


def order_of_tokens_matters(s: State, area: int) -> bool:
    """With too few figures in the supply it matters which token is revealed first: the owner chooses (ARR-18.5)."""
    tokens = s.tokens[area]
    if len(tokens) < 2 or s.owner[area] == HARKONNEN_SIDE:
        return False
    return any(sum(TOKEN_UNITS[t][tier] for t in tokens) > s.supply[3 + tier] for tier in range(3))


def reveal_sietch(s: State, sietch: int) -> None:
    if not s.sietch_up >> sietch & 1:
        s.sietch_up |= 1 << sietch
        if s.log is not None:
            s.log.append((k.E_SIETCH, -1, sietch, s.sietch_rank[sietch]))
        s.reveals += 1


NONE: Final[tuple[int, ...]] = (0, 0)  # by side


def more(row: tuple[int, ...], side: int, n: int) -> tuple[int, ...]:
    """What both sides have, and one of them so much more."""
    return (row[0], row[1] + n) if side else (row[0] + n, row[1])


def forget_battle(s: State) -> None:
    """Nobody has attacked, rolled or used a leader yet: nothing of an earlier battle counts."""
    s.b_group = NOBODY
    s.b_hits = s.b_shields = s.b_specials = NONE
    s.b_cards = s.b_generics = s.b_leaders = NONE
    s.b_lost = [NOBODY, NOBODY]


def discard(s: State, card: int) -> None:
    """Onto the pile of its deck, for all to see."""
    deck = CARD_DECK[card]
    s.discards[deck].append(card)
    if s.log is not None:
        s.log.append((k.E_DISCARDED, deck // 2, deck, card))


def available(s: State, side: int) -> list[int]:
    """Named leaders that may be deployed or placed (ARR-2.20). Paul is kept away while he is hunted."""
    found = [i for i, where in enumerate(s.where) if where == k.AVAILABLE and LEADER_SIDE[i] == side]
    if side == ATREIDES_SIDE and s.hunted:
        found = [i for i in found if i not in (PAUL, MUAD_DIB)]
    return found
