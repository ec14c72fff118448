"""Every scenario of the project is one test."""

import re
from pathlib import Path

import pytest

from landsraad.kernel.scenario import Scenario, read_scenarios, run_scenario
from landsraad.registry import find_game

FOLDER = Path(__file__).parent.parent / "scenarios"
DOCS = FOLDER.parent / "docs" / "scenarios.md"
FILES = sorted(FOLDER.rglob("*.yaml"))
EXAMPLES = re.findall(r"^```yaml\n(.*?)^```$", DOCS.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
SCENARIOS = [scenario for file in FILES for scenario in read_scenarios(file, file.parent.name)]


def name(scenario: Scenario) -> str:
    return f"{scenario.file.relative_to(FOLDER)}:{scenario.line}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=name)
def test_scenario(scenario: Scenario) -> None:
    run_scenario(find_game(scenario.game), scenario)


def test_every_scenario_cites_a_rule() -> None:
    assert [name(scenario) for scenario in SCENARIOS if not scenario.rules] == []


def test_titles_are_different() -> None:
    titles = [(s.file, s.title) for s in SCENARIOS]
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_examples_of_the_documentation(tmp_path: Path, number: int) -> None:
    file = tmp_path / "example.yaml"
    file.write_text(EXAMPLES[number], encoding="utf-8")
    for scenario in read_scenarios(file, "imperium"):
        run_scenario(find_game(scenario.game), scenario)


def test_the_documentation_has_examples_of_every_game() -> None:
    folders = {file.parent.name for file in FILES}
    assert folders - {"imperium"} <= set(re.findall(r"^game: (\w+)$", "\n".join(EXAMPLES), re.MULTILINE))
