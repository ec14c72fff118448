"""The compiled build plays the same games as the source: see `make compiled`."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.golden.update import SEEDS
from tests.golden.walk import VARIANTS, look_around, walk
from tools.compile_engine import compiled_modules, fingerprint

pytestmark = [pytest.mark.slow, pytest.mark.sources]

ROOT = Path(__file__).parent.parent
PYTHON = ROOT / ".venv-compiled" / "bin" / "python"
BUILT = ROOT / ".venv-compiled" / ".built"

FIRST, COUNT = 1001, 4  # seeds

# What has to be compiled for the speed we promise; a package itself is not asked for.
COMPILED = [".".join(path.with_suffix("").parts) for path in compiled_modules(ROOT) if path.name != "__init__.py"]

if not BUILT.exists():
    pytest.skip(
        "there is no compiled build: `make compiled` makes one (it needs a C compiler)", allow_module_level=True
    )
if BUILT.read_text(encoding="utf-8") != fingerprint(ROOT):
    pytest.skip("the compiled build is older than the sources: `make compiled`", allow_module_level=True)


Played = tuple[str, int, dict[str, Any]]


def run_compiled(variant: str, players: int) -> dict[str, Any]:
    command = [str(PYTHON), "-m", "tests.golden.walk", variant, str(players), str(FIRST), str(COUNT)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


@pytest.fixture(
    scope="module",
    params=[(variant, players) for variant in VARIANTS for players in SEEDS[variant]],
    ids=lambda p: f"{p[0]}, {p[1]} players",
)
def played(request: pytest.FixtureRequest) -> Played:
    variant, players = request.param
    return variant, players, run_compiled(variant, players)


def test_it_is_compiled() -> None:
    program = (
        "import sys, importlib; print(*(importlib.import_module(name).__file__ for name in sys.argv[1:]), sep='\\n')"
    )
    told = subprocess.run([str(PYTHON), "-c", program, *COMPILED], cwd=ROOT, capture_output=True, text=True, timeout=60)
    files = told.stdout.splitlines()
    assert len(files) == len(COMPILED), told.stderr
    assert [file for file in files if not file.endswith((".so", ".pyd"))] == []


def test_same_games(played: Played) -> None:
    variant, players, compiled = played
    assert compiled["walks"] == [walk(variant, players, seed) for seed in range(FIRST, FIRST + COUNT)]


def test_same_views_guesses_and_copies(played: Played) -> None:
    variant, players, compiled = played
    assert compiled["looks"] == [look_around(variant, players, seed) for seed in range(FIRST, FIRST + COUNT)]


def test_the_house_and_the_search_play_the_same_games() -> None:
    from tests.bots.house_games import games

    command = [str(PYTHON), "-m", "tests.bots.house_games"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == games()
