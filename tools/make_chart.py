"""Draw the map of War for Arrakis for the browser from the game's own geometry: `make chart`, after a change of either.

The ground is a picture made once, and so are the places of names and pieces; both are committed. Needs a Chromium.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from landsraad.arrakis.facts import facts
from landsraad.arrakis.wording.components import name_and_text
from tools.build_page import WEB, environment, install

LANGUAGES = ("en", "de")


def given() -> dict[str, Any]:
    """What the drawing is made from."""
    areas = {id: facts(f"area:{id}") for id in facts("")["area"]}
    names = {
        lang: {id: name_and_text(f"area:{id}", lang)[0].split(" (")[0] for id, area in areas.items() if area["name"]}
        for lang in LANGUAGES
    }
    return {
        "map": facts("map"),
        "areas": areas,
        "zones": {id: facts(f"zone:{id}") for id in facts("")["zone"]},
        "names": names,
    }


def draw() -> None:
    install()
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        raise SystemExit("chart: no Chromium was found")
    with tempfile.TemporaryDirectory() as room:
        path = Path(room) / "facts.json"
        path.write_text(json.dumps(given()), encoding="utf-8")
        env = environment()
        node = shutil.which("node", path=env["PATH"])
        assert node is not None
        subprocess.run([node, "art/chart.mjs", str(path), chromium], cwd=WEB, env=env, check=True)


if __name__ == "__main__":
    draw()
