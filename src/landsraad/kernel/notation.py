"""Text back to an action: the same words `describe` gives, in any language, or the short notation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from .contract import Description, Lang, State
from .errors import IllegalAction
from .texts import KERNEL, short

LANGS = ("en", "de")
_TYPED = str.maketrans(
    {"…": "...", "→": ">", "ä": "ae", "ö": "oe", "ü": "ue", "-": " "} | dict.fromkeys("„“”\"‚‘’'", "")
)


class Describes(Protocol):
    def describe(self, state: State, action: int, lang: Lang = "en") -> Description: ...


def plain(text: str) -> str:
    """Case, spacing, hyphens, quotation marks and how an umlaut is typed do not matter when people type."""
    return " ".join(text.casefold().translate(_TYPED).split())


def find(game: Describes, state: State, text: str) -> int:
    """The legal action that the text names. Tries the notation, then the words, then a beginning that fits only one."""
    wanted = plain(text)
    names: list[tuple[str, int]] = []
    for action in state.legal():
        for lang in LANGS:
            d = game.describe(state, action, lang)
            for name in (plain(d.notation), plain(d.text)):
                if name == wanted:
                    return action
                names.append((name, action))
    starts = {action for name, action in names if wanted and name.startswith(wanted)}
    if len(starts) == 1:
        return starts.pop()
    if starts:
        some = _some(game, state, starts)
        raise IllegalAction(KERNEL.message("move-means-several", move=short(text), some=some))
    raise IllegalAction(KERNEL.message("move-not-possible", move=short(text)))


def _some(game: Describes, state: State, actions: Iterable[int]) -> str:
    shown = sorted(game.describe(state, a).notation for a in actions)
    return ", ".join(shown[:6]) + (" …" if len(shown) > 6 else "")
