"""A game in progress as plain data: numbers, lists of numbers, and a stack of pending frames."""

from __future__ import annotations

from typing import Any, Final

Frame = tuple[int, int, int, int]
# Regular, Elite, special, generic leaders, named mask, tokens, Smuggler Units, Houses Major Troops
Group = tuple[int, int, int, int, int, tuple[int, ...], int, int]
NOBODY: Final[Group] = (0, 0, 0, 0, 0, (), 0, 0)

STATE_FIELDS: Final = (
    "key_bytes", "counter", "seats", "house", "ally", "phase", "round", "side", "acting", "player", "over", "winner",
    "stack", "units", "generic", "named", "tokens", "owner", "harvester", "sign", "worm", "zone", "supply",
    "generic_left", "vehicles", "worms_left", "wild_maker", "settlements", "sietch_at", "sietch_rank", "sietch_up",
    "stations", "stations_left", "where", "tank", "spent", "dice", "slotted", "aside_dice", "used_token", "forced_die",
    "decks", "discards", "hands", "prescience_deck", "prescience", "prescience_out", "claims", "eyes", "fear",
    "objectives", "objectives_aside", "standard", "pool", "supremacy", "marker", "imperium", "bans", "reserve_spice",
    "spice", "plan", "bene_gesserit", "bene_gesserit_left", "atomics", "exposed", "opened", "hunted", "seek",
    "harvesters_lost", "won_battle", "card", "that", "groups", "pick", "pick_tokens", "moved_from", "arrived",
    "flown", "signs_now", "dice_pool", "lost_tokens", "forced_owner", "to_discard",
    "b_from", "b_to", "b_side", "b_group", "b_round", "b_flags", "b_far", "b_hits", "b_shields",
    "b_specials", "b_used", "storm_done", "reveals", "forced", "loaded",
    "switches", "round_limit", "target_offset",
    "smugglers", "staban_step", "smuggler_units", "smugglers_waiting", "smugglers_left",
    "smuggler_harvesters", "smuggler_carryall", "thopters_locked", "thopters_ready", "given_up", "base_at",
    "smuggler_die", "smuggler_faces", "alliance_due", "drawn", "prizes",
    "guild", "troops", "troops_left", "bases_left", "frigates_left", "heighliner", "cargo_frigates", "cargo_troops",
    "in_play", "raided", "flying",
)  # fmt: skip
TUPLES: Final = frozenset(
    {"pick_tokens", "opened", "objectives", "exposed", "moved_from", "arrived", "signs_now", "storm_done", "flown",
     "lost_tokens", "to_discard", "smuggler_faces", "drawn", "prizes", "in_play", "flying"}
)  # fmt: skip
BYTES: Final = frozenset(
    {"units", "generic", "harvester", "sign", "worm", "smuggler_units", "troops"}
)  # small numbers, cheap to copy


class State:
    """The whole table. Sides: 0 Harkonnen, 1 Atreides. Decks and subfactions: 0, 1 Harkonnen's, 2, 3 Atreides'."""

    __slots__ = (*STATE_FIELDS, "legal_list", "log")

    key_bytes: bytes
    counter: int
    seats: int
    house: list[int]  # the seat of the House player of each side
    ally: list[int]  # the seat of the partner; the same seat if one person plays the side
    phase: int
    round: int
    side: int  # whose action turn it is
    acting: int  # the subfaction that acts in it
    player: int
    over: bool
    winner: int
    stack: list[Frame]
    # The board, by area:
    units: bytearray  # three numbers for each area: Regular, Elite, special elite
    generic: bytearray  # Bashars or Naibs
    named: list[int]  # mask of named leaders
    tokens: list[tuple[int, ...]]  # facedown deployment tokens
    owner: list[int]  # whose legion stands there, or -1
    harvester: bytearray  # 0, 1 Harkonnen's, 2 the smugglers'
    sign: bytearray  # 0, or kind of the facedown wormsign + 1
    worm: bytearray  # 0, 1 a Sandworm, 2 the Wild Maker
    zone: list[int]  # by air zone: 0 or the figure in it, as codes.py numbers them
    # Supplies:
    supply: list[int]  # three kinds of units for each side
    generic_left: list[int]
    vehicles: list[int]  # Harvesters, Ornithopters, Carryalls
    worms_left: int
    wild_maker: int  # 0 not in play, 1 in play
    # Settlements and stations:
    settlements: int  # mask of those standing
    sietch_at: list[int]  # area, or -1 when destroyed
    sietch_rank: list[int]
    sietch_up: int  # mask of those face up
    stations: list[int]  # marker of each facedown station token
    stations_left: int  # mask
    # Leaders:
    where: list[int]
    tank: list[int]  # space in the tank
    spent: int  # mask of spent leader cards; bit 31 the Wild Maker's
    # Dice: five results for each subfaction
    dice: list[int]
    slotted: list[int]  # by side: the box a Bene Gesserit token lies on, or -1
    aside_dice: int
    used_token: int
    forced_die: int  # Truthtrance: the result that must be spent next, or -1
    # Cards:
    decks: list[list[int]]
    discards: list[list[int]]
    hands: list[list[int]]  # by deck
    prescience_deck: list[int]
    prescience: list[int]  # revealed
    prescience_out: list[int]
    claims: int
    eyes: int  # card protected by Eyes of Ibad, or -1
    fear: int  # card with Fear Is the Mind-Killer, or -1
    objectives: tuple[int, ...]
    objectives_aside: list[int]
    standard: list[int]  # undrawn standard tokens
    pool: list[int]  # wormsigns
    # Tracks:
    supremacy: int
    marker: list[int]
    imperium: list[int]
    bans: int
    reserve_spice: int
    spice: int
    plan: list[int]
    bene_gesserit: list[int]
    bene_gesserit_left: int
    atomics: int  # -1, or the token used
    exposed: tuple[int, ...]
    opened: tuple[int, ...]  # pairs of areas, flat
    hunted: int  # 1: Paul may not act in the next Atreides turn
    seek: int
    harvesters_lost: int  # to the Atreides in this round
    won_battle: int  # 1: the Atreides won as attackers in this turn
    # The running action:
    card: int
    that: int  # the legion a card speaks of: its area
    groups: list[tuple[int, int, Group]]  # moves not yet finished: from, to, figures
    pick: list[int]
    pick_tokens: tuple[int, ...]
    moved_from: tuple[int, ...]
    arrived: tuple[int, ...]
    flown: tuple[int, ...]  # where legions stand that were transported in this turn
    flying: tuple[int, ...]  # where such legions will arrive with the moves not yet finished
    dice_pool: list[int]  # dice partners still have to split, five results for each side
    lost_tokens: tuple[int, ...]  # facedown tokens that left the game unseen
    to_discard: tuple[int, ...]  # cards chosen for the hand limit, still unseen in the hands
    forced_owner: int  # Truthtrance in a team: whose die it is, or -1
    signs_now: tuple[int, ...]
    # The running battle:
    b_from: int
    b_to: int
    b_side: int  # the attacker
    b_group: list[int]  # attackers: Regular, Elite, special, generic, named mask, Smuggler Units, Troops
    b_round: int
    b_flags: int
    b_far: int
    b_hits: list[int]
    b_shields: list[int]
    b_specials: list[int]
    b_used: list[int]
    storm_done: tuple[int, ...]
    reveals: int
    forced: int
    loaded: list[list[int]]  # results of rolls to come that a scenario has fixed; empty in every game played
    switches: int  # rulings the setup has turned
    round_limit: int  # 0, or the round after which the game ends without a winner
    target_offset: int  # added to the three targets of every objective
    # Smugglers (SMG-16):
    smugglers: int  # not in this game, neutral, allied or eliminated
    staban_step: int  # on the prescience track, while neutral
    smuggler_units: bytearray  # by area
    smugglers_waiting: int  # units on the Smugglers board
    smugglers_left: int  # units in the supply
    smuggler_harvesters: int  # available to Harkonnen
    smuggler_carryall: int  # 1: available to Harkonnen
    thopters_locked: int
    thopters_ready: int  # on the Smugglers board
    given_up: int  # Harkonnen Ornithopters given up in thopter battles of this round
    base_at: int  # area, or -1
    smuggler_die: int  # the result it shows, or -1: none to spend
    smuggler_faces: tuple[int, ...]
    alliance_due: bool  # a marker has reached Staban
    drawn: tuple[int, ...]  # cards drawn with the smugglers' die, one of which is kept
    prizes: tuple[int, ...]  # areas whose Harvester an Atreides legion is about to take
    # The Spacing Guild (GLD-14), lists by side:
    guild: bool
    troops: bytearray  # by area: Houses Major Troops
    troops_left: int
    bases_left: list[int]
    frigates_left: list[int]
    heighliner: list[int]
    cargo_frigates: list[int]
    cargo_troops: list[int]
    in_play: tuple[int, ...]  # planning cards that remain in play
    raided: int  # Harkonnen Harvesters the running card's moves have destroyed
    legal_list: list[int]
    log: list[tuple[int, ...]] | None


def dump_state(s: State) -> dict[str, Any]:
    return {f: _plain(getattr(s, f)) for f in STATE_FIELDS}


def fill(s: State, data: dict[str, Any]) -> None:
    """Set the fields named in data, giving tuples and bytes their own type back."""
    for name, value in data.items():
        if name in TUPLES:
            setattr(s, name, tuple(value))
        elif name in BYTES:
            setattr(s, name, bytearray(value))
        elif name == "stack":
            s.stack = [tuple(frame) for frame in value]
        elif name == "tokens":
            s.tokens = [tuple(t) for t in value]
        elif name == "groups":
            s.groups = [(a, b, (*g[:5], tuple(g[5]), *g[6:])) for a, b, g in value]
        elif name == "key_bytes":
            s.key_bytes = bytes.fromhex(value)
        elif isinstance(value, list):
            setattr(s, name, [list(v) if isinstance(v, list) else v for v in value])
        else:
            setattr(s, name, value)


def _plain(value: Any) -> Any:
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, (list, tuple, bytearray)):
        return [_plain(v) for v in value]
    return value
