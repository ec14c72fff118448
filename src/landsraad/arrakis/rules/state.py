"""A game in progress as plain data. Written by tools/make_state.py from state.fields: change that file."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.position import SAVED_FIELDS, SAVED_TYPES, Position, new_fields
from ...kernel.position import Frame as Frame
from ...kernel.saved import Make, plain, restored
from ..tables import AREA_COUNT, LEADERS, SMUGGLERS_DIE, ZONES
from .codes import FIGURES, NO_SMUGGLERS

# A force off the board: so many of each kind of figure, the mask of its named leaders, then its facedown tokens.
Group = tuple[int, ...]
NOBODY: Final[Group] = (0, 0, 0, 0, 0, 0, 0)

MAKERS: Final[dict[str, Make]] = {}

STATE_TYPES: Final[dict[str, str]] = {
    "seats": "int", "house": "list[int]", "ally": "list[int]", "phase": "int", "round": "int", "side": "int",
    "acting": "int", "winner": "int", "force": "bytearray", "named": "list[int]", "tokens": "list[tuple[int, ...]]",
    "owner": "list[int]", "harvester": "bytes", "sign": "bytes", "worm": "bytes", "sietch": "bytes",
    "zone": "list[int]", "supply": "list[int]", "generic_left": "list[int]", "vehicles": "list[int]",
    "worms_left": "int", "wild_maker": "int", "settlements": "int", "sietch_at": "list[int]",
    "sietch_rank": "list[int]", "sietch_up": "int", "stations": "list[int]", "stations_left": "int",
    "where": "list[int]", "tank": "list[int]", "spent": "int", "dice": "list[int]", "slotted": "list[int]",
    "aside_dice": "int", "used_token": "int", "forced_die": "int", "decks": "list[list[int]]",
    "discards": "list[list[int]]", "hands": "list[list[int]]", "prescience_deck": "list[int]",
    "prescience": "list[int]", "prescience_out": "list[int]", "claims": "int", "eyes": "int", "fear": "int",
    "objectives": "tuple[int, ...]", "objectives_aside": "list[int]", "standard": "list[int]", "pool": "list[int]",
    "supremacy": "int", "marker": "list[int]", "imperium": "list[int]", "bans": "int", "reserve_spice": "int",
    "spice": "int", "plan": "list[int]", "bene_gesserit": "list[int]", "bene_gesserit_left": "int",
    "atomics": "int", "exposed": "tuple[int, ...]", "opened": "tuple[int, ...]", "hunted": "int", "seek": "int",
    "harvesters_lost": "int", "won_battle": "int", "card": "int", "that": "int",
    "groups": "list[tuple[int, int, Group]]", "pick_from": "int", "pick_which": "int", "pick_of": "Group",
    "picked": "Group", "pick_most": "int", "pick_rides": "bool", "moved_from": "tuple[int, ...]",
    "arrived": "tuple[int, ...]", "flown": "tuple[int, ...]", "flying": "tuple[int, ...]", "dice_pool": "list[int]",
    "lost_tokens": "tuple[int, ...]", "to_discard": "tuple[int, ...]", "forced_owner": "int",
    "signs_now": "tuple[int, ...]", "sign_next": "int", "b_from": "int", "b_to": "int", "b_side": "int",
    "b_group": "Group", "b_round": "int", "b_flags": "int", "b_far": "int", "b_hits": "tuple[int, ...]",
    "b_shields": "tuple[int, ...]", "b_specials": "tuple[int, ...]", "b_cards": "tuple[int, ...]",
    "b_generics": "tuple[int, ...]", "b_leaders": "tuple[int, ...]", "b_lost": "list[Group]",
    "storm_done": "tuple[int, ...]", "loaded": "tuple[tuple[int, ...], ...]", "switches": "int",
    "round_limit": "int", "target_offset": "int", "smugglers": "int", "staban_step": "int",
    "smugglers_waiting": "int", "smugglers_left": "int", "smuggler_harvesters": "int", "smuggler_carryall": "int",
    "thopters_locked": "int", "thopters_ready": "int", "given_up": "int", "base_at": "int", "smuggler_die": "int",
    "smuggler_faces": "tuple[int, ...]", "drawn": "tuple[int, ...]", "prizes": "tuple[int, ...]", "guild": "bool",
    "troops_left": "int", "bases_left": "list[int]", "frigates_left": "list[int]", "heighliner": "list[int]",
    "cargo_frigates": "list[int]", "cargo_troops": "list[int]", "in_play": "tuple[int, ...]", "raided": "int",
    "earned": "tuple[tuple[int, int, int, int], ...]", "solo": "bool", "player_breaks_ties": "bool",
    "supremacy_a_round": "int", "tactics": "list[int]", "tactics_aside": "list[int]", "harvest_card": "int",
    "target": "int", "reinforcements": "list[int]", "black": "list[int]", "silver": "list[int]", "unrolled": "int",
    "spent_results": "list[int]", "last_deck": "int", "scheming": "int", "why": "tuple[tuple[int, ...], ...]",
    "step_running": "bool", "tie_options": "tuple[int, ...]", "tie_answers": "tuple[int, ...]",
}  # fmt: skip


class State(Position):
    """The whole table. Sides: 0 Harkonnen, 1 Atreides. Decks and subfactions: 0, 1 Harkonnen's, 2, 3 Atreides'."""

    __slots__ = (  # noqa: RUF023
        "seats", "house", "ally", "phase", "round", "side", "acting", "winner", "force", "named", "tokens", "owner",
        "harvester", "sign", "worm", "sietch", "zone", "supply", "generic_left", "vehicles", "worms_left",
        "wild_maker", "settlements", "sietch_at", "sietch_rank", "sietch_up", "stations", "stations_left", "where",
        "tank", "spent", "dice", "slotted", "aside_dice", "used_token", "forced_die", "decks", "discards", "hands",
        "prescience_deck", "prescience", "prescience_out", "claims", "eyes", "fear", "objectives",
        "objectives_aside", "standard", "pool", "supremacy", "marker", "imperium", "bans", "reserve_spice", "spice",
        "plan", "bene_gesserit", "bene_gesserit_left", "atomics", "exposed", "opened", "hunted", "seek",
        "harvesters_lost", "won_battle", "card", "that", "groups", "pick_from", "pick_which", "pick_of", "picked",
        "pick_most", "pick_rides", "moved_from", "arrived", "flown", "flying", "dice_pool", "lost_tokens",
        "to_discard", "forced_owner", "signs_now", "sign_next", "b_from", "b_to", "b_side", "b_group", "b_round",
        "b_flags", "b_far", "b_hits", "b_shields", "b_specials", "b_cards", "b_generics", "b_leaders", "b_lost",
        "storm_done", "loaded", "switches", "round_limit", "target_offset", "smugglers", "staban_step",
        "smugglers_waiting", "smugglers_left", "smuggler_harvesters", "smuggler_carryall", "thopters_locked",
        "thopters_ready", "given_up", "base_at", "smuggler_die", "smuggler_faces", "drawn", "prizes", "guild",
        "troops_left", "bases_left", "frigates_left", "heighliner", "cargo_frigates", "cargo_troops", "in_play",
        "raided", "earned", "solo", "player_breaks_ties", "supremacy_a_round", "tactics", "tactics_aside",
        "harvest_card", "target", "reinforcements", "black", "silver", "unrolled", "spent_results", "last_deck",
        "scheming", "why", "step_running", "tie_options", "tie_answers",
    )  # fmt: skip

    seats: int
    house: list[int]  # the seat of the House player of each side
    ally: list[int]  # the seat of the partner; the same seat if one person plays the side
    phase: int
    round: int
    side: int  # whose action turn it is
    acting: int  # the subfaction that acts in it
    winner: int
    # The board, by area:
    force: bytearray  # by area: how many of each kind of figure, as codes.py orders them
    named: list[int]  # mask of named leaders
    tokens: list[tuple[int, ...]]  # facedown deployment tokens
    owner: list[int]  # whose legion stands there, or -1
    harvester: bytes  # 0, 1 Harkonnen's, 2 the smugglers'
    sign: bytes  # 0, or kind of the facedown wormsign + 1
    worm: bytes  # 0, 1 a Sandworm, 2 the Wild Maker
    sietch: bytes  # 0, or the number of the sietch standing there + 1
    zone: list[int]  # by air zone: 0 or the figure in it, as codes.py numbers them
    # Supplies:
    supply: list[int]  # three kinds of units for each side
    generic_left: list[int]
    vehicles: list[int]  # Harvesters, Ornithopters, Carryalls
    worms_left: int
    wild_maker: int  # 0 not in play, 1 in play
    # Settlements and stations:
    settlements: int  # mask of those standing
    sietch_at: list[int]  # where each stands, or -1: the same as `sietch`, read the other way; see place_sietch
    sietch_rank: list[int]
    sietch_up: int  # mask of those face up
    stations: list[int]  # marker of each facedown station token
    stations_left: int  # mask
    # Leaders:
    where: list[int]
    tank: list[int]  # space in the tank
    spent: int  # mask of spent leader cards; bit 31 the Wild Maker's
    # Dice: five results for each subfaction:
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
    pick_from: int  # who goes along is being chosen: the area they stand in
    pick_which: int  # and which legions the action may take
    pick_of: Group  # those who could go
    picked: Group  # those who do
    pick_most: int  # how many units advance
    pick_rides: bool  # they sandride
    moved_from: tuple[int, ...]
    arrived: tuple[int, ...]
    flown: tuple[int, ...]  # where legions stand that were transported in this turn
    flying: tuple[int, ...]  # where such legions will arrive with the moves not yet finished
    dice_pool: list[int]  # dice partners still have to split, five results for each side
    lost_tokens: tuple[int, ...]  # facedown tokens that left the game unseen
    to_discard: tuple[int, ...]  # cards chosen for the hand limit, still unseen in the hands
    forced_owner: int  # Truthtrance in a team: whose die it is, or -1
    signs_now: tuple[int, ...]
    sign_next: int  # the one of them that must be resolved first, or -1
    # The running battle:
    b_from: int
    b_to: int
    b_side: int  # the attacker
    b_group: Group  # the attackers, facedown tokens that are still to be revealed included
    b_round: int
    b_flags: int
    b_far: int
    b_hits: tuple[int, ...]
    b_shields: tuple[int, ...]
    b_specials: tuple[int, ...]
    b_cards: tuple[int, ...]  # planning cards discarded for dice, by side
    b_generics: tuple[int, ...]  # generic leaders who have used a special
    b_leaders: tuple[int, ...]  # masks of named leaders who have
    b_lost: list[Group]  # who fell in this battle, by side
    storm_done: tuple[int, ...]
    loaded: tuple[tuple[int, ...], ...]  # rolls to come that a scenario has fixed; none in a game played
    switches: int  # rulings the setup has turned
    round_limit: int  # 0, or the round after which the game ends without a winner
    target_offset: int  # added to the three targets of every objective
    # Smugglers (SMG-16):
    smugglers: int  # not in this game, neutral, allied or eliminated
    staban_step: int  # on the prescience track, while neutral
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
    drawn: tuple[int, ...]  # cards drawn with the smugglers' die, one of which is kept
    prizes: tuple[int, ...]  # areas whose Harvester an Atreides legion is about to take
    # The Spacing Guild (GLD-14), lists by side:
    guild: bool
    troops_left: int
    bases_left: list[int]
    frigates_left: list[int]
    heighliner: list[int]
    cargo_frigates: list[int]
    cargo_troops: list[int]
    in_play: tuple[int, ...]  # planning cards that remain in play
    raided: int  # Harkonnen Harvesters the running card's moves have destroyed
    earned: tuple[tuple[int, int, int, int], ...]  # Imperium Actions left, for each frame that offers some
    # The Mahdi (ARR-30):
    solo: bool  # one player against the automaton
    player_breaks_ties: bool  # mahdi_ties: player
    supremacy_a_round: int  # at the end of each round (ARR-30.39)
    tactics: list[int]  # tactical cards, facedown
    tactics_aside: list[int]  # drawn as target or put aside
    harvest_card: int  # the tactical card of the harvesting sector
    target: int  # area of the target sietch
    reinforcements: list[int]  # planning cards, facedown
    black: list[int]  # deployment tokens out of sight
    silver: list[int]
    unrolled: int  # action dice not yet rolled
    spent_results: list[int]  # action dice spent in this round, by result
    last_deck: int  # deck of the Harkonnen card discarded last
    scheming: int  # copies of Hawat's Scheming beside the board
    why: tuple[tuple[int, ...], ...]  # how the automaton has chosen in its last turn
    step_running: bool  # a step that may ask the player for ties
    tie_options: tuple[int, ...]
    tie_answers: tuple[int, ...]  # of the running step

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
        copy.seats = self.seats
        copy.house = self.house
        copy.ally = self.ally
        copy.phase = self.phase
        copy.round = self.round
        copy.side = self.side
        copy.acting = self.acting
        copy.winner = self.winner
        copy.force = self.force[:]
        copy.named = self.named.copy()
        copy.tokens = self.tokens.copy()
        copy.owner = self.owner.copy()
        copy.harvester = self.harvester
        copy.sign = self.sign
        copy.worm = self.worm
        copy.sietch = self.sietch
        copy.zone = self.zone.copy()
        copy.supply = self.supply.copy()
        copy.generic_left = self.generic_left.copy()
        copy.vehicles = self.vehicles.copy()
        copy.worms_left = self.worms_left
        copy.wild_maker = self.wild_maker
        copy.settlements = self.settlements
        copy.sietch_at = self.sietch_at.copy()
        copy.sietch_rank = self.sietch_rank.copy()
        copy.sietch_up = self.sietch_up
        copy.stations = self.stations.copy()
        copy.stations_left = self.stations_left
        copy.where = self.where.copy()
        copy.tank = self.tank.copy()
        copy.spent = self.spent
        copy.dice = self.dice.copy()
        copy.slotted = self.slotted.copy()
        copy.aside_dice = self.aside_dice
        copy.used_token = self.used_token
        copy.forced_die = self.forced_die
        a, b, c, d = self.decks
        copy.decks = [a.copy(), b.copy(), c.copy(), d.copy()]
        a, b, c, d = self.discards
        copy.discards = [a.copy(), b.copy(), c.copy(), d.copy()]
        a, b, c, d = self.hands
        copy.hands = [a.copy(), b.copy(), c.copy(), d.copy()]
        copy.prescience_deck = self.prescience_deck.copy()
        copy.prescience = self.prescience.copy()
        copy.prescience_out = self.prescience_out.copy()
        copy.claims = self.claims
        copy.eyes = self.eyes
        copy.fear = self.fear
        copy.objectives = self.objectives
        copy.objectives_aside = self.objectives_aside.copy()
        copy.standard = self.standard.copy()
        copy.pool = self.pool.copy()
        copy.supremacy = self.supremacy
        copy.marker = self.marker.copy()
        copy.imperium = self.imperium.copy()
        copy.bans = self.bans
        copy.reserve_spice = self.reserve_spice
        copy.spice = self.spice
        copy.plan = self.plan.copy()
        copy.bene_gesserit = self.bene_gesserit.copy()
        copy.bene_gesserit_left = self.bene_gesserit_left
        copy.atomics = self.atomics
        copy.exposed = self.exposed
        copy.opened = self.opened
        copy.hunted = self.hunted
        copy.seek = self.seek
        copy.harvesters_lost = self.harvesters_lost
        copy.won_battle = self.won_battle
        copy.card = self.card
        copy.that = self.that
        copy.groups = self.groups.copy()
        copy.pick_from = self.pick_from
        copy.pick_which = self.pick_which
        copy.pick_of = self.pick_of
        copy.picked = self.picked
        copy.pick_most = self.pick_most
        copy.pick_rides = self.pick_rides
        copy.moved_from = self.moved_from
        copy.arrived = self.arrived
        copy.flown = self.flown
        copy.flying = self.flying
        copy.dice_pool = self.dice_pool.copy()
        copy.lost_tokens = self.lost_tokens
        copy.to_discard = self.to_discard
        copy.forced_owner = self.forced_owner
        copy.signs_now = self.signs_now
        copy.sign_next = self.sign_next
        copy.b_from = self.b_from
        copy.b_to = self.b_to
        copy.b_side = self.b_side
        copy.b_group = self.b_group
        copy.b_round = self.b_round
        copy.b_flags = self.b_flags
        copy.b_far = self.b_far
        copy.b_hits = self.b_hits
        copy.b_shields = self.b_shields
        copy.b_specials = self.b_specials
        copy.b_cards = self.b_cards
        copy.b_generics = self.b_generics
        copy.b_leaders = self.b_leaders
        copy.b_lost = self.b_lost.copy()
        copy.storm_done = self.storm_done
        copy.loaded = self.loaded
        copy.switches = self.switches
        copy.round_limit = self.round_limit
        copy.target_offset = self.target_offset
        copy.smugglers = self.smugglers
        copy.staban_step = self.staban_step
        copy.smugglers_waiting = self.smugglers_waiting
        copy.smugglers_left = self.smugglers_left
        copy.smuggler_harvesters = self.smuggler_harvesters
        copy.smuggler_carryall = self.smuggler_carryall
        copy.thopters_locked = self.thopters_locked
        copy.thopters_ready = self.thopters_ready
        copy.given_up = self.given_up
        copy.base_at = self.base_at
        copy.smuggler_die = self.smuggler_die
        copy.smuggler_faces = self.smuggler_faces
        copy.drawn = self.drawn
        copy.prizes = self.prizes
        copy.guild = self.guild
        copy.troops_left = self.troops_left
        copy.bases_left = self.bases_left.copy() if self.guild else self.bases_left
        copy.frigates_left = self.frigates_left.copy() if self.guild else self.frigates_left
        copy.heighliner = self.heighliner.copy() if self.guild else self.heighliner
        copy.cargo_frigates = self.cargo_frigates.copy() if self.guild else self.cargo_frigates
        copy.cargo_troops = self.cargo_troops.copy() if self.guild else self.cargo_troops
        copy.in_play = self.in_play
        copy.raided = self.raided
        copy.earned = self.earned
        copy.solo = self.solo
        copy.player_breaks_ties = self.player_breaks_ties
        copy.supremacy_a_round = self.supremacy_a_round
        copy.tactics = self.tactics.copy() if self.solo else self.tactics
        copy.tactics_aside = self.tactics_aside.copy() if self.solo else self.tactics_aside
        copy.harvest_card = self.harvest_card
        copy.target = self.target
        copy.reinforcements = self.reinforcements.copy() if self.solo else self.reinforcements
        copy.black = self.black.copy() if self.solo else self.black
        copy.silver = self.silver.copy() if self.solo else self.silver
        copy.unrolled = self.unrolled
        copy.spent_results = self.spent_results.copy() if self.solo else self.spent_results
        copy.last_deck = self.last_deck
        copy.scheming = self.scheming
        copy.why = self.why
        copy.step_running = self.step_running
        copy.tie_options = self.tie_options
        copy.tie_answers = self.tie_answers


def start_state(s: State, key_bytes: bytes) -> None:
    new_fields(s, key_bytes)
    s.seats = 0
    s.house = []
    s.ally = []
    s.phase = 0
    s.round = 0
    s.side = 0
    s.acting = -1
    s.winner = -1
    s.force = bytearray(FIGURES * AREA_COUNT)
    s.named = [0] * AREA_COUNT
    s.tokens = [()] * AREA_COUNT
    s.owner = [-1] * AREA_COUNT
    s.harvester = bytes(AREA_COUNT)
    s.sign = bytes(AREA_COUNT)
    s.worm = bytes(AREA_COUNT)
    s.sietch = bytes(AREA_COUNT)
    s.zone = [0] * len(ZONES)
    s.supply = []
    s.generic_left = []
    s.vehicles = []
    s.worms_left = 0
    s.wild_maker = 0
    s.settlements = 0
    s.sietch_at = []
    s.sietch_rank = []
    s.sietch_up = 0
    s.stations = []
    s.stations_left = 0
    s.where = []
    s.tank = [0] * len(LEADERS)
    s.spent = 0
    s.dice = [0] * 20
    s.slotted = [-1, -1]
    s.aside_dice = 0
    s.used_token = 0
    s.forced_die = -1
    s.decks = [[], [], [], []]
    s.discards = [[], [], [], []]
    s.hands = [[], [], [], []]
    s.prescience_deck = []
    s.prescience = []
    s.prescience_out = []
    s.claims = 0
    s.eyes = -1
    s.fear = -1
    s.objectives = ()
    s.objectives_aside = []
    s.standard = []
    s.pool = []
    s.supremacy = 0
    s.marker = [0, 0, 0]
    s.imperium = []
    s.bans = 0
    s.reserve_spice = 0
    s.spice = 0
    s.plan = [0, 0, 0, 0]
    s.bene_gesserit = []
    s.bene_gesserit_left = 0
    s.atomics = -1
    s.exposed = ()
    s.opened = ()
    s.hunted = 0
    s.seek = 0
    s.harvesters_lost = 0
    s.won_battle = 0
    s.card = -1
    s.that = -1
    s.groups = []
    s.pick_from = -1
    s.pick_which = 0
    s.pick_of = NOBODY
    s.picked = NOBODY
    s.pick_most = 0
    s.pick_rides = False
    s.moved_from = ()
    s.arrived = ()
    s.flown = ()
    s.flying = ()
    s.dice_pool = [0] * 10
    s.lost_tokens = ()
    s.to_discard = ()
    s.forced_owner = -1
    s.signs_now = ()
    s.sign_next = -1
    s.b_from = 0
    s.b_to = 0
    s.b_side = 0
    s.b_group = NOBODY
    s.b_round = 0
    s.b_flags = 0
    s.b_far = 0
    s.b_hits = (0, 0)
    s.b_shields = (0, 0)
    s.b_specials = (0, 0)
    s.b_cards = (0, 0)
    s.b_generics = (0, 0)
    s.b_leaders = (0, 0)
    s.b_lost = [NOBODY, NOBODY]
    s.storm_done = ()
    s.loaded = ()
    s.switches = 0
    s.round_limit = 0
    s.target_offset = 0
    s.smugglers = NO_SMUGGLERS
    s.staban_step = 0
    s.smugglers_waiting = 0
    s.smugglers_left = 0
    s.smuggler_harvesters = 0
    s.smuggler_carryall = 0
    s.thopters_locked = 0
    s.thopters_ready = 0
    s.given_up = 0
    s.base_at = -1
    s.smuggler_die = -1
    s.smuggler_faces = SMUGGLERS_DIE
    s.drawn = ()
    s.prizes = ()
    s.guild = False
    s.troops_left = 0
    s.bases_left = [0, 0]
    s.frigates_left = [0, 0]
    s.heighliner = [0, 0]
    s.cargo_frigates = [0, 0]
    s.cargo_troops = [0, 0]
    s.in_play = ()
    s.raided = 0
    s.earned = ()
    s.solo = False
    s.player_breaks_ties = False
    s.supremacy_a_round = 1
    s.tactics = []
    s.tactics_aside = []
    s.harvest_card = -1
    s.target = -1
    s.reinforcements = []
    s.black = []
    s.silver = []
    s.unrolled = 0
    s.spent_results = [0, 0, 0, 0, 0]
    s.last_deck = -1
    s.scheming = 0
    s.why = ()
    s.step_running = False
    s.tie_options = ()
    s.tie_answers = ()


def dump_state(s: State) -> dict[str, Any]:
    data = {f: plain(getattr(s, f)) for f in (*SAVED_FIELDS, *STATE_TYPES)}
    return data


def fill_state(s: State, data: dict[str, Any]) -> None:
    """Set the fields named in data; a field that is missing keeps its value."""
    types = {**SAVED_TYPES, **STATE_TYPES}
    for name, value in data.items():
        setattr(s, name, restored(types[name], value, MAKERS))


MAKERS["Frame"] = tuple
MAKERS["Group"] = lambda value: restored("tuple[int, ...]", value, MAKERS)
