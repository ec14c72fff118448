"""The kinds of things of the game, which actions, questions and views speak of: ids outside, numbers inside."""

from __future__ import annotations

from typing import Final

from ..kernel.things import SEATS, Kind, amounts
from . import tables as t
from .vocabulary import FACTIONS, Effect, Special, word_of

__all__ = [
    "CARD",
    "CONFLICT",
    "FACTION",
    "HAGAL_CARD",
    "INTRIGUE",
    "ITEM",
    "LEADER",
    "OPTION",
    "SEATS",
    "SPACE",
    "TILE",
    "TROOPS",
]


OWN_WORDS: Final = {
    "trash_self": "trash_this",
    "victory_points": "vp",
    "deploy_recruited": "deploy_recruited",
}


def effect_word(effect: Effect) -> str:
    """One word for an effect, used to name it among the open effects of a turn."""
    if isinstance(effect, Special):
        return effect.name
    word = word_of(type(effect))
    return OWN_WORDS.get(word) or word.replace("_", "")


def _item_ids() -> list[str]:
    """`fremen_camp.arrow`; a second item of the same kind in the same box gets `#2`."""
    seen: dict[str, int] = {}
    ids = []
    for source, effect in zip(t.ITEM_SOURCE, t.ITEM_EFFECT, strict=True):
        id = f"{source.split(':', 1)[1]}.{effect_word(effect)}"
        seen[id] = seen.get(id, 0) + 1
        ids.append(id if seen[id] == 1 else f"{id}#{seen[id]}")
    return ids


CARD: Final = Kind("card", [x.id for x in t.CARDS])
INTRIGUE: Final = Kind("intrigue", [x.id for x in t.INTRIGUES])
CONFLICT: Final = Kind("conflict", [x.id for x in t.CONFLICTS])
LEADER: Final = Kind("leader", [x.id for x in t.LEADERS])
SPACE: Final = Kind("space", [x.id for x in t.SPACES])
TILE: Final = Kind("tech", [x.id for x in t.TECH])
HAGAL_CARD: Final = Kind("hagal", [x.id for x in t.HAGAL])
FACTION: Final = Kind("faction", FACTIONS)
ITEM: Final = Kind("item", _item_ids())  # an effect of a card, a space, a reward …
OPTION: Final = Kind(  # one of those a player chooses from: `shuttle_fleet.2`
    "option",
    [
        f"{t.ITEM_SOURCE[item].split(':', 1)[1]}.{index + 1}"
        for item, index in zip(t.OPTION_ITEM, t.OPTION_INDEX, strict=True)
    ],
)
REWARD: Final = Kind("reward", ["dividends_or_spice", "troops", "influence", "tech"])  # of the Shipping track
TROOPS: Final = amounts(16)
