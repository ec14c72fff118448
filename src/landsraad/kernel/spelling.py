"""Help with misspelt names."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def unknown(what: str, name: object, known: Iterable[object]) -> str:
    """A sentence for a name nobody knows, with the nearest one that is known."""
    names = sorted({str(k) for k in known})
    near = get_close_matches(str(name), names, 1, 0.5)
    if near:
        return f"there is no {what} “{name}”; did you mean “{near[0]}”?"
    if len(names) <= 30:
        return f"there is no {what} “{name}”; known: {', '.join(names)}."
    return f"there is no {what} “{name}”."
