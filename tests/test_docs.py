"""What the docs tell people to type works."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"


@pytest.mark.slow
@pytest.mark.sources
def test_the_bot_of_the_page_plays(tmp_path: Path) -> None:
    page = (DOCS / "write-a-bot.md").read_text(encoding="utf-8")
    code = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert code is not None
    assert len(code[1].strip().splitlines()) <= 25
    (tmp_path / "my_bot.py").write_text(code[1], encoding="utf-8")
    words = ["simulate", "imperium", "--games", "1", "--players", "3", "--bots", "my_bot:Greedy,random,random"]
    program = "import sys; from landsraad.cli import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", program, *words], cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "my_bot:Greedy" in done.stdout
