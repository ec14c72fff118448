"""Everybody can use it: axe finds nothing serious on any page or look, text grows to 200 %, targets are large enough.

U1, U5, U6 of docs/reliability.md. axe is put into each page once and runs the rules whose findings it calls serious or
critical; nothing waits for the network to be quiet, since a table's socket never is.
"""

from __future__ import annotations

import json
import re
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


SEATS = """() => {
  const dot = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const shade = (...colours) => {  // of one colour over the other
    dot.clearRect(0, 0, 1, 1);
    for (const colour of colours) {
      dot.fillStyle = colour;
      dot.fillRect(0, 0, 1, 1);
    }
    const [r, g, b] = [...dot.getImageData(0, 0, 1, 1).data].map((n) => n / 255)
      .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const grounds = (one) => (one ? [...grounds(one.parentElement), getComputedStyle(one).backgroundColor] : []);
  const hues = (one) => {  // of the gradient it lies on
    for (let at = one; at; at = at.parentElement) {
      const found = getComputedStyle(at).backgroundImage.match(/(rgba?|color)\\([^)]*\\)/g);
      if (found) return found;
    }
    return [];
  };
  const found = {};
  for (const mark of document.querySelectorAll('.opps .mk, .mepanel .mk')) {
    if (!mark.getClientRects().length) continue;
    const seat = [...mark.classList].find((name) => /^s\\d$/.test(name));
    const own = shade(getComputedStyle(mark.querySelector('path')).fill);
    const under = (hues(mark).length ? hues(mark) : ['#0000']).map((hue) => shade(...grounds(mark), hue));
    const contrast = Math.min(...under.map((b) => (Math.max(own, b) + 0.05) / (Math.min(own, b) + 0.05)));
    found[seat] = { shape: mark.querySelector('path').getAttribute('d'), contrast };
  }
  return found;
}"""


def test_seats_are_told_apart_without_colours(page: Any, house: str) -> None:
    """U4: each seat has a shape of its own beside its colour, and stands out three to one from what it lies on."""
    at_ease(page)
    table = new_table(page, house, [YOU, BOT, BOT, BOT])
    page.goto(f"{house}t/{table['id']}")
    wait_for_turn(page)
    for look in LOOKS:
        wear(page, look)
        seats = page.evaluate(SEATS)
        assert len(seats) == 4, (look, seats)
        assert len({one["shape"] for one in seats.values()}) == 4
        assert all(one["contrast"] >= 3 for one in seats.values()), (look, seats)


# Names of our own stay as they are; titles of cards are fitted when a card is drawn (imperium/fit.ts), not by this.
LONGER = """() => {
  const LEFT_ALONE = 'style, script, .sr, svg, option, .brand, .logo, .c-name';
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let one = words.nextNode(); one; one = words.nextNode()) {
    const text = one.data.trim();
    if (one.parentElement.closest(LEFT_ALONE) || !/\\p{L}{2}/u.test(text)) continue;
    one.data = one.data.replace(/\\p{L}{3,}/gu, (word) => word + 'ö'.repeat(Math.round(0.4 * word.length)));
  }
}"""
CUT = """() => {
  const found = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.push(`the page is ${wide} wide`);
  for (const one of document.querySelectorAll('button, a, label, h1, h2, h3, p, li, td, th, .say')) {
    if (!one.getClientRects().length || one.closest('.sr, svg, [aria-hidden=true]') || !one.innerText?.trim()) continue;
    const style = getComputedStyle(one), at = one.getBoundingClientRect();
    if (style.textOverflow === 'ellipsis') continue;
    const scrolls = (up) => up && (/(auto|scroll)/.test(getComputedStyle(up).overflowX) || scrolls(up.parentElement));
    if (scrolls(one)) continue;
    const what = `${one.tagName}.${one.className} ${one.innerText.slice(0, 40)}`;
    if (one.scrollWidth > one.clientWidth + 1 && style.overflowX !== 'visible' && style.display !== 'inline')
      found.push(`cut: ${what} ${one.scrollWidth} in ${one.clientWidth}`);
    else if (at.right > innerWidth + 1) found.push(`beyond the edge: ${what}`);
  }
  return found;
}"""


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("path", PAGES)
def test_pages_have_room_for_words_two_fifths_longer(page: Any, house: str, path: str, width: int) -> None:
    """U7: nothing is cut and nothing lies beyond the edge in a language that needs 40 % more."""
    page.set_viewport_size({"width": width, "height": 900})
    at_ease(page)
    page.goto(f"{house}{path}")
    page.locator("main h1, main h2").first.wait_for(timeout=LIMIT)
    page.evaluate(LONGER)
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("game", ["imperium", "arrakis"])
def test_tables_have_room_for_words_two_fifths_longer(page: Any, house: str, game: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900 if width > 400 else 844})
    at_ease(page)
    more: dict[str, Any] = {"game": "arrakis", "expansions": [], "options": {}} if game == "arrakis" else {}
    table = new_table(page, house, [YOU, BOT], **more)
    page.goto(f"{house}t/{table['id']}")
    wait_for_turn(page)
    play(page, Random(3), 6, IMPERIUM if game == "imperium" else ARRAKIS)
    wait_for_turn(page)
    page.evaluate(LONGER)
    assert page.evaluate(CUT) == []


# Titles are fitted when a card is drawn, so every card there is is drawn: hand after hand, as many as lie side by side.
TITLES = """async () => {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const found = [], words = document.createRange();
  for (const title of document.querySelectorAll('.handrow .card .fit, .place .fit')) {
    const box = title.parentElement.getBoundingClientRect(), style = getComputedStyle(title.parentElement);
    const left = box.left + parseFloat(style.paddingLeft), right = box.right - parseFloat(style.paddingRight);
    words.selectNodeContents(title);
    const lines = [...words.getClientRects()], rows = new Set(lines.map((line) => Math.round(line.top))).size;
    if (lines.some((line) => line.left < left - 1 || line.right > right + 1)) found.push(`cut: ${title.textContent}`);
    if (rows > 2) found.push(`${rows} lines: ${title.textContent}`);
  }
  return found;
}"""
ONE_HAND = 6


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("longer", [0, 0.4])
def test_the_title_of_every_card_fits(page: Any, house: str, lang: str, width: int, longer: float) -> None:
    """U7: each card of the book, in the hand of a desk and of a phone, also with names 40 % longer."""
    book: dict[str, Any] = {}
    lines: list[Any] = []
    states: list[Any] = []

    def grown(word: re.Match[str]) -> str:
        return word[0] + "ö" * round(longer * len(word[0]))

    def lengthen(route: Any) -> None:
        book.update(route.fetch().json())
        for entry in book.values():
            entry["name"] = re.sub(r"[^\W\d_]{3,}", grown, entry["name"])
        route.fulfill(json=book)

    def listen(line: Any) -> None:
        def tell(message: str) -> None:
            if '"t":"state"' in message:
                states.append(json.loads(message))
            line.send(message)

        lines.append(line)
        line.connect_to_server().on_message(tell)

    page.set_viewport_size({"width": width, "height": 844})
    at_ease(page, lang=lang)
    table = new_table(page, house, [YOU, BOT])
    page.route("**/book/*", lengthen)
    page.route_web_socket(re.compile("/ws/"), listen)
    page.goto(f"{house}t/{table['id']}")
    wait_for_turn(page)
    state, found, seen = states[-1], [], 0
    own = state["view"]["players"][0]
    for kind, pile in (("card:", "hand"), ("intrigue:", "intrigue")):
        every = [thing.removeprefix(kind) for thing in book if thing.startswith(kind)]
        own["hand"] = own["intrigue"] = []
        for first in range(0, len(every), ONE_HAND):
            own[pile] = every[first : first + ONE_HAND]
            lines[-1].send(json.dumps(state))
            names = [book[kind + card]["name"] for card in own[pile]]
            page.wait_for_function(
                "names => [...document.querySelectorAll('.card .fit')].map((one) => one.textContent).join() === names",
                arg=",".join(names),
                timeout=LIMIT,
            )
            seen += len(names)
            found += page.evaluate(TITLES)
    assert seen > 100
    assert found == []
