"""What the others did is shown step by step, and nobody waits for what they have seen already."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from .conftest import watch
from .hands import at_ease, click_something, new_table, over, wait_for_turn

YOU = {"kind": "you", "name": "Lena"}
BOT = {"kind": "bot", "name": "Bot", "bot": "house"}

# Notes every moment something is shown (the button to skip it is there), and every result of a combat that is seen.
NOTES = """(() => {
  window.noted = { steps: 0, results: [] };
  new MutationObserver(() => {
    if (document.querySelector('.prompt.wait .btn')) noted.steps++;
    const told = document.querySelector('[data-testid=result] .told');
    const text = told && [...told.querySelectorAll('.n, .nmx b, .str')].map((one) => one.textContent).join(' ');
    if (text && !noted.results.includes(text)) noted.results.push(text);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})()"""

# A machine that draws so slowly that the time for all that happened is over at once: the combat is seen even so.
SLOW = """(() => {
  if (window.slow) return;
  window.slow = true;
  const now = performance.now.bind(performance), from = now();
  performance.now = () => from + 50 * (now() - from);
})()"""


@pytest.fixture
def lively(browser: Any) -> Iterator[Any]:
    """A page of somebody who likes motion."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    page = context.new_page()
    page.add_init_script(NOTES)
    at_ease(page)
    yield page
    context.close()


@pytest.mark.gate
def test_turns_and_the_combat_are_shown_and_a_story_is_not_told_twice(lively: Any, house: str) -> None:
    problems: list[str] = []
    watch(lively, problems)
    table = new_table(lively, house, [YOU, BOT, BOT, BOT])
    lively.goto(f"{house}t/{table['id']}")
    wait_for_turn(lively)
    chance = Random(1)  # never the same things in turn, which could choose a card and take it back for ever
    noted: dict[str, Any] = {"steps": 0, "results": []}
    for _ in range(150):
        if noted["results"] or over(lively):
            break
        click_something(lively, chance)
        wait_for_turn(lively)
        noted = lively.evaluate("noted")
        if noted["steps"]:
            lively.evaluate(SLOW)
    assert noted["steps"] > 0
    # place, name and strength of somebody who took a reward, as the log has it
    place, *_, strength = noted["results"][0].split(" ")
    log = lively.evaluate(f"fetch('{house}api/t/{table['id']}/log?seat=0&lang=en').then((answer) => answer.text())")
    assert place in "123"
    assert f"strength {strength}" in log
    # whoever comes back finds the table as it is
    lively.reload()
    wait_for_turn(lively)
    assert lively.evaluate("noted.steps") == 0
    assert problems == []
