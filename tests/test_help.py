"""`help()` says something about everything that is meant for others."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from types import ModuleType

import pytest

import landsraad
from landsraad import bots
from landsraad.kernel import contract, seat, table

PAGES = (landsraad, bots, contract, seat, table)


def public(page: ModuleType) -> Iterator[tuple[str, object]]:
    """Classes and functions of a page and what they can do, by name."""
    offered = getattr(page, "__all__", None)
    for name in offered or [n for n in vars(page) if not n.startswith("_")]:
        thing = getattr(page, name)
        if not offered and getattr(thing, "__module__", None) != page.__name__:
            continue
        yield f"{page.__name__}.{name}", thing
        if inspect.isclass(thing):
            for part, does in vars(thing).items():
                if not part.startswith("_") and isinstance(does, (property, staticmethod, classmethod)):
                    yield f"{page.__name__}.{name}.{part}", getattr(does, "__func__", does)
                elif not part.startswith("_") and inspect.isfunction(does):
                    yield f"{page.__name__}.{name}.{part}", does


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.__name__)
def test_everything_public_is_explained(page: ModuleType) -> None:
    things = dict(public(page))
    assert things
    silent = [name for name, thing in things.items() if not (getattr(thing, "__doc__", None) or "").strip()]
    assert silent == []
    assert (page.__doc__ or "").strip()
