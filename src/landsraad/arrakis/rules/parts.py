"""Carrying out the parts of cards and special actions, one after the other; every part may be skipped (ARR-12.9)."""

from __future__ import annotations

from typing import Final

from ..tables import (
    AREA_ID,
    AREAS_UNDER,
    ATREIDES_SIDE,
    FEYD,
    GURNEY,
    HARKONNEN_SIDE,
    IS_DESERT,
    LEADER_ID,
    LEADER_SIDE,
    MOUNTAIN,
    PLATEAU,
    SECTORS,
    TERRAIN,
)
from ..vocabulary import DECKS as DECK_NAMES
from ..vocabulary import IMPERIUM as IMPERIUM_NAMES
from ..vocabulary import (
    AdvanceHeighliner,
    Attack,
    Bombard,
    BringIn,
    DesertPower,
    Draw,
    DrawOrExtra,
    ExtraCard,
    HoldHeighliner,
    ImperiumAction,
    Move,
    MoveOrAttack,
    Part,
    Put,
    Recruit,
    Replace,
    Scatter,
    Special,
    ToTank,
    Vehicles,
)
from . import codes as k
from .actions import (
    ALL,
    AREA,
    ATTACK_IT,
    DONE,
    DRAW_CARDS,
    ELITE,
    GENERIC,
    LEADER,
    MOVE_THEM,
    NUMBER,
    PLAY_A_CARD,
    REGULAR,
    SKIP,
    SMUGGLER_UNIT,
    SPECIAL,
    SPLIT,
    TROOP,
    YES,
    ZONE,
)
from .air import send_back
from .battle import ENEMY_FOUR_DICE, EXTRA_DIE, NO_TOLL, SURPRISE, start_attack
from .chance import roll_combat
from .forces import (
    add_generic,
    add_named,
    add_units,
    available,
    is_empty,
    is_free,
    legions,
    neighbours,
    own_settlements,
    paul,
    remove_smuggler,
    remove_troop,
    remove_unit,
    settlement_in,
    to_tank,
    unit_count,
)
from .guild import ANY, OF_KIND, start_imperium_actions
from .losses import strike
from .moving import TWICE, start_moves
from .prescience import reveal_prescience
from .programs import PROGRAMS, first_part_skipped
from .seats import desert_seat, team
from .smuggler_vehicles import start_thopter_battle
from .smugglers import one_more_waits
from .specials import changes_something, start_special
from .state import Frame, State
from .tracks import bring_in, feyd_enters

WHICH: Final = {
    "any": k.ANY_LEGION,
    "special": k.WITH_SPECIAL,
    "leader": k.WITH_LEADER,
    "desert": k.IN_DESERT,
    "desert_leader": k.IN_DESERT_WITH_LEADER,
    "that": k.THAT_LEGION,
    "smuggler": k.WITH_SMUGGLERS,
}


def which_code(which: str) -> int:
    if which in WHICH:
        return WHICH[which]
    word, name = which.split(" ")
    return k.OF_LEADER + LEADER_ID[name] if word == "with" else k.FROM_AREA + AREA_ID[name]


def attack_flags(part: Attack) -> int:
    return (
        SURPRISE * part.surprise
        + EXTRA_DIE * part.extra_die
        + NO_TOLL * part.no_toll
        + ENEMY_FOUR_DICE * part.enemy_four_dice
    )


# ---------------------------------------------------------------- the program


def settle_parts(s: State, frame: Frame) -> bool:
    """Start the next part; between two parts free actions are possible (ARR-8.19)."""
    _, seat, program, step = frame
    parts = PROGRAMS[program]
    s.stack.pop()
    if step == 0:
        s.that = -1
        s.raided = 0
    if step >= len(parts):
        return True
    s.stack.append((k.PARTS, seat, program, step + 1))
    if step + 1 < len(parts):
        s.stack.append((k.FREE, seat, s.side, 0))
    if step == 0 and first_part_skipped(s, program):
        return True
    if may_be_left(s, parts[step]):
        s.stack.append((k.DO_PART, seat, program, step))
    else:
        start_part(s, seat, program, step)
    return True


# Specials without a choice of their own that the owner may rather leave: what they change can be unwelcome.
LEFT: Final = ("discard_signs_at_pole", "staban_down", "smuggler_joins_staban")


def may_be_left(s: State, part: Part) -> bool:
    """Parts without a choice of their own are asked about where leaving them can matter (ARR-8.16): a leader who
    enters changes what other cards do, and Feyd-Rautha costs Rabban."""
    if isinstance(part, BringIn):
        return s.where[LEADER_ID[part.leader]] == k.NOT_YET
    return isinstance(part, Special) and part.name in LEFT and changes_something(s, part.name)


def options_do_part(s: State, frame: Frame) -> list[int]:
    return [YES, SKIP]


def apply_do_part(s: State, frame: Frame, action: int) -> None:
    _, seat, program, step = frame
    s.stack.pop()
    if action == YES:
        start_part(s, seat, program, step)


def start_part(s: State, seat: int, program: int, step: int) -> None:
    part = PROGRAMS[program][step]
    if isinstance(part, Put):
        start_put(s, seat, program, step, part)
    elif isinstance(part, Move):
        start_moves(s, TWICE if part.twice else part.n, which_code(part.which))
    elif isinstance(part, Attack):
        start_attack(s, which_code(part.which), attack_flags(part))
    elif isinstance(part, MoveOrAttack):
        s.stack.append((k.PUT_AT, seat, program, step))
    elif isinstance(part, Draw):
        _start_draw(s, seat, part)
    elif isinstance(part, ExtraCard):
        s.stack.append((k.PICK_CARD, seat, 1, 0))
    elif isinstance(part, DrawOrExtra):
        s.stack.append((k.DRAW_OR_EXTRA, seat, part.n, 0))
    elif isinstance(part, DesertPower):
        for _ in range(part.n):
            s.stack.append((k.DESERT_CHOICE, desert_seat(s), 0, 0))
    elif isinstance(part, Replace):
        s.stack.append((k.UPGRADE, seat, part.n, part.tier))
    elif isinstance(part, Vehicles):
        _start_vehicles(s, part)
    elif isinstance(part, Bombard):
        s.stack.append((k.BOMBARD, seat, part.dice, -1 if part.reach == "adjacent" else -2))
    elif isinstance(part, ToTank):
        s.stack.append((k.TANK_WHOM, seat, ("any", "sector", "near_that", "in_play").index(part.reach), 0))
    elif isinstance(part, BringIn):
        leader = LEADER_ID[part.leader]
        if leader == FEYD:
            feyd_enters(s)
        else:
            bring_in(s, leader)
    elif isinstance(part, Scatter):
        s.moved_from = ()
        s.stack.append((k.DEPLOY_AT, seat, 1, part.n))
    elif isinstance(part, ImperiumAction):
        actions = ANY if part.kind == "any" else OF_KIND[IMPERIUM_NAMES.index(part.kind)]
        start_imperium_actions(s, seat, s.side, actions)
    elif isinstance(part, Recruit):
        s.stack.append((k.RECRUIT, seat, s.side, part.n))
    elif isinstance(part, AdvanceHeighliner):
        s.stack.append((k.HEIGHLINER_STEP, seat, s.side, part.n))
    elif isinstance(part, HoldHeighliner):
        s.stack.append((k.HOLD_HEIGHLINER, seat, 1 - s.side, part.n))
    elif isinstance(part, Special):
        start_special(s, seat, part.name, part.n)


def _start_draw(s: State, seat: int, part: Draw) -> None:
    s.stack.append((k.DRAW_FROM, seat, part.n, 2 + DECK_NAMES.index(part.deck) if part.deck else 0))


def draw_cards(s: State, deck: int, n: int) -> None:
    """An exhausted deck is not reshuffled (ARR-6.2)."""
    for _ in range(n):
        if s.decks[deck]:
            s.hands[deck].append(s.decks[deck].pop())
            if s.log is not None:
                s.log.append((k.E_DREW, deck // 2, deck, s.hands[deck][-1]))
            s.reveals += 1


def options_draw_from(s: State, frame: Frame) -> list[int]:
    """How many cards of either deck, as far as they go: all, some or none (ARR-8.16, ARR-9.6, ARR-12.15)."""
    n = frame[2]
    side = s.side
    if frame[3] == 1:  # at the start of the round one card is drawn in any case (ARR-6.1, ARR-29.5)
        return [NUMBER, NUMBER + 1]
    house, ally = len(s.decks[side * 2]), len(s.decks[side * 2 + 1])
    if frame[3]:  # only from the deck the card names
        house, ally = (0, ally) if frame[3] % 2 else (house, 0)
    elif team(s, side) and s.acting != 2:  # in a team only from the own deck (ARR-29.12); House Atreides may draw
        house, ally = (0, ally) if s.acting % 2 else (house, 0)  # for the Fremen player instead (ARR-29.5)
    legal = [
        drawing(n, i, total - i)
        for total in range(n, 0, -1)
        for i in range(total + 1)
        if i <= house and total - i <= ally
    ]
    return [*legal, SKIP]


def drawing(n: int, house: int, ally: int) -> int:
    """The action of drawing so many cards of each deck, out of n that may be drawn."""
    return NUMBER + house + (n + 1) * (n - house - ally)


def drawn_from(n: int, action: int) -> tuple[int, int]:
    """How many cards of the House deck and of the ally's deck that action draws."""
    if action == SKIP:
        return 0, 0
    left, house = divmod(action - NUMBER, n + 1)
    return house, n - left - house


def apply_draw_from(s: State, frame: Frame, action: int) -> None:
    n = frame[2]
    s.stack.pop()
    house, ally = drawn_from(n, action)
    side = ATREIDES_SIDE if frame[3] == 1 else s.side
    draw_cards(s, side * 2, house)
    draw_cards(s, side * 2 + 1, ally)
    if frame[3] == 1:
        after_the_draws(s)


def after_the_draws(s: State) -> None:
    """The start of the round goes on: three prescience cards (ARR-6.4), then one more smuggler waits (SMG-5.10)."""
    reveal_prescience(s, 3)
    one_more_waits(s)


def options_draw_or_extra(s: State, frame: Frame) -> list[int]:
    return [DRAW_CARDS, PLAY_A_CARD, SKIP]


def apply_draw_or_extra(s: State, frame: Frame, action: int) -> None:
    _, seat, n, _ = frame
    s.stack.pop()
    if action == DRAW_CARDS:
        s.stack.append((k.DRAW_FROM, seat, n, 0))
    elif action == PLAY_A_CARD:
        s.stack.append((k.PICK_CARD, seat, 1, 0))


def _start_vehicles(s: State, part: Vehicles) -> None:
    seat = s.house[HARKONNEN_SIDE]
    if part.ornithopters:
        s.stack.append((k.PLACE_ORNITHOPTER, seat, part.ornithopters, 0))
    if part.carryalls:
        s.stack.append((k.PLACE_CARRYALL, seat, part.carryalls, 0))
    if part.harvesters:
        s.stack.append((k.PLACE_HARVESTER, seat, part.harvesters, 0))
    if part.ornithopters:
        start_thopter_battle(s, part.ornithopters)


# ---------------------------------------------------------------- placing figures


def start_put(s: State, seat: int, program: int, step: int, part: Put) -> None:
    s.moved_from = ()
    s.stack.append((k.PUT_AT, seat, program, step))


def _enough(s: State, part: Put, areas: int) -> bool:
    """Figures for every area; otherwise the owner chooses where they go (ARR-1.6)."""
    wanted = (part.regular, part.elite, part.special)
    return all(n * areas <= s.supply[s.side * 3 + tier] for tier, n in enumerate(wanted))


def put_areas(s: State, part: Put) -> list[int]:
    side = s.side
    where = part.where.split(" ")
    kind = where[0]
    own = legions(s, side)
    if kind == "at":
        names = [AREA_ID[x] for x in where[1:]]
        return [a for a in names if settlement_in(s, a) >= 0 and a not in s.moved_from]
    if kind == "one_of":
        return [AREA_ID[x] for x in where[1:] if settlement_in(s, AREA_ID[x]) >= 0]
    if kind == "settlement":
        return own_settlements(s)
    if kind == "legion":
        return own
    if kind == "special_legion":
        return [a for a in own if s.units[a * 3 + 2]]
    if kind == "with":
        place = s.where[LEADER_ID[where[1]]]
        return [place] if place >= 0 else []
    if kind == "sietch":
        return [a for a in s.sietch_at if a >= 0]
    everywhere = range(len(s.owner))
    if kind == "empty_desert":
        return [a for a in everywhere if IS_DESERT[a] and is_empty(s, a)]
    terrain = MOUNTAIN if kind == "free_mountain" else PLATEAU
    return [a for a in everywhere if TERRAIN[a] == terrain and is_free(s, a, side)]


def options_put_at(s: State, frame: Frame) -> list[int]:
    """Where figures go; or, for a part with two options, move or attack.

    Figures for several areas come to all of them at once, or area by area."""
    part = PROGRAMS[frame[2]][frame[3]]
    if isinstance(part, MoveOrAttack):
        return [MOVE_THEM, ATTACK_IT, SKIP]
    assert isinstance(part, Put)
    areas = put_areas(s, part)
    everywhere = part.where.startswith("at ") and len(areas) > 1 and _enough(s, part, len(areas))
    return [
        *([ALL] if everywhere else []),
        *[AREA + a for a in areas],
        *([SPLIT] if areas and _divisible(part) else []),
        SKIP,
    ]


def _divisible(part: Put) -> bool:
    """Several figures, of which some may be left; or a leader alone, whose legion is named all the same (ARR-12.10)."""
    units = part.regular + part.elite + part.special
    return units > 1 or bool(part.leader)


def apply_put_at(s: State, frame: Frame, action: int) -> None:
    _, seat, program, step = frame
    s.stack.pop()
    part = PROGRAMS[program][step]
    if action == SKIP:
        return
    if isinstance(part, MoveOrAttack):
        if action == MOVE_THEM:
            start_moves(s, 1, which_code(part.move.which))
        else:
            start_attack(s, which_code(part.attack.which), attack_flags(part.attack))
        return
    assert isinstance(part, Put)
    if action == SPLIT:
        s.stack.append((k.PUT_SOME, seat, program, step))
        return
    if action == ALL:
        for area in put_areas(s, part):
            put_here(s, seat, part, area)
        return
    if part.where.startswith("at "):
        s.moved_from = (*s.moved_from, action - AREA)
        if put_areas(s, part):
            s.stack.append(frame)
    put_here(s, seat, part, action - AREA)


def put_here(s: State, seat: int, part: Put, area: int) -> None:
    """Supply and stacking are respected, leaders must end with a unit (ARR-12.6)."""
    side = s.side
    if part.leader == "gurney_halleck":  # in play even if he finds nobody to stand with
        bring_in(s, GURNEY)
    for tier, n in enumerate((part.regular, part.elite, part.special)):
        add_units(s, side, area, tier, n)
    s.that = area
    s.arrived = (*s.arrived, area)
    s.stack.append((k.ARRIVE, seat, 2, 0))
    if part.leader and unit_count(s, area):
        if part.leader == "any":
            s.stack.append((k.LEADER_FOR, seat, area, 0))
        else:
            for leader in leaders_of(s, part.leader):
                _put_leader(s, leader, area)


def leaders_of(s: State, leader: str) -> list[int]:
    """The actions for the leaders a card may put: "any", "generic", "paul" or an id."""
    side = s.side
    generic = [GENERIC] if s.generic_left[side] else []
    if leader == "any":
        return [*[LEADER + i for i in available(s, side)], *generic]
    if leader == "generic":
        return generic
    number = paul(s) if leader == "paul" else LEADER_ID[leader]
    enters = number == GURNEY and s.where[GURNEY] == k.NOT_YET  # by being placed (ARR-28.13)
    return [LEADER + number] if enters or number in available(s, side) else []


def _put_leader(s: State, action: int, area: int) -> None:
    if action == GENERIC:
        add_generic(s, s.side, area)
    else:
        bring_in(s, action - LEADER)
        add_named(s, action - LEADER, area)


def options_leader_for(s: State, frame: Frame) -> list[int]:
    return [*leaders_of(s, "any"), SKIP]


def apply_leader_for(s: State, frame: Frame, action: int) -> None:
    s.stack.pop()
    if action != SKIP:
        _put_leader(s, action, frame[2])


# ---------------------------------------------------------------- only some of the figures (ARR-8.16)


def options_put_some(s: State, frame: Frame) -> list[int]:
    part = PROGRAMS[frame[2]][frame[3]]
    assert isinstance(part, Put)
    return [*[AREA + a for a in put_areas(s, part)], SKIP]


def apply_put_some(s: State, frame: Frame, action: int) -> None:
    _, seat, program, step = frame
    s.stack.pop()
    if action == SKIP:
        return
    part = PROGRAMS[program][step]
    assert isinstance(part, Put)
    s.that = action - AREA
    s.pick = [s.that, part.regular, part.elite, part.special, bool(part.leader)]
    s.stack.append((k.PUT_FIGURE, seat, program, step))


def options_put_figure(s: State, frame: Frame) -> list[int]:
    """One figure at a time: what is left of the part and in the supply; a leader needs a unit there (ARR-12.6)."""
    part = PROGRAMS[frame[2]][frame[3]]
    assert isinstance(part, Put)
    area, *left, leader = s.pick
    legal = [(REGULAR, ELITE, SPECIAL)[i] for i in range(3) if left[i] and s.supply[s.side * 3 + i]]
    if leader and unit_count(s, area):
        legal += leaders_of(s, part.leader)
    return [*legal, DONE]


def apply_put_figure(s: State, frame: Frame, action: int) -> None:
    area = s.pick[0]
    if action == DONE:
        s.stack.pop()
        s.pick = []
        s.arrived = (*s.arrived, area)
        s.stack.append((k.ARRIVE, frame[1], 2, 0))
    elif action in (REGULAR, ELITE, SPECIAL):
        tier = (REGULAR, ELITE, SPECIAL).index(action)
        s.pick[1 + tier] -= 1
        add_units(s, s.side, area, tier, 1)
    else:
        s.pick[4] = 0
        _put_leader(s, action, area)


# ---------------------------------------------------------------- deployment (ARR-9.4, ARR-9.5)

# What DEPLOY_AT places, one at a time: 0 a Regular in an own settlement, 1 a Regular in an empty Desert area,
# 2 a Sardaukar in an own settlement.


def deploy_areas(s: State, what: int) -> list[int]:
    side = s.side
    tier = 2 if what == 2 else 0
    if s.supply[side * 3 + tier] == 0:
        return []
    if what == 1:
        return [a for a in range(len(s.owner)) if IS_DESERT[a] and is_empty(s, a) and a not in s.moved_from]
    return own_settlements(s)


def options_deploy_at(s: State, frame: Frame) -> list[int]:
    return [*[AREA + a for a in deploy_areas(s, frame[2])], SKIP]


def apply_deploy_at(s: State, frame: Frame, action: int) -> None:
    kind, seat, what, left = frame
    s.stack.pop()
    if action == SKIP:
        s.stack.append((k.ARRIVE, seat, 2, 0))
        return
    area = action - AREA
    add_units(s, s.side, area, 2 if what == 2 else 0, 1)
    s.arrived = (*s.arrived, area)
    s.moved_from = (*s.moved_from, area)
    if left > 1:
        s.stack.append((kind, seat, what, left - 1))
    else:
        s.stack.append((k.ARRIVE, seat, 2, 0))


def options_leader_at(s: State, frame: Frame) -> list[int]:
    """A deployed leader needs a unit in an own settlement or sietch area (ARR-9.12)."""
    side = s.side
    if not available(s, side) and not s.generic_left[side]:
        return [SKIP]
    places = own_settlements(s) if side == HARKONNEN_SIDE else [a for a in s.sietch_at if a >= 0]
    return [*[AREA + a for a in places if s.owner[a] == side], SKIP]


def apply_leader_at(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    s.stack.pop()
    if action != SKIP:
        s.stack.append((k.LEADER_FOR, seat, action - AREA, 0))


def options_draw_tokens(s: State, frame: Frame) -> list[int]:
    """Atreides deployment: a drawn token cannot be put back, so how many is asked before (ARR-8.16, ARR-9.11)."""
    return [*[NUMBER + n for n in range(min(frame[2], len(s.standard)), 0, -1)], SKIP]


def apply_draw_tokens(s: State, frame: Frame, action: int) -> None:
    """All are looked at before the first is placed."""
    _, seat, _, together = frame
    s.stack.pop()
    if action == SKIP or not together:
        s.stack.append((k.LEADER_AT, seat, 0, 0))
    for _ in range(action - NUMBER if action != SKIP else 0):
        s.reveals += 1
        s.stack.append((k.TOKEN_AT, seat, s.standard.pop(), together))


def options_token_at(s: State, frame: Frame) -> list[int]:
    return [*[AREA + a for a in s.sietch_at if a >= 0], SKIP]


def apply_token_at(s: State, frame: Frame, action: int) -> None:
    """A drawn token cannot be put back: declined it leaves the game."""
    _, seat, token, leader = frame
    s.stack.pop()
    if action == SKIP:
        s.lost_tokens = (*s.lost_tokens, token)
        if leader == 1:
            s.stack.append((k.LEADER_AT, seat, 0, 0))
        return
    area = action - AREA
    s.tokens[area] = (*s.tokens[area], token)
    s.owner[area] = ATREIDES_SIDE
    if leader == 1:
        s.stack.append((k.EXCESS, s.house[ATREIDES_SIDE], area, 0))
        s.stack.append((k.LEADER_FOR, seat, area, 0))
    else:
        s.stack.append((k.EXCESS, s.house[ATREIDES_SIDE], area, 0))


# ---------------------------------------------------------------- replacing units


def options_upgrade(s: State, frame: Frame) -> list[int]:
    """Units of a tier become units of the next, area by area (ARR-9.8, ARR-9.12)."""
    tier = frame[3]
    side = s.side
    if s.supply[side * 3 + tier] == 0:
        return [SKIP]
    return [*[AREA + a for a in legions(s, side) if upgradable(s, a, tier)], SKIP]


def upgradable(s: State, area: int, tier: int) -> list[int]:
    """Units there that can become the tier: Smuggler Units and Troops are Regulars too (SMG-10.5, GLD-8.10)."""
    found = []
    if s.units[area * 3 + tier - 1]:
        found.append(REGULAR if tier == 1 else ELITE)
    if tier == 1 and s.smuggler_units[area]:
        found.append(SMUGGLER_UNIT)
    if tier == 1 and s.troops[area]:
        found.append(TROOP)
    return found


def apply_upgrade(s: State, frame: Frame, action: int) -> None:
    kind, seat, left, tier = frame
    s.stack.pop()
    if action == SKIP:
        return
    area = action - AREA
    if left > 1:
        s.stack.append((kind, seat, left - 1, tier))
    whom = upgradable(s, area, tier)
    if len(whom) > 1:
        s.stack.append((k.UPGRADE_WHOM, seat, area, tier))
    else:
        _upgrade(s, area, tier, whom[0])


def options_upgrade_whom(s: State, frame: Frame) -> list[int]:
    return upgradable(s, frame[2], frame[3])


def apply_upgrade_whom(s: State, frame: Frame, action: int) -> None:
    s.stack.pop()
    _upgrade(s, frame[2], frame[3], action)


def _upgrade(s: State, area: int, tier: int, whom: int) -> None:
    side = s.side
    if whom == SMUGGLER_UNIT:
        remove_smuggler(s, area)
    elif whom == TROOP:
        remove_troop(s, side, area)
    else:
        remove_unit(s, side, area, tier - 1)
    add_units(s, side, area, tier, 1)


# ---------------------------------------------------------------- leaders to the tank, bombardment


def options_tank_whom(s: State, frame: Frame) -> list[int]:
    """Reach: 0 on the board, 1 in a sector with an own legion, 2 beside the legion the card speaks of, 3 in play and
    not yet in the tank."""
    reach = frame[2]
    side = s.side
    found = [
        i for i, w in enumerate(s.where) if (w >= 0 or (reach == 3 and w == k.AVAILABLE)) and LEADER_SIDE[i] == 1 - side
    ]
    if reach == 1:
        sectors = {x for a in legions(s, side) for x in SECTORS[a]}
        found = [i for i in found if sectors & set(SECTORS[s.where[i]])]
    elif reach == 2:
        # A legion that did not move is named as well (ARR-12.10): any one that fits the card.
        named = [s.that] if s.that >= 0 else [a for a in legions(s, side) if s.units[a * 3 + 2]]
        near = {n for a in named if s.owner[a] == side for n in neighbours(s, a)}
        found = [i for i in found if s.where[i] in near]
    return [*[LEADER + i for i in found], SKIP]


def apply_tank_whom(s: State, frame: Frame, action: int) -> None:
    s.stack.pop()
    if action != SKIP:
        to_tank(s, action - LEADER)


def options_bombard(s: State, frame: Frame) -> list[int]:
    """b: -1 an enemy legion beside an own one; -2 which Ornithopter; else a legion under that zone."""
    side = s.side
    reach = frame[3]
    if reach == -1:
        near = {n for a in legions(s, side) for n in neighbours(s, a)}
        return [*[AREA + a for a in sorted(near) if s.owner[a] == 1 - side], SKIP]
    if reach == -2:
        zones = [
            z
            for z, held in enumerate(s.zone)
            if held == k.ORNITHOPTER_UP and any(s.owner[a] == 1 - side for a in AREAS_UNDER[z])
        ]
        return [*[ZONE + z for z in zones], SKIP]
    return [AREA + a for a in AREAS_UNDER[reach] if s.owner[a] == 1 - side]


def apply_bombard(s: State, frame: Frame, action: int) -> None:
    kind, seat, dice, reach = frame
    s.stack.pop()
    if action == SKIP:
        return
    if reach == -2:
        zone = action - ZONE
        send_back(s, zone)
        s.stack.append((kind, seat, dice, zone))
        return
    swords, _, specials = roll_combat(s, dice)
    strike(s, action - AREA, swords + specials)
