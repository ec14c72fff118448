"""Everybody can use it: axe finds nothing serious on any page or look, text grows to 200 %, targets are large enough.

U1, U5, U6 of docs/reliability.md. axe is put into each page once and runs the rules whose findings it calls serious or
critical; nothing waits for the network to be quiet, since a table's socket never is.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tools.build_page import WEB

from .conftest import watch
from .hands import ARRAKIS, IMPERIUM, LIMIT, at_ease, click_something, new_table, over, play, wait_for_turn

pytestmark = pytest.mark.slow
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
BOT = {"kind": "bot", "name": "Bot", "bot": "random"}
YOU = {"kind": "you", "name": "Lena"}
PAGES = ["", "new", "join", "learn", "rules/IMP-4.8", "tables", "nothing/here"]
LOOKS = ["night", "dawn", "contrast"]
RUN = """async () => {
  const serious = new Set(['serious', 'critical']);
  const how = { resultTypes: ['violations'], iframes: false, runOnly: SERIOUS, rules: NOT_YET };
  const found = await axe.run(document, how);
  return found.violations.filter((v) => serious.has(v.impact))
    .flatMap((v) => v.nodes.slice(0, 4).map((n) =>
      `${v.id}: ${n.target} ${n.any.concat(n.all, n.none).map((c) => c.message).join(' ')}`));
}""".replace("SERIOUS", "{ type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }").replace(
    "NOT_YET",
    "{ 'label-content-name-mismatch': { enabled: false } }",  # an experiment of axe, off by itself
)


def findings(page: Any) -> list[str]:
    """What axe calls serious or critical; evaluated, since the security policy lets no script in."""
    if not AXE.is_file():
        pytest.skip("axe is one of the packages of the page: run `make web`")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return [str(one)[:300] for one in page.evaluate(RUN)]


def wear(page: Any, look: str) -> None:
    """And wait until no colour is on its way to another."""
    page.evaluate(
        """async look => {
          const [theme, contrast] = [look === 'dawn' ? 'dawn' : 'night', look === 'contrast' ? 'high' : 'normal'];
          Object.assign(document.documentElement.dataset, { theme, contrast });
          for (let quiet = 0; quiet < 3; quiet++) {  // one turns when what it stands in has turned
            await new Promise(requestAnimationFrame);
            const turning = document.getAnimations().filter((one) => one instanceof CSSTransition);
            if (turning.length) quiet = 0;
            await Promise.allSettled(turning.map((one) => one.finished));
          }
        }""",
        look,
    )


def in_every_look(page: Any, where: str) -> list[str]:
    found = []
    for look in LOOKS:
        wear(page, look)
        found += [f"{where}, {look}: {one}" for one in findings(page)]
    wear(page, LOOKS[0])
    return found


@pytest.mark.gate
def test_home_has_no_serious_finding(page: Any, house: str, problems: list[str]) -> None:
    watch(page, problems)
    at_ease(page)
    page.goto(house)
    page.locator("main h1, main h2").first.wait_for(timeout=LIMIT)
    assert findings(page) == []
    assert problems == []


@pytest.mark.parametrize("path", PAGES)
def test_the_pages_have_no_serious_finding(page: Any, house: str, problems: list[str], path: str) -> None:
    watch(page, problems)
    at_ease(page)
    page.goto(f"{house}{path}")
    page.locator("main h1, main h2").first.wait_for(timeout=LIMIT)
    assert in_every_look(page, path) == []
    assert [one for one in problems if path != "nothing/here" or "404" not in one] == []


@pytest.mark.parametrize("game", ["imperium", "arrakis"])
def test_a_game_has_no_serious_finding_from_the_lobby_to_the_look_back(page: Any, house: str, game: str) -> None:
    at_ease(page)
    more: dict[str, Any] = {"game": game}
    if game == "arrakis":
        more |= {"expansions": ["smugglers", "guild"], "options": {"round_limit": 1}}
    open_table = new_table(page, house, [YOU, {"kind": "open"}], **more)
    page.goto(f"{house}t/{open_table['id']}")
    page.get_by_test_id("invite").wait_for(timeout=LIMIT)
    found = in_every_look(page, "lobby")
    page.goto(f"{house}j/{open_table['invite']}")
    page.get_by_role("heading").first.wait_for(timeout=LIMIT)
    found += in_every_look(page, "invitation")

    table = new_table(page, house, [YOU, BOT], **more)
    page.goto(f"{house}t/{table['id']}")
    chance, lit = Random(3), IMPERIUM if game == "imperium" else ARRAKIS
    wait_for_turn(page)
    found += in_every_look(page, "first decision")
    play(page, chance, 12, lit)
    if wait_for_turn(page):
        found += [f"later: {one}" for one in findings(page)]
    for key in ("m", "?", "l", "/", "t"):
        page.keyboard.press(key)
        found += [f"panel {key}: {one}" for one in findings(page)]
        page.keyboard.press("Escape")
    while not over(page):
        if wait_for_turn(page):
            click_something(page, chance, lit)
    page.get_by_test_id("end").wait_for(timeout=LIMIT)
    found += in_every_look(page, "end")
    page.goto(f"{house}r/{table['id']}")
    page.get_by_test_id("slider").wait_for(timeout=LIMIT)
    found += in_every_look(page, "look back")
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("game", ["imperium", "arrakis"])
def test_a_lesson_has_no_serious_finding(page: Any, house: str, game: str) -> None:
    at_ease(page)
    page.goto(f"{house}learn")
    page.get_by_test_id(f"lesson-{game}").click()
    wait_for_turn(page)
    page.get_by_test_id("coach").wait_for(timeout=LIMIT)
    found = in_every_look(page, "lesson")
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("path", PAGES)
def test_pages_fit_a_phone_with_letters_of_double_size(page: Any, house: str, path: str) -> None:
    """U6: 200 % zoom of a screen of 780 is a screen of 390."""
    page.set_viewport_size({"width": 390, "height": 844})
    at_ease(page, lang="de")
    page.goto(f"{house}{path}")
    page.locator("main h1, main h2").first.wait_for(timeout=LIMIT)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_what_is_touched_on_a_phone_is_large_enough(page: Any, house: str) -> None:
    """U5: 44 high, but for words inside a sentence."""
    page.set_viewport_size({"width": 390, "height": 844})
    at_ease(page)
    small = []
    for path in PAGES[:6]:
        page.goto(f"{house}{path}")
        page.locator("main h1, main h2").first.wait_for(timeout=LIMIT)
        small += page.evaluate(
            "path => [...document.querySelectorAll('button, a, select, input:not([type=checkbox])')].filter(e => {"
            "const r = e.getBoundingClientRect(); return r.width && (r.height < 44) && !e.closest('p, .hit, li')})"
            ".map(e => `${path}: ${e.outerHTML.slice(0, 80)} ${e.getBoundingClientRect().height}`)",
            path,
        )
    assert small == []
