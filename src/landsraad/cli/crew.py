"""Who plays many games, from which seed, and how far they are: what `simulate` and `ladder` have in common."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..kernel.errors import LandsraadError
from .parsing import Options
from .words import CATALOGUE


def add_crew(add: Options) -> None:
    en, de = "processes that play side by side (1)", "Prozesse, die nebeneinander spielen (1)"
    add("--jobs", en, de, type=int, default=1, metavar="J")
    add(
        "--cluster",
        "play on a cluster of Ray: auto, local or the address of its head",
        "auf einem Cluster von Ray spielen: auto, local oder die Adresse seines Kopfes",
        default="",
        metavar=add.tell("ADDRESS", "ADRESSE"),
    )
    en, de = "the same number gives the same games (0)", "dieselbe Zahl gibt dieselben Partien (0)"
    add("--seed", en, de, type=int, default=0, metavar="S")


def check_crew(args: argparse.Namespace) -> None:
    if args.jobs < 1:
        raise LandsraadError(CATALOGUE.message("simulate-jobs", n=str(args.jobs)))


def progress(console: Console) -> Progress:
    """A bar that goes away at the end; what is piped somewhere gets none. Its task has a field `note`."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[note]}"),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
