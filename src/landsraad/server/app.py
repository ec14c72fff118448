"""What the browser asks for: the page, tables, seats, and a socket at each table.

Nobody has an account. A browser gets a key of its own in a cookie that scripts cannot read; the store knows only its
hash. A link claims an open seat for that browser, and no address holds a secret afterwards.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import logging
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from .. import bots
from ..bots.search import can_think
from ..kernel.contract import ONLOOKER
from ..kernel.declared import Declared
from ..kernel.errors import LandsraadError
from ..kernel.lesson import lessons_of
from ..kernel.seat import Seat
from ..registry import find_game, games
from . import replay, wire
from .hall import SLOWEST_READER, Guest, Hall, LiveTable, OldTable, hashed
from .library import Library, everything
from .limits import Bucket, Counts
from .store import Store
from .studies import Studies
from .thinkers import Thinkers

log = logging.getLogger("landsraad.server")
PAGE = Path(__file__).parent / "page"
COOKIE = "landsraad"
YEAR = 365 * 24 * 3600
LANGS = ("en", "de")
POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
]
# On plain http a browser ignores it and complains in its console.
HEADERS_OF_HTTPS = [*HEADERS, (b"cross-origin-opener-policy", b"same-origin")]
LARGEST_BODY = 64 * 1024
HOUSEKEEPING = 120.0  # seconds
MANY_TABLES = 200  # that have left the memory before what their lines left behind is looked for
NO_SUCH_TABLE, OLD_TABLE = 4404, 4410  # why a line ends for good
MOST_FRAMES = 40  # positions of the past in one answer


@dataclass(frozen=True)
class Config:
    """Where the server can be reached. A request for another host is refused."""

    hosts: frozenset[str]  # host:port
    scheme: str = "http"
    prefix: str = ""  # behind a proxy: the path it serves us under, without a slash at the end
    database: Path | str = ":memory:"
    thinkers: int = 1
    playouts: int = 24  # for each decision of a game that is looked at again
    tables_an_hour: int = 30
    games_by_place: bool = False  # a table may name its game by the place it is written at: only for tests
    sockets_an_address: int = 50
    forget_after: float = 600.0  # seconds nobody has looked at a table before it is only in the store


# ---------------------------------------------------------------- who asks


def key_of(connection: HTTPConnection) -> str | None:
    key = connection.cookies.get(COOKIE, "")
    return key if 32 <= len(key) <= 64 else None


def holder_of(connection: HTTPConnection) -> str | None:
    key = key_of(connection)
    return hashed(key) if key else None


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


class Guard:
    """In front of everything: the right host, the right origin for whatever changes something, safe headers."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config
        self.headers = HEADERS_OF_HTTPS if config.scheme == "https" else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if host not in self.config.hosts:
            return await self._refuse(scope, receive, send, 421, "This server does not answer to that name.")
        if scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD"):
            origin = headers.get(b"origin", b"").decode("latin-1")
            if origin != f"{self.config.scheme}://{host}":
                return await self._refuse(scope, receive, send, 403, "Only this server's own page may do that.")

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        await self.app(scope, receive, with_headers)

    @staticmethod
    async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, text: str) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403})
        else:
            await PlainTextResponse(text, status)(scope, receive, send)


class Refusal(Exception):
    """An answer that is an error."""

    def __init__(self, status: int, text: str) -> None:
        self.status = status
        self.text = text


async def refused(_: Request, error: Exception) -> Response:
    if isinstance(error, Refusal):
        return JSONResponse({"error": error.text}, error.status)
    assert isinstance(error, LandsraadError)
    return JSONResponse({"error": str(error)}, 400)


def nowhere(site: Site) -> Callable[[Request, Exception], Awaitable[Response]]:
    """An address that leads nowhere: somebody who looks gets the page, which says so and leads on."""

    async def answer(request: Request, _: Exception) -> Response:
        if request.method == "GET" and "text/html" in request.headers.get("accept", ""):
            found = await site.page(request)
            found.status_code = 404
            return found
        return PlainTextResponse("Not Found", 404)

    return answer


async def body_of(request: Request, kind: Any) -> Any:
    """The body as that type. Only JSON, which no form of another page can send."""
    if request.headers.get("content-type", "").split(";")[0] != "application/json":
        raise Refusal(415, "JSON is expected here.")
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > LARGEST_BODY:
            raise Refusal(413, "That is too long.")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Refusal(400, f"That was not understood: {error}") from error


def packed(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data, enc_hook=as_data), status, media_type="application/json")


def as_data(value: Any) -> Any:
    if isinstance(value, Declared):
        return {field: getattr(value, field) for field in type(value).field_types}
    return wire.plain(value)


# ---------------------------------------------------------------- the rooms of the house


class Site:
    """The answers, with what they need."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database)
        self.thinkers = Thinkers(config.thinkers)
        self.hall = Hall(self.store, self.thinkers)
        self.library = Library()
        self.studies = Studies(self.store, config.playouts)
        self.new_tables = Counts(config.tables_an_hour, 3600.0)
        self.sockets: dict[str, int] = {}
        self.stopping = False

    def warm(self) -> None:
        """Load the texts of every game before somebody waits for them: it takes most of a second."""
        for name in games:
            if is_whole(games[name]):
                for lang in LANGS:
                    self.library.book(name, lang)

    # ------------------------------------------------------------ the page

    async def page(self, _: Request) -> Response:
        try:
            html = (PAGE / "index.html").read_text(encoding="utf-8")
        except OSError:
            return PlainTextResponse("The page has not been built: run `make web`.", 503)
        return HTMLResponse(
            html.replace('<base href="/" />', f'<base href="{self.config.prefix}/" />'),
            headers={"cache-control": "no-cache"},
        )

    async def games(self, request: Request) -> Response:
        """Which games there are and what a new table of each may be asked for."""
        lang = language(request)
        found = []
        for name in games:
            game: Any = games[name]
            if not is_whole(game):
                continue
            found.append(
                {
                    "name": name,
                    "title": own_title(game, lang),
                    "seats": game.seats,
                    "usual": everything(game).players,
                    "options": game.options(lang),
                    "bots": bots.names(),
                }
            )
        return packed(found)

    async def book(self, request: Request) -> Response:
        """Everything on this table in words and facts; the same for everybody, so a browser may keep it."""
        live = self.table_of(request)
        return packed(live.game.book(live.table.record.setup, language(request)))

    # ------------------------------------------------------------ tables

    def table_of(self, request: HTTPConnection) -> LiveTable:
        live = self.hall.find(str(request.path_params["id"]))
        if live is None:
            raise Refusal(404, "This table is not here.")
        return live

    async def new_table(self, request: Request) -> Response:
        if not self.new_tables.take(address(request)):
            raise Refusal(429, "That is enough new tables for an hour.")
        wish: wire.NewTable = await body_of(request, wire.NewTable)
        if wish.game not in games and not self.config.games_by_place:  # a place would load whatever it names
            raise Refusal(404, "This game is not here.")
        if any(seat.kind == "bot" and seat.bot not in bots.names() for seat in wish.seats):
            raise Refusal(404, "This bot is not here.")  # `run:` would start a program of this machine
        if wish.clock and not (60 <= wish.clock.bank <= 1e7 and 0 <= wish.clock.each <= 1e7):
            raise Refusal(400, "Such a clock does not run.")
        key = key_of(request) or secrets.token_urlsafe(32)
        live = await self.hall.new_table(wish, hashed(key))
        return self.with_key(packed({"id": live.id, "invite": live.invite}, 201), key)

    async def lessons(self, request: Request) -> Response:
        lang = language(request)
        found = []
        for name, game in games.items():
            for lesson in lessons_of(game) if is_whole(game) else ():
                steps = sum(bool(step.en) for step in lesson.steps)
                found.append(wire.LessonBrief(name, lesson.name, lesson.title(lang), steps))
        return packed(found)

    async def new_lesson(self, request: Request) -> Response:
        if not self.new_tables.take(address(request)):
            raise Refusal(429, "That is enough new tables for an hour.")
        wish: wire.NewLesson = await body_of(request, wire.NewLesson)
        key = key_of(request) or secrets.token_urlsafe(32)
        live = await self.hall.new_lesson(wish, hashed(key)) if wish.game in games else None
        if live is None:
            raise Refusal(404, "There is no such lesson.")
        return self.with_key(packed({"id": live.id}, 201), key)

    # ------------------------------------------------------------ rules and components

    async def search(self, request: Request) -> Response:
        name = str(request.path_params["game"])
        if name not in games:
            raise Refusal(404, "This game is not here.")
        return packed(self.library.search(name, request.query_params.get("q", "")[:80], language(request)))

    async def rule(self, request: Request) -> Response:
        rule = self.library.rule(str(request.path_params["rule"]), language(request))
        if rule is None:
            raise Refusal(404, "There is no such rule.")
        return packed(rule)

    def with_key(self, response: Response, key: str) -> Response:
        response.set_cookie(
            COOKIE,
            key,
            max_age=YEAR,
            path=f"{self.config.prefix}/",
            secure=self.config.scheme == "https",
            httponly=True,
            samesite="lax",
        )
        return response

    async def my_tables(self, request: Request) -> Response:
        holder = holder_of(request)
        if holder is None:
            return packed([])
        lang = language(request)
        return packed([self.brief(one, holder, lang) for one in await self.hall.of(holder)])

    def brief(self, live: LiveTable | OldTable, holder: str | None, lang: str) -> wire.TableBrief:
        if isinstance(live, OldTable):
            try:
                title = own_title(find_game(live.game), lang)
            except LandsraadError:  # a game from elsewhere that is not here any more
                title = live.game
            return wire.TableBrief(live.id, live.game, title, [], 0, True, True, False, live.changed, old=True)
        state = live.table.state
        mine = [n for n, place in enumerate(live.places) if holder and place.holder == holder]
        guest = Guest(live, holder)
        return wire.TableBrief(
            live.id,
            live.game.name,
            title_of(live, lang),
            live.people(guest),
            live.table.version,
            live.started,
            state.over,
            live.started and not state.over and state.player in mine,
            live.since,
            replay.round_of(live.table),
            live.invite if mine else "",
        )

    async def invited(self, request: Request) -> Response:
        live = self.hall.by_invite(str(request.path_params["code"]))
        if live is None:
            raise Refusal(404, "This invitation is not valid any more.")
        return packed(self.brief(live, holder_of(request), language(request)))

    async def claim(self, request: Request) -> Response:
        live = self.hall.by_invite(str(request.path_params["code"]))
        if live is None:
            raise Refusal(404, "This invitation is not valid any more.")
        wish: wire.Claim = await body_of(request, wire.Claim)
        key = key_of(request) or secrets.token_urlsafe(32)
        if not await self.hall.claim(live, wish.seat, wish.name, hashed(key)):
            raise Refusal(409, "Somebody has this seat already.")
        return self.with_key(packed({"id": live.id}), key)

    async def recover(self, request: Request) -> Response:
        wish: wire.Recover = await body_of(request, wire.Recover)
        key = key_of(request) or secrets.token_urlsafe(32)
        live = await self.hall.recover(wish.code.replace("-", "").replace(" ", "").upper(), hashed(key))
        if live is None:
            raise Refusal(404, "No seat has this code.")
        return self.with_key(packed({"id": live.id}), key)

    def own_seat(self, request: Request) -> tuple[LiveTable, int]:
        """The seat of the address, for somebody who sits at the table."""
        live, holder = self.table_of(request), holder_of(request)
        if holder is None or not any(place.holder == holder for place in live.places):
            raise Refusal(403, "Only those who sit at this table may do that.")
        n = int(request.path_params["seat"])
        if not 0 <= n < len(live.places):
            raise Refusal(404, "There is no such seat.")
        return live, n

    async def recovery_code(self, request: Request) -> Response:
        live, n = self.own_seat(request)
        if live.places[n].holder != holder_of(request):
            raise Refusal(403, "This is somebody else's seat.")
        return packed({"code": await self.hall.recovery_code(live, n)})

    async def free(self, request: Request) -> Response:
        """The owner of the table, who sits on its first seat of a person, takes a seat back."""
        live, n = self.own_seat(request)
        owner = next((p.holder for p in live.places if p.kind == "person"), None)
        if holder_of(request) not in (owner, live.places[n].holder):
            raise Refusal(403, "Only the owner of the table may do that.")
        await self.hall.free(live, n)
        return packed({"invite": live.invite})

    async def record(self, request: Request) -> Response:
        """The whole game, once it is over."""
        live = self.table_of(request)
        if not live.table.state.over:
            raise Refusal(409, "The game is still running.")
        return Response(live.table.finish().line(), media_type="application/json")

    async def past(self, request: Request) -> Response:
        """What the slider of a look back needs first."""
        live = self.table_of(request)
        over, guest = live.table.state.over, Guest(live, holder_of(request))
        people = [*live.people(guest), *live.rivals(language(request))]
        scores = replay.scores(live.table) if over else []
        return packed(wire.Past(live.called, replay.count(live.table), over, people, guest.yours, scores))

    def eyes(self, request: Request) -> tuple[LiveTable, int, int]:
        """The table, the seat that looks back, and a number; other seats' eyes only once the game is over."""
        live, holder = self.table_of(request), holder_of(request)
        try:
            seat, first = (
                int(request.query_params.get(name, default)) for name, default in (("seat", "-1"), ("n", "0"))
            )
        except ValueError as error:
            raise Refusal(400, "Numbers are expected here.") from error
        own = 0 <= seat < len(live.places) and holder is not None and live.places[seat].holder == holder
        if not (live.table.state.over or own or seat == ONLOOKER) or not replay.ALL <= seat < len(live.places):
            raise Refusal(403, "This is somebody else's seat.")
        return live, seat, max(0, first)

    async def frames(self, request: Request) -> Response:
        """Positions of the past, through the eyes of a seat."""
        live, seat, first = self.eyes(request)
        return packed(replay.frames(live.table, seat, language(request), first, MOST_FRAMES))

    async def log(self, request: Request) -> Response:
        """The whole log as a seat may know it, each line with the position it belongs to."""
        live, seat, _ = self.eyes(request)
        return packed(replay.news(live.table, 0, max(seat, ONLOOKER), language(request))[0])

    async def analysis(self, request: Request) -> Response:
        """A game that is over, looked at again: how far that has come."""
        live = self.table_of(request)
        if not live.table.state.over:
            raise Refusal(409, "The game is still running.")
        if not can_think(live.game.name):
            return packed(wire.Analysis("impossible"))
        return packed(self.studies.of(live.id, replay.first(live.table), language(request)))

    async def analyse(self, request: Request) -> Response:
        """Begin, for anybody who may look back: nothing is hidden any more."""
        live = self.table_of(request)
        if not live.table.state.over or not can_think(live.game.name):
            raise Refusal(409, "This game cannot be looked at now.")
        people = [n for n, place in enumerate(live.places) if place.kind == "person"]
        if not self.studies.start(live.id, live.table.finish(), people):
            raise Refusal(429, "Many games wait to be looked at. Try again in a few minutes.")
        return packed(self.studies.of(live.id, replay.first(live.table), language(request)), 202)

    async def stop_analysis(self, request: Request) -> Response:
        self.studies.stop(self.table_of(request).id)
        return packed(wire.Analysis("none"))

    async def branch(self, request: Request) -> Response:
        """Play on from a position of a game that is over; of a running one it would tell what is hidden."""
        if not self.new_tables.take(address(request)):
            raise Refusal(429, "That is enough new tables for an hour.")
        live = self.table_of(request)
        wish: wire.Branch = await body_of(request, wire.Branch)
        if not live.table.state.over:
            raise Refusal(409, "The game is still running.")
        if not (0 <= wish.seat < len(live.places) and 0 <= wish.n < replay.count(live.table) - 1):
            raise Refusal(404, "There is no such position.")
        key = key_of(request) or secrets.token_urlsafe(32)
        made = await self.hall.branch(live, wish, hashed(key))
        return self.with_key(packed({"id": made.id}, 201), key)

    async def qr(self, request: Request) -> Response:
        """The link of an invitation as a picture."""
        live = self.hall.by_invite(str(request.path_params["code"]))
        if live is None:
            raise Refusal(404, "This invitation is not valid any more.")
        link = f"{self.config.scheme}://{request.headers['host']}{self.config.prefix}/j/{live.invite}"
        return Response(qr_picture(link), media_type="image/svg+xml", headers={"cache-control": "no-store"})

    # ------------------------------------------------------------ the socket

    async def socket(self, socket: WebSocket) -> None:
        where = address(socket)
        if self.stopping or self.sockets.get(where, 0) >= self.config.sockets_an_address:
            await socket.close(4429)
            return
        try:
            live = self.hall.find(str(socket.path_params["id"]))
            why_not = NO_SUCH_TABLE
        except LandsraadError:  # saved under rules its position cannot be carried over from
            live, why_not = None, OLD_TABLE
        if live is None:
            await socket.accept()  # a browser is told nothing of a line that was never open
            await socket.close(why_not)
            return
        self.sockets[where] = self.sockets.get(where, 0) + 1
        guest = Guest(live, holder_of(socket))
        try:
            await socket.accept()
            await self._serve(socket, live, guest)
        finally:
            live.guests.discard(guest)
            self.sockets[where] -= 1
            if not self.sockets[where]:
                del self.sockets[where]
            if live.misses(guest):
                live.refresh()

    async def _serve(self, socket: WebSocket, live: LiveTable, guest: Guest) -> None:
        sender = asyncio.create_task(self._send_all(socket, live, guest))
        bucket, chat = Bucket(20.0, 40), Bucket(0.5, 5)
        try:
            while not guest.closed:
                text = await socket.receive_text()
                await bucket.wait()  # a flood is slowed down, never punished
                try:
                    command = wire.read_command(text)
                except (wire.BadFrame, RecursionError, UnicodeError):
                    guest.tell(wire.Notice("not_understood"))
                    continue
                await self._obey(live, guest, command, chat)
        except (WebSocketDisconnect, KeyError):  # KeyError: a frame of bytes where text belongs
            pass
        finally:
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sender

    async def _send_all(self, socket: WebSocket, live: LiveTable, guest: Guest) -> None:
        """What waits, then the newest state: a browser that reads slowly skips those in between."""
        while True:
            await guest.changed.wait()
            guest.changed.clear()
            waiting, guest.waiting = guest.waiting, []
            frames = [wire.write(message) for message in waiting]
            if guest.stale and guest in live.guests:
                guest.stale = False
                frames.append(live.frame_for(guest))
            try:
                for frame in frames:
                    async with asyncio.timeout(SLOWEST_READER):
                        await socket.send_text(frame.decode())
                if guest.closed:
                    await socket.close(4408)
            except (TimeoutError, WebSocketDisconnect, RuntimeError):
                guest.closed = guest.closed or "gone"
                with contextlib.suppress(RuntimeError):
                    await socket.close(4408)
                return

    async def _obey(self, live: LiveTable, guest: Guest, command: wire.Command, chat: Bucket) -> None:
        match command:
            case wire.Hello():
                guest.lang = command.lang
                guest.raw = guest.count = 0
                if guest not in live.guests:
                    new = live.misses(guest)
                    live.guests.add(guest)
                    guest.seat = guest.yours[0] if len(guest.yours) == 1 else ONLOOKER
                    for said in self.hall.chat_so_far(live):
                        guest.tell(said)
                    if new:
                        live.refresh()
                guest.refresh()
            case wire.Ping():
                guest.tell(wire.Pong())
            case wire.Do():
                await live.do(guest, command)
            case wire.Undo() | wire.Redo():
                await live.back(guest, command)
            case wire.Sit():
                if command.seat in guest.yours:
                    guest.seat = command.seat
                    guest.raw = guest.count = 0
                    guest.refresh()
            case wire.AskWhy():
                guest.tell(wire.WhyNot(command.thing, self._reasons(live, guest, command.thing)))
            case wire.AskPreview():
                self._preview(live, guest, command)
            case wire.AskHint():
                hint = await self.hall.hint(live, guest)
                guest.tell(hint if hint is not None else wire.Notice("no_hint"))
            case wire.Say():
                if not guest.yours or not command.text.strip():
                    guest.tell(wire.Notice("not_allowed"))
                elif not chat.take():
                    guest.tell(wire.Notice("slow_down"))
                else:
                    await self.hall.chat(live, guest, command.text)
            case wire.StandIn():
                known = not command.bot or command.bot in bots.names()
                if guest.yours and known and 0 <= command.seat < len(live.places):
                    await self.hall.stand_in(live, command.seat, command.bot)
                else:
                    guest.tell(wire.Notice("not_allowed"))

    @staticmethod
    def _reasons(live: LiveTable, guest: Guest, thing: str) -> list[wire.ReasonText]:
        if guest.seat == ONLOOKER:
            return []
        try:
            found = Seat.at(live.table, guest.seat).why(thing, guest.lang)
        except LandsraadError:  # nothing of this game is called so
            return []
        return [wire.ReasonText(str(reason), getattr(reason, "rule", "")) for reason in found]

    @staticmethod
    def _preview(live: LiveTable, guest: Guest, command: wire.AskPreview) -> None:
        seat = Seat.at(live.table, guest.seat)
        wanted = sorted(command.path)
        for choice in live.choices(guest.seat, guest.lang) if seat.to_move else []:
            if sorted(choice.path) == wanted:
                preview = seat.preview(choice.action)
                guest.tell(wire.PreviewOf(command.path, preview.final, preview.changes))
                return
        guest.tell(wire.PreviewOf(command.path, "", []))

    async def keep_house(self) -> None:
        """Every few minutes, as long as the server runs."""
        gone = 0
        while True:
            await asyncio.sleep(min(HOUSEKEEPING, self.config.forget_after))
            gone += self.hall.forget(self.config.forget_after)
            if gone >= MANY_TABLES:  # nobody is served meanwhile, so not for a few
                gc.collect()
                gone = 0
            try:
                await self.hall.remove_the_unplayed()
            except sqlite3.Error as error:  # a full disk: next time
                log.error("tables nobody played at could not be removed: %s", error)

    # ------------------------------------------------------------ the end

    async def farewell(self) -> None:
        """Everybody is told before the lines are cut; nobody new is let in."""
        self.stopping = True
        for live in list(self.hall.tables.values()):
            for guest in list(live.guests):
                guest.tell(wire.Notice("restarting"))
        await asyncio.sleep(0.1)  # the notices leave first

    async def stop(self) -> None:
        """Nothing that was acknowledged is lost."""
        if not self.stopping:
            await self.farewell()
        for live in list(self.hall.tables.values()):
            if live.alarm is not None:
                live.alarm.cancel()
            if live.thinking is not None:
                live.thinking.cancel()
        self.thinkers.close()
        self.studies.close()
        self.store.close()


def qr_picture(text: str) -> bytes:
    """As SVG without styles, which the security policy would refuse."""
    import segno

    out = io.BytesIO()
    segno.make(text, error="m").save(out, kind="svg", border=3, dark="#000", light="#fff", svgns=True, scale=4)
    return out.getvalue()


def is_whole(game: Any) -> bool:
    """Whether a game has everything a table in the browser is made from."""
    return all(hasattr(game, part) for part in ("seats", "question", "show", "book", "options", "points"))


def own_title(game: Any, lang: str) -> str:
    title: str = game.title_in(lang) if hasattr(game, "title_in") else game.title
    return title


def title_of(live: LiveTable, lang: str) -> str:
    """What is played: the game with its expansions."""
    known = next((dict(o.choices) for o in live.game.options(lang) if o.name == "expansions"), {})
    return " + ".join([own_title(live.game, lang), *(known.get(x, x) for x in live.table.record.setup.expansions)])


def language(request: Request) -> str:
    lang = request.path_params.get("lang") or request.query_params.get("lang", "en")
    return lang if lang in LANGS else "en"


def make_app(config: Config) -> Starlette:
    site = Site(config)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        housekeeper = asyncio.create_task(site.keep_house())
        yield
        housekeeper.cancel()
        await site.stop()

    async def health(_: Request) -> Response:
        return packed({"ok": True, "tables": len(site.hall.tables), "at": time.time()})

    page: Callable[[Request], Awaitable[Response]] = site.page
    routes = [
        Route("/api/health", health),
        Route("/api/games", site.games),
        Route("/api/tables", site.my_tables, methods=["GET"]),
        Route("/api/tables", site.new_table, methods=["POST"]),
        Route("/api/t/{id}/book/{lang}", site.book),
        Route("/api/t/{id}/record", site.record),
        Route("/api/t/{id}/past", site.past),
        Route("/api/t/{id}/frames", site.frames),
        Route("/api/t/{id}/log", site.log),
        Route("/api/t/{id}/analysis", site.analysis, methods=["GET"]),
        Route("/api/t/{id}/analysis", site.analyse, methods=["POST"]),
        Route("/api/t/{id}/analysis", site.stop_analysis, methods=["DELETE"]),
        Route("/api/t/{id}/branch", site.branch, methods=["POST"]),
        Route("/api/lessons", site.lessons, methods=["GET"]),
        Route("/api/lessons", site.new_lesson, methods=["POST"]),
        Route("/api/rules/{game}", site.search),
        Route("/api/rule/{rule}", site.rule),
        Route("/api/j/{code}/qr.svg", site.qr),
        Route("/api/t/{id}/seat/{seat:int}/code", site.recovery_code, methods=["POST"]),
        Route("/api/t/{id}/seat/{seat:int}/free", site.free, methods=["POST"]),
        Route("/api/j/{code}", site.invited, methods=["GET"]),
        Route("/api/j/{code}", site.claim, methods=["POST"]),
        Route("/api/recover", site.recover, methods=["POST"]),
        WebSocketRoute("/ws/{id}", site.socket),
        Route("/", page),
        *(Route(path, page) for path in ("/new", "/join", "/learn", "/rules", "/tables")),
        Route("/t/{id}", page),
        Route("/t/{id}/{part}", page),
        Route("/j/{code}", page),
        Route("/r/{id}", page),
        Route("/learn/{game}", page),
        Route("/rules/{rule}", page),
        Mount("/assets", StaticFiles(directory=PAGE / "assets", check_dir=False)),
    ]
    handlers = {Refusal: refused, LandsraadError: refused, 404: nowhere(site)}
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    app.state.site = site
    app.add_middleware(Guard, config=config)
    return app
