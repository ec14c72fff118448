"""What a view of War for Arrakis holds, as types; docs/view.md tells what each field is. Built by view.py."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ..kernel.contract import Asks


class SeenUnits(TypedDict):
    regular: int
    elite: int
    special: int


class SeenForce(TypedDict):
    units: SeenUnits
    generic: NotRequired[int]
    leaders: NotRequired[list[str]]
    tokens: NotRequired[list[str]]
    smugglers: NotRequired[int]
    troops: NotRequired[int]


class SeenSietch(TypedDict):
    number: int
    face_up: bool
    rank: NotRequired[int]


class SeenArea(TypedDict):
    owner: NotRequired[str]
    units: NotRequired[SeenUnits]
    generic: NotRequired[int]
    leaders: NotRequired[list[str]]
    tokens: NotRequired[list[str]]
    smugglers: NotRequired[int]
    troops: NotRequired[int]
    harvester: NotRequired[bool | str]
    base: NotRequired[int]
    wormsign: NotRequired[bool | str]
    worm: NotRequired[str]
    settlement: NotRequired[int]
    sietch: NotRequired[SeenSietch]
    station: NotRequired[bool]


class SeenLeader(TypedDict):
    place: str
    spent: bool
    area: NotRequired[str]
    tank: NotRequired[int]


class SeenRoll(TypedDict):
    swords: int
    shields: int
    specials: int


class SeenDice(TypedDict):
    n: int
    units: int
    rank: int
    cards: int
    bonus: int
    most: int


# Two names are words of Python: hence the other way to write it.
SeenBattle = TypedDict(
    "SeenBattle",
    {
        "attacker": "str",
        "from": "str",
        "to": "str",
        "with": "list[str]",
        "round": "int",
        "attackers": "SeenForce",
        "defenders": "SeenForce",
        "rolled": "dict[str, SeenRoll] | None",
        "hits": "dict[str, int]",
        "shields": "dict[str, int]",
        "specials": "dict[str, int]",
        "to_take": "dict[str, int]",
        "cards": "dict[str, int]",
        "generics_used": "dict[str, int]",
        "leaders_used": "dict[str, list[str]]",
        "lost": "dict[str, SeenForce]",
        "dice": "dict[str, SeenDice] | None",
        "forecast": "dict[str, float] | None",
    },
)

SeenMove = TypedDict(
    "SeenMove",
    {
        "from": "str",
        "to": "str",
        "units": "SeenUnits",
        "generic": "NotRequired[int]",
        "leaders": "NotRequired[list[str]]",
        "tokens": "NotRequired[list[str]]",
        "smugglers": "NotRequired[int]",
        "troops": "NotRequired[int]",
    },
)


class SeenRunning(TypedDict):
    moves: list[SeenMove]
    flying: list[str]
    going_from: str | None
    going: str | None
    attack_from: str | None
    named: list[str]
    storms: list[str]
    tokens: list[str]


class SeenSmugglers(TypedDict):
    status: str
    staban_step: int | None
    waiting: int
    supply: int
    harvesters: int
    carryall: bool
    ornithopters_locked: int
    ornithopters_ready: int
    given_up: int
    base: str | None
    die: str | None
    drawn: list[str] | int


class SeenCargo(TypedDict):
    frigates: int
    troops: int


class SeenHeighliner(TypedDict):
    heighliner: int
    cargo: SeenCargo
    frigates: int
    bases: int


class SeenGuild(TypedDict):
    troops: int
    in_play: list[str]
    harkonnen: SeenHeighliner
    atreides: SeenHeighliner


class SeenCandidate(TypedDict):
    things: list[str]
    values: dict[str, int]
    lost_by: str | None


class SeenReason(TypedDict):
    choice: str
    criteria: list[str]
    candidates: list[SeenCandidate]


class SeenMahdi(TypedDict):
    dice_left: int
    dice_spent: dict[str, int]
    harvesting: str | None
    target: str | None
    tactical_cards: int
    reinforcements: int
    tokens: dict[str, int]
    scheming: int
    next_deck: str
    ties: str
    why: list[SeenReason]


class SeenSupply(TypedDict):
    regular: int
    elite: int
    special: int
    generic: int


class SeenTarget(TypedDict):
    kwisatz_haderach: int
    sand_dwellers: int
    jihad: int


class Seen(TypedDict):
    seat: int
    side: str | None
    seats: dict[str, list[int]]
    round: int
    phase: str
    over: bool
    winner: str | None
    player: int
    turn: str | None
    areas: dict[str, SeenArea]
    zones: dict[str, str | None]
    supply: dict[str, SeenSupply]
    vehicles_left: dict[str, int]
    worms_left: int
    wild_maker: bool
    wild_maker_spent: bool
    dice_to_split: dict[str, dict[str, int]]
    leaders: dict[str, SeenLeader]
    dice: dict[str, dict[str, int]]
    slotted: dict[str, str | None]
    dice_set_aside: int
    forced_die: str | None
    forced_die_owner: str | None
    hands: dict[str, list[str]]
    hand_sizes: dict[str, int]
    deck_sizes: dict[str, int]
    discards: dict[str, list[str]]
    prescience: list[str]
    prescience_deck: int
    prescience_out: list[str]
    claims: int
    eyes_of_ibad: str | None
    fear: str | None
    objectives: int
    standard_tokens: int
    wormsign_pool: int
    supremacy: int
    markers: dict[str, int]
    imperium: dict[str, int]
    bans: list[str]
    spice: int
    plan: dict[str, int]
    reserve_spice: bool
    bene_gesserit: dict[str, int]
    atomics: str | None
    hunted: bool
    harvesters_lost: int
    battle: SeenBattle | None
    running: SeenRunning
    asks: Asks | None
    smugglers: NotRequired[SeenSmugglers]
    guild: NotRequired[SeenGuild]
    mahdi: NotRequired[SeenMahdi]
    targets: NotRequired[list[SeenTarget]]
    legal: NotRequired[list[int]]
