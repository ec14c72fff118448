"""Components as plain data, for bots and tools that know the game only through the kernel's contract."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..kernel.declared import Declared, as_data
from ..kernel.errors import LandsraadError
from .content.pieces import PIECES
from .content.rivals import DIFFICULTIES
from .tables import CARDS, CONFLICTS, HAGAL, INTRIGUES, ITEM_EFFECT, LEADERS, SPACES, TECH
from .things import ITEM, effect_word
from .vocabulary import Ability, Condition, Effect

_COMPONENTS: dict[str, Any] = {
    **{f"card:{x.id}": x for x in CARDS},
    **{f"intrigue:{x.id}": x for x in INTRIGUES},
    **{f"conflict:{x.id}": x for x in CONFLICTS},
    **{f"leader:{x.id}": x for x in LEADERS},
    **{f"space:{x.id}": x for x in SPACES},
    **{f"tech:{x.id}": x for x in TECH},
    **{f"hagal:{x.id}": x for x in HAGAL},
    **{f"difficulty:{x.id}": x for x in DIFFICULTIES},
    **{f"piece:{x.id}": x for x in PIECES},
    **{f"item:{name}": effect for name, effect in zip(ITEM.ids, ITEM_EFFECT, strict=True)},
}


@cache
def facts(thing: str) -> dict[str, Any]:
    """Read-only data of a component; effects become {"op": "recruit", "n": 2}, nested as they are declared,
    conditions {"if": "HasAlliance"} and abilities of leaders {"ability": "WhenPaying"}, each with its fields.

    `item:fremen_camp.arrow` is the effect behind the action `do fremen_camp.arrow`; an empty text lists all ids.
    """
    if not thing:
        names = [name.split(":", 1) for name in _COMPONENTS]
        return {kind: [n for k, n in names if k == kind] for kind in dict.fromkeys(k for k, _ in names)}
    if thing not in _COMPONENTS:
        raise LandsraadError(f"There is no “{thing}” in this game.")
    data: dict[str, Any] = as_data(_COMPONENTS[thing], _kind)
    return data


def _kind(value: Declared) -> dict[str, Any]:
    if isinstance(value, Effect):
        return {"op": effect_word(value)}
    if isinstance(value, Ability):
        return {"ability": type(value).__name__}
    return {"if": type(value).__name__} if isinstance(value, Condition) else {}
