"""What single cards and leaders of the Harkonnen do (ARR-12, ARR-28), and what both sides have."""

from __future__ import annotations

from ...kernel.decision import number, one
from .. import things
from ..tables import CARD_DECK, HARKONNEN_SIDE, NORTH_POLE, SCHEMING
from . import codes as k
from .actions import AREA, CARD, DECK, DONE, PRESCIENCE_CARD, SKIP, SMUGGLER_DIE
from .chance import shuffle_cards
from .decisions import DECISIONS
from .forces import neighbours, with_at
from .mahdi.reinforcements import spend_one
from .seats import hand_of, team
from .specials import asking, special
from .state import Frame, State
from .tracks import take_token
from .turn import hidden_at, reveal_area

NOTHING_MORE = ("Nothing more", "Nichts weiter")

# ---------------------------------------------------------------- wormsigns


def _discard_signs_at_pole(s: State, seat: int, n: int) -> None:
    for area in neighbours(s, NORTH_POLE):
        _sign_to_pool(s, area)
    shuffle_cards(s, s.pool)


def _signs_at_pole(s: State) -> bool:
    return any(s.sign[a] for a in neighbours(s, NORTH_POLE))


def _sign_to_pool(s: State, area: int) -> None:
    if s.sign[area]:
        s.pool.append(s.sign[area] - 1)
        s.sign = with_at(s.sign, area, 0)


special(
    "discard_signs_at_pole",
    _discard_signs_at_pole,
    (
        "discard every wormsign in an area adjacent to the North Pole",
        "alle Wurmzeichen-Marker in Gebieten abwerfen, die an den Nordpol angrenzen",
    ),
    _signs_at_pole,
)


def options_discard_sign(s: State, frame: Frame) -> list[int]:
    return [*[AREA + a for a in range(len(s.sign)) if s.sign[a]], SKIP]


def apply_discard_sign(s: State, frame: Frame, action: int) -> None:
    kind, seat, left, _ = frame
    if action != SKIP:
        _sign_to_pool(s, action - AREA)
        if left > 1:
            s.stack.append((kind, seat, left - 1, 0))
            return
    shuffle_cards(s, s.pool)


special(
    "discard_signs",
    asking(k.DISCARD_SIGN),
    ("discard up to { $n } wormsigns", "bis zu { $n } Wurmzeichen-Marker abwerfen"),
)
DECISIONS.add(
    k.DISCARD_SIGN,
    options_discard_sign,
    apply_discard_sign,
    a=number("left"),
    ask=("Which wormsign do you discard? { $left } left", "Welchen Wurmzeichen-Marker wirfst du ab? Noch { $left }"),
    words={
        AREA: ("Discard the wormsign in { $area }", "Den Wurmzeichen-Marker abwerfen: { $area }"),
        SKIP: NOTHING_MORE,
    },
)

# ---------------------------------------------------------------- cards, dice and tokens of the opponent


def _opponent_discards(s: State, seat: int, n: int) -> None:
    """The victim chooses; in a team the House player first (ARR-12.13)."""
    other = 1 - s.side
    if s.solo and other == HARKONNEN_SIDE:  # a random Reinforcement (ARR-30.55)
        if s.reinforcements:
            spend_one(s)
        return
    s.stack.append((k.OPPONENT_DISCARDS, s.house[other], n, other * 2))


def discardable(s: State, subfaction: int) -> list[int]:
    return [c for c in dict.fromkeys(hand_of(s, subfaction)) if c != SCHEMING]


def options_opponent_discards(s: State, frame: Frame) -> list[int]:
    """In a team the House player may leave it to the partner."""
    subfaction = frame[3]
    legal = [CARD + c for c in discardable(s, subfaction)]
    partner = team(s, subfaction // 2) and subfaction % 2 == 0 and bool(discardable(s, subfaction + 1))
    return [*legal, SKIP] if partner else legal or [DONE]


def apply_opponent_discards(s: State, frame: Frame, action: int) -> None:
    kind, _, left, subfaction = frame
    side = subfaction // 2
    if action == DONE:
        return
    if action == SKIP:
        s.stack.append((kind, s.ally[side], left, subfaction + 1))
        return
    card = action - CARD
    deck = CARD_DECK[card]
    s.hands[deck].remove(card)
    s.discards[deck].append(card)
    s.reveals += 1
    if left > 1:
        s.stack.append((kind, s.house[side], left - 1, side * 2))


special(
    "opponent_discards",
    _opponent_discards,
    (
        "{ $n ->\n[one] the opponent discards { $n } planning card\n"
        "*[other] the opponent discards { $n } planning cards\n}",
        "{ $n ->\n[one] die Gegenseite wirft { $n } Planungskarte ab\n"
        "*[other] die Gegenseite wirft { $n } Planungskarten ab\n}",
    ),
)
DECISIONS.add(
    k.OPPONENT_DISCARDS,
    options_opponent_discards,
    apply_opponent_discards,
    alone=lambda s, frame: len(hand_of(s, frame[3])) > 1,
    a=number("left"),
    b=one(things.DECK),
    ask=("Which card do you discard? { $left } left", "Welche Karte wirfst du ab? Noch { $left }"),
    words={
        CARD: ("Discard { $card }", "„{ $card }“ abwerfen"),
        SKIP: ("Leave the discard to your partner", "Das Abwerfen dem Partner überlassen"),
        DONE: ("You hold no card that can be discarded", "Du hast keine Karte, die abgeworfen werden kann"),
    },
)


def _discard_house_die(s: State, seat: int, n: int) -> None:
    s.stack.append((k.LOSE_DIE, seat, k.HOUSE, 0))


def options_lose_die(s: State, frame: Frame) -> list[int]:
    """Whose die; the smugglers' is an Atreides die too (INT-A25)."""
    legal = dice_showing(s, frame[2])
    if s.side == HARKONNEN_SIDE and s.smuggler_die == frame[2]:
        legal.append(SMUGGLER_DIE)
    return legal or [SKIP]


def dice_showing(s: State, result: int) -> list[int]:
    """Who of the other side has an unused die with that result."""
    first = 2 * (1 - s.side)
    return [DECK + d for d in (first, first + 1) if s.dice[d * 5 + result]]


def apply_lose_die(s: State, frame: Frame, action: int) -> None:
    if action == SMUGGLER_DIE:
        s.smuggler_die = -1
    elif action != SKIP:
        s.dice[(action - DECK) * 5 + frame[2]] -= 1


special(
    "discard_house_die",
    _discard_house_die,
    ("the opponent loses an unused House die", "die Gegenseite verliert einen unbenutzten Haus-Würfel"),
)
DECISIONS.add(
    k.LOSE_DIE,
    options_lose_die,
    apply_lose_die,
    a=one(things.DIE),
    ask=("Who loses a { $about } die?", "Wer verliert einen Würfel mit { $about }?"),
    words={
        DECK: ("{ $deck } loses a { $about } die", "{ $deck } verliert einen Würfel mit { $about }"),
        SMUGGLER_DIE: (
            "The smugglers lose their { $about } die",
            "Die Schmuggler verlieren ihren Aktionswürfel mit { $about }",
        ),
        SKIP: NOTHING_MORE,
    },
)


special(
    "take_bene_gesserit_token",
    lambda s, seat, n: take_token(s, s.side),
    ("take a Bene Gesserit token", "einen Bene-Gesserit-Marker nehmen"),
)

# ---------------------------------------------------------------- prescience and what is hidden


def revealed_prescience(s: State) -> list[int]:
    """Cards on the table that Eyes of Ibad does not protect, without those named already."""
    return [PRESCIENCE_CARD + c for c in s.prescience if c != s.eyes and c not in s.moved_from]


def options_shuffle_back(s: State, frame: Frame) -> list[int]:
    return [*revealed_prescience(s), SKIP]


def apply_shuffle_back(s: State, frame: Frame, action: int) -> None:
    if action != SKIP:
        card = action - PRESCIENCE_CARD
        s.prescience.remove(card)
        s.prescience_deck.append(card)
        shuffle_cards(s, s.prescience_deck)


special(
    "shuffle_prescience_back",
    asking(k.SHUFFLE_BACK),
    (
        "shuffle a revealed prescience card back into its deck",
        "eine aufgedeckte Vorhersehungskarte in ihr Deck zurückmischen",
    ),
)
DECISIONS.add(
    k.SHUFFLE_BACK,
    options_shuffle_back,
    apply_shuffle_back,
    ask=("Which prescience card is shuffled back?", "Welche Vorhersehungskarte wird zurückgemischt?"),
    words={PRESCIENCE_CARD: ("Shuffle { $prescience } back", "„{ $prescience }“ zurückmischen"), SKIP: NOTHING_MORE},
)


def options_reveal_hidden(s: State, frame: Frame) -> list[int]:
    return [*[AREA + a for a in range(len(s.owner)) if hidden_at(s, a)], SKIP]


def apply_reveal_hidden(s: State, frame: Frame, action: int) -> None:
    if action != SKIP:
        reveal_area(s, action - AREA)


special(
    "reveal_area",
    asking(k.REVEAL_HIDDEN),
    (
        "reveal the sietch and all deployment tokens in an area",
        "den Sietch und alle Aufstellungsmarker in einem Gebiet aufdecken",
    ),
)
DECISIONS.add(
    k.REVEAL_HIDDEN,
    options_reveal_hidden,
    apply_reveal_hidden,
    ask=("In which area is everything revealed?", "In welchem Gebiet wird alles aufgedeckt?"),
    words={
        AREA: ("Reveal what lies facedown in { $area }", "Aufdecken, was verdeckt liegt: { $area }"),
        SKIP: NOTHING_MORE,
    },
)


def _seek_the_mahdi(s: State, seat: int, n: int) -> None:
    s.seek = 1


special(
    "seek_the_mahdi",
    _seek_the_mahdi,
    (
        "in the next Atreides turn Paul may not be placed and his legion may neither move nor attack",
        "im nächsten Zug der Atreides darf Paul nicht platziert werden und seine Legion weder bewegt werden noch "
        "angreifen",
    ),
)

# ---------------------------------------------------------------- legions


def _troop_carriers(s: State, seat: int, n: int) -> None:
    s.moved_from = ()
    s.groups = []
    s.stack.append((k.MOVE_FROM, seat, 1, k.FROM_SETTLEMENT))


special(
    "troop_carriers",
    _troop_carriers,
    (
        "move a legion from one of your settlements to any area with another of your legions",
        "eine Legion aus einer eigenen Siedlung in ein beliebiges Gebiet mit einer anderen eigenen Legion bewegen",
    ),
)


def _deploy_with_aramsham(s: State, seat: int, n: int) -> None:
    s.stack.append((k.LEADER_AT, seat, 0, 0))
    s.stack.append((k.DEPLOY_AT, seat, 2, 1))
    s.stack.append((k.DEPLOY_AT, seat, 0, 2))


special(
    "deploy_with_aramsham",
    _deploy_with_aramsham,
    (
        "deploy 2 Regulars and 1 Sardaukar in own settlements and a leader",
        "2 Standard-Einheiten und 1 Sardaukar in eigenen Siedlungen und einen Anführer aufstellen",
    ),
)


def _place_navigator(s: State, seat: int, n: int) -> None:
    s.stack.append((k.PLACE_NAVIGATOR, seat, 0, 0))


special(
    "place_navigator",
    _place_navigator,
    (
        "place the Guild Navigator in an unoccupied air zone",
        "den Gildennavigator in einer unbesetzten Flugzone platzieren",
    ),
)
