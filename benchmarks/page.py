"""What the browser's table costs, beside what it may cost: `python -m benchmarks.page` (`make bench-page`).

Sizes are those of the committed page, packed as a server in front would; times are of this machine, so they are given
as parts of their budget. `--browser` adds, in a real browser, the time from a click to the next decision and that of a
frame while the map moves.
"""

from __future__ import annotations

import gzip
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import landsraad.server
from landsraad.kernel.contract import Setup
from landsraad.kernel.seat import Seat
from landsraad.kernel.table import Table
from landsraad.registry import find_game
from landsraad.server import wire

PAGE = Path(landsraad.server.__file__).parent / "page"
HANDS = {"thinking": 1000, "quick": 50}  # ms before each click; people think, and the budget is for people
ENOUGH = 300  # clicks of each hand at each game, so that p95 is not a handful of them
VARIANTS = {"imperium": (4, ["ix"]), "arrakis": (2, ["smugglers", "guild"])}


def packed(path: Path) -> int:
    data = path.read_bytes()
    return len(data) if path.suffix in (".woff2", ".webp") else len(gzip.compress(data, 9))


def sizes() -> Iterator[tuple[str, float, float, str]]:
    """Name, value, budget, unit."""
    assets = PAGE / "assets"
    first = [p for p in assets.iterdir() if p.name.startswith("index-") and p.suffix in (".js", ".css")]
    fonts = list(assets.glob("*.woff2"))
    yield "home without its landscape", sum(map(packed, [PAGE / "index.html", *first, *fonts])) / 1000, 150, "kB gzip"
    for name in ("Imperium", "Arrakis"):
        own = [p for p in assets.glob(f"{name}-*") if p.suffix == ".js"]
        if own:
            yield f"scripts of {name}", sum(map(packed, own)) / 1000, 60, "kB gzip"
    pictures = sorted(assets.glob("*.webp"), key=packed)
    yield f"largest picture ({pictures[-1].name.split('-')[0]})", packed(pictures[-1]) / 1000, 200, "kB"


def views() -> Iterator[tuple[str, float, float, str]]:
    for name, (players, expansions) in VARIANTS.items():
        game: Any = find_game(name)
        table = Table(game, Setup(players, "budget", expansions))
        chance, bytes_, took = Random(1), [], []
        while not table.state.over:
            seat = Seat.at(table, table.state.player)
            began = time.process_time()
            choices = seat.choices("de")
            offers = [wire.Offer(c.action, c.text, c.path, c.labels) for c in choices]
            data = wire.write(seat.view())
            wire.write(offers)
            took.append(time.process_time() - began)
            bytes_.append(len(data))
            table.apply(chance.choice(choices).action)
        yield f"{name}: largest view", max(bytes_) / 1000, 10, "kB"
        yield f"{name}: a state for one browser, median", 1000 * median(took), 5, "ms"


def ready() -> Iterator[tuple[str, float, float, str]]:
    took = []
    for _ in range(3):
        with tempfile.TemporaryDirectory() as folder:
            began = time.monotonic()
            command = [sys.executable, "-m", "landsraad", "serve", "--no-open", "--database", f"{folder}/t.sqlite"]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
                assert server.stdout is not None
                server.stdout.readline()
                took.append(time.monotonic() - began)
                server.terminate()
                server.stdout.read()
    yield "server ready", median(took), 2, "s"


def clicks() -> Iterator[tuple[str, float, float, str]]:
    """From a click on a lit thing that makes a choice to the moment the next decision of the same person is presented
    on the screen: sent, carried out, forced to the disk, shown, painted. The person is alone: the opponents are the
    automatic ones of the rules, which do not think; what they did is not played back first (reduced motion), since that
    is a wish of the reader and not a wait. Beside it the part until the page has heard the new state, the server's.

    Two hands play the same games by turns, the same clicks in both: one takes a second for each decision, as somebody
    does who reads it; the other clicks as soon as it sees one, while the page makes ready what may be wanted next.
    """
    from playwright.sync_api import sync_playwright

    from tests.browser.conftest import find_browser
    from tests.browser.hands import ARRAKIS, IMPERIUM, at_ease, new_table, wait_for_turn
    from tests.soak_page import house

    tables = [("Imperium", IMPERIUM, "imperium", ["ix"]), ("Arrakis", ARRAKIS, "arrakis", [])]
    seeds = [""]
    with tempfile.TemporaryDirectory() as folder, house(Path(folder), seeds) as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        for title, lit, game, expansions in tables:
            times: dict[str, list[list[float]]] = {hand: [] for hand in HANDS}
            number = 0
            while min(map(len, times.values())) < ENOUGH:
                seeds[0], number = f"clicks {number}", number + 1
                for hand, thinks in HANDS.items():
                    page = browser.new_page(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
                    page.add_init_script(LISTEN)
                    at_ease(page)
                    wish: dict[str, Any] = {"game": game, "expansions": expansions, "options": {}}
                    table = new_table(page, address, [{"kind": "you", "name": "Lena"}], **wish)
                    page.goto(f"{address}t/{table['id']}")
                    wait_for_turn(page)
                    times[hand] += page.evaluate(CLICKS, [lit, thinks])
                    page.close()
            for hand, took in times.items():
                shown, heard = (sorted(each) for each in zip(*took, strict=True))
                yield f"{title}, {hand}: {len(took)} clicks, median", median(shown), 150, "ms"
                yield f"{title}, {hand}: to the next decision, p95", shown[int(len(shown) * 0.95)], 150, "ms"
                yield f"{title}, {hand}: … until it is heard, p95", heard[int(len(heard) * 0.95)], 50, "ms"
        browser.close()


def panning() -> Iterator[tuple[str, float, float, str]]:
    """The map of War for Arrakis, zoomed by the wheel and dragged, one step a frame: the time from frame to frame."""
    from playwright.sync_api import sync_playwright

    from tests.browser.conftest import House, find_browser
    from tests.browser.hands import at_ease, new_table, wait_for_turn

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        house = House(Path(folder) / "t.sqlite")
        browser = play.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        at_ease(page)
        seats = [{"kind": "you", "name": "Lena"}, {"kind": "bot", "name": "Bot", "bot": "random"}]
        table = new_table(page, house.address, seats, game="arrakis", expansions=["smugglers", "guild"], options={})
        page.goto(f"{house.address}t/{table['id']}")
        wait_for_turn(page)
        for name in ("zoomed", "moved"):
            took = sorted(page.evaluate(FRAMES, name))
            yield f"a frame while the map is {name}, median", median(took), 33, "ms"
            yield f"a frame while the map is {name}, p95", took[int(len(took) * 0.95)], 33, "ms"
        browser.close()
        house.stop()


def playback() -> Iterator[tuple[str, float, float, str]]:
    """U9: the time from frame to frame while the turns of three others are shown, on a machine four times slower."""
    from playwright.sync_api import sync_playwright

    from tests.browser.conftest import House, find_browser
    from tests.browser.hands import IMPERIUM, at_ease, new_table, wait_for_turn

    bot = {"kind": "bot", "name": "Bot", "bot": "house"}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        house = House(Path(folder) / "t.sqlite")
        browser = play.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        at_ease(page)
        table = new_table(page, house.address, [{"kind": "you", "name": "Lena"}, bot, bot, bot])
        page.goto(f"{house.address}t/{table['id']}")
        wait_for_turn(page)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
        took = sorted(page.evaluate(SHOWN, IMPERIUM))
        yield "a frame while others play, 4× slower, median", median(took), 50, "ms"
        yield "a frame while others play, 4× slower, p95", took[int(len(took) * 0.95)], 50, "ms"
        browser.close()
        house.stop()


SHOWN = """async (lit) => {
  const took = [], frame = () => new Promise(requestAnimationFrame);
  const end = () => document.querySelector('[data-testid=end]');
  const waits = () => !end() && !document.querySelector('.prompt:not(.wait)');
  for (let n = 0; n < 40 && !end(); n++) {
    const all = [...document.querySelectorAll(lit)].filter((thing) => thing.getClientRects().length > 0);
    all[(7 * n) % all.length]?.click();
    let before = await frame();
    for (const until = performance.now() + 300; !end() && (waits() || performance.now() < until); ) {
      const now = await frame();
      if (waits()) took.push(now - before);
      before = now;
    }
  }
  return took;
}"""


FRAMES = """async (what) => {
  const hands = document.querySelector('.map .hands'), took = [];
  const at = { clientX: 720, clientY: 400, bubbles: true, cancelable: true, button: 0, pointerId: 1, isPrimary: true };
  const frame = () => new Promise(requestAnimationFrame);
  const send = (name, more) => hands.dispatchEvent(new PointerEvent(name, { ...at, ...more }));
  HTMLElement.prototype.setPointerCapture = () => {};  // these fingers are not real
  if (what === 'moved') send('pointerdown');
  let before = await frame();
  for (let n = 0; n < 90; n++) {
    if (what === 'zoomed')
      hands.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: n % 60 < 30 ? -30 : 30 }));
    else send('pointermove', { clientX: 720 + 200 * Math.sin(n / 8), clientY: 400 + 120 * Math.cos(n / 8) });
    const now = await frame();
    took.push(now - before);
    before = now;
  }
  if (what === 'moved') send('pointerup');
  return took;
}"""

# When the latest state was heard, and how many choices were sent.
LISTEN = """(() => {
  const Line = window.WebSocket;
  window.WebSocket = class extends Line {
    constructor(...at) {
      super(...at);
      this.addEventListener('message', ({ data }) => {
        if (data.includes('"t":"state"')) window.heard = performance.now();
      });
    }
    send(data) {
      if (data.includes('"t":"do"')) window.sent = (window.sent ?? 0) + 1;
      super.send(data);
    }
  };
})()"""

# Clicks something lit; as soon as the next decision is in the page, adds a dot, and the browser tells when it is seen.
CLICKS = """async ([lit, thinks]) => {
  const took = [], pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const saved = () => document.querySelector('[data-testid=saved]');
  const end = () => document.querySelector('[data-testid=end]');
  const shown = (thing) => thing.getClientRects().length > 0 && !thing.disabled;
  const settled = (v) => saved()?.dataset.v !== v && saved()?.dataset.state === 'saved'
    && document.querySelector('.prompt:not(.wait)');
  const decided = (v) => new Promise((done) => {
    const seen = new MutationObserver(() => { if (end() || settled(v)) { seen.disconnect(); done(true); } });
    seen.observe(document.body, { subtree: true, childList: true, attributes: true });
    const sent = window.sent;
    setTimeout(() => { if (window.sent === sent) { seen.disconnect(); done(false); } }, 40);
  });
  const painted = () => new Promise((done) => {
    const dot = document.createElement('p');
    dot.style.cssText = 'position: fixed; left: 0; top: 0; z-index: 99; margin: 0; color: red; font: 4px monospace';
    dot.setAttribute('elementtiming', 'dot');
    dot.textContent = '.';
    const watch = new PerformanceObserver((list) => {
      const entry = list.getEntries().at(-1);
      watch.disconnect();
      dot.remove();
      done(entry.renderTime);
    });
    watch.observe({ type: 'element' });
    document.body.append(dot);
  });
  for (let n = 0; n < 120 && !end(); n++) {
    const all = [...document.querySelectorAll(lit)].filter(shown);
    if (!all.length) break;
    await pause(thinks);
    const v = saved().dataset.v, began = performance.now(), next = decided(v);
    all[(7 * n) % all.length].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    if (await next && !end()) took.push([await painted() - began, window.heard - began]);  // else a part of a choice
  }
  return took;
}"""


def main() -> None:
    measured = [sizes, views, ready] + ([clicks, panning, playback] if "--browser" in sys.argv[1:] else [])
    for measure in measured:
        for name, value, budget, unit in measure():
            verdict = "ok" if value <= budget else "OVER"
            print(f"{name:44} {value:8.1f} of {budget:g} {unit:8} {100 * value / budget:5.0f} %  {verdict}", flush=True)


if __name__ == "__main__":
    main()
