"""Hands at a table in the browser: they see what is lit and click it.

They wait for states of the page, never for a time: `data-v` of the saved chip is the version on the screen, and a
prompt without `.wait` asks this person. Their limits are long, since a loaded machine is slow and not wrong.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

LIMIT = 90_000  # ms, for anything that must come
IMPERIUM = (
    ".place.lit, .place.can, .card.ok, .mrow.buy, .rp.buy, .facpick, .chooseme, .draft .btn.pri, "
    ".choice, .acts .btn.sec, .acts .btn.pri"
)
ARRAKIS = (
    ".areas path.lit, .zone.lit, .hot, .pick, .pcard.lit, .lead.lit, .vision.lit, .im.lit, .pr.lit, .three button, "
    ".gobox .btn.pri, .unit.lit, .lf.lit, .acts .btn.sec, .acts .btn.pri"
)
# The page is at rest and asks this person something else than before, or the game is over.
ASKED = """([v, said]) => {
  if (document.querySelector('[data-testid=end]')) return 'over';
  const prompt = document.querySelector('.prompt'), saved = document.querySelector('[data-testid=saved]');
  if (!prompt || prompt.classList.contains('wait') || saved.dataset.state !== 'saved') return null;
  return saved.dataset.v !== v || document.querySelector('.say').innerText !== said ? 'asked' : null;
}"""
# One of the lit things by chance, with a point of it that nothing covers; once the page has stopped moving.
PICK = """async ([lit, chance]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const places = () => [...document.querySelectorAll(lit)].map((one) => {
    const at = one.getBoundingClientRect();
    return [at.x, at.y, at.width, at.height].map(Math.round).join();
  }).join(' ');
  for (let before = '', n = 0; n < 60; n++) {
    const now = places();
    if (now === before) break;
    before = now;
    await frame();
    await frame();
  }
  const found = [];
  for (const one of document.querySelectorAll(lit)) {
    const at = one.getBoundingClientRect();
    if (!at.width || one.disabled || getComputedStyle(one).visibility === 'hidden') continue;
    found.push(one);
  }
  const said = document.querySelector('.say')?.innerText ?? '';
  const v = document.querySelector('[data-testid=saved]')?.dataset.v ?? '';
  for (let n = 0; n < found.length; n++) {
    const one = found[(Math.floor(chance * found.length) + n) % found.length];
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const at = one.getBoundingClientRect();
    for (const [fx, fy] of [[.5, .5], [.15, .5], [.5, .2], [.5, .85], [.85, .5], [.1, .15]]) {
      const x = at.left + at.width * fx, y = at.top + at.height * fy;
      if (one.contains(document.elementFromPoint(x, y)))
        return { x, y, v, said, thing: one.dataset.thing ?? one.innerText };
    }
  }
  return { thing: null, v, said, lit: found.map((one) => one.dataset.thing ?? one.innerText) };
}"""


# Three leaders of whom none chooses anything before there is a hand.
LEADERS = {"leaders": ["paul_atreides", "glossu_rabban", "helena_richese"]}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def at_ease(page: Any, ask: str = "never", lang: str = "en") -> None:
    """Settings of a browser: set before its first page."""
    kept = json.dumps({"ask": ask, "lang": lang})
    page.add_init_script(
        f"localStorage.getItem('landsraad-settings') ?? localStorage.setItem('landsraad-settings', {json.dumps(kept)})"
    )


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


def wait_for_turn(page: Any, v: str = "", said: str = "") -> bool:
    """Wait until this person is asked; False if the game has ended instead."""
    return bool(page.wait_for_function(ASKED, arg=[v, said], timeout=LIMIT).json_value() == "asked")


def is_asked(page: Any) -> bool:
    return bool(page.evaluate(ASKED, ["", ""]) == "asked")


def version(page: Any) -> int:
    return int(page.get_by_test_id("saved").first.get_attribute("data-v"))


def click_something(page: Any, chance: Random, lit: str = IMPERIUM, tap: bool = False) -> str:
    """One click on anything that is lit; returns what it was. Waits until it has had its effect."""
    found = page.evaluate(PICK, [lit, chance.random()])
    assert found["thing"] is not None, f"nothing can be clicked: {found}"
    (page.touchscreen.tap if tap else page.mouse.click)(found["x"], found["y"])
    try:
        page.wait_for_function(
            "([v, said]) => document.querySelector('[data-testid=end]') || "
            "document.querySelector('[data-testid=saved]')?.dataset.v !== v || "
            "document.querySelector('.say')?.innerText !== said",
            arg=[found["v"], found["said"]],
            timeout=LIMIT,
        )
    except Exception as error:
        raise AssertionError(f"a click on {found['thing']} did nothing: {found}") from error
    return str(found["thing"])


def play(page: Any, chance: Random, clicks: int, lit: str = IMPERIUM, tap: bool = False) -> bool:
    """So many clicks, or fewer if the game ends before; True if it has."""
    for _ in range(clicks):
        if not wait_for_turn(page):
            return True
        click_something(page, chance, lit, tap)
    return over(page)
