"""What the browser asks for: the page, tables, seats, the past of a game. (`line` is the socket at each table.)"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from .. import bots
from ..bots.search import can_think
from ..kernel.contract import ONLOOKER
from ..kernel.errors import LandsraadError
from ..kernel.lesson import lessons_of
from ..registry import find_game, games
from . import replay, wire
from .door import COOKIE, Config, Guard, Refusal, address, body_of, holder_of, key_for, packed, refused
from .hall import Hall, OldTable, hashed
from .library import Library, everything
from .limits import Counts
from .line import Lines
from .live import Guest, LiveTable
from .store import Store
from .studies import Studies
from .thinkers import Thinkers

log = logging.getLogger("landsraad.server")
PAGE = Path(__file__).parent / "page"
YEAR = 365 * 24 * 3600
LANGS = ("en", "de")
HOUSEKEEPING = 120.0  # seconds
MANY_TABLES = 200  # that have left the memory before what their lines left behind is looked for
MOST_FRAMES = 40  # positions of the past in one answer


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
        self.lines = Lines(config, self.hall)

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

    def count_new_table(self, request: Request) -> None:
        if not self.new_tables.take(address(request)):
            raise Refusal(429, "That is enough new tables for an hour.")

    async def new_table(self, request: Request) -> Response:
        self.count_new_table(request)
        wish: wire.NewTable = await body_of(request, wire.NewTable)
        if wish.game not in games and not self.config.games_by_place:  # a place would load whatever it names
            raise Refusal(404, "This game is not here.")
        if any(seat.kind == "bot" and seat.bot not in bots.names() for seat in wish.seats):
            raise Refusal(404, "This bot is not here.")  # `run:` would start a program of this machine
        if wish.clock and not (60 <= wish.clock.bank <= 1e7 and 0 <= wish.clock.each <= 1e7):
            raise Refusal(400, "Such a clock does not run.")
        key = key_for(request)
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
        self.count_new_table(request)
        wish: wire.NewLesson = await body_of(request, wire.NewLesson)
        key = key_for(request)
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

    def invited_to(self, request: Request) -> LiveTable:
        live = self.hall.by_invite(str(request.path_params["code"]))
        if live is None:
            raise Refusal(404, "This invitation is not valid any more.")
        return live

    async def invited(self, request: Request) -> Response:
        return packed(self.brief(self.invited_to(request), holder_of(request), language(request)))

    async def claim(self, request: Request) -> Response:
        live = self.invited_to(request)
        wish: wire.Claim = await body_of(request, wire.Claim)
        key = key_for(request)
        if not await self.hall.claim(live, wish.seat, wish.name, hashed(key)):
            raise Refusal(409, "Somebody has this seat already.")
        return self.with_key(packed({"id": live.id}), key)

    async def recover(self, request: Request) -> Response:
        wish: wire.Recover = await body_of(request, wire.Recover)
        key = key_for(request)
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

    def finished(self, request: Request) -> LiveTable:
        """A table whose game is over."""
        live = self.table_of(request)
        if not live.table.state.over:
            raise Refusal(409, "The game is still running.")
        return live

    async def record(self, request: Request) -> Response:
        return Response(self.finished(request).table.finish().line(), media_type="application/json")

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
        live = self.finished(request)
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
        self.count_new_table(request)
        live = self.table_of(request)
        wish: wire.Branch = await body_of(request, wire.Branch)
        if not live.table.state.over:
            raise Refusal(409, "The game is still running.")
        if not (0 <= wish.seat < len(live.places) and 0 <= wish.n < replay.count(live.table) - 1):
            raise Refusal(404, "There is no such position.")
        key = key_for(request)
        made = await self.hall.branch(live, wish, hashed(key))
        return self.with_key(packed({"id": made.id}, 201), key)

    async def qr(self, request: Request) -> Response:
        """The link of an invitation as a picture."""
        live = self.invited_to(request)
        link = f"{self.config.scheme}://{request.headers['host']}{self.config.prefix}/j/{live.invite}"
        return Response(qr_picture(link), media_type="image/svg+xml", headers={"cache-control": "no-store"})

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
        self.lines.shut = True
        for live in list(self.hall.tables.values()):
            for guest in list(live.guests):
                guest.tell(wire.Notice("restarting"))
        await asyncio.sleep(0.1)  # the notices leave first

    async def stop(self) -> None:
        """Nothing that was acknowledged is lost."""
        if not self.lines.shut:
            await self.farewell()
        for live in list(self.hall.tables.values()):
            if live.alarm is not None:
                live.alarm.cancel()
            if live.thinking is not None:
                live.thinking.cancel()
        self.thinkers.close()
        self.studies.close()
        self.store.close()


def nowhere(site: Site) -> Callable[[Request, Exception], Awaitable[Response]]:
    """An address that leads nowhere: somebody who looks gets the page, which says so and leads on."""

    async def answer(request: Request, _: Exception) -> Response:
        if request.method == "GET" and "text/html" in request.headers.get("accept", ""):
            found = await site.page(request)
            found.status_code = 404
            return found
        return PlainTextResponse("Not Found", 404)

    return answer


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
        WebSocketRoute("/ws/{id}", site.lines.answer),
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
