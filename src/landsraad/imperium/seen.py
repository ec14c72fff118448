"""What a view of Dune: Imperium holds, as types; docs/view.md tells what each field is. Built by view.py."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ..kernel.contract import Asks


class KnownIntrigue(TypedDict):
    card: str
    holder: int | None
    place: int | None


class SeenStack(TypedDict):
    tile: str | None
    left: int


class SeenTurn(TypedDict):
    seat: int
    reveal: bool
    card: str | None
    space: str | None
    open: list[str]
    recruited: int
    deployed: int
    entered: int
    extra_icons: bool
    infiltrate: bool
    commissioned: int
    dreadnoughts_deployed: int
    dreadnoughts_entered: int
    ambush: int


class SeenPlayer(TypedDict):
    leader: str | None
    vp: int
    solari: int
    spice: int
    water: int
    influence: dict[str, int]
    agents: int
    agents_on: list[str]
    swordmaster: bool
    council: bool
    supply: int
    garrison: int
    conflict: int
    swords: int
    strength: int
    persuasion: int
    spice_must_flow_discount: int
    revealed: bool
    in_play: list[str]
    discard: list[str]
    deck_size: int
    hand_size: int
    intrigue_size: int
    waiting: list[str]
    aside: str | None
    to_deck_top: bool
    voice: str | None
    voice_on: list[int]
    masterstroke_used: bool
    hand_known: list[str]
    deck_top_known: list[str]
    deck_and_hand: list[str]
    tokens: NotRequired[list[str]]
    hand: NotRequired[list[str]]
    intrigue: NotRequired[list[str]]
    top_cards: NotRequired[list[str]]
    dreadnoughts: NotRequired[dict[str, int]]
    freighter: NotRequired[int]
    negotiators: NotRequired[int]
    tech: NotRequired[list[str]]
    flipped: NotRequired[list[str]]
    snoopers: NotRequired[list[str]]
    set_ahead: NotRequired[bool]
    ahead: NotRequired[str]
    push: NotRequired[int]


class SeenRival(TypedDict):
    seat: int
    leader: str | None
    influence: dict[str, int]
    agents: int
    agents_on: list[str]
    swordmaster: bool
    supply: int
    garrison: int
    conflict: int
    swords: int
    strength: int
    vp: NotRequired[int]
    solari: NotRequired[int]
    spice: NotRequired[int]
    water: NotRequired[int]
    intrigue_size: NotRequired[int]
    dreadnoughts: NotRequired[dict[str, int]]
    freighter: NotRequired[int]
    negotiators: NotRequired[int]
    tech: NotRequired[list[str]]
    flipped: NotRequired[list[str]]


class SeenHagalCard(TypedDict):
    card: str
    why: str


class SeenHagal(TypedDict):
    deck: int
    cards: int
    discard: list[str]
    acting: int | None
    revealed: list[SeenHagalCard]
    owed: NotRequired[int]
    difficulty: NotRequired[str]
    mentat_price: NotRequired[int]
    conflicts_above_swordmasters: NotRequired[int]
    prices: NotRequired[dict[str, int]]
    spice_held_back: NotRequired[bool]
    held_back: NotRequired[bool]
    row_storm: NotRequired[bool]
    brutal_escalation: NotRequired[bool]
    tiles_removed: NotRequired[list[str]]


class Seen(TypedDict):
    seat: int
    round: int
    phase: str
    over: bool
    player: int
    active: int | None
    first: int
    conflict: str | None
    conflicts_seen: list[str]
    conflicts_left: int
    row: list[str]
    imperium_deck: int
    reserve: dict[str, int]
    intrigue_deck: int
    intrigue_discard: list[str]
    trashed: list[str]
    alliances: dict[str, int | None]
    control: dict[str, int | None]
    bonus_spice: dict[str, int]
    agents: dict[str, list[int]]
    mentat: int | None
    mentat_reserved: bool
    leaders_left: list[str]
    turn: SeenTurn | None
    players: list[SeenPlayer]
    asks: Asks | None
    resolving: list[str]
    tech: NotRequired[list[SeenStack]]
    dreadnoughts_on: NotRequired[dict[str, int | None]]
    epic: NotRequired[bool]
    rivals: NotRequired[list[SeenRival]]
    hagal: NotRequired[SeenHagal]
    known_intrigue: NotRequired[list[KnownIntrigue]]
    legal: NotRequired[list[int]]
