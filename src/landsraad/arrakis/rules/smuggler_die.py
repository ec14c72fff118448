"""The smugglers' action die: what each result does, weaker than an Atreides die (SMG-9)."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import flag, one
from .. import things
from ..tables import CARD_DECK, LEADERS, SCHEMING
from . import codes as k
from .actions import ATTACK_IT, CARD, CLAIM, DRAW_CARDS, LEADER, MOVE_SMUGGLERS, MOVE_THEM, NORMAL, PLAY_A_CARD, RESULT
from .battle import start_attack
from .decisions import DECISIONS
from .forces import discard
from .moving import start_moves
from .prescience import IN_AN_ACTION, claim, claimable
from .programs import leader_program
from .seats import hand_of
from .smugglers import place_smugglers
from .state import Frame, State
from .turn import specials_of

HOUSE_ATREIDES_DECK: Final = 2
DEPLOYED: Final = 2
DRAWN: Final = 2


def options_use_smuggler_die(s: State, frame: Frame) -> list[int]:
    """Only what SMG-9.4 lists; a planning card with Mentat alone; a prescience card that costs a die (SMG-9.12)."""
    _, _, result, as_other = frame
    if result == k.LEADERSHIP:
        legal = [MOVE_THEM, ATTACK_IT]
    elif result == k.STRATEGY:
        legal = [MOVE_THEM, MOVE_SMUGGLERS]
    elif result == k.DEPLOYMENT:
        legal = [NORMAL]
    elif result == k.MENTAT:
        legal = [DRAW_CARDS]
        if any(c != SCHEMING for c in hand_of(s, s.acting)):
            legal.append(PLAY_A_CARD)
    else:  # House: any one of the other four (SMG-9.14)
        legal = [RESULT + r for r in range(4)]
    if s.switches & k.DIE_USES_LEADERS:
        legal += [LEADER + i for i in specials_of(s, result)]
    if not as_other:
        legal += [CLAIM + c for c in claimable(s, IN_AN_ACTION)]
    return legal


def apply_use_smuggler_die(s: State, frame: Frame, action: int) -> None:
    kind, seat, result, _ = frame
    if RESULT <= action < RESULT + 6:
        s.stack.append((kind, seat, action - RESULT, 1))
    elif action == MOVE_THEM:
        start_moves(s, 1, k.WITH_LEADER if result == k.LEADERSHIP else k.ANY_LEGION)
    elif action == MOVE_SMUGGLERS:
        start_moves(s, 2, k.WITH_SMUGGLERS)
    elif action == ATTACK_IT:  # no surprise, no leader needed (SMG-9.6)
        start_attack(s, k.WITH_SMUGGLERS, 0)
    elif action == NORMAL:
        place_smugglers(s, s.base_at, DEPLOYED)
    elif action == PLAY_A_CARD:
        s.stack.append((k.PICK_CARD, seat, 0, 0))
    elif action == DRAW_CARDS:
        _draw(s)
    elif LEADER <= action < LEADER + len(LEADERS):
        leader = action - LEADER
        s.spent |= 1 << leader
        s.stack.append((k.PARTS, seat, leader_program(leader), 0))
    else:
        claim(s, action - CLAIM)


DECISIONS.add(
    k.USE_SMUGGLER_DIE,
    options_use_smuggler_die,
    apply_use_smuggler_die,
    a=one(things.DIE),
    b=flag("as_other"),
    ask=("Smugglers die, { $die }: what do you do with it?", "Schmuggler-Aktionswürfel, { $die }: Was tust du damit?"),
    words={
        MOVE_SMUGGLERS: (
            "Move up to 2 legions with Smuggler Units",
            "Bis zu 2 Legionen bewegen, die Schmuggler-Einheiten enthalten",
        ),
        ATTACK_IT: (
            "Attack with a legion with Smuggler Units",
            "Mit 1 Legion angreifen, die eine Schmuggler-Einheit enthält",
        ),
        NORMAL: (
            "Place 2 Smuggler Units at the Smugglers Base",
            "2 Schmuggler-Einheiten in dem Gebiet der Schmuggler-Basis platzieren",
        ),
        DRAW_CARDS: (
            "Draw 2 House Atreides cards and keep 1",
            "2 Planungskarten vom Haus-Atreides-Deck ziehen und 1 behalten",
        ),
        PLAY_A_CARD: ("Play a planning card with the die", "Mit dem Würfel eine Planungskarte spielen"),
    },
)


def _draw(s: State) -> None:
    """Two from the House Atreides deck, one is kept; a single one too (SMG-9.13)."""
    deck = s.decks[HOUSE_ATREIDES_DECK]
    for _ in range(min(DRAWN, len(deck))):
        s.drawn = (*s.drawn, deck.pop())
        s.reveals += 1
        if s.log is not None:
            s.log.append((k.E_DREW, HOUSE_ATREIDES_DECK // 2, HOUSE_ATREIDES_DECK, s.drawn[-1]))
    if s.drawn:
        s.stack.append((k.KEEP_CARD, s.house[HOUSE_ATREIDES_DECK // 2], 0, 0))


def options_keep_card(s: State, frame: Frame) -> list[int]:
    return [CARD + c for c in dict.fromkeys(s.drawn)]


def apply_keep_card(s: State, frame: Frame, action: int) -> None:
    kept = action - CARD
    rest = list(s.drawn)
    rest.remove(kept)
    s.hands[CARD_DECK[kept]].append(kept)
    for card in rest:  # open to everybody
        discard(s, card)
        s.reveals += 1
    s.drawn = ()


DECISIONS.add(
    k.KEEP_CARD,
    options_keep_card,
    apply_keep_card,
    alone=lambda s, frame: len(s.drawn) > 1,
    ask=(
        "Which card do you keep? The other one is discarded.",
        "Welche Karte behältst du? Die andere wird abgeworfen.",
    ),
    words={CARD: ("Keep { $card }", "„{ $card }“ behalten")},
)
