"""Everybody can use it: axe finds nothing serious on any page or look, text grows to 200 %, targets are large enough.

U1, U5, U6 of docs/reliability.md.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tools.build_page import WEB

from .conftest import watch
from .hands import LIMIT, at_ease, click_something, new_table, wait_for_turn

pytestmark = pytest.mark.slow
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
BOT = {"kind": "bot", "name": "Bot", "bot": "random"}
YOU = {"kind": "you", "name": "Lena"}
PAGES = ["", "new", "join", "learn", "rules/IMP-4.8", "tables", "nothing/here"]


def findings(page: Any) -> list[str]:
    """What axe calls serious or critical; evaluated, since the security policy lets no script in."""
    if not AXE.is_file():
        pytest.skip("axe is one of the packages of the page: run `make web`")
    page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    found = page.evaluate(
        "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
        ".filter(v => ['serious', 'critical'].includes(v.impact))"
        ".flatMap(v => v.nodes.slice(0, 4).map(n => `${v.id}: ${n.target} ${n.failureSummary}`))"
    )
    return [str(one)[:400] for one in found]


@pytest.mark.parametrize("look", ["night", "dawn", "contrast"])
def test_the_pages_have_no_serious_finding(page: Any, house: str, problems: list[str], look: str) -> None:
    watch(page, problems)
    kept = json.dumps({"lang": "en", "look": look})
    page.add_init_script(f"localStorage.setItem('landsraad-settings', {json.dumps(kept)})")
    found = []
    for path in PAGES:
        page.goto(f"{house}{path}")
        page.locator("main h1, main h2").first.wait_for(timeout=LIMIT)
        found += [f"{path}: {one}" for one in findings(page)]
    assert found == []
    assert problems == []


@pytest.mark.parametrize("look", ["night", "dawn", "contrast"])
def test_the_table_has_no_serious_finding(page: Any, house: str, look: str) -> None:
    kept = json.dumps({"lang": "en", "look": look, "ask": "never"})
    page.add_init_script(f"localStorage.setItem('landsraad-settings', {json.dumps(kept)})")
    table = new_table(page, house, [YOU])
    page.goto(f"{house}t/{table['id']}")
    chance = Random(3)
    wait_for_turn(page)
    found = findings(page)
    for _ in range(4):
        wait_for_turn(page)
        click_something(page, chance)
    wait_for_turn(page)
    found += findings(page)
    for key in ("m", "?", "l"):
        page.keyboard.press(key)
        found += findings(page)
        page.keyboard.press("Escape")
    assert found == []


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
