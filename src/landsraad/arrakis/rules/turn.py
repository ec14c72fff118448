"""An action turn: free actions, the payment, its use, the end (ARR-8, ARR-9, ARR-11)."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import flag, number, one
from .. import things
from ..tables import (
    AREA_ID,
    AREAS_UNDER,
    ATOMICS,
    ATREIDES_SIDE,
    CARDS,
    HARKONNEN_SIDE,
    HAWAT,
    LEADER_BOX,
    LEADER_DECK,
    LEADER_SIDE,
    LEADERS,
    MOHIAM,
    PRESCIENCE,
    SCHEMING,
    SCHEMING_COPIES,
    STABAN,
    TANK,
)
from ..vocabulary import BOXES
from . import codes as k
from .actions import (
    AREA,
    ATOMIC,
    ATTACK_IT,
    BOMBARD_WITH,
    CARD,
    CLAIM,
    DESERT,
    END,
    LEADER,
    MOVE_THEM,
    NORMAL,
    NUMBER,
    PLACE_VEHICLES,
    PLAY_A_CARD,
    REPLACE_UNITS,
    RESULT,
    REVEAL_AT,
    REVEAL_SIETCH,
    SCHEME,
    SCOUT_FROM,
    SEAT,
    SKIP,
    SMUGGLER_DIE,
    TOKEN,
)
from .air import scouts, spend_figure
from .battle import SURPRISE, start_attack
from .decisions import DECISIONS
from .dice import can_spend, spend, unused
from .forces import order_of_tokens_matters, out_of_game, reveal_sietch, reveal_token, sietch_in
from .frigates import bombardments, start_bombardment
from .mahdi.reinforcements import told_by_a_reveal
from .moving import start_moves
from .prescience import AT_ANY_TIME, IN_AN_ACTION, claim, claimable, guarded
from .programs import card_program, leader_program
from .seats import commander, desert_seat, hand_of, seat_of, team
from .state import Frame, State
from .tracks import bring_in, take_token

# ---------------------------------------------------------------- whose turn


def begin_turn(s: State, side: int) -> None:
    s.side = side
    s.acting = side * 2
    s.used_token = 0
    s.won_battle = 0
    s.flown = ()
    s.card = -1
    if s.log is not None:
        s.log.append((k.E_TURN, side))
    if side == ATREIDES_SIDE and s.seek:
        s.hunted = 1
        s.seek = 0
    s.stack.append((k.TURN_END, s.house[side], side, 0))
    s.stack.append((k.MAHDI_TURN if s.house[side] < 0 else k.TURN, s.house[side], side, 0))
    if team(s, side):
        s.stack.append((k.WHO_ACTS, s.house[side], side, 0))


def options_who_acts(s: State, frame: Frame) -> list[int]:
    """The team decides who acts; nobody without a die, unless by Desert Power (ARR-29.4, ARR-29.11)."""
    side = frame[2]
    legal = []
    for subfaction in (side * 2, side * 2 + 1):
        fit = any(can_spend(s, subfaction, r) for r in range(5)) or may_spend_smuggler_die(s, subfaction)
        if side == ATREIDES_SIDE and subfaction % 2 and desert_power_allowed(s):
            fit = True
        bound = side == HARKONNEN_SIDE and s.forced_die >= 0 and s.forced_owner >= 0
        if fit and (not bound or subfaction == s.forced_owner):
            legal.append(SEAT + seat_of(s, subfaction))
    return legal or [SEAT + s.house[side]]


def apply_who_acts(s: State, frame: Frame, action: int) -> None:
    side = frame[2]
    seat = action - SEAT
    s.acting = side * 2 + (seat == s.ally[side])
    s.stack[-1] = (k.TURN, seat, side, 0)
    s.stack[-2] = (k.TURN_END, seat, side, 0)


DECISIONS.add(
    k.WHO_ACTS,
    options_who_acts,
    apply_who_acts,
    ask=("Which partner takes this turn?", "Welcher Partner ist am Zug?"),
    words={SEAT: ("{ $seat } acts", "{ $seat } ist am Zug")},
)


def may_spend_smuggler_die(s: State, subfaction: int) -> bool:
    """House Atreides' own (INT-A30)."""
    return subfaction == ATREIDES_SIDE * 2 and s.smuggler_die >= 0


def desert_power_allowed(s: State) -> bool:
    """Strictly fewer unused dice than the Harkonnen (ARR-10.2)."""
    return unused(s, ATREIDES_SIDE) < unused(s, HARKONNEN_SIDE)


# ---------------------------------------------------------------- the turn


def spendable(s: State, side: int) -> list[int]:
    """The results one of which may be spent; the one Truthtrance has named, if it can be."""
    results = [r for r in range(5) if can_spend(s, s.acting, r)]
    return [s.forced_die] if side == HARKONNEN_SIDE and s.forced_die in results else results


def options_turn(s: State, frame: Frame) -> list[int]:
    side = frame[2]
    legal = [RESULT + r for r in spendable(s, side)]
    if may_spend_smuggler_die(s, s.acting):
        legal.append(SMUGGLER_DIE)
    if side == ATREIDES_SIDE and desert_power_allowed(s) and (s.acting % 2 or not team(s, side)):
        legal.append(DESERT)
    free = free_actions(s, side)
    if not legal:
        legal.append(SKIP)  # no die and no Desert Power: nothing to do (ARR-8.12)
    return legal + free


def apply_turn(s: State, frame: Frame, action: int) -> None:
    side = frame[2]
    if take_free_action(s, side, action):
        return
    s.stack.pop()
    if action == DESERT:
        s.stack.append((k.DESERT_CHOICE, desert_seat(s), 0, 0))
    elif action == SMUGGLER_DIE:
        s.stack.append((k.USE_SMUGGLER_DIE, commander(s, side), s.smuggler_die, 0))
        s.smuggler_die = -1
        s.used_token = 1
    elif action != SKIP:
        result = action - RESULT
        spend(s, s.acting, result)
        if side == HARKONNEN_SIDE:
            s.forced_die = -1
            s.forced_owner = -1
        s.stack.append((k.USE_DIE, commander(s, side), result, 0))


def may_scheme(s: State, frame: Frame) -> bool:
    """As far as everybody knows, two copies of Hawat's Scheming may be in that hand: then its owner is asked whether
    they are or not (ARR-35.3)."""
    return frame[2] == HARKONNEN_SIDE and len(s.hands[0]) >= 2 and hawat_schemes(s) and schemes_left(s) >= 2


def schemes_left(s: State) -> int:
    """Copies that are not in the discard pile: in the hand or in the deck."""
    return SCHEMING_COPIES - s.discards[0].count(SCHEMING)


DECISIONS.add(
    k.TURN,
    options_turn,
    apply_turn,
    holds=True,
    alone=may_scheme,
    ask=("Your turn: which die do you use?", "Dein Zug: Welchen Würfel nutzt du?"),
    words={SKIP: ("Do nothing", "Nichts tun")},
)


# By side and box: the leaders with a special action there.
SPECIAL_ACTIONS: Final[list[list[list[int]]]] = [
    [
        [i for i, leader in enumerate(LEADERS) if LEADER_SIDE[i] == side and LEADER_BOX[i] == box and leader.special]
        for box in range(len(BOXES))
    ]
    for side in (HARKONNEN_SIDE, ATREIDES_SIDE)
]
NEEDS_BOARD: Final[list[bool]] = [leader.needs_board for leader in LEADERS]


def specials_of(s: State, box: int) -> list[int]:
    """Leaders whose special action may be used on that box now (ARR-13.6, ARR-13.7)."""
    side = s.side
    return [
        i
        for i in SPECIAL_ACTIONS[side][box]
        if not s.spent >> i & 1
        and s.where[i] not in (k.NOT_YET, k.IN_TANK, k.GONE)
        and (not NEEDS_BOARD[i] or s.where[i] >= 0)
        and (not team(s, side) or LEADER_DECK[i] == s.acting)
    ]


def may_play_a_card(s: State, frame: Frame) -> bool:
    """Whether one of the cards in hand can be played is nobody's business (ARR-35.3)."""
    return not frame[3] and bool(hand_of(s, s.acting))


def options_use_die(s: State, frame: Frame) -> list[int]:
    """The action of the result, a leader's special action, a planning card, or a prescience card (ARR-8.6)."""
    _, _, result, as_other = frame
    side = s.side
    legal = []
    if result in (k.LEADERSHIP, k.STRATEGY):
        legal += [MOVE_THEM, ATTACK_IT]
    elif result == k.HOUSE and side == HARKONNEN_SIDE:
        legal += [REPLACE_UNITS, PLACE_VEHICLES]
    elif result == k.HOUSE:  # as any other result, Desert Power included (ARR-9.7)
        legal += [RESULT + r for r in range(6) if r != k.HOUSE]
    else:
        legal.append(NORMAL)
    legal += [LEADER + i for i in specials_of(s, result)]
    if not as_other:
        if any(c != SCHEMING for c in hand_of(s, s.acting)):
            legal.append(PLAY_A_CARD)
        if side == ATREIDES_SIDE:
            legal += [CLAIM + c for c in claimable(s, IN_AN_ACTION)]
    return legal


def apply_use_die(s: State, frame: Frame, action: int) -> None:
    kind, seat, result, _ = frame
    side = s.side
    if RESULT <= action < RESULT + 6:
        if action == RESULT + k.DESERT_POWER:
            s.stack.append((k.DESERT_CHOICE, desert_seat(s), 0, 0))
        else:
            s.stack.append((kind, seat, action - RESULT, 1))
    elif action == MOVE_THEM:
        start_moves(s, 2, k.WITH_LEADER if result == k.LEADERSHIP else k.ANY_LEGION)
    elif action == ATTACK_IT:
        if result == k.LEADERSHIP:
            start_attack(s, k.WITH_LEADER, SURPRISE)
        else:
            start_attack(s, k.ANY_LEGION, 0)
    elif action == REPLACE_UNITS:
        s.stack.append((k.UPGRADE, seat, 2, 1))
    elif action == PLACE_VEHICLES:
        s.stack.append((k.PLACE_VEHICLE, seat, 2, 0))
    elif action == PLAY_A_CARD:
        s.stack.append((k.PICK_CARD, seat, 0, 0))
    elif LEADER <= action < LEADER + len(LEADERS):
        leader = action - LEADER
        s.spent |= 1 << leader
        s.stack.append((k.PARTS, seat, leader_program(leader), 0))
    elif CLAIM <= action < ATOMIC:
        claim(s, action - CLAIM)
    elif result == k.MENTAT:
        s.stack.append((k.DRAW_FROM, seat, 2, -1))
    elif side == HARKONNEN_SIDE:
        s.stack.append((k.LEADER_AT, seat, 0, 0))
        s.stack.append((k.DEPLOY_AT, seat, 0, 3))
    else:
        s.stack.append((k.DRAW_TOKENS, seat, 1, 1))


DECISIONS.add(
    k.USE_DIE,
    options_use_die,
    apply_use_die,
    alone=may_play_a_card,
    a=one(things.DIE),
    b=flag("as_other"),
    ask=("{ $die }: what do you do with it?", "{ $die }: Was tust du damit?"),
    words={
        PLAY_A_CARD: ("Play a planning card with the die", "Mit dem Würfel eine Planungskarte spielen"),
        REPLACE_UNITS: (
            "Replace up to 2 Regulars by Elites",
            "Bis zu 2 Standard-Einheiten durch Elite-Einheiten ersetzen",
        ),
        PLACE_VEHICLES: ("Place 2 vehicles", "2 Fahrzeuge platzieren"),
    },
)


# ---------------------------------------------------------------- cards


def options_pick_card(s: State, frame: Frame) -> list[int]:
    legal = [CARD + c for c in dict.fromkeys(hand_of(s, s.acting)) if c != SCHEMING]
    return [*legal, SKIP] if frame[2] or not legal else legal


def apply_pick_card(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    if action == SKIP:
        return
    card = action - CARD
    for subfaction in (s.side * 2, s.side * 2 + 1):
        if card in s.hands[subfaction]:
            s.hands[subfaction].remove(card)
            if CARDS[card].lasting:  # remains in play (GLD-12.2)
                s.in_play = (*s.in_play, card)
            else:
                s.discards[subfaction].append(card)
            break
    s.card = card
    s.stack.append((k.PARTS, seat, card_program(s, card), 0))


DECISIONS.add(
    k.PICK_CARD,
    options_pick_card,
    apply_pick_card,
    alone=lambda s, frame: bool(hand_of(s, s.acting)),
    a=flag("extra"),
    ask=("Which planning card do you play?", "Welche Planungskarte spielst du?"),
    words={SKIP: ("Play no card", "Keine Karte spielen")},
)


# ---------------------------------------------------------------- free actions (ARR-11)


def free_actions(s: State, side: int) -> list[int]:
    own = _harkonnen_free(s) if side == HARKONNEN_SIDE else _atreides_free(s, side)
    return own + bombardments(s, side) if s.guild else own


def _atreides_free(s: State, side: int) -> list[int]:
    legal = [
        REVEAL_AT + a
        for a, tokens in enumerate(s.tokens)
        if len(tokens) > 0 and s.owner[a] == side and not guarded(s, a)
    ]
    legal += [
        REVEAL_SIETCH + i
        for i, a in enumerate(s.sietch_at)
        if a >= 0 and not s.sietch_up >> i & 1 and not guarded(s, a)
    ]
    legal += [CLAIM + c for c in claimable(s, AT_ANY_TIME)]
    if s.atomics < 0 and any(step >= 8 for step in s.marker):
        legal += [ATOMIC + i for i in range(len(ATOMICS))]
    return legal


def _harkonnen_free(s: State) -> list[int]:
    legal = []
    if may_scout(s):
        legal += [SCOUT_FROM + z for z in scouts(s) if any(hidden_at(s, a) for a in AREAS_UNDER[z])]
    if s.hands[0].count(SCHEMING) >= 2 and hawat_schemes(s):
        legal.append(SCHEME)
    return legal


def may_scout(s: State) -> bool:
    """Not under the Spacing Guild ban (ARR-21.10)."""
    return not s.bans & k.GUILD_BAN


def hawat_schemes(s: State) -> bool:
    """In a team each plays from the own hand (ARR-29.10)."""
    return s.where[HAWAT] not in (k.NOT_YET, k.GONE) and (s.acting == 0 or not team(s, HARKONNEN_SIDE))


def scouted(s: State, zone: int) -> list[int]:
    """Areas of a connected sector with something facedown (ARR-11.3, ARR-11.9)."""
    return [a for a in AREAS_UNDER[zone] if hidden_at(s, a)]


def hidden_at(s: State, area: int) -> bool:
    sietch = sietch_in(s, area)
    return bool(s.tokens[area]) or (sietch >= 0 and not s.sietch_up >> sietch & 1)


def take_free_action(s: State, side: int, action: int) -> bool:
    """True if it was one; the decision before it stays open."""
    seat = commander(s, side)
    if SCOUT_FROM <= action < REVEAL_AT:
        zone = action - SCOUT_FROM
        s.stack.append((k.SCOUT, seat, zone, 0))
        spend_figure(s, seat, zone)
    elif REVEAL_AT <= action < REVEAL_SIETCH:
        s.stack.append((k.TOKEN_ORDER, seat, action - REVEAL_AT, 0))
        told_by_a_reveal(s)
    elif REVEAL_SIETCH <= action < CLAIM:
        reveal_sietch(s, action - REVEAL_SIETCH)
        told_by_a_reveal(s)
    elif CLAIM <= action < CLAIM + len(PRESCIENCE):
        claim(s, action - CLAIM)
    elif ATOMIC <= action < ATOMIC + len(ATOMICS):
        detonate(s, action - ATOMIC)
    elif action >= BOMBARD_WITH:
        start_bombardment(s, side, action - BOMBARD_WITH)
    elif action == SCHEME:
        s.stack.append((k.SCHEME_COUNT, seat, 0, 0))
    else:
        return False
    return True


def options_scout(s: State, frame: Frame) -> list[int]:
    return [AREA + a for a in scouted(s, frame[2])]


def apply_scout(s: State, frame: Frame, action: int) -> None:
    reveal_area(s, action - AREA)


DECISIONS.add(
    k.SCOUT,
    options_scout,
    apply_scout,
    a=one(things.ZONE),
    ask=("Where do you scout?", "Wo klärst du auf?"),
    words={AREA: ("Reveal what lies facedown in { $area }", "Aufdecken, was verdeckt liegt: { $area }")},
)


def reveal_area(s: State, area: int) -> None:
    """Its sietch and all deployment tokens there."""
    sietch = sietch_in(s, area)
    if sietch >= 0:
        reveal_sietch(s, sietch)
    s.stack.append((k.EXCESS, s.house[ATREIDES_SIDE], area, 0))
    if order_of_tokens_matters(s, area):
        s.stack.append((k.TOKEN_ORDER, s.house[ATREIDES_SIDE], area, len(s.tokens[area])))
    else:
        for token in s.tokens[area]:
            reveal_token(s, area, token)


def options_token_order(s: State, frame: Frame) -> list[int]:
    """Which facedown token is revealed."""
    return [TOKEN + t for t in dict.fromkeys(s.tokens[frame[2]])]


def apply_token_order(s: State, frame: Frame, action: int) -> None:
    kind, seat, area, left = frame
    if left > 1 and len(s.tokens[area]) > 1:
        s.stack.append((kind, seat, area, left - 1))
    else:
        s.stack.append((k.EXCESS, s.house[ATREIDES_SIDE], area, 0))
    reveal_token(s, area, action - TOKEN)


DECISIONS.add(
    k.TOKEN_ORDER,
    options_token_order,
    apply_token_order,
    a=one(things.AREA),
    b=number("left"),
    told=False,
    ask=(
        "Which facedown token in { $area } is turned over first?",
        "{ $area }: Welcher verdeckte Marker wird zuerst umgedreht?",
    ),
    words={TOKEN: ("Reveal { $token } in { $area }", "{ $token } aufdecken: { $area }")},
)


def scheme(s: State, n: int) -> None:
    """Two or three copies: Hawat leaves the game, Mohiam comes, the Harkonnen take a token (ARR-28.5)."""
    for _ in range(n):
        s.hands[0].remove(SCHEMING)
        s.discards[0].append(SCHEMING)
    out_of_game(s, HAWAT)
    bring_in(s, MOHIAM)
    take_token(s, HARKONNEN_SIDE)


def options_scheme_count(s: State, frame: Frame) -> list[int]:
    return list(range(NUMBER + 2, NUMBER + s.hands[0].count(SCHEMING) + 1))


def apply_scheme_count(s: State, frame: Frame, action: int) -> None:
    scheme(s, action - NUMBER)


DECISIONS.add(
    k.SCHEME_COUNT,
    options_scheme_count,
    apply_scheme_count,
    alone=lambda s, frame: schemes_left(s) > 2 and len(s.hands[0]) > 2,
    ask=("How many copies of Hawat's Scheming do you discard?", "Wie viele Exemplare von „Hawats Ränke“ wirfst du ab?"),
    words={NUMBER: ("Discard { $n } copies of Hawat's Scheming", "{ $n } Exemplare von „Hawats Ränke“ abwerfen")},
)


def detonate(s: State, token: int) -> None:
    """Family Atomics: exposes areas and opens borders for the rest of the game (ARR-25)."""
    s.atomics = token
    s.exposed = tuple(AREA_ID[a] for a in ATOMICS[token].exposes)
    s.opened = tuple(AREA_ID[a] for pair in ATOMICS[token].opens for a in pair)


# ---------------------------------------------------------------- the end of a turn


def options_turn_end(s: State, frame: Frame) -> list[int]:
    return [END, *free_actions(s, frame[2])]


def apply_turn_end(s: State, frame: Frame, action: int) -> None:
    side = frame[2]
    if take_free_action(s, side, action):
        return
    s.stack.pop()
    if s.used_token:  # a die or token was spent: the own tank moves on (ARR-17.3)
        for leader in range(len(LEADERS)):
            if LEADER_SIDE[leader] == side and s.where[leader] == k.IN_TANK:
                s.tank[leader] = min(TANK, s.tank[leader] + 1)
                if s.tank[leader] == TANK and leader != STABAN:  # he joins a legion: `staban_returns`
                    s.where[leader] = k.AVAILABLE
    if side == ATREIDES_SIDE:
        s.hunted = 0
    s.acting = -1


DECISIONS.add(
    k.TURN_END,
    options_turn_end,
    apply_turn_end,
    holds=True,
    alone=may_scheme,
    ask=(
        "Your action is done: a free action, or end the turn?",
        "Deine Aktion ist getan: eine freie Aktion oder Zugende?",
    ),
)


def options_free(s: State, frame: Frame) -> list[int]:
    """Free actions between two parts of an action (ARR-8.19)."""
    free = free_actions(s, frame[2])
    if s.switches & k.NO_BOMBS_BETWEEN:
        free = [action for action in free if action < BOMBARD_WITH]
    return [SKIP, *free]


def apply_free(s: State, frame: Frame, action: int) -> None:
    if not take_free_action(s, frame[2], action):
        s.stack.pop()


DECISIONS.add(
    k.FREE,
    options_free,
    apply_free,
    holds=True,
    alone=may_scheme,
    ask=("A free action before you go on?", "Vorher eine freie Aktion?"),
    words={SKIP: ("Go on", "Weiter")},
)
