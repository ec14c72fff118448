"""docs/view.md tells every field of a view and its type, and views hold what it says."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from landsraad.imperium import seen
from landsraad.imperium.game import GAME
from landsraad.kernel.contract import ONLOOKER, Setup

PAGE = Path(__file__).parents[2] / "docs" / "view.md"
TYPES = {
    "The table": seen.Seen,
    "SeenTurn": seen.SeenTurn,
    "SeenPlayer": seen.SeenPlayer,
    "SeenStack": seen.SeenStack,
    "KnownIntrigue": seen.KnownIntrigue,
    "SeenRival": seen.SeenRival,
    "SeenHagal": seen.SeenHagal,
    "SeenHagalCard": seen.SeenHagalCard,
}


def told(heading: str) -> dict[str, str]:
    """Field -> type, as the page has it."""
    text = PAGE.read_text(encoding="utf-8").split("## Dune: Imperium")[1].split("\n## ")[0]
    section = text.split(f"### {heading}\n")[1].split("\n### ")[0]
    rows = re.findall(r"^\| `(\w+)` \| `(.+?)` \|", section, re.MULTILINE)
    return {field: kind.replace("\\|", "|") for field, kind in rows}


def written(kind: Any) -> dict[str, str]:
    """Field -> type, as the code has it."""
    return {field: str(getattr(hint, "__forward_arg__", hint)) for field, hint in kind.__annotations__.items()}


@pytest.mark.parametrize("heading", TYPES)
def test_the_page_lists_the_fields_and_types_of_the_code(heading: str) -> None:
    declared = {f: re.sub(r"^NotRequired\[(.*)\]$", r"\1", kind) for f, kind in written(TYPES[heading]).items()}
    assert told(heading) == declared


@cache
def fields_of(kind: Any) -> tuple[dict[str, Any], set[str]]:
    """All fields with their types, and those that are always there."""
    always = {field for field, hint in written(kind).items() if not hint.startswith("NotRequired")}
    return get_type_hints(kind), always


def fits(value: Any, kind: Any) -> bool:
    if kind is None or kind is type(None):
        return value is None
    if hasattr(kind, "__required_keys__"):
        hints, always = fields_of(kind)
        return (
            type(value) is dict
            and always <= set(value) <= set(hints)
            and all(fits(v, hints[f]) for f, v in value.items())
        )
    if kind is Any:
        return True
    origin, inner = get_origin(kind), get_args(kind)
    if origin is list:
        return type(value) is list and all(fits(v, inner[0]) for v in value)
    if origin is dict:
        return type(value) is dict and all(fits(f, inner[0]) and fits(v, inner[1]) for f, v in value.items())
    if inner:  # one of several
        return any(fits(value, one) for one in inner)
    return type(value) is kind


@pytest.mark.parametrize(
    "setup",
    [
        Setup(3, 1),
        Setup(4, 2, ("ix",), leaders="random"),
        Setup(3, 3, ("ix",), leaders="random", epic=True),
        Setup(1, 4, leaders="random"),
        Setup(1, 5, ("ix",), leaders="random", difficulty="mentat", row_storm=True),
        Setup(2, 6, ("ix",), leaders="random"),
    ],
)
def test_views_hold_what_is_declared(setup: Setup) -> None:
    s = GAME.new(setup)
    rng = Random(4)
    while not s.over:
        view = s.view(rng.choice([ONLOOKER, *range(setup.players)]))
        for field, kind in fields_of(seen.Seen)[0].items():
            assert field not in view or fits(view[field], kind), (field, view[field])
        assert fields_of(seen.Seen)[1] <= set(view) <= set(fields_of(seen.Seen)[0])
        s.apply(rng.choice(s.legal()))
