"""Pages around the tables in a real browser, and what a table shows beside a game: lessons, House Hagal, the past."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from .conftest import watch
from .hands import LEADERS, LIMIT, at_ease, click_something, new_table, play, version, wait_for_turn

pytestmark = pytest.mark.slow
BOT = {"kind": "bot", "name": "Bot", "bot": "random"}
YOU = {"kind": "you", "name": "Lena"}


@pytest.mark.parametrize("seats", [[YOU], [YOU, BOT]], ids=["solo", "two"])
def test_house_hagal_is_played_to_its_end(
    page: Any, house: str, problems: list[str], seats: list[dict[str, str]]
) -> None:
    watch(page, problems)
    at_ease(page)
    table = new_table(page, house, seats)
    page.goto(f"{house}t/{table['id']}")
    wait_for_turn(page)
    assert page.locator(".rival").count() == (2 if len(seats) == 1 else 1)
    assert play(page, Random(9), 700)
    assert page.locator(".rk").count() == (3 if len(seats) == 1 else 2)
    assert problems == []


def test_the_lesson_leads_through_a_first_round(page: Any, house: str, problems: list[str]) -> None:
    watch(page, problems)
    at_ease(page)
    page.goto(f"{house}learn")
    page.get_by_test_id("lesson-imperium").click()
    for _ in range(40):
        wait_for_turn(page)
        coach = page.get_by_test_id("coach")
        if not coach.locator(".try .btn").count():
            break
        v, said = str(version(page)), page.locator(".say").inner_text()
        coach.locator(".try .btn").click()
        wait_for_turn(page, v, said)
    assert version(page) > 10
    assert problems == []


def test_a_finished_game_is_looked_back_at(page: Any, house: str, problems: list[str]) -> None:
    watch(page, problems)
    at_ease(page)
    table = new_table(page, house, [YOU, BOT, BOT])
    page.goto(f"{house}t/{table['id']}")
    assert play(page, Random(4), 800)
    page.locator(".plot svg").wait_for(timeout=LIMIT)
    page.get_by_test_id("look-back").click()
    page.get_by_test_id("slider").wait_for(timeout=LIMIT)
    page.get_by_test_id("slider").fill("60")
    page.wait_for_function("() => document.querySelector('.count')?.innerText.startsWith('60 ')", timeout=LIMIT)
    page.get_by_test_id("eyes").select_option("-2")
    page.wait_for_function("() => document.querySelectorAll('.card').length >= 3", timeout=LIMIT)
    assert problems == []


def test_a_code_leads_to_the_table_and_a_recovery_code_back_to_the_seat(
    browser: Any, browser_context_args: dict[str, Any], house: str, problems: list[str]
) -> None:
    lena, ben, again = (browser.new_context(**browser_context_args).new_page() for _ in range(3))
    for person in (lena, ben, again):
        watch(person, problems)
        at_ease(person)
    table = new_table(lena, house, [YOU, {"kind": "open"}, BOT], options=LEADERS)
    ben.goto(f"{house}join")
    ben.get_by_test_id("code").fill("-".join(table["invite"][n : n + 4] for n in (0, 4, 8)).lower())
    ben.get_by_test_id("join").click()
    ben.get_by_test_id("name").fill("Ben")
    ben.get_by_test_id("sit").click()
    ben.locator(".prompt").wait_for(timeout=LIMIT)
    code = ben.evaluate(
        "async id => (await (await fetch(`api/t/${id}/seat/1/code`, {method: 'POST', headers: "
        "{'content-type': 'application/json'}, body: '{}'})).json()).code",
        table["id"],
    )
    again.goto(f"{house}join")
    again.get_by_test_id("code").fill(code)
    again.get_by_test_id("join").click()
    again.locator(".handrow .card").first.wait_for(timeout=LIMIT)
    assert problems == []
    for person in (lena, ben, again):
        person.context.close()


def test_rules_are_searched_from_the_table(page: Any, house: str, problems: list[str]) -> None:
    watch(page, problems)
    at_ease(page, lang="de")
    table = new_table(page, house, [YOU, BOT, BOT])
    page.goto(f"{house}t/{table['id']}")
    wait_for_turn(page)
    page.keyboard.press("/")
    page.get_by_test_id("search").fill("arrakeen")
    page.locator(".hit").first.wait_for(timeout=LIMIT)
    page.keyboard.press("Escape")
    click_something(page, Random(1))
    assert problems == []


def test_the_table_as_text_is_enough_and_tells_everything_once(page: Any, house: str, problems: list[str]) -> None:
    """U3: by its buttons alone, also where something final is asked again; who listens hears each line once."""
    watch(page, problems)
    at_ease(page, ask="final")
    table = new_table(page, house, [YOU, BOT, BOT])
    page.goto(f"{house}t/{table['id']}")
    wait_for_turn(page)
    page.evaluate(
        "() => { window.heard = []; const log = document.querySelector('[role=log]');"
        "const add = (p) => heard.push(p.innerText);"
        "[...log.children].forEach(add);"
        "new MutationObserver((all) => all.forEach((m) => m.addedNodes.forEach((p) => p.nodeType === 1 && add(p))))"
        ".observe(log, { childList: true }) }"
    )
    page.keyboard.press("t")
    chance, first, asked_again = Random(8), version(page), 0
    for _ in range(30):
        if not wait_for_turn(page):
            break
        v, said = str(version(page)), page.locator(".say").inner_text()
        choices = page.locator(".texttable ul .choice")
        choices.nth(chance.randrange(choices.count())).click()
        page.wait_for_function(
            "v => document.querySelector('[data-testid=saved]')?.dataset.v !== v || "
            "document.querySelector('.texttable p .choice') || document.querySelector('[data-testid=end]')",
            arg=v,
            timeout=LIMIT,
        )
        sure = page.locator(".texttable p .choice")
        if sure.count():
            asked_again += 1
            sure.last.click()
        wait_for_turn(page, v, said)
    assert version(page) > first + 10
    assert asked_again
    shown = page.evaluate("[...document.querySelectorAll('[role=log] p')].map((p) => p.innerText)")
    assert page.evaluate("heard")[-20:] == shown[-20:]
    assert problems == []


def test_whoever_types_no_name_is_not_called_you_by_the_others(page: Any, house: str, problems: list[str]) -> None:
    """A seat for somebody else makes the nameless one a host; alone with bots they are “You”."""
    watch(page, problems)
    page.goto(f"{house}new")
    name = page.get_by_label("Name at the table").first
    assert name.get_attribute("placeholder") == "You"
    page.get_by_label("Seat 2", exact=True).select_option("open")
    assert name.get_attribute("placeholder") == "Host"
    assert problems == []
