"""The Reveal turn: revealing, acquiring cards, setting strength (IMP-5)."""

from __future__ import annotations

from ...kernel.position import Frame
from ..tables import (
    ARTILLERY,
    CARD_COST,
    INTRIGUE_PLOT,
    LIAISON,
    ON_REVEAL,
    OP,
    RESERVE_INDEX,
    REVEAL_SPACES,
    SPACES,
    SPICE_MUST_FLOW,
    TECH_REVEAL,
    A,
)
from . import codes as k
from .actions import (
    ACQUIRE,
    ACQUIRE_ASIDE,
    ACQUIRE_ASIDE_END,
    ACQUIRE_END,
    END,
    PLAY_PLOT,
    PLAY_PLOT_END,
    USE_TECH,
    USE_TECH_END,
)
from .agenda import add_agenda, resolve, settle_agenda
from .cards import put_away
from .decisions import DECISIONS
from .effects import acquire, acquired, add_persuasion, price, reveal_box
from .intrigue import add_plots, holds_intrigue, play_plot
from .row_storm import storm_over_the_row
from .state import Player, State
from .tech import add_abilities, use_tile
from .troops import strength
from .turns import card_ahead_back, end_turn


def begin_reveal(s: State, seat: int) -> None:
    """All hand cards into play; their Reveal boxes and other sources of Persuasion count (IMP-5.2, IMP-5.4)."""
    p = s.players[seat]
    s.revealing = seat
    s.persuaded = 0
    s.sword_cards = 0
    s.bashar = 0
    s.assault = 0
    if p.ahead >= 0:  # revealing on the first turn adds the card without bonus (IMP-12.15)
        card_ahead_back(s, seat)
    cards = p.hand
    p.hand = []
    p.shown = ()
    p.play += cards
    if cards:
        s.reveals += 1
    if s.log is not None:
        s.log.append((k.E_REVEALED, seat, *cards))
    if p.council:
        add_persuasion(s, seat, 2)
    for space in REVEAL_SPACES:
        if space in p.placed:
            add_persuasion(s, seat, SPACES[space].reveal_persuasion)
    s.stack.append((k.REVEAL, seat, 0, 0))
    for card in p.waiting:
        for i in INTRIGUE_PLOT[card]:
            if OP[i] == k.PERSUASION_WHEN_REVEALING:
                add_persuasion(s, seat, A[i])
    for card in cards:
        reveal_box(s, seat, card)
    for tile in p.tech:
        s.agenda.extend(TECH_REVEAL[tile])
    s.agenda.extend(ON_REVEAL[p.leader])


def options_reveal(s: State, frame: Frame) -> list[int]:
    seat = frame[1]
    p = s.players[seat]
    legal: list[int] = []
    must = add_agenda(s, seat, legal) if s.agenda else False
    if p.intrigue:
        add_plots(s, seat, legal)
    if p.tech:
        add_abilities(s, seat, legal)
    money = p.persuasion
    if money:
        seen = 0
        for card in s.row:
            if CARD_COST[card] <= money and not seen >> card & 1:
                seen |= 1 << card
                legal.append(ACQUIRE + card)
        if money >= 2 and s.reserve[RESERVE_INDEX[LIAISON]]:
            legal.append(ACQUIRE + LIAISON)
    if money >= price(s, seat, SPICE_MUST_FLOW) and s.reserve[RESERVE_INDEX[SPICE_MUST_FLOW]]:
        legal.append(ACQUIRE + SPICE_MUST_FLOW)
    if p.aside >= 0 and money >= CARD_COST[p.aside] - 1:
        legal.append(ACQUIRE_ASIDE + p.aside)
    if not must:
        legal.append(END)
    return legal


def apply_reveal(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    p = s.players[seat]
    if action == END:
        s.stack.pop()
        end_reveal(s, seat)
    elif ACQUIRE <= action < ACQUIRE_END:
        card = action - ACQUIRE
        cost = price(s, seat, card)
        p.persuasion -= cost
        acquire(s, seat, card, cost, False)
    elif PLAY_PLOT <= action < PLAY_PLOT_END:
        play_plot(s, seat, action - PLAY_PLOT)
    elif USE_TECH <= action < USE_TECH_END:
        use_tile(s, seat, action - USE_TECH)
    elif ACQUIRE_ASIDE <= action < ACQUIRE_ASIDE_END:
        cost = max(0, CARD_COST[p.aside] - 1)
        p.persuasion -= cost
        acquire_aside(s, seat, cost, False)
    else:
        resolve(s, seat, action)


DECISIONS.add(
    k.REVEAL,
    options_reveal,
    apply_reveal,
    settle_agenda,
    holds=True,
    alone=holds_intrigue,
    ask=(
        "Your Reveal turn: acquire cards, use effects, or end?",
        "Dein Aufdeckzug: Karten erwerben, Effekte nutzen oder beenden?",
    ),
    words={END: ("End your Reveal turn", "Aufdeckzug beenden")},
)


def acquire_aside(s: State, seat: int, cost: int, on_top: bool) -> None:
    p = s.players[seat]
    card = p.aside
    p.aside = -1
    p.discard.append(card)
    if s.log is not None:
        s.log.append((k.E_ACQUIRED, seat, card, cost, int(on_top)))
    acquired(s, seat, card, on_top)


def count_swords(s: State, p: Player) -> None:
    """Items that count other things are evaluated when strength is set (IMP-5.17)."""
    if s.assault and p.dread_conflict:
        p.swords += s.assault * p.dread_conflict
        s.sword_cards += 1
    if s.bashar:
        p.swords += s.bashar * (s.sword_cards - 1)  # Imperial Bashar gives swords itself and does not count itself
    if ARTILLERY in p.tech:
        p.swords += s.sword_cards


def end_reveal(s: State, seat: int) -> None:
    """Set strength, Clean Up (IMP-5.1). Cards going to the discard pile here are not "discarded" (IMP-5.13)."""
    p = s.players[seat]
    count_swords(s, p)
    p.persuasion = 0
    p.discount = 0
    p.per_fremen = 0
    p.to_top = 0
    p.discard += p.play
    p.play = []
    if p.waiting:
        s.intrigue_discard.extend(p.waiting)
        p.waiting = ()
    if p.aside >= 0:  # not acquired: out of the game (IMP-12.11)
        if s.log is not None:
            s.log.append((k.E_ASIDE_LOST, seat, p.aside))
        put_away(s, p.aside)
        p.aside = -1
    s.reveal_count += 1
    p.revealed = s.reveal_count
    s.revealing = -1
    if s.log is not None:
        s.log.append((k.E_STRENGTH, seat, strength(p)))
    if s.hagal is not None and s.hagal.row_storm:
        storm_over_the_row(s)
    end_turn(s)
