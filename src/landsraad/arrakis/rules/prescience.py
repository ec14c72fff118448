"""Prescience cards: what each asks for and how it is claimed (ARR-23)."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import number, one
from .. import things
from ..tables import (
    AREA_COUNT,
    ATREIDES_SIDE,
    CHANI,
    ERG,
    IS_DESERT,
    JESSICA,
    MOUNTAIN,
    PAIRS,
    PLATEAU,
    PRESCIENCE,
    REVEREND_MOTHER,
    STANDARD_TOKENS,
    STILGAR,
    TERRAIN,
    ZONES_OVER,
)
from . import codes as k
from .actions import FAMILIES, FLEE, MARKER, SKIP
from .decisions import DECISIONS
from .forces import (
    drop_tokens,
    has,
    legions,
    neighbours,
    paul,
    refresh_owner,
    remove,
    reveal_sietch,
    settlement_in,
    sietch_in,
    unit_count,
)
from .mahdi.reinforcements import told_by_a_reveal
from .state import Frame, State
from .tracks import advance, reward

MOST_CLAIMS: Final = 2


def guarded(s: State, area: int) -> bool:
    """No voluntary reveal in a sector connected to an air zone with an Ornithopter (ARR-11.2, ARR-11.10)."""
    return any(s.zone[z] == k.ORNITHOPTER_UP for z in ZONES_OVER[area])


def jessica(s: State) -> int:
    return REVEREND_MOTHER if s.where[REVEREND_MOTHER] != k.NOT_YET else JESSICA


def fulfilled(s: State, card: int) -> bool:
    """The board condition of a card, checked when it is claimed (ARR-23.6)."""
    name = PRESCIENCE[card].condition
    if name == "water_discipline":
        return all(w >= 0 and IS_DESERT[w] and sietch_in(s, w) < 0 for w in (s.where[paul(s)], s.where[jessica(s)]))
    if name == "bene_gesserit_training":
        w = s.where[paul(s)]
        return w >= 0 and w == s.where[jessica(s)] and sietch_in(s, w) >= 0
    if name == "paul_the_mahdi":
        w = s.where[paul(s)]
        return w >= 0 and sietch_in(s, w) >= 0 and not s.sietch_up >> sietch_in(s, w) & 1 and not guarded(s, w)
    if name == "lisan_al_gaib":
        w = s.where[paul(s)]
        return w >= 0 and len(s.tokens[w]) >= 2 and not guarded(s, w)
    if name == "families_flee":
        return bool(families(s))
    if name == "spice_thieves":
        return s.harvesters_lost >= 2
    if name == "makers_at_the_gathering":
        return sum(1 for a in range(AREA_COUNT) if s.worm[a]) >= 3
    if name == "ya_hya_chouhada":
        return s.won_battle == 1
    if name == "the_water_of_life":
        return s.where[paul(s)] >= 0
    if name == "riders_of_the_desert":
        return s.where[STILGAR] >= 0 or s.where[CHANI] >= 0
    own = legions(s, ATREIDES_SIDE)
    if name == "dew_collectors":
        return sum(TERRAIN[a] == PLATEAU for a in own) >= 3
    if name == "new_windtraps":
        return sum(TERRAIN[a] == MOUNTAIN for a in own) >= 3
    if name == "stunted_worms":
        return sum(TERRAIN[a] == ERG for a in own) >= 2
    if name == "desert_war":
        return sum(IS_DESERT[a] and sietch_in(s, a) < 0 for a in own) >= 4
    if name == "the_leaders_oath":
        return any(IS_DESERT[a] and s.named[a] and unit_count(s, a) >= 5 for a in own)
    return any(settlement_in(s, n) >= 0 for a in own for n in neighbours(s, a))  # drums_before_the_wall


def families(s: State) -> list[int]:
    """Families Flee: the actions that remove a facedown standard token of a sietch area, or two Regulars there."""
    found = []
    for sietch, area in enumerate(s.sietch_at):
        if area >= 0 and s.owner[area] == ATREIDES_SIDE:
            first = FLEE + sietch * FAMILIES
            found += [
                first + len(PAIRS) + STANDARD_TOKENS.index(t)
                for t in dict.fromkeys(s.tokens[area])
                if t in STANDARD_TOKENS
            ]
            found += [first + pair for pair in range(len(PAIRS)) if _has_pair(s, area, pair)]
    return found


PAIR: Final = list(PAIRS.values())


def _has_pair(s: State, area: int, pair: int) -> bool:
    regulars, smugglers, troops = PAIR[pair]
    return (
        has(s, area, k.REGULAR) >= regulars
        and has(s, area, k.SMUGGLER) >= smugglers
        and has(s, area, k.TROOP) >= troops
    )


# By card: whether it is claimed then.
AT_ANY_TIME: Final[list[bool]] = [card.timing in ("free", "instant") for card in PRESCIENCE]
IN_AN_ACTION: Final[list[bool]] = [card.timing == "action" for card in PRESCIENCE]
AT_ROUND_END: Final[list[bool]] = [card.timing == "end_of_round" for card in PRESCIENCE]


def claimable(s: State, then: list[bool]) -> list[int]:
    if s.claims >= MOST_CLAIMS:
        return []
    return [c for c in s.prescience if then[c] and fulfilled(s, c)]


def claim(s: State, card: int) -> None:
    """Out of the game; its steps, and two more of any marker with Fear Is the Mind-Killer."""
    s.prescience.remove(card)
    s.prescience_out.append(card)
    s.claims += 1
    if s.log is not None:
        s.log.append((k.E_CLAIMED, ATREIDES_SIDE, card))
    name = PRESCIENCE[card].condition
    where = s.where[paul(s)]
    if name == "paul_the_mahdi":
        reveal_sietch(s, sietch_in(s, where))
        told_by_a_reveal(s)
    elif name == "lisan_al_gaib":
        s.stack.append((k.TOKEN_ORDER, s.house[ATREIDES_SIDE], where, 2))
        for _ in range(2):
            told_by_a_reveal(s)
    elif name == "ya_hya_chouhada":
        s.won_battle = 0
    reward(s, PRESCIENCE[card].reward)
    if s.eyes == card:
        s.eyes = -1
    if s.fear == card:
        s.fear = -1
        s.stack.append((k.FEAR_STEPS, s.house[ATREIDES_SIDE], 2, 0))
    if name == "families_flee":
        s.stack.append((k.FAMILIES_FLEE, s.house[ATREIDES_SIDE], card, 0))


def options_fear_steps(s: State, frame: Frame) -> list[int]:
    return [MARKER, MARKER + 1, MARKER + 2]


def apply_fear_steps(s: State, frame: Frame, action: int) -> None:
    advance(s, action - MARKER, frame[2])


DECISIONS.add(
    k.FEAR_STEPS,
    options_fear_steps,
    apply_fear_steps,
    a=number("steps"),
    ask=(
        "Which prescience marker goes up { $steps } steps?",
        "Welcher Vorhersehungsmarker rückt { $steps } Schritte vor?",
    ),
    words={MARKER: ("Advance { $marker } { $steps } steps", "{ $marker } { $steps } Schritte vorrücken")},
)


def options_families_flee(s: State, frame: Frame) -> list[int]:
    return families(s) or [SKIP]


def apply_families_flee(s: State, frame: Frame, action: int) -> None:
    """Out of the game, not to the supply; Troops belong to nobody and stay in it."""
    if action == SKIP:
        return
    sietch, what = divmod(action - FLEE, FAMILIES)
    area = s.sietch_at[sietch]
    if what >= len(PAIRS):
        token = STANDARD_TOKENS[what - len(PAIRS)]
        drop_tokens(s, area, (token,))
        s.lost_tokens = (*s.lost_tokens, token)
    else:
        regular, smugglers, troops = PAIR[what]
        s.force[area * k.FIGURES + k.REGULAR] -= regular
        s.force[area * k.FIGURES + k.SMUGGLER] -= smugglers
        for _ in range(troops):
            remove(s, ATREIDES_SIDE, area, k.TROOP)
    refresh_owner(s, area, ATREIDES_SIDE)


DECISIONS.add(
    k.FAMILIES_FLEE,
    options_families_flee,
    apply_families_flee,
    a=one(things.PRESCIENCE_CARD),
    ask=("{ $about }: what leaves the game?", "„{ $about }“: Was verlässt das Spiel?"),
    words={SKIP: ("Families flee to the south", "Familien fliehen nach Süden")},
)


def reveal_prescience(s: State, n: int) -> None:
    for _ in range(n):
        if s.prescience_deck:
            s.prescience.append(s.prescience_deck.pop())
            if s.log is not None:
                s.log.append((k.E_REVEALED, -1, s.prescience[-1]))
            s.reveals += 1
