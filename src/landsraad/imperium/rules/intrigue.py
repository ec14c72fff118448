"""Playing Intrigue cards (IMP-9)."""

from __future__ import annotations

from ...kernel.position import Frame
from ..tables import AT_TURN_START, BEFORE_AGENT, INTRIGUE_PLOT, OP, WAITS
from . import codes as k
from .actions import PLAY_PLOT
from .cards import forget_stolen
from .decisions import DECISIONS
from .effects import run_items
from .possible import possible
from .state import State


def holds_intrigue(s: State, frame: Frame) -> bool:
    """Whoever holds an Intrigue card is asked, with a card to play or without: the silence would tell (IMP-13.2).

    Not alone against Rivals, who listen to nothing.
    """
    return s.humans > 1 and bool(s.players[frame[1]].intrigue)


def add_plots(s: State, seat: int, legal: list[int]) -> None:
    """Plot cards that could be played now (IMP-9.2, IMP-9.8, IMP-9.9)."""
    before_agent = s.stack[-1][0] == k.TURN
    seen = 0
    for card in s.players[seat].intrigue:
        bit = 1 << card
        plot = INTRIGUE_PLOT[card]
        if not plot or seen & bit:
            continue
        seen |= bit
        if AT_TURN_START[card] and not s.fresh:
            continue
        if BEFORE_AGENT[card] and not before_agent:
            continue
        if playable(s, seat, plot):
            legal.append(PLAY_PLOT + card)


def playable(s: State, seat: int, items: tuple[int, ...]) -> bool:
    """Every cost payable and every choice possible; of several conditions at least one must hold (IMP-9.8)."""
    conditions = 0
    for i in items:
        if OP[i] == k.WHEN:
            if possible(s, seat, i):
                return True
            conditions += 1
        elif OP[i] != k.ACQUIRE_TECH and not possible(s, seat, i):  # with nothing to buy the icon is lost (IMP-X1.13)
            return False
    return conditions == 0


def play_plot(s: State, seat: int, card: int) -> None:
    if s.log is not None:
        s.log.append((k.E_PLOT, seat, card))
    s.fresh = 0
    s.deploy_open = k.DEPLOY_ALL
    play_intrigue(s, seat, card, INTRIGUE_PLOT[card])


def play_intrigue(s: State, seat: int, card: int, items: tuple[int, ...]) -> None:
    """Out of the secret hand; to the discards when everything is resolved (IMP-9.10)."""
    p = s.players[seat]
    p.intrigue.remove(card)
    forget_stolen(p, card)
    s.stack.append((k.FINISH, seat, card, 0))
    run_items(s, seat, items)


def finish_intrigue(s: State, frame: Frame) -> bool:
    s.stack.pop()
    _, seat, card, _ = frame
    if WAITS[card] and s.revealing != seat:
        p = s.players[seat]
        p.waiting = (*p.waiting, card)  # lies open until the Reveal turn (IMP-9.4)
    else:
        s.intrigue_discard.append(card)
    return True


DECISIONS.add(k.FINISH, settle=finish_intrigue)
