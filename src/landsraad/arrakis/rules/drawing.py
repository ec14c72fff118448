"""Drawing planning cards: how many of which deck (ARR-6.1, ARR-9.6, ARR-12.15)."""

from __future__ import annotations

from ...kernel.decision import number, one
from .. import things
from ..tables import ATREIDES_SIDE
from . import codes as k
from .actions import DRAW, DRAW_CARDS, MOST_DRAWN, PLAY_A_CARD, SKIP
from .decisions import DECISIONS
from .prescience import reveal_prescience
from .seats import team
from .smugglers import one_more_waits
from .state import Frame, State


def draw_cards(s: State, deck: int, n: int) -> None:
    """An exhausted deck is not reshuffled (ARR-6.2)."""
    for _ in range(n):
        if s.decks[deck]:
            s.hands[deck].append(s.decks[deck].pop())
            if s.log is not None:
                s.log.append((k.E_DREW, deck // 2, deck, s.hands[deck][-1]))
            s.reveals += 1


def drawing(house: int, ally: int) -> int:
    """The action of drawing so many cards of each deck."""
    return DRAW + house * MOST_DRAWN + ally


def drawn_by(action: int) -> tuple[int, int]:
    """How many cards of the House deck and of the ally's deck that action draws."""
    return divmod(action - DRAW, MOST_DRAWN)


def options_draw_from(s: State, frame: Frame) -> list[int]:
    """How many cards of either deck, as far as they go: all, some or none (ARR-8.16, ARR-9.6, ARR-12.15)."""
    _, _, n, deck = frame
    side = s.side
    house, ally = len(s.decks[side * 2]), len(s.decks[side * 2 + 1])
    if deck < 0 and team(s, side) and s.acting != 2:  # in a team only from the own deck (ARR-29.12); House Atreides
        deck = s.acting  # may draw for the Fremen player instead (ARR-29.5)
    if deck >= 0:
        house, ally = (0, ally) if deck % 2 else (house, 0)
    legal = [
        drawing(i, total - i) for total in range(n, 0, -1) for i in range(total + 1) if i <= house and total - i <= ally
    ]
    return [*legal, SKIP]


def apply_draw_from(s: State, frame: Frame, action: int) -> None:
    if action != SKIP:
        _draw_both(s, s.side, action)


def _draw_both(s: State, side: int, action: int) -> None:
    house, ally = drawn_by(action)
    draw_cards(s, side * 2, house)
    draw_cards(s, side * 2 + 1, ally)


DECISIONS.add(
    k.DRAW_FROM,
    options_draw_from,
    apply_draw_from,
    a=number("cards"),
    b=one(things.DECK),
    ask=("Which cards do you draw? Up to { $cards }", "Welche Karten ziehst du? Bis zu { $cards }"),
    words={SKIP: ("Draw nothing", "Keine Karte ziehen")},
)


def options_round_draw(s: State, frame: Frame) -> list[int]:
    """At the start of the round one card is drawn in any case; House Atreides may draw it for the Fremen (ARR-29.5)."""
    return [drawing(0, 1), drawing(1, 0)]


def apply_round_draw(s: State, frame: Frame, action: int) -> None:
    _draw_both(s, ATREIDES_SIDE, action)
    after_the_draws(s)


def after_the_draws(s: State) -> None:
    """The start of the round goes on: three prescience cards (ARR-6.4), then one more smuggler waits (SMG-5.10)."""
    reveal_prescience(s, 2 if s.solo else 3)  # ARR-30.7
    one_more_waits(s)


DECISIONS.add(
    k.ROUND_DRAW,
    options_round_draw,
    apply_round_draw,
    ask=("From which deck do you draw the card of this round?", "Von welchem Deck ziehst du die Karte dieser Runde?"),
)


def options_draw_or_extra(s: State, frame: Frame) -> list[int]:
    return [DRAW_CARDS, PLAY_A_CARD, SKIP]


def apply_draw_or_extra(s: State, frame: Frame, action: int) -> None:
    _, seat, n, _ = frame
    if action == DRAW_CARDS:
        s.stack.append((k.DRAW_FROM, seat, n, -1))
    elif action == PLAY_A_CARD:
        s.stack.append((k.PICK_CARD, seat, 1, 0))


DECISIONS.add(
    k.DRAW_OR_EXTRA,
    options_draw_or_extra,
    apply_draw_or_extra,
    a=number("cards"),
    ask=("Draw cards, or play one more card?", "Karten ziehen oder eine weitere Karte spielen?"),
    words={
        DRAW_CARDS: (
            "{ $cards ->\n[one] Draw { $cards } planning card\n*[other] Draw { $cards } planning cards\n}",
            "{ $cards ->\n[one] { $cards } Planungskarte ziehen\n*[other] { $cards } Planungskarten ziehen\n}",
        ),
        PLAY_A_CARD: ("Play one more card without a die", "Eine weitere Karte ohne Würfel spielen"),
        SKIP: ("Neither of the two", "Keines von beiden"),
    },
)
