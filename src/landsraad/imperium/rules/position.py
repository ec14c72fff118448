"""A position: the state with the contract of the kernel, and the loop that runs a game from decision to decision."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from ...kernel.errors import IllegalAction
from ...kernel.fingerprint import fingerprint
from ..guess import hide
from ..view import view_of
from . import agenda, agent_turn, choices, combat, dreadnoughts, effects, intrigue, reveal_turn, rounds, shipping, tech
from . import codes as k
from .state import Frame, State, dump_state, fill, new_player

Settle = Callable[[State, Frame], bool]
Options = Callable[[State, Frame], list[int]]
Apply = Callable[[State, Frame, int], None]

# For each kind of frame: what it does by itself (True: it did something, look again), what may be chosen, what follows.
SETTLE: Final[list[Settle | None]] = [None] * k.FRAME_KINDS
OPTIONS: Final[list[Options | None]] = [None] * k.FRAME_KINDS
APPLY: Final[list[Apply | None]] = [None] * k.FRAME_KINDS


def _frame(kind: int, options: Options | None, apply: Apply | None, settle: Settle | None = None) -> None:
    SETTLE[kind] = settle
    OPTIONS[kind] = options
    APPLY[kind] = apply


_frame(k.RUN, None, None, choices.settle_run)
_frame(k.TURN, agent_turn.options_turn, agent_turn.apply_turn, agent_turn.settle_turn)
_frame(k.AGENT, agent_turn.options_agent, agent_turn.apply_agent, agenda.settle_agenda)
_frame(k.REVEAL, reveal_turn.options_reveal, reveal_turn.apply_reveal, agenda.settle_agenda)
_frame(k.ARRIVE, None, None, agent_turn.settle_arrive)
_frame(k.FINISH, None, None, intrigue.finish_intrigue)
_frame(k.REWARD, combat.options_reward, combat.apply_reward, combat.settle_reward)
_frame(k.COMBAT, combat.options_combat, combat.apply_combat, combat.settle_combat)
_frame(k.AFTER_WIN, combat.options_after_win, combat.apply_after_win)
_frame(k.ENDGAME, rounds.options_endgame, rounds.apply_endgame)
_frame(k.DEFEND, rounds.options_defend, rounds.apply_defend)
_frame(k.DRAFT, rounds.options_draft, rounds.apply_draft)
_frame(k.BARON, rounds.options_baron, rounds.apply_baron)
_frame(k.SELL, choices.options_sell, choices.apply_sell)
_frame(k.WHICH_AGENT, choices.options_which_agent, choices.apply_which_agent)
_frame(k.FACTION_UP, choices.options_faction_up, choices.apply_faction_up)
_frame(k.FACTION_DOWN, choices.options_faction_down, choices.apply_faction_down)
_frame(k.ALLIANCE_TO, choices.options_alliance_to, choices.apply_alliance_to)
_frame(k.PICK, choices.options_pick, choices.apply_pick)
_frame(k.TRASH_CARD, choices.options_trash, choices.apply_trash)
_frame(k.DISCARD, choices.options_discard, choices.apply_discard, choices.settle_discard)
_frame(k.DISCARD_OR_LOSE, choices.options_discard_or_lose, choices.apply_discard_or_lose)
_frame(k.RETREAT_HOW_MANY, choices.options_how_many, choices.apply_retreat)
_frame(k.DEPLOY_HOW_MANY, choices.options_how_many, choices.apply_deploy)
_frame(k.NAME_SPACE, choices.options_name_space, choices.apply_name_space, choices.settle_name_space)
_frame(k.RECALL, choices.options_recall, choices.apply_recall)
_frame(k.BUY_FREE, choices.options_buy_free, choices.apply_buy_free)
_frame(k.PLACE, choices.options_place, choices.apply_place)
_frame(k.LOOK, choices.options_look, choices.apply_look)
_frame(k.RIVAL_TROOP, choices.options_rival_troop, choices.apply_rival_troop)
_frame(k.SET_ASIDE, choices.options_set_aside, choices.apply_set_aside)
_frame(k.TAKE, choices.options_take, choices.apply_take)
_frame(k.PASS_TURN, choices.options_pass_turn, choices.apply_pass_turn)
_frame(k.MAYBE, choices.options_maybe, choices.apply_maybe)
_frame(k.FREIGHT, shipping.options_freight, shipping.apply_freight)
_frame(k.SHIPPING, shipping.options_shipping, shipping.apply_shipping, shipping.settle_shipping)
_frame(k.EACH_FACTION, choices.options_faction_up, choices.apply_each_faction, choices.settle_each_faction)
_frame(k.UNLOAD, None, None, effects.settle_unload)
_frame(k.DEPLOY_SHIPPED, choices.options_how_many, choices.apply_deploy_shipped)
_frame(k.TECH, tech.options_tech, tech.apply_tech)
_frame(k.TECH_PAY, tech.options_tech_pay, tech.apply_tech_pay)
_frame(k.TURN_UP, None, None, tech.settle_turn_up)
_frame(k.BOTTOM, choices.options_bottom, choices.apply_bottom)
_frame(k.SWAP, choices.options_swap, choices.apply_swap)
_frame(k.WITHDRAW, dreadnoughts.options_withdraw, dreadnoughts.apply_withdraw)
_frame(k.SEND_UNITS, dreadnoughts.options_send_units, dreadnoughts.apply_send_units)
_frame(k.NEGOTIATORS, choices.options_negotiators, choices.apply_negotiators)
_frame(k.LOSE_TROOP_WHERE, dreadnoughts.options_lose_troop_where, dreadnoughts.apply_lose_troop_where)
_frame(k.IN_PLAY_TRASH, choices.options_in_play_trash, choices.apply_trash)
_frame(k.EXTRA_TURN, choices.options_extra_turn, choices.apply_extra_turn)
_frame(k.SET_AHEAD, choices.options_set_ahead, choices.apply_set_ahead)
_frame(k.KEEP_INTRIGUE, choices.options_keep_intrigue, choices.apply_keep_intrigue)
_frame(k.STATION, dreadnoughts.options_station, dreadnoughts.apply_station)


def run_on(s: State) -> None:
    """Run to the next decision that is one: more than one option."""
    stack = s.stack
    while not s.over:
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
            if k.COMBAT <= kind <= k.ENDGAME:
                s.reveals += 1  # a pass made for a player tells that there was no card to play
            apply(s, frame, legal[0])
        else:
            stack.pop()  # nothing can be chosen: the effect is lost
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
    apply = APPLY[frame[0]]
    assert apply is not None
    apply(s, frame, action)
    run_on(s)


class Position(State):
    """A game of Dune: Imperium in progress, as the kernel's contract wants it."""

    __slots__ = ()

    @property
    def players_count(self) -> int:
        return len(self.players)

    @property
    def ranking(self) -> list[list[int]]:
        return rounds.final_ranking(self)

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
        copy.players = [p.clone() for p in self.players]
        copy.phase = self.phase
        copy.round = self.round
        copy.first = self.first
        copy.turn = self.turn
        copy.active = self.active
        copy.player = self.player
        copy.over = self.over
        copy.stack = self.stack[:]
        copy.agenda = self.agenda[:]
        copy.conflict = self.conflict
        copy.conflict_deck = self.conflict_deck[:]
        copy.conflicts_seen = self.conflicts_seen
        copy.imperium_deck = self.imperium_deck[:]
        copy.row = self.row[:]
        copy.reserve = self.reserve[:]
        copy.intrigue_deck = self.intrigue_deck[:]
        copy.intrigue_discard = self.intrigue_discard[:]
        copy.trashed = self.trashed[:]
        copy.alliance = self.alliance[:]
        copy.control = self.control[:]
        copy.bonus = self.bonus[:]
        copy.occupied = self.occupied
        copy.mentat = self.mentat
        copy.winner = self.winner
        copy.passes = self.passes
        copy.reveal_count = self.reveal_count
        copy.revealing = self.revealing
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
        copy.drafted = self.drafted
        copy.ix = self.ix
        copy.epic = self.epic
        copy.stacks = self.stacks
        copy.face_up = self.face_up
        copy.dreads = self.dreads
        copy.stationed = self.stationed
        copy.intrigue_marks = self.intrigue_marks
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
        copy.reveals = self.reveals
        copy.forced = self.forced
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


def new_position(key_bytes: bytes) -> Position:
    """An empty table."""
    s = Position()
    s.key_bytes = key_bytes
    s.counter = 0
    s.players = []
    s.phase = 0
    s.round = 0
    s.first = 0
    s.turn = 0
    s.active = -1
    s.player = 0
    s.over = False
    s.stack = []
    s.agenda = []
    s.conflict = -1
    s.conflict_deck = []
    s.conflicts_seen = ()
    s.imperium_deck = []
    s.row = []
    s.reserve = []
    s.intrigue_deck = []
    s.intrigue_discard = []
    s.trashed = []
    s.alliance = [-1, -1, -1, -1]
    s.control = [-1, -1, -1]
    s.bonus = [0, 0, 0]
    s.occupied = 0
    s.mentat = -1
    s.winner = -1
    s.passes = 0
    s.reveal_count = 0
    s.revealing = -1
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
    s.drafted = ()
    s.ix = 0
    s.epic = 0
    s.stacks = ()
    s.face_up = 0
    s.dreads = ()
    s.stationed = -1
    s.intrigue_marks = ()
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
    s.reveals = 0
    s.forced = 0
    s.legal_list = []
    s.log = None
    return s


def load_position(data: dict[str, Any]) -> Position:
    s = new_position(b"")
    fill(s, data)
    s.players = []
    for player in data["players"]:
        p = new_player(0, 0, 0, 0, [])
        fill(p, player)
        s.players.append(p)
    s.legal_list = options_now(s)
    return s
