"""Photographs the tables in the browser for the README: `make demo`. Needs Chromium, as the tests of the page do.

Each picture is a real table with real bots after some clicks of chance.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.conftest import House, find_browser
from tests.browser.hands import ARRAKIS, IMPERIUM, at_ease, new_table, play, wait_for_turn

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
YOU = {"kind": "you", "name": "Lena"}
BOTS = [{"kind": "bot", "name": name, "bot": "house"} for name in ("Ben", "Cleo", "Anna")]


def main() -> int:
    browser = find_browser()
    if browser is None:
        print("make demo needs Chromium for the pictures of the browser", file=sys.stderr)
        return 1
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        house = House(Path(folder) / "tables.sqlite")
        chromium = driver.chromium.launch(executable_path=browser, args=["--no-sandbox", "--disable-gpu"])
        try:
            photograph(chromium, house.address)
        finally:
            chromium.close()
            house.stop()
    return 0


def photograph(chromium: Any, house: str) -> None:
    page = open_page(chromium, DESK)
    page.goto(house)
    page.wait_for_load_state("networkidle")
    take(page, "home")
    table = new_table(page, house, [YOU, *BOTS])
    sit_at(page, house, table["id"], 24, IMPERIUM, ".place.lit, .place.can")
    take(page, "imperium")
    table = new_table(page, house, [BOTS[0], YOU], game="arrakis", expansions=["smugglers", "guild"], options={})
    sit_at(page, house, table["id"], 40, ARRAKIS, ".areas path.lit")
    take(page, "arrakis")
    follow_lesson(page, house, until=".duel .pick, .duel .unit")
    take(page, "battle")
    small = open_page(chromium, PHONE)
    table = new_table(small, house, [YOU, *BOTS])
    sit_at(small, house, table["id"], 12, IMPERIUM, ".place.lit, .place.can")
    take(small, "phone")


def open_page(chromium: Any, size: dict[str, int]) -> Any:
    page = chromium.new_context(viewport=size, reduced_motion="reduce", locale="en-GB").new_page()
    at_ease(page)
    return page


def sit_at(page: Any, house: str, table: str, clicks: int, lit: str, shown: str) -> None:
    """Play so many clicks, and then on until several places are lit, but not all, and nothing lies over the board."""
    page.goto(f"{house}t/{table}")
    chance = Random(5)
    play(page, chance, clicks, lit)
    while wait_for_turn(page) and not (5 <= page.locator(shown).count() <= 24 and not page.locator(".tray").count()):
        play(page, chance, 1, lit)


def follow_lesson(page: Any, house: str, until: str) -> None:
    """The lesson of War for Arrakis as it suggests, up to its battle; there its words make room for the picture."""
    page.goto(f"{house}learn")
    page.get_by_test_id("lesson-arrakis").click()
    while wait_for_turn(page) and not page.locator(until).count():
        v, said = page.get_by_test_id("saved").get_attribute("data-v"), page.locator(".say").inner_text()
        page.get_by_test_id("coach").locator(".try .btn").click()
        wait_for_turn(page, v, said)
    page.get_by_test_id("coach").evaluate("words => (words.hidden = true)")


def take(page: Any, name: str) -> None:
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=80)


if __name__ == "__main__":
    sys.exit(main())
