"""The server at full size: many tables, kills, floods, fuzz. `make soak-server` prints one line a check.

    python -m tests.soak_server            the usual figures, about three minutes
    python -m tests.soak_server full       those of docs/reliability.md, an hour and more
    python -m tests.soak_server load 100   one check, with its size

A real server in a process of its own, browsers without a screen in this one. The game is a small one, so that what is
measured is the server; `load` plays Dune: Imperium.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import websockets

from landsraad.kernel.record import Record
from landsraad.kernel.table import Table
from landsraad.registry import find_game


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


SMALL = "tests.evening.thirty_one:GAME"
PORT = int(os.environ.setdefault("SOAK_PORT", str(free_port())))  # the processes started from here have the same
THOUGHT = 0.25  # seconds between two moves of a quick person
ORIGIN = f"http://127.0.0.1:{PORT}"


# ---------------------------------------------------------------- the house


def serve(database: str) -> None:
    """The whole life of the server process."""
    from landsraad.server.app import make_app
    from landsraad.server.door import Config
    from landsraad.server.run import make_server

    config = Config(
        frozenset({f"127.0.0.1:{PORT}"}),
        database=database,
        tables_an_hour=10**6,
        sockets_an_address=10**5,
        games_by_place=True,
        forget_after=20.0,  # minutes of play show whether memory comes back, not hours
    )
    make_server(make_app(config), PORT).run()


class House:
    """A server that is killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.sqlite"
        self.under: list[str] = []  # a program that runs the server
        self.start()

    def start(self) -> float:
        """Seconds until it answers."""
        began = time.monotonic()
        command = [*self.under, sys.executable, "-m", "tests.soak_server", "serve", str(self.database)]
        self.process = subprocess.Popen(command)
        while True:
            try:
                urllib.request.urlopen(f"{ORIGIN}/api/health", timeout=5).read()
                return time.monotonic() - began
            except OSError:
                time.sleep(0.02)

    def stop(self, how: int = signal.SIGKILL) -> float:
        began = time.monotonic()
        self.process.send_signal(how)
        self.process.wait(20)
        return time.monotonic() - began

    def memory(self) -> int:
        """Bytes the server holds."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def cpu(self) -> float:
        """Seconds of a core it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def descriptors(self) -> int:
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))


def post(path: str, body: Any, key: str = "") -> tuple[Any, str]:
    """The answer, and the key of this browser."""
    request = urllib.request.Request(f"{ORIGIN}{path}", json.dumps(body).encode(), method="POST")
    request.add_header("origin", ORIGIN)
    request.add_header("content-type", "application/json")
    if key:
        request.add_header("cookie", f"landsraad={key}")
    with urllib.request.urlopen(request, timeout=60) as answer:
        cookie = answer.headers.get("set-cookie", "")
        return json.load(answer), key or cookie.partition("landsraad=")[2].partition(";")[0]


class Browser:
    """One socket at one table."""

    def __init__(self, table: str, key: str) -> None:
        self.table, self.key = table, key
        self.state: Any = None
        self.acked = -1
        self.last: dict[str, Any] = {}  # the latest command

    async def __aenter__(self) -> Browser:
        headers = {"Cookie": f"landsraad={self.key}"} if self.key else {}
        address = f"ws://127.0.0.1:{PORT}/ws/{self.table}"
        self.line = await websockets.connect(
            address, origin=websockets.Origin(ORIGIN), additional_headers=headers, compression=None, open_timeout=60
        )
        await self.say(t="hello", lang="en")
        await self.until(lambda: self.state is not None)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.line.close()

    async def say(self, **command: Any) -> None:
        await self.line.send(json.dumps(command))

    async def hear(self) -> Any:
        message = msgspec.json.decode(await self.line.recv())
        if message["t"] == "state":
            self.state = message
        elif message["t"] == "ack":
            self.acked = message["v"]
        return message

    async def until(self, true: Callable[[], bool]) -> None:
        while not true():
            await asyncio.wait_for(self.hear(), 60)

    async def asked(self) -> bool:
        """Wait for a decision of this seat; False if the game is over."""
        await self.until(lambda: self.state["offers"] or self.state["over"])
        return not self.state["over"]

    async def after(self, v: int) -> None:
        """Wait for a state that is newer."""
        await self.until(lambda: self.state["v"] > v)

    async def act(self) -> bool:
        """One decision, acknowledged and shown; False if the game is over."""
        if not await self.asked():
            return False
        await self.send_choice()
        return True

    async def send_choice(self) -> None:
        v = self.state["v"]
        self.last = {"t": "do", "id": f"s{time.monotonic_ns()}", "v": v}
        self.last["paths"] = [random.choice(self.state["offers"])["path"]]
        await self.say(**self.last)
        await self.until(lambda: self.acked > v)
        await self.after(v)


def new_table(game: str = SMALL, people: int = 1, bots: int = 1) -> tuple[str, str]:
    seats = [{"kind": "you", "name": f"P{n}"} for n in range(people)]
    seats += [{"kind": "bot", "bot": "random"} for _ in range(bots)]
    made, key = post("/api/tables", {"game": game, "seats": seats, "options": {}})
    return made["id"], key


def percentile(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] if times else 0.0


# ---------------------------------------------------------------- checks


async def warmed_up() -> None:
    """Whatever is loaded once for all tables is loaded before anything is measured."""
    for game, people in (("imperium", 3), ("arrakis", 2)):
        id, key = new_table(game, people, 0)
        for lang in ("en", "de"):
            async with Browser(id, key) as me:
                await me.say(t="hello", lang=lang)
                await me.hear()
    await asyncio.sleep(2.0)  # the texts are read by a thread beside


def four_people() -> tuple[str, list[str]]:
    """A table of Dune: Imperium with four people in four browsers, and their keys."""
    seats = [{"kind": "you", "name": "P0"}, *({"kind": "open"} for _ in range(3))]
    wish = {"game": "imperium", "seats": seats, "expansions": ["ix"], "options": {"leaders": "random"}}
    made, first = post("/api/tables", wish)
    keys = [first]
    for n in range(1, 4):
        keys.append(post(f"/api/j/{made['invite']}", {"seat": n, "name": f"P{n}"})[1])
    return made["id"], keys


async def load(house: House, tables: int, seconds: float = 40.0) -> str:
    """L1: that many tables of Dune: Imperium with four people each, a move every two seconds at each.

    Measured from the click to the last of the four browsers that shows the result. Beside it stands what the server
    itself used of a core, which other programs on the machine change less.
    """
    await warmed_up()
    gc.disable()  # the browsers here hold two thousand states: looking for cycles in them would be measured too
    before = house.memory()
    made = [four_people() for _ in range(tables)]
    took: list[float] = []
    errors = 0
    began = until = cpu = 0.0
    here = asyncio.Barrier(tables + 1)

    async def table(id: str, keys: list[str]) -> None:
        nonlocal errors
        async with contextlib.AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Browser(id, key)) for key in keys]
            await here.wait()
            await asyncio.sleep(2 * random.random())
            while time.monotonic() < until:
                v = max(person.state["v"] for person in people)
                began = time.monotonic()
                try:
                    mover = people[people[0].state["view"]["player"]]
                    if not await mover.act():
                        return
                    await asyncio.gather(*(person.after(v) for person in people))
                    took.append(time.monotonic() - began)
                except (TimeoutError, websockets.WebSocketException):
                    errors += 1
                    return
                await asyncio.sleep(max(0.0, 2 - (time.monotonic() - began)))

    async with asyncio.TaskGroup() as group:
        for id, keys in made:
            group.create_task(table(id, keys))
        until = float("inf")
        await here.wait()
        began, cpu = time.monotonic(), house.cpu()
        until = began + seconds
    used, lasted = house.cpu() - cpu, time.monotonic() - began
    each = (house.memory() - before) / tables / 1e6
    return (
        f"{tables} tables, {4 * tables} sockets, {len(took)} moves in {lasted:.0f} s: "
        f"p50 {1000 * median(took):.0f} ms, p99 {1000 * percentile(took, 0.99):.0f} ms, {errors} errors, "
        f"{each:.2f} MB a table; the server used "
        f"{1000 * used / max(1, len(took)):.1f} ms of a core a move, {100 * used / lasted:.0f} % of one"
    )


async def paced(id: str, key: str, moves: int, pause: float = 0.0) -> list[float]:
    """How long each of some moves took, from the click to the state after it."""
    took = []
    async with Browser(id, key) as me:
        for _ in range(moves):
            if not await me.asked():
                break
            await asyncio.sleep(pause)
            began = time.monotonic()
            await me.send_choice()
            took.append(time.monotonic() - began)
    return took


async def idle(house: House, sockets: int) -> str:
    """L3: browsers that only look on, all at one table."""
    await warmed_up()
    id, key = new_table("imperium", 1, 2)
    async with Browser(id, key):
        before = house.memory()
        async with onlookers_at(id, sockets):
            each = (house.memory() - before) / sockets / 1000
            await asyncio.sleep(2)
            cpu, lines = house.cpu(), house.descriptors()
            await asyncio.sleep(10)
            used = 100 * (house.cpu() - cpu) / 10
            stayed = house.descriptors() == lines > sockets
    return f"{sockets} sockets: {each:.0f} kB each, {used:.1f} % of a core while nothing happens; all stay: {stayed}"


async def watch(house: House, onlookers: int) -> str:
    """L5: many look on at one table, by turns with nobody looking on, so that a busy machine is as busy in both.

    Between two moves a person thinks.
    """
    await warmed_up()
    alone: list[float] = []
    beside: list[float] = []
    for _ in range(4):
        id, key = new_table("imperium", 1, 2)
        alone += await paced(id, key, 30, THOUGHT)
        async with onlookers_at(id, onlookers):
            beside += await paced(id, key, 30, THOUGHT)

    def told(took: list[float]) -> str:
        return f"p50 {1000 * median(took):.0f}, p99 {1000 * percentile(took, 0.99):.0f} ms"

    return f"{len(alone)} moves alone: {told(alone)}; {len(beside)} beside {onlookers} onlookers: {told(beside)}"


class Onlooker(asyncio.Protocol):
    """Somebody who looks on and reads nothing but pings, which it answers: ten thousand of them fit on a core."""

    def __init__(self, id: str) -> None:
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        self.greeting = (
            f"GET /ws/{id} HTTP/1.1\r\nHost: 127.0.0.1:{PORT}\r\nOrigin: {ORIGIN}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        ).encode()
        self.data = b""
        self.frames = -1  # before the answer to the greeting
        self.here = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.greeting)

    def send(self, kind: int, payload: bytes) -> None:
        self.transport.write(bytes([0x80 | kind, 0x80 | len(payload), 0, 0, 0, 0]) + payload)

    def data_received(self, data: bytes) -> None:
        self.data += data
        if self.frames < 0:
            head, found, rest = self.data.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self.data, self.frames = rest, 0
            self.send(1, b'{"t":"hello","lang":"en"}')
        while len(self.data) >= 4:
            size, start = self.data[1] & 0x7F, 2
            if size == 126:
                size, start = int.from_bytes(self.data[2:4], "big"), 4
            if len(self.data) < start + size:
                return
            if self.data[0] & 0x0F == 9:
                self.send(10, self.data[start : start + size])
            self.data = self.data[start + size :]
            self.frames += 1
            if not self.here.done():
                self.here.set_result(None)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.here.done():
            self.here.set_exception(ConnectionError(f"a line was lost: {error}"))


async def look(id: str, onlookers: int) -> None:
    """The life of a process of onlookers, who come by fifties."""
    loop, crowd = asyncio.get_running_loop(), []
    for first in range(0, onlookers, 50):
        coming = [loop.create_connection(lambda: Onlooker(id), "127.0.0.1", PORT) for _ in range(50)]
        some = await asyncio.gather(*coming[: onlookers - first])
        for unused in coming[onlookers - first :]:
            unused.close()
        await asyncio.gather(*(one.here for _, one in some))
        crowd += some
    print("here", flush=True)
    await asyncio.sleep(3600)  # until somebody ends this process


@contextlib.asynccontextmanager
async def onlookers_at(id: str, count: int) -> AsyncIterator[None]:
    """They read in a process of their own: whoever measures has nothing else to do."""
    command = [sys.executable, "-m", "tests.soak_server", "look", id, str(count)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as crowd:
        assert crowd.stdout is not None
        try:
            assert await asyncio.to_thread(crowd.stdout.readline) == "here\n"
            yield
        finally:
            crowd.kill()


async def think(house: House, tables: int) -> str:
    """L6: bots think as long as they may at other tables."""
    await warmed_up()
    id, key = new_table("imperium", 4, 0)

    async def pings(seconds: float) -> float:
        took = []
        async with Browser(id, key) as me:
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                began = time.monotonic()
                await me.say(t="ping")
                while (await me.hear())["t"] != "pong":
                    pass
                took.append(time.monotonic() - began)
                await asyncio.sleep(0.06)
        return percentile(took, 0.99)

    alone = await pings(6)
    for _ in range(tables):
        seats = [{"kind": "you"}, *({"kind": "bot", "bot": "search"} for _ in range(3))]
        made, other = post("/api/tables", {"game": "imperium", "seats": seats, "options": {"leaders": "random"}})
        async with Browser(made["id"], other) as me:
            await me.asked() if me.state["offers"] else None
    beside = await pings(12)
    return (
        f"an answer takes p99 {1000 * alone:.0f} ms alone, {1000 * beside:.0f} ms while bots think at {tables} tables"
    )


async def stored(house: House, games: int) -> str:
    """L2: games that wait in the store, opened one after the other by chance."""
    await warmed_up()
    made = [new_table(SMALL, 2, 0) for _ in range(games)]
    house.stop(signal.SIGTERM)
    house.start()
    await warmed_up()
    before, took = house.memory(), []
    for _ in range(200):
        id, key = random.choice(made)
        began = time.monotonic()
        async with Browser(id, key):
            took.append(time.monotonic() - began)
    grown = (house.memory() - before) / 1e6
    return (
        f"{games} games stored: opened after p99 {1000 * percentile(took, 0.99):.0f} ms, memory +{grown:.1f} MB for 200"
    )


async def long(house: House, _: int) -> str:
    """L8: a long game is taken up again after a restart. A whole one of War for Arrakis by four bots and a person."""
    await warmed_up()
    id, key = new_table("arrakis", 1, 1)
    until = time.monotonic() + 60
    async with Browser(id, key) as me:
        while time.monotonic() < until and await me.act():
            pass
        v = me.state["v"]
    house.stop(signal.SIGTERM)
    house.start()
    await warmed_up()
    began = time.monotonic()
    async with Browser(id, key) as me:
        took = time.monotonic() - began
        return f"a game of {v} changes is there after {1000 * took:.0f} ms, as it was: {me.state['v'] >= v}"


async def cut(house: House, games: int) -> str:
    """F7: lines are cut in the middle of a frame, what was not acknowledged is sent again; the game ends whole."""
    cuts = whole = 0
    for _ in range(games):
        id, key = new_table()
        unsent: dict[str, Any] | None = None
        while True:
            me = Browser(id, key)
            try:
                await me.__aenter__()
                if unsent:
                    await me.say(**unsent)
                    unsent = None
                for _ in range(random.randrange(1, 4)):
                    if not await me.act():
                        break
                if me.state["over"]:
                    await me.line.close()
                    break
                if await me.asked():
                    v, path = me.state["v"], random.choice(me.state["offers"])["path"]
                    unsent = {"t": "do", "id": f"s{time.monotonic_ns()}", "v": v, "paths": [path]}
                    me.line.transport.write(b"\x81\xfe\x00\x7e" + b"half a frame"[: random.randrange(12)])
                me.line.transport.abort()
                cuts += 1
            except (websockets.WebSocketException, OSError):
                continue
        record = json.load(urllib.request.urlopen(f"{ORIGIN}/api/t/{id}/record", timeout=20))
        whole += Table.resume(find_game(SMALL), Record.load(record)).state.over
    return f"{games} games with {cuts} lines cut in the middle of a frame: {whole} ended whole, their records replay"


async def kills(house: House, times: int) -> str:
    """F1, F2, S8: kill -9 while moves are made. What was acknowledged is there; a command sent again counts once."""
    id, key = new_table()
    lost = twice = 0
    starts = []
    for _ in range(times):
        me = Browser(id, key)
        try:
            async with me:
                asyncio.get_running_loop().call_later(random.random() * 0.15, house.process.kill)
                while await me.act():
                    pass
        except (websockets.WebSocketException, OSError, TimeoutError):
            pass
        house.process.kill()
        house.process.wait(20)
        starts.append(house.start())
        async with Browser(id, key) as again:
            lost += me.acked > again.state["v"]
            if me.last:
                await again.say(**me.last)
                answer = await again.hear()
                while answer["t"] not in ("ack", "refused"):
                    answer = await again.hear()
                twice += answer["t"] == "ack" and answer["v"] != me.last["v"] + 1
            over = again.state["over"]
        if over:
            id, key = new_table()
    ready = median(starts)
    return f"{times} kills: {lost} acknowledged moves lost, {twice} applied twice, ready again after {ready:.2f} s"


async def synced(house: House, moves: int) -> str:
    """F3: every acknowledgement leaves after the log of the database was forced to the disk, as the kernel saw it.

    A person plays both seats, so that nothing is written between a change and its acknowledgement but that change.
    """
    seen = house.database.with_name("calls.txt")
    house.stop(signal.SIGTERM)
    calls = "trace=pwrite64,write,writev,fdatasync,fsync,sendto,sendmsg"
    house.under = ["strace", "-D", "-f", "-y", "-s", "120", "-e", calls, "-o", str(seen)]
    house.start()
    made = acked = 0
    while made < moves:
        id, key = new_table(SMALL, 2, 0)
        async with Browser(id, key) as me:
            while made < moves and not me.state["over"]:
                if me.state["curtain"] is not None:
                    await me.say(t="sit", seat=me.state["curtain"])
                    await me.until(lambda: me.state["curtain"] is None)
                await me.act()
                made += 1
    house.stop(signal.SIGTERM)
    house.under = []
    house.start()
    early, unsynced, forced = 0, False, 0
    for line in seen.read_text(encoding="utf-8", errors="replace").splitlines():
        if "-wal>" in line and "write" in line:
            unsynced = True
        elif ("-wal>" in line and "fdatasync" in line) or "fdatasync resumed" in line:
            if "unfinished" not in line:
                unsynced = False
                forced += 1
        elif '\\"t\\":\\"ack\\"' in line:
            acked += 1
            early += unsynced
    told = f"{acked} acknowledgements seen, {early} before their change was"
    return f"{made} moves, {forced} times forced to the disk: {told}"


async def fuzz(house: House, frames: int) -> str:
    """I1: broken frames, each answered or the line closed; the table goes on. Twenty a second: the line is slowed."""
    id, key = new_table()
    chance = random.Random(1)
    good = json.dumps({"t": "do", "id": "x", "v": 0, "paths": [["button:pass"]]})
    answered = closed = sent = 0
    while sent < frames:
        try:
            async with Browser(id, key) as me:
                while sent < frames:
                    batch = min(20, frames - sent)
                    for _ in range(batch):
                        await me.line.send(broken(good, chance))
                    sent += batch
                    await me.say(t="ping")
                    answer = await asyncio.wait_for(me.hear(), 60)
                    while answer["t"] != "pong":
                        answered += answer["t"] in ("notice", "refused")
                        answer = await asyncio.wait_for(me.hear(), 60)
        except websockets.WebSocketException:
            closed += 1
    async with Browser(id, key) as me:
        going = bool(me.state)
    return f"{sent} frames: {answered} answered as errors, {closed} lines closed, the table goes on: {going}"


async def frames(house: House, count: int) -> str:
    """I1 at full size: the same frames without the limit of twenty a second, through the same hands in this process."""
    from landsraad.server import wire
    from landsraad.server.app import Site
    from landsraad.server.door import Config
    from landsraad.server.limits import Bucket
    from landsraad.server.live import Guest

    site = Site(Config(frozenset(), database=house.database.with_name("frames.sqlite")))
    live = await site.hall.new_table(wire.NewTable("imperium", [wire.SeatWish("you")] * 3), "me")
    guest, chance, refused, obeyed = Guest(live, "me"), random.Random(2), 0, 0
    chat = Bucket(1e9, 10**9)
    good = json.dumps({"t": "do", "id": "x", "v": 0, "paths": [["button:pass"]]})
    for _ in range(count):
        guest.waiting.clear()
        try:
            command = wire.read_command(broken(good, chance))
        except (wire.BadFrame, RecursionError, UnicodeError):
            refused += 1
            continue
        await site.lines.obey(live, guest, command, chat)  # whatever it raises would have ended a line
        obeyed += 1
    going = live.frame_for(guest) != b""
    await site.stop()
    said = f"{refused} not understood, {obeyed} obeyed or refused, no exception"
    return f"{count} frames: {said}; the table goes on: {going}"


def broken(good: str, chance: random.Random) -> str:
    kind = chance.randrange(7)
    if kind == 0:
        return good[: chance.randrange(len(good))]
    if kind == 1:
        at = chance.randrange(len(good))
        return good[:at] + chr(chance.randrange(32, 0x2FF)) + good[at + 1 :]
    if kind == 2:
        return "[" * chance.randrange(1, 30_000)
    if kind == 3:
        return json.dumps(
            {"t": chance.choice(["do", "why", "sit", "chat", "nobody", ""]), "v": chance.choice([1e308, -1, "x", None])}
        )
    if kind == 4:
        return chance.choice(["NaN", "1e999", "null", '"', "{}", "\ud7ff", '{"t":"sit","seat":' + "9" * 400 + "}"])
    if kind == 5:
        return json.dumps(
            {"t": "do", "id": "x" * chance.randrange(5000), "v": 0, "paths": [["y"] * chance.randrange(900)]}
        )
    return "".join(chr(chance.randrange(1, 0xD7FF)) for _ in range(chance.randrange(300)))


async def large(house: House, _: int) -> str:
    """I2: a frame over 64 kB closes the line and costs no memory."""
    await warmed_up()
    id, key = new_table()
    codes, before = set(), 0
    for number in range(11):
        if number == 1:  # the first one makes room that is kept
            before = house.memory()
        me = Browser(id, key)
        await me.__aenter__()
        try:
            await me.line.send("x" * 70_000)
            while True:
                await asyncio.wait_for(me.line.recv(), 20)
        except websockets.ConnectionClosed as gone:
            codes.add(gone.rcvd.code if gone.rcvd else 0)
    return f"closed with {sorted(codes)}, memory +{(house.memory() - before) / 1e6:.1f} MB"


async def slow(house: House, _: int) -> str:
    """F17: somebody who never reads does not slow the table down."""
    id, key = new_table("imperium", 1, 2)

    alone = percentile(await paced(id, key, 20), 0.99)
    deaf = Browser(id, "")
    await deaf.__aenter__()
    deaf.line.transport.pause_reading()
    beside = 1000 * percentile(await paced(id, key, 20), 0.99)
    return f"p99 {1000 * alone:.0f} ms alone, {beside:.0f} ms beside somebody who reads nothing"


async def reconnect(house: House, clients: int) -> str:
    """L4: everybody comes back at once after a restart."""
    id, key = new_table()
    house.stop()
    house.start()
    began = time.monotonic()

    async def one() -> int:
        async with Browser(id, key) as me:
            return int(me.state["v"])

    versions = await asyncio.gather(*(one() for _ in range(clients)))
    took = time.monotonic() - began
    return f"{clients} clients hold version {max(versions)} after {took:.1f} s; all alike: {len(set(versions)) == 1}"


async def stop(house: House, _: int) -> str:
    """F19: SIGTERM tells everybody, loses nothing and ends soon."""
    id, key = new_table()
    async with Browser(id, key) as me:
        await me.act()
        acked = me.acked
        took = house.stop(signal.SIGTERM)
        kinds = []
        try:
            while True:
                kinds.append((await me.hear()).get("kind"))
        except websockets.WebSocketException:
            pass
    house.start()
    async with Browser(id, key) as me:
        kept = me.state["v"] >= acked
    return f"ended after {took:.1f} s, told {[k for k in kinds if k]}, nothing lost: {kept}"


async def soak(house: House, seconds: int) -> str:
    """L7: games one after the other; memory and descriptors stay flat."""
    games = 0

    async def sit(until: float) -> None:
        nonlocal games
        while time.monotonic() < until:
            id, key = new_table()
            async with Browser(id, key) as me:
                while await me.act():
                    pass
            games += 1

    await asyncio.gather(*(sit(time.monotonic() + seconds / 3) for _ in range(4)))
    before, open_before = house.memory(), house.descriptors()
    await asyncio.gather(*(sit(time.monotonic() + 2 * seconds / 3) for _ in range(4)))
    growth = 100 * (house.memory() - before) / before
    return f"{games} games: memory {growth:+.1f} %, descriptors {house.descriptors() - open_before:+d}"


Check = Callable[[House, int], Awaitable[str]]
CHECKS: dict[str, tuple[Check, int, int]] = {  # usual size, full size
    "load": (load, 20, 500),
    "stored": (stored, 200, 5000),
    "idle": (idle, 200, 10_000),
    "watch": (watch, 100, 200),
    "think": (think, 8, 8),
    "long": (long, 1, 1),
    "cut": (cut, 5, 100),
    "kills": (kills, 15, 1000),
    "synced": (synced, 40, 1000),
    "fuzz": (fuzz, 600, 20_000),
    "frames": (frames, 50_000, 1_000_000),
    "large": (large, 1, 1),
    "slow": (slow, 1, 1),
    "reconnect": (reconnect, 100, 2000),
    "stop": (stop, 1, 1),
    "soak": (soak, 20, 3600),
}


def run(name: str, size: int) -> bool:
    check: Any = CHECKS[name][0]
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        try:
            said: str = asyncio.run(check(house, size))
        finally:
            house.stop()
    print(f"{name:10} {said}", flush=True)
    return True


def main(args: list[str]) -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if args and args[0] == "serve":
        serve(args[1])
        return
    if args and args[0] == "look":
        asyncio.run(look(args[1], int(args[2])))
        return
    full = args[:1] == ["full"]
    names = [args[0]] if args and not full else list(CHECKS)
    for name in names:
        usual, whole = CHECKS[name][1:]
        run(name, int(args[1]) if len(args) > 1 else whole if full else usual)


if __name__ == "__main__":
    main(sys.argv[1:])
