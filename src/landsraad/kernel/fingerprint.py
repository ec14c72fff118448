"""Short fingerprints: of a state, and of everything a record's numbers depend on."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any


def fingerprint(data: dict[str, Any]) -> str:
    """Equal for equal JSON data."""
    return blake2b(json.dumps(data, sort_keys=True, separators=(",", ":")).encode(), digest_size=16).hexdigest()


def content_fingerprint(content: str, words: Callable[[int], tuple[str, ...]], catalogue_size: int) -> str:
    """Of the components and of how actions are numbered: a record made under another one means something else."""
    catalogue = "\n".join(" ".join(words(action)) for action in range(catalogue_size))
    return blake2b(f"{content}\n{catalogue}".encode(), digest_size=8).hexdigest()


def shape_fingerprint(components: Mapping[str, Sequence[str]], pending: Iterable[str]) -> str:
    """Of what the numbers in a dump mean: the components in their order, and the names of what is pending in it."""
    return fingerprint({"components": {kind: list(ids) for kind, ids in components.items()}, "pending": list(pending)})
