"""Games are found by their folders, or as entry points of other packages, and loaded when they are asked for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import landsraad
from landsraad.kernel.errors import LandsraadError
from landsraad.registry import find_game, games

PACKAGE = Path(landsraad.__file__).parent


def test_every_folder_with_a_rulebook_is_a_game() -> None:
    assert list(games) == sorted(book.parent.name for book in PACKAGE.glob("*/rulebook.md"))
    assert {"imperium", "arrakis"} <= set(games)
    assert len(games) == len(list(games))


def test_a_game_has_the_name_of_its_folder() -> None:
    assert {name: game.name for name, game in games.items()} == {name: name for name in games}
    assert games["imperium"] is games["imperium"] is find_game("imperium")


def test_an_unknown_game_is_told_the_known_ones() -> None:
    assert "chess" not in games
    with pytest.raises(LandsraadError, match=r"There is no game “chess”\. Known: " + ", ".join(games)):
        find_game("chess")
    with pytest.raises(KeyError):
        games["chess"]


def installed(folder: Path, entry: str, source: str) -> None:
    """A package beside ours, as an installer would leave it."""
    (folder / "elsewhere.py").write_text(source, encoding="utf-8")
    about = folder / "elsewhere-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: elsewhere\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[landsraad.games]\n{entry}\n", encoding="utf-8")


def asked(folder: Path, question: str) -> subprocess.CompletedProcess[str]:
    program = f"import sys; sys.path.insert(0, {str(folder)!r})\nfrom landsraad.registry import find_game, games\n"
    return subprocess.run([sys.executable, "-c", program + question], capture_output=True, text=True, timeout=60)


def test_a_game_from_another_package(tmp_path: Path) -> None:
    installed(tmp_path, "pebbles = elsewhere:GAME", "class GAME:\n    name = 'pebbles'\n")
    told = asked(tmp_path, "print(*games, 'pebbles' in games, 'elsewhere' in sys.modules, find_game('pebbles').name)")
    assert told.stdout.split() == [*sorted([*games, "pebbles"]), "True", "False", "pebbles"], told.stderr


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ("pebbles = elsewhere:GONE", "The game “pebbles” cannot be loaded: "),
        ("pebbles = nowhere:GAME", "The game “pebbles” cannot be loaded: "),
        ("stones = elsewhere:GAME", "The game “stones” calls itself “pebbles”."),
    ],
)
def test_a_game_that_cannot_be_had_is_one_clear_sentence(tmp_path: Path, entry: str, complaint: str) -> None:
    installed(tmp_path, entry, "class GAME:\n    name = 'pebbles'\n")
    told = asked(tmp_path, f"find_game({entry.split()[0]!r})")
    assert told.stderr.splitlines()[-1].startswith(f"landsraad.kernel.errors.LandsraadError: {complaint}")


@pytest.mark.parametrize(
    ("place", "complaint"),
    [("tests.bots.test_registry:Last", "is not a game"), (".somewhere:GAME", "cannot be loaded")],
)
def test_what_is_no_game_is_one_clear_sentence(place: str, complaint: str) -> None:
    with pytest.raises(LandsraadError, match=complaint):
        find_game(place)
