"""The Agent turn: a card sends an Agent to a space (IMP-4)."""

from __future__ import annotations

from typing import Any

from ...kernel.decision import one
from ...kernel.position import Frame
from ..tables import (
    ANY_RIVAL_SPACES,
    CARD_AGENT,
    CARD_ONE_ICON,
    CARD_SENDS_ANY,
    CARD_SIGNET,
    HALF,
    HALF_MASK,
    HIGH_BITS,
    LEADER_SIGNET,
    LOW_BITS,
    ON_PAYING,
    ON_RIVAL,
    RIVAL_SPACES,
    SPACE_COMBAT,
    SPACE_ITEMS,
    SPACE_SALE,
)
from ..things import SPACE
from . import codes as k
from .actions import (
    AMBUSH_DREADNOUGHT,
    AMBUSH_END,
    AMBUSH_TROOP,
    DEPLOY_DREADNOUGHTS,
    DEPLOY_END,
    DEPLOY_N,
    DREADNOUGHTS_END,
    END,
    PLAY_PLOT,
    PLAY_PLOT_END,
    REVEAL_HAND,
    SEND,
    SEND_END,
    SENDING,
    SPACE_COUNT,
    USE_TECH,
    USE_TECH_END,
)
from .agenda import add_agenda, resolve, settle_agenda
from .cards import forget_shown, unseen
from .decisions import DECISIONS
from .dreadnoughts import control_bonus
from .effects import deploy_troops, execute, take_or_open
from .intrigue import add_plots, holds_intrigue, play_plot
from .resources import gain, pay
from .reveal_turn import begin_reveal
from .spaces import card_spaces, open_spaces, payable_spaces, price_of
from .state import Player, State
from .tech import add_abilities, use_tile
from .troops import dreads_enter, dreads_retreat, retreat
from .turns import end_turn

# ---------------------------------------------------------------- the start of a turn


def settle_turn(s: State, frame: Frame) -> bool:
    if s.passing:  # Bindu Suspension
        s.stack.pop()
        end_turn(s)
        return True
    return bool(s.agenda) and settle_agenda(s, frame)  # Masterstroke before the Agent is sent


def options_turn(s: State, frame: Frame) -> list[int]:
    """Send an Agent with a card, reveal, or play a Plot card first."""
    seat = frame[1]
    p = s.players[seat]
    legal: list[Any] = [REVEAL_HAND]
    if p.agents:
        mask = open_spaces(s, seat)
        seen = 0
        for card in p.hand:
            bit = 1 << card
            if seen & bit:
                continue
            seen |= bit
            reach = card_spaces(s, seat, card, mask)
            if reach:
                sending = SENDING[card]
                for i in LOW_BITS[reach & HALF_MASK]:
                    legal.append(sending[i])
                for i in HIGH_BITS[reach >> HALF]:
                    legal.append(sending[i])
    else:
        for card in p.hand:
            if CARD_SENDS_ANY[card]:  # works without an Agent on the leader (IMP-12.1)
                reach = payable_spaces(s, seat, card)
                legal += [SEND + card * SPACE_COUNT + i for i in range(SPACE_COUNT) if reach >> i & 1]
    if p.intrigue:
        add_plots(s, seat, legal)
    if p.tech:
        add_abilities(s, seat, legal)
    return legal


def may_have_a_choice(s: State, frame: Frame) -> bool:
    """As far as the others know: there is an Intrigue card, or a hand card that might send an Agent (IMP-13.2)."""
    p = s.players[frame[1]]
    if p.intrigue or (p.hand and p.agents):
        return True
    return bool(p.hand) and any(CARD_SENDS_ANY[c] for c in unseen(p))


def apply_turn(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    s.fresh = 0
    if action == REVEAL_HAND:
        s.stack.pop()
        begin_reveal(s, seat)
    elif SEND <= action < SEND_END:
        s.stack.pop()
        send(s, seat, (action - SEND) // SPACE_COUNT, (action - SEND) % SPACE_COUNT)
    elif PLAY_PLOT <= action < PLAY_PLOT_END:
        play_plot(s, seat, action - PLAY_PLOT)
    else:
        use_tile(s, seat, action - USE_TECH)


DECISIONS.add(
    k.TURN,
    options_turn,
    apply_turn,
    settle_turn,
    holds=True,
    alone=may_have_a_choice,
    ask=("Your turn: send an Agent, or reveal?", "Dein Zug: einen Agenten entsenden oder aufdecken?"),
)


# ---------------------------------------------------------------- sending an Agent


def send(s: State, seat: int, card: int, space: int) -> None:
    """Card into play, Agent placed, cost paid (IMP-4.8 step 1)."""
    p = s.players[seat]
    p.hand.remove(card)
    forget_shown(p, card)
    p.play.append(card)
    s.card = card
    s.sent = space
    if s.log is not None:
        s.log.append((k.E_SENT, seat, card, space))
    if CARD_SENDS_ANY[card]:
        s.stack.append((k.WHICH_AGENT, seat, space, 0))
    else:
        p.agents -= 1
        place_agent(s, seat, space)


def place_agent(s: State, seat: int, space: int) -> None:
    p = s.players[seat]
    s.beside_enemy = 0
    for q in s.players:
        if q is not p and space in q.placed:
            s.beside_enemy = 1
        if q.voice_on:  # an Agent sent elsewhere uses up a Voice (IMP-12.2)
            q.voice_on &= ~(1 << seat)
    p.placed += (space,)
    s.occupied |= 1 << space
    s.stack.append((k.AGENT, seat, 0, 0))
    if SPACE_SALE[space]:
        s.stack.append((k.ARRIVE, seat, space, 0))
        s.stack.append((k.SELL, seat, space, 0))
        return
    solari, spice, water = price_of(s, p, s.card, space)
    if solari or spice or water:
        pay(s, seat, solari, spice, water)
        if solari:
            for item in ON_PAYING[p.leader]:
                execute(s, seat, item)
    arrive(s, seat, space)


def settle_arrive(s: State, frame: Frame) -> bool:
    s.stack.pop()
    arrive(s, frame[1], frame[2])
    return True


DECISIONS.add(k.ARRIVE, settle=settle_arrive, a=one(SPACE))


def arrive(s: State, seat: int, space: int) -> None:
    """Control bonus (step 2), then everything of space and card is open (step 3)."""
    control_bonus(s, space)
    if ANY_RIVAL_SPACES >> space & 1:
        rivals_react(s, seat, space)
    s.deploy_open = k.DEPLOY_ALL
    card = s.card
    if card == s.ahead_now:  # Ilesa: 1 spice for a card with exactly one icon, else 1 Solari
        gain(s, seat, 0 if CARD_ONE_ICON[card] else 1, 1 if CARD_ONE_ICON[card] else 0, 0)
        s.ahead_now = -1
    box = LEADER_SIGNET[s.players[seat].leader] if CARD_SIGNET[card] else CARD_AGENT[card]
    take_or_open(s, seat, SPACE_ITEMS[space])
    take_or_open(s, seat, box)


def rivals_react(s: State, seat: int, space: int) -> None:
    """Leaders who do something when a rival sends an Agent there, once a round, clockwise from the left (IMP-11.6)."""
    count = len(s.players)
    for step in range(count - 1, 0, -1):
        other = (seat + step) % count
        q = s.players[other]
        if not q.reacted and RIVAL_SPACES[q.leader] >> space & 1:
            q.reacted = 1
            for item in reversed(ON_RIVAL[q.leader]):
                s.stack.append((k.RUN, other, item, 0))


# ---------------------------------------------------------------- the rest of the turn


def options_agent(s: State, frame: Frame) -> list[int]:
    seat = frame[1]
    p = s.players[seat]
    legal: list[int] = []
    must = add_agenda(s, seat, legal) if s.agenda else False
    if p.intrigue:
        add_plots(s, seat, legal)
    if p.tech:
        add_abilities(s, seat, legal)
    if s.deploy_open and SPACE_COMBAT[s.sent]:
        add_deployment(s, p, legal)
    if s.ambush and s.ambushed < s.entered:
        add_ambush(s, seat, legal)
    if not must:
        legal.append(END)
    return legal


def add_deployment(s: State, p: Player, legal: list[int]) -> None:
    """Any number of this turn's recruits and commissions, and up to two other units together (IMP-4.10)."""
    others = 2 - max(0, s.deployed - s.recruited) - max(0, s.deployed_dreads - s.commissioned)
    if s.deploy_open & k.DEPLOY_TROOPS:
        most = min(p.garrison, max(0, s.recruited - s.deployed) + others)
        for n in range(1, most + 1):
            legal.append(DEPLOY_N + n)
    if s.deploy_open & k.DEPLOY_DREADS and p.dread_garrison:
        most = min(p.dread_garrison, max(0, s.commissioned - s.deployed_dreads) + others)
        legal += range(DEPLOY_DREADNOUGHTS + 1, DEPLOY_DREADNOUGHTS + 1 + most)


def add_ambush(s: State, seat: int, legal: list[int]) -> None:
    """Desert Ambush: for each own troop deployed this turn one enemy unit may be driven off."""
    for i, q in enumerate(s.players):
        if i != seat:
            if q.conflict:
                legal.append(AMBUSH_TROOP + i)
            if q.dread_conflict:
                legal.append(AMBUSH_DREADNOUGHT + i)


def apply_agent(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    if action == END:
        s.stack.pop()
        end_turn(s)
    elif DEPLOY_N < action < DEPLOY_END:
        n = action - DEPLOY_N
        s.deployed += n
        s.deploy_open &= ~k.DEPLOY_TROOPS  # offered again once something else has happened
        deploy_troops(s, seat, n)
    elif DEPLOY_DREADNOUGHTS < action < DREADNOUGHTS_END:
        n = action - DEPLOY_DREADNOUGHTS
        s.deployed_dreads += n
        s.deploy_open &= ~k.DEPLOY_DREADS
        dreads_enter(s, seat, n)
    elif AMBUSH_TROOP <= action < AMBUSH_END:
        s.ambushed += 1
        if action < AMBUSH_DREADNOUGHT:
            retreat(s, action - AMBUSH_TROOP, 1)
        else:
            dreads_retreat(s, action - AMBUSH_DREADNOUGHT, 1)
    elif USE_TECH <= action < USE_TECH_END:
        use_tile(s, seat, action - USE_TECH)
    elif PLAY_PLOT <= action < PLAY_PLOT_END:
        play_plot(s, seat, action - PLAY_PLOT)
    else:
        s.deploy_open = k.DEPLOY_ALL
        resolve(s, seat, action)


DECISIONS.add(
    k.AGENT,
    options_agent,
    apply_agent,
    settle_agenda,
    holds=True,
    alone=holds_intrigue,
    ask=("Your Agent turn: what next?", "Dein Agentenzug: Was nun?"),
)
