"""How one gets in, in a real browser: the local network, a proxy with https and a path, links, one device for two.

And what an owner can do about a seat: whoever had it is out at once.
"""

from __future__ import annotations

import shutil
import signal
import socket
import ssl
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from landsraad.server.run import own_address, qr

from .conftest import watch
from .hands import LEADERS, LIMIT, at_ease, click_something, new_table, play, wait_for_turn

pytestmark = pytest.mark.slow
BOT = {"kind": "bot", "name": "Bot", "bot": "random"}
YOU = {"kind": "you", "name": "Lena"}
OPEN = {"kind": "open"}


def serve(database: Path, *options: str) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "landsraad", "serve", "--no-open", "--database", str(database), *options]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    return server, server.stdout.readline().strip()


def people(browser: Any, browser_context_args: dict[str, Any], problems: list[str], count: int) -> list[Any]:
    pages = [browser.new_context(**browser_context_args).new_page() for _ in range(count)]
    for page in pages:
        watch(page, problems)
        at_ease(page)
    return pages


# ---------------------------------------------------------------- the local network


def test_a_shared_table_is_played_from_the_local_network(page: Any, problems: list[str], tmp_path: Path) -> None:
    """Plain http elsewhere than on localhost: a browser has no clipboard and no randomUUID there."""
    watch(page, problems)
    at_ease(page)
    server, address = serve(tmp_path / "t.sqlite", "--share")
    try:
        assert server.stdout is not None
        assert address.startswith(f"http://{own_address()}:")
        picture = qr(address).splitlines()
        assert [server.stdout.readline().rstrip("\n") for _ in picture] == picture
        table = new_table(page, address, [YOU, BOT, BOT])
        page.goto(f"{address}t/{table['id']}")
        play(page, Random(1), 5)
        link = page.evaluate("isSecureContext")
        assert link is (own_address() == "127.0.0.1")
        assert problems == []
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(20)


# ---------------------------------------------------------------- behind a proxy


class Proxy:
    """What stands in front of a server on the open network: https outside, http inside, everything under one path."""

    def __init__(self, folder: Path, path: bytes) -> None:
        key, cert = folder / "key.pem", folder / "cert.pem"
        make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"]
        subprocess.run([*make, "-keyout", key, "-out", cert], check=True, capture_output=True)
        self._tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._tls.load_cert_chain(cert, key)
        self._path = path
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        self.inside = 0
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                outside, _ = self._listening.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(outside,), daemon=True).start()

    def _serve(self, plain: socket.socket) -> None:
        """One request a connection, or a socket for as long as it lives."""
        try:
            with self._tls.wrap_socket(plain, server_side=True) as outside:
                head = b""
                while b"\r\n\r\n" not in head:
                    if not (data := outside.recv(65536)):
                        return
                    head += data
                verb, _, rest = head.partition(b" ")
                if not rest.startswith(self._path + b"/"):
                    outside.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                    return
                head = verb + b" " + rest.removeprefix(self._path)
                if b"upgrade: websocket" not in head.lower():
                    head = head.replace(b"Connection: keep-alive", b"Connection: close")
                with socket.create_connection(("127.0.0.1", self.inside)) as inside:
                    inside.sendall(head)
                    back = threading.Thread(target=self._pump, args=(inside, outside), daemon=True)
                    back.start()
                    self._pump(outside, inside)
                    back.join()
        except OSError:  # a browser that hangs up
            return

    @staticmethod
    def _pump(one: socket.socket, other: socket.socket) -> None:
        try:
            while data := one.recv(65536):
                other.sendall(data)
            other.shutdown(socket.SHUT_WR)
        except OSError:
            return

    def close(self) -> None:
        self._listening.close()


@pytest.fixture
def behind_a_proxy(tmp_path: Path) -> Iterator[str]:
    if shutil.which("openssl") is None:
        pytest.skip("NO OPENSSL: https behind a proxy was NOT tested")
    proxy = Proxy(tmp_path, b"/games/dune")
    address = f"https://127.0.0.1:{proxy.port}/games/dune/"
    with socket.create_server(("127.0.0.1", 0)) as free:
        proxy.inside = free.getsockname()[1]
    server, said = serve(tmp_path / "t.sqlite", "--url", address, "--port", str(proxy.inside))
    assert said == address
    yield address
    proxy.close()
    server.terminate()
    server.wait(20)


def test_behind_a_proxy_with_https_two_people_play_under_its_path(
    browser: Any, browser_context_args: dict[str, Any], problems: list[str], behind_a_proxy: str
) -> None:
    address = behind_a_proxy
    lena, ben = people(browser, {**browser_context_args, "ignore_https_errors": True}, problems, 2)
    asked: list[str] = []
    ben.on("request", lambda request: asked.append(request.url))
    table = new_table(lena, address, [YOU, OPEN, BOT])
    lena.goto(f"{address}t/{table['id']}")
    link = lena.get_by_test_id("invite").input_value()
    assert link == f"{address}j/{table['invite']}"
    ben.goto(link)
    ben.get_by_test_id("name").fill("Ben")
    ben.get_by_test_id("sit").click()
    for person in (lena, ben):
        person.locator(".prompt").wait_for(timeout=LIMIT)
    (cookie,) = lena.context.cookies()
    assert (cookie["secure"], cookie["httpOnly"], cookie["sameSite"]) == (True, True, "Lax")
    assert cookie["path"] == "/games/dune/"
    assert all(url.startswith((address, address.replace("https", "wss"))) for url in asked), asked
    turn = next(person for person in (lena, ben) if not person.locator(".prompt.wait").count())
    click_something(turn, Random(2))
    for person in (lena, ben):  # the pages around the table too
        person.goto(f"{address}tables")
        person.locator("main h1").first.wait_for(timeout=LIMIT)
        person.locator("a[href*='t/']").first.wait_for(timeout=LIMIT)
    assert problems == []


# ---------------------------------------------------------------- seats


def test_the_owner_gives_a_seat_to_somebody_else(
    browser: Any, browser_context_args: dict[str, Any], house: str, problems: list[str]
) -> None:
    """A1: from the menu; whoever had the seat sees no hand any more, in an open page too, and a new link fills it."""
    lena, ben, cleo = people(browser, browser_context_args, problems, 3)
    table = new_table(lena, house, [YOU, OPEN, BOT], options=LEADERS)
    ben.goto(f"{house}j/{table['invite']}")
    ben.get_by_test_id("name").fill("Ben")
    ben.get_by_test_id("sit").click()
    ben.locator(".handrow .card").first.wait_for(timeout=LIMIT)
    lena.goto(f"{house}t/{table['id']}")
    lena.locator(".prompt").wait_for(timeout=LIMIT)
    ben.keyboard.press("m")
    ben.get_by_role("dialog").wait_for(timeout=LIMIT)
    assert ben.get_by_test_id("free").count() == 0  # the table is not his
    lena.keyboard.press("m")
    lena.get_by_test_id("free").click()
    lena.get_by_test_id("free-sure").click()
    link = lena.get_by_test_id("invite").input_value(timeout=LIMIT)
    assert table["invite"] not in link
    ben.locator(".handrow .card").first.wait_for(state="detached", timeout=LIMIT)
    assert ben.get_by_test_id("invite").count() == 0  # an onlooker gets no link
    cleo.goto(link)
    cleo.get_by_test_id("name").fill("Cleo")
    cleo.get_by_test_id("sit").click()
    cleo.locator(".handrow .card").first.wait_for(timeout=LIMIT)
    ben.locator(".prompt").wait_for(timeout=LIMIT)
    assert ben.locator(".handrow .card").count() == 0  # he may watch
    assert problems == []
    for person in (lena, ben, cleo):
        person.context.close()


def test_a_bot_plays_for_somebody_who_has_left_and_yields(
    browser: Any, browser_context_args: dict[str, Any], house: str, problems: list[str]
) -> None:
    """And what is said at the table is text, for those who want to read it."""
    lena, ben = people(browser, browser_context_args, problems, 2)
    table = new_table(lena, house, [YOU, OPEN, BOT], options=LEADERS)
    ben.goto(f"{house}j/{table['invite']}")
    ben.get_by_test_id("name").fill("Ben")
    ben.get_by_test_id("sit").click()
    ben.locator(".prompt").wait_for(timeout=LIMIT)
    lena.goto(f"{house}t/{table['id']}")
    lena.locator(".prompt").wait_for(timeout=LIMIT)
    ben.goto(f"{house}rules")  # he is gone
    lena.keyboard.press("m")
    lena.get_by_role("dialog").get_by_role("button", name="Ben", exact=False).first.click()
    lena.keyboard.press("Escape")
    play(lena, Random(3), 12)  # the table goes on
    ben.goto(f"{house}t/{table['id']}")
    ben.locator(".prompt").wait_for(timeout=LIMIT)
    for person in (lena, ben):
        person.keyboard.press("m")
    form = ben.get_by_role("dialog").locator("form")
    form.locator("input").fill("<img src=x onerror=alert(1)> back")
    form.get_by_role("button").click()
    said = lena.get_by_role("dialog").get_by_text("<img src=x onerror=alert(1)> back")
    said.wait_for(timeout=LIMIT)
    lena.get_by_role("dialog").get_by_role("checkbox").last.check()  # mute
    said.wait_for(state="detached", timeout=LIMIT)
    lena.get_by_role("dialog").get_by_role("button", name="Ben plays again").click()
    lena.get_by_role("dialog").get_by_role("button", name="Ben plays again").wait_for(state="detached", timeout=LIMIT)
    assert problems == []
    for person in (lena, ben):
        person.context.close()


def test_two_people_at_one_device_see_a_screen_between_them(page: Any, house: str, problems: list[str]) -> None:
    """With a clock, and an onlooker who sees nobody's hand."""
    watch(page, problems)
    at_ease(page)
    seats = [YOU, {"kind": "you", "name": "Ben"}, BOT]
    table = new_table(page, house, seats, options=LEADERS, clock={"bank": 600, "each": 10})
    page.goto(f"{house}t/{table['id']}")
    seen, chance = set(), Random(4)
    for _ in range(60):
        page.wait_for_function(
            "() => document.querySelector('main.narrow .btn.act') || document.querySelector('.prompt:not(.wait)')",
            timeout=LIMIT,
        )
        if page.locator("main.narrow .btn.act").count():
            assert page.locator(".card").count() == 0  # nothing of anybody's is on the screen
            seen.add(page.locator("main.narrow h1").inner_text())
            page.locator("main.narrow .btn.act").click()
            wait_for_turn(page)
            assert page.locator(".handrow .card").count() >= 1
        if len(seen) == 2:
            break
        click_something(page, chance)
    assert len(seen) == 2
    assert page.locator(".clock, [data-testid=clock]").count() >= 1
    stranger = page.context.browser.new_context().new_page()
    watch(stranger, problems)
    stranger.goto(f"{house}t/{table['id']}")
    stranger.locator(".prompt").wait_for(timeout=LIMIT)
    assert stranger.locator(".handrow .card").count() == 0
    stranger.context.close()
    assert problems == []


# ---------------------------------------------------------------- wrong addresses


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("nonsense", "There is no such page."),
        ("t/NOBODY", "This table is not here."),
        ("r/NOBODY", "This table is not here."),
    ],
)
def test_a_wrong_address_says_what_is_missing_and_leads_home(page: Any, house: str, path: str, said: str) -> None:
    at_ease(page)
    page.goto(house + path)
    page.get_by_role("heading", name=said).wait_for()
    page.locator("main .btn").click()
    page.get_by_test_id("play-now").wait_for()
