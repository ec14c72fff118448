"""The doors between the rooms of the package, as docs/architecture.md draws them.

A room is a package or module directly under `landsraad`. Every package that is not one of the rooms named
here is a game, so a new game is checked from its first file on.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "landsraad"
ROOT = "landsraad"  # the package's own __init__.py, and what is imported from it

KERNEL = "kernel"
REGISTRY = "registry"
USERS = {
    "bots",
    "frameworks",
    "lab",
    "server",
    "cli",
}  # they reach games through the kernel's contract and the registry


def games_in(package: Path) -> set[str]:
    folders = {path.name for path in package.iterdir() if any(path.rglob("*.py"))}
    return folders - {KERNEL, REGISTRY} - USERS


def may_import(room: str, target: str, games: set[str], folder: str = "") -> bool:
    """Whether a file in `room` may import something from the room `target`. `folder`: the one it is in, inside."""
    if room == "bots" and folder == target:
        return True  # players of one game know that game: they read worlds guessed for their seat
    if room == REGISTRY:
        return True
    if room == KERNEL:
        return target == KERNEL
    if room in games:
        return target in (KERNEL, room)
    return target not in games


def room_of(module: str) -> str:
    return module.split(".")[1] if "." in module else ROOT


def module_name(file: Path, package: Path) -> str:
    parts = [ROOT, *file.relative_to(package).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_modules(file: Path, package: Path) -> list[tuple[int, str]]:
    """Line and full name of all of ours that the file imports, at any depth and under any condition."""
    here = module_name(file, package).split(".")
    if file.name == "__init__.py":
        here.append("__init__")  # so that one dot means the same in every file: the folder it is in

    found: list[tuple[int, str]] = []
    source = file.read_text(encoding="utf-8")
    tree = ast.parse(source, filename=str(file))
    # an import that is a call may stand inside of anything, the others are statements
    for node in ast.walk(tree) if "import_module" in source or "__import__" in source else statements(tree):
        match node:
            case ast.Import():
                found += [(node.lineno, alias.name) for alias in node.names]
            case ast.ImportFrom():
                parts = here[: -node.level] if node.level else []
                base = ".".join([*parts, *filter(None, [node.module])])
                reached = {full_name(base, alias.name, package) for alias in node.names}
                found += [(node.lineno, name) for name in sorted(reached)]
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                found.append((node.lineno, name))
    return [(line, name) for line, name in found if name.split(".")[0] == ROOT]


def statements(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt | ast.excepthandler | ast.match_case):
            yield child
            yield from statements(child)


def full_name(base: str, name: str, package: Path) -> str:
    """What `from base import name` reaches: only for the root does it matter whether the name is a room."""
    is_room = (package / name).is_dir() or (package / f"{name}.py").is_file()
    return f"{base}.{name}" if base == ROOT and is_room else base


def closed_doors_used(package: Path) -> list[str]:
    """Every import that goes through a wall, as `file:line: room imports module`."""
    games = games_in(package)
    found = []
    for file in sorted(package.rglob("*.py")):
        room = room_of(module_name(file, package))
        inside = file.relative_to(package).parts[1:-1]
        for line, module in imported_modules(file, package):
            if not may_import(room, room_of(module), games, inside[0] if inside else ""):
                found.append(f"{file.relative_to(package.parent).as_posix()}:{line}: {room} imports {module}")
    return found


def test_rooms_use_only_their_doors() -> None:
    assert closed_doors_used(PACKAGE) == []


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A small package with every kind of room and no imports yet."""
    package = tmp_path / ROOT
    for folder in ("kernel", "imperium", "imperium/content", "arrakis", "bots", "bots/imperium", "cli"):
        (package / folder).mkdir(parents=True)
        (package / folder / "__init__.py").touch()
    (package / "__init__.py").touch()
    (package / "registry.py").touch()
    return package


@pytest.mark.parametrize(
    ("file", "statement"),
    [
        ("kernel/a.py", "from landsraad.kernel.rng import Rng"),
        ("kernel/__init__.py", "from .rng import Rng"),
        ("kernel/a.py", "from . import rng"),
        ("kernel/a.py", "import os, landsraads, kernel"),
        ("imperium/a.py", "from ..kernel import rng"),
        ("imperium/a.py", "from landsraad import kernel"),
        ("imperium/content/base.py", "from ..rules import board"),
        ("imperium/content/__init__.py", "from ...kernel import rng"),
        ("registry.py", "from . import imperium, arrakis"),
        ("registry.py", "import_module('landsraad.imperium')"),
        ("__init__.py", "from .registry import games"),
        ("bots/a.py", "from landsraad import games, registry"),
        ("cli/a.py", "from landsraad.bots import rival"),
        ("bots/imperium/a.py", "from ...imperium.rules import codes"),
    ],
)
def test_open_doors(house: Path, file: str, statement: str) -> None:
    (house / file).write_text(statement, encoding="utf-8")
    assert closed_doors_used(house) == []


@pytest.mark.parametrize(
    ("file", "statement", "complaint"),
    [
        ("kernel/a.py", "import landsraad.imperium.rules", "kernel imports landsraad.imperium.rules"),
        ("kernel/__init__.py", "from ..registry import games", "kernel imports landsraad.registry"),
        ("kernel/a.py", "from landsraad import __version__", "kernel imports landsraad"),
        ("kernel/a.py", "from .. import bots", "kernel imports landsraad.bots"),
        ("imperium/a.py", "from ..arrakis import board", "imperium imports landsraad.arrakis"),
        ("imperium/content/base.py", "from ... import arrakis", "imperium imports landsraad.arrakis"),
        ("imperium/a.py", "from landsraad.registry import games", "imperium imports landsraad.registry"),
        ("arrakis/a.py", "from landsraad import kernel, games", "arrakis imports landsraad"),
        ("bots/a.py", "def f():\n  import landsraad.imperium", "bots imports landsraad.imperium"),
        ("bots/a.py", "import_module('landsraad.imperium')", "bots imports landsraad.imperium"),
        ("bots/imperium/a.py", "from ...arrakis.rules import codes", "bots imports landsraad.arrakis.rules"),
        ("cli/a.py", "importlib.import_module('landsraad.arrakis')", "cli imports landsraad.arrakis"),
        ("__init__.py", "from . import imperium", "landsraad imports landsraad.imperium"),
    ],
)
def test_walls(house: Path, file: str, statement: str, complaint: str) -> None:
    (house / file).write_text(statement, encoding="utf-8")
    (found,) = closed_doors_used(house)
    assert found.endswith(f": {complaint}")
