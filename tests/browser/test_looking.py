"""Looking closer: the log leads back to its moments and a button to now; a long press tells what a thing is."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from .conftest import watch
from .hands import ARRAKIS, IMPERIUM, LEADERS, at_ease, new_table, play, version, wait_for_turn

pytestmark = [pytest.mark.slow, pytest.mark.gate]
YOU = {"kind": "you", "name": "Lena"}
BOT = {"kind": "bot", "name": "Ben", "bot": "random"}


def test_a_line_of_the_log_leads_to_its_moment_and_back_to_now(page: Any, house: str, problems: list[str]) -> None:
    watch(page, problems)
    at_ease(page)
    table = new_table(page, house, [YOU, BOT, BOT])
    page.goto(f"{house}t/{table['id']}")
    play(page, Random(2), 6)
    wait_for_turn(page)
    now = version(page)
    page.keyboard.press("l")
    page.locator(".story .jump").nth(2).click()
    page.get_by_test_id("past").wait_for()
    page.locator(".story .here").wait_for()  # one line alone
    page.keyboard.press("Escape")
    page.get_by_test_id("to-now").click()
    wait_for_turn(page)
    assert version(page) == now
    page.locator(IMPERIUM).locator("visible=true").first.wait_for()  # it can be played on
    assert not problems


def test_what_a_card_does_is_read_with_the_right_button_and_nothing_is_chosen(
    page: Any, house: str, problems: list[str]
) -> None:
    watch(page, problems)
    at_ease(page)
    table = new_table(page, house, [YOU, BOT, BOT], options=LEADERS)
    page.goto(f"{house}t/{table['id']}")
    wait_for_turn(page)
    card = page.locator(".handrow .card").first
    name = card.get_attribute("aria-label").split(".")[0]
    card.click(button="right")
    sheet = page.get_by_role("dialog", name=name)
    sheet.wait_for()
    assert sheet.locator(".lookup p").count() > 0
    page.keyboard.press("Escape")
    assert page.locator(".card.sel").count() == 0
    assert not problems


@pytest.mark.parametrize(("game", "lit"), [("imperium", IMPERIUM), ("arrakis", ARRAKIS)])
def test_nothing_moves_for_those_who_want_no_motion(
    page: Any, house: str, problems: list[str], game: str, lit: str
) -> None:
    """U8."""
    watch(page, problems)
    at_ease(page)
    table = new_table(page, house, [YOU, BOT], game=game, expansions=[], options={})
    page.goto(f"{house}t/{table['id']}")
    wait_for_turn(page)
    page.evaluate(
        """() => {
          window.moving = 0;
          const look = () => { window.moving += document.getAnimations().length; requestAnimationFrame(look); };
          look();
        }"""
    )
    play(page, Random(3), 12, lit)
    assert page.evaluate("window.moving") == 0
    assert not problems
