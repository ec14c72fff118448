"""Carrying out the parts of cards and special actions, one after the other; every part may be skipped (ARR-12.9).

Each kind of part is declared once: what it is in numbers, worked out at import, and what it starts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...kernel.decision import number, one
from .. import things
from .. import vocabulary as v
from ..tables import AREAS_UNDER, FEYD, HARKONNEN_SIDE, LEADER_ID, LEADER_SIDE, SECTORS, SPECIAL_ID
from . import atreides_cards, harkonnen_cards  # noqa: F401  the rows of the specials
from . import codes as k
from .actions import AREA, ATTACK_IT, LEADER, MOVE_THEM, SKIP, YES, ZONE
from .air import send_back
from .battle import ENEMY_FOUR_DICE, EXTRA_DIE, NO_TOLL, SURPRISE, start_attack
from .chance import roll_combat
from .decisions import DECISIONS
from .forces import has, legions, neighbours, to_tank
from .guild import ANY, ONE, start_imperium_actions
from .losses import strike
from .moving import start_move_twice, start_moves
from .placing import PUTTINGS, Putting, start_put
from .programs import PROGRAMS, first_part_skipped
from .seats import desert_seat
from .smuggler_vehicles import start_thopter_battle
from .specials import row
from .state import Frame, State
from .tracks import bring_in, feyd_enters
from .which import which_legions

Numbers = tuple[int, int, int]
Row = tuple[int, int, int, int]  # the number of its kind, and the three a part needs
Start = Callable[[State, int, int, int, int], None]  # the seat that acts, and the three numbers
Matters = Callable[[State, int], bool]  # the first number

CODES: Final[dict[type[v.Part], int]] = {}
IN_NUMBERS: Final[list[Callable[[Any], Numbers]]] = []
STARTS: Final[list[Start]] = []
MATTERS: Final[list[Matters | None]] = []


def part(kind: type[v.Part], numbers: Callable[[Any], Numbers], start: Start, matters: Matters | None = None) -> None:
    """`matters`: the part has no choice of its own, and it is asked for where leaving it can matter (ARR-8.16)."""
    CODES[kind] = len(STARTS)
    IN_NUMBERS.append(numbers)
    STARTS.append(start)
    MATTERS.append(matters)


def compiled(declared: v.Part) -> Row:
    code = CODES[type(declared)]
    x, y, z = IN_NUMBERS[code](declared)
    return code, x, y, z


# ---------------------------------------------------------------- the program


def settle_parts(s: State, frame: Frame) -> bool:
    """Start the next part; between two parts free actions are possible (ARR-8.19)."""
    _, seat, program, step = frame
    rows = ROWS[program]
    s.stack.pop()
    if step == 0:
        s.that = -1
        s.raided = 0
    if step >= len(rows):
        return True
    s.stack.append((k.PARTS, seat, program, step + 1))
    if step + 1 < len(rows):
        s.stack.append((k.FREE, seat, s.side, 0))
    if step == 0 and first_part_skipped(s, program):
        return True
    code, x, y, z = rows[step]
    matters = MATTERS[code]
    if matters is not None and matters(s, x):
        s.stack.append((k.DO_PART, seat, program, step))
    else:
        STARTS[code](s, seat, x, y, z)
    return True


def options_do_part(s: State, frame: Frame) -> list[int]:
    return [YES, SKIP]


def apply_do_part(s: State, frame: Frame, action: int) -> None:
    _, seat, program, step = frame
    if action == YES:
        code, x, y, z = ROWS[program][step]
        STARTS[code](s, seat, x, y, z)


DECISIONS.add(k.PARTS, settle=settle_parts)
DECISIONS.add(
    k.DO_PART,
    options_do_part,
    apply_do_part,
    ask=("The card or special action: carry this out?", "Die Karte oder Spezialaktion: Führst du das aus?"),
    words={SKIP: ("Leave it", "Darauf verzichten")},
)

# ---------------------------------------------------------------- legions


def _move_in_numbers(p: v.Move) -> Numbers:
    return 0 if p.twice else p.n, which_legions(p.which), 0  # 0: the same legion two times in a row


def _attack_in_numbers(p: v.Attack) -> Numbers:
    flags = SURPRISE * p.surprise + EXTRA_DIE * p.extra_die + NO_TOLL * p.no_toll + ENEMY_FOUR_DICE * p.enemy_four_dice
    return which_legions(p.which), flags, 0


def _start_move(s: State, _seat: int, n: int, which: int, _z: int) -> None:
    if n:
        start_moves(s, n, which)
    else:
        start_move_twice(s, which)


part(v.Move, _move_in_numbers, _start_move)
part(v.Attack, _attack_in_numbers, lambda s, seat, which, flags, z: start_attack(s, which, flags))

# The two halves of “move or attack”, by the first number of its row.
HALVES: Final[list[tuple[Row, Row]]] = []
EITHER: Final[list[v.MoveOrAttack]] = []


def _either_in_numbers(p: v.MoveOrAttack) -> Numbers:
    EITHER.append(p)
    HALVES.append((compiled(p.move), compiled(p.attack)))
    return len(HALVES) - 1, 0, 0


def options_move_or_attack(s: State, frame: Frame) -> list[int]:
    return [MOVE_THEM, ATTACK_IT, SKIP]


def apply_move_or_attack(s: State, frame: Frame, action: int) -> None:
    if action != SKIP:
        move, attack = HALVES[frame[2]]
        code, x, y, z = attack if action == ATTACK_IT else move
        STARTS[code](s, frame[1], x, y, z)


part(v.MoveOrAttack, _either_in_numbers, lambda s, seat, n, y, z: s.stack.append((k.MOVE_OR_ATTACK, seat, n, 0)))
DECISIONS.add(
    k.MOVE_OR_ATTACK,
    options_move_or_attack,
    apply_move_or_attack,
    ask=("Move or attack?", "Bewegen oder angreifen?"),
    words={SKIP: ("Neither of the two", "Keines von beiden")},
)

# ---------------------------------------------------------------- cards, Desert Power, the Guild


def _start_desert_power(s: State, seat: int, n: int, _y: int, _z: int) -> None:
    for _ in range(n):
        s.stack.append((k.DESERT_CHOICE, desert_seat(s), 0, 0))


part(
    v.Draw,
    lambda p: (p.n, v.DECKS.index(p.deck) if p.deck else -1, 0),
    lambda s, seat, n, deck, z: s.stack.append((k.DRAW_FROM, seat, n, deck)),
)
part(v.ExtraCard, lambda p: (0, 0, 0), lambda s, seat, x, y, z: s.stack.append((k.PICK_CARD, seat, 1, 0)))
part(v.DrawOrExtra, lambda p: (p.n, 0, 0), lambda s, seat, n, y, z: s.stack.append((k.DRAW_OR_EXTRA, seat, n, 0)))
part(v.DesertPower, lambda p: (p.n, 0, 0), _start_desert_power)
part(
    v.ImperiumAction,
    lambda p: (ANY if p.kind == "any" else v.IMPERIUM.index(p.kind), 0, 0),
    lambda s, seat, kind, y, z: start_imperium_actions(s, seat, s.side, ONE[kind]),
)
part(v.Recruit, lambda p: (p.n, 0, 0), lambda s, seat, n, y, z: s.stack.append((k.RECRUIT, seat, s.side, n)))
part(
    v.AdvanceHeighliner,
    lambda p: (p.n, 0, 0),
    lambda s, seat, n, y, z: s.stack.append((k.HEIGHLINER_STEP, seat, s.side, n)),
)
part(
    v.HoldHeighliner,
    lambda p: (p.n, 0, 0),
    lambda s, seat, n, y, z: s.stack.append((k.HOLD_HEIGHLINER, seat, 1 - s.side, n)),
)

# ---------------------------------------------------------------- figures and vehicles


def _put_in_numbers(p: v.Put) -> Numbers:
    PUTTINGS.append(Putting(p))
    return len(PUTTINGS) - 1, 0, 0


def _start_scatter(s: State, seat: int, n: int, _y: int, _z: int) -> None:
    s.moved_from = ()
    s.stack.append((k.SCATTER, seat, n, 0))


def _start_vehicles(s: State, _seat: int, harvesters: int, ornithopters: int, carryalls: int) -> None:
    seat = s.house[HARKONNEN_SIDE]
    if ornithopters:
        s.stack.append((k.PLACE_ORNITHOPTER, seat, ornithopters, 0))
    if carryalls:
        s.stack.append((k.PLACE_CARRYALL, seat, carryalls, 0))
    if harvesters:
        s.stack.append((k.PLACE_HARVESTER, seat, harvesters, 0))
    if ornithopters:
        start_thopter_battle(s, ornithopters)


def _start_bring_in(s: State, seat: int, leader: int, _y: int, _z: int) -> None:
    if leader == FEYD:
        feyd_enters(s)
    else:
        bring_in(s, leader)


def _not_yet(s: State, leader: int) -> bool:
    """A leader who enters changes what other cards do, and Feyd-Rautha costs Rabban."""
    return s.where[leader] == k.NOT_YET


part(v.Put, _put_in_numbers, start_put)
part(v.Scatter, lambda p: (p.n, 0, 0), _start_scatter)
part(v.Replace, lambda p: (p.n, p.tier, 0), lambda s, seat, n, tier, z: s.stack.append((k.UPGRADE, seat, n, tier)))
part(v.Vehicles, lambda p: (p.harvesters, p.ornithopters, p.carryalls), _start_vehicles)
part(v.BringIn, lambda p: (LEADER_ID[p.leader], 0, 0), _start_bring_in, _not_yet)

# ---------------------------------------------------------------- leaders to the tank

IN_OWN_SECTOR: Final = v.TANK_REACH.index("sector")
NEAR_THAT: Final = v.TANK_REACH.index("near_that")
IN_PLAY: Final = v.TANK_REACH.index("in_play")


def options_tank_whom(s: State, frame: Frame) -> list[int]:
    """On the board, in a sector with an own legion, beside the legion the card speaks of, or in play at all."""
    reach = frame[2]
    side = s.side
    found = [
        i
        for i, w in enumerate(s.where)
        if (w >= 0 or (reach == IN_PLAY and w == k.AVAILABLE)) and LEADER_SIDE[i] == 1 - side
    ]
    if reach == IN_OWN_SECTOR:
        sectors = {x for a in legions(s, side) for x in SECTORS[a]}
        found = [i for i in found if sectors & set(SECTORS[s.where[i]])]
    elif reach == NEAR_THAT:
        # A legion that did not move is named as well (ARR-12.10): any one that fits the card.
        named = [s.that] if s.that >= 0 else [a for a in legions(s, side) if has(s, a, k.SPECIAL)]
        near = {n for a in named if s.owner[a] == side for n in neighbours(s, a)}
        found = [i for i in found if s.where[i] in near]
    return [*[LEADER + i for i in found], SKIP]


def apply_tank_whom(s: State, frame: Frame, action: int) -> None:
    if action != SKIP:
        to_tank(s, action - LEADER)


part(
    v.ToTank,
    lambda p: (v.TANK_REACH.index(p.reach), 0, 0),
    lambda s, seat, reach, y, z: s.stack.append((k.TANK_WHOM, seat, reach, 0)),
)
DECISIONS.add(
    k.TANK_WHOM,
    options_tank_whom,
    apply_tank_whom,
    ask=("Which enemy leader goes to the tank?", "Welcher gegnerische Anführer kommt in den Regenerationstank?"),
    words={
        LEADER: ("Send { $leader } to the tank", "{ $leader } in den Regenerationstank schicken"),
        SKIP: ("Send nobody to the tank", "Niemanden in den Regenerationstank schicken"),
    },
)

# ---------------------------------------------------------------- special attacks

BOMBED: Final = (
    "Special attack with { $dice } dice on { $area }",
    "Spezialangriff mit { $dice } Kampfwürfeln: { $area }",
)
NO_ATTACK: Final = ("No special attack", "Kein Spezialangriff")


def options_bombard(s: State, frame: Frame) -> list[int]:
    """An enemy legion beside an own one."""
    near = {n for a in legions(s, s.side) for n in neighbours(s, a)}
    return [*[AREA + a for a in sorted(near) if s.owner[a] == 1 - s.side], SKIP]


def options_bombard_by(s: State, frame: Frame) -> list[int]:
    """Which Ornithopter is used up for it."""
    side = s.side
    zones = [
        z
        for z, held in enumerate(s.zone)
        if held == k.ORNITHOPTER_UP and any(s.owner[a] == 1 - side for a in AREAS_UNDER[z])
    ]
    return [*[ZONE + z for z in zones], SKIP]


def apply_bombard_by(s: State, frame: Frame, action: int) -> None:
    _, seat, dice, _ = frame
    if action != SKIP:
        send_back(s, action - ZONE)
        s.stack.append((k.BOMBARD_UNDER, seat, dice, action - ZONE))


def options_bombard_under(s: State, frame: Frame) -> list[int]:
    return [AREA + a for a in AREAS_UNDER[frame[3]] if s.owner[a] == 1 - s.side]


def apply_bombard(s: State, frame: Frame, action: int) -> None:
    if action != SKIP:
        swords, _, specials = roll_combat(s, frame[2])
        strike(s, action - AREA, swords + specials)


part(
    v.Bombard,
    lambda p: (k.BOMBARD if p.reach == "adjacent" else k.BOMBARD_BY, p.dice, 0),
    lambda s, seat, decision, dice, z: s.stack.append((decision, seat, dice, 0)),
)
DECISIONS.add(
    k.BOMBARD,
    options_bombard,
    apply_bombard,
    a=number("dice"),
    ask=("Which legion do you strike?", "Welche Legion beschießt du?"),
    words={AREA: BOMBED, SKIP: NO_ATTACK},
)
DECISIONS.add(
    k.BOMBARD_BY,
    options_bombard_by,
    apply_bombard_by,
    a=number("dice"),
    ask=("Which Ornithopter is used up for it?", "Welcher Ornithopter wird dafür entfernt?"),
    words={
        ZONE: (
            "Remove the Harkonnen Ornithopter of { $zone } for it",
            "Den Harkonnen-Ornithopter dafür entfernen: { $zone }",
        ),
        SKIP: NO_ATTACK,
    },
)
DECISIONS.add(
    k.BOMBARD_UNDER,
    options_bombard_under,
    apply_bombard,
    a=number("dice"),
    b=one(things.ZONE),
    ask=("Which legion do you strike?", "Welche Legion beschießt du?"),
    words={AREA: BOMBED},
)

# ---------------------------------------------------------------- rules of single cards


def _special_matters(s: State, special: int) -> bool:
    matters = row(special).matters
    return matters is not None and matters(s)


part(
    v.Special,
    lambda p: (SPECIAL_ID[p.name], p.n, 0),
    lambda s, seat, special, n, z: row(special).start(s, seat, n),
    _special_matters,
)

ROWS: Final[list[list[Row]]] = [[compiled(p) for p in parts] for parts in PROGRAMS]
