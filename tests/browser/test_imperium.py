"""Dune: Imperium in a real browser beyond the gate: what is asked again, what says why, every size, every variant."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from .conftest import watch
from .hands import LEADERS, at_ease, new_table, play, version, wait_for_turn

pytestmark = pytest.mark.slow
BOT = {"kind": "bot", "name": "Bot", "bot": "random"}
YOU = {"kind": "you", "name": "Lena"}


def test_what_is_final_is_asked_again_and_what_is_not_can_be_undone(page: Any, house: str, problems: list[str]) -> None:
    watch(page, problems)
    at_ease(page, ask="final")
    table = new_table(page, house, [YOU, BOT, BOT], options=LEADERS)
    page.goto(f"{house}t/{table['id']}")
    wait_for_turn(page)
    v = version(page)
    page.locator('[data-thing="button:reveal"]').click()
    page.get_by_test_id("sure").wait_for()
    assert version(page) == v  # nothing has happened yet
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


def test_the_row_is_kept_under_what_was_revealed(page: Any, house: str, problems: list[str]) -> None:
    """What is covered cannot be chosen, by no hand and no key; after the turn it is there again, the same elements."""
    watch(page, problems)
    at_ease(page)
    table = new_table(page, house, [YOU, BOT, BOT], options=LEADERS)
    page.goto(f"{house}t/{table['id']}")
    wait_for_turn(page)
    row = page.locator(".market:not(.rvl)")
    page.evaluate("document.querySelector('.mlist').dataset.same = 'yes'")
    page.locator('[data-thing="button:reveal"]').click()
    page.locator(".market.rvl").wait_for()
    assert row.locator("[data-thing]").count() == 0
    assert not page.evaluate("document.querySelector('.mrow').checkVisibility({ contentVisibilityAuto: true })")
    page.locator('[data-thing="button:end"]').click()
    page.locator(".market.rvl").wait_for(state="detached")
    wait_for_turn(page)
    assert row.locator("[data-same] [data-thing]").count() == 5
    assert page.evaluate("document.querySelector('.mrow').checkVisibility()")
    assert problems == []


def test_pictures_are_kept_as_pixels_once_the_page_is_idle(page: Any, house: str, problems: list[str]) -> None:
    watch(page, problems)
    at_ease(page)
    table = new_table(page, house, [YOU, BOT, BOT], options=LEADERS)
    page.goto(f"{house}t/{table['id']}")
    wait_for_turn(page)
    page.wait_for_function(
        """() => [...document.querySelectorAll('img.art')].every(
            (one) => /^data:image\\/(webp|png)/.test(one.src) && one.naturalWidth > 0)"""
    )
    assert page.locator("img.art").count() > 8
    assert problems == []


# Spaces whose condition lies on their name or, on a tablet, where the picture is beside it, on that.
HIDDEN = """[...document.querySelectorAll('.place:has(.need)')].filter(place => {
  const need = place.querySelector('.need').getBoundingClientRect();
  return [...place.querySelectorAll(innerWidth === 1024 ? '.nm .fit, .lm' : '.nm .fit')].some(other => {
    const at = other.getBoundingClientRect();
    return Math.min(at.right, need.right) - Math.max(at.left, need.left) > 2
      && Math.min(at.bottom, need.bottom) - Math.max(at.top, need.top) > 4;
  });
}).map(place => place.dataset.thing)"""


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
    assert page.evaluate(HIDDEN) == []
    assert problems == []


@pytest.mark.parametrize(
    ("others", "more"),
    [
        (3, {"options": {"leaders": "draft"}}),
        (2, {"expansions": [], "options": {"leaders": "random"}}),
        (3, {"options": {"leaders": "random", "epic": True}}),
    ],
    ids=["draft", "base", "epic"],
)
def test_every_variant_is_played_to_its_end(page: Any, house: str, problems: list[str], others: int, more: Any) -> None:
    watch(page, problems)
    at_ease(page)
    table = new_table(page, house, [YOU, *[BOT] * others], **more)
    page.goto(f"{house}t/{table['id']}")
    assert play(page, Random(17), 900)
    assert problems == []
