"""War for Arrakis in a real browser: whole games by clicks on the map, every expansion, the Mahdi, keys and thumbs."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from .conftest import watch
from .hands import ARRAKIS, PHONE, PICK, at_ease, click_something, new_table, over, play, version, wait_for_turn

pytestmark = pytest.mark.slow
BOT = {"kind": "bot", "name": "Bot", "bot": "random"}
HOUSE = {"kind": "bot", "name": "Bot", "bot": "house"}
YOU = {"kind": "you", "name": "Lena"}


# Choices with a word that is wider than its button.
LEAVING = "[...document.querySelectorAll('.pick')].filter(p => p.scrollWidth > p.clientWidth).map(p => p.innerText)"


# What is wrong to read once the page is at rest (titles are set a frame after their cards): words of a die that are
# cut, titles wider than their card, other hits than are asked for.
MISREAD = """async () => {
  const found = () => {
    const cut = [...document.querySelectorAll('.picks.dice .pt i')].filter(i => i.scrollHeight > i.clientHeight + 1);
    const wide = [...document.querySelectorAll('.hand .title .fit')].filter(
      fit => fit.getBoundingClientRect().right > fit.closest('.pcard').getBoundingClientRect().right + 1);
    const asked = document.querySelector('.decision[data-kind=b_hit] .say')?.innerText.match(/[0-9]+/)?.[0];
    const told = [...document.querySelectorAll('.duel .sumr b')].map(b => b.innerText);
    const hits = asked && !told.includes(asked) ? [`${asked} hits: ${told}`] : [];
    return [...cut, ...wide].map(e => e.innerText).concat(hits);
  };
  for (let n = 0; n < 60 && found().length; n++) await new Promise(requestAnimationFrame);
  return found();
}"""


def sit_down(page: Any, house: str, seats: list[dict[str, str]], *expansions: str, **options: Any) -> None:
    table = new_table(page, house, seats, game="arrakis", expansions=list(expansions), options=options)
    page.goto(f"{house}t/{table['id']}")


def test_a_whole_game_is_played_by_clicks(page: Any, house: str, problems: list[str]) -> None:
    watch(page, problems)
    at_ease(page)
    sit_down(page, house, [HOUSE, YOU], round_limit=2)
    chance = Random(3)
    for _ in range(900):
        if not wait_for_turn(page):
            break
        assert page.evaluate(MISREAD) == []
        click_something(page, chance, ARRAKIS)
    assert over(page)
    assert problems == []


@pytest.mark.parametrize(
    ("seats", "expansions"),
    [
        ([YOU, BOT], ["smugglers"]),
        ([BOT, YOU], ["guild"]),
        ([YOU, BOT, BOT], ["smugglers", "guild"]),
        ([BOT, BOT, BOT, YOU], ["smugglers", "guild"]),
    ],
    ids=["smugglers", "guild", "three", "four"],
)
def test_expansions_and_teams_are_played_by_clicks(
    page: Any, house: str, problems: list[str], seats: Any, expansions: list[str]
) -> None:
    watch(page, problems)
    at_ease(page)
    sit_down(page, house, seats, *expansions)
    play(page, Random(8), 60, ARRAKIS)
    assert problems == []


def test_the_mahdi_says_why(page: Any, house: str, problems: list[str]) -> None:
    """ARR-30.58: what the automaton does explains itself."""
    watch(page, problems)
    at_ease(page, lang="de")
    sit_down(page, house, [YOU], "smugglers", round_limit=2, mahdi_reinforcements=1)
    assert wait_for_turn(page)
    page.get_by_test_id("ours").nth(1).wait_for(state="attached")  # rulings of ours, told from the start
    rulings = " ".join(page.get_by_test_id("ours").all_text_contents())
    assert "ARR-30.60" in rulings
    assert "ARR-30.66" in rulings
    chance = Random(4)
    for _ in range(400):
        if not wait_for_turn(page):
            break
        click_something(page, chance, ARRAKIS)
        if page.locator(".why0 tr.won").count():
            break
    assert page.locator(".why0 tr.won").count() == 1
    assert page.locator(".tac.tgt b").inner_text() != ""
    page.set_viewport_size({"width": 1024, "height": 768})  # the panel of the Mahdi leaves a tablet its drawers
    page.locator(".drawers").wait_for()
    assert page.evaluate("(c => c.scrollHeight <= c.clientHeight)(document.querySelector('.rcol'))")
    assert problems == []


def test_a_legion_is_put_together_in_one_panel(page: Any, house: str, problems: list[str]) -> None:
    """ARR-14.3: a part of a legion goes; the questions of the game are answered from the panel."""
    watch(page, problems)
    at_ease(page)
    sit_down(page, house, [HOUSE, YOU], round_limit=3)
    chance = Random(6)
    for _ in range(400):
        assert wait_for_turn(page)
        less = page.locator(".who0 .cr .ib:not([disabled])").first
        if page.locator(".composer").count() and less.count():
            v, said = str(version(page)), page.locator(".say").inner_text()
            less.click()
            page.locator(".gobox .btn.pri").click()
            assert wait_for_turn(page, v, said)
            break
        click_something(page, chance, ARRAKIS)
    else:
        raise AssertionError("no legion of several units has moved")
    assert problems == []


def test_an_area_is_chosen_by_keys_and_an_unlit_one_says_why(page: Any, house: str, problems: list[str]) -> None:
    watch(page, problems)
    at_ease(page)
    sit_down(page, house, [YOU, BOT])
    wait_for_turn(page)  # the Harkonnen place their vehicles
    v, said = str(version(page)), page.locator(".say").inner_text()
    page.keyboard.press("g")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.thing").startswith("area:")
    page.keyboard.press("Enter")
    assert wait_for_turn(page, v, said)
    page.locator('.areas [data-thing="area:arrakeen"]').dispatch_event("click")  # a Harvester stands on sand
    page.locator(".bubble li").first.wait_for()
    assert problems == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_nothing_is_cut_off_at_any_size(page: Any, house: str, problems: list[str], width: int, height: int) -> None:
    watch(page, problems)
    at_ease(page, lang="de")
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page, house, [YOU, BOT], "smugglers", "guild")
    wait_for_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    assert page.locator(".areas path").count() == 101
    assert page.locator(".prompt .say").is_visible()
    if width > 390:  # the two cards of the first hand take the room beside the question for their words
        assert [round(card.bounding_box()["width"]) for card in page.locator(".hand .pcard").all()] == [232, 232]
    assert problems == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_a_look_back_leaves_the_hand_its_room(page: Any, house: str, width: int, height: int) -> None:
    at_ease(page, lang="de")
    page.set_viewport_size({"width": width, "height": height})
    table = new_table(page, house, [YOU, BOT], game="arrakis", expansions=[], options={})
    page.goto(f"{house}t/{table['id']}")
    wait_for_turn(page)
    page.goto(f"{house}r/{table['id']}")
    page.locator(".hand .pcard").first.wait_for()
    heights = page.evaluate("[...document.querySelectorAll('.hand .pcard')].map(card => card.clientHeight)")
    assert min(heights) >= 90
    acts = ".past .acts > :is(.btn, select)"
    rows = page.evaluate(
        "acts => [...document.querySelectorAll(acts)].filter(one => one.getClientRects().length)"
        ".map(one => one.getBoundingClientRect()).map(at => Math.round((at.top + at.bottom) / 10))",
        acts,
    )
    assert len(set(rows)) == 1, rows


def test_what_spice_pays_for_is_in_sight(page: Any, house: str, problems: list[str]) -> None:
    """All three ways of a marker, in the longer words of the language."""
    watch(page, problems)
    at_ease(page, lang="de")
    sit_down(page, house, [YOU, BOT], round_limit=3)
    chance, ways = Random(2), page.locator(".three button")
    for _ in range(400):
        assert wait_for_turn(page)
        if ways.count() > 1:
            break
        click_something(page, chance, ARRAKIS)
    while ways.count() < 3:  # as many as there may be, where there is little spice
        ways.last.evaluate("way => way.after(way.cloneNode(true))")
    for width, height in [(1440, 900), (1024, 768)]:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(
            """() => {
              const [at, last] = ['.sw.now', '.three button:last-child'].map(
                (one) => document.querySelector(one).getBoundingClientRect().bottom);
              return last <= at;
            }"""
        )
    assert problems == []


def test_the_map_is_moved_by_wheel_drag_and_keys(page: Any, house: str, problems: list[str]) -> None:
    watch(page, problems)
    at_ease(page)
    sit_down(page, house, [YOU, BOT])
    wait_for_turn(page)
    place = "document.querySelector('[data-thing=\"area:north_pole\"]').getBoundingClientRect()"
    before = page.evaluate(place)
    page.mouse.move(720, 400)
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"w => {place}.width > w * 1.5", arg=before["width"])
    nearer = page.evaluate(place)
    page.mouse.down()
    page.mouse.move(820, 440, steps=4)
    page.mouse.up()
    page.wait_for_function(f"x => {place}.x > x + 50", arg=nearer["x"])
    assert page.get_by_test_id("saved").first.get_attribute("data-v") == str(version(page))  # a drag chooses nothing
    page.keyboard.press("0")
    page.wait_for_function(f"w => Math.abs({place}.width - w) < 2", arg=before["width"])
    assert problems == []


def test_thumbs_play_on_a_phone(
    browser: Any, browser_context_args: dict[str, Any], house: str, problems: list[str]
) -> None:
    """Real touches: every lit place of the map is hit, an air zone also by a thumb that lands 30 pixels beside it."""
    context = browser.new_context(**{**browser_context_args, **PHONE})
    page = context.new_page()
    watch(page, problems)
    at_ease(page, lang="de")
    sit_down(page, house, [YOU, BOT], "smugglers", "guild")
    chance, beside = Random(11), False
    for _ in range(60):
        if not wait_for_turn(page):
            break
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert page.evaluate(LEAVING) == []
        assert page.evaluate(MISREAD) == []
        if not beside and page.locator(".zone.lit").count() and not page.locator(".areas path.lit").count():
            v, said = str(version(page)), page.locator(".say").inner_text()
            found = page.evaluate(PICK, [".zone.lit", 0])  # one that is in the window; waits until the map rests
            at = page.locator(f'[data-thing="{found["thing"]}"] .hit').bounding_box()
            assert min(at["width"], at["height"]) >= 40
            x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
            page.touchscreen.tap(x + (30 if x < 195 else -30), y)
            assert wait_for_turn(page, v, said)
            beside = True
        else:
            click_something(page, chance, ARRAKIS, tap=True)
    assert beside
    assert problems == []
    context.close()
