"""Text back to an action: the same words `describe` gives, in any language, or the short notation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from .contract import Lang, State
from .errors import IllegalAction
from .texts import KERNEL, short

LANGS = ("en", "de")
_TYPED = str.maketrans(
    {"…": "...", "→": ">", "ä": "ae", "ö": "oe", "ü": "ue", "-": " "} | dict.fromkeys("„“”\"‚‘’'", "")
)


class Speaks(Protocol):
    def notation(self, action: int) -> str: ...

    def said(self, state: State, action: int, lang: Lang) -> str: ...


def plain(text: str) -> str:
    """Case, spacing, hyphens, quotation marks and how an umlaut is typed do not matter when people type."""
    return " ".join(text.casefold().translate(_TYPED).split())


def find(game: Speaks, state: State, text: str) -> int:
    """The legal action that the text names. Tries the notation, then the words, then a beginning that fits only one."""
    wanted = plain(text)
    names: list[tuple[str, int]] = []
    for action in state.legal():
        for name in (game.notation(action), *(game.said(state, action, lang) for lang in LANGS)):
            if (called := plain(name)) == wanted:
                return action
            names.append((called, action))
    starts = {action for name, action in names if wanted and name.startswith(wanted)}
    if len(starts) == 1:
        return starts.pop()
    if starts:
        some = _some(game, starts)
        raise IllegalAction(KERNEL.message("move-means-several", move=short(text), some=some))
    raise IllegalAction(KERNEL.message("move-not-possible", move=short(text)))


def _some(game: Speaks, actions: Iterable[int]) -> str:
    shown = sorted(game.notation(a) for a in actions)
    return ", ".join(shown[:6]) + (" …" if len(shown) > 6 else "")
