"""Help with misspelt names."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from .texts import KERNEL, Message

FEW = 30  # so many names are listed
LONGEST = 60  # characters; nobody misspells a name by that much, and comparing long texts takes long


def nearest(name: object, known: Iterable[object]) -> str:
    """The known name that is most like this one, or none."""
    text = str(name)
    if len(text) > LONGEST:
        return ""
    return next(iter(get_close_matches(text, sorted({str(k) for k in known}), 1, 0.5)), "")


def unknown(what: str | Message, name: object, known: Iterable[object]) -> Message:
    """A sentence for a name nobody knows, with the nearest one that is known. `what` it should be the name of."""
    names = sorted({str(k) for k in known})
    shown = str(name) if len(str(name)) <= LONGEST else f"{str(name)[: LONGEST - 1]}…"
    if near := nearest(name, names):
        return KERNEL.message("unknown-near", what=what, name=shown, near=near)
    if len(names) <= FEW:
        return KERNEL.message("unknown-known", what=what, name=shown, known=", ".join(names))
    return KERNEL.message("unknown", what=what, name=shown)
