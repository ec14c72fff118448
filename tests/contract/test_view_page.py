"""docs/view.md tells every field of a view and its type, and views hold what it says."""

from __future__ import annotations

import re
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from landsraad.arrakis import seen as arrakis
from landsraad.imperium import seen as imperium
from landsraad.kernel.contract import ONLOOKER

from .variants import VARIANTS, Variant

PAGE = (Path(__file__).parents[2] / "docs" / "view.md").read_text(encoding="utf-8")
TITLES = {imperium: "Dune: Imperium", arrakis: "War for Arrakis"}
SEEN: dict[str, Any] = {"imperium": imperium.Seen, "arrakis": arrakis.Seen}
ASKS = "Asks"  # of the kernel, told where it is used
TYPES = [
    pytest.param(module, kind, id=f"{module.__name__.split('.')[1]}-{kind.__name__}")
    for module in TITLES
    for name, kind in vars(module).items()
    if hasattr(kind, "__required_keys__") and name != ASKS
]
TYPED = [variant for variant in VARIANTS if variant.game in SEEN]


def told(title: str, heading: str) -> dict[str, str]:
    """Field -> type, as the page has it."""
    text = PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]
    section = text.split(f"\n### {heading}\n")[1].split("\n### ")[0]
    rows = re.findall(r"^\| `(\w+)` \| `(.+?)` \| \S", section, re.MULTILINE)
    return {field: kind.replace("\\|", "|") for field, kind in rows}


def written(kind: Any) -> dict[str, str]:
    """Field -> type, as the code has it."""
    return {field: str(getattr(hint, "__forward_arg__", hint)) for field, hint in kind.__annotations__.items()}


@pytest.mark.parametrize(("module", "kind"), TYPES)
def test_the_page_lists_the_fields_and_types_of_the_code(module: ModuleType, kind: Any) -> None:
    heading = "The table" if kind.__name__ == "Seen" else kind.__name__
    declared = {f: re.sub(r"^NotRequired\[(.*)\]$", r"\1", hint) for f, hint in written(kind).items()}
    assert told(TITLES[module], heading) == declared


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


@pytest.mark.slow
@pytest.mark.parametrize("variant", TYPED, ids=str)
def test_views_hold_what_is_declared(variant: Variant) -> None:
    hints, always = fields_of(SEEN[variant.game])
    rng = Random(4)
    for state in islice(variant.walk(4), 0, None, 5):
        view = state.view(rng.choice([ONLOOKER, *range(variant.players)]))
        for field, value in view.items():
            assert fits(value, hints[field]), (field, value)
        assert always <= set(view)
