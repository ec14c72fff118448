"""Starting is quick because what is not asked for is not loaded. How quick it is, `make bench` measures."""

from __future__ import annotations

import subprocess
import sys

import pytest

from landsraad.cli import COMMANDS

FIRST_GAMES = {
    "imperium": "landsraad.Setup(players=4, seed=1, leaders='random')",
    "arrakis": "landsraad.Setup(players=2, seed=1)",
}
# What people read and type: a program that only plays needs none of it.
FOR_PEOPLE = {"rich", "yaml", "fluent", "babel", "argparse", "platformdirs"}


def loaded_by(program: str) -> set[str]:
    """Every module in a new interpreter after the program."""
    tell = "\nfinally:\n    import sys; print(*sys.modules, file=sys.stderr)"
    body = "".join(f"    {line}\n" for line in program.splitlines())
    told = subprocess.run([sys.executable, "-c", f"try:\n{body}{tell}"], capture_output=True, text=True, timeout=60)
    return set(told.stderr.splitlines()[-1].split())


def rooms(modules: set[str]) -> set[str]:
    return {name.split(".")[1] for name in modules if name.startswith("landsraad.")}


def test_import() -> None:
    modules = loaded_by("import landsraad; landsraad.Setup()")
    assert rooms(modules) == {"kernel"}
    assert not modules & FOR_PEOPLE


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["no such command"]])
def test_the_command_itself(arguments: list[str]) -> None:
    program = f"try:\n    from landsraad.cli import main; main({arguments!r})\nexcept SystemExit:\n    pass"
    modules = loaded_by(program)
    assert rooms(modules) == {"kernel", "cli"}
    assert not modules & (FOR_PEOPLE - {"argparse"})
    assert not [name for name in modules if name.startswith(tuple(f"landsraad.cli.{page}" for page in COMMANDS))]


def test_the_games_by_name() -> None:
    modules = loaded_by("import landsraad; assert list(landsraad.games) and 'imperium' in landsraad.games")
    assert rooms(modules) == {"kernel", "registry"}


@pytest.mark.parametrize("game", FIRST_GAMES)
def test_a_first_game(game: str) -> None:
    modules = loaded_by(f"import landsraad; landsraad.games[{game!r}].new({FIRST_GAMES[game]})")
    assert rooms(modules) == {"kernel", "registry", game}
    assert not modules & FOR_PEOPLE
    later = (f"landsraad.{game}.wording", f"landsraad.{game}.edit", "landsraad.kernel.scenario", "importlib.metadata")
    assert not [name for name in modules if name.startswith(later)]


def test_a_bot_brings_no_other_bot() -> None:
    modules = loaded_by("from landsraad import bots; assert bots.names(); bots.make('random', 1)")
    assert {name for name in modules if name.startswith("landsraad.bots.")} == {"landsraad.bots.random"}
