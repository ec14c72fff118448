"""A game in progress as plain data. Written by tools/make_state.py from state.fields: change that file."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.position import SAVED_FIELDS, SAVED_TYPES, Position, new_fields
from ...kernel.position import Frame as Frame
from ...kernel.saved import Make, plain, restored

MAKERS: Final[dict[str, Make]] = {}

PLAYER_TYPES: Final[dict[str, str]] = {
    "leader": "int", "vp": "int", "solari": "int", "spice": "int", "water": "int", "influence": "tuple[int, ...]",
    "agents": "int", "placed": "tuple[int, ...]", "swordmaster": "int", "council": "int", "supply": "int",
    "garrison": "int", "conflict": "int", "swords": "int", "persuasion": "int", "revealed": "int",
    "deck": "list[int]", "hand": "list[int]", "discard": "list[int]", "play": "list[int]", "intrigue": "list[int]",
    "waiting": "tuple[int, ...]", "aside": "int", "to_top": "int", "discount": "int", "per_fremen": "int",
    "voice": "int", "voice_on": "int", "tokens": "int", "tokens_used": "int", "shown": "tuple[int, ...]",
    "top_known": "int", "stolen": "tuple[int, ...]", "dread_supply": "int", "dread_garrison": "int",
    "dread_conflict": "int", "freighter": "int", "negotiators": "int", "tech": "tuple[int, ...]", "flipped": "int",
    "snoopers": "int", "ahead": "int", "turns": "int", "push": "int", "reacted": "int",
}  # fmt: skip


class Player:
    """One seat. Troops, Agents and cards are always in exactly one place."""

    __slots__ = (  # noqa: RUF023
        "leader", "vp", "solari", "spice", "water", "influence", "agents", "placed", "swordmaster", "council",
        "supply", "garrison", "conflict", "swords", "persuasion", "revealed", "deck", "hand", "discard", "play",
        "intrigue", "waiting", "aside", "to_top", "discount", "per_fremen", "voice", "voice_on", "tokens",
        "tokens_used", "shown", "top_known", "stolen", "dread_supply", "dread_garrison", "dread_conflict",
        "freighter", "negotiators", "tech", "flipped", "snoopers", "ahead", "turns", "push", "reacted",
    )  # fmt: skip

    leader: int  # none yet
    vp: int
    solari: int
    spice: int
    water: int
    influence: tuple[int, ...]  # by faction
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
    reacted: int  # 1: what the leader does when a rival sends an Agent is used up this round

    def clone(self) -> Player:
        copy = Player()
        copy.leader = self.leader
        copy.vp = self.vp
        copy.solari = self.solari
        copy.spice = self.spice
        copy.water = self.water
        copy.influence = self.influence
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
        copy.deck = self.deck.copy()
        copy.hand = self.hand.copy()
        copy.discard = self.discard.copy()
        copy.play = self.play.copy()
        copy.intrigue = self.intrigue.copy()
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
        copy.reacted = self.reacted
        return copy


def new_player(vp: int, water: int, supply: int, garrison: int, deck: list[int]) -> Player:
    s = Player()
    s.leader = -1
    s.vp = vp
    s.solari = 0
    s.spice = 0
    s.water = water
    s.influence = (0, 0, 0, 0)
    s.agents = 2
    s.placed = ()
    s.swordmaster = 0
    s.council = 0
    s.supply = supply
    s.garrison = garrison
    s.conflict = 0
    s.swords = 0
    s.persuasion = 0
    s.revealed = 0
    s.deck = deck
    s.hand = []
    s.discard = []
    s.play = []
    s.intrigue = []
    s.waiting = ()
    s.aside = -1
    s.to_top = 0
    s.discount = 0
    s.per_fremen = 0
    s.voice = -1
    s.voice_on = 0
    s.tokens = 0
    s.tokens_used = 0
    s.shown = ()
    s.top_known = 0
    s.stolen = ()
    s.dread_supply = 0
    s.dread_garrison = 0
    s.dread_conflict = 0
    s.freighter = 0
    s.negotiators = 0
    s.tech = ()
    s.flipped = 0
    s.snoopers = 0
    s.ahead = -1
    s.turns = 0
    s.push = 0
    s.reacted = 0
    return s


def dump_player(s: Player) -> dict[str, Any]:
    data = {f: plain(getattr(s, f)) for f in PLAYER_TYPES}
    return data


def fill_player(s: Player, data: dict[str, Any]) -> None:
    """Set the fields named in data; a field that is missing keeps its value."""
    types = PLAYER_TYPES
    for name, value in data.items():
        setattr(s, name, restored(types[name], value, MAKERS))


def load_player(data: dict[str, Any]) -> Player:
    s = Player()
    fill_player(s, data)
    return s


HAGAL_TYPES: Final[dict[str, str]] = {
    "difficulty": "int", "leaders": "tuple[int, ...]", "deck": "list[int]", "discard": "list[int]", "above": "int",
    "shown": "list[int]", "lead": "int", "failed": "int", "owed": "int", "fought": "int", "acting": "int",
    "steps": "int", "tiles_out": "tuple[int, ...]", "row_storm": "int", "brutal_escalation": "int",
    "fixed_ties": "int", "places_dreadnought": "int",
}  # fmt: skip


class Hagal:
    """House Hagal, in games for one and two: its deck, and what its Rivals are doing. Their pieces are `Player`s."""

    __slots__ = (  # noqa: RUF023
        "difficulty", "leaders", "deck", "discard", "above", "shown", "lead", "failed", "owed", "fought", "acting",
        "steps", "tiles_out", "row_storm", "brutal_escalation", "fixed_ties", "places_dreadnought",
    )  # fmt: skip

    difficulty: int  # of a solo game
    leaders: tuple[int, ...]  # of the Rivals, in order of seats; -1 for the one of a game for two
    deck: list[int]  # the last one is on top
    discard: list[int]
    above: int  # Conflict cards that lie on the Rivals' third Agents; 0: they have them
    shown: list[int]  # cards of the latest Rival turn: card * SKIP_REASONS + why it was passed over
    lead: int  # Expert Troop Deployment in this turn: 0 not compared yet, 1 deploys, 2 holds back
    failed: int  # mask of the Rivals that found no card since anything changed (IMP-R15)
    owed: int  # game for two: Agent turns of the First Player that House Hagal has yet to answer
    fought: int  # 1: the Combat bonus of this round has been revealed
    acting: int  # the Rival that acts, or acted last
    steps: int  # Influence for each Faction the human chooses for it
    tiles_out: tuple[int, ...]  # Tech tiles trashed because none bore the mark (IMP-RX6)
    # Variants and options, 1 if played:
    row_storm: int
    brutal_escalation: int
    fixed_ties: int
    places_dreadnought: int

    def clone(self) -> Hagal:
        copy = Hagal()
        copy.difficulty = self.difficulty
        copy.leaders = self.leaders
        copy.deck = self.deck.copy()
        copy.discard = self.discard.copy()
        copy.above = self.above
        copy.shown = self.shown.copy()
        copy.lead = self.lead
        copy.failed = self.failed
        copy.owed = self.owed
        copy.fought = self.fought
        copy.acting = self.acting
        copy.steps = self.steps
        copy.tiles_out = self.tiles_out
        copy.row_storm = self.row_storm
        copy.brutal_escalation = self.brutal_escalation
        copy.fixed_ties = self.fixed_ties
        copy.places_dreadnought = self.places_dreadnought
        return copy


def new_hagal(difficulty: int, leaders: tuple[int, ...]) -> Hagal:
    s = Hagal()
    s.difficulty = difficulty
    s.leaders = leaders
    s.deck = []
    s.discard = []
    s.above = 0
    s.shown = []
    s.lead = 0
    s.failed = 0
    s.owed = 0
    s.fought = 0
    s.acting = -1
    s.steps = 1
    s.tiles_out = ()
    s.row_storm = 0
    s.brutal_escalation = 0
    s.fixed_ties = 0
    s.places_dreadnought = 0
    return s


def dump_hagal(s: Hagal) -> dict[str, Any]:
    data = {f: plain(getattr(s, f)) for f in HAGAL_TYPES}
    return data


def fill_hagal(s: Hagal, data: dict[str, Any]) -> None:
    """Set the fields named in data; a field that is missing keeps its value."""
    types = HAGAL_TYPES
    for name, value in data.items():
        setattr(s, name, restored(types[name], value, MAKERS))


def load_hagal(data: dict[str, Any]) -> Hagal:
    s = Hagal()
    fill_hagal(s, data)
    return s


STATE_TYPES: Final[dict[str, str]] = {
    "players": "list[Player]", "humans": "int", "hagal": "Hagal | None", "phase": "int", "round": "int",
    "first": "int", "turn": "int", "active": "int", "agenda": "list[int]", "conflict": "int",
    "conflict_deck": "list[int]", "conflicts_seen": "tuple[int, ...]", "imperium_deck": "list[int]",
    "row": "list[int]", "reserve": "tuple[int, ...]", "intrigue_deck": "list[int]", "intrigue_discard": "list[int]",
    "trashed": "list[int]", "alliance": "tuple[int, ...]", "control": "tuple[int, ...]", "bonus": "tuple[int, ...]",
    "occupied": "int", "mentat": "int", "winner": "int", "passes": "int", "reveal_count": "int", "revealing": "int",
    "drafted": "tuple[int, ...]", "card": "int", "card_gone": "int", "sent": "int", "recruited": "int",
    "recruited_now": "int", "deployed": "int", "entered": "int", "deploy_open": "int", "fresh": "int",
    "envoy": "int", "infiltrate": "int", "passing": "int", "commissioned": "int", "deployed_dreads": "int",
    "entered_dreads": "int", "beside_enemy": "int", "ambush": "int", "ambushed": "int", "again": "int",
    "ahead_now": "int", "persuaded": "int", "sword_cards": "int", "bashar": "int", "assault": "int", "ix": "int",
    "epic": "int", "stacks": "tuple[tuple[int, ...], ...]", "face_up": "int", "dreads": "tuple[int, ...]",
    "stationed": "int", "intrigue_marks": "tuple[int, ...]",
}  # fmt: skip


class State(Position):
    """The table: everything that is not one player's own, and the players."""

    __slots__ = (  # noqa: RUF023
        "players", "humans", "hagal", "phase", "round", "first", "turn", "active", "agenda", "conflict",
        "conflict_deck", "conflicts_seen", "imperium_deck", "row", "reserve", "intrigue_deck", "intrigue_discard",
        "trashed", "alliance", "control", "bonus", "occupied", "mentat", "winner", "passes", "reveal_count",
        "revealing", "drafted", "card", "card_gone", "sent", "recruited", "recruited_now", "deployed", "entered",
        "deploy_open", "fresh", "envoy", "infiltrate", "passing", "commissioned", "deployed_dreads",
        "entered_dreads", "beside_enemy", "ambush", "ambushed", "again", "ahead_now", "persuaded", "sword_cards",
        "bashar", "assault", "ix", "epic", "stacks", "face_up", "dreads", "stationed", "intrigue_marks",
    )  # fmt: skip

    players: list[Player]  # who sits at the table: humans first, then the Rivals of House Hagal
    humans: int  # how many of them decide anything
    hagal: Hagal | None
    phase: int
    round: int
    first: int  # First Player
    turn: int  # the seat the next turn is offered to first
    active: int  # whose Agent or Reveal turn it is, or -1
    agenda: list[int]  # open items of the running turn
    conflict: int  # the Conflict card of this round
    conflict_deck: list[int]  # the last is on top
    conflicts_seen: tuple[int, ...]
    imperium_deck: list[int]
    row: list[int]
    reserve: tuple[int, ...]
    intrigue_deck: list[int]
    intrigue_discard: list[int]
    trashed: list[int]  # cards out of the game
    alliance: tuple[int, ...]  # holder by faction
    control: tuple[int, ...]  # holder by location
    bonus: tuple[int, ...]  # bonus spice by Maker space
    occupied: int  # mask of the spaces with any Agent
    mentat: int  # -1 on its space, a seat that has it, or 4 + the seat that gets it next round
    winner: int  # sole winner of this round's Conflict, or -1
    passes: int  # passes in succession in the combat or endgame window
    reveal_count: int
    revealing: int  # the seat in its Reveal turn, or -1
    drafted: tuple[int, ...]  # the leaders to choose from, while leaders are chosen
    # The running turn:
    card: int  # the card played in it
    card_gone: int  # 1: that card has left play
    sent: int  # the space its Agent was sent to
    recruited: int  # troops recruited in it
    recruited_now: int  # troops recruited by the effect just resolved
    deployed: int  # troops deployed under the rule of Combat spaces
    entered: int  # own troops that entered the Conflict in it, from anywhere
    deploy_open: int  # what may be deployed: codes.DEPLOY_…
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

    def copy_into(self, copy: State) -> None:
        copy.key_bytes = self.key_bytes
        copy.counter = self.counter
        copy.player = self.player
        copy.over = self.over
        copy.stack = self.stack.copy()
        copy.due = self.due
        copy.reveals = self.reveals
        copy.forced = self.forced
        copy.legal_list = self.legal_list
        copy.log = None
        copy.players = [x.clone() for x in self.players]
        copy.humans = self.humans
        copy.hagal = None if self.hagal is None else self.hagal.clone()
        copy.phase = self.phase
        copy.round = self.round
        copy.first = self.first
        copy.turn = self.turn
        copy.active = self.active
        copy.agenda = self.agenda.copy()
        copy.conflict = self.conflict
        copy.conflict_deck = self.conflict_deck.copy()
        copy.conflicts_seen = self.conflicts_seen
        copy.imperium_deck = self.imperium_deck.copy()
        copy.row = self.row.copy()
        copy.reserve = self.reserve
        copy.intrigue_deck = self.intrigue_deck.copy()
        copy.intrigue_discard = self.intrigue_discard.copy()
        copy.trashed = self.trashed.copy()
        copy.alliance = self.alliance
        copy.control = self.control
        copy.bonus = self.bonus
        copy.occupied = self.occupied
        copy.mentat = self.mentat
        copy.winner = self.winner
        copy.passes = self.passes
        copy.reveal_count = self.reveal_count
        copy.revealing = self.revealing
        copy.drafted = self.drafted
        copy.card = self.card
        copy.card_gone = self.card_gone
        copy.sent = self.sent
        copy.recruited = self.recruited
        copy.recruited_now = self.recruited_now
        copy.deployed = self.deployed
        copy.entered = self.entered
        copy.deploy_open = self.deploy_open
        copy.fresh = self.fresh
        copy.envoy = self.envoy
        copy.infiltrate = self.infiltrate
        copy.passing = self.passing
        copy.commissioned = self.commissioned
        copy.deployed_dreads = self.deployed_dreads
        copy.entered_dreads = self.entered_dreads
        copy.beside_enemy = self.beside_enemy
        copy.ambush = self.ambush
        copy.ambushed = self.ambushed
        copy.again = self.again
        copy.ahead_now = self.ahead_now
        copy.persuaded = self.persuaded
        copy.sword_cards = self.sword_cards
        copy.bashar = self.bashar
        copy.assault = self.assault
        copy.ix = self.ix
        copy.epic = self.epic
        copy.stacks = self.stacks
        copy.face_up = self.face_up
        copy.dreads = self.dreads
        copy.stationed = self.stationed
        copy.intrigue_marks = self.intrigue_marks


def start_state(s: State, key_bytes: bytes) -> None:
    new_fields(s, key_bytes)
    s.players = []
    s.humans = 0
    s.hagal = None
    s.phase = 0
    s.round = 0
    s.first = 0
    s.turn = 0
    s.active = -1
    s.agenda = []
    s.conflict = -1
    s.conflict_deck = []
    s.conflicts_seen = ()
    s.imperium_deck = []
    s.row = []
    s.reserve = ()
    s.intrigue_deck = []
    s.intrigue_discard = []
    s.trashed = []
    s.alliance = (-1, -1, -1, -1)
    s.control = (-1, -1, -1)
    s.bonus = (0, 0, 0)
    s.occupied = 0
    s.mentat = -1
    s.winner = -1
    s.passes = 0
    s.reveal_count = 0
    s.revealing = -1
    s.drafted = ()
    s.card = -1
    s.card_gone = 0
    s.sent = -1
    s.recruited = 0
    s.recruited_now = 0
    s.deployed = 0
    s.entered = 0
    s.deploy_open = 0
    s.fresh = 0
    s.envoy = 0
    s.infiltrate = 0
    s.passing = 0
    s.commissioned = 0
    s.deployed_dreads = 0
    s.entered_dreads = 0
    s.beside_enemy = 0
    s.ambush = 0
    s.ambushed = 0
    s.again = 0
    s.ahead_now = -1
    s.persuaded = 0
    s.sword_cards = 0
    s.bashar = 0
    s.assault = 0
    s.ix = 0
    s.epic = 0
    s.stacks = ()
    s.face_up = 0
    s.dreads = ()
    s.stationed = -1
    s.intrigue_marks = ()


def dump_state(s: State) -> dict[str, Any]:
    data = {f: plain(getattr(s, f)) for f in (*SAVED_FIELDS, *STATE_TYPES)}
    data["players"] = [dump_player(x) for x in s.players]
    data["hagal"] = None if s.hagal is None else dump_hagal(s.hagal)
    return data


def fill_state(s: State, data: dict[str, Any]) -> None:
    """Set the fields named in data; a field that is missing keeps its value."""
    types = {**SAVED_TYPES, **STATE_TYPES}
    for name, value in data.items():
        setattr(s, name, restored(types[name], value, MAKERS))


MAKERS["Frame"] = tuple
MAKERS["Player"] = load_player
MAKERS["Hagal"] = load_hagal
