"""A full state a seat cannot tell from the real one: everything hidden from it is dealt again (ARR-35)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ..kernel.dice import Dice
from .rules import codes as k
from .rules.forces import forget_battle
from .rules.seats import team
from .rules.state import Group, State
from .tables import ATREIDES_SIDE, CARD_DECK, OBJECTIVES, SCHEMING, SIETCH_AREAS, SIGN_LIES, TOKEN_UNITS, TOKENS
from .view import PICKING, hands_of, side_of

if TYPE_CHECKING:
    from mypy_extensions import i64

HOUSE_ATREIDES_DECK: Final = 2
# By token: those with the same back and the same face.
EQUAL: Final[list[list[int]]] = [
    [i for i, other in enumerate(TOKENS) if other.set == token.set and TOKEN_UNITS[i] == TOKEN_UNITS[t]]
    for t, token in enumerate(TOKENS)
]
GARRISON: Final[list[bool]] = [token.set == "garrison" for token in TOKENS]
STANDARD: Final[list[bool]] = [token.set == "standard" for token in TOKENS]
# By set: for each face its tokens.
FACES: Final[dict[str, list[list[int]]]] = {
    name: [EQUAL[t] for t, token in enumerate(TOKENS) if token.set == name and EQUAL[t][0] == t]
    for name in ("garrison", "standard")
}
GARRISON_FACES: Final[list[list[int]]] = FACES["garrison"]
STANDARD_FACES: Final[list[list[int]]] = FACES["standard"]
THEMSELVES: Final[list[int]] = list(range(len(TOKENS)))
BLACK: Final[list[bool]] = [token.set == "black" for token in TOKENS]
SILVER: Final[list[bool]] = [token.set == "silver" for token in TOKENS]
OBJECTIVE_CARDS: Final[list[int]] = list(range(len(OBJECTIVES)))
ALL_SIETCHES: Final = (1 << len(SIETCH_AREAS)) - 1
MOST_PLACES: Final = len(SIETCH_AREAS)  # stations are fewer
PLACES: Final[list[list[int]]] = [  # by mask
    [i for i in range(MOST_PLACES) if mask >> i & 1] for mask in range(1 << MOST_PLACES)
]


def hide(s: State, seat: int, rng: Random) -> None:
    """Deal anew what this seat does not know. Changes the state."""
    dice = Dice(rng)
    own = hands_of(s, seat)
    for deck in range(4):
        if deck in own:
            dice.deal_anew(s.decks[deck])
        else:
            _deal(s, deck, dice)
    if s.to_discard:
        _choose_anew(s, own, dice)
    if side_of(s, seat) != ATREIDES_SIDE:
        _hide_tokens(s, dice)
        _deal_among(s.sietch_rank, PLACES[~s.sietch_up & ALL_SIETCHES], dice)
        _hide_objectives(s, dice)
    else:
        s.standard = _alike(s.standard, STANDARD_FACES, _mask(_facedown(s)))
        dice.shuffle(s.standard)
        dice.deal_anew(s.objectives_aside)
    _deal_among(s.stations, PLACES[s.stations_left], dice)
    _hide_signs(s, dice)
    dice.deal_anew(s.prescience_deck)
    if s.solo:
        _hide_mahdi(s, dice)
    _forget_the_last_battle(s)
    s.key_bytes = rng.getrandbits(256).to_bytes(32, "little")  # as `randbytes`, which is not compiled
    s.counter = 0
    s.forced = 0
    s.reveals = 0
    s.loaded = ()


def _facedown(s: State) -> list[int]:
    """Tokens in areas, under way, about to be placed, and those that left the game unseen."""
    found: list[int] = []
    for held in s.tokens:
        if held:
            found += held
    for _, _, group in s.groups:
        found += group[k.TOKENS :]
    found += [f[2] for f in s.stack if f[0] == k.TOKEN_AT and f[2] >= 0]
    found += s.lost_tokens
    return found


def _deal(s: State, deck: int, dice: Dice) -> None:
    """Hand, deck, and the cards just drawn of which one will be kept."""
    hand = len(s.hands[deck])
    pool = s.decks[deck]
    pool += s.hands[deck]
    if deck == HOUSE_ATREIDES_DECK and s.drawn:
        drawn = hand + len(s.drawn)
        pool += s.drawn
        dice.deal_anew(pool)
        s.drawn = tuple(pool[hand:drawn])
        s.decks[deck] = pool[drawn:]
    else:
        dice.deal_anew(pool)
        s.decks[deck] = pool[hand:]
    s.hands[deck] = pool[:hand]


def _choose_anew(s: State, own: list[int], dice: Dice) -> None:
    """Cards others have chosen for the hand limit are unseen, and so is of which of their two decks they are: any of
    the newly dealt ones will do. Only how many they are is known, from the size of the hand."""
    new = [card for card in s.to_discard if CARD_DECK[card] in own]
    for side in (0, 1):
        decks = [deck for deck in (side * 2, side * 2 + 1) if deck not in own]
        for hand in [[deck] for deck in decks] if team(s, side) else [decks]:
            n = sum(1 for card in s.to_discard if CARD_DECK[card] in hand)
            if n:
                held = [card for deck in hand for card in s.hands[deck] if card != SCHEMING]
                dice.shuffle(held)
                new += held[:n]
    s.to_discard = tuple(new)


def _mask(tokens: list[int]) -> i64:
    mask: i64 = 0
    one: i64 = 1
    for t in tokens:
        mask |= one << t
    return mask


def _alike(tokens: list[int], faces: list[list[int]], visible: i64) -> list[int]:
    """The same faces by the first tokens that show them: which of two equal ones has left the game nobody remembers.
    `visible`: a mask of others that lie where they can be seen."""
    among = _mask(tokens)
    alike: list[int] = []
    for equal in faces:
        n = 0
        for t in equal:
            n += among >> t & 1
        for t in equal:
            if n and not visible >> t & 1:
                alike.append(t)
                n -= 1
    return alike


def _forget_the_last_battle(s: State) -> None:
    """Its numbers are cleared when the next one begins."""
    fighting = declaring = advancing = picking = False
    for kind, _, _, _ in s.stack:  # as `attacking` and `picking` look at it, in one go
        if k.BATTLE <= kind <= k.ADVANCE:
            fighting = True
        if kind == k.ATTACK_TO:
            declaring = True
        if kind == k.ADVANCE:
            advancing = True
        if kind in PICKING:
            picking = True
    if not fighting:
        forget_battle(s)
        s.b_to = 0
        if not declaring:
            s.b_from = 0
    if not advancing:
        s.pick_most = 0
    if not picking:
        s.pick_from = 0
        s.pick_which = 0
        s.pick_rides = False


def _hide_tokens(s: State, dice: Dice) -> None:
    """Facedown tokens of one set change their faces among each other, wherever they lie."""
    unseen = _facedown(s)
    faces = THEMSELVES.copy()
    _new_faces(faces, [t for t in unseen if GARRISON[t]], GARRISON_FACES, dice)
    _new_faces(faces, [t for t in unseen if STANDARD[t]] + s.standard, STANDARD_FACES, dice)
    _turn_over(s, faces)
    s.standard = [faces[t] for t in s.standard]
    s.groups = [(a, b, _shown(g, faces)) for a, b, g in s.groups]
    s.pick_of = _shown(s.pick_of, faces)
    s.picked = _shown(s.picked, faces)
    s.stack = [(f[0], f[1], faces[f[2]], f[3]) if f[0] == k.TOKEN_AT and f[2] >= 0 else f for f in s.stack]


def _new_faces(faces: list[int], hidden: list[int], of_set: list[list[int]], dice: Dice) -> None:
    """Give each of the hidden tokens the face of one of them."""
    new = _alike(hidden, of_set, 0)
    dice.shuffle(new)
    for i in range(len(hidden)):  # compiled, to start a strict zip takes longer than all of this
        faces[hidden[i]] = new[i]


def _turn_over(s: State, faces: list[int]) -> None:
    """In areas, among the fallen and in a battle."""
    for area, held in enumerate(s.tokens):
        if held:
            s.tokens[area] = tuple([faces[t] for t in held])
    if s.lost_tokens:
        s.lost_tokens = tuple([faces[t] for t in s.lost_tokens])
    s.b_group = _shown(s.b_group, faces)


def _shown(group: Group, faces: list[int]) -> Group:
    if len(group) == k.TOKENS:
        return group
    return (*group[: k.TOKENS], *[faces[t] for t in group[k.TOKENS :]])


def _deal_among(values: list[int], places: list[int], dice: Dice) -> None:
    """What lies facedown in some places changes its place."""
    dealt = [values[i] for i in places]
    dice.deal_anew(dealt)
    for n in range(len(places)):
        values[places[n]] = dealt[n]


def _hide_objectives(s: State, dice: Dice) -> None:
    cards = OBJECTIVE_CARDS.copy()
    dice.shuffle(cards)
    n = len(s.objectives)
    s.objectives = tuple(cards[:n])
    s.objectives_aside = cards[n:]


def _hide_mahdi(s: State, dice: Dice) -> None:
    """The order of the tactical cards, the Reinforcements with the decks they come from, tokens wherever they lie."""
    dice.deal_anew(s.tactics)
    counts = [sum(1 for c in s.reinforcements if CARD_DECK[c] == deck) for deck in (0, 1)]
    new: list[int] = []
    for deck in (0, 1):
        pool = s.decks[deck] + [c for c in s.reinforcements if CARD_DECK[c] == deck]
        dice.deal_anew(pool)
        new += pool[: counts[deck]]
        s.decks[deck] = pool[counts[deck] :]
    s.reinforcements = new
    faces = THEMSELVES.copy()
    for is_of_colour, pool in ((BLACK, s.black), (SILVER, s.silver)):
        unseen = [t for held in (*s.tokens, s.lost_tokens) for t in held if is_of_colour[t]]
        known = pool + unseen
        dice.deal_anew(known)
        for token in unseen:
            faces[token] = known.pop()
        pool[:] = known
    _turn_over(s, faces)


def _hide_signs(s: State, dice: Dice) -> None:
    flipped = s.signs_now if s.phase == k.HAZARDS else ()
    sign = s.sign
    areas: list[int] = []
    lies = sign.translate(SIGN_LIES)
    area = lies.find(1)
    while area >= 0:
        if area not in flipped:
            areas.append(area)
        area = lies.find(1, area + 1)
    pool = s.pool + [sign[a] - 1 for a in areas]
    dice.deal_anew(pool)
    if areas:
        signs = bytearray(sign)
        for area in areas:
            signs[area] = pool.pop() + 1
        s.sign = bytes(signs)
    s.pool = pool
