"""The short notation of actions: stable, the same in every language, made for scenarios, records and typing.

`send dagger high_council`, `acquire chani`, `plot bribery`, `deploy 2`, `do fremen_camp arrow`. See docs/notation.md.
"""

from __future__ import annotations

from functools import cache

from .rules import actions as a
from .rules import codes as k
from .rules.state import State
from .tables import CARDS, INTRIGUES, ITEM_EFFECT, ITEM_SOURCE, LEADERS, OPTION_INDEX, OPTION_ITEM, SPACES, TECH
from .vocabulary import FACTIONS, Arrow, DeployRecruited, Effect, Special, TrashSelf, VictoryPoints, When

SINGLE_WORDS = (
    "reveal",
    "end",
    "pass",
    "skip",
    "defend",
    "top",
    "pile",
    "draw it",
    "trash it",
    "lose troop",
    "from leader",
    "acquire aside",
    "advance",
    "recall",
    "dividends",
    "spice",
    "troops",
    "tech",
    "use",
    "again",
    "detonate",
    "troop",
    "dreadnought",
    "from garrison",
    "from conflict",
    "influence",
)
NUMBER_WORDS = {
    k.SELL: "sell",
    k.RETREAT_HOW_MANY: "retreat",
    k.DEPLOY_HOW_MANY: "deploy",
    k.DEPLOY_SHIPPED: "deploy",
    k.TECH_PAY: "negotiators",
    k.NEGOTIATORS: "negotiators",
}
CARD_RANGES = (
    (a.ACQUIRE, "acquire {}"),
    (a.TRASH_HAND, "trash {} hand"),
    (a.TRASH_DISCARD, "trash {} discard"),
    (a.TRASH_PLAY, "trash {} play"),
    (a.DISCARD_CARD, "discard {}"),
    (a.TAKE_CARD, "take {}"),
    (a.SET_ASIDE_CARD, "aside {}"),
    (a.SET_AHEAD_CARD, "ahead {}"),
)


INTRIGUE_RANGES = (
    (a.PLAY_PLOT, "plot"),
    (a.PLAY_COMBAT, "combat"),
    (a.PLAY_ENDGAME, "endgame"),
    (a.PUT_UNDER, "under"),
    (a.KEEP, "keep"),
)
TECH_RANGES = ((a.BUY_TECH, "buy"), (a.BUY_TECH_SOLARI, "buy solari"), (a.USE_TECH, "tile"))


def effect_word(effect: Effect) -> str:
    """One word for an effect, used to name it among the open effects of a turn."""
    if isinstance(effect, When):
        return "when"
    if isinstance(effect, Special):
        return effect.name
    names: dict[type[Effect], str] = {
        TrashSelf: "trash_this",
        VictoryPoints: "vp",
        DeployRecruited: "deploy_recruited",
    }
    return names.get(type(effect), "arrow" if isinstance(effect, Arrow) else type(effect).__name__.lower())


def _name_items() -> list[str]:
    """`fremen_camp arrow`; a second item of the same kind in the same box gets `#2`."""
    seen: dict[str, int] = {}
    names = []
    for source, effect in zip(ITEM_SOURCE, ITEM_EFFECT, strict=True):
        name = f"{source.split(':', 1)[1]} {effect_word(effect)}"
        seen[name] = seen.get(name, 0) + 1
        names.append(name if seen[name] == 1 else f"{name}#{seen[name]}")
    return names


ITEM_NAMES = _name_items()


@cache
def words(action: int) -> tuple[str, ...]:
    """What an action means, whatever the state: ("send", "dagger", "high_council"), ("deploy", "2"), ("end",)."""
    if action < a.SINGLES:
        return (SINGLE_WORDS[action],)
    if action < a.DEPLOY_N:
        card, space = divmod(action - a.SEND, a.SPACE_COUNT)
        return "send", CARDS[card].id, SPACES[space].id
    if action < a.NUMBER:
        return "deploy", str(action - a.DEPLOY_N)
    if action < a.ACQUIRE:
        return "number", str(action - a.NUMBER)
    for first, form in CARD_RANGES:
        if first <= action < first + a.CARD_COUNT:
            return tuple(form.format(CARDS[action - first].id).split())
    for first, word in INTRIGUE_RANGES:
        if first <= action < first + len(INTRIGUES):
            return word, INTRIGUES[action - first].id
    for first, word in TECH_RANGES:
        if first <= action < first + len(TECH):
            return *word.split(), TECH[action - first].id
    if action < a.OPTION:
        return ("do", *ITEM_NAMES[action - a.RESOLVE].split())
    if action < a.TRASH_HAND:
        option = action - a.OPTION
        return "pick", ITEM_SOURCE[OPTION_ITEM[option]].split(":", 1)[1], str(OPTION_INDEX[option] + 1)
    if action < a.LOSE_FACTION:
        return "influence", FACTIONS[action - a.CHOOSE_FACTION]
    if action < a.CHOOSE_SEAT:
        return "lose", FACTIONS[action - a.LOSE_FACTION]
    if action < a.CHOOSE_SPACE:
        return "seat", str(action - a.CHOOSE_SEAT + 1)
    if action < a.CHOOSE_LEADER:
        return "space", SPACES[action - a.CHOOSE_SPACE].id
    if action < a.CHOOSE_PAIR:
        return "leader", LEADERS[action - a.CHOOSE_LEADER].id
    if action < a.DEPLOY_DREADNOUGHTS:
        mask = a.PAIRS[action - a.CHOOSE_PAIR]
        return ("tokens", *(f for i, f in enumerate(FACTIONS) if mask >> i & 1))
    if action < a.BUY_TECH:
        return "dreadnoughts", str(action - a.DEPLOY_DREADNOUGHTS)
    if action < a.AMBUSH_DREADNOUGHT:
        return "ambush", "troop", str(action - a.AMBUSH_TROOP + 1)
    return "ambush", "dreadnought", str(action - a.AMBUSH_DREADNOUGHT + 1)


def notation(s: State, action: int) -> str:
    """The notation of an action that is legal in this state."""
    if a.NUMBER <= action < a.ACQUIRE:
        return f"{NUMBER_WORDS[s.stack[-1][0]]} {action - a.NUMBER}"
    return " ".join(words(action))
