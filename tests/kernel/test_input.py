"""Files from anywhere: refused in one sentence, quickly and without eating the memory; never a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.fuzz import BOMBS, READERS, complaint, random_file, special_files

# In a process of its own, so that its memory can be measured. CPU time, because others may be using the machine.
MEASURED = """\
import re, sys, time
from pathlib import Path
from tests.fuzz import complaint
reader, *files = sys.argv[1:]
complaint(reader, Path("warm up"))  # whatever is loaded with the first sentence
for file in files:
    start = time.process_time()
    said = complaint(reader, Path(file))
    print(f"{time.process_time() - start:.3f}", bool(said), file, sep="\\t")
# The most since this program began; the figure of getrusage would be that of the process it was forked from.
print(int(re.search(r"VmHWM:\\s*(\\d+) kB", Path("/proc/self/status").read_text())[1]) // 1024)
"""


def run(program: str, *arguments: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.slow
@pytest.mark.sources
@pytest.mark.parametrize("reader", READERS)
def test_what_hurts_parsers_is_refused_within_a_second_and_100_megabytes(tmp_path: Path, reader: str) -> None:
    files = []
    for number, content in enumerate(BOMBS.values()):
        files.append(tmp_path / f"bomb {number}")
        files[-1].write_bytes(content)
    *timed, most = run(MEASURED, reader, *map(str, files))
    for bomb, line in zip(BOMBS, timed, strict=True):
        seconds, refused, _ = line.split("\t")
        assert float(seconds) < 1, bomb
        assert refused == "True" or (bomb, reader) in HARMLESS, bomb
    assert int(most) < 100, "megabytes, with all that the program itself takes"


# No danger in them: a date and `0o777` are texts, `<<` is a name like others, and names are read from one part only.
HARMLESS = {
    ("no date", "scenario"), ("merge", "scenario"), ("no date", "names"), ("merge", "names"), ("octal", "names"),
}  # fmt: skip


@pytest.mark.parametrize("reader", READERS)
def test_what_is_no_ordinary_file_is_refused_at_once(tmp_path: Path, reader: str) -> None:
    for name, file in special_files(tmp_path):
        assert complaint(reader, file), name


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("seed", range(40))
def test_files_that_are_wrong_somewhere_are_refused_or_read(tmp_path: Path, reader: str, seed: int) -> None:
    file = tmp_path / "it"
    file.write_bytes(random_file(reader, Random(f"{reader} {seed}")))
    complaint(reader, file)
