"""A game in progress as plain data: numbers, lists of numbers, and a stack of pending frames."""

from __future__ import annotations

from typing import Any, Final

Frame = tuple[int, int, int, int]  # kind, seat, a, b: see codes


# What a saved state holds, in the order of the declarations below.
PLAYER_FIELDS: Final = (
    "leader", "vp", "solari", "spice", "water", "influence", "agents", "placed", "swordmaster", "council", "supply",
    "garrison", "conflict", "swords", "persuasion", "revealed", "deck", "hand", "discard", "play", "intrigue",
    "waiting", "aside", "to_top", "discount", "per_fremen", "voice", "voice_on", "tokens", "tokens_used", "shown",
    "top_known", "stolen", "dread_supply", "dread_garrison", "dread_conflict", "freighter", "negotiators", "tech",
    "flipped", "snoopers", "ahead", "turns", "push",
)  # fmt: skip
STATE_FIELDS: Final = (
    "key_bytes", "counter", "phase", "round", "first", "turn", "active", "player", "over", "stack", "agenda",
    "conflict", "conflict_deck", "conflicts_seen", "imperium_deck", "row", "reserve", "intrigue_deck",
    "intrigue_discard", "trashed", "alliance", "control", "bonus", "occupied", "mentat", "winner", "passes",
    "reveal_count", "revealing", "card", "card_gone", "sent", "recruited", "recruited_now", "deployed", "entered",
    "deploy_open", "fresh", "envoy", "infiltrate", "passing", "drafted", "reveals", "forced", "ix", "epic", "stacks",
    "face_up", "dreads", "stationed", "intrigue_marks", "commissioned", "deployed_dreads", "entered_dreads",
    "beside_enemy", "ambush", "ambushed", "again", "ahead_now", "persuaded", "sword_cards", "bashar", "assault",
)  # fmt: skip
TUPLES: Final = frozenset(
    {"placed", "waiting", "shown", "stolen", "tech", "conflicts_seen", "drafted", "dreads", "intrigue_marks"}
)


class Player:
    """One seat. Troops, Agents and cards are always in exactly one place."""

    __slots__ = PLAYER_FIELDS

    leader: int
    vp: int
    solari: int
    spice: int
    water: int
    influence: list[int]
    agents: int  # waiting on the leader
    placed: tuple[int, ...]  # the spaces own Agents stand on, in order of arrival
    swordmaster: int  # 1 with the third Agent
    council: int  # 1 with a seat
    supply: int  # troops
    garrison: int
    conflict: int
    swords: int  # from the Reveal turn and Combat cards of this round
    persuasion: int  # left in the own Reveal turn
    revealed: int  # 0, or the how-manieth Reveal turn of the game this round's was (IMP-10.6)
    deck: list[int]  # the last one is on top
    hand: list[int]
    discard: list[int]
    play: list[int]
    intrigue: list[int]
    waiting: tuple[int, ...]  # Intrigue cards that lie open until the Reveal turn (IMP-9.4)
    aside: int  # the row card Helena set aside
    to_top: int  # 1: cards acquired in this round's Reveal turn may go on top of the deck
    discount: int  # Persuasion off each The Spice Must Flow
    per_fremen: int  # Persuasion for each further Fremen card revealed (Liet Kynes)
    voice: int  # the space closed by The Voice, while it lasts
    voice_on: int  # mask of the opponents still bound by it
    tokens: int  # Baron: mask of the two chosen factions
    tokens_used: int
    shown: tuple[int, ...]  # hand cards everybody knows of
    top_known: int  # how many cards on top of the deck everybody knows
    stolen: tuple[int, ...]  # card * 4 + seat: Intrigue cards here that this other seat knows of
    # Rise of Ix:
    dread_supply: int  # dreadnoughts not commissioned
    dread_garrison: int
    dread_conflict: int
    freighter: int  # its space on the Shipping track, 0 to 3
    negotiators: int  # troops on the Ix board
    tech: tuple[int, ...]  # tiles owned
    flipped: int  # mask of tiles used this round
    snoopers: int  # mask of the tracks that still hold one (Tessia)
    ahead: int  # the hand card set aside face down (Ilesa)
    turns: int  # turns taken this round
    push: int  # Solari for winning this Conflict (Strategic Push)

    def clone(self) -> Player:
        copy = Player()
        copy.leader = self.leader
        copy.vp = self.vp
        copy.solari = self.solari
        copy.spice = self.spice
        copy.water = self.water
        copy.influence = self.influence[:]
        copy.agents = self.agents
        copy.placed = self.placed
        copy.swordmaster = self.swordmaster
        copy.council = self.council
        copy.supply = self.supply
        copy.garrison = self.garrison
        copy.conflict = self.conflict
        copy.swords = self.swords
        copy.persuasion = self.persuasion
        copy.revealed = self.revealed
        copy.deck = self.deck[:]
        copy.hand = self.hand[:]
        copy.discard = self.discard[:]
        copy.play = self.play[:]
        copy.intrigue = self.intrigue[:]
        copy.waiting = self.waiting
        copy.aside = self.aside
        copy.to_top = self.to_top
        copy.discount = self.discount
        copy.per_fremen = self.per_fremen
        copy.voice = self.voice
        copy.voice_on = self.voice_on
        copy.tokens = self.tokens
        copy.tokens_used = self.tokens_used
        copy.shown = self.shown
        copy.top_known = self.top_known
        copy.stolen = self.stolen
        copy.dread_supply = self.dread_supply
        copy.dread_garrison = self.dread_garrison
        copy.dread_conflict = self.dread_conflict
        copy.freighter = self.freighter
        copy.negotiators = self.negotiators
        copy.tech = self.tech
        copy.flipped = self.flipped
        copy.snoopers = self.snoopers
        copy.ahead = self.ahead
        copy.turns = self.turns
        copy.push = self.push
        return copy


class State:
    """The table: everything that is not one player's own, and the players."""

    __slots__ = (*STATE_FIELDS, "legal_list", "log", "players")

    key_bytes: bytes  # the seed of all chance, and how often it was used
    counter: int
    players: list[Player]
    phase: int
    round: int
    first: int  # First Player
    turn: int  # the seat the next turn is offered to first
    active: int  # whose Agent or Reveal turn it is, or -1
    player: int  # whose decision it is
    over: bool
    stack: list[Frame]
    agenda: list[int]  # open items of the running turn
    conflict: int  # the Conflict card of this round
    conflict_deck: list[int]  # the last is on top
    conflicts_seen: tuple[int, ...]
    imperium_deck: list[int]
    row: list[int]
    reserve: list[int]
    intrigue_deck: list[int]
    intrigue_discard: list[int]
    trashed: list[int]  # cards out of the game
    alliance: list[int]  # holder by faction
    control: list[int]  # holder by location
    bonus: list[int]  # bonus spice by Maker space
    occupied: int  # mask of the spaces with any Agent
    mentat: int  # -1 on its space, a seat that has it, or 4 + the seat that gets it next round
    winner: int  # sole winner of this round's Conflict, or -1
    passes: int  # passes in succession in the combat or endgame window
    reveal_count: int
    revealing: int  # the seat in its Reveal turn, or -1
    # The running turn:
    card: int  # the card played in it
    card_gone: int  # 1: that card has left play
    sent: int  # the space its Agent was sent to
    recruited: int  # troops recruited in it
    recruited_now: int  # troops recruited by the effect just resolved
    deployed: int  # troops deployed under the rule of Combat spaces
    entered: int  # own troops that entered the Conflict in it, from anywhere
    deploy_open: int  # 1: deploying is offered
    fresh: int  # 1: nothing has been done in it yet
    envoy: int  # 1: the card played has the four Faction icons too
    infiltrate: int  # 1: enemy Agents do not block
    passing: int  # 1: the turn is passed
    commissioned: int  # dreadnoughts commissioned in it
    deployed_dreads: int  # dreadnoughts deployed under the rule of Combat spaces
    entered_dreads: int  # own dreadnoughts that entered the Conflict in it
    beside_enemy: int  # 1: an enemy Agent stood where its Agent was sent
    ambush: int  # 1: each own troop deployed may drive off an enemy unit (Desert Ambush)
    ambushed: int  # units driven off so far
    again: int  # 1: another turn may follow (Weirding Way)
    ahead_now: int  # the card that came back at the start of it (Ilesa)
    persuaded: int  # Persuasion gained in the Reveal turn, spent or not
    sword_cards: int  # cards revealed in it that gave swords
    bashar: int  # swords for each other such card (Imperial Bashar)
    assault: int  # swords for each own dreadnought in the Conflict (Full-Scale Assault)
    # Rise of Ix:
    ix: int  # 1 with Rise of Ix
    epic: int  # 1 in Epic mode
    stacks: tuple[tuple[int, ...], ...]  # the three stacks of Tech tiles; the last of each is on top
    face_up: int  # mask of the stacks whose top tile is face up
    dreads: tuple[int, ...]  # owner of the dreadnought on each controllable location, or -1
    stationed: int  # the location a dreadnought was put on in this round, or -1
    intrigue_marks: tuple[int, ...]  # position in the Intrigue deck * 4 + seat that knows the card there
    drafted: tuple[int, ...]  # the leaders to choose from, while leaders are chosen
    reveals: int
    forced: int
    legal_list: list[int]
    log: list[tuple[int, ...]] | None  # events since it was switched on


def new_player(vp: int, water: int, supply: int, garrison: int, deck: list[int]) -> Player:
    """A seat at the start: two Agents on the leader, nothing on the board."""
    p = Player()
    p.leader = -1
    p.vp = vp
    p.solari = 0
    p.spice = 0
    p.water = water
    p.influence = [0, 0, 0, 0]
    p.agents = 2
    p.placed = ()
    p.swordmaster = 0
    p.council = 0
    p.supply = supply
    p.garrison = garrison
    p.conflict = 0
    p.swords = 0
    p.persuasion = 0
    p.revealed = 0
    p.deck = deck
    p.hand = []
    p.discard = []
    p.play = []
    p.intrigue = []
    p.waiting = ()
    p.aside = -1
    p.to_top = 0
    p.discount = 0
    p.per_fremen = 0
    p.voice = -1
    p.voice_on = 0
    p.tokens = 0
    p.tokens_used = 0
    p.shown = ()
    p.top_known = 0
    p.stolen = ()
    p.dread_supply = 0
    p.dread_garrison = 0
    p.dread_conflict = 0
    p.freighter = 0
    p.negotiators = 0
    p.tech = ()
    p.flipped = 0
    p.snoopers = 0
    p.ahead = -1
    p.turns = 0
    p.push = 0
    return p


def dump_player(p: Player) -> dict[str, Any]:
    return {f: _plain(getattr(p, f)) for f in PLAYER_FIELDS}


def dump_state(s: State) -> dict[str, Any]:
    data = {f: _plain(getattr(s, f)) for f in STATE_FIELDS}
    data["players"] = [dump_player(p) for p in s.players]
    return data


def fill(target: Player | State, data: dict[str, Any]) -> None:
    """Set the fields named in data, giving lists, tuples and bytes their own type back."""
    for name, value in data.items():
        if name in TUPLES:
            setattr(target, name, tuple(value))
        elif name == "stacks":
            setattr(target, name, tuple(tuple(stack) for stack in value))
        elif name == "stack":
            setattr(target, name, [tuple(frame) for frame in value])
        elif name == "key_bytes":
            setattr(target, name, bytes.fromhex(value))
        elif name != "players":
            setattr(target, name, list(value) if isinstance(value, list) else value)


def _plain(value: Any) -> Any:
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, (list, tuple)):
        return [_plain(v) for v in value]
    return value
