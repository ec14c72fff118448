"""Every scenario of the project is one test."""

from pathlib import Path

import pytest

from landsraad.kernel.scenario import Scenario, read_scenarios, run_scenario
from landsraad.registry import find_game

FOLDER = Path(__file__).parent.parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))
SCENARIOS = [scenario for file in FILES for scenario in read_scenarios(file, file.parent.name)]


def name(scenario: Scenario) -> str:
    return f"{scenario.file.relative_to(FOLDER)}:{scenario.line}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=name)
def test_scenario(scenario: Scenario) -> None:
    run_scenario(find_game(scenario.game), scenario)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=name)
def test_cites_a_rule(scenario: Scenario) -> None:
    assert scenario.rules, f"{scenario.title} cites no rule"


def test_titles_are_different() -> None:
    titles = [(s.file, s.title) for s in SCENARIOS]
    assert len(titles) == len(set(titles))
