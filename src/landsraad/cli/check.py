"""`landsraad check`: run scenarios and say which of them fail."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.rulebook import checkout
from landsraad.kernel.scenario import Failed, Scenario, read_scenarios, run_scenario
from landsraad.kernel.spelling import unknown
from landsraad.kernel.texts import KERNEL
from landsraad.kernel.yaml_lines import BadFile, InFile
from landsraad.registry import games

from .parsing import Options
from .words import CATALOGUE as WORDS
from .words import Words, usual_lang

MANY = 20  # scenarios from which on progress is shown


def add_arguments(parser: argparse.ArgumentParser) -> None:
    en, de = "Run scenarios: the executable rulebook.", "Szenarien prüfen: das Regelheft, das sich ausführen lässt."
    add = Options(parser, en, de)
    en, de = "scenario files or folders (default: the project's own)", "Dateien oder Ordner (sonst die des Projekts)"
    add("paths", en, de, nargs="*", type=Path, metavar=add.tell("PATH", "PFAD"))
    add.lang()


def run(args: argparse.Namespace) -> int:
    """0: all passed; 1: a scenario failed; 2: a file cannot be understood."""
    paths: list[Path] = args.paths
    if not paths:
        root = checkout(Path.cwd())
        if root is None:
            raise LandsraadError(WORDS.message("check-what"))
        paths = [root / "scenarios"]
    scenarios, unread = read_files(scenario_files(paths))
    lang = args.lang or usual_lang()
    for error in unread:
        print(error.say(lang))
    passed, failed, bad = 0, 0, len(unread)
    show = len(scenarios) >= MANY and sys.stderr.isatty()
    for number, scenario in enumerate(scenarios, 1):
        if show:
            print(f"\r\x1b[K{number}/{len(scenarios)}", end="", file=sys.stderr, flush=True)
        problem = outcome(scenario)
        if problem is None:
            passed += 1
            continue
        failed += isinstance(problem, Failed)
        bad += isinstance(problem, BadFile)
        print(("\r\x1b[K" if show else "") + problem.say(lang))
    if show:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    words = Words(lang)
    unclear = words("check-not-understood", n=str(bad)) if bad else ""
    print(words("check-result", passed=str(passed), failed=str(failed)) + unclear)
    return 2 if bad else 1 if failed else 0


def outcome(scenario: Scenario) -> InFile | None:
    """What is wrong with a scenario, or None."""
    try:
        if scenario.game not in games:
            raise BadFile(scenario.file, scenario.line, unknown(KERNEL.message("what-game"), scenario.game, games))
        run_scenario(games[scenario.game], scenario)
    except InFile as problem:
        return problem
    return None


def read_files(files: Iterable[Path]) -> tuple[list[Scenario], list[BadFile]]:
    """The scenarios of these files, and what could not be read."""
    scenarios: list[Scenario] = []
    unread: list[BadFile] = []
    for file in files:
        try:
            scenarios += read_scenarios(file, game_of(file))
        except BadFile as error:
            unread.append(error)
    return scenarios, unread


def scenario_files(paths: Iterable[Path]) -> list[Path]:
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(path.rglob("*.yaml"))
            if not inside:
                raise LandsraadError(WORDS.message("check-none", folder=str(path)))
            files += inside
        else:
            files.append(path)
    return files


def game_of(file: Path) -> str:
    """The game a folder is named after, or none."""
    return next((folder.name for folder in file.resolve().parents if folder.name in games), "")
