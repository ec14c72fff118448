"""What the README shows works as it stands there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_script_plays_a_game() -> None:
    (script,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    assert len([line for line in script.splitlines() if line.strip()]) <= 15
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\[\[\d\](, \[\d\]){3}\] \[\d+, \d+, \d+, \d+\]\n", done.stdout)


def test_every_file_it_names_exists() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), target
