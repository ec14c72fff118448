"""Hands at a table in the browser: they see what is lit and click it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

LIT = (
    ".place.lit, .place.can, .card.ok, .mrow.buy, .rp.buy, .facpick, .chooseme, .draft .btn.pri, "
    ".choice, .acts .btn.sec, .acts .btn.pri"
)
READY = """([v, picked]) => {
  if (document.querySelector('[data-testid=end]')) return true;
  const prompt = document.querySelector('.prompt'), saved = document.querySelector('[data-testid=saved]');
  if (!prompt || prompt.classList.contains('wait') || saved.dataset.state !== 'saved') return false;
  return saved.dataset.v !== v || document.querySelector('.say').innerText !== picked;
}"""


def at_ease(page: Any, ask: str = "never", lang: str = "en") -> None:
    """Settings of a browser: set before its first page."""
    kept = json.dumps({"ask": ask, "lang": lang})
    page.add_init_script(f"localStorage.setItem('landsraad-settings', {json.dumps(kept)})")


def new_table(page: Any, house: str, seats: list[dict[str, str]], **more: Any) -> dict[str, str]:
    """A table made by the page's own server, with the page's own key."""
    page.goto(house)
    wish = {"game": "imperium", "seats": seats, "expansions": ["ix"], "options": {"leaders": "random"}, **more}
    made: dict[str, str] = page.evaluate(
        """async wish => (await fetch('api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
        body: JSON.stringify(wish)})).json()""",
        wish,
    )
    assert "id" in made, made
    return made


def over(page: Any) -> bool:
    return bool(page.get_by_test_id("end").count())


def my_turn(page: Any) -> bool:
    return not over(page) and bool(page.locator(".prompt:not(.wait)").count())


def wait_for_turn(page: Any, seconds: float = 30) -> None:
    page.wait_for_function(READY, arg=["", ""], timeout=seconds * 1000)


def click_something(page: Any, chance: Random) -> None:
    """One click on anything that is lit, and wait for what comes of it."""
    v = page.get_by_test_id("saved").first.get_attribute("data-v")
    picked = page.locator(".say").inner_text()
    lit = page.locator(LIT)
    count = lit.count()
    assert count, f"nothing can be clicked: {picked}"
    lit.nth(chance.randrange(count)).click(timeout=15_000)
    page.wait_for_function(
        "([v, picked]) => document.querySelector('[data-testid=end]') || "
        "document.querySelector('[data-testid=saved]')?.dataset.v !== v || "
        "document.querySelector('.say')?.innerText !== picked",
        arg=[v, picked],
        timeout=20_000,
    )
