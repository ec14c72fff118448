"""Whole games in a real browser by random clicks, of every variant: `make soak-page`.

ARGS="3 arrakis-2 5" plays three games of that variant (or of each whose name begins so), from seed 5 on; another
number at the end ends games of War for Arrakis after so many rounds. ARGS="20 --into FILE" adds a line to the file for
each game and leaves out those that are in it, so that hours of games can be played in pieces; seed by seed through all
variants. PYTHONPATH set to the packages of .venv-compiled lets the server and its bots run compiled. A hand inside the
page does what a restless person does: it clicks anything that is lit at a point nothing covers, now and then something
that is not, presses keys, opens and shuts what lies over the table, takes back, reloads; on several screens, a phone
among them, in both languages, from every chair, against the house. A game counts when its end is on the screen, every
click on something lit had an effect, the console is empty (no error, no warning, no report of the security policy) and
nothing in the page names the seed before the end.
"""

from __future__ import annotations

import contextlib
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

from landsraad.server.app import make_app
from landsraad.server.door import Config
from landsraad.server.run import free_port, make_server

from .browser.conftest import find_browser, watch
from .browser.hands import ARRAKIS, IMPERIUM, at_ease, new_table

YOU = {"kind": "you", "name": "Lena"}
BOT = {"kind": "bot", "name": "Bot", "bot": "house"}  # against two that play at random War for Arrakis lasts for hours
SIZES = [(1440, 900), (1440, 900), (1024, 768), (820, 1180)]
PHONE = (390, 844)


def imperium(seats: int, *expansions: str, **options: Any) -> dict[str, Any]:
    people = [YOU, *[BOT] * (seats - 1)]
    return {"game": "imperium", "seats": people, "expansions": list(expansions), "options": options}


def arrakis(seats: int, *expansions: str, **options: Any) -> dict[str, Any]:
    people = [YOU, *[BOT] * (seats - 1)]
    return {"game": "arrakis", "seats": people, "expansions": list(expansions), "options": options}


VARIANTS: dict[str, dict[str, Any]] = {
    "imperium-1": imperium(1, leaders="random"),
    "imperium-1-ix": imperium(1, "ix", leaders="random"),
    "imperium-2": imperium(2, leaders="random"),
    "imperium-2-ix": imperium(2, "ix", leaders="random"),
    "imperium-3": imperium(3, leaders="random"),
    "imperium-3-ix": imperium(3, "ix"),
    "imperium-4": imperium(4),
    "imperium-4-ix": imperium(4, "ix", leaders="random"),
    "imperium-4-epic": imperium(4, "ix", epic=True),
    "arrakis-1": arrakis(1),
    "arrakis-1-smugglers": arrakis(1, "smugglers"),
    "arrakis-2": arrakis(2),
    "arrakis-2-smugglers": arrakis(2, "smugglers"),
    "arrakis-2-guild": arrakis(2, "guild"),
    "arrakis-2-both": arrakis(2, "smugglers", "guild"),
    "arrakis-3": arrakis(3),
    "arrakis-3-both": arrakis(3, "smugglers", "guild", team="atreides"),
    "arrakis-4": arrakis(4),
    "arrakis-4-both": arrakis(4, "smugglers", "guild"),
}

HAND = (Path(__file__).parent / "browser" / "hand.js").read_text(encoding="utf-8")


@contextlib.contextmanager
def house(folder: Path, seeds: list[str]) -> Iterator[str]:
    """A server in this process whose next table is dealt from `seeds[0]`."""
    listening = free_port("127.0.0.1", 0)
    port = listening.getsockname()[1]
    app = make_app(Config(frozenset({f"127.0.0.1:{port}"}), database=folder / "t.sqlite", tables_an_hour=10**6))
    server = make_server(app)
    with mock.patch("landsraad.server.hall.new_seed", side_effect=lambda: seeds[0]):
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.02)
        yield f"http://127.0.0.1:{port}/"
        server.should_exit = True
        thread.join(10)


def game(browser: Any, address: str, variant: str, seed: int, seeds: list[str], pictures: Path) -> tuple[bool, str]:
    """One game; whether it was flawless, and what to say of it."""
    phone = seed % 5 == 4
    width, height = PHONE if phone else SIZES[seed % len(SIZES)]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=0.5,  # a quarter of the pixels to paint: nobody looks
        reduced_motion="no-preference" if seed % 10 == 9 else "reduce",  # what others do is played back, too
        locale="en-GB",
        has_touch=phone,
        is_mobile=phone,
    )
    page = context.new_page()
    problems: list[str] = []
    watch(page, problems)
    at_ease(page, ask="never" if seed % 3 else "final", lang="de" if seed % 2 else "en")
    wish = dict(VARIANTS[variant])
    seats = wish.pop("seats")
    turned = seed % len(seats)  # from every chair
    table = new_table(page, address, [*seats[-turned:], *seats[:-turned]] if turned else seats, **wish)
    page.goto(f"{address}t/{table['id']}")
    lit = (IMPERIUM if wish["game"] == "imperium" else ARRAKIS) + ", [data-testid=sure]"
    found: dict[str, Any] = {}
    began, clicks, parts = time.monotonic(), 0, 0
    while not found.get("over") and not found.get("stuck") and not problems and time.monotonic() - began < 900:
        kept = page.evaluate("JSON.stringify({...localStorage, ...sessionStorage})")
        if seeds[0] in page.content() + kept and not page.query_selector("[data-testid=end]"):
            problems.append("the page knows the seed")  # S4; the last answer may have come since the hand looked
        if parts and parts % 4 == 0:
            page.reload()
        found = page.evaluate(HAND, [lit, seed * 1000 + parts, 15_000])
        clicks, parts = clicks + found["clicks"], parts + 1
    fine = bool(found.get("over")) and not problems
    if not fine:
        page.screenshot(path=pictures / f"{variant}-{seed}.png")
    context.close()
    took = time.monotonic() - began
    said = f"{clicks} clicks, {took:.0f} s, {width}×{height}"
    return fine, said if fine else f"{said}: {found.get('stuck') or 'not over'} {problems[:3]}"


def main(args: list[str]) -> None:
    from playwright.sync_api import sync_playwright

    into = None
    if "--into" in args:
        at = args.index("--into")
        into = Path(args[at + 1])
        args = args[:at] + args[at + 2 :]
    played = into.read_text(encoding="utf-8") if into and into.exists() else ""
    done = {tuple(line.split()[1:3]) for line in played.splitlines()}
    count = int(args[0]) if args and args[0].isdigit() else 1
    first = int(args[2]) if len(args) > 2 else 0
    if len(args) > 3:
        for wish in VARIANTS.values():
            if wish["game"] == "arrakis":
                wish["options"]["round_limit"] = int(args[3])
    names = [name for name in VARIANTS if not args[1:] or name == args[1]] or [
        name for name in VARIANTS if name.startswith(args[1])
    ]
    todo = [(seed, name) for seed in range(first, first + count) for name in names]  # so that all come equally far
    pictures = Path(tempfile.mkdtemp(prefix="landsraad-"))
    seeds = [""]
    failed = 0
    with tempfile.TemporaryDirectory() as folder, house(Path(folder), seeds) as address, sync_playwright() as play:
        args0 = ["--no-sandbox", "--disable-gpu"]
        browser = play.chromium.launch(executable_path=find_browser(), args=args0)
        for seed, variant in todo:
            if (variant, f"{seed}:") in done:
                continue
            seeds[0] = f"the secret of {variant} {seed}"
            fine, said = game(browser, address, variant, seed, seeds, pictures)
            failed += not fine
            line = f"{'ok    ' if fine else 'FAILED'} {variant} {seed}: {said}"
            print(line, flush=True)
            if into:
                with into.open("a", encoding="utf-8") as file:
                    file.write(line + "\n")
        browser.close()
    if failed:
        raise SystemExit(f"{failed} games failed; pictures are in {pictures}")


if __name__ == "__main__":
    main(sys.argv[1:])
