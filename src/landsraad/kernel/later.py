"""Things that are named now and loaded when they are first needed, so that starting stays quick."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def load(name: str) -> Any:
    """What `package.module:Thing` names."""
    module, _, thing = name.partition(":")
    return getattr(import_module(module), thing)
