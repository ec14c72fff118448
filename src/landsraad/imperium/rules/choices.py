"""The smaller decisions: which card, which faction, how many. One pair of functions for each kind of frame."""

from __future__ import annotations

from ...kernel.decision import flag, number, one, some
from ...kernel.position import Frame
from ..tables import BOARD, CARD_FACTIONS, CARD_UNLOAD, FIRST_OPTION, KIDS, SPACE_SALE, A
from ..things import CARD, FACTION, INTRIGUE, ITEM, SEATS, SPACE
from . import codes as k
from .actions import (
    ACQUIRE,
    ACQUIRE_ASIDE,
    ACQUIRE_END,
    AGAIN,
    CHOOSE_FACTION,
    CHOOSE_SEAT,
    CHOOSE_SPACE,
    DEPLOY_N,
    DISCARD_CARD,
    DRAW_IT,
    FROM_LEADER,
    KEEP,
    LOSE_FACTION,
    LOSE_TROOP,
    OPTION,
    PASS,
    PUT_UNDER,
    RESOLVE,
    RETREAT_N,
    SELL_SPICE,
    SEND_NEGOTIATORS,
    SET_AHEAD_CARD,
    SET_ASIDE_CARD,
    SKIP,
    SPACE_COUNT,
    TAKE_CARD,
    TO_DECK_TOP,
    TO_DISCARD,
    TRASH_DISCARD,
    TRASH_HAND,
    TRASH_IT,
    TRASH_PLAY,
)
from .agent_turn import place_agent
from .cards import draw_intrigue, put_under, refill_row, unseen
from .decisions import DECISIONS
from .effects import (
    acquire,
    arrow,
    deploy_troops,
    discard_from_hand,
    draw,
    execute,
    masterstroke,
    put_on_top,
    run_items,
    trash,
    trash_from_hand,
    trash_from_play,
)
from .influence import gain_influence, give_alliance, lose_influence
from .possible import aside_within, free_cards, possible
from .resources import gain, pay
from .reveal_turn import acquire_aside
from .state import State
from .troops import enter_conflict_from_supply, retreat
from .turns import begin_turn


def distinct(first: int, cards: list[int]) -> list[int]:
    """One action for each different card."""
    return [first + c for c in dict.fromkeys(cards)]


def from_mask(first: int, mask: int, n: int) -> list[int]:
    return [first + i for i in range(n) if mask >> i & 1]


def settle_run(s: State, frame: Frame) -> bool:
    s.stack.pop()
    execute(s, frame[1], frame[2])
    return True


DECISIONS.add(k.RUN, settle=settle_run)


# ---------------------------------------------------------------- choosing among options


def options_pick(s: State, frame: Frame) -> list[int]:
    _, seat, item, taken = frame
    first = OPTION + FIRST_OPTION[item]
    return [
        first + index
        for index, option in enumerate(KIDS[item])
        if not taken >> index & 1 and all(possible(s, seat, i) for i in option)
    ]


def apply_pick(s: State, frame: Frame, action: int) -> None:
    _, seat, item, taken = frame
    index = action - OPTION - FIRST_OPTION[item]
    taken |= 1 << index
    if taken.bit_count() < A[item]:
        s.stack.append((k.PICK, seat, item, taken))
    run_items(s, seat, KIDS[item][index])


DECISIONS.add(
    k.PICK,
    options_pick,
    apply_pick,
    a=one(ITEM),
    ask=("{ $about }: which one?", "„{ $about }“: Was wählst du?"),
)


# ---------------------------------------------------------------- cards


def several_hand_cards(s: State, frame: Frame) -> bool:
    """Who has several cards is asked, also if they are equal: the others must not know that."""
    return len(s.players[frame[1]].hand) > 1


def options_trash(s: State, frame: Frame) -> list[int]:
    p = s.players[frame[1]]
    legal = distinct(TRASH_HAND, p.hand) + distinct(TRASH_DISCARD, p.discard) + distinct(TRASH_PLAY, p.play)
    if frame[2]:
        legal.append(SKIP)
    return legal


def apply_trash(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    if action == SKIP:
        return
    if action < TRASH_DISCARD:
        trash_from_hand(s, seat, action - TRASH_HAND)
    elif action < TRASH_PLAY:
        card = action - TRASH_DISCARD
        s.players[seat].discard.remove(card)
        trash(s, seat, card)
    else:
        trash_from_play(s, seat, action - TRASH_PLAY)


DECISIONS.add(
    k.TRASH_CARD,
    options_trash,
    apply_trash,
    name="trash",
    alone=several_hand_cards,
    a=flag("optional"),
    ask=("Which card do you trash?", "Welche Karte entsorgst du?"),
    words={SKIP: ("Trash no card", "Keine Karte entsorgen")},
)


def settle_discard(s: State, frame: Frame) -> bool:
    """Who must discard the whole hand is not asked in which order, unless two cards to unload might be among them."""
    _, seat, count, before = frame
    p = s.players[seat]
    hand = p.hand
    if count < len(hand) or (len(hand) > 1 and sum(CARD_UNLOAD[c] for c in unseen(p)) > 1):
        return False
    s.stack.pop()
    for card in hand[:]:
        discard_from_hand(s, seat, card)
    _unload_earlier(s, seat, before)
    return True


def _unload_earlier(s: State, seat: int, before: int) -> None:
    """What the first card of two gives comes before what the second gives (IMP-11.8)."""
    if before >= 0:
        s.stack.append((k.UNLOAD, seat, before, 0))


def options_discard(s: State, frame: Frame) -> list[int]:
    return distinct(DISCARD_CARD, s.players[frame[1]].hand)


def apply_discard(s: State, frame: Frame, action: int) -> None:
    kind, seat, left, before = frame
    card = action - DISCARD_CARD
    discard_from_hand(s, seat, card)
    if left == 1 or not s.players[seat].hand:
        _unload_earlier(s, seat, before)
        return
    if CARD_UNLOAD[card]:  # its box waits until the whole cost is paid
        s.stack.pop()
        before = card
    s.stack.append((kind, seat, left - 1, before))


DECISIONS.add(
    k.DISCARD_CARD,
    options_discard,
    apply_discard,
    settle_discard,
    name="discard",
    alone=several_hand_cards,
    a=number("cards"),
    ask=("Which card do you discard?", "Welche Karte wirfst du ab?"),
)


def options_discard_or_lose(s: State, frame: Frame) -> list[int]:
    p = s.players[frame[1]]
    legal = distinct(DISCARD_CARD, p.hand)
    if p.conflict:
        legal.append(LOSE_TROOP)
    return legal


def apply_discard_or_lose(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    if action == LOSE_TROOP:
        lose_conflict_troop(s, seat)
    else:
        discard_from_hand(s, seat, action - DISCARD_CARD)


DECISIONS.add(
    k.DISCARD_OR_LOSE,
    options_discard_or_lose,
    apply_discard_or_lose,
    alone=several_hand_cards,
    ask=("Discard a card or lose a troop?", "Eine Karte abwerfen oder einen Trupp verlieren?"),
)


def lose_conflict_troop(s: State, seat: int) -> None:
    p = s.players[seat]
    p.conflict -= 1
    p.supply += 1
    if s.log is not None:
        s.log.append((k.E_LOST_TROOP, seat, 1, 1))


def options_look(s: State, frame: Frame) -> list[int]:
    return [DRAW_IT, TRASH_IT]


def apply_look(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    if action == DRAW_IT:
        draw(s, seat, 1)
        return
    p = s.players[seat]
    card = p.deck.pop()
    if p.top_known > 0:
        p.top_known -= 1
    s.reveals += 1
    trash(s, seat, card)


def _seen(s: State, frame: Frame, seat: int) -> dict[str, list[str]]:
    """The top card of the own deck, known to its owner alone."""
    return {"about": [CARD.thing(s.players[seat].deck[-1])] if seat == frame[1] else []}


DECISIONS.add(
    k.LOOK,
    options_look,
    apply_look,
    tell=_seen,
    ask=("Draw the top card of your deck, or trash it?", "Die oberste Karte deines Decks ziehen oder entsorgen?"),
    words={
        DRAW_IT: ("Draw { $about }", "„{ $about }“ ziehen"),
        TRASH_IT: ("Trash { $about }", "„{ $about }“ entsorgen"),
    },
)


def options_take(s: State, frame: Frame) -> list[int]:
    bit = 1 << frame[2]
    return distinct(TAKE_CARD, [c for c in s.players[frame[1]].discard if CARD_FACTIONS[c] & bit])


def apply_take(s: State, frame: Frame, action: int) -> None:
    p = s.players[frame[1]]
    card = action - TAKE_CARD
    p.discard.remove(card)
    p.hand.append(card)
    p.shown = (*p.shown, card)
    if s.log is not None:
        s.log.append((k.E_TOOK, frame[1], card))


DECISIONS.add(
    k.TAKE,
    options_take,
    apply_take,
    a=one(FACTION),
    ask=("Which card do you take from your discard pile?", "Welche Karte nimmst du von deinem Ablagestapel?"),
)


# ---------------------------------------------------------------- acquiring


def options_buy_free(s: State, frame: Frame) -> list[int]:
    p = s.players[frame[1]]
    legal = distinct(ACQUIRE, free_cards(s, frame[1], frame[2]))
    if aside_within(p, frame[2]):
        legal.append(ACQUIRE_ASIDE + p.aside)
    return legal


def apply_buy_free(s: State, frame: Frame, action: int) -> None:
    _, seat, _, on_top = frame
    if action == SKIP:
        return
    if ACQUIRE <= action < ACQUIRE_END:
        acquire(s, seat, action - ACQUIRE, -1, on_top == 1)
    else:
        acquire_aside(s, seat, -1, on_top == 1)


def options_may_buy_free(s: State, frame: Frame) -> list[int]:
    return [*options_buy_free(s, frame), SKIP]


_WHICH_FREE = (
    "Which card do you take, up to a price of { $most }?",
    "Welche Karte erwirbst du gratis (Preis höchstens { $most })?",
)
DECISIONS.add(
    k.BUY_FREE,
    options_buy_free,
    apply_buy_free,
    name="acquire_free",
    a=number("most"),
    b=flag("on_deck"),
    ask=_WHICH_FREE,
)
DECISIONS.add(
    k.MAY_BUY_FREE,
    options_may_buy_free,
    apply_buy_free,
    name="may_acquire_free",
    a=number("most"),
    ask=_WHICH_FREE,
    words={SKIP: ("Acquire no card", "Keine Karte erwerben")},
)


def options_place(s: State, frame: Frame) -> list[int]:
    return [TO_DISCARD, TO_DECK_TOP]


def apply_place(s: State, frame: Frame, action: int) -> None:
    if action == TO_DECK_TOP:
        put_on_top(s, frame[1], frame[2])


DECISIONS.add(
    k.PLACE,
    options_place,
    apply_place,
    a=one(CARD),
    ask=("Where does { $about } go?", "Wohin kommt „{ $about }“?"),
    words={
        TO_DECK_TOP: ("Put { $about } on top of your deck", "„{ $about }“ oben auf das eigene Deck legen"),
        TO_DISCARD: ("Put { $about } on your discard pile", "„{ $about }“ auf den eigenen Ablagestapel legen"),
    },
)


def options_set_aside(s: State, frame: Frame) -> list[int]:
    return distinct(SET_ASIDE_CARD, s.row)


def apply_set_aside(s: State, frame: Frame, action: int) -> None:
    card = action - SET_ASIDE_CARD
    s.players[frame[1]].aside = card
    if s.log is not None:
        s.log.append((k.E_SET_ASIDE, frame[1], card))
    refill_row(s, s.row.index(card))


DECISIONS.add(
    k.SET_ASIDE,
    options_set_aside,
    apply_set_aside,
    ask=("Which card of the row do you set aside?", "Welche Karte der Reihe legst du beiseite?"),
)


# ---------------------------------------------------------------- Influence


def options_faction_up(s: State, frame: Frame) -> list[int]:
    return from_mask(CHOOSE_FACTION, frame[2], 4)


def apply_faction_up(s: State, frame: Frame, action: int) -> None:
    gain_influence(s, frame[1], action - CHOOSE_FACTION, frame[3])


DECISIONS.add(
    k.FACTION_UP,
    options_faction_up,
    apply_faction_up,
    a=some(FACTION),
    b=number("steps"),
    ask=("Gain { $steps } Influence with whom?", "Bei wem erhältst du { $steps } Einfluss?"),
)


def options_faction_down(s: State, frame: Frame) -> list[int]:
    own = s.players[frame[1]].influence
    return [LOSE_FACTION + f for f in range(4) if frame[2] >> f & 1 and own[f] >= frame[3]]


def apply_faction_down(s: State, frame: Frame, action: int) -> None:
    lose_influence(s, frame[1], action - LOSE_FACTION, frame[3])


DECISIONS.add(
    k.FACTION_DOWN,
    options_faction_down,
    apply_faction_down,
    a=some(FACTION),
    b=number("steps"),
    ask=("Lose { $steps } Influence with whom?", "Bei wem verlierst du { $steps } Einfluss?"),
)


def settle_each_faction(s: State, frame: Frame) -> bool:
    """The order matters only to Tessia, whose tokens pay by the order they are reached (IMP-8.12, IMP-12.17)."""
    _, seat, mask, _ = frame
    if mask & (mask - 1) and s.players[seat].snoopers & mask:
        return False
    s.stack.pop()
    for faction in range(4):
        if mask >> faction & 1:
            gain_influence(s, seat, faction, 1)
    return True


def apply_each_faction(s: State, frame: Frame, action: int) -> None:
    kind, seat, mask, _ = frame
    faction = action - CHOOSE_FACTION
    s.stack.append((kind, seat, mask & ~(1 << faction), 0))
    gain_influence(s, seat, faction, 1)


DECISIONS.add(
    k.EACH_FACTION,
    options_faction_up,
    apply_each_faction,
    settle_each_faction,
    a=some(FACTION),
    ask=("With which Faction do you gain Influence first?", "Bei welcher Fraktion erhältst du zuerst Einfluss?"),
)


def options_alliance_to(s: State, frame: Frame) -> list[int]:
    return from_mask(CHOOSE_SEAT, frame[3], len(s.players))


def apply_alliance_to(s: State, frame: Frame, action: int) -> None:
    give_alliance(s, frame[2], action - CHOOSE_SEAT)


DECISIONS.add(
    k.ALLIANCE_TO,
    options_alliance_to,
    apply_alliance_to,
    a=one(FACTION),
    b=some(SEATS, "to"),
    ask=("Who gets the Alliance with the { $about }?", "Wer erhält die Allianz ({ $about })?"),
)


# ---------------------------------------------------------------- troops


def options_retreat(s: State, frame: Frame) -> list[int]:
    return list(range(RETREAT_N + frame[2], RETREAT_N + frame[3] + 1))


def apply_retreat(s: State, frame: Frame, action: int) -> None:
    retreat(s, frame[1], action - RETREAT_N)


DECISIONS.add(
    k.RETREAT_HOW_MANY,
    options_retreat,
    apply_retreat,
    name="retreat",
    a=number("least"),
    b=number("most"),
    ask=("How many troops retreat?", "Wie viele Truppen ziehst du zurück?"),
)


def options_deploy(s: State, frame: Frame) -> list[int]:
    return list(range(DEPLOY_N + frame[2], DEPLOY_N + frame[3] + 1))


def apply_deploy(s: State, frame: Frame, action: int) -> None:
    deploy_troops(s, frame[1], action - DEPLOY_N)


def apply_deploy_shipped(s: State, frame: Frame, action: int) -> None:
    """Troop Transports: what goes straight to the Conflict does not count for the limit (IMP-4.10)."""
    if frame[1] == s.active:
        s.recruited -= action - DEPLOY_N
    apply_deploy(s, frame, action)


_HOW_MANY_DEPLOYED = ("How many troops do you deploy?", "Wie viele Truppen setzt du ein?")
DECISIONS.add(
    k.DEPLOY_HOW_MANY,
    options_deploy,
    apply_deploy,
    name="deploy",
    a=number("least"),
    b=number("most"),
    ask=_HOW_MANY_DEPLOYED,
)
DECISIONS.add(
    k.DEPLOY_SHIPPED,
    options_deploy,
    apply_deploy_shipped,
    a=number("least"),
    b=number("most"),
    ask=_HOW_MANY_DEPLOYED,
)


def options_rival_troop(s: State, frame: Frame) -> list[int]:
    return [CHOOSE_SEAT + i for i, q in enumerate(s.players) if i != frame[1] and q.conflict]


def apply_rival_troop(s: State, frame: Frame, action: int) -> None:
    """Double Cross: a rival's troop to its supply, one of yours from supply into the Conflict."""
    seat = frame[1]
    lose_conflict_troop(s, action - CHOOSE_SEAT)
    if s.players[seat].supply:
        enter_conflict_from_supply(s, seat)
        masterstroke(s)


DECISIONS.add(
    k.RIVAL_TROOP,
    options_rival_troop,
    apply_rival_troop,
    ask=("Whose troop do you remove?", "Wessen Trupp verlässt den Konflikt?"),
    words={CHOOSE_SEAT: ("{ $seat } loses 1 troop in the Conflict", "{ $seat } verliert 1 Trupp im Konflikt")},
)


# ---------------------------------------------------------------- Agents and spaces


def options_which_agent(s: State, frame: Frame) -> list[int]:
    p = s.players[frame[1]]
    legal = [FROM_LEADER] if p.agents else []
    return legal + [CHOOSE_SPACE + i for i in dict.fromkeys(p.placed)]


def apply_which_agent(s: State, frame: Frame, action: int) -> None:
    _, seat, space, _ = frame
    if action == FROM_LEADER:
        s.players[seat].agents -= 1
    else:
        lift_agent(s, seat, action - CHOOSE_SPACE)
    place_agent(s, seat, space)


DECISIONS.add(
    k.WHICH_AGENT,
    options_which_agent,
    apply_which_agent,
    a=one(SPACE),
    ask=("Which Agent goes to { $about }?", "Welcher Agent geht auf das Feld „{ $about }“?"),
    words={
        FROM_LEADER: ("Send the Agent on your leader to { $about }", "Agenten vom Anführer entsenden: { $about }"),
        CHOOSE_SPACE: (
            "Move your Agent from { $space } to { $about }",
            "Agenten vom Feld „{ $space }“ versetzen: { $about }",
        ),
    },
)


def lift_agent(s: State, seat: int, space: int) -> None:
    """An own Agent leaves a space, which is empty at once if nobody else stands there (IMP-4.18)."""
    p = s.players[seat]
    rest = list(p.placed)
    rest.remove(space)
    p.placed = tuple(rest)
    if not any(space in q.placed for q in s.players):
        s.occupied &= ~(1 << space)


def options_recall(s: State, frame: Frame) -> list[int]:
    return [CHOOSE_SPACE + i for i in dict.fromkeys(s.players[frame[1]].placed)]


def apply_recall(s: State, frame: Frame, action: int) -> None:
    space = action - CHOOSE_SPACE
    lift_agent(s, frame[1], space)
    s.players[frame[1]].agents += 1
    if s.log is not None:
        s.log.append((k.E_RECALLED, frame[1], space))


DECISIONS.add(
    k.RECALL,
    options_recall,
    apply_recall,
    ask=("Which Agent do you recall?", "Welchen Agenten rufst du zurück?"),
    words={CHOOSE_SPACE: ("Recall your Agent from { $space }", "Agenten vom Feld „{ $space }“ zurückrufen")},
)


def settle_name_space(s: State, frame: Frame) -> bool:
    """With nobody left who could send an Agent in this round there is nothing to name."""
    for i, q in enumerate(s.players):  # a Rival never reveals: it acts while it has Agents
        if i != frame[1] and not q.revealed and (i < s.humans or q.agents):
            return False
    s.stack.pop()
    return True


def options_name_space(s: State, frame: Frame) -> list[int]:
    return from_mask(CHOOSE_SPACE, BOARD[s.ix], SPACE_COUNT)


def apply_name_space(s: State, frame: Frame, action: int) -> None:
    """The Voice: the next Agent of every opponent cannot be sent there (IMP-12.2)."""
    seat = frame[1]
    p = s.players[seat]
    p.voice = action - CHOOSE_SPACE
    p.voice_on = ((1 << len(s.players)) - 1) & ~(1 << seat)
    if s.log is not None:
        s.log.append((k.E_VOICE, seat, p.voice))


DECISIONS.add(
    k.NAME_SPACE,
    options_name_space,
    apply_name_space,
    settle_name_space,
    ask=("Which space do you close to the others?", "Welches Feld sperrst du für die anderen?"),
    words={CHOOSE_SPACE: ("Close { $space } with The Voice", "Das Feld „{ $space }“ mit der Stimme sperren")},
)


def options_sell(s: State, frame: Frame) -> list[int]:
    spice = s.players[frame[1]].spice
    return [SELL_SPICE + cost for cost, _ in SPACE_SALE[frame[2]] if cost <= spice]


def apply_sell(s: State, frame: Frame, action: int) -> None:
    _, seat, space, _ = frame
    spice = action - SELL_SPICE
    pay(s, seat, 0, spice, 0)
    gain(s, seat, dict(SPACE_SALE[space])[spice], 0, 0)


DECISIONS.add(
    k.SELL,
    options_sell,
    apply_sell,
    a=one(SPACE),
    ask=("How much spice do you sell?", "Wie viel Spice verkaufst du?"),
)


def options_pass_turn(s: State, frame: Frame) -> list[int]:
    return [PASS, SKIP]


def apply_pass_turn(s: State, frame: Frame, action: int) -> None:
    if action == PASS:
        s.passing = 1
        if s.log is not None:
            s.log.append((k.E_TURN_PASSED, frame[1]))


DECISIONS.add(
    k.PASS_TURN,
    options_pass_turn,
    apply_pass_turn,
    ask=("Pass this turn?", "In diesem Zug passen?"),
    words={PASS: ("Pass this turn", "In diesem Zug passen"), SKIP: ("Do not pass", "Nicht passen")},
)


# ---------------------------------------------------------------- Rise of Ix


def options_maybe(s: State, frame: Frame) -> list[int]:
    """An effect with a price that may be declined (IMP-11.1)."""
    return [RESOLVE + frame[2], SKIP] if possible(s, frame[1], frame[2]) else [SKIP]


def apply_maybe(s: State, frame: Frame, action: int) -> None:
    if action != SKIP:
        arrow(s, frame[1], frame[2])


DECISIONS.add(
    k.MAYBE,
    options_maybe,
    apply_maybe,
    a=one(ITEM),
    ask=("{ $about }: do it?", "„{ $about }“: Ausführen?"),
    words={SKIP: ("Do not use { $about }", "„{ $about }“ nicht nutzen")},
)


def options_negotiators(s: State, frame: Frame) -> list[int]:
    least = 1 if frame[3] else 0
    return list(range(SEND_NEGOTIATORS + least, SEND_NEGOTIATORS + frame[2] + 1))


def apply_negotiators(s: State, frame: Frame, action: int) -> None:
    """Troops from the supply to the Ix board (IMP-X1.6)."""
    n = action - SEND_NEGOTIATORS
    p = s.players[frame[1]]
    p.supply -= n
    p.negotiators += n
    if n and s.log is not None:
        s.log.append((k.E_NEGOTIATORS, frame[1], n))


DECISIONS.add(
    k.NEGOTIATORS,
    options_negotiators,
    apply_negotiators,
    a=number("most"),
    b=flag("must"),
    ask=("How many troops become Negotiators?", "Wie viele Truppen werden Verhandlungsführer?"),
)


def options_bottom(s: State, frame: Frame) -> list[int]:
    return distinct(PUT_UNDER, s.players[frame[1]].intrigue)


def apply_bottom(s: State, frame: Frame, action: int) -> None:
    kind, seat, left, _ = frame
    if left > 1:
        s.stack.append((kind, seat, left - 1, 0))
    put_under(s, seat, action - PUT_UNDER)


DECISIONS.add(
    k.BOTTOM,
    options_bottom,
    apply_bottom,
    alone=lambda s, frame: len(s.players[frame[1]].intrigue) > 1,
    a=number("cards"),
    ask=("Which Intrigue card goes under the deck?", "Welche Intrigenkarte kommt unter das Deck?"),
)


def options_swap(s: State, frame: Frame) -> list[int]:
    """Sonic Snoopers: any number of cards under the deck, then as many new ones."""
    return [*distinct(PUT_UNDER, s.players[frame[1]].intrigue), PASS]


def apply_swap(s: State, frame: Frame, action: int) -> None:
    kind, seat, put, _ = frame
    if action == PASS:
        draw_intrigue(s, seat, put)
        return
    s.stack.append((kind, seat, put + 1, 0))
    put_under(s, seat, action - PUT_UNDER)


DECISIONS.add(
    k.SWAP,
    options_swap,
    apply_swap,
    a=number("put"),
    ask=(
        "Which Intrigue cards go under the deck? You draw as many.",
        "Welche Intrigenkarten kommen unter das Deck? Du ziehst ebenso viele.",
    ),
    words={
        PASS: (
            """{ $put ->
                [0] Put no Intrigue card under the deck
                [one] Draw { $put } new Intrigue card
               *[other] Draw { $put } new Intrigue cards
            }""",
            """{ $put ->
                [0] Keine Intrigenkarte unter das Deck legen
                [one] { $put } neue Intrigenkarte ziehen
               *[other] { $put } neue Intrigenkarten ziehen
            }""",
        )
    },
)


def options_in_play_trash(s: State, frame: Frame) -> list[int]:
    legal = distinct(TRASH_PLAY, s.players[frame[1]].play)
    if frame[2]:
        legal.append(SKIP)
    return legal


DECISIONS.add(
    k.IN_PLAY_TRASH,
    options_in_play_trash,
    apply_trash,
    name="trash_in_play",
    a=flag("optional"),
    ask=("Which of your cards in play do you trash?", "Welche deiner Karten im Spiel entsorgst du?"),
    words={SKIP: ("Trash no card", "Keine Karte entsorgen")},
)


def options_extra_turn(s: State, frame: Frame) -> list[int]:
    return [AGAIN, SKIP]


def apply_extra_turn(s: State, frame: Frame, action: int) -> None:
    if action == AGAIN:
        if s.log is not None:
            s.log.append((k.E_EXTRA_TURN, frame[1]))
        begin_turn(s, frame[1])


DECISIONS.add(
    k.EXTRA_TURN,
    options_extra_turn,
    apply_extra_turn,
    ask=("Take another turn right away?", "Gleich noch einen Zug ausführen?"),
    words={SKIP: ("Take no other turn", "Keinen weiteren Zug ausführen")},
)


def options_set_ahead(s: State, frame: Frame) -> list[int]:
    return distinct(SET_AHEAD_CARD, s.players[frame[1]].hand)


def apply_set_ahead(s: State, frame: Frame, action: int) -> None:
    """Ilesa sets a hand card aside, face down (IMP-12.15)."""
    p = s.players[frame[1]]
    p.ahead = action - SET_AHEAD_CARD
    p.hand.remove(p.ahead)
    p.shown = ()  # nobody else can tell which card it was
    if s.log is not None:
        s.log.append((k.E_AHEAD, frame[1], p.ahead))


DECISIONS.add(
    k.SET_AHEAD,
    options_set_ahead,
    apply_set_ahead,
    alone=several_hand_cards,
    ask=("Which card do you set aside for your second turn?", "Welche Karte legst du für deinen zweiten Zug beiseite?"),
)


def options_keep_intrigue(s: State, frame: Frame) -> list[int]:
    return distinct(KEEP, s.intrigue_deck[-2:])


def apply_keep_intrigue(s: State, frame: Frame, action: int) -> None:
    """Hundro keeps one of the top two Intrigue cards; the other goes back on top, known to him."""
    seat = frame[1]
    card = action - KEEP
    top = [s.intrigue_deck.pop(), s.intrigue_deck.pop()]
    top.remove(card)
    s.intrigue_deck.append(top[0])
    s.players[seat].intrigue.append(card)
    s.intrigue_marks = ((len(s.intrigue_deck) - 1) * 4 + seat,)
    if s.log is not None:
        s.log.append((k.E_KEPT, seat, card, top[0]))


def _seen_intrigue(s: State, frame: Frame, seat: int) -> dict[str, list[str]]:
    """The two cards, known to their reader alone."""
    return {"about": sorted(INTRIGUE.thing(c) for c in s.intrigue_deck[-2:]) if seat == frame[1] else []}


DECISIONS.add(
    k.KEEP_INTRIGUE,
    options_keep_intrigue,
    apply_keep_intrigue,
    alone=lambda s, frame: True,
    tell=_seen_intrigue,
    ask=(
        "Which Intrigue card do you keep? The other goes back on top.",
        "Welche Intrigenkarte behältst du? Die andere kommt wieder obenauf.",
    ),
)
