"""A full state a seat cannot tell from the real one: everything hidden from it is dealt again (ARR-35)."""

from __future__ import annotations

from random import Random
from typing import Final

from .rules import codes as k
from .rules.forces import forget_battle
from .rules.seats import team
from .rules.state import Group, State
from .tables import AREA_COUNT, ATREIDES_SIDE, CARD_DECK, OBJECTIVES, SCHEMING, TOKEN_UNITS, TOKENS
from .view import attacking, hands_of, picking, side_of

HOUSE_ATREIDES_DECK: Final = 2


def hide(s: State, seat: int, rng: Random) -> None:
    """Deal anew what this seat does not know. Changes the state."""
    own = hands_of(s, seat)
    for deck in range(4):
        if deck in own:
            _shuffle(s.decks[deck], rng)
        else:
            _deal(s, deck, rng)
    _choose_anew(s, own, rng)
    if side_of(s, seat) != ATREIDES_SIDE:
        _hide_tokens(s, rng)
        _hide_sietches(s, rng)
        _hide_objectives(s, rng)
    else:
        visible = (
            {t for area in s.tokens for t in area}
            | {t for g in s.groups for t in g[2][k.TOKENS :]}
            | set(s.lost_tokens)
        )
        visible |= {f[2] for f in s.stack if f[0] == k.TOKEN_AT}
        s.standard = _alike(s.standard, visible)
        rng.shuffle(s.standard)
        _shuffle(s.objectives_aside, rng)
    _hide_stations(s, rng)
    _hide_signs(s, rng)
    _shuffle(s.prescience_deck, rng)
    if s.solo:
        _hide_mahdi(s, rng)
    _forget_the_last_battle(s)
    s.key_bytes = rng.randbytes(32)
    s.counter = 0
    s.forced = 0
    s.reveals = 0
    s.loaded = ()


def _shuffle(cards: list[int], rng: Random) -> None:
    cards.sort()  # forget the true order first, so that the result depends on the generator alone
    rng.shuffle(cards)


def _deal(s: State, deck: int, rng: Random) -> None:
    """Hand, deck, and the cards just drawn of which one will be kept."""
    drawn = len(s.drawn) if deck == HOUSE_ATREIDES_DECK else 0
    hand = len(s.hands[deck])
    pool = s.hands[deck] + s.decks[deck] + (list(s.drawn) if drawn else [])
    _shuffle(pool, rng)
    s.hands[deck] = pool[:hand]
    s.decks[deck] = pool[hand + drawn :]
    if drawn:
        s.drawn = tuple(pool[hand : hand + drawn])


def _choose_anew(s: State, own: list[int], rng: Random) -> None:
    """Cards others have chosen for the hand limit are unseen, and so is of which of their two decks they are: any of
    the newly dealt ones will do. Only how many they are is known, from the size of the hand."""
    new = [card for card in s.to_discard if CARD_DECK[card] in own]
    for side in (0, 1):
        decks = [deck for deck in (side * 2, side * 2 + 1) if deck not in own]
        for hand in [[deck] for deck in decks] if team(s, side) else [decks]:
            n = sum(1 for card in s.to_discard if CARD_DECK[card] in hand)
            new += rng.sample([card for deck in hand for card in s.hands[deck] if card != SCHEMING], n)
    s.to_discard = tuple(new)


def _alike(tokens: list[int], visible: set[int]) -> list[int]:
    """The same faces by the first tokens that show them: which of two equal ones has left the game nobody remembers."""
    alike: list[int] = []
    for t in sorted(tokens):
        same = (TOKENS[t].set, TOKEN_UNITS[t])
        alike.append(
            next(
                i
                for i, token in enumerate(TOKENS)
                if (token.set, TOKEN_UNITS[i]) == same and i not in visible and i not in alike
            )
        )
    return alike


def _forget_the_last_battle(s: State) -> None:
    """Its numbers are cleared when the next one begins."""
    if not attacking(s):
        forget_battle(s)
        s.b_to = 0
    if not attacking(s, k.ATTACK_TO):
        s.b_from = 0
    if all(f[0] != k.ADVANCE for f in s.stack):
        s.pick_most = 0
    if not picking(s):
        s.pick_from = 0
        s.pick_which = 0
        s.pick_rides = False


def _hide_tokens(s: State, rng: Random) -> None:
    """Facedown tokens of one set change their faces among each other, wherever they lie."""
    faces: dict[int, int] = {}
    facedown = [t for area in s.tokens for t in area] + [t for g in s.groups for t in g[2][k.TOKENS :]]
    facedown += [f[2] for f in s.stack if f[0] == k.TOKEN_AT and f[2] >= 0]
    for name in ("garrison", "standard"):
        hidden = [t for t in (*facedown, *s.lost_tokens) if TOKENS[t].set == name]
        hidden += s.standard if name == "standard" else []
        new = _alike(hidden, set())
        rng.shuffle(new)
        faces.update(zip(hidden, new, strict=True))
    s.tokens = [tuple(faces.get(t, t) for t in area) for area in s.tokens]  # those of the Mahdi follow
    s.standard = [faces[t] for t in s.standard]
    s.lost_tokens = tuple(faces.get(t, t) for t in s.lost_tokens)
    s.groups = [(a, b, _new_faces(g, faces)) for a, b, g in s.groups]
    s.pick_of, s.picked, s.b_group = (_new_faces(g, faces) for g in (s.pick_of, s.picked, s.b_group))
    s.stack = [(f[0], f[1], faces[f[2]], f[3]) if f[0] == k.TOKEN_AT and f[2] >= 0 else f for f in s.stack]


def _new_faces(group: Group, faces: dict[int, int]) -> Group:
    return (*group[: k.TOKENS], *[faces.get(t, t) for t in group[k.TOKENS :]])


def _hide_sietches(s: State, rng: Random) -> None:
    hidden = [i for i in range(len(s.sietch_at)) if not s.sietch_up >> i & 1]
    ranks = [s.sietch_rank[i] for i in hidden]
    _shuffle(ranks, rng)
    for i, rank in zip(hidden, ranks, strict=True):
        s.sietch_rank[i] = rank


def _hide_objectives(s: State, rng: Random) -> None:
    cards = list(range(len(OBJECTIVES)))
    rng.shuffle(cards)
    n = len(s.objectives)
    s.objectives = tuple(cards[:n])
    s.objectives_aside = cards[n:]


def _hide_mahdi(s: State, rng: Random) -> None:
    """The order of the tactical cards, the Reinforcements with the decks they come from, tokens wherever they lie."""
    _shuffle(s.tactics, rng)
    counts = [sum(1 for c in s.reinforcements if CARD_DECK[c] == deck) for deck in (0, 1)]
    new: list[int] = []
    for deck in (0, 1):
        pool = s.decks[deck] + [c for c in s.reinforcements if CARD_DECK[c] == deck]
        _shuffle(pool, rng)
        new += pool[: counts[deck]]
        s.decks[deck] = pool[counts[deck] :]
    s.reinforcements = new
    new_faces: dict[int, int] = {}
    for colour, pool in (("black", s.black), ("silver", s.silver)):
        unseen = [t for held in (*s.tokens, s.lost_tokens) for t in held if TOKENS[t].set == colour]
        faces = pool + unseen
        _shuffle(faces, rng)
        for token in unseen:
            new_faces[token] = faces.pop()
        pool[:] = faces
    s.tokens = [tuple(new_faces.get(t, t) for t in held) for held in s.tokens]
    s.lost_tokens = tuple(new_faces.get(t, t) for t in s.lost_tokens)
    s.b_group = _new_faces(s.b_group, new_faces)


def _hide_stations(s: State, rng: Random) -> None:
    left = [i for i in range(len(s.stations)) if s.stations_left >> i & 1]
    tokens = [s.stations[i] for i in left]
    _shuffle(tokens, rng)
    for i, token in zip(left, tokens, strict=True):
        s.stations[i] = token


def _hide_signs(s: State, rng: Random) -> None:
    flipped = s.signs_now if s.phase == k.HAZARDS else ()
    areas = [a for a in range(AREA_COUNT) if s.sign[a] and a not in flipped]
    pool = s.pool + [s.sign[a] - 1 for a in areas]
    _shuffle(pool, rng)
    for area in areas:
        s.sign[area] = pool.pop() + 1
    s.pool = pool
