"""Dune: Imperium in a real browser: a whole game by clicks, two people over a link, nothing in the console."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from .conftest import watch
from .hands import at_ease, click_something, my_turn, new_table, over, wait_for_turn

pytestmark = pytest.mark.slow
BOT = {"kind": "bot", "name": "Bot", "bot": "random"}
YOU = {"kind": "you", "name": "Lena"}


def test_a_whole_game_is_played_by_clicks(page: Any, house: str, problems: list[str]) -> None:
    watch(page, problems)
    at_ease(page)
    table = new_table(page, house, [YOU, BOT, BOT])
    page.goto(f"{house}t/{table['id']}")
    chance = Random(3)
    for _ in range(600):
        wait_for_turn(page)
        if over(page):
            break
        click_something(page, chance)
    assert over(page)
    assert page.locator(".rk").count() == 3
    assert page.locator(".rk .chip").count() >= 3  # where the points came from
    assert problems == []


def test_two_people_play_over_a_link(
    browser: Any, browser_context_args: dict[str, Any], house: str, problems: list[str]
) -> None:
    lena, ben = (browser.new_context(**browser_context_args).new_page() for _ in range(2))
    for person in (lena, ben):
        watch(person, problems)
        at_ease(person)
    table = new_table(lena, house, [YOU, {"kind": "open"}, BOT])
    lena.goto(f"{house}t/{table['id']}")
    link = lena.get_by_test_id("invite").input_value()
    assert table["id"] not in link  # whoever has the link has no seat yet
    ben.goto(link)
    ben.get_by_test_id("name").fill("Ben <b>")
    ben.get_by_test_id("sit").click()
    for person in (lena, ben):
        person.wait_for_selector(".prompt", timeout=20_000)
    assert "Ben <b>" in lena.locator(".opps").inner_text()  # a name is text
    chance, turns = Random(5), 0
    for _ in range(40):
        lena.wait_for_timeout(50)
        for person in (lena, ben):
            if my_turn(person):
                click_something(person, chance)
                turns += 1
    assert turns >= 10
    assert ben.evaluate("document.cookie") == ""  # the key of a seat is no script's business
    assert problems == []


def test_what_is_final_is_asked_again_and_what_is_not_can_be_undone(page: Any, house: str, problems: list[str]) -> None:
    watch(page, problems)
    at_ease(page, ask="final")
    table = new_table(
        page, house, [YOU, BOT, BOT], options={"leaders": ["paul_atreides", "glossu_rabban", "helena_richese"]}
    )
    page.goto(f"{house}t/{table['id']}")
    wait_for_turn(page)
    v = page.get_by_test_id("saved").first.get_attribute("data-v")
    page.locator('[data-thing="button:reveal"]').click()
    page.get_by_test_id("sure").wait_for()
    assert page.get_by_test_id("saved").first.get_attribute("data-v") == v  # nothing has happened yet
    page.keyboard.press("b")
    assert page.get_by_test_id("sure").count() == 0
    assert problems == []


def test_an_unlit_space_says_why(page: Any, house: str, problems: list[str]) -> None:
    watch(page, problems)
    at_ease(page)
    table = new_table(page, house, [YOU, BOT, BOT])
    page.goto(f"{house}t/{table['id']}")
    wait_for_turn(page)
    page.locator('.place[data-thing="space:heighliner"]').click()  # nobody has six spice in the first round
    page.locator(".bubble li").first.wait_for()
    assert problems == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_nothing_is_cut_off_at_any_size(page: Any, house: str, problems: list[str], width: int, height: int) -> None:
    watch(page, problems)
    at_ease(page, lang="de")
    page.set_viewport_size({"width": width, "height": height})
    table = new_table(page, house, [YOU, BOT, BOT, BOT])
    page.goto(f"{house}t/{table['id']}")
    wait_for_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    assert page.locator(".place:visible").count() == 22
    assert problems == []
