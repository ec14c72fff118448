"""Damaged files by chance, for as long as one likes: `python -m tests.soak_files 600` goes on for ten minutes.

Every file is refused with a sentence or read; anything else ends the run with the file that did it.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random
from time import monotonic, process_time

from tests.fuzz import READERS, complaint, random_file

SLOW = 2.0  # seconds of CPU for a file of a few kilobytes, with all the moves it may hold


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    with tempfile.TemporaryDirectory() as folder:
        for reader in READERS:
            refused, slowest, number = 0, 0.0, first
            end = monotonic() + seconds / len(READERS)
            while monotonic() < end:
                file = Path(folder) / f"{reader}-{number}"
                file.write_bytes(random_file(reader, Random(f"{reader} {number}")))
                start = process_time()
                try:
                    refused += bool(complaint(reader, file))
                except Exception:
                    print(f"soak: {reader} {number} was not understood and not refused:", file=sys.stderr)
                    print(file.read_text(encoding="utf-8")[:3000], file=sys.stderr)
                    raise
                taken = process_time() - start
                assert taken < SLOW, f"{reader} {number} took {taken:.1f} s"
                slowest = max(slowest, taken)
                file.unlink()
                number += 1
            print(f"{reader}: {number - first} files, {refused} refused, slowest {slowest:.2f} s", flush=True)


if __name__ == "__main__":
    main()
