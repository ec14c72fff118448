"""What the player likes, kept beside the games: one small file, and nothing is lost if it cannot be read or written."""

from __future__ import annotations

import contextlib
import json
from typing import Any

from .saves import data_folder
from .words import LANGS

FILE = "settings.json"
LARGEST = 20_000  # bytes

# Before which actions a person is asked once more.
ALWAYS = "always"  # before everything that cannot be taken back
FINAL = "final"  # before the turn ends, which cannot be taken back
NEVER = "never"
CONFIRM = (ALWAYS, FINAL, NEVER)


def read() -> dict[str, Any]:
    """All settings; whatever cannot be understood counts as not set."""
    try:
        data = json.loads((data_folder() / FILE).read_bytes()[:LARGEST])
    except (OSError, ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def keep(**changed: Any) -> None:
    """Change some settings. A full disk only means that they are forgotten."""
    with contextlib.suppress(OSError):
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FILE).write_text(json.dumps({**read(), **changed}, indent=1), encoding="utf-8")


def confirm() -> str:
    wanted = read().get("confirm")
    return wanted if wanted in CONFIRM else FINAL


def lang() -> str:
    """The language chosen in the menu, or nothing."""
    wanted = read().get("lang")
    return wanted if wanted in LANGS else ""
