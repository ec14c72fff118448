"""A position: the state with the contract of the kernel, and the loop that runs a game from decision to decision."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from ...kernel.errors import IllegalAction
from ...kernel.fingerprint import fingerprint
from ..guess import hide
from ..tables import AREA_COUNT, LEADERS, SMUGGLERS_DIE, ZONES
from ..view import view_of
from . import (
    air,
    arriving,
    battle,
    desert,
    dice,
    frigates,
    guild,
    losses,
    moving,
    parts,  # noqa: F401
    rounds,
    smuggler_die,
    smuggler_vehicles,
    smugglers,
    spice,
    turn,
)
from . import codes as k
from .decisions import DECISIONS
from .state import Frame, State, dump_state, fill

Settle = Callable[[State, Frame], bool]
Options = Callable[[State, Frame], list[int]]
Apply = Callable[[State, Frame, int], None]

SETTLE: Final[list[Settle | None]] = [None] * k.FRAME_KINDS
OPTIONS: Final[list[Options | None]] = [None] * k.FRAME_KINDS
APPLY: Final[list[Apply | None]] = [None] * k.FRAME_KINDS


def _frame(kind: int, options: Options | None, apply: Apply | None, settle: Settle | None = None) -> None:
    SETTLE[kind] = settle
    OPTIONS[kind] = options
    APPLY[kind] = apply


def _options_scout(s: State, frame: Frame) -> list[int]:
    return rounds.options_end_scout(s, frame) if frame[2] < 0 else turn.options_scout(s, frame)


def _apply_scout(s: State, frame: Frame, action: int) -> None:
    if frame[2] < 0:
        rounds.apply_end_scout(s, frame, action)
    else:
        turn.apply_scout(s, frame, action)


_frame(k.PLACE_HARVESTER, spice.options_place_harvester, spice.apply_place_harvester, spice.settle_place)
_frame(k.PLACE_CARRYALL, spice.options_place_air, spice.apply_place_air, spice.settle_place)
_frame(k.PLACE_ORNITHOPTER, spice.options_place_air, spice.apply_place_air, spice.settle_place)
_frame(k.PLACE_VEHICLE, spice.options_place_vehicle, spice.apply_place_vehicle)
_frame(k.SPICE, spice.options_spice, spice.apply_spice)
_frame(k.CHANGE_DIE, dice.options_change_die, dice.apply_change_die, dice.settle_change_die)
_frame(k.SPLIT_DIE, dice.options_split_die, dice.apply_split_die, dice.settle_split_die)
_frame(k.SLOT_TOKEN, dice.options_slot_token, dice.apply_slot_token)
_frame(k.WHO_ACTS, turn.options_who_acts, turn.apply_who_acts)
_frame(k.TURN, turn.options_turn, turn.apply_turn)
_frame(k.USE_DIE, turn.options_use_die, turn.apply_use_die)
_frame(k.TURN_END, turn.options_turn_end, turn.apply_turn_end)
_frame(k.FREE, turn.options_free, turn.apply_free)
_frame(k.PICK_CARD, turn.options_pick_card, turn.apply_pick_card)
_frame(k.TOKEN_ORDER, turn.options_token_order, turn.apply_token_order)
_frame(k.SCOUT, _options_scout, _apply_scout, rounds.settle_end_scout)
_frame(k.MOVE_FROM, moving.options_move_from, moving.apply_move_from)
_frame(k.MOVE_TO, moving.options_move_to, moving.apply_move_to)
_frame(k.MOVE_ZONE, moving.options_move_zone, moving.apply_move_zone)
_frame(k.MOVE_WHO, moving.options_move_who, moving.apply_move_who)
_frame(k.ARRIVE, None, None, moving.settle_arrive)
_frame(k.ATTACK_FROM, battle.options_attack_from, battle.apply_attack_from)
_frame(k.ATTACK_TO, battle.options_attack_to, battle.apply_attack_to)
_frame(k.ATTACK_ZONE, battle.options_attack_zone, battle.apply_attack_zone)
_frame(k.BATTLE, None, None, battle.settle_battle)
_frame(k.B_DISCARD, battle.options_b_discard, battle.apply_b_discard)
_frame(k.B_AFTER, None, None, battle.settle_b_after)
_frame(k.B_SPECIAL, battle.options_b_special, battle.apply_b_special)
_frame(k.B_HIT, battle.options_b_hit, battle.apply_b_hit, battle.settle_b_hit)
_frame(k.B_CEASE, battle.options_b_cease, battle.apply_b_cease)
_frame(k.B_STAY, battle.options_b_stay, battle.apply_b_stay, battle.settle_b_stay)
_frame(k.B_RETREAT_TO, battle.options_b_retreat_to, battle.apply_b_retreat_to)
_frame(k.B_ADVANCE, battle.options_b_advance, battle.apply_b_advance)
_frame(k.ADVANCE_WHO, battle.options_advance_who, battle.apply_advance_who)
_frame(k.SIGN_ORDER, arriving.options_sign_order, arriving.apply_sign_order, arriving.settle_sign_order)
_frame(k.CARRYALL, arriving.options_carryall, arriving.apply_carryall, arriving.settle_carryall)
_frame(k.WORM_RETREAT, arriving.options_worm_retreat, arriving.apply_worm_retreat)
_frame(k.WORM_AT, arriving.options_worm_at, arriving.apply_worm_at, arriving.settle_worm_at)
_frame(k.EXCESS, losses.options_excess, losses.apply_excess, losses.settle_excess)
_frame(k.HIT, losses.options_hit, losses.apply_hit, losses.settle_hit)
_frame(k.DESERT_CHOICE, desert.options_desert_choice, desert.apply_desert_choice)
_frame(k.PLACE_SIGN, desert.options_place_sign, desert.apply_place_sign)
_frame(k.WORM_MOVE, desert.options_worm_move, desert.apply_worm_move)
_frame(k.WORM_MOVE_TO, desert.options_worm_move_to, desert.apply_worm_move_to)
_frame(k.WORM_ATTACK, desert.options_worm_attack, desert.apply_worm_attack)
_frame(k.WORM_FOLLOW, desert.options_worm_follow, desert.apply_worm_follow, desert.settle_worm_follow)
_frame(k.STORM, desert.options_storm, desert.apply_storm, desert.settle_storm)
_frame(k.END_CLAIM, rounds.options_end_claim, rounds.apply_end_claim)
_frame(k.RECALL_LEADER, rounds.options_recall_leader, rounds.apply_recall_leader)
_frame(k.HAND_LIMIT, rounds.options_hand_limit, rounds.apply_hand_limit, rounds.settle_hand_limit)
_frame(
    k.REMOVE_PRESCIENCE,
    rounds.options_remove_prescience,
    rounds.apply_remove_prescience,
    rounds.settle_remove_prescience,
)
_frame(k.PRIZES, arriving.options_prizes, arriving.apply_prizes, arriving.settle_prizes)
_frame(k.BASE_AT, smugglers.options_base_at, smugglers.apply_base_at, smugglers.settle_base_at)
_frame(k.JOIN_LEGION, smugglers.options_join_legion, smugglers.apply_join_legion, smugglers.settle_join_legion)
_frame(
    k.PLACE_SMUGGLER_ORNITHOPTER,
    smuggler_vehicles.options_smuggler_ornithopter,
    smuggler_vehicles.apply_smuggler_ornithopter,
)
_frame(
    k.THOPTER_BATTLE,
    smuggler_vehicles.options_thopter_battle,
    smuggler_vehicles.apply_thopter_battle,
    smuggler_vehicles.settle_thopter_battle,
)
for _kind in (k.PLACE_SMUGGLER_HARVESTER, k.PLACE_SMUGGLER_CARRYALL):
    _frame(
        _kind,
        smuggler_vehicles.options_smuggler_vehicle,
        smuggler_vehicles.apply_smuggler_vehicle,
        smuggler_vehicles.settle_smuggler_vehicle,
    )
_frame(k.USE_SMUGGLER_DIE, smuggler_die.options_use_smuggler_die, smuggler_die.apply_use_smuggler_die)
_frame(k.KEEP_CARD, smuggler_die.options_keep_card, smuggler_die.apply_keep_card)
_frame(k.IMPERIUM_ACTION, guild.options_imperium_action, guild.apply_imperium_action)
_frame(k.RECRUIT, guild.options_recruit, guild.apply_recruit)
_frame(k.HEIGHLINER_STEP, guild.options_heighliner_step, guild.apply_heighliner_step)
_frame(k.HOLD_HEIGHLINER, guild.options_hold_heighliner, guild.apply_hold_heighliner)
_frame(k.NEXT_ROUND, None, None, rounds.settle_next_round)
_frame(k.LANDING, None, None, guild.settle_landing)
_frame(k.LAND_FRIGATE, guild.options_land_frigate, guild.apply_land_frigate)
_frame(k.LAND_TROOPS, guild.options_land_troops, guild.apply_land_troops)
_frame(k.LAND_HOW_MANY, guild.options_land_how_many, guild.apply_land_how_many)
_frame(k.BOMBARD_FROM, frigates.options_bombard_from, frigates.apply_bombard_from)
_frame(k.BOMBED, None, None, frigates.settle_bombed)
_frame(k.DOWN_FRIGATE, frigates.options_down_frigate, frigates.apply_down_frigate)
_frame(k.PLACE_NAVIGATOR, air.options_place_navigator, air.apply_place_navigator)
_frame(k.WHO_FLIES, air.options_who_flies, air.apply_who_flies)

for _decision in DECISIONS.all:  # declared beside their functions
    if _decision is not None:
        _frame(_decision.kind, _decision.options, _decision.apply, _decision.settle)


def run_on(s: State) -> None:
    """Run to the next decision that is one: more than one option."""
    stack = s.stack
    while not s.over:
        if s.alliance_due:  # as soon as the step that brought it about is over (SMG-4.4)
            smugglers.start_alliance(s)
        if not stack:
            rounds.next_step(s)
            continue
        frame = stack[-1]
        kind = frame[0]
        settle = SETTLE[kind]
        if settle is not None and settle(s, frame):
            continue
        options = OPTIONS[kind]
        assert options is not None
        legal = options(s, frame)
        if len(legal) > 1:
            s.player = frame[1]
            s.legal_list = legal
            return
        apply = APPLY[kind]
        assert apply is not None
        if legal:
            s.forced += 1
            if s.log is not None:  # nobody was asked, but everybody should read what was spent, played or lost
                s.log.append((k.E_DID, frame[1], legal[0], kind, frame[2], frame[3]))
            apply(s, frame, legal[0])
        else:
            stack.pop()
    s.legal_list = []


def options_now(s: State) -> list[int]:
    """The options of the decision at hand, computed again from the state."""
    if s.over:
        return []
    frame = s.stack[-1]
    options = OPTIONS[frame[0]]
    assert options is not None
    return options(s, frame)


def apply_action(s: State, action: int) -> None:
    if action not in s.legal_list:
        raise IllegalAction(f"Action {action} is not legal now.")
    frame = s.stack[-1]
    if s.log is not None:
        s.log.append((k.E_DID, frame[1], action, frame[0], frame[2], frame[3]))
    apply = APPLY[frame[0]]
    assert apply is not None
    apply(s, frame, action)
    run_on(s)


class Position(State):
    """A game of War for Arrakis in progress, as the kernel's contract wants it."""

    __slots__ = ()

    @property
    def players_count(self) -> int:
        return self.seats

    @property
    def ranking(self) -> list[list[int]]:
        """A team wins or loses together (ARR-29.8)."""
        if not self.over:
            return []
        if self.winner < 0:  # the limit of rounds was reached: nobody has won
            return [list(range(self.seats))]
        winners = sorted({self.house[self.winner], self.ally[self.winner]})
        losers = sorted({self.house[1 - self.winner], self.ally[1 - self.winner]})
        return [winners, losers]

    def legal(self) -> list[int]:
        return self.legal_list[:]

    def apply(self, action: object) -> None:
        if type(action) is not int:  # 3609.0 and True equal numbers, but are none
            raise IllegalAction(f"Action {action!r} is not legal now.")
        apply_action(self, action)

    def clone(self) -> Position:
        copy = Position()
        copy.key_bytes = self.key_bytes
        copy.counter = self.counter
        copy.seats = self.seats
        copy.house = self.house  # never changes
        copy.ally = self.ally  # never changes
        copy.phase = self.phase
        copy.round = self.round
        copy.side = self.side
        copy.acting = self.acting
        copy.player = self.player
        copy.over = self.over
        copy.winner = self.winner
        copy.stack = self.stack[:]
        copy.units = self.units[:]
        copy.generic = self.generic[:]
        copy.named = self.named[:]
        copy.tokens = self.tokens[:]
        copy.owner = self.owner[:]
        copy.harvester = self.harvester[:]
        copy.sign = self.sign[:]
        copy.worm = self.worm[:]
        copy.zone = self.zone[:]
        copy.supply = self.supply[:]
        copy.generic_left = self.generic_left[:]
        copy.vehicles = self.vehicles[:]
        copy.worms_left = self.worms_left
        copy.wild_maker = self.wild_maker
        copy.settlements = self.settlements
        copy.sietch_at = self.sietch_at[:]
        copy.sietch_rank = self.sietch_rank[:]
        copy.sietch_up = self.sietch_up
        copy.stations = self.stations[:]
        copy.stations_left = self.stations_left
        copy.where = self.where[:]
        copy.tank = self.tank[:]
        copy.spent = self.spent
        copy.dice = self.dice[:]
        copy.slotted = self.slotted[:]
        copy.aside_dice = self.aside_dice
        copy.used_token = self.used_token
        copy.forced_die = self.forced_die
        a, b, c, d = self.decks  # written out: there are always four, and a comprehension costs twice as much
        copy.decks = [a[:], b[:], c[:], d[:]]
        a, b, c, d = self.discards
        copy.discards = [a[:], b[:], c[:], d[:]]
        a, b, c, d = self.hands
        copy.hands = [a[:], b[:], c[:], d[:]]
        copy.prescience_deck = self.prescience_deck[:]
        copy.prescience = self.prescience[:]
        copy.prescience_out = self.prescience_out[:]
        copy.claims = self.claims
        copy.eyes = self.eyes
        copy.fear = self.fear
        copy.objectives = self.objectives
        copy.objectives_aside = self.objectives_aside[:]
        copy.standard = self.standard[:]
        copy.pool = self.pool[:]
        copy.supremacy = self.supremacy
        copy.marker = self.marker[:]
        copy.imperium = self.imperium[:]
        copy.bans = self.bans
        copy.reserve_spice = self.reserve_spice
        copy.spice = self.spice
        copy.plan = self.plan[:]
        copy.bene_gesserit = self.bene_gesserit[:]
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
        copy.groups = self.groups[:]
        copy.pick = self.pick[:]
        copy.pick_tokens = self.pick_tokens
        copy.moved_from = self.moved_from
        copy.arrived = self.arrived
        copy.flown = self.flown
        copy.flying = self.flying
        copy.dice_pool = self.dice_pool[:]
        copy.lost_tokens = self.lost_tokens
        copy.forced_owner = self.forced_owner
        copy.to_discard = self.to_discard
        copy.signs_now = self.signs_now
        copy.b_from = self.b_from
        copy.b_to = self.b_to
        copy.b_side = self.b_side
        copy.b_group = self.b_group[:]
        copy.b_round = self.b_round
        copy.b_flags = self.b_flags
        copy.b_far = self.b_far
        copy.b_hits = self.b_hits[:]
        copy.b_shields = self.b_shields[:]
        copy.b_specials = self.b_specials[:]
        copy.b_used = self.b_used[:]
        copy.storm_done = self.storm_done
        copy.reveals = self.reveals
        copy.forced = self.forced
        copy.loaded = [x[:] for x in self.loaded] if self.loaded else []
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
        copy.alliance_due = self.alliance_due
        copy.drawn = self.drawn
        copy.prizes = self.prizes
        copy.guild = self.guild
        copy.troops_left = self.troops_left
        copy.in_play = self.in_play
        copy.raided = self.raided
        # Without the expansion these never change and are shared.
        copy.smuggler_units = self.smuggler_units if self.smugglers == k.NO_SMUGGLERS else self.smuggler_units[:]
        if self.guild:
            copy.troops = self.troops[:]
            copy.bases_left = self.bases_left[:]
            copy.frigates_left = self.frigates_left[:]
            copy.heighliner = self.heighliner[:]
            copy.cargo_frigates = self.cargo_frigates[:]
            copy.cargo_troops = self.cargo_troops[:]
        else:
            copy.troops = self.troops
            copy.bases_left = self.bases_left
            copy.frigates_left = self.frigates_left
            copy.heighliner = self.heighliner
            copy.cargo_frigates = self.cargo_frigates
            copy.cargo_troops = self.cargo_troops
        copy.legal_list = self.legal_list  # replaced at the next decision, never changed in place
        copy.log = None
        return copy

    def view(self, seat: int) -> dict[str, Any]:
        return view_of(self, seat)

    def guess(self, seat: int, rng: Random) -> Position:
        copy = self.clone()
        hide(copy, seat, rng)
        copy.legal_list = options_now(copy)
        return copy

    def key(self, seat: int) -> str:
        return fingerprint(self.view(seat))

    def dump(self) -> dict[str, Any]:
        return dump_state(self)

    def hash(self) -> str:
        return fingerprint(dump_state(self))


def load_position(data: dict[str, Any]) -> Position:
    s = new_position(b"")
    fill(s, data)
    s.legal_list = options_now(s)
    return s


def new_position(key_bytes: bytes) -> Position:
    """An empty table."""
    s = Position()
    s.key_bytes = key_bytes
    s.over = False
    s.winner = -1
    s.acting = -1
    s.atomics = -1
    s.eyes = -1
    s.fear = -1
    s.forced_die = -1
    s.that = -1
    s.card = -1
    s.slotted = [-1, -1]
    s.dice = [0] * 20
    s.stack = []
    s.units = bytearray(3 * AREA_COUNT)
    s.generic = bytearray(AREA_COUNT)
    s.named = [0] * AREA_COUNT
    s.tokens = [()] * AREA_COUNT
    s.owner = [-1] * AREA_COUNT
    s.harvester = bytearray(AREA_COUNT)
    s.sign = bytearray(AREA_COUNT)
    s.worm = bytearray(AREA_COUNT)
    s.zone = [0] * len(ZONES)
    s.tank = [0] * len(LEADERS)
    s.marker = [0, 0, 0]
    s.plan = [0, 0, 0, 0]
    s.decks = [[], [], [], []]
    s.discards = [[], [], [], []]
    s.hands = [[], [], [], []]
    s.prescience = []
    s.prescience_out = []
    s.objectives = ()
    s.exposed = ()
    s.opened = ()
    s.groups = []
    s.pick = []
    s.pick_tokens = ()
    s.moved_from = ()
    s.arrived = ()
    s.signs_now = ()
    s.flown = ()
    s.flying = ()
    s.dice_pool = [0] * 10
    s.lost_tokens = ()
    s.forced_owner = -1
    s.to_discard = ()
    s.b_group = [0, 0, 0, 0, 0, 0, 0]
    s.b_hits = [0, 0]
    s.b_shields = [0, 0]
    s.b_specials = [0, 0]
    s.b_used = [0, 0]
    s.storm_done = ()
    s.loaded = []
    s.switches = 0
    s.round_limit = 0
    s.target_offset = 0
    s.smugglers = k.NO_SMUGGLERS
    s.staban_step = 0
    s.smuggler_units = bytearray(AREA_COUNT)
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
    s.alliance_due = False
    s.drawn = ()
    s.prizes = ()
    s.guild = False
    s.troops = bytearray(AREA_COUNT)
    s.troops_left = 0
    s.bases_left = [0, 0]
    s.frigates_left = [0, 0]
    s.heighliner = [0, 0]
    s.cargo_frigates = [0, 0]
    s.cargo_troops = [0, 0]
    s.in_play = ()
    s.raided = 0
    s.legal_list = []
    s.log = None
    s.counter = 0
    s.seats = 0
    s.house = []
    s.ally = []
    s.phase = 0
    s.round = 0
    s.side = 0
    s.player = 0
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
    s.spent = 0
    s.aside_dice = 0
    s.used_token = 0
    s.prescience_deck = []
    s.claims = 0
    s.objectives_aside = []
    s.standard = []
    s.pool = []
    s.supremacy = 0
    s.imperium = []
    s.bans = 0
    s.reserve_spice = 0
    s.spice = 0
    s.bene_gesserit = []
    s.bene_gesserit_left = 0
    s.hunted = 0
    s.seek = 0
    s.harvesters_lost = 0
    s.won_battle = 0
    s.b_from = 0
    s.b_to = 0
    s.b_side = 0
    s.b_round = 0
    s.b_flags = 0
    s.b_far = 0
    s.reveals = 0
    s.forced = 0
    return s
