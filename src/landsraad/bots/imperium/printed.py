"""What components say, in numbers the house reads: worked out once, from the declarations.

A box is a tuple of *parts*: an item of the game's tables, or a number below nought for what the tables keep apart:
Persuasion, swords and the marks on a card that change how it is sent. So a card nobody has thought of is judged by its
own text.
"""

from __future__ import annotations

from typing import Final

from ...imperium.rules import codes as k
from ...imperium.tables import (
    CARD_AGENT,
    CARD_OF,
    CARD_REVEAL,
    CARDS,
    INTRIGUE_COMBAT,
    INTRIGUE_PLOT,
    ITEM_SOURCE,
    KIDS,
    LOCATIONS,
    OP,
    SPACE_ITEMS,
    SPACES,
    TECH_ABILITY,
    TECH_REVEAL,
    A,
    B,
    C,
)
from ...imperium.vocabulary import Persuasion, Special, Swords, items

PERSUASION_PART: Final = -100  # less the amount
SWORDS_PART: Final = -200
MARK_PART: Final = -300  # less the code of the mark

MARK_CODES: Final = {
    "signet": k.SIGNET,
    "send_any_agent": k.SEND_ANY_AGENT,
    "double_harvest": k.DOUBLE_HARVEST,
    "two_influence_here": k.TWO_INFLUENCE_HERE,
    "heighliner_discount": k.HEIGHLINER_DISCOUNT,
}


def _agent_parts(card: int) -> tuple[int, ...]:
    found: list[int] = []
    left = list(CARD_AGENT[card])
    for effect in items(CARDS[card].agent):
        if isinstance(effect, Special) and effect.name in MARK_CODES:
            found.append(MARK_PART - MARK_CODES[effect.name])
        else:
            found.append(left.pop(0))
    return tuple(found)


def _reveal_parts(card: int) -> tuple[int, ...]:
    found: list[int] = []
    left = list(CARD_REVEAL[card])
    for effect in items(CARDS[card].reveal):
        if isinstance(effect, Persuasion):
            found.append(PERSUASION_PART - effect.n)
        elif isinstance(effect, Swords):
            found.append(SWORDS_PART - effect.n)
        else:
            found.append(left.pop(0))
    return tuple(found)


# ---------------------------------------------------------------- cards

AGENT_PARTS: Final[list[tuple[int, ...]]] = [_agent_parts(c) for c in range(len(CARDS))]
REVEAL_PARTS: Final[list[tuple[int, ...]]] = [_reveal_parts(c) for c in range(len(CARDS))]
SERVES_ONCE: Final[list[bool]] = [any(OP[i] == k.TRASH_SELF for i in CARD_AGENT[c]) for c in range(len(CARDS))]
ICON_COUNT: Final[list[int]] = [len(c.icons) for c in CARDS]
# ---------------------------------------------------------------- spaces

IX_SPACE: Final[list[bool]] = [s.set == "ix" for s in SPACES]
ONCE_SPACE: Final[list[bool]] = [s.once for s in SPACES]
SPACE_COST_SPICE: Final[list[int]] = [s.cost.spice for s in SPACES]  # without what is sold there
SPACE_PERSUASION: Final[list[int]] = [s.reveal_persuasion for s in SPACES]
# Without the Influence of Faction spaces, which is judged apart.
SPACE_BOX: Final[list[tuple[int, ...]]] = [
    tuple(i for i in box if not (OP[i] == k.INFLUENCE and C[i] == 1)) for box in SPACE_ITEMS
]
HEIGHLINER: Final = next(i for i, s in enumerate(SPACES) if s.id == "heighliner")
CONTROL_BONUS: Final[list[tuple[int, int, int]]] = [
    (c.solari, c.spice, c.water) if (c := SPACES[x].control) else (0, 0, 0) for x in LOCATIONS
]

# ---------------------------------------------------------------- effects

ITEM_CARD: Final[list[int]] = [CARD_OF[i] if source.startswith("card:") else -1 for i, source in enumerate(ITEM_SOURCE)]
# Effects one may well leave undone, although they are worth nothing now.
MAY_BE_LEFT: Final = frozenset(
    (k.TRASH, k.ARROW, k.RETREAT, k.DEPLOY, k.TRASH_IN_PLAY, k.FREIGHTER, k.ACQUIRE_TECH, k.NEGOTIATE)
)


def holds_code(item: int, code: int) -> bool:
    """Whether that is somewhere in an effect, behind an arrow too."""
    if OP[item] == k.ARROW:
        return any(holds_code(i, code) for i in KIDS[item][1])
    return OP[item] == code


TILE_INFILTRATES: Final[list[bool]] = [any(holds_code(i, k.INFILTRATE) for i in box) for box in TECH_ABILITY]
TILE_RECRUITS: Final[list[bool]] = [any(holds_code(i, k.RECRUIT) for i in box) for box in TECH_ABILITY]
# What a tile gives in every Reveal turn for sure, and its swords that hang on a condition: (item, swords).
TILE_PERSUASION: Final[list[int]] = [sum(A[i] for i in box if OP[i] == k.PERSUASION) for box in TECH_REVEAL]
TILE_SWORDS: Final[list[list[tuple[int, int]]]] = [
    [(i, A[KIDS[i][0][0]]) for i in box if OP[i] == k.WHEN and len(KIDS[i][0]) == 1 and OP[KIDS[i][0][0]] == k.SWORDS]
    for box in TECH_REVEAL
]
PLOT_CODES: Final[list[frozenset[int]]] = [frozenset(OP[i] for i in box) for box in INTRIGUE_PLOT]

# ---------------------------------------------------------------- Combat cards


def amount(item: int, code: int, good: str = "") -> int:
    """How much of something is somewhere in a combat effect: swords, goods to pay, troops to lose, points."""
    op = OP[item]
    if op == k.ARROW:
        return sum(amount(i, code, good) for kid in KIDS[item] for i in kid)
    if op == k.WHEN:
        return sum(amount(i, code, good) for i in KIDS[item][0])
    if op == k.CHOOSE:
        return max(sum(amount(i, code, good) for i in kid) for kid in KIDS[item])
    if op != code:
        return 0
    if op == k.PAY:
        return A[item] if good == "solari" else B[item]
    return B[item] if op == k.LOSE_INFLUENCE else A[item]


def _in_combat(code: int, good: str = "") -> list[int]:
    return [sum(amount(i, code, good) for i in box) for box in INTRIGUE_COMBAT]


COMBAT_SWORDS: Final[list[int]] = _in_combat(k.SWORDS)
COMBAT_SOLARI: Final[list[int]] = _in_combat(k.PAY, "solari")
COMBAT_SPICE: Final[list[int]] = _in_combat(k.PAY, "spice")
COMBAT_TROOPS: Final[list[int]] = _in_combat(k.LOSE_TROOPS)
COMBAT_POINTS: Final[list[int]] = _in_combat(k.VICTORY_POINTS)
COMBAT_LOSES: Final[list[int]] = [
    sum(1 for i in box if amount(i, k.LOSE_INFLUENCE)) for box in INTRIGUE_COMBAT
]  # so many Influence
COMBAT_DRIVES_SHIPS: Final[list[bool]] = [n > 0 for n in _in_combat(k.OPPONENTS_RETREAT_DREADNOUGHT)]
