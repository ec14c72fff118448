"""The short notation of actions, the same in every language. What a number means depends on the decision at hand."""

from __future__ import annotations

from functools import cache

from .content.board import SECTORS
from .rules import actions as a
from .tables import AREAS, ATOMICS, CARDS, LEADERS, PAIRS, PRESCIENCE, STANDARD_TOKENS, TOKENS, ZONES
from .vocabulary import DECKS, IMPERIUM, MARKERS, RESULTS

SINGLE_WORDS = (
    "end",
    "skip",
    "done",
    "all",
    "split",
    "move",
    "attack",
    "desert",
    "normal",
    "play",
    "regular",
    "elite",
    "special",
    "generic",
    "cease",
    "continue",
    "stay",
    "retreat",
    "wormsigns",
    "worms",
    "worm attack",
    "wild maker",
    "yes",
    "replace",
    "vehicles",
    "harvester",
    "carryall",
    "ornithopter",
    "keep",
    "raise",
    "drop",
    "scheme",
    "draw",
    "token",
)
RANGES: tuple[tuple[int, str, tuple[str, ...]], ...] = (
    (a.AREA, "area", tuple(x.id for x in AREAS)),
    (a.ZONE, "zone", tuple(x.id for x in ZONES)),
    (a.RESULT, "die", (*RESULTS, "desert_power")),
    (a.NUMBER, "number", tuple(str(n) for n in range(a.CARD - a.NUMBER))),
    (a.CARD, "card", tuple(x.id for x in CARDS)),
    (a.LEADER, "leader", tuple(x.id for x in LEADERS)),
    (a.PRESCIENCE_CARD, "prescience", tuple(x.id for x in PRESCIENCE)),
    (a.TOKEN, "token", tuple(x.id for x in TOKENS)),
    (a.SIETCH, "sietch", tuple(str(n + 1) for n in range(8))),
    (a.MARKER, "marker", (*MARKERS, *IMPERIUM)),
    (a.DECK, "deck", DECKS),
    (a.SEAT, "seat", ("1", "2", "3", "4")),
    (a.SCOUT_FROM, "scout", tuple(x.id for x in ZONES)),
    (a.REVEAL_AT, "reveal", tuple(x.id for x in AREAS)),
    (a.REVEAL_SIETCH, "reveal sietch", tuple(str(n + 1) for n in range(8))),
    (a.CLAIM, "claim", tuple(x.id for x in PRESCIENCE)),
    (a.ATOMIC, "atomics", tuple(x.id for x in ATOMICS)),
    (a.SMUGGLER_UNIT, "", ("smuggler", "troop", "smugglers die", "move smugglers", "navigator")),
    (a.IMPERIUM, "imperium", IMPERIUM),
    (a.BOMBARD_WITH, "bombard", tuple(x.id for x in ZONES)),
    (a.SECTOR, "sector", tuple(x.id for x in SECTORS)),
)
FAMILIES = (*PAIRS, *[TOKENS[t].id for t in STANDARD_TOKENS])


@cache
def words(action: int) -> tuple[str, ...]:
    """What an action says, whatever the state: ("area", "arrakeen"), ("die", "strategy"), ("cease",)."""
    if action < a.SINGLES:
        return (SINGLE_WORDS[action],)
    if action >= a.FLEE:
        sietch, what = divmod(action - a.FLEE, a.FAMILIES)
        return "flee", str(sietch + 1), FAMILIES[what]
    if action >= a.DRAW:  # so many cards of the House deck and of the ally's
        house, ally = divmod(action - a.DRAW, a.MOST_DRAWN)
        return "draw", str(house), str(ally)
    for first, word, names in reversed(RANGES):
        if action >= first:
            return *word.split(), names[action - first]
    raise ValueError(action)


def notation(action: int) -> str:
    return " ".join(words(action))
