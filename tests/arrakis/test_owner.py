"""Content files: what they may correct and what they refuse (ARR-33)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from landsraad.arrakis.content.owner import VARIABLE, Content, correct, read
from landsraad.arrakis.vocabulary import Draw
from landsraad.kernel.errors import BadContent


def test_a_named_component_is_replaced_and_no_longer_reconstructed() -> None:
    content = correct(Content(), {"leaders": {"stilgar": {"box": "house", "special": [{"part": "Draw", "n": 2}]}}})
    (stilgar,) = [x for x in content.leaders if x.id == "stilgar"]
    assert (stilgar.box, stilgar.special, stilgar.reconstructed) == ("house", (Draw(2),), False)
    (chani,) = [x for x in content.leaders if x.id == "chani"]
    assert chani.reconstructed


def test_dice_and_counts_are_replaced() -> None:
    die = ["leadership", "strategy", "deployment", "deployment", "mentat", "house"]
    content = correct(Content(), {"atreides_die": die, "wormsigns": [5, 7, 4]})
    assert content.atreides_die == (0, 1, 2, 2, 3, 4)
    assert content.harkonnen_die == (0, 1, 1, 2, 3, 4)
    assert content.wormsigns == (5, 7, 4)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ({"worms": [1]}, "nothing called “worms”"),
        ({"leaders": {"duncan": {"box": "house"}}}, "no “duncan” among the leaders"),
        ({"leaders": {"alia": {"boxx": "house"}}}, "nothing called “boxx”"),
        ({"leaders": {"alia": {"box": "kitchen"}}}, "“kitchen” is not one of"),
        ({"leaders": {"alia": {"special": [{"part": "Dance"}]}}}, "no such part"),
        ({"wormsigns": [6, 6, 6]}, "adds up to 18; there are 16"),
        ({"stations": [6]}, "needs 3 numbers"),
        ({"atreides_die": ["house"]}, "needs six faces"),
        ({"atomics": {"rimwall": {"opens": [["arrakeen", "atlantis"]]}}}, "no area “atlantis”"),
        ({"objectives": {"so1": {"targets": [9, 9]}}}, "three numbers"),
        ({"tokens": {"ag1": {"special": 5}}}, "there are (16, 8, 6)"),
        ({"tokens": {"ag1": {"set": "standard"}}}, "must be 8 garrison tokens"),
        ({"cards": {"war_plan": {"copies": 2}}}, "has 19 cards; it needs 18"),
    ],
)
def test_what_breaks_the_game_is_refused_with_the_reason(data: dict[str, object], says: str) -> None:
    with pytest.raises(BadContent) as refused:
        correct(Content(), data)
    assert says in str(refused.value)


def test_a_file_that_is_no_content_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    with pytest.raises(BadContent, match=r"cannot be read"):
        read(path)
    path.write_text("{", encoding="utf-8")
    with pytest.raises(BadContent, match="not valid YAML"):
        read(path)
    path.write_text("[1]", encoding="utf-8")
    with pytest.raises(BadContent, match="should name what it corrects"):
        read(path)


def test_the_file_is_part_of_the_content_hash(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("wormsigns: [5, 7, 4]\n", encoding="utf-8")
    script = "import landsraad; print(landsraad.games['arrakis'].content_hash)"
    hashes = []
    for value in ("", str(path)):
        env = {**os.environ, VARIABLE: value, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
        hashes.append(done.stdout)
    assert hashes[0] != hashes[1]
