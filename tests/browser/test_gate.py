"""The few whole checks in a real browser that every change must pass: `make test` runs them, `make browser` all others.

A game from the first click to the result, one hand on the keyboard, thumbs on a phone, two people over a link, and a
server that dies in mid-game.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from .conftest import House, watch
from .hands import (
    LEADERS,
    LIMIT,
    PHONE,
    at_ease,
    click_something,
    is_asked,
    new_table,
    over,
    play,
    version,
    wait_for_turn,
)

pytestmark = [pytest.mark.slow, pytest.mark.gate]
BOT = {"kind": "bot", "name": "Bot", "bot": "random"}
YOU = {"kind": "you", "name": "Lena"}


def test_a_whole_game_is_played_by_clicks(page: Any, house: str, problems: list[str]) -> None:
    watch(page, problems)
    at_ease(page)
    table = new_table(page, house, [YOU, BOT, BOT])
    page.goto(f"{house}t/{table['id']}")
    assert play(page, Random(3), 800)
    assert page.locator(".rk").count() == 3
    assert page.locator(".src .chip").count() >= 3  # where the points came from
    assert problems == []


def test_a_round_is_played_by_keys(page: Any, house: str, problems: list[str]) -> None:
    """U2: G leads to what is lit, arrows lead on, Enter chooses."""
    watch(page, problems)
    at_ease(page)
    table = new_table(page, house, [YOU, BOT, BOT], options=LEADERS)
    page.goto(f"{house}t/{table['id']}")
    wait_for_turn(page)
    first, chance = version(page), Random(7)
    for _ in range(25):
        wait_for_turn(page)
        v, said = str(version(page)), page.locator(".say").inner_text()
        page.keyboard.press("g")
        for _ in range(chance.randrange(4)):
            page.keyboard.press(chance.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        focused = page.evaluate("document.activeElement.dataset.thing ?? ''")
        assert focused, said
        page.keyboard.press("Enter")
        wait_for_turn(page, v, said)
    assert version(page) > first + 8
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    assert page.get_by_role("dialog").count() == 0
    assert problems == []


def test_thumbs_play_on_a_phone(
    browser: Any, browser_context_args: dict[str, Any], house: str, problems: list[str]
) -> None:
    context = browser.new_context(**{**browser_context_args, **PHONE})
    page = context.new_page()
    watch(page, problems)
    at_ease(page, lang="de")
    table = new_table(page, house, [YOU, BOT, BOT, BOT])
    page.goto(f"{house}t/{table['id']}")
    chance = Random(11)
    for _ in range(35):
        if not wait_for_turn(page):
            break
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        click_something(page, chance, tap=True)
    assert problems == []
    context.close()


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
    assert lena.get_by_test_id("only-here").is_visible()  # 127.0.0.1 leads nobody else here, and the page says so
    ben.goto(link)
    ben.get_by_test_id("name").fill("Ben <b>")
    ben.get_by_test_id("sit").click()
    for person in (lena, ben):
        person.locator(".prompt").wait_for(timeout=LIMIT)
    assert "Ben <b>" in lena.locator(".opps").inner_text()  # a name is text
    chance, turns = Random(5), {lena: 0, ben: 0}
    while min(turns.values()) < 6:
        asked = next((person for person in (lena, ben) if is_asked(person)), None)
        if asked is None:  # a bot thinks, or one page has not heard yet
            lena.evaluate("() => new Promise(requestAnimationFrame)")
            continue
        click_something(asked, chance)
        turns[asked] += 1
    assert ben.evaluate("document.cookie") == ""  # the key of a seat is no script's business
    assert problems == []
    for person in (lena, ben):
        person.context.close()


def test_a_server_that_dies_loses_nothing(page: Any, own_house: House) -> None:
    """F1, U10: the page says that it is offline, comes back by itself, and the game goes on where it was."""
    at_ease(page)
    table = new_table(page, own_house.address, [YOU, BOT, BOT])
    page.goto(f"{own_house.address}t/{table['id']}")
    chance = Random(2)
    play(page, chance, 6)
    wait_for_turn(page)
    v, hand = version(page), page.locator(".handrow").inner_text()
    own_house.kill()
    page.locator(".saved.offline").first.wait_for(timeout=LIMIT, state="attached")
    own_house.start()
    wait_for_turn(page)
    assert version(page) == v
    assert page.locator(".handrow").inner_text() == hand
    click_something(page, chance)
    assert not over(page)
