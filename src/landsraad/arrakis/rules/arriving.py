"""What follows from arriving: stations, Harvesters, wormsigns, stacking (ARR-8.13, ARR-8.18)."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import INNER, flag, one
from .. import things
from ..tables import AREA_COUNT, ATREIDES_SIDE, DEEP, HARKONNEN_SIDE, STATION_AT, TERRAIN, ZONES_OVER
from . import codes as k
from .actions import AREA, SKIP, WILD_MAKER, YES, ZONE
from .air import send_back
from .chance import roll_combat, shuffle_cards
from .decisions import DECISIONS
from .forces import is_free, move_whole, neighbours, with_at
from .guild import ANY, ONE, start_imperium_actions
from .losses import strike
from .seats import commander, desert_seat
from .smugglers import capture
from .state import Frame, State
from .tracks import advance

SANDWORM: Final = 1
BURROWING: Final = 2


def after_arrival(s: State, moved: bool) -> None:
    """Run once figures stand where they were brought: the areas are in s.arrived.

    Only a move or an advance takes a station and removes a Harvester, not a placement (ARR-26.3).
    """
    areas = list(dict.fromkeys(s.arrived))
    s.arrived = ()
    prizes: tuple[int, ...] = ()
    for area in areas:
        if s.owner[area] == ATREIDES_SIDE:
            if moved and (s.guild or s.smugglers >= 0):
                prizes = (*prizes, area)
            elif moved:
                _take_station(s, area)
                if s.harvester[area]:
                    remove_harvester(s, area)
        elif s.owner[area] == HARKONNEN_SIDE and s.sign[area] and area not in s.signs_now:
            s.signs_now = (*s.signs_now, area)
    for area in areas:  # stacking comes after the wormsigns (ARR-8.13), so it lies below them
        if s.owner[area] >= 0:
            s.stack.append((k.EXCESS, s.house[s.owner[area]], area, 0))
    if s.signs_now:
        s.stack.append((k.SIGN_ORDER, desert_seat(s), 0, 0))
    if prizes:
        take_prizes(s, prizes)


# ---------------------------------------------------------------- stations and Harvesters


def take_prizes(s: State, areas: tuple[int, ...], retreat: int = 0) -> None:
    """With an expansion each may set off something of its own: the Atreides choose the order (SMG-6.24, GLD-5.18)."""
    s.prizes = (*s.prizes, *areas)
    s.stack.append((k.PRIZES, commander(s, ATREIDES_SIDE), retreat, 0))


def prize_areas(s: State, retreat: int) -> list[int]:
    """A retreat takes no station (ARR-15.20)."""
    own = [a for a in s.prizes if s.owner[a] == ATREIDES_SIDE]
    return [a for a in own if s.harvester[a] or (_station_in(s, a) and not retreat)]


def settle_prizes(s: State, frame: Frame) -> bool:
    if prize_areas(s, frame[2]):
        return False
    s.prizes = ()
    s.stack.pop()
    return True


def options_prizes(s: State, frame: Frame) -> list[int]:
    return [AREA + a for a in prize_areas(s, frame[2])]


def apply_prizes(s: State, frame: Frame, action: int) -> None:
    """A Harkonnen Harvester a legion destroys gives an Imperium Action (GLD-5.7), one of the smugglers' is captured."""
    area = action - AREA
    if _station_in(s, area) and not frame[2]:  # its marker may bring the alliance, before a Harvester there is taken
        _take_station(s, area)
        return
    s.prizes = tuple(a for a in s.prizes if a != area)
    kind = s.harvester[area]
    if kind == k.SMUGGLER_HARVESTER:
        capture(s, area)
    elif kind:
        remove_harvester(s, area)
        s.raided += 1
    gives = kind == k.HARKONNEN_HARVESTER or (kind and s.switches & k.ANY_HARVESTER)
    if s.guild and gives and not frame[2]:
        start_imperium_actions(s, frame[1], ATREIDES_SIDE, ONE[ANY])


DECISIONS.add(
    k.PRIZES,
    options_prizes,
    apply_prizes,
    settle_prizes,
    holds=True,
    a=flag("after_retreat"),
    told=False,
    ask=("What does your legion take first?", "Was nimmt deine Legion zuerst?"),
)


def _station_in(s: State, area: int) -> bool:
    station = STATION_AT[area]
    return station >= 0 and s.stations_left >> station & 1 == 1


def _take_station(s: State, area: int) -> None:
    """The marker shown advances one step; the token leaves the game (ARR-26.1)."""
    station = STATION_AT[area]
    if station >= 0 and s.stations_left >> station & 1:
        s.stations_left &= ~(1 << station)
        if s.log is not None:
            s.log.append((k.E_STATION, -1, area, s.stations[station]))
        s.reveals += 1
        advance(s, s.stations[station], 1)


def remove_harvester(s: State, area: int) -> None:
    """Back to the supply (ARR-19.4); counts for Spice Thieves."""
    lose_harvester(s, area)
    s.harvesters_lost += 1


def lose_harvester(s: State, area: int) -> None:
    if s.log is not None:
        s.log.append((k.E_HARVESTER, -1, area, s.harvester[area]))
    take_off_harvester(s, area)


def take_off_harvester(s: State, area: int) -> None:
    """Back to the supply; one of the smugglers' is available again next round (SMG-6.21)."""
    if s.harvester[area] == k.SMUGGLER_HARVESTER:
        s.smuggler_harvesters += 1
    else:
        s.vehicles[0] += 1
    s.harvester = with_at(s.harvester, area, 0)


# ---------------------------------------------------------------- wormsigns


def settle_sign_order(s: State, frame: Frame) -> bool:
    if not s.signs_now:
        s.stack.pop()
        return True
    return False


def options_sign_order(s: State, frame: Frame) -> list[int]:
    """The Atreides choose which wormsign is resolved first (ARR-20.4, ARR-20.30)."""
    return [AREA + s.sign_next] if s.sign_next >= 0 else [AREA + a for a in s.signs_now]


def apply_sign_order(s: State, frame: Frame, action: int) -> None:
    area = action - AREA
    s.sign_next = -1
    s.signs_now = tuple(a for a in s.signs_now if a != area)
    flip_sign(s, area)


DECISIONS.add(
    k.SIGN_ORDER,
    options_sign_order,
    apply_sign_order,
    settle_sign_order,
    holds=True,
    told=False,
    ask=("Which wormsign is resolved next?", "Welcher Wurmzeichen-Marker wird als Nächstes abgehandelt?"),
    words={
        AREA: ("Resolve the wormsign in { $area } next", "Den Wurmzeichen-Marker als Nächstes abhandeln: { $area }"),
    },
)


def flip_sign(s: State, area: int) -> None:
    """Sand: nothing. Sandworm: a worm appears. Burrowing: a worm appears only in Deep Desert (ARR-20.5)."""
    if not s.sign[area]:
        return
    kind = s.sign[area] - 1
    s.sign = with_at(s.sign, area, 0)
    s.reveals += 1
    if s.log is not None:
        s.log.append((k.E_SIGN, -1, area, kind))
    s.pool.append(kind)
    if s.phase == k.ACTIONS:
        shuffle_cards(s, s.pool)
    if kind == SANDWORM or (kind == BURROWING and TERRAIN[area] == DEEP):
        worm_appears(s, area)


def worm_appears(s: State, area: int) -> None:
    """A legion retreats first; only one without a way out is attacked (ARR-20.9, ARR-20.10).

    Then comes the fate of a Harvester; afterwards the worm stands there, unless a legion survives (ARR-20.6)."""
    s.stack.append((k.WORM_AT, desert_seat(s), area, 0))
    if s.owner[area] != HARKONNEN_SIDE:
        if s.harvester[area]:
            s.stack.append((k.CARRYALL, s.house[HARKONNEN_SIDE], area, 0))
        return
    s.stack.append((k.CARRYALL, s.house[HARKONNEN_SIDE], area, 1))
    if _ways_out(s, area):
        s.stack.append((k.WORM_RETREAT, desert_seat(s), area, 0))
    else:
        worm_attack(s, area, 4)


def worm_attack(s: State, area: int, dice: int) -> None:
    """Swords are hits; specials 2 in Deep Desert, 1 in Desert, nothing elsewhere (ARR-20.15)."""
    swords, _, specials = roll_combat(s, dice)
    strike(s, area, swords + specials * max(0, TERRAIN[area] - 2))


def carryalls(s: State, area: int) -> list[int]:
    """Each kind of Carryall rescues its own kind of Harvester (SMG-6.11, SMG-6.12)."""
    kind = k.SMUGGLER_CARRYALL if s.harvester[area] == k.SMUGGLER_HARVESTER else k.CARRYALL_UP
    return [z for z in ZONES_OVER[area] if s.zone[z] == kind]


def settle_carryall(s: State, frame: Frame) -> bool:
    """b = 1: only if the legion has left or fallen; one that survives keeps it (ARR-20.10, ARR-20.14)."""
    area = frame[2]
    if not s.harvester[area] or (frame[3] and s.owner[area] == HARKONNEN_SIDE):
        s.stack.pop()
        return True
    return False


def options_carryall(s: State, frame: Frame) -> list[int]:
    legal = [ZONE + z for z in carryalls(s, frame[2])]
    legal.append(SKIP)
    return legal


def apply_carryall(s: State, frame: Frame, action: int) -> None:
    area = frame[2]
    if action == SKIP:
        remove_harvester(s, area)
    else:
        send_back(s, action - ZONE)


DECISIONS.add(
    k.CARRYALL,
    options_carryall,
    apply_carryall,
    settle_carryall,
    a=one(things.AREA),
    b=INNER,
    ask=("Does a Carryall save the Harvester of { $area }?", "{ $area }: Rettet ein Carryall die Erntemaschine?"),
)


def _ways_out(s: State, area: int) -> list[int]:
    return [a for a in neighbours(s, area) if is_free(s, a, HARKONNEN_SIDE)]


def options_worm_retreat(s: State, frame: Frame) -> list[int]:
    return [AREA + a for a in _ways_out(s, frame[2])]


def apply_worm_retreat(s: State, frame: Frame, action: int) -> None:
    area = frame[2]
    to = action - AREA
    move_whole(s, area, to, HARKONNEN_SIDE)
    if s.that == area:
        s.that = to
    s.stack.append((k.EXCESS, s.house[HARKONNEN_SIDE], to, 0))
    if s.sign[to] and s.phase == k.ACTIONS:  # it comes next (ARR-20.29); in phase 3 it is resolved in its turn
        if to not in s.signs_now:
            s.signs_now = (*s.signs_now, to)
        s.sign_next = to


DECISIONS.add(
    k.WORM_RETREAT,
    options_worm_retreat,
    apply_worm_retreat,
    a=one(things.AREA),
    ask=("The worm drives the legion from { $area }: where to?", "{ $area }: Der Wurm vertreibt die Legion. Wohin?"),
    words={AREA: ("The legion retreats to { $area }", "Die Legion zieht sich zurück: { $area }")},
)


def settle_worm_at(s: State, frame: Frame) -> bool:
    """Put the worm figure there; with none off the board one is taken from elsewhere (ARR-20.13)."""
    area = frame[2]
    if s.owner[area] == HARKONNEN_SIDE or s.worm[area]:
        s.stack.pop()
        return True
    if s.worms_left and not _wild_maker_off_board(s):
        s.stack.pop()
        s.worms_left -= 1
        s.worm = with_at(s.worm, area, 1)
        _note_new_worm(s, area)
        return True
    if s.worms_left or _wild_maker_off_board(s) or any_worm(s):
        return False
    s.stack.pop()
    return True


def any_worm(s: State) -> bool:
    return s.worm.count(0) < AREA_COUNT


def _wild_maker_off_board(s: State) -> bool:
    return s.wild_maker == 1 and 2 not in s.worm


def _worm_choices(s: State) -> list[int]:
    """The Wild Maker's figure is never forced: without a Sandworm in the supply one from elsewhere may be taken as
    well (ARR-20.13, ARR-28.20)."""
    wild = [WILD_MAKER] if _wild_maker_off_board(s) else []
    if s.worms_left:
        return [YES, *wild]
    worm = s.worm
    here = [a for a in range(AREA_COUNT) if worm[a]]
    older = [a for a in here if a not in s.moved_from] if s.phase == k.HAZARDS else here
    return [*wild, *[AREA + a for a in older or here]]


def options_worm_at(s: State, frame: Frame) -> list[int]:
    return _worm_choices(s)


def apply_worm_at(s: State, frame: Frame, action: int) -> None:
    area = frame[2]
    if action == YES:
        s.worms_left -= 1
        s.worm = with_at(s.worm, area, 1)
    elif action == WILD_MAKER:
        s.worm = with_at(s.worm, area, 2)
    else:
        s.worm = with_at(s.worm, area, s.worm[action - AREA])
        s.worm = with_at(s.worm, action - AREA, 0)
    _note_new_worm(s, area)


DECISIONS.add(
    k.WORM_AT,
    options_worm_at,
    apply_worm_at,
    settle_worm_at,
    a=one(things.AREA),
    ask=("A Sandworm comes to { $area }: which one?", "{ $area }: Ein Sandwurm erscheint. Welcher?"),
    words={
        YES: ("Place a Sandworm in { $area }", "Einen Sandwurm platzieren: { $area }"),
        WILD_MAKER: ("Place the Wild Maker in { $area }", "Den Wilden Sandwurm platzieren: { $area }"),
        AREA: ("Take the worm from { $area }", "Den Wurm { $area_out } nehmen"),
    },
)


def _note_new_worm(s: State, area: int) -> None:
    """In phase 3 a worm that has just appeared is not taken away again if another can be (ARR-20.32)."""
    if s.log is not None:
        s.log.append((k.E_WORM, -1, area))
    if s.phase == k.HAZARDS:
        s.moved_from = (*s.moved_from, area)
